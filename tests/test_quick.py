"""`make test` leaves out repetitions only: every value of every parameter is still met."""

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from tests.quick import left_out


class Case(SimpleNamespace):
    """As much of a collected test as is looked at."""

    def get_closest_marker(self, name: str) -> object:
        return self.marker if self.marker == name else None

    def __hash__(self) -> int:
        return id(self)


def case(test: str, marker: str = "", **params: Any) -> Any:
    return Case(nodeid=f"{test}[{params}]", marker=marker, callspec=SimpleNamespace(params=params))


def test_each_value_is_met_though_not_each_combination() -> None:
    combinations = list(itertools.product(["desktop", "phone"], ["en", "de"], ["light", "dark"]))
    cases = [case("tests/web/test_a.py::test_a", size=a, language=b, theme=c) for a, b, c in combinations]
    kept = [each for each in cases if each not in left_out(cases)]
    assert len(kept) == 2
    assert {value for each in kept for value in each.callspec.params.values()} == set(itertools.chain(*combinations))


def test_a_single_test_meets_every_value() -> None:
    cases = [case("tests/web/test_a.py::test_a", size=size) for size in ("desktop", "tablet", "phone")]
    assert left_out(cases) == []


def test_several_tests_of_a_file_share_the_values_and_each_is_run() -> None:
    tests = ["tests/web/test_a.py::test_a", "tests/web/test_a.py::test_b", "tests/web/test_a.py::test_c"]
    cases = [case(test, size=size) for test in tests for size in ("desktop", "phone")]
    kept = [each for each in cases if each not in left_out(cases)]
    assert [each.nodeid.partition("[")[0] for each in kept] == tests
    assert {each.callspec.params["size"] for each in kept} == {"desktop", "phone"}


def test_files_share_nothing() -> None:
    cases = [case(f"tests/web/test_{file}.py::test_a", size=size) for file in "ab" for size in ("desktop", "phone")]
    assert left_out(cases) == []


@pytest.mark.parametrize("file", ["tests/server/test_a.py", "tests/princes/test_a.py"])
def test_only_browser_tests_are_cut(file: str) -> None:
    cases = [case(f"{file}::test_a", game=game, seats=seats) for game in "ab" for seats in (2, 3)]
    assert left_out(cases) == []


def test_long_tests_are_left_out() -> None:
    long, short = case("tests/web/test_a.py::test_a", marker="long", a=1), case("tests/web/test_a.py::test_b", a=1)
    assert left_out([long, short]) == [long]
