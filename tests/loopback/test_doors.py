"""Strangers at the bot's ports: however many connections they open, whoever presses a button is answered."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from bot import health
from tests.loopback.server import Loopback
from tests.loopback.test_watching import free_port, read

#: Files that the bot may open in these tests, and the connections that strangers open.
FILES, CROWD = 420, 500


def few_files() -> None:
    """Let this process open few files."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES))


async def crowd(port: int, many: int = CROWD) -> list[asyncio.StreamWriter]:
    """Open so many connections, and ask nothing."""
    found = []
    for _ in range(many):
        with suppress(OSError):
            found.append((await asyncio.open_connection("127.0.0.1", port))[1])
    return found


async def measured(port: int) -> dict[str, float]:
    """Read the metrics, as soon as there is room for it."""
    for _ in range(100):
        with suppress(OSError):
            return await asyncio.to_thread(read, port)
        await asyncio.sleep(0.2)
    raise AssertionError("there is no room to read the metrics")


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


@pytest.mark.slow  # a process of its own, with its own limits
async def test_a_crowd_at_every_port_takes_no_file_that_the_bot_needs(tmp_path, migrated):
    web, metrics = free_port(), free_port()
    env = {"NULLGATE_WEB": str(web), "NULLGATE_METRICS": str(metrics)}
    async with Loopback.open(ack=10.0) as discord:
        guild = discord.world.guild()
        table, alice = discord.world.channel(guild), discord.person("alice", guild)
        first = f"{__name__}:few_files"
        bot = await discord.bot(tmp_path, env, empty=migrated, first=first).start()
        lines = [*await crowd(web), *await crowd(metrics, 100)]
        assert len(lines) > FILES  # they were let in for a moment, or wait in the system's queue
        await alice.command("new", table, title="starwars")
        await discord.until(table.posts, what="the lobby")
        await discord.until(lambda: open_files(bot.pid) < FILES - 100, what="those too many are gone")
        for line in lines:
            line.close()
        found = await measured(metrics)
        await discord.until(lambda: health.complaint(tmp_path / "pulse") == "", what="the bot is well")
        assert await bot.stop() == 0, bot.tail()
        assert discord.violations == []
    assert any(x.startswith("nullgate_ack_seconds") for x in found)
    log = bot.log.read_text(encoding="utf-8")
    assert f"only {FILES} files may be open" in log  # raised to what is allowed, and said to be low
    assert "Traceback" not in log
    assert " ERROR " not in log


def greedy() -> None:
    """Take every file that this process may open, once the bot has been well."""
    few_files()
    well = Path(os.environ["NULLGATE_DATA"]) / "pulse"

    def take() -> None:
        while not well.exists():
            time.sleep(0.1)
        with suppress(OSError):
            while True:
                _TAKEN.append(Path(os.devnull).open("rb"))  # noqa: SIM115 - it is kept open on purpose

    Thread(target=take, daemon=True).start()


_TAKEN: list[object] = []


@pytest.mark.slow
async def test_health_fails_where_no_file_can_be_opened(tmp_path, migrated):
    async with Loopback.open(ack=10.0) as discord:
        discord.world.guild()
        bot = await discord.bot(tmp_path, empty=migrated, first=f"{__name__}:greedy").start()
        pulse, wanted = tmp_path / "pulse", health.AILMENTS[health.NO_FILES]
        await discord.until(lambda: health.complaint(pulse) == wanted, 30.0, "the bot says what ails it")
        assert bot.running
        await bot.kill()
