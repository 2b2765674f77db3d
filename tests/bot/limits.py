"""Discord's documented limits, counted over what the bot really sends and registers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

MESSAGE = re.compile(r"^/(channels/\d+/messages|webhooks/)")
CALLBACK = re.compile(r"^/interactions/.*/callback$")
COMMANDS = re.compile(r"^/applications/\d+(/guilds/\d+)?/commands$")
V2, EPHEMERAL = 1 << 15, 1 << 6
ACTION_ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = {SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}
V2_ONLY = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
V1_ONLY = ("content", "embeds", "poll", "sticker_ids")
#: Which kinds may stand at the top of a message, and which inside which.
TOP = {ACTION_ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
INSIDE = {CONTAINER: TOP - {CONTAINER}, SECTION: {TEXT}, ACTION_ROW: {BUTTON, *SELECTS}}
LINKING = 5
LINK = re.compile(r"^(https?|discord)://[^\s]+$")
NAME = re.compile(r"^[-_\w]{1,32}$")
TEN_MEBIBYTES = 10 * 1024 * 1024


#: A post calls nobody but those who must act: as many as the largest table seats.
MOST_PINGED = 7


class OverLimitError(AssertionError):
    """Something is larger, longer or more than Discord takes."""


def need(holds: bool, what: str) -> None:
    if not holds:
        raise OverLimitError(what)


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Return every component, nested ones too."""
    for x in components or []:
        yield x
        yield from walk(x.get("components"))
        yield from walk([x[key] for key in ("accessory", "component") if x.get(key)])


def check_message(body: dict[str, Any]) -> None:
    """Check a message that is posted or edited."""
    parts = list(walk(body.get("components")))
    need(len(parts) <= 40, f"{len(parts)} components")
    need(sum(len(x["content"]) for x in parts if x["type"] == TEXT) <= 4000, "over 4000 characters")
    need(len(body.get("content") or "") <= 2000, "over 2000 characters of content")
    if parts and any(x["type"] in {TEXT, CONTAINER, GALLERY} for x in parts):
        need(not body.get("content") and not body.get("embeds"), "content beside components V2")
    ids = [x["custom_id"] for x in parts if x.get("custom_id")]
    need(len(ids) == len(set(ids)), f"custom ids stand twice: {ids}")
    need(len(str(body.get("nonce") or "")) <= 25, "nonce over 25 characters")
    names = {a.get("filename") for a in body.get("attachments") or []}
    need(len(body.get("attachments") or []) <= 10, "over 10 attachments")
    for x in parts:
        check_component(x, names)
    _check_places(body.get("components") or [], TOP)
    _check_v2(body, parts)
    _check_embeds(body.get("embeds") or [])
    said = body.get("allowed_mentions")
    if said is not None:
        need(not said.get("parse"), "a whole class of mentions is open")
        need(len(said.get("users") or []) <= MOST_PINGED, f"many are pinged: {said}")


def is_v2(body: Mapping[str, Any]) -> bool:
    """Return whether a message is one of components alone."""
    flags = body.get("flags") or 0
    return isinstance(flags, int) and bool(flags & V2)


def _check_v2(body: Mapping[str, Any], parts: list[dict[str, Any]]) -> None:
    """Check that the flag and what it rules out fit together."""
    if any(x["type"] in V2_ONLY for x in parts):
        need(is_v2(body), "components V2 without their flag")
    if is_v2(body):
        need(not any(body.get(x) for x in V1_ONLY), f"one of {V1_ONLY} beside components V2")
        need(bool(parts) or "components" not in body, "a message of components has none")


def _check_places(components: list[dict[str, Any]], allowed: set[int]) -> None:
    """Check that every component stands where its kind may stand."""
    for x in components:
        need(x["type"] in allowed, f"a component of type {x['type']} stands where only {allowed} may")
        _check_places(x.get("components") or [], INSIDE.get(x["type"], set()))
        if "accessory" in x:
            need(x["accessory"]["type"] in {BUTTON, THUMBNAIL}, "an accessory")


def _check_embeds(embeds: list[dict[str, Any]]) -> None:
    def size(x: dict[str, Any]) -> int:
        fields = [f for field in x.get("fields") or [] for f in (field["name"], field["value"])]
        more = [(x.get("footer") or {}).get("text"), (x.get("author") or {}).get("name")]
        return sum(len(y or "") for y in (x.get("title"), x.get("description"), *more, *fields))

    need(sum(map(size, embeds)) <= 6000, "over 6000 characters of embeds")


