"""Games that break a promise on purpose are caught, each with a record that leads up to it."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.core.errors import Fault
from engine.core.flow import pending
from engine.core.record import read_record, write_record
from engine.core.rules import Kind, Procedure, Rules
from engine.tools.invariants import BrokenPromise, Inspection
from tests.toys.duel import (
    CHOICE,
    CLASH,
    DUEL,
    LAY,
    ORDER,
    RULES,
    SNARE,
    TURN,
    Duel,
    DuelView,
    Lay,
    Rest,
    State,
    Unit,
)


def broken(game, seeds=range(40), **how):
    """Play until a promise breaks and say how it was put."""
    found = first_broken(game, seeds, **how)
    if found is None:
        return ""
    assert read_record(write_record(found.record)) == found.record
    return str(found)


def first_broken(game, seeds=range(40), **how):
    for seed in seeds:
        try:
            Inspection(game, Random(seed), **{"wild": 0.05, "bound": 2000, **how}).play()
        except BrokenPromise as why:
            return why
    return None


class Copied(Duel):
    """Duel with a rule book of its own, to be spoilt."""

    def __init__(self, *, procedures=(), kinds=()):
        self.rules = copy.copy(RULES)
        self.rules.procedures = {**RULES.procedures, **{p.name: p for p in procedures}}
        self.rules.kinds = {**RULES.kinds, **{k.name: k for k in kinds}}
        self.state = type("Spoilt", (State,), {"rules": self.rules, "__slots__": ()})

    def new(self, setup, dice):
        done = super().new(setup, dice)
        s = self.state(**{f: getattr(done.state, f) for f in State.__dataclass_fields__ if f != "rules"})
        return replace(done, state=s)


def step(procedure, name, done):
    """Return a procedure with one step replaced."""
    p: Procedure = RULES.procedures[procedure]
    return replace(p, steps={**p.steps, name: done})


def test_the_toy_itself_keeps_its_promises():
    assert broken(DUEL, range(20)) == ""


def test_a_copy_of_its_rules_changes_nothing():
    class Same(Copied):
        pass

    assert broken(Same(), range(10), wild=0.0) == ""


# -- secrets ---------------------------------------------------------------------------------------------


def test_a_view_that_shows_the_traps_of_all():
    class Leaky(Duel):
        def view(self, s, seat):
            return replace(super().view(s, seat), traps=s.traps["red"] + s.traps["white"])

    assert "view betrays a secret" in broken(Leaky())


def test_a_view_that_shows_sealed_answers_unread():
    """The sealed kind opened on purpose: answers in hand are shown before all are in."""

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Open(DuelView):
        unread: tuple = ()

    class Leaky(Duel):
        def view(self, s, seat):
            shown = super().view(s, seat)
            fields = {x.name: getattr(shown, x.name) for x in dataclasses.fields(shown)}
            top = s.stack[-1] if s.stack else None
            return Open(**fields, unread=tuple(top.got.values()) if top else ())

    assert "view betrays a secret" in broken(Leaky(), wild=0.0)


def test_a_crumb_that_shows_what_is_hidden():
    turn = replace(RULES.procedures[TURN], crumb=lambda s, v, seat: {"traps": s.traps["white"]})
    assert "view betrays a secret to red: `where.turn.traps" in broken(Copied(procedures=[turn]))


def test_options_in_public_that_depend_on_a_secret():
    def rest_if_trapped(s, v, seat):
        return (Rest(),) if 3 in s.traps["white"] else ()

    order: Kind = replace(RULES.kinds[ORDER], public=rest_if_trapped)
    assert f"what is shown of {ORDER} betrays" in broken(Copied(kinds=[order]), range(200))


def test_an_event_that_tells_a_secret_with_the_answer():
    def tell_all(t, v):
        t.tell("moved", "X", traps=list(t.s.traps["white"]))
        RULES.procedures[TURN].steps["carry_out"](t, v)

    assert "tells betrays a secret" in broken(Copied(procedures=[step(TURN, "carry_out", tell_all)]))


def test_sealed_answers_told_without_being_revealed():
    """Told by `tell` instead of `reveal`, an undo past it would be free."""

    def tell_choices(t, v):
        t.hold(choices={x: t.got[x].what for x in t.got})
        t.tell("opened", "CLASH.2", choices={x: t.got[x].what for x in t.got})

    said = broken(Copied(procedures=[step(CLASH, "open_choices", tell_choices)]), range(200))
    assert "an undo would be free after a secret has played a part" in said


def test_imagining_that_looks_at_the_truth():
    class Peeking(Duel):
        def imagine(self, s, seat, rng):
            new = super().imagine(s, seat, rng)
            for x in new.traps:
                if x != seat:
                    new.traps[x] = tuple(sorted({(y + rng.randrange(2)) % 12 for y in s.traps[x]}))
            return new

    assert "what is imagined betrays" in broken(Peeking())


# -- questions -------------------------------------------------------------------------------------------


def test_a_sample_that_is_no_answer():
    bad = replace(RULES.kinds[LAY], sample=lambda s, v, seat, rng: Lay((1, 1)))
    assert "Lay(spaces=(1, 1), do='lay') is refused" in broken(Copied(kinds=[bad]))


def test_an_option_that_is_refused():
    def never_rest(s, v, seat, a):
        return [Fault("X", "x", "no rest")] if isinstance(a, Rest) else ()

    assert "is refused" in broken(Copied(kinds=[replace(RULES.kinds[ORDER], check=never_rest)]))


def test_an_option_twice():
    once = RULES.kinds[CHOICE]
    twice = replace(once, options=lambda s, v, seat: [*once.options(s, v, seat)] * 2)
    assert "stands twice" in broken(Copied(kinds=[twice]))


def test_an_answer_that_cannot_be_written_and_read():
    class Mumbling(Duel):
        def write(self, action):
            return "rest"

    assert "is not read as" in broken(Mumbling()) or "cannot read" in broken(Mumbling())


# -- states and events -----------------------------------------------------------------------------------


def test_a_fork_that_shares_what_is_changed():
    class Sharing(Copied):
        def __init__(self):
            super().__init__()
            self.state.__annotations__ = {"units": Mapping[str, Unit]}  # and yet it is changed in place

    assert "changed the state" in broken(Sharing())


def test_events_undeclared_or_not_plain_or_to_nobody():
    def telling(tell):
        def carry_out(t, v):
            tell(t)
            RULES.procedures[TURN].steps["carry_out"](t, v)

        return Copied(procedures=[step(TURN, "carry_out", carry_out)])

    assert "is not declared" in broken(telling(lambda t: t.tell("sneezed", "X")))
    assert "is not plain JSON" in broken(telling(lambda t: t.tell("moved", "X", at=(1, 2))))
    assert "goes to ('nobody',)" in broken(telling(lambda t: t.whisper(("nobody",), "moved", "X")))
    assert "goes to ()" in broken(telling(lambda t: t.whisper((), "moved", "X")))


def test_an_ending_undeclared():
    class Unsaid(Duel):
        endings = frozenset({"wiped_out", "resigned", "draw_agreed"})

    assert "the ending time is not declared" in broken(Unsaid(), wild=0.0)


@pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")  # it is spoilt on purpose
def test_a_state_that_loads_as_another():
    """Units held in an order that saving does not keep would pass; a number turned to text does not."""

    def count(t, v):
        t.s.report[v.seat] = 5
        RULES.procedures[TURN].steps["carry_out"](t, v)

    said = broken(Copied(procedures=[step(TURN, "carry_out", count)]), wild=0.0)
    assert "loads as another" in said or "ValidationError" in said or "not a saved" in said


def test_problems_are_heard():
    class Sick(Duel):
        def problems(self, s):
            return ["a unit is sick"] if s.turns == 7 else []

    assert "a unit is sick" in broken(Sick(), wild=0.0)


def test_a_game_without_end():
    def idle(t, v):
        t.become(TURN, v)

    said = broken(Copied(procedures=[step(TURN, "carry_out", idle)]), wild=0.0, bound=300, closely=0.0)
    assert "goes on after 300 entries" in said


def test_a_game_that_stops_asking():
    def stop(t, v):
        t.end()

    said = broken(Copied(procedures=[step(TURN, "pass_on", stop)]), wild=0.0)
    assert "nobody can answer and the game is not over" in said


def test_a_rule_that_crashes_is_kept_with_its_record():
    def crash(t, v):
        raise ZeroDivisionError("by a rule")

    game = Copied(procedures=[step(SNARE, "spring", crash)])
    found = first_broken(game, wild=0.0)
    assert str(found).startswith("ZeroDivisionError: by a rule")
    assert found.record.entries
    assert isinstance(found.__cause__, ZeroDivisionError)


def test_the_spoilt_copy_is_its_own():
    game = Copied()
    assert isinstance(game.rules, Rules)
    assert game.rules.kinds is not RULES.kinds
    assert pending(game.new(Inspection(game, Random(1)).setup, Inspection(game, Random(1)).dice).state)
