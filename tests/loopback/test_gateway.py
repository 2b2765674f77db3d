"""The loopback Discord's gateway: order, RESUME, shards, intents, and what is refused."""

from __future__ import annotations

import aiohttp
import pytest
import pytest_asyncio

from bot.desk.discord.world import GUILDS, MESSAGES
from tests.loopback.other.raw import Raw
from tests.loopback.server import Loopback
from tests.loopback.weather import Ending, Forecast, ended


@pytest_asyncio.fixture
async def raw():
    async with Loopback.open() as discord, aiohttp.ClientSession() as session:
        raw = Raw(discord, session)
        raw.guilds = [discord.world.guild(name) for name in ("one", "two", "three", "four")]
        yield raw


@pytest.mark.parametrize("compress", [False, True])
async def test_a_session_begins_with_its_servers(raw, compress):
    wire = await raw.connect(compress=compress)
    ready = await wire.identify()
    assert (ready["t"], ready["s"], len(ready["d"]["guilds"])) == ("READY", 1, 4)
    assert [(await wire.next("GUILD_CREATE"))["d"]["name"] for _ in range(4)] == [
        "one",
        "two",
        "three",
        "four",
    ]
    await wire.ws.send_json({"op": 1, "d": 5})
    assert (await wire.next())["op"] == 11


async def test_a_wrong_token_and_shards_that_cannot_be_or_are_too_large_are_turned_away(raw):
    assert (await (await raw.connect()).identify(token="wrong"))["closed"] == 4004
    assert (await (await raw.connect()).identify(shard=(2, 2)))["closed"] == 4010
    raw.loopback.largest_shard = 3
    assert (await (await raw.connect()).identify())["closed"] == 4011
    wire = await raw.connect()
    await wire.ws.send_json({"op": 3, "d": {}})
    assert (await wire.next())["closed"] == 4003


async def test_events_go_to_the_shard_of_their_server_and_direct_messages_to_the_first(raw):
    d = raw.loopback
    wires = []
    for k in range(3):
        wires.append(await raw.connect())
        await wires[-1].identify(shard=(k, 3))
    alice = d.person("alice", *raw.guilds)
    channels = [d.world.channel(guild, guild.name) for guild in raw.guilds]
    names = [
        [(await wires[k].next("CHANNEL_CREATE"))["d"]["name"] for _ in range(n)]
        for k, n in enumerate((2, 1, 1))
    ]
    assert names == [["one", "four"], ["two"], ["three"]]
    for channel in (*channels, alice.dms):
        await alice.write(channel, "hi")
    said = [(await wires[0].next("MESSAGE_CREATE"))["d"] for _ in range(3)]
    assert [x.get("guild_id") for x in said] == [str(raw.guilds[0].id), str(raw.guilds[3].id), None]


async def test_only_what_was_asked_for_is_told(raw):
    d, wire = raw.loopback, await raw.connect()
    await wire.identify(intents=GUILDS)
    other = await raw.connect()
    await other.identify(intents=GUILDS | MESSAGES)
    alice = d.person("alice", raw.guilds[0])
    channel = d.world.channel(raw.guilds[0])
    await alice.write(channel, "hi")
    d.world.channel(raw.guilds[0], "next")
    await wire.next("CHANNEL_CREATE")
    assert (await wire.next())["t"] == "CHANNEL_CREATE", "no word of the message"
    assert (await other.next("MESSAGE_CREATE"))["d"]["content"] == "", "words only by their own intent"


async def test_resume_plays_back_what_was_missed_and_no_more(raw):
    d, wire = raw.loopback, await raw.connect()
    session = (await wire.identify())["d"]["session_id"]
    d.world.channel(raw.guilds[0], "seen")
    seq = (await wire.next("CHANNEL_CREATE"))["s"]
    d.weather = Forecast().next("CHANNEL_CREATE", ended(Ending.DROP))
    d.world.channel(raw.guilds[0], "missed")
    d.world.channel(raw.guilds[0], "missed too")
    assert (await wire.next())["closed"] is not None
    again = await raw.connect(compress=True)
    await again.resume(session, seq)
    told = [await again.next() for _ in range(3)]
    assert [(x["t"], x["d"].get("name")) for x in told] == [
        ("CHANNEL_CREATE", "missed"), ("CHANNEL_CREATE", "missed too"), ("RESUMED", None),
    ]  # fmt: skip
    assert [x["s"] for x in told] == [seq + 1, seq + 2, seq + 3]


@pytest.mark.parametrize("how", [Ending.FORGET, Ending.INVALID])
async def test_a_forgotten_session_is_not_resumed(raw, how):
    d, wire = raw.loopback, await raw.connect()
    session = (await wire.identify())["d"]["session_id"]
    await d.gateway.end(how)
    again = await raw.connect()
    await again.resume(session, 1)
    assert await again.next() == {"op": 9, "d": False, "s": None, "t": None}
    assert (await again.identify())["t"] == "READY"


async def test_reconnect_is_asked_for_and_the_session_stays(raw):
    d, wire = raw.loopback, await raw.connect()
    ready = await wire.identify()
    await d.gateway.end(Ending.RECONNECT)
    while (frame := await wire.next())["op"] == 0:
        last = frame["s"]
    assert frame["op"] == 7
    await wire.ws.close(code=4000)
    again = await raw.connect()
    await again.resume(ready["d"]["session_id"], last)
    assert (await again.next())["t"] == "RESUMED"


async def test_who_says_good_bye_is_not_waited_for(raw):
    wire = await raw.connect()
    await wire.identify()
    assert raw.loopback.gateway.reaches(None)
    await wire.ws.close(code=1000)
    await raw.loopback.until(lambda: not raw.loopback.gateway.reaches(None))
