"""Games that a sweep must take up: where a machine player or a usual answer is next, and what lies about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import case, false, or_
from sqlmodel import Session, col, select

from bot.store.connections.line import Reads, Transactions
from bot.store.models import Game, OpenDecision, SeatClock, SeatRow, SeatToken, Standing
from bot.store.shards import Part, of_shards


class TurnRows:
    """Queries over games that go on by themselves."""

    line: Transactions
    reader: Reads

    async def machines_turn(
        self,
        most: int = 100,
        *,
        lapses: Sequence[str] = (),
        patience: int = 0,
        now: int = 0,
        shards: Part | None = None,
    ) -> list[str]:
        """List games in which a machine player or a standing answer may have to act.

        Games with a question of the kinds `lapses` that has waited too long are among them, where the game's
        `patience` is the usual one by this. With `shards` only those of servers on these.
        """

        def read(db: Session) -> list[str]:
            asked = select(OpenDecision.game).distinct()
            program = select(SeatToken.seat).where(
                SeatToken.game == SeatRow.game, SeatToken.seat == SeatRow.seat
            )
            by_machine = asked.where(
                OpenDecision.game == SeatRow.game,
                OpenDecision.seat == SeatRow.seat,
                or_((col(SeatRow.policy) != "") & ~program.exists(), col(SeatRow.caretaker) != ""),
            )
            by_standing = asked.where(OpenDecision.game == Standing.game, OpenDecision.seat == Standing.seat)
            playing = select(Game.id).where(Game.status == "playing", Game.parked == "")
            by_lapse = _waited_too_long(lapses, patience, now)
            if shards is not None:
                playing = playing.where(of_shards(shards))
            found = [col(Game.id).in_(x) for x in (by_machine, by_standing, *by_lapse)]
            return list(db.exec(playing.where(or_(*found)).limit(most)))

        return await self.line.read(read)

    async def of_older_editions(
        self, editions: Mapping[str, int], most: int = 100, *, shards: Part | None = None
    ) -> list[str]:
        """List games under way that a title has newer rules for; `shards` as in the above."""
        older = [
            (col(Game.title) == title) & (col(Game.edition) < edition) for title, edition in editions.items()
        ]
        ask = select(Game.id).where(Game.status == "playing", or_(false(), *older))
        if shards is not None:
            ask = ask.where(of_shards(shards))
        return await self.reader.read(lambda db: list(db.exec(ask.limit(most))))

    async def musters_due(self, before: int, *, shards: Part | None = None) -> list[str]:
        """List lobbies whose people were called together by then, and have not started."""
        ask = select(Game.id).where(Game.status == "lobby", Game.muster > 0, Game.muster <= before)
        if shards is not None:
            ask = ask.where(of_shards(shards))
        return await self.reader.read(lambda db: list(db.exec(ask.order_by(col(Game.muster)).limit(20))))

    async def forgotten_lobbies(
        self, before: int, most: int = 20, *, shards: Part | None = None
    ) -> list[str]:
        """List lobbies that nobody has touched since then, the oldest first; `shards` as in the above."""
        ask = select(Game.id).where(Game.status == "lobby", Game.changed <= before)
        if shards is not None:
            ask = ask.where(of_shards(shards))
        oldest = ask.order_by(col(Game.changed)).limit(most)
        return await self.reader.read(lambda db: list(db.exec(oldest)))


#: Clocks at this stage have nothing left.
OVER = 4


def _waited_too_long(lapses: Sequence[str], patience: int, now: int) -> list[Any]:
    """Ask for games with a question of these kinds that has waited too long: by a clock, and without one."""
    usual = col(OpenDecision.kind).in_(lapses)
    asked = select(OpenDecision.game).where(usual)
    most = case((col(Game.patience) < 0, patience), else_=Game.patience)
    without = asked.join(Game, col(Game.id) == OpenDecision.game)
    without = without.where(Game.clock == "", most > 0, OpenDecision.since <= now - most)
    seat = (col(SeatClock.game) == OpenDecision.game) & (col(SeatClock.seat) == OpenDecision.seat)
    timed = select(OpenDecision.game).join(SeatClock, seat).where(SeatClock.usual > 0, SeatClock.usual <= now)
    timed = timed.where(or_(usual, col(SeatClock.stage) >= OVER))  # then any answer is given, usual or not
    timed = timed.where(SeatClock.runs, SeatClock.held == 0, SeatClock.answered == 0)
    return [without, timed]
