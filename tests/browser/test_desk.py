"""Two people open a game of Starwars on the page of the local table, with the real bot behind it."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.desk import Desk, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]
#: Milliseconds in which a busy machine starts the bot, draws a picture or carries out a press.
PATIENCE = 60_000


class Player:
    """One person's screen."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.root = page.locator(f".seat[data-name={name}]")
        self.messages = self.root.locator(".message")

    def button(self, label: str | re.Pattern[str]) -> Locator:
        return self.root.locator(".messages").get_by_role("button", name=label).last

    def press(self, label: str | re.Pattern[str]) -> None:
        self.button(label).click()

    def tab(self, label: str) -> Locator:
        return self.root.locator(".tab", has_text=label)

    def command(self, name: str) -> None:
        """Begin a command; its first field has the focus."""
        self.root.locator(".text-box").fill(f"/{name} ")
        expect(self.root.locator(".command .slash")).to_have_text(f"/{name}")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with running(tmp_path) as desk:
        yield desk


def opened(browser: Browser, desk: Desk, **how: object) -> tuple[Page, Player, Player]:
    page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme="dark", **how)
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page.goto(desk.address)
    expect(page.locator("#state")).to_be_hidden()
    expect(page.locator(".message .button", has_text="Join").first).to_be_visible()
    return page, Player(page, "Alice"), Player(page, "Bob")


def started(page: Page, alice: Player, bob: Player) -> tuple[Player, Player]:
    """Start the game with both players; give the one who moves first, then the other."""
    bob.press("Join")
    expect(alice.button("Start")).to_be_enabled()
    alice.press("Start")
    expect(bob.root.locator(".messages")).to_contain_text("goes first")
    told = bob.root.locator(".messages").inner_text()
    return (alice, bob) if "Alice goes first" in told else (bob, alice)


def pictures_are_drawn(player: Player) -> None:
    until = time.monotonic() + PATIENCE / 1000
    pictures = "x => [...x.querySelectorAll('.picture img')].map(i => i.complete ? i.naturalWidth : 0)"
    while not (found := player.root.evaluate(pictures)) or not all(found):
        assert time.monotonic() < until, f"a picture never loaded: {found}"
        time.sleep(0.1)


def test_two_people_open_a_game_and_move(browser: Browser, desk: Desk):
    page, alice, bob = opened(browser, desk)
    expect(alice.messages.filter(has_text="who plays?").last).to_be_visible()
    by_whom = re.compile("^Alice used /(new|join)$")  # the page of the second takes away that of the first
    expect(alice.root.locator(".answers").first).to_have_text(by_whom)
    expect(alice.messages.filter(has_text="Alice, host").last).to_be_visible()
    alice.press("Settings")
    alice.press("A word for the dice")
    form = alice.root.get_by_role("dialog")
    form.get_by_role("textbox").fill("a dragon")
    form.get_by_role("button", name="Submit").click()
    mine = alice.root.locator(".message.alone", has_text="Your word counts")
    expect(mine).to_be_visible()
    expect(bob.root.get_by_text("Your word counts")).to_have_count(0)
    mine.get_by_role("button", name="Dismiss").click()
    expect(mine).to_have_count(0)
    first, second = started(page, alice, bob)
    pictures_are_drawn(second)
    assert all(first.root.locator(".button .emoji").evaluate_all("x => x.map(i => i.naturalWidth > 0)"))
    told = re.compile(rf"{first.name}(’s ship \d+ (moved|jumped|drew)| captured)")
    first.command("move")
    page.get_by_role("option", name=re.compile(r"by \d to ")).first.click()
    first.root.get_by_role("button", name="Send", exact=True).click()
    expect(first.button("Confirm")).to_be_visible()
    if keep := os.environ.get("NULLGATE_KEEP_PICTURE"):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.mouse.move(720, 10)
        page.wait_for_timeout(1500)
        page.screenshot(path=Path(keep))
    first.press("Confirm")
    expect(second.root.locator(".messages")).to_contain_text(told)
    expect(first.root.locator(".text-box")).to_be_visible()
    second.press("My hand")
    expect(second.messages.last).to_contain_text("You hold no planet cards")
    expect(first.tab("DM")).to_have_class(re.compile("unread"))
    first.tab("DM").click()
    expect(first.messages.last).to_contain_text("You play")
    first.messages.last.get_by_role("button", name="#table").click()
    expect(first.tab("table")).to_have_attribute("aria-current", "page")
    assert "planet cards" not in first.root.inner_text()


