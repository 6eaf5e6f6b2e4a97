"""Cooperative building. Each board's east edge meets the next seat's west edge."""

import pytest

import signoria
from tests.oracle.princes import edge_neighbours, spots
from tests.princes.table import (
    ACCEPT,
    BUILDINGS,
    EDITION,
    END,
    REFUSE,
    ask,
    asked,
    build,
    column,
    counter,
    offer,
    offered,
    owned,
    place,
    play,
    row,
    seat_of,
    span,
    table,
    take,
    work,
)

PALAZZO = {(line, column) for line in (2, 3, 4) for column in (3, 4)}
TOWER = {0: row(0, 5, 6), 1: row(0, 0)}  # a tower from seat 0 into seat 1
WORKSHOP = {0: [[0, 6], [1, 6]], 1: [*row(0, 0, 1), *row(1, 0, 1, 2)]}
FAR_WORKSHOP = {0: [[5, 6], [6, 6]], 1: [*row(5, 0, 1), *row(6, 0, 1, 2)]}


def together(seats=3, **options):
    return table(seats=seats, cooperative=True, **options)


def cells(part):
    return frozenset((line, column) for line, column in part)


def test_the_boards_other_sides_are_used():  # PF-COO-1
    game = play(together().at("take"), take("park"))
    covered = {tuple(cell) for move in game.moves() for cell in move["cells"]}
    assert covered == {(line, column) for line in range(7) for column in range(7)} - PALAZZO
    game = play(table(seats=3).at("take"), take("park"))
    assert (6, 0) not in {tuple(cell) for move in game.moves() for cell in move["cells"]}


@pytest.mark.parametrize(
    ("seats", "seat", "neighbours"),
    [(2, 0, {1}), (2, 1, {0}), (3, 0, {1, 2}), (4, 0, {1, 3}), (4, 2, {1, 3}), (5, 4, {3, 0})],
)
def test_every_seat_has_two_neighbours_or_one(seats, seat, neighbours):  # PF-COO-1 PF-COO-2
    game = together(seats).at("turn", seat)
    assert set(offered(game, "offer", "partner")) == neighbours


def test_the_east_edge_meets_the_west_edge_of_the_next_seat():  # PF-COO-1
    game = play(together(4).at("turn"), offer("tower", 1))
    assert span({0: row(6, 6), 1: row(6, 0, 1)}) in game.moves()
    assert span({0: row(6, 0), 1: row(6, 5, 6)}) not in game.moves()
    game = play(together(4).at("turn"), offer("tower", 3))
    assert span({0: row(6, 0), 3: row(6, 5, 6)}) in game.moves()
    assert span({0: row(6, 6), 3: row(6, 0, 1)}) not in game.moves()
    game = play(together(2).at("turn", 1), offer("tower", 0))
    assert span({0: row(6, 5, 6), 1: row(6, 0)}) in game.moves()
    assert span({0: row(6, 0, 1), 1: row(6, 6)}) not in game.moves()


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_joint_building_lies_across_the_border(building):  # PF-COO-2 PF-COO-6
    game = play(together().at("turn"), offer(building, 1))
    legal = set()
    for spot in spots(tuple(EDITION["pieces"][building]["shape"]), 7, 14):
        west = frozenset(cell for cell in spot if cell[1] < 7)
        east = frozenset((line, column - 7) for line, column in spot if column >= 7)
        if west and east and not any((part | edge_neighbours(part)) & PALAZZO for part in (west, east)):
            legal.add((west, east))
    assert {(cells(move["cells"]["0"]), cells(move["cells"]["1"])) for move in game.moves()} == legal
    assert len(game.moves()) == len(legal)


def test_one_square_on_a_side_is_enough():  # PF-COO-2
    game = play(together().at("turn"), offer("workshop", 1))
    assert span({0: [[0, 6]], 1: [*row(0, 0, 1, 2), *row(1, 0, 1, 2)]}) in game.moves()
    assert span({0: row(0, 4, 5, 6), 1: []}) not in game.moves()


