"""What a learnt evaluation looks at: so many terms of each side, every one a number from about 0 to 2."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.core.rules import Seat
from engine.starwars.galaxy import HYPERJUMP, PLANET, Galaxy
from engine.starwars.planets import sets
from engine.starwars.state import FOE, State

#: The terms of one side, in the order in which `_side` returns them.
TERMS = (
    "ships",  # on the board, in fives
    "few",  # how far below four ships
    "cards",  # in hand, in threes
    "ready",  # ships that its cards can build now; the chance of it where the hand is hidden
    "guard1",  # one ship or more at home, two, three; and beyond three, in pairs
    "guard2",
    "guard3",
    "guards",
    "inside",  # ships in the enemy home, in pairs
    "gates",  # one jump from it, in threes
    "middle",  # two jumps from it
    "rear",  # further away
    "fall",  # the chance that the enemy's next throw takes the home
    "besieged",  # home ships that this throw is expected to hit
    "hunted",  # other ships that it is expected to hit
    "raiders",  # enemies at home for each guard and one
    "lurkers",  # enemies one jump from home, likewise
    "draws",  # share of the die's faces that draw a card
    "entries",  # share of them that jump into the enemy home
    "returns",  # share of them that jump home
)
#: The chance of a set in so many cards that are not known: the first can be three, five hold one always.
CHANCE_OF_SET = (0.0, 0.0, 0.0, 0.34, 0.78, 1.0, 1.2, 1.5, 1.8)
MOST_READY = 2.0


class Side(NamedTuple):
    """One side as another may know it: `cards` in hand and how many ships these are `ready` to build."""

    home: str
    fleet: tuple[str, ...]
    cards: float
    ready: float

    def moved(self, ship: int, to: str) -> Side:
        """Return the side with a ship, counted from 0, elsewhere."""
        return self._replace(fleet=(*self.fleet[:ship], to, *self.fleet[ship + 1 :]))

    def without(self, at: str) -> Side:
        """Return the side without the ship in a space, if there is one."""
        return self.moved(self.fleet.index(at), "") if at in self.fleet else self


class Chart:
    """A galaxy's tables for the evaluation. A set of die faces is a number: bit n stands for face n."""

    def __init__(self, g: Galaxy) -> None:
        """Work the tables out."""
        self.galaxy, self.star, self.far, self.links = g, g.star, g.far, g.links
        self.sides = g.pieces.sides
        self.chance = g.chance
        self.aim = {at: {to: 1 << n for n, to in enumerate(path) if n} for at, path in g.land.items()}
        self.planets = {x for x, kind in g.kind.items() if kind == PLANET and g.star[x] not in g.homes}
        self.draws = {at: self._faces(at, PLANET, set(g.homes)) for at in g.land}
        self.jumps = {at: self._faces(at, HYPERJUMP, set()) for at in g.land}

    def _faces(self, at: str, kind: str, but: set[str]) -> int:
        g = self.galaxy
        if g.star[at] in but:
            return 0
        return sum(1 << n for n, to in enumerate(g.land[at]) if n and g.kind[to] == kind)


@lru_cache(maxsize=8)
def chart(g: Galaxy) -> Chart:
    """Return the tables of a galaxy."""
    return Chart(g)


def ready(hand: str) -> float:
    """Return how many sets a hand holds that share no card, two at most."""
    best = 0.0
    for first in sets(hand):
        rest = hand
        for c in first:
            rest = rest.replace(c, "", 1)
        best = max(best, 2.0 if sets(rest) else 1.0)
    return best


def guessed(cards: float) -> float:
    """Return how many sets are expected in so many unknown cards."""
    return CHANCE_OF_SET[int(cards)] if cards < len(CHANCE_OF_SET) else MOST_READY


