"""Make a title's recorded games again: `python -m tests.records.make starwars` after a change of its edition.

Every game has a fixed seed, so the same rules give the same games; only salts and seals are drawn anew. A
test replays them and checks their dice; another fails when a way to end has no game here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from engine import __version__
from engine.core.codec import canonical
from engine.core.contract import Setup
from engine.core.dice import CommittedDice, commitment
from engine.core.endings import Draw, Resign
from engine.core.flow import pending, pending_answers
from engine.core.record import (
    Entry,
    Record,
    answer,
    begin,
    do_act,
    do_back,
    do_undo,
    undo_floor,
    write_record,
)
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from tests.records import missions

HERE = Path(__file__).parent
WORDS = ("apple", "comet")


@dataclass
class Playing:
    """A game being recorded."""

    name: str
    seed: int
    setup: Setup
    entries: list[Entry] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    told: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Begin it."""
        self.game = GAMES[self.setup.game]
        self.rng = Random(self.seed)
        self.words = dict(zip(self.game.seats, WORDS, strict=False))
        self.dice = CommittedDice(f"{self.seed:064x}", self.name, self.words)
        self._keep(begin(self.game, self.setup, self.dice))

    @property
    def s(self) -> Any:
        """Return the state now."""
        return self.states[-1]

    @property
    def mover(self) -> str:
        """Return who is asked."""
        return pending(self.s)[0].seat

    def answer(self, policy: str) -> None:
        """Answer the open question as a machine player would."""
        d = pending(self.s)[0]
        a = POLICIES[policy](self.game, self.s, d, self.rng)
        self._keep(answer(self.s, len(self.entries), d.seat, d.id, a, self._fresh(), by=policy))

    def give(self, action: Any) -> None:
        """Answer the open question with this."""
        d = pending(self.s)[0]
        self._keep(answer(self.s, len(self.entries), d.seat, d.id, action, self._fresh()))

    def act(self, seat: str, action: Any, name: str = "") -> None:
        """Do a free action, named as it is tagged unless another name is given."""
        self._keep(do_act(self.s, len(self.entries), seat, name or action.do, action, self._fresh()))

    def back(self) -> None:
        """Take the first answer back that nobody has acted on."""
        d = pending_answers(self.s)[0]
        self._keep(do_back(self.s, len(self.entries), d.seat, d.id, k=self.dice.k))

    def undo(self, seat: str, back: int) -> None:
        """Go back by so many entries."""
        n = len(self.entries)
        to = n - 1 - back
        self._keep(do_undo(self.s, n, seat, self.states[to], to, k=self.dice.k))

    def _fresh(self) -> CommittedDice:
        self.dice.shown = []
        return self.dice

    def _keep(self, move: Any) -> None:
        self.entries.append(move.entry)
        self.states.append(move.state)
        self.told |= {e.kind for e in move.events}

    def record(self) -> Record:
        """Return the record, its seed open."""
        return Record(
            self.name, self.setup, tuple(self.entries), self.words, commitment(self.dice.seed),
            self.dice.seed, self.game.edition, self.s.over, __version__,
        )  # fmt: skip


def to_the_end(p: Playing, policy: str = "random", most: int = 800) -> None:
    """Play on until the game is over, or so many entries are full."""
    while not p.s.over and len(p.entries) < most:
        p.answer(policy)


def resigned(p: Playing) -> None:
    """Play a little; then the one who waits resigns."""
    for _ in range(12):
        p.answer("random")
    p.act(p.game.others(p.mover)[0], Resign())


def draw_agreed(p: Playing) -> None:
    """Play with a draw declined, and another agreed."""
    for offer in (False, True):
        for _ in range(9):
            p.answer("random")
        p.act(p.game.seats[1], Draw())
        p.act(p.game.seats[0], Draw(offer=offer))


def undone(p: Playing) -> None:
    """Play with a free undo, and with one by consent behind a throw, whose dice stay shown."""
    free = thrown = False
    while not p.s.over and len(p.entries) < 300:
        p.answer("random")
        if p.s.over:
            break
        last = p.entries[-1]
        if not free and undo_floor(p.entries, last.seat) < len(p.entries) - 1:
            p.undo(last.seat, 1)
            free = True
        elif free and not thrown and len(last.rolls) == 2 and pending(p.s)[0].seat == last.seat:
            p.undo(last.seat, 1)
            thrown = True


def taken_back(p: Playing) -> None:
    """Play with every third secret choice taken back and made again; then one side has enough."""
    while not p.s.over and len(p.entries) < 120:
        p.answer("random")
        if pending_answers(p.s) and len(p.entries) % 3 == 0:
            p.back()
    if not p.s.over:
        p.act(p.mover, Resign())


