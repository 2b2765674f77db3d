"""What a client sends for a command, control or form, and what it does not let people do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.messages import walk
from bot.desk.discord.world import Attachment, Channel, Json, Message, Role, User, World

if TYPE_CHECKING:
    from bot.desk.people import Person

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
BUTTON, SELECT, TEXT_INPUT, USER_SELECT, LABEL, UPLOAD, RADIO, BOXES, BOX = 2, 3, 4, 5, 18, 19, 21, 22, 23
USER_MENU, MESSAGE_MENU = 2, 3
SELECTS = {SELECT, USER_SELECT, 6, 7, 8}
LINK = 5


class NotPossible(AssertionError):
    """A real client would not have let them do this: no such command, button, choice; disabled; too long."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A file to attach."""

    name: str
    data: bytes


def need(holds: object, what: str) -> None:
    """Say what a client does not allow."""
    if not holds:
        raise NotPossible(what)


# -- commands ----------------------------------------------------------------------------------------------


def command(person: Person, name: str, where: Channel, options: Mapping[str, Any], typing: str = "") -> Json:
    """Return the data of a slash command. `typing`: the option that is being typed (autocomplete).

    Raises:
        NotPossible: there is none of that name here, or an option does not fit.

    """
    world = person.discord.world
    first, *path = name.split()
    found = next((x for x in world.commands if x["name"] == first and x["type"] == 1), None)
    need(found, f"there is no command /{first}")
    assert found is not None
    _allowed(world, found, person.user, where)
    resolved: Json = {}
    data: Json = {"id": found["id"], "name": first, "type": 1, "options": []}
    inside, node = data, found
    for step in path:
        below = [x for x in node.get("options", ()) if x["name"] == step and x["type"] in {SUB, GROUP}]
        need(below, f"there is no command /{name}")
        node = below[0]
        inside["options"] = [{"name": step, "type": node["type"], "options": []}]
        inside = inside["options"][0]
    known = {x["name"]: x for x in node.get("options", ())}
    need(not any(x["type"] in {SUB, GROUP} for x in known.values()), f"/{name} is not a whole command")
    need(options.keys() <= known.keys(), f"/{name} has no option {sorted(options.keys() - known.keys())}")
    if not typing:
        lacks = [k for k, x in known.items() if x.get("required") and k not in options]
        need(not lacks, f"/{name} needs {lacks}")
    for key, value in options.items():
        if value is None:
            continue
        told: Json = {"name": key, "type": known[key]["type"]}
        if key == typing:
            told.update(value=str(value), focused=True)
        else:
            told["value"] = _value(world, known[key], value, where, resolved)
        inside["options"].append(told)
    if resolved:
        data["resolved"] = resolved
    if where.guild:
        data["guild_id"] = str(where.guild.id)
    return data


def menu(person: Person, name: str, target: Message | User, where: Channel) -> Json:
    """Return the data of an entry in the context menu of a message or a person.

    Raises:
        NotPossible: there is none of that name here.

    """
    world, kind = person.discord.world, MESSAGE_MENU if isinstance(target, Message) else USER_MENU
    found = next((x for x in world.commands if x["name"] == name and x["type"] == kind), None)
    need(found, f"there is no entry {name!r}")
    assert found is not None
    _allowed(world, found, person.user, where)
    at = str(target.id)
    data: Json = {"id": found["id"], "name": name, "type": kind, "target_id": at}
    if isinstance(target, Message):
        data["resolved"] = {"messages": {at: target.json}}
    else:
        data["resolved"] = {}
        _describe_person(world, target, where, data["resolved"])
    if where.guild:
        data["guild_id"] = str(where.guild.id)
    return data


def _describe_person(world: World, user: User, where: Channel, resolved: Json) -> None:
    """Describe the person that an act is about, as Discord describes them in a channel."""
    resolved.setdefault("users", {})[str(user.id)] = wire.user(user)
    if where.guild and user.id in where.guild.members:
        told = wire.member(where.guild.members[user.id], user=False)
        told["permissions"] = str(world.may(user, where))
        resolved.setdefault("members", {})[str(user.id)] = told


def _allowed(world: World, found: Json, user: User, where: Channel) -> None:
    contexts = found.get("contexts")
    if contexts is None:
        contexts = [0, 1] if found.get("dm_permission", True) else [0]
    need((0 if where.guild else 1) in contexts, f"/{found['name']} is not offered here")
    if where.guild is None:
        return
    need(world.app.id in where.guild.members, "the bot is not in this server")
    had = world.may(user, where)
    need(had & may.VIEW and had & may.USE_COMMANDS, f"{user.name} may use no commands here")
    wanted = int(found.get("default_member_permissions") or 0)
    need(had & wanted == wanted, f"/{found['name']} is not for {user.name}")


