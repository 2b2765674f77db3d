"""A seat's time: how it is spent, kept back, gained and given back.

A bank grows by the increment, to the increment where it begins to run with less, by what the others give,
and by a new player's fresh start. Time given back adds nothing: it was never taken.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.play.clocks.pace import DAY, FORSAKEN, Stage, Terms
from bot.play.clocks.time_off import TimeOff, due, elapsed

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


def begun(c: Clock, terms: Terms, off: TimeOff, now: int, *, patience: int = 0, again: bool = False) -> Clock:
    """Have a clock run, with no less than an increment unless something was undone and it runs `again`."""
    left = terms.bank if c.left < 0 else max(c.left, 0 if again else terms.increment)
    c = replace(
        c,
        left=left,
        since=now,
        runs=True,
        stage=min(terms.stage(left), Stage.HOUR),
        answered=0,
        held=0,
        fault=False,
    )
    return _timed(asked_anew(c, off, now, patience), terms, off, shown=True)


def asked_anew(c: Clock, off: TimeOff, now: int, patience: int) -> Clock:
    """Set when a question asked now is given its default answer: once this many seconds have counted."""
    return replace(c, usual=due(off, now, patience) if patience else 0)


def stopped(c: Clock, terms: Terms, off: TimeOff, now: int, *, gains: bool = False, n: int = 0) -> Clock:
    """Stop a clock and book what it has spent; `gains`: by its own seat's answer, entry `n`."""
    c = booked(c, off, now)
    left, owes = c.left, c.owes
    if gains and owes:
        owes -= 1
    elif gains:
        left = max(left, min(terms.cap, left + terms.increment))
    waited, back = (0, 0) if gains else (c.waited, c.back)
    before = [x for x in _numbers(c.gained) if x > n - REACH]
    gained = " ".join(map(str, [*before, n] if gains else before))
    return Clock(left=left, owes=owes, gained=gained, waited=waited, back=back)


def undone(c: Clock, to: int) -> Clock:
    """Owe what was gained after entry `to`, to which a game goes back: it must not be gained twice."""
    had = _numbers(c.gained)
    kept = [x for x in had if x <= to]
    return replace(c, owes=c.owes + len(had) - len(kept), gained=" ".join(map(str, kept)))


def _numbers(text: str) -> list[int]:
    return [int(x) for x in text.split()]


def booked(c: Clock, off: TimeOff, now: int) -> Clock:
    """Subtract what was spent until now. A held clock runs on from now, without the time it was held.

    The moment at which nothing is left moves for a seat that has answered, too, as does everything others
    see: they cannot tell which seat has.
    """
    if not c.runs:
        return c
    until = min(x for x in (c.answered, c.held, now) if x)
    left = max(0, c.left - elapsed(off, c.since, until))
    stood = max(0, now - max(c.held, c.since)) if c.held else 0
    zero = due(off, now, elapsed(off, now - stood, c.zero)) if stood and c.zero else c.zero
    waited = c.waited + (0 if c.fault else stood)
    back = c.back + (elapsed(off, now - stood, now) if c.fault else 0)
    usual = due(off, now, elapsed(off, now - stood, c.usual)) if stood and c.usual else c.usual
    return replace(
        c, left=left, since=now, held=0, fault=False, waited=waited, back=back, usual=usual, zero=zero
    )


def shut(c: Clock, now: int, *, own: bool) -> Clock:
    """Stop spending, as the seat has given an answer that stays shut; to others it seems to run on.

    One that is not its `own` will gain nothing when it is opened.
    """
    return c if c.answered else replace(c, answered=now, due=0, owes=c.owes + (not own))


def reopened(c: Clock, terms: Terms, off: TimeOff, now: int) -> Clock:
    """Spend again from now on: the answer was taken back. What others see does not change."""
    return _timed(replace(booked(c, off, now), answered=0), terms, off, shown=False)


def held_up(c: Clock, since: int, *, fault: bool, again: int = 0) -> Clock:
    """Spend nothing from then on. `again` is when to look at it again, else when it has lasted too long."""
    start = max(since, c.since)
    until = again or (0 if fault else start + max(1, MOST_HELD - c.waited))
    return replace(c, held=start, fault=fault, due=until)


def renewed(c: Clock, terms: Terms, off: TimeOff, now: int, *, shown: bool = True) -> Clock:
    """Book what was spent, and work out again when the rest is used up, by the current time off."""
    return _timed(booked(c, off, now), terms, off, shown=shown) if c.runs else c


def otherwise(c: Clock, was: TimeOff, off: TimeOff, now: int) -> Clock:
    """Keep as much time until nothing is left, as others see it, and until a default answer as there was."""
    zero, usual = (due(off, now, elapsed(was, now, x)) if x > now else x for x in (c.zero, c.usual))
    return replace(c, zero=zero, usual=usual)


def given(c: Clock, terms: Terms, off: TimeOff, now: int, seconds: int) -> Clock:
    """Add what the others give."""
    c = booked(c, off, now)
    c = replace(c, left=max(0, c.left) + seconds)
    return _timed(replace(c, stage=terms.stage(c.left)), terms, off, shown=True) if c.runs else c


def left_at(c: Clock, off: TimeOff, now: int) -> int:
    """Return the rest of a bank at this moment."""
    return max(0, booked(c, off, now).left)


def reached(c: Clock, terms: Terms, off: TimeOff, now: int) -> Stage:
    """Return the stage that a clock which runs has reached and that was not told yet; else `NONE`."""
    if not c.runs or c.held or c.answered:
        return Stage.NONE
    if c.stage == Stage.ZERO and now >= c.zero + FORSAKEN:
        return Stage.LEFT
    stage = terms.stage(left_at(c, off, now))
    return stage if stage > c.stage else Stage.NONE


def told(c: Clock, terms: Terms, off: TimeOff, stage: Stage) -> Clock:
    """Note that a stage was told; the clock is due at the next."""
    return _timed(replace(c, stage=stage), terms, off, shown=False)


def _timed(c: Clock, terms: Terms, off: TimeOff, *, shown: bool) -> Clock:
    """Work out when to check a running clock and, if others may see it, when it reaches zero."""
    zero = due(off, c.since, c.left) if shown and (c.left or not c.zero) else c.zero
    marks = [mark for stage, mark in terms.marks() if stage > c.stage]
    if c.answered or not marks:
        waits = c.stage == Stage.ZERO and not c.answered
        return replace(c, due=max(1, zero + FORSAKEN) if waits else 0, zero=zero)
    return replace(c, due=max(1, due(off, c.since, max(0, c.left - marks[0]))), zero=zero)
