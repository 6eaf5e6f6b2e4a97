"""Building, and the grid with its 49 squares."""

import pytest

from signoria.kernel.bits import bit, count_bits, holds
from signoria.princes.components import cells_of_mask, mask_of_cells
from signoria.princes.principality import beside
from tests.oracle.princes import edge_neighbours, spots
from tests.princes.table import (
    BUILDINGS,
    EDITION,
    all_but,
    asked,
    build,
    offered,
    place,
    place_anywhere,
    play,
    row,
    seat_of,
    table,
    take,
)

SQUARES = [(line, column) for line in range(7) for column in range(7)]
PALAZZO = {(line, column) for line in (5, 6) for column in (0, 1, 2)}
COOPERATIVE_PALAZZO = {(line, column) for line in (2, 3, 4) for column in (3, 4)}


def shape(piece):
    return tuple(EDITION["pieces"][piece]["shape"])


def places(game):
    """The sets of squares offered for the piece."""
    return {frozenset((line, column) for line, column in move["cells"]) for move in game.moves()}


def test_building_pays_places_and_scores_in_this_order():  # PF-BLD-1
    game = play(table(seats=3).at("turn"), build("tower"))
    assert seat_of(game, 0)["money"] == 2800
    assert game.position()["supply"]["buildings"]["tower"] == 2
    assert (seat_of(game, 0)["pieces"], seat_of(game, 0)["pp"]) == ([], 0)
    play(game, place("tower", row(0, 1, 2, 3)))
    assert seat_of(game, 0)["pieces"] == [{"piece": "tower", "cells": row(0, 1, 2, 3)}]
    assert seat_of(game, 0)["pp"] == 3
    assert asked(game) == ("turn", 0)
    assert game.decision["actions_left"] == 1


@pytest.mark.parametrize(("money", "pp", "can"), [(700, 0, True), (600, 0, False), (600, 1, True), (400, 2, False)])
def test_the_points_of_a_building_cannot_pay_for_it(money, pp, can):  # PF-BLD-1 PF-MON-2
    game = table(seats=3).seat(0, money=money, pp=pp).at("turn")
    assert offered(game, "build", "building") == (BUILDINGS if can else [])


def test_what_the_supply_has_not_cannot_be_built():  # PF-BLD-1
    game = table(seats=3).supply(buildings={"opera": 0, "tower": 0}).at("turn")
    assert offered(game, "build", "building") == [name for name in BUILDINGS if name not in ("opera", "tower")]


def test_each_building_once_per_principality():  # PF-BLD-1
    game = table(seats=3).seat(0, pieces=["tower"]).seat(1, pieces=["opera"]).at("turn")
    assert offered(game, "build", "building") == [name for name in BUILDINGS if name != "tower"]


def test_without_a_place_a_building_cannot_be_built():  # PF-BLD-1 PF-BLD-3
    narrow = all_but(row(0, 0, 1, 2, 3, 4, 5, 6), {"lake": 6, "park": 4})
    game = table(seats=3).seat(0, pieces=narrow, builders=3).at("turn")
    assert offered(game, "build", "building") == ["tower"]


def test_without_two_builders_the_palazzo_also_takes_room_from_buildings():  # PF-BLD-1 PF-BLD-3
    beside_the_palazzo = all_but([*row(4, 0, 1, 2, 3), [5, 3], [6, 3]])
    game = table(seats=3).seat(0, pieces=beside_the_palazzo, builders=1).at("turn")
    assert offered(game, "build", "building") == []
    game = table(seats=3).seat(0, pieces=beside_the_palazzo, builders=2).at("turn")
    assert offered(game, "build", "building") == ["tower", "chapel"]


@pytest.mark.parametrize("building", BUILDINGS)
def test_all_orientations_on_the_grid_clear_of_the_palazzo(building):  # PF-BLD-2 PF-BLD-3
    game = play(table(seats=3).at("turn"), build(building))
    legal = {cells for cells in spots(shape(building), 7, 7) if not (cells | edge_neighbours(cells)) & PALAZZO}
    assert places(game) == legal
    assert len(game.moves()) == len(legal)


@pytest.mark.parametrize("landscape", ["forest", "lake", "park"])
def test_landscapes_may_touch_the_palazzo_but_not_cover_it(landscape):  # PF-BLD-2 PF-BLD-4
    game = play(table(seats=3).at("take"), take(landscape))
    assert places(game) == {cells for cells in spots(shape(landscape), 7, 7) if not cells & PALAZZO}


