"""Lays a `Post` out as Discord's Components V2, within its limits; plainer where Discord refuses it."""

from __future__ import annotations

import io
import logging
import re
import zlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TypeVar

import discord
from discord import ui

from bot.play.model.ports import Button, Control, Image, Post, Select, Tone
from bot.ui.errors import understood
from render.core.scene import unmarked
from render.core.texts.graphemes import cut

_log = logging.getLogger(__name__)
#: Every custom id of ours begins so.
PREFIX = "ng:"


class _Ours:
    """Pressed or chosen from, whatever message it hangs on: the bot takes that itself.

    discord.py need neither remember it for each message nor make it anew from the message that was pressed.
    """

    def is_dispatchable(self) -> bool:
        """Leave it to `NullgateBot.on_interaction`."""
        return False


class Pressed(_Ours, ui.Button[ui.LayoutView]):
    """One of our buttons."""


class Chosen(_Ours, ui.Select[ui.LayoutView]):
    """One of our selects."""


#: Name of an emblem -> the id that Discord gave it. One process serves one application.
_known: dict[str, int] = {}
#: Called when what is known turns out to be wrong.
_listeners: list[Callable[[], None]] = []


def learn(ids: Mapping[str, int]) -> None:
    """Note which emblems can be shown from now on, and no others."""
    _known.clear()
    _known.update(ids)


def partial_emoji(name: str) -> discord.PartialEmoji | None:
    """Return an emblem for Discord, or None while it is not uploaded; then words must do without it."""
    found = _known.get(name)
    return discord.PartialEmoji(name=name, id=found) if found is not None else None


def doubt() -> None:
    """Forget the emblems, since Discord has refused one, and have their ids fetched anew."""
    if _known:
        _known.clear()
        for tell in _listeners:
            tell()


def listen(tell: Callable[[], None]) -> None:
    """Set the one listener that is told when the ids must be fetched anew."""
    _listeners[:] = [tell]


#: What Discord allows in one message.
COMPONENTS, CHARACTERS, ROW, OPTIONS, LABEL, LINE, ALT = 40, 4000, 5, 25, 80, 100, 1024
PLACEHOLDER, FILES, FILE_BYTES = 150, 10, 10 * 1024 * 1024

STYLES = {
    Tone.MAIN: discord.ButtonStyle.primary,
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.GOOD: discord.ButtonStyle.success,
    Tone.RISK: discord.ButtonStyle.danger,
}
#: Tones of what is likely to be pressed next.
PRIMARY = (Tone.MAIN, Tone.GOOD)
#: Smallest component id that marks a post: Discord itself numbers components from 1.
MARK = 1 << 30
#: The end of a list that a line follows, and of a text that ends with a list.
_LIST_END = re.compile(r"^( *- .*)\n(?=[^\s-]|-[^ ])", re.MULTILINE)
_LIST_LAST = re.compile(r"(?:^|\n) *- .*$")
_PICTURE = re.compile(r"\.(png|jpe?g|gif|webp)$", re.IGNORECASE)


def shorten(text: str, most: int) -> str:
    """Cut a text to `most` characters, at a word or line if one is near, with an ellipsis.

    >>> shorten("one two three", 9)
    'one two…'
    """
    if len(text) <= most:
        return text
    kept = cut(text, most - 1)
    at = max(kept.rfind(" "), kept.rfind("\n"))
    return (kept[:at] if at > most * 0.6 else kept).rstrip() + "…"


def mark_of(nonce: str) -> int:
    """Return the number by which a post's message is recognized.

    >>> mark_of("5496c8f8515e25d87eca")
    1847249291
    """
    return zlib.crc32(nonce.encode()) >> 2 | MARK


def mark_on(message: discord.Message | None) -> int | None:
    """Return the mark that a message bears; None when it bears none."""
    boxes = [x.id for x in message.components if isinstance(x, discord.Container)] if message else []
    return next((x for x in boxes if x is not None and x >= MARK), None)


