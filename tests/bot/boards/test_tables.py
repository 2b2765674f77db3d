"""What each title lets people touch: the GM's figures, an approach in secret, a battle's targets."""

from __future__ import annotations

import pytest

from tests.bot.armada import navy
from tests.bot.skirmish import patrol
from tests.bot.skirmish.test_orders import NEAR, QUIET
from tests.bot.stars import MEETING, begins_with, war
from tests.effort.turns import FIVE


async def test_a_gm_places_a_figure_by_touching_it_and_a_point(room, finger):
    game = await patrol.with_gm(room)
    page = await of_gm(room, finger, game)
    mover = next(f for f in (await patrol.state_of(room, game)).figures.values() if f.on_table)
    await page.tap(mover.id)
    assert page.page["aim"]
    look, picture = page.holder.shown.picture
    spot = look.spot(picture, "9 20")
    form = (await page.point((spot.x, spot.y)))["form"]
    given = {x["id"]: x["value"] for x in form["fields"]}
    assert given["at"] == "9 20", "and a ruling asks for a reason"
    await page.ask(form["id"], fields={**given, "reason": "it slid down"})
    assert "refused" not in page.page, page.said()
    assert f"{mover.id} is placed at 9 20. Reason: it slid down" in page.said()
    await page.press(next(x["label"] for x in page.controls() if x.get("tone") == "good"))
    now = (await patrol.state_of(room, game)).figures[mover.id]
    assert (now.x, now.y) == (9.0, 20.0)


async def of_gm(room, finger, game):
    """Return the GM's board with their panel open."""
    live = await room.bot.services.games.load(game)
    gm = next(x.user for x in live.info.seats if x.seat == "gm")
    page = await finger(room.alice if gm == room.alice.id else room.bob, game)
    panel = next(
        x["label"] for x in page.controls() if ":sheet:" in x.get("id", "") and ":gm.panel" in x["id"]
    )
    await page.press(panel)
    return page


async def test_a_gm_draws_terrain_from_corner_to_corner(room, finger):
    game = await patrol.with_gm(room)
    page = await of_gm(room, finger, game)
    assert page.page["drawn"]
    look, picture = page.holder.shown.picture
    one, two = (look.spot(picture, x) for x in ("9 20", "5 17"))
    found = await page.ask(page.page["aim"], points=[[one.x, one.y]], at=page.page["at"])
    assert found["refused"], "one corner draws nothing"
    form = (await page.point((one.x, one.y), (two.x, two.y)))["form"]
    given = {x["id"]: x["value"] for x in form["fields"]}
    kinds = next(x["choices"] for x in form["fields"] if x["id"] == "kind")
    assert (given["size"], "wood" in [x["v"] for x in kinds]) == ("9 20 5 17", True)
    await page.ask(form["id"], fields={**given, "kind": "wood", "reason": "trees"})
    assert "refused" not in page.page, page.said()
    await page.press(next(x["label"] for x in page.controls() if x.get("tone") == "good"))
    pieces = (await patrol.state_of(room, game)).pieces
    made = [x for x in pieces if x.kind == "wood" and x.id.startswith("T")]
    assert [(x.shape, list(x.size)) for x in made] == [("rect", [5.0, 17.0, 9.0, 20.0])]


async def test_a_gm_reveals_and_hides_a_figure_by_touching_it(room, finger):
    game = await patrol.with_gm(room)
    page = await of_gm(room, finger, game)
    hidden = next(f.id for f in (await patrol.state_of(room, game)).figures.values() if f.side == "jaffa")
    for label in ("Reveal", "Hide"):
        await page.tap(hidden)
        form = (await page.press(label))["form"]
        await page.ask(form["id"], fields={"reason": "a noise"})
        await page.press(next(x["label"] for x in page.controls() if x.get("tone") == "good"))
        seen = (await patrol.state_of(room, game)).spotted["sgc"]
        assert (hidden in seen) is (label == "Reveal")


async def test_a_ruler_says_what_a_walk_comes_to_and_does_nothing(room, finger):
    game = await patrol.alone(room, NEAR)
    before = await patrol.state_of(room, game)
    page = await finger(room.alice, game)
    await page.tap("BLUE")
    assert page.page["start"] == "BLUE"
    assert "BLUE" in page.page["board"]["spots"]
    look, picture = page.holder.shown.picture
    spot = look.spot(picture, "21 6")
    lines = (await page.point((spot.x, spot.y), measures=True))["ruler"]
    said = "\n".join("".join(x if isinstance(x, str) else x[1] for x in line) for line in lines)
    assert said.startswith('4" to 21 6')
    assert "J" in said, "who sees it"
    assert await patrol.state_of(room, game) == before


async def test_a_ruler_that_is_refused_leaves_the_page_and_what_it_takes_as_they_are(room, finger):
    game = await patrol.alone(room, NEAR)
    page = await finger(room.alice, game)
    await page.tap("BLUE")
    look, picture = page.holder.shown.picture
    for points in ([[1, 1]], []):
        found = await page.ask(page.page["aim"], points=points, measures=True)
        assert found["refused"]
        assert "board" not in found
    spot = look.spot(picture, "21 6")
    await page.point((spot.x, spot.y))
    assert "refused" not in page.page, page.said()
    assert "21 6" in page.said()


