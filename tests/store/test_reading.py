"""Whoever only looks waits for nobody who writes: reading has a connection of its own, on either database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from time import monotonic

import psycopg
import pytest

from bot.play.lobby import hosting
from bot.play.model.ports import Place
from bot.play.model.terms import GameInfo
from bot.play.queries import settings
from bot.play.services import Services, build_services
from bot.store import Store, StoreError
from bot.store.address import is_server
from bot.store.connections.sqlite import Reader, connect, connect_to_read
from bot.store.statements.answer import SqlConnection
from tests.play.conftest import ANN, CHANNEL, EVE, GUILD, FakeClock, FakeCourier, no_picture
from tests.shared.plain_titles import plain_titles
from tests.store.conftest import added, commit_of
from tests.store.test_keeping import played

HERE = Place(GUILD, CHANNEL)
#: Discord waits so long for an answer, in seconds.
DISCORD_WAITS = 3.0


@contextmanager
def locked(where: str) -> Iterator[None]:
    """Have another process change the database and not finish: it can be read, and not written."""
    if is_server(where):
        with psycopg.connect(where) as other:
            other.execute("LOCK TABLE game, seat, outbox, preference, decision IN EXCLUSIVE MODE")
            yield
            other.rollback()
        return
    other = sqlite3.connect(where, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
    finally:
        other.close()


def queries(t: Services, game: str, info: GameInfo) -> dict[str, Callable[[], Awaitable[object]]]:
    """List what people ask without changing anything."""
    return {
        "who comes": lambda: settings.visitor(t.context, ANN.id, HERE),
        "/who": lambda: t.game_lists.who(game),
        "/games": lambda: t.game_lists.games(GUILD),
        "/turns": lambda: t.game_lists.turns(ANN),
        "/hand": lambda: t.choices.hand(game, ANN),
        "/log": lambda: t.log.page(game, ANN),
        "/fair": lambda: t.log.proof(game),
        "/export": lambda: t.log.export(game, ANN),
        "/standing": lambda: t.player_views.standings(game, ANN),
        "here": lambda: t.game_lists.here(HERE),
        "look": lambda: t.player_views.look(game, ANN),
        "completion": lambda: t.player_views.suggest(game, ANN, "th"),
        "settings": lambda: settings.preferences(t.context, ANN.id),
        "server": lambda: settings.guild_settings(t.context, GUILD),
        "about me": lambda: settings.personal_data(t.context, ANN),
        "figures": lambda: t.context.store.figures(1),
        "may they know of it": lambda: t.rights.admits(EVE, info),
    }


async def test_no_query_waits_for_a_locked_database(where: str, store: Store) -> None:
    game = await played(store, 12)
    t = build_services(store, FakeCourier(), catalogue=plain_titles(), now=FakeClock(), rng=Random(1))
    no_picture(t)
    info = await t.game_lists.info(game)
    await t.log.export(game, ANN)  # its process is up: whoever asks first has been acknowledged meanwhile
    with locked(where):
        waits = asyncio.create_task(hosting.set_preferences(t.context, ANN.id, confirm=True))
        await asyncio.sleep(0.2)  # it has the writer's thread, and waits for the other process
        for name, ask in queries(t, game, info).items():
            began = monotonic()
            await ask()
            assert monotonic() - began < DISCORD_WAITS, name
        assert not waits.done()
    await waits
    assert (await settings.preferences(t.context, ANN.id)).confirm


async def test_one_sees_what_one_has_just_written(store: Store) -> None:
    await added(store)
    for n in range(40):
        await store.commit(commit_of(n))
        found = await store.load("g1")
        assert found is not None
        assert found.game.n == n
        assert (await store.entries("g1"))[-1].n == n
        await store.set_preference(7, locale=f"l{n}")
        assert (await store.preference(7)).locale == f"l{n}"
        (post, *_) = await store.unsent("g1")
        await store.sent(post, 5)  # not lasting, and seen all the same
        assert (await store.figures(10**9)).due == 0


async def test_what_fails_half_way_holds_no_old_view_of_the_data(store: Store) -> None:
    await added(store)

    def read(db: SqlConnection) -> None:
        seats = db.execute("SELECT seat FROM seat")
        raise sqlite3.OperationalError(f"disk I/O error, and {seats} has been begun")

    with pytest.raises((StoreError, sqlite3.OperationalError)) as kept:
        await store.reader.look(read)
    await store.commit(commit_of(0))
    found = await store.load("g1")
    assert found is not None
    assert found.game.n == 0
    assert "I/O error" in str(kept.value)  # it is kept, as a log or a garbage cycle keeps it


async def test_the_database_itself_refuses_changes_from_whoever_reads(store: Store) -> None:
    await added(store)
    with pytest.raises(StoreError, match=r"read-?only"):
        await store.reader.look(lambda db: db.execute("UPDATE game SET n = 7"))
    with pytest.raises(StoreError, match=r"read-?only"):
        await store.reader.run(lambda db: db.execute("DELETE FROM seat"))
    found = await store.load("g1")
    assert found is not None
    assert (found.game.n, len(found.seats)) == (-1, 2)


async def test_both_connections_are_closed(store: Store) -> None:
    await store.close()
    for read in (store.reader.look, store.writer.look):
        with pytest.raises(StoreError, match="closed"):
            await read(lambda db: db.execute("SELECT 1").fetchall())
    await store.close()


async def test_a_reader_that_was_cut_off_comes_back(on_server: Callable[[], str]) -> None:
    store = await Store.open(on_server())
    await added(store)
    assert await store.load("g1") is not None
    store.reader._db.close()
    assert await store.load("g1") is not None
    await store.close()


async def test_where_a_connection_could_not_be_made_anew_the_next_to_ask_are_not_refused_for_it(tmp_path):
    path, broken = tmp_path / "a.db", list[bool]()
    connect(path).close()

    def opens() -> sqlite3.Connection:
        if not broken:
            return connect_to_read(path)
        raise sqlite3.OperationalError("disk I/O error")

    def given_up(db: sqlite3.Connection) -> None:
        db.close()
        raise sqlite3.OperationalError("disk I/O error")

    def one(db: SqlConnection) -> object:
        return db.execute("SELECT 1").fetchone()

    async with Reader(opens) as reader:
        broken.append(True)
        with pytest.raises(StoreError, match="I/O error"):
            await reader.run(given_up)
        with pytest.raises(StoreError, match="I/O error"):
            await reader.look(one)
        broken.clear()
        assert await reader.look(one) == (1,)


async def test_reads_are_timed_on_either_connection(store: Store) -> None:
    timed: list[str] = []
    store.time(lambda what, _: timed.append(what))
    await added(store)
    await store.load("g1")
    await store.unsent("g1")
    assert timed == ["write", "read", "read"]


async def test_work_in_a_transaction_knows_the_context_of_whoever_asked(store: Store):
    """So that what is posted from within it counts as this interaction's."""
    asked = ContextVar("asked", default="")
    asked.set("ann")
    for do in (store.writer.read, store.writer.write):
        assert await do(lambda _: asked.get()) == "ann"
    asked.set("ben")
    assert await store.writer.mark(lambda _: asked.get()) == "ben"
