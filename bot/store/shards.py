"""Which games a process minds, where several share a database: those of the servers on its shards."""

from __future__ import annotations

from sqlalchemy import ColumnElement
from sqlmodel import col

from bot.store.models import Game

#: How many shards there are, and which of them.
Part = tuple[int, frozenset[int]]


def of_shards(part: Part) -> ColumnElement[bool]:
    """Pick the games of servers on some shards. Discord says which these are: (id >> 22) % count."""
    count, shards = part
    return ((col(Game.guild) // (1 << 22)) % count).in_(shards)
