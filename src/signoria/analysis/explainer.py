"""`Explainer`: what a game's features are about, and which differences between two positions people can see."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from signoria import games
from signoria.kernel.state import Json, Move, State


class SeatView:
    """A position as its seat sees it: the view, what it can work out, and what lies before it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.view = state.view(seat)
        self.appraisal = state.own_appraisal(seat)
        self.own: Json = self.view["seats"][seat]
        self.seat = seat


@dataclass(frozen=True)
class Cause:
    """Something that differs between two positions: a message, the values in it, and the groups it accounts for.

    `sign` is 1 where people take it for good, -1 where they take it for bad, and 0 where it may be either. A cause is
    not given for points of the opposite sign.
    """

    key: str
    args: Json
    groups: tuple[str, ...]
    sign: int = 0

    @property
    def likeness(self) -> object:
        """The same for causes that differ in numbers only."""
        return self.key, tuple((name, repr(value)) for name, value in self.args.items() if not isinstance(value, int))


class Explainer:
    """One for each game. Without one, everything is explained by one general reason, and no moves are joined."""

    groups: Mapping[str, str] = {}  # by feature

    def causes(self, one: SeatView, other: SeatView) -> list[Cause]:
        """What the seat has, can do or lacks in one position and not in the other; an earlier one takes its groups."""
        return []

    def is_same_moment(self, one: SeatView, other: SeatView) -> bool:
        """Whether both positions are equally far on, so that what is left to do can be compared."""
        return all(one.view.get(name) == other.view.get(name) for name in ("round", "phase"))

    def theme(self, view: Json) -> str | None:
        """What a decision is always about, if it is; else a nudge tells what most matters in this one."""
        return None

    def is_like(self, move: Move, other: Move) -> bool:
        """Whether two moves of a decision are so alike that people want to see only the better one."""
        return move == other


def for_or_against(key: str, args: Json, groups: tuple[str, ...]) -> list[Cause]:
    """The same thing where it speaks for a move, and where it speaks against it: with another message."""
    return [Cause(key, args, groups, 1), Cause(f"{key}-less", args, groups, -1)]


def by_feature(groups: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The group of each feature."""
    return {feature: group for group, features in groups.items() for feature in features}


def more(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """What one has and the other has not."""
    return list((Counter(one) - Counter(other)).elements())


def more_or_less(difference: int) -> str:
    return "more" if difference > 0 else "less"


def sign_of(difference: int) -> int:
    return 1 if difference > 0 else -1


@cache
def explainer_of(game: str) -> Explainer:
    """The explainer of a game, made once."""
    made: Explainer = games.load(games.spec(game).explainer)()
    return made
