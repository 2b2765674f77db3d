"""The skirmish as shapes: who stands where, what happened, what is asked about, and what nobody may see."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
import shapely
from PIL import Image, ImageChops

from engine.core.flow import pending
from engine.skirmish.model.actions import React, Shoot, Throw
from engine.skirmish.model.state import Marker
from engine.skirmish.queries import odds
from engine.skirmish.queries.suggestions import horizon, rehearse, seen_from, suggestions
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.terrain import land_of
from render.core import raster
from render.core.brush import extent
from render.core.look import Picture
from render.core.scene import Box, Polygon, Split, Stamp, Text
from render.core.text import words
from render.skirmish.elements.colours import PALETTES
from render.skirmish.elements.figure_sight import Lens, Plan, Template
from render.skirmish.elements.highlights import read_events
from render.skirmish.elements.layout import clipped, whole, window
from render.skirmish.elements.pieces import letters, spots
from render.skirmish.elements.threats import threats
from render.skirmish.pictures.ground import ground_of
from render.skirmish.pictures.labels import beyond, edges
from render.skirmish.pictures.panel import unworked
from render.skirmish.pictures.scene import framed, rung
from tests.render.shapes import flat
from tests.render.skirmish.positions import GATE, LOOK, REACTION, fight, game, scene, shot, texts, told, view
from tests.render.test_golden import check
from tests.render.test_palette import EYES, apart, contrast
from tests.skirmish.field import BARE, house, ja, sg
from tests.skirmish.table import mission as opening
from tests.skirmish.table import step

WHOLE = whole(72.0, 48.0)
HIT = (
    shot(),
    told("effect", figure="J1", by="RED", n=4, change=0, result="wound", of="round"),
    told("wounded", figure="J1", wounds=1, out=1, fp=1),
)


def eyes(s: object, figure: str = "RED") -> Lens:
    """Look through a figure's eyes."""
    f = s.figures[figure]  # type: ignore[attr-defined]
    land = land_of(s)  # type: ignore[arg-type]
    return Lens(
        figure,
        horizon(land, f.at),
        seen_from(s, figure),
        odds.weapon_bands(f.weapon),  # type: ignore[arg-type]
        tuple(odds.targets_of(s, f)),
    )  # type: ignore[arg-type]


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_a_shot_as_it_was(framing: str) -> None:
    check(f"skirmish_shot_{framing}", scene(fight(), HIT, framing=framing))


def test_a_reaction_as_it_was() -> None:
    check(
        "skirmish_reaction_de_light",
        scene(fight(), (REACTION,), framing="action", words=words("de"), theme="light"),
    )


def test_a_look_as_it_was() -> None:
    s = step(fight())
    check("skirmish_sight", scene(s, seat="p1", lit=(eyes(s),)))


def test_players_see_no_hidden_enemy_and_the_gm_does() -> None:
    s = fight()
    for seat in (None, "p1", "p2"):
        x = scene(s, seat=seat)
        assert "J3" not in x.alt + x.board + " ".join(texts(x, "pieces", "panel", "overlay"))
        assert "GM's view" not in texts(x, "panel")
    x = scene(s, seat="gm")
    assert "J3" in x.alt
    assert "J3" in texts(x, "panel")
    assert "GM's view" in texts(x, "panel")


def test_events_a_seat_may_not_know_are_not_drawn() -> None:
    secret = told("marker_placed", ("gm",), marker="M7", x=10.0, y=40.0)
    with_it, without = (scene(fight(), told_, framing="action") for told_ in ((secret,), ()))
    assert (with_it, with_it.board) == (without, without.board)
    assert "M7" in scene(fight(), (secret,), seat="gm").alt


def test_tokens_are_drawn_apart_and_stay_on_the_table() -> None:
    crowd = [ja(f"J{n}", 40 + 0.4 * n, 30) for n in range(4, 12)]
    v = view(fight(*crowd))
    where = list(spots(WHOLE, v).values())
    assert len(where) == 12
    gaps = [math.dist(a, b) for n, a in enumerate(where) for b in where[n + 1 :]]
    assert min(gaps) > WHOLE.r * 1.8
    assert all(WHOLE.west < x < WHOLE.right and WHOLE.roof < y < WHOLE.floor for x, y in where)


