"""The end of the game: prestige cards, and who has won."""

import pytest

from tests.princes.table import END, LATER, all_but, owned, play, row, table

# The position for which the rulebook tells the value of every prestige card.
RICH = {
    "pieces": ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"],
    "builders": 2,
    "freedoms": ["travel", "religion"],
    "table": ["poet", "lawyer", "painter", "composer", "recruiting"],
    "hand": ["sculptor"],
}


def last_turn(**seats):
    """The end of round 7: seat0=… what seat 0 owns, and so on; the game is then over."""
    laid = table(seats=4, round=7)
    for seat, owns in seats.items():
        laid.seat(int(seat[-1]), **owns)
    return play(laid.at("turn", 3), END)


def worth(card, **others):
    """What the card brings the seat of the rulebook's example against such others."""
    return last_turn(seat0={**RICH, "prestige": [card]}, **others).scores()[0]


EXAMPLES = [
    ("most_buildings", {"seat1": {"pieces": ["library", "studio", "hospital", "theater", "tower"]}}, 3),
    ("two_large_buildings", {"seat1": {"pieces": ["university", "laboratory"]}}, 5),
    ("fewest_empty_spaces", {"seat1": {"pieces": all_but(row(0, 0, 1, 2), {"park": 6, "forest": 2, "lake": 3})}}, 0),
    ("all_landscape_kinds", {}, 0),
    ("most_landscapes", {"seat1": {"pieces": ["lake", "lake", "park"]}}, 4),
    ("most_forests", {"seat1": {"pieces": ["forest"]}}, 7),
    ("most_lakes", {"seat1": {"pieces": ["lake"]}, "seat2": {"pieces": ["lake"]}}, 3),
    ("all_freedoms", {}, 0),
    ("buildings_freedoms_works", {}, 6),
    ("most_jesters", {}, 0),
    ("most_builders", {"seat1": {"builders": 1}}, 6),
    ("most_builders", {"seat1": {"builders": 2}}, 3),
    ("most_parks", {}, 0),
    ("builder_jester_landscapes", {}, 0),
    ("most_works", {"seat1": {"table": ["alchemist", "botanist", "physicist", "bell_maker", "goldsmith"]}}, 4),
    (
        "most_works",
        {"seat1": {"table": ["alchemist", "botanist", "physicist", "bell_maker", "goldsmith", "dramatist"]}},
        0,
    ),
]


@pytest.mark.parametrize(("card", "others", "pp"), EXAMPLES)
def test_every_prestige_card_in_the_examples_of_the_rulebooks(card, others, pp):  # PF-END-1 PF-OBJ-6
    assert worth(card, **others) == pp


ALONE = [
    ("most_buildings", {"pieces": ["tower"]}, {"pieces": ["tower", "opera"]}, 6, 3),
    ("most_landscapes", {"pieces": ["lake"]}, {"pieces": ["park", "park"]}, 7, 4),
    ("most_forests", {"pieces": ["forest"]}, {"pieces": ["forest", "forest"]}, 7, 4),
    ("most_lakes", {"pieces": ["lake"]}, {"pieces": ["lake", "lake"]}, 6, 3),
    ("most_parks", {"pieces": ["park"]}, {"pieces": ["park", "park"]}, 5, 3),
    ("most_jesters", {"jesters": 1}, {"jesters": 2}, 6, 3),
    ("most_builders", {"builders": 1}, {"builders": 2}, 6, 3),
    ("fewest_empty_spaces", {"pieces": ["tower"]}, {"pieces": ["lake"]}, 8, 4),
]


@pytest.mark.parametrize(("card", "owns", "more", "alone", "tied"), ALONE)
def test_most_alone_tied_and_beaten(card, owns, more, alone, tied):  # PF-END-1
    assert last_turn(seat0={**owns, "prestige": [card]}).scores() == [alone, 0, 0, 0]
    assert last_turn(seat0={**owns, "prestige": [card]}, seat1=owns).scores() == [tied, 0, 0, 0]
    assert last_turn(seat0={**owns, "prestige": [card]}, seat1=more).scores() == [0, 0, 0, 0]


def test_most_works_alone():  # PF-END-1
    assert last_turn(seat0={"table": ["poet"], "prestige": ["most_works"]}).scores() == [7, 0, 0, 0]


@pytest.mark.parametrize("card", ["most_buildings", "most_forests", "most_jesters", "most_builders", "most_works"])
def test_having_none_is_never_the_most(card):  # PF-END-1
    assert last_turn(seat0={"prestige": [card]}).scores() == [0, 0, 0, 0]


