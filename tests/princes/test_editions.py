"""Edition files: what is checked, what the error says, and playing with a corrected one."""

import copy
import json
import re

import pytest

import signoria
from signoria.editions import (
    card_texts,
    check_edition,
    in_words,
    load_edition,
    reconstructions,
    told_reconstructions,
)
from signoria.locale import words
from signoria.locale.editions import words_about
from signoria.terminal.princes.names import Names
from tests.princes.table import EDITION, asked, offered, play, table, take, work


def written(tmp_path, text):
    file = tmp_path / "edition.json"
    file.write_text(text, "utf-8")
    return file


def refused(tmp_path, text):
    """The message about a bad file."""
    with pytest.raises(signoria.BadEdition) as problem:
        load_edition(written(tmp_path, text))
    return str(problem.value)


def edited(change):
    """Our own edition, one value per line, with a change made to it."""
    edition = copy.deepcopy(EDITION)
    change(edition)
    return json.dumps(edition, indent=1)


def test_our_own_edition_is_sound(tmp_path):  # PF-SET-3 PF-SET-4 PF-SET-5
    assert load_edition(written(tmp_path, json.dumps(EDITION))) == EDITION


def set_to(*path_and_value):
    *path, last, value = path_and_value

    def change(edition):
        for step in path:
            edition = edition[step]
        edition[last] = value

    return change


def draw(*squares):
    """A board with a palazzo on these squares."""
    return ["".join("P" if (row, column) in squares else "." for column in range(7)) for row in range(7)]


def borders(seats, *pairs):
    return set_to("cooperative_map", "borders", str(seats), [{"west": west, "east": east} for west, east in pairs])


