"""Around a window: the strip above; the approach matrix or the sum of a combat below; the legend."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.stargate.model.charts import CHARTS, OPTIONS, approach_number
from engine.stargate.model.state import FOE
from engine.stargate.queries.view import BattleView
from render.core.fonts import wrap
from render.core.labels import LEGEND, legend
from render.core.look import Picture
from render.core.panel_parts import put, strip, text
from render.core.scene import LEAST, NAME, Box, Circle, Line, Polygon, Shape, Sprite, Stamp, Text
from render.stargate.elements.colours import SIDES
from render.stargate.elements.highlights import Battle, Clash, Happened
from render.stargate.elements.layout import Layout
from render.stargate.elements.pieces import lit_units
from render.stargate.elements.terrain import Terrain, terrain
from render.stargate.elements.units import Crew, gathered
from render.stargate.elements.units import called as unit_called
from render.stargate.pictures.ground import rulers
from render.stargate.pictures.marks import MEETS, Reach, chip, risk
from render.stargate.pictures.overlay import die
from render.stargate.pictures.panel import middle, score
from render.stargate.words.details import crumb
from render.stargate.words.events import signed

#: Width and height of a cell of the approach matrix; widths of its heads and of the table of results.
CELL, HEADS, RESULTS = (118, 50), 126, 372
LINE = 38
HEXAGON = ((14.0, 0.0), (7.0, 12.0), (-7.0, 12.0), (-14.0, 0.0), (-7.0, -12.0), (7.0, -12.0))
Place = tuple[float, float, float]
#: Lines beside the matrix, and most combats that are listed.
MATRIX, COMBATS = 6, 4


def block_height(p: Picture, v: BattleView, h: Happened) -> int:
    """Return how much room a picture needs below the map."""
    if v.outcome is not None:
        return 0
    if h.battle:
        return 62 + LINE * (3 + bool(h.battle.ranged))
    if h.clash or v.approach:
        return 30 * MATRIX + 20
    combats = len(open_battles(v)[:COMBATS])
    return 62 + LINE * 3 if combats == 1 else 24 + combats * LINE if combats else 0


def window_panel(lay: Layout, p: Picture, h: Happened, reach: Reach, foes: frozenset[str]) -> Iterator[Stamp]:
    """Draw all around a window, over what reaches beyond the map."""
    v = p.view.narrow(BattleView)
    yield from _cover(lay, terrain(v.board))
    yield from strip(lay.width, score(p), middle(p), lay.strip)
    if lay.block:
        yield from _block(p, v, h, (20.0, lay.bottom + 12.0, lay.width - 20.0))
    box = (20.0, float(lay.height - LEGEND), lay.width - 20.0, float(lay.height))
    yield from legend(box, _signs(lay, p, v, h, reach, foes), lay.least)


def _block(p: Picture, v: BattleView, h: Happened, at: Place) -> Iterator[Stamp]:
    """Draw what the picture is about: a combat, or an approach."""
    if h.battle:
        yield from _battle(p, v, h.battle, at)
    elif clash := h.clash or _open_approach(v):
        yield from _matrix(p, v, clash, at)
    elif open_ := open_battles(v):
        yield from _combats(p, v, open_, at)


@lru_cache(64)
def _cover(lay: Layout, land: Terrain) -> tuple[Stamp, ...]:
    """Hide what reaches beyond the map, in parts: one sprite of all would be as large as the picture."""
    boxes = (
        Box(-9, -9, lay.board + 9, lay.top, 0, "panel"),
        Box(-9, lay.bottom, lay.board + 9, lay.height + 9, 0, "panel"),
        Box(-9, -9, lay.left, lay.height + 9, 0, "panel"),
    )
    behind = Box(-15, -11, 15, 11, 0, "panel")
    numbers = (Stamp(x.x, x.y, Sprite((behind, *x.sprite.shapes), "panel")) for x in rulers(lay, land))
    return *(Stamp(0, 0, Sprite((box,), "panel")) for box in boxes), *numbers


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
    return Clash(
        units=tuple(v.approach.crew),
        at=v.approach.at,
        foes=foes,
        shield=shielded,
        counts=(),
        barred=v.approach.barred,
    )


def _matrix(p: Picture, v: BattleView, c: Clash, at: Place) -> Iterator[Stamp]:
    """Draw the approach matrix with the shield included; choices are marked once both are revealed."""
    left, y, right = at
    mover, words = v.forces.seat[c.units[0]] if c.units else v.phasing, p.words
    fit = right - left - 3 * CELL[0] - HEADS - 16
    said = [(words("stargate-pic-approach", at=c.at), "text")]
    if c.shield:
        counts = f" {max(c.counts)}:{min(c.counts)}" if c.counts else ""
        said.append((words(f"stargate-pic-shield-{c.shield}") + counts, SIDES[c.shield]))
    if not c.options and v.sealed[1] and not p.tentative:  # a preview does not know how many will be in
        said.append((words("stargate-pic-choices", got=v.sealed[0], wanted=v.sealed[1]), "lit"))
    said.append((words("stargate-pic-dies"), "dim"))
    lines = [(line, ink) for x, ink in said for line in wrap(x, LEAST, fit, bold=ink == "text")]
    for n, (line, ink) in enumerate(lines[:MATRIX]):
        yield text(left, y + 16 + 30 * n, line, LEAST, ink, bold=ink == "text")
    if c.die:
        up = y + 30 * min(len(lines), MATRIX - 1) + 20
        yield Stamp(round(left + 20), round(up), die(c.die, 17, "panel", kills=bool(c.lost)))
    yield from _table(p, c, mover, (left, y, right))


def _table(p: Picture, c: Clash, mover: str, at: Place) -> Iterator[Stamp]:
    """Draw rows for the defender's options, columns for the mover's, both by their names."""
    _, y, right = at
    mine, theirs = SIDES[mover], SIDES[FOE[mover]]
    wide, high = CELL
    x0, y0 = right - 3 * wide, y + LINE
    picked = (c.options.get(FOE[mover], ""), c.options.get(mover, ""))
    barred = ("", c.barred) if mover == "virunian" else (c.barred, "")
    side = "mover" if c.shield == mover else "defender" if c.shield else ""
    for k, option in enumerate(OPTIONS):
        name = p.words(f"stargate-tactic-{option}")
        ink = "mute" if barred[1] == option else mine
        yield text(x0 + wide * (k + 0.5), y + 16, name, LEAST, ink, anchor="m", fit=wide - 4)
        ink = "mute" if barred[0] == option else theirs
        yield text(x0 - 12, y0 + high * (k + 0.5), name, LEAST, ink, anchor="r", fit=HEADS - 14)
        for m, other in enumerate(OPTIONS):
            pair = (option, other)
            same = picked[0] == option or picked[1] == other
            dead = option in barred[:1] or other in barred[1:]
            drawn = _cell(approach_number(option, other, side), chosen=picked == pair, same=same, dead=dead)
            yield Stamp(round(x0 + wide * m), round(y0 + high * k), drawn)


@lru_cache(128)
def _cell(number: str, *, chosen: bool, same: bool, dead: bool) -> Sprite:
    wide, high = CELL
    fill = "text" if chosen else "same" if same else "cell"
    ink = "back" if chosen else "mute" if number == "0" or dead else "text"
    ground = Box(3, 3, wide - 3, high - 3, 8, fill)
    return Sprite((ground, Text(wide / 2, high / 2, number, 30, ink)), "panel")


# -- combat ----------------------------------------------------------------------------------------------


def open_battles(v: BattleView) -> list[Battle]:
    """Return the combats still to be fought; during a combat only that one, with its support."""
    facts = crumb(v, "battles")
    at = facts.get("at", "")
    return [
        Battle(
            hexes=tuple(c["hexes"]),
            attackers=tuple(c["attackers"]),
            defenders=tuple(c["defenders"]),
            ranged=tuple((u, to, n) for u, to, _, n in c["ranged"]),
            attack=c["attack"],
            defence=c["defence"],
            differential=c["differential"],
            column=c["column"],
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
    for b in open_[:COMBATS]:
        where = ", ".join(b.hexes)
        yield text(left, y + 19, where, LEAST, "text", fit=210)
        against = f"{_list(v, b.attackers, p)} / {_list(v, b.defenders, p)}"
        yield text(left + 224, y + 19, against, LEAST, "dim", bold=False, fit=right - left - 310)
        yield text(right, y + 19, signed(b.differential), NAME, "text", anchor="r")
        y += LINE


def _battle(p: Picture, v: BattleView, b: Battle, at: Place) -> Iterator[Stamp]:
    """Draw the sum of a combat: who fights with what, the differential, the table's column and the die."""
    left, y, right = at
    words, end = p.words, right - RESULTS - 24 if b.column and not b.hopeless else right
    yield text(
        left, y + 16, words("stargate-pic-combat", at=", ".join(b.hexes)), NAME, "text", fit=end - left
    )
    afar = tuple(u for u, _, _ in b.ranged)
    rows = (
        (b.attackers, str(b.attack)),
        (b.defenders, str(b.defence)),
        (afar, f"+{sum(n for _, _, n in b.ranged)}"),
    )
    y += 38
    for units, worth in rows:
        if units:
            role = SIDES[v.forces.seat[units[0]]]
            yield text(left, y + 18, _list(v, units, p), LEAST, role, fit=end - left - 60)
            yield text(end, y + 18, worth, LEAST, "text", anchor="r")
            y += LINE
    yield text(
        left, y + 18, words("stargate-pic-differential"), LEAST, "dim", bold=False, fit=end - left - 60
    )
    yield text(end, y + 18, signed(b.differential), NAME, "text", anchor="r")
    if b.column and not b.hopeless:
        yield from _column(b, (right - RESULTS, at[1] + 34, right))


