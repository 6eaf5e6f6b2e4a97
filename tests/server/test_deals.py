"""Served deals: nobody can predict them, everybody can verify them, and nothing about them leaves the server too early.

The attack: a player, a spectator and a stranger keep every byte that the server sends them, over every address and
socket, through moves, undo, refusals, resignation and replay. Neither the seed nor the salt may be in it.
"""

import json
import logging
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import signoria
from signoria.kernel.chance import derived_seed
from signoria.kernel.commitment import commitment_to
from signoria.server.app import create_app
from signoria.server.bot_queue import Asker
from signoria.server.bots import Choice
from signoria.server.settings import Settings
from signoria.server.storage import Deal
from tests.quick import further
from tests.server.people import HUMAN, Connection, Visitor, play_out
from tests.server.test_secrets import OPTIONS, live_table, paths_of, play_as_deciding

BOT = {"kind": "bot", "level": "random"}


def deal_of(client: TestClient, table: str) -> Deal:
    deal = live_table(client, table).row.deal
    assert deal is not None
    return deal


def reads(visitor: Visitor, table: str, length: int) -> list[str]:
    """Everything about a table that can be asked for, headers included."""
    found = [visitor.get("/api/tables"), visitor.get("/metrics"), visitor.get("/api/health")]
    for path in paths_of(visitor.client):
        address = path.replace("{table_id}", table)
        found += [visitor.get(address)]
        found += [visitor.get(f"{address}?seat={seat}&at={at}&since={at}") for seat in range(4) for at in (0, length)]
        found += [visitor.get(f"{address}?at={at}") for at in ("-1", "99999", "x")]
    return [f"{answer.status_code} {answer.headers} {answer.text}" for answer in found]


def tries(visitor: Visitor, table: str) -> list[str]:
    """Requests that are refused, with whatever the refusals say."""
    paths = [f"/api/tables/{table}/{what}" for what in ("start", "join", "leave", "rematch", "record", "chat")]
    bodies: list[Any] = [{}, {"seat": 9}, {"seed": 1}, [], {"text": "x" * 600}]
    return [visitor.post(path, body).text for path in paths for body in bodies]


def secrets_of(deal: Deal) -> list[str]:
    """The seed and the salt, and parts that would give most of them away, as digits and as a number."""
    whole = [deal.seed, deal.salt, str(int(deal.seed, 16)), str(int(deal.salt, 16))]
    return [part for text in whole for part in (text, text[:16], text[-16:], text[:16].upper())]


def hearing(connection: Connection) -> str:
    return json.dumps(connection.heard)


@pytest.mark.parametrize("game", [*further("princes"), "lorenzo"])
def test_nothing_that_anybody_receives_during_the_game_contains_seed_or_salt(
    client: TestClient, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)  # at DEBUG, database drivers write every value of every statement
    anna, bea, stranger = Visitor(client, "Anna"), Visitor(client, "Bea"), Visitor(client)
    table = anna.started(bea, game=game, **OPTIONS[game])
    deal, live = deal_of(client, table), live_table(client, table)
    received: list[str] = []
    chance = random.Random(8)
    with anna.at(table) as first, bea.at(table) as second, stranger.at(table) as watching:
        connections = [first, second, watching]
        for each in connections:
            each.next("update")
        for _ in range(25):
            decide(connections, chance)
        provoke(first)
        provoke(watching)
        length = live.playing().length
        received += [text for visitor in (anna, bea, stranger) for text in reads(visitor, table, length)]
        received += [text for visitor in (anna, bea, stranger) for text in tries(visitor, table)]
        received.append(anna.post(f"/api/tables/{table}/resign", {"level": "random"}).text)
        received += [hearing(each) for each in connections]
    with stranger.at(table, since=3) as again:
        again.next("update")
        received.append(hearing(again))
    received += [record.getMessage() for record in caplog.records] + [repr(live.row)]
    sent = "\n".join(received)
    assert deal.commitment in sent
    for secret in secrets_of(deal):
        assert secret not in sent


