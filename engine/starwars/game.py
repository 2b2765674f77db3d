"""Starwars as the rest of Nullgate knows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from pydantic import ConfigDict

from engine.core.contract import Game, Option, Setup
from engine.core.dice import Dice
from engine.core.endings import CORE_EVENTS
from engine.core.errors import BadData
from engine.core.flow import Result, start
from engine.core.rules import Decision, Frame, Seat
from engine.starwars import notation
from engine.starwars.galaxy import CARDS, read_galaxy, standard
from engine.starwars.moves import can_go
from engine.starwars.planets import sets
from engine.starwars.state import FOE, RULES, SEATS, STRICT, Opening, State, Turn
from engine.starwars.turn import MOVE, OPENING, START, TURN, ask_move, ask_start, begin, move
from engine.starwars.view import GalaxyView, look


@dataclass(frozen=True, slots=True)
class Position:
    """A position file: where everything is and what is asked.

    `fleets[seat]` maps a ship's number to its space; ships left out are in reserve. With `dice` the mover has
    thrown and is asked for a move; without, he is asked before the throw. The deck is what is left over.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    mover: Seat
    fleets: dict[Seat, dict[int, str]]
    dice: tuple[int, ...] = ()
    still: tuple[int, ...] = ()
    must: int = 0
    built: int = 0
    hands: dict[Seat, str] = field(default_factory=dict)
    discards: str = ""
    homes: dict[Seat, str] = field(default_factory=dict)
    turn: int = 1
    board: str = ""