def undone_in_battle(p: Playing) -> None:
    """Play with a free undo, and with one by consent behind a die; then one side has enough."""
    free = rolled = False
    while not p.s.over and not rolled:
        p.answer("random")
        last = p.entries[-1]
        if not free and undo_floor(p.entries, last.seat) < len(p.entries) - 1:
            p.undo(last.seat, 1)
            free = True
        elif free and last.rolls:
            p.undo(last.seat, 1)
            rolled = True
    for _ in range(20):
        p.answer("random")
    p.act(p.mover, Resign())


def no_fleets(p: Playing) -> None:
    """Buy nothing on either side: all credits are left over."""
    while not p.s.over:
        d = pending(p.s)[0]
        if d.kind == "fleet":
            p.give(p.game.read(p.s, d, "none"))
        else:
            p.answer("random")


def by_plan(p: Playing) -> None:
    """Play with orders that let the default plan fight every battle; nobody is asked in one."""
    while not p.s.over:
        d = pending(p.s)[0]
        if d.kind == "orders":
            sheet = p.game.rules.kinds["orders"].sample(p.s, p.s.stack[-1].v, d.seat, p.rng)
            p.give(replace(sheet, plan="rest auto"))
        else:
            p.answer("random")


def long_audit(p: Playing) -> None:
    """Play to the open books, and agree on one correction and not on another."""
    from engine.armada.turn.endgame import Agree, Audit

    while not p.s.over:
        d = pending(p.s)[0]
        last = p.entries[-1].kind
        if d.kind == "audit" and "corrected" not in p.told and last not in ("audit", "agree"):
            p.give(Audit(25, p.game.others(d.seat)[0], "a probe was counted twice"))
        elif d.kind == "audit":
            p.give(Audit())
        elif d.kind == "agree":
            p.give(Agree(True))
        else:
            p.answer("random")


def small_board() -> str:
    """Return a board on which the deck soon runs out."""
    from tests.starwars.board.boards import SMALL

    return SMALL


@dataclass(frozen=True)
class Wanted:
    """A game to record: how it is played, what must be told in it, and how it must end."""

    play: Callable[[Playing], None]
    end: str
    tells: frozenset[str] = frozenset()
    setup: Setup = field(default_factory=lambda: Setup("starwars"))
    seeds: int = 400


STARWARS = {
    "home_captured": Wanted(to_the_end, "home_captured", frozenset({"captured", "jumped"})),
    "home_abandoned": Wanted(to_the_end, "home_abandoned"),
    "greedy": Wanted(lambda p: to_the_end(p, "greedy"), "home_captured", frozenset({"built"}), seeds=60),
    "resigned": Wanted(resigned, "resigned"),
    "draw_agreed": Wanted(draw_agreed, "draw_agreed"),
    "undone": Wanted(undone, "home_captured", frozenset({"undone"})),
    "homes_thrown": Wanted(to_the_end, "home_captured", setup=Setup("starwars", options={"homes": "thrown"})),
    "own_board": Wanted(
        to_the_end, "home_captured", frozenset({"built", "reshuffled", "no_card", "no_move", "stayed"}),
        Setup("starwars", files={"board": small_board()}),
    ),
}  # fmt: skip
BATTLE = Setup("stargate")
OTHERWISE = {
    "tri_ship_attacks": "together", "skim_doubling": "before_exit", "deadlock_guard": "off",
    "dispersal_splits": "yes", "orbit_start": "leaves",
    "marked_skims": "may_rest", "lending": "one", "ranged_strength": "chart",
    "dispersal_stays": "no", "dispersal_shares": "no",
}  # fmt: skip
STARGATE = {
    "coalition_broken": Wanted(
        lambda p: to_the_end(p, "greedy"), "coalition_broken",
        frozenset({"unarmed", "supported", "lapsed", "berserk", "joined"}), BATTLE, seeds=16,
    ),
    "hopeless": Wanted(
        lambda p: to_the_end(p, "greedy"), "groups_broken",
        frozenset({"hopeless", "collided", "drifted"}), BATTLE, 12,
    ),
    "groups_broken": Wanted(
        to_the_end, "groups_broken", frozenset({"barred", "dispersed", "left_orbit", "scattered"}), BATTLE, 60
    ),
    "resigned": Wanted(resigned, "resigned", setup=BATTLE),
    "draw_agreed": Wanted(draw_agreed, "draw_agreed", setup=BATTLE),
    "taken_back": Wanted(taken_back, "resigned", frozenset({"taken_back", "options"}), BATTLE, 20),
    "undone": Wanted(undone_in_battle, "resigned", frozenset({"undone"}), BATTLE, 20),
    "otherwise": Wanted(
        to_the_end, "groups_broken", frozenset({"combat"}), Setup("stargate", options=OTHERWISE), 40
    ),
}  # fmt: skip


def armada(scenario: str = "standard", **more: Any) -> Setup:
    """Return a set-up of Armada."""
    return Setup("armada", scenario, **more)


