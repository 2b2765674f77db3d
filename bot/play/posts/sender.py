"""Sending: a game's rows in order and once, growing posts, and pins."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.play.clocks.booking import is_over, is_veiled
from bot.play.context import Context
from bot.play.games import rights
from bot.play.games.live import Live, Wording
from bot.play.games.loader import NOT_INSTALLED, GameLoader
from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble
from bot.play.model.rows import LOG
from bot.play.model.runtime import Locks
from bot.play.model.terms import Refused, Status, relative
from bot.play.posts.parking import SHUT, FailedPosts, Parking
from bot.play.posts.posts import Calls, Posts
from bot.play.posts.table_posts import Delivery, TablePosts
from bot.store import StoreError
from bot.store.models import Game, Message, Outbox, PostKind
from bot.store.repositories.games import Loaded
from bot.store.repositories.posts import Claim, Dispatch, Round, early
from bot.store.statements.growing import NO_GROUND, YOUNG, Ground
from bot.store.statements.pins import Pin
from bot.store.statements.plain import new
from engine.core.rules import Seat


class Pins:
    """Updates a game's pinned messages. Play does not depend on them, so failures are not reported.

    Both steps are repeatable: after a crash the next sweep does them again.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def settle(self, messages: Sequence[Message], *, over: bool) -> None:
        """Pin what must be pinned, and unpin what must not: everything once a game has ended."""
        open_ = (Pin.WANTED, Pin.UNWANTED, Pin.PINNED) if over else (Pin.WANTED, Pin.UNWANTED)
        for x in messages:
            if x.pin in open_:
                await self._settle(MessageRef(x.channel, x.id), pins=x.pin == Pin.WANTED and not over)

    async def _settle(self, at: MessageRef, *, pins: bool) -> None:
        now = Pin.PINNED if pins else Pin.SETTLED
        try:
            await (self._context.courier.pin(at) if pins else self._context.courier.unpin(at))
        except CourierError as why:
            if why.trouble is Trouble.LATER:
                return
            now = Pin.SETTLED
        except Exception:
            LOG.exception("message %d could not be pinned or taken off", at.message)
            now = Pin.SETTLED
        await self._context.store.pinned(at.message, now)


