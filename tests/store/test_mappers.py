"""The models are whole when they are imported."""

from __future__ import annotations

import subprocess
import sys

SEEN = """
from bot.store import models
from sqlmodel import SQLModel
from sqlalchemy.orm import class_mapper
SQLModel._sa_registry._new_mappers and print("left to the first thread")
print(all(class_mapper(m, configure=False).configured for m in (models.Game, models.Guild)))
"""


def test_no_thread_finds_the_mappers_half_made():
    """The reading and the writing connection are on threads of their own, and make rows at once."""
    done = subprocess.run([sys.executable, "-c", SEEN], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
