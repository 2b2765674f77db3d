"""Every command, autocomplete, press, form and upload: a clear private sentence, nothing live posted.

The commands come from the bot's own tree, the verbs from `bot.play.model.custom_ids`: a new one is tried.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.play.model.custom_ids import Verb
from bot.titles import TITLES
from tests.bot.limits import TEXT, TEXT_INPUT, walk
from tests.bot.room import texts
from tests.bot.skirmish import patrol
from tests.hostile.edges import harmless
from tests.hostile.good import file_of
from tests.hostile.strange import TEXTS, nested, toml
from tests.play.conftest import no_picture

#: Seconds of work for one thing done, ten times the slowest.
LONGEST = 8.0
FAILED = ("wrong on our side", "this number:")
WICKED = "[x](https://evil.example) **b** <@1> @everyone \u202e```"


def commands_of(bot: Any) -> list[app_commands.Command]:
    return [x for x in bot.tree.walk_commands() if isinstance(x, app_commands.Command)]


def posted(room) -> list[str]:
    """Return every text that was sent to Discord, private ones too."""
    bodies = [x.json for x in room.requests if isinstance(x.json, dict)]
    every = [*bodies, *(x.get("data") for x in bodies if isinstance(x.get("data"), dict))]
    return [c["content"] for body in every for c in walk(body.get("components")) if c.get("type") == TEXT]


def unhurt(room, before: int = 0) -> None:
    """Nothing failed on our side, nothing live was sent, every code fence is closed."""
    for text in posted(room)[before:]:
        assert not any(x in text for x in FAILED), text
        fenced = text.split("```")
        assert len(fenced) % 2 == 1, text
        assert harmless("".join(fenced[::2])), text  # in a fence nothing is formatted, and nobody is called
        assert "\u202e" not in text, text


async def table_of(room, title: str) -> str:
    """Open and start a game of a title in the room's channel. Pictures are left out."""
    no_picture(room.bot.services)
    more = {"options": "players=2 gm=on"} if title == "skirmish" else {}
    await room.slash(room.alice, "new", title=title, name="Game " + WICKED[:30], **more)
    game = (await room.info()).id
    for who in (room.alice, room.bob):
        await room.slash(who, "join", word=WICKED[:20])
    if title == "skirmish":
        await room.slash(room.alice, "join", seat="gm")
    await room.slash(room.alice, "start")
    return game


def chosen(p: app_commands.Parameter, rng: Random, room) -> Any:
    """Return a hostile value for an option that Discord would still let through."""
    if p.choices:
        return rng.choice(p.choices).value
    kind = discord.AppCommandOptionType
    if p.type is kind.string:
        return rng.choice(TEXTS)[: p.max_value or 6000] or "x" * (p.min_value or 1)
    if p.type in (kind.integer, kind.number):
        return rng.choice([x for x in (p.min_value, p.max_value, 1) if x is not None])
    if p.type is kind.boolean:
        return rng.random() < 0.5
    if p.type is kind.user:
        return rng.choice((room.alice, room.bob))
    return None


ENDING = {"resign", "new", "draw"}


@pytest.mark.parametrize("title", TITLES)
async def test_every_command_takes_or_refuses_hostile_texts(room, title):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    mod = room.guild.add_member(room.user("mod"), roles=[mods])
    game, rng = await table_of(room, title), Random(f"commands of {title}")
    begun = len(posted(room))
    for c in commands_of(room.bot):
        if c.qualified_name in ENDING:
            continue
        given = {p.name: chosen(p, rng, room) for p in c.parameters if p.required or rng.random() < 0.6}
        given = {k: v for k, v in given.items() if v not in (None, "")}
        if "game" in given and rng.random() < 0.8:
            given["game"] = game
        if any(p.required and p.name not in given for p in c.parameters):
            continue  # an attachment: tried below
        began = time.thread_time()
        who = mod if c.qualified_name == "server" else rng.choice((room.alice, room.bob))
        result = await room.slash(who, c.qualified_name, **given)
        assert time.thread_time() - began < LONGEST, (c.qualified_name, str(given)[:300])
        assert result.acknowledged, c.qualified_name
        typed = [p for p in c.parameters if p.autocomplete]
        for p in typed[:2]:
            offered = await who.autocomplete(room.channel, c.qualified_name, p.name, rng.choice(TEXTS))
            assert all(1 <= len(x["name"]) <= 100 and len(str(x["value"])) <= 100 for x in offered)
    unhurt(room, begun)


async def forged(room, who, custom_id: str, values: list[str] | None = None) -> Any:
    """Press a control that no post of ours ever had, as a forged client could."""
    message = room.forged(room.channel, custom_id, values=values or ())
    if values:
        return await who.select(message, values, custom_id=custom_id)
    return await who.click(message, custom_id=custom_id)


ARGUMENTS = (
    "",
    "yes",
    "no",
    "1",
    "999999999",
    "99999999999",
    "8fc17646",
    "a.b.c",
    ".",
    "-",
    "+",
    "gm",
    "zz",
    "text",
)


@pytest.mark.parametrize("title", TITLES)
async def test_every_verb_refuses_forged_arguments(room, title):
    game, rng = await table_of(room, title), Random(f"verbs of {title}")
    seats, begun = [*TITLES[title].game.seats[:2], "zz", ""], len(posted(room))
    kinds = [x for x in TITLES[title].game.rules.kinds if ":" not in x]
    for verb in Verb:
        args = [rng.choice(seats), rng.choice((*kinds, *ARGUMENTS)), *rng.choices(ARGUMENTS, k=2)][
            : rng.randrange(5)
        ]
        custom_id = ":".join(["ng", verb.value, rng.choice((game, game, "-", "zzzzzz")), *args])[:100]
        value = [rng.choice([x for x in TEXTS if x.strip()])[:100]] if rng.random() < 0.5 else None
        if (verb is Verb.RESIGN or ":abandon:" in custom_id) and "yes" in custom_id:
            continue
        began = time.thread_time()
        result = await forged(room, rng.choice((room.alice, room.bob)), custom_id, value)
        assert time.thread_time() - began < LONGEST, custom_id
        assert result.acknowledged, custom_id
    unhurt(room, begun)


