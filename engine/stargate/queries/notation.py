"""How players type: "H3 linear", "se3", "circle", "to 1214", "reveal A", "warp", "done".

Single answers are read here; `orders.py` reads whole orders, of the same words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from engine.core.errors import AmbiguousAction, IllegalAction, InvalidAction
from engine.core.flow import options
from engine.core.hexgrid import WAYS
from engine.core.rules import Action, Decision
from engine.core.types.values import tag
from engine.stargate.model.board import Mode
from engine.stargate.model.stacking import crew_of
from engine.stargate.model.state import (
    RULES,
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
#: Other words for the modes, which may also be shortened.
_ALSO: dict[str, Mode] = {"straight": "linear", "jump": "teleport"}
SENSES = {"cw": 1, "clockwise": 1, "ccw": -1, "counter": -1, "counterclockwise": -1}
#: A counter, a hex, and a direction with its number of hexes.
UNIT, HEX = re.compile(r"[a-z]\d"), re.compile(r"\d{4}")
WAY = re.compile(r"(ne|nw|se|sw|n|s)(\d{0,2})")
#: What ends a phase, what turns a counter up, what leads an order on, and what leaves its end open.
ENDS, REVEALS = frozenset({"done", "pass"}), frozenset({"reveal", "flip"})
VERBS = frozenset({"to", "via", "skim", "exit", "out", "circle", "round"})
OPEN_END = frozenset({"+", "...", "…"})
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
#: The answers that are one word wherever they are asked for.
_WORDS: dict[str, Action] = {
    "done": Done(),
    "pass": Done(),
    "stop": Stop(),
    "circle": Circle(),
    "exit": Exit(),
    "out": Exit(),
    "resolve": Resolve(),
    "roll": Resolve(),
}


def write(action: Action) -> str:
    """Write an answer as players type it.

    >>> write(Leg("se", 3)), write(Begin("H3", "teleport", "I1")), write(Place("C2", "1110"))
    ('se3', 'H3 teleport by I1', 'C2 to 1110')
    """
    made = _PLAIN.get(type(action))
    return made(action) if made else tag(action)


def words_of(text: str) -> list[str]:
    """Split what was typed into words."""
    return text.casefold().replace(",", " ").split()


def mode_of(word: str) -> Mode | None:
    """Read a way to move, which may be shortened.

    >>> mode_of("wob"), mode_of("straight"), mode_of("to")
    ('wobble', 'linear', None)
    """
    return _ALSO.get(word) or next((m for m in MODES if word and m.startswith(word)), None)


def goes(word: str) -> bool:
    """Return whether a word of an order says where to go: a direction, a hex or a verb.

    >>> goes("se3"), goes("1214"), goes("skim"), goes("linear")
    (True, True, True, False)
    """
    return bool(WAY.fullmatch(word) or HEX.fullmatch(word)) or word in VERBS


class _Typed:
    """The words of an answer that have not been understood yet."""

    def __init__(self, text: str) -> None:
        words = " ".join(w for w in words_of(text) if w not in _FILLERS)
        self.text, self.left = text, re.sub(r"\b([a-z]) (\d)\b", r"\1\2", words).split()

    def take(self, known: Callable[[str], object]) -> str:
        """Take the first word of a kind; "" if there is none."""
        found = next((w for w in self.left if known(w)), "")
        if found:
            self.left.remove(found)
        return found

    def unit(self) -> str:
        """Take the name of a counter: "h3" or "h 3" is H3."""
        return self.take(UNIT.fullmatch).upper()

    def hex(self) -> str:
        """Take the name of a hex."""
        return self.take(HEX.fullmatch)

    def verb(self, *verbs: str) -> str:
        """Take one of these words, which an answer may have and need not."""
        return self.take(verbs.__contains__)


def read(s: State, d: Decision, text: str) -> Action:
    """Read all that a player typed, for the question asked. Its legality is judged later.

    Raises:
        InvalidAction: it cannot be read, or a word of it is not understood.
        IllegalAction: it answers another question.
        AmbiguousAction: a unit can move in several ways and the text does not say how.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:LONGEST] + "…", f"it is longer than {LONGEST} characters")
    typed = _Typed(text)
    if len(typed.left) == 1 and typed.left[0] in _WORDS:
        return _WORDS[typed.left[0]]
    reading = _READ.get(d.kind)
    made = reading(s, d, typed) if reading else None
    if made is None or typed.left:
        _refuse_other_question(d, _Typed(text).left)
        raise InvalidAction(text, _example(s, d), left=" ".join(typed.left) if made else "")
    return made


