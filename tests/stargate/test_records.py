"""Recorded games of StarGate: every way to end, and much on the way; replayed strictly, dice and all."""

import pytest

from engine.core.codec import save
from engine.core.endings import CORE_EVENTS
from engine.core.record import BrokenRecord, read_record, replay
from engine.stargate.game import STARGATE
from tests.records.kept import files, kept, replayed, told
from tests.records.make import compact, make

FILES = files("stargate")
NAMES = [x.stem for x in FILES]


def test_every_kind_of_event_of_this_game_happens_in_a_recorded_game():
    seen = {e.kind for name in NAMES for e in told("stargate", name)}
    rare = {"crowded", "waits"}  # tests of stacking lay it out; machine players tell it, not the rules
    assert STARGATE.events - CORE_EVENTS - rare <= seen


def test_a_recorded_game_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "resigned")
    assert compact(make("stargate", "resigned")) == file.read_text(encoding="utf-8")


def test_choices_taken_back_are_sealed_anew():
    record = kept("stargate", "taken_back")
    backs = [e.n for e in record.entries if e.how == "back"]
    assert backs
    for n in backs:
        assert record.entries[n - 1].seal
        assert any(e.seal and e.seat == record.entries[n].seat for e in record.entries[n + 1 :])


def test_an_undo_by_consent_keeps_the_dice_already_shown():
    record = kept("stargate", "undone")
    undos = [e for e in record.entries if e.how == "undo"]
    assert len(undos) == 2
    assert any(r.rolls for e in undos for r in record.entries[e.action["to"] + 1 : e.n])
    assert record.entries[-1].k > 0


def test_a_changed_choice_is_found_out():
    text = compact(kept("stargate", "taken_back"))
    here = text.rindex('"option":"')
    was = text[here + 10 : text.index('"', here + 10)]
    other = "charge" if was != "charge" else "maneuver"
    changed = read_record(text[: here + 10] + other + text[here + 10 + len(was) :])
    with pytest.raises(BrokenRecord):
        replay(STARGATE, changed)


def test_positions_of_recorded_games_are_small():
    assert max(len(save(done.state)) for name in NAMES for done in replayed("stargate", name)) < 12_000
    assert all(f.stat().st_size < 150_000 for f in FILES)
