"""Buttons of past questions and of ended games go off, in direct messages too, whatever fails."""

import pytest

from bot.play.model.ports import MessageRef, Place, Trouble
from bot.store.models import Message, Outbox, PostKind
from tests.play.conftest import ANN, BEN, EVE, Crash, controls, verbs
from tests.play.questions.test_sealed import Arena, arena  # noqa: F401  # a fixture


def with_buttons(arena: Arena, user: int) -> list[object]:  # noqa: F811
    return [x.at for x in arena.courier.dms(user) if x.buttons and controls(x.post)]


async def test_an_answer_can_be_taken_back_from_its_message_until_all_are_in(arena: Arena) -> None:  # noqa: F811
    game = await arena.clashing()
    assert [len(with_buttons(arena, x.id)) for x in (ANN, BEN)] == [1, 1]
    await arena.say(game, ANN, "choose hold")
    assert [len(with_buttons(arena, x.id)) for x in (ANN, BEN)] == [1, 1]
    await arena.say(game, BEN, "choose hold")
    assert [len(with_buttons(arena, x.id)) for x in (ANN, BEN)] == [0, 0]


async def test_a_question_that_is_asked_anew_has_buttons_on_its_new_message_alone(arena: Arena) -> None:  # noqa: F811
    game = await arena.clashing()
    await arena.say(game, ANN, "choose hold")
    await arena.services.answering.undo(game, ANN)
    await arena.services.turns.drain(game)
    (at,) = with_buttons(arena, ANN.id)
    assert at == arena.courier.dms(ANN.id)[-1].at


@pytest.mark.parametrize("how", ["resigned", "abandoned"])
async def test_an_ended_game_leaves_no_buttons_in_direct_messages(arena: Arena, how: str) -> None:  # noqa: F811
    game = await arena.clashing()
    if how == "resigned":
        await arena.services.answering.resign(game, ANN)
    else:
        await arena.services.hosting.abandon(game, ANN)
    await arena.services.turns.drain(game)
    assert [with_buttons(arena, x.id) for x in (ANN, BEN)] == [[], []]


@pytest.mark.parametrize("late", [False, True])
async def test_whoever_gave_their_seat_away_has_no_buttons_left(arena: Arena, late: bool) -> None:  # noqa: F811
    game = await arena.clashing()
    had = with_buttons(arena, BEN.id)
    if late:  # the message has only just gone out: it is noted after the seat has changed hands
        (at,) = had
        gone = "DELETE FROM message WHERE id = ?"
        await arena.store.writer.mark(lambda db: db.execute(gone, (at.message,)) and None)
    await arena.services.seating.replace(game, BEN, "white", EVE)
    if late:
        post = Outbox(game=game, lane=f"u{BEN.id}", what=PostKind.ASKED)
        ids = {"id": at.message, "channel": at.channel, "game": game, "user": BEN.id}
        await arena.store.sent(post, 1, Message(what=PostKind.DM, seat="white", asked=3, **ids))
    await arena.services.turns.drain(game)
    assert len(had) == 1
    assert with_buttons(arena, BEN.id) == []
    assert len(with_buttons(arena, ANN.id)) == 1
    assert verbs(await arena.services.choices.hand(game, EVE))


async def test_a_crash_before_they_go_off_is_made_good_by_a_sweep(arena: Arena) -> None:  # noqa: F811
    game = await arena.clashing()
    for who in (ANN, BEN):
        await arena.say(game, who, "choose hold", drain=False)
    arena.restart()
    calls = arena.courier.calls
    for after in range(1, 6):  # the process dies at every call to Discord, one later each time
        arena.courier.crash = (calls + after, "before")
        try:
            await arena.services.turns.drain(game)
        except Crash:
            arena.restart()
            calls = arena.courier.calls
    arena.courier.crash = None
    arena.clock.at += 60
    await arena.services.sweeper.sweep()
    assert [len(with_buttons(arena, x.id)) for x in (ANN, BEN)] == [0, 0]


async def test_closed_direct_messages_are_no_harm(arena: Arena) -> None:  # noqa: F811
    game = await arena.clashing()
    mine = {x.at for x in arena.courier.dms(ANN.id)}
    asked: list[MessageRef] = []

    def closed(what: str, where: Place | MessageRef) -> Trouble | None:
        if what == "retire" and where in mine:
            asked.append(where)
            return Trouble.CLOSED
        return None

    arena.courier.troubles = closed
    await arena.say(game, ANN, "choose hold")
    await arena.say(game, BEN, "choose hold")
    assert len(asked) == 1  # once, and then it is left alone
    assert (await arena.services.game_lists.info(game)).parked == ""


async def test_a_direct_message_is_noted_with_its_player_and_question(arena: Arena) -> None:  # noqa: F811
    await arena.clashing()
    (asks,) = [x.at.message for x in arena.courier.dms(BEN.id) if x.buttons and controls(x.post)]
    await arena.store.writer.settle()
    ask = 'SELECT seat, asked, "user" FROM message WHERE id = ?'
    found = await arena.store.writer.look(lambda db: db.execute(ask, (asks,)).fetchall())
    assert [tuple(x) for x in found] == [("white", 3, BEN.id)]