def decide(connections: list[Connection], chance: random.Random) -> None:
    """Whoever decides moves, and sometimes takes it back."""
    deciding = next(each for each in connections if each.update.get("moves"))
    number = deciding.number
    deciding.play(chance.choice(deciding.update["moves"]))
    wait_until(connections, number + 1)
    if deciding.update.get("undo") and chance.random() < 0.5:
        deciding.send(type="undo", number=deciding.number)
        wait_until(connections, number + 2)


def wait_until(connections: list[Connection], number: int) -> None:
    for each in connections:
        while each.number < number:
            each.next("update")


def provoke(connection: Connection) -> None:
    """Messages that make no sense: the refusals must not tell too much."""
    for message in (
        {"type": "move", "number": connection.number, "move": {"do": "reveal"}},
        {"type": "move", "number": connection.number, "move": {"seed": None}},
        {"type": "move", "number": 9999, "move": {}},
        {"type": "back", "at": 999_999},
        {"type": "look", "seat": 9},
        {"type": "record"},
    ):
        connection.send(**message)
        connection.next("refused")
    for at in range(3):
        connection.send(type="back", at=at)
        connection.next("past")


def test_everybody_is_shown_the_commitment_before_the_first_move(client: TestClient) -> None:
    anna, bea, stranger = Visitor(client, "Anna"), Visitor(client, "Bea"), Visitor(client)
    table = anna.table(HUMAN, {"kind": "open"}, public=True)
    bea.post(f"/api/tables/{table}/join")
    assert stranger.get(f"/api/tables/{table}").json()["commitment"] is None
    with stranger.at(table) as watching:
        assert watching.next("table")["table"]["commitment"] is None
        started = anna.post(f"/api/tables/{table}/start").json()
        while watching.heard[-1].get("table", {}).get("commitment") is None:
            watching.receive()
        shown = watching.heard[-1]["table"]["commitment"]
    deal = deal_of(client, table)
    assert shown == started["commitment"] == deal.commitment == commitment_to(deal.seed, deal.salt)
    for visitor in (anna, bea, stranger):
        assert visitor.get(f"/api/tables/{table}").json()["commitment"] == shown
        lobby = visitor.get("/api/tables").json()
        listed = [*visitor.own_tables(), *lobby["open"], *lobby["playing"]]
        assert {each["commitment"] for each in listed if each["id"] == table} == {shown}
    assert live_table(client, table).number == 0


@pytest.mark.parametrize("seats", [2, 1], ids=["online", "hot-seat"])
def test_the_record_of_the_finished_game_can_be_verified(client: TestClient, seats: int) -> None:
    anna, bea, stranger = Visitor(client, "Anna"), Visitor(client, "Bea"), Visitor(client)
    if seats == 2:
        table = anna.started(bea, game="lorenzo")
        with anna.at(table) as first, bea.at(table) as second:
            first.next("update"), second.next("update")
            shown = anna.get(f"/api/tables/{table}").json()["commitment"]
            play_out([first, second])
    else:
        table = anna.table(HUMAN, {**HUMAN, "name": "Zoe"}, game="lorenzo")
        shown = anna.post(f"/api/tables/{table}/start").json()["commitment"]
        with anna.at(table) as only:
            only.next("update")
            assert not any(secret in hearing(only) for secret in secrets_of(deal_of(client, table)))
            play_out([only])
    record = stranger.get(f"/api/tables/{table}/record").json()
    deal = deal_of(client, table)
    assert (record["seed"], record["salt"], record["commitment"]) == (deal.seed, deal.salt, shown)
    assert record["generator"] == "blake2b-1"
    assert signoria.verify(record, shown).over


def test_two_tables_never_share_a_deal(client: TestClient) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    deals = [deal_of(client, anna.started(bea)) for _ in range(20)]
    drawn = [text for deal in deals for text in (deal.seed, deal.salt)]
    assert len(set(drawn)) == 40
    assert {len(text) for text in drawn} == {64}


