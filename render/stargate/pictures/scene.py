"""The battle as a scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.stargate.model.state import Begin, Drift, Fight, Flip, Lose, Support, Target
from engine.stargate.queries.view import BattleView
from render.core.look import Picture
from render.core.scene import Scene
from render.stargate.elements.colours import PALETTES
from render.stargate.elements.fixed_panel import fixed_for
from render.stargate.elements.highlights import Happened, read_events
from render.stargate.elements.layout import Layout, occupied, phone, whole, window
from render.stargate.elements.pieces import pieces
from render.stargate.elements.terrain import Terrain, terrain
from render.stargate.pictures.alt_text import alt_text, text_board
from render.stargate.pictures.combat_panel import open_battles, side_panel
from render.stargate.pictures.ground import ground
from render.stargate.pictures.marks import Reach, best, lit_hexes, rings, ways
from render.stargate.pictures.overlay import battle_hex, overlay
from render.stargate.pictures.panel import keyed, panel


def layout_of(p: Picture) -> Layout:
    """Say which part of the map a picture shows, and how large."""
    v = p.view.narrow(BattleView)
    return framed(p, terrain(v.board), v, read_events(p.events, v), best(v, p.lit))


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` words what happened, `headline` the state of the game."""
    v = p.view.narrow(BattleView)
    land = terrain(v.board)
    h = read_events(p.events, v)
    reach = best(v, p.lit)
    lay = framed(p, land, v, h, reach)
    if p.small and not lay.least:  # more than a phone has room for
        p = replace(p, screen="wide")
    gates = tuple(sorted(v.board.stargates))
    beside = fixed_for(p.words, v.forces, gates, key=keyed(p)) if lay.whole else None
    told_there = panel(lay, p, told) if lay.whole else side_panel(lay, p, h, told, reach)
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=ground(lay, land, beside),
        marks=(
            *lit_hexes(lay, land, v, reach),
            *ways(lay, v, h, tentative=p.tentative),
            *rings(lay, v, h, p.lit),
        ),
        pieces=tuple(pieces(lay, v, p.lit)),
        overlay=tuple(overlay(lay, v, h, p.lit, tentative=p.tentative)),
        panel=tuple(told_there),
        alt=alt_text(p, told, headline, reach),
        writes=lambda: text_board(v, land, p.words, headline),
    )


def framed(p: Picture, land: Terrain, v: BattleView, h: Happened, reach: Reach) -> Layout:
    """Choose the part shown: the whole map, or the part that events and open answers touch.

    If that would be the whole map, older events give way to the question, or else to the last event.
    """
    if p.framing == "whole":
        return whole(land.size)
    if p.framing == "occupied":
        return _occupied(p, land, v, reach)
    now = _asked_about(p, v, reach)
    if p.small:
        return _for_phone(p, land, v, h, now)
    pointed = pointed_hexes(p, v)
    for touched in (now | set(h.hexes) | pointed, (now or set(h.last)) | pointed):
        lay = window(land.size, frozenset(x for x in touched if x in land.by_id))
        if not lay.whole:
            break
    return lay


def _occupied(p: Picture, land: Terrain, v: BattleView, reach: Iterable[str]) -> Layout:
    """Show the part of the map where any counter is, or can go: as for a phone, if that has room for it."""
    taken = {*reach, *(x for places in (v.staged, v.at) for x in places.values())}
    taken |= {at for gate, at in v.board.stargates.items() if v.face_down.get(gate)} | pointed_hexes(p, v)
    hexes = frozenset(x for x in taken or {v.board.nullgate} if x in land.by_id)
    return occupied(land.size, hexes, small=p.small)


def _for_phone(p: Picture, land: Terrain, v: BattleView, h: Happened, now: set[str]) -> Layout:
    """Choose a legible window: on the latest events and the question, with units that may act.

    Before any counter is on the map, it shows where units are staged. If there is no room for all this, a
    player choosing a unit sees the occupied part of the map, if that fits on a phone. Otherwise these give
    way, in this order: units that may act, older events, the rim of the reach. Places pointed at are always
    shown.
    """
    beside = bool(h.battle or h.clash or v.approach or open_battles(v) or p.caption.strip())
    mine = {x for seat in v.waiting for x in standing_of(v, seat)}
    pointed = pointed_hexes(p, v)
    core = now or pointed or set(h.last) or mine or set(v.board.staging[1:3])
    near = min(sorted(mine), key=lambda x: _apart(land, core, x), default="")  # the same in every process
    tries = [core | set(h.hexes) | mine, core | set(h.hexes) | {near}, core | {near}]
    if near and not core & mine:
        tries.append({*h.last[-1:], near})
    elif p.lit and v.move:
        tries += [core, set(v.move.path[-1:])]
    tries.append({near or min(core)})
    spread = _occupied(p, land, v, now | set(h.hexes))
    for touched in tries:
        shown = frozenset(x for x in touched | pointed if x in land.by_id)
        lay, fits = phone(land.size, shown, panel=beside)
        if fits:
            return lay
        if spread.least and not beside and not v.move:
            return spread
    return spread if spread.least and not beside else lay


def _apart(land: Terrain, core: set[str], x: str) -> int:
    """Return a hex's approximate distance from the nearest of others."""
    far = (max(abs(int(x[:2]) - int(c[:2])), abs(int(x[2:]) - int(c[2:]))) for c in core)
    return min(far, default=0)


def hex_of(v: BattleView, place: str) -> str:
    """Return the hex that a name points at: a hex, a unit, a Stargate by its letter; "" for none."""
    gate = next((at for name, at in v.board.stargates.items() if name == place), "")
    found = gate or v.at.get(place) or v.staged.get(place) or place
    return found if found in terrain(v.board).by_id else ""


def pointed_hexes(p: Picture, v: BattleView) -> set[str]:
    """Name the hexes that a picture points at."""
    return {hex_of(v, x) for x in p.pointed} - {""}


def standing_of(v: BattleView, seat: str) -> set[str]:
    """Name the hexes occupied by a seat's units."""
    return {h for places in (v.staged, v.at) for u, h in places.items() if v.forces.seat[u] == seat}


def _asked_about(p: Picture, v: BattleView, reach: Reach) -> set[str]:
    """Name the hexes that open answers and the state of play are about."""
    touched = {*reach, battle_hex(v)}
    for a in p.lit:
        match a:
            case Begin() | Drift() | Lose() | Target() | Support():
                touched.add(v.at.get(a.unit) or v.staged.get(a.unit, ""))
            case Flip():
                touched.update(at for gate, at in v.board.stargates.items() if gate == a.gate)
            case Fight():
                touched.add(a.at)
    if v.approach:
        touched.add(v.approach.at)
    elif v.move:
        touched.update(v.move.path[-1:])
    return touched - {""}
