"""The machine player that has learnt: its own turn to the end, then every throw and answer of the other side.

It uses what its seat knows: its own cards, and how many the other side holds. So it needs no imagined world.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.rules import Decision
from engine.starwars.bots.learnt_evaluation import HASTES, SURE, hurried, score
from engine.starwars.bots.terms import Chart, Side, chart, ready, sides
from engine.starwars.bots.turns import after, expected
from engine.starwars.moves import moves
from engine.starwars.planets import starts
from engine.starwars.state import FOE, Build, Go, Start, State, Step, Turn

#: Number of first moves tried with every second move, and of turns tried with the other side's replies.
FIRST, LAST = 10, 8

#: A turn as chosen so far: its score, its first answer, and both sides after it.
Ended = tuple[float, Step, Side, Side]


def answer(s: State, d: Decision, w: Sequence[float] | None = None) -> Start | Step | None:
    """Return the answer with the best chance to win; None where it is no turn's answer that is asked.

    By the weights that are given, or else by those that were learnt, with a champion's haste.
    """
    v = s.stack[-1].v
    if not isinstance(v, Turn):
        return None
    c, w = chart(s.galaxy), w or hurried(HASTES.champion, s.turns)
    if not v.thrown:
        return _before_throw(c, w, s, v)
    ended = sorted(_turns(c, w, s, v), key=lambda x: -x[0])
    if len(ended) == 1:
        return ended[0][1]
    seen, best, most = set(), ended[0][1], -1.0
    for _, action, me, foe in ended:
        place = frozenset(me.fleet), frozenset(foe.fleet), me.cards
        if place in seen:
            continue
        seen.add(place)
        value = 1 - expected(c, w, foe, me)
        if value > most:
            best, most = action, value
        if len(seen) == LAST or most == 1:
            break
    return best


def own_turn(s: State, d: Decision) -> Start | Step | None:
    """Return the answer that leads to the best end of its own turn, whatever the other side may throw.

    It builds whenever it can, and waits for less long. None where it is no turn's answer that is asked.
    """
    v = s.stack[-1].v
    if not isinstance(v, Turn):
        return None
    if not v.thrown:
        return list(starts(s, v, d.seat))[-1]
    w = hurried(HASTES.strong, s.turns)
    return max(_turns(chart(s.galaxy), w, s, v), key=lambda x: x[0])[1]


def quick_answer(s: State, d: Decision, w: Sequence[float]) -> Start | Step:
    """Return the best immediate answer: how the player plays itself to learn."""
    v, c = s.stack[-1].v, chart(s.galaxy)
    me, foe = sides(s, d.seat)
    if not v.thrown:
        return list(starts(s, v, d.seat))[-1]
    return max(moves(s, v, d.seat), key=lambda a: score(c, w, *moved(c, me, foe, a)))


def _before_throw(c: Chart, w: Sequence[float], s: State, v: Turn) -> Start:
    """Build or throw, whichever has the better chance over all throws."""
    open_now = list(starts(s, v, v.seat))
    if len(open_now) == 1:
        return open_now[0]
    me, foe = sides(s, v.seat)
    best, most = open_now[0], -1.0
    for a in open_now:
        mine, still = me, [n - 1 for n in v.still]
        if isinstance(a, Build):
            ship, hand = me.fleet.index(""), s.hand[v.seat]
            for card in a.cards:
                hand = hand.replace(card, "", 1)
            mine = me.moved(ship, a.at)._replace(cards=float(len(hand)), ready=ready(hand))
            still.append(ship)
        value = expected(c, w, mine, foe, still)
        if value > most:
            best, most = a, value
    return best


def _turns(c: Chart, w: Sequence[float], s: State, v: Turn) -> Iterator[Ended]:
    """Yield the turns that can be played from here; first moves that look worst are not followed."""
    me, foe = sides(s, v.seat)
    firsts = []
    for a in moves(s, v, v.seat):
        then = moved(c, me, foe, a)
        firsts.append((score(c, w, *then), a, *then))
    if len(v.dice) < 2:
        yield from firsts
        return
    firsts.sort(key=lambda x: -x[0])
    for value, a, mine, theirs in firsts[:FIRST]:
        if value >= SURE:
            yield value, a, mine, theirs
            return
        yield from _seconds(c, w, s, v, a, mine, theirs)


def _seconds(
    c: Chart, w: Sequence[float], s: State, v: Turn, a: Step, me: Side, foe: Side
) -> Iterator[Ended]:
    """Yield the turns that begin with a first move."""
    assert isinstance(a, Go)
    rest = list(v.dice)
    rest.remove(a.die)
    must = s.fleet[v.seat].index(a.to) + 1 if a.to in s.fleet[v.seat] else 0
    after_it = Turn(
        seat=v.seat, dice=tuple(rest), still=(*v.still, a.ship), must=must, built=v.built, thrown=v.thrown
    )
    world = State({v.seat: me.fleet, FOE[v.seat]: foe.fleet}, s.hand, s.deck, galaxy=s.galaxy, home=s.home)
    none = True
    for b in moves(world, after_it, v.seat):
        none = False
        then = moved(c, me, foe, b)
        yield score(c, w, *then), a, *then
    if none:
        yield score(c, w, me, foe), a, me, foe


def moved(c: Chart, me: Side, foe: Side, a: Step | Start) -> tuple[Side, Side]:
    """Return both sides after a move; any other answer leaves them as they are."""
    return after(c, me, foe, a.ship - 1, a.to) if isinstance(a, Go) else (me, foe)
