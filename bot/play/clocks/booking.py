"""Whose clock runs, said whenever a game is committed; and how reliable people are with theirs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from bot.play.clocks import bank, time_off
from bot.play.clocks.bank import Clock, Stage, Terms, read_terms
from bot.play.clocks.time_off import ALWAYS, TimeOff, is_off
from bot.play.context import Context
from bot.play.model.rows import ORDER, SOLE
from bot.play.model.terms import Person, Refused, SeatInfo
from bot.play.model.title import Title
from bot.store.models import Outbox, Reliability, Schedule, SeatClock
from bot.store.repositories.clocks import ANEW, NOW
from bot.store.repositories.games import Loaded
from engine.core.endings import OFFERS
from engine.core.flow import pending, pending_answers
from engine.core.record import Entry
from engine.core.rules import Playing, Rules, Seat, Secrecy

#: Number of a person's last games that count.
LAST = 20

#: Number of timely answers that taking a seat over counts for, and of late ones that leaving one counts for.
TAKEN_OVER, LEFT_TO_OTHERS = 3, 2

#: Number of answers below which somebody counts as new.
KNOWN = 5

#: Somebody is often late if so many of their answers were late, and more than one in this many.
OFTEN, ONE_IN = 2, 6


class Word(StrEnum):
    """What hosts learn about a person's reliability."""

    STEADY = "steady"
    LATE = "late"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Record:
    """How often a person answered in time or late, lost a seat, and took one over in their last games."""

    kept: int = 0
    late: int = 0
    left: int = 0
    took: int = 0

    @property
    def word(self) -> Word:
        """Return what is said about them."""
        good, bad = self.kept + TAKEN_OVER * self.took, self.late + LEFT_TO_OTHERS * self.left
        if bad >= OFTEN and bad * ONE_IN > good + bad:
            return Word.LATE
        return Word.STEADY if good + bad >= KNOWN else Word.NEW


def record_of(rows: Sequence[Reliability]) -> Record:
    """Return a person's record from the rows of their games, the latest first."""
    last = rows[:LAST]
    kept, late = sum(x.kept for x in last), sum(x.late for x in last)
    return Record(kept, late, sum(x.gave_up for x in last), sum(x.took_over for x in last))


async def records_of(context: Context, users: Collection[int]) -> dict[int, Record]:
    """Return the record of each of these people."""
    rows = await context.store.reliability(users)
    return {user: record_of([x for x in rows if x.user == user]) for user in users}


async def fits(context: Context, clock: str, user: int) -> bool:
    """Return whether a person may join a table with these terms. A new person may."""
    return not read_terms(clock).steady or (await records_of(context, [user]))[user].word is not Word.LATE


async def check_fits(context: Context, clock: str, user: Person, by: Person) -> None:
    """Refuse a person at a table with these terms unless they fit.

    Raises:
        Refused: it asks for steady players, and they have often been late.

    """
    if not await fits(context, clock, user.id):
        raise Refused("refused-not-steady" if user.id == by.id else "refused-not-steady-them")


#: Origins of answers that count as the player's own, given now or beforehand.
OWN_ANSWERS = ("", ORDER, SOLE, "standing")

_COLUMNS = tuple(x.name for x in fields(Clock))

#: Due times that mean "look at this clock again".
_ANEW = (NOW, ANEW)


