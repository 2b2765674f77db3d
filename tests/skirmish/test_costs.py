"""What figures cost, and the team that a points value buys (Cases COSTS.1 to COSTS.4)."""

from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.flow import apply, pending
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Dismiss, Enlist, Ready
from engine.skirmish.model.costs import cost, spent
from engine.skirmish.model.state import HouseRules
from engine.skirmish.rules.reinforcements import ENEMIES
from engine.skirmish.table.scenario_loader import MISSIONS, read_mission
from tests.skirmish.field import do, refused, told

H = HouseRules()


def mustering(players="2", mission="standard", **options):
    setup = Setup("skirmish", mission, {"players": players, "gm": "off", "team": "built", **options})
    return SKIRMISH.new(setup, GivenDice()).state


def test_costs_1_a_point_for_each_fire_action():
    assert [cost(n, "staff", (), H) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_costs_2_rifle_grenades_and_claymores_cost_more():
    assert cost(3, "rifle", (), H) == 4
    assert cost(3, "rifle", ("claymore",), H) == 5
    assert cost(3, "zat", (), H) == 3
    assert cost(3, "pistol", (), H) == 2


def test_costs_3_never_less_than_one():
    assert cost(1, "pistol", (), H) == 1


def test_costs_4_jaffa_have_two_actions_leaders_three():
    assert {r: ENEMIES.ranks[r].actions for r in ("jaffa", "elite_jaffa", "first_prime", "goauld")} == {
        "jaffa": 2, "elite_jaffa": 3, "first_prime": 3, "goauld": 3,
    }  # fmt: skip


def test_ruling_k1_a_grenade_costs_two_or_one_by_option():
    assert cost(3, "rifle", ("grenade",), H) == 6
    assert cost(3, "rifle", ("grenade",), HouseRules(grenade_cost="1")) == 5
    assert cost(3, "rifle", ("claymore",), HouseRules(grenade_cost="1")) == 5


def test_ruling_k2_a_pistol_takes_a_point_off_only_as_the_sole_weapon():
    assert cost(3, "pistol", ("grenade",), H) == 5
    assert cost(2, "pistol", (), H) == 1


def test_ruling_k3_prices_without_a_source():
    assert [cost(3, w, (), H) for w in ("staff", "zat", "shotgun", "mg50")] == [3, 3, 3, 5]
    assert cost(3, "staff", ("c4",), H) == 4


@pytest.mark.parametrize("mission", MISSIONS)
def test_costs_1_the_ready_team_is_within_its_points(mission):
    c = read_mission(mission)
    assert sum(cost(f.actions, f.weapon, f.kit, H) for f in c.team) <= c.points


def test_costs_1_a_team_is_built_to_its_points():
    s = mustering()
    assert spent(s.figures.values(), s.house) == 19
    fault = refused(s, Enlist("TEAL", "Teal'c", "elite", 4, "staff"), "p1")
    assert (fault.code, fault.case) == ("too-dear", "COSTS.1")
    done = do(s, Dismiss("RED"), seat="p1")
    assert told(done, "dismissed")[0]["spent"] == 12
    done = do(done.state, Enlist("TEAL", "Teal'c", "elite", 4, "staff"), seat="p1")
    (facts,) = told(done, "enlisted")
    assert (facts["cost"], facts["spent"], facts["points"]) == (4, 16, 19)
    assert done.state.figures["TEAL"].seat == "p1"


def test_costs_1_whoever_is_ready_is_waited_for_no_more():
    done = do(mustering("3"), Ready(), seat="p2")
    assert told(done, "seat_done")[0]["left"] == ["p1", "p3"]
    assert sorted(d.seat for d in pending(done.state)) == ["p1", "p3"]


def test_costs_1_a_figure_is_built_anew_in_its_place():
    s = mustering()
    before = s.figures["RED"]
    s = do(s, Enlist("RED", "Colonel", "leader", 4, "pistol"), seat="p1").state
    f = s.figures["RED"]
    assert (f.name, f.weapon, f.kit, f.at) == ("Colonel", "pistol", (), before.at)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (Enlist("TEAL", "T", "trooper", 4, "staff"), "bad-rank"),
        (Enlist("TEAL", "T", "specialist", 3, "staff"), "bad-rank"),
        (Enlist("TEAL", "T", "first_prime", 3, "staff"), "no-rank"),
        (Enlist("TEAL", "T", "trooper", 1, "cannon"), "no-weapon"),
        (Enlist("TEAL", "T", "trooper", 2, "mg50"), "too-heavy"),
        (Enlist("TEAL", "T", "trooper", 1, "zat", ("stun",)), "no-kit"),
        (Enlist("te al", "T", "trooper", 1, "zat"), "bad-name"),
        (Enlist("GOLD", "T", "trooper", 1, "zat"), "others-figure"),
        (Dismiss("GOLD"), "others-figure"),
        (Dismiss("NOBODY"), "no-figure"),
    ],
)
def test_costs_1_what_cannot_be_enlisted(change, code):
    s = do(mustering(), Dismiss("RED"), seat="p1").state
    assert refused(s, change, "p1").code == code


def test_costs_1_no_game_without_a_figure_and_all_must_be_ready():
    s = mustering("1")
    for x in tuple(s.figures):
        s = do(s, Dismiss(x)).state
    assert refused(s, Ready()).code == "no-team"
    s = do(s, Enlist("RED", "Red", "trooper", 3, "rifle")).state
    s = all_ready(s)
    assert s.phase == "players"
    assert s.figures["RED"].on_table


def all_ready(s):
    (d,) = pending(s)
    return apply(s, d.seat, d.id, Ready(), RandomDice(Random(1))).state
