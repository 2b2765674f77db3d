"""What a process that thinks is sent: a function of plain data, with nothing of the bot's own behind it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.core.codec import load
from engine.core.contract import Game
from engine.core.rules import Action, Decision, Event
from engine.policies.hints import Hint, appraise, hint
from engine.policies.policy import POLICIES, offered

T_co = TypeVar("T_co", covariant=True)


class MachineAnswer(NamedTuple):
    """A machine player's answer, and what it tells everybody of why it waits, if it does (`Game.waits`)."""

    action: Action
    waits: Event | None = None


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

    def answer(self) -> MachineAnswer:
        """Return the machine player's answer."""
        game, d, s = self.game, self.decision, load(self.game.state, self.saved)
        action = POLICIES[self.policy](game, s, d, Random(self.seed))
        player = game.levels.get(offered(game, self.policy), self.policy)
        return MachineAnswer(
            action, game.waits(s, d, action, player) if d.kind in game.shared_kinds else None
        )


@dataclass(frozen=True, slots=True)
class HintThought:
    """All that a hint depends on. What its seat cannot know of the saved state changes nothing in it."""

    game: Game[Any]
    saved: bytes
    decision: Decision
    seed: int

    def answer(self) -> Hint | None:
        """Return the hint; None where there is none on such a question."""
        return hint(self.game, load(self.game.state, self.saved), self.decision, self.seed)


@dataclass(frozen=True, slots=True)
class WhyThought:
    """All that the reasons for a machine player's answer depend on, as far as everybody may know them.

    What the channel cannot know of the saved state changes nothing in it.
    """

    game: Game[Any]
    saved: bytes
    decision: Decision
    given: Action
    seed: int

    def answer(self) -> Hint | None:
        """Return the answer's rating; None if nothing can be said about it."""
        s = load(self.game.state, self.saved)
        return appraise(self.game, s, self.decision, self.given, self.seed, shared=True)


class AnyThought(Protocol[T_co]):
    """What is thought about at all."""

    def answer(self) -> T_co:
        """Return what comes of it."""
        ...
