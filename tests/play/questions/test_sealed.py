"""Sealed questions, standing answers and orders of several steps, on toys injected through a catalogue."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.play.lobby import hosting
from bot.play.model.custom_ids import Verb
from bot.play.model.editors import Plan, packed, unpacked
from bot.play.model.ports import Image, Post
from bot.play.model.terms import Refused
from bot.play.model.title import Catalogue, Questions, StandingAnswer, Title
from bot.play.services import build_services
from bot.store import Store
from bot.store.statements.growing import YOUNG
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.rules import Event, Seat
from render.core.look import Picture
from render.core.scene import Scene
from render.core.text import Words
from tests.play.conftest import (
    ANN,
    BEN,
    HERE,
    MOD,
    FakeClock,
    FakeCourier,
    controls,
    ids,
    no_picture,
    said,
)  # fmt: skip
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL, Choose
from tests.toys.patrol import PATROL

WEIGHTS = "charge feint hold"
ASKED = "question clash.choice at 6"


class TellingLook(PlainLook):
    """Words enough to see who is told what. Nothing is drawn."""

    def __init__(self, game: str) -> None:
        self.game = game

    def scene(self, p: Picture) -> Scene:
        lit = ", ".join(self.label(a, p.view, p.words) for a in p.lit)
        return SimpleNamespace(alt=f"lit: {lit}", board="")  # type: ignore[return-value]

    def prose(self, event: Event, names: Any, words: Words) -> str:
        return f"{event.kind} {json.dumps(event.facts, sort_keys=True)}"

    def label(self, action: Any, view: View, words: Words) -> str:
        return " ".join(str(getattr(action, x)) for x in action.__slots__ if x != "do")

    def detail(self, action: Any, view: View, words: Words) -> str:
        return f"meaning {action.what}" if isinstance(action, Choose) else ""

    def question(self, kind: str, view: View, words: Words) -> str:
        at = next((c.facts["at"] for c in reversed(view.where) if "at" in c.facts), "nowhere")
        return f"question {kind} at {at}"

    def headline(self, view: View, names: Any, words: Words) -> str:
        return f"headline {'/'.join(view.waiting)} {view.sealed}"

    def hand(self, view: View, words: Words) -> str:
        return ""


def lots(policy: str) -> str:
    if not set(policy.split()) <= set(WEIGHTS.split()):
        raise Refused("refused-no-policy")
    return policy


MIX = StandingAnswer(
    lots, lambda s, d, policy, rng: Choose(rng.choice(policy.split())), lambda p, say: f"one of {p}"
)


def catalogue(habits: bool = False, pictured: Sequence[str] = ()) -> Catalogue:
    questions, own = Questions(frozenset(pictured)), {"clash.choice": MIX} if habits else {}
    return Catalogue(
        {g.id: Title(g, TellingLook(g.id), questions=questions, standing_answers=own) for g in (DUEL, PATROL)}
    )


class Arena:
    """A duel between Ann (red) and Ben (white), with what everybody is shown."""

    def __init__(self, store: Store) -> None:
        self.store, self.courier, self.clock = store, FakeCourier(), FakeClock()
        self.restart()

    def restart(self, **ways: Any) -> None:
        self.services = build_services(self.store, self.courier, catalogue=catalogue(**ways), now=self.clock,
                             rng=Random(5))  # fmt: skip
        no_picture(self.services)

    async def begin(self, title: str = "duel", seats: Sequence[tuple[Seat, Any]] = ()) -> str:
        t = self.services
        game = await t.lobby.open_game(HERE, ANN, title)
        for seat, who in seats or (("red", ANN), ("white", BEN)):
            await t.lobby.join(game, who, seat)
        await t.lobby.start(game, ANN)
        await t.turns.drain(game)
        return game

    async def laid(self) -> str:
        """Begin and lay no traps: red is to move."""
        game = await self.begin()
        await self.say(game, ANN, "lay")
        await self.say(game, BEN, "lay")
        return game

    async def clashing(self) -> str:
        """Bring r3 to w0, next to which it cannot stand: both are asked in secret."""
        game = await self.laid()
        for who, text in ((ANN, "step r3 2"), (BEN, "rest"), (ANN, "step r3 1")):
            await self.say(game, who, text)
        return game

    async def say(self, game: str, who: Any, text: str, *, drain: bool = True) -> Any:
        done = await self.services.answering.answer(game, who, text=text)
        if drain:
            await self.services.turns.drain(game)
        return done

    @property
    def channel(self) -> list[str]:
        return [said(x.now) for x in self.courier.channel()]

    @property
    def last(self) -> Any:
        return self.courier.channel()[-1].post

    def everything_public(self) -> str:
        """Return all that the channel's posts hold: text, ids, alt texts."""
        return "\n".join(repr(x.post) for x in self.courier.channel())

    async def entries(self, game: str) -> list[Any]:
        return await self.store.entries(game)


