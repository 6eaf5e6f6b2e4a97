"""The novice of Lorenzo il Magnifico: estimates what everything is worth and takes the best bargain."""

from collections.abc import Callable
from typing import Final

from signoria.bots.lorenzo.worth import (
    VALUE_WORTH,
    SeatAnalysis,
    best_exchange,
    excommunication_cost,
    floor_worth,
    leader_promise,
    leader_worth,
    privileges_worth,
    received,
    usual_worth,
    work_worth,
)
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.lorenzo.components import (
    COUNCIL,
    DICE,
    FAITH,
    HARVEST,
    HARVEST_SPACES,
    MARKET_SPACES,
    NOTHING,
    PERIODS,
    PRIVILEGE,
    ROUNDS,
    SLOTS_A_WORK,
    VP,
    Effect,
)
from signoria.lorenzo.moves import (
    ACTIVATE,
    ACTIVATE_LEVEL,
    ACTIVATE_MEMBER,
    CHOOSE_PRIVILEGE,
    CHOOSE_TILE,
    COPY,
    DECLINE,
    DISCARD,
    END,
    EXCHANGE_OPTION,
    KEEP,
    PASS,
    PAY_WAY,
    PLAY,
    REFUSE,
    SKIP,
    SLOTS_A_MEMBER,
    SUPPORT,
    TAKE,
    WORK,
    servants_spent,
    space_of,
    without_surplus,
)
from signoria.lorenzo.payments import payments
from signoria.lorenzo.state import (
    BONUS,
    DRAFT,
    EXCHANGE_CHOICE,
    PAY,
    PRIVILEGE_CHOICE,
    TILE,
    TURN,
    VATICAN_CHOICE,
)
from signoria.lorenzo.values import LEVELS, ability_of, action_value, bonus_effect, work_value
from signoria.lorenzo.work import exchange_effect

NOW: Final = 1000.0  # what costs nothing is done before anything else
ORDER_WORTH: Final = 0.8  # for each place that the council palace moves a seat forward
LOW_DIE: Final = 3  # a member that Federico helps most
KEPT_FAITH: Final = 2  # points of faith that will come before the next report


class LorenzoNovice(Player):
    """One rule of thumb for each kind of decision."""

    def choose(self, perspective: Perspective) -> int:
        analysis = SeatAnalysis(perspective.state, perspective.seat)
        return RULES[analysis.state.kind](analysis, perspective.legal)


def best(legal: list[int], score: Callable[[int], float]) -> int:
    """The action with the highest score; the first of equals."""
    return max(legal, key=score)


# Set-up


