"""What happens to the bot's clock: it is put forward or back, or so much time goes by as games take."""

from __future__ import annotations

from random import Random

from tests.proof.faults.drawn import Trouble, kind


@kind("hours or days go by", 0.8, 60.0)
async def go_by(t: Trouble, rng: Random, game: str) -> None:
    """So much time passes that clocks of tables run low or out."""
    t.let_hours_pass(rng.choice((1, 6, 26, 80)) * 3600.0)


@kind("clock jumps forward", 2)
async def jump_forward(t: Trouble, rng: Random, game: str) -> None:
    """The bot's clock jumps forward."""
    t.jump(rng.choice((1.0, 31.0, 700.0, 5000.0)))


@kind("clock jumps back", 1.5)
async def jump_back(t: Trouble, rng: Random, game: str) -> None:
    """The bot's clock jumps back."""
    t.jump(-rng.choice((1.0, 31.0, 700.0, 5000.0)))
