"""What can be prepared: the bonus tile, the leader to draft, and the answer to the Vatican report."""

from typing import cast

from signoria.kernel.prepared import Occasion, PreparedAnswers
from signoria.kernel.state import NONE, State
from signoria.lorenzo.components import FAITH
from signoria.lorenzo.moves import CHOOSE_TILE, KEEP, REFUSE, SUPPORT
from signoria.lorenzo.opening import tiles_left
from signoria.lorenzo.state import DRAFT, TILE, VATICAN_CHOICE, LorenzoState
from signoria.lorenzo.vatican import period


class LorenzoPreparedAnswers(PreparedAnswers):
    """Decisions that all seats make in turn, each about what it already sees."""

    def occasion(self, state: State, seat: int) -> Occasion | None:
        lorenzo = cast(LorenzoState, state)
        is_asked = lorenzo.seat == seat
        actions = _actions(lorenzo, seat)
        if not actions:
            return None
        return Occasion(_key(lorenzo, seat), is_asked, [lorenzo.move_of(action) for action in actions], [])


def _actions(state: LorenzoState, seat: int) -> list[int]:
    """LM-SET-4, LM-SET-5, LM-VAT-1: what the seat can choose from when its turn comes."""
    family = state.families[seat]
    if state.kind == TILE and family.tile == NONE:
        return [CHOOSE_TILE + tile for tile in tiles_left(state)]
    if state.kind == DRAFT and seat >= state.seat:
        return [KEEP + leader for leader in family.hand]
    if state.kind == VATICAN_CHOICE and seat in state.order[state.at :]:
        return [SUPPORT, REFUSE] if family.held[FAITH] >= state.components.faith_required[period(state)] else []
    return []


def _key(state: LorenzoState, seat: int) -> str:
    """Each seat chooses a tile once, drafts from several hands, and is asked by each Vatican report."""
    if state.kind == TILE:
        return "tile"
    if state.kind == DRAFT:
        return f"draft {len(state.families[seat].hand)}"
    return f"vatican {period(state)}"
