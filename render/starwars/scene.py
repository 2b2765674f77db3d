"""The galaxy as a scene, in words (alt text), and as monospaced text for a phone (text board)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Seat
from engine.starwars.galaxy import EMPTY, Star
from engine.starwars.state import FOE, SEATS, GalaxyView
from render.core.look import Picture
from render.core.scene import LONGEST_ALT, Ground, Scene, Shape
from render.core.text import COLUMNS, Words, first_that_fits, fold_lines, shorten
from render.starwars.colours import PALETTES, SIDES
from render.starwars.ground import shapes
from render.starwars.layout import (
    Happened,
    Layout,
    capture_of_home,
    lit_marks,
    numbers,
    overlay,
    part,
    read_events,
    ships,
    targets,
    tentative_marks,
    ways,
    whole,
)
from render.starwars.panel import panel


def draw(p: Picture, told: Sequence[str], headline: str) -> Scene:
    """Draw a view. `told` words what happened, `headline` the state of the game."""
    v = p.view.narrow(GalaxyView)
    h, found = read_events(p.events), targets(v, p.lit)
    lay = framed(p, v, h)
    homes: tuple[tuple[Seat, str], ...] = tuple(v.homes.items())
    over: tuple[Shape, ...] = tuple(overlay(lay, h))
    if v.outcome is not None and v.outcome.winner and "home" in v.outcome.reason:
        fallen = v.homes[FOE[v.outcome.winner]]
        over = (*capture_of_home(lay, fallen, SIDES[v.outcome.winner]), *over)
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=Ground(shapes, (lay, homes)),
        marks=(
            *(tentative_marks(lay, h) if p.tentative else ()),
            *lit_marks(lay, v, p.lit, found),
            *numbers(lay, found.spaces | {*h.spaces[-2:], *p.pointed}),
            *ways(lay, v, h, tentative=p.tentative),
        ),
        pieces=tuple(ships(lay, v, p.lit)),
        overlay=over,
        panel=panel(lay, p, v, h, found),
        alt=alt_text(p, v, told, headline),
        writes=lambda: text_board(v, p.words, headline),
    )


def framed(p: Picture, v: GalaxyView, h: Happened) -> Layout:
    """Choose the part shown: all stars, or where these would be too small those that matter now.

    Those are where ships of the side to act stand, with every enemy around the same star; the spaces that
    answers lead to; and what happened.
    """
    if p.framing != "action":
        return whole(v.galaxy, small=p.framing != "whole")
    touched = [*h.spaces, *p.pointed, *targets(v, p.lit).spaces]
    if v.outcome is None and not p.marks:
        touched += [x for seat in v.waiting for x in v.fleets[seat]]
    return part(v.galaxy, frozenset(x.partition("-")[0] for x in touched if x))


def threats(v: GalaxyView, seat: Seat) -> list[str]:
    """Name the spaces of enemies who stand within a throw of one of a side's ships, before it or behind."""
    g, mine = v.galaxy, [x for x in v.fleets.get(seat, ()) if x]
    reach = {x for at in mine for x in g.land[at][1:]}
    theirs = [x for x in v.fleets.get(FOE.get(seat, ""), ()) if x]
    return [x for x in theirs if x in reach or any(at in g.land[x][1:] for at in mine)]


def alt_text(p: Picture, v: GalaxyView, told: Sequence[str], headline: str) -> str:
    """Return the alt text: what happened, whose turn it is, where the ships are; 1024 characters at most."""
    first = [p.words("starwars-alt-preview")] if p.tentative else []
    score = p.words("starwars-score", **{x: sum(map(bool, v.fleets[x])) for x in SEATS})
    lines = [*first, *told, headline, score, *[_fleet(p, v, seat) for seat in SEATS]]
    return shorten(" ".join(lines), LONGEST_ALT)


def _fleet(p: Picture, v: GalaxyView, seat: Seat) -> str:
    fleet = v.fleets[seat]
    out = [f"{n} {space}" for n, space in enumerate(fleet, 1) if space]
    said = ", ".join(out) or p.words("starwars-alt-none")
    name = p.words(f"starwars-side-{seat}")
    reserve = len(fleet) - len(out)
    return p.words("starwars-alt-fleet", name=name, ships=said, reserve=reserve, cards=v.hands[seat])


def text_board(v: GalaxyView, words: Words, headline: str) -> str:
    """Write the galaxy as text: a line or more for each star, spaces counted from the number in front."""
    lines = [*fold_lines(headline), *(_counts(v, words, seat) for seat in SEATS)]
    here: dict[str, str] = {}
    for seat in SEATS:
        letter = words(f"starwars-board-{seat}")
        for n, space in enumerate(v.fleets[seat], 1):
            here[space] = f"{here.get(space, '')}{letter}{n}"
    owners = {star: words(f"starwars-side-{seat}") for seat, star in v.homes.items()}
    long, short = (
        [*lines, "", *(x for s in v.galaxy.stars for x in _star(s, here, owners.get(s.name, ""), full=full))]
        for full in (True, False)
    )
    key = ["", *fold_lines(words("starwars-board-key"))]
    return first_that_fits(([*long, *key], [*short, *key], short))


def _counts(v: GalaxyView, words: Words, seat: Seat) -> str:
    fleet = v.fleets[seat]
    out = sum(map(bool, fleet))
    counts = words("starwars-pic-fleet", ships=out, reserve=len(fleet) - out, cards=v.hands[seat])
    sign = "<" if v.mover == seat and v.outcome is None else ""
    return shorten(f"{words(f'starwars-side-{seat}')}: {counts} {sign}".rstrip(), COLUMNS)


@lru_cache(256)
def _cells(s: Star) -> tuple[tuple[str, str], ...]:
    """Return each space of a star with the letter that marks it when it is empty."""
    return tuple((f"{s.name}-{i}", "." if k == EMPTY else k) for i, k in enumerate(s.track, 1))


def _star(s: Star, here: dict[str, str], owner: str, *, full: bool) -> Iterator[str]:
    head = f"{s.name} ({owner})" if owner else s.name
    yield shorten(f"{head} > {' '.join(s.links)}", COLUMNS) if full else head
    cells = [here.get(space, letter) for space, letter in _cells(s)]
    per = math.ceil(len(cells) / math.ceil(len(cells) / 8))
    wide = max(3, *map(len, cells)) + 1 if full else 4
    for at in range(0, len(cells), per):
        yield f"{at + 1:2}{''.join([c.rjust(wide) for c in cells[at : at + per]])}"