#: How answers of several words to a question begin, and the fault where something else is asked.
_BEGINNINGS: tuple[tuple[str, frozenset[str], tuple[str, ...]], ...] = (
    ("staging-now", frozenset({"stage"}), ("staging.unit",)),
    ("reveal-now", REVEALS, ("movement.unit",)),
    ("drift-now", frozenset({"drift"}), ("mindless.unit",)),
    ("teleport-now", frozenset({"teleport", "jump"}), ("move.teleport", "movement.unit")),
    ("bar-now", frozenset({"bar", "not"}), ("approach.bar",)),
    ("lose-now", frozenset({"lose"}), ("approach.loss", "gravity.loss", "combat.unarmed")),
    ("target-now", frozenset({"target"}), ("berserk.target", "berserk.order")),
    ("fight-now", frozenset({"fight", "attack"}), ("combat.next", "berserk.target")),
    ("support-now", frozenset({"support", "add"}), ("combat.support",)),
)


def _refuse_other_question(d: Decision, words: list[str]) -> None:
    """Say that something else is asked, where words are plainly an answer to another question."""
    first = words[0] if words else ""
    wrong = ""
    if len(words) == 1 and first in TACTICS and d.kind not in ("approach.bar", "approach.option"):
        wrong = "option-now"
    elif len(words) == 1 and WAY.fullmatch(first) and d.kind != "move.leg":
        wrong = "leg-now"
    elif len(words) > 1:
        wrong = next((x for x, verbs, own in _BEGINNINGS if first in verbs and d.kind not in own), "")
    if wrong:
        raise IllegalAction([RULES.wrong(wrong)])


def _example(s: State, d: Decision) -> str:
    """Return up to three answers that could be typed, each of its own kind."""
    kinds = {type(a): write(a) for a in reversed(options(s, d) or ())}
    return "type, for example, " + " or ".join([*kinds.values()][:3]) if kinds else "see what is asked"


def _stage(s: State, d: Decision, t: _Typed) -> Action:
    """Read a race, or the unit of it that comes next, and a hex: "igugui 1318", "I1 to 1318"."""
    at, unit = t.hex(), t.unit()
    t.verb("stage")
    t.verb("to")
    if unit:
        race = s.forces.race.get(unit, "")
        first = next((u for u in s.reserve() if s.forces.race[u] == race), "")
        if first and unit != first:
            raise IllegalAction([RULES.wrong("staged-next", unit=first)])
        named = race
    else:
        named = t.take(str)
    races = [
        x.id
        for x in s.forces.types
        if named and x.seat == "coalition" and named in (x.letter.lower(), x.id[: len(named)])
    ]
    return Stage(races[0], at) if len(races) == 1 and at else None


def _pick(s: State, d: Decision, t: _Typed) -> Action:
    if t.verb(*REVEALS):
        gate = t.take(str)
        return Flip(gate.upper()) if gate else None
    t.verb("begin", "choose", "go")
    lender = _lender(t)
    unit = t.unit()
    if not unit or (unit in s.reserve() and any(map(HEX.fullmatch, t.left))):
        again = _again(t, unit)
        staging = _stage(s, d, again)
        if isinstance(staging, Stage):  # the refusal says when it may be staged
            unit = next((u for u in s.reserve() if s.forces.race[u] == staging.race), "")
            t.left = again.left
    if not unit:
        return None
    mode = mode_of(t.take(mode_of))
    if unit not in s.forces.units:
        t.left = []  # there is no such unit: that is said, whatever it was to do
        return Begin(unit, "linear", lender)
    if unit in s.reserve():
        return Begin(unit, s.forces.units[unit].modes[0], lender)
    unit = crew_of(s, unit)[0] if unit in s.at else unit
    return Begin(unit, mode, lender) if mode else _begin(s, d, t, unit, lender)


