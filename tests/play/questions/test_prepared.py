"""Turns prepared before they are asked: kept for their owner alone, judged again, given, or left to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.play.answering.machines import LATEST, SOONEST
from bot.play.clocks.bank import preset, terms_of
from bot.play.games import questions
from bot.play.games.entries import Prepared, prepared_of
from bot.play.model.custom_ids import AHEAD, Verb
from bot.play.model.ports import Button
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.store import Store
from bot.store.repositories.turns import Usual
from engine.core.flow import pending
from tests.play.conftest import ANN, BEN, controls, ids, said
from tests.play.questions.test_sealed import Arena


@pytest_asyncio.fixture
async def arena():
    store = await Store.open()
    yield Arena(store)
    await store.close()


async def kept(arena: Arena, game: str, seat: str = "white") -> Prepared | None:
    return prepared_of(await arena.services.games.load(game), seat)


async def entries(arena: Arena, game: str) -> list[tuple[str, str, str]]:
    return [(x.seat, x.kind, x.by) for x in await arena.entries(game)]


async def seen_by_ann(arena: Arena, game: str) -> list[Any]:
    """Return all that Ann and the channel were sent, with its ids, and all that she can look up."""
    t, mine = arena.services, [x for x in arena.courier.sent if x.place.user != BEN.id]
    sight = await t.player_views.look(game, ANN)
    looked = [sight.view, sight.asked, sight.headline, await t.choices.hand(game, ANN)]
    looked += [await t.game_lists.who(game), await t.log.page(game, ANN), await t.log.proof(game)]
    posts = [(x.place, x.post, x.edits, x.buttons, x.n) for x in mine]
    return [posts, looked, (await t.log.export(game, ANN)).text, await t.player_views.standings(game, ANN)]


async def two_of(arena: Arena, path: Path) -> list[Arena]:
    """Return two tables that stand as this one does, in databases of their own."""
    made = []
    for name in ("one", "two"):
        await arena.store.backup(path / f"{name}.db")
        made.append(Arena(await Store.open(path / f"{name}.db")))
    return made


async def test_what_is_prepared_is_played_when_nothing_in_sight_has_changed(arena):
    game = await arena.laid()
    page = await arena.services.drafts.prepare(game, BEN, "step w0 1")
    assert "`step w0 1`" in said(page)
    assert "possible" in said(page)
    await arena.say(game, ANN, "rest")
    assert (await entries(arena, game))[-2:] == [("red", "turn.order", ""), ("white", "turn.order", "")]
    assert await kept(arena, game) is None
    assert "given just now" in said(arena.courier.dms(BEN.id)[-1].post)


async def test_where_something_in_sight_has_changed_its_owner_decides(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    await arena.say(game, ANN, "step r3 1")
    assert (await entries(arena, game))[-1][0] == "red"
    assert not (await kept(arena, game)).since
    told = arena.courier.dms(BEN.id)[-1].post
    assert "changed" in said(told)
    assert [x.what for x in ids(told)] == ["hand"]
    hand = await arena.services.choices.hand(game, BEN)
    assert "What you prepared" in [x.label for x in controls(hand) if isinstance(x, Button)]
    assert await arena.services.drafts.prepared_text(game, BEN) == "step w0 1"
    page = await arena.services.drafts.prepared(game, BEN)
    assert [x.label for x in controls(page)][:3] == ["Take it up", "Drop it", "What has changed"]
    await arena.say(game, BEN, "step w0 1")
    assert await kept(arena, game) is None


async def test_whatever_happens_it_is_played_if_the_rules_allow_it(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    await arena.services.drafts.settle_prepared(game, BEN, "always")
    await arena.say(game, ANN, "step r3 1")
    assert (await entries(arena, game))[-1][0] == "white"


async def test_what_breaks_a_rule_is_not_played_whatever_was_wanted(arena):
    game = await arena.laid()
    page = await arena.services.drafts.prepare(game, BEN, "step r0 1")
    assert "not possible" in said(page)
    await arena.services.drafts.settle_prepared(game, BEN, "always")
    await arena.say(game, ANN, "rest")
    assert (await entries(arena, game))[-1][0] == "red"
    assert not (await kept(arena, game)).since


async def test_steps_that_follow_wait_like_any_orders(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1; step w0 1")
    await arena.say(game, ANN, "rest")
    await arena.say(game, ANN, "rest")
    assert [x[0] for x in await entries(arena, game)][-4:] == ["red", "white", "red", "white"]


async def test_it_is_composed_on_the_page_of_the_question_to_come(arena):
    game = await arena.laid()
    page = await arena.services.choices.narrow(game, BEN, AHEAD, "white")
    assert "not asked yet" in said(page)
    take = next(x for x in ids(page) if x.verb in (Verb.TAKE, Verb.PICK))
    assert take.number(1) == AHEAD
    seen = await arena.services.drafts.preview(game, BEN, AHEAD, "white", text="rest")
    assert next(x.label for x in controls(seen)) == "Prepare"
    assert (await entries(arena, game))[-1][1] == "traps.lay"
    confirm = next(x for x in ids(seen) if x.verb is Verb.DO)
    await arena.services.drafts.prepare(game, BEN, seat="white", token=confirm.arg(2))
    assert (await kept(arena, game)).kind == "turn.order"


async def test_who_is_asked_prepares_nothing(arena):
    game = await arena.laid()
    with pytest.raises(Refused, match="refused-stale"):
        await arena.services.drafts.prepare(game, ANN, "rest")


async def test_it_survives_a_restart_and_is_given_by_any_process(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "rest")
    await arena.say(game, ANN, "rest", drain=False)
    arena.restart()
    going = await arena.services.turns.sweep(None)
    assert game in going
    await arena.services.turns.carry_on(game)
    assert (await entries(arena, game))[-1][0] == "white"


async def test_nobody_else_can_tell_that_something_is_prepared(arena, tmp_path: Path):
    game = await arena.laid()
    one, two = await two_of(arena, tmp_path)
    await one.services.drafts.prepare(game, BEN, "step w0 1")
    for x in (one, two):
        await x.services.turns.carry_on(game)
    assert await seen_by_ann(one, game) == await seen_by_ann(two, game)
    for x in (one, two):
        await x.say(game, ANN, "step r3 1")  # what is prepared is not played any more
    assert await seen_by_ann(one, game) == await seen_by_ann(two, game)
    assert await one.store.machines_turn(0, Usual()) == []


async def test_a_prepared_answer_in_secret_comes_at_a_time_of_its_own(arena, tmp_path: Path):
    """Given at once it would tell that it was prepared: Ann sees that Ben's answer is in."""
    game = await arena.laid()
    n = (await arena.services.games.load(game)).row.n
    now = arena.services.context.now()
    row = Prepared("white", "clash.choice", "choose hold", n, always=True, since=now).row(game)
    for who, text in ((ANN, "step r3 2"), (BEN, "rest")):
        await arena.say(game, who, text)
    one, two = await two_of(arena, tmp_path)
    await one.store.prepare(row)
    for x in (one, two):
        await x.say(game, ANN, "step r3 1")
    assert await seen_by_ann(one, game) == await seen_by_ann(two, game)
    for x in (one, two):
        x.clock.at += SOONEST - 1
        assert game not in await x.services.turns.sweep(None)
        await x.services.turns.carry_on(game)
    assert await seen_by_ann(one, game) == await seen_by_ann(two, game)
    one.clock.at += LATEST
    assert game in await one.services.turns.sweep(None)
    await one.services.turns.carry_on(game)
    await two.say(game, BEN, "choose hold")
    assert [x[:2] for x in await entries(one, game)] == [x[:2] for x in await entries(two, game)]
    assert {x[2] for x in await entries(one, game)} == {""}  # nothing in the record tells it either


