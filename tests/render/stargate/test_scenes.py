"""The map as shapes: what stands where, what is lit, what has happened, and what nobody may see."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending
from engine.core.rules import Event
from engine.policies.preview import preview
from engine.policies.worth import imagine
from engine.stargate.game import STARGATE
from engine.stargate.model.board import standard_board
from engine.stargate.model.state import Fight, Leg, Lose, State
from engine.stargate.queries.position import Position
from engine.stargate.queries.view import BattleView
from render.core.fonts import width
from render.core.look import Picture
from render.core.scene import HIGHEST, LOWEST, PHONE, Box, Circle, Line, Polygon, Scene, Text
from render.core.text import words
from render.stargate.elements.highlights import read_events
from render.stargate.elements.layout import LEGIBLE, WIDEST, Layout, whole, window
from render.stargate.elements.reach import threats
from render.stargate.elements.risks import outlook
from render.stargate.elements.terrain import terrain
from render.stargate.pictures.marks import MEETS, best
from render.stargate.pictures.scene import framed
from render.titles import LOOKS
from tests.render.shapes import flat
from tests.render.stargate.positions import game, lay, lit, met, public, scene, spread, texts, turned
from tests.render.test_golden import check
from tests.stargate.play import do

LAND = terrain(standard_board())
WHOLE = whole(LAND.size)
LAND_GATES = standard_board().stargates
STACK = "H1 1711, H2 1711, D1 1711, C2 1711, T2 1711, W2 1711"


def standing(x: Scene, at: str) -> list[str]:
    """Return what is written on the counters in a hex of the whole map."""
    return [
        s.text for stamp, s in spread(x.pieces) if (stamp.x, stamp.y) == WHOLE.at(at) and isinstance(s, Text)
    ]


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_golden_approach(framing: str) -> None:
    done = met(4)
    check(f"stargate_approach_{framing}", scene(done.state, public(done), framing=framing))


def test_golden_reach_in_german_and_light() -> None:
    s = do(lay("H3 1511, C2 1711, W2 1711, X1 1407", gates={"A": 4}), "H3 linear").state
    s = do(s, "n1").state
    check(
        "stargate_reach_de_light",
        scene(s, lit=lit(s), words=words("de"), theme="light", framing="action"),
    )


def test_golden_combats_to_choose() -> None:
    s = lay("H1 1711, D1 1711, C2 1711, H2 1912, X1 1912", phase="combat")
    check("stargate_combats", scene(s, lit=lit(s), framing="action"))


def test_every_unit_bears_its_name_strength_and_movement() -> None:
    s = lay("H3 1208, I2 1509, M1 1909, D4 1413, C6 2010, T3 1711, W5 0908, X1 1607")
    x = scene(s)
    for at, name, below in (
        ("1208", "H3", "3-8"), ("1509", "I2", "4-6T"), ("1909", "M1", "5-6W"), ("1413", "D4", "5-6"),
        ("2010", "C6", "(3)-5W"), ("1711", "T3", "(2)-5"), ("0908", "W5", "3-5"), ("1607", "X1", "5-6"),
    ):  # fmt: skip
        assert standing(x, at) == [name, below]


def test_case_8_1_units_of_one_group_are_drawn_as_one() -> None:
    s = lay("C2 1711, W2 1711, C4 1208, T4 1208, W4 1208, C5 2010, T3 2010, H1 0202")
    x = scene(s)
    assert standing(x, "1711") == ["C2", "W2", "6-5W"]
    assert standing(x, "1208") == ["4", "10-T"]
    assert [t for t in standing(x, "2010") if "-" not in t] == ["C5", "T3"]


def test_a_stack_of_six_shows_every_unit_apart() -> None:
    s = lay("H1 1711, H2 1711, D1 1711, C2 1711, T3 1711, W5 1711", phase="movement")
    found = standing(scene(s), "1711")
    assert {"H1", "H2", "D1", "C2", "T3", "W5"} <= set(found)
    spots = [
        (t.x, t.y)
        for stamp, t in spread(scene(s).pieces)
        if (stamp.x, stamp.y) == WHOLE.at("1711") and isinstance(t, Text) and "-" not in t.text
    ]
    assert min(math.dist(a, b) for i, a in enumerate(spots) for b in spots[:i]) > 12


def test_the_energy_under_a_virunian_is_told_on_a_tag() -> None:
    x = scene(lay("C2 2008, H1 2009"))
    tags = [s.text for stamp, s in spread(x.pieces) if isinstance(s, Text) and s.text in {"+4", "+3"}]
    assert tags == ["+4"], "it does nothing for the Coalition"


def test_face_down_piles_show_counts_and_no_faces() -> None:
    x = scene(lay("H3 1208", gates={"A": 4, "B": 0}))
    a = [
        s.text
        for stamp, s in spread(x.pieces)
        if abs(stamp.x - WHOLE.at("0914")[0]) < 9 and isinstance(s, Text)
    ]
    assert a == ["4", "A"]
    b = [
        s.text
        for stamp, s in spread(x.pieces)
        if (stamp.x, stamp.y) == WHOLE.at("0706") and isinstance(s, Text)
    ]
    assert b == ["B"]


def test_case_5_32_skim_markers_and_the_way_round() -> None:
    s = lay("H4 0806, H5 0605, H6 0913", skim={"H4": (1, 2), "H5": (-1, 1), "H6": (1, 3)})
    x = scene(s)
    assert "2" in standing(x, "0806")
    assert "1" in standing(x, "0605")
    assert standing(x, "0913") == ["H6", "3-8"], "after three hexes there is no marker"
    arcs = [stamp for stamp, s in spread(x.pieces) if type(s).__name__ == "Arc" and s.edge == "good"]
    assert len(arcs) == 3


def test_the_panel_counts_losses_races_groups_and_piles() -> None:
    s = lay("H3 1208, X1 1010", gates={"A": 2, "B": 1}, lost=("H1", "H2", "I1", "C2", "T2", "W3"))
    said = texts(scene(s))
    assert "3 of 8" in said
    assert "2 of 6" in said
    assert "Turn 2" in said
    assert "Ada" in said
    assert "Coalition: movement" in said
    assert any("waiting" in x for x in said)


def test_a_way_leaves_a_ghost_and_marks_its_turning_point_with_fire_and_dice() -> None:
    done = turned()
    x = scene(done.state, public(done), framing="action")
    reds = [s for _, s in spread(x.marks) if isinstance(s, Circle) and s.fill == "fire"]
    assert not reds, "the turn was the last hex of this way"
    bolts = [s for _, s in spread(x.overlay) if isinstance(s, Line) and s.edge == "fire"]
    assert len(bolts) == 1, "the pair stands where it fires; only the Monad's line is seen"


def test_fire_lines_come_from_every_enemy_within_eight() -> None:
    s = do(do(lay("H3 1511, C2 1713, W2 1209, X1 1407", gates={}), "H3 linear").state, "n2").state
    done = do(s, "nw1", 5, 4, 6)
    x = scene(done.state, public(done), framing="action")
    bolts = [s for _, s in spread(x.overlay) if isinstance(s, Line) and s.edge == "fire"]
    assert len(bolts) == 3
    assert all(b.head for b in bolts)
    kills = do(s, "nw1", 5, 2)
    y = scene(kills.state, public(kills), framing="action")
    assert any(isinstance(s, Box) and s.fill == "fire" for _, s in spread(y.overlay)), "the die that kills"
    assert any(isinstance(s, Line) and s.edge == "fire" and not s.head for _, s in spread(y.overlay)), (
        "crossed out"
    )


def test_case_7_11_choices_are_drawn_only_once_both_are_revealed() -> None:
    s = turned().state
    before = scene(s, framing="action")
    half = do(s, "warp", seat="coalition")
    after = scene(half.state, public(half), framing="action")
    said = lambda x: [t for t in texts(x) if "choices" not in t and "sealed" not in t]  # noqa: E731
    assert "0 of 2 choices are in" in texts(before)
    assert "1 of 2 choices are in" in texts(after)
    cells = lambda x: [s.fill for _, s in spread(x.panel) if isinstance(s, Box) and s.x0 == 3]  # noqa: E731
    assert cells(before) == cells(after) == ["cell"] * 9
    assert said(before)[:4] == said(after)[:4]
    done = met(4)
    revealed = cells(scene(done.state, public(done), framing="action"))
    assert revealed.count("text") == 1
    assert revealed.count("same") == 4


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_whatever_was_chosen_the_picture_is_the_same(framing: str) -> None:
    s = turned().state
    drawn = set()
    for option in ("warp", "charge", "maneuver"):
        half = do(s, option, seat="coalition")
        for seat in (None, "virunian"):
            known = tuple(e for e in half.events if e.reaches(seat))
            drawn.add(scene(half.state, known, seat=seat, framing=framing))
    assert len(drawn) == 1


def test_the_matrix_works_the_shield_in() -> None:
    done = met(4)
    x = scene(done.state, public(done), framing="action")
    numbers = [s.text for _, s in spread(x.panel) if isinstance(s, Text) and s.size == 30]
    assert numbers == ["3", "2", "0", "0", "3", "2", "2", "0", "3"]
    assert any("Virunians shielded" in t for t in texts(x))


def test_reachable_hexes_are_lit_dashed_where_a_turn_draws_fire_with_the_chance_to_live() -> None:
    s = do(lay("H3 1511, X1 1407", gates={}), "H3 linear").state
    first = best(STARGATE.view(s, None), lit(s))
    assert all(not x.risky for x in first.values() if "1407" not in x.meets)
    s = do(s, "n1").state
    v, open_ = STARGATE.view(s, None), lit(s)
    on, off = outlook(v, Leg("n", 1)), outlook(v, Leg("ne", 1))
    assert on is not None
    assert off is not None
    assert not on.risky
    assert (len(off.fire or ()), round(100 * off.live)) == (1, 67)
    x = scene(s, lit=open_)
    dashed = [stamp for stamp, s in spread(x.marks) if isinstance(s, Line) and s.edge == "lit" and s.dash[0]]
    solid = [stamp for stamp, s in spread(x.marks) if isinstance(s, Polygon) and s.edge == "lit"]
    assert WHOLE.at(off.at) in {(m.x, m.y) for m in dashed}
    assert WHOLE.at(on.at) in {(m.x, m.y) for m in solid}
    assert "67%" in texts(x, "marks")


@pytest.mark.parametrize("foe", ["1508", "2514"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_legend_explains_the_sign_of_a_meeting_where_there_is_one(foe: str, language: str) -> None:
    s = do(lay(f"H3 1511, C2 {foe}, W2 {foe}", gates={}), "H3 linear").state
    say = words(language)
    x = scene(s, lit=lit(s), words=say, framing="action")
    explained = say("stargate-pic-lit-meets") in texts(x) and MEETS in texts(x)
    assert explained is (MEETS in texts(x, "marks")) is (foe == "1508")


def test_a_teleport_shows_crossings_and_scatter() -> None:
    s = do(lay("I1 0917, C1 2710", gates={}), "I1 teleport").state
    reach = best(STARGATE.view(s, None), lit(s))
    assert reach["0913"].crosses == ("0914",)
    assert round(100 * reach["0913"].live) == 83
    assert reach["0909"].scatters
    assert not reach["0915"].risky


def test_a_preview_is_dashed_and_named() -> None:
    s = do(lay("H3 1511, X1 2010", gates={}), "H3 linear").state
    (d,) = pending(s)
    seen = preview(STARGATE, s, d, Leg("n", 3), Random(1))
    x = scene(seen.state, seen.events, tentative=True, framing="action")
    ways = [s for _, s in spread(x.marks) if isinstance(s, Line) and s.edge == "one" and s.head]
    assert ways
    assert all(w.dash[0] for w in ways)
    assert "preview" in texts(x)
    assert x.alt.startswith("Preview:")


def test_units_to_lose_and_combats_to_choose_are_ringed() -> None:
    s = lay("H1 1711, C2 1711, H2 1912, X1 1912", phase="combat")
    x = scene(s, lit=(Fight("1711"), Fight("1912")))
    rings = {(m.x, m.y) for m, s in spread(x.marks) if isinstance(s, Polygon) and s.edge == "lit"}
    assert rings == {WHOLE.at("1711"), WHOLE.at("1912")}
    x = scene(s, lit=(Lose("C2"),))
    rings = {(m.x, m.y) for m, s in spread(x.marks) if isinstance(s, Polygon) and s.edge == "fire"}
    assert rings == {WHOLE.at("1711")}


def test_support_is_a_line_with_its_strength() -> None:
    s = lay("H1 1711, D1 1711, C2 1711, H4 1713", phase="combat")
    x = scene(s, lit=lit(s), framing="action")
    assert [s for _, s in spread(x.marks) if isinstance(s, Line) and s.edge == "one" and s.dash[0]]
    done = do(s, "support H4", 6)
    x = scene(done.state, public(done), framing="action")
    assert "+1" in texts(x, "overlay")
    assert "Db" in texts(x) or "Dd" in texts(x)


def test_a_dispersed_unit_flies_to_where_it_is_put() -> None:
    s = lay("H1 1711, D1 1711, C2 1711", phase="combat", dice=(4,))
    done = do(s, "C2 to 1911")
    x = scene(done.state, public(done), framing="action")
    assert [s for _, s in spread(x.marks) if isinstance(s, Line) and s.edge == "two" and s.head]


def test_action_is_as_close_as_what_it_shows_allows() -> None:
    near, fits = window(LAND.size, frozenset({"1711"}))
    far, too = window(LAND.size, frozenset({"1007", "1912"}))
    assert fits
    assert too
    assert (near.dx, near.dy) == LEGIBLE[0]
    assert near.dx > far.dx
    assert not window(LAND.size, frozenset({"0101", "2717"}))[1]
    for lay_ in (near, far):
        assert lay_.width == PHONE[0]
        assert LOWEST <= lay_.height <= HIGHEST


def shown(s: State, events: tuple[Event, ...] = (), **how: Any) -> Layout:
    """Return how a picture of a position for a phone is laid out."""
    p = Picture(view=STARGATE.view(s, None), words=words("en"), events=events, screen="phone", **how)
    v = p.view.narrow(BattleView)
    return framed(p, LAND, v, read_events(p.events, v), {})


def test_of_units_equally_near_the_same_is_shown_whatever_process_draws_them() -> None:
    moved = Event("moved", "5.1", {"units": ["W2"], "path": ["1406", "1407"], "mode": "linear", "left": 0})
    for k in range(6):
        west, east = f"04{k + 5:02}", f"24{k + 5:02}"
        lay_ = shown(lay({"W2": "1407", "H1": east, "M1": west}), (moved,), framing="action")
        assert (lay_.shows(west), lay_.shows(east)) == (False, True)


def test_who_chooses_a_unit_sees_the_nearest_enemies_and_all_pieces_of_their_own() -> None:
    moved = Event("moved", "5.1", {"units": ["C3"], "path": ["0606", "0609"], "mode": "linear", "left": 0})
    staged = {"I1": "1118", "H1": "1318", "D1": "1518", "M1": "1718"}
    s = STARGATE.lay_out(Position("coalition", {"C3": "0609", "X2": "0409", "T3": "1307"}, staged=staged))
    lay_ = shown(s, (moved,), framing="action")
    assert [x for x in ("1118", "1318", "1518", "0609", "0409", "1307") if not lay_.shows(x)] == []
    assert lay_.shows("1718"), "where there is room, all that may move"
    v = STARGATE.view(s, None)
    assert threats(v, "coalition") == set(), "from here nobody meets anybody: they are the nearest"
    assert threats(STARGATE.view(lay("H3 1208, X1 1010"), None), "coalition") == {"1010"}
    assert lay_.least * 390 / lay_.width >= 12.99, "it is read on a phone"
    far = shown(s, (moved,), framing="action", marks=(("I1", "1109"),))  # a hint's arrow is never cut off
    assert [x for x in ("1118", "1109") if not far.shows(x)] == []


def test_who_stages_sees_a_stargate_and_where_the_war_is() -> None:
    """The first picture of a game, its lobby's too, was an empty corner; later ones only named who fights."""
    first = STARGATE.new(Setup("stargate"), RandomDice(Random(1))).state
    for s in (first, lay("H1 1306, X3 1304", phase="staging")):
        lay_ = shown(s, framing="action")
        assert all(map(lay_.shows, ("1118", "1318", "1518", "1718", LAND_GATES["A"]))), s.turn
        assert lay_.height <= HIGHEST
    assert lay_.shows("1306"), "the nearest to where units come in, before those that are farther"


