"""One post per phase: a player's further moves are added to it by silent edits."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.play.clocks.booking import is_over, is_veiled
from bot.play.context import Context
from bot.play.delivery.delivered import Delivery
from bot.play.delivery.table_posts import TablePosts
from bot.play.games import cards
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.ports import CourierError, MessageRef, Post, Trouble
from bot.play.model.terms import Status, relative
from bot.store.models import Message, Outbox, PostKind
from bot.store.statements.growing import YOUNG
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Ground:
    """The message that a post is added to, and the entries of each post that it tells already."""

    message: Message | None = None
    told: tuple[tuple[int, int], ...] = ()


NOTHING = Ground()


class Growth:
    """Adds posts to existing messages.

    The message is chosen when the row of the outbox is claimed, and then fixed: a try that arrived without
    being recorded is repeated on the same message, with the same words.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def ground(self, row: Outbox, *, again: bool, quiet: bool) -> Ground:
        """Return what a post is added to. `again`: an earlier try may have arrived.

        The board of a `quiet` game shows the current state, wherever it is, and only the latest news.
        """
        if not row.onto:
            return NOTHING
        message, told = await self._context.store.growing(row)
        if message is not None and quiet:
            return Ground(message)
        if message is not None and await self._stands_well(message, row, again=again):
            return Ground(message, tuple(told))
        await self._part(row)
        return NOTHING

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
        """Have a channel's posts show its game's current state, or the report after the end.

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
        post = Post(title=desk.heading(), text=(text,), small=cards.small_print(desk, ()))
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
        if delivery.post is not None:
            await self._edited(board, delivery.post, row, insist=insist)

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