@pytest_asyncio.fixture
async def arena():
    store = await Store.open()
    yield Arena(store)
    await store.close()


# -- asking ------------------------------------------------------------------------------------------------


async def test_a_sealed_question_goes_to_both_by_direct_message(arena):
    await arena.clashing()
    for who in (ANN, BEN):
        post = arena.courier.dms(who.id)[-1].post
        assert ASKED in said(post)
        assert {c.label for c in controls(post)} >= {"charge", "feint", "hold"}
        assert "**hold**: meaning hold" in said(post)


async def test_the_ping_says_what_is_asked_and_why(arena):
    await arena.clashing()
    assert arena.last.ping == (BEN.id,)
    assert f"<@{ANN.id}> <@{BEN.id}> {ASKED}" in said(arena.last)


async def test_everybody_who_must_act_is_named_until_all_have_whoever_was_first(arena):
    """Who has answered already is named like the others: only their number is told."""
    game = await arena.clashing()
    named = f"<@{ANN.id}> <@{BEN.id}> {ASKED}"
    for who, text in ((ANN, "choose hold"), (BEN, "choose feint")):
        assert named in said(arena.courier.whole(arena.courier.channel()[-1].at))
        await arena.say(game, who, text)
    assert ASKED not in said(arena.last)


async def test_the_picker_asks_whoever_prefers_to_look_and_sends_him_nothing(arena):
    await hosting.set_preferences(arena.services.context, BEN.id, secrets="look")
    game = await arena.clashing()
    assert not [x for x in arena.courier.dms(BEN.id) if "clash" in said(x.post)]
    assert [x.verb for x in ids(arena.last)].count(Verb.PICK) == 1
    picker = await arena.services.choices.picker(game, BEN)
    hold = next(c for c in controls(picker) if getattr(c, "label", "") == "hold")
    token = ids(picker)[controls(picker).index(hold)].arg(2)
    await arena.services.answering.answer(game, BEN, token=token)
    await arena.services.turns.drain(game)
    assert "1 of 2" in said(arena.last) or '"got": 1, "of": "clash.choice", "wanted": 2' in said(arena.last)


async def test_closed_direct_messages_leave_the_picker(arena):
    from bot.play.model.ports import Place, Trouble

    def closed(what, where):
        return Trouble.CLOSED if isinstance(where, Place) and where.user else None

    arena.courier.troubles = closed
    game = await arena.clashing()
    assert (await arena.services.game_lists.info(game)).seat("white").dm_closed
    await arena.say(game, BEN, "choose hold")
    await arena.say(game, ANN, "choose feint")
    assert "opened" in said(arena.last)


async def test_a_question_answered_before_its_message_went_out_is_asked_nobody(arena):
    game = await arena.laid()
    for who, text in ((ANN, "step r3 2"), (BEN, "rest"), (ANN, "step r3 1")):
        await arena.say(game, who, text, drain=False)
    for who, text in ((ANN, "choose feint"), (BEN, "choose hold")):
        await arena.say(game, who, text, drain=False)
    await arena.services.turns.drain(game)
    assert not await arena.store.unsent(game)
    for who in (ANN, BEN):
        assert not [x for x in arena.courier.dms(who.id) if ASKED in said(x.post)]


