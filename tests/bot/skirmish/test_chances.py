"""Every chance that Skirmish shows is compared with the engine: 50 random positions a kind, with a seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib.resources import files
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, faults, options, pending, start
from engine.skirmish.combat.shooting import prospect, shot
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import March, Pair, React, Shoot, Steady, Throw
from engine.skirmish.model.procedures import (
    MELEE,
    SHOT,
    STEADY,
    STUN,
    THROW,
    WALK,
    Melee,
    Steadying,
    Stunning,
    Throwing,
    Walk,
)
from engine.skirmish.model.state import Figure, Modifier, Piece, State
from engine.skirmish.queries.odds import pair_odds, steady_odds, targets_of, threats, throw_at
from engine.skirmish.queries.suggestions import rehearse
from engine.skirmish.table.geometry import snap
from render.core.text import words
from render.skirmish.elements.figure_sight import Lens, best_shot
from render.skirmish.look import LOOK
from render.skirmish.words.items import chances, percent
from render.skirmish.words.prospects import foretell, pair_brief, react_brief, shot_line
from tests.skirmish.field import house, ja, lay, sg, told, wall
from tests.skirmish.table import step

POSITIONS, THROWS = 50, 50
SAY = words("en")
GUNS = ("rifle", "rifle", "mg50", "staff", "pistol", "zat", "shotgun", "cannon")
Case = tuple[Fraction, Callable[[Random], bool | None]]


# -- positions ---------------------------------------------------------------------------------------------


def terrain(rng: Random) -> list[Piece]:
    """Some walls, a house and a wood."""
    found = []
    for n in range(rng.randint(0, 4)):
        x, y = rng.randint(5, 60), rng.randint(5, 42)
        found.append(wall(f"W{n}", x, y, x + rng.randint(-6, 6), y + rng.randint(1, 6)))
    x, y = rng.randint(5, 60), rng.randint(5, 40)
    return [
        *found,
        house("H", x, y, x + 4, y + 5),
        Piece("F", "wood", "circle", (rng.randint(8, 60), 20, 4.0)),
    ]


def near(rng: Random, x: float, y: float, inches: float) -> tuple[float, float]:
    """Draw a place about another."""
    return snap(
        (
            min(71.0, max(1.0, x + rng.uniform(-inches, inches))),
            min(47.0, max(1.0, y + rng.uniform(-inches, inches))),
        )
    )


def soldier(rng: Random, name: str, at: tuple[float, float], **more: Any) -> Figure:
    wounds = rng.choice((0, 0, 0, 1))
    return sg(name, *at, weapon=rng.choice(GUNS), actions=rng.randint(2, 4), wounds=wounds, **more)


def foe(rng: Random, name: str, at: tuple[float, float], **more: Any) -> Figure:
    health = rng.choice(("fit", "fit", "fit", "disabled"))
    usual = {"weapon": rng.choice(GUNS), "health": health, "zats": rng.choice((0, 0, 1))}
    return ja(name, *at, **{**usual, **more})


def field(rng: Random, *figures: Figure) -> State:
    """Lay them out with terrain, at times with a GM's modifier and the option on cover."""
    s = lay(*figures, pieces=terrain(rng), cover_shifts_effect=rng.choice(("on", "off")))
    if rng.random() < 0.4:
        s.modifiers = (Modifier("hit", rng.choice(("RED", "A", "")), rng.choice((-4, -1, 2, 3)), 0, "dusk"),)
    return s


def carried_out(s: State, proc: str, v: Any, rng: Random) -> Result[State]:
    return start(s, proc, v, RandomDice(rng))


def by(done: Result[State], kind: str, figure: str) -> list[dict[str, Any]]:
    return [x for x in told(done, kind) if x["figure"] == figure]


# -- the kinds of chance -----------------------------------------------------------------------------------


