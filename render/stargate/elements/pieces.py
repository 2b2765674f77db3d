"""The counters on the map: stacks, staged units, face-down piles, and what of them is lit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.stargate.model.state import Begin, Drift, Flip, Lose, Place, Support, Target
from engine.stargate.queries.view import BattleView
from render.core.scene import Box, Polygon, Sprite, Stamp, Text
from render.stargate.elements.colours import ground
from render.stargate.elements.counters import Piece, pile, single
from render.stargate.elements.layout import Layout
from render.stargate.elements.stacks import draw_unit, stack
from render.stargate.elements.units import Crew, crew_of, gathered, label, outlines, printed, worth

#: Markers show how many orbit hexes a skimming unit has entered; after three there is none.
MARKERS = {1: "1", 2: "2"}


def lit_units(v: BattleView, lit: Sequence[Action]) -> set[str]:
    """Name the counters that an open answer would choose."""
    found: set[str] = set()
    for a in lit:
        if isinstance(a, Begin | Drift | Lose | Target | Support | Place) and a.unit in v.forces.units:
            found.update(crew_of(v, a.unit))
    return found


def pieces(lay: Layout, v: BattleView, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Draw all pieces on the part of the map shown."""
    chosen = lit_units(v, lit)
    if v.move and not v.approach:
        chosen.update(v.move.crew)
    gates = {a.gate for a in lit if isinstance(a, Flip)}
    for gate, at in v.board.stargates.items():
        if lay.shows(at):
            yield from _gate(lay, at, gate, v.face_down.get(gate, 0), lit=gate in gates)
    for at, units in sorted(standing(v).items(), key=lambda x: lay.at(x[0])[1]):
        x, y = lay.at(at)
        if not (lay.shows(at) if lay.least else _visible(lay, x, y)):
            continue
        one, two = (tuple(_piece(v, crew, chosen) for crew in _sorted(v, side, chosen)) for side in units)
        yield Stamp(x, y, stack(one, two, lay.r, least=lay.least))
        if lay.least:  # the colour of the hex tells it
            continue
        energy = v.board.value.get(at, 0)
        if energy and two:
            yield Stamp(
                round(x + lay.dx * (0.62 if one else 0.47)),
                round(y + lay.dy * 0.4),
                tag(energy, max(round(12 * lay.u, 1), lay.least)),
            )


def _sorted(v: BattleView, units: Sequence[str], chosen: set[str]) -> list[Crew]:
    """Return the units of a side in a hex, chosen ones first, then the strongest."""
    crews = gathered(v.forces, units)
    return sorted(crews, key=lambda c: (c[0] not in chosen, -worth(v.forces, c).strength))


def _visible(lay: Layout, x: int, y: int) -> bool:
    r = lay.r
    return -r < x < lay.board + r and lay.top - r < y < lay.bottom + r


def standing(v: BattleView) -> dict[str, tuple[list[str], list[str]]]:
    """Sort counters by hex and side."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    seat = v.forces.seat
    for places in (v.staged, v.at):
        for u, h in places.items():
            found.setdefault(h, ([], []))[seat[u] != "coalition"].append(u)
    return found


def _piece(v: BattleView, crew: Crew, chosen: set[str]) -> Piece:
    skim = v.skim.get(crew[0])
    return _made(
        outlines(v.forces, crew),
        label(v.forces, crew),
        printed(v.forces, crew),
        "lit" if crew[0] in chosen else "",
        MARKERS.get(skim.entered, "") if skim else "",
        skim.sense if skim else 0,
    )


@lru_cache(4096)
def _made(kinds: str, name: str, below: str, state: str, skim: str, sense: int) -> Piece:
    return Piece(kinds=kinds, label=name, below=below, state=state, skim=skim, sense=sense)


def ghost(v: BattleView, crew: Crew, r: float, state: str, least: float = 0) -> Sprite:
    """Draw a unit that has gone ("ghost") or is lost ("dead")."""
    if len(crew) > 1 and len({v.forces.group[u] for u in crew}) > 1:
        crew = crew[:1]
    return _ghost(outlines(v.forces, crew), label(v.forces, crew), r, state, least)


@lru_cache(1024)
def _ghost(kinds: str, name: str, r: float, state: str, least: float) -> Sprite:
    if len(kinds) == 1:
        return single(kinds, name, r, "", state, least=least)
    return Sprite(tuple(draw_unit(Piece(kinds, name, "", state), r, least=least)))


def _gate(lay: Layout, at: str, gate: str, count: int, *, lit: bool) -> Iterator[Stamp]:
    x, y = lay.at(at)
    u = lay.u
    if lit:
        corners = lay.outline(3 * u)
        yield Stamp(x, y, Sprite((Polygon(corners, "", "lit", 4.5 * u),)))
    if count:
        yield Stamp(
            x - round(2 * u), y + round(4 * u), pile(count, round(lay.r * 0.84, 1), gate, least=lay.least)
        )
    else:
        r = lay.r * 0.8
        yield Stamp(x, y, Sprite((Text(0, 0, gate, max(r * 1.1, lay.least), "gate.ring"),), "gate"))


@lru_cache(64)
def tag(energy: int, size: float) -> Sprite:
    """Draw the energy of a hex that a counter hides."""
    kind = ground(energy)
    half, high = size * 0.92, size * 0.62
    sign = "+" if energy > 0 else "-"
    return Sprite(
        (
            Box(-half - 1.5, -high - 1.5, half + 1.5, high + 1.5, high, "back"),
            Box(-half, -high, half, high, high, kind),
            Text(0, 0, f"{sign}{abs(energy)}", size, "plus" if energy > 0 else "minus"),
        )
    )
