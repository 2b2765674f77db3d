"""Reports: moderators alone read them, with what all could see of the game; none is lost on the way."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Place, Trouble
from bot.play.model.terms import Refused
from tests.play.conftest import ANN, BEN, EVE, GUILD, MOD, Room, said, verbs

REPORTS = 970


async def test_moderators_read_what_was_played_in_the_open_and_settle_it(room: Room) -> None:
    t, rng = room.services, Random(2)
    game = await room.started()
    for _ in range(6):
        await room.step(game, rng)
    assert not await t.reports.make(ANN, GUILD, "He wrote **rude** things", about=BEN.id, game=game)
    with pytest.raises(Refused, match="refused-moderator"):
        await t.reports.of(GUILD, ANN)
    with pytest.raises(Refused, match="refused-moderator"):
        await t.reports.of(GUILD + 1, MOD)
    (row,) = await t.reports.of(GUILD, MOD)
    log = "\n".join(line for _, line in (await t.log.page(game, EVE)).lines)
    words = "\n".join(t.reports.worded(row, await t.wording.words_for(MOD)))
    assert r"\*\*rude\*\*" in words
    shown = words.partition("Ben")[2]
    assert "Ann" not in shown.partition("could read there:")[2]  # the reported person's entries alone
    assert all(x in log for x in words.partition("could read there:\n")[2].splitlines())
    with pytest.raises(Refused, match="refused-report-gone"):
        await t.reports.settle(GUILD, MOD, row.id + 1)
    await t.reports.settle(GUILD, MOD, row.id)
    assert await t.reports.of(GUILD, MOD) == []


async def test_a_report_reaches_the_channel_once_it_can_be_posted(room: Room) -> None:
    t = room.services
    await room.store.set_guild(GUILD, reports=REPORTS)
    room.courier.troubles = lambda what, where: Trouble.LATER
    assert await t.reports.make(ANN, GUILD, "spam", about=BEN.id)
    room.courier.troubles = lambda what, where: None
    for _ in range(2):
        await t.reports.sweep(None)
    (sent,) = room.courier.channel(Place(GUILD, REPORTS))
    assert "spam" in said(sent.post)
    assert f"<@{BEN.id}>" in said(sent.post)
    assert sent.post.ping == ()
    assert verbs(sent.post) == [Verb.SETTLED]
    room.clock.at += 91 * 86_400
    await t.reports.sweep(None)
    assert await t.reports.of(GUILD, MOD) == []


async def test_nobody_reports_nothing_themselves_or_all_day(room: Room) -> None:
    make = room.services.reports.make
    with pytest.raises(Refused, match="refused-report-empty"):
        await make(ANN, GUILD, "\u200b ")
    with pytest.raises(Refused, match="refused-report-self"):
        await make(ANN, GUILD, "me", about=ANN.id)
    for i in range(10):
        await make(ANN, GUILD, f"no {i}", about=BEN.id)
    with pytest.raises(Refused, match="refused-reports-many"):
        await make(ANN, GUILD, "once more", about=BEN.id)
