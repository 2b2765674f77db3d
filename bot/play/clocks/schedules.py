"""When people play and when they are away: what they set, and what others are shown of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.play.clocks.time_off import DAY, HOURS, MINUTES, days_later, next_at, wall_clock
from bot.play.clocks.zones import zone_named
from bot.play.context import Context, named
from bot.play.model.terms import Person, Refused, Status, moment
from bot.store import Store
from bot.store.models import Outbox, Schedule
from bot.store.repositories.limits import Listed
from bot.store.shards import Part

#: A day of vacation, and the most that can be saved, in tenths of a day: a day of play earns one tenth.
LEAST_LEAVE, FULL = 10, 210


@dataclass(frozen=True, slots=True)
class Away:
    """A vacation, in unix seconds; none if it never ends."""

    begin: int = 0
    end: int = 0

    def __bool__(self) -> bool:
        """Return whether it is one."""
        return self.end > 0


@dataclass(frozen=True, slots=True)
class Leave:
    """A person's vacation credit in tenths of a day, how many of them are new, and up to which day."""

    tenths: int
    gained: int
    day: int

    @property
    def days(self) -> int:
        """Return the credit in whole days."""
        return self.tenths // LEAST_LEAVE


def away_of(schedule: Schedule, now: int) -> Away | None:
    """Return a person's current or planned vacation, or None."""
    spans = [Away(begin, end) for begin, end in json.loads(schedule.away) if end > now]
    return spans[0] if spans else None


async def leave_of(store: Store, schedule: Schedule, now: int) -> Leave:
    """Return a person's vacation credit: a tenth of a day is earned on each day with an answer.

    It is computed from the log on request, so that playing writes nothing.
    """
    today = now // DAY
    played = await store.answered(schedule.user, (schedule.earned + 1) * DAY, today * DAY, DAY)
    return Leave(min(FULL, schedule.leave + len(played)), len(played), today - 1)


HOUR = 3600

#: The day on which clocks are put back.
LONGEST_DAY = 25 * HOUR

#: Maximum quiet minutes in a day: a table must not wait for a clock that never runs.
MOST_QUIET = 12 * 60

#: Days for which a vacation may be announced ahead, and is remembered afterwards.
AHEAD = 60
#: Days for which it is known how somebody kept to the clock of a game.
COUNTED = 365


