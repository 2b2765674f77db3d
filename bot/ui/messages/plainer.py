"""Sends a post as it is, else in a plainer form: no ornament keeps what it says from being read."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

import discord
from discord import ui

from bot.play.model.ports import Button, Post
from bot.ui.messages.emblems import doubt
from bot.ui.messages.layout import FILE_BYTES, files, lay_out, shorten, too_big

_log = logging.getLogger(__name__)
A = TypeVar("A")
Files = Callable[[], list[discord.File]]
#: Statuses of what Discord will never accept: malformed, too large.
FAULTS = {400, 413}
#: Codes that come with these statuses, but do not speak of what a message contains: an interaction that was
#: answered already, a thread that is archived or locked, a message that took too many edits, a missing tag.
NOT_ITS_CONTENT = {40060, 50083, 160005, 30046, 40067}
#: Number of characters of the plainest form, which is nothing but words.
PLAINEST = 1500


@dataclass(frozen=True, slots=True)
class Form:
    """One way to show a post. Plainer ones have no emblems, and lack what they are said to be `without`."""

    post: Post
    emblems: bool = False
    without: str = ""


def forms(post: Post) -> Iterator[Form]:
    """Yield the forms of a post, each of which asks less of Discord than the one before.

    Files too large to be sent are in none of them.
    """
    if too_big(post):
        image = post.image if post.image and len(post.image.data) <= FILE_BYTES else None
        post = replace(post, image=image, files=tuple(x for x in post.files if len(x.data) <= FILE_BYTES))
    yield Form(post, emblems=True)
    if has_emblems(post):
        yield Form(post, without="emblems")
    bare = replace(post, image=None, files=())
    if post.image or post.files:
        yield Form(bare, without="files")
    if post.rows:
        if bare != post:
            yield Form(replace(post, rows=()), without="controls")
        yield Form(replace(bare, rows=()), without="controls and files")
    said = "\n".join(x for x in (post.title, *post.text) if x)
    yield Form(Post(text=(shorten(said, PLAINEST) or "…",), ping=post.ping), without="all but its words")


def has_emblems(post: Post) -> bool:
    """Return whether a control of a post names an emblem."""
    every = [x for row in post.rows for x in row]
    return any(x.emblem if isinstance(x, Button) else any(c.emblem for c in x.choices) for x in every)


def is_fault(error: discord.HTTPException) -> bool:
    """Return whether Discord will not have a message because of what it contains."""
    return error.status in FAULTS and error.code not in NOT_ITS_CONTENT


async def in_some_form(
    post: Post, send: Callable[[ui.LayoutView, Files], Awaitable[A]], mark: int | None = None
) -> A:
    """Send a post; if Discord refuses it as it is, at once in plainer and plainer forms.

    `send` is given the layout, and what makes its files: they can be read only once.

    Raises:
        HTTPException: Discord refuses it for another reason, or in every form.

    """
    first: discord.HTTPException | None = None
    for form in forms(post):
        try:
            sent = await send(lay_out(form.post, mark, emblems=form.emblems), partial(files, form.post))
        except discord.HTTPException as why:
            if not is_fault(why):
                raise
            first = first or why
            continue
        if first is not None:
            _log.warning("Discord refused a message, which was sent without %s: %s", form.without, first)
            if form.without == "emblems":
                doubt()
        return sent
    assert first is not None
    raise first
