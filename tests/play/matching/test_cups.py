"""Cups: entered, started when full, paired round by round, and ended, whoever leaves."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.community.cups import AGAIN, EVERY, table_of
from bot.community.pairings import Form
from bot.play import services
from bot.play.lobby import cups, hosting, moderation
from bot.play.lobby.lobby import Lobby
from bot.play.model.ports import Access, CourierError, MessageRef, Place, Trouble
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Cup, CupStatus, Entrant
from bot.store.repositories.cups import CupState
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, MOD, Room, said, verbs

PEOPLE = [Person(100 + n, f"P{n}") for n in range(16)]


async def opened(room: Room, form: Form = Form.KNOCKOUT, size: int = 4, *, both: bool = False) -> str:
    wanted = cups.NewCup("starwars", form, size, "daily", both)
    return await cups.open_cup(room.services.context, HERE, ANN, wanted, None)


async def full(room: Room, form: Form = Form.KNOCKOUT, size: int = 4, *, both: bool = False) -> str:
    cup = await opened(room, form, size, both=both)
    for x in PEOPLE[:size]:
        await cups.enter_cup(room.services.context, cup, GUILD, x)
    await later(room)
    return cup


async def later(room: Room) -> None:
    room.clock.at += EVERY
    await room.services.sweeper.sweep()


async def state_of(room: Room, cup: str) -> CupState:
    state = await room.store.cup(cup)
    assert state is not None
    return state


async def played_on(room: Room, cup: str, rng: Random) -> None:
    """Let somebody resign every game of the cup that is under way."""
    state = await state_of(room, cup)
    for game, row in state.games.items():
        if row.status == Status.PLAYING:
            loser = rng.choice(state.seats[game])
            person = next(x for x in PEOPLE if x.id == loser.user)
            await room.services.answering.resign(game, person)
    await later(room)


async def test_a_cup_starts_when_it_is_full_and_opens_its_games(room: Room) -> None:
    cup = await opened(room)
    for x in PEOPLE[:3]:
        await cups.enter_cup(room.services.context, cup, GUILD, x)
    await later(room)
    assert (await state_of(room, cup)).cup.status == CupStatus.OPEN
    (card,) = [x for x in room.courier.channel() if "a cup" in said(x.now)]
    assert "3 of 4: P0, P1 and P2" in said(card.now)
    assert verbs(card.now) == ["enter", "leave"]
    await cups.enter_cup(room.services.context, cup, GUILD, PEOPLE[3])
    await later(room)
    state = await state_of(room, cup)
    assert state.cup.status == CupStatus.RUNNING
    assert [x.status for x in state.games.values()] == [Status.PLAYING] * 2
    assert all(x.clock and x.rated for x in state.games.values())
    assert "Round 1 of 2" in said(room.courier.find(card.at).now)
    await later(room)  # nothing is opened twice
    assert (await state_of(room, cup)).pairings == state.pairings


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("both", [False, True])
async def test_a_cup_is_played_to_its_end(room: Room, form: Form, both: bool) -> None:
    cup, rng = await full(room, form, both=both), Random(1)
    for _ in range(3):
        await played_on(room, cup, rng)
    state = await state_of(room, cup)
    assert state.cup.status == CupStatus.OVER
    assert all(x.decided for x in state.pairings)
    if both:
        assert all(x.first and x.second for x in state.pairings)
        sides = [state.seats[x.first][0].user == state.seats[x.second][1].user for x in state.pairings]
        assert all(sides)
    last = said(room.courier.channel()[-1].now)
    assert f"**{table_of(state)[0][0].name}** has won the cup" in last
    assert "Its best game: https://discord.com" in last


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("seed", range(2))
async def test_a_cup_goes_on_whoever_leaves(room: Room, form: Form, seed: int) -> None:
    cup, rng = await full(room, form, 8), Random(seed)
    for _ in range(8):
        state = await state_of(room, cup)
        if state.cup.status != CupStatus.RUNNING:
            break
        here = [x for x in state.entrants if not x.gone]
        if len(here) > 2:
            gone = rng.choice(here)
            await cups.leave_cup(room.services.context, cup, GUILD, Person(gone.user, gone.name))
        await later(room)
        await played_on(room, cup, rng)
    state = await state_of(room, cup)
    assert state.cup.status == CupStatus.OVER
    assert not table_of(state)[0][0].gone


async def test_a_game_that_its_clock_ends_counts_for_the_other(room: Room) -> None:
    """No-shows give way: whose time runs out has lost, and the cup goes on."""
    cup = await full(room)
    for _ in range(12):
        room.clock.at += 86_400
        await room.store.writer.run(lambda db: db.execute("UPDATE pulse SET at = ?", (int(room.clock.at),)))
        await later(room)
    assert (await state_of(room, cup)).cup.status == CupStatus.OVER


async def test_two_processes_open_no_game_twice(room: Room) -> None:
    cup, other = await opened(room), await room.make()
    for x in PEOPLE[:4]:
        await cups.enter_cup(room.services.context, cup, GUILD, x)
    room.clock.at += EVERY
    await asyncio.gather(room.services.sweeper.sweep(), other.sweeper.sweep())
    await other.sweeper.sweep()
    assert len(await room.services.game_lists.games(GUILD)) == 2
    assert len([x for x in room.courier.channel() if "a cup" in said(x.now)]) == 1


def dies_once_at_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the first start of a game fail."""
    start, fails = Lobby.start, [True]

    async def dies(self: Lobby, *given: object, **more: object) -> object:
        if fails and fails.pop():
            raise CourierError(Trouble.LATER)
        return await start(self, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Lobby, "start", dies)


