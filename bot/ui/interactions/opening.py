"""Opening tables: where, by which forms and files; what a table agrees to; coaches of those who sit down."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.play.clocks.bank import HOUR, AtZero, Terms, agreed, as_typed, preset, seconds_of
from bot.play.games.cards import rows_of
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import Blank, Field
from bot.play.model.ports import Button, Choice, Place, Post, Select, Tone, Trouble
from bot.play.model.terms import Refused, Status
from bot.play.model.texts import escaped
from bot.play.model.title import Title, has_rivals
from bot.play.queries import settings
from bot.play.surface.coach import AGREE, BEGIN, JOIN, NONE, SILENT, WANT, has_coach
from bot.ui.courier import MEMBERSHIP, TAG, UNLOCKED, Roomy, lacking, open_room, post_lacks, room_lacks
from bot.ui.errors import UNREACHABLE
from bot.ui.interactions import pages, surfaces
from bot.ui.visit import LARGEST_FILE, LARGEST_RECORD, QUIET_COLOUR, Visit, parent, read_file
from engine.core.contract import PLAYERS, Option
from render.core.text import Words, join_list

_log = logging.getLogger(__name__)
#: Permissions that are useful but not needed.
OPTIONAL = ("pin_messages",)
#: Permissions that people need to have a thread, or a forum's post, opened for them.
OPENING = ("create_public_threads", "send_messages_in_threads")
OPENING_POSTS = ("send_messages", "send_messages_in_threads")
#: What is said about what is lacking besides permissions.
OTHERWISE = {MEMBERSHIP: "bot-mention-me", UNLOCKED: "bot-locked", TAG: "bot-no-tag"}


def lacking_named(visit: Visit, lacks: Sequence[str]) -> str:
    """Name permissions as Discord does in the reader's language."""
    return ", ".join(f"**{permission_named(visit, name)}**" for name in lacks)


def lacking_said(visit: Visit, lacks: Sequence[str], channel: int, key: str = "bot-lacking") -> str:
    """Say what the bot lacks in a place, in a sentence."""
    where, me = f"<#{channel}>", visit.interaction.client.user
    for what, other in OTHERWISE.items():
        if what in lacks:
            return visit.words(other, channel=where, me=me.mention if me else "")
    return visit.words(key, permissions=lacking_named(visit, lacks), channel=where)


def welcome(visit: Visit) -> str:
    """Name what else the bot could use in a channel; "" where it has all of it."""
    may = visit.interaction.app_permissions
    lacks = [] if may.administrator else [x for x in OPTIONAL if not getattr(may, x)]
    return visit.words("bot-optional", permissions=lacking_named(visit, lacks)) if lacks else ""


def permission_named(visit: Visit, name: str) -> str:
    """Name a permission as Discord does in the reader's language."""
    return visit.words(f"permission-{name.replace('_', '-')}")


async def lacks_here(visit: Visit) -> list[str]:
    """List what the bot lacks to post where this person acts. Discord tells its permissions each time."""
    i, channel = visit.interaction, visit.interaction.channel
    thread = isinstance(channel, discord.Thread)
    if lacks := lacking(i.app_permissions, thread=thread):
        return lacks
    if isinstance(channel, discord.Thread):
        if UNLOCKED in post_lacks(channel) and not i.app_permissions.manage_threads:
            return [UNLOCKED]
        return await visit.host.members.shut_out(channel)
    return []


def lacks_in(visit: Visit, channel: Roomy) -> list[str]:
    """List what the bot lacks to open a thread in a channel and write there."""
    here = channel.id == visit.interaction.channel_id
    return room_lacks(channel, visit.interaction.app_permissions if here else None)


def room_here(visit: Visit) -> Roomy:
    """Return the channel in which a thread can be opened for this person: in a thread, the one it is in.

    Raises:
        Refused: no thread can be opened there, or they could not open one there themselves.

    """
    here = visit.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, Roomy):
        raise Refused("bot-no-thread-here")
    may = visit.interaction.permissions
    if channel is not here and isinstance(visit.interaction.user, discord.Member):
        may = channel.permissions_for(visit.interaction.user)
    wanted = OPENING_POSTS if isinstance(channel, discord.ForumChannel) else OPENING
    lacks = [] if may.administrator else [x for x in wanted if not getattr(may, x)]
    if lacks:
        raise Refused(
            "bot-no-thread-for-you", permissions=", ".join(permission_named(visit, x) for x in lacks)
        )
    return channel


