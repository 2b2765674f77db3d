"""The battle as a scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.hexgrid import distance
from engine.stargate.model.state import Begin, Drift, Fight, Flip, Lose, Support, Target
from engine.stargate.queries.view import BattleView
from render.core.look import Picture
from render.core.scene import Scene
from render.stargate.elements.colours import PALETTES
from render.stargate.elements.fixed_panel import fixed_for
from render.stargate.elements.highlights import Happened, read_events
from render.stargate.elements.layout import LEGIBLE, SMALL, Layout, occupied, whole, window
from render.stargate.elements.pieces import pieces
from render.stargate.elements.reach import enemies_of, standing_of, threats
from render.stargate.elements.terrain import Terrain, terrain
from render.stargate.pictures.alt_text import alt_text, text_board
from render.stargate.pictures.callouts import callouts, free_room, in_reach
from render.stargate.pictures.combat_panel import block_height, window_panel
from render.stargate.pictures.ground import ground
from render.stargate.pictures.marks import Reach, best, lit_hexes, rings, support_lines, ways
from render.stargate.pictures.overlay import battle_hex, overlay
from render.stargate.pictures.panel import keyed, panel

#: One in so many of one's own pieces may give way for an enemy that is out of reach.
FEW = 3
#: Hexes that a picture may show, and the sizes it may have for it.
Try = tuple[set[str], tuple[tuple[int, int], ...]]


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
    foes = frozenset(() if lay.whole else threatening(p, v))
    gates = tuple(sorted(v.board.stargates))
    beside = fixed_for(p.words, v.forces, gates, key=keyed(p)) if lay.whole else None
    room = free_room(lay, v, reach)
    above = () if lay.whole else tuple(callouts(lay, v, room, foes, p, reach))
    told_there = panel(lay, p, told) if lay.whole else window_panel(lay, p, h, reach, foes)
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=ground(lay, land, beside),
        marks=(
            *lit_hexes(lay, land, v, reach),
            *ways(lay, v, h, tentative=p.tentative),
            *rings(lay, v, h, p.lit),
            *support_lines(lay, v, p.lit, battle_hex(v)),
            *in_reach(lay, foes),
        ),
        pieces=tuple(pieces(lay, v, p.lit)),
        overlay=(*overlay(lay, v, h, p.lit, tentative=p.tentative), *above),
        panel=tuple(told_there),
        alt=alt_text(p, told, headline, reach),
        writes=lambda: text_board(v, land, p.words, headline),
    )


def framed(p: Picture, land: Terrain, v: BattleView, h: Happened, reach: Reach) -> Layout:
    """Choose the part shown: the whole map, where anything stands, or what matters now.

    That is the question and what just happened, the pieces that may act, and every enemy in reach either way.
    Where this is too much, older events give way first, then those of one's own pieces that are far from any
    enemy, and last, size.
    """
    if p.framing == "whole":
        return whole(land.size)
    if p.framing == "occupied":
        return _occupied(p, land, v, reach)
    pointed, block = pointed_hexes(p, v), block_height(p, v, h)
    if v.phase == "staging" and v.outcome is None:  # who comes in there is to see where the war is
        return _first_fit(land, _around(v, {*v.board.staging, *pointed}), block)
    tries = _tries(p, v, h, reach)
    if pointed:  # what a lesson or a hint points at is never left out
        tries = [(touched, steps) for touched, steps in tries if pointed <= touched] + [(pointed, SMALL)]
    return _first_fit(land, tries, block)


def _tries(p: Picture, v: BattleView, h: Happened, reach: Reach) -> list[Try]:
    """Offer what matters now, from all of it to the least, in this order."""
    now, foes, pointed = _asked_about(p, v, reach), threatening(p, v), pointed_hexes(p, v)
    mine = {x for seat in v.waiting for x in standing_of(v, seat)} if not v.approach else set[str]()
    apart = bool(mine and not foes)
    if apart:  # never only one side, if two are on the map and there is room
        foes = nearest(mine, enemies_of(v, v.waiting))
    idle = nearest(foes or mine, mine) or {*v.board.staging[1:3], *v.at.values()}
    core = (now or set(h.last) or idle) | pointed
    far = sorted(mine - core, key=lambda x: (-_apart(foes or core, x), x))
    tries = [(core | set(h.hexes) | foes | mine, LEGIBLE)]
    if apart and foes - core:  # for an enemy out of reach few of one's own pieces give way
        tries += [(core | foes | set(far[k:]), LEGIBLE) for k in range(1 + len(far) // FEW)]
        tries += [(core | mine, steps) for steps in (LEGIBLE, SMALL)]
    tries += _around(v, mine | pointed) if apart else []
    tries += [(core | foes | set(far[k:]), LEGIBLE) for k in range(0, len(far), 2)]
    tries += [(core | foes | set(far[k:]), SMALL) for k in range(len(far) // 2, len(far), 2)]
    return tries + _narrower(v, now, core, foes, mine | pointed)


def _narrower(v: BattleView, now: set[str], core: set[str], foes: set[str], mine: set[str]) -> list[Try]:
    """Offer less: one's own pieces near enemies rather than news, then fewer enemies."""
    tries: list[Try] = []
    if foes and not now:
        own = sorted(mine, key=lambda x: (-_apart(foes, x), x))
        tries += [(foes | set(own[k:]), SMALL) for k in range(len(own))]
    near = sorted(foes, key=lambda x: (_apart(core, x), x))
    tries += [(core | set(near[:k]), SMALL) for k in range(len(near), -1, -1)]
    for at in v.move.path[-1:] if v.move else ():  # a teleport may lead across the whole map
        tries += [({x for x in core | foes if distance(at, x) <= k} | {at}, SMALL) for k in range(13, 0, -2)]
    return tries


