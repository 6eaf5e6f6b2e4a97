"""The Vatican report and the end of the game."""

import pytest

from tests.lorenzo.table import PASS, REFUSE, SUPPORT, Table, gained, held, kind

NOTHING = {"coins": 0, "wood": 0, "stone": 0, "servants": 0, "military": 0, "faith": 0, "vp": 0}


def report(number: int, *faith: int, tile: str | None = None, **options: object) -> Table:
    """The last turn of a round, after which seats report with so much faith."""
    table = Table(len(faith), **options)
    for seat, points in enumerate(faith):
        table.hold(seat, **{**NOTHING, "faith": points})
    return table.last_turn(number, tile)


@pytest.mark.parametrize(("number", "need"), [(2, 3), (4, 4), (6, 5)])
def test_the_need_of_each_period(number, need):  # LM-VAT-1
    game = report(number, need, need - 1).after(PASS)
    assert (game.seat, kind(game)) == (0, "vatican")
    assert game.position()["phase"] == "vatican"
    assert game.moves() == [SUPPORT, REFUSE]
    assert kind(report(number, need - 1, need - 1).after(PASS)) != "vatican"


@pytest.mark.parametrize("number", [1, 3, 5])
def test_no_report_after_odd_rounds(number):  # LM-VAT-1
    game = report(number, 9, 9).after(PASS)
    assert kind(game) == "turn"
    assert game.position()["round"] == number + 1


def test_the_rulebooks_report():  # LM-VAT-1
    """Red has 2 of the 3 faith points of period 1 and is excommunicated; green has 3 and may choose."""
    table = report(2, 2, 3, tile="1-5")
    game = table.after(PASS)
    assert game.position()["seats"][0]["excommunicated"] == ["1-5"]
    assert held(game)["faith"] == 2
    assert game.seat == 1
    supported = table.after(PASS, SUPPORT)
    assert gained(table.game(), supported, 1) == {"faith": -3, "vp": 3}
    assert supported.position()["seats"][1]["excommunicated"] == []
    refused = table.after(PASS, REFUSE)
    assert gained(table.game(), refused, 1) == {}
    assert refused.position()["seats"][1]["excommunicated"] == ["1-5"]


def test_the_report_comes_in_the_old_order_before_anything_is_cleared():  # LM-VAT-1
    table = report(2, 3, 3).stand(0, "black", "council").deal(territory_1="woods")
    table.position["order"] = [1, 0]
    table.position["seat"] = 0
    table.only(seat=0)
    game = table.after(PASS)
    assert game.seat == 1
    assert game.position()["spaces"]["council"] == [[0, "black"]]
    assert game.position()["towers"]["territory"][0] == "woods"
    game.play(SUPPORT)
    assert game.seat == 0
    game.play(SUPPORT)
    assert game.position()["order"] == [0, 1]


STEPS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]


@pytest.mark.parametrize("faith", range(3, 16))
def test_the_faith_track(faith):  # LM-VAT-2
    table = report(2, faith, 0)
    assert gained(table.game(), table.after(PASS, SUPPORT)) == {"faith": -faith, "vp": STEPS[faith]}


@pytest.mark.parametrize("faith", range(5))
def test_in_round_6_who_is_below_the_need_still_scores(faith):  # LM-VAT-2, LM-VAT-3
    game = report(6, faith, 0, tile="3-1").after(PASS)
    assert game.position()["seats"][0]["excommunicated"] == ["3-1"]
    assert game.scores()[0] == STEPS[faith] + 5, "5 for first in military, shared"
    assert held(game)["faith"] == 0


@pytest.mark.parametrize(("option", "vp"), [(False, 0), (True, 7)])
def test_in_round_6_who_declines(option, vp):  # LM-VAT-3
    game = report(6, 6, 0, tile="3-1", last_report_decline_scores=option).after(PASS, REFUSE)
    assert game.scores()[0] == vp + 5
    assert game.position()["seats"][0]["excommunicated"] == ["3-1"]


def end(seats: int = 2) -> Table:
    """Nobody has anything; all are excommunicated by 3-4, which takes nothing of 0 VP."""
    return report(6, *[0] * seats, tile="3-4")


def scores(table: Table) -> list[int]:
    return table.after(PASS).scores()


@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)])
def test_points_for_territories(count, vp):  # LM-END-1
    assert scores(end().own_any("territory", count)) == [vp + 5, 5]


@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_points_for_characters(count, vp):  # LM-END-1
    assert scores(end().own_any("character", count)) == [vp + 5, 5]


def test_points_for_ventures():  # LM-END-1
    assert scores(end().own("sacred_war", "support_to_the_pope")) == [8 + 10 + 5, 5]


@pytest.mark.parametrize(
    ("military", "vp"),
    [
        ([9, 7, 7, 1], [5, 2, 2, 0]),
        ([9, 9, 7, 1], [5, 5, 0, 0]),
        ([9, 8, 7, 1], [5, 2, 0, 0]),
        ([0, 0, 0, 0], [5, 5, 5, 5]),
        ([1, 0, 0, 0], [5, 2, 2, 2]),
    ],
)
def test_points_for_military_strength(military, vp):  # LM-END-1
    table = end(4)
    for seat, points in enumerate(military):
        table.hold(seat, military=points)
    assert scores(table) == vp


@pytest.mark.parametrize(("goods", "vp"), [((1, 1, 1, 1), 0), ((2, 1, 1, 1), 1), ((5, 4, 4, 6), 3), ((20, 0, 0, 0), 4)])
def test_points_for_goods_of_all_kinds_together(goods, vp):  # LM-END-1
    coins, wood, stone, servants = goods
    assert scores(end().hold(coins=coins, wood=wood, stone=stone, servants=servants)) == [vp + 5, 5]


def test_most_vp_wins_and_the_turn_order_breaks_ties():  # LM-END-2
    assert end().hold(1, vp=4).after(PASS).winners() == [1]
    assert end().after(PASS).winners() == [0]
    game = end(3).stand(2, "black", "council").after(PASS)
    assert game.position()["order"] == [2, 0, 1], "the order after round 6"
    assert game.winners() == [2]


def test_once_it_is_over():  # LM-END-1, LM-RND-3
    game = end().stand(0, "black", "territory.1").after(PASS)
    position = game.position()
    assert game.over
    assert (game.seat, game.moves()) == (None, [])
    assert (position["seat"], position["kind"], position["phase"], position["round"]) == (None, None, "over", 6)
    assert position["dice_to_come"] == []
    assert position["dice"] is not None
    assert not any(position["spaces"].values())
    assert position["seats"][0]["members"] == ["black", "white", "orange", "neutral"]
    assert position["seats"][0]["vp"] == game.scores()[0]
