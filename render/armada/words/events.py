"""Questions and events in words: each event as a sentence, a turn as a report with tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from engine.armada.model.state import SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.rules import Event, Facts
from render.armada.elements.battles import Volley, covers, rows
from render.armada.words import battles, ending, turns
from render.armada.words.alt_text import place
from render.armada.words.ending import account
from render.armada.words.readback import Names, Say, counted, named, roll
from render.armada.words.volley_table import in_line, tables
from render.core.text import Words, join_list

#: Reports that are merged into one line for all spaces where nothing was found.
EMPTY = {
    "nobody": "armada-nobody-there",
    "scouted": "armada-scouted-none",
    "controlled": "armada-controlled-nobody",
}
#: Facts that say of each side how many.
BOTH = ("rolled", "unspent", "points")
#: Events that need more than their facts converted.
SAY: dict[str, Say] = {**turns.SAY, **battles.SAY, **ending.SAY}


def sentence(e: Event, names: Names, words: Words) -> str:
    """Word an event of the game."""
    if e.kind == "rolled":
        return ""
    if e.kind in SAY:
        return SAY[e.kind](e.facts, names, words)
    return words(f"armada-{e.kind.replace('_', '-')}", **_plain(e.facts, names, words))


def _plain(f: Facts, names: Names, words: Words) -> Facts:
    """Convert facts for the catalogue: side and place named, units and what both sides have listed."""
    facts = {k: x for k, x in f.items() if isinstance(x, str | int)}
    facts |= {k: roll(x, names) for k, x in f.items() if k in BOTH and not isinstance(x, int)}
    if "units" in f:
        facts |= {"units": named(tuple(f["units"]), words), "n": len(f["units"])}
    at = {"at": place(f["at"], words)} if "at" in f else {}
    return {**facts, **at, "name": names.get(f.get("seat", ""), "")}


def report(
    events: Sequence[Event], prose: Callable[[Event], str], names: Names, words: Words
) -> Iterator[str]:
    """Word a run of events as a report: volleys as tables with their effects, losses as they happen."""
    rest = list(events)
    left: list[str] = []
    more = any(x.kind not in {"sealed", "decided"} for x in rest)
    while rest:
        e = rest.pop(0)
        if more and e.kind in {"sealed", "decided"}:
            continue
        if e.kind == "announced" and any(x.kind == "battle_began" for x in rest[:3]):
            continue
        if said := _together(e, rest, names, words):
            yield said
        elif e.kind == "retreated" and left == e.facts["units"]:
            left = []
        elif e.kind == "volley" and e.facts["shots"]:
            yield from _with_table(e, rest, prose, words)
        elif e.kind in _AT_LENGTH:
            yield from (prose(e), *_AT_LENGTH[e.kind](e.facts, names, words))
        elif line := prose(e):
            left = e.facts["units"] if e.kind == "retreating" else []
            yield " ".join((line, *_cost(e, events, names, words)))


def _cost(e: Event, events: Sequence[Event], names: Names, words: Words) -> Sequence[str]:
    """Say what a battle of several rounds cost each side, at its end; nothing if a part was told before."""
    if e.kind != "battle_ended" or e.facts["round"] < 2:
        return ()
    end = next(n for n, x in enumerate(events) if x is e)
    began = max((n for n in range(end) if events[n].kind == "battle_began"), default=-1)
    lost = dict.fromkeys(SEATS, 0)
    for x in events[began:end]:
        if x.kind == "destroyed":
            lost[x.facts["seat"]] += x.facts["points"]
    if began < 0 or not any(lost.values()):
        return ()
    said = [words("armada-battle-cost-side", name=names[x], points=str(n)) for x, n in lost.items()]
    return (words("armada-battle-cost", sides=join_list(said, words)),)


#: Tables that follow the sentence about an event.
_AT_LENGTH: dict[str, Callable[[Facts, Names, Words], Iterable[str]]] = {
    "pressed": lambda f, _, words: tables(Volley(f["seat"], "shots", 0, rows(f["shots"])), words),
    "scored": account,
    "covered": lambda f, _, words: chain.from_iterable(tables(v, words) for v in covers(f["shots"])),
}


def _together(e: Event, rest: list[Event], names: Names, words: Words) -> str:
    """Word an event and similar ones after it in one line; "" for a single event."""
    if e.kind == "destroyed":
        return _losses([e, *_run(rest, "destroyed")], names, words)
    if e.kind in EMPTY and _found_none(e):
        return _empty([e, *_run(rest, e.kind, _found_none)], words)
    return ""


def _found_none(e: Event) -> bool:
    """Return whether an event reports that nothing was found in a space."""
    f = e.facts
    if e.kind == "controlled":
        return not f["seat"] and not f["scorer"]
    return e.kind == "nobody" or not (f["ships"] or f["units"] or f["ambush"])


def _empty(found: Sequence[Event], words: Words) -> str:
    """Word in one line that several spaces have nothing."""
    return words(EMPTY[found[0].kind], at=join_list([place(e.facts["at"], words) for e in found], words))


def _run(rest: list[Event], kind: str, also: Callable[[Event], bool] = lambda e: True) -> list[Event]:
    """Remove and return the leading events of a kind."""
    taken = []
    while rest and rest[0].kind == kind and also(rest[0]):
        taken.append(rest.pop(0))
    return taken


def _losses(lost: Sequence[Event], names: Names, words: Words) -> str:
    """Word losses together in one line."""
    if len(lost) == 1:
        return sentence(lost[0], names, words)
    said = []
    for e in lost:
        f = e.facts
        what = words(f"armada-item-{f['type']}", n=1)
        aboard = (
            words("armada-with", units=join_list(counted(f["aboard"], words), words)) if f["aboard"] else ""
        )
        said.append(words("armada-lost", unit=f["unit"], what=what, aboard=aboard, points=str(f["points"])))
    return words(
        "armada-lost-all", units=join_list(said, words), points=str(sum(e.facts["points"] for e in lost))
    )


def _with_table(e: Event, rest: list[Event], prose: Callable[[Event], str], words: Words) -> Iterator[str]:
    """Word a volley with its table, including its hits where they are already known."""
    f = e.facts
    v = Volley(f["seat"], f["part"], f["round"], rows(f["shots"]))
    at = next((n for n, x in enumerate(rest) if x.kind in {"struck", "volley", "battle_ended"}), -1)
    if at >= 0 and rest[at].kind == "struck":
        for hit in rest.pop(at).facts["hits"]:
            v.effects.setdefault(hit["on"], []).append(hit)
    if len(v.rows) == 1:
        yield f"{prose(e)} {in_line(v, words)}"
    else:
        yield prose(e)
        yield from tables(v, words)


def question_text(kind: str, v: ArmadaView, words: Words) -> str:
    """Word a question: "Write your orders for turn 3."."""
    at = place(v.battle.at, words) if v.battle else ""
    key = f"armada-ask-{kind}"
    return words(
        key if words.has(key) else "armada-ask-other",
        turn=v.turn,
        at=at,
        credits=str(v.credits.get(v.seat or "") or max(v.credits.values(), default=0)),
    )
