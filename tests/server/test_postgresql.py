"""Two server processes that share the tables of a real PostgreSQL; one is killed during play."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.testing import TestClient
from sqlalchemy import text

import signoria
from signoria.server.app import create_app
from signoria.server.change_feed import CHANNEL, ChangeFeed, backend
from signoria.server.commands import prepare, validate
from signoria.server.settings import Settings, database_url
from signoria.server.storage import OPEN_SEAT, MoveRow, SeatRow, Storage, TableRow, new_deal, open_engine
from tests.server.people import HUMAN, OPEN, Visitor
from tests.server.processes import Player, Server, seated


@pytest.fixture
def servers(cluster: str) -> Iterator[tuple[Server, Server]]:
    asyncio.run(prepare(database_url(cluster)))
    pair = Server(cluster, SIGNORIA_BOT_SECONDS="3"), Server(cluster, SIGNORIA_BOT_SECONDS="3")
    try:
        yield pair
    finally:
        for server in pair:
            server.stop()


@pytest.mark.slow
def test_a_game_across_two_processes_survives_the_death_of_one(servers: tuple[Server, Server], cluster: str) -> None:
    first, second = servers
    anna, bea = Player(first, "Anna"), Player(second, "Bea")
    table = seated(anna, bea)

    async def play_while_one_dies() -> None:
        games = asyncio.gather(anna.play(table, random.Random(1)), bea.play(table, random.Random(2)))
        async with asyncio.timeout(60):
            while anna.number < 20:
                await asyncio.sleep(0.02)
                assert not games.done()
            first.kill()
            anna.server = second
            await games

    asyncio.run(play_while_one_dies())
    assert anna.number == bea.number
    assert anna.update["result"] == bea.update["result"]
    assert len(anna.acknowledged) > 10
    assert validate(cluster)[1] == []


@pytest.mark.long
def test_a_bots_move_is_taken_up_by_the_other_process(servers: tuple[Server, Server]) -> None:
    first, second = servers
    anna = Player(first, "Anna")
    new_table = {"game": "princes", "seats": [{"kind": "human"}, {"kind": "bot", "level": "random"}]}
    table = anna.ask("POST", "/api/tables", new_table)["id"]
    anna.ask("POST", f"/api/tables/{table}/start")

    async def play_until(number: int) -> None:
        playing = asyncio.create_task(anna.play(table, random.Random(1)))
        while anna.number < number and "result" not in anna.update:
            await asyncio.sleep(0.05)
        playing.cancel()

    asyncio.run(asyncio.wait_for(play_until(5), 60))
    first.kill()
    anna.server = second
    asyncio.run(asyncio.wait_for(play_until(15), 60))
    assert anna.number >= 15 or "result" in anna.update


@pytest.mark.long
def test_news_of_seats_chat_and_presence_reach_the_other_process(servers: tuple[Server, Server]) -> None:
    first, second = servers
    anna, bea = Player(first, "Anna"), Player(second, "Bea")
    new_table = {"game": "princes", "seats": [{"kind": "human"}, {"kind": "open"}]}
    table = anna.ask("POST", "/api/tables", new_table)["id"]

    async def listen() -> dict[str, Any]:
        heard: dict[str, Any] = {}
        async with anna.at(table) as opened, asyncio.timeout(20):
            while anna.take(await opened.recv()) != "chat":
                pass
            await asyncio.to_thread(bea.ask, "POST", f"/api/tables/{table}/join")
            await asyncio.to_thread(bea.ask, "POST", f"/api/tables/{table}/chat", {"text": "ciao"})
            async with bea.at(table) as other:
                await other.recv()
                while not {"table", "chat", "presence"} <= set(heard):
                    message = json.loads(await opened.recv())
                    heard[message["type"]] = message
        return heard

    heard = asyncio.run(listen())
    assert [seat["name"] for seat in heard["table"]["table"]["seats"]] == ["Anna", "Bea"]
    assert [(line["name"], line["text"]) for line in heard["chat"]["lines"]] == [("Bea", "ciao")]


@pytest.fixture
def strangers(cluster: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers in this process that share the tables but tell each other nothing."""
    monkeypatch.setattr(ChangeFeed, "start", lambda *_: None)
    url = database_url(cluster)
    settings = Settings(database=url, secret=asyncio.run(prepare(url)), requests_a_minute=100_000)
    with TestClient(create_app(settings)) as first, TestClient(create_app(settings)) as second:
        yield first, second


def poll(client: TestClient) -> None:
    with client.portal() as portal:
        portal.call(client.app.state.registry.poll)


def test_what_no_news_told_is_found_by_looking_again(strangers: tuple[TestClient, TestClient]) -> None:
    anna, bea = Visitor(strangers[0], "Anna"), Visitor(strangers[1], "Bea")
    table = anna.table(HUMAN, OPEN)
    with anna.at(table) as first:
        first.next("chat")
        bea.post(f"/api/tables/{table}/join")
        bea.post(f"/api/tables/{table}/chat", {"text": "ciao"})
        poll(strangers[0])
        assert first.next("table")["table"]["seats"][1]["name"] == "Bea"
        assert first.next("chat")["lines"][0]["text"] == "ciao"
        anna.post(f"/api/tables/{table}/start")
        first.next("update")
        first.play(first.update["moves"][0])
        poll(strangers[1])
        with bea.at(table) as second:
            second.next("update")
            assert second.number == 1
            second.play(second.update["moves"][0])
        poll(strangers[0])
        first.next("update")
        assert first.number == 2


