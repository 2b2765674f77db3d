"""Posts that tell a story: how long it may be, of what it may tell, and that nothing is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.titles import TITLES
from engine.armada.model.events import BATTLES, SEQUENCE
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, sample
from engine.core.rules import Event, Secrecy
from engine.skirmish.model.events import EVENTS_1, EVENTS_2
from render.armada.elements.battles import KINDS
from render.armada.words import news as armada
from render.core.story import LINES, News, Story, story, weights
from render.core.text import words
from render.skirmish.words import news as skirmish
from render.titles import LOOKS
from tests.render.armada.test_prose import EVENTS as OF_ARMADA
from tests.render.skirmish.test_prose import EVENTS as OF_SKIRMISH

LANGUAGE = pytest.mark.parametrize("language", ["en", "de"])
HEADLINE, LINE, TASK = 9, 14, 6
NAMES = {
    "armada": {"red": "alice", "silver": "bob"},
    "skirmish": {"p1": "alice", "p2": "bob", "gm": "carol"},
}
SETUPS = [
    Setup("armada", "standard"),
    Setup("armada", "invasion"),
    Setup("skirmish", "standard", {"players": "2"}),
    Setup("skirmish", "hold", {"players": "2", "gm": "off"}),
]
LOGGED = {"armada": armada.LOGGED | {*KINDS} - {"late"}, "skirmish": skirmish.LOGGED}
EVENTS = {
    "armada": [e for events in OF_ARMADA.values() for e in events],
    "skirmish": [e for e, _ in OF_SKIRMISH],
}
#: Events that those after them tell.
BY_OTHERS = {"thrown", "spotting"}
#: Events that one seat alone is told of, or the GM.
WHISPERED = {"noticed", "force", "gm_handout"}


def posts(setup: Setup, seed: int, most: int) -> Iterator[tuple[list[Event], Any]]:
    """Play at random, and give the public events of posts of several lengths, with the state after them."""
    rng, game = Random(seed), TITLES[setup.game].game
    r = game.new(setup, RandomDice(rng))
    events = [*r.events]
    for _ in range(most):
        s = r.state
        if s.over is not None:
            break
        d = rng.choice(pending(s))
        r = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng))
        events += r.events
        if rng.random() < 0.2 or r.state.over is not None:
            yield [e for e in events if e.reaches(None)], r.state
            events = []


@LANGUAGE
@pytest.mark.parametrize("setup", SETUPS, ids=lambda x: f"{x.game}-{x.scenario}")
def test_a_post_is_short(setup: Setup, language: str) -> None:
    look, game = LOOKS[setup.game], TITLES[setup.game].game
    for seed in range(2):
        for events, state in posts(setup, seed, 120):
            story = look.story(events, NAMES[setup.game], words(language))
            short = look.short_headline(game.view(state, None), NAMES[setup.game], words(language))
            assert len(short.split()) <= HEADLINE, short
            assert len(story.headline.split()) <= HEADLINE, story
            assert not story.headline.endswith("."), story
            spoken = [skirmish.gm_words(e, words(language)) for e in events]
            said = [x for x in story.lines if x not in spoken]
            assert len(said) <= LINES
            assert all(len(x.split()) <= LINE for x in said), story
            assert story.headline not in {x.removesuffix(".") for x in said}


@LANGUAGE
@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_news_has_a_weight_and_few_words(game: str, language: str) -> None:
    look, weigh = LOOKS[game], weights(game)
    called = look.called(NAMES[game], words(language))
    for e in EVENTS[game]:
        for news in look.news([e], called, words(language)) if e.reaches(None) else ():
            assert len(news.said.split()) <= HEADLINE or e.kind in {"undone", "acted", "ended"}, news
            assert news.kind in weigh or not news.said, news


@pytest.mark.parametrize("game", NAMES)
def test_every_public_event_is_told_or_left_to_the_log(game: str) -> None:
    look, say = LOOKS[game], words("en")
    known = {**SEQUENCE, **BATTLES} if game == "armada" else {**EVENTS_1, **EVENTS_2}
    public = {x for x, told in known.items() if not told.startswith("[to the seat]")} - WHISPERED
    called = look.called(NAMES[game], say)
    told = {e.kind for e in EVENTS[game] for news in look.news([e], called, say) if news.said}
    assert public - told - LOGGED[game] - BY_OTHERS == set()


def test_how_many_answers_are_in_is_the_headline_only_where_nothing_else_happened() -> None:
    count, scouted = News("sealed", "1 of 2 answers are in."), News("scouting", "Bob scouted in hex 1.")
    weigh = weights("armada")
    assert story([count], weigh) == Story("1 of 2 answers are in")
    assert story([scouted, count], weigh) == Story("Bob scouted in hex 1", ("1 of 2 answers are in.",))


def test_of_two_turns_only_the_second_begins_and_its_walks_are_told() -> None:
    def walked(figure: str) -> Event:
        return Event("walked", "", {"figure": figure, "pace": "move", "path": [[1, 1]]}, ("*",))

    def began(n: int) -> Event:
        return Event("turn_began", "", {"turn": n, "turns": 9}, ("*",))

    news = LOOKS["skirmish"].news(
        [began(1), walked("RED"), began(2), walked("BLUE"), began(3)], {}, words("en")
    )
    assert [x.kind for x in news] == ["moved", "turn_began"]
    assert "BLUE" in news[0].said


FOUGHT = {"attackers": ["H3"], "defenders": ["C2"], "attack": 3, "defence": 1, "hexes": ["1711"]}
BURST = {"figures": ["J1"], "at": [5.0, 5.0], "scatter": [], "dud": False}


def spent(unit: str) -> tuple[str, Any]:
    return "eliminated", {"units": [unit], "at": "1711"}


def moved(*units: str) -> list[tuple[str, Any]]:
    return [("moved", {"units": [x], "path": ["1711", "1712"], "at": "1711"}) for x in units]


#: What happened, and the news of it: each thing once, and what came of it, not only that it was tried.
SAID = [
    ("stargate", [("result", FOUGHT | {"n": 2, "result": "Ed"}), spent("C2")], ["H3 destroyed C2 in 1711."]),
    ("stargate", [("hopeless", FOUGHT), spent("H3")], ["H3 attacked 1 with 3 and was lost."]),
    ("stargate", [("hopeless", FOUGHT), spent("W2")],
     ["H3 attacked C2 in 1711 in vain.", "W2 was lost in 1711."]),
    ("stargate", moved("H1"), ["H1 moved to 1712."]),
    ("stargate", moved("H1", "H2"), ["H1 and H2 moved."]),
    ("stargate", moved("H1", "H2", "H3", "H4", "I1", "I2"), ["6 Coalition units moved."]),
    ("stargate", moved("C1", "C2", "C3", "C4", "W1", "W2"), ["6 Virunian units moved."]),
    ("skirmish", [("thrown", {"figure": "RED"}), ("burst", BURST | {"kind": "stun"})],
     ["RED blinded J1 with a flash."]),
    ("skirmish", [("thrown", {"figure": "RED"}), ("burst", BURST | {"kind": "grenade"})],
     ["RED threw a grenade at J1."]),
    ("skirmish", [("thrown", {"figure": "RED"}), ("burst", BURST | {"kind": "stun", "figures": []})],
     ["RED threw a flash and blinded nobody."]),
    ("skirmish", [("thrown", {"figure": "RED"}), ("burst", BURST | {"kind": "stun", "dud": True})],
     ["RED threw a grenade that went astray."]),
    ("armada", [("controlled", {"at": "1", "seat": "red", "by": "units", "scorer": "red", "points": 1000}),
                ("controlled", {"at": "2", "seat": "red", "by": "units", "scorer": "red", "points": 10})],
     ["alice scores 1010 for hex 1 and hex 2."]),
    ("armada", [("controlled", {"at": "2", "seat": "", "by": "tied", "scorer": "red", "points": 0})], []),
]  # fmt: skip


@pytest.mark.parametrize(("game", "events", "said"), SAID)
def test_news_say_what_came_of_it(game: str, events: list[tuple[str, Any]], said: list[str]) -> None:
    look, say = LOOKS[game], words("en")
    called = look.called(NAMES.get(game, {}), say)
    found = look.news([Event(kind, "", facts, ("*",)) for kind, facts in events], called, say)
    assert [x.said for x in found if x.said] == said


@LANGUAGE
@pytest.mark.parametrize("game", NAMES)
def test_a_task_is_named_in_six_words(game: str, language: str) -> None:
    look, say = LOOKS[game], words(language)
    for kind, of in TITLES[game].game.rules.kinds.items():
        if of.secrecy is not Secrecy.HIDDEN:
            assert say.has(f"{game}-task-{kind.replace('.', '-').replace('_', '-')}")
            assert len(look.task(kind, None, say).split()) <= TASK
