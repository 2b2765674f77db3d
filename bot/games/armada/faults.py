"""What is wrong with a draft, unit by unit."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.titles.editors import Bench
from engine.core.errors import Fault
from render.armada.look import LOOK

#: So many are listed; the rest is only counted.
MOST = 12


def wrong(b: Bench, bad: Sequence[Fault], key: str = "bot-armada-wrong-unit") -> list[str]:
    """List faults, each with the unit it is about; nothing for none. One that stands twice is said once."""
    if not bad:
        return []
    look = LOOK
    said = dict.fromkeys(
        b.say(key, no=f.at, why=look.refusal(f, b.say))
        if f.at
        else b.say("bot-armada-wrong-line", why=look.refusal(f, b.say))
        for f in bad
    )
    lines = [b.say("bot-armada-wrong", n=len(said)), *list(said)[:MOST]]
    if len(said) > MOST:
        lines.append(b.say("bot-more", n=len(said) - MOST))
    return ["\n".join(lines)]
