"""Whole games on Discord: two people by buttons and by typing, one against the machine, across a restart."""

from __future__ import annotations

from random import Random

from bot.play.model.terms import Status
from tests.bot.room import SMALL, buttons, controls, pictures, texts


async def play_on(room, game, answer, rng, most=150):
    for _ in range(most):
        info = await room.bot.services.game_lists.info(game)
        if info.status.ended:
            return info
        await answer(await room.mover(game), rng)
    raise AssertionError(f"not over after {most} answers: {room.last()}")


async def test_two_people_play_to_the_winner_by_buttons(room):
    game = await room.started(file=("small.toml", SMALL))
    info = await play_on(room, game, room.by_buttons, Random(4))
    assert info.status is Status.OVER
    assert info.outcome.winner in {"blue", "orange"}
    last = room.posts()[-1]
    assert pictures(last)
    assert {c.split(":")[1] for c in controls(last)} >= {"more", "replay"}
    others = (c for m in room.messages() if m.id != last.id for c in controls(m))
    assert {c.split(":")[1] for c in others} <= {"more"}


async def test_two_people_play_to_the_winner_by_typing(room):
    await room.slash(room.alice, "settings", text="confirm no")
    await room.slash(room.bob, "settings", text="confirm no")
    game = await room.started(file=("small.toml", SMALL))
    info = await play_on(room, game, room.by_typing, Random(5))
    assert info.status is Status.OVER
    fair = await room.said(room.alice, "log", what="dice")
    assert (await room.bot.services.log.proof(game)).proved is True
    assert "every throw fits" in fair


async def test_one_plays_against_the_machine_and_is_called_for_each_turn(room):
    game = await room.started(machine=True, file=("small.toml", SMALL))
    rng = Random(6)
    for _ in range(14):
        if (await room.bot.services.game_lists.info(game)).status.ended:
            break
        assert (await room.mover(game)) is room.alice
        await room.by_buttons(room.alice, rng)
    info = await room.bot.services.game_lists.info(game)
    by_machine = [x for x in await room.bot.store.entries(game, 0, info.n) if x.by == "random"]
    assert len(by_machine) >= 3
    assert set(room.pings()) == {room.alice.id}
    assert 2 <= len(room.pings()) <= 14


async def test_a_game_goes_on_after_a_restart_with_the_old_buttons(room):
    game = await room.started(file=("small.toml", SMALL))
    rng = Random(7)
    for _ in range(5):
        await room.by_buttons(await room.mover(game), rng)
    before, board = await room.bot.services.game_lists.info(game), room.live()
    await room.restart()
    assert (await room.bot.services.game_lists.info(game)).n == before.n
    assert room.live().id == board.id
    for _ in range(4):
        await room.by_buttons(await room.mover(game), rng)
    assert (await room.bot.services.game_lists.info(game)).n >= before.n + 4


async def test_a_choice_begun_before_a_restart_is_finished_after_it(room):
    game = await room.started(file=("small.toml", SMALL))
    mover = await room.mover(game)
    offered = await mover.autocomplete(room.channel, "move", "text", "")
    shown = room.private(await room.slash(mover, "move", text=offered[0]["value"]))
    await room.restart()
    before = (await room.bot.services.game_lists.info(game)).n
    message = shown
    for _ in range(6):
        result = await room._one_more(mover, message, Random(8))
        if (await room.bot.services.game_lists.info(game)).n > before:
            return
        message = room.private(result)
    raise AssertionError("the choice led nowhere")


async def test_a_form_opened_before_a_restart_still_counts(room):
    game = await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    behind = room.private(await room.press(room.alice, room.live(), "Settings"))
    shown = await room.press(room.alice, behind, "A word for the dice")
    assert shown.modal["custom_id"] == f"ng:form:{game}:word"
    await room.restart()
    await room.alice.submit_modal(shown, {"text": "cassiopeia"})
    assert (await room.bot.services.game_lists.info(game)).seat("blue").word


async def test_every_throw_and_capture_is_told_with_its_case(room):
    game = await room.started(file=("small.toml", SMALL))
    mover = await room.mover(game)
    await room.by_buttons(mover, Random(9))
    post = room.posts()[-1]
    assert "took" in texts(post) or " to " in texts(post)
    behind = room.private(await room.press(room.alice, post, "ⓘ"))
    assert "MOVES.1" in texts(behind)
    assert pictures(post)
    assert any(c.startswith("ng:show") for c in controls(post))
    assert buttons(post)
