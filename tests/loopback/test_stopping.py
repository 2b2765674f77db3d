"""SIGTERM: the process ends in time whatever hangs, begins nothing new, and loses nothing that counted."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.stopping import CUT_OFF, SIGNALLED
from tests.loopback.conftest import Hall
from tests.loopback.process import TriedProcess
from tests.loopback.server import Loopback
from tests.loopback.slow import BEGUN
from tests.loopback.weather import Call, Fate, Forecast, Frame, Weather, broken, slow

pytestmark = pytest.mark.slow  # each starts a bot, and most of them wait for its end
#: A process may take so many seconds more than it is given: the machine has other things to do. Whether it
#: has ended by itself or was cut off its exit status says.
SLACK = 15.0
#: What bots are given to stop where something hangs, in seconds: two fifths of it are left for closing.
GIVEN = 5.0
POST = "POST /channels"
#: What the log says when the signal has been taken note of.
STOPPING = "told to stop: nothing new is begun"


@dataclass
class Stage:
    """A bot with a short time to stop, and people in front of it."""

    hall: Hall
    folder: Path

    @property
    def bot(self) -> TriedProcess:
        return self.hall.bot

    async def says(self, what: str) -> None:
        """Wait until the bot's log says something."""
        await self.hall.discord.until(lambda: what in self.bot.tail(), 60.0, f"the bot says: {what}")

    def signal(self) -> None:
        """Send SIGTERM."""
        os.kill(self.bot.pid, signal.SIGTERM)

    async def stopped(self, within: float) -> int:
        """Send SIGTERM and give the exit status; it must have ended by itself in time."""
        began = time.monotonic()
        status = await self.bot.stop(within + SLACK)
        assert time.monotonic() - began < within + SLACK
        return status


@asynccontextmanager
async def stage(
    folder: Path, migrated: Any, seconds: float = GIVEN, first: str = "", *, wait: bool = True,
    weather: Weather | None = None,
) -> AsyncIterator[Stage]:  # fmt: skip
    async with Loopback.open(ack=30.0, patience=30.0) as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice, bob = discord.person("alice", guild), discord.person("bob", guild)
        discord.weather = weather or Weather()
        env = {"NULLGATE_STOP": str(seconds)}
        hook = f"tests.loopback.slow:{first}" if first else ""
        bot = await discord.bot(folder, env, first=hook, empty=migrated).start(wait=wait)
        yield Stage(Hall(discord, guild, table, alice, bob, bot), folder)


def lobby(what: Call | Frame) -> bool:
    """Return whether the bot posts a lobby: a greeting may come before it, and hold nobody up."""
    return isinstance(what, Call) and what.route.startswith(POST) and ":join:" in str(what.body)


def of_lobbies(fate: Fate) -> Weather:
    """Return weather that befalls the posts of lobbies."""
    return Weather(lambda what: fate if lobby(what) else Fate())


def entries(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "nullgate.db")) as db:
        return int(db.execute("SELECT count(*) FROM entry").fetchone()[0])


async def a_lobby_is_posted(stage: Stage) -> None:
    """Wait until the bot posts one: the command is under way, and its post as well."""
    calls = stage.hall.discord.calls
    await stage.hall.discord.until(lambda: any(lobby(c) for c in calls), 60.0, "the post of a lobby")


@pytest.mark.long
@pytest.mark.parametrize("fate", [broken(500), slow(60.0)], ids=["fail", "hang"])
async def test_posts_that_fail_or_hang_do_not_hold_it_up_and_none_is_lost(tmp_path, migrated, fate):
    async with stage(tmp_path, migrated, first="claims") as s:
        s.hall.discord.weather = of_lobbies(fate)
        asked = asyncio.create_task(s.hall.alice.command("new", s.hall.table, title="starwars"))
        await a_lobby_is_posted(s)
        assert await s.stopped(GIVEN) == 0
        await asked
        s.hall.discord.weather = Weather()
        await s.bot.start()
        await s.hall.discord.until(lambda: s.hall.live(s.hall.table, "join"), 60, "the lobby after all")


async def test_after_the_signal_nothing_new_is_acknowledged_and_what_was_is_finished(tmp_path, migrated):
    async with stage(tmp_path, migrated, 60.0) as s:
        d = s.hall.discord
        d.weather = of_lobbies(slow(60.0))
        asked = asyncio.create_task(s.hall.alice.command("new", s.hall.table, title="starwars"))
        await a_lobby_is_posted(s)
        s.signal()
        await s.says(STOPPING)
        late = asyncio.create_task(s.hall.bob.command("games"))
        await asyncio.sleep(0.3)  # it comes on the same connection, and before the bot may finish
        d.rest.release()
        assert await s.bot.ended(60.0 + SLACK) == 0
        late.cancel()
        assert not (await asked).failed
        acknowledged = [c for c in d.calls if c.route.startswith("POST /interactions")]
        assert len(acknowledged) == 1, "bob is left unanswered"
        d.weather = Weather()
        await s.bot.start()  # its post came out before the end, or comes now
        await d.until(lambda: s.hall.live(s.hall.table, "join"), 60.0, "the lobby that was under way")


