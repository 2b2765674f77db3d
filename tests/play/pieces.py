"""Pieces of work for the process that does heavy work, as its tests need them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.play.model.terms import Refused


class Odd(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__("odd")


def whereabouts() -> tuple[int, str]:
    print("this goes nowhere near the answer")
    return os.getpid(), "".join(
        os.environ.get(x, "") for x in ("DISCORD_TOKEN", "NULLGATE_DATABASE", "PGPASSWORD")
    )


def until(file: str) -> int:
    while not Path(file).exists():
        time.sleep(0.01)
    return os.getpid()


def steps(progress: Callable[[int, int], None]) -> str:
    for n in range(3):
        progress(n, 3)
    return "done"


def refuse() -> None:
    raise Refused("refused-record", why="it is blue")


def fail() -> None:
    raise Odd(1, 2)


def die() -> None:
    os._exit(3)


@dataclass(frozen=True)
class Piece:
    """One of these pieces in the place of a machine player's thought."""

    name: str
    file: str = ""

    def answer(self) -> Any:
        return globals()[self.name](*[self.file] if self.file else [])


@dataclass(frozen=True)
class DiesOnce:
    """A thought whose first process dies."""

    file: str

    def answer(self) -> int:
        if not Path(self.file).exists():
            Path(self.file).touch()
            os._exit(3)
        return os.getpid()


def folder() -> str:
    """Say where this process stands."""
    return str(Path.cwd())


class Unreadable:
    """What cannot be read at the other end."""

    def __reduce__(self) -> tuple[Any, ...]:
        return missing, ()


def missing() -> None:
    raise FileNotFoundError("no such folder")
