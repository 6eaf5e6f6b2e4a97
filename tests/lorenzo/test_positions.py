"""Positions from outside, refusals, the journal and editions."""

import copy

import pytest

import signoria
from tests.lorenzo.table import END, PASS, Table, kind, moves, place, placements, privilege


def test_a_position_goes_on_in_the_middle_of_what_a_card_sets_off():
    table = Table().plenty().dice(6).own("residence", "fortress", "treasury").deal(venture_1="improving_the_roads")
    game = table.after(place("black", "venture.1"), {"do": "work", "servants": 2})
    seen = set()
    while game.seat == 0:
        seen.add(kind(game))
        again = signoria.from_position(game.position())
        assert again.position() == game.position()
        assert again.moves() == game.moves()
        game.play(game.moves()[0])
        again.play(again.moves()[0])
        assert again.position() == game.position()
    assert seen == {"exchange", "privilege"}


def test_without_a_word_about_the_turn_it_is_told_by_the_members():
    table = Table(2).stand(0, "black", "council").stand(1, "black", "council")
    del table.position["turn"], table.position["queue"]
    assert table.game().position()["turn"] == {"lap": 1, "placed": False}


def test_goods_and_cards_may_be_changed_at_will():
    position = Table().position
    position["seats"][2]["coins"] = 999
    position["seats"][2]["cards"]["venture"] = ["crusade"]
    assert signoria.from_position(position).position()["seats"][2]["coins"] == 999


