"""Nobody is seated, or pinged by somebody they block, without their yes: whichever way it is tried."""

from __future__ import annotations

import pytest

from bot.play.clocks import booking
from bot.play.lobby import moderation
from bot.play.lobby.seating import DAY
from bot.play.model.terms import Refused
from tests.play.clocks.test_ladder import late, out_of_time, timed
from tests.play.conftest import ANN, BEN, EVE, HERE, MOD, Person, Room, said, verbs


@pytest.fixture
def willing() -> None:
    """Take nobody's yes for granted here."""


def refused(key: str):
    return pytest.raises(Refused, match=f"{key}$")


async def player(room: Room, game: str, seat: str) -> int:
    return (await room.services.game_lists.info(game)).seat(seat).user


def asked(room: Room) -> list:
    return [x for x in room.courier.channel() if "consent" in verbs(x.post)]


async def hosted(room: Room) -> str:
    """Open a lobby of Ann's at which she does not sit."""
    return await room.services.lobby.open_game(HERE, ANN, "starwars")


@pytest.mark.parametrize("by", [ANN, MOD], ids=["host", "moderator"])
async def test_whoever_calls_and_does_not_sit_is_avoided_like_whoever_does(room: Room, by: Person) -> None:
    t, game = room.services, await hosted(room)
    await moderation.block(t.context, BEN, by.id)
    with refused("refused-not-invitable"):
        await t.lobby.invite(game, by, BEN)
    await t.turns.drain(game)
    assert [x for x in room.courier.channel() if BEN.id in x.post.ping] == []
    await moderation.unblock(t.context, BEN, by.id)
    await moderation.block(t.context, by, BEN.id)
    with refused("refused-blocked-them"):
        await t.lobby.invite(game, by, BEN)
    await moderation.unblock(t.context, by, BEN.id)
    await t.lobby.invite(game, by, BEN)  # the twin: only the block stood in the way
    await t.turns.drain(game)
    assert [x for x in room.courier.channel() if BEN.id in x.post.ping]


@pytest.mark.parametrize("by", [ANN, MOD], ids=["host", "moderator"])
async def test_a_seat_under_way_goes_to_nobody_who_avoids_whoever_gives_it(room: Room, by: Person) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, BEN, "orange", None, "random")
    await moderation.block(t.context, EVE, by.id)
    with refused("refused-not-invitable"):
        await t.seating.replace(game, by, "orange", EVE)
    assert await player(room, game, "orange") == 0


@pytest.mark.parametrize("by", [ANN, MOD], ids=["host", "moderator"])
async def test_a_free_seat_is_its_person_s_only_when_they_say_so(room: Room, by: Person) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, BEN, "orange", None, "random")
    given = await t.seating.replace(game, by, "orange", EVE)
    await t.turns.drain(game)
    assert (given.asked, given.first) == ("Eve", False)
    assert await player(room, game, "orange") == 0
    (question,) = asked(room)
    assert question.post.ping == (EVE.id,)
    assert "would like you to play Orange" in said(question.post)
    assert "consent" in verbs(room.courier.dms(EVE.id)[-1].post)
    assert (await t.rights.admit(EVE, game)).id == game  # so that the buttons in their messages work
    for other in (BEN, by):
        with refused("refused-not-asked-consent"):
            await t.consent.answer(game, other, given.request, yes=True)
    assert await player(room, game, "orange") == 0
    assert await t.consent.answer(game, EVE, given.request, yes=True)
    assert await player(room, game, "orange") == EVE.id
    assert await room.store.check() == []


async def test_a_no_or_no_answer_leaves_everything_as_it_was(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, BEN, "orange", None, "random")
    given = await t.seating.replace(game, ANN, "orange", EVE)
    assert await t.consent.answer(game, EVE, given.request, yes=False)
    assert await player(room, game, "orange") == 0
    with refused("refused-no-game"):
        await t.rights.admit(Person(EVE.id, "Eve"), game)
    with refused("refused-asked-lately"):  # nobody is pinged over and over
        await t.seating.replace(game, ANN, "orange", EVE)
    await t.seating.replace(game, ANN, "orange", Person(4, "Dan"))  # somebody else may be asked
    await t.turns.drain(game)
    room.clock.at += DAY + 1
    await t.sweeper.sweep()
    assert await room.store.open_requests(game) == []
    assert await player(room, game, "orange") == 0


async def test_its_player_is_asked_first_and_the_person_it_is_for_last(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    assert [x.post.ping for x in asked(room)] == [(BEN.id,)]
    assert not await t.consent.answer(game, BEN, given.request, yes=True)
    await t.turns.drain(game)
    assert await player(room, game, "orange") == BEN.id
    assert asked(room)[-1].post.ping == (EVE.id,)
    assert await t.consent.answer(game, EVE, given.request, yes=True)
    assert await player(room, game, "orange") == EVE.id


async def test_its_player_may_say_no_as_long_as_the_other_has_not_answered(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await t.consent.answer(game, BEN, given.request, yes=True)
    assert await t.consent.answer(game, BEN, given.request, yes=False)
    with refused("refused-request-closed"):
        await t.consent.answer(game, EVE, given.request, yes=True)
    assert await player(room, game, "orange") == BEN.id


async def test_who_blocks_meanwhile_is_not_seated(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, BEN, "orange", None, "random")
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await moderation.block(t.context, EVE, ANN.id)
    await t.consent.answer(game, EVE, given.request, yes=True)
    assert await player(room, game, "orange") == 0


@pytest.mark.parametrize("agrees", [False, True])
async def test_time_that_runs_out_counts_for_the_player_and_not_for_whoever_is_only_asked(
    room: Room, agrees: bool
) -> None:
    async def lates() -> tuple[int, int]:
        records = await booking.records_of(t.context, [who.id, EVE.id])
        return records[who.id].late, records[EVE.id].late

    table = await timed(room)
    t, (who, _, seat) = table.services, await late(table)
    given = await t.seating.replace(table.game, MOD, seat, EVE)
    if agrees:
        for person in (who, EVE):
            await t.consent.answer(table.game, person, given.request, yes=True)
        await t.sweeper.sweep()
    await out_of_time(table)
    if not agrees:
        assert await lates() == (0, 0), "while somebody is asked the clock stands still"
        for _ in range(2):  # one after another is asked, a day each, and nobody answers
            await out_of_time(table, DAY + 60)
        await out_of_time(table, DAY)
    assert await lates() == ((0, 1) if agrees else (1, 0))
