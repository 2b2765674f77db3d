"""Orders of StarGate as the play loop takes them: parted into steps, completed, foretold with their risks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.hexgrid import WAYS, distance, step
from engine.core.rules import Decision, Event, Seat
from engine.core.types.values import tag
from engine.policies.plans import fates_of
from engine.policies.preview import Foretold, Steps, parts_of
from engine.stargate.combat.approach import may_announce, open_options
from engine.stargate.combat.combats import Combat, all_counters, battlefields, combats, unarmed_by_hex
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.odds import survives_crossing, survives_fire
from engine.stargate.model.state import (
    VIRUNIAN,
    Approach,
    Battles,
    Begin,
    Circle,
    Crew,
    Done,
    Exit,
    Flip,
    Leg,
    Stage,
    State,
    Teleport,
)
from engine.stargate.movement.teleportation import survives_scatter
from engine.stargate.queries.orders import Path, goes_on, is_order, read_orders
from engine.stargate.queries.trial_moves import GOING, OWN, Rehearsal, Step, stretch
from render.core.text import Words, join_list, percent
from render.stargate.elements.units import called, crews_called
from render.stargate.words.odds import combat_line, even

ONE = Fraction(1)


@dataclass(frozen=True, slots=True)
class Tried:
    """An order that was tried: who moved, from where, the events before it, and its steps left undone."""

    crew: Crew
    start: str
    before: int
    undone: int = 0


def tried(trial: Rehearsal, order: Steps) -> Tried:
    """Try an order on a trial, which continues from its last state."""
    crew, start, before = trial.crew(), trial.at(), len(trial.events)
    for i, text in enumerate(order):
        asked = trial.question()
        if asked is None:
            return Tried(crew, start, before, len(order) - i)
        action = trial.game.read(trial.s, asked, text)
        if isinstance(action, Done | Flip):
            trial.close(action)
            continue
        trial.do(action)
        crew, start = crew or trial.crew(), start or trial.at()
    return Tried(crew, start, before)


def tell_order(trial: Rehearsal, order: Steps, say: Words, *, alone: bool) -> Iterator[str]:
    """Carry an order out on a trial and tell it: line by line if it is the only one, or else in one."""
    done = tried(trial, order)
    if not done.crew:
        yield from _plain(trial, order, done.before, say)
        return
    lines = [*_story(trial, done, say), _end(trial, done.crew, say)]
    if done.undone:
        lines.append(say("bot-stargate-order-undone", n=done.undone))
    lines = [x for x in lines if x]
    yield from lines if alone else (f"{lines[0]}. {' '.join(lines[1:])}".removesuffix(". "),)


def _plain(trial: Rehearsal, order: Steps, before: int, say: Words) -> Iterator[str]:
    """Describe an order that moves nothing: units staged, a reveal, the end of the phase."""
    for e in trial.events[before:]:
        if e.kind == "staged":
            yield say("bot-stargate-order-staged", unit=e.facts["unit"], at=e.facts["at"])
    if trial.closed:
        gate = order[0].rpartition(" ")[2]
        ends = order[0] == "done"
        yield say(f"bot-stargate-order-{'done' if ends else 'reveal'}", gate=gate, phase=trial.s.phase)


def unsure(events: Sequence[Event]) -> bool:
    """Return whether dice or secret choices come in."""
    return any(map(_hangs, events))


def _hangs(e: Event) -> bool:
    f = e.facts
    if e.kind == "teleported":
        return bool(f["over"]) or distance(f["at"], f["to"]) > NUMBERS.steady
    return e.kind == "approaching" or (e.kind == "turning" and bool(f["fire"]))


def _story(trial: Rehearsal, done: Tried, say: Words) -> Iterator[str]:
    """Tell the way and its dangers in their order, then the chance to come through them."""
    live, met, crew = ONE, 0, done.crew
    events = trial.events[done.before :]
    path = " → ".join(_hexes(events, done.start))
    yield say("bot-stargate-order-path", units=called(crew, say), path=path)
    for e in events:
        line, chance = _danger(trial, crew, e, say)
        live, met = live * chance, met + (e.kind == "approaching")
        if line:
            yield line
    if live < 1:
        yield say("bot-stargate-order-live", live=percent(live), met=met)


def must_fight(
    s: State, seat: Seat, moved: Collection[str], events: Sequence[Event], say: Words
) -> Iterator[str]:
    """Cases 9.0, 9.3 and 9.4: say what units that have moved must attack then, with the odds.

    Those that cannot attack, alone with enemies, are lost.
    """
    v = Battles(seat, battlefields(s, seat))
    lost, fallen = unarmed_by_hex(s, v), [e.facts for e in events if e.kind == "unarmed"]
    for at, units in (*lost.items(), *((x["at"], x["units"]) for x in fallen)):
        if any(u in moved for u in units):
            yield say("bot-stargate-order-unarmed", at=at, units=", ".join(units))
    for c in _ahead(s, seat, moved):
        yield say("bot-stargate-order-attack", n=len(c.attackers), combat=combat_line(s, c, 0, say))


def _ahead(s: State, seat: Seat, moved: Collection[str]) -> Iterator[Combat]:
    """Case 9.0: yield the combats of units that have moved."""
    if s.over is not None or s.phasing != seat:
        return
    v = Battles(seat, battlefields(s, seat))
    lost = unarmed_by_hex(s, v)
    for c in combats(s, v):
        ours = [x for x in c.attackers if s.at[x[0]] not in lost]
        if any(u in moved for u in all_counters(ours)):
            yield c


def _why(trial: Rehearsal, moved: Collection[str], crew: Crew, say: Words) -> Iterator[str]:
    """Say in short how likely units get in, and whom they must attack then."""
    through: dict[Crew, Fraction] = {}
    for e in trial.events:
        crew = tuple(e.facts["units"]) if e.kind == "began" else crew
        if crew:
            met = 1 - even(trial.s, crew, e.facts["shield"]).mover if e.kind == "approaching" else ONE
            through[crew] = through.get(crew, ONE) * _danger(trial, crew, e, say)[1] * met
    for units, chance in sorted(through.items(), key=lambda x: x[1]):  # there may be no room for the last
        if chance < 1:
            facts = {"units": called(units, say), "n": len(units), "chance": percent(chance)}
            yield say("bot-stargate-order-gets-in", **facts)
    for foes, n, attack, defence in _attacks(trial, moved, say):
        yield say("bot-stargate-order-must", n=n, foes=foes, attack=attack, defence=defence)


def _attacks(trial: Rehearsal, moved: Collection[str], say: Words) -> Iterator[tuple[str, int, int, int]]:
    """Case 9.1: yield each attack to come: on whom, by how many units, strengths; a hopeless one is over."""
    for e in trial.events:
        if e.kind == "hopeless":
            f = e.facts
            yield (
                crews_called(trial.s.forces, f["defenders"], say),
                len(f["attackers"]),
                f["attack"],
                f["defence"],
            )
    for c in () if trial.crew() else _ahead(trial.s, trial.seat, moved):
        foes = join_list([called(x, say) for x in c.defenders], say)
        yield foes, len(c.attackers), c.attack, c.defence


def _hexes(events: Sequence[Event], start: str) -> list[str]:
    """Return the hexes of a way where something changes: its start, its bends, its end."""
    ends = [
        e.facts["to"] if e.kind == "teleported" else e.facts["path"][-1]
        for e in events
        if e.kind in ("moved", "teleported")
    ]
    return list(dict.fromkeys((start, *ends)))


def _danger(trial: Rehearsal, crew: Sequence[str], e: Event, say: Words) -> tuple[str, Fraction]:
    """Word what an event puts the unit through, with the chance to live through it (approaches apart)."""
    f = e.facts
    match e.kind:
        case "turning":
            n = len(f["fire"])
            fire = ", ".join(called(tuple(x), say) for x in f["fire"])
            live = survives_fire(n)
            return say("bot-stargate-order-turn", at=f["at"], n=n, fire=fire, live=percent(live)), live
        case "approaching":
            return _meeting(trial.s, crew, e, say), ONE
        case "skimming" if f["entered"] == 1:
            return say("bot-stargate-order-skim", gate=f["gate"], at=f["at"], sense=f["sense"]), ONE
        case "left_orbit":
            return say("bot-stargate-order-exit", at=f["at"], left=f["left"]), ONE
        case "teleported":
            return _crossing(trial, crew, e, say)
    return "", ONE


def _meeting(s: State, crew: Sequence[str], e: Event, say: Words) -> str:
    """Word an approach to come: who may choose what, who is shielded, and the chances."""
    f, seat = e.facts, s.forces.seat[crew[0]]
    odds = even(s, crew, f["shield"])
    mine = open_options(s, Approach(tuple(crew), f["at"]), seat)
    shut = [say(f"stargate-tactic-{o}") for o in OPTIONS if o not in mine]
    return say(
        "bot-stargate-order-meet",
        at=f["at"],
        foes=crews_called(s.forces, f["foes"], say),
        units=called(crew, say),
        free=len(mine),
        option=say(f"stargate-tactic-{mine[0]}"),
        shut=join_list(shut, say) if shut else "",
        announces=int(may_announce(s, tuple(crew), f["at"])),
        shield=f["shield"] or "none",
        mover=percent(odds.mover),
        defender=percent(odds.defender),
    )


def _crossing(trial: Rehearsal, crew: Sequence[str], e: Event, say: Words) -> tuple[str, Fraction]:
    f = e.facts
    bodies = [body for body, _ in f["over"]]
    gates = sum(body != "N" for body in bodies)
    live = survives_crossing(gates, len(bodies) - gates)
    lines = list[str]()
    if bodies:
        what = ", ".join(
            say("stargate-nullgate") if b == "N" else say("stargate-gate", gate=b) for b in bodies
        )
        lines.append(say("bot-stargate-order-cross", what=what, live=percent(live)))
    far = distance(f["at"], f["to"])
    if trial.s.forces.seat[crew[0]] != VIRUNIAN and far > NUMBERS.steady:
        lines.append(say("bot-stargate-order-scatter", hexes=far))
        spared = survives_scatter(trial.s, tuple(crew), f["at"], f["to"])
        if spared < 1:
            lines.append(say("bot-stargate-order-strays", live=percent(spared)))
        live *= spared
    return "\n".join(lines), live


def _end(trial: Rehearsal, crew: Sequence[str], say: Words) -> str:
    """Say what its way does not: to be asked on, caught in a circle, and what its last hex is worth."""
    s, unit = trial.s, crew[0]
    at = s.at.get(unit, "")
    if not at:
        return ""
    skim = s.skim.get(unit)
    if trial.crew():
        key = "bot-stargate-order-goes-on"
        return say(key, at=at, left=trial.left(), skim=int(skim is not None))
    lines = list[str]()
    if skim is not None:
        lines.append(say("bot-stargate-order-locked", gate=s.board.orbits[at][0], marker=skim.entered))
    value = s.board.value.get(at, 0)
    if value and s.forces.seat[unit] == VIRUNIAN:
        lines.append(say("bot-stargate-order-energy", energy=f"{value:+d}"))
    return " ".join(lines)


#: Steps that may be left out when there is nothing left to stop or to end.
NEEDLESS = frozenset({"stop", "done"})
#: Maximum length of a suggestion on Discord, in characters.
LONGEST_SUGGESTION = 100


class StargateOrders:
    """Reads and foretells orders."""

    def split(self, game: Game[Any], s: State, d: Decision, text: str) -> Sequence[Steps]:
        """Split a typed text into orders; an answer without a path is a single step.

        Raises:
            Refusal: it is a move that cannot be read or breaks a rule.

        """
        if d.kind not in OWN:
            return (parts_of(text),)
        if not text.strip() or not is_order(s, d, text):
            return ((text,),)
        return read_orders(Rehearsal(game, s, d.seat), text)

    def stretch(self, s: State) -> str:
        """Name the phase: its orders hold for no other."""
        return stretch(s)

    def goes_on(self, kind: str) -> bool:
        """Return whether a unit is in mid-move and continues."""
        return kind in GOING

    def needless(self, step: str) -> bool:
        """Return whether a step only stops or ends something that is over already."""
        return step in NEEDLESS

    def complete(
        self, game: Game[Any], s: State, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """Return orders that begin as typed so far, with the hex that the last of them leads to."""
        before, parted, last = text.rpartition(";")
        words = last.split()
        if d.kind not in OWN or not words:
            return ()
        trial = Rehearsal(game, s, d.seat)
        if parted and goes_on(trial, before) is None:
            return ()
        asked = trial.question()
        if asked is None or (asked.kind == "movement.unit" and words[0].upper() not in s.forces.units):
            return ()
        begun = f"{before.strip()}; " if parted else ""
        found = [(begun + x, leads) for x, leads in _completed(trial, words, say)]
        return [x for x in found if len(x[0]) <= LONGEST_SUGGESTION]

    def foretell(
        self, game: Game[Any], s: State, d: Decision, orders: Sequence[Steps], say: Words
    ) -> Foretold | None:
        """Say where orders lead and what may happen on the way; None for one that moves nothing yet."""
        if d.kind not in OWN or (sum(map(len, orders)) == 1 and _leads_nowhere(game, s, d, orders[0][0])):
            return None
        return self.outcome(game, s, d, orders, say)

    def outcome(
        self, game: Game[Any], s: State, d: Decision, orders: Sequence[Steps], say: Words
    ) -> Foretold:
        """Say where orders lead, whatever they are."""
        trial, alone = Rehearsal(game, s, d.seat), len(orders) == 1
        under_way = trial.crew()
        lines = [line for order in orders for line in tell_order(trial, order, say, alone=alone)]
        moved = {*under_way, *(u for e in trial.events if e.kind == "began" for u in e.facts["units"])}
        if not trial.crew():
            lines += must_fight(trial.s, d.seat, moved, trial.events, say)
        if unsure(trial.events) and not alone:
            lines.append(say("bot-stargate-plan-unsure"))
        fates = fates_of(self, game, s, d, orders, Random(0))
        why = tuple(_why(trial, moved, under_way, say))
        return Foretold(trial.s, tuple(trial.events), tuple(lines), fates, why)


def _leads_nowhere(game: Game[Any], s: State, d: Decision, step: str) -> bool:
    """Return whether a single answer moves nothing yet: its own preview says more."""
    return isinstance(game.read(s, d, step), Begin | Done | Flip | Stage)


def _completed(trial: Rehearsal, words: Sequence[str], say: Words) -> list[tuple[str, str]]:
    """Complete one order on a trial."""
    found = dict[str, str]()
    into = words[-1] == "to" or words[-2:-1] == ["to"]
    for base in (words[: words.index("to")],) if into else (words[:-1], words):
        path = Path(trial.copy(), " ".join([*base, "+"]))
        try:
            path.read()
        except Refusal:
            continue
        begun = " ".join(base)
        for a in path.trial.open():
            leads, at = _leads(path.trial, a, say)
            if into and at:
                found[f"{begun} to {at}"] = leads
            elif leads and not into:
                found[f"{begun} {trial.game.write(a)}".strip()] = leads
    typed = " ".join(words).casefold()
    return [x for x in found.items() if x[0].casefold().startswith(typed)]


def _leads(trial: Rehearsal, action: Step, say: Words) -> tuple[str, str]:
    """Say where a step leads, and in which hex it ends where that is plain; "" for what goes nowhere."""
    if isinstance(action, Leg):
        at = step(trial.at(), WAYS.index(action.way), action.hexes)
        return say("bot-stargate-leads", to=at), at
    if isinstance(action, Teleport):
        return say("bot-stargate-leads", to=action.to), action.to
    return (say(f"bot-stargate-leads-{tag(action)}") if isinstance(action, Circle | Exit) else ""), ""
