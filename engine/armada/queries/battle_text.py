"""How players type answers in a battle and in the audit, a few words each.

muster      seekers 1x2 4, ambush 3, decoys 7x2, unload f1-3      (ship x number; own units without R or S;
            unload all fighters)
intercept   intercept 2
place       place S3x2 S5                                         (enemies by their whole id)
cover       R7 laser, R7 blaster x2, decoy on R7                  (shots at the seekers on a unit)
retreat     retreat 1-3 f2                                        (or "stay")
targets     R7 laser on S3 x2, f1 fighter on S3; close R7 Rf1; rest hold
            all on S4; lasers on S5; R7 on S3                     (groups: every gun that is ready and fits)
any         plan                                              (what the battle plan answers)
free        as targets
take        take 0 2                                              (hits by number)
pursue, press, agree   yes or no
audit       accept, or: 20 to red because ...
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.armada.battle.ambush import Strike
from engine.armada.battle.frames import (
    Battle,
    Cover,
    Free,
    Intercept,
    Muster,
    Placing,
    Press,
    Pursue,
    Retreat,
    Shot,
    Take,
    Targets,
)
from engine.armada.battle.permissions import may_unload
from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.battle.weapons import MISSILES, free_launchers, need_to_hit, shooters
from engine.armada.fleet.text import named
from engine.armada.model.state import LETTER, SEATS, State, Unit, rank
from engine.armada.orders.cargo_words import BETWEEN, cargo_group, taken
from engine.armada.orders.text import ids, list_ids
from engine.armada.turn.endgame import Agree, Audit
from engine.core.errors import InvalidAction
from engine.core.rules import Action, Decision, Seat
from engine.core.types.values import tag

#: Names of groups, by gun or by type of unit.
NAMES = {
    "all": "all",
    "lasers": "laser",
    "blasters": "blaster",
    "missiles": "missile",
    "fighters": "fighter",
    "regiments": "regiment",
    "marines": "marines",
    "flashtroopers": "flashtrooper",
    "starships": "starship",
    "boats": "missile_boat",
    "carriers": "fighter_carrier",
    "scouts": "probe_scout",
    "cannon": "ion_cannon",
}
_GROUP = re.compile(r"([a-z]+|[rs][a-z]?\d{1,3})(?: +(?:on|at)|:| *>) *([rs][a-z]?\d{1,3})")


def read_group(s: State, v: Battle, seat: Seat, text: str) -> tuple[Shot, ...] | None:
    """Read one part of an answer that names a group: every gun of it that is ready and can hurt the target.

    None when the part names no group. A single unit is a group of all its guns.
    """
    m = _GROUP.fullmatch(text.strip().casefold())
    if not m or (m[1].isalpha() and m[1] not in NAMES):
        return None
    target = s.units.get(m[2][0].upper() + m[2][1:])
    if target is None:
        return None
    word = NAMES.get(m[1], m[1])
    shots = []
    for u, have in shooters(s, v, seat):
        room = free_launchers(s, u)
        for gun, most in have.items():
            n = min(most, room) if gun in MISSILES else most
            if n and _fits(word, u, gun) and need_to_hit(s, v, u, gun, target, close=True) != "-":
                room -= n if gun in MISSILES else 0
                shots.append(Shot(u.id, gun, target.id, n))
    return tuple(shots)


def _fits(word: str, u: Unit, gun: str) -> bool:
    return word in ("all", gun, u.type, u.id.casefold()) or (word == "missile" and gun in MISSILES)


#: Maximum length of an answer, in characters.
LONGEST = 8000
_TIMES = re.compile(r"([a-z]{0,2}\d{1,3}(?:-\d{1,3})?)(?: ?x ?(\d{1,3}))?")
_SHOT = re.compile(
    r"([a-z]{0,2}\d{1,3}) +([a-z._\- ]+?)(?: +(?:on|at) +([a-z]{0,2}\d{1,3}))?(?: ?x ?(\d{1,3}))?"
)
_LURE = re.compile(r"decoys? +(?:on|for) +([a-z]{0,2}\d{1,3})(?: ?x ?(\d{1,3}))?")
_UNIT = re.compile(r"([rs]?)([frmti]?\d{1,3})")


class _Bad(Exception):
    """What cannot be read, and why."""


# -- writing -----------------------------------------------------------------------------------------------


def _times(counts: Mapping[str, int], cut: int = 0) -> str:
    return " ".join(x[cut:] + (f"x{n}" if n != 1 else "") for x, n in counts.items())


def _muster(a: Muster) -> str:
    parts = [f"seekers {_times(a.seekers, 1)}"] if a.seekers else []
    parts += [f"ambush {a.ambush}"] if a.ambush else []
    parts += [f"decoys {_times(a.decoys, 1)}"] if a.decoys else []
    parts += [f"unload {list_ids(a.unload)}"] if a.unload else []
    return ", ".join(parts) or "nothing"


def _shots(shots: Sequence[Shot]) -> str:
    return ", ".join(
        (x.gun if x.by in SEATS else f"{x.by} {x.gun}")
        + (f" on {x.on}" if x.on != x.by else "")
        + (f" x{x.n}" if x.n != 1 else "")
        for x in shots
    )


def _targets(a: Targets | Free) -> str:
    parts = [_shots(a.shots)] if a.shots else []
    if isinstance(a, Targets) and a.close:
        parts.append(f"close {' '.join(a.close)}")
    if a.rest == "hold":
        parts.append("rest hold")
    return "; ".join(parts) or "rest plan"


def _audit(a: Audit) -> str:
    return f"{a.points} to {a.to} because {a.why}" if a.points else "accept"


_WRITE: dict[type, Callable[[Action], str]] = {
    Muster: _muster,
    Intercept: lambda a: f"intercept {a.n}",
    Placing: lambda a: f"place {_times(a.on)}" if a.on else "place",
    Cover: lambda a: _shots(a.shots) or "nothing",
    Retreat: lambda a: f"retreat {list_ids(a.units)}" if a.units else "stay",
    Targets: _targets,
    Free: _targets,
    Take: lambda a: f"take {' '.join(map(str, a.hits))}".strip(),
    Pursue: lambda a: "yes" if a.yes else "no",
    Press: lambda a: "yes" if a.yes else "no",
    Agree: lambda a: "yes" if a.yes else "no",
    Audit: _audit,
    Strike: lambda a: f"strike {a.at}",
}


def write(action: Action) -> str:
    """Write an answer in a battle as players type it.

    >>> write(Muster({"R1": 2}, 3)), write(Targets((Shot("R7", "laser", "S3", 2),), rest="hold"))
    ('seekers 1x2, ambush 3', 'R7 laser on S3 x2; rest hold')
    """
    made = _WRITE.get(type(action))
    return made(action) if made else tag(action)


# -- reading -----------------------------------------------------------------------------------------------


def _unit(word: str, seat: Seat) -> str:
    """Return a unit's id; one without R or S belongs to the reader."""
    m = _UNIT.fullmatch(word)
    if not m:
        raise _Bad(word)
    if m[1] == "r" and m[2].isdecimal() and seat != SEATS[0]:
        return f"R{int(m[2])}"
    return f"{m[1].upper() or LETTER[seat]}{m[2]}"


