"""How players type: "RED to 14.5 22", "RED ne 6", "RED charge J41", "RED shoot J41 aimed x2", "done"."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalAction, InvalidAction
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
from engine.skirmish.model.procedures import (
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_REACT,
)
from engine.skirmish.model.state import RULES, Aim, Figure, Point, State
from engine.skirmish.table.geometry import COMPASS, distance, point_along, polar, snap
from engine.skirmish.table.terrain import land_of, scenario_of

LONGEST = 300
#: Maximum length of a figure's id that is quoted.
LONGEST_ID = 20
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


class _Unread(Exception):
    """Words that are not understood, and why."""


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed, every word of it, for the question asked. Its legality is judged later.

    Raises:
        InvalidAction: it cannot be read.
        IllegalAction: it answers another question, or is for a figure of somebody else.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:LONGEST] + "…", f"it is longer than {LONGEST} characters")
    try:
        made = _READ.get(d.kind, _listed)(s, d, text)
    except _Unread as bad:
        raise InvalidAction(text, str(bad)) from bad
    if made is None:
        why = EXAMPLES.get(d.kind) or f"one answer is '{write((options(s, d) or ())[-1])}'"
        raise InvalidAction(text, why)
    return made


EXAMPLES = {
    Q_ORDER: "one answer is 'RED to 14.5 22'",
    Q_MUSTER: "one answer is 'enlist RED leader 4 rifle grenade as Red'",
    **dict.fromkeys((Q_GM, Q_LEAD), "one answer is 'go on'"),
}
#: What words of another question than the one asked break: the fault.
ELSEWHERE = {
    "wait": "wait-now",
    "blow": "blow-now",
    "capture": "capture-now",
    "strike": "capture-now",
    "fights": "pair-now",
    "enlist": "team-now",
    "dismiss": "team-now",
    "veto": "not-gm",
    "reroll": "not-gm",
}


# -- orders ----------------------------------------------------------------------------------------------


def _order(s: State, d: Decision, text: str) -> Action:
    words = text.replace(",", " ").split()
    low = [w.casefold() for w in words]
    if low in (["done"], ["end"], ["pass"]):
        return Done()
    if not low:
        return None
    mine = {f.id.casefold(): f for f in s.figures.values() if f.seat == d.seat}
    named = {f.name.casefold(): f for f in mine.values()}
    f = mine.get(low[0]) or named.get(low[0])
    if f is not None:
        words, low = words[1:], low[1:]
    else:
        f = _unnamed([f for f in mine.values() if f.on_table], words)
    if not low:
        raise _Unread(f"what shall {f.id} do? One order is '{f.id} to 14.5 22'")
    verb, rest = low[0], [w for w in words[1:] if w.casefold() not in _FILLERS]
    if verb in PLAIN:
        _all_read(rest)
        return PLAIN[verb](f.id)
    if verb in COMPASS:
        return _way_to(s, f, verb, rest)
    if verb in ELSEWHERE:
        raise IllegalAction([RULES.wrong(ELSEWHERE[verb])])
    if verb not in _VERBS:
        raise _Unread(f"'{words[0]}' is no order; orders are {', '.join(KNOWN)}")
    return _VERBS[verb](s, f, rest)


def _unnamed(mine: list[Figure], words: list[str]) -> Figure:
    """Return the figure of an order that names none: the player's only one.

    An enemy figure, a hidden one and a missing one are refused alike (Case SIGHT.1).
    """
    word = words[0].casefold()
    known = word in PLAIN or word in _VERBS or word in COMPASS
    other = next((ELSEWHERE[w] for w in map(str.casefold, words[:2]) if w in ELSEWHERE), "")
    if other:
        raise IllegalAction([RULES.wrong(other)])
    if known and len(mine) == 1:
        return mine[0]
    if known:
        raise IllegalAction([RULES.wrong("whose-order", figures=", ".join(f.id for f in mine) or "–")])
    raise IllegalAction([RULES.wrong("not-your-figure", figure=words[0].upper()[:LONGEST_ID])])


def _all_read(left: list[str]) -> None:
    """Refuse words that mean nothing where they stand."""
    if left:
        raise _Unread(f"'{' '.join(left)}' is not understood here")


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
#: The orders as they are named when somebody has typed another.
KNOWN = (
    *(
        "to",
        "charge",
        "face",
        "spot",
        "shoot",
        "steady",
        "throw",
        "stun",
        "cover",
        "lay",
        "save",
        "haul",
        "drop",
    ),
    *("seize", "work", "take", "dial", "turn", "enter", "hold", "done"),
)


def _way_to(s: State, f: Figure, way: str, words: list[str]) -> March:
    """Read a direction and how far to go in it."""
    far = _number(words[0]) if words else None
    if far is None:
        raise _Unread(f"how many inches? One order is '{f.id} {way} 6'")
    _all_read(words[1:])
    return March(f.id, (land_of(s).clip(polar(f.at, COMPASS.index(way) * 22.5, far)),))


def _number(word: str) -> float | None:
    try:
        x = float(word.rstrip('"'))
    except ValueError:
        return None
    return x if abs(x) < 1000 else None


def place(s: State, words: list[str], of: Point | None = None) -> tuple[Point, ...]:
    """Read points: pairs of numbers, or names of terrain, areas, objectives, markers, figures, gate, dhd."""
    if not words:
        raise _Unread("where? A place is '14.5 22' or a name on the map")
    found: list[Point] = []
    i = 0
    while i < len(words):
        longest = range(len(words), i, -1)
        named = ((at, n) for n in longest if (at := named_place(s, " ".join(words[i:n]), of)) is not None)
        at, end = next(named, (None, i + 2))
        x, y = _number(words[i]), _number(words[i + 1]) if i + 1 < len(words) else None
        if at is None and x is not None and y is not None:
            at = (x, y)
        if at is None:
            raise _Unread(f"'{words[i]}' is no place; one is '14.5 22' or a name on the map")
        found.append(at)
        i = end
    return tuple(found)


def _bare(name: str) -> str:
    """Write a name as an order's words are compared: without commas and needless words."""
    return " ".join(w for w in name.casefold().replace(",", " ").split() if w not in _FILLERS)


