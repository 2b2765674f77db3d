"""Pinning what a game is looked up by: its first post, or its board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.context import Context
from bot.play.model.ports import CourierError, MessageRef, Trouble
from bot.play.model.rows import LOG
from bot.store.models import Message
from bot.store.statements.pins import Pin


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
