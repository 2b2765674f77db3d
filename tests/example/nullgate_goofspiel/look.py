"""Goofspiel in pictures: two rows of cards, and between them the prize."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from render.core.look import Look, Picture
from render.core.plain_scene import plain_scene
from render.core.scene import Box, Scene, Shape, Text
from render.core.text import Words, join_list

from .game import SEATS, GoofspielView

WIDE, HIGH = 900, 500


class GoofspielLook(Look):
    """How Goofspiel looks. All its words are found by their keys."""

    game, seats = "goofspiel", SEATS

    def headline(self, view: Any, names: Mapping[str, str], words: Words) -> str:
        """Say what lies on the table, and how the points stand."""
        return words("goofspiel-head", prize=view.prize, **view.points)

    def scene(self, p: Picture) -> Scene:
        """Draw the cards that are left, the points and the prize."""
        v: Any = p.view
        w, names = p.words, self.in_full(p.names, p.words)
        hands = [w("goofspiel-hand", name=names[x], cards=join_list(v.hands[x], w)) for x in SEATS]
        return plain_scene(p, (WIDE, HIGH), _pieces(v, names, w), [self.headline(v, p.names, w), *hands])


def _pieces(v: GoofspielView, names: Mapping[str, str], words: Words) -> Iterator[Shape]:
    for seat, role, top in zip(SEATS, ("one", "two"), (30, HIGH - 170), strict=True):
        yield Text(30, top + 12, names[seat], 30, role, "l", fit=WIDE - 220)
        yield Text(WIDE - 30, top + 12, words("goofspiel-points", n=v.points[seat]), 30, role, "r")
        for x, card in zip(range(30, WIDE, 94), v.hands[seat], strict=False):
            yield Box(x, top + 40, x + 80, top + 140, 8, fill=role)
            yield Text(x + 40, top + 90, str(card), 44, f"{role}.ink")
    yield Box(WIDE / 2 - 50, HIGH / 2 - 50, WIDE / 2 + 50, HIGH / 2 + 50, 14, fill="die")
    yield Text(WIDE / 2, HIGH / 2, str(v.prize), 56, "die.ink")


LOOK = GoofspielLook()
