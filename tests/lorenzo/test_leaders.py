"""The twenty leaders and what may be done with them."""

import pytest

from signoria.kernel.game import Game
from tests.lorenzo.table import (
    END,
    LINES,
    PASS,
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

# leader | what it asks for, as printed
REQUIREMENTS = """
francesco_sforza | venture 5
ludovico_ariosto | character 5
filippo_brunelleschi | building 5
federico_da_montefeltro | territory 5
girolamo_savonarola | coins 18
giovanni_dalle_bande_nere | military 12
sandro_botticelli | wood 10
michelangelo_buonarroti | stone 10
ludovico_iii_gonzaga | servants 15
leonardo_da_vinci | character 4 territory 2
pico_della_mirandola | venture 4 building 2
sisto_iv | wood 6 stone 6 coins 6 servants 6
lucrezia_borgia | territory 6 or building 6 or character 6 or venture 6
sigismondo_malatesta | military 7 faith 3
lorenzo_de_medici | vp 35
ludovico_il_moro | territory 2 character 2 building 2 venture 2
cesare_borgia | building 3 coins 12 faith 2
santa_rita | faith 8
cosimo_de_medici | character 2 building 4
bartolomeo_colleoni | venture 2 territory 4
"""
ALL = [tuple(cell.strip() for cell in line.split("|")) for line in REQUIREMENTS.strip().splitlines()]
NOTHING = {"coins": 0, "wood": 0, "stone": 0, "servants": 0, "military": 0, "faith": 0, "vp": 0}


def advanced(seats: int = 4, **options: object) -> Table:
    return Table(seats, advanced=True, **options)


def play(leader: str, **keys: object) -> dict[str, object]:
    return {"do": "play", "leader": leader, **keys}


def activate(leader: str, **keys: object) -> dict[str, object]:
    return {"do": "activate", "leader": leader, **keys}


def with_just(leader: str, needs: dict[str, int]) -> Game:
    """Seat 0 has exactly this and the leader in hand; another seat has played one that could be copied."""
    table = advanced().hold(**NOTHING).hand(leader).played(other_than(leader), seat=1)
    for name, amount in needs.items():
        if name in LINES:
            table.own_any(name, amount)
        else:
            table.hold(**{name: amount})
    return table.game()


def other_than(leader: str) -> str:
    return "sisto_iv" if leader != "sisto_iv" else "santa_rita"


@pytest.mark.parametrize(("leader", "asks"), ALL, ids=[leader for leader, _ in ALL])
def test_what_a_leader_asks_for(leader, asks):  # LM-LDR-1, LM-LDR-2
    for way in asks.split(" or "):
        words = way.split()
        needs = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        assert [move["leader"] for move in moves(with_just(leader, needs), "play")] == [leader]
        for name in needs:
            assert not moves(with_just(leader, {**needs, name: needs[name] - 1}), "play")


def test_there_are_20_leaders():  # LM-LDR-2
    assert len({leader for leader, _ in ALL}) == 20


def test_the_requirement_is_checked_only_when_it_is_played():  # LM-LDR-1
    game = advanced().hold(wood=10).hand("sandro_botticelli").dice(1).deal(venture_1="promoting_sacred_art").game()
    game.play(play("sandro_botticelli"))
    game.play(place("black", "venture.1"))
    assert held(game)["wood"] == 4
    assert activate("sandro_botticelli") in game.moves()


def test_leader_moves_before_and_after_placing_as_often_as_one_likes():  # LM-LDR-1
    game = advanced().hold(wood=10, stone=10).hand("sandro_botticelli", "michelangelo_buonarroti").game()
    game.play(play("sandro_botticelli"))
    game.play(activate("sandro_botticelli"))
    game.play(place("black", "market.1"))
    assert (game.seat, kind(game)) == (0, "turn")
    assert END in game.moves()
    assert not moves(game, "place")
    game.play(play("michelangelo_buonarroti"))
    game.play(activate("michelangelo_buonarroti"))
    assert game.seat == 1, "with no leader move left the turn ends by itself"


def test_a_leader_is_discarded_for_a_privilege():  # LM-LDR-1
    table = advanced().hand("santa_rita")
    game = table.after({"do": "discard", "leader": "santa_rita"})
    assert kind(game) == "privilege"
    game.play(privilege("faith"))
    assert gained(table.game(), game) == {"faith": 1}
    assert (game.seat, kind(game)) == (0, "turn")
    assert game.position()["seats"][0]["hand"] == []


def test_a_used_leader_lies_face_down_until_the_round_ends():  # LM-LDR-1, LM-RND-3
    table = advanced(2).played("girolamo_savonarola").hold(1, coins=0)
    game = table.after(activate("girolamo_savonarola"))
    assert game.position()["seats"][0]["leaders"][0]["used"]
    assert not moves(game, "activate")
    while game.position()["round"] == 1:
        game.play(placements(game, "council")[0] if placements(game, "council") else game.moves()[0])
    assert not game.position()["seats"][0]["leaders"][0]["used"]


# What they do once per round

GAINS = {
    "girolamo_savonarola": {"faith": 1},
    "giovanni_dalle_bande_nere": {"coins": 1, "wood": 1, "stone": 1},
    "sandro_botticelli": {"military": 2, "vp": 1},
    "michelangelo_buonarroti": {"coins": 3},
    "cosimo_de_medici": {"servants": 3, "vp": 1},
    "bartolomeo_colleoni": {"vp": 4},
}


@pytest.mark.parametrize("leader", GAINS)
def test_what_a_leader_gives_once_per_round(leader):  # LM-LDR-2
    table = advanced().played(leader)
    assert gained(table.game(), table.after(activate(leader))) == GAINS[leader]


def test_gonzaga_gives_a_privilege():  # LM-LDR-2
    table = advanced().played("ludovico_iii_gonzaga")
    game = table.after(activate("ludovico_iii_gonzaga"), privilege("military"))
    assert gained(table.game(), game) == {"military": 2}


def test_sforza_harvests_at_1_and_only_servants_raise_it():  # LM-LDR-2, LM-LDR-3
    table = advanced().played("francesco_sforza").own("commercial_hub", "woods", "rock_pit", "peasant")
    game = table.game()
    assert [move["servants"] for move in moves(game, "activate")] == [0, 1, 2]
    after = table.after(activate("francesco_sforza", servants=1))
    assert gained(game, after) == {"coins": 1, "wood": 2, "stone": 1}, "one servant left, one came from the tile"


def test_excommunication_1_5_lowers_sforza():  # LM-LDR-3
    table = advanced().played("francesco_sforza").excommunicate("1-5").own("commercial_hub", "peasant")
    assert [move["servants"] for move in moves(table.game(), "activate")] == [3]
    assert not moves(table.hold(servants=2).game(), "activate")


def test_leonardo_produces_at_0_and_needs_a_servant():  # LM-LDR-2, LM-LDR-3
    table = advanced().played("leonardo_da_vinci").own("garden", "scholar")
    assert [move["servants"] for move in moves(table.game(), "activate")] == [1]
    game = table.after(activate("leonardo_da_vinci", servants=1))
    assert gained(table.game(), game) == {"coins": 2, "military": 1, "servants": -1, "vp": 3}
    assert not moves(table.hold(servants=0).game(), "activate")
    table.hold(servants=5).excommunicate("1-6")
    assert [move["servants"] for move in moves(table.game(), "activate")] == [4]


def test_federico_makes_one_coloured_member_at_home_a_6():  # LM-LDR-7
    table = advanced().played("federico_da_montefeltro").dice(1, 2, 3).stand(0, "white", "council")
    assert [move["member"] for move in moves(table.game(), "activate")] == ["black", "orange"]
    game = table.deal(territory_4="forest").after(activate("federico_da_montefeltro", member="black"))
    assert game.position()["seats"][0]["six"] == "black"
    assert servants(game, "black", "territory.4") == [1]
    game.play(place("black", "territory.4", 1))
    assert game.position()["seats"][0]["six"] == "black", "until the round ends"


def test_federico_counts_instead_of_moro_with_lucrezia_and_1_7_on_top():  # LM-LDR-7, LM-VAL-1
    table = advanced().played("federico_da_montefeltro", "ludovico_il_moro").deal(territory_4="forest")
    after = table.after(activate("federico_da_montefeltro", member="black"))
    assert servants(after, "black", "territory.4") == [1]
    assert servants(after, "white", "territory.4") == [2]
    table.played("lucrezia_borgia").excommunicate("1-7")
    after = table.after(activate("federico_da_montefeltro", member="black"))
    assert servants(after, "black", "territory.4") == [0]
    assert servants(after, "white", "territory.4") == [1]


# What they do for good


def test_moro_makes_coloured_members_5():  # LM-LDR-2, LM-VAL-1
    game = advanced().played("ludovico_il_moro").dice(1, 6, 2).deal(territory_4="forest").game()
    assert [servants(game, member, "territory.4") for member in ("black", "white", "orange")] == [[2], [2], [2]]
    assert not servants(game, "neutral", "territory.4")


def test_lucrezia_adds_2_to_coloured_members():  # LM-LDR-2, LM-VAL-1
    game = advanced().played("lucrezia_borgia").dice(1, 2, 5).deal(territory_3="forest").game()
    assert [servants(game, member, "territory.3") for member in ("black", "white", "orange")] == [[2], [1], [0]]


def test_sigismondo_adds_3_to_the_uncoloured():  # LM-LDR-2, LM-VAL-1
    game = advanced().played("sigismondo_malatesta").dice(1).deal(territory_3="forest").game()
    assert servants(game, "neutral", "territory.3") == [2]
    assert not servants(game, "black", "territory.3")


def test_ariosto_enters_occupied_single_spaces_but_colours_still_count():  # LM-LDR-6
    table = advanced().dice(3, 3, 3).stand(1, "black", "harvest.single").stand(1, "white", "market.1")
    assert not placements(table.game(), "harvest.single")
    assert not placements(table.game(), "market.1")
    table.played("ludovico_ariosto")
    assert placements(table.game(), "harvest.single")
    assert placements(table.game(), "market.1")
    table.stand(0, "black", "harvest.shared")
    assert [move["member"] for move in placements(table.game(), "harvest.single")] == ["neutral"]


def test_brunelleschi_pays_no_3_coins():  # LM-LDR-6
    table = advanced().dice(3).stand(1, "black", "territory.2").deal(territory_1="forest").hold(coins=2)
    assert not placements(table.game(), "territory.1")
    table.played("filippo_brunelleschi")
    assert gained(table.game(), table.after(place("black", "territory.1"))) == {"wood": 1}


@pytest.mark.parametrize("everywhere", [True, False])
def test_brunelleschi_and_bonus_actions(everywhere):  # LM-LDR-6
    table = advanced(brunelleschi_bonus_actions=everywhere).played("filippo_brunelleschi").dice(6)
    table.stand(1, "black", "territory.2").deal(territory_1="forest", character_1="captain").hold(coins=5)
    game = table.after(place("black", "character.1"))
    spaces = [move["space"] for move in moves(game, "take")]
    assert spaces == (["territory.1"] if everywhere else [])


def test_cesare_borgia_needs_no_military_for_territories():  # LM-LDR-7, LM-TOW-5
    table = advanced().dice(3).deal(territory_1="forest").own_any("territory", 5)
    assert not placements(table.game(), "territory.1")
    assert placements(table.played("cesare_borgia").game(), "territory.1")


def test_pico_takes_3_coins_off_a_card_but_not_off_the_occupied_tower():  # LM-LDR-7
    table = advanced().played("pico_della_mirandola").dice(6).deal(character_1="royal_messenger").hold(coins=9)
    game = table.after(place("black", "character.1"), *map(privilege, ("faith", "military", "servants")))
    assert held(game)["coins"] == 9 - (5 - 3)
    table.stand(1, "black", "character.2")
    game = table.after(place("black", "character.1"), *map(privilege, ("faith", "military", "servants")))
    assert held(game)["coins"] == 9 - 3 - (5 - 3)


def test_pico_never_pays_back():  # LM-TOW-4, LM-LDR-7
    table = advanced().played("pico_della_mirandola").dice(6).deal(character_1="warlord").hold(coins=4)
    assert held(table.after(place("black", "character.1")))["coins"] == 4
    table = advanced().played("pico_della_mirandola").own("dame").dice(6).deal(character_1="captain").hold(coins=4)
    assert held(table.after(place("black", "character.1")))["coins"] == 4, "3 and 1 are added up"


def test_sisto_iv_gives_5_vp_for_each_support():  # LM-LDR-7
    table = advanced(2).played("sisto_iv").hold(faith=4).last_turn(2, "1-1")
    game = table.after(PASS, SUPPORT)
    assert gained(table.game(), game) == {"faith": -4, "vp": 4 + 5}


def test_santa_rita_doubles_the_goods_that_cards_give_at_once():  # LM-LDR-4
    table = advanced().played("santa_rita").dice(6).plenty().deal(territory_1="monastery", territory_3="mining_town")
    table.hold(military=0)
    assert gained(table.game(), table.after(place("black", "territory.1"))) == {"servants": 2, "military": 2}
    game = table.after(place("black", "territory.3"))
    assert gained(table.game(), game) == {"wood": 1, "stone": 2, "servants": 4}, "not what the floor gives"
    table.own("forest")
    before, game = table.game(), table.after(place("black", "harvest.single"))
    assert gained(before, game) == {"wood": 1 + 3, "stone": 1, "servants": 1}, "not what a harvest gives"


def test_santa_rita_doubles_no_privilege():  # LM-LDR-4, LM-PRV-1
    table = advanced().played("santa_rita").dice(6).plenty().deal(character_1="knight")
    game = table.after(place("black", "character.1"), privilege("servants"))
    assert gained(table.game(), game) == {"coins": -2, "servants": 2}


@pytest.mark.parametrize(("option", "servants_come"), [("after", 3), ("each", 2)])
def test_santa_rita_under_one_fewer(option, servants_come):  # LM-LDR-4, LM-EXC-2
    table = advanced(santa_rita_malus=option).played("santa_rita").excommunicate("1-3").dice(6).plenty()
    table.deal(territory_1="mining_town")
    game = table.after(place("black", "territory.1"))
    assert gained(table.game(), game) == {"stone": 2, "servants": servants_come}


# Lorenzo de' Medici


def test_lorenzo_cannot_be_played_while_no_other_seat_has_a_leader():  # LM-LDR-5
    table = advanced().hand("lorenzo_de_medici").hold(vp=35).played("santa_rita")
    assert not moves(table.game(), "play")
    table.played("sisto_iv", "sandro_botticelli", seat=2)
    expected = [play("lorenzo_de_medici", copy=copy) for copy in ("sisto_iv", "sandro_botticelli")]
    assert moves(table.game(), "play") == expected


def test_lorenzo_copies_a_permanent_leader_for_good():  # LM-LDR-5
    table = advanced().hand("lorenzo_de_medici").hold(vp=35).dice(1).played("ludovico_il_moro", seat=1)
    game = table.deal(territory_3="forest").after(play("lorenzo_de_medici", copy="ludovico_il_moro"))
    assert servants(game, "black", "territory.3") == [0]
    copied = {"leader": "lorenzo_de_medici", "used": False, "copy": "ludovico_il_moro"}
    assert game.position()["seats"][0]["leaders"] == [copied]


def test_lorenzo_is_activated_by_his_own_name_and_may_copy_a_used_leader():  # LM-LDR-5
    table = advanced().hand("lorenzo_de_medici").hold(vp=35).played("federico_da_montefeltro", seat=1)
    table.seats[1]["leaders"][0]["used"] = True
    game = table.after(play("lorenzo_de_medici", copy="federico_da_montefeltro"))
    assert activate("lorenzo_de_medici", member="white") in game.moves()
    game.play(activate("lorenzo_de_medici", member="white"))
    assert game.position()["seats"][0]["six"] == "white"
    assert game.position()["seats"][0]["leaders"][0]["used"]
    assert not moves(game, "activate")
