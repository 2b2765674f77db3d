"""What makes puzzles of Starwars: throws, moves and ships to be built, and what each shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

from engine.core.dice import GivenDice, RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, options, pending
from engine.core.rules import Action, Decision, Seat
from engine.core.types.puzzling import Measured, Puzzler
from engine.policies.worth import try_answer
from engine.starwars.bots.learnt_evaluation import WEIGHTS, score
from engine.starwars.bots.player import moved, quick_answer
from engine.starwars.bots.terms import chart, sides
from engine.starwars.bots.turns import expected
from engine.starwars.state import FOE, Build, Go, State, Stay, Throw, Turn

#: Minimum average difference in ships that is mentioned.
NOTABLE = 0.15
#: Number of throws played on after the one in question: the enemy's, one's own, and the enemy's again.
THROWS = 3
START, MOVE = "turn.start", "turn.move"
#: Number of answers compared; minimum lead of the best over the third at first sight.
WIDE, PROMISING = 7, 0.05
#: Dice of a throw.
DICE = 2


class StarwarsPuzzles(Puzzler):
    """Positions before a throw or a move, played on by the learnt player and valued over every next throw."""

    kinds = (START, MOVE)
    always = ()
    unit, margin, games = "wins", 6.0, 20
    themes = (
        "build",
        "where-to-build",
        "save-cards",
        "stay",
        "clear-your-home",
        "storm",
        "which-capture",
        "capture",
        "leave-the-capture",
        "come-home",
        "raid",
        "jump",
        "out-of-reach",
        "take-aim",
        "land",
        "hold-home",
        "quiet-move",
    )

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the best answers by the learnt player's rating of their turns, if one stands out."""
        c, listed = chart(s.galaxy), list(options(s, d) or ())
        if len(listed) > WIDE:
            me, foe = sides(s, d.seat)
            listed = sorted(listed, key=lambda a: -score(c, WEIGHTS, *moved(c, me, foe, a)))[:WIDE]
        rated = sorted(((_rated(s, d, a), n, a) for n, a in enumerate(listed)), reverse=True)
        if len(rated) < 2 or rated[0][0] - rated[min(2, len(rated) - 1)][0] < PROMISING:
            return ()
        return [a for _, _, a in rated]

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer as the learnt player does at first sight."""
        return quick_answer(s, d, WEIGHTS)

    def result_is_in(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether the other side has replied."""
        return _throws_next(s, seat) and s.turns > _throw_of(begun)

    def ended(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether both sides have had another turn after that."""
        return _throws_next(s, seat) and s.turns >= _throw_of(begun) + THROWS

    def worth(self, begun: State, s: State, seat: Seat) -> float:
        """Return how many of a hundred games a seat wins, averaged over every next throw."""
        if s.over is not None:
            return 50.0 if s.over.winner is None else 100.0 * (s.over.winner == seat)
        asked = pending(s)[0].seat
        me, foe = sides(s, asked)
        value = expected(chart(s.galaxy), WEIGHTS, me, foe)
        return 100 * (value if asked == seat else 1 - value)

    def counts(self, begun: State, s: State, seat: Seat) -> Mapping[str, float]:
        """Count both sides' ships on the board, and lost games."""
        lost = s.over is not None and s.over.winner == FOE[seat]
        return {"mine": _on_board(s, seat), "theirs": _on_board(s, FOE[seat]), "fallen": float(lost)}

    def foreseen(self, s: State, seat: Seat) -> Mapping[str, float]:
        """Return the share of the other side's throws with which it can end the game, once it is to throw."""
        asked = pending(s)
        if not asked or asked[0].seat == seat or asked[0].kind != START:
            return {}
        if not isinstance(self.answer(s, asked[0], Random(0)), Throw):
            return {}
        return {"fallen": _falls(s, asked[0])}

    def theme(self, s: State, d: Decision, best: Sequence[Measured], second: Measured) -> str:
        """Return a theme shown by the best answer but not by the second."""
        b, foes = second.action, s.fleet[FOE[d.seat]]
        hits = [x.action for x in best if isinstance(x.action, Go) and x.action.to in foes]
        a = hits[0] if hits else best[0].action
        if isinstance(a, Build):
            return "build" if isinstance(b, Throw) else "where-to-build"
        if isinstance(a, Throw):
            return "save-cards"
        if isinstance(a, Stay):
            return "stay"
        if hits:
            return self._capture(s, d.seat, a, b, foes)
        if any(isinstance(x, Go) and x.to in foes for x in options(s, d) or ()):
            return "leave-the-capture"
        return self._move(s, d.seat, best[0], second)

    def _capture(self, s: State, seat: Seat, a: Go, b: Action, foes: Sequence[str]) -> str:
        star = s.galaxy.star[a.to]
        if star == s.home[seat]:
            return "clear-your-home"
        if star == s.home[FOE[seat]]:
            return "storm"
        return "which-capture" if isinstance(b, Go) and b.to in foes else "capture"

    def _move(self, s: State, seat: Seat, best: Measured, second: Measured) -> str:
        a, star = best.action, s.galaxy.star
        came = star[s.fleet[seat][a.ship - 1]]
        if came != star[a.to]:
            home = {s.home[seat]: "come-home", s.home[FOE[seat]]: "raid"}
            return home.get(star[a.to], "jump")
        if second.facts["fallen"] - best.facts["fallen"] >= NOTABLE / 2:
            return "hold-home"
        if best.facts["mine"] - second.facts["mine"] >= NOTABLE:
            return "out-of-reach"
        if second.facts["theirs"] - best.facts["theirs"] >= NOTABLE:
            return "take-aim"
        return "land" if a.to in chart(s.galaxy).planets else "quiet-move"


def _rated(s: State, d: Decision, action: Action) -> float:
    """Return the chance to win after an answer and, where a die is left, the second move that looks best."""
    t = try_answer(s, d, action, Random(0)) if not isinstance(action, Throw) else None
    c, seat = chart(s.galaxy), d.seat
    if t is None:
        return expected(c, WEIGHTS, *sides(s, seat))
    if t.s.over is not None:
        return float(t.s.over.winner == seat)
    asked = pending(t.s)[0]
    if asked.seat == seat and asked.kind == MOVE:
        return _rated(t.s, asked, quick_answer(t.s, asked, WEIGHTS))
    me, foe = sides(t.s, seat)
    return expected(c, WEIGHTS, me, foe) if asked.seat == seat else 1 - expected(c, WEIGHTS, foe, me)


def _falls(s: State, d: Decision) -> float:
    """Case WINNING.1: return the share of throws by which the side that throws can take the other's home."""
    home = s.galaxy.inside[s.home[FOE[d.seat]]]
    if sum(x in home for x in s.fleet[FOE[d.seat]]) > DICE:  # each die captures one ship at most
        return 0.0
    faces, wins = range(1, s.galaxy.pieces.sides + 1), 0
    for dice in product(faces, repeat=DICE):
        wins += dice[0] <= dice[1] and _may_win(s, d, dice) and 1 + (dice[0] < dice[1])
    return wins / float(len(faces) ** DICE)


def _may_win(s: State, d: Decision, dice: Sequence[int]) -> bool:
    """Return whether a throw can be moved so that it wins."""
    t = Execution(fork(s), GivenDice(*dice), quiet=True)
    t.answer(d, Throw())
    return _wins(t.s, d.seat)


def _wins(s: State, seat: Seat) -> bool:
    if s.over is not None:
        return s.over.winner == seat
    asked = pending(s)[0]
    if asked.seat != seat or asked.kind != MOVE:
        return False
    for a in options(s, asked) or ():
        t = Execution(fork(s), RandomDice(Random(0), keep=False), quiet=True)  # a card drawn decides nothing
        t.answer(asked, a)
        if _wins(t.s, seat):
            return True
    return False


def _throws_next(s: State, seat: Seat) -> bool:
    asked = pending(s)
    return bool(asked) and asked[0].seat == seat and asked[0].kind == START


def _throw_of(s: State) -> int:
    """Return the number of the throw that a position is about."""
    v = s.stack[-1].v
    return s.turns if isinstance(v, Turn) and v.thrown else s.turns + 1


def _on_board(s: State, seat: Seat) -> float:
    return float(sum(map(bool, s.fleet[seat])))
