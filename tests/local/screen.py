"""A player's screen, driven through the preview's own HTTP interface as its page does it."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any


def get(url: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers or {}), timeout=30) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def post(url: str, origin: str, body: object = None) -> int:
    try:
        sent = b"" if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(url, sent, {"Origin": origin}, method="POST")
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


@dataclass
class Control:
    message: str
    key: str
    label: str
    disabled: bool
    choices: dict[str, str] = field(default_factory=dict)


class Screen:
    def __init__(self, url: str) -> None:
        self.base, _, self.capability = url.partition("#")
        self.sequence = 0
        self.state = self.request("POST", "api/pages", {})

    def request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Simcord-Capability": self.capability, "Content-Type": "application/json"}
        if getattr(self, "state", None):
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.base + path, data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            got = answer.read()
            return got if path.startswith("api/assets") else json.loads(got)

    def look(self) -> Any:
        self.state = self.request("GET", "api/state")
        return self.state

    # -- what is on it -----------------------------------------------------------------------------------

    def messages(self) -> list[Any]:
        return [self.state["messages"][n] for n in self.state["timeline"]]

    def text(self) -> str:
        """Return what can be read here."""
        said = []
        for message in self.messages():
            said.append(message.get("content") or "")
            said += [p["content"] for p in parts(message.get("components", [])) if p.get("type") == 10]
        return "\n".join(said)

    def everything(self) -> str:
        """Return all that the page has been told, shown or not."""
        return json.dumps(self.state, ensure_ascii=False)

    def controls(self, kind: int = 2) -> list[Control]:
        return [
            Control(
                str(message["id"]), part["control_key"], part.get("label") or part.get("placeholder") or "",
                bool(part.get("disabled")), {o["label"]: o["value"] for o in part.get("options", [])},
            )
            for message in self.messages()
            for part in parts(message.get("components", []))
            if part.get("type") == kind and part.get("control_key") and part.get("style") != 5
        ]  # fmt: skip

    def labels(self) -> list[str]:
        return [c.label for c in self.controls() if not c.disabled]

    def assets(self) -> list[bytes]:
        return [
            self.request("GET", f"api/assets/{x}") for x, a in self.state["assets"].items() if a["available"]
        ]

    # -- what is done to it ------------------------------------------------------------------------------

    def act(self, kind: str, *, revision: int | None = None, **extra: Any) -> Any:
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self.sequence,
            "request_id": uuid.uuid4().hex,
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"] if revision is None else revision,
            **extra,
        }
        receipt = self.request("POST", "api/action", body)
        assert not receipt["rejected"], receipt
        self.look()
        return receipt

    def press(self, label: str, **extra: Any) -> Any:
        """Press the last button whose label contains this, as soon as it is there."""

        def named() -> list[Control]:
            return [c for c in self.controls() if label.casefold() in c.label.casefold() and not c.disabled]

        found = (extra and named()) or self.wait(named)
        return self.act("click", target_id=found[-1].message, control_key=found[-1].key, **extra)

    def choose(self, choice: str = "", kind: int = 3) -> str:
        """Choose in the last select that has such a line, by default its first one."""
        every = [(c, x) for c in self.controls(kind) if not c.disabled for x in c.choices]
        fitting = [(c, x) for c, x in every if choice.casefold() in x.casefold()]
        found, label = next((c, x) for c, x in fitting if c is fitting[-1][0])
        self.act(
            "select", target_id=found.message, control_key=found.key, values=[found.choices[label]]
        )  # fmt: skip
        return label

    def step(self) -> None:
        """Do what the newest message asks for: its first button that plays, or a select's first line."""
        newest = str(self.look()["timeline"][-1])
        mine = [c for c in (*self.controls(), *self.controls(3)) if c.message == newest and not c.disabled]
        plays = ("Confirm", "Throw", "Stay", "Ship")
        found = next((c for word in plays for c in mine if c.label.startswith(word)), None)
        control = found or next(c for c in mine if c.choices)
        where: dict[str, Any] = {"target_id": control.message, "control_key": control.key}
        if control.choices:
            self.act("select", values=[next(iter(control.choices.values()))], **where)
        else:
            self.act("click", **where)

    def wait(self, true: Callable[[], Any], seconds: float = 20) -> Any:
        """Look again and again until something holds."""
        until = time.monotonic() + seconds
        while True:
            self.look()
            if found := true():
                return found
            assert time.monotonic() < until, f"still not so after {seconds} s; buttons {self.labels()}"
            time.sleep(0.1)


def parts(components: Any) -> Iterator[dict[str, Any]]:
    if isinstance(components, list):
        for part in components:
            yield from parts(part)
    elif isinstance(components, dict):
        yield components
        for value in components.values():
            if isinstance(value, (list, dict)):
                yield from parts(value)
