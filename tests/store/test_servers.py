"""What there is only on a PostgreSQL server: opening, losing it, locks, and who serves which shard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlmodel import Session, SQLModel

from bot.store import ClashError, Store, StoreError
from bot.store.connections import postgres
from bot.store.maintenance import upgrade
from bot.store.maintenance.upgrade import HEAD
from bot.store.models import Draft, Outbox, Preference, Request, Standing
from bot.store.repositories.posts import Claim
from tests.shared.servers import Server
from tests.store.conftest import added, commit_of, contents
from tests.store.test_opening import NEXT, REVISIONS, _next_revision, _with


async def two(address: str) -> tuple[Store, Store]:
    return await Store.open(address), await Store.open(address)


def asked(address: str, sql: str) -> list[tuple[object, ...]]:
    with psycopg.connect(address, autocommit=True) as db:
        cursor = db.execute(sql)  # type: ignore[call-overload]
        return cursor.fetchall() if cursor.description else []


async def soon(ask: Callable[[], Awaitable[object]], wanted: object) -> bool:
    """See something come true that the server does a moment later."""
    for _ in range(200):
        if await ask() == wanted:
            return True
        await asyncio.sleep(0.01)
    return False


# -- opening ---------------------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_of_the_models(on_server: Callable[[], str]) -> None:
    with upgrade._server(on_server()) as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_earlier_revision_comes_up_to_date(server: Server, revision: str) -> None:
    address = server.address(server.fresh())
    upgrade.upgrade_server(address, revision)
    store = await Store.open(address)
    await added(store)
    await store.close()
    assert asked(address, "SELECT version_num FROM alembic_version") == [(HEAD,)]


async def test_of_many_starts_at_once_one_migrates(server: Server) -> None:
    address = server.address(server.fresh())
    stores = await asyncio.gather(*(Store.open(address) for _ in range(3)))
    await added(stores[0])
    for store in stores:
        assert await store.load("g1") is not None
        await store.close()


async def test_a_copy_is_put_aside_before_a_migration(
    on_server: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = on_server()
    store = await Store.open(address)
    await added(store)
    held = await contents(store)
    await store.close()
    monkeypatch.setattr(upgrade, "alembic_config", _with(_next_revision(tmp_path)))
    kept = upgrade.upgrade_server(address, NEXT, tmp_path)
    assert kept is not None
    assert upgrade.revision_of(kept) == HEAD
    copy = await Store.open(kept)
    assert await contents(copy) == held
    await copy.close()


async def test_a_migration_that_fails_changes_nothing(
    on_server: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = on_server()
    monkeypatch.setattr(upgrade, "alembic_config", _with(_next_revision(tmp_path, breaks=True)))
    with pytest.raises(StoreError, match="could not be brought to revision 9999"):
        upgrade.upgrade_server(address, NEXT)
    assert asked(address, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert not asked(address, "SELECT 1 FROM information_schema.columns WHERE column_name = 'more'")


async def test_what_is_not_ours_is_left_alone(server: Server, on_server: Callable[[], str]) -> None:
    address = server.address(server.fresh())
    asked(address, "CREATE TABLE recipes (id int)")
    with pytest.raises(StoreError, match="another program"):
        await Store.open(address)
    before = on_server()
    asked(before, "UPDATE alembic_version SET version_num = '0037'")
    with pytest.raises(StoreError, match="build from before version"):
        await Store.open(before)
    newer = on_server()
    asked(newer, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(newer)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match=r"://ann@127.0.0.1:1/x cannot be reached") as caught:
        await Store.open("postgresql+psycopg://ann:secret@127.0.0.1:1/x")
    assert "secret" not in str(caught.value)


# -- several processes -----------------------------------------------------------------------------------


async def test_answers_to_one_game_are_served_one_after_the_other(on_server: Callable[[], str]) -> None:
    """The first statement locks the game's row; who comes second finds that it has moved on."""
    stores = await two(on_server())
    await added(stores[0])
    for n in range(20):
        done = await asyncio.gather(*(x.commit(commit_of(n)) for x in stores), return_exceptions=True)
        assert sorted(str(type(x).__name__) for x in done) == ["ClashError", "Loaded"]
    assert len(await stores[0].unsent("g1")) == 20
    for x in stores:
        await x.close()


async def test_whatever_two_processes_write_at_once_is_as_if_one_came_first(
    on_server: Callable[[], str],
) -> None:
    stores = await two(on_server())
    await added(stores[0])
    await stores[0].commit(commit_of(0))

    async def both(call: Callable[[Store], object]) -> list[object]:
        return await asyncio.gather(*(call(x) for x in stores), return_exceptions=True)

    for i in range(8):
        await both(lambda x, i=i: x.set_draft(Draft(game="g1", seat="blue", decision=i, user=1, action="{}")))
        await both(lambda x, i=i: x.set_standing(Standing(game="g1", seat="blue", kind=f"k{i}")))
        await both(lambda x, i=i: x.set_preference(50 + i, theme="light"))
        post = Outbox(game="g1", lane="u1", what="note", nonce=f"drop{i}")
        await both(lambda x, i=i, p=post: x.drop_standing("g1", "blue", f"k{i}", [p.model_copy()]))
        asks = await both(lambda x: x.add_request(Request(game="g1", what="undo", user=1), lambda n: []))
        assert all(isinstance(n, int) for n in asks)
        (open_one,) = [n for n in asks if (await stores[0].request(n)).open]
        agreed = await both(lambda x, n=open_one: x.agree(n, "[]", "[2]"))
        assert sum(isinstance(x, ClashError) for x in agreed) == 1
        assert sorted(await both(lambda x, n=open_one: x.settle(n))) == [False, True]
    assert len([x for x in await stores[1].unsent("g1") if x.nonce.startswith("drop")]) == 8
    assert (await stores[1].preference(57)).model_dump() == Preference(user=57, theme="light").model_dump()
    for x in stores:
        await x.close()


