"""All slash commands that belong to no title."""

from __future__ import annotations

from bot.cogs.help import Help
from bot.cogs.lobby import Lobby
from bot.cogs.matching import Matching
from bot.cogs.privacy import Privacy
from bot.cogs.rules import Rules
from bot.cogs.settings import Server, Settings
from bot.cogs.table import Table
from bot.cogs.times import Times

COGS = (Lobby, Matching, Table, Rules, Settings, Times, Server, Privacy, Help)
