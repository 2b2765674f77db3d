"""What terrain does, in a few letters: blocks sight, covers, slows (data/skirmish/terrain.toml)."""

from __future__ import annotations

from functools import lru_cache

from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.table.pieces import kinds
from render.core.text import Words


@lru_cache(256)
def codes(kind: str, words: Words) -> str:
    """Write what a kind of terrain does: "S C −3"."""
    k = kinds().kinds[kind]
    m = NUMBERS.movement
    slow = {"rough": m.rough, "water": m.water, "obstacle": m.obstacle}.get(k.going, 0.0)
    found = []
    if k.sight != "open":
        deep = f">{kinds().wood_depth:g}" if k.sight == "depth" else ""
        found.append(words("skirmish-pic-code-sight") + deep)
    if k.cover != "none":
        found.append(words("skirmish-pic-code-cover"))
    if slow:
        found.append(f"−{slow:g}")
    return " ".join(found)
