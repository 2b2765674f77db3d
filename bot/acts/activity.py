"""Boards inside Discord, as its Activity: Discord says whose code it is, and that they are where they say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

import aiohttp
import discord
from discord import app_commands

from bot.play.model.ports import Place
from bot.play.model.terms import GameInfo, Person, Refused
from bot.play.services import Services
from bot.ui.locale import language_of
from bot.ui.members import SILENT
from bot.ui.visit import Visit, reply_to
from bot.web.keys import Holder, Keys

if TYPE_CHECKING:
    from bot.settings import Settings

_log = logging.getLogger(__name__)
#: Seconds that Discord has to say who somebody is.
PATIENCE = 10.0
#: Fields of the command that opens an Activity, which Discord makes by itself: those that it takes back.
ENTRY_FIELDS = (
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "handler",
    "contexts",
    "integration_types",
)
#: Discord's type of that command.
ENTRY_POINT = 4


class Location(TypedDict, total=False):
    """Where an Activity runs; outside servers without a `guild_id`."""

    guild_id: str
    channel_id: str


class Instance(TypedDict):
    """An Activity that runs, as Discord tells of it."""

    location: Location
    users: list[str]


class Activity:
    """Opens boards inside Discord, and asks it who has come to one."""

    def __init__(self, client: discord.Client, services: Services, keys: Keys, installed: Settings) -> None:
        self._client, self._services, self._keys = client, services, keys
        self._secret, self._locale = installed.client_secret, installed.locale

    @property
    def client_id(self) -> str:
        """Return the id by which Discord knows the application."""
        return str(self._client.application_id)

    async def launched(self, visit: Visit, holder: Holder) -> bool:
        """Open the Activity for whoever pressed, on this board; False if Discord opens none."""
        self._keys.expect(holder)
        return await reply_to(visit.interaction).launch()

    async def holder(self, code: str, instance: str) -> Holder | None:
        """Return whose code it is, with their board of the game at which they opened the Activity.

        Where they joined one that somebody else opened, it is that of its channel's game. None: they are not
        in this instance, have no seat there, names are hidden there, or Discord does not say.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                user, locale = await self._user(code)
                place = await self._place(instance, user)
        except (*SILENT, KeyError, TypeError, ValueError) as why:  # whose text may hold the code
            _log.warning("Discord does not say who opens a board: %s", type(why).__name__)
            return None
        return await self._seated(user, locale, place) if place is not None else None

    async def _user(self, code: str) -> tuple[int, str]:
        """Exchange a code, and return whose it is and their language. The token is not kept."""
        api, given = discord.http.Route.BASE, {"grant_type": "authorization_code", "code": code}
        given |= {"client_id": self.client_id, "client_secret": self._secret.get_secret_value()}
        async with aiohttp.ClientSession(raise_for_status=True) as session:
            async with session.post(f"{api}/oauth2/token", data=given) as told:
                bearer = f"Bearer {(await told.json())['access_token']}"
            async with session.get(f"{api}/users/@me", headers={"Authorization": bearer}) as told:
                me = await told.json()
        return int(me["id"]), str(me.get("locale", ""))

    async def _place(self, instance: str, user: int) -> Place | None:
        """Return where an instance of our Activity runs; None if this person is not in it."""
        path = "/applications/{application_id}/activity-instances/{instance_id}"
        route = discord.http.Route("GET", path, application_id=self.client_id, instance_id=instance)
        found: Instance = await self._client.http.request(route)
        if str(user) not in found["users"]:
            return None
        at, guild = found["location"], found["location"].get("guild_id")
        return Place(int(guild) if guild else None, int(at["channel_id"]))

    async def _seated(self, user: int, locale: str, place: Place) -> Holder | None:
        """Return somebody's board at a place, if they have a seat in the game that is meant."""
        expected = self._keys.expected(user)
        if expected is not None and self._is_at(expected, place):
            return expected
        here = await self._services.game_lists.here(place)
        person = Person(user, "", language_of(locale, self._locale))
        info = await self._own(person, here.id) if here is not None and place.guild else None
        if info is None or info.hidden:  # Discord shows who is in an Activity
            return None
        name = next(x.name for x in info.seats if x.user == user)
        return Holder(
            user=user, name=name, locale=person.locale, game=info.id, guild=place.guild, channel=place.channel
        )

    async def _own(self, person: Person, game: str) -> GameInfo | None:
        try:
            info = await self._services.rights.admit(person, game)
        except Refused:
            return None
        return info if info.seats_of(person.id) else None

    def _is_at(self, holder: Holder, place: Place) -> bool:
        """Return whether a board was opened at a place, or in a thread of it."""
        if holder.guild != place.guild or holder.channel is None:
            return False
        channel = self._client.get_channel(holder.channel)
        return place.channel in (holder.channel, getattr(channel, "parent_id", None))


async def register(tree: app_commands.CommandTree[discord.Client]) -> None:
    """Register our commands with Discord.

    Where Activities are enabled Discord has made a command that opens ours, and takes no list without it.
    """
    app, http, translator = tree.client.application_id, tree.client.http, tree.translator
    assert app is not None
    assert translator is not None
    ours = [await x.get_translated_payload(tree, translator) for x in tree.get_commands()]
    route = discord.http.Route("GET", "/applications/{application_id}/commands", application_id=app)
    known: list[Mapping[str, object]] = await http.request(route, params={"with_localizations": "true"})
    found = [x for x in known if x["type"] == ENTRY_POINT]
    theirs = [{k: v for k, v in x.items() if k in ENTRY_FIELDS and v is not None} for x in found]
    await http.bulk_upsert_global_commands(app, payload=[*ours, *theirs])
