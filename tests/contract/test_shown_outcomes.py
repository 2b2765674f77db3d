"""Outcomes are shown whole and come as often as said: their chances sum to 1, and the engine plays them out.

Of every title: what previews tell of an answer, and the dice that reports show. `make long` plays each answer
2,000 times; the usual tests play a tenth of that, from the same seeds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import Result, apply, faults, options, pending, sample
from engine.core.types.foreseeing import ENDS, GAME
from engine.core.types.reporting import Happened
from engine.core.types.reporting import Throw as Thrown
from engine.policies.fates import Fate, fates
from engine.policies.worth import imagine
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import March, Shoot, Throw
from engine.skirmish.model.procedures import THROW, Throwing
from engine.skirmish.queries.odds import throw_at
from engine.stargate.combat.approach import shield_seat
from engine.stargate.combat.combats import combats
from engine.stargate.game import STARGATE
from engine.stargate.model.odds import forecast, pairings, scatter
from engine.stargate.model.state import COALITION, FOE, Choose, Fight, Leg, Resolve
from engine.titles import GAMES
from render.core.text import words
from render.core.verdict import verdict
from render.skirmish.look import LOOK
from render.skirmish.words import prospects
from render.stargate.words.odds import combat_line
from tests.bot.skirmish.test_chances import carried_out, field, foe, near
from tests.bot.stargate.test_chances import FOES, HEXES
from tests.skirmish.field import sg, told
from tests.skirmish.table import step
from tests.stargate.play import lay, run

CASES = 6
PLAYS = [pytest.param(200, id="a tenth"), pytest.param(2000, id="2000", marks=pytest.mark.long)]
SAY = words("en")


@dataclass(frozen=True)
class Shown:
    """What an answer may come to, as it is shown. `text` is what players read of it, where it lists all."""

    chances: Mapping[Any, Fraction | float]
    play: Callable[[Random], Hashable]
    text: str = ""


# -- StarGate ----------------------------------------------------------------------------------------------


def results(rng: Random) -> Iterator[Shown]:
    """Case 9.2: the results of a combat, as the posts list them."""
    while True:
        here, there = rng.sample(HEXES, 2)
        at = dict.fromkeys(rng.sample(("H1", "H2", "I1", "M1", "D1", "D2"), rng.randint(1, 3)), here)
        at |= {rng.choice([x for x in FOES if x != "X2"]): here, "H6": there, "X2": there}
        s = lay(at, phase="combat")
        if not pending(s) or pending(s)[0].kind != "combat.next":
            continue
        c = next(c for c in combats(s, s.stack[-1].v) if c.at == here)
        f = forecast(c.attack - c.defence)

        def fought(dice: Random, s: Any = s, at: str = here) -> str:
            done = apply(s, COALITION, pending(s)[0].id, Fight(at), RandomDice(dice))
            if pending(done.state) and pending(done.state)[0].kind == "combat.support":
                d = pending(done.state)[0]
                done = apply(done.state, COALITION, d.id, Resolve(), RandomDice(dice))
            came = [e.facts["result"] for e in done.events if e.kind == "result"]
            return str(came[0]) if came else "Ea"  # below the table nobody rolls

        yield Shown(f.results, fought, combat_line(s, c, 0, SAY).partition(": ")[2] if f.column else "")


def approaches(rng: Random) -> Iterator[Shown]:
    """Cases 7.2 and 7.4: what comes of two options."""
    while True:
        mover = rng.choice(("H1", "M1"))
        units = {mover: "1511", **dict.fromkeys(rng.sample(("W1", "C2", "T3"), rng.randint(1, 2)), "1509")}
        s = run(lay(units), f"{mover} {'wobble' if mover == 'M1' else 'linear'}", "n2")
        mine, theirs = (
            rng.choice([a for a in options(s, d) or () if isinstance(a, Choose)])
            for d in sorted(pending(s), key=lambda d: d.seat != COALITION)
        )
        shield = shield_seat(s, (mover,), "1509")
        side = {"": "", COALITION: "mover"}.get(shield, "defender")
        met = pairings(side)[theirs.option, mine.option]

        def comes(dice: Random, s: Any = s, a: Choose = mine, b: Choose = theirs, mover: str = mover) -> str:
            for seat, choice in ((COALITION, a), (FOE[COALITION], b)):
                d = next(x for x in pending(s) if x.seat == seat)
                s = apply(s, seat, d.id, choice, RandomDice(dice)).state
            asked = [d.kind for d in pending(s)]
            if mover in s.lost:
                return "mover"
            return "defender" if s.lost or "approach.loss" in asked else "nobody"

        rest = 1 - met.mover - met.defender
        yield Shown({"mover": met.mover, "defender": met.defender, "nobody": rest}, comes)


def scatters(rng: Random) -> Iterator[Shown]:
    """Case 5.45: where a teleport of an Igugui comes out."""
    while True:
        hexes = rng.randint(5, 11)
        s, to = run(lay({"I1": "2616", "X1": "0101"}), "I1 teleport"), f"26{16 - hexes:02}"

        def ends(dice: Random, s: Any = s, to: str = to) -> int:
            d = pending(s)[0]
            after = apply(s, d.seat, d.id, STARGATE.read(s, d, f"to {to}"), RandomDice(dice)).state
            return int(to) - int(after.at["I1"])

        yield Shown(scatter(hexes), ends)


# -- Skirmish ----------------------------------------------------------------------------------------------


#: Whether the preview lists every landing, and not the likeliest alone.
LISTED_WHOLE = not hasattr(prospects, "MOST_LANDINGS")


def landings(rng: Random) -> Iterator[Shown]:
    """Cases GRENADE.2 to GRENADE.5: where a grenade bursts, as the preview lists it."""
    while True:
        at = (rng.randint(8, 60), rng.randint(8, 40))
        figures = [foe(rng, f"J{n}", near(rng, *at, 16)) for n in range(3)]
        s = step(field(rng, sg("RED", *at, kit=("grenade",)), sg("BLUE", *near(rng, *at, 10)), *figures))
        x, y = rng.choice([f.at for f in figures])
        a = Throw("RED", x, y, "grenade")
        if faults(s, pending(s)[0], a):
            continue
        chances = Counter[Any]()
        for landing in throw_at(s, s.figures["RED"], (x, y), "grenade"):
            chances[landing.at] += landing.chance  # type: ignore[assignment]

        def bursts(dice: Random, s: Any = s, x: float = x, y: float = y) -> Hashable:
            (burst,) = told(carried_out(s, THROW, Throwing("RED", x, y), dice), "burst")
            return None if burst["dud"] else (burst["x"], burst["y"])

        said = "\n".join(prospects.foretell(s, "p1", a, SKIRMISH.view(s, "p1"), LOOK, SAY))
        yield Shown(chances, bursts, said if LISTED_WHOLE else "")


# -- the end of the turn, in every title -------------------------------------------------------------------


def to_the_end(name: str, s: Any, d: Any, a: Any, dice: Random) -> Mapping[str, str]:
    """Have the engine play a turn to its end, as previews say that it goes on; return what became of whom."""
    game, before, seat = GAMES[name], s, d.seat
    foresees = game.foresees()
    assert foresees is not None
    s = apply(s, seat, d.id, a, RandomDice(dice)).state
    while s.over is None and not foresees.ended(before, s, seat):
        asked = pending(s)[0]
        may = foresees.follow(s, asked, seat)
        a = dice.choice(may) if may else sample(s, asked, dice)
        s = apply(s, asked.seat, asked.id, a, RandomDice(dice)).state
    lost = s.over is not None and s.over.winner not in (None, seat)
    return {GAME: "lost" if lost else "safe", **foresees.ends(before, s, seat)}


def worst_off(found: Sequence[Fate]) -> Fate:
    """Return the piece whose end is least certain."""
    return max(found, key=lambda x: (len(x.chances), x.of("lost")))


def turn_of(name: str, s: Any, d: Any, a: Any, found: Sequence[Fate]) -> Shown:
    """Return a piece's ends as a preview shows them; the words beside its bar list them all."""
    x = worst_off(found)

    def ends(dice: Random) -> str:
        return to_the_end(name, s, d, a, dice)[x.piece]

    shown = verdict([x], name, SAY)
    return Shown(
        x.chances, ends, re.sub(r" (\d+) ", r" \1 % ", shown.bars[0].text) if shown and shown.bars else ""
    )


