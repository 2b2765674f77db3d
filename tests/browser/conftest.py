"""A headless Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def arguments() -> list[str]:
    """Return how Chromium is started: its sandbox needs rights that containers and root do not have."""
    return ["--no-sandbox"] if os.getuid() == 0 or os.environ.get("CI") else []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Open Chromium for one module: as long as it is open, no other test of this process can run a loop."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; on Debian: apt install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=arguments())
        yield opened
        opened.close()
