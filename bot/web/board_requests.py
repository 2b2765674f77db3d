"""What a page of a board asks, read from JSON that anybody may have sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite

#: Maximum number of values, of fields, and of grounds; and the length of a name and of a text.
MOST, LONGEST, LONGEST_TEXT = 25, 120, 4000
#: No point of a picture is farther out; and the number of points that are touched at once.
FARTHEST, CORNERS = 20_000.0, 2


@dataclass(frozen=True, slots=True)
class BoardRequest:
    """A control's `id` ("" for the board as it is), what was chosen or typed, the points that were touched.

    These are one, or two corners. With `measures` nothing is done yet: a ruler is held there. `known` are the
    grounds that the page has, `at` how far the game that it shows had come, `theme` its colours. A page that
    `begins` needs its own words, too.
    """

    id: str = ""
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
    points: tuple[tuple[float, float], ...] = ()
    measures: bool = False
    known: tuple[str, ...] = ()
    at: int = -1
    theme: str = "dark"
    begins: bool = False

    @classmethod
    def read(cls, given: Mapping[str, object]) -> BoardRequest:
        """Read what was sent.

        Raises:
            ValueError: it is nothing that a page of ours sends.

        """
        fields, at = given.get("fields", {}), given.get("at", -1)
        if not isinstance(fields, dict) or len(fields) > MOST or not isinstance(at, int):
            raise ValueError("no fields, or no number")
        return cls(
            _text(given.get("id", ""), LONGEST),
            _texts(given.get("values", ())),
            {_text(k, LONGEST): _text(v, LONGEST_TEXT) for k, v in fields.items()},
            _points(given.get("points", ())),
            bool(given.get("measures")),
            _texts(given.get("known", ())),
            at,
            "light" if given.get("theme") == "light" else "dark",
            bool(given.get("begins")),
        )


def _text(x: object, most: int) -> str:
    if not isinstance(x, str) or len(x) > most:
        raise ValueError("no text, or too long")
    return x


def _texts(given: object) -> tuple[str, ...]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > MOST:
        raise ValueError("no list, or too long")
    return tuple(_text(x, LONGEST) for x in given)


def _points(given: object) -> tuple[tuple[float, float], ...]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > CORNERS:
        raise ValueError("no points, or too many")
    return tuple(map(_point, given))


def _point(given: object) -> tuple[float, float]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != 2:
        raise ValueError("no point")
    x, y = (float(v) for v in given if isinstance(v, int | float))
    if not (isfinite(x) and isfinite(y) and max(abs(x), abs(y)) <= FARTHEST):
        raise ValueError("no point")
    return x, y
