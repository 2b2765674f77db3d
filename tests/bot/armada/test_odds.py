"""Every chance that `/armada odds` and the charts show, against what the engine's own dice do in battles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from engine.armada.battle.frames import Battle, Cover, Free, Intercept, Muster, Placing, Shot, Take, Targets
from engine.armada.battle.weapons import need_to_hit
from engine.armada.model.chances import SHOOTERS, standard_chances
from engine.armada.model.odds import COLUMNS, exact_chance
from engine.armada.model.state import BATTLE, State
from engine.armada.queries.forecast import expected_free
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, start
from render.armada.words.odds import chance_chart, shots
from render.core.text import words
from tests.armada.battle.battles import QUIET, lay

POSITIONS, SAMPLES = 50, 100
SAY = words("en")
#: A weapon's shots and those which its owner can bring at once; None where a unit is its own weapon.
GUNS = {
    "laser": "laser:6",
    "blaster": "blaster:6",
    "ap": "launcher:6 ap:6",
    "nuclear": "launcher:6 nuclear:6",
}
LETTER = {"fighter": "f", "regiment": "r", "marines": "m", "flashtrooper": "t", "ion_cannon": "i"}
TARGET = {"ground": "Sm1", "fighter": "Sf1", "starship": "S1"}
#: A question and the answer that a side gives to it; everything else is answered by the plan.
Asked = tuple[State, Any]
#: What a sample gives: hits, and whether the target was destroyed.
Seen = tuple[int, bool]


def page(shooter: str, target: str, n: int, shield: bool, armor: int, better: bool) -> dict[str, float]:
    """Read what the page says: the mean of hits, and in per cent at least one, and the ship's end."""
    said = "\n".join(shots(SAY, shooter, target, n, shield, armor, better))
    found = {}
    for key, pattern in (
        ("mean", r"([\d.]+) hits on average"),
        ("any", r"at least one ([\d.]+) % of"),
        ("end", r"loses it ([\d.]+) % of"),
    ):
        if number := re.search(pattern, said):
            found[key] = float(number[1]) / (1 if key == "mean" else 100)
    return found


def until(s: State, kind: str, rng: Random, at: str = "1", caller: str = "red") -> Asked:
    """Begin a battle and come to the first question of a kind; others before it get an empty answer."""
    done = start(s, BATTLE, Battle(at=at, caller=caller), RandomDice(rng)).state
    for _ in range(20):
        d = pending(done)[0]
        if d.kind == kind:
            return done, d
        done = apply(done, d.seat, d.id, EMPTY[d.kind], RandomDice(rng)).state
    raise AssertionError(f"{kind} is not asked")


EMPTY = {"muster": Muster(), "targets": Targets(rest="hold"), "free": Free(rest="hold"), "cover": Cover()}


def rolled(s: State, d: Any, a: Any, rng: Random, part: str, on: str) -> Seen:
    """Let the engine roll; return the hits of the first volley of that part, and whether the target died."""
    events = apply(s, d.seat, d.id, a, RandomDice(rng)).events
    volley = next(i for i, e in enumerate(events) if e.kind == "volley" and e.facts["part"] == part)
    hit = sum(x["hit"] for x in events[volley].facts["shots"])
    ends = [h for e in events[volley : volley + 2] if e.kind == "struck" for h in e.facts["hits"]]
    return hit, any(h["on"] == on and h["result"] in ("flipped", "destroyed") for h in ends)


def hull(rng: Random) -> tuple[bool, int]:
    return rng.random() < 0.5, rng.randint(0, 2)


def by_guns(shooter: str, rng: Random) -> tuple[dict[str, Any], Callable[[], Seen]]:
    """Draw so many shots of a weapon at a target in round 1, under its row's condition or not."""
    n, (shield, armor) = rng.randint(1, 6), hull(rng)
    row = standard_chances().of[shooter]
    target = rng.choice([x for x in COLUMNS if getattr(row, x) != "-"])
    better = bool(row.when) and target == "ground" and rng.random() < 0.7
    ids = [f"R{LETTER[shooter]}{i}" for i in range(1, n + 1)] if shooter in LETTER else ["R1"]
    force = f"R1 {GUNS[shooter]}" if shooter in GUNS else ", ".join(ids)
    escort = ", Rr9" if better and shooter == "ion_cannon" else ""
    s = lay(
        f"{force}, R9{escort}, S1 armor:{armor} shield:{int(shield)}, Sf1, Sm1, S2", red=QUIET, silver=QUIET
    )
    if better and shooter == "flashtrooper":
        s.marks.teleported = tuple(ids)
    caller = "silver" if better and shooter == "regiment" else "red"
    asked, d = until(s, "targets", rng, caller=caller)
    on = TARGET[target]
    fire = [Shot(x, shooter, on, n if shooter in GUNS else 1) for x in ids]  # type: ignore[arg-type]
    close = tuple(ids) if better and row.when == "close" else ()
    a = Targets(tuple(fire), close, "hold")
    asks = {"target": target, "n": n, "shield": shield, "armor": armor, "better": better}
    return asks, lambda: rolled(asked, d, a, rng, "close" if close else "shots", on)


