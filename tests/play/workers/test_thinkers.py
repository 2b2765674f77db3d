"""Machine players think in processes of their own, within bounds, and the same wherever they do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.play.workers.pool import THINKERS, GaveWay, Thinkers, WorkLost
from bot.play.workers.thoughts import Thought
from engine.core.codec import save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from tests.play.conftest import ANN, Room
from tests.play.pieces import DiesOnce, Piece
from tests.toys.duel import DUEL


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers()
    yield made
    made.close()


async def at_work(thinkers: Thinkers) -> None:
    """Wait until all processes are there."""
    for _ in range(3000):
        if len(thinkers.pids) == THINKERS:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("they do not begin")


def thoughts() -> list[Thought]:
    """Return questions of every title, and of one that is installed nowhere, for every machine player."""
    found = []
    for game in (*GAMES.values(), DUEL):
        dice, rng = RandomDice(Random(4)), Random(4)
        t = Execution(game.new(Setup(game.id), dice).state, dice, quiet=True)
        for _ in range(9):
            d = pending(t.s)[0]
            t.answer(d, POLICIES["random"](game, t.s, d, rng))
        found += [Thought(game, save(t.s), pending(t.s)[0], policy, 7) for policy in POLICIES]
    return found


async def test_a_process_gives_the_answer_that_a_thread_gives(thinkers: Thinkers) -> None:
    asked = thoughts()
    there = await asyncio.gather(*(thinkers.think(str(n), x) for n, x in enumerate(asked)))
    here = [await asyncio.to_thread(x.answer) for x in asked]
    assert there == here
    drawn = [x for x in asked if x.policy == "random"]
    assert any(replace(x, seed=n).answer() != x.answer() for x in drawn for n in range(3))


async def test_so_many_think_at_once_and_know_no_secret(
    thinkers: Thinkers, tmp_path: Path, monkeypatch
) -> None:
    for name in ("DISCORD_TOKEN", "NULLGATE_DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, "secret")
    go = tmp_path / "go"
    asked = [asyncio.create_task(thinkers.think(str(n), Piece("until", str(go)))) for n in range(5)]
    await at_work(thinkers)
    go.touch()
    pids = await asyncio.gather(*asked)
    assert set(pids) == thinkers.pids
    assert len(set(pids)) == THINKERS
    pid, secret = await thinkers.think("t", Piece("whereabouts"))
    assert (pid in pids, secret) == (True, "")


async def test_a_thought_whose_process_dies_is_thought_again(thinkers: Thinkers, tmp_path: Path) -> None:
    pid = await thinkers.think("t", DiesOnce(str(tmp_path / "died")))
    assert pid in thinkers.pids
    with pytest.raises(WorkLost):  # but not for ever
        await thinkers.think("t", Piece("die"))
    assert await thinkers.think("t", Piece("whereabouts"))


async def test_closing_stops_thoughts_at_once(thinkers: Thinkers, tmp_path: Path) -> None:
    asked = [asyncio.create_task(thinkers.think(x, Piece("until", str(tmp_path / "never")))) for x in "abc"]
    await at_work(thinkers)
    thinkers.close()
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(x, WorkLost) for x in done), done
    assert not thinkers.pids


async def test_a_thought_gives_way_to_whoever_changes_the_game(thinkers: Thinkers, tmp_path: Path) -> None:
    never = Piece("until", str(tmp_path / "never"))
    one, other = (asyncio.create_task(thinkers.think(x, never)) for x in ("one", "other"))
    await at_work(thinkers)
    thinkers.give_way("one")
    with pytest.raises(GaveWay):
        await one
    assert not other.done()
    other.cancel()
    with pytest.raises(asyncio.CancelledError):
        await other
    firm = asyncio.create_task(thinkers.think("one", never, yields=False))
    await asyncio.sleep(0.05)
    thinkers.give_way("one")
    assert await asyncio.wait({firm}, timeout=0.05) == (set(), {firm})
    firm.cancel()


async def test_a_person_need_not_wait_for_the_thought_that_their_deed_makes_idle(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Resigning while a machine player thinks takes no longer, and the game ends without its answer."""
    t, game = room.services, await room.started(foe="random")
    real, begun = POLICIES["random"], 0

    def slow(*of: Any) -> Any:
        nonlocal begun
        begun += 1
        time.sleep(0.5)
        return real(*of)

    monkeypatch.setitem(POLICIES, "random", slow)
    rng, playing = Random(3), asyncio.create_task(asyncio.sleep(0))
    while not begun:
        if playing.done():
            playing = asyncio.create_task(room.step(game, rng))
        await asyncio.sleep(0.005)
    n = (await t.game_lists.info(game)).n
    before = time.monotonic()
    await t.answering.resign(game, ANN)
    assert time.monotonic() - before < 0.4
    await playing
    entries = await room.store.entries(game)
    assert [e.kind for e in entries[n + 1 :]] == ["resign"]
    assert (await t.game_lists.info(game)).status == "over"
