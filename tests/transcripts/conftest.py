"""Visits are played as the tests of the bot are: nothing from outside, workers that are reused."""

from tests.bot.conftest import (  # noqa: F401 - fixtures
    no_settings_from_outside,
    no_waiting_for_the_disk,
    same_workers,
    settings,
)
