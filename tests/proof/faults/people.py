"""What people do who have no right to it."""

from __future__ import annotations

from random import Random

from tests.proof.faults.drawn import Trouble, kind


@kind("stranger tries a command", 2)
async def try_command(t: Trouble, rng: Random, game: str) -> None:
    """Somebody with no right in a game tries one of all commands on it."""
    if t.strangers is not None:
        await t.strangers.command(game)


@kind("stranger uses what others saw", 2)
async def try_control(t: Trouble, rng: Random, game: str) -> None:
    """Somebody with no right in a game uses a control that others were shown."""
    if t.strangers is not None:
        await t.strangers.control(game)