def named_place(s: State, name: str, of: Point | None = None) -> Point | None:
    """Find a place that players know by name; for a thin piece, the place beside it on the side of `of`.

    Terrain without a name is called by its kind, as on the map: the nearest to `of`.
    """
    want, c = _bare(name), scenario_of(s)
    land = land_of(s)
    for f in s.figures.values():
        if f.id.casefold() == want and f.on_table and s.known(f.id):
            return f.at
    if c.gate and want in ("gate", "stargate"):
        return land.clip(polar((c.gate.x, c.gate.y), c.gate.facing, 0.8))
    if c.gate and c.gate.dhd and want == "dhd":
        return land.clip(polar(c.gate.dhd, c.gate.facing, 0.8))
    plots = sorted(land.plots, key=lambda x: -distance(land.middle_of(x, of), of) if of else 0)
    found = {_bare(x.piece.kind): land.middle_of(x, of) for x in plots if not x.piece.name}
    for x in land.plots:
        found |= dict.fromkeys((_bare(x.piece.name), _bare(x.piece.id)), land.middle_of(x, of))
    for a in (*c.areas, *c.start):
        w, so, e, n = a.size
        found |= dict.fromkeys((_bare(a.name), _bare(a.id)), snap(((w + e) / 2, (so + n) / 2)))
    for o in c.objectives:
        found |= dict.fromkeys((_bare(o.name), _bare(o.id)), o.at)
    found |= {_bare(m.id): m.at for m in s.markers.values()}
    found |= {_bare(x): at for x, at in s.loose.items()}
    return found.get(want) if want else None


def _to(s: State, f: Figure, words: list[str]) -> Action:
    return March(f.id, place(s, words, f.at))


def _charge(s: State, f: Figure, words: list[str]) -> Action:
    foe = next(
        (g for g in s.figures.values() if len(words) == 1 and g.id.casefold() == words[0].casefold()), None
    )
    if foe and foe.side != f.side and s.known(foe.id):
        return March(f.id, (snap(point_along(foe.at, f.at, 0.9)),), "charge")
    return March(f.id, place(s, words), "charge")


