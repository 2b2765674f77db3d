"""Starwars shows no chance to anybody; the one that its machine player reckons with is what the dice do."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from itertools import product
from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending
from engine.starwars.galaxy import standard
from engine.starwars.state import Go, State, Throw
from tests.starwars.play import FOE_GUARD, GUARD, lay

POSITIONS, THROWS = 50, 60
GALAXY = standard()
SPACES = sorted({x for xs in GALAXY.empty.values() for x in xs} - {*GUARD.values(), *FOE_GUARD.values()})


def threatened(rng: Random) -> tuple[State, str, float]:
    """Draw a lone ship among one to three enemies on its star, and the chance that a throw reaches it."""
    while True:
        star = rng.choice(GALAXY.stars).name
        at = rng.choice([x for x in SPACES if GALAXY.star[x] == star])
        others = [x for x in SPACES if GALAXY.star[x] == star and x != at]
        foes = rng.sample(others, min(len(others), rng.randint(1, 3)))
        s = lay(dict(enumerate(foes, 1)), {1: at})
        dice = {GALAXY.gap[x, at] for x in s.fleet["blue"] if x and (x, at) in GALAXY.gap}
        if dice:
            return s, at, GALAXY.chance[len(dice)]


def reached(s: State, at: str, rng: Random) -> bool:
    """Throw, and tell whether a first move ends on that space."""
    (d,) = pending(s)
    s = apply(s, d.seat, d.id, Throw(), RandomDice(rng)).state
    return any(isinstance(a, Go) and a.to == at for x in pending(s) for a in options(s, x) or ())


@pytest.mark.parametrize("sides", [2, 4, 6])
def test_the_chance_that_two_dice_show_one_of_some_numbers_is_counted_out(sides: int) -> None:
    g = replace(GALAXY, pieces=replace(GALAXY.pieces, sides=sides))
    throws = list(product(range(1, sides + 1), repeat=2))
    counted = [sum(min(x) <= numbers for x in throws) / len(throws) for numbers in range(sides + 1)]
    assert g.chance == pytest.approx(counted)


def test_the_chance_that_a_ship_is_hit_is_what_the_dice_do() -> None:
    rng, draw = Random(13), Random(7)
    expected, spread, seen = 0.0, 0.0, 0
    for _ in range(POSITIONS):
        s, at, chance = threatened(draw)
        came, doubt = sum(reached(s, at, rng) for _ in range(THROWS)), THROWS * chance * (1 - chance)
        assert abs(came - THROWS * chance) <= 4.5 * doubt**0.5 + 1e-9, (at, chance)
        expected, spread, seen = expected + THROWS * chance, spread + doubt, seen + came
    assert abs(seen - expected) <= 3.5 * spread**0.5


def test_no_text_of_starwars_tells_a_chance() -> None:
    for name in ("starwars.ftl", "bot-starwars.ftl"):
        text = (files("data") / "locale" / "en" / name).read_text("utf-8")
        assert not re.search(r"%|\bodds\b|chance", text)
