"""Single answers as players type them; what `write` gives, `read` understands."""

from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import AmbiguousAction, IllegalAction, InvalidAction
from engine.core.flow import apply, options, pending, sample
from engine.stargate.game import STARGATE
from engine.stargate.model.state import (  # fmt: skip
    Bar,
    Begin,
    Choose,
    Circle,
    Done,
    Exit,
    Fight,
    Flip,
    Leg,
    Place,
    Stage,
    Stop,
    Support,
    Teleport,
)
from tests.stargate.combat.fights import fight, meet
from tests.stargate.combat.fights import lay as fights_lay
from tests.stargate.play import fault, lay, run, virunian


def read(s, text):
    return STARGATE.read(s, pending(s)[0], text)


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_that_is_open_reads_as_itself(seed):
    rng, seen = Random(seed), set()
    s = STARGATE.new(Setup("stargate"), RandomDice(rng)).state
    for _ in range(500):
        if not pending(s):
            break
        d = rng.choice(pending(s))
        for a in options(s, d):
            assert STARGATE.read(s, d, STARGATE.write(a)) == a
            assert STARGATE.read(s, d, STARGATE.write(a).upper()) == a
        seen.add(d.kind)
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    assert {"staging.unit", "movement.unit", "move.leg"} <= seen


@pytest.mark.parametrize(
    "text", ["stage human 1118", "human 1118", "h 1118", "stage the human in 1118", "HUM to 1118"]
)
def test_staging(text):
    s = STARGATE.new(Setup("stargate"), RandomDice(Random(1))).state
    assert read(s, text) == Stage("human", "1118")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("done", Done()), ("pass", Done()), ("H1", Begin("H1", "linear")), ("h 1", Begin("H1", "linear")),
        ("move H1", Begin("H1", "linear")), ("I1 t", Begin("I1", "teleport")),
        ("I1 lin", Begin("I1", "linear")),
        ("H1 teleport by I1", Begin("H1", "teleport", "I1")), ("H1 by I1", Begin("H1", "teleport", "I1")),
        ("M1", Begin("M1", "wobble")),
    ],
)  # fmt: skip
def test_choosing_a_unit(text, action):
    assert read(lay("H1 1509, I1 1510, M1 1511"), text) == action


def test_a_unit_that_can_go_in_several_ways_is_asked_about():
    with pytest.raises(AmbiguousAction) as which:
        read(lay("I1 1509"), "I1")
    assert which.value.candidates == ("I1 linear", "I1 teleport")


@pytest.mark.parametrize("text", ["reveal A", "flip a", "reveal stargate A", "REVEAL a"])
def test_revealing(text):
    assert read(virunian("X1 0101", gates={"A": 1}), text) == Flip("A")


def test_any_counter_of_a_combined_unit_names_it():
    s = virunian("C1 1509, W1 1509")
    assert read(s, "W1 wobble") == Begin("C1", "wobble")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("se3", Leg("se", 3)), ("SE 3", Leg("se", 3)), ("n", Leg("n", 1)), ("nw12", Leg("nw", 12)),
        ("stop", Stop()), ("circle", Circle()), ("exit", Exit()), ("out", Exit()),
    ],
)  # fmt: skip
def test_legs(text, action):
    assert read(run(lay("H1 1509"), "H1"), text) == action


def test_other_questions():
    s = run(lay("I1 1509"), "I1 teleport")
    assert read(s, "to 1501") == read(s, "1501") == read(s, "teleport to 1501") == Teleport("1501")
    s = meet(fights_lay("I1 1010"), "X1", "1010").state
    assert read(s, "not warp") == read(s, "warp") == Bar("warp")
    s = meet(fights_lay("X1 1010"), "H1", "1010").state
    assert read(s, "man") == Choose("maneuver")
    s = fight(fights_lay("X1 1010, H1 1010, H2 1012, X2 1510, H3 1510", began={}), "coalition").state
    assert read(s, "fight 1010") == read(s, "1010") == Fight("1010")
    s = run(s, "fight 1010")
    assert read(s, "support H2") == read(s, "h2") == Support("H2")


