"""Two processes on one database, and two tasks in one: each answer counts once, each post goes out once."""

import asyncio
import time
from random import Random

import pytest
import pytest_asyncio

from bot.play.model.runtime import MOST_FREED, Locks
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.store import Store
from bot.store.models import PuzzleAnswer, PuzzleChannel, PuzzleDay, PuzzleVote
from bot.store.repositories.games import Loaded
from bot.store.repositories.puzzles import daily
from engine.core.codec import check_sum, save
from engine.core.errors import Refusal
from tests.play.conftest import ANN, BEN, EVE, HERE, FakeClock, FakeCourier, Room, room_on


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def two(request, tmp_path):
    where = request.getfixturevalue("on_server")() if request.param == "postgres" else tmp_path / "x.db"
    courier, clock = FakeCourier(), FakeClock()
    rooms = [room_on(await Store.open(where), courier, clock, seed=i) for i in range(2)]
    yield rooms
    for room in rooms:
        await room.store.close()


async def test_the_same_answer_in_two_processes_counts_once(two: list[Room]) -> None:
    game = await two[0].started()
    for n in range(1, 16):
        who = await two[0].turn(game)
        asked = (await two[0].services.player_views.look(game, who)).asked[0]
        tries = [
            x.services.answering.answer(game, who, asked.decision, asked.seat, token=asked.options[0].token)
            for x in two
        ]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(not isinstance(x, BaseException) for x in done) == 1
        assert all(isinstance(x, Refused | Refusal) for x in done if isinstance(x, BaseException))
        assert (await two[1].services.game_lists.info(game)).n == n
    assert await two[0].store.check() == []


async def test_the_loser_of_a_race_is_asked_to_look_again(two: list[Room]) -> None:
    game = await two[0].started()
    who = await two[0].turn(game)
    one, other = two[0].services, two[1].services
    real = one.context.store.commit

    async def late(answer):
        await other.answering.answer(game, who, text="throw")
        await real(answer)

    one.context.store.commit = late
    with pytest.raises(Refused, match="refused-busy"):
        await one.answering.answer(game, who, text="throw")
    assert (await other.game_lists.info(game)).n == 1


async def test_lobby_seats_are_given_once(two: list[Room]) -> None:
    game = await two[0].services.lobby.open_game(HERE, ANN, "starwars")
    tries = [two[i % 2].services.lobby.join(game, p, "blue") for i, p in enumerate((ANN, BEN, EVE))]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert done.count("blue") == 1
    assert all(isinstance(x, Refused) for x in done if x != "blue")
    assert len([x for x in (await two[0].services.game_lists.info(game)).seats if x.user]) == 1


async def test_one_channel_is_taken_once(two: list[Room]) -> None:
    tries = [x.services.lobby.open_game(HERE, ANN, "starwars") for x in two]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(x, Refused) for x in done) == 1


async def test_every_post_goes_out_once_whoever_drains(two: list[Room]) -> None:
    game = await two[0].started()
    rng = Random(4)
    for _ in range(10):
        await two[0].step(game, rng, drain=False)
        await asyncio.gather(*(x.services.turns.drain(game) for x in two for _ in range(2)))
    two[0].clock.at += 1
    await asyncio.gather(*(x.services.sweeper.sweep() for x in two))
    assert two[0].courier.repeats == 0
    assert [x.n for x in two[0].courier.channel()] == [-1, *range(11)]
    assert len([x for x in two[0].courier.channel() if x.buttons and x.post.rows]) == 1


async def test_machine_players_play_once_whoever_drains(two: list[Room]) -> None:
    t = two[0].services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.add_machine(game, ANN, "blue", "random")
    await t.lobby.add_machine(game, ANN, "orange", "random")
    await t.lobby.start(game, ANN)
    for _ in range(4):
        await asyncio.gather(*(x.services.sweeper.sweep() for x in two))
    assert await two[0].store.check() == []
    entries = await two[0].store.entries(game)
    assert [e.n for e in entries] == list(range(len(entries)))
    assert len(entries) > 24


def test_a_lock_is_forgotten_when_nobody_uses_it() -> None:
    locks = Locks()
    held = locks("a")
    assert locks("a") is held
    assert len(locks) == 1
    del held
    assert len(locks) == 0


def test_a_lock_knows_who_had_it_since() -> None:
    locks, moment = Locks(), 0

    async def take(name: str) -> None:
        async with locks(name):
            assert not locks.had_since(name, locks.moment)

    asyncio.run(take("a"))
    assert locks.had_since("a", moment)
    assert not locks.had_since("b", moment)
    assert not locks.had_since("a", locks.moment)
    for n in range(MOST_FREED):
        asyncio.run(take(f"x{n}"))
    assert locks.had_since("b", moment), "what is forgotten may have been had"


