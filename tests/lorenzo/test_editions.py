"""Editions of Lorenzo il Magnifico: what cannot be played is refused with a reason, cards of one's own work."""

import copy
import random
import re
from pathlib import Path

import pytest

import signoria
from signoria.editions import card_texts, check_edition, in_words
from signoria.locale import LANGUAGES, edition_words, words
from signoria.locale.editions import words_about
from signoria.terminal.lorenzo.names import Names

EDITION = signoria.rules("lorenzo").own_edition()
SOURCES = Path(signoria.__file__).parent
WOODS = [card["key"] for card in EDITION["cards"]].index("woods")
SAVONAROLA = [leader["key"] for leader in EDITION["leaders"]].index("girolamo_savonarola")
DOUBLES = {"op": "double_immediate_resources", "resources": ["coins"]}


def changed(*path_and_value):
    *path, last, value = path_and_value
    edition = copy.deepcopy(EDITION)
    inside = edition
    for step in path:
        inside = inside[step]
    inside[last] = value
    return edition


def gaining(**gain):
    return changed("cards", WOODS, "immediate", [{"op": "gain", "gain": gain}])


def per_points(gain, per):
    return changed("cards", WOODS, "immediate", [{"op": "gain_per_points", "gain": gain, "per": per}])


BAD = {
    "very much wood": (gaining(wood=21), "Woods: immediate effect 1, gain, wood", "from 0 to 20"),
    "millions of privileges": (
        gaining(privilege=1_000_000),
        "Woods: immediate effect 1, gain, privileges",
        "from 0 to",
    ),
    "six privileges": (gaining(privilege=6), "Woods: immediate effect 1, gain, privileges", "from 0 to 5"),
    "a privilege per coin": (
        per_points({"privilege": 1}, {"coins": 1}),
        "Woods: immediate effect 1, gain",
        "Privileges",
    ),
    "coins per coin": (per_points({"coins": 2}, {"coins": 1}), "Woods: immediate effect 1", "Only military and faith"),
    "much per point": (
        per_points({"vp": 6}, {"military": 1}),
        "Woods: immediate effect 1, gain, victory points",
        "to 5",
    ),
    "a privilege per card": (
        changed("cards", WOODS, "immediate", [{"op": "gain_per_card", "gain": {"privilege": 1}, "card": "territory"}]),
        "Woods: immediate effect 1, gain",
        "Privileges cannot be gained once for each card",
    ),
    "five effects": (
        changed("cards", WOODS, "immediate", [{"op": "gain", "gain": {"wood": 1}}] * 5),
        "Woods: immediate effects",
        "0 to 4; there are 5",
    ),
    "two that double": (
        changed("leaders", SAVONAROLA, {**EDITION["leaders"][SAVONAROLA], "mode": "permanent", "ability": [DOUBLES]}),
        "Leaders",
        "Only one effect may double",
    ),
    "an effect that leaders do not have": (
        changed("leaders", SAVONAROLA, "ability", [{"op": "no_market"}]),
        "Girolamo Savonarola: ability 1, kind of effect",
        "“no_market” is not possible. Choose one of: gain, gain per card, gain per points, bonus action",
    ),
    "an endless track": (changed("board", "faith_track_vp", list(range(51))), "Board: faith track", "2 to 50"),
    "seven rounds": (changed("setup", "rounds_per_period", 3), "Setup", "cannot be changed"),
    "a 97th card": (
        {**EDITION, "cards": [*EDITION["cards"], {**EDITION["cards"][0], "key": "more"}]},
        "Cards",
        "exactly 96; there are 97",
    ),
    "a period without its cards": (
        changed("cards", WOODS, "period", 2),
        "Cards",
        "Territory, period 1: there must be exactly 8 cards; there are 7.",
    ),
    "a period without excommunications": (
        {**EDITION, "excommunications": [{**tile, "period": 1} for tile in EDITION["excommunications"]]},
        "Excommunications",
        "Period 2 needs at least one tile",
    ),
    "a leader whose name is a list": (changed("leaders", SAVONAROLA, "name", []), "Girolamo Savonarola: name", "text"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_played_is_refused_with_a_reason(case):
    edition, where, message = BAD[case]
    [problem] = check_edition(edition).problems
    told = in_words(problem, edition, words_about(edition, "en", playable=False))
    assert told.where.startswith(where)
    assert message in told.message
    with pytest.raises(signoria.BadEdition, match=re.escape(f"{told.where}: {told.message}")):
        signoria.new_game("lorenzo", seats=2, seed=1, edition=edition)


def test_fewer_excommunications_in_a_period_are_unusual():  # LM-EXC-1
    edition = changed("excommunications", 0, "period", 2)
    found = check_edition(edition)
    assert not found.problems
    assert [finding.reason for finding in found.warnings] == ["excommunications_differ"] * 2 + ["differs"]


def own_cards():
    """A card, a leader and an excommunication that the printed game does not have."""
    edition = copy.deepcopy(EDITION)
    edition["cards"][WOODS].update(key="olive_grove", name={"en": "Olive Grove"})
    edition["leaders"][SAVONAROLA].update(key="zefirelli", name="Zefirelli")
    edition["excommunications"][0].update(id="1-9", text="no market for you", effect={"op": "no_market"})
    edition["words"] = {"de": {"card-olive_grove": "Olivenhain", "excommunication-1-9": "kein Markt für dich"}}
    return edition


def test_cards_of_ones_own_have_names_and_texts_everywhere():
    edition = own_cards()
    assert [finding.reason for finding in check_edition(edition).warnings if finding.reason == "no_words"] == []
    german, english = (Names(words(language, "lorenzo"), edition, []) for language in ("de", "en"))
    assert (german.card("olive_grove"), english.card("olive_grove")) == ("Olivenhain", "Olive Grove")
    assert (german.leader("zefirelli"), english.leader("zefirelli")) == ("Zefirelli", "Zefirelli")
    assert german.excommunication("1-9") == "kein Markt für dich"
    texts = card_texts(edition, "en")
    assert texts["leader-zefirelli-does"] == "once per round: 1 faith"
    assert texts["card-olive_grove"] == "Olive Grove"
    assert card_texts(edition, "de")["excommunication-1-9"] == "kein Markt für dich"
    assert texts["excommunication-1-9"] == "no market for you"
    assert not [key for key in texts if "cesare" in key]


@pytest.mark.parametrize("advanced", [False, True])
def test_cards_of_ones_own_are_played(advanced):
    chance = random.Random(5)
    seen = set()
    for seed in range(4):
        game = signoria.new_game("lorenzo", seats=4, seed=seed, edition=own_cards(), advanced=advanced)
        while not game.over:
            game.perform(chance.choice(game.state.legal()))
            seen |= {card for floors in game.view(None)["towers"].values() for card in floors}
        assert signoria.from_position(game.position()).position() == game.position()
    assert "olive_grove" in seen


def test_every_finding_has_words():
    """Each reason in the code, in every language, and no others."""
    files = [
        "kernel/components.py",
        "kernel/reading.py",
        "editions.py",
        "princes/components.py",
        "lorenzo/components.py",
    ]
    code = "\n".join((SOURCES / file).read_text("utf-8") for file in files)
    reasons = set(re.findall(r"\.(?:problem|warn|fail)\(\s*\"(\w+)\"", code))
    reasons |= set(re.findall(r"Finding\((?:\(.*?\)|path), \"(\w+)\"", code))
    reasons |= set(re.findall(r"reason = \"(\w+)\" if .* else \"(\w+)\"", code)[0])
    for language in LANGUAGES:
        known = {key.removeprefix("finding-") for key in edition_words(language, "") if key.startswith("finding-")}
        assert known == reasons
