"""Runs what `migrate.upgrade` asks for, on its connection and in its transaction. This is Alembic's own part."""

from alembic import context

from hlaska.server.storage.account_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by writing it anew
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