def test_who_may_act_is_in_the_picture_wherever_the_news_is() -> None:
    """Twelve units were asked to move, and the picture showed two that had just been staged."""
    units = {"H1": "1306", "M1": "1207", "I1": "1507", "D1": "1707", "H2": "1310", "X3": "1304", "W6": "1103"}
    staged = {"I3": "1118", "H3": "1318", "D3": "1518", "M3": "1718"}
    news = tuple(Event("staged", "3.1", {"unit": u, "at": at}) for u, at in staged.items())
    lay_ = shown(STARGATE.lay_out(Position("coalition", units, staged=staged)), news, framing="action")
    assert [u for u, at in units.items() if not lay_.shows(at)] == []


def test_units_far_from_every_enemy_are_in_the_picture_when_they_are_to_move() -> None:
    staged = {"M1": "1118", "H1": "1318", "I1": "1518", "D1": "1718"}
    moved = Event("moved", "5.1", {"units": ["W6"], "path": ["0705", "1103"], "mode": "linear", "left": 0})
    s = STARGATE.lay_out(Position("coalition", {"W6": "1103"}, staged=staged))
    lay_ = shown(s, (moved,), framing="action")
    assert all(map(lay_.shows, staged.values()))
    p = Picture(view=STARGATE.view(s, None), words=words("en"), events=(moved,), lit=lit(s), framing="action")
    assert "W6" in texts(LOOKS["stargate"].scene(p), "overlay"), "a tag at the edge says where it is"


