"""The editions of tables, checked by the engine."""

from typing import Any

from signoria import rules
from signoria.kernel.errors import BadEdition
from signoria.server.refusals import Refuse

LONGEST_NAME = 80


def name_of_edition(game: str, edition: dict[str, Any]) -> str:
    """The name of an edition with which this game can be played; refused if it cannot."""
    try:
        rules(game).components(edition)
    except BadEdition as reason:
        raise Refuse("bad_edition", detail=str(reason)) from None
    return "".join([letter for letter in edition["name"] if letter.isprintable()])[:LONGEST_NAME]
