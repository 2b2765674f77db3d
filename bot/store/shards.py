"""Which games a process minds, where several share a database: those of the servers on its shards."""

from __future__ import annotations

from sqlalchemy import ColumnElement, true
from sqlmodel import col

from bot.store.models import Cup, Game, Hook, LookingCard, PuzzleChannel, PuzzleDay, QueueEntry, Report

#: How many shards there are, and which of them.
Part = tuple[int, frozenset[int]]


#: What belongs to a server.
Held = Cup | Game | Hook | QueueEntry | LookingCard | Report | PuzzleChannel | PuzzleDay


def of_shards(part: Part | None, of: type[Held] = Game) -> ColumnElement[bool]:
    """Pick what belongs to servers on some shards, None for all. Discord says which: (id >> 22) % count."""
    if part is None:
        return true()
    count, shards = part
    return ((col(of.guild) // (1 << 22)) % count).in_(shards)


def in_part(part: Part, guild: int) -> bool:
    """Return whether a server is on some shards."""
    count, shards = part
    return (guild >> 22) % count in shards
