"""Attacks that one unit leads and others join: into one hex, or by Tri-Ships from the hexes around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.stargate.bots.forecast import around
from engine.stargate.bots.outlook import Outlook
from engine.stargate.bots.routes import Route
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import is_tri_ship, worth
from engine.stargate.model.state import FOE, Begin, Crew

#: Number of units tried for each place in an attack, and of hexes in which a Tri-Ship may land for it.
WIDE, POSTS = 12, 2


class Way(NamedTuple):
    """A unit that may begin its move, and where it may end."""

    begin: Begin
    crew: Crew
    ends: dict[str, Route]
    bonus: bool


class Led(NamedTuple):
    """What an attack gains, and where the unit that leads it ends its move."""

    gain: float
    end: str


Team = list[tuple[Way, str]]


def led(look: Outlook, first: Way, others: Sequence[Way], stays: float) -> Iterator[Led]:
    """Find the attacks that a unit may lead, on every enemy that it reaches."""
    for at in look.judge.stacks[FOE[look.seat]]:
        for end in _posts(look, first, at):
            yield from _grown(look, [(first, end)], others, at, stays)


def _grown(look: Outlook, team: Team, others: Sequence[Way], at: str, stays: float) -> Iterator[Led]:
    """Let others join in, those that gain most first; yield every size of attack."""
    joining = [(w, end) for w in others for end in _posts(look, w, at)]
    while True:
        taken = {u for w, _ in team for u in (*w.crew, w.begin.lender)} - {""}
        able = [x for x in joining if not taken & {*x[0].crew, x[0].begin.lender}]
        tried = [(_gain(look, [*team, x], stays), x) for x in able[:WIDE] if _has_room(look, team, x)]
        if not tried:
            return
        gain, x = max(tried, key=lambda y: y[0])
        team = [*team, x]
        yield Led(gain, team[0][1])


def _gain(look: Outlook, team: Team, stays: float) -> float:
    """Return a team's gain, as far as its last unit is likely to arrive."""
    ends = [w.ends[end] for w, end in team]
    gains = look.rate([(w.crew, end) for w, end in team]) - stays
    return sum(x.gain for x in ends) + ends[-1].alive * gains


def _posts(look: Outlook, w: Way, at: str) -> list[str]:
    """Case 9.4: return where a unit would end to attack the enemies in a hex."""
    if not worth(look.s, w.crew).attacks:
        return []
    if not is_tri_ship(w.crew):
        return [at] if at in w.ends else []
    energy = look.s.board.value
    near = [h for h in around(look.s.board.grid, at) if h in w.ends]
    return sorted(near, key=lambda h: -energy.get(h, 0))[:POSTS]


def _has_room(look: Outlook, team: Team, x: tuple[Way, str]) -> bool:
    """Case 8.0: tell whether one more may end in its hex."""
    way, end = x
    here = len(look.s.there(end, look.seat)) + sum(len(w.crew) for w, to in team if to == end)
    return here + len(way.crew) <= NUMBERS.stack
