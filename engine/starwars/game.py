"""Starwars as the rest of Nullgate knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from random import Random
from typing import ClassVar

from engine.core.contract import Briefing, Game, Objective, Option, Setup, Thinks
from engine.core.dice import Dice, GivenDice
from engine.core.endings import CORE_EVENTS
from engine.core.execution import Execution
from engine.core.flow import Result, start
from engine.core.positions import unplayable
from engine.core.rules import Action, Decision, Frame, Seat
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports
from engine.core.types.values import value
from engine.starwars import notation
from engine.starwars.bots.player import answer, own_turn
from engine.starwars.bots.self_play import SelfPlay
from engine.starwars.evaluation import Explanation, rate
from engine.starwars.galaxy import CARDS, read_galaxy, standard
from engine.starwars.moves import can_go
from engine.starwars.state import FOE, RULES, SEATS, GalaxyView, Opening, State, Turn, view_for
from engine.starwars.turn import MOVE, OPENING, START, TURN, captor
from engine.starwars.turn_end import TurnEnd


@value
class Position:
    """A position file: where everything is, and the open question.

    `fleets[seat]` maps a ship's number to its space; ships left out are in reserve. With `dice` the mover
    has thrown and is asked for a move; without, they are asked before the throw. The deck is the rest of the
    cards.
    """

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
    published = 1977
    seats = SEATS
    levels: ClassVar[Mapping[str, str]] = {
        "first_steps": "modest",
        "steady": "greedy",
        "strong": "own_turn",
        "champion": "search",
    }
    thinks: ClassVar[Mapping[str, float]] = {"champion": 0.27}
    options = (Option("homes", ("agreed", "thrown"), "agreed", "SET-UP.1"),)
    files = ("board",)
    events = CORE_EVENTS | {
        "threw_off",
        "deployed",
        "first",
        "thrown",
        "moved",
        "jumped",
        "captured",
        "drew",
        "card",
        "reshuffled",
        "no_card",
        "built",
        "no_move",
        "stayed",
    }
    endings = frozenset({"home_captured", "home_abandoned", "resigned", "draw_agreed"})
    state = State
    rules = RULES
    position = Position
    pieces = "fleets"

    def new(self, setup: Setup, dice: Dice) -> Result[State]:
        """Case SET-UP.1 to SET-UP.3: deploy both fleets and throw for the first turn."""
        chosen = self.chosen(setup)
        g = read_galaxy(setup.files["board"]) if "board" in setup.files else standard()
        none = ("",) * g.pieces.ships
        deck = "".join(sorted(g.deck()))
        s = State(dict.fromkeys(SEATS, none), dict.fromkeys(SEATS, ""), deck, galaxy=g)
        return start(s, OPENING, Opening(chosen["homes"]), dice)

    def set_up(self, position: Position) -> Execution[State]:
        """Build an execution from a position file.

        Raises:
            BadData: the position is impossible; names the key and the reason.

        """
        p = position
        g = read_galaxy(p.board) if p.board else standard()
        if p.mover not in SEATS:
            raise unplayable("mover", f"a seat is {' or '.join(SEATS)}, not {p.mover!r}")
        for key, seats in (("fleets", p.fleets), ("hands", p.hands), ("homes", p.homes)):
            if strange := sorted(seats.keys() - set(SEATS)):
                raise unplayable(key, f"a seat is {' or '.join(SEATS)}, not {strange[0]!r}")
        homes = dict(p.homes) or dict(zip(SEATS, g.homes, strict=True))
        if sorted(homes) != sorted(SEATS) or sorted(homes.values()) != sorted(g.homes):
            raise unplayable("homes", f"each seat has one of {', '.join(g.homes)}")
        hands = {x: "".join(sorted(p.hands.get(x, ""))) for x in SEATS}
        deck = _left(g.deck(), hands["blue"] + hands["orange"] + p.discards)
        s = State({x: _fleet(p, x, g.pieces.ships, set(g.kind)) for x in SEATS}, hands, deck)
        s.discards, s.home, s.turns, s.galaxy = "".join(sorted(p.discards)), homes, p.turn, g
        _check_turn(s, p)
        self._ask(s, p)
        if winner := captor(s, p.mover):
            raise unplayable("fleets", f"{winner} has won already (Case WINNING.1)")
        return Execution(s, GivenDice(), quiet=True)

    def _ask(self, s: State, p: Position) -> None:
        v = Turn(seat=p.mover, dice=p.dice, still=p.still, must=p.must, built=p.built, thrown=p.dice)
        if p.dice and not can_go(s, v):
            raise unplayable("dice", "no move is possible with these dice")
        by, then, kind = ("ask_move", "move", MOVE) if p.dice else ("ask_start", "begin", START)
        if not p.dice:
            s.turns -= 1
        s.asked = {p.mover: 1}
        f = Frame(proc=TURN, step=then, v=v, asks=(Decision(1, p.mover, kind),), got={}, wait="all", by=by)
        s.stack = [f]

    def view(self, s: State, seat: Seat | None) -> GalaxyView:
        """Return the galaxy and, to its owner, the hand."""
        return view_for(s, seat)

    def briefing(self, setup: Setup, view: GalaxyView | None = None) -> Briefing:
        """Case WINNING.1: each side is after the other's home star, which may still have to be chosen."""
        if view is None:
            agreed = self.chosen(setup)["homes"] == "agreed"
            g = read_galaxy(setup.files["board"]) if "board" in setup.files else standard()
            homes = dict(zip(SEATS, g.homes, strict=True)) if agreed else {}
            return Briefing(_objectives(homes, {}))
        star = view.galaxy.star.get
        at = {seat: [star(x) for x in view.fleets[seat] if x] for seat in SEATS}
        return Briefing(_objectives(view.homes, at), view.turn)

    def problems(self, s: State) -> list[str]:
        """Name what cannot be: two ships in a space, one that rests on H (Ruling T16), a card too many."""
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

    def write(self, action: Action) -> str:
        """Write an action as players type it."""
        return notation.write(action)

    def read(self, s: State, d: Decision, text: str) -> Action:
        """Read what a player typed."""
        return notation.read(s, d, text)

    def judge(self, s: State, seat: Seat) -> float:
        """Rate ships, cards, the way to the enemy home, and who can be hit next."""
        return rate(s, seat)

    def hunch(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Return the learnt player's answer; the choice of a home is left to the search."""
        return answer(s, d)

    def players(self) -> Mapping[str, Thinks]:
        """Return the player that rates its own turns with the learnt evaluation, ignoring replies."""
        return {"own_turn": lambda s, d, rng: own_turn(s, d)}

    def foresees(self) -> TurnEnd:
        """Return what leads previews on to the end of the turn."""
        return TurnEnd()

    def explainer(self) -> Explanation:
        """Return the explainer of machine players' answers."""
        return Explanation()

    def learner(self) -> SelfPlay:
        """Return the learner for the evaluation."""
        return SelfPlay(self)

    def puzzler(self) -> Puzzler:
        """Return what finds puzzles in throws and moves."""
        from engine.starwars.bots.puzzles import StarwarsPuzzles

        return StarwarsPuzzles()

    def reporter(self) -> Reports:
        """Return the reporter for ended games."""
        from engine.starwars.bots.report import StarwarsReports

        return StarwarsReports()


def _objectives(homes: Mapping[Seat, str], at: Mapping[Seat, Sequence[str | None]]) -> tuple[Objective, ...]:
    """Return what each side is after; `at` are the stars that its ships are at."""
    if len(homes) < len(SEATS):
        return (Objective("unchosen", SEATS),)
    facts = []
    for seat in SEATS:
        star = homes[FOE[seat]]
        there = {who: list(at.get(x, ())).count(star) for who, x in (("mine", seat), ("theirs", FOE[seat]))}
        facts.append({"star": star, **there})
    return tuple([Objective("home", (seat,), x) for seat, x in zip(SEATS, facts, strict=True)])


def _fleet(p: Position, seat: Seat, ships: int, spaces: set[str]) -> tuple[str, ...]:
    fleet = [""] * ships
    for n, at in p.fleets.get(seat, {}).items():
        if not 1 <= n <= ships:
            raise unplayable(f"fleets.{seat}", f"there is no ship {n}")
        if at not in spaces:
            raise unplayable(f"fleets.{seat}.{n}", f"there is no space {at}")
        fleet[n - 1] = at
    return tuple(fleet)


#: Latest turn of a position; no game comes near it.
LONGEST = 9999


def _check_turn(s: State, p: Position) -> None:
    """Refuse a turn that the mover could not be in."""
    g, fleet = s.galaxy, s.fleet[p.mover]
    if not 1 <= p.turn <= LONGEST:
        raise unplayable("turn", f"turns count from 1 to {LONGEST}, not {p.turn}")
    if not set(p.dice) <= set(range(1, g.pieces.sides + 1)) or len(p.dice) > 2:
        raise unplayable("dice", f"at most two dice of {g.pieces.sides} sides")
    for n in p.still:
        if not 1 <= n <= len(fleet) or not fleet[n - 1]:
            raise unplayable("still", f"{p.mover} has no ship {n} on the board")
    if not 0 <= p.built <= g.pieces.builds:
        raise unplayable("built", f"0 to {g.pieces.builds} ships are built in a turn")
    if not p.must:
        return
    crowd = fleet[p.must - 1] if 1 <= p.must <= len(fleet) else ""
    if len(p.dice) != 1 or p.must in p.still or fleet.count(crowd) != 2 or not crowd:
        raise unplayable("must", "the ship to make room shares a space, and one die is left for it")


def _left(deck: str, out: str) -> str:
    for c in out:
        if c not in deck:
            why = f"there is no card {c!r} left; cards are {', '.join(CARDS)}"
            raise unplayable("hands, discards", why)
        deck = deck.replace(c, "", 1)
    return "".join(sorted(deck))


STARWARS = GAME = Starwars()
