"""JSON written part by part is what pydantic writes at once, and frozen parts are written only once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json

from engine.core.codec import pack_action, save, write_view
from engine.core.contract import Game, Setup
from engine.core.data import adapter
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, sample
from engine.core.types import writing
from engine.core.types.values import IN_FULL
from engine.core.types.writing import Writer
from engine.titles import GAMES


@dataclass(frozen=True, slots=True)
class Chart:
    name: str
    rows: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Papers:
    used: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Desk:
    turn: int = 0
    share: float = 0.5
    open: bool = False
    word: str | None = None
    charts: dict[str, Chart] = field(default_factory=dict)
    pairs: dict[Literal["a", "b"], Chart] = field(default_factory=dict)
    by_seat: dict[str, dict[str, Chart]] = field(default_factory=lambda: {"red": {}})
    row: tuple[Chart, ...] = ()
    first: Chart | None = None
    began: Mapping[str, Chart] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    papers: Papers = field(default_factory=Papers)


text = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
charts = st.builds(Chart, text, st.dictionaries(text, st.integers(-(2**60), 2**60), max_size=3))
desks = st.builds(
    Desk,
    turn=st.integers(-(2**60), 2**60),
    share=st.floats(allow_nan=False, allow_infinity=False),
    open=st.booleans(),
    word=st.none() | text,
    charts=st.dictionaries(text, charts, max_size=3),
    pairs=st.dictionaries(st.sampled_from(["a", "b"]), charts),
    by_seat=st.dictionaries(text, st.dictionaries(text, charts, max_size=2), max_size=2),
    row=st.lists(charts, max_size=3).map(tuple),
    first=st.none() | charts,
    began=st.dictionaries(text, charts, max_size=2),
    told=st.lists(text, max_size=2).map(tuple),
    papers=st.builds(Papers, st.dictionaries(text, st.integers(), max_size=2)),
)


@given(desks)
def test_what_is_written_is_what_pydantic_writes(desk):
    for terse in (False, True):
        writer, whole = Writer(adapter, terse=terse), adapter(Desk).dump_json(desk, exclude_defaults=terse)
        assert writer.write(desk) == whole
        assert writer.write(desk) == whole, "written for the second time"


def test_a_field_can_be_left_out():
    assert json.loads(Writer(adapter, terse=True).write(Desk(turn=1, told=("x",)), "told")) == {"turn": 1}


@dataclass(slots=True)
class Table:
    turn: int = 0
    chart: Chart = field(default_factory=lambda: Chart("usual"), metadata=IN_FULL)


def test_a_field_in_full_keeps_its_defaults_which_may_be_others_when_it_is_read():
    writer, table = Writer(adapter, terse=True), Table()
    assert json.loads(writer.write(table)) == {"chart": {"name": "usual", "rows": {}}}
    table.chart = Chart("another")
    assert json.loads(writer.write(table)) == {"chart": {"name": "another", "rows": {}}}


def test_a_value_of_another_type_is_written_as_it_is():
    odd: Any = Desk(turn=True, open=0)  # type: ignore[arg-type]
    told = json.loads(Writer(adapter, terse=False).write(odd))
    assert (told["turn"], told["open"]) == (True, 0)


def test_a_frozen_part_is_written_once_and_one_like_it_on_its_own():
    writer, one = Writer(adapter, terse=False), Chart("one", {"a": 1})
    assert writer.once(one) is writer.once(one)
    assert writer.once(replace(one, name="two")) == b'{"name":"two","rows":{"a":1}}'
    assert writer.once(one) == b'{"name":"one","rows":{"a":1}}'


def test_a_table_is_written_once_while_its_values_stay_the_same():
    writer, one, two = Writer(adapter, terse=False), Chart("one"), Chart("two")
    desk = Desk(charts={"a": one, "b": two}, row=(one, two))
    first = writer.write(desk)
    assert writer.write(replace(desk, charts={"a": one, "b": two}, row=(one, two))) == first
    for other in (
        replace(desk, charts={"b": two, "a": one}),
        replace(desk, charts={"a": two, "b": one}),
        replace(desk, charts={"a": one, "b": replace(two, name="three")}),
        replace(desk, charts={}, row=()),
        replace(desk, row=(two, one)),
    ):
        assert writer.write(other) == adapter(Desk).dump_json(other) != first


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(writing, "MOST_KEPT", 400)
    writer = Writer(adapter, terse=False)
    for n in range(200):  # charts die at once, and their ids are given to others
        desk = Desk(charts={"a": Chart(f"chart {n}")}, first=Chart(f"first {n}"))
        told = json.loads(writer.write(desk))
        assert (told["charts"]["a"]["name"], told["first"]["name"]) == (f"chart {n}", f"first {n}")
        for kept in (writer._kept, writer._tables):
            assert sum(len(text) for _, text in kept.values()) <= 400


# -- the titles' own -------------------------------------------------------------------------------------


def saved_at_once(s: Any) -> bytes:
    """Write a state as it was written before there was a writer: by pydantic, all of it each time."""

    def frame(f: Any) -> list[Any]:
        v = adapter(s.rules.procedures[f.proc].holds).dump_python(f.v, mode="json", exclude_defaults=True)
        takes = {d.seat: s.rules.kinds[d.kind].takes for d in f.asks}
        got = {seat: pack_action(takes[seat], a) for seat, a in f.got.items()}
        return [f.proc, f.step, v, [list(d) for d in f.asks], got, f.wait, f.by]

    told = adapter(type(s)).dump_python(s, mode="json", exclude={"stack"}, exclude_defaults=True)
    told |= {f.name: adapter(type(x)).dump_python(x) for f, x in _in_full(s)}
    board = to_json({f.name: told[f.name] for f in fields(s) if f.name in told})
    return b'{"state":%b,"stack":%b}' % (board, to_json([frame(f) for f in s.stack]))


def _in_full(s: Any) -> list[tuple[Any, Any]]:
    return [(f, getattr(s, f.name)) for f in fields(s) if f.metadata == IN_FULL]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_states_and_views_are_written_as_pydantic_writes_them(game: Game[Any]):
    rng = Random(15)
    for scenario in game.scenarios[:2]:
        s = game.new(Setup(game.id, scenario), RandomDice(rng)).state
        for _ in range(60):
            if not pending(s):
                break
            d = rng.choice(pending(s))
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
            assert save(s) == saved_at_once(s)
            for seat in (*game.seats, None):
                view = game.view(s, seat)
                assert write_view(view) == adapter(type(view)).dump_json(view)
        view = game.open_view(s)
        assert write_view(view) == adapter(type(view)).dump_json(view)
