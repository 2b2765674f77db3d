"""Standing answers of StarGate: sealed, drawn by lot, by kind of mover; nobody else learns them."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from bot.games.stargate.standing import answer, label, read
from bot.play.model.terms import Refused
from engine.core.flow import pending
from engine.stargate.game import STARGATE
from render.core.text import words
from tests.bot.room import texts
from tests.bot.stars import MEETING, begins_with, blobs, move, public, unconfirmed, war, write_back


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("charge", "charge 1"),
        ("Warp 40, Charge 60", "warp 40 charge 60"),
        ("w c m", "warp 1 charge 1 maneuver 1"),
        ("any: maneuver; human=charge", "human charge 1; maneuver 1"),
        ("pair warp 2 charge; warp", "pair warp 2 charge 1; warp 1"),
    ],
)  # fmt: skip
def test_a_policy_is_read_and_written_back_the_same(typed, kept):
    assert read(typed) == kept
    assert read(kept) == kept


@pytest.mark.parametrize(
    "typed",
    ["", ";", "dance", "warp warp", "warp 0", "human", "human charge; human warp", "40 warp", "w" * 400],
)
def test_what_is_no_policy_is_refused(typed):
    with pytest.raises(Refused):
        read(typed)


def meeting():
    """Return a state in which C2+W2, met by M1, may choose; and the question."""
    from engine.core.dice import GivenDice
    from engine.core.flow import apply
    from engine.stargate.model.state import Begin, Leg

    s = STARGATE.lay_out(MEETING)
    for action in (Begin("M1", "wobble"), Leg("s", 1)):
        (d,) = pending(s)
        s = apply(s, d.seat, d.id, action, GivenDice()).state
    return (
        s,
        next(d for d in pending(s) if d.seat == "virunian"),
        next(d for d in pending(s) if d.seat == "coalition"),
    )


def test_weights_are_kept_in_the_long_run():
    s, d, _ = meeting()
    rng = Random(1)
    drawn = Counter(answer(s, d, "warp 3 maneuver 1", rng).option for _ in range(4000))
    assert set(drawn) == {"warp", "maneuver"}
    assert 0.72 < drawn["warp"] / 4000 < 0.78


def test_the_rule_for_the_kind_of_mover_goes_before_the_rest():
    s, d, _ = meeting()
    assert answer(s, d, "meta-mexish charge 1; warp 1", Random(1)).option == "charge"
    assert answer(s, d, "human charge 1; warp 1", Random(1)).option == "warp"
    assert answer(s, d, "human charge 1", Random(1)) is None


def test_ruling_7_11_a_an_option_that_is_not_open_is_asked_for_after_all():
    s, _, mover = meeting()
    assert answer(s, mover, "charge 1", Random(1)) is None
    assert answer(s, mover, "charge 9 warp 1", Random(1)).option == "warp"


def test_a_policy_is_worded():
    assert (
        label("human charge 1; warp 40 charge 60", words("en"))
        == "Humans: Charge; All others: Warp 40 %, Charge 60 %"
    )


@pytest.fixture
async def game(room, monkeypatch):
    begins_with(monkeypatch, MEETING)
    await unconfirmed(room)
    return await war(room)


async def test_it_is_sealed_in_the_channel_and_answers_at_once(room, game):
    said = await room.said(room.bob, "mine", text="standing approach charge")
    seal = (await room.bot.services.log.proof(game)).seals[0][1]
    assert seal in said
    assert seal in texts(room.posts()[-1])
    await room.aged()
    before, letters = len(room.posts()), len(room.dms(room.bob))
    await move(room, room.alice, "M1 s1")
    assert "1 of 2" in texts(room.live())
    assert room.bob.id not in room.pings()[-1:]
    assert len(room.dms(room.bob)) == letters
    assert "harge" not in public(room).replace("No Charge.", "")  # that rule all may know
    assert "standing" not in "\n".join(texts(m) for m in room.posts()[before:])
    await write_back(room, room.alice, "Warp")
    assert any("Charge" in texts(m) for m in room.posts()[before:])


async def test_both_standing_answers_let_a_move_go_through_in_one_go(room, game):
    await room.slash(room.bob, "mine", text="standing approach maneuver")
    await room.slash(room.alice, "mine", text="standing approach warp 1 maneuver 1")
    await move(room, room.alice, "M1 s1")
    sight = await room.bot.services.player_views.look(
        game, SimpleNamespace(id=room.alice.id, name="alice", locale="en")
    )
    assert "approach.option" not in [a.kind for a in sight.asked]


async def test_what_is_left_is_shown_to_its_owner_and_can_be_taken_away(room, game):
    await room.slash(room.bob, "mine", text="standing approach charge 2 warp 1")
    await room.slash(room.bob, "mine", text="standing loss weakest")
    mine = await room.said(room.bob, "mine", text="standing")
    assert "Charge 66 %" in mine
    assert "The weakest first" in mine
    theirs = await room.said(room.alice, "mine", text="standing")
    assert "You have left none." in theirs
    assert "harge" not in theirs
    await room.slash(room.bob, "mine", text="standing approach -")
    assert "Charge" not in await room.said(room.bob, "mine", text="standing")


async def test_it_appears_nowhere_while_the_game_runs(room, game, caplog):
    caplog.set_level("DEBUG", logger="nullgate")
    await room.slash(room.bob, "mine", text="standing approach charge 7 warp 3")
    pictures = len(blobs(room))
    for command in ("log", "who", "board", "fair", "hand", "game export"):
        answered = await room.slash(room.alice, command)
        for m in (answered.response, *answered.followups):
            assert m is None or "harge" not in texts(m), command
    offered = await room.alice.autocomplete(room.channel, "mine", "text", "standing approach ")
    assert not any("7" in x["value"] for x in offered)
    assert "charge" not in public(room).casefold()
    assert "charge" not in caplog.text.casefold()
    assert len(blobs(room)) == pictures


async def test_it_is_opened_when_the_game_is_over(room, game):
    await room.slash(room.bob, "mine", text="standing approach charge 7 warp 3")
    await room.slash(room.alice, "resign")
    await room.bot.services.answering.resign(
        game, SimpleNamespace(id=room.alice.id, name="alice", locale="en")
    )
    said = await room.said(room.alice, "log", what="dice")
    assert "warp 3 charge 7" in said
