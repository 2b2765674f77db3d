"""A board that is touched: every press goes through the handlers of Discord, and the channel hears of it."""

from __future__ import annotations

import json

from bot.play.games.entries import prepared_of
from bot.web.keys import Holder
from engine.core.flow import Result
from engine.core.rules import Event
from engine.starwars.game import STARWARS, Position
from tests.bot.room import buttons, pictures, texts

FLEETS = {"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}


def begins(monkeypatch, **more) -> None:
    at = STARWARS.lay_out(Position(**({"mover": "blue", "fleets": FLEETS} | more)))
    told = (Event("first", "SET-UP.3", {"seat": "blue"}),)
    monkeypatch.setattr(type(STARWARS), "new", lambda self, setup, dice: Result(at, told, final=True))


async def test_a_ship_moves_in_two_touches_and_the_channel_gets_its_picture(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    assert page.page["ui"]["send"] == "Send"
    ways = {x["label"]: x["at"] for x in page.page["answers"]}
    assert all(at[0][0] in page.page["board"]["spots"] for at in ways.values() if at)
    goal = next(at[0][1] for label, at in ways.items() if label.startswith("Ship 1") and "3" in label)
    posts = len(room.messages())
    await page.tap("RIGEL-4")
    assert page.start == "RIGEL-4"
    await page.tap(goal)
    await room.settled()
    assert (page.taps, page.lists) == (2, 0)
    assert (await room.bot.store.entries(game))[-1].kind == "turn.move"
    assert len(room.messages()) > posts or pictures(room.live())
    assert "refused" not in page.page


async def test_the_goal_may_be_touched_first(room, finger, monkeypatch):
    begins(monkeypatch, fleets={"blue": {1: "RIGEL-4"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    way = next(x["at"][0] for x in page.page["answers"] if x["at"])
    assert page.meant(way[1])[0]
    n = len(await room.bot.store.entries(game))
    await page.tap(way[1])
    assert len(await room.bot.store.entries(game)) > n


async def test_who_is_not_asked_sees_the_board_and_can_press_nothing(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    mine, theirs = await finger(room.alice, game), await finger(room.bob, game)
    assert theirs.page["waits"]
    assert not theirs.touchable()
    answer = next(x["v"] for x in mine.page["answers"])
    refused = await theirs.ask(answer)
    assert refused["refused"]
    assert len(await room.bot.store.entries(game)) == 1


async def test_a_press_that_is_sent_twice_counts_once(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    answer = next(x["v"] for x in page.page["answers"] if x["at"])
    await page.ask(answer)
    n = len(await room.bot.store.entries(game))
    again = await page.ask(answer)
    assert "already been answered" in page.said()
    assert again["answers"], "and what is asked now is shown"
    assert len(await room.bot.store.entries(game)) == n


async def test_what_is_refused_leaves_a_page_that_is_up_to_date_as_it_is(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    number = page.page["answers"][0]["v"].split(":")[4]
    typed = {"fields": {"text": "fly to the moon"}}
    found = await page.ask(f"ng:write:{game}:blue:{number}", at=page.page["at"], **typed)
    assert found["same"]
    assert found["refused"]
    assert "board" in await page.ask(f"ng:write:{game}:blue:{number}", at=page.page["at"] - 1, **typed)


async def test_a_page_that_is_up_to_date_is_not_sent_again(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    page = await finger(room.bob, await room.started())
    assert await page.ask(at=page.page["at"]) == {"same": 1}
    assert "board" in await page.ask(at=page.page["at"] - 1)


async def test_other_games_and_other_deeds_are_refused(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    answer = next(x["v"] for x in page.page["answers"])
    for bad in (
        f"ng:resign:{game}:yes",
        f"ng:table:{game}:abandon:yes",
        answer.replace(game, "zzz999"),
        "?",
        "ng:do",
    ):
        assert (await page.ask(bad))["refused"], bad
    assert (await page.ask(page.page["aim"] or answer, points=[[1, 1]]))["refused"]
    assert (await room.info()).status == "playing"


async def test_what_is_drawn_for_a_board_costs_no_picture_file(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    page = await finger(room.alice, await room.started())
    drawn = []
    monkeypatch.setattr("bot.play.games.live.raster.png", lambda scene: drawn.append(scene) or b"")
    await page.ask()
    assert not drawn


async def test_a_board_is_in_the_language_and_colours_of_its_reader(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    await room.slash(room.alice, "settings", text="language de")
    page = await finger(room.alice, game)
    assert page.page["ui"]["send"] == "Senden"
    dark = page.page["board"]["colours"]
    light = (await page.ask(theme="light"))["board"]["colours"]
    assert dark != light
    assert len(page.grounds) == 1, "the ground is the same"


async def test_what_is_behind_the_board_is_looked_up_and_leads_back(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    mine, theirs = await finger(room.alice, game), await finger(room.bob, game)
    for page in (mine, theirs):
        (info,) = (x["id"] for x in page.controls() if x["id"].startswith("ng:more:"))
        await page.ask(info)
        looked = [x for x in page.controls() if x["id"].split(":")[1] in ("show", "rules")]
        assert len({x["label"] for x in looked}) == len(looked) >= 5, "each is named"
        for x in looked:
            await page.ask(x["id"])
            assert "refused" not in page.page, (x, page.said())
            (back,) = {x["id"] for x in page.controls() if x["id"] == f"ng:show:{game}:hand"} or {""}
            if x["id"] != f"ng:show:{game}:hand":
                assert back, x
            await page.ask(f"ng:show:{game}:hand")
            assert bool(page.page["answers"]) is (page is mine)
            await page.ask(info)
    assert len(await room.bot.store.entries(game)) == 1


async def test_nothing_else_is_looked_up_there(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    for bad in (
        f"ng:show:{game}:touch",
        f"ng:show:{game}:study:hand",
        "ng:rules:abc123:starwars",
        "ng:show:-:hand",
    ):
        assert (await page.ask(bad))["refused"], bad


async def test_a_board_says_whose_time_runs_and_what_is_held(room, finger, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.opened()
    await room.slash(room.alice, "table", text="clock pace=live")
    for command, who, seat in (("join", room.alice, "blue"), ("join", room.bob, "orange")):
        await room.slash(who, command, seat=seat)
    for who in (room.alice, room.bob):
        await room.slash(who, "start")
    for who in (room.alice, room.bob):
        page = await finger(who, game)
        assert any(x[0] == "t" for x in page.page["clock"] if not isinstance(x, str)), page.page["clock"]
        assert page.page["over"] is False


async def test_an_answer_is_taken_back_or_the_others_are_asked(room, finger, monkeypatch):
    begins(monkeypatch, fleets={"blue": {1: "RIGEL-4"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    game = await room.started()
    page = await finger(room.alice, game)
    n = len(await room.bot.store.entries(game))
    while not page.page["waits"] and len(await room.bot.store.entries(game)) == n:
        await page.ask(page.page["answers"][0]["v"])
        if any("Confirm" in x.get("label", "") for x in page.controls()):
            await page.press("Confirm")
    await page.ask(page.page["undo"])
    assert ("Taken back." in page.said()) or ("The others are asked" in page.said())
    assert page.page["rows"], "and what is asked now stands below"


async def test_a_link_is_given_where_boards_are_shown_and_taken_back_in_settings(room, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    assert "Open board" not in buttons(room.live())
    given = {"web": ("127.0.0.1", 8961), "web_url": "https://watch.example.org"}
    forged = room.forged(room.channel, f"ng:show:{game}:touch")
    assert "shows no boards" in texts(
        room.private(await room.alice.click(forged, custom_id=f"ng:show:{game}:touch"))
    )
    room.bot.settings = room.bot.settings.model_copy(update=given)
    page = room.private(await room.alice.click(forged, custom_id=f"ng:show:{game}:touch"))
    link = next(x["url"] for x in _links(page))
    address, _, ticket = link.partition("#")
    assert address == "https://watch.example.org/board"
    key = room.bot.keys.enter(ticket)
    assert room.bot.keys.holder(key).user == room.alice.id
    assert not room.bot.keys.enter(ticket), "once"
    data = room.private(await room.slash(room.alice, "settings"))
    data = room.private(await room.press(room.alice, data, "Data"))
    assert "is closed" in texts(room.private(await room.press(room.alice, data, "Close my boards")))
    assert room.bot.keys.holder(key) is None


async def test_whoever_has_their_data_deleted_has_no_key_any_more(room):
    await room.started()
    key = room.bot.keys.enter(room.bot.keys.ticket(Holder(room.alice.id, "alice", "en", "abc000")))
    sure = room.private(await room.slash(room.alice, "settings", text="forget"))
    await room.press(room.alice, sure, "Delete me")
    assert room.bot.keys.holder(key) is None


def _links(message):
    def walk(x):
        if isinstance(x, list):
            for y in x:
                yield from walk(y)
        elif isinstance(x, dict):
            if "url" in x and x.get("type") == 2:
                yield x
            for y in x.values():
                yield from walk(y)

    return walk(message.components)


async def test_who_is_not_asked_prepares_their_turn_on_the_board(room, finger):
    game = await room.started()
    who = room.bob if await room.mover(game) is room.alice else room.alice
    page, n = await finger(who, game), len(await room.bot.store.entries(game))
    (prepare,) = [x for x in page.controls() if x.get("label") == "Prepare"]
    await page.ask(prepare["id"])
    assert page.page["answers"] or page.controls()
    assert "not asked yet" in json.dumps(page.page)
    seat = (await room.info()).seat_of(who.id).seat
    for _ in range(6):
        if (kept := prepared_of(await room.bot.services.games.load(game), seat)) is not None:
            break
        sure = next((x for x in page.controls() if ":do:" in x["id"]), page.controls()[0])
        await page.ask(sure["id"], values=[x["v"] for x in sure.get("choices", ())[:1]])
    assert kept is not None
    assert len(await room.bot.store.entries(game)) == n
    await page.press("Drop")
    assert prepared_of(await room.bot.services.games.load(game), seat) is None
