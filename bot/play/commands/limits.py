"""How much one person may have going on a server, and when lobbies that nobody touches are closed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.model.terms import GuildSettings, Refused
from bot.store.repositories.games import Allow
from bot.store.repositories.limits import DAY, HOUR, Hosted

#: Seconds after which a lobby that nobody has touched is closed.
UNTOUCHED = 14 * DAY


def opening(most: GuildSettings, *, moderator: bool) -> Allow:
    """Say what forbids somebody to open one more game. A server's own moderators may open any number.

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
    """Say what forbids somebody to bring in a record of so many characters. Moderators are no exception.

    It counts on all servers what one person brings in: the work is the same wherever it is asked for.
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
