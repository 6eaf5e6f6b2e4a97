"""Setting up: decks, goods, closed spaces, bonus tiles, the draft; options; what is hidden."""

import json

import pytest

import signoria
from tests.lorenzo.table import LINES, Table

OPTIONS = {
    "advanced": False,
    "last_report_decline_scores": False,
    "malus_wood_stone": "each",
    "santa_rita_malus": "after",
    "brunelleschi_bonus_actions": True,
}


def new(seats=4, seed=5, **options):
    return signoria.new_game("lorenzo", seats=seats, seed=seed, **options)


def test_two_to_four_seats_and_the_options():  # LM-SET-1
    assert [len(new(seats).position()["seats"]) for seats in (2, 3, 4)] == [2, 3, 4]
    assert new().position()["options"] == OPTIONS
    for seats in (1, 5):
        with pytest.raises(signoria.BadInput):
            new(seats)


@pytest.mark.parametrize("wrong", [{"advanced": 1}, {"malus_wood_stone": "both"}, {"santa_rita_malus": True}, {"x": 1}])
def test_an_unknown_option_or_value_is_an_error(wrong):  # LM-SET-1
    with pytest.raises(signoria.BadInput):
        new(**wrong)


def test_four_decks_by_period_and_a_tile_for_each():  # LM-SET-2
    position = new(advanced=True).position()
    periods = {card["key"]: card["period"] for card in signoria.rules("lorenzo").own_edition()["cards"]}
    for line in LINES:
        assert [periods[card] for card in position["decks"][line]] == [1] * 8 + [2] * 8 + [3] * 8
        assert len(set(position["decks"][line])) == 24
    assert [tile[:2] for tile in position["excommunications"]] == ["1-", "2-", "3-"]


def test_decks_tiles_and_order_come_from_the_seed():  # LM-SET-2, LM-SET-3
    positions = [new(seed=seed).position() for seed in range(60)]
    assert {position["order"][0] for position in positions} == {0, 1, 2, 3}
    assert len({tile for position in positions for tile in position["excommunications"]}) == 21
    assert len({position["towers"]["venture"][0] for position in positions}) == 8


def test_what_each_seat_starts_with():  # LM-SET-3
    position = new().position()
    for coins, seat in zip((5, 6, 7, 8), position["order"], strict=True):
        family = position["seats"][seat]
        assert (family["wood"], family["stone"], family["servants"]) == (2, 2, 3)
        assert (family["military"], family["faith"], family["vp"]) == (0, 0, 0)
        assert family["coins"] == coins
        assert family["members"] == ["black", "white", "orange", "neutral"]


def test_everybody_has_the_basic_tile_in_the_basic_game():  # LM-SET-4
    position = new().position()
    assert [seat["tile"] for seat in position["seats"]] == ["basic"] * 4
    assert position["phase"] == "actions"


def test_tiles_are_picked_in_reverse_turn_order():  # LM-SET-4
    game = new(3, advanced=True)
    order = game.position()["order"]
    tiles = ["adv_1", "adv_2", "adv_3", "adv_4"]
    for seat, tile in zip(reversed(order), ("adv_2", "adv_4", "adv_1"), strict=True):
        assert game.seat == seat
        assert [move["tile"] for move in game.moves()] == tiles
        game.play({"do": "tile", "tile": tile})
        tiles.remove(tile)
        assert game.position()["seats"][seat]["tile"] == tile
    assert (game.seat, game.decision["kind"]) == (0, "draft")


def test_before_round_1_nothing_lies_on_the_board():  # LM-RND-1
    position = new(advanced=True).position()
    assert (position["round"], position["phase"], position["dice"]) == (1, "setup", None)
    assert position["towers"] == {line: [None] * 4 for line in LINES}
    assert len(position["dice_to_come"]) == 6


def drafting(seats):
    game = new(seats, advanced=True)
    while game.decision["kind"] == "tile":
        game.play(game.moves()[0])
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_passes_hands_to_the_right(seats):  # LM-SET-5
    game = drafting(seats)
    hands = [seat["hand"] for seat in game.position()["seats"]]
    assert sorted(map(len, hands)) == [4] * seats
    kept = [[] for _ in range(seats)]
    for turn in range(3):
        for seat in range(seats):
            assert game.seat == seat
            held = hands[(seat + turn) % seats]
            assert [move["leader"] for move in game.moves()] == held
            kept[seat].append(held[-1])
            game.play({"do": "draft", "leader": held[-1]})
            held.remove(kept[seat][-1])
            if game.position()["phase"] == "setup" and seat + 1 < seats:
                assert game.position()["seats"][seat]["kept"] == kept[seat]
    position = game.position()
    assert position["phase"] == "actions"
    for seat in range(seats):
        last = hands[(seat + 3) % seats]
        assert position["seats"][seat]["hand"] == kept[seat] + last, "the last card comes by itself"
        assert position["seats"][seat]["kept"] == []


LEADERS = {leader["key"] for leader in signoria.rules("lorenzo").own_edition()["leaders"]}


