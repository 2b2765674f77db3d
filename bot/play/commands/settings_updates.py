"""What people and servers set, how much one person may have going, and when idle lobbies are closed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.play.context import Context
from bot.play.model.names import plain
from bot.play.model.ports import Place
from bot.play.model.terms import GuildSettings, Person, Preferences, Refused
from bot.play.presence.schedules import Schedules
from bot.play.queries.settings import GUILD, PREFERENCES, Settings
from bot.store.repositories.games import Allow
from bot.store.repositories.limits import DAY, HOUR, Hosted

Chosen = TypeVar("Chosen", Preferences, GuildSettings)


class SettingsUpdates:
    """Changes what people and servers have set, after checking every value."""

    def __init__(
        self,
        context: Context,
        settings: Settings,
        schedules: Schedules,
    ) -> None:
        self._context, self._settings, self._schedules = context, settings, schedules

    async def set_preferences(self, user: int, **changes: object) -> Preferences:
        """Change what a user prefers."""
        wanted = _checked(PREFERENCES, await self._settings.preferences(user), changes)
        if "calls" in changes:  # first: a digest nobody wants is skipped when it is due
            await self._schedules.retime(user, digests=wanted.calls == "digest")
        await self._context.store.set_preference(user, **{name: getattr(wanted, name) for name in changes})
        return wanted

    async def set_guild_settings(self, guild: int, by: Person, **changes: object) -> GuildSettings:
        """Change a server's settings. For moderators."""
        if not (by.access and by.access.guild == guild and by.access.moderates):
            raise Refused("refused-moderator")
        wanted = _checked(GUILD, await self._settings.guild_settings(guild), changes)
        values = {name: getattr(wanted, name) for name in changes}
        plain = {k: json.dumps(list(v)) if isinstance(v, tuple) else v for k, v in values.items()}
        await self._context.store.set_guild(guild, **plain)
        return wanted

    async def rename(self, user: Person, place: Place) -> None:
        """Take over a person's name as it is on this server now, wherever tables there know them by another.

        A name is copied when somebody sits down, games last for weeks, and people change their names, some
        because the old one must not be said any more.
        """
        await self._context.store.rename(user.id, place.guild or 0, plain(user.name))


def _checked(kind: TypeAdapter[Chosen], now: Chosen, changes: dict[str, object]) -> Chosen:
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


#: Seconds after which a lobby that nobody has touched is closed.
UNTOUCHED = 14 * DAY


def opening(most: GuildSettings, *, moderator: bool) -> Allow:
    """Return the check of whether somebody may open one more game. A server's moderators have no limit.

    Open lobbies count as games to come, so that nobody can start more games than a person may host.
    """
    room = moving(most, lobby=True, moderator=moderator)

    def allow(had: Hosted) -> None:
        room(had)
        if not moderator and len(had.opened) >= most.hourly:
            raise Refused("refused-hourly", most=most.hourly, when=_free(had.opened, most.hourly, HOUR))

    return allow


def moving(most: GuildSettings, *, lobby: bool, moderator: bool) -> Allow:
    """Say what forbids a game to come from another server: as `opening`, but it is no new one."""

    def allow(had: Hosted) -> None:
        if moderator:
            return
        if lobby and had.lobbies >= most.lobbies:
            raise Refused("refused-lobbies", most=most.lobbies)
        if had.lobbies + had.running >= most.hosted:
            raise Refused("refused-hosted", most=most.hosted)

    return allow


def importing(most: GuildSettings, size: int) -> Allow:
    """Return the check of whether somebody may import a record of `size` characters. Moderators included.

    A person's imports are counted across all servers, since the work is the same everywhere.
    """

    def allow(had: Hosted) -> None:
        if not most.imports:
            raise Refused("refused-no-imports")
        if len(had.brought) >= most.imports:
            raise Refused("refused-imports", most=most.imports, when=_free(had.brought, most.imports, DAY))
        if had.bytes + size > most.megabytes * 1_000_000:
            raise Refused("refused-megabytes", most=most.megabytes)

    return allow


def _free(times: Sequence[int], most: int, span: int) -> int:
    """Return when there is room again for one more within a span of time."""
    return times[-most] + span
