"""People: what they do in their client, and everything that they were shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.loopback.world import Channel, Delivery, Json, Message, User

if TYPE_CHECKING:
    from tests.loopback.server import Loopback


class NotPossible(AssertionError):
    """A real client would not have let him do this: no such command, button, choice; disabled; too long."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to attach."""

    name: str
    data: bytes


class Outcome:
    """What came of one act.

    `callback`: the bot's first answer as it was sent ({"type": 4|5|6|7|8|9, "data": ...}); None while there is none.
    `failed`: the client shows "interaction failed" (no answer in 3 s, or the bot was not there).
    """

    callback: Json | None
    failed: bool

    @property
    def modal(self) -> Json | None:
        """Give the form that was opened."""
        raise NotImplementedError

    @property
    def choices(self) -> list[Json]:
        """Give what autocomplete offers: [{"name": ..., "value": ...}]."""
        raise NotImplementedError

    @property
    def messages(self) -> list[Message]:
        """Give the messages that answer it (first answer and followups) as they are now."""
        raise NotImplementedError

    @property
    def private(self) -> Message | None:
        """Give the newest answer that only he sees."""
        raise NotImplementedError


class Person:
    """Somebody at his client. Acts return once the bot has answered: acknowledged, and of a deferred answer the
    message filled in. What a press does to other messages comes later: wait for it with `Loopback.until`.

    `where` is a channel, thread, or None for his direct messages with the bot.
    """

    def __init__(self, loopback: Loopback, user: User) -> None:
        self.loopback, self.user = loopback, user

    @property
    def id(self) -> int:
        """Give his user id."""
        return self.user.id

    @property
    def received(self) -> list[Delivery]:
        """Give everything that was shown to him, in order, with JSON and bytes of files."""
        raise NotImplementedError

    @property
    def dms(self) -> Channel:
        """Give his direct messages with the bot."""
        return self.loopback.world.dm(self.user)

    async def command(self, name: str, where: Channel | None = None, /, **options: Any) -> Outcome:
        """Use a slash command: "game new". Options by name; a file is an `Upload`, a user a `User` or `Person`.

        Raises:
            NotPossible: a client would not let him.

        """
        raise NotImplementedError

    async def autocomplete(
        self, name: str, where: Channel | None, option: str, text: str = "", /, **options: Any
    ) -> Outcome:  # noqa: E501
        """Type in an option of a command; `.choices` is what is offered."""
        raise NotImplementedError

    async def press(self, message: Message, button: str, *, stale: Json | None = None) -> Outcome:
        """Press the button with this custom id, or else the one whose label begins so.

        `stale`: an older `message.json` that his client still shows: the button may be gone by now.
        """
        raise NotImplementedError

    async def select(self, message: Message, select: str, *values: str, stale: Json | None = None) -> Outcome:
        """Choose values (or labels) in the select with this custom id."""
        raise NotImplementedError

    async def submit(self, form: Outcome, /, **fields: str | list[str] | list[Upload]) -> Outcome:
        """Fill in the form that an act opened, by the fields' custom ids, and send it."""
        raise NotImplementedError

    async def write(self, where: Channel, text: str) -> Message:
        """Write an ordinary message."""
        raise NotImplementedError
