"""Who holds a seat: given up, taken over, offered, cared for by a machine player meanwhile."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clocks import booking
from bot.play.clocks.booking import is_over
from bot.play.context import Context, named
from bot.play.games import questions
from bot.play.games.cards import back_button, take_button
from bot.play.games.commits import Commits
from bot.play.games.entries import MissedMessages
from bot.play.games.live import Added, Live, TableStand, called_here, name_of
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization, Requests, barring, check_named, check_side
from bot.play.lobby import moderation, queue
from bot.play.model.rows import LOG
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, Status, refusing
from bot.play.model.texts import plain
from bot.store import ClashError
from bot.store.models import (
    LAPSE,
    Former,
    Outbox,
    PostKind,
    Reliability,
    Request,
    RequestKind,
    SeatOffer,
    SeatRow,
)
from bot.store.shards import Part
from engine.core import record
from engine.core.codec import canonical, unpack_action
from engine.core.dice import CommittedDice
from engine.core.rules import Seat, Secrecy
from engine.policies.policy import LEVELS, POLICIES, USUAL, offered
from render.core.text import join_list, words

#: Seconds that people have to answer a request, and minimum time between two requests about the same seat.
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class SeatTransfer:
    """A seat handed over, or with a `request` asked for: from whom (by name), and until when.

    `first`: its player or the others are asked before the person that it is meant for.
    """

    request: int = 0
    asked: str = ""
    until: int = 0
    first: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """The new holder of a seat: a person, or with `user` 0 a machine player of this policy."""

    seat: Seat
    user: int
    name: str
    policy: str
    locale: str = ""


def must_agree(taker: int, by: int) -> bool:
    """Return whether a person must yet agree to a seat meant for them: nobody is seated unasked."""
    return taker not in (0, by)


def check_unrated(live: Live) -> None:
    """Refuse to let somebody give away their own seat in a rated game: it would not count, and they not lose.

    Raises:
        Refused: it is one.

    """
    if live.info.rated:
        raise Refused("refused-rated-seat")


class Seating:
    """Gives seats of games under way to others."""

    def __init__(
        self, context: Context, games: GameLoader, requests: Requests, rights: Authorization, seats: Seats
    ) -> None:
        self._context, self._games, self._requests, self._rights = context, games, requests, rights
        self._seats = seats
        self._store = context.store

    # -- asked for ---------------------------------------------------------------------------------------

    @done_anew
    async def replace(
        self, game: str, by: Person, seat: Seat, user: Person | None, policy: str = ""
    ) -> SeatTransfer:
        """Hand a seat to another person, or with None to a machine player; its player, if any, is asked.

        The user's own seat, a free one, a machine player's, and that of a player who is gone change hands
        without that; in a rated game nobody gives their own away. A person gets a seat only with their own
        yes, which is asked for last.
        """
        gone = await self._left(game, seat, by)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            own = row is not None and row.user == by.id
            if own:
                check_unrated(live)
            else:
                await self._rights.host_only(by, live.info)
            if user is not None:
                check_named(live)
            if row is None:
                raise Refused("refused-no-seat")
            wish = Wish(seat, 0, "", offered(live.title.game, policy))
            if user is not None:
                wish = Wish(seat, user.id, plain(user.name), "", user.locale)
            await self.check(live, row, wish, by)
            asked = live.info.others(by.id, row.user) if row.caretaker else [row.user]
            if own or row.user in (0, gone) or not asked or await self.is_late(live, row):
                if must_agree(wish.user, by.id):
                    return await self._ask(live, row, wish, by, [wish.user])
                await self.hand_over(live, row, wish, by, told=own, gone=gone)
                return SeatTransfer()
            return await self._ask(live, row, wish, by, asked)

    async def _left(self, game: str, seat: Seat, by: Person) -> int:
        """Return a seat's player who has left the server, or else 0. Discord is asked outside the lock."""
        live = await self._games.load(game, Status.PLAYING)
        if live.info.users.get(seat, 0) in (0, by.id):
            return 0
        await self._rights.host_only(by, live.info)
        return await self.gone_from(live, seat)

    async def gone_from(self, live: Live, seat: Seat) -> int:
        """Return a seat's player if they have left the server, else 0; Discord is asked."""
        user = 0 if live.info.hidden else live.info.users.get(seat, 0)  # or it would tell whose seat it is
        return user if user and await self._rights.has_left(user, live.info) else 0

    async def check(self, live: Live, row: SeatRow, wish: Wish, by: Person) -> None:
        """Check that a seat may go to the person or machine player it is meant for.

        Raises:
            Refused: they have one already, or know the other side's secrets; or no such player exists.

        """
        if not wish.user:
            if wish.policy not in POLICIES:
                raise Refused("refused-no-machine", policies=", ".join(LEVELS))
            return
        await moderation.check_blocks(self._context, live, Person(wish.user, wish.name), by, wish.seat)
        if row.user == wish.user or (live.info.seat_of(wish.user) and not live.title.seats.several):
            raise Refused("refused-seated-other")
        check_side(
            live, Person(wish.user, wish.name), wish.seat, by, await self._store.witnesses(live.row.id)
        )

    async def is_late(self, live: Live, row: SeatRow) -> bool:
        """Return whether a seat's player is overdue.

        Hidden questions are not counted.
        """
        if live.row.clock:
            over = is_over(live.title, live.loaded, row.seat)
        else:
            patience = self._context.patience_of(live.row)
            asked = [a for a in live.loaded.asking if a.seat == row.seat and a.secrecy != Secrecy.HIDDEN]
            over = any(a.since <= self._context.stored_now() - patience for a in asked) if patience else False
        if over:
            return True
        return (await self._store.last_by(live.row.id, public=True)).get(row.seat) == LAPSE

    async def _ask(
        self, live: Live, row: SeatRow, wish: Wish, by: Person, asked: Sequence[int]
    ) -> SeatTransfer:
        """Ask a seat's player, in the channel and by direct message, or the others if the player is away.

        Nobody is asked twice within a day.
        """
        now, say = self._context.stored_now(), words(by.locale)
        sat = {x.user: name_of(x, live.title, say, raw=True) for x in live.info.seats}
        last = await self._store.last_replacing(live.row.id, row.seat, row.user)
        taker = list(asked) == [wish.user]
        if (
            last is not None
            and (last.open or now < last.at + DAY)
            and not (taker and last.taker != wish.user)
        ):
            name = wish.name if taker else sat[row.user]
            raise Refused("refused-asked-lately", name=name, at=str(max(last.due, last.at + DAY)))
        request = Request(
            game=live.row.id,
            what=RequestKind.REPLACE,
            user=by.id,
            seat=row.seat,
            due=now + DAY,
            holder=row.user,
            taker=wish.user,
            taker_name=wish.name,
            policy=wish.policy,
        )
        number = await self._requests.ask(live, request, by.name, asked)
        names = sat | {wish.user: wish.name}
        return SeatTransfer(number, ", ".join(names[x] for x in asked), request.due, first=not taker)

    # -- answered ----------------------------------------------------------------------------------------

    async def agreed(self, live: Live, request: Request, user: Person) -> bool:
        """Give the seat away, now that its player or all the others have agreed, and the person it is for."""
        return await self._offer_on(live, request, user.id)

    async def _offer_on(self, live: Live, request: Request, last: int = 0) -> bool:
        """Ask the person that a seat is meant for; without one, or once they have agreed, give it away.

        `last` is who agreed last; it is the seat's player, or they are told.
        """
        if last == request.taker or not must_agree(request.taker, request.user):
            knows = last == request.holder or request.holder == request.user
            return await self._grant(live, request, told=knows)
        due = self._context.stored_now() + DAY
        name = live.info.name_of(request.user)
        await self._requests.ask_on(live, request, name, [request.taker], due)
        return False

    async def _grant(self, live: Live, request: Request, *, told: bool) -> bool:
        """Do what was asked for, if it still can be done; say so in the channel if not."""
        row = next(x for x in live.loaded.seats if x.seat == request.seat)
        wish = Wish(request.seat, request.taker, request.taker_name, request.policy)
        by = Person(request.user, live.info.name_of(request.user))
        try:
            await self.check(live, row, wish, by)
        except Refused as why:
            LOG.info("game %s: a seat cannot be given away any more: %s", live.row.id, why.key)
            return await self._requests.settle(live, request, "moot")
        await self.hand_over(live, row, wish, by, told=told)
        return True

    # -- done --------------------------------------------------------------------------------------------

    async def hand_over(
        self,
        live: Live,
        row: SeatRow,
        wish: Wish,
        by: Person,
        *,
        told: bool,
        gone: int = 0,
        hello: PostKind = PostKind.HELLO,
        counts: Sequence[Reliability] = (),
    ) -> None:
        """Give a seat away. `told`: its player knows already; otherwise they hear of it in private.

        `gone`: the player who was found to have left the server. `hello` is how the new one is greeted.
        `counts` as in `Commit`.
        """
        game, seat, posts = live.row.id, wish.seat, list[Outbox]()
        body = canonical({"seat": seat, **named(wish.user, wish.name)})
        posts.append(self._context.outgoing.post(game, live.lane, PostKind.SEATED, body))
        if wish.user:
            body = canonical({"user": wish.user, "seat": seat})
            posts.append(self._context.outgoing.post(game, f"u{wish.user}", hello, body))
        if row.user and row.user == gone and not row.left_at:  # noticed here first, so tell the table why
            facts = {"seat": seat, **named(row.user, row.name)}
            posts.insert(0, self._context.outgoing.note(game, live.lane, "note-has-left", **facts))
        if row.user and not told:
            posts.append(
                self._context.outgoing.note(game, f"u{row.user}", "note-seat-gone", user=row.user, seat=seat)
            )
        was = Former(game=game, seat=seat, until=live.row.n, user=row.user, name=row.name, policy=row.policy)
        row.user, row.name, row.word = wish.user, wish.name, ""
        row.policy, row.locale, row.dm_closed, row.left_at = wish.policy, wish.locale, False, 0
        row.end_caretaking()
        row.end_coaching()
        with refusing(ClashError, "refused-busy"):
            await self._store.change_game(
                game, live.row.revision, seats=[row], former=was, posts=posts, untold=seat, counts=counts
            )
        if seat in live.title.seats.gone(live.state):
            await self._seats.rejoin(game, by, seat)

    # -- when nobody answers -----------------------------------------------------------------------------

    async def look_after(self, part: Part | None) -> None:
        """Take requests further whose time has come. Part of every sweep."""
        for request in await self._store.requests_due(self._context.stored_now(), shards=part):
            try:
                await self._expire(request.game, request.id or 0)
            except Refused as why:
                LOG.info("game %s: a request waits: %s", request.game, why.key)
            except Exception:
                LOG.exception("a request of game %s could not be taken further", request.game)

    @done_anew
    async def _expire(self, game: str, number: int) -> None:
        async with self._games.hold(game, Status.PLAYING) as live:
            now = self._context.stored_now()
            request = await self._store.request(number)
            if request is None or not request.open or not 0 < request.due <= now:
                return
            if not self._requests.holds(live, request):
                await self._requests.settle(live, request, "moot")
                return
            full = await self._store.asked_at(number) + DAY
            if full > now:  # an outage delayed the question: its day begins when it was posted
                await self._store.ask_on(request, due=full)
            elif request.holder and request.holder in json.loads(request.asked):
                await self._ask_the_others(live, request)
            else:
                await self._requests.settle(live, request, "lapsed")

    async def _ask_the_others(self, live: Live, request: Request) -> None:
        """Put a request to the table's other players; the one who made it has agreed."""
        others = live.info.others(request.holder, request.user)
        if not others:
            await self._offer_on(live, request)
            return
        due = self._context.stored_now() + DAY
        await self._requests.ask_on(live, request, live.info.name_of(request.user), others, due)


