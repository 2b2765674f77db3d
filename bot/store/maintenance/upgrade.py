"""Bringing a database up to date, and moving one to another place."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import gmtime, strftime
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import SQLModel

from bot.store.address import nameless
from bot.store.connections import sqlite
from bot.store.connections.sqlite import connect
from bot.store.errors import StoreError, reason

if TYPE_CHECKING:
    from alembic.config import Config

#: The revision that this code works with; `tests/store` compares it with the migrations.
HEAD = "1000"
#: With what revisions of before version 1.0.0 begin: no way leads from them.
BEFORE = "0"
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def revision_of(path: Path) -> str:
    """Return a database's revision, or "" if it has none of our tables yet.

    Raises:
        StoreError: the file is not a database, or belongs to another program.

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
    known(was, str(path))
    kept = put_aside(path, was) if was else None
    with closing(connect(path)) as db:
        try:
            db.execute("PRAGMA foreign_keys = OFF")
            with sqlite.engine_on(db).connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                migrate(connection, to)
                connection.commit()
        except (SQLAlchemyError, sqlite3.Error) as why:
            copy = f" A copy from before is {kept}." if kept else ""
            raise StoreError(f"{path} could not be brought to revision {to}: {why}.{copy}") from why
    return kept


def known(revision: str, what: str) -> None:
    """Check that a revision is one of ours.

    Raises:
        StoreError: it is from a newer version of this program, or from before its first.

    """
    if revision.startswith(BEFORE):
        raise StoreError(
            f"{what} is of a build from before version 1.0.0 (revision {revision}), and no way leads on from"
            " there. It was left as it is: move it away, or give another place for the database."
        )
    from alembic.script import ScriptDirectory

    ours = {r.revision for r in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if revision and revision not in ours:
        raise StoreError(
            f"{what} was made by a newer version of Nullgate (revision {revision}). Use that version."
        )


def migrate(connection: Connection, to: str) -> None:
    """Run the migrations up to a revision in the transaction that is open. SQLite and PostgreSQL alike.

    Raises:
        SQLAlchemyError: they cannot be found, or one failed.

    """
    from alembic import command  # imported here: a start without a migration has no need of it
    from alembic.util import CommandError

    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as why:
        raise SQLAlchemyError(str(why)) from why


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


#: Number of rows that are moved at once.
MOST = 500
_TROUBLES = (SQLAlchemyError, sqlite3.Error, OSError)


def upgrade_server(address: str, to: str = HEAD, aside: Path | None = None) -> Path | None:
    """Bring a PostgreSQL database up to a revision, all of it or nothing.

    A copy is put into the folder `aside` first. Gives it, None for a new database or one that is up to date.

    Raises:
        StoreError: it cannot be used, is newer than this program, or the migration failed.

    """
    name, kept = nameless(address), None
    try:
        with _server(address) as db:
            was = _revision(db, name)
            if was == to:
                return None
            known(was, name)
            if was and aside is not None:
                aside.mkdir(parents=True, exist_ok=True)
                kept = aside / f"nullgate.{was}-{strftime('%Y%m%dT%H%M%S', gmtime())}.bak"
                pour_out(address, kept, was)
            _postgres().alone(db)
            migrate(db, to)
            db.commit()
    except _TROUBLES as why:
        note = f" A copy from before is {kept}." if kept else ""
        raise StoreError(f"{name} could not be brought to revision {to}: {reason(why)}.{note}") from why
    return kept


def pour_out(address: str, target: Path, revision: str = HEAD) -> None:
    """Copy a PostgreSQL database, as it is at one moment, into a file of SQLite's.

    Raises:
        StoreError: it cannot be read, or the file cannot be written.

    """
    name = nameless(address)
    with TemporaryDirectory(prefix="nullgate-") as folder:
        made = Path(folder) / "nullgate.db"
        try:
            upgrade(made, revision)
            with _server(address) as source, _file(made, durable=False) as db:
                source.exec_driver_sql(_postgres().READING)
                _pour(source, db)
        except _TROUBLES as why:
            raise StoreError(f"no copy of {name} could be made: {reason(why)}") from why
        copy(made, target)


def pour_in(source: Path, where: Path | str) -> None:
    """Fill an empty database, a file (`Path`) or a PostgreSQL address, with the content of a file.

    Raises:
        StoreError: the database is not empty, the file is not ours, or writing fails.

    """
    name = str(where) if isinstance(where, Path) else nameless(where)
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    with TemporaryDirectory(prefix="nullgate-") as folder:
        ours = Path(folder) / "nullgate.db"
        known(revision_of(source), str(source))
        copy(source, ours)
        upgrade(ours)  # the copy is upgraded; the backup itself stays unchanged
        try:
            with _file(ours) as old, _file(where) if isinstance(where, Path) else _server(where) as db:
                if isinstance(where, Path):
                    db.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    _postgres().alone(db)
                tables = SQLModel.metadata.sorted_tables
                if any(db.execute(select(1).select_from(t).limit(1)).first() for t in tables):
                    raise StoreError(f"{name} is not empty; a copy is restored into a new database")
                _pour(old, db)
                if not isinstance(where, Path):
                    _postgres().count_on(db)
        except _TROUBLES as why:
            raise StoreError(f"{source} could not be restored to {name}: {reason(why)}") from why


def _pour(source: Connection, target: Connection) -> None:
    """Copy all rows. The target's own tables say what there is, whatever its revision."""
    found = MetaData()
    found.reflect(target)
    for table in found.sorted_tables:
        if table.name == "alembic_version":
            continue
        order = [c for c in table.columns if c.primary_key]
        with source.execution_options(yield_per=MOST).execute(select(table).order_by(*order)) as rows:
            for some in rows.mappings().partitions():
                target.execute(table.insert(), [dict(row) for row in some])
    target.commit()


def _postgres() -> ModuleType:
    from bot.store.connections import postgres  # without a server psycopg need not be installed

    return postgres


@contextmanager
def _server(address: str) -> Iterator[Connection]:
    postgres = _postgres()
    db = postgres.connect(address)
    try:
        with postgres.engine_on(db).connect() as connection:
            yield connection
    finally:
        db.close()


@contextmanager
def _file(path: Path, *, durable: bool = True) -> Iterator[Connection]:
    db = sqlite.connect(path, durable=durable)
    try:
        with sqlite.engine_on(db).connect() as connection:
            yield connection
    finally:
        db.close()


def _revision(db: Connection, name: str) -> str:
    """Return a database's revision, or "" if it has no tables yet.

    Raises:
        StoreError: it belongs to another program.

    """
    tables = inspect(db).get_table_names()
    if "alembic_version" in tables:
        return str(db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    if tables:
        raise StoreError(f"{name} is a database of another program. It was left as it is.")
    return ""
