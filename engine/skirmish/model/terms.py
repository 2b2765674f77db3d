"""The words of the game: who, what and where, as literals and small tuples."""

from __future__ import annotations

from typing import Literal

PLAYERS = ("p1", "p2", "p3", "p4", "p5", "p6")
GM = "gm"
SEATS = (*PLAYERS, GM)

Point = tuple[float, float]
"""East and north of the south-west corner of the table, in inches to 0.1."""

Side = Literal["sgc", "jaffa"]
"""Allies without a player are on the side "sgc", in a group that the automaton runs."""

Rank = Literal[
    "trooper",
    "specialist",
    "elite",
    "leader",
    "jaffa",
    "elite_jaffa",
    "first_prime",
    "goauld",
    "crew",
    "ally",
    "captive",
]
#: Characters of ready-made teams.
SOLDIERS: tuple[Rank, ...] = ("trooper", "specialist", "elite", "leader")
Weapon = Literal["rifle", "mg50", "staff", "pistol", "zat", "shotgun", "cannon", "none"]
Kit = Literal["grenade", "stun", "claymore", "c4"]
Health = Literal["fit", "disabled", "surrendered", "captured", "dead", "removed", "left"]
"""Wounds and zat fire put a fit figure out for some turns (`Figure.out`). "removed" leaves no body (zat, GM);
"left" has gone through the Stargate or off by an exit."""

Pace = Literal["move", "charge", "flee", "retire", "half"]
"""How a figure moves: 6", 8" charging or fleeing, half of 6" while shooting (automaton)."""

Aim = Literal[1, 2, 3]
"""Case SHOOT.1: unaimed, aimed, carefully aimed: the Fire actions a shot takes."""

Letter = Literal["A", "B", "C", "D", "E", "F", "continue", "toward", "halt"]
Course = Literal["hold", "advance", "back", "run"]
"""What a group is doing: staying, going for its goal or the enemy, backing off, running."""

FOE: dict[Side, Side] = {"sgc": "jaffa", "jaffa": "sgc"}
