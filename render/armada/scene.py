"""The picture that fits what is shown: the map, a battle, a fleet as it is bought, or the points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.answers import Orders
from engine.armada.board import HEXES, SECTORS
from engine.armada.view import ArmadaView
from render.armada.arrows import drawn
from render.armada.colours import PALETTES
from render.armada.describe import alt, board
from render.armada.ground import ground
from render.armada.layout import FOOTER, HEADER, HEIGHT, WIDTH
from render.armada.panel import footer, header
from render.armada.pieces import pieces
from render.armada.written import moves, sheet
from render.core.look import Picture
from render.core.scene import Ground, Scene
from render.core.text import Words


def seen(p: Picture) -> ArmadaView:
    """Give the view of a picture as what it is.

    Raises:
        TypeError: it is a view of another game.

    """
    if not isinstance(p.view, ArmadaView):
        raise TypeError(f"{type(p.view).__name__} is no view of Armada")
    return p.view


def base(v: ArmadaView, words: Words) -> Ground:
    """Give the ground of a view's board."""
    return ground(
        tuple((x, v.board.touches[x]) for x in SECTORS),
        tuple((x, " ".join(v.board.sectors[x].barred)) for x in SECTORS),  # type: ignore[index]
        tuple((h, v.board.hexes[h].points) for h in HEXES),  # type: ignore[index]
        (("not", words("armada-pic-not")), ("under", words("armada-pic-under"))),
    )


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` is what happened in sentences, `headline` where the game stands."""
    return whole(p, told, headline)


def whole(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw the map with what the view knows, and orders or moves as arrows."""
    v = seen(p)
    draft = next((a for a in p.lit if isinstance(a, Orders)), None)
    orders = sheet(draft, v) if draft else moves(p.events, v)
    lines, plates = drawn(orders)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        palette=PALETTES[p.theme],
        base=base(v, p.words),
        marks=tuple(lines),
        pieces=tuple(pieces(v, p.words)),
        overlay=tuple(plates),
        panel=(*header(p, v, (WIDTH, HEADER)), *footer(p, v, told, (WIDTH, HEIGHT - FOOTER, HEIGHT))),
        alt=alt(p, v, told, headline),
        board=board(p, v, headline),
    )
