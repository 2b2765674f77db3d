"""Who knows of whom (Cases SIGHT.1 to SIGHT.5, Rulings K20 to K22, K61 and K62)."""

from dataclasses import replace

import pytest

from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.skirmish.model.actions import Spot
from engine.skirmish.model.procedures import LOOK, SHOT, WALK, Look, Shot, Walk
from engine.skirmish.model.state import Modifier
from engine.skirmish.rules.spotting import (
    lose_sight,
    sees_without_roll,
    spot_in_open,
    spotting_need,
    watchers_of,
)
from tests.skirmish.field import do, house, ja, lay, refused, run, sg, told, wall
from tests.skirmish.table import step


def field(far, *, cover=False, **observer):
    """Lay a soldier and a hidden Jaffa so far north, behind a wall if in cover; not unaware."""
    pieces = [wall("W", 5, 10 + far - 0.5, 15, 10 + far - 0.5)] if cover else []
    s = lay(sg("RED", 10, 10, **observer), ja("J1", 10, 10 + far), hidden=["J1", "RED"], pieces=pieces)
    s.contact = True
    return s


def needs(s, *, fired=False):
    return spotting_need(s, s.figures["RED"], s.figures["J1"], fired=fired)


def test_sight_1_one_try_in_ones_own_move():
    s = step(field(30))
    done = do(s, Spot("RED"), 4)
    assert told(done, "spotting")[0] == {"figure": "RED", "n": 4, "found": 0}
    assert refused(done.state, Spot("RED")).code == "no-tries"
    done = do(s, Spot("RED"), 5)
    assert told(done, "spotted") == [{"figures": ["J1"], "by": "RED"}]
    assert done.state.spotted["sgc"] == ("J1",)


def test_sight_1_who_sees_an_enemy_walk_may_try_as_well():
    s = field(30)
    done = run(s, WALK, Walk("J1", ((14.0, 40.0),), free=True), 5)
    assert done.state.spotted["sgc"] == ("J1",)
    assert done.state.figures["RED"].spots == 1


@pytest.mark.parametrize(("die", "found"), [(1, ()), (2, ("J1",))])
def test_sight_1_who_fires_may_be_spotted_a_band_nearer(die, found):
    """Fifteen inches off in the open it takes a three; a shot makes that a two."""
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), hidden=["J1"], contact=True)
    done = run(s, SHOT, Shot("J1", "RED", 1), 2, die)
    assert done.state.spotted["sgc"] == found
    assert done.state.figures["RED"].spots == 1


def test_sight_2_no_more_than_two_tries_a_turn():
    s = field(30, spots=2)
    assert watchers_of(s, ("J1",)) == ()
    s = step(field(30, spots=1))
    assert do(s, Spot("RED"), 1).state.figures["RED"].spots == 2


def test_sight_3_seen_without_a_die_up_to_20_inches_in_the_open():
    for far, seen in ((20, True), (20.1, False)):
        s = field(far)
        assert sees_without_roll(s, s.figures["RED"], s.figures["J1"]) is seen
    t = Execution(field(20), GivenDice())
    spot_in_open(t, "RED")
    assert t.s.spotted == {"sgc": ("J1",), "jaffa": ("RED",)}
    assert [e.to for e in t.events if e.kind == "noticed"] == [("gm",)]


@pytest.mark.parametrize(("far", "number"), [(2, 2), (8, 2), (8.1, 3), (20, 3), (20.1, 5), (37, 5)])
def test_sight_4_numbers_by_range(far, number):
    assert needs(field(far)) == number


def test_sight_4_extreme_range_and_beyond():
    for x, number in ((58, 5), (58.1, 6), (70, 6), (70.1, 0)):
        s = lay(sg("RED", 10, 10), ja("J1", x, 10), hidden=["J1"])
        s.contact = True
        assert needs(s) == number


