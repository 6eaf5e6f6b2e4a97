"""Alembic runs this file for each of its commands: over the connection it is given, in that transaction."""

from alembic import context

from signoria.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by copying the table
)
context.run_migrations()
