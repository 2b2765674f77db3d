"""From a row of the outbox to a post."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.play.context import Context
from bot.play.delivery.delivered import Delivery
from bot.play.delivery.notices import Notices
from bot.play.delivery.private_posts import PrivatePosts
from bot.play.delivery.table_posts import (
    TablePosts,
)
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Place
from bot.play.watching.following import FollowPosts
from bot.store.models import Body, Outbox, PostKind
from bot.store.models import Entry as EntryRow
from bot.store.repositories.posts import Round


class Posts:
    """Makes the post that a row of the outbox describes."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        table_posts: TablePosts,
        private_posts: PrivatePosts,
        notices: Notices,
        follow_posts: FollowPosts,
    ) -> None:
        self._context, self._games, self._table_posts, self._private_posts, self._notices = (
            context,
            games,
            table_posts,
            private_posts,
            notices,
        )
        self._follow_posts = follow_posts

    async def make(
        self, row: Outbox, begun: Round | None, *, last: bool, told_before: Sequence[tuple[int, int]] = ()
    ) -> Delivery:
        """Make the post of a row. `last`: no later post to this channel waits, so it carries the buttons.

        `begun` is the round that the row was read with, when that was just now. `told_before` are the entries
        of each post that the message tells already which the row is added to.
        """
        boards = row.what in (
            PostKind.TABLE,
            PostKind.AGAIN,
            PostKind.SEATED,
            PostKind.DM,
            PostKind.ASKED,
            PostKind.TOLD,
            PostKind.BRIEFING,
            PostKind.OFFER,
            PostKind.FOLLOWED,
        )
        if begun is not None:
            live, told = await self._games.complete(begun.loaded, look=boards), begun.told
        else:
            live = await self._games.load(row.game, look=boards)
            told = await self._context.store.entries(row.game, row.first, row.last) if row.first >= 0 else []
        body = json.loads(row.body)
        match row.what:
            case PostKind.TABLE | PostKind.AGAIN | PostKind.SEATED if live.row.n < 0:
                return await self._notices.lobby(live)  # it has not begun: there is no board of it yet
            case PostKind.TABLE | PostKind.AGAIN | PostKind.SEATED:
                before = await self._each(row.game, told_before)
                return await self._table_posts.make(live, row, told, body, last=last, before=before)
            case PostKind.TOLD:
                return await self._table_posts.word(live, row, told, last=last)
            case PostKind.LOBBY:
                return await self._notices.lobby(live)
            case PostKind.DM | PostKind.HELLO | PostKind.ASKED | PostKind.BRIEFING:
                return await self._private_posts.make(live, row, told, body)
            case PostKind.ASK:
                return await self._notices.request(live, row, body)
            case PostKind.ABANDONED:
                return await self._notices.abandoned(live, body)
            case PostKind.OFFER | PostKind.DIGEST | PostKind.FOLLOWED:
                return await self._to_one(live, PostKind(row.what), body)
            case _:
                return await self._notices.note(live, row, body)

    async def _to_one(self, live: Live, what: PostKind, body: Body) -> Delivery:
        """Make a post for a person who may have no seat in the game whose outbox carries it."""
        if what is PostKind.FOLLOWED:
            post = await self._follow_posts.make(live, body)
            return Delivery(Place(user=int(body["user"])), post, what=what)
        if what is PostKind.DIGEST:
            return await self._notices.digest(live, body)
        return await self._notices.offer(live, body)

    async def _each(self, game: str, told: Sequence[tuple[int, int]]) -> list[list[EntryRow]]:
        """Read the entries of several posts at once."""
        if not told:
            return []
        rows = await self._context.store.entries(game, min(told)[0], max(last for _, last in told))
        return [[x for x in rows if first <= x.n <= last] for first, last in told]
