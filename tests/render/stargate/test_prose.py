"""Words for everything that can happen in StarGate, be asked or be answered, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.endings import Draw, Resign
from engine.core.errors import Fault
from engine.core.flow import options, pending
from engine.core.rules import Event
from engine.languages import complete
from engine.stargate.game import STARGATE
from engine.stargate.model.state import (
    Bar,
    Begin,
    Choose,
    Circle,
    Done,
    Drift,
    Exit,
    Fight,
    Flip,
    Leg,
    Lose,
    Place,
    Resolve,
    Stage,
    Stop,
    Support,
    Target,
    Teleport,
)
from render.core.text import words
from tests.render.stargate.positions import LOOK, NAMES, game, lay, met, public, turned
from tests.render.test_prose import EVENTS as SHARED
from tests.stargate.play import do

CORE = ("decided", "sealed", "reopened", "acted", "taken_back", "undone", "new_edition", "draw_offered")
FIGHT: dict[str, Any] = {
    "hexes": ["1711"], "attackers": ["H1", "D1"], "defenders": ["C2"], "ranged": [], "attack": 8,
    "defence": 4, "differential": 4, "column": "3-4",
}  # fmt: skip


def told(kind: str, *facts: dict[str, Any]) -> list[Event]:
    return [Event(kind, "1.0", f) for f in facts]


#: One of each kind of event, as the engine tells it.
EVENTS: dict[str, list[Event]] = {
    **{kind: SHARED[kind] for kind in CORE},
    "undone": [
        *SHARED["undone"][:1],
        Event("undone", "", {"seat": "virunian", "to": 4, "n": 1, "of": [["lapsed", "1.0", {"at": "1711"}]]}),
    ],
    "close_offered": [Event("close_offered", "", {"seat": "virunian", "offer": x}) for x in (True, False)],
    "closed": [Event("closed", "", {"seat": "virunian"})],
    "rolled": [
        Event("rolled", "7.13", {"n": 3, "sides": 6, "units": ["H3"], "at": "1711", "most": 2}),
        Event("rolled", "5.41", {"n": 3, "sides": 6, "why": "crossing", "units": ["I1"], "at": "0914"}),
    ],
    "ended": told(
        "ended",
        {"winner": "virunian", "reason": "coalition_broken"},
        {"winner": "coalition", "reason": "groups_broken"},
        {"winner": "coalition", "reason": "resigned"},
        {"winner": None, "reason": "draw_agreed"},
    ),
    "turn_began": told("turn_began", {"turn": 3}),
    "phase_began": told("phase_began", *(
        {"seat": seat, "phase": phase, "turn": 3}
        for seat, phase in (
            ("coalition", "staging"), ("virunian", "deployment"), ("virunian", "movement"),
            ("coalition", "combat"), ("virunian", "gravity"),
        )
    )),
    "staged": told("staged", {"unit": "H1", "at": "1318"}),
    "deployed": told("deployed", *(
        {"gate": "A", "rolled": 2 * n, "n": n, "undeployed": 9} for n in (0, 1, 3)
    )),
    "revealed": told("revealed", {"unit": "W2", "gate": "B", "rolled": 3, "at": "0806"}),
    "began": told(
        "began",
        *({"units": ["H3"], "at": "1511", "mode": m, "left": 8, "lender": "", "bonus": False}
          for m in ("linear", "wobble", "teleport")),
        {"units": ["H3"], "at": "1511", "mode": "teleport", "left": 0, "lender": "I1", "bonus": False},
    ),
    "moved": told(
        "moved", {"units": ["C2", "W2"], "path": ["1511", "1611", "1712"], "mode": "linear", "left": 6}
    ),
    "turning": told("turning", *(
        {"units": ["H3"], "at": "1711", "fire": fire} for fire in ([], [["X1"]], [["X1"], ["C2", "T2", "W2"]])
    )),
    "missed": told("missed", {"units": ["H3"], "at": "1711"}),
    "skimming": told("skimming", *(
        {"units": ["H3"], "gate": "A", "at": "0913", "sense": s, "entered": 1} for s in (1, -1)
    )),
    "left_orbit": told("left_orbit", *(
        {"units": ["H3"], "gate": "A", "at": "1112", "left": n} for n in (1, 6)
    )),
    "teleported": told(
        "teleported",
        {"units": ["I1"], "at": "1511", "to": "1505", "over": []},
        {"units": ["I1"], "at": "0918", "to": "0910", "over": [["A", "0914"], ["N", "2109"]]},
    ),
    "scattered": told("scattered", *(
        {"units": ["I1"], "at": "1505", "to": to, "n": 1} for to in ("1504", "")
    )),
    "waits": told("waits", *(
        {"seat": "virunian", "looked": n, **best}
        for n in (1, 12) for best in ({"units": [], "to": ""}, {"units": ["C2", "W2"], "to": "1711"})
    )),
    "joined": told("joined", {"units": ["C2", "W2"], "at": "1711"}),
    "stopped": told("stopped", {"units": ["H3"], "at": "1711", "left": 2}),
    "bonus": told("bonus", {"units": ["C2", "T2", "W2"]}),
    "drifting": told("drifting", {"unit": "T2", "at": "0913", "way": "sw", "rolled": 5}),
    "drifted": told("drifted", {"unit": "T2", "path": ["0913", "0813"]}),
    "collided": told("collided", {"unit": "T2", "at": "0813", "units": ["H1", "H2"]}),
    "crowded": told("crowded", {"units": ["H1"], "at": "1711"}),
    "approaching": told("approaching", *(
        {"units": ["H3"], "at": "1711", "foes": ["C2", "W2"], "shield": s, "counts": [1, 2]}
        for s in ("", "virunian", "coalition")
    )),
    "barred": told("barred", {"option": "charge"}),
    "options": told("options", *(
        {"units": ["H3"], "at": "1711", "seats": {"coalition": "warp", "virunian": "charge"}, "number": n,
         "plain": "1", "shield": ""}
        for n in ("0", "1", "2", "3", "1d", "2d")
    )),
    "passed": told("passed", {"units": ["H3"], "at": "1711"}),
    "eliminated": told("eliminated", *({"units": u, "at": "1711"} for u in (["H3"], ["C2", "T2", "W2"]))),
    "combat": told("combat", FIGHT, FIGHT | {"ranged": [["H4", "1711", 2, 1]]}),
    "result": told("result", *(FIGHT | {"n": 2, "result": r} for r in ("Ed", "Ea", "Dd", "Da", "Db"))),
    "hopeless": told("hopeless", FIGHT | {"differential": -4, "column": ""}),
    "unarmed": told("unarmed", {"units": ["C2", "T2"], "at": "1711"}),
    "lapsed": told("lapsed", {"at": "1711"}),
    "dispersed": told("dispersed", *(
        {"units": ["C2"], "at": "1711", "to": to, "by": "coalition"} for to in ("1911", "1711")
    )),
    "supported": told("supported", *(
        {"unit": "H4", "units": ["H4"], "at": "1713", "to": "1711", "range": n, "strength": 1} for n in (1, 2)
    )),
    "berserk": told("berserk", *({"unit": "W2", "at": "1711", "target": t} for t in (["H1"], []))),
    "gravity": told("gravity", *({"n": 2, "seat": s} for s in ("virunian", "coalition", ""))),
}  # fmt: skip
LANGUAGE = pytest.mark.parametrize("language", complete())


def test_every_kind_of_event_is_here() -> None:
    assert set(EVENTS) == STARGATE.events


@LANGUAGE
def test_every_event_has_its_sentence(language: str) -> None:
    for kind in EVENTS:
        w = words(language)
        for e in EVENTS[kind]:
            said = LOOK.prose(e, NAMES, w)
            if e.facts.get("of") == "draw":
                assert said == ""
                continue
            assert said.endswith((".", "!")), said
            assert "{" not in said
            assert "[" not in said
            assert len(said) < 200
            for u in e.facts.get("units", ()) if kind not in {"rolled", "options"} else ():
                assert u in said or u[1:] in said, said


@pytest.mark.parametrize("language", complete()[1:])
def test_no_event_is_told_in_english_elsewhere(language: str) -> None:
    for kind in EVENTS:
        for e in EVENTS[kind][:1]:
            said = LOOK.prose(e, NAMES, words(language))
            assert not said or said != LOOK.prose(e, NAMES, words("en"))


@pytest.mark.parametrize("language", complete()[1:])
def test_every_refusal_is_translated_with_its_blanks(language: str) -> None:
    w = words(language)
    for code, kind in STARGATE.rules.faults.items():
        assert w.has(f"stargate-fault-{code}") or w.has(f"fault-{code}"), code
        blanks = dict.fromkeys(re.findall(r"{(\w+)}", kind.english), "H3")
        said = LOOK.refusal(Fault(kind.case, code, "in English", blanks), w)
        assert "in English" not in said
        assert "{" not in said


def test_steps_of_one_way_are_one_sentence_and_dice_stand_with_the_fire() -> None:
    done = turned()
    said = LOOK.tell(public(done), NAMES, words("en"))
    assert said == [
        "H3 moves from 1611 to 1711.",
        "H3 turns in 1711: C2+W2 and X1 fire. The dice: 5 and 4.",
        "All shots miss H3.",
        "H3 meets C2 and W2 in 1711. The Virunians are shielded.",
    ]
    moved = EVENTS["moved"][0]
    again = moved._replace(facts={**moved.facts, "path": ["1712", "1812"]})
    assert LOOK.tell([moved, again], NAMES, words("en")) == ["C2+W2 moves from 1511 to 1812."]
    skim = EVENTS["skimming"][0]._replace(facts={**EVENTS["skimming"][0].facts, "units": ["C2", "W2"]})
    (line,) = LOOK.tell([moved, skim, again], NAMES, words("en"))
    assert line == "C2+W2 moves from 1511 to 1812, skimming Stargate A clockwise."


def test_a_loss_is_said_once() -> None:
    unarmed, lost = EVENTS["unarmed"][0], Event("eliminated", "9.3", {"units": ["C2", "T2"], "at": "1711"})
    assert len(LOOK.tell([unarmed, lost], NAMES, words("en"))) == 1
    assert len(LOOK.tell([lost], NAMES, words("en"))) == 1


def test_an_approach_is_told_with_both_options_and_its_number() -> None:
    said = LOOK.tell(public(met(1)), NAMES, words("en"))
    assert said[:3] == [
        "The Coalition chose Warp, the Virunians Warp: the moving unit is lost on 1 to 3.",
        "The die shows 1.",
        "H3 is lost in 1711.",
    ]
    assert not any(" attacks." in x for x in said), "nobody is left to attack"


@LANGUAGE
def test_labels_details_questions_and_headlines_fit_what_discord_takes(language: str) -> None:
    w, kinds = words(language), set()
    long = {"coalition": "N" * 32, "virunian": "M" * 32}
    for seed in (1, 2, 5):
        for n, r in enumerate(game(seed)):
            assert LOOK.headline(STARGATE.view(r.state, None), long, w)
            for d in pending(r.state):
                mine = STARGATE.view(r.state, d.seat)
                asked = LOOK.question(d.kind, mine, w)
                assert asked.endswith(("?", ".", ")")), asked
                assert STARGATE.rules.kinds[d.kind].case not in asked
                if n % 5 and d.kind in kinds:
                    continue
                kinds.add(d.kind)
                open_ = options(r.state, d) or ()
                said = [LOOK.label(a, mine, w) for a in open_]
                assert len(said) == len(set(said)), "no two answers look alike"
                assert all(1 <= len(x) <= 80 for x in said)
                assert all(len(LOOK.detail(a, mine, w)) <= 100 for a in open_)
    assert kinds >= {
        "staging.unit",
        "movement.unit",
        "move.leg",
        "move.teleport",
        "approach.option",
        "disperse.place",
    }


@LANGUAGE
def test_every_question_and_every_action_has_its_words(language: str) -> None:
    w, v = words(language), STARGATE.view(lay("H3 1511, C2 1711, X1 1407", gates={"A": 1}), "coalition")
    for kind in STARGATE.rules.kinds:
        asked = LOOK.question(kind, v, w)
        assert "{" not in asked
        assert asked.endswith(("?", ".", ")"))
    actions = [
        Stage("human", "1318"), Done(), Begin("H3", "linear"), Begin("H3", "teleport", "I1"), Flip("A"),
        Leg("ne", 2), Circle(), Exit(), Stop(), Teleport("1505"), Drift("T2"), Bar("warp"), Choose("warp"),
        Lose("H3"), Place("H3", "1511"), Place("H3", "1611"), Fight("1711"), Support("H3"), Resolve(),
        Resign(), Draw(), Draw(offer=False),
    ]  # fmt: skip
    said = [LOOK.label(a, v, w) for a in actions]
    assert len(set(said)) == len(actions)
    assert LOOK.label(Target("H3"), v, w)
    with pytest.raises(TypeError):
        LOOK.label("castle", v, w)


def test_the_question_says_who_meets_whom_where_and_why() -> None:
    s, w = turned().state, words("en")
    for seat in ("coalition", "virunian"):
        v = STARGATE.view(s, seat)
        assert LOOK.question("approach.option", v, w) == "Choose how H3 meets C2+W2 in 1711."
    v = STARGATE.view(s, "coalition")
    assert LOOK.detail(Choose("warp"), v, w) == "loses to Warp (50 %), loses to Maneuver (33 %)"
    v = STARGATE.view(s, "virunian")
    assert LOOK.detail(Choose("warp"), v, w) == ("beats Warp (50 %), beats Charge (33 %)")


def test_details_warn_of_fire_approaches_and_crossings() -> None:
    w = words("en")
    s = do(do(lay("H3 1511, X1 1407, C2 1810", gates={}), "H3 linear").state, "n1").state
    v = STARGATE.view(s, "coalition")
    assert LOOK.detail(Leg("ne", 1), v, w) == "turns: 2 enemies fire, 44 % survival; 6 points left"
    s = do(lay("I1 0917, C1 2710", gates={}), "I1 teleport").state
    v = STARGATE.view(s, "coalition")
    assert LOOK.detail(Teleport("0910"), v, w) == "crosses Stargate A, 83 % survival; may end a hex off"


def test_details_of_combats_give_differential_and_odds() -> None:
    w = words("en")
    s = lay("H1 1711, D1 1711, C2 1711, H2 1912, X1 1912", phase="combat")
    v = STARGATE.view(s, "coalition")
    said = LOOK.detail(Fight("1711"), v, w)
    assert said.startswith("+4: H1 and D1 against C2; 50 %")
    s = lay("H1 1711, D1 1711, C2 1711, H4 1713", phase="combat")
    v = STARGATE.view(s, "coalition")
    assert "adds 1" in LOOK.detail(Support("H4"), v, w)
    assert LOOK.question("combat.support", v, w).startswith("Choose a unit that supports the combat in 1711")


def test_nobody_holds_a_hand() -> None:
    s = turned().state
    assert all(
        LOOK.hand(STARGATE.view(s, seat), words("en")) == "" for seat in (None, "coalition", "virunian")
    )


def test_headlines() -> None:
    w = words("en")
    head = lambda s: LOOK.headline(STARGATE.view(s, None), NAMES, w)  # noqa: E731
    s = lay("H3 1511, C2 1711, W2 1711, X1 1407", gates={"A": 4})
    assert head(s) == "Turn 2: Ada (Coalition), movement."
    moving = do(s, "H3 linear").state
    assert head(moving) == "Turn 2: Ada (Coalition) moves H3, 8 points left."
    assert head(turned().state) == "Turn 2: H3 meets C2+W2 in 1711."


@pytest.mark.parametrize(
    ("locale", "order"),
    [
        (
            "en",
            (
                "First the Coalition stages",
                "the Virunians: dice",
                "one unit or stack",
                "Then the Coalition moves",
            ),
        ),
        (
            "de",
            (
                "Zuerst stellt die Koalition",
                "die Virunier: Würfel",
                "eine Einheit oder einen Stapel",
                "Dann zieht die Koalition",
            ),
        ),
    ],
)
def test_case_4_0_help_tells_the_order_of_a_game_turn(locale, order):
    said = words(locale)("help-title-stargate")
    assert sorted(order, key=said.index) == list(order)


@pytest.mark.parametrize(
    ("locale", "number", "every"),
    [("en", "eight", "at least one of every race"), ("de", "acht", "aus jedem Volk mindestens eine")],
)
def test_case_12_1_the_end_names_no_number_for_the_last_race_may_be_the_ninth_loss(locale, number, every):
    """Nor need it be eight: a table may agree on fewer (Ruling 12.1-b)."""
    said = words(locale)("stargate-ended-coalition-broken", name="Bob")
    assert number not in said
    assert every in said


def test_who_comes_back_is_not_said_to_move_from_a_hex_to_itself():
    move = {"units": ["C6", "T6"], "mode": "linear", "left": 0}
    around = told("moved", {**move, "path": ["0103", "0203", "0103"]})
    assert LOOK.tell(around, NAMES, words("en")) == ["C6+T6 moves and comes back to 0103."]
    there = told("moved", {**move, "path": ["0103", "0203"]})
    assert LOOK.tell(there, NAMES, words("en")) == ["C6+T6 moves from 0103 to 0203."]
