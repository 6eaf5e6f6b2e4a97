"""The towers: floors, the 3 coins, paying, housing; bonus actions."""

import pytest

from tests.lorenzo.table import (
    DECLINE,
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


def test_floors_need_1_3_5_7():  # LM-TOW-1
    table = Table().dice(1).hold(servants=6)
    table.deal(territory_1="woods", territory_2="forest", territory_3="city", territory_4="village")
    assert [servants(table.game(), "black", f"territory.{floor}") for floor in (1, 2, 3, 4)] == [[0], [2], [4], [6]]


def test_one_member_per_floor_and_none_without_a_card():  # LM-TOW-1, LM-TOW-4
    table = Table().dice(6).deal(territory_1="woods")
    assert not placements(table.game(), "territory.2")
    table.stand(1, "black", "territory.1")
    assert not placements(table.game(), "territory.1")


def test_3_coins_where_any_member_stands_in_the_tower():  # LM-TOW-2
    table = Table().dice(6).deal(territory_1="woods").stand(2, "neutral", "territory.4").hold(coins=4)
    assert gained(table.game(), table.after(place("black", "territory.1"))) == {"coins": -3, "wood": 1}
    assert not placements(table.hold(coins=2).game(), "territory.1")


def test_the_floor_bonus_pays_for_the_card_but_not_for_the_3_coins():  # LM-TOW-2
    table = Table().dice(6).deal(venture_4="hiring_recruits").hold(coins=2, servants=1)
    assert placements(table.game(), "venture.4", "black"), "4 coins: 2 and the 2 of the floor"
    assert held(table.after(place("black", "venture.4", 1)))["coins"] == 0
    table.stand(1, "black", "venture.1")
    assert not placements(table.game(), "venture.4", "black")
    assert placements(table.hold(coins=5).game(), "venture.4", "black")


@pytest.mark.parametrize(
    ("line", "card", "good"),
    [
        ("territory", "citadel", "wood"),
        ("character", "farmer", "stone"),
        ("building", "garden", "military"),
        ("venture", "raising_a_statue", "coins"),
    ],
)
def test_what_the_floors_give(line, card, good):  # LM-TOW-2
    come = {}
    for floor in (1, 2, 3, 4):
        table = Table().plenty().hold(military=0).dice(6).deal(**{f"{line}_{floor}": card})
        game = table.after(place("black", f"{line}.{floor}", 1 if floor == 4 else 0))
        come[floor] = held(game)[good]
    assert [come[floor] - come[1] for floor in (2, 3, 4)] == [0, 1, 2]


def test_no_two_coloured_members_in_a_tower():  # LM-TOW-3
    table = Table().dice(6, 6, 6).deal(territory_1="woods").stand(0, "black", "territory.2").hold(servants=9)
    assert [move["member"] for move in placements(table.game(), "territory.1")] == ["neutral"]
    table = Table().dice(6, 6, 6).deal(territory_1="woods").stand(0, "neutral", "territory.2")
    assert [move["member"] for move in placements(table.game(), "territory.1")] == ["black", "white", "orange"]


def test_alternatives_are_chosen_between():  # LM-TOW-4, LM-TOW-6
    table = Table().dice(6).deal(venture_1="support_to_the_bishop").hold(coins=2, wood=1, stone=1, military=4)
    game = table.after(place("black", "venture.1"))
    assert kind(game) == "pay"
    assert [move["goods"] for move in game.moves()] == [{"military": 2}, {"coins": 2, "wood": 1, "stone": 1}]
    assert game.position()["towers"]["venture"][0] == "support_to_the_bishop", "it moves once it is paid for"
    game.play({"do": "pay", "goods": {"military": 2}})
    assert gained(table.game(), game) == {"military": -2, "faith": 3}


def test_one_way_to_pay_is_taken_by_itself():  # LM-TOW-4
    table = Table().dice(6).deal(venture_1="support_to_the_bishop").hold(coins=2, wood=1, stone=1, military=3)
    game = table.after(place("black", "venture.1"))
    assert gained(table.game(), game) == {"coins": -2, "wood": -1, "stone": -1, "faith": 3}


def test_military_is_held_and_partly_paid():  # LM-TOW-6
    table = Table().dice(6).deal(venture_1="sacred_war").hold(military=15)
    assert gained(table.game(), table.after(place("black", "venture.1"))) == {"military": -8, "faith": 4}
    assert not placements(table.hold(military=14).game(), "venture.1")


def test_a_discount_that_lowers_nothing_is_no_choice():  # LM-TOW-4
    table = Table().dice(6).own("stonemason").deal(building_1="treasury").hold(wood=3)
    game = table.after(place("black", "building.1"))
    assert gained(table.game(), game) == {"wood": -2, "vp": 4}


def test_a_discount_can_make_the_difference():  # LM-TOW-4
    table = Table().dice(6).own("stonemason").deal(building_1="mint").hold(wood=0, stone=3)
    game = table.after(place("black", "building.1"))
    assert gained(table.game(), game) == {"stone": -3, "vp": 5}, "only the wood could be left out"


def test_servants_spent_on_the_value_are_not_there_to_pay():  # LM-TOW-4
    table = Table().plenty().dice(1).deal(building_3="garden")
    assert placements(table.hold(servants=6).game(), "building.3", "black")
    assert not placements(table.hold(servants=5).game(), "building.3", "black")


def test_at_most_six_cards_of_a_kind():  # LM-TOW-4
    table = Table().plenty().dice(6).deal(building_1="chapel").own_any("building", 5)
    assert placements(table.game(), "building.1")
    assert not placements(table.own_any("building", 1).game(), "building.1")


@pytest.mark.parametrize(("owned", "needed"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_territories_need_military(owned, needed):  # LM-TOW-5
    table = Table().dice(6).deal(territory_1="woods").own_any("territory", owned)
    game = table.hold(military=needed).after(place("black", "territory.1"))
    assert held(game)["military"] == needed, "it is not spent"
    if needed:
        assert not placements(table.hold(military=needed - 1).game(), "territory.1")


def test_the_territorys_own_military_comes_too_late():  # LM-TOW-5
    table = Table().dice(6).deal(territory_1="monastery").own_any("territory", 2)
    assert not placements(table.hold(military=2).game(), "territory.1")


def test_immediate_effects_come_in_printed_order():  # LM-TOW-4
    table = Table().plenty().dice(6).deal(character_1="hero", venture_1="hiring_recruits")
    game = table.after(place("black", "character.1"))
    assert kind(game) == "privilege"
    game.play(privilege("faith"))
    assert kind(game) == "bonus"


# Bonus actions


def bonus(**held_then: int) -> Table:
    """Seat 0 is about to take the Captain, who takes a territory at 6."""
    table = Table().dice(6).deal(character_1="captain", territory_3="woods", territory_4="forest")
    return table.hold(**{"coins": 8, "servants": 2, **held_then})


CAPTAIN = place("black", "character.1")


def test_a_card_is_taken_without_a_member():  # LM-BON-1
    table = bonus()
    game = table.after(CAPTAIN)
    assert [(move["space"], move["servants"]) for move in moves(game, "take")] == [
        ("territory.3", 0),
        ("territory.4", 1),
    ]
    assert DECLINE in game.moves()
    game.play({"do": "take", "space": "territory.4", "servants": 1})
    gains = {"coins": -4, "military": 2, "servants": -1, "wood": 2 + 1}
    assert gained(table.game(), game) == gains, "the floor's bonus comes too"
    position = game.position()
    assert position["towers"]["territory"] == [None, None, "woods", None]
    assert position["spaces"]["territory.4"] == []


def test_a_bonus_action_occupies_nothing():  # LM-BON-1
    table = bonus()
    game = table.after(CAPTAIN, {"do": "take", "space": "territory.4", "servants": 1})
    assert game.seat == 1
    assert not placements(game, "territory.4")
    before = held(game, 1)["coins"]
    game.play(placements(game, "territory.3", "black")[0])
    assert held(game, 1)["coins"] == before, "nobody stands in the tower"


def test_a_bonus_action_may_be_declined():  # LM-BON-1
    table = bonus()
    game = table.after(CAPTAIN, DECLINE)
    assert game.seat == 1
    assert gained(table.game(), game) == {"coins": -4, "military": 2}


def test_a_bonus_action_pays_3_coins_and_knows_no_colours():  # LM-BON-1, LM-TOW-3
    table = bonus(coins=7).stand(0, "white", "territory.1")
    game = table.after(CAPTAIN, {"do": "take", "space": "territory.3", "servants": 0})
    assert held(game)["coins"] == 0
    game = bonus(coins=6).stand(0, "white", "territory.1").after(CAPTAIN)
    assert game.seat == 1, "where nothing can be done it goes by itself"


def test_bonuses_of_characters_count_for_bonus_actions():  # LM-CRD-2, LM-BON-1
    game = bonus(servants=0).own("warlord").after(CAPTAIN)
    assert [move["space"] for move in moves(game, "take")] == ["territory.3", "territory.4"]


def test_a_one_off_discount_holds_for_that_card_alone():  # LM-BON-1
    table = Table(2).plenty().dice(6, 6).deal(character_1="architect", building_1="mint", building_2="tax_office")
    game = table.after(place("black", "character.1"), {"do": "take", "space": "building.1", "servants": 0})
    assert gained(table.game(), game) == {"coins": -4, "stone": -2, "vp": 5}
    game.play(placements(game, "market.1")[0])
    game.play(place("white", "building.2"))
    assert (held(game)["wood"], held(game)["stone"]) == (50 - 3, 48 - 1)


def test_the_one_off_discount_adds_to_a_standing_one():  # LM-TOW-4, LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="architect", building_1="tax_office").own("stonemason")
    game = table.after(place("black", "character.1"), {"do": "take", "space": "building.1", "servants": 0})
    assert kind(game) == "turn", "of 3 wood and 1 stone only wood is left to lower"
    assert (held(game)["wood"], held(game)["stone"]) == (49, 50)


def test_a_bonus_card_may_bring_another_bonus():  # LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="patron", character_2="abbess", territory_1="woods")
    table.deal(building_1="chapel")
    game = table.after(place("black", "character.1"), {"do": "take", "space": "character.2", "servants": 0})
    assert game.decision["card"] == "abbess"
    game.play({"do": "take", "space": "building.1", "servants": 0})
    assert game.position()["seats"][0]["cards"]["character"] == ["patron", "abbess"]
    assert game.position()["seats"][0]["cards"]["building"] == ["chapel"]


def test_a_bonus_harvest():  # LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="cardinal").own("gravel_pit", "forest")
    game = table.after(place("black", "character.1"))
    assert moves(game, "work") == [{"do": "work", "servants": 0}, {"do": "work", "servants": 1}]
    game.play({"do": "work", "servants": 0})
    gains = {"coins": -4, "faith": 2, "wood": 1, "stone": 1 + 2, "servants": 1}
    assert gained(table.game(), game) == gains


def test_the_member_on_the_floor_makes_its_own_tower_occupied_for_the_bonus():  # LM-BON-1, LM-TOW-2
    table = Table().plenty().dice(6).deal(character_1="abbess", character_2="farmer")
    game = table.after(place("black", "character.1"), {"do": "take", "space": "character.2", "servants": 0})
    assert held(game)["coins"] == 50 - 3 - 3 - 3
