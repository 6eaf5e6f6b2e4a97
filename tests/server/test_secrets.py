"""PF-HID-1, LM-HID-1: no call and no message ever tells a seat what it may not know.

Two tables are played side by side in two worlds that one seat cannot tell apart: whatever the server sends to that
seat, over any address and any socket, must be the same word for word. And in random games no message may contain the
name of a card that its receiver has never been shown.
"""

import json
import random
import re
from typing import Any

import pytest
from litestar.testing import TestClient

import signoria
from signoria.kernel.state import State
from signoria.princes.components import FEATURES
from signoria.server import registry
from signoria.server.record import Record
from signoria.server.tables import LiveTable
from tests.quick import further
from tests.server.people import Connection, Visitor

HIDDEN_CHOICES = ("return", "keep", "bury", "draft", "tile")
OPTIONS: dict[str, Any] = {
    "princes": {"muse_and_princess": True, "cooperative": True},
    "lorenzo": {"advanced": True},
}
FIRST_ROUND = {"princes": 1, "lorenzo": 3}
MOVES = {"princes": 50, "lorenzo": 12}
LOOKS = ("draw", "professor")


def live_table(client: TestClient, table: str) -> LiveTable:
    found: LiveTable = client.app.state.registry.live[table]
    return found


def two_worlds(game: str, seat: int) -> tuple[State, State]:
    """A position, and another that the seat cannot tell from it.

    Lorenzo turns up cards and dice at every round and hands cards on during the draft, so there it is the beginning
    of a later round, and play must not go beyond it.
    """
    chance = random.Random(2)
    state = signoria.new_game(game, 3, 5, **OPTIONS[game]).state
    while state.view(seat)["round"] < FIRST_ROUND[game]:
        state.apply(chance.choice(state.legal()))
    return state, state.resample(seat, 99)


def paths_of(client: TestClient) -> list[str]:
    """Every address of a table that can be read, from the OpenAPI document."""
    document = client.get("/schema/openapi.json").json()
    return sorted(path for path, item in document["paths"].items() if "get" in item and "{table_id}" in path)


def everything(viewer: Visitor, table: str, length: int) -> str:
    """All that the viewer can read about a table, without what is different at any two tables."""
    found: list[Any] = []
    for path in paths_of(viewer.client):
        address = path.replace("{table_id}", table)
        found.append(viewer.get(address).json())
        for other in range(3):
            found.append(viewer.get(f"{address}?seat={other}").json())
        for at in range(0, length + 1, 19):
            found.append(viewer.get(f"{address}?at={at}&since={at}").json())
    found.append(viewer.get(f"/api/tables/{table}/view?at={length}").json())
    return without_ids(json.dumps(found), table)


def without_ids(text: str, table: str) -> str:
    text = re.sub(r'"(created|at|away)": ?\d{12,}', "", text.replace(table, "TABLE"))
    return re.sub(r'"commitment": ?"[0-9a-f]{64}"', "", text)


def told(connection: Connection, table: str) -> str:
    return without_ids(json.dumps(connection.heard), table)


def choose_alike(chance: random.Random, first: Record, second: Record, viewer: int) -> tuple[Any, Any] | None:
    """A move for each world that looks the same to the viewer; None when there is none left."""
    ours, theirs = first.moves(), second.moves()
    kind = first.state.decision()["kind"]
    if kind in HIDDEN_CHOICES and first.state.seat != viewer:
        at = chance.randrange(len(ours))
        return ours[at], theirs[at]
    common = [move for move in ours if move in theirs and not (first.state.seat == viewer and shows_cards(move))]
    if not common:
        return None
    move = chance.choice(common)
    return move, move


def shows_cards(move: dict[str, Any]) -> bool:
    """Whether the seat would look at cards: they lie differently in the two worlds."""
    return move["do"] in LOOKS or move.get("object") == "prestige"


