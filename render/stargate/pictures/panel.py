"""The panel beside the whole map: turn, whose go, victory, losses, gates, and the key or what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Seat
from engine.stargate.queries.view import BattleView
from render.core import panel_parts
from render.core.fonts import clip
from render.core.look import Picture
from render.core.panel_parts import Middle, Side, named, put, text
from render.core.scene import Box, Shape, Sprite, Stamp, Text
from render.stargate.elements.colours import SIDES
from render.stargate.elements.counters import Piece, counter, pile
from render.stargate.elements.fixed_panel import END, FIRST, GATES, GROUPS, KILLS, LINE, RACES, column, sides
from render.stargate.elements.layout import Layout
from render.stargate.elements.units import OUTLINES


def called(p: Picture, seat: Seat) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    return named(p, seat, p.words(f"stargate-side-{seat}"))


def score(p: Picture) -> tuple[Side, ...]:
    """Say how near each side is to winning: Tri-Ships broken (Case 12.2), ships killed (Case 12.1)."""
    v, words = p.view.narrow(BattleView), p.words
    lost = sum(v.losses.values())
    races = words("stargate-pic-races", n=sum(n > 0 for n in v.losses.values()), of=len(v.losses))
    scores = {
        "coalition": (
            f"{len(v.groups)}/{v.forces.groups}",
            (words("stargate-pic-broken"), words("stargate-pic-broken-short")),
        ),
        "virunian": (
            f"{lost}/{v.house.needed}",
            (*((races,) if lost else ()), words("stargate-pic-killed"), words("stargate-pic-killed-short")),
        ),
    }
    acting = v.waiting or (v.phasing,)
    if v.outcome is not None:
        acting = (v.outcome.winner,) if v.outcome.winner else ()
    return tuple(
        Side(name=called(p, x), score=score, counts=counts, role=SIDES[x], active=x in acting)
        for x, (score, counts) in scores.items()
    )


def middle(p: Picture) -> Middle:
    """Say the turn, and the phase or what is left of a move."""
    v, words = p.view.narrow(BattleView), p.words
    turn = (words("stargate-pic-turn", turn=v.turn),)
    if v.outcome is not None:
        name = called(p, v.outcome.winner) if v.outcome.winner else ""
        won = (words("stargate-pic-wins", name=name), words("stargate-pic-won"))
        return Middle(turn, won if name else (words("stargate-pic-drawn"),))
    if p.tentative:
        return Middle(turn, (words("stargate-pic-preview"),))
    if v.approach:
        return Middle(turn, (words("stargate-pic-meeting"),))
    if v.move and v.move.mode != "teleport":
        return Middle(turn, (words("stargate-pic-points", left=v.move.left),))
    return Middle(turn, (words(f"stargate-phase-{v.phase}"),))


def keyed(p: Picture) -> bool:
    """Return whether the panel has room for the key because nothing else needs the space."""
    return p.view.narrow(BattleView).outcome is None and not p.tentative


def panel(lay: Layout, p: Picture, told: Sequence[str]) -> Iterator[Stamp]:
    """Draw what changes in the panel of the whole map; the rest is part of the ground."""
    v = p.view.narrow(BattleView)
    left, right = sides(lay)
    yield text(left, 42, p.words("stargate-pic-turn", turn=v.turn), 46, "text", fit=right - left)
    yield from plate(p, v, (left - 4, 78, right + 2, 156))
    n, of = sum(v.losses.values()), v.house.needed
    yield text(right, KILLS, p.words("stargate-pic-of", n=n, of=of), 24, "text", anchor="r")
    yield Stamp(left, KILLS + 20, _boxes(n, of, right - left))
    yield from _races(lay, v)
    yield from _groups(p, v, left, right)
    yield from _gates(p, v, left, right)
    if not keyed(p):
        yield from story(p, told, (left, END + 10, right, lay.height - 10))


@lru_cache(64)
def _boxes(n: int, of: int, room: float) -> Sprite:
    """Case 12.1: draw losses as filled boxes."""
    step = room / of
    edges = [(k * step, k < n) for k in range(of)]
    boxes = (
        Box(x, 0, x + step - 5, 22, 5, "two" if full else "back", "" if full else "mute", 2)
        for x, full in edges
    )
    return Sprite(tuple(boxes), "panel")


Inks = tuple[str, str, str, str]


def plate(p: Picture, v: BattleView, box: tuple[float, float, float, float]) -> Iterator[Stamp]:
    """Draw whose turn it is in that side's colour, with the phase; or who has won."""
    x0, y0, x1, y1 = box
    first, second, role, ink = _plated(p, v)
    fit, high = x1 - x0 - 28, y1 - y0
    yield put(x0, y0, "panel", Box(0, 0, x1 - x0, high, 11, role))
    yield text(x0 + 14, y0 + high * 0.32, clip(first, 19, fit), 27, ink, role, fit=fit)
    yield text(x0 + 14, y0 + high * 0.72, second, 22, ink, role, bold=False, fit=fit)