async def at_its_time(arena: Arena, game: str) -> None:
    """Let the sweep draw a lot for what is prepared, and pass the time in which it falls."""
    for _ in range(2):
        await arena.services.turns.carry_on(game)
        arena.clock.at += LATEST
        await arena.services.turns.sweep(None)


async def test_what_is_prepared_behind_a_lock_is_not_given_for_the_answer_taken_back(arena):
    game = await arena.clashing()
    await arena.say(game, BEN, "choose hold")
    live = await arena.services.games.load(game)
    row = Prepared("white", "clash.choice", "choose feint", live.row.n, always=True, since=1)
    await arena.store.prepare(row.row(game))
    await arena.services.answering.undo(game, BEN)
    await arena.services.turns.drain(game)
    await at_its_time(arena, game)
    asked = pending((await arena.services.games.load(game)).state)
    assert "white" in [d.seat for d in asked]
    assert not (await kept(arena, game)).since
    assert "was not given" in said(arena.courier.dms(BEN.id)[-1].post)


async def test_what_is_prepared_for_the_next_turn_is_not_given_for_the_one_that_is_undone(arena):
    game = await arena.laid()
    for who in (ANN, BEN):
        await arena.say(game, who, "rest")
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    await arena.services.drafts.settle_prepared(game, BEN, "always")
    assert not (await arena.services.answering.undo(game, BEN)).request
    await arena.services.turns.drain(game)
    assert [x.how for x in await arena.entries(game)][-1] == "undo"
    assert not (await kept(arena, game)).since