def test_a_seat_may_still_build_alone():  # PF-COO-2
    game = together().at("turn")
    assert {"tower", "chapel"} <= set(offered(game, "build", "building"))
    assert {"tower", "chapel"} <= set(offered(game, "offer", "building"))


def test_an_offer_accepted():  # PF-COO-3 PF-COO-4
    game = play(together().at("turn"), offer("tower", 1), span(TOWER))
    assert asked(game) == ("price", 0)
    assert offered(game, "ask", "amount") == list(range(0, 1600, 100))
    play(game, ask(400))
    assert asked(game) == ("answer", 1)
    assert owned(game, "money") == [3500] * 3
    play(game, ACCEPT)
    assert owned(game, "money") == [3500 + 400 - 700, 3100, 3500]
    assert owned(game, "pp") == [3, 3, 0]
    assert seat_of(game, 0)["pieces"] == [{"piece": "tower", "cells": TOWER[0]}]
    assert seat_of(game, 1)["pieces"] == [{"piece": "tower", "cells": TOWER[1]}]
    assert game.position()["supply"]["buildings"]["tower"] == 2
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 1
    play(game, END)
    assert asked(game) == ("turn", 1)
    assert game.decision["actions_left"] == 2


def test_an_offer_refused_uses_no_action_and_changes_nothing():  # PF-COO-3
    game = together().at("turn")
    before = game.position()
    play(game, offer("tower", 1), span(TOWER), ask(400), REFUSE)
    after = game.position()
    assert asked(game) == ("turn", 0)
    assert after["turn"] == {**before["turn"], "offers": 1}
    assert (after["seats"], after["supply"]) == (before["seats"], before["supply"])


def test_the_partner_names_another_sum_once():  # PF-COO-3
    game = play(together().at("turn"), offer("tower", 1), span(TOWER), ask(400))
    assert offered(game, "counter", "amount") == [amount for amount in range(0, 1600, 100) if amount != 400]
    play(game, counter(100))
    assert asked(game) == ("counter", 0)
    assert game.moves() == [ACCEPT, REFUSE]
    play(game, ACCEPT)
    assert owned(game, "money") == [3500 + 100 - 700, 3400, 3500]
    game = play(together().at("turn"), offer("tower", 1), span(TOWER), ask(400), counter(1500), REFUSE)
    assert owned(game, "money") == [3500] * 3
    assert asked(game) == ("turn", 0)


def test_three_offers_a_turn_also_to_the_other_neighbour():  # PF-COO-3
    game = together().at("turn")
    play(game, offer("tower", 1), span(TOWER), ask(0), REFUSE)
    play(game, offer("tower", 2), span({0: row(0, 0), 2: row(0, 5, 6)}), ask(0), REFUSE)
    play(game, offer("workshop", 1), span(WORKSHOP), ask(0), counter(100), REFUSE)
    assert offered(game, "offer") == []
    assert "tower" in offered(game, "build", "building")
    play(game, END)
    assert offered(game, "offer")


def test_an_accepted_offer_counts_towards_the_three():  # PF-COO-3
    game = together().at("turn", offers=2)
    play(game, offer("tower", 1), span(TOWER), ask(0), ACCEPT)
    assert game.decision["actions_left"] == 1
    assert offered(game, "offer") == []


def test_an_offer_needs_an_action_left_but_no_money():  # PF-COO-3
    assert offered(together().at("turn", actions_left=0), "offer") == []
    game = together().seat(0, money=0).at("turn")
    assert offered(game, "build") == []
    play(game, offer("tower", 1), span(TOWER))
    assert offered(game, "ask", "amount") == list(range(700, 1600, 100))


def test_red_and_green_in_the_example_of_the_rulebooks():  # PF-COO-4 PF-OBJ-3
    """Red, 1 builder, builds a workshop with Green, 3 builders, who pays 500 F: Red gains 200 F."""
    red, green = 0, 1
    game = together().seat(red, builders=1).seat(green, builders=3).at("turn", red)
    play(game, offer("workshop", green), span(WORKSHOP), ask(500), ACCEPT)
    assert owned(game, "money") == [3700, 3000, 3500]
    assert owned(game, "pp") == [3, 3, 0]


