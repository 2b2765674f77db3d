"""Emblems: small pictures of units beside the words on buttons and selects; what is missing is uploaded."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
from PIL import Image

from bot.app import create_bot
from bot.play.model.ports import Button, Choice, CourierError, Place, Post, Select, Trouble
from bot.play.model.ports import Image as Picture
from bot.titles import TITLES
from bot.ui.courier import DiscordCourier
from bot.ui.gateway import bring, drawings
from bot.ui.layout import doubt, forms, lay_out, learn, partial_emoji
from render.core.emblem import emblem_png
from tests.bot import stars
from tests.bot.limits import BUTTON, SELECT, walk
from tests.bot.room import Room, buttons, raw, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")

#: What Discord takes of an emoji.
LARGEST, NAME = 256 * 1024, re.compile(r"[A-Za-z0-9_]{2,32}")


@pytest.fixture(autouse=True)
def _nothing_known():
    """What one test learns is not known in the next."""
    learn({})
    yield
    learn({})


def drawn_on(message: Any) -> dict[str, str]:
    """Return the emoji of a message's buttons and options, by their words."""
    found = [x for x in walk(raw(message)) if x["type"] == BUTTON]
    found += [o for x in walk(raw(message)) if x["type"] == SELECT for o in x["options"]]
    return {x["label"]: x["emoji"]["name"] for x in found if x.get("emoji")}


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda x: x.game.id)
def test_every_title_has_emblems_that_discord_takes(title):
    found = drawings([title])
    assert found
    seen = set()
    for name, scene in found.items():
        assert NAME.fullmatch(name), name
        data = emblem_png(scene)
        image = Image.open(io.BytesIO(data))
        assert (image.size, image.format, image.mode) == ((128, 128), "PNG", "RGBA")
        assert len(data) <= LARGEST
        assert image.getpixel((0, 0))[3] == 0  # rounded, to be seen on any ground
        seen.add(data)
    assert len(seen) >= len(found) - 2  # each kind looks its own; three kinds of missile are one


@pytest_asyncio.fixture
async def first(settings):
    """A room whose bot has never been on Discord before."""
    async with Room.open(create_bot(settings), settings, emblems=False) as room:
        yield room


async def test_what_is_missing_is_uploaded_once_and_shown_beside_the_words(first, monkeypatch):
    room, wanted = first, drawings(TITLES.values())
    assert {x.name for x in await room.bot.fetch_application_emojis()} == set(wanted)
    before = len(room.requests)
    await bring(room.bot, wanted, missing=True)
    assert [x.method for x in room.requests[before:]] == ["GET"]
    stars.begins_with(monkeypatch, stars.MEETING)
    await stars.war(room)
    found = drawn_on(room.live())
    assert found["H3 in 1210"] == "stargate_h"
    assert all(words.strip() for words in found)


async def test_a_process_that_uploads_nothing_still_learns_what_is_there(room):
    wanted = drawings(TITLES.values())
    room.world.emojis.clear()
    made = await room.bot.create_application_emoji(name="stargate_h", image=emblem_png(wanted["stargate_h"]))
    await bring(room.bot, wanted, missing=False)
    assert partial_emoji("stargate_h").id == made.id
    assert partial_emoji("stargate_m") is None
    assert len(await room.bot.fetch_application_emojis()) == 1


def test_without_emoji_the_words_stand_alone():
    rows = (
        (Button("Move H3", "ng:show:abc000:hand", emblem="stargate_h"),),
        (Select("ng:pick:abc000", "which", (Choice("H3", "h", emblem="stargate_h"),)),),
    )
    plain = str(lay_out(Post(rows=rows)).to_components())
    assert "Move H3" in plain
    assert "'emoji'" not in plain or "'emoji': None" in plain
    learn({"stargate_h": 5})
    assert "stargate_h" in str(lay_out(Post(rows=rows)).to_components())


async def test_a_failure_is_logged_and_costs_nothing_else(room, monkeypatch, caplog):
    async def down(**_: Any) -> None:
        raise discord.DiscordServerError(SimpleResponse(), "down")

    class SimpleResponse:
        status, reason = 503, "down"

    room.world.emojis.clear()
    monkeypatch.setattr(room.bot, "create_application_emoji", down)
    await bring(room.bot, drawings(TITLES.values()), missing=True)
    assert "not all emblems" in caplog.text
    assert partial_emoji("stargate_h") is None
    await room.started()
    assert "Throw the dice" in str(raw(room.live()))