# -- the page that asks ------------------------------------------------------------------------------------


def pages(arena, who):
    """Name the messages that asked somebody in private, in order, and whether their buttons are on."""
    asked = [x for x in arena.courier.dms(who.id) if "clash.choice" in said(x.post)]
    return [(x.at.message, x.buttons) for x in asked]


async def test_a_page_loses_its_buttons_when_nothing_is_asked_nor_can_be_taken_back(arena):
    game = await arena.clashing()
    await arena.say(game, ANN, "choose hold")
    assert [on for _, on in pages(arena, ANN)] == [True]  # it can still be taken back there
    assert [on for _, on in pages(arena, BEN)] == [True]
    await arena.say(game, BEN, "choose feint")
    assert [on for _, on in pages(arena, ANN)] == [False]


async def test_a_choice_taken_back_is_asked_on_the_page_that_stands(arena):
    game = await arena.clashing()
    (page,) = pages(arena, ANN)
    await arena.say(game, ANN, "choose hold")
    await arena.services.answering.undo(game, ANN)
    await arena.services.turns.drain(game)
    assert pages(arena, ANN) == [page]
    (message,) = [x for x in arena.courier.dms(ANN.id) if x.at.message == page[0]]
    assert message.edits


async def test_an_old_page_is_left_and_a_new_one_takes_its_place(arena):
    game = await arena.clashing()
    await arena.say(game, ANN, "choose hold")
    arena.clock.at += YOUNG
    await arena.services.answering.undo(game, ANN)
    await arena.services.turns.drain(game)
    assert [on for _, on in pages(arena, ANN)] == [False, True]
    assert await live_pages(arena, game, "red") == [pages(arena, ANN)[-1][0]]


async def live_pages(arena, game, seat):
    """Name a seat's private pages that the store takes to be live."""
    await arena.store.writer.settle()
    found = await arena.store.writer.run(
        lambda db: db.execute(
            "SELECT id FROM message WHERE game = ? AND seat = ? AND asked != 0 AND live AND NOT retire",
            (game, seat),
        ).fetchall()
    )
    return [x[0] for x in found]


# -- what the channel sees -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(ANN, BEN), (BEN, ANN)])
async def test_the_channel_sees_how_many_choices_are_in_and_never_whose(arena, first, second):
    game = await arena.clashing()
    before = len(arena.courier.channel())
    await arena.say(game, first, "choose hold")
    seal, post = arena.courier.channel()[before:]
    assert re.fullmatch(r"An answer is sealed: `[0-9a-f]{64}`", seal.post.small)
    assert seal.post == Post(small=seal.post.small, silent=True)
    assert seal.now == seal.post, "it is never edited"
    assert '"got": 1, "of": "clash.choice", "wanted": 2' in said(post.post)
    assert post.post.ping == ()
    shown = repr(post.post)
    assert "hold" not in shown
    assert not any(name in shown for name in ("Ann", "Ben", "red", "Red", "White"))
    log = await arena.services.log.page(game, MOD)
    assert "hold" not in "\n".join(line for _, line in log.lines)
    export = await arena.services.log.export(game, MOD)
    assert "hold" not in export.text
    assert (await arena.services.game_lists.who(game)).waiting == ()
    await arena.say(game, second, "choose feint", drain=False)


async def test_an_answer_that_shows_nothing_new_brings_no_pictures_either(arena, monkeypatch):
    async def drawn(scene, stem):
        return Image(f"{stem}.png", b"", scene.alt)

    monkeypatch.setattr(arena.services.drawing, "image", drawn)
    monkeypatch.setattr(PlainLook, "more", lambda self, p: [SimpleNamespace(alt="beside")], raising=False)
    game = await arena.clashing()
    assert len(arena.last.files) == 1
    arena.clock.at += YOUNG  # it is a post of its own
    await arena.say(game, ANN, "choose hold")
    assert (arena.last.image, arena.last.files) == (None, ())