BAD = {
    "a profession too few": (
        lambda edition: edition["professions"].pop(),
        '"professions": [',
        "Professions: There must be exactly 21; there are 20.",
    ),
    "a 22nd profession": (
        lambda edition: edition["professions"].append(dict(edition["professions"][0], id="notary")),
        '"professions": [',
        "There must be exactly 21; there are 22. The game has room for exactly that many.",
    ),
    "a bonus card too many": (
        lambda edition: edition["bonus_cards"].append(dict(edition["bonus_cards"][0], id="more")),
        '"bonus_cards": [',
        "exactly 20; there are 21",
    ),
    "a prestige card too few": (lambda edition: edition["prestige_cards"].pop(), '"prestige_cards": [', "exactly 14"),
    "two professions alike": (set_to("professions", 3, "id", "lawyer"), '"id": "lawyer"', "“lawyer” is already taken"),
    "a bad id": (set_to("professions", 3, "id", "The Poet"), '"id": "The Poet"', "cannot be an id"),
    "an id that is a path": (set_to("professions", 3, "id", "../etc"), '"id": "../etc"', "cannot be an id"),
    "a long id": (set_to("professions", 3, "id", "x" * 41), '"id": "x', "cannot be an id"),
    "a card called recruiting": (set_to("professions", 3, "id", "recruiting"), '"id": "recruiting"', "already taken"),
    "an unknown building": (
        set_to("professions", 0, "building", "castle"),
        '"building": "castle"',
        "Mathematician: building: “castle” is not possible. Choose one of: University, Laboratory",
    ),
    "an unknown freedom": (
        set_to("professions", 0, "freedom", "press"),
        '"freedom": "press"',
        "Travel, Religion, Opinion",
    ),
    "an unknown source": (set_to("bonus_cards", 0, "source", "rumour"), '"source": "rumour"', "one of: rulebook"),
    "a bonus of 6 each": (set_to("bonus_cards", 0, "per", 6), '"per": 6', "from 1 to 5"),
    "too much bonus": (
        lambda edition: [card.update(per=5) for card in edition["bonus_cards"]],
        '"bonus_cards": [',
        "the limit is 340",
    ),
    "an unknown feature": (set_to("bonus_cards", 0, "counts", ["ducks"]), '"ducks"', "one of: buildings"),
    "a feature counted twice": (set_to("bonus_cards", 0, "counts", ["parks", "parks"]), '"counts"', "different things"),
    "a piece of 8": (
        set_to("pieces", "workshop", "shape", ["####", "####"]),
        '"shape": [',
        "Workshop: shape: A piece has 1 to 7 squares; this one has 8.",
    ),
    "an empty piece": (set_to("pieces", "tower", "shape", ["..."]), '"shape": [', "this one has 0"),
    "a piece in two parts": (set_to("pieces", "tower", "shape", ["##.#"]), '"shape": [', "connected by their edges"),
    "a ragged shape": (set_to("pieces", "tower", "shape", ["##", "#"]), '"shape": [', "rows must have the same length"),
    "a wrong class": (set_to("pieces", "tower", "class", "large"), '"class": "large"', "It must be “small”"),
    "a missing piece": (lambda edition: edition["pieces"].pop("tower"), '"pieces": {', "Tower: It is missing."),
    "a piece unheard of": (set_to("pieces", "castle", {}), '"pieces": {', "nothing called “castle”"),
    "a small board": (set_to("principality", "map", ["......."] * 6), '"map": [', "7 rows of 7 squares"),
    "no palazzo": (set_to("cooperative_board", "map", draw()), '"map": [', "1 to 24 squares; here it covers 0"),
    "a seat beside itself": (borders(3, (1, 1)), "{", "A board cannot meet itself"),
    "an edge that meets two": (borders(3, (0, 1), (0, 2)), "{", "An edge can meet only one other edge"),
    "two seats that meet twice": (borders(2, (0, 1), (1, 0)), "{", "Two boards can meet at one edge only"),
    "a border of a seat too many": (borders(3, (0, 3)), '"east": 3', "from 0 to 2"),
    "no map for 4 seats": (
        lambda edition: edition["cooperative_map"]["borders"].pop("4"),
        '"borders"',
        "with 4 players",
    ),
    "an eighth jester": (
        set_to("stacks", "jester", 8),
        '"jester": 8',
        "Stacks: Jester: It must be a whole number from 0",
    ),
    "a sixth building": (set_to("buildings_each", 6), '"buildings_each": 6', "from 0 to 5"),
    "six rounds": (
        lambda edition: edition["minimum_work_value"]["by_round"].pop(),
        '"by_round": [',
        "exactly 7; there are 6",
    ),
    "a minimum of 0": (
        set_to("minimum_work_value", "by_round", 0, 0),
        " 0,",
        "round 1: It must be a whole number from 1",
    ),
    "odd money": (set_to("characters", 5, "starts_with", 650), '"starts_with": 650', "hundreds"),
    "bids that cross": (
        set_to("characters", 5, "lowest_bid", 600),
        '"highest_bid": 500',
        "not be below the lowest bid",
    ),
    "characters in disorder": (lambda edition: edition["characters"].reverse(), '"id": "banker"', "It must be “muse”"),
    "no name": (set_to("name", 5), '"name": 5', "It must be text"),
    "an empty name": (set_to("name", " "), '"name": " "', "1 to 80 characters"),
    "a long name": (set_to("name", "x" * 81), '"name": "x', "1 to 80 characters"),
    "a name with a line break": (set_to("name", "a\nb"), '"name": "a', "cannot be shown"),
    "a name that turns the text around": (set_to("name", "a\u202eb"), '"name": "a', "cannot be shown"),
    "a long description": (set_to("about", "x" * 2001), '"about": "x', "1 to 2,000 characters"),
    "another version": (set_to("signoria_edition", 2), '"signoria_edition": 2', "from 1 to 1"),
    "another game": (set_to("game", "chess"), '"game": "chess"', "which game it belongs to: princes, lorenzo"),
    "a key unheard of": (set_to("house_rules", True), "{", "nothing called “house_rules”"),
    "words for a card unheard of": (set_to("words", {"en": {"profession-notary": "N"}}), '"en": {', "names no card"),
    "words for a piece": (set_to("words", {"en": {"piece-tower": "Keep"}}), '"en": {', "names no card"),
    "words in no language": (set_to("words", {"english": {}}), '"words": {', "not a language"),
    "a long word": (set_to("words", {"en": {"profession-poet": "x" * 61}}), '"profession-poet"', "1 to 60"),
    "a word that is none": (set_to("words", {"en": {"profession-poet": 5}}), '"profession-poet"', "It must be text"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_line_and_constraint(tmp_path, case):
    change, needle, constraint = BAD[case]
    text = edited(change)
    message = refused(tmp_path, text)
    assert constraint in message
    line = int(re.search(r", line (\d+): ", message).group(1))
    assert needle in text.split("\n")[line - 1]


def warned(change):
    """What is unusual about a playable edition."""
    edition = copy.deepcopy(EDITION)
    change(edition)
    found = check_edition(edition)
    assert found.problems == []
    signoria.new_game("princes", seats=3, seed=1, edition=edition)
    said = words_about(edition, "en", playable=True)
    return [": ".join(in_words(finding, edition, said)) for finding in found.warnings]


POET = [card["id"] for card in EDITION["professions"]].index("poet")
LAWYER = [card["id"] for card in EDITION["professions"]].index("lawyer")
UNUSUAL = {
    "a landscape": (
        set_to("professions", LAWYER, "landscape", "park"),
        ["Professions: Forest: preferred by 8", "Professions: Park: preferred by 6"],
    ),
    "a freedom": (
        set_to("professions", LAWYER, "freedom", "travel"),
        ["Professions: Travel: preferred by 8", "Professions: Opinion: preferred by 6"],
    ),
    "a known building": (
        set_to("professions", POET, "building", "chapel"),
        [
            "Theater: preferred by 1",
            "Chapel: preferred by 2",
            "Poet: building: It is chapel. In our edition it is theater.",
        ],
    ),
    "a large building of 6": (
        set_to("pieces", "workshop", "shape", ["###", "###"]),
        ["Workshop: shape: The number of squares is 6. In the printed game it is 7."],
    ),
    "a palazzo of 3 in two parts": (
        set_to("cooperative_board", "map", draw((0, 0), (0, 1), (6, 6))),
        ["palazzo squares is 3. In the printed game it is 6.", "The squares of the palazzo are not connected."],
    ),
    "a seat without neighbours": (
        borders(3, (0, 1)),
        ["Seat 1 has 1 of the 2 neighbours", "Seat 2 has 1 of the 2", "Seat 3 has 0 of the 2"],
    ),
    "few jesters": (set_to("stacks", "jester", 3), ["Stacks: Jester: It is 3. In our edition it is 7."]),
    "a bid": (
        set_to("characters", 2, "lowest_bid", 500),
        ["Princess: lowest bid: It is 500. In our edition it is 300."],
    ),
    "a card without words": (
        set_to("professions", 2, "id", "notary"),
        ["Notary: id: It has no name, so it is called “Notary”. Add words to the edition."],
    ),
}


@pytest.mark.parametrize("case", UNUSUAL)
def test_what_merely_differs_is_a_warning_that_names_the_value(case):  # PF-SET-3
    change, expected = UNUSUAL[case]
    found = warned(change)
    assert len(found) == len(expected), found
    for sentence, part in zip(found, expected, strict=True):
        assert part in sentence


def test_a_reconstruction_that_is_corrected_is_not_unusual():
    def change(edition):
        edition["pieces"]["tower"].update(shape=["##", "#."], source={"squares": "printed", "shape": "printed"})
        edition["cooperative_map"].update(source="printed")
        edition["cooperative_map"]["borders"]["2"] = [{"west": 1, "east": 0}]

    assert warned(change) == []


def test_each_part_tells_its_first_problem():
    edition = copy.deepcopy(EDITION)
    edition["name"], edition["buildings_each"], edition["professions"] = 5, "x", []
    assert [finding.path for finding in check_edition(edition).problems] == [
        ("name",),
        ("professions",),
        ("buildings_each",),
    ]


def notary():
    """An edition with a profession of its own, and words for it."""
    edition = copy.deepcopy(EDITION)
    edition["professions"][LAWYER]["id"] = "notary"
    edition["words"] = {"en": {"profession-notary": "Notary Public"}, "de": {"profession-notary": "Notar"}}
    return edition


def test_a_profession_of_ones_own_brings_its_words():
    edition = notary()
    assert check_edition(edition).warnings == []
    assert card_texts(edition, "de") == {"profession-notary": "Notar"}
    games = (signoria.new_game("princes", seats=5, seed=seed, edition=edition) for seed in range(100))
    game = next(game for game in games if "notary" in game.view(0)["seats"][0]["hand"])
    assert {"do": "return", "card": "notary"} in game.moves()
    for language, name in (("en", "Notary Public"), ("de", "Notar")):
        assert Names(words(language, "princes"), edition, []).any_card("notary") == name


@pytest.mark.parametrize(
    ("brought", "language", "name"),
    [
        ({"en": {"profession-notary": "Notary Public"}}, "de", "Notary Public"),
        ({"fr": {"profession-notary": "Notaire"}}, "de", "Notaire"),
        ({}, "de", "Notary"),
        ({"en": {"profession-poet": "Bard"}}, "en", "Bard"),
        ({"en": {"profession-poet": "Bard"}}, "de", "Dichter"),
    ],
)
def test_where_words_are_missing_others_help(brought, language, name):
    edition = {**notary(), "words": brought}
    card = "poet" if "profession-poet" in brought.get("en", {}) else "notary"
    assert Names(words(language, "princes"), edition, []).any_card(card) == name


def test_an_edition_says_which_boards_meet():  # PF-COO-1
    edition = copy.deepcopy(EDITION)
    edition["cooperative_map"]["borders"]["3"] = [{"west": 1, "east": 0}]
    game = table(seats=3, cooperative=True, edition=edition).at("turn", 0)
    assert set(offered(game, "offer", "partner")) == {1}
    play(game, {"do": "offer", "building": "tower", "partner": 1})
    spans = offered(game, "span", "cells")
    assert {"0": [[0, 0]], "1": [[0, 5], [0, 6]]} in spans
    assert {"0": [[0, 6]], "1": [[0, 0], [0, 1]]} not in spans
    assert signoria.from_position(game.position()).moves() == game.moves()
    lonely = table(seats=3, cooperative=True, edition=edition).at("turn", 2)
    assert offered(lonely, "offer", "partner") == []


def test_a_border_that_is_none_needs_no_builder():  # PF-COO-1 PF-COO-7
    edition = copy.deepcopy(EDITION)
    edition["cooperative_map"]["borders"]["3"] = [{"west": 1, "east": 0}]
    column = [[line, 6] for line in range(3)]
    game = play(table(seats=3, cooperative=True, edition=edition).at("turn", 0), {"do": "build", "building": "tower"})
    assert column in offered(game, "place", "cells")
    game = play(table(seats=3, cooperative=True).at("turn", 0), {"do": "build", "building": "tower"})
    assert column not in offered(game, "place", "cells")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{\n"game": "princes"\n"name": 1}', "line 3: not valid JSON"),
        ("", "line 1: not valid JSON"),
        ("[]", "line 1: The file: An edition must be a JSON object."),
        ("5", "line 1: The file: An edition must be a JSON object."),
        ('{"game": ' + "[" * 100_000, "not"),
        ('{"game": "princes", "name": ' + "9" * 5000 + "}", "not an edition"),
        ('{"game": "princes", "' + "k" * 3000 + '": 1}', "nothing called"),
    ],
)
def test_what_is_no_edition_at_all(tmp_path, text, message):
    assert message in refused(tmp_path, text)


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(signoria.BadEdition, match="cannot be read: No such file"):
        load_edition(tmp_path / "none.json")
    (tmp_path / "latin.json").write_bytes(b'{"name": "\xe9"}')
    with pytest.raises(signoria.BadEdition, match="UTF-8"):
        load_edition(tmp_path / "latin.json")
    with pytest.raises(signoria.BadEdition, match="at most 262144 bytes"):
        load_edition(written(tmp_path, " " * 262_145))


