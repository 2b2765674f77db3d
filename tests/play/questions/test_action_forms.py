"""Forms of the fields of an action: asked for by type, bounds and words, and read back into plain data."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest

from bot.play.model.action_forms import ActionForm, Ask
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused
from engine.core.types.values import Bounds, action


@action("ruling")
class Ruling:
    """A toy: what is ruled, by how much, why, and for whom."""

    what: str
    by: Annotated[int, Bounds(-3, 3)]
    why: Annotated[str, Bounds(1, 250)]
    speed: Literal["slow", "fast"] = "fast"
    on: str = ""
    turns: Annotated[int, Bounds(0, 60)] = 1
    note: str = "as agreed"


class Say:
    """Words that are their own keys; one field has a hint."""

    def __call__(self, key: str, **facts: object) -> str:
        return key

    def find(self, key: str, otherwise: str) -> str:
        return key if key == "toy-hint-by" else otherwise


B: Any = SimpleNamespace(say=Say())


def people(b: Any, detail: str) -> list[Choice]:
    return [Choice("all", NOWHERE), Choice(f"with {detail}", "ann")]


FORM = ActionForm(
    Ruling,
    "toy",
    ("by", "speed", "on", "turns", "note", "why", "beside"),
    "what",
    "no-number",
    {"speed": Ask(labels="pace"), "on": Ask(people, optional=True), "beside": Ask(most=7, optional=True)},
)
FILLED = {
    "by": "−2",
    "speed": "slow",
    "on": "ann",
    "turns": "",
    "note": "",
    "why": " because ",
    "beside": "x",
}


def test_a_form_asks_for_each_field_by_its_type_bounds_and_words():
    found = {x.id: x for x in FORM.blank(B, "title", "move").fields}
    assert [*found] == ["by", "speed", "on", "turns", "note", "why", "beside"]
    assert (found["by"].label, found["by"].hint, found["speed"].hint) == ("toy-field-by", "toy-hint-by", "")
    assert [(x.label, x.value) for x in found["speed"].choices] == [
        ("pace-slow", "slow"),
        ("pace-fast", "fast"),
    ]
    assert [x.label for x in found["on"].choices] == ["all", "with move"]
    assert [x.id for x in found.values() if x.required] == ["by", "speed", "turns", "why"]
    assert [x.id for x in found.values() if x.long] == ["why"]
    assert [found[x].most for x in ("by", "turns", "why", "beside")] == [2, 2, 250, 7]


def test_defaults_are_shown_where_they_are_chosen_or_numbers_and_an_action_wholly():
    fresh = {x.id: x.value for x in FORM.blank(B, "title").fields}
    assert fresh == {
        "by": "",
        "speed": "fast",
        "on": NOWHERE,
        "turns": "1",
        "note": "",
        "why": "",
        "beside": "",
    }
    now = FORM.blank(B, "title", now=Ruling("move", 3, "so", "slow", "ann", 7, "n")).fields
    assert [x.value for x in now] == ["3", "slow", "ann", "7", "n", "so", ""]


def test_what_was_filled_in_becomes_the_plain_data_of_the_action():
    facts = FORM.facts(B, FILLED, "move")
    assert facts == {"what": "move", "by": -2, "why": "because", "speed": "slow", "on": "ann"}
    assert FORM.facts(B, FILLED | {"on": NOWHERE}, "move")["on"] == ""


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"by": "two"}, "no-number"),
        ({"by": ""}, "no-number"),
        ({"by": "100"}, "no-number"),
        ({"turns": "-1"}, "no-number"),
        ({"speed": "faster"}, "refused-gone"),
        ({"on": "bob"}, "refused-gone"),
    ],
)
def test_what_cannot_be_read_is_refused(given, key):
    with pytest.raises(Refused) as why:
        FORM.facts(B, FILLED | given, "move")
    assert why.value.key == key


def test_too_many_choices_are_typed():
    many = ActionForm(
        Ruling, "toy", ("on",), ask={"on": Ask(lambda b, d: [Choice(str(n), str(n)) for n in range(26)])}
    )
    assert many.blank(B, "title").fields[0].choices == ()
    assert many.facts(B, {"on": "someone else"}) == {"on": "someone else"}
