"""The simulated server of `tests.bot`, and nothing of this machine's settings."""

from tests.bot.conftest import no_settings_from_outside, room, same_dice, settings

__all__ = ["no_settings_from_outside", "room", "same_dice", "settings"]
