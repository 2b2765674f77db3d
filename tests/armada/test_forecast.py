"""Every number of hits and every chance shown, against what the engine's own dice do (COMBAT.f, COMBAT.h)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.armada.battle.close_quarters import any_targets
from engine.armada.battle.frames import Battle, Targets
from engine.armada.battle.planned_answers import complete_targets, plan_of
from engine.armada.battle.weapons import need_to_hit
from engine.armada.model.odds import Hull, destruction_chance, exact_chance, mean, volley_odds
from engine.armada.model.state import BATTLE, State
from engine.armada.queries.forecast import expected
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, start
from tests.armada.battle.battles import QUIET, lay, shots

#: Nothing but targets is asked of red; silver follows the default plan and stays.
ASKED, AUTO = QUIET, "rest auto; retreat never; seekers hold; ambush hold; unload none; take none"
SAMPLES, POSITIONS = 120, 60


def fleet(rng: Random, side: str) -> list[str]:
    """Draw ships, fighters and troops of one side."""
    made = []
    for i in range(1, rng.randint(2, 4)):
        has = {x: rng.randint(0, 3) for x in ("laser", "blaster", "launcher", "ap", "nuclear", "armor")}
        has["shield"] = rng.randint(0, 1)
        made.append(f"{side}{i} " + " ".join(f"{x}:{n}" for x, n in has.items() if n))
    for letter, most in (("f", 3), ("r", 3), ("m", 2)):
        made += [f"{side}{letter}{i}" for i in range(1, rng.randint(0, most) + 1)]
    return made


def position(rng: Random) -> tuple[State, Any] | None:
    """Draw a battle in which red is asked for its targets in the first round, moving first or second."""
    s = lay(", ".join([*fleet(rng, "R"), *fleet(rng, "S")]), red=ASKED, silver=AUTO)
    s.first = rng.choice(("red", "silver"))
    done = start(s, BATTLE, Battle(at="1", caller=rng.choice(("red", "silver"))), RandomDice(rng)).state
    asked = [d for d in pending(done) if d.kind == "targets"] if done.stack else []
    return (done, asked[0]) if asked else None


def drawn(seed: int) -> list[tuple[State, Any, Targets]]:
    """Draw positions and answers; every other one goes to close quarters if it can."""
    rng, found = Random(seed), []
    while len(found) < POSITIONS:
        made = position(rng)
        if made is None:
            continue
        s, d = made
        v = s.stack[-1].v
        a = any_targets(s, v, "red", rng)
        if len(found) % 2 and not a.close:
            continue
        found.append((s, d, complete_targets(s, v, "red", a, plan_of(s, v, "red"))))
    return found


def shot_at(s: State, d: Any, a: Targets, rng: Random) -> list[dict[str, Any]]:
    """Let the engine roll red's shots of this round; give all of them."""
    events = apply(s, "red", d.id, a, RandomDice(rng)).events
    now = s.stack[-1].v.round
    told = [e.facts for e in events if e.kind == "volley" and e.facts["round"] == now]
    return [x for f in told if f["seat"] == "red" and f["part"] in ("close", "shots") for x in f["shots"]]


def test_rulings_g18_g54_and_g55_hits_to_be_expected_are_those_of_the_engine():
    rng, sums = Random(5), Counter[str]()
    for s, d, a in drawn(3):
        shown, hit = expected(s, s.stack[-1].v, "red", a), Counter[str]()
        for _ in range(SAMPLES):
            hit.update(x["on"] for x in shot_at(s, d, a, rng) if x["hit"])
        assert set(hit) <= set(shown)
        for unit, n in shown.items():
            shots = sum(x.n for x in a.shots if x.on == unit)
            assert abs(hit[unit] / SAMPLES - n) < 5 * (shots * max(1, shots / 4) / 4 / SAMPLES) ** 0.5, unit
        kind = ("close" if a.close else "far") + ("1" if s.first == "red" else "2")
        sums[f"{kind} shown"] += round(1000 * sum(shown.values()))
        sums[f"{kind} true"] += round(1000 * sum(hit.values()) / SAMPLES)
    for kind in ("close1", "close2", "far1", "far2"):
        assert sums[f"{kind} true"] == pytest.approx(sums[f"{kind} shown"], rel=0.03), kind


def test_ruling_g18_lasers_of_a_ship_that_may_die_at_close_quarters_count_for_less():
    s = lay("R1 blaster laser:4, S1, " + ", ".join(f"Sm{i}" for i in range(1, 4)), red=ASKED, silver=AUTO)
    done = start(s, BATTLE, Battle(at="1", caller="red"), RandomDice(Random(1))).state
    v = done.stack[-1].v
    a = Targets((*shots("R1 blaster Sm1"), *shots("R1 laser S1 4")), ("R1",), "hold")
    lives = (1 - 1 / 6) ** 3
    assert expected(done, v, "red", a) == pytest.approx({"Sm1": 0.5, "S1": 4 * 0.5 * lives})
    far = Targets(tuple(shots("R1 laser S1 4")), (), "hold")
    assert expected(done, v, "red", far) == pytest.approx({"S1": 2.0})


