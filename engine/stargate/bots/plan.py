"""How a machine player moves: every unit's whole move, and teams into combats, rated by where they end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending
from engine.core.rules import Action, Decision
from engine.stargate.bots.outlook import PLAN, Outlook
from engine.stargate.bots.routes import Route, Terrain, routes
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import crew_of, worth
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
from engine.stargate.movement.choice import PICK, is_bonus
from engine.stargate.movement.entry import STAGE
from engine.stargate.movement.legs import LEG
from engine.stargate.movement.teleportation import TO

#: Number of ends of a move that are rated.
MOST = 40
#: Number of units that are tried for each place in a team.
WIDE = 12


class Way(NamedTuple):
    """A unit that may begin its move, and where it may end."""

    begin: Begin
    crew: Crew
    ends: dict[str, Route]
    bonus: bool


class Chance(NamedTuple):
    """What an answer gains."""

    gain: float
    answer: Action


NOTHING = Chance(float("-inf"), None)


def planned(s: State, d: Decision, rng: Random) -> Action | None:
    """Answer what belongs to movement and staging; None where the search is to find the answer."""
    if d.kind == PICK:
        return _pick(s, d, rng)
    if d.kind in (LEG, TO):
        a = _on(s)
        return a if a is not None and not faults(s, d, a) else None
    if d.kind == STAGE:
        listed = [a for a in options(s, d) or () if isinstance(a, Stage)]
        return rng.choice(listed) if listed else None
    return None


# -- a move under way ------------------------------------------------------------------------------------


def _on(s: State) -> Action | None:
    v = next((f.v for f in reversed(s.stack) if f.proc in (MOVE, JUMP)), None)
    if not isinstance(v, Move):
        return None
    look = Outlook(s)
    found = _best_end(look, v.crew, routes(v, Terrain(s, look.judge)), look.rate(()))
    return found[1].first if found else None


def _best_end(
    look: Outlook, crew: Crew, ends: dict[str, Route], stays: float
) -> tuple[float, Route, str] | None:
    best: tuple[float, Route, str] | None = None
    start = look.s.at.get(crew[0], "")
    here = look.far(crew, start) if start else 0.0
    for to in _worth_trying(look, crew, ends):
        route = ends[to]
        value = route.gain + route.alive * (look.rate(((crew, to),)) - stays + here - look.far(crew, to))
        if route.first is not None and (best is None or value > best[0]):
            best = value, route, to
    return best


def _worth_trying(look: Outlook, crew: Crew, ends: dict[str, Route]) -> list[str]:
    """Leave out ends far from everything worth attacking, unless enemies or friends are there."""
    if len(ends) <= MOST:
        return list(ends)
    taken = look.s.at.values()
    rated = sorted(ends, key=lambda h: (h not in taken, look.far(crew, h) - ends[h].gain))
    return rated[:MOST] if look.far(crew, rated[0]) else [*rated[: MOST // 2], *rated[MOST // 2 :: 3]]


# -- which unit moves ------------------------------------------------------------------------------------


def _pick(s: State, d: Decision, rng: Random) -> Action | None:
    """Choose by gain: first what leaves the bonus move open, a reveal before quiet moves."""
    listed = options(s, d) or ()
    look = Outlook(s)
    land = Terrain(s, look.judge)
    ways = [_way(s, a, land) for a in listed if isinstance(a, Begin)]
    stays = look.rate(())
    found = [*_singles(look, ways, stays), *_teams(look, ways, stays)]
    best = _most([x for x, way in found if not way.bonus])
    if best.gain < PLAN.hidden:
        shown = _most([_reveal(s, d, a, rng, stays) for a in listed if isinstance(a, Flip)])
        best = shown if shown.gain > PLAN.least else best
    last = _most([x for x, way in found if way.bonus])
    best = best if best.gain > PLAN.least else max(best, last, key=lambda x: x.gain)
    if best.gain > PLAN.least:
        return best.answer
    return next((a for a in listed if isinstance(a, Done)), best.answer)


def _most(found: list[Chance]) -> Chance:
    return max(found, key=lambda x: x.gain, default=NOTHING)


def _way(s: State, a: Begin, land: Terrain) -> Way:
    crew = crew_of(s, a.unit) if a.unit in s.at else (a.unit,)
    at = s.at.get(a.unit) or s.staged[a.unit]
    left = 0 if a.mode == "teleport" else worth(s, crew).allowance
    bonus = is_bonus(s, crew)
    v = Move(crew, a.mode, left, path=(at,), bonus=bonus, lender=a.lender)
    return Way(a, crew, routes(v, land), bonus)


def _singles(look: Outlook, ways: list[Way], stays: float) -> Iterator[tuple[Chance, Way]]:
    for way in ways:
        best = _best_end(look, way.crew, way.ends, stays)
        if best:
            yield Chance(best[0] - (PLAN.lent if way.begin.lender else 0.0), way.begin), way


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


def _joined(look: Outlook, team: list[Way], at: str, stays: float) -> tuple[float, list[Way]]:
    """Return a team's gain from going to a hex, as far as its last unit is likely to arrive."""
    gains = look.rate([(w.crew, at) for w in team]) - stays
    return sum(w.ends[at].gain for w in team) + team[-1].ends[at].alive * gains, team


def _reveal(s: State, d: Decision, a: Flip, rng: Random, stays: float) -> Chance:
    """Case 5.8: reveal imagined counters, and rate the best end of each one's move."""
    total = 0.0
    for _ in range(PLAN.reveals):
        t = Execution(fork(s), RandomDice(Random(rng.random()), keep=False), quiet=True)
        t.answer(d, a)
        asked = pending(t.s)
        if t.s.over or not asked or asked[0].kind not in (LEG, TO):
            continue
        v = t.s.stack[-1].v
        look = Outlook(t.s)
        best = _best_end(look, v.crew, routes(v, Terrain(t.s, look.judge)), stays)
        total += best[0] if best else 0.0
    return Chance(total / PLAN.reveals + PLAN.hidden + PLAN.hidden_turn * s.turn, a)
