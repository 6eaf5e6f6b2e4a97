"""Write a revision that leads to the tables of schema.py: `python -m signoria.server.new_revision "add a column"`."""

import sys
import tempfile

from alembic import command
from sqlalchemy import create_engine

from signoria.server.migrations import alembic_config, revisions


def new_revision(message: str) -> None:
    """Compare schema.py with a database that has all revisions so far; Alembic writes the file and prints its name."""
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/latest.sqlite")
        with engine.begin() as connection:
            config = alembic_config(connection)
            command.upgrade(config, "head")
            command.revision(config, message, autogenerate=True, rev_id=f"{len(revisions()) + 1:04}")
        engine.dispose()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit('Say what changes: python -m signoria.server.new_revision "add a column"')
    new_revision(sys.argv[1])