def test_a_rematch_is_dealt_again(client: TestClient) -> None:
    anna = Visitor(client, "Anna")
    table = anna.table(HUMAN, {**HUMAN, "name": "Zoe"}, game="lorenzo")
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as only:
        only.next("update")
        play_out([only])
    again = anna.post(f"/api/tables/{table}/rematch").json()
    assert again["commitment"] is None
    anna.post(f"/api/tables/{again['id']}/start")
    first, second = deal_of(client, table), deal_of(client, again["id"])
    assert {first.seed, first.salt}.isdisjoint({second.seed, second.salt})


def test_the_deal_stays_over_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
        table = anna.started(bea)
        deal = deal_of(client, table)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        assert Visitor(client).get(f"/api/tables/{table}").json()["commitment"] == deal.commitment
        assert deal_of(client, table) == deal


def test_a_deal_is_not_written_into_logs() -> None:
    deal = Deal("5e" * 32, "a1" * 32)
    assert repr(deal) == f"<deal with the commitment {deal.commitment}>"
    assert "5e5e" not in f"{deal} {deal!r} {[deal]}"
    assert "a1a1" not in f"{deal} {deal!r} {[deal]}"


def test_an_error_of_the_database_does_not_tell_the_deal(
    client: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    table = anna.table(HUMAN, {"kind": "open"})
    bea.post(f"/api/tables/{table}/join")
    refuse = "CREATE TRIGGER refuse BEFORE UPDATE OF seed ON tables BEGIN SELECT RAISE(ABORT, 'no seeds today'); END"
    with sqlite3.connect(tmp_path / "signoria.sqlite") as connection:
        connection.execute(refuse)
    answer = anna.post(f"/api/tables/{table}/start")
    assert answer.status_code >= 500
    told = answer.text + caplog.text
    assert "no seeds today" in told
    assert re.search("[0-9a-f]{40}", told) is None


class Listening:
    """A bot that plays the first move, and remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[dict[str, Any], str, int]] = []

    async def choose(self, position: dict[str, Any], level: str, seed: int, asker: Asker) -> Choice:
        self.told.append((position, level, seed))
        game = signoria.from_position(position)
        return Choice(game.moves()[0], level)

    async def stop(self) -> None: ...


def test_what_a_bot_is_told_does_not_give_the_deal_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    listening = Listening()
    registry = client.app.state.registry
    monkeypatch.setattr(
        registry,
        "_services",
        msgspec.structs.replace(registry._services, bots=listening),
    )
    anna = Visitor(client, "Anna")
    table = anna.table(HUMAN, BOT, BOT)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        connection.play(connection.update["moves"][0])
        while not connection.update.get("moves"):
            connection.next("update")
    deal = deal_of(client, table)
    assert len(listening.told) >= 2
    seeds = [seed for _, _, seed in listening.told]
    assert len(set(seeds)) == len(seeds)
    told = json.dumps(listening.told)
    assert not any(secret in told for secret in secrets_of(deal))
    numbers = range(live_table(client, table).number + 1)
    assert set(seeds) <= {derived_seed(deal.seed, b"bot", number) for number in numbers}


def test_seed_and_salt_are_kept_as_text(client: TestClient, tmp_path: Path) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    table = anna.started(bea)
    with sqlite3.connect(tmp_path / "signoria.sqlite") as connection:
        row = connection.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
    deal = deal_of(client, table)
    assert row == (deal.seed, deal.salt)


def test_the_reshuffle_of_a_served_game_has_128_bits(client: TestClient) -> None:
    anna, bea = Visitor(client, "Anna"), Visitor(client, "Bea")
    sizes = []
    for _ in range(8):
        live = live_table(client, anna.started(bea))
        sizes.append(live.playing().state.position()["reshuffle"].bit_length())
        play_as_deciding(client, live, live.playing().moves()[0])
    assert 100 < max(sizes) <= 128
