"""More servants than needed: in round 6, where excommunication 3-7 may make those left over cost points."""

import pytest

from signoria import IllegalMove
from signoria.bots import Perspective, make_player
from signoria.kernel.observation import Buffer
from signoria.lorenzo.moves import ACTION_COUNT, MOST_STEPS, SURPLUS
from signoria.lorenzo.observer import LorenzoObserver
from tests.lorenzo.table import Table, gained, held, kind, moves, place, servants

BONUS_CARDS = {"cardinal": "harvest", "bishop": "production"}


def last_round(tile="3-7", **options):
    table = Table(**options).round(6).dice(3).hold(servants=4)
    table.position["excommunications"][2] = tile
    return table


@pytest.mark.parametrize("space", ["territory.1", "harvest.single", "production.shared", "market.2", "council"])
def test_every_placement_may_spend_any_larger_number(space):  # LM-VAL-2
    game = last_round().deal(territory_1="forest").game()
    least = {"production.shared": 1}.get(space, 0)
    assert sorted(servants(game, "black", space)) == list(range(least, 5))
    least = {"production.shared": 4}.get(space, 1)
    assert sorted(servants(game, "neutral", space)) == list(range(least, 5))


def test_only_in_round_6_and_only_with_that_tile():  # LM-VAL-2
    for number in (1, 5):
        table = last_round().round(number)
        assert servants(table.game(), "black", "council") == [0]
    for tile in ("3-4", "3-5", "3-6"):
        assert servants(last_round(tile).game(), "black", "council") == [0]
    for elsewhere in ("1-7", "2-6"):
        assert servants(last_round("3-4").excommunicate(elsewhere).game(), "black", "council") == [0]


def test_the_seat_that_holds_the_tile_may_too():  # LM-VAL-2
    table = last_round("3-4").excommunicate("3-7")
    assert sorted(servants(table.game(), "black", "council")) == [0, 1, 2, 3, 4]
    assert servants(last_round("3-4").excommunicate("3-7", seat=1).game(), "black", "council") == [0]


def test_only_even_numbers_with_2_6():  # LM-VAL-2, LM-EXC-1
    table = last_round().excommunicate("2-6").hold(servants=7).own("forest", "city")
    assert sorted(servants(table.game(), "black", "market.1")) == [0, 2, 4, 6]
    assert sorted(servants(table.game(), "neutral", "market.1")) == [2, 4, 6]
    assert sorted(servants(table.game(), "black", "harvest.single")) == [0, 2, 4, 6]


def test_each_number_is_listed_once_where_cards_fire():  # LM-VAL-2
    table = last_round().own("forest", "city", "rock_pit").hold(servants=6)
    assert sorted(servants(table.game(), "black", "harvest.single")) == [0, 1, 2, 3, 4, 5, 6]
    before = table.game()
    after = table.after(place("black", "harvest.single", 3))
    fired = table.round(5).after(place("black", "harvest.single", 3))
    assert gained(before, after) == gained(before, fired), "a larger number fires the same cards as ever"


def test_servants_that_pay_for_the_card_are_not_there_to_spend():  # LM-VAL-2, LM-TOW-4
    table = last_round().plenty().deal(building_1="garden").hold(servants=5)
    assert sorted(servants(table.game(), "black", "building.1")) == [0, 1, 2, 3]
    after = table.after(place("black", "building.1", 3))
    assert held(after)["servants"] == 0


def test_a_larger_number_leaves_and_brings_nothing_more():  # LM-VAL-2
    table = last_round()
    before, after = table.game(), table.after(place("black", "market.1", 4))
    assert gained(before, after) == {"coins": 5, "servants": -4}


def test_a_card_taken_by_a_bonus_action():  # LM-VAL-2, LM-BON-1
    table = last_round().plenty().dice(6).deal(character_1="captain", territory_3="forest").hold(servants=3)
    game = table.after(place("black", "character.1"))
    assert kind(game) == "bonus"
    assert sorted(move["servants"] for move in moves(game, "take")) == [0, 1, 2, 3]
    takes = game.appraisal(0)["spaces"]["territory.3"]["takes"]
    assert {number: ways[0].get("servants", 0) for number, ways in takes.items()} == {"0": 0, "1": 1, "2": 2, "3": 3}
    game.play({"do": "take", "space": "territory.3", "servants": 2})
    assert held(game)["servants"] == 1


