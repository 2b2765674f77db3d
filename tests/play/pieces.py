"""Pieces of work for the process that does heavy work, as its tests need them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

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
