"""Games that a sweep must continue: by a machine player or a default answer, or abandoned lobbies.

What comes next in a game depends on its seats, questions, standing answers and clocks: too much to
query for all games every few seconds. So the game's row says when to check (`Game.turn_at`). Code that
changes any of these sets it to `ANEW` in the same transaction, and the next sweep works it out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import bindparam, case, func, literal, or_, update
from sqlmodel import Session, SQLModel, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import PATH, PREPARED, Game, OpenDecision, SeatClock, SeatRow, Standing
from bot.store.shards import Part, in_part, of_shards

#: Turn time of a game for which it must be worked out anew when it may go on by itself.
ANEW = 1
#: Maximum number of games looked at in one transaction, and taken up in one sweep.
AT_ONCE, MOST = 250, 100
#: Number of games under way that each sweep checks, continuing where the last one stopped.
PAGE = 200
#: A game under way. The odd form of the first condition keeps SQLite from using its index first.
GOES_ON = (col(Game.status) + "" == "playing", col(Game.parked) == "")


@dataclass(frozen=True, slots=True)
class Usual:
    """Which kinds of question get a default answer, and after how many seconds by the bot's own setting."""

    kinds: Sequence[str] = ()
    patience: int = 0


class Page(NamedTuple):
    """What was found in games that were looked through: which have older rules, and the last ("": of all)."""

    older: list[str]
    last: str


class TurnRows(Repository):
    """Queries about games that continue by themselves."""

    async def machines_turn(self, now: int, usual: Usual, *, shards: Part | None = None) -> list[str]:
        """List games in which a machine player, a standing answer or a default answer may have to act.

        For games marked for it, this and the person they wait for are worked out again. With `shards` only
        games of servers on these are listed.
        """
        ask = select(Game.id).where(Game.turn_at > 0, Game.turn_at <= now, of_shards(shards))
        ask = ask.order_by(col(Game.turn_at)).limit(AT_ONCE)
        found: dict[str, None] = {}
        while True:
            some = await self.reader.read(lambda db: list(db.exec(ask)))
            new = [x for x in some if x not in found]
            if new:
                settle = partial(_settled, games=new, now=now, usual=usual)
                found |= dict.fromkeys(await self.writer.write(settle, hold=tuple(new)))
            if len(some) < AT_ONCE or len(found) >= MOST or not new:
                return list(found)

    async def look_through(
        self, after: str, now: int, usual: Usual, editions: Mapping[str, int], shards: Part | None = None
    ) -> Page:
        """Check some games under way, the next ones after a given one.

        If a game's turn would come too late, as after a change of the bot's settings, it is worked out again.
        """
        ask = _standing(usual).where(Game.status == "playing", Game.id > after)
        ask = ask.order_by(col(Game.id)).limit(PAGE)
        rows = await self.reader.read(lambda db: [Stands(*x) for x in db.execute(ask)])
        late = [x.id for x in rows if x.turn_at != ANEW and x.would_be_late(now, usual)]
        if late:
            await self.writer.write(lambda db: turn_anew(db, *late), hold=tuple(late))
        older = [x for x in rows if x.edition < editions.get(x.title, 0)]
        here = [x.id for x in older if shards is None or in_part(shards, x.guild)]
        return Page(here, rows[-1].id if len(rows) == PAGE else "")

    async def musters_due(self, before: int, *, shards: Part | None = None) -> list[str]:
        """List lobbies whose people were called together by then, and have not started."""
        lobby = col(Game.status) + "" == "lobby"  # so that SQLite does not start from all lobbies
        ask = select(Game.id).where(lobby, Game.muster > 0, Game.muster <= before, of_shards(shards))
        return await self.reader.read(lambda db: list(db.exec(ask.order_by(col(Game.muster)).limit(20))))

    async def forgotten_lobbies(
        self, before: int, most: int = 20, *, shards: Part | None = None
    ) -> list[str]:
        """List lobbies that have not been used since then, the oldest first; `shards` as above."""
        ask = select(Game.id).where(Game.status == "lobby", Game.changed <= before, of_shards(shards))
        oldest = ask.order_by(col(Game.changed)).limit(most)
        return await self.reader.read(lambda db: list(db.exec(oldest)))


def turn_anew(db: Session, *games: str) -> None:
    """Mark games' turns to be worked out again, inside the transaction that changes the games."""
    db.execute(update(Game).where(col(Game.id).in_(games)).values(turn_at=ANEW))


