"""The loopback Discord's bad weather: each kind, as a client without a library meets it."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import pytest
import pytest_asyncio

from bot.desk.discord.invalid import Invalid
from bot.desk.people import NotPossible
from tests.loopback.other.raw import Raw
from tests.loopback.server import Loopback
from tests.loopback.weather import (
    Ending,
    Forecast,
    doubled,
    half_open,
    overtaken,
    page,
    refused,
    slow,
    too_many,
)

POST = "POST /channels"


@pytest_asyncio.fixture
async def raw():
    async with Loopback.open() as discord, aiohttp.ClientSession() as session:
        raw = Raw(discord, session)
        raw.guild = discord.world.guild()
        raw.table = discord.world.channel(raw.guild)
        raw.alice = discord.person("alice", raw.guild)
        yield raw


async def said(raw: Raw, text: str = "hello"):
    return await raw.ask("POST", f"/channels/{raw.table.id}/messages", {"content": text})


# -- requests ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("after", "there"), [(False, 0), (True, 1)])
async def test_a_half_open_connection_never_replies_and_is_dead_in_the_end(raw, after, there):
    raw.loopback.weather = Forecast().next(POST, half_open(0.3, after=after))
    began = time.monotonic()
    with pytest.raises(aiohttp.ClientError):
        await said(raw)
    assert time.monotonic() - began >= 0.3
    assert len(raw.table.posts()) == there


async def test_what_was_carried_out_is_there_while_its_reply_is_held(raw):
    raw.loopback.weather = Forecast().next(POST, half_open(30, after=True))
    asked = asyncio.create_task(said(raw))
    await raw.loopback.until(raw.table.posts, 5)
    assert not asked.done()
    raw.loopback.rest.release()
    with pytest.raises(aiohttp.ClientError):
        await asked


async def test_a_stall_ends_when_it_is_released(raw):
    raw.loopback.weather = Forecast().next(POST, slow(30))
    asked = asyncio.create_task(said(raw))
    await raw.loopback.until(lambda: raw.loopback.rest.under_way, 5)
    await asyncio.sleep(0.05)
    assert not asked.done()
    raw.loopback.rest.release()
    assert (await asked)[0] == 200


@pytest.mark.parametrize(("status", "after", "there"), [(200, False, 0), (502, False, 0), (403, True, 1)])
async def test_a_page_comes_instead_of_json(raw, status, after, there):
    raw.loopback.weather = Forecast().next(POST, page(status, after=after))
    got, text = await said(raw)
    assert (got, text[:9]) == (status, "<!DOCTYPE")
    assert raw.headers["Content-Type"].startswith("text/html")
    assert len(raw.table.posts()) == there


@pytest.mark.parametrize(
    ("fate", "status", "code"),
    [
        (refused(40001), 401, 40001),
        (refused(200000), 400, 200000),
        (refused(200001), 400, 200001),
        (refused(20016), 429, 20016),
    ],
)
async def test_discord_refuses_with_its_own_codes(raw, fate, status, code):
    raw.loopback.weather = Forecast().next(POST, fate)
    got, told = await said(raw)
    assert (got, told["code"]) == (status, code)
    assert raw.table.posts() == []


async def test_a_limit_may_last_for_minutes(raw):
    raw.loopback.weather = Forecast().next(POST, too_many(180.0))
    got, told = await said(raw)
    assert (got, told["retry_after"], raw.headers["Retry-After"]) == (429, 180.0, "180")


async def test_invalid_requests_are_counted(raw):
    raw.loopback.weather = Forecast().next(POST, refused(40001), too_many(), refused(50013), page(502))
    for _ in range(5):
        await said(raw)
    assert raw.loopback.rest.invalid.worst == 3
    assert sum(raw.loopback.rest.invalid.by.values()) == 3


def test_invalid_requests_count_for_ten_minutes_and_shared_limits_never():
    now = [0.0]
    invalid = Invalid(600.0, lambda: now[0])
    for at in (0.0, 1.0, 599.0, 601.0, 1300.0):
        now[0] = at
        invalid.note("GET /x", 403, "")
        invalid.note("GET /x", 429, "shared")
        invalid.note("GET /x", 404, "")
    assert invalid.worst == 3  # 0, 1 and 599 lie within ten minutes
    assert invalid.by == {"403 GET /x": 5}


# -- events ------------------------------------------------------------------------------------------------


async def test_an_event_may_come_twice(raw):
    wire = await raw.connect()
    await wire.identify()
    raw.loopback.weather = Forecast().next("CHANNEL_CREATE", doubled())
    raw.loopback.world.channel(raw.guild, "one")
    raw.loopback.world.channel(raw.guild, "two")
    told = [await wire.next("CHANNEL_CREATE") for _ in range(3)]
    assert [x["d"]["name"] for x in told] == ["one", "one", "two"]
    assert told[0]["s"] == told[1]["s"] == told[2]["s"] - 1


async def test_an_event_may_be_overtaken_by_the_next_and_comes_even_if_there_is_none(raw):
    wire = await raw.connect()
    await wire.identify()
    raw.loopback.weather = Forecast().next("CHANNEL_CREATE", overtaken())
    raw.loopback.world.channel(raw.guild, "one")
    raw.loopback.world.channel(raw.guild, "two")
    told = [await wire.next("CHANNEL_CREATE") for _ in range(2)]
    assert [x["d"]["name"] for x in told] == ["two", "one"]
    raw.loopback.weather = Forecast().next("CHANNEL_CREATE", overtaken())
    raw.loopback.world.channel(raw.guild, "alone")
    assert (await wire.next("CHANNEL_CREATE"))["d"]["name"] == "alone"


@pytest.mark.parametrize(("code", "kept"), [(4000, True), (4008, True), (4007, False), (4009, False)])
async def test_the_gateway_closes_with_a_code_and_some_end_the_session(raw, code, kept):
    wire = await raw.connect()
    session = (await wire.identify())["d"]["session_id"]
    await raw.loopback.gateway.end(Ending.CLOSED, code=code)
    while (frame := await wire.next())["op"] is not None:
        last = frame["s"]
    assert frame["closed"] == code
    again = await raw.connect()
    await again.resume(session, last)
    assert (await again.next())["t"] == ("RESUMED" if kept else None)


async def test_a_mute_gateway_acknowledges_nothing_and_says_it_all_on_resume(raw):
    wire = await raw.connect()
    session = (await wire.identify())["d"]["session_id"]
    seq = (await wire.next("GUILD_CREATE"))["s"]
    raw.loopback.gateway.mute()
    raw.loopback.world.channel(raw.guild, "missed")
    await wire.ws.send_json({"op": 1, "d": seq})
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(wire.next(), 0.2)
    again = await raw.connect()
    await again.resume(session, seq)
    assert [(await again.next())["t"] for _ in range(2)] == ["CHANNEL_CREATE", "RESUMED"]


# -- people ------------------------------------------------------------------------------------------------


async def test_a_bot_that_was_kicked_hears_nothing_may_nothing_and_is_told_when_it_is_back(raw):
    wire, world = await raw.connect(), raw.loopback.world
    await wire.identify()
    await wire.next("GUILD_CREATE")
    world.leave(raw.guild, world.app)
    gone = await wire.next()
    assert (gone["t"], gone["d"]) == ("GUILD_DELETE", {"id": str(raw.guild.id)})
    await raw.alice.write(raw.table, "is it there?")
    assert (await said(raw))[1]["code"] == 50001
    world.commands = [{"id": "1", "name": "help", "type": 1}]
    with pytest.raises(NotPossible, match="not in this server"):
        await raw.alice.command("help", raw.table)
    world.invite(raw.guild)
    back = await wire.next()
    assert (back["t"], back["d"]["name"]) == ("GUILD_CREATE", raw.guild.name)
    assert (await said(raw))[0] == 200


async def test_slowmode_holds_people_back_and_not_the_bot(raw):
    raw.loopback.world.slow(raw.table, 60)
    await raw.alice.write(raw.table, "one")
    with pytest.raises(NotPossible, match="not write there yet"):
        await raw.alice.write(raw.table, "two")
    assert [(await said(raw))[0] for _ in range(2)] == [200, 200]
    told = (await raw.ask("GET", f"/channels/{raw.table.id}"))[1]
    assert told["rate_limit_per_user"] == 60
    raw.loopback.world.slow(raw.table, 0)
    await raw.alice.write(raw.table, "three")
