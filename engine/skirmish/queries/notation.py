"""How players type: "RED to 14.5 22", "RED ne 6", "RED charge J41", "RED shoot J41 aimed x2", "done"."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import InvalidAction
from engine.core.flow import options
from engine.core.rules import Action, Decision
from engine.core.types.values import tag
from engine.skirmish.model.actions import (
    Blow,
    Capture,
    Cover,
    Dial,
    Dismiss,
    Done,
    Drop,
    Enlist,
    Enter,
    Face,
    GoOn,
    Haul,
    Hold,
    Lay,
    Lead,
    March,
    Pair,
    React,
    Ready,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Veto,
    Wait,
    Work,
)
from engine.skirmish.model.procedures import Q_GM, Q_LEAD, Q_MUSTER, Q_ORDER, Q_REACT
from engine.skirmish.model.state import Aim, Figure, Point, State
from engine.skirmish.table.geometry import COMPASS, point_along, polar, snap
from engine.skirmish.table.terrain import land_of, scenario_of

LONGEST = 300
AIMS: tuple[str, ...] = ("unaimed", "aimed", "careful")
_FILLERS = frozenset({"the", "at", "to", "with", "and"})


def _n(x: float) -> str:
    return f"{x:g}"


def _at(p: Point) -> str:
    return f"{_n(p[0])} {_n(p[1])}"


def _shots(n: int) -> str:
    return f" x{n}" if n != 1 else ""


_WRITE: dict[type, Callable[[Action], str]] = {
    Enlist: lambda a: " ".join(["enlist", a.figure, a.rank, str(a.actions), a.weapon, *a.kit, "as", a.name]),
    Dismiss: lambda a: f"dismiss {a.figure}",
    March: lambda a: f"{a.figure} {'to' if a.pace == 'move' else 'charge'} {', '.join(map(_at, a.path))}",
    Face: lambda a: f"{a.figure} face {a.facing}",
    Shoot: lambda a: f"{a.figure} shoot {a.target} {AIMS[a.aim - 1]}{_shots(a.shots)}",
    Throw: lambda a: f"{a.figure} {'throw' if a.kind == 'grenade' else 'stun'} {_at((a.x, a.y))}",
    Lay: lambda a: f"{a.figure} lay {a.kind} {a.fuse} {a.shape} {a.facing}",
    Haul: lambda a: f"{a.figure} haul {a.body}",
    Work: lambda a: f"{a.figure} work {a.objective}",
    Take: lambda a: f"{a.figure} take {a.item}",
    Seize: lambda a: f"{a.figure} seize {a.target}",
    React: lambda a: f"{a.figure} fire {a.target} {AIMS[a.aim - 1]}",
    Blow: lambda a: f"blow {a.charge}",
    Pair: lambda a: f"{a.figure} fights {a.target}",
    Capture: lambda a: "capture" if a.yes else "strike",
    Lead: lambda a: f"{a.group} lead {_at((a.x, a.y))}" + (f" fire {a.target}" if a.target else ""),
    GoOn: lambda a: "go on",
    Veto: lambda a: f"{'reroll' if a.reroll else 'veto'} {a.group} because {a.reason}",
}


def write(action: Action) -> str:
    """Write an answer as players type it.

    >>> write(March("RED", ((14.5, 22.0),))), write(Shoot("RED", "J41", 2, 2)), write(Spot("RED"))
    ('RED to 14.5 22', 'RED shoot J41 aimed x2', 'RED spot')
    """
    made = _WRITE.get(type(action))
    if made:
        return made(action)
    figure = getattr(action, "figure", "")
    return f"{figure} {tag(action)}" if figure else tag(action)


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed, for the question asked. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:LONGEST] + "…", f"it is longer than {LONGEST} characters")
    made = _READ.get(d.kind, _listed)(s, d, text)
    if made is None:
        why = EXAMPLES.get(d.kind) or f"one answer is '{write((options(s, d) or ())[-1])}'"
        raise InvalidAction(text, why)
    return made


EXAMPLES = {
    Q_ORDER: "one answer is 'RED to 14.5 22'",
    Q_MUSTER: "one answer is 'enlist RED leader 4 rifle grenade as Red'",
    **dict.fromkeys((Q_GM, Q_LEAD), "one answer is 'go on'"),
}


# -- orders ----------------------------------------------------------------------------------------------


def _order(s: State, d: Decision, text: str) -> Action:
    words = text.replace(",", " ").split()
    low = [w.casefold() for w in words]
    if low in (["done"], ["end"], ["pass"]):
        return Done()
    mine = {f.id.casefold(): f for f in s.figures.values() if f.seat == d.seat and f.on_table}
    named = {f.name.casefold(): f for f in mine.values()}
    f = mine.get(low[0]) or named.get(low[0]) if low else None
    if f is not None:
        words, low = words[1:], low[1:]
    elif len(mine) == 1:
        f = next(iter(mine.values()))
    if f is None or not low:
        return None
    verb, rest = low[0], [w for w in words[1:] if w.casefold() not in _FILLERS]
    if verb in PLAIN and not rest:
        return PLAIN[verb](f.id)
    if verb in COMPASS and len(rest) == 1 and (far := _number(rest[0])) is not None:
        end = land_of(s).clip(polar(f.at, COMPASS.index(verb) * 22.5, far))
        return March(f.id, (end,))
    made = _VERBS.get(verb)
    return made(s, f, rest) if made else None


PLAIN: dict[str, Callable[[str], Action]] = {
    "spot": Spot,
    "look": Spot,
    "steady": Steady,
    "cover": Cover,
    "save": Save,
    "drop": Drop,
    "dial": Dial,
    "turn": Turn,
    "enter": Enter,
    "hold": Hold,
}


def _number(word: str) -> float | None:
    try:
        x = float(word.rstrip('"'))
    except ValueError:
        return None
    return x if abs(x) < 1000 else None


def place(s: State, words: list[str], of: Point | None = None) -> tuple[Point, ...] | None:
    """Read points: pairs of numbers, or names of terrain, areas, objectives, markers, figures, gate, dhd."""
    if (at := named_place(s, " ".join(words), of)) is not None:
        return (at,)
    found: list[Point] = []
    i = 0
    while i < len(words):
        x = _number(words[i])
        y = _number(words[i + 1]) if x is not None and i + 1 < len(words) else None
        if x is not None and y is not None:
            found.append((x, y))
            i += 2
            continue
        at = named_place(s, words[i], of)
        if at is None:
            return None
        found.append(at)
        i += 1
    return tuple(found) or None


def named_place(s: State, name: str, of: Point | None = None) -> Point | None:
    """Find a place that players know by name; of a thin piece that beside it on the side of `of`."""
    want, c = name.casefold(), scenario_of(s)
    land = land_of(s)
    for f in s.figures.values():
        if f.id.casefold() == want and f.on_table and s.known(f.id):
            return f.at
    if c.gate and want in ("gate", "stargate"):
        return land.clip(polar((c.gate.x, c.gate.y), c.gate.facing, 0.8))
    if c.gate and c.gate.dhd and want == "dhd":
        return land.clip(polar(c.gate.dhd, c.gate.facing, 0.8))
    found: dict[str, Point] = {}
    for x in land.plots:
        found |= dict.fromkeys((x.piece.name.casefold(), x.piece.id.casefold()), land.middle_of(x, of))
    for a in (*c.areas, *c.start):
        w, so, e, n = a.size
        found |= dict.fromkeys((a.name.casefold(), a.id.casefold()), snap(((w + e) / 2, (so + n) / 2)))
    for o in c.objectives:
        found |= dict.fromkeys((o.name.casefold(), o.id.casefold()), o.at)
    found |= {m.id.casefold(): m.at for m in s.markers.values()}
    found |= {x.casefold(): at for x, at in s.loose.items()}
    return found.get(want) if want else None


def _to(s: State, f: Figure, words: list[str]) -> Action:
    path = place(s, words, f.at)
    return March(f.id, path) if path else None


def _charge(s: State, f: Figure, words: list[str]) -> Action:
    foe = next(
        (g for g in s.figures.values() if len(words) == 1 and g.id.casefold() == words[0].casefold()), None
    )
    if foe and foe.side != f.side and s.known(foe.id):
        return March(f.id, (snap(point_along(foe.at, f.at, 0.9)),), "charge")
    path = place(s, words)
    return March(f.id, path, "charge") if path else None


def _face(s: State, f: Figure, words: list[str]) -> Action:
    if len(words) != 1:
        return None
    if words[0].casefold() in COMPASS:
        return Face(f.id, round(COMPASS.index(words[0].casefold()) * 22.5) % 360)
    n = _number(words[0])
    return Face(f.id, int(n)) if n is not None else None


def figure_id(s: State, word: str) -> str:
    """Return the id of a figure that players know; else the word in capitals."""
    want = word.casefold()
    return next((x for x in s.figures if x.casefold() == want and s.known(x)), word.upper())


def _aim(words: list[str]) -> tuple[Aim, int]:
    aim, shots = 1, 1
    for w in (x.casefold() for x in words):
        if w[0] == "x" and w[1:].isdecimal():
            shots = int(w[1:])
        elif found := [n for n, name in enumerate(AIMS, 1) if name.startswith(w)]:
            aim = found[0]
        elif w in ("1", "2", "3"):
            aim = int(w)
    return aim, shots  # type: ignore[return-value]


def _shoot(s: State, f: Figure, words: list[str]) -> Action:
    if not words:
        return None
    aim, shots = _aim(words[1:])
    return Shoot(f.id, figure_id(s, words[0]), aim, shots)


def _throw(kind: str) -> Callable[[State, Figure, list[str]], Action]:
    def reading(s: State, f: Figure, words: list[str]) -> Action:
        path = place(s, words)
        return Throw(f.id, *path[0], kind) if path and len(path) == 1 else None  # type: ignore[arg-type]

    return reading


def _lay(s: State, f: Figure, words: list[str]) -> Action:
    low = [w.casefold() for w in words]
    kind = next((w for w in low if w in ("claymore", "c4")), "")
    fuse = next((w for w in low if w in ("tripwire", "remote")), "tripwire")
    shape = next((w for w in low if w in ("wedge", "blast")), "wedge")
    facing = next((n for w in low if (n := _way(w)) is not None), f.facing)
    return Lay(f.id, kind, fuse, shape, facing) if kind else None  # type: ignore[arg-type]


def _way(word: str) -> int | None:
    if word in COMPASS:
        return round(COMPASS.index(word) * 22.5) % 360
    n = _number(word)
    return None if n is None else int(n)


def _with_figure(made: Callable[[str, str], Action]) -> Callable[[State, Figure, list[str]], Action]:
    def reading(s: State, f: Figure, words: list[str]) -> Action:
        return made(f.id, figure_id(s, words[0])) if len(words) == 1 else None

    return reading


def _work(s: State, f: Figure, words: list[str]) -> Action:
    names = {o.id.casefold(): o.id for o in scenario_of(s).objectives}
    if not words:
        return Work(f.id, next(iter(names.values()))) if len(names) == 1 else None
    return Work(f.id, names.get(words[0].casefold(), words[0]))


def _take(s: State, f: Figure, words: list[str]) -> Action:
    items = {x.casefold(): x for x in s.loose} | {
        x.casefold(): x for g in s.figures.values() for x in g.items
    }
    return Take(f.id, items.get(words[0].casefold(), words[0])) if len(words) == 1 else None


_VERBS: dict[str, Callable[[State, Figure, list[str]], Action]] = {
    "to": _to,
    "go": _to,
    "move": _to,
    "march": _to,
    "charge": _charge,
    "face": _face,
    "shoot": _shoot,
    "fire": _shoot,
    "throw": _throw("grenade"),
    "grenade": _throw("grenade"),
    "stun": _throw("stun"),
    "lay": _lay,
    "set": _lay,
    "haul": _with_figure(Haul),
    "drag": _with_figure(Haul),
    "seize": _with_figure(Seize),
    "work": _work,
    "search": _work,
    "free": _work,
    "take": _take,
}


# -- other answers ---------------------------------------------------------------------------------------


def _muster(s: State, d: Decision, text: str) -> Action:
    words = text.split()
    low = [w.casefold() for w in words]
    if low == ["ready"] or low == ["done"]:
        return Ready()
    if len(words) == 2 and low[0] == "dismiss":
        return Dismiss(words[1].upper())
    if len(words) < 5 or low[0] != "enlist" or not words[3].isdecimal():
        return None
    i = low.index("as") if "as" in low[5:] else len(words)
    figure = words[1].upper()
    name = " ".join(words[i + 1 :]) or figure.title()
    return Enlist(figure, name, low[2], int(words[3]), low[4], tuple(low[5:i]))  # type: ignore[arg-type]


def _ruled(s: State, d: Decision, text: str) -> Action:
    words = text.split()
    low = [w.casefold() for w in words]
    if low in (["go", "on"], ["go"], ["on"], ["done"]):
        return GoOn()
    if len(words) < 2 or low[0] not in ("veto", "reroll"):
        return None
    group = next((g for g in s.groups if g.casefold() == low[1]), words[1])
    reason = words[3:] if low[2:3] == ["because"] else words[2:]
    return Veto(group, " ".join(reason), reroll=low[0] == "reroll")


def _lead(s: State, d: Decision, text: str) -> Action:
    words = text.replace(",", " ").split()
    low = [w.casefold() for w in words]
    if len(words) < 4 or low[1] != "lead":
        return GoOn() if low == ["go", "on"] else None
    group = next((g for g in s.groups if g.casefold() == low[0]), words[0])
    at = place(s, words[2:4])
    target = figure_id(s, words[5]) if low[4:5] == ["fire"] and len(words) == 6 else ""
    return Lead(group, *at[0], target) if at and len(at) == 1 else None


def _listed(s: State, d: Decision, text: str) -> Action:
    """Read an answer that is on a list: as it is written, or the one that it begins."""
    want = text.casefold().split()
    texts = {write(a): a for a in options(s, d) or ()}
    for exact, a in texts.items():
        if exact.casefold().split() == want:
            return a
    near = [a for x, a in texts.items() if want and x.casefold().split()[: len(want)] == want]
    return near[0] if len(near) == 1 else None


def _react(s: State, d: Decision, text: str) -> Action:
    return Wait() if text.casefold().split() in (["wait"], ["pass"], ["no"]) else _listed(s, d, text)


_READ: dict[str, Callable[[State, Decision, str], Action]] = {
    Q_ORDER: _order,
    Q_MUSTER: _muster,
    Q_GM: _ruled,
    Q_LEAD: _lead,
    Q_REACT: _react,
}
