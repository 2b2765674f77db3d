"""Digests for people who follow a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import in_short
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.rows import events_of
from bot.play.model.terms import Person
from render.core.text import words


class FollowPosts:
    """Lays out what the channel was told since somebody's last digest, and the board as it sees it."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing) -> None:
        self._context, self._wording, self._drawing = context, wording, drawing

    async def make(self, live: Live, body: dict[str, Any]) -> Post:
        """Tell one person of a game that they follow."""
        user, since, until = int(body["user"]), int(body["since"]), int(body["until"])
        prefers = await self._wording.preference(user, live)
        say, look = words(prefers.locale or body["locale"] or self._context.locale), live.title.look
        rows = await self._context.store.told(live.row.id, max(0, since), max(0, until - since + 1))
        told = [
            line
            for x in rows
            for line in look.tell(
                [e for e in events_of(x) if e.reaches(None)], self._wording.names(live, say, n=x.n), say
            )
        ]
        stem, who = f"{live.row.title}-{live.row.id}-{until}", Person(user, "")
        shown, whole = in_short(told, say, stem, newest=True)
        desk, view = replace(self._wording.desk(live), say=say), live.title.game.view(live.state, None)
        ended = live.info.status.ended
        where = live.info.link
        said = say("dm-follow-over", where=where) if ended else say("dm-follow", where=where)
        head = f"**{look.headline(view, self._wording.names(live, say), say)}**"
        text = (said, head, shown)
        image = None
        if prefers.boards != "text":
            image = await self._drawing.drawn(live, view, say, stem, who, framing="occupied")
        stop = Button(say("button-unfollow"), make(Verb.FOLLOW, NOWHERE, "off", live.row.id))
        return Post(
            title=desk.heading(),
            text=tuple(x for x in text if x),
            image=image,
            small=cards.small_print(desk, ()),
            rows=() if ended else ((stop,),),
            files=whole,
            silent=True,
        )
