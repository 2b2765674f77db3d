"""The battle plan: standing answers to the questions of a battle, written with the orders (Ruling G56)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Any, Literal

from engine.armada.model.board import SPACES
from engine.armada.model.state import RULES
from engine.armada.orders.cargo_words import cargo_group, kind_of
from engine.core.errors import Fault, InvalidAction
from engine.core.types.values import value

#: Maximum length of a plan in characters, and of a list in words.
LONGEST, WORDS = 1200, 40
#: Kinds of target that a plan may name, and the types they stand for.
CLASSES: Mapping[str, tuple[str, ...]] = {
    "ship": ("starship",),
    "boat": ("missile_boat",),
    "carrier": ("fighter_carrier",),
    "scout": ("probe_scout",),
    "starships": ("starship", "missile_boat", "fighter_carrier", "probe_scout"),
    "fighter": ("fighter",),
    "regiment": ("regiment",),
    "marines": ("marines",),
    "flashtrooper": ("flashtrooper",),
    "ion": ("ion_cannon",),
    "ground": ("regiment", "marines", "flashtrooper", "ion_cannon"),
}
#: Weapons for which a plan may name separate targets.
WEAPONS = ("laser", "blaster", "launcher", "fighter", "regiment", "marines", "flashtrooper", "ion")
_UNIT = re.compile(r"[a-z]{0,2}\d{1,3}")
Choice = Literal["", "yes", "no"]


@value
class Plan:
    """Answers given in advance; fields that are "" or empty are left open and asked.

    `at` is the space it holds for, "" for all others. `targets` are classes or unit ids, best first, `guns`
    the same for single weapons, `aim` for seekers; what is not named comes last. `fire` says whether shots
    fall on one target until it should be destroyed, or are spread. `retreat` is "never", "always", or the per
    cent of the force's price lost at which all retreat; `rest` "auto" answers everything left open by itself.
    """

    at: str = ""
    targets: tuple[str, ...] = ()
    guns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fire: Literal["", "focus", "spread"] = ""
    missiles: Choice = ""
    seekers: Literal["", "all", "half", "hold"] = ""
    ambush: Literal["", "use", "hold"] = ""
    aim: tuple[str, ...] = ()
    intercept: Literal["", "all", "half", "none"] = ""
    decoys: Literal["", "all", "half", "none"] = ""
    cover: Literal["", "all", "blasters", "none"] = ""
    close: Literal["", "all", "fighters", "blasters", "none"] = ""
    take: Literal["", "all", "carriers", "none"] = ""
    unload: Literal["", "all", "fighters", "none"] = ""
    retreat: str = ""
    pursue: Choice = ""
    press: Choice = ""
    rest: Literal["", "ask", "auto"] = ""

    @property
    def auto(self) -> bool:
        """Whether questions that it leaves open are answered automatically."""
        return self.rest == "auto"


#: Applies when nothing was written and somebody must answer.
USUAL = Plan(rest="auto")
#: Words that answer a key; lists and numbers are read separately.
ANSWERS: Mapping[str, tuple[str, ...]] = {
    "fire": ("focus", "spread"),
    "missiles": ("yes", "no"),
    "seekers": ("all", "half", "hold"),
    "ambush": ("use", "hold"),
    "intercept": ("all", "half", "none"),
    "decoys": ("all", "half", "none"),
    "cover": ("all", "blasters", "none"),
    "close": ("all", "fighters", "blasters", "none"),
    "take": ("all", "carriers", "none"),
    "unload": ("all", "fighters", "none"),
    "pursue": ("yes", "no"),
    "press": ("yes", "no"),
    "rest": ("ask", "auto"),
}


def plan_at(plans: Sequence[Plan], at: str) -> Plan | None:
    """Return the plan for a space: its own, or else the general one, else None."""
    if not plans:
        return None
    found = {p.at: p for p in plans}
    return found.get(at) or found.get("")


def _targets(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) > WORDS:
        raise InvalidAction(" ".join(words), f"no more than {WORDS} targets")
    for x in words:
        if x not in CLASSES and not _UNIT.fullmatch(x):
            raise InvalidAction(x, f"a target is a unit's id or one of {', '.join(CLASSES)}")
    return tuple(dict.fromkeys(words))


def _retreat(words: Sequence[str]) -> str:
    text = " ".join(words).removesuffix("%").removeprefix("at ").strip()
    if text in ("never", "always") or (text.isdecimal() and 1 <= int(text) <= 100):
        return text
    raise InvalidAction(text, "retreat never, always, or at so many per cent lost (1 to 100)")


def _unloads(words: Sequence[str]) -> str:
    """Read units to unload as a sheet does: "all fighters", "everything"."""
    group, n = cargo_group(words)
    if not group or n < len(words):
        return " ".join(words)
    return {"": "all", "fighter": "fighters"}.get(kind_of(group), " ".join(words))


def _answer(key: str, words: Sequence[str]) -> str:
    text = _unloads(words) if key == "unload" else " ".join(words)
    if text in ANSWERS[key]:
        return text
    raise InvalidAction(text, f"{key} is one of {', '.join(ANSWERS[key])}")


def _line(plan: Plan, text: str) -> Plan:
    """Read one key and its answer into a plan."""
    key, *words = text.split()
    key = key.rstrip(":")
    if key in ("targets", "aim"):
        return replace(plan, aim=_targets(words)) if key == "aim" else replace(plan, targets=_targets(words))
    if key in WEAPONS:
        return replace(plan, guns={**plan.guns, key: _targets(words)})
    if key == "retreat":
        return replace(plan, retreat=_retreat(words))
    if key in ANSWERS:
        answered: dict[str, Any] = {key: _answer(key, words)}
        return replace(plan, **answered)
    known = ", ".join(("targets", "aim", "retreat", *ANSWERS, *WEAPONS))
    raise InvalidAction(key, f"a plan knows {known}")


def _sections(text: str) -> Iterator[tuple[str, list[str]]]:
    """Split a text into spaces and their lines; "at 1:" begins a space's own plan."""
    at, lines = "", list[str]()
    for raw in re.split(r"[;\n|]", text):
        line = raw.strip()
        if begun := re.match(r"at +([a-z1-6]) *:? *", line):
            if begun[1].upper() not in SPACES:
                raise InvalidAction(line, f"there is no space {begun[1].upper()}")
            yield at, lines
            at, lines, line = begun[1].upper(), [], line[begun.end() :]
        if line:
            lines.append(line)
    yield at, lines


