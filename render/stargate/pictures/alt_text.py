"""The picture in words (alt text) and as monospaced text for a phone (text board)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Seat
from engine.stargate.model.state import SEATS
from engine.stargate.queries.view import BattleView
from render.core.look import Picture
from render.core.scene import LONGEST_ALT
from render.core.text import COLUMNS, Words, first_that_fits, fold_lines, shorten
from render.stargate.elements.terrain import Terrain
from render.stargate.elements.units import called, gathered
from render.stargate.pictures.combat_panel import score_of
from render.stargate.pictures.marks import Reach


def alt_text(p: Picture, told: Sequence[str], headline: str, reach: Reach) -> str:
    """Return the alt text: what happened, whose turn it is, where the units are; 1024 characters at most."""
    v, words = p.view.narrow(BattleView), p.words
    first = [words("stargate-alt-preview")] if p.tentative else []
    open_ = [words("stargate-alt-lit", hexes=", ".join(sorted(reach)[:24]))] if reach else []
    lines = [*first, *told, headline, *open_, words("stargate-score", **score_of(v)), *_forces(v, words)]
    return shorten(" ".join(lines), LONGEST_ALT)


def _forces(v: BattleView, words: Words) -> Iterator[str]:
    for seat in SEATS:
        yield words(
            f"stargate-alt-{seat}", units=", ".join(_standing(v, seat, words)) or words("stargate-alt-none")
        )
    gates = {g: v.face_down.get(g, 0) for g in "AB"}
    yield words("stargate-alt-gates", a=gates["A"], b=gates["B"], left=v.undeployed)
    if v.reserve:
        yield words("stargate-alt-reserve", units=", ".join(v.reserve))
    lost = [u for seat in SEATS for u in v.lost[seat]]
    if lost:
        yield words("stargate-alt-lost", units=", ".join(lost))


def _standing(v: BattleView, seat: Seat, words: Words) -> list[str]:
    """Describe a side's units hex by hex."""
    by_hex: dict[str, list[str]] = {}
    for places in (v.at, v.staged):
        for u, at in places.items():
            if v.forces.seat[u] == seat:
                by_hex.setdefault(at, []).append(u)
    return [
        f"{'/'.join(called(c, words) for c in gathered(v.forces, units))} {at}"
        for at, units in sorted(by_hex.items())
    ]


def text_board(v: BattleView, land: Terrain, words: Words, headline: str) -> str:
    """Write the map as text, a letter per hex, then all units. At most 1800 characters."""
    lines = [*fold_lines(headline), *fold_lines(words("stargate-score", **score_of(v)))]
    columns, _ = land.printed
    drawn = list(_map(v, land)) if columns <= COLUMNS - 3 else []
    tail = list[str]()
    for seat in SEATS:
        units = ", ".join(_standing(v, seat, words)) or words("stargate-alt-none")
        tail += fold_lines(words(f"stargate-alt-{seat}", units=units))
    gates = {g: v.face_down.get(g, 0) for g in "AB"}
    tail += fold_lines(words("stargate-board-gates", a=gates["A"], b=gates["B"], left=v.undeployed))
    if v.reserve:
        tail += fold_lines(words("stargate-board-reserve", units=" ".join(v.reserve)))
    lost = [u for seat in SEATS for u in v.lost[seat]]
    if lost:
        tail += fold_lines(words("stargate-board-lost", units=" ".join(lost)))
    key = fold_lines(words("stargate-board-key"))
    return first_that_fits(
        (
            [*lines, "", *drawn, "", *tail, "", *key],
            [*lines, "", *drawn, "", *tail],
            [*lines, "", *tail],
        )
    )


def _map(v: BattleView, land: Terrain) -> Iterator[str]:
    """Write a letter for every hex, with column numbers above and row numbers before."""
    columns, rows = land.printed
    cells = [list(row) for row in _ground(land)]
    coalition = {t.letter for t in v.forces.types if t.seat == "coalition"}
    drawn: dict[str, str] = {}
    for u, at in v.at.items():
        sign = str(v.forces.group[u] or u[0])
        if at in drawn and (drawn[at] == "*" or (drawn[at] in coalition) != (sign in coalition)):
            sign = "*"
        drawn[at] = sign
        cells[int(at[2:]) - 1][int(at[:2]) - 1] = sign
    for k in (0, 1):
        yield "   " + "".join(f"{c:02}"[k] for c in range(1, columns + 1))
    for row in range(rows):
        yield f"{row + 1:02} " + "".join(cells[row])


@lru_cache(64)
def _ground(land: Terrain) -> tuple[str, ...]:
    """Write the map without its units."""
    signs = {"gate": "#", "null": "@", "orbit": "o", "cell": "."}
    columns, rows = land.printed
    return tuple(
        "".join(
            signs.get(h.kind, "+" if h.energy > 0 else "-")
            for h in (land.by_id[f"{c:02}{row:02}"] for c in range(1, columns + 1))
        )
        for row in range(1, rows + 1)
    )
