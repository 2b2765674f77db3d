"""A coach as its person meets it: offered to newcomers, heard in private, silenced by one press."""

from __future__ import annotations

from tests.bot.room import buttons, selects, texts


async def test_a_newcomer_takes_a_coach_by_one_press_and_silences_it_by_one(room):
    opened = room.private(await room.slash(room.alice, "new", title="starwars"))
    seated = room.private(await room.press(room.alice, opened, "Join with a coach"))
    assert "You have a coach" in texts(seated)
    assert "has a coach" in room.last()
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    while "coach" not in (told := await _asked(room)).lower():
        assert "Ship" in told or "Throw" in told
    assert not any("Coach:" in texts(x) for x in room.posts())


async def _asked(room) -> str:
    """Press what stands in the channel, and return what alice is shown in private."""
    post = room.live()
    every = [(x, v) for x, lines in selects(post).items() for _, v in lines]
    if every:
        result = await room.alice.select(post, [every[0][1]], custom_id=every[0][0])
    else:
        label = next(x for x in buttons(post) if "→" in x or "×" in x or x.startswith(("Throw", "No second")))
        result = await room.press(room.alice, post, label)
    page = room.private(result)
    told = texts(page)
    if "Coach:" in told:
        silent = texts(room.private(await room.press(room.alice, page, "No coach")))
        assert "Your coach is silent now" in silent
        assert "Coach:" not in silent
        back = room.private(await room.slash(room.alice, "settings"))
        assert "Hear the coach again" in buttons(back)
        again = room.private(await room.slash(room.alice, "settings", text="coach yes"))
        assert "No coach" in buttons(again)
    return told


async def test_somebody_who_sat_there_before_is_asked_on_the_card(room):
    await room.slash(room.alice, "new", title="starwars", coach=True)
    assert "has a coach" in room.last()
    await room.slash(room.bob, "join")  # by that they agree
    await room.slash(room.alice, "table", text="leave")
    await room.slash(room.alice, "join")
    await room.slash(room.bob, "table", text="leave")
    await room.slash(room.bob, "join")
    assert "Agree to the coach" not in buttons(room.live())
    await room.slash(room.bob, "table", text="leave")
    await room.slash(room.alice, "table", text="leave")
    await room.slash(room.bob, "join")
    await room.slash(room.alice, "join", coach=True)
    assert "It waits for bob to agree" in room.last()
    assert "has not agreed" in await room.said(room.alice, "start")
    await room.press(room.bob, room.live(), "Agree to the coach")
    assert "It waits for" not in room.last()
    await room.slash(room.alice, "start")
    assert (await room.info()).status.value == "playing"
