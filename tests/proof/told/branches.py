"""What a seat could read of games as they stood while people played, also what the record no longer has.

An answer that was taken back leaves no entry, and a preview never had one: a page of either is still its
owner's. The witness keeps every state and every private event that was there when somebody began to act.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from bot.titles import TITLES
from engine.core.codec import load
from engine.core.dice import RandomDice
from engine.core.errors import Refusal
from engine.core.flow import apply, fork, options, pending, sample
from engine.core.rules import Event
from engine.policies.worth import imagine
from render.core.text import Words, words
from tests.proof.checks.glimpse import Glimpse

#: Answers to one question that are tried, for what their previews could show.
TRIED = 60
#: Worlds that a reader can imagine, in all of which a line must stand that is no secret from them.
WORLDS = 6


class Branches:
    """The states and events of games while people played, by game."""

    def __init__(self) -> None:
        self._reached: dict[str, int] = {}
        self._states: dict[str, dict[str, int]] = {}
        self._events: dict[str, dict[str, int]] = {}

    def keep(self, look: Glimpse, reached: dict[str, int]) -> None:
        """Keep what is new in games that have gone on, or back, since somebody last acted."""
        for game, n in reached.items():
            before = self._reached.get(game, -1)
            if n == before or n < 0:
                continue
            self._reached[game] = n
            (state,) = look.rows("SELECT state FROM snapshot WHERE game = ?", game) or [("",)]
            self._states.setdefault(game, {}).setdefault(state[0], n)
            since = min(before, n - 1)
            for text, m in look.rows("SELECT events, n FROM entry WHERE game = ? AND n > ?", game, since):
                self._events.setdefault(game, {}).setdefault(text, m)

    def read(self, game: str, title: str, seat: str, until: float) -> Iterator[str]:
        """Yield all that a seat could read until an entry: hand, private news, previews of its answers."""
        for say in (words("en"), words("de")):
            yield from self._read(game, title, seat, until, say)

    def no_secret(self, game: str, title: str, line: str, *, of: str, eyes: str | None, until: float) -> bool:
        """Return whether a line of a hand stood there in every world that other eyes could imagine then.

        They saw the game until an entry.
        """
        how, rules = TITLES[title].look, TITLES[title].game
        for text in filter(None, _to(self._states.get(game, {}), until)):
            s = load(rules.state, text)
            for say in (words("en"), words("de")):
                if line in how.hand(rules.view(s, of), say):
                    rng = Random(f"{text}{line}")
                    worlds = (imagine(rules, s, eyes, rng) for _ in range(WORLDS))
                    if all(line in how.hand(rules.view(w, of), say) for w in worlds):
                        return True
        return False

    def _read(self, game: str, title: str, seat: str, until: float, say: Words) -> Iterator[str]:
        how, rules = TITLES[title].look, TITLES[title].game
        names = {x: how.side(x, say) for x in rules.seats}
        for text in _to(self._events.get(game, {}), until):
            told = [Event(kind, case, facts, tuple(to)) for kind, case, facts, to in json.loads(text)]
            yield from how.tell([e for e in told if seat in e.to], names, say)
        for text in filter(None, _to(self._states.get(game, {}), until)):
            for state, events in _within_one_answer(title, text, seat):
                yield how.hand(rules.view(state, seat), say)
                yield from how.tell([e for e in events if e.reaches(seat)], names, say)


def _to(found: dict[str, int], until: float) -> list[str]:
    return [x for x, n in found.items() if n <= until]


@cache
def _within_one_answer(title: str, text: str, seat: str) -> list[tuple[Any, tuple[Event, ...]]]:
    """Return a state and those to which one answer of a seat leads, each with what was told on the way."""
    s = load(TITLES[title].game.state, text)
    found: list[tuple[Any, tuple[Event, ...]]] = [(s, ())]
    for d in pending(s) if s.over is None else ():
        if d.seat != seat:
            continue
        listed, rng = options(s, d), Random(text)
        answers = list(listed[:TRIED]) if listed is not None else [sample(s, d, rng) for _ in range(TRIED)]
        for answer in answers:
            try:
                done = apply(fork(s), seat, d.id, answer, RandomDice(Random(1)))
            except Refusal:
                continue
            found.append((done.state, tuple(done.events)))
    return found
