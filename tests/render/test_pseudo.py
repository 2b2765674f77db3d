"""Words and pictures of every title hold in a language that is longer, accented and marked right to left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from bot.authors.contract import check_said
from bot.titles import TITLES
from render.core.fonts import width
from render.core.raster import png
from render.core.scene import LAYERS, Scene, Shape, Stamp, Text
from render.core.text import catalogue, words
from render.titles import LOOKS
from tests.render.test_legible import PLAYED, check, pictures, played, replaced
from tests.shared.pseudo import RIGHT_TO_LEFT, longer, pseudo

NAMES = ("Ada", "Grace Brewster Murray Hopper", "漢字", "Mel")
#: Every so many positions of the games that `test_legible.py` plays are drawn, whatever it draws.
FEW = 3
#: Titles of whose pictures no part of the board lies below a panel, and whose map has no words of its own.
CLEAR = ("starwars", "armada")


def boxes(shapes: Iterable[Shape], x: float = 0, y: float = 0) -> Iterator[tuple[float, float, float, float]]:
    """Return where texts stand: left, top, right, bottom."""
    for t in shapes:
        if isinstance(t, Stamp):
            yield from boxes(t.sprite.shapes, x + t.x, y + t.y)
        elif isinstance(t, Text) and t.text.strip():
            wide, high = width(t.text, t.size, bold=t.bold), t.size * 0.35
            wide = min(wide, t.fit) if t.fit else wide
            left = x + t.x - {"l": 0, "m": wide / 2, "r": wide}[t.anchor]
            yield left, y + t.y - high, left + wide, y + t.y + high


def crowded(scene: Scene) -> int:
    """Count texts that stand over each other or reach out of the picture."""
    found = [x for layer in LAYERS for x in boxes(scene.layer(layer))]
    over = sum(
        min(a[2], b[2]) - max(a[0], b[0]) > 4 and min(a[3], b[3]) - max(a[1], b[1]) > 3
        for a, b in combinations(found, 2)
    )
    return over + sum(x[0] < -1 or x[2] > scene.width + 1 for x in found)


def test_the_language_is_longer_accented_and_marked_and_has_every_key() -> None:
    said = "The enemy moves into the gate, and your ship is shielded until the next phase begins."
    assert 1.37 < len(longer(said)) / len(said) < 1.5
    assert RIGHT_TO_LEFT in pseudo()("starwars-about")
    assert pseudo()("starwars-cards-A", n=1) != pseudo()("starwars-cards-A", n=3), "plurals are chosen"
    english, keys = (
        words("en"),
        [x.partition("=")[0].strip() for y in catalogue("en").values() for x in y.splitlines()],
    )
    assert all(pseudo().has(x) for x in keys if english.has(x))


@pytest.mark.parametrize("title", TITLES)
def test_all_that_can_be_shown_of_a_title_fits_where_it_is_shown(title: str) -> None:
    x = TITLES[title]
    check_said(x.game, x.look, pseudo(), x.standing_answers)


@pytest.mark.parametrize(("title", "scenario", "options_", "step", "most"), PLAYED)
def test_pictures_of_played_games_are_drawn_whole_and_legible(
    title: str, scenario: str, options_: dict[str, str], step: int, most: int
) -> None:
    look, drawn = LOOKS[title], 0
    names = dict(zip(look.seats, NAMES, strict=False))
    for n, r in enumerate(played(title, scenario, options_, most)):
        if n % (step * FEW) and not r.state.over:
            continue
        for p in pictures(title, r, pseudo(), names):
            english = replace(p, words=words("en"))
            if title in CLEAR:
                assert crowded(look.scene(replaced(p))) <= crowded(look.scene(replaced(english)))
            for scene in (look.scene(replaced(p)), *look.more(replaced(p))):
                check(scene)
                assert len(scene.board) <= 1800
                assert all(len(line) <= 44 for line in scene.board.splitlines())
            wide = look.scene(p)
            assert len(wide.alt) <= 1024
            drawn += 1
        assert len(png(wide)) < 2_000_000
    assert drawn > 8
