"""A record replays to what it was, and tampering with any part of it is found."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.contract import Setup
from engine.core.dice import CommittedDice, GivenDice, RandomDice
from engine.core.errors import BrokenRecord, Refusal, StaleDecision
from engine.core.flow import pending, pending_answers
from engine.core.record import (
    LONGEST,
    Entry,
    Record,
    answer,
    begin,
    do_act,
    do_back,
    do_undo,
    read_record,
    replay,
    seal_of,
    undo_floor,
    write_record,
)
from engine.starwars.game import STARWARS
from engine.tools.invariants import Inspection
from engine.verify import check
from tests.toys.duel import DUEL, Choose, Lay, Rest, Scout, Shift, Spring, Step, Strike

SEED = "ab" * 32


class Played:
    """A game of Duel written down answer by answer."""

    def __init__(self, *dice):
        self.dice = GivenDice(*dice) if dice else CommittedDice(SEED, "game", {"red": "apple"})
        self.entries, self.states = [], []
        self.keep(begin(DUEL, Setup("duel"), self.dice))

    @property
    def s(self):
        return self.states[-1]

    def keep(self, move):
        self.entries.append(move.entry)
        self.states.append(move.state)
        self.dice.shown = []
        return move

    def say(self, seat, action):
        (d,) = (d for d in pending(self.s) if d.seat == seat)
        return self.keep(answer(self.s, len(self.entries), seat, d.id, action, self.dice))

    def undo(self, seat, to):
        k = getattr(self.dice, "k", 0)
        return self.keep(do_undo(self.s, len(self.entries), seat, self.states[to], to, k=k))

    def record(self):
        return Record("game", Setup("duel"), tuple(self.entries), {"red": "apple"}, outcome=self.s.over)


def long_game():
    """A game with every kind of entry in it."""
    p = Played()
    p.say("red", Lay((3,)))
    (d,) = pending_answers(p.s)
    p.keep(do_back(p.s, len(p.entries), "red", d.id, k=p.dice.k))
    p.say("red", Lay((3, 7)))
    p.say("white", Lay((5,)))
    p.say("red", Step("r3", 2))
    p.say("white", Spring(True))
    p.say("white", Rest())
    p.say("red", Scout("r0"))
    p.undo("white", 7)
    p.keep(do_act(p.s, len(p.entries), "red", "shift", Shift(3, 4), p.dice))
    p.say("red", Rest())
    p.say("white", Step("w0", -1))
    return p


def test_a_record_replays_to_the_same_states():
    p = long_game()
    assert [r.state for r in replay(DUEL, p.record())] == p.states
    assert read_record(write_record(p.record())) == p.record()


def test_events_are_the_same_when_replayed():
    p = Played()
    told = [p.say("red", Lay((3,))).events, p.say("white", Lay(())).events, p.say("red", Scout("r0")).events]
    assert [r.events for r in replay(DUEL, p.record())[1:]] == told


OTHER = {
    "n": lambda e: e.n + 1,
    "how": lambda e: "act" if e.how != "act" else "answer",
    "seat": lambda e: {"red": "white", "white": "red", "": "red"}[e.seat],
    "kind": lambda e: "turn.order" if e.kind != "turn.order" else "clash.choice",
    "decision": lambda e: e.decision + 1,
    "action": lambda e: {**e.action, "do": "rest", "to": 1} if e.action else {"do": "rest"},
    "rolls": lambda e: (*e.rolls, (6, 1)),
    "after": lambda e: e.after ^ 1,
    "final": lambda e: not e.final,
    "salt": lambda e: e.salt + "0",
    "seal": lambda e: e.seal[::-1] or "00",
}


@pytest.mark.parametrize("name", OTHER)
def test_tampering_with_any_field_of_any_entry_is_found(name):
    record = long_game().record()
    for n, e in enumerate(record.entries):
        if name == "seat" and e.how == "undo":
            continue  # who asked for it is a remark too: undoing changes the same for all
        spoilt = list(record.entries)
        spoilt[n] = replace(e, **{name: OTHER[name](e)})
        with pytest.raises(BrokenRecord) as bad:
            replay(DUEL, replace(record, entries=tuple(spoilt)))
        assert bad.value.n == n


def test_an_entry_that_came_about_in_no_known_way_is_named():
    """A row of a database may say anything: the answer is a broken record, not an error of ours."""
    record = long_game().record()
    spoilt = (*record.entries[:2], replace(record.entries[2], how="nonsense"), *record.entries[3:])
    with pytest.raises(BrokenRecord, match="entry 2: nothing comes about by 'nonsense'"):
        replay(DUEL, replace(record, entries=spoilt))


def test_every_field_of_an_entry_is_guarded():
    """`k` is checked by verify, with the dice; `by` is a remark."""
    assert {*OTHER, "k", "by"} == {f.name for f in fields(Entry)}


def test_a_roll_changed_dropped_or_moved_is_found():
    record = long_game().record()
    rolled = [n for n, e in enumerate(record.entries) if e.rolls]
    assert rolled
    for n in rolled:
        e = record.entries[n]
        for rolls in ((), e.rolls[:-1], ((e.rolls[0][0] + 1, 1), *e.rolls[1:])):
            spoilt = (*record.entries[:n], replace(e, rolls=rolls), *record.entries[n + 1 :])
            with pytest.raises(BrokenRecord) as bad:
                replay(DUEL, replace(record, entries=spoilt))
            assert bad.value.n == n


def test_entries_left_out_swapped_or_none_are_found():
    record = long_game().record()
    for n in range(1, len(record.entries) - 1):
        with pytest.raises(BrokenRecord):
            replay(DUEL, replace(record, entries=(*record.entries[:n], *record.entries[n + 1 :])))
    with pytest.raises(BrokenRecord):
        replay(DUEL, replace(record, entries=()))
    with pytest.raises(BrokenRecord, match="start"):
        replay(DUEL, replace(record, entries=record.entries[1:]))


def test_the_outcome_must_be_the_one_reached():
    p = Played()
    p.keep(do_act(p.s, 1, "red", "resign", DUEL.rules.frees["resign"].takes(), p.dice))
    replay(DUEL, p.record())
    with pytest.raises(BrokenRecord, match="outcome"):
        replay(DUEL, replace(p.record(), outcome=None))
    with pytest.raises(BrokenRecord, match="outcome"):
        replay(DUEL, replace(p.record(), outcome=replace(p.s.over, winner="red")))


# -- undo ------------------------------------------------------------------------------------------------


def test_an_undo_opens_the_question_again_under_a_new_number():
    p = Played()
    p.say("red", Lay(()))
    p.say("white", Lay(()))
    old = pending(p.s)[0]
    p.say("red", Rest())
    p.undo("red", 2)
    (again,) = pending(p.s)
    assert (again.seat, again.kind) == (old.seat, old.kind)
    assert again.id > old.id
    with pytest.raises(StaleDecision):
        answer(p.s, 5, "red", old.id, Rest(), p.dice)
    assert replay(DUEL, p.record())[-1].state == p.s


def test_rolls_undone_stay_shown_and_new_ones_follow():
    p = Played()
    p.say("red", Lay(()))
    p.say("white", Lay(()))
    p.say("red", Scout("r0"))
    p.undo("red", 2)
    p.say("red", Scout("r0"))
    first, again = p.entries[3], p.entries[5]
    assert (first.k, again.k) == (0, 1)
    assert len(first.rolls) == len(again.rolls) == 1
    assert p.dice.k == 2
    assert check(json.loads(write_record(replace(p.record(), seed=SEED, commitment=commit())))) == []


def commit():
    from engine.core.dice import commitment

    return commitment(SEED)


@pytest.mark.parametrize("to", [-1, 2, 3, 99])
def test_there_is_no_undo_forwards_or_to_where_we_are(to):
    p = Played()
    p.say("red", Lay(()))
    p.say("white", Lay(()))
    with pytest.raises(Refusal):
        do_undo(p.s, 3, "red", p.states[0], to)
    spoilt = (*p.entries, Entry(3, "undo", "red", action={"to": to}))
    with pytest.raises(BrokenRecord) as bad:
        replay(DUEL, replace(p.record(), entries=spoilt))
    assert bad.value.n == 3


@pytest.mark.parametrize("action", [None, {}, {"to": True}, {"to": "1"}, {"to": 1.0}, [1]])
def test_an_undo_names_an_entry(action):
    p = Played()
    p.say("red", Lay(()))
    spoilt = (*p.entries, Entry(2, "undo", "red", action=action))
    with pytest.raises(BrokenRecord):
        replay(DUEL, replace(p.record(), entries=spoilt))


def entry(n, seat, how="answer", *, final=False):
    return Entry(n, how, seat, final=final)


def test_a_free_undo_goes_back_over_ones_own_answers_only():
    start = entry(0, "", "start", final=True)
    mine = [entry(n, "red") for n in (1, 2, 3)]
    assert undo_floor([start], "red") == 0
    assert undo_floor([start, *mine], "red") == 0
    assert undo_floor([start, *mine], "white") == 3
    assert undo_floor([start, entry(1, "white"), *mine[1:]], "red") == 1
    assert undo_floor([start, replace(mine[0], final=True), *mine[1:]], "red") == 1
    assert undo_floor([start, *mine[:2], replace(mine[2], final=True)], "red") == 3
    for how in ("act", "back", "undo"):
        assert undo_floor([start, *mine[:2], entry(3, "red", how)], "red") == 3


def test_a_roll_a_whisper_and_a_reveal_are_final():
    p = Played()
    assert p.entries[0].final
    p.say("red", Lay((0,)))
    assert not p.entries[-1].final
    p.say("white", Lay((5,)))
    assert not p.say("red", Step("r3", 2)).entry.final  # white is asked in secret
    assert not p.say("white", Spring(False)).entry.final
    assert not p.say("white", Rest()).entry.final
    assert p.say("red", Scout("r0")).entry.final
    p.say("white", Step("w0", -1))
    p.say("red", Choose("hold"))
    assert p.say("white", Choose("feint")).entry.final  # opens both


# -- seals -----------------------------------------------------------------------------------------------


def test_a_shut_answer_gets_a_seal_that_tells_nothing():
    p = Played()
    one, two = p.say("red", Lay((1, 2))).entry, p.say("white", Lay((1, 2))).entry
    assert one.seal == seal_of(one.salt, "red", one.decision, {"do": "lay", "spaces": [1, 2]})
    assert one.seal != two.seal
    assert one.salt != two.salt
    assert len(one.salt) == 32
    assert p.say("red", Rest()).entry.seal == ""


def test_a_seal_belongs_to_its_seat_number_and_answer():
    base = ("00", "red", 1, "lay")
    others = [("01", *base[1:]), ("00", "white", 1, "lay"), ("00", "red", 2, "lay"), ("00", "red", 1, "rest")]
    assert len({seal_of(salt, seat, n, {"do": do}) for salt, seat, n, do in (base, *others)}) == 5


def test_an_unknown_act_is_refused():
    p = Played()
    with pytest.raises(Refusal):
        do_act(p.s, 1, "red", "dance", Strike("r0", "w0"), p.dice)


# -- from outside ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{",
        "{}",
        '{"id": "x"}',
        "[" * 50_000,
        "{" * 50_000,
        '{"id": 7, "setup": {}}',
        "\x00",
        "NaN",
    ],
)
def test_what_is_no_record_is_refused(text):
    with pytest.raises(BrokenRecord) as bad:
        read_record(text)
    assert bad.value.n == 0


def test_a_record_too_long_is_refused_unread():
    with pytest.raises(BrokenRecord, match="at most"):
        read_record(" " * (LONGEST + 1))


def test_a_record_with_an_unknown_field_is_refused():
    j = json.loads(write_record(long_game().record()))
    for spoil in (j, j["setup"], j["entries"][2]):
        spoil["extra"] = 1
        with pytest.raises(BrokenRecord, match="extra"):
            read_record(json.dumps(j))
        del spoil["extra"]
    read_record(json.dumps(j))


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.text(max_size=5) | st.floats(),
    lambda x: (
        st.lists(x, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "to", "spaces", "unit"]), x, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_a_record_holds_it_replays_or_is_broken(data):
    """Import takes records from anywhere: a spoilt one raises BrokenRecord and nothing else."""
    j = json.loads(write_record(BASE))
    e = data.draw(st.sampled_from(j["entries"]))
    name = data.draw(st.sampled_from(sorted(e)))
    e[name] = data.draw(plain)
    try:
        replay(DUEL, read_record(json.dumps(j)))
    except BrokenRecord:
        return


BASE = long_game().record()


def test_a_whole_game_replays_and_verifies():
    record = Inspection(STARWARS, Random(4), closely=0.0, wild=0.01).play()
    assert replay(STARWARS, record)[-1].state.over == record.outcome
    j = json.loads(write_record(record))
    assert check(j) == []
    rolled = next(e for e in j["entries"] if e["rolls"])
    rolled["rolls"][0][1] = rolled["rolls"][0][1] % 6 + 1
    assert len(check(j)) == 1


def test_machine_players_and_standing_answers_are_marked():
    p = Played()
    (d, _) = pending(p.s)
    move = answer(p.s, 1, d.seat, d.id, Lay(()), RandomDice(Random(1)), by="greedy")
    assert move.entry.by == "greedy"


@pytest.mark.parametrize("text", ["", "{", "null", "[]"])
def test_what_is_no_json_object_is_named_without_an_empty_key(text):
    with pytest.raises(BrokenRecord) as why:
        read_record(text)
    assert "not a record: m" in str(why.value)
