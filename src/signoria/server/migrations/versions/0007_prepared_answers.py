"""Prepared answers."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("occasion", sa.String(80), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
