"""What a person has opened and brought in, counted inside the transaction that adds more."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from bot.store.connections.line import Reads
from bot.store.models import Game

HOUR, DAY = 3600, 86_400


@dataclass(frozen=True, slots=True)
class Hosted:
    """What somebody has on a server: open lobbies, games under way, and when the latest games were opened.

    `brought` are the times at which records were brought in during the last day, on any server; `bytes` is
    what all records that anybody brought to this server take. Times are unix seconds, earliest first.
    """

    lobbies: int
    running: int
    opened: tuple[int, ...]
    brought: tuple[int, ...]
    bytes: int


class LimitRows:
    """Queries over what is limited."""

    reader: Reads

    async def hosted(self, user: int, guild: int, now: int) -> Hosted:
        """Count what somebody has on a server: to refuse early what the transaction would refuse."""
        return await self.reader.read(lambda db: hosted(db, user, guild, now))


def hosted(db: Session, user: int, guild: int, now: int) -> Hosted:
    """Count what somebody has on a server, inside a transaction that is open."""
    own = select(Game.status, func.count()).where(Game.host == user, Game.guild == guild)
    stands = dict(
        db.exec(own.where(col(Game.status).in_(("lobby", "playing", "frozen"))).group_by(Game.status)).all()
    )
    made = select(Game.created).where(Game.host == user).order_by(col(Game.created))
    opened = made.where(Game.guild == guild, col(Game.imported).is_(False), Game.created > now - HOUR)
    brought = made.where(col(Game.imported).is_(True), Game.created > now - DAY)
    kept = select(func.sum(Game.size)).where(Game.guild == guild, col(Game.imported).is_(True))
    return Hosted(
        stands.get("lobby", 0),
        stands.get("playing", 0) + stands.get("frozen", 0),
        tuple(db.exec(opened)),
        tuple(db.exec(brought)),
        int(db.exec(kept).one() or 0),
    )