def shots(rng: Random) -> Iterator[Case]:
    """Cases SHOOT.2 to SHOOT.6, EFFECT.1 to EFFECT.3: one shot, one of several, and what a hit does."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        reach = rng.choice((4, 12, 30))
        s = field(rng, soldier(rng, "RED", at), *(foe(rng, f"J{n}", near(rng, *at, reach)) for n in range(3)))
        found = targets_of(s, s.figures["RED"])
        open_to = [(t, x) for t in found for x in t.shots if x.shots]
        if not open_to:
            continue
        t, x = rng.choice(open_to)
        n, wanted = rng.randint(1, x.shots), rng.choice(("hit", *x.effects))
        seen = best_shot(Lens("RED", targets=tuple(found)), t.target)
        assert seen is not None
        assert seen[2] == round(100 * next(k.one for k in t.shots if k.aim == seen[0]))
        said = foretell(step(s), "p1", Shoot("RED", t.target, x.aim, n), SKIRMISH.view(s, "p1"), LOOK, SAY)
        assert shot_line(x, n, SAY) in said
        assert any(chances(SAY, x.effects) in line for line in said)
        if wanted != "hit":
            n = 1

        def happens(
            throw: Random,
            s: State = s,
            target: str = t.target,
            aim: int = x.aim,
            n: int = n,
            what: str = wanted,
        ) -> bool:
            done = carried_out(s, SHOT, shot(s, "RED", target, aim, n), throw)
            if what == "hit":
                return any(e["hit"] for e in by(done, "shot", "RED"))
            hurt = [e["result"] for e in by(done, "effect", target) if e["by"] == "RED"]
            return hurt[:1] == [what]

        yield (1 - (1 - x.one) ** n if wanted == "hit" else x.one * x.effects[wanted]), happens


def walks(rng: Random) -> Iterator[Case]:
    """Case SHOOT.1, Rulings K63 and K80: who may fire at a walk, and how likely a shot fired hits."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        foes = (foe(rng, f"J{n}", near(rng, *at, 22), held=rng.random() < 0.8) for n in range(3))
        s = step(field(rng, sg("RED", *at), *foes))
        a = March("RED", (near(rng, *at, 10),))
        if faults(s, pending(s)[0], a) or not (r := rehearse(s, a)).may_fire:
            continue
        i = rng.randrange(len(r.may_fire))
        p = next(p for p in threats(s, s.figures["RED"], r.fired_at[i]) if p.figure == r.may_fire[i])
        (line,) = [
            x for x in foretell(s, "p1", a, SKIRMISH.view(s, "p1"), LOOK, SAY) if "May be fired at" in x
        ]
        assert f"{p.figure} ({percent(p.chance)} %)" in line

        def hits(
            throw: Random, s: State = s, a: March = a, who: str = p.figure, may: tuple[str, ...] = r.may_fire
        ) -> bool | None:
            events = carried_out(s, WALK, Walk("RED", a.path), throw).events
            walk = takewhile(lambda e: e.kind != "morale", events)  # flight is another walk
            fired = [x for x in told(walk, "shot") if x["reaction"]]
            assert {x["figure"] for x in fired} <= set(may)
            return next((x["hit"] for x in fired if x["figure"] == who), None)

        yield p.chance, hits


