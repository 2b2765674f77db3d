"""The champion plans as strong does, but rates what the other side can answer; and why either waits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.core.contract import Game
from engine.core.rules import Action, Decision, Event
from engine.core.types.frozen import replace
from engine.policies.policy import GLANCED
from engine.policies.search import search_answer
from engine.stargate.bots.approach_mix import hunch
from engine.stargate.bots.forecast import CHAMPION, Forecast
from engine.stargate.bots.outlook import STRONG, Mind, Outlook
from engine.stargate.bots.plan import best_end, planned, way_of, worth_trying
from engine.stargate.bots.routes import Terrain
from engine.stargate.model.state import Begin, Crew, Done, State
from engine.stargate.movement.choice import PICK, begins, mine

MIND = Mind(replace(STRONG.weights, **CHAMPION.weights), replace(STRONG.plan, **CHAMPION.plan), Forecast)


def champion_answer(game: Game[State], s: State, d: Decision, rng: Random) -> Action:
    """Return the champion's answer: movement by its plan, secret choices by their mix, the rest by search."""
    found = hunch(s, d, rng)
    if found is None:
        found = planned(s, d, rng, MIND)
    return search_answer(game, s, d, rng) if found is None else found


#: The players that plan, by their names in `Game.levels`; the others rate the beginning of each move.
MINDS = {"search": STRONG, "foresees": MIND}
GLANCING = "glancing"


class Weighed(NamedTuple):
    """How many moves were weighed; of those that were planned the best: its gain, who goes, and where to."""

    moves: int
    gain: float = float("-inf")
    crew: Crew = ()
    to: str = ""


def waits(s: State, d: Decision, action: Action, player: str) -> Event | None:
    """Return what tells that a player could have moved, moved nothing, and why; None of any other answer."""
    if d.kind != PICK or not isinstance(action, Done) or s.moved:
        return None
    ways = [(crew, a) for crew in mine(s, d.seat) for a in begins(s, crew)]
    if not ways:
        return None
    if player in MINDS:
        best = _planned(s, ways, MINDS[player])
    else:
        best = Weighed(min(len(ways), GLANCED - 1) if player == GLANCING else len(ways))
    facts = {"seat": d.seat, "looked": best.moves, "units": list(best.crew), "to": best.to}
    return Event("waits", "5.0", facts)


def _planned(s: State, ways: Sequence[tuple[Crew, Begin]], mind: Mind) -> Weighed:
    look = Outlook(s, mind)
    land, stays, best = Terrain(s, look.judge), look.rate(()), Weighed(0)
    for crew, a in ways:
        ends = way_of(s, a, land).ends
        best = best._replace(moves=best.moves + len(worth_trying(look, crew, ends)))
        found = best_end(look, crew, ends, stays)
        if found and found[0] > best.gain:
            best = best._replace(gain=found[0], crew=crew, to=found[2])
    return best
