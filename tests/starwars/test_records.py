"""Recorded games: every way to end, and what happens on the way; replayed strictly, dice and all."""

import pytest

from engine.core.endings import CORE_EVENTS
from engine.core.record import BrokenRecord, read_record, replay
from engine.starwars.game import STARWARS
from tests.records.kept import files, kept, told
from tests.records.make import compact, make

FILES = files("starwars")
NAMES = [x.stem for x in FILES]


def test_every_kind_of_event_of_this_game_happens_in_a_recorded_game():
    seen = {e.kind for name in NAMES for e in told("starwars", name)}
    assert STARWARS.events - CORE_EVENTS <= seen


def test_a_recorded_game_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "resigned")
    assert compact(make("starwars", "resigned")) == file.read_text(encoding="utf-8")


def test_an_undo_keeps_the_dice_already_shown():
    record = kept("starwars", "undone")
    undos = [e for e in record.entries if e.how == "undo"]
    assert len(undos) == 2
    discarded = [r for e in undos for r in record.entries[e.action["to"] + 1 : e.n] if r.rolls]
    assert discarded
    assert record.entries[-1].k > 0


def test_a_changed_die_is_found_out():
    text = compact(kept("starwars", "home_abandoned"))
    record = read_record(text.replace('"rolls":[[6,', '"rolls":[[6,6],[6,', 1))
    with pytest.raises(BrokenRecord):
        replay(STARWARS, record)


def test_recorded_games_are_small():
    assert all(f.stat().st_size < 24_000 for f in FILES)
