"""Every number and every reason that is shown to a seat, worked out from what it may know."""

from typing import Final

from signoria.kernel.bits import holds
from signoria.kernel.state import Fact, Json
from signoria.lorenzo.components import (
    ACTION,
    HARVEST,
    MEMBER_COUNT,
    MEMBER_VALUE_SET_ONE,
    MEMBERS,
    MILITARY,
    MOST_CARDS,
    RESOURCES,
    TAKE_CARD,
    TERRITORY,
    TOWER_COUNT,
    TOWERS,
    VP,
    WORKS,
)
from signoria.lorenzo.council import next_order
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import times
from signoria.lorenzo.moves import (
    ACTIVATE_LEVEL,
    CHOOSE_PRIVILEGE,
    EXCHANGE_OPTION,
    PAY_WAY,
    REFUSE,
    SKIP,
    SUPPORT,
    WORK,
    ways_to_pay,
    without_surplus,
)
from signoria.lorenzo.payments import spend
from signoria.lorenzo.placements import (
    appraise_bonus_floors,
    appraise_spaces,
    appraise_work,
    granted_values,
    ways_to_spaces,
    why_no_bonus_floor,
    why_no_placement,
)
from signoria.lorenzo.preview import church_preview, gain_preview
from signoria.lorenzo.refusal import not_activated, not_played
from signoria.lorenzo.scoring import PARTS, final_parts
from signoria.lorenzo.sources import sources
from signoria.lorenzo.state import (
    BONUS,
    EXCHANGE_CHOICE,
    OVER,
    PAY,
    PRIVILEGE_CHOICE,
    SETUP,
    TURN,
    VATICAN_CHOICE,
    LorenzoState,
)
from signoria.lorenzo.towers import fee
from signoria.lorenzo.values import LEVELS, ability_of, bonus_effect
from signoria.lorenzo.vatican import period
from signoria.lorenzo.work import exchange_effect

CARD_WEIGHT: Final = 5  # a card is harder to come by than goods or points


def appraise_table(state: LorenzoState) -> Json:
    """What everybody can work out."""
    appraisal: Json = {
        "period": period(state) + 1,
        "values": [_member_values(state, family) for family in state.families],
        "territory_needs": [territory_need(state, family) for family in state.families],
    }
    if state.phase != OVER:
        appraisal["forecast"] = forecast(state)
    return appraisal


def appraise_seat(state: LorenzoState, seat: int) -> Json:
    """What the seat alone can work out."""
    family = state.families[seat]
    appraisal: Json = {
        "fees": {TOWERS[tower]: int(fee(state, family, tower, False)) for tower in range(TOWER_COUNT)},
        "changes": {work: family.effects.bonus[HARVEST + at] for at, work in enumerate(WORKS)},
        "leaders": _leaders(state, family),
    }
    if seat == state.seat:
        appraisal.update(_appraise_decision(state, family))
    return appraisal


# What everybody can work out


def _member_values(state: LorenzoState, family: Family) -> Json:
    """LM-VAL-1: what each member at home is worth."""
    if state.phase == SETUP:
        return {}
    home = [member for member in range(MEMBER_COUNT) if holds(family.members, member)]
    return {MEMBERS[member]: int(state.member_value(family, member)) for member in home}


def territory_need(state: LorenzoState, family: Family) -> int:
    """LM-TOW-5, LM-LDR-6: the military that one more territory needs; 0 if it needs none or there can be no more."""
    count = len(family.cards[TERRITORY])
    if count >= MOST_CARDS or family.effects.no_territory_requirement:
        return 0
    return state.components.territory_military[count]


def forecast(state: LorenzoState) -> list[Json]:
    """LM-END-1, LM-END-2: each seat's account if the game ended now, faith not counted."""
    military = [family.held[MILITARY] for family in state.families]
    parts = [final_parts(state, family, military) for family in state.families]
    played = [family.held[VP] for family in state.families]
    return _accounts(played, parts, next_order(state))


def account(state: LorenzoState, facts: list[Fact]) -> Json:
    """LM-END-1: each seat's account once the game is over.

    What was lost before scoring only the facts tell; without them it is taken off the points of the rounds.
    """
    military = [family.held[MILITARY] for family in state.families]
    parts = [[0, *final_parts(state, family, military)[1:]] for family in state.families]
    for fact in facts:
        if fact["fact"] == "final":
            parts[fact["seat"]] = [fact["parts"][name] for name in PARTS]
    played = [family.held[VP] - sum(scored) for family, scored in zip(state.families, parts)]
    return {"seats": _accounts(played, parts, state.order), "sources": sources(state, facts)}


def _accounts(played: list[int], parts: list[list[int]], order: tuple[int, ...]) -> list[Json]:
    """Points of the rounds and of the final scoring, what excommunications take in one sum; and the rank."""
    totals = [points + sum(scored) for points, scored in zip(played, parts)]
    ranking = sorted(range(len(totals)), key=lambda seat: (-totals[seat], order.index(seat)))
    found: list[Json] = []
    for seat, scored in enumerate(parts):
        named = dict(zip(PARTS, scored))
        named["excommunications"] += named.pop("before")
        total = totals[seat]
        found.append({"played": played[seat], "parts": named, "total": total, "rank": ranking.index(seat) + 1})
    return found


# Leaders


def _leaders(state: LorenzoState, family: Family) -> Json:
    """LM-LDR-1, LM-SET-5: what the leaders in hand ask for; nobody sees them before the tiles are chosen."""
    hand = family.hand + family.kept if state.leaders_seen() else ()
    return {state.components.leader_keys[leader]: _needs(state, family, leader) for leader in hand}


