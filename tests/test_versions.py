"""A version plays one edition of each title: by it a mark says which program can replay what came before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from engine import __version__
from engine.core.contract import Game
from engine.titles import GAMES

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
DATED = re.compile(r"^## (\d\S*) \(\d{4}-\d\d-\d\d\)$", re.MULTILINE)
#: The editions that each version which somebody may run plays, the latest last.
RELEASED = {"0.1.0": {"starwars": 1, "stargate": 2, "armada": 1, "skirmish": 2}}


def verdict(version: str, games: Mapping[str, Game]) -> str:
    """Say what is wrong with a version for the editions that there are; "" for nothing."""
    latest = list(RELEASED)[-1]
    risen = [x for x, game in games.items() if game.edition != RELEASED[latest].get(x, game.edition)]
    if risen and numbers(version) <= numbers(latest):
        return (
            f"{latest} plays other editions of {' and '.join(risen)}: raise __version__ in engine/__init__.py"
        )
    return ""


def numbers(version: str) -> list[int]:
    return [int(x) for x in version.split(".")]


def test_the_version_has_risen_with_the_editions() -> None:
    assert verdict(__version__, GAMES) == ""


def test_every_version_that_is_dated_has_its_editions_here() -> None:
    dated = DATED.findall(CHANGELOG.read_text(encoding="utf-8"))
    assert set(dated) <= set(RELEASED)


def test_an_edition_that_rises_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    latest = list(RELEASED)[-1]
    for name, edition in RELEASED[latest].items():
        monkeypatch.setattr(type(GAMES[name]), "edition", edition)
    assert verdict(latest, GAMES) == ""
    monkeypatch.setattr(type(GAMES["starwars"]), "edition", 7)
    assert "raise __version__" in verdict(latest, GAMES)
    assert verdict("99.0.0", GAMES) == ""
