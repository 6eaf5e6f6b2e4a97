"""Prepared answers: bids up to a limit, passes, and cards chosen while waiting."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import signoria
from signoria.kernel.state import State
from signoria.server.app import create_app
from signoria.server.prepared import due
from signoria.server.settings import Settings
from signoria.server.tables import LiveTable
from tests.quick import further
from tests.server.people import HUMAN, Connection, Visitor

PASS = {"do": "pass"}
DECLINE = {"do": "decline"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, prepared_seconds=0.01)


class Party:
    """Three people at a table in an auction, each with a page open."""

    def __init__(self, client: TestClient, stack: ExitStack, state: State | None = None, **options: Any) -> None:
        self.client = client
        self.people = [Visitor(client, name) for name in ("Anna", "Bea", "Cora")]
        self.table = self.people[0].started(*self.people[1:], **options)
        if state is not None:
            self.live.playing().begin_with(state.clone())
        self.pages = [stack.enter_context(person.at(self.table)) for person in self.people]
        for page in self.pages:
            page.next("update")

    @property
    def live(self) -> LiveTable:
        found: LiveTable = self.client.app.state.registry.live[self.table]
        return found

    @property
    def seat(self) -> int:
        return int(self.pages[0].update["decision"]["seat"])

    def turn(self) -> Connection:
        """The page of who decides."""
        return self.pages[self.seat]

    def play(self, move: dict[str, Any]) -> None:
        answer = self.turn().play(move)
        assert answer["type"] == "update", answer
        self.settle()

    def settle(self, number: int | None = None) -> None:
        """Wait until all pages are where the table is, or at a number."""
        wanted = self.live.number if number is None else number
        for page in self.pages:
            while page.number < wanted:
                page.next("update")

    def to_the_auction(self) -> None:
        """Everybody gives the first card back."""
        while self.pages[0].update["decision"]["kind"] == "return":
            self.play(self.turn().update["moves"][0])

    def prepare(self, seat: int, answer: dict[str, Any] | None, **more: Any) -> dict[str, Any]:
        return prepare(self.pages[seat], seat, answer, **more)


def prepare(page: Connection, seat: int, answer: dict[str, Any] | None, **more: Any) -> dict[str, Any]:
    """Ask for an answer to be kept; what the server says."""
    offered = page.update.get("preparation") or {"occasion": "none"}
    page.send(**{"type": "prepare", "seat": seat, "occasion": offered["occasion"], "answer": answer, **more})
    while True:
        message = page.receive()
        if message["type"] in ("prepared", "refused"):
            return message


@pytest.fixture
def party(client: TestClient) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(client, stack)


def others(party: Party, *seats: int) -> list[int]:
    """The seats that follow the one that decides, clockwise, without these."""
    return [seat for seat in ((party.seat + step) % 3 for step in range(3)) if seat not in seats]


def test_limits_bid_against_each_other_until_one_is_left(party: Party) -> None:
    party.to_the_auction()
    namer, second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    assert party.prepare(namer, {"limit": 900})["preparation"]["answer"] == {"limit": 900}
    assert party.prepare(third, {"limit": 600})["preparation"]["answer"] == {"limit": 600}
    party.prepare(second, {"limit": 500})  # whose turn it is
    record = party.live.playing()
    until(party, lambda: record.state.decision()["kind"] == "name")
    amounts = [fact["amount"] for facts in party.pages[0].journal for fact in facts if fact["fact"] == "bid"]
    assert amounts == [300, 400, 500, 600, 700]
    assert record.state.position()["seats"][namer]["money"] == 2800
    assert party.live.prepared_rows == {} or eventually(lambda: not party.live.prepared_rows)


def until(party: Party, reached: Any) -> None:
    """Receive updates until the record is where it should be and everybody knows."""
    assert eventually(reached)
    party.settle()


def until_not_asked(party: Party, seat: int) -> None:
    """The server has answered for this seat."""
    until(party, lambda: party.live.playing().state.seat != seat)


def eventually(reached: Any, seconds: float = 10.0) -> bool:
    ends = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > ends:
            return False
        time.sleep(0.005)
    return True


def stored(party: Party) -> list[Any]:
    """What the database keeps."""
    with party.client.portal() as portal:
        return list(portal.call(party.live.services.prepared.of_table, party.table).values())


def test_a_pass_is_for_this_auction_only(party: Party) -> None:
    party.to_the_auction()
    _namer, _second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    assert party.prepare(third, {"move": PASS})["preparation"]["answer"] == {"move": PASS}
    party.play(PASS)
    record = party.live.playing()
    until(party, lambda: record.state.decision()["kind"] == "name")
    assert eventually(lambda: stored(party) == [])
    party.play({"do": "name", "object": "builder"})
    assert (party.seat, party.pages[0].update["decision"]["kind"]) == (third, "bid")
    assert "answer" not in party.pages[third].update["preparation"]


def test_a_limit_does_not_reach_into_the_next_auction(party: Party) -> None:
    party.to_the_auction()
    namer, second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    party.prepare(third, {"limit": 3000})
    late = dict(party.pages[third].update["preparation"])
    party.play({"do": "bid", "amount": 300})
    record = party.live.playing()
    until(party, lambda: party.live.number >= 6 and record.state.seat == namer)
    party.play(PASS)
    party.play(PASS)
    assert record.state.position()["seats"][third]["jesters"] == 1
    party.play({"do": "name", "object": "builder"})
    party.pages[second].update["preparation"] = late  # somebody whose page has not noticed yet
    refused = party.prepare(second, {"limit": 500})
    assert (refused["code"], refused["reason"]) == ("not_now", "nothing_to_prepare")
    assert eventually(lambda: stored(party) == [])


def without_ids(page: Connection, table: str) -> str:
    text = json.dumps(page.heard).replace(table, "TABLE")
    text = re.sub(r'"commitment": ?"[0-9a-f]{64}"', "", text)
    return re.sub(r'"(created|at)": ?\d{12,}', "", text)


def test_nobody_else_can_tell_a_limit_from_bids_by_hand(client: TestClient) -> None:  # PF-HID-1
    """The same game twice, with limits and by hand: other seats and spectators hear the same, byte for byte."""
    heard: list[list[str]] = []
    state = signoria.new_game("princes", 3, 5).state
    for is_prepared in (True, False):
        with ExitStack() as stack:
            party = Party(client, stack, state)
            spectator = stack.enter_context(Visitor(client).at(party.table))
            spectator.next("update")
            for page in (*party.pages, spectator):
                page.next_number()
                page.heard.clear()  # who came when
            party.to_the_auction()
            namer, second, third = others(party)
            party.play({"do": "name", "object": "jester"})
            if is_prepared:
                party.prepare(third, {"limit": 400})
                party.prepare(third, {"limit": 500})
                party.prepare(third, None)
                party.prepare(third, {"limit": 500})
            party.play({"do": "bid", "amount": 300})
            for amount in (400, None):
                if is_prepared:
                    until_not_asked(party, third)
                else:
                    party.play({"do": "bid", "amount": amount} if amount else PASS)
                if amount:
                    party.play({"do": "bid", "amount": 500})
                    party.play({"do": "bid", "amount": 600})
            for page in (party.pages[namer], party.pages[second], spectator):
                page.next_number()
            told = [party.people[second].get(f"/api/tables/{party.table}/{path}").text for path in ("view", "journal")]
            found = [without_ids(page, party.table) for page in (party.pages[namer], party.pages[second], spectator)]
            heard.append([*found, *told])
    assert heard[0] == heard[1]
    assert "prepar" not in heard[0][2]


def test_an_answer_outlives_the_server(settings: Settings) -> None:
    """It is stored before it is acknowledged: the next server plays it, though nobody of that seat is there."""
    with ExitStack() as stack:
        client = stack.enter_context(TestClient(create_app(settings), base_url="http://testserver.local"))
        pages = ExitStack()
        party = Party(client, pages)
        party.to_the_auction()
        _namer, second, third = others(party)
        party.play({"do": "name", "object": "jester"})
        party.prepare(third, {"limit": 400})
        assert stored(party)[0].answer.limit == 400
        people, table, number = party.people, party.table, party.live.number
        pages.close()
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        bidder, back = people[second], people[third]
        bidder.client = back.client = client
        with bidder.at(table) as page:
            page.next("update")
            page.play({"do": "bid", "amount": 300})
            while page.number < number + 2:
                page.next("update")
            assert page.journal[-1][0] == {"fact": "bid", "seat": third, "amount": 400, "object": "jester"}
            with back.at(table) as other:
                assert other.next("update")["preparation"]["answer"] == {"limit": 400}


def test_cancelled_and_changed(party: Party) -> None:
    party.to_the_auction()
    _namer, _second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    for limit in (500, 900, 400):
        assert party.prepare(third, {"limit": limit})["preparation"]["answer"] == {"limit": limit}
    assert "answer" not in party.prepare(third, None, id="c1")["preparation"]
    assert party.pages[third].heard[-1]["id"] == "c1"
    assert stored(party) == []
    party.play(PASS)
    assert party.seat == third
    assert party.live.number == party.pages[third].number


def test_a_cancel_that_comes_too_late_changes_nothing_that_was_played(party: Party) -> None:
    party.to_the_auction()
    _namer, _second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    party.prepare(third, {"limit": 900})
    key = party.pages[third].update["preparation"]["occasion"]
    party.turn().send(type="move", number=party.live.number, move={"do": "bid", "amount": 300})
    party.pages[third].send(type="prepare", seat=third, occasion=key, answer=None)
    party.pages[third].next("prepared")
    record = party.live.playing()
    assert eventually(lambda: record.number >= 5)
    party.settle()
    # Whichever came first: no bid of the third seat follows the cancel.
    assert due(party.live) is None
    assert stored(party) == []
    if record.state.seat == third:
        party.play(PASS)


def test_an_undo_drops_the_answer_of_who_takes_back(client: TestClient) -> None:
    with ExitStack() as stack:
        party = Party(client, stack)
        party.to_the_auction()
        _namer, second, third = others(party)
        party.play({"do": "name", "object": "jester"})
        party.prepare(second, {"limit": 900})  # plays at once
        record = party.live.playing()
        until(party, lambda: record.state.seat == third)
        assert party.pages[second].update["undo"] is True
        party.pages[second].send(type="undo", number=party.live.number)
        until(party, lambda: record.state.seat == second)
        assert "answer" not in party.pages[second].update["preparation"]
        assert stored(party) == []
        party.play(PASS)


def test_an_undo_of_the_naming_ends_the_auction_and_its_limits(party: Party) -> None:
    party.to_the_auction()
    namer, _second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    party.prepare(third, {"limit": 900})
    party.pages[namer].send(type="undo", number=party.live.number)
    party.settle(party.pages[namer].next("update")["number"])
    assert eventually(lambda: stored(party) == [])
    assert "preparation" not in party.pages[third].update
    party.play({"do": "name", "object": "jester"})
    assert "answer" not in party.pages[third].update["preparation"]


def test_the_card_to_give_back_is_given_back_when_its_time_comes(party: Party) -> None:  # PF-SET-3
    chosen = party.pages[2].update["preparation"]["moves"][3]
    party.prepare(2, {"move": party.pages[2].update["preparation"]["moves"][1]})
    party.prepare(2, {"move": chosen})
    party.prepare(1, {"move": party.pages[1].update["preparation"]["moves"][0]})
    party.play(party.pages[0].update["moves"][0])
    until(party, lambda: party.live.playing().state.decision()["kind"] == "name")
    assert chosen["card"] not in party.pages[2].view["seats"][2]["hand"]
    assert "return" not in json.dumps([m.get("preparation") for m in party.pages[0].heard[-2:]])
    assert eventually(lambda: stored(party) == [])


def test_what_is_no_longer_possible_is_said_and_not_played(client: TestClient) -> None:  # LM-SET-4
    with ExitStack() as stack:
        party = Party(client, stack, game="lorenzo", advanced=True)
        first = party.seat
        last = party.live.playing().state.position()["order"][0]
        tiles = party.turn().update["moves"]
        party.prepare(last, {"move": tiles[0]})
        party.play(tiles[0])
        told = party.pages[last].update["preparation"]
        assert (told["answer"], told["possible"]) == ({"move": tiles[0]}, False)
        assert tiles[0] not in told["moves"]
        party.play(party.turn().update["moves"][0])
        assert party.seat == last != first
        assert party.pages[last].update["preparation"]["possible"] is False
        assert due(party.live) is None  # it waits for the person
        party.play(party.turn().update["moves"][0])
        assert eventually(lambda: stored(party) == [])


def test_outbid_at_a_character_the_person_is_asked(client: TestClient) -> None:  # PF-CHR-1
    with ExitStack() as stack:
        party = Party(client, stack, muse_and_princess=True)
        party.to_the_auction()
        for _ in range(3):
            party.play(DECLINE)
        _first, second, third = others(party)
        party.prepare(second, {"limit": 400, "on": "muse"})
        party.play({"do": "mark", "character": "muse", "amount": 300})
        record = party.live.playing()
        until(party, lambda: record.state.seat == third)
        assert record.state.decision()["marks"]["muse"] == {"seat": second, "amount": 400}
        party.play({"do": "mark", "character": "muse", "amount": 500})
        party.play(PASS)
        assert party.seat == second
        told = party.pages[second].update["preparation"]
        assert (told["answer"], told["possible"]) == ({"limit": 400, "on": "muse"}, False)
        party.play(PASS)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ({"limit": 250}, "bad_limit"),
        *further(({"limit": 0}, "bad_limit")),
        *further(({"limit": 999_900}, "bad_limit")),
        *further(({"limit": 10**7}, "bad_message")),
        ({"limit": 10**30}, "bad_message"),
        ({"limit": -100}, "bad_message"),
        *further(({"limit": 300.5}, "bad_message")),
        *further(({"limit": "300"}, "bad_message")),
        ({"limit": 300, "on": "muse"}, "cannot_prepare"),
        ({"limit": 300, "move": PASS}, "cannot_prepare"),
        ({"move": {"do": "bid", "amount": 300}}, "cannot_prepare"),
        *further(({"move": {"do": "return", "card": "poet"}}, "cannot_prepare")),
        *further(({"move": {"do": "tile", "tile": "adv_1"}}, "cannot_prepare")),
        ({"move": PASS, "on": "jester"}, "cannot_prepare"),
        ({"on": "x" * 81}, "bad_message"),
        ({"move": [1]}, "bad_message"),
        ({}, "cannot_prepare"),
        ({"price": 300}, "bad_message"),
    ],
)
def test_nonsense_is_refused(party: Party, answer: dict[str, Any], reason: str) -> None:
    party.to_the_auction()
    third = others(party)[2]
    party.play({"do": "name", "object": "jester"})
    refused = party.prepare(third, answer, id="p1")
    assert (refused["type"], refused["reason"]) == ("refused", reason)
    assert refused.get("id") == ("p1" if reason != "bad_message" else None)
    assert stored(party) == []


def test_only_who_holds_the_seat_prepares_for_it(party: Party, client: TestClient) -> None:
    party.to_the_auction()
    _namer, second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    key = party.pages[third].update["preparation"]["occasion"]
    assert prepare(party.pages[second], third, {"limit": 500}, occasion=key)["reason"] == "seat_not_yours"
    with Visitor(client, "Dora").at(party.table) as spectator:
        update = spectator.next("update")
        assert "preparation" not in update
        assert prepare(spectator, third, {"limit": 500}, occasion=key)["reason"] == "seat_not_yours"
    with Visitor(client).at(party.table) as nobody:
        nobody.next("update")
        assert prepare(nobody, third, {"limit": 500}, occasion=key)["reason"] == "name_first"
    assert prepare(party.pages[third], 9, {"limit": 500})["reason"] == "seat_not_yours"
    assert (
        prepare(party.pages[third], third, {"limit": 500}, occasion="bid 1 builder")["reason"] == "nothing_to_prepare"
    )
    assert stored(party) == []


def test_before_the_start_there_is_nothing_to_prepare(anna: Visitor) -> None:
    with anna.at(anna.table(HUMAN, HUMAN)) as page:
        page.next("presence")
        assert prepare(page, 0, {"limit": 500})["reason"] == "game_not_started"


def test_a_flood_leaves_one_answer(party: Party) -> None:
    party.to_the_auction()
    third = others(party)[2]
    party.play({"do": "name", "object": "jester"})
    page = party.pages[third]
    key = page.update["preparation"]["occasion"]
    for count in range(60):
        page.send(type="prepare", seat=third, occasion=key, answer={"limit": 300 + 100 * (count % 30)})
    for _ in range(60):
        page.next("prepared")
    assert [row.answer.limit for row in stored(party)] == [3200]


def test_who_hands_the_seat_to_a_bot_bids_no_more(party: Party) -> None:
    party.to_the_auction()
    _namer, _second, third = others(party)
    party.play({"do": "name", "object": "jester"})
    party.prepare(third, {"limit": 3000})
    party.people[third].post(f"/api/tables/{party.table}/resign", {"level": "random"})
    assert eventually(lambda: stored(party) == [])


def test_around_one_screen_it_is_said_whether_a_seat_has_secrets(anna: Visitor) -> None:  # PF-HID-1 LM-HID-1
    for game, is_secret in (("lorenzo", False), ("princes", True)):
        table = anna.table(HUMAN, HUMAN, game=game)
        anna.post(f"/api/tables/{table}/start")
        with anna.at(table) as page:
            assert page.next("update").get("secret", False) is is_secret


def test_who_holds_one_seat_is_not_told_about_secrets(party: Party) -> None:
    assert all("secret" not in page.update for page in party.pages)
