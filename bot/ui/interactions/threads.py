"""What the bot needs in a channel; and threads for games, none of which is left without a game."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Literal

import discord

from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.ui.errors import UNREACHABLE
from bot.ui.visit import Visit

_log = logging.getLogger(__name__)
#: Permissions needed to play in a channel. Each is also the key of its name in the catalogue.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
#: Permissions that are useful but not needed.
OPTIONAL = ("pin_messages",)
#: Permissions that people need to have a thread opened for them: those to open it and to write there.
OPENING = ("create_public_threads", "send_messages_in_threads")
LONGEST_NAME = 100
#: Minutes of silence after which Discord folds a thread away: the longest there is.
KEPT: Literal[10080] = 10080


def lacking(permissions: discord.Permissions, *, thread: bool, opens: bool = False) -> list[str]:
    """List the permissions that the bot lacks to play here; `opens` when it has to open a thread."""
    needed = list(IN_THREADS if thread or opens else NEEDED)
    if opens:
        needed += ["create_public_threads"]
    if permissions.administrator:
        return []
    return [name for name in needed if not getattr(permissions, name)]


def named(v: Visit, lacks: list[str]) -> str:
    """Name permissions as Discord does in the reader's language."""
    return ", ".join(f"**{permission(v, name)}**" for name in lacks)


def welcome(v: Visit) -> str:
    """Name what else the bot could use in a channel; "" where it has all of it."""
    may = v.interaction.app_permissions
    lacks = [] if may.administrator else [x for x in OPTIONAL if not getattr(may, x)]
    return v.words("bot-optional", permissions=named(v, lacks)) if lacks else ""


def permission(v: Visit, name: str) -> str:
    """Name a permission as Discord does in the reader's language."""
    return v.words(f"permission-{name.replace('_', '-')}")


def room(v: Visit) -> discord.TextChannel:
    """Return the channel in which a thread can be opened for this person.

    Raises:
        Refused: it is not a text channel, or they could not open a thread there themselves.

    """
    channel = v.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("bot-no-thread-here")
    may = v.interaction.permissions
    lacks = [] if may.administrator else [x for x in OPENING if not getattr(may, x)]
    if lacks:
        raise Refused("bot-no-thread-for-you", permissions=", ".join(permission(v, x) for x in lacks))
    return channel


@contextlib.asynccontextmanager
async def opened(channel: discord.TextChannel, name: str) -> AsyncIterator[Place]:
    """Open a public thread for a game. If no game comes of it the thread goes again."""
    thread = await channel.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=KEPT
    )
    try:
        yield Place(channel.guild.id, thread.id)
    except BaseException:
        await _removed(thread)
        raise


async def begin_quietly(v: Visit, game: str, name: str) -> None:
    """Have a new game be quiet where its server wants that, and a thread can be opened."""
    channel, guild = v.interaction.channel, v.interaction.guild_id
    wanted = guild is not None and (await v.services.settings.guild_settings(guild)).quiet
    may = v.interaction.app_permissions
    if wanted and isinstance(channel, discord.TextChannel) and may.create_public_threads:
        await quieten(v, channel, game, name)


async def quieten(v: Visit, channel: discord.TextChannel, game: str, name: str) -> None:
    """Open a thread beside a game's board, and have the game told of there."""
    async with opened(channel, v.words("bot-quiet-thread", name=name)[:LONGEST_NAME]) as to:
        await v.services.hosting.quieten(game, v.person, to.channel or 0)


async def _removed(thread: discord.Thread) -> None:
    """Delete a thread. Who may not manage threads can still fold away one of their own."""
    try:
        await thread.delete()
    except discord.Forbidden:
        with contextlib.suppress(*UNREACHABLE):
            await thread.edit(archived=True)
    except UNREACHABLE as why:
        _log.warning("the thread %d could not be removed: %s", thread.id, why)
