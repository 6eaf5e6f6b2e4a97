"""The Vatican report."""

from signoria.kernel.state import Json
from signoria.lorenzo.components import FAITH, PERIODS, ROUNDS_A_PERIOD, VP
from signoria.lorenzo.gains import receive
from signoria.lorenzo.moves import REFUSE, SUPPORT
from signoria.lorenzo.state import NEXT_REPORT, ROUND_OVER, VATICAN_CHOICE, Decision, LorenzoState


def period(state: LorenzoState) -> int:
    """Two rounds make a period; the first is 0."""
    return (state.round - 1) // ROUNDS_A_PERIOD


def is_last_report(state: LorenzoState) -> bool:
    return period(state) == PERIODS - 1


class NextReport(Decision):
    """LM-VAT-1, LM-VAT-3: seats in turn order; too little faith excommunicates; in the last report it still scores."""

    def apply(self, state: LorenzoState, action: int) -> None:
        while state.at < state.seats:
            seat = state.order[state.at]
            if state.families[seat].held[FAITH] >= state.components.faith_required[period(state)]:
                state.ask(VATICAN_CHOICE, seat)
                return
            excommunicate(state, seat)
            if is_last_report(state):
                score_faith(state, seat)
            state.at += 1
        state.proceed_to(ROUND_OVER)


class VaticanChoice(Decision):
    """LM-VAT-1: support the church, or be excommunicated and keep the faith."""

    def legal(self, state: LorenzoState) -> list[int]:
        return [SUPPORT, REFUSE]

    def apply(self, state: LorenzoState, action: int) -> None:
        seat = state.seat
        state.record_fact({"fact": "support" if action == SUPPORT else "refuse", "seat": seat})
        if action == SUPPORT:
            score_faith(state, seat)
            reward_support(state, seat)
        else:
            excommunicate(state, seat)
            if is_last_report(state) and state.options.decline_scores:
                score_faith(state, seat)
        state.at += 1
        state.proceed_to(NEXT_REPORT)

    def details(self, state: LorenzoState) -> Json:
        faith = state.family().held[FAITH]
        return {
            "faith": faith,
            "need": state.components.faith_required[period(state)],
            "vp": state.components.faith_vp[faith],
            "tile": state.components.excommunication_keys[state.excommunications[period(state)]],
        }


def excommunicate(state: LorenzoState, seat: int) -> None:
    """LM-EXC-1: the tile of the period holds for the seat from now on."""
    family = state.families[seat]
    tile = state.excommunications[period(state)]
    if tile not in family.excommunicated:
        family.excommunicated = (*family.excommunicated, tile)
    state.recompute_effects(family)
    if state.journal is not None:
        state.record_fact({"fact": "excommunicate", "seat": seat, "tile": state.components.excommunication_keys[tile]})


def score_faith(state: LorenzoState, seat: int) -> None:
    """LM-VAT-2: the VP of the faith step, and faith to 0."""
    held = state.families[seat].held
    vp = state.components.faith_vp[held[FAITH]]
    if state.journal is not None:
        state.record_fact({"fact": "faith", "seat": seat, "faith": held[FAITH], "vp": vp})
    held[VP] += vp
    held[FAITH] = 0


def reward_support(state: LorenzoState, seat: int) -> None:
    """LM-LDR-7: Sisto IV."""
    family = state.families[seat]
    receive(state, family, family.effects.church_bonus, "support")
