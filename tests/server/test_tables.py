"""Tables: made, joined, left, started, played, resigned from, played again."""

import copy
import random

import pytest

import signoria
from tests.server.people import HUMAN, OPEN, Connection, Visitor, play_out

BOT = {"kind": "bot", "level": "random"}
ANY_TABLE = {"game": "princes", "seats": [HUMAN, OPEN]}


@pytest.mark.parametrize("game", signoria.game_names())
def test_two_people_play_a_whole_game(anna: Visitor, bea: Visitor, game: str) -> None:
    table = anna.started(bea, game=game)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
        assert first.update["result"]["scores"] == second.update["result"]["scores"]
        for person, connection in ((anna, first), (bea, second)):
            past = person.get(f"/api/tables/{table}/view").json()
            assert past["view"] == connection.view
            assert person.get(f"/api/tables/{table}/journal").json()["facts"] == connection.journal
        assert first.next("table")["table"]["status"] == "over"
    record = anna.get(f"/api/tables/{table}/record").json()
    assert len(record["moves"]) == first.update["length"]
    assert signoria.replay(record).scores() == first.update["result"]["scores"]
    shown = anna.get(f"/api/tables/{table}").json()
    assert shown["status"] == "over"
    assert shown["result"] == first.update["result"]


@pytest.mark.long
@pytest.mark.parametrize("game", signoria.game_names())
def test_every_option_is_played_against_bots(anna: Visitor, game: str) -> None:
    options = {option.name: option.values[-1] for option in signoria.rules(game).options}
    options.pop("two_player_hard", None)
    table = anna.table(HUMAN, BOT, BOT, game=game, options=options)
    anna.post(f"/api/tables/{table}/start")
    chance = random.Random(3)
    with anna.at(table) as connection:
        while "result" not in connection.update:
            connection.next("update")
            if "moves" in connection.update:
                connection.send(type="move", number=connection.number, move=chance.choice(connection.update["moves"]))
        assert len(connection.update["result"]["scores"]) == 3


def test_the_lobby_lists_ones_own_and_public_tables(anna: Visitor, bea: Visitor) -> None:
    private = anna.table(HUMAN, OPEN)
    public = anna.table(HUMAN, OPEN, public=True)
    lobby = bea.get("/api/tables").json()
    assert [table["id"] for table in lobby["open"]] == [public]
    assert lobby["mine"] == {"tables": [], "total": 0}
    assert {table["id"] for table in anna.own_tables()} == {private, public}
    bea.post(f"/api/tables/{public}/join")
    anna.post(f"/api/tables/{public}/start")
    lobby = bea.get("/api/tables").json()
    assert [table["id"] for table in lobby["playing"]] == [public]
    assert bea.own_tables()[0]["turn"] == 0
    assert bea.own_tables()[0]["seats"][1]["mine"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "bad_input"),
        ({"options": {"dragons": True}}, "bad_input"),
        ({"options": {"open_money": 1}}, "bad_input"),
        ({"seats": [HUMAN]}, "bad_input"),
        ({"seats": [HUMAN, {"kind": "bot", "level": "os:system"}]}, "bad_input"),
        ({"seats": [HUMAN, {"kind": "cat"}]}, "bad_request"),
        ({"dragons": True}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Visitor, change: dict[str, object], code: str) -> None:
    answer = anna.post("/api/tables", {**ANY_TABLE, **change})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_sitting_down_getting_up_and_starting(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN, OPEN)
    assert anna.post(f"/api/tables/{table}/start").json()["code"] == "not_now"
    assert bea.post(f"/api/tables/{table}/join", {"seat": 2}).json()["seats"][2]["name"] == "Bea"
    assert bea.post(f"/api/tables/{table}/join", {"seat": 2}).json()["code"] == "taken"
    assert bea.post(f"/api/tables/{table}/start").json()["code"] == "not_yours"
    assert bea.post(f"/api/tables/{table}/leave").status_code == 200
    assert anna.get(f"/api/tables/{table}").json()["seats"][2]["kind"] == "open"
    assert bea.post(f"/api/tables/{table}/leave").json()["code"] == "not_yours"