def check_component(x: dict[str, Any], files: set[Any]) -> None:
    """Check one component by its own limits."""
    kind = x["type"]
    need(x.get("id") is None or x["id"] >= 0, "a negative id")
    if "custom_id" in x:
        need(1 <= len(x["custom_id"]) <= 100, f"custom id of {len(x['custom_id'])}")
    if kind == ACTION_ROW:
        _check_row(x["components"])
    elif kind == BUTTON:
        need(bool(x.get("label")) or bool(x.get("emoji")), "a button without label")
        need(len(x.get("label") or "") <= 80, f"the label {x.get('label')!r}")
        need(("url" in x and bool(x["url"])) != bool(x.get("custom_id")), "neither or both of id and url")
        need(len(x.get("url") or "") <= 512, "a long url")
        need(not x.get("url") or bool(LINK.match(x["url"])), f"not a link: {x.get('url')}")
        need((x.get("style") == LINKING) == bool(x.get("url")), "a button's style and its url")
    elif kind == SELECT:
        _check_select(x)
    elif kind == TEXT:
        need(bool(x["content"].strip()), "an empty text")
    elif kind == SECTION:
        need(1 <= len(x["components"]) <= 3, f"a section of {len(x['components'])} texts")
    elif kind == GALLERY:
        need(1 <= len(x["items"]) <= 10, "a gallery of none or many")
        for item in x["items"]:
            need(len(item.get("description") or "") <= 1024, "a long alt text")
            _check_media(item["media"]["url"], files)
    elif kind == FILE:
        _check_media(x["file"]["url"], files)
    elif kind == CONTAINER:
        need(len(x["components"]) >= 1, "an empty container")


def _check_media(url: str, files: set[Any]) -> None:
    need(url.startswith(("attachment://", "https://")), f"media at {url}")
    if url.startswith("attachment://") and files:
        need(url.removeprefix("attachment://") in files, f"{url} is not among {files}")


def _check_row(inside: list[dict[str, Any]]) -> None:
    need(len(inside) >= 1, "an empty row")
    if any(x["type"] in SELECTS for x in inside):
        need(len(inside) == 1, "a select shares its row")
    need(len(inside) <= 5, f"{len(inside)} buttons in a row")


def _check_select(x: dict[str, Any]) -> None:
    options = x["options"]
    need(1 <= len(options) <= 25, f"{len(options)} options")
    need(len({o["value"] for o in options}) == len(options), "two options of one value")
    need(len(x.get("placeholder") or "") <= 150, "a long placeholder")
    least, most = x.get("min_values", 1), x.get("max_values", 1)
    need(0 <= least <= most and 1 <= most <= len(options), f"{least} to {most} of {len(options)} options")
    need(sum(bool(o.get("default")) for o in options) <= most, "more options are chosen than may be")
    for o in options:
        need(bool(o["label"].strip()), "an option without label")
        need(1 <= len(o["label"]) <= 100, "an option's label")
        need(1 <= len(o["value"]) <= 100, "an option's value")
        need(len(o.get("description") or "") <= 100, "an option's description")


def check_modal(body: dict[str, Any]) -> None:
    """Check a form."""
    need(1 <= len(body["title"]) <= 45, "a form's title")
    need(1 <= len(body["custom_id"]) <= 100, "a form's id")
    need(1 <= len(body["components"]) <= 5, "a form's fields")
    parts = list(walk(body["components"]))
    ids = [x["custom_id"] for x in parts if x.get("custom_id")]
    need(len(ids) == len(set(ids)), f"a form's custom ids stand twice: {ids}")
    for x in body["components"]:
        need(x["type"] in {ACTION_ROW, TEXT, LABEL}, f"a component of type {x['type']} in a form")
    for x in parts:
        if x["type"] == LABEL:
            need(1 <= len(x["label"]) <= 45, "a label")
            need(len(x.get("description") or "") <= 100, "a label's description")
        if x["type"] == TEXT_INPUT:
            need(1 <= len(x["custom_id"]) <= 100, "a field's id")
            most, least = x.get("max_length") or 4000, x.get("min_length") or 0
            need(least <= most <= 4000, "a field's length")
            need(len(x.get("placeholder") or "") <= 100, "a field's placeholder")
            value = x.get("value") or ""
            need(len(value) <= most and (not value or len(value) >= least), "what stands in a field")


