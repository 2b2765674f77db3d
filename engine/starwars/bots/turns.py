"""The turns that a side can play, what each leads to, and what the other side can answer to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.starwars.bots.learnt_evaluation import SURE, chance, score
from engine.starwars.bots.terms import Chart, Side, guessed

#: Number of ships considered for each die of a future throw.
BEST = 3


class Move(NamedTuple):
    """A ship, counted from 0, its way, and how good the position is then for the side that made it."""

    score: float
    ship: int
    to: str


def after(c: Chart, me: Side, foe: Side, ship: int, to: str) -> tuple[Side, Side]:
    """Return both sides after a move: what stood there is in reserve, and a planet gave a card."""
    if to in c.planets:
        cards = me.cards + 1
        me = me._replace(cards=cards, ready=max(me.ready, guessed(cards)))
    return me.moved(ship, to), foe.without(to)


def expected(c: Chart, w: Sequence[float], me: Side, foe: Side, still: Sequence[int] = ()) -> float:
    """Return the chance to win of a side that is about to throw, over all throws that may fall.

    Of each throw it plays the two moves that look best together, none that must make room for another
    (Case MOVES.3). `still` are ships that may not move.
    """
    faces = range(1, c.sides + 1)
    found = dict(zip(faces, _moves(c, w, me, foe, still), strict=True))
    now = score(c, w, me, foe)
    doomed = _guards(c, foe)
    total = 0.0
    for a in faces:
        for b in range(a, c.sides + 1):
            best = _best(c, w, me, foe, (found[a], found[b]), now, doomed)
            total += chance(best) * (1 if a == b else 2)
    return total / c.sides**2


def _moves(c: Chart, w: Sequence[float], me: Side, foe: Side, still: Sequence[int]) -> Iterator[list[Move]]:
    """Yield for each face of a die the best move of each ship, and those that take a home's guard."""
    seen: dict[tuple[int, str], float] = {}
    guards = _guards(c, foe)
    for n in range(1, c.sides + 1):
        moves = []
        for ship, at in enumerate(me.fleet):
            if not at or ship in still:
                continue
            best = None
            for to in ends(c, me, foe, at, n):
                if (ship, to) not in seen:
                    seen[ship, to] = score(c, w, *after(c, me, foe, ship, to))
                if best is None or seen[ship, to] > best.score:
                    best = Move(seen[ship, to], ship, to)
            if best is not None:
                moves.append(best)
        moves.sort(key=lambda m: (-m.score, m.ship))
        yield [m for i, m in enumerate(moves) if i < BEST or m.to in guards]


def ends(c: Chart, me: Side, foe: Side, at: str, die: int) -> Sequence[str]:
    """Return where a die takes a ship if it may not land on its own side's ships (Case MOVES.1)."""
    to = c.galaxy.land[at][die]
    kind = c.galaxy.kind[to]
    if kind == "H":
        return [x for x in c.galaxy.jumps[c.star[at]] if x not in me.fleet and x not in foe.fleet]
    return () if kind in "BN" or to in me.fleet else (to,)


def _guards(c: Chart, foe: Side) -> list[str]:
    return [x for x in foe.fleet if x and c.star[x] == foe.home]


def _best(
    c: Chart,
    w: Sequence[float],
    me: Side,
    foe: Side,
    found: tuple[list[Move], list[Move]],
    now: float,
    guards: Sequence[str],
) -> float:
    """Return the score of the best turn with one throw: one move, or two by different ships."""
    singles = [m[0].score for m in found if m]
    if not singles:
        return now
    best, pair, most = max(singles), None, -9 * SURE
    if best >= SURE:
        return best
    for m in found[0]:
        for n in found[1]:
            if m.ship == n.ship or m.to == n.to:
                continue
            if len(guards) == 2 and m.to in guards and n.to in guards:
                return SURE
            if m.score + n.score > most:
                pair, most = (m, n), m.score + n.score
    if pair is None:
        return best
    one, two = pair
    return max(best, score(c, w, *after(c, *after(c, me, foe, one.ship, one.to), two.ship, two.to)))
