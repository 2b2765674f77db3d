"""Sends posts to Discord: where they may go, what the bot lacks there, and later changes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from time import monotonic
from typing import Any, Literal, TypeVar, cast

import aiohttp
import discord
from discord import ui

from bot.play.model.custom_ids import stays
from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble
from bot.play.model.runtime import Counts
from bot.ui.errors import understood
from bot.ui.layout import FAULTS, Files, in_some_form, lay_out, mark_of, mark_on
from bot.ui.reply import NOBODY, REPLY
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
    """Return a post's tags: those named like a label, or the first if none is and one is required."""
    usable, wanted = _tags(forum), {x.casefold() for x in labels if x}
    found = [x for x in usable if x.name.casefold() in wanted][:5]
    return found or (usable[:1] if needs_tag(forum) else [])


def _tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """List the tags that the bot may use: some are for those who manage threads."""
    every = forum.permissions_for(forum.guild.me).manage_threads
    return [x for x in forum.available_tags if every or not x.moderated]


_log = logging.getLogger(__name__)
A = TypeVar("A")
#: Discord's error codes, where the HTTP status alone does not tell.
TAKES_NO_DMS = {50007, 50278}
GONE = {10003, 10004, 10008, 10013}
#: No access, no permission, thread archived, thread locked.
#: "Maximum number of edits to messages older than 1 hour reached."
TOO_OLD = 30046
SHUT_OUT = {50001, 50013, 50083, 160005}
#: Codes with which a 403 comes from a proxy in front of Discord; it counts as an outage.
PROXY = {0, 40333}
#: Number of the latest posts with controls that are remembered without them.
REMEMBERED = 500
#: Number of messages among which a post is looked for.
NEWEST = 100
#: Number of posts in a forum among which one is looked for.
NEWEST_POSTS = 10
#: A post counts as visible until this many messages have followed it.
IN_SIGHT = 6
#: Seconds for which a visible post is assumed to be visible still.
LOOKED = 60.0


def only(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Let a message ping these users and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(x) for x in users]
    )


def trouble(error: BaseException) -> Trouble:
    """Say what an error of Discord's means for a post."""
    if isinstance(error, discord.HTTPException):
        if error.code in TAKES_NO_DMS:
            return Trouble.CLOSED
        if error.code in GONE or error.status == 404:
            return Trouble.GONE
        if error.code == TOO_OLD:
            return Trouble.OLD
        if error.code in SHUT_OUT or (error.status == 403 and error.code not in PROXY):
            return Trouble.FORBIDDEN
        if error.status in FAULTS:  # not 401, which is about our token and not about a channel
            return Trouble.REFUSED
    return Trouble.LATER


def numbers(error: BaseException) -> tuple[int, int]:
    """Return an error's HTTP status and Discord's own code; 0 where it has none."""
    if isinstance(error, discord.HTTPException):
        return error.status, error.code
    return (429, 0) if isinstance(error, discord.RateLimited) else (0, 0)


@contextmanager
def troubles(what: str, counts: Counts) -> Iterator[None]:
    """Turn Discord's errors into `CourierError`, and count them."""
    try:
        with understood():
            yield
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as error:
        why = trouble(error)
        counts.refused(*numbers(error))
        _log.warning("%s: %s (%s)", what, why, error)
        raise CourierError(why, str(error)) from error


