"""Threads for games, none of which is left empty; and the permissions that the bot lacks, in words."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Sequence

import discord

from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.ui.courier import MEMBERSHIP, TAG, UNLOCKED, Roomy, lacking, open_room, post_lacks, room_lacks
from bot.ui.errors import UNREACHABLE
from bot.ui.visit import Visit

_log = logging.getLogger(__name__)
#: Permissions that are useful but not needed.
OPTIONAL = ("pin_messages",)
#: Permissions that people need to have a thread, or a forum's post, opened for them.
OPENING = ("create_public_threads", "send_messages_in_threads")
OPENING_POSTS = ("send_messages", "send_messages_in_threads")
#: What is said about what is lacking besides permissions.
OTHERWISE = {MEMBERSHIP: "bot-mention-me", UNLOCKED: "bot-locked", TAG: "bot-no-tag"}


def named(v: Visit, lacks: Sequence[str]) -> str:
    """Name permissions as Discord does in the reader's language."""
    return ", ".join(f"**{permission(v, name)}**" for name in lacks)


def said(v: Visit, lacks: Sequence[str], channel: int, key: str = "bot-lacking") -> str:
    """Say what the bot lacks in a place, in a sentence."""
    where, me = f"<#{channel}>", v.interaction.client.user
    for what, other in OTHERWISE.items():
        if what in lacks:
            return v.words(other, channel=where, me=me.mention if me else "")
    return v.words(key, permissions=named(v, lacks), channel=where)


def welcome(v: Visit) -> str:
    """Name what else the bot could use in a channel; "" where it has all of it."""
    may = v.interaction.app_permissions
    lacks = [] if may.administrator else [x for x in OPTIONAL if not getattr(may, x)]
    return v.words("bot-optional", permissions=named(v, lacks)) if lacks else ""


def permission(v: Visit, name: str) -> str:
    """Name a permission as Discord does in the reader's language."""
    return v.words(f"permission-{name.replace('_', '-')}")


async def lacks_here(v: Visit) -> list[str]:
    """List what the bot lacks to post where this person acts. Discord tells its permissions each time."""
    i, channel = v.interaction, v.interaction.channel
    thread = isinstance(channel, discord.Thread)
    if lacks := lacking(i.app_permissions, thread=thread):
        return lacks
    if isinstance(channel, discord.Thread):
        if UNLOCKED in post_lacks(channel) and not i.app_permissions.manage_threads:
            return [UNLOCKED]
        return await v.host.members.shut_out(channel)
    return []


def lacks_in(v: Visit, channel: Roomy) -> list[str]:
    """List what the bot lacks to open a thread in a channel and write there."""
    here = channel.id == v.interaction.channel_id
    return room_lacks(channel, v.interaction.app_permissions if here else None)


def room(v: Visit) -> Roomy:
    """Return the channel in which a thread can be opened for this person: in a thread, the one it is in.

    Raises:
        Refused: no thread can be opened there, or they could not open one there themselves.

    """
    here = v.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, Roomy):
        raise Refused("bot-no-thread-here")
    may = v.interaction.permissions
    if channel is not here and isinstance(v.interaction.user, discord.Member):
        may = channel.permissions_for(v.interaction.user)
    wanted = OPENING_POSTS if isinstance(channel, discord.ForumChannel) else OPENING
    lacks = [] if may.administrator else [x for x in wanted if not getattr(may, x)]
    if lacks:
        raise Refused("bot-no-thread-for-you", permissions=", ".join(permission(v, x) for x in lacks))
    return channel


def beside(v: Visit) -> Roomy:
    """Return the channel in which a thread can be opened beside a board: no thread has threads of its own.

    Raises:
        Refused: it is not one, or this person could not open a thread there themselves.

    """
    if not isinstance(v.interaction.channel, discord.TextChannel):
        raise Refused("bot-no-thread-here")
    return room(v)


@contextlib.asynccontextmanager
async def opened(channel: Roomy, name: str, about: str = "", title: str = "") -> AsyncIterator[Place]:
    """Open a public thread for a game, in a forum a post. If no game comes of it the thread goes again."""
    thread = await open_room(channel, name, about or name, [title])
    try:
        yield Place(channel.guild.id, thread.id)
    except BaseException:
        await _removed(thread)
        raise


async def begin_quietly(v: Visit, game: str, name: str) -> str:
    """Make a new game quiet where its server wants that; if no thread can be used, say why it is not."""
    channel, guild = v.interaction.channel, v.interaction.guild_id
    wanted = guild is not None and (await v.services.settings.guild_settings(guild)).quiet
    if not wanted or not isinstance(channel, discord.TextChannel):
        return ""
    if lacks := lacks_in(v, channel):
        return said(v, lacks, channel.id, "bot-not-quiet")
    await quieten(v, channel, game, name)
    return ""


async def quieten(v: Visit, channel: Roomy, game: str, name: str) -> None:
    """Open a thread beside a game's board, and have the game told of there."""
    async with opened(channel, v.words("bot-quiet-thread", name=name)) as to:
        await v.services.hosting.quieten(game, v.person, to.channel or 0)


async def _removed(thread: discord.Thread) -> None:
    """Delete a thread. Without the right to manage threads, the bot can still fold away its own."""
    try:
        await thread.delete()
    except discord.Forbidden:
        with contextlib.suppress(*UNREACHABLE):
            await thread.edit(archived=True)
    except UNREACHABLE as why:
        _log.warning("the thread %d could not be removed: %s", thread.id, why)
