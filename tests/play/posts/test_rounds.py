"""A commit begins to post what it brings; what an answer needs is read once; records that may be lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.play.model.runtime import begin_changes
from bot.play.services import Services, build_services
from bot.store import Store
from engine.core.flow import pending
from render.core.text import words
from tests.play.conftest import BEN, HERE, Crash, FakeClock, FakeCourier, Room, no_picture, said
from tests.shared.plain_titles import plain_titles


async def answer(room: Room, game: str) -> None:
    """Answer as somebody does by an interaction: it is posted afterwards."""
    begin_changes()
    await room.step(game, Random(3), drain=False)


async def own_phase(room: Room) -> str:
    """Start a game, and answer until the same person goes on."""
    game = await room.started()
    while True:
        who = await room.turn(game)
        await answer(room, game)
        await room.services.turns.drain_changed()
        if await room.turn(game) == who:
            return game


def asked_of(room: Room) -> list[str]:
    """Note from now on what is asked of the store."""
    names = list[str]()
    room.store.time(lambda what, _: names.append(what))
    return names


async def test_a_commit_begins_what_its_drain_sends(room: Room) -> None:
    game = await room.started()
    await answer(room, game)
    begun = room.services.context.rounds[game]
    (post,) = [x for x in await room.store.unsent(game) if x.lane == begun.posts[0].lane]
    assert begun.claims == ((False, post.id, post.claimed),)
    assert post.claimed > room.clock.at
    assert begun.loaded.state is not None, "what was written is not built again"
    asked = asked_of(room)
    await room.services.turns.drain_changed()
    assert asked.count("read") == 0
    assert await room.store.unsent(game) == []
    assert room.services.context.rounds == {}


async def test_what_was_on_its_way_at_the_commit_holds_nothing_up(room: Room) -> None:
    game = await room.started()
    await room.step(game, Random(3), drain=False)
    (first,) = await room.store.unsent(game)
    sending = await room.store.claim(first, room.clock.at, room.clock.at + 30)
    assert sending is not None
    note = room.services.context.outgoing.note(game, f"u{BEN.id}", "note-frozen")
    await room.store.add_posts([note])
    await answer(room, game)
    assert room.services.context.rounds[game].claims, "the word to Ben is begun"
    await room.store.sent(first, room.clock.at)
    await room.services.turns.drain_changed()
    assert await room.store.unsent(game) == []


async def test_without_anybody_to_post_it_a_commit_begins_nothing(room: Room) -> None:
    game = await room.started()
    await room.step(game, Random(3), drain=False)
    assert room.services.context.rounds == {}
    assert all(x.claimed == 0 for x in await room.store.unsent(game))


async def test_whoever_comes_first_sends_what_others_have_begun(room: Room) -> None:
    game = await room.started()
    await answer(room, game)
    had = len(room.courier.channel())
    await answer(room, game)  # somebody else's, before the first has been posted
    await room.services.turns.drain(game)
    assert await room.store.unsent(game) == []
    assert len(room.courier.channel()) == had + 2


async def test_what_is_added_after_the_commit_goes_out_with_it(room: Room) -> None:
    game = await room.started()
    await answer(room, game)
    note = room.services.context.outgoing.note(game, f"c{HERE.channel}", "note-frozen")
    await room.store.add_posts([note])
    await room.services.turns.drain_changed()
    assert await room.store.unsent(game) == []
    assert words("en")("note-frozen") in said(room.courier.channel()[-1].post)


async def test_what_has_begun_is_posted_even_if_its_giver_cannot_be_answered(room: Room) -> None:
    game = await room.started()
    await answer(room, game)
    await room.services.turns.drain_begun()
    assert await room.store.unsent(game) == []


async def test_a_refused_answer_lets_nothing_be_posted(room: Room) -> None:
    game = await room.started()
    begin_changes()
    room.services.context.answering(game, BEN.id)  # as far as it came
    asked = asked_of(room)
    await room.services.turns.drain_begun()
    assert asked == []


async def test_the_game_that_was_read_is_not_built_again_to_be_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.started()
    read = await room.store.load(game)
    live = await room.services.games.load(game, read=read)
    (d,), who = pending(live.state), await room.turn(game)
    assert who is not None
    monkeypatch.setattr("bot.play.games.loader.load", _never)
    (asked,) = room.services.player_views.sight(live, who, words("en")).asked
    assert asked.options
    done = await room.services.answering.answer(
        game, who, d.id, d.seat, token=asked.options[0].token, read=read
    )
    assert done.n > live.info.n


async def test_a_game_that_has_moved_on_since_it_was_read_is_built_anew(room: Room) -> None:
    game = await room.started()
    read = await room.store.load(game)
    before = (await room.services.games.load(game, read=read)).state
    await room.step(game, Random(3))
    now = await room.services.games.load(game, to_change=True, read=read)
    assert now.state is not before
    assert read is not None
    assert now.row.n == read.game.n + 1


def _never(*_: object) -> None:
    raise AssertionError("the state was built again")


async def test_the_record_of_an_edit_rides_with_the_next_answer(room: Room) -> None:
    game = await own_phase(room)
    asked = asked_of(room)
    await answer(room, game)
    await room.services.turns.drain_changed()
    assert asked.count("write") <= 1  # none where the post has grown, one where somebody else is called
    assert await room.store.unsent(game) == []


async def fresh(path: Path, courier: FakeCourier, clock: FakeClock) -> Room:
    store = await Store.open(path)
    tables = build_services(store, courier, catalogue=plain_titles(), now=clock, rng=Random(1))
    no_picture(tables)

    async def make() -> Services:
        return tables

    return Room(store, courier, clock, tables, make)


async def killed(room: Room, path: Path) -> Room:
    """Start anew after a death that left nothing but what was on the disk."""
    room.store.writer._riding.clear()  # type: ignore[union-attr]
    await room.store.close()
    return await fresh(path, room.courier, room.clock)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("call", range(1, 9))
async def test_a_death_at_any_call_tells_everything_once(tmp_path: Path, call: int, when: str) -> None:
    path = tmp_path / "x.db"
    room, rng = await fresh(path, FakeCourier(), FakeClock()), Random(7)
    game = await room.started()
    room.courier.calls, room.courier.crash = 0, (call, when)
    died = steps = 0
    while steps < 9:
        steps += 1
        begin_changes()
        try:
            await room.step(game, rng, drain=False)
            await room.services.turns.drain_changed()
        except Crash:
            died += 1
            room = await killed(room, path)
            room.clock.at += 31  # its claims run out
            await room.services.sweeper.sweep()
    assert died == 1
    room = await killed(room, path)
    room.clock.at += 31
    await room.services.sweeper.sweep()
    assert await room.store.unsent(game) == []
    n = (await room.services.game_lists.info(game)).n
    told = [x.n for x in room.courier.channel() if x.n >= 0]
    assert told == list(range(n + 1))
    assert len({x.nonce for x in room.courier.sent}) == len(room.courier.sent)
    assert [x.buttons for x in room.courier.channel() if x.post.rows][:-1].count(True) == 0
    await room.store.close()


async def test_two_commits_of_one_visit_are_posted_together(room: Room) -> None:
    game = await room.started()
    begin_changes()
    had = len(room.courier.channel())
    await room.step(game, Random(3), drain=False)
    await room.step(game, Random(3), drain=False)
    await room.services.turns.drain_changed()
    assert len(room.courier.channel()) == had + 2
    assert await room.store.unsent(game) == []
