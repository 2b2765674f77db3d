"""Sealed and hidden questions, forms, and acts nobody may know of: tried on a toy that has them all."""

import re
from random import Random

import pytest
import pytest_asyncio

from bot.play.model.custom_ids import Verb
from bot.play.model.terms import Refused
from bot.play.model.title import Catalogue, Title
from bot.store import Store
from engine.core.errors import IllegalAction
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, room_on, said, verbs
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL


@pytest_asyncio.fixture
async def duel():
    store = await Store.open()
    yield room_on(store, catalogue=Catalogue({"duel": Title(DUEL, PlainLook())}))
    await store.close()


async def begun(duel: Room) -> str:
    t = duel.services
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    return game


async def laid(duel: Room, red: str = "lay", white: str = "lay") -> str:
    game = await begun(duel)
    await duel.services.answering.answer(game, ANN, text=red)
    await duel.services.answering.answer(game, BEN, text=white)
    await duel.services.turns.drain(game)
    return game


async def test_sealed_questions_are_put_to_all_at_once_and_only_counted(duel: Room) -> None:
    t, game = duel.services, await begun(duel)
    first = duel.courier.channel()[-1].post
    assert set(first.ping) == {ANN.id, BEN.id}
    assert Verb.PICK in verbs(first)
    assert "hand" in verbs(first)
    who = await t.game_lists.who(game)
    assert (who.waiting, who.got, who.wanted) == ((), 0, 2)
    private = len(duel.courier.dms(ANN.id))
    await t.answering.answer(game, BEN, text="lay 1 4")
    await t.turns.drain(game)
    post = duel.courier.channel()[-1].post
    text = said(post)
    assert "white" not in text
    assert "Ben" not in text
    assert "[1, 4]" not in text
    assert post.ping == ()
    assert Verb.UNDO not in verbs(post)
    assert (await t.game_lists.who(game)).got == 1
    assert "(1, 4)" in said(await t.choices.hand(game, BEN))
    assert "(1, 4)" not in said(await t.choices.hand(game, ANN))
    assert len(duel.courier.dms(ANN.id)) == private


