"""The ribbon of turns: what everybody knows of each turn, when it is now, and what scores at the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.armada.queries.view import ArmadaView
from render.armada.elements.glyphs import disc
from render.core.fonts import width
from render.core.look import Picture
from render.core.panel_parts import first_fitting, strip_height, text
from render.core.scene import LEAST, NAME, PHONE, Box, Shape, Sprite, Stamp, Text
from render.core.text import join_list

#: Height of the ribbon above a map; alone it takes all there is below the strip.
HIGH, EDGE, GAP = 130, 10, 6


def ribbon_height(p: Picture, v: ArmadaView) -> int:
    """Return how much room the ribbon takes: it is for the channel, while turns are played."""
    public = v.seat is None and not v.everything and v.outcome is None
    return HIGH if p.small and public and v.turn else 0


def fought(v: ArmadaView) -> dict[int, list[str]]:
    """Return where units were destroyed, by turn."""
    found: dict[int, list[str]] = {}
    for x in v.ledger:
        if x.why == "destroyed" and x.at and x.at not in found.setdefault(x.turn, []):
            found[x.turn].append(x.at)
    if v.battle and v.battle.at not in found.setdefault(v.turn, []):
        found[v.turn].append(v.battle.at)
    return {turn: places for turn, places in found.items() if places}


def sighted(v: ArmadaView) -> set[int]:
    """Return the turns in which everybody has last seen a unit or a report."""
    return {x.turn for x in v.public_known.values()} | {x.turn for x in v.public_seen.values()}


def ribbon(p: Picture, v: ArmadaView, bottom: int) -> Iterator[Stamp]:
    """Draw a tile for every turn, from the strip down to `bottom`."""
    if not ribbon_height(p, v):
        return
    top, n = strip_height(PHONE[0]) + 8, max(v.turns, v.turn, 1)
    wide = (PHONE[0] - 2 * EDGE - GAP * (n - 1)) / n
    battles, seen = fought(v), sighted(v)
    for turn in range(1, n + 1):
        sign = "attack" if turn in battles else "scout" if turn in seen else ""
        words = _words(p, v, turn, battles.get(turn, []), sign)
        state = "past" if turn < v.turn else "now" if turn == v.turn else "next"
        tile = _tile(turn, sign, words, state, round(wide), bottom - top - 8)
        yield Stamp(round(EDGE + (turn - 1) * (wide + GAP)), top, tile)


def unseen(p: Picture, v: ArmadaView) -> Iterator[Stamp]:
    """Say below the ribbon that nobody has shown yet, and what the last turn brings."""
    port = v.board.hexes["1"].points
    said = [p.words("armada-ribbon-unseen"), p.words("armada-ribbon-worth", at="1", n=port)]
    for n, line in enumerate(said if port else said[:1]):
        y = strip_height(PHONE[0]) + HIGH + 28 + 36 * n
        yield text(PHONE[0] / 2, y, line, LEAST, "text" if not n else "dim", "back", anchor="m", bold=False)


def _words(p: Picture, v: ArmadaView, turn: int, places: list[str], sign: str) -> tuple[str, ...]:
    """Return what is written below the number and the sign, each line in versions ever shorter."""
    say = p.words
    if turn == v.turn:
        return (say("armada-ribbon-now"),)
    if places:
        return (join_list(places, say), places[0])
    if sign:
        return (say("armada-ribbon-seen"),)
    if turn == v.turns and (port := v.board.hexes["1"].points):
        return (str(port),)
    return ()


@lru_cache(256)
def _tile(turn: int, sign: str, words: tuple[str, ...], state: str, wide: int, high: int) -> Sprite:
    edge, fill, ink = {
        "past": ("box.line", "box", "text"),
        "now": ("lit", "hex.port", "text"),
        "next": ("line", "back", "dim"),
    }[state]
    said = first_fitting(words, LEAST, wide - 6)
    x = wide / 2
    shapes: list[Shape] = [
        Box(0, 0, wide, high, 10, fill, edge, 4 if state == "now" else 2),
        Text(x, 26, str(turn), NAME, ink),
    ]
    if sign:
        shapes += disc(sign, x, (26 + high - 24) / 2 if said else (26 + high) / 2, 18)
    if said:
        role = "lit" if state != "past" else "dim"
        shapes.append(Text(x, high - 24, said, LEAST, role, bold=width(said, LEAST) <= wide - 6))
    return Sprite(tuple(shapes), "back")


def ribbon_said(p: Picture, v: ArmadaView) -> Iterator[str]:
    """Say the turns in which something is known by all."""
    battles, seen = fought(v), sighted(v)
    for turn in range(1, v.turn + 1):
        if turn in battles:
            places = join_list(battles[turn], p.words)
            yield p.words("armada-alt-fought", turn=turn, places=places)
        elif turn in seen:
            yield p.words("armada-alt-sighted", turn=turn)
