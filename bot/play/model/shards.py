"""Which servers a process looks after. Discord divides them: a server's shard is (id >> 22) % count."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

#: Discord counts shards well below this.
MOST_SHARDS = 16_000
_SHAPE = re.compile(r"([0-9]+(?:-[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*)/([0-9]+)")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards `mine` of `count`. Direct messages belong to shard 0."""

    count: int = 1
    mine: frozenset[int] = frozenset({0})

    @classmethod
    def read(cls, text: str) -> Shards:
        """Read `0-3/12` or `0,2,5-7/12`; "" means one single shard.

        Raises:
            ValueError: it has another form, or a shard is out of range; its one sentence says why.

        >>> sorted(Shards.read("0,4-5/12").mine), Shards.read("").count
        ([0, 4, 5], 1)

        """
        if not text:
            return cls()
        found = _SHAPE.fullmatch(text.replace(" ", ""))
        if not found:
            raise ValueError("give shards and how many there are, as in 0-3/12")
        count = int(found[2]) if len(found[2]) < 6 else MOST_SHARDS + 1
        if not 1 <= count <= MOST_SHARDS:
            raise ValueError(f"there are between 1 and {MOST_SHARDS} shards")
        mine: set[int] = set()
        for part in found[1].split(","):
            first, _, last = part.partition("-")
            if int(last or first) >= count or int(first) > int(last or first):
                raise ValueError(f"{part} are no shards of {count}: they are counted from 0 to {count - 1}")
            mine |= set(range(int(first), int(last or first) + 1))
        return cls(count, frozenset(mine))

    def __str__(self) -> str:
        """Return them as they are set, "" for the only one: `0-3/12`."""
        if self.count == 1:
            return ""
        runs: list[list[int]] = []
        for x in sorted(self.mine):
            if runs and runs[-1][1] == x - 1:
                runs[-1][1] = x
            else:
                runs.append([x, x])
        return ",".join(f"{a}-{b}" if a < b else f"{a}" for a, b in runs) + f"/{self.count}"

    @property
    def whole(self) -> bool:
        """Return whether all servers are looked after here."""
        return len(self.mine) == self.count

    def of(self, guild: int) -> int:
        """Return a server's shard; 0 is for direct messages."""
        return (guild >> 22) % self.count

    def has(self, guild: int) -> bool:
        """Return whether a server is looked after here."""
        return self.of(guild) in self.mine

    def also(self, others: Iterable[int]) -> Shards:
        """Add shards."""
        return Shards(self.count, self.mine | frozenset(others))
