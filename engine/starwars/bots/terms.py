"""The terms of a learnt evaluation, the same for each side; each is a number from about 0 to 2."""

from __future__ import annotations

from collections.abc import Mapping
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
    "entries",  # share of the die's faces that jump into the enemy home
    "returns",  # share of the die's faces that jump home
)
#: Expected number of sets in 0, 1, 2 ... unknown cards: three may be one, five always hold one.
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
        fleet = (*self.fleet[:ship], to, *self.fleet[ship + 1 :])
        return Side(self.home, fleet, self.cards, self.ready)

    def without(self, at: str) -> Side:
        """Return the side without the ship in a space, if there is one."""
        return self.moved(self.fleet.index(at), "") if at in self.fleet else self


class Chart:
    """A galaxy's tables for the evaluation. A set of die faces is a number: bit n is face n."""

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
    """Return how many sets without a common card a hand holds, two at most."""
    best = 0.0
    for first in sets(hand):
        rest = hand
        for c in first:
            rest = rest.replace(c, "", 1)
        best = max(best, 2.0 if sets(rest) else 1.0)
    return best


def guessed(cards: float) -> float:
    """Return the expected number of sets in this many unknown cards."""
    return CHANCE_OF_SET[int(cards)] if cards < len(CHANCE_OF_SET) else MOST_READY


def sides(s: State, seat: Seat) -> tuple[Side, Side]:
    """Return a seat's own side, whose cards it knows, and the other, of whose cards it knows the number."""
    foe = FOE[seat]
    hand, theirs = s.hand[seat], float(len(s.hand[foe]))
    mine = Side(s.home[seat], s.fleet[seat], float(len(hand)), ready(hand))
    return mine, Side(s.home[foe], s.fleet[foe], theirs, guessed(theirs))


Places = Mapping[str, tuple[str, ...]]


class Own(NamedTuple):
    """A fleet by itself: ships by star, how many, how near the enemy home, and shares of a die's faces."""

    places: Places
    ships: int
    near: tuple[int, int, int, int]
    draws: float
    entries: float
    returns: float


def terms(c: Chart, moved: Side, throws: Side) -> list[float] | float:
    """Return the terms of the side that has just moved, then those of the side that throws next.

    Where a home is taken (Case WINNING.1) it is 1.0 or 0.0 instead: who has moved has won, or has lost.
    """
    ours = _own(c, moved.home, throws.home, moved.fleet)
    theirs = _own(c, throws.home, moved.home, throws.fleet)
    if throws.home in ours.places and throws.home not in theirs.places:
        return 1.0
    if moved.home in theirs.places and moved.home not in ours.places:
        return 0.0
    return [*_side(c, moved, ours, theirs.places), *_side(c, throws, theirs, ours.places)]


@lru_cache(maxsize=4096)
def _own(c: Chart, home: str, goal: str, fleet: tuple[str, ...]) -> Own:
    """Look at a fleet by itself; a search asks of few fleets, and of each of them again and again."""
    found: dict[str, list[str]] = {}
    for x in fleet:
        if x:
            found.setdefault(c.star[x], []).append(x)
    far, back = c.far[goal], c.far[home]
    near = [0, 0, 0, 0]
    draws = entries = returns = 0
    for star, ships in found.items():
        away = far[star]
        near[min(3, away)] += len(ships)
        for x in ships:
            draws |= c.draws[x]
            if away == 1:
                entries |= c.jumps[x]
            if back[star] == 1:
                returns |= c.jumps[x]
    shares = (x.bit_count() / c.sides for x in (draws, entries, returns))
    places = {star: tuple(ships) for star, ships in found.items()}
    return Own(places, sum(near), (near[0], near[1], near[2], near[3]), *shares)


def _side(c: Chart, me: Side, own: Own, foes: Places) -> list[float]:
    home, mine, near, n = me.home, own.places, own.near, own.ships
    lost = [0.0, 0.0]
    for star, ships in mine.items():
        if star in foes:
            lost[star == home] += _hits(c, ships, foes[star])
    guards, raiders = mine.get(home, ()), foes.get(home, ())
    g = len(guards)
    lurkers = sum([len(foes[x]) for x in c.links[home] if x in foes])
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
        near[1] / 3,
        near[2] / 3,
        near[3] / 3,
        _fall(c, guards, raiders, foes, home) if g < 3 else 0.0,
        lost[1],
        lost[0],
        len(raiders) / (1 + g),
        lurkers / (1 + g),
        own.draws,
        own.entries,
        own.returns,
    ]


@lru_cache(maxsize=4096)
def _hits(c: Chart, ships: tuple[str, ...], foes: tuple[str, ...]) -> float:
    """Return the expected number of these ships hit by one enemy throw, each at its own chance."""
    total, aim, chance = 0.0, c.aim, c.chance
    for x in ships:
        faces = 0
        for y in foes:
            faces |= aim[y].get(x, 0)
        total += chance[faces.bit_count()]
    return total


def _fall(c: Chart, guards: tuple[str, ...], raiders: tuple[str, ...], foes: Places, home: str) -> float:
    """Return the chance that one throw captures a home with at most two guards."""
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
