"""Forms. A custom id holds everything, so that a form filled in across a restart is still valid."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.play.answering.drafts import TypedText
from bot.play.lobby.hosting import LONGEST_NOTE
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb
from bot.play.model.editors import LONGEST_TEXT, Blank, Field
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused
from bot.play.model.texts import level_name
from bot.play.queries import settings
from bot.store.models import ON_GAME, ON_TABLE
from bot.ui.interactions import opening, pages, preferences, servers, surfaces
from bot.ui.layout import LINE, OPTIONS, shorten
from bot.ui.reply import Interaction
from bot.ui.visit import Visit

#: Custom ids of the text field, and of a choice beside it, which takes precedence.
TEXT, CHOSEN = "text", "chosen"
TITLE, LABEL, HINT, FIELDS, LONGEST_WORD, LONGEST_ANSWER = 45, 45, 100, 5, 60, LONGEST_TEXT
#: Maximum number of lines that Discord takes as radio buttons or boxes in a form.
MOST_IN_VIEW = 10
#: A field that takes a file, as Discord numbers it.
UPLOAD = discord.ComponentType.file_upload.value
#: Fields in which somebody or something of the server is chosen.
PICKERS: dict[str, Callable[..., ui.Item[Any]]] = {
    "users": ui.UserSelect,
    "channels": ui.ChannelSelect,
    "roles": ui.RoleSelect,
}
#: Maximum length of a field, and of the reason shown above the fields.
LONGEST_FIELD, LONGEST_REASON = 4000, 1500


#: What a form was filled in with: field's custom id -> text.
Given = Mapping[str, str]


class Form(ui.Modal):
    """A form of up to five fields. It is carried out by the bot from its custom id, not by this object."""

    def __init__(self, custom_id: str, blank: Blank, typed: TypedText | None = None) -> None:
        super().__init__(title=shorten(blank.title, TITLE), custom_id=custom_id, timeout=600)
        note = typed.why if typed is not None and typed.why else blank.note
        if note and len(blank.fields) < FIELDS:
            self.add_item(ui.TextDisplay(shorten(note, LONGEST_REASON)))
        for x in blank.fields[:FIELDS]:
            value = typed.fields.get(x.id, x.value) if typed is not None else x.value
            hint = shorten(x.hint, HINT) or None
            component = _control(x, value)
            self.add_item(ui.Label(text=shorten(x.label, LABEL), description=hint, component=component))

    async def on_submit(self, interaction: Interaction, /) -> None:
        """Leave it to `NullgateBot.on_interaction`, which hears of it after a restart too."""


def _control(x: Field, value: str) -> ui.Item[Form]:
    """Make a field: a file, a choice, or a text."""
    if x.upload:
        return ui.FileUpload(custom_id=x.id, required=x.required, min_values=int(x.required), max_values=1)
    if x.of:
        return PICKERS[x.of](
            custom_id=x.id, required=x.required, min_values=int(x.required), max_values=x.many
        )
    if x.choices:
        return _choice(x, value.split("\n"))
    most = min(max(x.most, len(value)), LONGEST_FIELD)  # what was typed in a command may be longer
    long = x.long or len(value) > x.most or "\n" in value
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    return ui.TextInput(
        custom_id=x.id, style=style, max_length=most, required=x.required, default=value[:most] or None
    )


def _choice(x: Field, chosen: Sequence[str]) -> ui.Item[Form]:
    """Make a choice: few lines are all in view, more fold away in a select."""
    lines = [
        (shorten(c.label, LINE), c.value, shorten(c.detail, LINE) or None, c.value in chosen)
        for c in x.choices[:OPTIONS]
    ]
    if x.many == 1 and 1 < len(lines) <= MOST_IN_VIEW:
        radio = [discord.RadioGroupOption(label=a, value=b, description=c, default=d) for a, b, c, d in lines]
        return ui.RadioGroup(custom_id=x.id, required=x.required, options=radio)
    least, most = int(x.required), min(x.many, len(lines))
    if x.many > 1 and len(lines) <= MOST_IN_VIEW:
        boxes = [
            discord.CheckboxGroupOption(label=a, value=b, description=c, default=d) for a, b, c, d in lines
        ]
        return ui.CheckboxGroup(
            custom_id=x.id, required=x.required, min_values=least, max_values=most, options=boxes
        )
    options = [discord.SelectOption(label=a, value=b, description=c, default=d) for a, b, c, d in lines]
    return ui.Select(custom_id=x.id, required=x.required, min_values=least, max_values=most, options=options)


#: Maximum length of what moderators are told, in characters.
LONGEST_REPORT = 1000


async def ask(custom_id: CustomId, visit: Visit, typed: TypedText | None = None) -> Form:
    """Ask for what a form takes, filled in with what was typed before, and with the reason on top."""
    if (called := custom_id.what or custom_id.verb.value) not in BLANKS:
        raise Refused("refused-malformed")
    return Form(str(custom_id), await BLANKS[called](visit, custom_id.inner), typed)


async def ask_again(custom_id: CustomId, visit: Visit) -> Form:
    """Ask once more for what was refused; an answer whose question is closed goes to the open one."""
    kept = visit.services.drafts.typed(visit.person.id, custom_id.game, custom_id.inner.arg(0))
    visit.note_typed(kept.form, kept.fields)
    form = kept.form
    if form.verb is Verb.WRITE:
        asked = (await visit.services.player_views.look(form.game, visit.person)).asked
        if all(str(x.decision) != form.arg(1) for x in asked):
            form = replace(form, args=(form.arg(0), "0"))
    return await ask(form, visit, kept)


async def _word(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for a word to mix into the dice."""
    w = visit.words
    field = Field(TEXT, w("bot-word-label"), w("bot-word-hint"), most=LONGEST_WORD)
    return Blank(w("bot-word-title"), (field,))