FORMS = {
    "starwars": ["write:{game}:{seat}:1"],
    "stargate": ["write:{game}:{seat}:1"],
    "armada": [
        "fill:{game}:{seat}:fleet:text",
        "fill:{game}:{seat}:fleet:keep",
        "fill:{game}:{seat}:fleet:fit:1",
    ],
    "skirmish": [
        "write:{game}:{seat}:1",
        "fill:{game}:gm:gm.panel:say",
        "fill:{game}:gm:gm.panel:build:crates",
    ],
}


@pytest.mark.parametrize("title", TITLES)
async def test_a_form_filled_in_with_hostile_texts_is_taken_or_refused(room, title):
    game, rng = await table_of(room, title), Random(3)
    seat, begun, filled = TITLES[title].game.seats[0], len(posted(room)), 0
    for shape in [*FORMS[title], "word:{game}"]:
        for text in rng.sample([x for x in TEXTS if x.strip()], 6):
            opened = await forged(room, room.alice, "ng:" + shape.format(game=game, seat=seat))
            if opened.modal is None:
                continue
            asked = list(walk(opened.modal["components"]))
            chosen = {x["custom_id"]: x["options"][0]["value"] for x in asked if x.get("options")}
            typed = [x for x in asked if x.get("type") == TEXT_INPUT]
            fields = chosen | {x["custom_id"]: text[: x.get("max_length") or 4000] for x in typed}
            done = await room.alice.submit_modal(opened, fields)
            assert done.acknowledged
            filled += 1
    assert filled
    unhurt(room, begun)


BLOBS = {
    "ten mebibytes": b"x" * (10 << 20),
    "deep": nested(30_000, "[", "]").encode(),
    "not text": b"\xff\xfe\x00",
    "deep toml": b"a=" + nested(30_000, "[", "]").encode(),
    "an endless key": b"a." * 30_000 + b"a=1",
    "nothing": b"",
    "nul": b"\x00" * 1000,
    "digits": b'{"id":' + b"9" * 5000 + b"}",
    "a bomb": b'{"entries":[' + b"1," * 900_000 + b"1]}",
    "toml that links": b'name = "@everyone [x](https://evil.example)"\n' * 2,
}


async def test_every_upload_is_refused_with_a_reason(room):
    begun = len(posted(room))
    for name, blob in BLOBS.items():
        for command, more in (
            ("new", {}),
            ("new", {"title": "starwars"}),
            ("new", {"title": "skirmish"}),
        ):
            began = time.thread_time()
            file = (f"[x](https://evil.example) @everyone {name}.toml", blob)
            said = await room.said(room.alice, command, file=file, **more)
            assert time.thread_time() - began < LONGEST, (name, command)
            assert said.strip(), (name, command)
    assert await room.bot.services.game_lists.games(room.guild.id) == []
    unhurt(room, begun)


MARKED = ("**Hill**", "[x](https://evil.example)", "<@1>", "@everyone", "```", "||h||", "\u202eHill", "x\ny")


@pytest.mark.parametrize("key", ["title", "terrain", "start", "objectives", "team", "win"])
async def test_a_mission_whose_names_would_format_is_refused(room, key):
    begun = len(posted(room))
    for name in MARKED:
        data = file_of("skirmish", "table")
        if key == "title":
            data["title"] = name
        elif data.get(key):
            data[key][0]["name"] = name
        said = texts(await patrol.loaded(room, room.alice, ("table.toml", toml(data).encode())))
        assert "Markdown" in said, (key, name)
    unhurt(room, begun)


async def test_what_a_brief_says_is_posted_escaped_and_whole(room):
    data, begun = file_of("skirmish", "table"), len(posted(room))
    data["brief"] = "\n".join([WICKED.replace("\u202e", " ")] * 8) + " the very end"
    file = ("table.toml", toml(data).encode())
    shown = texts(await patrol.loaded(room, room.alice, file))
    assert "the very end" in shown
    await room.slash(room.alice, "new", title="skirmish", options="players=1 gm=off", file=file)
    await room.slash(room.alice, "join")
    await room.slash(room.alice, "start")
    for command in ("board", "log", "who", "hand", "map", "games", "table"):
        assert await room.said(room.alice, command)
    assert await room.said(room.alice, "mine", text="table")
    unhurt(room, begun)


async def test_what_a_gm_gives_as_his_reason_is_posted_escaped(room):
    begun, game = len(posted(room)), await table_of(room, "skirmish")
    n = (await room.info()).n
    reason = WICKED.replace("\u202e", "")
    for command, more in (
        ("skirmish gm modifier", {"what": "hit", "by": 1}),
        ("skirmish gm spawn", {"rank": "jaffa", "at": "30 30"}),
        (
            "skirmish gm terrain",
            {"id": "new", "kind": "wall", "shape": "line", "size": "1 1 5 5", "name": "wall"},
        ),
        ("skirmish gm place", {"thing": "RED", "at": "20 20"}),
        ("skirmish gm end", {}),
    ):
        page = room.private(await room.slash(room.alice, command, reason=reason, game=game, **more))
        await room.press(room.alice, page, "Confirm")
    assert (await room.info()).n >= n + 4
    assert "evil.example" in "".join(posted(room)[begun:])
    for command in ("log", "hand", "board"):
        await room.slash(room.bob, command)
    unhurt(room, begun)