def read_plans(text: str) -> tuple[Plan, ...]:
    """Ruling G56: read a plan as players write it: "targets carrier boat; retreat 40; at 1: retreat never".

    Raises:
        InvalidAction: the part that cannot be read, and why.

    >>> read_plans("targets carrier; retreat 40%")[0].retreat
    '40'
    >>> [p.at for p in read_plans("rest auto; at 1: close all")]
    ['', '1']

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:40], f"a plan is no longer than {LONGEST} characters")
    made: dict[str, Plan] = {}
    for at, lines in _sections(text.casefold()):
        for line in lines:
            made[at] = _line(made.get(at, Plan(at)), line)
    return tuple(made.values())


def write_plan(plan: Plan) -> str:
    """Write one plan; `read_plans` understands it.

    >>> write_plan(Plan("1", ("carrier", "r3"), retreat="40"))
    'at 1: targets carrier r3; retreat 40'
    """
    parts = [
        f"{key} {' '.join(words)}" for key, words in (("targets", plan.targets), ("aim", plan.aim)) if words
    ]
    parts += [f"{key} {' '.join(words)}" for key, words in plan.guns.items()]
    parts += [f"{key} {getattr(plan, key)}" for key in ("retreat", *ANSWERS) if getattr(plan, key)]
    return (f"at {plan.at}: " if plan.at else "") + "; ".join(parts)


def write_plans(plans: Sequence[Plan]) -> str:
    """Write all plans of a sheet, the general one first."""
    return "; ".join(write_plan(p) for p in sorted(plans, key=lambda p: p.at))


@lru_cache(maxsize=256)
def known_plans(text: str) -> tuple[Plan, ...]:
    """Read a plan that has been checked; the same text gives the same plans at once."""
    return read_plans(text)


def plan_faults(text: str) -> list[Fault]:
    """Ruling G56: return a plan's faults, as faults of the order sheet that contains it."""
    try:
        known_plans(text)
    except InvalidAction as bad:
        return [RULES.wrong("plan-unreadable", "plan", text=bad.text[:60], why=bad.why)]
    return []
