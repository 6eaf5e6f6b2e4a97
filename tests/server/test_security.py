"""Who may do what, and from where."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from signoria.server.app import create_app
from signoria.server.refusals import Refuse
from signoria.server.security import ConnectionLimit, address_of
from signoria.server.settings import Settings, database_url
from tests.server.people import HUMAN, OPEN, Visitor


def test_the_cookie_is_signed_http_only_and_same_site(client: TestClient) -> None:
    nobody = Visitor(client)
    answer = nobody.post("/api/session", {"name": "Anna"})
    cookie = next(value for value in answer.headers.get_list("set-cookie") if value.startswith("signoria="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token, signature = nobody.cookies["signoria"].split(".")
    for forged in (f"{token}.{'0' * 32}", f"{token}.", token, "", "ü.ü", f"x{token}.{signature}", f".{signature}"):
        nobody.cookies["signoria"] = forged.encode("ascii", "ignore").decode()
        assert nobody.get("/api/session").json() == {"person": None}


def test_a_cookie_of_another_server_is_worth_nothing(anna: Visitor, settings: Settings) -> None:
    other = msgspec.structs.replace(settings, secret="another")
    with TestClient(create_app(other), base_url="http://testserver.local") as client:
        visitor = Visitor(client)
        visitor.cookies["signoria"] = anna.cookies["signoria"]
        assert visitor.get("/api/session").json() == {"person": None}


def test_behind_tls_cookies_are_secure(settings: Settings) -> None:
    secured = Settings(database=settings.database, secret=settings.secret, origin="https://florence.example")
    with TestClient(create_app(secured), base_url="https://florence.example") as client:
        cookies = client.get("/api/session").headers.get_list("set-cookie")
        assert all("Secure" in cookie for cookie in cookies)


@pytest.mark.parametrize("token", [None, "", "wrong"])
def test_every_change_needs_the_csrf_header(anna: Visitor, token: str | None) -> None:
    headers = {"x-csrf-token": token or "", "content-type": "application/json"}
    document = anna.client.get("/schema/openapi.json").json()
    for path, item in document["paths"].items():
        for method in item.keys() & {"post", "put", "patch", "delete"}:
            address = path.replace("{table_id}", "x")
            answer = anna.request(method.upper(), address, headers=headers, content="{}")
            assert answer.status_code == 403, (method, path)
            assert answer.json()["code"] == "csrf"


@pytest.mark.parametrize(
    ("origin", "opens"),
    [("http://testserver.local", True), ("http://elsewhere.example", False), ("null", False), (None, True)],
)
def test_a_socket_must_come_from_our_own_page(anna: Visitor, origin: str | None, opens: bool) -> None:
    table = anna.table(HUMAN, OPEN)
    headers = {**anna.cookie_header(), **({} if origin is None else {"origin": origin})}
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        if opens:
            assert json.loads(socket.receive_text())["type"] == "table"
        else:
            assert json.loads(socket.receive_text())["reason"] == "other_site"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 4403


def test_a_socket_to_no_table_is_closed(anna: Visitor) -> None:
    with anna.client.websocket_connect("/api/tables/nowhere/live") as socket:
        assert json.loads(socket.receive_text())["reason"] == "no_table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4404


def test_every_answer_carries_the_policy(anna: Visitor) -> None:
    for path in ("/", "/tables/x", "/api/session", "/api/nowhere"):
        policy = anna.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_refusals_are_json_with_code_and_message(anna: Visitor, client: TestClient) -> None:
    nobody = Visitor(client)
    answers = {
        "nobody": nobody.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN]}),
        "not_found": anna.get("/api/tables/nowhere"),
        "bad_request": anna.post("/api/session", {"name": ""}),
        "not_allowed": anna.request("PUT", "/api/session"),
        "too_large": anna.post("/api/session", {"name": "x" * 70_000}),
    }
    for code, answer in answers.items():
        assert answer.json()["code"] == code, answer.text
        assert answer.json()["message"]
    assert anna.get("/api/nowhere").json()["code"] == "not_found"
    assert anna.request("POST", "/api/session", content=b"\xff{").json()["code"] == "bad_request"


def test_too_many_requests_are_refused(settings: Settings) -> None:
    strict = Settings(database=settings.database, secret=settings.secret, requests_a_minute=5, logins_a_minute=2)
    with TestClient(create_app(strict)) as client:
        answers = [client.get("/api/session") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too_fast"


def lets_in(visitor: Visitor, table: str) -> bool:
    """Whether there is room; a moment after somebody has left there may not be any yet."""
    time.sleep(0.02)
    with visitor.at(table) as connection:
        return bool(connection.receive()["type"] == "table")


@pytest.mark.parametrize(("limit", "reason"), [("sockets_an_address", "too_many_sockets"), ("sockets", "server_full")])
def test_sockets_are_limited_by_address_and_in_all(settings: Settings, limit: str, reason: str) -> None:
    strict = msgspec.structs.replace(settings, **{limit: 2})
    with TestClient(create_app(strict), base_url="http://testserver.local") as client:
        anna = Visitor(client, "Anna")
        table = anna.table(HUMAN, OPEN)
        with anna.at(table) as first:
            first.next("chat")
            with anna.at(table) as second:
                second.next("chat")
                with anna.at(table) as third:
                    refused = third.receive()
                    assert (refused["type"], refused["code"], refused["reason"]) == ("refused", "too_many", reason)
                    assert refused["arguments"] == {"most": 2}
                    with pytest.raises(WebSocketDisconnect) as closed:
                        third.receive()
                    assert closed.value.code == 4429
            assert any(lets_in(anna, table) for _ in range(100)), "who has left makes room"


def test_a_network_of_ipv6_counts_as_one_address(settings: Settings) -> None:
    def connection(host: str) -> ASGIConnection:  # type: ignore[type-arg]
        return ASGIConnection({"type": "http", "client": (host, 1)})  # type: ignore[arg-type]

    assert address_of(connection("192.0.2.7")) == "192.0.2.7"
    assert address_of(connection("2001:db8::1")) == address_of(connection("2001:db8::ffff:2"))
    assert address_of(connection("2001:db8::1")) != address_of(connection("2001:db8:0:1::1"))
    limit = ConnectionLimit(msgspec.structs.replace(settings, sockets_an_address=1))
    with limit.counted("here"), limit.counted("there"), pytest.raises(Refuse):
        limit.counted("here").__enter__()


def test_nobody_may_talk_without_end(settings: Settings) -> None:
    strict = msgspec.structs.replace(settings, lines_a_minute=2)
    with TestClient(create_app(strict), base_url="http://testserver.local") as client:
        anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
        table = anna.table(HUMAN, OPEN)
        with anna.at(table) as connection:
            connection.next("chat")
            assert anna.post(f"/api/tables/{table}/chat", {"text": "one"}).status_code == 201
            connection.send(type="say", text="two")
            connection.send(type="say", text="three")
            assert connection.next("refused")["reason"] == "too_many_lines"
            assert anna.post(f"/api/tables/{table}/chat", {"text": "four"}).json()["code"] == "too_fast"
            assert bea.post(f"/api/tables/{table}/chat", {"text": "my turn"}).status_code == 201


def test_names_and_lines_hold_nothing_that_a_database_cannot_keep(anna: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    assert anna.post("/api/session", {"name": "An\0na"}).json()["code"] == "bad_request"
    assert anna.post(f"/api/tables/{table}/chat", {"text": "ci\0ao"}).json()["code"] == "bad_request"
    assert anna.post("/api/session", {"name": "Änna Öz 🐎"}).status_code == 200


def test_passwords_cannot_be_tried_at_will(settings: Settings) -> None:
    strict = Settings(database=settings.database, secret=settings.secret, requests_a_minute=100, logins_a_minute=2)
    with TestClient(create_app(strict)) as client:
        visitor = Visitor(client)
        tries = [
            visitor.post("/api/account/login", {"login": "anna", "password": "guess-123"}).json()["code"]
            for _ in range(3)
        ]
        assert tries == ["wrong_password", "wrong_password", "too_fast"]


def test_an_account_keeps_tables_across_devices(anna: Visitor, client: TestClient) -> None:
    first = anna.table(HUMAN, OPEN)
    credentials = {"login": "anna", "password": "correct horse"}
    assert anna.post("/api/account", credentials).json()["person"] == {"name": "Anna", "login": "anna"}
    assert anna.post("/api/account", credentials).json()["code"] == "not_now"
    elsewhere = Visitor(client, "Anna on the phone")
    second = elsewhere.table(HUMAN, OPEN)
    assert elsewhere.post("/api/account/login", {**credentials, "password": "wrong horse"}).status_code == 401
    assert elsewhere.post("/api/account/login", credentials).json()["person"]["name"] == "Anna"
    assert {table["id"] for table in elsewhere.own_tables()} == {first, second}
    assert elsewhere.request("DELETE", "/api/session").json() == {"person": None}
    bea = Visitor(client, "Bea")
    assert bea.post("/api/account", credentials).json()["code"] == "taken"


def test_passwords_are_stored_as_argon2(anna: Visitor, settings: Settings) -> None:
    anna.post("/api/account", {"login": "anna", "password": "correct horse"})
    stored = Path(settings.database.removeprefix("sqlite+aiosqlite:///"))
    content = b"".join(path.read_bytes() for path in stored.parent.glob(stored.name + "*"))
    assert b"$argon2id$" in content
    assert b"correct horse" not in content


def test_a_database_is_named_by_path_or_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url(str(tmp_path / "a" / "b.sqlite")).startswith("sqlite+aiosqlite:////")
    assert database_url("postgres://host/db") == "postgresql+asyncpg://host/db"
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/db")
    assert database_url(None) == "postgresql+asyncpg://host/db"
    with pytest.raises(ValueError, match="mysql"):
        database_url("mysql://host/db")


def test_the_page_is_served_with_a_fallback(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "app-1.js").write_text("let it = 1;" * 100)
    with_page = Settings(database=settings.database, secret=settings.secret, page=folder)
    with TestClient(create_app(with_page)) as client:
        for path in ("/", "/tables/abc", "/../../etc/passwd", "/%2e%2e/secret"):
            assert client.get(path).text == "<!doctype html>the page"
        script = client.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("application/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/assets/gone.js").status_code == 404
    without_page = Settings(database=settings.database, secret=settings.secret, page=tmp_path / "none")
    with TestClient(create_app(without_page)) as client:
        assert "has not been built" in client.get("/").text


@pytest.fixture
def with_page(settings: Settings, tmp_path: Path) -> Iterator[TestClient]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "app-1.css").write_text("p { color: red }")
    with TestClient(create_app(msgspec.structs.replace(settings, page=folder))) as client:
        yield client


def test_what_is_kept_forever_sets_no_cookie(with_page: TestClient) -> None:
    assert "set-cookie" not in with_page.get("/assets/app-1.css").headers
    assert "set-cookie" not in with_page.get("/assets/gone.css").headers
    assert "signoria_csrf" in with_page.get("/").headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/assets/app-1.css", "/assets/gone.css", "/api/games"])
def test_head_answers_as_get_does_but_without_content(with_page: TestClient, path: str) -> None:
    got, head = with_page.get(path), with_page.head(path)
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control", "content-security-policy"):
        assert head.headers.get(name) == got.headers.get(name)


def test_head_of_what_only_takes_post_is_refused(with_page: TestClient) -> None:
    assert with_page.head("/api/account/login").status_code == with_page.get("/api/account/login").status_code == 405


@pytest.mark.parametrize("path", ["/", "/assets/app-1.css"])
def test_the_charset_is_named_once(with_page: TestClient, path: str) -> None:
    assert with_page.get(path).headers["content-type"].count("charset=utf-8") == 1
