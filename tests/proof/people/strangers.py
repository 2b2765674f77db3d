"""People with no right in a game, who try everything: every command, and every custom id that anybody saw.

One moderates a server of their own, one is nobody there, one sits in the game's server and looks on. What
they do must change no game; and who does not see a game's channel must be shown nothing of it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import bot.acts.servers
import bot.acts.tables  # noqa: F401 - what can be typed is known once they are read
from bot.acts.registry import NAMED
from bot.desk.client import BOOLEAN, CHANNEL, FILE, GROUP, INTEGER, NUMBER, ROLE, STRING, SUB, USER
from bot.desk.discord import permissions as may
from bot.desk.discord.messages import texts
from bot.desk.discord.world import Channel, Delivery, Json, Message
from bot.desk.people import NotPossible, Outcome, Person, Upload
from bot.play.model.custom_ids import Verb
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, walk_ids
from tests.proof.people.players import BUTTON, controls, meant

#: Commands that make something of one's own, in a server of one's own.
OWN = {"new"}
#: Commands by which moderators set what their server allows: they may, and limits are held to what was set.
SETS = "server"
#: Commands in which what shall be done is typed, and whose deeds these are.
TYPED = {"table": Verb.TABLE, "server": Verb.SERVER, "settings": Verb.ME, "mine": Verb.SHOW}
#: What follows a deed, where it takes something; all others are typed with a seat.
MORE = {
    "clock": "pace=live",
    "quiet": "yes",
    "door": "yes",
    "replace": "{seat} policy=random",
    "machine": "seat={seat} policy=random",
    "overdue": "{seat} machine",
    "watch": "share",
    "study": "hand",
    "limits": "lobbies=1",
}
#: Deeds of one's own account, which would leave nobody to try the rest.
SPARED = {"forget"}
#: A picture of a scenario, as everybody may see it before there is a game.
SCENARIO = "-sketch.png"
#: Maximum number of controls of a reply that are tried.
FURTHER = 3
#: Everything about a game that somebody without a right could have changed.
KEPT = (
    "SELECT status, n, k, host, guild, channel, here, frozen, clock, patience FROM game WHERE id = ?",
    "SELECT seat, user, name, policy, invited, word FROM seat WHERE game = ? ORDER BY place",
    "SELECT seat, number, kind FROM decision WHERE game = ? ORDER BY seat, number",
    "SELECT id, what, user, n, asked, yes FROM request WHERE game = ? ORDER BY id",
    "SELECT seat, kind, policy FROM standing WHERE game = ? ORDER BY seat, kind",
    "SELECT seat FROM seatoffer WHERE game = ? ORDER BY seat",
    "SELECT seat, decision, action FROM draft WHERE game = ? ORDER BY seat, decision",
    "SELECT seat, kind, text FROM sheet WHERE game = ? ORDER BY seat, kind",
)


class Strangers:
    """They and what they found. `wardens` moderate a server each, by its id: strangers to games elsewhere."""

    def __init__(
        self, discord: Loopback, look: Glimpse, seed: str, onlooker: Person,
        wardens: Mapping[int, Person] | None = None,
    ) -> None:  # fmt: skip
        self.wardens = dict(wardens or {})
        self.discord, self.look, self.rng = discord, look, Random(f"{seed}/strangers")
        world = discord.world
        self.guild = world.guild("Elsewhere")
        self.channel = world.channel(self.guild, "elsewhere")
        moderators = world.role(self.guild, "moderators", may.MANAGE_GUILD | may.MANAGE_MESSAGES)
        self.outside = [discord.person(name, self.guild) for name in ("mallory", "oscar")]
        world.assign(self.guild, self.outside[0].user, moderators)
        self.onlooker = onlooker
        self.halls = {x.id: world.channel(world.guilds[at], "office") for at, x in self.wardens.items()}
        self.tried = 0
        self._aimed: set[str] = set()

    @property
    def all(self) -> Sequence[Person]:
        """Return all who are strangers to every game."""
        return (*self.outside, self.onlooker)

    def against(self, game: str) -> Sequence[Person]:
        """Return all who have no right in a game, the moderators of other servers too."""
        ((guild,),) = self.look.rows("SELECT guild FROM game WHERE id = ?", game)
        return (*self.all, *(x for at, x in self.wardens.items() if at != guild))

    # -- what they try -------------------------------------------------------------------------------------

    async def command(self, game: str) -> None:
        """Have one of them try a command on a game."""
        who = self.rng.choice(self.against(game))
        found = self.commands(who)
        if found:
            await self._command(who, *self.rng.choice(found), game)

    async def control(self, game: str) -> None:
        """Have one of them use a control of a game that somebody was shown."""
        found = list(self.seen(game).values())
        if found:
            await self._control(self.rng.choice(self.against(game)), self.rng.choice(found), game)

    async def siege(self, game: str, most: int = 1000) -> list[str]:
        """Have each try everything on a game at rest; give what has changed by it."""
        before, found, last = self.kept(game), list[str](), "nothing"
        for who in self.against(game):
            acts = [*self.commands(who), *self.seen(game).values()]
            for act in self.rng.sample(acts, min(most, len(acts))):
                if isinstance(act, tuple):
                    await self._command(who, *act, game)
                else:
                    await self._control(who, act, game)
                tried = f"/{act[0]} {act[2]}".strip() if isinstance(act, tuple) else act["custom_id"]
                now, what = self.kept(game), tried
                if now != before:
                    changes = "; ".join(f"{x} to {y}" for x, y in zip(before, now, strict=True) if x != y)
                    found.append(f"{who} changed game {game} by {what}, or by {last} before: {changes}")
                before, last = now, what
        return found

    def commands(self, who: Person) -> list[Any]:
        """Return the commands that somebody tries, with their options and what is typed in them."""
        found = [x for x in leaves(self.discord.world.commands) if x[0] not in OWN]
        return [
            (name, options, text)
            for name, options in found
            if who.id not in self.halls or name != SETS
            for text in ("", *typed(name))
        ]

    async def _command(self, who: Person, name: str, options: Sequence[Json], text: str, game: str) -> None:
        place = self._place(who, game)
        if place is None:
            return
        given = {}
        for x in options:
            value = self._value(x, who, game)
            if x.get("required") or x["name"] in {"game", "seat", "who", "player"} or self.rng.random() < 0.3:
                given[x["name"]] = value
        if text:
            seats = list(self.look.seats(game))
            given["text"] = text.format(seat=self.rng.choice(seats) if seats else "x")
        self.tried += 1
        try:
            out = await who.command(name, place, **given)
        except NotPossible:
            return
        if "game" in given:
            self._aimed.add(out.interaction.token)
        await self._go_on(who, out, game)

    async def _control(self, who: Person, part: Json, game: str) -> None:
        place = self._place(who, game)
        message = self._forged(place, part) if place else None
        if message is None or (who is self.onlooker and self._is_on_offer(part, game)):
            return
        self.tried += 1
        try:
            if part["type"] == BUTTON:
                out = await who.press(message, part["custom_id"])
            else:
                values = [x["value"] for x in part["options"][: part.get("min_values", 1) or 1]]
                out = await who.select(message, part["custom_id"], *values)
        except NotPossible:
            return
        finally:
            message.channel.messages.pop(message.id, None)
        self._aimed.add(out.interaction.token)
        await self._go_on(who, out, game)

    async def _go_on(self, who: Person, out: Outcome, game: str) -> None:
        """Fill in the form, or use what the answer offers: first what confirms."""
        for _ in range(FURTHER):
            try:
                if out.modal is not None:
                    fields = [x for x in walk_ids(out.modal["components"]) if x["type"] == 4]
                    out = await who.submit(out, {x["custom_id"]: x.get("value") or "1" for x in fields})
                else:
                    found = [x for x in controls(out.private, game) if not x.chooses]
                    if not found:
                        return
                    out = await who.press(found[0].message, found[0].id)
            except NotPossible:
                return
            self._aimed.add(out.interaction.token)

    def _is_on_offer(self, part: Json, game: str) -> bool:
        """Tell whether a control takes a seat that is on offer: then all who see the table may have it."""
        verb, _, (seat, *_) = meant(part["custom_id"])
        return verb == Verb.SEAT and (seat,) in self.look.rows(
            "SELECT seat FROM seatoffer WHERE game = ?", game
        )

    def _place(self, who: Person, game: str) -> Channel | None:
        """Say where somebody tries it: where the bot is and they may be."""
        if who is self.onlooker:
            found = self.discord.world.channels.get(self.look.stand(game).channel)
            return found if found and self.discord.world.may(who.user, found) & may.VIEW else None
        home = self.halls.get(who.id, self.channel)
        return who.dms if self.rng.random() < 0.2 else home

    def _value(self, option: Json, who: Person, game: str) -> Any:
        kind, name = option["type"], option["name"]
        if option.get("choices"):
            return self.rng.choice(option["choices"])["value"]
        if kind == STRING:
            seats = list(self.look.seats(game))
            text = {"game": game, "seat": self.rng.choice(seats) if seats else "x", "policy": "random"}
            return text.get(name, "hold"[: option.get("max_length") or 6000])
        plain = {
            INTEGER: option.get("min_value", 1), NUMBER: option.get("min_value", 1), BOOLEAN: True,
            USER: who, CHANNEL: self.channel, ROLE: None, FILE: Upload("a.toml", b"a = 1\n"),
        }  # fmt: skip
        return plain[kind]

    def seen(self, game: str) -> dict[str, Json]:
        """Return the controls of a game that anybody was ever shown: the newest of each verb and seat."""
        found = {}
        for d in self.discord.world.log:
            for x in walk_ids(d.json.get("components")):
                verb, of, (seat, *_) = meant(x["custom_id"])
                if of == game and x["type"] in (2, 3):
                    found[f"{verb} {seat} {x['type']}"] = {**x, "disabled": False}
        return found

    def _forged(self, place: Channel, part: Json) -> Message | None:
        """Make a message with a control on it that stood elsewhere, as no client would show it."""
        world = self.discord.world
        real = next((d.json for d in world.log if d.kind == "message" and d.json.get("components")), None)
        if real is None:
            return None
        interaction_id = world.id()
        rows = [{"type": 1, "id": 900, "components": [{**part, "id": 901}]}]
        told = {
            **real,
            "id": str(interaction_id),
            "channel_id": str(place.id),
            "components": rows,
            "attachments": [],
        }
        place.messages[interaction_id] = message = Message(interaction_id, place, world.app, told)
        return message

    # -- what must hold --------------------------------------------------------------------------------------

    def kept(self, game: str) -> list[Any]:
        """Return all that they could have changed of a game."""
        entries = self.look.rows("SELECT max(n), count(*) FROM entry WHERE game = ?", game)
        return [entries, *(self.look.rows(sql, game) for sql in KEPT)]

    def changed(self, meant: Collection[str] = ()) -> Iterator[str]:
        """Find what they made of games, whenever it was. Some were `meant` to be abandoned."""
        names = {x.id: x.user.name for x in self.all}
        for table, column in (("entry", "user"), ("seat", "user"), ("game", "host"), ("request", "user")):
            key = "id" if table == "game" else "game"
            for game, who in self.look.rows(f"SELECT {key}, {column} FROM {table}"):
                if who in names:
                    yield f"{names[who]} has a {table} of game {game}"
        for game, guild, status in self.look.rows("SELECT id, guild, status FROM game"):
            if guild == self.guild.id:
                yield f"game {game} was moved to the strangers' server"
            if status == "abandoned" and game not in meant:
                yield f"game {game} was abandoned, which nobody meant"

    def shown(self, names: Sequence[str]) -> Iterator[str]:
        """Find what those who do not see a game's channel were shown of it: names, files, controls."""
        outside, wardens = {x.id for x in self.outside}, {x.id for x in self.wardens.values()}
        players = re.compile(rf"\b({'|'.join(names)})\b")
        games = set(self.look.games())
        for d in self.discord.world.log:
            aimed = len(d.audience) == 1 and d.audience <= wardens and d.token in self._aimed
            if d.audience & outside or aimed:
                yield from (f"delivery {d.n} in {d.channel} to a stranger: {x}" for x in
                            self._told(d, players, games))  # fmt: skip

    def _told(self, d: Delivery, players: re.Pattern[str], games: set[str]) -> Iterator[str]:
        said = texts({"content": "", **d.json, "components": d.json.get("components") or []})
        named = players.search(said)
        if named:
            yield f"it names {named[0]}: {said[:200]!r}"
        files = sorted(x for x in d.files if not x.endswith(SCENARIO))
        if files and d.token in self._aimed:
            yield f"it has {files}: {said[:200]!r}"
        for x in walk_ids(d.json.get("components")):
            if [*x["custom_id"].split(":"), "", ""][2] in games:
                yield f"it has a control of a game, {x['custom_id']}"
                return


def typed(command: str) -> Iterator[str]:
    """Return all that can be typed in a command, as the bot knows it."""
    for verb, deed in NAMED:
        if verb is TYPED.get(command) and deed not in SPARED:
            yield f"{deed} {MORE.get(deed, '{seat}')}"


def leaves(commands: Sequence[Json], before: str = "") -> Iterator[tuple[str, Sequence[Json]]]:
    """Return every slash command with its options."""
    for x in commands:
        name, options = f"{before} {x['name']}".strip(), x.get("options") or ()
        inner = [o for o in options if o["type"] in {SUB, GROUP}]
        if inner:
            yield from leaves(inner, name)
        elif before or x.get("type", 1) == 1:
            yield name, options
