"""People: what they do in their client, and everything that they were shown."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.desk import client
from bot.desk.client import NotPossible
from bot.desk.client import Sent as Upload
from bot.desk.discord import interactions, messages
from bot.desk.discord import permissions as may
from bot.desk.discord.interactions import COMMAND, COMPLETE, COMPONENT, FORM, Interaction
from bot.desk.discord.world import LOADING, Channel, Delivery, Json, Message, User

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

__all__ = ["NotPossible", "Outcome", "Person", "Upload"]


#: Maximum number of characters of a message.
LONGEST = 2000


class Outcome:
    """What came of one act. It goes on changing while the bot answers further."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def callback(self) -> Json | None:
        """Return the bot's first answer as it was sent: {"type": 4 to 9, "data": ...}; None: none."""
        return self.interaction.callback

    @property
    def failed(self) -> bool:
        """Return whether their client says "interaction failed": no answer in 3 s, or no bot there."""
        return self.interaction.failed

    @property
    def thinking(self) -> bool:
        """Return whether an answer was promised and has not come."""
        x = self.interaction.original
        return x is not None and bool(x.json["flags"] & LOADING)

    @property
    def modal(self) -> Json | None:
        """Return the form that was opened."""
        return self._data(interactions.MODAL)

    @property
    def choices(self) -> list[Json]:
        """Return what autocomplete offers: [{"name": ..., "value": ...}]."""
        return list((self._data(interactions.CHOICES) or {}).get("choices", ()))

    def _data(self, kind: int) -> Json | None:
        told = self.interaction.callback
        return told["data"] if told is not None and told["type"] == kind else None

    @property
    def messages(self) -> list[Message]:
        """Return the messages that answer it (first and followups) as they are now, without the source."""
        x = self.interaction
        first = [x.original] if x.original is not None and x.original is not x.source else []
        return [m for m in (*first, *x.followups) if m.id in m.channel.messages]

    @property
    def private(self) -> Message | None:
        """Return the newest answer that only they see and that is filled in."""
        mine = [m for m in self.messages if m.only is not None and not m.json["flags"] & LOADING]
        return mine[-1] if mine else None

    @property
    def text(self) -> str:
        """Return what its answers say."""
        return "\n".join(messages.texts(m.json) for m in self.messages)


