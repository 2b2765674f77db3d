"""A simulated server to play in, and what people see and press there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import dataclass, field
from random import Random
from typing import Any

import discord
import simcord
from simcord.builders import to_discord_message

from bot.app import NullgateBot, create_bot
from bot.play.model.terms import GameInfo
from bot.settings import Settings
from bot.store.statements.growing import YOUNG
from tests.bot.limits import BUTTON, SELECT, TEXT, walk
from tests.bot.local_settling import quicken

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


#: Seconds that a busy machine may take for one command: some work is done by another process.
PATIENCE = 40


def texts(message: Any) -> str:
    """Return all that is written on a message."""
    return "\n".join(x["content"] for x in walk(raw(message)) if x["type"] == TEXT)


def raw(message: Any) -> list[dict[str, Any]]:
    """Return a message's components as they were sent."""
    if isinstance(message, discord.Message):
        return [x.to_dict() for x in message.components]
    return message.components


def buttons(message: Any) -> dict[str, str]:
    """Return a message's live buttons: label -> custom id."""
    return {
        x["label"]: x["custom_id"]
        for x in walk(raw(message))
        if x["type"] == BUTTON and x.get("custom_id") and not x.get("disabled")
    }


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


def pictures(message: Any) -> list[bytes]:
    """Name a message's attachments."""
    return [a.filename for a in message.attachments]


@dataclass
class Room:
    """A server with one channel, two players, and the bot."""

    env: Any
    bot: NullgateBot
    settings: Settings
    guild: Any = None
    channel: Any = None
    alice: Any = None
    bob: Any = None
    intended: tuple[type[BaseException], ...] = ()
    seen: set[int] = field(default_factory=set)
    stages: dict[int, list[Any]] = field(default_factory=dict)

    @classmethod
    @asynccontextmanager
    async def open(cls, bot: NullgateBot, settings: Settings) -> AsyncIterator[Room]:
        """Open a room and close its bot, whatever happens: a database left open would never let go."""
        quicken()
        env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
        bot.now, bot.has_emblems = lambda: env.now().timestamp(), False
        room = cls(env, bot, settings)
        room._watch()
        try:
            await env.start()
            room.furnish()
            yield room
        finally:
            await room.bot.close()
            await env.shutdown()

    def furnish(self) -> None:
        """Put people in."""
        self.guild = self.env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("table")
        self.alice = self.guild.add_member(self.env.create_user("alice"))
        self.bob = self.guild.add_member(self.env.create_user("bob"))

    async def restart(self) -> None:
        """Stop the bot and start another on the same database."""
        old, self.bot = self.bot, create_bot(self.settings)
        self.bot.now, self.bot.has_emblems = old.now, old.has_emblems
        await old.close()
        await self.env.restart_bot(self.bot)

    async def aged(self) -> None:
        """Have every message be too old to grow."""
        old = f"UPDATE message SET at = at - {YOUNG}"
        await self.bot.store.writer.write(lambda db: db.connection().exec_driver_sql(old) and None)

    # -- what is seen --------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Keep what posts said before more was added to them."""
        edit = self.env.backend.edit_message

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            old = to_discord_message(self.env, copy(self.env.backend.get_message(channel_id, message_id)))
            new = edit(channel_id, message_id, fields)
            now = to_discord_message(self.env, new)
            if texts(now) != texts(old) and not any(":join:" in x for x in controls(old)):
                self.stages.setdefault(message_id, []).append(old)
            return new

        self.env.backend.edit_message = edited

    def messages(self, channel: Any = None) -> list[discord.Message]:
        """Return what all can see in a channel, oldest first."""
        seen = (channel or self.channel).history()
        return [m for m in seen if not m.flags.ephemeral]

    def posts(self, channel: Any = None) -> list[discord.Message]:
        """Return what all could see in a channel, oldest first: each post that grew as often as it did."""
        return [x for m in self.messages(channel) for x in (*self.stages.get(m.id, ()), m)]

    def live(self, channel: Any = None) -> discord.Message:
        """Return the newest post that has controls."""
        return next(m for m in reversed(self.posts(channel)) if controls(m))

    def last(self, channel: Any = None) -> str:
        """Return what the newest post says."""
        return texts(self.posts(channel)[-1])

    def dms(self, who: Any) -> list[discord.Message]:
        """Return a person's direct messages."""
        user = getattr(who, "user", who)
        return list(user.dm_channel.history())

    def private(self, result: Any) -> Any:
        """Return the one answer that only the person who acted sees."""
        answers = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
        assert answers, f"no private answer: {result}"
        return answers[-1]

    def pings(self) -> list[int]:
        """Return everybody who was notified, in order."""
        return [
            int(user)
            for x in self.env.http_requests
            if x.method == "POST" and isinstance(x.json, dict)
            for user in (x.json.get("allowed_mentions") or {}).get("users") or []
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
        result = await self.slash(who, name, **options)
        return texts(result.followups[-1] if result.followups else result.response)

    # -- a game ----------------------------------------------------------------------------------------

    async def opened(self, **options: Any) -> str:
        """Open a lobby in the channel and give the game's id."""
        await self.slash(self.alice, "game new", title="starwars", **options)
        return (await self.info()).id

    async def started(self, *, machine: bool = False, **options: Any) -> str:
        """Open a table, fill it and start: alice is blue, bob or a machine is orange."""
        game = await self.opened(**options)
        await self.slash(self.alice, "game join", seat="blue")
        if machine:
            await self.slash(self.alice, "game machine", policy="random")
        else:
            await self.slash(self.bob, "game join", seat="orange")
        await self.slash(self.alice, "game start")
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
            await self.slash(who, "starwars throw")
            return
        offered = await who.autocomplete(self.channel, "starwars move", "move", "")
        await self.slash(who, "starwars move", move=rng.choice(offered)["value"])
