"""What Discord would refuse: every request is held to its schema, and to the limits that no schema says.

The schema is used where `DISCORD_OPENAPI` names the file (of github.com/discord/discord-api-spec); the limits
always.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from tests.bot import limits

#: The environment's name for Discord's OpenAPI file.
VARIABLE = "DISCORD_OPENAPI"
#: All the files of one request together, and one file on a server without boosts.
REQUEST_BYTES, FILE_BYTES = 25 * 1024 * 1024, 10 * 1024 * 1024
#: What discord.py sends, Discord takes, and the file does not know: schema -> field -> its schema.
ALLOWED: dict[str, dict[str, Any]] = {
    "RichEmbed": {"flags": {"type": "integer"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "BaseCreateMessageCreateRequest": {"tts": {"type": "boolean"}},
    "CreateForumThreadRequest": {"type": {"type": "integer"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
}
#: What the file names without describing it: where codes of people are exchanged. It takes no JSON.
UNDESCRIBED = "POST /oauth2/token"
#: Ids may come as numbers: of attachments, of who is mentioned, of whom a direct message goes to.
SNOWFLAKE = {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}]}
_WORDS = re.compile(r"\{[^}]+\}")


class Upload(NamedTuple):
    """A file of a request: the form's field ("files[0]"), its name and how many bytes it has."""

    field: str
    name: str
    size: int


