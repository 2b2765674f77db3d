"""Bad input: a clear sentence for the player alone, nothing changed."""

import sqlite3
from random import Random

import pytest

from bot.play.model.custom_ids import CustomId, Verb, joined, make, read
from bot.play.model.terms import Refused
from bot.play.model.texts import worded
from bot.play.queries.choices import Chosen
from engine.core.errors import AmbiguousAction, IllegalAction, InvalidAction, NotYours, Refusal, StaleDecision
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, Room


async def everything(room: Room) -> list[str]:
    def dump(db: sqlite3.Connection) -> list[str]:
        return list(db.iterdump())

    return await room.store.writer.run(dump)


async def turn_of(room: Room, game: str):
    first = await room.turn(game)
    return first, BEN if first == ANN else ANN


async def test_wrong_people_and_wrong_answers_change_nothing(room: Room) -> None:
    t, game = room.services, await room.started()
    mine, other = await turn_of(room, game)
    sight = await t.player_views.look(game, mine)
    asked = sight.asked[0]
    token = asked.options[0].token
    seat, foe = asked.seat, "orange" if asked.seat == "blue" else "blue"
    d = asked.decision
    before, sent = await everything(room), len(room.courier.sent)
    tries = [
        (Refused, lambda: t.answering.answer(game, EVE, d, seat, token=token)),
        (Refused, lambda: t.answering.answer(game, EVE, text="throw")),
        (Refused, lambda: t.answering.answer(game, other, d, seat, token=token)),
        (NotYours, lambda: t.answering.answer(game, other, text="throw")),
        (NotYours, lambda: t.answering.answer(game, other, d, token=token)),
        (NotYours, lambda: t.answering.answer(game, other, d, foe, token=token)),
        (StaleDecision, lambda: t.answering.answer(game, mine, d + 5, seat, token=token)),
        (StaleDecision, lambda: t.answering.answer(game, mine, 999_999_999, seat, token=token)),
        (Refused, lambda: t.answering.answer(game, mine, d, "green", token=token)),
        (Refused, lambda: t.answering.answer(game, mine, d, seat, token="00000000")),
        (Refused, lambda: t.answering.answer(game, mine, d, seat, token="'; DROP TABLE game; --")),
        (Refused, lambda: t.answering.answer(game, mine, d, seat)),
        (InvalidAction, lambda: t.answering.answer(game, mine, d, seat, text="x" * 401)),
        (Refused, lambda: t.answering.answer(game, mine, d, seat, text=";".join(["throw"] * 41))),
        (InvalidAction, lambda: t.answering.answer(game, mine, d, seat, text="make tea")),
        (InvalidAction, lambda: t.answering.answer(game, mine, d, seat, action={"do": "fly"})),
        (InvalidAction, lambda: t.answering.answer(game, mine, d, seat, action={"do": "throw", "more": 1})),
        (InvalidAction, lambda: t.answering.answer(game, mine, d, seat, action=[[[[]]]])),
        (IllegalAction, lambda: t.answering.answer(game, mine, d, seat, text="build AWS SOL-2")),
        (IllegalAction, lambda: t.answering.answer(game, mine, d, seat, text="stay")),
        (Refused, lambda: t.answering.answer("zzzzzz", mine, d, seat, token=token)),
        (Refused, lambda: t.choices.picker(game, mine, d, seat, ["abcdef01"])),
        (Refused, lambda: t.drafts.preview(game, EVE, d, seat, token=token)),
        (IllegalAction, lambda: t.drafts.preview(game, mine, d, seat, text="build AWS SOL-2")),
        (Refused, lambda: t.choices.begins(game, mine, Chosen(d, seat, "00000000"))),
        (Refused, lambda: t.choices.hand(game, EVE)),
        (StaleDecision, lambda: t.answering.take_back(game, mine, d, seat)),
        (Refused, lambda: t.answering.undo(game, mine)),
        (Refused, lambda: t.answering.resign(game, EVE)),
        (IllegalAction, lambda: t.answering.draw(game, mine, offer=False)),
        (Refused, lambda: t.consent.answer(game, other, 77, yes=True)),
        (Refused, lambda: t.answering.leave_standing(game, mine, "turn.start", "dance")),
        (Refused, lambda: t.answering.leave_standing(game, mine, "nonsense", "throw")),
        (Refused, lambda: t.seating.replace(game, EVE, "blue", EVE)),
        (Refused, lambda: t.hosting.abandon(game, EVE)),
        (Refused, lambda: t.hosting.thaw(game, ANN)),
        (Refused, lambda: t.lobby.start(game, ANN)),
    ]
    for error, attempt in tries:
        with pytest.raises(error) as why:
            await attempt()
        for locale in ("en", "de", "fr"):
            assert len(t.wording.refusal(why.value, locale, "starwars")) > 5
    assert await everything(room) == before
    await t.turns.drain(game)
    assert len(room.courier.sent) == sent


