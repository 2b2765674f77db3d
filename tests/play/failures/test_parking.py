"""A post that failed is tried again: an outage costs no more than itself, and a sign of life ends waiting."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.play.context import Context
from bot.play.lobby import hosting
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import MessageRef, Place, Trouble
from bot.play.model.runtime import Shards
from bot.play.model.terms import Refused
from bot.play.posts import parking
from bot.play.posts.parking import Parking
from bot.play.queries import settings
from bot.store import Store
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, Room, ids, only_jobs, room_on, said
from tests.shared.plain_titles import plain_titles

RNG = Random(1)


@pytest.fixture
def room(room: Room) -> Room:
    """A room whose sweeps look after posts alone."""
    only_jobs(room.services, "unsent posts")
    return room


def shut(room: Room, trouble: Trouble, *channels: int) -> list[int]:
    """Let channels, or with none all places, fail; give a list in which every try at a post is noted."""
    tried: list[int] = []

    def fails(what: str, where: Place | MessageRef) -> Trouble | None:
        channel = where.channel or 0
        if channels and channel not in channels:
            return None
        if what in ("post", "edit") or (what == "arrived" and trouble is Trouble.LATER):
            tried.append(channel)
        return trouble

    room.courier.troubles = fails
    return tried


def opened(room: Room) -> None:
    room.courier.troubles = lambda what, where: None


async def beats(room: Room, seconds: int, every: int = 5) -> None:
    """Let time pass, with a sweep every so many seconds."""
    for _ in range(0, seconds, every):
        room.clock.at += every
        await room.services.sweeper.sweep()


async def noticed(room: Room) -> None:
    """Wait until what a press has set going is done."""
    await asyncio.gather(*room.services.parking._tasks)


async def parked(room: Room, trouble: Trouble = Trouble.FORBIDDEN) -> tuple[str, int]:
    """Start a game and shut its channel; give the game and how many posts stand."""
    game = await room.started()
    shut(room, trouble, CHANNEL)
    count = len(room.courier.channel())
    await room.step(game, RNG)
    assert (await room.services.game_lists.info(game)).parked == trouble.value
    await room.services.sweeper.sweep()  # its host is told
    return game, count


# -- outages ---------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_an_outage_never_parks_a_table_however_often_it_fails(room: Room) -> None:
    """Eight 503s once cost a table a quarter of an hour more, although Discord was well again."""
    game = await room.started()
    count, tried = len(room.courier.channel()), shut(room, Trouble.LATER)
    await room.step(game, RNG)
    await beats(room, 3000)
    assert len(tried) > 16
    assert (await room.services.game_lists.info(game)).parked == ""
    opened(room)
    await beats(room, 60)
    assert len(room.courier.channel()) == count + 1
    assert await room.store.unsent(game) == []


async def test_while_somebody_is_active_nothing_waits_longer_than_a_minute(room: Room) -> None:
    game = await room.started()
    shut(room, Trouble.LATER, CHANNEL)
    await room.step(game, RNG)
    waits = []
    for _ in range(80):
        (row, *_) = await room.store.unsent(game)
        waits.append(row.due - int(room.clock.at))
        room.clock.at = row.due
        await room.services.sweeper.sweep()
    assert max(waits[:12]) == parking.BUSY  # the first ten minutes or so
    assert waits[-1] == parking.IDLE  # nobody has come for more than an hour
    await room.services.parking.visited(game)
    room.clock.at += parking.GAP
    await room.services.sweeper.sweep()
    assert (await room.store.unsent(game))[0].due - room.clock.at == parking.BUSY


async def test_a_channel_that_is_shut_is_tried_every_minute_while_somebody_is_active(room: Room) -> None:
    game, _ = await parked(room)
    tried = shut(room, Trouble.FORBIDDEN, CHANNEL)
    await beats(room, 600, every=20)
    assert 8 <= len(tried) <= 11
    assert (await room.services.game_lists.info(game)).parked == "forbidden"
    room.clock.at += parking.ACTIVE
    await room.services.sweeper.sweep()
    tried.clear()
    await beats(room, 1800, every=20)
    assert len(tried) == 2  # then every quarter of an hour
    assert len([x for x in room.courier.dms(ANN.id) if "Nothing is lost" in said(x.post)]) == 1


async def test_a_locked_database_is_an_outage_too(room: Room) -> None:
    from bot.store import StoreError

    game = await room.started()
    plain = room.services.table_posts.make

    async def locked(*_: object, **__: object) -> None:
        raise StoreError("the database could not do this: database is locked")

    room.services.table_posts.make = locked
    await room.step(game, RNG)
    await beats(room, 1200, every=20)
    assert (await room.services.game_lists.info(game)).parked == ""
    room.services.table_posts.make = plain
    await beats(room, 60)
    assert await room.store.unsent(game) == []


async def test_a_post_that_discord_never_takes_parks_the_game_as_a_fault_of_ours(room: Room) -> None:
    game = await room.started()
    shut(room, Trouble.REFUSED)
    await room.step(game, RNG)
    await beats(room, 900, every=20)
    assert (await room.services.game_lists.info(game)).parked == "post-failed"
    opened(room)
    await beats(room, 60)
    assert (await room.services.game_lists.info(game)).parked == ""
    assert not any(x.dm_closed for x in (await room.services.game_lists.info(game)).seats)


# -- signs of life ---------------------------------------------------------------------------------------


async def test_a_press_in_the_channel_has_it_tried_at_once(room: Room) -> None:
    game, count = await parked(room)
    opened(room)
    room.clock.at += parking.SHUT_GAP
    _, found = await settings.visitor(room.services.context, EVE.id, HERE)
    assert found.waits
    room.services.parking.notice(found.here)
    await noticed(room)
    await room.services.sweeper.sweep()
    assert len(room.courier.channel()) == count + 1
    assert (await room.services.game_lists.info(game)).parked == ""


async def test_an_answer_has_what_waits_posted_before_it(room: Room) -> None:
    game, count = await parked(room)
    opened(room)
    room.clock.at += parking.SHUT_GAP
    await room.step(game, RNG)
    posts = room.courier.channel()[count:]
    assert [x.n for x in posts] == [1, 2]
    assert (await room.services.game_lists.info(game)).parked == ""


async def test_a_post_that_arrives_brings_the_others_of_its_channel(room: Room) -> None:
    first, _ = await parked(room)
    await room.services.hosting.abandon(first, ANN)
    await room.services.turns.drain(first)
    room.clock.at += parking.ACTIVE + 1
    await room.services.sweeper.sweep()  # nobody is active there any more: the next try is far off
    assert {x.due for x in await room.store.waiting(game=first)} == {int(room.clock.at) + parking.PARKED}
    opened(room)
    room.clock.at += parking.SHUT_GAP
    second = await room.started()  # its card is posted, so the channel is open
    assert second != first
    await room.services.sweeper.sweep()
    assert await room.store.unsent(first) == []
    assert (await room.services.game_lists.info(first)).parked == ""
    assert len({x.nonce for x in room.courier.channel()}) == len(room.courier.channel())


async def test_one_probe_a_channel_when_the_connection_comes_back_and_no_stampede(room: Room) -> None:
    places = [Place(GUILD + i, CHANNEL + i) for i in range(12)]
    games = [await room.started(place=x) for x in places]
    shut(room, Trouble.FORBIDDEN)
    for game in games:
        await room.step(game, RNG)
    for game in games:  # a second post waits behind the first
        await room.step(game, RNG)
    room.clock.at += parking.SHUT_GAP
    await room.services.sweeper.sweep()
    room.clock.at += parking.SHUT_GAP
    begun, tried = room.clock.at, shut(room, Trouble.FORBIDDEN, *(x.channel or 0 for x in places))
    for _ in range(3):  # as when a connection flaps
        await room.services.parking.connected()
    dues = [(await room.store.unsent(x))[0].due - begun for x in games]
    assert max(dues) <= parking.WIDE
    assert len(set(dues)) > 3  # by chance five or fewer come once in 350 runs, three in none of 300,000
    await beats(room, int(parking.WIDE))
    assert sorted(tried) == sorted(x.channel or 0 for x in places)
    opened(room)
    room.clock.at += parking.SHUT_GAP
    await room.services.parking.connected()
    await beats(room, int(parking.WIDE) + 5)
    for game, place in zip(games, places, strict=True):
        assert await room.store.unsent(game) == []
        assert [x.n for x in room.courier.channel(place)][-2:] == [1, 2]


async def test_permissions_that_come_back_bring_back_the_games_of_that_server_alone(room: Room) -> None:
    there = Place(GUILD + 1, CHANNEL + 1)
    here, other = await room.started(), await room.started(place=there)
    shut(room, Trouble.FORBIDDEN, CHANNEL, CHANNEL + 1)
    for game in (here, other):
        await room.step(game, RNG)
    opened(room)
    room.clock.at += parking.SHUT_GAP
    await room.services.parking.server_changed(GUILD)
    await beats(room, 10)
    assert await room.store.unsent(here) == []
    assert await room.store.unsent(other) != []


async def test_each_process_looks_after_its_own_shards(room: Room) -> None:
    game, _ = await parked(room)
    due = (await room.store.unsent(game))[0].due
    shards = Shards(2, frozenset({1 - (GUILD >> 22) % 2}))
    context = Context(room.store, room.courier, catalogue=plain_titles(), now=room.clock, shards=shards)
    await Parking(context).connected()
    assert (await room.store.unsent(game))[0].due == due


async def test_a_post_whose_reply_was_lost_comes_once_however_it_is_hastened(room: Room) -> None:
    game = await room.started()
    post = room.courier.post

    async def lost(*given: object, **named: object) -> MessageRef:
        await post(*given, **named)  # type: ignore[arg-type]
        raise TimeoutError

    room.courier.post = lost  # type: ignore[method-assign]
    await room.step(game, RNG)
    count = len(room.courier.channel())
    room.courier.post = post  # type: ignore[method-assign]
    for _ in range(4):
        await room.services.parking.visited(game)
        await room.services.parking.connected()
        await beats(room, 5)
    assert await room.store.unsent(game) == []
    assert (len(room.courier.channel()), room.courier.repeats) == (count, 0)


async def test_a_sign_that_came_a_moment_before_takes_nothing_from_the_next(room: Room) -> None:
    """A press is noticed and carried out at the same time: its posts go out all the same."""
    game, _ = await parked(room)
    room.clock.at += parking.SHUT_GAP
    dues = await room.services.parking.visited(game)
    assert [x for x in dues.values() if x <= room.clock.at]
    assert await room.services.parking.visited(game) == dues


# -- what is refused is not asked for ever ---------------------------------------------------------------


async def test_presses_do_not_probe_a_shut_channel_more_often_than_the_gap(room: Room) -> None:
    game, _ = await parked(room)
    tried = shut(room, Trouble.FORBIDDEN, CHANNEL)
    for _ in range(100):  # five minutes, three presses a second
        for _ in range(9):
            await room.services.parking.visited(game)
        await room.services.turns.drain(game)
        room.clock.at += 3
    assert len(tried) <= 300 // parking.SHUT_GAP


async def test_shut_channels_are_probed_no_more_than_the_cap_allows(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parking, "MOST_PROBES", 5)
    game, count = await parked(room)
    tried = shut(room, Trouble.FORBIDDEN, CHANNEL)
    for _ in range(50):
        room.clock.at += parking.SHUT_GAP
        await room.services.turns.drain(game)
    assert len(tried) == 5
    opened(room)
    room.clock.at += parking.SPAN
    await room.services.sweeper.sweep()
    assert len(room.courier.channel()) == count + 1


async def test_a_clock_that_is_set_back_stops_no_tries(room: Room) -> None:
    game, count = await parked(room)
    opened(room)
    room.clock.at -= 100_000
    await room.services.turns.drain(game)
    await beats(room, 20)
    assert len(room.courier.channel()) == count + 1


async def test_a_press_waits_for_no_locked_database(nothing_left_open: None, tmp_path: Path) -> None:
    """To bring a try forward is to write: whoever pressed does not wait for it."""
    store = await Store.open(tmp_path / "x.db")
    room = room_on(store)
    tables = room.services
    await parked(room)
    other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    _, found = await asyncio.wait_for(settings.visitor(tables.context, EVE.id, HERE), 2)
    assert found.waits
    tables.parking.notice(found.here)
    other.close()
    await noticed(room)
    await tables.sweeper.stop()
    await store.close()


# -- the host --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trouble", [Trouble.GONE, Trouble.FORBIDDEN])
async def test_the_host_is_told_when_it_is_tried_again_and_has_a_button(room: Room, trouble: Trouble) -> None:
    game, count = await parked(room, trouble)
    (note,) = [x for x in room.courier.dms(ANN.id) if "Nothing is lost" in said(x.post)]
    due = (await room.store.unsent(game))[0].due
    assert f"<t:{due}:R>" in said(note.post)
    assert [(x.verb, x.game) for x in ids(note.post)] == [(Verb.TRY, game)]
    room.clock.at += parking.SHUT_GAP
    still = await room.services.turns.try_again(game, ANN)
    assert (still.waited, still.due > room.clock.at) == (True, True)
    opened(room)
    room.clock.at += parking.SHUT_GAP
    assert await room.services.turns.try_again(game, ANN) == parking_done()
    assert len(room.courier.channel()) == count + 1
    nothing = await room.services.turns.try_again(game, BEN)
    assert (nothing.waited, nothing.due) == (False, 0)


def parking_done() -> object:
    from bot.play.model.terms import Retried

    return Retried(waited=True, due=0)


async def test_only_the_host_and_the_players_may_have_it_tried_again(room: Room) -> None:
    game, _ = await parked(room)
    tried = shut(room, Trouble.FORBIDDEN, CHANNEL)
    room.clock.at += parking.SHUT_GAP
    with pytest.raises(Refused, match="refused-not-seated"):
        await room.services.turns.try_again(game, EVE)
    assert tried == []


async def test_the_note_speaks_the_hosts_language(room: Room) -> None:
    await hosting.set_preferences(room.services.context, ANN.id, locale="de")
    await parked(room)
    note = room.courier.dms(ANN.id)[-1].post
    assert "Nichts ist verloren" in said(note)
    assert [x.label for row in note.rows for x in row] == ["Jetzt versuchen"]


async def test_a_deleted_channel_is_not_said_to_be_tried_again(room: Room) -> None:
    game = await room.started()
    await room.services.turns.channel_gone(CHANNEL)
    note = room.courier.dms(ANN.id)[-1].post
    assert "was deleted" in said(note)
    assert note.rows == ()
    again = await room.services.turns.try_again(game, ANN)  # it was not, after all
    assert again == parking_done()
    assert (await room.services.game_lists.info(game)).parked == ""
