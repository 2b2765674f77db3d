"""Rows of the outbox: posts to be sent once a transaction is committed."""

from __future__ import annotations

import secrets

from bot.play.context import Context
from bot.play.model import changed
from bot.store.models import Game as GameRow
from bot.store.models import Outbox, PostKind, SeatRow
from engine.core.codec import canonical


def named(user: int, name: str, key: str = "name") -> dict[str, object]:
    """Return the facts that name a person. By the id beside it the name is erased with their data."""
    return {key: name, f"{key}_id": user}


class Outgoing:
    """Makes rows of the outbox. Nothing is sent here."""

    def __init__(
        self,
        context: Context,
    ) -> None:
        self._context = context

    def post(
        self,
        game: str,
        lane: str,
        what: PostKind,
        body: str = "{}",
        *,
        first: int = -1,
        last: int = -1,
        grows: bool = False,
    ) -> Outbox:
        """Make an outbox row, due at once."""
        now, nonce = self._context.now(), secrets.token_hex(10)
        self._context.waiting.note(nonce)
        changed.note(game)
        return Outbox(
            game=game,
            lane=lane,
            what=what,
            first=first,
            last=last,
            body=body,
            nonce=nonce,
            made=now,
            due=now,
            grows=grows,
        )

    def note(self, game: str, lane: str, key: str, **facts: object) -> Outbox:
        """Make an outbox row that is one sentence of the catalogue; `user` in the facts is pinged."""
        return self.post(game, lane, PostKind.NOTE, canonical({"key": key, "facts": facts}))

    def redrawn(self, game: str, lane: str, seat: str = "") -> Outbox:
        """Update the newest board, and the post about a seat's time."""
        return self.post(game, lane, PostKind.REDRAWN, canonical({"seat": seat}))

    def lobby_card(self, row: GameRow) -> Outbox:
        """Post the lobby card, or edit the one that is there."""
        return self.post(row.id, f"c{row.channel}", PostKind.LOBBY)

    def departed(self, game: GameRow, seat: SeatRow) -> Outbox:
        """Tell a table, with a ping to its host, that a player has left the server."""
        who = named(seat.user, seat.name) | ({} if seat.user == game.host else {"user": game.host})
        return self.note(game.id, f"c{game.channel}", "note-departed", seat=seat.seat, **who)
