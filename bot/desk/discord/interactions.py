"""Interactions: their tokens, the 3 seconds and 15 minutes, and the messages that answer them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.desk.discord import messages, wire
from bot.desk.discord.messages import FileList, Refused
from bot.desk.discord.world import EPHEMERAL, LOADING, Channel, Json, Message, User

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

COMMAND, COMPONENT, COMPLETE, FORM = 2, 3, 4, 5
REPLY, THINK, DEFER, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12
#: Maximum number of followups where the bot is installed for one person only.
FOLLOWUPS = 5
#: Which first answers each kind of interaction takes.
FITS = {
    COMMAND: {REPLY, THINK, MODAL, LAUNCH},
    COMPONENT: {REPLY, THINK, DEFER, UPDATE, MODAL, LAUNCH},
    COMPLETE: {CHOICES},
    FORM: {REPLY, THINK, DEFER, UPDATE, LAUNCH},
}


def called(data: Json) -> str:
    """Return a command's whole name, with its group and subcommand, as Discord writes it on the answer."""
    inner = next((x for x in data.get("options") or () if x["type"] in {1, 2}), None)
    return f"{data['name']} {called(inner)}" if inner else str(data["name"])


@dataclass(eq=False, slots=True)
class Interaction:
    """One act of somebody's.

    `source`: the message whose control was used, or whose control opened the form; `shown`: that message as
    their client shows it, if that is older; `opener`: the act that opened it. `lost`: the bot ended before it
    answered, and is not told of it again. `instance`: the Activity that answers it.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    made: float
    data: Json
    source: Message | None = None
    shown: Json | None = None
    opener: Interaction | None = None
    callback: Json | None = None
    original: Message | None = None
    instance: str = ""
    followups: list[Message] = field(default_factory=list)
    failed: bool = False
    lost: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    filled: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    """All interactions that were ever begun, by their tokens."""

    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord
        self.begun: dict[str, Interaction] = {}

    def begin(
        self, kind: int, user: User, channel: Channel, data: Json, source: Message | None = None,
        shown: Json | None = None, opener: Interaction | None = None,
    ) -> Interaction:  # fmt: skip
        """Begin one and tell the bot.

        `shown`: the source message as their client shows it, if that is older.
        """
        world = self.discord.world
        interaction_id = world.id()
        token = world.token_of(interaction_id)
        x = Interaction(
            id=interaction_id,
            token=token,
            kind=kind,
            user=user,
            channel=channel,
            made=world.now(),
            data=data,
            source=source,
            shown=shown,
            opener=opener,
        )
        self.begun[x.token] = x
        if not world.remember and len(self.begun) > 5000:
            del self.begun[next(iter(self.begun))]
        self.discord.tell(x)
        return x

    def payload(self, x: Interaction) -> Json:
        """Return what the bot is told of it."""
        world, guild = self.discord.world, x.channel.guild
        told: Json = {
            "id": str(x.id), "application_id": str(world.app.id), "type": x.kind, "token": x.token,
            "version": 1,
            "data": x.data, "channel_id": str(x.channel.id), "locale": x.user.locale, "entitlements": [],
            "channel": {**wire.channel(world, x.channel), "permissions": str(world.may(x.user, x.channel))},
            "app_permissions": str(world.may(world.app, x.channel)),
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": {"0": str(guild.id if guild else 0)},
            "context": 0 if guild else 1,
        }  # fmt: skip
        if guild:
            mine = wire.member(guild.members[x.user.id])
            told["member"] = {**mine, "permissions": str(world.may(x.user, x.channel))}
            told["guild_id"], told["guild_locale"] = str(guild.id), guild.locale
            told["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        else:
            told["user"] = wire.user(x.user)
        if x.source is not None:
            told["message"] = x.shown or x.source.json
        return told

    # -- the first answer --------------------------------------------------------------------------------

    def answer(self, interaction_id: str, token: str, body: Json, files: FileList) -> Interaction:
        """Take the first answer.

        Raises:
            Refused: unknown or too late (10062), the second one (40060), or of a kind that does not fit.

        """
        world, x = self.discord.world, self.begun.get(token)
        if (
            x is None
            or str(x.id) != interaction_id
            or (x.callback is None and world.now() - x.made > self.discord.ack)
        ):
            raise Refused(10062)
        if x.callback is not None:
            raise Refused(40060)
        kind, data = body.get("type"), body.get("data") or {}
        if not self._fits(x, kind):
            raise Refused(50035, f"an answer of type {kind} to an interaction of type {x.kind}")
        if kind == REPLY:
            x.original = self._message(x, data, files)
        elif kind == THINK:
            x.original = self._message(x, {"flags": data.get("flags", 0) & EPHEMERAL}, [], thinking=True)
        elif kind in {DEFER, UPDATE}:
            x.original = x.source
            if kind == UPDATE and x.source is not None:
                messages.edit(world, x.source, data, files)
        elif kind == LAUNCH:
            x.instance = world.enter_activity(x.user, x.channel).id
        x.callback = body
        if kind in {CHOICES, MODAL}:
            name = "choices" if kind == CHOICES else "modal"
            world.deliver(name, x.channel, data, frozenset((x.user.id,)), token=token)
        x.answered.set()
        return x

    def _fits(self, x: Interaction, kind: object) -> bool:
        if kind == LAUNCH and not self.discord.world.client_secret:
            return False
        return kind in FITS[x.kind] and (kind not in {DEFER, UPDATE} or x.source is not None)

    def _message(self, x: Interaction, body: Json, files: FileList, *, thinking: bool = False) -> Message:
        world = self.discord.world
        alone = bool(body.get("flags", 0) & EPHEMERAL)
        more: Json = {"webhook_id": str(world.app.id), "interaction_metadata": self._metadata(x)}
        if x.kind == COMMAND:
            more["type"] = 20
            more["interaction"] = {
                "id": str(x.id), "type": 2, "name": called(x.data), "user": wire.user(x.user),
            }  # fmt: skip
        elif x.source is not None:
            more["type"] = 19
            more["message_reference"] = {
                "type": 0, "channel_id": str(x.channel.id), "message_id": str(x.source.id),
            }  # fmt: skip
        if thinking:
            more["flags"] = body["flags"] | LOADING
        return messages.create(
            world,
            x.channel,
            world.app,
            body,
            files,
            only=x.user.id if alone else None,
            token=x.token,
            more=more,
        )

    def _metadata(self, x: Interaction) -> Json:
        owners = {"0": str(x.channel.guild.id if x.channel.guild else 0)}
        told: Json = {
            "id": str(x.id), "type": x.kind, "user": wire.user(x.user),
            "authorizing_integration_owners": owners,
        }  # fmt: skip
        if x.kind == COMMAND:
            told.update(name=x.data["name"], command_type=x.data["type"])
        elif x.source is not None:
            told["interacted_message_id"] = str(x.source.id)
        if x.kind == FORM and x.opener is not None:
            told.pop("interacted_message_id", None)
            told["triggering_interaction_metadata"] = self._metadata(x.opener)
        return told

    # -- what comes after --------------------------------------------------------------------------------

    def known(self, token: str) -> Interaction:
        """Return an interaction that may still be answered further.

        Raises:
            Refused: the token is not one or older than 15 minutes (50027), or there was no first answer
            (10015).

        """
        x = self.begun.get(token)
        if x is None or self.discord.world.now() - x.made > self.discord.life:
            raise Refused(50027)
        if x.callback is None:
            raise Refused(10015)
        return x

    def follow(self, token: str, body: Json, files: FileList) -> Message:
        """Send a further answer. The first after a deferral fills the message that was promised."""
        x = self.known(token)
        if x.original is not None and x.original.json["flags"] & LOADING:
            messages.edit(self.discord.world, x.original, body, files, clear=LOADING)
            x.filled.set()
            return x.original
        guild = x.channel.guild
        stranger = guild is not None and self.discord.world.app.id not in guild.members
        if stranger and len(x.followups) >= FOLLOWUPS:
            raise Refused(40094)
        made = self._message(x, body, files)
        x.followups.append(made)
        return made

    def find(self, token: str, which: str) -> Message:
        """Return a message that belongs to a token: "@original", or by its id.

        Raises:
            Refused: there is none (10008), or not yet (10015).

        """
        x = self.known(token)
        found = x.original
        if which != "@original":
            mine = [*x.followups, *([x.original] if x.original else [])]
            found = next((m for m in mine if str(m.id) == which), None)
        if found is None or found.id not in found.channel.messages:
            raise Refused(10008)
        return found

    def change(self, token: str, which: str, body: Json, files: FileList) -> Message:
        """Edit such a message."""
        found = self.find(token, which)
        messages.edit(self.discord.world, found, body, files, clear=LOADING)
        self.begun[token].filled.set()
        return found
