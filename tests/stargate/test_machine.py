"""Machine players of StarGate: they judge alike, mix what they choose in secret, and search wins."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.flow import apply, faults, pending
from engine.core.hexgrid import distance, heading
from engine.policies.policy import POLICIES
from engine.policies.worth import THROWS, at_once, imagine
from engine.stargate.bots.approach_mix import best_bars, solution, stakes
from engine.stargate.bots.exposure import alone
from engine.stargate.game import STARGATE
from engine.stargate.model.odds import pairing
from engine.stargate.model.state import COALITION, FOE, VIRUNIAN, Choose, State, Teleport
from engine.tools.match import play
from tests.stargate.play import asked, lay, run

F = Fraction
EVEN = [F(1, 3)] * 3


def choice(s: State, policy: str, seed: int = 1, seat: str = ""):
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    return POLICIES[policy](STARGATE, s, d, Random(seed))


def after(seed: int, answers: int) -> State:
    """Play so many greedy answers from the beginning."""
    rng = Random(seed)
    s = STARGATE.new(Setup("stargate"), RandomDice(rng)).state
    for _ in range(answers):
        if s.over:
            break
        d = pending(s)[0]
        s = apply(s, d.seat, d.id, POLICIES["greedy"](STARGATE, s, d, rng), RandomDice(rng)).state
    return s


# -- judging -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 25, 60, 110])
def test_what_is_good_for_one_side_is_bad_for_the_other(answers):
    s = after(answers, answers)
    assert STARGATE.judge(s, COALITION) == pytest.approx(-STARGATE.judge(s, VIRUNIAN))


def test_12_2_breaking_another_group_is_worth_more_than_a_second_unit_of_a_broken_one():
    at = {"W2": "1309", "W3": "1302", "H1": "2214"}
    base = lay(at, lost=("C2",))
    same = lay({k: v for k, v in at.items() if k != "W2"}, lost=("C2", "W2"))
    other = lay({k: v for k, v in at.items() if k != "W3"}, lost=("C2", "W3"))
    assert (
        STARGATE.judge(base, COALITION) < STARGATE.judge(same, COALITION) < STARGATE.judge(other, COALITION)
    )


def test_12_1_the_first_loss_of_a_race_weighs_more_when_the_others_do_not_count():
    lost = ("H1", "H2", "H3", "H4", "H5")  # five of eight; the other three places wait for three races
    one_race = lay({"W2": "0404"}, lost=(*lost, "H6"))
    new_race = lay({"W2": "0404"}, lost=(*lost, "I1"))
    assert STARGATE.judge(new_race, VIRUNIAN) > STARGATE.judge(one_race, VIRUNIAN)


def test_ruling_12_1_b_a_loss_weighs_more_where_fewer_are_needed():
    """The last loss but one of five is dearer than the same loss of eight."""
    lost = ("H1", "I1", "M1")
    cost = {}
    for needed in ("5", "8"):
        before, after = (lay({"W2": "0404"}, lost=x, coalition_losses=needed) for x in (lost, (*lost, "D1")))
        cost[needed] = STARGATE.judge(before, COALITION) - STARGATE.judge(after, COALITION)
    assert cost["5"] > cost["8"] > 0


def test_9_2_a_combat_that_will_be_won_is_worth_going_to():
    away = lay({"D1": "1312", "D2": "1311", "D3": "2001", "W2": "1310"}, moved=("D1", "D2"))
    there = lay({"D1": "1310", "D2": "1310", "D3": "2001", "W2": "1310"}, moved=("D1", "D2"))
    assert STARGATE.judge(there, COALITION) > STARGATE.judge(away, COALITION)


def test_10_1_who_may_support_a_combat_from_afar_makes_it_better():
    """Both stand two hexes off and have moved; only one stands in line."""
    at = {"H1": "1410", "W2": "1410", "H2": "1412", "H3": "0101"}
    aside = {**at, "H2": "1512"}
    assert distance("1410", "1512") == distance("1410", "1412") == 2
    assert heading("1410", "1512") < 0
    in_line, out_of_it = (STARGATE.judge(lay(x, moved=("H1", "H2")), COALITION) for x in (at, aside))
    assert in_line > out_of_it


def test_5_1_passing_through_a_combat_is_not_joining_it():
    at = {"D1": "1410", "W2": "1410", "H1": "1412", "H2": "0101"}
    joins, passes = (run(lay(at, moved=("D1",)), "H1 linear", leg) for leg in ("n2", "n4"))
    assert joins.stack[-1].proc == passes.stack[-1].proc == "approach"
    assert STARGATE.judge(joins, COALITION) > STARGATE.judge(passes, COALITION)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_5_41_an_answer_that_rolls_one_die_is_rated_by_all_its_faces(seed):
    """Igugui teleports across a Stargate: a 1 kills it, whatever the throws are drawn from."""
    s = run(lay({"I1": "0912", "W2": "2001", "H2": "0101"}), "I1 teleport")
    (d,) = pending(s)
    went = [apply(s, d.seat, d.id, Teleport("0916"), GivenDice(n)).state for n in range(1, 7)]
    rng = Random(seed)
    rated = at_once(STARGATE, s, d, Teleport("0916"), [rng.random() for _ in range(THROWS)])
    assert rated == pytest.approx(sum(STARGATE.judge(x, d.seat) for x in went) / 6)
    assert STARGATE.judge(went[0], d.seat) < STARGATE.judge(went[1], d.seat)


# -- choices in secret (Section 7.0) -----------------------------------------------------------------------


def meeting(units: dict[str, str], *orders: str) -> State:
    return run(lay(units), *orders)


def mixes(s: State):
    return solution(s, s.stack[-1].v)[0]


def value(s: State, mover: dict, defender: dict) -> Fraction:
    """Return what the mover's side wins when both mix so: the chances that either dies, at their prices."""
    price, prize = stakes(s, s.stack[-1].v)
    won = F(0)
    for a, p in mover.items():
        for b, q in defender.items():
            met = pairing(b, a)
            won += p * q * (met.defender * prize - met.mover * price)
    return won


