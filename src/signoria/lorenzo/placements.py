"""What the deciding seat can do on the board: what each space costs and gives, and why some are out of reach."""

from signoria.kernel.bits import holds
from signoria.kernel.reasons import Reason
from signoria.kernel.state import NONE, Json
from signoria.lorenzo.components import (
    COINS,
    COUNCIL,
    FLOORS,
    HARVEST,
    HARVEST_SPACES,
    MEMBER_COUNT,
    MEMBERS,
    NOTHING,
    SERVANTS,
    SPACES,
    WORK_VALUE,
    WORKS,
    Effect,
    Goods,
    words_of,
)
from signoria.lorenzo.council import next_order
from signoria.lorenzo.family import Family
from signoria.lorenzo.moves import PASS, SLOTS_A_MEMBER, TAKE, WORK, servants_spent, space_of, without_surplus
from signoria.lorenzo.payments import payments
from signoria.lorenzo.preview import card_preview, gain_preview, work_preview
from signoria.lorenzo.purse import purse_of
from signoria.lorenzo.refusal import not_as_bonus, not_placed
from signoria.lorenzo.state import LorenzoState
from signoria.lorenzo.towers import affordable_ways, fee, purse_on_floor
from signoria.lorenzo.values import (
    action_value,
    floor_servants,
    is_work,
    line_of,
    placement_servants,
    work_value,
)


class Way:
    """One legal way to a space: a member, its servants and, for harvest and production, the value that is reached."""

    def __init__(self, member: int, servants: int, value: int) -> None:
        self.member = member
        self.servants = servants
        self.value = value


def ways_to_spaces(state: LorenzoState, family: Family, legal: list[int]) -> dict[int, list[Way]]:
    """LM-RND-2, LM-VAL-2: the legal placements, by space."""
    found: dict[int, list[Way]] = {}
    for action in legal:
        least = without_surplus(action)
        if least < PASS:
            member, slot = divmod(least, SLOTS_A_MEMBER)
            space = space_of(slot)
            servants = int(servants_spent(state, action))
            value = int(action_value(state, family, member, space) + family.effects.value_of(servants))
            found.setdefault(space, []).append(Way(member, servants, value))
    return found


def appraise_spaces(state: LorenzoState, family: Family, ways: dict[int, list[Way]]) -> Json:
    """What each space that can be reached takes and gives."""
    return {SPACES[space]: _appraise_space(state, family, space, ways[space]) for space in ways}


def _appraise_space(state: LorenzoState, family: Family, space: int, ways: list[Way]) -> Json:
    if space < HARVEST_SPACES:
        return _appraise_floor(state, family, space, ways, NOTHING)
    found: Json = {"takes": {str(way.servants): [_servants(way.servants)] for way in ways}}
    if is_work(space):
        values: Json = {}
        for way in ways:
            values.setdefault(MEMBERS[way.member], {})[str(way.servants)] = way.value
        found["values"] = values
        return found
    found["gain"] = gain_preview(state, state.components.space_gain[space])
    if space == COUNCIL:
        found["order"] = _order_from_council(state, ways[0].member)
    return found


def _servants(number: int) -> Json:
    return {"servants": number} if number else {}


def _order_from_council(state: LorenzoState, member: int) -> int:
    """LM-RND-3: the place in the next round's turn order, if nobody else changed it."""
    copy: LorenzoState = state.clone()  # type: ignore[assignment]
    copy.stand(copy.family(), member, COUNCIL)
    return next_order(copy).index(state.seat) + 1


