"""`health` says what ails the bot: no files, a database that takes nothing. To say so takes neither."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import health
from bot.__main__ import main
from bot.app import NullgateBot
from bot.store import Store, StoreError
from bot.store.connections.sqlite import REMEMBERED, Outcomes
from tests.store.conftest import a_game


@pytest.fixture
def limits() -> Iterator[tuple[int, int]]:
    was = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield was
    resource.setrlimit(resource.RLIMIT_NOFILE, was)


@pytest.mark.parametrize("ailment", health.AILMENTS)
def test_health_names_what_ails_the_bot(monkeypatch, capsys, tmp_path, ailment) -> None:
    monkeypatch.setenv("NULLGATE_DATA", str(tmp_path))
    file = tmp_path / "pulse"
    with pytest.raises(FileNotFoundError):
        health.beat(file, ailment)
    health.beat(file)
    assert main(["health"]) == 0
    health.beat(file, ailment)
    assert main(["health"]) == 1
    assert health.AILMENTS[ailment] in capsys.readouterr().err
    health.beat(file)
    assert main(["health"]) == 0


async def test_a_database_that_refuses_what_is_written_fails_health(tmp_path: Path, settings, caplog) -> None:
    bot = NullgateBot(settings)
    bot.store = store = await Store.open(tmp_path / "small.db")
    settings.data.mkdir(parents=True, exist_ok=True)
    await bot._show_health(failed=False)
    assert health.complaint(settings.pulse) == ""
    await store.writer.run(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())  # as on a full disk

    async def opens_games() -> None:
        for n in range(400):
            await store.add_game(a_game(f"g{n}", n), [], "5eed" * 500)

    with pytest.raises(StoreError, match="full"):
        await opens_games()
    for _ in range(3):
        await bot._show_health(failed=True)
    assert health.complaint(settings.pulse) == health.AILMENTS[health.NO_COMMITS]
    assert len([x for x in caplog.messages if "not well" in x]) == 1
    await store.writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchall())
    await store.add_game(a_game("one", 5000), [], "5eed")
    await bot._show_health(failed=False)
    assert health.complaint(settings.pulse) == ""
    await store.close()


def test_a_refused_answer_is_remembered_for_a_while_and_other_writes_until_one_goes_through() -> None:
    now = [0.0]
    outcomes = Outcomes(lambda: now[0])
    assert not outcomes.refuses
    outcomes.note("read", refused=True)
    assert not outcomes.refuses
    outcomes.note("commit", refused=True)
    outcomes.note("write", refused=False)
    assert outcomes.refuses  # small things are written, answers are not
    now[0] = REMEMBERED
    assert not outcomes.refuses
    outcomes.note("write", refused=True)
    now[0] *= 5
    assert outcomes.refuses
    outcomes.note("write", refused=False)
    assert not outcomes.refuses


def test_the_limit_is_raised_as_far_as_is_allowed_and_shared(limits) -> None:
    hard = min(limits[1], 3000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (500, limits[1]))
    assert (health.limit(), health.for_visitors()) == (500, 180)
    assert health.are_left()
    assert health.raise_limit() == min(health.WANTED, limits[1]) >= hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (300, limits[1]))
    assert health.for_visitors() == 75