async def test_an_answer_that_shows_nothing_new_leaves_the_picture_of_the_post_it_is_added_to(arena):
    game = await arena.clashing()
    before = arena.courier.channel(HERE)[-1].at

    async def drawn(scene, stem):
        return Image(f"{stem}.png", b"", scene.alt)

    arena.services.drawing.image = drawn
    await arena.say(game, ANN, "choose hold")
    assert arena.courier.channel(HERE)[-1].at == before
    assert arena.last.image is not None


async def test_both_orders_of_answering_look_alike(arena):
    posts = []
    for first in (ANN, BEN):
        store = await Store.open()
        room = Arena(store)
        game = await room.clashing()
        await room.say(game, first, "choose hold")
        posts.append(repr(replace(room.last, rows=(), small="")).replace(game, "game"))
        await store.close()
    assert posts[0] == posts[1]


async def test_the_reveal_is_one_post(arena):
    game = await arena.clashing()
    await arena.say(game, ANN, "choose hold")
    before = len(arena.courier.channel())
    await arena.say(game, BEN, "choose charge")
    seal, post = arena.courier.channel()[before:]
    assert seal.post.small.startswith("An answer is sealed: ")
    assert "opened" in said(post.post)
    assert "rolled" in said(post.post)
    assert '{"red": "hold", "white": "charge"}' in said(post.post)


async def test_a_restart_between_the_two_answers_loses_nothing_and_calls_all_alike(arena):
    game = await arena.clashing()
    await arena.say(game, BEN, "choose hold", drain=False)
    arena.restart()
    await arena.services.sweeper.sweep()
    assert '"got": 1' in said(arena.last)
    assert arena.last.ping == ()
    button = next(c for c in controls(arena.courier.dms(ANN.id)[-1].post) if c.label == "feint")
    token = button.id.rsplit(":", 1)[1]
    await arena.services.answering.answer(game, ANN, token=token)
    await arena.services.turns.drain(game)
    assert '{"red": "feint", "white": "hold"}' in said(arena.last)


async def test_who_is_called_late_does_not_tell_who_has_answered(arena):
    game = await arena.laid()
    for who, text in ((ANN, "step r3 2"), (BEN, "rest")):
        await arena.say(game, who, text)
    await arena.say(game, ANN, "step r3 1", drain=False)
    await arena.say(game, ANN, "choose hold", drain=False)
    await arena.services.turns.drain(game)
    assert set(arena.last.ping) == {ANN.id, BEN.id}


# -- taking back ---------------------------------------------------------------------------------------------


async def test_an_unread_choice_is_taken_back_and_chosen_anew(arena):
    game = await arena.clashing()
    await arena.say(game, ANN, "choose hold")
    hand = await arena.services.choices.hand(game, ANN)
    back = next(x for x in ids(hand) if x.verb is Verb.BACK)
    await arena.services.answering.take_back(game, ANN, back.number(1), back.arg(0))
    await arena.services.turns.drain(game)
    assert '"got": 0' in said(arena.last)
    assert "seat" not in said(arena.last)
    await arena.say(game, ANN, "choose feint")
    await arena.say(game, BEN, "choose hold")
    assert '{"red": "feint", "white": "hold"}' in said(arena.last)


async def test_undo_of_an_unread_choice_takes_back_that_choice_only(arena):
    game = await arena.clashing()
    await arena.say(game, BEN, "choose hold")
    undone = await arena.services.answering.undo(game, BEN)
    assert not undone.request
    sight = await arena.services.player_views.look(game, BEN)
    assert [a.kind for a in sight.asked] == ["clash.choice"]
    assert sight.view.units["r3"].at == 6


async def test_a_choice_that_was_read_stays(arena):
    game = await arena.clashing()
    n = (await arena.services.player_views.look(game, ANN)).asked[0].decision
    await arena.say(game, ANN, "choose hold")
    await arena.say(game, BEN, "choose charge")
    with pytest.raises(Refusal):
        await arena.services.answering.take_back(game, ANN, n, "red")


