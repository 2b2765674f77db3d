"""What people do about seats, lobbies and files: with a right to it, without one, and more than is allowed.

Hosts, moderators of either server, players and strangers give seats away, ask for them, are asked, agree,
decline, take it back or say nothing for a day; they throw each other out of lobbies and close them; somebody
opens and brings in more than their server allows, and many send files at once. What came of it is held
against what they did by `tests.proof.checks.hands`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from bot.desk.discord import permissions as may
from bot.desk.discord.world import Channel, Guild, Message
from bot.desk.people import Person, Upload
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, Stand
from tests.proof.checks.hands import Wish
from tests.proof.people.acting import Acting
from tests.proof.people.players import controls
from tests.proof.people.roster import Roster
from tests.records import kept

#: Chances that a machine player shall have a seat, and that somebody answers by a button.
MACHINE, BUTTON = 0.2, 0.7
#: What a request for a seat may come to.
WORDS = ("yes", "yes", "yes", "no", "declined", "withdrawn", "stranger", "lapsed", "table agrees")
#: What nobody may do with a lobby who neither hosts nor moderates it.
FORBIDDEN = ("kick", "machine", "start", "abandon", "clock live")
#: Number of lobbies and records requested at once, more than are allowed; number of files sent at once.
GREED, FLOOD = 5, 4


@cache
def records() -> tuple[Upload, ...]:
    """Return some recorded games as files."""
    found = [x for title in ("starwars", "armada") for x in kept.files(title)[:4]]
    return tuple(Upload(x.name, x.read_bytes()) for x in found)


@dataclass(slots=True)
class Hosts:
    """They, what they wished for and what they found. `pass_day` lets a day pass for the bot."""

    discord: Loopback
    look: Glimpse
    rng: Random
    roster: Roster
    pass_day: Callable[[], None]
    acting: Acting = field(default_factory=Acting)
    wishes: list[Wish] = field(default_factory=list)
    meant: set[str] = field(default_factory=set)

    # -- seats ---------------------------------------------------------------------------------------------

    async def seat(self, game: str) -> None:
        """Have somebody give a seat away or ask for it, and whoever is asked say something or nothing."""
        stand, held = self.look.stand(game), self.look.seats(game)
        place = self.discord.world.channels.get(stand.channel)
        taken = [(seat, who) for seat, (user, _, _) in held.items() if (who := self.roster.named(user))]
        if place is None or place.guild is None or stand.ended or stand.n < 0 or not taken:
            return
        seat, holder = self.rng.choice(taken)
        by = self._asker(stand, place.guild, holder)
        others = [x for x in self.roster.people if x is not holder]
        taker = None if self.rng.random() < MACHINE else self.rng.choice(others)
        where = place if by.id in place.guild.members else self._hall(by)
        if where is not place:  # their client offers nobody who is not there
            taker = None
        right = by.id in (stand.host, holder.id, self.roster.wardens[place.guild.id].id)
        wish = Wish(game, seat, holder.id, by.id, taker.id if taker else 0, right)
        self.wishes.append(wish)
        text = f"replace {seat}" if taker else f"replace {seat} policy=random"
        more = {"user": taker} if taker else {}
        await self.acting.do(lambda: by.command("table", where, text=text, game=game, **more))
        if self._requested(wish):
            await self._said(wish, self.rng.choice(WORDS), place, by)

    def _asker(self, stand: Stand, guild: Guild, holder: Person) -> Person:
        """Draw who wants it: mostly the host or the server's moderator, else a player or a stranger."""
        host = self.roster.named(stand.host) or holder
        foreign = [x for g, x in self.roster.wardens.items() if g != guild.id]
        every = [
            host,
            self.roster.wardens[guild.id],
            holder,
            self.rng.choice(list(self.roster.people)),
            *foreign,
        ]
        return self.rng.choices(every, [6, 3, 1, 1, *(1 for _ in foreign)])[0]

    def _hall(self, who: Person) -> Channel:
        """Return a channel of the server that somebody moderates; others write to the bot alone."""
        own = next((g for g, x in self.roster.wardens.items() if x is who), None)
        if own is None:
            return who.dms
        guild = self.discord.world.guilds[own]
        halls = [x for x in guild.channels.values() if x.name == "hall"]
        return halls[0] if halls else self.discord.world.channel(guild, "hall")

    def _requested(self, wish: Wish) -> bool:
        """Note what is asked for on behalf of a wish: perhaps another than held the seat just before."""
        found = self.look.rows(
            "SELECT id, holder FROM request WHERE what = 'replace' AND open AND game = ? AND seat = ?"
            " AND taker = ? AND user = ?", wish.game, wish.seat, wish.taker, wish.by
        )  # fmt: skip
        if found:
            wish.request, wish.holder = found[-1]
        return bool(found)

    def _open(self, wish: Wish) -> bool:
        return bool(self.look.rows("SELECT id FROM request WHERE id = ? AND open", wish.request))

    async def _said(self, wish: Wish, word: str, place: Channel, by: Person) -> None:
        """Have those who are asked answer: the seat's player, and then the one it is meant for."""
        if word == "stranger":
            others = [*self.roster.people, *self.roster.wardens.values()]
            asked = {by.id, wish.holder, *self._asked(wish)}
            await self._word(self.rng.choice([x for x in others if x.id not in asked]), wish, place, yes=True)
        if word in ("lapsed", "table agrees"):
            await self._days(wish, place, agree=word == "table agrees")
        elif word == "withdrawn":
            await self._until_closed(wish, lambda: self._word(by, wish, place, yes=False))
        elif word == "declined":  # by the one it is meant for, once all others have agreed
            await self._until_closed(wish, lambda: self._answered(wish, place, lambda x: x != wish.taker))
        else:
            await self._until_closed(wish, lambda: self._answered(wish, place, lambda _: word == "yes"))

    async def _until_closed(self, wish: Wish, act: Callable[[], Awaitable[Any]]) -> None:
        await self.acting.until(act, lambda: not self._open(wish))

    async def _answered(self, wish: Wish, place: Channel, agrees: Callable[[int], bool]) -> None:
        """Have all who are asked now say yes or no."""
        for user in self._asked(wish):
            who = self.roster.named(user)
            if who is not None and self._open(wish):
                await self._word(who, wish, place, yes=agrees(user))

    async def _word(self, who: Person, wish: Wish, place: Channel, *, yes: bool) -> None:
        """Have somebody answer a request: by its button, or by command."""
        if yes:
            wish.yes.add(who.id)
        answer, said = ("yes", "agree") if yes else ("no", "decline")
        shown = [x for x in (place, who.dms) if self.discord.world.may(who.user, x) & may.VIEW]
        if self.rng.random() < BUTTON and await self.acting.control(
            who, shown, wish.game, "consent", str(wish.request), answer
        ):
            return
        where = place if place in shown else who.dms
        await self.acting.do(lambda: who.command("table", where, text=f"{said} {wish.seat}", game=wish.game))

    async def _days(self, wish: Wish, place: Channel, *, agree: bool) -> None:
        """Say nothing for a day; then the table's others are asked, and agree or say nothing either."""
        for _ in range(2):
            self.pass_day()
            asked = self._asked(wish)
            await self.acting.until(lambda: asyncio.sleep(0.2), lambda a=asked: self._asked(wish) != a)
            if agree:
                await self._until_closed(wish, lambda: self._answered(wish, place, lambda _: True))
            if not self._open(wish):
                return

    def _asked(self, wish: Wish) -> list[int]:
        """Return who has to answer now; nobody when it is settled."""
        found = self.look.rows("SELECT asked FROM request WHERE id = ? AND open", wish.request)
        return list(json.loads(found[0][0])) if found else []

    # -- lobbies -------------------------------------------------------------------------------------------

    async def lobby(self, game: str) -> None:
        """Open a lobby; have those try things who may not; have somebody thrown out, and close it."""
        stand = self.look.stand(game)
        beside = self.discord.world.channels.get(stand.channel)
        guild = beside.guild if beside else None
        if guild is None:
            return
        host, guest, other = self.rng.sample(list(self.roster.people), 3)
        place = self.discord.world.channel(guild, "side-room")
        if not await self._opened(host, place, stand.title):
            return
        own = self._game(place)
        self.meant.add(own)
        seat = self.rng.choice(list(self.look.seats(own)))
        join: Callable[[], Awaitable[Any]] = lambda: self.acting.do(  # noqa: E731
            lambda: guest.command("join", place, seat=seat, game=own)
        )
        if await self.acting.until(join, lambda: self.look.seats(own)[seat][0]):
            await self._forbidden(own, seat, place, [other, *self._foreign(guild)])
            who = self.rng.choice((host, self.roster.wardens[guild.id], guest))
            text = "leave" if who is guest else f"kick {seat}"
            await self.acting.until(
                lambda: self.acting.do(lambda: who.command("table", place, text=text, game=own)),
                lambda: not self.look.seats(own)[seat][0],
            )
        closer = self.rng.choice((host, self.roster.wardens[guild.id]))
        await self.acting.until(lambda: self._abandon(closer, place, own), lambda: self.look.stand(own).ended)

    def _foreign(self, guild: Guild) -> list[Person]:
        return [x for g, x in self.roster.wardens.items() if g != guild.id]

    def _game(self, place: Channel) -> str:
        found = self.look.rows("SELECT id FROM game WHERE channel = ? AND NOT imported", place.id)
        return str(found[0][0]) if found else ""

    async def _opened(self, host: Person, place: Channel, title: str) -> bool:
        return await self.acting.until(
            lambda: self.acting.do(lambda: host.command("new", place, title=title)),
            lambda: self._game(place),
        )

    async def _forbidden(self, game: str, seat: str, place: Channel, people: Sequence[Person]) -> None:
        """Have people try what they may not; none of it may change anything."""
        before = self.kept(game)
        for who in people:
            name = self.rng.choice(FORBIDDEN)
            inside = place.guild is not None and who.id in place.guild.members
            where = place if inside else self._hall(who)
            text = f"kick {seat}" if name == "kick" else name
            command, more = ("start", {}) if name == "start" else ("table", {"text": text})
            out = await self.acting.do(lambda: who.command(command, where, game=game, **more))  # noqa: B023
            if out is not None and name == "abandon":
                await self.acting.control(who, [where], game, "abandon")
            seated = {user for user, _, _ in self.look.seats(game).values()}  # by the queue, meanwhile
            if who.id not in seated and self.changed(before, self.kept(game)):
                by = " ".join([command, *more.values()])
                self.acting.failures.append(
                    f"{who} changed the lobby of game {game} by /{by}, without a right"
                )
                return

    def kept(self, game: str) -> tuple[list[Any], list[Any], list[Any]]:
        """Return all that those without a right could have changed of a lobby."""
        return (
            self.look.rows("SELECT status, n, host, guild, channel, clock FROM game WHERE id = ?", game),
            self.look.rows(
                "SELECT seat, policy FROM seat WHERE game = ? AND policy <> '' ORDER BY seat", game
            ),
            self.look.rows('SELECT seat, "user" FROM seat WHERE game = ? AND "user" <> 0', game),
        )

    @staticmethod
    def changed(before: Sequence[Sequence[Any]], now: Sequence[Sequence[Any]]) -> bool:
        """Return whether a lobby differs: people who come to free seats meanwhile, by the queue, may."""
        return before[:2] != now[:2] or not set(before[2]) <= set(now[2])

    async def _abandon(self, who: Person, place: Channel, game: str) -> None:
        """End a game without a result, and confirm it."""
        out = await self.acting.do(lambda: who.command("table", place, text="abandon", game=game))
        shown: Message | None = out.private if out is not None else None
        for x in controls(shown, game):
            if x.verb == "abandon":
                await self.acting.do(lambda x=x: who.press(x.message, x.id))  # type: ignore[misc]

    # -- more than is allowed ------------------------------------------------------------------------------

    async def greed(self, game: str) -> None:
        """Open more lobbies at once than somebody may, and bring in more records; close one again."""
        guild, grace = self.roster.narrow, self.roster.grace
        rooms = [self.discord.world.channel(guild, f"room-{i}") for i in range(GREED)]
        title, files = self.look.stand(game).title, records()
        await asyncio.gather(
            *(self.acting.do(lambda x=x: grace.command("new", x, title=title)) for x in rooms)  # type: ignore[misc]
        )
        for room in rooms:
            file = self.rng.choice(files)
            await self.acting.do(lambda r=room, f=file: grace.command("new", r, file=f))  # type: ignore[misc]
        mine = [(x, own) for x in rooms if (own := self._game(x))]
        self.meant.update(own for _, own in mine)
        for room, own in mine[:2]:
            await self._abandon(grace, room, own)

    async def flood(self, game: str) -> list[float]:
        """Bring in, take out and replay at once; return the seconds that others waited for a first answer."""
        stand = self.look.stand(game)
        place = self.discord.world.channels.get(stand.channel)
        if place is None or place.guild is None:
            return []
        many = [x for x in self.roster.people if x.id in place.guild.members][:FLOOD]
        rooms = [self.discord.world.channel(place.guild, f"files-{i}") for i in range(len(many))]
        files = self.rng.sample(records(), len(many))
        busy = [
            *(self.acting.do(lambda w=w, r=r, f=f: w.command("new", r, file=f))  # type: ignore[misc]
              for w, r, f in zip(many, rooms, files, strict=True)),
            *(self.acting.do(lambda w=w: w.command("replay", place, what="record", game=game)) for w in many),  # type: ignore[misc]
            *(self.acting.do(lambda w=w: w.command("replay", place, game=game)) for w in many),  # type: ignore[misc]
        ]  # fmt: skip
        doing = asyncio.gather(*busy)
        waits = []
        while not doing.done() or not waits:
            out = await self.acting.do(
                lambda: self.rng.choice(many).command("log", place, what="who", game=game)
            )
            if out is not None:
                waits.append(self.discord.ack if out.failed else 0.0)
            await asyncio.sleep(0.2)
        for out in await doing:
            waits.append(self.discord.ack if out is not None and out.failed else 0.0)
        return waits

    async def patience(self, game: str) -> None:
        """Flood it in fair weather: nobody may wait longer for a first answer than Discord allows."""
        late = [x for x in await self.flood(game) if x]
        if late:
            self.acting.failures.append(
                f"{len(late)} acts got no first answer in {late[0]} s while files came in"
            )
