"""What the local table changes of simcord's preview pages. All of it leans on private names of simcord."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from aiohttp import web
from simcord.preview import _component_projection, _markdown, _messages, _queries, _snapshot
from simcord.preview._server import PreviewServer

PAGE = Path(__file__).with_name("local_page")
LOOPBACK = "127.0.0.1"
#: Number of parsed texts that are kept.
KEPT = 4000
NO_SIDEBAR = {
    "query": "",
    "filter": "all",
    "hasPrevious": False,
    "hasNext": False,
    "previousCursor": None,
    "nextCursor": None,
}


@contextlib.contextmanager
def changed(owner: object, **values: object) -> Iterator[None]:
    """Put other values in the place of attributes that are there, for a while."""
    had = {name: getattr(owner, name) for name in values}
    for name, value in values.items():
        setattr(owner, name, value)
    try:
        yield
    finally:
        for name, value in had.items():
            setattr(owner, name, value)


@contextlib.contextmanager
def framed() -> Iterator[None]:
    """Show simcord's pages in our frames, with our style and script added."""
    headers, static = PreviewServer._SECURITY_HEADERS, PreviewServer._static  # private
    added = {
        "/app.js": (PAGE / "frame.js").read_text(encoding="utf-8"),
        "/preview.css": (PAGE / "frame.css").read_text(encoding="utf-8"),
    }

    async def with_ours(self: PreviewServer, request: web.Request) -> Any:
        answer = await static(self, request)
        if extra := added.get(request.path):
            answer.text += extra
        return answer

    policy = headers["Content-Security-Policy"]
    ours = policy.replace("frame-ancestors 'none'", f"frame-ancestors http://{LOOPBACK}:*")
    kept = {k: v for k, v in headers.items() if k != "X-Frame-Options"}
    secured = {**kept, "Content-Security-Policy": ours}
    with changed(PreviewServer, _SECURITY_HEADERS=secured, _static=with_ours):
        yield


@contextlib.contextmanager
def quick() -> Iterator[None]:
    """Keep clicks fast in a long channel.

    At every click simcord parses all texts of a channel again for every page, and lists all messages in its
    sidebar. Here each text is parsed once, and the sidebar, which our style hides, stays empty.
    """
    plain, kept = _markdown.markdown_tokens, dict[tuple[str, str, str], object]()

    def markdown_tokens(
        value: object, profile: str = "message", *, context: Mapping[str, object] | None = None
    ) -> object:
        key = str(value), profile, json.dumps(context, sort_keys=True, default=repr)
        if value is not None and key not in kept:
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = plain(value, profile, context=context)
        return deepcopy(kept[key]) if value is not None else []

    with contextlib.ExitStack() as stack:
        for module in (_component_projection, _messages, _queries, _snapshot):
            stack.enter_context(changed(module, markdown_tokens=markdown_tokens))
        stack.enter_context(
            changed(_snapshot, _message_navigation=lambda preview, page, visible: ([], dict(NO_SIDEBAR)))
        )
        yield
