"""What is written on pictures for phones is legible where they are shown 390 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, options, pending, sample
from engine.titles import GAMES
from render.core.fonts import width
from render.core.look import Picture
from render.core.scene import HIGHEST, LAYERS, LONGEST_ALT, LOWEST, PHONE, Scene, Text
from render.core.text import words
from render.stargate.elements.layout import WIDEST
from render.titles import LOOKS
from tests.render.armada.positions import BATTLE, FLEET, SHEET, channel, over
from tests.render.armada.positions import view as armada_view
from tests.render.shapes import flat
from tests.render.skirmish.positions import REACTION, fight, shot, told
from tests.render.skirmish.positions import view as skirmish_view

SHOWN, LEAST = 390, 13
FOUGHT = (
    shot(),
    told("wounded", figure="J1", wounds=1, out=1, fp=1),
    REACTION,
    told("melee", figures=["RED"], targets=["J2"], sgc=[3, 1, 4], jaffa=[2, 0, 5], margin=1, result="killed"),
)
#: Title, scenario and options; every so many positions of a random game are drawn, up to so many.
PLAYED = (
    ("stargate", "", {}, 17, 420),
    ("starwars", "", {}, 19, 120),
    ("armada", "standard", {}, 5, 110),
    ("skirmish", "standard", {"players": "2", "gm": "on"}, 7, 120),
    ("skirmish", "hold", {"players": "3", "gm": "off"}, 9, 60),
)


def heights(scene: Scene) -> Iterator[tuple[float, str]]:
    """Return the height of every text as a phone shows it, where it had to shrink as it is then drawn."""
    for layer in LAYERS:
        for t in flat(scene.layer(layer)):
            if isinstance(t, Text) and t.text.strip():
                wide = width(t.text, t.size, bold=t.bold)
                shrunk = t.fit / wide if t.fit and wide > t.fit else 1
                yield t.size * shrunk * SHOWN / scene.width, t.text


def check(scene: Scene) -> None:
    assert scene.width == PHONE[0]
    assert LOWEST <= scene.height <= HIGHEST
    legible(scene)
    assert len(scene.alt) <= LONGEST_ALT


def legible(scene: Scene) -> None:
    small = [(round(high, 1), said) for high, said in heights(scene) if high < LEAST - 0.05]
    assert not small, small


def played(title: str, scenario: str, options_: dict[str, str], most: int) -> Iterator[Result[Any]]:
    game, rng = GAMES[title], Random(most)
    dice = RandomDice(rng)
    r = game.new(Setup(title, scenario, options_) if scenario else Setup(title), dice)
    for _ in range(most):
        yield r
        if r.state.over:
            return
        d = rng.choice(pending(r.state))
        r = apply(r.state, d.seat, d.id, sample(r.state, d, rng), dice)


def pictures(title: str, r: Result[Any], say: Any, names: dict[str, str]) -> Iterator[Picture]:
    """Return a post's picture of a position, and what each who is asked sees of their choices."""
    game = GAMES[title]
    public = tuple(e for e in r.events if e.reaches(None))
    yield Picture(view=game.view(r.state, None), words=say, events=public, names=names)
    for d in pending(r.state):
        mine = {"view": game.view(r.state, d.seat), "words": say, "names": names}
        yield Picture(**mine, events=tuple(e for e in r.events if e.reaches(d.seat)), tentative=True)
        yield Picture(**mine, lit=tuple(options(r.state, d) or ()))


@pytest.mark.parametrize(("title", "scenario", "options_", "step", "most"), PLAYED)
def test_nothing_on_a_phones_picture_is_too_small_to_read(
    title: str, scenario: str, options_: dict[str, str], step: int, most: int
) -> None:
    look, drawn = LOOKS[title], 0
    names = dict(zip(look.seats, ("Ada", "Grace Brewster Murray Hopper", "漢字", "Mel"), strict=False))
    for n, r in enumerate(played(title, scenario, options_, most)):
        if n % step and not r.state.over:
            continue
        for p in pictures(title, r, words(("en", "de")[n % 2]), names):
            small = replaced(p)
            check(look.scene(small))
            for scene in look.more(small):
                check(scene)
            board = look.scene(replace(small, framing="occupied"))
            if board.width <= WIDEST:  # else it is drawn as on a wide screen
                legible(board)
            drawn += 1
    assert drawn > 20


def replaced(p: Picture) -> Picture:
    return replace(p, framing="action", screen="phone")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("view", "events", "lit"),
    [
        (armada_view(), (), (SHEET,)),
        (armada_view(), (), (FLEET,)),
        (channel(), (), ()),
        (channel(), BATTLE, ()),
        (over(), (), ()),
    ],
    ids=["orders", "fleet", "map", "battle", "end"],
)
def test_every_kind_of_armadas_pictures_is_legible(view: Any, events: Any, lit: Any, language: str) -> None:
    names = {"red": "Ada", "silver": "Grace Hopper"}
    p = Picture(view=view, words=words(language), events=events, lit=lit, names=names)
    check(LOOKS["armada"].scene(replaced(p)))


def test_a_shot_a_reaction_and_a_melee_are_legible() -> None:
    p = Picture(view=skirmish_view(fight()), words=words("en"), events=FOUGHT)
    check(LOOKS["skirmish"].scene(replaced(p)))