def _again(t: _Typed, unit: str) -> _Typed:
    """Return words to be read in another way, the unit that was taken among them."""
    again = _Typed(t.text)
    again.left = [*([unit.casefold()] if unit else []), *t.left]
    return again


def _lender(t: _Typed) -> str:
    """Take "by I1"."""
    if "by" not in t.left:
        return ""
    i = t.left.index("by")
    lender, t.left = _Typed(" ".join(t.left[i + 1 : i + 2])).unit(), [*t.left[:i], *t.left[i + 1 :]]
    if lender:
        t.left.remove(lender.casefold())
    return lender


def _begin(s: State, d: Decision, t: _Typed, unit: str, lender: str) -> Action:
    """Find out how a unit moves where the text does not say it."""
    usual = Begin(unit, s.forces.units[unit].modes[0], lender)
    if t.left:
        return usual
    listed = options(s, d) or ()
    ways = [x for x in listed if isinstance(x, Begin) and (x.unit, x.lender) == (unit, lender)]
    if len(ways) > 1:
        raise AmbiguousAction(t.text, [write(x) for x in ways])
    return ways[0] if ways else usual


def _going(s: State, d: Decision, t: _Typed) -> Action:
    m = WAY.fullmatch(t.take(WAY.fullmatch))
    if not m:
        return None
    hexes = m[2] or t.take(lambda w: w.isdecimal() and len(w) < 3)
    return Leg(WAYS[WAYS.index(m[1])], int(hexes or 1))


def _jump(s: State, d: Decision, t: _Typed) -> Action:
    at = t.hex()
    t.verb("to")
    t.verb("teleport", "jump")
    return Teleport(at) if at else None


def _named(made: Callable[[str], Action], *verbs: str) -> Callable[[State, Decision, _Typed], Action]:
    """Return what reads the name of a unit, after one of these words or without."""

    def reading(s: State, d: Decision, t: _Typed) -> Action:
        t.verb(*verbs)
        unit = t.unit()
        return made(unit) if unit else None

    return reading


def _tactic(t: _Typed) -> Tactic | None:
    word = t.take(lambda w: len(w) > 1 and sum(o.startswith(w) for o in TACTICS) == 1)
    return next((o for o in TACTICS if word and o.startswith(word)), None)


def _bar(s: State, d: Decision, t: _Typed) -> Action:
    t.verb("not", "no", "bar")
    option = _tactic(t)
    return Bar(option) if option else None


def _choose(s: State, d: Decision, t: _Typed) -> Action:
    option = _tactic(t)
    return Choose(option) if option else None


def _place(s: State, d: Decision, t: _Typed) -> Action:
    at, unit = t.hex(), t.unit()
    t.verb("to")
    if not unit:
        listed = options(s, d) or ()
        unit = next((a.unit for a in listed if isinstance(a, Place)), "")
    return Place(unit, at) if at and unit else None


def _fight(s: State, d: Decision, t: _Typed) -> Action:
    t.verb("fight", "attack")
    return Fight(at) if (at := t.hex()) else None


_READ: dict[str, Callable[[State, Decision, _Typed], Action]] = {
    "staging.unit": _stage,
    "movement.unit": _pick,
    "move.leg": _going,
    "move.teleport": _jump,
    "mindless.unit": _named(Drift, "drift"),
    "approach.bar": _bar,
    "approach.option": _choose,
    "approach.loss": _named(Lose, "lose"),
    "gravity.loss": _named(Lose, "lose"),
    "berserk.target": _named(Target, "target", "attack"),
    "berserk.order": _named(Target, "target"),
    "disperse.place": _place,
    "combat.next": _fight,
    "combat.unarmed": _named(Lose, "lose"),
    "combat.support": _named(Support, "support", "add"),
}
