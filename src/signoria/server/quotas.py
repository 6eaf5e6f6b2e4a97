"""Quotas: how many tables and editions may be created from one address in a day."""

from signoria.server.refusals import Refuse
from signoria.server.security import RateWindow
from signoria.server.settings import Settings

DAY_SECONDS = 24 * 3600.0


class Quotas:
    """Counts what each address creates. Guests are free, so a quota for each person alone would stop nobody."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tables = RateWindow(settings.tables_a_day, DAY_SECONDS)
        self._editions = RateWindow(settings.editions_a_day, DAY_SECONDS)

    def count_table(self, address: str, has_edition: bool = False) -> None:
        """One table more; refused if there are too many."""
        if has_edition:
            self.count_edition(address)
        if not self._tables.allows(address):
            raise Refuse("too_many_new_tables", most=self._settings.tables_a_day)

    def count_edition(self, address: str) -> None:
        """One edition more; refused if there are too many."""
        if not self._editions.allows(address):
            raise Refuse("too_many_new_editions", most=self._settings.editions_a_day)

    def prune(self) -> None:
        self._tables.prune()
        self._editions.prune()
