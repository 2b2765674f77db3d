"""How players type: "throw", "build AWS SOL-2", "3 5" (ship 3 by a five), "3 5 RIGEL-4", "stay"."""

from __future__ import annotations

import re

from engine.core.errors import AmbiguousAction, IllegalAction, InvalidAction
from engine.core.flow import options
from engine.core.rules import Action, Decision
from engine.core.types.values import tag
from engine.starwars.galaxy import CARDS, Galaxy
from engine.starwars.moves import landings
from engine.starwars.state import RULES, Build, Go, Home, State, Stay, Throw, Turn

LONGEST = 60


def write(action: Action) -> str:
    """Write an action as players type it.

    >>> write(Go(3, 5, "RIGEL-4"))
    '3 5 RIGEL-4'
    >>> write(Build("AWS", "SOL-2"))
    'build AWS SOL-2'
    """
    if isinstance(action, Go):
        return f"{action.ship} {action.die} {action.to}"
    if isinstance(action, Build):
        return f"build {action.cards} {action.at}"
    return f"home {action.star}" if isinstance(action, Home) else tag(action)


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.
        IllegalAction: it names a star or a space that is not on the board.
        AmbiguousAction: a ship is sent by an H, or built, and the text does not say where it appears.

    """
    if len(text) > LONGEST:
        raise InvalidAction(text[:LONGEST] + "…", f"it is longer than {LONGEST} characters")
    words = text.casefold().replace(",", " ").split()
    if words in (["throw"], ["roll"]):
        return Throw()
    if words in (["stay"], ["pass"], ["done"]):
        return Stay()
    if len(words) == 2 and words[0] == "home":
        return Home(_star(s.galaxy, words[1], text))
    if words[:1] in (["build"], ["cards"]) or re.fullmatch(f"[{CARDS.casefold()}]{{3}}", "".join(words)):
        return _read_build(s, d, [w for w in words if w not in {"build", "cards", "at", "on", "in"}], text)
    return _read_go(s, d, [w for w in words if w not in {"ship", "to", "by", "with", "move", "go"}], text)


def _example(s: State, d: Decision) -> str:
    """Say how an answer that is open now is typed."""
    kinds = {type(a): write(a) for a in reversed(options(s, d) or ())}
    if Home in kinds:
        return f"type your home, as in '{kinds[Home]}'"
    if Throw in kinds:
        return (
            f"type 'throw', or exchange cards, as in '{kinds[Build]}'" if Build in kinds else "type 'throw'"
        )
    stay = ", or 'stay'" if Stay in kinds else ""
    return f"type ship, die and space, as in '{kinds[Go]}'{stay}"


def _read_build(s: State, d: Decision, words: list[str], text: str) -> Build:
    """Read cards, typed together or apart, and a space; without one, the only one where they build a ship."""
    n = next((i for i, w in enumerate(words) if w.strip(CARDS.casefold() + "+")), len(words)) or 1
    cards, space = "".join(words[:n]), "".join(words[n:])
    if not cards:
        raise InvalidAction(text, _example(s, d))
    if space:
        return Build(cards, _space(s.galaxy, space, text))
    named = Build(cards, "")
    found = [a for a in options(s, d) or () if isinstance(a, Build) and a.cards == named.cards]
    if len(found) > 1:
        raise AmbiguousAction(text, [write(a) for a in found])
    return found[0] if found else named


def _read_go(s: State, d: Decision, words: list[str], text: str) -> Go:
    if not 2 <= len(words) <= 4 or not all(w.isdecimal() and len(w) < 4 for w in words[:2]):
        raise InvalidAction(text, _example(s, d))
    ship, die = int(words[0]), int(words[1])
    if len(words) > 2:
        return Go(ship, die, _space(s.galaxy, "".join(words[2:]), text))
    v = s.stack[-1].v if s.stack else None
    fleet = s.fleet[v.seat] if isinstance(v, Turn) else ()
    if not 1 <= ship <= len(fleet) or not fleet[ship - 1] or not isinstance(v, Turn) or die not in v.dice:
        return Go(ship, die, "")
    at = fleet[ship - 1]
    ends = landings(s, v, at, die)
    if len(ends) > 1:
        raise AmbiguousAction(text, [write(Go(ship, die, to)) for to in ends])
    return Go(ship, die, ends[0] if ends else s.galaxy.land[at][die])


def _star(g: Galaxy, word: str, text: str) -> str:
    found = [x.name for x in g.stars if x.name.casefold().startswith(word)]
    if len(found) > 1:  # of two stars none begins as the other is called
        raise AmbiguousAction(text, found)
    if not found:
        raise IllegalAction([RULES.wrong("no-star", star=word.upper())])
    return found[0]


def _space(g: Galaxy, word: str, text: str) -> str:
    """Read a space: "RIGEL-4", "rigel4", "r4"."""
    m = re.fullmatch(r"([a-z]+)-?(\d{1,3})", word)
    if not m:
        raise InvalidAction(text, f"{word} is no space; write it as {next(iter(g.kind))}")
    star = _star(g, m[1], text)
    space = f"{star}-{int(m[2])}"
    if space not in g.kind:
        most = sum(x == star for x in g.star.values())
        raise IllegalAction([RULES.wrong("no-space", space=space, star=star, most=most)])
    return space