def tile(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The tile whose two halves together are worth most."""
    tiles = analysis.components.tiles
    return best(legal, lambda action: sum(usual_worth(analysis, half) for half in tiles[action - CHOOSE_TILE].halves))


def draft(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The leader that promises most, which is also one that can be played soon."""
    return best(legal, lambda action: leader_promise(analysis, action - KEEP))


# A turn


def take_turn(analysis: SeatAnalysis, legal: list[int]) -> int:
    """First the leader moves that are worth it; then the placement that is the best bargain."""
    chosen, highest = legal[0], -NOW
    spaces: dict[int, float] = {}
    for action in legal:
        if without_surplus(action) < PASS:
            gain = placement_gain(analysis, action, spaces)
        elif action in (PASS, END):
            gain = 0.0
        else:
            gain = leader_gain(analysis, action)
        if gain > highest:
            chosen, highest = action, gain
    return chosen


def placement_gain(analysis: SeatAnalysis, action: int, spaces: dict[int, float]) -> float:
    """What the space brings, less the servants and something for each point of the member's value."""
    member, slot = divmod(without_surplus(action), SLOTS_A_MEMBER)
    space = space_of(slot)
    state, family = analysis.state, analysis.family
    value = int(action_value(state, family, member, space))
    servants = int(servants_spent(state, action))
    cost = analysis.servants_cost(servants) + VALUE_WORTH * int(state.member_value(family, member))
    if HARVEST_SPACES <= space < MARKET_SPACES:
        reached = value + servants // int(analysis.effects.servants_per_value)
        return work_worth(analysis, HARVEST + (space - HARVEST_SPACES) // SLOTS_A_WORK, reached) - cost
    if space not in spaces:
        spaces[space] = space_worth(analysis, space)
    return spaces[space] - cost


def space_worth(analysis: SeatAnalysis, space: int) -> float:
    """A card for what it brings; market and council palace for their goods, the palace also for the turn order."""
    if space < HARVEST_SPACES:
        return floor_worth(analysis, space, analysis.held, NOTHING, 0)
    gain = received(analysis, analysis.components.space_gain[space], 1, False)
    worth = analysis.change(gain) + privileges_worth(analysis, gain[PRIVILEGE])
    return worth + council_order_worth(analysis) if space == COUNCIL else worth


def council_order_worth(analysis: SeatAnalysis) -> float:
    """To play earlier in the next round: the places between this seat's and the next free one in the palace."""
    if analysis.round == ROUNDS:
        return 0.0
    inside = {placed >> 2 & 3 for placed in analysis.state.placed if placed >> 4 == COUNCIL}
    if analysis.seat in inside:
        return 0.0
    return ORDER_WORTH * max(0, analysis.state.order.index(analysis.seat) - len(inside))


# Leaders


def leader_gain(analysis: SeatAnalysis, action: int) -> float:
    """Play a leader as soon as one can; activate what brings something; discard what promises less than a privilege."""
    if action < PLAY:
        return discard_gain(analysis, action - DISCARD)
    if action < COPY:
        return NOW + leader_worth(analysis, action - PLAY)
    if action < ACTIVATE:
        return NOW + leader_worth(analysis, action - COPY)
    if action < ACTIVATE_MEMBER:
        return NOW
    if action < ACTIVATE_LEVEL:
        return six_gain(analysis, (action - ACTIVATE_MEMBER) % len(DICE))
    return work_leader_gain(analysis, action)


def discard_gain(analysis: SeatAnalysis, leader: int) -> float:
    """A privilege now rather than a leader that will hardly be played."""
    gain = privileges_worth(analysis, 1) - leader_promise(analysis, leader)
    return NOW + gain if gain > 0 else -NOW


def six_gain(analysis: SeatAnalysis, member: int) -> float:
    """Federico helps the lowest of the coloured members, if it is low."""
    value = int(analysis.state.member_value(analysis.family, member))
    return NOW - value if value <= LOW_DIE else -NOW


def work_leader_gain(analysis: SeatAnalysis, action: int) -> float:
    """Harvest or produce without a member as soon as it brings more than its servants."""
    leader = (without_surplus(action) - ACTIVATE_LEVEL) // LEVELS
    gain = work_gain(analysis, ability_of(analysis.state, analysis.family, leader), action)
    return NOW + gain if gain > 0 else -NOW


def work_gain(analysis: SeatAnalysis, effect: Effect, action: int) -> float:
    """What work without a member brings, less its servants."""
    servants = int(servants_spent(analysis.state, action))
    reached = int(work_value(analysis.family, effect)) + servants // int(analysis.effects.servants_per_value)
    return work_worth(analysis, effect.action, reached) - analysis.servants_cost(servants)


# What follows from a placement


def pay(analysis: SeatAnalysis, legal: list[int]) -> int:
    """With what is worth least."""
    task = analysis.state.queue[0]
    card = analysis.components.cards[analysis.state.towers[task.subject]]
    ways = payments(analysis.effects, card, task.goods)
    return best(legal, lambda action: analysis.change([-amount for amount in ways[action - PAY_WAY].pay]))


def privilege(analysis: SeatAnalysis, legal: list[int]) -> int:
    """What is worth most now."""
    gains = analysis.components.privileges
    return best(legal, lambda action: analysis.change(gains[action - CHOOSE_PRIVILEGE]))


def exchange(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The arrow that brings most, if any brings something."""
    option = best_exchange(analysis, exchange_effect(analysis.state), analysis.state.queue[0].goods)
    return EXCHANGE_OPTION + option if option >= 0 else SKIP


def bonus_action(analysis: SeatAnalysis, legal: list[int]) -> int:
    """The best bargain, as in a turn; nothing if it would cost more than it brings."""
    effect = bonus_effect(analysis.state)

    def gain(action: int) -> float:
        if action == DECLINE:
            return 0.0
        least = without_surplus(action)
        if least >= WORK:
            return work_gain(analysis, effect, action)
        floor = least - TAKE
        servants = int(servants_spent(analysis.state, action))
        return floor_worth(analysis, floor, analysis.held, effect.discount, 1) - analysis.servants_cost(servants)

    return best(legal, gain)


# The church


def vatican(analysis: SeatAnalysis, legal: list[int]) -> int:
    """Support if its VP and what the excommunication would cost are more than the same faith may bring next time."""
    if analysis.period == PERIODS - 1:
        return SUPPORT
    faith_vp = analysis.components.faith_vp
    faith = analysis.held[FAITH]
    tile = analysis.components.excommunications[analysis.state.excommunications[analysis.period]]
    support = faith_vp[faith] + analysis.effects.church_bonus[VP] + excommunication_cost(analysis, tile)
    later = min(faith + KEPT_FAITH, len(faith_vp) - 1)
    return SUPPORT if support >= faith_vp[later] - faith_vp[KEPT_FAITH] else REFUSE


RULES: Final[dict[int, Callable[[SeatAnalysis, list[int]], int]]] = {
    TILE: tile,
    DRAFT: draft,
    TURN: take_turn,
    PAY: pay,
    PRIVILEGE_CHOICE: privilege,
    EXCHANGE_CHOICE: exchange,
    BONUS: bonus_action,
    VATICAN_CHOICE: vatican,
}
