"""What fingers and mice do on a board in Chromium: a ruler, terrain that is drawn, a list at the finger."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bot.acts.boards import Boards
from bot.app import create_bot
from bot.settings import Settings
from bot.web.keys import Holder
from bot.web.server import WebServer
from tests.bot.armada import navy
from tests.bot.room import Room
from tests.bot.skirmish import patrol
from tests.bot.skirmish.test_orders import NEAR
from tests.browser.test_board import PHONE, WIDE, done, kept, touch
from tests.browser.test_replay_page import AXE
from tests.effort.turns import FIVE

pytestmark = [pytest.mark.browser, pytest.mark.slow]
#: Where a place of the table is in the window, from its spot in the picture.
PLACE = """(spot) => {
  const at = new DOMPoint(...spot).matrixTransform(document.getElementById("board").getScreenCTM());
  return [at.x, at.y];
}"""


class Table:
    """A game of the real bot in a thread of its own, and the door to its boards."""

    def __init__(self, settings: Settings) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.stack = AsyncExitStack()
        self.do(self._open(settings))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    async def _open(self, settings: Settings) -> None:
        self.room = await self.stack.enter_async_context(Room.open(create_bot(settings), settings))
        bot = self.room.bot
        boards = Boards(bot, bot.keys, bot.interactions_running)
        self.server = WebServer(bot.services, boards=boards, keys=bot.keys)
        await self.server.open(("127.0.0.1", 0))
        self.stack.push_async_callback(self.server.close)

    def board(self, browser: Browser, game: str, who: Any, **how: Any) -> tuple[Page, Holder]:
        """Follow somebody's link to their board of a game."""
        room = self.room
        holder = Holder(who.id, who.name, "en", game, room.guild.id, room.channel.id)
        page = browser.new_context(**how).new_page()
        page.goto(f"http://127.0.0.1:{self.server.port}/board#{room.bot.keys.ticket(holder)}")
        expect(page.locator("#title")).not_to_be_empty()
        return page, holder

    def close(self) -> None:
        self.do(self.stack.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)


@pytest.fixture
def table(tmp_path: Path, migrated: Path) -> Iterator[Table]:
    shutil.copy(migrated, tmp_path / "nullgate.db")
    table = Table(Settings(data=tmp_path, pace=0, reports=0))
    yield table
    table.close()


def at(page: Page, holder: Holder, place: str) -> tuple[float, float]:
    """Say where a place of the table is in the window."""
    look, picture = holder.shown.picture  # type: ignore[misc]
    spot = look.spot(picture, place)
    x, y = page.evaluate(PLACE, [spot.x, spot.y])
    return x, y


def chosen(page: Page, place: str) -> None:
    """Touch a place, and wait for the page that it leads to."""
    n = done(page)
    touch(page, f'.spot[data-place="{place}"]')
    expect(page.locator("body")).not_to_have_attribute("data-done", n)


def test_a_ruler_is_drawn_where_the_mouse_is_and_says_who_sees_the_walk(browser: Browser, table: Table):
    game = table.do(patrol.alone(table.room, NEAR))
    page, holder = table.board(browser, game, table.room.alice, viewport=WIDE)
    chosen(page, "BLUE")
    n = done(page)
    page.mouse.move(*at(page, holder, "21 6"))
    expect(page.locator("#rule path")).to_have_count(1)
    expect(page.locator("#ruler")).to_contain_text('4" to 21 6')
    expect(page.locator("#ruler")).to_contain_text("J")
    kept(page, "ruler")
    page.mouse.move(*at(page, holder, "20 8"))
    expect(page.locator("#ruler")).to_be_hidden(timeout=300)  # what it said is not of this place
    expect(page.locator("#ruler")).to_be_visible()
    assert done(page) == n, "nothing was pressed"
    page.mouse.click(*at(page, holder, "21 6"))
    expect(page.locator("body")).not_to_have_attribute("data-done", n)
    expect(page.locator("#rule path")).to_have_count(0)
    expect(page.locator("#bar .good")).to_have_count(1)


def test_a_finger_that_rests_rules_a_walk_and_does_not_scroll(browser: Browser, table: Table):
    game = table.do(patrol.alone(table.room, NEAR))
    page, holder = table.board(browser, game, table.room.alice, viewport=PHONE, has_touch=True)
    chosen(page, "BLUE")
    finger = page.context.new_cdp_session(page)

    def rests(kind: str, *where: float) -> None:
        points = [{"x": where[0], "y": where[1]}] if where else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = at(page, holder, "21 6")
    rests("touchStart", x, y + 30)
    rests("touchMove", x + 2, y + 31)  # no hand is quite still
    expect(page.locator("#rule path")).to_have_count(1)
    rests("touchMove", x, y)
    expect(page.locator("#ruler")).to_contain_text('4" to 21 6')
    kept(page, "ruler-phone")
    n = done(page)
    rests("touchEnd")
    expect(page.locator("body")).not_to_have_attribute("data-done", n)
    expect(page.locator("#bar .good")).to_have_count(1)


