"""People who look for the same come together: found, seated and asked, or once more after a game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.community.pairings import Sides
from bot.play.clocks import booking
from bot.play.clocks.bank import (
    PACES,
    pace_of,
    patience,
    present_for,
    terms_of,
)
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.rights import barring, check_named
from bot.play.lobby import moderation, queue
from bot.play.lobby.lobby import Lobby, Muster, Opening, Sitter, usual_setup
from bot.play.lobby.seating import Substitutes
from bot.play.model.ports import CourierError, Place
from bot.play.model.rows import LOG
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.title import opposed
from bot.store import ClashError
from bot.store.models import Door, PostKind, QueueEntry, Rated, SeatOffer
from bot.store.repositories.limits import Listed
from bot.store.repositories.matching import Placement
from bot.store.shards import Part
from engine.core.codec import canonical
from engine.core.rules import Seat
from render.core.text import words

#: Number of finished games that make somebody seasoned; maximum number of people considered for a table.
SEASONED, MOST_TRIED = 3, 30


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person is looking for. No titles: any. `side` needs a single title; "" is any, as elsewhere."""

    user: int
    titles: frozenset[str] = frozenset()
    paces: frozenset[str] = frozenset({"relaxed"})
    language: str = ""
    side: Seat = ""
    level: str = ""
    finished: int = 0

    @property
    def own_level(self) -> str:
        """Return how experienced the person is."""
        return "seasoned" if self.finished >= SEASONED else "new"

    def takes(self, title: str, pace: str, seat: Seat) -> bool:
        """Return whether a seat matches the wish."""
        sided = not self.side or len(self.titles) != 1 or self.side == seat
        return (not self.titles or title in self.titles) and pace in self.paces and sided


def wish_of(row: QueueEntry, finished: int = 0) -> Wish:
    """Return the wish of a queue entry."""
    titles, paces = frozenset(json.loads(row.titles)), frozenset(row.pace.split(","))
    return Wish(
        user=row.user,
        titles=titles,
        paces=paces,
        language=row.language,
        side=row.side,
        level=row.level,
        finished=finished,
    )


def agree(one: Wish, other: Wish, apart: Collection[frozenset[int]]) -> bool:
    """Return whether two people's stated wishes allow them at one table."""
    if one.user == other.user or frozenset((one.user, other.user)) in apart:
        return False
    speak = not one.language or not other.language or one.language == other.language
    return speak and one.level in ("", other.own_level) and other.level in ("", one.own_level)


def table(
    title: str, pace: str, seats: Sequence[Seat], wishes: Sequence[Wish], apart: Collection[frozenset[int]]
) -> dict[Seat, Wish]:
    """Fill all seats with people who fit, the first of them among these; empty when it cannot be done."""
    if len(seats) < 2:
        return {}
    fit = [x for x in wishes if any(x.takes(title, pace, s) for s in seats)][:MOST_TRIED]
    if not fit or fit[0] is not wishes[0]:
        return {}
    return _filled(title, pace, seats, fit[0], fit[1:], {}, apart)


def _filled(
    title: str,
    pace: str,
    seats: Sequence[Seat],
    who: Wish,
    rest: Sequence[Wish],
    had: Mapping[Seat, Wish],
    apart: Collection[frozenset[int]],
) -> dict[Seat, Wish]:
    """Try people in each seat they want in turn, until the rest can be filled."""
    for seat in seats:
        if seat in had or not who.takes(title, pace, seat):
            continue
        now = {**had, seat: who}
        if len(now) == len(seats):
            return now
        for i, x in enumerate(rest):
            if all(agree(x, y, apart) for y in now.values()):
                found = _filled(title, pace, seats, x, rest[i + 1 :], now, apart)
                if found:
                    return found
    return {}


#: Seconds that a process has to seat the people it holds, and between two looks at a server.
HELD, EVERY = 60, 30

#: Refusals that mean that an offered seat is no longer available.
GONE = {f"refused-{x}" for x in ("not-on-offer", "over", "abandoned", "seat-taken", "full", "no-seat")}

#: Number of people seated in one go, and how long a channel that takes no threads is left alone.
MOST, SHUT = 25, 600


@dataclass(frozen=True, slots=True)
class Waits:
    """A person in the queue."""

    row: QueueEntry
    wish: Wish

    def turned_down(self, game: str) -> bool:
        """Return whether they have said that they do not want this game."""
        return game in json.loads(self.row.declined)


