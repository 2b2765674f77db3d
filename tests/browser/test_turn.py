"""A person plays a turn at the local table with a mouse; the test looks at what is on the page."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Locator, Page, expect
from playwright.sync_api import TimeoutError as NotShown

from render.core.scene import PHONE as POST
from tests.local.running import Running, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WIDE, NARROW = {"width": 1440, "height": 900}, {"width": 420, "height": 860}
PHONE = {"width": 390, "height": 844}


class Player:
    """One player's part of the page."""

    def __init__(self, page: Page, name: str) -> None:
        self.name = name
        self.section = page.locator("section").filter(has=page.locator("h2", has_text=name))
        self.table, self.dm = frame(page, f"{name}:#table"), frame(page, f"{name}:DM")

    def newest(self) -> Locator:
        return self.table.locator(".channel-message").last

    def button(self, label: str) -> Locator:
        return self.table.locator(".channel-message button.component-button", has_text=label).last

    def press(self, label: str) -> None:
        ready = self.button(label)
        expect(ready).to_have_attribute("aria-disabled", "false")
        ready.click()

    def choose(self) -> None:
        """Take the first choice of the newest message: in its select, or by button when there are few."""
        select = self.newest().locator("[aria-haspopup=listbox], [role=combobox]").first
        if select.count() == 0:
            self.newest().locator("button.button-style-1").first.click()
            return
        option = self.table.locator("[role=option]:visible").first
        select.click()
        try:
            option.wait_for(timeout=10_000)
        except NotShown:  # the message was changed while its list was open, which shut it
            select.click()
        option.click()

    def move(self, told: re.Pattern[str]) -> None:
        """Choose a ship and its number, and the space as well if it jumps."""
        self.choose()
        mine = self.newest().filter(has_text="Only you can see this")
        expect(mine.or_(self.table.locator(".channel-message", has_text=told)).first).to_be_visible()
        if mine.count():
            self.choose()

    def tab(self, label: str) -> Locator:
        return self.section.get_by_role("button", name=re.compile(f"^{label}"))


def frame(page: Page, name: str) -> Frame:
    for _ in range(100):  # a page that comes back rebuilds its frames, so one just found may be gone
        pane = page.wait_for_selector(f"iframe[name='{name}']", state="attached")
        found = pane.content_frame() if pane else None  # by its element: its name may not be known yet
        if found:
            break
        page.wait_for_timeout(100)
    assert found
    found.wait_for_selector("#preview-app[aria-busy=false]")
    return found


def opened(browser: Browser, table: Running) -> tuple[Page, list[str]]:
    page = browser.new_page(viewport=WIDE)
    page.set_default_timeout(60_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: said.type == "error" and wrong.append(said.text))
    page.goto(table.address)
    return page, wrong


def seated(page: Page) -> tuple[Player, Player]:
    """Start the game with both players; give the one who moves first, then the other."""
    alice, bob = Player(page, "Alice"), Player(page, "Bob")
    expect(alice.newest()).to_contain_text("who plays?")
    bob.press("Join as Orange")
    expect(alice.newest()).to_contain_text("Bob")
    alice.press("Start")
    expect(bob.newest()).to_contain_text(re.compile("throws (\\d and \\d|a double \\d)"))
    expect(alice.newest()).to_contain_text("goes first")
    alice_first = "Alice goes first" in alice.newest().inner_text()
    return (alice, bob) if alice_first else (bob, alice)


def picture_is_drawn(message: Locator) -> None:
    picture = message.locator("img[alt*='SOL']").last
    expect(picture).to_be_visible()
    until = time.monotonic() + 20
    while picture.evaluate("p => p.complete ? p.naturalWidth : 0") != POST[0]:
        assert time.monotonic() < until, "the picture never loaded"
        time.sleep(0.1)
    assert "SOL" in (picture.get_attribute("alt") or "")


def test_a_turn_is_played_with_the_mouse(browser: Browser, table: Running):
    page, wrong = opened(browser, table)
    expect(page.locator("h1")).to_contain_text("Nullgate")
    expect(page.locator("#how li")).to_have_count(3)
    first, second = seated(page)
    picture_is_drawn(first.newest())
    picture_is_drawn(second.newest())
    if keep := os.environ.get("NULLGATE_KEEP_PICTURE"):
        page.wait_for_timeout(1500)
        page.screenshot(path=Path(keep))
    before = second.table.locator(".channel-message").count()
    told = re.compile(rf"{first.name} moves ship \d+ by \d from [A-Z]+-\d+ to ")
    first.move(told)  # the third click
    expect(second.newest()).to_contain_text(told)
    expect(second.table.locator(".channel-message")).to_have_count(before)  # the post of the throw has grown
    expect(first.table.locator(".channel-message", has_text=told).last).to_be_visible()
    picture_is_drawn(second.newest())
    assert wrong == []
    page.close()


def test_secrets_are_on_their_owners_screen_alone(browser: Browser, table: Running):
    page, _ = opened(browser, table)
    first, second = seated(page)
    expect(first.tab("DM")).to_have_class(re.compile("unread"))
    first.tab("DM").click()
    expect(first.tab("DM")).not_to_have_class(re.compile("unread"))
    expect(first.dm.locator("body")).to_contain_text("You play")
    link = first.dm.locator("a[href*='/channels/']").first
    expect(link).to_be_visible()
    link.click()
    expect(first.tab("#table")).to_have_attribute("aria-pressed", "true")
    first.press("My hand")
    expect(first.newest()).to_contain_text("You hold no planet cards")
    for shown in (second.table, second.dm):
        assert "planet cards" not in shown.locator("body").inner_text()
        assert "planet cards" not in str(shown.evaluate("JSON.stringify(window.simcordPreview)"))
    expect(second.dm.locator("body")).to_contain_text("You play")
    page.close()


