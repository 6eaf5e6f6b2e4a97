"""The database's shape, as the chain of steps that led to it. A step never changes once released: add another."""

import secrets

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from signoria.kernel.errors import SignoriaError

# Each step is a list of statements that SQLite and PostgreSQL both understand.
FIRST = [
    """CREATE TABLE settings (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE people (
        id VARCHAR(20) NOT NULL PRIMARY KEY,
        name VARCHAR(40) NOT NULL,
        login VARCHAR(40) UNIQUE,
        password TEXT,
        created BIGINT NOT NULL)""",
    """CREATE TABLE tables (
        id VARCHAR(20) NOT NULL PRIMARY KEY,
        game VARCHAR(40) NOT NULL,
        options TEXT NOT NULL,
        public BOOLEAN NOT NULL,
        status VARCHAR(10) NOT NULL,
        host VARCHAR(20) NOT NULL,
        seed BIGINT,
        created BIGINT NOT NULL,
        result TEXT,
        next VARCHAR(20))""",
    """CREATE INDEX tables_by_status ON tables (public, status, created)""",
    """CREATE INDEX tables_by_host ON tables (host, status)""",
    """CREATE TABLE seats (
        table_id VARCHAR(20) NOT NULL,
        seat INTEGER NOT NULL,
        kind VARCHAR(10) NOT NULL,
        person VARCHAR(20),
        name VARCHAR(40),
        level VARCHAR(40),
        PRIMARY KEY (table_id, seat))""",
    """CREATE INDEX seats_by_person ON seats (person)""",
    """CREATE TABLE moves (
        table_id VARCHAR(20) NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        move TEXT,
        played_by VARCHAR(80) NOT NULL,
        next_seat INTEGER NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE chat (
        table_id VARCHAR(20) NOT NULL,
        id INTEGER NOT NULL,
        name VARCHAR(40),
        text TEXT NOT NULL,
        at BIGINT NOT NULL,
        code VARCHAR(40),
        PRIMARY KEY (table_id, id))""",
]
OWN_EDITIONS = [
    """ALTER TABLE tables ADD COLUMN edition VARCHAR(80)""",
    """CREATE TABLE editions (table_id VARCHAR(20) NOT NULL PRIMARY KEY, content TEXT NOT NULL)""",
]
STEPS = [FIRST, OWN_EDITIONS]
LOCK = 7145  # PostgreSQL: processes that start together migrate one after the other


async def migrate(engine: AsyncEngine) -> int:
    """Bring a database, new or old, to the present shape, wholly or not at all; how many steps it took."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:  # Python's driver would otherwise commit each change of a table's shape by itself
            await connection.execute(text("BEGIN IMMEDIATE"))
        await connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
        version = await schema_version(connection)
        if version > len(STEPS):
            raise SignoriaError(
                f"the database has version {version}, made by a newer Signoria; this one knows {len(STEPS)}"
            )
        for statements in STEPS[version:]:
            for statement in statements:
                await connection.execute(text(statement))
        await connection.execute(text("DELETE FROM schema_version"))
        await connection.execute(text("INSERT INTO schema_version VALUES (:version)"), {"version": len(STEPS)})
        await connection.execute(
            text("INSERT INTO settings VALUES ('secret', :secret) ON CONFLICT DO NOTHING"),
            {"secret": secrets.token_hex(32)},
        )
        return len(STEPS) - version


async def schema_version(connection: AsyncConnection) -> int:
    """How many steps a database has behind it."""
    return await connection.scalar(text("SELECT version FROM schema_version")) or 0
