"""Ending a game of Armada early by agreement, on Discord: proposed on the sheet, agreed to below one post."""

from __future__ import annotations

import pytest

from engine.armada.game import ARMADA
from engine.core.record import read_record, replay
from render.core.text import words
from tests.bot.armada.navy import Sheet, armada, at_war, locked, opened, person, press, state_of
from tests.bot.room import buttons, texts


@pytest.fixture
async def game(room):
    game = await armada(room)
    await at_war(room, game)
    return game


async def propose(room, who):
    sheet = Sheet(room, who)
    await sheet.press("End the game?")
    assert "counted as after the last turn" in sheet.said
    await sheet.press("Propose to end the game now")


async def test_it_is_proposed_once_and_agreed_by_one_press(room, game):
    before = len(room.posts())
    await propose(room, room.alice)
    post = room.posts()[-1]
    assert len(room.posts()) == before + 1
    assert texts(post).count("proposes to end the game now") == 1
    assert f"<@{room.bob.id}>" in texts(post)
    sheet = await opened(room, room.bob, "move")
    await sheet.press("End the game?")
    assert words("en")("bot-armada-end-proposed") in sheet.said
    await press(room.bob, post, "Agree")
    told = "\n".join(texts(m) for m in room.posts())
    assert told.count("agreed: the game ends here") == 1
    for who in (room.alice, room.bob):
        await (await opened(room, who, "move")).press("Accept")
    s = await state_of(room, game)
    assert s.turn == 1
    assert s.over.reason == "points"
    assert (await room.bot.services.game_lists.info(game)).status.ended


async def test_a_sheet_that_waits_is_dropped_and_the_record_replays(room, game):
    await locked(room, room.alice, "move", "1-2: to 1 attack")
    sheet = await opened(room, room.bob, "move")
    await sheet.press("End the game?")
    await sheet.press("Propose to end the game now")
    await press(room.alice, room.posts()[-1], "Agree")
    for who in (room.alice, room.bob):
        await (await opened(room, who, "move")).press("Accept")
    assert (await state_of(room, game)).units["R1"].at == "C"
    got = await room.bot.services.log.export(game, person(room.alice))
    last = replay(ARMADA, read_record(got.text))[-1].state
    assert last.over == (await state_of(room, game)).over


async def test_declined_it_is_played_on(room, game):
    await propose(room, room.alice)
    sheet = await opened(room, room.alice, "move")
    await sheet.press("End the game?")
    assert "has not answered yet" in sheet.said
    assert not any(x.startswith("Propose") for x in buttons(sheet.page))
    await press(room.bob, room.posts()[-1], "Decline")
    assert "wants to play on" in texts(room.posts()[-1])
    assert "Agree" not in buttons(room.posts()[-1])
    assert (await state_of(room, game)).closing == ()
    await propose(room, room.alice)


async def test_a_machine_player_answers_at_once(room):
    await room.slash(room.alice, "new", title="armada")
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="red")
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    await locked(room, room.alice, "move", "1-20 starship: laser 2")
    for _ in range(5):
        s = await state_of(room, game)
        if s.turn:
            break
        shown = room.private(await room.slash(room.alice, "move", text="B"))
        await press(room.alice, shown, "Confirm")
    await propose(room, room.alice)
    told = "\n".join(texts(m) for m in room.posts())
    assert "the game ends here" in told or "wants to play on" in told
    assert not (await state_of(room, game)).closing or "ends here" in told
