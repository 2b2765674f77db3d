"""What a title's rating says about answers, in units that its players count: ships, units, victory points."""

from __future__ import annotations

from bot.play.titles.title import Title
from engine.core.types.explaining import WON
from engine.policies.hints import Gain
from engine.policies.worth import EVEN
from render.core.text import Words


def term_called(title: Title, term: str, say: Words) -> str:
    """Name a term of a title's rating, or what a reason is about."""
    return say(f"{title.game.id}-term-{term.replace('_', '-')}")


def gained(title: Title, x: Gain, say: Words) -> str:
    """Say by how much a term speaks for an answer, or against it."""
    key = "hint-gain" if x.more > 0 else "hint-loss"
    much = say("hint-all") if x.term == WON else _worth(title, abs(x.more), say)
    return say(key, term=term_called(title, x.term, say), more=much)


def behind(title: Title, answer: str, points: float, say: Words) -> str:
    """Name an answer, and how many points of the rating it is behind the best; none are not spoken of."""
    return say("hint-less", answer=answer, less=_worth(title, points, say)) if points > EVEN else answer


def measure(title: Title, say: Words) -> str:
    """Name the unit in which a value is counted."""
    return say(f"{title.game.id}-hint-measure")


def _worth(title: Title, points: float, say: Words) -> str:
    explains = title.game.explainer()
    value = round(points / explains.unit, 1) if explains else 0.0
    return say(f"{title.game.id}-hint-worth", value=value) if value else say("hint-little")
