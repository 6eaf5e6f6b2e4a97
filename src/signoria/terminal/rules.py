"""Looking up rules, in our own words."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.games import rulebook
from signoria.kernel.state import Json
from signoria.locale import rule_words
from signoria.locale.rules import sections


def found_rules(game: str, language: str, word: str) -> RenderableType | None:
    """The rules that have this word in their id or text, or else in their heading; None if there is none."""
    words = rule_words(game, language)
    pattern = re.compile(re.escape(word), re.IGNORECASE)
    shown: list[RenderableType] = []
    for heading, keys in sections(words).items():
        found = [key for key in keys if pattern.search(key) or pattern.search(words(key))]
        if not found and pattern.search(words(heading)):
            found = keys
        if found:
            shown.append(Text(("\n" if shown else "") + words(heading), style="bold underline"))
            shown.extend(_rule(key, words(key), pattern if word else None) for key in found)
    return Group(*shown) if shown else None


def governing_rules(game: str, language: str, view: Json) -> RenderableType:
    """The rules that govern the decision to be taken, in full."""
    words = rule_words(game, language)
    named = rulebook(game).rules_at(view["kind"], view["options"], len(view["seats"]))
    return Group(*(_rule(key, words(key), None) for key in named))


def _rule(key: str, text: str, pattern: re.Pattern[str] | None) -> Text:
    rule = Text(key, style="bold cyan").append(f"  {text}", style="not bold default")
    if pattern is not None:
        rule.highlight_regex(pattern, "reverse")
    return rule
