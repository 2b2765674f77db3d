"""What people and servers have set."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.play.base import Base
from bot.play.model.ports import Place
from bot.play.model.terms import GuildSettings, Person, Preferences, Refused
from bot.store.models import Preference

_PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)
_GUILD: TypeAdapter[GuildSettings] = TypeAdapter(GuildSettings)
#: What a server limits: numbers of its settings and columns of its row.
LIMITS = ("lobbies", "hosted", "hourly", "imports", "megabytes")
Chosen = TypeVar("Chosen", Preferences, GuildSettings)


class Settings(Base):
    """Preferences and permissions."""

    async def preferences(self, user: int) -> Preferences:
        """Give what a user prefers."""
        return _preferences(await self.store.preference(user))

    async def visitor(self, user: int, place: Place) -> tuple[Preferences, str]:
        """Give what a user prefers, and the game of where they act, "" for none.

        That somebody acts there is a reason to try again what could not be posted.
        """
        row, here, waits = await self.store.visitor(user, place.channel or 0)
        if waits and here:
            self.parking.notice(here)
        return _preferences(row), here

    async def set_preferences(self, user: int, **changes: Any) -> Preferences:
        """Change what a user prefers."""
        wanted = _checked(_PREFERENCES, await self.preferences(user), changes)
        await self.store.set_preference(user, **{name: getattr(wanted, name) for name in changes})
        return wanted

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Give a server's settings."""
        row = await self.store.guild(guild)
        return _GUILD.validate_python(
            {"hosts": row.hosts, "roles": tuple(json.loads(row.roles)),
             "channels": tuple(json.loads(row.channels)), "locale": row.locale, "theme": row.theme,
             **{name: getattr(row, name) for name in LIMITS}}
        )  # fmt: skip

    async def set_guild_settings(self, guild: int, by: Person, **changes: Any) -> GuildSettings:
        """Change a server's settings. For moderators."""
        if not (by.access and by.access.guild == guild and by.access.moderates):
            raise Refused("refused-moderator")
        wanted = _checked(_GUILD, await self.guild_settings(guild), changes)
        values = {name: getattr(wanted, name) for name in changes}
        plain = {k: json.dumps(list(v)) if isinstance(v, tuple) else v for k, v in values.items()}
        await self.store.set_guild(guild, **plain)
        return wanted


def _preferences(row: Preference) -> Preferences:
    return _PREFERENCES.validate_python(
        {"locale": row.locale, "theme": row.theme, "secrets": row.secrets, "boards": row.boards,
         "confirm": row.confirm}
    )  # fmt: skip


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
