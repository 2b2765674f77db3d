"""The live board in Chromium: it steps on as an entry is answered, and a withdrawn link ends it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bot.play.services import Services, build_services
from bot.store import Store
from bot.web import streams
from bot.web.server import WebServer
from tests.browser.test_replay_page import AXE, PHONE, keep
from tests.play.conftest import ANN, FakeClock, FakeCourier, Room, no_picture
from tests.shared.plain_titles import plain_titles
from tests.shared.workers import WorkersHere

pytestmark = pytest.mark.browser


class Table:
    """A game in a thread of its own, and the server at which it is watched."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.rng = Random(3)
        self.do(self._open(folder))

    def step(self) -> None:
        """Have somebody answer; nothing but the database hears of it."""
        self.do(self.room.step(self.game, self.rng, drain=False))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def _open(self, folder: Path) -> None:
        self.store, courier, clock = await Store.open(folder / "live.db"), FakeCourier(), FakeClock()
        titles, watchers = plain_titles(), WorkersHere()

        async def make() -> Services:
            return build_services(self.store, courier, catalogue=titles, now=clock, watchers=watchers)

        self.room = Room(self.store, courier, clock, await make(), make)
        no_picture(self.room.services)
        self.game = await self.room.started()
        self.server = WebServer(self.room.services)
        await self.server.open(("127.0.0.1", 0))
        token = await self.room.services.watching.share(self.game, ANN)
        self.link = f"http://127.0.0.1:{self.server.port}/{token}"

    def close(self) -> None:
        self.do(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    async def _close(self) -> None:
        await self.server.close()
        with suppress(Exception):
            await self.store.close()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(streams, "TICK", 0.05)
    table = Table(tmp_path)
    yield table
    table.close()


def watch(browser: Browser, table: Table, **how: object) -> tuple[Page, list[str]]:
    page, wrong = browser.new_context(**({"viewport": PHONE} | how)).new_page(), list[str]()
    page.on("console", lambda x: wrong.append(x.text) if "favicon" not in x.location["url"] else None)
    page.on("pageerror", lambda x: wrong.append(str(x)))
    page.on("request", lambda x: None if x.url.startswith((table.link, "data:font")) else wrong.append(x.url))
    page.goto(table.link)
    return page, wrong


#: What is on the board, with its colours.
PLACED = """() => [...document.querySelectorAll("#figures svg > g *")].map((x) => {
  const style = getComputedStyle(x);
  return [x.tagName, x.getAttribute("d"), x.textContent, style.fill, style.stroke];
})"""


def test_a_live_board_steps_on_and_ends_when_its_link_is_withdrawn(browser: Browser, table: Table) -> None:
    page, wrong = watch(browser, table)
    live, here = page.locator("#live"), page.locator("#here")
    expect(live).to_have_text("Live")
    for n in (1, 2):
        table.step()
        expect(here).to_have_text(f"Entry {n}")
    page.keyboard.press("Home")
    table.step()
    expect(live).to_have_text("Live: 1 new")
    expect(here).to_have_text("Entry 0")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    keep(page, "live-phone")
    live.locator("a").click()
    expect(here).to_have_text("Entry 3")
    page.reload()
    expect(here).to_have_text("Entry 3")
    table.step()
    expect(here).to_have_text("Entry 4")
    fresh, _ = watch(browser, table, bypass_csp=True)
    expect(fresh.locator("#here")).to_have_text("Entry 4")
    assert page.evaluate(PLACED) == fresh.evaluate(PLACED), "what was added looks as if it had been there"
    fresh.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    assert fresh.evaluate(AXE) == []
    assert wrong == []
    table.do(table.room.services.watching.withdraw(table.game, ANN))
    expect(live).to_have_text("The host has withdrawn this link")
    assert page.goto(table.link).status == 404
