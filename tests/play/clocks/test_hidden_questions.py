"""Clocks where others may not know what is asked: nothing that they see hangs on it."""

from __future__ import annotations

from bot.play.clocks import schedules
from bot.play.clocks.bank import DAY, HOUR
from tests.play.clocks.conftest import Tables
from tests.play.conftest import (
    ANN,
    BEN,
    said,
)


async def test_sealed_answers_keep_both_running_and_what_each_used_is_booked_at_the_reveal(veiled: Tables):
    t = veiled.services
    await veiled.later(0)
    assert sorted(await veiled.running()) == ["red", "white"]
    await veiled.later(HOUR)
    zero = (await veiled.clocks())["red"].zero
    await t.answering.answer(veiled.game, ANN, text="lay")
    assert sorted(await veiled.running()) == ["red", "white"]
    assert (await veiled.clocks())["red"].zero == zero
    await t.turns.drain(veiled.game)
    await veiled.later(9 * HOUR)
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    rows = await veiled.clocks()
    assert rows["red"].runs
    assert (rows["red"].left, rows["white"].left) == (27 * HOUR, 18 * HOUR)


async def test_a_hidden_question_at_zero_is_given_its_usual_answer_and_the_others_learn_nothing(
    veiled: Tables,
):
    t = veiled.services
    await t.answering.answer(veiled.game, ANN, text="lay")
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    await t.answering.answer(veiled.game, ANN, text="step r3 1")
    await t.turns.drain(veiled.game)
    assert await veiled.running() == ["white"]
    await veiled.later(27 * HOUR)
    assert [x.kind for x in (await t.player_views.look(veiled.game, BEN)).asked] == ["snare.spring"]
    await veiled.later(2 * HOUR)
    await veiled.later(5)
    assert (await veiled.room.store.last_by(veiled.game))["white"] == "lapse"
    assert all(x.veiled for x in veiled.heard.what)
    assert ("white", "ZERO") in veiled.heard.stages


async def test_a_vacation_leaves_as_much_time_until_the_usual_answer_as_there_was(veiled: Tables):
    t = veiled.services
    await veiled.room.store.writer.run(lambda db: db.execute("UPDATE game SET patience = 7200"))
    for who, text in ((ANN, "lay"), (BEN, "lay 4 5"), (ANN, "step r3 1")):
        await t.answering.answer(veiled.game, who, text=text)
    await t.turns.drain(veiled.game)
    usual = (await veiled.clocks())["white"].usual
    assert usual > veiled.now
    async with t.clocks.rebooked(BEN.id):
        await schedules.begin_vacation(t.context, BEN, 3)
    assert (await veiled.clocks())["white"].usual == usual + 3 * DAY
    async with t.clocks.rebooked(BEN.id):
        await schedules.end_vacation(t.context, BEN)
    assert (await veiled.clocks())["white"].usual == usual


async def test_where_questions_are_hidden_the_table_waits_whatever_is_asked(veiled: Tables):
    t, said_ = veiled.services, list[str]()
    for who, text in ((ANN, "lay"), (BEN, "lay 4 5"), (ANN, "step r3 1")):
        said_.append(said(veiled.room.courier.channel()[-1].now))
        await t.answering.answer(veiled.game, who, text=text)
        await t.turns.drain(veiled.game)
        await veiled.later(HOUR)
    said_.append(said(veiled.room.courier.channel()[-1].now))
    assert all("The table waits." in x and "<t:" not in x for x in said_)
    assert [x.zero for x in await t.game_lists.turns(BEN)] == [0]
