"""A look for toy games: an empty picture, and the bare facts for words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.contract import Objective, View
from engine.core.rules import Event, Seat
from render.core.look import Look, Picture
from render.core.palette import Palette
from render.core.scene import Ground, Scene
from render.core.text import Words

PALETTE = Palette("plain", tuple((x, "#000000") for x in ("back", "panel", "text", "dim")), ())


class PlainLook(Look):
    game = "duel"

    def scene(self, p: Picture) -> Scene:
        return Scene(
            width=400,
            height=8,
            palette=PALETTE,
            base=Ground(tuple),
            alt="a board",
            writes=lambda: "board",
        )

    def prose(self, event: Event, names: Mapping[Seat, str], words: Words) -> str:
        return "" if event.kind == "rolled" else f"{event.kind} {sorted(event.facts.items())}"

    def label(self, action: Any, view: View, words: Words) -> str:
        return str(action)[:80]

    def detail(self, action: Any, view: View, words: Words) -> str:
        return ""

    def question(self, kind: str, view: View, words: Words) -> str:
        return f"{kind}?"

    def objective(self, o: Objective, words: Words) -> str:
        return f"{o.key}!"

    def pursuers(self, o: Objective, names: Mapping[Seat, str], words: Words) -> str:
        return ", ".join(o.seats)

    def headline(self, view: View, names: Mapping[Seat, str], words: Words) -> str:
        return f"waiting for {view.waiting} {view.sealed}"

    def hand(self, view: View, words: Words) -> str:
        return f"traps {getattr(view, 'traps', ())}" if view.seat else ""

    def side(self, seat: Seat, words: Words) -> str:
        return seat.title()