def test_a_second_game_has_a_tab_and_menus_work_on_its_posts(browser: Browser, desk: Desk):
    page, alice, bob = opened(browser, desk)
    alice.command("new")
    page.get_by_role("option", name=re.compile("^Armada")).click()
    alice.root.get_by_role("button", name="+ where").click()
    page.get_by_role("option", name="In a new thread").click()
    page.keyboard.press("Enter")
    expect(bob.tab("Armada")).to_be_visible()
    bob.tab("Armada").click()
    expect(bob.messages.last).to_contain_text("Armada")
    started(page, *_table(alice, bob))
    shown = alice.messages.filter(has=page.locator(".gallery")).last
    shown.click(button="right", position={"x": 5, "y": 5})
    page.get_by_role("menuitem", name="Board as text").click()
    expect(alice.root.locator(".message.alone").last).to_contain_text("SOL")


def _table(alice: Player, bob: Player) -> tuple[Player, Player]:
    for x in (alice, bob):
        x.tab("table").click()
    return alice, bob


def test_a_restart_keeps_messages_and_pictures(browser: Browser, tmp_path: Path):
    with socket() as free:  # a port of its own: the usual one may be taken by another table between the two
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with running(tmp_path, port=port) as desk:
        page, alice, bob = opened(browser, desk)
        started(page, alice, bob)
        pictures_are_drawn(alice)
        told = alice.root.locator(".message:not(.alone) .card").all_inner_texts()
        desk.stop()
        expect(page.locator("#state")).to_contain_text("The table has stopped.")
    with running(tmp_path, port=desk.port) as desk:
        page.goto(desk.address)
        alice.messages.last.wait_for()
        assert alice.root.locator(".message:not(.alone) .card").all_inner_texts() == told
        pictures_are_drawn(alice)
        expect(page.locator("#state")).to_be_hidden()
        alice.press("My hand")
        expect(alice.messages.last).to_contain_text("You hold no planet cards")


def test_a_press_while_the_bot_is_down_follows_by_itself(browser: Browser, desk: Desk):
    page, alice, _ = opened(browser, desk)
    private = alice.root.locator(".message.alone")
    expect(private.filter(has_text="You are Blue")).to_be_visible()  # the table's own beginning is over
    before = private.count()
    os.kill(desk.bot(), signal.SIGKILL)
    expect(page.locator("#state")).to_contain_text("The bot is being started.")
    alice.press("ⓘ")
    expect(alice.root.locator("[aria-busy=true]")).to_have_count(1)
    expect(private).to_have_count(before + 1)
    expect(alice.root.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator("#state")).to_be_hidden()
    page.wait_for_timeout(1500)
    expect(private).to_have_count(before + 1)  # once, though it may have been told twice


def test_a_window_of_one_s_own_as_wide_as_a_phone(browser: Browser, desk: Desk):
    page, alice, bob = opened(browser, desk)
    started(page, alice, bob)
    with page.expect_popup() as window:
        bob.root.get_by_role("link", name="Open Bob's screen").click()
    phone = window.value
    phone.set_viewport_size({"width": 390, "height": 844})
    own = Player(phone, "Bob")
    pictures_are_drawn(own)
    expect(phone.locator(".seat")).to_have_count(1)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    drawn = own.root.locator(".gallery img").last.bounding_box()
    assert drawn
    assert drawn["width"] > 0.8 * 390
    assert drawn["x"] + drawn["width"] <= 390
    own.press("My hand")
    expect(bob.messages.last).to_contain_text("You hold no planet cards")  # one person, two windows
