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


def place(d: LocalDiscord, call: Call) -> Channel:
    """Return the channel that is meant, if the bot sees it."""
    found = d.world.channels.get(int(call.ids["channel"]))
    if found is None:
        raise Refused(10003)
    if not d.world.may(d.world.app, found) & may.VIEW:
        raise Refused(50001)
    return found


def need(d: LocalDiscord, channel: Channel, bits: int, code: int = 50013) -> None:
    """Refuse if the bot lacks a permission in a channel."""
    if d.world.may(d.world.app, channel) & bits != bits:
        raise Refused(code)


def post(d: LocalDiscord, call: Call) -> Message:
    """Return the message that is meant. What only one person sees is not found this way."""
    found = place(d, call).messages.get(int(call.ids["message"]))
    if found is None or found.only is not None:
        raise Refused(10008)
    return found


# -- channels and threads ----------------------------------------------------------------------------------


@route("GET /channels/{channel}")
def channel(d: LocalDiscord, call: Call) -> Json:
    return wire.channel(d.world, place(d, call))


@route("PATCH /channels/{channel}")
def change_channel(d: LocalDiscord, call: Call) -> Json:
    found = place(d, call)
    if found.guild is None:
        raise Refused(50001)
    own = found.is_thread and found.owner == d.world.app.id
    need(d, found, 0 if own else may.MANAGE_THREADS if found.is_thread else may.MANAGE_CHANNELS)
    if call.body.get("name", found.name) != found.name:
        d.world.rename(found, call.body["name"])
    if found.is_thread:
        found.auto_archive = call.body.get("auto_archive_duration", found.auto_archive)
        archived, locked = call.body.get("archived", found.archived), call.body.get("locked", found.locked)
        d.world.archive(found, archived=archived, locked=locked)
    return wire.channel(d.world, found)


@route("DELETE /channels/{channel}")
def delete_channel(d: LocalDiscord, call: Call) -> Json:
    found = place(d, call)
    need(d, found, may.MANAGE_THREADS if found.is_thread else may.MANAGE_CHANNELS)
    told = wire.channel(d.world, found)
    d.world.delete_channel(found)
    return told


@route("POST /channels/{channel}/typing")
def typing(d: LocalDiscord, call: Call) -> None:
    may_write(d, place(d, call))


@route("POST /channels/{channel}/threads")
def open_thread(d: LocalDiscord, call: Call) -> Json:
    parent = place(d, call)
    kind = call.body.get("type", PRIVATE_THREAD)
    if parent.kind == FORUM:
        return open_post(d, parent, call)
    if parent.kind not in {TEXT, ANNOUNCEMENT} or parent.guild is None or kind not in THREADS:
        raise Refused(50024)
    private = kind == PRIVATE_THREAD
    need(d, parent, may.PRIVATE_THREADS if private else may.PUBLIC_THREADS)
    folds = call.body.get("auto_archive_duration") or USUAL_ARCHIVE
    made = d.world.thread(parent, call.body["name"], d.world.app, private=private, auto_archive=folds)
    return wire.channel(d.world, made)


def open_post(d: LocalDiscord, forum: Channel, call: Call) -> Json:
    """Open a post in a forum: a thread whose first message has its id."""
    need(d, forum, may.SEND)
    if not call.body.get("message"):
        raise Refused(50035, "a post in a forum has a message")
    tags = given_tags(d, forum, call.body.get("applied_tags") or ())
    folds = call.body.get("auto_archive_duration") or USUAL_ARCHIVE
    made = d.world.thread(forum, call.body["name"], d.world.app, auto_archive=folds, tags=tags)
    first = messages.create(d.world, made, d.world.app, call.body["message"], call.files, at=made.id)
    return {**wire.channel(d.world, made), "message": first.json}


def given_tags(d: LocalDiscord, forum: Channel, given: Sequence[str]) -> list[Tag]:
    """Return the tags that a post is to have."""
    known = {str(x.id): x for x in forum.tags}
    if unknown := [x for x in given if str(x) not in known]:
        raise Refused(50035, f"{unknown} are no tags of this forum")
    tags = [known[str(x)] for x in given]
    if forum.tagged and not tags:
        raise Refused(40067)
    if any(x.moderated for x in tags):
        need(d, forum, may.MANAGE_THREADS)
    return tags


@route("POST /channels/{channel}/messages/{message}/threads")
def open_thread_at(d: LocalDiscord, call: Call) -> Json:
    at = post(d, call)
    need(d, at.channel, may.PUBLIC_THREADS)
    if at.id in d.world.channels:
        raise Refused(160004)
    made = d.world.thread(at.channel, call.body["name"], d.world.app, at=at.id)
    return wire.channel(d.world, made)


@route("PUT /channels/{channel}/thread-members/{user}", "DELETE /channels/{channel}/thread-members/{user}")
def thread_member(d: LocalDiscord, call: Call) -> None:
    thread = place(d, call)
    who = d.world.app.id if call.ids["user"] == "@me" else int(call.ids["user"])
    if who not in d.world.users or (thread.guild and who not in thread.guild.members):
        raise Refused(10013)
    if thread.archived:
        raise Refused(50083)
    need(d, thread, may.SEND_IN_THREADS)
    (d.world.admit if call.route.startswith("PUT") else d.world.dismiss)(thread, who)


@route("GET /channels/{channel}/thread-members/{user}")
def one_thread_member(d: LocalDiscord, call: Call) -> Json:
    thread, who = place(d, call), int(call.ids["user"])
    if who not in thread.only:
        raise Refused(10007)
    return wire.thread_member(thread, who)


