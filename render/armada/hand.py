"""What only a seat may see, in words: its units by space, what it knows of the enemy, and its account."""

from __future__ import annotations

from collections.abc import Iterator

from engine.armada.board import SPACES
from engine.armada.state import FOE, SEATS
from engine.armada.view import ArmadaView
from render.armada.describe import chip_said, place
from render.armada.panel import points
from render.armada.pieces import own, seen
from render.core.text import Words


def hand(v: ArmadaView, words: Words) -> str:
    """Say it in a few lines; "" for the channel."""
    if v.seat not in SEATS:
        return ""
    return "\n".join(_lines(v, words))


def _lines(v: ArmadaView, words: Words) -> Iterator[str]:
    seat, foe = v.seat or "", FOE[v.seat or ""]
    if v.fleet is not None:
        got = points(v)
        yield words("armada-hand-score", mine=got[seat], theirs=got[foe], unspent=v.unspent)
    mine, theirs = list[str](), list[str]()
    for at in SPACES:
        here = own(v.own, at, seat, v.ambush.get(at, 0))
        known = seen(v.known, v.seen.get(at), at, foe, v, words)
        for groups, found in ((here, mine), (known, theirs)):
            if groups:
                said = ", ".join(chip_said(c, words) for g in groups for c in g).replace(", (", " (")
                found.append(words("armada-hand-at", at=place(at, words), units=said))
    if mine:
        yield words("armada-hand-own", units="; ".join(mine))
    if theirs:
        yield words("armada-hand-known", units="; ".join(theirs))
    elif v.turn:
        yield words("armada-hand-unknown")