async def test_a_post_is_claimed_once(on_server: Callable[[], str]) -> None:
    stores = await two(on_server())
    await added(stores[0])
    for n in range(10):
        await stores[0].commit(commit_of(n))
    for row in await stores[0].unsent("g1"):
        won = await asyncio.gather(*(x.claim(row, 100, 130) for x in stores))
        (first,) = (x for x in won if x is not None)
        again = await stores[0].claim(row, 131, 161)  # the first has died
        assert again is not None
        assert (first.again, again.again) == (False, True)
    for x in stores:
        await x.close()


async def test_one_process_at_a_time_goes_on_with_a_game(on_server: Callable[[], str]) -> None:
    one, other = await two(on_server())
    async with one.alone("g1") as mine, other.alone("g1") as theirs, other.alone("g2") as another:
        assert (mine, theirs, another) == (True, False, True)
    async with other.alone("g1") as now:
        assert now
        await other.close()  # it dies, and its locks with it
    assert await soon(lambda: one.writer.take("g1"), True)
    await one.close()


async def test_a_shard_is_served_by_one_process(on_server: Callable[[], str]) -> None:
    address = on_server()
    one, other = await two(address)
    await one.serve(4, [0, 1])
    with pytest.raises(StoreError, match="shard 1 of 4 is served by another process"):
        await other.serve(4, [2, 1])
    with pytest.raises(StoreError, match="among 4 shards, not 3"):
        await other.serve(3, [2])
    third = await Store.open(address)
    await third.serve(4, [3])
    assert await other.served(4) == {0, 1, 3}  # who was refused has taken nothing
    await one.close()
    assert await soon(lambda: other.served(4), {3})
    await other.serve(4, [0, 1])
    await other.close()
    await third.close()


async def test_a_connection_that_was_lost_is_made_anew(on_server: Callable[[], str]) -> None:
    address = on_server()
    store = await Store.open(address)
    await added(store)
    await store.serve(2, [1])
    gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nullgate'"
    for n in range(3):
        asked(address, gone)
        await store.commit(commit_of(n))
    asked(address, gone)
    assert (await store.load("g1")).game.n == 2
    asked(address, gone)
    begun = await store.begin_round("g1", Claim(0, 30, lambda _: False))
    assert begun is not None
    for post in begun.posts:
        asked(address, gone)
        await store.sent(post, 5)
    assert begun.posts
    assert await store.unsent("g1") == []
    assert await store.served(2) == {1}
    await store.close()


async def test_a_mark_that_the_server_still_gives_to_a_lost_connection_is_taken_later(
    on_server: Callable[[], str],
) -> None:
    """A machine was cut off: for a moment the server takes its old connection for alive."""
    store = await Store.open(on_server())
    await store.serve(2, [1])
    old, store.writer._db = store.writer._db, None  # cut off: we reconnect before the server has noticed
    assert await store.served(2) == {1}
    old.close()
    assert await soon(lambda: store.writer.run(lambda db: postgres._marks(db)), [])
    assert await store.served(2) == {1}
    await store.close()


async def test_a_server_that_restarts_loses_nothing(server: Server, on_server: Callable[[], str]) -> None:
    address = on_server()
    store = await Store.open(address)
    await added(store)
    await store.commit(commit_of(0))
    server.stop()
    try:
        with pytest.raises(StoreError, match="cannot be reached"):
            await store.commit(commit_of(1))
    finally:
        server.start()
    await store.commit(commit_of(1))
    assert (await store.load("g1")).game.n == 1
    await store.close()


async def test_a_process_that_hangs_holds_others_up_for_a_moment_only(
    on_server: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "SETTING", postgres.SETTING.replace("'5s'", "'100ms'"))
    store = await Store.open(address := on_server())
    await added(store)
    with psycopg.connect(address) as hung:
        hung.execute("SELECT 1 FROM game FOR UPDATE")
        with pytest.raises(StoreError, match="lock timeout"):
            await store.commit(commit_of(0))
        assert (await store.load("g1")).game.n == -1  # reading waits for nobody
    await store.commit(commit_of(0))
    await store.close()


async def test_the_first_write_of_a_connection_is_a_transaction_with_its_lock(on_server) -> None:
    store = await Store.open(on_server())

    def half(db: Session) -> None:
        locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 5"
        assert db.connection().exec_driver_sql(locks).scalar_one() == 1
        db.add(Preference(user=5, locale="de"))
        db.flush()
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.writer.write(half, hold=5)
    assert (await store.preference(5)).locale == ""
    await store.close()