def test_one_screen_at_a_time_and_on_a_narrow_one(browser: Browser, table: Running):
    page, _ = opened(browser, table)
    alice, bob = Player(page, "Alice"), Player(page, "Bob")
    expect(alice.section).to_be_visible()
    expect(bob.section).to_be_visible()
    page.get_by_role("button", name="One at a time").click()
    expect(bob.section).to_be_hidden()
    page.get_by_role("button", name="Bob", exact=True).click()
    expect(bob.section).to_be_visible()
    expect(alice.section).to_be_hidden()
    page.get_by_role("button", name="Side by side").click()
    expect(alice.section).to_be_visible()
    page.set_viewport_size(NARROW)
    expect(alice.section).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    bob.press("Join as Orange")
    expect(bob.table.locator("body")).to_contain_text("You are Orange")
    page.close()


def walked_by_form(player: Player) -> None:
    """Send a figure three inches north by a form, without typing."""
    player.press("Order ")
    expect(player.newest()).to_contain_text("Only you can see this")
    player.press("Move to")
    form = player.table.get_by_role("dialog")
    form.locator("label", has_text=re.compile("^north$")).click()
    form.locator("[aria-haspopup=listbox], [role=combobox]").last.click()
    player.table.locator("[role=option]:visible", has_text=re.compile("^3″$")).click()
    form.get_by_role("button", name="Submit").click()
    expect(player.newest().locator("button.component-button", has_text="Confirm")).to_be_visible()


def test_another_title_is_chosen_on_the_page_and_a_second_game_has_a_tab(browser: Browser, table: Running):
    page, wrong = opened(browser, table)
    alice, bob = Player(page, "Alice"), Player(page, "Bob")
    for n, title in enumerate(("Skirmish", "Armada")):
        page.get_by_role("button", name="New game").click()
        page.get_by_text(title, exact=True).click()
        page.get_by_role("button", name="Open", exact=True).click()
        if n == 0:
            card = alice.table.locator(".channel-message", has_text=f"{title}: who plays?")
            expect(card).to_be_visible()
            card.locator("button.component-button", has_text="Start").click()
            expect(bob.table.locator("body")).to_contain_text("Turn 1 of")
            walked_by_form(alice)
    tab = alice.tab("Armada")
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(bob.tab("Armada")).to_have_attribute("aria-pressed", "false")
    bob.tab("Armada").click()
    expect(frame(page, "Bob:Armada").locator("body")).to_contain_text("Armada: who plays?")
    assert wrong == []
    page.close()


def test_the_page_goes_to_the_answer_of_one_s_own_command(browser: Browser, table: Running):
    page, wrong = opened(browser, table)
    page.set_viewport_size({"width": 1440, "height": 520})
    first, _ = seated(page)
    line = first.table.locator("#channel-composer-input")
    picture_is_drawn(first.newest())
    first.table.locator("#channel-timeline").hover()
    page.mouse.wheel(0, -9000)
    page.wait_for_timeout(400)
    expect(first.button("Throw the dice")).not_to_be_in_viewport()
    line.fill("/help")
    expect(first.table.locator(".command-entry").first).to_be_visible()
    line.press("Enter")
    first.table.locator(".command-row").press("Enter")
    expect(first.newest()).to_contain_text("Only you can see this")
    expect(first.newest().locator("button.component-button").last).to_be_in_viewport()
    line.fill("/game new")
    expect(first.table.locator(".command-entry").first).to_be_visible()
    line.press("Enter")
    expect(first.table.locator(".command-suggestion")).to_have_count(4)  # before a letter is typed
    assert wrong == []
    page.close()


def test_a_second_window_as_narrow_as_a_phone_fits_and_has_pictures(browser: Browser, table: Running):
    page, _ = opened(browser, table)
    seated(page)
    phone = browser.new_page(viewport=PHONE)
    phone.goto(table.address)
    mine = Player(phone, "Alice")
    for shown in (mine.table, mine.dm):
        assert shown.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    picture_is_drawn(mine.newest())
    drawn = mine.newest().locator("img[alt*='SOL']").last.bounding_box()
    assert drawn
    assert drawn["width"] > 0.8 * PHONE["width"]
    assert drawn["x"] + drawn["width"] <= PHONE["width"]
    phone.get_by_role("button", name="New game").click()
    dialog = phone.get_by_role("dialog").bounding_box()
    assert dialog
    assert dialog["x"] >= 0
    assert dialog["x"] + dialog["width"] <= PHONE["width"]
    phone.close()
    page.close()


def test_a_page_left_open_comes_back_when_the_table_does(browser: Browser, tmp_path: Path):
    with running(tmp_path) as table:
        page, _ = opened(browser, table)
        Player(page, "Alice")
        port = table.address.rstrip("/").rpartition(":")[2]
        assert table.stop() == 0
        expect(page.locator("#stopped")).to_be_visible()
    with running(tmp_path, "--port", port) as table:
        expect(page.locator("#stopped")).to_be_hidden()
        expect(Player(page, "Alice").newest()).to_contain_text("who plays?")
        assert table.stop() == 0
    page.close()
