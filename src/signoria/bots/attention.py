"""A player with limited attention: it looks one step ahead as `patron` does, but does not notice everything.

At first sight it notices only part of what an action changes: some groups of features hardly or not at all, others too
much. Then it thinks the few actions through that look best. There is no chance in it: the same position looks the same
to it all through a turn, so it overlooks the same things, as people do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player
from signoria.kernel.state import NOBODY, State


@dataclass(frozen=True)
class Attention:
    """What a player notices of an action.

    `notices`: of what an action changes in a group of features, this share; 1 where nothing is said, more where the
    player overestimates it. `thinks_through`: so many actions are judged with everything in view before one is chosen.
    `minds_others`: whether it counts what an action does to the other seats.
    """

    notices: Mapping[str, float] = field(default_factory=dict)
    thinks_through: int = 0
    minds_others: bool = False


class AttentivePlayer(Player):
    """Takes the action that seems best of those it thinks through, or at first sight if it thinks none through."""

    def __init__(self, seed: int, judge: Judge, attention: Attention, shares: list[tuple[int, float]]) -> None:
        """`shares`: the features that are not noticed as they are, by their places, with the share that is."""
        super().__init__(seed)
        self.judge = judge
        self.attention = attention
        self.shares = shares

    def choose(self, perspective: Perspective) -> int:
        state = perspective.state
        candidates = self.judge.candidates(state, perspective.legal)
        if len(candidates) == 1:
            return candidates[0]
        looks = self.first_looks(state, candidates)
        best = sorted(range(len(candidates)), key=lambda at: -looks[at])[: max(self.attention.thinks_through, 1)]
        considered = [candidates[at] for at in best]
        if len(considered) == 1:
            return considered[0]
        worths = self.thoughts(state, considered)
        return considered[worths.index(max(worths))]

    def first_looks(self, state: State, actions: list[int]) -> list[float]:
        """The points each action seems to lead to at first sight."""
        before = self.judge.features(state, state.seat)
        return [self._first_look(before, self.judge.after(state, action), state.seat) for action in actions]

    def _first_look(self, before: list[float], after: State, seat: int) -> float:
        if after.seat == NOBODY:
            return self.judge.value(after, seat)
        noticed = self.judge.features(after, seat)
        for at, share in self.shares:
            noticed[at] = before[at] + share * (noticed[at] - before[at])
        return self.judge.network.value(noticed)

    def thoughts(self, state: State, actions: list[int]) -> list[float]:
        """What each action is worth with everything in view."""
        if self.attention.minds_others:
            return [prospect.worth(state.seat) for prospect in self.judge.prospects(state, actions)]
        return self.judge.values([self.judge.after(state, action) for action in actions], state.seat)


def shares_of(groups: Mapping[str, tuple[str, ...]], names: list[str], attention: Attention) -> list[tuple[int, float]]:
    """Which features are noticed otherwise than they are: their places and the shares."""
    share_of = {name: share for group, share in attention.notices.items() for name in groups[group]}
    return [(at, share_of[name]) for at, name in enumerate(names) if share_of.get(name, 1.0) != 1.0]
