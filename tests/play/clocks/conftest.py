"""Tables with a clock: one whose answers anybody may see, and one with hidden questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest_asyncio

from bot.play.clocks.bank import Terms
from bot.play.clocks.booking import is_veiled
from bot.play.lobby.overdue import Overruns, Reached
from bot.play.model.title import Catalogue, Title
from bot.play.services import Services, build_services
from bot.store import Store
from bot.store.models import Outbox, SeatClock
from tests.play.conftest import (
    ANN,
    BEN,
    HERE,
    FakeClock,
    FakeCourier,
    Room,
    no_picture,
)
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL, Spring


@dataclass
class Heard(Overruns):
    """Notes what it is told of, and says so to the table."""

    stages: list[tuple[str, str]] = field(default_factory=list)
    what: list[Reached] = field(default_factory=list)

    async def reached(self, live: object, what: Reached) -> Sequence[Outbox]:
        self.stages.append((what.seat, what.stage.name))
        self.what.append(what)
        return ()


@dataclass
class Tables:
    """A table with a clock, and all that a test asks of it."""

    room: Room
    game: str
    heard: Heard

    @property
    def now(self) -> int:
        return int(self.room.clock.at)

    @property
    def services(self) -> Services:
        return self.room.services

    async def clocks(self) -> dict[str, SeatClock]:
        loaded = await self.room.store.load(self.game)
        assert loaded is not None
        return {x.seat: x for x in loaded.clocks}

    async def running(self) -> list[str]:
        return [seat for seat, x in (await self.clocks()).items() if x.runs]

    async def later(self, seconds: int) -> None:
        """Let time pass, with the bot at work all the while."""
        self.room.clock.at += seconds
        await self.room.store.writer.run(lambda db: db.execute("UPDATE pulse SET at = ?", (self.now,)))
        await self.services.sweeper.sweep()

    async def step(self) -> None:
        assert await self.room.step(self.game, Random(1))


async def opened(room: Room, terms: Terms | str = "daily") -> Tables:
    t, heard = room.services, Heard()
    t.clocks._overruns = heard
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    if isinstance(terms, str):
        await t.hosting.choose(game, ANN, terms)
    else:
        await t.hosting.change(game, ANN, lambda _: terms)
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    await t.sweeper.sweep()
    return Tables(room, game, heard)


@pytest_asyncio.fixture
async def table(room: Room):
    return await opened(room)


async def one_running(table: Tables) -> SeatClock:
    (seat,) = await table.running()
    return (await table.clocks())[seat]


@pytest_asyncio.fixture
async def veiled():
    """A duel with a clock, up to a step onto a trap: White may spring it, and nobody else knows."""
    store, courier, clock = await Store.open(), FakeCourier(), FakeClock()
    title = Title(DUEL, PlainLook(), lapses={"snare.spring": lambda s, d, rng: Spring(False)})
    t = build_services(store, courier, catalogue=Catalogue({"duel": title}), now=clock)
    no_picture(t)

    async def make() -> Services:
        return t

    heard = Heard()
    t.clocks._overruns = heard
    assert is_veiled(title)
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.hosting.choose(game, ANN, "brisk")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    yield Tables(Room(store, courier, clock, t, make), game, heard)
    await store.close()
