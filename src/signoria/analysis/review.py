"""Review of a whole game: what every seat could expect at each move, what the moves cost, where the points came from.

>>> import signoria
>>> from signoria.analysis.review import review
>>> game = signoria.new_game("lorenzo", seats=2, seed=7)
>>> game.play(game.moves()[0])
>>> found = review(game.record())
>>> [move.number for move in found.moves], round(sum(found.moves[0].chances), 6)
([0], 1.0)
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import islice, pairwise
from statistics import fmean

import signoria
from signoria import games
from signoria.analysis.advice import OpenCards, Thought, adviser
from signoria.analysis.coach import RIVALS
from signoria.analysis.explainer import explainer_of
from signoria.analysis.explaining import Outcome, Reason, reasons
from signoria.bots.judge import Judge, Prospect
from signoria.bots.judges import correction_of, judge_of
from signoria.kernel.chance import derived_seed
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import Fact, Json, Move, State
from signoria.pools import check_count, in_processes

Progress = Callable[[int, int], None]
REVIEWER = "prince:0.2s"  # the deeper review: a whole game has some hundred decisions
WORLDS = 6  # how many worlds each decision is judged in, one step ahead
CHUNK = 4  # moves that are reviewed in one go
JUDGE = "prince"  # whose judge looks one step ahead
MOST_TURNING_POINTS = 8
LEAST_TURN = 0.02  # of the chance to win: what cost less was no turning point


@dataclass(frozen=True)
class ReviewedMove:
    """A move, what was to be expected before it, and what it cost.

    `points` and `chances` are what each seat could expect if the best was done. `lost_points` is how much further ahead
    of the others the seat would have been, and `stake` how much further the best move promised to bring it than one
    chosen blindly: nothing where there was no choice.
    """

    number: int  # how many moves were played before
    seat: int
    round: int
    points: list[float]
    chances: list[float]
    played: Move
    best: Move
    lost_points: float
    lost_chance: float
    stake: float
    reasons: list[Reason] = field(default_factory=list)  # for `best`, where much was lost


@dataclass(frozen=True)
class End:
    """The true result: the points of each seat, and what it has of the win."""

    points: list[int]
    chances: list[float]


@dataclass(frozen=True)
class RoundPoints:
    """The points that each seat won or lost in a round, by their source."""

    round: int
    sources: dict[str, list[int]]


@dataclass(frozen=True)
class Overview:
    """What needs no judge: how many moves there are, the end of a finished game, and its points by round."""

    game: str
    seats: int
    length: int
    end: End | None
    rounds: list[RoundPoints]


@dataclass(frozen=True)
class GameReview:
    """Moves in their order, all of them or those reviewed so far."""

    overview: Overview
    moves: list[ReviewedMove]

    @property
    def accuracy(self) -> list[float | None]:
        return accuracy(self.moves, self.overview.seats)

    @property
    def turning_points(self) -> list[ReviewedMove]:
        return turning_points(self.moves)

    def as_json(self) -> Json:
        return {
            **asdict(self.overview),
            "accuracy": self.accuracy,
            "turning_points": [move.number for move in self.turning_points],
            "moves": [asdict(move) for move in self.moves],
        }


def review(
    record: Json,
    player: str | None = None,
    open_cards: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
) -> GameReview:
    """Review a record: one step ahead, or deeper by a prince such as 'prince:0.2s'.

    Each decision is judged by what its seat could know then, unless all cards are to be open.
    `progress(done, moves)` is called as moves are done.
    """
    check_count("jobs", jobs)
    overview = overview_of(record)
    check_reviewer(overview.game, player)
    chunks = [range(first, min(first + CHUNK, overview.length)) for first in range(0, overview.length, CHUNK)]
    found: list[ReviewedMove] = []
    with closing(in_processes(partial(review_chunk, record, player, open_cards), chunks, jobs, 1)) as done:
        for moves in done:
            found += moves
            if progress is not None:
                progress(len(found), overview.length)
    return GameReview(overview, sorted(found, key=lambda move: move.number))


def review_chunk(record: Json, player: str | None, open_cards: bool, numbers: range) -> list[ReviewedMove]:
    """Some moves of a record."""
    return list(islice(review_moves(record, numbers.start, player, open_cards), len(numbers)))


def review_moves(record: Json, first: int, player: str | None, open_cards: bool) -> Iterator[ReviewedMove]:
    """The moves of a record from a number on, each reviewed when it is asked for."""
    game = signoria.replay(record, until=first)
    for move in record["moves"][first:]:
        yield review_move(game, move, player, open_cards)
        game.play(move)


def check_reviewer(game: str, player: str | None) -> None:
    """Refuse a game without a judge, and a player that cannot evaluate moves."""
    if games.spec(game).judge is None:
        raise BadInput(f"there is no judge for {game}, so its games cannot be reviewed")
    if player is not None:
        adviser(player, game, 0)


# One move


@dataclass(frozen=True)
class Verdict:
    """A decision, judged: what the best move promises every seat, and what the move played lost against it."""

    best: Move
    expected: Prospect
    lost_points: float = 0.0
    lost_chance: float = 0.0
    reasons: list[Reason] = field(default_factory=list)


def review_move(game: Game, move: Move, player: str | None, open_cards: bool) -> ReviewedMove:
    """What there was to expect before a move, and what it cost; `game` stands where the move was played."""
    state, number, action = game.state, len(game.played), game.action_of(move)
    judge = judge_of(game.rules.name, JUDGE)
    worlds = [state.clone()] if open_cards else known_worlds(state, number)
    worths = first_look(judge, worlds, action)
    best = max(worths, key=lambda each: worths[each])
    if player is None or len(worths) == 1:
        verdict = by_judge(game, judge, worlds, open_cards, best, action)
    else:
        verdict = by_search(game, player, open_cards, action)
    return ReviewedMove(
        number=number,
        seat=state.seat,
        round=judge.round(state),
        points=rounded(verdict.expected.points, 2),
        chances=rounded(verdict.expected.chances, 4),
        played=move,
        best=verdict.best,
        lost_points=round(verdict.lost_points, 2),
        lost_chance=round(verdict.lost_chance, 4),
        stake=round(worths[best] - fmean(worths.values()), 2),
        reasons=verdict.reasons,
    )


def known_worlds(state: State, number: int) -> list[State]:
    """Worlds that the seat that decides cannot tell from the true one, the same ones each time."""
    seeds = range(number * WORLDS, (number + 1) * WORLDS)
    return [state.resample(state.seat, derived_seed(0, b"review", seed)) for seed in seeds]


def first_look(judge: Judge, worlds: list[State], played: int) -> dict[int, float]:
    """How far ahead of the others each action worth a look promises to bring the seat, and the one played."""
    seat = worlds[0].seat
    actions = list(judge.candidates(worlds[0], worlds[0].legal()))
    if played not in actions:
        actions.append(played)
    by_world = [judge.prospects(world, actions) for world in worlds]
    return {action: fmean(prospects[at].worth(seat) for prospects in by_world) for at, action in enumerate(actions)}


def by_judge(game: Game, judge: Judge, worlds: list[State], open_cards: bool, best: int, played: int) -> Verdict:
    """One step ahead: the two actions are looked at more closely."""
    state = game.state
    correction = None if open_cards else correction_of(game)
    ahead, behind = (Outcome(judge, worlds, state.seat, action, correction) for action in (best, played))
    if best == played or behind.worth >= ahead.worth:
        return Verdict(state.move_of(played), behind.expected)
    lost_chance = max(ahead.expected.chances[state.seat] - behind.expected.chances[state.seat], 0.0)
    why = reasons(ahead, behind, explainer_of(game.rules.name)) if lost_chance >= LEAST_TURN else []
    return Verdict(state.move_of(best), ahead.expected, ahead.worth - behind.worth, lost_chance, why)


def by_search(game: Game, player: str, open_cards: bool, action: int) -> Verdict:
    """Deeper: by the search of a prince."""
    prince = adviser(player, game.rules.name, derived_seed(0, b"reviewer", len(game.played)))
    thought = Thought(prince, game, OpenCards(game.state) if open_cards else None)
    played = thought.considered(action)
    best = max([played, *thought.best(RIVALS)], key=lambda each: each.worth)
    if best is played:
        return Verdict(played.move, played.outcome.expected)
    lost_chance = max(best.chance - played.chance, 0.0)
    why = thought.reasons(best, played) if lost_chance >= LEAST_TURN else []
    return Verdict(best.move, best.outcome.expected, best.worth - played.worth, lost_chance, why)


def rounded(values: Sequence[float], digits: int) -> list[float]:
    return [round(value, digits) for value in values]


# The whole game


def accuracy(moves: Sequence[ReviewedMove], seats: int) -> list[float | None]:
    """Of the points that were at stake in each seat's decisions, how many per cent it kept; None: nothing was.

    100 is the best move every time; who chooses blindly keeps about nothing.
    """
    found: list[float | None] = []
    for seat in range(seats):
        own = [move for move in moves if move.seat == seat]
        stake = sum(move.stake for move in own)
        lost = sum(move.lost_points for move in own if move.stake > 0)
        found.append(round(100 * max(1 - lost / stake, 0.0), 1) if stake else None)
    return found


def turning_points(moves: Sequence[ReviewedMove]) -> list[ReviewedMove]:
    """The decisions that cost most of a chance to win, in the order of the game."""
    worst = sorted(moves, key=lambda move: -move.lost_chance)[:MOST_TURNING_POINTS]
    return sorted((move for move in worst if move.lost_chance >= LEAST_TURN), key=lambda move: move.number)


def overview_of(record: Json) -> Overview:
    """Play a record again and note what needs no judge."""
    accounts = RoundAccounts()
    game = signoria.replay(record, watch=accounts.watch)
    check_reviewer(game.rules.name, None)
    return Overview(
        game=game.rules.name,
        seats=game.state.seats,
        length=len(game.played),
        end=End(game.scores(), shares(game)) if game.over else None,
        rounds=accounts.rounds(),
    )


def shares(game: Game) -> list[float]:
    """What each seat has of the win."""
    winners = game.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.state.seats)]


class RoundAccounts:
    """Collects the account of the points as it stands after each round of a game."""

    def __init__(self) -> None:
        self._facts: list[Fact] = []
        self._round = 1  # of the move that comes next
        self._after: dict[int, dict[str, list[int]]] = {}  # the last account that was seen in each round

    def watch(self, game: Game) -> None:
        """To be called before each move and after the last."""
        if game.state.journal is None:
            game.keep_journal()
        self._facts += game.take_facts()
        self._after[self._round] = game.state.account(self._facts).get("sources", {})
        self._round = judge_of(game.rules.name, JUDGE).round(game.state)

    def rounds(self) -> list[RoundPoints]:
        """What each round added. The first also has what was scored before a record that begins with a position."""
        totals: list[tuple[int, dict[str, list[int]]]] = [(0, {}), *sorted(self._after.items())]
        return [RoundPoints(number, difference(before, after)) for (_, before), (number, after) in pairwise(totals)]


def difference(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, list[int]]:
    """What an account has more than another, by source and seat; sources that did not change are left out."""
    found = {}
    for source in {**after, **before}:
        old, new = before.get(source, []), after.get(source, [])
        seats = range(max(len(old), len(new)))
        change = [(new[seat] if new else 0) - (old[seat] if old else 0) for seat in seats]
        if any(change):
            found[source] = change
    return found
