"""The interpreter of effects: pending effects wait in a queue and are resolved in order."""

from signoria.kernel.state import NONE, Json
from signoria.lorenzo.components import ACTION, ACTIONS_NAMED, CARD_TYPES, HARVEST, TAKE_CARD, Effect, words_of
from signoria.lorenzo.council import resolve_privilege
from signoria.lorenzo.gains import grant, receive, times
from signoria.lorenzo.moves import DECLINE, TAKE, WORK, servants_spent, without_surplus
from signoria.lorenzo.state import (
    BONUS,
    CARD_TASK,
    CONTINUE_TURN,
    PAY_TASK,
    RESOLVE,
    WORK_TASK,
    Decision,
    LorenzoState,
    Task,
)
from signoria.lorenzo.surplus import add_surplus
from signoria.lorenzo.towers import floors_to_take, resolve_payment, take
from signoria.lorenzo.values import bonus_effect, may_spend_surplus
from signoria.lorenzo.work import resolve_work, work_levels, work_without_member


class Resolve(Decision):
    """Pending effects are resolved one after the other; then the turn continues."""

    def apply(self, state: LorenzoState, action: int) -> None:
        if not state.queue:
            state.proceed_to(CONTINUE_TURN)
            return
        task = state.queue[0]
        if task.kind == PAY_TASK:
            resolve_payment(state, task)
        elif task.kind == CARD_TASK:
            resolve_card(state, task)
        elif task.kind == WORK_TASK:
            resolve_work(state, task)
        else:
            resolve_privilege(state, task)


def resolve_card(state: LorenzoState, task: Task) -> None:
    """LM-TOW-4, LM-CRD-1: the next immediate effect of a card, in printed order. The card is one source."""
    card = state.components.cards[task.subject]
    if task.effect >= len(card.immediate):
        state.pop()
        return
    effect = card.immediate[task.effect]
    if effect.op == ACTION:
        if bonus_actions(state, effect):
            state.proceed_to(BONUS)
        else:
            advance(state, task, task.suffered)
        return
    family = state.family()
    number = times(family, effect)
    suffered = receive(state, family, effect.gain, card.key, number, True, task.suffered)
    advance(state, task, suffered)
    grant(state, effect.gain, number)


def advance(state: LorenzoState, task: Task, suffered: int) -> None:
    """On to the next immediate effect of the card."""
    if task.effect + 1 < len(state.components.cards[task.subject].immediate):
        state.replace_first(Task(CARD_TASK, task.subject, task.effect + 1, suffered))
    else:
        state.pop()


def bonus_actions(state: LorenzoState, effect: Effect) -> list[int]:
    """LM-BON-1: what can be done with a bonus action."""
    family = state.family()
    if effect.action != TAKE_CARD:
        return work_levels(state, family, effect, WORK)
    return [TAKE + floor for floor in floors_to_take(state, family, effect.value, effect.card, effect.discount)]


class Bonus(Decision):
    """LM-BON-1: take a card, harvest or produce without a member, or decline."""

    def legal(self, state: LorenzoState) -> list[int]:
        found = [*bonus_actions(state, bonus_effect(state)), DECLINE]
        if may_spend_surplus(state, state.family()):
            add_surplus(state, state.family(), found)
        return found

    def apply(self, state: LorenzoState, action: int) -> None:
        task = state.queue[0]
        effect = bonus_effect(state)
        family = state.family()
        servants = 0 if action == DECLINE else servants_spent(state, action)
        action = without_surplus(action)
        advance(state, task, task.suffered)
        if action == DECLINE:
            if state.journal is not None:
                state.record_fact(
                    {"fact": "decline", "seat": state.seat, "card": state.components.card_keys[task.subject]}
                )
            state.proceed_to(RESOLVE)
        elif action < WORK:
            take(state, family, action - TAKE, servants, effect.discount, NONE)
        else:
            work_without_member(state, family, effect, servants)

    def details(self, state: LorenzoState) -> Json:
        effect = bonus_effect(state)
        details: Json = {
            "card": state.components.card_keys[state.queue[0].subject],
            "action": ACTIONS_NAMED[effect.action - HARVEST],
            "value": effect.value,
        }
        if effect.action == TAKE_CARD:
            details["type"] = CARD_TYPES[effect.card]
            details["discount"] = words_of(effect.discount)
        return details
