"""Who may do what with a game, or take a seat of one with secrets: worked out here and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.model.ports import Access, Place, Presence
from bot.play.model.rows import listed_info
from bot.play.model.terms import GameInfo, Person, Refused
from bot.play.titles.title import Title
from bot.store.models import Witness
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Rights:
    """What one person may do with one game at this moment.

    `sees`: they can see the game's channel. `moderates`: they may manage messages there, or the server.
    """

    plays: bool = False
    invited: bool = False
    hosts: bool = False
    sees: bool = False
    moderates: bool = False

    @property
    def governs(self) -> bool:
        """Return whether they may do what host and moderators may."""
        return self.hosts or self.moderates


def moderates_at(who: Person, guild: int, *channels: int | None) -> bool:
    """Return whether a person is acting in one of these channels of this server, as a moderator."""
    here = who.access
    return here is not None and here.guild == guild and here.channel in channels and here.moderates


def roles_on(who: Person, guild: int) -> set[int]:
    """Return a person's roles on a server; none while they are acting elsewhere."""
    return set(who.roles) if who.access is not None and who.access.guild == guild else set()


class Authorization:
    """Works out rights from the game and from where a person is acting, or else by asking Discord."""

    def __init__(self, context: Context) -> None:
        self._store, self._members = context.store, context.members

    async def rights(self, who: Person, game: GameInfo) -> Rights:
        """Return what somebody may do with a game."""
        access = await self._access(who, game)
        return Rights(
            plays=game.seat_of(who.id) is not None,
            invited=any(x.invited == who.id and not x.user for x in game.seats),
            hosts=who.id == game.host,
            sees=access.sees,
            moderates=access.moderates,
        )

    async def host_only(self, who: Person, game: GameInfo) -> None:
        """Let only the host and the game's own moderators pass.

        Raises:
            Refused: they are neither.

        """
        if who.id != game.host and not (await self._access(who, game)).moderates:
            raise Refused("refused-host-only")

    async def moderators_only(self, who: Person, game: GameInfo) -> None:
        """Let only the game's own moderators pass.

        Raises:
            Refused: they are none.

        """
        if not (await self._access(who, game)).moderates:
            raise Refused("refused-moderator")

    async def admit(self, who: Person, game: str) -> GameInfo:
        """Return a game if the person may know that it exists.

        Raises:
            Refused: no game has this id, or they may not know of it. The refusal is the same.

        """
        found = await self._store.find(ids=[game])
        info = listed_info(found[0]) if found else None
        if info is None or not await self.admits(who, info):
            raise Refused("refused-no-game", game=game[:12])
        return info

    async def admits(self, who: Person, game: GameInfo) -> bool:
        """Return whether a person may know of a game: its people always, others while they see its channel.

        In direct messages only a person's own games count.
        """
        if who.id == game.host or any(who.id in (x.user, x.invited) for x in game.seats):
            return True
        if who.access is not None and (await self._access(who, game)).sees:
            return True
        if who.id in await self._store.former_players(game.id):
            return True
        return any(x.taker == who.id for x in await self._store.open_requests(game.id))

    async def visible(self, who: Person, games: Iterable[GameInfo]) -> list[GameInfo]:
        """Return only the games that a person may know of."""
        every = list(games)
        admitted = await asyncio.gather(*(self.admits(who, x) for x in every))
        return [x for x, yes in zip(every, admitted, strict=True) if yes]

    async def has_left(self, user: int, game: GameInfo) -> bool:
        """Return whether a player is known to have left the game's server. Unknown means no."""
        guild = game.place.guild
        return guild is not None and (await self._members.membership(user, guild)).presence is Presence.LEFT

    async def left_behind(self, game: GameInfo, guild: int) -> list[str]:
        """Name the players who would not be there if a game moved to another server. Unknown means no.

        Those who have left the server it is on are not counted.
        """
        held = {x.user: x.name for x in game.seats if x.user}
        there = await asyncio.gather(*(self._members.membership(x, guild) for x in held))
        away = [x for x, is_ in zip(held, there, strict=True) if is_.presence is not Presence.PRESENT]
        return [held[x] for x in away if not await self.has_left(x, game)]

    async def unseen(self, game: GameInfo, place: Place) -> set[int]:
        """Return those of a game whom no post in a place would reach: they do not see it."""
        if place.guild is None or place.channel is None:
            return set()
        users = sorted({x.user or x.invited for x in game.seats} - {0})
        reach = self._members.reaches
        sees = await asyncio.gather(*(reach(x, place.guild, place.channel) for x in users))
        return {x for x, yes in zip(users, sees, strict=True) if not yes}

    async def name_of(self, user: int, game: GameInfo) -> str:
        """Return a person's name on a game's server; "" if they are not a member."""
        guild = game.place.guild
        return (await self._members.membership(user, guild)).name if guild is not None else ""

    async def _access(self, who: Person, game: GameInfo) -> Access:
        """Return a person's permissions in a game's channel. If they are unknown, there are none."""
        guild, channel, here = game.place.guild, game.place.channel, who.access
        if guild is None or channel is None:
            return Access(0, 0)
        if here is not None and (here.guild, here.channel) == (guild, channel):
            return here
        return await self._members.access(who.id, guild, channel) or Access(guild, channel)


def opposed(title: Title, one: Seat, other: Seat) -> bool:
    """Return whether what one seat knows must stay hidden from another's player."""
    seats = title.seats
    if not title.secrets or {one, other} & seats.neutral:
        return False
    return seats.sides(one) != seats.sides(other)


def barring(
    title: Title, info: GameInfo, user: int, seat: Seat, before: Iterable[Witness] = ()
) -> Seat | None:
    """Return the seat whose secrets bar a person from this one, or None if they may take it.

    `before` are the seats that people held in this game and gave up.
    """
    known = [*info.seats_of(user), *(x.seat for x in before if x.user == user)]
    return next((x for x in known if opposed(title, x, seat)), None)


def check_side(live: Live, user: Person, seat: Seat, by: Person, before: Iterable[Witness] = ()) -> None:
    """Refuse a seat to a person who knows the other side's secrets.

    Raises:
        Refused: names the seat whose secrets they know; worded for `by`, who asked.

    """
    known = barring(live.title, live.info, user.id, seat, before)
    if known is not None:
        key = "refused-knows" if by.id == user.id else "refused-knows-other"
        raise Refused(key, side=known, other=seat, title=live.row.title)
