"""How a machine player moves: every unit's whole move, and teams into combats, rated by where they end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending
from engine.core.rules import Action, Decision
from engine.stargate.bots.assault import WIDE, Led, Way, led
from engine.stargate.bots.outlook import STRONG, Mind, Outlook
from engine.stargate.bots.routes import Route, Terrain, routes
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import crew_of, is_tri_ship, worth
from engine.stargate.model.state import (
    FOE,
    JUMP,
    MOVE,
    Begin,
    Crew,
    Done,
    Flip,
    Move,
    Stage,
    State,
)
from engine.stargate.movement.choice import PICK, begins, is_bonus, mine
from engine.stargate.movement.entry import STAGE
from engine.stargate.movement.legs import LEG
from engine.stargate.movement.teleportation import TO


class Chance(NamedTuple):
    """What an answer gains."""

    gain: float
    answer: Action


NOTHING = Chance(float("-inf"), None)


def planned(s: State, d: Decision, rng: Random, mind: Mind = STRONG) -> Action | None:
    """Answer what belongs to movement and staging; None where the search is to find the answer."""
    if d.kind == PICK:
        return _pick(s, d, rng, mind)
    if d.kind in (LEG, TO):
        a = _on(s, mind)
        return a if a is not None and not faults(s, d, a) else None
    if d.kind == STAGE:
        listed = [a for a in options(s, d) or () if isinstance(a, Stage)]
        return rng.choice(listed) if listed else None
    return None


# -- a move under way ------------------------------------------------------------------------------------


def _on(s: State, mind: Mind) -> Action | None:
    v = next((f.v for f in reversed(s.stack) if f.proc in (MOVE, JUMP)), None)
    if not isinstance(v, Move):
        return None
    look = Outlook(s, mind)
    land, stays = Terrain(s, look.judge), look.rate(())
    ends = routes(v, land)
    found = best_end(look, v.crew, ends, stays)
    if found and mind.plan.leads and not v.bonus:
        best = _led(
            look, Way(Begin(v.crew[0], v.mode, v.lender), v.crew, ends, bonus=False), _others(s, land), stays
        )
        if best.gain > found[0] + mind.plan.least and ends[best.end].first is not None:
            return ends[best.end].first
    return found[1].first if found else None


def _others(s: State, land: Terrain) -> list[Way]:
    """Return the units that may still move after the one under way."""
    found = [way_of(s, a, land) for crew in mine(s, s.phasing) for a in begins(s, crew)]
    return [x for x in found if not x.bonus]


def _led(look: Outlook, first: Way, others: list[Way], stays: float) -> Led:
    return max(led(look, first, others, stays), key=lambda x: x.gain, default=Led(float("-inf"), ""))


def best_end(
    look: Outlook, crew: Crew, ends: dict[str, Route], stays: float
) -> tuple[float, Route, str] | None:
    """Return the best end of a unit's move: its gain against staying, the way there, and the hex."""
    best: tuple[float, Route, str] | None = None
    start = look.s.at.get(crew[0], "")
    here = look.far(crew, start) if start else 0.0
    for to in worth_trying(look, crew, ends):
        route = ends[to]
        value = route.gain + route.alive * (look.rate(((crew, to),)) - stays + here - look.far(crew, to))
        if route.first is not None and (best is None or value > best[0]):
            best = value, route, to
    return best


