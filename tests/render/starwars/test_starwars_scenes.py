"""The galaxy as shapes: what stands where, what is lit, what has happened."""

import math
from random import Random
from typing import Any

import pytest

from engine.core.flow import options, pending
from engine.core.rules import Outcome
from engine.policies.preview import preview
from engine.policies.worth import imagine
from engine.starwars.galaxy import read_galaxy, standard
from engine.starwars.game import STARWARS
from engine.starwars.state import Build, Go, Home
from render.core.fonts import width
from render.core.scene import LEAST, Arc, Circle, Line, Scene, Stamp, Text
from render.core.text import words
from render.starwars import pieces
from render.starwars.layout import GAIN, Layout, action, links, number, whole
from render.starwars.panel import KEY, key
from render.starwars.tracks import small
from tests.render.shapes import flat
from tests.starwars.board import boards


def texts(scene: Scene, layer: str = "panel") -> list[str]:
    return [s.text for s in flat(scene.layer(layer)) if isinstance(s, Text)]


def ship_at(scene: Scene, seat: str, n: int, state: str = "") -> tuple[int, int] | None:
    sprites = {pieces.ship(seat, n, r, state) for r in sizes()}
    return next(((s.x, s.y) for s in scene.pieces if isinstance(s, Stamp) and s.sprite in sprites), None)


def sizes() -> set[float]:
    found = {small(r) for r in whole(standard()).rings}
    return found | {round(r * k, 1) for r in found for k in (0.82, 0.84)}


def place(space: str) -> tuple[int, int]:
    ring = whole(standard()).ring(space)
    assert ring is not None
    x, y = ring.at(number(space))
    return round(x), round(y)


def test_every_ship_stands_on_its_space(drawn: Any, capture: Any) -> None:
    scene = drawn.scene(capture.state, capture.events)
    assert ship_at(scene, "blue", 4) == place("MIRA-3")
    assert ship_at(scene, "blue", 10) == place("SOL-9")
    assert ship_at(scene, "orange", 10) == place("VEGA-9")
    assert ship_at(scene, "orange", 2) is None, "it has been captured"


def test_a_move_leaves_a_ghost_and_a_track(drawn: Any, capture: Any) -> None:
    scene = drawn.scene(capture.state, capture.events)
    assert ship_at(scene, "blue", 4, "ghost") == place("MIRA-1")
    sweeps = [s for s in flat(scene.overlay) if isinstance(s, Arc) and s.edge == "one"]
    assert len(sweeps) == 1
    assert sweeps[0].dash == (0, 0)


def test_a_capture_shows_the_lost_ship_crossed_and_the_card(drawn: Any, capture: Any) -> None:
    shapes = list(flat(drawn.scene(capture.state, capture.events).overlay))
    assert any(isinstance(s, Line) and s.edge == "fire" for s in shapes)
    assert [s.text for s in shapes if isinstance(s, Text)] == ["2", "+"]
    assert not any(isinstance(s, Line) and s.edge == "fire" for s in flat(drawn.scene(capture.state).overlay))


def test_a_jump_is_an_arrow_that_ends_at_its_space(drawn: Any, jump: Any) -> None:
    scene = drawn.scene(jump.state, jump.events)
    (arrow,) = [
        (stamp, s)
        for stamp in scene.overlay
        if isinstance(stamp, Stamp)
        for s in stamp.sprite.shapes
        if isinstance(s, Line) and s.edge == "jump"
    ]
    stamp, line = arrow
    x, y = line.points[-1][0] + stamp.x, line.points[-1][1] + stamp.y
    px, py = place("RIGEL-4")
    assert ((x - px) ** 2 + (y - py) ** 2) ** 0.5 < 60
    assert line.head


