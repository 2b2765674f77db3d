"""The champion plans as strong does, but rates positions by what the other side can answer."""

from __future__ import annotations

from random import Random

from engine.core.contract import Game
from engine.core.rules import Action, Decision
from engine.core.types.frozen import replace
from engine.policies.search import search_answer
from engine.stargate.bots.approach_mix import hunch
from engine.stargate.bots.forecast import CHAMPION, Forecast
from engine.stargate.bots.outlook import STRONG, Mind
from engine.stargate.bots.plan import planned
from engine.stargate.model.state import State

MIND = Mind(replace(STRONG.weights, **CHAMPION.weights), replace(STRONG.plan, **CHAMPION.plan), Forecast)


def champion_answer(game: Game[State], s: State, d: Decision, rng: Random) -> Action:
    """Return the champion's answer: movement by its plan, secret choices by their mix, the rest by search."""
    found = hunch(s, d, rng)
    if found is None:
        found = planned(s, d, rng, MIND)
    return search_answer(game, s, d, rng) if found is None else found
