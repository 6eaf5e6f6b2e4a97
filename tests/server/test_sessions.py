"""Sessions end when they should, and passwords cannot be tried at will, yet nobody is locked out by others."""

import asyncio
import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from signoria.kernel.errors import BadInput
from signoria.server import people, sessions
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.security import RateWindow
from signoria.server.sessions import MOST_SESSIONS, device_of
from signoria.server.settings import Settings, database_url, proxies
from tests.quick import further
from tests.server.people import HUMAN, OPEN, Connection, Visitor
from tests.server.postgresql import new_database
from tests.server.processes import Server

CREDENTIALS = {"login": "anna", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


def sign_in(client: TestClient, password: str = "correct horse", **headers: str) -> Visitor:
    visitor = Visitor(client)
    answer = visitor.request(
        "POST", "/api/account/login", json={"login": "anna", "password": password}, headers=headers
    )
    assert answer.status_code == 200, answer.text
    return visitor


@pytest.fixture
def account(anna: Visitor) -> Visitor:
    """Anna, with an account."""
    assert anna.post("/api/account", CREDENTIALS).status_code == 200
    return anna


def who(visitor: Visitor) -> Any:
    return visitor.get("/api/session").json()["person"]


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/account/sessions").json()
    return found


def closing_code(connection: Connection) -> int:
    """The code with which the server closes a connection."""
    while True:
        try:
            connection.receive()
        except WebSocketDisconnect as closed:
            return closed.code


# Ending sessions


def test_a_stolen_cookie_is_worth_nothing_after_signing_out(account: Visitor, client: TestClient) -> None:
    thief = Visitor(client)
    thief.cookies["signoria"] = account.cookies["signoria"]
    assert who(thief) == {"name": "Anna", "login": "anna"}
    assert account.request("DELETE", "/api/session").json() == {"person": None}
    assert who(thief) is None
    assert thief.post("/api/tables", {"game": "princes", "seats": [HUMAN, OPEN]}).json()["code"] == "nobody"


def test_signing_out_twice_or_as_nobody_is_no_error(account: Visitor, client: TestClient) -> None:
    cookie = account.cookies["signoria"]
    for _ in range(2):
        account.cookies["signoria"] = cookie
        assert account.request("DELETE", "/api/session").status_code == 200
    assert Visitor(client).request("DELETE", "/api/session").json() == {"person": None}


def test_a_guest_who_signs_out_is_gone_too(anna: Visitor, client: TestClient) -> None:
    thief = Visitor(client)
    thief.cookies["signoria"] = anna.cookies["signoria"]
    anna.request("DELETE", "/api/session")
    assert who(thief) is None


def test_signing_out_closes_the_open_tables_of_that_session_only(
    account: Visitor, bea: Visitor, client: TestClient
) -> None:
    phone = sign_in(client)
    table = account.started(bea)
    with account.at(table) as here, phone.at(table) as there:
        here.next("update"), there.next("update")
        phone.request("DELETE", "/api/session")
        assert closing_code(there) == 4401
        assert here.play(here.update["moves"][0])["number"] == 1


def test_another_password_ends_all_other_sessions(account: Visitor, bea: Visitor, client: TestClient) -> None:
    phone, laptop = sign_in(client), sign_in(client)
    table = account.started(bea)
    with phone.at(table) as connection:
        connection.next("update")
        change = {"password": "correct horse", "new_password": "battery staple"}
        answer = account.post("/api/account/password", change)
        assert [session["current"] for session in answer.json()] == [True]
        assert closing_code(connection) == 4401
    assert (who(account), who(phone), who(laptop)) == ({"name": "Anna", "login": "anna"}, None, None)
    assert Visitor(client).post("/api/account/login", CREDENTIALS).json()["code"] == "wrong_password"
    assert who(sign_in(client, "battery staple")) is not None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"password": "wrong horse", "new_password": "battery staple"}, "wrong_password"),
        ({"password": "correct horse", "new_password": "short"}, "bad_request"),
        ({"password": "correct horse", "new_password": "x" * 201}, "bad_request"),
        ({"new_password": "battery staple"}, "bad_request"),
    ],
)
def test_a_password_is_not_changed_by_who_does_not_know_it(
    account: Visitor, client: TestClient, change: dict[str, str], code: str
) -> None:
    phone = sign_in(client)
    assert account.post("/api/account/password", change).json()["code"] == code
    assert who(phone) is not None
    assert who(sign_in(client)) is not None


def test_guests_have_no_password_to_change(anna: Visitor, client: TestClient) -> None:
    change = {"password": "correct horse", "new_password": "battery staple"}
    assert anna.post("/api/account/password", change).json()["reason"] == "no_account"
    assert Visitor(client).post("/api/account/password", change).json()["code"] == "nobody"


