"""Playing on quickly and well: of what the policy favours, every seat does what the judge likes best one step ahead.

By the judge's view this loses hardly anything. The judge alone takes nearly three times as long; the policy alone takes
a quarter of the time, and loses much more.
"""

from typing import Final

from signoria.bots.judge import Judge, Prospect
from signoria.bots.policy import Policy
from signoria.kernel.state import NOBODY, State

FAVOURITES: Final = 6  # so many actions are tried at most
HARDLY: Final = 0.05  # an action is not tried if the policy favours it by less than this share of the first one's prior
CLOSE: Final = 1.0  # points: between actions that are this close for a seat, what the others get decides
ROUNDS_ON: Final = 2  # after this one


def play_on(judge: Judge, policy: Policy, world: State, seat: int) -> float:
    """What a seat may expect, by the judge's views at the ends of the next two rounds; the world is used up.

    At the end of this round, the judge would say little that a search has not found. Luck grows with every round, so
    the whole rest of a game would tell less in the same time.
    """
    play_to_next_round(judge, policy, world)
    worths = 0.0
    for _ in range(ROUNDS_ON):
        play_to_next_round(judge, policy, world)
        points = judge.forecast(world)
        worths += Prospect(points, judge.chances(world, points)).worth(seat, judge.win_worth)
    return worths / ROUNDS_ON


def play_to_next_round(judge: Judge, policy: Policy, world: State) -> None:
    """Play on until the next round begins, or the game is over."""
    round = judge.round(world)
    while world.seat != NOBODY and judge.round(world) == round:
        actions = judge.candidates(world, world.legal())
        world.apply(quick_choice(judge, policy, world, actions) if len(actions) > 1 else actions[0])


def quick_choice(judge: Judge, policy: Policy, world: State, candidates: list[int]) -> int:
    """Which of some actions the seat that decides takes."""
    seat = world.seat
    actions = favourites(judge, policy, world, candidates)
    if len(actions) == 1:
        return actions[0]
    afters = [judge.after(world, action) for action in actions]
    leads = judge.values(afters, seat)
    least = max(leads) - CLOSE
    close = [at for at in range(len(leads)) if leads[at] >= least]
    if len(close) > 1:
        looked_at = [afters[at] for at in close]
        for other in range(world.seats):
            if other != seat:
                for at, value in zip(close, judge.values(looked_at, other)):
                    leads[at] -= value / (world.seats - 1)
    return actions[max(close, key=lambda at: leads[at])]


def favourites(judge: Judge, policy: Policy, world: State, candidates: list[int]) -> list[int]:
    """Those of the candidates that the policy does not think much worse than the first, the best ones first."""
    priors = judge.priors(policy, world, candidates)
    least = HARDLY * max(priors)
    order = sorted([at for at in range(len(priors)) if priors[at] >= least], key=lambda at: -priors[at])
    return [candidates[at] for at in order[:FAVOURITES]]
