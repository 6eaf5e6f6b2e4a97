"""Lorenzo at the terminal: what is drawn, and what follows from a move."""

import json

import pytest

import signoria
from signoria.locale import words
from signoria.terminal.games import game_table
from signoria.terminal.lorenzo.names import Names
from tests.lorenzo.table import PASS, Table, place
from tests.terminal.test_drawing import offered, text_of


def shown(table, width=80):
    """A seat's table and its menu, with all further menus."""
    screen = game_table(table, words("en", "lorenzo"), [])
    seat_view = screen.seat_view(table, table.seat)
    return screen, seat_view, text_of(screen.draw(seat_view, width), width)


def consequence(table, **move):
    screen, seat_view, _ = shown(table)
    return screen.describe(seat_view, move)


def test_a_floor_shows_card_cost_and_effect():
    game = Table().plenty().dice(5).deal(building_3="carpenters_shop", venture_1="support_to_the_bishop").game()
    _, _, text = shown(game, 220)
    assert "b3 ≥5 Carpenter’s Shop" in text
    assert "1 coin 2 wood" in text
    assert "now 3 VP; produce 4+: 1 wood → 3 coin or 2 wood → 5 coin" in text
    assert "2 mil (have 4) or 2 coin 1 wood 1 stone" in text


def test_who_stands_where_is_shown():
    game = Table(seats=3).dice(5).stand(1, "orange", "council").stand(2, "neutral", "harvest.shared").game()
    _, _, text = shown(game)
    assert "Seat 2 orange" in text
    assert "Seat 3 uncoloured" in text
    assert text.count("closed") == 2  # LM-SET-6


def test_a_card_tells_price_fee_bonus_and_effects():  # LM-TOW-2, LM-TOW-4
    table = Table().hold(coins=9, wood=2).dice(5, 3).deal(building_3="carpenters_shop", building_4="mint")
    game = table.stand(1, "white", "building.1").game()
    label, told = consequence(game, **place("black", "building.3"))
    assert label == "the black member to floor 3 of the building tower"
    assert told == (
        "pay 1 coin 2 wood; tower fee 3 coin; get 1 mil 3 VP; produce 4+: 1 wood → 3 coin or 2 wood → 5 coin"
    )


def test_two_ways_to_pay_are_told():  # LM-TOW-6
    game = Table().plenty().dice(5).deal(venture_1="support_to_the_bishop").game()
    told = consequence(game, **place("black", "venture.1"))[1]
    assert told == "pay 2 mil or 2 coin 1 wood 1 stone; get 3 faith; 1 VP at the end"
    game.play(place("black", "venture.1"))
    assert consequence(game, do="pay", goods={"military": 2}) == ("pay 2 military", "left: 23 military")


def test_a_bonus_action_is_told():  # LM-BON-1
    game = Table().hold(coins=9).dice(5).deal(character_1="captain", territory_1="forest").game()
    told = consequence(game, **place("black", "character.1"))[1]
    assert told == "pay 4 coin; get 2 mil; take a territory at value 6"
    game.play(place("black", "character.1"))
    screen, seat_view, _ = shown(game)
    assert screen.question(seat_view) == "Captain lets you take a territory at value 6. Which one?"
    menu = screen.menu(seat_view)
    assert menu.pick("t1") == {"do": "take", "space": "territory.1", "servants": 0}
    assert menu.pick("x") == {"do": "decline"}
    assert menu.pick("decline") == {"do": "decline"}


def test_work_tells_what_fires_for_how_many_servants():  # LM-VAL-2, LM-WRK-2, LM-WRK-3
    table = Table().hold(servants=6, wood=3).dice(2).own("residence", "tax_office", "carpenters_shop")
    game = table.own("woods").game()
    screen, seat_view, _ = shown(game)
    menu = screen.menu(seat_view)
    further = menu.pick("1 p1")
    assert list(further.entries) == ["0", "2", "3"]
    assert further.entries["0"].consequence == "value 2: Residence; get 2 coin 1 mil; exchanges: Residence"
    assert further.entries["3"].consequence == (
        "value 5: Residence, Tax Office, Carpenter’s Shop; get 3 coin 1 mil; exchanges: Residence, Carpenter’s Shop"
    )
    assert menu.pick("1 p1 3") == place("black", "production.single", 3)
    assert menu.pick("1 p1 4") is None
    assert menu.pick("1 p9") is None


def test_the_council_tells_the_turn_order():  # LM-RND-3
    game = Table().dice(5).stand(2, "white", "council").game()
    told = consequence(game, **place("black", "council"))[1]
    assert told == "get 1 coin; a privilege; position 2 in the next turn order"


def test_excommunications_lower_what_is_foretold():  # LM-EXC-2
    game = Table().dice(5).excommunicate("1-2").game()
    assert consequence(game, **place("black", "market.1"))[1] == "get 4 coin"


