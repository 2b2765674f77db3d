"""What every title's hints promise: measured terms with words, nothing of others' secrets, no answer."""

from __future__ import annotations

import pickle
from dataclasses import fields
from random import Random

import pytest

from bot.play.model.title import behind, better, gained
from bot.titles import TITLES
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending
from engine.core.rules import Secrecy
from engine.core.types.explaining import WON
from engine.policies.hints import Gain, appraise, hint
from engine.policies.policy import POLICIES
from engine.policies.worth import imagine
from engine.titles import GAMES
from render.core.text import words
from render.titles import LOOKS
from tests.stargate.play import lay, run
from tests.toys.duel import DUEL

every_title = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
#: Answers of a game that are played, and of how many of them one is looked at.
PLAYED, EACH = 60, 5


#: Titles whose questions of a random game are answered by forms, so that no answers are listed.
FORMED = {"armada", "skirmish"}


def secret(kind):
    return kind.secrecy is not Secrecy.OPEN


def asked(game, seed: int = 1):
    """Play by the level steady, and yield every few questions with the state."""
    rng, dice = Random(seed), RandomDice(Random(seed))
    setup = Setup(game.id, game.scenarios[0], {})
    s = game.new(setup, dice).state
    for n in range(PLAYED):
        if s.over:
            return
        d = pending(s)[n % len(pending(s))]
        if n % EACH == 0:
            yield s, d
        s = apply(s, d.seat, d.id, POLICIES["steady"](game, s, d, rng), dice).state


@every_title
def test_terms_add_up_to_the_rating_and_are_all_declared(game):
    explains = game.explainer()
    for s, d in asked(game):
        weighed = explains.weigh(s, d.seat)
        assert sum(weighed.values()) == pytest.approx(game.judge(s, d.seat))
        assert set(weighed) <= set(explains.terms)


@every_title
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_term_and_every_reason_has_words(game, locale):
    say, explains = words(locale), game.explainer()
    for key in (*explains.terms, *explains.rules):
        assert say.has(f"{game.id}-term-{key.replace('_', '-')}"), key
    for term in explains.terms:
        more, less = (better(TITLES[game.id], Gain(term, sign), say) for sign in (1.0, -1.0))
        assert more != less
        assert more[-1] == less[-1] == "."
        assert not any(x.isdigit() for x in more + less), "numbers have a page of their own"
    for key in explains.rules:
        assert say.has(f"{game.id}-why-{key}"), key
    assert explains.unit > 0
    assert say.has(f"{game.id}-hint-measure")
    one, some = (say(f"{game.id}-hint-worth", value=x) for x in (1, 2.5))
    assert one != some


@every_title
def test_a_hint_says_what_was_measured_and_is_the_same_for_the_same_seed(game):
    found = 0
    for s, d in asked(game):
        one, again = hint(game, s, d, 5), hint(game, s, d, 5)
        assert pickle.dumps(one) == pickle.dumps(again)
        if one is None:
            assert len(options(s, d) or ()) < 2
            continue
        found += 1
        explains = game.explainer()
        assert {x.term for x in one.gains} <= set(explains.terms)
        assert {x.key for x in one.reasons} <= set(explains.rules)
        assert one.reasons or one.tried > 1
        assert not (one.even and one.gains)
        assert len(one.best) <= 3
        assert [x for x, _ in one.best] == sorted((x for x, _ in one.best), reverse=True)
    assert found


@every_title
def test_hints_come_from_a_level_that_there_is(game):
    assert game.hints_from in game.levels
    assert game.thinks.get(game.hints_from, 0) == 0  # and a quick one


@every_title
def test_another_seats_secrets_change_nothing_in_a_hint(game):
    """What a seat cannot know is drawn anew: its hints stay the same to the byte."""
    for i, (s, d) in enumerate(asked(game, 3)):
        other = imagine(game, s, d.seat, Random(f"other {i}"))
        assert pickle.dumps(hint(game, s, d, 9)) == pickle.dumps(hint(game, other, d, 9))