def leaders_in(found):
    """Every leader named anywhere."""
    text = json.dumps(found)
    return {leader for leader in LEADERS if f'"{leader}"' in text}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_a_leader_before_the_last_tile_is_chosen(seats):  # LM-SET-5
    game = new(seats, advanced=True)
    while game.decision["kind"] == "tile":
        assert len(leaders_in(game.position())) == 4 * seats, "the position holds the deal"
        assert game.position()["seen"] == {"log": []}
        for seat in (*range(seats), None):
            assert not leaders_in([game.view(seat), game.decision, game.appraisal(seat), game.moves()])
            assert [family["hand"] for family in game.view(seat)["seats"]] == [4] * seats
        game.play(game.moves()[-1])
    for seat in range(seats):
        assert leaders_in(game.view(seat)) == set(game.position()["seats"][seat]["hand"])
    assert [entry["seat"] for entry in game.position()["seen"]["log"]] == list(range(seats))


def test_a_seats_own_leaders_differ_between_its_worlds_until_the_last_tile_is_chosen():  # LM-SET-5
    game = new(3, advanced=True)
    while game.decision["kind"] == "tile":
        for seat in range(3):
            worlds = [game.state.resample(seat, seed) for seed in range(12)]
            assert len({tuple(sorted(world.position()["seats"][seat]["hand"])) for world in worlds}) > 8
            for world in worlds:
                assert world.view(seat) == game.view(seat)
                dealt = [leader for family in world.position()["seats"] for leader in family["hand"]]
                assert len(set(dealt)) == 12
        game.play(game.moves()[0])
    hand = game.position()["seats"][0]["hand"]
    assert all(game.state.resample(0, seed).position()["seats"][0]["hand"] == hand for seed in range(12))


def test_the_last_tile_reveals_something():  # LM-SET-5
    """So it cannot be taken back."""
    state = new(2, advanced=True).state
    before = [state.hidden(seat) for seat in range(2)]
    state.apply(state.legal()[0])
    assert [state.hidden(seat) for seat in range(2)] == before
    state.apply(state.legal()[0])
    assert all(state.hidden(seat) != before[seat] for seat in range(2))


@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (2, {"harvest.shared", "production.shared", "market.3", "market.4"}),
        (3, {"market.3", "market.4"}),
        (4, set()),
    ],
)
def test_fewer_seats_have_fewer_spaces(seats, closed):  # LM-SET-6
    game = Table(seats).plenty().dice(6).game()
    everything = set(Table(4).position["spaces"])
    assert set(game.position()["spaces"]) == everything - closed
    reached = {move["space"] for move in game.moves()}
    assert not reached & closed
    assert {space for space in everything - closed if not space.startswith(LINES)} <= reached


def test_what_is_hidden():  # LM-HID-1
    game = drafting(3)
    for _ in range(4):
        game.play(game.moves()[0])
    position = game.position()
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert view["decks"] == dict.fromkeys(LINES, 24)
        assert view["dice_to_come"] == 6
        for seat in range(3):
            for key in ("hand", "kept"):
                own = position["seats"][seat][key]
                assert view["seats"][seat][key] == (own if seat == viewer else len(own))
        assert "seen" not in view


def test_everything_else_is_public():  # LM-HID-1
    game = Table(3, advanced=True).played("sisto_iv", seat=1).own("forest", seat=2).game()
    view, position = game.view(0), game.position()
    for key in ("round", "phase", "order", "dice", "towers", "excommunications", "spaces"):
        assert view[key] == position[key]
    for seen, true in zip(view["seats"], position["seats"], strict=True):
        assert {key: seen[key] for key in seen if key not in ("hand", "kept")} == {
            key: true[key] for key in true if key not in ("hand", "kept")
        }


def test_another_world_keeps_all_that_the_seat_has_seen_in_the_draft():  # LM-HID-1, LM-SET-5
    """Seat 1 passes three leaders on to seat 0 and knows that one of them is kept there."""
    game = drafting(4)
    passed = None
    while game.position()["phase"] == "setup":
        if game.seat == 1 and passed is None:
            hand = game.position()["seats"][1]["hand"]
            passed = set(hand[1:])
        game.play(game.moves()[0])
    true = [set(seat["hand"]) for seat in game.position()["seats"]]
    assert [len(hand & passed) for hand in true] == [1, 0, 1, 1]
    worlds = [game.state.resample(1, seed).position() for seed in range(40)]
    for world in worlds:
        hands = [set(seat["hand"]) for seat in world["seats"]]
        assert hands[1] == true[1]
        assert [len(hand & passed) for hand in hands] == [1, 0, 1, 1]
    assert len({json.dumps(world["seats"][0]["hand"]) for world in worlds}) > 10


def test_another_world_keeps_periods_and_what_was_shown():  # LM-HID-1, LM-SET-2
    game = Table(3, advanced=True).hand("santa_rita", "sisto_iv", seat=0).hand("cesare_borgia", seat=1).game()
    game.play({"do": "discard", "leader": "santa_rita"})
    position = game.position()
    for seed in range(20):
        world = game.state.resample(2, seed).position()
        assert world["towers"] == position["towers"]
        assert {line: sorted(deck) for line, deck in world["decks"].items()} == {
            line: sorted(deck) for line, deck in position["decks"].items()
        }
        hands = [leader for seat in world["seats"] for leader in seat["hand"]]
        assert "santa_rita" not in hands, "it was discarded before everyone's eyes"
    dice = {json.dumps(game.state.resample(2, seed).position()["dice_to_come"]) for seed in range(20)}
    assert len(dice) == 20