def by_seekers(rng: Random) -> tuple[dict[str, Any], Callable[[], Seen]]:
    """Draw so many seekers that strike (COMBAT.e)."""
    n, (shield, armor) = rng.randint(1, 6), hull(rng)
    target = rng.choice(("ground", "starship"))
    s = lay(f"R9, S1 armor:{armor} shield:{int(shield)}, Sm1", plan="", ambush={"red@1": n})
    s.plans = {"red": "retreat never", "silver": "cover none; take none; retreat never"}
    asked, d = until(s, "muster", rng)
    asked = apply(asked, "red", d.id, Muster(ambush=n), RandomDice(rng)).state
    asked = apply(asked, "silver", pending(asked)[0].id, Muster(), RandomDice(rng)).state
    (d,) = pending(asked)
    a = Placing({TARGET[target]: n})
    asks = {"target": target, "n": n, "shield": shield, "armor": armor, "better": False}
    return asks, lambda: rolled(asked, d, a, rng, "seekers", TARGET[target])


def at_seekers(shooter: str, rng: Random) -> tuple[dict[str, Any], Callable[[], Seen]]:
    """Draw so many shots, or decoys, at seekers that fly at their own ship or unit (COMBAT.d)."""
    n, flying = rng.randint(1, 6 if shooter in GUNS or shooter == "decoy" else 1), rng.randint(1, 6)
    on = f"R{LETTER[shooter]}1" if shooter in LETTER else "R1"
    guns = GUNS.get(shooter, "probe_launcher:6 decoy:6")
    s = lay(f"{on if shooter in LETTER else f'R1 {guns}'}, R9, S9", plan="", ambush={"silver@1": flying})
    s.plans = {"red": "take none; retreat never", "silver": "retreat never"}
    asked, d = until(s, "muster", rng)
    lures = {"R1": n} if shooter == "decoy" else {}
    asked = apply(asked, "red", d.id, Muster(decoys=lures), RandomDice(rng)).state
    asked = apply(asked, "silver", pending(asked)[0].id, Muster(ambush=flying), RandomDice(rng)).state
    asked = apply(asked, "silver", pending(asked)[0].id, Placing({on: flying}), RandomDice(rng)).state
    (d,) = pending(asked)
    a = Cover((Shot("red" if shooter == "decoy" else on, shooter, on, n),))  # type: ignore[arg-type]

    def one() -> Seen:
        facts = next(
            e.facts for e in apply(asked, "red", d.id, a, RandomDice(rng)).events if e.kind == "covered"
        )
        assert facts["left"][on] == flying - len({x["seeker"] for x in facts["shots"] if x["hit"]})
        return sum(x["hit"] for x in facts["shots"]), False

    return {"target": "fighter", "n": n, "shield": False, "armor": 0, "better": False}, one


def against_seekers(rng: Random) -> tuple[dict[str, Any], Callable[[], Seen]]:
    """Draw so many seekers that intercept others (COMBAT.b)."""
    n, flying = rng.randint(1, 6), rng.randint(6, 9)
    s = lay("R1, S1", plan="", ambush={"red@1": n, "silver@1": flying})
    s.plans = dict.fromkeys(("red", "silver"), "cover none; retreat never")
    asked, d = until(s, "muster", rng)
    asked = apply(asked, "red", d.id, Muster(ambush=n), RandomDice(rng)).state
    asked = apply(asked, "silver", pending(asked)[0].id, Muster(ambush=flying), RandomDice(rng)).state
    other = next(x for x in pending(asked) if x.seat == "silver")
    asked = apply(asked, "silver", other.id, Intercept(0), RandomDice(rng)).state
    (d,) = pending(asked)

    def one() -> Seen:
        events = apply(asked, "red", d.id, Intercept(n), RandomDice(rng)).events
        left = next(e.facts["left"] for e in events if e.kind == "intercepted")
        return flying - left["silver"], False

    return {"target": "fighter", "n": n, "shield": False, "armor": 0, "better": False}, one


