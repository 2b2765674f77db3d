"""The local table: the real bot on simcord's preview pages at a loopback address, without a token.

The host leans on private names of simcord, each marked `private`, and so does all of `bot.local_preview`. The
version is pinned and `tests/local/test_private_names.py` touches every one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import simcord
from aiohttp import web

from bot.local_preview import LOOPBACK, PAGE, changed, framed, quick
from bot.play.model.log_context import begin
from bot.play.model.ports import Access, Place
from bot.play.model.terms import Person
from bot.ui.errors import quiet
from engine.titles import GAMES

if TYPE_CHECKING:
    from bot.app import NullgateBot

A = TypeVar("A")
#: Carries out what was done on one of simcord's pages: (page's context, what was sent) to what is answered.
Action = Callable[[str | None, Mapping[str, Any]], Coroutine[Any, Any, dict[str, Any]]]
_log = logging.getLogger(__name__)
#: Where the table is looked for first, so that a page left open finds it again.
PORT = 8017
#: How often, in seconds, the bot's clock follows the real one.
BEAT = 0.25
#: So far, in seconds, the bot's clock starts behind the real one, to be moved on once at the start.
LEAD = 6.0
#: A channel keeps so many messages here; every one of them costs time at every click.
LONGEST = 40
#: So many pictures are kept in memory.
PICTURES = 300
#: How long, in seconds, a click waits for the bot before the page is told that it is still at work.
PATIENCE = 20.0
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
GUARD = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        f"frame-src http://{LOOPBACK}:*; base-uri 'none'; frame-ancestors 'none'"
    ),
}


class TableError(Exception):
    """The local table cannot be opened. Its text is one line that says why."""


@dataclass(frozen=True, slots=True)
class Pane:
    """One channel as one player sees it."""

    id: str
    label: str
    viewer: simcord.MemberActor | simcord.UserHandle
    channel: simcord.ChannelHandle
    preview: simcord.Preview


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table."""

    name: str
    user: simcord.UserHandle
    member: simcord.MemberActor


