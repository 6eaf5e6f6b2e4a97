"""The features of a position that predict a seat's points, scaled to about 1.

Only what the seat itself may know is read: its own cards, what lies open, and the money of others, which can be
counted. A card not yet chosen counts as the best that five cards will probably offer, so that nothing depends on how
hidden cards lie.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.features import Features, flag
from signoria.bots.princes.free_space import FreeSpace
from signoria.kernel.bits import bit, count_bits, holds
from signoria.kernel.state import NONE
from signoria.princes.characters import rank
from signoria.princes.components import (
    ANY_LANDSCAPE,
    BANKER,
    BUILDER,
    BUILDING_VALUE,
    CARDINAL,
    CARDS_IN_HAND,
    CARDS_ON_TABLE,
    CELLS,
    CHARACTERS,
    FEATURES,
    FREEDOM_VALUE,
    JESTER,
    LANDSCAPE_PIECES,
    LANDSCAPE_VALUE,
    MERCHANT,
    MUSE,
    PRESTIGE,
    PRESTIGE_COUNT,
    PRINCESS,
    PROFESSION_COUNT,
    RECRUITING_STACK,
    ROUNDS,
    PrestigeRule,
)
from signoria.princes.placing import closed_squares, fits
from signoria.princes.principality import LARGE, MEDIUM, SMALL, Principality, some
from signoria.princes.state import (
    ACTIONS,
    AUCTION,
    BID,
    BONUS,
    BONUS_DECK,
    CHARACTER_AUCTION,
    KEEP,
    PAYOUT,
    PLACE,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    SETUP,
    SUPPLY_BUILDER,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    SUPPLY_JESTER,
    SUPPLY_RECRUITING,
    PrincesState,
)
from signoria.princes.supply import building_cost
from signoria.princes.works import princess_value

COUNT: Final = 159  # features
SHOWN_WORKS: Final = 5
WORKS: Final = [f"work {place}" for place in range(1, SHOWN_WORKS + 1)]
MARGINS: Final = [f"work {place} over the minimum" for place in range(1, SHOWN_WORKS + 1)]
ALL_PARTS: Final = BUILDING_VALUE + LANDSCAPE_VALUE + FREEDOM_VALUE
LOOKED_AT: Final = 5
MOST_GAIN: Final = 16  # of a bonus card, and more than any prestige card's PP
LEADS: Final = [0.05, 0.15, 0.45, 0.7, 0.9]  # how likely 'the most' is kept or won, by the lead: -2 … 2
A_STEP: Final = 0.7  # how likely it is that one thing more that a prestige card needs will be had
AUCTION_MONEY: Final = 500
ACTION_MONEY: Final = 300
MANY: Final = 99
NAMES: Final = list(CHARACTERS)  # a tuple would be made anew for each


class SeatSummary:
    """A seat and the open table, worked out once for all features."""

    def __init__(self, state: PrincesState, seat: int, free_space: FreeSpace) -> None:
        self.state = state
        self.seat = seat
        self.free_space = free_space
        self.principality = state.principalities[seat]
        self.rounds: i64 = ROUNDS - state.round
        self.is_deciding = state.seat == seat
        self.is_in_phase = state.phase == AUCTION and holds(state.in_phase, seat)
        self.character = coming_character(state, seat)
        self.actions = actions_this_round(state, seat, self.character)
        self.all_actions: i64 = 2 * self.rounds + self.actions
        self.looks_at = state.looked_deck if state.kind == KEEP and self.is_deciding else NONE
        self.freedoms: i64 = set_of(self.principality.freedoms)
        self.counts = counted(self.principality)
        self.parts = fulfilled_parts(state, self.principality, self.freedoms)
        self.bonus_gains: list[float] = []  # of the bonus cards in hand, the best first
        self.new_bonus = 0.0
        self.works_to_come = 0.0

    def best_bonus(self) -> float:
        return self.bonus_gains[0] if self.bonus_gains else 0.0


def coming_character(state: PrincesState, seat: int) -> int:
    """The character a seat has, or on which its marker lies; -1 if none."""
    if state.phase == CHARACTER_AUCTION:
        for character in range(len(CHARACTERS)):
            if state.marked_by[character] == seat:
                return character
    return int(state.principalities[seat].character)


def actions_this_round(state: PrincesState, seat: int, character: int) -> i64:
    """What is left of this round for a seat."""
    if state.phase == ACTIONS:
        if seat == state.active:
            return state.actions_left
        if (seat - state.start + state.seats) % state.seats < (state.active - state.start + state.seats) % state.seats:
            return 0
    return 3 if character == CARDINAL else 2


def set_of(members: tuple[int, ...]) -> i64:
    """The members as bits."""
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


def counted(principality: Principality) -> vec[i64]:
    """Everything that bonus and prestige cards ask for."""
    found = vec[i64]([0] * len(FEATURES))
    for feature in range(len(FEATURES)):
        found[feature] = principality.count(feature)
    return found


def fulfilled_parts(state: PrincesState, principality: Principality, freedoms: i64) -> vec[i64]:
    """By profession, the points of its wishes that are fulfilled."""
    components = state.components
    found = vec[i64]([0] * PROFESSION_COUNT)
    for card in range(PROFESSION_COUNT):
        points: i64 = 0
        if holds(principality.buildings, components.building_of[card]):
            points += BUILDING_VALUE
        if principality.landscapes_of(components.landscape_of[card]):
            points += LANDSCAPE_VALUE
        if holds(freedoms, components.freedom_of[card]):
            points += FREEDOM_VALUE
        found[card] = points
    return found


def between(low: float, value: float, high: float) -> float:
    if value < low:
        return low
    return high if value > high else value


def add_time(summary: SeatSummary, found: Features) -> None:
    state = summary.state
    rounds = float(summary.rounds)
    found.add("rounds left", rounds / 6.0)
    found.add("rounds left squared", rounds * rounds / 36.0)
    found.add("last round", flag(summary.rounds == 0))
    found.add("first round", flag(state.round == 1))
    found.add("set-up", flag(state.phase == SETUP))
    found.add("auction", flag(state.phase == AUCTION))
    found.add("characters", flag(state.phase == CHARACTER_AUCTION))
    found.add("actions", flag(state.phase == ACTIONS))
    found.add("actions left", float(summary.all_actions) / 10.0)
    found.add("actions this round", float(summary.actions) / 2.0)
    found.add("auctions left", (rounds + flag(summary.is_in_phase)) / 6.0)
    found.add("in the auction phase", flag(summary.is_in_phase))
    found.add("has the turn", flag(state.phase == ACTIONS and summary.seat == state.active))
    found.add("seats before", float((summary.seat - state.start + state.seats) % state.seats) / 4.0)


def coming_money(summary: SeatSummary) -> float:
    """The money once a marked character is paid for."""
    state = summary.state
    money = float(summary.principality.money)
    character = summary.character
    if state.phase == CHARACTER_AUCTION and character != NONE and state.marked_by[character] == summary.seat:
        money -= state.marked_at[character]
        if character == BANKER:
            money += float(state.banker_money)
    return money


def add_money(summary: SeatSummary, found: Features) -> None:
    """Money is worth what can still be bought with it, and that gets less from round to round."""
    state = summary.state
    money = coming_money(summary)
    rounds = float(summary.rounds)
    auctions = rounds + flag(summary.is_in_phase)
    programme = ACTION_MONEY * float(summary.all_actions) * 0.6 + AUCTION_MONEY * auctions
    found.add("pp", float(summary.principality.pp) / 20.0)
    found.add("money", money / 2000.0)
    found.add("money times rounds", money * rounds / 10000.0)
    found.add("first 300", between(0.0, money, 300.0) / 300.0)
    found.add("first 700", between(0.0, money, 700.0) / 700.0)
    found.add("first 1500", between(0.0, money, 1500.0) / 1500.0)
    found.add("first 2500", between(0.0, money, 2500.0) / 2500.0)
    found.add("over 3500", between(0.0, money - 3500.0, 5000.0) / 2000.0)
    found.add("money for the programme", between(0.0, money, programme) / 2000.0)
    found.add("money over the programme", between(0.0, money - programme, 5000.0) / 2000.0)
    found.add("money in the last round", money / 1000.0 if summary.rounds == 0 else 0.0)
    work = 0.0
    if summary.is_deciding and (state.kind == BONUS or state.kind == PAYOUT):
        work = float(state.work_value)
    found.add("work under way", work / 20.0)
    found.add("work under way with rounds", work * rounds / 100.0)
    others = 0.0
    for principality in state.principalities:
        others += float(principality.money)
    found.add("others' money", (others - float(summary.principality.money)) / float(state.seats - 1) / 2000.0)


def best_of_five(counts: vec[i64], total: i64) -> float:
    """The best to expect of five cards out of so many, given how many cards there are of each worth."""
    expected = 0.0
    below: i64 = 0
    for count in counts:
        below += count
        if below == total:
            break
        share = float(below) / float(total)
        expected += 1.0 - share * share * share * share * share
    return expected


def new_profession(summary: SeatSummary) -> float:
    """The parts that will probably be there for the best of five professions neither in hand nor on a table."""
    known = set_of(summary.principality.hand)
    for principality in summary.state.principalities:
        known |= set_of(principality.table)
    counts = vec[i64]([0] * (ALL_PARTS + 1))
    total: i64 = 0
    for card in range(PROFESSION_COUNT):
        if not holds(known, card):
            counts[summary.parts[card]] += 1
            total += 1
    return best_of_five(counts, total)


def open_profession(summary: SeatSummary) -> i64:
    """The parts that are there for the best profession on another table; -1 if none lies there."""
    best: i64 = -1
    for principality in summary.state.principalities:
        if principality is not summary.principality:
            for card in principality.table:
                if card < PROFESSION_COUNT:
                    parts = summary.parts[card]
                    if parts > best:
                        best = parts
    return best


def add_works(summary: SeatSummary, found: Features) -> None:
    """The works that the hand promises, the best first, beside the minimum of the rounds in which they can be done."""
    state = summary.state
    principality = summary.principality
    fresh = new_profession(summary)
    open_parts = open_profession(summary)
    base: i64 = 2 * principality.jesters + principality.cards()
    draws = summary.looks_at == PROFESSION_DECK
    if draws:
        base += 1
    parts: list[float] = []
    recruiting = 0
    complete = 0
    there = 0.0
    for card in principality.hand:
        if card == PROFESSION_COUNT:
            recruiting += 1
            if open_parts >= 0:
                parts.append(float(open_parts))
        else:
            points = summary.parts[card]
            parts.append(float(points))
            there += float(points)
            if points == ALL_PARTS:
                complete += 1
    if draws:
        parts.append(fresh)
    parts.sort()
    parts.reverse()
    rounds = float(summary.rounds)
    actions = float(summary.all_actions)
    works = between(0.0, float(len(parts)) + rounds / 2.0, actions)
    summary.works_to_come = works
    value = works * float(base)
    for at in range(len(parts)):
        if at < summary.all_actions:
            value += parts[at]
    jesters = float(principality.jesters)
    found.add("base value", float(base) / 10.0)
    found.add("works to come", works / 4.0)
    found.add("base times works", works * float(base) / 40.0)
    found.add("value of works to come", value / 60.0)
    found.add("jesters", jesters / 2.0)
    found.add("jesters times works", jesters * works / 8.0)
    found.add("professions in hand", float(len(principality.hand) - recruiting) / 3.0)
    found.add("cards on table", float(len(principality.table)) / 4.0)
    found.add("recruiting cards", float(recruiting))
    found.add("professions over actions", between(0.0, float(len(parts)) - actions, 5.0) / 2.0)
    add_values(summary, found, base, parts)
    found.add("complete professions", complete / 2.0)
    found.add("parts there", there / 15.0)
    found.add("parts to be had", (float(ALL_PARTS * (len(principality.hand) - recruiting)) - there) / 15.0)
    found.add("profession under way", flag(draws))
    found.add("a new profession fits", fresh / 10.0)
    found.add("an open profession fits", (1.0 + float(open_parts)) / 10.0)
    found.add("professions in the deck", float(len(state.professions)) / 10.0)
    add_best_work(summary, found, base)


def add_values(summary: SeatSummary, found: Features, base: i64, parts: list[float]) -> None:
    """Each work, and how many reach the minimum in which round."""
    state = summary.state
    minima = state.components.minimum
    now = state.round if summary.actions else state.round + 1
    minimum = float(minima[now - 1]) if now <= ROUNDS else float(MANY)
    following = float(minima[now]) if now < ROUNDS else float(MANY)
    last = float(minima[ROUNDS - 1])
    bonus = summary.best_bonus()
    muse = float(state.round) if summary.character == MUSE else 0.0
    works_at = found.add_zeros(WORKS)
    margins_at = found.add_zeros(MARGINS)
    pay = 0.0
    works: i64 = 0
    helped: i64 = 0
    later: i64 = 0
    at_last: i64 = 0
    for place in range(SHOWN_WORKS):
        value = 0.0
        margin = -2.0
        if place < len(parts):
            value = parts[place] + float(base)
            margin = between(-2.0, (value + muse - minimum) / 4.0, 2.0)
            works += flag_bit(value + muse >= minimum)
            helped += flag_bit(value + muse + bonus >= minimum)
            later += flag_bit(value >= following)
            at_last += flag_bit(value >= last)
            if place < summary.actions:
                pay += workable(value + muse, bonus if place == 0 else 0.0, minimum)
        found.set(works_at + place, value / 20.0)
        found.set(margins_at + place, margin)
    found.add("works now", float(works) / 2.0)
    found.add("works now with a bonus card", float(helped) / 2.0)
    found.add("works next round", float(later) / 2.0)
    found.add("works in the last round", float(at_last) / 2.0)
    best = parts[0] + float(base) + muse + bonus if parts else 0.0
    found.add("best work with a bonus card", between(-2.0, (best - minimum) / 4.0, 2.0))
    found.add("pay of works this round", pay / 30.0)
    found.add("pay in the last round", pay / 20.0 if summary.rounds == 0 else 0.0)


def workable(value: float, bonus: float, minimum: float) -> float:
    """What a work with a bonus card is worth, if it can be done."""
    return value + bonus if value + bonus >= minimum else 0.0


def add_best_work(summary: SeatSummary, found: Features, base: i64) -> None:
    """The standing for the best work of this round, and for those to come."""
    state = summary.state
    own = summary.principality.best_work
    others: i64 = 0
    others_base: i64 = 0
    for principality in state.principalities:
        if principality is not summary.principality:
            if principality.best_work > others:
                others = principality.best_work
            theirs: i64 = 2 * principality.jesters + principality.cards()
            if theirs > others_base:
                others_base = theirs
    seats = state.seats
    to_play = seats
    if state.phase == ACTIONS:
        to_play = seats - 1 - (state.active - state.start + seats) % seats
    found.add("best work so far", float(own) / 20.0)
    found.add("best work lead", between(-2.0, float(own - others) / 5.0, 2.0))
    found.add("best work leader", flag(own > 0 and own >= others))
    found.add("seats to play", to_play / 4.0)
    found.add("lead in base value", between(-2.0, float(base - others_base) / 4.0, 2.0))


def add_wishes(summary: SeatSummary, found: Features) -> None:
    """What the hand still wishes for, and whether it is to be had."""
    state = summary.state
    principality = summary.principality
    components = state.components
    buildings = vec[i64]([0] * LANDSCAPE_PIECES)
    landscapes = vec[i64]([0] * JESTER)
    freedoms = vec[i64]([0] * JESTER)
    for card in principality.hand:
        if card < PROFESSION_COUNT:
            building = components.building_of[card]
            if not holds(principality.buildings, building):
                buildings[building] += 1
            landscape = components.landscape_of[card]
            if not principality.landscapes_of(landscape):
                landscapes[landscape] += 1
            freedom = components.freedom_of[card]
            if not holds(summary.freedoms, freedom):
                freedoms[freedom] += 1
    missing = vec[i64]([0] * 3)  # buildings, landscapes, freedoms
    lost = vec[i64]([0] * 3)
    best = vec[i64]([0] * 2)
    kinds: i64 = 0
    for building in range(LANDSCAPE_PIECES):
        wishes = buildings[building]
        if wishes:
            missing[0] += wishes
            if state.supply[SUPPLY_BUILDINGS + building] and fits(state, summary.seat, building):
                kinds += 1
                insert(best, wishes)
            else:
                lost[0] += wishes
    best_freedoms = vec[i64]([0] * 2)
    for kind in range(JESTER):
        missing[1] += landscapes[kind]
        if landscapes[kind] and not (state.supply[kind] and fits(state, summary.seat, LANDSCAPE_PIECES + kind)):
            lost[1] += landscapes[kind]
        missing[2] += freedoms[kind]
        if state.supply[SUPPLY_FREEDOMS + kind]:
            insert(best_freedoms, freedoms[kind])
        else:
            lost[2] += freedoms[kind]
    found.add("missing buildings", float(missing[0]) / 3.0)
    found.add("missing landscapes", float(missing[1]) / 3.0)
    found.add("missing freedoms", float(missing[2]) / 3.0)
    found.add("buildings out of reach", float(lost[0]) / 2.0)
    found.add("freedoms out of reach", float(lost[2]) / 2.0)
    found.add("landscapes out of reach", float(lost[1]) / 2.0)
    found.add("best wished building", float(best[0]) / 2.0)
    found.add("second wished building", float(best[1]) / 2.0)
    found.add("buildings wished for", float(kinds) / 3.0)
    found.add("forests wished for", float(landscapes[0]) / 2.0)
    found.add("lakes wished for", float(landscapes[1]) / 2.0)
    found.add("parks wished for", float(landscapes[2]) / 2.0)
    found.add("best wished freedom", float(best_freedoms[0]) / 2.0)
    found.add("second wished freedom", float(best_freedoms[1]) / 2.0)


def insert(best: vec[i64], value: i64) -> None:
    """Keep the two highest."""
    if value > best[0]:
        best[1] = best[0]
        best[0] = value
    elif value > best[1]:
        best[1] = value


def add_cards(summary: SeatSummary, found: Features) -> None:
    """Bonus and prestige cards: those in hand, and what a new one would probably bring."""
    state = summary.state
    principality = summary.principality
    gains = summary.bonus_gains
    total = 0.0
    for gain in gains:
        total += gain
    works = between(0.0, float(len(principality.hand)) + float(summary.rounds) / 2.0, float(summary.all_actions))
    found.add("bonus cards", float(len(gains)) / 2.0)
    found.add("best bonus", summary.best_bonus() / 6.0)
    found.add("second bonus", gains[1] / 6.0 if len(gains) > 1 else 0.0)
    found.add("all bonuses", total / 10.0)
    found.add("bonus under way", flag(summary.looks_at == BONUS_DECK))
    found.add("a new bonus card", summary.new_bonus / 6.0)
    found.add("bonus cards over works", between(0.0, float(len(gains)) - works, 4.0) / 2.0)
    now = 0.0
    promise = 0.0
    for card in principality.prestige:
        rule = state.components.prestige_rules[card]
        now += prestige_now(summary, rule, lead_in(summary, rule))
        promise += prestige_promise(summary, rule)
    seeks = summary.looks_at == PRESTIGE_DECK
    fresh = new_prestige(summary)
    found.add("prestige cards", (float(len(principality.prestige)) + flag(seeks)) / 2.0)
    found.add("prestige now", now / 10.0)
    found.add("prestige promise", (promise + (fresh if seeks else 0.0)) / 10.0)
    found.add("prestige under way", flag(seeks))
    found.add("a new prestige card", fresh / 8.0)


def count_bonuses(summary: SeatSummary) -> None:
    """What the bonus cards in hand and a new one would add. Works are worth more with them, so this comes first."""
    summary.new_bonus = new_bonus(summary)
    gains = summary.bonus_gains
    for card in summary.principality.bonus:
        gains.append(float(bonus_gain(summary, card)))
    if summary.looks_at == BONUS_DECK:
        gains.append(summary.new_bonus)
    gains.sort()
    gains.reverse()


def bonus_gain(summary: SeatSummary, card: int) -> i64:
    """The points that a bonus card would add to a work now."""
    components = summary.state.components
    count: i64 = 0
    for feature in components.bonus_counts[card]:
        count += summary.counts[feature]
        if feature == CARDS_IN_HAND:
            count -= 1
        elif feature == CARDS_ON_TABLE:
            count += 1
    if count < 0:
        return 0
    per: i64 = components.bonus_per[card]
    return per * count


def new_bonus(summary: SeatSummary) -> float:
    """What the best of five bonus cards will probably add, of those this seat has not seen leave the deck."""
    state = summary.state
    counts = vec[i64]([0] * (MOST_GAIN + 1))
    total = count_gains(summary, state.bonuses, counts)
    for principality in state.principalities:
        if principality is not summary.principality:
            total += count_gains(summary, principality.bonus, counts)
    if state.looked_deck == BONUS_DECK:
        total += count_gains(summary, state.looked, counts)
    return best_of_five(counts, total)


def count_gains(summary: SeatSummary, cards: tuple[int, ...], counts: vec[i64]) -> i64:
    """Count these bonus cards by what they would add; how many there are."""
    for card in cards:
        gain = bonus_gain(summary, card)
        if gain > MOST_GAIN:
            gain = MOST_GAIN
        counts[gain] += 1
    return len(cards)


def rivals_count(summary: SeatSummary, rule: PrestigeRule) -> i64:
    """The most, or the fewest, that any other seat has of what a prestige card asks for."""
    best: i64 = MANY if rule.fewest else 0
    for principality in summary.state.principalities:
        if principality is not summary.principality:
            count = principality.count(rule.feature)
            if count < best if rule.fewest else count > best:
                best = count
    return best


def lead_in(summary: SeatSummary, rule: PrestigeRule) -> i64:
    """How far ahead of the others a seat is in what a prestige card asks for; 0 if it does not ask for the most."""
    if rule.feature < 0:
        return 0
    lead = summary.counts[rule.feature] - rivals_count(summary, rule)
    return -lead if rule.fewest else lead


def prestige_now(summary: SeatSummary, rule: PrestigeRule, lead: i64) -> float:
    """A prestige card's PP as things stand."""
    if rule.feature < 0:
        return 0.0 if steps_missing(summary, rule) else float(rule.value)
    if lead < 0 or (summary.counts[rule.feature] == 0 and not rule.fewest):
        return 0.0
    return float(rule.tied) if lead == 0 else float(rule.value)


