"""Results, ratings and cups on either database: counted once, ordered, hidden at their owner's wish."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import ClashError, FullError, Store
from bot.store.models import Cup, CupStatus, Pairing, Rated, Rating, Result
from tests.store.conftest import added, forgotten

GUILD = 2**62  # as long as Discord's ids may get


async def ended(store: Store, name: str = "g1", channel: int = 7, *users: int) -> None:
    """Put a rated game of two that is over into the store."""
    await added(store, name, channel)
    one, two = users or (1, 2)
    sit = (
        f"""UPDATE seat SET "user" = CASE seat WHEN 'blue' THEN {one} ELSE {two} END WHERE game = '{name}'"""
    )
    await store.writer.run(lambda db: db.execute(sit))
    await store.writer.run(lambda db: db.execute(f"UPDATE game SET rated = 1, ended = 5 WHERE id = '{name}'"))


def result(user: int, game: str = "g1") -> Result:
    return Result(game=game, seat=f"s{user}", title="starwars", guild=GUILD, user=user)


def rating(user: int, least: float) -> Rating:
    return Rating(guild=GUILD, title="starwars", role="", user=user, mu=25, sigma=8, games=1, least=least)


async def test_a_game_is_taken_down_once(store: Store) -> None:
    await ended(store)
    assert [x.game.id for x in await store.ended_rated(["starwars"])] == ["g1"]
    assert await store.ended_rated(["stargate"]) == []
    for _ in range(2):
        await store.keep_results("g1", [result(1), result(2)])
    left = await store.uncounted("starwars")
    assert [x.user for x in left.results] == [1, 2]
    assert await store.ended_rated(["starwars"]) == []
    loaded = await store.load("g1")
    assert loaded is not None
    assert loaded.game.rated == Rated.COUNTED


async def test_whoever_counts_second_changes_nothing(store: Store) -> None:
    await ended(store)
    await store.keep_results("g1", [result(1), result(2)])
    left = await store.uncounted("starwars")
    after = {x.id or 0: (25.0, 8.0) for x in left.results}
    rows = [rating(1, 9), rating(2, 5)]
    tried = await asyncio.gather(*(store.keep_ratings(left, rows, after) for _ in "ab"))
    assert sorted(tried) == [False, True]
    assert await store.uncounted_titles() == []
    page = await store.rating_table(GUILD, "starwars", "", 1, 10)
    assert [x.user for x in page.ratings] == [1, 2]


async def test_a_table_leaves_out_whoever_hides_and_all_servers_whoever_did_not_ask(store: Store) -> None:
    rows = [rating(x, x) for x in (1, 2, 3)]
    await store.writer.write(lambda db: db.add_all(rows))
    await store.set_preference(3, profile=False)
    page = await store.rating_table(GUILD, "starwars", "", 9, 1)
    assert ([x.user for x in page.ratings], page.first, page.total) == ([1], 2, 2)
    page = await store.rating_table(GUILD, "starwars", "", 9, 10)  # in place of one beyond the last
    assert ([x.user for x in page.ratings], page.first, page.total) == ([2, 1], 1, 2)
    wide = [x.model_copy(update={"guild": 0}).model_dump() for x in (rating(1, 1), rating(2, 2))]
    await store.writer.write(lambda db: db.add_all([Rating(**x) for x in wide]))
    await store.set_preference(2, everywhere=True)
    assert [x.user for x in (await store.rating_table(0, "starwars", "", 1, 9)).ratings] == [2]


async def test_once_somebody_is_forgotten_all_results_are_counted_again(store: Store) -> None:
    await ended(store)
    await store.keep_results("g1", [result(1), result(2)])
    left = await store.uncounted("starwars")
    after = {x.id or 0: (1.0, 1.0) for x in left.results}
    await store.keep_ratings(left, [rating(1, 9), rating(2, 5)], after)
    await ended(store, "g2", 8, 2, 3)
    await store.keep_results("g2", [result(2, "g2"), result(3, "g2")])
    await forgotten(store, 1)
    again = await store.uncounted("starwars")
    assert again.whole
    assert [x.user for x in again.results] == [0, 2, 2, 3]


async def test_also_where_their_result_was_the_last_that_was_counted(store: Store) -> None:
    await ended(store)
    await store.keep_results("g1", [result(1), result(2)])
    left = await store.uncounted("starwars")
    after = {x.id or 0: (1.0, 1.0) for x in left.results}
    await store.keep_ratings(left, [rating(1, 9), rating(2, 5)], after)
    await forgotten(store, 2)
    again = await store.uncounted("starwars")
    assert again.whole
    assert [x.user for x in again.results] == [1, 0]


async def test_whoever_is_forgotten_meanwhile_gets_no_rating(store: Store) -> None:
    await ended(store)
    await store.keep_results("g1", [result(1), result(2)])
    left, rows = await store.uncounted("starwars"), [rating(1, 9), rating(2, 5)]
    await forgotten(store, 2)
    assert not await store.keep_ratings(left, rows, {})
    left = await store.uncounted("starwars")
    await store.begin_erasure(1, 1)
    assert await store.keep_ratings(left, rows[:1], {})
    assert await store.ratings_of([1, 2], GUILD) == []


async def test_nothing_is_taken_down_of_somebody_forgotten_meanwhile(store: Store) -> None:
    await ended(store)
    await forgotten(store, 2)
    await store.keep_results("g1", [result(1), result(2)])
    assert (await store.uncounted("starwars")).results == []
    assert [x.game.id for x in await store.ended_rated(["starwars"])] == ["g1"]


async def test_a_cup_takes_as_many_as_it_has_places(store: Store) -> None:
    cup = Cup(id="cup1", guild=GUILD, title="starwars", form="swiss", size=4, due=1)
    await store.add_cup(cup)
    for user in range(4):
        await store.enter_cup("cup1", user + 1, f"P{user}")
    with pytest.raises(FullError):
        await store.enter_cup("cup1", 9, "late")
    assert await store.leave_cup("cup1", 4)
    with pytest.raises(ClashError):
        await store.enter_cup("cup1", 1, "again")
    held = await asyncio.gather(*(store.hold_cups(10, 99) for _ in "ab"))
    assert sorted(held) == [[], ["cup1"]]


async def test_a_cup_that_has_changed_is_not_gone_on_with(store: Store) -> None:
    await store.add_cup(Cup(id="cup1", guild=GUILD, title="starwars", form="swiss", size=4, due=1))
    await store.enter_cup("cup1", 1, "P1")
    state = await store.cup("cup1")
    assert state is not None
    await store.enter_cup("cup1", 2, "P2")
    new = [Pairing(cup="cup1", round=1, board=0, one=0, two=1)]
    assert not await store.advance_cup(state, new=new, status=CupStatus.RUNNING)
    state = await store.cup("cup1")
    assert state is not None
    assert state.pairings == []
    numbers = [(x.id or 0, n) for n, x in enumerate(state.entrants)]
    assert await store.advance_cup(state, new=new, numbers=numbers, status=CupStatus.RUNNING)
    again = await store.cup("cup1")
    assert again is not None
    assert [x.number for x in again.entrants] == [0, 1]


async def test_the_place_of_somebody_forgotten_is_free_again(store: Store) -> None:
    await store.add_cup(Cup(id="cup1", guild=GUILD, title="starwars", form="swiss", size=4, due=1))
    for user in range(1, 5):
        await store.enter_cup("cup1", user, f"P{user}")
    await forgotten(store, 2)
    await store.enter_cup("cup1", 9, "P9")
    state = await store.cup("cup1")
    assert state is not None
    assert [x.user for x in state.entrants] == [1, 3, 4, 9]


async def test_nobody_leaves_a_cup_that_is_over(store: Store) -> None:
    await store.add_cup(Cup(id="cup1", guild=GUILD, title="starwars", form="swiss", size=4, due=1))
    await store.enter_cup("cup1", 1, "P1")
    await store.keep_cup("cup1", status=CupStatus.OVER)
    assert not await store.leave_cup("cup1", 1)
    state = await store.cup("cup1")
    assert state is not None
    assert [x.gone for x in state.entrants] == [False]
