"""One post a phase: what somebody goes on to do is added to the post below which they do it."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.games.cards import LONGEST_REPORT, in_short
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Trouble
from bot.play.model.rows import told_to
from bot.store.statements.growing import YOUNG
from bot.titles import TITLES
from render.core.text import words
from tests.play.conftest import Room, said, verbs


def messages(room: Room) -> list[int]:
    """Name every message of the channel once, in order."""
    return list(dict.fromkeys(x.at.message for x in room.courier.channel()))


async def thrown(room: Room) -> str:
    """Start a game and have whoever begins throw."""
    game = await room.started()
    await throw(room, game)
    return game


async def throw(room: Room, game: str) -> None:
    who = await room.turn(game)
    assert who is not None
    (asked,) = (await room.services.player_views.look(game, who)).asked
    choice = next(x for x in asked.options or () if "Throw" in x.label)
    await room.services.answering.answer(game, who, asked.decision, asked.seat, token=choice.token)
    await room.services.turns.drain(game)


async def test_what_one_person_goes_on_to_do_is_one_message_and_the_next_persons_another(room: Room) -> None:
    game = await thrown(room)
    had = len(messages(room))
    first = await room.turn(game)
    while (await room.turn(game)) == first:
        await room.step(game, Random(3))
    assert len(messages(room)) == had + 1  # the one that calls the other
    told = [x for x in room.courier.channel() if x.at.message == messages(room)[-2]]
    assert len(told) >= 2
    names = {x.seat: x.name for x in (await room.services.game_lists.info(game)).seats}
    rows = [await room.store.entries(game, 0, told[-1].n)]
    story = TITLES["starwars"].look.story([e for x in rows for e in told_to(x)], names, words("en"))
    whole = room.courier.whole(told[0].at)
    assert (whole.title, *story.lines) == (story.headline, *whole.text[0].splitlines())
    assert room.courier.channel()[-1].post.ping == ((await room.turn(game)).id,)  # type: ignore[union-attr]


async def test_a_post_that_is_old_or_out_of_sight_or_gone_is_left_alone(room: Room) -> None:
    game = await room.started()
    before = messages(room)
    room.clock.at += YOUNG
    await throw(room, game)
    assert len(messages(room)) == len(before) + 1
    room.courier.far.add(messages(room)[-1])
    await room.step(game, Random(3))
    assert len(messages(room)) == len(before) + 2


async def test_where_the_message_was_deleted_the_news_is_posted_by_itself(room: Room) -> None:
    game = await room.started()
    had = len(messages(room))
    room.courier.troubles = lambda what, where: Trouble.GONE if what == "edit" else None
    await throw(room, game)
    room.courier.troubles = lambda what, where: None
    assert len(messages(room)) == had + 1
    assert " moves with " in said(room.courier.channel()[-1].post)
    assert await room.store.unsent(game) == []


async def test_an_edit_that_was_not_noted_is_made_again_on_the_same_message(room: Room) -> None:
    game = await room.started()
    edit = room.courier.edit

    async def lost(*where: object, **how: object) -> None:
        await edit(*where, **how)  # type: ignore[arg-type]
        raise OSError

    room.courier.edit = lost  # type: ignore[method-assign]
    await throw(room, game)
    room.courier.edit = edit  # type: ignore[method-assign]
    had = messages(room)
    assert len(await room.store.unsent(game)) == 1
    room.clock.at += 2 * YOUNG  # too late to begin with it, but it stands there already
    await room.services.turns.drain(game)
    assert await room.store.unsent(game) == []
    assert messages(room) == had
    assert room.courier.again == 1


async def test_an_undo_is_the_news_of_the_same_message(room: Room) -> None:
    game = await thrown(room)
    who = await room.turn(game)
    assert who is not None
    await room.step(game, Random(3))
    last = room.courier.channel()[-1]
    assert Verb.UNDO in verbs(last.post)
    await room.services.answering.undo(game, who)
    await room.services.turns.drain(game)
    whole = said(room.courier.whole(last.at))
    assert room.courier.channel()[-1].at == last.at
    assert whole.startswith(f"{who.name} took back the last move")


async def test_somebody_who_is_yet_to_be_called_gets_a_post_of_their_own(room: Room) -> None:
    game = await thrown(room)
    had = len(messages(room))
    await room.step(game, Random(3), drain=False)
    await room.store.writer.write(
        lambda db: db.connection().exec_driver_sql("UPDATE decision SET told = FALSE") and None
    )
    await room.services.turns.drain(game)
    assert len(messages(room)) == had + 1


@pytest.mark.parametrize("newest", [False, True])
def test_a_long_report_is_folded_at_one_end_and_comes_whole_as_a_file(newest: bool) -> None:
    lines = [f"{n:03} {'x' * 60}" for n in range(100)]
    shown, (file,) = in_short(lines, words("en"), "stem", newest=newest)
    assert len(shown) <= LONGEST_REPORT + 60
    assert (lines[-1] in shown) is newest
    assert (lines[0] in shown) is not newest
    assert file.data.decode().splitlines() == lines
