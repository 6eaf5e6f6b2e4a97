"""A progress bar with the remaining time, for long tasks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(doing: str) -> Iterator[Callable[[int, int], None]]:
    """Shows how many of how many are done, on standard error, if that is a terminal."""
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)
