"""Scenes of random games on many boards never raise and keep Discord's limits."""

from random import Random
from typing import Any

import pytest

from engine.core.flow import options, pending
from engine.starwars.galaxy import read_galaxy
from engine.starwars.game import STARWARS
from render.core.raster import png
from render.core.scene import HIGHEST, LOWEST, PHONE
from render.core.text import words
from tests.starwars.board import boards


def crowded() -> str:
    """Return the largest board there can be: twelve stars of 24 spaces in a grid, long names, 24 ships."""
    names = ["ABCDEFGHIJ"[i % 10] * 9 + chr(65 + i) for i in range(12)]
    home, other = "EPEEHEEPEEEEEEEEEEEEEEEE", "EPNEHEPEBEHPEPNEHEPEBEHP"
    home = "EPEEHEEPEEEEEEEEEEEEEEHE"[:24]
    lines = [
        (
            n,
            home if i in (0, 11) else other,
            " ".join(names[j] for j in (i - 1, i + 1) if 0 <= j < 12),
            i in (0, 11),
        )
        for i, n in enumerate(names)
    ]
    return boards.board(*lines, name="crowded", pieces={"ships": 24, "sides": 12})


BOARDS = {"standard": "", **boards.VALID, "crowded": crowded()}


def scattered(text: str, seed: int) -> str:
    """Return a board with its stars in other places of the grid."""
    places = [(c, r) for c in range(6) for r in range(6)]
    Random(seed).shuffle(places)
    lines = [
        f"place = {list(places.pop())}" if line.startswith("place") else line for line in text.splitlines()
    ]
    return "\n".join(lines)


@pytest.mark.parametrize("name", BOARDS)
def test_scenes_of_random_games_keep_their_limits(drawn: Any, name: str) -> None:
    text = scattered(BOARDS[name], len(name)) if BOARDS[name] else ""
    if text:
        read_galaxy(text)
    names = {"blue": "\u202eN\u0308*_~`" * 20, "orange": "漢字 \U0001f680"}
    for n, r in enumerate(drawn.game(len(name), text, most=90)):
        lit = [a for d in pending(r.state) for a in options(r.state, d) or ()] if n % 3 == 0 else []
        for seat in (None, "blue"):
            v = STARWARS.view(r.state, seat)
            scene = drawn.scene(
                r.state,
                r.events,
                seat=seat,
                lit=tuple(lit),
                names=names,
                words=words(("en", "de")[n % 2]),
                theme=("dark", "light")[n // 2 % 2],
                framing=("whole", "action")[n % 2],
                tentative=n % 5 == 0,
            )
            assert len(scene.alt) <= 1024
            assert len(scene.board) <= 1800
            assert all(len(line) <= 44 for line in scene.board.splitlines())
            if scene.width != 1400:
                assert scene.width == PHONE[0]
                assert LOWEST <= scene.height <= HIGHEST
            ships = sum(bool(x) for fleet in v.fleets.values() for x in fleet)
            if scene.width == 1400:
                assert len(scene.pieces) >= ships
        if n % 10 == 0:
            assert len(png(scene)) < 150_000


def test_the_text_board_shows_every_ship_once(drawn: Any) -> None:
    for n, r in enumerate(drawn.game(3, most=120)):
        if n % 10:
            continue
        cells = drawn.scene(r.state).board.split()
        for seat, letter in (("blue", "b"), ("orange", "o")):
            for k, space in enumerate(r.state.fleet[seat], 1):
                assert cells.count(f"{letter}{k}") == bool(space) or r.state.stack[-1].v.must
