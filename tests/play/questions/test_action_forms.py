"""Forms of the fields of an action: asked for by type, bounds and words, and read back into plain data."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest

from bot.play.model.action_forms import ActionForm, Ask, up_to
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import EditorContext, FormInput
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


@action("load")
class Load:
    """A toy: what is carried, in which of two words, how often, and by whom."""

    who: str
    what: tuple[str, ...] = ()
    speed: Literal["slow", "fast"] = "fast"
    n: int = 0


def things(context: Any, detail: str) -> list[Choice]:
    return [Choice(f"thing {n}", str(n)) for n in range(30)]


def shouted(context: Any, chosen: Any) -> dict[str, object]:
    return {"who": "".join(chosen).upper(), "n": len("".join(chosen))}


CARRY = ActionForm(
    Load,
    "toy",
    ("who", "what", "speed", "n"),
    ask={
        "who": Ask(made=shouted, ticks=lambda load: [load.who.lower()]),
        "what": Ask(things, many=True),
        "speed": Ask(labels="pace"),
        "n": Ask(lambda context, detail: up_to(3)),
    },
)
PAGE: Any = EditorContext(None, None, None, None, Say(), "id")  # type: ignore[arg-type]
NOW = Load("ann", ("1", "28"), "slow", 2)


def test_the_choices_of_an_action_stand_on_a_page_with_those_made_ticked():
    rows = [row[0] for row in CARRY.selects(PAGE, NOW)]
    parts = ["toy-field-what (1/2)", "toy-field-what (2/2)"]
    assert [x.prompt for x in rows] == [*parts, "toy-field-speed", "toy-field-n"]
    assert [[c.value for c in x.choices if c.chosen] for x in rows] == [["1"], ["28"], ["slow"], ["2"]]
    assert [(x.least, x.most) for x in rows] == [(0, 25), (0, 5), (1, 1), (1, 1)]


@pytest.mark.parametrize(
    ("op", "detail", "values", "changed"),
    [
        ("what", "0", ("3",), {"what": ("3", "28")}),
        ("what", "25", (), {"what": ("1",)}),
        ("speed", "0", ("fast",), {"speed": "fast"}),
        ("speed", "0", ("at once",), {}),
        ("n", "0", ("3",), {"n": 3}),
        ("who", "", ("bob",), {}),
        ("else", "", ("3",), {}),
    ],
)
def test_a_list_changes_its_own_part_of_the_action_and_nothing_that_it_does_not_offer(
    op, detail, values, changed
):
    assert CARRY.changed(PAGE, NOW, FormInput(op, detail, values)) == replace(NOW, **changed)


def test_a_form_makes_several_fields_of_one_text_and_shows_them_as_one():
    facts = CARRY.facts(PAGE, {"who": "bo", "speed": "slow", "n": "1"})
    assert (facts["who"], facts["n"]) == ("BO", 1)
    fields = {x.id: x for x in CARRY.blank(PAGE, "title", now=NOW).fields}
    assert (fields["who"].value, fields["n"].value) == ("ann", "2")


def test_what_offers_no_choice_is_not_asked_for():
    none = ActionForm(Load, "toy", ("what", "speed"), ask={"what": Ask(lambda context, detail: ())})
    assert [x.id for x in none.blank(PAGE, "title").fields] == ["speed"]
