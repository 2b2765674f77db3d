"""What one person has answered to puzzles, and which one is before them."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import text
from sqlmodel import Session, select

from bot.store.connections.sqlite import Repository
from bot.store.models import PuzzleAnswer, PuzzleStanding

#: Thousandths by which the level rises after a right answer and falls after a wrong one, so that people
#: settle where they solve two of three; and its maximum.
UP, DOWN, HARDEST = 80, 160, 1000
#: A process that comes second waits, and then does nothing.
BEGUN = text(
    'INSERT INTO puzzle_standing ("user", title, puzzle, level, streak, longest)'
    " VALUES (:user, :title, '', 0, 0, 0) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Solving:
    """A person's standing in a title's puzzles, and their answers by the puzzle's name."""

    standing: PuzzleStanding
    answers: dict[str, PuzzleAnswer] = field(default_factory=dict)


class SolvingRows(Repository):
    """Queries over what one person has answered."""

    async def solving(self, user: int, title: str) -> Solving:
        """Read a person's standing in a title's puzzles."""

        def read(db: Session) -> Solving:
            mine = select(PuzzleAnswer).where(PuzzleAnswer.user == user, PuzzleAnswer.title == title)
            standing = db.get(PuzzleStanding, (user, title)) or PuzzleStanding(user=user, title=title)
            return Solving(standing, {x.puzzle: x for x in db.exec(mine)})

        return await self.reader.read(read)

    async def put_before(self, user: int, title: str, puzzle: str, was: str) -> str:
        """Give a person a new puzzle if their current one is `was`; return their current one."""

        def write(db: Session) -> str:
            row = standing_of(db, user, title)
            if row.puzzle == was:
                row.puzzle = puzzle
            return row.puzzle

        return await self.writer.write(write, hold=user)

    async def solve(self, row: PuzzleAnswer, *, again: bool = False) -> bool:
        """Save a person's answer to their current puzzle; False if it is no longer current."""

        def write(db: Session) -> bool:
            standing = db.get(PuzzleStanding, (row.user, row.title), with_for_update=True)
            if standing is None or standing.puzzle != row.puzzle:
                return False
            keep_answer(db, row, again=again)
            return True

        return await self.writer.write(write, hold=row.user)


def standing_of(db: Session, user: int, title: str) -> PuzzleStanding:
    """Read a person's standing and lock it until the transaction ends; create the row if needed.

    The end of a channel's puzzle and the person's own page may both write it, in two processes.
    """
    db.execute(BEGUN, {"user": user, "title": title})
    row = db.get(PuzzleStanding, (user, title), with_for_update=True, populate_existing=True)
    assert row is not None
    return row


def keep_answer(db: Session, row: PuzzleAnswer, *, again: bool = False) -> None:
    """Keep an answer, inside a transaction: streak and level follow it, but stay if it was found `again`."""
    standing = standing_of(db, row.user, row.title)
    if not (again and row.found):
        standing.streak = standing.streak + 1 if row.found else 0
        standing.longest = max(standing.longest, standing.streak)
        standing.level = min(HARDEST, max(0, standing.level + (UP if row.found else -DOWN)))
    standing.puzzle = "" if standing.puzzle == row.puzzle else standing.puzzle
    before = db.get(PuzzleAnswer, (row.user, row.title, row.puzzle))
    row.found = row.found or (before is not None and before.found)
    db.merge(row)
