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
from collections.abc import AsyncIterator, Awaitable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import simcord
from aiohttp import web
from aiohttp.typedefs import Handler
from simcord import _runtime

from bot.local_panes import Panes, Player
from bot.local_preview import LOOPBACK, PAGE, framed, quick
from bot.local_settling import quicken
from bot.play.model.log_context import begin
from bot.play.model.ports import Access, Place
from bot.play.model.terms import Person, Status
from bot.ui.errors import quiet
from bot.ui.interactions import threads
from engine.languages import FIRST
from engine.titles import GAMES
from render.core.text import words

if TYPE_CHECKING:
    from bot.app import NullgateBot

A = TypeVar("A")
_log = logging.getLogger(__name__)
#: Where the table is looked for first, so that a page left open finds it again.
PORT = 8017
#: How often, in seconds, the bot's clock follows the real one.
BEAT = 0.25
#: Seconds by which the bot's clock starts behind the real one, so that it can be moved on once at the start.
LEAD = 6.0
#: Maximum number of games from before that are brought back, each in a thread.
THREADS = 6
#: Seconds that a click waits for the bot before the page says that it is still working.
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


class LocalTable:
    """A guild with one channel, its players, the bot, and a page on which they meet."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    panes: Panes

    def __init__(self, bot: NullgateBot, names: Sequence[str], port: int = 0) -> None:
        self.bot, self.names, self.port = bot, tuple(names), port
        self.run = secrets.token_hex(8)
        self.players: list[Player] = []
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
            quicken()
            empty = discord.Client(intents=discord.Intents.default())
            world = simcord.run(empty, check_errors=False, settle_timeout=PATIENCE)
            self.env = env = await stack.enter_async_context(world)
            self._people()
            stack.push_async_callback(self.bot.close)  # after the pages, which must not ask a closed bot
            self.panes = Panes(env, self.channel, self.players, self._lock)
            stack.push_async_callback(self.panes.close)
            await self.panes.open()
            self.bot.outside = self._outside
            self.bot.has_emblems = False  # its pages load nothing from Discord
            await env.restart_bot(self.bot)
            env.backend.edit_bot_profile("Nullgate")  # private
            await self._settle()
            await self._games()
            await self._settle()
            await self.panes.show()
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

    async def _games(self) -> None:
        """Put the games under way on the table again, all but one in threads; where there is none, open one.

        Discord keeps messages; here they are gone with every stop.
        """
        services, here = self.bot.services, await self.bot.services.game_lists.here(self._place)
        every = await services.game_lists.games(self._place.guild or 0)
        games = sorted((x for x in every if not x.status.ended), key=lambda x: -x.changed)
        first = here if here and not here.status.ended else next(iter(games), None)
        if first is None:
            host = self._person(self.players[0].user.id, self.players[0].name)
            game = await services.lobby.open_game(self._place, host, next(iter(GAMES)))
            await services.lobby.join(game, host)
        else:
            await services.hosting.take_here(first.id, self._person(first.host), self._place)
        for x in [x for x in games if x.id != first.id][:THREADS] if first else ():
            room: Any = self.bot.get_channel(self.channel.id)
            async with threads.opened(room, x.name or GAMES[x.title].title) as place:
                await services.hosting.take_here(x.id, self._person(x.host), place, self.channel.id)
        async with self._lock:  # during this time the bot's own sweep posts it
            try:
                await self.env.advance_time(LEAD)
            except TimeoutError as late:  # it goes on working while the table is open
                _log.info("the bot is at work: %s", str(late).splitlines()[0])

    def _person(self, user: int, name: str = "") -> Person:
        access = Access(self.guild.id, self.channel.id, sees=True, moderates=True)
        return Person(user, name, access=access)

    # -- the world goes on -------------------------------------------------------------------------------

    async def _outside(self, work: Awaitable[A]) -> A:
        if _runtime._BOT_SCOPE.get() is None:  # private; presses do not wait for watchers in a browser
            return await work
        done: A = await self.env.external_wait(work, reason="another process")
        return done

    async def _settle(self) -> None:
        async with self._lock:
            with contextlib.suppress(TimeoutError):
                await self.env.settle()

    async def _tick(self) -> None:
        """Let the bot's clock follow the real one."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            begin()  # forget the work that was under way when this task began, or at the last beat
            async with self._lock:
                now = time.monotonic()
                step, last = now - last, now
                try:
                    await self.env.advance_time(step)
                    await self.panes.show()
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
        app.router.add_post("/new", self._new)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        why: Exception | None = None
        for port in (self.port,) if self.port else (PORT, 0):
            site = web.TCPSite(runner, LOOPBACK, port)
            try:
                await site.start()
            except (OSError, OverflowError) as failed:  # a number too large for a port overflows
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
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer to our own address alone: the page holds the keys to the players' screens."""
        if request.headers.get("Host", "") != f"{LOOPBACK}:{self.port}":
            raise web.HTTPForbidden(text=f"The local table is at {self.address}\n")
        try:
            answer: web.StreamResponse = await handler(request)
        except web.HTTPException:
            raise
        except Exception:
            _log.exception("the table's page asked for %s in vain", request.path)
            answer = web.Response(status=500, text="Something failed at the table; its log says what.\n")
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
                        "thread": pane.channel.is_thread,
                    }
                    for pane in self.panes.of(n)
                ],
            }
            for n, player in enumerate(self.players)
        ]
        return web.json_response({"run": self.run, "players": players, "titles": self._titles()})

    def _titles(self) -> list[dict[str, object]]:
        """Return the playable titles, for the page to offer."""
        say = words(FIRST)
        return [
            {
                "id": name,
                "title": x.game.title,
                "about": say.find(f"{name}-about", ""),
                "scenarios": [
                    {"id": s, "about": say.find(f"{name}-scenario-{s}", s)} for s in x.game.scenarios
                ],
            }
            for name, x in self.bot.catalogue.titles.items()
        ]

    async def _news(self, request: web.Request) -> web.Response:
        ids = [x.id for x in self.panes.every]
        return web.json_response({"run": self.run, "last": self.panes.last, "panes": ids})

    async def _new(self, request: web.Request) -> web.Response:
        """Open another game, as the player whose screen it was asked on would."""
        if request.headers.get("Origin", "") != self.address.rstrip("/"):
            raise web.HTTPForbidden(text="Only the table's own page may do this.\n")
        try:
            wanted = await request.json()
            player, title = self.players[int(wanted["player"])], self.bot.catalogue.titles[wanted["title"]]
            scenario = next(x for x in title.game.scenarios if x == wanted["scenario"])
        except (ValueError, TypeError, LookupError, StopIteration):
            raise web.HTTPBadRequest(text="There is no such game.\n") from None
        async with self._lock:
            channel = await self._opened(player.member, title.game.id, scenario)
            await self.panes.show()
        return web.json_response({"channel": str(channel.id)})

    async def _opened(self, host: simcord.MemberActor, title: str, scenario: str) -> simcord.ChannelHandle:
        """Open a game and take a seat: on the table, whose lobby goes, or in a thread if one is under way."""
        lists, before = self.bot.services.game_lists, {x.id for x in self.channel.threads}
        there = await lists.here(self._place)
        if there and there.status is Status.LOBBY:
            await self.bot.services.hosting.abandon(there.id, self._person(there.host))
            await self.bot.services.sender.drain(there.id)
        busy = there is not None and there.status in {Status.PLAYING, Status.FROZEN}
        where = "thread" if busy else "here"
        await host.slash(self.channel, "game new", title=title, scenario=scenario, where=where)
        channel = next((x for x in self.channel.threads if x.id not in before), self.channel)
        new = await lists.here(Place(guild=self.guild.id, channel=channel.id))
        if new and (there is None or new.id != there.id):  # it may have been refused: its player is told why
            await host.slash(channel, "game join")
        return channel


def _file(file: Path) -> Handler:
    body, kind = file.read_text(encoding="utf-8"), TYPES[file.suffix]

    async def answer(request: web.Request) -> web.Response:
        return web.Response(text=body, content_type=kind)

    return answer


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
