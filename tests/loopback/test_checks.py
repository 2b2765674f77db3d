"""The checks of requests catch what Discord would refuse, and nothing that it takes."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path

import discord
import pytest

from bot.play.model.ports import Button, Choice, Image, Post, Select, Tone
from bot.ui.layout import files, lay_out
from tests.bot.limits import V2
from tests.loopback.discord.checks import FILE_BYTES, VARIABLE, Checks, Spec, Upload

MESSAGES, CALLBACK = "/channels/1/messages", "/interactions/1/token/callback"
#: A few lines in the form of Discord's file, for where that is not at hand.
TINY = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "parameters": [],
            "post": {
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}},
                },
                "responses": {
                    "200": {
                        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Answer"}}}
                    }
                },
            },
        },
        "/channels/{channel_id}/messages/{message_id}": {"delete": {"responses": {"204": {}}}},
        "/channels/{channel_id}/messages/pins": {"get": {"responses": {"200": {}}}},
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Answer": {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
            "Text": {
                "type": "object",
                "properties": {"type": {"enum": [10]}, "content": {"type": "string", "maxLength": 5}},
                "required": ["type", "content"],
            },
            "Row": {
                "type": "object",
                "properties": {"type": {"enum": [1]}, "components": {"type": "array"}},
                "required": ["type", "components"],
            },
            "Message": {
                "type": "object",
                "properties": {
                    "nonce": {"oneOf": [{"type": "null"}, {"type": "string", "maxLength": 25}]},
                    "to": {"$ref": "#/components/schemas/SnowflakeType"},
                    "components": {
                        "type": "array",
                        "items": {
                            "oneOf": [
                                {"$ref": "#/components/schemas/Row"},
                                {"$ref": "#/components/schemas/Text"},
                            ]
                        },
                    },
                },
            },
        }
    },
}


@pytest.fixture
def tiny() -> Spec:
    return Spec(TINY)


@pytest.fixture
def plain(monkeypatch) -> Checks:
    """The checks without Discord's file."""
    monkeypatch.delenv(VARIABLE, raising=False)
    return Checks()


@pytest.fixture(scope="module")
def published() -> Checks:
    """The checks with Discord's own file."""
    named = os.environ.get(VARIABLE)
    if not named:
        pytest.skip(f"{VARIABLE} does not name Discord's OpenAPI file")
    return Checks(Path(named))


# -- the schema --------------------------------------------------------------------------------------------


def test_a_body_that_fits_has_no_faults(tiny):
    good = {"nonce": None, "to": 7, "components": [{"type": 10, "content": "hello"}]}
    assert tiny.faults("POST", MESSAGES, good) == []
    assert tiny.faults("DELETE", "/channels/1/messages/2", None) == []


def test_a_field_that_does_not_exist_is_found(tiny):
    assert "colour" in tiny.faults("POST", MESSAGES, {"colour": 1})[0]


def test_a_component_is_judged_by_the_kind_that_it_names(tiny):
    (why,) = tiny.faults("POST", MESSAGES, {"components": [{"type": 10, "content": "too long"}]})
    assert why.startswith("components.0.content: 'too long' is too long")
    (why,) = tiny.faults("POST", MESSAGES, {"components": [{"type": 11}]})
    assert "of a type that may not stand here" in why


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/nowhere", {}),
        ("PUT", MESSAGES, {}),
        ("POST", MESSAGES, None),
        ("POST", MESSAGES, []),
        ("POST", MESSAGES, {"to": "a name"}),
        ("POST", MESSAGES, {"to": -1}),
        ("POST", MESSAGES, {"nonce": "x" * 26}),
        ("DELETE", "/channels/1/messages/2", {"reason": "a body"}),
    ],
)
def test_what_the_schema_rules_out_is_found(tiny, method, path, body):
    assert tiny.faults(method, path, body)


def test_a_path_that_is_spelled_out_goes_before_one_with_blanks(tiny):
    assert tiny.faults("GET", "/channels/1/messages/pins", None) == []


def test_answers_are_held_to_the_schema_too(tiny):
    assert tiny.answer_faults("POST", MESSAGES, 200, {"id": "1", "more": True}) == []
    assert tiny.answer_faults("POST", MESSAGES, 200, {"more": True})
    assert tiny.answer_faults("POST", MESSAGES, 418, {})


# -- the limits --------------------------------------------------------------------------------------------


