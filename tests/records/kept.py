"""The recorded games, read and replayed once for all tests that look at them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.core.flow import Result
from engine.core.record import Record, read_record, replay
from engine.core.rules import Event
from engine.titles import GAMES

HERE = Path(__file__).parent


def files(game: str) -> list[Path]:
    """Name the files of a game, in their order."""
    return sorted((HERE / game).glob("*.json"))


@lru_cache(128)
def kept(game: str, name: str) -> Record:
    """Read a record."""
    return read_record((HERE / game / f"{name}.json").read_text(encoding="utf-8"))


@lru_cache(128)
def replayed(game: str, name: str) -> list[Result]:
    """Replay a record; each result has the state and what was told."""
    return replay(GAMES[game], kept(game, name))


def told(game: str, name: str) -> list[Event]:
    """Return everything that was told in a game."""
    return [e for done in replayed(game, name) for e in done.events]
