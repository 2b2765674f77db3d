"""Whose turn it is, in both databases: what is kept with the games beside a look at all that is there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from sqlmodel import SQLModel

from bot.store import ClashError, Store
from bot.store.models import (
    PATH,
    Former,
    Game,
    Message,
    OpenDecision,
    Outbox,
    SeatClock,
    SeatRow,
    Snapshot,
    Standing,
)
from bot.store.repositories import turns as rows
from bot.store.repositories.turns import Usual
from bot.store.statements.answer import Asking, Commit, Head
from tests.shared.whose_turn import turns, waited_for
from tests.store.conftest import a_game, forgotten

NOW, DAY = 1_900_000_000, 86_400
SEATS, KINDS = ("blue", "orange"), ("usual", "own", PATH)
STILL = """SELECT id FROM game WHERE (turn_at > 0 OR waits_since > 0)
 AND (status NOT IN ('playing', 'lobby') OR parked != '')"""
USUAL = Usual(("usual",), 7_200)


async def ask(store: Store, sql: str) -> list[Any]:
    return await store.reader.run(lambda db: list(db.execute(sql).fetchall()))  # type: ignore[call-overload]


async def by_a_look(store: Store, now: int, usual: Usual = USUAL) -> tuple[set[str], set[str]]:
    """Return the games of which it is the turn, and those that wait for somebody, by a look at all."""

    def look(db: Any) -> tuple[set[str], set[str]]:
        def every(sql: str) -> Any:
            return db.execute(sql).fetchall()

        return turns(every, now, usual.kinds, usual.patience), waited_for(every, now - DAY)

    return await store.reader.run(look)


async def kept(store: Store, now: int, usual: Usual = USUAL) -> tuple[set[str], set[str]]:
    """Return the same as a sweep finds it."""
    turn = set(await store.machines_turn(now, usual))
    return turn, set(await store.long_waited_for(now - DAY, most=10_000))


def drawn_seat(rng: Random, game: str, place: int) -> SeatRow:
    user = rng.choice((0, 7, 8, 9, 7, 8))
    away = rng.choice((*[""] * 5, "steady")) if user else ""
    policy = "" if user else rng.choice(("", "random"))
    return SeatRow(
        game=game, seat=SEATS[place], place=place, user=user, policy=policy, caretaker=away,
        looked=rng.choice((0, 0, NOW - 2 * DAY, NOW - 600)),
    )  # fmt: skip


def drawn_clock(rng: Random, game: str, seat: str, now: int = NOW) -> SeatClock:
    return SeatClock(
        game=game, seat=seat, runs=rng.random() < 0.9, held=rng.choice((0,) * 7 + (5,)),
        answered=rng.choice((0,) * 7 + (5,)), usual=rng.choice((0, now - 5, now + 600, now + 2 * DAY)),
        stage=rng.choice((0, 3, 4)), due=now + 10**6,
    )  # fmt: skip


def drawn(rng: Random, number: int) -> list[SQLModel]:
    """Draw a game and what belongs to it: under way, paused, parked, ended, by machines, with clocks."""
    game, timed = f"g{number}", rng.random() < 0.3
    status = rng.choice(("playing",) * 6 + ("lobby", "frozen", "over", "abandoned"))
    found: list[SQLModel] = [
        a_game(
            game, 100 + number, status=status, parked=rng.choice(("", "", "", "gone")),
            guild=rng.choice((1, 1, 1, 0)), clock="{}" if timed else "",
            patience=rng.choice((-1, -1, 0, 600, 3 * DAY)),
        )
    ]  # fmt: skip
    for place, seat in enumerate(SEATS):
        found.append(drawn_seat(rng, game, place))
        for n in range(rng.choice((0, 1, 1, 2))):
            since = NOW - rng.choice((0, 60, 3_600, DAY, 4 * DAY))
            found.append(
                OpenDecision(game=game, seat=seat, number=n, kind=rng.choice(KINDS[:2]), since=since)
            )
        if rng.random() < 0.2:
            found.append(Standing(game=game, seat=seat, kind=rng.choice(KINDS)))
        if timed:
            found.append(drawn_clock(rng, game, seat))
    return found


async def fill(store: Store, games: Sequence[Sequence[SQLModel]]) -> None:
    """Write rows as they are, those of a game last: its seats and what else it has point to it."""
    tables = {x.name: x for x in SQLModel.metadata.sorted_tables}

    def write(db: Any) -> None:
        for name, table in tables.items():
            found = [x.model_dump() for game in games for x in game if x.__tablename__ == name]
            if found:
                db.execute(insert(table), found)

    await store.writer.write(write)


async def test_what_is_kept_of_drawn_games_is_what_a_look_at_all_of_them_finds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "AT_ONCE", 1_000)
    rng, seen = Random(3), 0
    await fill(store, [drawn(rng, n) for n in range(300)])
    for now in (NOW - 3_000, NOW, NOW + 601, NOW + DAY, NOW + 9 * DAY):
        looked = await by_a_look(store, now)
        assert await kept(store, now) == looked
        assert await kept(store, now) == looked  # and once more, for those that could not be taken up
        seen += len(looked[0]) + len(looked[1])
    assert seen > 500


class History:
    """A few games that change by the store's own methods, in any order."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store, self.rng, self.now, self.made, self.posts = store, rng, NOW, 0, 0

    async def begin(self) -> None:
        for _ in range(6):
            await self.opened()

    async def opened(self) -> None:
        """Bring a game in: it is under way at once, as a record may be."""
        self.made += 1
        game, rng = f"g{self.made}", self.rng
        row = a_game(game, 100 + self.made, status="playing", n=0, clock=rng.choice(("", "{}")))
        row.patience = rng.choice((-1, 0, 600, 3 * DAY))
        seats = [drawn_seat(rng, game, place) for place in range(2)]
        if rng.random() < 0.5:
            await self.store.add_game(row, seats, "5eed")
        else:
            entry = {"game": game, "n": 0, "how": "start"}
            await self.store.add_record(row, seats, "5eed", [entry], Snapshot(game=game, n=0, state="{}"), [])

    async def game(self) -> Game:
        """Draw a game, as it stands."""
        under_way = "SELECT id FROM game WHERE status IN ('playing', 'frozen') ORDER BY id"
        if not (games := await ask(self.store, under_way)):
            await self.opened()
            games = await ask(self.store, under_way)
        found = await self.store.load(self.rng.choice(games)[0])
        assert found is not None
        return found.game

    async def answers(self) -> None:
        row, rng = await self.game(), self.rng
        n, over = row.n + 1, rng.random() < 0.03
        asking = [
            Asking(seat, n + i, rng.choice(KINDS[:2]), "open")
            for i, seat in enumerate(SEATS)
            if rng.random() < 0.7 and not over
        ]
        status = "over" if over else "playing"
        head = Head(n, n, n - 1, 0, "", 0, status, "", self.now, here=not over)
        timed = row.clock and rng.random() < 0.5
        clocks = [drawn_clock(rng, row.id, x, self.now) for x in SEATS] if timed else []
        back = rng.choice((0, 7, 8))
        paths = [(rng.choice(SEATS), "[]")] if rng.random() < 0.2 else []
        commit = Commit(
            row.id, row.n, head, [], "{}", asking, back=back, paths=paths, clocks=clocks,
            stale=[(x, PATH) for x in SEATS if rng.random() < 0.2 and not paths],
        )  # fmt: skip
        await self.store.commit(commit)

    async def somebody_else_sits_there(self) -> None:
        row, rng = await self.game(), self.rng
        seat = drawn_seat(rng, row.id, rng.randrange(2))
        former = Former(game=row.id, seat=seat.seat, until=row.n, user=7) if rng.random() < 0.5 else None
        await self.store.change_game(row.id, row.revision, seats=[seat], former=former)

    async def stands_still_or_not(self) -> None:
        row = await self.game()
        if row.status == "playing":
            await self.store.freeze(row.id, "why", at=self.now)
        else:
            await self.store.change_game(row.id, row.revision, status="playing", frozen="")

    async def cannot_be_reached_or_can(self) -> None:
        row = await self.game()
        if row.parked:
            self.posts += 1
            post = Outbox(game=row.id, lane="c7", what="note", nonce=f"p{self.posts}")
            await self.store.add_posts([post])
            claimed = (await self.store.unsent(row.id))[0]
            await self.store.sent(claimed, self.now, Message(id=self.posts, game=row.id, channel=7))
        else:
            await self.store.park(row.id, "gone", self.now + 60, at=self.now)

    async def is_abandoned(self) -> None:
        row = await self.game()
        if self.rng.random() < 0.2:
            await self.store.change_game(row.id, row.revision, status="abandoned", asking=False)

    async def leaves_an_answer(self) -> None:
        row, rng = await self.game(), self.rng
        await self.store.set_standing(Standing(game=row.id, seat=rng.choice(SEATS), kind=rng.choice(KINDS)))

    async def takes_it_back(self) -> None:
        row, rng = await self.game(), self.rng
        await self.store.drop_standing(row.id, rng.choice(SEATS), rng.choice(KINDS))

    async def looks_at_clocks(self) -> None:
        row = await self.game()
        if row.clock:
            clock = drawn_clock(self.rng, row.id, self.rng.choice(SEATS), self.now)
            clocks = (await self.store.load(row.id)).clocks  # type: ignore[union-attr]
            clock.nudged = next((x.nudged for x in clocks if x.seat == clock.seat), 0)
            await self.store.put_clocks(row.id, row.revision, [clock])

    async def is_looked_for(self) -> None:
        await self.store.looked_for((await self.game()).id, {7, 8, 9}, self.now)

    async def is_forgotten(self) -> None:
        if self.rng.random() < 0.2:
            await forgotten(self.store, self.rng.choice((7, 8, 9)), self.now)

    async def the_sweep_is_late(self) -> None:
        """Let time go by, or a sweep come."""
        self.now += self.rng.choice((60, 3_600, DAY))

    def step(self) -> Callable[[], Awaitable[None]]:
        return self.rng.choice([
            *[self.answers] * 3, *[self.looks_at_clocks] * 3, *[self.leaves_an_answer] * 2,
            self.somebody_else_sits_there, self.takes_it_back, self.stands_still_or_not,
            self.cannot_be_reached_or_can, self.is_abandoned, self.opened, self.is_looked_for,
            self.is_forgotten, self.the_sweep_is_late,
        ])  # fmt: skip


