"""Time is up: what the others may do by the buttons of one post, and by command."""

from __future__ import annotations

from bot.play.clocks.bank import HOUR
from bot.play.model.terms import Person, Status
from tests.bot.room import buttons, texts


async def test_the_others_decide_by_buttons_or_by_command_what_becomes_of_a_seat_without_time(room):
    services, game = room.bot.services, await room.opened()
    await services.hosting.choose(game, await person(room), "brisk")
    await room.slash(room.alice, "join", seat="blue")
    await room.slash(room.bob, "join", seat="orange")
    await room.slash(room.alice, "start")
    who = await room.mover(game)
    there, seat = (room.bob, "blue") if who is room.alice else (room.alice, "orange")
    assert "has time left" in await room.said(there, "table", text=f"overdue {seat} give")
    await later(room, 25 * HOUR)
    post = room.live()
    assert f"{who.mention} has no time left" in texts(post)
    assert next(iter(buttons(post))) == "Remind them"
    assert "have been reminded" in texts(room.private(await room.press(there, post, "Remind them")))
    again = room.private(await room.press(there, post, "Remind them"))
    assert "reminded today already" in texts(again)
    own = room.private(await room.press(who, post, "End without result"))
    assert "your own seat" in texts(room.private(await room.press(who, own, "Yes, end it")))
    sure = room.private(await room.press(there, post, "End without result"))
    assert "cannot be taken back" in texts(sure)
    given = await room.said(there, "table", text=f"overdue {seat} give")
    assert "24 hours more" in given
    now = next(x for x in room.messages() if x.id == post.id)
    assert not buttons(now)
    assert "has time again: the others have given 24 hours more" in texts(now)
    assert "has time left" in await room.said(there, "table", text=f"overdue {seat} care")
    await later(room, 25 * HOUR)
    await room.press(there, room.live(), "Machine takes care")
    assert (await services.game_lists.info(game)).away(who.id)
    assert "I'm back" in buttons(room.dms(who)[-1])
    assert (await services.game_lists.info(game)).status is Status.PLAYING


async def person(room):
    return Person(room.alice.id, "alice")


async def later(room, seconds):
    """Let a running clock have run so much longer."""
    earlier = "UPDATE seat_clock SET since = since - ?, zero = zero - ?, due = 1 WHERE runs"
    await room.bot.services.context.store.writer.run(lambda db: db.execute(earlier, (seconds, seconds)))
    await room.bot.services.sweeper.sweep()
    await room.settled()
