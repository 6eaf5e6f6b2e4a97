"""What describes an action in Lorenzo il Magnifico, as far as its seat can know: the traits for a policy.

A trait belongs to the action itself: where a member goes, which card lies there, what that is worth to the seat and
what it costs. How much that matters in the position is left to the policy, which sees the features of the seat as well.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.lorenzo.candidates import fired_cards
from signoria.bots.lorenzo.quiescence import gain_worth
from signoria.bots.lorenzo.seat_summary import AWAY, SeatSummary
from signoria.bots.lorenzo.tables import Tables
from signoria.bots.policy import Traits, clamped
from signoria.lorenzo.components import (
    CARD_COUNT,
    COUNCIL,
    FLOORS,
    HARVEST,
    HARVEST_SPACES,
    LEADER_COUNT,
    MARKET_SPACES,
    MEMBER_COUNT,
    MOST_CARDS,
    MOST_OPTIONS,
    MOST_TILES,
    NEUTRAL,
    PERIODS,
    PRIVILEGES,
    RESOURCE_COUNT,
    SERVANTS,
    SLOTS_A_WORK,
    SPACES,
    TAKE_CARD,
    TOWERS,
    WORKS,
)
from signoria.lorenzo.moves import (
    ACTIVATE,
    ACTIVATE_LEVEL,
    ACTIVATE_MEMBER,
    CHOOSE_PRIVILEGE,
    CHOOSE_TILE,
    COPY,
    DISCARD,
    EXCHANGE_OPTION,
    KEEP,
    PASS,
    PAY_WAY,
    PLAY,
    REFUSE,
    SKIP,
    SLOTS_A_MEMBER,
    SUPPORT,
    SURPLUS,
    TAKE,
    WORK,
    servants_spent,
    space_of,
    ways_to_pay,
    without_surplus,
)
from signoria.lorenzo.state import BONUS, EXCHANGE_CHOICE, LorenzoState
from signoria.lorenzo.towers import fee
from signoria.lorenzo.values import LEVELS, action_value, bonus_effect, line_of

TRAITS: Final = Traits()
WORTHS: Final = 20  # of one point each, from -4 on
LOWEST_WORTH: Final = -4.0
GAINS: Final = 14  # of half a point each
MEMBER_VALUES: Final = 9
SPENT: Final = 6  # servants
SPARE: Final = 6  # by how much a member is higher than it must be
FIRED: Final = 7  # cards set to work

SINGLE: Final = TRAITS.block("do", ["pass", "end", "decline", "skip", "support", "refuse"])
SPACE: Final = TRAITS.block("place on", list(SPACES))
MEMBER: Final = TRAITS.scale("place a member of value", MEMBER_VALUES)
NEUTRAL_MEMBER: Final = TRAITS.block("place", ["neutral member"])
HIGHER: Final = TRAITS.scale("place, higher members at home", MEMBER_COUNT)
SPENDS: Final = TRAITS.scale("place, servants spent", SPENT)
SPARES: Final = TRAITS.scale("place, value to spare", SPARE)
SURPLUS_SPENT: Final = TRAITS.block("spend", ["more servants than needed"])
CARD: Final = TRAITS.scale("take card", CARD_COUNT)
CARD_WORTH: Final = TRAITS.scale("take a card worth", WORTHS, int(LOWEST_WORTH))
OWNED: Final = TRAITS.block("take", [f"{tower} number {at + 1}" for tower in TOWERS for at in range(MOST_CARDS)])
FEE: Final = TRAITS.block("take", ["from an occupied tower"])
FIRES: Final = TRAITS.block("work", [f"{work} with {at} cards" for work in WORKS for at in range(FIRED)])
YIELD: Final = TRAITS.scale("work worth", WORTHS, int(LOWEST_WORTH))
GAIN: Final = TRAITS.scale("market worth, halves", GAINS)
ORDER: Final = TRAITS.scale("council, now at place", 4)
BONUS_TAKEN: Final = TRAITS.block("bonus action", ["take", "work"])
CHURCH: Final = TRAITS.block("church", [f"{verb} {at + 1}" for verb in ("support", "refuse") for at in range(PERIODS)])
PRIVILEGE: Final = TRAITS.block("privilege", list(PRIVILEGES))
PRIVILEGE_WORTH: Final = TRAITS.scale("privilege worth, halves", GAINS)
EXCHANGE: Final = TRAITS.scale("exchange", MOST_OPTIONS)
EXCHANGE_WORTH: Final = TRAITS.scale("exchange worth, halves", GAINS, -4)
PAID: Final = TRAITS.scale("pay worth, halves", GAINS)
PAID_WAY: Final = TRAITS.scale("pay in way", 4)
DISCARDED: Final = TRAITS.scale("discard leader", LEADER_COUNT)
PLAYED: Final = TRAITS.scale("play leader", LEADER_COUNT)
COPIED: Final = TRAITS.scale("copy leader", LEADER_COUNT)
ACTIVATED: Final = TRAITS.scale("activate leader", LEADER_COUNT)
ACTIVATED_MEMBER: Final = TRAITS.scale("activate for a member of value", MEMBER_VALUES)
ACTIVATED_LEVEL: Final = TRAITS.scale("activate at level", LEVELS)
KEPT: Final = TRAITS.scale("keep leader", LEADER_COUNT)
KEPT_PROMISE: Final = TRAITS.scale("keep leader, promise", WORTHS)
TILE: Final = TRAITS.scale("choose tile", MOST_TILES)


class ActionReader:
    """Reads the traits of the actions of one decision."""

    def __init__(self, tables: Tables, state: LorenzoState) -> None:
        self.tables = tables
        self.state = state
        self.family = state.family()
        self.summary = SeatSummary(tables, state, state.seat)
        self.servant = self.summary.unit[SERVANTS]

    def traits(self, action: int) -> list[int]:
        """What describes this action."""
        if action >= SURPLUS:
            return [*self.traits(without_surplus(action)), SURPLUS_SPENT]
        if action < PASS:
            return self.placement(action)
        if action < CHOOSE_PRIVILEGE:
            return self.single(action)
        if action < EXCHANGE_OPTION:
            which = action - CHOOSE_PRIVILEGE
            worth = gain_worth(self.summary, self.tables.components.privileges[which])
            return [PRIVILEGE + which, PRIVILEGE_WORTH + halves(worth)]
        if action < PAY_WAY:
            return self.exchange(action - EXCHANGE_OPTION)
        if action < TAKE:
            return self.payment(action - PAY_WAY)
        if action < DISCARD:
            return self.bonus(action)
        if action < CHOOSE_TILE:
            return self.leader(action)
        if action < KEEP:
            return [TILE + action - CHOOSE_TILE]
        leader = action - KEEP
        return [KEPT + leader, KEPT_PROMISE + clamped(int(self.summary.promise(leader)), WORTHS)]

    # Placements

    def placement(self, action: int) -> list[int]:
        """A member to a space."""
        state = self.state
        member = action // SLOTS_A_MEMBER
        slot = action % SLOTS_A_MEMBER
        space = space_of(slot)
        servants = servants_spent(state, action)
        value = action_value(state, self.family, member, space)
        found = [SPACE + space, SPENDS + clamped(servants, SPENT)]
        self.add_member(found, member)
        if space < HARVEST_SPACES:
            needed: i64 = self.family.effects.floor_value[space]
            found.append(SPARES + clamped(value - needed, SPARE))
            self.add_card(found, space, servants, False)
        elif space < MARKET_SPACES:
            reached = value + servants // self.family.effects.servants_per_value
            work = HARVEST + (space - HARVEST_SPACES) // SLOTS_A_WORK
            self.add_work(found, work, reached, servants)
        else:
            needed = state.components.space_value[space]
            found.append(SPARES + clamped(value - needed, SPARE))
            found.append(GAIN + halves(self.tables.floor[self.summary.rest][space]))
            if space == COUNCIL:
                found.append(ORDER + state.order.index(state.seat))
        return found

    def add_member(self, found: list[int], member: int) -> None:
        """How high the member is, and how many at home are higher."""
        summary = self.summary
        if member == NEUTRAL:
            found.append(NEUTRAL_MEMBER)
            return
        value = self.state.member_value(self.family, member)
        higher: i64 = 0
        for other in (summary.best, summary.second, summary.third):
            if other != AWAY and other > value:
                higher += 1
        found.append(MEMBER + clamped(value, MEMBER_VALUES))
        found.append(HIGHER + clamped(higher, MEMBER_COUNT))

    def add_card(self, found: list[int], floor: int, servants: i64, is_bonus: bool) -> None:
        """The card on a floor, and what it is worth to the seat."""
        tower = floor // FLOORS
        paid = fee(self.state, self.family, tower, is_bonus)
        worth = self.summary.floor_worth(floor, float(paid)) - float(servants) * self.servant
        found.append(CARD + self.state.towers[floor])
        found.append(CARD_WORTH + worth_class(worth))
        found.append(OWNED + MOST_CARDS * tower + clamped(len(self.family.cards[tower]), MOST_CARDS))
        if paid:
            found.append(FEE)

    def add_work(self, found: list[int], work: int, value: i64, servants: i64) -> None:
        """Harvest or production at a value."""
        fired = fired_cards(self.state, self.family, work, value)
        worth = self.summary.yield_now(work, value) - float(servants) * self.servant
        found.append(FIRES + FIRED * (work - HARVEST) + clamped(fired, FIRED))
        found.append(YIELD + worth_class(worth))

    # What follows from a placement

    def single(self, action: int) -> list[int]:
        found = [SINGLE + action - PASS]
        if action in (SUPPORT, REFUSE):
            found.append(CHURCH + PERIODS * (action - SUPPORT) + self.summary.period)
        elif action == SKIP:
            found.append(EXCHANGE_WORTH + halves(2.0))
        return found

    def exchange(self, option: int) -> list[int]:
        """An arrow of the card that is being decided; 'skip' stands where an arrow is worth nothing."""
        state = self.state
        found = [EXCHANGE + option]
        if state.kind == EXCHANGE_CHOICE:
            task = state.queue[0]
            card = self.family.cards[line_of(task.subject)][task.at]
            worth = self.tables.option_worth[self.summary.rest][card][option]
            found.append(EXCHANGE_WORTH + halves(worth + 2.0))
        return found

    def payment(self, way: int) -> list[int]:
        """One of the ways to pay for a card, and what the goods would be worth."""
        pay = ways_to_pay(self.state)[way].pay
        unit = self.summary.unit
        cost = 0.0
        for kind in range(RESOURCE_COUNT):
            if pay[kind]:
                cost += pay[kind] * unit[kind]
        return [PAID + halves(cost), PAID_WAY + clamped(way, 4)]

    def bonus(self, action: int) -> list[int]:
        """A card to take, or work to do, without a member."""
        servants = servants_spent(self.state, action)
        if action < WORK:
            found = [BONUS_TAKEN]
            self.add_card(found, action - TAKE, servants, True)
            return found
        found = [BONUS_TAKEN + 1]
        if self.state.kind == BONUS:
            effect = bonus_effect(self.state)
            if effect.action != TAKE_CARD:
                level = action - WORK
                self.add_work(found, effect.action, max(level, effect.value), servants)
        return found

    # Leaders

    def leader(self, action: int) -> list[int]:
        """A leader to discard, to play, to copy or to activate."""
        if action < PLAY:
            return [DISCARDED + action - DISCARD]
        if action < COPY:
            return [PLAYED + action - PLAY]
        if action < ACTIVATE:
            return [COPIED + action - COPY]
        if action < ACTIVATE_MEMBER:
            return [ACTIVATED + action - ACTIVATE]
        if action < ACTIVATE_LEVEL:
            which = action - ACTIVATE_MEMBER
            value = self.state.member_value(self.family, which % 3)
            return [ACTIVATED + which // 3, ACTIVATED_MEMBER + clamped(value, MEMBER_VALUES)]
        which = action - ACTIVATE_LEVEL
        return [ACTIVATED + which // LEVELS, ACTIVATED_LEVEL + which % LEVELS]


def worth_class(worth: float) -> int:
    """The whole points of a worth."""
    above = worth - LOWEST_WORTH
    return clamped(int(above), WORTHS) if above > 0.0 else 0


def halves(worth: float) -> int:
    """The half points of a worth that is seldom below 0."""
    return clamped(int(2.0 * worth), GAINS) if worth > 0.0 else 0
