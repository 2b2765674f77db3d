"""How often one person may ask for what costs time: pictures and replays."""

from __future__ import annotations

from discord import app_commands

#: Number of people whose recent requests are remembered.
MOST = 2000


class Pace:
    """At most `rate` times in `per` seconds for each person."""

    def __init__(self, rate: int, per: float) -> None:
        self.rate, self.per = rate, per
        self._of: dict[int, app_commands.Cooldown] = {}

    def step(self, user: int) -> None:
        """Count one more.

        Raises:
            CommandOnCooldown: it is one too many.

        """
        if len(self._of) > MOST:
            self._of.clear()
        cooldown = self._of.setdefault(user, app_commands.Cooldown(self.rate, self.per))
        wait = cooldown.update_rate_limit()
        if wait:
            raise app_commands.CommandOnCooldown(cooldown, wait)
