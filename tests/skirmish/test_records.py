"""Recorded missions: every way to end, replayed strictly, dice and all."""

from engine.core.codec import save
from tests.records.kept import files, replayed, told
from tests.records.make import compact, make

FILES = files("skirmish")
NAMES = [x.stem for x in FILES]


def test_the_fighting_happens_in_recorded_missions():
    seen = {e.kind for name in NAMES for e in told("skirmish", name)}
    wanted = {"shot", "effect", "suppressed", "disabled", "killed", "reaction", "reacting", "melee", "morale"}
    assert wanted <= seen


def test_a_recorded_mission_is_made_again_to_the_byte():
    file = next(f for f in FILES if f.stem == "given_up")
    assert compact(make("skirmish", "given_up")) == file.read_text(encoding="utf-8")


def test_positions_of_recorded_missions_are_small():
    assert max(len(save(done.state)) for name in NAMES for done in replayed("skirmish", name)) < 40_000
    assert all(f.stat().st_size < 130_000 for f in FILES)
