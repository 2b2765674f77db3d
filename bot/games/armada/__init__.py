"""Armada on Discord."""

from bot.games.armada.commands import TITLE

__all__ = ["TITLE"]
