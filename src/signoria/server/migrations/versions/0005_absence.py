"""Absent people, agreements to abandon a game, and what a line of the server's is about."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MINUTES = 10  # of tables from before, as of those for which nobody chooses otherwise


def upgrade() -> None:
    op.add_column("tables", sa.Column("absence_minutes", sa.Integer))
    op.execute(sa.text(f"UPDATE tables SET absence_minutes = {MINUTES}"))
    op.add_column("seats", sa.Column("away", sa.BigInteger))
    op.add_column("seats", sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("arguments", sa.Text))
