"""How players type single answers: "H3 linear", "se3", "circle", "to 1214", "reveal A", "warp", "done"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from engine.core.errors import AmbiguousAction, InvalidAction
from engine.core.flow import options
from engine.core.hexgrid import WAYS
from engine.core.rules import Action, Decision
from engine.core.types.values import tag
from engine.stargate.model.board import Mode
from engine.stargate.model.stacking import crew_of
from engine.stargate.model.state import (
    Bar,
    Begin,
    Choose,
    Circle,
    Done,
    Drift,
    Exit,
    Fight,
    Flip,
    Leg,
    Lose,
    Place,
    Resolve,
    Stage,
    State,
    Stop,
    Support,
    Tactic,
    Target,
    Teleport,
)

LONGEST = 60
TACTICS: tuple[Tactic, ...] = get_args(Tactic)
MODES: tuple[Mode, ...] = get_args(Mode)
_UNIT, _HEX = re.compile(r"[a-z]\d"), re.compile(r"\d{4}")
_LEG = re.compile(r"(ne|nw|se|sw|n|s) ?(\d{1,2})?")
_FILLERS = frozenset({"move", "the", "with", "from", "in", "at", "unit", "hex", "stargate", "gate", "and"})

_PLAIN: dict[type, Callable[[Action], str]] = {
    Stage: lambda a: f"stage {a.race} {a.at}",
    Begin: lambda a: f"{a.unit} {a.mode}" + (f" by {a.lender}" if a.lender else ""),
    Flip: lambda a: f"reveal {a.gate}",
    Leg: lambda a: f"{a.way}{a.hexes}",
    Teleport: lambda a: f"to {a.to}",
    Drift: lambda a: f"drift {a.unit}",
    Bar: lambda a: f"not {a.option}",
    Choose: lambda a: str(a.option),
    Lose: lambda a: f"lose {a.unit}",
    Target: lambda a: f"target {a.unit}",
    Place: lambda a: f"{a.unit} to {a.at}",
    Fight: lambda a: f"fight {a.at}",
    Support: lambda a: f"support {a.unit}",
}


def write(action: Action) -> str:
    """Write an answer as players type it.

    >>> write(Leg("se", 3)), write(Begin("H3", "teleport", "I1")), write(Place("C2", "1110"))
    ('se3', 'H3 teleport by I1', 'C2 to 1110')
    """
    made = _PLAIN.get(type(action))
    return made(action) if made else tag(action)


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed, for the question asked. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.
        AmbiguousAction: a unit can move in several ways and the text does not say how.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:LONGEST] + "…", "too long")
    words = [w for w in text.casefold().replace(",", " ").split() if w not in _FILLERS]
    made = _word(words) or _READ.get(d.kind, _nothing)(s, d, words, text)
    if made is None:
        raise InvalidAction(text, _example(s, d))
    return made


def _word(words: list[str]) -> Action:
    """Read the answers that are one word wherever they are asked for."""
    if len(words) != 1:
        return None
    simple: dict[str, Action] = {
        "done": Done(),
        "pass": Done(),
        "stop": Stop(),
        "circle": Circle(),
        "exit": Exit(),
        "out": Exit(),
        "resolve": Resolve(),
        "roll": Resolve(),
    }
    return simple.get(words[0])


def _example(s: State, d: Decision) -> str:
    """Return up to three answers that could be typed, each of its own kind."""
    kinds = {type(a): write(a) for a in reversed(options(s, d) or ())}
    return "type, for example, " + " or ".join([*kinds.values()][:3]) if kinds else "see what is asked"


def _nothing(s: State, d: Decision, words: list[str], text: str) -> Action:
    return None


def _unit(words: list[str]) -> str:
    """Find the one counter named: "h3" or "h 3" is H3."""
    joined = re.sub(r"\b([a-z]) (\d)\b", r"\1\2", " ".join(words)).split()
    found = [w.upper() for w in joined if _UNIT.fullmatch(w)]
    return found[0] if found else ""


def _at(words: list[str]) -> str:
    found = [w for w in words if _HEX.fullmatch(w)]
    return found[0] if len(found) == 1 else ""


def _stage(s: State, d: Decision, words: list[str], text: str) -> Action:
    """Read a race, or the unit of it that comes next, and a hex: "igugui 1318", "I1 to 1318"."""
    at = _at(words)
    names = [w for w in words if w not in {"stage", "to", at}]
    if len(names) == 1 and (unit := _unit(names)):
        race = s.forces.race.get(unit, "")
        first = next((u for u in s.reserve() if s.forces.race[u] == race), "")
        if first and unit != first:
            raise InvalidAction(text, f"of this race {first} is staged next")
        names = [race]
    races = [
        x.id
        for x in s.forces.types
        if len(names) == 1 and x.seat == "coalition" and names[0] in (x.letter.lower(), x.id[: len(names[0])])
    ]
    return Stage(races[0], at) if len(races) == 1 and at else None


def _pick(s: State, d: Decision, words: list[str], text: str) -> Action:
    if words and words[0] in {"reveal", "flip"}:
        return Flip(words[1].upper()) if len(words) == 2 else None
    unit, lender = _unit(words[:2]), ""
    if "by" in words:
        i = words.index("by")
        lender, words = _unit(words[i + 1 :]), words[:i]
    if not unit and isinstance(staging := _stage(s, d, words, text), Stage):
        unit = next((u for u in s.reserve() if s.forces.race[u] == staging.race), "")
    if not unit:
        return None
    if unit not in s.forces.units:
        return Begin(unit, "linear", lender)
    if unit in s.reserve():  # the refusal says when it is staged
        return Begin(unit, s.forces.units[unit].modes[0], lender)
    unit = crew_of(s, unit)[0] if unit in s.at else unit
    modes = [m for m in MODES if any(m.startswith(w) for w in words[1:] if not w.isdecimal())]
    if len(modes) == 1:
        return Begin(unit, modes[0], lender)
    if len(words) > 1 and _unit(words[:1]):
        return None
    ways = [a for a in options(s, d) or () if isinstance(a, Begin) and a.unit == unit and a.lender == lender]
    if len(ways) > 1:
        raise AmbiguousAction(text, [write(a) for a in ways])
    return ways[0] if ways else Begin(unit, s.forces.units[unit].modes[0], lender)


def _going(s: State, d: Decision, words: list[str], text: str) -> Action:
    m = _LEG.fullmatch(" ".join(words))
    return Leg(m[1], int(m[2] or 1)) if m and m[1] in WAYS else None


def _jump(s: State, d: Decision, words: list[str], text: str) -> Action:
    at = _at(words)
    return Teleport(at) if at and set(words) <= {"to", "teleport", at} else None


def _named(made: Callable[[str], Action]) -> Callable[[State, Decision, list[str], str], Action]:
    def reading(s: State, d: Decision, words: list[str], text: str) -> Action:
        unit = _unit(words)
        return made(unit) if unit and len(words) <= 3 else None

    return reading


def _tactic(words: list[str]) -> Tactic | None:
    found = [o for o in TACTICS if len(words) == 1 and len(words[0]) > 1 and o.startswith(words[0])]
    return found[0] if len(found) == 1 else None


def _bar(s: State, d: Decision, words: list[str], text: str) -> Action:
    option = _tactic([w for w in words if w not in {"not", "no", "bar"}])
    return Bar(option) if option else None


def _choose(s: State, d: Decision, words: list[str], text: str) -> Action:
    option = _tactic(words)
    return Choose(option) if option else None


def _place(s: State, d: Decision, words: list[str], text: str) -> Action:
    at, unit = _at(words), _unit(words)
    if not unit:
        listed = options(s, d) or ()
        unit = next((a.unit for a in listed if isinstance(a, Place)), "")
    return Place(unit, at) if at and unit else None


def _fight(s: State, d: Decision, words: list[str], text: str) -> Action:
    return Fight(at) if (at := _at(words)) else None


_READ: dict[str, Callable[[State, Decision, list[str], str], Action]] = {
    "staging.unit": _stage,
    "movement.unit": _pick,
    "move.leg": _going,
    "move.teleport": _jump,
    "mindless.unit": _named(Drift),
    "approach.bar": _bar,
    "approach.option": _choose,
    "approach.loss": _named(Lose),
    "gravity.loss": _named(Lose),
    "berserk.target": _named(Target),
    "berserk.order": _named(Target),
    "disperse.place": _place,
    "combat.next": _fight,
    "combat.unarmed": _named(Lose),
    "combat.support": _named(Support),
}
