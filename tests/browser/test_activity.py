"""The board inside Discord, in Chromium: a page around it on another origin says who is here."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect
from pydantic import SecretStr

from bot import app
from bot.app import create_bot
from bot.settings import Settings
from bot.web.activity import ActivityDoor
from tests.bot.boards.test_touching import begins
from tests.bot.room import Room
from tests.browser.discord_client import Client
from tests.browser.test_desk import PATIENCE
from tests.shared.workers import ReusedWorkers, ThinkersHere

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SECRET = "s3cret-of-the-application-0123456789"


class Stage:
    """A room in a thread of its own, whose boards are opened inside a Discord of ours."""

    def __init__(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._open(settings, monkeypatch)))
        self._thread.start()
        assert self._ready.wait(60)

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._over.set)
        self._thread.join(30)

    async def _open(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        bot = create_bot(settings)
        async with Room.open(bot, settings) as self.room:
            self.client = Client(self.room.world)
            await self.client.open()
            door = partial(ActivityDoor, parents=(self.client.parent,))
            await bot.web.close()
            monkeypatch.setattr(app, "ActivityDoor", door)
            await bot._open_web()
            self.client.target = f"http://127.0.0.1:{bot.web.port}"
            self.room.world.enable_activities(SECRET)
            self.game = await self.room.started()
            self._ready.set()
            await self._over.wait()
            await self.client.close()

    def instance(self, who: Any) -> str:
        """Press "Open board", and return the Activity that Discord opens."""
        result = self.do(self.room.press(who, self.room.live(), "Open board"))
        assert result.outcome.callback == {"type": 12}
        return result.outcome.interaction.instance

    def moved(self, board: FrameLocator) -> None:
        """Move a ship by touch, and wait until the game has heard of it."""
        until, n = time.monotonic() + PATIENCE / 1000, self.entries()
        board.locator(".spot.from").first.dispatch_event("click")
        board.locator(".spot.to").first.dispatch_event("click")
        if board.locator("#several button").count():
            board.locator("#several button").first.click()
        while self.entries() == n:
            assert time.monotonic() < until, "no ship has moved"
            time.sleep(0.05)

    def entries(self) -> int:
        """Count the entries of the game."""
        return len(self.do(self.room.bot.store.entries(self.game)))


@pytest.fixture
def stage(tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    expect.set_options(timeout=PATIENCE)
    begins(monkeypatch, dice=(3, 1))
    monkeypatch.setattr(app, "Workers", ReusedWorkers)
    monkeypatch.setattr(app, "Thinkers", ThinkersHere)
    data = tmp_path / "var"
    data.mkdir()
    shutil.copy(migrated, data / "nullgate.db")
    stage = Stage(
        Settings(data=data, pace=0, reports=0, web=("127.0.0.1:0"), client_secret=SecretStr(SECRET)),
        monkeypatch,
    )
    yield stage
    stage.close()


def client(browser: Browser, stage: Stage, who: Any, at: str = "") -> tuple[Page, list[str]]:
    """Open Discord's page as somebody, with a fast clock."""
    page, heard = browser.new_context(viewport={"width": 1100, "height": 800}).new_page(), list[str]()
    page.on(
        "console", lambda m: heard.append(m.text) if m.type == "error" and "favicon" not in m.text else None
    )
    page.on("pageerror", lambda e: heard.append(str(e)))
    page.clock.install()
    page.goto(f"{at or stage.client.parent}/?user={who.id}")
    return page, heard


def opened(page: Page, instance: str, policy: str = "strict-origin-when-cross-origin") -> FrameLocator:
    page.evaluate("([x, policy]) => open_(x, policy)", [instance, policy])
    return page.frame_locator("iframe")


@pytest.mark.parametrize("policy", ["strict-origin-when-cross-origin", "no-referrer"])
def test_a_ship_moves_inside_discord(browser: Browser, stage: Stage, policy: str) -> None:
    room = stage.room
    page, wrong = client(browser, stage, room.alice)
    board = opened(page, stage.instance(room.alice), policy)
    expect(board.locator("#title")).not_to_be_empty()
    stage.moved(board)
    shake, ask = page.evaluate("heard")
    app_id = str(room.world.app.id)
    assert shake == [0, {"v": 1, "encoding": "json", "client_id": app_id, "frame_id": "f-1"}]
    assert (ask[0], ask[1]["cmd"], ask[1]["args"]["scope"]) == (1, "AUTHORIZE", ["identify"])
    assert wrong == []
    page.reload()
    board = opened(page, stage.instance(room.alice), policy)
    expect(board.locator("#title")).not_to_be_empty()


def test_both_play_in_one_activity_though_its_proxy_holds_streams_back(
    browser: Browser, stage: Stage
) -> None:
    room, stage.client.holds_back = stage.room, True
    instance = stage.instance(room.alice)
    room.world.enter_activity(room.bob.person.user, room.channel.channel)
    mine, theirs = client(browser, stage, room.alice)[0], client(browser, stage, room.bob)[0]
    first, second = opened(mine, instance), opened(theirs, instance)
    expect(first.locator(".spot").first).to_be_attached()
    expect(second.locator("#text")).to_contain_text("not your turn")
    log = second.locator("#log li").count()
    stage.moved(first)
    for seconds in (9, 6):  # until it has seen that no stream comes, and until it asks
        theirs.clock.fast_forward(1000 * seconds)
        theirs.wait_for_timeout(300)
    expect(second.locator("#log li")).not_to_have_count(log)
    assert stage.client.asked.count("/board/news") == 2, "each tried once"


