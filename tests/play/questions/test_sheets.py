"""Forms filled in step by step: drafts, read back, locked under a hash, taken back; all on the toy duel."""

from __future__ import annotations

import json

import pytest
import pytest_asyncio

from bot.play.model.custom_ids import Verb
from bot.play.model.editors import LOCK, FormInput
from bot.play.model.ports import Post
from bot.play.model.terms import Receipt, Refused
from bot.play.model.title import Catalogue, Title
from bot.play.services import build_services
from bot.store import Store
from bot.store.repositories.sheets import MOST_KEPT
from engine.core.errors import IllegalAction
from tests.play.conftest import (
    ANN,
    BEN,
    HERE,
    FakeClock,
    FakeCourier,
    controls,
    ids,
    no_picture,
    said,
    written,
)
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL, Spring
from tests.toys.laying import Laying

KIND = "traps.lay"


class Den:
    """A duel between Ann (red) and Ben (white), whose traps are laid on a sheet."""

    def __init__(self, store: Store) -> None:
        self.store, self.courier, self.clock = store, FakeCourier(), FakeClock()
        self.restart()

    def restart(self, patience: float = 0) -> None:
        lapses = {"snare.spring": lambda s, d, rng: Spring(False)}
        title = Title(DUEL, PlainLook(), forms={KIND: Laying()}, lapses=lapses)
        self.services = build_services(
            self.store,
            self.courier,
            catalogue=Catalogue({"duel": title}),
            now=self.clock,
            patience=patience,
        )
        no_picture(self.services)

    async def begin(self) -> str:
        t = self.services
        game = await t.lobby.open_game(HERE, ANN, "duel")
        await t.lobby.join(game, ANN, "red")
        await t.lobby.join(game, BEN, "white")
        await t.lobby.start(game, ANN)
        await t.turns.drain(game)
        return game

    async def apply(self, game, who, op, detail="", *values, **fields) -> Post | Receipt:
        got = await self.services.drafts.apply(
            game, who, KIND, form_input=FormInput(op, detail, values, fields)
        )
        return got if isinstance(got, Receipt) else await self.services.choices.form_page(who, got)

    async def read(self, game, who, text) -> Post:
        return await self.services.choices.form_page(
            who, await self.services.drafts.sheet_of(game, who, text, KIND)
        )

    async def lock(self, game, who, spaces) -> Receipt:
        ready = await self.read(game, who, spaces)
        press = next(x for x in ids(ready) if x.arg(2) == LOCK)
        done = await self.apply(game, who, LOCK, press.arg(3))
        await self.services.turns.drain(game)
        assert isinstance(done, Receipt)
        return done


@pytest_asyncio.fixture
async def den():
    store = await Store.open()
    yield Den(store)
    await store.close()


async def test_the_question_comes_as_a_page_in_private_and_a_draft_outlives_a_restart(den):
    game = await den.begin()
    asked = den.courier.dms(ANN.id)[-1].now
    assert "draft" in said(asked)
    assert {x.what or x.verb for x in ids(asked)} == {Verb.SHEET, "fill"}
    await den.apply(game, ANN, "add", "", "4")
    den.restart()
    page = await den.apply(game, ANN, "add", "", "2")
    assert "added" in said(page)
    assert "draft 2 4" in said(page)
    assert "draft ;" in said(await den.services.choices.show_form(game, BEN))


async def test_a_page_that_came_and_was_written_on_before_its_process_knew_is_not_sent_again(den):
    game = await den.begin()
    letters = den.courier.dms(ANN.id)
    await den.store.writer.run(
        lambda db: db.execute(
            "UPDATE outbox SET sent = 0, claimed = made + 30 WHERE what = 'asked' AND lane = ?",
            (f"u{ANN.id}",),
        )
    )  # as a process leaves it that dies between Discord's reply and its own note
    for x in letters:
        x.nonce = "forgotten"
    den.restart()
    den.clock.at += 5
    await den.apply(game, ANN, "add", "", "4")
    den.clock.at += 3600
    await den.services.sweeper.sweep()
    assert den.courier.dms(ANN.id) == letters
    assert [x for x in await den.store.unsent(game) if x.what == "asked"] == []


async def test_two_strokes_at_once_lose_nothing(den):
    import asyncio

    game = await den.begin()
    await asyncio.gather(*(den.apply(game, ANN, "add", "", str(x)) for x in (1, 5, 9)))
    assert await written(den.services, game, ANN, KIND) == "1 5 9"


async def test_locking_shows_a_hash_and_not_whose_or_what(den):
    game = await den.begin()
    before = len(den.courier.sent)
    done = await den.lock(game, ANN, "3 7")
    told = den.courier.sent[before:]
    assert [x.place.user for x in told] == [None, None]
    seal, post = (x.now for x in told)
    assert done.seal
    assert done.seal in seal.small
    assert "red" not in said(post).replace("sealed", "").split()
    assert "3 7" not in said(post)
    row = (await den.store.entries(game))[-1]
    assert row.seal == done.seal
    assert json.loads(row.action)["spaces"] == [3, 7]


