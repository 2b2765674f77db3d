"""`/privacy`: one's own data as a file, and deleting oneself, as people see it in a simulated channel."""

from __future__ import annotations

import gzip
import json

import pytest

from bot.ui.interactions import preferences
from tests.bot.room import buttons, texts


async def file_of(room, result) -> tuple[str, bytes]:
    """Return the file of a private answer."""
    (file,) = room.private(result).attachments
    return file.filename, file.data


async def test_one_s_own_data_come_as_a_file_for_oneself(room):
    game = await room.started()
    await room.slash(room.alice, "settings", text="theme light")
    posts = len(room.posts())
    result = await room.slash(room.alice, "settings", text="export")
    assert "Everything that is kept about you" in texts(room.private(result))
    name, data = await file_of(room, result)
    assert name == f"nullgate-{room.alice.id}.json"
    told = json.loads(data)
    assert told["settings"]["theme"] == "light"
    assert [x["id"] for x in told["games"]] == [game]
    assert "bob" not in data.decode()
    assert len(room.posts()) == posts


async def test_much_data_come_compressed(room, monkeypatch):
    monkeypatch.setattr(preferences, "LONGEST_PLAIN", 10)
    name, data = await file_of(room, await room.slash(room.alice, "settings", text="export"))
    assert name.endswith(".json.gz")
    assert json.loads(gzip.decompress(data))["person"]["name"] == "alice"


async def test_deleting_oneself_is_explained_and_confirmed(room):
    game = await room.started()
    asked = await room.slash(room.alice, "settings", text="forget")
    question, second = (
        room.private(asked),
        room.private(await room.slash(room.alice, "settings", text="forget")),
    )
    for said in ("What goes", "What stays", "one game under way", "cannot be undone"):
        assert said in texts(question)
    assert (await room.info()).seat("blue").user == room.alice.id  # nothing has happened yet
    result = await room.press(room.alice, question, "Delete me")
    assert "Nothing is kept about you any more" in texts(room.private(result))
    info = await room.info()
    assert (info.host, info.seat("blue").user) == (room.bob.id, 0)
    assert "Whoever played Blue has left for good" in room.last()
    assert (await room.bot.store.person(room.alice.id)).games == []
    assert "free" not in await room.said(room.bob, "log", what="who")
    again = await room.press(room.alice, second, "Delete me")  # at once a second time
    assert "One moment, please. Try again in" in texts(room.private(again))
    await room.slash(
        room.bob, "table", text="replace blue", user=room.alice
    )  # she comes back as somebody new
    assert (await room.info()).seat("blue").name == "alice"
    assert (await room.info()).id == game


async def test_asking_to_be_deleted_over_and_over_is_slowed_down(room):
    told = [texts(room.private(await room.slash(room.alice, "settings", text="forget"))) for _ in range(5)]
    assert ["What goes" in x for x in told] == [True] * 4 + [False]
    assert "One moment, please. Try again in" in told[-1]
    assert "What goes" in texts(room.private(await room.slash(room.bob, "settings", text="forget")))


async def test_the_words_are_german_for_a_german(room):
    await room.slash(room.alice, "settings", text="language de")
    question = room.private(await room.slash(room.alice, "settings", text="forget"))
    assert "Was geht" in texts(question)
    assert "Kein Spiel mit dir läuft" in texts(question)
    result = await room.press(room.alice, question, "Lösch mich")
    assert "nichts mehr gespeichert" in texts(room.private(result))


async def test_both_work_in_direct_messages(room):
    user = room.alice.user
    name, _ = await file_of(room, await user.slash("settings", text="export"))
    assert name.endswith(".json")
    question = room.private(await user.slash("settings", text="forget"))
    assert set(buttons(question)) == {"Delete me"}


@pytest.mark.usefixtures("asked_to_throw")
async def test_answers_already_on_their_way_find_an_empty_seat(room):
    await room.started()
    board = room.live()
    question = room.private(await room.slash(room.alice, "settings", text="forget"))
    await room.press(room.alice, question, "Delete me")
    found = [x for x in buttons(board).values() if ":take:" in x or ":pick:" in x or ":do:" in x]
    assert found
    await room.alice.click(board, custom_id=found[0])
    assert (await room.bot.store.person(room.alice.id)).games == []