def compare(shooter: str, drawn: Iterable[tuple[dict[str, Any], Callable[[], Seen]]]) -> None:
    """Hold what the page shows against samples: each position within five deviations, all within 3.5."""
    off, of = Counter[str](), Counter[str]()
    for asks, one in drawn:
        shown = page(shooter, **asks)
        seen = [one() for _ in range(SAMPLES)]
        true = {
            "mean": sum(x for x, _ in seen) / SAMPLES,
            "any": sum(x > 0 for x, _ in seen) / SAMPLES,
            "end": sum(x for _, x in seen) / SAMPLES,
        }
        assert {"mean", "any"} <= shown.keys()
        for what, p in shown.items():
            spread = asks["n"] if what == "mean" else 1
            assert abs(p - true[what]) < 5 * (0.25 * spread / SAMPLES) ** 0.5, (shooter, asks, what)
            off[what] += round(10000 * (p - true[what]) / spread)
            of[what] += 1
    assert of["mean"] == POSITIONS
    assert all(abs(off[x]) < 10000 * 1.7 * (of[x] / SAMPLES) ** 0.5 for x in off), (shooter, off, of)


@pytest.mark.parametrize("shooter", [*GUNS, *LETTER])
def test_chart_1_and_2_what_the_odds_say_of_a_weapon_is_what_its_shots_do(shooter):
    rng = Random(shooter)
    compare(shooter, (by_guns(shooter, rng) for _ in range(POSITIONS)))


def test_combat_e_what_the_odds_say_of_seekers_is_what_their_strikes_do():
    rng = Random(21)
    compare("seeker", (by_seekers(rng) for _ in range(POSITIONS)))


@pytest.mark.parametrize("shooter", ["laser", "blaster", "ap", "decoy", "regiment", "marines", "ion_cannon"])
def test_combat_d_and_ruling_g21_what_the_odds_say_of_shots_at_seekers_is_what_they_do(shooter):
    rng = Random(f"{shooter} at seekers")
    compare(shooter, (at_seekers(shooter, rng) for _ in range(POSITIONS)))


def test_combat_b_what_the_odds_say_of_interception_is_what_it_does():
    rng = Random(22)
    compare("seeker", (against_seekers(rng) for _ in range(POSITIONS)))
    said = "\n".join(shots(SAY, "seeker", "fighter", 2, False, 0, False))
    assert "only fly against enemy seekers" in said
    assert "only for starships" in shots(SAY, "decoy", "fighter", 1, False, 0, False)[-1]


def test_ruling_g18_hits_to_be_expected_of_free_shots_are_those_of_the_engine():
    rng, sums = Random(23), Counter[str]()
    for _ in range(POSITIONS):
        troops = [
            f"R{x}{i}"
            for x, most in (("r", 3), ("m", 3), ("t", 3), ("i", 1))
            for i in range(1, rng.randint(0, most) + 1)
        ]
        near = ["S1 blaster:2 shield:1", "Sf1", "Sf2"][: rng.randint(1, 3)]
        s = lay(", ".join([*(troops or ["Rr1"]), *near]), red=QUIET, silver=QUIET)
        s.first = "silver"
        asked, d = until(s, "targets", rng, caller="silver")
        on = next(u.id for u in s.units.values() if u.ground)
        group = tuple(x.split()[0] for x in near)
        guns = [Shot(x, "blaster" if x == "S1" else "fighter", on) for x in group]  # type: ignore[arg-type]
        asked = apply(asked, "silver", d.id, Targets(tuple(guns), group, "hold"), RandomDice(rng)).state
        d = pending(asked)[0]
        if d.kind != "free":
            continue
        v = asked.stack[-1].v
        able = [u for u in asked.units.values() if u.seat == "red"]
        fire = [Shot(u.id, u.type, rng.choice(group)) for u in able]  # type: ignore[arg-type]
        shown, hit = expected_free(asked, v, fire), Counter[str]()
        for _ in range(SAMPLES):
            events = apply(asked, "red", d.id, Free(tuple(fire), "hold"), RandomDice(rng)).events
            volley = next(e.facts["shots"] for e in events if e.kind == "volley")
            hit.update(x["on"] for x in volley if x["hit"])
            for x in volley:
                need = need_to_hit(asked, v, asked.units[x["by"]], x["gun"], asked.units[x["on"]])
                assert exact_chance(need) == exact_chance(x["need"])
        for unit, n in shown.items():
            spread = sum(x.on == unit for x in fire)
            assert abs(hit[unit] / SAMPLES - n) < 5 * (0.25 * spread / SAMPLES) ** 0.5, unit
        sums["shown"] += round(1000 * sum(shown.values()))
        sums["true"] += round(1000 * sum(hit.values()) / SAMPLES)
        sums["positions"] += 1
    assert sums["positions"] > 0.8 * POSITIONS
    assert sums["true"] == pytest.approx(sums["shown"], rel=0.05)


