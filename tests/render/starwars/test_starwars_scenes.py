"""The galaxy as shapes: what stands where, what is lit, what has happened."""

import math
from random import Random
from typing import Any

import pytest

from engine.core.flow import options, pending
from engine.core.rules import Event, Outcome
from engine.policies.preview import preview
from engine.policies.worth import imagine
from engine.starwars.galaxy import read_galaxy, standard
from engine.starwars.game import STARWARS
from engine.starwars.state import Build, Go, Home
from render.core.look import Picture
from render.core.scene import HIGHEST, LEAST, LOWEST, Arc, Box, Circle, Line, Scene, Stamp, Text
from render.core.text import words
from render.starwars import pieces
from render.starwars.layout import links, number, part, small, whole
from render.titles import LOOKS
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


def test_a_capture_shows_the_lost_ship_crossed_and_the_card(drawn: Any, capture: Any) -> None:
    shapes = list(flat(drawn.scene(capture.state, capture.events).overlay))
    assert any(isinstance(s, Line) and s.edge == "fire" for s in shapes)
    assert [s.text for s in shapes if isinstance(s, Text)] == ["2", "+"]
    assert not any(isinstance(s, Line) and s.edge == "fire" for s in flat(drawn.scene(capture.state).overlay))


def test_a_captured_ship_never_covers_its_captor_on_a_phone(drawn: Any) -> None:
    """At the lower edge of the board it was pushed back onto the number of the ship that took it."""
    met = 0
    for seed in range(12):
        for r in drawn.game(seed, most=400):
            moved = [e for e in r.events if e.kind == "moved"]
            if r.state.over or len(moved) != 1 or r.events[-1].kind not in {"captured", "drew"}:
                continue
            if not any(e.kind == "captured" for e in r.events):
                continue
            p = Picture(
                view=STARWARS.view(r.state, None), words=words("en"), events=r.events, framing="action"
            )
            at = LOOKS["starwars"].spot(p, moved[0].facts["on"])
            (lost,) = (x for x in LOOKS["starwars"].scene(p).overlay if isinstance(x, Stamp) and crossed(x))
            assert at is not None
            assert math.dist((lost.x, lost.y), (at.x, at.y)) > 40, moved[0].facts
            met += 1
    assert met > 10


def crossed(x: Stamp) -> bool:
    return any(isinstance(s, Line) and s.edge == "fire" for s in flat(x.sprite.shapes))


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


