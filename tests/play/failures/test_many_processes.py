"""Servers divided among processes: each takes up its own games, and those of shards that nobody serves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
import pytest_asyncio

from bot.play import jobs
from bot.play.model.ports import Place
from bot.play.model.runtime import Shards
from bot.play.model.title import Catalogue, Title
from bot.play.posts import sender
from bot.play.services import Services
from bot.store import Store
from bot.store.statements.growing import YOUNG
from engine.policies import policy
from engine.policies.policy import POLICIES
from tests.play.conftest import ANN, BEN, HERE, FakeClock, Room, room_on
from tests.play.plain_look import PlainLook
from tests.shared.plain_titles import plain_titles
from tests.toys.duel import DUEL, Spring


def there(shard: int) -> Place:
    """A channel of a server on a shard."""
    return Place((shard + 300) << 22, 7000 + shard)  # 300 divides by 2, 3 and 4


class Fleet:
    """Several processes on one database; each has a courier of its own, so that one sees who posted."""

    def __init__(self, where: object) -> None:
        self.where, self.clock = where, FakeClock()
        self.rooms: list[Room] = []

    async def add(self, shards: str, catalogue: Catalogue | None = None) -> Room:
        store, served = await Store.open(str(self.where)), Shards.read(shards)
        await store.serve(served.count, sorted(served.mine))
        ways = {"catalogue": catalogue or plain_titles(), "shards": served, "patience": 3600}
        self.rooms.append(room_on(store, clock=self.clock, seed=len(self.rooms), **ways))
        return self.rooms[-1]

    async def sweep(self) -> list[int]:
        """Let all sweep at once; give how many posts each has sent by now."""
        await asyncio.gather(*(x.services.sweeper.sweep() for x in self.rooms))
        return [len(x.courier.sent) for x in self.rooms]

    async def close(self) -> None:
        for room in self.rooms:
            await room.store.close()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def fleet(request: pytest.FixtureRequest, tmp_path):
    on_server = request.param == "postgres"
    made = Fleet(request.getfixturevalue("on_server")() if on_server else tmp_path / "x.db")
    yield made
    await made.close()


@pytest_asyncio.fixture
async def on_a_server(on_server):
    made = Fleet(on_server())
    yield made
    await made.close()


async def machines(room: Room, place: Place) -> str:
    """Start a game between two machine players, and leave it lying."""
    game = await room.services.lobby.open_game(place, ANN, "starwars")
    for seat in ("blue", "orange"):
        await room.services.lobby.add_machine(game, ANN, seat, "random")
    await room.services.lobby.start(game, ANN)
    return game


async def twin_of(fleet: Fleet, room: Room) -> tuple[Services, Store]:
    """Start another process that serves the same shards, as it must not be: an operator's mistake."""
    store = await Store.open(str(fleet.where))
    titles = room.services.context.titles
    return room_on(store, room.courier, fleet.clock, catalogue=titles, patience=3600).services, store


async def test_each_takes_up_the_games_of_its_own_servers(fleet: Fleet) -> None:
    rooms = [await fleet.add(f"{i}/3") for i in range(3)]
    games = [await machines(rooms[0], there(i)) for i in range(3)]  # all left lying by the first
    at_home = await rooms[0].services.lobby.open_game(
        Place(None, 5), ANN, "starwars"
    )  # direct messages: shard 0
    await fleet.sweep()
    for room, game, shard in zip(rooms, games, range(3), strict=True):
        assert (await room.store.load(game)).game.n >= 24
        posted = {x.place.channel for x in room.courier.sent}
        assert posted == {there(shard).channel, *([5] if shard == 0 else [])}
    assert await rooms[0].store.unsent(at_home) == []
    assert await rooms[0].store.check() == []


async def test_a_shard_that_nobody_serves_is_taken_up_by_one_of_the_others(on_a_server: Fleet) -> None:
    fleet = on_a_server
    first, second, dead = [await fleet.add(f"{i}/3") for i in range(3)]
    game = await machines(first, there(2))
    fleet.rooms.remove(dead)
    await dead.store.close()  # killed
    for _ in range(300):  # the server notices a moment later
        if 2 not in await first.store.served(3):
            break
        await asyncio.sleep(0.01)
    assert await fleet.sweep() == [0, 0]
    assert (await first.store.load(game)).game.n == 0
    fleet.clock.at += jobs.UNSERVED - 1
    assert await fleet.sweep() == [0, 0]  # it may still be restarting
    fleet.clock.at += 1
    one, other = await fleet.sweep()
    assert one + other >= 1
    n = (await first.store.load(game)).game.n
    assert [e.n for e in await first.store.entries(game)] == list(range(n + 1))
    assert n >= 24
    again = await fleet.add("2/3")  # it is back: the others leave its games alone
    await fleet.sweep()
    assert (await first.store.load(game)).game.n > n
    assert len(again.courier.sent) == 1
    assert [len(first.courier.sent), len(second.courier.sent)] == [one, other]