async def test_whatever_changes_in_games_no_turn_is_forgotten(store: Store, where: str) -> None:
    world = History(store, Random(5))
    await world.begin()
    steps = 40 if where.startswith("postgres") else 120
    found = 0
    for _ in range(steps):
        for _ in range(world.rng.choice((1, 1, 1, 4))):
            try:
                await world.step()()
            except ClashError:  # of a game that is over
                continue
        looked = await by_a_look(store, world.now)
        assert await kept(store, world.now) == looked
        assert await ask(store, STILL) == []  # games that stand still are in nobody's way
        found += len(looked[0]) + len(looked[1])
    assert found > steps // 2


async def test_what_was_changed_behind_the_bot_s_back_is_found_by_looking_through(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "PAGE", 30)
    rng, hasty = Random(4), Usual((*USUAL.kinds, "own"), 60)
    await fill(store, [drawn(rng, n) for n in range(100)])
    await kept(store, NOW)
    await store.writer.run(lambda db: db.execute("DELETE FROM standing"))  # type: ignore[call-overload]
    await store.writer.run(lambda db: db.execute("UPDATE game SET edition = 2 WHERE id = 'g7'"))  # type: ignore[call-overload]
    wanted = await by_a_look(store, NOW, hasty)  # and default answers are given sooner, to more questions
    assert await kept(store, NOW, hasty) != wanted
    last, older = "", list[str]()
    for _ in range(10):
        page = await store.look_through(last, NOW, hasty, {"starwars": 2})
        last, older = page.last, older + page.older
        if not last:
            break
    assert await kept(store, NOW, hasty) == wanted
    playing = [x for (x,) in await ask(store, "SELECT id FROM game WHERE status = 'playing' AND edition < 2")]
    assert sorted(older) == sorted(playing)
    some = await store.look_through("", NOW, hasty, {"starwars": 2}, (2, frozenset({1})))
    assert some.older == []  # the games' server is on the other shard


