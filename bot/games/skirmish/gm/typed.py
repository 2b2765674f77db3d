"""The GM's acts as they are typed: "place J41 30 8 because it fell", "rock 30 8 2 Landslide"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.skirmish.gm.acts import Act, numbers
from bot.games.skirmish.lookups import place_in
from bot.play.model.editors import EditorContext
from bot.play.model.terms import Refused
from engine.core.rules import Facts
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_loader import terrain_kinds
from render.core.text import Words

#: What parts an act from its reason; the reason of who gives none.
BECAUSE, RULED = "because", "gm"
SHAPES = ("rect", "circle", "line", "polygon")
NUMBERS = ("suppressed", "wounds", "out")
HEALTH = ("fit", "disabled", "surrendered", "captured", "dead")
Taken = list[str]


def read_act(context: EditorContext, text: str) -> Act:
    """Read an act of the GM's.

    Raises:
        Refused: it is none.

    """
    said, _, reason = text.partition(f" {BECAUSE} ")
    what, *rest = said.split() or [""]
    what = what.casefold()
    if what in terrain_kinds():
        return "gm.build", {"piece": _piece(context, what, rest), "reason": reason.strip() or RULED}
    if what not in ACTS:
        raise Refused("refused-not-offered", what=what[:40], offered=", ".join(ACTS))
    name, read, needs = ACTS[what]
    if len(rest) < needs:
        raise Refused("refused-lacking", what=what)
    facts = read(context, rest)
    return name, facts if what == "watch" else {**facts, "reason": reason.strip() or RULED}


def _at(context: EditorContext, text: str) -> Facts:
    x, y = place_in(context.view.narrow(TableView), text, context.say)
    return {"x": x, "y": y}


def _number(text: str) -> int:
    if not text.lstrip("+-").isdecimal() or len(text) > 4:
        raise Refused("refused-not-number", text=text[:20])
    return int(text)


def _place(context: EditorContext, rest: Taken) -> Facts:
    facing = -1
    if len(rest) > 2 and rest[-2] == "facing":
        facing, rest = _number(rest[-1]), rest[:-2]
    return {"id": rest[0].upper(), **_at(context, " ".join(rest[1:])), "facing": facing}


def _status(context: EditorContext, rest: Taken) -> Facts:
    facts: Facts = {"id": rest[0].upper()}
    words = iter(rest[1:])
    for x in words:
        if x in NUMBERS:
            facts[x] = _number(next(words, ""))
        elif x in HEALTH:
            facts["health"] = x
        elif x in ("fleeing", "rallied"):
            facts["fleeing"] = "yes" if x == "fleeing" else "no"
        elif x in ("seen", "hidden"):
            facts["seen"] = "yes" if x == "seen" else "no"
        else:
            raise Refused("refused-not-offered", what=x[:40], offered=", ".join((*NUMBERS, *HEALTH)))
    return facts


def _spawn(context: EditorContext, rest: Taken) -> Facts:
    rank, *rest = rest
    seen = rest[-1:] == ["seen"]
    rest = rest[:-1] if seen else rest
    number = 1
    if rest and rest[0].startswith("x") and rest[0][1:].isdecimal():
        number, rest = _number(rest[0][1:]), rest[1:]
    return {"rank": rank.casefold(), "n": number, **_at(context, " ".join(rest)), "seen": seen}


def _piece(context: EditorContext, kind: str, rest: Taken) -> Facts:
    """Read "30 8 2 Landslide": the id and the shape may come first; numbers, then the name."""
    shape = next((x for x in rest if x in SHAPES), "")
    rest = [x for x in rest if x not in SHAPES]
    view = context.view.narrow(TableView)
    old = next((p.id for p in view.pieces if rest and p.id == rest[0].upper()), "")
    rest = rest[1:] if old else rest
    size = [x for x in rest if _is_number(x)]
    name = " ".join(x for x in rest if not _is_number(x))
    thin = kind in ("wall", "ditch")
    shape = shape or {3: "circle", 4: "line" if thin else "rect"}.get(len(size), "polygon")
    taken = {p.id for p in view.pieces}
    new = next(x for x in (f"T{n}" for n in range(1, 200)) if x not in taken)
    return {"id": old or new, "kind": kind, "shape": shape, "size": numbers(" ".join(size)), "name": name}


def _is_number(text: str) -> bool:
    return text.lstrip("+-").replace(".", "", 1).isdecimal()


def _rule(context: EditorContext, rest: Taken) -> Facts:
    """Read "hit -1 on J41 for 2"; what it is on may be a figure or a group."""
    what, by, *more = rest
    pairs = dict(zip(more[::2], more[1::2], strict=False))
    turns, on, view = _number(pairs.get("for", "1")), pairs.get("on", ""), context.view.narrow(TableView)
    named = next((x for x in (*view.figures, *view.bands) if x.casefold() == on.casefold()), on.upper())
    return {"what": what, "by": _number(by), "on": named, "turns": turns}


#: How acts are called when they are typed: the free action, how the rest is read, words that it needs.
ACTS: dict[str, tuple[str, Callable[[EditorContext, Taken], Facts], int]] = {
    "place": ("gm.place", _place, 2),
    "remove": ("gm.remove", lambda context, rest: {"id": rest[0].upper()}, 1),
    "status": ("gm.status", _status, 2),
    "spawn": ("gm.spawn", _spawn, 2),
    "rule": ("gm.rule", _rule, 2),
    "reroll": ("gm.reroll", lambda context, rest: {}, 0),
    "end": ("gm.end_phase", lambda context, rest: {}, 0),
    "watch": ("gm.watch", lambda context, rest: {"watch": "off" not in rest, "pause": "pause" in rest}, 0),
    "gate": ("gm.gate", lambda context, rest: {"what": rest[0]}, 1),
    "call": ("gm.call", lambda context, rest: {"how": rest[0]}, 1),
}


def offers(say: Words) -> Sequence[tuple[str, str]]:
    """List how acts are typed, terrain by its kind."""
    kinds = [(say(f"choice-terrain-{x}"), x) for x in terrain_kinds()]
    return [*((say(f"bot-skirmish-gm-typed-{x}"), x) for x in ACTS), *kinds]
