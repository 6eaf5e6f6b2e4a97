"""Studies: games and positions on the analysis board."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("studies_by_person", "studies", ["person", "changed"])
    op.create_index("studies_by_use", "studies", ["used"])