def _counts(text: str, seat: Seat) -> dict[str, int]:
    """Read units with numbers, "1x2 4": a number of one where none is given."""
    made: dict[str, int] = {}
    for word in re.split(r"[ ,]+", re.sub(r" ?x ?(?=\d)", "x", text).strip()):
        if not word:
            continue
        m = _TIMES.fullmatch(word)
        if not m:
            raise _Bad(word)
        for x in ids(m[1], seat) if "-" in m[1] else (_unit(m[1], seat),):
            if x in made:
                raise _Bad(f"{word}, which stands twice")
            made[x] = int(m[2] or 1)
    return made


def _read_muster(text: str, seat: Seat) -> Muster:
    has: dict[str, Any] = {}
    for part in re.split(r"[,;]? ?(?=\b(?:seekers?|ambush|decoys?|unload)\b)", text):
        word, _, rest = part.strip().partition(" ")
        if word and any(x.startswith(word.removesuffix("s")) for x in has):
            raise _Bad(f"{part.strip()}, which stands twice")
        if word in ("seeker", "seekers", "decoy", "decoys", "unload", "ambush") and not rest.strip(" ,"):
            raise _Bad(part.strip())
        if word in ("seeker", "seekers"):
            has["seekers"] = _counts(rest, seat)
        elif word == "ambush" and rest.strip(" ,").isdecimal():
            has["ambush"] = int(rest.strip(" ,"))
        elif word in ("decoy", "decoys"):
            has["decoys"] = _counts(rest, seat)
        elif word == "unload":
            has["unload"] = _own(rest, seat)
        elif word not in ("", "nothing", "none"):
            raise _Bad(part)
    return Muster(**has)


