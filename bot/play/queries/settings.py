"""What people and servers have set."""

from __future__ import annotations

import json

from pydantic import TypeAdapter

from bot.play.context import Context
from bot.play.model.ports import Place
from bot.play.model.terms import GuildSettings, Preferences
from bot.store.models import Preference

PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)

GUILD: TypeAdapter[GuildSettings] = TypeAdapter(GuildSettings)

LIMITS = ("lobbies", "hosted", "hourly", "imports", "megabytes")


class Settings:
    """Reads what people and servers have set."""

    def __init__(
        self,
        context: Context,
    ) -> None:
        self._context = context

    async def preferences(self, user: int) -> Preferences:
        """Return what a user prefers."""
        return _preferences(await self._context.store.preference(user))

    async def visitor(self, user: int, place: Place) -> tuple[Preferences, str, bool]:
        """Return what a user prefers, the game of where they act ("": none), and whether posts wait there."""
        row, here, waits = await self._context.store.visitor(user, place.channel or 0)
        return _preferences(row), here, waits

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        row = await self._context.store.guild(guild)
        return GUILD.validate_python(
            {
                "hosts": row.hosts,
                "roles": tuple(json.loads(row.roles)),
                "channels": tuple(json.loads(row.channels)),
                "locale": row.locale,
                "theme": row.theme,
                **{name: getattr(row, name) for name in LIMITS},
            }
        )


def _preferences(row: Preference) -> Preferences:
    return PREFERENCES.validate_python(
        {
            "locale": row.locale,
            "theme": row.theme,
            "secrets": row.secrets,
            "boards": row.boards,
            "confirm": row.confirm,
        }
    )
