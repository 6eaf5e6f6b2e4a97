"""The database schema and its history: Alembic brings a database up to date, revision by revision."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from signoria.kernel.errors import SignoriaError

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
LOCK = 7145  # PostgreSQL: processes that start together migrate one after the other
# A migration may take longer than anything that people wait for.
PATIENCE = {
    "sqlite": ["PRAGMA busy_timeout = 60000"],
    "postgresql": ["SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0"],
}


async def migrate(engine: AsyncEngine) -> None:
    """Bring a new or old database up to date, completely or not at all."""
    async with engine.begin() as connection:
        for statement in PATIENCE[connection.dialect.name]:
            await connection.execute(text(statement))
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:  # Python's driver would otherwise commit each change of the schema separately
            await connection.execute(text("BEGIN IMMEDIATE"))
        await connection.run_sync(upgrade)
        await connection.execute(
            text("INSERT INTO settings VALUES ('secret', :secret) ON CONFLICT DO NOTHING"),
            {"secret": secrets.token_hex(32)},
        )


def upgrade(connection: Connection) -> None:
    """Run the missing revisions. Alembic is imported only if there are any: that alone takes a tenth of a start."""
    known = revisions()
    current = current_revision(connection)
    if current == known[-1]:
        return
    _refuse_newer(current, known)
    from alembic import command

    from signoria.server.migrations.adoption import adopt

    config = alembic_config(connection)
    if current is None:
        adopt(connection, config)
    command.upgrade(config, "head")


def require_current(connection: Connection) -> None:
    """SignoriaError unless the database has the tables of this Signoria."""
    known = revisions()
    current = current_revision(connection)
    if current == known[-1]:
        return
    _refuse_newer(current, known)
    if current is None and not inspect(connection).has_table("schema_version"):
        raise SignoriaError("the database is empty: it has no tables of Signoria")
    raise SignoriaError(
        f"the database is older than this Signoria: it has revision {current or 'none'}, not {known[-1]}; "
        "'signoria migrate' upgrades it (try it on a copy that 'signoria backup' made)"
    )


def _refuse_newer(current: str | None, known: list[str]) -> None:
    if current is not None and current not in known:
        raise SignoriaError(
            f"the database has revision {current}, made by a newer Signoria; this one knows revisions up to "
            f"{known[-1]}: update Signoria, or use another database"
        )


def revisions() -> list[str]:
    """The ids of all revisions, oldest first, from the names of their files."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None if Alembic has not seen it yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def alembic_config(connection: Connection) -> "Config":
    """What Alembic needs to know; `env.py` takes the connection from it."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    return config
