"""Quotas: how much may be created from one address in a day, and how often a person may change something."""

from signoria.server.refusals import Refuse
from signoria.server.security import RateWindow
from signoria.server.settings import Settings

DAY_SECONDS = 24 * 3600.0
PROPOSALS = 3  # to abandon games, so that nobody is asked again and again
PROPOSAL_SECONDS = 600.0


class Quotas:
    """Counts what each address creates. Guests are free, so a quota for each person alone would stop nobody."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tables = RateWindow(settings.tables_a_day, DAY_SECONDS)
        self._editions = RateWindow(settings.editions_a_day, DAY_SECONDS)
        self._studies = RateWindow(settings.studies_a_day, DAY_SECONDS)
        self._changes = RateWindow(settings.changes_a_minute, 60.0)
        self._proposals = RateWindow(PROPOSALS, PROPOSAL_SECONDS)

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

    def count_study(self, address: str) -> None:
        """One study more; refused if there are too many."""
        if not self._studies.allows(address):
            raise Refuse("too_many_new_studies", most=self._settings.studies_a_day)

    def count_change(self, person: str) -> None:
        """One change of seats or options more, of which everybody at the table is told; refused if too many."""
        if not self._changes.allows(person):
            raise Refuse("too_many_changes", seconds=self._changes.seconds_left(person))

    def count_proposal(self, person: str) -> None:
        """One more proposal to abandon a game; refused if there are too many."""
        if not self._proposals.allows(person):
            raise Refuse("too_many_proposals", seconds=self._proposals.seconds_left(person))

    def prune(self) -> None:
        for window in (self._tables, self._editions, self._studies, self._changes, self._proposals):
            window.prune()
