"""Changing what people and servers have set."""

from __future__ import annotations

import json
from typing import Any

from bot.play.context import Context
from bot.play.model.terms import GuildSettings, Person, Preferences, Refused
from bot.play.queries.settings import _GUILD, _PREFERENCES, Settings, _checked


class ChangeSettings:
    """Changes settings."""

    def __init__(
        self,
        context: Context,
        settings: Settings,
    ) -> None:
        self._context, self._settings = context, settings

    async def set_preferences(self, user: int, **changes: Any) -> Preferences:
        """Change what a user prefers."""
        wanted = _checked(_PREFERENCES, await self._settings.preferences(user), changes)
        await self._context.store.set_preference(user, **{name: getattr(wanted, name) for name in changes})
        return wanted

    async def set_guild_settings(self, guild: int, by: Person, **changes: Any) -> GuildSettings:
        """Change a server's settings. For moderators."""
        if not (by.access and by.access.guild == guild and by.access.moderates):
            raise Refused("refused-moderator")
        wanted = _checked(_GUILD, await self._settings.guild_settings(guild), changes)
        values = {name: getattr(wanted, name) for name in changes}
        plain = {k: json.dumps(list(v)) if isinstance(v, tuple) else v for k, v in values.items()}
        await self._context.store.set_guild(guild, **plain)
        return wanted