def _needs(state: LorenzoState, family: Family, leader: int) -> Json:
    """LM-LDR-1, LM-LDR-5: every alternative of a leader's requirement, and which is nearest to being met."""
    needs = [_alternative(family, printed) for printed in state.components.edition["leaders"][leader]["require_any"]]
    distances = [_distance(alternative) for alternative in needs]
    return {
        "needs": needs,
        "nearest": distances.index(min(distances)),
        "met": min(distances) == 0,
        "playable": not_played(state, family, leader) is None,
    }


def _alternative(family: Family, printed: Json) -> list[Json]:
    cards, resources = printed.get("cards", {}), printed.get("resources", {})
    return [
        *[
            {"card": name, "need": cards[name], "have": len(family.cards[tower])}
            for tower, name in enumerate(TOWERS)
            if name in cards
        ],
        *[
            {"resource": name, "need": resources[name], "have": family.held[kind]}
            for kind, name in enumerate(RESOURCES)
            if name in resources
        ],
    ]


def _distance(alternative: list[Json]) -> int:
    distance = 0
    for each in alternative:
        missing = max(0, each["need"] - each["have"])
        distance += missing * CARD_WEIGHT if "card" in each else missing
    return distance


# What is being decided


def _appraise_decision(state: LorenzoState, family: Family) -> Json:
    legal = state.legal()
    if state.kind == TURN:
        return _appraise_turn(state, family, legal)
    if state.kind == BONUS:
        return _appraise_bonus(state, family, legal)
    if state.kind == PAY:
        return {"moves": [_left_after(state, family, action - PAY_WAY) for action in legal]}
    if state.kind == PRIVILEGE_CHOICE:
        gains = [state.components.privileges[action - CHOOSE_PRIVILEGE] for action in legal]
        return {"moves": [{"gain": gain_preview(state, gain)} for gain in gains]}
    if state.kind == EXCHANGE_CHOICE:
        return {"moves": [_exchanged(state, action) for action in legal]}
    if state.kind == VATICAN_CHOICE:
        return {"support": church_preview(state, SUPPORT), "refuse": church_preview(state, REFUSE)}
    return {}


def _left_after(state: LorenzoState, family: Family, way: int) -> Json:
    """LM-TOW-4: what is left of the goods that a payment is made of."""
    pay = ways_to_pay(state)[way].pay
    held = family.held[:]
    spend(held, pay)
    return {"left": {RESOURCES[kind]: held[kind] for kind in range(len(RESOURCES)) if pay[kind]}}


def _exchanged(state: LorenzoState, action: int) -> Json:
    """LM-WRK-3: what an arrow gives."""
    if action == SKIP:
        return {"gain": {}}
    gain = exchange_effect(state).gains[action - EXCHANGE_OPTION]
    return {"gain": gain_preview(state, gain, 1, state.queue[0].suffered)}


def _appraise_turn(state: LorenzoState, family: Family, legal: list[int]) -> Json:
    """LM-RND-2, LM-LDR-1: the spaces, harvest and production at every value within reach, and the leaders."""
    ways = ways_to_spaces(state, family, legal)
    abilities: Json = {}
    why_leaders: Json = {}
    for leader in family.hand:
        reason = not_played(state, family, leader)
        if reason is not None:
            why_leaders[state.components.leader_keys[leader]] = reason.json()
    for leader in family.leaders:
        reason = not_activated(state, family, leader)
        if reason is None:
            abilities[state.components.leader_keys[leader]] = _ability(state, family, leader, legal)
        else:
            why_leaders[state.components.leader_keys[leader]] = reason.json()
    spaces = appraise_spaces(state, family, ways)
    found: Json = {"spaces": spaces, "abilities": abilities, "works": _works(state, family, spaces, abilities)}
    why_not: Json = {} if state.has_placed else why_no_placement(state, family, ways)
    found["why_not"] = {**why_not, "leaders": why_leaders}
    return found


def _ability(state: LorenzoState, family: Family, leader: int, legal: list[int]) -> Json:
    """LM-LDR-2, LM-LDR-3, LM-LDR-7: what a leader does who can be activated now."""
    effect = ability_of(state, family, leader)
    if effect.op == MEMBER_VALUE_SET_ONE:
        return {"value": state.components.set_one_value}
    if effect.op == ACTION:
        first = ACTIVATE_LEVEL + leader * LEVELS
        ways = [action for action in legal if first <= without_surplus(action) < first + LEVELS]
        return granted_values(state, family, effect, ways)
    return {"gain": gain_preview(state, effect.gain, times(family, effect))}


def _works(state: LorenzoState, family: Family, spaces: Json, granted: Json) -> Json:
    """What harvest and production bring, up to the highest value that can be reached."""
    highest = dict.fromkeys(WORKS, 0)
    for space, appraisal in spaces.items():
        work = space.partition(".")[0]
        if work in highest:
            reached = [value for values in appraisal["values"].values() for value in values.values()]
            highest[work] = max(highest[work], *reached)
    for each in granted.values():
        if "work" in each:
            highest[each["work"]] = max(highest[each["work"]], *each["values"].values())
    return {
        work: appraise_work(state, family, HARVEST + at, highest[work])
        for at, work in enumerate(WORKS)
        if highest[work]
    }


def _appraise_bonus(state: LorenzoState, family: Family, legal: list[int]) -> Json:
    """LM-BON-1: what a card's bonus action can do."""
    effect = bonus_effect(state)
    if effect.action == TAKE_CARD:
        spaces = appraise_bonus_floors(state, family, effect, legal)
        return {"spaces": spaces, "why_not": {"spaces": why_no_bonus_floor(state, family, effect, spaces)}}
    granted = granted_values(state, family, effect, [action for action in legal if action >= WORK])
    return {"granted": granted, "works": _works(state, family, {}, {"": granted})}
