"""What somebody is told whose wish was refused. Nothing that they typed is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
from discord import AppCommandOptionType as Kind

from bot.play.games.typed_texts import TypedText
from bot.play.model.custom_ids import NOWHERE, read
from bot.play.model.names import tame
from bot.play.model.ports import Control, Post
from bot.ui.messages.layout import shorten
from bot.ui.visit import BAD_COLOUR, Interaction
from render.core.text import Words

#: So much of a text is shown where it cannot be kept.
LONGEST_SHOWN = 3000
GROUPS = {Kind.subcommand.value, Kind.subcommand_group.value}


def refusal(interaction: Interaction, why: str, say: Words, *, stops: bool = False) -> Post:
    """Say why nothing was done, with a button that opens the form again, filled in.

    Where no form takes what was typed, or the bot `stops` and forgets it, it is shown to be copied.
    """
    typed: TypedText | None = interaction.extras.get("typed")
    if typed is None or not typed.longest.strip():
        command = _command(interaction)
        return Post(
            text=(why,),
            small=say("bot-as-typed", command=tame(command)) if command else "",
            colour=BAD_COLOUR,
        )
    again = interaction.type is discord.InteractionType.component  # the form could not even be opened
    shown = tuple(_shown(x) for x in typed.fields.values() if x.strip()) if stops or again else ()
    rows: tuple[tuple[Control, ...], ...] = ()
    if not stops:
        kept = interaction.client.services.typed_texts
        rows = ((kept.button(interaction.user.id, replace(typed, why=why), say),),)
    # A form that opens a table has choices; what was typed and is none of them stands here.
    command = _command(interaction) if read(typed.form).game == NOWHERE else ""
    small = say("bot-as-typed", command=tame(command)) if command else ""
    return Post(text=(why, *shown), rows=rows, small=small, colour=BAD_COLOUR)


def _shown(text: str) -> str:
    """Quote what was typed, so that nothing in it formats, links or pings."""
    return "\n".join(f"> {tame(line)}" for line in shorten(text, LONGEST_SHOWN).splitlines())


def _command(interaction: Interaction) -> str:
    """Return a slash command as it was typed, if there was a text in it that nobody offers; else ""."""
    command, data = interaction.command, cast("Any", interaction.data or {})
    if not isinstance(command, discord.app_commands.Command):
        return ""
    given = list(_options(data))
    free = {x.name for x in command.parameters if x.type is Kind.string and not x.choices} - {"game"}
    if not any(x["name"] in free for x in given):
        return ""
    return " ".join([f"/{command.qualified_name}", *(f"{x['name']}:{x['value']}" for x in given)])


def _options(data: Any) -> Any:
    for x in data.get("options") or ():
        if x["type"] in GROUPS:
            yield from _options(x)
        elif x["type"] != Kind.attachment.value:
            yield x
