"""Bots in their own processes: one that is slow, crashes or cheats is replaced for that move, and the table is told."""

import asyncio

import pytest

import signoria
from signoria.bots import player_names
from signoria.server.bots import BotWorkers
from signoria.server.storage import SeatRow
from tests.server.people import HUMAN, Visitor


def test_every_level_can_be_chosen() -> None:
    assert {"random", "novice"} <= set(player_names("princes"))


@pytest.mark.parametrize(("bot", "reason"), [("Slow", "slow"), ("Crashing", "crashed"), ("Cheating", "crashed")])
def test_a_bot_that_fails_is_replaced(bot: str, reason: str) -> None:
    async def choose() -> None:
        workers = BotWorkers(1, seconds=4)
        game = signoria.new_game("princes", 3, 1)
        try:
            choice = await workers.choose(game.position(), f"tests.server.bad_bots:{bot}", 1)
            assert choice.move in game.moves()
            assert (choice.level, choice.replaced_because) == ("novice", reason)
            assert (await workers.choose(game.position(), "novice", 1)).replaced_because is None
        finally:
            await workers.stop()

    asyncio.run(choose())


def test_the_table_is_told_and_goes_on(anna: Visitor) -> None:
    table = anna.table(HUMAN, {"kind": "bot", "level": "random"})
    registry = anna.client.app.state.registry
    with anna.client.portal() as portal:
        seat = SeatRow("bot", None, None, "tests.server.bad_bots:Crashing")
        portal.call(registry.storage.set_seat, table, 1, seat, "open")
        portal.call(registry.live[table].reread)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as connection:
        connection.next("update")
        connection.play(connection.update["moves"][0])
        connection.next("update")
        line = connection.next("chat")["lines"][0]
        assert (line["name"], line["code"]) == (None, "bot_replaced")
        assert "novice" in line["text"]
