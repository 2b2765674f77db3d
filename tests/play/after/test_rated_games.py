"""Rated games: who agrees to one, which of them count, and that each counts once."""

from __future__ import annotations

import json

import pytest
from sqlmodel import select

from bot.community.pairings import Sides
from bot.community.ratings import Ladder, count
from bot.community.results import Ended, counts, played_of
from bot.play.lobby import hosting
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import LAPSE, Entry, Former, Game, Rated, Rating, Result, SeatRow
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, MOD, Room, said


async def opened(room: Room, title: str = "starwars", **options: object) -> str:
    """Open a lobby of Ann's."""
    return await room.services.lobby.open_game(HERE, ANN, title, **options)  # type: ignore[arg-type]


async def rated(room: Room, *people: Person) -> str:
    """Begin a rated game of Ann and Ben, or of others."""
    lobby, game = room.services.lobby, await opened(room)
    await room.services.hosting.set_rated(game, ANN, rated=True)
    for person, seat in zip(people or (ANN, BEN), ("blue", "orange"), strict=True):
        await lobby.join(game, person, seat)
    await lobby.start(game, ANN)
    await room.services.turns.drain(game)
    return game


async def over(room: Room, loser: Person = ANN, *people: Person) -> str:
    """Play a rated game to its end, and let it be counted."""
    game = await rated(room, *people)
    await room.services.answering.resign(game, loser)
    await room.services.turns.drain(game)
    await room.services.sweeper.sweep()
    return game


async def ratings(room: Room, guild: int = GUILD) -> dict[int, Rating]:
    found = await room.store.ratings_of([ANN.id, BEN.id, EVE.id], guild)
    return {x.user: x for x in found if not x.role}


async def stands(room: Room, game: str) -> int:
    loaded = await room.store.load(game)
    assert loaded is not None
    return loaded.game.rated


async def test_a_rated_game_that_is_over_counts_once(room: Room) -> None:
    game = await over(room)
    first = await ratings(room)
    assert (first[BEN.id].won, first[ANN.id].won, first[ANN.id].games) == (1, 0, 1)
    assert first[BEN.id].mu > first[ANN.id].mu
    await room.services.sweeper.sweep()
    assert await ratings(room) == first
    assert await stands(room, game) == Rated.COUNTED
    assert await ratings(room, 0) == {}


async def test_a_game_counts_for_all_servers_once_both_people_wish_so(room: Room) -> None:
    await hosting.set_preferences(room.services.context, ANN.id, everywhere=True)
    await over(room)
    assert await ratings(room, 0) == {}
    await hosting.set_preferences(room.services.context, BEN.id, everywhere=True)
    await over(room)
    assert {x.games for x in (await ratings(room, 0)).values()} == {1}
    assert {x.games for x in (await ratings(room)).values()} == {2}


async def test_what_is_not_rated_or_not_over_does_not_count(room: Room) -> None:
    plain = await room.started()
    await room.services.answering.resign(plain, ANN)
    await room.services.turns.drain(plain)
    ended = await rated(room)
    await room.services.hosting.abandon(ended, MOD)
    under_way = await rated(room)
    await room.services.sweeper.sweep()
    assert await ratings(room) == {}
    assert [await stands(room, x) for x in (ended, under_way)] == [Rated.VOID, Rated.AGREED]


async def test_nobody_is_seated_at_a_table_that_becomes_rated_afterwards(room: Room) -> None:
    game, hosting_ = await opened(room), room.services.hosting
    await room.services.lobby.join(game, ANN)
    await hosting_.set_rated(game, ANN, rated=True)
    await hosting_.set_rated(game, ANN, rated=False)
    await room.services.lobby.join(game, BEN)
    with pytest.raises(Refused, match="refused-rated-seated"):
        await hosting_.set_rated(game, ANN, rated=True)
    assert await stands(room, game) == Rated.NO


async def test_a_rated_table_says_so_and_takes_no_machine_player(room: Room) -> None:
    game = await opened(room)
    await room.services.hosting.set_rated(game, ANN, rated=True)
    await room.services.turns.drain(game)
    assert "Rated: whoever sits down agrees" in said(room.courier.channel()[-1].now)
    with pytest.raises(Refused, match="refused-rated-machine"):
        await room.services.lobby.add_machine(game, ANN)
    with pytest.raises(Refused, match="host"):
        await room.services.hosting.set_rated(game, BEN, rated=False)


