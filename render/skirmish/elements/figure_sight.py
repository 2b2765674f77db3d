"""A figure's sight as content of `Picture.lit`: what it sees, what blocks, bands and chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.rules import Action
from engine.skirmish.model.state import Point
from engine.skirmish.queries.odds import Target
from engine.skirmish.queries.suggestions import Sighting
from engine.skirmish.queries.view import TableView
from render.core.text import Words
from render.skirmish.elements.names import known_as, number, piece_called


@dataclass(frozen=True, slots=True)
class Lens:
    """What is drawn when a player asks what a figure sees.

    `horizon` is the outline of what is in sight (`suggestions.horizon`), () for no shading;
    `seen` every known enemy (`seen_from`); `rings` bands with their inches (`odds.weapon_bands`);
    `targets` the odds at those in range (`targets_of`).
    """

    figure: str
    horizon: tuple[Point, ...] = ()
    seen: tuple[Sighting, ...] = ()
    rings: tuple[tuple[str, float], ...] = ()
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True, slots=True)
class Template:
    """A blast or arc drawn beforehand: around `at`, `inches` far, `arc` degrees about `facing` (360 all)."""

    at: Point
    inches: float
    arc: float = 360.0
    facing: int = 0
    said: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What an order would do, in lines beside the picture and in its words: cost, numbers needed, chances."""

    lines: tuple[str, ...]


def planned(lit: Sequence[Action]) -> tuple[str, ...]:
    """Return the lines of text that explain a planned action."""
    return tuple(line for x in lit if isinstance(x, Plan) for line in x.lines)


def lenses(lit: Sequence[Action]) -> list[Lens]:
    """Pick the lenses."""
    return [x for x in lit if isinstance(x, Lens)]


def best_shot(x: Lens, target: str) -> tuple[int, int, int] | None:
    """Return the best kind of shot: (aim, number needed, percent chance of one shot); None without one."""
    t = next((t for t in x.targets if t.target == target), None)
    s = t.best if t else None
    return (s.aim, s.need, round(100 * s.one)) if s else None


def sight_in_words(v: TableView, x: Lens, words: Words) -> str:
    """Word what a figure sees and what it does not see."""
    seen = []
    for s in x.seen:
        if not s.clear:
            continue
        shot = best_shot(x, s.figure)
        more = f", {words(f'skirmish-aim-{shot[0]}')} {shot[2]} %" if shot else ""
        cover = f", {words('skirmish-pic-cover', piece=piece_called(v, s.cover, words))}" if s.cover else ""
        seen.append(f'{s.figure} ({number(s.range)}"{cover}{more})')
    blocked = [
        f"{s.figure} ({', '.join(piece_called(v, b, words) for b in s.blockers)})"
        for s in x.seen
        if not s.clear
    ]
    none = words("skirmish-alt-none")
    return words(
        "skirmish-alt-sight",
        figure=known_as(v, x.figure, words),
        seen="; ".join(seen) or none,
        blocked="; ".join(blocked) or none,
    )
