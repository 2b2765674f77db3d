"""What the bot sends, as readable Markdown. Knows Discord's requests, not who stands in for Discord.

A transcript is a list of acts of people, each with what they, the channel and others were sent for it. Ids,
times and hashes are replaced, so that two runs of one visit write the same text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any
from zlib import crc32

from PIL import Image

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD = (
    9,
    10,
    11,
    12,
    13,
    14,
    17,
    18,
    19,
)
RADIO, CHECKS = 21, 22
ENTITIES = {5: "a person", 6: "a role", 7: "a person or role", 8: "a channel"}
#: How a button's colour is written: primary, secondary, success, danger, link.
STYLES = {1: "*{}*", 2: "{}", 3: "+{}+", 4: "!{}!", 5: "{} ↗"}
REPLY, LATER, UPDATE_LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 1 << 6
CALLBACK = re.compile(r"^/interactions/(\d+)/([^/]+)/callback$")
FOLLOW_UP = re.compile(r"^/webhooks/\d+/([^/]+)(?:/messages/([^/]+))?$")
MESSAGE = re.compile(r"^/channels/(\d+)/messages(?:/(\d+))?$")
PIN = re.compile(r"^/channels/(\d+)/messages/pins/(\d+)$|^/channels/(\d+)/pins/(\d+)$")
THREAD = re.compile(r"^/channels/(\d+)(?:/messages/\d+)?/threads$")
CHANNEL = re.compile(r"^/channels/(\d+)$")
#: Where a picture's pixels are told apart by eight digits.
PICTURE = (".png", ".gif", ".webp")
NORMAL = (
    (
        re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?"),
        lambda names, m: names.channel(m[1]),
    ),
    (re.compile(r"<@!?(\d+)>"), lambda names, m: "@" + names.person(m[1])),
    (re.compile(r"<#(\d+)>"), lambda names, m: names.channel(m[1])),
    (re.compile(r"</([^:>]+):\d+>"), lambda names, m: f"/{m[1]}"),
    (re.compile(r"<a?:(\w+):\d+>"), lambda names, m: f":{m[1]}:"),
    (re.compile(r"<t:-?\d+(:\w)?>"), lambda names, m: f"<time{m[1] or ''}>"),
    (re.compile(r"\b\d\d:\d\d\b"), lambda names, m: "(time)"),
    (re.compile(r"\b[0-9a-f]{32,128}\b"), lambda names, m: f"({len(m[0])} hex digits)"),
    (re.compile(r"\b\d{17,20}\b"), lambda names, m: "(id)"),
)  # fmt: skip


@dataclass
class Request:
    """One request of the bot's: `files` are the bytes of what it sends, by file name."""

    method: str
    path: str
    body: Any = None
    files: Mapping[str, bytes] = field(default_factory=dict)


@dataclass
class Names:
    """What people and channels are called; `letters` are direct messages, by channel: whose they are."""

    people: dict[int, str]
    channels: dict[int, str]
    letters: dict[int, str]

    def person(self, user: str) -> str:
        """Return what somebody is called."""
        return self.people.get(int(user), "somebody")

    def channel(self, channel: str) -> str:
        """Return what a channel is called, with its sign."""
        number = int(channel)
        return (
            f"DM of {self.letters[number]}"
            if number in self.letters
            else f"#{self.channels.get(number, 'thread')}"
        )

    def plain(self, text: str) -> str:
        """Replace what differs from run to run."""
        for pattern, instead in NORMAL:
            text = pattern.sub(lambda m, instead=instead: instead(self, m), text)
        return text