@pytest.mark.parametrize("piece", EDITION["pieces"])
@pytest.mark.parametrize("cooperative", [False, True])
def test_every_place_of_every_piece_is_laid_where_it_was_said(piece, cooperative):  # PF-BLD-2
    """All 49 squares, so that no mask is cut off at 32 bits."""
    palazzo = COOPERATIVE_PALAZZO if cooperative else PALAZZO
    start = table(seats=3, cooperative=cooperative).seat(0, builders=3)
    game = play(start.at("turn"), build(piece)) if piece in BUILDINGS else play(start.at("take"), take(piece))
    legal = {cells for cells in spots(shape(piece), 7, 7) if not cells & palazzo}
    assert places(game) == legal
    covered = set()
    for move in game.moves():
        state = game.state.clone()
        state.apply(state.action_of(move))
        [laid] = state.position()["seats"][0]["pieces"]
        assert laid == {"piece": piece, "cells": move["cells"]}
        covered |= {(line, column) for line, column in laid["cells"]}
    assert covered == set().union(*legal)
    if piece in ("tower", "chapel", "park", "lake"):
        assert covered == set(SQUARES) - palazzo


@pytest.mark.parametrize("square", range(49))
def test_masks_of_every_square(square):  # PF-BLD-2
    cell = divmod(square, 7)
    mask = 1 << square
    assert bit(square) == mask
    assert mask_of_cells([cell]) == mask
    assert cells_of_mask(mask) == [list(cell)]
    assert [holds(mask, other) for other in range(49)] == [other == square for other in range(49)]
    around = {each for each in edge_neighbours(frozenset([cell])) if each in SQUARES}
    assert {tuple(each) for each in cells_of_mask(beside(mask))} == around
    assert count_bits(mask) == 1
    assert count_bits(mask | (1 << 48) - 1) == max(48, square + 1)


def test_pieces_do_not_overlap():  # PF-BLD-2
    forest = [*row(0, 0, 1, 2, 3), [1, 0]]
    game = play(table(seats=3).seat(0, pieces=[("forest", forest)], builders=2).at("turn"), build("tower"))
    taken = {tuple(cell) for cell in forest}
    assert places(game) == {cells for cells in spots(shape("tower"), 7, 7) if not cells & (taken | PALAZZO)}


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_buildings_share_no_edge_without_two_builders(builders):  # PF-BLD-3
    opera = [[2, 3], [2, 5], [3, 3], [3, 4], [3, 5]]
    game = play(table(seats=3).seat(0, pieces=[("opera", opera)], builders=builders).at("turn"), build("chapel"))
    taken = {tuple(cell) for cell in opera} | PALAZZO
    apart = {cells for cells in spots(shape("chapel"), 7, 7) if not cells & taken}
    if builders < 2:
        apart = {cells for cells in apart if not edge_neighbours(cells) & taken}
    assert places(game) == apart


def test_corners_may_touch():  # PF-BLD-3
    game = play(table(seats=3).seat(0, pieces=[("tower", row(0, 0, 1, 2))]).at("turn"), build("chapel"))
    assert [[1, 3], [1, 4], [2, 3]] in offered(game, "place", "cells")
    assert [[0, 3], [0, 4], [1, 3]] not in offered(game, "place", "cells")
    assert [[3, 3], [4, 3], [4, 4]] in offered(game, "place", "cells")


def test_buildings_and_landscapes_may_touch():  # PF-BLD-4
    game = play(table(seats=3).seat(0, pieces=[("park", row(0, 0, 1, 2))]).at("turn"), build("tower"))
    assert row(1, 0, 1, 2) in offered(game, "place", "cells")
    game = play(table(seats=3).seat(0, pieces=[("tower", row(0, 0, 1, 2))]).at("take"), take("park"))
    assert row(1, 0, 1, 2) in offered(game, "place", "cells")
    assert row(4, 0, 1, 2) in offered(game, "place", "cells")


def test_pieces_stay_where_they_lie():  # PF-BLD-4
    pieces = [("tower", row(0, 0, 1, 2)), ("park", row(2, 0, 1, 2))]
    game = table(seats=3).seat(0, pieces=pieces).at("turn")
    before = seat_of(game, 0)["pieces"]
    place_anywhere(play(game, build("chapel")))
    assert seat_of(game, 0)["pieces"][:2] == before


def test_the_palazzo_is_no_building():  # PF-BLD-5
    game = table(seats=3).seat(0, hand=["poet"], jesters=3, bonus=["buildings"]).at("turn")
    play(game, {"do": "work", "card": "poet"})
    assert game.decision["values"] == {"buildings": 0}
    game = table(seats=3, round=7).seat(0, prestige=["most_buildings"]).at("turn", 2)
    play(game, {"do": "end"})
    assert game.scores() == [0, 0, 0]