def test_7_2_with_all_options_open_both_mix_evenly():
    s = meeting({"H1": "1312", "W2": "1310"}, "H1 linear", "n2")
    both = mixes(s)
    assert list(both[COALITION].values()) == list(both[VIRUNIAN].values()) == EVEN


def test_7_32_against_a_duonoip_the_defender_takes_what_kills_it_most_often():
    s = meeting({"D1": "1312", "W2": "1310"}, "D1 linear", "n2")
    (d,) = pending(s)
    assert d.seat == VIRUNIAN
    assert {choice(s, "search", n) for n in range(12)} == {Choose("charge")}


def test_7_33_against_a_meta_mexish_no_pure_option_can_be_exploited():
    s = meeting({"M1": "1312", "W2": "1310"}, "M1 wobble", "n2")
    both, won = solution(s, s.stack[-1].v)
    assert set(both[COALITION]) == {"warp", "maneuver"}
    assert sum(both[COALITION].values()) == sum(both[VIRUNIAN].values()) == 1
    pure = [value(s, {a: F(1)}, both[VIRUNIAN]) for a in both[COALITION]]
    assert max(pure) <= won
    assert min(value(s, both[COALITION], {b: F(1)}) for b in both[VIRUNIAN]) >= won


def test_7_34_the_virunian_announces_what_costs_least():
    s = meeting({"I1": "1312", "W2": "1310"}, "I1 linear", "n2")
    bars = best_bars(s, s.stack[-1].v)
    assert bars
    assert choice(s, "search", 3).option in bars


def test_7_13_a_mover_alone_is_at_stake_where_its_tri_ship_waits():
    """The control stands there already: the two combine only when the weapon stops (Case 8.1)."""
    s = run(lay({"C2": "1310", "H1": "1310", "W2": "1312"}, VIRUNIAN), "W2 linear", "n2")
    alone = run(lay({"H1": "1310", "W2": "1312"}, VIRUNIAN), "W2 linear", "n2")
    assert s.stack[-1].v.crew == ("W2",)
    assert stakes(s, s.stack[-1].v) == stakes(alone, alone.stack[-1].v)
    assert choice(s, "search", 2, VIRUNIAN).option in {"warp", "charge", "maneuver"}


def test_7_11_search_mixes_and_does_not_look_at_what_the_other_side_chose():
    s = meeting({"H1": "1312", "W2": "1310"}, "H1 linear", "n2")
    picks = set()
    for n in range(30):
        met = set()
        for chosen in ("warp", "charge", "maneuver"):
            done = apply(
                s, VIRUNIAN, next(d.id for d in pending(s) if d.seat == VIRUNIAN), Choose(chosen), GivenDice()
            )
            met.add(choice(done.state, "search", n, COALITION))
        assert len(met) == 1
        picks |= met
    assert {a.option for a in picks} == {"warp", "charge", "maneuver"}


