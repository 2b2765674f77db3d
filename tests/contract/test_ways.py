"""Where answers are on the board: read from what a seat sees, and always in the picture of the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending, sample
from engine.core.rules import Action
from engine.core.types.values import tag
from engine.policies.policy import POLICIES
from engine.policies.worth import imagine
from engine.titles import GAMES
from render.core.look import Look, Picture, Spot
from render.core.scene import Scene
from render.core.text import words
from render.titles import LOOKS
from tests.toys.duel import DUEL

every_title = pytest.mark.parametrize("title", GAMES)
#: Games that are begun, answers in each, and of how many one is looked at.
SEEDS, PLAYED, EACH = 4, 120, 8
#: Listed answers that are about no place: they are buttons beside the board.
PLACELESS = {
    "starwars": {"throw", "stay"},
    "stargate": {"done"},
    "armada": set(),
    "skirmish": {"wait", "capture"},
}
#: Titles with questions whose answers cannot be listed.
FORMED = {"armada", "skirmish"}


def asked(title: str, *, forms: bool = False) -> Iterator[tuple[Any, Any]]:
    """Play several games at random or by the level steady, and yield some questions with listed answers."""
    game = GAMES[title]
    for seed in range(SEEDS):
        rng = Random(f"{title} {seed}")
        dice = RandomDice(rng)
        s = game.new(Setup(title, game.scenarios[seed % len(game.scenarios)], {}), dice).state
        for n in range(PLAYED):
            if s.over:
                break
            d = rng.choice(pending(s))
            if n % EACH == 0 and (forms or options(s, d)):
                yield s, d
            play = POLICIES["steady"](game, s, d, rng) if seed % 2 else sample(s, d, rng)
            s = apply(s, d.seat, d.id, play, dice).state


def whole(title: str, s: Any, d: Any, lit: tuple[Action, ...]) -> Picture:
    """Return the picture of the board that a seat touches."""
    look, view = LOOKS[title], GAMES[title].view(s, d.seat)
    names = dict.fromkeys(look.seats, "Ada")
    return Picture(view=view, words=words("en"), lit=lit, framing=look.touched(view), names=names)


def lost(look: Look, p: Picture) -> list[str]:
    """Name the places of the answers in a picture that are not in it."""
    scene, places = look.scene(p), {x for a in p.lit for way in look.ways(a, p.view) for x in way if x}
    spots = {x: look.spot(p, x) for x in places}
    return sorted(x for x, at in spots.items() if not (at and inside(scene, at)))


def inside(scene: Scene, spot: Spot) -> bool:
    return 0 <= spot.x <= scene.width and 0 <= spot.y <= scene.height


@every_title
def test_every_listed_answer_has_places_in_the_picture_or_none_on_purpose(title):
    look, met = LOOKS[title], Counter[str]()
    for s, d in asked(title):
        listed = options(s, d)
        p = whole(title, s, d, listed)
        for a in listed:
            assert bool(look.ways(a, p.view)) == (tag(a) not in PLACELESS[title]), (d, a)
            met[tag(a)] += 1
        assert not lost(look, p)
    assert met.keys() - PLACELESS[title], "or nothing was looked at"


@every_title
def test_every_place_of_a_form_is_in_the_picture(title):
    look, rng, met = LOOKS[title], Random(1), 0
    for s, d in asked(title, forms=True):
        if options(s, d) is None:
            a = sample(s, d, rng)
            assert not lost(look, whole(title, s, d, (a,)))
            met += 1
    assert bool(met) == (title in FORMED)


@every_title
def test_the_place_of_a_spot_is_the_place_itself(title):
    look, met = LOOKS[title], 0
    for s, d in asked(title):
        p = whole(title, s, d, options(s, d))
        for place in {x for a in p.lit for way in look.ways(a, p.view) for x in way if x}:
            spot = look.spot(p, place)
            if spot is None or not (there := look.place_at(p, spot.x, spot.y)):
                continue
            again = look.spot(p, there)
            assert again is not None
            assert (again.x, again.y) == pytest.approx((spot.x, spot.y), abs=0.3 * spot.r + 1)
            assert look.place_at(p, again.x, again.y) == there
            met += 1
        assert not look.place_at(p, -50, -50)
    assert bool(met) == (type(look).place_at is not Look.place_at)


@every_title
def test_no_place_depends_on_what_a_seat_cannot_know(title):
    game, look = GAMES[title], LOOKS[title]
    for n, (s, d) in enumerate(asked(title, forms=True)):
        view, other = (game.view(x, d.seat) for x in (s, imagine(game, s, d.seat, Random(n))))
        for a in options(s, d) or [sample(s, d, Random(n))]:
            assert look.ways(a, view) == look.ways(a, other)


def test_a_title_that_says_nothing_of_places_has_none():
    s = DUEL.new(Setup("duel", DUEL.scenarios[0], {}), RandomDice(Random(1))).state
    (d, *_) = pending(s)

    class Bare(Look):
        game = "duel"
        scene = headline = None

    assert all(Bare().ways(a, DUEL.view(s, d.seat)) == () for a in options(s, d) or ())
    assert Bare().place_at(None, 1, 1) == ""
