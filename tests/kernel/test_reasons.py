"""Every reason why something is not possible has words in every language, and every wording can occur."""

import ast
import pickle
import re
from pathlib import Path

import pytest

import signoria
from signoria.kernel.errors import IllegalMove
from signoria.locale import FOLDER, LANGUAGES, reason_in_words, reason_words

SOURCE = Path(signoria.__file__).parent
# Where the reasons of a file of words are given.
GIVEN_IN = {"reasons": ("kernel", "arena"), **{f"{game}-reasons": (game,) for game in signoria.game_names()}}


def given(folders: tuple[str, ...]) -> dict[str, set[str]]:
    """Every reason in the source of these packages, with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for folder in folders:
        for path in sorted((SOURCE / folder).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                    _add(node, found)
    return found


def _add(call: ast.Call, found: dict[str, set[str]]) -> None:
    name, key = call.func.id, call.args[0]  # type: ignore[attr-defined]
    if name == "Reason" and isinstance(key, ast.Constant):
        arguments = {str(keyword.arg) for keyword in call.keywords}
    elif name == "IllegalMove" and isinstance(key, ast.Constant):
        values = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        assert isinstance(values, ast.Dict), f"line {call.lineno}: say the arguments outright"
        arguments = {str(each.value) for each in values.keys if isinstance(each, ast.Constant)}
    else:
        return
    assert found.setdefault(key.value, arguments) == arguments, f"{key.value} has not always the same arguments"


def worded(language: str, file: str) -> dict[str, set[str]]:
    """Every reason in a file of words, with the values it asks for."""
    messages = re.split(r"^(?=reason-)", (FOLDER / language / f"{file}.ftl").read_text("utf-8"), flags=re.MULTILINE)
    return {
        message.split(" =")[0].removeprefix("reason-"): set(re.findall(r"\$(\w+)", message)) for message in messages[1:]
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GIVEN_IN)
def test_every_reason_has_words_and_every_wording_can_occur(file: str, language: str) -> None:
    assert worded(language, file) == given(GIVEN_IN[file])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GIVEN_IN)
def test_reasons_are_sentences(file: str, language: str) -> None:
    words = reason_words(language, file.removesuffix("reasons").removesuffix("-"))
    for reason, arguments in given(GIVEN_IN[file]).items():
        sentence = reason_in_words(words, reason, dict.fromkeys(arguments, 2))
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith("."), sentence


def test_a_component_is_named_in_the_language() -> None:
    arguments = {"character": "muse"}
    assert "the Muse" in reason_in_words(reason_words("en", "princes"), "highest_mark", arguments)
    assert "Muse" in reason_in_words(reason_words("de", "princes"), "highest_mark", arguments)


def test_a_component_nobody_has_a_name_for_is_told_by_its_id() -> None:
    assert "the pope" in reason_in_words(reason_words("en", "princes"), "highest_mark", {"character": "pope"})


def test_an_illegal_move_says_why_in_another_process_too() -> None:
    problem = IllegalMove("highest_mark", {"character": "muse"}, "princes")
    copy = pickle.loads(pickle.dumps(problem))
    assert (copy.reason, copy.arguments, str(copy)) == (problem.reason, problem.arguments, str(problem))


def test_what_strangers_send_is_not_remembered() -> None:
    assert "dance" in str(IllegalMove("malformed", {"problem": "dance"}))
    assert reason_words("en")._cached.cache_info().currsize == 0