def lay_out(post: Post, mark: int | None = None, *, emblems: bool = True) -> ui.LayoutView:
    """Make the message of a post: text, picture, sections, small print, controls, in that order.

    Excess is cut: text from the end of the longest paragraph, then controls from the last row. `mark`: an
    invisible number by which the message can be found again. Controls have `emblems` where these are known.
    """
    post = with_one_primary(post)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=post.colour, id=mark)
    call, body, small = _texts(post)
    if call:
        view.add_item(ui.TextDisplay(call))
    if body:
        box.add_item(ui.TextDisplay(body))
    for image in _pictures(post):
        box.add_item(_gallery(image))
    for file in post.files[: FILES - 1]:
        box.add_item(_gallery(file) if _PICTURE.search(file.name) else ui.File(f"attachment://{file.name}"))
    for section in post.sections:
        if section.button is None:
            box.add_item(ui.TextDisplay(section.text))
        else:
            box.add_item(ui.Section(section.text, accessory=control(section.button, emblems=emblems)))
    if small:
        box.add_item(ui.TextDisplay(small))
    used = bool(call) + 1 + sum(1 for _ in box.walk_children())
    _add_rows(box, post.rows, COMPONENTS - used - 1, emblems=emblems)
    if box.children:
        view.add_item(box)
    return view


def controls_of(post: Post) -> list[Control]:
    """Return all controls of a post, those of its sections last."""
    return [*(x for row in post.rows for x in row), *(x.button for x in post.sections if x.button)]


def with_one_primary(post: Post) -> Post:
    """Leave a post one button at most that stands out: its only green one, or else its only blue one.

    Where several are alike, none is: then all are grey.
    """
    bright = [x for x in controls_of(post) if isinstance(x, Button) and x.tone in PRIMARY and not x.disabled]
    green = [x for x in bright if x.tone is Tone.GOOD]
    if len(bright) <= 1:
        return post
    grey = [x for x in bright if len(green) != 1 or x is not green[0]]

    def calm(x: Button) -> Button:
        return x._replace(tone=Tone.PLAIN) if x in grey else x

    rows = tuple(tuple(calm(x) if isinstance(x, Button) else x for x in row) for row in post.rows)
    sections = tuple(replace(x, button=calm(x.button)) if x.button else x for x in post.sections)
    return replace(post, rows=rows, sections=sections)


def files(post: Post) -> list[discord.File]:
    """Return the files of a post, ready to upload."""
    return [
        discord.File(io.BytesIO(x.data), x.name, description=shorten(unmarked(x.alt), ALT) or None)
        for x in (*_pictures(post), *post.files[: FILES - 1])
    ]


def too_big(post: Post, limit: int = FILE_BYTES) -> bool:
    """Return whether a file of a post is too large to send."""
    return any(len(x.data) > limit for x in (*_pictures(post), *post.files))


def _pictures(post: Post) -> tuple[Image, ...]:
    return (post.image,) if post.image else ()


def _gallery(image: Image) -> ui.MediaGallery[ui.LayoutView]:
    alt = shorten(unmarked(image.alt), ALT) or None
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{image.name}", description=alt))


