"""What every title's report promises: only of ended games, chances that are chances, dice by their odds."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from engine.core.codec import save
from engine.core.errors import Refusal
from engine.core.flow import fork, pending
from engine.core.record import read_record, replay
from engine.core.rules import Secrecy
from engine.core.types.frozen import replace
from engine.core.types.reporting import Throw
from engine.policies.worth import imagine
from engine.report import chances
from engine.report.chances import Budget, Chances
from engine.report.compose import compose, luck_of, tail
from engine.report.course import moments_of
from engine.report.report import read_report, write_report
from engine.titles import GAMES
from render.core.text import words
from render.report import report_scene
from tests.contract.test_what_if import answered, positions

RECORDS = Path(__file__).parents[1] / "records"
REPORTED = {"starwars": "home_captured", "armada": "by_plan", "stargate": "taken_back", "skirmish": "raid"}
every_report = pytest.mark.parametrize("title", REPORTED)


def record_of(title: str, name: str = ""):
    return read_record((RECORDS / title / f"{name or REPORTED[title]}.json").read_text())


@pytest.fixture(scope="module")
def reports():
    return {x: compose(GAMES[x], record_of(x), seconds=0.2, each=2) for x in REPORTED}


@every_report
def test_a_report_is_read_as_it_was_written(title, reports):
    assert read_report(write_report(reports[title])) == reports[title]


@every_report
def test_chances_lead_from_the_first_entry_to_the_result(title, reports):
    x, record = reports[title], record_of(title)
    assert [p.n for p in x.points] == sorted({p.n for p in x.points})
    assert (x.points[0].n, x.points[-1].n) == (0, len(record.entries) - 1)
    assert all(0 <= e.chance <= 1 for p in x.points for e in (p.open, *p.known.values()))
    won = record.outcome.winner
    assert x.points[-1].open.chance == (0.5 if won is None else float(won == x.side))
    assert {k for p in x.points for k in p.known} == set(x.sides)


@every_report
def test_odds_add_up_and_hold_what_came(title):
    game, n = GAMES[title], 0
    for x in moments_of(game, record_of(title)):
        for throw in game.reporter().throws(x.happened) if x.before is not None else ():
            n += 1
            assert sum(throw.odds.values()) == pytest.approx(1)
            assert throw.odds[throw.score] > 0
    assert n


@every_report
@pytest.mark.parametrize("locale", ["en", "de"])
def test_all_that_is_measured_has_words(title, locale, reports):
    x, say = reports[title], words(locale)
    keys = [f"{title}-dice-{y.kind}" for y in x.luck] + [f"{title}-figure-{y.key}" for y in x.figures]
    keys += [f"{'lookback' if y.shared else title}-award-{y.key}" for y in x.awards]
    assert [key for key in keys if not say.has(key)] == []
    names = dict.fromkeys(x.sides, "Ann")
    assert report_scene(x, names, say).alt.startswith(say("lookback-plot-title", side="Ann"))


@every_report
def test_a_game_that_is_not_over_has_no_report(title):
    record = record_of(title)
    with pytest.raises(Refusal):
        compose(GAMES[title], replace(record, outcome=None, entries=record.entries[:-1]))


def test_on_a_busy_machine_a_report_does_with_less(monkeypatch):
    """It was given up after 280 seconds by the clock, three times over, and there was none."""
    clock = count(0.0, 2.0)
    monkeypatch.setattr(chances, "monotonic", lambda: next(clock))
    made = compose(GAMES["starwars"], record_of("starwars"), seconds=50)
    assert next(clock) < 280
    assert 2 < len(made.points) < len(record_of("starwars").entries)


def test_luck_is_measured_exactly_and_not_said_of_two_throws():
    coin = {0: 0.5, 1: 0.5}
    four = [Throw("a", "coin", coin, 1)] * 4
    assert tail([coin] * 4, 4) == pytest.approx(1 / 16)
    (luck,) = luck_of([*four, Throw("b", "coin", coin, 1), Throw("b", "coin", coin, 0)])
    assert (luck.seat, luck.throws, luck.expected, luck.made) == ("a", 4, 2.0, 4)


def test_the_chance_as_a_side_knew_it_rests_on_nothing_that_it_could_not_know():
    game = GAMES["starwars"]
    s = replay(game, record_of("starwars"))[60].state
    assert s.hand["orange"] or s.deck
    other = game.imagine(s, "blue", Random(3))
    chances = Chances(game, game.reporter(), Budget(5, 6), "seed")
    assert chances.known(s, "blue", 6) == chances.known(other, "blue", 6)


@every_report
def test_what_others_hold_and_have_answered_in_secret_changes_no_sides_own_curve(title):
    game, parted = GAMES[title], 0
    for s in positions(game):
        for seat in game.reporter().sides:
            one, two = (twin(game, s, seat, n) for n in (93, 94))
            parted += save(one) != save(two)
            chances = Chances(game, game.reporter(), Budget(50, 2), "seed")
            assert chances.known(one, seat, 2) == chances.known(two, seat, 2)
    assert parted or title == "stargate"  # where only answers are secret, and these positions have none


def twin(game, s, seat, n):
    """Return a position that a seat cannot tell from this one, with other answers in secret."""
    made = fork(imagine(game, s, seat, Random(n)))
    for d in pending(made):
        if d.seat != seat and made.rules.kinds[d.kind].secrecy is not Secrecy.OPEN:
            made.stack[-1].got[d.seat] = answered(made, d, Random(n))
    return made
