"""The final scoring, and who has won."""

from typing import Final

from signoria.kernel.state import NOBODY, NONE
from signoria.lorenzo.components import (
    BUILDING,
    CHARACTER,
    FINAL_VP_LOSS,
    FINAL_VP_LOSS_BUILDING_COSTS,
    GOODS,
    MILITARY,
    NO_FINAL_VP,
    RESOURCE_COUNT,
    TERRITORY,
    VENTURE,
    VP,
    Effect,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.state import OVER, LorenzoState

PARTS: Final = ("before", "territories", "characters", "ventures", "military", "goods", "excommunications")


def final_scoring(state: LorenzoState) -> None:
    """LM-END-1: every seat's last points; the game is over."""
    military = [family.held[MILITARY] for family in state.families]
    for seat in range(state.seats):
        family = state.families[seat]
        parts = final_parts(state, family, military)
        family.held[VP] += sum(parts)
        if state.journal is not None:
            named = dict(zip(PARTS, parts))
            state.record_fact({"fact": "final", "seat": seat, "parts": named, "vp": family.held[VP]})
    state.phase = OVER
    state.kind = NONE
    state.seat = NOBODY
    state.record_fact({"fact": "over", "scores": scores(state), "winners": winners(state)})


def final_parts(state: LorenzoState, family: Family, military: list[int]) -> list[int]:
    """LM-END-1: what each of PARTS adds to a seat's points or takes from them."""
    effects = [state.components.excommunications[tile] for tile in family.excommunicated]
    barred = [effect.card for effect in effects if effect.op == NO_FINAL_VP]
    return [
        -loss(state, family, [effect for effect in effects if effect.before_scoring]),
        0 if TERRITORY in barred else state.components.territory_vp[len(family.cards[TERRITORY])],
        0 if CHARACTER in barred else state.components.character_vp[len(family.cards[CHARACTER])],
        0 if VENTURE in barred else sum([state.components.cards[card].end_vp for card in family.cards[VENTURE]]),
        military_vp(state, family.held[MILITARY], military),
        sum(family.held[:GOODS]) // state.components.goods_per_vp,
        -loss(state, family, [effect for effect in effects if not effect.before_scoring]),
    ]


def military_vp(state: LorenzoState, own: int, military: list[int]) -> int:
    """LM-END-1: first and second; a tie for first leaves no second prize."""
    ahead = len([other for other in military if other > own])
    if ahead == 0:
        return state.components.first_military_vp
    return state.components.second_military_vp if ahead == 1 else 0


def loss(state: LorenzoState, family: Family, effects: list[Effect]) -> int:
    """LM-END-1: what excommunications 3-4 to 3-7 take away."""
    lost = 0
    for effect in effects:
        if effect.op == FINAL_VP_LOSS:
            for resource in range(RESOURCE_COUNT):
                if effect.per[resource]:
                    lost += effect.lose * (family.held[resource] // effect.per[resource])
        elif effect.op == FINAL_VP_LOSS_BUILDING_COSTS:
            for card in family.cards[BUILDING]:
                printed = state.components.cards[card].costs[0].pay
                lost += effect.lose * sum([printed[resource] for resource in effect.resources])
    return lost


def scores(state: LorenzoState) -> list[int]:
    return [family.held[VP] for family in state.families]


def tie_breaks(state: LorenzoState) -> list[tuple[str, list[int]]]:
    """LM-END-2: the turn order after round 6; as the number of seats that come later."""
    return [("order", [state.seats - 1 - state.order.index(seat) for seat in range(state.seats)])]


def winners(state: LorenzoState) -> list[int]:
    """LM-END-2: the most VP; a tie goes to the seat earlier in the turn order after round 6."""
    if state.seat != NOBODY:
        return []
    most = max(scores(state))
    return [seat for seat in state.order if state.families[seat].held[VP] == most][:1]
