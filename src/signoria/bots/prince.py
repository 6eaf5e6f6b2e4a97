"""`prince`: searches worlds that its seat cannot tell apart, with a budget in simulations or seconds per decision.

With a second or more, where the judge of a game wants that, the best actions are then played on for some rounds.
"""

import time

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player, Stopped
from signoria.bots.playouts import Playouts, contenders_of
from signoria.bots.search import Search
from signoria.kernel.errors import BadInput

USUAL_BUDGET = "0.5s"
MOST_CORES = 64
PLAYING_ON = 1.0  # seconds: with less, too few games could be played on
SEARCHING = 0.2  # of the time, if games are played on after it


class Budget:
    """How long to think: a number of simulations, or seconds; and on how many cores."""

    def __init__(self, words: str) -> None:
        self.words, colon, cores = words.partition(":")
        number = self.words.removesuffix("s")
        try:
            self.seconds = float(number) if self.words.endswith("s") else 0.0
            self.simulations = 0 if self.words.endswith("s") else int(number)
            self.cores = int(cores) if colon else 1
        except ValueError:
            raise BadInput(_allowed(words)) from None
        if not (0 < self.seconds <= 3600 or 0 < self.simulations <= 10_000_000):
            raise BadInput(_allowed(words))
        if not 1 <= self.cores <= MOST_CORES or 0 < self.simulations < self.cores:
            raise BadInput(f"prince thinks on 1 to {MOST_CORES} cores, such as prince:1s:4, not on {cores} ({words!r})")

    def on_one_core(self) -> "Budget":
        """The share of one core: the same time, or an equal part of the simulations."""
        return self if self.seconds else Budget(str(-(-self.simulations // self.cores)))


def _allowed(words: str) -> str:
    return f"prince thinks for so many seconds (prince:0.5s) or simulations (prince:800), not {words!r}"


class Prince(Player):
    """Takes the action it came back to most often, or the best of those played on if there is time for that."""

    is_finishing = False

    def __init__(self, seed: int, judge: Judge, budget: Budget) -> None:
        super().__init__(seed)
        self.judge = judge
        self.budget = budget

    def choose(self, perspective: Perspective) -> int:
        if not self._plays_on(perspective):
            return self.consider(perspective).ranking()[0].action
        until = time.perf_counter() + self.budget.seconds
        search = self.consider(perspective, SEARCHING)
        playouts = Playouts(self.judge, perspective, contenders_of(search))
        self.play_on(playouts, until)
        return playouts.best()

    def _plays_on(self, perspective: Perspective) -> bool:
        """Whether the game, the policy and the time are there for it, and there is luck to come."""
        judge = self.judge
        is_wanted = judge.missed > 0.0 and judge.policy is not None and self.budget.seconds >= PLAYING_ON
        return is_wanted and not judge.is_last_deal(perspective.state)

    def play_on(self, playouts: Playouts, until: float) -> None:
        """Play games until one contender is left, or the time has come."""
        while len(playouts.contenders) > 1 and time.perf_counter() < until and not self.is_finishing:
            if self.is_stopped:
                raise Stopped
            playouts.play(int(self.chance.word()))

    def consider(self, perspective: Perspective, share: float = 1.0) -> Search:
        """All that a search found out about the decision, in a share of the time.

        Raises Stopped if the player is stopped meanwhile.
        """
        search = Search(self.judge, perspective.seats, perspective.sees_all)
        clock = Clock(self.budget, share)
        while clock.left() > search.settled() and not (self.is_finishing and clock.done):
            if self.is_stopped:
                raise Stopped
            search.simulate(perspective.world(int(self.chance.word())))
            clock.done += 1
        return search

    def finish(self) -> None:
        """Choose soon by what is known so far; may be called from another thread."""
        self.is_finishing = True


class Clock:
    """How many simulations are left of a budget; with one in seconds, as many as will probably fit in."""

    def __init__(self, budget: Budget, share: float = 1.0) -> None:
        self.budget = budget
        self.seconds = share * budget.seconds
        self.done = 0
        self.began = time.perf_counter()

    def left(self) -> float:
        """What may still be done; at first at least one."""
        if self.budget.simulations or not self.done:
            return max(self.budget.simulations, 1) - self.done
        spent = time.perf_counter() - self.began
        return (self.seconds - spent) * self.done / spent