async def test_a_locked_sheet_is_shown_and_opens_again_with_its_draft(den):
    game = await den.begin()
    await den.lock(game, ANN, "3 7")
    page = await den.services.choices.locked_page(Receipt(game, 0), ANN)
    assert "locked 3 7" in said(page)
    assert [x.verb for x in ids(page)] == [Verb.BACK, Verb.MORE]
    assert "locked 3 7" in said(await den.services.choices.narrow(game, ANN, 0, "", ()))
    with pytest.raises(Refused, match="refused-locked"):
        await den.services.drafts.sheet_of(game, ANN, "1")
    with pytest.raises(Refused, match="refused-locked"):
        await den.services.choices.blank(game, ANN, KIND, "red", "all", "")
    back = ids(page)[0]
    await den.services.answering.take_back(game, ANN, back.number(1), back.arg(0))
    assert "draft 3 7" in said(await den.services.choices.show_form(game, ANN))
    await den.lock(game, ANN, "2")
    await den.lock(game, BEN, "5")
    assert [x.kind for x in (await den.services.player_views.look(game, ANN)).asked] == ["turn.order"]
    with pytest.raises(Refused, match="refused-not-asked"):
        await den.services.choices.show_form(game, ANN, KIND)
    with pytest.raises(Refused, match="refused-stale"):
        await den.apply(game, ANN, "add", "", "4")


async def test_what_was_read_is_what_is_locked(den):
    game = await den.begin()
    ready = await den.read(game, ANN, "3 7")
    token = next(x for x in ids(ready) if x.arg(2) == LOCK).arg(3)
    await den.apply(game, ANN, "add", "", "1")
    with pytest.raises(Refused, match="refused-changed"):
        await den.apply(game, ANN, LOCK, token)
    assert not (await den.services.game_lists.who(game)).got


async def test_a_sheet_that_breaks_a_rule_is_kept_and_not_locked(den):
    game = await den.begin()
    with pytest.raises(IllegalAction):
        await den.read(game, ANN, "1 2 3 4 5 6 7 8 9")
    assert (await den.apply(game, ANN, "")).text
    assert await written(den.services, game, ANN, KIND) == "1 2 3 4 5 6 7 8 9"


async def test_texts_are_kept_by_player_for_later_games(den):
    game = await den.begin()
    await den.apply(game, ANN, "add", "", "4")
    page = await den.apply(game, ANN, "keep", name="my *ring*\n")
    assert "kept ['my *ring*']" in said(page)
    assert "kept []" in said(await den.services.choices.show_form(game, BEN))
    await den.apply(game, ANN, "all", text="9")
    page = await den.apply(game, ANN, "old", "my *ring*")
    assert "draft 4" in said(page)
    page = await den.apply(game, ANN, "drop", "my *ring*")
    assert "kept []" in said(page)
    for n in range(MOST_KEPT):
        await den.apply(game, ANN, "keep", name=f"n{n}")
    with pytest.raises(Refused, match="refused-kept-full"):
        await den.apply(game, ANN, "keep", name="one more")
    await den.apply(game, ANN, "keep", name="n3")


async def test_a_stranger_and_the_other_side_see_nothing_of_it(den):
    from tests.play.conftest import MOD

    game = await den.begin()
    await den.apply(game, ANN, "add", "", "4")
    with pytest.raises(Refused, match="refused-not-seated"):
        await den.services.choices.show_form(game, MOD)
    with pytest.raises(Refused, match="refused-other-seat"):
        await den.services.choices.show_form(game, BEN, KIND, "red")
    assert not await written(den.services, game, BEN, KIND)


async def test_a_text_that_is_too_long_changes_nothing(den):
    game = await den.begin()
    with pytest.raises(Refused, match="refused-long"):
        await den.services.drafts.sheet_of(game, ANN, "1 " * 3000)
    assert not await written(den.services, game, ANN, KIND)


async def test_the_page_of_a_hand_leads_to_the_sheet(den):
    game = await den.begin()
    hand = await den.services.choices.hand(game, ANN)
    assert [x.what or x.verb for x in ids(hand)] == [Verb.SHEET, "write"]
    assert len(controls(hand)) == 2


async def test_a_long_text_is_typed_as_one_answer(den, monkeypatch):
    game = await den.begin()
    spaces = "lay 1 " + " " * 500 + "5"
    done = await den.services.answering.answer(game, ANN, text=spaces)
    assert done.seal


async def test_a_question_nobody_answers_falls_to_its_usual_answer_after_a_long_wait(den):
    game = await den.begin()
    await den.store.writer.run(lambda db: db.execute("UPDATE game SET patience = -1"))  # as before clocks
    den.restart(patience=3600)
    await den.lock(game, ANN, "")
    await den.lock(game, BEN, "4 5")
    await den.services.answering.answer(game, ANN, text="step r3 1")
    await den.services.turns.drain(game)
    assert [x.kind for x in (await den.services.player_views.look(game, BEN)).asked] == ["snare.spring"]
    den.clock.at += 3500
    await den.services.sweeper.sweep()
    assert [x.kind for x in (await den.services.player_views.look(game, BEN)).asked] == ["snare.spring"]
    den.clock.at += 200
    await den.services.sweeper.sweep()
    assert [x.kind for x in (await den.services.player_views.look(game, BEN)).asked] == ["turn.order"]
    assert (await den.store.last_by(game)) == {"red": "", "white": "lapse"}
    den.clock.at += 9999
    await den.services.sweeper.sweep()
    assert [x.kind for x in (await den.services.player_views.look(game, BEN)).asked] == ["turn.order"]


async def test_nothing_falls_to_an_answer_where_patience_has_no_end(den):
    game = await den.begin()
    await den.lock(game, ANN, "")
    await den.lock(game, BEN, "4 5")
    await den.services.answering.answer(game, ANN, text="step r3 1")
    den.clock.at += 1_000_000
    await den.services.sweeper.sweep()
    assert [x.kind for x in (await den.services.player_views.look(game, BEN)).asked] == ["snare.spring"]
