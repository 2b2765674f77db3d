"""StarGate on Discord."""

from bot.games.stargate.commands import TITLE

__all__ = ["TITLE"]
