"""Armada as shapes: what stands where, orders as arrows, battles, the end, and what nobody may see."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.armada.battle.frames import Placing, Retreat, Targets
from engine.armada.battle.map import BattleMap, Piece
from engine.armada.game import ARMADA
from engine.armada.model.actions import Order as Line
from engine.armada.model.actions import Orders
from engine.armada.model.board import HEXES, SECTORS, SPACES, standard_board
from engine.armada.model.state import Report, Sighting
from render.armada.elements.arrows import box_of, draw_orders, path
from render.armada.elements.battles import battles
from render.armada.elements.layout import FIELDS, PHONED, PLACES, WIDE, WIDTH
from render.armada.pictures.orders import sheet
from render.core.look import Picture
from render.core.scene import Line as Stroke
from render.core.scene import Stamp, Text
from render.core.text import words
from tests.render.armada.positions import (
    BATTLE,
    BEGAN,
    COVERED,
    DESTROYED,
    FLEET,
    LAUNCHED,
    LEFT,
    LOOK,
    NAMES,
    OWN,
    SHEET,
    STRUCK,
    VOLLEY,
    Entry,
    channel,
    game,
    over,
    scene,
    texts,
    told,
    unit,
    view,
)
from tests.render.test_golden import check

WINS = "Ada wins"

BOARD = standard_board()


def near(x, at, layer="pieces"):
    """Return the texts on stamps in a space."""
    p = PLACES[at]
    found = []
    for stamp in x.layer(layer):
        assert isinstance(stamp, Stamp)
        if abs(stamp.x - p.x) < p.wide / 2 and abs(stamp.y - p.y) < p.high / 2:
            found += [s.text for s in stamp.sprite.shapes if hasattr(s, "text")]
    return found


def test_golden_orders():
    check("armada_orders", scene(view(), lit=(SHEET,), tentative=True))


def test_golden_channel_in_german_and_light():
    check("armada_channel_de_light", scene(channel(), words=words("de"), theme="light"))


def test_golden_battle():
    check("armada_battle", scene(channel(), BATTLE, framing="action"))


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_golden_end(framing):
    check(f"armada_end_{framing}", scene(over(), framing=framing))


def test_golden_fleet():
    check("armada_fleet", scene(view(), lit=(FLEET,), tentative=True))


# -- the map -----------------------------------------------------------------------------------------------


def test_board_3_a_sector_stands_on_a_corner_of_every_hex_that_it_touches():
    for sector in SECTORS:
        for h in HEXES[:-1]:
            assert (sector in FIELDS[h]) == (h in BOARD.touches[sector]), (sector, h)
        assert (sector in "EFGH") == ("6" in BOARD.touches[sector])


def test_spaces_lie_apart_and_on_the_board():
    for a, b in combinations(SPACES, 2):
        p, q = PLACES[a], PLACES[b]
        assert (
            abs(p.x - q.x) >= (p.wide + q.wide) / 2
            or abs(p.y - q.y) >= (p.high + q.high) / 2 - 4
            or ({a, b} & set(HEXES))
        ), (a, b)
        assert p.x - p.wide / 2 > 0
        assert p.x + p.wide / 2 < WIDTH


def test_bases_say_what_touches_what_and_what_is_barred():
    said = [s.text for s in scene(channel()).base.shapes if hasattr(s, "text")]
    for sector in SECTORS:
        assert " ".join(BOARD.touches[sector]) in said
        assert f"not {' '.join(BOARD.sectors[sector].barred)}" in said
    for h in HEXES:
        assert " ".join(BOARD.touches[h]) in said
    assert "1000" in said


def test_own_ships_stand_with_their_ids_and_what_is_aboard_is_hollow():
    x = scene(view())
    assert near(x, "B") == ["R1", "R2", "R3", "R4", "R5", "3"]
    assert near(x, "A") == ["R12", "R13", "3", "5"]
    hollow = [
        s
        for s in x.pieces
        if near_to(s, "B") and any(getattr(y, "fill", "") == "one" for y in s.sprite.shapes)
    ]
    assert hollow


def near_to(stamp, at):
    p = PLACES[at]
    return abs(stamp.x - p.x) < p.wide / 2 and abs(stamp.y - p.y) < p.high / 2


def test_many_ships_in_a_space_are_joined_in_runs():
    ships = {f"R{k}": unit(f"R{k}", "starship", "B") for k in range(1, 31)}
    ships["R7"] = unit("R7", "missile_boat", "B")
    assert near(scene(view(own=ships)), "B") == ["R1-6", "R8-30", "R7"]


def test_every_chip_keeps_within_its_space():
    for at in SPACES:
        crowd = {f"R{k}": unit(f"R{k}", ("starship", "missile_boat")[k % 2], at) for k in range(1, 15)}
        kinds = ("fighter", "regiment", "marines", "flashtrooper")
        crowd |= {f"R{k[0]}1": unit(f"R{k[0]}1", k, at) for k in kinds}
        known = {f"S{k}": Sighting("starship", at, 6 - k % 2) for k in range(1, 12, 2)}
        p = PLACES[at]
        for stamp in scene(view(own=crowd, ambush={}, known=known, seen={})).pieces:
            assert abs(stamp.x - p.x) < p.wide / 2
            assert abs(stamp.y - p.y) < p.high / 2 + 4, at


def test_news_of_the_enemy_bears_its_age_and_what_is_old_is_dashed():
    x = scene(view())
    assert near(x, "F") == ["S3", "S4", "5", "3 ago"]
    assert {"now", "1 ago"} <= set(near(x, "1"))
    dashed = [
        s for stamp in x.pieces if near_to(stamp, "F") for s in stamp.sprite.shapes
        if isinstance(s, Stroke) and s.dash[0]
    ]  # fmt: skip
    assert len(dashed) == 3
    assert near(x, "C") == ["S8", "5 ago"], "S9 is destroyed"


def test_the_channel_sees_what_all_were_told_and_nothing_else():
    x = scene(channel())
    said = texts(x, "pieces")
    assert {"R7", "R8", "S3"} <= set(said)
    assert "R1" not in said
    assert "120" not in texts(x, "panel")


@pytest.mark.parametrize("framing", ["whole", "action"])
def test_what_a_seat_does_not_know_changes_nothing_in_its_picture(framing):
    for seed in (1, 2):
        seen = 0
        for n, r in enumerate(game(seed, most=260)):
            if n % 12:
                continue
            for seat in (None, "red", "silver"):
                other = ARMADA.imagine(r.state, seat, Random(n))
                a = scene(ARMADA.view(r.state, seat), framing=framing)
                b = scene(ARMADA.view(other, seat), framing=framing)
                assert (a, a.board) == (b, b.board), (seed, n, seat)
                seen += 1
        assert seen > 30


# -- orders ------------------------------------------------------------------------------------------------


def test_orders_are_arrows_with_the_sign_of_the_action_and_who_goes():
    x = scene(view(), lit=(SHEET,), tentative=True)
    plates = texts(x, "overlay")
    assert {"R1-3", "R6-8, R10, R11", "R14", "Rt1-3", "Rm1, Rr4", "R9"} <= set(plates)
    assert sum(isinstance(s, Stroke) for s in x.marks) == 8
    dashed = [s for s in x.marks if isinstance(s, Stroke) and s.dash[0]]
    assert len(dashed) == 3, "a probe, seekers and a teleport"
    assert "your draft" in texts(x, "panel")


def test_a_locked_sheet_is_drawn_for_its_owner_only():
    assert texts(scene(view(orders=SHEET)), "overlay")
    assert not texts(scene(channel()), "overlay")


def test_orders_lie_apart_from_one_another_and_from_what_stays():
    for f in (WIDE, PHONED):
        _, plates = draw_orders(f, tuple(sheet(SHEET, view())))
        boxes = []
        for x in plates:
            back = x.sprite.shapes[1]
            boxes.append((x.x + back.x0, x.y + back.y0, x.x + back.x1, x.y + back.y1))
        assert len(boxes) > (10 if f is WIDE else 8)
        for a, b in combinations(boxes, 2):
            assert not (a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1)


def test_plaques_of_orders_leave_the_chips_to_be_read_on_a_phone():
    x = scene(view(), lit=(SHEET,), tentative=True, framing="action", screen="phone")
    assert len(x.overlay) > 7
    for c in map(box_of, x.pieces):
        for p in map(box_of, x.overlay):
            wide, high = min(c[2], p[2]) - max(c[0], p[0]), min(c[3], p[3]) - max(c[1], p[1])
            assert max(wide, 0) * max(high, 0) < (c[2] - c[0]) * (c[3] - c[1]) / 5


def test_a_space_too_crowded_for_a_phone_counts_ships_and_other_units():
    kinds = ("missile_boat", "probe_scout", "fighter_carrier", "starship")
    more = [unit(f"R{k}", kinds[k % 4], "A") for k in range(20, 29, 2)]
    more += [unit("Rr8", "regiment", "A"), unit("Rm8", "marines", "A"), unit("Rt8", "flashtrooper", "A")]
    foes = {f"S{k}": Sighting(kinds[k % 4], "A", 5) for k in range(11, 19, 2)}
    seen = {"A": Report(5, "battle", {"fighter": 4, "regiment": 2})}
    v = view(own={u.id: u for u in (*OWN, *more)}, known=foes, seen=seen, ambush={})
    x = scene(v, framing="action", screen="phone")
    at = PHONED.places["A"]
    here = [s for s in x.pieces if abs(s.x - at.x) < at.wide / 2 and abs(s.y - at.y) < at.high / 2]
    assert sorted(t.text for s in here for t in s.sprite.shapes if isinstance(t, Text)) == [
        "+6",
        "+6",
        "x4",
        "x7",
    ]
    assert all(abs(s.y - at.y) < at.high / 2 - 10 for s in here)
    assert {"ships", "other units"} <= set(texts(x, "panel"))
    assert "other units" not in texts(scene(view(own={}), framing="action", screen="phone"), "panel")


def test_moves_are_drawn_in_the_colour_of_their_side():
    e = told(
        "moved", lines=[{"units": ["R1"], "from": "A", "to": "B"}, {"units": ["R2"], "from": "B", "to": "B"}]
    )
    (line,) = scene(view(), (e,)).marks
    assert isinstance(line, Stroke)
    assert line.edge == "one"
    whispered = e._replace(to=("red",))
    assert not scene(channel(), (whispered,)).marks


def test_an_order_to_stay_without_action_is_not_drawn():
    still = Orders((Line(("R1", "R2")),))
    x = scene(view(), lit=(still,), tentative=True)
    assert not x.marks
    assert not x.overlay


def test_ways_bend_around_what_lies_between():
    for a in SPACES:
        for b in BOARD.next[a]:
            way = path(WIDE, a, b, 0)
            middle = way[len(way) // 2]
            for other in SPACES:
                if other in {a, b} or len(way) < 3:
                    continue
                p = PLACES[other]
                inside = abs(middle[0] - p.x) < p.wide * 0.3 and abs(middle[1] - p.y) < p.high * 0.3
                assert not inside, (a, b, other)


# -- battles -----------------------------------------------------------------------------------------------


def test_battles_are_gathered_with_their_volleys_and_what_they_did():
    (b,) = battles(BATTLE)
    assert b.at == "1"
    assert b.round == 1
    assert [(v.part, v.shots, v.hits) for v in b.volleys] == [
        ("cover", 1, 0), ("cover", 1, 1), ("seekers", 1, 1), ("shots", 6, 5),
    ]  # fmt: skip
    assert b.flipped == ["S1"]
    assert b.lost == ["Sr1"]
    assert b.late == ["R1"]
    assert b.close == {"Rf1"}
    assert set(b.types) >= {"Rr3", "Rr4"}
    assert len(battles([*BATTLE, LEFT, BEGAN])) == 2


def test_what_a_later_post_of_a_battle_tells_as_destroyed_is_lost_in_its_picture():
    later = [e for e in BATTLE if e.kind in {"volley", "struck", "destroyed", "battle_ended"}]
    (b,) = battles(later)
    assert b.lost == ["Sr1"]
    assert b.types["Sr1"] == "regiment"
    assert "lost: Sr1" in scene(channel(), later, framing="action").alt


def test_what_earlier_posts_of_a_battle_told_as_destroyed_is_still_lost_in_its_picture():
    known = {
        "S2": Sighting("missile_boat", "1", 6, gone=True),
        "S3": Sighting("starship", "1", 5, gone=True),
        "S4": Sighting("starship", "F", 6, gone=True),
    }
    given = (
        Entry(6, "silver", "destroyed", "missile_boat", 1, 175, True, "1"),
        Entry(6, "silver", "destroyed", "fighter", 3, 60, True, "1"),
        Entry(6, "silver", "destroyed", "regiment", 1, 20, True, "1"),
        Entry(6, "red", "destroyed", "regiment", 1, 20, True, "1"),
        Entry(6, "red", "destroyed", "marines", 1, 20, True, "B"),
    )
    here = channel(public_known=known, ledger=given)
    x = scene(here, (VOLLEY, STRUCK, DESTROYED), framing="action")
    assert "Ada: lost: regiment" in x.alt
    assert "Grace Hopper: lost: S2, Sr1 and 3 fighters" in x.alt
    assert not {"S3", "S4", "marines"} & set(x.alt.split())
    assert {"S2", "3"} <= set(texts(x, "pieces"))
    ended = scene(here, (VOLLEY, STRUCK, DESTROYED, LEFT), framing="action")
    assert {"S2", "3"} <= set(texts(ended, "pieces"))


def test_the_battle_map_shows_who_has_shot_who_is_lost_and_the_dice():
    x = scene(channel(), BATTLE, framing="action")
    said = texts(x, "pieces")
    assert {"Ada attacks", "Grace Hopper defends", "R1", "S1", "S2"} <= set(said)
    dice = [t for t in texts(x, "panel") if t.isdecimal()]
    assert {"6", "12", "4"} <= set(dice)
    assert any("Sf1 takes it (4)" in t for t in texts(x, "panel"))
    assert "Battle in hex 1" in texts(x, "panel")


def test_seekers_are_drawn_on_their_targets_and_in_flight():
    x = scene(channel(), (BEGAN, LAUNCHED, COVERED), framing="action")
    badged = [
        s
        for s in x.pieces
        if any(getattr(y, "fill", "") == "fire" and hasattr(y, "text") for y in s.sprite.shapes)
    ]
    assert len(badged) == 2, "one on R13, one on the ion cannon"


def test_a_battle_under_way_is_drawn_from_the_view():
    pieces = (
        Piece(id="R1", seat="red", type="starship", shown={"shield": 1, "armor": 2}, close=True),
        Piece(id="S1", seat="silver", type="starship", shown={}, flipped=True),
        Piece(id="S2", seat="silver", type="missile_boat", shown={}, left=True),
        Piece(id="S3", seat="silver", type="starship", shown={}, leaving=True),
        Piece(id="Sr1", seat="silver", type="regiment", shown={}, late=True),
    )
    m = BattleMap(
        at="B", caller="silver", mover="red", step="g", round=2, pieces=pieces, seekers={"red": 2},
        aimed=(("red", "S1"), ("red", "S1")),
    )  # fmt: skip
    x = scene(view(battle=m), framing="action")
    assert {"R1", "S1", "S2", "S3", "2"} <= set(texts(x, "pieces"))
    assert "round 2" in texts(x, "panel")
    after = scene(view(battle=m), (BEGAN._replace(facts={**BEGAN.facts, "at": "B"}),), framing="action")
    assert "Sm1" not in texts(after, "panel")


def test_a_draft_answer_is_drawn_into_the_battle():
    plain = scene(channel(), (BEGAN,), framing="action")
    for draft, sign in (
        (Placing({"S1": 3, "S9": 1}), "3"), (Retreat(("R1",)), "R1"), (Targets(close=("Rf1",)), "R1"),
    ):  # fmt: skip
        x = scene(channel(), (BEGAN,), framing="action", lit=(draft,), tentative=True)
        assert x.pieces != plain.pieces
        assert sign in texts(x, "pieces")


def test_the_largest_battle_fits_its_squares():
    many = [[f"R{k}", "starship"] for k in range(1, 31)] + [[f"Rf{k}", "fighter"] for k in range(10, 40)]
    foes = [[f"S{k}", "fighter_carrier"] for k in range(1, 31)]
    began = BEGAN._replace(facts={**BEGAN.facts, "units": {"red": many, "silver": foes}, "ambush": {}})
    x = scene(channel(), (began,), framing="action")
    assert {f"S{k}" for k in range(1, 31)} <= set(texts(x, "pieces"))
    for stamp in x.pieces:
        assert 0 < stamp.x < 706


def test_a_post_shows_every_battle_and_the_map_and_at_the_end_the_chart():
    second = tuple(e._replace(facts={**e.facts, "at": "B"}) for e in (*BATTLE, LEFT))
    p = Picture(
        view=channel(), words=words("en"), names=NAMES, events=(*BATTLE, LEFT, *second), framing="action"
    )
    more = LOOK.more(p)
    assert [x.width for x in more] == [1100, 1400]
    assert len(LOOK.more(replace(p, framing="whole"))) == 2
    ended = replace(p, view=over(), events=())
    assert [x.width for x in LOOK.more(ended)] == [1400]
    assert [x.width for x in LOOK.more(replace(ended, framing="whole"))] == [1100]
    assert not LOOK.more(replace(p, events=()))
    small = replace(p, screen="phone")
    assert [x.height < 700 for x in LOOK.more(small)] == [True], "no room for the map beside two battles"
    assert [x.height > 700 for x in LOOK.more(replace(small, events=(*BATTLE, LEFT)))] == [True]
    assert not LOOK.more(replace(ended, screen="phone"))


def test_where_a_battle_was_fought_is_rimmed_on_the_map():
    rims = lambda x: [s for s in x.marks if isinstance(s, Stamp)]  # noqa: E731
    (rim,) = rims(scene(channel(), BATTLE))
    assert (rim.x, rim.y) == (PLACES["1"].x, PLACES["1"].y)
    assert not rims(scene(channel(), (DESTROYED,)))


# -- the end -----------------------------------------------------------------------------------------------


def test_end_2_hexes_are_rimmed_in_the_colour_of_who_scores_them():
    rims = {(s.x, s.y): s.sprite.shapes[0].edge for s in scene(over()).marks}
    assert rims == {
        (PLACES["1"].x, PLACES["1"].y): "one",
        (PLACES["5"].x, PLACES["5"].y): "two",
    }


def test_the_end_shows_both_fleets_the_points_and_what_they_are_made_of():
    assert {"R1", "S4"} <= set(texts(scene(over()), "pieces"))
    chart = scene(over(), framing="action")
    assert {"1365", "209"} <= set(texts(chart, "pieces"))
    said = texts(chart, "panel")
    assert {"hex 1", "credits unspent", "starship destroyed", WINS} <= set(said)


def test_the_audit_shows_the_open_books():
    x = scene(over(outcome=None), framing="action")
    assert "1365" in texts(x, "panel")
    assert WINS not in texts(x, "panel")


# -- a fleet -----------------------------------------------------------------------------------------------


def test_a_fleet_sheet_joins_ships_that_are_alike_and_counts_cargo_and_credits():
    x = scene(view(), lit=(FLEET,), tentative=True)
    said = texts(x, "pieces")
    assert {"1 2", "2 starships", "25/30", "2 lasers, shield, regiment", "fighter carrier", "40/40"} <= set(
        said
    )
    assert any("of 3000 credits" in t for t in texts(x, "panel"))
    assert "3 launchers" in x.board
