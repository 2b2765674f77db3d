"""What people who look for a game may agree to about time, by the names of the presets."""

from __future__ import annotations

from bot.play.clocks.pace import DAY, HOUR, PRESETS, preset, read
from bot.store.models import Game

LIVE = "live"
#: The presets, the calmest first, and for how long somebody waits in the queue for a game at each.
PACES = {x: {"brisk": 7 * DAY, LIVE: 2 * HOUR}.get(x, 14 * DAY) for x in PRESETS}


def terms_of(pace: str) -> str:
    """Return the clock terms of a game at this pace."""
    return preset(pace).saved()


def pace_of(row: Game) -> str:
    """Return the pace of a game: a preset, or that it has its own numbers."""
    return read(row.clock).pace


def patience(paces: str) -> int:
    """Return for how many seconds an offer holds at these paces."""
    return 600 if paces.split(",") == [LIVE] or paces == LIVE else DAY


def present_for(pace: str) -> int:
    """Return for how many seconds after a press a person counts as present."""
    return 120 if pace == LIVE else 900
