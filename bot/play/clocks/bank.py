"""A table's time: what it may agree on, its presets and their words, and how a seat's time is spent.

Nothing here reads a clock or the database.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import IntEnum, StrEnum

from bot.play.clocks.time_off import TimeOff, due, elapsed
from bot.play.model.terms import Refused, relative
from bot.store.models import Game, SeatClock
from engine.core.rules import Seat
from render.core.text import Words

MINUTE, HOUR, DAY = 60, 3_600, 86_400

#: Minimum and maximum of a bank, and maximum of its cap, in seconds.
LEAST_BANK, MOST_BANK, MOST_CAP = 5 * MINUTE, 30 * DAY, 60 * DAY

MOST_INCREMENT = 5 * DAY

MOST_PATIENCE = 30 * DAY

#: Seconds that the other players have to act on a seat whose time is up.
FORSAKEN = 3 * DAY


class AtZero(StrEnum):
    """What happens when a seat has no time left. Saved: no value changes."""

    ACT = "act"  # the others may act; nothing happens by itself
    MACHINE = "machine"  # a machine player plays on
    LOSE = "lose"


class Stage(IntEnum):
    """What a running clock has passed."""

    NONE = 0
    HALF = 1
    SIXTH = 2
    HOUR = 3
    ZERO = 4
    LEFT = 5  # nobody has acted on it for a long time


@dataclass(frozen=True, slots=True)
class Terms:
    """A table's clock terms. Times are seconds; with a `bank` of 0 there is no clock.

    A seat gains `increment` for an answer after which it is asked nothing, up to `cap`. With `weekends`,
    Saturday and Sunday do not count; with `vacation`, nor do the players' vacations. With `steady`, players
    who are often late are not admitted.
    """

    bank: int = 0
    increment: int = 0
    cap: int = 0
    at_zero: AtZero = AtZero.ACT
    weekends: bool = False
    vacation: bool = True
    steady: bool = False

    @property
    def timed(self) -> bool:
        """Return whether there is a clock."""
        return self.bank > 0

    @property
    def pace(self) -> str:
        """Return the name of the preset that has these times; "own" for none."""
        return next(
            (x for x, (*times,) in PRESETS.items() if times == [self.bank, self.increment, self.cap]), OWN
        )

    def saved(self) -> str:
        """Return the terms as text; "" without a clock, as all games before clocks have it."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":")) if self.timed else ""

    def marks(self) -> tuple[tuple[Stage, int], ...]:
        """Return what is left of the bank when each stage is reached, the earliest first.

        Stages that would follow each other too closely are left out.
        """
        last = ((Stage.HOUR, HOUR),) if self.bank >= 12 * HOUR else ()
        return ((Stage.HALF, self.bank // 2), (Stage.SIXTH, self.bank // 6), *last, (Stage.ZERO, 0))

    def stage(self, left: int) -> Stage:
        """Return the last stage reached when this much is left."""
        return max((stage for stage, mark in self.marks() if left <= mark), default=Stage.NONE)


OWN, RELAXED = "own", "relaxed"

#: Who may join a table: all who are not often late, or everybody.
WHO = STEADY, ANYONE = "steady", "anyone"

#: Bank, increment and cap of each preset, the calmest first.
PRESETS: dict[str, tuple[int, int, int]] = {
    RELAXED: (0, 0, 0),
    "daily": (72 * HOUR, 12 * HOUR, 120 * HOUR),
    "brisk": (24 * HOUR, 4 * HOUR, 36 * HOUR),
    "live": (10 * MINUTE, 30, 20 * MINUTE),
}


def preset(name: str, terms: Terms | None = None) -> Terms:
    """Return terms with the times of a preset, all else as it was."""
    bank, increment, cap = PRESETS[name]
    return replace(terms or Terms(), bank=bank, increment=increment, cap=cap)


def read_terms(text: str) -> Terms:
    """Return terms that were saved. What a later version has added to them is left out."""
    if not text:
        return Terms()
    names = {x.name for x in fields(Terms)}
    known = {k: v for k, v in json.loads(text).items() if k in names}
    return Terms(**known | {"at_zero": AtZero(known.get("at_zero", AtZero.ACT))})


def terms_faults(terms: Terms) -> str:
    """Return the name of a field with an impossible number; "" if all are possible."""
    if not terms.timed:
        return ""
    bounds = {
        "bank": LEAST_BANK <= terms.bank <= MOST_BANK,
        "increment": 0 <= terms.increment <= min(MOST_INCREMENT, terms.bank),
        "cap": terms.bank <= terms.cap <= MOST_CAP,
    }
    return next((name for name, fits in bounds.items() if not fits), "")


LIVE = "live"

#: The presets, the calmest first, and for how long somebody waits in the queue for a game at each.
PACES = {x: {"brisk": 7 * DAY, LIVE: 2 * HOUR}.get(x, 14 * DAY) for x in PRESETS}


def terms_of(pace: str) -> str:
    """Return the clock terms of a game at this pace."""
    return preset(pace).saved()


def pace_of(row: Game) -> str:
    """Return the pace of a game: a preset, or that it has its own numbers."""
    return read_terms(row.clock).pace


def patience(paces: str) -> int:
    """Return for how many seconds an offer holds at these paces."""
    return 600 if paces == LIVE else DAY


def present_for(pace: str) -> int:
    """Return for how many seconds after a press a person counts as present."""
    return 120 if pace == LIVE else 900


#: Beginnings of typed units of time in our languages; longer ones first.
UNITS = {"st": HOUR, "s": 1, "m": MINUTE, "h": HOUR, "d": DAY, "t": DAY}

#: Units in which forms are prefilled.
TYPED = (("h", HOUR), ("min", MINUTE), ("s", 1))

_LENGTH = re.compile(r"(\d{1,6}(?:[.,]\d{1,3})?)\s*([a-z]*)")


def length(seconds: int, say: Words) -> str:
    """Say how long something is, in the largest unit that leaves no rest, but hours up to five days."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and not seconds % unit and (name != "days" or seconds > 5 * DAY):
            return say(f"clock-{name}", n=seconds // unit)
    return say("clock-seconds", n=seconds)


def seconds_of(text: str) -> int:
    """Read how long something is; without a unit it is hours, and nothing is 0.

    Raises:
        Refused: it cannot be read.

    >>> [seconds_of(x) for x in ("30 min", "1,5 h", "3 Tage", "12", "")]
    [1800, 5400, 259200, 43200, 0]

    """
    found = _LENGTH.fullmatch(text.strip().casefold())
    if not text.strip():
        return 0
    unit = next((n for name, n in UNITS.items() if found and (found[2] or "h").startswith(name)), 0)
    if found is None or not unit:
        raise Refused("refused-length", text=text.strip()[:20])
    return round(float(found[1].replace(",", ".")) * unit)


def as_typed(seconds: int) -> str:
    """Write a length as it may be typed, in the largest unit that leaves no rest; "" for none."""
    name, unit = next((x for x in TYPED if not seconds % x[1]), TYPED[-1])
    return f"{seconds // unit} {name}" if seconds else ""


def times(terms: Terms, say: Words) -> str:
    """Say how much time each seat has."""
    facts = {x: length(getattr(terms, x), say) for x in ("bank", "increment", "cap")}
    return say("clock-times" if terms.increment else "clock-times-only", **facts)


def agreed(terms: Terms, patience: int, say: Words) -> str:
    """Say in a line what a table has agreed to; "" without a clock."""
    if not terms.timed:
        return ""
    more = [say(f"clock-zero-{terms.at_zero}")]
    more += [say("clock-weekends")] if terms.weekends else []
    more += [] if terms.vacation else [say("clock-no-vacation")]
    more += [say("clock-steady")] if terms.steady else []
    more += [say("clock-patience", time=length(patience, say))] if 0 < patience < terms.cap else []
    name, what = say(f"clock-pace-{terms.pace}"), times(terms, say)
    return say("clock-agreed", pace=name, times=what, more="; ".join(more))


def running(clocks: Iterable[SeatClock], names: Mapping[Seat, str], say: Words) -> str:
    """Say whose time is running and until when, as a Discord countdown; "" if nobody's."""
    lines = []
    for x in sorted((x for x in clocks if x.runs), key=lambda x: x.zero):
        name = names[x.seat]
        if x.held:
            lines.append(say("clock-held", name=name))
            continue
        minutes = x.back // MINUTE
        back = say("clock-back", time=length(minutes * MINUTE, say)) if minutes else ""
        lines.append(say("clock-runs", name=name, when=relative(x.zero)) + back)
    return "\n".join(lines)


#: Maximum time for which others' requests stop a clock between two answers of its seat.
MOST_HELD = DAY

#: Number of entries for which increments are remembered, so that an undo can take them back.
REACH = 400


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock; times are unix seconds, 0 for none, and durations are seconds.

    `left` is what was left at `since`, -1 for a seat that starts afresh. While it `runs`, time is spent from
    then on: until `answered`, if the answer is still shut, or until `held`, when the clock was stopped by a
    `fault` of the bot or because others are asked something. `due` is when to check it next, `zero` when
    nothing is left, as far as all may know. `stage` is the last one reported. `waited` is how long requests
    have held it up since its last answer, `back` the refund for faults of the bot. As often as it `owes`, an
    answer earns no increment: it earned one before it was undone. `gained` are the entries that earned an
    increment, as far back as an undo may go. At `usual` a question is given its default answer; 0 for never.
    """

    left: int = -1
    since: int = 0
    runs: bool = False
    answered: int = 0
    held: int = 0
    fault: bool = False
    due: int = 0
    zero: int = 0
    stage: int = Stage.NONE
    waited: int = 0
    back: int = 0
    owes: int = 0
    gained: str = ""
    usual: int = 0


def begun(
    clock: Clock, terms: Terms, off: TimeOff, now: int, *, patience: int = 0, again: bool = False
) -> Clock:
    """Start a clock, with no less than an increment unless something was undone and it runs `again`."""
    left = terms.bank if clock.left < 0 else max(clock.left, 0 if again else terms.increment)
    clock = replace(
        clock,
        left=left,
        since=now,
        runs=True,
        stage=min(terms.stage(left), Stage.HOUR),
        answered=0,
        held=0,
        fault=False,
    )
    return _timed(asked_anew(clock, off, now, patience), terms, off, shown=True)


def asked_anew(clock: Clock, off: TimeOff, now: int, patience: int) -> Clock:
    """Set when a question asked now is given its default answer: once this many seconds have counted."""
    return replace(clock, usual=due(off, now, patience) if patience else 0)


def stopped(clock: Clock, terms: Terms, off: TimeOff, now: int, *, gains: bool = False, n: int = 0) -> Clock:
    """Stop a clock and book what it has spent; `gains`: by its own seat's answer, entry `n`."""
    clock = booked(clock, off, now)
    left, owes = clock.left, clock.owes
    if gains and owes:
        owes -= 1
    elif gains:
        left = max(left, min(terms.cap, left + terms.increment))
    waited, back = (0, 0) if gains else (clock.waited, clock.back)
    before = [x for x in _numbers(clock.gained) if x > n - REACH]
    gained = " ".join(map(str, [*before, n] if gains else before))
    return Clock(left=left, owes=owes, gained=gained, waited=waited, back=back)


def undone(clock: Clock, to: int) -> Clock:
    """Owe what was gained after entry `to`, to which a game goes back: it must not be gained twice."""
    had = _numbers(clock.gained)
    kept = [x for x in had if x <= to]
    return replace(clock, owes=clock.owes + len(had) - len(kept), gained=" ".join(map(str, kept)))


def _numbers(text: str) -> list[int]:
    return [int(x) for x in text.split()]


def booked(clock: Clock, off: TimeOff, now: int) -> Clock:
    """Subtract what was spent until now. A held clock runs on from now, without the time it was held.

    The moment at which nothing is left moves for a seat that has answered, too, as does everything others
    see: they cannot tell which seat has.
    """
    if not clock.runs:
        return clock
    until = min(x for x in (clock.answered, clock.held, now) if x)
    left = max(0, clock.left - elapsed(off, clock.since, until))
    stood = max(0, now - max(clock.held, clock.since)) if clock.held else 0
    zero = due(off, now, elapsed(off, now - stood, clock.zero)) if stood and clock.zero else clock.zero
    waited = clock.waited + (0 if clock.fault else stood)
    back = clock.back + (elapsed(off, now - stood, now) if clock.fault else 0)
    usual = due(off, now, elapsed(off, now - stood, clock.usual)) if stood and clock.usual else clock.usual
    return replace(
        clock, left=left, since=now, held=0, fault=False, waited=waited, back=back, usual=usual, zero=zero
    )


def shut(clock: Clock, now: int, *, own: bool) -> Clock:
    """Stop spending, as the seat has given an answer that stays shut; to others it seems to run on.

    One that is not its `own` will gain nothing when it is opened.
    """
    return clock if clock.answered else replace(clock, answered=now, due=0, owes=clock.owes + (not own))


def reopened(clock: Clock, terms: Terms, off: TimeOff, now: int) -> Clock:
    """Spend again from now on: the answer was taken back. What others see does not change."""
    return _timed(replace(booked(clock, off, now), answered=0), terms, off, shown=False)


def held_up(clock: Clock, since: int, *, fault: bool, again: int = 0) -> Clock:
    """Spend nothing from then on. `again` is when to look at it again, else when it has lasted too long."""
    start = max(since, clock.since)
    until = again or (0 if fault else start + max(1, MOST_HELD - clock.waited))
    return replace(clock, held=start, fault=fault, due=until)


def renewed(clock: Clock, terms: Terms, off: TimeOff, now: int, *, shown: bool = True) -> Clock:
    """Book what was spent, and work out again when the rest is used up, by the current time off."""
    return _timed(booked(clock, off, now), terms, off, shown=shown) if clock.runs else clock


def otherwise(clock: Clock, was: TimeOff, off: TimeOff, now: int) -> Clock:
    """Keep as much time until nothing is left, as others see it, and until a default answer as there was."""
    zero, usual = (due(off, now, elapsed(was, now, x)) if x > now else x for x in (clock.zero, clock.usual))
    return replace(clock, zero=zero, usual=usual)


def with_gift(clock: Clock, terms: Terms, off: TimeOff, now: int, seconds: int) -> Clock:
    """Add what the others give."""
    clock = booked(clock, off, now)
    clock = replace(clock, left=max(0, clock.left) + seconds)
    return (
        _timed(replace(clock, stage=terms.stage(clock.left)), terms, off, shown=True) if clock.runs else clock
    )


def left_at(clock: Clock, off: TimeOff, now: int) -> int:
    """Return the rest of a bank at this moment."""
    return max(0, booked(clock, off, now).left)


def reached(clock: Clock, terms: Terms, off: TimeOff, now: int) -> Stage:
    """Return the stage that a clock which runs has reached and that was not told yet; otherwise `NONE`."""
    if not clock.runs or clock.held or clock.answered:
        return Stage.NONE
    if clock.stage == Stage.ZERO and now >= clock.zero + FORSAKEN:
        return Stage.LEFT
    stage = terms.stage(left_at(clock, off, now))
    return stage if stage > clock.stage else Stage.NONE


def at_stage(clock: Clock, terms: Terms, off: TimeOff, stage: Stage) -> Clock:
    """Note that a stage was told; the clock is due at the next."""
    return _timed(replace(clock, stage=stage), terms, off, shown=False)


def _timed(clock: Clock, terms: Terms, off: TimeOff, *, shown: bool) -> Clock:
    """Work out when to check a running clock and, if others may see it, when it reaches zero."""
    zero = due(off, clock.since, clock.left) if shown and (clock.left or not clock.zero) else clock.zero
    marks = [mark for stage, mark in terms.marks() if stage > clock.stage]
    if clock.answered or not marks:
        waits = clock.stage == Stage.ZERO and not clock.answered
        return replace(clock, due=max(1, zero + FORSAKEN) if waits else 0, zero=zero)
    return replace(clock, due=max(1, due(off, clock.since, max(0, clock.left - marks[0]))), zero=zero)
