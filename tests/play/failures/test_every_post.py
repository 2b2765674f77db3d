"""Whatever is posted arrives once and whole, however often a try fails and whatever becomes of a reply.

The same story is told in fair weather and in foul: every single post fails so many times, before it reaches
Discord or after. Discord knows a nonce for some minutes only, so nothing but a search finds what has arrived.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bot.play.lobby import lobby
from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble
from bot.play.services import build_services
from bot.store import Store
from render.starwars.look import StarwarsLook
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    MOD,
    FakeClock,
    FakeCourier,
    Room,
    Sent,
    no_picture,
    only_jobs,
    said,
)
from tests.play.watching.test_following import Onlookers
from tests.shared.plain_titles import plain_titles

#: Seconds for which Discord knows a nonce.
KNOWN = 240
TIME = re.compile(r"<t:\d+(:\w)?>")
PLAYERS = {ANN.id, BEN.id}
TOLD = re.compile(r"\b(declines|any more|throws|moves ship|offers a draw|resigns|captures)\b")


class Foul(FakeCourier):
    """Every post fails `times` times: `late` ones have arrived, and only the reply was lost."""

    def __init__(self, room: Room, times: int, *, late: bool) -> None:
        super().__init__()
        self._clock, self._times, self._late = room.clock, times, late
        self._tries, self._searches = Counter[str](), Counter[str]()
        self._sent_at: dict[str, float] = {}

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        if self._clock() - self._sent_at.get(nonce, self._clock()) > KNOWN:
            for x in self.sent:
                x.nonce = "forgotten" if x.nonce == nonce else x.nonce
        self._tries[nonce] += 1
        if self._tries[nonce] > self._times:
            return await super().post(place, post, nonce, stays=stays, n=n)
        if self._late and self._tries[nonce] == 1:
            await super().post(place, post, nonce, stays=stays, n=n)
            self._sent_at[nonce] = self._clock()
        raise CourierError(Trouble.LATER)

    async def arrived(self, place: Place, nonce: str) -> MessageRef | None:
        """Search in vain as often as posts fail: what has arrived is found late."""
        self._searches[nonce] += 1
        if self._searches[nonce] < self._times:
            raise CourierError(Trouble.LATER)
        return await super().arrived(place, nonce)


def in_weather(room: Room, courier: FakeCourier) -> Room:
    """Let what the room sends from now on go through this courier."""
    room.courier = courier
    room.services = build_services(
        room.store, courier, catalogue=plain_titles(), now=room.clock, rng=Random(5)
    )
    no_picture(room.services)
    only_jobs(room.services, "unsent posts", "digests of followers")
    room.services.rights._members = Onlookers()
    return room


async def arrived(room: Room, game: str) -> None:
    """Let time go by until nothing waits any more."""
    for _ in range(60):
        await room.services.sweeper.sweep()
        if not await room.store.unsent(game):
            return
        room.clock.at += 301
    raise AssertionError(f"never sent: {[(x.what, x.lane, x.tries) for x in await room.store.unsent(game)]}")


async def story(room: Room) -> FakeCourier:
    """A game in which everybody is told something: players, host, moderators, a follower, the channel."""
    t, rng = room.services, Random(3)
    game = await room.started()
    await arrived(room, game)
    await t.watching.follow(game, EVE)
    asked = await t.seating.replace(game, MOD, "orange", None, "random")
    await arrived(room, game)
    await t.consent.answer(game, BEN, asked.request, yes=False)
    await arrived(room, game)
    outgoing, lane = t.context.outgoing, (await t.games.load(game)).lane
    for where, user in ((lane, ANN), (f"u{BEN.id}", BEN)):
        note = outgoing.note(game, where, "note-seat-gone", user=user.id, seat="orange")
        await room.store.add_posts([note])
        await arrived(room, game)
    for _ in range(7):
        await room.step(game, rng)
        room.clock.at += 1000  # until a follower may be written to
        await arrived(room, game)
    await t.answering.draw(game, ANN, offer=True)
    await arrived(room, game)
    await t.answering.resign(game, ANN)
    room.clock.at += 1000
    await arrived(room, game)
    return room.courier


def letters(courier: FakeCourier) -> Counter[tuple[int, str]]:
    """Count what players were written."""
    return Counter(
        (x.place.user, TIME.sub("(time)", said(x.post))) for x in courier.sent if x.place.user in PLAYERS
    )


def news(posts: Sequence[Sent]) -> Counter[str]:
    """Count the lines that say what happened: each belongs to one entry, in whatever post it comes."""
    return Counter(line for x in posts for line in said(x.post).splitlines() if TOLD.search(line))


async def told(room: Room, courier: FakeCourier) -> FakeCourier:
    return await story(in_weather(room, courier))


Told = tuple[Counter[tuple[int, str]], Counter[str], Counter[str]]
#: What is told in fair weather, once it has been told.
FAIR: list[Told] = []


def heard(courier: FakeCourier) -> Told:
    return letters(courier), news(courier.channel()), news(courier.dms(EVE.id))


@pytest.fixture
async def fair(room: Room, nothing_left_open: None, monkeypatch: pytest.MonkeyPatch) -> Told:
    """What is told in fair weather, all of it; the game of the test itself has the same dice."""
    monkeypatch.setattr(StarwarsLook, "brief", property(lambda _: False))  # it may be kept already
    monkeypatch.setattr(lobby, "new_id", lambda: "game01")
    monkeypatch.setattr(lobby, "new_seed", lambda: "ab" * 32)
    if not FAIR:
        store = await Store.open()
        calm = Room(store, FakeCourier(), FakeClock(), room.services, room.make)
        FAIR.append(heard(await told(calm, FakeCourier())))
    written, here, followed = FAIR[0]
    assert {user for user, _ in written} == PLAYERS
    assert min(here.total(), followed.total()) > 10
    return FAIR[0]


@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("times", [1, 9])
async def test_every_post_arrives_once_however_often_it_fails(
    room: Room, fair: Told, times: int, late: bool
) -> None:
    assert heard(await told(room, Foul(room, times, late=late))) == fair