@pytest.mark.parametrize("edition", [5, [], True, 1.5])
def test_an_edition_is_a_path_or_its_content(edition):
    with pytest.raises(signoria.BadEdition, match="a file's path or its content"):
        signoria.new_game("princes", edition=edition)


def corrected():
    """An edition in which the poet and the dramatist have changed landscapes, and the park is bent."""
    edition = copy.deepcopy(EDITION)
    professions = {card["id"]: card for card in edition["professions"]}
    professions["poet"]["landscape"], professions["dramatist"]["landscape"] = "park", "lake"
    edition["pieces"]["park"]["shape"] = ["##", "#."]
    edition["minimum_work_value"]["by_round"][0] = 4
    return edition


def test_a_corrected_edition_is_what_is_played(tmp_path):  # PF-WRK-1 PF-WRK-2
    for edition in (
        corrected(),
        written(tmp_path, json.dumps(corrected())),
        str(written(tmp_path, json.dumps(corrected()))),
    ):
        game = signoria.new_game("princes", seats=3, seed=1, edition=edition)
        assert game.position()["edition"] == corrected()
    game = table(seats=3, edition=corrected()).seat(0, hand=["poet"], pieces=[("park", [[0, 0], [0, 1], [1, 0]])])
    game = game.at("turn")
    assert game.decision["minimum"] == 4
    play(game, work("poet"))
    assert asked(game) == ("payout", 0)
    assert game.decision["wv"] == 3 + 1
    game = play(table(seats=3, edition=corrected()).at("take"), take("park"))
    assert [[0, 0], [0, 1], [0, 2]] not in offered(game, "place", "cells")
    assert [[0, 0], [0, 1], [1, 1]] in offered(game, "place", "cells")


def test_a_game_with_a_corrected_edition_is_recorded_with_it():
    game = signoria.new_game("princes", seats=3, seed=1, edition=corrected())
    play(game, *[game.moves()[0]])
    assert signoria.replay(game.record()).position() == game.position()
    again = signoria.from_position(game.position())
    play(again, again.moves()[0])
    assert signoria.replay(again.record()).position() == again.position()
    assert again.position()["edition"] == corrected()


def test_our_own_edition_is_not_written_into_positions():
    assert "edition" not in signoria.new_game("princes", seats=3, seed=1).position()


def test_reconstructions_are_told():
    found = {value.path for value in reconstructions(EDITION)}
    assert ("pieces", "university", "shape") in found
    assert {("cooperative_board",), ("cooperative_map",)} < found
    assert ("professions", POET, "landscape") not in found
    assert {path[0] for path in found} == {"professions", "pieces", "cooperative_board", "cooperative_map"}
    groups = told_reconstructions(EDITION, "en")
    assert [group.title for group in groups][:2] == ["Professions", "Shapes of buildings and landscapes"]
    assert ("Lawyer: landscape", "The Lawyer prefers a forest.") in [told for _, told in groups[0].values]