def room_beside(visit: Visit) -> Roomy:
    """Return the channel in which a thread can be opened beside a board: no thread has threads of its own.

    Raises:
        Refused: it is not one, or this person could not open a thread there themselves.

    """
    if not isinstance(visit.interaction.channel, discord.TextChannel):
        raise Refused("bot-no-thread-here")
    return room_here(visit)


@contextlib.asynccontextmanager
async def thread_opened(channel: Roomy, name: str, about: str = "", title: str = "") -> AsyncIterator[Place]:
    """Open a public thread for a game, in a forum a post. If no game comes of it the thread goes again."""
    thread = await open_room(channel, name, about or name, [title])
    try:
        yield Place(channel.guild.id, thread.id)
    except BaseException:
        await _removed(thread)
        raise


async def begin_quietly(visit: Visit, game: str, name: str) -> str:
    """Make a new game quiet where its server wants that; if no thread can be used, say why it is not."""
    channel, guild = visit.interaction.channel, visit.interaction.guild_id
    wanted = guild is not None and (await settings.guild_settings(visit.services.context, guild)).quiet
    if not wanted or not isinstance(channel, discord.TextChannel):
        return ""
    if lacks := lacks_in(visit, channel):
        return lacking_said(visit, lacks, channel.id, "bot-not-quiet")
    await quieten(visit, channel, game, name)
    return ""


async def quieten(visit: Visit, channel: Roomy, game: str, name: str) -> None:
    """Open a thread beside a game's board, and have the game told of there."""
    async with thread_opened(channel, visit.words("bot-quiet-thread", name=name)) as to:
        await visit.services.hosting.quieten(game, visit.person, to.channel or 0)


async def _removed(thread: discord.Thread) -> None:
    """Delete a thread. Without the right to manage threads, the bot can still fold away its own."""
    try:
        await thread.delete()
    except discord.Forbidden:
        with contextlib.suppress(*UNREACHABLE):
            await thread.edit(archived=True)
    except UNREACHABLE as why:
        _log.warning("the thread %d could not be removed: %s", thread.id, why)


LONGEST_NAME, LONGEST_OPTIONS = 60, 400
#: Maximum number of lines in a form's choice.
OPTIONS_SHOWN = 25
#: Most fields of a form; ids of those that ask for one option begin so.
MOST_FIELDS, OPTION = 5, "option-"
#: The fields of the forms, named as the commands' options are.
SCENARIO, OPTIONS, NAME, FILE, COACH = "scenario", "options", "name", "file", "coach"
YES, NO = "yes", "no"
#: Why a game is parked whose place will take no post.
SHUT = (Trouble.GONE, Trouble.FORBIDDEN)
#: Refusals that are about the file or the options and can be corrected in a form.
CORRECTABLE = frozenset(
    {"bot-option-form", "bot-no-files", "bot-file-large", "bot-file-not-text", "refused-setup"}
    | {"refused-setup-long", "refused-record", "refused-record-long"}
)


def read_options(text: str) -> dict[str, str]:
    """Read options as they are typed: "homes=thrown pace=fast".

    Raises:
        Refused: a part is not `name=value`.

    >>> read_options("homes = thrown, pace=fast")
    {'homes': 'thrown', 'pace': 'fast'}

    """
    found = {}
    for part in _parts(text):
        name, sign, value = part.partition("=")
        if not (name and sign and value):
            raise Refused("bot-option-form", text=part[:40])
        found[name.casefold()] = value.casefold()
    return found


def _parts(text: str) -> list[str]:
    return [x for x in re.split(r"[,;\s]+", re.sub(r"\s*=\s*", "=", text.strip())) if x]


@contextlib.contextmanager
def correctable(
    visit: Visit, form: CustomId, given: Mapping[str, str], file: discord.Attachment | None
) -> Iterator[None]:
    """If the input is refused for a fault in it, open it again in a form for correction."""
    try:
        yield
    except Refused as why:
        if why.key in CORRECTABLE:
            visit.note_typed(form, {**given, FILE: file.filename if file else ""})
        raise


