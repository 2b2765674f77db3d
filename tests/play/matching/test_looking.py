"""The looking-for-game card: one message, changed as things change, and never more than all may know."""

from __future__ import annotations

import pytest

from bot.play.lobby import hosting
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Place, Trouble
from render.core.text import words
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, MOD, Crash, said, verbs
from tests.play.matching.test_queue import Hall, hall  # noqa: F401

CARD = 960


async def card(hall: Hall) -> list:  # noqa: F811
    await hall.t.queue.refresh(GUILD)
    return hall.room.courier.channel(Place(GUILD, CARD))


async def begun(hall: Hall) -> None:  # noqa: F811
    await hall.room.store.set_guild(GUILD, looking=CARD)
    await hall.t.queue.chosen(GUILD)


async def test_one_card_says_who_waits_which_lobbies_are_open_and_which_seats_on_offer(hall: Hall) -> None:  # noqa: F811
    await begun(hall)
    (first,) = await card(hall)
    assert "Nobody is waiting just now" in said(first.now)
    assert first.post.silent
    assert verbs(first.now) == [Verb.PLAY, Verb.PLAY]
    game = await hall.room.started()
    await hall.t.substitutes.offer(game, BEN, "orange")
    await hall.t.lobby.open_game(Place(GUILD, 905), EVE, "stargate", name="Friday")
    await hall.t.lobby.open_game(Place(GUILD, 906), EVE, "starwars")
    hall.members.shut |= {(ANN.id, 905), (ANN.id, 906)}
    await hall.t.queue.choose(ANN, GUILD, titles=["stargate"], pace=["daily"])
    await hall.t.queue.enter(ANN, GUILD)
    (same,) = await card(hall)
    text = said(same.now)
    assert "StarGate: 1 waiting (daily)" in text
    assert f"[Friday](https://discord.com/channels/{GUILD}/905) · StarGate · 0 of 2 seats" in text
    assert f"[Starwars](https://discord.com/channels/{GUILD}/906) · 0 of 2 seats" in text
    labels = [b.label for r in same.now.rows for b in r]
    assert labels[2:4] == ["Join Friday", "Join Starwars"]
    assert "0 of 2 seats" in text
    assert "Orange" in text
    assert verbs(same.now) == [Verb.PLAY, Verb.PLAY, Verb.JOIN, Verb.JOIN, Verb.SEAT]
    edits = len(same.edits)
    await card(hall)
    assert len(same.edits) == edits  # nothing has changed
    hall.members.hidden |= {CHANNEL, 905, 906}
    (same,) = await card(hall)
    assert "Friday" not in said(same.now)
    assert verbs(same.now) == [Verb.PLAY, Verb.PLAY]


async def test_an_old_card_is_changed_seldom_and_one_too_old_is_posted_anew(hall: Hall) -> None:  # noqa: F811
    await begun(hall)
    (first,) = await card(hall)
    await hall.later(4000)
    await hall.waits(ANN)
    await card(hall)
    assert len(first.edits) == 1  # it was not changed for ten minutes
    await hall.t.matchmaking.leave(ANN, GUILD)
    await card(hall)
    assert len(first.edits) == 1
    await hall.later(700)
    hall.room.courier.troubles = lambda what, where: Trouble.OLD if what == "edit" else None
    first, second = await card(hall)
    assert not first.buttons
    assert second.post.silent
    hall.room.courier.troubles = lambda what, where: None
    await hall.room.store.set_guild(GUILD, looking=CARD + 1)
    await hall.t.queue.chosen(GUILD)
    await hall.t.queue.refresh(GUILD)
    assert not second.buttons
    assert len(hall.room.courier.channel(Place(GUILD, CARD + 1))) == 1


async def test_two_processes_post_one_card(hall: Hall) -> None:  # noqa: F811
    await begun(hall)
    now = hall.t.context.stored_now()
    assert await hall.room.store.hold_card(GUILD, now, now + 30)
    assert await card(hall) == []
    await hall.later(31)
    hall.room.courier.crash = (hall.room.courier.calls + 1, "after")
    with pytest.raises(Crash):
        await hall.t.queue.refresh(GUILD)
    await hall.later(31)
    assert len(await card(hall)) == 1  # that which stands already is found


async def test_a_closed_queue_takes_its_card_s_buttons_off(hall: Hall) -> None:  # noqa: F811
    await begun(hall)
    (first,) = await card(hall)
    await hall.room.store.set_guild(GUILD, looking=0)
    await hall.t.queue.refresh(GUILD)
    assert not first.buttons
    assert await hall.room.store.looking_card(GUILD) is None


async def test_what_the_card_has_no_room_for_is_on_its_pages(hall: Hall) -> None:  # noqa: F811
    await begun(hall)
    for i in range(13):
        await hosting.set_guild_settings(hall.t.context, GUILD, MOD, lobbies=50, hosted=50, hourly=50)
        await hall.t.lobby.open_game(Place(GUILD, 910 + i), EVE, "starwars", name=f"Table {i:02}")
    (only,) = await card(hall)
    assert [v for v in verbs(only.now) if v == Verb.JOIN] == [Verb.JOIN] * 5
    assert verbs(only.now)[-1] == Verb.LIST
    shown = [await hall.t.queue.page(GUILD, page, words("en")) for page in (1, 2, 3)]
    found = [n for post in shown for n in range(13) if f"Table {n:02}" in said(post)]
    assert sorted(found) == list(range(13))
    assert all(v in (Verb.JOIN, Verb.LIST) for post in shown for v in verbs(post))
    assert said(await hall.t.queue.page(GUILD, 99, words("en")))
