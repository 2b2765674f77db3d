"""Recorded games of Armada: each scenario, every way to end, and much on the way; replayed strictly."""

from dataclasses import replace

import pytest

from engine.armada.game import ARMADA
from engine.core.codec import save
from engine.core.endings import CORE_EVENTS
from engine.core.errors import BrokenRecord
from engine.core.record import read_record, replay
from tests.records.kept import files, kept, replayed, told
from tests.records.make import compact, make

FILES = files("armada")
NAMES = [x.stem for x in FILES]


def test_every_way_to_end_and_every_scenario_has_a_recorded_game():
    assert {r.outcome.reason for r in (kept("armada", name) for name in NAMES)} == ARMADA.endings
    assert {r.setup.scenario for r in (kept("armada", name) for name in NAMES)} == set(ARMADA.scenarios)


def test_every_kind_of_event_and_question_comes_up_in_a_recorded_game():
    seen = {e.kind for name in NAMES for e in told("armada", name)}
    rare = {"found_none", "void"}  # tests of ambush and movement lay them out
    assert ARMADA.events - CORE_EVENTS - rare <= seen
    asked = {e.kind for r in (kept("armada", name) for name in NAMES) for e in r.entries}
    crowded = {"free"}  # only with several at close quarters (Ruling G63): tests of rounds lay it out
    assert set(ARMADA.rules.kinds) - crowded <= asked


def plain(record):
    """Return a record without its salts and seals, which are drawn anew every time."""
    return replace(record, entries=tuple(replace(e, salt="", seal="") for e in record.entries))


@pytest.mark.parametrize("name", ["level", "resigned", "draw_agreed"])
def test_a_recorded_game_is_made_again(name):
    assert compact(plain(make("armada", name))) == compact(plain(kept("armada", name)))


def test_nothing_secret_is_told_to_others_before_the_end():
    for name in NAMES:
        for e in told("armada", name):
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
    assert max(len(save(done.state)) for name in NAMES for done in replayed("armada", name)) < 40_000
    assert all(f.stat().st_size < 130_000 for f in FILES)


def test_end_1_a_changed_sheet_is_found_out():
    text = compact(kept("armada", "standard"))
    here = text.index('"kind":"orders"')
    at = text.index('"act":"', text.rindex("\n", 0, here)) + 7
    was = text[at : text.index('"', at)]
    changed = read_record(text[:at] + ("scout" if was != "scout" else "hold") + text[at + len(was) :])
    with pytest.raises(BrokenRecord):
        replay(ARMADA, changed)
