"""Skirmish on Discord."""

from bot.games.skirmish.commands import TITLE

__all__ = ["TITLE"]