@dataclass(frozen=True, slots=True)
class Table:
    """What a table has agreed to, its patience too."""

    terms: Terms
    patience: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who has to answer: seats asked, seats whose answer is in and shut, and who holds the table up.

    `waits` is since when others are asked to agree to something, 0 if they are not.
    """

    asked: frozenset[Seat] = frozenset()
    shut: frozenset[Seat] = frozenset()
    waits: int = 0


@dataclass(frozen=True, slots=True)
class Happened:
    """The cause of a change: which seats have answered, or gone `back` by themselves.

    `n` is the latest entry. `undone` is the entry to which the game went back, or -1. `unsent` is since when
    a post that asks a seat has been undelivered. `renew` are seats of a person whose time off has changed,
    from `was` if that is known.
    """

    answered: frozenset[Seat] = frozenset()
    undone: int = -1
    n: int = 0
    unsent: Mapping[Seat, int] = field(default_factory=dict)
    renew: frozenset[Seat] = frozenset()
    was: Mapping[Seat, TimeOff] = field(default_factory=dict)
    back: frozenset[Seat] = frozenset()


def wanted(state: Playing, seats: Iterable[SeatInfo], waits: int, now: int) -> Wanted:
    """Say who has to answer now. Machine players have no clock, nor has who is away while one answers."""
    people = {x.seat for x in seats if x.user and not x.caretaker}
    asked = {d.seat for d in pending(state)} & people
    shut = ({d.seat for d in pending_answers(state)} & people) - asked
    offered = state.over is None and any(getattr(state, listed, ()) for listed in OFFERS.values())
    return Wanted(frozenset(asked), frozenset(shut), waits or (now if offered else 0))


def happened(entries: Iterable[Entry]) -> Happened:
    """Say what entries mean for clocks."""
    made = list(entries)
    own = {e.seat for e in made if e.how in ("answer", "act") and e.by in OWN_ANSWERS}
    back = frozenset(e.seat for e in made if e.how == "back")
    undone = next((e.action["to"] for e in made if e.how == "undo"), -1)
    return Happened(frozenset(own), undone, made[-1].n, back=back)


def clock_of(row: SeatClock) -> Clock:
    """Return a clock as it is kept."""
    return Clock(**{x: getattr(row, x) for x in _COLUMNS})


def is_over(title: Title, loaded: Loaded, seat: Seat) -> bool:
    """Return whether a seat has no time left and the others may act: never where that could tell a secret."""
    rows = () if is_veiled(title) else loaded.clocks
    return any(x.seat == seat and x.runs and not x.answered and x.stage >= Stage.ZERO for x in rows)


def is_veiled(title: Title) -> bool:
    """Return whether a running clock could tell of a question that others may not know of."""
    return _hides(title.game.state.rules)


def _hides(rules: Rules[Any]) -> bool:
    return any(k.secrecy is Secrecy.HIDDEN for k in rules.kinds.values())


class Bookings:
    """Brings the clocks of a game up to date."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def off(self, user: int, terms: Terms, host: int, by: Schedule | None = None) -> TimeOff:
        """Return a person's time off at a host's table with these terms.

        `by` is an earlier schedule of theirs to use instead.
        """
        if not user:
            return ALWAYS
        then = {"by": by} if by else {}
        return await time_off.availability(
            self._context, user, terms.weekends, vacation=terms.vacation, host=host, **then
        )

    async def after(
        self,
        loaded: Loaded,
        seats: Sequence[SeatInfo],
        state: Playing,
        entries: Sequence[Entry],
        counts: Sequence[Reliability],
        back: int = 0,
    ) -> tuple[list[SeatClock], list[Reliability]]:
        """Return the clocks that a change of the game's state changes, and `counts` with who was in time.

        The game has a clock. `back` is a user who was away until now.
        """
        seats = [x._replace(caretaker="") if x.user == back else x for x in seats]
        now = self._context.stored_now()
        waits = min((at for at, due in loaded.waits if due), default=0)  # other waits end with any entry
        want, why = wanted(state, seats, waits, now), happened(entries)
        timely = {x.seat for x in loaded.clocks if _in_time(clock_of(x), x.seat, want, why)}
        kept = [x.user for x in seats if x.seat in timely and x.user and not _hides(state.rules)]
        own = [Reliability(user=x, game=loaded.game.id, kept=1, at=now) for x in kept]
        changed = await self.changed(loaded, seats, want, why, now)
        look = {x.seat: ANEW if x.due == ANEW else NOW for x in loaded.clocks if x.due in _ANEW or x.fault}
        for x in changed:  # only a sweep knows which posts have not arrived
            x.due = look.get(x.seat, x.due) if x.runs else x.due
        return changed, [*own, *counts]

    async def give(self, loaded: Loaded, seat: SeatInfo, seconds: int, posts: Sequence[Outbox]) -> bool:
        """Add time to a bank, as the others have agreed; False when the game has changed.

        The caller holds it.
        """
        game, now = loaded.game, self._context.stored_now()
        terms, row = read_terms(game.clock), next((x for x in loaded.clocks if x.seat == seat.seat), None)
        if row is None:
            return False
        off = await self.off(seat.user, terms, game.host)
        more = bank.with_gift(clock_of(row), terms, off, now, seconds)
        if row.held:  # the next sweep checks whether it is still held up
            more = replace(more, due=NOW)
        return await self._context.store.put_clocks(game.id, game.revision, [row_of(row, more)], posts)

    async def late(self, loaded: Loaded, users: Mapping[Seat, int]) -> set[Seat]:
        """Return the seats whose time for a default answer has come."""
        terms, now, found = read_terms(loaded.game.clock), self._context.stored_now(), set[Seat]()
        for x in loaded.clocks:
            if 0 < x.usual <= now and x.runs and not (x.held or x.answered):
                off = await self.off(users.get(x.seat, 0), terms, loaded.game.host)
                found |= set() if is_off(off, now) else {x.seat}
        return found

    async def changed(
        self, loaded: Loaded, seats: Sequence[SeatInfo], want: Wanted, why: Happened, now: int
    ) -> list[SeatClock]:
        """Return the clocks that have changed, as they are now."""
        rows, table = (
            {x.seat: x for x in loaded.clocks},
            Table(read_terms(loaded.game.clock), loaded.game.patience),
        )
        found = []
        for x in seats:
            row = rows.get(x.seat) or SeatClock(game=loaded.game.id, seat=x.seat)
            was = clock_of(row)
            clock = bank.undone(was, why.undone) if why.undone >= 0 else was
            if x.seat in want.asked | want.shut or was.runs:
                off = await self.off(x.user, table.terms, loaded.game.host)
                clock = _moved(clock, table, off, now, x.seat, want, why)
            elif was.due:
                clock = replace(clock, due=0)
            if clock != was:
                found.append(row_of(row, clock))
        return found


