"""Forms. Their custom id says all, so that one filled in across a restart of the bot still counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.titles.editors import Blank, Field
from bot.ui.messages.layout import shorten
from bot.ui.visit import Visit

#: The custom id of the one text field.
TEXT = "text"
TITLE, LABEL, FIELDS, LONGEST_WORD, LONGEST_ANSWER = 45, 45, 5, 60, 400


class Form(ui.Modal):
    """A form of text fields. It is carried out by the bot from its custom id, not by this object."""

    def __init__(self, custom_id: str, blank: Blank) -> None:
        super().__init__(title=shorten(blank.title, TITLE), custom_id=custom_id, timeout=600)
        for x in blank.fields[:FIELDS]:
            style = discord.TextStyle.paragraph if x.long else discord.TextStyle.short
            field: ui.TextInput[Form] = ui.TextInput(
                custom_id=x.id,
                style=style,
                max_length=x.most,
                required=x.required,
                default=x.value[: x.most] or None,
            )
            hint = shorten(x.hint, 100) or None
            self.add_item(ui.Label(text=shorten(x.label, LABEL), description=hint, component=field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Leave it to `NullgateBot.on_interaction`, which hears of it after a restart too."""


async def ask_for_word(custom_id: CustomId, visit: Visit) -> Form:
    """Ask for a word to mix into the dice."""
    w = visit.words
    field = Field(TEXT, w("bot-word-label"), w("bot-word-hint"), most=LONGEST_WORD)
    return Form(make(Verb.WORD, custom_id.game), Blank(w("bot-word-title"), (field,)))


async def ask_for_answer(custom_id: CustomId, visit: Visit) -> Form:
    """Ask for a typed answer."""
    w = visit.words
    field = Field(TEXT, w("bot-write-label"), w("bot-write-hint"), most=LONGEST_ANSWER)
    return Form(make(Verb.WRITE, custom_id.game, *custom_id.args), Blank(w("bot-write-title"), (field,)))


async def ask_for_fields(custom_id: CustomId, visit: Visit) -> Form:
    """Ask for the text fields of a form's page."""
    blank = await visit.services.forms.blank(
        custom_id.game, visit.person, custom_id.arg(1), custom_id.arg(0), custom_id.arg(2), custom_id.arg(3)
    )
    return Form(make(Verb.FILL, custom_id.game, *custom_id.args), blank)


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