class Person:
    """Somebody at their client.

    Acts return once the bot has answered: acknowledged, and of a deferred answer the message filled in. What
    a press does to other messages comes later: wait for it with `LocalDiscord.until`.

    `where` is a channel or thread; None: their direct messages with the bot.
    """

    def __init__(self, discord: LocalDiscord, user: User) -> None:
        self.discord, self.user = discord, user
        self._seen: list[Delivery] = []
        self._cursor = 0

    def __repr__(self) -> str:
        return f"<{self.user.name}>"

    @property
    def id(self) -> int:
        """Return their user id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """Return how they are called in a message."""
        return f"<@{self.user.id}>"

    @property
    def received(self) -> list[Delivery]:
        """Return everything that was shown to them, in order, with JSON and bytes of files."""
        log = self.discord.world.log
        self._seen += [x for x in log[self._cursor :] if self.user.id in x.audience]
        self._cursor = len(log)
        return self._seen

    @property
    def dms(self) -> Channel:
        """Return their direct messages with the bot."""
        return self.discord.world.dm(self.user)

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages of a channel that they see now, oldest first."""
        if not self.discord.world.may(self.user, channel) & may.VIEW:
            return []
        return [x for x in channel.messages.values() if x.only in {None, self.user.id}]

    # -- acts --------------------------------------------------------------------------------------------

    async def command(self, name: str, where: Channel | None = None, /, **options: Any) -> Outcome:
        """Use a slash command: "new". Options by name: files as `Upload`, users as `User` or `Person`.

        Raises:
            NotPossible: a client would not let them.

        """
        place = where or self.dms
        return await self.act(COMMAND, place, client.command(self, name, place, options))

    async def autocomplete(
        self, name: str, where: Channel | None, option: str, text: str = "", /, **options: Any
    ) -> Outcome:
        """Type in an option of a command; `.choices` is what is offered."""
        place = where or self.dms
        data = client.command(self, name, place, {**options, option: text}, option)
        return await self.act(COMPLETE, place, data)

    async def menu(self, name: str, target: Message | User, where: Channel | None = None) -> Outcome:
        """Choose from the context menu of a message, or of a person as they are met in a channel.

        Raises:
            NotPossible: there is no such entry here, or they do not see the message.

        """
        place = target.channel if isinstance(target, Message) else where or self.dms
        if isinstance(target, Message):
            self._message_json(target, None)
        return await self.act(COMMAND, place, client.menu(self, name, target, place))

    async def press(self, message: Message, button: str, *, stale: Json | None = None) -> Outcome:
        """Press the button with this custom id, or else the one whose label begins so.

        `stale`: an older `message.json` that their client still shows: the button may be gone by now.

        Raises:
            NotPossible: they do not see it, or it is not there or disabled.

        """
        shown = self._message_json(message, stale)
        return await self.act(
            COMPONENT, message.channel, client.button(message, button, shown), message, shown
        )

    async def select(self, message: Message, select: str, *values: str, stale: Json | None = None) -> Outcome:
        """Choose values (or labels) in the select with this custom id ("": the only one).

        Raises:
            NotPossible: they do not see it, or there is no such option.

        """
        shown = self._message_json(message, stale)
        data = client.select(self.discord.world, message, select, values, shown)
        return await self.act(COMPONENT, message.channel, data, message, shown)

    async def submit(
        self, opened: Outcome, fields: Mapping[str, Any] | None = None, /, **more: Any
    ) -> Outcome:
        """Fill in the form that an act opened, by the fields' custom ids, and send it.

        Raises:
            NotPossible: no form was opened, or what is filled in does not fit.

        """
        modal, x = opened.modal, opened.interaction
        client.need(modal, "no form was opened")
        assert modal is not None
        data = client.form(self.discord.world, modal, {**(fields or {}), **more})
        return await self.act(FORM, x.channel, data, x.source, opener=x)

    async def write(
        self, where: Channel, text: str, *, reply: Message | None = None, files: Sequence[Upload] = ()
    ) -> Message:
        """Write an ordinary message, or a reply to one.

        Raises:
            NotPossible: they may not write there, or not yet, or it is empty or too long.

        """
        world = self.discord.world
        need = may.SEND_IN_THREADS if where.is_thread else may.SEND
        client.need(world.may(self.user, where) & need, f"{self.user.name} may not write there")
        mine = [x.made for x in where.messages.values() if x.author is self.user]
        waits = where.slowmode and mine and world.now() - mine[-1] < where.slowmode
        client.need(not waits, f"{self.user.name} may not write there yet")
        client.need(text.strip() or files, "there is nothing to send")
        client.need(len(text) <= LONGEST, f"a message has {LONGEST} characters at most, not {len(text)}")
        body: Json = {"content": text}
        if reply is not None:
            self._message_json(reply, None)
            body["message_reference"] = {"message_id": str(reply.id)}
        sent = [(f"files[{n}]", x.name, x.data) for n, x in enumerate(files)]
        if where.is_thread:
            world.admit(where, self.user.id)
        return messages.create(world, where, self.user, body, sent)

    def _message_json(self, message: Message, stale: Json | None) -> Json:
        client.need(message.only in {None, self.user.id}, f"{self.user.name} does not see {message.id}")
        client.need(self.discord.world.may(self.user, message.channel) & may.VIEW, "they do not see it")
        if stale is None:
            client.need(message.id in message.channel.messages, f"{message.id} was deleted")
        return stale or message.json

    async def act(
        self, kind: int, where: Channel, data: Json, source: Message | None = None,
        shown: Json | None = None, opener: Interaction | None = None,
    ) -> Outcome:  # fmt: skip
        """Do what a client has made data of, and wait for the bot's answer."""
        d = self.discord
        heard = d.hears(where)
        x = d.interactions.begin(kind, self.user, where, data, source, shown, opener)
        outcome, answered = Outcome(x), [see(x) for see in d.witnesses]
        try:
            await asyncio.wait_for(x.answered.wait(), d.ack if heard else 0)
            if outcome.thinking:
                await asyncio.wait_for(x.filled.wait(), d.patience)
        except TimeoutError:
            x.failed = x.callback is None
        finally:
            for note in answered:
                note()
        return outcome
