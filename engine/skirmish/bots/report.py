"""How an ended mission is looked back on: played on to its end, dice of shots and tests, who did what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from engine.core.contract import Game
from engine.core.flow import options
from engine.core.rules import Action, Decision, Event, Facts
from engine.core.types.reporting import Award, Figure, Happened, Reports, Throw
from engine.skirmish.bots.greedy import preferred_orders, quick_answer
from engine.skirmish.combat.shooting import TWENTY
from engine.skirmish.model.charts import CHARTS, effect_of, morale_result
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import GM, PLAYERS, State

#: Severity of a hit's effects.
HARM = {"suppress": 0, "wound": 1, "disable": 2, "kill": 3, "disintegrate": 3}
#: Maximum number of figures whose orders are compared.
FIGURES = 3
SIX = 6


class SkirmishReports(Reports):
    """The share of missions that are won from a position by players at first sight."""

    sides = (PLAYERS[0],)
    opposed = (GM,)
    games = 16

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer as looks right at first sight."""
        return quick_answer(self.game, s, d, rng)

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return reasonable orders of several figures, or the listed answers."""
        if d.kind != Q_ORDER:
            return list(options(s, d) or ())
        mine = [f for f in s.figures.values() if f.seat == d.seat and f.able and f.left and not f.fleeing]
        some = rng.sample(mine, min(FIGURES, len(mine)))
        return [self.answer(s, d, rng), *(a for f in some for a in preferred_orders(s, f))]

    def throws(self, x: Happened) -> Sequence[Throw]:
        """Return shots, what hits did, and tests, by the seat that they are good for."""
        return [t for e in _named(x.events) if (t := _thrown(x, e)) is not None]

    def figures(self, course: Sequence[Happened]) -> Sequence[Figure]:
        """Count shots and hits, wounds given, inches walked, and who fell."""
        counts = Counter[tuple[str, str]]()
        inches = Counter[str]()
        for x in course:
            for e in _named(x.events):
                seat = _seat(x, e.facts.get("by" if e.kind == "effect" else "figure"))
                if e.kind == "shot":
                    counts["shots", seat] += 1
                    counts["hits", seat] += bool(e.facts["hit"])
                elif e.kind == "effect" and e.facts["result"] == "wound":
                    counts["wounds", seat] += 1
                elif e.kind == "killed":
                    counts["fallen", seat] += 1
                elif e.kind == "walked":
                    inches[seat] += e.facts["inches"]
        counts.update({("inches", seat): round(n) for seat, n in inches.items()})
        keys = ("shots", "hits", "wounds", "fallen", "inches")
        seats = [x for x in (*PLAYERS, GM) if any(counts[key, x] for key in keys)]
        return [Figure(key, seat, counts[key, seat]) for key in keys for seat in seats]

    def awards(self, course: Sequence[Happened]) -> Iterator[Award]:
        """Return the awards."""
        hits, fell, end = Counter[str](), 0, course[-1].after if course else None
        for x in course:
            for e in _named(x.events):
                if e.kind == "shot" and e.facts["hit"]:
                    hits[e.facts["figure"]] += 1
                if e.kind == "killed":
                    f = x.before.figures.get(e.facts["figure"])
                    fell += f is not None and f.side == "sgc"
        for figure, n in hits.most_common(1):
            f = end.figures.get(figure) if end else None
            if n > 1 and f is not None and list(hits.values()).count(n) == 1 and f.seat in PLAYERS:
                yield Award("marksman", f.seat, {"figure": f.name, "n": n})
        if end is not None and end.over is not None and end.over.reason == "mission" and not fell:
            yield Award("unhurt", PLAYERS[0], {})


def _named(events: Sequence[Event]) -> Iterator[Event]:
    """Yield events that name their figures: what players were told of hidden ones is told the GM in full."""
    for e in events:
        if e.facts.get("figure") != "" and e.facts.get("target") != "":
            yield e


def _seat(x: Happened, figure: str | None) -> str:
    """Return whose a figure is: a player's seat, or the GM's for the enemy; "" for none that is known."""
    f = x.before.figures.get(figure) or x.after.figures.get(figure)
    if f is None:
        return ""
    return f.seat if f.seat in PLAYERS else GM if f.side == "jaffa" else ""


def _thrown(x: Happened, e: Event) -> Throw | None:
    found = _DICE.get(e.kind)
    seat = _seat(x, _whose(e)) if found else ""
    if found is None or not seat:
        return None
    counted = found(e.facts)
    if counted is None:
        return None
    odds, score = counted
    return Throw(seat, e.kind, odds, score) if len(odds) > 1 else None


def _whose(e: Event) -> str | None:
    """Return the figure that benefits from a high score."""
    if e.kind == "effect":
        return str(e.facts["by"])
    if "figures" in e.facts:
        return next(iter(e.facts["figures"]), None)
    return e.facts.get("figure")


Odds = tuple[Mapping[int, float], int]


def _odds(sides: int, score: Callable[[int], int], n: int) -> Odds:
    found: dict[int, float] = {}
    for die in range(1, sides + 1):
        found[score(die)] = found.get(score(die), 0.0) + 1 / sides
    return found, score(n)


def _shot(x: Facts) -> Odds | None:
    if x["sure"] or not x["n"]:
        return None
    return _odds(TWENTY, lambda n: int(n + x["modifier"] >= x["need"]), x["n"])


def _effect(x: Facts) -> Odds | None:
    if not x["n"] or x["of"] not in ("round", "staff"):
        return None
    return _odds(SIX, lambda n: HARM[effect_of(x["of"], n, x["change"])], x["n"])


def _steadied(x: Facts) -> Odds:
    return _odds(SIX, lambda n: int(n + x["fp"] >= CHARTS.effect.shake_off), x["n"])


def _morale(x: Facts) -> Odds | None:
    if not x["die"]:
        return None
    return _odds(SIX, lambda n: int(morale_result(n + x["modifier"], x["fp"]) is None), x["die"])


def _melee(x: Facts) -> Odds:
    ways = {gap: (SIX - abs(gap)) / SIX**2 for gap in range(1 - SIX, SIX)}
    return ways, x["sgc"][-1] - x["jaffa"][-1]


#: Events that show dice, each with the odds of its scores and the one that came.
_DICE: Mapping[str, Callable[[Facts], Odds | None]] = {
    "shot": _shot,
    "effect": _effect,
    "steadied": _steadied,
    "morale": _morale,
    "melee": _melee,
}
