"""Pinging people in the way each prefers. A post that pings nobody makes no sound."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.play.context import Context
from bot.play.delivery.delivered import Delivery
from bot.play.games.outgoing import Outgoing
from bot.play.model.ports import MessageRef, Place, Post
from bot.play.model.terms import jump
from bot.store.models import Body, Outbox, PostKind, Preference
from bot.store.repositories.games import Loaded
from engine.core.rules import Secrecy

#: Key of the direct message that points to a post, by kind of post; for all others see `TURN`.
WORDS = {
    PostKind.ASK: "note-call-asked",
    PostKind.NOTE: "note-call-look",
    PostKind.ABANDONED: "note-call-look",
}
TURN, UNSEEN = "note-call-turn", "note-call-unseen"
#: Key of the line in the channel that calls somebody who takes no direct messages.
MISSED = "note-call-missed"
#: All keys of such messages; if one cannot be delivered, the channel is told.
KEYS = frozenset({TURN, UNSEEN, *WORDS.values()})


class Calls:
    """Decides who is notified by a post, who by a direct message besides, and what makes no sound."""

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing

    async def settled(self, delivery: Delivery, row: Outbox, loaded: Loaded) -> Delivery:
        """Have a post ping those who want that, and name the people to be told by direct message."""
        post, user = delivery.post, delivery.place.user
        if post is None:
            return delivery
        if user is not None:
            return replace(delivery, post=await self._in_private(post, user, row, loaded))
        if not post.ping or delivery.place.guild is None:  # a direct message already reaches them alone
            return replace(delivery, post=replace(post, silent=not post.ping))
        wants = {x: await self._wants(x, loaded) for x in post.ping}
        unseen = await self._unseen(row, delivery, loaded)
        ping = tuple(x for x in post.ping if wants[x].calls == "channel" and x not in unseen)
        asked = [
            x
            for x in post.ping
            if (wants[x].calls == "dm" or (wants[x].calls == "channel" and x in unseen))
            and _concerned(x, wants[x], loaded)
        ]
        post = replace(post, ping=ping, silent=not ping)
        return replace(delivery, post=post, called=tuple(asked), unseen=frozenset(unseen))

    async def _unseen(self, row: Outbox, delivery: Delivery, loaded: Loaded) -> set[int]:
        """Return who would not see a post that calls them, and can be told by direct message instead."""
        place, post = delivery.place, delivery.post
        if post is None or place.guild is None or place.channel is None:
            return set()
        if row.what == PostKind.NOTE and json.loads(row.body)["key"] == MISSED:  # it did not arrive
            return set()
        shut = {x.user for x in loaded.seats if x.dm_closed}
        reach = self._context.members.reaches
        return {x for x in post.ping if x not in shut and not await reach(x, place.guild, place.channel)}

    def posts(self, row: Outbox, delivery: Delivery, at: MessageRef | None) -> list[Outbox]:
        """Make the messages to those who want to be told so, each leading to the post."""
        where = jump(Place(delivery.place.guild, delivery.place.channel), at)
        key = WORDS.get(PostKind(row.what), TURN)
        return [
            self._outgoing.note(
                row.game, f"u{x}", UNSEEN if x in delivery.unseen else key, where=where, id=row.game
            )
            for x in delivery.called
        ]

    def missed(self, row: Outbox, lane: str) -> list[Outbox]:
        """Ping a person in the channel who could not be reached by direct message."""
        if row.what != PostKind.NOTE or json.loads(row.body)["key"] not in KEYS:
            return []
        user = int(row.lane[1:])
        return [self._outgoing.note(row.game, lane, MISSED, user=user, who=f"<@{user}>")]

    async def _wants(self, user: int, loaded: Loaded) -> Preference:
        """Return how a person wants to be pinged: in the channel if their direct messages are closed."""
        seat = next((x for x in loaded.seats if x.user == user), None)
        if seat is None:
            return await self._context.store.preference(user)
        prefers = loaded.prefers.get(user) or Preference(user=user)
        if prefers.calls == "dm" and seat.dm_closed:
            return Preference(user=user, calls="channel", secrets=prefers.secrets)
        return prefers

    async def _in_private(self, post: Post, user: int, row: Outbox, loaded: Loaded) -> Post:
        """Return a direct message with or without a sound: with, if nothing else has called for it."""
        calls = (await self._wants(user, loaded)).calls
        if row.what == PostKind.ASKED:
            loud = calls == "dm" or (calls == "channel" and _hidden(loaded, json.loads(row.body)))
        else:
            loud = calls in ("channel", "dm") and row.what in (PostKind.NOTE, PostKind.ASK, PostKind.OFFER)
            loud = loud or row.what == PostKind.DIGEST
        return replace(post, silent=not loud)


def _hidden(loaded: Loaded, body: Body) -> bool:
    """Return whether a message asks what the channel does not tell of."""
    asked = (body["seat"], body["decision"])
    return any((a.seat, a.number) == asked and a.secrecy == Secrecy.HIDDEN for a in loaded.asking)


def _concerned(user: int, prefers: Preference, loaded: Loaded) -> bool:
    """Return whether a post that pings a person also needs a message to them.

    A post also pings those who have answered in secret, so as not to reveal who has; and secret questions
    have a message of their own, unless the person prefers to look.
    """
    seats = {x.seat for x in loaded.seats if x.user == user}
    shut = [a for a in loaded.asking if a.secrecy == Secrecy.SEALED]
    return not shut or (prefers.secrets == "look" and any(a.seat in seats for a in shut))
