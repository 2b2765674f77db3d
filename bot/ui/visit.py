"""One person's one interaction: who they are, what they read, what they attach, and how they are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from dataclasses import replace as changed
from typing import TYPE_CHECKING, Any, Protocol, cast

import discord
from discord import app_commands, ui

from bot.play.answering.drafts import TypedText
from bot.play.lobby import hosting
from bot.play.model import runtime as changes
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb
from bot.play.model.ports import Access, Place, Post
from bot.play.model.runtime import BEGAN, Counts, begin_marks
from bot.play.model.terms import GameInfo, Person, Preferences, Refused
from bot.play.model.title import Catalogue
from bot.play.queries import settings
from bot.play.services import Services
from bot.store.repositories.games import Loaded
from bot.ui.layout import FILE_BYTES, PREFIX, Files, in_some_form, lay_out, mark_on, too_big
from bot.ui.locale import language_of
from bot.ui.members import DiscordMembers, moderates
from bot.ui.open_pages import NOTE, OpenPages, mark_of_page
from bot.ui.reply import NOBODY, REPLY, Reply, acknowledged, deferred
from render.core.text import Words, words

#: Number of people whose recent requests are remembered.
PEOPLE_REMEMBERED = 2000


class Pace:
    """At most `rate` times in `per` seconds for each person."""

    def __init__(self, rate: int, per: float) -> None:
        self.rate, self.per = rate, per
        self._of: dict[int, app_commands.Cooldown] = {}

    def step(self, user: int) -> None:
        """Count one more.

        Raises:
            CommandOnCooldown: it is one too many.

        """
        if len(self._of) > PEOPLE_REMEMBERED:
            self._of.clear()
        cooldown = self._of.setdefault(user, app_commands.Cooldown(self.rate, self.per))
        wait = cooldown.update_rate_limit()
        if wait:
            raise app_commands.CommandOnCooldown(cooldown, wait)


class Host(Protocol):
    """The services and one process's own means. A `Pace` limits how often one person may ask.

    `ends`: channel -> the newest message that all saw there, as presses and commands tell. `open_pages`:
    where everybody's private page of a game is.
    """

    services: Services
    settings: Settings
    catalogue: Catalogue
    counts: Counts
    members: DiscordMembers
    pictures: Pace
    replays: Pace
    exports: Pace
    imports: Pace
    uploads: Pace
    erasures: Pace
    now: Callable[[], float]
    ends: dict[int, int]
    open_pages: OpenPages


if TYPE_CHECKING:
    from bot.settings import Settings

    class _Client(discord.Client, Host): ...

    Interaction = discord.Interaction[_Client]
else:
    Interaction = discord.Interaction


#: Where an interaction's extras have the game that it is about.
ABOUT = "about"
#: Stands for a person's id: an onlooker has neither a seat nor preferences.
ONLOOKER = -1
QUIET_COLOUR, BAD_COLOUR = 0x4F545C, 0xE8A33D


def person(interaction: Interaction, locale: str = "") -> Person:
    """Say who acts, and what Discord lets them do where they act."""
    user, guild, channel = interaction.user, interaction.guild_id, interaction.channel_id
    roles = tuple(r.id for r in user.roles) if isinstance(user, discord.Member) else ()
    access = None
    if guild is not None and channel is not None:
        above = above_of(interaction.channel)
        access = Access(guild, channel, sees=True, moderates=moderates(interaction.permissions), above=above)
    usual = interaction.client.settings.locale
    return Person(
        user.id, user.display_name, locale or language_of(interaction.locale.value, usual), access, roles
    )


def somebody(user: discord.Member | discord.User, usual: str) -> Person:
    """Return another user as the play layer knows them.

    Raises:
        Refused: they are a bot.

    """
    if user.bot:
        raise Refused("bot-not-a-bot")
    return Person(user.id, user.display_name, language_of("", usual))


def place(interaction: Interaction) -> Place:
    """Say where they act."""
    user = interaction.user.id if interaction.guild_id is None else None
    return Place(interaction.guild_id, interaction.channel_id, user)


def parent(interaction: Interaction) -> int | None:
    """Return the channel that a thread belongs to; None outside threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def above_of(channel: object) -> tuple[int, ...]:
    """Return the channel of a thread, and the category of either, as far as they are known."""
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    inside = getattr(channel, "parent_id", None), getattr(parent or channel, "category_id", None)
    return tuple(x for x in inside if isinstance(x, int))