async def test_a_click_on_an_old_button_is_stale(room: Room) -> None:
    t, game = room.services, await room.started()
    mine, _ = await turn_of(room, game)
    asked = (await t.player_views.look(game, mine)).asked[0]
    token = asked.options[0].token
    await t.answering.answer(game, mine, asked.decision, asked.seat, token=token)
    with pytest.raises(StaleDecision):
        await t.answering.answer(game, mine, asked.decision, asked.seat, token=token)


async def test_two_clicks_at_once_count_once(room: Room) -> None:
    import asyncio

    t, game = room.services, await room.started()
    mine, _ = await turn_of(room, game)
    asked = (await t.player_views.look(game, mine)).asked[0]
    clicks = [t.answering.answer(game, mine, asked.decision, asked.seat, text="throw") for _ in range(5)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(not isinstance(x, Exception) for x in done) == 1
    assert all(isinstance(x, StaleDecision) for x in done if isinstance(x, Exception))
    assert (await t.game_lists.info(game)).n == 1


async def test_illegal_input_names_the_rule_item(room: Room) -> None:
    t, game = room.services, await room.started()
    mine, _ = await turn_of(room, game)
    await t.answering.answer(game, mine, text="throw")
    rng = Random(1)
    while (
        await room.turn(game) != mine or "move" not in (await t.player_views.look(game, mine)).asked[0].kind
    ):
        await room.step(game, rng)
    with pytest.raises(IllegalAction) as why:
        await t.answering.answer(game, mine, text="99 1 SOL-1")
    assert "MOVES.1" in t.wording.refusal(why.value, "en", "starwars")
    assert "MOVES.1" in t.wording.refusal(why.value, "de", "starwars")
    assert t.wording.refusal(why.value, "de", "starwars") != t.wording.refusal(why.value, "en", "starwars")


async def test_what_cannot_be_read_is_explained_in_the_reader_s_language(room: Room) -> None:
    t, game = room.services, await room.started()
    mine, _ = await turn_of(room, game)
    with pytest.raises(InvalidAction) as why:
        await t.answering.answer(game, mine, text="hello there")
    assert "type 'throw'" in t.wording.refusal(why.value, "en", "starwars")
    assert "schreib 'throw'" in t.wording.refusal(why.value, "de", "starwars")


def test_what_a_player_typed_comes_back_escaped() -> None:

    for error in (InvalidAction("@everyone **x**", "`no` <@1>"), AmbiguousAction("@here", ["`a`", "b"])):
        text = worded(error, words("en"))
        assert "@everyone" not in text
        assert "@here" not in text
        assert "<@1>" not in text
    with pytest.raises(TypeError):
        worded(ValueError("x"), words("en"))
    assert worded(Refusal("no *stars*"), words("en")) == "no \\*stars\\*"


@pytest.mark.parametrize(
    "text",
    [
        "", "ng", "ng:", "ng:do", "ng:fly:k3f9zq", "xx:do:k3f9zq", "ng:do::blue",
        "ng:do:K3F9ZQ:blue:1:f24e4f3c",
        "ng:do:k3f9zq:a:b:c:d:e:f", "ng:do:k3f9zq:blue:1:" + "f" * 100, "ng:do:k3f9zq:bl ue",
        "ng:do:k3f9zq:\n",
        "ng:do:k3f9zq:blue:1:f24e4f3c\n",
    ],
)  # fmt: skip
def test_a_malformed_id_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="refused-malformed"):
        read(text)


@pytest.mark.parametrize("number", ["", "x", "-1", "1.5", "99999999999", "²"])
def test_a_malformed_number_in_an_id_is_refused(number: str) -> None:
    with pytest.raises(Refused, match="refused-malformed"):
        CustomId(Verb.DO, "k3f9zq", ("blue", number)).number(1)


def test_ids_come_back_as_they_were_made_and_never_grow_too_long() -> None:
    longest = make(Verb.PAGE, "k3f9zq", "coalition1", 123456, joined(["abcdef01"] * 6), 12)
    assert len(longest) <= 100
    assert read(longest).prefix() == ("abcdef01",) * 6
    with pytest.raises(ValueError, match="no custom id"):
        make(Verb.PAGE, "k3f9zq", "coalition1", 123456, joined(["abcdef01"] * 9), 12)
    with pytest.raises(ValueError, match="no custom id"):
        make(Verb.DO, "k3f9zq", "a:b")
