"""Run by Alembic. `bot.store.maintenance.upgrade` gives the connection; there is no configuration file."""

from alembic import context
from sqlmodel import SQLModel

from bot.store import models  # noqa: F401 - fills the metadata that autogenerate compares with

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
