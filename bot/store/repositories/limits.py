"""What counts towards limits, and games in lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from sqlalchemy import ColumnElement, delete, func
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Game, Message, OpenDecision, Opened, PostKind, SeatClock, SeatRow

HOUR, DAY = 3600, 86_400


@dataclass(frozen=True, slots=True)
class Hosted:
    """A person's games on a server: open lobbies, games under way, and when the latest were opened.

    `brought` are the times of the records they imported during the last day, on any server; `bytes` is the
    size of all records imported to this server, by anybody. Times are unix seconds, earliest first.
    """

    lobbies: int
    running: int
    opened: tuple[int, ...]
    brought: tuple[int, ...]
    bytes: int


class LimitRows(Repository):
    """Queries about everything that is limited."""

    async def hosted(self, user: int, guild: int, now: int) -> Hosted:
        """Count a person's games on a server, to refuse early what the transaction would refuse."""
        return await self.reader.read(lambda db: hosted(db, user, guild, now))

    async def drop_opened(self, now: int) -> None:
        """Drop what was kept for a day of people who have had their data deleted, and counts no more."""
        over = col(Opened.at) <= now - DAY
        if await self.reader.read(lambda db: db.exec(select(Opened.game).where(over).limit(1)).first()):
            await self.writer.write(lambda db: db.execute(delete(Opened).where(over)) and None)


def hosted(db: Session, user: int, guild: int, now: int) -> Hosted:
    """Count a person's games on a server, inside an open transaction."""
    own = select(Game.status, func.count()).where(Game.host == user, Game.guild == guild)
    stands = dict(
        db.exec(own.where(col(Game.status).in_(("lobby", "playing", "frozen"))).group_by(Game.status)).all()
    )
    theirs: list[ColumnElement[bool] | bool] = [Game.host == user]
    if gone := [x.game for x in opened_by(db, user)]:
        theirs.append(col(Game.id).in_(gone) & (Game.host != user))

    def made(*which: ColumnElement[bool] | bool) -> tuple[int, ...]:
        return tuple(sorted(x for mine in theirs for x in db.exec(select(Game.created).where(mine, *which))))

    opened = made(Game.guild == guild, col(Game.imported).is_(False), Game.created > now - HOUR)
    brought = made(col(Game.imported).is_(True), Game.created > now - DAY)
    kept = select(func.sum(Game.size)).where(Game.guild == guild, col(Game.imported).is_(True))
    return Hosted(
        stands.get("lobby", 0),
        stands.get("playing", 0) + stands.get("frozen", 0),
        opened,
        brought,
        int(db.exec(kept).one() or 0),
    )


def opened_by(db: Session, user: int) -> list[Opened]:
    """Return games, opened before the person's data were deleted, that still count for them."""
    return [x for x in db.exec(select(Opened)) if x.who == _hashed(x.game, user)]


def keep_opened(db: Session, game: Game, now: int) -> None:
    """Let a game count towards its host's limits until its day ends, though they are no longer named."""
    if game.created > now - DAY and db.get(Opened, game.id) is None:
        db.add(Opened(game=game.id, who=_hashed(game.id, game.host), at=game.created))


def _hashed(game: str, user: int) -> str:
    return sha256(f"{game}:{user}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Listed:
    """A game in a list: its row, seats, open questions and latest message, and its clocks, if it has any."""

    game: Game
    seats: list[SeatRow]
    asking: list[OpenDecision]
    message: Message | None
    clocks: list[SeatClock] = field(default_factory=list)


def listed(db: Session, games: Sequence[Game]) -> list[Listed]:
    """Add to games their seats, open questions and last message."""
    ids = [g.id for g in games]
    seats = list(db.exec(select(SeatRow).where(col(SeatRow.game).in_(ids)).order_by(col(SeatRow.place))))
    asking = list(db.exec(select(OpenDecision).where(col(OpenDecision.game).in_(ids))))
    boards = col(Message.what).in_((PostKind.TABLE, PostKind.LOBBY))
    last = select(func.max(Message.id)).where(col(Message.game).in_(ids), boards).group_by(col(Message.game))
    messages = {m.game: m for m in db.exec(select(Message).where(col(Message.id).in_(last)))}
    timed = [g.id for g in games if g.clock]
    clocks = list(db.exec(select(SeatClock).where(col(SeatClock.game).in_(timed)))) if timed else []
    return [
        Listed(
            g,
            [x for x in seats if x.game == g.id],
            [x for x in asking if x.game == g.id],
            messages.get(g.id),
            [x for x in clocks if x.game == g.id],
        )
        for g in games
    ]
