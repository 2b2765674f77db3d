"""Opening a database: new, old, of another program, broken."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from bot.store import Store, StoreError
from bot.store.connections.sqlite import connect, engine_on
from bot.store.maintenance import upgrade
from bot.store.maintenance.upgrade import HEAD, alembic_config, revision_of
from tests.store.conftest import added, raw, spoil

#: A revision that does not exist yet.
NEXT = "9999"
REVISIONS = [r.revision for r in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def test_the_head_is_the_last_migration() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [HEAD]


def test_the_migrations_make_the_tables_of_the_models(path: Path) -> None:
    upgrade.upgrade(path)
    with create_engine(f"sqlite:///{path}").connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_earlier_revision_comes_up_to_date(path: Path, revision: str) -> None:
    assert upgrade.upgrade(path, revision) is None
    assert revision_of(path) == revision
    store = await Store.open(path)
    await added(store)
    assert (await store.load("g1")) is not None
    await store.close()
    assert revision_of(path) == HEAD


async def test_a_copy_is_put_aside_before_a_migration(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await Store.open(path)
    assert first.opened.kept is None  # a new database needs none
    await added(first)
    await first.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    monkeypatch.setattr(upgrade, "HEAD", NEXT)
    versions = _next_revision(path.parent)
    monkeypatch.setattr(upgrade, "alembic_config", _with(versions))
    kept = upgrade.upgrade(path, NEXT)
    assert kept is not None
    assert revision_of(path) == NEXT
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT id FROM game").fetchall() == [("g1",)]
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade.upgrade(path)
    before = _dump(path)
    versions = _next_revision(path.parent, breaks=True)
    monkeypatch.setattr(upgrade, "alembic_config", _with(versions))
    with pytest.raises(StoreError, match="A copy from before"):
        upgrade.upgrade(path, NEXT)
    assert _dump(path) == before


def _with(versions: Path):
    real = alembic_config

    def config():
        made = real()
        made.set_main_option("path_separator", "space")
        made.set_main_option("version_locations", f"{upgrade.MIGRATIONS / 'versions'} {versions}")
        return made

    return config


def _next_revision(folder: Path, *, breaks: bool = False) -> Path:
    versions = folder / "versions"
    versions.mkdir()
    bad = '    op.execute("CREATE NONSENSE")\n' if breaks else ""
    (versions / f"{NEXT}_more.py").write_text(
        "from alembic import op\nimport sqlalchemy as sa\n"
        f'revision = "{NEXT}"\ndown_revision = "{HEAD}"\n'
        'def upgrade():\n    op.add_column("game", sa.Column("more", sa.Text()))\n' + bad
    )
    return versions


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


async def test_a_file_that_is_no_database_is_left_as_it_is(path: Path) -> None:
    spoil(path, b"this is a letter to my aunt" * 50)
    with pytest.raises(StoreError, match="cannot be used as a database"):
        await Store.open(path)
    assert raw(path) == b"this is a letter to my aunt" * 50


async def test_a_database_of_another_program_is_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (id INTEGER)")
        db.commit()
    before = raw(path)
    with pytest.raises(StoreError, match="another program"):
        await Store.open(path)
    assert raw(path) == before


async def test_a_database_from_a_newer_version_is_refused(path: Path) -> None:
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(path)


@pytest.mark.parametrize("revision", ["0001", "0037"])
async def test_a_database_of_before_1_0_0_is_refused_with_what_to_do(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE game (id TEXT)")
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
    before = raw(path)
    for _ in range(2):
        with pytest.raises(StoreError, match=rf"before .*\(revision {revision}\).* move it away") as said:
            await Store.open(path)
        assert "\n" not in str(said.value)
    new = await Store.open(path.with_name("new.db"))
    with pytest.raises(StoreError, match=f"^{path} is of a build from before"):
        await new.restore(path)
    await new.close()
    assert raw(path) == before
    assert sorted(x.name for x in path.parent.iterdir()) == sorted([path.name, "new.db"])


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="file"):
        await Store.open(tmp_path / "file" / "x.db")


@pytest.mark.parametrize("where", ["", ":memory:", "sqlite://"])
async def test_without_a_file_nothing_is_left(where: str) -> None:
    store = await Store.open(where)
    folder = store.opened.path.parent
    await added(store)
    await store.close()
    await store.close()
    assert not folder.exists()


async def test_an_address_names_a_file(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/deep/er/x.db")
    assert store.opened.path == tmp_path / "deep" / "er" / "x.db"
    await store.close()
    with pytest.raises(StoreError, match="mysql is no database"):
        await Store.open("mysql://host/db")


async def test_every_commit_is_safe_on_the_disk(filed: Store) -> None:
    def pragmas(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await filed.writer.run(pragmas) == ["wal", 2, 1, 5000]
    asked = await filed.writer.mark(lambda db: db.execute("PRAGMA synchronous").fetchone(), lasting=False)
    assert asked == (1,)  # what a power failure may undo
    with pytest.raises(StoreError):
        await filed.writer.mark(lambda db: db.execute("UPDATE nothing SET x = 1"), lasting=False)
    assert await filed.writer.run(pragmas) == ["wal", 2, 1, 5000]


async def test_a_closed_store_says_so(where: str) -> None:
    store = await Store.open(where)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.load("g1")


async def test_a_statement_is_compiled_once_for_all_connections(tmp_path: Path, migrated: Path) -> None:
    """Compiling it takes longer than running it, and each connection has an engine of its own."""
    sizes = []
    for name in ("one", "other"):
        store = await Store.open(shutil.copy(migrated, tmp_path / f"{name}.db"))
        assert await store.due_schedules(0) == []
        await store.close()
        with closing(connect(tmp_path / f"{name}.db")) as db:
            sizes.append(len(engine_on(db).get_execution_options()["compiled_cache"]))
    assert sizes[0] == sizes[1] > 0