def _face(s: State, f: Figure, words: list[str]) -> Action:
    way = _way(words[0].casefold()) if words else None
    if way is None:
        raise _Unread(f"which way? One order is '{f.id} face ne' or '{f.id} face 45'")
    _all_read(words[1:])
    return Face(f.id, way)


def figure_id(s: State, word: str) -> str:
    """Return the id of a figure that players know; otherwise the word in capitals."""
    want = word.casefold()
    return next((x for x in s.figures if x.casefold() == want and s.known(x)), word.upper())


def _aim(words: list[str]) -> tuple[Aim, int]:
    """Read the kind and the number of shots, each at most once."""
    aims, shots = list[int](), list[int]()
    for w in (x.casefold() for x in words):
        if w[0] == "x" and w[1:].isdecimal():
            shots.append(int(w[1:]))
        elif found := [n for n, name in enumerate(AIMS, 1) if name.startswith(w)]:
            aims.append(found[0])
        elif w in ("1", "2", "3"):
            aims.append(int(w))
        else:
            raise _Unread(f"'{w}' is no kind of shot; these are {', '.join(AIMS)}, and 'x2' for two shots")
    if len(aims) > 1 or len(shots) > 1:
        raise _Unread("the kind and the number of shots are said once")
    return (aims or [1])[0], (shots or [1])[0]  # type: ignore[return-value]


def _shoot(s: State, f: Figure, words: list[str]) -> Action:
    if not words:
        raise _Unread(f"at whom? One order is '{f.id} shoot J41 aimed'")
    aim, shots = _aim(words[1:])
    return Shoot(f.id, figure_id(s, words[0]), aim, shots)


def _throw(kind: str) -> Callable[[State, Figure, list[str]], Action]:
    def reading(s: State, f: Figure, words: list[str]) -> Action:
        path = place(s, words)
        if len(path) != 1:
            raise _Unread("a throw goes to one place")
        return Throw(f.id, *path[0], kind)  # type: ignore[arg-type]

    return reading


#: The words of a charge, by what they say of it.
_CHARGE = {
    "kind": ("claymore", "c4"),
    "fuse": ("tripwire", "remote"),
    "shape": ("wedge", "blast"),
}


def _lay(s: State, f: Figure, words: list[str]) -> Action:
    said, facing = {"fuse": "tripwire", "shape": "wedge"}, f.facing
    told = set[str]()
    for w in (x.casefold() for x in words):
        what, way = next((k for k, known in _CHARGE.items() if w in known), "facing"), _way(w)
        if what in told or (what == "facing" and way is None):
            raise _Unread(
                f"'{w}' is not understood here; one order is '{f.id} lay claymore tripwire wedge 45'"
            )
        told.add(what)
        if what == "facing":
            facing = way or 0
        else:
            said[what] = w
    if "kind" not in said:
        raise _Unread(f"lay what? One order is '{f.id} lay claymore tripwire wedge 45'")
    return Lay(f.id, said["kind"], said["fuse"], said["shape"], facing)  # type: ignore[arg-type]


def _way(word: str) -> int | None:
    if word in COMPASS:
        return round(COMPASS.index(word) * 22.5) % 360
    n = _number(word)
    return None if n is None else int(n)


def _with_figure(made: Callable[[str, str], Action]) -> Callable[[State, Figure, list[str]], Action]:
    def reading(s: State, f: Figure, words: list[str]) -> Action:
        if not words:
            raise _Unread(f"whom? Name a figure after '{f.id}' and the order")
        _all_read(words[1:])
        return made(f.id, figure_id(s, words[0]))

    return reading


def _work(s: State, f: Figure, words: list[str]) -> Action:
    names = {o.id.casefold(): o.id for o in scenario_of(s).objectives}
    _all_read(words[1:])
    if not words and len(names) != 1:
        raise _Unread(f"at what? There is {', '.join(names.values()) or 'nothing to work at'}")
    return Work(f.id, names.get(words[0].casefold(), words[0]) if words else next(iter(names.values())))