async def may_post(visit: Visit, room: Roomy | None = None) -> bool:
    """Return whether the bot may play here, or in a thread of `room`; if not, say what it lacks."""
    lacks = await lacks_here(visit) if room is None else lacks_in(visit, room)
    if lacks:
        where = room.id if room is not None else visit.interaction.channel_id or 0
        await visit.say(lacking_said(visit, lacks, where), small=welcome(visit))
    return not lacks


async def delivered(visit: Visit, game: str) -> bool:
    """Post what a game has to say; return whether its channel has all of it now."""
    await visit.services.turns.drain(game)
    return await visit.services.turns.is_told(game)


async def unseen(visit: Visit, game: str) -> str:
    """Name those at a table, and those invited to it, who cannot see its place; "" if all can."""
    info = await visit.services.game_lists.info(game)
    if info.hidden:
        return ""
    blind = await visit.services.rights.unseen(info, info.place)
    names = dict.fromkeys(escaped(x.name) for x in info.seats if (x.user or x.invited) in blind)
    where = f"<#{info.place.channel}>"
    return visit.words("bot-unseen", names=join_list([*names], visit.words), channel=where) if names else ""


async def post_card(visit: Visit, game: str, to: Place) -> bool:
    """Post a new lobby's card; return whether it is there, or comes after an outage.

    Raises:
        Refused: Discord does not let the bot post there. The lobby is taken back, since nobody could see it.

    """
    if await delivered(visit, game):
        return True
    if (await visit.services.game_lists.info(game)).parked in SHUT:
        await visit.services.lobby.take_back(game)
        me = visit.interaction.client.user
        raise Refused("bot-cannot-post", channel=f"<#{to.channel}>", me=me.mention if me else "")
    return False


# -- tables ------------------------------------------------------------------------------------------------


async def table(
    visit: Visit, title: str, where: str, given: Mapping[str, str], file: discord.Attachment | None
) -> None:
    """Open a lobby, in a thread where a game is under way here. `given`: what was chosen or typed."""
    offered, name = visit.host.catalogue[title.casefold()].game, given.get(NAME, "")
    scenario, usual = (await settings.guild_settings(visit.services.context, visit.guild)).usual(offered.id)
    taken = bool(visit.here) and not (await visit.services.game_lists.info(visit.here)).status.ended
    room = _room_for(visit, where, taken=taken)
    if not await may_post(visit, room):
        return
    parts = _parts(given.get(OPTIONS, ""))
    typed = dict(x.split("=", 1) for x in parts if "=" in x)
    again = {**given, **{_field_of(x): y for x, y in typed.items()}, OPTIONS: "\n".join(parts)}
    with correctable(visit, CustomId(Verb.FORM, NOWHERE, ("new", offered.id, where)), again, file):
        wanted = await visit.services.lobby.may_open(
            visit.place,
            visit.person,
            offered.id,
            scenario=given.get(SCENARIO) or scenario,
            options={**usual, **_options_given(given)},
            files=await _files(visit, offered.files, file),
            name=name,
            parent=parent(visit.interaction),
        )
    loud, key, about = "", "bot-opened", visit.words("bot-forum-post", title=offered.title)
    if room is None:
        to, game = visit.place, await visit.services.lobby.open_at(visit.place, wanted)
        told = await post_card(visit, game, to)
        loud = await begin_quietly(visit, game, name or offered.title)
    else:
        key = "bot-opened-thread"
        async with thread_opened(room, name or offered.title, about, offered.title) as to:
            game = await visit.services.lobby.open_at(to, wanted)
            told = await post_card(visit, game, to)
    if given.get(COACH) == YES:
        await visit.services.lobby.join(game, visit.person)
        await visit.services.help.wish(game, visit.person)
    post = await _opened(visit, key if told else "bot-opened-waits", to, game, offered.id, loud)
    visit.about(game)
    await visit.show(post)


