"""What words of a turn, a battle and the end have in common: totals, forces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.armada.model.state import SEATS
from engine.core.rules import Seat
from render.armada.words.readback import counted, named
from render.core.events import join_list
from render.core.text import Words

Facts = Mapping[str, Any]
Names = Mapping[Seat, str]
Say = Callable[[Facts, Names, Words], str]


def roll(rolled: Mapping[Seat, int], names: Names) -> str:
    """Write the totals of both sides: "Ada 9, Grace 5"."""
    return ", ".join(f"{names[seat]} {rolled[seat]}" for seat in SEATS if seat in rolled)


def force(units: Sequence[Sequence[str]], words: Words) -> str:
    """List who takes part: ships by id, other units counted."""
    ships = [x[0] for x in units if not x[0][1:2].isalpha()]
    counts: dict[str, int] = {}
    for x in units:
        if x[0][1:2].isalpha():
            counts[x[1]] = counts.get(x[1], 0) + 1
    typed: dict[str, list[str]] = {}
    for x in units:
        if x[0] in ships and x[1] != "starship":
            typed.setdefault(x[1], []).append(x[0])
    plain = [x[0] for x in units if x[0] in ships and x[1] == "starship"]
    said = [named(tuple(plain), words)] if plain else []
    for hull, ids in typed.items():
        type_ = words(f"armada-item-{hull}", n=len(ids))
        said.append(words("armada-force-special", hull=type_, n=len(ids), ids=named(tuple(ids), words)))
    return join_list([*said, *counted(counts, words)], words) or words("armada-nobody")
