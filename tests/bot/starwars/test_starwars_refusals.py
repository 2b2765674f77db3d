"""What breaks a rule of Starwars is refused in true words, with what forbids it, in every language."""

from __future__ import annotations

import pytest

from bot.play.model.texts import worded
from bot.titles import TITLES
from engine.core.errors import Refusal
from engine.core.flow import options, pending
from render.core.text import words
from tests.starwars.play import do, lay, run

LOOK = TITLES["starwars"].look


def typed(s, text):
    """Type an answer, and return its refusal in English and German; () for none."""
    try:
        do(s, text)
    except Refusal as why:
        return tuple(worded(why, words(language), LOOK) for language in ("en", "de"))
    return ()


JUMPING = lay({1: "SOL-4", 2: "RIGEL-4"}, {3: "RIGEL-6"}, 1, 6)
BUILDER = lay({1: "SOL-3"}, {}, hands={"blue": "ASW"})
THROWN = run(BUILDER, ("throw", 2, 3))
BUILT = run(BUILDER, "build AWS SOL-2", ("throw", 1, 4))

TAKEN = "Auf {} steht ein Schiff; ein Sprung endet auf einem leeren Feld bei RIGEL, MIRA (Regel HYPERJUMPS.2)"
SAID = [
    (JUMPING, "1 1 RIGEL-4",
     "A ship stands on RIGEL-4; a jump ends in an empty space of RIGEL, MIRA (Case HYPERJUMPS.2)",
     TAKEN.format("RIGEL-4")),
    (JUMPING, "1 1 RIGEL-6",
     "A ship stands on RIGEL-6; a jump ends in an empty space of RIGEL, MIRA (Case HYPERJUMPS.2)",
     TAKEN.format("RIGEL-6")),
    (JUMPING, "1 1 RIGEL-2",
     "RIGEL-2 is not empty: it is a planet, an H, a black hole or a nova (Case HYPERJUMPS.2)",
     ("RIGEL-2 ist kein leeres Feld, sondern ein Planet, ein H, ein Schwarzes Loch oder eine Nova "
      "(Regel HYPERJUMPS.2)")),
    (JUMPING, "1 1 VEGA-3",
     "From SOL a ship jumps to an empty space of RIGEL, MIRA (Case HYPERJUMPS.1)",
     "Von SOL springt ein Schiff auf ein leeres Feld bei RIGEL, MIRA (Regel HYPERJUMPS.1)"),
    (THROWN, "build AWS SOL-2",
     "Ships are built before the throw, not after it (Case PLANETS.2)",
     "Schiffe werden vor dem Wurf gebaut, nicht danach (Regel PLANETS.2)"),
    (BUILT, "2 4 SOL-6",
     "Ship 2 was built in this turn and stays where it is (Case PLANETS.2)",
     "Schiff 2 wurde in diesem Zug gebaut und bleibt stehen (Regel PLANETS.2)"),
    (BUILDER, "build AAA SOL-2",
     "You do not hold AAA (Case PLANETS.2)",
     "Du hast AAA nicht auf der Hand (Regel PLANETS.2)"),
]  # fmt: skip


@pytest.mark.parametrize(("s", "text", "english", "german"), SAID)
def test_what_breaks_a_rule_is_refused_in_true_words(s, text, english, german):
    assert typed(s, text) == (english, german)


def test_planets_2_the_cards_of_a_set_may_be_typed_in_any_order():
    for cards in ("AWS", "was", "SWA"):
        assert do(BUILDER, f"build {cards} SOL-2").state.hand["blue"] == ""
    assert len(options(BUILDER, pending(BUILDER)[0])) > 1
