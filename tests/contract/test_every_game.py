"""What every game promises, checked on each registered game and on the toys.

`engine.tools.invariants` plays a game at random and checks as it goes; here it is let loose on every game,
and shown to find games that break their promises.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.authors.contract import (
    check_answers,
    check_declared,
    check_imports,
    check_machine_players,
    check_parts,
    check_quiet_play,
    check_set_ups,
    check_words,
)
from engine.core.codec import save
from engine.core.contract import Setup
from engine.core.data import adapter
from engine.core.dice import GivenDice
from engine.core.endings import CORE_EVENTS
from engine.core.errors import BadSetup
from engine.core.flow import apply, options, pending
from engine.core.places import places
from engine.core.record import begin
from engine.core.rules import Secrecy
from engine.titles import GAMES, get
from engine.tools.invariants import Inspection, Tally, setups
from tests.titles.packages import example
from tests.toys.duel import DUEL
from tests.toys.patrol import PATROL

EVERY = {**GAMES, "duel": DUEL, "patrol": PATROL, "goofspiel": example().game}
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def inspect(game, seeds, *, tally=None, **how):
    tally = tally or Tally()
    for seed in seeds:
        Inspection(game, Random(seed), tally=tally, **how).play()
    return tally


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_promise_over_random_play(game, seed):
    """Looked at closely: options, refusals, secrets, events, saves, undo, replay, dice and seals."""
    tally = Tally()
    for more in range(0, 400, 100):  # a game may be resigned before anything was looked at
        if not tally.refused or not tally.imagined:
            closely = 0.2 if game.id in CLOSELY else 0.4
            inspect(game, [seed + more], tally=tally, closely=closely, wild=0.004)
    assert tally.answers
    assert tally.refused
    assert tally.imagined
    assert tally.stands or game.id not in GAMES, "a prepared turn can depend on no piece"


@every_game
def test_every_promise_in_every_scenario_and_with_every_value_of_every_option(game):
    """The set-ups differ from seed to seed, so that fuzzing meets other pairs of them."""
    drawn = setups(game, Random(1))
    assert {x.scenario for x in drawn} == set(game.scenarios)
    for o in game.options:
        assert {x.options[o.name] for x in drawn} == set(o.values)
    for seed, setup in enumerate(drawn):
        record = Inspection(game, Random(seed), closely=0.02, wild=0.004, saves=0.1).play(setup)
        assert record.setup == setup


@pytest.mark.timeout(900)  # StarGate takes 90 s on a quiet machine
@every_game
def test_every_promise_with_free_actions_takings_back_and_undos(game):
    tally = inspect(game, range(100, 108), closely=0.1, wild=0.15)
    assert tally.acts
    assert tally.undos
    if any(k.secrecy is Secrecy.SEALED for k in game.rules.kinds.values()):
        for seed in range(115, 135):  # few resign, so that games last until something sealed lies unread
            if not tally.backs:
                inspect(game, [seed], tally=tally, closely=0.0, wild=0.01)
        assert tally.backs


@every_game
def test_secrets_are_really_redrawn(game):
    """What is compared must differ often enough, or the comparison could not fail."""
    tally = inspect(game, range(200, 202), closely=CLOSELY.get(game.id, 0.3), wild=0.0)
    assert tally.differed > tally.imagined * LEAST_REDRAWN.get(game.id, 0.1)
    assert tally.compared


#: Where games are long and much must be redrawn.
CLOSELY = {"armada": 0.1}

#: Where nothing is hidden but sealed answers, only positions in which one lies unread can differ.
LEAST_REDRAWN = {"stargate": 0.001}


@every_game
def test_everything_declared_is_met_and_nothing_else(game):
    tally = Tally()
    others = ((seed, share) for seed in range(300, 320) for share in (0.0, 0.01, 0.1, 0.3))
    for n, (seed, share) in enumerate((*SOONEST.get(game.id, ()), *others)):
        inspect(game, [seed], tally=tally, closely=0.0, wild=share, saves=0.05)
        if n >= FEWEST and not unmet(game, tally):
            break
    assert tally.told <= game.events
    assert tally.endings <= game.endings
    assert not unmet(game, tally)


#: Minimum number of games, and those played first: seeds and shares of free actions that reach everything.
FEWEST = 8
SOONEST = {
    "starwars": ((303, 0.01), (307, 0.0)),
    "stargate": ((362, 0.0), (361, 0.0), (305, 0.01), (306, 0.0), (305, 0.3), (307, 0.01), (308, 0.0)),
    "armada": ((303, 0.01), (309, 0.0), (308, 0.01), (306, 0.01), (300, 0.0)),
    "skirmish": (
        (320, 0.3),
        (302, 0.3),
        (304, 0.3),
        (312, 0.3),
        (313, 0.3),
        (316, 0.1),
        (301, 0.3),
        (314, 0.3),
    ),
}


def unmet(game, tally):
    """Name what is declared and has not come up yet, though it is not rare."""
    declared = {*game.rules.kinds, *game.events - CORE_EVENTS, *game.endings}
    return declared - tally.kinds - tally.told - tally.endings - RARE.get(game.id, set())


#: What random play does not come to in every run. Tests of the game itself do.
RARE = {
    "starwars": {"setup.home", "home_abandoned", "no_card", "no_move", "draw_agreed"},
    "stargate": {
        "approach.loss",
        "berserk.order",
        "berserk.target",
        "combat.next",
        "combat.unarmed",
        "gravity.loss",
        "mindless.unit",
        "crowded",
        "collided",
        "hopeless",
        "supported",
        "waits",
    },
    "armada": {"defender", "found_none", "level", "draw_agreed"},
    "skirmish": {
        "allies.lead",
        "gm.go_on",
        "melee.pair",
        "muster.team",
        "trigger.blow",
        "blown",
        "dialling",
        "dismissed",
        "enlisted",
        "gate_closed",
        "gate_opened",
        "gate_held",
        "gm_gate",
        "gm_reroll",
        "item_dropped",
        "laid",
        "led",
        "saved",
        "seized",
        "surrendered",
        "symbol",
        "took",
        "worked",
        "working",
        "given_up",
        "mission",
        "objective_lost",
        "overrun",
    },
    "duel": {"draw_agreed"},
}


@every_game
@pytest.mark.parametrize("name", ["random", "first_steps", "steady", "strong", "champion"])
def test_machine_players_always_answer_legally(game, name):
    check_machine_players(game, (name,))


@every_game
@pytest.mark.parametrize("check", [check_declared, check_set_ups, check_answers, check_quiet_play])
def test_what_the_contract_of_every_title_asks_of_its_game(game, check):
    check(game)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("check", [check_imports, check_words, check_parts])
def test_what_the_contract_asks_of_the_rest_of_a_title(name, check):
    check(places()[name])


def test_games_are_registered_under_their_own_names():
    for name, game in GAMES.items():
        assert get(name) is game
        assert game.id == name
    with pytest.raises(BadSetup, match="no game"):
        get("no such game")


# -- the tree --------------------------------------------------------------------------------------------


def positions(states, dice):
    """Return every different position one answer on, with the same dice thrown in each line."""
    return {
        save(after): after
        for s in states
        for d in pending(s)
        for a in options(s, d)
        for after in [apply(s, d.seat, d.id, a, GivenDice(*dice)).state]
    }


FIXED = {
    "opening 5 and 3": ({"mover": "blue", "dice": [5, 3]}, "new"),
    "opening doubles": ({"mover": "orange", "dice": [2, 2]}, "new"),
    "by the holes": (
        {
            "mover": "blue", "dice": [4, 6],
            "fleets": {
                "blue": {1: "RIGEL-1", 2: "RIGEL-4", 3: "SOL-1"}, "orange": {1: "VEGA-1", 2: "RIGEL-10"},
            },
        },
        "",
    ),
    "a hand of sets": (
        {
            "mover": "blue", "hands": {"blue": "AWSSSS", "orange": "AA"},
            "fleets": {"blue": {1: "SOL-1", 2: "SOL-2"}, "orange": {1: "VEGA-1"}},
        },
        "",
    ),
}  # fmt: skip
COUNTS = {
    "opening 5 and 3": (8, 9),
    "opening doubles": (20, 108),
    "by the holes": (20, 57),
    "a hand of sets": (5, 10),
}


@pytest.mark.parametrize("name", FIXED)
def test_the_tree_from_fixed_positions(name):
    """A change of these numbers is a change of the rules."""
    game = GAMES["starwars"]
    raw, fleets = FIXED[name]
    if fleets:
        s = begin(game, Setup("starwars"), GivenDice(6, 6, 1, 1)).state
        raw = {**raw, "fleets": {x: {i: at for i, at in enumerate(s.fleet[x], 1) if at} for x in game.seats}}
    assert tree(game, raw, (1, 2, 3, 4)) == COUNTS[name]


def tree(game, raw, dice):
    """Count the different positions one and two answers on."""
    s = game.lay_out(adapter(game.position).validate_python(raw))
    one = positions([s], dice)
    two = positions(one.values(), dice)
    return len(one), len(two)


#: Positions of StarGate, and how many are one and two answers away, with dice in rising order.
BATTLES = {
    "a human by a stargate": ({"seat": "coalition", "units": {"H1": "1112", "X1": "2701"}}, (2, 56)),
    "all four races": (
        {
            "seat": "coalition",
            "units": {"H1": "1410", "I1": "1412", "M1": "1614", "D1": "1207", "X1": "1411", "W1": "1413"},
        },
        (7, 274),
    ),
    "a tri-ship and its neighbours": (
        {
            "seat": "virunian",
            "units": {
                "C1": "2108",
                "T1": "2108",
                "W1": "2108",
                "C2": "2007",
                "W3": "1410",
                "H1": "2107",
                "D1": "1411",
            },
        },
        (4, 108),
    ),
    "three combats": (
        {
            "seat": "coalition",
            "phase": "combat",
            "units": {
                "H1": "1410",
                "C1": "1410",
                "H2": "1405",
                "T2": "1405",
                "H3": "1412",
                "D1": "1615",
                "X1": "1615",
            },
        },
        (3, 73),
    ),
    "staging": (
        {"seat": "coalition", "phase": "staging", "units": {"X1": "1410"}, "gates": {"A": 3}},
        (17, 164),
    ),
}


@pytest.mark.parametrize("name", BATTLES)
def test_the_tree_of_stargate_from_fixed_positions(name):
    """A change of these numbers is a change of the rules."""
    raw, counts = BATTLES[name]
    assert tree(GAMES["stargate"], raw, tuple(range(1, 7)) * 4) == counts