async def test_a_game_is_read_once_for_an_answer_unless_somebody_had_it_since(room: Room) -> None:
    game, reads = await room.started(), list[str]()
    t, context = room.services, room.services.context
    read = room.store.load

    async def counting(of: str, **how: bool) -> Loaded | None:
        reads.append(of)
        return await read(of, **how)

    room.store.load = counting  # type: ignore[method-assign]
    for late in (False, True):
        who = await room.turn(game)
        assert who
        asked = (await t.player_views.look(game, who)).asked[0]
        came = (await settings.visitor(context, who.id, HERE, who.name, game))[1].read
        if late:  # they take a standing answer back, of which this reading does not know
            await t.answering.leave_standing(game, who, asked.kind, "", asked.seat)
        reads.clear()
        token = asked.options[0].token
        await t.answering.answer(game, who, asked.decision, asked.seat, token=token, read=came)
        assert reads == [game] * late
    assert await room.store.check() == []


async def test_an_answer_to_what_others_have_changed_since_is_judged_anew(room: Room) -> None:
    game, clock = await room.started(), room.services.context
    who = await room.turn(game)
    assert who
    came = (await settings.visitor(clock, who.id, HERE, who.name, game))[1].read
    row = (await room.store.load(game)).game
    await room.store.change_game(game, row.revision, name="renamed")  # as another process may
    asked = (await room.services.player_views.look(game, who)).asked[0]
    done = await room.services.answering.answer(game, who, text=asked.options[0].text, read=came)
    assert done.n == 1


# -- earlier states --------------------------------------------------------------------------------------


async def beyond_fifty(room: Room) -> str:
    """Play over entry 50 and go back from there to before it, then on."""
    game, rng = await room.started(), Random(3)
    while True:
        await room.step(game, rng, drain=False)
        row = (await room.store.load(game)).game
        if row.n == 50:
            break
    last = (await room.store.entries(game, 50, 50))[0]
    mine, other = (ANN, BEN) if last.seat == "blue" else (BEN, ANN)
    undone = await room.services.answering.undo(game, mine)
    if undone.request:
        await room.services.consent.answer(game, other, undone.request, yes=True)
    for _ in range(5):
        await room.step(game, rng, drain=False)
    return game


async def same_as_logged(room: Room, game: str) -> None:
    live = await room.services.games.load(game)
    for row in await room.store.entries(game):
        assert check_sum(save(await room.services.games.state_at(live, row.n))) == row.after


async def test_going_back_past_a_kept_state(room: Room) -> None:
    game = await beyond_fifty(room)
    undo = next(e for e in await room.store.entries(game) if e.how == "undo")
    assert (undo.n, undo.action) == (51, '{"to":49}')
    await same_as_logged(room, game)
    assert await room.store.check() == []


async def test_a_kept_state_that_cannot_be_read_is_passed_over(room: Room) -> None:
    game = await beyond_fifty(room)
    await room.store.writer.run(
        lambda db: db.execute("UPDATE milestone SET state = '{' WHERE n = 50") and None
    )
    await same_as_logged(room, game)
    await room.store.writer.run(lambda db: db.execute("DELETE FROM milestone") and None)
    await same_as_logged(room, game)


@pytest.mark.parametrize("known", [True, False])
async def test_an_evening_and_ones_own_answer_at_once_both_count_in_a_streak(two, monkeypatch, known: bool):
    """While one process closes a channel's puzzle, its voter answers another puzzle at the second process."""
    one, other = (x.store for x in two)
    if known:
        await one.put_before(ANN.id, "t", "p-1", "")
        assert await one.solve(PuzzleAnswer(user=ANN.id, title="t", puzzle="p-1", answer="x", found=True))
        await one.put_before(ANN.id, "t", "p-2", "")
    channel = PuzzleChannel(channel=5, guild=1, due=1)
    await one.keep_puzzle_channel(channel)
    day = await one.begin_day(channel, 99, PuzzleDay(guild=1, channel=5, title="t", puzzle="p-3", closes=50))
    await one.puzzle_vote(PuzzleVote(day=day, user=ANN.id, answer="a", at=7))
    loop, keep, begun = asyncio.get_running_loop(), daily.keep_answer, asyncio.Event()

    def slowly(db, row):
        """Let the other process go as far as it can before this one writes what it has read."""
        keep(db, row)
        loop.call_soon_threadsafe(begun.set)
        time.sleep(0.15)

    async def answered() -> None:
        await begun.wait()
        await other.put_before(ANN.id, "t", "p-2", "")
        await other.solve(PuzzleAnswer(user=ANN.id, title="t", puzzle="p-2", answer="x", found=True))

    monkeypatch.setattr(daily, "keep_answer", slowly)
    await asyncio.gather(one.close_day(day, ["a"], 51), answered())
    solving = await one.solving(ANN.id, "t")
    assert {x for x, y in solving.answers.items() if y.found} == {"p-2", "p-3"} | (
        {"p-1"} if known else set()
    )
    assert (solving.standing.streak, solving.standing.longest) == ((3, 3) if known else (2, 2))