def moves_into_battle(rng: Random) -> Iterator[Shown]:
    """Cases 5.2, 7.13 and 9.2: a unit goes through fire and an approach into a combat that must be fought."""
    while True:
        mover = rng.choice(("H1", "M1", "D1", "I1"))
        foes = dict.fromkeys(rng.sample(("W1", "W4", "W5", "W6"), rng.randint(1, 2)), "1510")
        s = run(
            lay({mover: "1509", "H6": "2001", **foes}), f"{mover} {'wobble' if mover == 'M1' else 'linear'}"
        )
        (d,) = pending(s)
        a = Leg("s", 1)
        yield turn_of("stargate", s, d, a, fates(STARGATE, s, d, a, rng))


def walks_under_fire(rng: Random) -> Iterator[Shown]:
    """Cases MOVE.1 and SHOOT.1: a figure walks past enemies who watch."""
    while True:
        at = (rng.randint(20, 50), rng.randint(15, 35))
        foes = [replace(foe(rng, f"J{n}", near(rng, *at, 10)), held=True) for n in range(1)]
        s = step(field(rng, sg("RED", *at), sg("BLUE", *near(rng, *at, 12)), *foes))
        d = next(d for d in pending(s))
        a = sample(s, d, rng)
        found = fates(SKIRMISH, s, d, a, rng) if isinstance(a, March | Shoot) else ()
        if found and found[0].exact and len(worst_off(found).chances) > 1:
            yield turn_of("skirmish", s, d, a, found)


