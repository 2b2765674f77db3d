"""The table as a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.skirmish.view import TableView
from render.core.look import Picture
from render.core.scene import Scene
from render.skirmish.colours import PALETTES
from render.skirmish.describe import alt, board
from render.skirmish.ground import ground, laid
from render.skirmish.layout import whole
from render.skirmish.lens import lenses
from render.skirmish.pieces import pieces, spots


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` is what happened in sentences, `headline` where the game stands."""
    v: Any = p.view
    assert isinstance(v, TableView)
    lay = whole(v.width, v.height)
    eyes = lenses(p.lit)
    where = spots(lay, v)
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=ground(lay, laid(v, p.words, eyes[0].horizon if eyes else ())),
        pieces=tuple(pieces(lay, v, p.words, where)),
        alt=alt(p, v, told, headline),
        board=board(v, p.words, headline),
    )