def _column(b: Battle, at: Place) -> Iterator[Stamp]:
    """Draw the column of the Combat Results Table, the rolled result bright."""
    left, y, right = at
    fitting = [c for c in CHARTS.crt if c.least <= b.differential]
    step = (right - left) / 6
    for k, result in enumerate(fitting[-1].results if fitting else ()):
        hit = b.die == k + 1
        fill = "text" if hit else "cell"
        yield put(left + step * k, y, "panel", Box(3, 0, step - 3, 48, 7, fill))
        role = "back" if hit else {"E": "fire", "D": "jump"}[result[0]]
        yield text(left + step * (k + 0.5), y + 24, result, LEAST, role, fill, anchor="m")
        yield Stamp(round(left + step * (k + 0.5)), round(y + 72), die(k + 1, 13, "panel"))


# -- the legend ------------------------------------------------------------------------------------------


def _signs(
    lay: Layout, p: Picture, v: BattleView, h: Happened, reach: Reach, foes: frozenset[str]
) -> list[tuple[Sprite, str]]:
    """Choose what of the picture has to be explained, the most important first."""
    signs = [(Sprite(x, "panel"), p.words(f"stargate-pic-{name}")) for name, x in _lit_signs(reach)]
    if any(lay.shows(x) for x in foes):
        signs.append((_REACH, p.words("stargate-pic-reach")))
    if lit_units(v, p.lit):
        signs.append((_UNIT, p.words("stargate-pic-lit-unit")))
    if trips := [x for x in h.trips if len(x.hexes) > 1]:
        seat = v.forces.seat[trips[-1].units[0]]
        said = p.words("stargate-pic-last-move", name=p.words(f"stargate-side-{seat}"))
        if p.tentative:
            said = p.words("stargate-pic-preview")
        signs.append((_way(SIDES[seat], dashed=p.tentative), said))
    if lay.r >= lay.least:
        signs.append((_VALUES, p.words("stargate-pic-numbers")))
    return signs


