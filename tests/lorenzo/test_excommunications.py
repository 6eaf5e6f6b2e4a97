"""The twenty-one excommunication tiles."""

import pytest

from tests.lorenzo.table import (
    DECLINE,
    PASS,
    SKIP,
    SUPPORT,
    Table,
    gained,
    held,
    kind,
    moves,
    place,
    placements,
    privilege,
    servants,
)

NOTHING = {"coins": 0, "wood": 0, "stone": 0, "servants": 0, "military": 0, "faith": 0, "vp": 0}

# One fewer: the tile, what it is about, and sources of it with what they give without the tile.


ONE_FEWER = [("1-1", "military"), ("1-2", "coins"), ("1-3", "servants"), ("1-4", "wood"), ("1-4", "stone")]
SOURCES = {
    "military": [("market.3", {}), ("territory.1", {"territory_1": "fortified_town"})],
    "coins": [("market.1", {}), ("market.3", {}), ("territory.1", {"territory_1": "dukedom"})],
    "servants": [("market.2", {}), ("territory.1", {"territory_1": "estate"})],
    "wood": [("territory.4", {"territory_4": "citadel"}), ("territory.1", {"territory_1": "estate"})],
    "stone": [("territory.1", {"territory_1": "gravel_pit"}), ("harvest.single", {})],
}


@pytest.mark.parametrize(("tile", "good"), ONE_FEWER)
def test_each_source_gives_one_fewer(tile, good):  # LM-EXC-1, LM-EXC-2
    for space, floor in SOURCES[good]:
        table = Table().hold(servants=10).dice(6).deal(**floor)
        move = place("black", space, max(0, table_value(space) - 6))
        before, free = table.game(), table.after(move)
        excommunicated = table.excommunicate(tile).after(move)
        assert gained(before, free)[good] > 0 or good == "servants"
        assert held(free)[good] - held(excommunicated)[good] == 1


def table_value(space: str) -> int:
    return 7 if space == "territory.4" else 1


def test_a_card_a_floor_and_the_tile_are_a_source_each():  # LM-EXC-2
    table = Table().hold(servants=10).dice(6).own("forest", "woods").excommunicate("1-4")
    before, game = table.game(), table.after(place("black", "harvest.single"))
    assert gained(before, game) == {"wood": 0 + 2 + 0, "servants": 1}, "tile 1 - 1, forest 3 - 1, woods 1 - 1"


def test_never_below_nothing():  # LM-EXC-2
    table = Table().dice(6).excommunicate("1-2")
    game = table.after(place("black", "council"), privilege("coins"))
    assert gained(table.game(), game) == {"coins": 1}, "none from the palace, one from the privilege"


def test_an_exchange_gives_one_fewer_but_pays_in_full():  # LM-EXC-2
    table = Table().dice(6).own("carpenters_shop").excommunicate("1-2")
    game = table.after(place("black", "production.single"), {"do": "exchange", "card": "carpenters_shop", "option": 1})
    assert gained(table.game(), game) == {"coins": (2 - 1) + (5 - 1), "wood": -2, "military": 1}


def test_a_leader_is_a_source():  # LM-EXC-2
    table = Table(advanced=True).played("giovanni_dalle_bande_nere").excommunicate("1-4")
    game = table.after({"do": "activate", "leader": "giovanni_dalle_bande_nere"})
    assert gained(table.game(), game) == {"coins": 1}


@pytest.mark.parametrize(("option", "come"), [("each", {}), ("total", {"stone": 1})])
def test_1_4_where_wood_and_stone_come_together(option, come):  # LM-EXC-2
    table = Table(malus_wood_stone=option).dice(6).excommunicate("1-4")
    game = table.after(place("black", "council"), privilege("goods"))
    assert gained(table.game(), game) == {"coins": 1, **come}


def test_1_5_harvest_at_minus_3():  # LM-EXC-1
    table = Table().hold(servants=10).dice(2).excommunicate("1-5")
    assert servants(table.game(), "black", "harvest.single") == [2]
    assert servants(table.game(), "black", "harvest.shared") == [5]
    assert servants(table.game(), "black", "production.single") == [0]


def test_1_6_production_at_minus_3():  # LM-EXC-1
    table = Table().hold(servants=10).dice(2).excommunicate("1-6")
    assert servants(table.game(), "black", "production.single") == [2]
    assert servants(table.game(), "black", "production.shared") == [5]
    assert servants(table.game(), "black", "harvest.single") == [0]


def test_1_7_coloured_members_at_minus_1():  # LM-EXC-1, LM-VAL-1
    game = Table().dice(5).deal(territory_3="forest").excommunicate("1-7").hold(servants=5).game()
    assert servants(game, "black", "territory.3") == [1]
    assert servants(game, "neutral", "territory.3") == [5]


TAKING = {"2-1": "territory", "2-2": "building", "2-3": "character", "2-4": "venture"}
CHEAP = {"territory": "forest", "character": "warlord", "building": "chapel", "venture": "hiring_recruits"}


@pytest.mark.parametrize("tile", TAKING)
def test_taking_cards_of_one_type_at_minus_4(tile):  # LM-EXC-1
    table = Table().hold(servants=10).dice(6).excommunicate(tile)
    table.deal(**{f"{line}_3": card for line, card in CHEAP.items()})
    for line in CHEAP:
        assert servants(table.game(), "black", f"{line}.3") == [3 if line == TAKING[tile] else 0]


