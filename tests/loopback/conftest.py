"""One bot process for a whole module of tests: it takes more time to start than most of them to run."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.desk.client import BUTTON, SELECT
from bot.desk.discord.messages import texts, walk
from bot.desk.discord.world import Channel, Guild, Message
from bot.desk.people import Outcome, Person
from bot.store.models import Guild as GuildRow
from bot.store.statements.answer import inserting, values_of
from tests.loopback.process import TriedProcess
from tests.loopback.server import Loopback
from tests.loopback.weather import Weather

#: It needs a library that is usually not here.
collect_ignore = ["other/flow_hikari.py"]


@dataclass
class Hall:
    """A server with a channel, two people, and the bot in a process of its own."""

    discord: Loopback
    guild: Guild
    table: Channel
    alice: Person
    bob: Person
    bot: TriedProcess

    def fresh(self, name: str = "table") -> Channel:
        """Make a channel of a test's own."""
        return self.discord.world.channel(self.guild, name)

    async def started(self, table: Channel, **options: Any) -> None:
        """Open a table of Starwars, fill it and start."""
        await self.alice.command("new", table, title="starwars", **options)
        await self.alice.command("join", table, seat="blue")
        await self.bob.command("join", table, seat="orange")
        await self.alice.command("start", table)
        await self.discord.until(lambda: self.live(table, "do", "take", "pick"), what="the first question")

    def live(self, table: Channel, *verbs: str) -> Message | None:
        """Return the newest post that asks for one of these verbs."""
        return next((m for m in reversed(table.posts()) if asked(m, *verbs)), None)

    def mover(self, message: Message) -> Person:
        """Tell whom a post asks: by the seat in its controls, else by whom it calls."""
        seats = {x["custom_id"].split(":")[3] for x in asked(message, "do", "take", "pick")}
        blue = "blue" in seats if seats != {""} else self.alice.mention in texts(message.json)
        return self.alice if blue else self.bob

    async def moved(self, message: Message) -> Outcome:
        """Move a ship by one press."""
        control, line = one_press(message)
        who = self.mover(message)
        return await (who.select(message, control, line) if line else who.press(message, control))

    async def answered(self, table: Channel, rng: Random) -> Person:
        """Return one answer by pressing and choosing, until a post tells it, and give who did it."""
        message = self.live(table, "do", "take", "pick")
        assert message is not None
        who = self.mover(message)
        before, at = newest(table), message
        for _ in range(12):
            x = rng.choice(asked(at, "do") or asked(at, "take", "pick"))
            shown = at.json
            if x["type"] == BUTTON:
                outcome = await who.press(at, x["custom_id"])
            else:
                outcome = await who.select(at, x["custom_id"], rng.choice(x["options"])["value"])
            on = partial(further, table, before, outcome, at, shown)
            at = await self.discord.until(on, what=f"an answer to {x}: {outcome.text}")
            if newest(table) is not before:
                return who
        raise AssertionError("twelve presses and no answer")


def one_press(message: Message) -> tuple[str, str]:
    """Return the control, and the line if it is a select, by which a ship moves in one press: by no jump."""
    for x in asked(message, "pick"):
        for line in x.get("options", [x]):
            if re.match(r"\d [→×] ", line["label"]):
                return x["custom_id"], line.get("value", "")
    raise AssertionError(f"no such move: {message.json}")


def asked(message: Message, *verbs: str) -> list[dict[str, Any]]:
    """Return the live controls of a message that are of these verbs."""
    found = [x for x in walk(message.json["components"]) if x["type"] in {BUTTON, SELECT}]
    return [x for x in found if x.get("custom_id", "::").split(":")[1] in verbs and not x.get("disabled")]


def newest(table: Channel) -> dict[str, Any]:
    """Return the newest post as it stands: another object after each change."""
    return table.posts()[-1].json


def further(
    table: Channel, before: dict[str, Any], outcome: Outcome, at: Message, shown: dict[str, Any]
) -> Message | None:
    """Return what a press led to: what a post tells, or a further choice in an answer or in its place."""
    if newest(table) is not before:
        return table.posts()[-1]
    changed = at if at.only is not None and at.json is not shown else None
    found = outcome.private or changed
    return found if found is not None and asked(found, "do", "take", "pick") else None


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall_of_module(tmp_path_factory: pytest.TempPathFactory, migrated: Any) -> AsyncIterator[Hall]:
    async with Loopback.open(answers=True, ack=10.0) as discord:
        guild = discord.world.guild()
        table = discord.world.channel(guild)
        alice, bob = discord.person("alice", guild), discord.person("bob", guild, locale="de")
        place = tmp_path_factory.mktemp("bot")
        bot = discord.bot(place, empty=migrated)
        with closing(sqlite3.connect(place / "nullgate.db")) as db, db:  # all tests of a module have one host
            insert, names = inserting(GuildRow)
            row = GuildRow(id=guild.id, lobbies=100, hosted=100, hourly=100)
            db.execute(insert, values_of(row, names))
        await bot.start()
        yield Hall(discord, guild, table, alice, bob, bot)
        assert await bot.stop() == 0, bot.tail()


@pytest_asyncio.fixture(loop_scope="module")
async def hall(hall_of_module: Hall) -> AsyncIterator[Hall]:
    """The module's hall in fair weather; nothing that Discord would refuse may have happened afterwards."""
    d = hall_of_module.discord
    d.weather = Weather()
    d.violations.clear()
    d.own_faults.clear()
    yield hall_of_module
    d.weather = Weather()
    assert d.violations == []
    assert d.own_faults == []
