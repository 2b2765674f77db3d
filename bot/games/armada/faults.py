"""Faults in a draft: a sentence for each kind of fault, naming all the ships and units with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.play.model.editors import EditorContext
from bot.play.model.texts import worded
from engine.armada.model.state import RULES
from engine.core.errors import Fault, IllegalAction
from render.armada.look import LOOK
from render.armada.words.items import named

#: Number of faults listed; the rest is only counted.
MOST = 12
#: Facts that may differ between faults that are listed together.
JOINED = ("unit", "cargo", "ship")
_UNIT = re.compile(r"[frmti]?\d{1,3}")


def wrong(context: EditorContext, bad: Sequence[Fault], key: str = "bot-armada-wrong-unit") -> list[str]:
    """List faults, those of a kind together. `key` puts units before a sentence that lacks them."""
    said = dict[str, None]()
    for f in _together(bad):
        how = key if f.at and "unit" not in f.facts else "bot-armada-wrong-line"
        said[context.say(how, no=f.at, why=LOOK.refusal(f, context.say))] = None
    return _listed(context, "bot-armada-wrong", list(said))


def unread(context: EditorContext, bad: Sequence[tuple[str, Fault]], box: str) -> list[str]:
    """Say which lines of a text cannot be read and are kept in the box of this name."""
    said = [worded(IllegalAction([f]), context.say, LOOK) for _, f in bad]
    return _listed(
        context, "bot-armada-unread", [context.say("bot-armada-wrong-line", why=x) for x in said], box=box
    )


def _listed(context: EditorContext, key: str, said: Sequence[str], **facts: str) -> list[str]:
    if not said:
        return []
    lines = [context.say(key, n=len(said), **facts), *said[:MOST]]
    if len(said) > MOST:
        lines.append(context.say("bot-more", n=len(said) - MOST))
    return ["\n".join(lines)]


def _together(bad: Sequence[Fault]) -> list[Fault]:
    """Put faults that differ only in units and cargo into one: "1-5 cannot unload"."""
    alike: dict[tuple[object, ...], list[Fault]] = {}
    for f in bad:
        rest = sorted((k, str(x)) for k, x in f.facts.items() if k not in JOINED)
        alike.setdefault((f.case, f.code, *rest), []).append(f)
    return [_one(faults) for faults in alike.values()]


def _one(faults: Sequence[Fault]) -> Fault:
    first = faults[0]
    if len(faults) == 1:
        return first
    facts = {k: _run([str(f.facts[k]) for f in faults]) for k in JOINED if k in first.facts}
    made = RULES.faults[first.code].filled({**first.facts, **facts}, _run([f.at for f in faults]))
    return replace(made, case=first.case)


def _run(units: Sequence[str]) -> str:
    """Write units once each, runs together, as their owner names them."""
    each = dict.fromkeys(units)
    if all(_UNIT.fullmatch(x) for x in each):
        return named(f"-{x}" for x in each)
    return ", ".join(each)
