"""Who searches on an analysis board: everybody at most once at a time."""

from typing import Protocol


class Searcher(Protocol):
    """Somebody's search."""

    def give_way(self) -> None:
        """The same person searches elsewhere."""


class Searches:
    """The searches under way, by person."""

    def __init__(self) -> None:
        self._searchers: dict[str, Searcher] = {}

    def begin(self, person: str, searcher: Searcher) -> None:
        other = self._searchers.pop(person, None)
        if other is not None:
            other.give_way()
        self._searchers[person] = searcher

    def end(self, person: str, searcher: Searcher) -> None:
        if self._searchers.get(person) is searcher:
            del self._searchers[person]
