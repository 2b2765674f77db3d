"""The printed examples, and longer stretches of play in which many cases meet."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import apply, fork, options, pending, sample, take_back
from engine.core.rules import Frame
from engine.stargate.game import STARGATE
from engine.stargate.model.state import (
    COALITION,
    COMBAT,
    MOVEMENT,
    SEATS,
    TURN,
    VIRUNIAN,
    HouseRules,
    Side,
    State,
)
from engine.stargate.movement.game_turn import coalition_combat, coalition_movement, gravity, virunian_combat
from tests.stargate.combat.fights import told
from tests.stargate.play import do, lay, open_to, run, virunian


def test_7_4_example_one_coalition_unit_meets_two_virunians_then_another_comes():
    """Played from the beginning of the phase: movement counts who has tried."""
    s = lay("H1 1410, H2 1409, W2 1411, X2 1415, C1 1411")
    s = run(s, "H1 linear", "s1")
    s = do(s, "warp", seat=COALITION).state
    done = do(s, "warp", 3, seat=VIRUNIAN)  # 2 becomes 3 for the shielded defender
    assert told(done, "options")[0]["shield"] == VIRUNIAN
    assert done.state.lost == ("H1",)
    s = run(done.state, "H2 linear", "s2")
    s = do(s, "warp", seat=COALITION).state
    done = do(s, "warp", 3, seat=VIRUNIAN)  # two and two: the number stays 2
    assert told(done, "options")[0]["shield"] == ""
    assert done.state.lost == ("H1",)


def test_10_2_example_a_human_two_hexes_away_adds_one():
    s = run(lay("H1 1410, H2 1408, X1 1410"), "done")
    done = do(s, "support H2", 1)
    assert told(done, "supported")[0]["strength"] == 3 - 2
    assert told(done, "combat")[0]["differential"] == 3 + 1 - 5


def test_11_1_example_5_and_minus_2():
    s = lay("H1 1004, X1 1004")
    done = do(s, "done", 6)
    assert told(done, "combat")[0]["defence"] == 5 + (-2)


def test_7_31_a_tri_ship_moves_in_without_an_approach():
    s = virunian("C1 1410, T1 1410, W1 1410, H1 1412, X1 2701")
    s = run(s, "C1 teleport")
    done = do(s, "to 1412")
    assert not told(done, "approaching")
    assert done.state.at["C1"] == "1412"


def test_7_31_teleporting_through_enemies_needs_none_but_ending_on_them_does():
    s = run(lay("I1 1410, X1 1412, H1 0101"), "I1 teleport")
    assert not told(do(s, "to 1414"), "approaching")
    assert told(do(s, "to 1412"), "approaching")[0]["units"] == ["I1"]


def test_7_13_a_mover_that_survives_goes_on_and_one_that_dies_does_not():
    s = run(lay("H1 1410, X1 1411, H2 0101"), "H1 linear", "s3")
    s = do(s, "warp", seat=COALITION).state
    done = do(s, "warp", 3, seat=VIRUNIAN)
    assert done.state.at["H1"] == "1413"
    done = do(s, "warp", 2, seat=VIRUNIAN)
    assert done.state.lost == ("H1",)
    assert "H2 linear" in open_to(done.state)


def test_a_coalition_turn_from_movement_to_gravity():
    """H1 moves onto a transport and fights it; then the Nullgate pulls at H2."""
    s = lay("H1 1410, T1 1412, H2 2108, X1 2701", turn=4)
    s = run(s, "H1 linear", "s2")
    s = do(s, "charge", seat=COALITION).state
    s = do(s, "charge", 5, seat=VIRUNIAN).state  # 2: it lives
    s = do(s, "stop").state if pending(s)[0].kind == "move.leg" else s
    done = do(s, "done", 1, 3)  # combat: Ed; gravity: a Coalition unit
    assert done.state.lost == ("T1", "H2")
    assert [e.kind for e in done.events if e.kind in ("combat", "result", "gravity")] == [
        "combat", "result", "gravity",
    ]  # fmt: skip
    assert done.state.turn == 5


# -- random fights, dense enough that everything meets -------------------------------------------------------


def melee(seed: int) -> State:
    """Scatter most units over a small field and begin a random phase."""
    rng = Random(seed)
    house = HouseRules(**{x.name: rng.choice(x.values) for x in STARGATE.options})
    s = State(turn=5, house=house)
    s.asked = dict.fromkeys(SEATS, 0)
    centre = rng.choice(("1410", "2108", "1012", "0809"))
    field = [h for h in s.board.grid.within(centre, 3) if h not in s.board.barred and h not in s.board.orbits]
    monads = {u for u in s.forces.units if s.forces.race[u] == "monad"}
    for n in range(1, 7):
        if rng.random() < 0.5:
            at = rng.choice(field)
            for u in s.forces.trio[n]:
                s.at[u] = at if rng.random() < 0.7 else rng.choice(field)
    for u in s.forces.side[COALITION]:
        if rng.random() < 0.6:
            s.at[u] = rng.choice(field)
    for seat in SEATS:
        for h in field:
            mine = s.there(h, seat)
            for u in mine[3:]:
                del s.at[u]
    for u in sorted(monads):
        free = [h for h in field if not s.there(h, VIRUNIAN)]
        if free and rng.random() < 0.7:
            s.at[u] = rng.choice(free)
    assert not STARGATE.problems(replace(s, phase="combat"))
    s.phase, s.phasing = rng.choice(("movement", "combat")), rng.choice(SEATS)
    after = {
        ("movement", VIRUNIAN): virunian_combat, ("combat", VIRUNIAN): coalition_movement,
        ("movement", COALITION): coalition_combat, ("combat", COALITION): gravity,
    }[s.phase, s.phasing]  # fmt: skip
    s.stack = [Frame(TURN, after.__name__, Side())]
    t = Execution(s, RandomDice(rng))
    t.call(MOVEMENT if s.phase == "movement" else COMBAT, Side(s.phasing))
    t.run()
    return t.s


@pytest.mark.parametrize("part", range(4))
def test_dense_fights_never_break_a_promise(part):
    """Positions stay sound, save and load, lists and checks agree, secrets stay shut, all is declared."""
    seen = set()
    for seed in range(part * 30, part * 30 + 30):
        rng = Random(seed)
        s = melee(seed)
        for n in range(60):
            if not pending(s):
                break
            d = rng.choice(pending(s))
            listed = options(s, d)
            a = rng.choice(listed) if listed and n % 3 else sample(s, d, rng)
            before = save(s)
            done = apply(s, d.seat, d.id, a, RandomDice(rng))
            assert save(s) == before
            assert save(load(State, save(done.state))) == save(done.state)
            assert not STARGATE.problems(done.state), (seed, n)
            assert {e.kind for e in done.events} <= STARGATE.events
            seen |= {e.kind for e in done.events} | {d.kind}
            STARGATE.view(done.state, None)
            if d.kind == "approach.option" and not told(done, "options") and rng.random() < 0.3:
                done = take_back(done.state, d.seat, d.id)
            s = fork(done.state)
    wanted = {"combat", "result", "eliminated", "dispersed", "approaching", "options", "passed", "berserk"}
    wanted |= {"disperse.place", "combat.next", "combat.support", "approach.option"}
    assert wanted <= seen, wanted - seen
