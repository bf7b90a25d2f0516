"""Alembic's environment: runs changes on the connection, and in the transaction, that the caller opened."""

from __future__ import annotations

from alembic import context

from api.storage.tables import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    # SQLite changes a table by making it anew.
    render_as_batch=connection.dialect.name == "sqlite",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
