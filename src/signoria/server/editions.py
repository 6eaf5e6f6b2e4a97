"""Editions that tables bring along: checked by the engine, off the loop, so that nobody waits for it."""

import asyncio
from typing import Any

from signoria import rules
from signoria.kernel.errors import BadEdition
from signoria.server.refusals import Refuse

LONGEST_NAME = 80


async def check_edition(game: str, edition: dict[str, Any]) -> str:
    """The name of an edition with which this game can be played; the engine then has its tables ready."""
    try:
        await asyncio.to_thread(rules(game).components, edition)  # type: ignore[attr-defined]
    except BadEdition as reason:
        raise Refuse("bad_edition", detail=str(reason)) from None
    except RecursionError:
        raise Refuse("bad_edition", detail="it is nested too deeply") from None
    return "".join([letter for letter in edition["name"] if letter.isprintable()])[:LONGEST_NAME]