def _own(text: str, seat: Seat) -> tuple[str, ...]:
    try:
        return ids(text.strip(" ,"), seat)
    except ValueError as why:
        raise _Bad(str(why)) from why


def _read_shots(text: str, seat: Seat) -> tuple[Shot, ...]:
    made = []
    for part in filter(None, (x.strip() for x in text.split(","))):
        if lure := _LURE.fullmatch(part):
            made.append(Shot(seat, "decoy", _unit(lure[1], seat), int(lure[2] or 1)))
            continue
        m = _SHOT.fullmatch(part)
        gun = "ion_cannon" if m and m[2].startswith("ion") else named(m[2]) if m else ""
        if not m or not gun:
            raise _Bad(part)
        by = _unit(m[1], seat)
        made.append(Shot(by, gun, _unit(m[3], seat) if m[3] else by, int(m[4] or 1)))  # type: ignore[arg-type]
    return tuple(made)


def _read_targets(text: str, seat: Seat) -> Targets:
    shots, close, rest = _parts(text, seat)
    return Targets(shots, close, "hold" if rest == "hold" else "plan")


def _read_free(text: str, seat: Seat) -> Free:
    shots, close, rest = _parts(text, seat)
    if close:
        raise _Bad("close")
    return Free(shots, "hold" if rest == "hold" else "plan")


def _parts(text: str, seat: Seat) -> tuple[tuple[Shot, ...], tuple[str, ...], str]:
    shots, close, rest = list[Shot](), tuple[str, ...](), "plan"
    told = list[str]()
    for part in filter(None, (x.strip() for x in text.split(";"))):
        word, _, more = part.partition(" ")
        kind = "rest" if word in ("rest", "plan", "hold") else word if word == "close" else ""
        if kind and kind in told:
            raise _Bad(f"{part}, which stands twice")
        told.append(kind)
        if word == "close":
            close = tuple(_unit(x, seat) for x in re.split(r"[ ,]+", more) if x)
            if not close:
                raise _Bad(part)
        elif word in ("rest", "plan", "hold"):
            rest = more.strip() or word
            if rest not in ("plan", "hold"):
                raise _Bad(part)
        else:
            shots += _read_shots(part, seat)
    return tuple(shots), close, rest


def _numbers(text: str, seat: Seat) -> tuple[int, ...]:
    words = [x for x in re.split(r"[ ,]+", text) if x]
    if any(not x.isdecimal() or len(x) > 4 for x in words):
        raise _Bad(text)
    return tuple(map(int, words))


def _one_number(text: str, seat: Seat) -> int:
    found = _numbers(text, seat)
    if len(found) != 1:
        raise _Bad(text)
    return found[0]


def _read_audit(text: str, seat: Seat) -> Audit:
    if text in ("accept", "ok", "yes"):
        return Audit()
    m = re.fullmatch(r"(\d{1,5}) +to +(\w+)(?: +because +(.*))?", text, re.IGNORECASE)
    if not m:
        raise _Bad(text)
    return Audit(int(m[1]), m[2].casefold(), m[3] or "")


def _yes(made: Callable[[bool], Action]) -> Callable[[str, Seat], Action]:
    def reading(text: str, seat: Seat) -> Action:
        if text not in ("yes", "no", "y", "n"):
            raise _Bad(text)
        return made(text[0] == "y")

    return reading


