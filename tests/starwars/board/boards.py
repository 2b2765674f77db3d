"""Boards that a table might bring, as TOML text."""

from __future__ import annotations

import json
from collections.abc import Mapping

HOME = "EPEEHEPEEHEP"

Line = tuple[str, str, str, bool]
"""A star's name, track, linked stars parted by spaces, and whether it is a home."""


def board(*stars: Line, name: str = "own", pieces: Mapping[str, int] | None = None) -> str:
    """Write a board."""
    all_pieces = {"ships": 10, "aliens": 7, "weapons": 7, "starships": 7, **(pieces or {})}
    lines = [f"name = {json.dumps(name)}", "[pieces]", *(f"{k} = {v}" for k, v in all_pieces.items())]
    for n, (star, track, links, home) in enumerate(stars):
        lines += [
            "[[stars]]",
            f"name = {json.dumps(star)}",
            f"track = {json.dumps(track)}",
            f"links = {json.dumps(links.split())}",
            f"place = [{n % 6}, {n // 6}]",
            f"home = {json.dumps(home)}",
        ]
    return "\n".join(lines) + "\n"


#: Two homes side by side: one jump may decide both.
TWO_STARS = board(("CASTOR", HOME, "GEMMA", True), ("GEMMA", HOME, "CASTOR", True), name="twins")

#: Small and sharp: short tracks, four-sided dice, few cards, so that the deck soon runs out.
SMALL = board(
    ("ARGO", "EHEPEPE", "LYRA", True),
    ("LYRA", "EPHEPENP", "ARGO CRUX", False),
    ("CRUX", "EHEPEPE", "LYRA", True),
    name="small",
    pieces={"ships": 6, "aliens": 1, "weapons": 2, "starships": 1, "sides": 4},
)

#: Seven stars in a ring with long tracks and no cards to draw.
RING = board(
    *(
        (name, HOME + ("EE" if home else "NB"), f"{before} {after}", home)
        for name, before, after, home in (
            ("ALPHA", "GAMMA", "BETA", True),
            ("BETA", "ALPHA", "DELTA", False),
            ("DELTA", "BETA", "ZETA", True),
            ("ZETA", "DELTA", "GAMMA", False),
            ("GAMMA", "ZETA", "ALPHA", False),
        )
    ),
    name="ring",
    pieces={"ships": 12, "aliens": 0, "weapons": 0, "starships": 0, "sides": 8},
)

VALID = {"twins": TWO_STARS, "small": SMALL, "ring": RING}