def _in_time(clock: Clock, seat: Seat, want: Wanted, why: Happened) -> bool:
    """Return whether a clock stops as its seat has answered in time. What was undone before counts once."""
    if not clock.runs or clock.owes or clock.stage >= Stage.ZERO:
        return False
    if seat in want.asked | want.shut:  # a sealed answer was opened, and the next question is asked
        return clock.answered > 0 and seat in want.asked and seat not in why.back
    return seat in why.answered or clock.answered > 0


def _moved(
    clock: Clock, table: Table, off: TimeOff, now: int, seat: Seat, want: Wanted, why: Happened
) -> Clock:
    """Return a clock as it is after a change."""
    terms = table.terms
    if seat not in want.asked | want.shut:
        return bank.stopped(clock, terms, off, now, gains=seat in why.answered or clock.answered > 0, n=why.n)
    if clock.answered and seat in want.asked and seat not in why.back:  # opened, and the next is asked
        clock = bank.stopped(clock, terms, off, now, gains=True, n=why.n)
    if not clock.runs:
        clock = bank.begun(clock, terms, off, now, patience=table.patience, again=why.undone >= 0)
    elif clock.held or clock.due in _ANEW or seat in why.renew:
        # others must not see whether an answer is in, or has been taken back
        renews = clock.due == ANEW or (seat in why.renew and seat not in why.was)
        anew = renews and seat not in want.shut and not clock.answered
        clock = clock if clock.held else _held_up(clock, now, want.waits, why.unsent.get(seat, 0))
        clock = bank.renewed(clock, terms, off, now, shown=anew)
        if seat in why.was:
            clock = bank.otherwise(clock, why.was[seat], off, now)
    elif seat in why.answered:
        clock = bank.asked_anew(clock, off, now, table.patience)
    if seat in want.shut:
        clock = bank.shut(clock, now, own=seat in why.answered)
    elif clock.answered:
        clock = bank.reopened(clock, terms, off, now)
    return _held_up(clock, now, want.waits, why.unsent.get(seat, 0))


def _held_up(clock: Clock, now: int, waits: int, unsent: int) -> Clock:
    """Hold a clock up where its seat cannot answer, or others have to say something first."""
    if unsent:
        return bank.held_up(clock, unsent, fault=True, again=now + 60)
    if waits and clock.waited < bank.MOST_HELD:
        return bank.held_up(clock, waits, fault=False)
    return clock


def row_of(row: SeatClock, clock: Clock) -> SeatClock:
    """Return a row that keeps a clock."""
    values = {x: getattr(clock, x) for x in _COLUMNS}
    return SeatClock(game=row.game, seat=row.seat, nudged=row.nudged, **values)