def worth_trying(look: Outlook, crew: Crew, ends: dict[str, Route]) -> list[str]:
    """Leave out ends far from everything worth attacking, unless enemies or friends are there."""
    most = look.mind.plan.ends
    if len(ends) <= most:
        return list(ends)
    taken = look.s.at.values()
    rated = sorted(ends, key=lambda h: (h not in taken, look.far(crew, h) - ends[h].gain))
    return rated[:most] if look.far(crew, rated[0]) else [*rated[: most // 2], *rated[most // 2 :: 3]]


# -- which unit moves ------------------------------------------------------------------------------------


def _pick(s: State, d: Decision, rng: Random, mind: Mind) -> Action | None:
    """Choose by gain: first what leaves the bonus move open, a reveal before quiet moves."""
    listed = options(s, d) or ()
    look = Outlook(s, mind)
    land = Terrain(s, look.judge)
    ways = [way_of(s, a, land) for a in listed if isinstance(a, Begin)]
    stays = look.rate(())
    found = [*_singles(look, ways, stays), *_teams(look, ways, stays)]
    if mind.plan.leads:
        found += _landings(look, ways, stays)
    best = _most([x for x, way in found if not way.bonus])
    if best.gain < mind.plan.hidden:
        shown = _most([_reveal(look, d, a, rng, stays) for a in listed if isinstance(a, Flip)])
        best = shown if shown.gain > mind.plan.least else best
    last = _most([x for x, way in found if way.bonus])
    best = best if best.gain > mind.plan.least else max(best, last, key=lambda x: x.gain)
    if best.gain > mind.plan.least:
        return best.answer
    return next((a for a in listed if isinstance(a, Done)), best.answer)


def _most(found: list[Chance]) -> Chance:
    return max(found, key=lambda x: x.gain, default=NOTHING)


def way_of(s: State, a: Begin, land: Terrain) -> Way:
    """Return where a unit may end its move, and whether that is the bonus move (Case 5.8)."""
    crew = crew_of(s, a.unit) if a.unit in s.at else (a.unit,)
    at = s.at.get(a.unit) or s.staged[a.unit]
    left = 0 if a.mode == "teleport" else worth(s, crew).allowance
    bonus = is_bonus(s, crew)
    v = Move(crew, a.mode, left, path=(at,), bonus=bonus, lender=a.lender)
    return Way(a, crew, routes(v, land), bonus)


def _singles(look: Outlook, ways: list[Way], stays: float) -> Iterator[tuple[Chance, Way]]:
    for way in ways:
        best = best_end(look, way.crew, way.ends, stays)
        if best:
            yield Chance(best[0] - (look.mind.plan.lent if way.begin.lender else 0.0), way.begin), way


def _teams(look: Outlook, ways: list[Way], stays: float) -> Iterator[tuple[Chance, Way]]:
    """Lead up to three units into a combat that none of them would enter alone."""
    s = look.s
    for at in look.judge.stacks[FOE[look.seat]]:
        able = [w for w in ways if at in w.ends and worth(s, w.crew).attacks]
        room = NUMBERS.stack - len(s.there(at, look.seat))
        team: list[Way] = []
        while tried := [_joined(look, [*team, w], at, stays) for w in able[:WIDE] if len(w.crew) <= room]:
            gain, team = max(tried, key=lambda x: x[0])
            room -= len(team[-1].crew)
            taken = {u for w in team for u in (*w.crew, w.begin.lender)}
            able = [w for w in able if not taken & {*w.crew, w.begin.lender} - {""}]
            if len(team) > 1:
                first = max(team, key=lambda w: w.ends[at].gain)
                yield Chance(gain, first.begin), first


def _landings(look: Outlook, ways: list[Way], stays: float) -> Iterator[tuple[Chance, Way]]:
    """Case 9.4: have Tri-Ships lead attacks that none of them would begin alone."""
    for first in ways:
        if is_tri_ship(first.crew) and not first.bonus:
            others = [w for w in ways if w is not first and not w.bonus]
            yield Chance(_led(look, first, others, stays).gain, first.begin), first


def _joined(look: Outlook, team: list[Way], at: str, stays: float) -> tuple[float, list[Way]]:
    """Return a team's gain from going to a hex, as far as its last unit is likely to arrive."""
    gains = look.rate([(w.crew, at) for w in team]) - stays
    return sum(w.ends[at].gain for w in team) + team[-1].ends[at].alive * gains, team


def _reveal(now: Outlook, d: Decision, a: Flip, rng: Random, stays: float) -> Chance:
    """Case 5.8: reveal imagined counters, and rate the best end of each one's move."""
    s, plan, total = now.s, now.mind.plan, 0.0
    for _ in range(plan.reveals):
        t = Execution(fork(s), RandomDice(Random(rng.random()), keep=False), quiet=True)
        t.answer(d, a)
        asked = pending(t.s)
        if t.s.over or not asked or asked[0].kind not in (LEG, TO):
            continue
        v = t.s.stack[-1].v
        look = Outlook(t.s, now.mind)
        best = best_end(look, v.crew, routes(v, Terrain(t.s, look.judge)), stays)
        total += best[0] if best else 0.0
    return Chance(total / plan.reveals + plan.hidden + plan.hidden_turn * s.turn, a)
