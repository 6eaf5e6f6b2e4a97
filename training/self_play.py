"""Self-play: a bot plays against itself, and positions are written down with how they ended and what it thought.

The number of a game determines everything, so it does not matter which process or machine plays it, or when.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import signoria
from signoria.arena.playing import player_seed
from signoria.arena.runner import decide
from signoria.bots.judge import Judge, softmax
from signoria.bots.judges import make_judge
from signoria.bots.network import Network
from signoria.bots.patron import Patron
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.bots.policy import Policy
from signoria.bots.prince import Budget, Prince
from signoria.bots.registry import make_player
from signoria.bots.search import Node
from signoria.kernel.chance import derived_seed
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY, State
from training.networks import untrained
from training.samples import Writer, packed
from training.variants import variant

NOTED = 20  # of 100 positions, so many are written down
EXPLORED = 6  # of 100 decisions, so many are not the best: what is never tried is never learned
JUDGED = 15  # of 100 decisions of a patron, so many are written down, with what it thought of each action
JUDGED_TEMPERATURE = 0.6  # points: so much less worth is e times less likely to be right
JUDGED_VISITS = 1000  # as if a search had come back to the actions so often, all together
SEARCHED = 25  # of 100 decisions of a prince, so many are searched to the full and written down
QUICK = 8  # the others are searched with so many times fewer simulations
TEMPERATURE = 1.0  # points: an action that is worth so much less than the best is taken e times less often
RESOLUTION = 1 << 30
LAMBDA = 0.9  # λ of TD(λ): how much more the end counts than the next position noted
LEAST_VISITS = 20  # a search must have come back to an action with one in so many simulations to know what it leads to


@dataclass(frozen=True)
class Teacher:
    """Who plays, as text and numbers, so that any process on any machine can make it."""

    game: str
    network: str | None = None  # JSON; without one, novice plays
    policy: str | None = None
    simulations: int = 0  # of prince; without them, patron plays

    @property
    def name(self) -> str:
        if self.network is None:
            return "novice"
        return f"prince:{self.simulations}" if self.simulations else "patron"


@dataclass(frozen=True)
class Row:
    """What is known of a seat in a position, until the end of the game tells what to learn."""

    seat: int
    features: list[float]
    round: int
    estimate: float | None  # of the points, by the search or the network; none without a network
    beyond: float | None = None  # if not played: how many points better than what was played, by the search


@cache
def judge_for(game: str, network: str | None, policy: str | None) -> Judge:
    """Made once in every process: reading a network takes longer than a decision."""
    parameters = untrained() if network is None else json.loads(network)
    return make_judge(game, Network(parameters), None if policy is None else Policy(json.loads(policy)))


def play_games(teacher: Teacher, numbers: Sequence[int]) -> tuple[int, bytes]:
    """Some games: the number of the first, and the content of the file of samples."""
    judge = judge_for(teacher.game, teacher.network, teacher.policy)
    state = signoria.new_game(teacher.game, 4, 0).state
    writer = Writer(len(judge.features(state, 0)))
    for number in numbers:
        SelfPlay(teacher, judge, number, writer).play()
    return numbers[0], packed(writer.samples())


class SelfPlay:
    """One game."""

    def __init__(self, teacher: Teacher, judge: Judge, number: int, writer: Writer) -> None:
        self.teacher = teacher
        self.judge = judge
        self.writer = writer
        self.chance = FastRandom(number)
        seats, options = variant(teacher.game, self.chance)
        self.state: State = signoria.new_game(teacher.game, seats, derived_seed(number, b"game", 0), **options).state
        self.players = [self._player(player_seed(number, seat)) for seat in range(seats)]
        self.rows: list[Row] = []

    def _player(self, seed: int) -> Player:
        if self.teacher.network is None:
            return make_player("novice", self.teacher.game, seed)
        if self.teacher.simulations == 0:
            return Patron(seed, self.judge)
        return Prince(seed, self.judge, Budget(str(max(1, self.teacher.simulations // QUICK))))

    def play(self) -> None:
        """Play it to its end, and write down what there is to learn."""
        while self.state.seat != NOBODY:
            has_choice = len(self.state.legal()) > 1
            if self.teacher.simulations and has_choice and self._draws(SEARCHED):
                self._search()
            else:
                if self.teacher.name == "patron" and has_choice and self._draws(JUDGED):
                    self._note_judged()
                explores = self._draws(EXPLORED)
                action = self._explored() if explores else decide(self.players[self.state.seat], self.state)
                self._apply(action)
                if self._draws(NOTED):
                    self._note_position()
        self._write_rows()

    def _draws(self, per_cent: int) -> bool:
        return self.chance.below(100) < per_cent

    def _apply(self, action: int) -> None:
        self.mover = self.state.seat
        self.state.apply(action)

    def _search(self) -> None:
        """Search a decision to the full, and note what was found out."""
        state, seat = self.state, self.state.seat
        player = Prince(int(self.chance.word()), self.judge, Budget(str(self.teacher.simulations)))
        perspective = Perspective(state, seat, int(player.chance.word()))
        children = player.consider(perspective).ranking()
        world = perspective.state
        if children[0].visits == 0:  # there was nothing to choose from
            self._apply(children[0].action)
            return
        actions = [child.action for child in children]
        self._note_decision(world, actions, [child.visits for child in children], self._worths(world, actions))
        played = self._drawn(children) if self._draws(EXPLORED) else children[0]
        for child in children:
            if child is not played and child.visits * LEAST_VISITS >= self.teacher.simulations:
                self._note_other(world, child, child.mean_points() - played.mean_points())
        self._apply(played.action)
        self._note_position(played.mean_points())

    def _note_judged(self) -> None:
        """Note what the judge thinks of each action, as far as the seat can know: a policy learns from that as well."""
        state, seat = self.state, self.state.seat
        world = Perspective(state, seat, int(self.chance.word())).state
        actions = self.judge.candidates(world, world.legal())
        if len(actions) > 1:
            worths = self._worths(world, actions)
            shares = softmax(worths, JUDGED_TEMPERATURE)
            self._note_decision(world, actions, [round(JUDGED_VISITS * share) for share in shares], worths)

    def _note_decision(self, world: State, actions: list[int], visits: list[int], worths: list[float]) -> None:
        """Note how often a search came back to each action, for the policy."""
        features = list(self.judge.features(world, world.seat))
        self.writer.decisions.append((features, list(zip(visits, worths, self.judge.traits_of(world, actions)))))

    def _worths(self, state: State, actions: list[int]) -> list[float]:
        """What each action is worth, one step ahead."""
        return [prospect.worth(state.seat) for prospect in self.judge.prospects(state, actions)]

    def _drawn(self, children: Sequence[Node]) -> Node:
        """One of these, by its visits."""
        drawn = int(self.chance.below(sum(child.visits for child in children)))
        for child in children:
            drawn -= child.visits
            if drawn < 0:
                return child
        raise AssertionError("the visits were drawn from")

    def _explored(self) -> int:
        """An action that is not bad: those that a search would try too, by where they lead."""
        actions = self.judge.candidates(self.state, self.state.legal())
        drawn = int(self.chance.below(RESOLUTION)) / RESOLUTION
        for action, share in zip(actions, softmax(self._worths(self.state, actions), TEMPERATURE)):
            drawn -= share
            if drawn < 0:
                return action
        return actions[-1]

    def _quiet(self, state: State, seat: int) -> State | None:
        """The quiet position after an action of this seat, as in play.

        Nothing is learned from a position that was played on otherwise than in the game.
        """
        if state.seat == NOBODY or self.judge.guesses_others(state):
            return None
        quiet = state.clone()
        self.judge.play_to_quiet(quiet, seat)
        return None if quiet.seat == NOBODY else quiet

    def _note_position(self, searched: float | None = None) -> None:
        """Note the position after an action for every seat, and what the search expected for the seat that moved."""
        quiet = self._quiet(self.state, self.mover)
        if quiet is None:
            return
        for seat in range(quiet.seats):
            features = list(self.judge.features(quiet, seat))
            estimate = None if self.teacher.network is None else self.judge.value(quiet, seat)
            if searched is not None and seat == self.mover:
                estimate = searched
            self.rows.append(Row(seat, features, self.judge.round(quiet), estimate))

    def _note_other(self, world: State, child: Node, beyond: float) -> None:
        """Note where another action would have led: the search says how much better or worse that is."""
        seat = world.seat
        after = world.clone()
        after.apply(child.action)
        quiet = self._quiet(after, seat)
        if quiet is not None:
            features = list(self.judge.features(quiet, seat))
            self.rows.append(Row(seat, features, self.judge.round(quiet), None, beyond))

    def _write_rows(self) -> None:
        """From the end backwards: the lesson of a seat is its points, mixed with what was expected on the way there."""
        points = [float(each) for each in self.state.scores()]
        lessons = points[:]
        found = []
        for row in reversed(self.rows):
            lesson = lessons[row.seat]
            if row.beyond is not None:
                found.append((row.features, row.round, math.nan, lesson + row.beyond))
                continue
            found.append((row.features, row.round, points[row.seat], lesson))
            if row.estimate is not None:
                lessons[row.seat] += (1 - LAMBDA) * (row.estimate - lesson)
        self.writer.rows.extend(reversed(found))
