"""How an ended game of Armada is looked back on: played on to its end, which is quick, and its dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from engine.armada.bots.planner import likely_answer, quick_answer, stances
from engine.armada.bots.turn_plans import orders_for
from engine.armada.model.odds import exact_chance
from engine.armada.model.state import FOE, SEATS, State
from engine.core.flow import options
from engine.core.rules import Action, Decision, Event
from engine.core.types.reporting import Award, Figure, Happened, Reports, Throw

#: Minimum number of hits stopped by shields or armor that are worth a line.
STOPPED = 3


class ArmadaReports(Reports):
    """The share of games won from a position by players who write likely order sheets."""

    sides = SEATS
    opposed = SEATS[1:]
    games = 40

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer at first sight; orders are those that a side is likely to write."""
        return likely_answer(s, d, rng)

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the sheets that the planner would try, or the listed answers."""
        if d.kind == "orders":
            return [orders_for(s, d.seat, x) for x in stances(s, d.seat, rng)]
        found = quick_answer(s, d, rng)
        return [*([] if found is None else [found]), *(options(s, d) or ())]

    def throws(self, x: Happened) -> Iterator[Throw]:
        """Return shots and what armor and shields did, each with the chance of its need."""
        for e in x.events:
            if e.kind == "volley":
                for shot in e.facts["shots"]:
                    p = float(exact_chance(shot["need"]))
                    yield Throw(e.facts["seat"], "shot", {1: p, 0: 1 - p}, int(shot["hit"]))
            elif e.kind == "struck":
                yield from _defences(x.before, e)

    def figures(self, course: Sequence[Happened]) -> Sequence[Figure]:
        """Count shots and hits, and ships and other units lost."""
        counts = Counter[tuple[str, str]]()
        for e in (e for x in course for e in x.events):
            if e.kind == "volley":
                counts["shots", e.facts["seat"]] += len(e.facts["shots"])
                counts["hits", e.facts["seat"]] += sum(bool(shot["hit"]) for shot in e.facts["shots"])
            elif e.kind == "destroyed":
                counts["lost", e.facts["seat"]] += 1
            elif e.kind == "battle_began":
                counts["battles", ""] += 1
        each = [Figure(key, seat, counts[key, seat]) for key in ("shots", "hits", "lost") for seat in SEATS]
        return [*each, Figure("battles", "", counts["battles", ""])]

    def awards(self, course: Sequence[Happened]) -> Iterator[Award]:
        """Return the awards."""
        events = [e for x in course for e in x.events]
        stopped = Counter(
            e.facts["seat"]
            for e in events
            if e.kind == "struck"
            for hit in e.facts["hits"]
            if hit["result"] in ("shield", "armor")
        )
        for seat, n in stopped.most_common(1):
            if n >= STOPPED and n > stopped[FOE[seat]]:
                yield Award("stopped", seat, {"n": n})
        kills = Counter(
            (FOE[e.facts["seat"]], hit["by"])
            for e in events
            if e.kind == "struck"
            for hit in e.facts["hits"]
            if hit["result"] in ("flipped", "destroyed")
        )
        for (seat, by), n in kills.most_common(1):
            if n > 1 and list(kills.values()).count(n) == 1:
                yield Award("gunner", seat, {"unit": by, "n": n})


def _defences(s: State, e: Event) -> Iterator[Throw]:
    for hit in e.facts["hits"]:
        if "armor" in hit:
            p = float(exact_chance(s.chances.armor.get(hit["gun"], s.chances.armor["others"])))
            yield Throw(e.facts["seat"], "armor", {1: p, 0: 1 - p}, int(hit["result"] == "armor"))
        if "shield" in hit:  # it always stops the hit, and survives on an odd die
            yield Throw(e.facts["seat"], "shield", {1: 0.5, 0: 0.5}, hit["shield"] % 2)
        if "fighter" in hit:
            yield Throw(e.facts["seat"], "fighter", {1: 0.5, 0: 0.5}, int(hit["fighter"][1] % 2 == 0))
