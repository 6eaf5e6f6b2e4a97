"""The contract's verbs and the integers that stand for them: one fixed space of actions."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import holds
from signoria.kernel.reading import Reader
from signoria.kernel.reasons import Reason, malformed
from signoria.kernel.state import NONE, Move, not_asked
from signoria.lorenzo.components import (
    COUNCIL,
    DICE,
    HARVEST,
    HARVEST_SPACES,
    HIGHEST_ACTIVATION,
    LEADER_COUNT,
    MARKET_SPACES,
    MEMBER_COUNT,
    MEMBER_VALUE_SET_ONE,
    MEMBERS,
    MOST_HELD,
    MOST_OPTIONS,
    MOST_PAYMENTS,
    MOST_TILES,
    PRIVILEGES,
    RESOURCES,
    SERVANTS,
    SLOTS_A_WORK,
    SPACE_COUNT,
    SPACES,
    TAKE_CARD,
    WORK_VALUE,
    Cost,
    Effect,
    goods_of,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.payments import payments
from signoria.lorenzo.state import BONUS, CARD_TASK, PAY_TASK, WORK_TASK, LorenzoState
from signoria.lorenzo.values import (
    LEVELS,
    ability_of,
    action_value,
    activations,
    bonus_effect,
    floor_servants,
    is_work,
    is_work_effect,
    line_of,
    may_spend_surplus,
    placement_servants,
    servants_at_level,
    work_value,
)

# The frequent ones come first: integers below 257 cost Python nothing to make.
# A placement is member * SLOTS_A_MEMBER + slot: a floor, a market space, the council palace, or a level of work.
MARKET_SLOT: Final = HARVEST_SPACES
COUNCIL_SLOT: Final = MARKET_SLOT + COUNCIL - MARKET_SPACES
WORK_SLOT: Final = COUNCIL_SLOT + 1  # + which of the four spaces * LEVELS + level
SLOTS_A_MEMBER: Final = WORK_SLOT + 4 * LEVELS
PASS: Final = SLOTS_A_MEMBER * 4
END: Final = PASS + 1
DECLINE: Final = PASS + 2
SKIP: Final = PASS + 3
SUPPORT: Final = PASS + 4
REFUSE: Final = PASS + 5
CHOOSE_PRIVILEGE: Final = PASS + 6  # + privilege
EXCHANGE_OPTION: Final = CHOOSE_PRIVILEGE + 5  # + option of the card that is being decided
PAY_WAY: Final = EXCHANGE_OPTION + MOST_OPTIONS  # + which of the ways to pay for the card
TAKE: Final = PAY_WAY + MOST_PAYMENTS  # + floor
WORK: Final = TAKE + HARVEST_SPACES  # + level
DISCARD: Final = WORK + LEVELS  # + leader
PLAY: Final = DISCARD + LEADER_COUNT  # + leader
COPY: Final = PLAY + LEADER_COUNT  # + leader copied
ACTIVATE: Final = COPY + LEADER_COUNT  # + leader
ACTIVATE_MEMBER: Final = ACTIVATE + LEADER_COUNT  # + leader * 3 + member
ACTIVATE_LEVEL: Final = ACTIVATE_MEMBER + 3 * LEADER_COUNT  # + leader * LEVELS + level
CHOOSE_TILE: Final = ACTIVATE_LEVEL + LEVELS * LEADER_COUNT  # + tile
KEEP: Final = CHOOSE_TILE + MOST_TILES  # + leader
# LM-VAL-2: what can be done with more servants than needed, step by step: SURPLUS + (steps - 1) * SPENDERS + spender.
# A step is what adds 1 to the value. No game comes near so many, but positions may hold a million servants.
SURPLUS: Final = KEEP + LEADER_COUNT
MOST_STEPS: Final = 127
TAKE_SPENDER: Final = MEMBER_COUNT * SPACE_COUNT  # before it, member * SPACE_COUNT + space; + floor
WORK_SPENDER: Final = TAKE_SPENDER + HARVEST_SPACES
LEADER_SPENDER: Final = WORK_SPENDER + 1  # + leader
SPENDERS: Final = LEADER_SPENDER + LEADER_COUNT
ACTION_COUNT: Final = SURPLUS + MOST_STEPS * SPENDERS

_SINGLE: Final = ("pass", "end", "decline", "skip", "support", "refuse")


def slot_of(space: int, level: int) -> int:
    """The slot of a space; only harvest and production have levels."""
    if space < HARVEST_SPACES:
        return space
    if space < MARKET_SPACES:
        return WORK_SLOT + (space - HARVEST_SPACES) * LEVELS + level
    return MARKET_SLOT + space - MARKET_SPACES


def space_of(slot: int) -> int:
    if slot < HARVEST_SPACES:
        return slot
    if slot < WORK_SLOT:
        return slot - MARKET_SLOT + MARKET_SPACES
    return HARVEST_SPACES + (slot - WORK_SLOT) // LEVELS


def level_of(slot: int) -> int:
    return (slot - WORK_SLOT) % LEVELS if slot >= WORK_SLOT else 0


def spender_of(action: int) -> int:
    """Which of the spenders of servants an action with the least of them is; NONE if it is of another kind."""
    if action < PASS:
        slot = action % SLOTS_A_MEMBER
        return action // SLOTS_A_MEMBER * SPACE_COUNT + space_of(slot) if level_of(slot) == 0 else NONE
    if TAKE <= action <= WORK:
        return TAKE_SPENDER + action - TAKE
    if ACTIVATE_LEVEL <= action < CHOOSE_TILE and (action - ACTIVATE_LEVEL) % LEVELS == 0:
        return LEADER_SPENDER + (action - ACTIVATE_LEVEL) // LEVELS
    return NONE


def with_surplus(action: int, steps: int) -> int:
    """LM-VAL-2: an action with the least number of servants, done with so many steps more."""
    return SURPLUS + (steps - 1) * SPENDERS + spender_of(action)


def surplus_steps(action: int) -> int:
    """LM-VAL-2: by how many steps an action spends more servants than needed."""
    return 0 if action < SURPLUS else (action - SURPLUS) // SPENDERS + 1


def without_surplus(action: int) -> int:
    """The same action with no more servants than needed."""
    if action < SURPLUS:
        return action
    spender = (action - SURPLUS) % SPENDERS
    if spender < TAKE_SPENDER:
        return spender // SPACE_COUNT * SLOTS_A_MEMBER + slot_of(spender % SPACE_COUNT, 0)
    if spender < LEADER_SPENDER:
        return TAKE + spender - TAKE_SPENDER
    return ACTIVATE_LEVEL + (spender - LEADER_SPENDER) * LEVELS


def servants_spent(state: LorenzoState, action: int) -> i64:
    """LM-VAL-2: the servants that an action of the seat that decides takes."""
    family = state.family()
    if action >= SURPLUS:
        surplus = surplus_steps(action) * family.effects.servants_per_value
        return servants_spent(state, without_surplus(action)) + surplus
    if action < PASS:
        slot = action % SLOTS_A_MEMBER
        return placement_servants(state, family, action // SLOTS_A_MEMBER, space_of(slot), level_of(slot))
    if action < DISCARD:
        effect = bonus_under_way(state)
        if action < WORK:
            return floor_servants(family, effect.value if effect else 0, action - TAKE)
        return _work_servants(family, effect, action - WORK)
    which = action - ACTIVATE_LEVEL
    return _work_servants(family, ability_of(state, family, which // LEVELS), which % LEVELS)


def _work_servants(family: Family, effect: Effect | None, level: int) -> i64:
    """LM-BON-1, LM-LDR-3: the servants that work without a member takes at a level."""
    value = work_value(family, effect) if effect and is_work_effect(effect) else 0
    return servants_at_level(family.effects, value, WORK_VALUE, level)


def move_of(state: LorenzoState, action: int) -> Move:
    """An action in the words of the contract."""
    if action >= SURPLUS:
        return {**move_of(state, without_surplus(action)), "servants": servants_spent(state, action)}
    if action < PASS:
        return _placement_of(state, action)
    if action < CHOOSE_PRIVILEGE:
        return {"do": _SINGLE[action - PASS]}
    if action < EXCHANGE_OPTION:
        return {"do": "privilege", "gain": PRIVILEGES[action - CHOOSE_PRIVILEGE]}
    if action < PAY_WAY:
        return {"do": "exchange", "card": exchange_card(state), "option": action - EXCHANGE_OPTION}
    if action < TAKE:
        ways = ways_to_pay(state)
        return {"do": "pay", "goods": words_of(ways[action - PAY_WAY].pay) if action - PAY_WAY < len(ways) else {}}
    if action < DISCARD:
        return _bonus_of(state, action)
    if action < CHOOSE_TILE:
        return _leader_move_of(state, action)
    if action < KEEP:
        return {"do": "tile", "tile": state.components.tile_keys[action - CHOOSE_TILE]}
    return {"do": "draft", "leader": state.components.leader_keys[action - KEEP]}


def _placement_of(state: LorenzoState, action: int) -> Move:
    member = action // SLOTS_A_MEMBER
    space = space_of(action % SLOTS_A_MEMBER)
    servants = servants_spent(state, action)
    return {"do": "place", "member": MEMBERS[member], "space": SPACES[space], "servants": servants}


def exchange_card(state: LorenzoState) -> str | None:
    """The card whose exchange is being decided; None outside that decision."""
    if not state.queue or state.queue[0].kind != WORK_TASK:
        return None
    task = state.queue[0]
    line = state.family().cards[line_of(task.subject)]
    return state.components.card_keys[line[task.at]] if task.at < len(line) else None


def ways_to_pay(state: LorenzoState) -> list[Cost]:
    """Every way to pay for the card that is being decided, affordable or not."""
    if not state.queue or state.queue[0].kind != PAY_TASK:
        return []
    task = state.queue[0]
    card = state.components.cards[state.towers[task.subject]]
    return payments(state.family().effects, card, task.goods)


def _bonus_of(state: LorenzoState, action: int) -> Move:
    servants = servants_spent(state, action)
    if action < WORK:
        return {"do": "take", "space": SPACES[action - TAKE], "servants": servants}
    return {"do": "work", "servants": servants}


def bonus_under_way(state: LorenzoState) -> Effect | None:
    """LM-BON-1: the bonus action that is being decided; None outside that decision."""
    return bonus_effect(state) if state.kind == BONUS and state.queue[0].kind == CARD_TASK else None


def _leader_move_of(state: LorenzoState, action: int) -> Move:
    keys = state.components.leader_keys
    if action < PLAY:
        return {"do": "discard", "leader": keys[action - DISCARD]}
    if action < COPY:
        return {"do": "play", "leader": keys[action - PLAY]}
    if action < ACTIVATE:
        return {"do": "play", "leader": _copier(state), "copy": keys[action - COPY]}
    if action < ACTIVATE_MEMBER:
        return {"do": "activate", "leader": keys[action - ACTIVATE]}
    if action < ACTIVATE_LEVEL:
        which = action - ACTIVATE_MEMBER
        return {"do": "activate", "leader": keys[which // 3], "member": MEMBERS[which % 3]}
    leader = (action - ACTIVATE_LEVEL) // LEVELS
    return {"do": "activate", "leader": keys[leader], "servants": servants_spent(state, action)}


def _copier(state: LorenzoState) -> str:
    """The leader that copies another."""
    for leader in state.components.leaders:
        if leader.copies:
            return leader.key
    return ""


def action_of(state: LorenzoState, move: Move) -> int:
    """The action a move of the contract stands for; whether it is legal now is another question."""
    reader = Reader(move, malformed)
    verb = reader.at("do").text()
    if verb == "place":
        return _place(state, reader)
    if verb in _SINGLE:
        reader.only("do")
        return PASS + _SINGLE.index(verb)
    if verb == "privilege":
        reader.only("do", "gain")
        return CHOOSE_PRIVILEGE + reader.at("gain").choice(PRIVILEGES)
    if verb == "pay":
        return _pay(state, reader)
    if verb == "exchange":
        return _exchange(state, reader)
    if verb == "take" or verb == "work":
        return _bonus(state, reader, verb)
    if verb == "tile":
        reader.only("do", "tile")
        return CHOOSE_TILE + reader.at("tile").choice(state.components.tile_keys)
    if verb == "draft" or verb == "discard":
        reader.only("do", "leader")
        return (KEEP if verb == "draft" else DISCARD) + _leader(state, reader)
    if verb == "play":
        return _play(state, reader)
    if verb == "activate":
        return _activate(state, reader)
    raise not_asked(state).error("lorenzo")


def _leader(state: LorenzoState, reader: Reader) -> int:
    return reader.at("leader").choice(state.components.leader_keys)


def _spending(state: LorenzoState, action: int, value: i64, least: i64, work: int, reader: Reader) -> int:
    """LM-VAL-2: the action that spends exactly so many servants; `action` spends the least. NONE: it is no work."""
    servants = reader.at("servants").integer(0, MOST_HELD)
    family = state.family()
    rate = int(family.effects.servants_per_value)
    needed = int(servants_at_level(family.effects, value, least, 0))
    if servants == needed:
        return action
    steps, odd = divmod(servants - needed, rate)
    surplus = may_spend_surplus(state, family)
    if steps > 0 and not odd:
        level = int(value if value > least else least) + steps
        is_level = work != NONE and level <= HIGHEST_ACTIVATION
        if is_level and (not surplus or holds(activations(state, family, work), level)):
            return action + level
        if surplus and steps <= MOST_STEPS:
            return with_surplus(action, steps)
    if surplus:
        most = max(needed, min(needed + MOST_STEPS * rate, family.held[SERVANTS]))
        raise Reason("surplus_servants", needed=needed, most=most, step=rate).error("lorenzo")
    if work == NONE:
        raise Reason("exact_servants", needed=needed).error("lorenzo")
    raise Reason("work_servants", needed=needed).error("lorenzo")


def _place(state: LorenzoState, reader: Reader) -> int:
    reader.only("do", "member", "space", "servants")
    member = reader.at("member").choice(MEMBERS)
    space = reader.at("space").choice(SPACES)
    family = state.family()
    value = action_value(state, family, member, space)
    work = HARVEST + (space - HARVEST_SPACES) // SLOTS_A_WORK if is_work(space) else NONE
    action = member * SLOTS_A_MEMBER + slot_of(space, 0)
    return _spending(state, action, value, state.components.space_value[space], work, reader)


def _pay(state: LorenzoState, reader: Reader) -> int:
    reader.only("do", "goods")
    goods = goods_of(reader.at("goods"), RESOURCES)
    if 0 in reader.at("goods").mapping().values():
        raise reader.at("goods").refuse("kinds at 0 are left out")
    ways = [way.pay for way in ways_to_pay(state)]
    if not ways:
        raise not_asked(state).error("lorenzo")
    if goods not in ways:
        raise Reason("no_payment").error("lorenzo")
    return PAY_WAY + ways.index(goods)


def _exchange(state: LorenzoState, reader: Reader) -> int:
    reader.only("do", "card", "option")
    card = exchange_card(state)
    if card is None:
        raise not_asked(state).error("lorenzo")
    if reader.at("card").text() != card:
        raise Reason("other_card", card=card).error("lorenzo")
    return EXCHANGE_OPTION + reader.at("option").integer(0, MOST_OPTIONS - 1)


def _bonus(state: LorenzoState, reader: Reader, verb: str) -> int:
    reader.only("do", "servants", *(("space",) if verb == "take" else ()))
    effect = bonus_under_way(state)
    if effect is None:
        raise not_asked(state).error("lorenzo")
    family = state.family()
    if verb == "take":
        if effect.action != TAKE_CARD:
            raise not_asked(state).error("lorenzo")
        floor = reader.at("space").choice(SPACES[:HARVEST_SPACES])
        return _spending(state, TAKE + floor, effect.value, family.effects.floor_value[floor], NONE, reader)
    if effect.action == TAKE_CARD:
        raise not_asked(state).error("lorenzo")
    return _spending(state, WORK, work_value(family, effect), WORK_VALUE, effect.action, reader)


def _play(state: LorenzoState, reader: Reader) -> int:
    reader.only("do", "leader", "copy")
    leader = _leader(state, reader)
    if not state.components.leaders[leader].copies:
        reader.only("do", "leader")
        return PLAY + leader
    return COPY + reader.at("copy").choice(state.components.leader_keys)


def _activate(state: LorenzoState, reader: Reader) -> int:
    reader.only("do", "leader", "member", "servants")
    leader = _leader(state, reader)
    effect = ability_of(state, state.family(), leader)
    if effect.op == MEMBER_VALUE_SET_ONE:
        reader.only("do", "leader", "member")
        return ACTIVATE_MEMBER + leader * 3 + reader.at("member").choice(DICE)
    if is_work_effect(effect):
        reader.only("do", "leader", "servants")
        value = work_value(state.family(), effect)
        return _spending(state, ACTIVATE_LEVEL + leader * LEVELS, value, WORK_VALUE, effect.action, reader)
    reader.only("do", "leader")
    return ACTIVATE + leader