class Seats:
    """Frees seats that have left, gives back those that an undo has brought again."""

    def __init__(self, context: Context, games: GameLoader, commits: Commits) -> None:
        self._context, self._games, self._commits = context, games, commits

    async def vacate(self, game: str) -> None:
        """Free the seats that have left a game which continues; give back those restored by an undo.

        The caller holds the game's lock.
        """
        live = await self._games.load(game, to_change=True)
        if live.row.status != "playing" or not live.title.seats.joins:
            return
        gone, revision = live.title.seats.gone(live.state), live.row.revision
        for x in live.loaded.seats:
            held, seat = x.user or x.policy, x.seat
            former = [f for f in live.loaded.former if f.seat == seat and (f.user or f.policy)]
            was = former[-1] if former else None
            if seat in gone and held:
                was = Former(
                    game=game, seat=seat, until=live.row.n, user=x.user, name=x.name, policy=x.policy
                )
                x.user, x.name, x.policy, x.dm_closed, x.left_at = 0, "", "", False, 0
                x.end_caretaking()
                x.end_coaching()
                await self._context.store.change_game(game, revision, seats=[x], former=was)
            elif seat not in gone and not held and was is not None:
                before = await self._context.store.witnesses(game)
                if was.user and barring(live.title, live.info, was.user, seat, before):
                    who = named(was.user, was.name)
                    lost = self._context.outgoing.note(game, live.lane, "note-not-back", seat=seat, **who)
                    await self._context.store.add_posts([lost])
                    continue
                x.user, x.name, x.policy = was.user, was.name, was.policy
                await self._context.store.change_game(game, revision, seats=[x], untold=seat)
            else:
                continue
            revision += 1

    async def rejoin(self, game: str, by: Person, seat: Seat) -> None:
        """Let a seat that was left take part again, now that somebody holds it."""
        live = await self._games.load(game, Status.PLAYING, to_change=True)
        name, row = live.title.seats.joins, live.row
        action = unpack_action(live.state.rules.frees[name].takes, {})
        dice = CommittedDice(await self._context.store.seed(game), row.dice_id, json.loads(row.words), row.k)
        move = record.do_act(live.state, row.n + 1, seat, name, action, dice)
        await self._commits.commit(live, [self._commits.made(live, None, move, by.id)], actor=by, dice=dice)


