"""Rounds, turns and the values of placements."""

from signoria.kernel.game import Game
from tests.lorenzo.table import (
    LINES,
    PASS,
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


def to_the_palace(game: Game) -> None:
    """Whoever decides goes to the council palace, or does the first thing there is."""
    found = placements(game, "council")
    game.play(found[0] if found else game.moves()[0])


def play_round(game: Game) -> list[int]:
    """Play a round to its end; whose turns there were."""
    turns, number = [], game.position()["round"]
    while game.position()["round"] == number and not game.over:
        if kind(game) == "turn":
            turns.append(game.seat)
        to_the_palace(game)
    return turns


def test_four_cards_onto_each_tower_and_three_dice():  # LM-RND-1
    game = Table(2).game()
    before = game.position()
    play_round(game)
    after = game.position()
    for line in LINES:
        assert after["towers"][line] == before["decks"][line][:4], "bottom to top"
        assert after["decks"][line] == before["decks"][line][4:]
    assert after["dice"] == before["dice_to_come"][0]
    assert after["dice_to_come"] == before["dice_to_come"][1:]


def test_dice_are_the_same_for_all_and_the_uncoloured_member_is_0():  # LM-RND-1, LM-VAL-1
    table = Table(2).dice(4, 1, 6).deal(territory_3="forest").hold(servants=9).hold(1, servants=9)
    game = table.game()
    for _ in range(2):
        needed = [servants(game, member, "territory.3")[0] for member in ("black", "white", "orange", "neutral")]
        assert needed == [1, 4, 0, 5]
        game.play(place("black", "council"))
        game.play(privilege("faith"))


def test_four_laps_in_turn_order():  # LM-RND-2
    table = Table(3)
    table.position["order"] = [2, 0, 1]
    table.position["seat"] = 2
    for seat in range(3):
        table.hold(seat, servants=9)
    assert play_round(table.game()) == [2, 0, 1] * 4


def test_a_turn_is_passed_only_when_no_member_can_be_placed():  # LM-RND-2
    table = Table(2).hold(servants=0).only("neutral")
    assert table.game().moves() == [PASS]
    assert PASS not in table.hold(servants=1).game().moves()


def test_passing_ends_the_turn_not_the_round():  # LM-RND-2
    game = Table(2).hold(servants=0).only("neutral").game()
    game.play(PASS)
    assert game.seat == 1
    to_the_palace(game)
    to_the_palace(game)
    assert game.seat == 0


def test_end_of_round():  # LM-RND-3
    table = Table(2, advanced=True).last_turn(1).deal(territory_1="forest").stand(0, "black", "territory.2")
    table.played("federico_da_montefeltro")
    table.seats[0]["leaders"][0]["used"] = True
    table.seats[0]["six"] = "black"
    position = table.after(PASS).position()
    assert "forest" not in [card for cards in position["towers"].values() for card in cards]
    assert not any(position["spaces"].values())
    assert position["seats"][0]["members"] == ["black", "white", "orange", "neutral"]
    assert position["seats"][0]["leaders"][0]["used"] is False
    assert position["seats"][0]["six"] is None


def test_the_palace_sets_the_turn_order():  # LM-RND-3, LM-CON-1
    table = Table(4).last_turn(1).stand(2, "neutral", "council").stand(1, "black", "council")
    table.stand(2, "black", "council")
    assert table.after(PASS).position()["order"] == [2, 1, 0, 3]
    assert Table(4).last_turn(1).after(PASS).position()["order"] == [0, 1, 2, 3]


def test_the_value_of_a_placement():  # LM-VAL-1
    table = Table(advanced=True).dice(2).deal(territory_4="forest").hold(servants=9)
    assert servants(table.game(), "black", "territory.4") == [5]
    assert servants(table.own("warlord").game(), "black", "territory.4") == [3]
    assert servants(table.played("lucrezia_borgia").game(), "black", "territory.4") == [1]
    assert servants(table.excommunicate("1-7").game(), "black", "territory.4") == [2]
    assert servants(table.excommunicate("2-1").game(), "black", "territory.4") == [6]
    assert servants(table.excommunicate("2-6").hold(servants=12).game(), "black", "territory.4") == [12]


def test_as_many_servants_as_are_needed():  # LM-VAL-2
    game = Table().dice(3).deal(territory_1="forest", territory_3="citadel").hold(servants=9).game()
    assert servants(game, "black", "territory.1") == [0]
    assert servants(game, "black", "territory.3") == [2]
    assert servants(game, "neutral", "market.1") == [1]
    assert servants(game, "neutral", "council") == [1]
    assert not servants(Table().dice(3).deal(territory_3="citadel").hold(servants=1).game(), "black", "territory.3")


def test_more_servants_at_work_only_where_one_more_card_fires():  # LM-VAL-2
    table = Table().dice(2).own("commercial_hub", "rock_pit", "citadel", "forest", "city").hold(servants=3, military=20)
    assert servants(table.game(), "black", "harvest.single") == [0, 1, 3]
    assert servants(table.hold(servants=9).game(), "black", "harvest.single") == [0, 1, 3, 4]
    assert servants(table.game(), "neutral", "harvest.single") == [1, 3, 5, 6]
    assert servants(table.game(), "black", "harvest.shared") == [2, 4, 6, 7]


def test_servants_leave_before_the_placement():  # LM-VAL-2
    table = Table().dice(3).deal(territory_3="mining_town").hold(servants=2)
    game = table.after(place("black", "territory.3", 2))
    assert gained(table.game(), game) == {"wood": 1, "stone": 1}, "2 servants left, 2 came"


def test_tracks_have_an_end():
    table = Table().dice(6).hold(military=24, faith=15)
    game = table.after(place("black", "market.3"))
    assert held(game)["military"] == 25
    game = table.after(place("black", "market.4"), privilege("faith"))
    assert held(game)["faith"] == 15
    assert kind(game) == "privilege"
    assert len(moves(game, "privilege")) == 4
