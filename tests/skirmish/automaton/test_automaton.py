"""What the automaton does with each letter (Cases ACTIONS.1 to ACTIONS.9 and ORDER.3)."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine.core.flow import pending
from engine.skirmish.automaton.action_table import decide_action
from engine.skirmish.automaton.activation import shoot_once
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import GoOn, Lead, Veto
from engine.skirmish.model.procedures import ALLIES, AUTOMATON, Automaton
from engine.skirmish.model.state import Group, State
from tests.shared.standing import follow
from tests.skirmish.field import asked, do, ja, kinds, lay, refused, rolled, run, sg, told, wall


def deed(s: State, letter: str, group: str = "A"):
    return decide_action(s, s.groups[group], letter)


def course(s: State, **more: object) -> State:
    s.groups["A"] = replace(s.groups["A"], **more)
    return s


def act(s: State, *dice: int) -> State:
    return run(s, AUTOMATON, Automaton(), *dice).state


def near_and_far(inches: float, **more: object) -> State:
    """A Jaffa, and a soldier so many inches south of it who can do nothing back."""
    return lay(ja("J1", 30, 40), sg("RED", 30, 40 - inches, weapon="none"), **more)


WALLED = [wall("W", 26, 39.5, 34, 39.5)]


# -- the letters -----------------------------------------------------------------------------------------


def test_actions_4a_stays_in_cover():
    assert deed(near_and_far(20, pieces=WALLED), "A").meaning == "stay_cover"


def test_actions_4a_makes_for_the_nearest_cover_within_a_move():
    s = lay(
        ja("J1", 30, 35),
        sg("RED", 30, 15, weapon="none"),
        pieces=[wall("W", 26, 41, 34, 41), wall("V", 26, 29, 34, 29)],
    )
    assert deed(s, "A").meaning == "to_cover"
    s = course(s, ran=True)
    done = run(s, AUTOMATON, Automaton(), 2, 1)  # Risk Factor 3: A
    (reaction,) = told(done, "reaction")
    assert (reaction["letter"], reaction["meaning"]) == ("A", "to_cover")
    assert done.state.figures["J1"].y in (29.5, 41.5)


def test_actions_4a_else_falls_back_from_all_enemies():
    s = course(near_and_far(10), ran=True)
    assert act(s, 2).figures["J1"].y == 48


def test_actions_4a_surrenders_if_it_cannot():
    s = lay(ja("J1", 71.9, 47.9), sg("RED", 66, 47.9, weapon="none"), sg("BLUE", 71.9, 42, weapon="none"))
    done = run(course(s, ran=True), AUTOMATON, Automaton(), 2)
    assert done.state.figures["J1"].health == "surrendered"
    assert told(done, "surrendered")[0]["figures"] == ["J1"]


def test_actions_4b_holds_turns_and_shoots():
    s = near_and_far(20)
    s.figures["J1"] = ja("J1", 30, 40, facing=90)
    s = course(s, taken=1)  # Risk Factor 2
    done = run(s, AUTOMATON, Automaton(), 3, 5)
    (reaction,) = told(done, "reaction")
    assert (reaction["letter"], reaction["meaning"]) == ("B", "stay")
    j = done.state.figures["J1"]
    assert (j.at, j.facing, j.fired, j.left) == ((30, 40), 180, True, 0)
    assert told(done, "shot")[0]["aim"] == 2


def test_actions_4c_carries_on_and_shoots_or_charges():
    assert deed(near_and_far(20), "C").meaning == "stay"
    assert deed(near_and_far(12), "C").meaning == "charge"
    assert deed(course(near_and_far(20), course="advance"), "C").meaning == "advance"


def test_actions_4c_toward_the_objective_with_nobody_in_sight():
    s = course(lay(ja("J1", 30, 40)), goal=(30.0, 10.0))
    d = deed(s, "C")
    assert (d.meaning, d.goal) == ("to_goal", (30, 10))


def test_actions_4c_or_on_in_its_direction():
    s = course(lay(ja("J1", 30, 40)), heading=180)
    d = deed(s, "C")
    assert (d.meaning, d.goal) == ("onward", (30, 16))


def test_actions_4d_advances_on_the_nearest():
    s = lay(ja("J1", 30, 40), sg("RED", 30, 10, weapon="none"), sg("BLUE", 50, 40, weapon="none"))
    assert (deed(s, "D").meaning, deed(s, "D").target) == ("advance", "BLUE")
    assert deed(near_and_far(11), "D").meaning == "charge"


def test_actions_4e_backs_off_toward_cover():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 15, weapon="none"), pieces=[wall("W", 26, 34, 34, 34)])
    assert deed(s, "E").meaning == "back"
    s = course(s, taken=1)
    done = run(s, AUTOMATON, Automaton(), 1)  # Risk Factor 2, die 1: E
    j = done.state.figures["J1"]
    assert (told(done, "reaction")[0]["letter"], j.y) == ("E", 34.5)
    assert done.state.groups["A"].course == "back"


def test_actions_4e_stays_in_cover():
    assert deed(near_and_far(20, pieces=WALLED), "E").meaning == "stay_cover"


def test_actions_4f_runs_and_remembers_it():
    s = course(near_and_far(20), ran=True, taken=3, lost=1, start=10, raw=True)  # 3 + 2 + 1 is 6
    done = run(s, AUTOMATON, Automaton(), 1)
    assert told(done, "reaction")[0]["letter"] == "F"
    assert done.state.groups["A"].ran
    assert "shot" not in kinds(done)


def test_actions_4f_the_surrounded_surrender():
    s = lay(
        ja("J1", 36, 2),
        *(
            sg(f"R{n}", 36 + x, 2 + y, weapon="none")
            for n, (x, y) in enumerate([(0, 3), (3, 0), (-3, 0), (0, -1.8), (2, 2), (-2, 2)])
        ),
    )
    done = run(course(s, ran=True, lost=4, start=4), AUTOMATON, Automaton(), 1)
    assert done.state.figures["J1"].health == "surrendered"


def test_ruling_k86_over_their_own_edge():
    s = course(near_and_far(20), ran=True, lost=4, start=4)
    s.figures["J1"] = ja("J1", 30, 47.5)
    done = run(s, AUTOMATON, Automaton(), 1)
    assert done.state.figures["J1"].health == "left"
    assert told(done, "left_table")[0]["by"] == "edge"


# -- the row of no risk, defenders, nobody in sight ------------------------------------------------------


def test_actions_2_carries_on():
    assert deed(near_and_far(20), "continue").meaning == "stay"
    assert deed(course(near_and_far(20), course="advance"), "continue").meaning == "advance"
    assert deed(course(near_and_far(20), course="back"), "continue").meaning == "back"
    assert deed(near_and_far(20), "toward").meaning == "advance"


def test_actions_2_halts_in_cover_and_faces_the_enemy():
    s = lay(
        ja("J1", 30, 30, facing=0),
        sg("RED", 30, 10, weapon="none"),
        pieces=[wall("W", 26, 32, 34, 32)],
        hidden=["RED"],
    )
    s = course(s, course="back", known=(30.0, 10.0))
    done = run(s, AUTOMATON, Automaton(), 5, 1)  # and it spots nobody
    assert told(done, "reaction")[0]["letter"] == "halt"
    j = done.state.figures["J1"]
    assert (j.y, j.facing) == (32.5, 180)
    assert done.state.groups["A"].course == "hold"


@pytest.mark.parametrize("letter", ["continue", "toward", "C", "D", "B"])
def test_actions_1_and_ruling_k53_defenders_stay(letter):
    s = course(near_and_far(10), defending=True, course="advance")
    assert deed(s, letter).meaning == "stay"


@pytest.mark.parametrize(("letter", "meaning"), [("A", "to_cover"), ("E", "back"), ("F", "run")])
def test_ruling_k53_but_a_forced_retreat_moves_them(letter, meaning):
    assert deed(course(near_and_far(10), defending=True), letter).meaning == meaning


def test_actions_5_the_last_known_enemy():
    s = course(lay(ja("J1", 30, 40)), known=(30.0, 20.0))
    assert (deed(s, "D").meaning, deed(s, "D").goal) == ("advance", (30, 20))
    assert (deed(s, "E").meaning, deed(s, "E").foes) == ("back", ((30, 20),))
    assert deed(s, "F").meaning == "run"
    never = lay(ja("J1", 30, 40))
    assert deed(never, "E").meaning == "stay"


def test_actions_5_it_remembers_whom_it_saw():
    s = act(near_and_far(20), 2, 2)
    assert s.groups["A"].known == (30, 20)


# -- charging, advancing, shooting -----------------------------------------------------------------------


def test_ruling_k6_a_charge_goes_eight_inches_an_action():
    s = course(near_and_far(12), taken=1)
    done = run(s, AUTOMATON, Automaton(), 6)
    assert told(done, "reaction")[0]["meaning"] == "charge"
    j = done.state.figures["J1"]
    assert 28.7 <= j.y <= 29
    assert all(w["pace"] == "charge" for w in told(done, "walked"))


def test_actions_6_no_charge_beyond_twelve_inches():
    assert deed(near_and_far(12.1), "D").meaning == "advance"


@pytest.mark.parametrize("letter", ["toward", "continue"])
def test_ruling_k99_toward_the_enemy_is_an_advance_and_becomes_a_charge(letter):
    near, far = (course(near_and_far(x), course="advance") for x in (12, 12.1))
    assert (deed(near, letter).meaning, deed(far, letter).meaning) == ("charge", "advance")
    done = run(near, AUTOMATON, Automaton(), {"toward": 6, "continue": 5}[letter])
    assert told(done, "reaction")[0]["letter"] == letter
    assert {w["pace"] for w in told(done, "walked")} == {"charge"}
    assert deed(course(near, defending=True), letter).meaning == "stay"


def test_ruling_k100_one_move_is_all_movement_actions_and_the_rest_shoots():
    for y, left in ((29.0, ()), (35.0, (1,))):
        s = lay(ja("J1", 30, 40), sg("RED", 30, 20, weapon="none"), pieces=[wall("W", 26, y, 34, y)])
        done = run(course(s, ran=True), AUTOMATON, Automaton(), 2, *left)
        assert done.state.figures["J1"].y == y + 0.5
        assert len(told(done, "shot")) == len(left)


def test_ruling_k85_half_the_way_and_a_shot():
    s = course(near_and_far(30), taken=1)
    done = run(s, AUTOMATON, Automaton(), 6, 3)
    assert kinds(done)[:3] == ["reaction", "shot", "walked"]
    assert done.state.figures["J1"].y == 34
    assert told(done, "shot")[0]["aim"] == 1


@pytest.mark.parametrize(("left", "keep"), [(1, 2), (0, 1), (2, 2), (0, 0)])
def test_ruling_k85_what_is_kept_for_walking_is_not_shot_with(left, keep):
    s = near_and_far(30)
    f = replace(s.figures["J1"], left=left)
    shots = []
    table = SimpleNamespace(s=s, call=lambda *shot: shots.append(shot))
    assert not shoot_once(table, f, deed(s, "C"), keep=keep)
    assert shots == []
    assert shoot_once(table, replace(f, left=keep + 1), deed(s, "C"), keep=keep)
    assert [x.aim for _, x in shots] == [1]


def test_actions_7_out_of_range_it_goes_all_the_way():
    s = course(near_and_far(40), taken=1)
    s.figures["J1"] = ja("J1", 30, 40, weapon="zat")
    done = run(s, AUTOMATON, Automaton(), 6)
    assert done.state.figures["J1"].y == 28


def test_ruling_k54_the_nearest_to_the_group_is_shot_at():
    s = lay(
        ja("J1", 30, 40),
        ja("J2", 36, 40),
        sg("RED", 30, 20, weapon="none"),
        sg("BLUE", 36, 22, weapon="none"),
    )
    done = run(course(s, taken=1), AUTOMATON, Automaton(), 3, 1, 1)
    assert [x["target"] for x in told(done, "shot")] == ["BLUE", "BLUE"]


def test_order_3_a_suppressed_jaffa_first_gets_up():
    s = course(near_and_far(20), taken=1)
    s.figures["J1"] = ja("J1", 30, 40, suppressed=1)
    done = run(s, AUTOMATON, Automaton(), 3, 4, 1)
    assert rolled(done) == ["ACTIONS.3", "EFFECT.5", "SHOOT.4"]


def test_ruling_k87_the_cannon_stays_and_another_takes_it():
    s = lay(
        ja("G1", 30, 40, weapon="cannon", rank="crew", health="dead"), ja("G2", 31, 40, rank="crew"),
        sg("RED", 30, 10, weapon="none"),
    )  # fmt: skip
    done = run(course(s, taken=1), AUTOMATON, Automaton(), 6, 3)
    assert done.state.figures["G2"].weapon == "cannon"
    assert done.state.figures["G2"].at == (30, 40)
    assert told(done, "shot")[0]["weapon"] == "cannon"


def test_ruling_k88_a_stun_grenade_and_the_others_cover():
    s = lay(
        ja("J1", 30, 20, kit=("stun",)),
        ja("J2", 31, 20),
        sg("RED", 30, 11, weapon="none"),
        sg("BLUE", 34, 9, weapon="none"),
        phase="automaton",
    )
    done = run(course(s, taken=1), AUTOMATON, Automaton(), 6, 2)
    assert told(done, "reaction")[0]["meaning"] == "stun"
    s = done.state
    assert [s.figures[x].out for x in ("J1", "J2", "RED", "BLUE")] == [0, 0, 2, 2]
    assert s.figures["J2"].covering


def test_ruling_k88_not_at_a_single_enemy():
    s = lay(ja("J1", 30, 20, kit=("stun",)), sg("RED", 30, 11, weapon="none"))
    assert deed(s, "D").meaning == "charge"


# -- all at once, explained, ruled on --------------------------------------------------------------------


def test_actions_9_what_one_group_does_changes_no_other_reaction():
    s = lay(ja("J1", 30, 22), ja("J2", 34, 22, group="B"), sg("RED", 32, 20, zats=1))
    s.figures["J1"] = ja("J1", 30, 22, weapon="zat")
    done = run(course(s, taken=1), AUTOMATON, Automaton(), 3, 2, 6)  # the first group kills the only enemy
    assert done.state.figures["RED"].health == "dead"
    done = run(course(s, taken=1), AUTOMATON, Automaton(), 3, 2, 6)  # one group kills the only enemy


def test_ruling_k47_all_are_fixed_from_one_position():
    s = lay(ja("J1", 30, 40), ja("J2", 50, 40, group="B"), sg("RED", 40, 20, weapon="none"))
    done = run(s, AUTOMATON, Automaton(), 2, 2, 1, 1)
    cases = [e.case for e in done.events if e.kind in ("rolled", "shot")]
    assert cases[:2] == ["ACTIONS.3", "ACTIONS.3"]


def test_risk_1_every_reaction_is_explained():
    (reaction,) = told(run(course(near_and_far(20), taken=1), AUTOMATON, Automaton(), 3, 1), "reaction")
    assert reaction == {
        "group": "A", "risk": 2, "die": 3, "row": 2, "letter": "B", "parts": [["losing", 2]],
        "meaning": "stay", "target": "RED", "goal": [], "course": "hold", "defending": False,
        "figures": ["J1"],
    }  # fmt: skip


def test_sight_1_of_hidden_groups_only_the_gm_hears():
    s = lay(ja("J1", 30, 40), hidden=["J1"])
    done = run(s, AUTOMATON, Automaton(), 2)
    assert all(e.to == ("gm",) for e in done.events)


def guided(s: State) -> State:
    s.house = replace(s.house, gm="on")
    return s


def test_gm_1_a_veto_and_a_second_die():
    s = run(guided(course(near_and_far(20), taken=1)), AUTOMATON, Automaton(), 6).state
    assert asked(s) == [("gm", "gm.reactions")]
    assert refused(s, Veto("A", " ")).code == "veto-reason"
    assert refused(s, Veto("Z", "no")).code == "veto-group"
    again = do(s, Veto("A", "too hard", reroll=True), 3).state
    assert [x.letter for x in again.stack[-1].v.fates] == ["B"]
    held = do(s, Veto("A", "they look away")).state
    done = do(held, GoOn(), 1)
    assert told(done, "reaction")[0]["meaning"] == "vetoed"
    assert done.state.figures["J1"].at == (30, 40)


def test_gm_1_a_pause_after_each_group():
    s = guided(lay(ja("J1", 30, 40), ja("J2", 60, 40, group="B")))
    s.watch, s.pause = False, True
    s = run(s, AUTOMATON, Automaton(), 2, 2).state
    assert asked(s) == [("gm", "gm.go_on")]
    assert asked(do(s, GoOn()).state) == []


# -- friends without a player ----------------------------------------------------------------------------


def friends(**more: object) -> State:
    return lay(
        sg("T1", 30, 10, seat="", group="T", weapon="staff", actions=2), sg("RED", 36, 10),
        ja("J1", 30, 40, weapon="none"),
        groups=[Group("T", "sgc", start=1, course="hold", **more)],
    )  # fmt: skip


def test_actions_8_friends_use_the_same_table():
    done = run(friends(taken=1), ALLIES, Automaton("sgc"), 1)  # E: forced
    assert told(done, "reaction")[0]["letter"] == "E"
    assert asked(done.state) == []
    assert done.state.figures["T1"].y < 10


def test_ruling_k9_the_nearest_player_leads_them_within_b_c_and_d():
    s = run(friends(taken=1), ALLIES, Automaton("sgc"), 6).state
    assert asked(s) == [("p1", "allies.lead")]
    assert refused(s, Lead("T", 30, 9)).code == "lead-order"
    assert refused(s, Lead("T", 30, 30, "J9")).code == "lead-target"
    assert refused(s, Lead("X", 30, 30)).code == "lead-group"
    assert follow(s, {("p1", "allies.lead"): "go_on"})[1] == GoOn()
    assert SKIRMISH.read(s, pending(s)[0], "go on") == GoOn()
    assert SKIRMISH.read(s, pending(s)[0], "T lead 36 20 fire J1") == Lead("T", 36, 20, "J1")
    done = do(s, Lead("T", 36, 20, "J1"), 1)
    assert told(done, "led")[0]["seat"] == "p1"
    t1 = done.state.figures["T1"]
    assert t1.x > 30
    assert t1.y > 10
