"""What one answer asks of others, counted: trips to the store, write transactions, requests to Discord.

    python -m tests.bench.measures.costs

Two people play each title through the simulated Discord, by text and by buttons. Counts are the same on every
machine, so a test holds them (`tests/bench/test_costs.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from bot.app import create_bot
from bot.play.lobby import lobby
from bot.settings import Settings
from engine.core.flow import pending, sample
from engine.titles import GAMES
from tests.bench.harness import Row
from tests.bot.room import Room, buttons, controls

#: Answers of each title, in each way; the longest text that `/move` takes.
ANSWERS, LONGEST = 8, 400
#: The ways in which somebody answers: by `/move`, by Confirm under its preview, by a button of the post.
TYPED, CONFIRMED, PRESSED = "typed", "confirmed", "pressed"


@dataclass(frozen=True)
class Cost:
    """What one answer took. `own`: nobody else must act then, so the post grows; `asked` are the requests.

    `names` are what was asked of the store.
    """

    trips: int
    writes: int
    asked: tuple[str, ...]
    own: bool
    names: tuple[str, ...] = ()

    @property
    def requests(self) -> int:
        """Count what Discord was asked for, the acknowledgement included."""
        return len(self.asked)


@dataclass
class Meter:
    """Counts the trips to a room's store while somebody answers; it looks at the database by itself."""

    room: Room
    counts: Counter[str] = field(default_factory=Counter)
    names: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        store = self.room.bot.store
        assert store is not None
        self._file = store.opened.path
        store.time(self._one)

    def _one(self, what: str, _: float) -> None:
        self.counts[what] += 1
        self.names.append(f"{_asks(sys._getframe(1))} ({what})")

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self._file)) as db:
            return db.execute(sql).fetchall()

    @property
    def stands(self) -> tuple[int, str]:
        """Return the number of the last entry, and the status of the game."""
        ((n, status),) = self._rows("SELECT n, status FROM game")
        return n, status

    @property
    def asked(self) -> set[int]:
        """Return the people who must act."""
        sql = 'SELECT "user" FROM decision JOIN seat USING (game, seat) WHERE "user" != 0'
        return {user for (user,) in self._rows(sql)}

    async def of(self, who: Any, doing: Coroutine[Any, Any, Any]) -> Cost | None:
        """Carry out what may be an answer; None where it was none."""
        (before, _), asked, begun = self.stands, self.asked, len(self.room.requests)
        self.counts.clear()
        self.names.clear()
        await doing
        await self.room.settled()
        counts, requests = Counter(self.counts), self.room.requests[begun:]
        n, status = self.stands
        if n == before or status != "playing":
            return None
        paths, writes = [f"{x.method} {_short(x.path)}" for x in requests], counts["write"] + counts["commit"]
        own = self.asked - asked <= {who.id}
        return Cost(counts.total(), writes, tuple(paths), own, tuple(self.names))


def _asks(frame: FrameType | None) -> str:
    """Name the method of a repository that waits for what a connection does; "" for none."""
    while frame is not None:
        if "/store/repositories/" in frame.f_code.co_filename:
            return frame.f_code.co_name
        frame = frame.f_back
    return ""


def _short(path: str) -> str:
    """Leave ids out of a path."""
    return "/".join("*" if x.isdigit() else x[:12] for x in path.split("/"))


