"""Data from outside: where something is wrong, and what is allowed there."""

import pickle

import pytest

import signoria
from signoria.kernel.components import EditionReader
from signoria.kernel.errors import BadEdition, BadPosition
from signoria.kernel.reading import Reader, brief, path_text


def reader(value):
    return Reader(value, BadPosition).at("x")


def problem(call):
    with pytest.raises(BadPosition) as caught:
        call()
    return str(caught.value)


def test_paths_as_people_write_them():
    assert path_text(()) == ""
    assert path_text(("seats", 2, "money")) == "seats[2].money"
    assert path_text((0, 1, "a")) == "[0][1].a"


def test_long_values_are_cut():
    assert brief("poet") == "'poet'"
    assert len(brief("x" * 1000)) == 60
    assert brief("x" * 1000).endswith("...")


@pytest.mark.parametrize(
    ("value", "read", "message"),
    [
        (5, lambda each: each.mapping(), "x: 5 is not allowed; it must be an object"),
        ("a", lambda each: each.items(), "x: 'a' is not allowed; it must be a list"),
        ([1], lambda each: each.items(2, 2), "it must have 2 entries, not 1"),
        ([1], lambda each: each.items(2, 5), "it must have 2 to 5 entries, not 1"),
        ([1, "b"], lambda each: each.items()[1].integer(0, 5), "x[1]: 'b' is not allowed"),
        (7, lambda each: each.integer(0, 5), "x: 7 is not allowed; it must be a whole number from 0 to 5"),
        (True, lambda each: each.integer(0, 5), "x: True is not allowed"),
        (1.0, lambda each: each.integer(0, 5), "x: 1.0 is not allowed"),
        (None, lambda each: each.integer(0, 5), "x: None is not allowed"),
        (1, lambda each: each.boolean(), "it must be true or false"),
        (1, lambda each: each.text(), "it must be text"),
        ("c", lambda each: each.choice(("a", "b")), "it must be one of a, b"),
        (["a"], lambda each: each.choice(("a", "b")), "it must be one of a, b"),
        (["a", "c"], lambda each: each.choices(("a", "b")), "x[1]: 'c' is not allowed; it must be one of a, b"),
        (["a", "a"], lambda each: each.choices(("a", "b"), 1), "it must have 0 to 1 entries, not 2"),
        ({"a": 1}, lambda each: each.at("b"), "x.b: None is not allowed; it is missing"),
        ({"a": 1}, lambda each: each.only("b", "c"), "x: 'a' is not allowed; the keys are b, c"),
        ({1: 1}, lambda each: each.only("b"), "x: 1 is not allowed; the keys are b"),
        ([], lambda each: each.has("a"), "it must be an object"),
    ],
)
def test_a_problem_says_where_and_what(value, read, message):
    assert message in problem(lambda: read(reader({"x": value})))


def test_what_is_right_is_read():
    each = reader({"x": {"number": 3, "flag": False, "word": "b", "words": ["b", "a"]}})
    assert each.at("number").integer(0, 3) == 3
    assert each.at("flag").boolean() is False
    assert each.at("word").text() == "b"
    assert each.at("word").choice(("a", "b")) == 1
    assert each.at("words").choices(("a", "b")) == (1, 0)
    assert each.has("flag")
    assert not each.has("flags")
    each.only("number", "flag", "word", "words")


def test_what_is_wrong_with_an_edition_has_a_path_a_reason_and_arguments():
    whole = EditionReader({"x": [0, {"a": 50}]})
    with pytest.raises(BadEdition) as caught:
        whole.at("x").items()[1].at("a").integer(0, 5)
    [problem] = caught.value.problems
    assert (problem.path, problem.reason) == (("x", 1, "a"), "not_number")
    assert problem.arguments == {"value": 50, "least": 0, "most": 5}
    whole.part("x").warn("unusual", usual=7)
    [warning] = whole.warnings
    assert (warning.path, warning.reason, warning.arguments) == (("x",), "unusual", {"value": "list", "usual": 7})


def test_the_whole_has_no_path():
    assert problem(lambda: Reader(5, BadPosition).mapping()) == "the value: 5 is not allowed; it must be an object"


def test_a_bad_edition_reaches_another_process():
    with pytest.raises(BadEdition) as caught:
        signoria.new_game("princes", edition={"game": "princes"})
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value) == "Version: It is missing."