# -- messages ----------------------------------------------------------------------------------------------


def may_write(d: LocalDiscord, channel: Channel, *, files: bool = False) -> None:
    """Refuse if the bot may not send here."""
    if channel.kind not in WRITABLE:
        raise Refused(50008)
    if channel.guild is None:
        person = next(d.world.users[x] for x in channel.only if x != d.world.app.id)
        if not person.dms:
            raise Refused(50007)
        if not any({person.id, d.world.app.id} <= g.members.keys() for g in d.world.guilds.values()):
            raise Refused(50278)
        return
    need(d, channel, may.SEND_IN_THREADS if channel.is_thread else may.SEND)
    if files:
        need(d, channel, may.ATTACH)
    if channel.is_thread and channel.archived:
        if channel.locked and not d.world.may(d.world.app, channel) & may.MANAGE_THREADS:
            raise Refused(160005)
        d.world.archive(channel, archived=False, locked=channel.locked)


@route("POST /channels/{channel}/messages")
def send(d: LocalDiscord, call: Call) -> Json:
    to = place(d, call)
    may_write(d, to, files=bool(call.files))
    nonce = call.body.get("nonce") if call.body.get("enforce_nonce") else None
    if nonce is not None:
        before = d.nonces.get(str(nonce))
        if (
            before is not None
            and d.world.now() - before.made < NONCE
            and before.id in before.channel.messages
        ):
            d.repeated += 1
            return before.json
    made = messages.create(d.world, to, d.world.app, call.body, call.files)
    if to.kind in THREADS:
        d.world.admit(to, d.world.app.id)
    if nonce is not None:
        d.nonces[str(nonce)] = made
    return made.json


@route("GET /channels/{channel}/messages")
def history(d: LocalDiscord, call: Call) -> list[Json]:
    seen = place(d, call)
    if not d.world.may(d.world.app, seen) & may.HISTORY:
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
def message(d: LocalDiscord, call: Call) -> Json:
    found = post(d, call)
    need(d, found.channel, may.HISTORY, 50001)
    return found.json


@route("PATCH /channels/{channel}/messages/{message}")
def edit(d: LocalDiscord, call: Call) -> Json:
    found = post(d, call)
    if found.author is not d.world.app:
        raise Refused(50005)
    if found.channel.archived:
        raise Refused(50083)
    if call.files:
        need(d, found.channel, may.ATTACH)
    messages.edit(d.world, found, call.body, call.files)
    return found.json


@route("DELETE /channels/{channel}/messages/{message}")
def delete(d: LocalDiscord, call: Call) -> None:
    found = post(d, call)
    if found.author is not d.world.app:
        need(d, found.channel, may.MANAGE_MESSAGES)
    if found.channel.archived:
        raise Refused(50083)
    d.world.delete_message(found)


@route("PUT /channels/{channel}/messages/pins/{message}", "PUT /channels/{channel}/pins/{message}")
def pin(d: LocalDiscord, call: Call) -> None:
    found = post(d, call)
    need(d, found.channel, may.PINS)
    if found.json["pinned"]:
        return
    d.world.pin(found)
    notice = {"message_id": str(found.id), "channel_id": str(found.channel.id)}
    body = {"message_reference": notice}
    messages.create(d.world, found.channel, d.world.app, body, [], more={"type": messages.NOTICE})


@route("DELETE /channels/{channel}/messages/pins/{message}", "DELETE /channels/{channel}/pins/{message}")
def unpin(d: LocalDiscord, call: Call) -> None:
    found = post(d, call)
    need(d, found.channel, may.PINS)
    if found.json["pinned"]:
        d.world.pin(found, pinned=False)


def pinned(d: LocalDiscord, call: Call) -> list[Message]:
    """Return the pinned messages, newest first, if the bot may read them."""
    seen = place(d, call)
    if not d.world.may(d.world.app, seen) & may.HISTORY:
        return []
    return [x for x in reversed(seen.posts()) if x.json["pinned"]]


@route("GET /channels/{channel}/pins")
def pins(d: LocalDiscord, call: Call) -> list[Json]:
    return [x.json for x in pinned(d, call)]


@route("GET /channels/{channel}/messages/pins")
def pins_by_page(d: LocalDiscord, call: Call) -> Json:
    found, limit = pinned(d, call), int(call.query.get("limit", 50))
    items = [{"message": x.json, "pinned_at": wire.moment(x.made)} for x in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


# -- interactions ------------------------------------------------------------------------------------------


@route("POST /interactions/{interaction}/{token}/callback")
def callback(d: LocalDiscord, call: Call) -> Json | None:
    x = d.interactions.answer(call.ids["interaction"], call.ids["token"], call.body, call.files)
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
    return told


@route("POST /webhooks/{app}/{token}")
def follow(d: LocalDiscord, call: Call) -> Json:
    return d.interactions.follow(call.ids["token"], call.body, call.files).json


@route("GET /webhooks/{app}/{token}/messages/{message}")
def answer(d: LocalDiscord, call: Call) -> Json:
    return d.interactions.find(call.ids["token"], call.ids["message"]).json


@route("PATCH /webhooks/{app}/{token}/messages/{message}")
def edit_answer(d: LocalDiscord, call: Call) -> Json:
    return d.interactions.change(call.ids["token"], call.ids["message"], call.body, call.files).json


@route("DELETE /webhooks/{app}/{token}/messages/{message}")
def delete_answer(d: LocalDiscord, call: Call) -> None:
    d.world.delete_message(d.interactions.find(call.ids["token"], call.ids["message"]))