def test_a_preview_is_dashed_and_named(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    seen = preview(STARWARS, s, d, Go(4, 2, "RIGEL-4"), Random(1))
    scene = drawn.scene(seen.state, seen.events, tentative=True)
    lines = [x for x in flat(scene.overlay) if isinstance(x, Line) and x.edge == "jump"]
    assert lines
    assert all(x.dash[0] for x in lines)
    assert any(isinstance(x, Arc) and x.edge == "lit" for x in flat(scene.marks))
    assert "preview" in texts(scene)
    assert scene.alt.startswith("Preview:")


def test_lit_spaces_solid_to_land_dashed_by_jump_with_dice(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    mine = tuple(a for a in options(s, d) or () if isinstance(a, Go) and a.ship == 4)
    scene = drawn.scene(s, lit=mine)
    at = {"solid": set[tuple[int, int]](), "dashed": set[tuple[int, int]]()}
    for stamp in scene.marks:
        assert isinstance(stamp, Stamp)
        dashed = any(isinstance(x, Arc) for x in stamp.sprite.shapes)
        at["dashed" if dashed else "solid"].add((stamp.x, stamp.y))
    assert at["solid"] == {place("SOL-5"), place("SOL-8")}
    assert at["dashed"] == {place(a.to) for a in mine if a.to != "SOL-8"}
    dice = [x for x in scene.overlay if isinstance(x, Stamp)]
    assert len(dice) == 2
    assert ship_at(scene, "blue", 4, "lit") == place("SOL-3")


def test_build_and_home_are_lit(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3"}, {2: "MIRA-3", 10: "VEGA-9"}, hands={"blue": "AWS"})
    scene = drawn.scene(s, lit=(Build("AWS", "SOL-2"),))
    assert [(m.x, m.y) for m in scene.marks if isinstance(m, Stamp)] == [place("SOL-2")]
    ring = whole(s.galaxy).ring("VEGA")
    scene = drawn.scene(s, lit=(Home("VEGA"),))
    assert [(m.x, m.y) for m in scene.marks if isinstance(m, Stamp)] == [(ring.x, ring.y)]


def test_a_ship_that_must_make_room_stands_apart_and_glows(drawn: Any) -> None:
    s = drawn.lay({4: "MIRA-1", 5: "MIRA-5", 10: "SOL-9"}, {10: "VEGA-9"}, 4, 2)
    done = drawn.do(s, "4 4 MIRA-5")
    assert STARWARS.view(done.state, None).must == 5
    scene = drawn.scene(done.state, done.events)
    spots = {(x.x, x.y) for x in scene.pieces if isinstance(x, Stamp)}
    assert place("MIRA-5") not in spots
    waits, landed = ship_at(scene, "blue", 5, "lit"), ship_at(scene, "blue", 4)
    ring = whole(standard()).ring("MIRA-5")
    assert waits is not None
    assert landed is not None
    assert ring is not None
    r = small(ring) * 0.82
    assert math.dist(waits, landed) > 1.9 * r, "neither hides the other"
    assert math.dist(landed, (ring.x, ring.y)) + r < ring.track + ring.space, (
        "nor does the arrow along the rim"
    )


def test_header_counts_ships_reserve_cards_and_deck(drawn: Any, capture: Any) -> None:
    said = texts(drawn.scene(capture.state, capture.events))
    assert "Ada" in said
    assert "Grace Hopper" in said
    assert "2 ships, 8 in reserve, 1 card" in said
    assert "1 ship, 9 in reserve, 0 cards" in said
    assert "deck 20, out 0" in said
    assert "to move" in said


def test_names_that_no_font_has_fall_back_to_the_side(drawn: Any, capture: Any) -> None:
    said = texts(drawn.scene(capture.state, names={"blue": "漢字", "orange": "x" * 200}))
    assert "Blue" in said
    assert any(x.endswith("…") for x in said)


def test_the_winner_is_named_and_the_fallen_home_ringed(drawn: Any) -> None:
    s = drawn.lay({4: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 5)
    done = drawn.do(s, "4 2 VEGA-8")
    assert done.state.over == Outcome("blue", "home_captured", "WINNING.1")
    for framing in ("whole", "action"):
        scene = drawn.scene(done.state, done.events, framing=framing)
        assert "Ada wins" in texts(scene)
        assert [x for x in flat(scene.overlay) if isinstance(x, Circle) and x.edge == "one" and x.r > 150]
        assert "Ada wins!" in scene.alt


def test_action_shows_only_the_stars_concerned_and_larger(drawn: Any, capture: Any, jump: Any) -> None:
    one = drawn.scene(capture.state, capture.events, framing="action")
    assert (one.width, one.height) == (1100, 700)
    assert {x.text for x in flat(one.base.shapes) if isinstance(x, Text) and len(x.text) > 2} == {"MIRA"}
    assert any("captures orange 2" in x.replace("\n", " ") for x in [" ".join(texts(one))])
    two = drawn.scene(jump.state, jump.events, framing="action")
    names = {x.text for x in flat(two.base.shapes) if isinstance(x, Text) and len(x.text) > 2}
    assert names == {"SOL", "RIGEL", "home"}
    nothing = drawn.scene(capture.state, (), framing="action")
    assert nothing.width == 1400


def test_action_falls_back_to_the_whole_when_it_gains_nothing(drawn: Any) -> None:
    g = standard()
    full = whole(g)
    assert action(g, frozenset(s.name for s in g.stars)) is full
    for k in (1, 2, 3):
        lay = action(g, frozenset(s.name for s in g.stars[:k]))
        assert len(lay.rings) == k
        assert lay.u / lay.width >= GAIN * full.u / full.width


@pytest.mark.parametrize("name", boards.VALID)
def test_stars_of_any_board_lie_apart_and_within_the_picture(name: str) -> None:
    lay = whole(read_galaxy(boards.VALID[name]))
    for r in lay.rings:
        assert r.outer <= r.x <= lay.width - r.outer
        assert lay.header + r.outer <= r.y <= lay.height - lay.footer - r.outer
        assert not any(
            o is not r and (o.x - r.x) ** 2 + (o.y - r.y) ** 2 < (2 * r.outer) ** 2 for o in lay.rings
        )
        spaces = [r.at(i) for i in range(1, len(r.star.track) + 1)]
        (ax, ay), (bx, by) = spaces[:2]
        assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 2 * r.space * 0.99
    assert len(links(lay)) == sum(len(r.star.links) for r in lay.rings) // 2


def test_hidden_hands_change_nothing_in_the_channels_picture(drawn: Any) -> None:
    seen = 0
    for n, r in enumerate(drawn.game(5, most=160)):
        if n % 12 or not any(r.state.hand.values()):
            continue
        public = tuple(e for e in r.events if e.reaches(None))
        before = drawn.scene(r.state, public)
        other = imagine(STARWARS, r.state, None, Random(n))
        seen += other.hand != r.state.hand
        after = drawn.scene(other, public)
        assert (after, after.board) == (before, before.board)
    assert seen > 3


def test_whispers_never_reach_the_channels_picture(drawn: Any, capture: Any) -> None:
    assert any(e.kind == "card" for e in capture.events)
    everything = drawn.scene(capture.state, capture.events, framing="action")
    public = drawn.scene(capture.state, tuple(e for e in capture.events if e.reaches(None)), framing="action")
    assert (everything, everything.board) == (public, public.board)
    mine = drawn.scene(capture.state, capture.events, framing="action", seat="blue")
    assert "You draw an alien." in mine.alt


def test_the_caption_takes_the_place_of_the_key(drawn: Any, capture: Any) -> None:
    scene = drawn.scene(capture.state, caption="What a move!")
    assert "What a move!" in texts(scene)
    assert "black hole" not in texts(scene, "base")
    assert "black hole" in texts(drawn.scene(capture.state), "base")
    assert "Schwarzes Loch" in texts(drawn.scene(capture.state, words=words("de")), "base")


def test_stars_too_small_to_read_are_moved_closer_in_their_order() -> None:
    stars = [
        ("ALPHA", True),
        ("BETA", False),
        ("DELTA", False),
        ("GAMMA", False),
        ("ZETA", False),
        ("OMEGA", True),
    ]
    chain = [
        (name, boards.HOME, " ".join(x for x, _ in (stars[i - 1 : i] + stars[i + 1 : i + 2])), home)
        for i, (name, home) in enumerate(stars)
    ]
    text = boards.board(*chain)
    for i in range(6):
        text = text.replace(f"place = [{i}, 0]", f"place = [{i}, {i}]")
    lay = whole(read_galaxy(text))
    assert lay.u > 0.9
    rows = [r.y for r in lay.rings]
    assert rows == sorted(rows), "who was above stays above"
    assert len({(r.x, r.y) for r in lay.rings}) == 6


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_key_on_a_phone_names_each_sign_whole_and_apart(locale: str) -> None:
    said = tuple(words(locale)(f"starwars-pic-{x}") for x in KEY[:6])
    shown = [x for x in key(Layout(780, 640, 72, 48, (), False, LEAST), said) if isinstance(x, Text)]
    assert tuple(x.text for x in shown) == said
    ends = [x.x + width(x.text, x.size, bold=False) for x in shown]
    assert all(x.x - 44 > end for x, end in zip(shown[1:], ends, strict=False))  # a sign's left edge is there
    assert ends[-1] < 780