def answers_of(name: str) -> Callable[[Random], Iterator[tuple[Any, Any, Any]]]:
    """Return what yields answers that previews follow, from random games."""

    def found(rng: Random) -> Iterator[tuple[Any, Any, Any]]:
        game, s = GAMES[name], None
        foresees = game.foresees()
        assert foresees is not None
        while True:
            if s is None or not pending(s):
                s = game.new(Setup(name, rng.choice(game.scenarios)), RandomDice(rng)).state
            d = rng.choice(pending(s))
            a = sample(s, d, rng)
            if d.kind in foresees.kinds and rng.random() < 0.2:
                yield s, d, a
            s = apply(s, d.seat, d.id, a, RandomDice(rng)).state

    return found


def moves_home(rng: Random) -> Iterator[Shown]:
    """Cases MOVES.3 and WINNING.1: what a move, and the making of room after it, does to one's home."""
    for s, d, a in answers_of("starwars")(rng):
        yield turn_of("starwars", s, d, a, fates(GAMES["starwars"], s, d, a, rng))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_a_turn_comes_to_is_the_same_whatever_is_hidden(name):
    """What is foreseen depends on nothing that the seat cannot see, not even by its luck."""
    rng = Random(f"{name} hidden")
    for s, d, a in islice(answers_of(name)(rng), CASES):
        other = imagine(GAMES[name], s, d.seat, rng)
        if not faults(other, d, a):
            luck = rng.random()
            one, two = (fates(GAMES[name], x, d, a, Random(luck)) for x in (s, other))
            assert one == two


@pytest.mark.slow
def test_between_the_best_and_the_worst_lies_what_a_battle_comes_to():
    """Cases COMBAT.1 to COMBAT.h: where more than three rolls follow, plays show what may come."""
    rng, tried = Random("armada battles"), 0
    for s, d, a in answers_of("armada")(rng):
        found = fates(GAMES["armada"], s, d, a, rng)
        if not found or found[0].exact:
            continue
        tried += 1
        came = to_the_end("armada", s, d, a, rng)
        for x in found:
            assert ENDS.index(x.best) <= ENDS.index(came[x.piece]), (x, came)  # type: ignore[arg-type]
        if tried == CASES:
            return


