"""Cups: opened, entered, gone on with round by round, and their cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import delete, func, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import ClashError, FullError
from bot.store.models import Cup, CupStatus, Entrant, Game, Hook, Pairing, SeatRow
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import put_hooks
from bot.store.statements.plain import connection_of

#: Number of cups that are looked at in one sweep.
AT_ONCE = 20
#: Stages of a cup that has not ended.
GOING = (CupStatus.OPEN, CupStatus.RUNNING)


@dataclass(frozen=True, slots=True)
class CupState:
    """A cup as it stands: who has entered, who met whom, and the rows of games and seats that it has."""

    cup: Cup
    entrants: list[Entrant]
    pairings: list[Pairing]
    games: dict[str, Game] = field(default_factory=dict)
    seats: dict[str, list[SeatRow]] = field(default_factory=dict)


#: Changes a cup's rows; raises to leave everything as it is.
Change = Callable[[Session, CupState], None]


class CupRows(Repository):
    """Queries over cups."""

    async def add_cup(self, cup: Cup) -> None:
        """Open a cup."""
        await self.writer.write(lambda db: db.add(cup), hold=cup.guild)

    async def cup(self, cup: str) -> CupState | None:
        """Read a cup; None if there is none."""
        return await self.reader.read(lambda db: _state(db, cup))

    async def cups(self, guild: int, most: int = 10) -> list[Cup]:
        """List a server's latest cups."""
        ask = select(Cup).where(Cup.guild == guild).order_by(col(Cup.made).desc(), col(Cup.id)).limit(most)
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def cups_in(self, channel: int) -> list[Cup]:
        """List the cups of a channel that go on."""
        ask = select(Cup).where(Cup.channel == channel, col(Cup.status).in_(GOING))
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def cups_of(self, host: int, guild: int) -> int:
        """Count the cups that a person has open or running on a server."""
        ask = select(func.count()).select_from(Cup).where(Cup.host == host, Cup.guild == guild)
        going = ask.where(col(Cup.status).in_(GOING))
        return await self.reader.read(lambda db: db.exec(going).one())

    async def enter_cup(self, cup: str, user: int, name: str) -> None:
        """Enter somebody into a cup that is open.

        Raises:
            FullError: it is full, or no longer open.
            ClashError: they have entered it already.

        """

        def write(db: Session) -> None:
            row, every = db.get(Cup, cup), _entrants(db, cup)
            there = [x for x in every if not x.gone]
            if row is None or row.status != CupStatus.OPEN or len(there) >= row.size:
                raise FullError("nobody can enter this cup now")
            if any(x.user == user for x in there):
                raise ClashError("they have entered already")
            for x in every:
                if x.gone:  # somebody forgotten: their place is free
                    db.delete(x)
            db.add(Entrant(cup=cup, user=user, name=name))
            row.due, row.revision = 1, row.revision + 1

        await self.writer.write(write, hold=cup)

    async def leave_cup(self, cup: str, user: int) -> bool:
        """Take somebody out of a cup; under way they have gone. False if they are not in it or it is over."""

        def write(db: Session) -> bool:
            row = db.get(Cup, cup)
            mine = next((x for x in _entrants(db, cup) if x.user == user and not x.gone), None)
            if row is None or mine is None or row.status not in GOING:
                return False
            if row.status == CupStatus.OPEN:
                db.execute(delete(Entrant).where(col(Entrant.id) == mine.id))
            else:
                mine.gone = True
            row.due, row.revision = 1, row.revision + 1
            return True

        return await self.writer.write(write, hold=cup)

    async def close_cup(self, cup: str, hooks: Sequence[Hook] = ()) -> bool:
        """Call a cup off; False if it has ended."""
        going = update(Cup).where(col(Cup.id) == cup, col(Cup.status).in_(GOING))
        values = {"status": CupStatus.CLOSED, "due": 1, "revision": Cup.revision + 1}

        def write(db: Session) -> bool:
            closed = db.exec(going.values(**values)).rowcount == 1
            put_hooks(connection_of(db), hooks if closed else ())
            return closed

        return await self.writer.write(write, hold=cup)

    async def hold_cups(self, now: int, until: int, shards: Part | None = None) -> list[str]:
        """Take up cups that are due as the only process that does; `shards` as with `cards_due`."""
        due = (Cup.due > 0, Cup.due <= now, Cup.held <= now, of_shards(shards, Cup))
        ask = select(Cup.id).where(*due).order_by(col(Cup.due)).limit(AT_ONCE)
        found = await self.reader.read(lambda db: list(db.exec(ask)))
        return [
            x for x in found if await self.writer.write(partial(_claim, name=x, now=now, until=until), hold=x)
        ]

    async def advance_cup(
        self,
        state: CupState,
        *,
        decided: Sequence[Pairing] = (),
        new: Sequence[Pairing] = (),
        numbers: Sequence[tuple[int, int]] = (),
        status: str = "",
        hooks: Sequence[Hook] = (),
    ) -> bool:
        """Write what has been decided and who meets next, unless the cup has changed since it was read.

        `numbers` are those under which entrants (by their ids) play.
        """

        def write(db: Session) -> bool:
            same = update(Cup).where(col(Cup.id) == state.cup.id, col(Cup.revision) == state.cup.revision)
            values = {"revision": state.cup.revision + 1, "status": status or state.cup.status}
            if db.exec(same.values(**values)).rowcount != 1:
                return False
            for x in decided:
                db.merge(x)
            db.add_all(new)
            for who, number in numbers:
                db.execute(update(Entrant).where(col(Entrant.id) == who).values(number=number))
            put_hooks(connection_of(db), hooks)
            return True

        return await self.writer.write(write, hold=state.cup.id)

    async def keep_cup(self, cup: str, **values: object) -> None:
        """Save what has become of a cup's card, and when the cup is due again."""
        mine = update(Cup).where(col(Cup.id) == cup)
        await self.writer.write(lambda db: db.execute(mine.values(**values)) and None, hold=cup)


def _claim(db: Session, name: str, now: int, until: int) -> bool:
    mine = update(Cup).where(col(Cup.id) == name, col(Cup.held) <= now)
    return db.exec(mine.values(held=until)).rowcount == 1


def _state(db: Session, name: str) -> CupState | None:
    cup = db.get(Cup, name)
    if cup is None:
        return None
    ask = select(Pairing).where(Pairing.cup == name).order_by(col(Pairing.round), col(Pairing.board))
    pairings = list(db.exec(ask))
    ids = {x for y in pairings for x in (y.first, y.second) if x}
    games = {x.id: x for x in db.exec(select(Game).where(col(Game.id).in_(ids)))}
    seats = dict[str, list[SeatRow]]()
    for x in db.exec(select(SeatRow).where(col(SeatRow.game).in_(ids)).order_by(col(SeatRow.place))):
        seats.setdefault(x.game, []).append(x)
    return CupState(cup, _entrants(db, name), pairings, games, seats)


def _entrants(db: Session, cup: str) -> list[Entrant]:
    return list(db.exec(select(Entrant).where(Entrant.cup == cup).order_by(col(Entrant.id))))