FOUGHT = frozenset(
    {"battle_began", "volley", "struck", "destroyed", "battle_ended", "announced", "controlled"}
)
ARMADA = {
    "standard": Wanted(to_the_end, "points", FOUGHT | {"launched", "placed", "covered"}, armada(), 20),
    "invasion": Wanted(to_the_end, "points", FOUGHT | {"scouted", "defender"}, armada("invasion"), 20),
    "planethead": Wanted(to_the_end, "points", FOUGHT | {"retreated"}, armada("planethead"), 20),
    "by_plan": Wanted(by_plan, "points", FOUGHT, armada(), 20),
    "corrected": Wanted(long_audit, "points", frozenset({"proposed", "corrected"}), armada(), 10),
    "left_over": Wanted(to_the_end, "points", frozenset({"left_over", "lying", "pressed"}), armada(), 60),
    "level": Wanted(no_fleets, "level", setup=armada()),
    "resigned": Wanted(resigned, "resigned", setup=armada()),
    "draw_agreed": Wanted(draw_agreed, "draw_agreed", setup=armada(), seeds=40),
    "taken_back": Wanted(taken_back, "resigned", frozenset({"taken_back"}), armada(), 10),
    "undone": Wanted(undone_in_battle, "resigned", frozenset({"undone"}), armada(), 40),
    "otherwise": Wanted(
        to_the_end, "points", FOUGHT,
        armada("invasion", options={"defender": "silver", "regiment_defence": "8_or_more"}), 10,
    ),
}  # fmt: skip
PATROL = {"players": "2", "gm": "off"}
GUIDED = {"players": "2", "gm": "on"}
SKIRMISH = {
    "patrol": Wanted(
        missions.to_the_end, "mission", frozenset({"worked", "took", "left_table", "reaction", "shot"}),
        Setup("skirmish", "first", PATROL), 12,
    ),
    "home": Wanted(
        missions.to_the_end, "mission", frozenset({"dialling", "gate_opened", "killed"}),
        Setup("skirmish", "standard", PATROL), 12,
    ),
    "all_out": Wanted(
        missions.at_random, "all_out", frozenset({"melee", "captured", "morale", "reacting", "steadied"}),
        Setup("skirmish", "standard", PATROL), 8,
    ),
    "too_late": Wanted(missions.at_random, "too_late", setup=Setup("skirmish", "first", PATROL), seeds=8),
    "overrun": Wanted(missions.at_random, "overrun", setup=Setup("skirmish", "hold", PATROL), seeds=8),
    "objective_lost": Wanted(
        missions.to_the_end, "objective_lost", setup=Setup("skirmish", "rescue", PATROL), seeds=40
    ),
    "raid": Wanted(
        lambda p: to_the_end(p, "greedy"), "mission", frozenset({"thrown", "burst"}),
        Setup("skirmish", "raid", PATROL), 40,
    ),
    "given_up": Wanted(
        missions.given_up, "given_up", frozenset({"given", "left"}), Setup("skirmish", "first", PATROL), 3
    ),
    "gm_called": Wanted(
        missions.led_by_a_gm, "gm_called", frozenset({"gm_veto", "gm_reroll", "gm_spawned", "gm_modifier"}),
        Setup("skirmish", "standard", GUIDED), 8,
    ),
}  # fmt: skip
WANTED = {"starwars": STARWARS, "stargate": STARGATE, "armada": ARMADA, "skirmish": SKIRMISH}


def make(game: str, name: str) -> Record:
    """Play the shortest game among so many seeds that is as wanted.

    Raises:
        LookupError: none is.

    """
    wanted = WANTED[game][name]
    best: Playing | None = None
    for seed in range(1, wanted.seeds + 1):
        p = Playing(f"{game}-{name}", seed, wanted.setup)
        wanted.play(p)
        fits = p.s.over and p.s.over.reason == wanted.end and wanted.tells <= p.told
        if fits and (best is None or len(p.entries) < len(best.entries)):
            best = p
            if len(p.entries) < 40:
                break
    if best is None:
        raise LookupError(f"no game of {wanted.seeds} is as wanted: {game} {name}")
    return best.record()


def compact(record: Record) -> str:
    """Write a record with one entry a line."""
    raw = json.loads(write_record(record))
    lines = ",\n".join(canonical(e) for e in raw.pop("entries"))
    return canonical(raw)[:-1] + ',"entries":[\n' + lines + "\n]}\n"


def main(games: Sequence[str]) -> None:
    """Write the recorded games of these titles, or of all."""
    for game in games or WANTED:
        (HERE / game).mkdir(exist_ok=True)
        for name in WANTED[game]:
            record = make(game, name)
            (HERE / game / f"{name}.json").write_text(compact(record), encoding="utf-8")
            print(f"{game}/{name}: {len(record.entries)} entries, {record.outcome}")


if __name__ == "__main__":
    main(sys.argv[1:])
