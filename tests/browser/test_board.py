"""A board touched in Chromium, at the local table: opened from the chat, moved on, seen by the other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.desk import Desk, running
from tests.browser.test_desk import PATIENCE, opened, started
from tests.browser.test_replay_page import AXE

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 900}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with running(tmp_path) as desk:
        yield desk


def kept(page: Page, name: str) -> None:
    if folder := os.environ.get("NULLGATE_KEEP_PAGES"):
        page.screenshot(path=Path(folder) / f"board-{name}.png")


def board(page: Page, context: BrowserContext, player: object) -> tuple[Page, list[str]]:
    """Press "Open board" below the newest post, and follow the link."""
    player.press("Open board")
    link = player.root.locator("a.button", has_text="Open board").last
    address = link.get_attribute("href")
    shown, heard = context.new_page(), list[str]()
    shown.set_default_timeout(PATIENCE)
    shown.on("console", lambda m: heard.append(m.text) if m.type == "error" else None)
    shown.on("pageerror", lambda e: heard.append(str(e)))
    shown.goto(address)
    expect(shown.locator("#title")).not_to_be_empty()
    assert "#" not in shown.url, "the ticket is gone from the address"
    return shown, heard


def done(page: Page) -> str:
    """Count the answers that a page has had."""
    return page.locator("body").get_attribute("data-done") or ""


def touch(page: Page, spot: str) -> None:
    """Touch a spot and wait for what comes of it."""
    page.locator(spot).first.dispatch_event("click")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_ship_moves_by_touch_and_the_others_board_follows(
    browser: Browser, desk: Desk, size: dict[str, int]
):
    page, alice, bob = opened(browser, desk)
    first, second = started(page, alice, bob)
    how = {
        "viewport": size,
        "color_scheme": "light" if size is PHONE else "dark",
        "bypass_csp": size is PHONE,
    }  # axe needs that
    context = browser.new_context(**how, has_touch=size is PHONE)
    mine, heard = board(page, context, first)
    theirs, _ = board(page, context, second)
    expect(theirs.locator("#text")).to_contain_text("not your turn")
    expect(theirs.locator(".spot")).to_have_count(0)
    kept(mine, f"starwars-{size['width']}")
    mine.reload()
    expect(mine.locator("#title")).not_to_be_empty()
    log = theirs.locator("#log li").count()
    for _ in range(12):
        if not mine.locator(".spot").count():
            break
        n = done(mine)
        ends = mine.locator(".spot.to")
        if not ends.count():
            touch(mine, ".spot.from")
            expect(ends.first).to_be_visible()
        touch(mine, ".spot.to")
        several = mine.locator("#several button")
        if several.count():
            several.first.click()
        expect(mine.locator("body")).not_to_have_attribute("data-done", n)
        if (sure := mine.locator("#bar .good")).count():
            sure.click()
            expect(sure).to_have_count(0)
    expect(mine.locator(".spot")).to_have_count(0)
    expect(theirs.locator(".spot").first).to_be_attached()
    assert theirs.locator("#log li").count() > log, "what happened is told"
    axe = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    for x in (mine, theirs) if size is PHONE else ():
        x.evaluate(axe)
        assert x.evaluate(AXE) == []
    kept(theirs, f"starwars-after-{size['width']}")
    expect(second.root.locator(".messages")).to_contain_text("’s ship ")
    assert not heard
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_board_opens_beside_the_chat_and_closes(browser: Browser, desk: Desk, size: dict[str, int]):
    page, alice, bob = opened(browser, desk)
    first, _ = started(page, alice, bob)
    page.set_viewport_size(size)
    if size is PHONE:  # one screen at a time
        page.locator("#people button", has_text=first.root.get_attribute("data-name")).click()
    first.press("Open board")
    first.root.locator("a.button", has_text="Open board").last.click()
    pane = first.root.locator("section.board")
    inside = pane.frame_locator("iframe")
    expect(inside.locator("#title")).not_to_be_empty()
    expect(inside.locator(".spot").first).to_be_attached()
    box, chat = pane.bounding_box(), first.root.locator(".chat").bounding_box()
    assert box
    assert chat
    assert min(box["width"], chat["width"]) >= 300
    assert min(box["height"], chat["height"]) >= 300
    kept(page, f"beside-{size['width']}")
    assert len(page.context.pages) == 1
    pane.get_by_role("button", name="Close the board").click()
    expect(pane).to_have_count(0)
    expect(first.root.locator(".messages")).to_be_visible()
