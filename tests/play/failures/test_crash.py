"""Nothing is lost and nothing is shown twice, wherever the process dies."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.play import jobs
from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble
from bot.store import Store
from bot.store.statements.growing import YOUNG
from tests.play.conftest import (
    ANN,
    BEN,
    CHANNEL,
    GUILD,
    HERE,
    MOD,
    Crash,
    Room,
    room_on,
    said,
)

ELSEWHERE = Place(GUILD, CHANNEL + 1)


async def restarted(room: Room, path: Path) -> Room:
    """Start anew: another store on the same file, other tables, the same Discord."""
    await room.store.close()
    return room_on(await Store.open(path), room.courier, room.clock, seed=1)


async def fresh(path: Path) -> Room:
    return room_on(await Store.open(path), seed=1)


def board_posts(room: Room) -> list[str]:
    return [str(x.n) for x in room.courier.channel() if x.n >= 0]


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("call", range(1, 15))
async def test_the_process_dies_at_any_call(tmp_path: Path, call: int, when: str) -> None:
    room = await fresh(tmp_path / "x.db")
    room.courier.crash = (call, when)
    game, rng, steps, enough, died = "", Random(7), 0, 9, 0

    async def play() -> None:
        nonlocal game, steps
        if not game:
            game = await room.services.lobby.open_game(HERE, ANN, "starwars")
            await room.services.lobby.join(game, ANN, "blue")
            await room.services.lobby.join(game, BEN, "orange")
            await room.services.lobby.start(game, ANN)
        await room.services.turns.drain(game)
        while steps < enough:
            steps += 1
            await room.step(game, rng)

    while True:
        try:
            await play()
            break
        except Crash:
            died += 1
            enough = steps + 3
            room = await restarted(room, tmp_path / "x.db")
            room.clock.at += 31  # the claim of the process that died runs out
            await room.services.sweeper.sweep()
    assert died == 1
    await room.services.sweeper.sweep()
    assert await room.store.unsent(game) == []
    n = (await room.services.game_lists.info(game)).n
    assert board_posts(room) == [str(x) for x in range(n + 1)]
    assert [x.buttons for x in room.courier.channel() if x.post.rows][:-1].count(True) == 0
    pings = [x.post.ping for x in room.courier.channel() if x.post.ping]
    entries, who = await room.store.entries(game), await room.services.game_lists.who(game)
    called = who.waiting[0] != entries[-1].seat
    assert len(pings) == len(turns(entries)) + called
    assert await room.store.check() == []
    await room.store.close()


def turns(entries) -> list[str]:
    """Return the seats asked anew after somebody else's answer: to whom a ping is due."""
    seats = [e.seat for e in entries if e.n > 0]
    return [seats[0], *(b for a, b in pairwise(seats) if a != b)]


async def test_a_machine_players_turn_is_taken_up_after_a_crash(tmp_path: Path) -> None:
    room = await fresh(tmp_path / "x.db")
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.add_machine(game, ANN, "orange", "random")
    await t.lobby.start(game, ANN)
    while (await t.game_lists.who(game)).waiting == ("blue",):
        asked = (await t.player_views.look(game, ANN)).asked[0]
        await t.answering.answer(game, ANN, token=asked.options[0].token)
    n = (await t.game_lists.info(game)).n
    room = await restarted(room, tmp_path / "x.db")  # before anything was drained
    assert room.courier.sent == []
    await room.services.sweeper.sweep()
    who = await room.services.game_lists.who(game)
    assert who.waiting == ("blue",)
    assert who.game.n > n
    posts = room.courier.channel()
    assert len([x for x in posts if x.n >= 0]) == n + 1  # one each, the last with the whole run
    assert [x.post.ping for x in posts][-1] == (ANN.id,)
    assert all(x.post.ping == () for x in posts[:-1])
    await room.store.close()


