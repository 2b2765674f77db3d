"""Words for everything that can happen in Armada, be asked or be answered, in every language."""

from __future__ import annotations

import re

import pytest

from engine.armada.battle.ambush import Strike
from engine.armada.battle.frames import (
    Cover,
    Free,
    Intercept,
    Muster,
    Placing,
    Press,
    Pursue,
    Retreat,
    Take,
    Targets,
)
from engine.armada.game import ARMADA
from engine.armada.model.actions import Attack, Design, Fleet, Order, Orders, Start
from engine.armada.model.state import HouseRules
from engine.armada.orders.battle_plan import ANSWERS, CLASSES, WEAPONS
from engine.armada.turn.endgame import Agree, Audit
from engine.core.endings import Draw, Resign
from engine.core.errors import Fault
from engine.core.flow import pending
from engine.core.rules import Event, Outcome
from engine.languages import complete
from render.armada.elements.battles import battles
from render.armada.elements.chips import Chip
from render.armada.elements.units import runs
from render.armada.words.alt_text import chip_said, hand_text
from render.armada.words.ending import item_said
from render.armada.words.readback import fleet_lines, plan_lines
from render.armada.words.volley_table import LONGEST, tables
from render.core.replay import Step, animate, storyboard
from render.core.text import COLUMNS, words
from tests.render.armada import positions
from tests.render.armada.positions import (
    BATTLE,
    BEGAN,
    COVERED,
    DESTROYED,
    FLEET,
    INTERCEPTED,
    LAUNCHED,
    LEFT,
    LOOK,
    NAMES,
    PLACED,
    ROUND,
    SEEKERS,
    STRUCK,
    VOLLEY,
    channel,
    game,
    over,
    shot,
    told,
    view,
)
from tests.render.test_prose import EVENTS as SHARED

