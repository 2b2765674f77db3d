"""Nothing is lost: backups while in use, checks that find every difference, copies of what cannot be read."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.play.lobby import lobby
from bot.store import Store, StoreError
from bot.store.maintenance import audit
from bot.store.maintenance.upgrade import upgrade
from bot.store.models import Outbox, Request
from engine.core.record import Record
from tests.play.conftest import room_on
from tests.store.conftest import added, commit_of, contents, raw, spoil


async def played(store: Store, answers: int = 70) -> str:
    """Play a part of a game into a store, the same in every run."""
    room, rng = room_on(store, seed=2), Random(4)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lobby, "new_seed", lambda: "5eed" * 16)
        patched.setattr(lobby, "new_id", lambda: "game01")
        game = await room.started()
    for _ in range(answers):
        assert await room.step(game, rng)
    return game


@pytest.fixture(scope="session")
def twelve(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> tuple[Path, str]:
    """A database with a game of twelve answers in it, and the game's id: played once, copied often."""
    file = tmp_path_factory.mktemp("played") / "nullgate.db"
    shutil.copy(migrated, file)

    async def play() -> str:
        store = await Store.open(file)
        try:
            return await played(store, 12)
        finally:
            await store.close()

    return file, asyncio.run(play())


def parts(folder: Path) -> list[Path]:
    return list(folder.glob("*.part"))


async def test_a_backup_made_while_writing_is_whole(filed: Store, tmp_path: Path) -> None:
    await added(filed)
    await filed.commit(commit_of(0))
    stop = False

    async def write() -> int:
        n = 0
        while not stop:
            n += 1
            await filed.commit(commit_of(n))
        return n

    writer = asyncio.create_task(write())
    await asyncio.sleep(0.05)
    copies = []
    for i in range(5):
        copies.append(tmp_path / f"copy{i}.db")
        await filed.backup(copies[-1])
    stop = True
    last = await writer
    assert last > 5
    seen = []
    for copy in copies:
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            (n,) = db.execute("SELECT n FROM game").fetchone()
            assert db.execute("SELECT max(n), count(*) FROM entry").fetchone() == (n, n + 1)
            assert db.execute("SELECT n FROM snapshot").fetchone() == (n,)
            seen.append(n)
    assert seen == sorted(seen)
    assert not parts(tmp_path)


async def test_a_backup_never_takes_the_place_of_the_database(filed: Store, path: Path) -> None:
    await added(filed)
    with pytest.raises(StoreError, match="another file"):
        await filed.backup(path)
    with pytest.raises(StoreError, match="no copy"):
        await filed.backup(path.parent / "nowhere" / "x.db")
    for folder in (path.parent, ""):
        with pytest.raises(StoreError, match="is a folder"):
            await filed.backup(folder)
    assert await filed.load("g1") is not None


async def test_a_backup_can_be_opened_and_played_on(store: Store, tmp_path: Path) -> None:
    game = await played(store, 20)
    await store.backup(tmp_path / "copy.db")
    other = await Store.open(tmp_path / "copy.db")
    assert await other.check() == []
    assert await contents(other) == await contents(store)
    assert (await other.load(game)).game.n == (await store.load(game)).game.n
    await other.close()


async def test_a_backup_is_restored_into_an_empty_database_of_either_kind(
    twelve: tuple[Path, str], store: Store
) -> None:
    """From SQLite to PostgreSQL and back: a backup is always a file."""
    file, game = twelve
    await store.restore(file)
    kept = await Store.open(file)
    assert await contents(store) == await contents(kept)
    await kept.close()
    assert await store.check() == []
    live = await store.load(game)
    await store.add_posts(
        [Outbox(game=game, lane="c1", what="again", nonce="new")]
    )  # numbered after the rest
    assert (await store.unsent(game))[-1].nonce == "new"
    await store.add_request(Request(game=game, what="undo", user=1), lambda n: [])
    assert live.snapshot.n == 12
    with pytest.raises(StoreError, match="is not empty"):
        await store.restore(file)
    with pytest.raises(StoreError, match="there is no file"):
        await store.restore(file.parent / "nowhere.db")


