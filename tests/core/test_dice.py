"""Dice can be proved afterwards, favour no face, and cannot be read from what is published."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import dice as dice_module
from engine.core.dice import (
    CommittedDice,
    GivenDice,
    MissingDice,
    RandomDice,
    RecordedDice,
    StratifiedDice,
    commitment,
    new_seed,
    roll_of,
)
from engine.core.errors import BrokenRecord
from engine.verify import roll_of as roll_by_hand

SEED = "0f" * 32


def test_known_rolls():
    assert [roll_of("00" * 32, "g1", {"blue": "apple"}, k, 6) for k in range(8)] == [6, 1, 4, 1, 1, 3, 3, 5]


def test_a_roll_is_this_hmac_and_nothing_else():
    text = json.dumps(["g", [["a", "x"], ["b", "y"]], 4, 0], separators=(",", ":"))
    digest = hmac.new(bytes.fromhex(SEED), text.encode(), hashlib.sha256).digest()
    assert roll_of(SEED, "g", {"b": "y", "a": "x"}, 4, 20) == int.from_bytes(digest[:8], "big") % 20 + 1


@given(
    st.text(), st.dictionaries(st.text(max_size=5), st.text()), st.integers(0, 10**6), st.integers(1, 1000)
)
@settings(max_examples=60, deadline=None)
def test_the_verifier_works_out_the_same(game, words, k, sides):
    assert roll_by_hand(bytes.fromhex(SEED), game, words, k, sides) == roll_of(SEED, game, words, k, sides)


def test_the_commitment_is_no_roll():
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    from_it = [int(commitment(SEED)[16 * i : 16 * i + 16], 16) % 6 + 1 for i in range(4)]
    assert from_it != [roll_of(SEED, "", {}, k, 6) for k in range(4)]
    assert commitment(SEED) != hmac.new(bytes.fromhex(SEED), b"", hashlib.sha256).hexdigest()


def test_everything_that_goes_in_counts():
    base = [roll_of(SEED, "g", {"a": "x"}, k, 1000) for k in range(6)]
    for seed, game, words in (
        ("1f" + SEED[2:], "g", {"a": "x"}),
        (SEED, "h", {"a": "x"}),
        (SEED, "g", {"a": "y"}),
    ):
        assert [roll_of(seed, game, words, k, 1000) for k in range(6)] != base
    assert [roll_of(SEED, "g", {"a": "x"}, k + 1, 1000) for k in range(5)] == base[1:]


def rolled(monkeypatch, sides, *numbers):
    """Roll a die whose digests begin with these numbers, one an attempt."""
    feed = iter(numbers)

    def fixed(key, text, how):
        return next(feed).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(dice_module.hmac, "digest", fixed)
    face = roll_of(SEED, "g", {}, 0, sides)
    assert next(feed, None) is None  # all attempts were needed
    return face


@pytest.mark.parametrize("sides", [*range(1, 25), 100, 1000, 65_536, 1_000_003])
def test_every_face_has_as_many_numbers(sides, monkeypatch):
    """The numbers taken run from 0 to a multiple of the sides; what is over would favour the low faces."""
    limit = (1 << 64) - (1 << 64) % sides
    assert rolled(monkeypatch, sides, 0) == 1
    assert rolled(monkeypatch, sides, limit - 1) == sides
    if limit < 1 << 64:
        assert rolled(monkeypatch, sides, limit, sides) == 1
        assert rolled(monkeypatch, sides, (1 << 64) - 1, limit, 1) == min(2, sides)


def test_faces_come_alike():
    counts = Counter(roll_of(SEED, "g", {}, k, 6) for k in range(6000))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5  # chi square, 5 degrees: one in 1000


def test_the_count_of_rolls_never_runs_backwards():
    d = CommittedDice(SEED, "g", {}, 5)
    first = [d.d(6), d.d(20)]
    assert d.k == 7
    assert d.shown == [(6, first[0]), (20, first[1])]
    again = CommittedDice(SEED, "g", {}, 5)
    assert [again.d(6), again.d(20)] == first


def test_the_dice_of_a_game_are_these_rolls():
    words = {"b": "é", "a": "x"}
    d = CommittedDice(SEED, "g", words, 3)
    assert [d.d(20) for _ in range(20)] == [roll_of(SEED, "g", words, k, 20) for k in range(3, 23)]


def test_seeds_are_256_bits_and_differ():
    a, b = new_seed(), new_seed()
    assert len(bytes.fromhex(a)) == 32
    assert a != b


def test_recorded_dice_are_read_back_only_as_they_were():
    d = RecordedDice([(6, 4), (20, 11)], 9)
    assert (d.d(6), d.d(20), d.shown, d.left) == (4, 11, [(6, 4), (20, 11)], [])
    for rolls, sides in (((), 6), (((20, 4),), 6), (((6, 7),), 6), (((6, 0),), 6)):
        with pytest.raises(BrokenRecord) as bad:
            RecordedDice(rolls, 9).d(sides)
        assert bad.value.n == 9


def test_given_dice_must_fit_and_suffice():
    d = GivenDice(2, 6)
    assert (d.d(6), d.d(6)) == (2, 6)
    for numbers in ((), (7,), (0,)):
        with pytest.raises(MissingDice) as bad:
            GivenDice(*numbers).d(6)
        assert bad.value.sides == 6


def test_loose_dice_stay_on_the_die():
    d = RandomDice(Random(1))
    assert {d.d(3) for _ in range(200)} == {1, 2, 3}
    assert len(d.shown) == 200
    quiet = RandomDice(Random(1), keep=False)
    quiet.d(3)
    assert quiet.shown == []


@pytest.mark.parametrize(("sides", "tries"), [(6, 6), (12, 6), (6, 12), (2, 3), (1, 4)])
def test_over_all_tries_a_first_roll_shows_every_face_alike(sides, tries):
    faces = Counter(StratifiedDice(Random(n), n, tries).d(sides) for n in range(tries))
    assert set(faces) <= set(range(1, sides + 1))
    assert max(faces.values()) - min(faces.values(), default=0) <= 1
    assert len(faces) == min(sides, tries)


def test_later_rolls_are_free():
    seen = Counter()
    for n in range(300):
        dice = StratifiedDice(Random(n), 0, 6)
        assert dice.d(6) == 1
        seen[dice.d(6)] += 1
    assert set(seen) == {1, 2, 3, 4, 5, 6}
