"""Ratings: a pure function of the results of rated games, in the order in which they were counted.

The model is OpenSkill's Plackett-Luce (Weng and Lin 2011), which takes two sides as well as eight. A strength
is a normal distribution; what people read is its mean with an interval, in points of which about 190 make a
side that is expected to win three games of four, as with chess ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

#: Where everybody begins: mean and standard deviation.
MU, SIGMA = 25.0, 25.0 / 3
#: How much a strength may drift from game to game. With OpenSkill's own 0.083 the intervals of people with 80
#: games held their true strength in only 90 of 100 cases (`tests/community/test_ratings.py` measures it).
DRIFT = 0.3
#: Points of a new person, and points for each unit of strength.
CENTRE, UNIT = 1500, 30
#: Standard deviations on each side of the mean in the interval that is shown: 95 of 100 cases.
SURE = 1.96
#: Number of games below which a rating is marked as provisional.
SETTLED = 20


class Strength(NamedTuple):
    """What is known of a person's strength, and from how many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    won: int = 0
    drawn: int = 0

    @property
    def least(self) -> float:
        """Return the lower end of the interval, by which tables are ordered."""
        return self.mu - SURE * self.sigma

    @property
    def points(self) -> int:
        """Return the mean in points."""
        return in_points(self.mu)

    @property
    def interval(self) -> tuple[int, int]:
        """Return the points between which the true strength lies in 95 of 100 cases."""
        return in_points(self.least), in_points(self.mu + SURE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Return whether too few games say something for more than a guess."""
        return self.games < SETTLED


class Came(NamedTuple):
    """How a seat came off: the number of its result, its person (0: forgotten), role and place."""

    number: int
    user: int
    role: str
    place: int


class Played(NamedTuple):
    """A rated game that is over. With `everywhere` it counts for all servers together as well."""

    guild: int
    everywhere: bool
    came: tuple[Came, ...]


class Ladder(NamedTuple):
    """Whose ratings are compared: on a server, or on all of them (0), in a role, or in all of them ("")."""

    guild: int
    role: str


#: A person on a ladder.
Key = tuple[Ladder, int]


@dataclass(frozen=True, slots=True)
class Tally:
    """What games of one title lead to: ratings by ladder and person; each result's strength on its server."""

    ratings: Mapping[Key, Strength]
    after: Mapping[int, Strength]


def in_points(mu: float) -> int:
    """Write a strength in points.

    >>> in_points(25), in_points(30)
    (1500, 1650)
    """
    return round(CENTRE + UNIT * (mu - MU))


def count(games: Iterable[Played], before: Mapping[Key, Strength]) -> Tally:
    """Count games of one title, one after the other, from the ratings that their people had `before`.

    Somebody forgotten plays each of their games as a new person.
    """
    ratings, after = dict(before), dict[int, Strength]()
    for game in games:
        for ladders in _ladders(game):
            keys = [(ladder, x.user) for ladder, x in zip(ladders, game.came, strict=True)]
            now = _played([ratings.get(x, Strength()) for x in keys], [x.place for x in game.came])
            ratings |= {key: x for key, x in zip(keys, now, strict=True) if key[1]}
            if set(ladders) == {Ladder(game.guild, "")}:
                after |= {x.number: y for x, y in zip(game.came, now, strict=True)}
    return Tally(ratings, after)


def _ladders(game: Played) -> list[list[Ladder]]:
    """List the ladders on which a game counts, each as that of every seat."""
    servers = (game.guild, 0) if game.everywhere else (game.guild,)
    roles = [x.role for x in game.came]
    kinds = ([""] * len(roles), roles) if any(roles) else ([""] * len(roles),)
    return [[Ladder(guild, x) for x in kind] for guild in servers for kind in kinds]


def _played(had: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths of people after a game in which they took these places."""
    model = _model()
    teams = [[model.rating(mu=x.mu, sigma=x.sigma)] for x in had]
    rated = model.rate(teams, ranks=[float(x) for x in places])
    shared = places.count(min(places)) > 1
    return [
        Strength(
            now.mu,
            now.sigma,
            x.games + 1,
            x.won + (place == min(places) and not shared),
            x.drawn + (place == min(places) and shared),
        )
        for x, (now,), place in zip(had, rated, places, strict=True)
    ]


def expected(strengths: Iterable[Strength]) -> list[float]:
    """Return each one's chance to win a game among them."""
    model = _model()
    return list(model.predict_win([[model.rating(mu=x.mu, sigma=x.sigma)] for x in strengths]))


@cache
def _model() -> PlackettLuce:
    """Return the model. Its library is loaded when something is first rated: no start waits for it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, tau=DRIFT)
