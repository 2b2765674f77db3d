"""Caches with a bound on what they weigh."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class CacheItem(Generic[T]):
    """A value in a cache with its weight, and whether somebody has asked for it since its last turn to go."""

    value: T
    weight: int
    used: bool = False


class Cache(Generic[T]):
    """Keeps what was made last, up to a weight. Safe in threads; a thing may be made twice, never wrongly."""

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0
        self._kept: dict[Hashable, CacheItem[T]] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """Return the value cached under a key, computing it when it is missing."""
        if kept := self._kept.get(key):  # most often it is there: no lock, and the key is looked at once
            kept.used = True
            return kept.value
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = CacheItem(made, weigh(made))
                self.weight += weigh(made)
            self._shrink()
        return made

    def _shrink(self) -> None:
        """Let the oldest go; what was used since its last turn gets another."""
        while self.weight > self.most and len(self._kept) > 1:
            key = next(iter(self._kept))
            kept = self._kept.pop(key)
            if kept.used:
                kept.used = False
                self._kept[key] = kept
            else:
                self.weight -= kept.weight

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._kept.clear()
            self.weight = 0