class LocalTable:
    """A guild with one channel, its players, the bot, and a page on which they meet."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle

    def __init__(self, bot: NullgateBot, names: Sequence[str], port: int = 0) -> None:
        self.bot, self.names, self.port = bot, tuple(names), port
        self.run = secrets.token_hex(8)
        self.players: list[Player] = []
        self.panes: list[Pane] = []
        self.last: dict[str, str] = {}
        self.free = False  # no game is under way at the table
        self._lock = asyncio.Lock()
        self._told = 0

    @property
    def address(self) -> str:
        """Return the page's address."""
        return f"http://{LOOPBACK}:{self.port}/"

    @property
    def _place(self) -> Place:
        return Place(guild=self.guild.id, channel=self.channel.id)

    # -- opening and closing -----------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[LocalTable]:
        """Open the table and close it again.

        Raises:
            TableError: the port is taken, or cannot be had.
            StoreError: the database cannot be opened.

        """
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(framed())
            stack.enter_context(quick())
            empty = discord.Client(intents=discord.Intents.default())
            world = simcord.run(empty, check_errors=False, settle_timeout=PATIENCE)
            self.env = env = await stack.enter_async_context(world)
            self._people()
            stack.push_async_callback(self.bot.close)  # after the pages: none of them may ask a closed bot
            for pane in self._empty_panes():
                self.panes.append(pane)
                stack.enter_context(changed(pane.preview, _action=self._shared(pane.preview)))  # private
                await pane.preview.__aenter__()
                if page := pane.preview._python:  # private: a page nobody looks at; let it be small
                    page.layout = "message"
                stack.push_async_callback(pane.preview.close)
            self.bot.outside, self.bot.has_emblems = (
                self._outside,
                False,
            )  # its pages load nothing from Discord
            await env.restart_bot(self.bot)
            env.backend.edit_bot_profile("Nullgate")  # private
            await self._settle()
            await self._lobby()
            await self._settle()
            await self._show()
            stack.push_async_callback((await self._serve()).cleanup)
            ticking = asyncio.create_task(self._tick())
            stack.push_async_callback(_cancelled, ticking)
            yield self

    def _people(self) -> None:
        """Make the guild, the channel and the players, with the same ids at every start."""
        env = self.env
        clock = env.backend.clock  # private
        clock._epoch = datetime(2026, 1, 1, tzinfo=UTC)  # ids are made from it
        users = [env.create_user(name.lower(), global_name=name.capitalize()) for name in self.names]
        self.guild = env.create_guild("Local table", owner=users[0])
        self.channel = self.guild.create_text_channel("table")
        self.players = [Player(u.global_name or u.name, u, self.guild.add_member(u)) for u in users]
        for user in users:
            user.dm_channel  # noqa: B018 - made when first asked for
        clock._epoch = datetime.now(UTC) - timedelta(seconds=clock.elapsed + LEAD)

    def _empty_panes(self) -> Iterator[Pane]:
        for n, p in enumerate(self.players):
            both = ("#table", self.channel, p.member), ("DM", p.user.dm_channel, p.user)
            for label, channel, viewer in both:
                self.env._preview = None  # private: one preview per world otherwise
                preview = self.env.preview(channel, viewers=[viewer], layout="channel", width=640, height=900)
                yield Pane(f"{n}-{label.strip('#').lower()}", label, viewer, channel, preview)

    async def _lobby(self) -> None:
        """Put the game under way on the table again, or have the first player open one and sit down.

        Discord keeps messages; here they are gone with every stop.
        """
        services, found = self.bot.services, await self.bot.services.game_lists.here(self._place)
        access = Access(self._place.guild or 0, self._place.channel or 0, sees=True, moderates=True)
        if found is None or found.status.ended:
            host = Person(self.players[0].user.id, self.players[0].name, access=access)
            game = await services.lobby.open_game(self._place, host, next(iter(GAMES)))
            await services.lobby.join(game, host)
        else:
            await services.hosting.take_here(found.id, Person(found.host, "", access=access), self._place)
        async with self._lock:  # the bot's own sweep comes within this time, and posts it
            await self.env.advance_time(LEAD)

    # -- the world goes on -------------------------------------------------------------------------------

    def _shared(self, preview: simcord.Preview) -> Action:
        """Have clicks on all pages wait for each other and for the clock; simcord refuses them otherwise."""
        inner = preview._action

        async def action(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._lock:
                self.env._preview = preview  # private: the one whose action is marked
                page = preview._pages.get(context_id or "")  # private
                if page and isinstance(body, dict) and isinstance(body.get("published_revision"), int):
                    # The page may have been drawn anew since it was last fetched; the bot itself compares
                    # game and question, as it must on Discord.
                    body = {**body, "published_revision": page.revision}
                result = await inner(context_id, body)
                await self._show()
                return result

        return action

    async def _outside(self, work: Awaitable[A]) -> A:
        done: A = await self.env.external_wait(work, reason="another process")
        return done

    async def _settle(self) -> None:
        async with self._lock:
            with contextlib.suppress(TimeoutError):
                await self.env.settle()

    async def _show(self) -> None:
        """Draw every page anew when something has happened."""
        if not self.env.backend.transcript:  # private: what has happened since it was last emptied
            return
        self._forget()
        for pane in self.panes:
            await pane.preview.refresh()
            seen = pane.channel.history(viewer=pane.viewer)
            self.last[pane.id] = str(max((m.id for m in seen), default=0))
        found = await self.bot.services.game_lists.here(self._place)
        self.free = found is None or found.status.ended

    def _forget(self) -> None:
        """Drop what simcord would keep for as long as it runs: old messages, their pictures, its own logs."""
        backend = self.env.backend  # private, and so is all that follows
        for channel in {pane.channel.id for pane in self.panes}:
            if old := sorted(backend.messages.get(channel, ()))[:-LONGEST]:
                backend.bulk_delete_messages(channel, old)
        pictures = [url for url in backend.cdn._blobs if "/attachments/" in url]
        for url in pictures[:-PICTURES]:
            del backend.cdn._blobs[url]
        backend.http_requests.clear()
        backend.transcript.clear()

    async def _tick(self) -> None:
        """Let the bot's clock follow the real one."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            begin()  # what was worked for when this task was made, or at the last beat, is over
            async with self._lock:
                now = time.monotonic()
                step, last = now - last, now
                try:
                    await self.env.advance_time(step)
                    await self._show()
                except (TimeoutError, simcord.SetupError) as late:
                    _log.info("the bot is at work: %s", str(late).splitlines()[0])
                self._tell_failures()

    def _tell_failures(self) -> None:
        """Log what went wrong on our side. simcord gives refusals, too, which their players were told."""
        errors = self.env.errors
        for error in errors[self._told :]:
            if not quiet(error):
                _log.error("the bot failed", exc_info=error)
        self._told = len(errors)

    # -- the page ----------------------------------------------------------------------------------------

    async def _serve(self) -> web.AppRunner:
        app = web.Application(middlewares=[self._guarded])
        for file in [*sorted(PAGE.glob("table.*")), PAGE / "icon.svg"]:
            app.router.add_get("/" if file.suffix == ".html" else f"/{file.name}", _file(file))
        app.router.add_get("/table.json", self._table)
        app.router.add_get("/news.json", self._news)
        app.router.add_post("/new", self._again)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        why: Exception | None = None
        for port in (self.port,) if self.port else (PORT, 0):
            site = web.TCPSite(runner, LOOPBACK, port)
            try:
                await site.start()
            except (OSError, OverflowError) as failed:  # a number that is no port overflows
                why = failed
                continue
            self.port = runner.addresses[0][1]
            return runner
        await runner.cleanup()
        if isinstance(why, OSError) and why.errno == errno.EADDRINUSE:
            line = f"port {self.port} is taken; choose another, or open http://{LOOPBACK}:{self.port}/"
        else:
            line = f"port {self.port} cannot be had; choose another: {why}"
        raise TableError(line) from why

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Answer to our own address alone: the page holds the keys to the players' screens."""
        if request.headers.get("Host", "") != f"{LOOPBACK}:{self.port}":
            raise web.HTTPForbidden(text=f"The local table is at {self.address}\n")
        answer: web.StreamResponse = await handler(request)
        answer.headers.update(GUARD)
        return answer

    async def _table(self, request: web.Request) -> web.Response:
        players = [
            {
                "name": player.name,
                "panes": [
                    {
                        "id": pane.id,
                        "label": pane.label,
                        "url": pane.preview.url,
                        "channel": str(pane.channel.id),
                    }
                    for pane in self.panes
                    if pane.id.startswith(f"{n}-")
                ],
            }
            for n, player in enumerate(self.players)
        ]
        return web.json_response({"run": self.run, "players": players})

    async def _news(self, request: web.Request) -> web.Response:
        return web.json_response({"run": self.run, "last": self.last, "free": self.free})

    async def _again(self, request: web.Request) -> web.Response:
        """Open another game when the last one has ended, as the first player would."""
        if request.headers.get("Origin", "") != self.address.rstrip("/"):
            raise web.HTTPForbidden(text="Only the table's own page may do this.\n")
        host = self.players[0].member
        async with self._lock:
            if self.free:
                await host.slash(self.channel, "game new", title=next(iter(GAMES)))
                await host.slash(self.channel, "game join")
                await self._show()
        return web.json_response({})


def _file(file: Path) -> Callable[[web.Request], Any]:
    body, kind = file.read_text(encoding="utf-8"), TYPES[file.suffix]

    async def answer(request: web.Request) -> web.Response:
        return web.Response(text=body, content_type=kind)

    return answer


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
