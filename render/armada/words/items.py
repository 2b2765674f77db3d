"""Items, places, units and orders in plain words, for lists and controls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.armada.model.actions import Order
from engine.armada.model.state import Unit, rank
from render.core.text import Words


def item(say: Words, thing: str, n: int = 1) -> str:
    """Name a number of an item: "laser", "2 lasers"."""
    return say(f"armada-item-{thing}", n=n)


def numbered(say: Words, thing: str, n: int) -> str:
    """Name an item with its number, one too: "1 laser"."""
    said = item(say, thing, n)
    return f"1 {said}" if n == 1 else said


def things(say: Words, has: Mapping[str, int]) -> str:
    """List items: "2 lasers, shield"."""
    return ", ".join(item(say, x, n) for x, n in has.items() if n)


def place(say: Words, at: str) -> str:
    """Name a space: "sector B", "hex 1"."""
    return say("armada-sector" if at.isalpha() else "armada-hex", at=at)


def short(unit: str) -> str:
    """Name a unit as its owner does: "7", "f3"."""
    return unit[1:]


def named(units: Iterable[str]) -> str:
    """Write ids of one side short, runs together: "1-3, 7, f1-f4".

    >>> named(["R1", "R2", "R3", "R7", "Rf1", "Rf2"])
    '1-3, 7, f1-2'
    """
    found: list[list[tuple[str, int]]] = []
    for x in sorted(units, key=rank):
        letter = x[1:2] if x[1:2].isalpha() else ""
        n = int(x[2:] if letter else x[1:])
        last = found[-1][-1] if found else ("-", 0)
        if last == (letter, n - 1):
            found[-1].append((letter, n))
        else:
            found.append([(letter, n)])
    return ", ".join(
        f"{run[0][0]}{run[0][1]}" if len(run) == 1 else f"{run[0][0]}{run[0][1]}-{run[-1][1]}"
        for run in found
    )


def counts(say: Words, kinds: Iterable[str]) -> str:
    """Count units by type: "2 regiments, marines"."""
    found: dict[str, int] = {}
    for x in kinds:
        found[x] = found.get(x, 0) + 1
    return things(say, found)


def order_words(say: Words, o: Order, units: Mapping[str, Unit]) -> str:
    """Read an order back in plain words: "to hex 1, then unload 2 regiments; 3 decoys"."""
    parts = [_move(say, o, units), _act(say, o, units)]
    said = [x for x in parts if x] or [say("bot-armada-do-hold")]
    beside = [say("bot-armada-do-seekers", n=x.n, at=place(say, x.to)) for x in o.seekers]
    beside += [say("bot-armada-do-probe", at=place(say, x.to), shown=x.shown) for x in o.probes]
    beside += [say("bot-armada-do-decoys", n=o.decoys)] if o.decoys else []
    return "; ".join([", ".join(said), *beside])


def _move(say: Words, o: Order, units: Mapping[str, Unit]) -> str:
    if not o.to:
        return ""
    if o.to in units:
        return say("bot-armada-do-into", ship=short(o.to))
    return say("bot-armada-do-after" if o.first else "bot-armada-do-to", at=place(say, o.to))


def _act(say: Words, o: Order, units: Mapping[str, Unit]) -> str:
    cargo = counts(say, (units[x].type for x in o.cargo if x in units))
    if o.form:
        return say("bot-armada-do-form", act=o.act)
    if o.act == "dock":
        given = ", ".join(x for x in (cargo, things(say, o.stores)) if x)
        return say("bot-armada-do-dock", ship=short(o.partner), cargo=given or "–")
    if o.act in ("load", "unload"):
        return say(f"bot-armada-do-{o.act}", cargo=cargo or "–")
    return "" if o.act == "hold" else say(f"bot-armada-do-{o.act}")
