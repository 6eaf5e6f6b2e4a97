"""Every number and reason that a seat is shown: spaces, work, leaders, the church, the account."""

import random
from itertools import pairwise

import pytest

import signoria
from signoria.locale import LANGUAGES, reason_in_words, reason_words
from tests.lorenzo.table import HELD, REFUSE, SUPPORT, Table, gained, moves, place, placements

VARIANTS = [
    {"seats": 2, "malus_wood_stone": "total"},
    {"seats": 3, "advanced": True, "last_report_decline_scores": True},
    {"seats": 4, "advanced": True, "santa_rita_malus": "each"},
]


def decisions(variant, seed):
    game = signoria.new_game("lorenzo", seed=seed, **variant)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.moves()))


def finished(variant, seed):
    game = signoria.new_game("lorenzo", seed=seed, **variant)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.moves()))
    return game


def turns(variant, seed):
    return (game for game in decisions(variant, seed) if game.decision["kind"] == "turn")


def own(table, seat=0):
    return table.game().appraisal(seat)


# What placements take and give


def change(before, after, seat):
    had, has = (game.view(-1)["seats"][seat] for game in (before, after))
    return {name: has[name] - had[name] for name in HELD if has[name] != had[name]}


def balance(gain, paid):
    kinds = [name for name in HELD if gain.get(name, 0) != paid.get(name, 0)]
    return {name: gain.get(name, 0) - paid.get(name, 0) for name in kinds}


def level(levels, value):
    """The last level that a value reaches."""
    return [each for each in levels if each["from"] <= value][-1]


