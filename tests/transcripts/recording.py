"""Plays a visit and records it: each act of a person, and what the bot sent for it.

What stands in for Discord appears here alone: whose methods are acts, and where requests are read.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from bot.app import create_bot
from bot.play.games import questions
from bot.play.lobby import lobby
from bot.settings import Settings
from tests.bot.conftest import unhurried
from tests.bot.people import Member, Shown, Somebody
from tests.bot.room import Room, buttons, selects
from tests.effort.pages import MOST, open_pages
from tests.transcripts.visits import Visit
from tests.transcripts.writing import Names, Request, Writer

PEOPLE = (Member, Somebody)
ACTS = ("slash", "click", "select", "submit_modal", "autocomplete", "context_menu")
#: Where chance enters besides the dice: the answers of machine players, and previews of what dice decide.
CHANCE = (
    "bot.play.context.SystemRandom",
    "bot.play.queries.player_views.Random",
    "bot.play.queries.replays.Random",
    "bot.play.games.entries.Random",
    "bot.play.answering.drafts.Random",
    "bot.games.skirmish.drafts.Random",
    "bot.games.skirmish.gm.panel.Random",
)


class Recording:
    """A room's acts and requests, as they come."""

    def __init__(self, room: Room) -> None:
        self.room, self.writer = room, Writer(Names({}, {}, {}))
        self._within, self._who, self._what = False, "", "before anybody acts"
        self._begun = len(room.requests)

    def begin(self, who: str, what: str) -> None:
        """Close the act before, and begin another."""
        self.close()
        self._who, self._what = who, what

    def close(self) -> None:
        """Write the act that is under way, with all that was sent since it began."""
        piled = {k: n for k, n in open_pages(self.room).items() if n > MOST}
        assert not piled, f"{piled} private pages after {self._who}: {self._what}"
        sent = self._requests()
        if sent or self._who:
            self._names()
            self.writer.act(self._who, self._what, sent)
        self._who = ""

    def _requests(self) -> list[Request]:
        every = self.room.requests
        new, self._begun = every[self._begun :], len(every)
        return [Request(x.method, x.path, x.json, x.files) for x in new]

    def _names(self) -> None:
        world, names = self.room.world, self.writer.names
        names.people |= {k: v.name for k, v in world.users.items()}
        for k, v in world.channels.items():
            if v.guild is None:
                names.letters[k] = ", ".join(names.people[y] for y in v.only if y != world.app.id)
            else:
                names.channels[k] = v.name


@contextmanager
def watched(recording: Recording, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have every act of a person be recorded."""
    for kind in PEOPLE:
        for name in ACTS:
            if name in vars(kind):
                patch.setattr(kind, name, _recorded(recording, name, getattr(kind, name)))
    yield
    recording.close()


def _recorded(recording: Recording, name: str, act: Any) -> Any:
    @functools.wraps(act)
    async def acted(self: Any, *given: Any, **more: Any) -> Any:
        if recording._within:
            return await act(self, *given, **more)
        recording._within = True
        try:
            recording.begin(self.name, _told(name, given, more))
            return await act(self, *given, **more)
        finally:
            recording._within = False

    return acted


def _told(name: str, given: tuple[Any, ...], more: dict[str, Any]) -> str:
    """Say what somebody does."""
    if name == "slash":
        options = " ".join(f"{k}:{_value(v)}" for k, v in more.items())
        return f"`/{next(x for x in given if isinstance(x, str))} {options}".rstrip() + "`"
    if name == "autocomplete":
        command, option, value = (x for x in given if isinstance(x, str))
        return f"types `{value}` at {option} of `/{command}`"
    if name == "click":
        wanted = more.get("custom_id")
        return (
            f"presses **{next((k for k, v in buttons(given[0]).items() if v == wanted), more.get('label'))}**"
        )
    if name == "select":
        lines = {v: k for k, v in selects(given[0]).get(more.get("custom_id"), ())}
        return f"chooses **{', '.join(lines.get(x, _value(x)) for x in given[1])}**"
    if name == "submit_modal":
        return "sends the form: " + ", ".join(f"{k}: {_value(v)}" for k, v in given[1].items())
    return f"uses *{given[1]}* on {_value(given[2])}"


def _value(given: Any) -> str:
    if isinstance(given, tuple):
        return f"({given[0]})"
    if isinstance(given, list):
        return ", ".join(_value(x) for x in given)
    if isinstance(given, Shown):
        return "a message"
    return str(getattr(given, "name", given)).replace("\n", " / ")


async def recorded(visit: Visit, settings: Settings) -> str:
    """Play a visit in a room of its own and return its transcript."""
    with pytest.MonkeyPatch.context() as patch:
        unhurried(patch)
        ids = (f"abc{n:03d}" for n in range(100))
        patch.setattr(lobby, "new_seed", lambda: bytes(range(32)).hex())
        patch.setattr(lobby, "new_id", lambda: next(ids))
        patch.setattr(questions, "LOTS", "lots")
        for where in CHANCE:
            patch.setattr(where, lambda *seed: Random(*seed or (1,)))
        async with Room.open(create_bot(settings), settings) as room:
            recording = Recording(room)
            with watched(recording, patch):
                await visit.script(room, patch)
            return recording.writer.text(visit.title)