def test_letters_tell_the_team_apart() -> None:
    v = view(fight(sg("GREEN", 10, 10), sg("GREY", 12, 10), sg("GOLD", 14, 10)))
    said = letters(v)
    assert said["RED"] == "R"
    assert said["J1"] == "1"
    assert len({said[x] for x in ("GREEN", "GREY", "GOLD")}) == 3


@pytest.mark.parametrize("sized", [(24.0, 24.0), (72.0, 48.0), (120.0, 120.0), (48.0, 36.0)])
def test_pixels_are_inches(sized: tuple[float, float]) -> None:
    lay = whole(*sized)
    x0, y0 = lay.at((0, 0))
    x1, y1 = lay.at(sized)
    assert x1 - x0 == pytest.approx(sized[0] * lay.scale)
    assert y0 - y1 == pytest.approx(sized[1] * lay.scale)
    assert lay.left <= x0 < x1 <= lay.board
    assert lay.top - 1 <= y1 < y0 <= lay.bottom + 1


def test_a_window_shows_what_it_is_asked_to() -> None:
    for points in ([(30, 20), (40, 30)], [(1, 1)], [(71.5, 47.5)], [(10, 10), (36, 30)]):
        lay = window(72.0, 48.0, points)
        assert not lay.whole
        assert all(lay.shows(p) for p in points)
    assert window(72.0, 48.0, [(0, 0), (72, 48)]).whole
    assert window(72.0, 48.0, []).whole


def test_a_shot_is_worked_out_beside_the_window() -> None:
    said = texts(scene(fight(), HIT, framing="action"), "panel")
    assert '14.1", short range' in said
    assert "cover: wall ST" in said
    assert "12+ on d20" in said
    assert "wounded" in said
    assert unworked(HIT) == HIT[1:]


def test_a_shot_out_of_nowhere_betrays_nobody() -> None:
    unseen = told("shot", figure="", target="RED", hit=False, sure=False, reaction=False)
    x = scene(fight(), (unseen,), framing="action")
    assert "?" in texts(x, "overlay")


def test_a_reaction_is_worked_out() -> None:
    said = texts(scene(fight(), (REACTION,), framing="action"), "panel")
    assert [x for x in said if x in ("advancing", "all in cover")]
    assert "−2" in said
    assert "go on as before" in said


def test_what_a_figure_sees() -> None:
    s = step(fight())
    x = scene(s, seat="p1", lit=(eyes(s),))
    assert "6 point blank" in texts(x, "marks")
    assert any("%" in t for t in texts(x, "overlay"))
    plain = scene(s, seat="p1")
    assert x.base != plain.base
    assert "sees" in x.alt
    assert "J3" not in x.alt


@pytest.mark.parametrize("theme", PALETTES)
def test_what_a_figure_sees_is_the_plain_table_and_beyond_it_lies_shade(theme: str) -> None:
    s = step(fight())
    x = scene(s, seat="p1", lit=(eyes(s),), theme=theme)
    assert isinstance(x.base, Split)
    bare = [
        raster.canvas(replace(x, base=b, marks=(), pieces=(), overlay=(), panel=()))
        for b in (x.base, x.base.within, x.base.beyond)
    ]
    mixed, within, beyond = (Image.frombytes("L", c.size, c.tobytes()) for c in bare)
    area, table = shapely.Polygon(x.base.outline), x.palette.table
    shapely.prepare(area)
    floors = max(abs(a - b) for a, b in zip(*map(x.palette.rgb, x.base.floors), strict=True))
    counts = {"within": 0, "shaded": 0, "rims": 0}
    for px in range(1, x.width, 7):
        for py in range(0, x.height, 7):
            at, cell = (px + 1, py), shapely.Point(px, py).buffer(2.5)
            if area.contains(cell):
                assert mixed.getpixel(at) == within.getpixel(at)
                counts["within"] += 1
            elif area.disjoint(cell):
                found, expected = (table[image.getpixel(at)] for image in (mixed, beyond))
                assert max(abs(a - b) for a, b in zip(found, expected, strict=True)) <= floors
                counts["rims"] += found != expected  # of what stands in the shade, a trifle too light
                counts["shaded"] += mixed.getpixel(at) != within.getpixel(at)
    assert min(counts["within"], counts["shaded"]) > 500, counts
    assert counts["rims"] < 60, counts
    neither = ImageChops.darker(ImageChops.difference(mixed, within), ImageChops.difference(mixed, beyond))
    assert sum(neither.histogram()[1:]) > 300, "its outline is a step between the two"


