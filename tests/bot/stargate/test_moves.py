"""Orders in a line, previews with every risk, buttons, odds and combats, in the channel."""

from __future__ import annotations

import pytest

from bot.games.stargate.title import TITLE
from bot.play.model.terms import Person
from bot.play.model.title import narrow_down
from engine.core.hexgrid import WAYS
from engine.stargate.model.state import Leg
from engine.stargate.queries.position import Position
from tests.bot.room import pictures, selects, texts
from tests.bot.stars import MEETING, begins_with, move, public, unconfirmed, war, write_back

SKIM = Position(
    "virunian",
    {"W2": "0702", "C3": "1510", "T3": "1510", "H3": "0803", "I1": "1405"},
    gates={"A": 2},
)


@pytest.fixture
async def game(room, monkeypatch):
    begins_with(monkeypatch, MEETING)
    return await war(room)


async def test_a_whole_path_is_previewed_with_turns_fire_odds_and_end(room, game):
    before = len(room.posts())
    result = await room.slash(room.alice, "move", text="H3 se3 s2")
    shown = room.private(result)
    assert "H3: lost 70 times in 100" in texts(shown)
    assert "H3 gets in 30 times in 100" in texts(shown)
    assert "in 1514" in texts(shown)
    assert pictures(shown)
    assert len(room.posts()) == before
    await room.press(room.alice, shown, "Carry out anyway")
    (post,) = room.posts()[before:]
    assert "H3 turns in 1513" in texts(post) or "H3" in texts(post)
    assert (await room.bot.services.game_lists.info(game)).n >= 3


def test_directions_are_listed_by_the_compass():
    ladder = TITLE.ladders["move.leg"]
    legs = [Leg(way, n) for way in sorted(WAYS) for n in (1, 2)]
    rung = narrow_down(ladder, legs, ())
    assert [value for _, value in rung.steps] == ["n", "ne", "se", "s", "sw", "nw"]


async def test_cancel_changes_nothing(room, game):
    result = await room.slash(room.alice, "move", text="H3 se3 s2")
    before = (await room.bot.services.game_lists.info(game)).n, public(room)
    await room.press(room.alice, room.private(result), "Start over")
    assert ((await room.bot.services.game_lists.info(game)).n, public(room)) == before


async def test_a_preview_names_the_approach_its_shield_and_its_odds(room, game):
    alice = Person(room.alice.id, "alice")
    post = await room.bot.services.drafts.preview(game, alice, text="M1 to 1510")
    assert post.title == "M1 comes back 60 times in 100"
    assert post.image.alt.startswith("M1: 12 safe · 48 dispersed · 40 lost.")  # its bars are drawn below it
    assert "must attack C2+W2: 5 against 6" in "\n".join(post.text)
    rest = post.files[0].data.decode()
    assert "C2+W2 in 1510" in rest
    assert "The Virunians are" in rest
    assert "you lose it 28 % of the time" in rest


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("H3 se9", "Case 5.1"),
        ("X1 s2", "Case 5.0"),
        ("H3 skim Q", "say which Stargate"),
        ("H3 to 9999", "no hex 9999"),
        ("H3 se3 dance", "dance"),
        ("M1 teleport to 1510", "Case"),
        ("I9 s1", "I9"),
        ("H3 to", "say where to"),
        ("nonsense", "nonsense"),
        ("H3 linear" + "; s1" * 40, "At most"),
    ],
)
async def test_an_order_that_cannot_stand_is_refused_to_its_giver_alone(room, game, order, why):
    before = (await room.bot.services.game_lists.info(game)).n, len(room.posts())
    assert why in await move(room, room.alice, order)
    assert ((await room.bot.services.game_lists.info(game)).n, len(room.posts())) == before


async def test_autocomplete_offers_units_and_then_where_they_can_go(room, game):
    units = await room.alice.autocomplete(room.channel, "move", "text", "")
    assert {x["value"] for x in units} >= {"H3 linear", "M1 wobble", "D2 linear"}
    ways = await room.alice.autocomplete(room.channel, "move", "text", "H3 se3 s")
    assert "H3 se3 s2" in {x["value"] for x in ways}
    assert any("1514" in x["name"] for x in ways)
    assert await room.bob.autocomplete(room.channel, "move", "text", "H3") == []


async def test_skimming_by_order_tells_of_the_circle_and_the_doubling(room, monkeypatch):
    begins_with(monkeypatch, SKIM)
    await war(room)
    said = await move(room, room.bob, "W2 skim B exit")
    assert "no straight way" in said
    await unconfirmed(room)
    said = await move(room, room.bob, "W2 se1 +")
    assert "W2" in said
    assert "0802" in texts(room.posts()[-1]) or "0803" in texts(room.posts()[-1])


async def test_a_path_goes_on_by_itself_after_the_approach(room, game):
    await unconfirmed(room)
    said = await move(room, room.alice, "M1 s1 se1")
    assert "other orders follow by themselves" in said
    await write_back(room, room.bob, "Warp")
    before = len(room.posts())
    await write_back(room, room.alice, "Maneuver")  # 0: nothing happens, so the way goes on
    told = "\n".join(texts(m) for m in room.posts()[before:])
    assert "M1 met T5 in 1610" in told


async def test_combats_and_odds_are_shown_to_him_who_asks(room, game):
    before = public(room)
    assert "no combat" in await room.said(room.bob, "odds")
    for about, wanted in (
        ("combat", "Column 8+"),
        ("approach", "Against Warp"),
        ("turning", "3 enemies: 30 %"),
        ("teleport", "83 %"),
        ("gravity", "33 %"),
    ):
        assert wanted in await room.said(room.bob, "odds", text=about)
    assert "Column 3-4" in await room.said(room.bob, "odds", text="combat 4")
    assert "Column 0" not in await room.said(room.bob, "odds", text="combat 4")
    assert "**3**" in await room.said(room.bob, "odds", text="approach defender")
    assert public(room) == before


async def test_combats_are_listed_before_they_are_chosen(room, monkeypatch):
    begins_with(
        monkeypatch,
        Position("coalition", {"H1": "1210", "T2": "1210", "H2": "1401", "X1": "1401", "H4": "1601",
                               "H5": "1701", "D1": "1701", "C4": "1701"}),
    )  # fmt: skip
    await unconfirmed(room)
    await war(room)
    to_come = await room.said(room.bob, "odds")
    assert "as things stand" in to_come
    assert "1401" in to_come
    await move(room, room.alice, "done")
    shown = await room.said(room.alice, "odds")
    assert "H2 (3) against X1 (5), differential -2, column -2" in shown
    assert "attacker eliminated 50 %" in shown
    await room.slash(room.alice, "move", text="fight 1401")
    sight = await room.bot.services.player_views.look((await room.info()).id, _person(room.alice))
    assert "combat.support" in [a.kind for a in sight.asked] or "Combat in 1401" in public(room)


async def test_in_german(room, game):
    await room.slash(room.alice, "settings", text="language de")
    said = await move(room, room.alice, "H3 se3 s2")
    assert "H3 kommt 30 von 100 Mal durch" in said
    assert "steht in 1514" in said
    assert "Kampfergebnisse" in await room.said(room.alice, "odds", text="combat")


async def test_help_tells_of_the_game(room):
    shown = room.private(await room.slash(room.alice, "help"))
    post = room.private(await room.press(room.alice, shown, "How StarGate"))
    assert "Approach" in texts(post)
    assert not selects(post)


def _person(who):
    from bot.play.model.terms import Person

    return Person(who.id, who.name)