def test_leaders_are_offered_in_all_their_ways():  # LM-LDR-3, LM-LDR-5, LM-LDR-7
    table = Table(advanced=True).plenty().hold(vp=40).dice(5, 4, 3).own("mint", "bank")
    table.played("leonardo_da_vinci", "federico_da_montefeltro").hand("lorenzo_de_medici", "santa_rita")
    game = table.played("cosimo_de_medici", "sisto_iv", seat=1).game()
    screen, seat_view, text = shown(game, 120)
    menu = screen.menu(seat_view)
    moves = list(offered(menu))
    assert sorted(map(repr, moves)) == sorted(map(repr, game.moves()))
    labels = [entry.words for entry in menu.entries.values()]
    assert "play Lorenzo de’ Medici as another player’s leader …" in labels
    assert "use Leonardo da Vinci …" in labels
    assert "use Federico da Montefeltro …" in labels
    assert "missing: 8 faith" in text
    assert "can be played" in text
    assert "(ready)" in text
    member = {"do": "activate", "leader": "federico_da_montefeltro", "member": "white"}
    assert screen.describe(seat_view, member) == (
        "use Federico da Montefeltro for the white member",
        "worth 6 this round",
    )
    copy = {"do": "play", "leader": "lorenzo_de_medici", "copy": "sisto_iv"}
    assert screen.describe(seat_view, copy)[1] == "5 more VP each time you support the Church."
    game.play(copy)
    assert "Lorenzo de’ Medici as Sisto IV: 5 more VP" in shown(game, 120)[2]


def test_a_leader_that_copies_needs_somebody_to_copy():  # LM-LDR-5
    game = Table(advanced=True).hold(vp=40).dice(5).hand("lorenzo_de_medici").game()
    assert "nobody else has played a leader" in shown(game, 120)[2]


def test_a_family_shows_its_cards_and_the_next_territorys_need():  # LM-TOW-5
    game = Table().hold(military=2).dice(5).own("woods", "forest", "stonemason").game()
    screen, seat_view, text = shown(game, 120)
    assert "Woods (harvest 2+: 1 wood); Forest (harvest 5+: 3 wood) the next needs 3 military" in text
    assert "Stonemason (buildings +2, buildings −1 wood or 1 stone)" in text
    board = text_of(screen.board(seat_view, 0), 120)
    assert "If the game ended now: characters 1, military 5, goods 2" in board


def test_the_tracks_show_the_needs_of_the_vatican():  # LM-VAT-1, LM-VAT-2
    game = Table().hold(faith=3, military=7).dice(5).game()
    _, _, text = shown(game)
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if "[3]" in line)
    assert lines[at + 1].index("1", 32) == lines[at].index("3]", 32)
    assert "25 30" in text


def test_the_church_asks_and_tells():  # LM-VAT-1
    table = Table(seats=2, advanced=True).dice(5).last_turn(2, "1-7").hold(faith=5).played("sisto_iv")
    game = table.after(PASS)
    screen, seat_view, _ = shown(game)
    assert screen.question(seat_view) == "The Church asks for 3 faith; you have 5. Do you support it?"
    assert screen.describe(seat_view, {"do": "support"})[1] == "get 10 VP; 5 faith back to 0"
    told = screen.describe(seat_view, {"do": "refuse"})[1]
    assert told == "you keep your 5 faith; Your coloured members are worth 1 less"


def test_a_changed_edition_is_told_by_its_effects():
    edition = json.loads(json.dumps(signoria.rules("lorenzo").own_edition()))
    edition["cards"][0].update(key="glass_works", name={"en": "Glass Works"})
    edition["leaders"][4]["ability"] = [{"op": "gain", "gain": {"faith": 2}}]
    edition["leaders"][1]["require_any"] = [
        {"cards": {"venture": 1}, "resources": {"coins": 2}},
        {"cards": {"venture": 3}},
    ]
    edition["excommunications"][0]["effect"]["value"] = 2
    edition["excommunications"][0]["text"] = "each source of military gives 2 less"
    game = signoria.new_game("lorenzo", seats=3, seed=1, edition=edition)
    names = game_table(game, words("en", "lorenzo"), []).names
    assert names.card("glass_works") == "Glass Works"
    assert names.leader_does("girolamo_savonarola") == "once per round: 2 faith"
    assert names.leader_needs("ludovico_ariosto") == "1 venture, 2 coins or 3 ventures"
    assert names.leader_needs("girolamo_savonarola") == "18 coins"
    assert names.excommunication("1-1") == "each source of military gives 2 less"
    assert names.excommunication("1-2") == "Whenever you get coins, you get 1 fewer."


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_effect_has_short_words(language):
    """No op of the own edition falls back to its name in the data."""
    names = Names(words(language, "lorenzo"), signoria.rules("lorenzo").own_edition(), [])
    told = " ".join(names.does(card) + names.cost(card) for card in names.cards)
    assert "_" not in told
    assert names.effect({"op": "no_market"}) == "no market"