def test_a_process_plays_the_answer_that_another_keeps(strangers: tuple[TestClient, TestClient]) -> None:
    """Bea plays at the second process; it has not been told that Anna prepared her card at the first."""
    anna, bea = Visitor(strangers[0], "Anna"), Visitor(strangers[1], "Bea")
    table = bea.table(HUMAN, OPEN)
    anna.post(f"/api/tables/{table}/join")
    bea.post(f"/api/tables/{table}/start")
    with bea.at(table) as here:
        here.next("update")
        with anna.at(table) as there:
            offered = there.next("update")["preparation"]
            answer = {"move": offered["moves"][2]}
            there.send(type="prepare", seat=1, occasion=offered["occasion"], answer=answer)
            assert there.next("prepared")["preparation"]["answer"] == answer
        here.play(here.update["moves"][0])
        here.next("update")
        assert here.number == 2
        live = strangers[1].app.state.registry.live[table]
        assert offered["moves"][2]["card"] not in live.playing().state.view(1)["seats"][1]["hand"]


def test_a_line_said_here_does_not_hide_one_said_elsewhere(strangers: tuple[TestClient, TestClient]) -> None:
    anna, bea = Visitor(strangers[0], "Anna"), Visitor(strangers[1], "Bea")
    table = anna.table(HUMAN, OPEN)
    with anna.at(table) as connection:
        connection.next("chat")
        bea.post(f"/api/tables/{table}/chat", {"text": "from elsewhere"})
        anna.post(f"/api/tables/{table}/chat", {"text": "from here"})
        assert [line["text"] for line in connection.next("chat")["lines"]] == ["from elsewhere", "from here"]


def test_an_edition_brought_to_one_process_is_played_with_at_the_other(
    strangers: tuple[TestClient, TestClient],
) -> None:
    anna, bea = Visitor(strangers[0], "Anna"), Visitor(strangers[1], "Bea")
    edition = {**signoria.rules("princes").own_edition(), "name": "Anna's copy"}  # type: ignore[attr-defined]
    table = anna.table(HUMAN, OPEN, edition=edition)
    assert bea.get(f"/api/tables/{table}/catalogue").json()["edition"] == edition
    assert bea.post(f"/api/tables/{table}/join").json()["edition"] == "Anna's copy"
    anna.post(f"/api/tables/{table}/start")
    poll(strangers[1])
    assert strangers[1].app.state.registry.live[table].playing().state.position()["edition"] == edition


def test_a_table_that_is_gone_is_gone_everywhere(strangers: tuple[TestClient, TestClient]) -> None:
    anna, bea = Visitor(strangers[0], "Anna"), Visitor(strangers[1], "Bea")
    table = anna.table(HUMAN, OPEN)
    assert bea.get(f"/api/tables/{table}").status_code == 200
    anna.post(f"/api/tables/{table}/leave")
    assert bea.get(f"/api/tables/{table}").json()["code"] == "not_found"
    poll(strangers[1])
    assert table not in strangers[1].app.state.registry.live


def test_news_is_heard_again_after_the_connection_was_lost(cluster: str) -> None:
    async def lose_it() -> None:
        url = database_url(cluster)
        await prepare(url)
        engine = open_engine(url)
        channels = ChannelsPlugin(backend(Settings(database=url)), channels=[CHANNEL])
        async with channels, channels.start_subscription(CHANNEL) as subscriber, asyncio.timeout(20):
            heard = subscriber.iter_events()
            await channels.wait_published(b"before", CHANNEL)
            assert await anext(heard) == b"before"
            others = "FROM pg_stat_activity WHERE pid != pg_backend_pid() AND backend_type = 'client backend'"
            async with engine.connect() as connection:
                await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
            waiting = asyncio.ensure_future(anext(heard))
            while not waiting.done():
                with contextlib.suppress(Exception):
                    await channels.wait_published(b"after", CHANNEL)
                await asyncio.sleep(0.1)
            assert waiting.result() == b"after"
        await engine.dispose()

    asyncio.run(lose_it())


def test_nobody_gets_up_while_the_game_is_started(cluster: str) -> None:
    async def race() -> None:
        await prepare(database_url(cluster))
        storage = Storage(open_engine(database_url(cluster)))
        for at in range(40):
            seats = [SeatRow("human", who, who, None) for who in ("anna", "bea")]
            row = TableRow(f"race {at}", "princes", {}, False, "open", "anna", None, 0, None, None, None, None, seats)
            await storage.add_table(row)
            await asyncio.gather(
                storage.replace_seat(row.id, 1, seats[1], OPEN_SEAT, "open"),
                storage.start_table(row.id, new_deal()),
                return_exceptions=True,
            )
            found = await storage.table(row.id)
            assert found is not None
            assert (found.status, found.seats[1].kind) in (("playing", "human"), ("open", "open"))
        await storage.close()

    asyncio.run(race())


def test_who_comes_second_with_a_number_learns_so(cluster: str) -> None:
    async def race() -> None:
        await prepare(database_url(cluster))
        storage = Storage(open_engine(database_url(cluster)))
        rows = [[MoveRow("race", 1, 0, {"do": who}, who, 1, 0), MoveRow(who, 1, 0, None, who, 1, 0)] for who in "ab"]
        committed = await asyncio.gather(*[storage.append(each, {}) for each in rows])
        assert sorted(len(each) for each in committed) == [1, 2]
        await storage.close()

    asyncio.run(race())
