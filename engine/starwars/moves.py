"""Where a ship may end with a die, and what moving it does (Moves, Hyperjumps, Black holes and novas)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.starwars.planets import draw_card
from engine.starwars.state import FOE, RULES, Build, Go, Start, State, Stay, Step, Throw, Turn


def landings(s: State, v: Turn, at: str, die: int) -> Sequence[str]:
    """Case MOVES.1, Ruling T5: where a ship may end: nowhere, in one space, or in a choice of hyperjumps.

    On H it must jump, to any empty space of a linked star, so it captures nothing there (Case HYPERJUMPS.2,
    Rulings T10, T12, T13 and T14). Black holes and novas are passed but not landed on (Ruling T17).
    """
    g = s.galaxy
    to = g.land[at][die]
    k = g.kind[to]
    if k == "H":
        fleet = s.fleet
        taken = {*fleet["blue"], *fleet["orange"]}
        return [e for e in g.jumps[g.star[at]] if e not in taken]
    if k == "B" or k == "N" or (to in s.fleet[v.seat] and not makes_room(s, v, at, to, die)):
        return ()
    return (to,)


def makes_room(s: State, v: Turn, at: str, to: str, die: int) -> bool:
    """Case MOVES.3, Rulings T8 and T26: land on a fellow only if the second die takes it away."""
    mine = s.fleet[v.seat]
    if len(v.dice) < 2 or mine.index(to) + 1 in v.still:
        return False
    g = s.galaxy
    other = v.dice[0] + v.dice[1] - die
    on = g.land[to][other]
    k = g.kind[on]
    if k in "BN":
        return False
    if k == "H":
        return bool(landings(s, v, to, other))
    return on == at or on not in mine


def movers(s: State, v: Turn) -> Iterator[int]:
    """Case MOVES.2, Rulings T7, T15 and T26: the ships that may move now, none of them twice."""
    if v.must:
        yield v.must
        return
    still = v.still
    for n, at in enumerate(s.fleet[v.seat], 1):
        if at and n not in still:
            yield n


def may_stay(v: Turn) -> bool:
    """Case MOVES.2, Ruling T4: the second move is a choice, unless a ship must make room."""
    return len(v.dice) == 1 and not v.must


def moves(s: State, v: Turn, seat: str) -> Iterator[Step]:
    """Case MOVES.2, Rulings T6 and T35: every move open now, with either die."""
    if may_stay(v):
        yield Stay()
    fleet = s.fleet[v.seat]
    for die in dict.fromkeys(v.dice):
        for ship in movers(s, v):
            for to in landings(s, v, fleet[ship - 1], die):
                yield Go(ship, die, to)


def check_move(s: State, v: Turn, seat: str, a: Step | Start) -> Sequence[Fault]:
    """Return the faults of a move; it is too late for building or throwing."""
    if isinstance(a, Throw):
        return [RULES.wrong("thrown", dice=", ".join(map(str, v.dice)))]
    if isinstance(a, Build):
        return [RULES.wrong("too-late")]
    if isinstance(a, Stay):
        if may_stay(v):
            return ()
        return [RULES.wrong("must-clear", ship=v.must)] if v.must else [RULES.wrong("must-move")]
    if a.die not in v.dice:
        return [RULES.wrong("no-die", die=a.die)]
    fleet = s.fleet[v.seat]
    if not 1 <= a.ship <= len(fleet) or not fleet[a.ship - 1]:
        return [RULES.wrong("no-ship", ship=a.ship)]
    if v.must and a.ship != v.must:
        return [RULES.wrong("must-clear", ship=v.must)]
    if a.ship in v.still:
        return [
            RULES.wrong("built-now", ship=a.ship)
            if a.ship in v.still[: v.built]
            else RULES.wrong("moved", ship=a.ship)
        ]
    at = fleet[a.ship - 1]
    return () if a.to in landings(s, v, at, a.die) else [_why_not(s, at, a)]


def _why_not(s: State, at: str, a: Go) -> Fault:
    g = s.galaxy
    on = g.land[at][a.die]
    if g.kind[on] == "H":
        star = g.star[at]
        links = next(x.links for x in g.stars if x.name == star)
        free = any(e not in s.fleet["blue"] and e not in s.fleet["orange"] for e in g.jumps[star])
        if not free:
            return RULES.wrong("jump-full", space=on)
        if g.star.get(a.to) not in links:
            return RULES.wrong("jump-where", star=star, links=", ".join(links))
        taken = a.to in s.fleet["blue"] or a.to in s.fleet["orange"]
        return (
            RULES.wrong("jump-ship", space=a.to, links=", ".join(links))
            if taken
            else RULES.wrong("jump-onto", space=a.to)
        )
    if g.kind[on] in "BN":
        return RULES.wrong("no-landing", space=on)
    return (
        RULES.wrong("own-ship", space=on)
        if a.to == on
        else RULES.wrong("wrong-count", die=a.die, ship=a.ship, space=on)
    )


def any_move(s: State, v: Turn, seat: str, rng: Random) -> Step:
    """Draw a legal move without listing all."""
    rnd, dice = rng.random, v.dice
    n = len(dice)
    if n == 1 and not v.must and rnd() < 0.1:
        return Stay()
    fleet, still, must = s.fleet[v.seat], v.still, v.must
    m = len(fleet)
    for _ in range(16):
        ship = must or int(rnd() * m) + 1
        at = fleet[ship - 1]
        if at and ship not in still:
            die = dice[int(rnd() * n)]
            if to := landings(s, v, at, die):
                return Go(ship, die, to[int(rnd() * len(to))] if len(to) > 1 else to[0])
    return rng.choice(tuple(moves(s, v, seat)))


def can_go(s: State, v: Turn) -> bool:
    """Case MOVES.2, Ruling T4: return whether any die can move any ship."""
    fleet, still, must, dice = s.fleet[v.seat], v.still, v.must, v.dice
    for n, at in enumerate(fleet, 1):
        if (n == must) if must else (at and n not in still):
            for die in dice:
                if landings(s, v, at, die):
                    return True
    return False


def carry_out(t: Execution[State], v: Turn, a: Go) -> None:
    """Cases MOVES.3, MOVES.4 and HYPERJUMPS.1: move a ship and take what it lands on.

    The captured ship joins its owner's reserve (Ruling T11). Landing on a planet draws one card, also by a
    capture, but none in a home (Cases PLANETS.1 and PLANETS.4, Rulings T18, T19 and T20).
    """
    s, me = t.s, v.seat
    g, mine = s.galaxy, s.fleet[me]
    at = mine[a.ship - 1]
    on = g.land[at][a.die]
    must = mine.index(a.to) + 1 if a.to in mine else 0
    s.fleet[me] = (*mine[: a.ship - 1], a.to, *mine[a.ship :])
    if not t.quiet:
        t.tell("moved", "MOVES.1", seat=me, ship=a.ship, die=a.die, at=at, on=on, over=passed(s, at, a.die))
        if on != a.to:
            t.tell("jumped", "HYPERJUMPS.1", seat=me, ship=a.ship, at=on, to=a.to)
    foe = FOE[me]
    theirs = s.fleet[foe]
    if a.to in theirs:
        n = theirs.index(a.to)
        s.fleet[foe] = (*theirs[:n], "", *theirs[n + 1 :])
        t.tell("captured", "MOVES.4", seat=foe, by=me, ship=n + 1, at=a.to)
    used = v.dice.index(a.die)
    rest = v.dice[:used] + v.dice[used + 1 :]
    t.hold(Turn(seat=me, dice=rest, still=(*v.still, a.ship), must=must, built=v.built, thrown=v.thrown))
    if g.kind[a.to] == "P" and g.star[a.to] not in g.homes:
        draw_card(t, me)


def passed(s: State, at: str, die: int) -> list[str]:
    """Case MOVES.3, Ruling T9: the occupied spaces that a ship moves over."""
    taken: set[str] = {*s.fleet["blue"], *s.fleet["orange"]}
    return [x for x in s.galaxy.land[at][1:die] if x in taken]