def answers(rng: Random) -> Iterator[Case]:
    """Case SHOOT.1: who may fire back at a shot."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        foes = (foe(rng, f"J{n}", near(rng, *at, 22), held=rng.random() < 0.8) for n in range(3))
        s = field(rng, sg("RED", *at), *foes)
        aims = [t for t in targets_of(s, s.figures["RED"]) if t.shots[0].shots]
        back = threats(s, s.figures["RED"], at)
        if not aims or not back:
            continue
        t, p = rng.choice(aims), rng.choice(back)
        said = foretell(step(s), "p1", Shoot("RED", t.target, 1), SKIRMISH.view(s, "p1"), LOOK, SAY)
        assert any(f"{p.figure} ({percent(p.chance)} %)" in x for x in said)

        def hits(
            throw: Random, s: State = s, at: str = t.target, who: str = p.figure, may: Any = back
        ) -> bool | None:
            done = carried_out(s, SHOT, shot(s, "RED", at, 1), throw)
            fired = [x for x in told(done, "shot") if x["reaction"]]
            assert {x["figure"] for x in fired} <= {x.figure for x in may}
            return next((x["hit"] for x in fired if x["figure"] == who), None)

        yield p.chance, hits


def reactions(rng: Random) -> Iterator[Case]:
    """Case SHOOT.1, Ruling K8: what the question says with which chance a figure would hit."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        ours = (soldier(rng, x, near(rng, *at, 15), held=True) for x in ("RED", "BLUE"))
        s = field(rng, ja("J1", *at), *ours)
        s.phase = "automaton"
        s = carried_out(s, WALK, Walk("J1", (near(rng, *at, 8),)), Random(1)).state
        if not pending(s) or pending(s)[0].kind != "react.fire":
            continue
        d = pending(s)[0]
        a = rng.choice([x for x in options(s, d) or () if isinstance(x, React)])
        p = prospect(s, s.figures[a.figure], s.figures[a.target], a.aim)
        assert p is not None
        assert f"{percent(p.chance)} %" in "".join(react_brief(s, d, SAY))

        def hits(throw: Random, s: State = s, d: Any = d, a: React = a) -> bool:
            done = apply(s, d.seat, d.id, a, RandomDice(throw))
            return bool(by(done, "shot", a.figure)[0]["hit"])

        yield p.chance, hits


