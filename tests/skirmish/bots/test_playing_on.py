"""The level strong: what it tries, that luck is the same for all of it, what it knows and says."""

from random import Random

import pytest

from engine.__main__ import main
from engine.core.codec import save
from engine.core.dice import RandomDice
from engine.core.errors import BadData
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.core.rules import Outcome
from engine.core.types.frozen import replace
from engine.policies.policy import POLICIES, greedy_answer, imagine
from engine.skirmish.bots import playing_on
from engine.skirmish.bots.candidates import habitual
from engine.skirmish.bots.explanation import Explanation
from engine.skirmish.bots.greedy import ordered
from engine.skirmish.bots.learnt import WEIGHTS, Learnt, chance
from engine.skirmish.bots.playing_on import LEAD, STRONG, PlaysOn, Round, SameLuck
from engine.skirmish.bots.terms import TERMS, terms
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Done
from engine.skirmish.model.procedures import Q_ORDER
from tests.skirmish.field import ja
from tests.skirmish.table import mission

MISSIONS = ("first", "raid", "hold", "rescue", "recover", "standard")


def fight(name="raid", seed=1):
    """Begin a mission with two enemies in sight."""
    s = mission(name, seed, players="2")
    for i, at in (("J90", (30.0, 17.0)), ("J91", (33.0, 18.0))):
        s.put(ja(i, *at))
        s.spotted["sgc"] = (*s.spotted["sgc"], i)
    return s


def positions(name, seed, answers):
    """Play by the level steady, and yield every position with a question about orders."""
    t, rng = Execution(mission(name, seed, players="2"), RandomDice(Random(seed), keep=False)), Random(seed)
    for _ in range(answers):
        if not pending(t.s):
            return
        d = pending(t.s)[0]
        if d.kind == Q_ORDER:
            yield t.s, d
        t.answer(d, greedy_answer(SKIRMISH, t.s, d, rng))


# -- what is tried -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MISSIONS)
def test_what_is_tried_is_legal_once_and_begins_with_what_looks_right(name):
    most = 0
    for s, d in positions(name, 4, 40):
        tried = habitual(s, d)
        assert tried[0] == ordered(s, d)
        assert len(set(tried)) == len(tried)
        assert not any(faults(s, d, a) for a in tried)
        most = max(most, len(tried))
    assert most > 1


# -- luck --------------------------------------------------------------------------------------------------


def rolled(luck, *whose):
    t = SameLuck(fork(mission()), luck)
    return {(x, n): t.roll_for((), "SHOOT.2", 20, figure=x) for n, x in enumerate(whose)}


def test_a_roll_hangs_on_what_it_is_for_and_not_on_what_came_before():
    one, other = rolled("7", "RED", "GOLD", "J10"), rolled("7", "GOLD", "J10", "RED")
    assert {x: n for (x, _), n in one.items()} == {x: n for (x, _), n in other.items()}
    again = list(rolled("7", *["RED"] * 60).values())
    assert set(again) <= set(range(1, 21))
    assert len(set(again)) > 12  # the same figure's second roll is another one
    assert again != list(rolled("8", *["RED"] * 60).values())


# -- how they choose ---------------------------------------------------------------------------------------


def chosen(monkeypatch, chances, *rounds):
    """Choose among orders of which each leads to a chance by the order in which they are tried."""
    s = fight()
    d = pending(s)[0]
    tried, calls = [*habitual(s, d), Done()][: len(chances)], list[str]()

    def led(world, d, a, luck):
        calls.append(luck)
        return a

    monkeypatch.setattr(playing_on, "played_on", led)
    monkeypatch.setattr(playing_on, "chance", lambda a: chances[tried.index(a)])
    found = PlaysOn(lambda *_: tried, rounds or (Round(9, 2),)).answer(s, d, Random(1))
    return tried.index(found), calls


def test_the_order_that_leads_furthest_is_taken_if_it_leads_clearly(monkeypatch):
    assert chosen(monkeypatch, [0.5, 0.4, 0.6])[0] == 2
    assert chosen(monkeypatch, [0.5, 0.5 + LEAD / 2, 0.4])[0] == 0
    assert chosen(monkeypatch, [0.5, 0.5 + LEAD * 2, 0.4])[0] == 1


def test_tries_are_bounded_and_the_better_ones_are_tried_more(monkeypatch):
    _, calls = chosen(monkeypatch, [0.5, 0.4, 0.6], Round(3, 2), Round(2, 5), Round(1, 1))
    assert len(calls) == 3 * 2 + 2 * 5 + 1
    assert len(set(calls)) == 2 + 5 + 1  # the same luck for all that are tried in a world
    s, seen = fight(), list[int]()
    d = pending(s)[0]
    monkeypatch.setattr(playing_on, "played_on", lambda *_: seen.append(1))
    monkeypatch.setattr(playing_on, "chance", lambda _: 0.5)
    assert STRONG.answer(s, d, Random(1)) == ordered(s, d)
    assert 0 < len(seen) <= 4 * 4 + 3 * 6