@pytest.mark.parametrize("tile", TAKING)
def test_bonus_actions_are_lowered_too(tile):  # LM-EXC-1, LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="ambassador")
    table.deal(**{f"{line}_4": card for line, card in CHEAP.items()})
    if tile != "2-3":
        table.excommunicate(tile)
    game = table.after(place("black", "character.1"), privilege("faith"))
    needed = {move["space"].partition(".")[0]: move["servants"] for move in moves(game, "take")}
    assert needed[TAKING[tile]] == (0 if tile == "2-3" else 4)


def test_2_5_no_member_in_the_market():  # LM-EXC-1
    game = Table().dice(6).excommunicate("2-5").game()
    assert not any(placements(game, f"market.{space}") for space in (1, 2, 3, 4))
    assert placements(game, "council")


def test_2_6_two_servants_for_one():  # LM-EXC-1, LM-VAL-2
    table = Table().hold(servants=9, military=3).dice(3).excommunicate("2-6")
    table.deal(territory_3="forest").own("monastery", "citadel")
    game = table.game()
    assert servants(game, "black", "territory.3") == [4]
    assert servants(game, "black", "harvest.single") == [0, 4, 6], "even numbers only"
    assert servants(game, "neutral", "harvest.single") == [2]
    after = table.after(place("black", "harvest.single", 4))
    assert gained(game, after) == {"wood": 1, "stone": 2, "servants": 1 - 4, "military": 2}, "the citadel fires"


def test_2_7_skips_the_first_turn_and_has_one_more_at_the_end():  # LM-EXC-3
    table = Table(2, advanced=True).excommunicate("2-7").hand("santa_rita")
    game = table.game()
    assert game.moves()[0] == PASS
    assert not moves(game, "place")
    assert moves(game, "discard"), "leader moves are allowed"
    game.play(PASS)
    turns = [0]
    while game.position()["round"] == 1:
        if kind(game) == "turn" and moves(game, "place"):
            turns.append(game.seat)
        game.play(placements(game, "council")[0] if placements(game, "council") else game.moves()[0])
    assert turns == [0, 1, 0, 1, 0, 1, 0, 1, 0]


def test_2_7_the_first_turn_is_put_even_where_nothing_can_be_done():  # LM-EXC-3
    assert Table(2).excommunicate("2-7").game().moves() == [PASS]


def at_the_end(tile: str, **held_then: int) -> Table:
    """Two seats, nothing else to score; seat 0 has the tile and is second in military, seat 1 supports the church."""
    table = Table(2).hold(0, **{**NOTHING, "faith": 5, **held_then}).hold(1, **{**NOTHING, "military": 25, "faith": 5})
    return table.last_turn(6, "3-7" if tile != "3-7" else "3-6").excommunicate(tile)


def points(table: Table) -> int:
    """What seat 0 has at the end, but for the 5 VP of its faith and the 2 of second place."""
    return table.after(PASS, SUPPORT, SUPPORT).scores()[0] - 5 - 2


def test_3_1_no_points_for_characters():  # LM-EXC-1, LM-END-1
    assert points(at_the_end("3-1").own_any("character", 4)) == 0
    assert points(at_the_end("3-2").own_any("character", 4)) == 10


def test_3_2_no_points_for_ventures():  # LM-EXC-1, LM-END-1
    assert points(at_the_end("3-2").own("sacred_war")) == 0
    assert points(at_the_end("3-1").own("sacred_war")) == 8


def test_3_3_no_points_for_territories():  # LM-EXC-1, LM-END-1
    assert points(at_the_end("3-3").own_any("territory", 5)) == 0
    assert points(at_the_end("3-1").own_any("territory", 5)) == 10


def test_3_4_loses_1_for_every_full_5_before_the_scoring():  # LM-EXC-1, LM-END-1
    table = at_the_end("3-4", vp=21).own_any("character", 6)
    assert points(table) == 21 - 26 // 5 + 21, "26 VP with those of the faith step; the characters come later"


def test_3_5_loses_1_for_every_military_point_but_keeps_the_rank():  # LM-EXC-1, LM-END-1
    assert points(at_the_end("3-5", military=12, vp=20)) == 20 - 12


def test_3_6_loses_1_for_every_wood_and_stone_on_buildings():  # LM-EXC-1, LM-END-1
    table = at_the_end("3-6", vp=50).own("mint", "bank", "garden")
    assert points(table) == 50 - (1 + 3) - (1 + 3) - (4 + 2)


def test_3_7_loses_1_for_every_good():  # LM-EXC-1, LM-END-1
    assert points(at_the_end("3-7", wood=3, stone=1, coins=4, servants=2, vp=20)) == 20 + 10 // 5 - 10


def test_points_may_fall_below_nothing():  # LM-END-1
    assert points(at_the_end("3-5", military=24)) == -24


def test_an_excommunication_holds_from_the_report_on():  # LM-EXC-1
    table = Table(2).last_turn(2, "1-2").hold(0, faith=0).hold(1, faith=0)
    game = table.after(PASS)
    assert [seat["excommunicated"] for seat in game.position()["seats"]] == [["1-2"], ["1-2"]]
    before = held(game)["coins"]
    game.play(placements(game, "market.1", "black")[0])
    assert held(game)["coins"] == before + 4


def test_skipping_and_declining_suffer_nothing():  # LM-EXC-2
    table = Table().dice(6).own("carpenters_shop").excommunicate("1-2")
    game = table.after(place("black", "production.single"), SKIP)
    assert gained(table.game(), game) == {"coins": 1, "military": 1}
    table = Table().plenty().dice(6).deal(character_1="captain", territory_1="dukedom").excommunicate("1-2")
    game = table.after(place("black", "character.1"), DECLINE)
    assert gained(table.game(), game) == {"coins": -4}
