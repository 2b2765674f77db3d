"""Recorded missions: every way to end, replayed strictly, dice and all."""

import json
from pathlib import Path

import pytest

from engine.core.codec import save
from engine.core.dice import commitment, roll_of
from engine.core.errors import RULING
from engine.core.record import read_record, replay
from engine.core.rulebook import rulebook
from engine.skirmish.game import SKIRMISH
from engine.verify import check
from tests.records.make import WANTED, compact, make

FILES = sorted((Path(__file__).parents[1] / "records" / "skirmish").glob("*.json"))
RECORDS = {f.stem: read_record(f.read_text(encoding="utf-8")) for f in FILES}
REPLAYED = {name: replay(SKIRMISH, record) for name, record in RECORDS.items()}


def told(name: str):
    return [e for done in REPLAYED[name] for e in done.events]


def test_the_files_are_those_that_are_made():
    assert set(RECORDS) == set(WANTED["skirmish"])


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_mission_replays_strictly(name):
    record, results = RECORDS[name], REPLAYED[name]
    assert results[-1].state.over == record.outcome
    assert record.edition == SKIRMISH.edition
    assert not any(SKIRMISH.problems(done.state) for done in results[::10])


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
def test_every_event_cites_a_case_or_ruling_and_is_declared(name):
    book = rulebook("skirmish")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    for e in told(name):
        assert e.kind in SKIRMISH.events
        assert e.case in known, (e.kind, e.case)


def test_every_way_to_end_has_a_recorded_mission():
    missing = SKIRMISH.endings - {r.outcome.reason for r in RECORDS.values()}
    assert not missing, f"no mission in tests/records/skirmish ends by {sorted(missing)}"


def test_the_fighting_happens_in_recorded_missions():
    seen = {e.kind for name in RECORDS for e in told(name)}
    wanted = {"shot", "effect", "suppressed", "disabled", "killed", "reaction", "reacting", "melee", "morale"}
    assert wanted <= seen


def test_a_recorded_mission_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "given_up")
    assert compact(make("skirmish", "given_up")) == file.read_text(encoding="utf-8")


def test_positions_of_recorded_missions_are_small():
    assert max(len(save(done.state)) for name in RECORDS for done in REPLAYED[name]) < 40_000
    assert all(f.stat().st_size < 130_000 for f in FILES)
