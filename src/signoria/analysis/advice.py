"""Advice: the best moves for the seat that decides.

>>> import signoria
>>> from signoria.analysis.advice import advise
>>> advice = advise(signoria.new_game("lorenzo", seats=2, seed=7), "prince:20")
>>> advice.choices[0].move["do"], 0 < advice.choices[0].chance < 1
('place', True)
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from signoria.analysis.explainer import explainer_of
from signoria.analysis.explaining import Outcome, Reason, reasons
from signoria.bots.judges import correction_of
from signoria.bots.perspective import Perspective
from signoria.bots.player import Stopped
from signoria.bots.prince import Prince
from signoria.bots.registry import make_player
from signoria.bots.search import Node, Search
from signoria.kernel.chance import derived_seed
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.reading import brief
from signoria.kernel.state import NOBODY, Json, Move, State

ADVISER = "prince:1s"
MOST_CHOICES = 8
FAIR = 24  # visits after which an action has shown what it is worth
WORLDS = 8  # how many worlds an estimate looks at


@dataclass(frozen=True)
class Choice:
    """A move, what its seat may expect of it (points at the end, the chance to win), and how often it was searched.

    The reasons compare it with the best other move; see `explaining`.
    """

    move: Move
    points: float
    chance: float
    visits: int
    reasons: list[Reason]


@dataclass(frozen=True)
class Advice:
    """One decision: the possible moves, best first; the move played, if any; and the expected result.

    `points` and `chances` are what every seat may expect if the best is done. `moves` were played before.
    """

    moves: int
    seat: int
    choices: list[Choice]
    played: Choice | None
    points: list[float]
    chances: list[float]

    @property
    def lost_chance(self) -> float:
        """How much less likely its seat wins than by the best move."""
        return 0.0 if self.played is None else max(self.choices[0].chance - self.played.chance, 0.0)

    @property
    def lost_points(self) -> float:
        return 0.0 if self.played is None else max(self.choices[0].points - self.played.points, 0.0)

    def as_json(self) -> Json:
        return {**asdict(self), "lost_chance": self.lost_chance, "lost_points": self.lost_points}


class OpenCards(Perspective):
    """One decision with all cards open: the only world is the true one."""

    sees_all = True

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.seats = state.seats
        self.state = state.clone()
        self.legal = self.state.legal()

    def world(self, seed: int) -> State:
        world: State = self.state.clone()
        return world


def advise(
    game: Game,
    player: str = ADVISER,
    played: Move | None = None,
    most: int = MOST_CHOICES,
    open_cards: bool = False,
) -> Advice:
    """What the seat that decides had better do, by a prince with its budget; `played` is judged besides.

    Only what the seat may know is looked at, unless all cards are to be open. The same game and a budget in
    simulations give the same advice.
    """
    state = game.state
    if state.seat == NOBODY:
        raise BadInput("the game is over; there is nothing to decide")
    prince = adviser(player, game.rules.name, derived_seed(0, b"adviser", len(game.played)))
    seed = int(prince.chance.word())
    perspective = OpenCards(state) if open_cards else Perspective(state, state.seat, seed)
    thought = Thought(prince, game, perspective)
    considered = [thought.considered(node.action) for node in thought.ranking[:most]]
    considered.sort(key=lambda each: -each.worth)
    judged = considered if played is None else [*considered, thought.considered(game.action_of(played))]
    choices = [Choice(each.move, each.points, each.chance, each.visits, thought.why(each, judged)) for each in judged]
    expected = considered[0].outcome.expected
    return Advice(
        len(game.played),
        state.seat,
        choices[: len(considered)],
        None if played is None else choices[-1],
        expected.points,
        expected.chances,
    )


def adviser(player: str, game: str, seed: int) -> Prince:
    """A player that can evaluate each move."""
    found = make_player(player, game, seed)
    if not isinstance(found, Prince):
        raise BadInput(f"only a prince can advise, such as {ADVISER} or prince:800, not {brief(player)}")
    return found


class Considered:
    """What a move promises: by search, or by the judge alone if there was no time to search."""

    def __init__(self, move: Move, search: Search, node: Node, outcome: Outcome) -> None:
        self.move = move
        self.action = node.action
        self.visits = node.visits
        self.outcome = outcome
        self.worth = search.lead_by(node) if node.visits else outcome.worth
        if node.visits:
            found = outcome.expected_by_search(node.mean_points(), node.mean_chance(), self.worth)
            self.points, self.chance = found
        else:
            expected = outcome.expected
            self.points, self.chance = expected.points[outcome.seat], expected.chances[outcome.seat]

    @property
    def further(self) -> float:
        """What the search found beyond the judge's first look."""
        return self.worth - self.outcome.worth


class Thought:
    """One decision, thought about: the search, and where the actions lead in some worlds."""

    def __init__(self, prince: Prince, game: Game, perspective: Perspective | None = None) -> None:
        """`perspective`: how the decision is seen; by default as its seat sees it."""
        self.prince = prince
        self.explainer = explainer_of(game.rules.name)
        self.seat = game.state.seat
        seed = int(prince.chance.word())
        self.perspective = perspective or Perspective(game.state, self.seat, seed)
        self.correction = None if self.perspective.sees_all else correction_of(game)
        self.search = prince.consider(self.perspective)
        self.ranking = self.search.ranking()
        self.fair = min(self.ranking[0].visits, FAIR)
        self.worlds = [self.perspective.world(derived_seed(0, b"world", number)) for number in range(WORLDS)]
        self._considered: dict[int, Considered] = {}

    def considered(self, action: int) -> Considered:
        """An action, searched at least as often as is fair.

        The search keeps to what is best: if an action that it abandoned seems better after these few visits, that is
        chance, and it counts as equally good.
        """
        if action not in self._considered:
            node = self.search.considered(self.perspective.state, action)
            for _ in range(self.fair - node.visits):
                if self.prince.is_stopped:
                    raise Stopped
                self.search.simulate(self.perspective.world(int(self.prince.chance.word())), insisting=node)
            outcome = Outcome(self.prince.judge, self.worlds, self.seat, action, self.correction)
            found = Considered(self.perspective.move_of(action), self.search, node, outcome)
            if self.fair and node is not self.ranking[0]:
                found.worth = min(found.worth, self.considered(self.ranking[0].action).worth)
            self._considered[action] = found
        return self._considered[action]

    def best(self, most: int) -> list[Considered]:
        """The best moves that differ, best first."""
        found: list[Considered] = []
        for node in self.ranking:
            move = self.perspective.move_of(node.action)
            if len(found) < most and not any(self.explainer.is_like(move, other.move) for other in found):
                found.append(self.considered(node.action))
        return sorted(found, key=lambda each: -each.worth)

    def reasons(self, one: Considered, other: Considered) -> list[Reason]:
        """What speaks for one move against the other."""
        return reasons(one.outcome, other.outcome, self.explainer, one.further - other.further)

    def why(self, one: Considered, among: Sequence[Considered]) -> list[Reason]:
        """What speaks for a move against the best other one of these; nothing if there is none."""
        others = [other for other in among if other.action != one.action]
        return self.reasons(one, max(others, key=lambda other: other.worth)) if others else []