async def _note(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for a note: on an entry, on the game, or the host's for all at the table."""
    w, on = visit.words, custom_id.arg(0)
    if on and on != pages.TABLE_NOTE:
        custom_id.number(0)
    kept = await settings.notes(visit.services.context, custom_id.game, visit.person)
    n = ON_TABLE if on == pages.TABLE_NOTE else int(on) if on else ON_GAME
    label = w("bot-note-for-all" if on == pages.TABLE_NOTE else "bot-note-for-you")
    field = Field(TEXT, label, value=kept.get(n, ""), most=LONGEST_NOTE, long=True, required=False)
    return Blank(w("button-note-table" if on == pages.TABLE_NOTE else "button-note"), (field,))


async def _sheet(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for a whole sheet."""
    field = Field(TEXT, visit.words("bot-paste-label"), most=LONGEST_FIELD, long=True)
    return Blank(visit.words("bot-write-title"), (field,))


async def _policy(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for a standing answer."""
    w, kind = visit.words, custom_id.arg(1)
    sight = await visit.services.player_views.look(custom_id.game, visit.person)
    policies = next((x.policies for x in sight.asked if x.kind == kind), ())
    named = [(p, w.find(f"{sight.game.title}-policy-{p}", p)) for p in policies if p]
    choices = (Choice(w("standing-none"), NOWHERE), *(Choice(name, p) for p, name in named))
    field = Field(TEXT, w("bot-policy-label"), w("bot-policy-hint"), most=LONGEST_ANSWER, required=not named)
    offered = Field(CHOSEN, w("standing-prompt"), required=False, choices=choices)
    return Blank(w("bot-policy-title"), (offered, field) if named else (field,))


async def _report(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask what to tell the moderators."""
    w = visit.words
    field = Field(TEXT, w("bot-report-label"), w("bot-report-hint"), most=LONGEST_REPORT, long=True)
    return Blank(w("bot-report-form"), (field,))


async def _invited(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask whom to keep a seat for."""
    return Blank(visit.words("table-invite"), (_user(visit), await _seat(visit, custom_id.game)))


async def _blocked(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask whom to block."""
    return Blank(visit.words("button-block"), (_user(visit),))


async def _replaced(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask who shall take a seat."""
    w, info = visit.words, await visit.services.game_lists.info(custom_id.game)
    levels = tuple(Choice(level_name(x, w), x) for x in visit.host.catalogue[info.title].game.levels)
    machine = Field("policy", w("form-machine"), required=False, choices=levels)
    return Blank(w("table-replace"), (_user(visit, required=False), machine))


def _user(visit: Visit, *, required: bool = True) -> Field:
    return Field("user", visit.words("form-user"), required=required, of="users")


async def _seat(visit: Visit, game: str) -> Field:
    """Ask which free seat is meant; any where none is chosen."""
    info = await visit.services.game_lists.info(game)
    look = visit.host.catalogue[info.title].look
    choices = tuple(Choice(look.side(x.seat, visit.words), x.seat) for x in info.seats if not x.taken)
    return Field("seat", visit.words("table-seat"), required=False, choices=choices)


async def _file(visit: Visit, custom_id: CustomId) -> Blank:
    """Ask for the file of a table that is looked at before it is opened."""
    title = visit.host.catalogue[custom_id.arg(0)].game.title
    return Blank(title, (opening.file_field(visit, required=True),))


#: What a form asks for, by what it is called.
BLANKS: dict[str, Callable[[Visit, CustomId], Awaitable[Blank]]] = {
    "word": _word,
    "write": surfaces.blank,
    "fill": surfaces.blank,
    "paste": _sheet,
    "note": _note,
    "standing": _policy,
    "new": opening.table_form,
    "import": opening.record_form,
    "load": _file,
    "when": preferences.times_form,
    "report": _report,
    "terms": opening.terms_form,
    "type": surfaces.blank,
    "invite": _invited,
    "block": _blocked,
    "replace": _replaced,
    **servers.BLANKS,
}


def typed_fields(components: object) -> dict[str, str]:
    r"""Collect what a form was filled in with: field's custom id -> text. Files are no part of it.

    >>> typed_fields([{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "3 5"}}])
    {'text': '3 5'}
    >>> typed_fields([{"type": 18, "component": {"type": 22, "custom_id": "to", "values": ["A", "B"]}}])
    {'to': 'A\nB'}
    """
    return dict(_fields(components))


def _fields(components: object) -> Iterator[tuple[str, str]]:
    for x in components if isinstance(components, list) else []:
        if not isinstance(x, Mapping):
            continue
        if x.get("type") != UPLOAD and "custom_id" in x:
            many = x.get("values")
            chosen = many if isinstance(many, list) else [x.get("value")]
            yield str(x["custom_id"]), "\n".join(y for y in chosen if isinstance(y, str))
        yield from _fields([x["component"]] if "component" in x else x.get("components"))
