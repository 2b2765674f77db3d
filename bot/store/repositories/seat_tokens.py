"""Tokens by which programs play seats, and what such a program waits for."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, update
from sqlmodel import Session, col

from bot.store.connections.line import Repository
from bot.store.errors import ClashError
from bot.store.models import Game, Outbox, SeatRow, SeatToken, Witness
from bot.store.repositories.turns import ANEW
from bot.store.statements.answer import Speaks
from bot.store.statements.plain import Rows, column

_TOKENS = Rows(SeatToken, "game = ?")
_STATUS = "SELECT status FROM game WHERE id = ?"
_ASKED = "SELECT number FROM decision WHERE game = ? AND seat = ?"


def drop_seat_tokens(db: Session, game: str, seat: str = "") -> None:
    """Let no program play a seat any more; "": any seat of the game."""
    gone = delete(SeatToken).where(col(SeatToken.game) == game)
    db.execute(gone.where(col(SeatToken.seat) == seat) if seat else gone)


class SeatTokenRows(Repository):
    """Queries over seats that programs play."""

    async def seat_tokens(self, game: str) -> dict[str, SeatToken]:
        """Read the tokens of a game by their seats."""
        found = await self.line.look(lambda db: _TOKENS.ask(db, game).all())
        return {x.seat: x for x in found}

    async def programs_at(self, game: str) -> frozenset[str]:
        """Return the seats that programs play, to be shown: waits for nobody who writes."""
        found = await self.reader.look(lambda db: _TOKENS.ask(db, game).all())
        return frozenset(x.seat for x in found)

    async def set_seat_token(self, row: SeatToken, revision: int, posts: Sequence[Outbox]) -> None:
        """Keep a token in the place of an older one. Whoever let the program in knows what the seat knows.

        Raises:
            ClashError: the game is not as it was read.

        """

        def write(db: Session) -> None:
            _changed(db, row.game, revision)
            db.merge(row)
            held = db.get(SeatRow, (row.game, row.seat))
            if held is None or held.user != row.user:
                db.merge(Witness(game=row.game, seat=row.seat, user=row.user))
            db.add_all(posts)

        await self.line.write(write, hold=row.game)

    async def drop_seat_token(self, game: str, seat: str, revision: int, posts: Sequence[Outbox]) -> None:
        """Let no program play a seat any more.

        Raises:
            ClashError: the game is not as it was read.

        """

        def write(db: Session) -> None:
            _changed(db, game, revision)
            drop_seat_tokens(db, game, seat)
            db.add_all(posts)

        await self.line.write(write, hold=game)

    async def asked_of(self, game: str, seat: str) -> tuple[str, bool]:
        """Tell how a game stands, and whether a seat is asked anything: cheap, for it is asked often."""

        def read(db: Speaks) -> tuple[str, bool]:
            status, numbers = db.execute(_STATUS, (game,)), db.execute(_ASKED, (game, seat))
            return str(next(iter(column(status)), "")), bool(column(numbers))

        return await self.reader.look(read)


def _changed(db: Session, game: str, revision: int) -> None:
    """Count a change of the game, so that an answer under way, and whose turn it is, are judged anew."""
    same = update(Game).where(col(Game.id) == game, col(Game.revision) == revision)
    if db.exec(same.values(revision=revision + 1, turn_at=ANEW)).rowcount != 1:
        raise ClashError(f"game {game} has changed since it was read")
