"""Messages as the bot sends and edits them: files, components, mentions, and what Discord refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.desk.discord import wire
from bot.desk.discord.world import (
    EPHEMERAL,
    LOADING,
    V2,
    Attachment,
    Channel,
    Json,
    Message,
    User,
    World,
)

_MENTION = re.compile(r"<@!?(\d+)>")
#: What a sender may set: no embeds, only for one person, silent, of components.
SETTABLE = 1 << 2 | EPHEMERAL | 1 << 12 | V2
#: The type of a message that says nothing itself: that something was pinned.
NOTICE = 6
NEW = {9, 10, 11, 12, 13, 14, 17}
TEXT, THUMBNAIL, GALLERY, FILE = 10, 11, 12, 13
#: What Discord adds to a component that was sent without it.
USUAL: dict[int, Json] = {
    14: {"divider": True, "spacing": 1}, 17: {"accent_color": None, "spoiler": False},
}  # fmt: skip
FileList = list[tuple[str, str, bytes]]


class Refused(Exception):
    """Discord refuses, with one of its codes; `errors`: what is wrong with the form (50035)."""

    def __init__(self, code: int, errors: str = "") -> None:
        super().__init__(f"{code} {errors}")
        self.code, self.errors = code, errors


def walk(components: Any) -> Iterator[Json]:
    """Return every component, nested ones too."""
    for x in components or ():
        yield x
        yield from walk(x.get("components"))
        for key in ("accessory", "component"):
            if x.get(key):
                yield from walk((x[key],))


def texts(message: Json) -> str:
    """Return all that is written on a message."""
    said = [x["content"] for x in walk(message["components"]) if x["type"] == TEXT]
    return "\n".join([message["content"]] * bool(message["content"]) + said)


def create(
    world: World, channel: Channel, author: User, body: Json, files: FileList, *, only: int | None = None,
    token: str = "", more: Json | None = None, at: int = 0,
) -> Message:  # fmt: skip
    """Make a message from what was sent and show it.

    `more`: further fields of its JSON. `at`: its id; of the first one of a forum's post that of the thread.

    Raises:
        Refused: it is empty, or refers to what is not there.

    """
    made = world.now()
    message = Message(at or world.id(), channel, author, {}, only=only, token=token, made=made)
    flags = body.get("flags", 0) & SETTABLE
    reference = body.get("message_reference")
    message.json = {
        "id": str(message.id), "channel_id": str(channel.id), "type": 19 if reference else 0,
        "author": wire.user(author), "content": "", "timestamp": wire.moment(made), "edited_timestamp": None,
        "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "components": [], "pinned": False, "flags": flags,
    }  # fmt: skip
    if only is not None:
        message.json["flags"] |= EPHEMERAL
    if author is world.app:
        message.json["application_id"] = str(author.id)
    if body.get("nonce") is not None:
        message.json["nonce"] = body["nonce"]
    if reference:
        message.json["message_reference"] = {"type": 0, "channel_id": str(channel.id), **reference}
    message.json.update(more or {})
    fill(world, message, body, files)
    world.put(message)
    return message


def edit(world: World, message: Message, body: Json, files: FileList, *, clear: int = 0) -> None:
    """Change a message as asked and show it. `clear`: flags it loses.

    Raises:
        Refused: it would be empty, or refers to what is not there.

    """
    old, kept = message.json, message.attachments
    flags = (old["flags"] | body.get("flags", 0) & (SETTABLE & ~EPHEMERAL)) & ~clear
    message.json = {**old, "flags": flags, "edited_timestamp": wire.moment(world.now())}
    try:
        fill(world, message, body, files)
    except Refused:
        message.json, message.attachments = old, kept
        raise
    world.put(message, edited=True)


def fill(world: World, message: Message, body: Json, files: FileList) -> None:
    """Put content, files and components into a message's JSON."""
    told = message.json
    message.attachments = _attached(world, message, body, files)
    if "content" in body:
        told["content"] = body["content"] or ""
    if "embeds" in body:
        told["embeds"] = [{"type": "rich", **x} for x in body["embeds"] or ()]
    if "components" in body:
        told["components"] = body["components"] or []
    elif any(x.get("attachment_id") for y in walk(told["components"]) for x in _media_of(y)):
        told["components"] = [_named(x) for x in told["components"]]
    parts = list(walk(told["components"]))
    new = bool(told["flags"] & V2)
    if new and (told["content"] or told["embeds"]):
        raise Refused(50035, "content or embeds beside components V2")
    if not new and any(x["type"] in NEW for x in parts):
        raise Refused(50035, "components V2 without their flag")
    shown: set[int] = set()
    numbers = iter(range(1, 1000))
    told["components"] = [
        _resolved(world, x, message.attachments, numbers, shown) for x in told["components"]
    ]
    told["attachments"] = [wire.attachment(world, x) for x in message.attachments if x.id not in shown]
    empty = not (told["content"] or told["embeds"] or parts or message.attachments)
    if empty and not told["flags"] & LOADING and told["type"] != NOTICE:
        raise Refused(50006)
    said, allowed = texts(told), body.get("allowed_mentions")
    called = dict.fromkeys(int(x) for x in _MENTION.findall(said)) if "<@" in said else {}
    told["mentions"] = [wire.user(world.users[x]) for x in called if x in world.users and _calls(x, allowed)]


