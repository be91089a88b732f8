"""Runs migrations on the connection that `platform.database.migrate` hands over."""

from alembic import context

from tambo.house.platform.database.base import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
