"""Every rule, decision and term of a game is known to its rulebook, and whatever a rulebook names exists."""

import random

import pytest

from signoria.games import OWN, rulebook, rules
from signoria.locale import LANGUAGES, rule_words, term_words
from signoria.locale.rules import sections
from signoria.lorenzo.state import KINDS as LORENZO_KINDS
from signoria.princes.state import KINDS as PRINCES_KINDS
from signoria.server.rules import rules_in_words
from tests.conformance.variants import VARIANTS, Variant, begin, name_of

GAMES = tuple(OWN)
KINDS = {"princes": PRINCES_KINDS, "lorenzo": LORENZO_KINDS}

# A word that the first rule of a decision must say, so that nobody is sent to rules about something else.
SAYS = {
    "princes": {
        "return": "give the fourth back", "name": "naming", "bid": "raise", "take": "last player",
        "landscape": "landscape", "place": "turn and flip", "keep": "Keep one", "bury": "under the deck",
        "recruit": "recruit", "turn": "two actions", "bonus": "bonus cards", "payout": "1 PP instead of 200",
        "mark": "marker", "merchant": "Merchant", "use": "at any time", "professor": "Professor", "span": "border",
        "price": "amount", "answer": "accepts",
        "counter": "different amount",
    },
    "lorenzo": {
        "tile": "bonus tile", "draft": "Keep one", "turn": "place one family member", "pay": "pay for the card",
        "privilege": "privilege", "exchange": "exchange", "bonus": "without placing a family member",
        "vatican": "support the Church",
    },
}  # fmt: skip
# What the text of a rule begins with if it holds only in a variant.
OPENINGS = {
    "two_players": "In a two-player game, forests",
    "advanced": "In the advanced game each",
}


def rule_ids(game: str) -> set[str]:
    return {rule for found in sections(rule_words(game, "en")).values() for rule in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_rules(game: str) -> None:
    governing = rulebook(game).governing
    assert list(governing) == list(KINDS[game])
    for kind, named in governing.items():
        assert named, kind
        assert set(named) <= rule_ids(game), kind
        assert len(set(named)) == len(named), kind


@pytest.mark.parametrize("game", GAMES)
def test_the_first_rule_of_a_decision_speaks_of_it(game: str) -> None:
    words = rule_words(game, "en")
    assert SAYS[game].keys() == set(KINDS[game])
    for kind, said in SAYS[game].items():
        assert said in words(rulebook(game).governing[kind][0]), kind


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant[0] in GAMES], ids=name_of)
def test_at_every_decision_of_every_variant_there_is_a_rule_that_holds(variant: Variant) -> None:
    game, chance = begin(variant, seed=5), random.Random(5)
    book = rulebook(variant[0])
    while not game.over:
        kind = game.decision["kind"]
        assert book.rules_at(kind, game.position()["options"], game.state.seats), kind
        game.perform(chance.choice(game.state.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_variants_are_marked(game: str) -> None:
    book, words = rulebook(game), rule_words(game, "en")
    marked = [rule for variant in book.variants.values() for rule in variant.rules]
    assert len(set(marked)) == len(marked)
    assert set(marked) <= rule_ids(game)
    options = {option.name: option.values for option in rules(game).options}
    for name, variant in book.variants.items():
        assert variant.options or variant.seats, name
        assert all(value in options[option] for option, value in variant.options.items())
        for language in LANGUAGES:
            assert f"variant-{name}" in rule_words(game, language)
    for heading, ids in sections(words).items():
        if heading in ("PF-CHR", "PF-COO", "PF-TWO", "LM-LDR"):
            assert set(ids) <= set(marked), heading
    for rule in rule_ids(game):
        for variant_name, opening in OPENINGS.items():
            if words(rule).startswith(opening):
                assert book.variant_of(rule) == variant_name


def test_only_rules_that_hold_are_shown() -> None:
    book = rulebook("princes")
    plain = {"muse_and_princess": False, "cooperative": False}
    assert not any(rule.startswith(("PF-CHR", "PF-COO")) for rule in book.rules_at("turn", plain, 3))
    assert any(rule.startswith("PF-COO") for rule in book.rules_at("turn", {**plain, "cooperative": True}, 3))
    with_two, with_three = (book.rules_at("bid", plain, seats) for seats in (2, 3))
    assert set(with_two) - set(with_three) == {"PF-AUC-11"}
    assert book.rules_at("no_such_kind", plain, 3) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_explained_and_leads_to_its_rule(game: str, language: str) -> None:
    words, terms = term_words(game, language), rulebook(game).terms
    explained = {key.removeprefix("term-").removesuffix("-about") for key in words if key.endswith("-about")}
    assert explained == set(terms)
    assert set(terms.values()) <= rule_ids(game)
    for term in terms:
        about = words(f"term-{term}-about")
        assert words(f"term-{term}")
        assert 1 <= about.count(". ") + 1 <= 3, term
        assert len(about) <= 240, term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_gets_every_rule(game: str, language: str) -> None:
    served = rules_in_words(game, language)
    assert {rule.id for section in served.sections for rule in section.rules} == rule_ids(game)
    assert all(section.title and section.picture and section.rules for section in served.sections)
    assert {rule.variant for section in served.sections for rule in section.rules} == {None, *served.variants}
    assert rules_in_words(game, "xx") == rules_in_words(game, "en")
