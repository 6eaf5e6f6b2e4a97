"""Lorenzo il Magnifico for the kernel: the setup, and the state's interface."""

from pathlib import Path
from typing import cast

from signoria.kernel.chance import Seed
from signoria.kernel.game import Rules
from signoria.kernel.reasons import Reason
from signoria.kernel.state import NOBODY, Fact, Json, Move
from signoria.lorenzo import moves
from signoria.lorenzo.appraisal import account, appraise_seat, appraise_table
from signoria.lorenzo.components import Components
from signoria.lorenzo.decisions import DECISIONS
from signoria.lorenzo.opening import deal
from signoria.lorenzo.options import OPTIONS, LorenzoOptions
from signoria.lorenzo.position import position
from signoria.lorenzo.refusal import refusal
from signoria.lorenzo.restore import restore
from signoria.lorenzo.scoring import scores, tie_breaks, winners
from signoria.lorenzo.state import FIRST_STEP, KINDS, LorenzoState
from signoria.lorenzo.view import hands, hidden, redeal_hidden, view


class Lorenzo(LorenzoState):
    """A state that can be played."""

    def legal(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        return DECISIONS[self.kind].legal(self)

    def apply(self, action: int) -> None:
        DECISIONS[self.kind].apply(self, action)
        while self.kind >= FIRST_STEP:
            DECISIONS[self.kind].apply(self, action)

    def clone(self) -> "Lorenzo":
        copy = Lorenzo(self.components, self.options, self.seats)
        self.copy_to(copy)
        return copy

    def action_count(self) -> int:
        return moves.ACTION_COUNT

    def offered_count(self) -> int:
        """LM-VAL-2: without those that throw servants away. They matter in the last round of few games only, and would
        make every mask 27 times as long."""
        return moves.SURPLUS

    def move_of(self, action: int) -> Move:
        return moves.move_of(self, action)

    def action_of(self, move: Move) -> int:
        return moves.action_of(self, move)

    def refusal(self, action: int) -> Reason:
        return refusal(self, action)

    def redeal(self, seat: int, seed: int) -> None:
        redeal_hidden(self, seat, seed)

    def scores(self) -> list[int]:
        return scores(self)

    def winners(self) -> list[int]:
        return winners(self)

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def details(self) -> Json:
        return DECISIONS[self.kind].details(self)

    def edition(self) -> Json:
        return self.components.edition

    def position(self) -> Json:
        return position(self)

    def view(self, seat: int) -> Json:
        return view(self, seat)

    def public_appraisal(self) -> Json:
        return appraise_table(self)

    def own_appraisal(self, seat: int) -> Json:
        return appraise_seat(self, seat)

    def account(self, facts: list[Fact]) -> Json:
        return account(self, facts)

    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        return tie_breaks(self)

    def hands(self) -> list[Json]:
        return hands(self)

    def hidden(self, seat: int) -> tuple[object, ...]:
        return hidden(self, seat)


class LorenzoRules(Rules):
    """LM-SET-1: two to four seats and the options."""

    def __init__(self) -> None:
        super().__init__("lorenzo", 2, 4, OPTIONS, Path(__file__).parent)

    def read_components(self, edition: Json, is_custom: bool) -> Components:
        return Components(edition, is_custom)

    def _new_state(self, seats: int, options: Json, edition: Json | None) -> Lorenzo:
        components = cast(Components, self.components(edition))
        return Lorenzo(components, LorenzoOptions(options), seats)

    def start(self, seats: int, seed: Seed, options: Json, edition: Json | None) -> Lorenzo:
        state = self._new_state(seats, options, edition)
        deal(state, seed)
        return state

    def restore(self, position: Json, edition: Json | None) -> Lorenzo:
        reader, seats, options, edition = self.read_opening(position, edition)
        state = self._new_state(seats, options, edition)
        restore(state, reader)
        self.check_playable(state)
        return state
