"""Words for everything that can happen in the skirmish, be asked or be answered, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.contract import Objective
from engine.core.endings import CORE_EVENTS, Resign
from engine.core.flow import pending
from engine.core.rules import Event
from engine.languages import complete
from engine.skirmish.game import SKIRMISH
from engine.skirmish.gm import actions as h
from engine.skirmish.model import actions as a
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import RULES, SEATS, Piece
from engine.skirmish.queries.suggestions import suggestions
from engine.skirmish.table.scenario_loader import MISSIONS, read_mission
from render.core.text import catalogue, words
from render.skirmish.elements.names import says
from render.skirmish.words.actions import unfold
from render.skirmish.words.alt_text import text_board
from tests.render.skirmish.positions import LOOK, NAMES, REACTION, fight, game, shot, told, view
from tests.skirmish.field import sg
from tests.skirmish.table import mission, step

EN = words("en")
LANGUAGE = pytest.mark.parametrize("language", complete())
AT = {"x": 14.5, "y": 22.0}
#: One event at least of every kind, with what its sentence must name.
EVENTS: list[tuple[Event, tuple[str, ...]]] = [
    (
        told(
            "enlisted",
            seat="p1",
            figure="RED",
            name="Red",
            rank="leader",
            weapon="rifle",
            actions=4,
            kit=["grenade"],
            cost=7,
            spent=7,
            points=19,
        ),
        ("Ada", "RED", "7", "19"),
    ),
    (told("dismissed", seat="p1", figure="RED", spent=0, points=19), ("RED", "19")),
    (told("shared", shares={"p1": ["RED"], "p2": ["BLUE"]}), ("Ada", "RED", "Grace Hopper", "BLUE")),
    (told("given", figure="RED", seat="p2", by="p1"), ("RED", "Grace Hopper")),
    (Event("left", "Ruling K66", {"seat": "p1", "to": {"RED": "p2"}}), ("Ada", "Grace Hopper", "RED")),
    (Event("left", "Ruling K66", {"seat": "gm", "to": {}}), ("Mel",)),
    (Event("joined", "Ruling K66", {"seat": "p1", "figures": ["RED"]}), ("Ada", "RED")),
    (Event("joined", "Ruling K66", {"seat": "p1", "figures": []}), ("Ada", "give")),
    (Event("joined", "Ruling K66", {"seat": "gm", "figures": []}), ("Mel",)),
    (told("turn_began", turn=3, turns=25), ("3", "25")),
    *(
        (told("phase_began", phase=x), ())
        for x in ("forces", "players", "melee", "morale", "automaton", "end")
    ),
    (told("seat_done", seat="p1", left=["p2"]), ("Ada", "Grace Hopper")),
    (told("seat_done", seat="p1", left=[]), ("Ada",)),
    (
        told(
            "walked",
            figure="RED",
            path=[[1, 2], [5, 5]],
            pace="move",
            inches=5.0,
            actions=1,
            parts=[["rough", 3.0]],
        ),
        ("RED", "5", "5 5", "3"),
    ),
    (
        told("walked", figure="RED", path=[[1, 2], [5, 5]], pace="flee", inches=5.0, actions=1, parts=[]),
        ("5 5",),
    ),
    *(
        (told("halted", figure="RED", why=x, **AT), ("RED",))
        for x in ("shot", "met", "tripped", "gate", "blocked")
    ),
    (told("faced", figure="RED", facing=92), ("RED",)),
    (told("hauling", figure="RED", body="BLUE"), ("RED", "BLUE")),
    (told("dropped", figure="RED", body="BLUE"), ("RED", "BLUE")),
    (told("spotting", figure="RED", n=4, found=1), ("RED", "4")),
    (told("spotting", figure="J1", n=4, found=["RED"]), ("J1", "4")),
    (told("spotted", figures=["J1", "J2"], by="RED"), ("J1", "J2", "RED")),
    (told("spotted", figures=["J1"], by=""), ("J1",)),
    (told("noticed", figures=["RED"], by="J1"), ("RED",)),
    (told("lost_sight", figures=["J1"]), ("J1",)),
    (told("marker_placed", marker="M1", **AT), ("M1", "14.5 22")),
    *(
        (Event("marker_moved", "PORTAL.1", {"marker": "M1", "to": [3.0, 4.0], "why": x, **AT}), ("M1", "3 4"))
        for x in ("approached", "open", "bypassed", "gm")
    ),
    *((told("marker_removed", marker="M1", why=x, **AT), ("M1",)) for x in ("nowhere", "spent", "gm")),
    *(
        (told("force", result=8, number=6, what=x, markers=["M1", "M2"]), ("6", "8", "2"))
        for x in ("nothing", "four", "six", "two_groups", "redeploy", "cannon", "first_prime", "eight")
    ),
    (told("appeared", group="G1", figures=["J1"], marker="M1", **AT), ("G1", "J1", "14.5 22")),
    (told("working", figure="RED", objective="data", name="The data"), ("RED", "The data")),
    *(
        (told("worked", figure="RED", objective="data", name="The data", what=x), ("The data",))
        for x in ("searched", "freed", "destroyed", "held")
    ),
    (told("took", figure="RED", item="data"), ("RED", "data")),
    (told("took", figure="RED", item="data", of="BLUE"), ("RED", "data", "BLUE")),
    (told("item_dropped", item="data", **AT), ("data", "14.5 22")),
    (told("seized", figure="RED", target="J1"), ("RED", "J1")),
    (told("dialling", figure="RED"), ("RED",)),
    (told("symbol", figure="RED", symbols=4), ("RED", "4")),
    *((told("gate_opened", by=x, figures=[]), ()) for x in ("dhd", "hand", "gm")),
    (told("gate_opened", by="dhd", figures=["RED"]), ("RED",)),
    *(
        (told("gate_opened", by="gm", figures=x, things=["data", "X1"]), ("data", "X1", *x))
        for x in ([], ["RED"])
    ),
    (told("gate_closed", why="unused"), ()),
    (told("gate_closed", why="gm"), ()),
    (told("gate_held", figure="RED"), ("RED",)),
    (told("left_table", figure="RED", items=["data"], by="gate", figures=["BLUE"]), ("RED", "data", "BLUE")),
    (told("left_table", figure="RED", items=[], by="exit", figures=[]), ("RED",)),
    (told("left_table", figure="J1", items=[], by="edge", figures=[]), ("J1",)),
    (told("deadline", turns=3), ("3",)),
    (told("gm_placed", figure="RED", reason="story", **AT), ("RED", "14.5 22", "story")),
    *(
        (told("gm_removed", what=x, id="X1", reason="story"), ("X1", "story"))
        for x in ("figure", "marker", "terrain", "charge")
    ),
    (
        told(
            "gm_status",
            figure="RED",
            changes={"suppressed": 2, "wounds": 1, "out": 1, "health": "fit", "fleeing": True, "seen": "yes"},
            reason="story",
        ),
        ("RED", "story"),
    ),
    (told("gm_spawned", group="G1", figures=["J1"], reason="story", **AT), ("G1", "J1", "story")),
    (
        told(
            "gm_terrain", piece="N1", kind="crates", name="", shape="circle", size=[1, 2, 3], reason="story"
        ),
        ("N1", "1 2"),
    ),
    (
        told(
            "gm_terrain", piece="N1", kind="wall", name="Fence", shape="line", size=[1, 2, 3, 4], reason="why"
        ),
        ("Fence", "2 3", "N1"),
    ),
    (told("gm_reroll", sides=6, old=2, reason="story"), ("2", "story")),
    (told("gm_veto", group="G1", reason="story", reroll=False), ("G1", "story")),
    *(
        (told("gm_modifier", what=x, on="RED", by=-1, turns=1, reason="story"), ("RED", "−1", "story"))
        for x in ("move", "hit", "spot", "risk", "morale")
    ),
    (told("gm_phase", phase="players", reason="story"), ("story",)),
    *(
        (told("gm_gate", what=x, reason="story"), ("story",))
        for x in ("open", "shut", "break_dhd", "mend_dhd")
    ),
    *((told("gm_called", how=x, reason="story"), ("story",)) for x in ("won", "lost", "drawn")),
    *((told("gm_watch", watch=x, pause=y), ()) for x in (True, False) for y in (True, False)),
    *(
        (told("gm_said", voice=x, text="kneel"), (y, "kneel"))
        for x, y in (("", ""), ("enemy", ""), ("Ra", "Ra"))
    ),
    (told("gm_handout", seat="p1", text="steps"), ("Ada", "steps")),
    (told("gm_noted", n=2, seal="abc"), ("2", "abc")),
    (told("gm_opened", n=2, seal="abc", salt="def", text="late"), ("2", "abc", "def", "late")),
    (shot(), ("RED", "J1", "14.1", "12", "15", "ST")),
    (shot(reaction=True, hit=False, cover=""), ("RED", "J1")),
    (shot(sure=True, n=0), ("RED", "J1", "14.1")),
    (told("shot", figure="", target="RED", hit=True, sure=False, reaction=False), ("RED",)),
    *(
        (told("effect", figure="J1", by="RED", n=4, change=-1, result=x, of="round"), ("J1", "4", "−1"))
        for x in ("suppress", "wound", "disable", "kill")
    ),
    (told("effect", figure="J1", by="RED", change=0, result="disintegrate", of="zat"), ("J1",)),
    (told("suppressed", figure="J1", markers=2), ("J1", "2")),
    (told("wounded", figure="J1", wounds=2, out=0, fp=1), ("J1", "2")),
    (told("wounded", figure="J1", wounds=1, out=2, fp=1, rest=True), ("J1",)),
    (told("disabled", figure="J1", out=6, rest=True), ("J1", "5")),
    (told("disabled", figure="J1", out=0), ("J1",)),
    (told("disabled", figure="J1", out=5), ("J1", "5")),
    (told("killed", figure="J1", removed=False), ("J1",)),
    (told("killed", figure="J1", removed=True), ("J1",)),
    (told("recovered", figure="RED"), ("RED",)),
    (told("steadied", figure="RED", n=4, fp=3, markers=0, removed=True), ("RED", "4", "3")),
    (told("steadied", figure="RED", n=1, fp=3, markers=2, removed=False), ("RED", "1", "2")),
    (told("reacting", figures=["J1"], target="RED"), ("J1", "RED")),
    (told("saved", figure="RED"), ("RED",)),
    (
        told("laid", figure="RED", charge="C1", kind="c4", fuse="remote", shape="blast", facing=0, **AT),
        ("14.5 22",),
    ),
    (
        told(
            "laid",
            figure="RED",
            charge="C1",
            kind="claymore",
            fuse="tripwire",
            shape="wedge",
            facing=90,
            **AT,
        ),
        ("RED",),
    ),
    (
        told("thrown", figure="RED", kind="grenade", range=9.0, need=5, n=7, modifier=0, **AT),
        ("RED", "9", "5", "7"),
    ),
    (told("thrown", figure="J1", kind="stun", range=9.0, need=0, n=0, **AT), ("J1", "14.5 22")),
    (told("thrown", figure="", kind="grenade", range=9.0), ()),
    *(
        (told("burst", kind="grenade", scatter=x, figures=["J1"], dud=False, **AT), ("J1",))
        for x in ([], ["over", 2], ["short", 2], ["left", 3], ["right", 2])
    ),
    (told("burst", kind="stun", scatter=[], figures=[], dud=False, **AT), ()),
    (told("burst", kind="grenade", scatter=[], figures=[], dud=True, **AT), ()),
    (
        told("blown", charge="C1", kind="c4", by="RED", shape="blast", facing=0, figures=["J1"], **AT),
        ("RED", "C1", "J1"),
    ),
    (told("blown", charge="C1", kind="claymore", by="", shape="wedge", facing=0, figures=[], **AT), ("C1",)),
    (told("covered", figure="RED"), ("RED",)),
    *(
        (
            told(
                "melee", figures=["RED"], targets=["J1"], sgc=[3, 1, 4], jaffa=[2, 0, 5], margin=1, result=x
            ),
            ("RED", "J1", "8", "7"),
        )
        for x in ("nothing", "back", "wound", "disable", "kill", "rout")
    ),
    (told("pushed", figure="J1", **AT), ("J1", "14.5 22")),
    (told("captured", figure="J1", by="RED"), ("J1", "RED")),
    (told("captured", figure="J1", by=""), ("J1",)),
    *(
        (
            told("morale", figures=["RED"], die=4, modifier=1, fp=3, margin=2, result=x),
            ("RED", "4", "3", "+1"),
        )
        for x in ("pass", "retire", "suppressed", "flee")
    ),
    (told("morale", figures=["RED"], die=0, modifier=0, fp=9, margin=-9, result="pass"), ("RED", "9")),
    (told("rallied", figure="RED", n=6, rallied=True), ("RED", "6")),
    (told("rallied", figure="RED", n=2, rallied=False), ("RED", "2")),
    *(
        (Event("reaction", "RISK.1", {**REACTION.facts, "meaning": x, "letter": y}), ("A", "4", "−2"))
        for x in (
            "stay",
            "stay_cover",
            "to_cover",
            "halt",
            "charge",
            "advance",
            "to_goal",
            "onward",
            "back",
            "run",
            "melee",
            "stun",
            "vetoed",
        )
        for y in ("C", "continue", "toward", "halt")
    ),
    (told("surrendered", figures=["J1"], group="A"), ("J1",)),
    (told("led", group="G1", target="J1", seat="p1", **AT), ("Ada", "G1", "J1")),
    (told("led", group="G1", target="", seat="p1", **AT), ("Ada", "G1")),
]


def test_every_kind_of_event_is_here() -> None:
    assert {e.kind for e, _ in EVENTS} == SKIRMISH.events - CORE_EVENTS


@pytest.mark.parametrize(
    ("out", "rest", "said"),
    [
        (1, False, "and is out for one turn."),
        (2, True, "and is out for the rest of this turn and one more."),
        (3, True, "and is out for the rest of this turn and 2 more."),
        (1, True, "and is out for the rest of this turn."),
    ],
)
def test_ruling_k96_a_wound_says_whether_the_rest_of_the_turn_counts(out: int, rest: bool, said: str) -> None:
    e = told("wounded", figure="J1", wounds=1, out=out, fp=1, rest=rest)
    assert LOOK.prose(e, NAMES, words("en")).endswith(said)


@LANGUAGE
def test_every_event_has_its_sentence(language: str) -> None:
    for e, names in EVENTS:
        said = LOOK.prose(e, NAMES, words(language))
        assert said
        assert "{" not in said
        assert all(x in said for x in names), said
        if language != "en":
            assert said != LOOK.prose(e, NAMES, EN)


@LANGUAGE
def test_dice_that_no_other_event_tells_are_told(language: str) -> None:
    w = words(language)
    for why, shown in (("wound", True), ("stun", True), ("hit", False), ("reaction", False)):
        assert bool(LOOK.prose(told("rolled", sides=3, n=2, why=why), NAMES, w)) is shown


@LANGUAGE
@pytest.mark.parametrize("reason", sorted(SKIRMISH.endings))
def test_every_end_has_its_sentence(reason: str, language: str) -> None:
    for winner in ("p1", "gm", None):
        said = LOOK.prose(told("ended", winner=winner, reason=reason), NAMES, words(language))
        assert said
        assert words(language).has(f"skirmish-ended-{reason.replace('_', '-')}")


def test_the_gm_calls_it_won_or_lost() -> None:
    said = {x: LOOK.prose(told("ended", winner=x, reason="gm_called"), NAMES, EN) for x in ("p1", "gm", None)}
    assert "won" in said["p1"]
    assert "lost" in said["gm"]
    assert "no decision" in said[None]


@pytest.mark.parametrize("language", complete()[1:])
def test_every_fault_is_worded_with_its_blanks(language: str) -> None:
    for code, kind in RULES.faults.items():
        facts = dict.fromkeys(re.findall(r"{(\w+)}", kind.english), "X")
        w = words(language)
        key = next(k for k in (f"skirmish-fault-{code}", f"fault-{code}") if w.has(k))
        assert "{" not in w(key, **facts)


@LANGUAGE
def test_options_missions_sides_and_the_file_are_named(language: str) -> None:
    w = words(language)
    keys = ["skirmish-about", "skirmish-file-table", *(f"skirmish-scenario-{x}" for x in SKIRMISH.scenarios)]
    for o in SKIRMISH.options:
        keys += [f"skirmish-option-{o.name}", *(f"skirmish-option-{o.name}-{x}" for x in o.values)]
    assert [k for k in keys if not w.has(k)] == []
    assert len({LOOK.side(x, w) for x in SEATS}) == len(SEATS)


ACTIONS: tuple[Any, ...] = (
    a.Enlist("RED", "Red", "leader", 4, "rifle", ("grenade",)),
    a.Dismiss("RED"),
    a.Ready(),
    a.March("RED", ((33.0, 24.0),)),
    a.March("RED", ((39.5, 29.2),), "charge"),
    a.Face("RED", 90),
    a.Spot("RED"),
    a.Shoot("RED", "J1", 2, 2),
    a.Steady("BLUE"),
    a.Throw("RED", 36.0, 26.0),
    a.Throw("RED", 36.0, 26.0, "stun"),
    a.Cover("RED"),
    a.Lay("RED", "c4", "remote", "blast", 0),
    a.Lay("RED", "claymore", "tripwire", "wedge", 90),
    a.Save("RED"),
    a.Haul("RED", "BLUE"),
    a.Drop("RED"),
    a.Work("RED", "data"),
    a.Take("RED", "data"),
    a.Seize("RED", "J1"),
    a.Dial("RED"),
    a.Turn("RED"),
    a.Enter("RED"),
    a.Hold("RED"),
    a.Done(),
    a.React("RED", "J1", 1),
    a.Wait(),
    a.Blow("C1"),
    a.Pair("RED", "J1"),
    a.Capture(yes=True),
    a.Capture(yes=False),
    a.Lead("G1", 1.0, 2.0),
    a.Lead("G1", 1.0, 2.0, "J1"),
    a.GoOn(),
    a.Veto("A", "x"),
    a.Veto("A", "x", reroll=True),
    a.Give("RED", "p2"),
    h.Place("RED", 1.0, 2.0, "x"),
    h.Remove("M1", "x"),
    h.SetStatus("J1", "x"),
    h.Spawn("jaffa", 3, 1.0, 2.0, "x"),
    h.Spawn("marker", 1, 1.0, 2.0, "x"),
    h.Build(Piece("N1", "crates", "circle", (1.0, 2.0, 1.0)), "x"),
    h.Reroll("x"),
    h.Rule("hit", 1, "x"),
    h.EndPhase(),
    h.Watch(),
    h.GateHand("open", "x"),
    h.GateHand("break_dhd", "x"),
    h.CallIt("won", "x"),
    Resign(),
)


@LANGUAGE
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    w, v = words(language), view(fight(), "p1")
    said = [LOOK.label(x, v, w) for x in ACTIONS]
    assert len(set(said)) == len(said)
    assert all(1 <= len(x) <= 80 and "{" not in x for x in said)
    assert all(len(LOOK.detail(x, v, w)) <= 100 for x in ACTIONS)
    with pytest.raises(TypeError):
        LOOK.label("castle", v, w)


@LANGUAGE
def test_suggestions_are_named_by_letter_and_place(language: str) -> None:
    s = step(fight())
    found = suggestions(s, "RED")
    said = [LOOK.label(x, view(s, "p1"), words(language)) for x in found]
    assert len(said) > 1
    letters = [x.replace("\xa0", "")[:3] for x in said]  # French leaves a space before a colon
    assert letters == [f"{c}: " for c in "abcdefg"[: len(said)]]


def test_details_tell_inches_and_cost() -> None:
    v = view(fight(), "p1")
    assert LOOK.detail(a.March("RED", ((30.0, 26.0),)), v, EN) == '6"'
    assert LOOK.detail(a.Shoot("RED", "J1", 2), v, EN) == '14.1", rifle'
    assert LOOK.detail(a.Enlist("RED", "Red", "leader", 4, "rifle", ("grenade",)), v, EN) == "7 points"


@LANGUAGE
def test_every_question_has_words_and_no_case(language: str) -> None:
    v = view(step(fight()), "p1")
    for kind in RULES.kinds:
        said = LOOK.question(kind, v, words(language))
        assert RULES.kinds[kind].case.removeprefix("Ruling ") not in said
        assert "{" not in said
    assert "RED" in LOOK.question(Q_ORDER, v, words(language))
    assert "BLUE" not in LOOK.question(Q_ORDER, v, words(language))


@LANGUAGE
@pytest.mark.parametrize(
    ("kind", "facts"),
    [("left", {"seat": "p1", "to": {"RED": "p5"}}), ("shared", {"shares": {"p1": ["BLUE"], "p5": ["RED"]}})],
)
def test_figures_of_a_seat_that_nobody_has_are_told(kind: str, facts: dict[str, Any], language: str) -> None:
    w = words(language)
    empty = w("skirmish-side-p5")
    said = LOOK.prose(Event(kind, "Ruling K66", facts), {"p1": "Ada", "p5": empty}, w)
    taken = LOOK.prose(Event(kind, "Ruling K66", facts), {"p1": "Ada", "p5": "Eve"}, w)
    assert "RED" in said
    assert said != taken.replace("Eve", empty), "it says that nobody has it"


def test_a_walk_in_stretches_is_one_sentence_and_empty_steps_are_left_out() -> None:
    def walk(*path: tuple[float, float], parts: Any = ()) -> Event:
        return told(
            "walked",
            figure="J1",
            path=[list(x) for x in path],
            pace="move",
            inches=3.0,
            actions=1,
            parts=[list(x) for x in parts],
        )

    said = LOOK.tell([walk((0, 0), (3, 0)), walk((3, 0), (6, 0))], NAMES, EN)
    assert said == ['J1 moves 6" to 6 0.']
    said = LOOK.tell([told("phase_began", phase="melee"), told("phase_began", phase="players")], NAMES, EN)
    assert said == ["The team acts."]


@pytest.mark.parametrize(
    ("name", "goal", "said"),
    [("standard", "data", "RED searches “Data in the ruin”"), ("rescue", "cell", "RED frees “Doctor Lane”")],
)
def test_mission_1_work_says_what_is_done(name: str, goal: str, said: str) -> None:
    assert LOOK.label(a.Work("RED", goal), SKIRMISH.view(mission(name), "p1"), EN) == said


@pytest.mark.parametrize(
    ("margin", "result", "said"),
    [
        (1, "back", "J1 must give ground."),
        (3, "disable", "J1 loses."),
        (-3, "kill", "RED loses."),
        (0, "nothing", "Nobody wins."),
    ],
)
def test_melee_3_the_sentence_says_who_loses(margin: int, result: str, said: str) -> None:
    sums = {"sgc": [3, 1, 4], "jaffa": [2, 0, 5]}
    e = told("melee", figures=["RED"], targets=["J1"], **sums, margin=margin, result=result)
    assert LOOK.prose(e, NAMES, EN) == f"Melee: RED 3 + 1 + 4 = 8, J1 2 + 5 = 7. {said}"


def test_a_hit_that_says_all_is_told_once() -> None:
    effect = told("effect", figure="J1", by="RED", n=6, change=0, result="kill", of="round")
    assert LOOK.tell([effect, told("killed", figure="J1", removed=False)], NAMES, EN) == [
        "Effect, rolled 6: J1 is killed."
    ]
    effect = told("effect", figure="J1", by="RED", n=1, change=0, result="suppress", of="round")
    assert len(LOOK.tell([effect, told("suppressed", figure="J1", markers=2)], NAMES, EN)) == 2


@LANGUAGE
def test_a_reaction_unfolds_into_parts_die_row_letter_meaning_and_ways(language: str) -> None:
    walked = told(
        "walked", figure="J1", path=[[40.0, 30.0], [37.0, 27.0]], pace="move", inches=4.2, actions=1, parts=[]
    )
    found = unfold([REACTION, walked, shot("J2", "RED")], "A", words(language))
    assert len(found) == 4
    assert "−2" in found[0]
    assert found[0].count("−1") == 2
    assert "4" in found[1]
    assert "RED" in found[2]
    assert found[3].replace("\xa0", "") == "J1: 40 30 → 37 27"  # French leaves a space before a colon
    assert unfold([REACTION], "B", words(language)) == []


def test_only_the_gm_reads_what_is_hidden() -> None:
    s = fight()
    assert "J3" in LOOK.hand(view(s, "gm"), EN)
    assert "J3" not in LOOK.hand(view(s, "p1"), EN) + LOOK.headline(view(s, None), NAMES, EN)
    assert "RED" in LOOK.hand(view(s, "p1"), EN)
    assert "BLUE" not in LOOK.hand(view(s, "p1"), EN)
    assert LOOK.hand(view(s, None), EN) == ""


def test_headlines() -> None:
    s = step(fight())
    assert LOOK.headline(view(s), NAMES, EN) == (
        "Turn 1 of 20: the team acts. Waiting for Ada (Player 1) and Grace Hopper (Player 2)."
    )


@LANGUAGE
def test_random_games_can_be_told_and_asked(language: str) -> None:
    w = words(language)
    for n, r in enumerate(game(5, "first", most=250)):
        assert all("{" not in line for line in LOOK.tell(r.events, NAMES, w))
        if n % 5 == 0:
            for d in pending(r.state):
                v = view(r.state, d.seat)
                said = LOOK.question(d.kind, v, w) + LOOK.headline(v, NAMES, w) + LOOK.hand(v, w)
                assert "{" not in said


def said_by_missions() -> set[str]:
    """Return all that the missions that come with the game say to players."""
    found = set()
    for name in MISSIONS:
        c = read_mission(name)
        lists = (c.start, c.areas, c.terrain, c.captives, c.bands, c.objectives, c.win, c.lose)
        found |= {c.title, c.brief, *(x.name for every in lists for x in every if x.name)}
    return found


def test_all_that_missions_say_is_worded() -> None:
    keys = re.findall(r"^([a-z0-9-]+) =", catalogue("en")["skirmish-missions.ftl"], re.MULTILINE)
    assert {EN(k) for k in keys} == said_by_missions()
    assert says("Field wall", words("de")) == "Feldmauer"
    assert says("Field-wall", words("de")) == "Field-wall", "a table of one's own is left as it is"


def test_the_map_as_text_takes_who_stands_at_the_very_edge_into_its_last_row_and_column():
    v = view(fight(sg("GOLD", 72, 48)))
    assert (v.width, v.height) == (72, 48)
    map_ = text_board(v, EN, "Turn 1", ()).splitlines()[2:]
    assert map_[0].endswith("G")
    assert "G" not in "".join(map_[1 : map_.index("")])


def test_a_shot_in_reaction_is_told_once():
    fires = shot(figure="J1", target="RED", reaction=True)
    (said,) = LOOK.tell([told("reacting", figures=["J1"], target="RED"), fires], NAMES, EN)
    assert said == LOOK.tell([fires], NAMES, EN)[0]
    other = shot(figure="J2", target="RED", reaction=True)
    assert len(LOOK.tell([told("reacting", figures=["J1"], target="RED"), other], NAMES, EN)) == 2
    assert LOOK.tell([told("reacting", figures=["J1"], target="RED")], NAMES, EN)


def test_one_condition_is_not_called_all_of_them():
    facts = {"win": ["The captive is home"], "lose": ["The captive is dead"], "wins": 1, "losses": 1}
    said = LOOK.objective(Objective("mission", ("p1",), facts), EN)
    assert said == "To win: The captive is home. Lost if: The captive is dead."
    several = LOOK.objective(Objective("mission", ("p1",), {**facts, "wins": 2}), EN)
    assert several.startswith("To win, all of this")
