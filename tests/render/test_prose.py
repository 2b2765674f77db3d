"""Words for everything that can happen, be asked or be answered, in every language."""

from typing import Any

import pytest

from engine.core.endings import Draw, Resign
from engine.core.errors import Fault
from engine.core.flow import options, pending
from engine.core.rules import Event, Outcome
from engine.languages import complete
from engine.starwars.game import STARWARS
from engine.starwars.state import Build, Go, Home, Stay, Throw
from render.core.text import join_list, languages, shorten, words
from render.starwars.look import StarwarsLook

LOOK = StarwarsLook()
ADA = {"blue": "Ada"}
#: One of each kind of event, as the engine tells it.
EVENTS: dict[str, list[Event]] = {
    "rolled": [Event("rolled", "MOVES.1", {"n": 3, "sides": 6, "seat": "blue"})],
    "decided": [Event("decided", "", {"seat": "blue", "of": "x", "action": {}}, ("blue",))],
    "sealed": [Event("sealed", "", {"of": "x", "got": 1, "wanted": 2})],
    "reopened": [Event("reopened", "", {"of": "x"}, ("blue",))],
    "acted": [
        Event("acted", "", {"seat": "blue", "of": "resign", "action": {}}),
        Event("acted", "", {"seat": "blue", "of": "draw", "action": {}}),
        Event("acted", "", {"seat": "blue", "of": "nudge", "action": {}}),
    ],
    "taken_back": [
        Event("taken_back", "", {"of": "x", "got": 1, "wanted": 2}),
        Event("taken_back", "", {"of": "x", "got": 1, "wanted": 2, "seat": "blue"}),
        Event("taken_back", "", {"of": "x"}, ("blue",)),
    ],
    "undone": [
        Event("undone", "", {"seat": "blue", "to": 4}),
        Event("undone", "", {"seat": "blue", "to": 4, "n": 3, "of": [["first", "", {"seat": "blue"}]]}),
    ],
    "close_offered": [Event("close_offered", "", {"seat": "blue", "offer": x}) for x in (True, False)],
    "closed": [Event("closed", "", {"seat": "blue"})],
    "new_edition": [Event("new_edition", "", {"was": 1, "edition": 2, "version": "0.1.0"})],
    "ended": [
        Event("ended", "WINNING.1", {"winner": "blue", "reason": "home_captured"}),
        Event("ended", "WINNING.1", {"winner": "orange", "reason": "home_abandoned"}),
        Event("ended", "WINNING.1", {"winner": "blue", "reason": "resigned"}),
        Event("ended", "WINNING.1", {"winner": None, "reason": "draw_agreed"}),
    ],
    "draw_offered": [
        Event("draw_offered", "", {"seat": "blue", "offer": True}),
        Event("draw_offered", "", {"seat": "blue", "offer": False}),
    ],
    "threw_off": [
        Event("threw_off", "SET-UP.3", {"seat": "blue", "dice": [3, 5], "what": what})
        for what in ("order", "homes")
    ],
    "deployed": [Event("deployed", "SET-UP.1", {"seat": "blue", "star": "SOL", "ships": 7, "reserve": 3})],
    "first": [Event("first", "SET-UP.3", {"seat": "blue"})],
    "thrown": [
        Event("thrown", "MOVES.1", {"seat": "blue", "dice": dice, "turn": 3}) for dice in ([3, 5], [4, 4])
    ],
    "moved": [
        Event(
            "moved", "MOVES.1",
            {"seat": "blue", "ship": 4, "die": 5, "at": "SOL-3", "on": "SOL-8", "over": []},
        )
    ],
    "jumped": [Event("jumped", "HYPERJUMPS.1", {"seat": "blue", "ship": 4, "at": "SOL-5", "to": "MIRA-1"})],
    "captured": [
        Event("captured", "MOVES.4", {"seat": "orange", "by": "blue", "ship": 2, "at": "SOL-8"})
    ],
    "drew": [Event("drew", "PLANETS.1", {"seat": "blue"})],
    "card": [Event("card", "PLANETS.1", {"seat": "blue", "card": c}, ("blue",)) for c in "AWS"],
    "reshuffled": [Event("reshuffled", "PLANETS.3", {"cards": 9})],
    "no_card": [Event("no_card", "PLANETS.3", {"seat": "blue"})],
    "built": [Event("built", "PLANETS.2", {"seat": "blue", "ship": 8, "at": "SOL-2", "cards": "AWS"})],
    "no_move": [Event("no_move", "MOVES.2", {"seat": "blue", "dice": [3, 3]})],
    "stayed": [Event("stayed", "MOVES.2", {"seat": "blue", "dice": [3]})],
}  # fmt: skip
SILENT = {"rolled"}


