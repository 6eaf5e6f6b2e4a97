"""What `make test` leaves out: what is marked, and repetitions. Every other value of a parameter is still met."""

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from tests.quick import further, left_out, one_in


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


def test_further_cases_are_marked_and_hold_one_value_or_several() -> None:
    (one,), (several,) = further("de"), further(("phone", "dark"))
    assert (one.values, several.values) == (("de",), ("phone", "dark"))
    assert [mark.name for case in (one, several) for mark in case.marks] == ["long", "long"]


def test_one_in_so_many_cases_is_not_marked() -> None:
    cases = one_in(3, ["a", "b", "c", "d"])
    assert [cases[0], cases[3]] == ["a", "d"]
    assert [(case.values, case.marks[0].name) for case in cases[1:3]] == [(("b",), "long"), (("c",), "long")]
