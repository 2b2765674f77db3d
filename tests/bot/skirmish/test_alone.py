"""A table of Skirmish for one person: what it says of others is true, and it helps whoever needs it most."""

from __future__ import annotations

import re

import pytest

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.title import has_rivals
from bot.play.surface.coach import has_coach
from bot.titles import TITLES
from tests.bot.room import buttons, raw, texts, walk
from tests.bot.skirmish.patrol import logged

NOBODY = "Nobody plays Player 2"


async def begun(room, **options):
    """Open the usual table, which has room for two players and a GM, and start it alone."""
    await room.slash(room.alice, "new", title="skirmish", **options)
    seated = await room.slash(room.alice, "join", seat="p1")
    await room.press(room.alice, seated.response, "With a coach")
    await room.slash(room.alice, "start")
    return (await room.info()).id


async def test_nobody_leaves_who_was_never_there(room):
    game = await begun(room)
    told = "\n".join(map(texts, room.posts()))
    assert "left the game" not in told
    log = await room.said(room.alice, "log")
    assert "leaves the game" not in log
    assert NOBODY in log
    full = await logged(room, game)
    assert "leaves the game" not in full
    assert "Nobody plays Player 2. alice takes over" in full
    assert "There is no GM" in full
    assert "nobody has GOLD" in full


async def test_who_was_there_leaves(room):
    await room.slash(room.alice, "new", title="skirmish")
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.bob, "join", seat="p2")
    await room.slash(room.alice, "start")
    page = (await room.slash(room.bob, "resign")).response
    await room.press(room.bob, page, "Yes")
    assert "bob left the game" in room.last()
    assert NOBODY not in "\n".join(map(texts, room.posts()))


async def test_one_person_alone_has_hints_and_a_coach(room):
    await begun(room)
    page = (await room.slash(room.alice, "mine")).response
    assert "Coach:" in texts(page)
    said = await room.said(room.alice, "hint")
    assert "Hints are off" not in said
    assert "What counts now" in said


async def test_two_people_have_hints_only_if_both_agree(room):
    await room.slash(room.alice, "new", title="skirmish")
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.bob, "join", seat="p2")
    await room.slash(room.alice, "start")
    assert "Hints are off here" in await room.said(room.alice, "hint")


def test_a_rival_is_promised_only_where_there_is_one():
    rivals = {name for name, x in TITLES.items() if has_rivals(x) and has_coach(x)}
    assert rivals == {"armada", "stargate", "starwars"}


@pytest.mark.parametrize("title", ["skirmish", "starwars"])
async def test_a_first_game_with_a_coach_names_the_opponent_there_is(room, title):
    shelf = (await room.slash(room.alice, "learn")).response
    shelf = (await room.press(room.alice, shelf, title.capitalize())).response or shelf
    done = await room.alice.click(shelf, custom_id=make(Verb.COACH, NOWHERE, "begin", title))
    said = texts(done.response or shelf)
    assert ("gentle machine player" in said) == (title == "starwars")
    assert ("the rules lead the enemy" in said) == (title == "skirmish")


async def test_no_alt_text_holds_markdown(room):
    await begun(room)
    alts = [
        x.get("description") or ""
        for m in room.posts()
        for part in walk(raw(m))
        for x in part.get("items", ())
    ]
    assert any(len(x) > 100 for x in alts)
    assert not [x for x in alts if re.search(r"\*\*|\\[*_]|`", x)]
    assert any("**" in texts(m) for m in room.posts())
    assert buttons(room.live())