class DiscordCourier:
    """The courier to Discord."""

    def __init__(self, client: discord.Client, counts: Counts | None = None) -> None:
        self.client, self.counts = client, counts or Counts()
        self._bare: dict[int, tuple[Post, int, int]] = {}  # message -> post without controls, mark, entry
        self._looked: dict[int, float] = {}  # message -> when it was posted, or found to be in sight
        self._told: dict[int, int] = {}  # message -> the latest entry that it was made to tell

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        """Send a post. Discord itself drops a second one with its nonce. One that `stays` is remembered."""
        with troubles(f"post to {_where(place)}", self.counts):
            to, mark = await self._open(place), mark_of(nonce)

            async def send(view: ui.LayoutView, attached: Files) -> discord.Message:
                if isinstance(to, discord.ForumChannel):
                    return await _begun(to, post, view, attached())
                return await to.send(
                    view=view,
                    files=attached(),
                    nonce=nonce[:25],
                    allowed_mentions=only(post.ping),
                    silent=post.silent,
                )

            sent = await in_some_form(post, send, mark)
        _remember(self._looked, sent.id, monotonic())
        if post.rows and stays:
            _remember(self._bare, sent.id, (bare(post), mark, n))
        return MessageRef(sent.channel.id, sent.id)

    async def arrived(self, place: Place, nonce: str) -> MessageRef | None:
        """Return whether a post is among the newest messages of a place, recognized by its mark."""
        wanted = mark_of(nonce)
        try:
            with troubles(f"look for a post at {_where(place)}", self.counts):
                to = await self._open(place)
                newest = _first_ones(to) if isinstance(to, discord.ForumChannel) else to.history(limit=NEWEST)
                async for m in newest:
                    mine = self.client.user is not None and m.author.id == self.client.user.id
                    if mine and mark_on(m) == wanted:
                        return MessageRef(m.channel.id, m.id)
        except CourierError as why:
            if why.trouble in (Trouble.LATER, Trouble.REFUSED):
                raise
        return None

    async def is_gone(self, place: Place) -> bool:
        """Return whether a channel was deleted: Discord is asked about one that is not known."""
        try:
            with troubles(f"look for {_where(place)}", self.counts):
                await self._open(place)
        except CourierError as why:
            return why.trouble is Trouble.GONE
        return False

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None:
        """Replace a post and its files. An edit pings nobody.

        If the post has just been pressed, it is edited by the answer to that press.
        """
        if n < self._told.get(at.message, -1):
            return
        self._bare.pop(at.message, None)
        mark, reply = mark_of(nonce), REPLY.get()
        if reply is not None and reply.shows(at.message, post.rows):
            return  # this press has already changed its page to the same question
        if n >= 0:
            _remember(self._told, at.message, n)
        with troubles(f"edit of message {at.message}", self.counts):

            async def change(view: ui.LayoutView, attached: Files) -> None:
                if reply is None or not await reply.changes(at.message, view, attached()):
                    await self._message(at).edit(view=view, attachments=attached(), allowed_mentions=NOBODY)

            await in_some_form(post, change, mark)
        if post.rows:
            _remember(self._bare, at.message, (bare(post), mark, n))

    def forget(self, message: int) -> None:
        """Note that a press has turned a post to another page."""
        self._bare.pop(message, None)

    async def near(self, at: MessageRef) -> bool:
        """Return whether few messages have come after a post.

        Discord is asked unless a press has told, or it was posted or looked for just now.
        """
        reply = REPLY.get()
        latest = reply.latest(at.channel) if reply is not None else None
        if latest is not None and latest <= at.message:
            return True
        if monotonic() - self._looked.get(at.message, -LOOKED) < LOOKED:
            return True
        after = 0
        try:
            with troubles(f"look what came after message {at.message}", self.counts):
                channel = self.client.get_partial_messageable(at.channel)
                async for _ in channel.history(limit=IN_SIGHT + 1, after=discord.Object(at.message)):
                    after += 1
        except CourierError as why:
            return why.trouble is Trouble.FORBIDDEN  # without permission to look, nothing contradicts it
        if after <= IN_SIGHT:
            _remember(self._looked, at.message, monotonic())
        return after <= IN_SIGHT

    async def shows(self, at: MessageRef, nonce: str) -> bool:
        """Return whether a message bears a post's mark."""
        try:
            with troubles(f"look at message {at.message}", self.counts):
                return mark_on(await self._message(at).fetch()) == mark_of(nonce)
        except CourierError as why:
            if why.trouble in (Trouble.LATER, Trouble.REFUSED):
                raise
            return False

    async def retire(self, at: MessageRef, *, n: int = -1) -> None:
        """Take the controls off a post and leave the rest; the post is fetched unless it is remembered."""
        known = self._bare.pop(at.message, None)
        with troubles(f"buttons off message {at.message}", self.counts):
            if known is not None and known[2] == n:  # else another process has changed it since
                post, mark, _ = known
                reply = REPLY.get()

                async def change(view: ui.LayoutView, _: Files) -> None:
                    if reply is None or not await reply.changes(at.message, view):
                        await self._message(at).edit(view=view, allowed_mentions=NOBODY)

                await in_some_form(post, change, mark)
                return
            message = await self._message(at).fetch()
            view = without_controls(message)
            if view is not None:
                await message.edit(view=view, allowed_mentions=NOBODY)

    async def pin(self, at: MessageRef) -> None:
        """Pin a post if the bot may, and delete Discord's notice of it."""
        self._check_pins(at)
        with troubles(f"pin of message {at.message}", self.counts):
            await self._message(at).pin()
            channel = self.client.get_partial_messageable(at.channel)
            async for m in channel.history(limit=IN_SIGHT):
                told = m.type is discord.MessageType.pins_add and m.reference
                if (
                    told
                    and told.message_id == at.message
                    and m.author.id == getattr(self.client.user, "id", 0)
                ):
                    await m.delete()

    async def unpin(self, at: MessageRef) -> None:
        """Unpin a post if the bot may."""
        self._check_pins(at)
        with troubles(f"message {at.message} no longer pinned", self.counts):
            await self._message(at).unpin()

    async def room(self, at: Place, name: str, about: str = "") -> Place:
        """Open a public thread in a channel, a post in a forum, or a person's direct messages."""
        with troubles(f"room at {_where(at)}", self.counts):
            if at.user is not None:
                direct = await self.client.create_dm(discord.Object(at.user))
                return Place(None, direct.id)
            channel = self.client.get_channel(at.channel or 0)
            if not isinstance(channel, Roomy):
                raise CourierError(Trouble.GONE, "no channel for threads")
            thread = await open_room(channel, name, about or name, [name])
        return Place(at.guild, thread.id)

    async def leave_room(self, at: Place) -> None:
        """Delete a thread that did not become a game's."""
        thread = self.client.get_channel(at.channel or 0)
        if isinstance(thread, discord.Thread):
            with suppress(CourierError), troubles(f"thread {at.channel} removed", self.counts):
                await thread.delete()

    def _check_pins(self, at: MessageRef) -> None:
        """Spare Discord a request that it would refuse.

        Raises:
            CourierError: the bot may not pin messages there.

        """
        channel = self.client.get_channel(at.channel)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return
        if not channel.permissions_for(channel.guild.me).pin_messages:
            raise CourierError(Trouble.FORBIDDEN, "not allowed to pin messages")

    def _message(self, at: MessageRef) -> discord.PartialMessage:
        return self.client.get_partial_messageable(at.channel).get_partial_message(at.message)

    async def _open(self, place: Place) -> discord.abc.Messageable | discord.ForumChannel:
        if place.user is not None and place.channel is None:
            return await self.client.create_dm(discord.Object(place.user))
        if place.channel is None:
            raise CourierError(Trouble.GONE, "nowhere to post")
        known = self.client.get_channel(place.channel)
        if isinstance(known, discord.ForumChannel):
            return known
        return self.client.get_partial_messageable(place.channel, guild_id=place.guild)


