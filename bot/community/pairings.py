"""Who meets whom in a cup, who stands where, and who plays which side: as pure functions.

Entrants are numbered by strength, 0 the strongest. A knock-out has the usual bracket, in which the two best
meet last. A round robin follows the circle method. In a Swiss, rounds are paired within score groups, the
upper half against the lower, and nobody meets anybody twice as long as that is possible. Ties are broken by
Sonneborn-Berger in a round robin, in a Swiss by Buchholz first; then by wins, then by strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice, permutations
from random import Random
from typing import NamedTuple

from bot.community.ratings import Strength, expected

#: Stands for nobody: whoever is paired with it has a round without a game, and the points of a win.
NOBODY = -1
Pair = tuple[int, int]


class Form(StrEnum):
    """How a cup is played. Saved: no value changes."""

    KNOCKOUT = "knockout"
    ROUND_ROBIN = "round"
    SWISS = "swiss"


class PairingPoints(NamedTuple):
    """What came of a pairing of a round: the points of both, of one game or of two."""

    round: int
    one: int
    two: int
    points_one: float
    points_two: float

    @property
    def winner(self) -> int:
        """Return who goes on: the better one; if both are as good, the stronger by their number."""
        if NOBODY in (self.one, self.two):
            return max(self.one, self.two)
        if self.points_one != self.points_two:
            return self.one if self.points_one > self.points_two else self.two
        return min(self.one, self.two)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands: by points, then by each tie-break in turn."""

    number: int
    points: float
    ties: tuple[float, ...]
    wins: int


def rounds(form: Form, size: int) -> int:
    """Return how many rounds there are: in a Swiss one more than it takes to find a single winner.

    >>> [rounds(x, 8) for x in Form]
    [3, 7, 4]
    """
    deep = (size - 1).bit_length()
    return {Form.KNOCKOUT: deep, Form.ROUND_ROBIN: size - 1, Form.SWISS: deep + 1}[form]


def pairs(
    form: Form, size: int, met: Sequence[PairingPoints], gone: AbstractSet[int] = frozenset()
) -> list[Pair]:
    """Pair the next round; nothing when the cup is over. Who has `gone` is met by nobody any more."""
    done = max((x.round for x in met), default=0)
    if done >= rounds(form, size):
        return []
    if form is Form.KNOCKOUT:
        return _bracket(size, met, done, gone)
    if form is Form.ROUND_ROBIN:
        return [_without(x, gone) for x in _circle(size, done) if set(x) - gone]
    return _swiss(size, met, gone)


def _without(pair: Pair, gone: AbstractSet[int]) -> Pair:
    """Put nobody in the place of somebody who has gone; whoever is there comes first."""
    one, two = (NOBODY if x in gone else x for x in pair)
    return (one, two) if one != NOBODY else (two, one)


def _bracket(size: int, met: Sequence[PairingPoints], done: int, gone: AbstractSet[int]) -> list[Pair]:
    on = seeded(size) if not done else [x.winner for x in met if x.round == done]
    return [_without(x, gone) for x in zip(on[::2], on[1::2], strict=True)]


def seeded(size: int) -> list[int]:
    """Return the order of a bracket, in which the strongest meet as late as can be.

    >>> seeded(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        order = [y for x in order for y in (x, 2 * len(order) - 1 - x)]
    return order


def _circle(size: int, done: int) -> list[Pair]:
    """Return a round of the circle method: one sits still, the others move on by a place a round."""
    ring = [0, *((x + done) % (size - 1) + 1 for x in range(size - 1))]
    return [(ring[i], ring[-1 - i]) for i in range(size // 2)]


def _swiss(size: int, met: Sequence[PairingPoints], gone: AbstractSet[int]) -> list[Pair]:
    points = {x.number: x.points for x in standings(Form.SWISS, size, met)}
    order = [x for x in points if x not in gone]
    had = {frozenset((x.one, x.two)) for x in met}
    free: list[Pair] = []
    if len(order) % 2:
        out = next((x for x in reversed(order) if frozenset((x, NOBODY)) not in had), order[-1])
        order.remove(out)
        free = [(out, NOBODY)]
    found = next(_matched(order, points, had), None) or next(_matched(order, points, set()), [])
    return [*found, *free]


def _matched(
    order: Sequence[int], points: dict[int, float], had: AbstractSet[frozenset[int]]
) -> Iterator[list[Pair]]:
    """Yield ways to pair people in their order: nobody with anybody they have `had`, the best way first."""
    if not order:
        yield []
        return
    first, *rest = order
    group = [x for x in rest if points[x] == points[first]]
    half = len(group) // 2
    for x in (*group[half:], *reversed(group[:half]), *(x for x in rest if x not in group)):
        if frozenset((first, x)) not in had:
            left = [y for y in rest if y != x]
            yield from ([(first, x), *more] for more in _matched(left, points, had))


def standings(form: Form, size: int, met: Sequence[PairingPoints]) -> list[Standing]:
    """Return where everybody stands, the first first; in a knock-out by how far they came."""
    points, wins, beaten = [0.0] * size, [0] * size, [0] * size
    for x in met:
        for mine, own, other in ((x.one, x.points_one, x.points_two), (x.two, x.points_two, x.points_one)):
            if mine != NOBODY:
                points[mine] += own
                wins[mine] += own > other
    for x in met if form is Form.KNOCKOUT else ():
        beaten[x.winner] += x.winner != NOBODY
    rows = [Standing(n, points[n], _ties(form, n, met, points, beaten[n]), wins[n]) for n in range(size)]
    if form is Form.KNOCKOUT:
        return sorted(rows, key=lambda x: (*(-y for y in x.ties), x.number))
    return sorted(rows, key=lambda x: (-x.points, *(-y for y in x.ties), -x.wins, x.number))


def _ties(
    form: Form, number: int, met: Sequence[PairingPoints], points: Sequence[float], beaten: int
) -> tuple[float, ...]:
    """Return what breaks ties: rounds won, or Buchholz and Sonneborn-Berger as the form has them."""
    if form is Form.KNOCKOUT:
        return (beaten,)
    own = [(x.two, x.points_one, x.points_two) for x in met if x.one == number]
    own += [(x.one, x.points_two, x.points_one) for x in met if x.two == number]
    own = [x for x in own if x[0] != NOBODY]
    berger = sum(points[other] * mine / (mine + theirs) for other, mine, theirs in own if mine + theirs)
    return (sum(points[x[0]] for x in own), berger) if form is Form.SWISS else (berger,)


# -- sides -----------------------------------------------------------------------------------------------

#: Number of ways to sit that are compared: all of six people.
MOST = 720


class Sides(StrEnum):
    """Who decides about sides. Saved: no value changes."""

    CHOSEN = ""
    LOT = "lot"
    EVEN = "even"


def dealt(
    sides: Sides, people: Sequence[int], strength: Callable[[int, int], Strength], lots: Random
) -> list[int]:
    """Return who takes which place, by lot or by the `strength` of each of these people in each place.

    Equally even ways to sit are decided by lot, so that nobody can tell beforehand.
    """
    ways = [list(x) for x in islice(permutations(people), MOST)]
    lots.shuffle(ways)
    if sides is not Sides.EVEN:
        return ways[0]

    def lead(way: Sequence[int]) -> float:
        chances = expected(strength(user, place) for place, user in enumerate(way))
        return round(max(chances) - min(chances), 6)

    return min(ways, key=lead)