# -- standing answers ----------------------------------------------------------------------------------------


async def test_a_standing_answer_is_sealed_in_the_channel_and_used_at_once(arena):
    game = await arena.laid()
    seal = await arena.services.answering.leave_standing(game, BEN, "clash.choice", "hold")
    await arena.services.turns.drain(game)
    assert seal in said(arena.last)
    assert "hold" not in arena.everything_public()
    for who, text in ((ANN, "step r3 2"), (BEN, "rest")):
        await arena.say(game, who, text)
    dms = len(arena.courier.dms(BEN.id))
    await arena.say(game, ANN, "step r3 1")
    assert "hold" not in arena.everything_public()
    assert len([x for x in arena.courier.dms(BEN.id)[dms:] if "question" in said(x.post)]) == 0
    assert BEN.id not in arena.last.ping
    assert "by standing answer" not in arena.last.small
    await arena.say(game, ANN, "choose charge")
    assert '{"red": "charge", "white": "hold"}' in said(arena.last)
    assert (await arena.entries(game))[-2].by == "standing"


async def test_a_mix_is_drawn_when_it_is_asked_and_stays_shut(arena):
    arena.restart(habits=True)
    game = await arena.laid()
    with pytest.raises(Refused):
        await arena.services.answering.leave_standing(game, BEN, "clash.choice", "dance")
    await arena.services.answering.leave_standing(game, BEN, "clash.choice", WEIGHTS)
    for who, text in ((ANN, "step r3 2"), (BEN, "rest"), (ANN, "step r3 1")):
        await arena.say(game, who, text)
    entry = (await arena.entries(game))[-1]
    assert entry.by == "standing"
    assert json.loads(entry.action)["what"] in WEIGHTS.split()
    assert entry.seal


async def test_what_was_left_sealed_is_opened_when_the_game_is_over(arena):
    game = await arena.laid()
    seal = await arena.services.answering.leave_standing(game, BEN, "clash.choice", "hold")
    fair = await arena.services.log.proof(game)
    assert fair.seals == (("white", seal),)
    assert fair.opened == ()
    await arena.services.answering.resign(game, ANN)
    (opened,) = (await arena.services.log.proof(game)).opened
    from engine.core.record import seal_of

    assert (opened.seat, opened.kind, opened.policy) == ("white", "clash.choice", "hold")
    assert seal_of(opened.salt, "white", 0, {"kind": opened.kind, "policy": opened.policy}) == opened.seal


# -- orders --------------------------------------------------------------------------------------------------


async def patrolling(arena: Arena) -> str:
    people = [("p1", ANN), ("p2", BEN), ("p3", MOD), ("p4", replace(MOD, id=77, name="Zoe"))]
    return await arena.begin("patrol", people)


async def test_an_order_goes_on_in_one_go(arena):
    game = await patrolling(arena)
    before = len(await arena.entries(game))
    done = await arena.say(game, ANN, "go 1; go -1; go 1")
    assert done.left == 0
    assert len(await arena.entries(game)) == before + 3
    assert said(arena.last).count("walked") == 3


async def test_an_order_stops_where_another_seat_must_answer_and_goes_on_by_itself(arena):
    game = await patrolling(arena)
    await arena.say(game, BEN, "guard")
    await arena.say(game, ANN, "go 1")
    before = len(arena.courier.channel())
    done = await arena.say(game, ANN, "go 1; go -1; stop")
    assert done.left == 2
    assert '"at": 2' in said(arena.courier.channel()[before].post)
    assert len(arena.courier.channel()) == before + 1
    assert arena.last.ping == (BEN.id,)
    await arena.say(game, BEN, "shoot False")
    view = (await arena.services.player_views.look(game, ANN)).view
    assert view.at["p1"] in (1, 2)
    if (await arena.services.player_views.look(game, ANN)).asked:
        raise AssertionError("the rest of the order was not carried out")


