"""The opening, a player's turn step by step, and how the game is won (Set-up, Moves, Winning)."""

from __future__ import annotations

from engine.core.endings import add_endings
from engine.core.execution import Execution
from engine.core.rules import Facts, Seat
from engine.starwars.moves import any_move, can_go, carry_out, check_move, moves
from engine.starwars.planets import any_start, build, check_start, start_by_policy, starts, throws
from engine.starwars.state import FOE, RULES, SEATS, Build, Home, Opening, Start, State, Stay, Step, Turn

T = Execution[State]


def free_homes(s: State, v: Opening, seat: Seat) -> tuple[Home, ...]:
    """Case SET-UP.1: the two home stars."""
    return tuple(Home(star) for star in s.galaxy.homes)


HOME = RULES.question("setup.home", "SET-UP.1", Home, free_homes, refused="no-home")
START = RULES.question(
    "turn.start",
    "PLANETS.2",
    Start | Step,
    starts,
    check=check_start,
    sample=any_start,
    public=throws,
    follow=start_by_policy,
    policies=("throw", "build"),
)
MOVE = RULES.question("turn.move", "MOVES.2", Step | Start, moves, check=check_move, sample=any_move)


# -- opening ---------------------------------------------------------------------------------------------


def throw_for_homes(t: T, v: Opening) -> None:
    """Case SET-UP.1, Ruling T2: homes are agreed, or the higher throw chooses."""
    if v.homes != "thrown":
        return
    best = throw_off(t, "homes")
    if best:
        t.hold(chooser=best)
    else:
        t.goto(throw_for_homes)


def ask_home(t: T, v: Opening) -> None:
    """Case SET-UP.1: the winner of the throw chooses their home star."""
    if v.chooser:
        t.ask(v.chooser, HOME)


def deploy(t: T, v: Opening) -> None:
    """Case SET-UP.1: as many ships as the home has empty spaces are deployed there."""
    s, g = t.s, t.s.galaxy
    first, star = SEATS[0], g.homes[0]
    if v.chooser:
        first, star = v.chooser, t.got[v.chooser].star
    other = next(x for x in g.homes if x != star)
    for seat, home in ((first, star), (FOE[first], other)):
        s.home[seat] = home
        spaces = g.empty[home]
        s.fleet[seat] = spaces + ("",) * (g.pieces.ships - len(spaces))
        t.tell(
            "deployed", "SET-UP.1", seat=seat, star=home, ships=len(spaces), reserve=s.fleet[seat].count("")
        )


def throw_for_order(t: T, v: Opening) -> None:
    """Case SET-UP.3, Rulings T2 and T3: the higher throw plays first; equal throws are thrown again."""
    first = throw_off(t, "order")
    if first:
        t.tell("first", "SET-UP.3", seat=first)
        t.become(TURN, Turn(first))
    else:
        t.goto(throw_for_order)


def throw_off(t: T, what: str) -> Seat:
    """Case SET-UP.3: both throw two dice; give who threw higher, or "" when equal."""
    sides = t.s.galaxy.pieces.sides
    totals = {}
    for seat in SEATS:
        dice = [t.roll("SET-UP.3", sides, seat=seat), t.roll("SET-UP.3", sides, seat=seat)]
        totals[seat] = sum(dice)
        t.tell("threw_off", "SET-UP.3", seat=seat, dice=dice, what=what)
    a, b = SEATS
    return "" if totals[a] == totals[b] else max(totals, key=lambda x: totals[x])


# -- turn ------------------------------------------------------------------------------------------------


def ask_start(t: T, v: Turn) -> None:
    """Case PLANETS.2: before the throw sets may be exchanged; asked always, so that it betrays no hand."""
    t.ask(v.seat, START)


def begin(t: T, v: Turn) -> None:
    """Case PLANETS.2: build, and be asked again; or go on to throw. A draw offer lapses (Ruling T34)."""
    a = t.got[v.seat]
    if v.seat in t.s.draw:
        t.s.draw = ()
    if isinstance(a, Build):
        build(t, v, a)
        test_victory(t, v.seat)
        t.goto(ask_start)


def throw(t: T, v: Turn) -> None:
    """Case MOVES.1: two dice are thrown."""
    t.s.turns += 1
    sides = t.s.galaxy.pieces.sides
    dice = (t.roll("MOVES.1", sides, seat=v.seat), t.roll("MOVES.1", sides, seat=v.seat))
    t.hold(Turn(seat=v.seat, dice=dice, still=v.still, must=0, built=v.built, thrown=dice))
    if not t.quiet:
        t.tell("thrown", "MOVES.1", seat=v.seat, dice=list(dice), turn=t.s.turns)


def ask_move(t: T, v: Turn) -> None:
    """Case MOVES.2, Rulings T4 and T6: one move if there is any, a second if wished."""
    if can_go(t.s, v):
        t.ask(v.seat, MOVE)
        return
    t.tell("no_move", "MOVES.2", seat=v.seat, dice=list(v.dice))
    t.goto(pass_dice)


def move(t: T, v: Turn) -> None:
    """Case MOVES.3: carry a move out, then look who has won (Ruling T29)."""
    a = t.got[v.seat]
    if isinstance(a, Stay):
        t.tell("stayed", "MOVES.2", seat=v.seat, dice=list(v.dice))
        return
    carry_out(t, v, a)
    test_victory(t, v.seat)
    if len(v.dice) > 1:
        t.goto(ask_move)


def pass_dice(t: T, v: Turn) -> None:
    """Case MOVES.1: play alternates."""
    t.become(TURN, Turn(FOE[v.seat]))


def captor(s: State, me: Seat) -> Seat:
    """Case WINNING.1, Ruling T32: return who is in an undefended enemy home, the mover first; or ""."""
    inside, fleet = s.galaxy.inside, s.fleet
    for winner in (me, FOE[me]):
        loser = FOE[winner]
        home = inside[s.home[loser]]
        if not home.isdisjoint(fleet[winner]) and home.isdisjoint(fleet[loser]):
            return winner
    return ""


def test_victory(t: T, me: Seat) -> None:
    """Case WINNING.1, Rulings T29, T30, T31 and T33: an undefended home with an enemy in it is taken."""
    if winner := captor(t.s, me):
        t.finish(winner, "home_captured" if winner == me else "home_abandoned", "WINNING.1")


def turn_crumb(s: State, v: Turn, seat: Seat | None) -> Facts:
    """Return the side whose turn it is, and the rest of the throw."""
    return {"seat": v.seat, "turn": s.turns if v.thrown else s.turns + 1, "dice": list(v.dice)}


def opening_crumb(s: State, v: Opening, seat: Seat | None) -> Facts:
    """Return the seat that chooses the home stars, once known."""
    return {"seat": v.chooser}


OPENING = RULES.procedure(
    "opening",
    {
        "throw_for_homes": throw_for_homes,
        "ask_home": ask_home,
        "deploy": deploy,
        "throw_for_order": throw_for_order,
    },
    holds=Opening,
    crumb=opening_crumb,
)
TURN = RULES.procedure(
    "turn",
    {
        "ask_start": ask_start,
        "begin": begin,
        "throw": throw,
        "ask_move": ask_move,
        "move": move,
        "pass_dice": pass_dice,
    },
    holds=Turn,
    crumb=turn_crumb,
)
add_endings(RULES, SEATS, "WINNING.1", "Ruling T34")  # an offer lapses in `begin`
