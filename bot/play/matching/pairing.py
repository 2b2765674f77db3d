"""Who can play with whom, and in which seats: pure functions of what people are looking for."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.store.models import QueueEntry
from engine.core.rules import Seat

#: Number of finished games that make somebody seasoned.
SEASONED = 3
#: Maximum number of people considered for one table.
MOST_TRIED = 30


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person is looking for. No titles: any. `side` needs a single title; "" is any, as elsewhere."""

    user: int
    titles: frozenset[str] = frozenset()
    paces: frozenset[str] = frozenset({"relaxed"})
    language: str = ""
    side: Seat = ""
    level: str = ""
    finished: int = 0

    @property
    def own_level(self) -> str:
        """Return how experienced the person is."""
        return "seasoned" if self.finished >= SEASONED else "new"

    def takes(self, title: str, pace: str, seat: Seat) -> bool:
        """Return whether a seat matches the wish."""
        sided = not self.side or len(self.titles) != 1 or self.side == seat
        return (not self.titles or title in self.titles) and pace in self.paces and sided


def wish_of(row: QueueEntry, finished: int = 0) -> Wish:
    """Return the wish of a queue entry."""
    titles, paces = frozenset(json.loads(row.titles)), frozenset(row.pace.split(","))
    return Wish(row.user, titles, paces, row.language, row.side, row.level, finished)


def agree(one: Wish, other: Wish, apart: Collection[frozenset[int]]) -> bool:
    """Return whether two people's stated wishes allow them at one table."""
    if one.user == other.user or frozenset((one.user, other.user)) in apart:
        return False
    speak = not one.language or not other.language or one.language == other.language
    return speak and one.level in ("", other.own_level) and other.level in ("", one.own_level)


def table(
    title: str, pace: str, seats: Sequence[Seat], wishes: Sequence[Wish], apart: Collection[frozenset[int]]
) -> dict[Seat, Wish]:
    """Fill all seats with people who fit, the first of them among these; empty when it cannot be done."""
    if len(seats) < 2:
        return {}
    fit = [x for x in wishes if any(x.takes(title, pace, s) for s in seats)][:MOST_TRIED]
    if not fit or fit[0] is not wishes[0]:
        return {}
    return _filled(title, pace, seats, fit[0], fit[1:], {}, apart)


def _filled(
    title: str,
    pace: str,
    seats: Sequence[Seat],
    who: Wish,
    rest: Sequence[Wish],
    had: Mapping[Seat, Wish],
    apart: Collection[frozenset[int]],
) -> dict[Seat, Wish]:
    """Try people in each seat they want in turn, until the rest can be filled."""
    for seat in seats:
        if seat in had or not who.takes(title, pace, seat):
            continue
        now = {**had, seat: who}
        if len(now) == len(seats):
            return now
        for i, x in enumerate(rest):
            if all(agree(x, y, apart) for y in now.values()):
                found = _filled(title, pace, seats, x, rest[i + 1 :], now, apart)
                if found:
                    return found
    return {}
