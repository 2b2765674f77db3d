"""Actions from outside are read strictly; states are saved small, and saves of yesterday load today."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import (
    LONGEST_ACTION,
    canonical,
    check_sum,
    load,
    pack_action,
    save,
    token,
    unpack_action,
)
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import BrokenRecord, InvalidAction
from engine.core.flow import apply, pending, sample, start
from engine.core.rules import Frame, Outcome, Rules
from engine.starwars.game import STARWARS
from engine.starwars.state import Build, Go, Stay, Throw
from engine.starwars.state import Start as StartAction
from engine.starwars.state import State as Galaxy
from engine.starwars.state import Step as StepAction
from tests.toys import duel

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=True) | text,
    lambda x: st.lists(x, max_size=4) | st.dictionaries(text, x, max_size=4),
    max_leaves=12,
)


@given(st.integers(), st.integers(), text)
def test_an_action_comes_back_as_itself(ship, die, to):
    a = Go(ship, die, to)
    assert unpack_action(StepAction, json.loads(json.dumps(pack_action(StepAction, a)))) == a


@given(plain)
@settings(max_examples=200, deadline=None)
def test_whatever_comes_is_an_action_or_refused(data):
    try:
        a = unpack_action(StepAction, data)
    except InvalidAction:
        return
    assert isinstance(a, Go | Stay)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"do": "go", "ship": 1, "die": 2, "to": "A-1", "x": 1}, "go.x"),
        ({"do": "go", "ship": True, "die": 2, "to": "A-1"}, "go.ship"),
        ({"do": "go", "ship": "1", "die": 2, "to": "A-1"}, "go.ship"),
        ({"do": "go", "ship": 1.5, "die": 2, "to": "A-1"}, "go.ship"),
        ({"do": "go", "ship": 1, "die": 2, "to": 3}, "go.to"),
        ({"do": "go", "ship": 1, "die": 2}, "go.to"),
        ({"do": "stay", "ship": 1}, "stay.ship"),
        ({"do": "fly"}, "'fly'"),
        ({}, "do"),
        ([], "object"),
        (None, "object"),
        ("stay", "object"),
    ],
)
def test_a_wrong_action_is_refused_and_the_field_named(data, field):
    with pytest.raises(InvalidAction) as bad:
        unpack_action(StepAction, data)
    assert field in bad.value.why


def nested(depth):
    x: Any = []
    for _ in range(depth):
        x = [x]
    return x


@pytest.mark.parametrize(
    "data",
    [
        {"do": "go", "ship": 10**5000, "die": 1, "to": ""},
        {"do": "go", "ship": float("nan"), "die": 1, "to": ""},
        {"do": "go", "ship": float("inf"), "die": 1, "to": ""},
        {"do": "go", "ship": 1, "die": 1, "to": "\ud800"},
        {"do": nested(5000)},
        {"do": "go", "ship": 1, "die": 1, "to": "x" * LONGEST_ACTION},
        {1: object()},
    ],
    ids=["huge", "nan", "inf", "surrogate", "deep", "long", "object"],
)
def test_hostile_actions_are_refused(data):
    with pytest.raises(InvalidAction):
        unpack_action(StepAction, data)


def test_tokens_name_an_action_whatever_its_place():
    one, two = pack_action(StepAction, Go(1, 2, "SOL-3")), pack_action(StepAction, Go(1, 2, "SOL-4"))
    assert token(one) != token(two)
    assert token(dict(reversed(one.items()))) == token(one)
    assert len(token(one)) == 8
    assert token(pack_action(StartAction, Throw())) != token(pack_action(StartAction, Build("AWS", "SOL-2")))


@given(plain)
def test_canonical_json_does_not_depend_on_order(data):
    def backwards(x):
        if isinstance(x, dict):
            return {k: backwards(x[k]) for k in reversed(x)}
        return [backwards(y) for y in x] if isinstance(x, list) else x

    assert canonical(backwards(data)) == canonical(data)


# -- states ----------------------------------------------------------------------------------------------


@given(st.integers(0, 10**6), st.integers(0, 30))
@settings(max_examples=40, deadline=None)
def test_a_state_comes_back_as_itself_wherever_it_stands(seed, answers):
    """With sealed answers in hand, procedures inside procedures, forms and hidden questions open."""
    rng = Random(seed)
    s = start(
        duel.DUEL.lay_out(duel.Position({"r": ("red", 0), "w": ("white", 3)})),
        duel.OPENING,
        duel.Nothing(),
        GivenDice(),
    ).state
    for _ in range(answers):
        if not pending(s):
            break
        d = rng.choice(pending(s))
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    saved = save(s)
    assert load(duel.State, saved) == s
    assert save(load(duel.State, saved.decode())) == saved
    assert check_sum(saved) == check_sum(save(load(duel.State, saved)))


@dataclass(frozen=True, slots=True)
class Old:
    n: int


@dataclass(frozen=True, slots=True)
class New:
    n: int
    later: tuple[str, ...] = ("usual",)


def playing(holds):
    """Return a base for states whose one procedure holds this."""
    rules: Rules[Any] = Rules("saves")
    rules.question("q", "Q", Throw, lambda s, v, seat: (Throw(),))

    def ask(t, v):
        t.ask("a", "q")

    def read(t, v): ...

    rules.procedure("p", {"ask": ask, "read": read}, holds=holds)
    return rules


@dataclass(kw_only=True)
class Before:
    rules: ClassVar[Rules[Any]] = playing(Old)
    board: dict[int, str]
    stack: list[Frame] = field(default_factory=list)
    asked: dict[str, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(kw_only=True)
class After(Before):
    rules: ClassVar[Rules[Any]] = playing(New)
    extra: int = 7


def test_a_save_without_a_later_field_loads():
    s = start(Before(board={3: "x"}), "p", Old(5), GivenDice()).state
    new = load(After, save(s))
    assert (new.board, new.extra, new.stack[0].v) == ({3: "x"}, 7, New(5))


def test_usual_values_are_not_saved():
    s = start(After(board={}), "p", New(5), GivenDice()).state
    assert b"usual" not in save(s)
    assert b"extra" not in save(s)


def good_save():
    return json.loads(save(STARWARS.new(Setup("starwars"), GivenDice(6, 6, 1, 1)).state))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda j: j.pop("stack"),
        lambda j: j.pop("state"),
        lambda j: j.update(stack=5),
        lambda j: j.update(stack=[5]),
        lambda j: j["stack"][0].__setitem__(0, "no such procedure"),
        lambda j: j["stack"][0].__setitem__(0, ["turn"]),
        lambda j: j["stack"][0].__setitem__(1, "no_such_step"),
        lambda j: j["stack"][0].__setitem__(2, {"seat": []}),
        lambda j: j["stack"][0].__setitem__(3, [[1, "blue"]]),
        lambda j: j["stack"][0].__setitem__(3, [[float("inf"), "blue", "turn.start"]]),
        lambda j: j["stack"][0].__setitem__(3, [[1, "blue", "no such question"]]),
        lambda j: j["stack"][0].__setitem__(4, []),
        lambda j: j["stack"][0].__setitem__(4, {"blue": {"do": "nonsense"}}),
        lambda j: j["stack"][0].__setitem__(5, "for ever"),
        lambda j: j["stack"][0].__setitem__(6, "no_such_step"),
        lambda j: j["state"].update(fleet=7),
        lambda j: j["state"].pop("deck"),
    ],
)
def test_a_spoilt_save_is_refused(spoil):
    j = good_save()
    load(Galaxy, json.dumps(j))
    spoil(j)
    with pytest.raises(BrokenRecord):
        load(Galaxy, json.dumps(j))


@pytest.mark.parametrize("saved", ["", "[]", "null", "{", "7", "[" * 100_000, b"\xff\xfe"])
def test_what_is_no_save_is_refused(saved):
    with pytest.raises(BrokenRecord):
        load(Galaxy, saved)


@dataclass(frozen=True)
class Load:
    """An action with a dictionary."""

    has: dict[str, int]
    do: Literal["load"] = "load"


def test_an_action_is_read_in_one_order_of_keys_whoever_wrote_it():
    one, other = ({"has": x, "do": "load"} for x in ({"shield": 1, "laser": 2}, {"laser": 2, "shield": 1}))
    read = [unpack_action(Load, x) for x in (one, other)]
    assert [list(a.has) for a in read] == [["laser", "shield"]] * 2


@pytest.mark.parametrize("data", [{1: "a", "b": 2}, {"has": object()}, {"has": {"\ud800": 1}}])
def test_what_is_not_plain_data_is_refused(data):
    with pytest.raises(InvalidAction):
        unpack_action(Load, data)