def _unhashed(text: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out seals, which are drawn anew each time."""
    return tuple(re.sub(r"[0-9a-f]{64}", "*", x) for x in text)


async def test_who_answered_first_cannot_be_told(duel: Room) -> None:
    seen = []
    for first in (ANN, BEN):
        game = await begun(duel)
        count = len(duel.courier.channel())
        await duel.services.answering.answer(game, first, text="lay 2")
        await duel.services.turns.drain(game)
        posts = [(_unhashed(x.post.text), [(c.label) for row in x.post.rows for c in row], x.post.ping)
                 for x in duel.courier.channel()[count:]]  # fmt: skip
        log = (await duel.services.log.page(game, EVE)).lines
        seen.append((posts, log, (await duel.services.game_lists.who(game)).waiting))
        await duel.services.hosting.abandon(game, ANN)
    assert seen[0] == seen[1]


async def test_an_unread_answer_is_taken_back_without_a_name(duel: Room) -> None:
    t, game = duel.services, await begun(duel)
    await t.answering.answer(game, BEN, text="lay 1")
    sight = await t.player_views.look(game, BEN)
    assert [h.kind for h in sight.held] == ["traps.lay"]
    assert Verb.BACK in verbs(await t.choices.hand(game, BEN))
    await t.answering.take_back(game, BEN, sight.held[0].decision)
    await t.answering.answer(game, BEN, text="lay 2")
    assert (
        await t.answering.undo(game, BEN)
    ).request == 0  # undo of what lies unread is taking back, nobody is asked
    await t.turns.drain(game)
    for x in duel.courier.channel():
        assert "white" not in said(x.post).replace("**red, white:** last!", "")  # what both play for
    with pytest.raises(Refused, match="no-undo"):
        await t.answering.undo(game, BEN)
    assert (await t.game_lists.who(game)).got == 0
    assert await duel.store.check({"duel": DUEL}) == []


async def test_a_form_is_checked_previewed_and_sent(duel: Room) -> None:
    t, game = duel.services, await begun(duel)
    asked = (await t.player_views.look(game, ANN)).asked[0]
    assert asked.options is None
    assert verbs(await t.choices.picker(game, ANN)) == ["write"]
    d = asked.decision
    with pytest.raises(IllegalAction) as why:
        await t.drafts.preview(game, ANN, d, action={"do": "lay", "spaces": [99]})
    assert "LAY.1" in t.wording.refusal(why.value, "en", "duel")
    shown = await t.drafts.preview(game, ANN, d, action={"do": "lay", "spaces": [3, 5]})
    yes = shown.rows[0][0].id.rsplit(":", 1)[1]
    await t.answering.answer(game, ANN, d, token=yes)
    assert await duel.store.draft(game, "red", d, ANN.id) is None
    await t.answering.answer(game, BEN, text="lay")
    assert "(3, 5)" in said(await t.choices.hand(game, ANN))


async def test_a_hidden_question_is_put_in_private_alone(duel: Room) -> None:
    """White has a trap where Red goes: only White may know that White is asked."""
    t, game = duel.services, await laid(duel, white="lay 5")
    posts, mine = len(duel.courier.channel()), len(duel.courier.dms(BEN.id))
    await t.answering.answer(game, ANN, text="step r3 2")
    await t.turns.drain(game)
    post = duel.courier.channel()[-1].post
    assert post.ping == ()
    assert not {Verb.PICK, Verb.TAKE, Verb.UNDO} & set(verbs(post))
    assert (await t.game_lists.who(game)).waiting == ()
    assert [(x.post.title, x.post.text) for x in duel.courier.dms(BEN.id)[mine:]] == [("snare.spring?", ())]
    assert await t.game_lists.turns(BEN) != []
    assert (await t.game_lists.turns(BEN))[0].mine
    assert not (await t.game_lists.turns(ANN))[0].mine
    assert (await t.game_lists.turns(ANN))[0].for_whom == ()
    number = (await t.game_lists.info(game)).n
    await t.answering.answer(game, BEN, text="spring False")
    await t.turns.drain(game)
    assert len(duel.courier.channel()) == posts + 2  # the move; and that play goes on
    assert "decided" not in said(duel.courier.channel()[-1].post)
    assert (await t.game_lists.info(game)).n == number  # no gap in what others count
    assert {n for n, _ in (await t.log.page(game, EVE)).lines} == set(range(number + 1))
    assert await duel.store.check({"duel": DUEL}) == []


async def test_an_act_nobody_may_know_of_leaves_no_trace(duel: Room) -> None:
    t, game = duel.services, await laid(duel, white="lay 5")
    before = (
        len(duel.courier.sent),
        await t.game_lists.info(game),
        await t.log.page(game, EVE),
        await t.game_lists.who(game),
    )
    seen = [
        await t.player_views.look(game, ANN),
        await t.choices.hand(game, ANN),
        (await t.log.export(game, ANN)).text,
    ]
    duel.clock.at += 100
    await t.answering.act(game, BEN, "shift", {"do": "shift", "at": 5, "to": 7})
    await t.turns.drain(game)
    assert (
        len(duel.courier.sent),
        await t.game_lists.info(game),
        await t.log.page(game, EVE),
        await t.game_lists.who(game),
    ) == before
    assert [
        await t.player_views.look(game, ANN),
        await t.choices.hand(game, ANN),
        (await t.log.export(game, ANN)).text,
    ] == seen
    assert "(7,)" in said(await t.choices.hand(game, BEN))
    with pytest.raises(IllegalAction):
        await t.answering.act(game, ANN, "shift", {"do": "shift", "at": 5, "to": 7})
    with pytest.raises(Refused, match="no-act"):
        await t.answering.act(game, BEN, "fly", {})


async def test_what_a_scout_learns_is_told_to_him_alone(duel: Room) -> None:
    t, game = duel.services, await laid(duel, white="lay 3")
    private = len(duel.courier.dms(BEN.id))
    done = await t.answering.answer(game, ANN, text="scout r3")
    await t.turns.drain(game)
    assert any("scouted" in x for x in done.private)
    assert "scouted" in said(duel.courier.dms(ANN.id)[-1].post)
    assert "scouted" not in "".join(said(x.post) for x in duel.courier.channel())
    assert (await t.log.proof(game)).rolls == 0  # not even that a die fell
    assert len(duel.courier.dms(BEN.id)) == private


async def test_standing_answers_are_sealed_used_and_marked(duel: Room) -> None:
    t, game = duel.services, await laid(duel, white="lay 5")
    with pytest.raises(Refused, match="no-policy"):
        await t.answering.leave_standing(game, BEN, "snare.spring", "perhaps")
    seal = await t.answering.leave_standing(game, BEN, "snare.spring", "never")
    assert len(seal) == 64
    assert (await t.log.proof(game)).seals == (("white", seal),)
    await t.answering.answer(game, ANN, text="step r3 2")
    await t.turns.drain(game)
    rows = await duel.store.entries(game)
    assert (rows[-1].kind, rows[-1].by, rows[-1].user) == ("snare.spring", "standing", 0)
    assert (await t.game_lists.who(game)).waiting == ("white",)
    assert duel.courier.channel()[-1].post.ping == (BEN.id,)
    assert await t.answering.leave_standing(game, BEN, "snare.spring", "") == ""
    assert (await t.log.proof(game)).seals == ()
    assert await duel.store.check({"duel": DUEL}) == []


async def test_a_path_order_is_played_as_far_as_it_goes(duel: Room) -> None:
    t, game = duel.services, await laid(duel)
    done = await t.answering.answer(game, ANN, text="step r0 1; step r0 1; step r0 nonsense")
    assert done.left == 2
    await t.turns.drain(game)
    await t.answering.answer(game, BEN, text="rest")
    await t.turns.drain(game)
    rows = await duel.store.entries(game)
    assert (rows[-1].seat, rows[-1].by) == ("red", "order")
    await t.answering.answer(game, BEN, text="rest")
    await t.turns.drain(game)
    assert (await t.game_lists.who(game)).waiting == ("red",)
    assert "step r0 nonsense" in said(duel.courier.dms(ANN.id)[-1].post)
    assert (await duel.store.load(game)).standing == []
    assert duel.courier.channel()[-1].post.ping == (ANN.id,)
    await t.answering.answer(game, ANN, text="rest")
    assert await duel.store.check({"duel": DUEL}) == []


@pytest.mark.parametrize("seed", range(4))
async def test_whole_random_games_with_machine_players(duel: Room, seed: int) -> None:
    t = duel.services
    t.context.rng = Random(seed)
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.add_machine(game, ANN, "white", "random")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    rng = Random(seed)
    for _ in range(300):
        info = await t.game_lists.info(game)
        if info.status == "over":
            break
        asked = (await t.player_views.look(game, ANN)).asked
        assert asked, "the machine player plays on until a person must act"
        options = asked[0].options
        text = rng.choice(options).text if options else "lay 1 2"
        await t.answering.answer(game, ANN, asked[0].decision, text=text)
        await t.turns.drain(game)
    assert (await t.game_lists.info(game)).status == "over"
    assert (await t.log.proof(game)).proved
    assert await duel.store.check({"duel": DUEL}) == []
    white = [said(x.post) for x in duel.courier.sent if x.place.user not in (None, ANN.id)]
    assert white == []