def test_a_dispersed_unit_need_not_be_named():
    s = fight(fights_lay("X1 1010, H1 1010", began={}), "virunian", 4).state
    assert [d.kind for d in pending(s)] == ["disperse.place"]
    assert read(s, "1012") == Place("H1", "1012")
    assert read(s, "H1 to 1012") == Place("H1", "1012")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "?",
        "H",
        "H1 H2 H3",
        "fly away",
        "1118",
        "to",
        "reveal",
        "\x00",
        "se99999",
        "H1 sideways",
        "ü1",
    ],
)
@pytest.mark.parametrize("asked", ["unit", "leg", "jump"])
def test_nonsense_is_refused_with_an_example(text, asked):
    s = lay("H1 1509, I1 1701")
    s = {"unit": s, "leg": run(s, "H1 linear"), "jump": run(s, "I1 teleport")}[asked]
    if asked == "jump" and text == "1118":
        assert read(s, text) == Teleport("1118")
        return
    with pytest.raises(InvalidAction) as bad:
        read(s, text)
    assert "for example" in bad.value.why


def test_a_unit_that_there_is_not_is_said_first():
    assert fault(lay("H1 1509"), read(lay("H1 1509"), "Z9 s1 rubbish")).code == "no-unit"


SUPPORT = "X1 1010, H1 1010, H2 1012, H4 1011"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("H1 linear n3 n3", "n3 n3"), ("H1 n3", "n3"),
        ("H1 linear rubbish", "rubbish"), ("H1 I1", "i1"), ("H1 linear by I1 n3", "n3"),
        ("H1 linear wobble", "wobble"), ("reveal A now", "now"), ("H1 1118 rubbish", "1118 rubbish"),
        ("H2 rubbish", "rubbish"), ("H2 to 1118 rubbish", "rubbish"), ("lost H1", "lost"),
    ],
)  # fmt: skip
def test_a_word_that_is_not_understood_is_said_and_nothing_is_done(text, left):
    with pytest.raises(InvalidAction) as bad:
        read(lay("H1 1509, I1 1510"), text)
    assert bad.value.left == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("support H2 H4", "h4"),
        ("support H2 rubbish", "rubbish"),
        ("H2 1010", "1010"),
    ],
)
def test_support_by_two_is_not_support_by_the_first(text, left):
    s = fight(fights_lay(SUPPORT, began={}), "coalition").state
    assert [d.kind for d in pending(s)] == ["combat.support"]
    with pytest.raises(InvalidAction) as bad:
        read(s, text)
    assert bad.value.left == left
    assert read(s, "add the unit h 2") == Support("H2")


@pytest.mark.parametrize(
    ("text", "code", "case"),
    [
        ("lose H1", "lose-now", "7.13"), ("support H1", "support-now", "10.1"), ("se3", "leg-now", "5.1"),
        ("support H2 H4", "support-now", "10.1"), ("target H2", "target-now", "9.5"),
        ("warp", "option-now", "7.11"), ("not warp", "bar-now", "7.34"), ("fight 1010", "fight-now", "9.0"),
        ("drift C1", "drift-now", "5.7"),
    ],
)  # fmt: skip
def test_an_answer_to_another_question_is_refused_with_its_case(text, code, case):
    with pytest.raises(IllegalAction) as bad:
        read(lay("H1 1509, I1 1510"), text)
    assert [(x.code, x.case) for x in bad.value.faults] == [(code, case)]


@pytest.mark.parametrize(
    ("text", "code"),
    [("reveal A", "reveal-now"), ("stage human 1118", "staging-now"), ("target H2", "target-now"),
     ("teleport to 1118", "teleport-now"), ("se3", "leg-now")],
)  # fmt: skip
def test_an_answer_to_another_question_is_refused_in_combat_too(text, code):
    with pytest.raises(IllegalAction) as bad:
        read(fight(fights_lay(SUPPORT, began={}), "coalition").state, text)
    assert [x.code for x in bad.value.faults] == [code]


def test_3_1_the_unit_that_is_staged_next_is_named_with_the_case():
    s = STARGATE.new(Setup("stargate"), RandomDice(Random(1))).state
    with pytest.raises(IllegalAction, match=r"H1 is staged next \(Case 3\.1\)"):
        read(s, "H2 to 1118")


def test_too_long_a_text_is_cut_short():
    with pytest.raises(InvalidAction) as bad:
        read(lay("H1 1509"), "H1 " * 100)
    assert bad.value.why == "it is longer than 60 characters"
    assert len(bad.value.text) < 70
