"""Advice: the best moves for the seat that decides.

>>> import signoria
>>> from signoria.analysis.advice import advise
>>> advice = advise(signoria.new_game("lorenzo", seats=2, seed=7), "prince:20")
>>> advice.choices[0].move["do"], 0 < advice.choices[0].chance < 1
('place', True)
"""

from dataclasses import asdict, dataclass
from statistics import fmean

from signoria.bots.judge import Prospect
from signoria.bots.perspective import Perspective
from signoria.bots.prince import Prince
from signoria.bots.registry import make_player
from signoria.bots.search import Node
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
    """A move, what its seat may expect of it (points at the end, the chance to win), and how often it was searched."""

    move: Move
    points: float
    chance: float
    visits: int


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
    search = prince.consider(perspective)
    nodes = search.ranking()
    fair = min(nodes[0].visits, FAIR)

    def choice(node: Node) -> Choice:
        """An action, visited at least so often: before, it was seen only one step ahead."""
        for _ in range(fair - node.visits):
            search.simulate(perspective.world(int(prince.chance.word())), insisting=node)
        return Choice(perspective.move_of(node.action), node.mean_points(), node.mean_chance(), node.visits)

    found = None if played is None else choice(search.considered(perspective.state, game.action_of(played)))
    choices = [choice(node) for node in nodes[:most]]
    expected = expected_end(prince, perspective, nodes[0].action)
    return Advice(len(game.played), state.seat, choices, found, expected.points, expected.chances)


def adviser(player: str, game: str, seed: int) -> Prince:
    """A player that can evaluate each move."""
    found = make_player(player, game, seed)
    if not isinstance(found, Prince):
        raise BadInput(f"only a prince can advise, such as {ADVISER} or prince:800, not {brief(player)}")
    return found


def expected_end(prince: Prince, perspective: Perspective, action: int) -> Prospect:
    """The expected result for all seats after an action: the judge's mean over some worlds."""
    worlds = [perspective.world(derived_seed(0, b"world", number)) for number in range(WORLDS)]
    prospects = [prince.judge.prospects(world, [action])[0] for world in worlds]
    seats = range(perspective.seats)
    points = [fmean(prospect.points[seat] for prospect in prospects) for seat in seats]
    return Prospect(points, [fmean(prospect.chances[seat] for prospect in prospects) for seat in seats])
