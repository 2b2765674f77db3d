"""Sentences about puzzles, for one person's page and for a channel's post."""

from __future__ import annotations

from bot.play.games import cards
from bot.play.learning.positions import Position
from engine.core.errors import Refusal
from engine.puzzles.puzzle import Puzzle, chief, facts_of, scaled
from render.core.text import Words

#: Signs before the best answer and before the player's own.
BEST, OWN = "✓", "▶"


def asked(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Say whose turn it is, what to find, and what wins if that depends on the position."""
    side = at.title.look.side(puzzle.seat, say)
    asks = say("puzzle-asked", side=side, ask=say(f"{puzzle.game}-puzzle-ask", kind=puzzle.kind))
    return "\n".join(x for x in (asks, at.title.look.aim(at.view, say)) if x)


def label(puzzle: Puzzle, at: Position, answer: str, say: Words) -> str:
    """Name an answer as buttons of the game do; as it is written where it is none that can be listed.

    Lines that all offered answers have in common say nothing, and are left out.
    """
    if at.asked is None or at.listed is None:
        return _written(puzzle, answer, say)
    try:
        action = at.title.game.read(at.state, at.asked, answer)
    except Refusal:
        return " ".join(answer.split())
    return at.desk(say).label(action, at.view)


def _written(puzzle: Puzzle, answer: str, say: Words) -> str:
    shared = set.intersection(*(set(x.answer.splitlines()) for x in puzzle.offers))
    lines = [line for line in answer.splitlines() if line not in shared]
    return " · ".join(lines) or say("puzzle-no-orders")


def bests(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Name the best answers; several may be equally good."""
    return " / ".join(label(puzzle, at, x.answer, say) for x in puzzle.offers if x.answer in puzzle.best)


def why(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Say why the best answer is the best, and which term of the rating makes most of the difference."""
    facts: dict[str, object] = dict(facts_of(puzzle))
    named = {"best": puzzle.top, "second": puzzle.second}
    facts |= {name: label(puzzle, at, x.answer, say) for name, x in named.items()}
    told, (term, more) = say(puzzle.key("why"), **facts), chief(puzzle)
    if not term:
        return told
    about = say(f"{puzzle.game}-term-{term.replace('_', '-')}")
    return f"{told} {say('puzzle-chief', term=about, more=more)}"


def odds(puzzle: Puzzle, at: Position, say: Words, own: str = "", votes: dict[str, int] | None = None) -> str:
    """List the answers that were compared, the best first, with what each is worth, and how many chose it."""
    lines = list[str]()
    for x in puzzle.offers:
        sign = BEST if x.answer in puzzle.best else OWN if x.answer == own else "·"
        worth = say(f"{puzzle.game}-puzzle-worth", value=scaled(puzzle, x.value))
        line = f"{sign} **{label(puzzle, at, x.answer, say)}**: {worth}"
        if votes is not None:
            line += " · " + say("puzzle-chosen-by", n=votes.get(x.answer, 0))
        lines.append(line)
    return "\n".join(lines)


def measured(puzzle: Puzzle, say: Words) -> str:
    """Say how it was found out what answers are worth."""
    return say(f"{puzzle.game}-puzzle-measure")


def short(text: str) -> str:
    """Cut a text to what a button takes."""
    return text if len(text) <= cards.LABEL else text[: cards.LABEL - 1].rstrip() + "…"
