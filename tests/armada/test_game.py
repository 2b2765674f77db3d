"""The game as the rest of Nullgate knows it: views, what is imagined, positions, files, random games."""

from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest

from engine.armada.battle.scouting import remember_shown
from engine.armada.game import ARMADA
from engine.armada.model.knowledge import forget_enemies, see_enemies
from engine.armada.model.state import SEATS, Line, Report, Sighting, State
from engine.armada.queries.imagine import imagine
from engine.armada.queries.position import Placed, Position
from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import BadData, BadSetup
from engine.core.flow import apply, faults, fork, pending, sample
from engine.policies.policy import POLICIES
from tests.armada.orders.sheets import answer, stand, turn

OWN = "R1 B laser:2 seeker:2, R2=fighter_carrier B room:15, Rf1 in R2, Rr1 1"
FOES = "S1 C laser:2, S2=missile_boat C launcher:3 nuclear:4, Sm1 in S1, Sr1 1"


def played(seed, answers=60, scenario="standard"):
    """Play some answers at random, giving every state on the way."""
    rng = Random(seed)
    s = ARMADA.new(Setup("armada", scenario), RandomDice(rng)).state
    for _ in range(answers):
        yield s
        if s.over is not None:
            return
        d = rng.choice(pending(s))
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state


# -- what is seen ----------------------------------------------------------------------------------------


def test_board_1_nothing_stands_on_the_map_for_those_who_look_on():
    v = ARMADA.view(stand(f"{OWN}, {FOES}"), None)
    assert (v.own, v.known, v.seen, v.public_known, v.public_seen, v.battle) == ({}, {}, {}, {}, {}, None)


def test_a_view_has_ones_own_side_in_full_and_nothing_of_the_other():
    s = stand(f"{OWN}, {FOES}", ambush={"red@H": 2, "silver@A": 1}, unspent={"red": 5, "silver": 7})
    v = ARMADA.view(s, "red")
    assert set(v.own) == {"R1", "R2", "Rf1", "Rr1"}
    assert (v.ambush, v.unspent, v.known, v.everything) == ({"H": 2}, 5, {}, {})
    assert "S1" not in repr(v)


def test_points_given_in_secret_show_to_their_giver_only():
    s = stand(f"{OWN}, {FOES}")
    seen, secret = (
        Line(1, "red", "destroyed", "fighter", 1, 25),
        Line(1, "red", "expended", "probe", 1, 3, False),
    )
    s.ledger = (seen, secret)
    assert [ARMADA.view(s, x).ledger for x in ("red", "silver", None)] == [(seen, secret), (seen,), (seen,)]


def test_what_is_seen_is_remembered_and_grows_old():
    s = stand(f"{OWN}, {FOES}")
    s.charted = 3
    see_enemies(s, "red", "C", "scouted")
    assert s.known["red"] == {
        "S1": Sighting("starship", "C", 3, "scouted"), "S2": Sighting("missile_boat", "C", 3, "scouted"),
    }  # fmt: skip
    assert s.seen["red"] == {"C": Report(3, "scouted")}
    assert s.known["silver"] == s.known["*"] == {}
    s.put(replace(s.units["S1"], at="D"))
    s.charted = 4
    see_enemies(s, "red", "C", "battle")
    assert (s.known["red"]["S1"].at, s.known["red"]["S2"].turn) == ("", 4)
    assert s.known["*"] == {"S2": Sighting("missile_boat", "C", 4)}


def test_an_attack_on_nobody_shows_that_nobody_is_there():
    s = stand(f"{OWN}, {FOES}")
    see_enemies(s, "red", "C", "scouted")
    see_enemies(s, "red", "1", "scouted")
    forget_enemies(s, "red", "C")
    assert {k.at for k in s.known["red"].values()} == {""}
    assert s.seen["red"]["1"].units == {"regiment": 1}


