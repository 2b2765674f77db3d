"""How players type: "throw", "build AWS SOL-2", "3 5" (ship 3 by a five), "3 5 RIGEL-4", "stay"."""

from __future__ import annotations

import re

from engine.core.errors import AmbiguousAction, InvalidAction
from engine.core.rules import Action
from engine.core.types.values import tag
from engine.starwars.galaxy import Galaxy
from engine.starwars.moves import landings
from engine.starwars.state import Build, Go, Home, State, Stay, Throw, Turn

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


def read(s: State, text: str) -> Action:
    """Read what a player typed. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.
        AmbiguousAction: a ship is sent by an H and the text does not say where it appears.

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
    if len(words) == 3 and words[0] == "build":
        return Build(words[1].upper(), _space(s.galaxy, words[2], text))
    return _read_go(s, [w for w in words if w not in {"ship", "to", "by", "with", "move", "go"}], text)


def _read_go(s: State, words: list[str], text: str) -> Go:
    if not 2 <= len(words) <= 4 or not all(w.isdecimal() and len(w) < 4 for w in words[:2]):
        raise InvalidAction(text, "say ship and die, as in '3 5', or '3 5 RIGEL-4'")
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
    exact = [name for name in found if name.casefold() == word]
    if len(exact or found) > 1:
        raise AmbiguousAction(text, found)
    if not found:
        raise InvalidAction(text, f"there is no star {word.upper()}")
    return (exact or found)[0]


def _space(g: Galaxy, word: str, text: str) -> str:
    """Read a space: "RIGEL-4", "rigel4", "r4"."""
    m = re.fullmatch(r"([a-z]+)-?(\d{1,3})", word)
    if not m:
        raise InvalidAction(text, f"{word} is no space; write it as {next(iter(g.kind))}")
    space = f"{_star(g, m[1], text)}-{int(m[2])}"
    if space not in g.kind:
        raise InvalidAction(text, f"there is no space {space}")
    return space
