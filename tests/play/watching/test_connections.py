"""The door's connections on raw sockets: idle ones make room, what is no request is answered plainly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from ipaddress import ip_network

import pytest
import pytest_asyncio

from bot.web import connections, server
from bot.web.server import WebServer
from tests.play.conftest import ANN, Room
from tests.play.watching.test_watching import watched  # noqa: F401  a fixture

PROXY = (ip_network("127.0.0.1"),)
#: Marks of whatever library answers, and of our own code.
LIBRARY = ("aiohttp", "python", "traceback", "yarl", "multidict", "exception", "http_parser", "error:")
BROKEN = [
    "GET /é HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 9000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nA\x00b: 1\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: odd\r\n\r\n",
    b"GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT nowhere HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /\r\n\r\n",
]
GOOD = b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"


class Line:
    """A plain connection to the door."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, port: int) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def says(self, text: bytes, seconds: float = 10.0) -> bytes:
        """Send something; return the answer, or b"" if the other side just ends it."""
        self.writer.write(text)
        try:
            return await asyncio.wait_for(self.reader.readuntil(b"</html>"), seconds)
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def asks(self) -> bytes:
        """Ask for what is not there; return the first line of the answer."""
        self.writer.write(GOOD)
        return await asyncio.wait_for(self.reader.readline(), 10.0)

    async def ends(self) -> bool:
        """Return whether the other side has ended the line."""
        with suppress(TimeoutError, ConnectionError):
            return await asyncio.wait_for(self.reader.read(1), 5.0) == b""
        return self.reader.at_eof()


@pytest_asyncio.fixture
async def door(watched: Room) -> AsyncIterator[WebServer]:  # noqa: F811
    made = WebServer(watched.services, PROXY, 5)
    await made.open(("127.0.0.1", 0))
    yield made
    await made.close()


@pytest.mark.parametrize("sent", BROKEN, ids=range(len(BROKEN)))
async def test_what_is_no_request_is_answered_like_everything_else(door: WebServer, sent, caplog) -> None:
    caplog.set_level("INFO")
    line = await Line.to(door.port)
    head, _, body = (await line.says(sent)).partition(b"\r\n\r\n")
    text = head.decode().casefold()
    assert text.startswith(("http/1.1 400", "http/1.0 400", "http/1.1 404", "http/0.9 404"))
    assert all(f"{name}: {value}".casefold() in text for name, value in server.GUARD.items())
    assert "There is nothing here" in body.decode()
    assert [x for x in LIBRARY if x in f"{text}{body.decode()}".casefold()] == []
    assert [x for x in caplog.records if x.levelname in ("ERROR", "WARNING") or x.exc_info] == []
    assert "127.0.0.1" not in caplog.text
    assert [x for x in caplog.messages if "no request" in x] or "404" in text


async def test_random_bytes_never_make_a_trace(door: WebServer, caplog) -> None:
    caplog.set_level("INFO")
    rng = random.Random(4)
    for _ in range(120):
        text = bytearray(rng.choice([*BROKEN, GOOD]))
        for _ in range(rng.randint(1, 6)):
            text[rng.randrange(len(text))] = rng.randrange(256)
        line = await Line.to(door.port)
        line.writer.write_eof() if rng.random() < 0.1 else line.writer.write(bytes(text) + b"\r\n\r\n")
        with suppress(TimeoutError, ConnectionError):
            await asyncio.wait_for(line.reader.read(40), 0.05)
        line.writer.close()
    assert [x.getMessage() for x in caplog.records if x.exc_info or x.levelname == "ERROR"] == []


async def test_who_sends_too_much_of_it_gets_no_answer_and_is_not_logged_each_time(
    door: WebServer, caplog
) -> None:
    caplog.set_level("INFO")
    got = [await (await Line.to(door.port)).says(BROKEN[0]) for _ in range(20)]
    assert [bool(x) for x in got] == [True] * 10 + [False] * 10
    assert len([x for x in caplog.messages if "no request" in x]) == 1
    line = await Line.to(door.port)
    assert b" 404 " in await line.asks()  # whoever asks properly is heard all the same


