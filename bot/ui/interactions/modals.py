"""Forms. Their custom id says all, so that one filled in across a restart of the bot still counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.play.games.typed_texts import TypedText
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make, read
from bot.play.model.ports import Choice
from bot.play.titles.editors import Blank, Field
from bot.play.titles.path_orders import LONGEST_TEXT
from bot.ui.interactions import opening
from bot.ui.interactions.oneself import lessons, sandboxes, times
from bot.ui.messages.layout import LINE, OPTIONS, shorten
from bot.ui.visit import Visit

#: The custom ids of the one text field, and of a choice beside it, which counts first.
TEXT, CHOSEN = "text", "chosen"
TITLE, LABEL, HINT, FIELDS, LONGEST_WORD, LONGEST_ANSWER = 45, 45, 100, 5, 60, LONGEST_TEXT
#: So many lines of a choice stand in a form as radio buttons or boxes: what Discord allows at most.
MOST_IN_VIEW = 10
#: A field that takes a file, as Discord numbers it.
UPLOAD = discord.ComponentType.file_upload.value
#: What one field takes, and what the reason above the fields may take of the form.
LONGEST_FIELD, LONGEST_REASON = 4000, 1500


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

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Leave it to `NullgateBot.on_interaction`, which hears of it after a restart too."""


def _control(x: Field, value: str) -> ui.Item[Form]:
    """Make what is filled in: a file, a choice, or a text."""
    if x.upload:
        return ui.FileUpload(custom_id=x.id, required=x.required, min_values=int(x.required), max_values=1)
    if x.choices:
        return _choice(x, value.split("\n"))
    most = min(max(x.most, len(value)), LONGEST_FIELD)  # what was typed behind a command may be longer
    style = discord.TextStyle.paragraph if x.long or len(value) > x.most else discord.TextStyle.short
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


Typed = TypedText | None

#: What moderators are told may be so long, in characters.
LONGEST_REPORT = 1000


async def ask_for_word(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a word to mix into the dice."""
    w = visit.words
    field = Field(TEXT, w("bot-word-label"), w("bot-word-hint"), most=LONGEST_WORD)
    return Form(make(Verb.WORD, custom_id.game), Blank(w("bot-word-title"), (field,)), typed)


async def ask_for_answer(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a typed answer; where the question is no longer open, for one to whatever is."""
    w, long = visit.words, False
    if typed is not None:
        long = "\n" in typed.longest
        asked = (await visit.services.player_views.look(custom_id.game, visit.person)).asked
        if all(str(x.decision) != custom_id.arg(1) for x in asked):
            custom_id = replace(custom_id, args=(custom_id.arg(0), "0"))
    field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_ANSWER, long=long)
    blank = Blank(w("bot-write-title"), (field,))
    return Form(make(Verb.WRITE, custom_id.game, *custom_id.args), blank, typed)


