"""What became of every generation: a CSV, and a plot of it, both written after each one."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from signoria.arena.markup import Markup, joined, tag
from signoria.arena.plots import Scale
from training.samples import MOST_ROUNDS, write_atomically

CSV = "generations.csv"
PLOT = "generations.svg"
COLUMNS = (
    "generation",
    "player",
    "games",
    "rows",
    "decisions",
    "value_loss",
    "policy_loss",
    "policy_entropy",
    "agreed",
    *(f"error_{round}" for round in range(1, MOST_ROUNDS + 1)),
    "rated",
    "reference",
    "rating_games",
    "share",
    "share_low",
    "share_high",
    "lead",
    "seconds_playing",
    "seconds_learning",
    "seconds_rating",
)
WIDTH, PANEL, MARGIN = 720, 200, 56
EQUAL = 0.25  # the share of a player that is as good as the three others
COLOURS = ("#9c3d24", "#234a92", "#5b7a2e", "#8a5a9e", "#b07d18", "#2f7f86", "#6b6459")
STYLE = (
    "text{font:13px sans-serif;fill:#3b342b}.grid{stroke:#ddd3bd}.equal{stroke:#6b6459;stroke-dasharray:4 4}"
    ".interval{stroke-width:2}rect.paper{fill:#fffdf8}polyline{fill:none;stroke-width:2}"
)
Report = dict[str, Any]


def flat(report: Report) -> dict[str, Any]:
    """A generation as a row of the CSV."""
    errors = {f"error_{round}": error for round, error in enumerate(report["errors"], 1)}
    return {name: (report | errors).get(name, "") for name in COLUMNS}


def write_reports(folder: Path, reports: Sequence[Report]) -> None:
    """The CSV and the plot of all generations so far."""
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, COLUMNS)
    writer.writeheader()
    writer.writerows(flat(report) for report in reports)
    write_atomically(folder / CSV, out.getvalue().encode())
    write_atomically(folder / PLOT, plot(reports).encode())


def plot(reports: Sequence[Report]) -> Markup:
    """Two panels over the generations: the share of wins among the references, and the error by round."""
    across = Scale.of(0, max(len(reports) - 1, 1))
    errors = [error for report in reports for error in report["errors"]]
    return tag(
        "svg",
        tag("style", Markup(STYLE)),
        tag("title", "Training, generation by generation"),
        tag("rect", class_="paper", width="100%", height="100%"),
        panel(0, "Wins among three references, with 95 % intervals", across, Scale.of(0, 1), shares(reports)),
        panel(1, "Points off, by round (the first is the uppermost)", across, Scale.of(0, max(errors)), lines(reports)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {2 * PANEL + 24}",
        role="img",
    )


class Canvas:
    """Where values stand within a panel, in pixels."""

    def __init__(self, across: Scale, up: Scale) -> None:
        self.across, self.up = across, up

    def x(self, value: float) -> float:
        share = (value - self.across.low) / (self.across.high - self.across.low)
        return round(MARGIN + share * (WIDTH - 2 * MARGIN), 1)

    def y(self, value: float) -> float:
        share = (value - self.up.low) / (self.up.high - self.up.low)
        return round(PANEL - 30 - share * (PANEL - 66), 1)


def panel(number: int, title: str, across: Scale, up: Scale, draw: Any) -> Markup:
    canvas = Canvas(across, up)
    grid = [
        joined(
            tag("line", class_="grid", x1=MARGIN, x2=WIDTH - MARGIN, y1=canvas.y(tick), y2=canvas.y(tick)),
            tag("text", f"{tick:g}", x=MARGIN - 8, y=canvas.y(tick) + 4, text_anchor="end"),
        )
        for tick in up.ticks()
    ]
    numbers = [
        tag("text", f"{tick:g}", x=canvas.x(tick), y=PANEL - 10, text_anchor="middle")
        for tick in across.ticks()
        if tick == int(tick)
    ]
    heading = tag("text", title, x=MARGIN, y=22)
    return tag("g", heading, *grid, *numbers, draw(canvas), transform=f"translate(0 {number * PANEL})")


def shares(reports: Sequence[Report]) -> Any:
    """A dot with its interval for every generation, in a colour for every reference."""
    references = list(dict.fromkeys(report["reference"] for report in reports))

    def draw(canvas: Canvas) -> Markup:
        equal = tag("line", class_="equal", x1=MARGIN, x2=WIDTH - MARGIN, y1=canvas.y(EQUAL), y2=canvas.y(EQUAL))
        dots = []
        for report in reports:
            colour = COLOURS[references.index(report["reference"]) % len(COLOURS)]
            x, words = canvas.x(report["generation"]), f"{report['rated']} among {report['reference']}"
            ends = {"y1": canvas.y(report["share_low"]), "y2": canvas.y(report["share_high"])}
            dots.append(tag("line", class_="interval", x1=x, x2=x, **ends, stroke=colour))
            dot = {"cx": x, "cy": canvas.y(report["share"]), "r": 4, "fill": colour}
            dots.append(tag("circle", tag("title", words), **dot))
        legend = [
            tag("text", name, x=WIDTH - MARGIN, y=22 + 16 * at, text_anchor="end", style=f"fill:{COLOURS[at]}")
            for at, name in enumerate(references[: len(COLOURS)])
        ]
        return joined(equal, *dots, *legend)

    return draw


def lines(reports: Sequence[Report]) -> Any:
    """A line for every round."""

    def draw(canvas: Canvas) -> Markup:
        drawn = []
        for at in range(max(len(report["errors"]) for report in reports)):
            known = [report for report in reports if at < len(report["errors"])]
            points = [f"{canvas.x(report['generation'])},{canvas.y(report['errors'][at])}" for report in known]
            drawn.append(tag("polyline", points=" ".join(points), stroke=COLOURS[at % len(COLOURS)]))
        return joined(*drawn)

    return draw
