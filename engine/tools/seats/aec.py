"""Every title as an AEC environment of PettingZoo, where that is installed (docs/protocol.md, PettingZoo).

Nothing imports this module unasked: `from engine.tools.seats.aec import env`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pydantic_core import from_json

from engine.core.codec import pack_action, token
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, options, pending, sample
from engine.core.rules import Action, Decision, Facts, Seat
from engine.policies.policy import imagine
from engine.titles import get
from engine.tools.match import LONGEST
from engine.tools.replies import decision_data, option_data, seen_by, written

#: Maximum number of answers to choose from; how many draws are made for a form.
MOST_CANDIDATES = 256
#: Maximum length of an observation in bytes: the longest view measured has 28,000.
LONGEST_VIEW = 65_536


class TitleEnv(AECEnv):
    """A game between seats, one answer at a time. Action `i` gives candidate `i` of the agent's info.

    What a seat observes is JSON: its own view, and the question to it (`read` decodes it). The candidates are
    the listed answers, of a long list or a form those that are drawn from the seed; the mask tells how many.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, *, candidates: int = MOST_CANDIDATES, longest: int = LONGEST
    ) -> None:
        super().__init__()
        if not 1 <= candidates <= MOST_CANDIDATES:
            raise ValueError(f"there can be 1 to {MOST_CANDIDATES} candidates")
        self._game, self._setup, self._longest, self._most = game, setup, longest, candidates
        self.metadata = {"name": f"nullgate_{game.id}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents: list[Seat] = list(game.seated(setup))
        self.action_spaces = {seat: Discrete(candidates) for seat in self.possible_agents}
        self.observation_spaces = {seat: self._space() for seat in self.possible_agents}
        self._seeds = Random()

    def _space(self) -> Dict:
        mask, view = Box(0, 1, (self._most,), np.int8), Box(0, 255, (LONGEST_VIEW,), np.uint8)
        return Dict({"observation": view, "action_mask": mask})

    def observation_space(self, agent: Seat) -> Dict:
        """Return the space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> Discrete:
        """Return the space of a seat's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game. The same seed and the same actions give the same game."""
        if seed is not None:
            self._seeds = Random(seed)
        self._rng = Random(self._seeds.getrandbits(64))
        dice = RandomDice(Random(self._rng.random()), keep=False)
        self._table = Execution(fork(self._game.new(self._setup, dice).state), dice, quiet=True)
        self._answers = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Give the chosen candidate as the answer of the seat that is asked.

        Raises:
            ValueError: there is no such candidate.

        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = self._asked
        if asked is None or action is None or not 0 <= action < len(self._candidates):
            raise ValueError(f"{action} is no candidate; there are {len(self._candidates)}")
        self._cumulative_rewards[agent] = 0.0
        self._table.answer(asked, self._candidates[int(action)])
        self._answers += 1
        self._judge()
        self._accumulate_rewards()
        self._ask()

    def observe(self, agent: Seat) -> dict[str, object]:
        """Return what a seat can see now, and which candidates there are for it."""
        s, asked = self._table.s, self._asked
        mine = asked if asked is not None and asked.seat == agent else None
        seen = {
            "view": seen_by(self._game, s, agent),
            "question": decision_data(self._game, mine) if mine else None,
        }
        text = np.frombuffer(written(seen), np.uint8)
        if len(text) > LONGEST_VIEW:
            raise ValueError(f"a view of {len(text)} bytes is longer than {LONGEST_VIEW}")
        padded: Any = np.zeros(LONGEST_VIEW, np.uint8)
        mask: Any = np.zeros(self._most, np.int8)
        padded[: len(text)] = text
        mask[: len(self._candidates) if mine else 0] = 1
        return {"observation": padded, "action_mask": mask}

    def render(self) -> None:
        """Show nothing: `python -m engine play` and the pictures do."""

    def close(self) -> None:
        """Do nothing: nothing is open."""

    # -- within ------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        """Reward the winners once the game is over; break off a game that does not end."""
        s = self._table.s
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if s.over is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            if s.over.winner is not None:  # if several seats share a side, all of them have won
                self.rewards = {x: 1.0 if self._game.judge(s, x) > 0 else -1.0 for x in self.agents}
        elif self._answers >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)

    def _ask(self) -> None:
        """Let the seat that is asked first act, and find what it may choose from."""
        asked = pending(self._table.s)
        self._asked: Decision | None = asked[0] if asked else None
        self._candidates: Sequence[Action] = self._found(asked[0]) if asked else ()
        self.infos: dict[Seat, dict[str, object]] = {x: {} for x in self.agents}
        if self._asked is not None:
            self.agent_selection = self._asked.seat
            offered = [option_data(self._game, self._asked, a) for a in self._candidates]
            self.infos[self._asked.seat] = {"candidates": offered}

    def _found(self, d: Decision) -> Sequence[Action]:
        s, rng = self._table.s, Random(self._rng.getrandbits(64))
        listed = options(s, d)
        if listed is not None:
            return listed if len(listed) <= self._most else rng.sample(listed, self._most)
        world = imagine(self._game, s, d.seat, rng)
        takes, drawn = self._game.rules.kinds[d.kind].takes, Facts()
        for _ in range(self._most):
            drawn.setdefault(token(pack_action(takes, a := sample(world, d, rng))), a)
        return list(drawn.values())


def read(observation: Mapping[str, Any]) -> dict[str, object]:
    """Decode an observation: `view`, and the `question` or None."""
    found: dict[str, object] = from_json(bytes(observation["observation"]).rstrip(b"\0"))
    return found


def env(
    game: str, scenario: str = "standard", options: Mapping[str, str] | None = None, **limits: int
) -> TitleEnv:
    """Return a title's environment; `limits` are `candidates` and `longest`, in answers.

    Raises:
        BadSetup: there is no such title.

    """
    return TitleEnv(get(game), Setup(game, scenario, dict(options or {})), **limits)
