"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("view", sa.String(10), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
    )
