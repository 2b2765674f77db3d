"""The worst that fits through the door: in half a gigabyte, and by counted work."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.play.model.texts import reason, worded
from bot.ui.interactions.rules import search
from engine.armada.fleet.text import read_fleet
from engine.core.codec import LONGEST_ACTION, unpack_action
from engine.core.data import LONGEST, parse
from engine.core.errors import BadData, BrokenRecord, IllegalAction, InvalidAction
from engine.core.record import replay
from engine.titles import GAMES
from engine.tools.session import Session
from render.core.text import words
from render.titles import LOOKS
from tests.hostile.edges import states

ROOT = Path(__file__).parents[2]
#: Records and requests, each as long as one may be.
HEAD = '{"id":"x","setup":{"game":"starwars"},'
BOMBS = {
    "a list of errors": HEAD + '"entries":[' + "1," * 1_990_000 + "1]}",
    "rolls of errors": HEAD + '"entries":[{"n":0,"how":"start","rolls":[' + "1," * 1_950_000 + "1]}]}",
    "keys of errors": HEAD + ",".join(f'"{i}":1' for i in range(350_000)) + "}",
    "empty lists": HEAD + '"entries":[{"n":0,"how":"act","action":[' + "[]," * 1_280_000 + "1]}]}",
    "entries": HEAD + '"entries":[' + '{"n":0,"how":"act"},' * 190_000 + "1]}",
    "deep": '{"id":"x","entries":' + "[" * 1_900_000 + "]" * 1_900_000 + "}",
}
CHILD = """
import resource, sys
from engine.core.errors import EngineError
from engine.core.record import read_record
from engine.tools.serve import Desk
bombs = sys.stdin.read().splitlines()
resource.setrlimit(resource.RLIMIT_CPU, (40, 40))
now = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (now + 512 * 2**20,) * 2)
for made in bombs:
    try:
        read_record(made)
    except EngineError as why:
        assert 0 < len(str(why)) < 1000
    if made is not bombs[0]:
        continue
    said = Desk().answer_line(b'{"do":"load","record":' + made.encode() + b"}")
    assert len(said) < 5000, said[:200]
print("survived")
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="what a process uses is read from /proc")
def test_records_of_errors_take_little():
    given = "\n".join(BOMBS.values())
    done = subprocess.run(
        [sys.executable, "-c", CHILD], input=given, cwd=ROOT, capture_output=True, text=True, timeout=150
    )
    assert done.stdout.strip() == "survived", done.stderr[-600:]


def steps(work) -> int:
    """Count the calls and lines of Python that a piece of work takes: the same on every machine."""
    count = 0

    def trace(frame, event, arg):
        nonlocal count
        count += 1
        return trace

    sys.settrace(trace)
    try:
        work()
    except (BadData, IllegalAction, InvalidAction, BrokenRecord):
        pass
    finally:
        sys.settrace(None)
    return count


@pytest.mark.parametrize(
    "make",
    [
        lambda n: "a." * n + "a=1",
        lambda n: "[" + "a." * n + "a]",
        lambda n: '"a".' * n + "a=1",
        lambda n: "a=" + "[" * n,
        lambda n: "a={" * n,
        lambda n: "a=0x" + "f" * n,
        lambda n: "a=" + "9" * n,
        lambda n: "a=[" + "{b=1}," * n + "]",
    ],
    ids=["dots", "header", "quoted", "lists", "tables", "hexadecimal", "digits", "rows"],
)
def test_a_file_twice_as_long_takes_twice_the_work_at_most(make):
    few, many = (steps(lambda n=n: parse(make(n)[:LONGEST], dict, "file")) for n in (2000, 8000))
    assert many <= 6 * max(few, 2000)


def test_a_query_of_thousands_of_words_takes_as_much_as_one_of_a_hundred_letters():
    text = "1 2 3 jump star " * 400
    search("starwars", text)
    few, many = (steps(lambda x=x: search("starwars", x)) for x in (text[:100], text))
    assert many <= 1.1 * few


def test_buy_7_a_fleet_of_thousands_of_ships_is_refused_by_its_number():
    for text in ("99x s\n" * 660, "1-99999999999999999999 s", "9" * 5000 + " s", "5-" + "9" * 5000 + " s"):
        with pytest.raises(IllegalAction, match=r"BUY\.7") as bad:
            read_fleet(text)
        assert len(worded(bad.value, words("de"), LOOKS["armada"])) < 4000


def test_a_reason_as_long_as_a_file_is_not_looked_up():
    text = " is not on the table of " * 2000
    assert reason(text, "de") == text


@pytest.mark.parametrize("game", GAMES)
def test_an_action_as_long_as_may_be_is_refused_shortly(game):
    kinds = {d.kind: s.rules.kinds[d.kind].takes for s, d in states(game)}
    for takes in list(kinds.values())[:2]:
        for data in ({"do": "x" * LONGEST_ACTION}, [[]] * 20_000, {"x" * 60_000: 1}, {"do": [["x"] * 9000]}):
            with pytest.raises(InvalidAction) as bad:
                unpack_action(takes, data)
            assert len(str(bad.value)) < 1000


def test_a_record_that_takes_too_long_is_given_up():
    game = GAMES["starwars"]
    t = Session.new(game, Session(game, "00" * 32).setup, "00" * 32)
    with pytest.raises(BrokenRecord, match="too long to replay"):
        replay(game, t.record(), -1.0)
