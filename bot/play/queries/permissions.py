"""Who may open games in a channel."""

from __future__ import annotations

from bot.play.games.rights import moderates_at, roles_on
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused
from bot.play.queries.settings import Settings


class Permissions:
    """Judges by the server's settings who may open games in a channel."""

    def __init__(
        self,
        settings: Settings,
    ) -> None:
        self._settings = settings

    async def may_host(self, place: Place, who: Person, parent: int | None) -> None:
        """Return whether somebody may open a game here.

        Raises:
            Refused: it is no channel, or the server's moderators have not allowed it.

        """
        if place.channel is None:
            raise Refused("refused-no-channel")
        if place.guild is None or moderates_at(who, place.guild, place.channel, parent):
            return
        rules = await self._settings.guild_settings(place.guild)
        if rules.channels and not {place.channel, parent} & set(rules.channels):
            raise Refused("refused-channel")
        chosen = rules.hosts == "roles" and roles_on(who, place.guild) & set(rules.roles)
        if rules.hosts != "everyone" and not chosen:
            raise Refused("refused-host")
