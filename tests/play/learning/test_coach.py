"""Coaches at a table: who has one, who agrees to it, what it says, and that nobody else ever reads it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.play.games.cards import Desk
from bot.play.model.ports import Button
from bot.play.model.terms import Refused, Status
from bot.play.queries import settings
from bot.play.queries.choices import Chosen
from bot.play.services import build_services
from bot.play.surface.coach import OFTEN, advice, key, reminder
from bot.titles import TITLES, catalogue
from engine.armada.model.state import Report, Unit
from engine.core.flow import pending
from render.core.text import words
from tests.play.conftest import ANN, BEN, HERE, Room

TITLE = "starwars"


def labels(post) -> list[str]:
    return [x.label for row in post.rows for x in row if isinstance(x, Button)]


def card(room) -> str:
    now = next(x for x in reversed(room.courier.sent) if "who plays" in x.now.title).now
    return "\n".join((*now.text, *(x.text for x in now.sections)))


@pytest.fixture
def services(room: Room):
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue())


async def opened(services, *people) -> str:
    game = await services.lobby.open_game(HERE, ANN, TITLE)
    for x in people:
        await services.lobby.join(game, x)
    return game


async def asked(services, game):
    """The first page of whoever is asked now."""
    for who in (ANN, BEN):
        sight = await services.player_views.look(game, who)
        if sight.asked:
            return who, await services.choices.picker(game, who)
    raise AssertionError("nobody is asked")


async def test_whoever_had_joined_before_must_agree(services, room):
    game = await opened(services, ANN, BEN)
    await services.help.wish(game, ANN)
    await services.turns.drain(game)
    assert "has a coach" in card(room)
    assert "waits for **Ben**" in card(room) or "Ben" in card(room)
    with pytest.raises(Refused, match="refused-coach-waits"):
        await services.lobby.start(game, ANN)
    with pytest.raises(Refused, match="refused-gone"):
        await services.help.agree(game, ANN, yes=True)  # it is not theirs to agree to
    await services.help.agree(game, BEN, yes=True)
    await services.lobby.start(game, ANN)
    assert (await services.game_lists.info(game)).status is Status.PLAYING


async def test_who_joins_or_starts_agrees_by_that_and_who_declines_ends_it(services):
    game = await opened(services, ANN)
    await services.help.wish(game, ANN)
    await services.lobby.join(game, BEN)  # the card says it
    with pytest.raises(Refused, match="refused-gone"):
        await services.help.agree(game, BEN, yes=False)
    await services.lobby.leave(game, ANN)
    await services.lobby.join(game, ANN)
    assert not (await services.game_lists.info(game)).seat_of(ANN.id).coach
    await services.lobby.leave(game, BEN)
    await services.lobby.join(game, BEN)
    await services.help.wish(game, ANN)
    await services.help.agree(game, BEN, yes=False)
    assert not any(x.coach for x in (await services.game_lists.info(game)).seats)
    await services.help.wish(game, ANN)
    await services.lobby.start(game, BEN)
    assert (await services.game_lists.info(game)).seat_of(ANN.id).coach


async def test_only_its_own_person_reads_it_until_they_silence_it(services, room):
    game = await opened(services, ANN)
    await services.help.wish(game, ANN)
    await services.lobby.join(game, BEN)
    await services.lobby.start(game, ANN)
    await services.turns.drain(game)
    heard = set()
    for _ in range(6):
        who, page = await asked(services, game)
        told = "Coach:" in "\n".join(page.text)
        assert told == (who == ANN)
        assert ("No coach" in labels(page)) == told
        heard.add(who.id)
        sight = await services.player_views.look(game, who)
        token = sight.asked[0].options[0].token
        await services.answering.answer(game, who, sight.asked[0].decision, token=token)
        await services.turns.drain(game)
    assert heard == {ANN.id, BEN.id}
    assert not any("Coach:" in "\n".join(p.text) for x in room.courier.sent for p in (x.post, *x.edits))
    while (await asked(services, game))[0] != ANN:
        sight = await services.player_views.look(game, BEN)
        await services.answering.answer(
            game, BEN, sight.asked[0].decision, token=sight.asked[0].options[0].token
        )
    await services.help.silence(game, ANN)
    assert "Coach:" not in "\n".join((await asked(services, game))[1].text)
    assert await services.help.now(ANN) is False
    await services.help.set_all(ANN, speaks=True)
    assert "Coach:" in "\n".join((await asked(services, game))[1].text)
    assert await services.help.now(BEN) is None
    await services.help.set_all(BEN, speaks=True)  # who has none gets none by the settings
    assert not (await services.game_lists.info(game)).seat_of(BEN.id).coach


def test_a_reminder_is_one_thing_to_consider_and_the_next_one_each_time():
    text = "What it is for.\n- One.\n- Two,\n  on two lines.\n- Three."
    assert [reminder(text, n, usual=True) for n in range(4)] == [
        "One.",
        "Two,\n  on two lines.",
        "Three.",
        "One.",
    ]
    assert reminder(text, 1, usual=False) == "What it is for.\n- Two,\n  on two lines."
    assert reminder("Nothing to consider.", 2, usual=True) == "Nothing to consider."


async def test_a_coach_does_not_say_all_of_it_again_and_again(services):
    game = await opened(services, ANN)
    await services.help.wish(game, ANN)
    await services.lobby.join(game, BEN)
    await services.lobby.start(game, ANN)
    told: dict[str, list[int]] = {}
    for _ in range(90):
        await services.turns.drain(game)
        who, page = await asked(services, game)
        sight = await services.player_views.look(game, who)
        kind = sight.asked[0].kind
        if who == ANN:
            said = next(x for x in page.text if "Coach:" in x)
            told.setdefault(kind, []).append(said.count("\n> - "))
            if len(told[kind]) > OFTEN:
                whole = "\n".join((await services.choices.hand(game, ANN)).text)
                assert whole.count("\n> - ") > 1, "/hand says all of it"
        if kind == "turn.move" and len(told.get(kind, ())) > OFTEN + 2:
            break
        await services.answering.answer(
            game, who, sight.asked[0].decision, token=sight.asked[0].options[0].token
        )
    often = told["turn.move"]
    assert min(often[:OFTEN]) > 1
    assert max(often[OFTEN:]) <= 1


async def test_a_first_game_begins_in_one_press_with_the_gentlest_machine(services):
    assert await services.help.is_new(ANN, TITLE)
    assert "Play with a coach" in labels(await services.lesson_pages.shelf(ANN, TITLE))
    game = await services.lobby.against_machine(ANN, TITLE, coached=True)
    info = await services.game_lists.info(game)
    assert (info.status, info.seat_of(ANN.id).coach) == (Status.PLAYING, True)
    assert [x.policy for x in info.seats if x.policy] == ["first_steps"]
    patrol = await services.lobby.against_machine(BEN, "skirmish", coached=True)
    live = await services.games.load(patrol)
    assert live.setup.scenario == "first"
    mine = live.info.seat_of(BEN.id).seat
    (own,) = (x for x in pending(live.state) if x.seat == mine)
    desk = Desk(live.info, live.title, words("en"))
    asked = live.title.look.question(own.kind, live.reader_view(own.kind, None), desk.say)
    led = sorted(f.id for f in live.state.figures.values() if f.seat == mine)
    assert asked == f"Your turn: {' and '.join(led)}"  # not those of the machine beside them
    await services.answering.resign(game, ANN)
    assert not await services.help.is_new(ANN, TITLE)
    assert await services.help.is_new(ANN, "armada")


async def test_what_is_kept_is_exported_and_goes_with_its_person_or_the_seat(services):
    game = await opened(services, ANN)
    await services.help.wish(game, ANN)
    told = json.loads((await settings.personal_data(services.context, ANN)).text)
    seats = json.dumps(told)
    assert '"coach": "speaks"' in seats
    await services.lobby.join(game, BEN)
    assert '"agreed_to_coaches_of_others": true' in (await settings.personal_data(services.context, BEN)).text
    await services.lobby.start(game, ANN)
    await services.privacy.forget(ANN)
    assert not any(x.coach for x in (await services.game_lists.info(game)).seats)


async def test_in_direct_messages_it_speaks_on_the_post_itself_which_one_person_reads(services, room):
    """From the first question on, without a press; then nothing has to be shown before a sure answer."""
    game = await services.lobby.against_machine(ANN, TITLE, coached=True)
    for _ in range(9):
        await services.turns.drain(game)
        sight = await services.player_views.look(game, ANN)
        if sight.asked and sight.asked[0].kind == "turn.move":
            break
        await services.answering.answer(game, ANN, 0, token=sight.asked[0].options[0].token)
    live = await services.games.load(game)
    post = room.courier.channel(live.place)[-1].now
    assert "Coach:" in "\n".join(post.text)
    assert {"No coach", "Hint", "Words"} <= set(labels(post)), "what it says in bold leads to its page"
    assert "Coach:" not in "\n".join((await services.choices.picker(game, ANN)).text)
    asked = sight.asked[0]
    begun = Chosen(asked.decision, asked.seat, asked.options[-1].token)
    preview = await services.drafts.preview(game, ANN, asked.decision, token=begun.token, fresh=True)
    assert "Coach:" not in "\n".join(preview.text)
    await services.help.silence(game, ANN)
    await services.answering.answer(game, ANN, asked.decision, token=begun.token)
    await services.turns.drain(game)
    assert "Coach:" not in "\n".join(room.courier.channel(live.place)[-1].now.text)


async def test_in_armada_a_coach_speaks_of_how_the_turn_stands(services):
    game = await services.lobby.against_machine(ANN, "armada", coached=True)
    live = await services.games.load(game)
    title, say = live.title, words("en")
    view = replace(title.game.view(live.state, "red"), turn=4, turns=10)
    troops = Unit(id="Rr1", type="regiment", seat="red", at="1")
    seen, nobody = Report(turn=3, units={"fighter": 2}), Report(turn=3, how="scouted")
    said = {
        "first": advice(title, replace(view, turn=1), "orders", say),
        "unseen": advice(title, view, "orders", say),
        "met": advice(title, replace(view, seen={"3": seen}), "orders", say),
        "nobody there": advice(title, replace(view, seen={"3": nobody}), "orders", say),
        "long ago": advice(title, replace(view, turn=6, seen={"3": seen}), "orders", say),
        "port": advice(title, replace(view, own={"Rr1": troops}), "orders", say),
        "late": advice(title, replace(view, turn=8, own={"Rr1": troops}), "orders", say),
        "last": advice(title, replace(view, turn=10), "orders", say),
    }
    assert "do not know where the enemy is" in said["unseen"]
    assert said["long ago"] == said["nobody there"] == said["unseen"]
    assert "You have just seen enemies" in said["met"]
    assert "Your troops stand on hex 1" in said["port"]
    assert "next to hex 1 now" in said["late"]
    assert "last orders" in said["last"]
    assert len(set(said.values())) == 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_coach_has_words_for_each_occasion_and_never_more_than_sixty(language):
    say = words(language)
    for title in TITLES.values():
        for kind, at in title.coach.items():
            for occasion in at.names:
                assert say.has(key(title, kind, occasion)), (title.game.id, kind, occasion)
        for kind in title.game.rules.kinds:
            for occasion in ("", *(title.coach[kind].names if kind in title.coach else ())):
                name = key(title, kind, occasion)
                assert not say.has(name) or len([x for x in say(name).split() if x != "-"]) <= 60, name


async def test_in_skirmish_a_coach_says_what_the_mission_asks_for_next(services):
    game = await services.lobby.against_machine(ANN, "skirmish", coached=True)
    live = await services.games.load(game)
    mine, title, say = live.info.seat_of(ANN.id).seat, live.title, words("en")
    view = title.game.view(live.state, mine)
    own = next(f for f in view.figures.values() if f.seat == mine)
    (x, y) = view.objectives[0].at
    there, carrying = replace(own, x=x, y=y), replace(own, items=("plans",))
    said = [
        advice(title, replace(view, figures={own.id: f}), "phase.order", say) for f in (own, there, carrying)
    ]
    assert "Your figures act in any order" in said[0]
    assert "where the mission has work to do" in said[1]
    assert "now bring it home" in said[2]


async def test_what_a_machine_is_asked_is_no_question_in_a_post(services, room):
    """First patrol has a machine as its GM, who is asked whether enemies' reactions stand."""
    game = await services.lobby.against_machine(ANN, "skirmish", coached=True)
    live = await services.games.load(game)
    mine = live.info.seat_of(ANN.id).seat
    asked = set()
    for _ in range(12):
        live = await services.games.load(game)
        d = next((d for d in pending(live.state) if d.seat == mine), None)
        if d is not None:
            text = "done" if d.kind == "phase.order" else "wait"
            await services.answering.answer(game, ANN, d.id, mine, text=text)
        asked |= {d.kind for d in pending((await services.games.load(game)).state)}
        await services.turns.drain(game)
        await services.turns.go_on(game, machines=True)
        await services.turns.drain(game)
    assert "gm.reactions" in asked
    assert "veto one?" not in "\n".join(room.courier.texts())
