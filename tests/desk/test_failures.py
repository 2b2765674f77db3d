"""What fails in the table outside of anybody's act is said on the page, and where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import aiohttp
import pytest
import pytest_asyncio

from bot.desk.saved_world import KeptWorld
from bot.desk.table import Table
from tests.desk.opened import Screen


class Botless(Table):
    """A table whose bot never comes."""

    #: What the work in the background dies of.
    broken: Exception | None = None

    async def _keep_up(self) -> None:
        await asyncio.Event().wait()

    async def _begin(self) -> None:
        if self.broken is not None:
            raise self.broken


async def opened(home: Path, broken: Exception | None = None) -> Botless:
    table = Botless(home, KeptWorld(home / "desk.db"), ("alice", "bob"))
    table.broken = broken
    await table.serve()
    return table


async def looks(table: Table, session: aiohttp.ClientSession, who: int = 0) -> Screen:
    line = f"{table.pages.own}/ws?as={table.people[who].id}&key={table.kept.key}"
    screen = Screen(await session.ws_connect(line))
    await screen.until(lambda: screen.hello, "hello", 10)
    return screen


def troubles(screen: Screen) -> list[str]:
    return [x["what"] for x in screen.told if x["t"] == "trouble"]


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_a_route_that_fails_is_told_to_every_page(tmp_path: Path, session: aiohttp.ClientSession):
    table = await opened(tmp_path)
    screens = [await looks(table, session, n) for n in (0, 1)]
    table.kept.icons = None  # type: ignore[assignment]
    async with session.get(f"{table.pages.own}/emojis/7") as got:
        assert got.status == 500
    for x in screens:
        await x.until(lambda x=x: troubles(x), "trouble", 10)
        [what] = troubles(x)
        assert "AttributeError at pages.py:" in what
        assert "_emoji" in what
        assert next(y["log"] for y in x.told if y["t"] == "trouble") == str(tmp_path / "desk.log")
    await table.close()


async def test_work_in_the_background_that_dies_is_told_to_whoever_looks_next(
    tmp_path: Path, session: aiohttp.ClientSession
):
    table = await opened(tmp_path, ZeroDivisionError("only Alice knows of this"))
    await asyncio.sleep(0.05)
    alice = await looks(table, session)
    await alice.until(lambda: troubles(alice), "trouble", 10)
    [what] = troubles(alice)
    assert "ZeroDivisionError at test_failures.py:" in what
    assert "_begin" in what
    assert "only Alice" not in what
    bob = await looks(table, session, 1)
    await bob.ask("write", channel=bob.table, text="hello")
    assert troubles(bob) == []
    await table.close()


async def test_an_act_that_fails_is_said_there_alone(tmp_path: Path, session: aiohttp.ClientSession):
    def breaks(*_: object, **__: object) -> NoReturn:
        raise RuntimeError

    table = await opened(tmp_path)
    alice = await looks(table, session)
    table.people[0].write = breaks  # type: ignore[method-assign]
    done = await alice.ask("write", channel=alice.table, text="hello")
    assert "the table failed at this" in done["why"]
    logging.getLogger("any").error("from elsewhere")
    await alice.until(lambda: troubles(alice), "trouble", 10)
    assert troubles(alice) == ["Something failed at the table: from elsewhere."]
    await table.close()
    logging.getLogger("any").error("after the end")  # nobody is told, and nothing breaks


async def test_a_bot_that_goes_in_the_middle_of_a_request_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO)
    table = await opened(tmp_path)
    at = urlsplit(table.api)
    _, out = await asyncio.open_connection(at.hostname, at.port)
    head = f"POST {at.path}/channels/1/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{{"
    out.write(head.encode())
    await out.drain()
    await table.until(lambda: table.rest.under_way, 10)
    out.transport.abort()
    await table.until(lambda: not table.rest.under_way, 10)
    await asyncio.sleep(0.05)
    assert "went away in the middle of POST /channels/{channel}/messages" in caplog.text
    assert [x.getMessage() for x in caplog.records if x.levelno >= logging.ERROR] == []
    assert table.unheard() == []
    await table.close()