def test_every_kind_of_event_is_here() -> None:
    assert set(EVENTS) == STARWARS.events


@pytest.mark.parametrize("language", languages())
def test_every_event_has_its_sentence(language: str) -> None:
    for kind in EVENTS:
        w = words(language)
        for e in EVENTS[kind]:
            said = LOOK.prose(e, ADA, w)
            assert "{" not in said
            if kind in SILENT or e.facts.get("of") == "draw":
                assert said == ""
            else:
                assert said.endswith((".", "!"))
                assert len(said) < 200
            if (
                kind not in SILENT
                and e.facts.get("seat") == "blue"
                and "*" in e.to
                and said
                and kind != "jumped"
            ):
                assert ("Ada" in said) or kind == "captured"


@pytest.mark.parametrize("language", complete()[1:])
def test_no_event_is_told_in_english_elsewhere(language: str) -> None:
    for kind in [k for k in EVENTS if k not in SILENT]:
        e = EVENTS[kind][0]
        assert LOOK.prose(e, ADA, words(language)) != LOOK.prose(e, ADA, words("en"))


def test_a_move_with_its_capture_and_card_is_one_sentence() -> None:
    moved, captured, drew = EVENTS["moved"][0], EVENTS["captured"][0], EVENTS["drew"][0]
    w = words("en")
    assert LOOK.tell([moved, captured], ADA, w) == [
        "Ada moves ship 4 by 5 from SOL-3 to SOL-8 and captures Orange’s ship 2."
    ]
    assert LOOK.tell([moved, captured, EVENTS["rolled"][0], drew], ADA, w) == [
        "Ada moves ship 4 by 5 from SOL-3 to SOL-8, captures Orange’s ship 2 and draws a planet card."
    ]
    (jumped,) = LOOK.tell([moved, EVENTS["jumped"][0]], ADA, w)
    assert jumped.endswith("comes out at MIRA-1.")
    assert LOOK.tell([drew, moved], {}, w) == [
        "Blue draws a planet card.",
        "Blue moves ship 4 by 5 from SOL-3 to SOL-8.",
    ]


def test_nothing_told_is_lost_when_events_are_told_together(drawn: Any) -> None:
    joined = {"jumped", "captured", "drew"}
    for n, r in enumerate(drawn.game(8, most=200)):
        for language in languages():
            w = words(language)
            alone = [LOOK.prose(e, ADA, w) for e in r.events if e.kind not in joined | {"moved"}]
            together = LOOK.tell(r.events, ADA, w)
            assert [x for x in alone if x and x not in together] == [], n
            for e in r.events:
                if e.kind == "captured":
                    assert any(str(e.facts["ship"]) in x for x in together)
                if e.kind == "jumped":
                    assert any(e.facts["to"] in x for x in together)


@pytest.mark.parametrize("language", languages())
def test_labels_details_questions_and_headlines_fit_what_discord_takes(drawn: Any, language: str) -> None:
    w, kinds = words(language), set()
    long = {"blue": "N" * 32, "orange": "M" * 32}
    for r in drawn.game(11, most=250):
        v = STARWARS.view(r.state, None)
        assert LOOK.headline(v, long, w)
        for d in pending(r.state):
            kinds.add(d.kind)
            mine = STARWARS.view(r.state, d.seat)
            assert LOOK.question(d.kind, mine, w).endswith(("?", ".", ")"))
            said = [LOOK.label(a, mine, w) for a in options(r.state, d) or ()]
            assert len(said) == len(set(said)), "no two answers look alike"
            assert all(1 <= len(x) <= 80 for x in said)
            assert all(len(LOOK.detail(a, mine, w)) <= 100 for a in options(r.state, d) or ())
    assert kinds == {"turn.start", "turn.move"}


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_label(drawn: Any, capture: Any, language: str) -> None:
    w, v = words(language), STARWARS.view(capture.state, "blue")
    actions = [
        Throw(),
        Stay(),
        Home("SOL"),
        Build("AWS", "SOL-2"),
        Go(4, 5, "MIRA-8"),
        Resign(),
        Draw(),
        Draw(offer=False),
    ]
    said = [LOOK.label(a, v, w) for a in actions]
    assert len(set(said)) == len(actions)
    assert LOOK.detail(Home("SOL"), v, w)
    with pytest.raises(TypeError):
        LOOK.label("castle", v, w)