def check_callback(body: dict[str, Any]) -> None:
    """Check the first answer to an interaction."""
    data = body.get("data") or {}
    if body["type"] in {4, 7}:
        check_message(data)
    elif body["type"] == 8:
        need(len(data["choices"]) <= 25, "over 25 choices")
        for c in data["choices"]:
            need(1 <= len(c["name"]) <= 100, "a choice's name")
            need(len(str(c["value"])) <= 100, "a choice's value")
    elif body["type"] == 9:
        check_modal(data)


def check_commands(commands: list[dict[str, Any]]) -> None:
    """Check what is registered."""
    need(len(commands) <= 100, f"{len(commands)} commands")
    names = [(c["name"], c.get("type", 1)) for c in commands]
    need(len(set(names)) == len(names), "a command stands twice")
    for kind, most in ((2, 5), (3, 5)):  # context menus for people, and for messages
        need(sum(c.get("type", 1) == kind for c in commands) <= most, f"over {most} context menus")
    for c in commands:
        if c.get("type", 1) != 1:
            for name in (c["name"], *(c.get("name_localizations") or {}).values()):
                need(1 <= len(name) <= 32, f"the name {name!r}")
            continue
        _check_option(c)
        need(_characters(c) <= 8000, f"/{c['name']} has {_characters(c)} characters")


def _check_option(o: dict[str, Any]) -> None:
    for name in (o["name"], *(o.get("name_localizations") or {}).values()):
        need(bool(NAME.match(name)) and name == name.lower(), f"the name {name!r}")
    for text in (o["description"], *(o.get("description_localizations") or {}).values()):
        need(1 <= len(text) <= 100, f"a description of {len(text)}: {text}")
    inside = o.get("options") or []
    need(len(inside) <= 25, f"{o['name']} has {len(inside)} options")
    need(len({x["name"] for x in inside}) == len(inside), f"{o['name']} has an option twice")
    for language in {lang for x in inside for lang in x.get("name_localizations") or {}}:
        names = [(x.get("name_localizations") or {}).get(language, x["name"]) for x in inside]
        need(len(set(names)) == len(names), f"{o['name']} has an option twice in {language}: {names}")
    wanted = [bool(x.get("required")) for x in inside]
    need(
        wanted == sorted(wanted, reverse=True),
        f"{o['name']} asks for an option after one that may be left out",
    )
    choices = o.get("choices") or []
    need(not (choices and o.get("autocomplete")), f"{o['name']} has choices and offers others")
    need(len(choices) <= 25, "over 25 choices")
    for c in choices:
        for name in (c["name"], *(c.get("name_localizations") or {}).values()):
            need(1 <= len(name) <= 100, f"a choice's name: {name}")
    for x in inside:
        _check_option(x)


def _characters(o: dict[str, Any]) -> int:
    """Count as Discord does: names, descriptions and values; of translations the longest."""

    def longest(field: str) -> int:
        return max(map(len, (o.get(field) or "", *(o.get(f"{field}_localizations") or {}).values())))

    inside = sum(_characters(x) for x in (*(o.get("options") or []), *(o.get("choices") or [])))
    return longest("name") + longest("description") + len(str(o.get("value", ""))) + inside


@cache
def _check_registration(body: str) -> None:
    """Check what is registered; each bot of a run registers the same."""
    check_commands(json.loads(body))


def check_request(method: str, path: str, body: Any) -> None:
    """Check one request of the bot's."""
    if method == "PUT" and COMMANDS.match(path):
        _check_registration(json.dumps(body))
    elif CALLBACK.match(path):
        check_callback(body)
    elif method in {"POST", "PATCH"} and MESSAGE.match(path) and isinstance(body, dict):
        check_message(body)
    elif method == "DELETE" and path.startswith("/guilds/"):
        raise OverLimitError(f"the bot leaves or destroys: {path}")
    elif method == "DELETE" and path.startswith("/users/@me/guilds"):
        raise OverLimitError("the bot leaves a server")