def _value(world: World, option: Json, value: Any, where: Channel, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    choices = [x["value"] for x in option.get("choices") or ()]
    need(not choices or value in choices, f"{value!r} is no choice of {name}: {choices}")
    if kind == STRING:
        need(isinstance(value, str), f"{name} is a text")
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        need(least <= len(value) <= most, f"{name} has {len(value)} characters, not {least} to {most}")
        return value
    if kind in {INTEGER, NUMBER}:
        need(not isinstance(value, bool) and isinstance(value, int if kind == INTEGER else int | float), name)
        need(option.get("min_value", value) <= value <= option.get("max_value", value), f"{name} is {value}")
        return value
    if kind == BOOLEAN:
        need(isinstance(value, bool), f"{name} is yes or no")
        return value
    if kind == FILE:
        return keep(world, value, resolved)
    meant = getattr(value, "user", value)
    if isinstance(meant, User):
        _describe_person(world, meant, where, resolved)
    elif isinstance(meant, Role):
        resolved.setdefault("roles", {})[str(meant.id)] = wire.role(meant)
    else:
        told = {**wire.channel(world, meant), "permissions": str(world.may(world.app, where))}
        resolved.setdefault("channels", {})[str(meant.id)] = told
    return str(meant.id)


def keep(world: World, file: Sent, resolved: Json) -> str:
    """Put a file where the bot can fetch it and give its id."""
    interaction_id = world.id()
    name = file.name.replace(" ", "_")
    path = f"/ephemeral-attachments/{world.app.id}/{interaction_id}/{name}"
    world.cdn[path] = file.data
    attachment = Attachment(
        id=interaction_id, name=name, data=file.data, path=path, size=wire.size(file.data)
    )
    told = wire.attachment(world, attachment)
    resolved.setdefault("attachments", {})[str(interaction_id)] = {**told, "ephemeral": True}
    return str(interaction_id)


# -- controls ----------------------------------------------------------------------------------------------


def button(message: Message, wanted: str, shown: Json) -> Json:
    """Return the data of a pressed button: the one with this custom id, or else whose label begins so."""
    every = [x for x in walk(shown["components"]) if x["type"] == BUTTON and x.get("style") != LINK]
    found = [x for x in every if x["custom_id"] == wanted]
    found = found or [x for x in every if (x.get("label") or "").startswith(wanted)]
    labels = [x.get("label") for x in every]
    need(len(found) == 1, f"{len(found)} buttons {wanted!r} among {labels} on {message.id}")
    need(not found[0].get("disabled"), f"the button {wanted!r} is disabled")
    return {"custom_id": found[0]["custom_id"], "component_type": BUTTON, "id": found[0]["id"]}


def select(world: World, message: Message, wanted: str, chosen: tuple[str, ...], shown: Json) -> Json:
    """Return the data of a select: values, or labels that begin so."""
    every = [x for x in walk(shown["components"]) if x["type"] in SELECTS]
    found = [x for x in every if x["custom_id"] == wanted or (not wanted and len(every) == 1)]
    need(len(found) == 1, f"no select {wanted!r} among {[x['custom_id'] for x in every]} on {message.id}")
    x = found[0]
    need(not x.get("disabled"), f"the select {wanted!r} is disabled")
    values = [_option(x, y) for y in chosen] if x["type"] == SELECT else list(chosen)
    least, most = x.get("min_values", 1), x.get("max_values", 1)
    need(least <= len(values) <= most, f"{len(values)} chosen, not {least} to {most}")
    data: Json = {"custom_id": x["custom_id"], "component_type": x["type"], "values": values, "id": x["id"]}
    if x["type"] == USER_SELECT:
        data["resolved"] = {"users": {y: wire.user(world.users[int(y)]) for y in values}}
    return data


def _option(select: Json, wanted: str) -> str:
    options = select["options"]
    found = [x["value"] for x in options if x["value"] == wanted]
    found = found or [x["value"] for x in options if x["label"].startswith(wanted)]
    need(len(found) == 1, f"{wanted!r} among {[x['label'] for x in options]}")
    return str(found[0])


# -- forms -------------------------------------------------------------------------------------------------


def form(world: World, modal: Json, fields: Mapping[str, Any]) -> Json:
    """Return the data of a form that was filled in: by custom id a text, values, or files."""
    known = {x["custom_id"] for x in walk(modal["components"]) if "custom_id" in x}
    need(fields.keys() <= known, f"there is no field {sorted(fields.keys() - known)} among {sorted(known)}")
    resolved: Json = {}
    rows, n = [], iter(range(1, 100))
    for x in modal["components"]:
        told: Json = {"type": x["type"], "id": x.get("id") or next(n)}
        if x["type"] == LABEL:
            told["component"] = _filled(world, x["component"], fields, next(n), resolved)
        elif "components" in x:
            told["components"] = [_filled(world, y, fields, next(n), resolved) for y in x["components"]]
        rows.append(told)
    data: Json = {"custom_id": modal["custom_id"], "components": rows}
    if resolved:
        data["resolved"] = resolved
    return data


def _usual(x: Json) -> list[str]:
    """Return what is chosen in a form as it opens."""
    return [y["value"] for y in x.get("options") or () if y.get("default")]


def _filled(world: World, x: Json, fields: Mapping[str, Any], n: int, resolved: Json) -> Json:
    name, kind = x["custom_id"], x["type"]
    told: Json = {"type": kind, "id": x.get("id") or n, "custom_id": name}
    value = fields.get(name)
    needed = x.get("required", True)
    if kind == TEXT_INPUT:
        text = x.get("value") or "" if value is None else str(value)
        most = x.get("max_length") or 4000
        need(text or not needed, f"{name} must be filled in")
        need(
            (x.get("min_length") or 0) <= len(text) <= most or not text, f"{name} has {len(text)} characters"
        )
        told["value"] = text
    elif kind == UPLOAD:
        files = list(value or ())
        need(files or not needed, f"{name} needs a file")
        told["values"] = [keep(world, y, resolved) for y in files]
    elif kind in {RADIO, BOX}:
        usual = next(iter(_usual(x)), None) if kind == RADIO else False
        told["value"] = value if value is not None else usual
        need(told["value"] is not None or not needed or kind == BOX, f"{name} must be chosen")
    else:
        value = _usual(x) if value is None else value  # what nobody touches stays as it is
        chosen = [value] if isinstance(value, str) else list(value)
        need(chosen or not needed, f"{name} must be chosen")
        told["values"] = [_option(x, y) for y in chosen] if x.get("options") else chosen
    return told
