"""Verifying that the deal of a record was fixed before the first move."""

from pathlib import Path

from rich.console import Console

import signoria
from signoria.locale import words


def print_verdict(file: Path, commitment: str | None, language: str) -> None:
    """Say what is proved; BadRecord says what is wrong with the record."""
    record = signoria.load(file)
    game = signoria.verify(record, commitment)
    spoken = words(language, game.rules.name)
    console = Console(highlight=False, soft_wrap=True)
    console.print(spoken("verified-deal"), style="green")
    console.print(spoken("verified-moves", count=len(game.played)), style="green")
    console.print(
        spoken("verified-commitment" if commitment is None else "verified-shown", commitment=record["commitment"])
    )