def test_what_a_ship_has_shown_is_a_least_and_shrinks_when_it_is_lost():
    s = stand(f"{OWN}, {FOES}")
    see_enemies(s, "silver", "B", "battle")
    remember_shown(s, "R1", {"laser": 2})
    remember_shown(s, "R1", {"laser": 1, "seeker": 2})
    assert s.known["silver"]["R1"].shown == s.known["*"]["R1"].shown == {"laser": 2, "seeker": 2}
    s.put(replace(s.units["R1"], has={"laser": 1}))
    remember_shown(s, "R1", {})
    assert s.known["silver"]["R1"].shown == {"laser": 1}


# -- what is imagined ------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [*SEATS, None])
def test_worlds_depend_on_what_a_viewer_knows_and_on_nothing_else(viewer):
    met = 0
    for s in played(11, 150, "planethead"):
        world = imagine(s, viewer, Random(1))
        assert not ARMADA.problems(world)
        assert ARMADA.view(world, viewer) == ARMADA.view(s, viewer)
        assert save(imagine(world, viewer, Random(2))) == save(imagine(s, viewer, Random(2)))
        met += save(world) != save(s)
    assert met > 50


def test_a_world_keeps_ones_own_side_and_what_is_seen_for_certain():
    s = stand(f"{OWN}, {FOES}")
    s.charted = 2
    see_enemies(s, "red", "C", "scouted")
    see_enemies(s, "red", "1", "scouted")
    worlds = [imagine(s, "red", Random(i)) for i in range(30)]
    for w in worlds:
        assert {x: u for x, u in w.units.items() if u.seat == "red"} == {
            x: u for x, u in s.units.items() if u.seat == "red"
        }
        assert w.units["S2"].type == "missile_boat"
        assert {u.id for u in w.there("C", "silver")} == {"S1", "S2"}
        assert [u.type for u in w.there("1", "silver")] == ["regiment"]
    assert len({str(w.units["S1"].has) for w in worlds}) > 5
    assert len({w.unspent["silver"] for w in worlds}) > 5


def test_machine_players_of_every_kind_answer_every_question_of_a_short_game():
    rng = Random(2)
    s = stand("R1 B laser:2 seeker:1, Rf1 B, S1 B laser:1 shield:1 armor:1, Sf1 B", turn=5, turns=5)
    for _ in range(40):
        if not pending(s):
            break
        d = pending(s)[0]
        policy = (
            POLICIES["greedy" if d.seat == "red" else "search"] if d.kind != "orders" else POLICIES["random"]
        )
        a = policy(ARMADA, s, d, rng)
        assert not faults(s, d, a)
        s = apply(s, d.seat, d.id, a, RandomDice(rng)).state
    assert s.over is not None


# -- states, positions, files ----------------------------------------------------------------------------


def test_states_of_random_games_are_sound_and_load_as_they_were_saved():
    for scenario in ARMADA.scenarios:
        for s in played(scenario, 120, scenario):
            assert ARMADA.problems(s) == []
            assert load(State, save(s)) == s


