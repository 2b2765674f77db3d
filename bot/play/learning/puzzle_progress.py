"""A user's next puzzle, the worth of their answer, and their progress."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from zlib import crc32

from bot.play.context import Context
from bot.play.learning.positions import Position
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused
from bot.store.models import PuzzleAnswer
from bot.store.repositories.puzzles.solving import Solving
from engine.core.codec import token
from engine.core.errors import BadData
from engine.core.rules import Action
from engine.puzzles.judging import Verdict, laid_out, tries
from engine.puzzles.puzzle import Puzzle, puzzles_of

#: A puzzle's difficulty is the share of people who miss it, in parts of this many.
PARTS = 1000


@dataclass(frozen=True, slots=True)
class Score:
    """A user's score in a title's puzzles: solved, tried and existing ones, and their streaks."""

    found: int
    tried: int
    all: int
    streak: int
    longest: int


class PuzzleProgress:
    """Chooses puzzles for people, judges their answers, and keeps how far they are."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store
        self._broken = set[tuple[str, str]]()  # puzzles whose positions can no longer be read

    def posed(self) -> tuple[str, ...]:
        """List the titles that have puzzles."""
        return tuple(x for x in self._context.titles.titles if self.puzzles(x))

    def puzzles(self, title: str) -> tuple[Puzzle, ...]:
        """List a title's puzzles; none where a stranger's cannot be read."""
        try:
            found = puzzles_of(title) if title in self._context.titles.titles else ()
        except BadData as why:
            LOG.error("the puzzles of %s cannot be read: %s", title, why)
            return ()
        return tuple(x for x in found if (title, x.id) not in self._broken)

    def puzzle(self, title: str, name: str) -> Puzzle:
        """Find a puzzle.

        Raises:
            Refused: it is gone.

        """
        found = next((x for x in self.puzzles(title) if x.id == name), None)
        if found is None:
            raise Refused("refused-gone")
        return found

    async def position(self, puzzle: Puzzle) -> Position:
        """Lay a puzzle out, off the event loop.

        Raises:
            Refused: its position does not fit the rules as they are now; it is not chosen again.

        """
        title = self._context.titles[puzzle.game]
        try:
            state, asked = await asyncio.to_thread(laid_out, title.game, puzzle)
        except BadData as why:
            LOG.error("a puzzle is broken: %s", why)
            self._broken.add((puzzle.game, puzzle.id))
            raise Refused("puzzle-broken") from why
        return Position(title, state, puzzle.seat, asked)

    async def solving(self, user: Person, title: str) -> Solving:
        """Return a user's standing in a title's puzzles."""
        return await self._store.solving(user.id, title)

    def score(self, solving: Solving) -> Score:
        """Count a user's answers to existing puzzles."""
        there = self.puzzles(solving.standing.title)
        mine = [solving.answers[x.id] for x in there if x.id in solving.answers]
        s = solving.standing
        return Score(sum(x.found for x in mine), len(mine), len(there), s.streak, s.longest)

    async def apart(self, title: str) -> frozenset[str]:
        """Name the puzzles that some channel is asked today: until its evening their solution is secret.

        Empty if no others are left.
        """
        asked = await self._store.puzzles_under_way(title)
        return frozenset(asked) if any(x.id not in asked for x in self.puzzles(title)) else frozenset()

    async def current(self, user: Person, title: str) -> Puzzle:
        """Return a user's current puzzle: the same until they answer it.

        Raises:
            Refused: the title has none.

        """
        solving, there = await self.solving(user, title), self.puzzles(title)
        if not there:
            raise Refused("puzzle-none")
        was = solving.standing.puzzle
        apart = await self.apart(title)
        now = next((x for x in there if x.id == was and x.id not in apart), None)
        if now is not None:
            return now
        chosen = fitting(there, solving, user.id, apart)
        return self.puzzle(title, await self._store.put_before(user.id, title, chosen.id, was))

    async def judged(self, puzzle: Puzzle, at: Position, *, wanted: str = "", text: str = "") -> Verdict:
        """Say what an answer to a puzzle is worth: by the token of a button, or typed.

        Raises:
            Refused: the button names nothing that is open.

        """
        action: Action = None
        if wanted:
            action = at.meant(wanted)
            text = next((x for x in puzzle.shown if token(x) == wanted), "")
            if action is None and not text:
                raise Refused("refused-gone")
        tried = "" if action is not None else text
        return await asyncio.to_thread(tries, at.title.game, puzzle, tried, action)

    async def answered(self, user: Person, puzzle: Puzzle, verdict: Verdict) -> bool:
        """Save a user's answer; False if the puzzle is no longer their current one."""
        row = PuzzleAnswer(
            user=user.id,
            title=puzzle.game,
            puzzle=puzzle.id,
            answer=verdict.answer,
            found=verdict.best,
            at=self._context.now(),
        )
        return await self._store.solve(row)


def fitting(
    there: Sequence[Puzzle], solving: Solving, user: int, apart: Collection[str] = frozenset()
) -> Puzzle:
    """Choose a user's next puzzle: one they have not seen, just within their ability.

    If they have seen all, it is the one they saw longest ago. Those `apart` are avoided if possible: some
    channel is asked them today.
    """
    free = [x for x in there if x.id not in apart] or list(there)
    new = [x for x in free if x.id not in solving.answers]
    if not new:
        return min(free, key=lambda x: solving.answers[x.id].at)
    level = solving.standing.level
    return min(
        new, key=lambda x: (abs(round(PARTS * x.missed) - level) // 50, crc32(f"{user} {x.id}".encode()))
    )
