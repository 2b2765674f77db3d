"""StarGate's champion: what it counts otherwise than strong, and that it answers soundly."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import apply, faults, pending
from engine.core.hexgrid import distance
from engine.policies.policy import POLICIES
from engine.stargate.bots.assault import Way, led
from engine.stargate.bots.champion import MIND
from engine.stargate.bots.forecast import CHAMPION, Attack, Forecast
from engine.stargate.bots.outlook import STRONG, Mind, Outlook
from engine.stargate.bots.plan import planned
from engine.stargate.bots.routes import Terrain, routes
from engine.stargate.game import STARGATE
from engine.stargate.model.state import COALITION, FOE, VIRUNIAN, Begin, Done, Move, State, Stop
from engine.tools.match import play
from tests.stargate.idle_positions import FILE
from tests.stargate.play import do, lay, run, virunian
from tests.stargate.test_machine import ending
from tests.stargate.test_machine_plan import POSITIONS

SHIP = {"C1": "1301", "T1": "1301", "W1": "1301"}


def forecast(s: State) -> Forecast:
    return Forecast(s, MIND)


def best_first(s: State, seat: str) -> list[Attack]:
    x = forecast(s)
    return sorted(x.attacks(seat, x.sides[seat]), key=lambda x: -x.gain)


def test_no_phase_is_passed_where_that_is_plainly_wrong():
    """In every fourth of the positions that `test_machine_plan.py` asks a plan of."""
    assert len(POSITIONS) == 50
    for n, x in enumerate(POSITIONS[::4]):
        s = STARGATE.lay_out(x)
        d = pending(s)[0]
        a = POLICIES["champion"](STARGATE, s, d, Random(n))
        assert not faults(s, d, a)
        assert not isinstance(a, Done), n


def test_9_4_a_tri_ship_is_expected_where_most_stand_around_it():
    """By the standard rules it attacks each hex with all its strength."""
    s = lay({**SHIP, "H1": "1310", "I1": "1312", "M1": "2503"})
    best = best_first(s, VIRUNIAN)[0]
    assert set(best.hexes) == {"1310", "1312"}
    assert best.team[0].crew == ("C1", "T1", "W1")


def test_9_4_whoever_it_could_not_attack_keeps_a_tri_ship_away_from_those_beside_them():
    """Below -2 the Tri-Ship dies, so nobody lands beside three Duonoip."""
    weak = lay({**SHIP, "H1": "1310", "D1": "1311"})
    strong = lay({**SHIP, "H1": "1310", "D1": "1311", "D2": "1311", "D3": "1311"})
    assert any(set(x.hexes) == {"1310", "1311"} for x in best_first(weak, VIRUNIAN))
    assert not any("1311" in x.hexes for x in best_first(strong, VIRUNIAN))


@pytest.mark.parametrize(("rule", "combats"), [("per_hex", 2), ("together", 1)])
def test_9_4_its_combats_are_those_of_the_rules(rule, combats):
    s = virunian({**SHIP, "H1": "1302", "I1": "1201"}, tri_ship_attacks=rule)
    found = list(forecast(s).clashes(VIRUNIAN))
    assert len(found) == combats
    assert sorted(x.gap for x in found) == ([3] if rule == "together" else [6, 7])


def test_6_0_nobody_is_led_into_the_hex_of_a_monad():
    """The phase may end before the Monad has left; then one of the two is lost."""
    alone = virunian({"X1": "1309", "W2": "1311", "H1": "2516"})
    look, strong = Outlook(alone, MIND), Outlook(alone, STRONG)
    beside, upon = ((("W2",), "1308"),), ((("W2",), "1309"),)
    assert strong.rate(beside) - strong.rate(upon) < 1
    assert look.rate(beside) - look.rate(upon) > 3


def test_nobody_attacks_twice_in_what_may_follow():
    """One Meta-Mexish reaches both, and attacks one."""
    one, two = virunian({"T1": "1310", "M1": "1312"}), virunian({"T1": "1310", "T2": "1314", "M1": "1312"})
    found = [x.attacked(COALITION, x.sides[COALITION]) for x in map(forecast, (one, two))]
    assert found[0] > 0
    assert found[1] == pytest.approx(found[0])


def test_whoever_may_die_in_a_combat_at_hand_counts_less_in_what_follows():
    """Three Duonoip attack a Monad in their hex: it may not live to attack the Human behind them."""
    s = lay({"D1": "1310", "D2": "1310", "D3": "1310", "X1": "1310", "H1": "1312"})
    fought = forecast(s)
    fought.coalition()
    assert fought.lives["X1",] == pytest.approx(1 - 5 / 6)
    assert fought.attacked(VIRUNIAN, fought.sides[VIRUNIAN]) < forecast(s).attacked(
        VIRUNIAN, forecast(s).sides[VIRUNIAN]
    )


def test_what_the_enemy_may_do_counts_less_once_a_game_drags_on():
    units = {"T1": "1310", "M1": "1313", "H1": "2516"}
    p = CHAMPION.patience
    threats = [
        forecast(virunian(units, turn=n)).threat() for n in (1, p.turns, p.turns + 5, p.turns + p.fades)
    ]
    assert threats[0] == threats[1] == MIND.plan.threat
    assert threats[1] > threats[2] > threats[3] == 0


def test_12_2_the_last_loss_that_a_victory_needs_costs_more_than_any_other():
    gone = ("C2", "C3", "C4", "C5")
    four, five = (lay({"T1": "1310", "T6": "2501", "H1": "0101"}, lost=x) for x in (gone, (*gone, "C6")))
    price = [forecast(x).ledger.price["T1"] for x in (four, five)]
    assert price[1] - price[0] > 20


@pytest.mark.parametrize("seat", [COALITION, VIRUNIAN])
def test_a_short_match_that_the_champion_wins(seat):
    assert play(STARGATE, {seat: "champion", FOE[seat]: "greedy"}, 2, begin=ending()).winner == seat


def test_its_plan_changes_nothing_and_uses_only_what_lies_open():
    s = virunian({"H1": "2516", "T3": "0509", "C3": "0503"}, gates={"A": 3, "B": 2})
    before = repr(s)
    d = pending(s)[0]
    assert planned(s, d, Random(4), MIND) == planned(s, d, Random(4), MIND)
    assert repr(s) == before


@pytest.mark.parametrize("begin", ["W2 linear", "C3 wobble"])
def test_a_move_begun_is_carried_on_legally(begin):
    s = run(virunian({"H1": "1310", "W2": "1301", "C3": "0901"}, gates={"A": 1}), begin)
    d = pending(s)[0]
    a = planned(s, d, Random(1), MIND)
    assert a is not None
    assert not faults(s, d, a)
    assert do(s, a).state.stack


def test_the_same_numbers_whatever_the_order_of_sets():
    """Hashes of text differ between processes; what follows a position may not."""
    text = (
        "import json\n"
        "from engine.core.data import adapter\n"
        "from engine.stargate.bots.champion import MIND\n"
        "from engine.stargate.bots.forecast import Forecast\n"
        "from engine.stargate.game import STARGATE\n"
        "from engine.stargate.queries.position import Position\n"
        f"for x in json.loads(open({str(FILE)!r}).read()):\n"
        "    s = STARGATE.lay_out(adapter(Position).validate_python(x))\n"
        "    print(repr(Forecast(s, MIND).coalition()))\n"
    )
    seeds = [{**os.environ, "PYTHONHASHSEED": n} for n in ("1", "2")]
    told = [subprocess.check_output([sys.executable, "-c", text], env=env, text=True) for env in seeds]
    assert len(told[0].split()) == 50
    assert told[0] == told[1]


def phase(s: State, mind: Mind) -> State:
    """Move by the plan alone until the phase is over."""
    turn, rng = (s.turn, s.phasing, s.phase), Random(1)
    while (s.turn, s.phasing, s.phase) == turn:
        d = pending(s)[0]
        s = apply(s, d.seat, d.id, planned(s, d, rng, mind) or Stop(), RandomDice(rng)).state
    return s


def test_9_4_two_tri_ships_attack_together_whom_neither_would_alone():
    """Three Duonoip have 15: one Tri-Ship would die of them, two attack with 20."""
    ships = {"C1": "0501", "T1": "0501", "W1": "0501", "C2": "2501", "T2": "2501", "W2": "2501"}
    s = virunian({**ships, "D1": "1704", "D2": "1704", "D3": "1704"})
    around = {STRONG: 0, MIND: 2}
    for mind, ended in around.items():
        end = phase(s, mind)
        near = [u for u in ("C1", "C2") if distance(end.at.get(u, "0117"), "1704") <= 1]
        assert len(near) == ended


def test_8_0_an_attack_has_room_for_three():
    s = lay({"D1": "1310", "D2": "1410", "D3": "1510", "M1": "1312", "C1": "1307", "W1": "1307"})
    look = Outlook(s, MIND)
    land = Terrain(s, look.judge)
    began = [(Begin(u, "wobble" if u == "M1" else "linear"), (u,)) for u in ("D1", "D2", "D3", "M1")]
    moves = [(b, crew, Move(crew, b.mode, 6, path=(s.at[b.unit],))) for b, crew in began]
    first, *others = [Way(b, crew, routes(v, land), bonus=False) for b, crew, v in moves]
    gains = list(led(look, first, others, look.rate(())))
    assert gains
    assert len(gains) <= 2
    assert all(x.end == "1307" for x in gains)
