"""The door to one's own board inside Discord, whose frame says by a code who is there.

The page is at `/`, where Discord's proxy asks for it. `begin` takes the instance of the Activity in which
the page runs, and gives the application's id and a state. `enter` takes that state and a code of Discord's,
and gives a key: Discord has been asked whose code it is, and whether they are in that instance.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from bot.web.keys import Holder, Keys
from bot.web.visitors import Allowance

#: Where Discord's proxy asks for the page, and what the page asks.
ROOT, BEGIN, ENTER = "/", "/board/activity/begin", "/board/activity/enter"
#: Whose pages may hold ours, and are believed: the web client and the application, released and tried.
PARENTS = ("https://discord.com", "https://ptb.discord.com", "https://canary.discord.com")
#: The addresses of Discord's proxy.
PROXY = "https://*.discordsays.com"
#: Seconds that a state is valid: people may have to agree first. States of all people that are kept.
STATE, MOST_STATES = 300.0, 2000
#: Requests of all who have no key yet, and codes exchanged: so many in so many seconds. All have the address
#: of Discord's proxy; and Discord shuts out who sends it too much that it refuses.
REQUESTS, EXCHANGES, SECONDS = 300, 60, 60.0
#: How Discord writes an instance, and a code.
WORD = re.compile(r"\w[\w.-]{0,199}", re.ASCII)


class Authenticator(Protocol):
    """Asks Discord who stands before the door."""

    @property
    def client_id(self) -> str:
        """Return the id by which Discord knows the application."""

    async def holder(self, code: str, instance: str) -> Holder | None:
        """Return whose code it is, and the board that they may have; None: no board, or Discord denies it."""


class ActivityDoor:
    """Gives keys to those of whom Discord says that they are there. `parents` may hold the page."""

    def __init__(
        self,
        authenticator: Authenticator,
        keys: Keys,
        parents: tuple[str, ...] = PARENTS,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.parents = parents
        self.answers = {BEGIN: self.begin, ENTER: self.enter}
        self._authenticator, self._keys, self._now = authenticator, keys, now
        self._states: dict[str, tuple[str, float]] = {}
        self._requests, self._exchanges = Allowance(REQUESTS, SECONDS), Allowance(EXCHANGES, SECONDS)

    def wait(self) -> float:
        """Count a request without a key; return 0, or else in how many seconds there may be one."""
        return self._requests.take("")

    async def begin(self, asked: Mapping[str, object]) -> Mapping[str, object]:
        """Give out a state for an instance; nothing where none is named."""
        instance, now = asked.get("instance"), self._now()
        if not isinstance(instance, str) or not WORD.fullmatch(instance):
            return {}
        self._states = {k: x for k, x in self._states.items() if x[1] >= now}
        while len(self._states) >= MOST_STATES:
            del self._states[next(iter(self._states))]
        state = secrets.token_urlsafe(32)
        self._states[_hash(state)] = instance, now + STATE
        return {"client_id": self._authenticator.client_id, "state": state}

    async def enter(self, asked: Mapping[str, object]) -> Mapping[str, object]:
        """Exchange a code and a state for a key; nothing where Discord or the table does not know them.

        A state is used up, whatever comes of it.
        """
        code, state = asked.get("code"), asked.get("state")
        if not isinstance(code, str) or not isinstance(state, str):
            return {}
        instance, until = self._states.pop(_hash(state), ("", 0.0))
        if until < self._now() or not WORD.fullmatch(code) or self._exchanges.take(""):
            return {}
        holder = await self._authenticator.holder(code, instance)
        return {"key": self._keys.enter(self._keys.ticket(holder))} if holder is not None else {}


def _hash(state: str) -> str:
    return hashlib.sha256(state.encode("utf-8", "surrogatepass")).hexdigest()
