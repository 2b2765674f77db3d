"""The measuring itself: one short round over every game, so that `make bench` goes on working."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from random import Random

import pytest

from bot.play.model.rows import SOLE
from engine.report.compose import compose
from engine.titles import GAMES
from render.core import raster
from render.titles import LOOKS
from tests.bench import goals, harness
from tests.bench.__main__ import REPORT, cells, report
from tests.bench.measures import (
    engines,
    floods,
    growth,
    lengths,
    looking_back,
    path,
    pictures,
    ranked,
    stores,
    tables,
    thinking,
    weeks,
)
from tests.loopback.server import Loopback


def test_rounds_are_paired_and_the_middle_is_taken():
    ours, theirs = iter([2.0, 8.0, 4.0]), iter([1.0, 2.0, 4.0])
    assert harness.paired(lambda: next(ours), lambda: next(theirs), 3) == (4.0, 2.0, 2.0)


def test_a_report_tells_what_was_missed():
    rows = [
        harness.Row("a", "1", "2", 0.5, "<= 1", met=True),
        harness.Row("b", "3", "1", 3.0, "<= 1", met=False),
    ]
    assert cells(rows[1])[-1] == "NO"
    assert "| b | 3 | 1 | 3.00 | <= 1 | NO |" in report(rows)


@pytest.mark.parametrize("name", GAMES)
def test_rules_can_be_measured(name: str):
    game, rng = GAMES[name], Random(1)
    assert engines.playout(game, rng) > 10
    assert engines.chess_playout(rng) > 10
    middle = engines.positions(game, 1, 4)
    assert engines.real_answer(game, middle, rng) == 4


@pytest.mark.parametrize("name", GAMES)
def test_lengths_can_be_measured(name: str, monkeypatch):
    monkeypatch.setattr(lengths, "LONGEST", 40)
    answers, record, states, over = lengths.played(GAMES[name], 1)
    assert len(states) == answers + 1
    assert over or answers == 40
    assert record > answers * 50
    assert min(states) > 100


def test_a_game_is_held_to_its_own_goals_and_a_new_one_to_the_usual():
    assert goals.goals("stargate").picture_bytes == 220_000
    assert goals.goals("chess") == goals.Goals()


@pytest.mark.parametrize("name", GAMES)
def test_pictures_can_be_measured(name: str, monkeypatch):
    monkeypatch.setattr(pictures, "OLD", 1)
    monkeypatch.setattr(pictures, "NEW", 2)
    shown = pictures.moments(GAMES[name], 1, 3)
    row = asyncio.run(pictures.stall(GAMES[name], LOOKS[name], [m.told for m in shown], 0.1))
    assert row.ours.endswith("s")
    for framing in pictures.FRAMINGS:
        drawn = pictures.draw(LOOKS[name], shown, framing)
        assert drawn == 3 or framing in ("more", "sight")
    raster.forget()
    cold, warm = pictures.first(GAMES[name], LOOKS[name], "whole")
    assert cold > warm > 0


@pytest.mark.parametrize("name", GAMES)
def test_answers_can_be_measured(name: str, tmp_path, monkeypatch):
    monkeypatch.setattr(stores, "ANSWERS", 5)
    answers, commits, plain = asyncio.run(stores.measured(GAMES[name], tmp_path))
    assert len(answers) == len(commits) == len(plain) == 5
    assert min(answers + commits + plain) > 0


async def test_a_large_database_can_be_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(growth, "PLAYED", 6)
    monkeypatch.setattr(growth, "ANSWERS", 2)
    small, large, _ = await growth.measured(tmp_path, 100, 30)
    assert len(small) == len(large) == 2
    assert min(small + large) > 0
    with sqlite3.connect(tmp_path / "large.db") as db:
        (entries,) = db.execute("SELECT count(*) FROM entry").fetchone()
        new = db.execute("SELECT by FROM entry WHERE n > 30").fetchall()
    assert entries > 100 + 30
    assert sum(by != SOLE for (by,) in new) == 2  # what nobody is asked for comes on top


async def test_games_under_way_are_ready_to_be_answered(tmp_path):
    async with Loopback.open() as discord:
        hall = await path.opened(discord, tmp_path, 5)
        drawn = [hall.next(game, title) for game, title, *_ in hall.rooms]
    assert sorted({title for _, title, *_ in hall.rooms}) == sorted(GAMES)
    assert sum(x is not None for x in drawn) >= 3
    assert all(x[0] in people for x, (*_, people) in zip(drawn, hall.rooms, strict=True) if x)


@pytest.mark.long
@pytest.mark.slow  # it starts the bot, and each flood takes its time
async def test_floods_and_whoever_is_beside_them_can_be_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(floods, "SECONDS", 1.0)
    monkeypatch.setattr(floods, "DRAWN", 1)
    async with Loopback.open(checks=False, ack=60.0) as discord:
        hall = await floods.furnished(discord, tmp_path)
        late, loop = await hall.measured(*hall.floods())
    assert min(hall.done[x] for x in ("imports", "replays", "exports", "files of tables")) >= 1
    assert late
    assert all(x >= 0 for x in late)
    assert len(loop) > 10


def test_what_is_not_installed_is_said(monkeypatch):
    def missing(name: str):
        raise ImportError(name)

    monkeypatch.setattr(engines, "spiel", missing)
    rows = list(engines.beside_spiel(GAMES["starwars"], 1))
    assert len(rows) == len(engines.SPIEL)
    assert all("not installed" in row.yardstick and row.ratio is None for row in rows)


def test_the_measured_table_can_be_measured():
    assert len(list(tables.rows(GAMES["skirmish"], 1))) == 2
    assert not list(tables.rows(GAMES["starwars"], 1))
    assert tables.phase(tables.attacked(), Random(1)) > 20


def test_the_cost_of_thinking_can_be_measured():
    late, sent = thinking.rows(seconds=0.1, times=3)
    assert late.ratio
    assert "in threads" in late.yardstick
    assert sent.ratio


async def test_sweeps_over_many_games_can_be_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(weeks, "SWEEPS", 2)
    sweeps, asked = await weeks.measured(str(tmp_path / "weeks.db"), 50)
    assert len(sweeps) == len(asked) == 1


async def test_pages_of_ratings_and_counting_anew_can_be_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(ranked, "TIMES", 1)
    monkeypatch.setattr(ranked, "GAMES", 2_000)
    spent = await ranked.measured(str(tmp_path / "ranked.db"), 40)
    assert len(spent) == 11
    assert 0 < ranked.counted(40, 50) < 5


def test_what_looking_back_costs_is_measured(monkeypatch):
    monkeypatch.setattr(looking_back, "compose", partial(compose, seconds=0.2, each=2))
    report, page, fork = looking_back.rows(GAMES["starwars"])
    assert [x.met for x in (report, page, fork)] == [True] * 3
    assert "a move tried in it" in fork.yardstick


@pytest.mark.parametrize(("won", "of"), [(65, 100), (18, 20), (0.5, 7), (372, 400)])
def test_the_bounds_of_a_share_are_those_at_which_it_is_just_not_odd(won, of):
    """By Wilson: a true share at either bound lies as many standard errors from the one that was seen."""
    for bound in harness.wilson(won, of):
        assert abs(won / of - bound) == pytest.approx(harness.Z * (bound * (1 - bound) / of) ** 0.5)


@pytest.mark.parametrize("page", ["performance", "effort"])
def test_a_page_of_figures_can_be_read_at_one_sitting(page: str):
    assert len((REPORT.parent / f"{page}.md").read_text(encoding="utf-8").splitlines()) <= 60
