"""Pages of Armada are read with all their lines."""

from __future__ import annotations

import pytest

from tests.bot.armada.navy import Sheet


@pytest.fixture(autouse=True)
def read_whole(monkeypatch):
    monkeypatch.setattr(Sheet, "unfolds", True)
