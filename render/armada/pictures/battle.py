"""The battle map: squares of both sides, who has shot, is flipped, lost or gone, and the shots beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.armada.battle.frames import Placing, Retreat, Targets
from engine.armada.model.force_chart import LETTERS
from engine.armada.model.state import SEATS
from engine.armada.queries.view import ArmadaView, BattleMap
from engine.core.rules import Seat
from render.armada.elements.battles import Fought, Row, Volley
from render.armada.elements.chips import Chip, chip
from render.armada.elements.colours import PALETTES, SIDES
from render.armada.elements.panel import called, header
from render.armada.elements.squares import filled, flights, outlines, sides, squares, state
from render.armada.elements.units import runs
from render.armada.pictures.columns import Columns, column_ground
from render.armada.words.alt_text import place, score, shortened
from render.armada.words.readback import counted
from render.armada.words.volley_table import outcomes, row_text, shooters
from render.core.fonts import clip, wrap
from render.core.look import Picture
from render.core.panel_parts import strip_height, text
from render.core.scene import LONGEST_ALT, PHONE, Box, Ground, Line, Scene, Shape, Sprite, Stamp, Text
from render.core.text import join_list, shorten

WIDTH, HEIGHT, HEADER = 1100, 700, 66
PANEL = 720
#: Keys of alt texts for the states of counters.
STATES = {"": "ready", "dead": "lost", "aboard": "gone", "flipped": "flipped", "lit": "close", "old": "late"}
#: Width of a die.
CELL = 30
#: Height of a line of shots.
ROW = 33
Room = tuple[float, float, float, float]
#: Where the shots are drawn: beside the squares.
BESIDE: Room = (PANEL, HEADER + 12, WIDTH, HEIGHT - 8)


def of_view(m: BattleMap) -> Fought:
    """Build a battle from a view while it is being fought."""
    b = Fought(m.at, m.caller, round=m.round)
    b.types = {x.id: x.type for x in m.pieces}
    b.flipped = [x.id for x in m.pieces if x.flipped]
    b.gone = [x.id for x in m.pieces if x.left]
    b.late = [x.id for x in m.pieces if x.late]
    b.close = {x.id for x in m.pieces if x.close}
    b.launched, b.decoys = dict(m.seekers), dict(m.decoys)
    b.leaving = [x.id for x in m.pieces if x.leaving]
    for _, unit in m.aimed:
        b.aimed[unit] = b.aimed.get(unit, 0) + 1
    return b


def joined(b: Fought | None, m: BattleMap | None) -> Fought:
    """Combine a battle as the view shows it with the events just told."""
    if m is None or (b is not None and (b.at != m.at or b.why)):
        return b or Fought("")
    now = of_view(m)
    if b is None:
        return now
    types = {**b.types, **now.types}
    return replace(
        b,
        caller=m.caller,
        round=m.round,
        types=types,
        flipped=now.flipped,
        late=now.late,
        gone=list(dict.fromkeys([*b.gone, *now.gone])),
        aimed=now.aimed,
        close=now.close or b.close,
        launched=now.launched,
        decoys=now.decoys,
        leaving=now.leaving,
        lost=[x for x in types if x not in now.types],
    )


def remembered(p: Picture, v: ArmadaView, b: Fought) -> Fought:
    """Add what earlier posts have told of: who is destroyed in this space this turn, what got away is."""
    turn = v.turn - any(e.kind == "turn_began" for e in p.events)
    gone = {
        x: seen.type
        for x, seen in v.public_known.items()
        if seen.gone and (seen.at, seen.turn) == (b.at, turn) and x not in b.lost
    }
    away = {x: _kind(x, v) for x in b.gone if x not in b.types}
    b = replace(b, types={**away, **b.types, **gone}, lost=[*b.lost, *gone])
    fallen: dict[Seat, Counter[str]] = {seat: Counter() for seat in SEATS}
    for x in v.ledger:
        if x.why == "destroyed" and (x.at, x.turn) == (b.at, turn):
            fallen[x.seat][x.item] += x.n
    for seat, counts in fallen.items():
        counts.subtract(b.types[x] for x in b.lost if x in b.of(seat))
    return replace(b, fallen={seat: dict(+counts) for seat, counts in fallen.items()})


def _kind(unit: str, v: ArmadaView) -> str:
    """Return what kind of unit got away, of which an earlier post told that it was there."""
    seen = v.public_known.get(unit)
    kinds = {letter: kind for kind, letter in LETTERS.items()}
    return seen.type if seen else kinds.get(unit[1], "starship")


def drafted(b: Fought, lit: Sequence[object]) -> Fought:
    """Add a draft answer to a battle: seekers placed, ships retreating or going to close quarters."""
    for a in lit:
        match a:
            case Placing():
                b = replace(b, aimed={**b.aimed, **{x: n for x, n in a.on.items() if n and x in b.types}})
            case Retreat():
                b = replace(b, leaving=[*b.leaving, *a.units])
            case Targets():
                b = replace(b, close={*b.close, *a.close})
    return b


def clash(p: Picture, v: ArmadaView, b: Fought, told: Sequence[str], headline: str) -> Scene:
    """Draw a battle as far as it has come."""
    b = remembered(p, v, b)
    at = place(b.at, p.words)
    about = (p.words("armada-pic-battle-title", at=at), _about(p, b))
    said_ = [score(v, p.words), *_descriptions(p, b)]
    alt = shorten(" ".join([*told, headline, *said_]), LONGEST_ALT)
    if p.small:
        return _beside_each_other(p, v, b, alt, about, said_, headline)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        palette=PALETTES[p.theme],
        base=Ground(_ground, (bool(b.why),)),
        pieces=(*filled(squares(p, v, b)), *flights(b)),
        panel=(*header(p, v, (WIDTH, HEADER), about), *_story(p, b, BESIDE)),
        alt=alt,
        writes=lambda: _written(p, v, b, about, said_, headline),
    )


def _beside_each_other(
    p: Picture,
    v: ArmadaView,
    b: Fought,
    alt: str,
    about: tuple[str, str],
    said_: Sequence[str],
    headline: str,
) -> Scene:
    """Draw a battle in two columns, as high as they need."""
    columns = Columns(p, v, b)
    wide = PHONE[0]
    return Scene(
        width=wide,
        height=columns.height,
        palette=PALETTES[p.theme],
        base=Ground(column_ground, (columns.ground(),)),
        pieces=tuple(columns.draw()),
        panel=(*header(p, v, (wide, strip_height(wide)), about), *columns.key()),
        alt=alt,
        writes=lambda: _written(p, v, b, about, said_, headline),
    )


def _written(
    p: Picture, v: ArmadaView, b: Fought, about: tuple[str, str], said_: Sequence[str], headline: str
) -> str:
    return shortened([f"{about[0]}, {about[1]}", *said_[1:], *_shots(p, b)], headline, v, p.words)


def _descriptions(p: Picture, b: Fought) -> Iterator[str]:
    """Describe the units in each square, and their state."""
    words = p.words
    for seat in sides(b):
        by_state: dict[str, list[str]] = {}
        for x in b.of(seat):
            by_state.setdefault(state(b, x), []).append(x)
        told = {how: runs(units) for how, units in by_state.items()}
        if fallen := b.fallen.get(seat):
            told["dead"] = [*told.get("dead", ()), *counted(fallen, words)]
        parts = [
            words(f"armada-alt-{STATES[how]}", units=join_list(said, words)) for how, said in told.items()
        ]
        if parts:
            yield words("armada-alt-side", name=called(p, seat), parts="; ".join(parts))
    if b.aimed:
        on = [words("armada-on", n=n, unit=unit) for unit, n in b.aimed.items()]
        yield words("armada-alt-seekers", on=join_list(on, words))


def _shots(p: Picture, b: Fought) -> Iterator[str]:
    """Write the last two volleys row by row."""
    for v in [x for x in b.volleys if x.rows][-2:]:
        yield f"{_head(p, v)}:"
        for r in v.rows:
            yield f"  {r.on} < {row_text(r, p.words)}"


def _about(p: Picture, b: Fought) -> str:
    if b.why:
        quiet = b.why == "harmless" and not b.volleys
        return p.words("armada-pic-quiet" if quiet else "armada-pic-ended", round=b.round)
    if not b.round:
        return p.words("armada-pic-seekers-fly")
    return p.words("armada-pic-round", round=b.round)


def _ground(over: bool) -> Iterator[Shape]:
    """Draw the six squares and the panel."""
    yield Box(-9, -9, WIDTH + 9, HEADER, 0, "panel")
    yield Box(PANEL - 8, HEADER, WIDTH + 9, HEIGHT + 9, 0, "panel")
    yield from outlines(over=over)
    yield Line(((PANEL - 8, HEADER), (PANEL - 8, HEIGHT + 9)), "line", 2)


# -- the shots ---------------------------------------------------------------------------------------------


def _story(p: Picture, b: Fought, room_: Room) -> Iterator[Stamp]:
    """Draw the newest volleys shot by shot, as many as there is room for; those before in a line each."""
    left, top, right, bottom = room_
    wide = right - left - 10
    volleys = [x for x in b.volleys if x.rows]
    shown: list[Volley] = []
    room = bottom - top - 26 * len(volleys)
    for x in reversed(volleys):
        room -= _tall(x, p, wide) - 26
        if room < 0 and shown:
            break
        shown.append(x)
    y = top
    for x in volleys:
        if x in shown:
            yield from _volley(p, x, (left, y, right, bottom))
            y += _tall(x, p, wide)
        elif y + 26 < bottom:
            yield text(left, y + 13, _head(p, x), 20, SIDES[x.seat], bold=False, fit=wide)
            y += 26


def _head(p: Picture, v: Volley) -> str:
    key = f"armada-volley-{v.part}"
    said = p.words(key, name=called(p, v.seat), shots=v.shots, hits=v.hits).rstrip(".")
    return p.words("armada-pic-in-round", round=v.round, said=said) if v.round else said


def _effects(v: Volley, p: Picture, wide: float) -> dict[str, list[str]]:
    """Return the results of the hits on each target, as lines of text."""
    done = {on: outcomes(hits, p.words) for on, hits in v.effects.items()}
    return {on: wrap(x, 20, wide - 62, bold=False) for on, x in done.items() if x}


def _tall(v: Volley, p: Picture, wide: float) -> float:
    return 30 + ROW * len(v.rows) + sum(23 * len(x) for x in _effects(v, p, wide).values()) + 6


def _volley(p: Picture, v: Volley, room_: Room) -> Iterator[Stamp]:
    left, y, right, bottom = room_
    role, wide = SIDES[v.seat], right - left - 10
    yield text(left, y + 14, _head(p, v), 20, role, fit=wide)
    y += 30
    effects, before = _effects(v, p, wide), ""
    for k, r in enumerate(v.rows):
        if y + 26 > bottom:
            return
        yield from _row(p, r, (left, y, right, bottom), named=r.on != before)
        before = r.on
        y += ROW
        if (k + 1 == len(v.rows) or v.rows[k + 1].on != r.on) and r.on in effects:
            for line in effects[r.on]:
                if y + 20 < bottom:
                    yield text(left + 70, y + 9, line, 20, "fire", bold=False, fit=wide - 62)
                y += 23


def _row(p: Picture, r: Row, room_: Room, *, named: bool) -> Iterator[Stamp]:
    """Draw shots of one gun at one target: the target, who shoots with what need, and the dice."""
    start, y, end, _ = room_
    if named:
        c = Chip(r.on, SIDES["red" if r.on[0] == "R" else "silver"])
        yield Stamp(round(start + c.wide(31) / 2), round(y + 13), chip(c, 31, "panel"))
    most = 6
    dice = r.dice if len(r.dice) <= most else r.dice[: most - 1]
    right = end - 12
    left = right - CELL * min(len(r.dice), most)
    for k, (n, hit) in enumerate(dice):
        yield Stamp(round(left + CELL * k + CELL / 2), round(y + 13), _die(n, hit=hit))
    if len(dice) < len(r.dice):
        yield text(right - CELL / 2, y + 13, f"+{len(r.dice) - len(dice)}", 20, "dim", anchor="m", fit=CELL)
    room = left - start - 84
    said = clip(shooters(r, p.words), 20, max(room, 40), bold=False)
    yield text(start + 74, y + 13, said, 20, "dim", bold=False, fit=room)


@lru_cache(64)
def _die(n: int, *, hit: bool) -> Sprite:
    """Draw the total of two dice, bright where it hits."""
    half = CELL / 2 - 1
    fill, ink = ("die", "die.ink") if hit else ("row", "dim")
    return Sprite((Box(-half, -half, half, half, 5, fill), Text(0, 0, str(n), 20, ink)), "panel")
