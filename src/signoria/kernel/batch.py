"""Many games of one kind in parallel: takes one action for each, then says who decides, sees and may do what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.kernel.chance import derived_seed
from signoria.kernel.errors import BadInput, IllegalMove
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.game import Rules
from signoria.kernel.observation import Buffer, Observer
from signoria.kernel.state import NOBODY, Json, State

GAMES: Final = b"batch games"
ACTIONS: Final = b"batch actions"


def game_seed(seed: int, row: int, number: int) -> int:
    """The seed of the game with this number in a row: other rows, numbers and seeds have nothing in common with it."""
    return derived_seed(seed, GAMES, row << 32 | number)


class Batch:
    """Games in rows. A game that is over is replaced at once by a fresh one; what it ended with is kept for a step.

    A batch that is a part of a larger one has the games of that one's rows from `first` on.
    """

    def __init__(
        self, rules: Rules, observer: Observer, rows: int, seats: int, options: Json, seed: int, first: int
    ) -> None:
        self.rules = rules
        self.rows = rows
        self.first = first
        self.seats = seats
        self.options = options
        self.seed = seed
        self.chance = FastRandom(derived_seed(seed, ACTIONS, first))
        self.started = [0] * rows
        self.states: list[State] = [self._start(row) for row in range(rows)]
        self.buffer = Buffer(observer, rows, self.states[0].offered_count())
        self.deciding = vec[u8](bytes(rows))
        self.finished: list[int] = []  # rows whose game ended with the last step
        self.scores: list[list[int]] = []  # of those
        self.winners: list[list[int]] = []
        for row in range(rows):
            self._show(row)

    def _start(self, row: int) -> State:
        seed = game_seed(self.seed, self.first + row, self.started[row])
        self.started[row] += 1
        return self.rules.start(self.seats, seed, self.options, None)

    def _show(self, row: i64) -> None:
        state = self.states[row]
        self.deciding[row] = u8(i64(state.seat))
        self.buffer.show(row, state, state.seat)

    def check(self, actions: list[int]) -> None:
        """Check that every row has one legal action; IllegalMove names the first that has not."""
        if len(actions) != self.rows:
            raise BadInput(f"there are {self.rows} games, so {self.rows} actions are needed, not {len(actions)}")
        masks = self.buffer.masks
        count: i64 = self.buffer.actions
        first: i64 = 0
        for action in actions:
            if action < 0 or action >= count or masks[first + action] == 0:
                row = first // count
                raise IllegalMove("action_in_game", {"action": str(action), "game": int(row)})
            first += count

    def step(self, actions: list[int]) -> None:
        """Do one action in every game."""
        self.check(actions)
        self.finished = []
        self.scores = []
        self.winners = []
        for row in range(self.rows):
            state = self.states[row]
            state.apply(actions[row])
            if state.seat == NOBODY:
                self.finished.append(row)
                self.scores.append(state.scores())
                self.winners.append(state.winners())
                self.states[row] = self._start(row)
            self._show(row)

    def random_actions(self) -> list[int]:
        """A legal action for each game, every one of a game's equally likely."""
        return [legal[self.chance.below(len(legal))] for legal in self.buffer.shown]
