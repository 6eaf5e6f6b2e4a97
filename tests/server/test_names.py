"""Names that everybody can read and nobody can forge."""

import asyncio
import sqlite3
from typing import Any

import pytest
from litestar.testing import TestClient

from signoria.locale import LANGUAGES
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.names import LONGEST_NAME, _is_visible, clean_login, clean_name, distinct_name
from signoria.server.refusals import Refuse, refusal_words
from signoria.server.settings import Settings, database_url
from tests.server.people import HUMAN, OPEN, Visitor
from tests.server.postgresql import new_database, run_sql

UNREADABLE = {
    "empty": "",
    "spaces": "   ",
    "zero": "An\0na",
    "control": "Anna\x07",
    "line feed": "An\nna",
    "tab": "An\tna",
    "line separator": "An\u2028na",
    "zero width space": "An\u200bna",
    "zero width joiner": "An\u200dna",
    "word joiner": "Anna\u2060",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "right-to-left override": "Anna\u202etxet",
    "left-to-right mark": "\u200eAnna",
    "isolate": "\u2067Anna\u2069",
    "arabic letter mark": "Anna\u061c",
    "combining grapheme joiner": "An\u034fna",
    "hangul filler": "\u3164",
    "halfwidth hangul filler": "\uffa0",
    "braille blank": "\u2800",
    "variation selector": "Anna\ufe01",
    "supplementary variation selector": "Anna\U000e0100",
    "mongolian separator": "An\u180ena",
    "tag": "Anna\U000e0041",
    "private use": "Anna\ue000",
    "not a character": "Anna\uffff",
    "accent alone": "\u0301",
    "too long": "x" * 41,
    "too long once written out": "\ufdfa" * 3,
}


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_a_name_that_not_everybody_can_read_is_refused(client: TestClient, name: str) -> None:
    nobody = Visitor(client)
    answer = nobody.post("/api/session", {"name": name}).json()
    assert (answer["code"], answer["reason"]) == ("bad_request", "bad_name")
    assert "direction" in answer["message"]
    assert nobody.get("/api/session").json() == {"person": None}


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Bianchi ", "Anna Bianchi"),
        ("Änna Öz 🐎", "Änna Öz 🐎"),
        ("A\u0308nna", "Änna"),
        ("Ａｎｎａ", "Anna"),
        ("ﬁrenze", "firenze"),
        ("Anna\u00a0B.", "Anna B."),
        ("Anna\u3000B", "Anna B"),
        ("❤\ufe0f", "❤"),
        ("רחל", "רחל"),
        ("O’Neil-Smith (2)", "O’Neil-Smith (2)"),
        ("李小龍", "李小龍"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_brought_into_one_form(client: TestClient, said: str, name: str) -> None:
    nobody = Visitor(client)
    assert nobody.post("/api/session", {"name": said}).json()["person"]["name"] == name
    assert nobody.post("/api/session", {"name": "Bea"}).json()["person"]["name"] == "Bea"
    assert nobody.post("/api/session", {"name": said}).json()["person"]["name"] == name


def test_whatever_unicode_holds_a_clean_name_stays_as_it_is() -> None:
    visible = [chr(code) for code in range(0x110000) if _is_visible(chr(code))]
    assert len(visible) > 100_000
    for character in visible:
        try:
            name = clean_name(f"x{character}")
        except Refuse:  # NFKC makes something invisible of it, or something too long
            continue
        assert name.isprintable()
        assert clean_name(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_what_is_allowed_in_every_language(language: str) -> None:
    with pytest.raises(Refuse) as refused:
        clean_name("\u202e")
    text = refusal_words(language)("refusal-bad_name", **refused.value.arguments)
    assert str(LONGEST_NAME) in text
    with pytest.raises(Refuse) as refused:
        clean_login("än")
    assert "_ @ -" in refusal_words(language)("refusal-bad_login", **refused.value.arguments)


def test_names_of_seats_are_checked_too(anna: Visitor, bea: Visitor) -> None:
    seats = [{"kind": "human", "name": "An\u200bna"}, OPEN]
    assert anna.post("/api/tables", {"game": "princes", "seats": seats}).json()["reason"] == "bad_name"
    seats = [HUMAN, {"kind": "bot", "level": "novice", "name": "\u202e"}]
    assert anna.post("/api/tables", {"game": "princes", "seats": seats}).json()["reason"] == "bad_name"
    table = anna.table(HUMAN, OPEN)
    assert bea.post(f"/api/tables/{table}/join", {"name": "\u2067Bea"}).json()["reason"] == "bad_name"
    assert bea.post(f"/api/tables/{table}/join", {"name": "Ｂｅａ"}).json()["seats"][1]["name"] == "Bea"


def test_nobody_takes_the_name_of_somebody_at_the_same_table(anna: Visitor, client: TestClient) -> None:
    table = anna.table({"kind": "human", "name": "Straße"}, HUMAN, HUMAN, OPEN, OPEN)
    for name in ("ANNA", "STRASSE"):
        assert Visitor(client, name).post(f"/api/tables/{table}/join").status_code == 200
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table}").json()["seats"]]
    assert names == ["Straße", "Anna", "Anna (2)", "ANNA (3)", "STRASSE (2)"]


def test_a_long_name_is_shortened_for_its_number() -> None:
    long = "x" * LONGEST_NAME
    assert distinct_name(long, [long]) == "x" * 36 + " (2)"
    assert distinct_name("Anna", []) == "Anna"


# Logins


@pytest.mark.parametrize("login", ["an", "x" * 41, "anna bianchi", "anna\u200b", "änna", "аnna", "", "a/b"])
def test_a_login_holds_only_what_nobody_confuses(anna: Visitor, login: str) -> None:
    for path in ("/api/account", "/api/account/login"):
        answer = anna.post(path, {"login": login, "password": "correct horse"}).json()
        assert (answer["code"], answer["reason"]) == ("bad_request", "bad_login"), answer


def make_account(visitor: Visitor, login: str, password: str = "correct horse") -> Any:
    return visitor.post("/api/account", {"login": login, "password": password}).json()


def test_logins_are_unique_regardless_of_case(anna: Visitor, bea: Visitor, client: TestClient) -> None:
    assert make_account(anna, "Anna.B")["person"]["login"] == "Anna.B"
    for login in ("anna.b", "ANNA.B", "Anna.B", "Ａnna.b"):
        assert make_account(bea, login)["reason"] == "login_taken"
    for login in ("anna.b", "ANNA.B", "Anna.B", " Ａnna.b "):
        answer = Visitor(client).post("/api/account/login", {"login": login, "password": "correct horse"}).json()
        assert answer["person"] == {"name": "Anna", "login": "Anna.B"}


OLD = """
    UPDATE people SET login = 'anna', login_key = 'anna', created = 1 WHERE name = 'Anna';
    UPDATE people SET login = 'Anna', login_key = NULL, created = 2 WHERE name = 'Bea';
    UPDATE people SET name = 'Cora' || {invisible} WHERE name = 'Cora';
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_old_names_and_logins_keep_working(kind: str, settings: Settings, request: pytest.FixtureRequest) -> None:
    """Two old logins that differ in capitals only, and an old name with an invisible character."""
    if kind == "postgresql":
        address = new_database(request.getfixturevalue("cluster"))
        url = database_url(address)
        settings = Settings(database=url, secret=asyncio.run(prepare(url)))
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna, bea, cora = Visitor(client, "Anna"), Visitor(client, "Bea"), Visitor(client, "Cora")
        make_account(anna, "first", "anna's password")
        make_account(bea, "second", "bea's password")
        if kind == "postgresql":
            run_sql(address, OLD.format(invisible="chr(8203)"))
        else:
            with sqlite3.connect(settings.database.removeprefix("sqlite+aiosqlite:///")) as database:
                database.executescript(OLD.format(invisible="char(8203)"))

        def logs_in(login: str, password: str) -> str | None:
            answer = Visitor(client).post("/api/account/login", {"login": login, "password": password}).json()
            return answer["person"]["name"] if "person" in answer else None

        assert logs_in("anna", "anna's password") == "Anna"
        assert logs_in("Anna", "bea's password") == "Bea"
        assert logs_in("ANNA", "anna's password") == "Anna", "the oldest account has the other spellings"
        assert logs_in("ANNA", "bea's password") is None
        assert make_account(cora, "aNNa")["reason"] == "login_taken"
        assert cora.get("/api/session").json()["person"]["name"] == "Cora\u200b"
        table = cora.table(HUMAN, OPEN)
        assert cora.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Cora\u200b"
