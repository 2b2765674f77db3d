"""Bringing a database to this version's tables, with a copy put aside first."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import gmtime, strftime
from typing import TYPE_CHECKING

from bot.store.connections.line import connect
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

#: The revision that this code works with; `tests/store` compares it with the migrations.
HEAD = "0007"
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def revision_of(path: Path) -> str:
    """Return a database's revision; "" when it has no tables of ours yet.

    Raises:
        StoreError: the file is no database, or is somebody else's.

    """
    if not path.exists():
        return ""
    try:
        with closing(sqlite3.connect(path)) as db:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if "alembic_version" in tables:
                return next((v for (v,) in db.execute("SELECT version_num FROM alembic_version")), "")
    except sqlite3.Error as why:
        raise StoreError(f"{path} cannot be used as a database: {why}. The file was left as it is.") from why
    if tables:
        raise StoreError(f"{path} is a database of another program. The file was left as it is.")
    return ""


def upgrade(path: Path, to: str = HEAD) -> Path | None:
    """Bring a database up to a revision, all of it or nothing. Give the copy made before, None for a new one.

    Raises:
        StoreError: it is newer than this program, or the migration failed.

    """
    was = revision_of(path)
    if was == to:
        return None
    from alembic.util import CommandError
    from sqlalchemy import create_engine
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.pool import StaticPool

    known(was, str(path))
    kept = put_aside(path, was) if was else None
    with closing(connect(path)) as db:
        engine = create_engine("sqlite://", creator=lambda: db, poolclass=StaticPool)
        try:
            db.execute("PRAGMA foreign_keys = OFF")
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                migrate(connection, to)
                connection.commit()
        except (SQLAlchemyError, CommandError, sqlite3.Error) as why:
            copy = f" A copy from before is {kept}." if kept else ""
            raise StoreError(f"{path} could not be brought to revision {to}: {why}.{copy}") from why
    return kept


def known(revision: str, what: str) -> None:
    """Check that a revision is one of ours.

    Raises:
        StoreError: it is from a newer version of this program.

    """
    from alembic.script import ScriptDirectory

    ours = {r.revision for r in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if revision and revision not in ours:
        raise StoreError(
            f"{what} was made by a newer version of Nullgate (revision {revision}). Use that version."
        )


def migrate(connection: Connection, to: str) -> None:
    """Run the migrations up to a revision in the transaction that is open. SQLite and PostgreSQL alike."""
    from alembic import command  # imported here: a start without a migration has no need of it

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def alembic_config() -> Config:
    """Return Alembic's configuration; there is no file for it."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def put_aside(path: Path, revision: str) -> Path:
    """Copy a database beside itself, named for its revision and the time."""
    target = path.with_name(f"{path.name}.{revision}-{strftime('%Y%m%dT%H%M%S', gmtime())}.bak")
    copy(path, target)
    return target


def copy(path: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is checked before it takes its name.

    Raises:
        StoreError: it is a folder or the database itself, or cannot be written.

    """
    if target.is_dir():
        raise StoreError(f"{target} is a folder; a backup needs the name of a file")
    if target.exists() and target.samefile(path):
        raise StoreError("a backup must be another file than the database")
    half = target.with_name(target.name + ".part")
    try:
        half.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(half)) as made:
            source.execute(f"PRAGMA busy_timeout = {5000}")
            source.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
            (sound,) = made.execute("PRAGMA integrity_check").fetchone()
            if sound != "ok":
                raise StoreError(f"the copy of {path} is not sound: {sound}")
        half.replace(target)
    except (sqlite3.Error, OSError) as why:
        half.unlink(missing_ok=True)
        raise StoreError(f"no copy of {path} could be made at {target}: {why}") from why
