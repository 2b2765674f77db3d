"""When time runs low or out: reminders, what follows by itself, what those who are there may do.

`Clocks` looks for clocks that are due, and for those of people whose time off has changed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.play.clocks import bank, time_off
from bot.play.clocks.bank import DAY, AtZero, Stage, Terms, read_terms
from bot.play.clocks.booking import Bookings, Happened, clock_of, is_over, is_veiled, row_of, wanted
from bot.play.clocks.time_off import TimeOff, ends, is_off, local_day, next_at
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Added, Live, TableStand, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Requests
from bot.play.lobby.hosting import Hosting
from bot.play.lobby.seating import Seats, Substitutes
from bot.play.model.rows import LOG
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, SeatInfo, Status, relative
from bot.play.model.title import Title
from bot.play.queries.inbox import GameLists, PersonalGames, bearers, called
from bot.store.models import (
    LAPSE,
    Outbox,
    PostKind,
    Reliability,
    Request,
    RequestKind,
    Schedule,
    SeatClock,
)
from bot.store.repositories.clocks import ANEW, ASKING
from bot.store.shards import Part
from engine.core import record
from engine.core.codec import canonical
from engine.core.dice import CommittedDice
from engine.core.endings import Resign
from engine.core.rules import Seat
from render.core.text import Words

#: Maximum number of games named in a reminder.
MOST_NAMED = 10


@dataclass(frozen=True, slots=True)
class Wanted:
    """Who is wanted at a table: in which seat, and until when.

    `veiled`: others may not learn of it. `late`: their time is up.
    """

    user: int
    seat: Seat
    zero: int
    veiled: bool
    late: bool = False


class Reminders:
    """Sends reminders. One reminder names all waiting games, so that nobody gets two on one day of theirs."""

    def __init__(self, context: Context, game_lists: GameLists) -> None:
        self._context, self._game_lists = context, game_lists

    async def remind(self, live: Live, who: Wanted) -> bool:
        """Commit a reminder; False when they have had one today, want none, or have time off."""
        now, off = self._context.stored_now(), await time_off.availability(self._context, who.user, False)
        if is_off(off, now):
            return False
        post = await self._post(live, who)
        if post is None:
            return False
        return await self._context.store.remind(who.user, local_day(off, now), [post])

    async def _post(self, live: Live, who: Wanted) -> Outbox | None:
        """Make the reminder: a direct message names all of the person's games, a channel only its own.

        While a table answers in secret nobody is reminded in its channel, since that would show who has not
        answered.
        """
        calls = (await self._context.store.preference(who.user)).calls
        row = next((x for x in live.loaded.seats if x.user == who.user), None)
        secret = who.veiled or live.info.hidden or bool(live.asked_in_secret)
        shut = row is not None and row.dm_closed
        if calls == "none" or (secret and shut):
            return None
        facts = {"user": who.user, "seat": who.seat}
        if secret or (calls != "channel" and not shut):
            waits = await self._waiting(live, who)
            facts |= {"n": len(waits)}
            more = len(waits) - MOST_NAMED
            rest = [f"- … +{more}: /games"] if more > 0 else []
            lines = "\n".join([*map(_line, waits[:MOST_NAMED]), *rest])
            key = "note-reminder-late" if who.late else "note-reminder"
            return self._context.outgoing.note(live.row.id, f"u{who.user}", key, lines=lines, **facts)
        till = relative(who.zero)
        key = "note-reminder-here-late" if who.late else "note-reminder-here"
        return self._context.outgoing.note(
            live.row.id, live.lane, key, till=till, who=f"<@{who.user}>", **facts
        )

    async def _waiting(self, live: Live, who: Wanted) -> list[tuple[str, str, int]]:
        """List the games that wait for a person: each one's name, place and deadline.

        The day's only reminder mentions all of them.
        """
        found = await self._game_lists.turns(Person(who.user, ""))
        mine = [x for x in found if x.mine and x.game.status is Status.PLAYING]
        mine.sort(key=lambda x: x.game.id != live.row.id)
        zero = {x.game.id: x.zero for x in mine} | {live.row.id: who.zero}
        return [(called(x.game, self._context.titles), x.game.link, zero[x.game.id]) for x in mine]


def _line(x: tuple[str, str, int]) -> str:
    name, link, zero = x
    called = f"[{name}]({link})" if link else name
    return f"- **{called}**" + (f" · {relative(zero)}" if zero else "")


class Step(StrEnum):
    """What may be done about a seat without time; all but to nudge needs everybody who is there."""

    NUDGE = "nudge"
    GIVE = "give"
    CARE = "care"
    OFFER = "offer"
    END = "end"


#: The request by which the others are asked to agree to a step.
ASKED = {
    Step.GIVE: RequestKind.GIVE,
    Step.CARE: RequestKind.CARE,
    Step.OFFER: RequestKind.CARE_OFFER,
    Step.END: RequestKind.CARE_END,
}


@dataclass(frozen=True, slots=True)
class Reached:
    """A stage that a seat's clock has reached: whose seat it is, and when nothing will be left.

    `veiled`: no other player may learn of it, for a running clock could tell of a hidden question. At zero
    its default answer is given, and nothing else happens. `counts` is added in the transaction that notes it.
    """

    seat: Seat
    user: int
    stage: Stage
    zero: int
    at_zero: AtZero
    veiled: bool
    counts: Sequence[Reliability] = ()


class Overruns:
    """Reminds whose clock runs low, and acts as the table has agreed when it has run out."""

    def __init__(
        self, context: Context, commits: Commits, reminders: Reminders, substitutes: Substitutes, seats: Seats
    ) -> None:
        self._context, self._commits, self._reminders, self._substitutes = (
            context,
            commits,
            reminders,
            substitutes,
        )
        self._seats = seats

    async def reached(self, live: Live, what: Reached) -> Sequence[Outbox]:
        """Do what a stage asks for; return the posts to commit together with its being recorded.

        The caller holds the game's lock, and never calls during this person's time off. Changes of the game
        must be committed here, with its revision: then returned posts that no longer fit are dropped, and
        the clock is checked again.
        """
        if what.stage < Stage.ZERO:
            await self._reminders.remind(live, Wanted(what.user, what.seat, what.zero, what.veiled))
        elif what.veiled:
            return ()
        elif what.at_zero is AtZero.LOSE and _resigns(live.title):
            await self._lose(live, what)
        elif what.at_zero is not AtZero.ACT or what.stage is Stage.LEFT:
            await self._substitutes.stand_in(live, what.user, "note-away-late", what.counts)
        else:
            return self._notes(live, what)
        return ()

    async def _lose(self, live: Live, what: Reached) -> None:
        """Resign for a seat, as its table has agreed beforehand."""
        held = await self._commits.dice(live)
        dice = CommittedDice(held.seed, held.game, held.words, held.k)
        move = record.do_act(live.state, live.row.n + 1, what.seat, "resign", Resign(), dice, by=LAPSE)
        facts = {"user": what.user, "seat": what.seat}
        told = self._context.outgoing.note(live.row.id, f"u{what.user}", "note-lost-on-time", **facts)
        await self._commits.commit(
            live, [self._commits.made(live, None, move)], dice=dice, extra=[told], counts=what.counts
        )
        await self._seats.vacate(live.row.id)

    def _notes(self, live: Live, what: Reached) -> Sequence[Outbox]:
        """Tell the players present, and the one out of time, what can be done now; nobody if all are away."""
        others = [
            user
            for seat, user in live.info.present.items()
            if user not in (0, what.user) and not is_over(live.title, live.loaded, seat)
        ]
        if not others:
            return ()
        called = sorted({*others, what.user})
        facts = {"seat": what.seat, "late": f"<@{what.user}>", "called": called}
        return (self._context.outgoing.note(live.row.id, live.lane, "note-overrun", **facts),)


def _resigns(title: Title) -> bool:
    """Return whether the title has resignation."""
    return "resign" in title.game.rules.frees


#: Seconds without a sweep that count as an outage: sweeps come every few seconds.
OUTAGE = 120

#: Seconds between two notes that sweeps are running.
BEAT = 30


class Clocks:
    """Checks clocks that are due, shows those that run, and lets a table act on a seat whose time is up.

    One person left at the table acts at once, several by consent. Others whose time has run out, too, or in
    whose place a machine player answers, are not asked.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        bookings: Bookings,
        overruns: Overruns,
        wording: Wording,
        requests: Requests,
        reminders: Reminders,
        substitutes: Substitutes,
        hosting: Hosting,
    ) -> None:
        self._context, self._games, self._bookings, self._overruns = context, games, bookings, overruns
        self._wording, self._requests, self._reminders, self._substitutes = (
            wording,
            requests,
            reminders,
            substitutes,
        )
        self._hosting = hosting
        self._store = context.store
        self._noted = 0

    async def rebook(self, user: int, was: Schedule | None = None) -> None:
        """Book the time a user has used, and work out again until when they have time.

        Called before their time off changes, so that past time is counted by the old schedule, and again
        afterwards, with the old schedule as `was`.
        """
        for game in await self._store.clocked_games(user):
            await self._look(game, user, was)

    @asynccontextmanager
    async def rebooked(self, user: int) -> AsyncIterator[None]:
        """Change a user's time off, booking their clocks before and after."""
        was = await self._store.schedule(user)
        await self.rebook(user, was)
        try:
            yield
        finally:
            await self.rebook(user, was)

    async def sweep(self, shards: Part | None) -> None:
        """Look at the clocks that are due. Part of every sweep."""
        await self._pulse(shards)
        for game in await self._store.clocks_due(self._context.stored_now(), shards=shards):
            try:
                await self._look(game)
            except Exception:
                LOG.exception("the clocks of game %s could not be looked at", game)

    async def _pulse(self, shards: Part | None) -> None:
        """Note now and then that the bot is there; give time back in which it was not."""
        now = self._context.stored_now()
        if 0 <= now - self._noted < BEAT:
            return
        self._noted = now
        if gap := await self._store.pulse(now, OUTAGE, shards):
            LOG.info("nobody could play for %d s: clocks go on as if that time had not been", gap)

    async def _look(self, game: str, renew: int = 0, was: Schedule | None = None) -> None:
        """Bring a game's clocks up to date; `renew` is the user whose time off was `was` and has changed."""
        async with self._context.locks(game), self._store.alone(game) as mine:
            if not mine:
                await self._later(game, renew)
                return
            try:
                live = await self._games.load(game, Status.PLAYING, to_change=True)
            except Refused as why:
                LOG.info("the clocks of game %s wait: %s", game, why.key)
                return
            now = await self._brought_up_to_date(live, renew, was) if live.row.clock else None
            for row in now.loaded.clocks if now else ():
                if 0 < row.due <= self._context.stored_now() and not await self._act(now or live, row):
                    return

    async def _later(self, game: str, renew: int) -> None:
        """Leave a game that another process holds to the next sweep; what is due stays due."""
        if renew:
            await self._store.nudge(game, anew=True)

    async def _brought_up_to_date(self, live: Live, renew: int, was: Schedule | None) -> Live | None:
        """Write the changes to a game's clocks; None if it has changed again meanwhile."""
        now, seats = self._context.stored_now(), live.info.seats
        waits = min((at for at, _ in live.loaded.waits), default=0)
        mine = [x for x in seats if renew and renew in self._calendars(live, x)]
        before = {
            x.seat: await self._bookings.off(x.user, read_terms(live.row.clock), live.row.host, was)
            for x in mine
            if was
        }
        why = Happened(
            n=live.row.n, unsent=await self._unsent(live), renew=frozenset(x.seat for x in mine), was=before
        )
        want = wanted(live.state, seats, waits, now)
        changed = {x.seat: x for x in await self._bookings.changed(live.loaded, seats, want, why, now)}
        if not changed:
            return live
        rows = {x.seat: x for x in live.loaded.clocks}
        posts = [] if is_veiled(live.title) else self._redraws(live, rows, changed, why.renew)
        if not await self._store.put_clocks(live.row.id, live.row.revision, changed.values(), posts):
            return None
        rows |= changed
        return replace(live, loaded=replace(live.loaded, clocks=list(rows.values())))

    def _redraws(
        self,
        live: Live,
        rows: Mapping[Seat, SeatClock],
        changed: Mapping[Seat, SeatClock],
        renew: frozenset[Seat],
    ) -> list[Outbox]:
        """Update the newest board's deadline of a user whose time off has changed."""
        had = {seat: x for seat, x in rows.items() if x.runs and (seat in renew or x.due == ANEW)}
        moved = any(x.runs and seat in had and x.zero != had[seat].zero for seat, x in changed.items())
        return [self._context.outgoing.redrawn(live.row.id, live.lane)] if moved else []

    @staticmethod
    def _calendars(live: Live, seat: SeatInfo) -> tuple[int, ...]:
        """Return whose time off bears on a seat: its player's, and its host's where weekends are off."""
        return (seat.user, live.row.host) if read_terms(live.row.clock).weekends else (seat.user,)

    async def _unsent(self, live: Live) -> dict[Seat, int]:
        """Return since when a post that asks a seat has not arrived."""
        found = dict[Seat, int]()
        posts = [x for x in await self._store.unsent(live.row.id) if x.what in ASKING]
        for x in live.info.seats:
            made = [p.made for p in posts if p.lane in (live.lane, f"u{x.user}")]
            if x.user and made:
                found[x.seat] = min(made)
        return found

    async def _act(self, live: Live, row: SeatClock) -> bool:
        """Tell what a clock has reached, or when to look at it again; False when the game has changed."""
        terms, now = read_terms(live.row.clock), self._context.stored_now()
        info = live.info.seat(row.seat)
        if info is None:
            return True
        off, c = await self._bookings.off(info.user, terms, live.row.host), clock_of(row)
        if c.stage == Stage.ZERO:  # a vacation that begins during an overrun does not stop it
            off = replace(off, away=tuple(x for x in off.away if x[0] < c.zero))
        if is_off(off, now):
            later = replace(c, due=ends(off, now))
            return await self._store.put_clocks(live.row.id, live.row.revision, [row_of(row, later)])
        stage = bank.reached(c, terms, off, now)
        if stage is Stage.NONE:
            later = bank.at_stage(c, terms, off, Stage(c.stage))
            return await self._store.put_clocks(live.row.id, live.row.revision, [row_of(row, later)])
        return await self._tell(live, row, info, terms, off, stage)

    async def _tell(
        self, live: Live, row: SeatClock, info: SeatInfo, terms: Terms, off: TimeOff, stage: Stage
    ) -> bool:
        c, veiled, now = clock_of(row), is_veiled(live.title), self._context.stored_now()
        counted = stage is Stage.ZERO and not veiled and not c.owes  # only once, even after an undo
        counts = [Reliability(user=info.user, game=live.row.id, late=1, at=now)] if counted else []
        what = Reached(
            seat=row.seat,
            user=info.user,
            stage=stage,
            zero=c.zero,
            at_zero=terms.at_zero,
            veiled=veiled,
            counts=counts,
        )
        posts = await self._overruns.reached(live, what)
        c = bank.at_stage(c, terms, off, stage)
        if what.veiled and stage is Stage.ZERO:  # the others cannot act: they may not know of it
            c = replace(c, usual=now)
        after = row_of(row, c)
        return await self._store.put_clocks(live.row.id, live.row.revision, [after], posts, counts)

    async def part(self, shown: TableStand) -> Added:
        """Say whose time runs."""
        live, say = shown.live, shown.desk.say
        return Added(lines=(whose_time(live, self._wording.names(live, say), say),))

    @done_anew
    async def act(self, game: str, by: Person, seat: Seat, step: Step) -> bool:
        """Do something about a seat; False when the others have been asked first.

        Raises:
            Refused: its player has time, or it is not for them to say.

        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = self._overdue(live, seat)
            if live.info.seat_of(by.id) is None:
                raise Refused("refused-not-seated")
            if row.user == by.id:
                raise Refused("refused-own-overrun")
            self._requests.here(live, by)
            if step is Step.NUDGE:
                return await self._nudge(live, row)
            over = {x.user for x in live.info.seats if is_over(live.title, live.loaded, x.seat)}
            others = live.info.others(by.id, *over)
            if not others:
                await self._do(live, row, step, by, by)
                return True
            request = Request(game=game, what=ASKED[step], user=by.id, seat=seat)
            await self._requests.ask(live, request, by.name, others)
            return False

    async def agreed(self, live: Live, request: Request, user: Person) -> bool:
        """Do it, now that all who are there have agreed."""
        step = next(x for x, kind in ASKED.items() if kind == request.what)
        try:
            row = self._overdue(live, request.seat)
        except Refused:
            moot = self._context.outgoing.note(live.row.id, live.lane, "note-overrun-moot", seat=request.seat)
            return await self._context.store.settle(request.id or 0, [moot])
        wisher = Person(request.user, live.info.name_of(request.user))
        await self._context.store.settle(request.id or 0)
        live = await self._games.load(live.row.id, Status.PLAYING, to_change=True)
        await self._do(live, row, step, wisher, user)
        return True

    def _overdue(self, live: Live, seat: Seat) -> SeatInfo:
        row = live.info.seat(seat)
        if row is None or row.caretaker or not is_over(live.title, live.loaded, seat):
            raise Refused("refused-not-overrun")
        return row

    async def _nudge(self, live: Live, row: SeatInfo) -> bool:
        """Remind them once more, if they have had no reminder today.

        Raises:
            Refused: they have.

        """
        zero = next((x.zero for x in live.loaded.clocks if x.seat == row.seat), 0)
        if not await self._reminders.remind(live, Wanted(row.user, row.seat, zero, veiled=False, late=True)):
            raise Refused("refused-nudged")
        return True

    async def _do(self, live: Live, row: SeatInfo, step: Step, wisher: Person, by: Person) -> None:
        if step is Step.GIVE:
            facts = {"user": row.user, "seat": row.seat, "where": live.info.link}
            told = self._context.outgoing.note(live.row.id, f"u{row.user}", "note-time-given", **facts)
            shown = self._context.outgoing.redrawn(live.row.id, live.lane, row.seat)
            if not await self._bookings.give(live.loaded, row, DAY, [told, shown]):
                raise Refused("refused-busy")
        elif step is Step.END:
            await self._hosting.end(live, by)
        elif step is Step.OFFER:
            already = row.seat in live.loaded.offers  # perhaps by its holder
            offer = None if already else self._substitutes.new_offer(live, row.seat, wisher)
            await self._substitutes.stand_in(
                live, row.user, "note-away-offered", offered_too=offer, overrun=row.seat
            )
            await self._substitutes.refresh_card(live)
        else:
            await self._substitutes.stand_in(live, row.user, "note-away-agreed", overrun=row.seat)


def whose_time(live: Live, names: Mapping[Seat, str], say: Words) -> str:
    """Say whose time runs; where questions may be hidden, a running clock would tell of one.

    It is "" where no clock runs at the table.
    """
    if not live.row.clock:
        return ""
    return say("clock-veiled") if is_veiled(live.title) else bank.running(live.loaded.clocks, names, say)


async def send_digests(context: Context, lists: GameLists, shards: Part | None = None) -> list[str]:
    """Make the digests that are due; return the games whose outboxes carry them.

    Each is committed with the time of the next, so it comes once.
    """
    now, found = context.stored_now(), list[str]()
    for row in await context.store.due_schedules(now):
        try:
            found += await _digest(context, lists, row, now)
        except Exception:
            LOG.exception("a digest could not be made; the next sweep tries again")
    return found


async def _digest(context: Context, lists: GameLists, was: Schedule, now: int) -> list[str]:
    digests = (await context.store.preference(was.user)).calls == "digest"
    kept = await lists.games_of(Person(was.user, ""), was.digested) if digests else PersonalGames()
    body = canonical({"user": was.user, "since": was.digested})
    carriers = bearers(kept, context.titles)[:1]
    posts = [context.outgoing.post(x, f"u{was.user}", PostKind.DIGEST, body) for x in carriers]

    def change(row: Schedule) -> list[Outbox]:
        row.due = next_at(row.zone, row.digest, now) if digests else 0
        row.digested = now if digests else 0
        return posts

    mine = await context.store.ticked(was.user, was.due, change)
    return [x.game for x in posts] if mine else []
