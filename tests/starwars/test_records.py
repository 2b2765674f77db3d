"""Recorded games: every way to end, and what happens on the way; replayed strictly, dice and all."""

import json
from pathlib import Path

import pytest

from engine.core.dice import commitment, roll_of
from engine.core.errors import RULING
from engine.core.record import BrokenRecord, read_record, replay
from engine.core.rulebook import rulebook
from engine.starwars.game import STARWARS
from engine.verify import check
from tests.records.make import WANTED, compact, make

FILES = sorted((Path(__file__).parents[1] / "records" / "starwars").glob("*.json"))
RECORDS = {f.stem: read_record(f.read_text(encoding="utf-8")) for f in FILES}


def told(name: str):
    return [e for done in replay(STARWARS, RECORDS[name]) for e in done.events]


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_strictly(name):
    record = RECORDS[name]
    results = replay(STARWARS, record)
    assert results[-1].state.over == record.outcome
    assert record.edition == STARWARS.edition
    assert not any(STARWARS.problems(done.state) for done in results)


@pytest.mark.parametrize("name", RECORDS)
def test_its_dice_are_those_of_its_seed(name):
    record = RECORDS[name]
    assert commitment(record.seed) == record.commitment
    rolls = [roll for e in record.entries for roll in e.rolls]
    assert rolls == [
        (sides, roll_of(record.seed, record.id, record.words, k, sides)) for k, (sides, _) in enumerate(rolls)
    ]
    assert check(json.loads(compact(record))) == []


@pytest.mark.parametrize("name", RECORDS)
def test_every_event_cites_a_case_and_is_declared(name):
    book = rulebook("starwars")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    for e in told(name):
        assert e.kind in STARWARS.events
        assert e.case in known or e.kind == "undone"


def test_every_way_to_end_has_a_recorded_game():
    missing = STARWARS.endings - {r.outcome.reason for r in RECORDS.values()}
    assert not missing, f"no game in tests/records/starwars ends by {sorted(missing)}"


def test_every_kind_of_event_of_this_game_happens_in_a_recorded_game():
    from engine.core.endings import CORE_EVENTS

    seen = {e.kind for name in RECORDS for e in told(name)}
    assert STARWARS.events - CORE_EVENTS <= seen


def test_the_files_are_those_that_are_made():
    assert set(RECORDS) == set(WANTED["starwars"])


def test_a_recorded_game_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "resigned")
    assert compact(make("starwars", "resigned")) == file.read_text(encoding="utf-8")


def test_an_undo_keeps_the_dice_already_shown():
    record = RECORDS["undone"]
    undos = [e for e in record.entries if e.how == "undo"]
    assert len(undos) == 2
    discarded = [r for e in undos for r in record.entries[e.action["to"] + 1 : e.n] if r.rolls]
    assert discarded
    assert record.entries[-1].k > 0


def test_a_changed_die_is_found_out():
    text = compact(RECORDS["home_abandoned"])
    record = read_record(text.replace('"rolls":[[6,', '"rolls":[[6,6],[6,', 1))
    with pytest.raises(BrokenRecord):
        replay(STARWARS, record)


def test_recorded_games_are_small():
    assert all(f.stat().st_size < 24_000 for f in FILES)
