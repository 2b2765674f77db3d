"""A seat of a game under way goes to somebody else: who is asked, who may not have it, and what is told."""

from __future__ import annotations

from random import Random

import pytest
import pytest_asyncio

from bot.play.lobby.seating import DAY
from bot.play.model.ports import Place, Trouble
from bot.play.model.terms import Person, Refused
from bot.play.model.title import Catalogue, Seats, Title
from bot.play.services import build_services
from bot.store import Store
from bot.store.models import Standing
from engine.core.rules import Seat
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    GUILD,
    HERE,
    MOD,
    Crash,
    FakeClock,
    FakeCourier,
    Room,
    ids,
    no_picture,
    said,
    verbs,
)  # fmt: skip
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL
from tests.toys.patrol import PATROL, SEATS

DAN = Person(4, "Dan")


def refused(key: str):
    return pytest.raises(Refused, match=f"{key}$")


async def player(room: Room, game: str, seat: Seat) -> int:
    return (await room.services.game_lists.info(game)).seat(seat).user


def asks(room: Room, place: Place = HERE) -> list:
    return [x for x in room.courier.channel(place) if "consent" in verbs(x.post)]


def told(room: Room, text: str) -> int:
    return sum(text in x for x in room.courier.texts())


async def later(room: Room, seconds: float = DAY + 1) -> None:
    room.clock.at += seconds
    await room.services.sweeper.sweep()


# -- whoever plays a seat is asked -----------------------------------------------------------------------


@pytest.mark.parametrize("by", [ANN, MOD], ids=["host", "moderator"])
async def test_a_seat_whose_player_is_there_stays_theirs_until_they_agree(room: Room, by: Person) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, by, "orange", EVE)
    await t.turns.drain(game)
    assert await player(room, game, "orange") == BEN.id
    with refused("refused-not-seated"):
        await t.answering.answer(game, EVE, text="throw")
    (question,) = asks(room)
    assert question.post.ping == (BEN.id,)
    wording = said(question.post)
    assert f"Ben, {by.name} would like to give your seat" in wording
    assert "Eve would play Orange instead of you" in wording
    assert "everything that Orange sees" in wording
    (private,) = [x for x in room.courier.dms(BEN.id) if "consent" in verbs(x.post)]
    assert ids(private.post) == ids(question.post)
    assert "Eve would play Orange" in said(private.post)
    assert (given.asked, given.until) == ("Ben", room.clock.at + DAY)
    assert await t.consent.answer(game, BEN, given.request, yes=True)
    await t.turns.drain(game)
    assert await player(room, game, "orange") == EVE.id
    assert told(room, "Eve plays Orange from now on") == 1
    assert not room.courier.find(question.at).buttons
    with refused("refused-request-closed"):
        await t.consent.answer(game, BEN, given.request, yes=True)
    assert await room.store.check() == []


