"""What counts towards limits, and games in lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, tuple_
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.connections.sqlite import Repository
from bot.store.models import (
    Former,
    Game,
    Message,
    OpenDecision,
    Opened,
    PostKind,
    SeatClock,
    SeatOffer,
    SeatRow,
)

HOUR, DAY = 3600, 86_400
#: Number of a person's games from which on theirs are looked for among all.
MANY = 3000


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


class Spot(NamedTuple):
    """A game's place in a list: which group of statuses it is in, when it last changed, and its id."""

    group: int
    changed: int
    id: str


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games are listed: of a server or with a seat of a person; of a title; only with `free` seats.

    They come by `groups` of statuses, and in each group the one that changed last comes first, or the oldest.
    Those in channels that are `shut` to its `reader` are left out, unless they are the reader's own.
    """

    groups: tuple[tuple[str, ...], ...]
    guild: int | None = None
    user: int | None = None
    title: str = ""
    free: bool = False
    oldest: bool = False
    reader: int = 0
    shut: frozenset[int] = frozenset()


class LimitRows(Repository):
    """Queries about everything that is limited."""

    async def hosted(self, user: int, guild: int, now: int) -> Hosted:
        """Count a person's games on a server, to refuse early what the transaction would refuse."""
        return await self.reader.read(lambda db: hosted(db, user, guild, now))

    async def browse(
        self, of: GameFilter, after: Spot | None, most: int, *, back: bool = False
    ) -> list[tuple[Spot, Listed]]:
        """List games that a filter lets through, from a place in the list on, or `back` from there.

        It takes as long at the end of a long list as at its beginning. They stand as they do in the list.
        """

        def read(db: Session) -> list[tuple[Spot, Listed]]:
            spots = _browsed(db, of, after, most, back=back)
            found = {x.game.id: x for x in listed(db, [game for _, game in spots])}
            return [(spot, found[game.id]) for spot, game in (reversed(spots) if back else spots)]

        return await self.reader.read(read)

    async def drop_opened(self, now: int) -> None:
        """Drop what was kept for a day of people who have had their data deleted, and counts no more."""
        over = col(Opened.at) <= now - DAY
        if await self.reader.read(lambda db: db.exec(select(Opened.game).where(over).limit(1)).first()):
            await self.writer.write(lambda db: db.execute(delete(Opened).where(over)) and None)


def _browsed(
    db: Session, of: GameFilter, after: Spot | None, most: int, *, back: bool
) -> list[tuple[Spot, Game]]:
    """Read games in the order in which a list is read on, or back."""
    found: list[tuple[Spot, Game]] = []
    many = of.user is not None and _plays_many(db, of.user)
    groups, down = list(enumerate(of.groups)), of.oldest == back
    for group, statuses in reversed(groups) if back else groups:
        if after is not None and (group > after.group if back else group < after.group):
            continue
        at = after if after is not None and group == after.group else None
        asked = [_in_order(of, x, at, down=down, along=many or of.user is None) for x in statuses]
        some = [x for ask in asked for x in db.exec(ask.limit(most))]
        some.sort(key=lambda x: (x.changed, x.id), reverse=down)
        found += [(Spot(group, x.changed, x.id), x) for x in some]
        if len(found) >= most:
            break
    return found[:most]


def _plays_many(db: Session, user: int) -> bool:
    """Return whether a person has so many games that it is quicker to look for theirs among all."""
    return db.exec(select(SeatRow.game).where(SeatRow.user == user).offset(MANY).limit(1)).first() is not None


def _in_order(
    of: GameFilter, status: str, at: Spot | None, *, down: bool, along: bool
) -> SelectOfScalar[Game]:
    """Ask for games of one status, `along` an index; of a person there may be few, and none is needed."""
    changed, number = col(Game.changed), col(Game.id)
    ask = select(Game).where((Game.status if along else Game.status + "") == status)
    ask = ask.where(Game.guild == of.guild) if of.guild is not None else ask
    ask = ask.where(Game.title == of.title) if of.title else ask
    if of.user is not None:
        theirs = select(SeatRow.game)
        each = theirs.where(SeatRow.game == number, SeatRow.user + 0 == of.user).exists()  # by the game's key
        ask = ask.where(each if along else number.in_(theirs.where(SeatRow.user == of.user)))
    if of.shut:
        held = (SeatRow.user == of.reader) | (SeatRow.invited == of.reader)
        seen = select(SeatRow.game).where(SeatRow.game == number, held).exists()
        was = select(Former.game).where(Former.game == number, Former.user == of.reader).exists()
        ask = ask.where(col(Game.channel).not_in(of.shut) | (Game.host == of.reader) | seen | was)
    if of.free:
        empty = select(SeatRow.game).where(SeatRow.game == number, SeatRow.user == 0)
        kept = empty.where(SeatRow.policy == "", SeatRow.invited == 0).exists()
        offered = select(SeatOffer.game).where(SeatOffer.game == number).exists()
        ask = ask.where(kept if status == "lobby" else offered)
    if at is not None:
        here, spot = tuple_(changed, number), tuple_(at.changed, at.id)
        ask = ask.where(here < spot if down else here > spot)
    return ask.order_by(changed.desc() if down else changed, number.desc() if down else number)


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