async def test_an_outage_is_caught_up_in_order_with_one_ping(room: Room) -> None:
    game = await room.started()
    count = len(room.courier.channel())
    room.courier.troubles = lambda what, where: Trouble.LATER
    rng = Random(5)
    for _ in range(9):
        await room.step(game, rng)
    assert len(room.courier.channel()) == count
    assert (await room.services.game_lists.info(game)).parked == ""
    room.courier.troubles = lambda what, where: None
    await room.services.sweeper.sweep()
    assert len(room.courier.channel()) == count  # not yet due again
    room.clock.at += 700
    await room.services.sweeper.sweep()
    late = room.courier.channel()[count:]
    assert [x.n for x in late] == [*range(late[0].n, late[0].n + 9)]
    waiting = await room.turn(game)
    assert waiting is not None
    assert [x.post.ping for x in late[:-1]] == [()] * 8
    assert late[-1].post.ping in ((waiting.id,), ())
    assert all(not x.post.rows for x in late[:-1])
    assert late[-1].post.rows


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_words(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from render.core import raster

    def broken(scene: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(raster, "png", broken)
    del room.services.drawing.image
    game = await room.started()
    post = room.courier.channel()[-1].post
    assert post.image is None
    assert "SOL" in said(post)
    assert await room.store.unsent(game) == []


async def test_a_bug_in_the_rules_freezes_the_game_and_keeps_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.play.model.terms import Refused
    from engine.core import record
    from engine.core.errors import RulesBug

    game = await room.started()
    who = await room.turn(game)
    n = (await room.services.game_lists.info(game)).n

    def broken(*_: object, **__: object) -> None:
        raise RulesBug("a step asked twice")

    with monkeypatch.context() as m:
        m.setattr(record, "answer", broken)
        with pytest.raises(Refused, match="refused-frozen"):
            await room.services.answering.answer(game, who, text="throw")
    await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert (info.status, info.n) == ("frozen", n)
    assert "asked twice" in info.frozen
    assert "Nothing is lost" in said(room.courier.channel()[-1].post)
    with pytest.raises(Refused, match="refused-frozen"):
        await room.services.answering.answer(game, who, text="throw")
    with pytest.raises(Refused, match="refused-moderator"):
        await room.services.hosting.thaw(game, ANN)
    await room.services.hosting.thaw(game, MOD)
    await room.services.turns.drain(game)
    assert room.courier.channel()[-1].post.rows
    await room.services.answering.answer(game, who, text="throw")
    assert await room.store.check() == []


SPOILED = (
    "UPDATE snapshot SET state = '{\"nonsense\"'",
    "DELETE FROM snapshot",
    "UPDATE snapshot SET state = replace(state, '-', '+')",
)


async def test_a_snapshot_that_cannot_be_read_is_rebuilt_from_the_log(room: Room) -> None:
    game = await room.started()
    rng, kept = Random(2), 0
    for _ in range(60):
        await room.step(game, rng, drain=False)
    for spoil in SPOILED:
        before = (await room.services.games.load(game)).state
        await room.store.writer.run(lambda db, spoil=spoil: db.execute(spoil) and None)
        shown = await room.store.load(game)
        assert (await room.services.games.load(game)).state == before, spoil
        assert await room.store.load(game) == shown, f"{spoil}: to look changes nothing"
        assert (await room.services.games.load(game, to_change=True)).state == before, spoil
        assert await room.store.check() == [], spoil
        await room.step(game, rng)
        kept += not spoil.startswith("DELETE")
        count = "SELECT count(*) FROM salvage"
        assert await room.store.writer.run(lambda db, ask=count: db.execute(ask).fetchone()[0]) == kept, spoil


async def test_a_game_whose_log_is_broken_too_stands_still_and_loses_nothing(room: Room) -> None:
    from bot.play.model.terms import Refused

    game = await room.started()
    rng = Random(2)
    for _ in range(5):
        await room.step(game, rng)
    await room.store.writer.run(lambda db: db.execute("UPDATE snapshot SET state = 'gone'") and None)
    await room.store.writer.run(lambda db: db.execute("UPDATE entry SET action = '1' WHERE n = 3") and None)
    before = await room.store.entries(game)
    who = BEN if (await room.store.load(game)).asking[0].seat == "orange" else ANN
    with pytest.raises(Refused, match="refused-frozen"):
        await room.services.answering.answer(game, who, text="throw")
    await room.services.sweeper.sweep()
    assert (await room.services.game_lists.info(game)).status == "frozen"
    assert "Nothing is lost" in said(room.courier.channel()[-1].post)
    assert await room.store.entries(game) == before
    assert (await room.store.load(game)).snapshot.state == "gone"
    assert (await room.services.log.export(game, ANN)).text
    assert await room.services.hosting.abandon(game, ANN)  # its host may still call it off


async def test_a_machine_player_that_fails_freezes_nothing_else(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.policies import policy

    other = await room.started(place=Place(GUILD, CHANNEL + 5))
    game = await room.started(foe="random")

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(policy.POLICIES, "random", broken)
    rng = Random(3)
    while (await room.services.game_lists.info(game)).status == "playing":
        await room.step(game, rng)
    assert (await room.services.game_lists.info(game)).status == "frozen"
    await room.step(other, rng)
    assert (await room.services.game_lists.info(other)).status == "playing"


async def test_a_post_whose_reply_was_lost_loses_its_buttons_all_the_same(room: Room) -> None:
    """It went out with buttons; sent again it would go out without, for the next post waits behind it."""
    game, rng = await room.started(), Random(7)
    room.courier.crash, whole = (room.courier.calls + 1, "after"), room.courier._crash

    def lost(when: str) -> None:
        try:
            whole(when)
        except Crash:
            room.courier.crash = None
            raise CourierError(Trouble.LATER, "the reply was lost") from None

    room.courier._crash = lost  # type: ignore[method-assign]
    await room.step(game, rng)
    first = room.courier.channel()[-1]
    assert first.post.rows
    await room.step(game, rng)
    room.clock.at += 60
    await room.services.sweeper.sweep()
    assert not first.buttons
    assert room.courier.channel()[-1].buttons


async def test_a_post_that_had_arrived_before_a_long_outage_is_not_sent_twice(tmp_path: Path) -> None:
    """Discord knows a nonce for some minutes only."""
    room = await fresh(tmp_path / "x.db")
    game, rng = await room.started(), Random(7)
    room.clock.at += YOUNG  # what is told is a post of its own
    room.courier.crash = (room.courier.calls + 1, "after")
    with pytest.raises(Crash):
        await room.step(game, rng)
    sent = len(room.courier.channel())
    for x in room.courier.sent:
        x.nonce = "forgotten"
    room = await restarted(room, tmp_path / "x.db")
    room.clock.at += 3600
    await room.services.sweeper.sweep()
    assert await room.store.unsent(game) == []
    assert len(room.courier.channel()) == sent
    await room.step(game, rng)
    assert len(room.courier.channel()) == sent + 1
    assert [x.buttons for x in room.courier.channel()][-2:] == [False, True]


async def test_a_channel_that_hangs_holds_up_no_other_game(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await room.started(), await room.started(place=ELSEWHERE)
    room.courier.troubles = lambda what, where: Trouble.LATER
    for game in (here, there):
        await room.step(game, Random(7))
    room.courier.troubles = lambda what, where: None
    room.clock.at += 600
    hang, post, edit = asyncio.Event(), room.courier.post, room.courier.edit

    async def hanging(place: Place, x: Post, nonce: str, **how: object) -> MessageRef:
        if place == HERE:
            await hang.wait()
        return await post(place, x, nonce, **how)

    async def hanging_too(at: MessageRef, x: Post, nonce: str, **how: object) -> None:
        if at.channel == HERE.channel:
            await hang.wait()
        await edit(at, x, nonce, **how)

    room.courier.post, room.courier.edit = hanging, hanging_too  # type: ignore[method-assign]
    monkeypatch.setattr(jobs, "SLOW", 0.2)
    await room.services.sweeper.sweep()
    assert await room.store.unsent(here)
    assert not await room.store.unsent(there)
    await room.services.sweeper.sweep()  # it is still under way, and not begun a second time
    hang.set()
    await asyncio.sleep(0)
    await room.services.turns.drain(here)
    assert not await room.store.unsent(here)
    assert len({x.nonce for x in room.courier.channel()}) == len(room.courier.channel())


async def test_what_is_slow_stops_when_the_bot_does(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await room.started()
    room.courier.troubles = lambda what, where: Trouble.LATER
    await room.step(game, Random(7))
    room.courier.troubles = lambda what, where: None
    room.clock.at += 600

    async def forever(*_: object, **__: object) -> MessageRef:
        await asyncio.Event().wait()
        raise AssertionError

    room.courier.post = room.courier.edit = forever  # type: ignore[method-assign]
    monkeypatch.setattr(jobs, "SLOW", 0.05)
    await room.services.sweeper.sweep()
    await room.services.sweeper.stop()
    assert len(await room.store.unsent(game)) == 1
    assert [x for x in asyncio.all_tasks() if "_carried_on" in repr(x)] == []
