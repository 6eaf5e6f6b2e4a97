"""The texts of rules by section."""

import re

from signoria.locale import Words

IS_HEADING = re.compile(r"^[A-Z]+-[A-Z]+$")
IS_RULE = re.compile(r"^[A-Z]+-[A-Z]+-\d+$")


def sections(words: Words) -> dict[str, list[str]]:
    """The ids of the rules under the id of their heading; empty for a game without rules texts."""
    found: dict[str, list[str]] = {}
    for key in words:
        if IS_HEADING.match(key):
            found[key] = []
        elif IS_RULE.match(key):
            found[key.rpartition("-")[0]].append(key)
    return found
