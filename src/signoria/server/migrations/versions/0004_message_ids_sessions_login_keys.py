"""Message ids, sessions, and logins regardless of capitals."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

PEOPLE = sa.table("people", sa.column("id"), sa.column("login"), sa.column("login_key"), sa.column("created"))


def upgrade() -> None:
    op.add_column("moves", sa.Column("message_id", sa.String(40)))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(20)),
        sa.Column("system", sa.String(20)),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.add_column("people", sa.Column("login_key", sa.String(40)))
    _fill_login_keys(op.get_bind())
    op.create_index("people_by_login_key", "people", ["login_key"], unique=True)


def _fill_login_keys(connection: sa.Connection) -> None:
    """Of accounts whose logins differ in capitals only, the oldest gets the key."""
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.login).where(PEOPLE.c.login.is_not(None))
    keys: set[str] = set()
    for person_id, login in connection.execute(accounts.order_by(PEOPLE.c.created, PEOPLE.c.id)).all():
        key = login.casefold()
        if key not in keys:
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person_id).values(login_key=key))
        keys.add(key)