def steps_missing(summary: SeatSummary, rule: PrestigeRule) -> i64:
    """How many things more a prestige card needs."""
    missing: i64 = 0
    for feature, number in rule.needs:
        more = number - summary.counts[feature]
        if more > 0:
            missing += more
    return missing


def prestige_promise(summary: SeatSummary, rule: PrestigeRule) -> float:
    """The expected PP of a prestige card at the end; more certain in later rounds."""
    time_left = float(summary.rounds) / ROUNDS
    if rule.feature < 0:
        missing = steps_missing(summary, rule)
        if missing == 0:
            return float(rule.value)
        if missing > summary.all_actions:
            return 0.0
        chance = time_left
        while missing > 0:
            chance *= A_STEP
            missing -= 1
        return chance * rule.value
    lead = lead_in(summary, rule)
    step: i64 = 2 + (lead // 3 if rule.fewest else lead)
    if step < 0:
        step = 0
    elif step >= len(LEADS):
        step = len(LEADS) - 1
    return (1.0 - time_left) * prestige_now(summary, rule, lead) + time_left * float(rule.value) * LEADS[step]


def new_prestige(summary: SeatSummary) -> float:
    """What the best of five prestige cards not held will probably promise."""
    held = set_of(summary.principality.prestige)
    counts = vec[i64]([0] * (MOST_GAIN + 1))
    total: i64 = 0
    for card in range(PRESTIGE_COUNT):
        if not holds(held, card):
            promise: i64 = i64(prestige_promise(summary, summary.state.components.prestige_rules[card]) + 0.5)
            counts[promise] += 1
            total += 1
    return best_of_five(counts, total)


def add_establishment(summary: SeatSummary, found: Features) -> None:
    """What the seat owns."""
    principality = summary.principality
    buildings = principality.buildings
    rounds = float(summary.rounds)
    kinds = float(some(principality.forests) + some(principality.lakes) + some(principality.parks))
    built = float(count_bits(buildings))
    large, medium, small = buildings & LARGE, buildings & MEDIUM, buildings & SMALL
    found.add("a builder", flag(principality.builders >= 1))
    found.add("two builders", flag(principality.builders >= 2))
    found.add("three builders", flag(principality.builders >= 3))
    found.add("builders times actions", float(principality.builders * summary.all_actions) / 15.0)
    found.add("building cost", float(building_cost(principality)) / 700.0)
    found.add("buildings", built / 3.0)
    found.add("large buildings", float(count_bits(large)) / 2.0)
    found.add("medium buildings", float(count_bits(medium)) / 2.0)
    found.add("small buildings", float(count_bits(small)) / 2.0)
    found.add("building sizes", float(some(large) + some(medium) + some(small)) / 3.0)
    found.add("forests", float(principality.forests) / 2.0)
    found.add("lakes", float(principality.lakes) / 2.0)
    found.add("parks", float(principality.parks) / 2.0)
    found.add("landscape kinds", kinds / 3.0)
    found.add("landscapes", float(principality.landscapes()) / 3.0)
    found.add("freedoms", float(len(principality.freedoms)) / 2.0)
    found.add("freedoms times rounds", float(len(principality.freedoms)) * rounds / 10.0)
    found.add("kinds times rounds", kinds * rounds / 10.0)
    found.add("buildings times rounds", built * rounds / 15.0)
    found.add("a piece under way", flag(summary.is_deciding and summary.state.kind == PLACE))


def add_space(summary: SeatSummary, found: Features) -> None:
    """Room for more."""
    state = summary.state
    principality = summary.principality
    seat = summary.seat
    closed = closed_squares(state, seat, 0)
    fits(state, seat, 0)
    fitting = principality.fitting & ~principality.buildings
    capacity = summary.free_space.capacity(closed, principality.builders >= 2)
    buildings = float(2 * capacity.medium + capacity.small)
    found.add("empty squares", float(CELLS - count_bits(principality.covered)) / 40.0)
    found.add("squares for buildings", float(CELLS - count_bits(closed)) / 40.0)
    found.add("large buildings that fit", float(count_bits(fitting & LARGE)) / 3.0)
    found.add("medium buildings that fit", float(count_bits(fitting & MEDIUM)) / 5.0)
    found.add("small buildings that fit", float(count_bits(fitting & SMALL)) / 2.0)
    found.add("forest fits", flag(holds(fitting, LANDSCAPE_PIECES)))
    found.add("lake fits", flag(holds(fitting, LANDSCAPE_PIECES + 1)))
    found.add("park fits", flag(holds(fitting, LANDSCAPE_PIECES + 2)))
    found.add("room for medium buildings", float(capacity.medium) / 3.0)
    found.add("room for small buildings", float(capacity.small) / 3.0)
    found.add("room times actions", between(0.0, buildings, float(summary.all_actions)) / 6.0)


def add_table(summary: SeatSummary, found: Features) -> None:
    """What is left for all, what the auction still offers this seat, and how it stands."""
    state = summary.state
    principality = summary.principality
    freedoms = 0
    for kind in range(JESTER):
        freedoms += state.supply[SUPPLY_FREEDOMS + kind]
    found.add("jesters left", state.supply[SUPPLY_JESTER] / 7.0)
    found.add("builders left", state.supply[SUPPLY_BUILDER] / 6.0)
    found.add("recruiting cards left", state.supply[SUPPLY_RECRUITING] / 5.0)
    found.add("prestige cards left", float(len(state.prestiges)) / 14.0)
    found.add("freedoms left", freedoms / 9.0)
    is_in = summary.is_in_phase
    found.add("jester to be had", flag(is_in and is_offered(state, JESTER)))
    found.add("builder to be had", flag(is_in and is_offered(state, BUILDER) and principality.builders < 3))
    found.add("prestige card to be had", flag(is_in and is_offered(state, PRESTIGE)))
    found.add("recruiting card to be had", flag(is_in and is_offered(state, RECRUITING_STACK)))
    add_landscapes(summary, found)
    found.add(
        "others in the auction phase",
        float(count_bits(state.in_phase) - flag_bit(is_in)) / 4.0 if state.phase == AUCTION else 0.0,
    )
    is_bidding = state.kind == BID and state.phase == AUCTION
    is_highest = is_bidding and state.bidder == summary.seat
    found.add("names next", flag(is_in and not is_bidding and state.namer == summary.seat))
    found.add("high bidder", flag(is_highest))
    found.add("still bidding", flag(is_bidding and holds(state.in_auction, summary.seat)))
    found.add("price", float(state.price) / 1000.0 if is_highest else 0.0)
    best: i64 = 0
    for other in state.principalities:
        if other is not principality and other.pp > best:
            best = other.pp
    found.add("lead in pp", between(-2.0, float(principality.pp - best) / 10.0, 2.0))


def flag_bit(condition: bool) -> i64:
    return 1 if condition else 0


def is_offered(state: PrincesState, stack: int) -> bool:
    """Whether a stack can still be named in this phase."""
    return not holds(state.sold, stack) and state.left_in_stack(stack) > 0


def add_landscapes(summary: SeatSummary, found: Features) -> None:
    """The landscapes that the auction still offers: the most wished for, and whether a further one would score."""
    state = summary.state
    principality = summary.principality
    wished = 0
    scores = False
    if summary.is_in_phase:
        for kind in range(JESTER):
            stack = ANY_LANDSCAPE if state.seats == 2 else kind
            if is_offered(state, stack) and state.supply[kind] and fits(state, summary.seat, LANDSCAPE_PIECES + kind):
                if principality.landscapes_of(kind):
                    scores = True
                else:
                    wishes = 0
                    for card in principality.hand:
                        if card < PROFESSION_COUNT and state.components.landscape_of[card] == kind:
                            wishes += 1
                    wished = max(wished, wishes)
    found.add("wished landscape to be had", wished / 2.0)
    found.add("further landscape to be had", flag(scores))


def add_variant(summary: SeatSummary, found: Features) -> None:
    """The kind of game, and its characters."""
    state = summary.state
    character = summary.character
    found.add("two seats", flag(state.seats == 2))
    found.add("three seats", flag(state.seats == 3))
    found.add("five seats", flag(state.seats == 5))
    found.add("hard", flag(state.options.two_player_hard))
    found.add("cooperative", flag(state.options.cooperative))
    found.add("muse and princess", flag(state.options.muse_and_princess))
    for each in range(len(CHARACTERS)):
        found.add(NAMES[each], flag(each == character))
    is_marking = state.phase == CHARACTER_AUCTION
    found.add("may mark", flag(is_marking and character == NONE and holds(state.may_mark, summary.seat)))
    found.add("muse gain", between(0.0, summary.works_to_come, 2.0) * state.round / 10.0 if character == MUSE else 0.0)
    margin = 0.0
    if character == PRINCESS:
        value = float(princess_value(summary.principality))
        margin = (value - state.components.minimum[state.round - 1] + 4.0) / 8.0
    found.add("princess margin", margin)
    found.add("merchant rank", rank(state, summary.seat) / 4.0 if character == MERCHANT else 0.0)
    found.add("banker money", float(state.banker_money) / 1000.0)
    found.add(
        "banker at the end", float(summary.principality.money) / 2000.0 if state.banker_buyer == summary.seat else 0.0
    )


def features(state: PrincesState, seat: int, free_space: FreeSpace, is_naming: bool = False) -> Features:
    """All of them, for one seat."""
    summary = SeatSummary(state, seat, free_space)
    count_bonuses(summary)
    found = Features(COUNT, is_naming)
    add_time(summary, found)
    add_money(summary, found)
    add_works(summary, found)
    add_wishes(summary, found)
    add_cards(summary, found)
    add_establishment(summary, found)
    add_space(summary, found)
    add_table(summary, found)
    add_variant(summary, found)
    return found.complete()
