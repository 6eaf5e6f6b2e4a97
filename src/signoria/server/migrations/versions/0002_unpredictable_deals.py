"""Unpredictable deals: seeds of 256 bits, and the salt of the commitment.

Started and finished games are removed. Their cards were dealt by an earlier generator, so no Signoria from here on can
replay them, and a table is nothing but its record. No release ever stored such a game.
"""

import logging

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LOG = logging.getLogger("signoria.server")
STARTED = "SELECT id FROM tables WHERE status <> 'open'"


def upgrade() -> None:
    _remove_started_tables()
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.BigInteger, type_=sa.String(64))
        tables.add_column(sa.Column("salt", sa.String(64)))


def _remove_started_tables() -> None:
    connection = op.get_bind()
    count = len(connection.execute(sa.text(STARTED)).all())
    for table in ("moves", "chat", "seats", "editions"):
        connection.execute(sa.text(f"DELETE FROM {table} WHERE table_id IN ({STARTED})"))
    connection.execute(sa.text("DELETE FROM tables WHERE status <> 'open'"))
    if count:
        LOG.warning(
            "%d started or finished games were removed: an earlier generator dealt their cards, and this Signoria "
            "cannot replay them. Accounts and open tables stay.",
            count,
        )
