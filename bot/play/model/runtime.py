"""What one process keeps while it runs: locks, changed games, counts, marks of its log, its shards."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.play.model.terms import Refused

P = ParamSpec("P")

R = TypeVar("R")

#: How often something is done anew when other processes are in the way.
TRIES = 3


def done_anew(do: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Retry something, from the new state, if another process has just changed the game.

    Only for what means the same whatever has happened in between: everything is judged again.
    """

    @wraps(do)
    async def again(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES):
            try:
                return await do(*given, **named)
            except Refused as why:
                if why.key != "refused-busy":
                    raise
        return await do(*given, **named)

    return again


#: Number of locks of which it is remembered when they were last let go.
MOST_FREED = 5000


class _Lock(asyncio.Lock):
    """A lock that says when it is let go."""

    def __init__(self, freed: Callable[[], None]) -> None:
        super().__init__()
        self._freed = freed

    def release(self) -> None:
        super().release()
        self._freed()


class Locks:
    """Locks by name. Each time one is let go `moment` counts one up."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._freed: dict[str, int] = {}
        self._forgotten = self.moment = 0

    def __call__(self, name: str) -> asyncio.Lock:
        """Return the lock of this name; keep it while you use it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = _Lock(partial(self._let_go, name))
        return lock

    def had_since(self, name: str, moment: int) -> bool:
        """Return whether somebody may have had a lock since some `moment`: its holder asks."""
        return self._freed.get(name, self._forgotten) > moment

    def _let_go(self, name: str) -> None:
        self.moment += 1
        self._freed.pop(name, None)
        self._freed[name] = self.moment
        if len(self._freed) > MOST_FREED:
            self._forgotten = self._freed.pop(next(iter(self._freed)))

    def __len__(self) -> int:
        """Count the locks in use."""
        return len(self._locks)


#: Game -> None, in the order in which they were changed; None where nobody asks.
_GAMES: ContextVar[dict[str, None] | None] = ContextVar("changed", default=None)


def begin_changes() -> None:
    """Record changed games from now on, in this task and its children."""
    _GAMES.set({})


def changes_are_posted() -> bool:
    """Return whether somebody posts afterwards what is changed in this task."""
    return _GAMES.get() is not None


def note_changed(game: str) -> None:
    """Note that a game has changed, or will be told of something."""
    games = _GAMES.get()
    if games is not None:
        games[game] = None


def take_changed() -> list[str]:
    """Return the games that have been noted, and forget them."""
    games = _GAMES.get() or {}
    taken = list(games)
    games.clear()
    return taken


#: When Discord made the interaction that is being carried out, in unix seconds; None outside interactions.
BEGAN: ContextVar[float | None] = ContextVar("began", default=None)

#: Number of posts that are remembered until they are out.
MOST_WAITING = 2000


class Counts:
    """Counts nothing. `bot.metrics` counts for Prometheus. Times are seconds, sizes bytes."""

    def answered(self, title: str, outcome: str) -> None:
        """Count an answer: who gave it, or why nothing came of it."""

    def acknowledged(self, kind: str, seconds: float) -> None:
        """Count an interaction that was acknowledged so long after Discord had made it."""

    def posted(self, what: str, seconds: float) -> None:
        """Count a post, by how long after the request for its news it was sent."""

    def drew(self, what: str, seconds: float, size: int) -> None:
        """Count a picture or a moving picture."""

    def stored(self, what: str, seconds: float) -> None:
        """Count a read, a write or the commit of an answer."""

    def swept(self, seconds: float, *, failed: bool) -> None:
        """Count a sweep."""

    def refused(self, status: int, code: int) -> None:
        """Count an error of Discord's by HTTP status and its own code, 0 for none."""

    def requested(self, method: str, status: int, seconds: float) -> None:
        """Count a request to Discord and how long its answer took."""

    def limited(self, scope: str) -> None:
        """Count a request that met a rate limit, by the limit's scope."""

    def declined(self, reason: str) -> None:
        """Count a refusal that is not our fault, by its reason."""

    def failed(self, kind: str) -> None:
        """Count a failure of the bot whose id a player was told."""