def throws(rng: Random) -> Iterator[Case]:
    """Cases GRENADE.2 to GRENADE.5: where a throw bursts, and whom it catches there."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        kind = rng.choice(("grenade", "grenade", "grenade", "stun"))
        figures = [foe(rng, f"J{n}", near(rng, *at, 16), covering=rng.random() < 0.2) for n in range(5)]
        s = step(field(rng, sg("RED", *at, kit=(kind,)), sg("BLUE", *near(rng, *at, 10)), *figures))
        x, y = rng.choice([f.at for f in figures])
        a = Throw("RED", x, y, kind)
        if faults(s, pending(s)[0], a):
            continue
        landing = rng.choice(throw_at(s, s.figures["RED"], (x, y), kind))
        said = "\n".join(foretell(s, "p1", a, SKIRMISH.view(s, "p1"), LOOK, SAY))
        assert f"{percent(throw_at(s, s.figures['RED'], (x, y), kind)[0].chance)} %" in said

        def bursts(throw: Random, s: State = s, a: Throw = a, landing: Any = landing) -> bool:
            v = (STUN, Stunning("RED", a.x, a.y)) if a.kind == "stun" else (THROW, Throwing("RED", a.x, a.y))
            (burst,) = told(carried_out(s, *v, throw), "burst")
            where = None if burst["dud"] else (burst["x"], burst["y"])
            if where is not None and where == landing.at:
                assert set(burst["figures"]) == set(landing.figures)
            return where == landing.at

        yield landing.chance, bursts


def tries(rng: Random) -> Iterator[Case]:
    """Case EFFECT.5: a try to shake suppression off."""
    while True:
        s = step(field(rng, soldier(rng, "RED", (30, 10), suppressed=rng.randint(1, 3))))
        chance = steady_odds(s.figures["RED"])
        said = foretell(s, "p1", Steady("RED"), SKIRMISH.view(s, "p1"), LOOK, SAY)
        assert any(f"{percent(chance)} %" in x for x in said)

        def works(throw: Random, s: State = s) -> bool:
            return bool(by(carried_out(s, STEADY, Steadying("RED"), throw), "steadied", "RED")[0]["removed"])

        yield chance, works


def tangles(rng: Random) -> Iterator[Case]:
    """Cases MELEE.2 and MELEE.3, Ruling K17: whom a figure fights, with all who join either side."""
    while True:
        ours = [soldier(rng, x, near(rng, 30, 10, 0.8)) for x in ("RED", "BLUE", "GOLD")]
        theirs = [ja(f"J{n}", *near(rng, 30, 10.5, 0.8), actions=rng.randint(1, 3)) for n in range(3)]
        s = carried_out(lay(*ours, *theirs), MELEE, Melee("sgc"), Random(1)).state
        asked = [d for d in pending(s) if d.kind == "melee.pair"]
        while asked:
            a = rng.choice([x for x in options(s, asked[0]) or () if isinstance(x, Pair)])
            after = apply(s, asked[0].seat, asked[0].id, a, RandomDice(Random(1))).state
            if not any(d.kind == "melee.pair" for d in pending(after)):
                break
            s, asked = after, [d for d in pending(after) if d.kind == "melee.pair"]
        else:
            continue
        odds = pair_odds(s, a.figure, {**dict(s.stack[-1].v.wanted), a.figure: a.target})
        won, lost = (sum(x.values(), Fraction(0)) for x in odds)
        told_of = f"{percent(won)} % to win, {percent(lost)} % to lose, {percent(1 - won - lost)} % neither"
        assert told_of in "".join(pair_brief(s, asked[0], SAY))
        sign = rng.choice((1, -1))

        def ends(
            throw: Random, s: State = s, d: Any = asked[0], a: Pair = a, sign: int = sign
        ) -> bool | None:
            done = apply(s, d.seat, d.id, a, RandomDice(throw))
            while pending(done.state) and not (
                mine := [x for x in told(done, "melee") if a.figure in x["figures"]]
            ):
                nxt = pending(done.state)[0]
                done = apply(
                    done.state, nxt.seat, nxt.id, (options(done.state, nxt) or ())[-1], RandomDice(throw)
                )
            mine = [x for x in told(done, "melee") if a.figure in x["figures"]]
            return mine[0]["margin"] * sign > 0 if mine else None

        yield (won if sign > 0 else lost), ends


@pytest.mark.parametrize("kind", [shots, walks, answers, reactions, throws, tries, tangles])
def test_what_is_shown_is_what_happens(kind: Callable[[Random], Iterator[Case]]) -> None:
    rng, cases = Random(13), kind(Random(7))
    expected, spread, seen = 0.0, 0.0, 0
    for _ in range(POSITIONS):
        chance, happens = next(cases)
        thrown = [x for _ in range(THROWS) if (x := happens(rng)) is not None]
        due, doubt = len(thrown) * float(chance), len(thrown) * float(chance * (1 - chance))
        assert abs(sum(thrown) - due) <= 4.5 * doubt**0.5 + 1e-9, float(chance)
        expected, spread, seen = expected + due, spread + doubt, seen + sum(thrown)
    assert abs(seen - expected) <= 3.5 * spread**0.5 + 1e-9
    assert spread > 50


def test_every_text_with_a_chance_is_among_those_compared() -> None:
    texts = [
        (files("data") / "locale" / "en" / f"{name}.ftl").read_text("utf-8")
        for name in ("skirmish", "bot-skirmish")
    ]
    messages = re.split(r"\n(?=[\w-]+ = )", "\n".join(texts))
    keys = {x.split(" = ")[0] for x in messages if re.search(r"\} %", x)}
    shown = ("dud", "landing", "pair", "see-chance", "shot", "steady", "throw-chance")
    assert keys == {f"bot-skirmish-{x}" for x in shown}


def test_grenade_3_every_landing_is_shown_and_says_which_of_ones_own_it_hits() -> None:
    """A throw over ten inches has nine outcomes; the friend stands where one of the last of them bursts."""
    s = step(lay(sg("RED", 30, 5, kit=("grenade",)), sg("BLUE", 33, 20), ja("J1", 30, 20)))
    a = Throw("RED", 30, 20)
    landings = throw_at(s, s.figures["RED"], (30, 20))
    lines = foretell(s, "p1", a, SKIRMISH.view(s, "p1"), LOOK, SAY)
    shown = [int(m[1]) for x in lines if (m := re.match(r"(\d+) %", x))]
    assert len(landings) > 5
    assert len(shown) == len(landings)
    assert sum(shown) == 100
    hits_own = [x for x in landings if "BLUE" in x.figures]
    told_own = [x for x in lines if SAY("bot-skirmish-own-figure", id="BLUE") in x]
    assert len(told_own) == len(hits_own) > 0
    assert SAY("bot-skirmish-landing", chance=5, at="30 17", n=0, figures="–") in lines
