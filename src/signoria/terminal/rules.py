"""Looks rules up in our own wording."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.locale import rule_words

IS_HEADING = re.compile(r"^[A-Z]+-[A-Z]+$")


def found_rules(game: str, language: str, word: str) -> RenderableType | None:
    """The rules that have this word in their id, text or heading, under their headings; None if there is none."""
    words = rule_words(game, language)
    pattern = re.compile(re.escape(word), re.IGNORECASE)
    shown: list[RenderableType] = []
    heading_text, heading_matches, heading_shown = "", False, False
    for key in words:
        text = words(key)
        if IS_HEADING.match(key):
            heading_text, heading_shown = text, False
            heading_matches = bool(pattern.search(text) or pattern.fullmatch(key))
        elif heading_matches or pattern.search(key) or pattern.search(text):
            if not heading_shown:
                shown.append(Text(("\n" if shown else "") + heading_text, style="bold underline"))
                heading_shown = True
            shown.append(_rule(key, text, pattern if word else None))
    return Group(*shown) if shown else None


def _rule(key: str, text: str, pattern: re.Pattern[str] | None) -> Text:
    rule = Text(key, style="bold cyan").append(f"  {text}", style="not bold default")
    if pattern is not None:
        rule.highlight_regex(pattern, "reverse")
    return rule
