"""The first answer to a press or a command: within three seconds, by what has something to show first."""

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
#: Seconds that Discord gives for the first answer: where more seem to have passed, clocks differ.
GIVEN = 3.0
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
                await deferred(self._interaction)

    async def alone(self, view: ui.LayoutView, files: list[discord.File]) -> Any:
        """Show something new to this person alone; return the message."""
        i = self._interaction
        async with self._lock:
            if not i.response.is_done():
                return await self._first(view, files)
        return await i.followup.send(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
        )

    async def in_place(self, view: ui.LayoutView, files: Sequence[discord.File], rows: Rows = ()) -> int:
        """Change the message that only this person sees, and return its id; `rows` are its controls.

        The first answer to a command is such a message.
        """
        i = self._interaction
        self._page = (i.message.id, _alike(rows)) if i.message is not None else None
        if i.message is not None:
            i.client.courier.forget(i.message.id)
        async with self._lock:
            if i.type is discord.InteractionType.component and not i.response.is_done():
                await i.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
                acknowledged(self._interaction)
                return i.message.id if i.message is not None else 0
            if i.type is discord.InteractionType.application_command and not i.response.is_done():
                sent = await self._first(view, [*files])
                return sent.id if isinstance(sent, discord.Message) else 0
        return (await i.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)).id

    async def _first(self, view: ui.LayoutView, files: list[discord.File]) -> Any:
        """Answer with a message to this person alone, and return it."""
        sent = await self._interaction.response.send_message(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
        )
        acknowledged(self._interaction)
        return sent.resource

    async def changes(
        self, message: int, view: ui.LayoutView, files: Sequence[discord.File] | None = None
    ) -> bool:
        """Change a message of the table, if it is what was pressed and has no answer yet; False for no.

        Without `files` it keeps those that it has.
        """
        i, attached = self._interaction, discord.utils.MISSING if files is None else files
        async with self._lock:
            if i.message is None or i.message.id != message or i.response.is_done():
                return False
            if i.type is not discord.InteractionType.component:
                return False
            try:
                await i.response.edit_message(view=view, attachments=attached, allowed_mentions=NOBODY)
            except discord.HTTPException as why:
                _log.info("a press could not be answered by its post, which is changed by itself: %s", why)
                return False
            acknowledged(self._interaction)
            return True

    async def launch(self) -> bool:
        """Open our Activity for this person; False if they were answered before, or Discord opens none."""
        i = self._interaction
        async with self._lock:
            if i.response.is_done():
                return False
            try:
                await i.response.launch_activity()
            except discord.HTTPException as why:
                _log.warning("Discord opens no Activity: %s", why)
                return False
            acknowledged(i)
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
        i = self._interaction
        waited = i.client.now() - i.created_at.timestamp()  # it may have come late
        await asyncio.sleep(max(0.0, SOON - waited) if 0 < waited < GIVEN else SOON)
        try:
            await self.acknowledge()
        except (discord.HTTPException, OSError) as why:
            _log.info("a press could not be acknowledged: %s", why)


async def deferred(interaction: Interaction) -> None:
    """Acknowledge what is not answered yet. Pressing a control says nothing yet.

    Commands answer in private, so that others never see a refusal; `Visit.share` adds what all may see.
    """
    if interaction.type is discord.InteractionType.component or interaction.extras.get("in_place"):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    acknowledged(interaction)


def acknowledged(interaction: Interaction) -> None:
    """Count how long Discord had to wait for us: it gives up after three seconds."""
    waited = interaction.client.now() - interaction.created_at.timestamp()
    interaction.client.counts.acknowledged(interaction.type.name, max(0.0, waited))


def _alike(rows: Rows) -> list[Control]:
    """Return the content of controls without their ids: those of selects are new on every page."""
    return [x._replace(id="") for row in rows for x in row]


#: The reply to the interaction that is being carried out; None outside interactions.
REPLY: ContextVar[Reply | None] = ContextVar("reply", default=None)
