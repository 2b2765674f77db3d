"""Waiting for a bot: whoever waits looks again when anything is heard, and says what was said last."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from render.core.text import words
from tests.loopback.server import Loopback
from tests.proof.waits import TRIES, UNSEEN, Stuck, Waits


@pytest_asyncio.fixture
async def waits():
    async with Loopback.open() as d:
        made = Waits(d, AsyncMock(), d.world.guild())
        d.gateway.reaches = lambda guild: True
        yield made


async def test_whoever_waits_looks_again_when_anything_is_heard_and_now_and_then(waits):
    looks = []

    def done():
        looks.append(time.monotonic())
        return len(looks) == 4

    asyncio.get_running_loop().call_soon(waits.discord.world.heard)
    assert await waits.until(done, 5.0)
    assert looks[1] - looks[0] < UNSEEN <= looks[2] - looks[1] + 0.01
    assert not await waits.until(lambda: False, 0.01)


async def test_what_cannot_be_done_says_what_was_said_last(waits, monkeypatch):
    monkeypatch.setattr("tests.proof.waits.PATIENCE", 0.001)
    tries = []

    async def refuse():
        tries.append(1)
        return SimpleNamespace(text=f"No, for the {len(tries)}th time.")

    with pytest.raises(Stuck, match=f"No, for the {TRIES}th time"):
        await waits.insist(refuse, lambda: False)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_whoever_is_told_to_come_back_later_does(waits, monkeypatch, locale):
    monkeypatch.setattr("tests.proof.waits.PATIENCE", 0.001)
    later, tries = words(locale)("bot-cooldown", seconds=39), []

    async def command():
        tries.append(1)
        return SimpleNamespace(text=later)

    await waits.insist(command, lambda: len(tries) > 2 * TRIES)
    assert len(tries) == 2 * TRIES + 1
    monkeypatch.setattr("tests.proof.waits.PACED", 0.0)
    with pytest.raises(Stuck):
        await waits.insist(command, lambda: False)
