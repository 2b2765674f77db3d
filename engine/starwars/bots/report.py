"""How an ended game of Starwars is looked back on: the learnt chance, hands open, and what throws allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from engine.core.flow import options
from engine.core.rules import Action, Decision, Event
from engine.core.types.reporting import Award, Figure, Happened, Reports, Throw
from engine.starwars.bots.learnt_evaluation import WEIGHTS, chance, score
from engine.starwars.bots.player import answer, quick_answer
from engine.starwars.bots.terms import chart, sides
from engine.starwars.state import FOE, SEATS, State, Turn

#: A win with fewer ships left on the board than this is a narrow one.
FEW = 4


class StarwarsReports(Reports):
    """The strong player's own estimate of the chance of the seat that throws next."""

    sides = SEATS
    opposed = SEATS[1:]
    games = 12

    def chance(self, s: State) -> float:
        """Return the first side's chance before a throw."""
        us = SEATS[0]
        v = s.stack[-1].v
        next_ = v.seat if isinstance(v, Turn) else us
        moved = FOE[next_]
        won = chance(score(chart(s.galaxy), WEIGHTS, sides(s, moved)[0], sides(s, next_)[0]))
        return won if moved == us else 1 - won

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer as the learnt player does to learn."""
        if not isinstance(s.stack[-1].v, Turn):
            return rng.choice(options(s, d) or ())
        return quick_answer(s, d, WEIGHTS)

    def rested(self, begun: State, s: State) -> bool:
        """Return whether another side is about to throw than where it began."""
        now, then = s.stack[-1].v, begun.stack[-1].v
        if not isinstance(now, Turn) or now.thrown:
            return False
        return not isinstance(then, Turn) or bool(then.thrown) or then.seat != now.seat

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the strong player's answer, then others at random."""
        listed = list(options(s, d) or ())
        found = answer(s, d)
        rng.shuffle(listed)
        return listed if found is None else [found, *listed]

    def throws(self, x: Happened) -> Sequence[Throw]:
        """Return what a turn's throws could have allowed: a hit, a jump into the enemy home, a card."""
        return [t for e in x.events if e.kind == "thrown" for t in _allowed(x.before, e)]

    def figures(self, course: Sequence[Happened]) -> Sequence[Figure]:
        """Count ships lost and built, and cards drawn."""
        kinds = {"captured": "lost", "built": "built", "drew": "drawn"}
        counts = Counter(
            (kinds[e.kind], e.facts["seat"]) for x in course for e in x.events if e.kind in kinds
        )
        return [Figure(key, seat, counts[key, seat]) for key in kinds.values() for seat in SEATS]

    def awards(self, course: Sequence[Happened]) -> Iterator[Award]:
        """Return the awards."""
        end = course[-1].after if course else None
        if end is None:
            return
        if end.over is not None and end.over.winner in SEATS:
            winner = end.over.winner
            left = sum(map(bool, end.fleet[winner]))
            if left < FEW:
                yield Award("narrow", winner, {"n": left})
        takes = Counter((e.facts["by"], e.facts["by_ship"]) for x in course for e in _captures(x))
        for (seat, ship), n in takes.most_common(1):
            if n > 1 and list(takes.values()).count(n) == 1:
                yield Award("hunter", seat, {"ship": ship, "n": n})


def _allowed(s: State, e: Event) -> Iterator[Throw]:
    c, seat = chart(s.galaxy), e.facts["seat"]
    mine = [(n, x) for n, x in enumerate(s.fleet[seat]) if x]
    theirs = [x for x in s.fleet[FOE[seat]] if x]
    goal = s.home[FOE[seat]]
    hits = draws = entries = 0
    for _, at in mine:
        for to in theirs:
            hits |= c.aim.get(at, {}).get(to, 0)
        draws |= c.draws.get(at, 0)
        if c.far[goal][c.star[at]] == 1:
            entries |= c.jumps.get(at, 0)
    for kind, faces in (("hit", hits), ("entry", entries), ("card", draws)):
        n = faces.bit_count()
        if 0 < n < c.sides:
            p = c.chance[n]
            yield Throw(seat, kind, {1: p, 0: 1 - p}, int(any(faces >> die & 1 for die in e.facts["dice"])))


def _captures(x: Happened) -> Iterator[Action]:
    """Yield captures, with the ship that made each: the one that has just moved."""
    ship = 0
    for e in x.events:
        if e.kind == "moved":
            ship = e.facts["ship"]
        elif e.kind == "captured" and ship:
            yield e._replace(facts={**e.facts, "by_ship": ship})
