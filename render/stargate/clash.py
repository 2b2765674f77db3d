"""The panel beside a window: the approach matrix, the sum of a combat, or what happened in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.stargate.charts import CHARTS, OPTIONS, approach_number
from engine.stargate.state import FOE
from engine.stargate.view import BattleView
from render.core.look import Picture
from render.core.scene import Box, Line, Polygon, Sprite, Stamp, Text
from render.stargate.colours import SIDES
from render.stargate.happened import Battle, Clash, Happened, seen
from render.stargate.layout import Layout
from render.stargate.overlay import die, shield
from render.stargate.panel import called, plate, put, story, text
from render.stargate.units import Crew, gathered
from render.stargate.units import called as unit_called

CELL = 58


def side_panel(
    lay: Layout, p: Picture, h: Happened, told: Sequence[str], lit: Sequence[Any]
) -> Iterator[Stamp]:
    """Draw header, panel and footer of a window."""
    v = seen(p)
    yield from _header(lay, p, v)
    left, right = lay.board + 16, lay.width - 14
    top = 16.0
    yield from plate(p, v, (left - 4, top, right + 2, top + 68))
    top += 84
    clash = h.clash or _open_approach(v)
    if h.battle:
        yield from _battle(p, v, h.battle, (left, top, right))
        top += 262
    elif clash:
        yield from _matrix(p, v, clash, (left, top, right))
        top += 352 if clash.options else 330
    elif v.move and v.move.mode != "teleport" and v.outcome is None:
        yield from _points(p, v, (left, top, right))
        top += 64
    yield from story(p, told, (left, top + 4, right, lay.height - 8))
    yield from _footer(lay, p, v, lit)


def _header(lay: Layout, p: Picture, v: BattleView) -> Iterator[Stamp]:
    turn = p.words("stargate-pic-turn", turn=v.turn)
    high = lay.top / 2
    yield text(18, high, turn, 27, "text")
    score = p.words("stargate-score", **score_of(v))
    yield text(lay.board - 16, high, score, 19, "dim", anchor="r", bold=False, fit=lay.board - 170)


def score_of(v: BattleView) -> dict[str, int]:
    """Give how far both sides are (Cases 12.1 and 12.2)."""
    from engine.stargate.board import NUMBERS

    return {
        "losses": sum(v.losses.values()), "needed": NUMBERS.losses,
        "races": sum(n > 0 for n in v.losses.values()), "of": len(v.losses),
        "groups": len(v.groups), "all": v.forces.groups,
    }  # fmt: skip


def _open_approach(v: BattleView) -> Clash | None:
    """Give the approach that is still to be decided: nothing of either choice."""
    if v.approach is None:
        return None
    facts: Mapping[str, Any] = next((c.facts for c in reversed(v.where) if c.kind == "approach"), {})
    shielded = str(facts.get("shield", ""))
    return Clash(
        tuple(v.approach.crew), v.approach.at, tuple(facts.get("foes", ())), shielded, (), v.approach.barred
    )


def _matrix(p: Picture, v: BattleView, c: Clash, box: tuple[float, float, float]) -> Iterator[Stamp]:
    """Draw the approach matrix with the shield worked in; what was chosen stands out once both are revealed."""
    left, y, right = box
    mover = v.forces.seat[c.units[0]] if c.units else v.phasing
    roles = (SIDES[mover], SIDES[FOE[mover]])
    yield text(left, y + 14, p.words("stargate-pic-approach", at=c.at), 26, "text", fit=right - left)
    said = (
        "+".join(c.units) + "  /  " + " ".join("+".join(x) for x in gathered(v.forces, c.foes))
        if c.foes
        else ""
    )
    yield text(left, y + 42, said, 19, "dim", bold=False, fit=right - left)
    if c.shield:
        role = SIDES[c.shield]
        yield Stamp(round(left + 15), round(y + 74), shield(12, role, "", "panel"))
        counts = f" {max(c.counts)} : {min(c.counts)}" if c.counts else ""
        word = p.words(f"stargate-pic-shield-{c.shield}") + counts
        yield text(left + 38, y + 74, word, 20, role, fit=right - left - 40)
    x0, y0 = right - 3 * CELL, y + 146
    yield text(x0 + 1.5 * CELL, y + 104, p.words("stargate-pic-mover", name=_side(p, mover)), 18, roles[0],
               anchor="m", fit=3 * CELL + 30)  # fmt: skip
    picked = (c.options.get(FOE[mover], ""), c.options.get(mover, ""))
    virunian = 0 if mover == "virunian" else 1
    side = "mover" if c.shield == mover else "defender" if c.shield else ""
    for k, option in enumerate(OPTIONS):
        name = p.words(f"stargate-tactic-{option}")
        off = (c.barred == option and virunian == 0, c.barred == option and virunian == 1)
        ink = "mute" if off[0] else roles[0]
        yield text(
            x0 + CELL * (k + 0.5), y + 130, name, 19, ink, anchor="m", fit=CELL - 4, bold=picked[1] == option
        )
        ink = "mute" if off[1] else roles[1]
        yield text(x0 - 8, y0 + CELL * (k + 0.5), name, 20, ink, anchor="r", fit=x0 - left - 10,
                   bold=picked[0] == option)  # fmt: skip
        for m, other in enumerate(OPTIONS):
            chosen = picked == (option, other)
            same = option == picked[0] or other == picked[1]
            dead = c.barred == (option if virunian else other)
            number = approach_number(option, other, side)
            yield Stamp(round(x0 + CELL * m), round(y0 + CELL * k), _cell(number, chosen, same, dead))
    y = y0 + 3 * CELL + 18
    if c.die:
        lost = bool(c.lost)
        yield Stamp(round(left + 18), round(y + 8), die(c.die, 16, "panel", kills=lost))
        yield text(
            left + 46, y + 8, p.words("stargate-pic-dies"), 17, "dim", bold=False, fit=right - left - 48
        )
    else:
        yield text(left, y, p.words("stargate-pic-dies"), 17, "dim", bold=False, fit=right - left)
        waiting = v.sealed
        if not c.options and waiting[1]:
            more = p.words("stargate-pic-choices", got=waiting[0], wanted=waiting[1])
            yield text(left, y + 28, more, 19, "lit", fit=right - left)


@lru_cache(128)
def _cell(number: str, chosen: bool, same: bool, dead: bool) -> Sprite:
    fill = "text" if chosen else "same" if same else "cell"
    ink = "back" if chosen else "mute" if number == "0" or dead else "text"
    plate = Box(3, 3, CELL - 3, CELL - 3, 8, fill)
    return Sprite((plate, Text(CELL / 2, CELL / 2, number, 30, ink)), "panel")


def _side(p: Picture, seat: str) -> str:
    return p.words(f"stargate-side-{seat}")


def _battle(p: Picture, v: BattleView, b: Battle, box: tuple[float, float, float]) -> Iterator[Stamp]:
    """Draw the sum of a combat: who fights, the differential, the table's column and the die."""
    left, y, right = box
    words, fit = p.words, right - left
    yield text(left, y + 14, words("stargate-pic-combat", at=", ".join(b.hexes)), 26, "text", fit=fit)
    rows = [("attack", b.attackers, v.phasing), ("defence", b.defenders, FOE[v.phasing])]
    rows += [("ranged", tuple(u for u, _, _ in b.ranged), v.phasing)] if b.ranged else []
    y += 46
    for name, units, _ in rows:
        if not units:
            continue
        role = SIDES[v.forces.seat[units[0]]]
        yield text(left, y, words(f"stargate-pic-{name}"), 19, "dim", bold=False, fit=96)
        yield text(left + 102, y, _list(v, units, p), 20, role, fit=fit - 102)
        y += 30
    yield text(left, y, words("stargate-pic-differential"), 19, "dim", bold=False, fit=150)
    yield text(right, y, f"{b.differential:+d}" if b.differential else "0", 26, "text", anchor="r")
    y += 22
    if b.hopeless or not b.column:
        return
    column = next((c for c in CHARTS.crt if _fits(c.least, b.differential)), CHARTS.crt[0])
    step = fit / 6
    for k, result in enumerate(column.results):
        hit = b.die == k + 1
        yield put(left + step * k, y, "panel", Box(2, 0, step - 2, 40, 7, "text" if hit else "cell"))
        role = "back" if hit else {"E": "fire", "D": "jump"}[result[0]]
        yield text(left + step * (k + 0.5), y + 20, result, 20, role, "text" if hit else "cell", anchor="m")
        yield Stamp(round(left + step * (k + 0.5)), round(y + 60), die(k + 1, 10, "panel", kills=False))