async def test_a_ruler_is_only_for_whoever_is_asked(room, finger):
    game = await patrol.alone(room, NEAR)
    page = await finger(room.alice, game)
    await page.tap("BLUE")
    assert "start" in page.page
    other = await finger(room.alice, game)
    await other.tap("RED")
    look, picture = page.holder.shown.picture
    spot = look.spot(picture, "21 6")
    found = await other.ask(page.page["aim"], points=[[spot.x, spot.y]], measures=True)
    assert found["refused"], "it is not what this page shows"


async def test_a_point_that_nobody_watches_is_walked_to_at_once_and_can_be_undone(room, finger):
    game = await patrol.alone(room)
    page = await finger(room.alice, game)
    await page.tap("RED")
    await pointed(page, "15 6")
    assert (await patrol.state_of(room, game)).figures["RED"].at == (15.0, 6.0)
    await room.slash(room.alice, "undo")
    assert (await patrol.state_of(room, game)).figures["RED"].at == (14.0, 2.0)


@pytest.mark.parametrize(("table", "to"), [(NEAR, "21 6"), (QUIET, "28 29")], ids=["watched", "too far"])
async def test_a_walk_that_is_watched_or_cut_short_is_shown_first(room, finger, table, to):
    game = await patrol.alone(room, table)
    before = await patrol.state_of(room, game)
    page = await finger(room.alice, game)
    await page.tap("BLUE")
    await pointed(page, to)
    assert await patrol.state_of(room, game) == before
    await page.press(next(x["label"] for x in page.controls() if x.get("tone") == "good"))
    assert (await patrol.state_of(room, game)).figures["BLUE"].at != before.figures["BLUE"].at


async def pointed(page, to):
    """Touch a point of the table."""
    look, picture = page.holder.shown.picture
    spot = look.spot(picture, to)
    await page.point((spot.x, spot.y))


async def test_a_player_who_is_no_gm_has_no_panel(room, finger):
    game = await patrol.with_gm(room)
    live = await room.bot.services.games.load(game)
    gm = next(x.user for x in live.info.seats if x.seat == "gm")
    page = await finger(room.bob if gm == room.alice.id else room.alice, game)
    assert not [x for x in page.controls() if "gm.panel" in x.get("id", "")]
    refused = await page.ask(f"ng:sheet:{game}:gm:gm.panel:main")
    assert refused["refused"]


async def test_a_ship_lands_and_is_told_what_to_do_by_touch(room, finger, monkeypatch):
    navy.begins_with(monkeypatch, FIVE)
    game = await navy.armada(room)
    page = await finger(room.alice, game)
    for place in ("1", "2"):
        await page.tap(place)
    await page.tap("2", "Attack")
    assert (page.taps, page.lists) == (4, 1)
    assert "attack" in page.said().lower()
    await page.press("Check and lock")
    await page.press("Lock")
    orders = (await navy.state_of(room, game)).stack[-1].got["red"].orders
    assert {(o.to, o.act) for o in orders} == {("2", "attack")}


async def test_a_fleet_is_fitted_by_touching_its_ships(room, finger):
    game = await navy.armada(room)
    page = await finger(room.alice, game)
    assert not page.touchable()
    hulls = next(x for x in page.controls() if "choices" in x and ":add:" in x["id"])
    await page.ask(hulls["id"], values=[hulls["choices"][0]["v"]])
    more, _ = page.meant("#1")
    assert len(more) > 1, "what fits is listed at the finger"
    await page.tap("#1", more[0]["label"])
    assert more[0]["label"].removeprefix("+ ").split()[0].lower() in page.said().lower()
    await page.press("Back")
    await page.tap("#1")
    assert len(page.meant("#1")[0]) > 1, "and its page is open again"


async def test_a_charge_is_laid_where_one_stands_and_a_grenade_thrown_at_a_point(room, finger):
    game = await patrol.alone(room, NEAR)
    page = await finger(room.alice, game)
    await page.tap("RED")
    await page.press("Lay")
    laid, _ = page.meant("RED")
    assert len(laid) > 1
    assert all("C4" in x["label"] for x in laid)
    await page.press("Back")
    await page.press("Throw")
    await pointed(page, "15 9")
    assert "15 9" in page.said()
    assert [x for x in page.controls() if x.get("tone") in ("good", "main") and "lock" in x["id"]]


async def test_a_team_is_changed_by_touching_its_figures(room, finger):
    game = await patrol.alone(room, options="players=1 gm=off team=built")
    page = await finger(room.alice, game)
    assert page.page["board"]["spots"], page.said()
    await page.tap(next(iter(page.page["board"]["spots"])))
    assert "cost" in page.said().lower()


async def test_an_approach_is_touched_and_its_choice_stays_secret(room, finger, monkeypatch):
    begins_with(monkeypatch, MEETING)
    game = await war(room)
    mine, theirs = await finger(room.alice, game), await finger(room.bob, game)
    await mine.tap("M1")
    held = _held(await _state(room, game))
    foe = next(to for x in mine.touchable() for _, to in x["at"] if to in held)
    await mine.tap(foe)
    await mine.press("Confirm")
    await theirs.ask()
    asked = next(x for x in theirs.page["answers"] if "Charge" in x["label"])
    assert asked["at"], "it is about the hex of the meeting"
    await theirs.ask(asked["v"])
    if any("Confirm" in x.get("label", "") for x in theirs.controls()):
        await theirs.press("Confirm")
    await mine.ask()
    assert "Charge" not in mine.page["head"]
    assert [x for x in mine.page["answers"] if "Warp" in x["label"]]


async def _state(room, game):
    return (await room.bot.services.games.load(game)).state


def _held(s):
    return {at for unit, at in s.at.items() if s.forces.seat[unit] == "virunian"}
