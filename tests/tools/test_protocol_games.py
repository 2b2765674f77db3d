"""What docs/protocol-games.md says of every game, against the schemas that the protocol hands out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.titles import GAMES
from engine.tools.serve import Desk

DOCS = Path(__file__).parents[2] / "docs"
DOC = (DOCS / "protocol-games.md").read_text(encoding="utf-8")
HEADINGS = ("View", "Questions", "Free actions", "Position")
#: What stands between a game's questions and their answers.
ANSWERS = "| `do` | fields | meaning |"


def ask(desk, do, **fields):
    return json.loads(desk.answer_line(json.dumps({"do": do, **fields}).encode()))


@pytest.fixture(scope="module")
def described():
    return {game["id"]: game for game in ask(Desk(), "games")["ok"]["games"]}


def part(game, name):
    """Return what the page says of a game under a heading."""
    (section,) = re.findall(rf"^## {game}\n(.*?)(?=^## |\Z)", DOC, re.MULTILINE | re.DOTALL)
    (found,) = re.findall(rf"^### {name}\n(.*?)(?=^### |\Z)", section, re.MULTILINE | re.DOTALL)
    return found


def rows(text):
    """Return the cells of every row of its tables, headings left out."""
    cells = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return [row for row in cells if row[0] not in ("`do`", "`kind`", "`name`")]


def named(text):
    return re.findall(r"`(\w+)`", text)


def keys(text):
    return [name for row in rows(text) for name in named(row[0])]


def actions(schema):
    """Return the objects that an answer may be: `do`, its fields, and those that must be there."""
    parts = schema["$defs"].values() if "anyOf" in schema else [schema]
    found = {}
    for x in parts:
        if "do" in x["properties"]:
            others = [f for f in x["properties"] if f != "do"]
            found[x["properties"]["do"]["const"]] = (
                others,
                [f for f in others if f in x.get("required", ())],
            )
    return found


def schemas(game):
    return [game["view"], game["position"], *(x["action"] for x in (*game["questions"], *game["acts"]))]


def described_parts(schema):
    return [name for name, x in schema.get("$defs", {}).items() if x.get("description")]


def kinds(game):
    return {q["kind"]: q for q in game["questions"]}


def test_every_game_has_its_section():
    assert re.findall(r"^## (\w+)$", DOC, re.MULTILINE) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_view_is_documented(described, game):
    (common,) = re.findall(r"^Every view begins alike:\n(.*?)^## ", DOC, re.MULTILINE | re.DOTALL)
    said = keys(common) + keys(part(game, "View"))
    assert len(said) == len(set(said))
    assert set(said) == described[game]["view"]["properties"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_its_answers_are_documented(described, game):
    questions, _ = part(game, "Questions").split(ANSWERS)
    said = {row[0].strip("`"): row for row in rows(questions)}
    assert said.keys() == kinds(described[game]).keys()
    for kind, q in kinds(described[game]).items():
        assert f"({q['case']})" in said[kind][1], kind
        assert (", sealed (" in said[kind][1]) == (q["secrecy"] == "sealed"), kind
        assert set(named(said[kind][2])) == actions(q["action"]).keys(), kind


def fields_of(table):
    """Return the fields that each row names: those that must be given, and those in brackets."""
    said = {}
    for name, *rest in table:
        least, _, may = (rest[0] if len(rest) > 1 else "").partition("[")
        said[name.strip("`")] = (named(least), named(may))
    assert len(said) == len(table)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_done_unasked_is_documented(described, game):
    real = {}
    for act in described[game]["acts"]:
        ((every, must),) = actions(act["action"]).values()
        real[act["name"]] = (must, [f for f in every if f not in must])
    assert fields_of(rows(part(game, "Free actions"))) == real


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_an_answer_is_documented(described, game):
    _, answers = part(game, "Questions").split(ANSWERS)
    said = fields_of(rows(answers))
    real = {do: x for q in kinds(described[game]).values() for do, x in actions(q["action"]).items()}
    assert said == {do: (must, [f for f in every if f not in must]) for do, (every, must) in real.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_position_file_is_documented(described, game):
    text = part(game, "Position")
    said = keys(text) or named(text)
    assert len(said) == len(set(said))
    assert set(said) == described[game]["position"]["properties"].keys()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "starwars"])  # its own is in protocol.md
def test_the_position_on_the_page_is_played(game):
    (text,) = re.findall(rf"```toml\n# {game}\n(.*?)```", DOC, re.DOTALL)
    desk = Desk()
    reply = ask(desk, "position", game=game, position=text)
    assert reply["ok"]["pending"], reply
    d = reply["ok"]["pending"][0]
    played = ask(desk, "play", seat=d["seat"], decision=d["decision"], policy="random", seed=1)
    assert played["ok"]["entry"]["n"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_parts_named_in_italics_are_described_by_the_schemas(described, game):
    """A reader is sent to the schemas for these; so each says there what it is."""
    whole = {name for schema in schemas(described[game]) for name in described_parts(schema)}
    for name in re.findall(r"\*(\w[\w ]*)\*", "".join(part(game, x) for x in HEADINGS)):
        wanted = "".join(name.split()).removesuffix("s")
        assert any(wanted in x.casefold() for x in whole), (name, whole)
