"""The panel beside a window: the approach matrix, the sum of a combat, or what happened in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.stargate.model.charts import CHARTS, OPTIONS, approach_number
from engine.stargate.model.state import FOE
from engine.stargate.queries.view import BattleView
from render.core.fonts import width
from render.core.look import Picture
from render.core.panel_parts import put, text
from render.core.scene import Box, Circle, Line, Polygon, Shape, Sprite, Stamp, Text
from render.stargate.elements.colours import SIDES
from render.stargate.elements.highlights import Battle, Clash, Happened
from render.stargate.elements.layout import Layout
from render.stargate.elements.terrain import Terrain, terrain
from render.stargate.elements.units import Crew, gathered, printed
from render.stargate.elements.units import called as unit_called
from render.stargate.pictures.ground import rulers
from render.stargate.pictures.marks import Reach
from render.stargate.pictures.overlay import die, shield
from render.stargate.pictures.panel import line_plate, plate, story
from render.stargate.words.details import crumb
from render.stargate.words.events import signed

#: Width and height of a cell of the approach matrix, and on a phone.
CELL, SMALL = 58, 40
HEXAGON = ((14.0, 0.0), (7.0, 12.0), (-7.0, 12.0), (-14.0, 0.0), (-7.0, -12.0), (7.0, -12.0))
Place = tuple[float, float, float]


def side_panel(lay: Layout, p: Picture, h: Happened, told: Sequence[str], reach: Reach) -> Iterator[Stamp]:
    """Draw header, panel and footer of a window, over all that reaches beyond the map."""
    v = p.view.narrow(BattleView)
    yield _cover(lay, terrain(v.board))
    if lay.board == lay.width:
        yield from line_plate(p, v, (124, 4, lay.width - 8, 36), lay.least)
    left, right = lay.board + 16, lay.width - 14
    if lay.board < lay.width:
        yield from plate(p, v, (left - 4, 16, right + 2, 84))
        top = 94.0
        for x in _block(p, v, h, (left, 100.0, right)):
            yield x
            top = max(top, x.y + 26)
        if p.small and not h.battle:
            yield from _values(p, v, h, (left, top + 14, right))
        yield from story(p, () if p.small else told, (left, top + 6, right, lay.height - 8))
    yield from _header(lay, p, v)
    yield from _footer(lay, p, v, reach)


def _block(p: Picture, v: BattleView, h: Happened, at: Place) -> Iterator[Stamp]:
    """Draw what the picture is about: a combat, an approach, or a move."""
    if h.battle:
        yield from _battle(p, v, h.battle, at)
    elif clash := h.clash or _open_approach(v):
        yield from _matrix(p, v, clash, at)
    elif open_ := open_battles(v):
        yield from _combats(p, v, open_, at)
    elif v.move and v.move.mode != "teleport" and v.outcome is None:
        yield from _points(p, v, at)


@lru_cache(16)
def _cover(lay: Layout, land: Terrain) -> Stamp:
    """Hide what reaches beyond the map."""
    shapes: list[Shape] = [
        Box(lay.board, -9, lay.width + 9, lay.height + 9, 0, "panel"),
        Box(-9, -9, lay.board - 1, lay.top, 0, "panel"),
        Box(-9, lay.bottom, lay.board - 1, lay.height + 9, 0, "panel"),
        Line(((lay.board, -9), (lay.board, lay.height + 9)), "line", 2),
    ]
    if lay.left:
        shapes += [Box(-9, -9, lay.left, lay.height + 9, 0, "panel"), *rulers(lay, land)]
    return Stamp(0, 0, Sprite(tuple(shapes), "panel"))


def _header(lay: Layout, p: Picture, v: BattleView) -> Iterator[Stamp]:
    turn = p.words("stargate-pic-turn", turn=v.turn)
    high = (lay.top - lay.left) / 2
    yield text(18, high, turn, max(24, lay.least) if p.small else 27, "text")
    if p.small:
        return
    score = p.words("stargate-score", **score_of(v))
    yield text(lay.board - 16, high, score, 20, "dim", anchor="r", bold=False, fit=lay.board - 170)


def score_of(v: BattleView) -> dict[str, int]:
    """Return the progress of both sides towards victory (Cases 12.1 and 12.2)."""
    return {
        "losses": sum(v.losses.values()),
        "needed": v.house.needed,
        "races": sum(n > 0 for n in v.losses.values()),
        "of": len(v.losses),
        "groups": len(v.groups),
        "all": v.forces.groups,
    }


# -- approach --------------------------------------------------------------------------------------------


def _open_approach(v: BattleView) -> Clash | None:
    """Return the approach still to be decided, with neither side's choice."""
    if v.approach is None:
        return None
    facts = crumb(v, "approach")
    foes, shielded = tuple(facts.get("foes", ())), str(facts.get("shield", ""))
    return Clash(tuple(v.approach.crew), v.approach.at, foes, shielded, (), v.approach.barred)