async def ask_for_sheet(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a whole sheet."""
    w = visit.words
    field = Field(TEXT, w("bot-paste-label"), most=LONGEST_FIELD, long=True)
    return Form(
        make(Verb.PASTE, custom_id.game, *custom_id.args), Blank(w("bot-write-title"), (field,)), typed
    )


async def ask_for_policy(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a standing answer."""
    w, kind = visit.words, custom_id.arg(1)
    sight = await visit.services.player_views.look(custom_id.game, visit.person)
    policies = next((x.policies for x in sight.asked if x.kind == kind), ())
    named = [(p, w.find(f"{sight.game.title}-policy-{p}", p)) for p in policies if p]
    choices = (Choice(w("standing-none"), NOWHERE), *(Choice(name, p) for p, name in named))
    field = Field(TEXT, w("bot-policy-label"), w("bot-policy-hint"), most=LONGEST_ANSWER, required=not named)
    offered = Field(CHOSEN, w("standing-prompt"), required=False, choices=choices)
    fields = (offered, field) if named else (field,)
    return Form(
        make(Verb.STANDING, custom_id.game, *custom_id.args), Blank(w("bot-policy-title"), fields), typed
    )


async def ask_for_report(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask what moderators shall know."""
    w = visit.words
    field = Field(TEXT, w("bot-report-label"), w("bot-report-hint"), most=LONGEST_REPORT, long=True)
    blank = Blank(w("bot-report-form"), (field,))
    return Form(make(Verb.REPORT, custom_id.game, *custom_id.args), blank, typed)


async def ask_for_fields(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for the text fields of a form's page."""
    blank = await visit.services.forms.blank(
        custom_id.game, visit.person, custom_id.arg(1), custom_id.arg(0), custom_id.arg(2), custom_id.arg(3)
    )
    return Form(make(Verb.FILL, custom_id.game, *custom_id.args), blank, typed)


async def ask_for_table(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for all that a table is opened with."""
    return Form(make(Verb.NEW, NOWHERE, *custom_id.args), opening.table_form(visit, custom_id), typed)


async def ask_for_record(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a record."""
    return Form(make(Verb.IMPORT, NOWHERE), opening.record_form(visit), typed)


async def ask_for_file(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for the file of a table that is looked at before it is opened."""
    blank = Blank(
        visit.host.catalogue[custom_id.arg(0)].game.title, (opening.file_field(visit, required=True),)
    )
    return Form(make(Verb.LOAD, NOWHERE, *custom_id.args), blank, typed)


async def ask_for_times(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask when somebody plays."""
    return Form(make(Verb.WHEN, NOWHERE, *custom_id.args), await times.form(visit, custom_id), typed)


async def ask_for_terms(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for what a table agrees to."""
    form = make(Verb.TERMS, custom_id.game, *custom_id.args)
    return Form(form, await opening.terms_form(visit, custom_id), typed)


async def ask_in_lesson(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a typed answer in a lesson."""
    return Form(make(Verb.LESSON, NOWHERE, *custom_id.args), await lessons.blank(visit, custom_id), typed)


async def ask_in_puzzle(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a typed answer to a puzzle."""
    return Form(make(Verb.SOLVE, NOWHERE, *custom_id.args), lessons.form(visit), typed)


async def ask_in_sandbox(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for a typed answer, dice or the fields of a form in a sandbox."""
    return Form(make(Verb.SANDFORM, NOWHERE, *custom_id.args), await sandboxes.blank(visit, custom_id), typed)


async def ask_again(custom_id: CustomId, visit: Visit) -> Form:
    """Ask once more for what was refused, with what was typed and the reason on top."""
    kept = visit.services.typed_texts.find(visit.person.id, custom_id.game, custom_id.arg(0))
    visit.note_typed(kept.form, kept.fields)
    form = read(kept.form)
    return await ASKS[form.verb](form, visit, kept)


#: What asks for the text of which verb.
ASKS: dict[Verb, Callable[[CustomId, Visit, Typed], Awaitable[Form]]] = {
    Verb.WORD: ask_for_word,
    Verb.WRITE: ask_for_answer,
    Verb.FILL: ask_for_fields,
    Verb.PASTE: ask_for_sheet,
    Verb.STANDING: ask_for_policy,
    Verb.NEW: ask_for_table,
    Verb.IMPORT: ask_for_record,
    Verb.LOAD: ask_for_file,
    Verb.WHEN: ask_for_times,
    Verb.REPORT: ask_for_report,
    Verb.TERMS: ask_for_terms,
    Verb.LESSON: ask_in_lesson,
    Verb.SOLVE: ask_in_puzzle,
    Verb.SANDFORM: ask_in_sandbox,
}


def typed_fields(components: object) -> dict[str, str]:
    r"""Collect what a form was filled in with: field's custom id -> text. Files are no part of it.

    >>> typed_fields([{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "3 5"}}])
    {'text': '3 5'}
    >>> typed_fields([{"type": 18, "component": {"type": 22, "custom_id": "to", "values": ["A", "B"]}}])
    {'to': 'A\\nB'}
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
