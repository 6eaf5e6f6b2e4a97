"""Drawing helpers that all games share."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def panel(content: RenderableType, title: str) -> Panel:
    """A frame with a title."""
    return Panel(content, title=title, title_align="left", border_style="grey50", box=box.ROUNDED)


def plain_table(*headings: str) -> Table:
    """A table without lines; the first column is text, the others are figures unless said otherwise."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="left" if at == 0 else "right")
    return table


TRACK_STEP = 5


def points_track(points: list[int], width: int) -> Text:
    """A track of points without an end: as much of it as is needed and has room."""
    first = max(0, max(points) - width + 8) // TRACK_STEP * TRACK_STEP
    last = max(first + 30, max(points) + 2)
    return track(points, first, min(last, first + width), TRACK_STEP)


def track(points: list[int], first: int, last: int, step: int, cell: int = 1, scale: str = "") -> Text:
    """A track with a number for each seat; who shares a place stands below. Every place is `cell` characters wide.

    Without a scale of its own a track shows every `step`th number.
    """
    marks = range(first, last + 1, step)
    scale = scale or "".join(f"{mark:<{step * cell}}" for mark in marks).rstrip()
    lines: list[dict[int, str]] = []
    for seat, point in enumerate(points):
        at = min(max(point, first), last)
        line = next((line for line in lines if len(line.get(at, "")) < cell), None)
        if line is None:
            line = {}
            lines.append(line)
        line[at] = line.get(at, "") + str(seat + 1)
    text = Text(scale, "dim")
    for number, line in enumerate(lines):
        ground = " " if number else "·"
        places = (line.get(at, ground) for at in range(first, last + 1))
        text.append("\n" + "".join(f"{place:^{cell}}" for place in places), "bold")
    return text