class Stands(NamedTuple):
    """A game's circumstances, as far as they decide when it continues by itself.

    `at_once` counts machine players and standing answers that are next. `asked` is since when a question
    that may get its default answer has waited, `timed` when a clock gives it, `prepared` from when on an
    answer that was prepared may be given, `person` since when a person has been waited for.
    """

    id: str
    title: str
    edition: int
    guild: int
    status: str
    parked: str
    clock: str
    patience: int
    turn_at: int
    waits_since: int
    at_once: int
    asked: int | None
    timed: int | None
    prepared: int | None
    person: int | None

    @property
    def goes_on(self) -> bool:
        """Return whether anything can happen in this game at all."""
        return self.status == "playing" and not self.parked

    def turn(self, usual: Usual) -> int:
        """Return when it may have to continue by itself: `ANEW` means now, 0 not in this state."""
        if not self.goes_on or self.at_once:
            return ANEW if self.goes_on else 0
        most = usual.patience if self.patience < 0 else self.patience
        dues = [x for x in (self.timed, self.prepared) if x is not None]
        if not self.clock and most > 0 and self.asked is not None:
            dues.append(self.asked + most)
        return max(ANEW, min(dues)) if dues else 0

    def waits(self) -> int:
        """Return since when it has waited for a person whose presence is unchecked; 0 for nobody."""
        return max(1, self.person) if self.goes_on and self.guild and self.person is not None else 0

    def would_be_late(self, now: int, usual: Usual) -> bool:
        """Return whether its row would have it checked too late."""
        turn, waits = self.turn(usual), self.waits()
        return (turn > 0 and not 0 < self.turn_at <= max(turn, now)) or waits != self.waits_since


#: The first columns of `Stands`.
_OF_GAME = Stands._fields[:10]
#: Stage from which clocks have no time left.
OVER = 4


def _standing(usual: Usual) -> Any:
    """Query games' circumstances: the columns of `Stands`.

    Rows are counted even where an existence test would do: for that, PostgreSQL might scan a whole table.
    """
    game, of_seat = col(OpenDecision.game) == Game.id, col(SeatRow.seat) == OpenDecision.seat
    plays = or_(col(SeatRow.policy) != "", col(SeatRow.caretaker) != "")
    machines = _count(game, SeatRow.game == Game.id, of_seat, plays)
    kind = col(Standing.kind).in_((OpenDecision.kind, PATH))
    left = _count(game, Standing.game == Game.id, Standing.seat == OpenDecision.seat, kind)
    lapses = col(OpenDecision.kind).in_(usual.kinds)
    asked = select(func.min(OpenDecision.since)).where(game, lapses)
    runs = (SeatClock.usual > 0, col(SeatClock.runs), SeatClock.held == 0, SeatClock.answered == 0)
    given = or_(lapses, col(SeatClock.stage) >= OVER)  # then any answer is given, not only a usual one
    clock = select(func.min(SeatClock.usual)).where(
        game, SeatClock.game == Game.id, SeatClock.seat == OpenDecision.seat, *runs, given
    )
    ahead = col(Standing.kind) == literal(PREPARED) + col(OpenDecision.kind)
    prepared = select(func.min(Standing.since)).where(
        game, Standing.game == Game.id, Standing.seat == OpenDecision.seat, ahead, Standing.since > 0
    )
    since = case((col(SeatRow.looked) > OpenDecision.since, SeatRow.looked), else_=OpenDecision.since)
    person = select(func.min(since)).where(game, SeatRow.game == Game.id, of_seat, SeatRow.user != 0)
    found = [x.correlate(Game).scalar_subquery() for x in (machines, left, asked, clock, prepared, person)]
    columns: list[Any] = [*(getattr(Game, x) for x in _OF_GAME), found[0] + found[1], *found[2:]]
    return select(*columns)


def _count(*which: Any) -> Any:
    found: Any = select(func.count())
    return found.where(*which)


_SETTLE = (
    update(SQLModel.metadata.tables["game"])
    .where(SQLModel.metadata.tables["game"].c.id == bindparam("game"))
    .values(turn_at=bindparam("turn"), waits_since=bindparam("waits"))
)


def _settled(db: Session, games: Collection[str], now: int, usual: Usual) -> list[str]:
    """Work out and save when games may continue by themselves; return those that may now.

    The caller holds the games' locks, so that they do not change meanwhile.
    """
    due, rows = [], []
    ask = _standing(usual).where(col(Game.id).in_(games)).order_by(col(Game.turn_at))
    for x in (Stands(*row) for row in db.execute(ask)):
        turn = x.turn(usual)
        if 0 < turn <= now:
            due.append(x.id)
            turn = max(now, ANEW + 1)  # if it cannot go on after all, others come first
        rows.append({"game": x.id, "turn": turn, "waits": x.waits()})
    if rows:
        db.connection().execute(_SETTLE, rows)
    return due
