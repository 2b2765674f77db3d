"""REST and gateway on which weather, schema checks and compression act."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from aiohttp import web

from bot.desk.discord.calls import CODES, Call
from bot.desk.discord.gateway import INVALID, RECONNECT, Gateway, Session, Socket, control
from bot.desk.discord.messages import Refused
from bot.desk.discord.rest import EDGE, Handler, Rest
from tests.loopback.discord.squeeze import squeezer
from tests.loopback.weather import PASS, Ending, Fate, Frame

if TYPE_CHECKING:
    from tests.loopback.server import Loopback

#: Seconds for which an event waits for another one to overtake it.
BEHIND = 0.3
#: With these codes the session has ended too.
FORGETS = {1000, 1001, 4007, 4009}
#: What people see when the machines behind cannot be reached.
PAGE = "<!DOCTYPE html><html><head><title>Error</title></head><body>There was a problem.</body></html>"


class StormyRest(Rest):
    """Asks the weather before it carries a request out, and holds the answer to Discord's schema."""

    discord: Loopback

    def __init__(self, discord: Loopback) -> None:
        super().__init__(discord)
        self._freed = asyncio.Event()

    def release(self) -> None:
        """Let go of every request that the weather holds."""
        freed, self._freed = self._freed, asyncio.Event()
        freed.set()

    async def _held(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._freed.wait(), seconds)

    async def answered(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        fate = call.fate = self.discord.weather.ask(call)
        if fate.wait and not fate.after:
            await self._held(fate.wait)
        if not fate.after and (fate.status or fate.cut):
            return self._stormy(request, fate)
        answer = self.carried_out(call, handler)
        if fate.after:
            await self._held(fate.wait)
            answer = self._stormy(request, fate)
        if answer.status < 300 and call.reply is not None:
            self.discord.check_answer(call, answer.status)
        return answer

    def _stormy(self, request: web.Request, fate: Fate) -> web.Response:
        if fate.cut:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fate.html:
            return web.Response(status=fate.status, text=PAGE, content_type="text/html", headers=EDGE)
        if fate.status == 429:
            more = {"code": fate.code, "message": CODES[fate.code][1]} if fate.code else {}
            return self.limited(fate.retry_after, {}, whole=fate.whole, **more)
        if fate.code:
            return self.refusal(Refused(fate.code))
        return web.Response(status=fate.status, text=f"{fate.status}: upstream", headers=EDGE)


class StormySocket(Socket):
    """A connection on which events come late, twice or in another order, or that ends instead."""

    def __init__(self, ws: web.WebSocketResponse, compress: str) -> None:
        self.mute = False
        self._later: tuple[str, asyncio.TimerHandle] | None = None
        super().__init__(ws, squeezer(compress))

    def hears(self) -> bool:
        return not self.mute

    def send(self, text: str, wait: float = 0.0) -> None:
        self._out.put_nowait((wait, text))

    def give(self, text: str, fate: Fate) -> None:
        """Put an event in line as its fate says."""
        if fate.behind and self._later is None:
            self._later = text, asyncio.get_running_loop().call_later(BEHIND, self._overtaken)
            return
        for _ in range(fate.copies):
            self.send(text, fate.wait)
        self._overtaken()

    def _overtaken(self) -> None:
        if self._later is not None:
            (text, timer), self._later = self._later, None
            timer.cancel()
            self.send(text)

    def finish(self, fate: Fate) -> None:
        """End the connection after the frames before it."""
        self._overtaken()
        self._out.put_nowait(fate)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                item = await self._out.get()
                if isinstance(item, Fate):
                    await self._end(item)
                    return
                wait, text = item
                if wait:
                    await asyncio.sleep(wait)
                await self.frame(text)

    async def frame(self, text: str) -> None:
        if not self.mute:
            await super().frame(text)

    async def _end(self, fate: Fate) -> None:
        how = fate.ending
        if how is Ending.CLOSED:
            await self.ws.close(code=fate.code)
            return
        if how is Ending.RECONNECT:
            await self.frame(control(RECONNECT, None))
            return
        if how is Ending.INVALID:
            await self.frame(control(INVALID, data=False))
            return
        transport = self.ws._req.transport if self.ws._req else None
        if transport is not None:
            transport.abort()


class StormyGateway(Gateway):
    """Asks the weather before it sends an event, and ends connections when it is told to."""

    discord: Loopback

    def __init__(self, discord: Loopback) -> None:
        super().__init__(discord)
        self._frames = 0

    def socket(self, ws: web.WebSocketResponse, compress: str) -> StormySocket:
        return StormySocket(ws, compress)

    def hand_over(self, session: Session, socket: StormySocket, event: str, data: dict, text: str) -> None:
        self._frames += 1
        fate = PASS
        if event not in {"READY", "RESUMED"}:
            fate = self.discord.weather.ask(Frame(self._frames, event, session.shard, session.id, data))
        if fate.ending is not None:
            self._finish(session, fate)
        else:
            socket.give(text, fate)

    def _finish(self, session: Session, fate: Fate) -> None:
        socket, session.socket, session.lost = session.socket, None, time.monotonic()
        assert fate.ending is not None
        if fate.ending in {Ending.FORGET, Ending.INVALID} or fate.code in FORGETS:
            self.sessions.pop(session.id, None)
        if socket is not None:
            socket.finish(fate)

    async def end(self, how: Ending = Ending.DROP, shard: int | None = None, code: int = 0) -> None:
        """End the connections of a shard, or all; `code`: what one that is CLOSED is closed with.

        The bot comes back by itself, by RESUME or anew.
        """
        for session in list(self.sessions.values()):
            if shard in {None, session.shard}:
                self._finish(session, Fate(how.value, ending=how, code=code))

    def mute(self, shard: int | None = None) -> None:
        """Let the connections of a shard, or all, stand, say nothing and acknowledge nothing."""
        for session in self.sessions.values():
            if shard in {None, session.shard} and session.socket is not None:
                session.socket.mute = True
