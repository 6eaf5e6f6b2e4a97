"""Tables without people: they run only while somebody watches, and only a few for each person and address."""

from collections.abc import Callable, Collection

from msgspec import Struct

from signoria.server.settings import Settings


class Watcher(Struct, frozen=True):
    """Somebody at a table; a visitor without a session is known by the address alone."""

    person: str | None
    address: str


class BotOnlyTables:
    """Counts the tables that run, and remembers those that wait for their turn."""

    def __init__(self, settings: Settings) -> None:
        self._most_a_person = settings.bot_tables_a_person
        self._most_an_address = settings.bot_tables_an_address
        self._running: dict[str, Watcher] = {}
        self._waiting: dict[str, Callable[[], None]] = {}

    def may_run(self, table_id: str, watchers: Collection[Watcher], wake: Callable[[], None]) -> Watcher | None:
        """The watcher for whom the table runs until `release`; if there is none, `wake` is called to try again."""
        self._waiting.pop(table_id, None)
        if self._running.get(table_id) not in watchers:
            self.release(table_id)
            free = next(filter(self._has_room, watchers), None)
            if free is None:
                self._waiting[table_id] = wake
                return None
            self._running[table_id] = free
        return self._running[table_id]

    def _has_room(self, watcher: Watcher) -> bool:
        running = self._running.values()
        of_address = sum(other.address == watcher.address for other in running)
        of_person = sum(other.person == watcher.person for other in running) if watcher.person is not None else 0
        return of_person < self._most_a_person and of_address < self._most_an_address

    def release(self, table_id: str) -> None:
        """The table does not run any more; others may get its place."""
        if self._running.pop(table_id, None) is not None:
            waiting, self._waiting = self._waiting, {}
            for wake in waiting.values():
                wake()
