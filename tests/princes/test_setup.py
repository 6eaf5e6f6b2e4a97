"""Setting up the game."""

from collections import Counter

import pytest

import signoria
from tests.princes.table import BONUS_CARDS, BUILDINGS, PRESTIGE_CARDS, PROFESSIONS, asked, owned, play


def new(seats=4, seed=1, **options):
    return signoria.new_game("princes", seats=seats, seed=seed, **options)


def returned(game):
    """The game once every seat has returned its first card."""
    while game.decision["kind"] == "return":
        game.play(game.moves()[0])
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("muse_and_princess", [False, True])
@pytest.mark.parametrize("cooperative", [False, True])
def test_both_expansions_go_with_any_number_of_seats(seats, muse_and_princess, cooperative):  # PF-SET-1
    game = new(seats, muse_and_princess=muse_and_princess, cooperative=cooperative)
    assert len(game.position()["seats"]) == seats
    assert game.position()["options"] == {
        "muse_and_princess": muse_and_princess,
        "cooperative": cooperative,
        "two_player_hard": False,
        "open_money": False,
    }


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 2.0, "4", None, True])
def test_no_other_number_of_seats(seats):  # PF-SET-1
    with pytest.raises(signoria.BadInput, match="2 to 5 seats"):
        new(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_harder_game_for_two_is_for_two(seats):  # PF-SET-1
    with pytest.raises(signoria.BadInput, match="two_player_hard is for 2 seats"):
        new(seats, two_player_hard=True)


def test_seats_follow_each_other_clockwise_in_ascending_order():  # PF-SET-1
    game = returned(new(3, seed=1))
    order = [game.seat]
    for _ in range(2):
        game.play({"do": "decline"})
        order.append(game.seat)
    assert order == [(order[0] + step) % 3 for step in range(3)]


@pytest.mark.parametrize(("seats", "money"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_money_and_prestige_at_the_start(seats, money):  # PF-SET-2
    game = new(seats)
    assert owned(game, "money") == [money] * seats
    assert owned(game, "pp") == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_professions_are_dealt_and_the_rest_lies_aside(seats):  # PF-SET-3
    position = new(seats).position()
    hands = [seat["hand"] for seat in position["seats"]]
    assert [len(hand) for hand in hands] == [4] * seats
    assert sorted(sum(hands, position["decks"]["profession"])) == sorted(PROFESSIONS)


def test_each_seat_keeps_three_and_returns_one_in_order():  # PF-SET-3
    game = new(3)
    hands = owned(game, "hand")
    for seat in range(3):
        assert asked(game) == ("return", seat)
        assert [move["card"] for move in game.moves()] == hands[seat]
        game.play({"do": "return", "card": hands[seat][2]})
        assert owned(game, "hand")[seat] == [hands[seat][0], hands[seat][1], hands[seat][3]]


def test_returned_and_undealt_cards_are_shuffled_together():  # PF-SET-3
    game = new(3)
    hands = owned(game, "hand")
    undealt = game.position()["decks"]["profession"]
    play(game, *[{"do": "return", "card": hand[0]} for hand in hands[:2]])
    assert game.position()["decks"]["profession"] == undealt
    play(game, {"do": "return", "card": hands[2][0]})
    deck = game.position()["decks"]["profession"]
    assert sorted(deck) == sorted([*undealt, *[hand[0] for hand in hands]])
    assert deck[: len(undealt)] != undealt
    assert "reshuffle" not in game.position()


def test_where_the_returned_card_goes_in_the_deck_differs():  # PF-SET-3
    places = Counter()
    for seed in range(300):
        game = new(2, seed=seed)
        card = game.moves()[0]["card"]
        deck = returned(game).position()["decks"]["profession"]
        places[deck.index(card)] += 1
    assert set(places) == set(range(15))
    assert max(places.values()) < 45


def test_nobody_else_sees_the_returned_card():  # PF-SET-3 PF-HID-1
    game = new(3)
    card = game.moves()[0]["card"]
    play(game, game.moves()[0])
    for other in (1, 2, None):
        assert f"'{card}'" not in str(game.view(other))


def test_the_auction_stacks():  # PF-SET-4
    position = new(3).position()
    stacks = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5}
    assert {key: position["supply"][key] for key in stacks} == stacks
    assert sorted(position["decks"]["prestige"]) == sorted(PRESTIGE_CARDS)
    assert len(PRESTIGE_CARDS) == 14


def test_the_action_supply():  # PF-SET-5
    position = new(3).position()
    assert position["supply"]["buildings"] == dict.fromkeys(BUILDINGS, 3)
    assert len(BUILDINGS) == 10
    assert sorted(position["decks"]["bonus"]) == sorted(BONUS_CARDS)
    assert len(BONUS_CARDS) == 20


@pytest.mark.parametrize("deck", ["profession", "bonus", "prestige"])
def test_decks_are_shuffled(deck):  # PF-SET-3 PF-SET-4 PF-SET-5
    tops = {new(3, seed=seed).position()["decks"][deck][0] for seed in range(200)}
    assert len(tops) == {"profession": 21, "bonus": 20, "prestige": 14}[deck]


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_one_freedom_of_each_kind_fewer_than_seats(seats, each):  # PF-SET-6
    assert new(seats).position()["supply"]["freedoms"] == {"travel": each, "religion": each, "opinion": each}


def test_two_seats_have_five_freedoms_two_of_them_extra_of_different_kinds():  # PF-SET-6 PF-TWO-1
    supplies = [new(2, seed=seed).position()["supply"]["freedoms"] for seed in range(60)]
    assert {tuple(sorted(supply.values())) for supply in supplies} == {(1, 2, 2)}
    assert {tuple(supply.values()) for supply in supplies} == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_two_seats_who_want_it_harder_have_four_freedoms():  # PF-SET-6
    supplies = [new(2, seed=seed, two_player_hard=True).position()["supply"]["freedoms"] for seed in range(60)]
    assert {tuple(supply.values()) for supply in supplies} == {(2, 1, 1), (1, 2, 1), (1, 1, 2)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_decides_who_starts(seats):  # PF-SET-7
    starts = Counter(new(seats, seed=seed).position()["start"] for seed in range(400))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 400 / seats / 2


def test_the_starting_seat_names_first():  # PF-SET-7 PF-AUC-2
    for seed in range(10):
        game = new(5, seed=seed)
        start = game.position()["start"]
        assert asked(returned(game)) == ("name", start)


def test_seven_rounds_each_with_the_next_starting_seat():  # PF-SET-7
    game = new(3, seed=4)
    first = game.position()["start"]
    starts = {}
    while not game.over:
        starts[game.position()["round"]] = game.position()["start"]
        moves = game.moves()
        game.play(moves[-1] if moves[-1]["do"] in ("decline", "end") else moves[0])
    assert starts == {number: (first + number - 1) % 3 for number in range(1, 8)}
    assert game.position()["round"] == 7
    assert game.position()["start"] == starts[7]


def test_the_position_at_the_start():  # PF-SET-1 PF-SET-2
    position = new(3, muse_and_princess=True).position()
    assert (position["round"], position["phase"], position["kind"], position["seat"]) == (1, "setup", "return", 0)
    assert position["characters"] == {"banker": 600}
    assert new(3).position()["characters"] == {}
    for seat in position["seats"]:
        nothing = {"table": [], "bonus": [], "prestige": [], "freedoms": [], "pieces": []}
        assert {key: seat[key] for key in nothing} == nothing
        assert (seat["jesters"], seat["builders"], seat["character"], seat["best_work"]) == (0, 0, None, 0)


def test_the_same_seed_gives_the_same_game():  # PF-SET-3
    assert new(4, seed=7).position() == new(4, seed=7).position()
    assert new(4, seed=7).position() != new(4, seed=8).position()
