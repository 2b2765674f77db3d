"""Recorded games of StarGate: every way to end, and much on the way; replayed strictly, dice and all."""

import json
from pathlib import Path

import pytest

from engine.core.codec import save
from engine.core.dice import commitment, roll_of
from engine.core.endings import CORE_EVENTS
from engine.core.errors import RULING
from engine.core.record import BrokenRecord, read_record, replay
from engine.core.rulebook import rulebook
from engine.stargate.game import STARGATE
from engine.verify import check
from tests.records.make import WANTED, compact, make

FILES = sorted((Path(__file__).parents[1] / "records" / "stargate").glob("*.json"))
RECORDS = {f.stem: read_record(f.read_text(encoding="utf-8")) for f in FILES}
REPLAYED = {name: replay(STARGATE, record) for name, record in RECORDS.items()}


def told(name: str):
    return [e for done in REPLAYED[name] for e in done.events]


def test_the_files_are_those_that_are_made():
    assert set(RECORDS) == set(WANTED["stargate"])


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_strictly(name):
    record, results = RECORDS[name], REPLAYED[name]
    assert results[-1].state.over == record.outcome
    assert record.edition == STARGATE.edition
    assert not any(STARGATE.problems(done.state) for done in results)


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
    book = rulebook("stargate")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    for e in told(name):
        assert e.kind in STARGATE.events
        assert e.case in known or e.kind == "undone"


def test_every_way_to_end_has_a_recorded_game():
    missing = STARGATE.endings - {r.outcome.reason for r in RECORDS.values()}
    assert not missing, f"no game in tests/records/stargate ends by {sorted(missing)}"


def test_every_kind_of_event_of_this_game_happens_in_a_recorded_game():
    seen = {e.kind for name in RECORDS for e in told(name)}
    rare = {"crowded"}  # tests of stacking lay it out
    assert STARGATE.events - CORE_EVENTS - rare <= seen


def test_a_recorded_game_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "resigned")
    assert compact(make("stargate", "resigned")) == file.read_text(encoding="utf-8")


def test_choices_taken_back_are_sealed_anew():
    record = RECORDS["taken_back"]
    backs = [e.n for e in record.entries if e.how == "back"]
    assert backs
    for n in backs:
        assert record.entries[n - 1].seal
        assert any(e.seal and e.seat == record.entries[n].seat for e in record.entries[n + 1 :])


def test_an_undo_by_consent_keeps_the_dice_already_shown():
    record = RECORDS["undone"]
    undos = [e for e in record.entries if e.how == "undo"]
    assert len(undos) == 2
    assert any(r.rolls for e in undos for r in record.entries[e.action["to"] + 1 : e.n])
    assert record.entries[-1].k > 0


def test_a_changed_choice_is_found_out():
    text = compact(RECORDS["taken_back"])
    here = text.rindex('"option":"')
    was = text[here + 10 : text.index('"', here + 10)]
    other = "charge" if was != "charge" else "maneuver"
    changed = read_record(text[: here + 10] + other + text[here + 10 + len(was) :])
    with pytest.raises(BrokenRecord):
        replay(STARGATE, changed)


def test_positions_of_recorded_games_are_small():
    assert max(len(save(done.state)) for name in RECORDS for done in REPLAYED[name]) < 12_000
    assert all(f.stat().st_size < 130_000 for f in FILES)
