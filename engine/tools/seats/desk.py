"""One seat for another program, which sees and answers what that seat may and no more (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

from pydantic import Field
from pydantic_core import to_json

from engine.core.contract import Game, Setup
from engine.core.errors import NotYours
from engine.core.flow import find, options
from engine.core.rules import Action, Decision, Event, Seat, State
from engine.core.types.values import value
from engine.policies.worth import imagine
from engine.tools import protocol as p
from engine.tools.replies import (
    Reply,
    Samples,
    ending_data,
    event_data,
    foretold,
    offered,
    questions,
    read_answer,
    seen_by,
    written,
)

SEAT_PROTOCOL = "nullgate-seat-1"
#: Maximum length of a request to a seat, in bytes.
LONGEST_SEAT_LINE = 200_000
#: The audience when a request names no seat.
CHANNEL = "channel"


@value
class Wait:
    """Wait until there is something to answer or the game is over, for at most this many seconds."""

    seconds: Annotated[float, Field(ge=0, le=60)] = 30.0


SEAT_REQUESTS: dict[str, type] = {
    "hello": p.Hello,
    "wait": Wait,
    "pending": p.Pending,
    "options": p.Options,
    "preview": p.PreviewAnswer,
    "answer": p.Answer,
    "view": p.See,
    "events": p.Events,
    "outcome": p.Outcome,
    "quit": p.Quit,
}
#: Requests that name a seat, which may be left out here.
NAMING = frozenset({"options", "preview", "answer", "view", "events"})


@dataclass(frozen=True, slots=True)
class Moment:
    """A game as it is now: its state, the number of the next entry, the events so far with their entries."""

    state: State
    n: int
    told: Iterable[tuple[int, Event]] = ()


class SeatDesk:
    """Reads the requests of one seat's program and makes the replies. It keeps no game and changes none."""

    def __init__(self, game: Game[Any], setup: Setup, seat: Seat, rng: Random) -> None:
        self.game, self.setup, self.seat = game, setup, seat
        self._rng, self._samples = rng, Samples()

    def read(self, line: bytes) -> tuple[p.Id, Action]:
        """Read a line as its id and request.

        Raises:
            Unread: it is no request, or none that a seat has.

        """
        number: p.Id = None
        try:
            data = p.read_line(line)
            number = p.id_of(data)
            named = data.get("do")
            if isinstance(named, str) and named in NAMING:
                data = {"seat": self.seat} | data
            request = p.read_request(data, SEAT_REQUESTS)
            self._check(request)
        except Exception as why:
            raise Unread(number, why) from why
        return number, request

    def _check(self, r: Any) -> None:
        if getattr(r, "table", "main") != "main":
            raise p.BadRequest("no-table", "a seat is at one table, main", "table")
        if getattr(r, "dice", None) is not None:
            raise p.BadRequest("bad-request", "dice cannot be given here", "dice")
        shown = isinstance(r, p.See | p.Events) and r.seat == CHANNEL
        if getattr(r, "seat", self.seat) != self.seat and not shown:
            raise NotYours(f"this is the seat {self.seat}")

    def reply(self, r: Any, now: Moment) -> Reply:
        """Return the reply to a request that changes nothing."""
        s = now.state
        match r:
            case p.Hello():
                own = {"scenario": self.setup.scenario, "options": dict(self.setup.options)}
                return {"protocol": SEAT_PROTOCOL, "game": self.game.id, "seat": self.seat, **own}
            case Wait() | p.Pending():
                return questions(self.game, s, self.seat) | {"outcome": ending_data(s.over)}
            case p.Options():
                return self._options(r, s)
            case p.PreviewAnswer():
                d, action = self.answer(r, s)
                found = foretold(self.game, s, d, action, now.n, self._rng)
                return found | {"events": _mine(found["events"])}
            case p.See():
                return {"view": seen_by(self.game, s, self._who(r.seat))}
            case p.Events():
                who, since = self._who(r.seat), max(0, r.since)
                told = [event_data(n, e) for n, e in now.told if n >= since and e.reaches(who)]
                return {"events": _mine(told)}
            case p.Outcome():
                return {"outcome": ending_data(s.over)}
        return {}

    def answer(self, r: p.AnswerRequest, s: State) -> tuple[Decision, Action]:
        """Return the question that a request answers, and how.

        Raises:
            Refusal: there is no such question now, or the answer cannot be read or breaks rules.

        """
        d = find(s, self.seat, r.decision)
        action = read_answer(self.game, s, d, r, self._samples)
        return d, action

    def _options(self, r: p.Options, s: State) -> Reply:
        """List answers; those to a form are drawn in an imagined world, as machine players draw them."""
        d = find(s, self.seat, r.decision)
        world = imagine(self.game, s, self.seat, self._rng) if options(s, d) is None else s
        return offered(self.game, world, d, r, self._samples, self._rng)

    def _who(self, name: str) -> Seat | None:
        return None if name == CHANNEL else self.seat


def _mine(events: Iterable[Reply]) -> list[Reply]:
    """Return events without the list of who else knows of them."""
    return [{key: x for key, x in e.items() if key != "to"} for e in events]


class Unread(Exception):
    """A line that is no request of a seat's; `number` is its id, as far as that could be read."""

    def __init__(self, number: p.Id, why: Exception) -> None:
        super().__init__(str(why))
        self.number, self.why = number, why


def ok(number: p.Id, reply: Reply) -> bytes:
    """Write a reply as a line."""
    return written({"id": number, "ok": reply}) + b"\n"


def failed(number: p.Id, why: Exception) -> bytes:
    """Write why a request failed as a line."""
    return to_json({"id": number, "error": p.error_of(why)}) + b"\n"
