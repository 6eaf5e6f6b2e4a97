"""Databases made before Alembic: they count their version in a table of their own."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

from signoria.kernel.errors import SignoriaError

FIRST_REVISION = "0001"  # has the schema of version 2
ADD_EDITIONS = [
    "ALTER TABLE tables ADD COLUMN edition VARCHAR(80)",
    "CREATE TABLE editions (table_id VARCHAR(20) NOT NULL PRIMARY KEY, content TEXT NOT NULL)",
]
# SQLAlchemy does not see SQLite's `VARCHAR(40) UNIQUE`: a later revision that copies the table would lose it.
REWRITE_UNIQUE_LOGIN = [
    """CREATE TABLE copied_people (
        id VARCHAR(20) NOT NULL,
        name VARCHAR(40) NOT NULL,
        login VARCHAR(40),
        password TEXT,
        created BIGINT NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (login))""",
    "INSERT INTO copied_people SELECT id, name, login, password, created FROM people",
    "DROP TABLE people",
    "ALTER TABLE copied_people RENAME TO people",
]


def adopt(connection: Connection, config: Config) -> None:
    """Put such a database at the first revision, with all its rows. Any other database stays as it is."""
    if not inspect(connection).has_table("schema_version"):
        return
    version = connection.scalar(text("SELECT version FROM schema_version"))
    if version not in (1, 2):
        raise SignoriaError(f"the database has the unknown version {version}; Signoria adopts versions 1 and 2")
    if version == 1:
        _execute(connection, ADD_EDITIONS)
    if connection.dialect.name == "sqlite":
        _execute(connection, REWRITE_UNIQUE_LOGIN)
    _execute(connection, ["DROP TABLE schema_version"])
    command.stamp(config, FIRST_REVISION)


def _execute(connection: Connection, statements: list[str]) -> None:
    for statement in statements:
        connection.execute(text(statement))
