"""Changing what people and servers have set."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.play.context import Context
from bot.play.model.terms import GuildSettings, Person, Preferences, Refused
from bot.play.queries.settings import GUILD, PREFERENCES, Settings

Chosen = TypeVar("Chosen", Preferences, GuildSettings)


class SettingsUpdates:
    """Changes what people and servers have set, after checking every value."""

    def __init__(
        self,
        context: Context,
        settings: Settings,
    ) -> None:
        self._context, self._settings = context, settings

    async def set_preferences(self, user: int, **changes: Any) -> Preferences:
        """Change what a user prefers."""
        wanted = _checked(PREFERENCES, await self._settings.preferences(user), changes)
        await self._context.store.set_preference(user, **{name: getattr(wanted, name) for name in changes})
        return wanted

    async def set_guild_settings(self, guild: int, by: Person, **changes: Any) -> GuildSettings:
        """Change a server's settings. For moderators."""
        if not (by.access and by.access.guild == guild and by.access.moderates):
            raise Refused("refused-moderator")
        wanted = _checked(GUILD, await self._settings.guild_settings(guild), changes)
        values = {name: getattr(wanted, name) for name in changes}
        plain = {k: json.dumps(list(v)) if isinstance(v, tuple) else v for k, v in values.items()}
        await self._context.store.set_guild(guild, **plain)
        return wanted


def _checked(kind: TypeAdapter[Chosen], now: Chosen, changes: dict[str, Any]) -> Chosen:
    """Put changes into settings.

    Raises:
        Refused: there is no such setting, or it has no such value.

    """
    known = {f: getattr(now, f) for f in type(now).__dataclass_fields__}
    for name in changes:
        if name not in known:
            raise Refused("refused-setting", name=name[:40])
    try:
        return kind.validate_python({**known, **changes})
    except ValidationError as why:
        bad = why.errors(include_url=False, include_context=False, include_input=False)[0]
        raise Refused("refused-setting", name=str(bad["loc"][0])[:40]) from why