def promise(move, appraisal):
    """What a placement is said to take and to give, and the choices it is said to open."""
    space = appraisal["spaces"][move["space"]]
    takes = space["takes"][str(move["servants"])]
    if "values" not in space:
        return takes, space["gain"], space.get("actions", [])
    value = space["values"][move["member"]][str(move["servants"])]
    work = level(appraisal["works"][move["space"].partition(".")[0]], value)
    return takes, work["gain"], work["exchanges"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_placement_takes_and_gives_what_was_said(variant):  # LM-TOW-2, LM-TOW-4, LM-WRK-2, LM-MKT-1, LM-CON-1
    """Where it opens no choice and does not end the round, goods and points change by exactly that."""
    compared = 0
    for game in turns(variant, seed=2):
        state, seat = game.state, game.seat
        appraisal = game.appraisal(seat)
        for move in moves(game, "place"):
            takes, gain, choices = promise(move, appraisal)
            after = state.clone()
            after.apply(state.action_of(move))
            stays = after.view(-1)["round"] == game.view()["round"] and after.view(-1)["phase"] == "actions"
            if len(takes) == 1 and not choices and "privilege" not in gain and stays:
                assert change(state, after, seat) == balance(gain, takes[0])
                compared += 1
    assert compared > 400


@pytest.mark.parametrize("variant", VARIANTS)
def test_choices_are_foretold(variant):  # LM-BON-1, LM-PRV-1, LM-WRK-3
    for game in turns(variant, seed=5):
        appraisal = game.appraisal(game.seat)
        for move in moves(game, "place"):
            takes, gain, choices = promise(move, appraisal)
            after = game.state.clone()
            after.apply(game.state.action_of(move))
            kind = after.decision()["kind"] if after.seat == game.seat else ""
            assert kind != "pay" or len(takes) > 1
            assert kind != "privilege" or "privilege" in gain or choices
            assert kind not in ("exchange", "bonus") or choices


def test_the_total_is_entry_fee_and_card_and_servants():  # LM-TOW-2, LM-VAL-2
    table = Table().hold(coins=9, servants=5).dice(1).stand(1, "black", "character.2").deal(character_1="warlord")
    space = own(table)["spaces"]["character.1"]
    assert space["fee"] == 3
    assert space["costs"] == {"0": [{"coins": 2}], "1": [{"coins": 2}]}
    assert space["takes"] == {"0": [{"coins": 5}], "1": [{"coins": 5, "servants": 1}]}
    assert space["gain"] == {"military": 3}


def test_discounts_and_alternatives_are_in_the_total():  # LM-TOW-4, LM-TOW-6
    table = Table().plenty().dice(6).own("stonemason").deal(building_1="mint", venture_1="support_to_the_bishop")
    spaces = own(table)["spaces"]
    assert spaces["building.1"]["takes"]["0"] == [{"stone": 3}, {"wood": 1, "stone": 2}]
    assert spaces["venture.1"]["takes"]["0"] == [{"military": 2}, {"coins": 2, "wood": 1, "stone": 1}]


def test_a_floor_gives_this_family_its_bonus_or_none():  # LM-TOW-2, LM-CRD-2, LM-EXC-2
    def bonus(table):
        return own(table.plenty().dice(6).deal(venture_4="hiring_recruits"))["spaces"]["venture.4"]["bonus"]

    assert bonus(Table()) == {"coins": 2}
    assert bonus(Table().own("preacher")) == {}
    assert bonus(Table().excommunicate("1-2")) == {"coins": 1}


def test_the_market_gives_less_to_the_excommunicated():  # LM-EXC-2, LM-PRV-1
    spaces = own(Table().excommunicate("1-2"))["spaces"]
    assert spaces["market.1"]["gain"] == {"coins": 4}
    assert spaces["market.4"]["gain"] == {"privilege": 2}


def test_the_council_palace_tells_the_place_in_the_turn_order():  # LM-RND-3
    table = Table().stand(2, "black", "council").stand(1, "white", "council").stand(2, "white", "council")
    assert own(table)["spaces"]["council"]["order"] == 3


def test_an_occupied_tower_costs_three_coins_but_not_with_brunelleschi():  # LM-TOW-2, LM-LDR-6
    table = Table(advanced=True).stand(1, "black", "territory.2")
    assert own(table)["fees"] == {"territory": 3, "character": 0, "building": 0, "venture": 0}
    table.played("sisto_iv", seat=1).played("lorenzo_de_medici", copy="filippo_brunelleschi")
    assert own(table)["fees"]["territory"] == 0


def test_bonus_actions_may_cost_what_members_do_not():  # LM-LDR-6, LM-BON-1
    for everywhere, fee in ((True, 0), (False, 3)):
        table = Table(advanced=True, brunelleschi_bonus_actions=everywhere).plenty().dice(6).deal(character_1="abbess")
        table.deal(territory_1="woods").stand(1, "black", "territory.2").played("filippo_brunelleschi")
        game = table.after(place("black", "character.1"))
        assert game.appraisal(0)["spaces"]["territory.1"]["fee"] == fee


# Harvest and production


def test_the_value_of_work_by_member_and_servants():  # LM-VAL-1, LM-WRK-1, LM-CRD-2
    table = Table().hold(servants=6).dice(4).own("farmer", "forest").only("black")
    spaces = own(table)["spaces"]
    assert spaces["harvest.single"]["values"]["black"]["0"] == 4 + 2
    assert spaces["harvest.shared"]["values"]["black"]["0"] == 4 + 2 - 3
    assert spaces["production.single"]["values"]["black"]["0"] == 4


def test_servants_count_half_under_an_excommunication():  # LM-VAL-2, LM-EXC-1
    table = Table().hold(servants=9).dice(5).own("forest").excommunicate("1-5", "2-6").only("black")
    assert own(table)["spaces"]["harvest.single"]["values"] == {"black": {"0": 2, "6": 5}}
    assert own(table)["changes"] == {"harvest": -3, "production": 0}


def test_leaders_who_harvest_know_no_bonus_only_penalties():  # LM-LDR-3
    table = Table(advanced=True).hold(servants=9).own("farmer", "forest").played("francesco_sforza")
    assert own(table)["abilities"]["francesco_sforza"] == {"work": "harvest", "values": {"0": 1, "4": 5}}
    table.excommunicate("1-5")
    assert own(table)["abilities"]["francesco_sforza"] == {"work": "harvest", "values": {"3": 1, "7": 5}}


def test_what_fires_and_what_rests():  # LM-WRK-2
    works = own(Table().dice(6).own("commercial_hub", "forest"))["works"]
    low, high = works["harvest"]
    assert low == {
        "from": 1,
        "tile": {"wood": 1, "stone": 1, "servants": 1},
        "gain": {"wood": 1, "stone": 1, "servants": 1, "coins": 1},
        "fires": ["commercial_hub"],
        "rests": ["forest"],
        "exchanges": [],
    }
    assert (high["from"], high["fires"], high["rests"]) == (5, ["commercial_hub", "forest"], [])


def test_work_gives_less_to_the_excommunicated():  # LM-EXC-2
    """Tile and card are two sources, and each loses one."""
    works = own(Table().dice(6).own("commercial_hub", "forest").excommunicate("1-4"))["works"]
    assert works["harvest"][0]["tile"] == {"servants": 1}
    assert works["harvest"][1]["gain"] == {"servants": 1, "coins": 1, "wood": 2}


def test_gains_by_cards_and_points():  # LM-CRD-3
    works = own(Table().dice(6).own("mint", "bank"))["works"]
    assert level(works["production"], 5)["gain"]["coins"] == 2 + 5 + 2  # two buildings, the bank, the tile
    table = Table().plenty().hold(military=7).dice(6).deal(character_1="general")
    assert own(table)["spaces"]["character.1"]["gain"] == {"vp": 3}


def test_a_bonus_harvest_has_its_values():  # LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="cardinal").own("forest")
    game = table.after(place("black", "character.1"))
    assert game.appraisal(0)["granted"] == {"work": "harvest", "values": {"0": 4, "1": 5}}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_work_move_has_its_value(variant):  # LM-VAL-2, LM-BON-1, LM-LDR-3
    for game in decisions(variant, seed=4):
        appraisal = game.appraisal(game.seat)
        for move in game.moves():
            if move["do"] == "work":
                values = appraisal["granted"]["values"]
            elif move["do"] == "activate" and "servants" in move:
                values = appraisal["abilities"][move["leader"]]["values"]
            else:
                continue
            facts = facts_after(game, move)
            assert values[str(move["servants"])] == next(fact["value"] for fact in facts if fact["fact"] == "work")


def facts_after(game, move):
    after = game.state.clone()
    after.journal = []
    after.apply(game.state.action_of(move))
    return after.journal


# Members, territories, leaders


def test_members_are_worth_what_the_decision_says():  # LM-VAL-1, LM-LDR-7
    for game in turns(VARIANTS[2], seed=3):
        assert game.appraisal(None)["values"][game.seat] == game.decision["values"]


def test_the_next_territory_needs_military_but_not_with_cesare_borgia():  # LM-TOW-5, LM-LDR-6
    table = Table(advanced=True).own("woods", "city")
    assert own(table)["territory_needs"] == [3, 0, 0, 0]
    assert own(table.played("cesare_borgia"))["territory_needs"][0] == 0


def test_a_leader_shows_every_alternative_and_the_nearest():  # LM-LDR-1
    """A missing card weighs more than missing goods: they are harder to come by."""
    table = Table(advanced=True).hold(coins=12, faith=1).own_any("building", 3).own_any("venture", 4)
    leaders = own(table.hand("cesare_borgia", "lucrezia_borgia"))["leaders"]
    assert leaders["cesare_borgia"] == {
        "needs": [
            [
                {"card": "building", "need": 3, "have": 3},
                {"resource": "coins", "need": 12, "have": 12},
                {"resource": "faith", "need": 2, "have": 1},
            ]
        ],
        "nearest": 0,
        "met": False,
        "playable": False,
    }
    lucrezia = leaders["lucrezia_borgia"]
    assert lucrezia["needs"][lucrezia["nearest"]] == [{"card": "venture", "need": 6, "have": 4}]
    assert own(table.hold(faith=2))["leaders"]["cesare_borgia"]["met"]


def test_leaders_can_be_played_exactly_if_nothing_speaks_against_it():  # LM-LDR-1, LM-LDR-5
    for game in turns(VARIANTS[2], seed=1):
        appraisal = game.appraisal(game.seat)
        playable = {move["leader"] for move in moves(game, "play")}
        for leader, need in appraisal["leaders"].items():
            assert (leader in playable) == need["playable"] == (leader not in appraisal["why_not"]["leaders"])
            assert need["met"] or appraisal["why_not"]["leaders"][leader]["reason"] == "requirement"


def test_nobody_knows_a_leader_before_the_tiles_are_chosen():  # LM-SET-5
    game = signoria.new_game("lorenzo", seats=3, seed=1, advanced=True)
    while game.decision["kind"] == "tile":
        assert [game.appraisal(seat)["leaders"] for seat in range(3)] == [{}, {}, {}]
        game.play(game.moves()[0])
    assert len(game.appraisal(0)["leaders"]) == 4


# Decisions with few answers


def test_privileges_and_exchanges_give_what_comes():  # LM-PRV-1, LM-WRK-3, LM-EXC-2
    game = Table().excommunicate("1-2").after(place("black", "council"))
    gains = dict(zip((move["gain"] for move in game.moves()), game.appraisal(0)["moves"]))
    assert gains["coins"] == {"gain": {"coins": 1}}
    for game in decisions(VARIANTS[2], seed=7):
        if game.decision["kind"] == "exchange":
            for move, told in zip(game.moves(), game.appraisal(game.seat)["moves"]):
                facts = facts_after(game, move)
                came = facts[1]["goods"] if len(facts) > 1 and facts[1]["fact"] == "gain" else {}
                expected = {kind: amount for kind, amount in told["gain"].items() if kind != "privilege"}
                assert move["do"] == "skip" or expected == came


def test_a_payment_shows_what_is_left():  # LM-TOW-4
    table = Table().hold(coins=9, military=9).dice(6).deal(venture_1="support_to_the_bishop")
    game = table.after(place("black", "venture.1"))
    for move, told in zip(game.moves(), game.appraisal(0)["moves"]):
        held = game.view(0)["seats"][0]
        assert told["left"] == {kind: held[kind] - amount for kind, amount in move["goods"].items()}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_church_is_foretold(variant):  # LM-VAT-1, LM-VAT-2
    for game in decisions(variant, seed=6):
        if game.decision["kind"] == "vatican":
            appraisal = game.appraisal(game.seat)
            assert appraisal["support"] == {"gain": vp(game.decision["vp"]), "faith": 0}
            scores_anyway = game.view()["round"] == 6 and variant.get("last_report_decline_scores", False)
            kept = {"gain": {}, "faith": game.decision["faith"]}
            assert appraisal["refuse"] == ({"gain": vp(game.decision["vp"]), "faith": 0} if scores_anyway else kept)


def vp(points):
    return {"vp": points} if points else {}


def test_sisto_iv_adds_to_the_support_of_the_church():  # LM-LDR-7
    table = Table(2, advanced=True).hold(seat=0, faith=4).last_turn(2, "1-1").played("sisto_iv")
    game = table.after({"do": "pass"})
    told = game.appraisal(0)
    assert told["support"] == {"gain": {"vp": 9}, "faith": 0}
    before = table.after({"do": "pass"})
    game.play(SUPPORT)
    assert gained(before, game)["vp"] == 9
    assert told["refuse"] == {"gain": {}, "faith": 4}
    before.play(REFUSE)
    assert before.view(0)["seats"][0]["faith"] == 4


# Why something is not possible


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_space_out_of_reach_says_why_and_no_other(variant):
    for game in turns(variant, seed=8):
        if game.decision["placed"]:
            continue
        why = game.appraisal(game.seat)["why_not"]
        home = game.view(game.seat)["seats"][game.seat]["members"]
        for space in game.view()["spaces"]:
            reached = {move["member"] for move in placements(game, space)}
            assert (space in why["spaces"]) == (not reached and bool(home))
            told = {member for member in home if space in why["spaces"] or member in why["placements"].get(space, {})}
            assert told == set(home) - reached
        assert set(why["members"]) == set(home) - {move["member"] for move in moves(game, "place")}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_refused_move_gets_the_reason_that_was_shown(variant):
    for game in turns(variant, seed=9):
        why = game.appraisal(game.seat)["why_not"]
        for space, reasons in why.get("placements", {}).items():
            for member, reason in reasons.items():
                assert refused(game, member, space) == reason


def refused(game, member, space):
    """The reason of a placement with as many servants as it takes."""
    for servants in range(30):
        with pytest.raises(signoria.IllegalMove) as problem:
            game.play(place(member, space, servants))
        if problem.value.reason not in ("exact_servants", "work_servants", "surplus_servants"):
            return {"reason": problem.value.reason, **problem.value.arguments}
    raise AssertionError("no number of servants is right")


def why_not(table, space):
    return own(table)["why_not"]["spaces"][space]


def test_reasons_of_spaces():  # LM-TOW-2, LM-TOW-3, LM-TOW-5, LM-MKT-1, LM-VAL-2
    def table(**options):
        return Table(**options).dice(6, 6, 6)

    assert why_not(table(), "territory.1") == {"reason": "no_card"}
    assert why_not(table().stand(1, "black", "market.1"), "market.1") == {"reason": "occupied"}
    assert why_not(table().excommunicate("2-5"), "market.1") == {"reason": "no_market"}
    assert why_not(table().stand(0, "black", "harvest.single"), "harvest.shared") == {"reason": "coloured_there"}
    weak = Table().hold(servants=2).dice(1).deal(territory_3="forest")
    assert why_not(weak, "territory.3") == {"reason": "servants", "missing": 2}
    full = table().plenty().own_any("venture", 6).deal(venture_1="hiring_recruits")
    assert why_not(full, "venture.1") == {"reason": "most_cards", "most": 6}
    entry = table().hold(coins=1).stand(1, "black", "territory.2").deal(territory_1="woods")
    assert why_not(entry, "territory.1") == {"reason": "fee", "coins": 3, "missing": 2}
    third = table().hold(military=2).own("city", "village").deal(territory_1="woods")
    assert why_not(third, "territory.1") == {"reason": "territory", "military": 3, "missing": 1}
    price = {"coins": 0, "wood": 2, "stone": 2, "servants": 0, "military": 0, "faith": 0}
    dear = table().deal(building_1="cathedral")
    assert why_not(dear, "building.1") == {"reason": "price", "card": "cathedral", **price}


def test_reasons_of_bonus_actions():  # LM-BON-1
    table = Table().plenty().dice(6).deal(character_1="abbess", territory_1="woods", venture_3="hiring_recruits")
    game = table.hold(coins=5, servants=0).after(place("black", "character.1"))
    why = game.appraisal(0)["why_not"]["spaces"]
    assert why["territory.2"] == {"reason": "no_card"}
    assert why["venture.3"] == {"reason": "servants", "missing": 1}
    assert "territory.1" not in why


def test_reasons_of_leaders():  # LM-LDR-1, LM-LDR-5
    table = Table(advanced=True).hand("santa_rita", "lorenzo_de_medici").played("sisto_iv")
    table.hold(servants=50, coins=50, military=20, faith=10)
    table.own_any("territory", 4).own_any("character", 4).own_any("building", 4)
    why = own(table)["why_not"]["leaders"]
    assert why["sisto_iv"] == {"reason": "permanent", "leader": "sisto_iv"}
    assert why["lorenzo_de_medici"]["reason"] in ("nobody_to_copy", "requirement")


def test_reasons_read_well():
    words = {language: reason_words(language, "lorenzo") for language in LANGUAGES}
    short = {"card": "mint", "coins": 1, "wood": 0, "stone": 2, "servants": 0, "military": 0, "faith": 0}
    assert (
        reason_in_words(words["en"], "price", short)
        == "You cannot pay for Mint. You need 1 more coin. You need 2 more stone."
    )
    assert (
        reason_in_words(words["de"], "price", short)
        == "Sie können Münzstätte nicht bezahlen. Es fehlt 1 Münze. Es fehlen 2 Steine."
    )
    assert reason_in_words(words["en"], "servants", {"missing": 2}) == "You need 2 more servants."


# The account


def test_the_points_at_the_end_are_foretold():  # LM-END-1
    """At the start nobody has military, so all share the first prize; 12 to 15 goods are 2 or 3 points."""
    game = signoria.new_game("lorenzo", seats=4, seed=1)
    order = game.view()["order"]
    forecast = game.appraisal()["forecast"]
    assert [forecast[seat]["parts"]["military"] for seat in order] == [5, 5, 5, 5]
    assert [forecast[seat]["parts"]["goods"] for seat in order] == [2, 2, 2, 3]
    assert [forecast[seat]["total"] for seat in order] == [7, 7, 7, 8]
    assert [forecast[seat]["rank"] for seat in order] == [2, 3, 4, 1]


EXCOMMUNICATED = {
    "1-1": {"territories": 1, "characters": 1, "ventures": 5, "excommunications": 0},
    "3-1": {"characters": 0},
    "3-2": {"ventures": 0},
    "3-3": {"territories": 0},
    "3-4": {"excommunications": -4},
    "3-5": {"excommunications": -3},
    "3-6": {"excommunications": -4},
    "3-7": {"excommunications": -10},
}


@pytest.mark.parametrize("tile", EXCOMMUNICATED)
def test_a_forecast_counts_every_excommunication(tile):  # LM-END-1, LM-EXC-1
    table = Table().hold(coins=4, wood=3, stone=2, servants=1, military=3, vp=23).excommunicate(tile)
    table.own("woods", "city", "farm", "hero", "mint", "crusade")
    parts = own(table)["forecast"][0]["parts"]
    assert {name: parts[name] for name in EXCOMMUNICATED[tile]} == EXCOMMUNICATED[tile]


def test_a_tie_in_the_forecast_goes_by_the_next_turn_order():  # LM-END-2, LM-RND-3
    table = Table()
    assert [each["rank"] for each in own(table)["forecast"]] == [1, 2, 3, 4]
    table.stand(2, "black", "council")
    assert [each["rank"] for each in own(table)["forecast"]] == [2, 3, 1, 4]


def test_the_account_shows_what_the_log_says():  # LM-END-1
    """Excommunication 3-4 takes its points before the scoring; nobody could tell from the final points."""
    table = Table(2).last_turn(6, "3-4").hold(vp=48, coins=0, wood=0, stone=0, servants=0)
    game = table.only().game()
    game.keep_journal()
    while not game.over:
        game.play(game.moves()[0])
    final = next(fact for fact in game.take_facts() if fact["fact"] == "final" and fact["seat"] == 0)
    assert final["parts"]["before"] == -9
    account = game.appraisal(1)["account"]["seats"][0]
    assert (account["played"], account["parts"]["excommunications"]) == (48, -9)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_account_adds_up_to_the_final_points(variant):  # LM-END-1, LM-END-2
    for seed in range(4):
        game = finished(variant, seed)
        accounts = game.appraisal()["account"]["seats"]
        assert [each["total"] for each in accounts] == game.scores()
        assert all(each["played"] + sum(each["parts"].values()) == each["total"] for each in accounts)
        assert [seat for seat, each in enumerate(accounts) if each["rank"] == 1] == game.winners()
        assert "forecast" not in game.appraisal()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_point_has_a_source_and_every_place_a_reason(variant):  # LM-END-1, LM-END-2
    for seed in range(4):
        game = finished(variant, seed)
        appraisal = game.appraisal()
        sources = appraisal["account"]["sources"].values()
        assert [sum(by_seat[seat] for by_seat in sources) for seat in range(game.state.seats)] == game.scores()
        ranking = appraisal["ending"]["ranking"]
        assert [each["seat"] for each in ranking][:1] == game.winners()
        ranks = [appraisal["account"]["seats"][each["seat"]]["rank"] for each in ranking]
        assert [each["rank"] for each in ranking] == ranks
        for before, after in pairwise(ranking):
            tied = before["points"] == after["points"]
            assert before["ahead"]["reason"] == ("order" if tied else "points")


def test_leaders_left_in_hand_are_shown_at_the_end():  # LM-HID-1
    game = next(game for seed in range(9) if any((game := finished(VARIANTS[-1], seed)).state.hands()))
    hands = game.appraisal(0)["ending"]["hands"]
    assert [len(hand["hand"]) for hand in hands] == [
        len(own["hand"]) if isinstance(own["hand"], list) else own["hand"] for own in game.view(0)["seats"]
    ]


def test_a_game_that_begins_at_its_end_has_an_account_too():
    game = finished(VARIANTS[2], seed=2)
    accounts = signoria.from_position(game.position()).appraisal()["account"]["seats"]
    assert [each["total"] for each in accounts] == game.scores()


# Who sees what


def test_a_spectator_works_out_what_everybody_can():
    game = signoria.new_game("lorenzo", seats=3, seed=1)
    appraisal = game.appraisal()
    assert set(appraisal) == {"period", "values", "territory_needs", "forecast"}
    assert appraisal["values"][0] == {**game.view()["dice"], "neutral": 0}


def test_the_appraisal_changes_nothing():
    for game in decisions(VARIANTS[2], seed=3):
        before = game.position()
        game.appraisal(game.seat)
        assert game.position() == before
        assert game.state.journal is None