def _texts(post: Post) -> tuple[str, str, str]:
    """Return the line that calls people, the body, and the small print: at most 4000 characters in all."""
    said = "\n".join((post.title, *post.text))
    call = " ".join(f"<@{user}>" for user in post.ping if f"<@{user}>" not in said)
    small = "\n".join(f"-# {line}" for line in post.small.splitlines() if line.strip())
    small = shorten(small, CHARACTERS // 4)
    title = f"### {shorten(post.title, 300)}" if post.title else ""
    left = CHARACTERS - len(call) - len(small) - sum(len(x.text) for x in post.sections)
    return (
        call,
        "\n".join(_fit(_with_lists_ended([x for x in (title, *post.text) if x.strip()]), left)),
        small,
    )


def _with_lists_ended(paragraphs: Sequence[str]) -> list[str]:
    """Put an empty line behind each list: clients draw a line that follows as part of its last item."""
    ended = [_LIST_END.sub(r"\1\n\n", x) for x in paragraphs]
    for at, (text, after) in enumerate(pairwise(ended)):
        if _LIST_LAST.search(text) and not after.startswith("- "):
            ended[at] += "\n"
    return ended


def _fit(paragraphs: Sequence[str], most: int) -> list[str]:
    """Cut the longest paragraph until all fit."""
    kept = list(paragraphs)
    while (over := sum(map(len, kept)) + max(0, len(kept) - 1) - most) > 0:
        at = max(range(len(kept)), key=lambda i: len(kept[i]))
        shorter = shorten(kept[at], max(1, len(kept[at]) - over))
        if len(kept[at]) < 8 or shorter == kept[at]:
            kept.pop(at)
        else:
            kept[at] = shorter
    return kept


def _add_rows(
    box: ui.Container[ui.LayoutView], rows: Sequence[Sequence[Control]], room: int, *, emblems: bool
) -> None:
    made = [_row(row, emblems=emblems) for row in _broken(rows)]
    if made and box.children:
        box.add_item(ui.Separator())
    for row in made:
        size = 1 + len(row.children)
        if size > room:
            _log.warning("a post has too many controls; a row of %d is left out", size - 1)
            continue
        room -= size
        box.add_item(row)


def _row(controls: Sequence[Control], *, emblems: bool) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for c in controls:
        row.add_item(control(c, emblems=emblems))
    return row


def _broken(rows: Sequence[Sequence[Control]]) -> list[list[Control]]:
    """Break rows so that each holds five buttons, or one select."""
    out: list[list[Control]] = []
    for row in rows:
        line: list[Control] = []
        for c in row:
            if line and (isinstance(c, Select) or isinstance(line[-1], Select) or len(line) == ROW):
                out.append(line)
                line = []
            line.append(c)
        if line:
            out.append(line)
    return out


def control(control: Control, *, emblems: bool = True) -> Chosen | ui.Button[ui.LayoutView]:
    """Make a button or select."""
    return (
        _select(control, emblems=emblems)
        if isinstance(control, Select)
        else _button(control, emblems=emblems)
    )


def _button(button: Button, *, emblems: bool) -> ui.Button[ui.LayoutView]:
    label = shorten(button.label, LABEL) or "…"
    if button.url:
        return ui.Button(label=label, url=button.url)
    return Pressed(
        label=label,
        custom_id=button.id,
        style=STYLES[button.tone],
        disabled=button.disabled,
        emoji=partial_emoji(button.emblem) if emblems else None,
    )


def _select(select: Select, *, emblems: bool) -> Chosen:
    choices = [
        discord.SelectOption(
            label=shorten(c.label, LINE) or "…",
            value=c.value,
            description=shorten(c.detail, LINE) or None,
            default=c.chosen,
            emoji=partial_emoji(c.emblem) if emblems else None,
        )
        for c in select.choices[:OPTIONS]
    ]
    return Chosen(
        custom_id=select.id,
        placeholder=shorten(select.prompt, PLACEHOLDER),
        options=choices,
        min_values=min(select.least, len(choices)),
        max_values=min(select.most, len(choices)),
    )


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
    """One way to show a post. Plainer ones have no emblems, and leave out what `without` names."""

    post: Post
    emblems: bool = False
    without: str = ""


def forms(post: Post) -> Iterator[Form]:
    """Yield the forms of a post, each asking less of Discord than the one before.

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
    said = "\n".join(x for x in (post.title, *post.text, *(x.text for x in post.sections)) if x)
    if post.rows or post.sections:
        read = (*post.text, *(x.text for x in post.sections))
        if bare != post:
            yield Form(replace(post, text=read, sections=(), rows=()), without="controls")
        yield Form(replace(bare, text=read, sections=(), rows=()), without="controls and files")
    yield Form(Post(text=(shorten(said, PLAINEST) or "…",), ping=post.ping), without="all but its words")


def has_emblems(post: Post) -> bool:
    """Return whether a control of a post names an emblem."""
    return any(
        x.emblem if isinstance(x, Button) else any(c.emblem for c in x.choices) for x in controls_of(post)
    )


def is_fault(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses a message for its content."""
    return error.status in FAULTS and error.code not in NOT_ITS_CONTENT


async def in_some_form(
    post: Post, send: Callable[[ui.LayoutView, Files], Awaitable[A]], mark: int | None = None
) -> A:
    """Send a post; if Discord refuses it as it is, at once in plainer and plainer forms.

    `send` is given the layout, and what makes its files: they can be read only once.

    Raises:
        HTTPException: Discord refuses it for another reason, or in every form.
        NotDiscord: something else has answered.

    """
    first: discord.HTTPException | None = None
    for form in forms(post):
        try:
            view = lay_out(form.post, mark, emblems=form.emblems)
            with understood():
                sent = await send(view, partial(files, form.post))
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