async def test_check_names_a_game_that_differs_on_a_server(
    twelve: tuple[Path, str], on_server: Callable[[], str]
) -> None:
    file, game = twelve
    store = await Store.open(on_server())
    await store.restore(file)
    await store.writer.run(lambda db: db.execute("DELETE FROM entry WHERE n = 4") and None)
    (found,) = await store.check()
    assert (found.game, "does not replay" in found.why) == (game, True)
    await store.close()


async def test_check_finds_nothing_wrong_with_a_sound_game(store: Store) -> None:
    await played(store)
    assert await store.check() == []


SPOILED = {
    'UPDATE entry SET action = \'{"do":"throw"}\' WHERE n = 2': "does not replay",
    "UPDATE entry SET rolls = '[[6,6]]' WHERE n = 1": "does not replay",
    'UPDATE entry SET "after" = 5 WHERE n = 3': "checksum",
    "DELETE FROM entry WHERE n = 4": "does not replay",
    "DELETE FROM entry WHERE n = (SELECT max(n) FROM entry)": "its log ends with",
    "UPDATE snapshot SET state = replace(state, 'SOL', 'VEGA')": "snapshot",
    "DELETE FROM snapshot": "snapshot",
    "UPDATE game SET title = 'whist'": "no game 'whist'",
    "UPDATE entry SET rolls = 'nonsense' WHERE n = 1": "does not replay",
    "UPDATE entry SET rolls = '5' WHERE n = 1": "does not replay",
    "UPDATE entry SET how = 'nonsense' WHERE n = 3": "does not replay",
    "UPDATE entry SET events = 'nonsense' WHERE n = 3": "what entry 3 told",
    "UPDATE game SET options = '5' WHERE n >= 0": "does not replay",
    "UPDATE game SET n = -1 WHERE n >= 0": "its log ends with",
    "UPDATE game SET status = 'over' WHERE n >= 0": "status",
    "UPDATE game SET k = k + 1 WHERE n >= 0": "next roll",
    "UPDATE game SET words = '{}' WHERE n >= 0": "dice",
    "UPDATE secret SET seed = '00' WHERE game <> 'lobby'": "dice",
    "DELETE FROM secret WHERE game <> 'lobby'": "dice",
    "DELETE FROM seat WHERE game <> 'lobby'": "seats",
    "DELETE FROM decision": "open questions",
    "UPDATE milestone SET state = replace(state, 'SOL', 'VEGA')": "state kept of entry 0",
}


@pytest.mark.parametrize("change", SPOILED)
async def test_check_names_a_game_that_differs(twelve: tuple[Path, str], path: Path, change: str) -> None:
    file, game = twelve
    shutil.copy(file, path)
    store = await Store.open(path)
    await added(store, "lobby", 55)  # a lobby has no log and is not looked at
    await store.writer.run(lambda db: db.execute(change) and None)
    (found,) = await store.check()
    assert found.game == game
    assert SPOILED[change] in found.why
    assert game in str(found)
    await store.close()


async def test_check_sees_every_game_at_one_moment(filed: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(filed, 5)
    read = audit.stored_record

    def meanwhile(db: sqlite3.Connection, game: str, seed: str = "") -> Record:
        with closing(sqlite3.connect(filed.opened.path, isolation_level=None)) as other:
            assert other.execute("DELETE FROM entry WHERE n = 5").rowcount == 1
        return read(db, game, seed)

    monkeypatch.setattr(audit, "stored_record", meanwhile)
    assert await filed.check() == []
    monkeypatch.undo()
    assert ["its log ends with 4" in str(x) for x in await filed.check()] == [True]


async def test_check_finds_a_damaged_file(tmp_path: Path, migrated: Path) -> None:
    path = tmp_path / "x.db"
    shutil.copy(migrated, path)
    store = await Store.open(path)
    await added(store)
    for n in range(200):
        await store.commit(commit_of(n))
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((size,),) = db.execute("PRAGMA page_size")
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'")
    content, at = raw(path), (page - 1) * size
    spoil(path, content[:at] + b"Z" * size + content[at + size :])
    again = await Store.open(path)
    found = await again.check()
    assert any(x.game == "" for x in found)
    await again.close()


def test_two_starts_at_once_migrate_once(path: Path) -> None:
    upgrade(path)
    assert upgrade(path) is None
