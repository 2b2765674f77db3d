"""What a turn costs its players: clicks, posts, pings and what Discord is asked for."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from bot.desk.discord.messages import walk
from tests.bot.room import Room, buttons, controls, selects, sure, texts
from tests.effort.pages import most_pages

CALLBACK = re.compile(r"^/interactions/.*/callback$")
MESSAGES = re.compile(r"^/channels/(\d+)/messages$")
SUGGESTIONS = 8


class NotOfferedError(Exception):
    """What a script would press is not there."""


@dataclass(slots=True)
class Tally:
    """Counted between two moments. A click is a press, a line chosen, a form sent or a command.

    `pages` are the most that one person has of a game in the end, `answers` entries of the game's log;
    `pictures` bytes of all picture files sent.
    """

    clicks: int = 0
    posts: int = 0
    pings: int = 0
    dms: int = 0
    requests: int = 0
    pictures: int = 0
    answers: int = 0
    pages: int = 0


@asynccontextmanager
async def counted(room: Room) -> AsyncIterator[Tally]:
    """Count what is done while this is open."""
    tally, files = Tally(), room.world.cdn
    begun, had, n = len(room.requests), set(files), (await room.info()).n
    yield tally
    for x in room.requests[begun:]:
        body = x.json if isinstance(x.json, dict) else {}
        if CALLBACK.match(x.path):
            tally.clicks += body["type"] != SUGGESTIONS
        if x.method == "POST" and (to := MESSAGES.match(x.path)):
            here = int(to[1]) == room.channel.id
            tally.posts += here and not _first(body).startswith("-# ")  # a seal stands by itself
            tally.dms += not here
            tally.pings += here and len((body.get("allowed_mentions") or {}).get("users") or [])
        tally.requests += 1
    tally.pictures = sum(len(data) for path, data in files.items() if path not in had and ".png" in path)
    tally.answers = (await room.info()).n - n
    tally.pages = most_pages(room)


def _first(body: Any) -> str:
    """Return the first words of a message."""
    found = next((x for x in walk(body.get("components") or ()) if x.get("content")), {})
    return str(found.get("content", ""))


class Player:
    """Somebody who presses what they read last: their private page, else the channel's newest controls."""

    def __init__(self, room: Room, who: Any) -> None:
        self.room, self.who, self._page, self._by = room, who, None, who

    @property
    def page(self) -> Any:
        """Return the message that they look at."""
        return self._page if self._page is not None else self.room.live()

    def look_up(self) -> None:
        """Look at the channel again."""
        self._page, self._by = None, self.who

    async def press(self, *labels: str) -> None:
        """Press the buttons, or choose the lines, whose labels begin so, one after another."""
        for label in labels:
            await self._one(label)

    async def confirm(self) -> None:
        """Confirm where that is asked for."""
        if label := sure(self.page):
            await self._one(label)

    async def onward(self) -> None:
        """Press what leads to an answer soonest: confirm, else the first thing offered."""
        verbs = {x.split(":")[1]: x for x in reversed(controls(self.page))}
        wanted = next(verbs[v] for v in ("do", "take", "pick") if v in verbs)
        label = next((x for x, custom_id in buttons(self.page).items() if custom_id == wanted), "")
        await self._one(label or selects(self.page)[wanted][0][0])

    def read_letter(self) -> None:
        """Turn to the newest direct message."""
        self._page, self._by = self.room.dms(self.who)[-1], self.who.user

    async def _one(self, label: str) -> None:
        page = self.page
        meant = (
            label if label in offered(page) else next((x for x in offered(page) if x.startswith(label)), "")
        )
        found = [x for text, x in buttons(page).items() if text == meant]
        lines = [(x, v) for x, every in selects(page).items() for text, v in every if text == meant]
        if len(found) + len(lines) != 1:
            raise NotOfferedError(f"there is no {label!r} below {texts(page).splitlines()[-2:]!r}")
        if found:
            self._turn_to(await self._by.click(page, custom_id=found[0]))
        else:
            self._turn_to(await self._by.select(page, [lines[0][1]], custom_id=lines[0][0]))

    async def slash(self, name: str, **options: Any) -> None:
        """Use a slash command."""
        self._turn_to(await self.room.slash(self.who, name, **options))

    def _turn_to(self, result: Any) -> None:
        """Go on where controls came in private, else in the channel; in a letter where one is."""
        came = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
        if came and controls(came[-1]):
            self._page = came[-1]
        elif self._by is self.who:
            self._page = None
        else:
            self.read_letter()


def offered(message: Any) -> list[str]:
    """List what can be pressed or chosen."""
    return [*buttons(message), *(text for every in selects(message).values() for text, _ in every)]
