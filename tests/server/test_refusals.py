"""Every refusal has a stable reason, arguments, and words for them in every language."""

import ast
from pathlib import Path

import pytest

import signoria.server
from signoria.locale import LANGUAGES
from signoria.server.chat import chat_words
from signoria.server.refusals import REASONS, STATUS, DatabaseFailed, Refuse, refusal_words
from tests.server.people import HUMAN, OPEN, Visitor


def calls(name: str) -> list[tuple[str, set[str]]]:
    """Every call of a function or method of this name in the server's source: its first argument, and the names of the
    others."""
    found = []
    for path in sorted(Path(signoria.server.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path.name}, line {node.lineno}: say it outright"
                found.append((str(first.value), {str(keyword.arg) for keyword in node.keywords}))
    return found


def raised() -> list[tuple[str, set[str]]]:
    """Every refusal: its reason, and the names of its arguments."""
    return calls("Refuse")


def test_every_reason_is_given_somewhere_and_has_a_code() -> None:
    assert {reason for reason, _ in raised()} | {DatabaseFailed("").reason} == set(REASONS)
    assert {*REASONS.values(), "illegal_move"} == set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    words = refusal_words(language)
    assert set(words) == {f"refusal-{reason}" for reason in REASONS}
    for reason, arguments in raised():
        text = words(f"refusal-{reason}", **{name: f"<{name}>" for name in arguments})
        assert text.endswith((".", ".)")), text
        assert not text.endswith("..")


def announced() -> list[tuple[str, set[str]]]:
    """Every line that the server says in a chat: its code, and the names of its arguments."""
    return calls("announce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_server_has_words_in_every_language(language: str) -> None:
    words = chat_words(language)
    assert set(words) == {f"happened-{code}" for code, _ in announced()}
    for code, arguments in announced():
        assert words(f"happened-{code}", **{name: f"<{name}>" for name in arguments}).endswith(".")


def test_a_refusal_tells_reason_arguments_and_an_english_sentence(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    assert bea.post(f"/api/tables/{table}/join", {"seat": 0}).json() == {
        "code": "taken",
        "reason": "seat_taken",
        "arguments": {"seat": 0},
        "message": "This seat is taken.",
    }
    assert anna.post(f"/api/tables/{table}/start").json()["reason"] == "seats_open"
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        refused = connection.play({"do": "dance"})
        assert (refused["code"], refused["reason"]) == ("illegal_move", "not_asked")
        assert refused["arguments"] == {"seat": 0, "kind": "return", "allowed": "return"}
        assert refused["message"].startswith("Seat 0 has to decide “return”")


def test_what_strangers_send_is_not_remembered() -> None:
    Refuse("bad_message", detail="x")
    assert refusal_words("en")._cached.cache_info().currsize == 0
