"""Plain statements give what a session would give, and a round takes what it says it takes."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Integer
from sqlmodel import Session, SQLModel, col, select

from bot.store import Store
from bot.store.models import (
    Entry,
    Former,
    Game,
    Guild,
    Keepsake,
    Message,
    OpenDecision,
    Outbox,
    Preference,
    Request,
    SeatRow,
    Sheet,
    Snapshot,
    Standing,
)
from bot.store.repositories.games import Loaded
from bot.store.statements.plain import Rows
from tests.store.conftest import added, commit_of

READ = (Entry, Former, Game, Guild, Keepsake, Message, OpenDecision, Outbox, Preference, Request, SeatRow,
        Sheet, Snapshot, Standing)  # fmt: skip


def filled(model: type[SQLModel], flag: bool) -> SQLModel:
    """Return a row of which every column holds something of its own."""

    def value(i: int, c: Any) -> Any:
        if isinstance(c.type, Boolean):
            return flag
        if isinstance(c.type, BigInteger):
            return 1 << 60 | i
        return i + 1 if isinstance(c.type, Integer) else f"ü % ? {i}"

    columns = model.__table__.columns  # type: ignore[attr-defined]
    return model(**{c.name: "g1" if c.foreign_keys else value(i, c) for i, c in enumerate(columns)})


@pytest.mark.parametrize("flag", [True, False])
async def test_a_plain_row_is_the_row_that_a_session_reads(store: Store, flag: bool) -> None:
    await added(store)

    def clear(db: Session) -> None:
        for x in db.exec(select(SeatRow)):
            db.delete(x)

    await store.writer.write(clear)
    for model in READ:
        row = filled(model, flag)
        await store.writer.write(lambda db, row=row: db.add(row) or None)
        first = next(iter(model.__table__.primary_key.columns)).name  # type: ignore[attr-defined]
        key = getattr(row, first)
        which = col(getattr(model, first)) == key
        (read,) = await store.writer.read(lambda db, m=model, w=which: list(db.exec(select(m).where(w))))
        (plain,) = await store.writer.look(
            lambda db, m=model, k=key, f=first: Rows(m, f'"{f}" = ?').ask(db, k).all()
        )
        assert type(plain) is model
        for c in model.__table__.columns:  # type: ignore[attr-defined]
            was, now = getattr(read, c.name), getattr(plain, c.name)
            assert (now, type(now)) == (was, type(was)), (model, c.name)


async def test_a_plain_row_can_be_changed_and_written_back(store: Store) -> None:
    await added(store)
    loaded = await store.load("g1")
    assert loaded is not None
    loaded.seats[0].name = "Ann"
    await store.change_game("g1", loaded.game.revision, seats=[loaded.seats[0]])
    again = await store.load("g1")
    assert again is not None
    assert again.seats[0].name == "Ann"


async def test_a_commit_gives_the_game_as_it_stands_then(store: Store) -> None:
    await added(store)
    assert repr(await store.commit(commit_of(0))) == repr(await store.load("g1"))


async def test_the_seed_is_read_only_when_asked_for_and_never_written_out(store: Store) -> None:
    await added(store)
    with_it, without = await store.load("g1", seed=True), await store.load("g1")
    assert with_it is not None
    assert without is not None
    assert (with_it.seed, without.seed) == (await store.seed("g1"), "")
    assert with_it.seed not in repr(with_it)


def never(loaded: Loaded) -> bool:
    return False


async def test_a_round_takes_the_first_post_and_no_other_process_gets_it(store: Store, where: str) -> None:
    other = await Store.open(where)
    await added(store)
    for n in range(2):
        await store.commit(commit_of(n))
    one = await store.begin_round("g1", 100, 130, unless=never)
    two = await other.begin_round("g1", 100, 130, unless=never)
    late = await other.begin_round("g1", 131, 161, unless=never)
    assert one is not None
    assert two is not None
    assert late is not None
    assert [x.claimed for x in one.posts] == [0, 0]  # as they were found
    assert (one.until, two.until, late.until) == (130, 0, 161)
    assert two.posts[0].claimed == 130
    assert [x.n for x in one.told] == list(range(one.posts[0].first, one.posts[0].last + 1))
    await other.close()


async def test_a_round_takes_nothing_that_is_put_off_or_left_to_others(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    left = await store.begin_round("g1", 100, 130, unless=lambda loaded: loaded.game.n == 0)
    assert left is not None
    assert left.until == 0
    await store.failed(left.posts[0].id or 0, due=200, why="no")
    off = await store.begin_round("g1", 150, 180, unless=never)
    due = await store.begin_round("g1", 200, 230, unless=never)
    assert off is not None
    assert due is not None
    assert (off.until, due.until) == (0, 230)
    assert await store.begin_round("none", 1, 31, unless=never) is None
