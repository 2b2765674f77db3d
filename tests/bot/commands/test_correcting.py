"""What somebody typed is not lost when it is refused: a button opens the form again, for them alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.answering.drafts import LASTS, MOST, TypedText
from bot.play.model.custom_ids import CustomId, Verb
from bot.play.model.terms import Refused
from bot.ui.interactions.refusals import refusal
from render.core.text import words
from tests.bot import stars
from tests.bot.armada import navy
from tests.bot.limits import TEXT, TEXT_INPUT, walk
from tests.bot.room import Room, buttons, controls, raw, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")

SECRET = "fly to the moon by 1210"
FLEET = "1 starship: laser 2\n2 starship: moonbeam 3\n" + "\n".join(
    f"{n} scout: laser 1" for n in range(3, 40)
)


def field(shown: Any, name: str = "text") -> str:
    """Return what stands in a field of a form."""
    return next(x["value"] for x in walk(shown.modal["components"]) if x.get("custom_id") == name)


def reason(shown: Any) -> str:
    """Return what stands above a form's fields."""
    return "\n".join(x["content"] for x in walk(shown.modal["components"]) if x["type"] == TEXT)


def correct_id(message: Any) -> str:
    """Return the custom id of the button that opens the form again."""
    return buttons(message)["Correct"]


async def refused(room: Room, who: Any, text: str = SECRET, **more: Any) -> Any:
    """Type an answer that cannot be read; return the refusal."""
    return room.private(await room.slash(who, "answer", text=text, **more))


async def test_a_refused_answer_opens_again_filled_in_and_its_place_is_taken_by_what_follows(room):
    game = await room.started()
    mover = await room.mover(game)
    told = await refused(room, mover)
    shown = await room.press(mover, told, "Correct")
    assert field(shown) == SECRET
    assert texts(told) in reason(shown)  # the same reason as was told, on top
    again = await mover.submit_modal(shown, {"text": "fly to the sun"})
    assert (again.response.id, again.followups) == (told.id, [])  # a second refusal in the place of the first
    shown = await room.press(mover, again.response, "Correct")
    assert field(shown) == "fly to the sun"
    done = await mover.submit_modal(shown, {"text": "throw"})
    assert done.response.id == told.id
    assert "Correct" not in buttons(done.response)
    assert (await room.info()).n == 1


async def test_nobody_else_opens_what_somebody_typed(room):
    game = await room.started()
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    told = await refused(room, mover)
    forged = room.forged(room.channel, correct_id(told))
    result = await other.click(forged, custom_id=correct_id(told))
    assert result.modal is None
    answer = room.private(result)
    assert "no longer kept" in texts(answer)
    assert SECRET not in str(raw(answer))
    assert (
        await mover.click(forged, custom_id=correct_id(told))
    ).modal is not None  # still there for its owner


async def test_a_text_opens_in_its_own_game_only(room):
    first = await room.started()
    mover = await room.mover(first)
    told = await refused(room, mover)
    other = room.guild.create_text_channel("other")
    await mover.slash(other, "new", title="starwars")
    games = await room.bot.services.game_lists.games(room.guild.id)
    second = next(x.id for x in games if x.id != first)
    with pytest.raises(Refused, match="refused-typed-gone"):
        room.bot.services.drafts.typed(mover.id, second, correct_id(told).split(":")[3])


async def test_what_was_typed_stands_in_no_id_of_a_control(room):
    game = await room.started()
    told = await refused(room, await room.mover(game), "moonbeams")
    assert all("moon" not in x for x in controls(told))


async def test_a_text_is_kept_for_an_hour_and_not_across_a_restart(room):
    game = await room.started()
    mover = await room.mover(game)
    told = await refused(room, mover)
    later = await refused(room, mover, "later text")
    now = room.bot.now
    room.bot.now = lambda: now() + LASTS + 1
    late = await room.press(mover, told, "Correct")
    assert late.modal is None
    assert "more than an hour" in texts(room.private(late))
    room.bot.now = now
    await room.restart()
    gone = await room.press(mover, later, "Correct")
    assert gone.modal is None
    assert "restarted" in texts(room.private(gone))


async def test_of_one_person_the_latest_texts_are_kept(room):
    game = await room.started()
    kept = room.bot.services.drafts
    say, form = words("en"), CustomId(Verb.WRITE, game, ("", "0"))
    names = [
        kept.correction(1, TypedText(form, {"text": str(n)}), say).id.split(":")[4] for n in range(MOST + 1)
    ]
    with pytest.raises(Refused):
        kept.typed(1, game, names[0])
    assert [kept.typed(1, game, x).longest for x in names[1:]] == [str(n) for n in range(1, MOST + 1)]
    kept.forget(1)
    with pytest.raises(Refused):
        kept.typed(1, game, names[-1])


async def test_whoever_is_forgotten_leaves_no_text_behind(room):
    game = await room.started()
    mover = await room.mover(game)
    told = await refused(room, mover)
    await room.bot.services.privacy.forget(navy.person(mover))
    with pytest.raises(Refused):
        room.bot.services.drafts.typed(mover.id, game, correct_id(told).split(":")[3])


