"""Users, servers, roles, channels, messages, files: plain things that `World` keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
#: Kinds of channel.
TEXT, DM, CATEGORY, ANNOUNCEMENT, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 4, 5, 11, 12, 15
NEWS_THREAD = 10
THREADS = {NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD}
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
#: The intents that decide which events are sent.
GUILDS, MEMBERS, MESSAGES, DIRECT = 1, 1 << 1, 1 << 9, 1 << 12
#: The kind of command that opens an Activity.
ENTRY_POINT = 4


@dataclass(eq=False, slots=True)
class User:
    """A person or bot.

    `dms`: they take direct messages from the bot. `locale`: their client's language. `called`: the name that
    they show; "": their user name, with a capital.
    """

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms: bool = True
    called: str = ""


@dataclass(eq=False, slots=True)
class Role:
    """A role of a server."""

    id: int
    name: str
    permissions: int = 0
    position: int = 1


@dataclass(eq=False, slots=True)
class Member:
    """A user in a server."""

    user: User
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """What a channel grants and takes from a role (kind 0) or member (kind 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False, slots=True)
class Tag:
    """A tag of a forum. `moderated`: only those who look after its posts may give it."""

    id: int
    name: str
    moderated: bool = False


@dataclass(eq=False, slots=True)
class Channel:
    """A channel, thread or direct message. `only`: the members of a private thread or direct message.

    `tags`: those of a forum, or of a post in one; `tagged`: every post of the forum must have one.
    """

    id: int
    kind: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    only: set[int] = field(default_factory=set)
    owner: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320
    slowmode: int = 0
    made: float = 0.0
    tags: list[Tag] = field(default_factory=list)
    tagged: bool = False

    @property
    def is_thread(self) -> bool:
        """Return whether it is a thread."""
        return self.kind in THREADS

    def posts(self) -> list[Message]:
        """Return what stands there for all to see, oldest first."""
        return [x for x in self.messages.values() if x.only is None]


@dataclass(eq=False, slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    locale: str = "en-US"


@dataclass(eq=False, slots=True)
class Attachment:
    """A file of a message. `data` may lie elsewhere (`World.cdn` gives it); `length` is how long it is."""

    id: int
    name: str
    data: bytes
    path: str
    description: str | None = None
    size: tuple[int, int] | None = None
    length: int = 0

    def __post_init__(self) -> None:
        self.length = self.length or len(self.data)


@dataclass(eq=False, slots=True)
class Message:
    """A message. `json` is what Discord tells of it now, replaced as a whole by every edit.

    `only`: the one person who sees it (ephemeral); None: everybody in the channel.
    """

    id: int
    channel: Channel
    author: User
    json: Json
    attachments: list[Attachment] = field(default_factory=list)
    only: int | None = None
    token: str = ""
    made: float = 0.0

    @property
    def files(self) -> dict[str, bytes]:
        """Return its files: name -> bytes."""
        return {x.name: x.data for x in self.attachments}


@dataclass(frozen=True, slots=True)
class Delivery:
    """Something that people were shown.

    `kind`: "message", "edit", "delete", "modal", "choices". `json`: as Discord sends it (of a deletion the
    last state; of a modal and choices the callback's data). `files`: name -> bytes as they are then.
    `audience`: user ids.
    """

    n: int
    at: float
    kind: str
    channel: int
    json: Json
    audience: frozenset[int]
    files: dict[str, bytes] = field(default_factory=dict)
    token: str = ""

    @property
    def pinged(self) -> list[int]:
        """Return who was notified by it."""
        return [int(x["id"]) for x in self.json.get("mentions", ())] if self.kind == "message" else []


@dataclass(slots=True)
class Instance:
    """An Activity that runs in a channel, and who is in it."""

    id: str
    channel: Channel
    users: list[User] = field(default_factory=list)
