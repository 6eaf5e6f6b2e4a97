"""What is hidden, and what everybody sees."""

import random

import pytest

import signoria
from tests.princes.table import (
    BONUS_CARDS,
    END,
    PRESTIGE_CARDS,
    PROFESSIONS,
    bury,
    draw,
    keep,
    payout,
    play,
    seat_of,
    table,
    work,
)


def full_table(**options):
    return (
        table(seats=3, **options)
        .seat(
            0, hand=["poet", "recruiting"], table=["lawyer"], bonus=["parks"], prestige=["most_parks"], pieces=["lake"]
        )
        .seat(1, hand=["painter", "composer"], bonus=["lakes", "forests"], prestige=["most_lakes"], jesters=2, pp=4)
        .seat(2, hand=["sculptor"], money=900)
        .at("turn")
    )


def test_a_seat_sees_all_of_its_own():  # PF-HID-1
    game = full_table()
    assert {**game.view(0)["seats"][0]} == seat_of(game, 0)


def test_of_others_only_the_number_of_cards_in_hand_is_seen():  # PF-HID-1
    for viewer in (0, 2, None):
        seen = full_table().view(viewer)["seats"][1]
        assert (seen["hand"], seen["bonus"], seen["prestige"], seen["money"]) == (2, 2, 1, None)


def test_tables_boards_points_and_tiles_are_public():  # PF-HID-1
    game = full_table()
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            seen, true = game.view(viewer)["seats"][seat], seat_of(game, seat)
            for key in ("pp", "table", "jesters", "builders", "freedoms", "pieces", "character", "best_work"):
                assert seen[key] == true[key]


def test_money_of_others_is_seen_where_it_lies_open():  # PF-HID-1 PF-SET-1
    game = full_table(open_money=True)
    assert [seat["money"] for seat in game.view(1)["seats"]] == [3500, 3500, 900]
    assert [seat["money"] for seat in game.view(None)["seats"]] == [3500, 3500, 900]
    assert [seat["money"] for seat in full_table().view(1)["seats"]] == [None, 3500, None]


def test_decks_show_their_number_only():  # PF-HID-1
    game = full_table()
    sizes = {deck: len(cards) for deck, cards in game.position()["decks"].items()}
    assert game.view(0)["decks"] == game.view(None)["decks"] == sizes


def test_cards_looked_at_are_seen_by_the_seat_that_looks():  # PF-HID-1 PF-OBJ-4
    game = play(full_table(), draw("bonus"))
    cards = [move["card"] for move in game.moves()]
    assert game.view(0)["looked"] == {"deck": "bonus", "count": 5, "cards": cards}
    for other in (1, 2, None):
        assert game.view(other)["looked"] == {"deck": "bonus", "count": 5}


def test_bids_are_public():  # PF-HID-1
    game = table(seats=3).at("name")
    play(game, {"do": "name", "object": "lake"}, {"do": "bid", "amount": 300})
    for viewer in (0, 1, 2, None):
        auction = game.view(viewer)["auction"]
        assert (auction["object"], auction["price"], auction["bidder"]) == ("lake", 300, 1)


def test_at_the_end_money_and_prestige_cards_are_shown():  # PF-HID-1 PF-END-1
    game = table(seats=3, round=7).seat(0, prestige=["most_parks"], hand=["poet"]).at("turn", 2)
    play(game, END)
    seen = game.view(1)["seats"][0]
    assert (seen["money"], seen["prestige"], seen["hand"]) == (3500, ["most_parks"], 1)


def hidden_names(view):
    """Every card named anywhere in a view."""
    text = str({key: value for key, value in view.items() if key != "options"})
    return {card for card in PROFESSIONS + BONUS_CARDS + PRESTIGE_CARDS if f"'{card}'" in text}


@pytest.mark.parametrize("muse_and_princess", [False, True])
def test_no_view_names_a_card_that_is_hidden_from_it(muse_and_princess):  # PF-HID-1
    chance = random.Random(5)
    game = signoria.new_game("princes", seats=3, seed=5, muse_and_princess=muse_and_princess)
    while not game.over:
        position = game.position()
        for viewer in (0, 1, 2, None):
            may_see = {card for seat in position["seats"] for card in seat["table"]}
            if "work" in position:
                may_see.add(position["work"]["card"])
            if viewer is not None:
                own = position["seats"][viewer]
                may_see |= {*own["hand"], *own["bonus"], *own["prestige"]}
                may_see |= set(position.get("looked", {"cards": []})["cards"]) if viewer == game.seat else set()
            words = {"buildings", "freedoms", "jesters", "builders"}  # bonus cards are named after them
            assert hidden_names(game.view(viewer)) <= may_see | words
        game.play(chance.choice(game.moves()))


def test_another_world_keeps_what_the_seat_has_seen_and_changes_the_rest():  # PF-HID-1
    game = full_table()
    card = BONUS_CARDS[0]
    play(game, draw("bonus"), keep(card))
    buried = game.moves()[0]["order"]
    play(game, bury(*buried))
    hands, decks = set(), set()
    for seed in range(60):
        other = game.state.resample(0, seed)
        assert other.view(0) == game.view(0)
        position = other.position()
        assert position["decks"]["bonus"][-4:] == buried
        hands.add(tuple(position["seats"][1]["hand"]))
        decks.add(tuple(position["decks"]["profession"]))
        assert not {"poet", "lawyer"} & {*position["seats"][1]["hand"], *position["decks"]["profession"]}
    assert len(hands) > 40
    assert len(decks) == 60


def test_a_bonus_card_that_was_played_is_gone_in_every_world():  # PF-HID-1 PF-WRK-3
    game = table(seats=3).seat(0, hand=["poet"], jesters=3, bonus=["jesters"]).seat(1, bonus=["parks"]).at("turn")
    play(game, work("poet"), {"do": "play", "card": "jesters"}, payout(0))
    for viewer in (0, 1, 2):
        for seed in range(40):
            position = game.state.resample(viewer, seed).position()
            assert "jesters" not in position["decks"]["bonus"] + position["seats"][1]["bonus"]


def test_a_card_missing_from_a_position_is_gone_in_every_world():  # PF-HID-1 PF-WRK-3
    game = table(seats=3).decks(bonus=["parks", "lakes"]).seat(1, bonus=["lakes"]).at("turn")
    found = set()
    for seed in range(40):
        position = game.state.resample(0, seed).position()
        found.add((*position["decks"]["bonus"], *position["seats"][1]["bonus"]))
    assert found == {("parks", "lakes"), ("lakes", "parks")}


def test_a_recruited_card_is_known_to_all():  # PF-HID-1 PF-OBJ-5
    game = table(seats=3).seat(0, hand=["recruiting", "painter"]).seat(1, table=["poet"]).at("turn")
    play(game, {"do": "recruit", "seat": 1, "card": "poet"})
    seen = set()
    for seed in range(60):
        hand = game.state.resample(2, seed).position()["seats"][0]["hand"]
        assert "poet" in hand
        seen.add(tuple(hand))
    assert len(seen) > 10


def test_setup_in_another_world():  # PF-HID-1 PF-SET-3
    game = signoria.new_game("princes", seats=3, seed=3)
    card = game.moves()[1]["card"]
    play(game, game.moves()[1])
    own = seat_of(game, 0)["hand"]
    for seed in range(40):
        position = game.state.resample(0, seed).position()
        assert position["seats"][0]["hand"] == own
        assert position["returned"] == [card]
    others = {tuple(game.state.resample(1, seed).position()["returned"]) for seed in range(200)}
    assert len(others) == 17