class Growth:
    """Adds posts to existing messages.

    The message is chosen when the row of the outbox is claimed, and then fixed: a try that arrived without
    being recorded is repeated on the same message, with the same words.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def ground(self, row: Outbox, dispatch: Dispatch) -> Ground:
        """Return what a post is added to.

        The board of a quiet game shows the current state, wherever it is, and only the latest news.
        """
        if not row.onto:
            return NO_GROUND
        ground = dispatch.ground
        if ground.message is not None and dispatch.loaded.game.quiet:
            return Ground(ground.message)
        if ground.message is not None and await self._stands_well(ground.message, row, again=dispatch.again):
            return ground
        await self._part(row)
        return NO_GROUND

    async def _stands_well(self, message: Message, row: Outbox, *, again: bool) -> bool:
        """Return whether people can see an addition to a message, or have already been shown it there."""
        at = MessageRef(message.channel, message.id)
        if again and await self._context.courier.shows(at, row.nonce):
            return True
        young = 0 <= self._context.now() - message.at < YOUNG
        return young and await self._context.courier.near(at)

    async def add(self, row: Outbox, delivery: Delivery, message: Message) -> MessageRef | None:
        """Change the message so that it tells the post, too; None where it is gone."""
        at = MessageRef(message.channel, message.id)
        if delivery.post is None:
            return at
        try:
            await self._context.courier.edit(at, delivery.post, row.nonce, n=row.last)
        except CourierError as why:
            if why.trouble not in (Trouble.GONE, Trouble.OLD):
                raise
            await self._part(row)
            return None
        return at

    async def _part(self, row: Outbox) -> None:
        assert row.id is not None
        row.onto = 0
        await self._context.store.apart(row.id)


class Redrawing:
    """Edits existing messages. A failed edit is left: the next post makes the message obsolete.

    Nothing follows a last post: its edit is tried again after a temporary failure.
    """

    def __init__(
        self, context: Context, games: GameLoader, wording: Wording, table_posts: TablePosts
    ) -> None:
        self._context, self._games, self._wording = context, games, wording
        self._table_posts = table_posts

    async def redraw(self, row: Outbox, *, last: bool) -> None:
        """Make a channel's posts show the game's current state, or the report after the end.

        `last`: no later post is waiting.
        """
        live = await self._games.load(row.game)
        if row.what == PostKind.REPORTED:
            if last and live.info.status is Status.OVER:
                await self._board(live, row, insist=True)
            return
        seat = json.loads(row.body).get("seat", "")
        if seat and (_cared_for(live, seat) or not is_over(live.title, live.loaded, seat)):
            await self._settled(live, row, seat)
        if last and live.info.status is Status.PLAYING and not is_veiled(live.title):
            await self._board(live, row)

    async def _settled(self, live: Live, row: Outbox, seat: Seat) -> None:
        """Update, without buttons, the post about a seat whose time was up."""
        desk, clocks = self._wording.desk(live), live.loaded.clocks
        side = live.title.look.side(seat, desk.say)
        until = next((x.zero for x in clocks if x.seat == seat and x.runs), 0)
        key = "note-in-time" if until else "note-overrun-moot"
        key = "note-overrun-care" if _cared_for(live, seat) else key
        text = desk.say(key, side=side, when=relative(until))
        post = Post(title=desk.heading(), text=(text,))
        for old in await self._context.store.overruns(row.game, seat):
            if await self._edited(old, post, row):
                await self._context.store.retired([old.id])

    async def _board(self, live: Live, row: Outbox, *, insist: bool = False) -> None:
        """Lay the newest board out again, if it is recent; `insist`: later, if that is impossible now.

        Not in games with hidden questions, where the new layout might reveal hidden actions.
        """
        board, told = await self._context.store.newest_board(row)
        if board is None or not 0 <= self._context.now() - board.at < YOUNG:
            return
        if row.lane != f"c{board.channel}" or not told:
            return
        rows = await self._context.store.entries(row.game, told[0][0], told[-1][1])
        if not rows or rows[-1].shown != live.row.shown:
            return
        each = [[x for x in rows if first <= x.n <= until] for first, until in told]
        before = () if live.row.quiet else each[:-1]
        made = Outbox(
            game=row.game,
            lane=row.lane,
            what=PostKind.TABLE,
            first=told[-1][0],
            last=told[-1][1],
            nonce=row.nonce,
        )
        delivery = await self._table_posts.make(live, made, each[-1], {}, last=True, before=before, anew=True)
        if post := delivery.post:
            post = replace(post, ping=()) if live.info.hidden else post
            await self._edited(board, post, row, insist=insist)

    async def _edited(self, old: Message, post: Post, row: Outbox, *, insist: bool = False) -> bool:
        try:
            await self._context.courier.edit(MessageRef(old.channel, old.id), post, row.nonce, n=old.n)
        except CourierError as why:
            if insist and why.trouble is Trouble.LATER:
                raise
            return False
        return True


def _cared_for(live: Live, seat: Seat) -> bool:
    """Return whether a machine player answers in place of a seat's player."""
    row = live.info.seat(seat)
    return row is not None and bool(row.caretaker)


#: What may be recorded a little later than it was sent.
RIDING = frozenset({PostKind.TABLE, PostKind.TOLD, PostKind.SEALED, PostKind.DM, PostKind.ASKED})


def _may_ride(row: Outbox, dispatch: Dispatch, delivery: Delivery, message: Message | None) -> bool:
    """Return whether the record of a post may wait for the next transaction, and be lost in a crash.

    The claim remains then, by which the post is looked for and found before it is sent again. Whoever is
    pinged for a question that several may answer is on record at once: the next answer asks who was.
    """
    if row.what not in RIDING or row.tries or dispatch.again or delivery.called:
        return False
    grew, state, game = dispatch.ground.message, dispatch.loaded.state, dispatch.loaded.game
    if grew is not None and (message is None or message.id != grew.id):  # a post of its own after all
        return False
    any_of = state is not None and bool(state.stack) and state.stack[-1].wait == "any"
    pinned = message is not None and message.pin == Pin.WANTED
    return not (game.parked or pinned or (delivery.told and any_of))


