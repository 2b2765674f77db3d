"""What slash commands and presses are given by the bot they run in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import discord

from bot.play.model.counts import Counts
from bot.play.services import Services
from bot.play.titles.title import Catalogue
from bot.ui.members import DiscordMembers
from bot.ui.pace import Pace


class Host(Protocol):
    """The services and one process's own means. A `Pace` limits how often one person may ask."""

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
    now: Callable[[], float]


if TYPE_CHECKING:
    from bot.settings import Settings

    class _Client(discord.Client, Host): ...

    Interaction = discord.Interaction[_Client]
else:
    Interaction = discord.Interaction
