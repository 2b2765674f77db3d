"""Buttons and selects that work after a restart, because their custom ids contain everything."""

from __future__ import annotations

import logging
import re
from typing import Any, Protocol, Self, runtime_checkable

from discord import ui

from bot.ui.reply import Interaction

_log = logging.getLogger(__name__)
#: Every custom id of ours begins so.
PREFIX = "ng:"


@runtime_checkable
class Desk(Protocol):
    """Who carries out what was pressed: the bot."""

    async def pressed(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Carry out a button (no values) or a select."""
        ...


class Pressed(ui.DynamicItem[ui.Item[Any]], template=rf"{PREFIX}.*"):
    """One of our buttons or selects, whatever message it hangs on.

    discord.py keeps dynamic items by their template, so one class with one template serves both.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Restore the item from the message."""
        return cls(item)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let everyone press; who may is judged with the game at hand. discord.py would swallow a failure."""
        if not isinstance(interaction.client, Desk):
            _log.error("nobody carries out %s", self.custom_id)
            return False
        return True

    async def callback(self, interaction: Interaction) -> None:
        """Hand what was pressed to the bot. The bot answers for its own errors."""
        values = list(self.item.values) if isinstance(self.item, ui.Select) else []
        desk: Desk = interaction.client
        await desk.pressed(interaction, self.custom_id, values)
