"""The driver of mutants: what it changes, and that a test that sees nothing lets it live."""

import ast
import json

import pytest

from tests.mutants.__main__ import (
    KILLED,
    ROOMS,
    SURVIVED,
    TIMED_OUT,
    UNRUN,
    Copy,
    Judged,
    chosen,
    drawn,
    judged,
    modules,
    room_of,
    table,
)
from tests.mutants.sites import mutants

MODULE = '''"""A module."""

LIMIT: int = 3


def fits(number: int, *, most: int = LIMIT) -> bool:
    """Say whether it fits: 1 < 2."""
    while number > 100:
        number -= 1
    return f"{number + 1}" != "ü" and number <= most
'''
TESTS = """
from m import fits

def test_sharp():
    assert fits(3) and not fits(4)

def test_blunt():
    assert fits(2)
"""


def test_each_change_stands_in_its_place_and_nowhere_else():
    found = mutants("m.py", MODULE)
    assert {(x.before, x.after) for x in found} == {
        ("3", "4"), ("number > 100", "(number >= 100)"), ("100", "101"), ("number -= 1", "number += 1"),
        ("1", "2"), ("number <= most", "(number < most)"),
        ("f'{number + 1}' != 'ü'", "(f'{number + 1}' == 'ü')"),
        ("f'{number + 1}' != 'ü' and number <= most", "(f'{number + 1}' != 'ü' or number <= most)"),
    }  # fmt: skip
    assert [x.on_import for x in found] == [x.before == "3" for x in found]
    for x in found:
        text = x.of(MODULE)
        ast.parse(text)
        assert text != MODULE
        assert len(text.splitlines()) == len(MODULE.splitlines())


@pytest.fixture
def copy(tmp_path):
    (tmp_path / "from").mkdir()
    (tmp_path / "from" / "m.py").write_text(MODULE)
    (tmp_path / "from" / "test_m.py").write_text(TESTS)
    (tmp_path / "from" / "conftest.py").write_text("import sys; sys.path.insert(0, '.')")
    return Copy(tmp_path / "from", ["m.py", "test_m.py", "conftest.py"], tmp_path / "to")


@pytest.mark.parametrize(
    ("tests", "verdict"),
    [(["test_sharp"], KILLED), (["test_blunt"], SURVIVED), ([], UNRUN), (["test_gone"], UNRUN)],
)
def test_a_mutant_lives_where_no_test_sees_it(copy, tests, verdict):
    (mutant,) = (x for x in mutants("m.py", MODULE) if x.before == "number <= most")
    assert copy.judge(mutant, [(f"test_m.py::{x}", 0.1) for x in tests]) == verdict
    assert (copy.place / "m.py").read_text() == MODULE


def test_one_that_never_ends_is_ended(copy, monkeypatch):
    monkeypatch.setattr("tests.mutants.__main__.LEAST", 3.0)
    (copy.place / "test_m.py").write_text("from m import fits\ndef test_long():\n    assert not fits(101)\n")
    (mutant,) = (x for x in mutants("m.py", MODULE) if x.before == "number -= 1")
    assert copy.judge(mutant, [("test_m.py::test_long", 0.1)]) == TIMED_OUT


def test_every_room_has_its_turn():
    rooms = ["views", "store"]
    some = list(drawn(5, 20, rooms))
    assert [room_of(x.path) for x in some] == rooms * 10
    assert some == list(drawn(5, 20, rooms))
    assert some != list(drawn(6, 20, rooms))
    assert [x.name for x in drawn(5, 10, rooms)] == [x.name for x in some[:10]]


def test_every_module_is_in_one_room_or_left_out_on_purpose():
    found = {x: room_of(x) for x in modules()}
    assert set(found.values()) == {*ROOMS, ""}
    assert found["engine/starwars/bots/report.py"] == "machine players"
    assert found["engine/report/course.py"] == "queries"
    assert found["bot/play/lobby/hosting.py"] == "play"
    assert found["bot/store/migrations/env.py"] == ""


def test_the_quickest_tests_come_first_and_one_always():
    assert chosen([("a", 5.0), ("b", 6.0)], 4) == [("a", 5.0)]
    assert chosen([("a", 1.0), ("b", 2.0), ("c", 2.0)], 3) == [("a", 1.0), ("b", 2.0)]


def test_what_means_the_same_leaves_the_count():
    found = {"a": KILLED, "b": SURVIVED, "c": SURVIVED, "d": UNRUN}
    verdicts = {k: Judged("rules", x, 3) for k, x in found.items()}
    said = table(verdicts, {"c": "for a reason", "a": "killed all the same"})
    assert "| rules | 3 | 1 | 33% | 95% | 1 |" in said


def test_what_was_judged_is_kept(tmp_path):
    file = tmp_path / "kept.jsonl"
    assert judged(file) == {}
    rows = [
        {"mutant": "a", "line": 1, "room": "rules", "verdict": SURVIVED, "tests": 2},
        {"mutant": "a", "line": 1, "room": "rules", "verdict": KILLED, "tests": 5},
    ]
    file.write_text("".join(json.dumps(x) + "\n" for x in rows))
    assert judged(file) == {"a": Judged("rules", KILLED, 5)}
