"""The list of answers, the check of one answer, and the drawing of one at random say the same."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, faults, options, pending, sample
from engine.starwars.galaxy import standard
from engine.starwars.game import STARWARS
from engine.starwars.state import FOE
from tests.starwars.board.boards import SMALL
from tests.starwars.play import Build, Go, Stay, Throw

G = standard()
SETS = ["".join(x) for x in combinations_with_replacement("AWS", 3)]


def states(seed: int, files=None):
    """Return the states of a random game at which something is asked."""
    rng = Random(seed)
    s = STARWARS.new(Setup("starwars", files=files or {}), RandomDice(rng)).state
    while not s.over:
        yield s
        (d,) = pending(s)
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state


def every_answer(s):
    """Return every answer that could be tried, legal or not."""
    spaces = list(s.galaxy.kind)
    yield Stay()
    yield Throw()
    for ship in range(len(s.fleet["blue"]) + 2):
        for die in range(1, s.galaxy.pieces.sides + 1):
            for to in spaces:
                yield Go(ship, die, to)
    for cards in SETS:
        for docks in s.galaxy.docks.values():
            for at in docks:
                yield Build(cards, at)


@pytest.mark.parametrize("files", [None, {"board": SMALL}], ids=["standard", "small"])
def test_an_answer_is_legal_exactly_when_it_is_listed(files):
    rng, tried = Random(3), set()
    for s in states(5, files):
        if rng.random() > 0.12:
            continue
        (d,) = pending(s)
        listed = set(options(s, d))
        tried.add(d.kind)
        assert {a for a in every_answer(s) if not faults(s, d, a)} == listed
    assert tried == {"turn.start", "turn.move"}


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_drawn_at_random_is_listed(seed):
    for s in states(seed):
        (d,) = pending(s)
        listed = options(s, d)
        assert len(set(listed)) == len(listed)
        assert all(sample(s, d, Random(n)) in listed for n in range(3))


def test_every_listed_answer_is_drawn_some_time():
    s = next(x for x in states(2) if pending(x)[0].kind == "turn.move")
    (d,) = pending(s)
    assert {sample(s, d, Random(n)) for n in range(3000)} == set(options(s, d))


def ends_by_the_book(s, mine, foes, at, die):
    """Return where a ship may end by a die, by the letters of the track alone, own ships aside."""
    star, n = at.split("-")
    track = {x.name: x for x in s.galaxy.stars}
    letters = track[star].track
    on = (int(n) - 1 + die) % len(letters)
    if letters[on] in "BN":
        return set()
    if letters[on] != "H":
        return {f"{star}-{on + 1}"}
    linked = [(x, i, k) for x in track[star].links for i, k in enumerate(track[x].track, 1) if k == "E"]
    return {f"{x}-{i}" for x, i, _ in linked} - mine - foes


def moves_by_the_book(s, v):
    """Work out every move anew: plainly, slowly, and by trying the second move of a pair out."""
    fleet, foes = dict(enumerate(s.fleet[v.seat], 1)), set(s.fleet[FOE[v.seat]])
    found = set() if len(v.dice) == 2 or v.must else {Stay()}
    for die in set(v.dice):
        for ship, at in fleet.items():
            if not at or ship in v.still or (v.must and ship != v.must):
                continue
            others = {x: n for n, x in fleet.items() if x and n != ship}
            for to in ends_by_the_book(s, set(fleet.values()), foes, at, die):
                if to in others:
                    left = list(v.dice)
                    left.remove(die)
                    away = others[to]
                    after = {x for n, x in fleet.items() if x and n not in (ship, away)} | {to}
                    gone = foes - {to}
                    if away in v.still or not any(
                        ends_by_the_book(s, after, gone, to, d) - after for d in left
                    ):
                        continue
                found.add(Go(ship, die, to))
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("files", [None, {"board": SMALL}], ids=["standard", "small"])
def test_moves_3_the_moves_listed_are_those_of_the_book(files, seed):
    pairs = 0
    for s in states(seed, files):
        (d,) = pending(s)
        v = s.stack[-1].v
        if d.kind == "turn.move":
            listed = set(options(s, d))
            assert listed == moves_by_the_book(s, v)
            pairs += any(isinstance(a, Go) and a.to in s.fleet[d.seat] for a in listed)
    assert pairs > 0
