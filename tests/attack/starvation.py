"""The starvation test: somebody with very many tables of bots does not make another person wait.

`benchmarks/starvation.py` measures it. The same is measured without any such tables first: a machine that is
too slow or too busy even then cannot tell anything about fairness.
"""

import argparse
import asyncio

from benchmarks import starvation
from rich.console import Console
from rich.progress import Progress

from tests.attack.reports import Report

LEVELS = ("random", "prince")
TABLES = 200
DECISIONS = 60


def measure(seconds: float, report: Report, tables: int = TABLES) -> None:
    """How long a person waits for a bot, alone and beside tables of princes."""
    alone = _answers(0, seconds / 8, report)
    beside = _answers(tables, seconds / 4, report)
    report.count("tables of princes", tables)
    for level in LEVELS:
        judge(level, alone[level], beside[level], report)


def judge(level: str, alone: list[float], beside: list[float], report: Report) -> None:
    """The promise holds, or the machine is too slow to say."""
    bound = starvation.promised(level)
    if not alone or starvation.late(alone) > bound:
        report.left_out.append(f"starvation: this machine is too slow or busy for {level}, even without other tables")
        return
    report.expect(bool(beside), f"{level}: no answer at all")
    if beside:
        waited = starvation.late(beside)
        report.counts[f"ms at most for 99 % of {level}"] = round(waited * 1000)
        report.expect(waited <= bound, f"99 % of the answers of {level} within {waited:.2f} s, not {bound:.2f} s")


def _answers(tables: int, seconds: float, report: Report) -> dict[str, list[float]]:
    wish = argparse.Namespace(tables=tables, decisions=DECISIONS, seconds=seconds, levels=LEVELS, seated=False)
    with starvation.running_server() as port, Progress(console=Console(quiet=True)) as progress:
        found = asyncio.run(starvation.measure(port, wish, progress))
    report.count("answers", sum(len(times) for times in found.values()))
    return found