@pytest.mark.parametrize("card", BONUS_CARDS)
def test_work_by_a_bonus_action(card):  # LM-VAL-2, LM-BON-1
    table = last_round().plenty().dice(6).deal(character_1=card).hold(servants=3)
    game = table.after(place("black", "character.1"))
    assert [move["servants"] for move in moves(game, "work")] == [0, 1, 2, 3]
    assert game.appraisal(0)["granted"]["values"] == {"0": 4, "1": 5, "2": 6, "3": 7}
    game.play({"do": "work", "servants": 3})
    assert held(game)["servants"] == {"cardinal": 1, "bishop": 0}[card], "but for what the bonus tile gives"


@pytest.mark.parametrize("leader", ["francesco_sforza", "leonardo_da_vinci"])
def test_work_set_off_by_a_leader(leader):  # LM-VAL-2, LM-LDR-3
    table = last_round(advanced=True).played(leader).hold(servants=3)
    least = {"francesco_sforza": 0, "leonardo_da_vinci": 1}[leader]
    game = table.game()
    assert sorted(move["servants"] for move in moves(game, "activate")) == list(range(least, 4))
    values = game.appraisal(0)["abilities"][leader]["values"]
    assert list(values) == [str(number) for number in range(least, 4)]
    game.play({"do": "activate", "leader": leader, "servants": 2})
    assert held(game)["servants"] <= 2
    assert not moves(game, "activate")


def test_what_is_refused():  # LM-VAL-2
    game = last_round().game()
    for number, reason in ((5, "servants"), (999, "surplus_servants")):
        with pytest.raises(IllegalMove) as refused:
            game.play(place("black", "council", number))
        assert refused.value.reason == reason
    with pytest.raises(IllegalMove) as refused:
        last_round().excommunicate("2-6").after(place("black", "council", 3))
    assert refused.value.reason == "surplus_servants"
    assert refused.value.arguments == {"needed": 0, "most": 4, "step": 2}


def test_actions_and_moves_stand_for_each_other():  # LM-VAL-2
    table = last_round(advanced=True).plenty().played("francesco_sforza").own("forest", "city").hold(servants=300)
    state = table.deal(territory_2="monastery", building_1="garden").game().state
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    assert SURPLUS < max(legal) < ACTION_COUNT
    assert [state.action_of(state.move_of(action)) for action in legal] == legal
    assert max(move["servants"] for move in map(state.move_of, legal)) >= MOST_STEPS


def test_every_number_has_its_total():  # LM-VAL-2, LM-TOW-2
    table = last_round().hold(coins=9, servants=3).stand(1, "black", "character.2").deal(character_1="warlord")
    space = table.game().appraisal(0)["spaces"]["character.1"]
    assert space["takes"] == {
        "0": [{"coins": 5}],
        **{str(number): [{"coins": 5, "servants": number}] for number in (1, 2, 3)},
    }
    assert table.game().appraisal(0)["spaces"]["council"]["takes"]["3"] == [{"servants": 3}]


# What bots make of it


def last_turn(tile="3-7", faith=0):
    table = last_round(tile).only("black").hold(servants=4, coins=0, wood=0, stone=0, faith=faith)
    table.position["turn"] = {"lap": 3, "placed": False}
    return table


def choice(table, level):
    state = table.game().state
    player = make_player(level, "lorenzo", 1)
    return state.move_of(player.choose(Perspective(state, state.seat, 1)))


@pytest.mark.parametrize("level", ["novice", "patron", "prince:20"])
def test_bots_throw_servants_away_in_their_last_turn_if_they_would_cost_points(level):  # LM-VAL-2, LM-END-1
    assert choice(last_turn(), level)["servants"] == 4
    assert choice(last_turn().excommunicate("3-7"), level)["servants"] == 4


@pytest.mark.parametrize("level", ["novice", "patron", "prince:20"])
def test_bots_keep_servants_where_they_cost_nothing(level):  # LM-VAL-2
    assert choice(last_turn("3-4"), level)["servants"] == 0
    assert choice(last_turn(faith=9), level)["servants"] == 0, "the church will be supported"
    earlier = last_turn().only("black", "white")
    earlier.position["turn"] = {"lap": 2, "placed": False}
    assert choice(earlier, level)["servants"] == 0, "there is another turn to use them in"


def test_environments_leave_them_out_and_offer_something_still():  # LM-VAL-2
    state = last_round().game().state
    legal = state.legal()
    offered = [action for action in legal if action < state.offered_count()]
    assert 0 < len(offered) < len(legal)
    buffer = Buffer(LorenzoObserver(), 1, state.offered_count())
    for _ in range(2):  # the second time, what was shown before is taken off
        buffer.show(0, state, state.seat)
        assert buffer.shown[0] == offered
        assert [action for action, shown in enumerate(memoryview(buffer.masks)) if shown] == sorted(offered)
