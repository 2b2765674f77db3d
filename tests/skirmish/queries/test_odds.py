"""Odds for chat, checked against the dice themselves."""

from fractions import Fraction
from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import start
from engine.skirmish.model.procedures import SHOT, THROW, Shot, Throwing
from engine.skirmish.model.state import Modifier
from engine.skirmish.queries import odds
from tests.skirmish.field import ja, lay, sg, told, wall


def test_shoot_4_every_kind_of_shot_with_its_chance():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20))
    (t,) = odds.targets_of(s, s.figures["RED"])
    assert (t.range, t.band, t.cover, t.shifted) == (15, "short", "", "short")
    assert [(x.aim, x.shots, x.need, x.one) for x in t.shots] == [
        (1, 3, 14, Fraction(7, 20)), (2, 1, 8, Fraction(13, 20)), (3, 1, 4, Fraction(17, 20)),
    ]  # fmt: skip
    assert t.shots[0].any == 1 - Fraction(13, 20) ** 3
    assert t.best.aim == 3


def test_shoot_5_cover_is_shown_by_the_band_that_counts():
    s = lay(
        sg("RED", 30, 5),
        ja("J1", 30, 20),
        ja("J2", 30, 35),
        pieces=[wall("W", 26, 19.5, 34, 19.5), wall("V", 26, 34.5, 34, 34.5)],
    )
    near, far = odds.targets_of(s, s.figures["RED"])
    assert (near.cover, near.shifted) == ("W", "medium")
    assert (far.shifted, far.shots[2].one) == ("beyond", Fraction(1, 20))


def test_shoot_1_what_forbids_a_shot_is_named():
    s = lay(sg("RED", 30, 5, left=1), ja("J1", 30, 20))
    (t,) = odds.targets_of(s, s.figures["RED"])
    assert [x.blocked for x in t.shots] == [(), ("shoot-actions",), ("shoot-actions",)]


def test_sight_1_hidden_enemies_are_not_listed():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), hidden=["J1"])
    assert odds.targets_of(s, s.figures["RED"]) == []


@pytest.mark.parametrize(("aim", "by"), [(1, 0), (2, 2), (3, -3)])
def test_shoot_4_the_chance_is_what_the_dice_do(aim, by):
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), modifiers=(Modifier("hit", "", by, 0, "dusk"),) if by else ())
    want = odds.shot_at(s, s.figures["RED"], s.figures["J1"], aim).one
    rng = Random(4)
    hits = sum(
        told(start(s, SHOT, Shot("RED", "J1", aim), RandomDice(rng)).events, "shot")[0]["hit"]
        for _ in range(400)
    )
    assert abs(hits / 400 - want) < 0.08


def test_effect_1_the_chances_add_up():
    for effect in ("staff", "round"):
        for change in range(-1, 3):
            assert sum(odds.effect_odds(effect, change).values()) == 1
    assert odds.effect_odds("zat", zats=1) == {"kill": 1}
    assert odds.effect_odds("round", 2) == {
        "wound": Fraction(1, 3),
        "disable": Fraction(1, 6),
        "kill": Fraction(1, 2),
    }


def test_shoot_4_rings_of_a_weapon():
    assert odds.weapon_bands("rifle") == (("point_blank", 6), ("short", 18), ("medium", 24), ("long", 60))
    assert [x[1] for x in odds.weapon_bands("cannon")] == [8, 20, 48]
    assert odds.weapon_bands("none") == ()


def test_grenade_3_every_place_of_a_burst():
    s = lay(sg("RED", 30, 10, kit=("grenade",)), ja("J1", 30, 22))
    places = odds.throw_at(s, s.figures["RED"], (30, 22))  # needs 12
    assert sum(x.chance for x in places) == 1
    assert places[0].chance == Fraction(9, 20)
    assert (places[0].at, places[0].figures) == ((30, 22), ("J1",))
    assert odds.throw_at(s, s.figures["RED"], (30, 40)) == ()
    rng, seen = Random(3), set()
    for _ in range(150):
        (burst,) = told(start(s, THROW, Throwing("RED", 30, 22), RandomDice(rng)).events, "burst")
        seen.add(None if burst["dud"] else (burst["x"], burst["y"]))
    assert seen <= {x.at for x in places}
    assert len(seen) == len({x.at for x in places})


@pytest.mark.parametrize(("mine", "theirs"), [(4, 2), (1, 3), (3, 3)])
def test_melee_3_the_chances_of_a_fight(mine, theirs):
    won, lost = odds.melee_odds(mine, theirs)
    even = sum(mine + x == theirs + y for x in range(1, 7) for y in range(1, 7))
    assert sum(won.values()) + sum(lost.values()) + Fraction(even, 36) == 1
    assert odds.melee_odds(theirs, mine) == (lost, won)


def test_effect_5_the_chance_to_shake_it_off():
    assert odds.steady_odds(sg("RED", 1, 1, actions=1)) == Fraction(1, 3)
    assert odds.steady_odds(sg("RED", 1, 1, actions=4)) == Fraction(5, 6)


def test_ruling_k8_who_may_fire_at_a_place():
    s = lay(
        sg("RED", 30, 5),
        ja("J1", 30, 20, held=True),
        ja("J2", 32, 20),
        ja("J3", 34, 20, held=True),
        hidden=["J3"],
    )
    (p,) = odds.threats(s, s.figures["RED"], (30, 8))
    assert (p.figure, p.need, p.chance) == ("J1", 12, Fraction(9, 20))


def test_ruling_k80_who_is_too_far_or_has_thrown_does_not_fire_back():
    s = lay(
        sg("RED", 30, 5),
        ja("J1", 30, 24, held=True),
        ja("J2", 32, 20, held=True, thrown=True),
        ja("J3", 34, 20, held=True, weapon="none"),
    )
    assert odds.threats(s, s.figures["RED"], (30, 5)) == ()
    assert [p.figure for p in odds.threats(s, s.figures["RED"], (30, 6))] == ["J1"]


def test_grenade_5_a_stun_grenade_lands_where_it_is_rolled():
    s = lay(
        sg("RED", 30, 10, kit=("stun",)),
        ja("J1", 30, 14),
        ja("J2", 30, 29, covering=True),
        sg("BLUE", 31, 10),
    )
    (only,) = odds.throw_at(s, s.figures["RED"], (30.0, 14.0), "stun")
    assert (only.chance, only.at, set(only.figures)) == (1, (30.0, 14.0), {"J1", "BLUE"})


def test_ruling_k17_extras_count_in_the_odds_of_a_fight():
    s = lay(
        sg("RED", 30, 10),
        sg("BLUE", 30.8, 10),
        sg("GOLD", 31.2, 10),
        ja("J1", 30, 10.6),
        ja("J2", 30.8, 10.6),
    )
    won, lost = odds.pair_odds(s, "BLUE", {"BLUE": "J2"})
    assert (won, lost) == odds.melee_odds(3 + 1, 2)
