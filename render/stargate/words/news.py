"""What is worth telling of a turn: fights with their result, moves in one piece, and what stands alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Event, Facts, Seat
from render.core.story import News
from render.core.text import Words, join_list
from render.stargate.elements.counters import ROUND
from render.stargate.elements.units import called

#: So many units are named; more are counted.
NAMED = 3
#: How fights end: by a roll, or without one.
FIGHTS = {"result", "hopeless"}
#: What units do that is told together.
MOVES = {"moved", "teleported"}
#: Losses that stand alone.
LOSSES = {"eliminated", "unarmed", "crowded"}


def news(events: Sequence[Event], seats: Mapping[Seat, str], words: Words) -> list[News]:
    """Word a run of events: each fight with what came of it, all moves as one, all that wait as one."""
    rest, found, lost = [e for e in events if e.kind != "rolled"], list[News](), set[str]()
    while rest:
        e = rest.pop(0)
        if e.kind in FIGHTS:
            found.append(_fight(e, rest, lost, words))
        elif e.kind in MOVES or e.kind == "staged":
            found.append(_together(e, rest, words))
        elif e.kind in LOSSES:
            found += _lost(e, lost, words)
        else:
            found += _alone(e, seats, words)
    return found


def _fight(e: Event, rest: Sequence[Event], lost: set[str], words: Words) -> News:
    """Word a fight with its result; who falls in it is told by that."""
    f, gone = e.facts, {u for x in rest if x.kind in LOSSES for u in x.facts["units"]}
    came = f.get("result") or ("Ea" if gone.issuperset(f["attackers"]) else "")
    if came in {"Ea", "Ed"}:
        lost.update(f["attackers"] if came == "Ea" else f["defenders"])
    kind = {"Ea": "beaten", "Ed": "destroyed", "": "fought"}.get(came, "dispersed")
    said = words(
        f"stargate-news-{kind}" + (f"-{came.lower()}" if kind == "dispersed" else ""),
        attackers=units(f["attackers"], words),
        defenders=units(f["defenders"], words),
        n=count(f["attackers"], words),
        attack=f["attack"],
        defence=f["defence"],
        at=join_list(f["hexes"], words),
    )
    return News(kind, said)


def _together(e: Event, rest: list[Event], words: Words) -> News:
    """Word all moves of a phase, or all units that wait, as one: where one went, which few, or how many."""
    like = MOVES if e.kind in MOVES else {e.kind}
    end = next((i for i, x in enumerate(rest) if x.kind == "phase_began"), len(rest))
    every = [e, *(x for x in rest[:end] if x.kind in like)]
    rest[:end] = [x for x in rest[:end] if x.kind not in like]
    went = dict[tuple[str, ...], str]()
    for x in every:
        went[tuple(x.facts.get("units", (x.facts.get("unit", ""),)))] = _end(x.facts)
    kind, crews = ("moved" if e.kind in MOVES else e.kind), [*went]
    if len(crews) == 1:
        return News(kind, words(f"stargate-news-{kind}", units=called(crews[0], words), to=went[crews[0]]))
    named = _few([called(x, words) for x in crews], words)
    if len(crews) > NAMED:
        side = "coalition" if crews[0][0][0] in ROUND else "virunian"
        named = words("stargate-news-many-of", n=len(crews), side=side)
    return News(kind, words(f"stargate-news-{kind}-all", units=named, n=len(crews)))


def _end(f: Facts) -> str:
    return str(f["path"][-1] if "path" in f else f.get("to") or f.get("at", ""))


def _lost(e: Event, lost: set[str], words: Words) -> list[News]:
    """Word a loss that no fight has told."""
    gone = [x for x in e.facts["units"] if x not in lost]
    lost.update(gone)
    if not gone:
        return []
    return [
        News(
            e.kind,
            words("stargate-news-lost", units=units(gone, words), n=count(gone, words), at=e.facts["at"]),
        )
    ]


def _alone(e: Event, seats: Mapping[Seat, str], words: Words) -> list[News]:
    """Word an event that stands alone; nothing where it has no words."""
    key = f"stargate-news-{e.kind.replace('_', '-')}"
    if not words.has(key):
        return []
    f: Facts = {k: x for k, x in e.facts.items() if isinstance(x, str | int)}
    for fact in ("units", "target", "foes"):
        if e.facts.get(fact):
            f[fact] = units(e.facts[fact], words) if fact == "foes" else called(e.facts[fact], words)
    if e.kind == "options":
        key += "-same" if len(set(e.facts["seats"].values())) == 1 else ""
        f |= {seat: words(f"stargate-tactic-{x}") for seat, x in e.facts["seats"].items()}
    if e.kind == "barred":
        f["option"] = words(f"stargate-tactic-{e.facts['option']}")
    if "path" in e.facts or "to" in e.facts:
        f["to"] = _end(e.facts)
    f |= {"alone": int(not e.facts.get("target")), "side": e.facts.get("seat") or "nobody"}
    key += "-off" if e.kind == "scattered" and not e.facts["to"] else ""
    return [News(e.kind, words(key, **f, name=seats.get(e.facts.get("seat", ""), "")))]


def units(counters: Sequence[str], words: Words) -> str:
    """Name a few counters, or a whole Tri-Ship; of more only how many there are."""
    return called(counters, words) if count(counters, words) == 1 else _few(counters, words)


def count(counters: Sequence[str], words: Words) -> int:
    """Return how many a sentence about counters speaks of: a whole Tri-Ship is one."""
    return len(counters) if "+" in called(counters, words) else 1


def _few(names: Sequence[str], words: Words) -> str:
    if len(names) > NAMED:
        return words("stargate-news-many", n=len(names))
    return join_list(list(names), words)
