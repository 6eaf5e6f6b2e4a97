"""Why one action is better than another: the difference in the judge's value, part by part.

What is explained is `Prospect.worth`: how many points the seat will be ahead of the others, on average. The network has
one hidden layer over named features, so that the difference between two positions splits into exact parts, one per
feature. What the others gain or lose is a part of its own; so is what a search found beyond the judge's first look.

Nothing hidden is looked at: both actions are followed in worlds drawn by `resample`, and everything said of them holds
in most of these.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median_low

from librt.vecs import vec

from signoria.analysis.explainer import Cause, Explainer, SeatView
from signoria.bots.judge import Correction, Judge, Prospect
from signoria.kernel.state import NOBODY, Json, State

MOST_REASONS = 4  # besides everything else
LEAST = 0.1  # points: what is less is joined with other small things
OTHERS = "others"
FURTHER = "further"
SCORING = "scoring"
POSITION = "position"  # features of which nobody has said what they are about
MOMENT = "moment"  # what only tells how far on the game is


@dataclass(frozen=True)
class Reason:
    """A part of a difference in value: a message of `locale/`, the values in it, and its points.

    A text names a component by its id: `piece="tower"` reads as the message `piece-tower`. `seat` is a seat's number.
    """

    key: str
    args: Json
    points: float


class Outcome:
    """Where an action of a seat leads, in several worlds that it cannot tell apart: positions played on to quiet."""

    def __init__(
        self, judge: Judge, worlds: Sequence[State], seat: int, action: int, correction: Correction | None = None
    ) -> None:
        """`correction`: of what people are shown, where others' hidden cards were dealt at random."""
        self.judge = judge
        self.seat = seat
        self.round = judge.round(worlds[0])
        self.afters = [judge.after(world, action) for world in worlds]
        by_seat = [judge.values(self.afters, each) for each in range(worlds[0].seats)]
        self.prospects = [
            Prospect(list(points), judge.chances(after, list(points)))
            for after, points in zip(self.afters, zip(*by_seat, strict=True), strict=True)
        ]
        is_over = any(after.seat == NOBODY for after in self.afters)
        self._correction = None if is_over else correction  # the end is certain
        self._features: list[vec[float] | None] | None = None
        self._views: list[SeatView] | None = None

    @property
    def worth(self) -> float:
        """How far the seat will be ahead of the others."""
        return fmean(prospect.worth(self.seat) for prospect in self.prospects)

    def points(self, seat: int) -> float:
        """The points that the judge expects of a seat."""
        return fmean(prospect.points[seat] for prospect in self.prospects)

    @property
    def expected(self) -> Prospect:
        """What every seat may expect, as people are shown it."""
        seats = range(self.afters[0].seats)
        points = [self.points(seat) for seat in seats]
        if self._correction is not None:
            return self._correction.expected(self.round, self.seat, points)
        return Prospect(points, [fmean(prospect.chances[seat] for prospect in self.prospects) for seat in seats])

    def expected_by_search(self, points: float, chance: float, worth: float) -> tuple[float, float]:
        """The points and the chance of the seat as people are shown them, if a search has found these."""
        if self._correction is None:
            return points, chance
        further = (points - worth) - (self.points(self.seat) - self.worth)  # for the others, on average
        every = [self.points(seat) + further for seat in range(self.afters[0].seats)]
        every[self.seat] = points
        expected = self._correction.expected(self.round, self.seat, every)
        return expected.points[self.seat], expected.chances[self.seat]

    @property
    def features(self) -> list[vec[float] | None]:
        """Of the seat, by world; of a game that is over there are none."""
        if self._features is None:
            self._features = [
                None if after.seat == NOBODY else self.judge.features(after, self.seat) for after in self.afters
            ]
        return self._features

    @property
    def views(self) -> list[SeatView]:
        """What the seat sees there, by world."""
        if self._views is None:
            self._views = [SeatView(after, self.seat) for after in self.afters]
        return self._views


