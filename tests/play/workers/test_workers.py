"""Heavy work is done by another process, one piece at a time, within bounds."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.play.lobby import hosting
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused
from bot.play.queries import settings
from bot.play.workers import records
from bot.play.workers.pool import MOST_WAITING, Workers, WorkLost
from tests.play import pieces
from tests.play.after.test_records import ended
from tests.play.conftest import ANN, EVE, GUILD, HERE, MOD, Room
from tests.store.conftest import contents

ZOE = Person(777_000_111_222_333_444, "Zoe")


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers()
    yield made
    made.close()


async def test_it_is_another_process_that_knows_no_secret(workers: Workers, monkeypatch) -> None:
    for name in ("DISCORD_TOKEN", "NULLGATE_DATABASE", "PGPASSWORD"):
        monkeypatch.setenv(name, "secret")
    pid, secret = await workers.run(pieces.whereabouts)
    assert pid == workers.pid != os.getpid()
    assert secret == ""
    assert (await workers.run(pieces.whereabouts))[0] == pid  # it stays for the next piece


async def test_what_is_raised_there_is_raised_here(workers: Workers) -> None:
    with pytest.raises(Refused) as why:
        await workers.run(pieces.refuse)
    assert why.value.facts == {"why": "it is blue"}
    with pytest.raises(RuntimeError, match="Odd: odd"):
        await workers.run(pieces.fail)
    assert await workers.run(pieces.whereabouts)


async def test_what_cannot_be_read_there_is_raised_here_and_the_process_goes_on(workers: Workers) -> None:
    pid, _ = await workers.run(pieces.whereabouts)
    with pytest.raises(FileNotFoundError, match="no such folder"):
        await workers.run(pieces.whereabouts, pieces.Unreadable())
    assert (await workers.run(pieces.whereabouts))[0] == pid


async def test_the_folder_it_was_started_in_may_go(workers: Workers, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "gone").mkdir()
    with monkeypatch.context() as elsewhere:
        elsewhere.chdir(tmp_path / "gone")
        assert await workers.run(pieces.whereabouts)
    (tmp_path / "gone").rmdir()
    assert await workers.run(pieces.folder) == os.sep


async def test_progress_is_told(workers: Workers) -> None:
    told: list[tuple[int, int]] = []
    assert await workers.run(pieces.steps, progress=lambda *x: told.append(x)) == "done"
    assert told == [(0, 3), (1, 3), (2, 3)]


async def test_one_piece_at_a_time_few_wait_and_others_are_told_when_to_come_back(
    workers: Workers, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    tasks = [asyncio.create_task(workers.run(pieces.until, str(go))) for _ in range(MOST_WAITING + 1)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as why:
        await workers.run(pieces.whereabouts)
    assert why.value.key == "refused-queue"
    assert why.value.facts["seconds"] > 0
    go.touch()
    assert len(set(await asyncio.gather(*tasks))) == 1


async def test_no_piece_is_begun_before_the_last_is_done(workers: Workers, monkeypatch) -> None:
    busy: list[int] = []
    most: list[int] = []

    def asked(*_: object) -> None:
        busy.append(1)
        most.append(len(busy))
        time.sleep(0.02)
        busy.pop()

    monkeypatch.setattr(workers, "_request", asked)
    await asyncio.gather(*(workers.run(pieces.whereabouts) for _ in range(4)))
    assert most == [1] * 4


async def test_what_takes_too_long_is_stopped_and_the_next_goes_on(tmp_path: Path) -> None:
    workers = Workers(longest=0.5)
    with pytest.raises(Refused, match="refused-too-long"):
        await workers.run(pieces.until, str(tmp_path / "never"))
    assert workers.pid is None
    workers._longest = 60.0
    assert await workers.run(pieces.whereabouts)
    workers.close()


async def test_whoever_gives_up_stops_the_work(workers: Workers, tmp_path: Path) -> None:
    await workers.run(pieces.whereabouts)
    pid = workers.pid
    task = asyncio.create_task(workers.run(pieces.until, str(tmp_path / "never")))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not _runs(pid)


async def test_whoever_gives_up_twice_leaves_no_failure_behind(workers: Workers, tmp_path: Path) -> None:
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: heard.append(what["message"]))
    await workers.run(pieces.whereabouts)
    task = asyncio.create_task(workers.run(pieces.until, str(tmp_path / "never")))
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()  # while it waits for the thread that still reads
    with pytest.raises(asyncio.CancelledError):
        await task
    del task
    for _ in range(2):  # each takes a second late in a whole run
        await asyncio.sleep(0.5)
        gc.collect()
    assert heard == []
    assert await workers.run(pieces.whereabouts)


async def test_a_process_that_dies_is_told_and_replaced(workers: Workers) -> None:
    with pytest.raises(WorkLost):
        await workers.run(pieces.die)
    assert await workers.run(pieces.whereabouts)


async def test_closing_stops_work_at_once_and_for_good(tmp_path: Path) -> None:
    workers = Workers()
    await workers.run(pieces.whereabouts)
    pid = workers.pid
    tasks = [asyncio.create_task(workers.run(pieces.until, str(tmp_path / "never"))) for _ in range(3)]
    await asyncio.sleep(0.05)
    workers.close()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(x, WorkLost) for x in done), done
    assert not _runs(pid)
    with pytest.raises(WorkLost):
        await workers.run(pieces.whereabouts)
    workers.close()


async def test_a_process_without_work_is_let_go() -> None:
    workers = Workers(idle=0.05)
    pid, _ = await workers.run(pieces.whereabouts)
    for _ in range(200):
        if not _runs(pid):
            break
        await asyncio.sleep(0.05)
    assert not _runs(pid)
    assert workers.pid is None


def _runs(pid: int | None) -> bool:
    try:
        os.kill(pid or 0, 0)
    except ProcessLookupError:
        return False
    return True


# -- what is done there ----------------------------------------------------------------------------------


async def test_records_are_read_replayed_and_written_by_another_process(room: Room, monkeypatch) -> None:
    t, game = room.services, await ended(room)
    for name in ("read_record", "replay", "write_record", "save", "events_of"):
        monkeypatch.setattr(records, name, lambda *_: 1 / 0)  # here: where it is done they are as they were
    text = (await t.log.export(game, EVE)).text
    assert await t.records.import_record(HERE, ANN, text)
    other = await room.started()
    assert "Ann" in (await t.log.export(other, EVE)).text


async def test_others_play_on_while_four_records_are_read(room: Room, tmp_path: Path) -> None:
    """The answers of others are there before the records are: nothing but the order is looked at."""
    t, game = room.services, await ended(room)
    text, go = (await t.log.export(game, EVE)).text, tmp_path / "go"
    held = asyncio.create_task(t.context.workers.run(pieces.until, str(go)))
    imports = [asyncio.create_task(t.records.import_record(HERE, ANN, text)) for _ in range(4)]
    other = await room.started()
    who = await room.turn(other)
    assert who is not None
    await t.answering.answer(other, who, text="throw")
    await t.turns.drain(other)
    assert (await t.game_lists.info(other)).n == 1
    assert not any(x.done() for x in (held, *imports))
    go.touch()
    assert len(set(await asyncio.gather(*imports))) == 4


async def test_a_person_brings_in_so_many_records_a_day_wherever(room: Room) -> None:
    t, game = room.services, await ended(room, 3)
    text, began = (await t.log.export(game, EVE)).text, int(room.clock.at)
    for _ in range(5):
        await t.records.import_record(HERE, MOD, text)
    with pytest.raises(Refused) as why:
        await t.records.import_record(HERE, MOD, text)
    assert f"<t:{began + 86_400}:R>" in t.wording.refusal(why.value, "de")
    assert await t.records.import_record(HERE, ANN, text)
    room.clock.at += 86_400
    assert await t.records.import_record(HERE, MOD, text)
    await hosting.set_guild_settings(t.context, GUILD, MOD, imports=0)
    with pytest.raises(Refused, match="refused-no-imports"):
        await t.records.import_record(HERE, ANN, text)


async def test_deleting_one_s_data_is_no_way_past_the_limits_of_a_day(room: Room) -> None:
    """What was brought in and opened counts until its day ends, by a hash, and then nothing is kept of it."""
    t, game = room.services, await ended(room, 3)
    text, began = (await t.log.export(game, EVE)).text, int(room.clock.at)
    for n in range(5):
        await t.records.import_record(HERE, ZOE, text)
        await t.lobby.open_game(Place(GUILD, 100 + n), ZOE, "starwars")
        await t.privacy.forget(ZOE)
        room.clock.at += 1
    with pytest.raises(Refused, match="refused-imports") as why:
        await t.records.import_record(HERE, ZOE, text)
    assert f"<t:{began + 86_400}:R>" in t.wording.refusal(why.value, "en")
    with pytest.raises(Refused, match="refused-hourly"):
        await t.lobby.open_game(HERE, ZOE, "starwars")
    assert await t.records.import_record(HERE, ANN, text)  # it is nobody else's
    told = (await settings.personal_data(t.context, ZOE)).text
    assert len(json.loads(told)["counted_for_a_day"]) == 10
    assert str(ZOE.id) not in "".join(x for x in await contents(room.store) if x.startswith("opened"))
    room.clock.at = began + 86_400 + 4
    await t.sweeper.sweep()
    assert not [x for x in await contents(room.store) if x.startswith("opened")]
    assert await t.records.import_record(HERE, ZOE, text)


async def test_records_fill_so_many_megabytes_of_a_server(room: Room) -> None:
    t, game = room.services, await ended(room, 3)
    text = (await t.log.export(game, EVE)).text
    await hosting.set_guild_settings(t.context, GUILD, MOD, megabytes=1)
    copy = await t.records.import_record(HERE, ANN, text)

    def grow(db) -> None:
        db.execute("UPDATE game SET size = ? WHERE id = ?", (1_000_000 - 2 * len(text) + 1, copy))

    await room.store.writer.run(grow)
    await t.records.import_record(HERE, ANN, text)
    with pytest.raises(Refused, match="refused-megabytes"):
        await t.records.import_record(HERE, ANN, text)


async def test_two_imports_at_once_do_not_pass_the_limit(room: Room) -> None:
    t, game = room.services, await ended(room, 3)
    text = (await t.log.export(game, EVE)).text
    await hosting.set_guild_settings(t.context, GUILD, MOD, imports=1)
    done = await asyncio.gather(
        *(t.records.import_record(HERE, ANN, text) for _ in range(3)), return_exceptions=True
    )
    assert sorted(type(x).__name__ for x in done) == ["Refused", "Refused", "str"]


async def test_a_table_of_one_s_own_is_tried_by_another_process(room: Room, monkeypatch) -> None:
    monkeypatch.setattr(records, "thread_time", lambda: 1 / 0)
    bad = room.services.lobby.may_open(HERE, ANN, "starwars", files={"board": "stars = 3"})
    with pytest.raises(Refused, match="refused-setup"):
        await bad


def test_a_table_that_takes_long_to_set_up_is_refused(monkeypatch) -> None:
    from engine.core.contract import Setup
    from engine.titles import get
    from tests.bot.room import SMALL

    times = iter((0.0, records.SETTING_UP + 0.1))
    monkeypatch.setattr(records, "thread_time", lambda: next(times))
    with pytest.raises(Refused, match="refused-setup-long"):
        records.chosen(get("starwars"), Setup("starwars", "standard", {}, {"board": SMALL.decode()}))
