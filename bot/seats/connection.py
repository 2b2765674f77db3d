"""One program at its seat: its requests, one after another, and the replies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from typing import Any, TypeVar

from bot.play.background.seat_programs import Pass
from bot.play.games.live import Live
from bot.play.model.terms import Refused
from bot.play.services import Services
from engine.core.codec import pack_action
from engine.core.errors import Refusal, RulesBug
from engine.core.rules import Event
from engine.tools import protocol as p
from engine.tools.seats.desk import Moment, SeatDesk, Unread, Wait, failed, ok, refused

T = TypeVar("T")
_log = logging.getLogger(__name__)
#: Seconds between two checks whether a waiting program's seat has been asked something.
LOOK = 0.5
#: Maximum number of requests, of answers, and of bytes in both directions, per connection and minute.
REQUESTS, ANSWERS, BYTES = 600, 120, 8_000_000


class Budget:
    """An allowance per minute, full at first; a caller who exceeds it waits until enough has come in."""

    def __init__(
        self,
        a_minute: float,
        now: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._rate, self._most, self._left = a_minute / 60, float(a_minute), float(a_minute)
        self._now, self._sleep = now, sleep
        self._at = now()

    async def spend(self, much: float) -> None:
        """Spend so much, and wait until there is no debt."""
        at = self._now()
        self._left = min(self._most, self._left + (at - self._at) * self._rate) - much
        self._at = at
        if self._left < 0:
            await self._sleep(-self._left / self._rate)


class Connection:
    """Carries out the requests of one seat's program, each in the game's current state."""

    def __init__(self, services: Services, shown: Pass, live: Live, turn: asyncio.Semaphore) -> None:
        self._services, self._pass, self._turn = services, shown, turn
        self._desk = SeatDesk(live.title.game, live.setup, shown.seat, Random())
        self._requests, self._answers, self._bytes = Budget(REQUESTS), Budget(ANSWERS), Budget(BYTES)
        self.open, self._answered = True, False

    async def greet(self) -> bytes:
        """Say what the seat is, to a program that has just been let in."""
        return await self.reply(b'{"do":"hello"}')

    async def reply(self, line: bytes) -> bytes:
        """Return the reply to a line. Whatever comes in, there is one."""
        await self._requests.spend(1)
        await self._bytes.spend(len(line))
        number: p.Id = None
        try:
            number, request = self._desk.read(line)
            made = ok(number, await self._carried_out(request))
        except Unread as unread:
            made = failed(unread.number, unread.why)
        except Exception as why:
            made = self._declined(number, why)
        await self._bytes.spend(len(made))
        return made

    async def _carried_out(self, r: Any) -> dict[str, object]:
        if isinstance(r, p.Quit):
            self.open = False
            return {}
        if isinstance(r, Wait):
            await self._wait(r.seconds)
        live = await self._services.seat_programs.game(self._pass)
        if isinstance(r, p.Answer | p.Act):
            await (self._answer(r, live) if isinstance(r, p.Answer) else self._act(r, live))
            self._answered = True
            return {}
        told: list[tuple[int, Event]] = []
        if isinstance(r, p.Events):
            told = await self._services.seat_programs.told(live.row.id, r.since)
        now = Moment(live.state, live.info.n + 1, told)
        found: dict[str, object] = await self._work(lambda: self._desk.reply(r, now))
        return found

    async def _answer(self, r: p.Answer, live: Live) -> None:
        await self._answers.spend(1)
        d, action = await self._work(lambda: self._desk.answer(r, live.state))
        packed = pack_action(live.state.rules.kinds[d.kind].takes, action)
        await self._services.seat_programs.answer(self._pass, live, d.id, packed)

    async def _act(self, r: p.Act, live: Live) -> None:
        await self._answers.spend(1)
        action = self._desk.act(r, live.state)
        await self._services.seat_programs.act(self._pass, live, r.name, action)

    async def _work(self, do: Callable[[], T]) -> T:
        """Work something out off the event loop, for one program at a time: they leave room for people."""
        async with self._turn:
            return await asyncio.to_thread(do)

    async def _wait(self, seconds: float) -> None:
        until = asyncio.get_running_loop().time() + seconds
        while await self._services.seat_programs.waits(self._pass):
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return
            await asyncio.sleep(min(LOOK, left))

    async def post(self) -> None:
        """Have an answer posted, and let machine players continue."""
        if not self._answered:
            return
        self._answered = False
        try:
            await self._services.sender.drain(self._pass.game)
        except Exception:
            _log.exception("game %s could not be posted after a program's answer", self._pass.game)

    def _declined(self, number: p.Id, why: Exception) -> bytes:
        """Say why nothing came of a request. What the table refuses ends the visit; so does our mistake."""
        if isinstance(why, p.BadRequest) or (isinstance(why, Refusal) and not isinstance(why, RulesBug)):
            return failed(number, why)
        self.open = isinstance(why, Refused) and why.key in ("refused-busy", "refused-over")
        return declined(self._services, number, why)


def declined(services: Services, number: p.Id, why: Exception) -> bytes:
    """Write a refusal of the table's, or that something of ours failed; details of that go to the log."""
    if isinstance(why, Refused):
        return refused(number, "refused", services.wording.refusal(why, "en"))
    _log.error("a program's request failed", exc_info=why)
    return refused(number, "internal", "something went wrong here")