def test_the_next_person_becomes_the_host_and_without_any_the_table_is_gone(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    bea.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/leave")
    assert bea.get(f"/api/tables/{table}").json()["hosted"]
    bea.post(f"/api/tables/{table}/leave")
    assert bea.get(f"/api/tables/{table}").json()["reason"] == "no_table"


def test_who_looks_on_sees_what_is_public(anna: Visitor, bea: Visitor, client: object) -> None:
    table = anna.started(bea)
    stranger = Visitor(anna.client)
    with stranger.at(table) as watching, anna.at(table) as playing:
        watching.next("update"), playing.next("update")
        assert watching.view["you"] is None
        assert watching.update["seat"] is None
        assert "moves" not in watching.update
        playing.play(playing.update["moves"][0])
        watching.next("update")
        assert watching.journal == [[{"fact": "return", "seat": 0}]]
        assert watching.play({"do": "pass"})["code"] == "nobody"
        presence = [heard for heard in watching.heard if heard["type"] == "presence"][-1]
        assert presence["seats"] == [0]
        assert presence["watchers"] == 1


def test_refusals_on_the_socket_change_nothing(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        assert first.play({"do": "dance"})["code"] == "illegal_move"
        assert second.play(first.update["moves"][0])["code"] == "not_yours"
        first.send(type="move", number=5, move=first.update["moves"][0])
        assert first.next("refused")["code"] == "behind"
        for text in ("", "{", "[]", '{"type":"dance"}', '{"type":"move"}', "[" * 10_000, "9" * 20_000):
            first.socket.send_text(text)
            assert first.next("refused")["code"] in ("bad_request", "too_large")
        assert first.next_number() == 0


def test_a_bot_goes_on_for_who_resigns(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first:
        first.next("update")
        seat = bea.post(f"/api/tables/{table}/resign", {"level": "random"}).json()["seats"][1]
        assert (seat["kind"], seat["name"], seat["level"], seat["mine"]) == ("human", "Bea", "random", True)
        first.play(first.update["moves"][0])
        first.next("update")
        assert first.number == 2
        assert any(line.get("code") == "resigned" for line in anna.get(f"/api/tables/{table}/chat").json())
    with bea.at(table) as watching:
        watching.next("update")
        assert watching.update["seat"] == 1, "the hand stays one's own"
        assert watching.play({"do": "pass"})["reason"] == "not_your_turn"


def test_a_rematch_seats_everybody_at_one_new_table(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    assert anna.post(f"/api/tables/{table}/rematch").json()["code"] == "not_now"
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        play_out([first, second])
        first.next("table")
        again = bea.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
        assert first.next("table")["table"]["next"] == again.json()["id"]
    seats = anna.post(f"/api/tables/{table}/rematch").json()
    assert seats["id"] == again.json()["id"]
    assert [seat["name"] for seat in seats["seats"]] == ["Anna", "Bea"]


def test_chat_reaches_everybody_and_stays(anna: Visitor, bea: Visitor) -> None:
    table = anna.table(HUMAN, OPEN)
    with anna.at(table) as first, bea.at(table) as second:
        second.next("chat")
        first.send(type="say", text="ciao")
        assert second.next("chat")["lines"][0]["text"] == "ciao"
        assert bea.post(f"/api/tables/{table}/chat", {"text": "salve"}).status_code == 201
        assert [line["name"] for line in anna.get(f"/api/tables/{table}/chat").json()] == ["Anna", "Bea"]


def test_coming_back_brings_what_was_missed(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first:
        first.next("update")
        journal = first.journal
        first.play(first.update["moves"][0])
        with bea.at(table) as second:
            second.next("update")
            second.play(second.update["moves"][1])
            first.next("update")
    with anna.at(table, since=1) as back:
        back.journal = [*journal, [{"fact": "return", "seat": 0, "card": "known already"}]]
        back.next("update")
        assert back.update["since"] == 1
        assert back.number == 2
        assert back.journal[1:] == first.journal[1:]
        assert back.view == first.view


def test_anything_but_a_number_of_ones_own_brings_everything(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table, since=900) as connection:
        connection.next("update")
        assert connection.update["since"] == 0
        assert connection.view["you"] == 0


def test_the_whole_game_can_be_stepped_through(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        views = [copy.deepcopy(first.view)]
        chance = random.Random(5)
        for _ in range(40):
            decider = first if "moves" in first.update else second
            decider.play(chance.choice(decider.update["moves"]))
            (second if decider is first else first).next("update")
            views.append(anna.get(f"/api/tables/{table}/view").json()["view"])
        for at in (0, 1, 17, 31, 32, 33, 40):
            first.send(type="back", at=at)
            past = first.next("past")["past"]
            assert past["at"] == at
            assert past["view"] == views[at]
            assert past == anna.get(f"/api/tables/{table}/view?at={at}").json()
        first.send(type="back", at=41)
        assert first.next("refused")["code"] == "bad_input"


def test_around_one_screen_the_view_follows_the_turn(anna: Visitor) -> None:
    table = anna.table({"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bea"})
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        screen.next("update")
        assert screen.update["seat"] == 0
        screen.play(screen.update["moves"][0])
        assert screen.update["seat"] == 1
        assert screen.view["you"] == 1
        assert screen.journal == [[{"fact": "return", "seat": 0}]]
        screen.send(type="look", seat=0)
        screen.next("update")
        assert screen.view["you"] == 0
        assert screen.journal == [[{"fact": "return", "seat": 0}]]
        screen.send(type="look", seat=2)
        assert screen.next("refused")["code"] == "not_yours"
        play_out([screen])


def undone(connection: Connection) -> dict[str, object]:
    connection.send(type="undo", number=connection.number)
    while connection.receive()["type"] not in ("update", "refused"):
        pass
    return connection.heard[-1]


def test_ones_own_steps_can_be_taken_back_while_nothing_was_revealed(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        moves = first.update["moves"]
        assert "undo" not in first.update
        assert undone(first)["code"] == "revealed"
        first.play(moves[0])
        second.next("update")
        assert not first.update.get("undo"), "the returned card went where this seat cannot look"
        second.play(second.update["moves"][0])
        first.next("update")
        decider, other = (first, second) if "moves" in first.update else (second, first)
        person = anna if decider is first else bea
        before = person.get(f"/api/tables/{table}/view").json()["view"]
        length = decider.update["length"]
        name = next(move for move in decider.update["moves"] if move["do"] == "name")
        decider.play(name)
        other.next("update")
        assert decider.update["undo"]
        assert "undo" not in other.update
        assert undone(other)["code"] == "revealed"
        assert undone(decider)["type"] == "update"
        assert decider.view == before
        assert decider.update["length"] == length
        assert decider.number == length + 2
        other.next("update")
        assert len(other.journal) == length


def go_to_the_first_naming(screen: Connection) -> None:
    """Both seats decide about their cards."""
    screen.next("update")
    for _ in range(2):
        screen.play(screen.update["moves"][0])


def name_something(screen: Connection) -> None:
    screen.play(next(move for move in screen.update["moves"] if move["do"] == "name"))


def test_moves_cannot_be_taken_back_for_ever(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.record.MOST_ENTRIES", 7)
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        go_to_the_first_naming(screen)
        for _ in range(2):
            name_something(screen)
            assert undone(screen)["type"] == "update"
        name_something(screen)
        assert screen.number == 7
        assert "undo" not in screen.update
        assert undone(screen)["reason"] == "cannot_undo"


def test_looking_at_cards_cannot_be_taken_back(anna: Visitor) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    chance = random.Random(1)
    with anna.at(table) as screen:
        screen.next("update")
        looks = 0
        while "result" not in screen.update:
            move = chance.choice(screen.update["moves"])
            screen.play(move)
            if move["do"] == "draw":
                looks += 1
                assert "undo" not in screen.update
                assert undone(screen)["code"] == "revealed"
        assert looks


def test_coming_back_after_an_undo_cuts_the_journal(anna: Visitor) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        go_to_the_first_naming(screen)
        name_something(screen)
        number = screen.number
        assert undone(screen)["type"] == "update"
    with anna.at(table, since=number) as back:
        back.next("update")
        assert back.update["since"] == 2
        assert back.update["facts"] == []
        assert back.update["length"] == 2


def test_a_table_opened_anew_is_the_same(anna: Visitor) -> None:
    table = anna.table(HUMAN, HUMAN)
    anna.post(f"/api/tables/{table}/start")
    with anna.at(table) as screen:
        screen.next("update")
        for _ in range(3):
            screen.play(screen.update["moves"][-1])
        undone(screen)
        anna.client.app.state.registry.live.clear()
        view = anna.get(f"/api/tables/{table}/view").json()
        assert view["length"] == screen.update["length"]
        assert anna.get(f"/api/tables/{table}/journal").json()["facts"] == screen.journal


def test_games_and_their_catalogue(anna: Visitor) -> None:
    games = {game["name"]: game for game in anna.get("/api/games").json()}
    assert set(games) == set(signoria.game_names())
    first, *_, hard, _ = games["princes"]["options"]
    assert first == {"name": "muse_and_princess", "values": [False, True], "seats": [[2, 3, 4, 5], [2, 3, 4, 5]]}
    assert hard == {"name": "two_player_hard", "values": [False, True], "seats": [[2, 3, 4, 5], [2]]}
    for name in games:
        info = games[name]
        names = [level["name"] for level in info["levels"]]
        assert len(names) == 8
        assert info["first_level"] == names[0] == "newcomer"
        assert info["usual_level"] in names
        assert all(level["rating"] is not None for level in info["levels"]), "measured by benchmarks/levels.py"
        catalogue = anna.get(f"/api/games/{name}/catalogue").json()
        assert catalogue["edition"]["game"] == name
    groups = anna.get("/api/games/princes/catalogue").json()["reconstructions"]
    assert groups[0]["title"] == "Professions"
    assert all(value["sentence"] for group in groups for value in group["values"])
    assert anna.get("/api/games/chess/catalogue").status_code == 404


def test_health_and_metrics(anna: Visitor) -> None:
    assert anna.get("/api/health").json()["status"] == "ok"
    assert "signoria_moves_total" in anna.get("/metrics").text


def test_everybody_is_told_who_made_each_move(anna: Visitor, bea: Visitor) -> None:
    table = anna.started(bea)
    with anna.at(table) as first, bea.at(table) as second:
        first.next("update"), second.next("update")
        assert first.update["movers"] == []
        first.play(first.update["moves"][0])
        second.next("update")
        assert (first.update["movers"], second.update["movers"]) == ([0], [0])
        second.play(second.update["moves"][0])
        assert second.update["movers"] == [1]
    with bea.at(table) as again:
        again.next("update")
        assert (again.update["since"], again.update["movers"]) == (0, [0, 1])
    journal = bea.get(f"/api/tables/{table}/journal?since=1").json()
    assert (journal["movers"], len(journal["facts"])) == ([1], 1)