def _first_fit(land: Terrain, tries: Iterable[Try], block: int) -> Layout:
    """Lay out the first part of the map for which a picture has room; the last if there is none."""
    for touched, steps in tries:
        shown = frozenset(x for x in touched if x in land.by_id)
        lay, fits = window(land.size, shown, block, steps)
        if fits:
            break
    return lay


def _around(v: BattleView, core: set[str]) -> list[Try]:
    """Offer hexes with as many counters and Stargates around them as there is room for, nearest first."""
    others = {*v.at.values(), *v.staged.values(), *v.board.stargates.values()} - core
    near = sorted(others, key=lambda x: (_apart(core, x), x))
    return [(core | set(near[:k]), SMALL) for k in range(len(near), -1, -1)]


def _occupied(p: Picture, land: Terrain, v: BattleView, reach: Iterable[str]) -> Layout:
    """Show the part of the map where any counter is, or can go: as for a phone, if that has room for it."""
    taken = {*reach, *(x for places in (v.staged, v.at) for x in places.values())}
    taken |= {at for gate, at in v.board.stargates.items() if v.face_down.get(gate)} | pointed_hexes(p, v)
    return occupied(land.size, frozenset(x for x in taken or {v.board.nullgate} if x in land.by_id))


def nearest(core: Iterable[str], foes: Iterable[str]) -> set[str]:
    """Return the hex of the enemies nearest to some hexes: none where there are none."""
    there = list(core)
    return {min(sorted(foes), key=lambda x: _apart(there, x))} if there and foes else set()


def _apart(core: Iterable[str], x: str) -> int:
    """Return a hex's distance from the nearest of others."""
    return min((distance(c, x) for c in core), default=0)


def threatening(p: Picture, v: BattleView) -> set[str]:
    """Name the hexes of the enemies in reach of whoever must act."""
    if v.outcome is not None:
        return set()
    return {x for seat in v.waiting for x in threats(v, seat)}


def hex_of(v: BattleView, place: str) -> str:
    """Return the hex that a name points at: a hex, a unit, a Stargate by its letter; "" for none."""
    gate = next((at for name, at in v.board.stargates.items() if name == place), "")
    found = gate or v.at.get(place) or v.staged.get(place) or place
    return found if found in terrain(v.board).by_id else ""


def pointed_hexes(p: Picture, v: BattleView) -> set[str]:
    """Name the hexes that a picture points at."""
    return {hex_of(v, x) for x in p.pointed} - {""}


def _asked_about(p: Picture, v: BattleView, reach: Reach) -> set[str]:
    """Name the hexes that open answers and the state of play are about."""
    touched = {*reach, battle_hex(v)}
    for a in p.lit:
        match a:
            case Begin() if not v.move:
                pass  # the pieces that may act are shown where there is room for them
            case Drift() | Lose() | Target() | Support():
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
