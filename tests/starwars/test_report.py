"""How an ended game is looked back on: the curve of the chance to win follows what is on the board."""

from itertools import product

import pytest

from engine.core.flow import pending
from engine.core.types.reporting import Happened
from engine.starwars.bots.learnt_evaluation import WEIGHTS
from engine.starwars.bots.puzzles import StarwarsPuzzles
from engine.starwars.bots.report import FEW, StarwarsReports
from engine.starwars.bots.terms import chart, sides
from engine.starwars.bots.turns import expected
from engine.starwars.state import FOE, SEATS, Go, State, Throw
from tests.starwars.play import Played, bare, do, lay, open_to

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


POSITIONS = [
    (BLUE, ORANGE),
    ({1: "RIGEL-4"}, {1: "RIGEL-6", 2: "RIGEL-8"}),
    ({1: "VEGA-1", 2: "RIGEL-2"}, {1: "SOL-2", 2: "RIGEL-8"}),
]


def thrown(s: State, *dice: int) -> dict[str, tuple[float, int]]:
    """The chance and the score of each kind of throw that a report counts."""
    done = do(s, Throw(), *dice)
    throws = list(StarwarsReports().throws(Happened(s, done.state, done.events)))
    assert {t.seat for t in throws} <= {pending(s)[0].seat}
    assert all(set(t.odds) == {0, 1} and sum(t.odds.values()) == pytest.approx(1) for t in throws)
    return {t.kind: (t.odds[1], t.score) for t in throws}


def allowed(s: State, *dice: int) -> dict[str, bool]:
    """What a throw allows its side to do with the first ship that it moves, by the moves that are open."""
    seat, star = pending(s)[0].seat, s.galaxy.star
    moves = [a for a in open_to(do(s, Throw(), *dice).state) if isinstance(a, Go)]
    home = s.home[FOE[seat]]
    return {
        "hit": any(a.to in s.fleet[FOE[seat]] for a in moves),
        "entry": any(star[a.to] == home != star[s.fleet[seat][a.ship - 1]] for a in moves),
        "card": any(s.galaxy.kind[a.to] == "P" and star[a.to] not in s.home.values() for a in moves),
    }


@pytest.mark.parametrize("mover", SEATS)
@pytest.mark.parametrize(("blue", "orange"), POSITIONS)
def test_the_luck_of_a_throw_is_what_all_36_throws_allow(blue, orange, mover):
    s = lay(blue, orange, mover=mover)
    every = {dice: allowed(s, *dice) for dice in product(range(1, 7), repeat=2)}
    counted = set()
    for dice, allows in every.items():
        for kind, (chance, score) in thrown(s, *dice).items():
            assert score == allows[kind], (dice, kind)
            assert chance == pytest.approx(sum(x[kind] for x in every.values()) / 36), kind
            counted.add(kind)
    sometimes = {kind for kind in ("hit", "entry", "card") if 0 < sum(x[kind] for x in every.values()) < 36}
    assert counted == sometimes
    assert counted


def over(blue, orange) -> tuple[State, Played]:
    """Blue takes the last ship at orange's home."""
    s = bare(blue, orange, 2, 2)
    go = next(a for a in open_to(s) if isinstance(a, Go) and a.to in s.fleet["orange"])
    return s, do(s, go)


@pytest.mark.parametrize(("more", "narrow"), [(FEW - 2, True), (FEW - 1, False)])
def test_a_win_is_narrow_with_fewer_ships_than_that(more, narrow):
    others = dict(enumerate(("SOL-1", "SOL-3", "RIGEL-4", "RIGEL-6")[:more], 2))
    s, done = over({1: "VEGA-4", **others}, {1: "VEGA-6", 2: "RIGEL-2"})
    assert done.state.over.winner == "blue"
    course = [Happened(s, done.state, done.events)]
    assert [x.facts for x in StarwarsReports().awards(course) if x.key == "narrow"] == [
        {"n": 1 + more}
    ] * narrow
    lost = {(x.key, x.seat): x.value for x in StarwarsReports().figures(course)}
    assert lost == {(key, seat): int((key, seat) == ("lost", "orange")) for key, seat in lost}


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_puzzle_counts_is_each_sides_ships_and_its_worth_turns_with_the_seat(seat):
    s, puzzler = lay({1: "RIGEL-4", 2: "RIGEL-6", 3: "SOL-1"}, {1: "RIGEL-8"}), StarwarsPuzzles()
    ships = {x: sum(map(bool, s.fleet[x])) for x in SEATS}
    counts = puzzler.counts(s, s, seat)
    assert (counts["mine"], counts["theirs"]) == (ships[seat], ships[FOE[seat]])
    assert puzzler.worth(s, s, seat) + puzzler.worth(s, s, FOE[seat]) == pytest.approx(100)
    assert (puzzler.worth(s, s, seat) > 50) == (seat == "blue")


@pytest.mark.parametrize("orange", [{1: "SOL-6"}, {1: "SOL-6", 2: "SOL-11"}, {1: "RIGEL-4"}])
def test_the_chance_over_all_throws_counts_each_of_the_36_once(orange):
    """Where all that is undecided is even, the rest is the share of throws that can be moved to win."""
    s = bare({1: "SOL-9"}, {**orange, 3: "VEGA-9"}, mover="orange")
    wins = StarwarsPuzzles().foreseen(s, "blue")["fallen"]  # each throw is played, with every move
    even = [0.0] * len(WEIGHTS)
    assert expected(chart(s.galaxy), even, *sides(s, "orange")) == pytest.approx(0.5 + wins / 2)
