"""A look for games without a board: a row a seat with what lies by it, and below what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any, ClassVar

from engine.core.contract import Game, View
from engine.core.rules import OwnView, Seat
from render.core.look import Look, Picture, Spot
from render.core.plain_scene import plain_scene
from render.core.scene import Scene, Shape, Text
from render.core.shapes import SEATS, SIZE, Drawn, card, counter, panel
from render.core.text import Words, join_list

WIDE, HIGH, GAP, NAMES = 900, 110, 10, 270
_RAMPS = tuple((role, over, 3) for role in SEATS[2:] for over in ("back", "panel"))


@dataclass(frozen=True, slots=True)
class Pieces:
    """What a field holds by a seat, or in the middle: what draws it, and its values."""

    field: str
    drawn: Drawn
    values: Sequence[object]


class Rows(Look):
    """Draws a view's fields, by seat in rows and others in the middle: tuples as cards, numbers as counters.

    The text board, and with it the alt text, says the same: `<game>-row-<field>` words a field, with `what`
    for its values; without it these are told alone. Lessons can point at a row by its seat, and at "middle".
    """

    #: What draws a field where it is no card or counter; None for what is not drawn.
    drawn: ClassVar[Mapping[str, Drawn | None]] = {}

    @classmethod
    def of(cls, game: Game[Any], **drawn: Drawn | None) -> Rows:
        """Return a game's look: `Rows.of(GAME, prize=die)` draws that field of a view as a die.

        Another process makes it anew: its class has no name that can be imported there.
        """
        made: dict[str, Any] = {"game": game.id, "seats": game.seats, "drawn": drawn}
        made["__reduce__"] = lambda _: (partial(cls.of, game, **drawn), ())
        look: Rows = type(f"{type(game).__name__}Look", (cls,), made)()
        return look

    def pieces(self, view: OwnView, seat: Seat | None) -> Iterator[Pieces]:
        """Yield what lies by a seat, or with None in the middle."""
        for name, held in _own(view).items():
            if isinstance(held, Mapping) is (seat is None) or (seat is not None and seat not in held):
                continue
            value = held if seat is None else held[seat]
            drawn = self.drawn.get(name, card if isinstance(value, tuple) else counter)
            if drawn and (isinstance(value, tuple) or type(value) is int):
                yield Pieces(name, drawn, value if isinstance(value, tuple) else (value,))

    def headline(self, view: OwnView, names: Mapping[Seat, str], words: Words) -> str:
        """Word `<game>-head`: `name` is who must act, and the view's numbers and texts fill its other blanks.

        A number by seat, such as points, fills `points-blue`.
        """
        called, facts = self.called(names, words), dict[str, object]()
        for name, held in _own(view).items():
            by_seat = (
                {f"{name}-{x}": y for x, y in held.items()} if isinstance(held, Mapping) else {name: held}
            )
            facts |= {k: x for k, x in by_seat.items() if isinstance(x, int | str)}
        waiting = join_list([called[x] for x in view.waiting], words)
        return words(f"{self.game}-head", name=waiting, **facts)

    def scene(self, p: Picture) -> Scene:
        """Draw the rows, and in the middle what lies there."""
        rows, shapes, lines = self._rows(p.view), list[Shape](), [self.headline(p.view, p.names, p.words)]
        names = self.in_full(p.names, p.words)
        for n, seat in enumerate(rows):
            told, y = [*self.pieces(p.view, seat)], HIGH * n + HIGH / 2
            role = SEATS[self.seats.index(seat) % len(SEATS)] if seat else "die"
            edge = "lit" if seat in p.view.waiting else "line"
            shapes += panel(WIDE / 2, y, WIDE - 2 * GAP, HIGH - GAP, edge)
            if seat:
                shapes.append(Text(3 * GAP, y, names[seat], 34, role, "l", fit=NAMES - 4 * GAP))
            shapes += _draw_row(told, role, y)
            said = ", ".join(self._name(x, p.words) for x in told)
            lines.append(f"{names[seat]}: {said}" if seat else said)
        made = plain_scene(p, (WIDE, HIGH * len(rows)), shapes, lines)
        return replace(made, palette=made.palette.plus(f"rows-{made.palette.name}", {}, _RAMPS))

    def spot(self, picture: Picture, place: str) -> Spot | None:
        """Find a row by its seat, or "middle"."""
        rows = [x or "middle" for x in self._rows(picture.view)]
        if place not in rows:
            return None
        return Spot(WIDE / 2, HIGH * (rows.index(place) + 0.5), HIGH / 2, WIDE - 2 * GAP, HIGH - GAP)

    def _rows(self, view: OwnView) -> list[Seat | None]:
        """List the seats that a view speaks of, and None for the middle if something lies there."""
        named = {x for held in _own(view).values() if isinstance(held, Mapping) for x in held}
        seats: list[Seat | None] = [x for x in self.seats if not named or x in named]
        return [*seats, None] if any(self.pieces(view, None)) else seats

    def _name(self, told: Pieces, words: Words) -> str:
        key, what = f"{self.game}-row-{told.field}".replace("_", "-"), join_list(told.values, words)
        return words(key, what=what) if words.has(key) else what


def _own(view: View) -> dict[str, Any]:
    core = {x.name for x in fields(View)}
    return {x.name: getattr(view, x.name) for x in fields(view) if x.name not in core}


def _draw_row(told: Sequence[Pieces], role: str, y: float) -> Iterator[Shape]:
    """Draw pieces side by side, smaller where there are many."""
    places = sum(len(x.values) + 0.5 for x in told)
    step = min(SIZE + GAP, (WIDE - NAMES - 2 * GAP) / max(places, 1))
    x = NAMES + step / 2
    for of in told:
        for value in of.values:
            yield from of.drawn(x, y, value, role, step * SIZE / (SIZE + GAP))
            x += step
        x += step / 2