async def test_the_bot_brings_them_when_it_starts_and_anew_when_one_is_refused(settings, monkeypatch):
    monkeypatch.setattr("bot.ui.gateway.PAUSE", 0)
    async with Room.open(create_bot(settings), settings, emblems=False) as room:
        assert len(await room.bot.fetch_application_emojis()) == len(drawings(TITLES.values()))
        assert texts(room.private(await room.slash(room.alice, "games")))
        learn({"stargate_h": 5})
        doubt()  # Discord has refused it
        await until(lambda: (partial_emoji("stargate_h") or discord.PartialEmoji(name="x", id=5)).id != 5)


async def until(true: Callable[[], bool]) -> None:
    """Wait for what a task of the bot does by itself."""
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


POST = Post(
    title="StarGate",
    text=("H3 is asked.",),
    image=Picture("a.png", b"png", "alt"),
    rows=(
        (
            Button("Move H3", "ng:show:abc000:hand", emblem="stargate_h"),
            Button("Wait", "ng:show:abc000:brief"),
        ),
    ),
)


def refusing(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """Have Discord refuse every message in which one of these words stands; note what it was asked."""
    asked: list[str] = []

    def taking(plain: Callable[..., Any]) -> Callable[..., Any]:
        async def taken(self: Any, *given: Any, **more: Any) -> Any:
            if (view := more.get("view")) is not None:
                asked.append(f"{view.to_components()!r} {[x.filename for x in more.get('files') or ()]}")
                if any(x in asked[-1] for x in words):
                    raise discord.HTTPException(Answer(), {"code": 50035, "message": "Invalid Form Body"})
            return await plain(self, *given, **more)

        return taken

    ways = [
        (discord.abc.Messageable, "send"),
        (discord.PartialMessage, "edit"),
        (discord.InteractionResponse, "send_message"),
        (discord.InteractionResponse, "edit_message"),
        (discord.Interaction, "edit_original_response"),
        (discord.Webhook, "send"),
    ]
    for kind, name in ways:
        monkeypatch.setattr(kind, name, taking(getattr(kind, name)))
    return asked


class Answer:
    status, reason = 400, "Bad Request"


@pytest.mark.parametrize(
    ("refused", "without", "tries"),
    [
        ("7007", "emblems", 2),
        ("a.png", "files", 3),
        ("Move H3", "controls", 4),
        ("custom_id", "controls", 4),
    ],
)
async def test_what_discord_refuses_goes_out_at_once_in_a_plainer_form(
    room, monkeypatch, caplog, refused, without, tries
):
    learn({"stargate_h": 7007})
    asked = refusing(monkeypatch, refused)
    at = await DiscordCourier(room.bot).post(Place(room.guild.id, room.channel.id), POST, "1")
    assert len(asked) == tries
    assert f"sent without {without}" in caplog.text
    (message,) = [m for m in room.posts() if m.id == at.message]
    assert "H3 is asked." in texts(message)
    assert bool(buttons(message)) == (without != "controls")
    assert (partial_emoji("stargate_h") is None) == (without == "emblems")


async def test_words_alone_are_what_is_left_and_a_refusal_of_all_is_one_of_ours(room, monkeypatch):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    refusing(monkeypatch, "### StarGate", "a.png")
    at = await courier.post(here, POST, "1")
    assert "H3 is asked." in texts(next(m for m in room.posts() if m.id == at.message))
    asked = refusing(monkeypatch, "H3")
    with pytest.raises(CourierError) as caught:
        await courier.post(here, POST, "2")
    assert caught.value.trouble is Trouble.REFUSED
    assert len(asked) == len(list(forms(POST)))


async def test_a_page_and_an_edit_are_shown_without_their_emblems(room, monkeypatch):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    at = await courier.post(here, Post(text=("before",)), "1")
    learn({"stargate_h": 7007})
    refusing(monkeypatch, "7007")
    await courier.edit(at, POST, "2")
    assert "Move H3" in buttons(next(m for m in room.messages() if m.id == at.message))


async def test_a_private_page_is_shown_without_its_emblems(room, monkeypatch):
    stars.begins_with(monkeypatch, stars.MEETING)
    await stars.war(room)
    learn(dict.fromkeys(drawings(TITLES.values()), 7007))
    refused = refusing(monkeypatch, "7007")
    said = room.private(await room.slash(room.alice, "mine"))
    assert any("7007" in x for x in refused)
    assert buttons(said)
    assert not drawn_on(said)
