"""What somebody has is counted when nobody can add to it: no two commands at once pass a limit together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.models import Game, Snapshot
from bot.store.repositories.games import Allow
from tests.store.conftest import a_game

HOST, OTHER, THERE = 71, 72, 2
#: Seconds for which whoever counts first waits for whoever would count beside them.
TOGETHER = 0.5
Work = Callable[[Store, Allow], Coroutine[Any, Any, None]]


class FullError(Exception):
    """There is no room for one more."""


@pytest_asyncio.fixture
async def stores(where: str) -> AsyncIterator[list[Store]]:
    """Two processes on one database, with two games elsewhere that could move."""
    opened = [await Store.open(where) for _ in range(2)]
    for i in range(2):
        await opened[0].add_game(a_game(f"g{i}", 10 + i, host=HOST), [], "5eed")
    yield opened
    for x in opened:
        await x.close()


def moved(i: int) -> Work:
    def work(store: Store, allow: Allow) -> Coroutine[Any, Any, None]:
        where = {"guild": THERE, "channel": 20 + i, "here": 20 + i}
        return store.change_game(f"g{i}", 0, allow=(HOST, allow), **where)

    return work


def opened(host: int = HOST) -> Work:
    return lambda store, allow: store.add_game(
        a_game("new", 30, guild=THERE, host=host), [], "5eed", allow=allow
    )


def brought(name: str, host: int) -> Work:
    def work(store: Store, allow: Allow) -> Coroutine[Any, Any, None]:
        record: Game = a_game(name, 40 + host, guild=THERE, here=None, host=host, imported=True, size=600_000)
        entry = {"game": name, "n": 0, "how": "start"}
        return store.add_record(
            record, [], "5eed", [entry], Snapshot(game=name, n=0, state="{}"), [], [], allow
        )

    return work


@pytest.mark.parametrize(
    "works",
    [
        (moved(0), moved(1)),
        (moved(0), opened()),
        (brought("r0", HOST), brought("r1", HOST)),
        (brought("r0", HOST), brought("r1", OTHER)),  # the bytes are the server's, whoever brings them
    ],
    ids=["two moves", "a move and a new game", "two records", "two people's records"],
)
async def test_two_at_once_do_not_pass_a_limit_together(
    stores: list[Store], works: tuple[Work, Work]
) -> None:
    both = Barrier(2)

    def allow(had: Any) -> None:
        with suppress(BrokenBarrierError):  # where the other has to wait, they do not come
            both.wait(TOGETHER)
        if had.lobbies + had.running or had.bytes:
            raise FullError

    tries = (work(store, allow) for work, store in zip(works, stores, strict=True))
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(x).__name__ for x in done) == ["FullError", "NoneType"], done
