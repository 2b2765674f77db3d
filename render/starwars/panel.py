"""Header and footer: who plays, whose go, dice, cards, and the key of signs or what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Seat
from engine.starwars.galaxy import BLACK_HOLE, HYPERJUMP, NOVA, PLANET
from engine.starwars.state import SEATS, GalaxyView
from render.core.fonts import clip, width, wrap
from render.core.look import Picture
from render.core.panel_parts import Anchor, banner, caption, named, text
from render.core.scene import LEAST, Arc, Box, Circle, Line, Shape, Sprite, Stamp, Text
from render.starwars.colours import SIDES
from render.starwars.layout import SHARE, Layout
from render.starwars.pieces import die, ship, space
from render.starwars.tracks import Happened

#: Share of the width taken by each side's bar, and on a phone.
BAR, SMALL = 0.365, 0.34


def called(p: Picture, seat: Seat) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    return named(p, seat, p.words(f"starwars-side-{seat}"))


def panel(lay: Layout, p: Picture, v: GalaxyView, h: Happened, told: Sequence[str]) -> Iterator[Stamp]:
    """Draw header and footer."""
    wide = round(lay.width * (SMALL if lay.least else BAR))
    for seat, x in zip(SEATS, (10, lay.width - 10 - wide), strict=True):
        yield from _bar(lay, p, v, h, seat, (x, wide))
    yield from _middle(lay, p, v, (10 + wide, lay.width - 10 - wide))
    yield from _footer(lay, p, v, told)


def _bar(
    lay: Layout, p: Picture, v: GalaxyView, h: Happened, seat: Seat, at: tuple[int, int]
) -> Iterator[Stamp]:
    x, wide = at
    left = seat == SEATS[0]
    active = (v.mover == seat or seat in v.waiting) if v.outcome is None else v.outcome.winner == seat
    fill, ink = _inks(seat, active=active)
    side: Anchor = "l" if left else "r"
    d = 1 if left else -1
    high = lay.header
    edge = x if left else x + wide
    yield Stamp(x, 0, _plate(seat, wide, high, active=active))
    tag = _tag(p, v) if active and not lay.least else ""
    room, size = wide - 86 - (width(tag, 22) + 26 if tag else 10), 25 if lay.least else 29
    fleet = v.fleets[seat]
    out = sum(map(bool, fleet))
    key = "starwars-pic-fleet-short" if lay.least else "starwars-pic-fleet"
    counts = p.words(key, ships=out, reserve=len(fleet) - out, cards=v.hands[seat])
    name = clip(called(p, seat), size, room)
    yield text(edge + d * 74, high * 0.35, name, size, ink, fill, anchor=side)
    thrown = dict(h.throws).get(seat, ())
    room = wide - 90 - (84 if thrown else 0)
    yield text(edge + d * 74, high * 0.7, counts, 21, ink, fill, anchor=side, bold=False, fit=room)
    if tag:
        far = x + wide - 16 if left else x + 16
        yield text(far, high * 0.35, tag, 22, ink, fill, anchor="r" if left else "l")
    for k, n in enumerate(thrown):
        far = x + wide - 62 + 36 * k if left else x + 26 + 36 * k
        yield Stamp(round(far), round(high * 0.72), die(n, 11, "told", fill))


def _inks(seat: Seat, *, active: bool) -> tuple[str, str]:
    role = SIDES[seat]
    return (role, f"{role}.ink") if active else (f"{role}.faint", role)


@lru_cache(64)
def _plate(seat: Seat, wide: int, high: int, *, active: bool) -> Sprite:
    """Draw a side's bar, bright if it must act. Its ship has a dark background, to show on either."""
    fill, _ = _inks(seat, active=active)
    spot = 37 if seat == SEATS[0] else wide - 37
    return Sprite(
        (
            Box(0, 7, wide, high - 7, 12, fill, "" if active else f"{SIDES[seat]}.rim", 2),
            Circle(spot, high / 2, 25, "back"),
            Stamp(spot, round(high / 2) - (0 if seat == SEATS[0] else 2), ship(seat, 0, 15, "", "back")),
        ),
        "panel",
    )


def _tag(p: Picture, v: GalaxyView) -> str:
    if v.outcome is not None:
        return ""
    if v.mover is None:
        return p.words("starwars-pic-to-choose")
    return p.words("starwars-pic-to-move" if v.thrown else "starwars-pic-to-throw")


def _middle(lay: Layout, p: Picture, v: GalaxyView, between: tuple[int, int]) -> Iterator[Stamp]:
    left, right = between
    high, words = lay.header, p.words
    turn = words("starwars-pic-turn", turn=v.turn)
    if v.outcome is not None:
        turn = words("starwars-pic-over", turn=max(1, v.turn if v.thrown else v.turn - 1))
    elif v.mover is None:
        turn = words("starwars-pic-opening")
    dice = 0 if v.outcome is not None else 2
    room = right - left - 24 - dice * 52
    yield text(left + 14, high * 0.35, turn, 24 if lay.least else 27, "text", "panel", anchor="l", fit=room)
    deck = words("starwars-pic-deck", deck=v.deck, out=len(v.discards))
    if lay.least:
        deck = _tag(p, v)
    ink = "dim"
    if p.tentative:
        deck, ink = words("starwars-pic-preview"), "lit"
    yield text(left + 14, high * 0.7, deck, 21, ink, "panel", anchor="l", bold=p.tentative, fit=room)
    left_over = list(v.dice)
    for k in range(dice):
        n, state = (v.thrown[k], "used") if k < len(v.thrown) else (0, "used")
        if n in left_over:
            left_over.remove(n)
            state = "new"
        yield Stamp(right - 88 + 52 * k, round(high / 2), die(n, 21, state))


