"""Two seats: what differs, and what does not."""

import signoria
from tests.princes.table import DECLINE, END, PASS, asked, bid, name, offered, owned, play, table, take


def test_what_differs_for_two():  # PF-TWO-1 PF-SET-2 PF-SET-6 PF-AUC-2 PF-AUC-11
    position = signoria.new_game("princes", seats=2, seed=1).position()
    assert [seat["money"] for seat in position["seats"]] == [2500, 2500]
    assert sum(position["supply"]["freedoms"].values()) == 5
    game = table(seats=2).at("name")
    assert game.decision["price"] == 300
    assert "landscape" in offered(game, "name", "object")
    assert "forest" not in offered(game, "name", "object")


def test_an_auction_of_two():  # PF-TWO-1 PF-AUC-3 PF-AUC-5 PF-AUC-7
    game = table(seats=2).at("name")
    play(game, name("jester"), bid(400), bid(500), PASS)
    assert owned(game, "money") == [2000, 2500]
    assert asked(game) == ("take", 1)
    play(game, take("builder"))
    assert owned(game, "money") == [2000, 2200]
    assert game.position()["phase"] == "actions"


def test_who_names_and_loses_takes():  # PF-TWO-1 PF-AUC-7
    game = table(seats=2).at("name")
    play(game, name("jester"), bid(400), PASS)
    assert asked(game) == ("take", 0)


def test_all_else_is_as_with_more_seats():  # PF-TWO-1
    position = signoria.new_game("princes", seats=2, seed=1).position()
    stacks = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}
    assert {key: position["supply"][key] for key in stacks} == stacks
    assert set(position["supply"]["buildings"].values()) == {3}
    game = table(seats=2).at("turn")
    assert game.decision["actions_left"] == 2
    assert game.decision["building_cost"] == 700
    play(game, END, END, DECLINE, DECLINE)
    assert (game.position()["round"], game.position()["start"]) == (2, 1)


def test_the_expansions_go_with_two_seats():  # PF-TWO-1 PF-SET-1
    game = table(seats=2, muse_and_princess=True, cooperative=True).at("name")
    play(game, DECLINE, DECLINE)
    assert asked(game) == ("mark", 0)
    play(game, PASS, PASS)
    assert set(offered(game, "offer", "partner")) == {1}
