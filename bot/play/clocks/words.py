"""Clocks in words: what a table has agreed to, and whose time runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.play.clocks.pace import DAY, HOUR, MINUTE, Terms
from bot.play.model.terms import relative
from bot.store.models import SeatClock
from engine.core.rules import Seat
from render.core.text import Words


def length(seconds: int, say: Words) -> str:
    """Say how long something is, in the largest unit that leaves no rest, but hours up to five days."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and not seconds % unit and (name != "days" or seconds > 5 * DAY):
            return say(f"clock-{name}", n=seconds // unit)
    return say("clock-seconds", n=seconds)


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
    more += [say("clock-patience", time=length(patience, say))] if patience else []
    name, what = say(f"clock-pace-{terms.pace}"), times(terms, say)
    return say("clock-agreed", pace=name, times=what, more="; ".join(more))


def running(clocks: Iterable[SeatClock], names: Mapping[Seat, str], say: Words) -> str:
    """Say whose time runs and until when, by a time that Discord counts down itself; "" for nobody's."""
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
