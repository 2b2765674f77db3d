"""What breaks a rule of StarGate is refused in true words, with what forbids it, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from bot.play.model.texts import worded
from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.core.errors import RULING, Refusal
from engine.core.flow import apply, pending
from engine.core.rulebook import rulebook
from engine.stargate.game import STARGATE
from engine.stargate.model.state import COALITION, RULES, VIRUNIAN, Fight, State, Support
from render.core.text import words
from render.stargate.words.orders import StargateOrders
from tests.render.stargate.positions import LOOK
from tests.stargate.combat import fights
from tests.stargate.play import lay, run, virunian

ORDERS = StargateOrders()
SKIMS: dict[str, Any] = {"orbit_start": "skims", "marked_skims": "go_on", "lending": "any"}


def typed(s: State, text: str, seat: str = "") -> tuple[str, ...]:
    """Type an order as in the channel, and return its refusal in English and German; () for none."""
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    try:
        for step in chain(*ORDERS.split(STARGATE, s, d, text)):
            d = next(x for x in pending(s) if x.seat == d.seat)
            s = apply(s, d.seat, d.id, STARGATE.read(s, d, step), GivenDice()).state
    except Refusal as why:
        return tuple(worded(why, words(language), LOOK) for language in ("en", "de"))
    return ()


def war(*answers: Any) -> State:
    return run(STARGATE.new(Setup("stargate"), GivenDice()).state, *answers)


def revealed() -> State:
    s = virunian("X1 0101, H1 2701", gates={"A": 2})
    return run(s, ("reveal A", s.hidden().index("X2") + 1, 1))


def supported(units: str, seat: str = COALITION) -> State:
    s = fights.fight(fights.lay(f"H1 1410, {units}"), seat).state
    return fights.do(s, Fight("1410")).state if fights.asked(s)[0][1] == "combat.next" else s


def met(unit: str) -> State:
    return fights.meet(fights.lay(f"{unit} 1411, X1 1410"), unit, "1410").state


FOUR = "H1 1510, H2 1510, H3 1510, H4 1511"
FIELD = "H1 1510, I1 1509, H2 1501, D1 1508, M1 1507, W1 2501"

#: A position, what is typed there, and what is said.
SAID: list[tuple[Callable[[], State], str, str, str]] = [
    # -- orbits (Cases 5.3 and 5.8)
    (lambda: run(lay("H1 0913", orbit_start="leaves"), "H1 linear"), "se1",
     "H1 is not skimming, so its first step leads out of the orbit (Ruling 5.3-b)",
     "H1 umkreist kein Sternentor, also führt der erste Schritt aus dem Umlauf hinaus (Auslegung 5.3-b)"),
    (lambda: lay("H1 0913", orbit_start="leaves"), "H1 sw1",
     "H1 is not skimming, so its first step leads out of the orbit (Ruling 5.3-b)",
     "H1 umkreist kein Sternentor, also führt der erste Schritt aus dem Umlauf hinaus (Auslegung 5.3-b)"),
    (lambda: run(lay("H1 0911"), "H1 linear"), "s2",
     "0913 cannot be entered on the way straight at its Stargate (Case 5.3)",
     "0913 darf nicht geradewegs auf sein Sternentor zu betreten werden (Regel 5.3)"),
    (revealed, "stop",
     "X2 was just revealed and must move at once (Case 5.8.2)",
     "X2 wurde eben aufgedeckt und muss sofort ziehen (Regel 5.8.2)"),
    (revealed, "se1",
     "A unit just revealed leaves the orbit hexes with its first step (Case 5.8.3)",
     "Eine eben aufgedeckte Einheit verlässt mit dem ersten Schritt den Umlauf (Regel 5.8.3)"),
    (lambda: lay("H1 0913, H2 1510", skim={"H1": (1, 1)}, **SKIMS), "done",
     "H1 carries a Skim marker: it goes on round its Stargate first (Ruling 5.32-b)",
     "H1 trägt einen Umlaufmarker und muss zuerst weiter um sein Sternentor (Auslegung 5.32-b)"),
    (lambda: virunian("W1 0913, X1 2501", gates={"A": 1}, skim={"W1": (1, 1)}, **SKIMS), "reveal A",
     "W1 carries a Skim marker: it goes on round its Stargate first (Ruling 5.32-b)",
     "W1 trägt einen Umlaufmarker und muss zuerst weiter um sein Sternentor (Auslegung 5.32-b)"),
    # -- Monads (Case 6.0) and too many (Case 8.0)
    (lambda: run(virunian("C1 1509, X1 1510, H1 2701", moved=("X1",)), "C1 wobble", "s1"), "stop",
     "C1 cannot stop in 1510: no Virunian stands with a Monad (Case 6.0)",
     "C1 kann in 1510 nicht halten: Bei einer Monade steht kein anderer Virunier (Regel 6.0)"),
    (lambda: virunian("C1 1510, X1 1505, H1 2701", moved=("X1",)), "C1 n5",
     "C1 could not stop in 1505, nor anywhere beyond: no Virunian stands with a Monad (Case 6.0)",
     ("C1 könnte in 1505 nicht halten und auch nirgends dahinter: Bei einer Monade steht "
      "kein anderer Virunier (Regel 6.0)")),
    (lambda: run(virunian("C1 1509, T1 1509, X1 1506, H1 2701", moved=("X1",)), "C1 teleport"), "to 1506",
     "C1 cannot stop in 1506: no Virunian stands with a Monad (Case 6.0)",
     "C1 kann in 1506 nicht halten: Bei einer Monade steht kein anderer Virunier (Regel 6.0)"),
    (lambda: run(virunian("X1 1509, C1 1510, H1 2701"), "C1 wobble", "n1", "stop"), "done",
     "A Monad stands with other Virunians in 1509; part them first (Case 6.0)",
     "In 1509 steht eine Monade bei anderen Viruniern; trenne sie zuerst (Regel 6.0)"),
    (lambda: run(lay(FOUR, moved=("H1", "H2", "H3")), "H4 linear", "n1"), "stop",
     "H4 cannot stop in 1510: too many friends (Ruling 8.0-a)",
     "H4 kann in 1510 nicht halten: Dort sind zu viele eigene Einheiten (Auslegung 8.0-a)"),
    (lambda: run(lay(FOUR), "H4 linear", "n1", "stop"), "done",
     "Too many units stand in 1510; make room there first (Ruling 8.0-a)",
     "In 1510 stehen zu viele Einheiten; mach dort zuerst Platz (Auslegung 8.0-a)"),
    # -- guards (Rulings 3.1-c and 5.8-f), staging, reveals
    (lambda: war(("done", 1, 1), "done"), "done",
     "Your last turn ended with no unit on the map, so you stage every race that you can (Ruling 3.1-c)",
     ("Dein letzter Zug endete ohne Einheit auf der Karte, also musst du jedes Volk "
      "bereitstellen, das du kannst (Auslegung 3.1-c)")),
    (lambda: war("stage h 1118", ("done", 1, 1), "done", "H1 linear", "n1", "stop", ("done", 1, 1)), "done",
     "Your last turn ended with no unit on the map, so you reveal a counter first (Ruling 5.8-f)",
     ("Dein letzter Zug endete ohne Einheit auf der Karte, also deckst du zuerst einen Stein auf "
      "(Auslegung 5.8-f)")),
    (war, "stage human 1117",
     "1117 is no hex of the staging area (Ruling 3.1-a)",
     "1117 ist kein Bereitstellungsfeld (Auslegung 3.1-a)"),
    (lambda: war("stage h 1118"), "stage human 1318",
     "A unit of this race (human) is staged this turn already (Case 3.1)",
     "Von diesem Volk (Menschen) ist in dieser Runde schon eine Einheit bereitgestellt (Regel 3.1)"),
    (lambda: lay("H1 1510", gates={"A": 2}), "reveal A",
     "Only the Virunians reveal counters (Case 5.8)",
     "Nur die Virunier decken Steine auf (Regel 5.8)"),
    (lambda: virunian("X1 1510", gates={"A": 2}), "reveal C",
     "There is no Stargate C, only A and B (Case 2.2)",
     "Es gibt kein Sternentor C, nur A und B (Regel 2.2)"),
    (lambda: virunian("X1 1510", gates={"A": 2}), "reveal B",
     "Nothing lies face down in Stargate B (Case 5.8)",
     "In Sternentor B liegt nichts verdeckt (Regel 5.8)"),
    # -- who moves, and how
    (lambda: lay(FIELD), "M1 n7",
     "M1 has 6 Movement Points left, not 7 (Case 5.6)",
     "M1 hat noch 6 Bewegungspunkte, nicht 7 (Regel 5.6)"),
    (lambda: lay(FIELD), "H1 n9",
     "H1 has 8 Movement Points left, not 9 (Case 5.1)",
     "H1 hat noch 8 Bewegungspunkte, nicht 9 (Regel 5.1)"),
    (lambda: lay(FIELD), "Z9 linear",
     "There is no unit Z9 (Case 2.1)",
     "Es gibt keine Einheit Z9 (Regel 2.1)"),
    (lambda: lay(FIELD), "W1 linear",
     "W1 belongs to the other side (Case 5.0)",
     "W1 gehört der anderen Seite (Regel 5.0)"),
    (lambda: lay(FIELD), "H3 linear",
     "H3 is in reserve and moves only once it is staged, when a turn begins: H3 to 1118 (Case 3.1)",
     "H3 ist in Reserve und zieht erst nach der Bereitstellung bei Zugbeginn: H3 to 1118 (Regel 3.1)"),
    (lambda: lay(FIELD), "H3 to 1318",
     "H3 is in reserve and moves only once it is staged, when a turn begins: H3 to 1118 (Case 3.1)",
     "H3 ist in Reserve und zieht erst nach der Bereitstellung bei Zugbeginn: H3 to 1118 (Regel 3.1)"),
    (lambda: lay(FIELD), "human 1318",
     "H3 is in reserve and moves only once it is staged, when a turn begins: H3 to 1118 (Case 3.1)",
     "H3 ist in Reserve und zieht erst nach der Bereitstellung bei Zugbeginn: H3 to 1118 (Regel 3.1)"),
    (lambda: virunian("X1 1510"), "W2 linear",
     "W2 has not been revealed yet (Ruling 3.2-c)",
     "W2 ist noch nicht aufgedeckt (Auslegung 3.2-c)"),
    (lambda: lay(FIELD), "M1 linear",
     "M1 does not move in straight lines (Case 5.1)",
     "M1 zieht nicht in gerader Linie (Regel 5.1)"),
    (lambda: virunian("C1 1510, T1 1510, W1 1510, X1 2501"), "C1 wobble",
     "A Tri-Ship moves by teleportation only (Case 5.9)",
     "Ein Tri-Schiff bewegt sich nur durch Teleportation (Regel 5.9)"),
    (lambda: run(lay("I1 1510"), "I1 teleport"), "to 1510",
     "I1 is in 1510 already and goes at least one hex (Ruling 5.4-a)",
     "I1 ist schon in 1510 und muss mindestens ein Feld weit teleportieren (Auslegung 5.4-a)"),
    # -- loans (Case 5.5)
    (lambda: lay(FIELD), "H1 linear by I1",
     "H1 borrows teleportation, so it can only teleport (Case 5.5)",
     "H1 leiht sich Teleportation und kann deshalb nur teleportieren (Regel 5.5)"),
    (lambda: lay(FIELD), "H1 linear by I1 to 1110",
     "H1 borrows teleportation, so it can only teleport (Case 5.5)",
     "H1 leiht sich Teleportation und kann deshalb nur teleportieren (Regel 5.5)"),
    (lambda: lay(FIELD), "D1 teleport by I1",
     "Only Humans borrow teleportation, not D1 (Case 5.5)",
     "Nur Menschen leihen sich Teleportation, nicht D1 (Regel 5.5)"),
    (lambda: lay(FIELD), "H1 teleport by D1",
     "D1 is no Igugui, and only Igugui lend (Case 5.5)",
     "D1 ist kein Igugui, und nur Igugui verleihen (Regel 5.5)"),
    (lambda: lay(FIELD), "H2 teleport by I1 to 1505",
     "I1 was more than 4 hexes away from H2 when this phase began (Case 5.5)",
     "I1 war zu Beginn dieser Phase mehr als 4 Felder von H2 entfernt (Regel 5.5)"),
    (lambda: lay(FIELD), "H1 teleport",
     "H1 teleports only on loan: say from whom, as in H1 teleport by I1 (Case 5.5)",
     "H1 teleportiert nur geliehen: schreib, von wem, etwa H1 teleport by I1 (Regel 5.5)"),
    (lambda: run(lay("I1 1509, H1 1510, H2 1508", lending="one"), "H1 teleport by I1", "to 1511"),
     "H2 teleport by I1",
     "I1 lends to another Human in this phase (Ruling 5.5-a)",
     "I1 leiht in dieser Phase schon einem anderen Menschen (Auslegung 5.5-a)"),
    (lambda: run(lay("I1 1509, H1 1510, H2 1508"), "I1 linear", "n1", "stop"), "H2 teleport by I1",
     "I1 has moved in this phase, so it cannot lend (Case 5.5)",
     "I1 hat in dieser Phase gezogen und kann nicht leihen (Regel 5.5)"),
    (lambda: lay("H1 1117, H2 2501", staged={"I2": "1118"}), "H1 teleport by I2",
     "I2 was not on the map when this phase began (Ruling 5.5-a)",
     "I2 war zu Beginn dieser Phase nicht auf der Karte (Auslegung 5.5-a)"),
    (lambda: lay("I1 0913, H2 0912", skim={"I1": (1, 1)}, **SKIMS), "H2 teleport by I1",
     "I1 carries a Skim marker, so it moves and cannot lend (Ruling 5.32-b)",
     "I1 trägt einen Umlaufmarker, muss also ziehen und kann nicht leihen (Auslegung 5.32-b)"),
    # -- support from afar (Section 10.0)
    (lambda: supported("T1 1410, H2 1412, D1 1411"), "support D1",
     "D1 is a Duonoip, and they never attack from afar (Case 10.32)",
     "D1 ist ein Duonoip, und die helfen nie aus der Ferne (Regel 10.32)"),
    (lambda: supported("T1 1410, H2 1412, H3 1417"), "support H3",
     "H3 is 7 hexes away: with strength 3 that is too far (Case 10.1)",
     "H3 ist 7 Felder entfernt: zu weit bei Stärke 3 (Regel 10.1)"),
    (lambda: supported("T1 1410, H2 1412, I1 1513"), "support I1",
     "No straight line free of Stargates, orbits and the Nullgate leads there from I1 (Ruling 10.1-a)",
     ("Von I1 führt keine gerade Linie dorthin, die frei von Sternentoren, Umlauffeldern und Nulltor ist "
      "(Auslegung 10.1-a)")),
    (lambda: supported("T1 1410, H2 1412"), "support H1",
     "H1 stands with enemies in 1410, so it attacks there only (Case 10.1)",
     "H1 steht in 1410 bei Gegnern und greift nur dort an (Regel 10.1)"),
    (lambda: supported("T1 1410, H2 1412"), "support T1",
     "T1 is none of your units on the map (Case 10.1)",
     "T1 ist keine deiner Einheiten auf der Karte (Regel 10.1)"),
    (lambda: fights.do(supported("T1 1410, H2 1412, H3 1411"), Support("H2")).state, "support H2",
     "H2 has had its attack in this phase (Case 9.1)",
     "H2 hat in dieser Phase schon gekämpft (Regel 9.1)"),
    (lambda: supported("W1 1410, C2 1412, W2 1412, T3 1411", VIRUNIAN), "support T3",
     "T3 has no Attack Strength (Ruling 10.1-c)",
     "T3 hat keine Angriffsstärke (Auslegung 10.1-c)"),
    (lambda: supported("W1 1410, C2 1412, W2 1412", VIRUNIAN), "support W2",
     "W2 acts as one with C2: name C2 (Case 8.1)",
     "W2 handelt zusammen mit C2: Nenne C2 (Regel 8.1)"),
    (lambda: fights.fight(fights.lay("H1 1410, T1 1410, H2 1602, T2 1602"), COALITION).state, "fight 1501",
     "There is no combat of yours to resolve in 1501 (Case 9.0)",
     "In 1501 hast du keinen Kampf auszutragen (Regel 9.0)"),
    # -- approach (Cases 7.32 and 7.33)
    (lambda: met("M1"), "charge",
     "A Meta-Mexish that moves may not choose charge (Case 7.33)",
     "Ein ziehender Meta-Mexish darf Ansturm nicht wählen (Regel 7.33)"),
    # -- what cannot be read
    (lambda: supported("T1 1410, H2 1412"), "nonsense",
     "I cannot read “nonsense”: type, for example, support H2 or resolve",
     ("„nonsense“ kann ich nicht lesen: Schreib zum Beispiel H3 se3 s2, I1 teleport to 0812, reveal A, warp, "
      "support I1 oder done")),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "english", "german"), SAID)
def test_what_breaks_a_rule_is_refused_in_true_words(position, text, english, german):
    seat = COALITION if pending(position())[0].kind.startswith("approach") else ""
    assert typed(position(), text, seat) == (english, german)


def test_7_32_a_duonoip_that_would_do_otherwise_is_told_so():
    s = fights.lay("D1 1411, X1 1410, T3 1410")
    fault = RULES.faults["approach-charges"](option="warp")
    assert LOOK.refusal(fault, words("de")) == "Ein ziehender Duonoip wählt Ansturm, nicht Warp (Regel 7.32)"
    (asked,) = {seat for seat, _ in fights.asked(fights.meet(s, "D1", "1410").state)}
    assert asked == VIRUNIAN  # who has but one option is not asked


def test_the_same_orders_stand_where_nothing_forbids_them():
    assert typed(lay("H1 0913", orbit_start="skims"), "H1 se1") == ()
    assert typed(lay("M1 1509"), "M1 n6") == ()
    assert typed(lay(FIELD), "H1 teleport by I1 to 1511") == ()


def test_every_fault_cites_a_case_or_ruling_of_the_book():
    book = rulebook("stargate")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    assert {f.case for f in RULES.faults.values() if f.case} <= known
    assert sum(f.case.startswith(RULING) for f in RULES.faults.values()) > 15
