"""No picture that asks for a move leaves out an enemy in reach, a target that is public, or the score.

A title that draws its pictures so is named in `TITLES`, with how it asks for moves and who stands where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending, public_options, sample
from engine.titles import GAMES
from render.core.look import Picture
from render.core.scene import HIGHEST, LEAST, LOWEST, PHONE, Scene, Stamp, Text
from render.core.text import words
from render.titles import LOOKS
from tests.render.shapes import flat

POSITIONS = 200
NAMES = ("Ada", "Grace Brewster Murray Hopper")


@dataclass(frozen=True)
class Asking:
    """The kinds of decision that ask for a move, and the names of what stands in a place.

    With `tags`, what does not fit is named or counted at the edge.
    """

    kinds: frozenset[str]
    units: Callable[[Any, str], list[str]]
    tags: bool = False


def counters(v: Any, at: str) -> list[str]:
    return [u for u, h in v.at.items() if h == at]


TITLES = {
    "starwars": Asking(frozenset({"turn.move"}), lambda v, at: []),
    "stargate": Asking(
        frozenset({"movement.unit", "move.leg", "move.teleport", "staging.unit"}), counters, tags=True
    ),
}


def asked(title: str, kinds: frozenset[str]) -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Play at random; return positions in which a move is asked for, with the events before."""
    game, rng, found = GAMES[title], Random(7), 0
    dice = RandomDice(rng)
    r = game.new(Setup(title), dice)
    while found < POSITIONS:
        if r.state.over:
            r = game.new(Setup(title), dice)
        d = rng.choice(pending(r.state))
        if d.kind in kinds and rng.random() < 0.4:
            found += 1
            yield r.state, d, tuple(e for e in r.events if e.reaches(None))
        r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)


def written(scene: Scene, layer: str) -> list[str]:
    return [x.text for x in flat(scene.layer(layer)) if isinstance(x, Text)]


def lit_places(scene: Scene) -> set[tuple[int, int]]:
    return {
        (x.x, x.y)
        for x in scene.marks
        if isinstance(x, Stamp) and any(getattr(s, "edge", "") in {"lit", "fire"} for s in x.sprite.shapes)
    }


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_that_does_not_ask_lights_nothing(title: str) -> None:
    """What is looked for below is not there anyway."""
    s, d, _ = next(iter(asked(title, TITLES[title].kinds)))
    p = Picture(view=GAMES[title].view(s, None), words=words("en"), framing="action")
    assert not lit_places(LOOKS[title].scene(p))
    assert lit_places(LOOKS[title].scene(replace(p, lit=tuple(options(s, d) or ()))))


@pytest.mark.parametrize("title", TITLES)
def test_no_picture_that_asks_for_a_move_leaves_anything_out(title: str) -> None:
    look, how, game = LOOKS[title], TITLES[title], GAMES[title]
    met = tagged = 0
    for n, (s, d, events) in enumerate(asked(title, how.kinds)):
        lit = public_options(s, d)[0]
        assert set(lit) == set(options(s, d) or ()), "an open question: the channel sees what can be done"
        p = Picture(
            view=game.view(s, (None, d.seat)[n % 2]),
            words=words(("en", "de")[n // 2 % 2]),
            events=events,
            lit=lit,
            names=dict(zip(look.seats, NAMES, strict=False)),
            framing="action",
            screen=("phone", "wide")[n // 4 % 2],
        )
        scene = look.scene(p)
        assert scene.width == PHONE[0]
        assert LOWEST <= scene.height <= HIGHEST
        scored(look, p, scene)
        enemies = look.threats(p.view, d.seat)
        met += len(enemies)
        tagged += sum(not enemy_is_there(look, p, scene, how, at) for at in enemies)
        targets_are_lit(look, p, scene, how)
    assert met > POSITIONS, "or nothing was looked at"
    assert tagged <= met * (0.35 if how.tags else 0), "tags are for what does not fit"


def scored(look: Any, p: Picture, scene: Scene) -> None:
    sides = look.sides(p)
    assert len(sides) == 2
    top = [x for x in flat(scene.panel) if isinstance(x, Text)]
    for side in sides:
        assert side.score in [x.text for x in top if x.size > LEAST]
        assert all(re.search(rf"\b{x}\b", scene.alt) for x in re.findall(r"\d+", side.score)), "said as well"
    assert sum(x.active for x in sides) == 1


def enemy_is_there(look: Any, p: Picture, scene: Scene, how: Asking, at: str) -> bool:
    """Return whether an enemy is seen; a tag at the edge has to name it otherwise."""
    spot = look.spot(p, at)
    if spot is not None and 0 < spot.x < scene.width and 0 < spot.y < scene.height:
        return True
    assert how.tags
    units, tags = how.units(p.view, at), written(scene, "overlay")
    assert any(u[0] in x and u[1:] in x for u in units for x in tags), (at, units, tags)
    return False


def targets_are_lit(look: Any, p: Picture, scene: Scene, how: Asking) -> None:
    lit, beyond = lit_places(scene), 0
    for at in look.targets(p.view, p.lit):
        spot = look.spot(p, at)
        if spot is None:
            beyond += 1
        else:
            assert (round(spot.x), round(spot.y)) in lit, at
    further = re.compile(p.words("stargate-pic-further", n=0).replace("0", r"(\d+)"))
    counted = sum(int(m[1]) for m in map(further.fullmatch, written(scene, "overlay")) if m)
    assert beyond == 0 or (how.tags and counted >= beyond), (beyond, counted)
