"""Looking up rules, in our own words."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.locale import Words, rule_words

IS_HEADING = re.compile(r"^[A-Z]+-[A-Z]+$")
IS_RULE = re.compile(r"^[A-Z]+-[A-Z]+-\d+$")


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


def sections(words: Words) -> dict[str, list[str]]:
    """The ids of the rules under the id of their heading."""
    found: dict[str, list[str]] = {}
    for key in words:
        if IS_HEADING.match(key):
            found[key] = []
        elif IS_RULE.match(key):
            found[key.rpartition("-")[0]].append(key)
    return found


def _rule(key: str, text: str, pattern: re.Pattern[str] | None) -> Text:
    rule = Text(key, style="bold cyan").append(f"  {text}", style="not bold default")
    if pattern is not None:
        rule.highlight_regex(pattern, "reverse")
    return rule
