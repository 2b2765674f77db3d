"""The first answer to a press: within three seconds, by whatever has something to show first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import discord
from discord import ui

from bot.play.model.ports import Control, Rows

#: An interaction, whichever client it comes to: where nothing is asked of the bot.
Interaction = discord.Interaction[Any]

_log = logging.getLogger(__name__)
#: Seconds after which an unanswered interaction is acknowledged: Discord waits for three.
SOON = 1.5
#: Number of channels whose latest message is remembered.
REMEMBERED = 5000
NOBODY = discord.AllowedMentions.none()


class Reply:
    """Answers one interaction. What changes the pressed message itself acknowledges the press, too."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._page: tuple[int, Sequence[object]] | None = None

    def begin(self) -> None:
        """Let the answer wait a little for what there is to show."""
        self._timer = asyncio.create_task(self._in_time())

    async def stop(self) -> None:
        """Stop answering by itself. An answer on its way is waited for."""
        async with self._lock:
            if self._timer is not None:
                self._timer.cancel()

    async def acknowledge(self) -> None:
        """Say that something will be shown, if nothing was yet."""
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer()
                acknowledged(self._interaction)

    async def alone(self, view: ui.LayoutView, files: list[discord.File]) -> Any:
        """Show something new to this person alone; return the message."""
        i = self._interaction
        async with self._lock:
            if not i.response.is_done():
                sent = await i.response.send_message(
                    view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
                )
                acknowledged(self._interaction)
                return sent.resource
        return await i.followup.send(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
        )

    async def in_place(self, view: ui.LayoutView, files: Sequence[discord.File], rows: Rows = ()) -> None:
        """Change the message that only this person sees; `rows` are its controls."""
        i = self._interaction
        self._page = (i.message.id, _alike(rows)) if i.message is not None else None
        async with self._lock:
            if i.type is discord.InteractionType.component and not i.response.is_done():
                await i.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
                acknowledged(self._interaction)
                return
        await i.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)

    async def changes(self, message: int, view: ui.LayoutView, files: Sequence[discord.File]) -> bool:
        """Change a message of the table, if it is what was pressed and has no answer yet; False for no."""
        i = self._interaction
        async with self._lock:
            if i.message is None or i.message.id != message or i.response.is_done():
                return False
            if i.type is not discord.InteractionType.component:
                return False
            try:
                await i.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
            except discord.HTTPException as why:
                _log.info("a press could not be answered by its post, which is changed by itself: %s", why)
                return False
            acknowledged(self._interaction)
            return True

    def shows(self, message: int, rows: Rows) -> bool:
        """Return whether this person is shown a page with these controls there already."""
        return bool(rows) and self._page == (message, _alike(rows))

    def latest(self, channel: int) -> int | None:
        """Return the newest message that all saw in a channel when this was done there; None: not known."""
        i = self._interaction
        if i.channel is None or i.channel.id != channel:
            return None
        ends: dict[int, int] = i.client.ends
        latest: int | None = getattr(i.channel, "last_message_id", None)
        if i.message is not None and i.message.flags.ephemeral and i.message.id == latest:
            return ends.get(channel)  # nothing but this page has been posted since
        return latest

    def note(self) -> None:
        """Remember how far the channel has come."""
        here, i = self._interaction.channel_id, self._interaction
        latest = self.latest(here) if here is not None else None
        if here is not None and latest is not None:
            i.client.ends.pop(here, None)
            i.client.ends[here] = latest
            if len(i.client.ends) > REMEMBERED:
                del i.client.ends[next(iter(i.client.ends))]

    async def _in_time(self) -> None:
        await asyncio.sleep(SOON)
        try:
            await self.acknowledge()
        except (discord.HTTPException, OSError) as why:
            _log.info("a press could not be acknowledged: %s", why)


def acknowledged(interaction: Interaction) -> None:
    """Count how long Discord had to wait for us: it gives up after three seconds."""
    waited = interaction.client.now() - interaction.created_at.timestamp()
    interaction.client.counts.acknowledged(interaction.type.name, max(0.0, waited))


def _alike(rows: Rows) -> list[Control]:
    """Return the content of controls without their ids: those of selects are new on every page."""
    return [x._replace(id="") for row in rows for x in row]


#: The reply to the interaction that is being carried out; None outside interactions.
REPLY: ContextVar[Reply | None] = ContextVar("reply", default=None)
