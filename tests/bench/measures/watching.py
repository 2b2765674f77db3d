"""What a live board costs: one entry of it, and the players of a game that two hundred people watch.

Those who watch are a process of their own, each with an address of their own. Phases with and without them
take turns in one run; what counts is how long an answer takes until it is committed, and how late the event
loop wakes up.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import aiohttp

from bot.play.services import build_services
from bot.play.workers.films import live_film
from bot.play.workers.pool import Workers
from bot.store import Store
from bot.titles import catalogue
from bot.web.server import WebServer
from tests.bench.harness import Row, cost, length, size
from tests.play.conftest import ANN, FakeClock, FakeCourier, Room, no_picture
from tests.shared.replay_pages import USUAL, order, recorded

WATCHERS, PHASES, ANSWERS, BETWEEN, TICK = 200, 6, 12, 0.4, 0.005


def rows() -> Iterator[Row]:
    """Measure an entry of each title, then a game with and without people who watch."""
    for game, name in USUAL.items():
        yield _entry(game, name)
    yield from asyncio.run(_watched())


def _entry(game: str, name: str) -> Row:
    """Measure the last entry of a usual game beside the whole page made anew."""
    wanted = order(recorded(game, name), eyes=("",))
    last, added = len(wanted.rows) - 1, list[int]()

    newest = replace(wanted, rows=wanted.rows[last:])

    def add() -> None:
        done = live_film(newest, "key", last, page=False)
        assert done is not None
        added.append(len(done.added[0].encode()))

    def entry() -> float:
        live_film(replace(wanted, rows=wanted.rows[:last]), "key", 0, page=False)
        return cost(add, 1)()

    ours = statistics.median(entry() for _ in range(3))
    whole = cost(lambda: live_film(wanted, f"{time.monotonic()}", 0, page=True), 1)()
    ratio = ours / whole
    return Row(
        f"{game}: an entry on a live board ({size(added[-1])}), beside its page of {last + 1} anew",
        length(ours),
        length(whole),
        ratio,
        "<= 0.1",
        ratio <= 0.1,
    )


@asynccontextmanager
async def _table(folder: Path) -> AsyncIterator[tuple[Room, WebServer, str, str]]:
    store, watchers = await Store.open(folder / "live.db"), Workers()
    courier, clock = FakeCourier(), FakeClock()
    titles = catalogue()
    services = build_services(store, courier, catalogue=titles, now=clock, watchers=watchers)
    no_picture(services)
    server = WebServer(services, (ip_network("127.0.0.1"),))
    try:

        async def make() -> object:
            return services

        room = Room(store, courier, clock, services, make)  # type: ignore[arg-type]
        game = await room.started()
        await server.open(("127.0.0.1", 0))
        token = await services.watching.share(game, ANN)
        yield room, server, game, f"http://127.0.0.1:{server.port}/{token}"
    finally:
        await server.close()
        watchers.close()
        await store.close()


async def _watched() -> list[Row]:
    took, late = ({x: list[float]() for x in (0, WATCHERS)} for _ in range(2))
    spent = dict.fromkeys((0, WATCHERS), 0.0)
    with TemporaryDirectory() as folder:
        async with _table(Path(folder)) as (room, server, game, link):
            rng = Random(3)
            for phase in range(PHASES):
                many = WATCHERS if phase % 2 else 0
                crowd = await _crowd(server, link) if many else None
                ticking, began = asyncio.create_task(_ticks(late[many])), time.process_time()
                for _ in range(ANSWERS):
                    before = time.perf_counter()
                    await room.step(game, rng, drain=False)
                    took[many].append(time.perf_counter() - before)
                    await asyncio.sleep(BETWEEN)
                spent[many] += time.process_time() - began
                ticking.cancel()
                if crowd is not None:
                    crowd.kill()
                    await crowd.wait()
                    await _until(server, 0)
    return [_compared(took, late), _spent(spent)]


async def _crowd(server: WebServer, link: str) -> asyncio.subprocess.Process:
    crowd = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, link)
    await _until(server, WATCHERS)
    await asyncio.sleep(1)
    return crowd


async def _until(server: WebServer, many: int) -> None:
    async with asyncio.timeout(120):
        while server.watching != many:  # noqa: ASYNC110  nobody tells of it
            await asyncio.sleep(0.1)


async def _ticks(late: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - before - TICK)


def _compared(took: dict[int, list[float]], late: dict[int, list[float]]) -> Row:
    none, many = (statistics.median(took[x]) for x in (0, WATCHERS))
    p99 = {x: statistics.quantiles(each, n=100)[98] for x, each in late.items()}
    loop = f"the event loop {length(p99[WATCHERS])} late (p99), beside {length(p99[0])}"
    return Row(
        f"an answer while {WATCHERS} watch; {loop}",
        length(many),
        length(none),
        many / none,
        "<= 1.2",
        many / none <= 1.2,
    )


def _spent(spent: dict[int, float]) -> Row:
    each = {x: total / (PHASES // 2 * ANSWERS) for x, total in spent.items()}
    more = each[WATCHERS] - each[0]
    return Row(f"the bot's CPU for an entry that {WATCHERS} are told, beyond one that none is", length(more))


async def _watch(link: str, n: int) -> None:
    """Be one who watches, until stopped."""
    given = {"X-Forwarded-For": f"10.0.{n // 250}.{n % 250 + 1}"}
    async with aiohttp.ClientSession(headers=given) as visits:
        async with visits.get(link) as got:
            at = (await got.text()).partition('"live":"')[2].partition('"')[0]
        timeout = aiohttp.ClientTimeout(total=None)
        async with visits.get(f"{link}/events", params={"at": at}, timeout=timeout) as stream:
            async for _ in stream.content:
                pass


async def _watch_all(link: str) -> None:
    await asyncio.gather(*(_watch(link, n) for n in range(WATCHERS)))


if __name__ == "__main__":
    asyncio.run(_watch_all(sys.argv[1]))