@dataclass
class Play:
    """A game of one title under way in a room."""

    room: Room
    title: str
    rng: Random = field(default_factory=lambda: Random(5))

    async def begin(self, *, confirm: bool) -> Meter:
        """Open a table for two people and start."""
        room = self.room
        for who in (room.alice, room.bob):
            await room.slash(who, "settings", text=f"confirm {'yes' if confirm else 'no'}")
        await room.slash(room.alice, "new", title=self.title)
        for who in (room.alice, room.bob):
            await room.slash(who, "join")
        await room.slash(room.alice, "start")
        return Meter(room)

    async def drawn(self) -> tuple[Any, str] | None:
        """Draw an answer to an open question: who gives it, and as they type it."""
        live = await self.room.bot.services.games.load("costs")
        for d in pending(live.state):
            user = live.info.users.get(d.seat)
            text = live.title.game.write(sample(live.state, d, self.rng)) if user else ""
            if 0 < len(text) <= LONGEST:
                return (self.room.alice if user == self.room.alice.id else self.room.bob), text
        return None

    async def typed(self, meter: Meter) -> Cost | None:
        """Answer by text alone."""
        drawn = await self.drawn()
        return await meter.of(drawn[0], self.room.slash(drawn[0], "move", text=drawn[1])) if drawn else None

    async def confirmed(self, meter: Meter) -> Cost | None:
        """Type, and press what gives the answer under its preview."""
        drawn = await self.drawn()
        if drawn is None:
            return None
        result = await self.room.slash(drawn[0], "move", text=drawn[1])
        page = next((x for x in (*result.followups, result.response) if x is not None and x.ephemeral), None)
        for _ in range(3):
            label = next((x for x in ("Confirm", "Lock", "Check and lock") if x in buttons(page)), "")
            if page is None or not label:
                return None
            found: list[Any] = []
            click = drawn[0].click(page, custom_id=buttons(page)[label])
            cost = await meter.of(drawn[0], _kept(found, click))
            if cost is not None:
                return cost
            page = found[0].response or page
        return None

    async def pressed(self, meter: Meter) -> Cost | None:
        """Press what answers at once on the table's post."""
        board = self.room.live()
        takes = [x for x in controls(board) if x.split(":")[1] == "take"]
        if not takes or len(meter.asked) != 1:
            await self.typed(meter)
            return None
        who = self.room.alice if meter.asked == {self.room.alice.id} else self.room.bob
        return await meter.of(who, who.click(board, custom_id=self.rng.choice(takes)))


async def _kept(where: list[Any], doing: Coroutine[Any, Any, Any]) -> None:
    where.append(await doing)


async def counted(room: Room, title: str, way: str, answers: int = ANSWERS) -> list[Cost]:
    """Answer so often in one way; what is no answer does not count."""
    play = Play(room, title)
    meter = await play.begin(confirm=way == CONFIRMED)
    do, costs = {TYPED: play.typed, CONFIRMED: play.confirmed, PRESSED: play.pressed}[way], list[Cost]()
    for _ in range(3 * answers):
        if len(costs) == answers or meter.stands[1] != "playing":
            break
        if (cost := await do(meter)) is not None:
            costs.append(cost)
    return costs


async def in_a_room(title: str, way: str) -> list[Cost]:
    """Count in a room of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="nullgate-costs-") as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(lobby, "new_seed", lambda: bytes(range(32)).hex())
        patch.setattr(lobby, "new_id", lambda: "costs")
        patch.setattr("bot.ui.reply.SOON", 3600.0)
        settings = Settings(data=Path(folder), pace=0, reports=0)
        async with Room.open(create_bot(settings), settings) as room:
            return await counted(room, title, way)


def mean(costs: Sequence[Cost], what: str) -> float:
    """Return the mean of a figure; 0 for none."""
    return sum(getattr(x, what) for x in costs) / len(costs) if costs else 0.0


def rows() -> Iterator[Row]:
    """Count each title in each way."""
    for title in GAMES:
        for way in (TYPED, CONFIRMED, PRESSED):
            costs = asyncio.run(in_a_room(title, way))
            if not costs:
                continue
            trips, writes = mean(costs, "trips"), mean(costs, "writes")
            yield Row(
                f"{title}, {way}: trips to the store, write transactions an answer",
                f"{trips:.1f}, {writes:.1f}", f"{len(costs)} answers", None, "<= 4, <= 1.5",
                trips <= 4 and writes <= 1.5,
            )  # fmt: skip
            mine, others = [x for x in costs if x.own], [x for x in costs if not x.own]
            own, other = mean(mine, "requests"), mean(others, "requests")
            yield Row(
                f"{title}, {way}: requests to Discord in one's own phase, when others must act",
                f"{own:.1f}, {other:.1f}", f"{len(mine)} and {len(others)} answers", None, "<= 2, <= 3",
                own <= 2 and other <= 3,
            )  # fmt: skip


def main() -> None:
    """Print every answer's requests, and the means."""
    for title in GAMES:
        for way in (TYPED, CONFIRMED, PRESSED):
            costs = asyncio.run(in_a_room(title, way))
            print(
                f"{title} {way}: {len(costs)} answers, {mean(costs, 'trips'):.1f} trips,"
                f" {mean(costs, 'writes'):.1f} writes, {mean(costs, 'requests'):.1f} requests"
            )
            for (own, asked), n in Counter((x.own, x.asked) for x in costs).most_common():
                print(f"   {n} x {'own' if own else 'others'}: {'; '.join(asked)}")
            for names, n in Counter(x.names for x in costs).most_common():
                print(f"   {n} x {', '.join(names)}")


if __name__ == "__main__":
    main()
