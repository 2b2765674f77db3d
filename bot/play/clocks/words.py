"""Clocks in words: what a table has agreed to, and whose time runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bot.play.clocks.pace import DAY, HOUR, MINUTE, Terms
from bot.play.model.terms import Refused, relative
from bot.store.models import SeatClock
from engine.core.rules import Seat
from render.core.text import Words

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