def test_ruling_k20_bands_end_at_the_exact_inch():
    assert [needs(field(far)) for far in (8.0, 8.1, 8.9, 20.0, 20.1, 20.9)] == [2, 3, 3, 3, 5, 5]


def test_sight_5_what_makes_it_harder_or_easier():
    assert needs(field(15)) == 3
    assert needs(field(15, cover=True)) == 5
    assert needs(field(15, suppressed=1)) == 5
    assert needs(field(15, suppressed=1, cover=True)) == 6
    assert needs(field(15), fired=True) == 2
    unaware = field(15)
    unaware.contact = False
    assert needs(unaware) == 5


def test_sight_5_the_jaffa_are_unaware_until_their_group_has_seen_an_enemy():
    s = field(15)
    red, jaffa = s.figures["RED"], s.figures["J1"]
    assert spotting_need(s, jaffa, red, fired=False) == 5
    s.groups["A"] = replace(s.groups["A"], known=(10.0, 10.0))
    assert spotting_need(s, jaffa, red, fired=False) == 3


def test_ruling_k21_automatic_only_in_the_open_and_unsuppressed():
    for s in (field(15, cover=True), field(15, suppressed=1)):
        assert not sees_without_roll(s, s.figures["RED"], s.figures["J1"])


def test_ruling_k22_not_past_extreme_and_never_below_point_blank():
    s = lay(sg("RED", 10, 10, suppressed=1), ja("J1", 60, 10), hidden=["J1"])
    s.contact = True
    assert needs(s) == 0
    assert needs(field(3), fired=True) == 2


def test_ruling_k61_what_one_spots_all_know_until_nobody_sees_it():
    s = lay(sg("RED", 10, 10), sg("BLUE", 30, 10), ja("J1", 10, 25), pieces=[house("H", 15, 12, 20, 14)])
    t = Execution(s, GivenDice())
    lose_sight(t)
    assert t.s.spotted["sgc"] == ("J1",)
    t.s.figures["RED"] = replace(s.figures["RED"], y=10.0, x=40.0)
    t.s.figures["J1"] = replace(s.figures["J1"], x=17.0, y=13.0)
    t.s.pieces = (*t.s.pieces, house("G", 5, 11, 45, 12))
    lose_sight(t)
    assert t.s.spotted["sgc"] == ()
    assert t.s.ghosts == {"J1": (17.0, 13.0)}
    assert told(t.events, "lost_sight") == [{"figures": ["J1"]}]


def test_ruling_k61_in_contact_nobody_is_overlooked():
    s = field(1, suppressed=3)
    assert sees_without_roll(s, s.figures["RED"], s.figures["J1"])


def test_ruling_k62_one_die_for_all_hidden_enemies_in_sight_each_by_its_number():
    s = lay(
        sg("RED", 10, 10),
        ja("J1", 10, 28),
        ja("J2", 10, 40),
        hidden=["J1", "J2"],
        pieces=[wall("W", 5, 27.5, 15, 27.5)],
    )
    s.contact = True
    done = run(s, LOOK, Look(("RED",), own=True), 5)
    assert set(done.state.spotted["sgc"]) == {"J1", "J2"}
    s.figures["J2"] = ja("J2", 65, 47)
    done = run(s, LOOK, Look(("RED",), own=True), 5)
    assert done.state.spotted["sgc"] == ("J1",)


def test_ruling_k62_tries_in_the_enemys_move_are_secret():
    done = run(field(30), LOOK, Look(("RED",), ("J1",)), 1)
    assert {e.to for e in done.events} == {("gm",)}
    done = run(field(30), LOOK, Look(("RED",), own=True), 1)
    assert {e.to for e in done.events} == {("*",)}


def test_move_5_a_gm_may_make_spotting_harder():
    s = field(30)
    s.modifiers = (Modifier("spot", "", -1, 0, "fog"),)
    assert not run(s, LOOK, Look(("RED",), own=True), 5).state.spotted["sgc"]
    assert run(s, LOOK, Look(("RED",), own=True), 6).state.spotted["sgc"]
