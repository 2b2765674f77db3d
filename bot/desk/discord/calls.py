"""The bot's requests, and the codes that Discord refuses them with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: Discord's JSON error codes that we know: code -> (HTTP status, message).
CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20016: (429, "This action cannot be performed due to slowmode rate limit"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40001: (401, "401: Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40094: (400, "Maximum number of follow up messages reached"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}


@dataclass(slots=True)
class Call:
    """A REST request of the bot's.

    `route` is its pattern ("POST /channels/{channel}/messages"), `path` the real one without the version,
    `ids` what stands in the braces, `body` its JSON (of a form the `payload_json`), `files` its files: field
    of the form, name, bytes, `bearer` somebody's own token. `status` and `reply` are filled in once
    it was answered; `fate`: what a test let befall it on the way.
    """

    n: int
    at: float
    route: str
    path: str
    ids: dict[str, str]
    body: Any = None
    files: list[tuple[str, str, bytes]] = field(default_factory=list)
    query: Mapping[str, str] = field(default_factory=dict)
    client: str = ""
    bearer: str = ""
    status: int = 0
    reply: Any = None
    fate: Any = None