def _matrix(p: Picture, v: BattleView, c: Clash, at: Place) -> Iterator[Stamp]:
    """Draw the approach matrix with the shield included; choices are marked once both are revealed."""
    left, y, right = at
    fit = right - left
    mover = v.forces.seat[c.units[0]] if c.units else v.phasing
    yield text(left, y + 14, p.words("stargate-pic-approach", at=c.at), 26, "text", fit=fit)
    met = c.foes or tuple(u for u, h in v.at.items() if h == c.at and v.forces.seat[u] != mover)
    names = [unit_called(c.units, p.words), *([_list(v, met, p)] if met else [])]
    yield text(left, y + 43, " / ".join(names), 20, "dim", bold=False, fit=fit)
    y += 62
    if c.shield:
        role = SIDES[c.shield]
        yield Stamp(round(left + 13), round(y + 14), shield(10, role, "", "panel"))
        counts = f"  {max(c.counts)} : {min(c.counts)}" if c.counts else ""
        word = p.words(f"stargate-pic-shield-{c.shield}") + counts
        yield text(left + 34, y + 14, word, 20, role, fit=fit - 36)
        y += 34
    yield from _table(p, c, mover, (left, y, right))
    y += 58 + 3 * (SMALL if p.small else CELL) + 10
    inset = 0
    if c.die:
        inset = 42
        yield Stamp(round(left + 16), round(y + 10), die(c.die, 14, "panel", kills=bool(c.lost)))
    dies = p.words("stargate-pic-dies")
    yield text(left + inset, y + 8, dies, 20, "dim", bold=False, fit=fit - inset)
    if not c.options and v.sealed[1] and not p.tentative:  # in a preview nobody knows how many will be in
        more = p.words("stargate-pic-choices", got=v.sealed[0], wanted=v.sealed[1])
        yield text(left, y + 38, more, 20, "lit", fit=fit)


def _table(p: Picture, c: Clash, mover: str, at: Place) -> Iterator[Stamp]:
    """Draw rows for the defender's options, columns for the mover's."""
    left, y, right = at
    mine, theirs = SIDES[mover], SIDES[FOE[mover]]
    cell = SMALL if p.small else CELL
    x0, y0 = right - 3 * cell, y + 58
    who = p.words("stargate-pic-mover", name=p.words(f"stargate-side-{mover}"))
    yield text(right, y + 14, who, 20, mine, anchor="r", fit=right - left)
    picked = (c.options.get(FOE[mover], ""), c.options.get(mover, ""))
    barred = ("", c.barred) if mover == "virunian" else (c.barred, "")
    side = "mover" if c.shield == mover else "defender" if c.shield else ""
    for k, option in enumerate(OPTIONS):
        name = p.words(f"stargate-tactic-{option}")
        ink = "mute" if barred[1] == option else mine
        yield text(x0 + cell * (k + 0.5), y + 42, name[0], 24, ink, anchor="m")
        ink = "mute" if barred[0] == option else theirs
        bold, fit = picked[0] in {"", option}, x0 - left - 8
        yield text(x0 - 8, y0 + cell * (k + 0.5), name, 21, ink, anchor="r", fit=fit, bold=bold)
        for m, other in enumerate(OPTIONS):
            pair = (option, other)
            same, dead = (
                picked[0] == option or picked[1] == other,
                option in barred[:1] or other in barred[1:],
            )
            number = approach_number(option, other, side)
            drawn = _cell(number, cell, chosen=picked == pair, same=same, dead=dead)
            yield Stamp(round(x0 + cell * m), round(y0 + cell * k), drawn)