CORE = ("decided", "sealed", "reopened", "acted", "taken_back", "undone", "new_edition", "draw_offered")
LANGUAGE = pytest.mark.parametrize("language", complete())
PRESSED = told("pressed", at="1", seat="red", n=2, shots=[shot("R1", "laser", "seeker", "7", 3, 4, True)] * 2)
SCORED = told(
    "scored", points={"red": 1365, "silver": 209},
    items={
        "red": [
            {"why": "hex", "item": "hex 1", "n": 1, "points": 1000},
            {"why": "destroyed", "item": "starship", "n": 2, "points": 240},
            {"why": "unspent", "item": "credits", "n": 120, "points": 120},
            {"why": "correction", "item": "a slip", "n": 1, "points": 5},
        ],
        "silver": [
            {"why": "lost", "item": "armor", "n": 3, "points": 30},
            {"why": "expended", "item": "seeker", "n": 1, "points": 8},
        ],
    },
)  # fmt: skip
#: One of each kind of event, as the engine tells it.
EVENTS: dict[str, list[Event]] = {
    **{kind: SHARED[kind] for kind in CORE},
    "rolled": [told("rolled", n=3, sides=6, why="initiative", seat="red")],
    "ended": [
        told("ended", winner="red", reason="points"),
        told("ended", winner=None, reason="level"),
        told("ended", winner="silver", reason="resigned"),
        told("ended", winner=None, reason="draw_agreed"),
    ],
    "defender": [told("defender", seat="red", rolled=x) for x in ({}, {"red": 9, "silver": 4})],
    "fleets_in": [told("fleets_in")],
    "bought": [
        *(told("bought", cost=2900, unspent=100, ships=n, credits=3000) for n in (1, 20)),
        *(told("bought", cost=2900, unspent=n, ships=9, credits=3000, points=n // 4) for n in (4, 100)),
    ],
    "undone": [*SHARED["undone"][:1], told("undone", seat="red", to=4, n=3, of=[["fleets_in", "", {}]])],
    "close_offered": [told("close_offered", seat="red", offer=x) for x in (True, False)],
    "closed": [told("closed", seat="red")],
    "spared": [told("spared", at="1", of=x) for x in ("muster", "place", "targets", "free")],
    "chooser": [told("chooser", seat="red", rolled={"red": 9, "silver": 4})],
    "began": [told("began", seat="red", at="B")],
    "length": [told("length", turns=10, rolled=7)],
    "turn_began": [told("turn_began", turn=3, turns=10)],
    "orders_in": [told("orders_in", turn=3)],
    "initiative": [
        told("initiative", seat="red", rolled={"red": 9, "silver": 4}, again=False),
        told("initiative", seat="", rolled={"red": 9, "silver": 9}, again=True),
    ],
    "moved": [
        told("moved", lines=[{"units": ["R1", "R2"], "from": "B", "to": "1"},
                             {"units": ["R3"], "from": "B", "to": "A"}]),
        told("moved", lines=[]),
    ],
    "handled": [
        told("handled", what=what, ship="R1", units=["Rr1", "Rr2"], at="1", stores={})
        for what in ("loaded", "unloaded", "teleported", "formed")
    ] + [told("handled", what="docked", ship="R1", units=[], at="B", stores={"seeker": 2})],
    "void": [told("void", unit="R1", what="dock", why=why) for why in ("battle", "gone")],
    "sent": [told("sent", ship="R1", n=2, at="H")],
    "lying": [told("lying", n=2, at="H", total=5)],
    "announced": [told("announced", seat="red", at="1")],
    "nobody": [told("nobody", at="1")],
    "probed": [told("probed", ship="R1", to="H")],
    "found_none": [told("found_none", seat="red", at="H")],
    "battle_began": [
        BEGAN, *(BEGAN._replace(facts={**BEGAN.facts, "how": how}) for how in ("seekers", "ambush")),
        BEGAN._replace(facts={**BEGAN.facts, "units": {"red": positions.RED, "silver": []}}),
    ],
    "launched": [LAUNCHED],
    "stayed": [told("stayed", at="1", n=n) for n in (1, 2)],
    "intercepted": [INTERCEPTED],
    "placed": [PLACED],
    "covered": [COVERED, COVERED._replace(facts={**COVERED.facts, "left": {"S1": 0}})],
    "round_began": [ROUND, ROUND._replace(facts={**ROUND.facts, "late": []})],
    "late": [told("late", at="1", units=units) for units in (["R1"], ["R1", "R2"])],
    "retreating": [told("retreating", at="1", round=1, seat="red", units=["R1", "R2"])],
    "volley": [SEEKERS, VOLLEY, *(
        VOLLEY._replace(facts={**VOLLEY.facts, "part": part}) for part in ("close", "free")
    )],
    "struck": [STRUCK],
    "destroyed": [DESTROYED, DESTROYED._replace(facts={**DESTROYED.facts, "aboard": {"marines": 1}})],
    "retreated": [told("retreated", at="1", round=1, seat="red", units=["R1"], stalked=[])],
    "pressed": [PRESSED],
    "battle_ended": [LEFT, LEFT._replace(facts={**LEFT.facts, "left": {"red": [], "silver": []}})],
    "scouting": [told("scouting", seat="red", at="H", shown=x) for x in ("flyer", "ground")],
    "scouted": [
        told("scouted", at="H", by="R1", turn=3, ships=[["S1", "starship"]], units={"marines": 2}, ambush=3),
        told("scouted", at="H", by="R1", turn=3, ships=[], units={}, ambush=0),
    ],
    "left_over": [told("left_over", seat="red", at="H", n=n) for n in (1, 2)],
    "opened": [told("opened", kinds=["fleet"], unspent={"red": 0, "silver": 30}, fleets={})],
    "controlled": [
        *(told("controlled", at="1", seat="red", by=by, scorer="red", points=1000)
          for by in ("troops", "marines", "others")),
        told("controlled", at="2", seat="", by="tied", scorer="", points=0),
        told("controlled", at="2", seat="", by="tied", scorer="silver", points=10),
    ],
    "proposed": [told("proposed", seat="red", to="silver", points=20, why="a slip.")],
    "corrected": [
        told("corrected", seat="red", to="silver", points=20, why="a slip", agreed=x) for x in (True, False)
    ],
    "scored": [SCORED],
}  # fmt: skip
SILENT = {"rolled"}


def test_every_kind_of_event_is_here():
    assert set(EVENTS) == ARMADA.events


@LANGUAGE
def test_every_event_has_its_sentence(language):
    for kind in EVENTS:
        w = words(language)
        for e in EVENTS[kind]:
            said = LOOK.prose(e, NAMES, w)
            if kind in SILENT or e.facts.get("of") == "draw" or not e.facts.get("lines", kind):
                assert said == ""
                continue
            assert said.endswith((".", "!", "**")), said
            assert "{" not in said
            assert "[" not in said
            assert len(said) < 500
            assert LOOK.tell([e], NAMES, w)


@pytest.mark.parametrize("language", complete()[1:])
def test_no_event_is_told_in_english_elsewhere(language):
    for kind in [k for k in EVENTS if k not in SILENT]:
        for e in EVENTS[kind][: 1 if kind in CORE else None]:
            said = LOOK.prose(e, NAMES, words(language))
            assert not said or said != LOOK.prose(e, NAMES, words("en"))


@pytest.mark.parametrize("language", complete()[1:])
def test_every_refusal_is_translated_with_its_blanks(language):
    w = words(language)
    for code, kind in ARMADA.rules.faults.items():
        assert w.has(f"armada-fault-{code}") or w.has(f"fault-{code}"), code
        blanks = dict.fromkeys(re.findall(r"{(\w+)}", kind.english), "R3")
        said = LOOK.refusal(Fault(kind.case, code, "in English", blanks), w)
        assert "in English" not in said, code
        assert "{" not in said


@LANGUAGE
def test_words_for_items_plans_scenarios_and_options(language):
    w = words(language)
    keys = [f"armada-item-{x.id}" for x in view().force.items]
    keys += [f"armada-class-{x}" for x in CLASSES] + [f"armada-gun-{x}" for x in WEAPONS]
    keys += [f"armada-gun-{x}" for x in view().chances.of]
    keys += [f"armada-plan-{k}-{x}" for k, xs in ANSWERS.items() for x in xs]
    keys += [f"armada-scenario-{x}" for x in ARMADA.scenarios]
    keys += [f"armada-option-{o.name}-{x}" for o in ARMADA.options for x in o.values]
    keys += [f"armada-file-{x}" for x in ARMADA.files]
    for key in keys:
        assert w(key, n=2), key


# -- the report --------------------------------------------------------------------------------------------


def test_a_volley_is_a_table_with_its_dice_and_what_it_did():
    said = LOOK.tell(BATTLE, NAMES, words("en"))
    table = said[said.index("Ada: 5 of 6 shots hit.") + 1]
    assert table.splitlines() == [
        "```",
        "S1   R2 R13 laser even: 6* 12* 2*",
        "     R11 nuclear not 7: 4*",
        "   = Sf1 takes it (4), Sf2 too late (3),",
        "      shield holds (5), armor fails (7),",
        "      hit, still fires",
        "Sr1  Rf1 even: 2*",
        "   = destroyed",
        "Sm1  Rf2 7: 2",
        "```",
    ]


def test_a_volley_of_one_row_stands_in_its_line():
    assert "Seekers of Ada: 1 of 1 hit. `Si1 < seeker even: 4*`" in LOOK.tell(BATTLE, NAMES, words("en"))


def test_losses_of_one_moment_are_one_line():
    both = [
        DESTROYED,
        DESTROYED._replace(facts={**DESTROYED.facts, "unit": "S2", "type": "starship", "points": 150}),
    ]
    assert LOOK.tell(both, NAMES, words("en")) == [
        "Destroyed: Sr1 (regiment) 20 and S2 (starship) 150; in all 170 points."
    ]


def test_what_is_sealed_is_told_only_when_nothing_else_is():
    sealed = Event("sealed", "", {"of": "orders", "got": 1, "wanted": 2})
    w = words("en")
    assert LOOK.tell([sealed], NAMES, w) == ["1 of 2 sealed answers are in."]
    assert LOOK.tell([sealed, ROUND], NAMES, w) == ["**Round 1.** R1 does not shoot yet."]


def test_the_points_are_itemised_for_both_sides():
    (head, ada, grace) = LOOK.tell([SCORED], NAMES, words("en"))
    assert head == "Points: Ada 1365, Grace Hopper 209."
    assert "  1000  hex 1" in ada
    assert "   240  2 starships destroyed" in ada
    assert "   120  credits unspent" in ada
    assert "     8  seeker used up" in grace


def test_ruling_g61_credits_that_count_in_part_are_told_with_what_they_score():
    w, quarter = words("en"), HouseRules(unspent="quarter")
    (said,) = LOOK.tell([EVENTS["bought"][-1]], NAMES, w)
    assert "100 stay unspent and score 25 points for you at the end" in said
    assert "Credits unspent: 120." in hand_text(view(), w)
    assert "Credits unspent: 120, which score 30 at the end." in hand_text(view(house=quarter), w)
    item = {"why": "unspent", "item": "credits", "n": 120, "points": 30}
    assert item_said(item, w) == "120 credits unspent, scored in part"


def test_the_largest_volley_is_cut_into_tables_that_fit_a_message():
    shots = [
        shot(f"R{k}", "laser", f"S{1 + (k * 7 + n) % 30}", "even", 3, 4, hit=False)
        for k in range(1, 31) for n in range(4)
    ]  # fmt: skip
    e = VOLLEY._replace(facts={**VOLLEY.facts, "shots": shots})
    (b,) = battles([e])
    found = tables(b.volleys[0], words("de"))
    assert len(found) > 1
    for x in found:
        assert len(x) <= LONGEST + 10
        assert all(len(line) <= COLUMNS for line in x.splitlines())
    assert sum(x.count("7") for x in found) >= len(shots)
    lines = LOOK.tell([e], NAMES, words("en"))
    assert all(len(x) < 2000 for x in lines)


def test_a_film_of_a_battle_can_be_made():
    w = words("en")
    steps = [Step(channel(), (BEGAN, LAUNCHED)), Step(channel(), (VOLLEY, STRUCK)), Step(over(), (SCORED,))]
    scenes, seconds = storyboard(LOOK, steps, w, NAMES)
    assert len(scenes) == 3
    assert animate(scenes, seconds, lambda done, of: None).data


# -- read-backs --------------------------------------------------------------------------------------------


def test_a_fleet_is_read_back_ship_by_ship_with_what_it_costs():
    lines = fleet_lines(FLEET, words("en"), view().force)
    assert lines[0] == "Ships 1, 2: starship: 2 lasers, shield, regiment (370, 185 each)"
    assert lines[1] == "Ship 3: missile boat: 3 launchers, 3 a.p. missiles, 12 nuclear missiles (190)"
    assert lines[3] == "Ship 9: starship, empty (100)"
    assert fleet_lines(FLEET, words("de"))[2] == "Schiff 5: Jägerträger: 2 Blaster, 6 Jäger"


def test_the_largest_fleet_is_read_back_within_a_message():
    ships = tuple(Design(k, "starship", {}) for k in range(1, 31))
    assert len("\n".join(fleet_lines(Fleet(ships), words("en"), view().force))) < 200
    unlike = tuple(Design(k, "starship", {"laser": 1 + k % 3, "seeker": k, "probe": 1}) for k in range(1, 21))
    assert len("\n".join(fleet_lines(Fleet(unlike), words("en"), view().force))) < 2000


def test_a_battle_plan_is_read_back_and_one_that_cannot_be_read_is_left_as_it_is():
    w = words("en")
    assert plan_lines("targets carrier r3; laser boat; retreat 40; at 1: close all; rest auto", w) == [
        (
            "Battle plan: shoot first at fighter carriers, r3; laser first at missile boats; "
            "retreat when 40 % of your force is lost."
        ),
        "Battle plan for hex 1: all may go to close quarters; answer the rest for me.",
    ]
    assert plan_lines("", w) == []
    assert plan_lines("dance", w) == ["dance"]


def test_a_chip_says_what_it_bears_and_whether_that_is_aboard():
    say = words("en")
    assert chip_said(Chip("3", "red", "regiment", "aboard"), say) == "3 regiments aboard"
    assert chip_said(Chip("3", "red", "regiment"), say) == "3 regiments"
    assert chip_said(Chip("R1", "red", "regiment", "aboard"), say) == "R1"


def test_runs_of_ids():
    assert runs(["R10", "R2", "R1", "R3", "Rf2", "Rf1"]) == ["R1-3", "R10", "Rf1", "Rf2"]


# -- questions, answers, headlines -------------------------------------------------------------------------


@LANGUAGE
def test_every_answer_has_a_label_of_its_own(language):
    w = words(language)
    answers = [
        Fleet((Design(1, "starship"),)), Orders((Order(("R1",)),)), Start("B"), Attack("1"), Muster(),
        Intercept(), Placing(), Cover(), Retreat(), Targets(), Free(), Take(), Audit(),
        Audit(20, "red", "a slip"), Agree(yes=True), Agree(), Strike("1"), Resign(), Draw(),
        Draw(offer=False),
    ]  # fmt: skip
    said = [LOOK.label(a, view(), w) for a in answers]
    assert len(set(said)) == len(said)
    assert all(1 <= len(x) <= 80 for x in said)
    for kind in (Pursue, Press):
        assert LOOK.label(kind(yes=True), view(), w) != LOOK.label(kind(), view(), w)
    assert set(ARMADA.rules.kinds) <= {a.do for a in (*answers, Pursue(), Press()) if hasattr(a, "do")}
    with pytest.raises(TypeError):
        LOOK.label("castle", view(), w)
    assert "1 2 3" in LOOK.detail(Start("B"), view(), w)


@LANGUAGE
def test_every_question_has_words_of_its_own_and_no_case(language):
    w = words(language)
    said = [LOOK.question(k, view(), w) for k in ARMADA.rules.kinds]
    assert len(set(said)) == len(said)
    assert all(k.case not in x for k, x in zip(ARMADA.rules.kinds.values(), said, strict=True))


def test_headlines():
    w = words("en")
    head = lambda **more: LOOK.headline(view(**more), NAMES, w)  # noqa: E731
    assert head() == "Turn 6 of 11: orders are written. Waiting for Ada (Red) / Grace Hopper (Silver)."
    assert head(waiting=()) == "Turn 6 of 11: orders are written."
    assert head(turn=0, start={}) == words("en")("armada-head-buying")
    assert head(turn=0, start={}, waiting=("red",), sealed=(0, 0)) == "Ada (Red) chooses the start sector."
    assert LOOK.headline(over(), NAMES, w) == "Ada (Red) has won in turn 6."
    assert LOOK.headline(over(outcome=Outcome(None, "level", "")), NAMES, w) == "The game is drawn in turn 6."
    assert LOOK.headline(over(outcome=None), NAMES, w) == words("en")("armada-head-audit")


def test_only_its_owner_reads_a_hand():
    w = words("en")
    said = LOOK.hand(view(), w)
    assert "Credits unspent: 120" in said
    assert "hex 3: 4 seekers in ambush" in said
    assert "sector F: S3, S4, 5 fighters (3 turns ago)" in said
    assert LOOK.hand(channel(), w) == ""
    assert "nothing yet" in LOOK.hand(view(known={}, seen={}), w)


@pytest.mark.parametrize("scenario", ARMADA.scenarios)
def test_random_games_are_told_in_full_and_within_limits(scenario):
    for n, r in enumerate(game(5, scenario, most=400)):
        w = words(("en", "de")[n % 2])
        for seat in (None, "red", "silver"):
            known = [e for e in r.events if e.reaches(seat)]
            for line in LOOK.tell(known, NAMES, w):
                assert "{" not in line
                assert len(line) < 2000
            v = ARMADA.view(r.state, seat)
            assert LOOK.headline(v, NAMES, w)
            assert len(LOOK.hand(v, w)) < 4000
            for d in pending(r.state):
                if d.seat == seat:
                    assert LOOK.question(d.kind, v, w)


def test_spaces_that_have_nothing_are_told_of_in_one_line():
    found = {"by": "R8", "turn": 2, "ships": [], "units": {}, "ambush": 0}
    events = [
        told("nobody", at="B"),
        told("nobody", at="1"),
        told("scouted", at="3", **found),
        told("scouted", at="4", **found),
        told("scouted", at="5", **{**found, "units": {"fighter": 2}}),
        told("scouted", at="6", **found),
    ]
    assert LOOK.tell(events, NAMES, words("en")) == [
        "You attack in sector B and hex 1, but nobody is there.",
        "Scouts in hex 3 and hex 4: no enemy is there.",
        "Scouts in hex 5: 2 fighters.",
        "Scouts in hex 6: no enemy is there.",
    ]


def test_a_long_battle_ends_with_what_it_cost_each_side():
    def lost(unit: str, seat: str, points: int) -> Event:
        return told("destroyed", unit=unit, type="starship", seat=seat, at="1", points=points, aboard={})

    def end(rounds: int) -> Event:
        return told("battle_ended", at="1", round=rounds, why="won", left={})

    whole = [BEGAN, lost("R1", "red", 150), lost("S1", "silver", 120), ROUND, lost("S2", "silver", 140)]
    said = LOOK.tell([*whole, end(2)], NAMES, words("en"))
    assert f"Destroyed in it: of {NAMES['red']} 150 points and of {NAMES['silver']} 260 points." in said[-1]
    before = [lost("R9", "red", 999), *whole]
    assert "150 points" in LOOK.tell([*before, end(2)], NAMES, words("en"))[-1], "of another battle"
    for short in ([*whole[:3], end(1)], [*whole[1:], end(2)], [BEGAN, end(3)]):
        assert "Destroyed in it" not in "\n".join(LOOK.tell(short, NAMES, words("en")))