@dataclass
class Writer:
    """Writes acts and what was sent for them."""

    names: Names
    lines: list[str] = field(default_factory=list)
    #: Of each interaction's token: whether its answer is seen by one person alone, and who acted.
    _tokens: dict[str, tuple[bool, str]] = field(default_factory=dict)
    #: Of each channel: what its messages have said, without their controls.
    _said: dict[str, list[list[str]]] = field(default_factory=dict)

    def act(self, who: str, what: str, requests: Sequence[Request]) -> None:
        """Write an act and what was sent for it: the private answer, then the channel, then letters."""
        self.lines += [f"## {who}: {self.names.plain(what)}" if who else f"## {what}", ""]
        told = [x for x in (self._told(who, y) for y in requests) if x is not None]
        order = ("1", "2", "3")
        for _, block in sorted(told, key=lambda x: (order.index(x[0][0]), x[0])):
            self.lines += [*block, ""]
        if not told:
            self.lines += ["(nothing)", ""]

    def text(self, title: str) -> str:
        """Return the whole transcript."""
        return f"# {title}\n\n" + "\n".join(x.rstrip() for x in self.lines).rstrip() + "\n"

    # -- where a request goes ----------------------------------------------------------------------------

    def _told(self, who: str, x: Request) -> tuple[str, list[str]] | None:
        """Return where something belongs (for the order) and its lines; None for what nobody sees."""
        for pattern, tell in (
            (CALLBACK, self._answer),
            (FOLLOW_UP, self._followed),
            (PIN, self._pinned),
            (MESSAGE, self._message),
            (THREAD, self._thread),
            (CHANNEL, self._channel),
        ):
            if found := pattern.match(x.path):
                return tell(who, x, found)
        return None

    def _answer(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        kind, data = x.body["type"], x.body.get("data") or {}
        private = bool((data.get("flags") or 0) & EPHEMERAL) or kind in {UPDATE, UPDATE_LATER}
        self._tokens[found[2]] = private, who
        if kind == MODAL:
            return "1", [
                f"**form for {who}:** {self.names.plain(data['title'])}",
                *self._parts(data["components"], x),
            ]
        if kind == CHOICES:
            every = [self.names.plain(str(y["name"])) for y in data.get("choices") or ()]
            return "1", [f"**choices for {who}:**", *(f"- {y}" for y in every)]
        if kind in {LATER, UPDATE_LATER}:
            return None
        lines = self._body(data, x)
        for channel in self._said if kind == UPDATE else ():  # the table's message was pressed
            if (told := self._below(channel, lines)) and not told[2]:
                return told[:2]
        head = f"**{who} alone:**" if private else f"**to all, for {who}:**"
        return "1", [head if kind == REPLY else f"**{who}'s page becomes:**", *lines]

    def _below(self, channel: str, lines: Sequence[str]) -> tuple[str, list[str], int] | None:
        """Tell which controls a channel's message has now that it says the same; their number, too."""
        said = _without_controls(lines)
        if said not in self._said.get(channel, ()):
            return None
        where, key = self.names.channel(channel), "3" if int(channel) in self.names.letters else "2"
        left = [y for y in lines if y not in said and not y.startswith("> [picture")]
        what = "other controls" if left else "no controls any more"
        return f"{key} {where}", [f"**{where}: {what} below this message:**", *said[:2], *left], len(left)

    def _followed(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        private, by = self._tokens.get(found[1], (True, who))
        if x.method == "DELETE":
            return "1", [f"**{by}'s page goes**"]
        if x.method == "GET" or x.body is None:
            return None
        if found[2] is None:
            private = bool((x.body.get("flags") or 0) & EPHEMERAL)
        return "1", [f"**{by} alone:**" if private else f"**to all, for {by}:**", *self._body(x.body, x)]

    def _message(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        where, key = self.names.channel(found[1]), "3" if int(found[1]) in self.names.letters else "2"
        if x.method == "DELETE":
            return f"{key} {where}", [f"**{where}: a message is deleted**"]
        if x.method not in {"POST", "PATCH"}:
            return None
        pings = [self.names.person(y) for y in (x.body.get("allowed_mentions") or {}).get("users") or ()]
        calls = f", calls {', '.join(pings)}" if pings and x.method == "POST" else ""
        lines = self._body(x.body, x)
        if x.method == "PATCH" and (told := self._below(found[1], lines)):
            return told[:2]
        self._said.setdefault(found[1], []).append(_without_controls(lines))
        how = "new message" if x.method == "POST" else "a message becomes"
        return f"{key} {where}", [f"**{where}: {how}{calls}:**", *lines]

    def _pinned(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        where = self.names.channel(found[1] or found[3])
        return f"2 {where}", [f"**{where}: a message is {'pinned' if x.method == 'PUT' else 'unpinned'}**"]

    def _thread(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        if x.method != "POST":
            return None
        where = self.names.channel(found[1])
        return f"2 {where}", [
            f"**{where}: a thread is opened: {self.names.plain(x.body.get('name') or '')}**"
        ]

    def _channel(self, who: str, x: Request, found: re.Match[str]) -> tuple[str, list[str]] | None:
        if x.method != "PATCH":
            return None
        told = ", ".join(f"{k}: {v}" for k, v in sorted(x.body.items()))
        return f"2 {found[1]}", [f"**{self.names.channel(found[1])}: {self.names.plain(told)}**"]

    # -- what a message shows ----------------------------------------------------------------------------

    def _body(self, body: Mapping[str, Any], x: Request) -> list[str]:
        lines = [f"> {y}" for y in self.names.plain(body.get("content") or "").splitlines()]
        return lines + self._parts(body.get("components") or (), x)

    def _parts(self, parts: Sequence[Mapping[str, Any]], x: Request) -> list[str]:
        told = (y for part in parts for text in self._part(part, x) for y in text.split("\n"))
        return [f"> {y}".rstrip() for y in told]

    def _part(self, part: Mapping[str, Any], x: Request) -> Iterator[str]:
        """Write one component, with what is inside."""
        plain, kind = self.names.plain, part["type"]
        if kind == TEXT:
            yield from plain(part["content"]).splitlines()
        elif kind == SEPARATOR:
            yield "----"
        elif kind == ROW:
            yield " ".join(self._control(y) for y in part["components"])
        elif kind in {GALLERY, THUMBNAIL, FILE}:
            yield from self._media(part, x)
        elif kind == LABEL:
            yield f"**{plain(part['label'])}** {plain(part.get('description') or '')}".rstrip()
            yield self._control(part["component"])
        elif "components" in part:
            for y in part["components"]:
                yield from self._part(y, x)
            if part.get("accessory"):
                yield from self._accessory(part["accessory"], x)
        else:
            yield self._control(part)

    def _accessory(self, part: Mapping[str, Any], x: Request) -> Iterator[str]:
        yield from self._media(part, x) if part["type"] == THUMBNAIL else [self._control(part)]

    def _media(self, part: Mapping[str, Any], x: Request) -> Iterator[str]:
        for item in part.get("items") or [part]:
            url = (item.get("media") or item.get("file"))["url"]
            name = url.rpartition("/")[2].partition("?")[0]
            said = self.names.plain(item.get("description") or "")
            if name.endswith(PICTURE):
                yield f"[picture {shown(x.files, name)}{': ' if said else ''}{said}]"
            else:
                yield f"[file {self.names.plain(name)}]"

    def _control(self, part: Mapping[str, Any]) -> str:
        plain, kind = self.names.plain, part["type"]
        off = " (off)" if part.get("disabled") else ""
        if kind == BUTTON:
            emblem = f":{part['emoji'].get('name')}: " if part.get("emoji") else ""
            return f"[{emblem}{STYLES[part['style']].format(plain(part.get('label') or ''))}{off}]"
        if kind in {SELECT, RADIO, CHECKS}:
            return "\n".join(
                [f"[▾ {plain(part.get('placeholder') or '')}{off}]", *map(self._option, part["options"])]
            )
        if kind in ENTITIES:
            return f"[▾ {plain(part.get('placeholder') or ENTITIES[kind])}]"
        if kind == INPUT:
            filled = part.get("value") or part.get("placeholder") or ""
            return f"[field: {plain(part.get('label') or '')} {plain(filled)}]"
        return "[upload]" if kind == UPLOAD else f"[component {kind}]"

    def _option(self, option: Mapping[str, Any]) -> str:
        plain = self.names.plain
        said = f" ({plain(option['description'])})" if option.get("description") else ""
        return f"  - {plain(option['label'])}{said}{' ✓' if option.get('default') else ''}"


def _without_controls(lines: Sequence[str]) -> list[str]:
    """Return what a message says, without what can be pressed and without its picture."""
    return [x for x in lines if not x.startswith(("> [", ">   - ", "> ----"))]


def shown(files: Mapping[str, bytes], name: str) -> str:
    """Tell a picture by its size and pixels; "" where it was not sent again."""
    if name not in files:
        return "as before"
    image = Image.open(BytesIO(files[name]))
    frames = getattr(image, "n_frames", 1)
    many = f" of {frames}" if frames > 1 else ""
    return f"{image.width}x{image.height}{many} {crc32(image.convert('RGB').tobytes()):08x}"
