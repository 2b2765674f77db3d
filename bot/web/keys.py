"""Who may touch which board: a ticket is used once, for a key that the open page alone holds."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bot.play.model.ports import Aim

#: Seconds that a ticket and a key are valid.
TICKET, KEY = 300.0, 12 * 3600.0
#: Maximum number of tickets or keys of one person, and of all people: the oldest are dropped.
MOST, MOST_OF_ALL = 8, 5000


@dataclass(slots=True)
class BoardSight:
    """The board that a page shows: what was drawn, and what takes a place that is pointed at there."""

    picture: object = None
    aim: Aim | None = None


@dataclass(frozen=True, slots=True)
class Holder:
    """Whose board it is, of which game, and what Discord said of the person when they opened it."""

    user: int
    name: str
    locale: str
    game: str
    guild: int | None = None
    channel: int | None = None
    shown: BoardSight = field(default_factory=BoardSight, compare=False, repr=False)


class Keys:
    """Tickets and keys of this process, as hashes: nobody can read them back."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._tickets: dict[str, tuple[Holder, float]] = {}
        self._keys: dict[str, tuple[Holder, float]] = {}
        self._expected: dict[int, tuple[Holder, float]] = {}

    def ticket(self, holder: Holder) -> str:
        """Give a ticket out; it belongs behind the "#" of an address, which no server sees."""
        return self._issue(self._tickets, holder, TICKET)

    def enter(self, ticket: str) -> str:
        """Exchange a ticket for a key; "" for one that was used, is too old, or was never given out."""
        found = self._tickets.pop(_hash(ticket), None)
        if found is None or found[1] < self._now():
            return ""
        return self._issue(self._keys, found[0], KEY)

    def expect(self, holder: Holder) -> None:
        """Remember which board somebody is about to open where no ticket can be given to them."""
        now = self._now()
        self._expected = {k: x for k, x in self._expected.items() if x[1] >= now and k != holder.user}
        while len(self._expected) >= MOST_OF_ALL:
            del self._expected[next(iter(self._expected))]
        self._expected[holder.user] = holder, now + TICKET

    def expected(self, user: int) -> Holder | None:
        """Return the board that somebody is about to open, for one page; None where none is known."""
        found = self._expected.get(user)
        return (
            replace(found[0], shown=BoardSight()) if found is not None and found[1] >= self._now() else None
        )

    def holder(self, key: str) -> Holder | None:
        """Return who holds a key; None where it is none, or no longer."""
        found = self._keys.get(_hash(key)) if key else None
        return found[0] if found is not None and found[1] >= self._now() else None

    def count(self, user: int) -> int:
        """Count the keys of a person."""
        return sum(x.user == user and until >= self._now() for x, until in self._keys.values())

    def revoke(self, user: int) -> int:
        """Take all tickets and keys of a person back; return how many keys these were."""
        n = self.count(user)
        self._expected.pop(user, None)
        for kept in (self._tickets, self._keys):
            for name in [k for k, (x, _) in kept.items() if x.user == user]:
                del kept[name]
        return n

    def _issue(self, kept: dict[str, tuple[Holder, float]], holder: Holder, valid: float) -> str:
        now = self._now()
        for name in [k for k, (_, until) in kept.items() if until < now]:
            del kept[name]
        mine = [k for k, (x, _) in kept.items() if x.user == holder.user]
        for name in [*mine[: max(0, len(mine) - MOST + 1)], *list(kept)[: max(0, len(kept) - MOST_OF_ALL)]]:
            kept.pop(name, None)
        token = secrets.token_urlsafe(32)
        kept[_hash(token)] = holder, now + valid
        return token


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