def _after(*words: str) -> Callable[[str], str]:
    """Drop a first word."""

    def rest(text: str) -> str:
        first, _, more = text.partition(" ")
        return more if first in words else text

    return rest


def _read_retreat(text: str, seat: Seat) -> Retreat:
    if text in ("stay", "none"):
        return Retreat()
    units = _own(_after("retreat")(text), seat)
    if not units:
        raise _Bad(text)
    return Retreat(units)


_READ: dict[str, Callable[[str, Seat], Action]] = {
    "muster": _read_muster,
    "intercept": lambda text, seat: Intercept(_one_number(_after("intercept")(text), seat)),
    "place": lambda text, seat: Placing(_counts(_after("place")(text), seat)),
    "cover": lambda text, seat: Cover(_read_shots("" if text in ("nothing", "none") else text, seat)),
    "retreat": _read_retreat,
    "targets": _read_targets,
    "free": _read_free,
    "take": lambda text, seat: Take(_numbers(_after("take")(text), seat)),
    "pursue": _yes(Pursue),
    "press": _yes(Press),
    "agree": _yes(Agree),
}
_EXAMPLES = {
    "muster": "seekers 1 2x2, ambush 3, unload f1-2",
    "intercept": "intercept 2",
    "place": "place S3x2 S5",
    "cover": "R7 laser, decoy on R7",
    "retreat": "retreat 1-3",
    "targets": "R7 laser on S3; rest plan",
    "free": "Rr1 regiment on S3",
    "take": "take 0 2",
    "audit": "accept",
}


def _spelled(s: State, d: Decision, text: str) -> str:
    """Write out the shots of groups."""
    parts = []
    for part in filter(None, (x.strip() for x in re.split(r"[;\n]", text))):
        pieces = [read_group(s, s.stack[-1].v, d.seat, x) for x in part.split(",")]
        written = [x if y is None else _shots(y) for x, y in zip(part.split(","), pieces, strict=True)]
        parts.append(", ".join(x for x in written if x))
    return "; ".join(parts)


def _unloading(s: State, d: Decision, text: str) -> str:
    """Write out what "unload all fighters" names; of what may come out there must be some."""
    found = [u.id for u in may_unload(s, s.stack[-1].v, d.seat)]

    def written(m: re.Match[str]) -> str:
        words, cargo = re.findall(r"[^\s,]+", m[1].casefold()), list[str]()
        while words:
            group, n = cargo_group(words)
            of_it = taken(s, [group], found) if group else ()
            if group and not of_it:
                held = list_ids(sorted(found, key=rank)) or "–"
                raise InvalidAction(" ".join(words[:n]), f"what can be unloaded here: {held}")
            cargo += [list_ids(sorted(of_it, key=rank))] if group else [words[0]]
            words = words[max(n, 1) :]
        return f"unload {','.join(x for x in cargo if x not in BETWEEN)} "

    return re.sub(r"\bunload\b(.*?)(?=\b(?:seekers?|ambush|decoys?|unload)\b|;|$)", written, text)


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed in a battle. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:40] + "…", f"it is longer than {LONGEST} characters")
    if not text.strip(" \n\t,;"):
        raise InvalidAction(text[:60], f"nothing is written; one answer is '{_EXAMPLES.get(d.kind, 'yes')}'")
    if d.kind in MAKERS and text.strip().casefold() == "plan":
        return Targets() if d.kind == "targets" else Free() if d.kind == "free" else answer_by(s, d)
    try:
        if d.kind == "audit":
            return _read_audit(" ".join(text.split()), d.seat)
        if d.kind == "targets":
            text = _spelled(s, d, text)
        if d.kind == "muster":
            text = _unloading(s, d, " ".join(text.casefold().split()))
        return _READ[d.kind](" ".join(text.casefold().split()), d.seat)
    except (_Bad, ValueError) as bad:
        raise InvalidAction(str(bad)[:60], f"one answer is '{_EXAMPLES.get(d.kind, 'yes')}'") from bad
