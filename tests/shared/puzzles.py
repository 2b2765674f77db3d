"""Puzzles by their ids, and the keys of all that is said about a title's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.puzzles.puzzle import Puzzle, key_of, puzzles_of


def puzzle_of(game: str, name: str) -> Puzzle | None:
    return next((x for x in puzzles_of(game) if x.id == name), None)


def word_keys(game: str, themes: Sequence[str]) -> Iterator[str]:
    for x in ("ask", "worth", "why", "measure", *themes):
        yield key_of(game, x)