async def test_an_order_that_is_sure_to_fail_is_refused_whole(arena):
    game = await patrolling(arena)
    before = len(await arena.entries(game))
    with pytest.raises(Refusal):
        await arena.services.answering.answer(game, ANN, text="go 1; dance")
    with pytest.raises(Refusal):
        await arena.services.answering.answer(game, ANN, text="go 1; go 1; go 1; go 1; go 1")
    assert len(await arena.entries(game)) == before


async def test_an_order_that_is_lost_is_dropped_with_a_word_to_its_owner(arena):
    game = await arena.laid()
    await arena.say(game, ANN, "step r3 2")
    await arena.say(game, BEN, "rest")
    done = await arena.say(game, ANN, "step r3 1; step r3 1")  # after the clash white is to move, then red
    assert done.left == 1
    await arena.say(game, ANN, "choose hold")
    assert [x.kind for x in (await arena.store.load(game)).standing] == ["path"]
    await arena.say(game, BEN, "choose charge")
    for who in (ANN, BEN):
        asked = (await arena.services.player_views.look(game, who)).asked
        if [a.kind for a in asked] == ["clash.loss"]:
            options = {x.action.unit: x.token for x in asked[0].options}
            await arena.services.answering.answer(
                game, who, token=options.get("r3") or next(iter(options.values()))
            )
            await arena.services.turns.drain(game)
    await arena.say(game, BEN, "rest")
    assert (await arena.store.load(game)).standing == []
    words = [said(x.post) for x in arena.courier.dms(ANN.id)]
    lost = any("step r3 1" in w and "no longer possible" in w for w in words)
    view = (await arena.services.player_views.look(game, ANN)).view
    assert lost == ("r3" not in view.units)
    assert not any("step r3 1" in text for text in arena.channel)


async def test_an_order_is_previewed_whole_and_confirmed_by_one_button(arena):
    game = await patrolling(arena)
    post = await arena.services.drafts.preview(game, ANN, text="go 1; go 1")
    assert said(post).count("walked") == 2
    do = next(x for x in ids(post) if x.verb is Verb.DO)
    await arena.services.answering.answer(game, ANN, do.number(1), do.arg(0), token=do.arg(2))
    assert (await arena.services.player_views.look(game, ANN)).view.at["p1"] == 2


def test_orders_survive_the_store():
    plan = Plan(3, (("se3", "s2"), ("H1 linear", "s1")), "2.coalition.movement", begun=True)
    assert unpacked(packed(plan)) == plan


@pytest.mark.parametrize("answer", ["charge", "hold", "feint"])
async def test_what_is_answered_in_secret_shows_neither_on_a_quiet_board_nor_in_its_thread(arena, answer):
    game = await arena.clashing()
    await arena.services.hosting.quieten(game, ANN, 4711)
    await arena.services.turns.drain(game)
    had = len(arena.courier.sent)
    await arena.say(game, ANN, f"choose {answer}")
    shown = [x for x in arena.courier.sent[had:] if x.place.user is None]
    assert {x.place.channel for x in shown} <= {HERE.channel, 4711}
    assert not any(answer in said(x.post) for x in shown)
    assert [x.post.ping for x in shown if x.post.ping] == []
    assert len(shown) == 3  # whatever was answered: its seal, the board, and the word that one has answered


# -- pictures of the choices ---------------------------------------------------------------------------------


async def test_choices_are_marked_in_the_picture_where_a_title_says_so(arena):
    arena.restart(pictured=("clash.loss",))
    scenes: list[str] = []

    async def remember(scene: Any, stem: str) -> None:
        scenes.append(scene.alt)

    arena.services.drawing.image = remember  # type: ignore[method-assign]
    game = await arena.clashing()
    await arena.say(game, ANN, "choose charge")
    await arena.say(game, BEN, "choose charge")
    sight = await arena.services.player_views.look(game, ANN)
    loser, who = ("r", ANN) if sight.asked else ("w", BEN)
    assert scenes[-1].startswith(f"lit: {loser}")
    await arena.services.choices.picker(game, who)
    assert scenes[-1].startswith(f"lit: {loser}")