def test_the_board_is_cut_to_where_anything_stands() -> None:
    near = lay("H1 0509, C2 0912, W2 1107", gates={"A": 4})
    lay_ = shown(near, framing="occupied")
    assert lay_.width == PHONE[0]
    assert all(lay_.shows(x) for x in ("0509", "0912", "1107", LAND_GATES["A"]))
    high = shown(lay("H1 0502, C2 0916", gates={"B": 1}), framing="occupied")
    assert PHONE[0] <= high.width < WIDEST < high.height
    assert high.least * 390 / high.width >= 12.99
    assert all(high.shows(x) for x in ("0502", "0916"))
    spread_out = shown(lay("H1 0402, C2 2516"), framing="occupied")
    assert spread_out.whole
    assert spread_out.width < WHOLE.width
    assert all(spread_out.shows(x) for x in ("0402", "2516"))
    assert shown(lay("H1 0101, C2 2717"), framing="occupied") == WHOLE


def test_every_hex_is_seen_whole_in_its_window() -> None:
    for at in sorted(LAND.by_id)[::7]:
        lay_, _ = window(LAND.size, frozenset({at}))
        x, y = lay_.at(at)
        assert lay_.dx == LEGIBLE[0][0]
        assert lay_.dx * 0.5 <= x <= lay_.board - lay_.dx * 0.5
        assert lay_.top + lay_.dy * 0.4 <= y <= lay_.bottom - lay_.dy * 0.4