def test_a_planted_cookie_does_not_lead_into_the_account(anna: Visitor, client: TestClient) -> None:
    """Somebody else may know a guest's cookie: an account begins with a new one."""
    attacker = Visitor(client)
    attacker.cookies["signoria"] = anna.cookies["signoria"]
    anna.post("/api/account", CREDENTIALS)
    assert who(attacker) is None
    guest = Visitor(client, "Guest")
    attacker.cookies["signoria"] = guest.cookies["signoria"]
    guest.post("/api/account/login", CREDENTIALS)
    assert (who(guest), who(attacker)) == ({"name": "Anna", "login": "anna"}, None)


# The list


def test_the_list_tells_where_one_is_signed_in(account: Visitor, client: TestClient) -> None:
    before = time.time() * 1000
    phone = sign_in(client, **{"user-agent": IPHONE})
    found = listed(phone)
    assert [(each["current"], each["browser"], each["system"]) for each in found] == [
        (True, "Safari", "iPhone"), (False, None, None)
    ]  # fmt: skip
    assert before - 1000 <= found[0]["begun"] <= found[0]["used"] <= time.time() * 1000
    assert [each["current"] for each in listed(account)] == [False, True]


def test_one_session_can_be_ended_from_another(account: Visitor, client: TestClient) -> None:
    phone, laptop = sign_in(client), sign_in(client)
    [session_id] = [each["id"] for each in listed(phone) if each["current"]]
    left = account.request("DELETE", f"/api/account/sessions/{session_id}").json()
    assert session_id not in {each["id"] for each in left}
    assert len(left) == 2
    assert (who(phone), who(laptop) is not None) == (None, True)


def test_all_others_can_be_ended_at_once(account: Visitor, client: TestClient) -> None:
    phone, laptop = sign_in(client), sign_in(client)
    assert [each["current"] for each in account.request("DELETE", "/api/account/sessions").json()] == [True]
    assert (who(phone), who(laptop)) == (None, None)


def test_nobody_sees_or_ends_the_sessions_of_others(account: Visitor, bea: Visitor, client: TestClient) -> None:
    [session] = listed(account)
    for stranger in (bea, Visitor(client)):
        stranger.request("DELETE", f"/api/account/sessions/{session['id']}")
        stranger.request("DELETE", "/api/account/sessions")
    assert who(account) is not None
    assert session["id"] not in {each["id"] for each in listed(bea)}
    assert Visitor(client).get("/api/account/sessions").json()["code"] == "nobody"


def test_the_list_does_not_help_to_become_somebody(account: Visitor, client: TestClient, settings: Settings) -> None:
    thief = Visitor(client)
    [session] = listed(account)
    token, signature = account.cookies["signoria"].split(".")
    for forged in (session["id"], f"{session['id']}.{signature}", f"{token}.", token, f"{token}.{'0' * 32}", "ü.ü", ""):
        thief.cookies["signoria"] = forged.encode("ascii", "ignore").decode()
        assert who(thief) is None
    path = Path(settings.database.removeprefix("sqlite+aiosqlite:///"))
    content = b"".join(each.read_bytes() for each in path.parent.glob(path.name + "*"))
    assert session["id"].encode() in content
    assert token.encode() not in content


def test_the_number_of_sessions_is_bounded(account: Visitor, client: TestClient) -> None:
    async def begin_many() -> None:
        [found] = await registry.storage.rows(sessions.select(sessions.PEOPLE.c.id))
        for _ in range(MOST_SESSIONS + 5):
            await registry.people.sessions.begin(found.id, "")

    registry = client.app.state.registry
    with client.portal() as portal:
        portal.call(begin_many)
    assert len(listed(sign_in(client))) == MOST_SESSIONS


def test_a_session_goes_on_for_a_year_after_its_last_use(
    account: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = sessions.now()
    day = 24 * 3600 * 1000

    def at(days: float) -> Any:
        monkeypatch.setattr(sessions, "now", lambda: int(present + days * day))
        answer = account.get("/api/session")
        renewed = any(each.startswith("signoria=") for each in answer.headers.get_list("set-cookie"))
        return answer.json()["person"] is not None, renewed

    assert at(0.001) == (True, False)
    assert at(300) == (True, True)
    assert at(600) == (True, True)
    assert listed(account)[0]["used"] == int(present + 600 * day)
    assert at(600 + 366) == (False, False)
    with client.portal() as portal:
        portal.call(client.app.state.registry.people.sessions.forget_old)
        rows = portal.call(client.app.state.registry.storage.rows, sessions.select(sessions.SESSIONS))
    assert rows == []


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (IPHONE, ("Safari", "iPhone")),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", ("Chrome", "Android")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", ("Safari", "macOS")),
        ("Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/120.0", ("Opera", "ChromeOS")),
        ("curl/8.5.0", (None, None)),
        ("<script>alert(1)</script>" * 1000, (None, None)),
        ("", (None, None)),
    ],
)
def test_the_device_is_told_roughly(user_agent: str, device: tuple[str | None, str | None]) -> None:
    assert device_of(user_agent) == device