_UNIT = Sprite((Circle(0, 0, 14, "panel", "lit", 4),), "panel")
_REACH = Sprite((Circle(0, 0, 14, "", "fire", 4),), "panel")
_VALUES = Sprite((Text(2, 0, "3-8", LEAST, "text"),), "panel")


@lru_cache(8)
def _way(role: str, *, dashed: bool) -> Sprite:
    return Sprite((Line(((-15, 0), (0, 0), (17, 0)), role, 5, (8, 6) if dashed else (0, 0), 16),), "panel")


def _lit_signs(reach: Reach) -> Iterator[tuple[str, tuple[Shape, ...]]]:
    looks = reach.values()
    if any(not x.risky for x in looks):
        yield "lit", (Polygon(HEXAGON, "lit.cell", "lit", 3),)
    if any(x.risky for x in looks):
        yield "lit-risk", (Line((*HEXAGON, HEXAGON[0]), "lit", 2.4, (6, 5)),)
    if any(chip(x) == MEETS for x in looks):
        yield "lit-meets", risk(MEETS, LEAST, meets=True).shapes


__all__ = ["block_height", "open_battles", "score_of", "window_panel"]


def _list(v: BattleView, units: Crew, p: Picture) -> str:
    return ", ".join(unit_called(c, p.words) for c in gathered(v.forces, units))
