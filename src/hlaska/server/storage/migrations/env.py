"""Alembic's own part: runs what `migrate.upgrade` asks for, on the connection and in the transaction that it has."""

from alembic import context

from hlaska.server.storage.account_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by writing it anew
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
