"""What boards tell is judged as what Discord shows: a hand that another reads is found, and a refusal."""

from __future__ import annotations

import json
from math import inf

from bot.desk.discord.world import Delivery
from bot.play.model.ports import Button, Choice, Post, Select
from bot.web import board_json
from engine.titles import GAMES
from render.core.look import Picture
from render.core.text import words
from render.titles import LOOKS
from tests.proof.checks import logs
from tests.proof.checks.after import _betrayed, _everything, _foreign_controls
from tests.proof.checks.glimpse import walk_ids
from tests.proof.checks.test_looks import played
from tests.proof.people.touching import written
from tests.proof.told.answers import BOARD, is_refusal

LOOK, GAME = LOOKS["starwars"], GAMES["starwars"]


def board(state, seat, *rows, **more):
    """Return the page of a seat, as JSON brings it, and the delivery that the proof makes of it."""
    say, view = words("en"), GAME.view(state, seat)
    picture = Picture(view=view, words=say, names=dict.fromkeys(LOOK.seats, "Ada"))
    post = Post(title="Ada", rows=rows)
    page = board_json.page(post, LOOK, picture, LOOK.scene(picture), (), ())
    page = {
        **json.loads(json.dumps(page)),
        "log": [],
        "hand": board_json.marked_text(LOOK.hand(view, say)),
        **more,
    }
    return page, Delivery(7, 0.0, BOARD, 1, written("g", page), frozenset({5}))


def test_a_hand_on_a_board_is_found_where_another_reads_it():
    _, told_since, _, lines = played(80)
    _, d = board(told_since[-1].state, "orange")
    assert not list(_betrayed(d, _everything(d), lines, {"blue": inf, "orange": inf}, lambda *_: False))
    (found,) = _betrayed(d, _everything(d), lines, {"blue": inf, "orange": -1}, lambda *_: False)
    assert "what only orange may know was shown to others in delivery 7 (board" in found


def test_controls_of_a_board_are_judged_as_those_of_a_message():
    _, told_since, _, _ = played(80)
    rows = (
        (Button("Confirm", "ng:do:g:orange:3:00c0ffee"),),
        (Select("ng:sheet:g:orange:plan:unit", "Unit", (Choice("S 1", "s1"),)),),
    )
    _, d = board(told_since[-1].state, "orange", *rows)
    assert [x["custom_id"] for x in walk_ids(d.json["components"])] == [x.id for row in rows for x in row]
    holds = {"blue": {5: inf}, "orange": {6: inf}}
    assert len(list(_foreign_controls(d, "g", {5}, holds, {}))) == 2
    assert not list(_foreign_controls(d, "g", {6}, {"orange": {6: inf}}, {}))


def test_a_refusal_on_a_board_is_one():
    _, told_since, _, _ = played(80)
    page, d = board(told_since[-1].state, "blue", refused=[["b", "No"], ": it is too far."])
    assert is_refusal(d.json)
    assert "**No**: it is too far." in d.json["content"]
    assert not is_refusal(written("g", {**page, "refused": []}))


def test_words_of_pictures_and_forms_are_read():
    fields = [{"id": "text", "label": "Orders", "value": "S 12 lies in wait"}]
    form = written("g", {"form": {"id": "ng:write:g:blue:1", "title": "Write", "note": [], "fields": fields}})
    assert "S 12 lies in wait" in form["content"]
    drawn = {
        "alt": "Space.",
        "spots": {},
        "below": [],
        "parts": {"p": [["g", {}, ["text", {"x": "1"}, "S 12"]]]},
    }
    assert written("g", {"board": drawn})["content"] == "Space.\nS 12"


def test_a_key_in_a_log_is_found(tmp_path):
    (tmp_path / "bot.log").write_text("POST /board/enter s3cret")
    assert logs.betrayed(tmp_path, ["another"]) == []
    assert logs.betrayed(tmp_path, ["another", "s3cret"]) == ["bot.log holds a key to a board"]
