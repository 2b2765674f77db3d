"""Whose figures are whose: giving them away, leaving the table (Case ORDER.2, Rulings K65 and K66)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.endings import Resign
from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.core.types.frozen import replace
from engine.core.types.values import action
from engine.skirmish.model.actions import Give
from engine.skirmish.model.audience import T
from engine.skirmish.model.procedures import PHASE
from engine.skirmish.model.state import GM, RULES, Figure, State


@action("join")
class Join:
    """Take over a seat that somebody has left, or that was empty at the start. A free action."""


def check_give(s: State, seat: Seat, a: Give) -> Sequence[Fault]:
    """Ruling K66: only the owner or the GM may give; the taker must have a seat."""
    f = s.figures.get(a.figure)
    if f is None or f.side != "sgc" or not f.seat or (seat != f.seat and not (seat == GM and s.guided)):
        return [RULES.wrong("not-owner", figure=a.figure)]
    if a.seat == f.seat:
        return [RULES.wrong("own-already", figure=a.figure, seat=a.seat)]
    return () if a.seat in s.seats else [RULES.wrong("no-seat", seat=a.seat)]


def give(t: T, seat: Seat, a: Give) -> None:
    """Ruling K66: a figure changes hands; a new owner who was done may go on with it."""
    s = t.s
    s.put(replace(s.figures[a.figure], seat=a.seat))
    _ask_again(s, (a.seat,))
    t.tell("given", "Ruling K66", figure=a.figure, seat=a.seat, by=seat)


def _ask_again(s: State, seats: Sequence[Seat]) -> None:
    """Case ORDER.2: a seat that leads more figures than before may go on even if it was done."""
    for f in s.stack:
        if f.proc == PHASE:
            f.v = replace(f.v, done=tuple(x for x in f.v.done if x not in seats))


def check_leave(s: State, seat: Seat, a: Resign) -> Sequence[Fault]:
    """Ruling K66: anybody with a seat may leave."""
    return () if seat in s.seats or (seat == GM and s.guided) else [RULES.wrong("no-seat", seat=seat)]


def leave(t: T, seat: Seat, a: Resign) -> None:
    """Ruling K66: figures of a seat that leaves pass to the others.

    With nobody left the mission is given up.
    """
    s = t.s
    s.gone = (*s.gone, seat)
    t.excuse(seat)
    left = s.seats
    if not left:
        t.tell("left", "Ruling K66", seat=seat, to={})
        t.finish(GM, "given_up", "Ruling K66")
        return
    mine = [f for f in s.figures.values() if f.seat == seat and seat != GM]
    heirs = {f.id: left[n % len(left)] for n, f in enumerate(mine)}
    for f in mine:
        s.put(replace(f, seat=heirs[f.id]))
    _ask_again(s, tuple(heirs.values()))
    t.tell("left", "Ruling K66", seat=seat, to=heirs)


def check_join(s: State, seat: Seat, a: Join) -> Sequence[Fault]:
    """Ruling K66: only a seat that was left can be taken up again."""
    return () if seat in s.gone else [RULES.wrong("not-gone", seat=seat)]


def join(t: T, seat: Seat, a: Join) -> None:
    """Ruling K66: a newcomer takes over an even share of the figures that are fit.

    Figures come one by one from whichever player leads most, the last figure first, as long as that player
    keeps as many as the newcomer has. A GM gets none.
    """
    s = t.s
    s.gone = tuple(x for x in s.gone if x != seat)
    dealt: list[str] = []
    while seat != GM and (f := spare_figure(s, seat)):
        s.put(replace(f, seat=seat))
        dealt.append(f.id)
    _ask_again(s, (seat,))
    t.tell("joined", "Ruling K66", seat=seat, figures=dealt)


def spare_figure(s: State, seat: Seat) -> Figure | None:
    """Return the next figure for a newcomer, None once they have their share."""
    led = {x: [f for f in s.figures.values() if f.seat == x and f.health == "fit"] for x in s.seats}
    most = max(s.seats, key=lambda x: len(led[x]))
    return led[most][-1] if len(led[most]) > len(led[seat]) + 1 else None


def draw_give(s: State, seat: Seat, rng: Random) -> Give:
    """Draw a figure and its taker."""
    return Give(rng.choice([*s.figures, "nobody"]), rng.choice([*s.seats, "p6"]))


RULES.free("give", "Ruling K66", Give, check_give, give, sample=draw_give)
RULES.free("resign", "Ruling K66", Resign, check_leave, leave)
RULES.free("join", "Ruling K66", Join, check_join, join)