async def test_the_question_names_the_machine_player_that_would_come(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", None, "greedy")
    await t.turns.drain(game)
    assert "a machine player (steady) would play Orange" in said(asks(room)[0].post)
    assert "everything that" not in said(asks(room)[0].post)
    await t.consent.answer(game, BEN, given.request, yes=True)
    assert (await t.game_lists.info(game)).seat("orange").policy == "steady"


async def test_no_is_told_once_to_the_table_and_nobody_is_asked_again_that_day(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    assert await t.consent.answer(game, BEN, given.request, yes=False)
    await t.turns.drain(game)
    assert told(room, "Ben declines. Orange keeps its player.") == 1
    assert room.courier.channel()[-1].post.ping == (ANN.id,)
    assert not asks(room)[0].buttons
    for wish in (EVE, None):
        with refused("refused-asked-lately"):
            await t.seating.replace(game, ANN, "orange", wish, "greedy")
    room.clock.at += DAY + 1
    assert (await t.seating.replace(game, ANN, "orange", EVE)).request


async def test_a_second_request_for_a_seat_waits_for_the_first(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, ANN, "orange", EVE)
    with refused("refused-asked-lately"):
        await t.seating.replace(game, MOD, "orange", None, "random")
    assert len(await room.store.open_requests(game)) == 1


async def test_whoever_asked_takes_it_back_and_strangers_decide_nothing(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    for stranger in (EVE, ANN):
        for yes in (True, False):
            with refused("refused-not-asked-consent"):
                await t.consent.answer(game, stranger, given.request, yes=yes)
    with refused("refused-not-asked-consent"):
        await t.consent.answer(game, MOD, given.request, yes=True)
    with refused("refused-request-closed"):
        await t.consent.answer(game, BEN, given.request + 1, yes=True)
    assert await t.consent.answer(game, MOD, given.request, yes=False)
    await t.turns.drain(game)
    assert told(room, "Mod takes the request back") == 1
    assert await player(room, game, "orange") == BEN.id


async def test_it_can_be_answered_without_its_number(room: Room) -> None:
    t, game = room.services, await room.started()
    with refused("refused-no-request"):
        await t.consent.answer_open(game, BEN, yes=True)
    await t.seating.replace(game, ANN, "orange", EVE)
    with refused("refused-not-asked-consent"):
        await t.consent.answer_open(game, EVE, yes=True)
    with refused("refused-no-request"):
        await t.consent.answer_open(game, BEN, yes=True, seat="blue")
    assert await t.consent.answer_open(game, BEN, yes=True, seat="orange")
    assert await player(room, game, "orange") == EVE.id


# -- at once ---------------------------------------------------------------------------------------------


async def test_ones_own_seat_and_a_machines_change_hands_at_once(room: Room) -> None:
    t, game = room.services, await room.started()
    assert not (await t.seating.replace(game, BEN, "orange", None, "random")).request
    assert not (await t.seating.replace(game, ANN, "orange", EVE)).request
    assert await player(room, game, "orange") == EVE.id
    await t.turns.drain(game)
    assert not asks(room)


async def test_a_seat_that_nobody_holds_is_given_at_once(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.privacy.forget(BEN)
    assert not (await t.seating.replace(game, ANN, "orange", EVE)).request
    assert await player(room, game, "orange") == EVE.id


async def test_whoever_has_left_the_server_is_not_asked_and_is_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, game = room.services, await room.started()

    async def left(user: int, game: object) -> bool:
        return user == BEN.id

    monkeypatch.setattr(t.rights, "has_left", left)
    assert not (await t.seating.replace(game, ANN, "orange", EVE)).request
    await t.turns.drain(game)
    assert "You do not play Orange any more" in said(room.courier.dms(BEN.id)[-1].post)


async def test_whoever_has_let_their_time_run_out_is_not_asked(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    seat = (await t.player_views.look(game, who)).seat
    await room.store.writer.run(lambda db: db.execute("UPDATE game SET patience = 3600"))
    room.clock.at += 3000
    assert (await t.seating.replace(game, MOD, seat, EVE)).request
    room.clock.at += 700
    other = "blue" if seat == "orange" else "orange"
    assert (await t.seating.replace(game, MOD, other, DAN)).request  # nothing is asked of that one
    assert not (await t.seating.replace(game, MOD, seat, EVE)).request
    assert await player(room, game, seat) == EVE.id
    assert [x.seat for x in await room.store.open_requests(game)] == [other]  # what was asked before is moot


# -- no answer -------------------------------------------------------------------------------------------


async def test_without_an_answer_for_a_day_the_rest_of_the_table_decides(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    await t.turns.drain(game)
    await later(room, DAY - 1)
    assert await player(room, game, "orange") == BEN.id
    assert len(asks(room)) == 1
    await later(room, 2)
    first, second = asks(room)
    assert not first.buttons
    assert second.post.ping == (ANN.id,)
    assert "Ben was asked to give up Orange and has not answered for a day" in said(second.post)
    assert "If all of you agree, Eve plays Orange" in said(second.post)
    assert any("consent" in verbs(x.post) for x in room.courier.dms(ANN.id))
    await later(room, 60)
    assert len(asks(room)) == 2  # once
    assert await t.consent.answer(game, ANN, given.request, yes=True)
    await t.turns.drain(game)
    assert await player(room, game, "orange") == EVE.id
    assert "You do not play Orange any more" in said(room.courier.dms(BEN.id)[-1].post)
    assert await room.store.check() == []


async def test_the_players_own_word_counts_even_then(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    await t.turns.drain(game)
    await later(room)
    assert await t.consent.answer(game, BEN, given.request, yes=False)
    with refused("refused-request-closed"):
        await t.consent.answer(game, ANN, given.request, yes=True)
    assert await player(room, game, "orange") == BEN.id


async def test_where_nobody_else_is_left_to_ask_the_day_is_enough(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    await later(room)
    assert await player(room, game, "orange") == EVE.id
    assert told(room, "Eve plays Orange from now on") == 1
    assert "You do not play Orange any more" in said(room.courier.dms(BEN.id)[-1].post)


async def test_a_table_that_does_not_answer_either_leaves_things_as_they_are(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, MOD, "orange", EVE)
    await t.turns.drain(game)
    await later(room)
    await later(room)
    await later(room)
    assert await player(room, game, "orange") == BEN.id
    assert told(room, "Not everybody agreed within a day. Orange keeps its player.") == 1
    assert await room.store.open_requests(game) == []


@pytest.mark.parametrize("all_agree", [False, True])
async def test_all_the_others_must_agree(yard, all_agree: bool) -> None:
    y = yard(team())
    t, game = y.services, await y.begin(("p1", ANN), ("p2", BEN), ("p3", EVE))
    given = await t.seating.replace(game, MOD, "p2", DAN)
    await t.turns.drain(game)
    y.clock.at += DAY + 1
    await t.sweeper.sweep()
    assert not await t.consent.answer(game, ANN, given.request, yes=True)
    assert (await t.game_lists.info(game)).seat("p2").user == BEN.id
    assert (await y.store.request(given.request)).open
    if all_agree:
        assert await t.consent.answer(game, EVE, given.request, yes=True)
    y.clock.at += DAY + 1
    await t.sweeper.sweep()
    assert (await t.game_lists.info(game)).seat("p2").user == (DAN if all_agree else BEN).id


async def test_the_day_begins_when_the_question_could_be_posted(room: Room) -> None:
    t, game = room.services, await room.started()
    room.courier.troubles = lambda what, where: Trouble.LATER
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    await later(room)
    assert (await room.store.request(given.request)).open
    room.courier.troubles = lambda what, where: None
    await later(room, 901)
    assert len(asks(room)) == 1
    await later(room, DAY - 60)
    assert await player(room, game, "orange") == BEN.id
    await later(room, 120)
    assert await player(room, game, "orange") == EVE.id


async def test_it_survives_a_restart_and_moves_but_not_the_end_of_the_game(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    rng = Random(3)
    for _ in range(4):
        await room.step(game, rng)
    (question,) = asks(room)
    assert question.buttons  # a later post of the table leaves them on
    room.services = t = await room.make()
    assert await t.consent.answer(game, BEN, given.request, yes=True)
    again = await t.seating.replace(game, ANN, "orange", None, "random")
    await t.turns.drain(game)
    await t.answering.resign(game, ANN)
    await t.turns.drain(game)
    assert await room.store.open_requests(game) == []
    assert not any(x.buttons for x in asks(room))
    with pytest.raises(Refused):
        await t.consent.answer(game, EVE, again.request, yes=True)


async def test_a_game_that_is_called_off_asks_no_more(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, ANN, "orange", EVE)
    await t.turns.drain(game)
    await t.hosting.abandon(game, ANN)
    await t.turns.drain(game)
    assert await room.store.open_requests(game) == []
    assert not asks(room)[0].buttons
    await later(room)
    assert await player(room, game, "orange") == BEN.id


async def test_an_undo_and_a_seat_are_asked_for_side_by_side(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    rng = Random(1)
    undone = 0
    for _ in range(20):
        who = await room.turn(game)
        await room.step(game, rng)
        if (await t.player_views.look(game, who)).undo == "consent":
            undone = (await t.answering.undo(game, who)).request
            break
    assert undone
    assert {x.what for x in await room.store.open_requests(game)} == {"undo", "replace"}
    await room.step(game, rng)
    assert [x.id for x in await room.store.open_requests(game)] == [given.request]


async def test_whoever_gave_their_seat_up_agrees_to_no_undo_any_more(room: Room) -> None:
    t, game = room.services, await room.started()
    rng, asked = Random(1), 0
    while not asked:
        who = await room.turn(game)
        assert who is not None
        await room.step(game, rng)
        if (await t.player_views.look(game, who)).undo == "consent":
            asked = (await t.answering.undo(game, who)).request
    other = BEN if who == ANN else ANN
    seat = (await t.player_views.look(game, other)).seat
    assert seat is not None
    await t.seating.replace(game, other, seat, EVE)
    with refused("refused-request-closed"):
        await t.consent.answer(game, other, asked, yes=True)


async def test_what_cannot_be_done_any_more_is_said_so(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    asked = await t.seating.replace(game, MOD, "blue", EVE)
    assert await t.consent.answer(game, ANN, asked.request, yes=True)
    assert await t.consent.answer(game, BEN, given.request, yes=True)
    await t.turns.drain(game)
    assert await player(room, game, "orange") == BEN.id
    assert told(room, "Orange can no longer be given away as asked") == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_process_that_dies_while_asking_asks_once(room: Room, when: str) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, ANN, "orange", EVE)
    room.courier.crash = (room.courier.calls + 1, when)
    with pytest.raises(Crash):
        await t.turns.drain(game)
    room.services = t = await room.make()
    room.clock.at += 120
    await t.sweeper.sweep()
    assert len(asks(room)) == 1
    assert sum("consent" in verbs(x.post) for x in room.courier.dms(BEN.id)) == 1
    assert await t.consent.answer(game, BEN, given.request, yes=True)


async def test_a_person_who_is_forgotten_takes_requests_about_them_along(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, ANN, "orange", EVE)
    await t.privacy.forget(EVE)
    assert await room.store.open_requests(game) == []
    rows = await room.store.writer.run(
        lambda db: db.execute("SELECT taker, taker_name FROM request").fetchall()
    )
    assert [tuple(x) for x in rows] == [(0, "")]


# -- nobody holds both sides -----------------------------------------------------------------------------


async def test_who_has_played_a_side_is_not_given_the_other(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.seating.replace(game, ANN, "blue", EVE)  # she gives her own seat away, and knows what it knew
    await t.seating.replace(game, BEN, "orange", None, "random")
    with refused("refused-knows") as why:
        await t.seating.replace(game, ANN, "orange", ANN)
    assert "You have played Blue in this game and know its secrets" in t.wording.refusal(why.value, "en")
    with refused("refused-knows-other"):
        await t.seating.replace(game, MOD, "orange", ANN)
    assert not (await t.seating.replace(game, MOD, "orange", BEN)).request  # back to their own side
    assert await player(room, game, "orange") == BEN.id


async def test_all_who_had_a_seat_between_two_moves_are_remembered(room: Room) -> None:
    t, game = room.services, await room.started()
    for by, to in ((ANN, EVE), (EVE, DAN), (DAN, None)):
        await t.seating.replace(game, by, "blue", to, "" if to else "random")
    await t.seating.replace(game, BEN, "orange", None, "random")
    for who in (ANN, EVE, DAN):
        with refused("refused-knows-other"):
            await t.seating.replace(game, MOD, "orange", who)


async def test_it_is_seen_again_when_all_have_agreed(room: Room) -> None:
    t, game = room.services, await room.started()
    given = await t.seating.replace(game, MOD, "orange", EVE)
    asked = await t.seating.replace(game, MOD, "blue", EVE)
    await t.consent.answer(game, ANN, asked.request, yes=True)
    await t.seating.replace(game, EVE, "blue", None, "random")  # she has no seat now, but has seen
    await t.consent.answer(game, BEN, given.request, yes=True)
    assert await player(room, game, "orange") == BEN.id


class Yard:
    """Toys of our own, for what no title shows alone."""

    def __init__(self, store: Store, seats: Seats) -> None:
        self.store, self.courier, self.clock = store, FakeCourier(), FakeClock()
        titles = {x.id: Title(x, PlainLook(), seats=seats) for x in (DUEL, PATROL)}
        self.services = build_services(
            store, self.courier, catalogue=Catalogue(titles), now=self.clock, rng=Random(5)
        )
        no_picture(self.services)

    async def lobby(self, title: str = "patrol", place: Place = HERE) -> str:
        return await self.services.lobby.open_game(place, ANN, title)

    async def begin(self, *seats: tuple[Seat, Person], title: str = "patrol") -> str:
        game = await self.lobby(title)
        for seat, who in seats:
            await self.services.lobby.join(game, who, seat)
        await self.services.lobby.start(game, ANN)
        await self.services.turns.drain(game)
        return game


def team(*neutral: Seat) -> Seats:
    """Three play together; the fourth leads what stands against them."""
    return Seats(
        several=True, spare=True, hands=True, joins="return",
        gone=lambda s: [x for x in SEATS if x not in s.at],
        sides=lambda seat: "gm" if seat == "p4" else "team", neutral=frozenset(neutral),
    )  # fmt: skip


@pytest_asyncio.fixture
async def yard():
    store = await Store.open()

    def make(seats: Seats) -> Yard:
        return Yard(store, seats)

    yield make
    await store.close()


async def test_one_person_takes_several_seats_of_one_side_only(yard) -> None:
    y = yard(team())
    game = await y.lobby()
    await y.services.lobby.join(game, ANN, "p1")
    await y.services.lobby.join(game, ANN, "p3")
    with refused("refused-knows") as why:
        await y.services.lobby.join(game, ANN, "p4")
    assert why.value.facts["other"] == "p4"
    await y.services.lobby.join(game, BEN, "p2")
    with refused("refused-knows"):
        await y.services.lobby.join(game, ANN)  # the last free seat is the other side's
    await y.services.lobby.leave(game, ANN)
    await y.services.lobby.join(game, ANN, "p4")  # nothing has been seen before the start


async def test_any_free_seat_means_one_that_they_may_have(yard) -> None:
    seats = Seats(several=True, hands=True, sides=lambda seat: "odd" if seat in ("p1", "p3") else "even")
    y = yard(seats)
    game = await y.lobby()
    assert [await y.services.lobby.join(game, ANN), await y.services.lobby.join(game, ANN)] == ["p1", "p3"]


async def test_what_a_gm_knows_bars_only_where_the_title_says_so(yard) -> None:
    for seats, free in ((team(), False), (team("p4"), True)):
        y = yard(seats)
        game = await y.lobby(place=Place(GUILD, 50 + free))
        for seat, who in (("p1", ANN), ("p2", BEN), ("p4", EVE)):
            await y.services.lobby.join(game, who, seat)
        await y.services.lobby.start(game, ANN)
        await y.services.seating.replace(game, EVE, "p4", None, "random")
        if free:
            assert not (await y.services.seating.replace(game, ANN, "p3", EVE)).request
        else:
            with refused("refused-knows-other"):
                await y.services.seating.replace(game, ANN, "p3", EVE)


async def test_an_undo_gives_no_seat_back_to_whoever_has_seen_the_other_side(yard) -> None:
    y = yard(team())
    t, game = y.services, await y.begin(("p1", ANN), ("p2", BEN), ("p4", EVE))
    await t.answering.answer(game, ANN, text="go 1")
    await t.answering.resign(game, EVE, "p4")
    sql = "UPDATE seat SET \"user\" = 9, name = 'Eve' WHERE seat = 'p3'"  # an earlier version let her
    await y.store.writer.run(lambda db: db.execute(sql) and None)
    assert (await t.game_lists.info(game)).seat("p4").user == 0
    asked = await t.answering.undo(game, ANN)
    for who in (BEN, EVE):
        if asked.request:
            await t.consent.answer(game, who, asked.request, yes=True)
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    assert info.seat("p4").user == 0
    assert any("they do not get" in x for x in y.courier.texts())


async def test_a_game_without_secrets_bars_nobody(yard) -> None:
    y = yard(Seats(several=True, spare=True))
    game = await y.begin(*((x, ANN) for x in SEATS[:2]), (SEATS[2], BEN))
    assert (await y.services.game_lists.info(game)).seats_of(ANN.id) == SEATS[:2]
    await y.services.seating.replace(game, ANN, SEATS[0], None, "random")
    await y.services.seating.replace(game, BEN, SEATS[2], ANN)
    assert (await y.services.game_lists.info(game)).seats_of(ANN.id) == SEATS[1:3]


async def test_a_record_brought_in_seats_nobody(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.answering.resign(game, ANN)
    copy = await t.records.import_record(Place(GUILD, 77), BEN, (await t.log.export(game, ANN)).text)
    info = await t.game_lists.info(copy)
    assert not any(x.user for x in info.seats)
    with pytest.raises(Refused):
        await t.seating.replace(copy, BEN, "blue", EVE)


# -- in one transaction ----------------------------------------------------------------------------------


async def test_what_was_left_standing_goes_with_its_owner_in_one_step(room: Room, monkeypatch) -> None:
    t, game = room.services, await room.started()
    await room.store.set_standing(Standing(game=game, seat="orange", kind="move", policy="p", since=1))
    plain, calls = room.store.writer.write, []

    async def counted(*given: object, **named: object) -> object:
        calls.append(given)
        return await plain(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(room.store.writer, "write", counted)
    await t.seating.replace(game, BEN, "orange", EVE)
    assert len(calls) == 1
    assert (await room.store.load(game)).standing == []
    assert [(x.seat, x.user) for x in await room.store.witnesses(game)] == [("orange", BEN.id)]
