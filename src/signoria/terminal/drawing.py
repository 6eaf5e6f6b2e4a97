"""What all drawings share."""

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table


def panel(content: RenderableType, title: str) -> Panel:
    """A frame with a title."""
    return Panel(content, title=title, title_align="left", border_style="grey50", box=box.ROUNDED)


def plain_table(*headings: str) -> Table:
    """A table without lines; the first column is text, the others are figures unless said otherwise."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="left" if at == 0 else "right")
    return table