class Checks:
    """Holds requests to what Discord takes. One for a whole server; it keeps nothing of what it has seen."""

    def __init__(self, spec: Path | None = None) -> None:
        named = spec or (Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else None)
        self.spec = Spec.read(named) if named else None

    def faults(
        self, method: str, path: str, body: Any, files: Sequence[Upload] = (), *, limit: int = FILE_BYTES
    ) -> list[str]:
        """Say what is wrong with a request: one sentence each, none when Discord would take it.

        `path` is without the version: "/channels/1/messages"; `body` is the JSON, or of a form its
        `payload_json`; `limit` is how many bytes a file may have.
        """
        bare = path.partition("?")[0]
        found = [*_limits(method, bare, body), *_files(method, bare, body, files, limit)]
        return found + (self.spec.faults(method, bare, body) if self.spec else [])

    def answer_faults(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Say where an answer of our own differs from what Discord documents: clients must not learn from us
        what the real one does not do."""
        return self.spec.answer_faults(method, path.partition("?")[0], status, body) if self.spec else []


# -- the limits that no schema says ----------------------------------------------------------------------


def _limits(method: str, path: str, body: Any) -> list[str]:
    try:
        limits.check_request(method, path, body)
    except limits.OverLimitError as why:
        return [str(why)]
    except (KeyError, TypeError, AttributeError, IndexError) as why:
        return [f"the body has not the form of a {path}: {type(why).__name__} {why}"]
    return []


def _files(method: str, path: str, body: Any, files: Sequence[Upload], limit: int) -> list[str]:
    """Check uploads: how many, how large, all of them named, and shown by a message of components."""
    if method not in {"POST", "PATCH"} or not isinstance(body, Mapping):
        return []
    data = body.get("data") or {} if limits.CALLBACK.match(path) else body
    if not isinstance(data, Mapping):
        return ["the data of a first answer are an object"]
    listed = data.get("attachments") or []
    found = [f"{x.name} has {x.size} bytes" for x in files if x.size > limit]
    if len(files) > 10:
        found.append(f"{len(files)} files")
    if sum(x.size for x in files) > REQUEST_BYTES:
        found.append("the files of one request are larger than 25 MiB together")
    sent = {x.field: x.name for x in files}
    for x in listed:
        name = sent.get(f"files[{x.get('id')}]")
        if "filename" in x and name is None:
            found.append(f"the attachment {x['filename']} is listed but not sent")
        elif name is not None and x.get("filename", name) != name:
            found.append(f"the file {name} is listed as {x['filename']}")
    return found + _shown(data, {x.name for x in files}, bool(listed))


def _shown(data: Mapping[str, Any], names: set[str], listed: bool) -> list[str]:
    """Compare what a message of components refers to with what comes with it."""
    parts = list(limits.walk(data.get("components")))
    if not limits.is_v2(data):
        return []
    shown = {u.removeprefix("attachment://") for u in _media(parts) if u.startswith("attachment://")}
    kept = {x.get("filename") for x in data.get("attachments") or []} | names
    lost = [f"{x} is sent but nowhere shown" for x in sorted(names - shown)]
    missing = shown - kept if listed or names else set()
    return lost + [f"{x} is shown but not sent" for x in sorted(missing)]


def _media(parts: list[dict[str, Any]]) -> Iterator[str]:
    for x in parts:
        for holder in (x, *(x.get("items") or [])):
            for key in ("media", "file"):
                if isinstance(holder.get(key), Mapping):
                    yield str(holder[key].get("url", ""))


# -- the published schema ----------------------------------------------------------------------------------


class Spec:
    """Discord's OpenAPI file: bodies by method and path. Its objects are closed, so that a typo is found."""

    def __init__(self, read: Mapping[str, Any]) -> None:
        self._open = dict(read["components"]["schemas"], SnowflakeType=SNOWFLAKE)
        self._closed = {name: _close(x, ALLOWED.get(name, {})) for name, x in self._open.items()}
        self._bodies: dict[str, list[tuple[re.Pattern[str], Any]]] = {}
        for path in sorted(read["paths"], key=lambda p: (p.count("{"), p)):
            pattern = re.compile(_WORDS.sub("[^/]+", path) + "$")
            for method, what in read["paths"][path].items():
                if method != "parameters":
                    self._bodies.setdefault(method.upper(), []).append((pattern, what))

    @classmethod
    @cache
    def read(cls, file: Path) -> Spec:
        """Read the file, once a process."""
        return cls(json.loads(file.read_text(encoding="utf-8")))

    def faults(self, method: str, path: str, body: Any) -> list[str]:
        """Say where a request differs from the schema."""
        what = self._route(method, path)
        if what is None and f"{method} {path}" == UNDESCRIBED:
            return []
        if what is None:
            return [f"Discord has no {method} {path}"]
        wanted = what.get("requestBody")
        if not wanted:
            return [] if body in (None, {}) else [f"{method} {path} takes no body"]
        if body is None:
            return [f"{method} {path} wants a body"] if wanted.get("required") else []
        return self._differences(body, wanted["content"]["application/json"]["schema"], self._closed)

    def answer_faults(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Say where an answer differs from the schema; what it has beyond that is not looked at."""
        if f"{method} {path}" == UNDESCRIBED:
            return []
        what = self._route(method, path)
        told = (what or {}).get("responses", {})
        found = told.get(str(status)) or told.get(f"{status // 100}XX")
        if found is None:
            return [f"{method} {path} answers nothing of status {status}"]
        kinds = found.get("content", {})
        if "application/json" not in kinds or body is None:
            return []
        return self._differences(body, kinds["application/json"]["schema"], self._open)

    def _route(self, method: str, path: str) -> Any:
        return next((x for pattern, x in self._bodies.get(method, ()) if pattern.match(path)), None)

    def _differences(self, body: Any, schema: Any, schemas: Mapping[str, Any]) -> list[str]:
        return [
            f"{'.'.join(map(str, x.absolute_path)) or 'the body'}: {x.message[:200]}"
            for x in _validator(_Schemas(schemas))(schema).iter_errors(body)
        ]


class _Schemas:
    """The named schemas; hashed by what it is, so that a validator is made once for each."""

    def __init__(self, of: Mapping[str, Any]) -> None:
        self.of = of

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Schemas) and other.of is self.of

    def __hash__(self) -> int:
        return id(self.of)


@cache
def _validator(schemas: _Schemas) -> Any:
    """Make a validator that looks names up itself, and picks the one of many schemas that names the type.

    Plainly read, a component would be held against every kind of component there is: slow, and a fault in a
    button would be told as "matches none of seven".
    """

    def named(schema: Any) -> Any:
        while "$ref" in schema:
            schema = schemas.of[schema["$ref"].rpartition("/")[2]]
        return schema

    def ref(validator: Any, target: str, instance: Any, _: Any) -> Iterator[ValidationError]:
        yield from validator.descend(instance, named({"$ref": target}))

    def alternatives(
        validator: Any, many: list[Any], instance: Any, schema: Any
    ) -> Iterator[ValidationError]:
        fitting = [x for x in map(named, many) if (x.get("type") == "null") == (instance is None)]
        fitting = fitting or [x for x in map(named, many) if instance is None and _nullable(x)]
        types = [x.get("properties", {}).get("type", {}).get("enum") for x in fitting]
        if types and all(types):
            kind = instance.get("type") if isinstance(instance, Mapping) else None
            fitting = [x for x, takes in zip(fitting, types, strict=True) if kind in takes]
        tried = [list(validator.descend(instance, x)) for x in fitting]
        if not tried:
            yield ValidationError(f"{json.dumps(instance)[:120]} is of a type that may not stand here")
        elif all(tried):
            yield from min(tried, key=len)

    return extend(Draft202012Validator, {"$ref": ref, "oneOf": alternatives, "anyOf": alternatives})


def _nullable(schema: Any) -> bool:
    kind = schema.get("type")
    return kind is None or kind == "null" or (isinstance(kind, list) and "null" in kind)


def _close(x: Any, more: Mapping[str, Any] | None = None) -> Any:
    """Return a schema whose objects take no fields that they do not name."""
    if isinstance(x, list):
        return [_close(y) for y in x]
    if not isinstance(x, dict):
        return x
    out = {key: _close(value) for key, value in x.items()}
    if isinstance(out.get("properties"), dict) and "additionalProperties" not in out:
        out["properties"] = {**out["properties"], **(more or {})}
        out["additionalProperties"] = False
    return out
