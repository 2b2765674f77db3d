"""Looking back and trying things as people do it: from the last post, by command, and by who may not."""

from __future__ import annotations

from random import Random

import pytest_asyncio

from bot.play.model.custom_ids import Verb, make
from tests.bot.room import buttons, controls, pictures, raw, selects, texts
from tests.shared.workers import WorkersHere

#: The colour beside whatever shows a sandbox.
VIOLET = 0xC39BFF


@pytest_asyncio.fixture
async def over(room, monkeypatch):
    """A game that somebody has resigned, and on which the report is there."""
    monkeypatch.setattr("os.nice", lambda _: 0)
    context, services = room.bot.services.context, room.bot.services
    context.reporting, context.workers = 0.2, WorkersHere()
    context.reporters = context.explainers = context.workers
    game, rng = await room.started(), Random(4)
    for _ in range(6):
        await room.by_buttons(await room.mover(game), rng)
    await room.press(room.bob, room.private(await room.slash(room.bob, "resign")), "Yes, I resign")
    await services.looking_back.sweep(None)
    while services.looking_back.at_work:
        await services.looking_back.rest()
    await services.turns.drain(game)
    return game


async def forged(room, channel, who, custom_id):
    """Press a control that was shown to others, as a client of one's own could."""
    return await who.click(room.forged(channel, custom_id), custom_id=custom_id)


async def test_whoever_sees_the_channel_looks_back_explains_and_tries(room, over):
    carol = room.guild.add_member(room.user("carol"))
    posts, last = len(room.posts()), room.messages()[-1]
    assert "No single move turned this game." in texts(last)
    assert pictures(last)[-1] == f"starwars-{over}-chances.png"
    page = room.private(await room.press(carol, last, "Look back"))
    assert "Looking back" in texts(page)
    page = room.private(await room.slash(carol, "replay", what="explain"))
    (lines,) = [x for x in selects(page).values() if any(v.startswith("e") for _, v in x)]
    explained = room.private(await carol.select(page, [lines[0][1]], custom_id=next(iter(selects(page)))))
    assert "explained" in texts(explained)
    page = room.private(await room.slash(carol, "sandbox", entry="1"))
    assert "after entry 1," in texts(page)
    assert raw(page)[0]["accent_color"] == VIOLET
    assert "Compare with the game" in buttons(page)
    assert len(room.posts()) == posts, "all of it is private"


async def test_who_may_not_is_shown_nothing_of_it(room, over):
    """A stranger of another server, and somebody else's sandbox."""
    carol = room.guild.add_member(room.user("carol"))
    own = room.private(await room.slash(carol, "sandbox", entry="1"))
    mine = next(x for x in controls(own) if f":{Verb.AT.value}:-:s." in x)
    told = await forged(room, room.channel, room.alice, mine)
    assert "no such sandbox" in texts(room.private(told)).casefold()
    elsewhere = room.server("Elsewhere")
    channel, eve = elsewhere.create_text_channel("hall"), elsewhere.add_member(room.user("eve"))
    for name, given in (("replay", {"what": "explain"}), ("replay", {"what": "page"}), ("sandbox", {})):
        result = await eve.slash(channel, name, game=over, **given)
        assert "there is no game" in texts(room.private(result)).casefold(), name
    for custom_id in (make(Verb.LOOKBACK, over, ""), make(Verb.SANDBOX, over, "open", "1")):
        result = await forged(room, channel, eve, custom_id)
        assert "there is no game" in texts(room.private(result)).casefold(), custom_id