@pytest.mark.parametrize("name", ["first", "hold", "rescue"])
def test_an_answer_is_legal_the_same_again_and_changes_nothing(name):
    s = fight(name)
    for d in pending(s):
        before = save(s)
        a = POLICIES["strong"](SKIRMISH, s, d, Random(3))
        assert save(s) == before
        assert not faults(s, d, a)
        assert a == POLICIES["strong"](SKIRMISH, s, d, Random(3))


def test_where_a_place_is_to_be_held_it_answers_as_steady_does(monkeypatch):
    monkeypatch.setattr(playing_on, "played_on", None)
    s = fight("hold")
    for d in pending(s):
        assert POLICIES["strong"](SKIRMISH, s, d, Random(2)) == ordered(s, d)
        assert "ahead" not in {x.key for x in Explanation().reasons(s, d, ordered(s, d))}


def test_what_the_seat_does_not_know_changes_no_answer():
    s = mission("rescue", seed=3)
    elsewhere = fork(s)
    hidden = [i for i in s.figures if not s.known(i)]
    assert hidden
    for i in hidden:
        del elsewhere.figures[i]
    for x in (s, elsewhere):
        x.put(ja("J90", 30.0, 20.0))
        x.spotted["sgc"] = (*x.spotted["sgc"], "J90")
    d = pending(s)[0]
    assert len(habitual(s, d)) > 1
    answers = [POLICIES["strong"](SKIRMISH, x, d, Random(5)) for x in (s, elsewhere)]
    assert answers[0] == answers[1]


# -- what is learnt ----------------------------------------------------------------------------------------


def test_the_chance_rises_with_what_wins_missions():
    s = mission("first")
    even = chance(s)
    assert len(WEIGHTS) == len(TERMS) == len(terms(s))
    assert 0 < even < 1
    shot = fork(s)
    for i in ("GOLD", "BLUE"):
        shot.put(replace(s.figures[i], health="disabled"))
    assert chance(shot) < even - 0.1
    found = fork(s)
    found.done["hut"] = "searched"
    found.put(replace(s.figures["GOLD"], items=("plans",)))
    assert chance(found) > even
    late = fork(s)
    late.turn = 13
    assert chance(late) < even - 0.1
    for winner, value in (("p1", 1.0), ("gm", 0.0), (None, 0.0)):
        s.over = Outcome(winner, "mission", "MISSION.1")
        assert chance(s) == value


def test_a_held_place_is_worth_more_with_the_team_in_it():
    s = mission("hold")
    away = fork(s)
    for f in s.figures.values():
        if f.side == "sgc":
            away.put(replace(f, x=f.x, y=40.0))
    assert chance(away) < chance(s)


def test_a_file_of_weights_must_hold_every_term():
    every = dict.fromkeys(TERMS, 0.0)
    assert len(Learnt(every).ordered()) == len(TERMS)
    del every["alone"]
    with pytest.raises(BadData, match=r"weights\.alone"):
        Learnt(every).ordered()


def test_the_same_seed_learns_the_same_weights_to_the_byte(tmp_path):
    def learnt(seed: int, name: str) -> bytes:
        out = tmp_path / name
        assert main(["train", "skirmish", "--games", "1", "--seed", str(seed), "--out", str(out)]) == 0
        return out.read_bytes()

    first = learnt(5, "a.toml")
    assert first == learnt(5, "b.toml")
    assert first.splitlines()[1:] != learnt(6, "c.toml").splitlines()[1:]


# -- what is said of it ------------------------------------------------------------------------------------


def test_the_reasons_for_an_order_say_what_playing_on_led_to():
    s = fight()
    d = pending(s)[0]
    world = imagine(SKIRMISH, s, d.seat, Random(1))
    found = {
        game: [x for x in Explanation().reasons(world, d, a) if x.key == "ahead"]
        for game, a in enumerate(habitual(world, d))
    }
    facts = [x[0].facts for x in found.values()]
    assert len(facts) > 1
    best = max(x["percent"] for x in facts)
    assert all(x["best"] == best or x["percent"] == best for x in facts)
    assert all(x["n"] == len(facts) - 1 and x["worlds"] == 4 for x in facts)


def test_to_stop_is_called_nothing_left_to_do_only_where_that_was_found():
    s = fight()
    d = pending(s)[0]
    assert "rest" not in {x.key for x in Explanation().reasons(s, d, Done())}
    for f in tuple(s.figures.values()):
        if f.seat == d.seat:
            s.put(replace(f, left=0, looked=True))
    assert [x.key for x in Explanation().reasons(s, d, Done())] == ["rest"]