async def test_who_is_idle_makes_room_for_whoever_comes(door: WebServer, caplog) -> None:
    idle = [await Line.to(door.port) for _ in range(5)]
    assert b" 404 " in await idle[0].asks()  # it is idle again, for the shortest time
    crowd = [await Line.to(door.port) for _ in range(4)]
    assert [await x.ends() for x in idle[1:]] == [True] * 4
    assert b" 404 " in await crowd[-1].asks()
    assert len([x for x in caplog.messages if "are taken" in x]) == 1


async def test_nobody_who_is_served_is_sent_away(watched: Room) -> None:  # noqa: F811
    game = await watched.started()
    door = WebServer(watched.services, PROXY, 6)
    await door.open(("127.0.0.1", 0))
    token = await watched.services.watching.share(game, ANN)
    at = (await watched.services.watching.board(game)).id
    stream = await Line.to(door.port)
    stream.writer.write(f"GET /{token}/events?at={at} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    await asyncio.wait_for(stream.reader.readuntil(b"beat\n"), 10.0)
    crowd = [await Line.to(door.port) for _ in range(11)]
    assert b" 404 " in await crowd[-1].asks()
    await watched.services.watching.withdraw(game, ANN)
    await asyncio.wait_for(stream.reader.readuntil(b"event: gone"), 10.0)
    await door.close()


async def test_streams_leave_room_for_pages(watched: Room) -> None:  # noqa: F811
    game = await watched.started()
    door = WebServer(watched.services, PROXY, 6)
    await door.open(("127.0.0.1", 0))
    token = await watched.services.watching.share(game, ANN)
    at = (await watched.services.watching.board(game)).id
    got, lines = [], [await Line.to(door.port) for _ in range(6)]
    for n, line in enumerate(lines):
        ask = f"GET /{token}/events?at={at} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.{n}\r\n\r\n"
        line.writer.write(ask.encode())
        got.append((await asyncio.wait_for(line.reader.readline(), 10.0)).split()[1])
    assert got == [b"200"] * 5 + [b"429"]
    await door.close()


async def test_who_asks_nothing_or_too_slowly_is_sent_away(door: WebServer, monkeypatch) -> None:
    monkeypatch.setattr(connections, "TO_ASK", 0.3)
    quick = WebServer(door._services, PROXY, 5)
    await quick.open(("127.0.0.1", 0))
    silent, slow = await Line.to(quick.port), await Line.to(quick.port)

    async def drips() -> None:
        for byte in GOOD * 50:
            slow.writer.write(bytes([byte]))
            await asyncio.sleep(0.05)

    dripping = asyncio.create_task(drips())
    assert await silent.ends()
    assert await slow.ends()
    dripping.cancel()
    with suppress(asyncio.CancelledError, ConnectionError):
        await dripping
    await quick.close()


async def test_one_address_has_so_many_connections_and_no_more(watched: Room, monkeypatch) -> None:  # noqa: F811
    monkeypatch.setattr(connections, "EACH", 3)
    door = WebServer(watched.services, (), 50)
    await door.open(("127.0.0.1", 0))
    lines = [await Line.to(door.port) for _ in range(5)]
    assert [await x.ends() for x in lines[3:]] == [True, True]
    assert b" 404 " in await lines[0].asks()
    await door.close()


async def test_an_answer_that_nobody_takes_holds_no_connection(watched: Room, monkeypatch, caplog) -> None:  # noqa: F811
    monkeypatch.setattr(server, "TO_TAKE", 0.2)

    async def large(*_: object, **__: object) -> object:
        return server.web.Response(body=b"x" * 30_000_000)

    monkeypatch.setattr(server, "_sent", large)
    game = await watched.started()
    door = WebServer(watched.services, PROXY, 5)
    await door.open(("127.0.0.1", 0))
    token = await watched.services.watching.share(game, ANN)
    line = await Line.to(door.port)
    line.writer.write(f"GET /{token} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    await line.writer.drain()
    for _ in range(100):
        await asyncio.sleep(0.1)
        if not door.connections:
            break
    assert door.connections == 0
    assert [x for x in caplog.records if x.levelname == "ERROR"] == []
    await door.close()