@lru_cache(128)
def _cell(number: str, size: int, *, chosen: bool, same: bool, dead: bool) -> Sprite:
    fill = "text" if chosen else "same" if same else "cell"
    ink = "back" if chosen else "mute" if number == "0" or dead else "text"
    ground = Box(3, 3, size - 3, size - 3, 8, fill)
    return Sprite((ground, Text(size / 2, size / 2, number, 30, ink)), "panel")


# -- combat ----------------------------------------------------------------------------------------------


def open_battles(v: BattleView) -> list[Battle]:
    """Return the combats still to be fought; during a combat only that one, with its support."""
    facts = crumb(v, "battles")
    at = facts.get("at", "")
    return [
        Battle(
            tuple(c["hexes"]),
            tuple(c["attackers"]),
            tuple(c["defenders"]),
            tuple((u, to, n) for u, to, _, n in c["ranged"]),
            c["attack"],
            c["defence"],
            c["differential"],
            c["column"],
            hopeless=not c["column"],
        )
        for c in facts.get("combats", ())
        if not at or at in c["hexes"]
    ]


def _combats(p: Picture, v: BattleView, open_: list[Battle], at: Place) -> Iterator[Stamp]:
    """List combats with their differentials; one alone in full."""
    left, y, right = at
    if len(open_) == 1:
        yield from _battle(p, v, open_[0], at)
        return
    for b in open_[:6]:
        yield text(left, y + 14, ", ".join(b.hexes), 22, "text", fit=right - left - 70)
        yield text(right, y + 14, signed(b.differential), 24, "text", anchor="r")
        sides = f"{_list(v, b.attackers, p)} / {_list(v, b.defenders, p)}"
        yield text(left, y + 40, sides, 20, "dim", bold=False, fit=right - left)
        y += 70


def _battle(p: Picture, v: BattleView, b: Battle, at: Place) -> Iterator[Stamp]:
    """Draw the sum of a combat: who fights with what, the differential, the table's column and the die."""
    left, y, right = at
    words, fit = p.words, right - left
    yield text(left, y + 14, words("stargate-pic-combat", at=", ".join(b.hexes)), 26, "text", fit=fit)
    afar = tuple(u for u, _, _ in b.ranged)
    rows = (
        ("attack", b.attackers, str(b.attack)),
        ("defence", b.defenders, str(b.defence)),
        ("ranged", afar, f"+{sum(n for _, _, n in b.ranged)}"),
    )
    y += 48
    for name, units, worth in rows:
        if units:
            role = SIDES[v.forces.seat[units[0]]]
            yield text(left, y, words(f"stargate-pic-{name}"), 20, "dim", bold=False, fit=96)
            yield text(left + 100, y, _list(v, units, p), 20, role, fit=fit - 146)
            yield text(right, y, worth, 22, "text", anchor="r")
            y += 30
    yield text(left, y, words("stargate-pic-differential"), 20, "dim", bold=False, fit=fit - 70)
    yield text(right, y, signed(b.differential), 28, "text", anchor="r")
    if not b.hopeless and b.column:
        yield from _column(b, (left, y + 24, right))


