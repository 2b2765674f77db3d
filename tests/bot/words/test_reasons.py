"""Why a file or a record is refused, in German: every reason that a player can be given is worded."""

from __future__ import annotations

import ast
import string
import tomllib
from pathlib import Path

import pytest

from bot.play.model.terms import Refused
from bot.play.model.texts import reason, worded
from engine.armada.orders.text import read_lines
from engine.core.errors import BadData, Fault, IllegalAction
from engine.core.record import read_record
from engine.languages import complete
from engine.titles import GAMES
from render.core.text import words
from render.titles import LOOKS
from tests.starwars.board.boards import SMALL

ROOT = Path(__file__).parents[3]
RAISED = {"BadData", "BadSetup", "BrokenRecord", "ValueError"}
#: What only programmers and own data can bring about.
OURS = {"codec.py", "matrix.py", "rulebook.py", "charts.py", "odds.py", "verify.py", "position.py", "dice.py"}
CORE = [*(ROOT / "engine" / "core").rglob("*.py"), *(ROOT / "bot" / "play" / "workers").rglob("*.py")]


def spelled(node: ast.expr) -> str:
    """Return a text of the code with its blanks filled, "" when it is made elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return ""
    return "".join(str(v.value) if isinstance(v, ast.Constant) else "X1" for v in node.values)


def reasons(files: list[Path]) -> list[str]:
    """Return every reason that these modules can give. Positions are laid out by programs alone."""
    found = []
    for path in (p for p in files if p.name not in OURS):
        for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in RAISED and n.args:
                where = n.args[0]
                position = len(n.args) > 1 and isinstance(where, ast.Constant) and where.value == "position"
                found.append("" if position else spelled(n.args[-1]))
    return [x for x in found if x]


def unworded(files: list[Path]) -> list[str]:
    """Return the reasons that a complete language lacks."""
    return [x for x in reasons(files) for language in complete()[1:] if reason(x, language) == x]


def test_every_reason_of_the_core_is_worded():
    assert len(reasons(CORE)) > 20
    assert unworded(CORE) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_game_is_worded(game):
    assert unworded(list((ROOT / "engine" / game).rglob("*.py"))) == []


def test_what_is_not_worded_is_found(tmp_path):
    path = tmp_path / "odd.py"
    path.write_text('raise BadData(file, key, f"the moon is {colour} again")')
    assert unworded([path]) == ["the moon is X1 again"]


@pytest.mark.parametrize(
    "line",
    [
        *(
            "1:",
            "scout 1",
            "scout probe 1 C",
            "1: fly",
            "1: C attack",
            "1: to Z attack",
            "1: scout probe 1 C",
        ),
        *("strike:", "1: dock x", "1: decoys x", "1: attack scout", "1: to B to C", "1: probe B as bird"),
        *("1: dock 2 give 3 fighter", "1: load f3-1"),
    ],
)
def test_why_a_line_of_a_sheet_cannot_be_read_is_worded(line):
    ((_, fault),) = read_lines(line, "red").bad
    why = str(fault.facts["why"])
    assert reason(why, "de").partition(": ")[0] != why.partition(": ")[0]


@pytest.mark.parametrize(
    "path", sorted((ROOT / "data" / "locale").glob("*/reasons*.toml")), ids=lambda p: p.stem
)
def test_a_wording_fills_the_blanks_of_its_reason(path):
    for x in tomllib.loads(path.read_text(encoding="utf-8"))["reason"]:
        blanks = [{b for _, b, *_ in string.Formatter().parse(x[k]) if b} for k in ("is", "says")]
        assert blanks[1] <= blanks[0], x
        assert "." not in x["says"][-1:], x


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("entry 12: the checksum differs", "Eintrag 12: die Prüfsumme stimmt nicht"),
        ("entry 3: dice are left over: [(6, 2)]", "Eintrag 3: Würfe sind übrig: [(6, 2)]"),
        ("not a record: entries.0.n: Field required", "keine Aufzeichnung: entries.0.n: das fehlt"),
        ("0.track: 'Q' is no space; use E, P or N", "0.track: 'Q' ist kein Feld; nimm E, P oder N"),
        ("board: pieces.ships: ships: 2 to 30, not 0", "board: pieces.ships: ships: 2 bis 30, nicht 0"),
        (
            "no ship could make the first move: no planet is within a die's reach",
            "kein Schiff könnte zuerst ziehen: Kein Planet ist mit einem Würfel erreichbar",
        ),
        ("board: is not TOML: Oh (at line 3, column 5)", "board: ist kein TOML: Oh (Zeile 3, Spalte 5)"),
    ],
)  # fmt: skip
def test_a_reason_behind_file_entry_and_key(text, german):
    assert reason(text, "de") == german
    assert reason(text, "en") == text


def test_a_refusal_gives_its_reason_in_the_language_of_its_reader():
    why = "board: stars.0.name: two stars have this name"
    assert "zwei Sterne heißen so" in worded(Refused("refused-setup", why=why), words("de"))
    assert "two stars have this name" in worded(Refused("refused-setup", why=why), words("en"))


def test_what_is_really_refused_is_german():
    board = SMALL.replace('track = "EHEPEPE"', 'track = "EHEPEQE"', 1)
    with pytest.raises(BadData) as bad:
        GAMES["starwars"].new(setup(board), None)
    assert "ist kein Feld; nimm" in reason(str(bad.value), "de")
    for text in ("{", "[]", '{"id": 3}', '{"id": "x", "setup": {"game": "x"}, "mood": 1}'):
        with pytest.raises(Exception, match="not a record") as broken:
            read_record(text)
        said = reason(str(broken.value), "de")
        assert said.startswith("keine Aufzeichnung")
        assert not any(x in said for x in ("should", "required", "argument", "permitted")), said


def setup(board: str):
    """Return a set-up with a board of its own."""
    from engine.core.contract import Setup

    return Setup("starwars", files={"board": board})


@pytest.mark.parametrize(
    "why", ["0 to 3", "1 to 12", "at most 40 markers", "at most 60 pieces", "0 to 359 degrees"]
)
def test_what_is_wrong_with_a_value_of_the_gm_s_is_worded_in_german(why):
    fault = Fault("Ruling K65", "bad-value", f"out: {why}", {"what": "out", "why": why})
    look = LOOKS["skirmish"]
    said = worded(IllegalAction([fault]), words("de"), look)
    assert said == f"Züge außer Gefecht: {reason(why, 'de')} (Auslegung K65)"
    assert reason(why, "de") != why
    assert worded(IllegalAction([fault]), words("en"), look) == f"out: {why} (Ruling K65)"