@pytest.mark.parametrize(
    ("units", "more", "key"),
    [
        ({"X1": Placed("starship", "B")}, {}, "units.X1"),
        ({"R1": Placed("laser", "B")}, {}, "units.R1"),
        ({"Rx1": Placed("fighter", "B")}, {}, "units.Rx1"),
        ({"R01": Placed("starship", "B")}, {}, "units.R01"),
        ({"R1": Placed("starship", "Z")}, {}, "units.R1.at"),
        ({"Rf1": Placed("fighter", aboard="R9")}, {}, "units.Rf1.aboard"),
        ({"Rr1": Placed("regiment", "B")}, {}, "units"),
        ({"R1": Placed("starship", "B", has={"laser": 7})}, {}, "units"),
        ({"R1": Placed("probe_scout", "B", has={"ap": 1})}, {}, "units"),
        ({}, {"turn": 11}, "turn"),
        ({}, {"defender": "red"}, "defender"),
        ({}, {"ambush": {"red@B": 0}}, "units"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_with_its_key(units, more, key):
    with pytest.raises(BadData) as why:
        ARMADA.lay_out(Position(units, **more))
    assert why.value.key == key


def test_broken_states_are_noticed():
    s = turn(stand(f"{OWN}, {FOES}")).state
    for spoil in (
        lambda x: x.units.pop("Rr1"),
        lambda x: x.units.update(R1=replace(x.units["R1"], has={"laser": 9})),
        lambda x: x.units.update(Rr1=replace(x.units["Rr1"], at="B")),
        lambda x: x.units.update(Rf1=replace(x.units["Rf1"], at="D")),
        lambda x: x.units.update(Rr1=replace(x.units["Rr1"], has={"laser": 1})),
        lambda x: x.units.update(R1=replace(x.units["R1"], id="R5")),
        lambda x: x.ambush.update({"red@B": -1}),
        lambda x: setattr(x, "ledger", (Line(1, "red", "lost", "armor", 0, 0),)),
    ):
        broken = fork(s)
        spoil(broken)
        assert ARMADA.problems(broken), spoil


def test_tables_own_files_are_read_and_others_refused():
    texts = {x: (files("data") / "armada" / f"{x}.toml").read_text(encoding="utf-8") for x in ARMADA.files}
    s = ARMADA.new(Setup("armada", files=texts), GivenDice()).state
    usual = State()
    assert (s.board, s.force, s.chances, s.scenarios) == (
        usual.board, usual.force, usual.chances, usual.scenarios,
    )  # fmt: skip
    for name in texts:
        with pytest.raises(BadData):
            ARMADA.new(Setup("armada", files={name: "name = 1"}), GivenDice())
    with pytest.raises(BadSetup):
        ARMADA.new(Setup("armada", files={"cases": ""}), GivenDice())


SCENARIOS = (files("data") / "armada" / "scenarios.toml").read_text(encoding="utf-8")


def test_a_table_may_bring_its_own_scenarios():
    own = SCENARIOS.replace("credits = 3000", "credits = 1000").replace("length_plus = 3", "length_plus = 0")
    own = own.partition("[[options]]")[0].replace("fighter = 5", "flashtrooper = 2")
    setup = Setup("armada", "planethead", {"defender": "red"}, {"scenarios": own})
    s = ARMADA.new(setup, GivenDice()).state
    assert ARMADA.view(s, "silver").credits == {"red": 3000, "silver": 1000}
    s = answer(answer(s, "red", "none").state, "silver", "none", 6, 6, 1, 1).state
    s = answer(s, "red", "B", 1, 1).state
    assert s.turns == 2
    assert sorted(u.type for u in s.units.values())[:2] == ["flashtrooper"] * 2
    assert load(State, save(s)) == s


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("credits = 3000", "credits = -1"),
        ('id = "planethead"', 'id = "beachhead"'),
        ("regiment = 4", "starship = 4"),
        ('bonus_at = "1"', 'bonus_at = "B"'),
        ('bonus_at = "1"', ""),
        ('usual = "roll"', 'usual = "red"'),
    ],
)
def test_scenarios_that_cannot_be_are_refused(old, new):
    with pytest.raises(BadData):
        ARMADA.new(Setup("armada", files={"scenarios": SCENARIOS.replace(old, new)}), GivenDice())


def test_the_judge_counts_points_force_and_hexes():
    s = stand(f"{OWN}, {FOES}")
    even = ARMADA.judge(s, "red")
    assert even == -ARMADA.judge(s, "silver")
    s.ledger = (Line(1, "silver", "destroyed", "starship", 1, 140),)
    assert ARMADA.judge(s, "red") == even + 140
    s.drop("Sr1")
    assert ARMADA.judge(s, "red") > even + 140 + 250