def test_details_warn_and_promise(drawn: Any) -> None:
    w = words("en")
    s = drawn.lay({4: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8", 2: "SOL-3"}, 2, 1)
    v = STARWARS.view(s, "blue")
    assert "wins the game" in LOOK.detail(Go(4, 2, "VEGA-8"), v, w)
    assert "captures orange 1" in LOOK.detail(Go(4, 2, "VEGA-8"), v, w)
    assert "you lose" in LOOK.detail(Go(10, 1, "RIGEL-4"), v, w)
    planet = drawn.lay({4: "MIRA-1", 10: "SOL-9"}, {10: "VEGA-9"}, 2, 5)
    assert "draws a card" in LOOK.detail(Go(4, 2, "MIRA-3"), STARWARS.view(planet, "blue"), w)


def test_questions_say_what_is_left_to_do(drawn: Any) -> None:
    w = words("en")
    s = drawn.lay({4: "MIRA-1", 5: "MIRA-5", 10: "SOL-9"}, {10: "VEGA-9"}, 4, 2)
    ask = lambda s: LOOK.question("turn.move", STARWARS.view(s, "blue"), w)  # noqa: E731
    assert ask(s) == "Which ship moves, by 4 or by 2?"
    assert ask(drawn.do(s, "4 4 MIRA-5").state) == "Ship 5 is displaced and must move 2."
    assert ask(drawn.do(s, "10 4 SOL-1").state) == "Move a second ship by 2, or stay?"
    assert LOOK.question("setup.home", STARWARS.view(s, None), w) == "Which star is your home?"


def test_the_question_before_the_throw_betrays_no_hand(drawn: Any) -> None:
    """How many cards somebody holds all can see: with fewer than three nothing is said of building."""
    asked = "Throw the dice, or build first?"
    for hand, said in (
        ("AAW", asked),
        ("AWS", asked),
        ("AAA", asked),
        ("", "Throw the dice."),
        ("AW", "Throw the dice."),
    ):
        s = drawn.lay({4: "SOL-3"}, {10: "VEGA-9"}, hands={"blue": hand})
        for seat in (None, "blue", "orange"):
            view = STARWARS.view(s, seat)
            assert LOOK.question("turn.start", view, words("en")) == said
            assert bool(LOOK.detail(Throw(), view, words("en"))) == (said == asked)


def test_only_its_owner_reads_a_hand(drawn: Any) -> None:
    s = drawn.lay({4: "SOL-3"}, {10: "VEGA-9"}, hands={"blue": "AAWS"})
    w = words("en")
    assert LOOK.hand(STARWARS.view(s, "blue"), w) == (
        "Your cards: 2 aliens, 1 weapon and 1 starship. You can build: AWS."
    )
    assert LOOK.hand(STARWARS.view(s, "orange"), w) == "You hold no planet cards."
    assert LOOK.hand(STARWARS.view(s, None), w) == ""


def test_headlines(drawn: Any, capture: Any) -> None:
    w = words("en")
    names = {"blue": "Ada", "orange": "Grace"}
    assert LOOK.headline(STARWARS.view(capture.state, None), names, w) == "Turn 1: Ada (Blue) moves with 5."
    s = drawn.lay({4: "SOL-3"}, {10: "VEGA-9"})
    assert LOOK.headline(STARWARS.view(s, None), {}, w) == "Turn 1: Blue builds or throws."
    won = drawn.do(drawn.lay({4: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 5), "4 2 VEGA-8").state
    assert won.over == Outcome("blue", "home_captured", "WINNING.1")
    assert LOOK.headline(STARWARS.view(won, None), names, w) == "Ada (Blue) has won after one turn."


def test_refusals_in_both_languages_carry_the_case() -> None:
    fault = STARWARS.rules.faults["no-die"](die=4)
    assert LOOK.refusal(fault, words("en")) == "You have no 4 left on the dice (Case MOVES.1)"
    assert LOOK.refusal(fault, words("de")) == "Du hast keine 4 mehr auf den Würfeln (Regel MOVES.1)"
    assert LOOK.refusal(Fault("", "odd", "odd thing"), words("de")) == "odd thing"
    ours = Fault("Ruling T34", "odd", "odd thing")
    assert LOOK.refusal(ours, words("en")) == "odd thing (Ruling T34)"
    assert LOOK.refusal(ours, words("de")) == "odd thing (Auslegung T34)"


def test_lists_and_cuts() -> None:
    assert join_list([], words("en")) == ""
    assert join_list([1], words("en")) == "1"
    assert join_list([1, 2, 3], words("de")) == "1, 2 und 3"
    assert shorten("abcdef", 6) == "abcdef"
    assert len(shorten("a" * 99, 80)) == 80
