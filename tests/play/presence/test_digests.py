"""One inbox: what waits for somebody, once a day in a message, and at any time by /turns."""

from __future__ import annotations

from random import Random

from bot.play.clocks import schedules
from bot.play.clocks.time_off import next_at
from bot.play.lobby import hosting
from bot.play.model.custom_ids import read
from bot.play.model.ports import Place, Trouble
from bot.store.models import PostKind
from tests.play.conftest import ANN, BEN, Room, Sent, said

DAY = 86_400
ELSEWHERE = Place(900, 902)


def digests(room: Room, user: int = BEN.id) -> list[Sent]:
    return [x for x in room.courier.dms(user) if "Your games today" in said(x.post)]


async def waiting(room: Room, place: Place | None = None) -> str:
    """Start a game that waits for Ben."""
    game = await room.started(**({"place": place} if place else {}))
    while await room.turn(game) != BEN:
        await room.step(game, Random(3))
    return game


async def to_the_hour(room: Room, zone: str = "Europe/Berlin", hour: int = 8) -> None:
    room.clock.at = next_at(zone, hour, int(room.clock.at)) + 30
    await room.services.sweeper.sweep()


async def daily(room: Room) -> None:
    await hosting.set_preferences(room.services.context, BEN.id, calls="digest")
    await schedules.set_hours(room.services.context, BEN.id, "berlin")


async def test_the_digest_comes_once_a_day_and_only_with_something_in_it(room: Room) -> None:
    await daily(room)
    game = await waiting(room)
    assert not any(BEN.id in x.post.ping for x in room.courier.channel())
    await to_the_hour(room)
    await room.services.sweeper.sweep()
    assert [x.post.silent for x in digests(room)] == [False]
    link = (await room.services.game_lists.info(game)).link
    assert "**One game waits for you" in said(digests(room)[0].post)
    assert f"- **[Starwars]({link})** · `{game}` · with Ann · asked <t:" in said(digests(room)[0].post)
    room.clock.at += 5
    await room.services.answering.resign(game, BEN)
    await to_the_hour(room)
    assert "Recently over" in said(digests(room)[1].post)
    await to_the_hour(room)  # nothing waits, and the end was told
    assert len(digests(room)) == 2


async def test_it_comes_once_with_two_processes_and_after_an_outage(room: Room) -> None:
    await daily(room)
    await waiting(room)
    first, second = room.services, await room.make()
    room.courier.troubles = lambda what, where: Trouble.LATER
    await to_the_hour(room)  # Discord is away, for three days
    for _ in range(3):
        await to_the_hour(room)
    await second.sweeper.sweep()
    room.courier.troubles = lambda what, where: None
    room.clock.at += 1000
    had = await room.store.due_schedules(int(room.clock.at) + 2 * DAY)
    for services in (first, second, first):
        await services.sweeper.sweep()
    told = digests(room)
    assert len({x.nonce for x in told}) == len(told)
    assert len(told) == 4  # each day's was committed; none twice
    (row,) = had
    assert await room.store.ticked(BEN.id, row.due, lambda x: setattr(x, "due", row.due + DAY) or ())
    assert not await room.store.ticked(BEN.id, row.due, lambda x: ())  # whoever is later does nothing


async def test_after_an_outage_of_ours_one_digest_tells_of_all(room: Room) -> None:
    await daily(room)
    await waiting(room)
    room.clock.at += 5 * DAY
    await room.services.sweeper.sweep()
    await room.services.sweeper.sweep()
    assert len(digests(room)) == 1


async def test_what_is_settled_before_it_goes_out_is_left_out(room: Room) -> None:
    await daily(room)
    game = await waiting(room)
    room.courier.troubles = lambda what, where: Trouble.LATER if getattr(where, "user", 0) == BEN.id else None
    await to_the_hour(room)
    while await room.turn(game) == BEN:
        await room.step(game, Random(3))
    room.courier.troubles = lambda what, where: None
    room.clock.at += 1000
    await room.services.sweeper.sweep()
    assert digests(room) == []
    assert [x for x in await room.store.unsent(game) if x.what == PostKind.DIGEST] == []


async def test_a_button_leads_to_the_other_table_that_waits_longest(room: Room) -> None:
    w = await room.services.wording.words_for(BEN)
    game = await waiting(room)
    assert await room.services.game_lists.next(BEN, game, w) is None
    room.clock.at += 60
    other = await waiting(room, ELSEWHERE)
    button = await room.services.game_lists.next(BEN, game, w)
    assert button is not None
    led = read(button.id)
    assert (led.what, led.game) == ("hand", other)
    assert await room.services.game_lists.next(ANN, "", w) is None


async def test_turns_and_the_digest_are_one(room: Room) -> None:
    await daily(room)
    await waiting(room)
    await to_the_hour(room)
    page = await room.services.game_lists.inbox(BEN)
    assert page.text == digests(room)[0].post.text
