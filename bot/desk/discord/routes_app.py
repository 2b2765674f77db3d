"""What the routes about the bot itself, its commands and its servers do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.calls import Call
from bot.desk.discord.messages import Refused
from bot.desk.discord.rest import TABLE
from bot.desk.discord.world import Guild, Json

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

route = TABLE.add


def server(d: LocalDiscord, call: Call) -> Guild:
    """Return the server that is meant, if the bot is in it."""
    found = d.world.guilds.get(int(call.ids["guild"]))
    if found is None or d.world.app.id not in found.members:
        raise Refused(10004 if found is None else 50001)
    return found


# -- oneself -----------------------------------------------------------------------------------------------


@route("GET /users/@me")
def me(d: LocalDiscord, call: Call) -> Json:
    return wire.me(d.world.app)


@route("GET /users/{user}")
def user(d: LocalDiscord, call: Call) -> Json:
    found = d.world.users.get(int(call.ids["user"]))
    if found is None:
        raise Refused(10013)
    return wire.user(found)


@route("GET /users/@me/guilds")
def my_guilds(d: LocalDiscord, call: Call) -> list[Json]:
    kept = ("id", "name", "icon", "banner", "features")
    return [
        {
            **{k: wire.guild_core(g)[k] for k in kept},
            "owner": False,
            "permissions": str(may.computed(g, d.world.app.id)),
        }
        for g in d.world.guilds.values()
        if d.world.app.id in g.members
    ]


@route("DELETE /users/@me/guilds/{guild}")
def leave(d: LocalDiscord, call: Call) -> None:
    d.world.leave(server(d, call), d.world.app)


@route("POST /users/@me/channels")
def direct(d: LocalDiscord, call: Call) -> Json:
    found = d.world.users.get(int(call.body.get("recipient_id", 0)))
    if found is None or found is d.world.app:
        raise Refused(50033)
    return wire.channel(d.world, d.world.dm(found))


@route("GET /applications/@me", "GET /oauth2/applications/@me")
def application(d: LocalDiscord, call: Call) -> Json:
    return wire.application(d.world)


@route("GET /gateway")
def gateway(d: LocalDiscord, call: Call) -> Json:
    return {"url": d.gateway_url}


@route("GET /gateway/bot")
def gateway_bot(d: LocalDiscord, call: Call) -> Json:
    limit = {
        "total": 1000, "remaining": max(0, 1000 - d.gateway.identified), "reset_after": 86_400_000,
        "max_concurrency": d.concurrency,
    }  # fmt: skip
    return {"url": d.gateway_url, "shards": d.shards, "session_start_limit": limit}


# -- commands ----------------------------------------------------------------------------------------------


@route("GET /applications/{app}/commands")
def commands(d: LocalDiscord, call: Call) -> list[Json]:
    return d.world.commands


@route("PUT /applications/{app}/commands")
def register(d: LocalDiscord, call: Call) -> list[Json]:
    known = {(x["name"], x["type"]): x["id"] for x in d.world.commands}
    found = []
    for x in call.body:
        kind = x.get("type") or 1
        command_id = known.get((x["name"], kind)) or str(d.world.id())
        needs = x.get("default_member_permissions")
        found.append({
            "nsfw": False, "contexts": None, "dm_permission": True, "name_localizations": None,
            "description_localizations": None, "description": "", **x,
            "type": kind, "id": command_id, "version": command_id,
            "integration_types": x.get("integration_types") or [0], "application_id": str(d.world.app.id),
            "default_member_permissions": None if needs is None else str(needs),
        })  # fmt: skip
    d.world.register(found)
    return found


@route("POST /applications/{app}/commands")
def register_one(d: LocalDiscord, call: Call) -> Json:
    others = [x for x in d.world.commands if x["name"] != call.body["name"]]
    call.body, one = [*others, call.body], call.body
    return next(x for x in register(d, call) if x["name"] == one["name"])


@route("GET /applications/{app}/emojis")
def emojis(d: LocalDiscord, call: Call) -> Json:
    return {"items": d.world.emojis}


@route("POST /applications/{app}/emojis")
def make_emoji(d: LocalDiscord, call: Call) -> Json:
    return d.world.emoji(call.body["name"], call.body["image"])


# -- servers -----------------------------------------------------------------------------------------------


@route("GET /guilds/{guild}")
def guild(d: LocalDiscord, call: Call) -> Json:
    return wire.guild_core(server(d, call))


@route("GET /guilds/{guild}/channels")
def channels(d: LocalDiscord, call: Call) -> list[Json]:
    return [wire.channel(d.world, x) for x in server(d, call).channels.values()]


@route("GET /guilds/{guild}/roles")
def roles(d: LocalDiscord, call: Call) -> list[Json]:
    return [wire.role(x) for x in server(d, call).roles.values()]


@route("GET /guilds/{guild}/members/{user}")
def member(d: LocalDiscord, call: Call) -> Json:
    found = server(d, call).members.get(int(call.ids["user"]))
    if found is None:
        raise Refused(10007)
    return wire.member(found)


@route("GET /guilds/{guild}/threads/active")
def active(d: LocalDiscord, call: Call) -> Json:
    g = server(d, call)
    found = [x for x in d.world.channels.values() if x.guild is g and x.is_thread and not x.archived]
    seen = [x for x in found if d.world.may(d.world.app, x) & may.VIEW]
    mine = [wire.thread_member(x, d.world.app.id) for x in seen if d.world.app.id in x.only]
    return {"threads": [wire.channel(d.world, x) for x in seen], "members": mine, "has_more": False}
