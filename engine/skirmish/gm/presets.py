"""Groups that a GM brings by one choice, from `data/skirmish/presets.toml`."""

from __future__ import annotations

from typing import Literal

from engine.core.data import load
from engine.core.types.values import value
from engine.skirmish.gm.actions import Spawn
from engine.skirmish.model.state import Point

Enemy = Literal["jaffa", "elite_jaffa", "first_prime", "goauld", "crew"]


@value
class Preset:
    """A named group: its leader, its members, and whether it stays at its post."""

    name: str
    rank: Enemy | Literal["marker"]
    n: int
    company: tuple[Enemy, ...] = ()
    defending: bool = False

    def spawn(self, at: Point, reason: str, *, seen: bool) -> Spawn:
        """Return the act that brings it somewhere."""
        return Spawn(self.rank, self.n, *at, reason, seen, self.company, self.defending)


@value
class Presets:
    """What the file holds."""

    presets: tuple[Preset, ...]


PRESETS = {x.name: x for x in load("skirmish", "presets", Presets).presets}
