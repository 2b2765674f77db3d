"""The driver of mutants: what it changes, and that a test that sees nothing lets it live."""

import ast
import json
from contextlib import closing

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
    with closing(Copy(tmp_path / "from", ["m.py", "test_m.py", "conftest.py"], tmp_path / "to")) as made:
        yield made


def judge(copy, before, *tests):
    (mutant,) = (x for x in mutants("m.py", MODULE) if x.before == before)
    verdict = copy.judge(mutant, [(f"test_m.py::{x}", 0.1) for x in tests])
    assert (copy.place / "m.py").read_text() == MODULE
    return verdict


def test_a_mutant_lives_where_no_test_sees_it(copy):
    assert judge(copy, "number <= most", "test_sharp") == KILLED
    assert judge(copy, "number <= most", "test_blunt") == SURVIVED
    assert judge(copy, "number <= most") == judge(copy, "number <= most", "test_gone") == UNRUN
    assert judge(copy, "3", "test_sharp") == KILLED, "what is carried out on import"


def test_one_that_never_ends_is_ended_and_the_next_is_judged(copy, monkeypatch):
    monkeypatch.setattr("tests.mutants.__main__.LEAST", 3.0)
    (copy.place / "test_m.py").write_text("from m import fits\ndef test_long():\n    assert not fits(101)\n")
    assert judge(copy, "number -= 1", "test_long") == TIMED_OUT
    assert judge(copy, "100", "test_long") == SURVIVED


def test_tests_are_run_as_they_are_chosen_until_one_fails(copy):
    noted = 'from m import fits\nfrom pathlib import Path\ndef note(x): Path("ran").open("a").write(x)\n'
    bodies = {"a": "assert fits(2)", "b": "assert fits(3)", "c": "assert fits(3)"}
    written = "".join(f"def test_{x}():\n    note({x!r})\n    {body}\n" for x, body in bodies.items())
    (copy.place / "test_m.py").write_text(noted + written)
    assert judge(copy, "number <= most", "test_c", "test_a", "test_b") == KILLED
    assert (copy.place / "ran").read_text() == "c"
    assert judge(copy, "100", "test_c", "test_a") == SURVIVED
    assert (copy.place / "ran").read_text() == "cca"


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


def test_the_quickest_test_of_each_file_comes_first_and_one_always():
    assert chosen([("a::x", 5.0), ("b::x", 6.0)], 4) == [("a::x", 5.0)]
    tests = [("a::x", 1.0), ("a::y", 1.5), ("b::x", 2.0), ("a::z", 3.0)]
    assert chosen(tests, 4.5) == [("a::x", 1.0), ("b::x", 2.0), ("a::y", 1.5)]


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