def test_suggestions_and_walks_are_drawn() -> None:
    s = step(fight())
    found = suggestions(s, "RED")
    x = scene(s, seat="p1", lit=found, framing="action")
    assert {a.letter.upper() for a in found} <= set(texts(x, "overlay"))
    walk = rehearse(s, found[0].order)
    x = scene(s, seat="p1", lit=(walk,), framing="action", tentative=True)
    assert "Preview" in texts(x, "panel")
    assert any(t.startswith(f"{walk.inches:g}") for t in texts(x, "panel"))


def test_templates_and_answers_are_drawn() -> None:
    s = fight()
    bare = len(scene(s, seat="p1").marks)
    for a in (
        Template((30, 24), 2.0, said='2"'),
        Template((30, 24), 8.0, 45.0, 90),
        Throw("RED", 36.0, 27.0),
        Shoot("RED", "J1", 2),
        React("RED", "J1", 1),
    ):
        assert len(scene(s, seat="p1", lit=(a,)).marks) > bare


def test_markers_and_the_dead_are_told_apart() -> None:
    s = fight()
    s.markers["M1"] = Marker("M1", 50.0, 40.0)
    s.figures["J2"] = replace(s.figures["J2"], health="dead")
    x = scene(s)
    assert "?" in texts(x, "pieces")
    assert "J2" not in texts(x, "panel")
    assert "J2" not in x.alt


def test_a_polygon_is_cut_off_at_the_edge() -> None:
    assert clipped(((-9, -9), (-5, -9), (-5, -5)), (0, 0, 9, 9)) == ()
    assert clipped(((1, 1), (2, 1), (2, 2)), (0, 0, 9, 9)) == ((1, 1), (2, 1), (2, 2))


@pytest.mark.parametrize("theme", PALETTES)
def test_tokens_and_ground_have_their_colours(theme: str) -> None:
    s = fight()
    x = scene(s, theme=theme)
    image = Image.open(io.BytesIO(raster.png(x))).convert("RGB")
    at = {**spots(WHOLE, view(s)), "table": WHOLE.at((60.0, 10.0))}
    for name, dx, dy, role in (("RED", -10, 0, "one"), ("J1", -12, -6, "two"), ("table", 5, 5, "table")):
        px, py = round(at[name][0] + dx), round(at[name][1] + dy)
        assert image.getpixel((px, py)) == x.palette.rgb(role), name


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", PALETTES)
def test_sides_stay_apart_for_all_eyes_and_what_must_be_read_is_legible(theme: str, eye: str) -> None:
    p = PALETTES[theme]
    assert apart(p, "one", "two", eye) > 60
    assert len(p.table) <= 255
    assert {p.rgb(role) for role, _ in p.roles} <= set(p.table)
    for a, b, least in (
        ("label", "table", 7),
        ("label", "wood", 6),
        ("label", "building", 3.5),
        ("text", "panel", 12),
        ("one.ink", "one", 4.5),
        ("two.ink", "two", 4),
        ("sand.ink", "sand", 4),
    ):
        assert contrast(p, a, b) >= least, (a, b, contrast(p, a, b))


