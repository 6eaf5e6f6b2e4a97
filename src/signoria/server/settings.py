"""The server's settings."""

import os
from ipaddress import ip_network
from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path
from sqlalchemy import URL

from signoria.bots.prince import USUAL_BUDGET, Budget
from signoria.kernel.errors import BadInput


def spare_cores() -> int:
    """The cores of this machine that the server itself does not need, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """How one server runs. `origin` is its public address, needed only behind a proxy that changes the Host."""

    database: str
    secret: str = ""
    origin: str = ""
    requests_a_minute: int = 600
    logins_a_minute: int = 10
    wrong_passwords: int = 10
    wrong_passwords_an_account: int = 100
    editions_a_minute: int = 20
    checks_a_minute: int = 120
    records_a_minute: int = 20
    studies_a_minute: int = 120
    lessons_a_minute: int = 240
    lines_a_minute: int = 30
    changes_a_minute: int = 30
    hints_a_minute: int = 20
    messages_a_second: float = 50.0
    sockets_an_address: int = 64
    sockets: int = 5000
    connections: int = 8000
    request_seconds: float = 15.0
    tables_a_person: int = 200
    tables_a_day: int = 1000
    editions_a_day: int = 100
    studies_a_day: int = 200
    open_table_days: float = 30.0
    guest_days: float = 30.0
    edition_days: float = 30.0
    study_days: float = 90.0
    bot_workers: int = field(default_factory=spare_cores)
    bot_seconds: float = 20.0
    prince_budget: str = USUAL_BUDGET
    prepared_seconds: float = 1.2
    bot_tables_a_person: int = 3
    bot_tables_an_address: int = 6
    reviews_a_person: int = 2
    reviews_an_address: int = 6
    page: Path = Path(__file__).with_name("page")

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def is_secure(self) -> bool:
        """Whether cookies may only travel over TLS."""
        return self.origin.startswith("https://")


def database_url(given: str | None) -> str:
    """The database as SQLAlchemy wants it, from --database, DATABASE_URL or the user's data folder."""
    wanted = given or os.environ.get("DATABASE_URL") or str(user_data_path("signoria") / "signoria.sqlite")
    scheme, colon, rest = wanted.partition("://")
    if not colon:
        path = Path(wanted).expanduser().absolute()
        return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise BadInput(f"a database is a file for SQLite or a postgresql:// address, not {scheme}://…")


def proxies(given: str) -> list[str]:
    """The proxies whose `X-Forwarded-For` counts: addresses or networks, with commas between them."""
    named = [each.strip() for each in given.split(",") if each.strip()]
    for each in named:
        try:
            ip_network(each)
        except ValueError:
            raise BadInput(f"SIGNORIA_PROXIES: {each} is not an address or a network such as 10.0.0.0/8") from None
    return named


def from_environment(database: str) -> Settings:
    """The settings of a worker process; `serve` hands them over in the environment."""
    default = Settings(database=database)
    found = os.environ.get
    return Settings(
        database=database,
        secret=found("SIGNORIA_SECRET", ""),
        origin=found("SIGNORIA_ORIGIN", "").rstrip("/"),
        requests_a_minute=int(found("SIGNORIA_REQUESTS_A_MINUTE", default.requests_a_minute)),
        logins_a_minute=int(found("SIGNORIA_LOGINS_A_MINUTE", default.logins_a_minute)),
        wrong_passwords=int(found("SIGNORIA_WRONG_PASSWORDS", default.wrong_passwords)),
        wrong_passwords_an_account=int(
            found("SIGNORIA_WRONG_PASSWORDS_AN_ACCOUNT", default.wrong_passwords_an_account)
        ),
        editions_a_minute=int(found("SIGNORIA_EDITIONS_A_MINUTE", default.editions_a_minute)),
        checks_a_minute=int(found("SIGNORIA_CHECKS_A_MINUTE", default.checks_a_minute)),
        records_a_minute=int(found("SIGNORIA_RECORDS_A_MINUTE", default.records_a_minute)),
        studies_a_minute=int(found("SIGNORIA_STUDIES_A_MINUTE", default.studies_a_minute)),
        lessons_a_minute=int(found("SIGNORIA_LESSONS_A_MINUTE", default.lessons_a_minute)),
        sockets_an_address=int(found("SIGNORIA_SOCKETS_AN_ADDRESS", default.sockets_an_address)),
        sockets=int(found("SIGNORIA_SOCKETS", default.sockets)),
        lines_a_minute=int(found("SIGNORIA_LINES_A_MINUTE", default.lines_a_minute)),
        changes_a_minute=int(found("SIGNORIA_CHANGES_A_MINUTE", default.changes_a_minute)),
        hints_a_minute=int(found("SIGNORIA_HINTS_A_MINUTE", default.hints_a_minute)),
        messages_a_second=float(found("SIGNORIA_MESSAGES_A_SECOND", default.messages_a_second)),
        connections=int(found("SIGNORIA_CONNECTIONS", default.connections)),
        request_seconds=float(found("SIGNORIA_REQUEST_SECONDS", default.request_seconds)),
        tables_a_person=int(found("SIGNORIA_TABLES_A_PERSON", default.tables_a_person)),
        tables_a_day=int(found("SIGNORIA_TABLES_A_DAY", default.tables_a_day)),
        editions_a_day=int(found("SIGNORIA_EDITIONS_A_DAY", default.editions_a_day)),
        studies_a_day=int(found("SIGNORIA_STUDIES_A_DAY", default.studies_a_day)),
        open_table_days=float(found("SIGNORIA_OPEN_TABLE_DAYS", default.open_table_days)),
        guest_days=float(found("SIGNORIA_GUEST_DAYS", default.guest_days)),
        edition_days=float(found("SIGNORIA_EDITION_DAYS", default.edition_days)),
        study_days=float(found("SIGNORIA_STUDY_DAYS", default.study_days)),
        bot_workers=_at_least_one("SIGNORIA_BOT_WORKERS", found("SIGNORIA_BOT_WORKERS", default.bot_workers)),
        bot_seconds=float(found("SIGNORIA_BOT_SECONDS", default.bot_seconds)),
        prepared_seconds=float(found("SIGNORIA_PREPARED_SECONDS", default.prepared_seconds)),
        prince_budget=_budget(found("SIGNORIA_PRINCE_BUDGET", default.prince_budget)),
        bot_tables_a_person=int(found("SIGNORIA_BOT_TABLES_A_PERSON", default.bot_tables_a_person)),
        bot_tables_an_address=int(found("SIGNORIA_BOT_TABLES_AN_ADDRESS", default.bot_tables_an_address)),
        reviews_a_person=int(found("SIGNORIA_REVIEWS_A_PERSON", default.reviews_a_person)),
        reviews_an_address=int(found("SIGNORIA_REVIEWS_AN_ADDRESS", default.reviews_an_address)),
    )


def _at_least_one(name: str, given: str | int) -> int:
    number = int(given)
    if number < 1:
        raise BadInput(f"{name} is a whole number from 1, not {number}")
    return number


def _budget(words: str) -> str:
    if Budget(words).cores > 1:
        raise BadInput("at tables, prince thinks on one core, so that no other table waits; leave out the cores")
    return words
