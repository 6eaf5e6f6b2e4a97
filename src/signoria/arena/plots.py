"""Plots as inline SVG. Positions are percentages, so that a plot scales to any width while its text keeps its size."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from signoria.arena.markup import Markup, joined, tag

MOST_TICKS = 7
MOST_BARS = 40
BAR_WIDTH = 0.9  # of the room there is for it
HIGHEST_BAR = 94  # per cent
MIDDLE = "50%"


@dataclass(frozen=True)
class Scale:
    """From a value to a place across, in per cent; ticks at round numbers."""

    low: float
    high: float
    step: float

    @classmethod
    def of(cls, low: float, high: float) -> "Scale":
        """A scale that holds these values and begins and ends at a tick."""
        step = _round_step((high - low) / (MOST_TICKS - 1))
        first, last = floor(low / step), ceil(high / step)
        return cls(first * step, max(last, first + 1) * step, step)

    def place(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def length(self, value: float) -> str:
        return f"{100 * value / (self.high - self.low):.2f}%"

    def ticks(self) -> list[float]:
        return [self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1)]


def _round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20 and so on."""
    power = 10 ** floor(log10(least)) if least > 0 else 1.0
    return next((factor * power for factor in (1, 2, 5, 10) if factor * power >= least * 0.999), 10 * power)


@dataclass(frozen=True)
class Interval:
    """A value, and what it lies between."""

    value: float
    low: float
    high: float


def interval_plot(scale: Scale, interval: Interval, mark: float | None = None) -> Markup:
    """A dot with its interval; the mark is a line to compare with."""
    ends = {"x1": scale.place(interval.low), "x2": scale.place(interval.high), "y1": MIDDLE, "y2": MIDDLE}
    return _plot(
        _grid(scale),
        None if mark is None else _line(scale, mark, "mark"),
        tag("line", class_="interval", **ends),
        tag("circle", class_="value", cx=scale.place(interval.value), cy=MIDDLE, r=5),
    )


def histogram(scale: Scale, values: Sequence[int], mean: float) -> Markup:
    """How often which whole numbers occurred, in bars of equal width, with a line at the mean."""
    width = max(1, ceil((scale.high - scale.low) / MOST_BARS))
    counts = Counter(floor((value - scale.low) / width) for value in values)
    most = max(counts.values())
    bars = [
        _bar(scale, scale.low + number * width, width * BAR_WIDTH, HIGHEST_BAR * count / most)
        for number, count in sorted(counts.items())
    ]
    return _plot(_grid(scale), *bars, _line(scale, mean, "mark"), kind="histogram")


def _bar(scale: Scale, first: float, width: float, height: float) -> Markup:
    size = {
        "x": scale.place(first),
        "width": scale.length(width),
        "y": f"{100 - height:.1f}%",
        "height": f"{height:.1f}%",
    }
    return tag("rect", class_="bar", **size)


def stack(scale: Scale, parts: Sequence[tuple[int, str, float]]) -> Markup:
    """Parts of a whole, each with the number of its colour and its words: gains go right of zero, losses left."""
    drawn = []
    gained = lost = 0.0
    for colour, words, value in parts:
        if value < 0:
            lost += value
        first = lost if value < 0 else gained
        if value > 0:
            gained += value
        size = {"x": scale.place(first), "width": scale.length(abs(value)), "y": "12%", "height": "76%"}
        drawn.append(tag("rect", tag("title", words), class_=f"part c{colour}", **size))
    return _plot(_grid(scale), *drawn, _line(scale, 0, "zero"))


def axis(scale: Scale, words: Sequence[str]) -> Markup:
    """The numbers below a plot, by tick."""
    ticks = zip(scale.ticks(), words)
    texts = [tag("text", text, x=scale.place(tick), y="75%", text_anchor="middle") for tick, text in ticks]
    return _plot(*texts)


def swatch(colour: int) -> Markup:
    """A patch of a colour, beside the word for it."""
    return tag("span", class_=f"swatch c{colour}", aria_hidden="true")


def _grid(scale: Scale) -> Markup:
    return joined(*(_line(scale, tick, "grid") for tick in scale.ticks()))


def _line(scale: Scale, value: float, kind: str) -> Markup:
    return tag("line", class_=kind, x1=scale.place(value), x2=scale.place(value), y1=0, y2="100%")


def _plot(*content: Markup | None, kind: str | None = None) -> Markup:
    """Hidden from screen readers, because the text next to it says the same."""
    return tag("svg", *content, class_=kind, aria_hidden="true")
