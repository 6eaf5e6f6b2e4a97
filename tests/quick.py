"""What `make test` leaves out and `make test-all` runs.

Tests and cases marked `long` prove again, in another way or with more of it, what others prove: `further` and `one_in`
mark cases beside their test. Of the rest, every test is run; a test through a browser or a terminal in so many
combinations only that all tests of its file together meet each size, language, theme and game, and every other value.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import settings

QUICK_PROFILES = ("quick", "few")
SLOW = ("tests/web/", "tests/terminal/")


def further(*cases: Any) -> list[Any]:
    """Cases of a parameter that only `make test-all` runs: they prove again what the others prove."""
    return [pytest.param(*case if isinstance(case, tuple) else (case,), marks=pytest.mark.long) for case in cases]


def one_in(number: int, cases: Sequence[Any]) -> list[Any]:
    """Cases of a parameter of which `make test` runs one in so many, and `make test-all` all."""
    return [pytest.param(case, marks=pytest.mark.long) if at % number else case for at, case in enumerate(cases)]


def fewer(examples: int, times: int) -> int:
    """So many times fewer Hypothesis examples in `make test`, and all of them in `make test-all`."""
    is_quick = settings.get_current_profile_name() in QUICK_PROFILES
    return max(1, examples // times) if is_quick else examples


def left_out(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests that are not worth their time before every change."""
    marked = {item for item in items if item.get_closest_marker("long")}
    files: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.nodeid.startswith(SLOW) and hasattr(item, "callspec") and item not in marked:
            files[item.nodeid.partition("::")[0]].append(item)
    return [*marked, *(case for each in files.values() for case in repetitions(each))]


def repetitions(cases: list[pytest.Item]) -> Iterable[pytest.Item]:
    """The cases of the tests of one file whose values all occur in the others; one case of each test is kept."""
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for case in cases:
        tests[case.nodeid.partition("[")[0]].append(case)
    uncovered = {value for case in cases for value in values(case)}
    kept = set()
    for test in tests.values():
        kept.add(chosen := max(test, key=lambda case: len(uncovered & values(case))))
        uncovered -= values(chosen)
    rest = [case for case in cases if case not in kept]
    while uncovered:
        chosen = max(rest, key=lambda case: len(uncovered & values(case)))
        uncovered -= values(chosen)
        rest.remove(chosen)
    return rest


def values(case: pytest.Item) -> set[str]:
    """Each parameter with its value, as ids: values themselves may be lists."""
    return {f"{name}={value!r}" for name, value in case.callspec.params.items()}  # type: ignore[attr-defined]