def test_the_winner_is_named_and_the_fallen_home_ringed(drawn: Any) -> None:
    s = drawn.lay({4: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 5)
    done = drawn.do(s, "4 2 VEGA-8")
    assert done.state.over == Outcome("blue", "home_captured", "WINNING.1")
    for framing in ("whole", "action"):
        scene = drawn.scene(done.state, done.events, framing=framing)
        assert "Ada wins" in texts(scene)
        assert [x for x in flat(scene.overlay) if isinstance(x, Circle) and x.edge == "one" and x.r > 100]
        assert "Ada wins!" in scene.alt


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


def lit_at(scene: Scene) -> dict[str, set[tuple[int, int]]]:
    """Return where spaces are lit: by a ring or dashes, yellow or red."""
    found: dict[str, set[tuple[int, int]]] = {"land": set(), "jump": set(), "take": set()}
    for stamp in scene.marks:
        assert isinstance(stamp, Stamp)
        for x in stamp.sprite.shapes:
            if isinstance(x, Arc) and x.edge == "lit":
                found["jump"].add((stamp.x, stamp.y))
            elif isinstance(x, Circle) and x.edge in {"lit", "fire"}:
                found["land" if x.edge == "lit" else "take"].add((stamp.x, stamp.y))
    return found


def test_a_move_leaves_an_empty_ring_and_a_track_below_the_ships(drawn: Any, capture: Any) -> None:
    scene = drawn.scene(capture.state, capture.events)
    x, y = place("MIRA-1")
    left = [m for m in scene.marks if isinstance(m, Stamp) and (m.x, m.y) == (x, y)]
    assert [s.edge for m in left for s in m.sprite.shapes if isinstance(s, Circle)] == ["one"]
    sweeps = [s for s in flat(scene.marks) if isinstance(s, Arc) and s.edge == "one"]
    assert len(sweeps) == 1
    assert sweeps[0].dash == (0, 0)


def test_a_jump_is_an_arrow_of_its_side_that_ends_at_its_space(drawn: Any, jump: Any) -> None:
    scene = drawn.scene(jump.state, jump.events)
    ((stamp, line),) = [
        (stamp, s)
        for stamp in scene.marks
        if isinstance(stamp, Stamp)
        for s in stamp.sprite.shapes
        if isinstance(s, Line) and s.edge == "one"
    ]
    x, y = line.points[-1][0] + stamp.x, line.points[-1][1] + stamp.y
    assert math.dist((x, y), place("RIGEL-4")) < 60
    assert line.head


def test_at_most_six_ways_are_drawn(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {10: "VEGA-9"}, 2, 5)
    moved = [
        Event(
            "moved",
            "MOVES.1",
            {"seat": "blue", "ship": n, "die": 2, "at": "MIRA-1", "on": "MIRA-3", "over": []},
        )
        for n in range(1, 10)
    ]
    scene = drawn.scene(s, tuple(moved))
    assert sum(isinstance(x, Arc) and x.edge == "one" for x in flat(scene.marks)) == 6


def test_a_preview_is_dashed_and_the_strip_says_so(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    seen = preview(STARWARS, s, d, Go(4, 2, "RIGEL-4"), Random(1))
    scene = drawn.scene(seen.state, seen.events, tentative=True)
    lines = [x for x in flat(scene.marks) if isinstance(x, Line) and x.edge == "one"]
    assert lines
    assert all(x.dash[0] for x in lines)
    assert any(isinstance(x, Arc) and x.edge == "lit" for x in flat(scene.marks))
    assert "preview" in texts(scene)
    assert scene.alt.startswith("Preview:")


def test_spaces_are_lit_solid_to_land_dashed_by_a_jump_and_red_to_take(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "SOL-8", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    every = tuple(a for a in options(s, d) or () if isinstance(a, Go))
    mine = tuple(a for a in every if a.ship == 4)
    scene = drawn.scene(s, lit=mine)
    jumps = {place(a.to) for a in mine if a.to != "SOL-8"}
    assert lit_at(scene) == {"land": {place("SOL-5")}, "jump": jumps, "take": {place("SOL-8")}}
    assert ship_at(scene, "blue", 4, "lit") == place("SOL-3")
    whole_ = lit_at(drawn.scene(s, lit=every))
    assert place("SOL-5") not in whole_["land"], "the hyperjump itself is lit for one ship alone"
    assert whole_["take"] == {place("SOL-8")}


def test_lit_spaces_are_numbered_and_numbers_cover_no_name(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3", 10: "SOL-9"}, {2: "MIRA-3", 10: "VEGA-9"}, 2, 5)
    (d,) = pending(s)
    scene = drawn.scene(s, lit=tuple(options(s, d) or ()), framing="action")
    lit = [x.text for x in flat(scene.marks) if isinstance(x, Text) and x.fill == "lit"]
    assert set(lit) == {a.to.partition("-")[2] for a in options(s, d) or () if isinstance(a, Go)}
    assert all(x.size >= LEAST for x in flat(scene.marks) if isinstance(x, Text))


def test_build_and_home_are_lit(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3"}, {2: "MIRA-3", 10: "VEGA-9"}, hands={"blue": "AWS"})
    assert lit_at(drawn.scene(s, lit=(Build("AWS", "SOL-2"),)))["land"] == {place("SOL-2")}
    ring = whole(s.galaxy).ring("VEGA")
    assert lit_at(drawn.scene(s, lit=(Home("VEGA"),)))["land"] == {(ring.x, ring.y)}


def test_the_strip_counts_ships_and_cards_and_shows_the_dice(drawn: Any, capture: Any) -> None:
    scene = drawn.scene(capture.state, capture.events, framing="action")
    said = texts(scene)
    assert said[:6] == ["Ada", "ships, 1 card", "2", "Grace Hopper", "ship, no card", "1"]
    assert "Turn 1" in said
    fills = [x.fill for x in flat(scene.panel) if isinstance(x, Box) and x.fill in {"one", "two"}]
    assert fills == ["one"], "who must act is filled"
    assert sum(isinstance(x, Box) and x.fill == "die" for x in flat(scene.panel)) == 1
    assert "Ships: Blue 2, Orange 1." in scene.alt


def test_names_that_no_font_has_fall_back_to_the_side(drawn: Any, capture: Any) -> None:
    said = texts(drawn.scene(capture.state, names={"blue": "漢字", "orange": "x" * 200}))
    assert "Blue" in said
    assert not any(x.endswith("…") for x in said), "a name is never cut with a sign"


def test_a_phone_shows_all_stars_whatever_happened(drawn: Any, capture: Any) -> None:
    for events in (capture.events, ()):
        scene = drawn.scene(capture.state, events, framing="action")
        assert scene.width == 780
        assert LOWEST <= scene.height <= HIGHEST
        assert {x.text for x in flat(scene.base.shapes) if isinstance(x, Text) and len(x.text) > 2} == {
            x.name for x in standard().stars
        }


def test_of_a_large_galaxy_a_phone_shows_every_star_where_a_side_and_its_enemies_stand(drawn: Any) -> None:
    names = [f"{x}{y}" for x in "ABCD" for y in "XYZ"]
    chain = [
        (n, boards.HOME, " ".join(names[j] for j in (i - 1, i + 1) if 0 <= j < 12), i in (0, 11))
        for i, n in enumerate(names)
    ]
    g = read_galaxy(boards.board(*chain))
    assert whole(g, small=True).u < part(g, frozenset(names[:3])).u
    assert {r.star.name for r in part(g, frozenset(names[:3])).rings} == set(names[:3])


def test_the_legend_explains_what_is_in_the_picture(drawn: Any, capture: Any) -> None:
    assert "black hole" in texts(drawn.scene(capture.state))
    assert "Schwarzes Loch" in texts(drawn.scene(capture.state, words=words("de")))
    happened = texts(drawn.scene(capture.state, capture.events, framing="action"))
    assert "Blue’s last move" in happened
    assert "lands here" not in happened
