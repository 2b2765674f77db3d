"""Who may do what: rights in a game, seats a person may take, and what others must agree to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.play.context import Context, named
from bot.play.games.live import Live
from bot.play.model.ports import Access, Place, Presence
from bot.play.model.rows import info_read, listed_info
from bot.play.model.terms import GameInfo, Person, Refused, Status, refusing
from bot.play.model.texts import LONGEST_WORD, clean
from bot.play.model.title import Title
from bot.store import ClashError
from bot.store.models import Game, Outbox, PostKind, Request, RequestKind, SeatRow, Witness
from bot.store.repositories.games import Loaded
from bot.store.shards import Part
from engine.core.codec import canonical
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

    async def ends_alone(self, who: Person, game: GameInfo) -> bool:
        """Return whether somebody may end a game without a result by their word alone: host and moderators.

        A rated game in which they play they end as any player does, or nobody would lose to them.
        """
        loses = game.rated and game.status is not Status.LOBBY and game.seat_of(who.id) is not None
        return not loses and (await self.rights(who, game)).governs

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
            Refused: they are not.

        """
        if not (await self._access(who, game)).moderates:
            raise Refused("refused-moderator")

    async def admit(self, who: Person, game: str, *, read: Loaded | None = None) -> GameInfo:
        """Return a game if the person may know that it exists. `read`: a game as it was just read.

        Raises:
            Refused: no game has this id, or they may not know of it. The refusal is the same.

        """
        info = info_read(read, game)
        if info is None:
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
        """Return the players of a game who cannot see a place, and so would miss its posts."""
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


def check_named(live: Live) -> None:
    """Refuse what calls people by their names, or would tell who they are, where names are hidden.

    Raises:
        Refused: they are.

    """
    if live.info.hidden:
        raise Refused("refused-anonymous")


def pick(live: Live, seat: Seat, free: list[SeatRow]) -> SeatRow:
    """Choose a seat among those free.

    Raises:
        Refused: there is none, or not this one.

    """
    if not seat:
        if not free:
            raise Refused("refused-full")
        return free[0]
    found = next((x for x in free if x.seat == seat), None)
    if found is None:
        known = any(x.seat == seat for x in live.loaded.seats)
        raise Refused("refused-seat-taken" if known else "refused-no-seat")
    return found


def own_side(live: Live, user: Person, free: list[SeatRow]) -> list[SeatRow]:
    """Order seats so that those a person may take in addition to their own come first."""
    return sorted(free, key=lambda x: barring(live.title, live.info, user.id, x.seat) is not None)


def empty(row: SeatRow) -> SeatRow:
    """Take everybody and everything off a seat."""
    row.user, row.name, row.policy, row.invited, row.word, row.dm_closed = 0, "", "", 0, "", False
    row.left_at = row.pressed = 0
    row.end_coaching()
    return row


def word_of(word: str) -> str:
    """Take a player's word for the dice."""
    text = clean(word, len(word))
    if len(text) > LONGEST_WORD:
        raise Refused("refused-word", most=LONGEST_WORD)
    return text


NOTHING: Mapping[str, object] = {}

#: Does what was asked for, now that all have agreed; returns whether that closed the request.
Agreed = Callable[[Live, Request, Person], Awaitable[bool]]


