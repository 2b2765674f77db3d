"""What a game need not say: what stands in the core for games that have nothing of their own."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.codec import save
from engine.core.contract import SavedPosition, Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData, Fault
from engine.core.flow import apply, pending, sample
from engine.core.rules import Event
from render.core.look import Picture
from render.core.text import words
from tests.titles.packages import example

TITLE = example()
GAME, LOOK = TITLE.game, TITLE.look


@pytest.fixture
def state():
    rng = Random(4)
    s = GAME.new(Setup(GAME.id), RandomDice(rng)).state
    for _ in range(5):
        d = pending(s)[0]
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    return s


def test_a_position_is_what_a_saved_game_holds(state):
    assert GAME.lay_out(SavedPosition(**json.loads(save(state)))) == state


@pytest.mark.parametrize(
    "wrong",
    [{"state": {}, "stack": []}, {"state": {"hands": 3}, "stack": [1]}, {"state": {"x": {1}}, "stack": []}],
)
def test_a_position_that_cannot_stand_is_refused(wrong):
    with pytest.raises(BadData):
        GAME.lay_out(SavedPosition(**wrong))


def test_an_action_is_typed_as_its_tag_and_fields(state):
    (d,) = pending(state)
    text = GAME.write(sample(state, d, Random(1)))
    assert text.startswith("bid ")
    assert GAME.read(state, d, text.upper()).card == int(text.removeprefix("bid "))


def test_words_are_found_by_their_keys(state):
    w, names, view = words("de"), {"orange": "Ann"}, GAME.view(state, None)
    said = LOOK.prose(Event("won", "BIDS.2", {"seat": "orange", "prize": 4}), names, w)
    assert said == "Ann gewinnt den Preis von 4."
    ended = Event("ended", "END.1", {"winner": "orange", "reason": "points"})
    assert LOOK.prose(ended, names, w) == "Ann gewinnt."
    (action,) = (x for x in [sample(state, pending(state)[0], Random(1))])
    assert str(action.card) in LOOK.label(action, view, w)
    assert LOOK.detail(action, view, w)
    assert LOOK.question("bid", view, w) == "Welche Karte bietest du?"
    assert LOOK.side("blue", w) == "Blau"
    assert LOOK.hand(view, w) == ""


def test_the_core_words_its_own_refusals_for_every_game():
    fault = GAME.rules.faults["not-open"]
    said = LOOK.refusal(Fault("BIDS.1", "not-open", fault.english.format(answer=3)), words("de"))
    assert said == "Das steht dir jetzt nicht offen (Regel BIDS.1)"


def test_a_plain_picture_says_what_it_shows(state):
    scene = LOOK.scene(Picture(view=GAME.view(state, None), words=words("en"), names={"blue": "Ann"}))
    assert "Ann (Blue): cards" in scene.alt
    assert scene.board.startswith(scene.alt.splitlines()[0])
    assert (scene.width, scene.height) == (900, 330)
    assert len(scene.pieces) > 10
