"""What a process that thinks is sent: a function of plain data, with nothing of the bot's own behind it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.codec import load
from engine.core.contract import Game
from engine.core.rules import Decision
from engine.policies.policy import POLICIES


@dataclass(frozen=True, slots=True)
class Thought:
    """All that a machine player's answer depends on: the game, its saved state, the question, a seed.

    Whichever process has it, and however often, the answer is the same.
    """

    game: Game[Any]
    saved: bytes
    decision: Decision
    policy: str
    seed: int

    def answer(self) -> Any:
        """Return what the machine player answers."""
        s = load(self.game.state, self.saved)
        return POLICIES[self.policy](self.game, s, self.decision, Random(self.seed))
