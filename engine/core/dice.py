"""Dice: committed in advance and provable afterwards, read back from a record, or free for playouts."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from engine.core.errors import BrokenRecord, EngineError

Roll = tuple[int, int]
"""Sides of the die and what it showed."""


class Dice(Protocol):
    """Where rolls come from. `shown` lists them as (sides, number)."""

    shown: list[Roll]

    def d(self, sides: int) -> int:
        """Roll one die: a number from 1 to `sides`."""
        ...


def new_seed() -> str:
    """Draw a secret of 256 bits, as hex."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Return what is published about a seed before the first roll: its SHA-256 in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def roll_of(seed: str, game: str, words: Mapping[str, str], k: int, sides: int) -> int:
    """Work out roll number `k` (from 0) of a game.

    HMAC-SHA256 keyed by the seed over game id, the players' words and k; numbers that would favour some faces
    are thrown away and the next attempt taken. The commitment is made by another function, so nothing about
    the rolls can be read from it.

    >>> seed = "00" * 32
    >>> [roll_of(seed, "g1", {"blue": "apple"}, k, 6) for k in range(8)]
    [6, 1, 4, 1, 1, 3, 3, 5]
    """
    return _roll(bytes.fromhex(seed), _head(game, words), k, sides)


def _head(game: str, words: Mapping[str, str]) -> str:
    """Write the input that all rolls of a game share, as the beginning of a JSON list."""
    return json.dumps([game, sorted(words.items())], separators=(",", ":"))[:-1]


def _roll(key: bytes, head: str, k: int, sides: int) -> int:
    limit = (1 << 64) // sides * sides
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{head},{k},{attempt}]".encode(), "sha256")
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % sides + 1
        attempt += 1


class CommittedDice:
    """The dice of a real game. `k` is the number of the next roll and never goes back."""

    def __init__(self, seed: str, game: str, words: Mapping[str, str], k: int = 0) -> None:
        self.seed, self.game, self.words, self.k = seed, game, dict(words), k
        self._key, self._head = bytes.fromhex(seed), _head(game, words)
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Roll one die."""
        n = _roll(self._key, self._head, self.k, sides)
        self.k += 1
        self.shown.append((sides, n))
        return n


class RecordedDice:
    """Dice read back from an entry.

    Raises:
        BrokenRecord: the entry has no such roll next.

    """

    def __init__(self, rolls: Sequence[Roll], n: int = 0) -> None:
        self.left, self.n = list(rolls), n
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Read the next roll."""
        if not self.left or self.left[0][0] != sides or not 1 <= self.left[0][1] <= sides:
            raise BrokenRecord(self.n, f"no d{sides} is next in the record: {self.left}")
        self.shown.append(self.left.pop(0))
        return self.shown[-1][1]


class GivenDice:
    """Numbers set by a test, or given with an answer by an outside program.

    Raises:
        MissingDice: there are none left, or the next does not fit the die.

    """

    def __init__(self, *numbers: int) -> None:
        self.left = list(numbers)
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Return the next recorded number."""
        if not self.left or not 1 <= self.left[0] <= sides:
            raise MissingDice(sides, self.left)
        self.shown.append((sides, self.left.pop(0)))
        return self.shown[-1][1]


class MissingDice(EngineError):
    """A roll was needed, but no fitting number was given."""

    def __init__(self, sides: int, left: Sequence[int] = ()) -> None:
        super().__init__(f"a d{sides} must be rolled; the numbers given and left are {list(left)}")
        self.sides = sides


class RandomDice:
    """Dice for playouts, fuzzing and machine players: from a `Random`, never for a real game."""

    __slots__ = ("_keep", "_random", "shown")

    def __init__(self, rng: Random, *, keep: bool = True) -> None:
        self._random: Callable[[], float] = rng.random
        self._keep = keep
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Roll one die."""
        n = int(self._random() * sides) + 1
        if self._keep:
            self.shown.append((sides, n))
        return n


class StratifiedDice(RandomDice):
    """Dice for one of several tries whose first rolls together show every face equally often.

    `turn` counts from 0; with 6 tries a first die of six sides shows 1 to 6 in this order.
    """

    __slots__ = ("_share", "_turn")

    def __init__(self, rng: Random, turn: int, tries: int) -> None:
        super().__init__(rng, keep=False)
        self._turn, self._share = turn, 1 / tries

    def d(self, sides: int) -> int:
        """Roll one die."""
        if not self._share:
            return super().d(sides)
        n = int((self._turn + self._random()) * self._share * sides) + 1
        self._share = 0.0
        return min(n, sides)
