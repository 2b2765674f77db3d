"""What the protocol says of every game: schemas describe all parts, and the guide's positions are played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.titles import GAMES
from engine.tools.serve import Desk

DOC = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def ask(desk, do, **fields):
    return json.loads(desk.answer_line(json.dumps({"do": do, **fields}).encode()))


@pytest.fixture(scope="module")
def described():
    return {game["id"]: game for game in ask(Desk(), "games")["ok"]["games"]}


def answers(schema):
    """Return every object that an answer may be, by its `do`."""
    parts = (schema, *schema.get("$defs", {}).values())
    return {x["properties"]["do"]["const"]: x for x in parts if "do" in x.get("properties", {})}


@pytest.mark.parametrize("game", GAMES)
def test_view_position_and_every_answer_are_described_by_their_schemas(described, game):
    about = described[game]
    assert len(about["view"]["description"]) > 100
    assert len(about["position"]["description"]) > 100
    for asked in (*about["questions"], *about["acts"]):
        possible = answers(asked["action"])
        assert possible, asked
        for do, schema in possible.items():
            assert schema.get("description"), do


@pytest.mark.parametrize("game", GAMES)
def test_the_position_on_the_page_is_played(game):
    (text,) = re.findall(rf"```toml\n# {game}\n(.*?)```", DOC, re.DOTALL)
    desk = Desk()
    reply = ask(desk, "position", game=game, position=text)
    assert reply["ok"]["pending"], reply
    d = reply["ok"]["pending"][0]
    played = ask(desk, "play", seat=d["seat"], decision=d["decision"], policy="random", seed=1)
    assert played["ok"]["entry"]["n"] == 1
