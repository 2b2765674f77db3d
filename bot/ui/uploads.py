"""Files that people attach to a command or put into a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import discord
from discord import app_commands

from bot.play.model.terms import Refused
from bot.ui.visit import Interaction

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
