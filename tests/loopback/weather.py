"""What befalls requests and events on their way: the one place where faults enter the loopback Discord.

The server asks `Weather.fate` before it carries out each REST request (with a `Call`), and before it sends
each event down the gateway (with a `Frame`). The usual weather is fair. A test gives its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.desk.discord.calls import CODES, Call


@dataclass(frozen=True, slots=True)
class Frame:
    """An event about to be sent: its name ("INTERACTION_CREATE"), shard, session and data."""

    n: int
    event: str
    shard: int
    session: str
    data: Any


class Ending(StrEnum):
    """How a gateway connection ends."""

    DROP = "drop"  #: the socket is cut; the session can be resumed, the event is replayed
    FORGET = "forget"  #: the socket is cut and the session forgotten: RESUME gets INVALID_SESSION
    RECONNECT = "reconnect"  #: the server asks for it (op 7); the session can be resumed
    INVALID = "invalid"  #: INVALID_SESSION that cannot be resumed (op 9, false)
    CLOSED = "closed"  #: the server closes it with a code


@dataclass(frozen=True, slots=True)
class Fate:
    """What happens to a request or event.

    `wait`: seconds that pass first. `status` and `code`: it is refused so (status 0 goes through). `after`: a
    request is carried out, and only its reply is lost or replaced. `cut`: the connection is reset without a
    reply. `html`: the reply is a page instead of JSON. `ending`: what becomes of the gateway connection
    instead of this event (which goes into the session's replay). `copies`: so often an event is sent.
    `behind`: it is sent after the event that follows it, if one does soon.
    """

    name: str = "pass"
    wait: float = 0.0
    status: int = 0
    code: int = 0
    after: bool = False
    cut: bool = False
    retry_after: float = 0.0
    whole: bool = False
    ending: Ending | None = None
    html: bool = False
    copies: int = 1
    behind: bool = False


PASS = Fate()


def too_many(retry_after: float = 0.05, *, whole: bool = False) -> Fate:
    """Return a 429: of the bucket, or of the whole bot."""
    return Fate("429", status=429, retry_after=retry_after, whole=whole)


def broken(status: int = 502, *, after: bool = False) -> Fate:
    """Return a 5xx; `after`: it was carried out all the same."""
    return Fate(f"{status}", status=status, after=after)


def cut(*, after: bool = False) -> Fate:
    """Reset the connection, before or after the request was carried out."""
    return Fate("cut after" if after else "cut", cut=True, after=after)


def slow(seconds: float) -> Fate:
    """Let time pass; then it goes through."""
    return Fate("slow", wait=seconds)


def refused(code: int) -> Fate:
    """Refuse with one of Discord's codes."""
    status = CODES[code][0]
    return Fate(str(code), status=status, code=code, retry_after=0.05 if status == 429 else 0.0)


def half_open(seconds: float, *, after: bool = False) -> Fate:
    """Never reply: the connection stands, and after so many seconds it is found to be dead."""
    return Fate("half-open", wait=seconds, cut=True, after=after)


def page(status: int = 502, *, after: bool = False) -> Fate:
    """Reply with a page for people instead of JSON, as what stands before Discord does."""
    return Fate(f"page {status}", status=status, html=True, after=after)


def doubled(copies: int = 2) -> Fate:
    """Send an event several times."""
    return Fate("doubled", copies=copies)


def overtaken() -> Fate:
    """Send an event after the one that follows it."""
    return Fate("overtaken", behind=True)


def ended(how: Ending) -> Fate:
    """End the gateway connection instead of sending the event."""
    return Fate(how.value, ending=how)


class Weather:
    """Fair weather: everything goes through. Override `fate`, or give a function.

    `fate` must be quick and must not await: it is asked on the server's loop, once for each request and
    event, in the order in which they come. `told` counts what befell them: name -> how often, "pass" left
    out.
    """

    def __init__(self, choose: Callable[[Call | Frame], Fate] | None = None) -> None:
        self._choose = choose
        self.told: dict[str, int] = {}

    def fate(self, what: Call | Frame) -> Fate:
        """Say what befalls a request or event."""
        return self._choose(what) if self._choose else PASS

    def ask(self, what: Call | Frame) -> Fate:
        """Ask and count. The server calls this."""
        fate = self.fate(what)
        if fate is not PASS:
            self.told[fate.name] = self.told.get(fate.name, 0) + 1
        return fate


class Forecast(Weather):
    """Weather laid down beforehand: each fate befalls the next request or event that fits its pattern.

    A pattern is the beginning of a `Call.route` or the name of a `Frame.event`:
    `Forecast().next("POST /channels", cut(after=True)).next("INTERACTION_CREATE", ended(Ending.DROP))`
    """

    def __init__(self) -> None:
        super().__init__()
        self.coming: list[tuple[str, Fate]] = []

    def next(self, pattern: str, *fates: Fate) -> Forecast:
        """Lay down what befalls the next that fit, one each."""
        self.coming += [(pattern, x) for x in fates]
        return self

    def fate(self, what: Call | Frame) -> Fate:
        """Take the first that fits."""
        name = what.route if isinstance(what, Call) else what.event
        for i, (pattern, fate) in enumerate(self.coming):
            if name.startswith(pattern):
                del self.coming[i]
                return fate
        return PASS
