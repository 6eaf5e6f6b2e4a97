"""Agreements that the coach may be asked at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("accepts_coach", sa.Boolean, nullable=False, server_default=sa.false()))
