"""How long a person at the local table waits, beside the bot's own share of it; and what the table weighs.

The table is in this process, the bot in its own, people at real sockets. A press is a choice of a game under
way. The bot's own share is from the event that tells it of the press to its first request.
"""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from bot.desk.discord.calls import Call
from bot.desk.discord.interactions import Interaction
from bot.desk.discord.messages import texts
from bot.desk.saved_world import KeptWorld
from bot.desk.table import Table
from tests.bench.harness import Row, length, size
from tests.bench.measures import proc
from tests.desk.opened import Json, Screen
from tests.desk.opened import opened as at_table

#: Presses that are measured.
PRESSES = 60
#: Tables at which nobody but machine players goes on, and presses that are measured meanwhile.
MACHINES, MEANWHILE = 4, 20
#: How often a kept table is opened.
OPENINGS = 3
#: What is promised on a quiet machine: seconds and bytes.
MEDIAN, WORST, BUSY, PAGE, MEMORY = 0.08, 0.2, 0.3, 1.0, 260 * 1024 * 1024


class Timed(Table):
    """A table that notes when the bot was told of an act, and when it first asked for something after it."""

    told, asked = 0.0, 0.0

    def tell(self, x: Interaction) -> None:
        self.told, self.asked = time.perf_counter(), 0.0
        super().tell(x)

    def note(self, call: Call) -> None:
        if not self.asked and call.route.startswith("POST /interactions/"):
            self.asked = time.perf_counter()


class Sitting:
    """Alice and Bob at a table with a game under way."""

    def __init__(self, table: Timed, screens: list[Screen]) -> None:
        self.table, self.screens = table, screens
        self.waits, self.own = list[float](), list[float]()
        self.called = ""

    async def begin(self) -> None:
        """Fill the first lobby and start."""
        alice, bob = self.screens
        await bob.until(lambda: "Alice" in bob.said() and bob.button("Join"), "the first lobby", 120)
        await bob.press("Join")
        await alice.press("Start")
        await alice.until(lambda: alice.controls("do", "take", "pick"), "the first question")

    async def machines(self) -> None:
        """Open tables in threads at which machine players play each other: Alice's seat is looked after."""
        alice = self.screens[0]
        for _ in range(MACHINES):
            known = set(alice.channels)
            await alice.command("new", title="starwars", where="thread")
            new = lambda known=known: next((x for x in alice.channels if x not in known), "")  # noqa: E731
            thread = await alice.until(new, "a thread")
            for name, options in (
                ("join", {}),
                ("table", {"text": "machine policy=champion"}),
                ("start", {}),
                ("away", {}),
            ):
                given = {key: {"type": 3, "value": value} for key, value in options.items()}
                done = await alice.ask("command", name=name, channel=thread, options=given)
                assert not done.get("why"), (name, done)

    @staticmethod
    def public(who: Screen) -> list[tuple[Json, Json]]:
        """Return the controls of posts that everybody sees."""
        return [(m, x) for m, x in who.controls("do", "take", "pick") if not m["flags"] & 64]

    def asked(self) -> tuple[Screen, Json, Json] | None:
        """Return whom the newest post calls, with the post and one of its choices; it calls nobody twice."""
        choices = self.public(self.screens[0])
        if not choices:
            return None
        message = choices[0][0]
        called = re.findall(r"<@(\d+)>", texts(message))
        self.called = called[-1] if called else self.called
        mine = [x for m, x in choices if m is message]
        for who in self.screens:
            if str(who.hello["me"]) == self.called and who.messages.get(message["id"]) == message:
                return who, message, mine[len(self.waits) % len(mine)]
        return None

    async def press(self) -> None:
        """Have whoever is asked take a choice, and note how long it took until their page changed."""
        who, message, control = await self.screens[0].until(self.asked, "a question")
        values = [control["options"][0]["value"]] if control["type"] == 3 else []
        before, began = len(who.told), time.perf_counter()
        n = who.pressing(message, control, *values)

        def changed() -> bool:
            new = [x for x in who.told[before:] if x["t"] in {"message", "edit", "delete"}]
            return any(str(x["channel"]) == who.table for x in new)

        await who.until(changed, "a change")
        self.waits.append(time.perf_counter() - began)
        self.own.append(self.table.asked - self.table.told)
        await who.done(n)
        await asyncio.sleep(0.4)


