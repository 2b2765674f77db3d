"""The panel beside the whole map: turn, whose go, victory, losses, gates, and the key or a caption."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Seat
from engine.stargate.board import NUMBERS
from engine.stargate.state import SEATS
from engine.stargate.view import BattleView
from render.core.fonts import clip, drawn, width, wrap
from render.core.look import Picture
from render.core.scene import Box, Line, Polygon, Shape, Sprite, Stamp, Text
from render.stargate.colours import SIDES
from render.stargate.counters import counter, pile, single
from render.stargate.happened import seen
from render.stargate.layout import Layout
from render.stargate.units import OUTLINES


def put(x: float, y: float, over: str, *shapes: Shape) -> Stamp:
    """Stamp shapes drawn around (0, 0), fading into a colour."""
    return Stamp(round(x), round(y), Sprite(shapes, over))


@lru_cache(2048)
def _text(said: str, size: float, ink: str, over: str, anchor: str, bold: bool, fit: float) -> Sprite:
    return Sprite((Text(0, 0, said, size, ink, anchor, bold, fit),), over)  # type: ignore[arg-type]


def text(
    x: float, y: float, said: str, size: float, ink: str, over: str = "panel", *,
    anchor: str = "l", bold: bool = True, fit: float = 0,
) -> Stamp:  # fmt: skip
    """Stamp a line of text."""
    return Stamp(round(x), round(y), _text(said, size, ink, over, anchor, bold, round(fit)))


def called(p: Picture, seat: Seat) -> str:
    """Give a player's name as it can be drawn, or the side's."""
    name = p.names.get(seat, "")
    return name if drawn(name).letters else p.words(f"stargate-side-{seat}")


def panel(lay: Layout, p: Picture, told: Sequence[str]) -> Iterator[Stamp]:
    """Draw the panel of the whole map."""
    v = seen(p)
    left, right = lay.board + 18, lay.width - 16
    yield text(left, 42, p.words("stargate-pic-turn", turn=v.turn), 46, "text", fit=right - left)
    yield from plate(p, v, (left - 4, 78, right + 2, 156))
    y = 186
    yield from _kills(p, v, left, right, y)
    yield from _races(p, v, left, right, y + 78)
    yield from _groups(p, v, left, right, y + 228)
    yield from _gates(p, v, left, right, y + 448)
    y += 566
    yield _rule(left, right, y)
    if p.caption or v.outcome is not None or p.tentative:
        yield from story(p, told, (left, y + 10, right, lay.height - 10))
    else:
        yield from _key(p, v, left, right, y + 30)


def _rule(left: float, right: float, y: float) -> Stamp:
    return put(left, y, "panel", Line(((0, 0), (right - left, 0)), "line", 2))


def plate(p: Picture, v: BattleView, box: tuple[float, float, float, float]) -> Iterator[Stamp]:
    """Say whose go it is in the colour of the side, with the phase; or who has won."""
    x0, y0, x1, y1 = box
    winner = v.outcome.winner if v.outcome else None
    seat = winner if v.outcome else v.phasing
    role = SIDES[seat] if seat else "dim"
    ink = f"{role}.ink" if seat else "back"
    fit = x1 - x0 - 28
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
    yield put(x0, y0, "panel", Box(0, 0, x1 - x0, y1 - y0, 11, role))
    high = y1 - y0
    yield text(x0 + 14, y0 + high * 0.32, clip(first, 19, fit), 27, ink, role, fit=fit)
    yield text(x0 + 14, y0 + high * 0.72, second, 22, ink, role, bold=False, fit=fit)


def _title(left: float, right: float, y: float, said: str, ink: str, score: str) -> Iterator[Stamp]:
    yield text(left, y, said, 24, ink, fit=right - left - width(score, 24) - 14)
    yield text(right, y, score, 24, "text", anchor="r")


def _kills(p: Picture, v: BattleView, left: float, right: float, y: float) -> Iterator[Stamp]:
    """Case 12.1: eight losses, shown as boxes."""
    n, of = sum(v.losses.values()), NUMBERS.losses
    yield from _title(
        left, right, y, p.words("stargate-pic-virunian-win"), "two", p.words("stargate-pic-of", n=n, of=of)
    )
    step = (right - left) / of
    boxes = [
        Box(k * step, 0, k * step + step - 5, 22, 5, "two" if k < n else "back", "" if k < n else "mute", 2)
        for k in range(of)
    ]
    yield put(left, y + 20, "panel", *boxes)


def _races(p: Picture, v: BattleView, left: float, right: float, y: float) -> Iterator[Stamp]:
    """Count every race: on the map, in reserve, lost; a race that has lost none still holds off Case 12.1."""
    f = v.forces
    first = left + 76
    step = (right - first) / max(1, len(f.races))
    rows = ("map", "reserve", "lost")
    for k, row in enumerate(rows):
        yield text(left, y + 52 + k * 32, p.words(f"stargate-pic-{row}"), 20, "dim", bold=False, fit=70)
    for k, race in enumerate(f.races):
        x = first + step * (k + 0.5)
        letter = next(t.letter for t in f.types if t.id == race)
        yield Stamp(round(x), round(y + 12), single(OUTLINES[race], letter, 18, "", "", "panel"))
        on = sum(f.race[u] == race for places in (v.at, v.staged) for u in places)
        kept, lost = sum(f.race[u] == race for u in v.reserve), v.losses[race]
        for line, n in enumerate((on, kept, lost)):
            ink = "mute" if not n else "fire" if line == 2 else "text"
            yield text(x, y + 52 + line * 32, str(n), 23, ink, anchor="m")


def _groups(p: Picture, v: BattleView, left: float, right: float, y: float) -> Iterator[Stamp]:
    """Case 12.2: every Tri-Ship's three counters, and the Monads: hidden, on the map, lost."""
    f = v.forces
    yield _rule(left, right, y)
    score = p.words("stargate-pic-of", n=len(v.groups), of=f.groups)
    yield from _title(left, right, y + 28, p.words("stargate-pic-coalition-win"), "one", score)
    monads = tuple(u for u, x in f.units.items() if x.id == "monad")
    cells = [(str(n), units, n in v.groups) for n, units in f.trio.items()]
    cells.append((monads[0][0] if monads else "", monads, False))
    rows = -(-len(cells) // 2)
    high = min(40.0, 168 / rows)
    wide = (right - left) / 2
    for k, (said, units, hit) in enumerate(cells):
        x, cy = left + (wide + 8) * (k % 2), y + 66 + high * (k // 2)
        yield text(x + 8, cy, said, 23, "one" if hit else "dim", anchor="m")
        for n, u in enumerate(units[:5]):
            state = "dead" if u in v.lost["virunian"] else "" if u in v.at else "out"
            spot = single(OUTLINES[f.race[u]], "", round(high * 0.29, 1), "", state, "panel")
            yield Stamp(round(x + 36 + n * high * 0.75), round(cy), spot)


def _gates(p: Picture, v: BattleView, left: float, right: float, y: float) -> Iterator[Stamp]:
    yield _rule(left, right, y)
    down = sum(v.face_down.values())
    yield from _title(left, right, y + 26, p.words("stargate-pic-gates"), "sand", str(down))
    for k, (gate, n) in enumerate((g, v.face_down.get(g, 0)) for g in sorted(v.board.stargates)):
        x = left + 8 + k * 82
        yield text(x, y + 74, gate, 25, "dim", anchor="m")
        if n:
            yield Stamp(round(x + 38), round(y + 74), pile(n, 19, "", "panel"))
        else:
            yield text(x + 38, y + 74, "0", 25, "mute", anchor="m")
    rest = p.words("stargate-pic-undeployed", n=v.undeployed)
    yield text(right, y + 74, rest, 20, "dim", anchor="r", bold=False, fit=right - left - 164)


KEY = (("control", "C"), ("transport", "T"), ("weapon", "W"), ("monad", "X"), ("tri-ship", "3"))


def _key(p: Picture, v: BattleView, left: float, right: float, y: float) -> Iterator[Stamp]:
    """Say what the outlines and lit hexes mean."""
    wide, said = (right - left) / 2, p.words
    for k, (name, kind) in enumerate(KEY):
        x, cy = left + wide * (k % 2), y + 38 * (k // 2)
        yield Stamp(round(x + 14), round(cy), _sign(kind))
        yield text(x + 36, cy, said(f"stargate-pic-{name}"), 19, "dim", bold=False, fit=wide - 40)
    yield text(left, y + 154, "3-8", 19, "text", bold=True)
    numbers = said("stargate-pic-numbers")
    yield text(left + 44, y + 154, numbers, 19, "dim", bold=False, fit=right - left - 44)
    for k, (name, sign) in enumerate((("lit", _solid()), ("lit-risk", _dashed()))):
        x = left + wide * k
        yield Stamp(round(x + 14), round(y + 116), sign)
        yield text(x + 36, y + 116, said(f"stargate-pic-{name}"), 19, "dim", bold=False, fit=wide - 40)


@lru_cache(16)
def _sign(kind: str) -> Sprite:
    return Sprite(tuple(counter(kind, "", 12)), "panel")


@lru_cache(1)
def _solid() -> Sprite:
    return Sprite((Polygon(_hexagon(14), "lit.cell", "lit", 3),), "panel")


@lru_cache(1)
def _dashed() -> Sprite:
    corners = _hexagon(14)
    return Sprite((Line((*corners, corners[0]), "lit", 2.4, (6, 5)),), "panel")


def _hexagon(r: float) -> tuple[tuple[float, float], ...]:
    return ((r, 0), (r / 2, r * 0.87), (-r / 2, r * 0.87), (-r, 0), (-r / 2, -r * 0.87), (r / 2, -r * 0.87))


def story(p: Picture, told: Sequence[str], box: tuple[float, float, float, float]) -> Iterator[Stamp]:
    """Tell what happened in the largest type in which it fits; the oldest is left out first."""
    left, top, right, bottom = box
    lines = [p.caption] if p.caption.strip() else list(told)
    if p.tentative:
        yield text(left, top + 16, p.words("stargate-pic-preview"), 24, "lit", fit=right - left)
        top += 36
    while lines:
        for size in (26.0, 23.0, 20.0, 18.0):
            said = [wrap(line, size, right - left, bold=False) for line in lines]
            high = sum(len(x) * size * 1.28 + size * 0.5 for x in said)
            if high <= bottom - top:
                break
        else:
            if len(lines) > 1:
                lines = lines[1:]
                continue
        break
    else:
        return
    y = top + size * 0.7
    for paragraph in said:
        for line in paragraph:
            if y + size * 0.5 > bottom:
                return
            yield text(left, y, line, size, "text", bold=False, fit=right - left)
            y += size * 1.28
        y += size * 0.5


def room(said: str, size: float) -> float:
    """Measure a line that is not bold."""
    return width(said, size, bold=False)


__all__ = ["SEATS", "called", "panel", "plate", "put", "room", "story", "text"]