class Requests:
    """Asks the others at a table, records who agrees, and closes requests withdrawn, declined or settled.

    A request about a player's seat (it has a `holder`) is valid while they have that seat, is at first put
    to them alone, and is also sent as a direct message. Any other is valid until the next entry.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def ask(
        self, live: Live, row: Request, name: str, asked: Sequence[int], told: Mapping[str, object] = NOTHING
    ) -> int:
        """Ask others for their consent on behalf of the person called `name`; return the request's number.

        `told` holds the facts that its post needs.
        """
        row.asked, row.at, row.n = canonical(sorted(set(asked))), self._context.stored_now(), live.row.n
        return await self._context.store.add_request(
            row, lambda number: self._posts(live, number, row, name, asked, told)
        )

    async def ask_on(self, live: Live, row: Request, name: str, asked: Sequence[int], due: int) -> None:
        """Put an open request to others, in place of those asked before."""
        posts = self._posts(live, row.id or 0, row, name, asked, NOTHING)
        await self._context.store.ask_on(row, due=due, asked=canonical(asked), yes="[]", posts=posts)

    def _posts(
        self,
        live: Live,
        number: int,
        row: Request,
        name: str,
        asked: Sequence[int],
        told: Mapping[str, object],
    ) -> list[Outbox]:
        """Make the posts that ask: one in the channel, and about a seat one to each of them."""
        body = {
            "request": number,
            "what": row.what,
            "seat": row.seat,
            "user": row.user,
            "asked": sorted(set(asked)),
            **named(row.user, name),
            **told,
        }
        lanes = [live.lane, *(f"u{x}" for x in asked if row.holder or row.what == RequestKind.REPLACE)]
        return [
            self._context.outgoing.post(live.row.id, lane, PostKind.ASK, canonical(body)) for lane in lanes
        ]

    def here(self, live: Live, user: Person) -> None:
        """Refuse requests and consents of a person who is away, with a machine player answering for them.

        Raises:
            Refused: they are away.

        """
        if live.info.away(user.id):
            raise Refused("refused-away")

    def holds(self, live: Live, row: Request) -> bool:
        """Return whether the situation to which a request refers still exists."""
        if row.holder or row.what == RequestKind.REPLACE:
            return any((x.seat, x.user) == (row.seat, row.holder) for x in live.loaded.seats)
        return row.n == live.row.n

    async def answer(
        self, live: Live, row: Request, user: Person, *, yes: bool, judge: bool, agreed: Agreed
    ) -> bool:
        """Take a person's answer to a request; return True if this settled it.

        `judge`: they were not asked, but may decide alone, as a seat's player always may about their seat.
        """
        if row.game != live.row.id or not row.open or not self.holds(live, row):
            raise Refused("refused-request-closed")
        asked, word = set(json.loads(row.asked)), {*json.loads(row.yes), user.id}
        if row.taker and asked == {row.taker}:
            return await self._answer_of_taker(live, row, user, yes=yes, agreed=agreed)
        alone = judge or user.id == row.holder
        away = {x.user for x in live.info.seats if x.caretaker}
        if user.id in asked and user.id != row.holder:
            self.here(live, user)
        asked -= away - {row.holder}
        if row.holder:  # such a request outlives moves, so players may have changed
            asked &= {x.user for x in live.info.seats}
        if user.id == row.user and not yes:
            return await self.settle(live, row, "withdrawn", user)
        if user.id not in asked and not alone:
            raise Refused("refused-not-asked-consent")
        if not yes:
            return await self.settle(live, row, "declined", user)
        if alone or asked <= word:
            return await agreed(live, row, user)
        with refusing(ClashError, "refused-busy"):
            await self._context.store.agree(row.id or 0, row.yes, canonical(sorted(word)))
        return False

    async def _answer_of_taker(
        self, live: Live, row: Request, user: Person, *, yes: bool, agreed: Agreed
    ) -> bool:
        """Take the answer of the person that a seat is meant for: they alone can say yes to it.

        Its player may still say no, and the person who asked may take it back.
        """
        if user.id == row.taker:
            return await (agreed(live, row, user) if yes else self.settle(live, row, "declined", user))
        if user.id not in (row.user, row.holder) or yes:
            raise Refused("refused-not-asked-consent")
        how = "withdrawn" if user.id == row.user else "declined"
        return await self.settle(live, row, how, user)

    async def settle(self, live: Live, row: Request, how: str, by: Person | None = None) -> bool:
        """Close a request, and tell the channel how it ended; False when it was closed already."""
        who = named(by.id, by.name) if by else named(0, "")
        if row.holder or row.what == RequestKind.REPLACE:
            facts = who | {"seat": row.seat, "user": row.user}
            note = self._context.outgoing.note(live.row.id, live.lane, f"note-{row.what}-{how}", **facts)
        else:
            note = self._context.outgoing.note(live.row.id, live.lane, f"note-{how}", what=row.what, **who)
        return await self._context.store.settle(row.id or 0, [note])


#: Seconds between two looks at a game that waits, and number of games at a time.
EVERY, AT_ONCE = 86_400, 20


async def look_for(context: Context, game: Game, seats: Sequence[SeatRow], users: Iterable[int]) -> set[int]:
    """Return those of a game's players who have left its server; save and announce new departures.

    If Discord does not answer, a player counts as being where they were.
    """
    if not game.guild or game.hides_names:  # there it would tell who sits where
        return set()
    held = {x.user: x for x in seats if x.user}
    asked = [x for x in dict.fromkeys(users) if x in held]
    found = await asyncio.gather(*(context.members.membership(x, game.guild) for x in asked))
    gone = {x for x, seat in held.items() if seat.left_at}
    for user, there in zip(asked, found, strict=True):
        if there.presence is Presence.LEFT and user not in gone:
            await context.store.has_left(
                game.id, user, context.now(), context.outgoing.departed(game, held[user])
            )
            gone.add(user)
        elif there.presence is Presence.PRESENT and user in gone:
            await context.store.is_back(game.id, user)
            gone.discard(user)
    return gone


async def look_at_table(context: Context, game: str) -> None:
    """Look for all players of a game."""
    loaded = await context.store.load(game)
    if loaded is not None:
        await look_for(context, loaded.game, loaded.seats, [x.user for x in loaded.seats if x.user])


async def look_daily(context: Context, shards: Part | None = None) -> None:
    """Check daily whether awaited players are still there. With `shards` only on servers of these."""
    now = context.now()
    for game in await context.store.long_waited_for(now - EVERY, most=AT_ONCE, shards=shards):
        loaded = await context.store.load(game)
        if loaded is None:
            continue
        asked = {a.seat for a in loaded.asking}
        users = {x.user for x in loaded.seats if x.user and x.seat in asked}
        await context.store.looked_for(game, users, now)
        await look_for(context, loaded.game, loaded.seats, users)
