"""The picture in words (alt text) and as monospaced text for a phone (text board)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.core.rules import Seat
from engine.starwars.galaxy import EMPTY, Star
from engine.starwars.state import SEATS
from engine.starwars.view import GalaxyView
from render.core.look import Picture
from render.core.scene import LONGEST_ALT, LONGEST_BOARD
from render.core.tell import cut
from render.core.text import Words
from render.starwars.happened import seen

#: A phone shows this many monospaced letters in a line.
COLUMNS = 44


def alt(p: Picture, told: Sequence[str], headline: str) -> str:
    """Say what a picture shows: what happened, whose go, where the ships stand. At most 1024 characters."""
    v = seen(p)
    first = [p.words("starwars-alt-preview")] if p.tentative else []
    lines = [*first, *told, headline, *(_fleet(p, v, seat) for seat in SEATS)]
    return cut(" ".join(lines), LONGEST_ALT)


def _fleet(p: Picture, v: GalaxyView, seat: Seat) -> str:
    fleet = v.fleets[seat]
    out = [f"{n} {space}" for n, space in enumerate(fleet, 1) if space]
    said = ", ".join(out) or p.words("starwars-alt-none")
    name = p.words(f"starwars-side-{seat}")
    reserve = len(fleet) - len(out)
    return p.words("starwars-alt-fleet", name=name, ships=said, reserve=reserve, cards=v.hands[seat])


def board(v: GalaxyView, words: Words, headline: str) -> str:
    """Write the galaxy as text: a line or more for each star, spaces counted from the number in front."""
    lines = [*_folded(headline), *(_counts(v, words, seat) for seat in SEATS)]
    for full in (True, False):
        body = [line for s in v.galaxy.stars for line in _star(v, words, s, full=full)]
        text = "\n".join([*lines, "", *body, "", *_folded(words("starwars-board-key"))])
        if len(text) <= LONGEST_BOARD:
            return text
    return cut("\n".join([*lines, "", *body]), LONGEST_BOARD)


def _folded(text: str) -> list[str]:
    lines, line = list[str](), ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > COLUMNS:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return [cut(x, COLUMNS) for x in (*lines, line)]


def _counts(v: GalaxyView, words: Words, seat: Seat) -> str:
    fleet = v.fleets[seat]
    out = sum(map(bool, fleet))
    counts = words("starwars-pic-fleet", ships=out, reserve=len(fleet) - out, cards=v.hands[seat])
    sign = "<" if v.mover == seat and v.outcome is None else ""
    return cut(f"{words(f'starwars-side-{seat}')}: {counts} {sign}".rstrip(), COLUMNS)


def _star(v: GalaxyView, words: Words, s: Star, *, full: bool) -> list[str]:
    letters = {seat: words(f"starwars-board-{seat}") for seat in SEATS}
    here: dict[int, str] = {}
    for seat in SEATS:
        for n, space in enumerate(v.fleets[seat], 1):
            if space.partition("-")[0] == s.name:
                i = int(space.partition("-")[2])
                here[i] = f"{here.get(i, '')}{letters[seat]}{n}"
    owner = next((words(f"starwars-side-{x}") for x, star in v.homes.items() if star == s.name), "")
    head = f"{s.name} ({owner})" if owner else s.name
    if full:
        head = cut(f"{head} > {' '.join(s.links)}", COLUMNS)
    cells = [here.get(i) or ("." if k == EMPTY else k) for i, k in enumerate(s.track, 1)]
    rows = math.ceil(len(cells) / 8)
    per = math.ceil(len(cells) / rows)
    wide = max(3, *map(len, cells)) + 1 if full else 4
    lines = [head]
    for at in range(0, len(cells), per):
        row = "".join(c.rjust(wide) for c in cells[at : at + per])
        lines.append(f"{at + 1:2}{row}")
    return lines