async def test_a_team_s_game_is_not_rated(room: Room) -> None:
    game = await opened(room, "skirmish")
    with pytest.raises(Refused, match="refused-rated-title"):
        await room.services.hosting.set_rated(game, ANN, rated=True)


async def test_a_server_may_have_its_tables_rated_where_the_title_is(room: Room) -> None:
    await hosting.set_guild_settings(room.services.context, GUILD, MOD, rated=True)
    for title, expected in (("starwars", Rated.AGREED), ("skirmish", Rated.NO)):
        place = Place(GUILD, 950 + expected)
        game = await room.services.lobby.open_game(place, ANN, title)
        assert await stands(room, game) == expected


async def test_a_host_who_plays_cannot_end_a_rated_game_to_save_a_rating(room: Room) -> None:
    game = await rated(room)
    assert not await room.services.hosting.abandon(game, ANN)  # Ben is asked
    assert (await room.services.game_lists.info(game)).status is Status.PLAYING
    assert await room.services.hosting.abandon(game, MOD)


async def test_nor_by_agreeing_to_their_own_request(room: Room) -> None:
    game, consent = await rated(room), room.services.consent
    await room.services.hosting.abandon(game, ANN)
    (asked,) = await room.store.open_requests(game)
    assert asked.id is not None
    with pytest.raises(Refused, match="refused-not-asked-consent"):
        await consent.answer(game, ANN, asked.id, yes=True)
    assert await consent.answer(game, BEN, asked.id, yes=True)
    assert (await room.services.game_lists.info(game)).status is Status.ABANDONED


async def test_nor_while_a_machine_player_stands_in_for_the_other(room: Room) -> None:
    game = await rated(room)
    await room.services.substitutes.go(game, BEN)
    assert not await room.services.hosting.abandon(game, ANN)
    assert (await room.services.game_lists.info(game)).status is Status.PLAYING


async def test_a_rematch_with_a_machine_player_is_not_rated(room: Room) -> None:
    game = await rated(room)
    await given_away(room, game, None)
    await room.services.answering.resign(game, ANN)
    again = await room.services.matchmaking.rematch(game, ANN, HERE, None, swap=False)
    assert await stands(room, again) == Rated.NO


async def test_a_rematch_of_a_rated_game_is_rated(room: Room) -> None:
    game = await over(room)
    again = await room.services.matchmaking.rematch(game, BEN, HERE, None, swap=True)
    assert await stands(room, again) == Rated.AGREED


async def test_ratings_are_what_the_results_say_also_after_somebody_is_forgotten(room: Room) -> None:
    """Ann lost to Ben, who beat Eve: without Ann, Ben has beaten somebody new."""
    await over(room, ANN)
    await over(room, EVE, BEN, EVE)
    before = await ratings(room)
    await room.services.privacy.forget(ANN)
    await room.services.sweeper.sweep()
    after = await ratings(room)
    assert set(before) - set(after) == {ANN.id}

    every = select(Result).order_by(Result.id)  # type: ignore[arg-type]
    results = await room.store.reader.read(lambda db: list(db.exec(every)))
    assert [x.user for x in results] == [0, BEN.id, BEN.id, EVE.id]
    left = await room.store.uncounted("starwars")
    assert left.new == frozenset()
    tally = count(played_of(type(left)("starwars", results, [], True, 0, frozenset())), {})
    for user in (BEN.id, EVE.id):
        want = tally.ratings[Ladder(GUILD, ""), user]
        assert (after[user].mu, after[user].sigma, after[user].games) == want[:3]


async def test_ratings_go_on_once_whoever_played_last_is_forgotten(room: Room) -> None:
    await over(room)
    await room.services.privacy.forget(BEN)
    await over(room, ANN, ANN, EVE)
    assert {x: y.games for x, y in (await ratings(room)).items()} == {ANN.id: 2, EVE.id: 1}


def ended(*users: int, last: Entry | None = None, away: dict[str, str] | None = None, **more: bool) -> Ended:
    seats = [SeatRow(game="g", seat=x, user=u) for x, u in zip(("blue", "orange"), users, strict=True)]
    facts = {"changed_hands": False, "everywhere": False} | more
    return Ended(Game(id="g", title="starwars", outcome="{}"), seats, last=last, away=away or {}, **facts)