SPOILT = {
    "unknown card": lambda p: p["towers"]["territory"].__setitem__(0, "atlantis"),
    "card of another tower": lambda p: p["towers"]["territory"].__setitem__(0, "chapel"),
    "five floors": lambda p: p["towers"]["territory"].append(None),
    "card on tower and in deck": lambda p: p["towers"]["venture"].__setitem__(0, p["decks"]["venture"][0]),
    "card twice in a deck": lambda p: p["decks"]["venture"].__setitem__(1, p["decks"]["venture"][0]),
    "tile twice": lambda p: p["seats"][0].__setitem__("excommunicated", ["1-1", "1-1"]),
    "seven cards": lambda p: p["seats"][0]["cards"]["venture"].extend(p["decks"]["venture"][:7]),
    "leader twice": lambda p: [seat["hand"].append("sisto_iv") for seat in p["seats"]],
    "member twice": lambda p: p["spaces"]["council"].append([0, "black"]),
    "closed space": lambda p: p["spaces"].__setitem__("market.5", []),
    "missing space": lambda p: p["spaces"].pop("market.1"),
    "turn order": lambda p: p["order"].__setitem__(0, 1),
    "text for coins": lambda p: p["seats"][0].__setitem__("coins", "5"),
    "true for coins": lambda p: p["seats"][0].__setitem__("coins", True),
    "negative wood": lambda p: p["seats"][0].__setitem__("wood", -1),
    "beyond the faith track": lambda p: p["seats"][0].__setitem__("faith", 16),
    "die of 7": lambda p: p["dice"].__setitem__("black", 7),
    "too few rolls": lambda p: p["dice_to_come"].pop(),
    "tile of another period": lambda p: p["excommunications"].__setitem__(0, "2-1"),
    "no tile": lambda p: p["seats"][0].__setitem__("tile", None),
    "phase": lambda p: p.__setitem__("phase", "vatican"),
    "kind of another phase": lambda p: p.__setitem__("kind", "draft"),
    "kind without its cause": lambda p: p.__setitem__("kind", "bonus"),
    "unknown option": lambda p: p["options"].__setitem__("easy", True),
    "option without value": lambda p: p["options"].pop("advanced"),
    "unknown key": lambda p: p.__setitem__("weather", "fine"),
    "cause without its kind": lambda p: p["queue"].append({"task": "privilege", "left": 1, "taken": []}),
    "Lorenzo copies nobody": lambda p: p["seats"][0]["leaders"].append(
        {"leader": "lorenzo_de_medici", "used": False, "copy": None}
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_no_game_could_have_is_refused(what):
    position = copy.deepcopy(Table(2, advanced=True).position)
    SPOILT[what](position)
    with pytest.raises(signoria.BadPosition):
        signoria.from_position(position)


TURN = {"seat": 0, "kind": "turn", "allowed": "discard, place"}
REFUSED = {
    "more servants than needed": (place("black", "council", 1), "exact_servants", {"needed": 0}),
    "servants for nothing": (place("black", "harvest.single", 1), "idle_servants", {}),
    "far too many servants": (place("black", "harvest.single", 9), "work_servants", {"needed": 0}),
    "servants not held": (place("neutral", "territory.3", 5), "servants", {"missing": 2}),
    "no card": (place("black", "territory.2"), "no_card", {}),
    "occupied": (place("black", "market.1"), "occupied", {}),
    "pass": (PASS, "pass_while_placing", {}),
    "not in hand": ({"do": "discard", "leader": "sisto_iv"}, "not_in_hand", {}),
    "not met": ({"do": "play", "leader": "santa_rita"}, "requirement", {"leader": "santa_rita"}),
    "not played": ({"do": "activate", "leader": "sandro_botticelli"}, "not_played", {"leader": "sandro_botticelli"}),
    "end": (END, "not_asked", TURN),
    "a bonus action": ({"do": "work", "servants": 0}, "not_asked", TURN),
    "a payment": ({"do": "pay", "goods": {"wood": 1}}, "not_asked", TURN),
    "an exchange": ({"do": "exchange", "card": "mint", "option": 0}, "not_asked", TURN),
    "no verb": ({"do": "dance"}, "not_asked", TURN),
    "another decision": (privilege("faith"), "not_asked", TURN),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_gives_its_reason(what):
    game = refusing()
    before = game.position()
    move, reason, arguments = REFUSED[what]
    with pytest.raises(signoria.IllegalMove) as problem:
        game.play(move)
    assert (problem.value.reason, problem.value.arguments) == (reason, arguments)
    assert game.position() == before


def test_what_is_not_a_move_gets_what_is_allowed():
    with pytest.raises(signoria.IllegalMove, match="one of") as problem:
        refusing().play({"do": "place", "member": "blue", "space": "council", "servants": 0})
    assert problem.value.reason == "malformed"


def refusing():
    table = Table(advanced=True).dice(6, 6, 6).hand("santa_rita").stand(1, "black", "market.1")
    return table.deal(building_1="cathedral", territory_3="forest").game()


def test_the_journal_tells_what_happened():
    game = Table().plenty().dice(6).stand(1, "black", "character.2").deal(character_1="knight").game()
    game.keep_journal()
    game.play(place("black", "character.1"))
    game.play(privilege("servants"))
    assert game.take_facts() == [
        {"fact": "place", "seat": 0, "member": "black", "space": "character.1", "servants": 0},
        {"fact": "fee", "seat": 0, "coins": 3, "space": "character.1"},
        {"fact": "take", "seat": 0, "card": "knight", "space": "character.1", "goods": {"coins": 2}},
        {"fact": "privilege", "seat": 0, "gain": "servants"},
        {"fact": "gain", "seat": 0, "from": "privilege", "goods": {"servants": 2}},
    ]


def test_a_drafted_leader_is_told_to_its_seat_only():  # LM-HID-1
    game = signoria.new_game("lorenzo", seats=2, seed=1, advanced=True)
    game.keep_journal()
    while not moves(game, "draft"):
        game.play(game.moves()[0])
    game.play(game.moves()[0])
    assert game.take_facts()[-1]["hidden"] == ["leader"]


def edition():
    return copy.deepcopy(signoria.rules("lorenzo").own_edition())


def test_a_new_card_is_a_line_in_the_edition():
    data = edition()
    gain = {"op": "gain", "gain": {"coins": 2, "privilege": 1}}
    action = {"op": "action", "action": "harvest", "value": 3}
    data["cards"][0].update(key="fairground", immediate=[gain, action])
    game = signoria.new_game("lorenzo", seats=2, seed=1, edition=data)
    position = game.position()
    for line in position["decks"]:
        position["decks"][line] += [card for card in position["towers"][line] if card]
        position["towers"][line] = [None] * 4
    position["decks"]["territory"].remove("fairground")
    position["towers"]["territory"][0] = "fairground"
    game = signoria.from_position(position)
    seat = game.seat
    game.play(placements(game, "territory.1")[0])
    assert game.position()["seats"][seat]["coins"] == position["seats"][seat]["coins"] + 2
    game.play(privilege("faith"))
    assert game.decision["action"] == "harvest"


BAD_EDITIONS = {
    "too few cards": lambda e: e["cards"].pop(),
    "key twice": lambda e: e["cards"][0].__setitem__("key", e["cards"][1]["key"]),
    "unknown op": lambda e: e["cards"][0].__setitem__("immediate", [{"op": "dance"}]),
    "op in the wrong place": lambda e: e["cards"][0].__setitem__("permanent", [{"op": "no_market"}]),
    "unknown good": lambda e: e["cards"][1].__setitem__("immediate", [{"op": "gain", "gain": {"gold": 1}}]),
    "leader without ability": lambda e: e["leaders"][0].__setitem__("ability", []),
    "two copiers": lambda e: e["leaders"][1].__setitem__("ability", [{"op": "copy_leader"}]),
    "tile of no period": lambda e: e["excommunications"][0].__setitem__("period", 4),
    "closed palace": lambda e: e["setup"]["covered_spaces"].__setitem__("2", ["council"]),
    "privileges in another order": lambda e: e["board"]["privilege_options"].reverse(),
    "price beyond the track": lambda e: e["cards"][95].__setitem__("costs", [{"pay": {"military": 26}}]),
}


@pytest.mark.parametrize("what", BAD_EDITIONS)
def test_an_edition_is_checked(what):
    data = edition()
    BAD_EDITIONS[what](data)
    with pytest.raises(signoria.BadEdition):
        signoria.new_game("lorenzo", seats=2, seed=1, edition=data)