async def waits(home: Path) -> tuple[list[float], list[float], list[float]]:
    """Return how long presses took until the page changed, the bot's share, and how long with machines."""
    games = {"NULLGATE_DATABASE": str(home / "local.db"), "NULLGATE_PACE": "0", "NULLGATE_REPORTS": "0"}
    table = Timed(home, KeptWorld(home / "desk.db"), ("alice", "bob"), environment=games)
    await table.serve()
    async with aiohttp.ClientSession() as session:
        lines = [f"{table.pages.own}/ws?as={x.id}&key={table.kept.key}" for x in table.people]
        screens = [Screen(await session.ws_connect(x, max_msg_size=0)) for x in lines]
        for x in screens:
            await x.until(lambda x=x: x.hello, "hello")
        sitting = Sitting(table, screens)
        await sitting.begin()
        for _ in range(PRESSES):
            await sitting.press()
        quiet, sitting.waits = sitting.waits, []
        await sitting.machines()
        for _ in range(MEANWHILE):
            await sitting.press()
        for x in screens:
            await x.close()
    await table.close()
    return quiet, sitting.own[:PRESSES], sitting.waits


async def opening(home: Path) -> tuple[float, float, float, int]:
    """Return seconds until the page shows what is kept, how many of them the table's own process has worked,
    seconds until the bot is there, and bytes of both processes.
    """
    began = time.perf_counter()
    async with at_table(home) as table:
        alice = await table.screen("Alice")
        assert alice.messages, "messages are kept"
        page, worked = time.perf_counter() - began, proc.cpu(table.process.pid)
        await alice.until(lambda: alice.up, "the bot", 120)
        ready = time.perf_counter() - began
        await asyncio.sleep(3)
        return page, worked, ready, proc.resident(table.process.pid) + proc.resident(table.bot())


def rows() -> Iterator[Row]:
    """Measure the local table."""
    if not proc.THERE:
        yield Row("the local table", "not measured", "this system has no /proc")
        return
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        found, own, meanwhile = asyncio.run(waits(Path(folder)))
        opened = [asyncio.run(opening(Path(folder))) for _ in range(OPENINGS)]
    page, worked, ready, held = (statistics.median(x) for x in zip(*opened, strict=True))
    median, worst = statistics.median(found), statistics.quantiles(found, n=100)[98]
    beside = f"the bot's own share: {length(statistics.median(own))}"
    ratio = median / statistics.median(own)
    yield Row(
        f"local table: a press until the page changes, median of {PRESSES}", length(median), beside, ratio,
        f"<= {length(MEDIAN)}", median <= MEDIAN,
    )  # fmt: skip
    yield Row(
        "local table: the same, 99 of 100", length(worst), f"median: {length(median)}", worst / median,
        f"<= {length(WORST)}", worst <= WORST,
    )  # fmt: skip
    busy = statistics.median(meanwhile)
    yield Row(
        f"local table: the same, median with {MACHINES} machine players thinking", length(busy),
        f"without: {length(median)}", busy / median, f"<= {length(BUSY)}", busy <= BUSY,
    )  # fmt: skip
    yield Row(
        "local table: from the start to a page with its messages", length(page),
        f"of that work: {length(worked)}; until the bot is there: {length(ready)}", page / ready,
        f"<= {length(PAGE)}", page <= PAGE,
    )  # fmt: skip
    yield Row(
        "local table: memory of both processes", size(held), f"goal: {size(MEMORY)}", held / MEMORY, "<= 1",
        held <= MEMORY,
    )  # fmt: skip
