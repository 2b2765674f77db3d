"""What each REST route does. Who may do it is decided here, by Discord's permissions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.desk.discord import messages, wire
from bot.desk.discord import permissions as may
from bot.desk.discord.calls import Call
from bot.desk.discord.interactions import DEFER, REPLY, THINK, UPDATE
from bot.desk.discord.messages import Refused
from bot.desk.discord.rest import TABLE
from bot.desk.discord.world import (
    ANNOUNCEMENT,
    DM,
    FORUM,
    PRIVATE_THREAD,
    TEXT,
    THREADS,
    Channel,
    Json,
    Message,
    Tag,
)

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

route = TABLE.add
#: For so long Discord knows a nonce again ("the past few minutes").
NONCE = 180.0
#: Minutes after which a thread is folded away if it does not say when.
USUAL_ARCHIVE = 4320
#: Kinds of channel that take messages.
WRITABLE = {TEXT, DM, ANNOUNCEMENT, *THREADS}


# -- what is meant, and whether the bot may ----------------------------------------------------------------


def place(world: LocalDiscord, call: Call) -> Channel:
    """Return the channel that is meant, if the bot sees it."""
    found = world.world.channels.get(int(call.ids["channel"]))
    if found is None:
        raise Refused(10003)
    if not world.world.may(world.world.app, found) & may.VIEW:
        raise Refused(50001)
    return found


def need(world: LocalDiscord, channel: Channel, bits: int, code: int = 50013) -> None:
    """Refuse if the bot lacks a permission in a channel."""
    if world.world.may(world.world.app, channel) & bits != bits:
        raise Refused(code)


def post(world: LocalDiscord, call: Call) -> Message:
    """Return the message that is meant. What only one person sees is not found this way."""
    found = place(world, call).messages.get(int(call.ids["message"]))
    if found is None or found.only is not None:
        raise Refused(10008)
    return found


# -- channels and threads ----------------------------------------------------------------------------------


@route("GET /channels/{channel}")
def channel(world: LocalDiscord, call: Call) -> Json:
    return wire.channel(world.world, place(world, call))


@route("PATCH /channels/{channel}")
def change_channel(world: LocalDiscord, call: Call) -> Json:
    found = place(world, call)
    if found.guild is None:
        raise Refused(50001)
    own = found.is_thread and found.owner == world.world.app.id
    need(world, found, 0 if own else may.MANAGE_THREADS if found.is_thread else may.MANAGE_CHANNELS)
    if call.body.get("name", found.name) != found.name:
        world.world.rename(found, call.body["name"])
    if found.is_thread:
        found.auto_archive = call.body.get("auto_archive_duration", found.auto_archive)
        archived, locked = call.body.get("archived", found.archived), call.body.get("locked", found.locked)
        world.world.archive(found, archived=archived, locked=locked)
    return wire.channel(world.world, found)


@route("DELETE /channels/{channel}")
def delete_channel(world: LocalDiscord, call: Call) -> Json:
    found = place(world, call)
    need(world, found, may.MANAGE_THREADS if found.is_thread else may.MANAGE_CHANNELS)
    told = wire.channel(world.world, found)
    world.world.delete_channel(found)
    return told


@route("POST /channels/{channel}/typing")
def typing(world: LocalDiscord, call: Call) -> None:
    may_write(world, place(world, call))


@route("POST /channels/{channel}/threads")
def open_thread(world: LocalDiscord, call: Call) -> Json:
    parent = place(world, call)
    kind = call.body.get("type", PRIVATE_THREAD)
    if parent.kind == FORUM:
        return open_post(world, parent, call)
    if parent.kind not in {TEXT, ANNOUNCEMENT} or parent.guild is None or kind not in THREADS:
        raise Refused(50024)
    private = kind == PRIVATE_THREAD
    need(world, parent, may.PRIVATE_THREADS if private else may.PUBLIC_THREADS)
    folds = call.body.get("auto_archive_duration") or USUAL_ARCHIVE
    made = world.world.thread(parent, call.body["name"], world.world.app, private=private, auto_archive=folds)
    return wire.channel(world.world, made)


def open_post(world: LocalDiscord, forum: Channel, call: Call) -> Json:
    """Open a post in a forum: a thread whose first message has its id."""
    need(world, forum, may.SEND)
    if not call.body.get("message"):
        raise Refused(50035, "a post in a forum has a message")
    tags = given_tags(world, forum, call.body.get("applied_tags") or ())
    folds = call.body.get("auto_archive_duration") or USUAL_ARCHIVE
    made = world.world.thread(forum, call.body["name"], world.world.app, auto_archive=folds, tags=tags)
    first = messages.create(world.world, made, world.world.app, call.body["message"], call.files, at=made.id)
    return {**wire.channel(world.world, made), "message": first.json}


def given_tags(world: LocalDiscord, forum: Channel, given: Sequence[str]) -> list[Tag]:
    """Return the tags that a post is to have."""
    known = {str(x.id): x for x in forum.tags}
    if unknown := [x for x in given if str(x) not in known]:
        raise Refused(50035, f"{unknown} are no tags of this forum")
    tags = [known[str(x)] for x in given]
    if forum.tagged and not tags:
        raise Refused(40067)
    if any(x.moderated for x in tags):
        need(world, forum, may.MANAGE_THREADS)
    return tags


@route("POST /channels/{channel}/messages/{message}/threads")
def open_thread_at(world: LocalDiscord, call: Call) -> Json:
    at = post(world, call)
    need(world, at.channel, may.PUBLIC_THREADS)
    if at.id in world.world.channels:
        raise Refused(160004)
    made = world.world.thread(at.channel, call.body["name"], world.world.app, at=at.id)
    return wire.channel(world.world, made)


@route("PUT /channels/{channel}/thread-members/{user}", "DELETE /channels/{channel}/thread-members/{user}")
def thread_member(world: LocalDiscord, call: Call) -> None:
    thread = place(world, call)
    who = world.world.app.id if call.ids["user"] == "@me" else int(call.ids["user"])
    if who not in world.world.users or (thread.guild and who not in thread.guild.members):
        raise Refused(10013)
    if thread.archived:
        raise Refused(50083)
    need(world, thread, may.SEND_IN_THREADS)
    (world.world.admit if call.route.startswith("PUT") else world.world.dismiss)(thread, who)


@route("GET /channels/{channel}/thread-members/{user}")
def one_thread_member(world: LocalDiscord, call: Call) -> Json:
    thread, who = place(world, call), int(call.ids["user"])
    if who not in thread.only:
        raise Refused(10007)
    return wire.thread_member(thread, who)


# -- messages ----------------------------------------------------------------------------------------------


def may_write(world: LocalDiscord, channel: Channel, *, files: bool = False) -> None:
    """Refuse if the bot may not send here."""
    if channel.kind not in WRITABLE:
        raise Refused(50008)
    if channel.guild is None:
        person = next(world.world.users[x] for x in channel.only if x != world.world.app.id)
        if not person.dms:
            raise Refused(50007)
        if not any({person.id, world.world.app.id} <= g.members.keys() for g in world.world.guilds.values()):
            raise Refused(50278)
        return
    need(world, channel, may.SEND_IN_THREADS if channel.is_thread else may.SEND)
    if files:
        need(world, channel, may.ATTACH)
    if channel.is_thread and channel.archived:
        if channel.locked and not world.world.may(world.world.app, channel) & may.MANAGE_THREADS:
            raise Refused(160005)
        world.world.archive(channel, archived=False, locked=channel.locked)


@route("POST /channels/{channel}/messages")
def send(world: LocalDiscord, call: Call) -> Json:
    to = place(world, call)
    may_write(world, to, files=bool(call.files))
    nonce = call.body.get("nonce") if call.body.get("enforce_nonce") else None
    if nonce is not None:
        before = world.nonces.get(str(nonce))
        # one that was held up on its way came before the clock jumped
        if before is not None and call.at - before.made < NONCE and before.id in before.channel.messages:
            world.repeated += 1
            return before.json
    made = messages.create(world.world, to, world.world.app, call.body, call.files)
    if to.kind in THREADS:
        world.world.admit(to, world.world.app.id)
    if nonce is not None:
        world.nonces[str(nonce)] = made
    return made.json


@route("GET /channels/{channel}/messages")
def history(world: LocalDiscord, call: Call) -> list[Json]:
    seen = place(world, call)
    if not world.world.may(world.world.app, seen) & may.HISTORY:
        return []
    found, limit = seen.posts()[::-1], int(call.query.get("limit", 50))
    if "before" in call.query:
        found = [x for x in found if x.id < int(call.query["before"])]
    if "after" in call.query:
        found = [x for x in found if x.id > int(call.query["after"])][-limit:]
    if "around" in call.query:
        at = int(call.query["around"])
        near = sorted(found, key=lambda x: abs(x.id - at))[:limit]
        found = [x for x in found if x in near]
    return [x.json for x in found[:limit]]


@route("GET /channels/{channel}/messages/{message}")
def message(world: LocalDiscord, call: Call) -> Json:
    found = post(world, call)
    need(world, found.channel, may.HISTORY, 50001)
    return found.json


@route("PATCH /channels/{channel}/messages/{message}")
def edit(world: LocalDiscord, call: Call) -> Json:
    found = post(world, call)
    if found.author is not world.world.app:
        raise Refused(50005)
    if found.channel.archived:
        raise Refused(50083)
    if call.files:
        need(world, found.channel, may.ATTACH)
    messages.edit(world.world, found, call.body, call.files)
    return found.json


@route("DELETE /channels/{channel}/messages/{message}")
def delete(world: LocalDiscord, call: Call) -> None:
    found = post(world, call)
    if found.author is not world.world.app:
        need(world, found.channel, may.MANAGE_MESSAGES)
    if found.channel.archived:
        raise Refused(50083)
    world.world.delete_message(found)


@route("PUT /channels/{channel}/messages/pins/{message}", "PUT /channels/{channel}/pins/{message}")
def pin(world: LocalDiscord, call: Call) -> None:
    found = post(world, call)
    need(world, found.channel, may.PINS)
    if found.json["pinned"]:
        return
    world.world.pin(found)
    notice = {"message_id": str(found.id), "channel_id": str(found.channel.id)}
    body = {"message_reference": notice}
    messages.create(world.world, found.channel, world.world.app, body, [], more={"type": messages.NOTICE})


@route("DELETE /channels/{channel}/messages/pins/{message}", "DELETE /channels/{channel}/pins/{message}")
def unpin(world: LocalDiscord, call: Call) -> None:
    found = post(world, call)
    need(world, found.channel, may.PINS)
    if found.json["pinned"]:
        world.world.pin(found, pinned=False)


def pinned(world: LocalDiscord, call: Call) -> list[Message]:
    """Return the pinned messages, newest first, if the bot may read them."""
    seen = place(world, call)
    if not world.world.may(world.world.app, seen) & may.HISTORY:
        return []
    return [x for x in reversed(seen.posts()) if x.json["pinned"]]


@route("GET /channels/{channel}/pins")
def pins(world: LocalDiscord, call: Call) -> list[Json]:
    return [x.json for x in pinned(world, call)]


@route("GET /channels/{channel}/messages/pins")
def pins_by_page(world: LocalDiscord, call: Call) -> Json:
    found, limit = pinned(world, call), int(call.query.get("limit", 50))
    items = [{"message": x.json, "pinned_at": wire.moment(x.made)} for x in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


# -- interactions ------------------------------------------------------------------------------------------


@route("POST /interactions/{interaction}/{token}/callback")
def callback(world: LocalDiscord, call: Call) -> Json | None:
    x = world.interactions.answer(call.ids["interaction"], call.ids["token"], call.body, call.files)
    if call.query.get("with_response", "").lower() not in {"1", "true"}:
        return None
    told: Json = {
        "interaction": {
            "id": str(x.id), "type": x.kind, "response_message_loading": call.body["type"] == THINK,
            "response_message_ephemeral": x.original is not None and x.original.only is not None,
        }
    }  # fmt: skip
    kind = call.body["type"]
    if x.original is not None and kind != DEFER:
        told["interaction"]["response_message_id"] = str(x.original.id)
        told["resource"] = {"type": UPDATE if kind == UPDATE else REPLY, "message": x.original.json}
    if x.instance:
        told["resource"] = {"type": kind, "activity_instance": {"id": x.instance}}
    return told


@route("POST /webhooks/{app}/{token}")
def follow(world: LocalDiscord, call: Call) -> Json:
    return world.interactions.follow(call.ids["token"], call.body, call.files).json


@route("GET /webhooks/{app}/{token}/messages/{message}")
def answer(world: LocalDiscord, call: Call) -> Json:
    return world.interactions.find(call.ids["token"], call.ids["message"]).json


@route("PATCH /webhooks/{app}/{token}/messages/{message}")
def edit_answer(world: LocalDiscord, call: Call) -> Json:
    return world.interactions.change(call.ids["token"], call.ids["message"], call.body, call.files).json


@route("DELETE /webhooks/{app}/{token}/messages/{message}")
def delete_answer(world: LocalDiscord, call: Call) -> None:
    world.world.delete_message(world.interactions.find(call.ids["token"], call.ids["message"]))