async def test_a_process_that_dies_while_it_opens_a_game_leaves_it_to_be_started(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is there, and nobody has started it."""
    dies_once_at_a_start(monkeypatch)
    cup = await full(room)
    assert sorted(x.status for x in (await state_of(room, cup)).games.values()) == ["lobby", "playing"]
    await later(room)
    assert [x.status for x in (await state_of(room, cup)).games.values()] == ["playing"] * 2
    assert len(await room.services.game_lists.games(GUILD)) == 2


async def test_the_card_changes_with_every_pairing_that_is_decided(room: Room) -> None:
    cup = await full(room)
    first = (await state_of(room, cup)).cup.says
    game = (await state_of(room, cup)).pairings[0].first
    await room.services.answering.resign(game, PEOPLE[0])
    await later(room)
    assert (await state_of(room, cup)).cup.says != first


async def test_who_may_enter_leave_and_call_off(room: Room) -> None:
    context, cup = room.services.context, await opened(room)
    await cups.enter_cup(context, cup, GUILD, BEN)
    with pytest.raises(Refused, match="refused-cup-entered"):
        await cups.enter_cup(context, cup, GUILD, BEN)
    await moderation.block(context, EVE, BEN.id)
    with pytest.raises(Refused, match="refused-unavailable"):
        await cups.enter_cup(context, cup, GUILD, EVE)
    await cups.leave_cup(context, cup, GUILD, BEN)
    with pytest.raises(Refused, match="refused-cup-not-entered"):
        await cups.leave_cup(context, cup, GUILD, BEN)
    with pytest.raises(Refused, match="refused-no-cup"):
        await cups.enter_cup(context, cup, GUILD + 1, BEN)
    with pytest.raises(Refused, match="host"):
        await cups.close_cup(context, cup, GUILD, BEN)
    await cups.close_cup(context, cup, GUILD, MOD)
    with pytest.raises(Refused, match="refused-cup-ended"):
        await cups.close_cup(context, cup, GUILD, ANN)
    with pytest.raises(Refused, match="refused-cup-full"):
        await cups.enter_cup(context, cup, GUILD, EVE)


async def test_a_full_cup_takes_nobody(room: Room) -> None:
    cup = await full(room)
    with pytest.raises(Refused, match="refused-cup-full"):
        await cups.enter_cup(room.services.context, cup, GUILD, PEOPLE[9])


async def test_somebody_forgotten_has_left_the_cup(room: Room) -> None:
    cup = await full(room)
    await room.services.privacy.forget(PEOPLE[0])
    entrants = (await state_of(room, cup)).entrants
    assert [(x.user, x.name, x.gone) for x in entrants if x.gone] == [(0, "", True)]
    await later(room)
    decided = [x for x in (await state_of(room, cup)).pairings if x.decided]
    assert len(decided) == 1


async def test_a_game_left_lying_in_its_lobby_is_started_whoever_left_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies_once_at_a_start(monkeypatch)
    cup = await full(room)
    state = await state_of(room, cup)
    (left,) = [x for x in state.games.values() if x.status == Status.LOBBY]
    who = next(x for x in PEOPLE if x.id == state.seats[left.id][1].user)
    await room.services.lobby.leave(left.id, who)
    room.clock.at += 7200
    await later(room)
    state = await state_of(room, cup)
    assert [x.status for x in state.games.values()] == [Status.PLAYING] * 2
    assert state.seats[left.id][1].user == who.id


async def test_no_game_is_opened_for_somebody_forgotten_meanwhile(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the first game is opened, somebody of the second deletes their data."""
    begin, gone = cups.CupTables.begin, list[int]()

    async def slow(self: cups.CupTables, cup: Cup, game: str, people: list[Entrant]) -> None:
        await begin(self, cup, game, people)
        if not gone:
            gone.append(next(x.id for x in PEOPLE[:4] if x.id not in {y.user for y in people}))
            await room.services.privacy.forget(Person(gone[0], ""))

    monkeypatch.setattr(cups.CupTables, "begin", slow)
    await full(room)
    assert len(await room.services.game_lists.games(GUILD)) == 1


async def test_whoever_gives_a_seat_away_has_lost_that_game(room: Room) -> None:
    cup = await full(room)
    state = await state_of(room, cup)
    pairing = state.pairings[0]
    seat = state.seats[pairing.first][0]
    who = next(x for x in PEOPLE if x.id == seat.user)
    there = Access(GUILD, state.games[pairing.first].channel, sees=True, moderates=True)
    mod = Person(MOD.id, MOD.name, access=there)
    asked = await room.services.seating.replace(pairing.first, mod, seat.seat, None, "greedy")
    await room.services.consent.answer(pairing.first, who, asked.request, yes=True)
    await later(room)
    pairing = (await state_of(room, cup)).pairings[0]
    assert (pairing.decided, pairing.points_one, pairing.points_two) == (True, 0, 1)


async def test_nobody_leaves_a_cup_that_is_over(room: Room) -> None:
    cup, rng = await full(room), Random(1)
    for _ in range(2):
        await played_on(room, cup, rng)
    winner = table_of(await state_of(room, cup))[0][0]
    with pytest.raises(Refused, match="refused-cup-ended"):
        await cups.leave_cup(room.services.context, cup, GUILD, Person(winner.user, winner.name))
    assert table_of(await state_of(room, cup))[0][0] == winner


async def test_the_end_is_announced_once_the_channel_lets_it(room: Room) -> None:
    cup, rng = await full(room), Random(1)
    await played_on(room, cup, rng)

    def shut(what: str, where: Place | MessageRef) -> Trouble | None:
        return Trouble.FORBIDDEN if (what, where) == ("post", HERE) else None

    room.courier.troubles = shut
    await played_on(room, cup, rng)
    assert (await state_of(room, cup)).cup.status == CupStatus.OVER
    assert "has won the cup" not in said(room.courier.channel()[-1].now)
    room.courier.troubles = lambda what, where: None
    room.clock.at += AGAIN
    await later(room)
    assert "has won the cup" in said(room.courier.channel()[-1].now)
    assert (await state_of(room, cup)).cup.due == 0


async def test_a_card_that_was_deleted_comes_again(room: Room) -> None:
    cup = await opened(room)
    await later(room)
    (card,) = room.courier.channel()
    room.courier.sent.remove(card)
    await cups.enter_cup(room.services.context, cup, GUILD, PEOPLE[0])
    await later(room)
    (card,) = room.courier.channel()
    assert "1 of 4: P0" in said(card.now)


async def test_a_cup_opened_in_a_thread_has_its_games_beside_that(room: Room) -> None:
    wanted = cups.NewCup("starwars", Form.SWISS, 4, "daily")
    cup = await cups.open_cup(room.services.context, Place(GUILD, 77), ANN, wanted, CHANNEL)
    assert (await state_of(room, cup)).cup.channel == CHANNEL


async def test_who_moderates_another_channel_calls_no_cup_off(room: Room) -> None:
    cup = await opened(room)
    sub = Person(50, "Sub", access=Access(GUILD, CHANNEL + 1, sees=True, moderates=True))
    with pytest.raises(Refused, match="host"):
        await cups.close_cup(room.services.context, cup, GUILD, sub)


async def test_a_thread_without_a_game_is_removed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(self: Lobby, *given: object) -> str:
        raise Refused("refused-busy")

    monkeypatch.setattr(Lobby, "open_at", busy)
    await full(room)
    assert room.courier.rooms == 0


async def test_a_cup_goes_on_where_ratings_cannot_be_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*given: object) -> None:
        raise ValueError

    monkeypatch.setattr(services, "count_ended", fails)
    cup = await full(room)
    assert len((await state_of(room, cup)).games) == 2


