"""Settings for all tests."""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from tests.examples.installing import environment, installed, packages
from tests.quick import left_out
from tests.ray_cluster import ray_address

__all__ = ["environment", "installed", "packages", "ray_address"]  # fixtures

settings.register_profile(
    "signoria", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("quick", settings.get_profile("signoria"), max_examples=6)  # before every change
settings.register_profile("few", settings.get_profile("signoria"), max_examples=3)  # once more, in pure Python
settings.register_profile("thorough", settings.get_profile("signoria"), max_examples=300)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="fewer examples; no long or repeated tests")


def pytest_configure(config: pytest.Config) -> None:
    usual = "quick" if config.getoption("--quick") else "signoria"
    os.environ.setdefault("HYPOTHESIS_PROFILE", usual)  # also for tests that run others in a process of their own
    settings.load_profile(os.environ["HYPOTHESIS_PROFILE"])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it at the end.

    The browser comes last in any case: in the process that drives it no other event loop can run.
    """
    if config.getoption("--quick"):
        unwanted = set(left_out(items))
        config.hook.pytest_deselected(items=[item for item in items if item in unwanted])
        items[:] = [item for item in items if item not in unwanted]
    items.sort(key=lambda item: ("tests/web/" in item.nodeid, item.get_closest_marker("slow") is None))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was left out on this machine, and why."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else str(report.longrepr)
        for report in terminalreporter.stats.get("skipped", [])
    )
    if reasons:
        terminalreporter.section("LEFT OUT ON THIS MACHINE", sep="*", yellow=True, bold=True)
        for reason, count in reasons.most_common():
            terminalreporter.write_line(f"{count:5} tests: {reason}", yellow=True)
