"""What an action would bring: it is played on a copy of the game, where choices are noted and passed over."""

from signoria.kernel.state import Json
from signoria.lorenzo.components import FAITH, PRIVILEGE, PRIVILEGES, Goods, words_of
from signoria.lorenzo.effects import Bonus, advance, resolve_card
from signoria.lorenzo.gains import receive
from signoria.lorenzo.moves import exchange_card, ways_to_pay
from signoria.lorenzo.purse import purse_of
from signoria.lorenzo.state import (
    BONUS,
    CARD_TASK,
    EXCHANGE_CHOICE,
    NO_TASKS,
    PAY_TASK,
    PRIVILEGE_TASK,
    RESOLVE,
    LorenzoState,
)
from signoria.lorenzo.towers import acquire, affordable_ways, take
from signoria.lorenzo.values import line_of
from signoria.lorenzo.vatican import VaticanChoice
from signoria.lorenzo.work import begin_work, resolve_work, resume_later


class Preview:
    """A copy of the game in which the deciding seat tries something out."""

    def __init__(self, state: LorenzoState) -> None:
        copy: LorenzoState = state.clone()  # type: ignore[assignment]
        copy.journal = []
        copy.queue = NO_TASKS
        self.copy = copy
        self.privileges = 0
        self.exchanges: list[str] = []  # cards that offer one
        self.actions: list[Json] = []  # bonus actions

    def finish(self) -> None:
        """Resolve all that was set off: cards are paid in the first way, exchanges and bonus actions declined."""
        copy = self.copy
        while copy.queue:
            task = copy.queue[0]
            if task.kind == PRIVILEGE_TASK:
                self.privileges += min(task.value, len(PRIVILEGES))
                copy.pop()
            elif task.kind == PAY_TASK:
                ways = ways_to_pay(copy)
                acquire(copy, task, ways[affordable_ways(purse_of(copy.family().held), ways)[0]].pay)
            elif task.kind == CARD_TASK:
                resolve_card(copy, task)
                if copy.kind == BONUS:
                    self.actions.append(Bonus().details(copy))
                    advance(copy, task, task.suffered)
            else:
                resolve_work(copy, task)
                if copy.kind == EXCHANGE_CHOICE:
                    self.exchanges.append(exchange_card(copy) or "")
                    left = copy.queue[0]
                    resume_later(copy, left, left.at, left.effect + 1, left.suffered, left.goods)
            copy.proceed_to(RESOLVE)

    def gain(self, origin: str = "") -> Json:
        """Goods, points and privileges that have come, from one source or from all."""
        gain: Json = {}
        for fact in self.copy.journal or []:
            if fact["fact"] == "gain" and origin in ("", fact["from"]):
                for kind, amount in fact["goods"].items():
                    gain[kind] = gain.get(kind, 0) + amount
        if self.privileges and not origin:
            gain["privilege"] = self.privileges
        return gain


def card_preview(state: LorenzoState, floor: int, servants: int, discount: Goods, member: int) -> Json:
    """LM-TOW-2, LM-TOW-4, LM-CRD-1: the floor's bonus, and with the card's immediate effects all that comes at once."""
    preview = Preview(state)
    family = preview.copy.family()
    take(preview.copy, family, floor, servants, discount, member)
    preview.finish()
    found: Json = {"bonus": words_of(state.family().effects.floor_gain[floor]), "gain": preview.gain()}
    if preview.actions:
        found["actions"] = preview.actions
    return found


def gain_preview(state: LorenzoState, gain: Goods, number: int = 1, suffered: int = 0) -> Json:
    """LM-EXC-2: what comes of a gain from one source, less what excommunications take."""
    preview = Preview(state)
    receive(preview.copy, preview.copy.family(), gain, "", number, False, suffered)
    preview.privileges = gain[PRIVILEGE] * number
    return preview.gain()


def work_preview(state: LorenzoState, action: int, value: int) -> Json:
    """LM-WRK-2: what a harvest or production at a value brings, and which cards of its line it sets off."""
    preview = Preview(state)
    family = preview.copy.family()
    begin_work(preview.copy, family, action, value)
    preview.finish()
    line = [state.components.cards[card] for card in family.cards[line_of(action)]]
    return {
        "from": value,
        "tile": preview.gain(state.components.tiles[family.tile].key),
        "gain": preview.gain(),
        "fires": [card.key for card in line if card.activation <= value],
        "rests": [card.key for card in line if card.activation > value],
        "exchanges": preview.exchanges,
    }


def church_preview(state: LorenzoState, action: int) -> Json:
    """LM-VAT-1, LM-VAT-2, LM-LDR-7: what supporting the church or refusing brings, and the faith that is left."""
    preview = Preview(state)
    family = preview.copy.family()
    before = family.held[:]
    VaticanChoice().apply(preview.copy, action)
    faith = family.held[FAITH]
    before[FAITH] = faith
    gain = tuple([after - had for after, had in zip(family.held, before)])
    return {"gain": words_of(gain), "faith": faith}