def _take(s: State, f: Figure, words: list[str]) -> Action:
    items = {x.casefold(): x for x in s.loose} | {
        x.casefold(): x for g in s.figures.values() for x in g.items
    }
    _all_read(words[1:])
    if not words:
        raise _Unread(f"take what? Name a thing after '{f.id} take'")
    return Take(f.id, items.get(words[0].casefold(), words[0]))


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
    if low[:1] == ["dismiss"] and len(words) > 1:
        _all_read(words[2:])
        return Dismiss(words[1].upper())
    if low[:1] != ["enlist"] or len(words) < 5:
        return None
    if not words[3].isdecimal():
        raise _Unread(f"'{words[3]}' is no number of Fire actions; {EXAMPLES[Q_MUSTER]}")
    i = low.index("as") if "as" in low[5:] else len(words)
    figure = words[1].upper()
    name = " ".join(words[i + 1 :]) or figure.title()
    return Enlist(
        figure=figure,
        name=name,
        rank=low[2],  # type: ignore[arg-type]
        actions=int(words[3]),
        weapon=low[4],  # type: ignore[arg-type]
        kit=tuple(low[5:i]),  # type: ignore[arg-type]
    )


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
    if len(words) < 3 or low[1] != "lead":
        return GoOn() if low == ["go", "on"] else None
    group = next((g for g in s.groups if g.casefold() == low[0]), words[0])
    fire = low.index("fire") if "fire" in low else len(words)
    at = place(s, words[2:fire])
    if len(at) != 1:
        raise _Unread("they are led to one place")
    if fire == len(words) - 1:
        raise _Unread("fire at whom?")
    _all_read(words[fire + 2 :])
    return Lead(group, *at[0], figure_id(s, words[fire + 1]) if fire < len(words) else "")


def _listed(s: State, d: Decision, text: str) -> Action:
    """Read an answer that is on a list: as it is written, or the one that it begins."""
    want = text.casefold().split()
    texts = {write(a): a for a in options(s, d) or ()}
    for exact, a in texts.items():
        if exact.casefold().split() == want:
            return a
    near = [a for x, a in texts.items() if want and x.casefold().split()[: len(want)] == want]
    return near[0] if len(near) == 1 else None


def _reacting(made: Callable[[State, list[str]], Action]) -> Callable[[State, Decision, str], Action]:
    """Read an answer on the list, or as `made` reads its words, so that its check says what is wrong."""

    def reading(s: State, d: Decision, text: str) -> Action:
        words = text.split()
        found = _listed(s, d, text) or made(s, words)
        low = [w.casefold() for w in words[:2]]
        if found is None and any(w in PLAIN or w in _VERBS or w in COMPASS for w in low):
            raise IllegalAction([RULES.wrong("order-now")])
        return found

    return reading


def _react(s: State, words: list[str]) -> Action:
    low = [w.casefold() for w in words]
    if low in (["wait"], ["pass"], ["no"]):
        return Wait()
    if len(words) < 3 or low[1] not in ("fire", "shoot"):
        return None
    rest = [w for w in words[2:] if w.casefold() not in _FILLERS]
    aim, shots = _aim(rest[1:])
    if shots != 1:
        raise _Unread("one shot is fired in reaction")
    return React(figure_id(s, words[0]), figure_id(s, rest[0]), aim) if rest else None


def _blow(s: State, words: list[str]) -> Action:
    low = [w.casefold() for w in words]
    if low in (["wait"], ["pass"], ["no"]):
        return Wait()
    named = [w for w in words if w.casefold() != "blow"]
    return Blow(named[0].upper()) if len(words) == 2 and len(named) == 1 else None


def _pair(s: State, words: list[str]) -> Action:
    if len(words) != 3 or words[1].casefold() not in ("fights", "fight"):
        return None
    return Pair(figure_id(s, words[0]), figure_id(s, words[2]))


_READ: dict[str, Callable[[State, Decision, str], Action]] = {
    Q_ORDER: _order,
    Q_MUSTER: _muster,
    Q_GM: _ruled,
    Q_LEAD: _lead,
    Q_REACT: _reacting(_react),
    Q_BLOW: _reacting(_blow),
    Q_PAIR: _reacting(_pair),
    Q_CAPTURE: _reacting(lambda s, words: None),
}
