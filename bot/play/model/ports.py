"""What play asks of the outside world, and posts as plain data. Knows nothing of Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from engine.core.types.explaining import Ways


class Place(NamedTuple):
    """Where a post goes: a channel or thread of a server, or a person's direct messages."""

    guild: int | None = None
    channel: int | None = None
    user: int | None = None


class MessageRef(NamedTuple):
    """A message that was posted."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Image:
    """A picture file with its alt text."""

    name: str
    data: bytes
    alt: str


class Tone(StrEnum):
    """How a button looks."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    RISK = "risk"


@dataclass(frozen=True, slots=True)
class Take:
    """Give the answer of this token; in a select the one chosen."""

    token: str = ""


@dataclass(frozen=True, slots=True)
class Narrow:
    """Narrow a long choice by these tokens, in a select also by the one chosen; or turn to a page of it."""

    prefix: tuple[str, ...] = ()
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Write:
    """Type an answer."""


@dataclass(frozen=True, slots=True)
class Form:
    """Carry an input of a form out, or turn to the page of that name; with `asks` text fields come first.

    `mark` changes each time a page is laid out: otherwise choices in a select would stay ticked on later
    pages where the select has the same id.
    """

    op: str
    detail: str = ""
    asks: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Own:
    """Do something that only this surface has; with `asks` text fields come first."""

    name: str
    arg: str = ""
    asks: bool = False


#: What a control does to the position on its page. The lay-out binds it to a custom id.
Do = Take | Narrow | Write | Form | Own
Bind = Callable[[Do], str]


class Button(NamedTuple):
    """A button. `id` is the custom id, 1 to 100 characters, if it is not bound by what the button `does`.

    `url` makes it a link instead. `emblem` names a small picture beside the label: "<title>_<name>" of
    `Look.emblems`. `at` are the places on a board that stand for it, where boards are touched (`Look.ways`).
    """

    label: str
    id: str = ""
    tone: Tone = Tone.PLAIN
    url: str = ""
    disabled: bool = False
    emblem: str = ""
    does: Do | None = None
    at: Ways = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a select: at most 100 characters each. `emblem` and `at` as with a button."""

    label: str
    value: str
    detail: str = ""
    chosen: bool = False
    emblem: str = ""
    at: Ways = ()


class Aim(NamedTuple):
    """Takes a place somebody points at on a board: typed into a `field`, or else as a choice's value.

    `text` has "{}" for the place. `id` and `does` as with a button. With `opens` the form of the field opens,
    filled in so far. Ways begin at the place `start`: an editor that is `Measured` says what each comes to.
    With `drawn` two corners are pointed at, which are written one after the other.
    """

    does: Do | None
    text: str = "{}"
    field: str = ""
    id: str = ""
    opens: bool = False
    start: str = ""
    drawn: bool = False


class Select(NamedTuple):
    """A select of 1 to 25 choices, of which `least` to `most` may be chosen."""

    id: str
    prompt: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    does: Do | None = None


Control = Button | Select
Rows = tuple[tuple[Control, ...], ...]


def bound(rows: Rows, bind: Bind) -> Rows:
    """Give controls that mean something their custom ids."""
    return tuple(
        tuple(x if x.does is None else x._replace(id=bind(x.does), does=None) for x in row) for row in rows
    )


def aimed(aim: Aim | None, bind: Bind | None) -> Aim | None:
    """Give what takes a place its custom id."""
    if aim is None or bind is None or aim.does is None:
        return aim
    return aim._replace(id=bind(aim.does), does=None)


USUAL_COLOUR, LOSS_COLOUR = 0x8CC8FF, 0xE5484D


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph with a button of its own at its side; without one when the post is out of date."""

    text: str
    button: Button | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A message as data: laid out by `bot.ui.layout`, sent by the courier.

    `ping` are the only users who may be notified. `rows` hold up to five buttons or one select each, below
    `sections` and `small` print, which follow the picture. `colour` is 0xRRGGBB. A `silent` one makes no
    sound on any device. Only a board that is touched has an `aim`.
    """

    title: str = ""
    text: tuple[str, ...] = ()
    image: Image | None = None
    sections: tuple[Section, ...] = ()
    small: str = ""
    ping: tuple[int, ...] = ()
    rows: Rows = ()
    files: tuple[Image, ...] = ()
    colour: int = USUAL_COLOUR
    silent: bool = False
    aim: Aim | None = None


class Trouble(StrEnum):
    """Why something could not be sent."""

    CLOSED = "closed"  # this person takes no direct messages
    GONE = "gone"  # the channel, thread or message has been deleted
    FORBIDDEN = "forbidden"  # the bot has lost a permission there
    REFUSED = "refused"  # Discord does not take this post as it is: a fault of ours
    OLD = "old"  # this message was changed too often for its age
    LATER = "later"  # an outage or a limit: try again


class CourierError(Exception):
    """A post could not be sent. `trouble` says whether it is worth trying again."""

    def __init__(self, trouble: Trouble, why: str = "") -> None:
        super().__init__(why or trouble.value)
        self.trouble = trouble


class Courier(Protocol):
    """Sends posts. Every method may raise `CourierError`."""

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        """Send a post, which tells entry `n` last. The same nonce within a few minutes is not shown twice.

        Unless it `stays`, another process may `edit` it.
        """
        ...

    async def arrived(self, place: Place, nonce: str) -> MessageRef | None:
        """Return the message of a post if it is among the newest of a place, even if edited since.

        None if it is not there, or the bot may not look.
        """
        ...

    async def is_gone(self, place: Place) -> bool:
        """Return whether a channel was deleted; one that is merely out of reach was not."""
        ...

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None:
        """Replace a post; from now on it is known by the new one's nonce.

        `n` is the last entry that it tells. A later one is never replaced by an earlier: then nothing
        changes.
        """
        ...

    async def near(self, at: MessageRef) -> bool:
        """Return whether a post is still in sight, with few messages after it."""
        ...

    async def shows(self, at: MessageRef, nonce: str) -> bool:
        """Return whether a post was changed to the one with this nonce, or is that."""
        ...

    async def retire(self, at: MessageRef, *, n: int = -1) -> None:
        """Take the buttons off a post, which tells entry `n` last, and leave the rest."""
        ...

    async def pin(self, at: MessageRef) -> None:
        """Pin a post without a word about it in its channel. One that is pinned stays so."""
        ...

    async def unpin(self, at: MessageRef) -> None:
        """Unpin a post."""
        ...

    async def room(self, at: Place, name: str, about: str = "") -> Place:
        """Open a thread for a game in a channel, or a person's direct messages.

        In a forum it is a post that begins with what it is `about`, and has the tag of this name.
        """
        ...

    async def leave_room(self, at: Place) -> None:
        """Delete a thread that did not become a game's. It may fail silently."""
        ...


