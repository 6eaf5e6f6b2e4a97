"""Harvest and production, the market, the council palace and privileges."""

import pytest

from tests.lorenzo.table import (
    SKIP,
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


def exchange(card: str, option: int = 0) -> dict[str, object]:
    return {"do": "exchange", "card": card, "option": option}


def test_the_single_space_takes_one_the_shared_any_number():  # LM-WRK-1
    table = Table().dice(6, 6, 6).stand(1, "black", "harvest.single").stand(1, "neutral", "harvest.shared")
    game = table.game()
    assert not placements(game, "harvest.single")
    assert placements(game, "harvest.shared", "black")


def test_the_shared_space_is_at_minus_3():  # LM-WRK-1
    table = Table().dice(4, 3, 2).own("rock_pit").hold(servants=9)
    assert servants(table.game(), "black", "harvest.shared") == [0, 2]
    assert servants(table.game(), "white", "harvest.shared") == [1, 3]
    assert servants(table.game(), "orange", "harvest.shared") == [2, 4]


def test_no_two_coloured_members_in_one_area():  # LM-WRK-1
    table = Table().dice(6, 6, 6).stand(0, "black", "production.single").hold(servants=9)
    assert {move["member"] for move in placements(table.game(), "production.shared")} == {"neutral"}
    assert {move["member"] for move in placements(table.game(), "harvest.shared")} == {"white", "orange", "neutral"}


def test_bonuses_lift_the_final_value_to_1():  # LM-WRK-1
    table = Table().dice(1).hold(servants=0)
    assert not placements(table.game(), "harvest.shared", "black")
    assert servants(table.own("peasant").game(), "black", "harvest.shared") == [0]


TILES = {
    "basic": ({"wood": 1, "stone": 1, "servants": 1}, {"coins": 2, "military": 1}),
    "adv_1": ({"wood": 1, "stone": 1, "military": 1}, {"coins": 1, "servants": 2}),
    "adv_2": ({"wood": 1, "stone": 1, "servants": 1}, {"coins": 1, "military": 2}),
    "adv_3": ({"wood": 1, "stone": 1, "military": 1}, {"coins": 2, "servants": 1}),
    "adv_4": ({"coins": 1, "wood": 1, "stone": 1}, {"servants": 1, "military": 2}),
}


@pytest.mark.parametrize("tile", TILES)
def test_the_bonus_tiles(tile):  # LM-WRK-2
    table = Table().dice(1).tile(tile)
    assert gained(table.game(), table.after(place("black", "harvest.single"))) == TILES[tile][0]
    assert gained(table.game(), table.after(place("black", "production.single"))) == TILES[tile][1]


def test_the_rulebooks_harvest():  # LM-WRK-2
    """A member of 3 and 2 servants make 5: Forest, Manor House and Marble Pit fire, the Monastery (6) does not."""
    table = Table().dice(3).own("forest", "manor_house", "marble_pit", "monastery").hold(servants=2)
    game = table.after(place("black", "harvest.single", 2))
    gains = {"wood": 1 + 3, "stone": 1 + 2, "servants": 1 + 2 - 2, "military": 2, "vp": 1}
    assert gained(table.game(), game) == gains


def rulebooks_production() -> Table:
    """A member of 6 on the second production space is at 3; Treasury, Carpenter's Shop, Fortress."""
    return Table().dice(6).own("treasury", "carpenters_shop", "fortress").hold(servants=2, coins=2, wood=2)


def test_the_rulebooks_production_without_servants():  # LM-WRK-2, LM-WRK-3
    table = rulebooks_production()
    assert servants(table.game(), "black", "production.shared") == [0, 1, 2]
    game = table.after(place("black", "production.shared"))
    assert game.moves() == [exchange("treasury", 0), exchange("treasury", 1), SKIP]
    game.play(exchange("treasury", 1))
    assert gained(table.game(), game) == {"military": 1, "vp": 5}, "2 coins came from the tile, 2 were paid"


def test_the_rulebooks_production_with_one_servant():  # LM-WRK-2, LM-WRK-3
    table = rulebooks_production()
    game = table.after(place("black", "production.shared", 1), SKIP, exchange("carpenters_shop", 0))
    assert gained(table.game(), game) == {"coins": 2 + 3, "wood": -1, "servants": -1, "military": 1}


def test_the_rulebooks_production_with_two_servants():  # LM-WRK-2, LM-WRK-3, LM-PRV-1
    table = rulebooks_production()
    game = table.after(place("black", "production.shared", 2), SKIP, SKIP)
    assert kind(game) == "privilege"
    game.play(privilege("coins"))
    assert gained(table.game(), game) == {"coins": 4, "servants": -2, "military": 1, "vp": 2}


def test_nothing_gained_can_be_paid():  # LM-WRK-3
    table = Table().dice(6).own("bank", "treasury", "chapel").hold(coins=1)
    game = table.after(place("black", "production.single"))
    assert game.moves() == [exchange("treasury", 0), SKIP], "1 coin was held, 7 have come"
    game.play(exchange("treasury", 0))
    assert game.seat == 1, "nothing is left for the Chapel"
    table = Table().dice(6).own("residence", "treasury").hold(coins=1)
    game = table.after(place("black", "production.single"), exchange("residence"), privilege("coins"))
    assert game.seat == 1, "not what a privilege gave either"


def test_an_exchange_is_paid_after_servants_were_spent():  # LM-WRK-3
    table = Table().dice(1).own("barracks", "garden").hold(servants=1)
    game = table.after(place("neutral", "production.single", 1))
    assert game.seat == 1, "the servant is gone"
    assert kind(table.after(place("black", "production.single"))) == "exchange"


def test_each_card_is_wholly_done_before_the_next():  # LM-WRK-2
    table = Table().dice(6).own("fortress", "bank").hold(coins=0)
    game = table.after(place("black", "production.single"))
    assert held(game)["coins"] == 2, "the tile; the Bank waits for the Fortress's privilege"
    game.play(privilege("faith"))
    assert held(game)["coins"] == 7


def test_the_market():  # LM-MKT-1
    table = Table().dice(1, 1, 1)
    gains = {1: {"coins": 5}, 2: {"servants": 5}, 3: {"coins": 2, "military": 3}}
    for space, gain in gains.items():
        assert gained(table.game(), table.after(place("black", f"market.{space}"))) == gain
    game = table.after(place("black", "market.4"), privilege("goods"))
    assert privilege("goods") not in game.moves()
    game.play(privilege("faith"))
    assert gained(table.game(), game) == {"wood": 1, "stone": 1, "faith": 1}


def test_one_member_per_market_space_several_of_one_seat():  # LM-MKT-1
    game = Table().dice(1, 1, 1).stand(0, "black", "market.1").stand(1, "black", "market.2").game()
    assert not placements(game, "market.1")
    assert not placements(game, "market.2")
    assert placements(game, "market.3", "white")


def test_the_council_palace():  # LM-CON-1
    table = Table().dice(1, 1, 1).stand(0, "black", "council").stand(1, "white", "council")
    game = table.after(place("white", "council"))
    assert held(game)["coins"] == 6, "the coin comes first"
    game.play(privilege("servants"))
    assert gained(table.game(), game) == {"coins": 1, "servants": 2}
    assert game.position()["spaces"]["council"] == [[0, "black"], [1, "white"], [0, "white"]]
    assert servants(table.game(), "neutral", "council") == [1]


def test_the_five_privileges():  # LM-PRV-1
    table = Table().dice(1)
    gains = {
        "goods": {"coins": 1, "wood": 1, "stone": 1},
        "servants": {"coins": 1, "servants": 2},
        "coins": {"coins": 3},
        "military": {"coins": 1, "military": 2},
        "faith": {"coins": 1, "faith": 1},
    }
    game = table.after(place("black", "council"))
    assert moves(game, "privilege") == [privilege(name) for name in gains]
    for name, gain in gains.items():
        assert gained(table.game(), table.after(place("black", "council"), privilege(name))) == gain


def test_per_card_counts_the_card_itself():  # LM-CRD-3
    table = Table().dice(6).own("mint", "chapel").hold(coins=0)
    assert held(table.after(place("black", "production.single")))["coins"] == 2 + 2
    table = Table().plenty().dice(6).own_any("character", 2).deal(character_1="paramour")
    assert held(table.after(place("black", "character.1")))["vp"] == 3 * 2


def test_the_general_counts_full_pairs():  # LM-CRD-3
    table = Table().plenty().dice(6).deal(character_1="general").hold(military=7)
    assert held(table.after(place("black", "character.1")))["vp"] == 3
