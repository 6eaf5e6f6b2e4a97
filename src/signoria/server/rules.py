"""The rules of a game for the page."""

from functools import cache

from signoria.games import rulebook
from signoria.kernel.rulebook import Variant
from signoria.locale import LANGUAGES, Words, rule_words
from signoria.locale.rules import sections
from signoria.server.messages import GameRules, RuleSection, RuleText, RuleVariant


def rules_in_words(game: str, language: str) -> GameRules:
    """The rules of a game in a language; in English if it is none of ours."""
    return _rules(game, language if language in LANGUAGES else "en")


@cache
def _rules(game: str, language: str) -> GameRules:
    book, words = rulebook(game), rule_words(game, language)
    return GameRules(
        game=game,
        sections=[
            RuleSection(
                id=heading,
                title=words(heading),
                picture=words(f"{heading}-picture") if f"{heading}-picture" in words else None,
                rules=[RuleText(rule, words(rule), book.variant_of(rule)) for rule in rules],
            )
            for heading, rules in sections(words).items()
        ],
        variants={name: _variant(name, variant, words) for name, variant in book.variants.items()},
        governing={kind: list(rules) for kind, rules in book.governing.items()},
        terms=book.terms,
    )


def _variant(name: str, variant: Variant, words: Words) -> RuleVariant:
    return RuleVariant(words.named(f"variant-{name}", name), variant.options, variant.seats)
