"""A server of our own Discord to play in, in one process with the bot; what people see and press there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import yarl

from bot.app import NullgateBot, create_bot
from bot.desk.discord import messages
from bot.desk.discord.calls import Call
from bot.desk.discord.things import Delivery
from bot.desk.discord.world import BORN, World
from bot.play.model.terms import GameInfo
from bot.settings import Settings
from bot.store.statements.growing import YOUNG
from bot.titles import TITLES
from bot.ui.gateway import drawings
from bot.ui.layout import learn, partial_emoji
from tests.bot.limits import ACTION_ROW, BUTTON, SELECT, TEXT, walk
from tests.bot.people import INVITED, Place, Server, Shown, Somebody
from tests.bot.working import Work
from tests.loopback.server import Loopback
from tests.loopback.weather import PASS, Fate, Frame, Weather

#: Three stars and three ships a side: a game of some twenty turns, with cards, jumps and captures.
SMALL = b"""
name = "small"
[pieces]
ships = 3
aliens = 9
weapons = 9
starships = 9
[[stars]]
name = "SOL"
track = "EPEHHHE"
links = ["RIGEL"]
place = [0, 0]
home = true
[[stars]]
name = "VEGA"
track = "EPEHHHE"
links = ["RIGEL"]
place = [2, 0]
home = true
[[stars]]
name = "RIGEL"
track = "EPHPHEP"
links = ["SOL", "VEGA"]
place = [1, 0]
"""


#: When every room opens: the beginning of its world's ids.
BEGINNING = (BORN + 1_420_070_400_000) / 1000
#: Seconds that a busy machine may take for one command: some work is done by another process.
PATIENCE = 40


def texts(message: Any) -> str:
    """Return all that is written on a message."""
    return "\n".join(x["content"] for x in walk(raw(message)) if x["type"] == TEXT)


def raw(message: Any) -> list[dict[str, Any]]:
    """Return a message's components as Discord tells of them; also of a message that the bot has read."""
    if isinstance(message, discord.Message):
        return [x.to_dict() for x in message.components]
    return message.components


def answer(result: Any) -> str:
    """Return what somebody who used a command was answered last."""
    return texts(result.followups[-1] if result.followups else result.response)


def buttons(message: Any) -> dict[str, str]:
    """Return a message's live buttons: label -> custom id; of several with one label the first."""
    found: dict[str, str] = {}
    for x in walk(raw(message)):
        if x["type"] == BUTTON and x.get("custom_id") and not x.get("disabled"):
            found.setdefault(x["label"], x["custom_id"])
    return found


def sure(message: Any) -> str:
    """Name the button that carries an answer out, whatever is foreseen of it; "" where there is none."""
    return next((x for x in ("Confirm", "Carry out anyway") if x in buttons(message)), "")


def selects(message: Any) -> dict[str, list[tuple[str, str]]]:
    """Return a message's selects: custom id -> (label, value)."""
    return {
        x["custom_id"]: [(o["label"], o["value"]) for o in x["options"]]
        for x in walk(raw(message))
        if x["type"] == SELECT
    }


def controls(message: Any) -> list[str]:
    """Return every custom id on a message."""
    return [x["custom_id"] for x in walk(raw(message)) if x.get("custom_id")]


def pictures(message: Any) -> list[str]:
    """Name a message's attachments."""
    return [a.filename for a in message.attachments]


def shape(message: Any) -> str:
    """Return a message's components as text, with names instead of addresses of files."""
    return json.dumps(_unplaced(raw(message)), sort_keys=True, ensure_ascii=False)


def _unplaced(x: Any) -> Any:
    if isinstance(x, list):
        return [_unplaced(y) for y in x]
    if not isinstance(x, dict):
        return x
    if "proxy_url" in x:
        return {"file": x["url"].partition("?")[0].rpartition("/")[2], "size": [x["width"], x["height"]]}
    return {k: _unplaced(y) for k, y in x.items()}


@dataclass(frozen=True)
class Request:
    """A request of the bot's."""

    method: str
    path: str
    json: Any
    files: dict[str, bytes]


@dataclass
class Fault:
    """What requests are answered whose path fits a pattern; `times` None: as often as they come."""

    method: str
    path: str
    status: int
    code: int
    times: int | None


class Faults(Weather):
    """Answers that tests have the bot get."""

    def __init__(self) -> None:
        super().__init__()
        self.coming: list[Fault] = []

    def fate(self, what: Call | Frame) -> Fate:
        """Take the first fault that fits."""
        if not isinstance(what, Call):
            return PASS
        method, path = what.route.partition(" ")[0], what.path
        for x in self.coming:
            if x.method == method and x.times != 0 and fnmatchcase(path, x.path):
                x.times = x.times - 1 if x.times is not None else None
                return Fate(f"{x.status} {x.code}", status=x.status, code=x.code)
        return PASS