def text(content: str = "x") -> dict:
    return {"type": 10, "content": content}


def button(**changes) -> dict:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "ng:a", **changes}


def box(*inside: dict) -> dict:
    return {"type": 17, "components": list(inside)}


def select(**changes) -> dict:
    return {"type": 3, "custom_id": "ng:s", "options": [{"label": "a", "value": "a"}], **changes}


def row(*inside: dict) -> dict:
    return {"type": 1, "components": list(inside)}


BEYOND = {
    "components without their flag": {"components": [text()], "flags": 0},
    "content beside them": {"components": [text()], "content": "more"},
    "an embed beside them": {"components": [text()], "embeds": [{"title": "more"}]},
    "a poll beside them": {"components": [text()], "poll": {"question": {}}},
    "no component": {"components": []},
    "a blank text": {"components": [text(" \n ")]},
    "a container in a container": {"components": [box(box(text()))]},
    "a button outside a row": {"components": [button()]},
    "a text in a row": {"components": [row(text())]},
    "a section of four": {"components": [{"type": 9, "components": [text()] * 4, "accessory": button()}]},
    "a section's accessory": {"components": [{"type": 9, "components": [text()], "accessory": select()}]},
    "a link without its style": {"components": [row(button(url="https://a.b", custom_id=None))]},
    "a link's style without one": {"components": [row(button(style=5))]},
    "a link to nowhere": {"components": [row(button(style=5, url="a.b", custom_id=None))]},
    "more to choose than there is": {"components": [row(select(max_values=2))]},
    "at least more than at most": {"components": [row(select(min_values=1, max_values=0))]},
    "two chosen of one": {
        "components": [
            row(select(options=[{"label": x, "value": x, "default": True} for x in "ab"]))
        ]
    },
    "a blank option": {"components": [row(select(options=[{"label": " ", "value": "a"}]))]},
    "6001 characters of embeds": {
        "flags": 0,
        "embeds": [{"description": "x" * 3000, "fields": [{"name": "x", "value": "y" * 1000}]}] * 2,
    },
    "eleven attachments": {"flags": 0, "attachments": [{"id": i, "filename": f"{i}"} for i in range(11)]},
    "people named and by class": {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
}  # fmt: skip


@pytest.mark.parametrize("name", BEYOND)
def test_what_no_schema_says_is_found(plain, name):
    body = {"flags": V2} | BEYOND[name]
    assert plain.faults("POST", MESSAGES, body)
    assert plain.faults("POST", CALLBACK, {"type": 4, "data": body})


def test_what_is_within_the_limits_is_not_found_fault_with(plain):
    section = {"type": 9, "components": [text()] * 3, "accessory": button(custom_id="ng:b")}
    good = {"flags": V2, "components": [box(text(), row(button()), row(select()), section), text()]}
    assert plain.faults("POST", MESSAGES, good) == []
    assert (
        plain.faults(
            "POST", CALLBACK, {"type": 9, "data": {"title": "A", "custom_id": "a", "components": [label()]}}
        )
        == []
    )
    assert plain.faults("PUT", "/applications/1/commands", [command(options=[command(name="o")])]) == []
    assert plain.faults("PATCH", f"{MESSAGES}/1", {"content": "plain", "attachments": []}) == []


def label(**field) -> dict:
    inside = {"type": 4, "style": 1, "custom_id": "text", **field}
    return {"type": 18, "label": "Text", "component": inside}


@pytest.mark.parametrize(
    "components",
    [
        [label(), label()],
        [label(value="x" * 11, max_length=10)],
        [label(value="x", min_length=2)],
        [label(min_length=3, max_length=2)],
        [label(placeholder="x" * 101)],
        [button()],
        [label(custom_id=f"{i}") for i in range(6)],
    ],
)
def test_forms_that_discord_would_refuse_are_found(plain, components):
    assert plain.faults(
        "POST", CALLBACK, {"type": 9, "data": {"title": "A", "custom_id": "a", "components": components}}
    )


def command(**changes) -> dict:
    return {"name": "a", "description": "b", **changes}


@pytest.mark.parametrize(
    "commands",
    [
        [command(), command()],
        [command(options=[command(name="o"), command(name="p", required=True)])],
        [command(options=[command(name="o", autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
    ],
)
def test_commands_that_discord_would_refuse_are_found(plain, commands):
    assert plain.faults("PUT", "/applications/1/commands", commands)


# -- files -------------------------------------------------------------------------------------------------


def gallery(name: str) -> dict:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


def shown(*names: str, of: tuple[str, ...] | None = None, first: int = 0) -> dict:
    listed = names if of is None else of
    return {
        "flags": V2,
        "components": [gallery(x) for x in names] or [text()],
        "attachments": [{"id": first + i, "filename": x} for i, x in enumerate(listed)],
    }


def test_a_file_that_is_listed_sent_and_shown_is_fine(plain):
    assert plain.faults("POST", MESSAGES, shown("a.png"), [Upload("files[0]", "a.png", 5)]) == []


@pytest.mark.parametrize(
    ("body", "files"),
    [
        (shown("a.png"), []),
        (shown("a.png"), [Upload("files[0]", "b.png", 5)]),
        (shown(), [Upload("files[0]", "a.png", 5)]),
        (shown("a.png", of=()), [Upload("files[0]", "b.png", 5)]),
        (shown("a.png"), [Upload("files[0]", "a.png", FILE_BYTES + 1)]),
        ({}, [Upload(f"files[{i}]", f"{i}", 5) for i in range(11)]),
        ({}, [Upload(f"files[{i}]", f"{i}", FILE_BYTES) for i in range(3)]),
    ],
)
def test_files_that_are_lost_or_too_large_are_found(plain, body, files):
    assert plain.faults("POST", MESSAGES, body, files)


# -- Discord's own file ------------------------------------------------------------------------------------

POST = Post(
    title="Game", text=("a line",), image=Image("board.png", b"x", "the board"), small="Case MOVES.1",
    ping=(7,), files=(Image("log.txt", b"y", ""),), colour=0x123456,
    rows=(
        (Button("Throw", "ng:do:a:blue:1:x", Tone.MAIN), Button("Site", "", url="https://example.org")),
        (Select("ng:pick:a:blue:1", "which", (Choice("one", "1", "the first"), Choice("two", "2"))),),
    ),
)  # fmt: skip


async def _sent(post: Post) -> dict:
    """Return what discord.py sends for a post."""
    with discord.http.handle_message_parameters(
        view=lay_out(post), files=files(post), nonce="a" * 20,
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(7)], everyone=False, roles=False),
    ) as made:  # fmt: skip
        assert made.multipart is not None
        return json.loads(made.multipart[0]["value"])


async def test_what_discord_py_sends_for_a_post_fits_the_published_schema(published):
    body = await _sent(POST)
    sent = [Upload("files[0]", "board.png", 1), Upload("files[1]", "log.txt", 1)]
    assert published.faults("POST", MESSAGES, body, sent) == []
    edited = {k: v for k, v in body.items() if k not in ("nonce", "enforce_nonce")}
    assert published.faults("POST", CALLBACK, {"type": 4, "data": edited}, sent) == []
    assert published.faults("PATCH", f"{MESSAGES}/2", edited, sent) == []
    assert published.faults("PATCH", "/webhooks/1/token/messages/@original", edited, sent) == []


async def test_what_discord_py_sends_is_not_passed_for_anything(published):
    """The same body with one thing wrong is found, wherever the thing stands."""
    body, sent = await _sent(POST), [Upload("files[0]", "board.png", 1), Upload("files[1]", "log.txt", 1)]
    for spoil in (
        lambda b: b.update(contents="x"),
        lambda b: b["components"][1].update(accent_colour=1),
        lambda b: b["components"][1]["components"][-1]["components"][0].update(custom_id=5),
        lambda b: b["allowed_mentions"].update(users=["somebody"]),
        lambda b: b["attachments"][0].update(description=""" """ * 1025),
    ):
        spoiled = copy.deepcopy(body)
        spoil(spoiled)
        assert published.faults("POST", MESSAGES, spoiled, sent)


def test_forms_commands_and_messages_to_one_person_fit_the_published_schema(published):
    form = {
        "title": "A",
        "custom_id": "a",
        "components": [label(), {**label(), "component": {**label()["component"], "custom_id": "b"}}],
    }
    assert published.faults("POST", CALLBACK, {"type": 9, "data": form}) == []
    assert published.faults("POST", "/users/@me/channels", {"recipient_id": 5}) == []
    assert (
        published.faults("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}})
        == []
    )
    assert published.faults("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}) == []
    assert published.faults("POST", CALLBACK, {"type": 6}) == []