def test_a_gm_draws_terrain_with_the_mouse(browser: Browser, table: Table):
    game = table.do(patrol.with_gm(table.room))
    page, holder = table.board(browser, game, table.room.alice, viewport=WIDE)
    page.get_by_role("button", name="GM's panel").click()
    expect(page.locator("select").first).to_be_visible()
    page.mouse.move(*at(page, holder, "9 20"))
    page.mouse.down()
    page.mouse.move(*at(page, holder, "7 18"))
    page.mouse.move(*at(page, holder, "5 17"))
    expect(page.locator("#rule path")).to_have_count(1)
    kept(page, "drawn")
    page.mouse.up()
    form = page.locator("#form")
    expect(form.locator("[name=size]")).to_have_value("9 20 5 17")
    form.locator("[name=kind]").select_option("wood")
    form.locator("[name=reason]").fill("trees")
    form.locator("button.main").click()
    page.locator("#bar .good").click()
    expect(page.locator("#log")).to_contain_text("trees")


def carried(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """Take hold of a piece with the mouse, and let it go elsewhere."""
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def test_a_figure_is_carried_to_where_it_shall_walk(browser: Browser, table: Table):
    game = table.do(patrol.alone(table.room, NEAR))
    page, _ = table.board(browser, game, table.room.alice, viewport=WIDE)
    scrolled = page.locator("#frame").evaluate("(x) => [x.scrollLeft, x.scrollTop]")
    box = page.locator('.spot[data-place="BLUE"]').bounding_box()
    assert box
    begin = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    carried(page, begin, (begin[0] + 60, begin[1] - 40))
    expect(page.locator("#bar .good")).to_have_count(1)
    expect(page.locator("#text")).to_contain_text("BLUE")
    assert page.locator("#frame").evaluate("(x) => [x.scrollLeft, x.scrollTop]") == scrolled


def test_several_meanings_are_listed_at_the_finger_and_what_is_behind_is_looked_up(
    browser: Browser, table: Table, monkeypatch: pytest.MonkeyPatch
):
    navy.begins_with(monkeypatch, FIVE)
    game = table.do(navy.armada(table.room))
    page, _ = table.board(browser, game, table.room.alice, viewport=PHONE, bypass_csp=True)  # axe needs that
    place = "1"
    chosen(page, place)
    box = page.locator(f'.spot[data-place="{place}"]').bounding_box()
    touch(page, f'.spot[data-place="{place}"]')
    listed = page.locator("#several")
    there = listed.bounding_box()
    assert box
    assert there
    assert there["x"] + there["width"] <= PHONE["width"]
    assert abs(there["y"] - box["y"]) < PHONE["height"] / 2
    kept(page, "several")
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    assert page.evaluate(AXE) == []
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.get_by_role("button", name="ⓘ").click()
    expect(page.get_by_role("button", name="Board as text: Show")).to_be_visible()
    assert page.evaluate(AXE) == []
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Board as text: Show")).to_have_count(0)


def test_whoever_waits_can_note_their_next_move_and_finds_it_where_they_write(browser: Browser, table: Table):
    game = table.do(table.room.started())
    room = table.room
    first = table.do(room.mover(game))
    other = room.bob if first is room.alice else room.alice
    waiting, holder = table.board(browser, game, other, viewport=WIDE)
    waiting.locator("#draft summary").click()
    waiting.locator("#draft textarea").fill("throw")
    waiting.reload()
    expect(waiting.locator("#draft textarea")).to_have_value("throw")
    link = f"{waiting.url}#{room.bot.keys.ticket(holder)}"
    waiting.goto("about:blank")
    waiting.goto(link)
    expect(waiting.locator("#title")).not_to_be_empty()
    expect(waiting.locator("#draft textarea")).to_have_value("")
    mine, _ = table.board(browser, game, first, viewport=WIDE)
    expect(mine.locator("#draft")).to_be_hidden()
    mine.evaluate("sessionStorage.setItem('draft', 'stay')")
    mine.get_by_role("button", name="Type it").click()
    expect(mine.locator("#form [name=text]")).to_have_value("stay")


def test_news_during_a_press_are_not_lost(browser: Browser, table: Table):
    room, game = table.room, table.do(table.room.started())
    first = table.do(room.mover(game))
    waiting, _ = table.board(browser, game, room.bob if first is room.alice else room.alice, viewport=WIDE)

    def late(route: Route) -> None:
        answer = route.fetch()
        table.do(room.by_buttons(first, Random(1)))
        waiting.wait_for_timeout(2500)  # what the others do is told each second
        route.fulfill(response=answer)

    waiting.route("**/board/press", late, times=1)
    before = waiting.locator("#log li").count()
    waiting.locator("#theme").click()
    expect(waiting.locator("#log li")).not_to_have_count(before)
