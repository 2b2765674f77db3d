"""What is wanted of each game. A game without a line of its own is held to the usual."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Goals:
    """Goals of one game: ratios against the yardsticks, and bytes of its largest picture."""

    playouts: float = 1
    picture: float = 2
    #: A picture of a new game, others drawn between, beside the same again.
    cold_picture: float = 1.5
    picture_bytes: int = 150_000
    replay_time: float = 1
    replay_bytes: float = 1
    page_time: float = 1


USUAL = Goals()
#: StarGate's whole map has 459 numbered hexes: its empty ground alone is 150 KB.
OWN = {
    "starwars": Goals(playouts=4),
    "stargate": Goals(playouts=2, picture_bytes=220_000),
    "armada": Goals(playouts=1.5),
    "skirmish": Goals(playouts=0.5),
}


def goals(game: str) -> Goals:
    """Return what is wanted of a game."""
    return OWN.get(game, USUAL)
