"""What must not be written where others read it: tokens, passwords, the answers behind controls."""

from __future__ import annotations

import re

HIDDEN = "[hidden]"
_REDACTED = (
    (re.compile(r"\b(webhooks|interactions)/(\d+)/[\w.-]{16,}"), rf"\1/\2/{HIDDEN}"),
    (re.compile(r"\bng:([a-z]+):([a-z0-9-]{1,12})(?::[\w.+:-]*)?"), r"ng:\1:\2"),
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), HIDDEN),
    (re.compile(r"(://[^\s:/@]*):[^\s@]+@"), rf"\1:{HIDDEN}@"),
    (re.compile(r"(?i)((?:client_secret|access_token|refresh_token)\W{1,4})[\w.-]{16,}"), rf"\1{HIDDEN}"),
    (re.compile(r"(?i)(session(?:[ _]id)?\W{1,3})[0-9a-f]{32}\b"), rf"\1{HIDDEN}"),
    (re.compile(r"\b(exception=\w+)\(.*\)", re.DOTALL), r"\1(...)"),
)


def redacted(text: str) -> str:
    """Remove secrets and answers from a text: of a control's id only verb and game remain.

    >>> redacted("ng:do:k3f9zq:blue:12:f24e4f3c failed at postgresql://ng:pw@db/ng")
    'ng:do:k3f9zq failed at postgresql://ng:[hidden]@db/ng'
    """
    for found, instead in _REDACTED:
        text = found.sub(instead, text)
    return text