def test_which_games_count() -> None:
    assert counts(ended(1, 2))
    assert not counts(ended(1, 2, changed_hands=True))
    assert not counts(ended(1, 0))  # somebody has deleted their data, or a machine player sits there
    assert not counts(ended(1, 1))
    without = ended(1, 2)
    without.game.outcome = ""
    assert not counts(without)


@pytest.mark.parametrize(
    ("by", "seat", "counted"),
    [(LAPSE, "blue", False), (LAPSE, "orange", True), ("", "blue", True)],
)
def test_nobody_loses_points_by_a_clock_that_ran_out_in_their_vacation(by: str, seat: str, counted) -> None:
    """Blue is away from 100 to 200; who resigns on vacation themselves has resigned."""
    last = Entry(game="g", n=5, how="act", kind="resign", by=by, seat=seat, at=150)
    away = {"blue": json.dumps([[100, 200]])}
    assert counts(ended(1, 2, last=last, away=away)) is counted
    last.at = 200
    assert counts(ended(1, 2, last=last, away=away))


async def given_away(room: Room, game: str, to: Person | None) -> None:
    """Have a moderator give Ben's seat away, who agrees."""
    asked = await room.services.seating.replace(game, MOD, "orange", to, "greedy")
    await room.services.consent.answer(game, BEN, asked.request, yes=True)


async def test_nobody_gives_a_seat_away_to_save_a_rating(room: Room) -> None:
    game = await rated(room)
    with pytest.raises(Refused, match="refused-rated-seat"):
        await room.services.seating.replace(game, BEN, "orange", None, "greedy")
    with pytest.raises(Refused, match="refused-rated-seat"):
        await room.services.substitutes.offer(game, BEN, "orange")
    await room.services.substitutes.go(game, BEN)  # a machine player may stand in: the seat stays theirs


async def test_a_game_in_which_a_seat_changed_hands_is_void(room: Room) -> None:
    game = await rated(room)
    await given_away(room, game, EVE)
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    await room.services.sweeper.sweep()
    assert await room.store.reader.read(lambda db: len(db.exec(select(Former)).all())) == 1
    assert (await stands(room, game), await ratings(room)) == (Rated.VOID, {})


async def test_whoever_sits_down_is_told_that_sides_are_dealt_out_later(room: Room) -> None:
    game = await opened(room)
    await room.services.hosting.set_sides(game, ANN, Sides.LOT)
    await room.services.lobby.join(game, ANN, "blue")
    await room.services.turns.drain(game)
    (hello,) = room.courier.dms(ANN.id)
    assert words("en")("lobby-sides-lot") in said(hello.now)


@pytest.mark.parametrize("sides", [Sides.LOT, Sides.EVEN])
async def test_sides_are_dealt_out_at_the_start_and_told(room: Room, sides: Sides) -> None:
    found = set()
    for _ in range(8):
        room.clock.at += 3600  # one person may open so many an hour
        lobby, game = room.services.lobby, await opened(room)
        await room.services.hosting.set_sides(game, ANN, sides)
        await lobby.join(game, ANN, "blue", "apple")
        await lobby.join(game, BEN, "orange")
        await lobby.start(game, ANN)
        await room.services.turns.drain(game)
        info = await room.services.game_lists.info(game)
        assert (info.status, info.sides) == (Status.PLAYING, Sides.CHOSEN)
        assert {x.user for x in info.seats} == {ANN.id, BEN.id}
        seat = info.seat_of(ANN.id)
        assert seat is not None
        assert (seat.name, seat.word) == ("Ann", True)
        found.add(seat.seat)
        await room.services.hosting.abandon(game, MOD)
    assert found == {"blue", "orange"}
    assert [x for x in room.courier.texts() if f"note-sides-{sides}" in x] == []
    wanted = {Sides.LOT: "The lot has decided", Sides.EVEN: "most even by the ratings"}[sides]
    assert sum(wanted in x for x in room.courier.texts()) == 8


async def test_sides_are_dealt_out_only_where_people_play_against_each_other(room: Room, monkeypatch) -> None:
    game = await opened(room)
    monkeypatch.setattr(hosting, "opposed", lambda title, seats: False)
    with pytest.raises(Refused, match="refused-sides-title"):
        await room.services.hosting.set_sides(game, ANN, Sides.LOT)
