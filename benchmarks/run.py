"""Measures the speed of Signoria, with Catanatron as the yardstick in the same run: `make bench`."""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
Promise = tuple[str, str, float | None, str]
YARDSTICK_GAMES = 20
# What is promised: the measure, its unit, the bound, and whether it is a least or a most.
PROMISES: dict[str, list[Promise]] = {
    "princes": [
        ("random play, 4 seats", "decisions/s", 300_000, "least"),
        ("random play, pure Python", "decisions/s", 40_000, "least"),
        ("times Catanatron", "x", 10, "least"),
        ("random play, every rule", "decisions/s", None, ""),
        ("new game", "1/s", None, ""),
        ("clone", "1/s", 400_000, "least"),
        ("resample", "1/s", None, ""),
        ("replay", "ms", 5, "most"),
        ("state size", "KB", 8, "most"),
        ("import", "ms", 150, "most"),
        ("cost of many seats", "x", 1.3, "most"),
    ],
    "lorenzo": [
        ("random play, 4 seats", "decisions/s", 250_000, "least"),
        ("random play, pure Python", "decisions/s", None, ""),
        ("times Catanatron", "x", 10, "least"),
        ("new game", "1/s", None, ""),
        ("clone", "1/s", 300_000, "least"),
        ("resample", "1/s", None, ""),
        ("replay", "ms", 5, "most"),
        ("state size", "KB", None, ""),
        ("cost of many seats", "x", 1.3, "most"),
    ],
}
PARTS: list[tuple[str, str, list[Promise]]] = [  # of each game: the title, the program that measures, what is promised
    (
        "environments, CPU time",
        "envs.py",
        [
            ("batch", "steps/s", 150_000, "least"),
            ("batch of 1,024", "steps/s", None, ""),
            ("batch of 1,024 to a small one", "x", 0.9, "least"),
            ("gain of two cores", "x", 1.8, "least"),
            ("PettingZoo", "steps/s", 20_000, "least"),
            ("Gymnasium", "steps/s", None, ""),
            ("OpenSpiel", "steps/s", 25_000, "least"),
            ("observations", "1/s", None, ""),
        ],
    ),
    (
        "bots, CPU time",
        "bots.py",
        [
            ("patron, a decision", "ms", 0.5, "most"),
            ("four patrons", "games/s", 5, "least"),
            ("prince:800", "simulations/s", 7_000, "least"),
        ],
    ),
    (
        "the arena with four novices, wall clock, two cores",
        "arena.py",
        [
            ("arena, one job", "games/s", None, ""),
            ("arena, two jobs", "games/s", None, ""),
            ("gain of two jobs", "x", 1.8, "least"),
        ],
    ),
    (
        "the page on a phone's screen, a quarter of the processor while things move",
        "frames.py",
        [
            ("while things move, median", "frames/s", 60, "least"),
            ("while things move, mean", "frames/s", None, ""),
            ("longest frame", "ms", None, ""),
            ("things moved", "", None, ""),
            ("until interactive", "ms", 1000, "most"),
        ],
    ),
]


def catanatron_decisions_per_second() -> float:
    """Random play of four players in Catanatron, by CPU time, the median of five."""
    from catanatron import Color, Game, RandomPlayer

    rates = []
    for repeat in range(5):
        decisions = 0
        start = time.process_time()
        for seed in range(YARDSTICK_GAMES):
            game = Game([RandomPlayer(color) for color in Color], seed=repeat * YARDSTICK_GAMES + seed)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
        rates.append(decisions / (time.process_time() - start))
    return statistics.median(rates)


def measured(game: str, program: str, pure: bool = False) -> dict[str, float]:
    """The measures of one game, taken in a process of its own."""
    environment = dict(os.environ)
    if pure:
        environment["PYTHONPATH"] = str(HERE.parent / "src")
    command = [sys.executable, str(HERE / program), game, *(["--quick"] if pure else [])]
    found = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    result: dict[str, float] = json.loads(found.stdout.splitlines()[-1])  # a server may have said where it is
    return result


def table_of(title: str, promises: Sequence[Promise], found: dict[str, float]) -> Table:
    table = Table("measure", "measured", "promised", title=title)
    for name, unit, bound, sense in promises:
        value = found.get(name)
        if value is None:
            table.add_row(name, "not measured: no browser", "")
            continue
        shown = f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
        kept = bound is None or (value >= bound if sense == "least" else value <= bound)
        promise = "" if bound is None else f"at {sense} {bound:,} {'✓' if kept else '✗ missed'}"
        table.add_row(name, f"{shown} {unit}", promise)
    return table


def main() -> None:
    console = Console()
    games = list(PROMISES)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Catanatron, the yardstick", total=1 + (2 + len(PARTS)) * len(games))
        yardstick = catanatron_decisions_per_second()
        tables = []
        for game in games:
            progress.update(task, advance=1, description=f"{game}, compiled")
            found = measured(game, "engine.py")
            progress.update(task, advance=1, description=f"{game}, pure Python")
            found["random play, pure Python"] = measured(game, "engine.py", pure=True)["random play, 4 seats"]
            found["times Catanatron"] = found["random play, 4 seats"] / yardstick
            title = f"{game}, {found['form']}: median of 5, CPU time, one core"
            tables.append(table_of(title, PROMISES[game], found))
            for part, program, promises in PARTS:
                progress.update(task, advance=1, description=f"{game}, {part}")
                tables.append(table_of(f"{game}: {part}", promises, measured(game, program)))
        progress.update(task, advance=1, description="done")
    console.print(f"Catanatron: {yardstick:,.0f} decisions/s")
    for table in tables:
        console.print(table)


if __name__ == "__main__":
    main()