def _fits(least: int, differential: int) -> bool:
    fitting = [c.least for c in CHARTS.crt if c.least <= differential]
    return bool(fitting) and fitting[-1] == least


def _list(v: BattleView, units: Crew, p: Picture) -> str:
    return ", ".join(unit_called(c, p.words) for c in gathered(v.forces, units))


def _points(p: Picture, v: BattleView, box: tuple[float, float, float]) -> Iterator[Stamp]:
    """Draw the Movement Points left as boxes."""
    left, y, right = box
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
        yield put(left, y + 32, "panel", *boxes)


def _footer(lay: Layout, p: Picture, v: BattleView, lit: Sequence[Any]) -> Iterator[Stamp]:
    """Say what lit hexes mean, or which line is a preview."""
    y = (lay.bottom + lay.height) / 2
    x = 20.0
    if p.tentative:
        yield put(x, y, "panel", Line(((0, 0), (40, 0)), SIDES[v.phasing], 5, (10, 7)))
        yield text(x + 54, y, p.words("stargate-pic-preview"), 21, "lit")
        return
    if not lit:
        return
    corners = tuple(
        (a * 1.0, b * 1.0) for a, b in ((14, 0), (7, 12), (-7, 12), (-14, 0), (-7, -12), (7, -12))
    )
    signs = (
        ("lit", Polygon(corners, "lit.cell", "lit", 3)),
        ("lit-risk", Line((*corners, corners[0]), "lit", 2.4, (6, 5))),
    )
    for name, sign in signs:
        yield put(x + 16, y, "panel", sign)
        said = p.words(f"stargate-pic-{name}")
        yield text(x + 42, y, said, 20, "text", bold=False, fit=240)
        x += 300


__all__ = ["called", "score_of", "side_panel"]