class Presence(StrEnum):
    """Whether a person is on a server."""

    PRESENT = "present"
    LEFT = "left"
    UNKNOWN = "unknown"  # Discord did not say


@dataclass(frozen=True, slots=True)
class Access:
    """A person's permissions in one channel or thread of one server.

    `moderates`: they may manage messages there, or the server. `above` are the channel of a thread and the
    category of a channel, as far as they are known.
    """

    guild: int
    channel: int
    sees: bool = False
    moderates: bool = False
    above: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Membership:
    """Whether a person is on a server, and their name there, unescaped."""

    presence: Presence = Presence.UNKNOWN
    name: str = ""


class Members(Protocol):
    """What Discord knows of people on servers, at most a minute old."""

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        """Return a person's permissions in a channel or thread; None if they cannot be learnt."""
        ...

    async def membership(self, user: int, guild: int) -> Membership:
        """Return whether a person is on a server."""
        ...

    async def public(self, guild: int, channel: int) -> bool:
        """Say whether everybody on a server sees a channel or thread. Unknown means no."""
        ...

    async def reaches(self, user: int, guild: int, channel: int) -> bool:
        """Say whether a person who is called in a channel or thread can read it. Unknown means yes."""
        ...

    async def lacking(self, guild: int, channel: int, *, opens: bool = False) -> Sequence[str]:
        """Name what the bot lacks to post in a place, or to open threads there. Unknown means nothing."""
        ...


class Nowhere:
    """Takes Discord's place where there is none: nothing is known about anybody, and unknown means no."""

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        """Return None."""
        return None

    async def membership(self, user: int, guild: int) -> Membership:
        """Know nothing."""
        return Membership()

    async def public(self, guild: int, channel: int) -> bool:
        """Return False."""
        return False

    async def reaches(self, user: int, guild: int, channel: int) -> bool:
        """Return True."""
        return True

    async def lacking(self, guild: int, channel: int, *, opens: bool = False) -> Sequence[str]:
        """Return nothing."""
        return ()