async def _begun(
    forum: discord.ForumChannel, post: Post, view: ui.LayoutView, attached: list[discord.File]
) -> discord.Message:
    """Begin a post in a forum."""
    said = next((x for x in (post.title, *post.text) if x), "…")
    made = await forum.create_thread(
        name=cut(said.splitlines()[0], LONGEST_NAME),
        view=view,
        files=attached,
        applied_tags=tags_for(forum, ()),
        auto_archive_duration=KEPT,
        allowed_mentions=only(post.ping),
    )
    return made.message


async def _first_ones(forum: discord.ForumChannel) -> AsyncIterator[discord.Message]:
    """Read the first messages of the newest posts in a forum that are the bot's."""
    mine = [x for x in forum.threads if x.owner_id == forum.guild.me.id]
    for thread in sorted(mine, key=lambda x: -x.id)[:NEWEST_POSTS]:
        with suppress(discord.NotFound):
            yield await thread.fetch_message(thread.id)  # the first has its post's id


def _remember(what: dict[int, A], message: int, value: A) -> None:
    """Keep something about one of the latest messages."""
    what.pop(message, None)
    what[message] = value
    if len(what) > REMEMBERED:
        del what[next(iter(what))]


def bare(post: Post) -> Post:
    """Return a post without controls and file contents: names are enough to keep the files."""
    kept = tuple(x for row in post.rows for x in row if stays(x.id))
    return replace(
        post,
        rows=(kept,) if kept else (),
        sections=tuple(replace(x, button=None) for x in post.sections),
        image=replace(post.image, data=b"") if post.image else None,
        files=tuple(replace(x, data=b"") for x in post.files),
    )


def _where(place: Place) -> str:
    """Name a place for the log, which names no person."""
    return "a direct message" if place.channel is None else f"channel {place.channel}"


def without_controls(message: discord.Message) -> ui.LayoutView | None:
    """Return a message's layout without its buttons and selects; None when it has none to take off."""
    view = ui.LayoutView.from_message(message, timeout=None)
    off = _without_accessories(view)
    for row in [x for x in view.walk_children() if isinstance(x, ui.ActionRow)]:
        kept = [x for x in row.children if stays(getattr(x, "custom_id", None) or "")]
        if len(kept) == len(row.children):
            continue
        off, parent = True, cast("Any", row.parent or view)
        for control in [x for x in row.children if x not in kept]:
            row.remove_item(control)
        if not kept:
            parent.remove_item(row)
        if parent.children and isinstance(parent.children[-1], ui.Separator):
            parent.remove_item(parent.children[-1])
    if not off:
        return None
    _keep_files(view, {a.filename for a in message.attachments})
    return view


def _without_accessories(view: ui.LayoutView) -> bool:
    """Leave of sections their texts, in their places; tell whether there were any."""
    boxes = [x for x in view.children if isinstance(x, ui.Container)]
    found = [box for box in boxes if any(isinstance(x, ui.Section) for x in box.children)]
    for box in found:
        items = list(box.children)
        box.clear_items()
        for item in items:
            for x in item.children if isinstance(item, ui.Section) else (item,):
                box.add_item(x)
    return bool(found)


def _keep_files(view: ui.LayoutView, names: set[str]) -> None:
    """Refer to the message's own files by name: URLs expire, and some components accept names only.

    Discord lists among a message's attachments only files that no component shows; the others have an id in
    theirs.
    """
    for x in view.walk_children():
        for shown in x.items if isinstance(x, ui.MediaGallery) else [x] if isinstance(x, ui.File) else []:
            name = shown.media.url.partition("?")[0].rpartition("/")[2]
            if shown.media.attachment_id is not None or name in names:
                shown.media = f"attachment://{name}"