class Matchmaking:
    """Seats people from the queue, or once more after a game.

    Two processes at it never take the same person from the queue: a row is held by one.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        lobby: Lobby,
        substitutes: Substitutes,
        commits: Commits,
        muster: Muster,
    ) -> None:
        self._context, self._games, self._lobby, self._substitutes = context, games, lobby, substitutes
        self._commits, self._muster = commits, muster
        self._store = context.store
        self._looked: dict[int, int] = {}
        self._shut: dict[int, int] = {}

    # -- bringing together -------------------------------------------------------------------------------

    async def match(self, guild: int) -> list[str]:
        """Bring together people waiting on a server; return the games with new posts."""
        touched: list[str] = []
        async with self._context.locks(f"queue {guild}"):
            self._looked[guild] = self._context.stored_now()
            for _ in range(MOST):
                people = await self._people(guild)
                game = people and (
                    await self._into_lobby(guild, people)
                    or await self._new_table(guild, people)
                    or await self._substitute(guild, people)
                )
                if not game:
                    break
                touched.append(game)
        if touched:
            await self._store.card_stale(guild, self._context.stored_now())
        return list(dict.fromkeys(touched))

    async def _people(self, guild: int) -> list[Waits]:
        """List the people waiting, each once, without those who already have as many games as they may."""
        rows = await self._store.waiting_for_games(guild, self._context.stored_now())
        rows.sort(key=lambda x: (x.guild != guild, x.since))
        each = {x.user: x for x in reversed(rows)}
        if not each:
            return []
        full, played = (
            await queue.without_room(self._context, each, guild),
            await self._store.experience(each),
        )
        found = [Waits(x, wish_of(x, played[x.user][1])) for x in each.values() if x.user not in full]
        return sorted(found, key=lambda x: (x.row.since, x.row.user))

    async def lacking(self, guild: int) -> Sequence[str]:
        """Name what the bot lacks to open tables in the channel of a server's queue."""
        play = (await self._store.guild(guild)).play
        return await self._context.members.lacking(guild, play, opens=True) if play else ()

    async def _sees(self, user: int, guild: int, channel: int) -> bool:
        """Return whether a person sees a channel; False if that is unknown."""
        access = await self._context.members.access(user, guild, channel)
        return access is not None and access.sees

    async def _into_lobby(self, guild: int, people: Sequence[Waits]) -> str:
        """Seat a person in a lobby that its host has opened to the queue, the fullest first.

        Nobody agrees to a host's rated game by waiting, and to one of the queue only who chose such games.
        """
        every = await self._store.find(guild=guild, status=(Status.LOBBY,))
        found = [x for x in every if x.game.queue]
        for x in sorted(found, key=lambda x: (len(_free(x)), x.game.created)):
            for p in people if _free(x) else ():
                seat = await self._seat_for(p, x)
                if seat and await self._seat_or_offer(p, x.game.id, seat, pace_of(x.game)):
                    return x.game.id
        return ""

    async def _seat_for(self, waits: Waits, x: Listed) -> Seat:
        """Return a seat of a lobby that a person wants and may have; "" if there is none."""
        there = {s.user or s.invited: s for s in x.seats if s.user or s.invited}
        seats = [s for s in _free(x) if waits.wish.takes(x.game.title, pace_of(x.game), s)]
        unwanted = x.game.rated != Rated.NO and not (waits.row.rated and x.game.queue == Door.QUEUE)
        if not seats or unwanted or waits.wish.user in there or waits.turned_down(x.game.id):
            return ""
        if not await booking.fits(self._context, x.game.clock, waits.wish.user):
            return ""
        apart = await moderation.kept_apart(self._context, {waits.wish.user, x.game.host, *there})
        if frozenset((waits.wish.user, x.game.host)) in apart:
            return ""
        played = await self._store.experience(there)
        others = [Wish(u, language=s.locale, finished=played[u][1]) for u, s in there.items()]
        if not all(agree(waits.wish, other, apart) for other in others):
            return ""
        return seats[0] if await self._sees(waits.wish.user, x.game.guild, x.game.channel) else ""

    async def _seat_or_offer(self, waits: Waits, game: str, seat: Seat, pace: str) -> bool:
        """Seat a person, or offer them the seat if they are not present."""
        held = await self._hold([waits])
        if not held:
            return False
        try:
            await self._keep(game, seat, waits.row, self._taken(waits, game, seat, pace, held))
        except Refused as why:
            LOG.info("game %s: nobody comes from the queue: %s", game, why.key)
            await self._store.let_go([waits.row], held)
            return False
        await self._start_if_full(game)
        return True

    async def _hold(self, people: Sequence[Waits]) -> int:
        """Work on people as the only process; return until when, 0 when another one does."""
        now = self._context.stored_now()
        return now + HELD if await self._store.hold_entries([p.row for p in people], now, now + HELD) else 0

    def _taken(self, waits: Waits, game: str, seat: Seat, pace: str, held: int) -> Placement:
        now = self._context.stored_now()
        due = 0 if now - waits.row.pressed <= present_for(pace) else now + patience(pace)
        return Placement(user=waits.row.user, guild=waits.row.guild, held=held, game=game, seat=seat, due=due)

    async def _new_table(self, guild: int, people: Sequence[Waits]) -> str:
        """Open a table for people who fit each other, in a thread of the channel chosen for that."""
        play = (await self._store.guild(guild)).play
        if not play or len(people) < 2 or self._shut.get(guild, 0) > self._context.stored_now():
            return ""
        apart, left = await moderation.kept_apart(self._context, (p.wish.user for p in people)), list(people)
        while found := self._fitting(left, apart):
            title, pace, sat = found
            blind = [p for p in sat.values() if not await self._sees(p.wish.user, guild, play)]
            if not blind:
                return await self._opened(Place(guild, play), title, pace, sat)
            left = [p for p in left if p not in blind]
        return ""

    def _fitting(
        self, people: Sequence[Waits], apart: set[frozenset[int]]
    ) -> tuple[str, str, dict[Seat, Waits]] | None:
        """Return the first table that can be filled: title, pace and who sits where."""
        by_user = {p.wish.user: p for p in people}
        liked = Counter(t for p in people for t in p.wish.titles)
        titles = sorted(self._context.titles.titles, key=lambda t: (-liked[t], t))
        for i, first in enumerate(people):
            wishes = [p.wish for p in people[i:]]
            for title in titles if not first.wish.titles else [t for t in titles if t in first.wish.titles]:
                setup = usual_setup(self._context, title)
                seats = self._context.titles[title].game.seated(setup)
                for pace in (x for x in PACES if x in first.wish.paces):
                    if sat := table(title, pace, seats, wishes, apart):
                        return title, pace, {seat: by_user[w.user] for seat, w in sat.items()}
        return None

    async def _opened(self, at: Place, title: str, pace: str, sat: Mapping[Seat, Waits]) -> str:
        guild, named = at.guild or 0, self._context.titles[title].game.title
        if lacks := await self.lacking(guild):
            LOG.warning("the queue opens no table in channel %s: the bot lacks %s", at.channel, lacks)
            self._shut[guild] = self._context.stored_now() + SHUT
            return ""
        held = await self._hold(list(sat.values()))
        if not held:
            return ""
        try:
            say = words((await self._store.guild(guild)).locale or self._context.locale)
            room = await self._context.courier.room(at, named, say("bot-forum-post", title=named))
        except CourierError as why:
            LOG.warning("the queue cannot open a table in channel %s: %s", at.channel, why)
            self._shut[guild] = self._context.stored_now() + SHUT
            await self._store.let_go([p.row for p in sat.values()], held)
            return ""
        taken = [self._taken(p, "", seat, pace, held) for seat, p in sat.items()]
        try:
            game = await self._open(room, title, pace, {s: p.row for s, p in sat.items()}, taken)
        except Refused as why:
            LOG.info("nobody comes to a table of the queue: %s", why.key)
            await self._store.let_go([p.row for p in sat.values()], held)
            await self._context.courier.leave_room(room)
            return ""
        await self._start_if_full(game)
        return game

    async def _substitute(self, guild: int, people: Sequence[Waits]) -> str:
        """Offer a person a seat of a game under way. Others may take it from the card first."""
        offers = await self._store.seats_on_offer(guild)
        rows = (
            await self._store.waiting_for_games(guild, self._context.stored_now(), free=False)
            if offers
            else []
        )
        asked = {(x.game, x.seat) for x in rows if x.game}
        for offer in offers:
            if (offer.game, offer.seat) not in asked and await self._offered(offer, people):
                return offer.game
        return ""

    async def _offered(self, offer: SeatOffer, people: Sequence[Waits]) -> bool:
        try:
            live = await self._games.load(offer.game, look=False)
        except Refused as why:
            LOG.info("game %s: a seat on offer waits: %s", offer.game, why.key)
            return False
        if live.info.hidden:  # whoever is kept apart from somebody there would not be asked
            return False
        before = await self._store.witnesses(offer.game)
        there = {x.user for x in live.info.seats if x.user and x.seat != offer.seat} | {live.row.host}
        apart = await moderation.kept_apart(self._context, {*there, *(p.wish.user for p in people)})
        pace = pace_of(live.row)
        for p in people:
            user = p.wish.user
            if not p.wish.takes(live.row.title, pace, offer.seat) or p.turned_down(offer.game):
                continue
            if user in live.info.users.values() or any(frozenset((user, x)) in apart for x in there):
                continue
            barred = barring(live.title, live.info, user, offer.seat, before) is not None
            if barred or not await booking.fits(self._context, live.row.clock, user):
                continue
            if not await self._sees(user, live.row.guild, live.row.channel) or not (
                held := await self._hold([p])
            ):
                continue
            due = self._context.stored_now() + patience(pace)
            body = canonical({"user": user, "seat": offer.seat})
            post = self._context.outgoing.post(offer.game, f"u{user}", PostKind.OFFER, body)
            taken = Placement(
                user=user, guild=p.row.guild, held=held, game=offer.game, seat=offer.seat, due=due
            )
            try:
                await self._store.offer_seat(taken, [post])
            except ClashError:
                continue
            return True
        return False

    # -- answered ----------------------------------------------------------------------------------------

    async def take(self, user: Person, game: str, seat: Seat) -> str:
        """Take a seat that was offered; return the game as it is then.

        Raises:
            Refused: it is no longer offered to them.

        """
        row = await self._store.offered(user.id, game, seat)
        if row is None:
            raise Refused("refused-offer-over")
        live = await self._games.load(game, look=False)
        try:
            if live.info.status is Status.LOBBY:
                await queue.check_room(self._context, user.id, live.row.guild)
                await self._lobby.join(game, user, seat)
            else:
                await self._substitutes.take(game, user, seat)
        except Refused as why:
            if why.key not in GONE:
                raise
            await self._store.settle_offer(row, waits=True)  # somebody was quicker: they wait on
            raise Refused("refused-offer-over") from why
        started = await self._start_if_full(game)
        return Status.PLAYING if started else live.info.status

    async def turn_down(self, user: Person, game: str, seat: Seat, *, waits: bool) -> None:
        """Decline a seat, and wait on or leave the queue.

        Raises:
            Refused: it was not offered, or the offer has ended.

        """
        row = await self._store.offered(user.id, game, seat)
        if row is None:
            raise Refused("refused-offer-over")
        declined = canonical(sorted({*json.loads(row.declined), game}))
        await self._give_back(game, user.id)  # first, because only the offer would end by itself
        if not await self._store.settle_offer(row, waits=waits, declined=declined):
            raise Refused("refused-offer-over")
        await self.match(row.guild)

    async def leave(self, user: Person, guild: int) -> None:
        """Remove a person from a server's queue.

        Raises:
            Refused: they are not waiting there.

        """
        was = await self._store.leave_queue(user.id, guild)
        if was is None:
            raise Refused("refused-not-queued")
        await self._store.card_stale(guild, self._context.stored_now())
        if was.game:
            await self._give_back(was.game, user.id)

    # -- by itself ---------------------------------------------------------------------------------------

    async def sweep(self, part: Part | None) -> None:
        """End expired offers, and bring together people for whom there is room now."""
        now = self._context.stored_now()
        for row in await self._store.offers_due(now, shards=part):
            try:
                await self._give_back(row.game, row.user)
                # In this order: if this process dies in between, the offer is found again.
                await self._store.settle_offer(row, waits=False)
            except Exception:
                LOG.exception("game %s: an offer that is over could not be ended", row.game)
        await self._store.drop_queue(now)
        for guild in await self._store.queues(now, shards=part):
            if now - self._looked.get(guild, 0) >= EVERY:
                try:
                    await self.match(guild)
                except Exception:
                    LOG.exception("the queue of server %d could not be looked at", guild)

    async def rematch(self, game: str, by: Person, place: Place, parent: int | None, *, swap: bool) -> str:
        """Open the rematch of an ended game, or find the one that was opened already; return its id.

        Raises:
            Refused: they did not play in it, it is not over, or they may open no game here.

        """
        async with self._context.locks(game):
            live = await self._games.load(game, look=False)
            if not live.info.status.ended or live.row.n < 0:
                raise Refused("refused-not-over")
            check_named(live)
            if not live.info.seat_of(by.id):
                raise Refused("refused-not-seated")
            if found := await self._rematch_of(game):
                return found
            setup = live.setup
            wanted = await self._lobby.may_open(
                place,
                by,
                setup.game,
                scenario=setup.scenario,
                options=setup.options,
                files=setup.files,
                name=live.row.name,
                parent=parent,
            )
            apart = await moderation.kept_apart(self._context, (x.user for x in live.info.seats))
            sitters = _sitters(live, by, apart, swap=swap and opposed(live.title, len(live.info.seats)))
            try:
                wanted = replace(wanted, clock=live.row.clock, patience=live.row.patience)
                rated = live.info.rated and not any(x.policy for x in live.info.seats)
                again = replace(wanted, rated=rated, sides=Sides.CHOSEN)
                return await self._lobby.open_at(place, replace(again, sitters=sitters, follows=game))
            except Refused:
                if found := await self._rematch_of(game):  # another process was quicker
                    return found
                raise

    async def _rematch_of(self, game: str) -> str:
        """Return a game's rematch, open or ended; "" if there is none."""
        found = await self._context.store.find(follows=game)
        return next((x.game.id for x in found if x.game.status != Status.ABANDONED), "")

    async def _open(
        self, place: Place, title: str, pace: str, sat: Mapping[Seat, QueueEntry], taken: Sequence[Placement]
    ) -> str:
        """Open a lobby for people from the queue; who is here already is seated, the others are asked."""
        here = {x.user for x in taken if not x.due}
        sitters = {
            seat: Sitter(x.user, x.name, "", joined=x.user in here, locale=x.locale)
            for seat, x in sat.items()
        }
        first = next((x for x in sat.values() if x.user in here), next(iter(sat.values())))
        host = Person(first.user, first.name, first.locale)
        wanted = Opening(
            host,
            usual_setup(self._context, title),
            "",
            lambda had: None,
            sitters=sitters,
            door=Door.QUEUE,
            clock=terms_of(pace),
            taken=tuple(taken),
            rated=all(x.rated for x in sat.values()),
        )
        return await self._lobby.open_at(place, wanted)

    async def _keep(self, game: str, seat: Seat, row: QueueEntry, taken: Placement) -> None:
        """Seat somebody from the queue in a lobby, or keep the seat until they have answered.

        Raises:
            Refused: the seat is no longer free, or they no longer wait.

        """
        async with self._games.hold(game, Status.LOBBY) as live:
            x = next((x for x in live.loaded.seats if x.seat == seat), None)
            if x is None or not x.free or row.user in live.info.users.values():
                raise Refused("refused-seat-taken")
            x.name, x.word, x.dm_closed, x.left_at = row.name, "", False, 0
            x.end_coaching()
            x.user, x.invited = (0, row.user) if taken.due else (row.user, 0)
            x.locale = "" if taken.due else row.locale
            x.pressed = 0 if taken.due else self._context.stored_now()
            what = PostKind.OFFER if taken.due else PostKind.HELLO
            body = canonical({"user": row.user, "seat": seat})
            muster, calls = self._muster.after(live, self._context.stored_now())
            posts = [
                self._context.outgoing.lobby_card(live.row),
                self._context.outgoing.post(game, f"u{row.user}", what, body),
                *calls,
            ]
            await self._commits.change(
                live, seats=[x], posts=posts, changed=self._context.now(), taken=[taken], muster=muster
            )

    @done_anew
    async def _give_back(self, game: str, user: int) -> None:
        """Release the seats kept for somebody in this lobby; one they have taken stays theirs."""
        async with self._context.locks(game):
            try:
                live = await self._games.load(game, Status.LOBBY, to_change=True)
            except Refused:
                return  # the game has ended, or goes on without them
            rows = [x for x in live.loaded.seats if x.invited == user and not x.user]
            for x in rows:
                x.invited, x.name = 0, ""
            if rows:
                card = self._context.outgoing.lobby_card(live.row)
                await self._commits.change(live, seats=rows, posts=[card], changed=self._context.now())

    async def _start_if_full(self, game: str) -> bool:
        """Start a lobby opened by the queue once every seat is taken."""
        live = await self._games.load(game)
        if live.info.status is not Status.LOBBY or live.row.queue != Door.QUEUE:
            return False
        if not all(x.taken for x in live.info.seats):
            return False
        host = next(x for x in live.info.seats if x.user)
        try:
            started = await self._lobby.start(game, Person(host.user, host.name), present=False)
        except Refused:
            return False  # somebody was quicker, or must confirm first
        return not started.absent


def _free(x: Listed) -> list[Seat]:
    return [s.seat for s in x.seats if s.free]


def _sitters(live: Live, by: Person, apart: set[frozenset[int]], *, swap: bool) -> dict[Seat, Sitter]:
    """Assign the seats of a rematch: as before, or each person to the next seat.

    A person blocked by, or blocking, one of the others is not invited.
    """
    seats, come = live.info.seats, {by.id}
    for x in seats:
        if x.user and not any({x.user, y} in apart for y in come):
            come.add(x.user)
    return {
        seats[(i + swap) % len(seats)].seat: Sitter(x.user, x.name, x.policy, joined=x.user == by.id)
        for i, x in enumerate(seats)
        if x.user in come or x.policy
    }
