"""The checker of Discord's limits catches what it is there to catch."""

from __future__ import annotations

import pytest

from tests.bot.limits import OverLimitError, check_request

MESSAGES = "/channels/1/messages"


def text(n: int) -> dict:
    return {"type": 10, "content": "x" * n}


def button(**changes) -> dict:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "ng:a", **changes}


def row(*inside: dict) -> dict:
    return {"type": 1, "components": list(inside)}


def select(n: int, **changes) -> dict:
    options = [{"label": f"{i}", "value": f"{i}"} for i in range(n)]
    return {"type": 3, "custom_id": "ng:s", "options": options, **changes}


def gallery(**item) -> dict:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, **item}]}


BAD = {
    "41 components": [text(1)] * 41,
    "4001 characters": [text(2001), text(2000)],
    "an empty container": [{"type": 17, "components": []}],
    "a custom id of 101": [row(button(custom_id="x" * 101))],
    "a label of 81": [row(button(label="x" * 81))],
    "no label": [row(button(label=""))],
    "six buttons": [row(*(button(custom_id=f"ng:{i}") for i in range(6)))],
    "an id twice": [row(button(), button())],
    "26 options": [row(select(26))],
    "no options": [row(select(0))],
    "a select beside a button": [row(select(1), button())],
    "two options of one value": [row(select(0, options=[{"label": "a", "value": "a"}] * 2))],
    "a long placeholder": [row(select(1, placeholder="x" * 151))],
    "a long description": [row(select(0, options=[{"label": "a", "value": "a", "description": "x" * 101}]))],
    "a long alt text": [gallery(description="x" * 1025)],
    "an empty text": [text(0)],
}


@pytest.mark.parametrize("name", BAD)
def test_a_message_over_a_limit_is_caught(name):
    with pytest.raises(OverLimitError):
        check_request("POST", MESSAGES, {"components": BAD[name]})


@pytest.mark.parametrize(
    "body",
    [
        {"allowed_mentions": {"parse": ["users"]}},
        {"allowed_mentions": {"parse": [], "users": list(range(8))}},
        {"content": "x" * 2001},
        {"nonce": "x" * 26},
        {"components": [gallery()], "attachments": [{"filename": "b.png"}]},
        {"components": [text(1)], "content": "beside"},
    ],
)
def test_a_message_that_pings_or_refers_wrongly_is_caught(body):
    with pytest.raises(OverLimitError):
        check_request("PATCH", "/webhooks/1/token/messages/@original", body)


@pytest.mark.parametrize(
    "body",
    [
        {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}},
        {"type": 8, "data": {"choices": [{"name": "a" * 101, "value": "a"}]}},
        {"type": 9, "data": {"title": "x" * 46, "custom_id": "a", "components": [text(1)]}},
        {"type": 9, "data": {"title": "x", "custom_id": "a", "components": []}},
        {"type": 4, "data": {"components": BAD["41 components"]}},
    ],
)
def test_a_first_answer_over_a_limit_is_caught(body):
    with pytest.raises(OverLimitError):
        check_request("POST", "/interactions/1/token/callback", body)


def test_leaving_a_server_is_caught():
    with pytest.raises(OverLimitError):
        check_request("DELETE", "/users/@me/guilds/1", None)


def command(**changes) -> dict:
    return {"name": "a", "description": "b", **changes}


@pytest.mark.parametrize(
    "commands",
    [
        [command(name=f"a{i}") for i in range(101)],
        [command(options=[command(name=f"o{i}") for i in range(26)])],
        [command(name_localizations={"de": "Groß"})],
        [command(description_localizations={"de": "x" * 101})],
        [command(options=[command(name="o", choices=[{"name": "x" * 100, "value": "y" * 4000}] * 2)])],
        [command(options=[command(name="o"), command(name="o")])],
    ],
)
def test_commands_over_a_limit_are_caught(commands):
    with pytest.raises(OverLimitError):
        check_request("PUT", "/applications/1/commands", commands)