@pytest.fixture
def looks_often(monkeypatch: pytest.MonkeyPatch) -> int:
    """Have it looked at every fifth sweep whether a cup's channel is there; returns after how many it was."""
    monkeypatch.setattr("bot.community.cups.LOOKED", 5 * EVERY)
    return 6


@pytest.mark.parametrize("entered", [0, 4])
async def test_a_cup_whose_channel_is_gone_is_called_off(room: Room, looks_often: int, entered: int) -> None:
    """Also one that waits for people: Discord may have told of it while nobody listened."""
    cup = await full(room) if entered else await opened(room)
    await later(room)
    room.courier.troubles = lambda what, where: Trouble.GONE if where == HERE else None
    for _ in range(looks_often):
        await later(room)
    assert (await state_of(room, cup)).cup.status == CupStatus.CLOSED


async def test_a_cup_is_called_off_as_its_channel_is_deleted_and_others_go_on(room: Room) -> None:
    cup, other = await opened(room), await opened(room)
    await room.store.keep_cup(other, channel=CHANNEL + 1)
    await hosting.end_cups_in(room.services.context, CHANNEL)
    assert (await state_of(room, cup)).cup.status == CupStatus.CLOSED
    assert (await state_of(room, other)).cup.status == CupStatus.OPEN


async def test_a_channel_that_is_out_of_reach_for_a_while_ends_no_cup(room: Room, looks_often: int) -> None:
    cup = await full(room)
    room.courier.troubles = lambda what, where: Trouble.LATER if where == HERE else None
    for _ in range(looks_often):
        await later(room)
    assert (await state_of(room, cup)).cup.status == CupStatus.RUNNING
