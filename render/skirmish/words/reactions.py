"""A reaction of the automaton: its letter and meaning in a line, and all of it on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.rules import Event
from render.core.text import Words
from render.skirmish.elements.names import place, signed


def letter_called(letter: str, words: Words) -> str:
    """Name a letter of the actions table, or what stands in its row without risk."""
    return letter if len(letter) == 1 else words(f"skirmish-letter-{letter}")


def meaning(f: Mapping[str, Any], words: Words) -> str:
    """Word what a reaction's letter means for this group, here and now."""
    target = f["target"] or words("skirmish-last-known")
    return words(f"skirmish-means-{f['meaning']}", target=target)


def unfold(events: Sequence[Event], group: str, words: Words) -> list[str]:
    """Explain a group's last reaction among events.

    Every part of its Risk Factor, die, row, letter, meaning, and the way each of its figures took. Empty
    when it did not react, or nobody may know.
    """
    at = next((n for n in reversed(range(len(events))) if _is(events[n], group)), None)
    if at is None:
        return []
    f = events[at].facts
    parts = [words(f"skirmish-risk-{code}", n=signed(n)) for code, n in f["parts"]]
    risk = signed(f["risk"])
    first = (
        words("skirmish-unfold-risk", risk=risk, parts=", ".join(parts))
        if parts
        else words("skirmish-unfold-risk-none", risk=risk)
    )
    row = words(f"skirmish-row-{f['row']}")
    letter = letter_called(f["letter"], words)
    second = words("skirmish-unfold-row", die=f["die"], row=row, letter=letter)
    more = [words("skirmish-unfold-defending")] if f["defending"] else []
    return [first, second, meaning(f, words), *more, *_ways(events[at + 1 :], f["figures"], words)]


def _is(e: Event, group: str) -> bool:
    return e.kind == "reaction" and e.facts["group"] == group


def _ways(events: Sequence[Event], mine: Sequence[str], words: Words) -> list[str]:
    """Write the way of each figure, corner by corner."""
    found: dict[str, list[Sequence[float]]] = {}
    for e in events:
        if e.kind == "reaction":
            break
        if e.kind == "walked" and e.facts["figure"] in mine:
            path = e.facts["path"]
            found.setdefault(e.facts["figure"], [path[0]]).append(path[-1])
    if not found:
        return [words("skirmish-unfold-stays")]
    return [
        words("skirmish-unfold-path", figure=x, path=" → ".join(place(at, words) for at in way))
        for x, way in found.items()
    ]
