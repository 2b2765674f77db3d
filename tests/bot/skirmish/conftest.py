"""Pages of Skirmish are read with all their lines."""

from __future__ import annotations

import pytest

from tests.bot.skirmish import patrol


@pytest.fixture(autouse=True)
def read_whole(monkeypatch):
    monkeypatch.setattr(patrol, "UNFOLDS", True)
