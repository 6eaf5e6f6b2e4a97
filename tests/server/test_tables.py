"""Tables: made, joined, left, started, played, resigned from, played again."""

import random

from tests.server.people import HUMAN, OPEN, Connection, Visitor


def play_out(connections: list[Connection], seed: int = 1) -> None:
    """Random moves until the game is over; every connection is told every move."""
    chance = random.Random(seed)
    while connections[0].update["decision"]["seat"] is not None:
        number = connections[0].number
        deciding = [each for each in connections if each.update.get("moves")]
        assert len(deciding) == 1
        answer = deciding[0].play(chance.choice(deciding[0].update["moves"]))
        assert answer["type"] == "update", answer
        for each in connections:
            while each.number == number:
                each.next("update")


def test_two_people_play_a_whole_game(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
        assert first.update["result"]["scores"] == second.update["result"]["scores"]
        for person, connection in ((anna, first), (bea, second)):
            past = person.get(f"/api/tables/{table}/view").json()
            assert past["view"] == connection.view
            assert person.get(f"/api/tables/{table}/journal").json()["facts"] == connection.journal
    record = anna.get(f"/api/tables/{table}/record").json()
    assert len(record["moves"]) == first.update["length"]
    shown = anna.get(f"/api/tables/{table}").json()
    assert shown["status"] == "over"
    assert shown["result"] == first.update["result"]


def test_open_seats_must_be_taken(anna: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    assert anna.post(f"/api/tables/{table}/start").json()["code"] == "not_now"
