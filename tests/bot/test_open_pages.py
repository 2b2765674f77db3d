"""A person has one private page of a game: a press on it changes it, and a new one takes the old one away."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.open_pages import OpenPages
from tests.bot.room import buttons, texts
from tests.effort.pages import open_pages

pytestmark = pytest.mark.usefixtures("asked_to_throw")
MOVED = "has moved"


def there(room, message) -> bool:
    return message.id in message.message.channel.messages


async def test_a_new_page_takes_the_one_before_away(room):
    game = await room.started()
    mover = await room.mover(game)
    first = room.private(await room.press(mover, room.live(), "My hand"))
    second = room.private(await room.slash(mover, "board"))
    assert (there(room, first), there(room, second)) == (False, True)
    third = room.private(await room.press(mover, room.live(), "My hand"))
    assert not there(room, second)
    assert set(open_pages(room).values()) == {1}
    assert texts(third) == texts(first)


async def test_everybody_and_every_game_has_a_page(room):
    await room.started()
    pages = [room.private(await room.press(x, room.live(), "My hand")) for x in (room.alice, room.bob)]
    await room.slash(room.alice, "help")
    assert all(there(room, x) for x in pages)


async def test_what_was_refused_goes_with_the_next_answer_and_the_page_stays(room):
    game = await room.started()
    mover = await room.mover(game)
    page = room.private(await room.press(mover, room.live(), "My hand"))
    note = room.private(await room.slash(mover, "undo"))
    assert there(room, page)
    now = room.private(await room.slash(mover, "board"))
    assert [there(room, x) for x in (page, note, now)] == [False, False, True]


async def test_after_a_restart_an_old_page_says_that_it_has_moved(room):
    game = await room.started()
    mover = await room.mover(game)
    old = room.private(await room.press(mover, room.live(), "My hand"))
    await room.restart()
    new = room.private(await room.press(mover, room.live(), "My hand"))
    assert there(room, old)  # nobody knows any more what it could be taken away by
    answer = await room.press(mover, old, "ⓘ")
    assert MOVED in texts(old)
    assert buttons(old) == {}
    assert not there(room, new)
    assert buttons(room.private(answer))
    assert max(open_pages(room).values()) == 1


async def test_a_page_whose_quarter_of_an_hour_is_over_says_so_when_it_is_pressed(room):
    game = await room.started()
    mover = await room.mover(game)
    old = room.private(await room.press(mover, room.live(), "My hand"))
    await room.pass_time(16 * 60)
    room.private(await room.press(mover, room.live(), "My hand"))
    assert there(room, old)
    await room.press(mover, old, "ⓘ")
    assert MOVED in texts(old)


async def test_an_old_page_goes_on_where_nothing_else_is_open(room):
    game = await room.started()
    mover = await room.mover(game)
    old = room.private(await room.press(mover, room.live(), "My hand"))
    await room.restart()
    answer = await room.press(mover, old, "ⓘ")
    assert (answer.response.id, answer.followups) == (old.id, [])
    back = await room.press(mover, old, "Back")  # (i) took the place of what was pressed
    assert back.response.id == old.id
    assert MOVED not in texts(old)


class Hook:
    """What an answer is taken away by."""

    def __init__(self) -> None:
        self.gone: list[int] = []

    async def delete_message(self, message: int) -> None:
        self.gone.append(message)


@pytest.mark.parametrize(
    ("first", "second", "gone"), [(10, 11, [[1], []]), (11, 10, [[], []])], ids=["in turn", "late"]
)
async def test_an_answer_that_comes_late_leaves_the_page_of_what_was_asked_after_it(first, second, gone):
    """The answer to `/new` may come when a button of the lobby has been pressed already."""
    pages, hooks = OpenPages(lambda: 20.0), [Hook(), Hook()]
    for message, (at, hook) in enumerate(zip((first, second), hooks, strict=True), 1):
        asked: Any = SimpleNamespace(
            user=SimpleNamespace(id=5), created_at=datetime.fromtimestamp(at, UTC), followup=hook
        )
        await pages.turn(asked, "abcdef", message)
    assert [x.gone for x in hooks] == gone