@pytest.fixture
def nobody_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, two tables would notice at different moments that somebody is away."""
    monkeypatch.setattr(registry, "MAINTENANCE_SECONDS", 3600.0)


@pytest.mark.usefixtures("nobody_is_missed")
@pytest.mark.parametrize("game", signoria.game_names())
@pytest.mark.parametrize("viewing", [0, *further(1, 2), None])
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(
    client: TestClient, viewing: int | None, game: str
) -> None:
    people = [Visitor(client, name) for name in ("Anna", "Bea", "Cora")]
    viewer = Visitor(client, "Dora") if viewing is None else people[viewing]
    seat = 0 if viewing is None else viewing
    tables = [people[0].started(*people[1:], game=game, **OPTIONS[game]) for _ in range(2)]
    lives = [live_table(client, table) for table in tables]
    records = [live.playing() for live in lives]
    for record, state in zip(records, two_worlds(game, seat), strict=True):
        record.begin_with(state)
    assert records[0].state.position() != records[1].state.position()
    chance = random.Random(4)
    with viewer.at(tables[0]) as ours, viewer.at(tables[1]) as theirs:
        ours.next("update"), theirs.next("update")
        while records[0].length < MOVES[game] and (moves := choose_alike(chance, records[0], records[1], seat)):
            for live, move in zip(lives, moves, strict=True):
                play_as_deciding(client, live, move)
            ours.next("update"), theirs.next("update")
            assert ours.heard[-1] == theirs.heard[-1]
        length = records[0].length
        assert length > 10
        assert told(ours, tables[0]) == told(theirs, tables[1])
        assert everything(viewer, tables[0], length) == everything(viewer, tables[1], length)


def play_as_deciding(client: TestClient, live: LiveTable, move: dict[str, Any]) -> None:
    """A move by whoever is to decide, without a connection of its own."""
    record = live.playing()
    person = live.row.seats[record.state.seat].person
    with client.portal() as portal:
        portal.call(live.play, person, record.number, move)


def card_names() -> set[str]:
    """Every card that is not called like something that cards count."""
    edition = signoria.rules("princes").own_edition()  # type: ignore[attr-defined]
    cards = {card["id"] for pile in ("professions", "bonus_cards", "prestige_cards") for card in edition[pile]}
    return cards - set(FEATURES)


def names_in(value: Any, names: set[str]) -> set[str]:
    return names & set(re.findall(r'"(\w+)"', json.dumps(value)))


@pytest.mark.parametrize("seed", range(2))
def test_no_message_names_a_card_its_receiver_was_never_shown(client: TestClient, seed: int) -> None:
    people = [Visitor(client, name) for name in ("Anna", "Bea")]
    stranger = Visitor(client)
    table = people[0].started(people[1])
    live = live_table(client, table)
    record = live.playing()
    names, chance = card_names(), random.Random(seed)
    shown = {seat: names_in(record.state.view(seat), names) for seat in (0, 1, -1)}
    with people[0].at(table) as first, people[1].at(table) as second, stranger.at(table) as watching:
        connections = {0: first, 1: second, -1: watching}
        for connection in connections.values():
            connection.next("update")
        while record.turn is not None:
            play_as_deciding(client, live, chance.choice(record.moves()))
            for seat, connection in connections.items():
                connection.next("update")
                facts = record.facts(record.length - 1, record.length, seat)
                shown[seat] |= names_in(record.state.view(seat), names) | names_in(facts, names)
                if record.turn is None:  # the record is open to everybody now, and so are all hands
                    shown[seat] |= names_in(record.state.hands(), names)
                assert names_in(connection.heard[-1], names) <= shown[seat]


def test_a_record_is_not_given_away_during_the_game(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    answer = anna.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not_now"


def test_another_seats_view_is_refused(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    for path in ("view", "journal"):
        answer = anna.get(f"/api/tables/{table}/{path}?seat=1")
        assert answer.status_code == 403
        assert answer.json()["code"] == "not_yours"