def sides(s: State, seat: Seat) -> tuple[Side, Side]:
    """Return a seat's own side, whose cards it knows, and the other, of whose cards it knows the number."""
    foe = FOE[seat]
    hand, theirs = s.hand[seat], float(len(s.hand[foe]))
    mine = Side(s.home[seat], s.fleet[seat], float(len(hand)), ready(hand))
    return mine, Side(s.home[foe], s.fleet[foe], theirs, guessed(theirs))


Places = dict[str, list[str]]


def terms(c: Chart, moved: Side, throws: Side) -> list[float] | float:
    """Return the terms of the side that has just moved, then those of the side that throws next.

    Where a home is taken (Case WINNING.1) it is 1.0 or 0.0 instead: who has moved has won, or has lost.
    """
    ours, theirs = _places(c, moved.fleet), _places(c, throws.fleet)
    if throws.home in ours and throws.home not in theirs:
        return 1.0
    if moved.home in theirs and moved.home not in ours:
        return 0.0
    return [*_side(c, moved, throws.home, ours, theirs), *_side(c, throws, moved.home, theirs, ours)]


def _places(c: Chart, fleet: tuple[str, ...]) -> Places:
    found: Places = {}
    star = c.star
    for x in fleet:
        if x:
            found.setdefault(star[x], []).append(x)
    return found


def _side(c: Chart, me: Side, goal: str, mine: Places, foes: Places) -> list[float]:
    home, far, back = me.home, c.far[goal], c.far[me.home]
    near, lost = [0, 0, 0, 0], [0.0, 0.0]
    draws = entries = returns = 0
    for star, ships in mine.items():
        away = far[star]
        near[min(3, away)] += len(ships)
        for x in ships:
            draws |= c.draws[x]
            if away == 1:
                entries |= c.jumps[x]
            if back[star] == 1:
                returns |= c.jumps[x]
        if star in foes:
            lost[star == home] += _hits(c, ships, foes[star])
    guards, raiders = mine.get(home, []), foes.get(home, [])
    n, g = sum(near), len(guards)
    lurkers = sum([len(foes[x]) for x in c.links[home] if x in foes])
    faces = c.sides
    return [
        n * 0.2,
        (4 - n) * 0.25 if n < 4 else 0.0,
        me.cards / 3,
        min(me.ready, len(me.fleet) - n),
        1.0 if g else 0.0,
        1.0 if g > 1 else 0.0,
        1.0 if g > 2 else 0.0,
        (g - 3) * 0.5 if g > 3 else 0.0,
        near[0] * 0.5,
        *[x / 3 for x in near[1:]],
        _fall(c, guards, raiders, foes, home) if g < 3 else 0.0,
        lost[1],
        lost[0],
        len(raiders) / (1 + g),
        lurkers / (1 + g),
        draws.bit_count() / faces,
        entries.bit_count() / faces,
        returns.bit_count() / faces,
    ]


def _hits(c: Chart, ships: Sequence[str], foes: Sequence[str]) -> float:
    """Return how many of these ships one throw of the foes may hit, each at its own chance."""
    total, aim, chance = 0.0, c.aim, c.chance
    for x in ships:
        faces = 0
        for y in foes:
            faces |= aim[y].get(x, 0)
        total += chance[faces.bit_count()]
    return total


def _fall(c: Chart, guards: Sequence[str], raiders: Sequence[str], foes: Places, home: str) -> float:
    """Return the chance that one throw takes a home with at most two guards."""
    if not guards:
        faces = 0
        for star in c.links[home]:
            for y in foes.get(star, ()):
                faces |= c.jumps[y]
        return c.chance[faces.bit_count()]
    if len(guards) == 1:
        return _hits(c, guards, raiders)
    one, two = guards
    rolls = set()
    for y, z in combinations(raiders, 2):
        for a, b in ((y, z), (z, y)):
            first, second = c.aim[a].get(one, 0), c.aim[b].get(two, 0)
            if first and second:
                rolls |= {(first, second), (second, first)}
    return len(rolls) / c.sides**2