def test_random_games_can_always_be_drawn() -> None:
    for mission in ("first", "raid"):
        for n, r in enumerate(game(11, mission, most=400)):
            if n % 12:
                continue
            d = pending(r.state)[0] if pending(r.state) else None
            x = scene(
                r.state,
                r.events,
                words=words(("en", "de")[n // 12 % 2]),
                framing=("action", "whole")[n // 24 % 2],
                theme=("dark", "light")[n // 12 % 2],
                seat=d.seat if d else None,
            )
            assert len(x.alt) <= 1024
            assert len(x.board) <= 1800
            assert all(len(line) <= 44 for line in x.board.splitlines())
            assert abs(x.width / x.height - 1.57) < 0.01
            if n % 60 == 0:
                assert len(raster.png(x)) < 150_000


def test_every_shape_above_the_ground_is_stamped() -> None:
    x = scene(fight(), HIT, framing="action")
    for layer in (x.marks, x.pieces, x.overlay, x.panel):
        assert all(isinstance(s, Stamp) for s in layer)
    assert any(isinstance(s, Polygon) for s in flat(x.base.shapes))


def test_ruling_k67_several_markers_in_one_place_are_drawn_and_named_as_several() -> None:
    s = fight()
    s.markers = {x: Marker(x, 30.0, 30.0) for x in ("M1", "M2", "M3")} | {"M4": Marker("M4", 10.0, 40.0)}
    x = scene(s)
    assert "3" in texts(x, "pieces")
    assert texts(x, "pieces").count("?") == 1
    assert "M1, M2, M3 30 30, M4 10 40" in x.alt


def test_what_an_order_would_do_stands_beside_its_picture_and_in_its_words() -> None:
    plan = Plan(("RED fires at J1", "needs 8, 65 %"))
    x = scene(fight(), seat="p1", lit=(Shoot("RED", "J1", 2), plan), framing="action", tentative=True)
    said = " ".join(texts(x, "panel"))
    assert "needs 8, 65 %" in said
    assert "needs 8, 65 %" in x.alt


def test_the_name_of_a_figure_is_not_written_over_that_of_the_gate():
    v = replace(view(fight(sg("GREEN", 36, 9.6))), stargate=replace(GATE, y=10.0))
    plates = []
    for stamp in LOOK.scene(Picture(view=v, words=words("en"))).pieces:
        box, *rest = stamp.sprite.shapes
        if isinstance(box, Box) and len(rest) == 1 and isinstance(rest[0], Text):
            plates.append((stamp.x + box.x0, stamp.y + box.y0, stamp.x + box.x1, stamp.y + box.y1))
    assert len(plates) > 3
    for a, b in combinations(plates, 2):
        assert not (a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3])


def test_two_tables_without_terrain_bear_each_its_own_names() -> None:
    def way_out(name: str) -> list[str]:
        """Name the exits in the picture of a table."""
        s = fight(
            file=f'exits = ["X"]\n{BARE}[[areas]]\nid = "X"\nname = "{name}"\nsize = [0.0, 0.0, 9.0, 3.0]'
        )
        s.pieces = None
        return [
            said.partition(": ")[2]
            for _, role, said in ground_of(view(s), words("en")).areas
            if role == "good"
        ]

    assert [way_out("West road"), way_out("East road")] == [["West road"], ["East road"]]


def phone_pictures(mission: str, most: int = 40) -> Iterator[Picture]:
    """Play a game at random; return what a phone shows of every third position."""
    for n, r in enumerate(game(1, mission, most)):
        if n % 3 == 0:
            happened = tuple(e for e in r.events if e.reaches(None))
            how: Any = {"words": words("en"), "framing": "action", "screen": "phone"}
            yield Picture(view=view(r.state), events=happened, **how)


@pytest.mark.parametrize("mission", ["raid", "standard", "hold"])
def test_on_a_phone_no_label_covers_a_token_or_another_label(mission: str) -> None:
    written = 0
    for p in phone_pictures(mission):
        v = p.view.narrow(TableView)
        lay, _ = framed(p, v, read_events(p.events, v))
        tokens = [(x - lay.r, y - lay.r, x + lay.r, y + lay.r) for x, y in spots(lay, v).values()]
        labels = [
            extent([x]) for x in LOOK.scene(p).overlay if any(isinstance(t, Text) for t in x.sprite.shapes)
        ]
        written += len(labels)
        for a, b in combinations(labels, 2):
            assert not overlap(a, b)
        assert not [(a, b) for a in labels for b in tokens if overlap(a, b)]
        for a in labels:
            assert a[0] >= lay.west - 4
            assert a[1] >= lay.roof - 4
            assert a[2] <= lay.right + 4
            assert a[3] <= lay.floor + 4
    assert written > 20


def test_on_a_phone_names_stand_clear_of_dashed_lines_and_letters() -> None:
    s = opening("first")
    v = view(s, "p1")
    p = Picture(view=v, words=words("en"), lit=suggestions(s, "RED"), framing="action", screen="phone")
    lay, _ = framed(p, v, read_events((), v))
    lines = [(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for x, y, w, h in edges(lay, v)]
    stamps = [x for x in LOOK.scene(p).overlay if any(isinstance(t, Text) for t in x.sprite.shapes)]
    rimmed = [x for x in stamps if any(isinstance(t, Text) and t.fill == "back" for t in x.sprite.shapes)]
    named = [extent([x]) for x in rimmed]
    assert len(named) > 5
    assert len(lines) == 8
    type_of = [(a[0] + 4, a[1] + 9, a[2] - 4, a[3] - 9) for a in named]  # without rims and tails
    assert not [a for a in type_of for b in lines if overlap(a, b, 0, 0)]


def overlap(a: tuple[float, ...], b: tuple[float, ...], rim: float = 5, spare: float = 13) -> bool:
    """Return whether two boxes meet by more than their rims, and the room for letters' tails."""
    return a[0] + rim < b[2] and b[0] + rim < a[2] and a[1] + spare < b[3] and b[1] + spare < a[3]


def test_every_enemy_in_reach_is_in_a_phones_picture_in_a_ring() -> None:
    v = view(fight(ja("J9", 70, 2)))
    p = Picture(view=v, words=words("en"), framing="action", screen="phone", lit=(Shoot("RED", "J1", 2),))
    lay, _ = framed(p, v, read_events((), v))
    assert {x.id for x in threats(v)} == {"J1", "J2", "J9"}
    assert all(lay.shows(v.figures[x].at) for x in ("J1", "J2", "J9"))
    rings = {i for i, role in rung(p, v).items() if role == "fire"}
    assert rings == {"J1", "J2", "J9"}


def test_who_is_outside_the_frame_has_a_tag_at_its_edge() -> None:
    far = fight(ja("J9", 70, 46), ja("J8", 71, 45), pieces=[house("BA", 60, 0, 62, 48)])
    v = view(far)
    assert "J9" not in {x.id for x in threats(v)}
    x = scene(far, framing="action", screen="phone", lit=(Shoot("RED", "J1", 2),))
    assert {"J9 +1", "J8 +1"} & set(texts(x, "overlay"))


def test_a_phones_picture_holds_the_open_objectives_until_a_fight_needs_the_room() -> None:
    mission = view(next(game(1, "first")).state)
    hut, red = mission.objectives[0], mission.figures["RED"]
    moved = Picture(
        view=replace(mission, turn=2), words=words("en"), framing="action", screen="phone",
        events=(told("moved", figure="RED", path=[[22, 2.5], [22, 8]]),),
    )  # fmt: skip
    lay, _ = framed(moved, moved.view.narrow(TableView), read_events(moved.events, mission))
    assert lay.shows(red.at)
    assert lay.shows(hut.at)
    foe = replace(ja("J1", red.x, red.y + 4), seat="")
    far = (replace(hut, at=(46.0, 33.0)),)
    close = replace(mission, turn=2, objectives=far, figures={**mission.figures, "J1": foe})
    fought = replace(moved, view=close)
    lay, _ = framed(fought, close, read_events(fought.events, close))
    assert not lay.shows(far[0].at)
    tags = beyond(lay, close, spots(lay, close), words("en"))
    assert ("The hut", "lit") in {x[2:] for x in tags}
    assert {x[3] for x in tags} == {"lit", "sand"}


def test_the_line_for_signs_is_there_only_where_the_picture_shows_any() -> None:
    mission = view(next(game(1, "first")).state)
    near = Picture(
        view=replace(mission, turn=2, objectives=()), words=words("en"), framing="action", screen="phone",
        events=(told("moved", figure="RED", path=[[22, 2.5], [22, 8]]),),
    )  # fmt: skip
    lay, _ = framed(near, near.view.narrow(TableView), read_events(near.events, mission))
    assert mission.markers
    assert not any(lay.shows((m.x, m.y)) for m in mission.markers.values())
    assert not lay.key


def test_who_left_by_an_exit_counts_as_fit() -> None:
    x = scene(fight(sg("GOLD", 3, 3, health="left")), framing="action", screen="phone")
    assert "Team: 3 of 3 fit." in x.alt


def test_the_strip_and_the_alt_text_say_the_score() -> None:
    x = scene(fight(sg("GOLD", 3, 3, health="dead")), framing="action", screen="phone")
    assert {"2", "of 3 fit", "in sight", "Turn 1 of 20"} <= set(texts(x, "panel"))
    assert "Team: 2 of 3 fit. Jaffa in sight: 2." in x.alt