def _room_for(visit: Visit, where: str, *, taken: bool) -> Roomy | None:
    """Return where a thread is opened for a table, asked for or as this channel is `taken`; None: here."""
    if where == "thread":
        return room_here(visit)
    if not taken or isinstance(visit.interaction.channel, discord.Thread):
        return None
    with contextlib.suppress(Refused):
        return room_here(visit)
    return None


async def _opened(visit: Visit, key: str, to: Place, game: str, title: str, loud: str) -> Post:
    """Say that a lobby is open, and what may help the person who opened it; why it is `loud`, if it is."""
    access, seated = (
        visit.person.access,
        (await visit.services.game_lists.info(game)).seat_of(visit.person.id),
    )
    hints = [surfaces.lessons_hint(visit, title), welcome(visit) if access and access.moderates else ""]
    said = [visit.words(key, channel=f"<#{to.channel}>"), *([loud] if loud else [])]
    said += [visit.words("coach-joined")] if seated else []
    row = () if seated else await coach_offer(visit, game, title)
    small = "\n".join(x for x in hints if x)
    return Post(text=tuple(said), small=small, rows=(row,) if row else (), colour=QUIET_COLOUR)


async def _files(visit: Visit, wanted: tuple[str, ...], file: discord.Attachment | None) -> dict[str, str]:
    if file is None:
        return {}
    if not wanted:
        raise Refused("bot-no-files")
    visit.host.uploads.step(visit.person.id)
    stem = file.filename.partition(".")[0]
    return {stem if stem in wanted else wanted[0]: await read_file(file, LARGEST_FILE)}


async def what_to_open(visit: Visit) -> Post:
    """Show what can be opened, the game that is played here most first, and alone in bright colours."""
    most = (await settings.guild_settings(visit.services.context, visit.guild)).title
    page = titles_page(visit)
    first, *rest = page.rows
    own = [x for x in first if isinstance(x, Button) and most in x.id.split(":")] if most else []
    if not own:
        return page
    others = [x._replace(tone=Tone.PLAIN) for x in first if isinstance(x, Button) and x not in own]
    return replace(page, rows=((*own, *others), *rest))


def titles_page(visit: Visit, title: str = "") -> Post:
    """Show what can be opened: titles, those with scenarios by a form; a record; or one title's missions."""
    w, titles = visit.words, visit.host.catalogue.titles
    if title:
        game, shows = visit.host.catalogue[title].game, make(Verb.SHOW, NOWHERE, "new", title)
        choices = [(w.find(f"{title}-scenario-{x}", x), x) for x in game.scenarios]
        select = Select(shows, w("bot-form-scenario"), tuple(Choice(x[:100], y) for x, y in choices[:25]))
        usual = make(Verb.FORM, NOWHERE, "new", title, "here")
        load = make(Verb.FORM, NOWHERE, "load", title, ".".join(o.usual for o in game.options))
        row = (Button(w("new-otherwise"), usual), Button(w("new-file"), load))
        return Post(title=game.title, text=(w.find(f"{title}-about", ""),), rows=((select,), row))
    buttons = [
        Button(
            x.game.title,
            make(Verb.SHOW, NOWHERE, "new", name)
            if x.mission or is_plain(x)
            else make(Verb.FORM, NOWHERE, "new", name, "here"),
            Tone.MAIN,
        )
        for name, x in titles.items()
    ]
    record = Button(w("new-record"), make(Verb.FORM, NOWHERE, "import"))
    about = "\n".join(f"**{x.game.title}** {w.find(f'{name}-about', '')}" for name, x in titles.items())
    return Post(title=w("new-title"), text=(about,), rows=(*rows_of(buttons), (record,)))


def is_plain(title: Title) -> bool:
    """Return whether a lobby opens at once, with the recommended rules; others are in its settings."""
    return not title.game.scenarios[1:] and all(o.name != PLAYERS for o in title.game.options)


async def plain_table(visit: Visit, title: Title) -> None:
    """Open a lobby with what this server plays by, or else what is recommended."""
    _, own = (await settings.guild_settings(visit.services.context, visit.guild)).usual(title.game.id)
    advised = {} if own else {_field_of(o.name): o.best for o in title.game.options}
    await table(visit, title.game.id, "here", advised, None)