def parts(one: Outcome, other: Outcome, groups: Mapping[str, str]) -> dict[str, float]:
    """What speaks for one action against the other, in points, by group of features; they add up to the difference."""
    judge, names = one.judge, one.judge.network.names
    found: dict[str, float] = {}
    worlds = len(one.afters)
    for world in range(worlds):
        ahead, behind = one.features[world], other.features[world]
        if ahead is not None and behind is not None:
            for name, part in zip(names, judge.network.parts(behind, ahead), strict=True):
                if part:
                    group = groups.get(name, POSITION)
                    found[group] = found.get(group, 0.0) + part / worlds
        else:
            gain = one.prospects[world].points[one.seat] - other.prospects[world].points[one.seat]
            found[SCORING] = found.get(SCORING, 0.0) + gain / worlds
    lost = [other.points(seat) - one.points(seat) for seat in other_seats(one)]
    found[OTHERS] = fmean(lost)
    return found


def other_seats(outcome: Outcome) -> list[int]:
    """All but the one that decides."""
    return [seat for seat in range(outcome.afters[0].seats) if seat != outcome.seat]


def reasons(one: Outcome, other: Outcome, explainer: Explainer, further: float = 0.0) -> list[Reason]:
    """What speaks for one action against the other, the most important first; a few, and they add up to the difference.

    `further` is what a search found beyond the judge's view of both, in points.
    """
    left = parts(one, other, explainer.groups)
    if further:
        left[FURTHER] = further
    pairs = list(zip(one.views, other.views, strict=True))
    found = []
    for cause in agreed([explainer.causes(*views) for views in pairs]):
        points = sum(left.get(group, 0.0) for group in cause.groups)
        if abs(points) >= LEAST and points * cause.sign >= 0:
            found.append(Reason(cause.key, cause.args, points))
            for group in cause.groups:
                left.pop(group, None)
    if 2 * sum(explainer.is_same_moment(*views) for views in pairs) < len(pairs):
        left = joined(left)
    found += [general(one, other, group, points) for group, points in left.items()]
    return shown(found)


def joined(left: dict[str, float]) -> dict[str, float]:
    """All groups of features as one: in positions at different moments they cannot be compared one by one."""
    kept = {group: points for group, points in left.items() if group in (OTHERS, FURTHER, SCORING)}
    return {**kept, MOMENT: sum(left.values()) - sum(kept.values())}


def general(one: Outcome, other: Outcome, group: str, points: float) -> Reason:
    """A part of which nothing more can be said than what it is about."""
    if group == OTHERS:
        lost = {seat: other.points(seat) - one.points(seat) for seat in other_seats(one)}
        if points > 0:
            return Reason("coach-others-less", {"seat": max(lost, key=lambda seat: lost[seat])}, points)
        return Reason("coach-others-more", {"seat": min(lost, key=lambda seat: lost[seat])}, points)
    return Reason(f"coach-{group}", {}, points)


def agreed(worlds: Sequence[list[Cause]]) -> list[Cause]:
    """The causes that hold in most worlds, in their order; where only numbers differ, with those in the middle."""
    alike: dict[object, list[Cause]] = {}
    for causes in worlds:
        for cause in causes:
            alike.setdefault(cause.likeness, []).append(cause)
    order = Counter(likeness for causes in worlds for likeness in dict.fromkeys(cause.likeness for cause in causes))
    return [middle(alike[likeness]) for likeness, count in order.items() if 2 * count > len(worlds)]


def middle(causes: Sequence[Cause]) -> Cause:
    """One of several causes that differ in numbers only. `about` tells whether they do, where a cause has it."""
    first = causes[0]
    args = {
        name: median_low(cause.args[name] for cause in causes) if isinstance(value, int) else value
        for name, value in first.args.items()
    }
    if "about" in args and any(cause.args != first.args for cause in causes):
        args["about"] = 1
    return Cause(first.key, args, first.groups, first.sign)


def shown(found: Iterable[Reason]) -> list[Reason]:
    """The most important reasons to one decimal, and all others in one: they add up to the sum as it is shown."""
    ordered = sorted(found, key=lambda reason: -abs(reason.points))
    total = round(sum(reason.points for reason in ordered), 1)
    large = [reason for reason in ordered if abs(reason.points) >= LEAST]
    kept = large[:MOST_REASONS]
    rounded = [Reason(reason.key, reason.args, round(reason.points, 1)) for reason in kept]
    rest = round(total - sum(reason.points for reason in rounded), 1)
    if not rest:
        return rounded or [Reason("coach-equal", {}, 0.0)]
    if len(kept) < len(ordered):
        return [*rounded, Reason("coach-rest", {}, rest)]
    first = rounded[0]
    return [Reason(first.key, first.args, round(first.points + rest, 1)), *rounded[1:]]