@pytest.mark.parametrize("size", [(9, 10), (27, 18), (40, 30), (60, 60)])
def test_a_map_of_any_size_fits(size: tuple[int, int]) -> None:
    lay_ = whole(size)
    x, y = lay_.at(f"{size[0]:02}{size[1]:02}")
    assert x + lay_.dx * 2 / 3 <= lay_.board
    assert y - lay_.dy / 2 <= lay_.bottom
    assert lay_.dy % 2 == 0


def test_the_winner_is_named() -> None:
    won = next(r for r in game(0) if r.state.over)
    for framing in ("whole", "action"):
        x = scene(won.state, public(won), framing=framing)
        assert "Grace Hopper wins" in texts(x)
        assert "wins!" in x.alt


def test_what_is_hidden_changes_nothing_in_the_channels_picture() -> None:
    seen = 0
    for n, r in enumerate(game(4, most=300)):
        if pending(r.state) and pending(r.state)[0].kind == "approach.option":
            d = pending(r.state)[0]
            half = apply(r.state, d.seat, d.id, lit(r.state)[0], RandomDice(Random(n)))
            if pending(half.state) and pending(half.state)[0].kind == "approach.option":
                other = imagine(STARGATE, half.state, None, Random(n))
                x, y = scene(other, public(half)), scene(half.state, public(half))
                assert (x, x.board) == (y, y.board)
                seen += 1
    assert seen > 1


