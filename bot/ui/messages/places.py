"""Where the bot can post and open threads, and what it lacks there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord

from bot.play.model.ports import Post
from bot.ui.messages.layout import lay_out
from render.core.texts.graphemes import cut

#: Permissions needed to play in a channel. Each is also the key of its name in the catalogue.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
#: Permissions needed to open threads; in a forum, where each is a post, to write.
OPENS, OPENS_POSTS = "create_public_threads", "send_messages"
#: What can be lacking besides permissions: being in a private thread, an open thread, a tag that may be used.
MEMBERSHIP, UNLOCKED, TAG = "membership", "unlocked", "tag"
#: Channels in which threads can be opened.
Roomy = discord.TextChannel | discord.ForumChannel
LONGEST_NAME = 100
#: Minutes of silence after which Discord folds a thread away: the longest there is.
KEPT: Literal[10080] = 10080


def lacking(
    permissions: discord.Permissions, *, thread: bool, opens: bool = False, forum: bool = False
) -> list[str]:
    """List the permissions that the bot lacks to play here; `opens` when it has to open a thread."""
    needed = list(IN_THREADS if thread or opens or forum else NEEDED)
    if opens or forum:
        needed.append(OPENS_POSTS if forum else OPENS)
    if permissions.administrator:
        return []
    return [name for name in needed if not getattr(permissions, name)]


def room_lacks(channel: Roomy, permissions: discord.Permissions | None = None) -> list[str]:
    """List what the bot lacks to open a thread in a channel, or a post in a forum."""
    may = permissions or channel.permissions_for(channel.guild.me)
    forum = isinstance(channel, discord.ForumChannel)
    lacks = lacking(may, thread=False, opens=True, forum=forum)
    if isinstance(channel, discord.ForumChannel) and needs_tag(channel) and not _tags(channel):
        lacks.append(TAG)
    return lacks


def post_lacks(place: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """List what the bot lacks to post in a place: for a forum, to open posts there.

    Whether it is in a private thread is another question.
    """
    if isinstance(place, discord.ForumChannel):
        return room_lacks(place)
    try:
        may = place.permissions_for(place.guild.me)
    except discord.ClientException:  # a thread whose channel we do not know
        return []
    lacks = lacking(may, thread=isinstance(place, discord.Thread))
    if isinstance(place, discord.Thread) and place.locked and not may.manage_threads:
        lacks.append(UNLOCKED)
    return lacks


def needs_tag(forum: discord.ForumChannel) -> bool:
    """Return whether every post of a forum must have a tag."""
    return forum.flags.require_tag


async def open_room(channel: Roomy, name: str, about: str, labels: Sequence[str] = ()) -> discord.Thread:
    """Open a public thread for a game: in a forum a post that begins with `about`, tagged by its `labels`."""
    if isinstance(channel, discord.ForumChannel):
        made = await channel.create_thread(
            name=cut(name, LONGEST_NAME),
            view=lay_out(Post(text=(about,))),
            applied_tags=tags_for(channel, labels),
            auto_archive_duration=KEPT,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return made.thread
    news = discord.ChannelType.news_thread  # the only kind below an announcement channel
    return await channel.create_thread(
        name=cut(name, LONGEST_NAME),
        type=news if channel.is_news() else discord.ChannelType.public_thread,
        auto_archive_duration=KEPT,
    )


def tags_for(forum: discord.ForumChannel, labels: Sequence[str]) -> list[discord.ForumTag]:
    """Return the tags of a post: those named like a label; where none is but one is needed, the first."""
    usable, wanted = _tags(forum), {x.casefold() for x in labels if x}
    found = [x for x in usable if x.name.casefold() in wanted][:5]
    return found or (usable[:1] if needs_tag(forum) else [])


def _tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """List the tags that the bot may use: some are for those who manage threads."""
    every = forum.permissions_for(forum.guild.me).manage_threads
    return [x for x in forum.available_tags if every or not x.moderated]
