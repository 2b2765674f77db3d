"""What tests of several layers share: a database that was migrated once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.upgrade import upgrade


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database of today's shape, made once and copied: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("db") / "empty.db"
    upgrade(file)
    return file