@contextlib.contextmanager
def aimed(there: Loopback) -> Iterator[None]:
    """Point discord.py to a Discord, and have it repeat at once what has failed."""
    http, hooks, gateway = discord.http, discord.webhook.async_, discord.gateway.DiscordWebSocket
    had = http.Route.BASE, gateway.DEFAULT_GATEWAY, http.asyncio
    http.Route.BASE, gateway.DEFAULT_GATEWAY = there.api, yarl.URL(there.gateway_url)
    http.asyncio = hooks.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": _at_once})
    try:
        yield
    finally:
        http.Route.BASE, gateway.DEFAULT_GATEWAY, http.asyncio = had
        hooks.asyncio = asyncio


@cache
def _emblems() -> frozenset[str]:
    return frozenset(drawings(TITLES.values()))


def _has_emblems() -> bool:
    return all(map(partial_emoji, _emblems()))


async def _at_once(_: float, result: Any = None) -> Any:
    return await asyncio.sleep(0, result)


@dataclass
class Room:
    """A server with one channel, two players, and the bot."""

    bot: NullgateBot
    settings: Settings
    discord: Loopback
    guild: Any = None
    channel: Any = None
    alice: Any = None
    bob: Any = None
    intended: tuple[type[BaseException], ...] = ()
    errors: list[BaseException] = field(default_factory=list)
    seen: set[int] = field(default_factory=set)
    #: What posts said before more was added to them.
    stages: dict[int, list[Shown]] = field(default_factory=dict)
    clock: float = BEGINNING
    work: Work = field(default_factory=Work)
    faults: Faults = field(default_factory=Faults)
    _latest: dict[int, Delivery] = field(default_factory=dict)
    _read: int = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, bot: NullgateBot, settings: Settings, *, emblems: bool = True) -> AsyncIterator[Room]:
        """Open a room and close its bot, whatever happens: a database left open would never let go.

        `emblems`: those of the units are on Discord already.
        """
        async with Loopback.open(ack=PATIENCE, patience=PATIENCE) as there:
            room = cls(bot, settings, there)
            with room._counted(), aimed(there):
                room.furnish(emblems=emblems)
                try:
                    await room._start()
                    yield room
                finally:
                    await room.bot.close()
                    learn({})

    def furnish(self, *, emblems: bool) -> None:
        """Put people in."""
        world = self.world
        world._now, self.discord.weather = lambda: self.clock, self.faults
        self.guild = self.server("Harbour")
        self.channel = self.guild.create_text_channel("table")
        self.alice = self.guild.add_member(self.user("alice"))
        self.bob = self.guild.add_member(self.user("bob"))
        there = sorted(_emblems()) if emblems else ()
        usual = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        world.emojis = [{"id": str(world.id()), "name": x, **usual} for x in there]

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        forget = self.work.count(loop)
        loop.set_exception_handler(self._failed)
        try:
            yield
        finally:
            loop.set_exception_handler(None)
            forget()

    def _failed(self, loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
        if what.get("exception"):
            self.errors.append(what["exception"])
        loop.default_exception_handler(what)

    async def _start(self) -> None:
        """Start the bot, and wait until it is there and has swept once."""
        bot = self.bot
        bot.now = lambda: self.clock
        bot._connection.guild_ready_timeout = 0.0
        bot.beat.start = lambda: None  # no sweep comes by itself: see `pass_time`
        self._keep_errors(bot)
        learn({})
        running = self.work.root(bot.start(self.world.token))
        await self.discord.until(
            lambda: bot.is_ready() or running.done(), PATIENCE, "the bot is there", again=0.005
        )
        if running.done():
            running.result()
        await self.discord.until(_has_emblems, PATIENCE, "the emblems", again=0.005)
        await self.pass_time(0)

    def _keep_errors(self, bot: NullgateBot) -> None:
        tell, heard = bot.failed, bot.on_error

        async def failed(interaction: Any, error: Exception, what: str) -> None:
            self.errors.append(error)
            await tell(interaction, error, what)

        async def on_error(event: str, /, *given: Any, **more: Any) -> None:
            self.errors.append(sys.exc_info()[1])
            await heard(event, *given, **more)

        bot.failed, bot.on_error = failed, on_error

    async def restart(self) -> None:
        """Stop the bot and start another on the same database."""
        old, self.bot = self.bot, create_bot(self.settings)
        await old.close()
        await self._start()

    # -- time --------------------------------------------------------------------------------------------

    async def settled(self) -> None:
        """Wait until the bot has nothing left to do: no task, no request, nothing that it has not heard yet.

        Raises:
            AssertionError: it went on for too long; what it was doing is said.

        """
        loop, rest, spun = asyncio.get_running_loop(), self.discord.rest, 0
        end, me = loop.time() + PATIENCE, asyncio.current_task()
        while True:
            busy = self.work.live - {me}
            if busy:
                await asyncio.wait(busy, timeout=max(0.0, end - loop.time()))
            elif not rest.under_way and self._heard():
                await asyncio.sleep(0)  # for what is called when a task has ended
                if not self.work.live - {me}:
                    return
            else:
                spun += 1
                await asyncio.sleep(0 if spun % 50 else 0.001)
            if loop.time() > end:
                raise AssertionError(f"the bot has not come to rest in {PATIENCE} s:\n{self.work.told()}")

    def _heard(self) -> bool:
        """Return whether the bot has read every event that was sent to it."""
        ws = getattr(self.bot, "ws", None)
        if self.bot.is_closed() or ws is None:
            return True
        return all(
            x.id != ws.session_id or x.sequence == ws.sequence for x in self.discord.gateway.sessions.values()
        )

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and have the bot look what has become due."""
        self.clock += seconds
        await self.bot.beat()
        await self.settled()

    def fault(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Have requests whose path fits a pattern fail."""
        self.faults.coming.append(Fault(method, path, status, code, times))

    @property
    def world(self) -> World:
        """Return what there is."""
        return self.discord.world

    def forged(self, where: Place, *custom_ids: str, values: Sequence[str] = ()) -> Shown:
        """Put a message with buttons of the bot's somewhere, as somebody's own client may show them.

        With `values` they are selects.
        """
        options = [{"label": x[:100], "value": x} for x in values]
        select, button = {"type": SELECT, "options": options}, {"type": BUTTON, "style": 2}
        looks = select if values else button
        controls = [{**looks, "label": str(n), "custom_id": x} for n, x in enumerate(custom_ids)]
        row = {"type": ACTION_ROW, "components": controls}
        return Shown(messages.create(self.world, where.channel, self.world.app, {"components": [row]}, []))

    @property
    def requests(self) -> list[Request]:
        """Return all that the bot asked, in order."""
        return [
            Request(x.route.partition(" ")[0], x.path, x.body, {name: data for _, name, data in x.files})
            for x in self.discord.calls
        ]

    def user(self, name: str, *, bot: bool = False) -> Somebody:
        """Make somebody who is in no server yet."""
        made = self.world.user(name, bot=bot)
        made.called = name
        return Somebody(self, made)

    def server(self, name: str) -> Server:
        """Make a server into which the bot has been invited as docs/operating.md says."""
        made = Server(self, self.world.guild(name))
        made.own = self.world.role(made.guild, "Nullgate", INVITED)
        self.world.assign(made.guild, self.world.app, made.own)
        return made

    async def aged(self) -> None:
        """Have every message be too old to grow."""
        old = f"UPDATE message SET at = at - {YOUNG}"
        await self.bot.store.writer.write(lambda db: db.connection().exec_driver_sql(old) and None)

    # -- what is seen --------------------------------------------------------------------------------

    def _read_on(self) -> None:
        """Keep what posts said before more was added to them."""
        log = self.world.log
        for x in log[self._read :]:
            if x.kind not in {"message", "edit"}:
                continue
            key = int(x.json["id"])
            old, self._latest[key] = self._latest.get(key), x
            if old is None or x.kind == "message":
                continue
            there = self.world.channels.get(x.channel)
            message = there.messages.get(key) if there else None
            if message is None or message.only is not None:
                continue
            then = Shown(message, old.json, old.files)
            if texts(then) != texts(Shown(message, x.json)) and not any(
                ":join:" in y for y in controls(then)
            ):
                self.stages.setdefault(key, []).append(then)
        self._read = len(log)

    def messages(self, channel: Any = None) -> list[Shown]:
        """Return what all can see in a channel, oldest first."""
        return (channel or self.channel).history()

    def posts(self, channel: Any = None) -> list[Shown]:
        """Return what all could see in a channel, oldest first: each post that grew as often as it did."""
        self._read_on()
        return [x for m in self.messages(channel) for x in (*self.stages.get(m.id, ()), m)]

    def live(self, channel: Any = None) -> Shown:
        """Return the newest post that has controls."""
        return next(m for m in reversed(self.posts(channel)) if controls(m))

    def last(self, channel: Any = None) -> str:
        """Return what the newest post says."""
        return texts(self.posts(channel)[-1])

    def dms(self, who: Any) -> list[Shown]:
        """Return a person's direct messages."""
        return who.user.dm_channel.history()

    def private(self, result: Any) -> Any:
        """Return the one answer that only the person who acted sees."""
        answers = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
        assert answers, f"no private answer: {result}"
        return answers[-1]

    def pings(self) -> list[int]:
        """Return everybody who was notified, in order."""
        return [
            int(user)
            for x in self.discord.calls
            if x.route.startswith("POST") and isinstance(x.body, dict)
            for user in (x.body.get("allowed_mentions") or {}).get("users") or []
        ]

    # -- what is done --------------------------------------------------------------------------------

    async def press(self, who: Any, message: Any, label: str) -> Any:
        """Press the button whose label begins so."""
        found = [x for text, x in buttons(message).items() if text.startswith(label)]
        assert len(found) == 1, f"{label!r} among {list(buttons(message))}"
        return await who.click(message, custom_id=found[0])

    async def choose(self, who: Any, message: Any, label: str) -> Any:
        """Choose the line of a select whose label begins so."""
        found = [(x, v) for x, every in selects(message).items() for t, v in every if t.startswith(label)]
        assert len(found) == 1, f"{label!r} among {selects(message)}"
        return await who.select(message, [found[0][1]], custom_id=found[0][0])

    async def slash(self, who: Any, name: str, /, **options: Any) -> Any:
        """Use a slash command in the channel."""
        return await who.slash(self.channel, name, **options)

    async def said(self, who: Any, name: str, /, **options: Any) -> str:
        """Use a slash command and give what it answers."""
        return answer(await self.slash(who, name, **options))

    async def tables(self, who: Any) -> Any:
        """Look at the server's tables: from the page of the queue."""
        return await self.press(who, self.private(await self.slash(who, "play")), "Tables here")

    async def listed(self, who: Any) -> str:
        """Return what the list of the server's tables says."""
        return texts((await self.tables(who)).response)

    # -- a game ----------------------------------------------------------------------------------------

    async def opened(self, **options: Any) -> str:
        """Open a lobby in the channel and give the game's id."""
        await self.slash(self.alice, "new", title="starwars", **options)
        return (await self.info()).id

    async def started(self, *, machine: bool = False, **options: Any) -> str:
        """Open a table, fill it and start: alice is blue, bob or a machine is orange."""
        game = await self.opened(**options)
        await self.slash(self.alice, "join", seat="blue")
        if machine:
            await self.slash(self.alice, "table", text="machine policy=random")
        else:
            await self.slash(self.bob, "join", seat="orange")
        await self.slash(self.alice, "start")
        return game

    async def info(self) -> GameInfo:
        """Return the newest game of this server."""
        return max(await self.bot.services.game_lists.games(self.guild.id), key=lambda g: g.created)

    async def mover(self, game: str) -> Any:
        """Return whoever is asked."""
        who = await self.bot.services.game_lists.who(game)
        seat = who.game.seat(who.waiting[0])
        return self.alice if seat.user == self.alice.id else self.bob

    async def by_buttons(self, who: Any, rng: Random) -> None:
        """Give one answer by pressing and choosing, from the newest post to the last confirmation."""
        await self.by_buttons_in(self.channel, who, rng)

    async def by_buttons_in(self, channel: Any, who: Any, rng: Random) -> None:
        """Give one answer in a certain channel."""
        message: Any = self.live(channel)
        for _ in range(12):
            before = (await self.info()).n
            result = await self._one_more(who, message, rng)
            info = await self.info()
            if info.n != before or info.status.ended:
                return
            message = self.private(result)
        raise AssertionError("twelve presses and no answer")

    async def _one_more(self, who: Any, message: Any, rng: Random) -> Any:
        found = {verb: [] for verb in ("do", "take", "pick")}
        for custom_id in controls(message):
            verb = custom_id.split(":")[1]
            if verb in found:
                found[verb].append(custom_id)
        ids = found["do"] or [*found["take"], *found["pick"]]
        assert ids, f"nothing to press on {texts(message)}"
        chosen, lists = rng.choice(ids), selects(message)
        if chosen in lists:
            return await who.select(message, [rng.choice(lists[chosen])[1]], custom_id=chosen)
        return await who.click(message, custom_id=chosen)

    async def by_typing(self, who: Any, rng: Random) -> None:
        """Give one answer by the game's own commands, as autocomplete offers it."""
        if "Throw" in " ".join(buttons(self.live())):
            await self.slash(who, "move", text="throw")
            return
        offered = await who.autocomplete(self.channel, "move", "text", "")
        await self.slash(who, "move", text=rng.choice(offered)["value"])
