"""The battle map as everybody sees it, and the answers of a battle as they are typed."""

import pytest

from engine.armada.battle.frames import (
    Cover,
    Free,
    Intercept,
    Muster,
    Placing,
    Press,
    Pursue,
    Retreat,
    Shot,
    Take,
    Targets,
)
from engine.armada.game import ARMADA
from engine.armada.queries.battle_text import read, write
from engine.core.errors import InvalidAction
from engine.core.flow import pending
from engine.core.rules import Decision
from tests.armada.battle.battles import do, fight, fire, lay

LAUNCH = "retreat never; take none; intercept none; cover none"


def the_map(done, seat=None):
    """Return the battle map as a seat sees it."""
    return ARMADA.view(done.state, seat).battle


def test_combat_1_the_map_shows_units_but_not_what_they_carry():
    done = fight(lay("R1 laser:2 shield, Rf1, S1 laser, Sr1 in S1"))
    m = the_map(done, "silver")
    assert (m.at, m.caller, m.mover, m.step, m.round) == ("1", "red", "red", "f", 1)
    assert [(p.id, p.shown) for p in m.pieces] == [("R1", {}), ("Rf1", {}), ("S1", {"laser": 1})]
    assert the_map(done, "red").pieces[0].shown == {"laser": 2, "shield": 1}
    assert [p.shown for p in the_map(done).pieces] == [{}, {}, {}]


def test_combat_h_flipped_units_are_marked():
    done = fire(fight(lay("R1 laser, S1 laser")), "R1 laser S1", 1, 1)
    assert [p.id for p in the_map(done).pieces if p.flipped] == ["S1"]
    assert the_map(done).step == "f"


def test_combat_c_seekers_on_their_targets():
    s = lay("R1 seeker laser, S1 laser", plan=LAUNCH.replace("; cover none", ""))
    done = do(do(fight(s), Muster({"R1": 1}), seat="red"), Muster(), seat="silver")
    assert (the_map(done).seekers, the_map(done).step) == ({"red": 1}, "c")
    done = do(done, Placing({"S1": 1}))
    assert the_map(done).aimed == (("red", "S1"),)
    assert the_map(done).step == "d"


def test_no_battle_no_map():
    assert ARMADA.view(lay("R1 laser, S1"), "red").battle is None


ANSWERS = [
    ("muster", Muster({"R1": 1, "R4": 1}, 3, {"R7": 2}, ("Rf1", "Rf2"))),
    ("muster", Muster()),
    ("intercept", Intercept(2)),
    ("place", Placing({"S3": 2, "S5": 1})),
    ("cover", Cover((Shot("R7", "laser", "R7"), Shot("R2", "decoy", "R7", 2)))),
    ("retreat", Retreat(("R1", "Rf2"))),
    ("retreat", Retreat()),
    ("free", Free((Shot("Rr1", "regiment", "S3"),), "hold")),
    ("take", Take((0, 2))),
    ("pursue", Pursue(True)),
    ("press", Press(False)),
]


@pytest.mark.parametrize(("kind", "action"), ANSWERS)
def test_answers_are_typed_and_read_back(kind, action):
    s = fight(lay("R1 laser, S1 laser")).state
    assert read(s, Decision(1, "red", kind), write(action)) == action


def test_groups_are_written_out():
    done = fight(lay("R1 laser:2 blaster, R2 laser, Rf1, S1 laser, Sf1"))
    (d,) = pending(done.state)

    def typed(text):
        return [(x.by, x.gun, x.on, x.n) for x in read(done.state, d, text).shots]

    assert typed("all on S1") == [
        ("R1", "laser", "S1", 2), ("R1", "blaster", "S1", 1), ("R2", "laser", "S1", 1),
        ("Rf1", "fighter", "S1", 1),
    ]  # fmt: skip
    assert typed("lasers on Sf1") == [("R1", "laser", "Sf1", 2), ("R2", "laser", "Sf1", 1)]
    assert typed("R1 on S1, fighters on Sf1") == [
        ("R1", "laser", "S1", 2), ("R1", "blaster", "S1", 1), ("Rf1", "fighter", "Sf1", 1),
    ]  # fmt: skip
    assert typed("R1 laser on S1") == [("R1", "laser", "S1", 1)]
    assert read(done.state, d, "plan") == Targets()
    assert read(done.state, d, "R1 laser on S1; hold") == Targets((Shot("R1", "laser", "S1"),), (), "hold")
    assert read(done.state, d, "R1 laser on S1; rest hold").rest == "hold"
    assert read(done.state, d, "R1 laser on S1; rest plan").rest == "plan"


@pytest.mark.parametrize("text", ["R1 sword on S1", "nobody on S1", "R1 laser on the moon", "close the door"])
def test_what_cannot_be_read_is_refused(text):
    done = fight(lay("R1 laser, S1 laser"))
    (d,) = pending(done.state)
    with pytest.raises(InvalidAction):
        read(done.state, d, text)
