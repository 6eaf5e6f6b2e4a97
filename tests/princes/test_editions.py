"""Edition files: what is checked, what the error says, and playing with a corrected one."""

import copy
import json
import re

import pytest

import signoria
from signoria.editions import load_edition, reconstructions
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


BAD = {
    "a profession too few": (lambda edition: edition["professions"].pop(), '"professions": [', "21 entries, not 20"),
    "a bonus card too many": (
        lambda edition: edition["bonus_cards"].append(dict(edition["bonus_cards"][0], id="more")),
        '"bonus_cards": [',
        "20 entries, not 21",
    ),
    "a prestige card too few": (lambda edition: edition["prestige_cards"].pop(), '"prestige_cards": [', "14 entries"),
    "two professions alike": (set_to("professions", 3, "id", "mathematician"), '"id": "mathematician"', "no two cards"),
    "a bad id": (set_to("professions", 3, "id", "The Poet"), '"id": "The Poet"', "small letters and underscores"),
    "a card called recruiting": (set_to("professions", 3, "id", "recruiting"), '"id": "recruiting"', "small letters"),
    "an unknown building": (
        set_to("professions", 0, "building", "castle"),
        '"building": "castle"',
        "one of university",
    ),
    "an unknown freedom": (
        set_to("professions", 0, "freedom", "press"),
        '"freedom": "press"',
        "travel, religion, opinion",
    ),
    "an unknown source": (set_to("bonus_cards", 0, "source", "rumour"), '"source": "rumour"', "one of rulebook"),
    "a bonus of 3 each": (set_to("bonus_cards", 0, "per", 3), '"per": 3', "from 1 to 2"),
    "an unknown feature": (set_to("bonus_cards", 0, "counts", ["ducks"]), '"ducks"', "one of buildings"),
    "a large building of 6": (
        set_to("pieces", "workshop", "shape", ["###", "###"]),
        '"shape": [',
        "the workshop has 7 squares, here it has 6",
    ),
    "a piece in two parts": (set_to("pieces", "tower", "shape", ["##.#"]), '"shape": [', "hang together"),
    "a ragged shape": (set_to("pieces", "tower", "shape", ["##", "#"]), '"#"', "rows have the same length"),
    "a wrong class": (set_to("pieces", "tower", "class", "large"), '"class": "large"', "the tower is of class small"),
    "a missing piece": (lambda edition: edition["pieces"].pop("tower"), '"pieces": {', "it is missing"),
    "a piece unheard of": (set_to("pieces", "castle", {}), '"pieces": {', "the keys are university"),
    "a small board": (set_to("principality", "map", ["......."] * 6), '"map": [', "7 rows of 7 squares"),
    "a small palazzo": (
        set_to("cooperative_board", "map", ["......."] * 6 + ["PPP...."]),
        '"map": [',
        "covers 6 squares that hang together",
    ),
    "an eighth jester": (set_to("stacks", "jester", 8), '"jester": 8', "from 1 to 7"),
    "a fourth building": (set_to("buildings_each", 4), '"buildings_each": 4', "from 1 to 3"),
    "six rounds": (
        lambda edition: edition["minimum_work_value"]["by_round"].pop(),
        '"by_round": [',
        "7 entries, not 6",
    ),
    "a minimum of 0": (set_to("minimum_work_value", "by_round", 0, 0), " 0,", "from 1 to 40"),
    "odd money": (set_to("characters", 5, "starts_with", 650), '"starts_with": 650', "hundreds"),
    "characters in disorder": (lambda edition: edition["characters"].reverse(), '"id": "banker"', "in the order muse"),
    "no name": (set_to("name", 5), '"name": 5', "it must be text"),
    "another version": (set_to("signoria_edition", 2), '"signoria_edition": 2', "from 1 to 1"),
    "another game": (set_to("game", "chess"), '"game": "chess"', "the games are princes"),
    "a key unheard of": (set_to("house_rules", True), "{", "the keys are signoria_edition"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_line_and_constraint(tmp_path, case):
    change, needle, constraint = BAD[case]
    text = edited(change)
    message = refused(tmp_path, text)
    assert constraint in message
    line = int(re.search(r", line (\d+): ", message).group(1))
    assert needle in text.split("\n")[line - 1]


@pytest.mark.parametrize(
    ("path", "value", "constraint"),
    [
        ("landscape", "park", "exactly 7 professions want the landscape lake, here 6 do"),
        ("freedom", "opinion", "exactly 7 professions want the freedom travel, here 6 do"),
        ("building", "chapel", "exactly 2 professions want the building theater, here 1 do"),
    ],
)
def test_the_counts_of_the_rulebook_are_kept(tmp_path, path, value, constraint):  # PF-SET-3
    poet = [card["id"] for card in EDITION["professions"]].index("poet")
    message = refused(tmp_path, edited(set_to("professions", poet, path, value)))
    assert constraint in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{\n"game": "princes"\n"name": 1}', "line 3: not valid JSON"),
        ("", "line 1: not valid JSON"),
        ("[]", "line 1: an edition must be a JSON object"),
        ("5", "line 1: an edition must be a JSON object"),
        ('{"game": ' + "[" * 100_000, "not"),
        ('{"game": "princes", "name": ' + "9" * 5000 + "}", "not an edition"),
        ('{"game": "princes", "' + "k" * 3000 + '": 1}', "the keys are"),
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
    with pytest.raises(signoria.BadEdition, match="at most 1000000 bytes"):
        load_edition(written(tmp_path, " " * 1_000_001))


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
    found = reconstructions(EDITION)
    assert "pieces.university.shape" in found
    assert "cooperative_board" in found
    assert "professions.poet.landscape" not in found
    assert not [path for path in found if path.startswith(("bonus_cards", "prestige_cards", "characters"))]