class Starwars(Game[State]):
    """Two fleets, six stars, and the throw of dice."""

    id = "starwars"
    title = "Starwars"
    seats = SEATS
    options = (Option("homes", ("agreed", "thrown"), "agreed", "SET-UP.1"),)
    files = ("board",)
    events = CORE_EVENTS | {
        "threw_off", "deployed", "first", "thrown", "moved", "jumped", "captured", "drew", "card",
        "reshuffled", "no_card", "built", "no_move", "stayed",
    }  # fmt: skip
    endings = frozenset({"home_captured", "home_abandoned", "resigned", "draw_agreed"})
    state = State
    rules = RULES
    position = Position

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Case SET-UP.1 to SET-UP.3: deploy both fleets and throw for the first turn."""
        chosen = self.chosen(setup)
        g = read_galaxy(setup.files["board"]) if "board" in setup.files else standard()
        none = ("",) * g.pieces.ships
        deck = "".join(sorted(g.deck()))
        s = State(dict.fromkeys(SEATS, none), dict.fromkeys(SEATS, ""), deck, galaxy=g)
        return start(s, OPENING, Opening(chosen["homes"]), dice)

    def lay_out(self, position: Position) -> State:
        """Set up a position file's position."""
        p = position
        g = read_galaxy(p.board) if p.board else standard()
        if p.mover not in SEATS:
            raise BadData("position", "mover", f"a seat is {' or '.join(SEATS)}, not {p.mover!r}")
        homes = dict(p.homes) or dict(zip(SEATS, g.homes, strict=True))
        if sorted(homes) != sorted(SEATS) or sorted(homes.values()) != sorted(g.homes):
            raise BadData("position", "homes", f"each seat has one of {', '.join(g.homes)}")
        hands = {x: "".join(sorted(p.hands.get(x, ""))) for x in SEATS}
        deck = _left(g.deck(), hands["blue"] + hands["orange"] + p.discards)
        s = State({x: _fleet(p, x, g.pieces.ships, set(g.kind)) for x in SEATS}, hands, deck)
        s.discards, s.home, s.turns, s.galaxy = "".join(sorted(p.discards)), homes, p.turn, g
        if not set(p.dice) <= set(range(1, g.pieces.sides + 1)) or len(p.dice) > 2:
            raise BadData("position", "dice", f"at most two dice of {g.pieces.sides} sides")
        self._ask(s, p)
        if wrong := self.problems(s):
            raise BadData("position", "", wrong[0])
        return s

    def _ask(self, s: State, p: Position) -> None:
        thrown = p.dice
        v = Turn(p.mover, p.dice, p.still, p.must, p.built, thrown)
        if p.dice and not can_go(s, v):
            raise BadData("position", "dice", "no move is possible with these dice")
        by, then, kind = (ask_move, move, MOVE) if p.dice else (ask_start, begin, START)
        if not p.dice:
            s.turns = max(0, s.turns - 1)
        s.asked = {p.mover: 1}
        f = Frame(TURN, then.__name__, v, (Decision(1, p.mover, kind),), {}, "all", by.__name__)
        s.stack = [f]

    def view(self, s: State, seat: Seat | None) -> GalaxyView:
        """Give the galaxy and, to its owner, the hand."""
        return look(s, seat)

    def problems(self, s: State) -> list[str]:
        """Name what cannot be: two ships in a space, a ship where none may rest, a card too many."""
        g, bad = s.galaxy, []
        on_board = [x for seat in SEATS for x in s.fleet[seat] if x]
        now = s.stack[-1].v if s.stack else None
        crowd = len(on_board) - len(set(on_board))
        if crowd != (1 if isinstance(now, Turn) and now.must else 0):
            bad.append("two ships are in one space (Case MOVES.3)")
        bad += [f"a ship rests on {x} (Case BLACKHOLES.1)" for x in on_board if g.kind.get(x, "B") in "HBN"]
        bad += [
            f"{seat} has {len(s.fleet[seat])} ships" for seat in SEATS if len(s.fleet[seat]) != g.pieces.ships
        ]
        cards = "".join(sorted(s.hand["blue"] + s.hand["orange"] + s.deck + s.discards))
        if cards != "".join(sorted(g.deck())):
            bad.append(f"the cards are {cards} (Case PLANETS.1)")
        if any(s.hand[x] != "".join(sorted(s.hand[x])) for x in SEATS) or s.deck != "".join(sorted(s.deck)):
            bad.append("a hand or the deck is not sorted")
        return bad

    def write(self, action: Any) -> str:
        """Write an action as players type it."""
        return notation.write(action)

    def read(self, s: State, d: Decision, text: str) -> Any:
        """Read what a player typed."""
        return notation.read(s, text)

    def imagine(self, s: State, seat: Seat | None, rng: Random) -> State:
        """Deal the cards that this seat cannot see anew."""
        new = s.fork()
        new.stack = s.stack
        hidden = [x for x in SEATS if x != seat]
        pool = sorted(s.deck + "".join(s.hand[x] for x in hidden))
        rng.shuffle(pool)
        for x in hidden:
            n = len(s.hand[x])
            new.hand[x], pool = "".join(sorted(pool[:n])), pool[n:]
        new.deck = "".join(sorted(pool))
        return new

    def judge(self, s: State, seat: Seat) -> float:
        """Count ships, cards and how the two homes stand."""
        if s.over:
            return 0.0 if s.over.winner is None else 1000.0 if s.over.winner == seat else -1000.0
        return self._side(s, seat) - self._side(s, FOE[seat])

    def _side(self, s: State, me: Seat) -> float:
        star, foe = s.galaxy.star, FOE[me]
        mine = [x for x in s.fleet[me] if x]
        theirs = [x for x in s.fleet[foe] if x]
        guards = sum(star[x] == s.home[foe] for x in theirs)
        raiders = sum(star[x] == s.home[foe] for x in mine)
        pressure = raiders * (8 - min(guards, 7)) * 0.8
        return 10 * len(mine) + 2.5 * len(s.hand[me]) + 3 * len(sets(s.hand[me])) + pressure - 2.2 * guards


def _fleet(p: Position, seat: Seat, ships: int, spaces: set[str]) -> tuple[str, ...]:
    fleet = [""] * ships
    for n, at in p.fleets.get(seat, {}).items():
        if not 1 <= n <= ships:
            raise BadData("position", f"fleets.{seat}", f"there is no ship {n}")
        if at not in spaces:
            raise BadData("position", f"fleets.{seat}.{n}", f"there is no space {at}")
        fleet[n - 1] = at
    return tuple(fleet)


def _left(deck: str, out: str) -> str:
    for c in out:
        if c not in deck:
            raise BadData("position", "hands", f"there is no card {c!r} left; cards are {', '.join(CARDS)}")
        deck = deck.replace(c, "", 1)
    return "".join(sorted(deck))


STARWARS = Starwars()
