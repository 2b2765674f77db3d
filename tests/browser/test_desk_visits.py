"""The visits of the transcripts on the page of the local table, with the real bot behind it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from bot.app import create_bot
from bot.desk.discord.interactions import Interaction
from tests.bot.conftest import (  # noqa: F401 - fixtures
    no_settings_from_outside,
    no_waiting_for_the_disk,
    same_dice,
    same_workers,
    settings,
    translate_once,
    unhurried,
)
from tests.bot.room import Room
from tests.browser.conftest import NAMES, arguments
from tests.browser.screens import Screens
from tests.transcripts.visits import VISITS

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(900)]
#: Those that `make test` presses: two lobbies, a list, what a unit can do, an answer by buttons.
SOME = {"starwars-lobby", "armada-lobby", "looking", "stargate-unit", "starwars-by-buttons"}
SOONER_OR_LATER = [pytest.param(x, marks=() if x in SOME else pytest.mark.long) for x in sorted(VISITS)]
DEFERRED = {"type": 6}


@pytest_asyncio.fixture
async def chromium() -> AsyncIterator[Browser]:
    """Open Chromium on this test's own loop, on which the bot runs as well."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; on Debian: apt install chromium")
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(executable_path=found, args=arguments())


@pytest_asyncio.fixture
async def screens(chromium, settings, monkeypatch) -> AsyncIterator[Screens]:  # noqa: F811
    """A room, and everybody's page on it, at which they press from now on."""
    translate_once(monkeypatch)
    unhurried(monkeypatch)
    async with Room.open(create_bot(settings), settings) as room:
        screens = Screens(room, chromium)
        await screens.open()
        with screens.pressing(monkeypatch):
            yield screens
        await screens.close()


@pytest.mark.parametrize("name", SOONER_OR_LATER)
async def test_every_press_has_a_word_on_the_page_where_it_was_made(name, screens, monkeypatch):
    room = screens.room
    await VISITS[name].script(room, monkeypatch)
    await screens.press_the_rest(room.alice, room.bob)
    assert screens.pressed
    assert screens.wrong == []


@pytest.mark.long
async def test_a_press_of_which_nothing_comes_is_found(screens, monkeypatch):
    room = screens.room
    await room.slash(room.alice, "new", title="starwars")

    def silent(x: Interaction) -> None:
        room.discord.interactions.answer(str(x.id), x.token, DEFERRED, [])

    monkeypatch.setattr(room.discord, "tell", silent)
    await room.press(room.alice, room.live(), "ⓘ")
    assert len(screens.wrong) == 1
    assert "nothing has changed yet" in screens.wrong[0]
