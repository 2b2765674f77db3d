"""What a table agrees to about time, and what it is shown of it."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.clocks import bank, schedules
from bot.play.clocks.bank import DAY, HOUR, Terms
from bot.play.games.cards import Desk, clock_row
from bot.play.model.ports import Place, Select
from bot.play.model.terms import GameInfo, Refused, Status
from bot.titles import TITLES
from render.core.text import words
from tests.play.clocks.conftest import Tables, one_running
from tests.play.conftest import (
    ANN,
    BEN,
    HERE,
    MOD,
    Room,
    controls,
    said,
)


async def test_a_table_without_a_clock_is_not_asked_for_one_and_costs_no_statement(room: Room):
    game = await room.started()
    said = list[str]()
    await room.store.writer.run(lambda db: db.set_trace_callback(said.append))
    await room.step(game, Random(1))
    await room.store.writer.run(lambda db: db.set_trace_callback(None))
    assert any("UPDATE game" in x for x in said)
    assert not [x for x in said if "seat_clock" in x]


async def test_only_the_host_chooses_before_the_game_within_bounds_and_all_else_stays(room: Room):
    t, game = room.services, await room.services.lobby.open_game(HERE, ANN, "starwars")
    with pytest.raises(Refused, match="host"):
        await t.hosting.choose(game, BEN, "daily")
    with pytest.raises(Refused, match="clock"):
        await t.hosting.change(game, ANN, lambda _: Terms(1, 1, 1))
    await t.hosting.change(game, ANN, lambda _: Terms(HOUR, 0, HOUR, weekends=True), patience=HOUR)
    assert (await t.hosting.choose(game, MOD, "brisk")).terms.weekends
    loaded = await room.store.load(game)
    assert loaded is not None
    assert loaded.game.patience == HOUR
    await t.hosting.choose(game, ANN, "relaxed")
    loaded = await room.store.load(game)
    assert (loaded.game.clock, loaded.game.patience) == ("", 0)


def offered(card):
    """Return the selects of clocks under a lobby's post."""
    return [x for x in controls(card) if x.id.startswith("ng:table:") and ":clock" in x.id]


def _chosen(terms: bank.Terms) -> list[str]:
    title = TITLES["starwars"]
    info = GameInfo("g", "starwars", "", HERE, 0, Status.LOBBY, -1, ())
    (select,) = clock_row(Desk(info, title, words("en")), terms)
    assert isinstance(select, Select)
    return [x.value for x in select.choices if x.chosen]


async def test_the_lobby_offers_clocks_and_says_what_is_agreed_and_a_rematch_keeps_it(room: Room):
    t, game = room.services, await room.services.lobby.open_game(HERE, ANN, "starwars")
    await t.turns.drain(game)
    assert offered(room.courier.channel()[-1].now) == []  # the choice stands behind the settings
    assert _chosen((await t.hosting.table(game)).terms) == ["relaxed"]
    await t.hosting.choose(game, ANN, "daily", "lose")
    await t.turns.drain(game)
    card = room.courier.channel()[-1].now
    assert "Daily: 72 hours each, 12 hours more for an answer, 120 hours at most" in said(card)
    assert "the game is lost" in said(card)
    assert _chosen((await t.hosting.table(game)).terms) == ["daily"]
    with pytest.raises(Refused, match="clock"):
        await t.hosting.choose(game, ANN, "hourly")
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.hosting.abandon(game, MOD)
    again = await t.matchmaking.rematch(game, ANN, HERE, None, swap=False)
    loaded = await room.store.load(again)
    assert bank.read_terms(loaded.game.clock).pace == "daily"


async def test_the_board_says_whose_time_runs_and_turns_lists_what_ends_first(table: Tables):
    t, row = table.services, await one_running(table)
    card = said(table.room.courier.channel()[-1].now)
    assert f"out of time <t:{row.zero}:R>" in card
    other = Place(HERE.guild, 77)
    asked = ANN if row.seat == "blue" else BEN
    calm = await table.room.started(place=other)
    waits = await t.game_lists.turns(asked)
    assert waits[0].game.id == table.game
    assert waits[0].zero == row.zero
    assert [x.zero for x in waits if x.game.id == calm] == [0]


async def test_time_off_that_changes_shows_at_once_on_the_board_and_makes_no_post_of_it(table: Tables):
    t, row = table.services, await one_running(table)
    who = ANN if row.seat == "blue" else BEN
    at = table.room.courier.channel()[-1].at

    async def lines() -> int:
        await t.turns.drain(table.game)
        return len({x.at for x in table.room.courier.channel() if "vacation" not in said(x.post)})

    had = await lines()
    async with t.clocks.rebooked(who.id):
        await schedules.begin_vacation(t.context, who, 3)
    assert await lines() == had
    assert f"out of time <t:{row.zero + 3 * DAY}:R>" in said(table.room.courier.whole(at))
    await table.later(HOUR)
    async with t.clocks.rebooked(who.id):
        await schedules.end_vacation(t.context, who)
    await table.room.store.writer.run(lambda db: db.execute("UPDATE message SET at = ?", (table.now,)))
    assert await lines() == had
    assert f"out of time <t:{row.zero + HOUR}:R>" in said(table.room.courier.whole(at))
    other = BEN if who is ANN else ANN
    async with t.clocks.rebooked(other.id):  # whose time does not run
        await schedules.begin_vacation(t.context, other, 3)
    assert "redrawn" not in [x.what for x in await table.room.store.unsent(table.game)]


async def test_no_board_is_laid_out_anew_where_questions_are_hidden(veiled: Tables):
    t = veiled.services
    await veiled.later(0)
    async with t.clocks.rebooked(BEN.id):
        await schedules.begin_vacation(t.context, BEN, 3)
    assert "redrawn" not in [x.what for x in await veiled.room.store.unsent(veiled.game)]
