"""A volley as a compact table of letters of one width: targets, shooters, totals of two dice, effects."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.armada.model.state import SEATS
from engine.core.rules import Facts
from render.armada.elements.battles import Row, Volley
from render.armada.elements.units import runs
from render.core.text import COLUMNS, Words

#: Maximum characters of a part of a table, so that it fits into a message with others.
LONGEST = 900
#: Needs that cannot be used as part of a key.
NEEDS = {"8+": "8plus", "-": "none"}


def tables(v: Volley, words: Words) -> list[str]:
    """Write a volley as one or more blocks of monospaced text."""
    blocks: list[list[str]] = [[]]
    for on, group in groupby(v.rows, lambda r: r.on):
        lines = list(_target(on, list(group), v.effects.get(on, []), words))
        if blocks[-1] and sum(len(x) + 1 for x in (*blocks[-1], *lines)) > LONGEST:
            blocks.append([])
        blocks[-1] += lines
    return ["```\n" + "\n".join(lines) + "\n```" for lines in blocks if lines]


def in_line(v: Volley, words: Words) -> str:
    """Write a volley of one row as a line: attacker and target, the dice, and the effect."""
    (r,) = v.rows
    done = outcomes(v.effects.get(r.on, []), words)
    shot = f"`{r.on} < {row_text(r, words)}`"
    return f"{shot} {done}." if done else shot


def _target(on: str, rows: list[Row], effects: list[Facts], words: Words) -> Iterator[str]:
    head = f"{words('armada-gun-seeker') if on == 'seeker' else on:<4} "
    for r in rows:
        yield from folded(head, row_text(r, words))
        head = "     "
    if done := outcomes(effects, words):
        yield from folded("   = ", done)


def row_text(r: Row, words: Words) -> str:
    """Write one row: "R1-2 laser even: 6* 5 8*"; a star marks a hit."""
    dice = " ".join(f"{n}*" if hit else f"{n}" for n, hit in r.dice)
    return f"{shooters(r, words)}: {dice}"


def shooters(r: Row, words: Words) -> str:
    """Word who shoots with what and the number needed: "R1-2 laser even"; seekers in flight have no name."""
    by = runs(x for x in r.by if x not in SEATS)
    bare = bool(by) and r.by[0][1:2].isalpha()
    gun = [] if bare else [words(f"armada-gun-{r.gun}")]
    return " ".join([*by, *gun, words(f"armada-need-{NEEDS.get(r.need, r.need)}")])


def outcomes(effects: list[Facts], words: Words) -> str:
    """Word the results of the hits on a target, identical ones counted: "shield holds (3), destroyed"."""
    found: dict[str, int] = {}
    for hit in effects:
        for token in _tokens(hit, words):
            found[token] = found.get(token, 0) + 1
    return ", ".join(f"{n}x {token}" if n > 1 else token for token, n in found.items())


def _tokens(hit: Facts, words: Words) -> Iterator[str]:
    if hit.get("fighter"):
        unit, die = hit["fighter"]
        yield words(
            "armada-hit-taken" if hit["result"] == "taken" else "armada-hit-not-taken", unit=unit, die=die
        )
    if hit.get("shield"):
        yield words("armada-hit-shield" if hit["shield"] % 2 else "armada-hit-shield-lost", die=hit["shield"])
    if hit.get("armor"):
        total = sum(hit["armor"])
        yield words("armada-hit-armor" if hit["result"] == "armor" else "armada-hit-armor-fails", total=total)
    if hit["result"] in {"flipped", "destroyed"}:
        yield words(f"armada-hit-{hit['result']}")


def folded(head: str, text: str) -> Iterator[str]:
    """Break a line at its spaces so that a phone shows it whole; what follows is set in."""
    line = head
    for word in text.split(" "):
        if len(line) + len(word) > COLUMNS and line.strip():
            yield line.rstrip()
            line = "      "
        line += word + " "
    yield line.rstrip()
