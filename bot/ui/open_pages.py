"""The private pages that are open: one for each person and game, at the message that showed it last."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.ui.layout import mark_of, mark_on
from bot.ui.reply import REMEMBERED, Interaction

_log = logging.getLogger(__name__)
#: Seconds in which Discord lets us change what an interaction brought.
LIFE = 15 * 60
#: Stands for a game's id: a word on what was refused.
NOTE = "note"


def mark_of_page(game: str) -> int:
    """Return the number by which a message is recognized as somebody's page of a game, even years later."""
    return mark_of(f"page {game}")


def is_page(message: discord.Message | None, game: str) -> bool:
    """Return whether a message was somebody's page of this game."""
    return message is not None and message.flags.ephemeral and mark_on(message) == mark_of_page(game)


@dataclass(frozen=True, slots=True)
class _Open:
    """Where a page is, and by what it can be taken away until its time is up."""

    message: int
    hook: discord.Webhook
    until: float


class OpenPages:
    """Knows in memory where everybody's page of each game is: after a restart, from the first press on."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: dict[tuple[int, str], _Open] = {}

    def has_moved(self, user: int, game: str, message: discord.Message | None) -> bool:
        """Return whether a message was somebody's page of a game, which is elsewhere now."""
        now = self._open.get((user, game))
        if now is None or message is None or not is_page(message, game):
            return False
        return now.message != message.id

    async def note(self, interaction: Interaction, game: str, message: int) -> None:
        """Note where an answer is: a page of a game, or else `game` is "". What was refused before goes."""
        if game:
            await self.turn(interaction, game, message)
        if (note := self._open.pop((interaction.user.id, NOTE), None)) is not None:
            await self._take_away(note)

    async def turn(self, interaction: Interaction, game: str, message: int) -> None:
        """Note where the page is now that an interaction brought; the one before it is taken away.

        An answer that comes late does not take away the page of what was asked after it.
        """
        key = interaction.user.id, game
        until = interaction.created_at.timestamp() + LIFE
        before = self._open.get(key)
        if before is not None and before.until > until and before.message != message:
            return
        self._open.pop(key, None)
        self._open[key] = _Open(message, interaction.followup, until)
        if len(self._open) > REMEMBERED:
            del self._open[next(iter(self._open))]
        if before is not None and before.message != message:
            await self._take_away(before)

    async def _take_away(self, page: _Open) -> None:
        if self._now() >= page.until:
            return  # it says that it has moved once it is pressed
        try:
            await page.hook.delete_message(page.message)
        except (discord.HTTPException, OSError) as why:
            _log.info("a private page could not be taken away: %s", why)
