"""What the routes about the bot itself, its commands and its servers do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.calls import Call
from bot.desk.discord.messages import Refused
from bot.desk.discord.rest import TABLE
from bot.desk.discord.world import ENTRY_POINT, Guild, Json

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

route = TABLE.add


def server(world: LocalDiscord, call: Call) -> Guild:
    """Return the server that is meant, if the bot is in it."""
    found = world.world.guilds.get(int(call.ids["guild"]))
    if found is None or world.world.app.id not in found.members:
        raise Refused(10004 if found is None else 50001)
    return found


# -- oneself -----------------------------------------------------------------------------------------------


@route("GET /users/@me")
def me(world: LocalDiscord, call: Call) -> Json:
    if call.bearer:
        mine = world.world.bearers[call.bearer]
        return {**wire.me(mine), "bot": False, "locale": mine.locale}
    return wire.me(world.world.app)


@route("GET /users/{user}")
def user(world: LocalDiscord, call: Call) -> Json:
    found = world.world.users.get(int(call.ids["user"]))
    if found is None:
        raise Refused(10013)
    return wire.user(found)


@route("GET /users/@me/guilds")
def my_guilds(world: LocalDiscord, call: Call) -> list[Json]:
    kept = ("id", "name", "icon", "banner", "features")
    return [
        {
            **{k: wire.guild_core(g)[k] for k in kept},
            "owner": False,
            "permissions": str(may.computed(g, world.world.app.id)),
        }
        for g in world.world.guilds.values()
        if world.world.app.id in g.members
    ]


@route("DELETE /users/@me/guilds/{guild}")
def leave(world: LocalDiscord, call: Call) -> None:
    world.world.leave(server(world, call), world.world.app)


@route("POST /users/@me/channels")
def direct(world: LocalDiscord, call: Call) -> Json:
    found = world.world.users.get(int(call.body.get("recipient_id", 0)))
    if found is None or found is world.world.app:
        raise Refused(50033)
    return wire.channel(world.world, world.world.dm(found))


@route("GET /applications/@me", "GET /oauth2/applications/@me")
def application(world: LocalDiscord, call: Call) -> Json:
    return wire.application(world.world)


@route("GET /gateway")
def gateway(world: LocalDiscord, call: Call) -> Json:
    return {"url": world.gateway_url}


@route("GET /gateway/bot")
def gateway_bot(world: LocalDiscord, call: Call) -> Json:
    limit = {
        "total": 1000, "remaining": max(0, 1000 - world.gateway.identified), "reset_after": 86_400_000,
        "max_concurrency": world.concurrency,
    }  # fmt: skip
    return {"url": world.gateway_url, "shards": world.shards, "session_start_limit": limit}


# -- commands ----------------------------------------------------------------------------------------------


@route("GET /applications/{app}/commands")
def commands(world: LocalDiscord, call: Call) -> list[Json]:
    whole = call.query.get("with_localizations", "").lower() in {"1", "true"}
    return [
        {k: v for k, v in x.items() if whole or not k.endswith("_localizations")}
        for x in world.world.commands
    ]


@route("PUT /applications/{app}/commands")
def register(world: LocalDiscord, call: Call) -> list[Json]:
    known = {(x["name"], x["type"]): x["id"] for x in world.world.commands}
    if {x["type"] for x in world.world.commands} - {x.get("type") or 1 for x in call.body} >= {ENTRY_POINT}:
        raise Refused(50240)
    found = []
    for x in call.body:
        kind = x.get("type") or 1
        command_id = known.get((x["name"], kind)) or str(world.world.id())
        needs = x.get("default_member_permissions")
        found.append({
            "nsfw": False, "contexts": None, "dm_permission": True, "name_localizations": None,
            "description_localizations": None, "description": "", **x,
            "type": kind, "id": command_id, "version": command_id,
            "integration_types": x.get("integration_types") or [0], "application_id": str(world.world.app.id),
            "default_member_permissions": None if needs is None else str(needs),
        })  # fmt: skip
    world.world.register(found)
    return found


@route("POST /applications/{app}/commands")
def register_one(world: LocalDiscord, call: Call) -> Json:
    others = [x for x in world.world.commands if x["name"] != call.body["name"]]
    call.body, one = [*others, call.body], call.body
    return next(x for x in register(world, call) if x["name"] == one["name"])


@route("GET /applications/{app}/emojis")
def emojis(world: LocalDiscord, call: Call) -> Json:
    return {"items": world.world.emojis}


@route("POST /applications/{app}/emojis")
def make_emoji(world: LocalDiscord, call: Call) -> Json:
    return world.world.emoji(call.body["name"], call.body["image"])


# -- Activities --------------------------------------------------------------------------------------------


@route("GET /applications/{app}/activity-instances/{instance}")
def instance(world: LocalDiscord, call: Call) -> Json:
    found = world.world.instances.get(call.ids["instance"])
    if found is None:
        raise Refused(0)
    guild, at = found.channel.guild, str(found.channel.id)
    where = (
        {"id": f"gc-{guild.id}-{at}", "kind": "gc", "guild_id": str(guild.id)} if guild else {"kind": "pc"}
    )
    return {
        "application_id": str(world.world.app.id), "instance_id": found.id, "launch_id": found.id[2:],
        "location": {"id": f"pc-{at}", "channel_id": at, **where}, "users": [str(x.id) for x in found.users],
    }  # fmt: skip


@route("POST /oauth2/token")
def token(world: LocalDiscord, call: Call) -> Json:
    there, asked = world.world, call.body
    known = (str(there.app.id), there.client_secret)
    if not there.client_secret or (asked["client_id"], asked["client_secret"]) != known:
        raise Refused(40001)
    user = there.codes.pop(asked["code"], None)
    if user is None or asked["grant_type"] != "authorization_code":
        raise Refused(50035, "invalid_grant")
    given = f"access-{there.id()}"
    there.bearers[given] = user
    return {
        "token_type": "Bearer",  # a kind of token  # nosec B105
        "access_token": given, "expires_in": 604800, "scope": "identify",
        "refresh_token": f"refresh-{there.id()}",
    }  # fmt: skip


# -- servers -----------------------------------------------------------------------------------------------


@route("GET /guilds/{guild}")
def guild(world: LocalDiscord, call: Call) -> Json:
    return wire.guild_core(server(world, call))


@route("GET /guilds/{guild}/channels")
def channels(world: LocalDiscord, call: Call) -> list[Json]:
    return [wire.channel(world.world, x) for x in server(world, call).channels.values()]


@route("GET /guilds/{guild}/roles")
def roles(world: LocalDiscord, call: Call) -> list[Json]:
    return [wire.role(x) for x in server(world, call).roles.values()]


@route("GET /guilds/{guild}/members/{user}")
def member(world: LocalDiscord, call: Call) -> Json:
    found = server(world, call).members.get(int(call.ids["user"]))
    if found is None:
        raise Refused(10007)
    return wire.member(found)


@route("GET /guilds/{guild}/threads/active")
def active(world: LocalDiscord, call: Call) -> Json:
    g = server(world, call)
    found = [x for x in world.world.channels.values() if x.guild is g and x.is_thread and not x.archived]
    seen = [x for x in found if world.world.may(world.world.app, x) & may.VIEW]
    mine = [wire.thread_member(x, world.world.app.id) for x in seen if world.world.app.id in x.only]
    return {"threads": [wire.channel(world.world, x) for x in seen], "members": mine, "has_more": False}
