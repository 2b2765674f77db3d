"""The strip on top of pictures of play, and labels that cover nothing."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from render.core.brush import extent
from render.core.fonts import width
from render.core.labels import LEGEND, SIGNS, Room, edge_tags, legend, plate, plate_size
from render.core.panel_parts import Middle, Side, strip, strip_height
from render.core.scene import LEAST, Circle, Sprite, Stamp, Text
from tests.render.shapes import flat

WIDE = 780
LONG = "Grace Brewster Murray Hopper"


def drawn(*sides: Side, middle: Middle | None = None) -> list[Stamp]:
    return list(strip(WIDE, sides, middle or Middle(("Turn 3",), ("movement",))))


def said(stamps: list[Stamp]) -> list[str]:
    return [x.text for x in flat(stamps) if isinstance(x, Text)]


def side(name: str = "Alice", *counts: str, active: bool = False) -> Side:
    return Side(name=name, score="1/6", counts=counts or ("groups broken",), role="one", active=active)


def test_what_stands_in_brackets_behind_a_name_gives_way_to_what_is_counted() -> None:
    shown = said(drawn(side(), side("Silverfish (machine)")))
    assert shown[3:5] == ["Silverfish", "groups broken"]
    assert "Red (machine)" in said(drawn(side(), side("Red (machine)", "points")))


def test_a_strip_says_names_scores_and_turn() -> None:
    shown = drawn(side(), side("Bob"))
    assert said(shown) == [
        "Alice",
        "groups broken",
        "1/6",
        "Bob",
        "groups broken",
        "1/6",
        "Turn 3",
        "movement",
    ]
    left, top, right, bottom = extent(shown[1:])
    assert left >= 0
    assert right <= WIDE
    assert top >= 0
    assert bottom <= strip_height(WIDE) == math.ceil(WIDE / 8)


@pytest.mark.parametrize("name", [LONG, "W" * 32])
def test_a_long_name_takes_the_place_of_what_is_counted_and_is_never_cut_with_a_sign(name: str) -> None:
    shown = drawn(side(name), side(name, "ships"))
    assert not [x for x in said(shown) if "…" in x]
    assert "groups broken" not in said(shown)
    texts = [x for x in flat(shown) if isinstance(x, Text)]
    assert all(x.size >= LEAST for x in texts)
    assert extent(shown[1:])[2] <= WIDE
    if name == LONG:
        assert {"Grace Brewster", "Murray Hopper"} <= set(said(shown))


def test_of_what_is_counted_the_longest_wording_that_fits_is_taken() -> None:
    assert "ships" in said(drawn(side("Alice", "ships that have been killed so far", "ships"), side()))


def test_who_must_act_is_filled() -> None:
    fills = [x.sprite.shapes[0].fill for x in drawn(side(active=True), side())[1:] if not said([x])]
    assert fills == ["one", "panel"]


def test_labels_cover_nothing_and_stay_in_the_frame() -> None:
    room = Room((0, 0, 200, 200))
    room.take(100, 100, 40)
    boxes, wide, high = [(80.0, 80.0, 120.0, 120.0)], 50.0, 20.0
    while at := room.beside(100, 100, 20, wide, high):
        x, y = at
        boxes.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
    assert len(boxes) > 4
    assert all(
        a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a, b in combinations(boxes, 2)
    )
    assert all(x0 >= 0 and y0 >= 0 and x1 <= 200 and y1 <= 200 for x0, y0, x1, y1 in boxes)
    assert room.beside(100, 100, 20, wide, high) is None, "it is dropped where nothing is free"


def test_tags_stand_on_the_edge_beside_each_other_and_point_out() -> None:
    room = Room((0, 100, 780, 600))
    tags = list(edge_tags(room, [(-50, 300, "C2", "two"), (-90, 310, "H1", "one"), (400, 900, "W5", "two")]))
    boxes = [extent([x]) for x in tags]
    assert all(x0 >= -2 and y0 >= 98 and x1 <= 782 and y1 <= 602 for x0, y0, x1, y1 in boxes)
    assert boxes[0][3] <= boxes[1][1] or boxes[1][3] <= boxes[0][1]
    assert said(tags) == ["C2", "H1", "W5"]


def test_a_plate_is_as_wide_as_it_says() -> None:
    wide, high = plate_size("T2 W4 W5 = 8")
    left, top, right, bottom = extent(plate("T2 W4 W5 = 8", "two").shapes)
    assert right - left == pytest.approx(wide + 4)
    assert bottom - top == pytest.approx(high + 4)


def test_a_legend_is_one_line_of_at_most_four_signs() -> None:
    sign = Sprite((Circle(0, 0, 14, "lit"),))
    shown = list(legend((20, 0, 760, LEGEND), [(sign, x) for x in ("one", "two", "three", "four", "five")]))
    assert said(shown) == ["one", "two", "three", "four"]
    assert len(said(shown)) == SIGNS
    crowded = list(legend((20, 0, 760, LEGEND), [(sign, "a sign with a long explanation")] * 4))
    assert len(said(crowded)) == 1, "what has no room is left out, not cut"
    assert extent(crowded)[2] <= 760
    assert width(said(crowded)[0], LEAST) < 740