def test_empty_boards_tie_for_the_fewest_empty_spaces():  # PF-END-1
    assert last_turn(seat0={"prestige": ["fewest_empty_spaces"]}).scores() == [4, 0, 0, 0]


def test_a_full_board_has_the_fewest_empty_spaces():  # PF-END-1
    full = all_but([], {"forest": 5, "lake": 3, "park": 2})
    assert last_turn(seat0={"pieces": full, "prestige": ["fewest_empty_spaces"]}).scores() == [8, 0, 0, 0]


NEEDS = [
    ("two_large_buildings", {"pieces": ["university", "workshop"]}, {"pieces": ["university", "opera"]}, 5),
    ("all_landscape_kinds", {"pieces": ["forest", "lake", "park"]}, {"pieces": ["forest", "lake", "lake"]}, 8),
    ("all_freedoms", {"freedoms": ["travel", "religion", "opinion"]}, {"freedoms": ["travel", "religion"]}, 8),
    (
        "builder_jester_landscapes",
        {"builders": 1, "jesters": 1, "pieces": ["park", "park"]},
        {"builders": 1, "jesters": 1, "pieces": ["park"]},
        7,
    ),
]


@pytest.mark.parametrize(("card", "enough", "short", "pp"), NEEDS)
def test_at_least_cards_score_whatever_others_have(card, enough, short, pp):  # PF-END-1
    assert last_turn(seat0={**enough, "prestige": [card]}, seat1=enough).scores() == [pp, 0, 0, 0]
    assert last_turn(seat0={**short, "prestige": [card]}).scores() == [0, 0, 0, 0]


@pytest.mark.parametrize("lack", ["pieces", "freedoms", "table"])
def test_buildings_freedoms_and_works_are_all_needed(lack):  # PF-END-1
    owns = {
        "pieces": ["tower", "chapel", "opera", "studio"],
        "freedoms": ["travel", "religion"],
        "table": ["poet", "lawyer", "painter", "recruiting"],
        "prestige": ["buildings_freedoms_works"],
    }
    assert last_turn(seat0=owns).scores()[0] == 6
    assert last_turn(seat0={**owns, lack: owns[lack][1:]}).scores()[0] == 0


def test_several_prestige_cards_all_score():  # PF-END-1
    owns = {"jesters": 1, "builders": 1, "prestige": ["most_jesters", "most_builders", "most_parks"]}
    assert last_turn(seat0=owns, seat1={"jesters": 1}).scores() == [3 + 6, 0, 0, 0]


def test_best_work_comes_before_the_prestige_cards_and_the_game_is_over():  # PF-END-1 PF-BST-1
    game = last_turn(seat0={"best_work": 20, "prestige": ["most_jesters"], "jesters": 1})
    assert game.scores() == [9, 0, 0, 0]
    assert game.over
    assert game.seat is None
    assert game.moves() == []
    position = game.position()
    assert (position["phase"], position["seat"], position["kind"], position["round"]) == ("over", None, None, 7)


def test_the_end_comes_in_order_best_work_merchant_professor_banker():  # PF-END-1 PF-CHR-11
    laid = (
        table(seats=4, round=7, muse_and_princess=True)
        .seat(0, best_work=20)
        .seat(1, pp=2, character="merchant")
        .seat(2, character="professor", jesters=1)
        .seat(3, money=500)
        .decks(prestige=["most_jesters"])
    )
    laid.position["banker_buyer"] = 3
    game = play(laid.at("turn", 3), END)
    assert game.decision == {"seat": 1, "kind": "use", "character": "merchant"}
    play(game, LATER)
    assert game.decision == {"seat": 2, "kind": "professor"}
    assert owned(game, "pp") == [3, 4, 0, 0]  # rank 2 behind the best work's three
    play(game, {"do": "professor", "deck": "prestige"}, {"do": "keep", "card": "most_jesters"})
    assert game.scores() == [3, 4, 6, 2]
    assert owned(game, "money")[3] == 100


def test_most_points_win():  # PF-END-2
    game = last_turn(seat0={"pp": 10, "money": 0}, seat1={"pp": 9, "money": 5000})
    assert game.winners() == [0]


def test_a_tie_goes_to_the_most_money():  # PF-END-2
    game = last_turn(seat0={"pp": 10, "money": 400}, seat1={"pp": 10, "money": 500})
    assert game.winners() == [1]


def test_still_tied_the_win_is_shared():  # PF-END-2
    game = last_turn(seat0={"pp": 10, "money": 400}, seat2={"pp": 10, "money": 400}, seat3={"pp": 10, "money": 300})
    assert game.winners() == [0, 2]


def test_nobody_has_won_before_the_end():  # PF-END-2
    assert table(seats=4, round=7).seat(0, pp=50).at("turn", 3).winners() == []
