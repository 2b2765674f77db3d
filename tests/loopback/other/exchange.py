"""The exchange that every client library must get through, with no change made for it but the address."""

from __future__ import annotations

import asyncio
import contextlib

from bot.desk.discord.messages import texts, walk
from bot.desk.discord.world import Channel
from bot.desk.people import Person, Upload
from tests.loopback.server import Loopback
from tests.loopback.weather import Ending


async def exchange(command: tuple[tuple[str, ...], dict[str, str]]) -> None:
    """Start a client's bot and go through the exchange.

    Raises:
        AssertionError: something in it did not come.

    """
    async with Loopback.open(answers=True, strict=False) as discord:
        guild = discord.world.guild()
        table, alice = discord.world.channel(guild), discord.person("alice", guild)
        start, environment = command
        api = discord.api.removesuffix("/v10")
        process = await asyncio.create_subprocess_exec(
            *start, api, discord.world.token, env=environment,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        try:
            await discord.until(
                lambda: discord.world.commands or process.returncode is not None, 30, "log-in"
            )
            await _acts(discord, alice, table)
            assert discord.own_faults == [], discord.own_faults
        except AssertionError as why:
            raise AssertionError(f"{why}\n{await _said(process)}") from why
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _said(process: asyncio.subprocess.Process) -> str:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    out, _ = await process.communicate()
    return out.decode(errors="replace")[-3000:]


async def _acts(discord: Loopback, alice: Person, table: Channel) -> None:
    offered = await alice.autocomplete("chart", table, "where", "so")
    assert offered.choices == [{"name": "so!", "value": "sol"}]
    await alice.command("chart", table, where="sol", file=Upload("own.txt", b"a star"))
    (chart,) = await discord.until(lambda: [m for m in table.posts() if m.files], what="the chart")
    assert texts(chart.json) == "sol: a star"
    assert chart.files["chart.png"].startswith(b"\x89PNG")
    form = await alice.press(chart, "Order")
    assert form.modal is not None, "the form"
    noted = await alice.submit(form, text="ahead")
    assert noted.text.startswith("Noted")
    await discord.until(
        lambda: len(noted.messages) == 2 and alice.dms.posts(), what="followup, direct message"
    )
    assert all(m.only == alice.id for m in noted.messages)
    (direct,) = alice.dms.posts()
    assert direct.json["content"] == "You wrote ahead"
    thanked = await alice.press(direct, "Done")
    assert thanked.callback is not None
    assert direct.json["content"] == "Thank you"
    assert not list(walk(direct.json["components"]))
    await discord.gateway.end(Ending.DROP)
    await discord.until(lambda: discord.gateway.resumed, 20, "RESUME")
    again = await alice.autocomplete("chart", table, "where", "ve")
    assert again.choices == [{"name": "ve!", "value": "sol"}]
