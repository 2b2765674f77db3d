"""Forms. Their custom id says all, so that one filled in across a restart of the bot still counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.play.ids import CustomId, Verb, make
from bot.ui.layout import shorten
from bot.ui.visit import Visit

#: The custom id of the one text field.
TEXT = "text"
TITLE, LABEL, LONGEST_WORD, LONGEST_ANSWER = 45, 45, 60, 400


class Form(ui.Modal):
    """A form of one line. It is carried out by the bot from its custom id, not by this object."""

    def __init__(self, id: str, title: str, label: str, hint: str, longest: int) -> None:  # noqa: A002
        super().__init__(title=shorten(title, TITLE), custom_id=id, timeout=600)
        field: ui.TextInput[Form] = ui.TextInput(custom_id=TEXT, max_length=longest, required=True)
        self.add_item(
            ui.Label(text=shorten(label, LABEL), description=shorten(hint, 100) or None, component=field)
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Leave it to `NullgateBot.on_interaction`, which hears of it after a restart too."""


def word(id: CustomId, visit: Visit) -> Form:  # noqa: A002 - it is one
    """Ask for a word to mix into the dice."""
    w = visit.words
    return Form(
        make(Verb.WORD, id.game), w("bot-word-title"), w("bot-word-label"), w("bot-word-hint"), LONGEST_WORD
    )


def write(id: CustomId, visit: Visit) -> Form:  # noqa: A002 - it is one
    """Ask for a typed answer."""
    w = visit.words
    made = make(Verb.WRITE, id.game, *id.args)
    return Form(made, w("bot-write-title"), w("bot-write-label"), w("bot-write-hint"), LONGEST_ANSWER)


def given(components: Any) -> dict[str, str]:
    """Collect what was typed in a form: field's custom id -> text.

    >>> given([{"type": 18, "component": {"type": 4, "custom_id": "text", "value": "3 5"}}])
    {'text': '3 5'}
    """
    return dict(_fields(components))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    for x in components if isinstance(components, list) else []:
        if not isinstance(x, Mapping):
            continue
        if isinstance(x.get("value"), str):
            yield str(x.get("custom_id", "")), x["value"]
        yield from _fields([x["component"]] if "component" in x else x.get("components"))
