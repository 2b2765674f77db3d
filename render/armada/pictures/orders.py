"""Orders as arrows: an order sheet, or the latest moves, on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.armada.model.actions import Order as Line
from engine.armada.model.actions import Orders
from engine.armada.model.board import SPACES
from engine.armada.model.state import Unit
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Event, Facts
from render.armada.elements.arrows import Order
from render.armada.elements.colours import SIDES
from render.armada.elements.units import runs
from render.core.look import Picture

#: Maximum length of names on a plaque.
LONGEST = 16
Key = tuple[str, str, str, str]


def sheet(orders: Orders, v: ArmadaView, ink: str = "lit") -> list[Order]:
    """Turn a sheet's orders into arrows, merging identical ones."""
    found: dict[Key, list[str]] = {}
    counts: dict[Key, int] = {}
    for line in orders.orders:
        for start, ids in _by_space(line.units, v.own).items():
            key = _key(line, start, v.own)
            if key:
                found.setdefault(key, []).extend(ids)
            for k, n in _launches(line, start):
                counts[k] = counts.get(k, 0) + n
    for at in orders.strikes:
        counts[(at, at, "ambush", "move")] = v.ambush.get(at, 0)
    made = [
        Order(start=a, to=b, sign=sign, who=named(ids), way=way, ink=ink)
        for (a, b, sign, way), ids in found.items()
    ]
    made += [
        Order(start=a, to=b, sign=sign, who=str(n) if n else "", way=way, ink=ink)
        for (a, b, sign, way), n in counts.items()
    ]
    return made


def worded_orders(orders: Iterable[Order], p: Picture) -> Iterator[Order]:
    """Give a phone's arrows the name of the order in place of a sign; a plain move says who moves."""
    for o in orders:
        key = f"armada-pic-{o.sign}"
        said = p.words(key) if o.sign not in ("move", "") and p.words.has(key) else o.who
        yield replace(o, who=said, sign="")


def named(ids: Iterable[str]) -> str:
    """Write ids short, cut to what a plaque holds."""
    parts = runs(dict.fromkeys(ids))
    said = ", ".join(parts)
    if len(said) <= LONGEST:
        return said
    kept = [parts[0]]
    for x in parts[1:]:
        if len(", ".join([*kept, x])) > LONGEST - 3:
            break
        kept.append(x)
    return f"{', '.join(kept)} +{len(parts) - len(kept)}"


def _by_space(ids: Iterable[str], own: Mapping[str, Unit]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for x in ids:
        if x in own:
            found.setdefault(own[x].at, []).append(x)
    return found


def _key(line: Line, start: str, own: Mapping[str, Unit]) -> Key | None:
    """Return an order's start, end and sign; None when it cannot be drawn."""
    to = own[line.to].at if line.to in own else line.to
    to = to if to in SPACES else start
    troops = all(own[x].type == "flashtrooper" for x in line.units if x in own)
    if line.form:
        return start, start, "form", "move"
    if troops and line.to and line.act in {"hold", "attack", "scout"}:
        return start, to, "teleport" if line.act == "hold" else line.act, "teleport"
    if line.act == "hold":
        return (start, to, "move", "move") if to != start else None
    return start, to, line.act, "move"


def _launches(line: Line, start: str) -> Iterator[tuple[Key, int]]:
    for s in line.seekers:
        yield (start, s.to, "seeker", "send" if s.to != start else "move"), s.n
    for p in line.probes:
        yield (start, p.to, "probe", "send" if p.to != start else "move"), 1
    if line.decoys:
        yield (start, start, "decoy", "move"), line.decoys


def moves(events: Iterable[Event], v: ArmadaView) -> list[Order]:
    """Turn the latest moves into arrows in their side's colour; only the owner is told of them."""
    made: list[Order] = []
    ink = SIDES.get(v.seat or "", "lit")
    for e in events:
        if e.kind == "moved":
            made += [_moved(x, ink) for x in e.facts["lines"] if x["from"] != x["to"]]
        elif e.kind in {"sent", "probed"} and e.facts["ship"] in v.own:
            start, to = v.own[e.facts["ship"]].at, e.facts.get("to") or e.facts["at"]
            sign = "seeker" if e.kind == "sent" else "probe"
            made.append(
                Order(
                    start=start,
                    to=to,
                    sign=sign,
                    who=str(e.facts.get("n", "")),
                    way="send" if to != start else "move",
                    ink=ink,
                )
            )
    return made


def _moved(x: Facts, ink: str) -> Order:
    return Order(start=x["from"], to=x["to"], sign="move", who=named(x["units"]), way="move", ink=ink)
