"""Forms. Their custom id says all, so that one filled in across a restart of the bot still counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.play.games.typed_texts import TypedText
from bot.play.model.custom_ids import CustomId, Verb, make, read
from bot.play.titles.editors import Blank, Field
from bot.play.titles.path_orders import LONGEST_TEXT
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: The custom id of the one text field.
TEXT = "text"
TITLE, LABEL, FIELDS, LONGEST_WORD, LONGEST_ANSWER = 45, 45, 4, 60, LONGEST_TEXT
#: What one field takes, and what the reason above the fields may take of the form.
LONGEST_FIELD, LONGEST_REASON = 4000, 1500


class Form(ui.Modal):
    """A form of text fields. It is carried out by the bot from its custom id, not by this object."""

    def __init__(self, custom_id: str, blank: Blank, typed: TypedText | None = None) -> None:
        super().__init__(title=shorten(blank.title, TITLE), custom_id=custom_id, timeout=600)
        note = typed.why if typed is not None and typed.why else blank.note
        if note:
            self.add_item(ui.TextDisplay(shorten(note, LONGEST_REASON)))
        for x in blank.fields[:FIELDS]:
            value = typed.fields.get(x.id, x.value) if typed is not None else x.value
            most = min(
                max(x.most, len(value)), LONGEST_FIELD
            )  # what was typed behind a command may be longer
            style = discord.TextStyle.paragraph if x.long or len(value) > x.most else discord.TextStyle.short
            field: ui.TextInput[Form] = ui.TextInput(
                custom_id=x.id,
                style=style,
                max_length=most,
                required=x.required,
                default=value[:most] or None,
            )
            hint = shorten(x.hint, 100) or None
            self.add_item(ui.Label(text=shorten(x.label, LABEL), description=hint, component=field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Leave it to `NullgateBot.on_interaction`, which hears of it after a restart too."""


Typed = TypedText | None


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
    w = visit.words
    field = Field(TEXT, w("bot-policy-label"), w("bot-policy-hint"), most=LONGEST_ANSWER)
    return Form(
        make(Verb.STANDING, custom_id.game, *custom_id.args), Blank(w("bot-policy-title"), (field,)), typed
    )


async def ask_for_fields(custom_id: CustomId, visit: Visit, typed: Typed = None) -> Form:
    """Ask for the text fields of a form's page."""
    blank = await visit.services.forms.blank(
        custom_id.game, visit.person, custom_id.arg(1), custom_id.arg(0), custom_id.arg(2), custom_id.arg(3)
    )
    return Form(make(Verb.FILL, custom_id.game, *custom_id.args), blank, typed)


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
}


def typed_fields(components: object) -> dict[str, str]:
    """Collect what was typed in a form: field's custom id -> text.

    >>> typed_fields([{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "3 5"}}])
    {'text': '3 5'}
    """
    return dict(_fields(components))


def _fields(components: object) -> Iterator[tuple[str, str]]:
    for x in components if isinstance(components, list) else []:
        if not isinstance(x, Mapping):
            continue
        if isinstance(x.get("value"), str):
            yield str(x.get("custom_id", "")), x["value"]
        yield from _fields([x["component"]] if "component" in x else x.get("components"))
