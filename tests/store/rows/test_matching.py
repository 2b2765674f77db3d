"""The queue, seats on offer, reports and cards as both databases keep them."""

from __future__ import annotations

import pytest

from bot.store import ClashError, Store
from bot.store.models import QueueEntry, Report, SeatOffer, SeatRow
from bot.store.repositories.matching import Placement
from tests.store.conftest import a_game

GUILD, NOW = 77 << 22, 1_000_000
PART = (4, frozenset({1}))  # 77 % 4


async def waits(store: Store, user: int, guild: int = GUILD) -> QueueEntry:
    row = QueueEntry(user=user, guild=guild, name=f"p{user}", since=NOW, until=NOW + 99, pressed=NOW)
    return await store.wish(row, waits=True)


async def test_whoever_is_held_is_seated_once(store: Store) -> None:
    one, two = await waits(store, 1), await waits(store, 2)
    await waits(store, 1, GUILD + 1)
    assert sorted(await store.queues(NOW, shards=PART)) == [GUILD, GUILD + 1]
    assert await store.queues(NOW, shards=(4, frozenset({2}))) == []
    assert await store.hold_entries([one, two], NOW, NOW + 60)
    assert not await store.hold_entries([two], NOW, NOW + 60)
    assert await store.waiting_for_games(GUILD, NOW) == []

    def seats() -> list[SeatRow]:
        return [SeatRow(game="g", seat="a", user=1), SeatRow(game="g", seat="b", invited=2, place=1)]

    taken = [Placement(1, GUILD, NOW + 60), Placement(2, GUILD, NOW + 60, "g", "b", NOW + 9)]
    with pytest.raises(ClashError):
        await store.add_game(
            a_game("g", 5, guild=GUILD), seats(), "5eed", taken=[Placement(1, GUILD, NOW + 61)]
        )
    assert await store.load("g") is None
    await store.add_game(a_game("g", 5, guild=GUILD), seats(), "5eed", taken=taken)
    assert [x.user for x in await store.waiting_for_games(GUILD, NOW, free=False)] == [2]
    assert await store.waiting_for_games(GUILD + 1, NOW) == []  # who sits waits nowhere else
    (offer,) = await store.offers_due(NOW + 9, shards=PART)
    assert (offer.user, offer.game, offer.seat) == (2, "g", "b")
    assert await store.settle_offer(offer, waits=True, declined='["g"]')
    assert not await store.settle_offer(offer, waits=True)
    assert (await store.leave_queue(2, GUILD)).declined == '["g"]'
    assert await store.leave_queue(2, GUILD) is None
    await store.drop_queue(NOW + 31 * 86_400)
    assert await store.queue_entry(2, GUILD) is None


async def test_a_seat_on_offer_ends_with_what_was_offered_of_it(store: Store) -> None:
    await store.add_game(
        a_game("g", 5, guild=GUILD, status="playing"), [SeatRow(game="g", seat="a", user=9)], "5eed"
    )
    row = await waits(store, 1)
    assert await store.put_up(SeatOffer(game="g", seat="a", since=NOW))
    assert not await store.put_up(SeatOffer(game="g", seat="a", since=NOW))
    assert await store.hold_entries([row], NOW, NOW + 60)
    await store.offer_seat(Placement(1, GUILD, NOW + 60, "g", "a", NOW + 9), [])
    assert (await store.offered(1, "g", "a")).due == NOW + 9
    assert [x.seat for x in await store.seats_on_offer(GUILD)] == ["a"]
    assert (await store.load("g")).offers == ["a"]
    assert await store.take_down("g", "a")
    assert (await store.load("g")).offers == []
    assert await store.offered(1, "g", "a") is None
    assert [x.user for x in await store.waiting_for_games(GUILD, NOW)] == [1]


async def test_one_process_works_on_a_card_and_reports_wait_for_their_channel(store: Store) -> None:
    await store.keep_card(GUILD, channel=3)
    assert await store.cards_due(NOW, shards=PART) == [GUILD]
    assert (await store.hold_card(GUILD, NOW, NOW + 30)).channel == 3
    assert await store.hold_card(GUILD, NOW, NOW + 30) is None
    await store.keep_card(GUILD, due=NOW + 60, held=0)
    assert await store.cards_due(NOW) == []
    await store.card_stale(GUILD, NOW)
    assert await store.cards_due(NOW) == [GUILD]
    await store.no_card(GUILD)
    assert await store.looking_card(GUILD) is None
    row = await store.add_report(Report(guild=GUILD, reporter=1, about=2, words="x", at=NOW))
    await store.report_sent(row.id, 0)
    assert await store.reports_unsent(shards=PART) == []
    await store.set_guild(GUILD, reports=8)
    assert [x.id for x in await store.reports_unsent(shards=PART)] == [row.id]
    await store.drop_reports(NOW + 1)
    assert await store.reports(GUILD) == []
    other = await store.add_report(Report(guild=GUILD, reporter=3, about=2, words="y", at=NOW))
    assert other.id > row.id, "a button of the old one must not settle another"


async def test_games_under_way_and_finished_ones_are_counted(store: Store) -> None:
    for i, status in enumerate(("lobby", "playing", "over", "over", "abandoned")):
        here = None if status in ("over", "abandoned") else 20 + i
        seats = [SeatRow(game=f"g{i}", seat="a", user=1), SeatRow(game=f"g{i}", seat="b", user=1, place=1)]
        await store.add_game(a_game(f"g{i}", 20 + i, here=here, status=status), seats, "5eed")
    assert await store.experience([1, 2]) == {1: (2, 2), 2: (0, 0)}