def alone(interaction: Interaction) -> bool:
    """Return whether what was pressed or filled in belongs to a message that only this person sees."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def begun(interaction: Interaction) -> None:
    """Record that a person is waiting from now on, and where, before doing anything for them."""
    BEGAN.set(interaction.created_at.timestamp())
    changes.begin_changes()
    reply = Reply(interaction)
    reply.note()
    REPLY.set(reply)
    if isinstance(interaction.user, discord.Member):
        interaction.client.members.remember(interaction.user)
    begin_marks(channel=interaction.channel_id, guild=interaction.guild_id)


async def defer(interaction: Interaction, *, in_place: bool = False) -> None:
    """Acknowledge a form; `in_place`: it changes the message that it was opened from."""
    interaction.extras["in_place"] = in_place
    await deferred(interaction)


@dataclass(frozen=True, slots=True)
class Visit:
    """An interaction. `here` is the game of the place where it happened.

    `read` is the game that it is about, as it stood when they came. Something shown `beside` leaves the
    pressed page unchanged.
    """

    interaction: Interaction
    host: Host
    person: Person
    prefers: Preferences
    words: Words
    here: str = ""
    public: bool = False
    sent: list[discord.InteractionMessage | discord.WebhookMessage] = field(default_factory=list)
    in_place: bool = False
    beside: bool = False
    read: Loaded | None = None

    def placed(self) -> Visit:
        """Let the answer take the place of what was pressed, if only this person sees that."""
        return changed(self, in_place=alone(self.interaction))

    @classmethod
    @asynccontextmanager
    async def begin(cls, interaction: Interaction, *, public: bool = False) -> AsyncIterator[Visit]:
        """Look up whose command this is. What is shown first acknowledges it, if that is ready soon."""
        reply = reply_to(interaction)
        reply.begin()
        try:
            yield await cls.of(interaction, public=public)
            await reply.acknowledge()
        finally:
            await reply.stop()

    @classmethod
    async def of(cls, interaction: Interaction, *, public: bool = False, game: str = "") -> Visit:
        """Look up whose interaction this is, and the game that it is about, if that is known."""
        host = interaction.client
        user, at = interaction.user, place(interaction)
        prefers, found = await settings.visitor(host.services.context, user.id, at, user.display_name, game)
        if found.renamed:
            await hosting.rename(host.services.context, person(interaction), at)
        if found.waits and found.here:  # somebody is active there, so failed posts may be tried again
            host.services.parking.notice(found.here)
        who = person(interaction, prefers.locale)
        read = None if found.renamed else found.read
        return cls(interaction, host, who, prefers, words(who.locale), found.here, public, read=read)

    @classmethod
    async def pressing(cls, interaction: Interaction, what: CustomId) -> Visit:
        """Look up whose interaction with a control this is.

        Raises:
            Refused: the control is of a game that this person may not know of.

        """
        visit = await cls.of(interaction, game="" if what.game == NOWHERE else what.game)
        if what.game != NOWHERE:
            await visit.services.rights.admit(visit.person, what.game, read=visit.read)
            interaction.extras[ABOUT] = what.game
        return visit

    async def where_it_is(self) -> Visit:
        """Have a page that has moved say so: what was pressed on it is answered by the page itself, anew."""
        i = self.interaction
        if not self.host.open_pages.has_moved(self.person.id, i.extras.get(ABOUT, ""), i.message):
            return self
        await reply_to(i).in_place(lay_out(Post(text=(self.words("bot-moved"),), colour=QUIET_COLOUR)), [])
        return changed(self, beside=True)

    @property
    def services(self) -> Services:
        """Return the services of the play layer."""
        return self.host.services

    @property
    def place(self) -> Place:
        """Say where this is."""
        return place(self.interaction)

    @property
    def guild(self) -> int:
        """Return the server where this is; 0 in direct messages."""
        return self.interaction.guild_id or 0

    @property
    def within(self) -> bool:
        """Return whether the control pressed is on a message only this person sees: it is answered there."""
        message = self.interaction.message
        return message is not None and not self.beside and (message.flags.ephemeral or self.in_place)

    async def game(self, game: str = "", title: str = "") -> str:
        """Return the game that is meant: the one named, that of this channel, or their only one in a message.

        `title`: only games of this title can be meant in a direct message.

        Raises:
            Refused: none is there, several may be meant, or this person may not know of it.

        """
        if game:
            found = await self.services.rights.admit(self.person, game.strip().casefold())
            if self.public and found.place.channel != self.interaction.channel_id:
                raise Refused("bot-share-elsewhere")
            return await self._shareable(found.id)
        if self.here:
            return await self._shareable(self.here)
        mine = await self.own(title)
        if len(mine) > 1:
            raise Refused("bot-which-game", games=", ".join(f"{x.id} ({self.called(x)})" for x in mine))
        if not mine:
            raise Refused("bot-no-game-here")
        return self.about(mine[0].id)

    async def _shareable(self, game: str) -> str:
        """Note the game that this is about. What all read shows who asked, so none that hides names."""
        if self.public and (await self.services.game_lists.info(game)).hidden:
            raise Refused("refused-anonymous")
        return self.about(game)

    def about(self, game: str) -> str:
        """Note the game that this is about, and return it: what is shown is this person's page of it."""
        self.interaction.extras[ABOUT] = game
        return game

    async def own(self, title: str = "") -> list[GameInfo]:
        """List the games that this person may mean here: those they play, if this is a direct message."""
        if self.interaction.guild_id is not None:
            return []
        return await self.services.game_lists.own(self.person, title)

    def called(self, info: GameInfo) -> str:
        """Return a game's name for this person: its own, or else its title and the other players."""
        others = [x.name for x in info.seats if x.name and x.user != self.person.id]
        return info.name or " · ".join((self.host.catalogue[info.title].game.title, *others))

    async def audience(self) -> Visit:
        """Return the visit of the answer's reader: this one, or the channel's if everybody shall see it.

        The channel has no seat, and reads the server's language and theme.
        """
        if not self.public:
            return self
        guild = self.interaction.guild_id
        chosen = (await settings.guild_settings(self.services.context, guild)).locale if guild else ""
        locale = chosen or self.host.settings.locale
        onlooker = Person(ONLOOKER, "", locale)
        return changed(self, person=onlooker, prefers=Preferences(), words=words(locale))

    async def show(self, post: Post) -> None:
        """Answer them alone with a post. A second one replaces it.

        About a game it is their page of that: the one before goes. Files that were asked for are kept.
        """
        self._fits(post)
        i = self.interaction
        i.extras["shown"] = True
        letter = self.within and i.message is not None and not i.message.flags.ephemeral
        game = "" if letter or post.files else i.extras.get(ABOUT, "")

        async def send(view: ui.LayoutView, attached: Files) -> int:
            if self.sent:
                await self.sent[0].edit(view=view, attachments=attached(), allowed_mentions=NOBODY)
            elif i.type is discord.InteractionType.component and not self.within:
                self.sent.append(await reply_to(i).alone(view, attached()))
            else:
                return await reply_to(i).in_place(view, attached(), post.rows)
            return self.sent[0].id

        mark = mark_of_page(game) if game else mark_on(i.message) if letter else None
        at = await in_some_form(post, send, mark)
        await self.host.open_pages.note(i, game, at)

    async def share(self, post: Post) -> None:
        """Answer with a post: to all if they asked for that, or else to them alone."""
        if not self.public:
            await self.show(post)
            return
        self._fits(post)
        await self.tell("bot-shared")
        more = self.interaction.followup

        async def send(view: ui.LayoutView, attached: Files) -> None:
            await more.send(view=view, files=attached(), allowed_mentions=NOBODY)

        await in_some_form(post, send)

    def _fits(self, post: Post) -> None:
        """Refuse a file that Discord does not take here."""
        if too_big(post, self.interaction.filesize_limit or FILE_BYTES):
            raise Refused("bot-too-big")

    def note_typed(self, form: CustomId, fields: Mapping[str, str]) -> None:
        """Note what was typed, and into which form it goes: if it is refused, it can be corrected."""
        self.interaction.extras["typed"] = TypedText(form, dict(fields))

    async def say(self, *lines: str, title: str = "", small: str = "") -> None:
        """Answer with words."""
        await self.show(Post(title=title, text=lines, small=small, colour=QUIET_COLOUR))

    async def tell(self, key: str, **facts: object) -> None:
        """Answer with a sentence of the catalogue."""
        await self.say(self.words(key, **facts))

    async def note(self, key: str, **facts: object) -> None:
        """Answer with a sentence, unless the post on which a control was pressed shows that it is done."""
        if self.within or self.interaction.type is not discord.InteractionType.component:
            await self.tell(key, **facts)


