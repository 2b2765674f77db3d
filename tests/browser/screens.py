"""The page of the local table on a room with the real bot: what people press there has a word."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from bot.desk.discord.messages import walk
from bot.desk.discord.things import Channel, Delivery, Json, Message
from bot.desk.pages import Pages
from bot.desk.people import Outcome
from tests.bot.people import Actor
from tests.bot.room import Room

BUTTON, SELECT = 2, 3
#: Seconds that a busy machine may take for a press.
PATIENCE = 60
#: What a page says of a press that came to nothing.
NOTHING = ("nothing has changed", "did not answer", "table failed", "not sent", "Still waiting")
#: All that a person reads on their screen, with pictures and what can be pressed.
SHOWN = """name => {
    const seat = document.querySelector(`.seat[data-name="${name}"]`);
    return seat.textContent + [...seat.querySelectorAll("img")].map(x => x.src)
        + [...seat.querySelectorAll(".message button")].map(x => x.disabled);
}"""
RESTED = """name => !document.querySelector(`.seat[data-name="${name}"] [aria-busy="true"]`)"""
WORDS = """name => [...document.querySelectorAll(`.seat[data-name="${name}"] :is(.word, .notice)`)]
    .map(x => x.textContent).join(" ")"""


class Screens:
    """Everybody's page.

    `pressed`: what was pressed there; `beside`: what it could not show; `wrong`: presses without a word.
    """

    def __init__(self, room: Room, browser: Browser) -> None:
        self.room, self._browser = room, browser
        self.pressed = list[tuple[str, str]]()
        self.beside, self.wrong = list[str](), list[str]()
        self._pages: dict[int, Page] = {}
        self._outcomes = asyncio.Queue[Outcome]()
        self._told = 0
        table: Any = SimpleNamespace(
            world=room.world, interactions=room.discord.interactions, people=[], run="visit", up=True,
            log="desk.log", unheard=list,
            kept=SimpleNamespace(key="key", icons={}, table=room.channel.channel),
        )  # fmt: skip
        self._table, self.pages = table, Pages(table, 0)

    async def open(self) -> None:
        """Serve the page, and show on it whatever is shown."""
        await self.pages.start()
        self.room.world.watchers.append(self._show)

    def _show(self, x: Delivery) -> None:
        channel = self.room.world.channels.get(x.channel)
        if channel is not None and channel.guild in {None, self.room.guild.guild}:
            self.pages.changed(channel)
            self.pages.show(x)

    async def close(self) -> None:
        """Show nothing any more."""
        self.room.world.watchers.remove(self._show)
        for x in self._pages.values():
            await x.close()
        await self.pages.stop()

    async def _page(self, who: Actor) -> Page:
        if who.id not in self._pages:
            self._table.people = [*(x for x in self._table.people if x.id != who.id), who]
            page = await self._browser.new_page(viewport={"width": 900, "height": 1400})
            page.set_default_timeout(PATIENCE * 1000)
            page.on("pageerror", lambda error: self.wrong.append(f"the page failed: {error}"))
            await page.goto(f"{self.pages.address}&as={who.user.name}")
            await page.locator(".composer").wait_for()
            self._pages[who.id] = page
        return self._pages[who.id]

    # -- presses -----------------------------------------------------------------------------------------

    @contextmanager
    def pressing(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Have whatever people press be pressed on their page."""
        press, select, act = Actor.press, Actor.select, Actor.act

        async def acted(who: Actor, *given: Any, **more: Any) -> Outcome:
            outcome = await act(who, *given, **more)
            self._outcomes.put_nowait(outcome)
            return outcome

        async def pressed(who: Actor, at: Message, wanted: str, *, stale: Json | None = None) -> Outcome:
            if self._offers(who, at, wanted, BUTTON):
                return await self._press(who, at, wanted)
            self.beside.append(wanted)
            return await press(who, at, wanted, stale=stale)

        async def chosen(
            who: Actor, at: Message, wanted: str, *values: str, stale: Json | None = None
        ) -> Outcome:
            found = self._offers(who, at, wanted, SELECT)
            every = [x["value"] for x in found["options"]] if found else []
            if found and len(values) == found["max_values"] == 1 and values[0] in every:
                return await self._press(who, at, wanted, every.index(values[0]))
            self.beside.append(wanted)
            return await select(who, at, wanted, *values, stale=stale)

        patch.setattr(Actor, "act", acted)
        patch.setattr(Actor, "press", pressed)
        patch.setattr(Actor, "select", chosen)
        yield

    def _offers(self, who: Actor, at: Message, wanted: str, kind: int) -> Json | None:
        """Return a control if the message, as it is now, lets them use it."""
        if at.id not in at.channel.messages or at not in who.sees(at.channel):
            return None
        every = (x for x in walk(at.json["components"]) if x.get("custom_id") == wanted)
        return next((x for x in every if x["type"] == kind and not x.get("disabled")), None)

    async def _press(self, who: Actor, at: Message, wanted: str, line: int | None = None) -> Outcome:
        page, name = await self._page(who), who.user.name.capitalize()
        await self._goes_to(page, at.channel)
        control = page.locator(f'.message[data-id="{at.id}"] [data-id={json.dumps(wanted)}]')
        label = (await control.inner_text()).strip()
        self.pressed.append((label, wanted))
        before = await page.evaluate(SHOWN, name)
        while not self._outcomes.empty():
            self._outcomes.get_nowait()
        await control.click()
        if line is not None:
            await page.get_by_role("option").nth(line).click()
        outcome = await asyncio.wait_for(self._outcomes.get(), PATIENCE)
        await page.wait_for_function(RESTED, arg=name)
        said = await page.evaluate(WORDS, name)
        if await page.evaluate(SHOWN, name) == before or any(x in said for x in NOTHING):
            self.wrong.append(f"{name} pressed {label!r} ({wanted}), and the page says: {said.strip()!r}")
        if outcome.modal is not None:
            await page.locator(".form").get_by_role("button", name="Cancel").click()
        return outcome

    async def _goes_to(self, page: Page, channel: Channel) -> None:
        tab = page.locator(f'.tab[data-channel="{channel.id}"]')
        if await tab.get_attribute("aria-current") != "page":
            await tab.click()

    # -- what nobody has pressed -------------------------------------------------------------------------

    async def press_the_rest(self, *people: Any) -> None:
        """Have people press whatever they are still offered, each kind of control once."""
        known = {_kind(x) for _, x in self.pressed}
        for who in (x.person for x in people):
            while found := self._next(who, known):
                at, control = found
                known.add(_kind(control["custom_id"]))
                line = len(control["options"]) - 1 if control["type"] == SELECT else None
                await self._press(who, at, control["custom_id"], line)
                await self.room.settled()

    def _next(self, who: Actor, known: set[str]) -> tuple[Message, Json] | None:
        channels = (self.room.channel.channel, who.dms)
        shown = [m for c in channels for m in reversed(who.sees(c))]
        return next(
            (
                (m, x)
                for m in shown
                for x in walk(m.json["components"])
                if x.get("custom_id") and _kind(x["custom_id"]) not in known
                and (x["type"] == BUTTON or (x["type"] == SELECT and x["max_values"] == 1))
                and not x.get("disabled")
            ),
            None,
        )  # fmt: skip


def _kind(custom_id: str) -> str:
    """Return what a control is for: its kind, whichever game and answer it is of."""
    return ":".join(custom_id.split(":")[:2])
