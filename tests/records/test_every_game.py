"""Recorded games of every title: every way to end, replayed strictly, dice and all."""

import json
from functools import lru_cache

import pytest

from engine.core.dice import commitment, roll_of
from engine.core.errors import RULING
from engine.core.rulebook import rulebook
from engine.titles import GAMES
from engine.verify import check
from tests.records.kept import files, kept, replayed, told
from tests.records.make import WANTED, compact

EACH = pytest.mark.parametrize(("game", "name"), [(game, x.stem) for game in GAMES for x in files(game)])
TITLE = pytest.mark.parametrize("game", GAMES)
#: In a long mission one position in this many is checked: all would take longer than all other records.
SPARSE = {"skirmish": 10}


@lru_cache(8)
def known(game: str) -> set[str]:
    """Return all that an event may cite."""
    book = rulebook(game)
    return {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}


@TITLE
def test_the_files_are_those_that_are_made(game):
    assert {x.stem for x in files(game)} == set(WANTED[game])


@EACH
def test_a_recorded_game_replays_strictly(game, name):
    record, results = kept(game, name), replayed(game, name)
    assert results[-1].state.over == record.outcome
    assert record.edition == GAMES[game].edition
    assert not any(GAMES[game].problems(done.state) for done in results[:: SPARSE.get(game, 1)])


@EACH
def test_its_dice_are_those_of_its_seed(game, name):
    record = kept(game, name)
    assert commitment(record.seed) == record.commitment
    rolls = [roll for e in record.entries for roll in e.rolls]
    assert rolls == [
        (sides, roll_of(record.seed, record.id, record.words, k, sides)) for k, (sides, _) in enumerate(rolls)
    ]
    assert check(json.loads(compact(record))) == []


@EACH
def test_every_event_cites_a_case_and_is_declared(game, name):
    for e in told(game, name):
        assert e.kind in GAMES[game].events
        assert e.case in known(game) or (e.kind == "undone" and not e.case), (e.kind, e.case)


@TITLE
def test_every_way_to_end_has_a_recorded_game(game):
    missing = GAMES[game].endings - {kept(game, x.stem).outcome.reason for x in files(game)}
    assert not missing, f"no game in tests/records/{game} ends by {sorted(missing)}"
