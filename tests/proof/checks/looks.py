"""What people look at from outside a game, or after it: sandboxes, pages, live boards, reports.

A sandbox from a game under way must begin at what its seat could believe, worked out anew from another world
that the seat could not have told from the true one. Pages in a browser hold no more than the channel, and a
page under way no record. Each game that has ended must have been looked back on.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.titles import TITLES
from engine.core.codec import save
from engine.policies.what_if import as_known
from engine.policies.worth import imagine
from render.page.prose import plain
from tests.proof.checks.glimpse import Glimpse, Stand, Told

#: A report is tried so often; whose process died each time has none.
TRIES = 3
GOOD = 200
_HELD = {x: re.compile(rf'id="{x}">(.*?)</script>', re.DOTALL) for x in ("data", "record", "position")}


@dataclass(frozen=True, slots=True)
class Fetched:
    """What a link led to: the game ("" where it had been withdrawn), and whether that was over before."""

    game: str
    status: int
    text: str
    over: bool


def held(page: str) -> dict[str, Any]:
    """Return what a page holds, by name: its data as JSON, its record and position as they stand."""
    found = {name: stands[1] for name, x in _HELD.items() if (stands := x.search(page))}
    return found | {"data": json.loads(found["data"])}


def said(page: str) -> str:
    """Return all texts of a page, a line each, without marks."""
    lines = held(page)["data"]["said"]
    return "\n".join("".join(x if isinstance(x, str) else x[1] for x in runs) for runs in lines)


def under_way(page: str) -> Iterator[str]:
    """Find what a page of a game under way must not hold."""
    found = held(page)
    if found["data"]["ended"]:
        yield "it says that its game has ended"
    if found["record"] or found["position"] != '""':
        yield "it holds a record or a position"


def secret_on(page: str, hidden: dict[str, dict[str, int]]) -> Iterator[str]:
    """Find lines on a page of which nobody may know but one seat."""
    text = said(page)
    for seat, lines in hidden.items():
        yield from (f"what only {seat} may know: {x!r}" for x in lines if plain(x) in text)


def sandboxes(
    look: Glimpse, game: str, title: str, told: Sequence[Told], done: Counter[str]
) -> Iterator[str]:
    """Find sandboxes that begin at more than their seat could know, or elsewhere than at an entry."""
    rules = TITLES[title].game
    rows = look.rows("SELECT id, seat, seed, n, start FROM sandbox WHERE game = ?", game)
    for name, seat, seed, n, start in rows:
        done["sandboxes"] += 1
        if not seat:
            if save(told[n].state).decode() != start:
                yield f"sandbox {name} does not begin at the state after entry {n}"
            continue
        worlds = (imagine(rules, t.state, seat, Random(f"{name} {t.entry.n}")) for t in told)
        if not any(save(as_known(rules, w, seat, Random(seed))).decode() == start for w in worlds):
            yield f"sandbox {name} begins at more than {seat} could know at any entry"


def pages_of(files: Mapping[str, bytes]) -> Iterator[str]:
    """Yield the pages among files."""
    yield from (data.decode() for name, data in files.items() if name.endswith(".html"))


def watched(
    stand: Stand, fetched: Sequence[Fetched], lines: dict[str, dict[str, int]], done: Counter[str]
) -> Iterator[str]:
    """Find what live boards of a game have betrayed. One that was read while it ended may be open."""
    for x in fetched:
        if x.game != stand.id or x.status != GOOD:
            continue
        done["live boards read"] += 1
        if x.over or (stand.ended and held(x.text)["data"]["ended"]):
            continue
        yield from (f"its live board: {y}" for y in (*under_way(x.text), *secret_on(x.text, lines)))


def withdrawn(fetched: Sequence[Fetched]) -> Iterator[str]:
    """Find links that led somewhere after their host had withdrawn them."""
    yield from (
        f"a link that was withdrawn was answered {x.status}"
        for x in fetched
        if not x.game and x.status == GOOD
    )


def reports(look: Glimpse, done: Counter[str]) -> Iterator[str]:
    """Find games on which somebody or the end wanted a report, and nobody will ever work it out."""
    for game, there, due, tries in look.rows("SELECT game, report <> '', due, tries FROM look_back"):
        done["reports"] += bool(there)
        if not there and not due and tries < TRIES:
            yield f"the report on game {game} is lost"