def _appraise_floor(state: LorenzoState, family: Family, floor: int, ways: list[Way], discount: Goods) -> Json:
    """LM-TOW-2, LM-TOW-4: by the servants spent, what the card costs, and with entry fee and servants all that is paid.

    And what comes at once.
    """
    least = min(ways, key=lambda way: way.servants)
    bonus_action = least.member == NONE
    takes: Json = {}
    costs: Json = {}
    for servants in sorted({way.servants for way in ways}):
        payable = _costs(state, family, floor, servants, bonus_action, discount)
        takes[str(servants)] = [_total(state, family, floor, servants, bonus_action, pay) for pay in payable]
        costs[str(servants)] = [words_of(pay) for pay in payable]
    return {
        "takes": takes,
        "costs": costs,
        "fee": int(fee(state, family, floor // FLOORS, bonus_action)),
        **card_preview(state, floor, least.servants, discount, least.member),
    }


def _costs(
    state: LorenzoState, family: Family, floor: int, servants: int, bonus_action: bool, discount: Goods
) -> list[Goods]:
    """LM-TOW-4: the ways to pay for a card that remain after so many servants are spent."""
    held = family.held[:]
    held[SERVANTS] -= servants
    purse = purse_on_floor(state, family, floor, purse_of(held), bonus_action)
    costs = payments(family.effects, state.components.cards[state.towers[floor]], discount)
    return [costs[at].pay for at in affordable_ways(purse, costs)]


def _total(state: LorenzoState, family: Family, floor: int, servants: int, bonus_action: bool, pay: Goods) -> Json:
    total = list(pay)
    total[COINS] += int(fee(state, family, floor // FLOORS, bonus_action))
    total[SERVANTS] += servants
    return words_of(tuple(total))


def appraise_bonus_floors(state: LorenzoState, family: Family, effect: Effect, legal: list[int]) -> Json:
    """LM-BON-1: what each card that the bonus action can take costs and gives."""
    ways: dict[int, list[Way]] = {}
    for action in legal:
        least = without_surplus(action)
        if TAKE <= least < WORK:
            way = Way(NONE, int(servants_spent(state, action)), effect.value)
            ways.setdefault(least - TAKE, []).append(way)
    return {SPACES[floor]: _appraise_floor(state, family, floor, ways[floor], effect.discount) for floor in ways}


def granted_values(state: LorenzoState, family: Family, effect: Effect, actions: list[int]) -> Json:
    """LM-BON-1, LM-LDR-3: the value that a harvest or production without a member reaches, by servants."""
    value = work_value(family, effect)
    numbers = sorted([int(servants_spent(state, action)) for action in actions])
    values = {str(servants): int(value + family.effects.value_of(servants)) for servants in numbers}
    return {"work": WORKS[effect.action - HARVEST], "values": values}


def appraise_work(state: LorenzoState, family: Family, action: int, highest: int) -> list[Json]:
    """LM-WRK-2: what a harvest or production brings from each value on at which one more card of its line fires."""
    activations = {state.components.cards[card].activation for card in family.cards[line_of(action)]}
    thresholds = sorted({WORK_VALUE, *[value for value in activations if value <= highest]})
    return [work_preview(state, action, value) for value in thresholds]


def why_no_placement(state: LorenzoState, family: Family, ways: dict[int, list[Way]]) -> Json:
    """Why a space can be reached by nobody, why by single members not, and which members can go nowhere."""
    home = [member for member in range(MEMBER_COUNT) if holds(family.members, member)]
    spaces: Json = {}
    placements: Json = {}
    for space in state.components.open_spaces[state.seats]:
        able = [way.member for way in ways.get(space, [])]
        reasons = {member: _why_not_placed(state, family, member, space) for member in home if member not in able}
        if not able and reasons:
            best = max(reasons, key=lambda member: state.member_value(family, member))
            spaces[SPACES[space]] = reasons[best]
        single = {MEMBERS[member]: reason for member, reason in reasons.items() if reason != spaces.get(SPACES[space])}
        if single:
            placements[SPACES[space]] = single
    placeable = {way.member for found in ways.values() for way in found}
    members = {MEMBERS[member]: Reason("nowhere").json() for member in home if member not in placeable}
    return {"spaces": spaces, "placements": placements, "members": members}


def _why_not_placed(state: LorenzoState, family: Family, member: int, space: int) -> Json:
    servants = int(placement_servants(state, family, member, space, 0))
    return not_placed(state, family, member, space, servants).json()


def why_no_bonus_floor(state: LorenzoState, family: Family, effect: Effect, reached: Json) -> Json:
    """LM-BON-1: why the bonus action cannot take the card of a floor."""
    return {
        SPACES[floor]: not_as_bonus(
            state, family, effect, floor, int(floor_servants(family, effect.value, floor))
        ).json()
        for floor in range(HARVEST_SPACES)
        if SPACES[floor] not in reached
    }
