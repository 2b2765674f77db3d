"""What only a seat may see, in words: its units by space, what it knows of the enemy, and its account."""

from __future__ import annotations

from collections.abc import Iterator

from engine.armada.model.board import SPACES
from engine.armada.model.state import FOE, SEATS
from engine.armada.queries.view import ArmadaView
from render.armada.elements.panel import points
from render.armada.elements.pieces import Standing, own, seen
from render.armada.words.alt_text import chips_said, place
from render.core.text import Words


def hand_text(v: ArmadaView, words: Words) -> str:
    """Word it in a few lines; "" for the channel."""
    if v.seat not in SEATS:
        return ""
    return "\n".join(_lines(v, words))


def _lines(v: ArmadaView, words: Words) -> Iterator[str]:
    seat, foe = v.seat or "", FOE[v.seat or ""]
    if v.fleet is not None:
        got = points(v)
        worth = v.house.points_for(v.unspent)
        key = "armada-hand-score" if worth == v.unspent else "armada-hand-score-part"
        scores = {"mine": str(got[seat]), "theirs": str(got[foe])}
        yield words(key, **scores, unspent=str(v.unspent), points=str(worth))
    here, known = own(v.own.values(), seat, v.ambush), seen(v.known, v.seen, foe, v, words)
    mine, theirs = (_said(x, words) for x in (here, known))
    if mine:
        yield words("armada-hand-own", units="; ".join(mine))
    if theirs:
        yield words("armada-hand-known", units="; ".join(theirs))
    elif v.turn:
        yield words("armada-hand-unknown")


def _said(found: Standing, words: Words) -> list[str]:
    return [
        words("armada-hand-at", at=place(at, words), units=chips_said(found[at], words))
        for at in SPACES
        if at in found
    ]