async def test_a_question_answered_meanwhile_leaves_the_text_for_what_is_asked_now(room):
    game = await room.started()
    mover = await room.mover(game)
    asked = await room.press(mover, room.live(), "My hand")
    shown = await room.press(mover, room.private(asked), "Type it")
    await room.slash(mover, "move", text="throw")
    stale = room.private(await mover.submit_modal(shown, {"text": "my long plan"}))
    assert "already been answered" in texts(stale)
    shown = await room.press(mover, stale, "Correct")
    assert field(shown) == "my long plan"
    assert shown.modal["custom_id"].endswith(":0")  # whatever is open now


async def test_a_pasted_fleet_opens_again_whole(room):
    await navy.armada(room)
    await navy.locked(room, room.alice, "move", navy.TINY)
    told = room.private(await room.slash(room.alice, "move", text=FLEET))
    shown = await room.press(room.alice, told, "Correct")
    assert field(shown) == FLEET
    await (await navy.opened(room, room.alice, "move")).press("Take my answer back")
    done = await room.alice.submit_modal(shown, {"text": navy.TINY})
    assert done.response.id == told.id
    assert "Correct" not in buttons(done.response)
    assert any(":sheet:" in x for x in controls(done.response))


async def test_a_field_of_a_form_opens_again(room):
    await navy.armada(room)
    sheet = await navy.opened(room, room.alice, "move")
    await sheet.pick("add", "starship")
    told = room.private(await navy.fill(room.alice, sheet.page, "Type what", text="moonbeam 2"))
    shown = await room.press(room.alice, told, "Correct")
    assert field(shown) == "moonbeam 2"
    done = await room.alice.submit_modal(shown, {"text": "laser 2"})
    assert done.response.id == told.id
    assert "moonbeam" not in texts(done.response)


async def test_a_standing_answer_opens_again(room, monkeypatch):
    stars.begins_with(monkeypatch, stars.MEETING)
    await stars.war(room)
    told = room.private(await room.slash(room.alice, "mine", text="standing approach charge the moon"))
    shown = await room.press(room.alice, told, "Correct")
    assert field(shown) == "charge the moon"
    done = await room.alice.submit_modal(shown, {"text": "warp 1 charge 1 maneuver 1"})
    assert "I answer that for you" in texts(done.response)


async def test_options_that_are_refused_open_in_a_form_and_come_back_to_be_copied(room):
    told = room.private(
        await room.slash(
            room.alice, "new", title="starwars", options="homes=thrown,size=huge", name="my table"
        )
    )
    assert "/new title:starwars options:homes=thrown,size=huge name:my table" in texts(told)
    shown = await room.press(room.alice, told, "Correct")  # what a form can show is chosen there
    assert field(shown, "name") == "my table"
    radio = next(x for x in walk(shown.modal["components"]) if x.get("custom_id") == "option-homes")
    assert [x["value"] for x in radio["options"] if x["default"]] == ["thrown"]
    done = await room.alice.submit_modal(shown, {"name": "mine", "option-homes": "thrown"})
    assert done.response.id == told.id
    assert (await room.info()).options["homes"] == "thrown"


async def test_a_long_command_comes_back_to_be_copied(room):
    long = " ".join(["orange"] * 300)
    told = room.private(await room.slash(room.alice, "join", seat=long))
    assert f"/join seat:{long}" in texts(told)


async def test_what_cannot_be_opened_again_is_shown(room, monkeypatch):
    """The form is no longer there: a fleet that is locked, say."""
    await navy.armada(room)
    sheet = await navy.opened(room, room.alice, "move")
    await sheet.pick("add", "starship")
    told = room.private(await navy.fill(room.alice, sheet.page, "Type what", text="moonbeam 2"))

    async def shut(*_: Any) -> None:
        raise Refused("refused-locked")

    monkeypatch.setattr(room.bot.services.choices, "blank", shut)
    result = await room.press(room.alice, told, "Correct")
    assert result.modal is None
    assert "moonbeam 2" in texts(room.private(result))
    assert "Correct" in buttons(room.private(result))


def test_a_bot_that_stops_hands_back_what_was_typed():
    typed = {"typed": TypedText(CustomId(Verb.WRITE, "abc000", ("", "0")), {"text": SECRET})}
    asked = SimpleNamespace(extras=typed, type=discord.InteractionType.modal_submit)
    post = refusal(asked, "The bot stops.", words("en"), stops=True)
    assert SECRET in "\n".join(post.text)
    assert post.rows == ()


async def test_a_form_that_is_corrected_keeps_to_discords_limits(room):
    game = await room.started()
    mover = await room.mover(game)
    told = await refused(room, mover, "x" * 400)
    shown = await room.press(mover, told, "Correct")
    inputs = [x for x in walk(shown.modal["components"]) if x["type"] == TEXT_INPUT]
    assert [len(x["value"]) for x in inputs] == [400]
    assert len(shown.modal["components"]) <= 5
