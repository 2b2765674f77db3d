"""The drills of docs/operating.md, carried out: backup and restore while games go on."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import __main__ as command
from bot.play.model.terms import Person
from bot.play.posts.sender import CLAIM
from bot.play.services import Services, build_services
from bot.store import Store
from bot.titles import catalogue
from tests.play.conftest import ANN, BEN, EVE, FakeClock, FakeCourier, Room, no_picture
from tests.play.editions.old_games import unpacked
from tests.shared.servers import Server
from tests.store.conftest import contents

PEOPLE = (ANN, BEN, EVE)


def tables_on(store: Store, clock: FakeClock) -> tuple[Services, FakeCourier]:
    """Return the tables of a bot that has just been started, and its courier."""
    courier = FakeCourier()
    tables = build_services(store, courier, catalogue=catalogue(), now=clock, rng=Random(5))
    no_picture(tables)
    return tables, courier


async def answered(tables: Services, game: str, rng: Random) -> bool:
    """Have whoever must act answer at random; False when nobody must."""
    who = await tables.game_lists.who(game)
    users = [x.user for x in who.game.seats if x.seat in who.waiting]
    person = next((p for p in PEOPLE if p.id in users), None)
    if person is None:
        return False
    asked = (await tables.player_views.look(game, person)).asked[0]
    await tables.answering.answer(
        game, person, asked.decision, asked.seat, token=rng.choice(asked.options).token
    )
    await tables.turns.drain(game)
    return True


async def resigned(tables: Services, game: str, person: Person) -> None:
    """Bring a game to its end."""
    await tables.answering.resign(game, person)
    await tables.turns.drain(game)
    assert (await tables.game_lists.info(game)).status == "over"


# -- backup and restore ----------------------------------------------------------------------------------


async def playing(store: Store, clock: FakeClock) -> tuple[Services, str]:
    """Start a game on a store."""
    tables, courier = tables_on(store, clock)

    async def make() -> Services:
        return tables

    return tables, await Room(store, courier, clock, tables, make).started()


async def until(tables: Services, game: str, copied: asyncio.Task[Any]) -> int:
    """Answer on and on until a copy is made; give how many answers there were."""
    rng, answers = Random(4), 0
    while not copied.done() or answers < 6:
        if not await answered(tables, game, rng):
            break
        answers += 1
    await copied
    return answers


async def played_on(store: Store, game: str, answers: int) -> None:
    """Check that a restored database is sound, and play on to the end of its game."""
    assert await store.check() == []
    clock = FakeClock()
    clock.at += CLAIM + 1  # a post that was being sent at that moment is free again
    tables, courier = tables_on(store, clock)
    await tables.sweeper.sweep()
    assert await store.unsent(game) == []  # what the backup had not sent is sent now
    rng = Random(9)
    for _ in range(answers):
        assert await answered(tables, game, rng)
    await resigned(tables, game, ANN)
    assert courier.repeats == 0
    assert await store.check() == []
    assert (await tables.log.proof(game)).proved


async def test_a_file_is_backed_up_while_answers_go_on_restored_and_played_on(
    tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place, copy = tmp_path / "var" / "nullgate.db", tmp_path / "backup.db"
    place.parent.mkdir()
    shutil.copy(migrated, place)
    monkeypatch.chdir(tmp_path)
    store = await Store.open(place)
    tables, game = await playing(store, FakeClock())
    saving = asyncio.create_task(asyncio.to_thread(command.main, ["backup", str(copy)]))
    await until(tables, game, saving)
    assert saving.result() == 0
    await store.close()
    # the machine is lost; what follows is docs/operating.md, line by line
    shutil.rmtree(place.parent)
    place.parent.mkdir()
    shutil.copy(copy, place)
    assert await asyncio.to_thread(command.main, ["check"]) == 0
    assert "Every game replays." in capsys.readouterr().out
    again = await Store.open(place)
    await played_on(again, game, 5)
    await again.close()


def dumped(server: Server, address: str, target: Path) -> None:
    """Run pg_dump and pg_restore as the guide says."""
    server.run("pg_dump", "--format=custom", f"--file={target}", address)


async def test_a_server_is_dumped_while_answers_go_on_restored_and_played_on(
    server: Server, on_server: Callable[[], str]
) -> None:
    address, target = on_server(), server.folder / "drill.dump"
    store = await Store.open(address)
    tables, game = await playing(store, FakeClock())
    saving = asyncio.create_task(asyncio.to_thread(dumped, server, address, target))
    assert await until(tables, game, saving) >= 6
    await store.close()
    new = server.address(server.fresh())
    server.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={new}", str(target))
    again = await Store.open(new)
    await played_on(again, game, 3)
    await again.close()


async def test_a_backup_moves_a_file_s_games_to_a_server_and_back(server: Server, tmp_path: Path) -> None:
    store = await Store.open(unpacked(tmp_path / "old.db"))
    held = await contents(store)
    await store.backup(tmp_path / "copy.db")
    await store.close()
    moved = await Store.open(server.address(server.fresh()))
    await moved.restore(tmp_path / "copy.db")
    assert await contents(moved) == held
    await moved.backup(tmp_path / "back.db")
    await moved.close()
    back = await Store.open(tmp_path / "back.db")
    assert await contents(back) == held
    await back.close()