def text_on(interaction: Interaction) -> str:
    """Return all that is written on the message that a control was pressed on."""
    m = interaction.message
    shown = ui.LayoutView.from_message(m).walk_children() if m is not None else ()
    return "\n".join(x.content for x in shown if isinstance(x, ui.TextDisplay))


def reply_to(interaction: Interaction) -> Reply:
    """Return the reply to the interaction being carried out here."""
    reply = REPLY.get()
    return reply if reply is not None else Reply(interaction)


def corrects(interaction: Interaction) -> bool:
    """Return whether a form was opened from the refusal of what was typed before, whose place it takes."""
    m = interaction.message
    if m is None or not m.flags.ephemeral:
        return False
    ids = (getattr(x, "custom_id", None) or "" for x in ui.LayoutView.from_message(m).walk_children())
    return any(x.startswith(f"{PREFIX}{Verb.FORM}:") and ":correct:" in x for x in ids)


async def refuse(interaction: Interaction, post: Post) -> None:
    """Tell a person, and only them, why nothing was done. The pressed message stays unchanged."""
    extras = interaction.extras
    beside = interaction.type is discord.InteractionType.component or extras.get("in_place")

    async def send(view: ui.LayoutView, _: Files) -> int:
        if not interaction.response.is_done():
            sent = await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
            acknowledged(interaction)
            return sent.resource.id if isinstance(sent.resource, discord.Message) else 0
        if (beside and not corrects(interaction)) or extras.get("shown"):
            more = interaction.followup
            return (await more.send(view=view, ephemeral=True, allowed_mentions=NOBODY, wait=True)).id
        return (await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)).id

    at = await in_some_form(post, send)
    if not post.rows:  # else it keeps what was typed
        await interaction.client.open_pages.turn(interaction, NOTE, at)


#: A table's own file, and a record, may be this large.
LARGEST_FILE, LARGEST_RECORD = 64 * 1024, 8_000_000


def uploaded(interaction: Interaction) -> discord.Attachment | None:
    """Return the file that a form was filled in with, if any."""
    data: Mapping[str, object] = interaction.data or {}
    resolved: Any = data.get("resolved") or {}
    found = next(iter(resolved.get("attachments") or ()), None)
    if found is None:
        return None
    # After a restart discord.py does not know the form, so the file is read like that of a command.
    option: Any = {"type": discord.AppCommandOptionType.attachment.value, "name": "file", "value": found}
    return cast("discord.Attachment", app_commands.Namespace(interaction, resolved, [option]).file)


async def read_file(file: discord.Attachment, largest: int) -> str:
    """Read an attached text file.

    Raises:
        Refused: it is too large, or not text.

    """
    if file.size > largest:
        raise Refused("bot-file-large", name=file.filename, kilobytes=largest // 1024)
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("bot-file-not-text", name=file.filename) from None
