"""The queue: who waits comes together, once, and nobody is seated who would not be."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace

import pytest
import pytest_asyncio

from bot.play.clocks.bank import pace_of
from bot.play.lobby import moderation
from bot.play.lobby.matchmaking import Wish, table
from bot.play.model.ports import Access, Membership, Nowhere, Presence
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.texts import worded
from bot.play.services import Services, build_services
from bot.store.models import Reliability
from render.core.text import words
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, Room, ids, no_picture, said, verbs
from tests.shared.plain_titles import plain_titles

PLAY, CARD = 950, 960
DAY = 86_400


@dataclass
class Seeing(Nowhere):
    """Everybody is here and sees everything, but whom a test shuts out of a channel."""

    shut: set[tuple[int, int]] = field(default_factory=set)
    hidden: set[int] = field(default_factory=set)

    async def access(self, user: int, guild: int, channel: int) -> Access:
        return Access(guild, channel, sees=(user, channel) not in self.shut)

    async def membership(self, user: int, guild: int) -> Membership:
        return Membership(Presence.PRESENT, f"m{user}")

    async def public(self, guild: int, channel: int) -> bool:
        return channel not in self.hidden

    async def reaches(self, user: int, guild: int, channel: int) -> bool:
        return (user, channel) not in self.shut


@dataclass
class Hall:
    """A server with a queue."""

    room: Room
    t: Services
    members: Seeing

    async def waits(self, *people: Person, **wishes: object) -> list[str]:
        """Have people join the queue, who are here just now; return the games touched."""
        touched = []
        for x in people:
            await self.t.queue.choose(x, GUILD, **({"titles": ["starwars"]} | wishes))
            await self.t.queue.enter(x, GUILD)
            touched += await self.t.matchmaking.match(GUILD)
        for game in touched:
            await self.t.turns.drain(game)
        return touched

    async def later(self, seconds: int) -> None:
        self.room.clock.at += seconds

    async def sat(self, game: str) -> dict[str, tuple[int, int]]:
        return {x.seat: (x.user, x.invited) for x in (await self.t.game_lists.info(game)).seats}


@pytest_asyncio.fixture
async def hall(room: Room):
    members = Seeing()
    made = build_services(room.store, room.courier, catalogue=plain_titles(), now=room.clock, members=members)
    no_picture(made)
    await room.store.set_guild(GUILD, play=PLAY)
    return Hall(room, made, members)


async def test_two_who_are_here_sit_down_and_the_game_begins(hall: Hall) -> None:
    assert await hall.waits(ANN) == []
    (game, *_) = await hall.waits(BEN)
    info = await hall.t.game_lists.info(game)
    assert (info.status, {x.user for x in info.seats}) == (Status.PLAYING, {ANN.id, BEN.id})
    assert info.place.channel not in (CHANNEL, PLAY)  # a thread of its own
    assert await hall.t.queue.lines(GUILD) == []


async def test_the_table_has_the_pace_that_both_look_for(hall: Hall) -> None:
    await hall.waits(ANN, pace=["relaxed", "brisk"])
    (game, *_) = await hall.waits(BEN, pace=["brisk", "live"])
    assert pace_of((await hall.room.store.load(game)).game) == "brisk"


async def test_nobody_who_is_often_late_comes_from_the_queue_to_a_table_of_steady_players(hall: Hall) -> None:
    game = await hall.t.lobby.open_game(HERE, EVE, "starwars")
    await hall.t.hosting.choose(game, EVE, "daily")
    await hall.t.hosting.choose(game, EVE, "steady")
    await hall.t.lobby.join(game, EVE, "blue")
    late = Reliability(user=ANN.id, game=game, late=9, at=int(hall.room.clock.at))
    await hall.room.store.put_clocks(
        game, (await hall.room.store.load(game)).game.revision, [], counts=[late]
    )
    assert await hall.waits(ANN, pace=["daily"]) == []
    assert await hall.waits(BEN, pace=["daily"]) == [game]
    assert (await hall.sat(game))["orange"] == (BEN.id, 0)


async def test_a_lobby_that_is_open_is_filled_before_a_table_is_opened(hall: Hall) -> None:
    game = await hall.t.lobby.open_game(HERE, EVE, "starwars")
    await hall.t.lobby.join(game, EVE, "blue")
    await hall.t.hosting.set_door(game, EVE, is_open=False)
    assert await hall.waits(ANN) == []
    await hall.t.hosting.set_door(game, EVE, is_open=True)
    assert await hall.t.matchmaking.match(GUILD) == [game]
    assert await hall.sat(game) == {"blue": (EVE.id, 0), "orange": (ANN.id, 0)}
    assert (await hall.t.game_lists.info(game)).status is Status.LOBBY  # its host starts it
    card = hall.room.courier.channel()
    await hall.t.turns.drain(game)
    assert not any("door" in verbs(x.now) for x in card)


async def test_the_queue_seats_nobody_at_a_rated_table(hall: Hall) -> None:
    game = await hall.t.lobby.open_game(HERE, EVE, "starwars")
    await hall.t.hosting.set_rated(game, EVE, rated=True)
    await hall.t.lobby.join(game, EVE, "blue")
    assert await hall.waits(ANN, rated=True) == []
    assert (await hall.t.hosting.table(game)).door is None
    await hall.t.hosting.set_rated(game, EVE, rated=False)
    assert await hall.t.matchmaking.match(GUILD) == [game]


@pytest.mark.parametrize(("both", "rated"), [(True, True), (False, False)])
async def test_a_game_of_the_queue_is_rated_if_all_have_agreed_to_that(
    hall: Hall, *, both: bool, rated: bool
) -> None:
    await hall.waits(ANN, rated=True)
    (game, *_) = await hall.waits(BEN, rated=both)
    info = await hall.t.game_lists.info(game)
    assert info.rated is rated


async def test_who_left_a_lobby_open_hours_ago_is_called_when_the_queue_fills_it(hall: Hall) -> None:
    game = await hall.t.lobby.open_game(HERE, EVE, "starwars")
    await hall.t.lobby.join(game, EVE, "blue")
    await hall.later(3600)
    assert await hall.waits(ANN) == [game]
    (call,) = [x for x in hall.room.courier.channel() if "the table is full" in said(x.post)]
    assert call.post.ping == (EVE.id,)
    assert (await hall.t.lobby.start(game, EVE)).absent == ()
    assert (await hall.t.game_lists.info(game)).status is Status.PLAYING


async def test_who_is_away_is_asked_and_takes_the_seat(hall: Hall) -> None:
    await hall.waits(ANN)
    await hall.later(3600)
    (game, *_) = await hall.waits(BEN)
    assert sorted((await hall.sat(game)).values()) == [(0, ANN.id), (BEN.id, 0)]
    seat = next(s for s, x in (await hall.sat(game)).items() if x[1])
    (offer,) = hall.room.courier.dms(ANN.id)
    assert "A game for you" in said(offer.post)
    assert "Ben" in said(offer.post)
    assert f"[the table](https://discord.com/channels/{GUILD}/" in said(offer.post)  # where it is
    assert not offer.post.silent  # it lapses
    assert "The offer ends <t:" in said(offer.post)
    assert await hall.t.queue.lines(GUILD) == []  # whoever comes now would wait in vain for her
    assert [x.args[2] for x in ids(offer.post)] == ["take", "later", "quit"]
    assert await hall.t.matchmaking.take(ANN, game, seat) == Status.PLAYING
    await hall.t.turns.drain(game)
    assert not hall.room.courier.find(offer.at).buttons
    with pytest.raises(Refused, match="refused-offer-over"):
        await hall.t.matchmaking.take(ANN, game, seat)


async def test_who_takes_an_offer_waits_on_no_server_any_more_and_has_room_for_it(hall: Hall) -> None:
    await hall.room.store.set_guild(GUILD + 1, play=PLAY + 1)
    await hall.waits(ANN)
    await hall.t.queue.choose(ANN, GUILD + 1, titles=["starwars"])
    await hall.t.queue.enter(ANN, GUILD + 1)
    await hall.later(3600)
    (game, *_) = await hall.waits(BEN)
    seat = next(s for s, x in (await hall.sat(game)).items() if x[1])
    await hall.room.store.set_guild(GUILD, games=1)
    busy = await hall.t.lobby.open_game(HERE, EVE, "starwars")
    await hall.t.lobby.join(busy, ANN)
    with pytest.raises(Refused, match="refused-games"):
        await hall.t.matchmaking.take(ANN, game, seat)
    assert (await hall.sat(game))[seat] == (0, ANN.id)  # it is kept for them still
    await hall.t.lobby.leave(busy, ANN)
    assert [x.n for x in await hall.t.queue.lines(GUILD + 1)] == [1]
    assert await hall.t.matchmaking.take(ANN, game, seat) == Status.PLAYING
    assert await hall.t.queue.lines(GUILD + 1) == await hall.t.queue.lines(GUILD) == []


async def test_an_offer_that_lapses_frees_the_seat(hall: Hall) -> None:
    await hall.waits(ANN)
    await hall.later(3600)
    (game, *_) = await hall.waits(BEN)
    await hall.later(DAY + 1)
    await hall.t.matchmaking.sweep(None)
    assert sorted((await hall.sat(game)).values()) == [(0, 0), (BEN.id, 0)]
    assert await hall.t.queue.lines(GUILD) == []
    assert (await hall.waits(EVE))[0] == game  # the lobby that stands is filled
    assert (await hall.t.game_lists.info(game)).status is Status.LOBBY  # Ben was last seen a day ago
    assert not (await hall.t.lobby.start(game, BEN)).absent
    assert (await hall.t.game_lists.info(game)).status is Status.PLAYING


async def test_who_declines_waits_on_and_is_not_asked_again(hall: Hall) -> None:
    await hall.waits(ANN)
    await hall.later(3600)
    (game, *_) = await hall.waits(BEN)
    seat = next(s for s, x in (await hall.sat(game)).items() if x[1])
    await hall.t.matchmaking.turn_down(ANN, game, seat, waits=True)
    assert sorted((await hall.sat(game)).values()) == [(0, 0), (BEN.id, 0)]
    assert [(x.title, x.n) for x in await hall.t.queue.lines(GUILD)] == [("starwars", 1)]
    assert (await hall.waits(EVE))[0] == game
    await hall.t.matchmaking.leave(ANN, GUILD)
    with pytest.raises(Refused, match="refused-not-queued"):
        await hall.t.matchmaking.leave(ANN, GUILD)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"titles": ["stargate"]}, {}),
        ({"language": "de"}, {"language": "en"}),
        ({"side": "blue"}, {"side": "blue"}),
        ({"level": "seasoned"}, {}),
        ({"pace": ["live"]}, {"pace": ["relaxed"]}),
    ],
)
async def test_who_does_not_fit_is_not_seated_together(hall: Hall, mine: dict, theirs: dict) -> None:
    assert await hall.waits(ANN, **mine) == []
    assert await hall.waits(BEN, **theirs) == []


async def test_who_avoids_somebody_or_sees_no_channel_or_has_enough_games_waits(hall: Hall) -> None:
    await moderation.block(hall.t.context, ANN, BEN.id)
    assert await hall.waits(ANN, BEN) == []
    hall.members.shut.add((EVE.id, PLAY))
    assert await hall.waits(EVE) == []
    hall.members.shut.clear()
    assert await hall.waits(EVE)
    await hall.room.store.set_guild(GUILD, games=1)
    with pytest.raises(Refused, match="refused-games"):
        await hall.t.queue.enter(EVE, GUILD)


async def test_who_waits_elsewhere_comes_only_between_servers_that_both_allow_it(hall: Hall) -> None:
    await hall.waits(ANN)
    other = GUILD + 1
    await hall.room.store.set_guild(other, play=PLAY + 1)
    await hall.t.queue.choose(BEN, other, titles=["starwars"])
    await hall.t.queue.enter(BEN, other)
    assert await hall.t.matchmaking.match(GUILD) == []
    await hall.room.store.set_guild(GUILD, between=True)
    assert await hall.t.matchmaking.match(GUILD) == []
    await hall.room.store.set_guild(other, between=True)
    assert len(await hall.t.matchmaking.match(GUILD)) == 1
    assert await hall.t.queue.lines(other) == []


async def test_two_processes_never_take_the_same_person(hall: Hall) -> None:
    await hall.t.queue.choose(ANN, GUILD)
    await hall.t.queue.enter(ANN, GUILD)
    store, now = hall.room.store, hall.t.context.stored_now()
    (row,) = await store.waiting_for_games(GUILD, now)
    assert await store.hold_entries([row], now, now + 60)
    assert not await store.hold_entries([row], now, now + 60)
    assert await hall.waits(BEN) == []  # Ann is another process's just now
    await hall.later(61)
    assert await hall.t.matchmaking.match(GUILD)  # that one has died
    assert not await store.hold_entries([row], now + 99, now + 160)


async def test_two_processes_at_once_open_one_table(hall: Hall) -> None:
    for x in (ANN, BEN):
        await hall.t.queue.choose(x, GUILD, titles=["starwars"])
        await hall.t.queue.enter(x, GUILD)
    other = build_services(
        hall.room.store,
        hall.room.courier,
        catalogue=plain_titles(),
        now=hall.room.clock,
        members=hall.members,
    )
    found = await asyncio.gather(hall.t.matchmaking.match(GUILD), other.matchmaking.match(GUILD))
    assert sorted(map(len, found)) == [0, 1]
    assert len(await hall.room.store.find(guild=GUILD)) == 1
    assert hall.room.courier.rooms == 1


async def test_who_is_blocked_at_the_last_moment_is_not_seated(hall: Hall) -> None:
    await hall.waits(ANN)
    await hall.t.queue.choose(BEN, GUILD, titles=["starwars"])
    await hall.t.queue.enter(BEN, GUILD)
    room = hall.room.courier.room

    async def meanwhile(at, name, about):
        await moderation.block(hall.t.context, ANN, BEN.id)
        return await room(at, name, about)

    hall.room.courier.room = meanwhile
    assert await hall.t.matchmaking.match(GUILD) == []
    assert (hall.room.courier.rooms, await hall.room.store.find(guild=GUILD)) == (0, [])
    assert [x.n for x in await hall.t.queue.lines(GUILD)] == [2]


@pytest.mark.parametrize(("who", "whom"), [(ANN, BEN), (BEN, ANN)])
async def test_nobody_is_seated_at_the_table_of_a_host_they_avoid_though_the_host_has_no_seat(
    hall: Hall, who: Person, whom: Person
) -> None:
    await moderation.block(hall.t.context, who, whom.id)
    game = await hall.t.lobby.open_game(HERE, ANN, "starwars")
    assert await hall.waits(BEN) == []
    assert await hall.waits(EVE) == [game]
    assert BEN.id not in {user for seat in (await hall.sat(game)).values() for user in seat}


async def test_a_seat_on_offer_goes_to_who_waits(hall: Hall) -> None:
    game = await hall.room.started()
    await hall.t.substitutes.offer(game, BEN, "orange")
    assert (await hall.waits(EVE))[0] == game
    offer = hall.room.courier.dms(EVE.id)[-1].post
    assert "A seat in a game under way is on offer: **Orange**" in said(offer)
    await hall.t.substitutes.take_down(await hall.t.games.load(game), "orange")  # Ben is back
    with pytest.raises(Refused, match="refused-offer-over"):
        await hall.t.matchmaking.take(EVE, game, "orange")
    assert [x.n for x in await hall.t.queue.lines(GUILD)] == [1]  # Eve waits on
    await hall.t.substitutes.offer(game, BEN, "orange")
    await hall.t.matchmaking.match(GUILD)
    assert await hall.t.matchmaking.take(EVE, game, "orange") == Status.PLAYING
    assert (await hall.sat(game))["orange"] == (EVE.id, 0)


async def test_who_was_too_slow_waits_on(hall: Hall) -> None:
    game = await hall.room.started()
    await hall.t.substitutes.offer(game, BEN, "orange")
    await hall.waits(EVE)
    await hall.t.answering.resign(game, BEN)
    with pytest.raises(Refused, match="refused-offer-over"):
        await hall.t.matchmaking.take(EVE, game, "orange")
    assert (await hall.t.queue.entry(EVE, GUILD)).game == ""
    assert [x.n for x in await hall.t.queue.lines(GUILD)] == [1]


async def test_a_machine_plays_at_once_in_a_direct_message(hall: Hall) -> None:
    game = await hall.t.lobby.against_machine(ANN, "starwars", "orange")
    info = await hall.t.game_lists.info(game)
    assert (info.status, info.place.guild, info.seat("orange").user) == (Status.PLAYING, None, ANN.id)
    assert info.seat("blue").policy == "steady"
    with pytest.raises(Refused, match="refused-dm-taken") as refused:
        await hall.t.lobby.against_machine(ANN, "starwars")
    link = f"https://discord.com/channels/@me/{info.place.channel}"
    assert link in worded(refused.value, words("en"))


async def test_a_channel_that_takes_no_threads_seats_nobody_and_holds_nobody(hall: Hall) -> None:
    hall.room.courier.no_rooms = True
    assert await hall.waits(ANN, BEN) == []
    hall.room.courier.no_rooms = False
    await hall.later(700)
    assert await hall.t.matchmaking.match(GUILD)


async def test_without_a_channel_there_is_no_queue(hall: Hall) -> None:
    await hall.room.store.set_guild(GUILD, play=0)
    with pytest.raises(Refused, match="refused-no-queue"):
        await hall.t.queue.enter(ANN, GUILD)


def test_a_table_is_filled_by_who_fits_with_everybody() -> None:
    people = [Wish(1), Wish(2, language="de"), Wish(3, language="en"), Wish(4, language="de")]
    sat = table("x", "relaxed", ("a", "b", "c"), people, set())
    assert {w.user for w in sat.values()} == {1, 2, 4}
    assert table("x", "relaxed", ("a", "b", "c"), people, {frozenset((1, 4))}) == {}
    sided = [replace(Wish(5, frozenset({"x"})), side="b"), Wish(6)]
    assert {s: w.user for s, w in table("x", "relaxed", ("a", "b"), sided, set()).items()} == {"b": 5, "a": 6}
    assert table("x", "relaxed", ("a",), people, set()) == {}


async def test_a_server_that_fails_holds_up_neither_the_others_nor_the_sweep(hall: Hall) -> None:
    game = await hall.room.started()
    await hall.t.substitutes.offer(game, BEN, "orange")
    await hall.t.queue.choose(EVE, GUILD)
    await hall.t.queue.enter(EVE, GUILD)
    await hall.room.store.writer.run(
        lambda db: db.execute("UPDATE game SET title = 'gone' WHERE id = ?", (game,))
    )
    assert await hall.t.matchmaking.match(GUILD) == []  # its title is not installed any more
    seen: list[int] = []

    async def fails(guild: int) -> list[str]:
        seen.append(guild)
        raise RuntimeError

    await hall.later(60)
    other = GUILD + 1
    await hall.room.store.set_guild(other, play=PLAY + 1)
    await hall.t.queue.enter(BEN, other)
    hall.t.matchmaking.match = fails
    await hall.t.matchmaking.sweep(None)
    assert sorted(seen) == [GUILD, other]


async def test_a_seat_is_not_kept_for_good_where_a_process_dies_while_an_offer_ends(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.waits(ANN)
    await hall.later(3600)
    (game, *_) = await hall.waits(BEN)
    await hall.later(DAY + 1)

    async def dies(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as m:
        m.setattr(hall.t.matchmaking, "_give_back", dies)
        with suppress(RuntimeError):
            await hall.t.matchmaking.sweep(None)
    await hall.t.matchmaking.sweep(None)
    assert sorted((await hall.sat(game)).values()) == [(0, 0), (BEN.id, 0)]