def test_notes_interception_and_defense_even_chances_and_armors_are_those_of_the_engine():
    rng, seen = Random(24), Counter[str]()
    for _ in range(POSITIONS):
        gun = rng.choice(("laser:6", "blaster:6", "launcher:6 nuclear:6"))
        shooter = gun.partition(":")[0] if "launcher" not in gun else "nuclear"
        kind = rng.choice(("shield", "armor"))
        s = lay(
            f"R1 {gun}, Rf1, Rf2, Rf3, S1 {kind}:1, Sf1, Sf2, Sf3",
            red=QUIET,
            silver=QUIET.replace("take none; ", ""),
        )
        asked, d = until(s, "targets", rng)
        fire = [Shot("R1", shooter, "S1", 6), *(Shot(f"Rf{i}", "fighter", "S1") for i in (1, 2, 3))]  # type: ignore[arg-type]
        for _ in range(SAMPLES):
            done = apply(asked, "red", d.id, Targets(tuple(fire), (), "hold"), RandomDice(rng))
            events = list(done.events)
            if pending(done.state) and pending(done.state)[0].kind == "take":
                hits = tuple(h.shot for h in done.state.stack[-1].v.hits if h.gun == "fighter")
                events += apply(
                    done.state, "silver", pending(done.state)[0].id, Take(hits), RandomDice(rng)
                ).events
            for h in (
                h
                for e in events
                if e.kind == "struck" and e.facts["seat"] == "silver"
                for h in e.facts["hits"]
            ):
                if "fighter" in h:
                    seen["tried"] += 1
                    seen["taken"] += h["result"] == "taken"
                if "shield" in h:
                    seen["shield"] += 1
                    seen["shield lost"] += h["shield"] % 2 == 0
                if "armor" in h:
                    what = "laser" if h["gun"] == "laser" else "others"
                    seen[what] += 1
                    seen[f"{what} stopped"] += h["result"] == "armor"
    armor = chance_chart(SAY)[-1]
    laser, others = (float(x) / 100 for x in re.findall(r"([\d.]+) %", armor))
    assert "half the time it is lost" in armor
    assert "half the time it works" in SAY("bot-armada-take", fighters=2, n=0, hits=1)
    for part, of, shown in (
        ("taken", "tried", 0.5), ("shield lost", "shield", 0.5), ("laser stopped", "laser", laser),
        ("others stopped", "others", others),
    ):  # fmt: skip
        assert seen[of] > 100
        assert abs(seen[part] / seen[of] - shown) < 4 * (0.25 / seen[of]) ** 0.5, part


def test_chart_1_the_chart_and_the_odds_say_the_same():
    rows = chance_chart(SAY)[1].splitlines()
    assert len(rows) == len(SHOOTERS)
    for name, row in zip(SHOOTERS, rows, strict=True):
        cells, better = row.partition(";")[::2]
        for target, cell in zip(COLUMNS, cells.split(" · "), strict=True):
            number = re.search(r"\(([\d.]+) %\)", cell)
            odds = page(name, target, 1, False, 0, False)
            if number is None:
                assert not odds or (name, target) == ("seeker", "fighter")
            else:
                assert odds["any"] == pytest.approx(float(number[1]) / 100)
        if better:
            shown = float(re.search(r"\(([\d.]+) %\)", better)[1]) / 100  # type: ignore[index]
            assert page(name, "ground", 1, False, 0, True)["any"] == pytest.approx(shown)
