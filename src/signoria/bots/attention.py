"""A player with limited attention: it looks one step ahead as `patron` does, but does not notice everything.

At first sight it notices only part of what an action changes: some groups of features hardly or not at all, others too
much. Then it thinks the few actions through that look best, and may still overlook some of that. There is no chance in
it: the same position looks the same to it all through a turn, so it overlooks the same things, as people do.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.kernel.state import NOBODY, State

# The features that are not noticed as they are, by their places, with the share that is.
Shares = list[tuple[int, float]]


@dataclass(frozen=True)
class Attention:
    """How well a player sees what an action does.

    `inexperience`: at first sight it sees an action with the eyes of a first-time player (1), of somebody who knows the
    game (0), or something in between. `thinks_through`: so many actions are looked at once more before one is chosen,
    with `second_look` as the inexperience then. `minds_others`: whether it sees everything by then, and also counts
    what an action does to the other seats.
    """

    inexperience: float
    thinks_through: int = 1
    second_look: float = 0.0
    minds_others: bool = False


class AttentivePlayer(Player):
    """Takes the best of the actions it thinks through; if that is only one, the one that looks best at first sight."""

    def __init__(self, seed: int, judge: Judge, attention: Attention, first: Shares, second: Shares) -> None:
        """`first`: what is noticed at first sight, `second`: at a second look."""
        super().__init__(seed)
        self.judge = judge
        self.attention = attention
        self.first = first
        self.second = second

    def choose(self, perspective: Perspective) -> int:
        state = perspective.state
        candidates = self.judge.candidates(state, perspective.legal)
        if len(candidates) == 1:
            return candidates[0]
        looks = self.looks(state, candidates, self.first)
        best = sorted(range(len(candidates)), key=lambda at: -looks[at])[: self.attention.thinks_through]
        considered = [candidates[at] for at in best]
        if len(considered) == 1:
            return considered[0]
        worths = self.thoughts(state, considered)
        return considered[worths.index(max(worths))]

    def looks(self, state: State, actions: list[int], shares: Shares) -> list[float]:
        """The points that each action seems to lead to, to who notices these shares."""
        seat = state.seat
        before = self.judge.features(state, seat)
        found = []
        for action in actions:
            after = self.judge.after(state, action)
            if after.seat == NOBODY:
                found.append(self.judge.value(after, seat))
                continue
            noticed = self.judge.features(after, seat)
            for at, share in shares:
                noticed[at] = before[at] + share * (noticed[at] - before[at])
            found.append(self.judge.network.value(noticed))
        return found

    def thoughts(self, state: State, actions: list[int]) -> list[float]:
        """What each action seems to be worth, thought through."""
        if self.attention.minds_others:
            return [prospect.worth(state.seat) for prospect in self.judge.prospects(state, actions)]
        return self.looks(state, actions, self.second)


def shares_of(
    groups: Mapping[str, tuple[str, ...]], first_sight: Mapping[str, float], names: list[str], inexperience: float
) -> Shares:
    """Which features are noticed otherwise than they are: their places and the shares.

    `first_sight`: of what changes in a group of features, a first-time player notices this share; 1 where nothing is
    said, more where it is overestimated.
    """
    share_of = {
        name: 1.0 - inexperience * (1.0 - share) for group, share in first_sight.items() for name in groups[group]
    }
    return [(at, share_of[name]) for at, name in enumerate(names) if share_of.get(name, 1.0) != 1.0]
