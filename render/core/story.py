"""What happened, as somebody tells it who was there: a headline, and at most two lines below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.core.data import load, there_is
from engine.core.rules import Event

#: Lines below a headline, at most, and the least that news weigh there: lighter ones are headlines only.
LINES, LINE = 2, 10


class News(NamedTuple):
    """One thing that happened, in a sentence of at most nine words. Its kind has a weight in the data."""

    kind: str
    said: str


class Story(NamedTuple):
    """A headline without a full stop, and the lines below it, in the order in which it happened."""

    headline: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each kind of news of a title weighs: what weighs nothing is left to the log."""

    weights: Mapping[str, int]


#: What can happen in every game, beside what a title's own events weigh (at most 99).
COMMON: Mapping[str, int] = {
    "ended": 200,
    "acted": 160,
    "closed": 150,
    "new_edition": 140,
    "draw_offered": 130,
    "draw_declined": 130,
    "close_offered": 130,
    "close_declined": 130,
    "undone": 120,
    "taken_back": 48,
    "sealed": 48,
}
#: Events that say how many sealed answers are in.
COUNTS = {"sealed", "taken_back"}


@cache
def weights(game: str) -> Mapping[str, int]:
    """Return what `data/<game>/story.toml` says; nothing where a title's posts tell all that happens."""
    return {**COMMON, **load(game, "story", Weights).weights} if there_is(game, "story") else {}


def standing(events: Sequence[Event]) -> list[Event]:
    """Return the events without those undone later, and of the counts of sealed answers only the last."""
    left = list[Event]()
    agreed = any(e.kind == "ended" and e.facts["reason"] == "draw_agreed" for e in events)
    for e in events:
        if agreed and e.kind == "draw_offered":
            continue  # whoever agrees offers, too
        for of in e.facts.get("of", ()) if e.kind == "undone" else ():
            undone = Event(*of)
            at = next((n for n in reversed(range(len(left))) if left[n][:3] == undone[:3]), -1)
            left = left[:at] + left[at + 1 :] if at >= 0 else left
        if e.kind in COUNTS:
            left = [x for x in left if x.kind not in COUNTS]
        if e.kind != "sealed" or e.facts["got"] < e.facts["wanted"]:
            left.append(e)
    return left


def story(news: Sequence[News], weigh: Mapping[str, int]) -> Story:
    """Choose what is told: the heaviest is the headline, of equals the last; then the heaviest of the rest.

    How many answers are in is the headline only where nothing else has happened. The headline is "" where
    nothing weighs anything.
    """
    counts = {said for kind, said in news if kind == "sealed"}
    told = {said: (weigh.get(kind, 0), n) for n, (kind, said) in enumerate(news) if said}
    chosen = sorted((x for x in told if told[x][0] > 0), key=told.__getitem__, reverse=True)
    headline = next((x for x in chosen if x not in counts), next(iter(chosen), ""))
    heavy = [x for x in chosen if x != headline and told[x][0] >= LINE][:LINES]
    return Story(headline.removesuffix("."), tuple(sorted(heavy, key=lambda x: told[x][1])))
