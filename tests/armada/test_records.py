"""Recorded games of Armada: each scenario, every way to end, and much on the way; replayed strictly."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.armada.audit import audit
from engine.armada.game import ARMADA
from engine.core.codec import save
from engine.core.dice import commitment, roll_of
from engine.core.endings import CORE_EVENTS
from engine.core.errors import RULING, BrokenRecord
from engine.core.record import read_record, replay
from engine.core.rulebook import rulebook
from engine.verify import check
from tests.records.make import WANTED, compact, make

FILES = sorted((Path(__file__).parents[1] / "records" / "armada").glob("*.json"))
RECORDS = {f.stem: read_record(f.read_text(encoding="utf-8")) for f in FILES}
REPLAYED = {name: replay(ARMADA, record) for name, record in RECORDS.items()}


def told(name: str):
    return [e for done in REPLAYED[name] for e in done.events]


def test_the_files_are_those_that_are_made():
    assert set(RECORDS) == set(WANTED["armada"])


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_strictly(name):
    record, results = RECORDS[name], REPLAYED[name]
    assert results[-1].state.over == record.outcome
    assert record.edition == ARMADA.edition
    assert not any(ARMADA.problems(done.state) for done in results)


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
    book = rulebook("armada")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    for e in told(name):
        assert e.kind in ARMADA.events
        assert e.case in known or e.kind == "undone"


def test_every_way_to_end_and_every_scenario_has_a_recorded_game():
    assert {r.outcome.reason for r in RECORDS.values()} == ARMADA.endings
    assert {r.setup.scenario for r in RECORDS.values()} == set(ARMADA.scenarios)


def test_every_kind_of_event_and_question_comes_up_in_a_recorded_game():
    seen = {e.kind for name in RECORDS for e in told(name)}
    rare = {"found_none", "void"}  # tests of ambush and movement lay them out
    assert ARMADA.events - CORE_EVENTS - rare <= seen
    asked = {e.kind for r in RECORDS.values() for e in r.entries}
    assert set(ARMADA.rules.kinds) <= asked


def plain(record):
    """Give a record without its salts and seals, which are drawn anew every time."""
    return replace(record, entries=tuple(replace(e, salt="", seal="") for e in record.entries))


@pytest.mark.parametrize("name", ["level", "resigned", "draw_agreed"])
def test_a_recorded_game_is_made_again(name):
    assert compact(plain(make("armada", name))) == compact(plain(RECORDS[name]))


def test_nothing_secret_is_told_to_others_before_the_end():
    for name in RECORDS:
        for e in told(name):
            if e.kind in (
                "bought",
                "moved",
                "handled",
                "sent",
                "lying",
                "probed",
                "scouted",
                "nobody",
                "void",
            ):
                assert len(e.to) == 1, e
            if e.kind == "decided":
                assert e.to == (e.facts["seat"],)


def test_positions_of_recorded_games_are_small():
    assert max(len(save(done.state)) for name in RECORDS for done in REPLAYED[name]) < 40_000
    assert all(f.stat().st_size < 130_000 for f in FILES)


# -- the audit (Ruling G31) --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_ruling_g31_the_audit_finds_a_whole_game_in_order(name):
    found = audit(ARMADA, RECORDS[name])
    assert found.wrong == ()
    assert found.points == {seat: found.points[seat] for seat in ARMADA.seats}
    turns = REPLAYED[name][-1].state.turn
    assert max((x.turn for x in found.sheets), default=0) <= turns


def test_end_1_the_audit_lists_every_sheet_with_its_seal():
    found = audit(ARMADA, RECORDS["standard"])
    turns = REPLAYED["standard"][-1].state.turn
    assert [(x.turn, x.seat) for x in found.sheets if x.kind == "orders"] == [
        (n, seat) for n in range(1, turns + 1) for seat in ARMADA.seats
    ]
    assert all(len(x.seal) == 64 and x.text for x in found.sheets)
    assert sorted(x.seat for x in found.sheets if x.kind == "fleet") == sorted(ARMADA.seats)


def test_end_1_a_changed_sheet_is_found_out():
    text = compact(RECORDS["standard"])
    here = text.index('"kind":"orders"')
    at = text.index('"act":"', text.rindex("\n", 0, here)) + 7
    was = text[at : text.index('"', at)]
    changed = read_record(text[:at] + ("scout" if was != "scout" else "hold") + text[at + len(was) :])
    with pytest.raises(BrokenRecord):
        replay(ARMADA, changed)
    found = audit(ARMADA, changed)
    assert found.wrong
    assert "seal" in found.wrong[0] or "entry" in found.wrong[0]
