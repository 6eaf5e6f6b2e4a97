"""Every word in every language."""

import re
from pathlib import Path

import pytest

import signoria
from signoria.kernel.state import facts_seen_by
from signoria.locale import FOLDER, LANGUAGES, MissingWords, rule_words, words
from signoria.lorenzo import components as lorenzo
from signoria.lorenzo import state as lorenzo_state
from signoria.lorenzo.scoring import PARTS
from signoria.princes.components import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FEATURES,
    FREEDOMS,
    LANDSCAPES,
    OBJECTS,
    PIECES,
)
from signoria.princes.state import KINDS, PHASES
from signoria.terminal.games import game_table
from signoria.terminal.lorenzo.names import Names
from tests.terminal.games import VARIANTS, decisions

VERBS = (
    "return", "name", "decline", "bid", "pass", "take", "choose", "place", "keep", "bury", "recruit", "hold", "work",
    "build", "draw", "introduce", "princess", "offer", "end", "play", "finish", "payout", "mark", "merchant", "later",
    "free", "pay", "professor", "span", "ask", "accept", "refuse", "counter",
)  # fmt: skip


def placeholders(language, name):
    """The values each message of a file asks for."""
    text = (FOLDER / language / f"{name}.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-zA-Z])", text, flags=re.MULTILINE)
    return {
        message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages if " =" in message[:80]
    }


NAMES = [f"{game}{ending}" for game in signoria.game_names() for ending in ("", "-terminal", "-rules")]


@pytest.mark.parametrize("name", ["terminal", *NAMES])
def test_all_languages_have_the_same_messages_asking_for_the_same_values(name):
    ours = {language: placeholders(language, name) for language in LANGUAGES}
    assert ours["en"] == ours["de"]
    assert len(ours["en"]) > 40


@pytest.mark.parametrize("game", signoria.game_names())
def test_no_message_is_there_twice(game):
    found = list(words("en", game))
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_princes_has_a_name(language):
    own = signoria.rules("princes").own_edition()
    needed = [f"piece-{piece}{ending}" for piece in PIECES for ending in ("", "-one", "-code")]
    needed += [f"object-{name}{ending}" for name in OBJECTS for ending in ("", "-one", "-gives", "-brief")]
    needed += [f"character-{name}{ending}" for name in CHARACTERS for ending in ("", "-one", "-gives")]
    needed += [f"freedom-{name}{ending}" for name in FREEDOMS for ending in ("", "-one")]
    needed += [f"feature-{name}{ending}" for name in FEATURES for ending in ("", "-each", "-count")]
    needed += [f"profession-{card['id']}" for card in own["professions"]] + ["profession-recruiting"]
    needed += [f"bonus-{card['id']}" for card in own["bonus_cards"]]
    needed += [f"prestige-{card['id']}" for card in own["prestige_cards"]]
    needed += [f"deck-{name}" for name in DECKS] + [f"phase-{name}" for name in PHASES]
    needed += [f"question-{kind}" for kind in KINDS] + [f"move-{verb}" for verb in VERBS]
    needed += [
        f"option-{option.name}{ending}" for option in signoria.rules("princes").options for ending in ("", "-explained")
    ]
    missing = [key for key in needed if key not in words(language, "princes")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_lorenzo_has_a_name(language):
    rules = signoria.rules("lorenzo")
    own = rules.own_edition()
    needed = [f"card-{card['key']}" for card in own["cards"]] + [f"tile-{tile['key']}" for tile in own["bonus_tiles"]]
    needed += [f"leader-{leader['key']}{ending}" for leader in own["leaders"] for ending in ("", "-does", "-needs")]
    needed += [f"excommunication-{tile['id']}" for tile in own["excommunications"]]
    needed += [f"member-{member}{ending}" for member in lorenzo.MEMBERS for ending in ("", "-one", "-brief")]
    needed += [f"good-{kind}-count" for kind in lorenzo.GAINS] + [f"brief-{kind}" for kind in lorenzo.GAINS]
    needed += [f"type-{kind}{ending}" for kind in lorenzo.CARD_TYPES for ending in ("", "-one", "-many")]
    needed += [f"privilege-{name}" for name in lorenzo.PRIVILEGES] + [f"final-{part}" for part in PARTS]
    needed += [f"phase-{phase}" for phase in lorenzo_state.PHASES]
    needed += [f"option-{option.name}{ending}" for option in rules.options for ending in ("", "-explained")]
    missing = [key for key in needed if key not in words(language, "lorenzo")]
    assert missing == []
    names = Names(words(language, "lorenzo"), own, [])
    assert all(names.space(space) and names.space(space, "-to") for space in lorenzo.SPACES)
    assert len({names.code(space) for space in lorenzo.SPACES}) == len(lorenzo.SPACES)
    assert all(names.does(card) for card in names.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_letters_tell_pieces_apart_and_landscapes_are_small(language):
    codes = {piece: words(language, "princes")(f"piece-{piece}-code") for piece in PIECES}
    assert len(set(codes.values())) == len(PIECES)
    assert all(len(code) == 2 for code in codes.values())
    assert all(codes[piece].islower() for piece in LANDSCAPES)
    assert all(codes[piece][0].isupper() for piece in BUILDINGS)


def test_a_missing_message_or_value_is_an_error():
    with pytest.raises(MissingWords):
        words("en", "princes")("no-such-message")
    with pytest.raises(MissingWords):
        words("en", "princes")("move-bid")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", signoria.game_names())
def test_every_rule_has_words(game, language):
    rules = rule_words(game, language)
    assert all(rules(key) for key in rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_fact_is_told_to_everyone(language, variant):
    for game in decisions(variant, seed=4):
        table = game_table(game, words(language, variant["name"]), [])
        for fact in game.take_facts():
            for seat in range(-1, game.state.seats):
                (seen,) = facts_seen_by(seat, [fact])
                assert "$" not in table.describe_fact(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_move_is_told(language, variant):
    """Also those that a menu shows as a picture."""
    for game in decisions(variant, seed=4, every=3):
        if game.over:
            continue
        table = game_table(game, words(language, variant["name"]), [])
        seat_view = table.seat_view(game, game.seat)
        for move in seat_view["moves"][:: 1 + len(seat_view["moves"]) // 8]:
            assert table.describe(seat_view, move)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", signoria.game_names())
def test_every_fact_of_the_engine_has_a_message(game, language):
    """Also those that hardly ever happen."""
    engine = Path(__file__).parents[2] / "src" / "signoria" / game
    facts = {name for file in engine.glob("*.py") for name in re.findall(r'"fact": "(\w+)"', file.read_text("utf-8"))}
    assert len(facts) > 20
    told = {key.split("-")[1] for key in words(language, game) if key.startswith("fact-")}
    assert sorted(facts - told) == []


def test_a_hidden_card_is_not_told():
    game = signoria.new_game("princes", seats=3, seed=1)
    game.keep_journal()
    game.play(game.moves()[0])
    (fact,) = game.take_facts()
    table = game_table(game, words("en", "princes"), [])
    assert table.describe_fact(*facts_seen_by(1, [fact])) == "Seat 1 gives back a profession card."
    assert table.describe_fact(*facts_seen_by(0, [fact])).startswith("Seat 1 gives back the ")
