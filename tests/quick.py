"""What `make test` leaves out and `make test-all` runs: long tests, and browser tests in further combinations.

A browser test that is run in several sizes, languages, themes and games meets each of them at least once.
"""

from collections import defaultdict
from collections.abc import Iterable

import pytest

BROWSER = "tests/web/"


def left_out(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests that are not worth their time before every change."""
    marked = [item for item in items if item.get_closest_marker("long")]
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if BROWSER in item.nodeid and hasattr(item, "callspec") and item not in marked:
            cases[item.nodeid.partition("[")[0]].append(item)
    return [*marked, *(case for each in cases.values() for case in repetitions(each))]


def repetitions(cases: list[pytest.Item]) -> Iterable[pytest.Item]:
    """The cases of one test whose values all occur in the others."""
    rest = list(cases)
    uncovered = {value for case in cases for value in values(case)}
    while uncovered:
        chosen = max(rest, key=lambda case: len(uncovered & values(case)))
        uncovered -= values(chosen)
        rest.remove(chosen)
    return rest


def values(case: pytest.Item) -> set[str]:
    """Each parameter with its value, as ids: values themselves may be lists."""
    return {f"{name}={value!r}" for name, value in case.callspec.params.items()}  # type: ignore[attr-defined]