def test_a_certain_loss_in_a_combat_to_come_is_the_title():
    """Case 9.1: who gets in must attack 8 with 5, below the table; who does not is shot."""
    s = run(lay({"M1": "1509", "T2": "1510", "W4": "1510", "W5": "1510", "H6": "2001"}), "M1 wobble")
    (d,) = pending(s)
    found = verdict(fates(STARGATE, s, d, Leg("s", 1), Random(1)), "stargate", SAY)
    assert found is not None
    assert (found.title, found.bleak) == ("M1 will not come back", True)
    assert [x.text for x in found.bars] == ["🟥🟥🟥🟥🟥🟥🟥🟥🟥🟥 M1: 100 lost"]


# -- the dice that reports show, in every title ------------------------------------------------------------


def first_throw(name: str, s: Any, done: Result[Any]) -> Thrown | None:
    reporter = GAMES[name].reporter()
    assert reporter is not None
    return next(iter(reporter.throws(Happened(s, done.state, done.events))), None)


def reported(name: str) -> Callable[[Random], Iterator[Shown]]:
    """Return what finds answers with dice in random games, if what they roll first is always the same."""

    def found(rng: Random) -> Iterator[Shown]:
        game, s = GAMES[name], None
        while True:
            if s is None or not pending(s):
                setup = Setup(name, rng.choice(game.scenarios))
                s = game.new(setup, RandomDice(rng)).state
            d = rng.choice(pending(s))
            a = sample(s, d, rng)
            done = apply(s, d.seat, d.id, a, RandomDice(rng))
            thrown = first_throw(name, s, done)

            def rolls(dice: Random, s: Any = s, d: Any = d, a: Any = a) -> Thrown | None:
                return first_throw(name, s, apply(s, d.seat, d.id, a, RandomDice(dice)))

            def scores(dice: Random, rolls: Any = rolls) -> int:
                return int(rolls(dice).score)

            same = thrown and (thrown.seat, thrown.kind, thrown.odds)
            again = (rolls(Random(n)) for n in range(20)) if thrown else ()
            alike = all(x and (x.seat, x.kind, x.odds) == same for x in again)
            if thrown and alike:
                yield Shown(thrown.odds, scores)
            s = done.state

    return found


SOURCES = {
    "stargate results": results,
    "stargate approaches": approaches,
    "stargate scatters": scatters,
    "stargate turns": moves_into_battle,
    "skirmish landings": landings,
    "skirmish turns": walks_under_fire,
    "starwars turns": moves_home,
    **{f"{name} report": reported(name) for name in GAMES if GAMES[name].reporter() is not None},
}
#: Of a hundred walks at random few have an end that is rolled for within three rolls.
SLOW = {"skirmish turns"}


def test_every_title_is_among_them():
    assert {x.split()[0] for x in SOURCES} == set(GAMES)


@pytest.mark.parametrize("source", SOURCES)
def test_the_chances_of_all_outcomes_sum_to_one_in_numbers_and_in_words(source):
    for x in islice(SOURCES[source](Random(source)), CASES if source in SLOW else CASES * 4):
        assert float(sum(x.chances.values())) == pytest.approx(1.0), x.chances
        if x.text:
            said = [float(n) for n in re.findall(r"(\d+(?:\.\d+)?) %", x.text)]
            assert abs(sum(said) - 100) <= 0.5 * len(said), x.text


@pytest.mark.slow
@pytest.mark.parametrize("plays", PLAYS)
@pytest.mark.parametrize("source", SOURCES)
def test_each_outcome_comes_as_often_as_it_is_said_to(source, plays):
    rng = Random(f"{source} dice")
    for x in islice(SOURCES[source](Random(source)), CASES):
        came = Counter(x.play(rng) for _ in range(plays))
        assert set(came) <= {k for k, p in x.chances.items() if p}, (came, x.chances)
        for outcome, p in x.chances.items():
            doubt = (plays * float(p) * (1 - float(p))) ** 0.5
            assert abs(came[outcome] - plays * float(p)) <= 4.5 * doubt + 1e-9, (outcome, p, came)