async def test_games_that_cannot_go_on_do_not_keep_others_from_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "AT_ONCE", 3)
    monkeypatch.setattr(rows, "MOST", 3)
    games = [
        [
            a_game(f"g{n}", n + 1, status="playing"),
            SeatRow(game=f"g{n}", seat="blue", policy="random"),
            OpenDecision(game=f"g{n}", seat="blue", number=1, kind="own", since=NOW),
        ]
        for n in range(8)
    ]
    await fill(store, games)
    found = [await store.machines_turn(NOW, USUAL) for _ in range(3)]
    assert all(len(x) == 3 for x in found)
    assert len({x for some in found for x in some}) == 8


async def test_each_change_by_itself_brings_a_game_its_turn(store: Store) -> None:
    seat = SeatRow(game="g", seat="blue", user=7, looked=NOW - 5)
    asked = OpenDecision(game="g", seat="blue", number=1, kind="usual", since=NOW - 10)
    away = {**seat.model_dump(), "caretaker": "steady"}
    await fill(store, [[a_game("g", status="playing", clock="{}"), seat, asked]])

    async def turn(*wanted: str, waits: bool = True) -> None:
        assert await store.machines_turn(NOW, USUAL) == list(wanted)
        assert await store.machines_turn(NOW, USUAL) == list(wanted)
        assert await store.long_waited_for(NOW - 5, most=5) == ["g"] * waits

    async def revision() -> int:
        return (await store.find(ids=["g"]))[0].game.revision

    await turn()
    for usual in (NOW + 1, NOW, NOW + 1):
        clock = SeatClock(game="g", seat="blue", runs=True, usual=usual, due=NOW)
        assert await store.put_clocks("g", 0, [clock])
        await turn(*["g"] * (usual <= NOW))
    await store.change_game("g", 0, seats=[SeatRow(**away)])
    clocks = (await store.load("g")).clocks  # type: ignore[union-attr]
    assert await store.put_clocks("g", 1, [SeatClock(**clocks[0].model_dump() | {"runs": False})])
    await turn("g")
    await store.freeze("g", "why", at=NOW)
    await turn(waits=False)
    await store.change_game("g", 2, status="playing", frozen="")
    await turn("g")
    await store.park("g", "gone", NOW + 60, at=NOW)
    await turn(waits=False)
    await store.add_posts([Outbox(game="g", lane="c7", what="note", nonce="p")])
    await store.sent((await store.unsent("g"))[0], NOW, Message(id=1, game="g", channel=7))
    await turn("g")
    await store.change_game("g", 3, seats=[seat])
    await turn()
    await store.set_standing(Standing(game="g", seat="blue", kind="usual"))
    await turn("g")
    await store.looked_for("g", {7}, NOW)
    await turn("g", waits=False)
    await store.drop_standing("g", "blue", "usual")
    await turn(waits=False)
    machine = SeatRow(game="g", seat="blue", policy="random")
    await store.change_game("g", await revision(), seats=[machine])
    await turn("g", waits=False)


async def test_the_game_that_has_waited_longest_for_somebody_is_found(store: Store) -> None:
    for n, (name, since, more) in enumerate(
        [
            ("late", 90, {}),
            ("early", 20, {}),
            ("parked", 10, {"parked": "gone"}),
            ("over", 5, {"status": "over"}),
        ]
    ):
        seats = [SeatRow(game=name, seat="blue", user=1), SeatRow(game=name, seat="orange", user=2)]
        await store.add_game(a_game(name, 20 + n, **{"status": "playing", **more}), seats, "5eed")
        asked = OpenDecision(game=name, seat="blue", number=1, kind="x", since=NOW + since)
        await store.writer.write(lambda db, row=asked: db.add(row))  # type: ignore[misc]
    assert await store.waits_for(1, besides="") == "early"
    assert await store.waits_for(1, besides="early") == "late"
    assert await store.waits_for(2, besides="") == ""