# -- searching ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [6, 40, 80])
def test_search_is_legal_repeatable_and_changes_nothing(answers):
    s = after(7, answers)
    for _ in range(6):
        if s.over:
            break
        d = pending(s)[0]
        before = repr(s)
        a = POLICIES["search"](STARGATE, s, d, Random(5))
        assert repr(s) == before
        assert not faults(s, d, a)
        guess = imagine(STARGATE, s, d.seat, Random(11))
        assert POLICIES["search"](STARGATE, guess, d, Random(5)) == a
        s = apply(s, d.seat, d.id, a, RandomDice(Random(9))).state


def test_10_1_search_adds_the_support_that_decides():
    s = run(lay({"H1": "1310", "W2": "1310", "H2": "1309", "H3": "0101"}, moved=("H1", "H2")), "done")
    assert asked(s) == (COALITION, "combat.support")
    assert STARGATE.write(choice(s, "search")) == "support H2"


def test_5_2_search_does_not_turn_under_the_fire_of_many():
    """Six enemies would fire: it goes straight on, or stops."""
    at = {"H1": "1310", "X1": "1806", "X2": "1807", "X3": "1706", "W2": "1805", "W3": "1808", "W4": "1809"}
    s = run(lay(at), "H1 linear", "s1")
    texts = [STARGATE.write(choice(s, "search", n)) for n in range(6)]
    assert all(t == "stop" or (t[0] == "s" and t[1].isdigit()) for t in texts)


def ending() -> State:
    """Both sides are close to winning: two groups, and three units, are missing."""
    units = "H1 1311, H2 1413, M1 1512, D1 1610, C5 1905, T5 2006, W5 1907, C6 2008, W6 2110, X1 1809"
    gone = ("C1", "C2", "C3", "C4", "I1", "I2", "M2", "D2", "H3")
    return lay(units, lost=gone)


def test_greedy_beats_random_on_both_sides():
    for n in range(2):
        me = (COALITION, VIRUNIAN)[n % 2]
        assert play(STARGATE, {me: "greedy", FOE[me]: "random"}, n).winner == me


def test_greedy_against_greedy_ends():
    assert play(STARGATE, dict.fromkeys((COALITION, VIRUNIAN), "greedy"), 1).winner


# -- worth meeting first -----------------------------------------------------------------------------------

#: Once chosen by *steady* or *first steps*: who flew alone from where to which hex, up to four staged units.
FLOWN_ALONE = [("W4", "1014", "1317"), ("W1", "1014", "1516"), ("T3", "1013", "1416"), ("X1", "1014", "1417")]
STAGING = {"M1": "1718", "D1": "1318", "I1": "1118", "H1": "1518"}


@pytest.mark.parametrize("level", ["first_steps", "steady"])
@pytest.mark.parametrize(("unit", "at", "to"), FLOWN_ALONE)
def test_nobody_flies_one_unit_alone_up_to_four(level, unit, at, to):
    """Neither by one leg nor by several, whatever is drawn."""
    s = lay({unit: at}, seat=VIRUNIAN, staged=STAGING)
    assert alone(s, VIRUNIAN, (unit,), to)
    for seed in range(4):
        now, rng = s, Random(seed)
        while (d := next(iter(pending(now)), None)) and d.seat == now.phasing == VIRUNIAN:
            a = POLICIES[level](STARGATE, now, d, rng)
            now = apply(now, d.seat, d.id, a, RandomDice(rng)).state
        assert not alone(now, VIRUNIAN, (unit,), now.at[unit]), now.at[unit]


def test_who_has_company_or_few_enemies_is_not_alone_among_many():
    many = {"M1": "1517", "D1": "1417", "I1": "1217", "H1": "1516"}
    assert alone(lay({"W4": "1317", **many}, seat=VIRUNIAN), VIRUNIAN, ("W4",), "1317")
    assert not alone(lay({"W4": "1317", "X1": "1316", **many}, seat=VIRUNIAN), VIRUNIAN, ("W4",), "1317")
    assert not alone(lay({"W4": "1317", "D1": "1417"}, seat=VIRUNIAN), VIRUNIAN, ("W4",), "1317")


@pytest.mark.parametrize("level", ["first_steps", "steady"])
def test_a_unit_that_began_to_move_does_not_come_back_to_where_it_was(level):
    back = moves = 0
    for seed in range(2):
        rng = Random(seed)
        s = after(seed, 60)
        for _ in range(60):
            if not (asked_now := pending(s)):
                break
            d = asked_now[0]
            done = apply(s, d.seat, d.id, POLICIES[level](STARGATE, s, d, rng), RandomDice(rng))
            for x in done.events:
                if x.kind == "stopped":
                    moves += 1
                    back += s.began.get(x.facts["units"][0]) == x.facts["at"]
            s = done.state
    assert moves > 10
    assert back == 0
