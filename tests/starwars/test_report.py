"""How an ended game is looked back on: the curve of the chance to win follows what is on the board."""

import pytest

from engine.starwars.bots.report import StarwarsReports
from engine.starwars.state import SEATS, State
from tests.starwars.play import lay

BLUE = {1: "SOL-1", 2: "SOL-3", 3: "RIGEL-4", 4: "RIGEL-6", 5: "SOL-4"}
ORANGE = {1: "VEGA-1", 2: "VEGA-3", 3: "RIGEL-8", 4: "DENEB-4", 5: "VEGA-4"}
every_mover = pytest.mark.parametrize("mover", SEATS)


def curve(s: State) -> float:
    return StarwarsReports().chance(s)


@every_mover
@pytest.mark.parametrize("loser", SEATS)
def test_whoever_throws_next_a_side_that_loses_ships_loses_chance(mover, loser):
    fleets = {"blue": BLUE, "orange": ORANGE}
    fewer = {**fleets, loser: dict(list(fleets[loser].items())[:2])}
    before, after = (curve(lay(x["blue"], x["orange"], mover=mover)) for x in (fleets, fewer))
    first = after if loser == SEATS[0] else 1 - after
    assert first < (before if loser == SEATS[0] else 1 - before) - 0.05


def test_enemies_before_a_home_are_feared_most_when_they_throw_next():
    blue, far = {1: "RIGEL-4", 2: "RIGEL-6", 3: "SOL-1"}, {1: "VEGA-1", 2: "VEGA-3", 3: "VEGA-4"}
    near = {**far, 1: "SOL-3", 2: "SOL-4"}
    theirs = curve(lay(blue, near, mover="orange"))
    assert theirs < curve(lay(blue, far, mover="orange"))
    assert theirs < curve(lay(blue, near, mover="blue"))


@every_mover
def test_the_curve_is_one_sides_whoever_throws(mover):
    assert curve(lay(BLUE, {}, mover=mover)) > 0.5 > curve(lay({}, ORANGE, mover=mover))
