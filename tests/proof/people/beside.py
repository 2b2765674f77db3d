"""What people do apart from their games, drawn from the seed.

It is about time (`absences`), each other (`company`), and about games that they look at (`lookers`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any

from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse
from tests.proof.people.absences import Absences
from tests.proof.people.acting import Acting
from tests.proof.people.company import Company
from tests.proof.people.lookers import Lookers
from tests.proof.people.players import Player
from tests.proof.people.roster import Roster

#: Maximum number of these things under way at once.
MOST = 3
#: This takes long: people wait, and play.
LASTING = "a game looked for"
Deed = Callable[["Beside", str], Coroutine[Any, Any, None]]
#: What is done, and how often beside the rest.
DEEDS: dict[str, tuple[float, Deed]] = {
    "something done about a seat without time": (5, lambda b, game: b.absences.overrun(game)),
    "somebody away and back": (2, lambda b, game: b.absences.away(game)),
    "a seat on offer": (2, lambda b, game: b.absences.offer(game)),
    LASTING: (2, lambda b, game: b.company.queue(game)),
    "hours or a vacation set": (2, lambda b, game: b.company.hours(game)),
    "an inbox looked at": (1.5, lambda b, game: b.company.inbox(game)),
    "somebody blocked or reported": (1, lambda b, game: b.company.quarrel(game)),
    "an ended game looked back on": (2, lambda b, game: b.lookers.back(game)),
    "something tried in a sandbox": (3, lambda b, game: b.lookers.sandbox(game)),
    "a page asked for": (1.5, lambda b, game: b.lookers.page(game)),
    "a game watched at its link": (1.5, lambda b, game: b.lookers.watch(game)),
    "a game followed": (1.5, lambda b, game: b.lookers.follow(game)),
}


class Beside:
    """Has somebody do something of all that now and then; where it is `brief`, nothing that lasts long."""

    def __init__(
        self, discord: Loopback, look: Glimpse, seed: str, roster: Roster, players: Mapping[int, Player], *,
        brief: bool = False,
    ) -> None:  # fmt: skip
        self.acting, self.rng = Acting(), Random(f"{seed}/beside")
        self.absences = Absences(discord, look, self.rng, roster, self.acting)
        self.brief = brief
        if brief:
            self.absences.pause = 0.0
        self.company = Company(discord, look, self.rng, roster, players, self.acting)
        self.lookers = Lookers(discord, look, self.rng, roster, players, self.acting)
        self.counts: Counter[str] = Counter()

    async def begin(self) -> None:
        """Have the servers' moderators make ready what people need for all that."""
        if not self.brief:
            await self.company.open_doors()

    def happen(self, game: str) -> None:
        """Draw something and let it be done about a game while all go on playing."""
        if self.acting.busy >= MOST:
            return
        deeds = {name: x for name, (x, _) in DEEDS.items() if not (self.brief and name == LASTING)}
        name = self.rng.choices(list(deeds), list(deeds.values()))[0]
        self.counts[name] += 1
        self.acting.begin(DEEDS[name][1](self, game))