def test_a_session_ended_in_one_process_is_ended_in_the_other(cluster: str) -> None:
    url = database_url(new_database(cluster))
    settings = Settings(database=url, secret=asyncio.run(prepare(url)))
    with TestClient(create_app(settings)) as here, TestClient(create_app(settings)) as there:
        anna, bea = Visitor(here, "Anna"), Visitor(here, "Bea")
        table = anna.started(bea)
        elsewhere = Visitor(there)
        elsewhere.cookies["signoria"] = anna.cookies["signoria"]
        with elsewhere.at(table) as connection:
            connection.next("update")
            anna.request("DELETE", "/api/session")
            assert who(elsewhere) is None
            with there.portal() as portal:
                portal.call(there.app.state.registry._poll_sessions)
            assert closing_code(connection) == 4401


# Trying passwords


@contextlib.contextmanager
def strict_server(settings: Settings, **limits: int) -> Iterator[TestClient]:
    strict = msgspec.structs.replace(settings, **limits)
    with TestClient(create_app(strict), base_url="http://testserver.local") as client:
        yield client


def from_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Passwords are tried from here now."""
    monkeypatch.setattr(people, "address_of", lambda _: address)


def attempt(visitor: Visitor, password: str = "guess-123", login: str = "anna") -> str:
    answer = visitor.post("/api/account/login", {"login": login, "password": password})
    return "in" if answer.status_code == 200 else str(answer.json()["reason"])


def test_one_account_cannot_be_tried_at_will_from_one_address(settings: Settings) -> None:
    with strict_server(settings, wrong_passwords=3) as client:
        Visitor(client, "Anna").post("/api/account", CREDENTIALS)
        attacker = Visitor(client)
        assert [attempt(attacker) for _ in range(5)] == ["wrong_password"] * 3 + ["too_many_passwords"] * 2
        assert attempt(attacker, "correct horse") == "too_many_passwords", "also not with the right one"
        assert attempt(attacker, login="ANNA") == "too_many_passwords", "nor by another spelling"
        assert attempt(attacker, login="bea") == "wrong_password"
        answer = attacker.post("/api/account/login", CREDENTIALS)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) == answer.json()["arguments"]["seconds"] > 0


def test_accounts_that_do_not_exist_are_limited_alike(settings: Settings) -> None:
    with strict_server(settings, wrong_passwords=3) as client:
        attacker = Visitor(client)
        tried = [attempt(attacker, login="nobody") for _ in range(5)]
        assert tried == ["wrong_password"] * 3 + ["too_many_passwords"] * 2


def test_one_account_cannot_be_tried_at_will_from_many_addresses(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict_server(settings, wrong_passwords=3, wrong_passwords_an_account=5) as client:
        Visitor(client, "Anna").post("/api/account", CREDENTIALS)
        attacker = Visitor(client)
        tried = []
        for at in range(8):
            from_address(monkeypatch, f"192.0.2.{at}")
            tried.append(attempt(attacker))
        assert tried == ["wrong_password"] * 5 + ["too_many_passwords"] * 3


def test_one_attacker_does_not_lock_the_owner_out(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict_server(settings, wrong_passwords=3) as client:
        Visitor(client, "Anna").post("/api/account", CREDENTIALS)
        from_address(monkeypatch, "192.0.2.66")
        attacker = Visitor(client)
        while attempt(attacker) != "too_many_passwords":
            pass
        from_address(monkeypatch, "192.0.2.1")
        assert attempt(Visitor(client), "correct horse") == "in", "on a new device"


def test_not_even_many_attackers_lock_the_owner_out_of_a_known_browser(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict_server(settings, wrong_passwords=3, wrong_passwords_an_account=5) as client:
        owner = Visitor(client, "Anna")
        owner.post("/api/account", CREDENTIALS)
        owner.request("DELETE", "/api/session")
        attacker = Visitor(client)
        for at in range(8):
            from_address(monkeypatch, f"192.0.2.{at}")
            attempt(attacker)
        assert attempt(Visitor(client), "correct horse") == "too_many_passwords"
        assert attempt(owner, "correct horse") == "in"
        owner.request("DELETE", "/api/session")
        tried = [attempt(owner) for _ in range(5)]
        assert tried == ["wrong_password"] * 3 + ["too_many_passwords"] * 2, "a known browser is limited as well"


def test_a_browser_known_for_one_account_is_a_stranger_to_another(settings: Settings) -> None:
    with strict_server(settings, wrong_passwords=100, wrong_passwords_an_account=3) as client:
        Visitor(client, "Anna").post("/api/account", CREDENTIALS)
        attacker = Visitor(client, "Bea")
        attacker.post("/api/account", {"login": "bea", "password": "correct horse"})
        assert [attempt(attacker) for _ in range(4)] == ["wrong_password"] * 3 + ["too_many_passwords"]
        for forged in ("anna.0.0", "..", "", "x" * 3000):
            attacker.cookies["signoria_device"] = forged
            assert attempt(attacker) == "too_many_passwords"


def test_right_passwords_do_not_count(settings: Settings) -> None:
    with strict_server(settings, wrong_passwords=3) as client:
        Visitor(client, "Anna").post("/api/account", CREDENTIALS)
        assert {attempt(Visitor(client), "correct horse") for _ in range(10)} == {"in"}


def test_changing_the_password_is_no_way_around_the_limit(settings: Settings) -> None:
    with strict_server(settings, wrong_passwords=3) as client:
        anna = Visitor(client, "Anna")
        anna.post("/api/account", CREDENTIALS)
        change = {"password": "guess-123", "new_password": "battery staple"}
        tried = [anna.post("/api/account/password", change).json()["reason"] for _ in range(5)]
        assert tried == ["wrong_password"] * 3 + ["too_many_passwords"] * 2


# The clock, and proxies


def test_limits_do_not_care_what_time_it_is(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    with strict_server(settings, requests_a_minute=3) as client:
        assert [client.get("/api/session").status_code for _ in range(4)] == [200] * 3 + [429]
        in_a_year = time.time() + 365 * 24 * 3600
        monkeypatch.setattr(time, "time", lambda: in_a_year)
        assert client.get("/api/session").status_code == 429
        passed = time.monotonic() + 61
        monkeypatch.setattr(time, "monotonic", lambda: passed)
        assert client.get("/api/session").status_code == 200


@pytest.mark.parametrize("most", [1, 3, 7, 600])
def test_what_was_used_up_comes_back_bit_by_bit(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    present = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: present)
    window = RateWindow(most, 60.0)
    assert [window.allows("anna") for _ in range(most + 1)] == [True] * most + [False]
    assert window.allows("bea")
    assert 1 <= window.seconds_left("anna") <= 60 / most + 1
    present += 60.0 / most
    assert window.allows("anna")
    assert not window.allows("anna")
    present += 60.0
    assert [window.allows("anna") for _ in range(most + 1)] == [True] * most + [False]
    present += 120.0
    window.prune()
    assert not window._all_back
    assert not RateWindow(0, 60.0).allows("anna")


def test_a_refusal_says_when_to_come_back(settings: Settings) -> None:
    with strict_server(settings, requests_a_minute=1) as client:
        client.get("/api/session")
        refused = client.get("/api/session")
        assert refused.json()["reason"] == "too_many_requests"
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert refused.headers["retry-after"] in re.findall(r"\d+", refused.json()["message"])


def statuses(server: Server, addresses: list[str]) -> list[int]:
    return [
        httpx.get(f"{server.address}/api/session", headers={"x-forwarded-for": address}).status_code
        for address in addresses
    ]


@pytest.mark.parametrize(
    ("named", "limited"),
    [
        ("", True),
        *further(("192.0.2.0/24", True)),
        *further(("127.0.0.1", False)),
        ("10.0.0.0/8, 127.0.0.0/8", False),
    ],
)
def test_a_forwarded_address_counts_only_from_a_named_proxy(tmp_path: Path, named: str, limited: bool) -> None:
    server = Server(tmp_path / "signoria.sqlite", SIGNORIA_PROXIES=named, SIGNORIA_REQUESTS_A_MINUTE="3")
    try:
        found = statuses(server, [f"198.51.100.{at}" for at in range(5)])
        assert found == ([200] * 3 + [429] * 2 if limited else [200] * 5)
        if not limited:  # what a client says of itself stands to the left of what the proxy says
            assert statuses(server, [f"10.9.8.{at}, 198.51.100.77" for at in range(4)]) == [200] * 3 + [429]
    finally:
        server.stop()


@pytest.mark.parametrize("given", ["*", "proxy.example", "10.0.0.0/33", "10.0.0.1/8", "127.0.0.1;::1"])
def test_proxies_that_cannot_be_named_so_are_refused_at_the_start(given: str) -> None:
    with pytest.raises(BadInput, match="SIGNORIA_PROXIES"):
        proxies(given)


def test_proxies_are_addresses_or_networks() -> None:
    assert proxies("") == []
    assert proxies(" 127.0.0.1, ::1 ,10.0.0.0/8,") == ["127.0.0.1", "::1", "10.0.0.0/8"]