def _column(b: Battle, at: Place) -> Iterator[Stamp]:
    """Draw the column of the Combat Results Table, the rolled result bright."""
    left, y, right = at
    fitting = [c for c in CHARTS.crt if c.least <= b.differential]
    step = (right - left) / 6
    for k, result in enumerate(fitting[-1].results if fitting else ()):
        hit = b.die == k + 1
        fill = "text" if hit else "cell"
        yield put(left + step * k, y, "panel", Box(2, 0, step - 2, 40, 7, fill))
        role = "back" if hit else {"E": "fire", "D": "jump"}[result[0]]
        yield text(left + step * (k + 0.5), y + 20, result, 20, role, fill, anchor="m")
        yield Stamp(round(left + step * (k + 0.5)), round(y + 58), die(k + 1, 10, "panel"))


def _values(p: Picture, v: BattleView, h: Happened, at: Place) -> Iterator[Stamp]:
    """List strength and movement of those who meet: on a small counter there may be no room for them."""
    left, y, right = at
    clash = h.clash or _open_approach(v)
    if clash is None:
        return
    met = clash.foes or tuple(u for u, x in v.at.items() if x == clash.at and u not in clash.units)
    for crew in (*gathered(v.forces, clash.units), *gathered(v.forces, met)):
        role = SIDES[v.forces.seat[crew[0]]]
        worth = printed(v.forces, crew)
        yield text(right, y, worth, 22, "text", anchor="r")
        room = right - left - width(worth, 22) - 10
        yield text(left, y, unit_called(crew, p.words), 22, role, fit=room)
        y += 32


def _list(v: BattleView, units: Crew, p: Picture) -> str:
    return ", ".join(unit_called(c, p.words) for c in gathered(v.forces, units))


# -- moves -----------------------------------------------------------------------------------------------


def _points(p: Picture, v: BattleView, at: Place) -> Iterator[Stamp]:
    """Draw the Movement Points left as boxes."""
    left, y, right = at
    if v.move is None:
        return
    role = SIDES[v.forces.seat[v.move.crew[0]]]
    name = unit_called(v.move.crew, p.words)
    said = p.words("stargate-pic-points", left=v.move.left)
    yield text(left, y + 14, f"{name}: {said}", 22, "text", fit=right - left)
    n = min(v.move.left, 24)
    step = min(28.0, (right - left) / max(1, n))
    if n:
        boxes = [Box(step * k, 0, step * k + step - 4, 18, 4, role) for k in range(n)]
        yield put(left, y + 34, "panel", *boxes)


def _footer(lay: Layout, p: Picture, v: BattleView, reach: Reach) -> Iterator[Stamp]:
    """Draw the meaning of lit hexes, or which line is a preview."""
    y = (lay.bottom + lay.height) / 2
    x = 20.0
    if p.tentative:
        yield put(x, y, "panel", Line(((0, 0), (40, 0)), SIDES[v.phasing], 5, (10, 7)))
        yield text(x + 54, y, p.words("stargate-pic-preview"), max(21, lay.least), "lit")
    elif p.lit:
        for name, sign in _signs(reach.values()):
            yield put(x + 16, y, "panel", sign)
            said = p.words(f"stargate-pic-{name}")
            yield text(x + 42, y, said, max(20, lay.least), "text", bold=False, fit=330)
            x += 380 if lay.board > 700 else 260


def _signs(reach: Action) -> Iterator[tuple[str, Shape]]:
    if any(not x.risky for x in reach):
        yield "lit", Polygon(HEXAGON, "lit.cell", "lit", 3)
    if any(x.risky for x in reach):
        yield "lit-risk", Line((*HEXAGON, HEXAGON[0]), "lit", 2.4, (6, 5))
    if not reach:
        yield "lit-unit", Circle(0, 0, 13, "panel", "lit", 3.5)


__all__ = ["open_battles", "score_of", "side_panel"]
