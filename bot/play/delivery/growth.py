"""One post a phase: what somebody goes on to do is added to the post below which they do it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.context import Context
from bot.play.delivery.delivered import Delivery
from bot.play.model.ports import CourierError, MessageRef, Trouble
from bot.store.models import Message, Outbox
from bot.store.statements.growing import YOUNG


@dataclass(frozen=True, slots=True)
class Ground:
    """The message that a post is added to, and the entries of each post that it tells already."""

    message: Message | None = None
    told: tuple[tuple[int, int], ...] = ()


NOTHING = Ground()


class Growth:
    """Adds posts to messages that stand.

    Which message that is was settled when the row of the outbox was taken for sending, and stays so: a try
    that arrived and was not noted is made again on the same message, with the same words.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def ground(self, row: Outbox, *, again: bool, quiet: bool) -> Ground:
        """Return what a post is added to. `again`: an earlier try may have arrived.

        The board of a `quiet` game shows how it stands now, wherever it hangs, and tells the latest only.
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
        """Return whether people see what is added to a message, or have been shown it there already."""
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
