"""Tables that somebody does not want to see in the lobby any more."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "hidden_tables",
        sa.Column("person", sa.String(20), primary_key=True),
        sa.Column("table_id", sa.String(20), primary_key=True),
    )
    op.create_index("hidden_tables_by_table", "hidden_tables", ["table_id"])