async def test_a_clock_that_is_behind_does_not_hasten_a_lot(arena):
    game = await arena.laid()
    for who, text in ((ANN, "step r3 2"), (BEN, "rest")):
        await arena.say(game, who, text)
    await arena.services.drafts.prepare(game, BEN, "choose hold")
    assert (await kept(arena, game)).kind == "clash.choice"
    await arena.services.drafts.settle_prepared(game, BEN, "always")
    arena.clock.at -= 30
    await arena.say(game, ANN, "step r3 1")
    await arena.services.turns.carry_on(game)
    assert (await kept(arena, game)).since >= arena.clock.at + SOONEST


async def test_a_lot_spends_little_of_a_clock(arena):
    game = await arena.clashing()
    live = await arena.services.games.load(game)
    await arena.store.change_game(game, live.row.revision, clock=terms_of("live"))
    asked = next(x.since for x in live.loaded.asking if x.seat == "white")
    await arena.store.prepare(Prepared("white", "clash.choice", "choose hold", live.row.n, since=1).row(game))
    await arena.services.turns.carry_on(game)
    bank = preset("live").bank
    assert asked + 20 < (await kept(arena, game)).since <= asked + bank // 10


@pytest.mark.parametrize("how", ["always", "unchanged"])
async def test_what_is_gone_meanwhile_is_not_settled_back(arena, monkeypatch, how):
    """Another process, to which the game's channel belongs, may have given it."""
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    load = arena.services.games.load

    async def loaded(*given: Any, **named: Any) -> Any:
        monkeypatch.undo()
        live = await load(*given, **named)
        await arena.store.drop_standing(game, "white", "prepared turn.order")
        return live

    monkeypatch.setattr(arena.services.games, "load", loaded)
    await arena.services.drafts.settle_prepared(game, BEN, how)
    assert await kept(arena, game) is None


async def test_nothing_tells_whoever_prepares_that_others_did_something_in_secret(arena):
    """What is imagined for them is the same after a trap was moved, and before anybody has moved it."""
    game = await arena.begin()
    for who in (ANN, BEN):
        await arena.say(game, who, "lay 5")
    seen = []
    for to in range(6, 12):
        live = await arena.services.games.load(game)
        world, d = await questions.asked_or_ahead(live, BEN, AHEAD, "white")
        seen.append((world.state.traps["red"], d))
        await arena.services.answering.act(game, ANN, "shift", {"do": "shift", "at": to - 1, "to": to})
    assert seen == seen[:1] * 6


async def test_a_question_of_another_kind_leaves_it_waiting(arena):
    game = await arena.laid()
    for who, text in ((ANN, "step r3 2"), (BEN, "rest")):
        await arena.say(game, who, text)
    await arena.services.drafts.prepare(game, BEN, "step w1 1")
    await arena.say(game, ANN, "step r3 1")
    assert [d.kind for d in pending((await arena.services.games.load(game)).state)] == ["clash.choice"] * 2
    assert (await kept(arena, game)).kind == "turn.order"
    assert (await kept(arena, game)).since


async def test_who_gives_up_a_seat_leaves_nothing_prepared(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    assert not (await arena.services.seating.replace(game, BEN, "white", None, "greedy")).request
    assert await kept(arena, game) is None


async def test_it_is_exported_and_deleted_with_its_owner(arena):
    game = await arena.laid()
    await arena.services.drafts.prepare(game, BEN, "step w0 1")
    assert "step w0 1" in (await settings.personal_data(arena.services.context, BEN)).text
    assert "step w0 1" not in (await settings.personal_data(arena.services.context, ANN)).text
    await arena.services.privacy.forget(BEN)
    assert await kept(arena, game) is None