def test_red_may_not_build_wall_on_wall_but_green_may():  # PF-COO-6
    """The second example: the workshop may touch Green's buildings, not those of Red with 1 builder."""
    chapel = [[0, 5], [0, 4], [1, 4]]
    laid = together().seat(0, builders=1).seat(1, builders=3, pieces=[("tower", column(2, 3, 4, 5))])
    game = play(laid.at("turn"), offer("workshop", 1))
    assert span(FAR_WORKSHOP) in game.moves()
    laid = together().seat(0, builders=1, pieces=[("chapel", sorted(chapel))]).seat(1, builders=3)
    game = play(laid.at("turn"), offer("workshop", 1))
    assert span(WORKSHOP) not in game.moves()
    assert span(FAR_WORKSHOP) in game.moves()
    laid = together().seat(0, builders=2, pieces=[("chapel", sorted(chapel))]).seat(1)
    game = play(laid.at("turn"), offer("workshop", 1))
    assert span(WORKSHOP) in game.moves()


@pytest.mark.parametrize(("builders", "allowed"), [(0, False), (1, False), (2, True)])
def test_each_sides_builders_rule_its_own_side(builders, allowed):  # PF-COO-6
    chapel = ("chapel", [[1, 1], [2, 0], [2, 1]])
    game = play(
        together().seat(0, builders=3).seat(1, builders=builders, pieces=[chapel]).at("turn"), offer("tower", 1)
    )
    assert span({0: row(0, 5, 6), 1: row(0, 0)}) in game.moves()
    assert (span({0: row(0, 6), 1: row(0, 0, 1)}) in game.moves()) == allowed


FACING = span({0: column(6, 2, 3, 4, 5), 1: [[4, 0]]})  # a hospital whose uppermost square faces row 2 of seat 1


