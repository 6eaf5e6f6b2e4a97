"""The components of a game: what an edition file holds, read once into tables."""

from typing import Any


class EditionComponents:
    """The tables of an edition. A game's own class reads everything that its rules need from the edition."""

    def __init__(self, edition: dict[str, Any], is_custom: bool) -> None:
        self.edition = edition
        self.is_custom = is_custom  # not our own