async def test_with_the_database_locked_its_people_are_told_and_no_answer_is_lost(tmp_path, migrated):
    async with stage(tmp_path, migrated) as s:
        await s.hall.started(s.hall.table)
        await s.hall.discord.settled(0.3)
        before = entries(s.folder)
        asked = s.hall.live(s.hall.table, "pick")
        with closing(sqlite3.connect(s.folder / "nullgate.db", isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            pressed = asyncio.create_task(s.hall.moved(asked))
            calls = s.hall.discord.calls
            n = len(calls)
            await s.hall.discord.until(lambda: len(calls) > n, what="the press is acknowledged")
            assert await s.stopped(GIVEN) in {0, CUT_OFF}
            db.execute("ROLLBACK")
        await pressed
        told = "\n".join(str(x.json) for x in s.hall.table.messages.values() if x.only)
        assert "restarted" in told
        assert entries(s.folder) in {before, before + 1}
        await s.bot.start()
        if entries(s.folder) == before:
            await s.hall.answered(s.hall.table, Random(1))


async def test_a_machine_player_that_thinks_is_not_waited_for(tmp_path, migrated):
    async with stage(tmp_path, migrated, GIVEN, "machine") as s:
        await s.hall.alice.command("new", s.hall.table, title="starwars")
        for seat in ("blue", "orange"):
            await s.hall.alice.command("table", s.hall.table, text=f"machine seat={seat} policy=random")
        asyncio.create_task(s.hall.alice.command("start", s.hall.table))  # noqa: RUF006 - it hangs
        await s.says(BEGUN)
        assert await s.stopped(GIVEN) == 0


async def test_a_replay_that_is_being_drawn_is_not_waited_for(tmp_path, migrated):
    async with stage(tmp_path, migrated, GIVEN, "replay") as s:
        await s.hall.started(s.hall.table)
        await s.hall.answered(s.hall.table, Random(2))
        drawn = asyncio.create_task(s.hall.alice.command("replay", s.hall.table))
        await s.says(BEGUN)
        assert await s.stopped(GIVEN) == 0
        assert "restarted" in (await drawn).text, "she is told, not left to wait"


async def test_a_held_event_loop_is_cut_off_at_the_deadline(tmp_path, migrated):
    async with stage(tmp_path, migrated, 1.0, "loop", wait=False) as s:
        await s.says(BEGUN)
        assert await s.stopped(1.0) == CUT_OFF
        assert "cut off" in s.bot.tail()


async def test_a_second_signal_ends_it_at_once(tmp_path, migrated):
    async with stage(tmp_path, migrated, 60.0) as s:
        s.hall.discord.weather = of_lobbies(slow(60.0))
        asyncio.create_task(s.hall.alice.command("new", s.hall.table, title="starwars"))  # noqa: RUF006
        await a_lobby_is_posted(s)
        s.signal()
        await s.says(STOPPING)
        assert s.bot.running
        assert await s.stopped(0.0) == SIGNALLED + 15


def _asked(route: str) -> Callable[[Loopback], bool]:
    return lambda d: any(c.route.startswith(route) for c in d.calls)


@pytest.mark.parametrize(
    ("route", "first"),
    [("GET /users/@me", ""), ("PUT /applications", ""), ("", "opening")],
    ids=["login", "commands", "database"],
)
async def test_it_stops_while_it_starts(tmp_path, migrated, route, first):
    weather = Forecast().next(route, slow(60.0)) if route else None
    async with stage(tmp_path, migrated, GIVEN, first, wait=False, weather=weather) as s:
        if route:
            await s.hall.discord.until(lambda: _asked(route)(s.hall.discord), 60, "it logs in")
        else:
            await s.says(BEGUN)
        assert await s.stopped(GIVEN) == 0


# -- two on one file -------------------------------------------------------------------------------------


async def test_of_two_on_one_file_the_second_does_not_start_and_a_killed_one_lets_go(tmp_path, migrated):
    async with stage(tmp_path, migrated) as s:
        d = s.hall.discord
        second = await d.bot(tmp_path, name="second").start(wait=False)
        assert await second.ended(30.0) == 1
        said = [x for x in second.tail().splitlines() if x.startswith("nullgate: ")]
        assert len(said) == 1
        assert "another process is serving the database" in said[0]
        assert (await s.hall.alice.command("games")).text, "the first goes on"
        await s.bot.kill()
        await second.start()
        assert await second.stop() == 0
