"""Stands for Discord where nobody can be asked about members."""

from __future__ import annotations

from bot.play.model.ports import Access, Membership


class Nowhere:
    """Stands for Discord where there is none: nothing is known of anybody, and unknown means no."""

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        """Return None."""
        return None

    async def membership(self, user: int, guild: int) -> Membership:
        """Know nothing."""
        return Membership()
