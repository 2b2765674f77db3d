"""A fleet as it is bought: a row for ships that are alike, with components, cargo spaces and credits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.armada.fleet.purchase import capacity, cargo_used, cost, price
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.state import SEATS
from engine.armada.queries.view import ArmadaView
from render.armada.elements.chips import Chip, chip
from render.armada.elements.colours import PALETTES, SIDES
from render.armada.elements.units import SIGNS, runs
from render.armada.words.readback import counted, fleet_lines
from render.core.fonts import clip
from render.core.look import Picture, Spot
from render.core.panel_parts import text
from render.core.scene import (
    HIGHEST,
    LEAST,
    LONGEST_ALT,
    LONGEST_BOARD,
    LOWEST,
    PHONE,
    Box,
    Ground,
    Scene,
    Shape,
    Sprite,
    Stamp,
)
from render.core.text import fold_lines, shorten

WIDTH, HEIGHT, HEADER = 1400, 890, 96
#: Row heights to try, and on a phone, where what is aboard stands in a line of its own.
ROWS, SMALL = (84, 70, 58, 48, 40, 33, 25), (104, 88, 78)
#: Left edges of the columns: hull, contents, cargo bar, credits.
HULL, HELD, BAR, END = 214, 452, 1080, 1380


def alike(fleet: Fleet) -> list[list[Design]]:
    """Gather ships that are bought alike."""
    found: dict[tuple[str, tuple[tuple[str, int], ...]], list[Design]] = {}
    for ship in fleet.ships:
        found.setdefault((ship.hull, tuple(sorted(ship.has.items()))), []).append(ship)
    return list(found.values())


def _rows(p: Picture, fleet: Fleet) -> tuple[list[list[Design]], int, int, int]:
    """Return the ships of each row that is shown, how high a row is, and width and height of the picture."""
    groups = alike(fleet)
    width_, height = (PHONE[0], HIGHEST) if p.small else (WIDTH, HEIGHT)
    tall, rows_ = height - HEADER - 16, SMALL if p.small else ROWS
    high = next((h for h in rows_ if h * len(groups) <= tall), rows_[-1])
    return groups[: tall // high], high, width_, height


def row_of(p: Picture, fleet: Fleet, named: str) -> Spot | None:
    """Return where the row of a ship ("#3") is drawn."""
    shown, high, width_, _ = _rows(p, fleet)
    for k, ships in enumerate(shown):
        if any(f"#{x.no}" == named for x in ships):
            middle = HEADER + 10 + k * high + (high - 2) / 2
            return Spot(width_ / 2, middle, high / 2, width_ - 20, high - 2)
    return None


def fleet_sheet(p: Picture, v: ArmadaView, fleet: Fleet) -> Scene:
    """Draw a fleet, a draft or the one that was bought."""
    seat = v.seat if v.seat in SEATS else SEATS[0]
    shown, high, width_, height = _rows(p, fleet)
    row = _small_row if p.small else _row
    if p.small:
        height = max(LOWEST, HEADER + 16 + high * len(shown))
    spent, may = cost(v.force, fleet), v.credits.get(seat or "", 0)
    said = p.words(
        "armada-pic-fleet", n=len(fleet.ships), spent=str(spent), credits=str(may), left=str(may - spent)
    )
    rows = [x for k, ships in enumerate(shown) for x in row(p, v, ships, HEADER + 10 + k * high, high)]
    lines = fleet_lines(fleet, p.words, v.force)
    return Scene(
        width=width_,
        height=height,
        palette=PALETTES[p.theme],
        base=Ground(_ground, (len(shown), high, width_)),
        pieces=tuple(rows),
        panel=tuple(_header(said, (spent, may), width_, SIDES[seat or SEATS[0]])),
        alt=shorten(" ".join((said, *lines)), LONGEST_ALT),
        writes=lambda: shorten(
            "\n".join(y for x in (said, *lines) for y in fold_lines(x, "  ")), LONGEST_BOARD
        ),
    )


def _ground(rows: int, high: int, width_: int) -> Iterator[Shape]:
    yield Box(-9, -9, width_ + 9, HEADER, 0, "panel")
    for k in range(rows):
        top, role = HEADER + 10 + k * high, "row" if k % 2 else "box"
        yield Box(10, top, width_ - 10, top + high - 2, 8, role)


def _header(said: str, money: tuple[int, int], width_: int, role: str) -> Iterator[Stamp]:
    spent, may = money
    ink = "fire" if spent > may else "text"
    yield text(20, 32, said, 32, ink, fit=width_ - 40)
    wide = width_ - 40
    done = min(wide, round(wide * spent / max(1, may)))
    bar = (Box(0, 0, wide, 18, 9, "cell"), Box(0, 0, max(18, done), 18, 9, "fire" if spent > may else role))
    yield Stamp(20, 64, Sprite(bar, "panel"))


def _row(p: Picture, v: ArmadaView, ships: Sequence[Design], top: float, high: int) -> Iterator[Stamp]:
    """Draw ships that are alike: numbers, hull, contents, cargo spaces, credits."""
    first, y = ships[0], top + high / 2 - 1
    over, size = "box", min(28.0, high * 0.42)
    seat = v.seat if v.seat in SEATS else SEATS[0]
    names = " ".join(x.removeprefix("#") for x in runs(f"#{s.no}" for s in ships))
    c = Chip(shorten(names, 14), SIDES[seat or SEATS[0]], SIGNS.get(first.hull, ""))
    tall = min(42, max(20, high - 12))
    while c.wide(tall) > HULL - 34 and tall > 14:
        tall -= 2
    yield Stamp(round(20 + c.wide(tall) / 2), round(y), chip(c, tall, over))
    yield text(
        HULL, y, p.words(f"armada-item-{first.hull}", n=len(ships)), size, "text", over, fit=HELD - HULL - 14
    )
    held = ", ".join(counted(first.has, p.words))
    yield text(HELD, y, held or "-", size, "dim", over, bold=False, fit=BAR - HELD - 18)
    used, room = cargo_used(v.force, first.has), capacity(v.force, first.hull)
    yield Stamp(BAR, round(y), _cargo(min(used, room + 1), room, 110, min(22, high - 10)))
    yield text(
        BAR + 120, y, f"{used}/{room}", size * 0.86, "fire" if used > room else "dim", over, bold=False
    )
    yield text(END - 8, y, str(price(v.force, first) * len(ships)), size, "text", over, anchor="r")


def _small_row(p: Picture, v: ArmadaView, ships: Sequence[Design], top: float, high: int) -> Iterator[Stamp]:
    """Draw a ship's row in two lines: numbers, hull, cargo and credits; below, what is aboard."""
    first, y, end = ships[0], top + high * 0.28, PHONE[0] - 22.0
    seat = v.seat if v.seat in SEATS else SEATS[0]
    names = " ".join(x.removeprefix("#") for x in runs(f"#{s.no}" for s in ships))
    c = Chip(shorten(names, 7), SIDES[seat or SEATS[0]], SIGNS.get(first.hull, ""))
    used, room = cargo_used(v.force, first.has), capacity(v.force, first.hull)
    yield Stamp(round(20 + c.wide(40) / 2), round(y), chip(c, 40, "box"))
    hull = p.words(f"armada-item-{first.hull}", n=len(ships))
    yield text(190, y, clip(hull, LEAST, 270), LEAST, "text", "box")
    yield Stamp(474, round(y), _cargo(min(used, room + 1), room, 90, 20))
    yield text(578, y, f"{used}/{room}", LEAST, "fire" if used > room else "dim", "box", bold=False)
    yield text(end, y, str(price(v.force, first) * len(ships)), LEAST, "text", "box", anchor="r")
    held = clip(", ".join(counted(first.has, p.words)) or "-", LEAST, end - 30, bold=False)
    yield text(24, top + high * 0.72, held, LEAST, "dim", "box", bold=False)


@lru_cache(512)
def _cargo(used: int, room: int, wide: int, high: int) -> Sprite:
    """Draw a bar of cargo spaces."""
    ink = "fire" if used > room else "good"
    done = wide * min(used, room) / max(1, room)
    shapes = [Box(0, -high / 2, wide, high / 2, 4, "cell")]
    if done:
        shapes.append(Box(0, -high / 2, done, high / 2, 4, ink))
    return Sprite(tuple(shapes), "box")
