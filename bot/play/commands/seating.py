"""Seats of a game under way: left, filled, or handed over, at once or with the others' consent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clocks.booking import is_over
from bot.play.context import Context
from bot.play.games.commits import (
    Commits,
)
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing, named
from bot.play.games.requests import Requests
from bot.play.games.rights import Authorization, barring, check_side
from bot.play.matching.blocks import Blocks
from bot.play.model.locks import done_anew
from bot.play.model.names import plain
from bot.play.model.rows import LAPSE, LOG
from bot.play.model.terms import Person, Refused, Status, refusing
from bot.store import ClashError
from bot.store.models import Former, Outbox, PostKind, Reliability, Request, RequestKind, SeatRow
from bot.store.shards import Part
from engine.core import record
from engine.core.codec import canonical, unpack_action
from engine.core.dice import CommittedDice
from engine.core.rules import Seat, Secrecy
from engine.policies.policy import LEVELS, POLICIES, offered

#: Seconds that people have to answer a request, and minimum time between two requests about the same seat.
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Given:
    """A seat handed over, or with a `request` asked for: from whom (by name), and until when.

    `first`: its player or the others are asked before the person that it is meant for.
    """

    request: int = 0
    asked: str = ""
    until: int = 0
    first: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """Who shall have a seat: a person, or with `user` 0 a machine player of this policy."""

    seat: Seat
    user: int
    name: str
    policy: str
    locale: str = ""


def must_agree(taker: int, by: int) -> bool:
    """Return whether a person must yet agree to a seat meant for them: nobody is seated unasked."""
    return taker not in (0, by)


class Seating:
    """Gives seats of games under way to others."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        outgoing: Outgoing,
        requests: Requests,
        rights: Authorization,
        seats: Seats,
        blocks: Blocks,
    ) -> None:
        self._context, self._games, self._outgoing = context, games, outgoing
        self._requests, self._rights, self._seats, self._blocks = requests, rights, seats, blocks
        self._store = context.store

    # -- asked for ---------------------------------------------------------------------------------------

    @done_anew
    async def replace(
        self, game: str, by: Person, seat: Seat, user: Person | None, policy: str = ""
    ) -> Given:
        """Hand a seat to another person, or with None to a machine player; its player, if any, is asked.

        The user's own seat, a free one, a machine player's, and that of a player who is gone change hands
        without that. A person gets a seat only with their own yes, which is asked for last.
        """
        gone = await self._left(game, seat, by)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            own = row is not None and row.user == by.id
            if not own:
                await self._rights.host_only(by, live.info)
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
                return Given()
            return await self._ask(live, row, wish, by, asked)

    async def _left(self, game: str, seat: Seat, by: Person) -> int:
        """Return a seat's player who has left the server, else 0. Discord is asked outside the lock."""
        live = await self._games.load(game, Status.PLAYING)
        if live.info.users.get(seat, 0) in (0, by.id):
            return 0
        await self._rights.host_only(by, live.info)
        return await self.gone_from(game, seat)

    async def gone_from(self, game: str, seat: Seat) -> int:
        """Return a seat's player if they have left the server, else 0. Discord is asked outside the lock."""
        live = await self._games.load(game, Status.PLAYING)
        user = live.info.users.get(seat, 0)
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
        await self._blocks.check(live, Person(wish.user, wish.name), by, wish.seat)
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
            patience = self._context.patience if live.row.patience < 0 else live.row.patience
            asked = [a for a in live.loaded.asking if a.seat == row.seat and a.secrecy != Secrecy.HIDDEN]
            over = any(a.since <= self._context.stored_now() - patience for a in asked) if patience else False
        if over:
            return True
        return (await self._store.last_by(live.row.id, public=True)).get(row.seat) == LAPSE

    async def _ask(self, live: Live, row: SeatRow, wish: Wish, by: Person, asked: Sequence[int]) -> Given:
        """Ask a seat's player, in the channel and by direct message, or the others if the player is away.

        Nobody is asked twice within a day.
        """
        now = self._context.stored_now()
        last = await self._store.last_replacing(live.row.id, row.seat, row.user)
        taker = list(asked) == [wish.user]
        if (
            last is not None
            and (last.open or now < last.at + DAY)
            and not (taker and last.taker != wish.user)
        ):
            name = wish.name if taker else row.name
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
        names = {x.user: x.name for x in live.info.seats} | {wish.user: wish.name}
        return Given(number, ", ".join(names[x] for x in asked), request.due, first=not taker)

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
        """Give a seat away. `told`: its player knows already; else they hear of it in private.

        `gone`: the player who was found to have left the server. `hello` is how the new one is greeted.
        `counts` as in `Commit`.
        """
        game, seat, posts = live.row.id, wish.seat, list[Outbox]()
        body = canonical({"seat": seat, **named(wish.user, wish.name)})
        posts.append(self._outgoing.post(game, live.lane, PostKind.SEATED, body))
        if wish.user:
            body = canonical({"user": wish.user, "seat": seat})
            posts.append(self._outgoing.post(game, f"u{wish.user}", hello, body))
        if row.user and row.user == gone and not row.left_at:  # noticed here first, so tell the table why
            facts = {"seat": seat, **named(row.user, row.name)}
            posts.insert(0, self._outgoing.note(game, live.lane, "note-has-left", **facts))
        if row.user and not told:
            posts.append(
                self._outgoing.note(game, f"u{row.user}", "note-seat-gone", user=row.user, seat=seat)
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
        async with self._games.held(game, Status.PLAYING) as live:
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

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        games: GameLoader,
        commits: Commits,
    ) -> None:
        self._context, self._outgoing, self._games, self._commits = context, outgoing, games, commits

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
                    lost = self._outgoing.note(game, live.lane, "note-not-back", seat=seat, **who)
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
