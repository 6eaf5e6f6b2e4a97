"""The standing campaign: attack real server processes, and say what was tried and what was found.

    python -m tests.attack [--minutes 10] [--only NAME]

Prints one table; exits with 1 if anything that Signoria promises was violated. See docs/reliability.md.
"""

import argparse
import contextlib
import os
import platform
import signal
import sys
import time
import traceback
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from tests.attack.parts import PARTS, Part
from tests.attack.reports import Report

SHOWN = 20  # violations of each part


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """The campaign is bounded, whatever hangs."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"still not finished after {seconds:.0f} s")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(int(seconds))
    try:
        yield
    finally:
        signal.alarm(0)


def run(part: Part, seconds: float, console: Console) -> Report:
    """One part, with a progress line. What it cannot do itself is a violation too: it must not pass unnoticed."""
    report = Report()
    with console.status(f"{part.name} ({seconds:.0f} s)") as status:
        report.show = lambda text: status.update(f"{part.name} ({seconds:.0f} s): {text}")
        try:
            with limited(2 * seconds + 60):
                part.attack(seconds, report)
        except Exception:
            report.violations.append(f"it broke off: {traceback.format_exc()}")
    console.print(f"{part.name}: {report.summary() or 'nothing tried'}", highlight=False)
    return report


def table_of(reports: dict[str, Report], title: str) -> Table:
    table = Table("part", "tried", "violations", title=title)
    for name, report in reports.items():
        table.add_row(name, report.summary() or "NOTHING", str(len(report.violations) or "none"))
    return table


def main(arguments: list[str] | None = None) -> int:
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="for all parts together (default: 10)")
    parser.add_argument("--only", choices=names, action="append", help="only this part; may be given several times")
    wish = parser.parse_args(arguments)
    chosen = [part for part in PARTS if wish.only is None or part.name in wish.only]
    whole = sum(part.share for part in chosen)
    console, started = Console(), time.monotonic()
    reports = {part.name: run(part, wish.minutes * 60 * part.share / whole, console) for part in chosen}
    minutes, load = (time.monotonic() - started) / 60, os.getloadavg()[0]
    about = f"{minutes:.1f} minutes, {os.cpu_count()} cores, Python {platform.python_version()}, load {load:.1f}"
    console.print(table_of(reports, about))
    for name, report in reports.items():
        for reason in report.left_out:
            console.print(f"LEFT OUT of {name}: {reason}", style="yellow", highlight=False)
        for violation in report.violations[:SHOWN]:
            console.print(f"VIOLATION in {name}: {violation}", style="red", markup=False, highlight=False)
    return int(any(report.violations for report in reports.values()))


if __name__ == "__main__":
    sys.exit(main())