def _plated(p: Picture, v: BattleView) -> Inks:
    """Return the two lines of a plate, its colour and that of its type."""
    winner = v.outcome.winner if v.outcome else None
    seat = winner if v.outcome else v.phasing
    role = SIDES[seat] if seat else "dim"
    ink = f"{role}.ink" if seat else "back"
    if v.outcome is not None:
        first = (
            p.words("stargate-pic-wins", name=called(p, winner)) if winner else p.words("stargate-pic-drawn")
        )
        second = p.words(f"stargate-side-{winner}") if winner else ""
    else:
        first = called(p, v.phasing)
        second = f"{p.words(f'stargate-side-{v.phasing}')}: {p.words(f'stargate-phase-{v.phase}')}"
        others = [x for x in v.waiting if x != v.phasing]
        if others:
            second = p.words("stargate-pic-answers", name=called(p, others[0]))
    return first, second, role, ink


def _races(lay: Layout, v: BattleView) -> Iterator[Stamp]:
    """Count every race: on the map, in reserve, lost; one that has lost none still holds off Case 12.1."""
    f = v.forces
    counts = {race: [0, 0, v.losses[race]] for race in f.races}
    for line, units in enumerate(((*v.at, *v.staged), v.reserve)):
        for u in units:
            if f.race[u] in counts:
                counts[f.race[u]][line] += 1
    for k, race in enumerate(f.races):
        x = column(lay, k, len(f.races))
        for line, n in enumerate(counts[race]):
            ink = "mute" if not n else "fire" if line == 2 else "text"
            yield text(x, RACES + FIRST + line * LINE, str(n), 23, ink, anchor="m")


def _groups(p: Picture, v: BattleView, left: float, right: float) -> Iterator[Stamp]:
    """Case 12.2: every Tri-Ship's three counters, and the Monads: hidden, on the map, lost."""
    f = v.forces
    score = p.words("stargate-pic-of", n=len(v.groups), of=f.groups)
    yield text(right, GROUPS + 28, score, 24, "text", anchor="r")
    monads = tuple(u for u, x in f.units.items() if x.id == "monad")
    cells = [(str(n), units, n in v.groups) for n, units in f.trio.items()]
    cells.append((monads[0][0] if monads else "", monads, False))
    high = min(40.0, 168 / -(-len(cells) // 2))
    wide = (right - left) / 2
    for k, (said, units, hit) in enumerate(cells):
        x, y = left + (wide + 8) * (k % 2), GROUPS + 66 + high * (k // 2)
        kinds = "".join(OUTLINES[f.race[u]] for u in units[:5])
        states = tuple("dead" if u in v.lost["virunian"] else "" if u in v.at else "out" for u in units[:5])
        yield Stamp(round(x), round(y), _group(said, kinds, states, high, hit=hit))


@lru_cache(1024)
def _group(said: str, kinds: str, states: tuple[str, ...], high: float, *, hit: bool) -> Sprite:
    """Draw a group's number and the state of its counters."""
    shapes: list[Shape] = [Text(8, 0, said, 23, "one" if hit else "dim")]
    for n, (kind, state) in enumerate(zip(kinds, states, strict=True)):
        shapes += counter(Piece(kind, "", state=state), round(high * 0.29, 1), 36 + n * high * 0.75)
    return Sprite(tuple(shapes), "panel")


def _gates(p: Picture, v: BattleView, left: float, right: float) -> Iterator[Stamp]:
    down = sum(v.face_down.values())
    yield text(right, GATES + 26, str(down), 24, "text", anchor="r")
    for k, gate in enumerate(sorted(v.board.stargates)):
        n, x = v.face_down.get(gate, 0), left + 46 + k * 82
        if n:
            yield Stamp(round(x), GATES + 74, pile(n, 19, "", "panel"))
        else:
            yield text(x, GATES + 74, "0", 25, "mute", anchor="m")
    rest = p.words("stargate-pic-undeployed", n=v.undeployed)
    yield text(right, GATES + 74, rest, 19, "dim", anchor="r", bold=False, fit=right - left - 164)


def story(p: Picture, told: Sequence[str], box: tuple[float, float, float, float]) -> Iterator[Stamp]:
    """Draw what happened or, for a preview, what would happen."""
    left, top, right, bottom = box
    if p.tentative:
        yield text(left, top + 16, p.words("stargate-pic-preview"), 24, "lit", fit=right - left)
        top += 36
    yield from panel_parts.story(told, (left, top, right, bottom), (26.0, 23.0, 20.0, 18.0))