class Substitutes:
    """Has others play for a person: a machine player while they are away, or a substitute for good.

    Before a machine player come the person's standing answers and orders. It neither agrees to nor declines
    any request for them, and any answer of their own ends it (`Commit.back`).

    The looking-for-game card and the queue show seats on offer. The game itself does not change: the seat's
    holder keeps it until somebody has taken it.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        requests: Requests,
        seating: Seating,
        commits: Commits,
        missed_messages: MissedMessages,
    ) -> None:
        self._context, self._games, self._rights, self._requests = context, games, rights, requests
        self._seating, self._commits, self._missed_messages = seating, commits, missed_messages

    @done_anew
    async def offer(self, game: str, by: Person, seat: Seat) -> bool:
        """Offer a seat: the user's own, a free one or an abandoned one.

        For its holder, the host and moderators this works at once (True); other players need the consent of
        all others. If the holder is late, a machine player answers from then on, and an answer of their own
        is a return.
        """
        gone = await self._seating.gone_from(await self._games.load(game, Status.PLAYING), seat)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            if row is None:
                raise Refused("refused-no-seat")
            if row.user == by.id:
                check_unrated(live)
            if row.user == by.id or (await self._rights.rights(by, live.info)).governs:
                await self._check(live, row, by, gone)
                await self._put_up(live, row, by)
                return True
            if not live.info.seat_of(by.id):
                raise Refused("refused-host-only")
            await self._check(live, row, by, gone)
            self._requests.here(live, by)
            others = live.info.others(by.id, row.user)
            if not others:
                await self._put_up(live, row, by)
                return True
            request = Request(game=game, what=RequestKind.OFFER, user=by.id, seat=seat)
            await self._requests.ask(live, request, by.name, others)
            return False

    async def agreed(self, live: Live, request: Request, _user: Person) -> bool:
        """Put the seat on offer, now that all the others have agreed, unless its player is back."""
        row = next(x for x in live.loaded.seats if x.seat == request.seat)
        by = Person(request.user, live.info.name_of(request.user))
        try:
            await self._check(live, row, by, await self._seating.gone_from(live, request.seat))
        except Refused:
            return await self._requests.settle(live, request, "moot")
        await self._put_up(live, row, by)
        return await self._context.store.settle(request.id or 0)

    async def withdraw(self, game: str, by: Person, seat: Seat) -> bool:
        """Withdraw a seat from offer, at the request of its holder, the host or a moderator."""
        live = await self._games.load(game, Status.PLAYING)
        if live.info.users.get(seat) != by.id:
            await self._rights.host_only(by, live.info)
        return await self.take_down(live, seat)

    async def _put_up(self, live: Live, row: SeatRow, by: Person) -> None:
        if row.seat in live.loaded.offers:
            raise Refused("refused-on-offer")
        if row.user in (0, by.id) or row.caretaker:
            await self.put_up(live, row.seat, by)
            return
        offer = self.new_offer(live, row.seat, by)
        await self.stand_in(live, row.user, "note-away-offered", offered_too=offer)
        await self.refresh_card(live)

    async def _check(self, live: Live, row: SeatRow, by: Person, gone: int) -> None:
        """Check that a seat has no player, or only one who has left it.

        Raises:
            Refused: a person or a machine player plays it.

        """
        if row.policy:
            raise Refused("refused-machine-there")
        if row.user in (0, by.id, gone) or row.caretaker or await self._seating.is_late(live, row):
            return
        raise Refused("refused-not-abandoned")

    @done_anew
    async def take(self, game: str, user: Person, seat: Seat) -> None:
        """Take a seat on offer. The first to do so gets it.

        Raises:
            Refused: it is no longer on offer, or not for them.

        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            if row is None or seat not in live.loaded.offers:
                raise Refused("refused-not-on-offer")
            if row.user == user.id:
                raise Refused("refused-own-offer")
            await queue.check_room(self._context, user.id, live.row.guild)
            wish = Wish(seat, user.id, plain(user.name), "", user.locale)
            await booking.check_fits(self._context, live.row.clock, user, user)
            await self._seating.check(live, row, wish, user)
            await moderation.check_reached(self._context, live, user)
            counts = self._counts(live, row, user)
            hello = PostKind.BRIEFING
            await self._seating.hand_over(live, row, wish, user, told=False, hello=hello, counts=counts)
        await self.refresh_card(live)

    def _counts(self, live: Live, row: SeatRow, user: Person) -> list[Reliability]:
        """Record who took a seat over, and who had let it down; only at tables with a clock.

        A player who has offered their own seat and plays on until then has not let anybody down.
        """
        if not live.row.clock:
            return []
        game, now = live.row.id, self._context.stored_now()
        left = Reliability(user=row.user, game=game, gave_up=1, at=now)
        took = Reliability(user=user.id, game=game, took_over=1, at=now)
        return [took, left] if row.user and row.caretaker else [took]

    async def put_up(self, live: Live, seat: Seat, by: Person | None = None) -> bool:
        """Offer a seat, and say so at its table; False if it is on offer already.

        `by` is the person who offers it, if any.
        """
        offer, note = self.new_offer(live, seat, by)
        done = await self._context.store.put_up(offer, [note])
        await self.refresh_card(live)
        return done

    def new_offer(self, live: Live, seat: Seat, by: Person | None = None) -> tuple[SeatOffer, Outbox]:
        """Make an offer and its post, to be committed together with something else."""
        key = "note-seat-offered-by" if by and not live.info.hidden else "note-seat-offered"
        who = named(by.id, by.name, "by") if by else {}
        note = self._context.outgoing.note(live.row.id, live.lane, key, seat=seat, **who)
        return SeatOffer(game=live.row.id, seat=seat, since=self._context.stored_now()), note

    async def refresh_card(self, live: Live) -> None:
        """Mark the server's card as due, so that it soon shows the present offers."""
        await self._context.store.card_stale(live.row.guild, self._context.stored_now())

    async def take_down(self, live: Live, seat: Seat) -> bool:
        """Withdraw a seat from offer; False if it was not on offer, or has been taken."""
        done = await self._context.store.take_down(live.row.id, seat)
        await self.refresh_card(live)
        return done

    @done_anew
    async def go(self, game: str, user: Person) -> None:
        """Let a machine player answer for the user from now on."""
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, look=False, to_change=True)
            questions.seat_of(live, user)
            if live.info.away(user.id):
                raise Refused("refused-away-already")
            await self.stand_in(live, user.id)

    async def stand_in(
        self,
        live: Live,
        user: int,
        why: str = "",
        counts: Sequence[Reliability] = (),
        offered_too: tuple[SeatOffer, Outbox] | None = None,
        overrun: Seat = "",
    ) -> None:
        """Let a machine player answer in all of a user's seats; the caller holds the game's lock.

        `why` is the key of the message to them, "" if they know; `counts` as in `Commit`. `offered_too` is a
        seat to put on offer, and its post, in the same transaction. `overrun` is a seat whose time was up:
        the post about that is updated.
        """
        offers, notes = ([offered_too[0]], [offered_too[1]]) if offered_too else ([], [])
        rows, posts = [x for x in live.loaded.seats if x.user == user], list[Outbox](notes)
        for x in rows:
            x.caretaker = offered(live.title.game, USUAL)
            x.away_from, x.away_at = live.row.n, self._context.stored_now()
        posts.append(self._context.outgoing.redrawn(live.row.id, live.lane, overrun))
        if why and rows:
            facts = {"user": user, "seat": rows[0].seat, "where": live.info.link}
            posts.append(self._context.outgoing.note(live.row.id, f"u{user}", why, **facts))
        await self._commits.change(live, seats=rows, posts=posts, counts=counts, offers=offers)

    @done_anew
    async def back(self, game: str, user: Person) -> list[str]:
        """Give a user their seats back at once, even while a machine thinks; say what was answered for them.

        Raises:
            Refused: no machine player answers for them.

        """
        self._context.thinkers.give_way(game, user.id)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, Status.FROZEN, look=False, to_change=True)
            if not live.info.away(user.id):
                raise Refused("refused-not-away")
            said = await self._missed_messages.answered(live, user)
            rows = [x for x in live.loaded.seats if x.user == user.id]
            for x in rows:
                x.end_caretaking()
            shown = self._context.outgoing.redrawn(live.row.id, live.lane)
            await self._commits.change(live, seats=rows, posts=[shown])
            return said


async def offer_part(shown: TableStand) -> Added:
    """Offer the seats on offer to whoever reads a post."""
    return Added(seats=tuple(take_button(shown.desk, x) for x in shown.live.loaded.offers))


async def care_part(shown: TableStand) -> Added:
    """Name the players for whom a machine player answers; they may say that they are back."""
    desk = shown.desk
    names = called_here([x for x in desk.info.seats if x.caretaker], desk.title, desk.say)
    line = desk.say("post-away", names=join_list(names, desk.say), n=len(names))
    return Added(lines=(line,), seats=(back_button(desk, named=True),))