def test_who_says_no_or_is_not_there_has_no_board(browser: Browser, stage: Stage) -> None:
    room = stage.room
    instance = stage.instance(room.alice)
    page, _ = client(browser, stage, room.bob)
    for user in (room.bob.id, 1):
        page.goto(f"{stage.client.parent}/?user={user}")
        expect(opened(page, instance).locator("#gone")).to_contain_text("No board of yours is open here.")
    assert not room.bot.keys.count(room.bob.id)


def test_a_client_that_closes_the_line_leaves_no_board(browser: Browser, stage: Stage) -> None:
    page, _ = client(browser, stage, stage.room.alice)
    page.route("**/code?*", lambda route: None)  # nobody has agreed yet
    board = opened(page, stage.instance(stage.room.alice))
    page.wait_for_function("heard.length === 2")
    page.evaluate("document.querySelector('iframe').contentWindow.postMessage([2, { code: 1000 }], '*')")
    expect(board.locator("#gone")).to_be_visible()


def test_on_a_phone_discord_speaks_to_the_window_itself(browser: Browser, stage: Stage) -> None:
    """There the Activity is a page of its own, and what holds it puts words into its window.

    Whoever comes after them to the same window has no board of theirs.
    """
    room = stage.room
    instance, code = stage.instance(room.alice), room.world.authorize(room.alice.person.user)
    page = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    page.add_init_script(
        """addEventListener("message", ({ data: [kind, asked] }) => {
      const ready = { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: {} } };
      if (kind === 0) postMessage([1, ready]);
      const { cmd, nonce, args } = asked;
      if (args) postMessage([1, { cmd, evt: null, nonce, data: { code: CODE } }]);
    });""".replace("CODE", f"'{code}'")
    )
    address = f"{stage.client.proxy}/?instance_id={instance}&frame_id=f-1&platform=mobile"
    page.goto(address)
    expect(page.locator("#title")).not_to_be_empty()
    page.goto(address)
    expect(page.locator("#gone")).to_be_visible()


def test_a_strangers_page_cannot_hold_ours(browser: Browser, stage: Stage) -> None:
    page, _ = client(browser, stage, stage.room.alice, stage.client.stranger)
    page.evaluate(
        '(x) => { document.body.innerHTML = `<iframe src="${x}/?frame_id=f&instance_id=i"></iframe>` }',
        stage.client.target,
    )
    page.wait_for_timeout(500)
    assert page.frame_locator("iframe").locator("#title").count() == 0
    assert page.evaluate("document.querySelector('iframe').contentDocument") is None


def test_a_stranger_around_ours_hears_nothing_and_is_not_believed(browser: Browser, stage: Stage) -> None:
    """As if Discord's proxy let anybody hold our page."""
    stage.client.ancestors = "*"
    instance = stage.instance(stage.room.alice)
    page, _ = client(browser, stage, stage.room.alice, stage.client.stranger)
    board = opened(page, instance)
    expect(board.locator("#board")).to_be_attached()
    page.wait_for_timeout(300)
    page.evaluate("""() => {
      const to = document.querySelector("iframe").contentWindow;
      to.postMessage([1, { cmd: "DISPATCH", evt: "READY", nonce: null, data: {} }], "*");
    }""")
    page.wait_for_timeout(300)
    assert page.evaluate("heard") == []
    page.clock.fast_forward(31_000)
    expect(board.locator("#gone")).to_be_visible()
    assert "/board/activity/enter" not in stage.client.asked


def test_a_window_beside_ours_is_not_believed(browser: Browser, stage: Stage) -> None:
    """A frame of the same page as ours, of Discord's own origin even: only the page around us is asked."""
    room = stage.room
    page, _ = client(browser, stage, room.alice)
    page.route("**/code?*", lambda route: None)  # nobody has agreed yet
    board = opened(page, stage.instance(room.alice))
    expect(board.locator("#board")).to_be_attached()
    page.wait_for_function("heard.length === 2")
    code = room.world.authorize(room.bob.person.user)
    page.evaluate(
        """async ([code]) => {
      const beside = document.createElement("iframe");
      beside.srcdoc = "<p>beside</p>";
      document.body.append(beside);
      await new Promise((done) => { beside.onload = done; });
      const nonce = heard[1][1].nonce;
      const said = JSON.stringify([1, { cmd: "AUTHORIZE", evt: null, nonce, data: { code } }]);
      beside.contentWindow.eval(`parent.frames[0].postMessage(${said}, "*")`);
    }""",
        [code],
    )
    page.wait_for_timeout(500)
    assert "/board/activity/enter" not in stage.client.asked
    assert not room.bot.keys.count(room.alice.id)
