"""The bot's processes, forked from one that has read it in."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.loopback.forks import Forks
from tests.loopback.server import Loopback

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


@pytest.mark.slow  # a bot in its own process, several times
async def test_forked_bots_serve_stop_are_killed_and_started_again(tmp_path, migrated):
    async with Forks.open("a seed") as forks, Loopback.open(forks=forks) as discord:
        guild = discord.world.guild()
        place = discord.world.channel(guild)
        alice = discord.person("alice", guild)
        one = await discord.bot(tmp_path, empty=migrated).start()
        assert one.pid != os.getpid()
        assert (await alice.command("new", place, title="starwars")).callback
        await one.kill()
        assert (await one.ended(), one.running) == (-9, False)
        two = await discord.bot(tmp_path).start()
        assert two.pid != one.pid
        assert "Starwars" in (await alice.command("table", place)).text
        assert await two.stop() == 0
        assert "Traceback" not in two.tail(100)
        three = await discord.bot(tmp_path, {"DISCORD_TOKEN": ""}).start(wait=False)
        assert await three.ended() == 2
        assert "DISCORD_TOKEN is not set" in three.tail(), "its log and its environment are its own"
        four = await discord.bot(tmp_path).start()
    assert not four.running
    with pytest.raises(ProcessLookupError):
        os.kill(four.pid, 0)


@pytest.mark.slow  # it reads the whole bot in
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
async def test_children_end_with_the_process_that_forks(tmp_path):
    async with Forks.open() as forks, Loopback.open(forks=forks) as discord:
        bot = await discord.bot(tmp_path).start()
        forks._process.kill()
        assert await bot.ended() == -9
        for _ in range(100):
            if not _lives(bot.pid):
                return
            await asyncio.sleep(0.1)
        raise AssertionError("it lives on without its parent")


def _lives(pid: int) -> bool:
    """Return whether a process runs: one that has ended and that nobody waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except OSError:
        return False
