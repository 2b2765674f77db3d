"""All slash commands that belong to no title."""

from __future__ import annotations

from bot.cogs.help import Help, Rules
from bot.cogs.lobby import Lobby
from bot.cogs.matching import Matching
from bot.cogs.personal import Privacy, Times
from bot.cogs.settings import Server, Settings
from bot.cogs.table import Table

COGS = (Lobby, Matching, Table, Rules, Settings, Times, Server, Privacy, Help)
