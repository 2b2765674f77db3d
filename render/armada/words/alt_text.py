"""The picture in words (alt text), as monospaced text for a phone, and what only a seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.armada.model.board import SECTORS, SPACES
from engine.armada.model.state import FOE, SEATS
from engine.armada.queries.view import ArmadaView
from render.armada.elements.chips import Chip
from render.armada.elements.panel import points
from render.armada.elements.pieces import Groups, Standing, known_chips, own
from render.core.look import Picture
from render.core.scene import LONGEST_ALT, LONGEST_BOARD
from render.core.text import Words, first_that_fits, fold_lines, shorten

#: Signs for items with another name.
NAMED = {"ion": "ion_cannon"}


def chip_said(c: Chip, words: Words) -> str:
    """Describe a chip: "R1-3", "4 regiments", "(2 turns ago)"."""
    if c.state == "tag":
        n = int("".join(x for x in c.label if x.isdecimal()) or 0)  # the chip shows only the number
        return f"({words('armada-seen-ago', n=n)})"
    if c.label and not c.label.isdecimal():
        return c.label
    said = words(f"armada-item-{NAMED.get(c.sign, c.sign)}", n=int(c.label) if c.label else 1)
    return words("armada-aboard", units=said) if c.state == "aboard" else said


@lru_cache(1024)
def chips_said(groups: Groups, words: Words) -> str:
    """Describe the chips of a space."""
    return "; ".join(", ".join(chip_said(c, words) for c in g) for g in groups).replace(", (", " (")


def score(v: ArmadaView, words: Words) -> str:
    """Word the points known to this view."""
    got = points(v)
    return words("armada-score", red=str(got[SEATS[0]]), silver=str(got[SEATS[1]]))


def alt_text(p: Picture, found: Standing, told: Sequence[str], headline: str) -> str:
    """Return the alt text: what happened, the state, and all units; 1024 characters at most."""
    words = p.words
    first = [words("armada-alt-preview")] if p.tentative else []
    where = [
        words("armada-alt-space", at=place(at, words), units=chips_said(x, words)) for at, x in found.items()
    ]
    points_ = score(p.view.narrow(ArmadaView), words)
    return shorten(" ".join([*first, *told, headline, points_, *where]), LONGEST_ALT)


def place(at: str, words: Words) -> str:
    """Name a space: "sector B", "hex 1".

    >>> from render.core.text import words
    >>> place("B", words("en"))
    'sector B'
    """
    return words("armada-sector" if at in SECTORS else "armada-hex", at=at)


def text_board(p: Picture, v: ArmadaView, found: Standing, headline: str) -> str:
    """Write the map as text, a line per space with its neighbours and units; 1800 characters at most."""
    words = p.words
    lines = [*fold_lines(headline)]
    if v.ledger or v.outcome:
        lines += fold_lines(score(v, words))
    lines.append("")
    short = [*lines]
    for at in SPACES:
        said = chips_said(found[at], words) if at in found else ""
        head = f"{at} ({' '.join(v.board.touches[at])})"
        lines += fold_lines(f"{head} {said}" if said else head, "  ")
        if said:
            short += fold_lines(f"{at} {said}", "  ")
    key = fold_lines(words("armada-board-key"))
    return first_that_fits(([*lines, "", *key], lines, short))


def shortened(lines: Sequence[str], headline: str, v: ArmadaView, words: Words) -> str:
    """Write other lines than the map's as a text board, the points above them; 1800 characters at most."""
    first = [*fold_lines(headline), *(fold_lines(score(v, words)) if v.ledger else ())]
    return shorten("\n".join([*first, "", *(y for x in lines for y in fold_lines(x, "  "))]), LONGEST_BOARD)


def known_in(at: str, v: ArmadaView, words: Words) -> str:
    """Word what a seat knows of the enemy in a space: "S2, S5, 3 fighters (a turn ago)"; "" for nothing."""
    if v.seat not in SEATS:
        return ""
    found = known_chips(v.known, v.seen, FOE[v.seat], v, words)
    return chips_said(found[at], words) if at in found else ""


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
    here, known = own(v.own.values(), seat, v.ambush), known_chips(v.known, v.seen, foe, v, words)
    mine, theirs = (_hand_lines(x, words) for x in (here, known))
    if mine:
        yield words("armada-hand-own", units="; ".join(mine))
    if theirs:
        yield words("armada-hand-known", units="; ".join(theirs))
    elif v.turn:
        yield words("armada-hand-unknown")


def _hand_lines(found: Standing, words: Words) -> list[str]:
    return [
        words("armada-hand-at", at=place(at, words), units=chips_said(found[at], words))
        for at in SPACES
        if at in found
    ]
