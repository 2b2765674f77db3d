"""What people do beside their games: all of it is drawn, and what one of them does not survive is told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from random import Random
from types import SimpleNamespace

from tests.proof.faults.drawn import BETWEEN, LEAP, Trouble
from tests.proof.faults.time import go_by
from tests.proof.inside import BEGAN, Clock
from tests.proof.people.acting import Acting
from tests.proof.people.beside import DEEDS, MOST, Beside
from tests.proof.people.opening import OWN, PACES, Opening


async def test_everything_that_people_do_beside_is_drawn_and_not_too_much_at_once():
    beside, done, gate = (
        Beside(*[SimpleNamespace()] * 2, "1", *[SimpleNamespace()] * 2),
        Counter(),
        asyncio.Event(),
    )

    class Told:
        def __getattr__(self, what):
            async def do(game):
                done[what] += 1
                await gate.wait()

            return do

    beside.absences = beside.company = beside.lookers = Told()
    for _ in range(20):
        beside.happen("g")
    await asyncio.sleep(0)
    assert sum(done.values()) == MOST
    gate.set()
    for _ in range(100):
        await beside.acting.rest()
        beside.happen("g")
    await beside.acting.rest()
    looked = {"back", "sandbox", "page", "watch", "follow"}
    assert set(done) == {"overrun", "away", "offer", "queue", "hours", "inbox", "quarrel"} | looked
    assert set(beside.counts) == set(DEEDS)
    assert beside.acting.failures == []


async def test_whatever_somebody_fails_at_is_told():
    acting = Acting()

    async def fails():
        raise ValueError("no such thing")

    acting.begin(fails())
    await acting.rest()
    assert len(acting.failures) == 1
    assert acting.failures[0].startswith("ValueError: no such thing (in fails, line ")


async def test_hours_go_by_in_leaps_until_all_is_healed():
    leaps = []
    trouble = SimpleNamespace(
        jump=leaps.append, heal=lambda after, cure: healing.append((after, cure)), _calm=False
    )
    healing = []
    trouble.let_hours_pass = lambda seconds: Trouble.let_hours_pass(trouble, seconds)
    trouble.let_hours_pass(2.5 * LEAP)
    while healing:
        after, cure = healing.pop()
        assert after == BETWEEN
        cure()
    assert leaps == [LEAP, LEAP, LEAP / 2]
    trouble._calm = True
    trouble.let_hours_pass(3 * LEAP)
    assert (len(leaps), healing) == (4, [])
    gone = []
    trouble.let_hours_pass = gone.append
    await go_by(trouble, Random(1), "g")
    assert gone[0] >= 3600


def test_slowed_down_the_bots_clock_goes_on_from_where_it_was(tmp_path):
    file, began = tmp_path / "clock", time.time() - 1000
    file.write_text(f"100 {began}")
    clock = Clock(file, 20.0)
    assert abs(clock.time() - (BEGAN + (began - BEGAN) * 20.0 + 1000 + 100)) < 10
    file.write_text("100")
    assert clock.time() > BEGAN + (time.time() - BEGAN) * 20.0


def test_a_host_whose_table_the_queue_has_filled_looks_on():
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE game (id, queue, status)")
        db.execute("CREATE TABLE seat (game, user, invited, policy)")
        look = SimpleNamespace(rows=lambda sql, *values: db.execute(sql, values).fetchall())
        opening = Opening(SimpleNamespace(world=None), look, (), SimpleNamespace(), {})
        db.execute("INSERT INTO game VALUES ('g', 1, 'lobby')")
        db.execute("INSERT INTO seat VALUES ('g', 5, 0, ''), ('g', 0, 0, '')")
        assert not opening._is_kept("g")
        db.execute("UPDATE seat SET invited = 6 WHERE user = 0")
        assert opening._is_kept("g")
        db.execute("UPDATE seat SET invited = 0")
        db.execute("UPDATE game SET queue = 0")
        assert opening._is_kept("g")
    db.close()


def test_tables_agree_to_every_pace():
    assert {"relaxed", "daily", "brisk", "live", "own"} == set(PACES)
    assert any("patience" in x for x in OWN)
