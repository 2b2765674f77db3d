"""Databases and records written by version 1.0.0 load, play on, end and verify."""

from pathlib import Path
from random import Random

import pytest

from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.services import Services
from engine.__main__ import main
from engine.core.record import read_record
from engine.titles import GAMES
from tests.play.editions.old_games import (
    ANN,
    ENDED,
    LOBBIES,
    UNDER_WAY,
    ended,
    play_on,
    record_text,
    undo,
)


async def test_an_old_database_is_sound(old: Services) -> None:
    assert await old.context.store.check() == []
    for game in (*LOBBIES.values(), *ENDED.values()):
        assert (await old.games.load(game)).row.id == game
    assert [(await old.log.proof(game)).proved for game in ENDED.values()] == [True] * 4


@pytest.mark.parametrize("title", UNDER_WAY)
async def test_an_old_game_is_undone_played_on_and_ended(old: Services, title: str, tmp_path: Path) -> None:
    game, rng = UNDER_WAY[title], Random(7)
    row = (await old.games.load(game)).row
    if row.edition == GAMES[title].edition:
        assert await undo(old, game) == row.n + 1  # back over an entry of the old program's
    else:  # its rules were corrected since: it goes over at a mark, which no undo passes
        with pytest.raises(Refused, match="refused-undo-edition"):
            await undo(old, game)
    assert await play_on(old, game, rng, 12) == 12
    assert await old.context.store.check() == []
    text = await ended(old, game)
    assert await old.context.store.check() == []
    file = tmp_path / "record.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0


@pytest.mark.parametrize("title", ENDED)
async def test_an_old_record_verifies_replays_and_is_taken_in(
    old: Services, title: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(record_text(title), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    if read_record(record_text(title)).edition != GAMES[title].edition:  # its rules were corrected since
        with pytest.raises(Refused, match="refused-record"):
            await old.records.import_record(Place(1, 77), ANN, record_text(title))
        return
    new = await old.records.import_record(Place(1, 77), ANN, record_text(title))
    exported = (await old.log.export(ENDED[title], ANN)).text
    assert (await old.games.load(new)).row.n == (await old.games.load(ENDED[title])).row.n
    again = await old.records.import_record(Place(1, 78), ANN, exported)
    assert (await old.games.load(again)).row.after == (await old.games.load(new)).row.after
    assert await old.context.store.check() == []
