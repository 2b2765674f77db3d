"""A headless Chromium at the local table."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.local.running import Running, running

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Open Chromium for one module: as long as it is open, no other test of this process can run a loop."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; on Debian: apt install chromium")
    # Chromium's sandbox needs rights that containers and root do not have.
    arguments = ["--no-sandbox"] if os.getuid() == 0 or os.environ.get("CI") else []
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=arguments)
        yield opened
        opened.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as running_table:
        yield running_table
        assert running_table.stop() == 0
        assert "Traceback" not in running_table.output, running_table.output