async def table_form(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for all that a table is opened with: last for a coach, since a form takes five fields at most.

    A lobby offers the coach, too.
    """
    w, title = visit.words, visit.host.catalogue[custom_id.arg(0)]
    offered = title.game
    scenarios = tuple(Choice(w.find(f"{offered.id}-scenario-{x}", x), x) for x in offered.scenarios)
    usual, options = (await settings.guild_settings(visit.services.context, visit.guild)).usual(offered.id)
    scenario = Field(SCENARIO, w("bot-form-scenario"), value=custom_id.arg(2) or usual, choices=scenarios)
    before = [scenario] if scenarios[1:] else []
    after = [
        *([file_field(visit)] if offered.files else []),
        Field(NAME, w("bot-form-name"), most=LONGEST_NAME, required=False),
        *([_coach_field(w)] if has_coach(title) else []),
    ]
    room = MOST_FIELDS - len(before) - min(len(after), 2)
    return Blank(
        offered.title, (*before, *_options_fields(w, title, room, _first_values(title, options)), *after)
    )


def _first_values(title: Title, options: Mapping[str, str]) -> dict[str, str] | None:
    """Return what a form offers first where a server has options of its own: these, else the recommended."""
    return {o.name: options.get(o.name, o.best) for o in title.game.options} if options else None


def _options_fields(
    words: Words, title: Title, room: int = MOST_FIELDS, now: Mapping[str, str] | None = None
) -> list[Field]:
    """Ask a question for each option, those with advice first; those without room share the last field."""
    every = sorted(title.game.options, key=lambda o: (o.name != PLAYERS, not o.advised))
    asked = every if len(every) <= room else every[: max(0, room - 1)]
    rest = [o for o in every if o not in asked]
    return [_option_field(words, title, o, now) for o in asked] + (
        [_options_field(words, title, rest, now)] if rest else []
    )


def _option_field(words: Words, title: Title, option: Option, now: Mapping[str, str] | None) -> Field:
    """Ask for an option, with the recommended answer marked and chosen."""
    key = f"{title.game.id}-option-{option.name}"
    return Field(
        _field_of(option.name),
        words.find(f"{key}-ask", words.find(key, words.find(f"option-{option.name}", option.name))),
        title.look.purpose(f"option-{option.name}", words),
        option.best if now is None else now.get(option.name, option.usual),
        choices=tuple(Choice(value_named(words, title, option, x), x) for x in option.values),
    )


def value_named(words: Words, title: Title, option: Option, value: str) -> str:
    """Name a value of an option, and say so if it is the recommended one."""
    said = words.find(f"{title.game.id}-option-{option.name}-{value}", value)
    return words("bot-form-recommended", value=said) if value == option.advised else said


def _field_of(option: str) -> str:
    """Return the id of the field that asks for an option."""
    return option if option == PLAYERS else f"{OPTION}{option}"


def _options_given(given: Mapping[str, str]) -> dict[str, str]:
    """Read the options that a form or a command gives."""
    ids = {x: x.removeprefix(OPTION) for x in given if x == PLAYERS or x.startswith(OPTION)}
    asked = {name: given[x] for x, name in ids.items() if given[x]}
    return {**asked, **read_options(given.get(OPTIONS, ""))}


def _options_field(
    words: Words, title: Title, options: Sequence[Option], now: Mapping[str, str] | None = None
) -> Field:
    """Ask for the options that differ from the default; where a form cannot show all, as they are typed."""
    offered, usual = title.game, {o.name: o.usual for o in options}
    lines = tuple(
        Choice(
            words(
                "bot-form-option",
                option=words.find(f"{offered.id}-option-{o.name}", o.name),
                value=words.find(f"{offered.id}-option-{o.name}-{x}", x),
            ),
            f"{o.name}={x}",
            title.look.purpose(f"option-{o.name}", words),
        )
        for o in options
        for x in o.values
        if x != o.usual
    )
    few = lines if len(lines) <= OPTIONS_SHOWN else ()
    return Field(
        OPTIONS,
        words("bot-form-options"),
        "" if few else words("bot-form-options-hint"),
        "\n".join(f"{k}={value}" for k, value in (now or {}).items() if value != usual.get(k, value)),
        most=LONGEST_OPTIONS,
        required=False,
        choices=few,
        many=len(few) or 1,
    )


def _coach_field(words: Words) -> Field:
    """Ask whether the user takes a seat with a coach."""
    choices = tuple(Choice(words(f"bot-form-coach-{x}"), x) for x in (NO, YES))
    return Field(COACH, words("bot-form-coach"), value=NO, required=False, choices=choices)


def file_field(visit: Visit, *, required: bool = False) -> Field:
    """Ask for a file."""
    return Field(FILE, visit.words("bot-form-file"), required=required, upload=True)


# -- records -----------------------------------------------------------------------------------------------


async def record(visit: Visit, given: Mapping[str, str], file: discord.Attachment | None) -> None:
    """Take in a record to look at."""
    if not await may_post(visit):
        return
    if file is None:
        raise Refused("refused-nothing")
    under = parent(visit.interaction)
    await visit.services.records.may_import(visit.place, visit.person, 0, under)  # before anything is fetched
    visit.host.imports.step(visit.person.id)
    with correctable(visit, CustomId(Verb.FORM, NOWHERE, ("import",)), given, file):
        text = await read_file(file, LARGEST_RECORD)
        game = await visit.services.records.import_record(
            visit.place, visit.person, text, given.get(NAME, ""), under
        )
    await visit.tell("bot-imported", game=game)


async def record_form(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for a record and a name."""
    name = Field(NAME, visit.words("bot-form-name"), most=LONGEST_NAME, required=False)
    return Blank(visit.words("bot-form-record"), (file_field(visit, required=True), name))


# -- what a table agrees to ----------------------------------------------------------------------------------

#: Parameters in hours, with the terms they set; the other rules.
CLOCK_HOURS = {"bank": "bank", "gain": "increment", "most": "cap", "patience": ""}
CLOCK_RULES = ("weekends", "vacation", "steady")


async def clock(
    visit: Visit, game: str, pace: str | None, numbers: Mapping[str, float | None], rest: Mapping[str, Any]
) -> None:
    """Change the terms given, and tell the agreed ones. The limit of a bank follows the bank."""
    seconds = {k: round(x * HOUR) for k, x in numbers.items() if x is not None}

    def changed(terms: Terms) -> Terms:
        terms = preset(pace, terms) if pace else terms
        own = {name: seconds[k] for k, name in CLOCK_HOURS.items() if name and k in seconds}
        if "bank" in own and "cap" not in own:
            own["cap"] = max(own["bank"], terms.cap if terms.cap > own["bank"] else 2 * own["bank"])
        return replace(terms, **own | {k: x for k, x in rest.items() if x is not None})

    await _clock_changed(visit, game, changed, seconds.get("patience"))


async def terms_form(visit: Visit, custom_id: CustomId) -> Blank:
    """Return the form for a lobby's clock or options, filled in with what is agreed."""
    w, game = visit.words, custom_id.game
    info = await visit.services.game_lists.info(game)
    agreed = await visit.services.hosting.table(game, Status.LOBBY)
    if custom_id.arg(0) == OPTIONS:
        asked = _options_fields(w, visit.host.catalogue[info.title], now=agreed.setup.options)
        return Blank(w("bot-form-rules"), tuple(asked))
    terms = agreed.terms
    zero = tuple(Choice(w(f"choice-zero-{x}"), x) for x in AtZero)
    rules = tuple(Choice(w(f"choice-clock-{x}"), x) for x in CLOCK_RULES)
    now = [x for x in CLOCK_RULES if getattr(terms, x)]
    fields = (
        Field("bank", w("bot-form-clock-bank"), w("bot-form-clock-hint"), as_typed(terms.bank), most=20),
        Field(
            "increment",
            w("bot-form-clock-increment"),
            w("bot-form-clock-increment-hint"),
            as_typed(terms.increment),
            most=20,
            required=False,
        ),
        Field(
            "cap",
            w("bot-form-clock-cap"),
            w("bot-form-clock-cap-hint"),
            as_typed(terms.cap),
            most=20,
            required=False,
        ),
        Field("zero", w("bot-form-clock-zero"), value=terms.at_zero, choices=zero),
        Field(
            "rules",
            w("bot-form-clock-rules"),
            value="\n".join(now),
            required=False,
            choices=rules,
            many=len(rules),
        ),
    )
    return Blank(w("bot-form-clock"), fields)


async def terms_filled(visit: Visit, custom_id: CustomId, given: Mapping[str, str]) -> None:
    """Change a lobby's clock or options to what was filled in."""
    game = custom_id.game
    visit.note_typed(CustomId(Verb.FORM, game, ("terms", *custom_id.args)), given)
    if custom_id.arg(0) == OPTIONS:
        await visit.services.hosting.set_options(game, visit.person, _options_given(given))
        await visit.tell("bot-options")
        return
    bank, gain, cap = (seconds_of(given.get(x, "")) for x in ("bank", "increment", "cap"))
    rules = given.get("rules", "").split("\n")
    zero = given.get("zero", "")
    terms = Terms(
        bank,
        gain,
        cap or (2 * bank if gain else bank),
        AtZero(zero) if zero in set(AtZero) else AtZero.ACT,
        **{x: x in rules for x in CLOCK_RULES},
    )
    await _clock_changed(visit, game, lambda _: terms)


async def _clock_changed(
    visit: Visit, game: str, change: Callable[[Terms], Terms], patience: int | None = None
) -> None:
    """Change a lobby's clock, and tell the agreed terms."""
    now = await visit.services.hosting.change(game, visit.person, change, patience)
    said = agreed(now.terms, now.patience, visit.words) or visit.words("clock-about-relaxed")
    await visit.tell("bot-clock", terms=said)


async def coach_pressed(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Carry out a press that is about a coach.

    Raises:
        Refused: there is no such button.

    """
    do, game = what.arg(0), what.game
    if do == SILENT:
        await _silenced(visit, what)
    elif do == BEGIN:
        await _begun(visit, what.arg(1))
    elif do in (WANT, JOIN):
        seat = await visit.services.lobby.join(game, visit.person) if do == JOIN else ""
        await coach_seated(visit, game, seat)
    elif do in (AGREE, NONE):
        await visit.services.help.agree(game, visit.person, yes=do == AGREE)
    else:
        raise Refused("refused-malformed")


async def coach_seated(visit: Visit, game: str, seat: str = "") -> None:
    """Give a coach to a person who has just been seated, and say so."""
    await visit.services.help.wish(game, visit.person)
    info = await visit.services.game_lists.info(game)
    mine = info.seat(seat) or info.seat_of(visit.person.id)
    if mine is not None:
        await visit.show(await pages.joined(visit, game, mine.seat))


async def coach_offer(visit: Visit, game: str, title: str) -> tuple[Button, ...]:
    """Return the button with which a newcomer to a title takes a seat with a coach in a new lobby."""
    if not await visit.services.help.is_new(visit.person, title):
        return ()
    return (Button(visit.words("button-coach-join"), make(Verb.COACH, game, JOIN), Tone.MAIN),)


async def _silenced(visit: Visit, what: CustomId) -> None:
    """Silence a coach for a game, and show the question again without them."""
    await visit.services.help.silence(what.game, visit.person)
    page = await visit.services.choices.picker(what.game, visit.person, what.number(2), what.arg(1))
    await visit.show(replace(page, text=(visit.words("coach-silent"), *page.text)))


async def _begun(visit: Visit, title: str) -> None:
    """Begin a person's first game of a title, against a machine player, in their direct messages."""
    visit = visit.placed()
    game = await visit.services.lobby.against_machine(visit.person, title, coached=True)
    await visit.services.turns.drain_changed()
    info = await visit.services.game_lists.info(game)
    back = Button(visit.words("learn-back"), make(Verb.LEARN, NOWHERE, title))
    key = "coach-begun" if has_rivals(visit.host.catalogue[title]) else "coach-begun-alone"
    said = visit.words(key, where=info.link or f"<#{info.place.channel}>")
    lessons = bool(visit.services.progress.lessons(title))
    await visit.show(Post(text=(said,), rows=((back,),) if lessons else ()))