class Waiting:
    """Since when posts have been waited for, by their nonce; the oldest are forgotten."""

    def __init__(self) -> None:
        self._since = OrderedDict[str, float]()

    def note(self, nonce: str) -> None:
        """Remember a post that was asked for by the interaction being carried out, if there is one.

        It may be called on the database's thread.
        """
        began = BEGAN.get()
        if began is None:
            return
        self._since[nonce] = began
        if len(self._since) > MOST_WAITING:
            self._since.popitem(last=False)

    def since(self, nonce: str, otherwise: float) -> float:
        """Return since when a post has been waited for, and forget it."""
        return self._since.pop(nonce, otherwise)


#: In the order in which a plain line shows them.
NAMES = ("failure", "game", "channel", "guild")

_MARKS: ContextVar[Mapping[str, str | int]] = ContextVar("marks", default={})  # noqa: B039 - never changed in place


def begin_marks(**marks: str | int | None) -> None:
    """Replace this task's log context."""
    _MARKS.set({name: value for name, value in marks.items() if value})


def mark(**marks: str | int) -> None:
    """Add to this task's log context."""
    _MARKS.set({**_MARKS.get(), **marks})


def marks() -> Mapping[str, str | int]:
    """Return this task's log context."""
    return _MARKS.get()


#: Discord counts shards well below this.
MOST_SHARDS = 16_000

_SHAPE = re.compile(r"([0-9]+(?:-[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*)/([0-9]+)")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards `mine` of `count`. Direct messages belong to shard 0."""

    count: int = 1
    mine: frozenset[int] = frozenset({0})

    @classmethod
    def read(cls, text: str) -> Shards:
        """Read `0-3/12` or `0,2,5-7/12`; "" means one single shard.

        Raises:
            ValueError: it has another form, or a shard is out of range; its one sentence says why.

        >>> sorted(Shards.read("0,4-5/12").mine), Shards.read("").count
        ([0, 4, 5], 1)

        """
        if not text:
            return cls()
        found = _SHAPE.fullmatch(text.replace(" ", ""))
        if not found:
            raise ValueError("give shards and how many there are, as in 0-3/12")
        count = int(found[2]) if len(found[2]) < 6 else MOST_SHARDS + 1
        if not 1 <= count <= MOST_SHARDS:
            raise ValueError(f"there are between 1 and {MOST_SHARDS} shards")
        mine: set[int] = set()
        for part in found[1].split(","):
            first, _, last = part.partition("-")
            if int(last or first) >= count or int(first) > int(last or first):
                raise ValueError(f"{part} are no shards of {count}: they are counted from 0 to {count - 1}")
            mine |= set(range(int(first), int(last or first) + 1))
        return cls(count, frozenset(mine))

    def __str__(self) -> str:
        """Return them as they are set, "" for the only one: `0-3/12`."""
        if self.count == 1:
            return ""
        runs: list[list[int]] = []
        for x in sorted(self.mine):
            if runs and runs[-1][1] == x - 1:
                runs[-1][1] = x
            else:
                runs.append([x, x])
        return ",".join(f"{a}-{b}" if a < b else f"{a}" for a, b in runs) + f"/{self.count}"

    @property
    def whole(self) -> bool:
        """Return whether all servers are looked after here."""
        return len(self.mine) == self.count

    def of(self, guild: int) -> int:
        """Return a server's shard; 0 is for direct messages."""
        return (guild >> 22) % self.count

    def has(self, guild: int) -> bool:
        """Return whether a server is looked after here."""
        return self.of(guild) in self.mine

    def also(self, others: Iterable[int]) -> Shards:
        """Add shards."""
        return Shards(self.count, self.mine | frozenset(others))
