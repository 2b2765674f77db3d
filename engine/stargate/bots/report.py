"""How an ended game of StarGate is looked back on: a chance fitted to its rating, combats, approaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import exp
from random import Random

from engine.core.contract import Game
from engine.core.data import load
from engine.core.flow import options
from engine.core.rules import Action, Decision, Event, Seat
from engine.core.types.reporting import Award, Figure, Happened, Reports, Throw
from engine.core.types.values import value
from engine.policies.policy import greedy_answer
from engine.stargate.bots.approach_mix import hunch
from engine.stargate.bots.evaluation import rate
from engine.stargate.bots.plan import planned
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import OPTIONS, column_for, kills_up_to
from engine.stargate.model.state import COALITION, FOE, SEATS, State

SIX = 6
#: What a combat's result is worth to the attackers.
WORTH = {"Ed": 2, "Dd": 1, "Db": 0, "Da": -1, "Ea": -2}
#: Questions that come up when nothing is under way, so that the position can be rated.
AT_REST = frozenset({"movement.unit", "staging.unit", "combat.next"})


@value
class Fit:
    """The numbers of `data/stargate/report.toml`, which says what each means."""

    even: float
    point: float


FIT = load("stargate", "report", Fit)


class StarGateReports(Reports):
    """The chance behind a rating, after the current move or combat."""

    sides = SEATS
    opposed = SEATS[1:]
    games = 8

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def chance(self, s: State) -> float:
        """Return the Coalition's chance to win."""
        return 1 / (1 + exp(-FIT.even - FIT.point * rate(s, COALITION)))

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer secret questions by a mix, all others by the best immediate answer."""
        found = hunch(s, d, rng)
        return greedy_answer(self.game, s, d, rng) if found is None else found

    def rested(self, begun: State, s: State) -> bool:
        """Return whether a unit must be moved, or a combat chosen, and something has been answered."""
        asked = s.stack[-1].asks
        return s.asked != begun.asked and bool(asked) and asked[0].kind in AT_REST

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the strong player's answer, then others at random."""
        listed = list(options(s, d) or ())
        found = planned(s, d, rng)
        rng.shuffle(listed)
        return listed if found is None else [found, *listed]

    def throws(self, x: Happened) -> Iterator[Throw]:
        """Return combats, approaches, fire at turning units, and crossings of bodies."""
        seat_of: Mapping[str, Seat] = x.before.forces.seat
        for e in x.events:
            f = e.facts
            if e.kind == "result":
                odds = _odds([WORTH.get(r, 0) for r in column_for(f["differential"]).results])  # type: ignore[union-attr]
                yield Throw(seat_of[f["attackers"][0]], "combat", odds, WORTH.get(f["result"], 0))
            elif e.kind == "rolled" and f.get("why") == "fire":
                odds = _odds([int(n <= NUMBERS.fire_kills) for n in range(1, SIX + 1)])
                yield Throw(seat_of[f["by"][0]], "fire", odds, int(f["n"] <= NUMBERS.fire_kills))
            elif e.kind == "rolled" and f.get("why") == "crossing":
                kills = NUMBERS.nullgate_kills if f["body"] == "N" else NUMBERS.stargate_kills
                odds = _odds([int(n > kills) for n in range(1, SIX + 1)])
                yield Throw(seat_of[f["units"][0]], "crossing", odds, int(f["n"] > kills))
        yield from (throw for _, throw in _approaches(x))

    def figures(self, course: Sequence[Happened]) -> Sequence[Figure]:
        """Count counters lost, combats, and approaches: how often each option was chosen, and won by it."""
        counts = Counter[tuple[str, str]]()
        for x in course:
            for e in x.events:
                if e.kind == "eliminated":
                    counts.update(("lost", x.before.forces.seat[u]) for u in e.facts["units"])
                elif e.kind == "result":
                    counts["combats", x.before.forces.seat[e.facts["attackers"][0]]] += 1
            counts.update(_approached(x))
        keys = ("lost", "combats", *(f"{how}-{o}" for o in OPTIONS for how in ("chose", "won")))
        return [Figure(key, seat, counts[key, seat]) for key in keys for seat in SEATS]

    def awards(self, course: Sequence[Happened]) -> Iterator[Award]:
        """Return the awards."""
        events = [(x, e) for x in course for e in x.events]
        upset = [(x, e) for x, e in events if e.kind == "result" and e.facts["result"] == "Ed"]
        if upset:
            x, e = min(upset, key=lambda y: int(y[1].facts["differential"]))
            if e.facts["differential"] < 0:
                yield Award(
                    "upset", x.before.forces.seat[e.facts["attackers"][0]], {"gap": e.facts["differential"]}
                )
        pulled = sum(e.kind == "eliminated" and e.case.startswith("11") for _, e in events)
        if pulled:
            yield Award("swallowed", "", {"n": pulled})


def _approaches(x: Happened) -> Iterator[tuple[Event, Throw]]:
    """Yield each approach with the die that fell in it: it is the mover's, against a defender or for them."""
    shown: Event | None = None
    for e in x.events:
        if e.kind == "options":
            shown = e
        elif e.kind == "rolled" and "most" in e.facts and shown is not None:
            most, takes_defender = kills_up_to(shown.facts["number"])
            scores = [int((n <= most) == takes_defender) for n in range(1, SIX + 1)]
            mover = x.before.forces.seat[e.facts["units"][0]]
            yield shown, Throw(mover, "approach", _odds(scores), scores[e.facts["n"] - 1])


def _approached(x: Happened) -> Iterator[tuple[str, str]]:
    """Yield each side's choice, and with which option one destroyed the other."""
    for e in x.events:
        if e.kind == "options":
            yield from ((f"chose-{option}", seat) for seat, option in e.facts["seats"].items())
    for shown, throw in _approaches(x):
        most, takes_defender = kills_up_to(shown.facts["number"])
        killed = throw.score == takes_defender
        if killed and most:
            winner = throw.seat if takes_defender else FOE[throw.seat]
            yield f"won-{shown.facts['seats'][winner]}", winner


def _odds(scores: Sequence[int]) -> Mapping[int, float]:
    """Return the chances of scores, all equally likely."""
    return {score: n / len(scores) for score, n in Counter(scores).items()}
