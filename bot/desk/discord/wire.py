"""The forms in which Discord tells of people, servers, channels and files."""

from __future__ import annotations

import datetime as dt
import struct
from typing import TYPE_CHECKING

from bot.desk.discord import permissions as may
from bot.desk.discord.things import FORUM, Json

if TYPE_CHECKING:
    from bot.desk.discord.world import Attachment, Channel, Guild, Member, Role, Tag, User, World

KINDS = {
    "png": "image/png",
    "gif": "image/gif",
    "webp": "image/webp",
    "jpg": "image/jpeg",
    "json": "application/json",
}
#: Flag of a forum in which each post must have a tag.
REQUIRE_TAG = 1 << 4
PNG, GIF = b"\x89PNG", b"GIF8"


def moment(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return dt.datetime.fromtimestamp(seconds, dt.UTC).isoformat(timespec="microseconds")


def user(u: User) -> Json:
    """Tell of a user."""
    return {
        "id": str(u.id), "username": u.name,
        "global_name": None if u.bot else u.called or u.name.capitalize(),
        "discriminator": "0000" if u.bot else "0", "avatar": None, "public_flags": 0, "flags": 0,
        "bot": u.bot, "system": False, "banner": None, "accent_color": None, "avatar_decoration_data": None,
        "collectibles": None, "display_name_styles": None, "banner_color": None, "clan": None,
        "primary_guild": None,
    }  # fmt: skip


def me(u: User) -> Json:
    """Tell the bot of itself."""
    return {**user(u), "locale": "en-US", "mfa_enabled": True, "verified": True, "email": None}


def role(r: Role) -> Json:
    """Tell of a role."""
    return {
        "id": str(r.id), "name": r.name, "description": None, "permissions": str(r.permissions),
        "position": r.position, "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
        "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0,
    }  # fmt: skip


def member(m: Member, *, user: bool = True) -> Json:
    """Tell of a member; `user`: with who they are."""
    data: Json = {
        "roles": [str(x) for x in m.roles], "nick": m.nick, "joined_at": moment(1_767_225_600),
        "avatar": None,
        "banner": None, "premium_since": None, "deaf": False, "mute": False, "pending": False, "flags": 0,
        "communication_disabled_until": None, "avatar_decoration_data": None, "collectibles": None,
        "display_name_styles": None,
    }  # fmt: skip
    if user:
        data["user"] = globals()["user"](m.user)
    return data


def channel(world: World, c: Channel) -> Json:
    """Tell of a channel, thread or direct message."""
    last = str(next(reversed(c.messages))) if c.messages else None
    if c.guild is None:
        people = [user(world.users[x]) for x in sorted(c.only) if x != world.app.id]
        return {"id": str(c.id), "type": c.kind, "last_message_id": last, "flags": 0, "recipients": people}
    data: Json = {
        "id": str(c.id), "type": c.kind, "guild_id": str(c.guild.id), "name": c.name, "flags": 0,
        "last_message_id": last, "rate_limit_per_user": c.slowmode,
        "parent_id": str(c.parent.id) if c.parent else None,
    }  # fmt: skip
    if c.is_thread:
        meta: Json = {
            "archived": c.archived, "auto_archive_duration": c.auto_archive, "locked": c.locked,
            "archive_timestamp": moment(c.made), "create_timestamp": moment(c.made),
        }  # fmt: skip
        if c.kind == 12:
            meta["invitable"] = True
        data.update(
            owner_id=str(c.owner), thread_metadata=meta, message_count=len(c.messages),
            total_message_sent=len(c.messages), member_count=min(50, len(c.only)),
        )  # fmt: skip
        if c.parent is not None and c.parent.kind == FORUM:
            data["applied_tags"] = [str(x.id) for x in c.tags]
        if world.app.id in c.only:
            data["member"] = thread_member(c, world.app.id)
        return data
    rules = [
        {"id": str(k), "type": x.kind, "allow": str(x.allow), "deny": str(x.deny)}
        for k, x in c.overwrites.items()
    ]
    data.update(
        position=list(c.guild.channels).index(c.id) if c.id in c.guild.channels else 0,
        permission_overwrites=rules, nsfw=False, topic=None,
    )  # fmt: skip
    if c.kind == FORUM:
        data.update(available_tags=[_tag(x) for x in c.tags], flags=REQUIRE_TAG if c.tagged else 0)
    return data


def _tag(x: Tag) -> Json:
    return {"id": str(x.id), "name": x.name, "moderated": x.moderated, "emoji_id": None, "emoji_name": None}


def thread_member(c: Channel, user_id: int) -> Json:
    """Tell of somebody's place in a thread."""
    return {"id": str(c.id), "user_id": str(user_id), "flags": 0, "join_timestamp": moment(c.made)}


def guild_core(g: Guild) -> Json:
    """Tell of a server without its channels and members."""
    return {
        "id": str(g.id), "name": g.name, "icon": None, "description": None, "home_header": None,
        "splash": None, "discovery_splash": None, "features": [], "banner": None, "owner_id": str(g.owner),
        "application_id": None,
        "region": "deprecated", "afk_channel_id": None, "afk_timeout": 300, "system_channel_id": None,
        "system_channel_flags": 0, "widget_enabled": False, "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(x) for x in g.roles.values()], "default_message_notifications": 0, "mfa_level": 0,
        "explicit_content_filter": 0, "max_presences": None, "max_members": 500_000, "vanity_url_code": None,
        "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "premium_tier": 0,
        "premium_subscription_count": 0, "preferred_locale": g.locale, "rules_channel_id": None,
        "safety_alerts_channel_id": None, "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": None,
        "embed_enabled": False,
        "embed_channel_id": None, "hub_type": None, "latest_onboarding_question_id": None, "owner": False,
    }  # fmt: skip


def guild(world: World, g: Guild) -> Json:
    """Tell of a whole server, as on arrival: of members only the bot, since it asks for no more."""
    threads = [x for x in world.channels.values() if x.guild is g and x.is_thread and not x.archived]
    own = g.members.get(world.app.id)
    return {
        **guild_core(g), "joined_at": moment(1_767_225_600), "large": False, "unavailable": False,
        "member_count": len(g.members), "members": [member(own)] if own else [],
        "channels": [channel(world, x) for x in g.channels.values()],
        "threads": [channel(world, x) for x in threads if world.may(world.app, x) & may.VIEW],
        "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }  # fmt: skip


def application(world: World) -> Json:
    """Tell of the bot's application."""
    return {
        "id": str(world.app.id), "name": world.app.name, "icon": None, "description": "", "summary": "",
        "type": None,
        "bot": user(world.app), "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64,
        "flags": 0, "flags_new": "0", "team": None, "owner": user(world.keeper), "redirect_uris": [],
        "rpc_origins": [], "approximate_guild_count": len(world.guilds), "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "interactions_endpoint_url": None, "tags": [],
        "hook": True,
        "role_connections_verification_url": None, "event_webhooks_status": 1, "event_webhooks_url": None,
        "event_webhooks_types": [], "explicit_content_filter": 0, "integration_types_config": {"0": {}},
        "eligible_oauth2_scopes": ["bot", "applications.commands"], "is_monetized": False,
        "max_participants": None,
    }  # fmt: skip


def size(data: bytes) -> tuple[int, int] | None:
    """Return a picture's width and height; None if it is of no kind that we know."""
    if data[:4] == PNG:
        return struct.unpack(">II", data[16:24])
    if data[:4] == GIF:
        return struct.unpack("<HH", data[6:10])
    return None


def content_type(name: str) -> str:
    """Return the kind of a file by its name."""
    return KINDS.get(name.rpartition(".")[2].lower(), "text/plain; charset=utf-8")


def attachment(world: World, a: Attachment) -> Json:
    """Tell of a file. Its address is signed, and would run out."""
    url = f"{world.cdn_address}{a.path}?ex=7fffffff&is=60000000&hm={world.signature(a.path)}"
    data: Json = {
        "id": str(a.id), "filename": a.name, "size": a.length, "url": url, "proxy_url": url,
        "content_type": content_type(a.name), "content_scan_version": 0,
    }  # fmt: skip
    if a.description:
        data["description"] = a.description
    if a.size:
        data["width"], data["height"], data["placeholder"], data["placeholder_version"] = *a.size, "", 1
    return data


def media(world: World, a: Attachment) -> Json:
    """Tell of a file where a component shows it."""
    told = attachment(world, a)
    wide, high = a.size or (0, 0)
    return {
        "id": str(a.id), "url": told["url"], "proxy_url": told["proxy_url"], "width": wide, "height": high,
        "content_type": told["content_type"], "loading_state": 2, "attachment_id": str(a.id), "flags": 0,
        "placeholder": "", "placeholder_version": 1, "content_scan_metadata": {"version": 0, "flags": 0},
    }  # fmt: skip
