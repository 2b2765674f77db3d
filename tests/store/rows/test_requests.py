"""Requests that have a time of their own, and who has sat where; on either database."""

from __future__ import annotations

from bot.store import Store
from bot.store.models import Former, Message, Outbox, Request, SeatRow, Standing
from bot.store.statements.answer import Asking
from tests.store.conftest import added, commit_of


def wish(seat: str = "blue", due: int = 500, **more: object) -> Request:
    return Request(game="g1", what="replace", seat=seat, user=1, holder=2, taker=3, due=due, **more)


async def asked(store: Store, row: Request) -> int:
    return await store.add_request(row, lambda n: [])


async def test_one_with_a_time_outlives_moves_and_one_without_does_not(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0, asking=[Asking("blue", 1, "k", "open")]))
    await asked(store, Request(game="g1", what="undo", user=1))
    stays = await asked(store, wish())
    await store.commit(commit_of(1))
    assert [x.id for x in await store.open_requests("g1")] == [stays]


async def test_each_seat_has_one_and_another_seats_stays(store: Store) -> None:
    await added(store)
    await asked(store, wish())
    other, newer = await asked(store, wish("orange")), await asked(store, wish())
    assert [x.id for x in await store.open_requests("g1")] == [other, newer]
    found = await store.last_replacing("g1", "blue", 2)
    assert found is not None
    assert found.id == newer
    assert await store.last_replacing("g1", "blue", 9) is None


async def test_what_is_due_is_found_once_it_was_posted_while_the_game_goes_on(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    number = await store.add_request(
        wish(), lambda n: [Outbox(game="g1", lane="c5", what="ask", nonce="question")]
    )
    assert await store.requests_due(600) == []
    post = next(x for x in await store.unsent("g1") if x.what == "ask")
    await store.sent(post, 7, Message(id=9, game="g1", channel=5, what="ask", request=number, at=7))
    assert await store.requests_due(499) == []
    (row,) = await store.requests_due(500)
    assert (row.id, await store.asked_at(number)) == (number, 7)
    assert await store.ask_on(row, due=900, asked="[4]", yes="[]")
    assert not await store.ask_on(row, due=990)  # somebody else was quicker
    assert await store.requests_due(899) == []
    assert [x.asked for x in await store.requests_due(900)] == ["[4]"]
    assert await store.requests_due(900, shards=(2, frozenset())) == []


async def test_a_seat_given_away_settles_it_and_takes_what_stood_along(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    await asked(store, wish())
    other = await asked(store, wish("orange"))
    await store.set_standing(Standing(game="g1", seat="blue", kind="k", policy="p"))
    loaded = await store.load("g1")
    assert loaded is not None
    for i, user in enumerate((11, 12)):
        was = Former(game="g1", seat="blue", until=0, user=user)
        row = SeatRow(game="g1", seat="blue", user=20 + i)
        await store.change_game("g1", loaded.game.revision + i, seats=[row], former=was)
    assert [x.id for x in await store.open_requests("g1")] == [other]
    after = await store.load("g1")
    assert after is not None
    assert after.standing == []
    assert {(x.seat, x.user) for x in await store.witnesses("g1")} == {("blue", 11), ("blue", 12)}
    assert await store.former_players("g1") == {11, 12}