async def test_only_one_thinks_for_a_machine_player(
    on_a_server: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes take the same game up at the same moment: one plays, the other leaves it alone."""
    fleet, thought = on_a_server, 0
    real = POLICIES["random"]

    def counted(*given: object) -> object:
        nonlocal thought
        thought += 1
        return real(*given)

    monkeypatch.setitem(policy.POLICIES, "random", counted)
    one = await fleet.add("")
    twin, store = await twin_of(fleet, one)
    game = await machines(one, HERE)
    for _ in range(3):
        await asyncio.gather(one.services.sweeper.sweep(), twin.sweeper.sweep())
    entries = await store.entries(game)
    assert thought == len([e for e in entries if e.by == "random"]) > 24
    assert one.courier.repeats == 0
    await store.close()


async def test_a_clock_that_runs_out_is_taken_by_one(on_a_server: Fleet) -> None:
    """Patience ends for two processes at the same moment: the default answer is worked out and given once."""
    fleet, worked_out = on_a_server, 0

    def usual(*_: object) -> Spring:
        nonlocal worked_out
        worked_out += 1
        return Spring(False)

    title = Title(DUEL, PlainLook(), lapses={"snare.spring": usual})
    one = await fleet.add("", Catalogue({"duel": title}))
    t, twin, store = one.services, *await twin_of(fleet, one)
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    await store.writer.run(lambda db: db.execute("UPDATE game SET patience = -1"))  # as before clocks
    for who, text in ((ANN, "lay"), (BEN, "lay 4 5"), (ANN, "step r3 1")):
        await t.answering.answer(game, who, text=text)
    await t.turns.drain(game)
    fleet.clock.at += 3601
    for _ in range(3):
        await asyncio.gather(t.sweeper.sweep(), twin.sweeper.sweep())
    assert worked_out == 1
    assert [e.by for e in await store.entries(game)].count("lapse") == 1
    assert one.courier.repeats == 0
    await store.close()


async def test_two_sealed_answers_of_one_moment_both_count(fleet: Fleet) -> None:
    """One answers in the channel, the other by direct message: two processes, and neither is sent away."""
    catalogue = Catalogue({"duel": Title(DUEL, PlainLook())})
    one, other = await fleet.add("1/2", catalogue), await fleet.add("0/2", catalogue)
    t = one.services
    game = await t.lobby.open_game(there(1), ANN, "duel")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    real = one.store.commit

    async def late(answer: object) -> None:
        one.store.commit = real
        await other.services.answering.answer(game, BEN, 1, "white", text="lay 2")
        await real(answer)

    one.store.commit = late
    done = await t.answering.answer(game, ANN, 1, "red", text="lay 3")
    entries = await one.store.entries(game)
    assert [(e.seat, e.how) for e in entries[1:]] == [("white", "answer"), ("red", "answer")]
    assert done.n == (await t.game_lists.info(game)).n


async def test_what_is_as_right_as_before_is_done_anew(fleet: Fleet) -> None:
    """Two join at once; a host calls a game off in which another process is at work: nobody is sent away."""
    one, other = await fleet.add("0/2"), await fleet.add("1/2")
    game = await one.services.lobby.open_game(HERE, ANN, "starwars")
    real = one.store.change_game

    def after(do: Callable[[], Awaitable[object]]) -> None:
        async def late(*given: object, **named: object) -> None:
            one.store.change_game = real
            await do()
            await real(*given, **named)

        one.store.change_game = late

    after(lambda: other.services.lobby.join(game, BEN, "orange"))
    assert await one.services.lobby.join(game, ANN) == "blue"
    await one.services.lobby.start(game, ANN)
    who = await one.turn(game)
    after(lambda: other.services.answering.answer(game, who, text="throw"))
    assert await one.services.hosting.abandon(game, ANN)
    info = await other.services.game_lists.info(game)
    assert (info.status, info.n) == ("abandoned", 1)


async def test_a_post_that_took_long_to_make_is_left_to_whoever_has_it_by_now(fleet: Fleet) -> None:
    one, other = await fleet.add("0/2"), await fleet.add("1/2")
    game = await one.started()
    fleet.clock.at += YOUNG  # what is told is a post of its own
    await one.step(game, Random(1), drain=False)
    (row,) = await one.store.unsent(game)
    make = one.services.table_posts.make

    async def slowly(*given: object, **more: object) -> object:
        made = await make(*given, **more)
        fleet.clock.at += sender.CLAIM + 1
        await other.services.turns.drain(game)  # its claim has run out: another process takes the post
        return made

    one.services.table_posts.make = slowly
    before = len(one.courier.sent)
    await one.services.turns.drain(game)
    assert len(one.courier.sent) == before
    assert [x.nonce for x in other.courier.sent] == [row.nonce]
    assert await one.store.unsent(game) == []


async def test_a_post_that_takes_half_a_claim_is_still_ones_own(fleet: Fleet) -> None:
    one = await fleet.add("0/2")
    game = await one.started()
    await one.step(game, Random(1), drain=False)
    make = one.services.table_posts.make

    async def slowly(*given: object, **more: object) -> object:
        fleet.clock.at += sender.CLAIM // 2 + 1
        return await make(*given, **more)

    one.services.table_posts.make = slowly
    before = len(one.courier.sent)
    await one.services.turns.drain(game)
    assert len(one.courier.sent) == before + 1