async def set_hours(
    context: Context, user: int, zone: str = "", quiet: tuple[int, int] | None = None
) -> Schedule:
    """Set where a person lives, and their quiet hours: minutes of the day, equal ones for none."""
    named = {"zone": zone_named(zone)} if zone else {}
    if quiet is None:
        return await _changed(context, user, **named)
    begin, end = quiet
    if not (0 <= begin < MINUTES and 0 <= end < MINUTES):
        raise Refused("refused-hours")
    if (end - begin) % MINUTES > MOST_QUIET:
        raise Refused("refused-quiet-long", most=MOST_QUIET // 60)
    return await _changed(context, user, **named, quiet_from=begin, quiet_to=end)


async def set_digest(context: Context, user: int, hour: int) -> Schedule:
    """Set the hour of a person's day at which their digest comes."""
    if not 0 <= hour < HOURS:
        raise Refused("refused-hours")
    return await _changed(context, user, digest=hour)


async def retime(context: Context, user: int, *, digests: bool) -> Schedule:
    """Start or stop a person's digests."""
    return await _put(context, user, {}, digests=digests)


async def _changed(context: Context, user: int, **changes: int | str | bool) -> Schedule:
    digests = (await context.store.preference(user)).calls == "digest"
    return await _put(context, user, changes, digests=digests)


async def _put(
    context: Context, user: int, changes: Mapping[str, int | str | bool], *, digests: bool
) -> Schedule:
    now = context.stored_now()

    def change(row: Schedule) -> Sequence[Outbox]:
        settle(row, now, **changes)
        row.due = next_at(row.zone, row.digest, now) if digests else 0
        row.digested = (row.digested or now) if digests else 0
        return ()

    return await context.store.change_schedule(user, change)


async def drop_stale(context: Context, shards: Part | None = None) -> None:
    """Delete what nothing needs any more: vacations, hours, counts of games, days of reminders."""
    now = context.stored_now()
    await context.store.drop_stale(now, now - AHEAD * DAY, now - COUNTED * DAY)


async def begin_vacation(context: Context, user: Person, days: int, begin: int = 0) -> Away:
    """Go on vacation, now or later, for days of their own calendar.

    Raises:
        Refused: they do not have that many days left, are away already, or are overdue at a table.

    """
    now, store = context.stored_now(), context.store
    if begin and begin <= now - LONGEST_DAY:
        raise Refused("refused-date-past")
    begin = max(begin, now)
    if days < 1 or begin > now + AHEAD * DAY:
        raise Refused("refused-vacation-date", most=AHEAD)
    if await store.overdue(user.id, now):
        raise Refused("refused-vacation-overdue")
    schedule = await store.schedule(user.id)
    earned = await leave_of(store, schedule, now)
    end = days_later(schedule.zone, begin, min(days, FULL // LEAST_LEAVE + 1))
    games, away = await _under_way(context, user), Away(begin, end)
    told = _notes(context, user, games, "note-vacation", away)

    def change(row: Schedule) -> Sequence[Outbox]:
        if away_of(row, now):
            raise Refused("refused-vacation-twice")
        if row.earned < earned.day:
            row.leave, row.earned = min(FULL, row.leave + earned.gained), earned.day
        if row.leave < days * LEAST_LEAVE:
            raise Refused("refused-vacation-short", left=row.leave // LEAST_LEAVE, days=days)
        row.leave -= days * LEAST_LEAVE
        spans = [x for x in json.loads(row.away) if x[1] > now - AHEAD * DAY]
        row.away = json.dumps([*spans, [away.begin, away.end]])
        return told

    await store.change_schedule(user.id, change)
    return away


async def end_vacation(context: Context, user: Person) -> None:
    """Come back early, or call a vacation off that has not begun: days not taken are kept."""
    now = context.stored_now()
    games = await _under_way(context, user)

    def change(row: Schedule) -> Sequence[Outbox]:
        was = away_of(row, now)
        if was is None:
            raise Refused("refused-no-vacation")
        spans = [x for x in json.loads(row.away) if x != [was.begin, was.end]]
        if was.begin < now:
            spans.append([was.begin, now])
        row.away = json.dumps(spans)
        left = wall_clock(row.zone, was.end) - wall_clock(row.zone, max(was.begin, now))
        row.leave = min(FULL, row.leave + left * LEAST_LEAVE // DAY)
        return _notes(
            context, user, games, "note-vacation-over" if was.begin < now else "note-vacation-off", was
        )

    await context.store.change_schedule(user.id, change)


async def _under_way(context: Context, user: Person) -> list[Listed]:
    """List a person's games under way, where it may be told that they are away."""
    found = await context.store.find(user=user.id, status=(Status.PLAYING, Status.FROZEN))
    return [x for x in found if any(s.user == user.id for s in x.seats) and not x.game.hides_names]


def _notes(context: Context, user: Person, games: Sequence[Listed], key: str, away: Away) -> list[Outbox]:
    """Make a line for each table, without pings."""
    facts = {"begin": moment(away.begin), "end": moment(away.end)}
    return [
        context.outgoing.note(
            x.game.id,
            f"c{x.game.quiet or x.game.channel}",
            key,
            **named(user.id, next(s.name for s in x.seats if s.user == user.id)),
            **facts,
        )
        for x in games
    ]


async def calendar(context: Context, user: int) -> tuple[Schedule, Leave, Away | None]:
    """Return a person's hours, their vacation credit, and their current or planned vacation."""
    now, store = context.stored_now(), context.store
    schedule = await store.schedule(user)
    return schedule, await leave_of(store, schedule, now), away_of(schedule, now)


def settle(row: Schedule, now: int, **changes: int | str | bool) -> None:
    """Change a schedule. It affects clocks at once, but only once a day; else a day after the last change.

    So a traveller is not woken, and nobody can make it night forever. First quiet hours always count at once.
    """
    had, had_none = [row.zone, row.quiet_from, row.quiet_to], row.quiet_from == row.quiet_to
    for name, value in changes.items():
        setattr(row, name, value)
    if had == [row.zone, row.quiet_from, row.quiet_to] or row.since > now:
        return
    at_once = row.since + DAY <= now or (had_none and had[0] == row.zone)
    row.was, row.since = json.dumps(had), now if at_once else row.since + DAY