def _calls(user: int, allowed: Json | None) -> bool:
    if allowed is None:
        return True
    return "users" in (allowed.get("parse") or ()) or user in [int(x) for x in allowed.get("users") or ()]


def _attached(world: World, message: Message, body: Json, files: FileList) -> list[Attachment]:
    """Return the files that a message has after this."""
    sent = {field: (name, data) for field, name, data in files}
    listed = body.get("attachments")
    kept = list(message.attachments) if listed is None else []
    if listed is None:
        return kept + [_file(world, message, n, d, None) for n, d in sent.values()]
    old = {str(x.id): x for x in message.attachments}
    for x in listed:
        if str(x["id"]) in old:
            kept.append(old[str(x["id"])])
            continue
        name, data = sent.pop(f"files[{x['id']}]", ("", b""))
        if not name:
            raise Refused(50035, f"attachment {x['id']} was not sent")
        kept.append(_file(world, message, x.get("filename") or name, data, x.get("description")))
    return kept + [_file(world, message, n, d, None) for n, d in sent.values()]


def _file(world: World, message: Message, name: str, data: bytes, description: str | None) -> Attachment:
    name = name.replace(" ", "_")
    message_id = world.id()
    place = "ephemeral-attachments" if message.only is not None else "attachments"
    path = f"/{place}/{message.channel.id}/{message_id}/{name}"
    world.cdn[path] = data
    return Attachment(
        id=message_id, name=name, data=data, path=path, description=description, size=wire.size(data)
    )


def _media_of(component: Json) -> list[Json]:
    if component["type"] == GALLERY:
        return [x["media"] for x in component["items"]]
    return [component[k] for k in ("media", "file") if k in component]


def _named(component: Any) -> Any:
    """Return a shown component as it would be sent again: its files by name."""
    if isinstance(component, list):
        return [_named(x) for x in component]
    if not isinstance(component, dict):
        return component
    if component.get("attachment_id"):
        return {"url": "attachment://" + component["url"].partition("?")[0].rpartition("/")[2]}
    return {k: _named(x) for k, x in component.items()}


def _resolved(
    world: World, component: Json, files: list[Attachment], numbers: Iterator[int], shown: set[int]
) -> Json:
    """Return a component as Discord tells of it: numbered, its files with addresses."""
    kind = component["type"]
    found = {**USUAL.get(kind, {}), **component, "id": component.get("id") or next(numbers)}
    if kind == GALLERY:
        found["items"] = [
            {"description": None, "spoiler": False, **x, "media": _media(world, x["media"], files, shown)}
            for x in found["items"]
        ]
    elif kind == THUMBNAIL:
        found["media"] = _media(world, found["media"], files, shown)
    elif kind == FILE:
        if not found["file"]["url"].startswith("attachment://"):
            raise Refused(50035, "a file component shows only attachment://")
        found["file"] = _media(world, found["file"], files, shown)
        named = next(x for x in files if str(x.id) == found["file"]["attachment_id"])
        found.update(name=named.name, size=named.length, spoiler=found.get("spoiler", False))
    if found.get("emoji"):
        found["emoji"] = _emoji(found["emoji"])
    if "options" in found:
        found = {"min_values": 1, "max_values": 1, **found}
        found["options"] = [
            {**x, "emoji": _emoji(x["emoji"])} if x.get("emoji") else x for x in found["options"]
        ]
    if "components" in found:
        found["components"] = [_resolved(world, x, files, numbers, shown) for x in found["components"]]
    if found.get("accessory"):
        found["accessory"] = _resolved(world, found["accessory"], files, numbers, shown)
    return found


def _emoji(emoji: Json) -> Json:
    """Return an emoji with its id as a text, as Discord writes all ids, or without one."""
    named = {k: v for k, v in emoji.items() if k != "id"}
    return {"id": str(emoji["id"]), **named} if emoji.get("id") else named


def _media(world: World, media: Json, files: list[Attachment], shown: set[int]) -> Json:
    url = media["url"]
    if not url.startswith("attachment://"):
        return {
            "url": url, "proxy_url": url, "width": 0, "height": 0, "loading_state": 1, "content_type": None,
            "flags": 0, "id": "0", "placeholder": None, "placeholder_version": None,
            "content_scan_metadata": None,
        }  # fmt: skip
    for x in files:
        if x.name == url.removeprefix("attachment://"):
            shown.add(x.id)
            return wire.media(world, x)
    raise Refused(50035, f"{url} is not attached")
