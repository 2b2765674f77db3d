"""A game as everybody may know it, made from its rows."""

from __future__ import annotations

import json

from bot.play.model.ports import MessageRef, Place
from bot.play.model.terms import GameInfo, SeatInfo, Status, jump
from bot.store.models import Game as GameRow
from bot.store.models import Message, SeatRow
from bot.store.repositories.listed import Listed
from engine.core.data import adapter
from engine.core.rules import Outcome


def outcome_of(row: GameRow) -> Outcome | None:
    """Return how a game ended."""
    return adapter(Outcome).validate_json(row.outcome) if row.outcome else None


def info_of(row: GameRow, seats: list[SeatRow], message: Message | None) -> GameInfo:
    """Return a game as everybody may know it."""
    place = Place(row.guild or None, row.channel or None)
    at = MessageRef(message.channel, message.id) if message else None
    return GameInfo(
        row.id,
        row.title,
        row.name,
        place,
        row.host,
        Status(row.status),
        row.shown,
        tuple(map(seat_info, seats)),
        row.scenario,
        json.loads(row.options),
        row.commitment,
        outcome_of(row),
        row.parked,
        row.frozen,
        row.imported,
        row.created,
        row.changed,
        jump(place, at),
        row.parked_until,
    )


def seat_info(x: SeatRow) -> SeatInfo:
    """Return a seat as everybody may know it."""
    return SeatInfo(x.seat, x.user, x.name, x.policy, x.invited, bool(x.word), x.dm_closed, x.left_at > 0)


def listed_info(found: Listed) -> GameInfo:
    """Return a game of a list as everybody may know it."""
    return info_of(found.game, found.seats, found.message)
