"""What people and servers have set."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.play.context import Context
from bot.play.delivery.parking import Parking
from bot.play.model.ports import Place
from bot.play.model.terms import GuildSettings, Preferences, Refused
from bot.store.models import Preference

_PREFERENCES: TypeAdapter[Preferences] = TypeAdapter(Preferences)

_GUILD: TypeAdapter[GuildSettings] = TypeAdapter(GuildSettings)

LIMITS = ("lobbies", "hosted", "hourly", "imports", "megabytes")

Chosen = TypeVar("Chosen", Preferences, GuildSettings)


class Settings:
    """Reads settings."""

    def __init__(
        self,
        context: Context,
        parking: Parking,
    ) -> None:
        self._context, self._parking = context, parking

    async def preferences(self, user: int) -> Preferences:
        """Give what a user prefers."""
        return _preferences(await self._context.store.preference(user))

    async def visitor(self, user: int, place: Place) -> tuple[Preferences, str]:
        """Give what a user prefers, and the game of where they act, "" for none.

        That somebody acts there is a reason to try again what could not be posted.
        """
        row, here, waits = await self._context.store.visitor(user, place.channel or 0)
        if waits and here:
            self._parking.notice(here)
        return _preferences(row), here

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Give a server's settings."""
        row = await self._context.store.guild(guild)
        return _GUILD.validate_python(
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
    return _PREFERENCES.validate_python(
        {
            "locale": row.locale,
            "theme": row.theme,
            "secrets": row.secrets,
            "boards": row.boards,
            "confirm": row.confirm,
        }
    )


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