CLAIM = 30


def _unsettled(begun: Round, dispatch: Dispatch, message: Message | None) -> list[Message]:
    """Return the messages that must be changed once a post is out whose record rides."""
    found = {x.id: x for x in begun.unsettled}
    replaces = message is not None and (message.asked or message.what == PostKind.TABLE)
    for x in dispatch.replaces if replaces else ():
        found.setdefault(x.id, x).retire = True
    return list(found.values())


#: Stands for an entry that cannot be known: presses on a private page may come to another process.
UNKNOWN = -2


class Sender:
    """Drains the outbox of one game."""

    def __init__(
        self,
        context: Context,
        parking: Parking,
        posts: Posts,
        failed_posts: FailedPosts,
        growth: Growth,
        pins: Pins,
        calls: Calls,
        redrawing: Redrawing,
    ) -> None:
        self._context, self._parking, self._posts, self._failed_posts = context, parking, posts, failed_posts
        self._growth, self._pins, self._calls, self._redrawing = growth, pins, calls, redrawing
        self._drains = Locks()

    def alone(self, game: str) -> asyncio.Lock:
        """Return the lock of a game for the time in which its posts go out."""
        return self._drains(game)

    async def hasten(self, begun: Round) -> None:
        """Send what waits for another try in this very round."""
        if not any(x.tries for x in begun.posts):
            return
        now = self._context.now()
        if any(early(x, now) for x in begun.posts):
            dues = await self._parking.visited(begun.loaded.game.id)
            for x in begun.posts:
                x.due = min(x.due, dues.get(x.lane, x.due))

    def _ready(self, row: Outbox) -> bool:
        return not early(row, self._context.now()) and self._parking.admits(row.lane)

    async def _for_those_here(self, delivery: Delivery, loaded: Loaded) -> Delivery:
        """Let a post ping nobody who has left the server. Newly found departures are announced once."""
        post = delivery.post
        if post is None or not post.ping or delivery.place.guild is None:
            return delivery
        gone = await rights.look_for(self._context, loaded.game, loaded.seats, post.ping)
        here = tuple(x for x in post.ping if x not in gone)
        return delivery._replace(post=replace(post, ping=here)) if gone else delivery

    async def untold(self, game: str) -> bool:
        """Return whether a person has answered meanwhile: their own `drain` shows that first."""
        return await self._context.store.has_untold(game, self._context.now())

    async def begin_round(
        self, game: str, unless: Callable[[Loaded], bool] = lambda loaded: False
    ) -> Round | None:
        """Read a game's unsent posts, and claim those that are not postponed.

        The commit of the answer may have done so; what it found on its way is out by now.
        """
        begun = self._context.rounds.pop(game, None)
        if begun is not None and not begun.held_up:
            return begun
        had = begun.claims if begun is not None else ()
        return await self._context.store.begin_round(game, self.claim(unless)._replace(had=had))

    def claim(self, unless: Callable[[Loaded], bool]) -> Claim:
        """Say when a game's posts may be sent."""
        now = self._context.now()
        return Claim(now, now + CLAIM, unless, self._parking.admits)

    async def round(self, game: str) -> bool:
        """Send a game's unsent posts; return whether anything was sent."""
        begun = await self.begin_round(game)
        return begun is not None and await self.send_all(begun)

    async def send_all(self, begun: Round) -> bool:
        """Send a game's posts, each place in its own order, then take old buttons off.

        Returns whether any of them went out.
        """
        rows = begun.posts
        held: set[str] = set()
        went = False
        for i, row in enumerate(rows):
            dispatch = None if row.lane in held else await self._dispatch(row, begun)
            if dispatch is None:
                held.add(row.lane)
                continue
            later = rows[i + 1 :]
            newer = any(x.what == row.what == PostKind.LOBBY and x.lane == row.lane for x in later)
            if newer and not dispatch.again:  # if it may be posted already, look for it and edit it
                await self._context.store.sent(row, self._context.now())
                continue
            last = not any(
                x.lane == row.lane
                and x.what in (PostKind.TABLE, PostKind.AGAIN, PostKind.SEATED, PostKind.TOLD)
                for x in later
            )
            if await self._send(row, begun, dispatch, last=last):
                went = True
            else:
                held.add(row.lane)
        if begun.dispatches:  # of posts that wait for one before them that failed
            await self._context.store.unclaim(begun.claims)
        await self._take_off([x for x in begun.unsettled if x.live and x.retire])
        if begun.unsettled:
            await self._pins.settle(begun.unsettled, over=Status(begun.loaded.game.status).ended)
        if begun.more:  # for direct messages that this round has added
            await self.round(begun.loaded.game.id)
        return went

    async def _dispatch(self, row: Outbox, begun: Round) -> Dispatch | None:
        """Return the claim on a post: the round's, or a new one, by which the game is read once more."""
        assert row.id is not None
        dispatch = begun.dispatches.pop(row.id, None)
        if dispatch is None and self._ready(row):
            now = self._context.now()
            dispatch = await self._context.store.claim(row, now, now + CLAIM)
            if dispatch is not None and dispatch.loaded.stands_as(begun.loaded):
                dispatch.loaded.state = begun.loaded.state
        if dispatch is not None:
            row.claimed = dispatch.until
        return dispatch

    async def _still_mine(self, row: Outbox) -> bool:
        """Check that a post which took long to make has not become another process's meanwhile."""
        assert row.id is not None
        now, had = self._context.now(), row.claimed
        if now < had - CLAIM // 2:
            return True
        row.claimed = now + CLAIM
        return await self._context.store.still_mine(row.id, had, row.claimed)

    async def _send(self, row: Outbox, begun: Round, dispatch: Dispatch, *, last: bool) -> bool:
        """Send one row and note it; False when it must wait."""
        game = dispatch.loaded.game
        if self._in_trouble(row.lane, game):
            self._parking.tries(row.lane, parked=game.parked in SHUT)
        try:
            sent = await self._deliver(row, dispatch, last=last)
            if sent is None:
                return False
            delivery, ground, at = sent
        except CourierError as why:
            went_on = await self._failed_posts.handle(row, why)
            begun.more = begun.more or went_on  # for what is posted instead
            return went_on
        except (StoreError, OSError, TimeoutError) as why:  # an outage of the database, the system or Discord
            LOG.warning("a post of game %s must wait: %s", row.game, why)
            return await self._failed_posts.later(row, str(why))
        except Refused as why:
            LOG.warning("a post of game %s must wait: %s", row.game, why)
            return await self._failed_posts.later(row, str(why), ours=why.key != NOT_INSTALLED)
        except Exception as why:
            LOG.exception("a post of game %s could not be made or sent", row.game)
            return await self._failed_posts.later(row, f"{type(why).__name__}: {why}", ours=True)
        now = self._context.now()
        message = self._message(row, delivery, ground, at, now)
        calls = self._calls.posts(row, delivery, at) if delivery.called else []
        begun.more = begun.more or bool(calls)
        rides = _may_ride(row, dispatch, delivery, message)
        reached = (delivery.place.user or 0) if at is not None else 0
        unsettled = await self._context.store.sent(
            row, now, message, delivery.told, calls, reached=reached, rides=rides
        )
        begun.unsettled = _unsettled(begun, dispatch, message) if rides else unsettled
        if at is not None:
            self._count(row, delivery)
            if dispatch.again or self._in_trouble(row.lane, game):
                await self._parking.works(row.lane, troubled=bool(dispatch.again or game.parked))
        return True

    def _in_trouble(self, lane: str, game: Game) -> bool:
        """Return whether a place did not take a post before, or a game could not be posted."""
        return bool(game.parked) or lane in self._parking.failed_at or lane in self._parking.shut

    async def _deliver(
        self, row: Outbox, dispatch: Dispatch, *, last: bool
    ) -> tuple[Delivery, Ground, MessageRef | None] | None:
        """Make a post and hand it over; None where it has become another process's meanwhile."""
        if row.what in (PostKind.REDRAWN, PostKind.REPORTED):
            await self._redrawing.redraw(row, last=last)
            return Delivery(Place(), None, what=PostKind(row.what)), NO_GROUND, None
        ground = await self._growth.ground(row, dispatch)
        delivery = await self._made(row, dispatch, ground, last=last)
        if not await self._still_mine(row):
            return None
        if ground.message is not None:
            at = await self._growth.add(row, delivery, ground.message)
            if at is not None:
                return delivery, ground, at
            ground = NO_GROUND  # somebody has deleted the message
            delivery = await self._made(row, dispatch, ground, last=last)
        return delivery, ground, await self._hand_over(row, delivery, again=dispatch.again)

    async def _made(self, row: Outbox, dispatch: Dispatch, ground: Ground, *, last: bool) -> Delivery:
        delivery = await self._posts.make(row, dispatch, last=last, told_before=ground.told)
        delivery = await self._for_those_here(delivery, dispatch.loaded)
        return await self._calls.settled(delivery, row, dispatch.loaded)

    def _message(
        self, row: Outbox, delivery: Delivery, ground: Ground, at: MessageRef | None, now: int
    ) -> Message | None:
        """Return the message row to save: for a direct message only if it has buttons."""
        user = delivery.place.user or 0
        if at is None or (user and not (delivery.post and delivery.post.rows)):
            return None
        seat, asked = delivery.asked
        # A post of the table may have gone out before, with buttons, and only the reply was lost.
        live = delivery.what == PostKind.TABLE or bool(delivery.post and delivery.post.rows)
        old = ground.message
        pin = old.pin if old else Pin.NONE
        return new(
            Message,
            id=at.message,
            game=row.game,
            channel=at.channel,
            what=delivery.what,
            n=row.last,
            live=live,
            at=old.at if old else now,
            request=delivery.request,
            first=old.first if old else row.first,
            begun=old.begun if old else row.last,
            changed=now,
            user=user,
            seat=seat,
            asked=asked,
            pin=Pin.WANTED if delivery.card and pin == Pin.NONE else pin,
        )

    def _count(self, row: Outbox, delivery: Delivery) -> None:
        what = "private" if delivery.place.user is not None else delivery.what
        since = self._context.waiting.since(row.nonce, row.made)
        self._context.counts.posted(what, max(0.0, self._context.clock() - since))

    async def _hand_over(self, row: Outbox, delivery: Delivery, *, again: bool) -> MessageRef | None:
        """Hand a post to the courier. An existing lobby card is edited in place."""
        if delivery.post is None:
            return None
        if row.what == PostKind.LOBBY:
            card = await self._context.store.message(row.game, PostKind.LOBBY)
            if card is not None and card.channel == delivery.place.channel:
                at = MessageRef(card.channel, card.id)
                try:
                    await self._context.courier.edit(at, delivery.post, row.nonce)
                except CourierError as why:
                    if why.trouble is not Trouble.GONE:
                        raise
                else:
                    return at
        if again:  # Discord may have forgotten the nonce by now
            found = await self._context.courier.arrived(delivery.place, row.nonce)
            if found is not None:
                return found
        return await self._context.courier.post(
            delivery.place, delivery.post, row.nonce, stays=row.what != PostKind.LOBBY, n=row.last
        )

    async def _take_off(self, retire: Sequence[Message]) -> None:
        """Remove the buttons from outdated messages."""
        bare, waits, shared = [], 0, self._context.store.shared
        for old in retire:
            try:
                at, n = MessageRef(old.channel, old.id), UNKNOWN if old.user and shared else old.n
                await self._context.courier.retire(at, n=n)
            except CourierError as why:
                waits += why.trouble is Trouble.LATER
                if waits > 1:  # it is Discord's trouble, not this message's: the rest would fail, too
                    break
                if why.trouble in (Trouble.LATER, Trouble.OLD):
                    continue
                if why.trouble in (
                    Trouble.FORBIDDEN,
                    Trouble.REFUSED,
                ):  # a permission comes back by itself; trying on does not help
                    await self._context.store.not_retired(old.id)
                    continue
            except Exception:
                LOG.exception("the buttons of message %d could not be taken off", old.id)
                continue
            bare.append(old.id)
        if bare:
            await self._context.store.retired(bare)