@pytest.mark.parametrize("theirs", ["C4 0606, W4 0606", "T4 0606, T6 0606", "C1 0606, W1 0606, T1 0606"])
@pytest.mark.parametrize("mine", ["M4", "H1", "D2", "I3"])
def test_on_a_phone_names_of_both_sides_in_one_hex_are_whole(mine: str, theirs: str) -> None:
    x = scene(lay(f"{mine} 0606, {theirs}, H6 0608"), framing="action", screen="phone")
    shapes = next(s for t in x.pieces if len(s := t.sprite.shapes) > 4 and any(a.fill == "two" for a in s))
    (name,) = (s for s in shapes if isinstance(s, Text) and s.text == mine)
    over = [a for s in shapes if isinstance(s, Polygon) and s.fill == "two" for a, _ in s.points]
    assert name.x + width(mine, name.size) / 2 <= min(over) + 1
    assert not [s for s in shapes if isinstance(s, Text) and "-" in s.text]
    alone = scene(lay(f"{mine} 0606, H6 0608, X1 1010"), framing="action", screen="phone")
    assert [s for s in flat(alone.pieces) if isinstance(s, Text) and "-" in s.text]


def test_the_whole_map_explains_its_counters() -> None:
    s = lay("H3 1208, X1 1010")
    assert "weapon" in texts(scene(s), "base")
    assert "Waffe" in texts(scene(s, words=words("de")), "base")


def test_the_text_board_shows_every_unit() -> None:
    s = lay(f"{STACK}, H3 1208, X1 1010", gates={"A": 2})
    board = scene(s).board
    lines = board.splitlines()
    row = next(x for x in lines if x.startswith("11 "))
    assert row[3 + 16] == "*"
    assert next(x for x in lines if x.startswith("08 "))[3 + 11] == "H"
    assert "Tri-Ship 2" in board.replace("\n", " ")
    assert all(len(x) <= 44 for x in lines)
    assert len(board) <= 1800