def with_secrets(game):
    """Yield questions while another seat is to answer in secret; random games of StarGate rarely have any."""
    if game is not GAMES["stargate"]:
        yield from asked(game, 2)
        return
    s = run(lay({"H1": "1511", "W1": "1509"}), "H1 linear", "n2")
    yield from ((s, d) for d in pending(s))


@pytest.mark.parametrize("game", [x for x in GAMES.values() if any(map(secret, x.rules.kinds.values()))])
def test_what_others_have_answered_in_secret_changes_nothing_in_a_hint(game):
    compared = 0
    for s, d in with_secrets(game):
        for other in pending(s):
            if other.seat == d.seat or not secret(s.rules.kinds[other.kind]):
                continue
            dice = RandomDice(Random(8))
            given = POLICIES["steady"](game, s, other, Random(8))
            after = apply(s, other.seat, other.id, given, dice).state
            if d in pending(after):
                compared += 1
                assert pickle.dumps(hint(game, s, d, 9)) == pickle.dumps(hint(game, after, d, 9))
    assert compared


@every_title
def test_the_places_of_a_hint_do_not_single_out_its_answer(game):
    looked = 0
    for s, d in asked(game):
        found, listed = hint(game, s, d, 5), options(s, d)
        if found is None or found.reasons or not found.look or listed is None:
            continue
        starts = [{at for at, _ in game.explainer().ways(game.view(s, d.seat), a)} for a in listed]
        looked += 1
        assert sum(x <= set(found.look) for x in starts) > 1
    assert bool(looked) == (game.id not in FORMED)


@every_title
def test_what_an_answer_is_followed_by_can_be_told_as_its_seat_would_see_it(game):
    """To choose a unit leads nowhere by itself: where it would go is what somebody asks for."""
    look, followed = LOOKS[game.id], 0
    for s, d in asked(game):
        found = hint(game, s, d, 5)
        if found is None or found.then is None:
            continue
        followed += 1
        assert found.further
        assert found.then.view.seat == d.seat
        assert look.label(found.then.answer, found.then.view, words("en"))
    assert followed or game.id != "stargate"


def test_a_game_that_explains_nothing_has_no_hints():
    s = DUEL.new(Setup("duel", DUEL.scenarios[0], {}), RandomDice(Random(1))).state
    assert hint(DUEL, s, pending(s)[0], 1) is None


@every_title
def test_what_is_told_at_once_of_an_answer_hangs_on_nothing_that_anybody_holds(game):
    kinds = game.rules.kinds
    assert game.shared_kinds <= kinds.keys()
    assert all(kinds[x].secrecy is Secrecy.OPEN and kinds[x].public is None for x in game.shared_kinds)
    looked = 0
    for s, d in asked(game, 2):
        if d.kind not in game.shared_kinds:
            continue
        mine, channel = game.view(s, d.seat), game.view(s, None)
        differs = {x.name for x in fields(mine) if getattr(mine, x.name) != getattr(channel, x.name)}
        assert differs <= {"seat", "handouts"}  # a GM's words to one player, which no rating reads
        a = POLICIES["steady"](game, s, d, Random(1))
        other = imagine(game, s, None, Random(9))
        assert appraise(game, s, d, a, 5, shared=True) == appraise(game, other, d, a, 5, shared=True)
        looked += 1
    assert bool(looked) == bool(game.shared_kinds)


@every_title
@pytest.mark.parametrize("units", [0.1, 2.0, 7.5])
def test_a_rating_is_told_in_the_units_that_players_count(game, units):
    title, say, unit = TITLES[game.id], words("en"), game.explainer().unit
    worth, less = (say(f"{game.id}-hint-worth", value=x) for x in (units, 3 * units))
    assert worth != less
    term = next(x for x in game.explainer().terms if x != WON)
    for_, against = (gained(title, Gain(term, sign * units * unit), say) for sign in (1, -1))
    assert worth in for_
    assert worth in against
    assert for_ != against
    assert worth in behind(title, "an answer", units * unit, say)
    assert behind(title, "an answer", 0.0, say) == "an answer"
