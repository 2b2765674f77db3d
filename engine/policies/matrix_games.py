"""Matrix games of two opposed sides: the mixed strategies that no answer can exploit."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import TypeVar

X = TypeVar("X")
Row = Sequence[Fraction]
ONE = Fraction(1)


def solve(rows: Sequence[Sequence[float | Fraction]]) -> tuple[list[Fraction], list[Fraction], Fraction]:
    """Solve a matrix game exactly: return the mix over its rows, the mix over its columns, and its value.

    `rows[i][j]` is what the row side wins from the column side. By Shapley and Snow an optimal pair has a
    square sub-matrix in which both mixes make the other side indifferent; for the few options of a choice
    made in secret it is found by trying all.

    Raises:
        ValueError: there is no row or column, or the rows differ in length.

    >>> solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    ([Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)], [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)], Fraction(0, 1))

    """  # noqa: E501
    if not rows or not rows[0] or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("a matrix game needs rows of the same length, with something in them")
    exact = [[Fraction(x) for x in row] for row in rows]
    shift = ONE - min(min(row) for row in exact)  # all above zero, so that the value is
    game = [[x + shift for x in row] for row in exact]
    m, n = len(game), len(game[0])
    for k in range(1, min(m, n) + 1):
        for some in combinations(range(m), k):
            for few in combinations(range(n), k):
                found = _kernel(game, some, few)
                if found:
                    return found[0], found[1], found[2] - shift
    raise ValueError("no solution")  # pragma: no cover - Shapley and Snow: there is one


def draw(answers: Sequence[X], mix: Sequence[Fraction], rng: Random) -> X:
    """Draw an answer with the probabilities of a mix."""
    return rng.choices(answers, [float(x) for x in mix])[0]


def _kernel(
    game: list[list[Fraction]], some: tuple[int, ...], few: tuple[int, ...]
) -> tuple[list[Fraction], list[Fraction], Fraction] | None:
    """Return the mixes and value that make both sides indifferent here; None if they are no solution."""
    part = [[game[i][j] for j in few] for i in some]
    y = _weights(part)
    x = _weights([list(column) for column in zip(*part, strict=True)])
    if x is None or y is None:
        return None
    value = ONE / sum(x)
    left, right = [Fraction(0)] * len(game), [Fraction(0)] * len(game[0])
    for i, share in zip(some, x, strict=True):
        left[i] = share * value
    for j, share in zip(few, y, strict=True):
        right[j] = share * value
    if any(sum(left[i] * game[i][j] for i in range(len(left))) < value for j in range(len(right))):
        return None
    if any(sum(right[j] * row[j] for j in range(len(right))) > value for row in game):
        return None
    return left, right, value


def _weights(part: list[list[Fraction]]) -> list[Fraction] | None:
    """Solve part * weights = 1 for weights of at least zero; None if there are none."""
    k = len(part)
    lines = [[*row, ONE] for row in part]
    for c in range(k):
        pivot = next((r for r in range(c, k) if lines[r][c]), None)
        if pivot is None:
            return None
        lines[c], lines[pivot] = lines[pivot], lines[c]
        lines[c] = [x / lines[c][c] for x in lines[c]]
        for r in range(k):
            if r != c and lines[r][c]:
                by = lines[r][c]
                lines[r] = [a - by * b for a, b in zip(lines[r], lines[c], strict=True)]
    found = [line[k] for line in lines]
    return found if all(x >= 0 for x in found) and sum(found) > 0 else None
