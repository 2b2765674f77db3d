"""The picture in words (alt text), as monospaced text for a phone, and what only one seat need see."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase

from engine.core.deferred import Deferred
from engine.skirmish.model.state import GM, Figure, Point
from engine.skirmish.queries.suggestions import Suggestion
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.terrain import Land
from render.core.look import Picture
from render.core.scene import LONGEST_ALT
from render.core.text import Words, first_that_fits, fold_lines, shorten
from render.skirmish.elements.figure_sight import lenses, planned, sight_in_words
from render.skirmish.elements.names import arms, figures, known_as, number, place, says, state_of
from render.skirmish.elements.pieces import marked_places
from render.skirmish.words.actions import suggested

shapely = Deferred("shapely")

#: Maximum width and height of a text board, in characters.
WIDE, HIGH = 40, 20
#: Number of the GM's messages that are told again.
RECENT = 5
#: Letters of enemies, the Stargate and its DHD.
TAKEN = "JPCELOD"
#: Terrain as letters.
SIGNS = {
    "building": "#",
    "wood": "t",
    "hill": "^",
    "ruin": ":",
    "rock": "o",
    "wall": "=",
    "ditch": "=",
    "crates": "=",
    "water": "~",
    "rough": ",",
}


def standing(v: TableView, f: Figure, words: Words) -> str:
    """Describe a figure, its weapon, place and conditions: "Red (rifle) 34/8, wounded ×1"."""
    name = known_as(v, f.id, words) if f.side == "sgc" else f.id
    first = f"{name} ({words(f'skirmish-weapon-{f.weapon}')}) {place(f.at, words)}"
    said = [first, *state_of(f, words, hidden=f.id in v.hidden)]
    return ", ".join(said)


def _forces(v: TableView, words: Words) -> Iterator[str]:
    shown = [f for f in v.figures.values() if f.health not in ("dead", "removed", "left")]
    for side, key in (("sgc", "team"), ("jaffa", "enemy")):
        found = [standing(v, f, words) for f in shown if f.side == side]
        yield words(f"skirmish-alt-{key}", figures="; ".join(found) or words("skirmish-alt-none"))
    ghosts = [f"{i} {place(at, words)}" for i, at in v.ghosts.items() if i not in v.figures]
    if ghosts:
        yield words("skirmish-alt-ghosts", figures=", ".join(ghosts))


def _rest(v: TableView, words: Words) -> Iterator[str]:
    if v.objectives:
        found = [
            f"{says(o.name, words)} {place(o.at, words)} ({words(f'skirmish-open-{v.state[o.id]}')})"
            for o in v.objectives
        ]
        yield words("skirmish-alt-objectives", objectives=", ".join(found))
    if v.stargate:
        at = place((v.stargate.x, v.stargate.y), words)
        yield words("skirmish-alt-gate", at=at, open=int(v.gate.open))
    if v.markers:
        found = [f"{', '.join(ids)} {place(at, words)}" for at, ids in marked_places(v).items()]
        yield words("skirmish-alt-markers", markers=", ".join(found))
    yield words("skirmish-alt-table", width=number(v.width), height=number(v.height))


def state_lines(v: TableView, words: Words) -> list[str]:
    """Describe the places of all figures, and the state of objectives, Stargate and markers."""
    return [*_forces(v, words), *_rest(v, words)]


def alt_text(p: Picture, v: TableView, told: Sequence[str], headline: str, state: Sequence[str]) -> str:
    """Return the alt text: what happened, the state, and all figures; 1024 characters at most."""
    words = p.words
    first = [words("skirmish-alt-preview")] if p.tentative else []
    goals = [suggested(a, words) for a in p.lit if isinstance(a, Suggestion)]
    open_ = [words("skirmish-alt-lit", goals="; ".join(goals))] if goals else []
    seen = [sight_in_words(v, x, words) for x in lenses(p.lit) if x.seen or x.horizon]
    lines = [*first, *seen, *open_, *planned(p.lit), *told, headline, *state]
    return shorten(" ".join(lines), LONGEST_ALT)


# -- the text board --------------------------------------------------------------------------------------


def text_board(v: TableView, words: Words, headline: str, state: Sequence[str]) -> str:
    """Write the table as text, a letter for a few inches, then all figures. At most 1800 characters."""
    drawn, scale = _map(v, words, signs := _signs(v))
    head = [*fold_lines(headline)]
    tail = [line for said in state for line in fold_lines(said)]
    unlike = [f"{sign}: {i}" for i, sign in signs.items() if sign != i[:1]]
    key = [*fold_lines(scale), *fold_lines(" ".join((words("skirmish-board-key"), *unlike)))]
    return first_that_fits(
        (
            [*head, "", *drawn, "", *tail, "", *key],
            [*head, "", *drawn, "", *tail],
            [*head, "", *drawn],
        )
    )


def _signs(v: TableView) -> dict[str, str]:
    """Return a letter for each figure of the team: the first of its name that nothing else has."""
    found: dict[str, str] = {}
    for f in v.figures.values():
        if f.side == "sgc":
            free = (x for x in f.id + ascii_uppercase if x.isupper() and x not in {*TAKEN, *found.values()})
            found[f.id] = next(free, f.id[:1])
    return found


def _map(v: TableView, words: Words, signs: Mapping[str, str]) -> tuple[list[str], str]:
    """Write a letter for every few inches, the south-west corner at the lower left."""
    across = max(v.width / WIDE, v.height / HIGH / 2)
    up = across * 2
    columns, rows = math.ceil(v.width / across), math.ceil(v.height / up)
    cells = [list(row) for row in _terrain(v.land, columns, rows, across, up)]

    def put(at: Point, sign: str) -> None:
        i, j = min(columns - 1, int(at[0] / across)), min(rows - 1, int(at[1] / up))
        held = cells[j][i]
        cells[j][i] = "*" if held.isupper() or held == "*" else sign

    for m in v.markers.values():
        put(m.at, "?")
    if v.stargate:
        put((v.stargate.x, v.stargate.y), "O")
        if v.stargate.dhd:
            put(v.stargate.dhd, "D")
    for f in v.figures.values():
        if f.health not in ("dead", "removed", "left"):
            put(f.at, signs.get(f.id, f.id[:1]))
    lines = []
    for j in reversed(range(rows)):
        label = f"{round(j * up):>3} " if j % 3 == 0 else "    "
        lines.append(label + "".join(cells[j]))
    ruler = ["    "] + [" "] * (columns + 3)
    for i in range(0, columns, 10):
        for k, c in enumerate(str(round(i * across))):
            ruler[1 + i + k] = c
    lines.append("".join(ruler).rstrip())
    return lines, words("skirmish-board-scale", across=number(across), up=number(up))


@lru_cache(64)
def _terrain(land: Land, columns: int, rows: int, across: float, up: float) -> tuple[str, ...]:
    """Write the terrain alone."""
    lines = []
    for j in range(rows):
        row = ""
        for i in range(columns):
            cell = shapely.box(i * across, j * up, (i + 1) * across, (j + 1) * up)
            middle = shapely.Point((i + 0.5) * across, (j + 0.5) * up)
            sign = "."
            for p, _, g, *_ in land.plots:
                if (p.shape == "line" and shapely.intersects(g, cell)) or (
                    p.shape != "line" and shapely.distance(g, middle) <= across * 0.3
                ):
                    sign = SIGNS.get(p.kind, "o")
            row += sign
        lines.append(row)
    return tuple(lines)


def hand_text(v: TableView, words: Words) -> str:
    """Word it in a few lines; "" for the channel."""
    if v.seat == GM:
        return _gm(v, words)
    lines = []
    for f in v.figures.values():
        if f.seat and f.seat == v.seat and f.health not in ("dead", "removed", "left"):
            said = state_of(f, words)
            facts = {"left": f.left, "fp": f.fp, "state": int(bool(said)), "said": ", ".join(said)}
            gear = arms(f.weapon, f.kit, words)
            lines.append(words("skirmish-hand-figure", figure=known_as(v, f.id, words), arms=gear, **facts))
    return "\n".join([*lines, *_from_gm(v, words)])


def _from_gm(v: TableView, words: Words) -> list[str]:
    """Word what the GM has told a seat alone; for the GM what each was told, and the sealed notes."""
    if v.seat != GM:
        return [words("skirmish-hand-told", text=x.text) for x in v.handouts[-RECENT:]]
    told = [
        words("skirmish-hand-told-seat", name=words(f"skirmish-side-{x.seat}"), text=x.text)
        for x in v.handouts[-RECENT:]
    ]
    notes = [words("skirmish-hand-note", n=n, text=x.text) for n, x in enumerate(v.notes, 1)]
    return [*told, *notes]


def _gm(v: TableView, words: Words) -> str:
    hidden = [x for x in v.hidden if v.figures[x].on_table]
    first = (
        words("skirmish-hand-gm", figures=figures(hidden, words))
        if hidden
        else words("skirmish-hand-gm-none")
    )
    lines = [first, words("skirmish-hand-aware", figures=figures(v.aware, words))]
    pool = v.pool
    if pool:
        lines.append(
            words("skirmish-hand-pool", jaffa=pool["jaffa"], primes=pool["first_prime"], crew=pool["crew"])
        )
    return "\n".join([*lines, *_from_gm(v, words)])