@pytest.mark.parametrize(("builders", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("own_builders", [0, 3])
def test_a_square_that_faces_the_partners_building_asks_for_its_builders(own_builders, builders, allowed):  # PF-COO-6
    laid = together().seat(0, builders=own_builders)
    laid.seat(1, builders=builders, pieces=[("tower", column(0, 0, 1, 2))])
    game = play(laid.at("turn"), offer("hospital", 1))
    assert (FACING in game.moves()) == allowed
    assert span({0: column(6, 3, 4, 5, 6), 1: [[5, 0]]}) in game.moves()


@pytest.mark.parametrize(("builders", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("partners_builders", [0, 3])
def test_a_square_that_faces_the_active_seats_building_asks_for_its_builders(
    partners_builders, builders, allowed
):  # PF-COO-6
    laid = together().seat(1, builders=partners_builders)
    laid.seat(0, builders=builders, pieces=[("tower", column(6, 0, 1, 2))])
    game = play(laid.at("turn"), offer("hospital", 1))
    assert (span({0: [[4, 6]], 1: column(0, 2, 3, 4, 5)}) in game.moves()) == allowed
    assert span({0: [[5, 6]], 1: column(0, 3, 4, 5, 6)}) in game.moves()


@pytest.mark.parametrize(("builders", "allowed"), [((2, 0), False), ((0, 2), False), ((2, 2), True)])
def test_beside_an_older_joint_building_both_need_two_builders(builders, allowed):  # PF-COO-6
    laid = together().seat(0, builders=builders[0]).seat(1, builders=builders[1])
    game = play(laid.joint("tower", {0: row(1, 5, 6), 1: row(1, 0)}).at("turn"), offer("workshop", 1))
    assert (span({0: [[2, 6]], 1: [*row(2, 0, 1, 2), *row(3, 0, 1, 2)]}) in game.moves()) == allowed


def test_a_landscape_straight_across_asks_for_no_builder():  # PF-COO-6
    game = play(together().seat(1, pieces=[("park", column(0, 0, 1, 2))]).at("turn"), offer("hospital", 1))
    assert FACING in game.moves()


def with_palazzo_at_the_border():
    """An edition whose palazzo lies in the last column of the boards."""
    edition = signoria.rules("princes").own_edition()
    edition["cooperative_board"]["map"] = [".......", ".......", *[".....PP"] * 3, ".......", "......."]
    return edition


FACING_PALAZZO = {(2, 0), (3, 0), (4, 0)}


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_a_palazzo_straight_across_counts_for_a_joint_building(builders):  # PF-COO-6
    laid = together(edition=with_palazzo_at_the_border()).seat(0, builders=3).seat(2, builders=builders)
    game = laid.at("turn")
    assert offer("tower", 2) in game.moves()
    assert (offer("theater", 2) in game.moves()) == (builders >= 2)  # wherever it keeps clear, it faces the palazzo
    if builders >= 2:
        assert span({0: [[0, 0], [1, 0], [2, 0], [2, 1]], 2: [[0, 6]]}) in play(game, offer("theater", 2)).moves()


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_a_palazzo_straight_across_counts_for_building_alone(builders):  # PF-COO-7
    laid = together(edition=with_palazzo_at_the_border()).seat(0, builders=builders)
    game = play(laid.at("turn"), build("chapel"))
    facing = [move for move in game.moves() if cells(move["cells"]) & FACING_PALAZZO]
    elsewhere = [move for move in game.moves() if cells(move["cells"]) & {(0, 0), (6, 0)}]
    assert bool(facing) == (builders >= 2)
    assert bool(elsewhere) == (builders >= 1)


def test_for_two_seats_the_palazzo_faces_nobody_at_the_outer_columns():  # PF-COO-7 PF-COO-1
    game = play(together(2, edition=with_palazzo_at_the_border()).at("turn", 0), build("tower"))
    assert place("tower", column(0, 2, 3, 4)) in game.moves()
    game = play(together(2, edition=with_palazzo_at_the_border()).seat(1, builders=1).at("turn", 1), build("tower"))
    assert place("tower", column(0, 0, 1, 2)) not in game.moves()


def test_a_joint_building_counts_for_both():  # PF-COO-4 PF-COO-5
    both = {0: row(0, 5, 6), 1: row(0, 0)}
    laid = together().joint("tower", both)
    laid.seat(0, hand=["astronomer"], jesters=1, bonus=["buildings"]).seat(1, hand=["physicist"])
    game = play(laid.at("turn"), work("astronomer"))
    assert game.decision["wv"] == 4 + 2 + 1
    assert game.decision["values"] == {"buildings": 1}
    for seat in (0, 1):
        turn = together().joint("tower", both).at("turn", seat)
        assert "tower" not in offered(turn, "build", "building")
    end = together(round=7).joint("tower", both).seat(0, prestige=["most_buildings"]).at("turn", 2)
    assert play(end, END).scores() == [3, 0, 0]
    empty = together(round=7).joint("tower", both).seat(0, prestige=["fewest_empty_spaces"]).at("turn", 2)
    assert play(empty, END).scores() == [8, 0, 0]


def test_neither_partner_may_have_the_building_and_the_supply_must():  # PF-COO-5
    laid = together().seat(0, pieces=["opera"]).seat(1, pieces=["tower"]).supply(buildings={"chapel": 0})
    game = laid.at("turn")
    to_one = [move["building"] for move in offered(game, "offer") if move["partner"] == 1]
    to_two = [move["building"] for move in offered(game, "offer") if move["partner"] == 2]
    assert "tower" not in to_one
    assert "tower" in to_two
    for building in ("opera", "chapel"):
        assert building not in to_one + to_two


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_alone_a_border_column_needs_a_builder(builders):  # PF-COO-7
    game = play(together().seat(0, builders=builders).at("turn"), build("tower"))
    in_border = [move for move in game.moves() if any(column in (0, 6) for _, column in move["cells"])]
    assert bool(in_border) == (builders >= 1)
    assert place("tower", row(0, 1, 2, 3)) in game.moves()


@pytest.mark.parametrize(("builders", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_alone_two_builders_are_needed_where_a_building_stands_straight_across(builders, allowed):  # PF-COO-7
    laid = together().seat(0, builders=builders).seat(1, pieces=[("tower", column(0, 0, 1, 2))])
    game = play(laid.at("turn"), build("chapel"))
    assert (place("chapel", [[1, 5], [1, 6], [2, 6]]) in game.moves()) == allowed
    assert (place("chapel", [[5, 5], [5, 6], [6, 6]]) in game.moves()) == (builders >= 1)


def test_a_joint_building_straight_across_counts_too_and_a_landscape_does_not():  # PF-COO-7
    corner = place("chapel", [[0, 6], [1, 5], [1, 6]])
    laid = together().seat(0, builders=1).joint("tower", {1: row(0, 0), 2: row(6, 5, 6)})
    laid.position["seats"][2]["pieces"] = []
    game = play(laid.at("turn"), build("chapel"))
    assert corner not in game.moves()
    laid = together().seat(0, builders=1).seat(1, pieces=[("park", column(0, 0, 1, 2))])
    game = play(laid.at("turn"), build("chapel"))
    assert corner in game.moves()


def test_for_two_seats_the_outer_columns_are_no_border():  # PF-COO-7 PF-COO-1
    game = play(together(2).at("turn", 0), build("tower"))
    assert place("tower", column(0, 0, 1, 2)) in game.moves()
    assert place("tower", column(6, 0, 1, 2)) not in game.moves()
    game = play(together(2).at("turn", 1), build("tower"))
    assert place("tower", column(6, 0, 1, 2)) in game.moves()
    assert place("tower", column(0, 0, 1, 2)) not in game.moves()


def test_a_building_without_a_place_clear_of_borders_is_not_offered():  # PF-COO-7 PF-BLD-1
    parks = [("park", row(line, 1, 2, 3)) for line in (0, 1, 5, 6)] + [
        ("park", column(1, 2, 3, 4)),
        ("park", column(5, 2, 3, 4)),
    ]
    game = together().seat(0, pieces=parks).at("turn")
    assert offered(game, "build", "building") == ["chapel"]
    game = together().seat(0, pieces=parks, builders=1).at("turn")
    assert "tower" in offered(game, "build", "building")


def test_who_accepts_must_be_able_to_pay():  # PF-COO-8 PF-MON-2
    game = play(together().seat(1, money=200, pp=1).at("turn"), offer("tower", 1), span(TOWER), ask(400))
    assert game.moves() == [REFUSE, counter(0), counter(100), counter(200), counter(300)]
    game = play(together().seat(1, money=200, pp=2).at("turn"), offer("tower", 1), span(TOWER), ask(400), ACCEPT)
    assert (seat_of(game, 1)["money"], seat_of(game, 1)["pp"]) == (0, 0 + 3)


def test_the_active_seat_must_be_able_to_pay_the_bank_with_the_sum():  # PF-COO-8
    poor = together().seat(0, money=100, pp=2)
    game = play(poor.at("turn"), offer("tower", 1), span(TOWER))
    assert offered(game, "ask", "amount") == list(range(400, 1600, 100))
    play(game, ask(400), counter(300))
    assert game.moves() == [REFUSE]
    game = play(together().seat(0, money=100, pp=2).at("turn"), offer("tower", 1), span(TOWER), ask(400), counter(500))
    play(game, ACCEPT)
    assert (seat_of(game, 0)["money"], seat_of(game, 0)["pp"]) == (0, 1 + 3)


def test_with_characters_the_partner_pays_in_cash():  # PF-COO-8 PF-CHR-10
    laid = table(seats=3, cooperative=True, muse_and_princess=True).seat(1, money=100, pp=10)
    game = play(laid.at("turn"), offer("tower", 1), span(TOWER), ask(400))
    assert game.moves() == [REFUSE, counter(0), counter(100)]


def test_landscapes_stay_on_one_board_and_know_no_border():  # PF-COO-8
    laid = together().seat(1, pieces=[("tower", column(0, 0, 1, 2))])
    game = play(laid.at("take"), take("park"))
    assert place("park", column(6, 0, 1, 2)) in game.moves()
    assert place("park", column(0, 4, 5, 6)) in game.moves()


def test_without_the_option_nobody_builds_together():  # PF-COO-2
    game = table(seats=3).at("turn")
    assert offered(game, "offer") == []
    with pytest.raises(signoria.IllegalMove):
        game.play(offer("tower", 1))
