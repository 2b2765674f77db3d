"""Seats on offer: who may put one up, who may take it, and what they are told."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Access
from bot.play.model.terms import Person, Refused
from bot.store.models import Request, RequestKind, SeatRow
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, MOD, Room, said, verbs

ZOE = Person(10, "Zoe", access=Access(GUILD, CHANNEL, sees=True))


async def on_offer(room: Room) -> str:
    """Start a game in which Ben's seat is on offer."""
    game = await room.started()
    await room.services.substitutes.offer(game, BEN, "orange")
    await room.services.turns.drain(game)
    return game


async def test_whoever_takes_a_seat_on_offer_is_briefed_and_plays(room: Room) -> None:
    game = await on_offer(room)
    told = room.courier.channel()[-1].post
    assert "Ben has put Orange on offer" in said(told)
    assert verbs(told) == [Verb.SEAT]
    await room.step(game, Random(1))
    assert Verb.SEAT in verbs(room.courier.channel()[-1].now)
    await room.services.substitutes.take(game, ZOE, "orange")
    await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert (info.seat("orange").user, (await room.store.load(game)).offers) == (ZOE.id, [])
    (briefing,) = room.courier.dms(ZOE.id)
    assert "You have taken Orange over" in said(briefing.post)
    assert "The seat is yours from now on" in said(briefing.post)
    assert verbs(briefing.post) == ["hand", "log"]
    assert "your seat has been given to somebody else" in said(room.courier.dms(BEN.id)[-1].post)
    former = (await room.store.load(game)).former
    assert [(x.user, x.seat) for x in former] == [(BEN.id, "orange")]  # what was played stays Ben's
    with pytest.raises(Refused, match="refused-not-on-offer"):
        await room.services.substitutes.take(game, EVE, "orange")


async def test_who_comes_back_in_time_keeps_the_seat(room: Room) -> None:
    game = await on_offer(room)
    live = await room.services.games.load(game)
    assert not await room.services.substitutes.put_up(live, "orange")  # it is on offer already
    assert await room.services.substitutes.take_down(live, "orange")
    assert not await room.services.substitutes.take_down(live, "orange")
    with pytest.raises(Refused, match="refused-not-on-offer"):
        await room.services.substitutes.take(game, ZOE, "orange")


async def test_a_seat_that_is_played_is_not_put_up_by_others(room: Room) -> None:
    game = await room.started()
    for by in (ANN, MOD):  # host and moderator
        with pytest.raises(Refused, match="refused-not-abandoned"):
            await room.services.substitutes.offer(game, by, "orange")
    with pytest.raises(Refused, match="refused-host-only"):
        await room.services.substitutes.offer(game, EVE, "orange")
    with pytest.raises(Refused, match="refused-not-abandoned"):
        await room.services.substitutes.offer(game, BEN, "blue")


async def test_who_knows_the_other_side_or_has_enough_games_is_refused(room: Room) -> None:
    game = await on_offer(room)
    with pytest.raises(Refused, match="refused-seated-other"):
        await room.services.substitutes.take(game, ANN, "orange")
    with pytest.raises(Refused, match="refused-own-offer"):
        await room.services.substitutes.take(game, BEN, "orange")
    for i in range(2):
        await room.store.writer.write(
            lambda db, i=i: db.add(SeatRow(game=game, seat=f"extra{i}", place=9, user=ZOE.id))
        )
    await room.store.set_guild(GUILD, games=1)
    with pytest.raises(Refused, match="refused-games"):
        await room.services.substitutes.take(game, ZOE, "orange")


async def late(room: Room) -> tuple[str, Person, str]:
    """Start a game in which somebody has let much time pass: the game, who, and their seat."""
    game = await room.started()
    await room.store.writer.run(lambda db: db.execute("UPDATE game SET patience = 3600"))
    who = await room.turn(game)
    assert who is not None
    room.clock.at += 3601
    return game, who, (await room.services.game_lists.info(game)).seat_of(who.id).seat


async def test_who_was_late_and_answers_keeps_the_seat_that_others_have_put_up(room: Room) -> None:
    game, who, seat = await late(room)
    assert await room.services.substitutes.offer(game, MOD, seat)
    with pytest.raises(Refused, match="refused-on-offer"):
        await room.services.substitutes.offer(game, MOD, seat)
    assert (await room.store.load(game)).offers == [seat]
    await room.services.turns.drain(game)
    (told,) = [x.post for x in room.courier.dms(who.id) if "return" in verbs(x.post)]
    assert "is on offer" in said(told)
    while await room.turn(game) != who:
        assert await room.step(game, Random(1), drain=False)
    assert await room.step(game, Random(1))  # they answer
    assert (await room.store.load(game)).offers == []
    with pytest.raises(Refused, match="refused-not-on-offer"):
        await room.services.substitutes.take(game, ZOE, seat)


async def test_a_seat_is_not_put_up_by_consent_once_its_player_is_back(room: Room) -> None:
    game, who, seat = await late(room)
    t, asked = room.services, BEN if who == ANN else ANN
    await t.substitutes.go(game, who)
    live = await t.games.load(game)
    row = Request(
        game=game, what=RequestKind.OFFER, user=MOD.id, seat=seat, n=live.row.n, asked=f"[{asked.id}]"
    )
    number = await room.store.add_request(row, lambda _: [])
    await t.substitutes.back(game, who)
    await room.store.writer.run(lambda db: db.execute("UPDATE game SET patience = 0"))
    assert await t.consent.answer(game, asked, number, yes=True)
    assert (await room.store.load(game)).offers == []
    await t.turns.drain(game)
    assert "has been settled otherwise" in " ".join(said(x.post) for x in room.courier.channel())