def _footer(lay: Layout, p: Picture, v: GalaxyView, told: Sequence[str]) -> Iterator[Stamp]:
    over = v.outcome is not None
    if not lay.footer:
        left = round(lay.width * SHARE)
        yield from _story(lay, [p.caption] if p.caption else told, left, 76 if over else 0)
        if over:
            yield from _banner(lay, p, v, "", (left, lay.height - 82, lay.width - 20, lay.height - 18))
    elif over:
        box = (10, lay.height - lay.footer + 4, lay.width - 10, lay.height - 4)
        yield from _banner(lay, p, v, told[-1] if told else "", box)
    elif p.caption or not (lay.whole or lay.least):
        box = (24, lay.height - lay.footer + 1, lay.width - 24, lay.height - 1)
        sizes = ((24.0, 24), (20.0, 23)) if lay.least else ((27.0, 35), (23.0, 28), (19.0, 22))
        yield from caption(p.caption or " ".join(told), box, sizes)


def _banner(
    lay: Layout, p: Picture, v: GalaxyView, why: str, box: tuple[int, int, int, int]
) -> Iterator[Stamp]:
    """Draw who has won, in that side's colour."""
    winner = v.outcome.winner if v.outcome else None
    role, said = "dim", p.words("starwars-pic-drawn")
    if winner:
        role, said = SIDES[winner], p.words("starwars-pic-wins", name=called(p, winner))
    yield from banner(box, role, said, why, (31.0, 23.0))


def _story(lay: Layout, told: Sequence[str], left: int, below: int) -> Iterator[Stamp]:
    """Draw what happened at a solitary star, to its right, one paragraph per event."""
    room, space_ = lay.width - 24 - left, lay.height - lay.header - 40 - below
    for size in (36.0, 31.0, 27.0, 23.0):
        paragraphs = [wrap(line, size, room, bold=False) for line in told]
        high = sum(len(lines) * size * 1.3 + size * 0.6 for lines in paragraphs)
        if high < space_:
            break
    y = lay.header + 20 + max(0, (space_ - high) / 2) + size * 0.6
    for lines in paragraphs:
        for line in lines:
            if y < lay.height - below - size:
                yield text(left, y, line, size, "text", "back", anchor="l", bold=False, fit=room)
            y += size * 1.3
        y += size * 0.6


KEY = ("planet", "hyperjump", "black-hole", "nova", "land", "by-jump", "last-move", "last-jump")


def key(lay: Layout, said: tuple[str, ...]) -> Iterator[Shape]:
    """Draw the key into the footer, its parts spread over the width. `said` words each of `KEY`."""
    y, size = lay.height - lay.footer / 2, lay.least or 24.0
    room = lay.width - (24 if lay.least else 36)
    free = room - sum(width(s, size, bold=False) + 42 for s in said)
    if free < 8 * 14 and not lay.least:
        size = size * (room - 8 * 56) / (room - 8 * 42 - free)
        free = room - sum(width(s, size, bold=False) + 42 for s in said)
    if free < 0:  # on a phone type cannot shrink, so words are cut
        scale = (room - len(said) * 52) / (room - len(said) * 42 - free)
        said = tuple(clip(s, size, width(s, size, bold=False) * scale, bold=False) for s in said)
        free = room - sum(width(s, size, bold=False) + 42 for s in said)
    gap, x = free / (len(said) - 1), (lay.width - room) / 2
    for sign, word in zip(_SIGNS, said, strict=False):
        yield Stamp(round(x + 17), round(y), Sprite(sign))
        yield Text(x + 42, y, word, size, "text", "l", bold=False)
        x += 42 + width(word, size, bold=False) + gap


_SIGNS: tuple[tuple[Shape, ...], ...] = (
    tuple(space(0, 0, 19, PLANET, LEAST)),
    tuple(space(0, 0, 20, HYPERJUMP, LEAST)),
    tuple(space(0, 0, 19, BLACK_HOLE, LEAST)),
    tuple(space(0, 0, 20, NOVA, LEAST)),
    (Circle(0, 0, 17, "lit.cell", "lit", 4.5),),
    (Arc(0, 0, 17, 0, 360, "lit", 4.5, (18, 12)),),
    (Line(((-17, 0), (0, 0), (19, 0)), "text", 6, head=18), Circle(-15, 0, 6, "panel", "text", 2.5)),
    (Line(((-17, 0), (0, 0), (19, 0)), "jump", 7, head=19),),
)
