"""Editions are kept once per content, with an id to share them by."""

import base64
import hashlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    brought = _brought_by_tables()
    op.drop_table("editions")
    editions = op.create_table(
        "editions",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("editions_by_person", "editions", ["person"])
    op.add_column("tables", sa.Column("edition_id", sa.String(22)))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("edition_id", sa.String))
    kept: dict[str, dict[str, Any]] = {}
    for table_id, row in brought:
        kept.setdefault(row["id"], row)
        op.execute(tables.update().where(tables.c.id == table_id).values(edition_id=row["id"]))
    if kept:
        op.bulk_insert(editions, list(kept.values()))


def _brought_by_tables() -> list[tuple[str, dict[str, Any]]]:
    """The editions so far, each with its table."""
    query = (
        "SELECT editions.table_id, tables.game, tables.edition AS name, editions.content, tables.host AS person, "
        "tables.created FROM editions JOIN tables ON tables.id = editions.table_id"
    )
    found = []
    for row in op.get_bind().execute(sa.text(query)).mappings():
        edition = json.loads(row["content"])
        if row["game"] == "princes":
            edition["cooperative_map"] = _ring()
        values = {name: row[name] for name in ("game", "name", "person", "created")}
        content = json.dumps(edition, separators=(",", ":"), ensure_ascii=False)
        found.append((row["table_id"], {"id": _id_of(edition), "content": content, **values}))
    return found


def _ring() -> dict[str, Any]:
    """How boards met before editions said so."""
    borders = {str(seats): [{"west": at, "east": (at + 1) % seats} for at in range(seats)] for seats in (3, 4, 5)}
    return {"borders": {"2": [{"west": 0, "east": 1}], **borders}, "source": "reconstruction"}


def _id_of(edition: dict[str, Any]) -> str:
    """The id as `signoria.server.editions` makes it."""
    content = json.dumps(edition, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(content.encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