@pytest.mark.parametrize("blasters", [1, 2, 3])
def test_ruling_g55_what_a_salvo_at_close_quarters_may_remove_is_shot_at_for_less(blasters):
    units = f"R1 blaster:{blasters}, R2 laser:2, S1, Sm1, Sm2"
    s = lay(units, red=ASKED, silver=AUTO)
    s.first = "silver"
    done = start(s, BATTLE, Battle(at="1", caller="red"), RandomDice(Random(1))).state
    v, near, far = done.stack[-1].v, shots(f"R1 blaster Sm1 {blasters}"), shots("R2 laser Sm1 2")
    alone = expected(done, v, "red", Targets(tuple(far), (), "hold"))["Sm1"]
    close = expected(done, v, "red", Targets(tuple(near), ("R1",), "hold"))["Sm1"]
    stands = (1 - close / blasters) ** blasters  # no blaster hits
    both = expected(done, v, "red", Targets((*near, *far), ("R1",), "hold"))["Sm1"]
    assert 0 < stands < 1
    assert alone > 0
    assert both == pytest.approx(close + alone * stands)


def test_chart_1_the_chance_shown_for_a_gun_is_that_of_the_need_it_is_rolled_for():
    rng, rolled = Random(8), 0
    for s, d, a in drawn(9):
        v = s.stack[-1].v
        for x in shot_at(s, d, a, rng):
            near = x["by"] in a.close and x["gun"] in ("blaster", "fighter")
            wanted = need_to_hit(s, v, s.units[x["by"]], x["gun"], s.units[x["on"]], close=near)
            assert exact_chance(wanted) == exact_chance(x["need"])
            rolled += 1
    assert rolled > 200


GUNS = {"laser": "laser", "blaster": "blaster", "nuclear": "launcher:{n} nuclear"}


def case(rng: Random) -> tuple[str, int, bool, int]:
    """Draw shots at a ship."""
    gun = rng.choice(("laser", "blaster", "nuclear", "fighter", "marines", "regiment"))
    return gun, rng.randint(1, 6), rng.random() < 0.5, rng.randint(0, 2)


def test_defense_shield_and_armor_the_chances_of_a_ships_end_are_those_of_the_engine():
    rng, off = Random(11), Counter[str]()
    for _ in range(POSITIONS):
        gun, n, shield, armor = case(rng)
        force = (
            f"R1 {GUNS[gun].format(n=n)}:{n}"
            if gun in GUNS
            else ", ".join(f"R{gun[0]}{i}" for i in range(1, n + 1))
        )
        s = lay(f"{force}, S1 armor:{armor} shield:{int(shield)}, S2", red=ASKED, silver=AUTO)
        done = start(s, BATTLE, Battle(at="1", caller="red"), RandomDice(rng)).state
        (d,) = pending(done)
        v = done.stack[-1].v
        named = (
            f"R1 {gun} S1 {n}"
            if gun in GUNS
            else ", ".join(f"R{gun[0]}{i} {gun} S1" for i in range(1, n + 1))
        )
        a = Targets(tuple(shots(named)), (), "hold")
        wanted = need_to_hit(done, v, done.units[a.shots[0].by], gun, done.units["S1"])
        stop = done.chances.armor.get(gun, done.chances.armor["others"])
        odds = volley_odds([wanted] * n)
        end = destruction_chance(Hull(shield, armor), [(wanted, stop)] * n)
        shown = (float(mean(odds)), float(1 - odds[0]), float(end))
        seen = [0.0, 0.0, 0.0]
        for _ in range(SAMPLES):
            events = apply(done, "red", d.id, a, RandomDice(rng)).events
            rolls = next(e.facts["shots"] for e in events if e.kind == "volley")
            hits = sum(x["hit"] for x in rolls)
            ends = [h["result"] for e in events if e.kind == "struck" for h in e.facts["hits"]]
            for i, x in enumerate((hits, hits > 0, "flipped" in ends)):
                seen[i] += x / SAMPLES
        for what, p, q, width in zip(("mean", "any", "end"), shown, seen, (n / 2, 1, 1), strict=True):
            assert abs(p - q) < 5 * (width * 0.25 / SAMPLES) ** 0.5 + 0.01, (gun, n, shield, armor, what)
            off[what] += round(1000 * (p - q))
    assert all(abs(x) < 1000 * 0.03 * POSITIONS for x in off.values()), off
