"""The commands: begin a title, a small game in a package of its own that passes its test; and test one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from bot.authors.contract import check_title
from engine.core.errors import BadSetup, EngineError
from engine.titles import GAMES

#: Form of an id, which becomes part of keys of words and of a package's name.
_ID = re.compile(r"[a-z][a-z0-9]{1,19}")
#: Suffix of templates of code, so that no tool takes them for code.
_TEMPLATE = ".txt"
#: Seats by their number, in the order of their colours (render/core/shapes.py), and how numbers are said.
SEATS = ("blue", "orange", "green", "violet", "sand", "red")
_SAID = ("Two", "three", "four", "five", "six")


@dataclass(frozen=True, slots=True)
class Begun:
    """What a new title is called, how many can play, and whether they hold cards that only they see."""

    name: str
    seats: int = 2
    hands: bool = False

    @property
    def blanks(self) -> Mapping[str, str]:
        """Return what stands in the templates in place of what."""
        n, seats = self.seats, SEATS[: self.seats]
        players = f'players(2, {n}, {n}, "SEATS.1")' if n > 2 else ""
        return {
            "(__players__)": f"({players},)" if players else "()",
            "__players__": f" {players}" if players else "",
            "__import__": ", players" if players else "",
            "__seats__": ", ".join(f'"{x}"' for x in seats),
            "__sides__": "\n".join(f"__id__-side-{x} = {x.capitalize()}" for x in seats),
            "__Many__": f"{_SAID[0]} to {_SAID[n - 2]}" if players else _SAID[0],
            "__id__": self.name,
            "__Name__": self.name.capitalize(),
        }

    def filled(self, text: str) -> str:
        """Fill a template."""
        for blank, said in self.blanks.items():
            text = text.replace(blank, said)
        return text


def promises(name: str, games: int, say: Callable[[str], None]) -> int:
    """Run the contract test of a title, and give the exit status."""
    try:
        check_title(name, games=games, say=say)
    except EngineError as why:
        say(f"{name}: {why}")
        return 1
    return 0


def write_title(begun: Begun, folder: Path, say: Callable[[str], None]) -> int:
    """Write a title into a new folder `nullgate-<id>`, and say what to do with it.

    Raises:
        BadSetup: the id will not do or is taken, the folder is there already, or so many cannot play.

    """
    if not _ID.fullmatch(begun.name):
        raise BadSetup("an id is 2 to 20 small letters and digits, a letter first")
    if begun.name in GAMES:
        raise BadSetup(f"there is a game {begun.name!r} already")
    if not 2 <= begun.seats <= len(SEATS):
        raise BadSetup(f"2 to {len(SEATS)} seats")
    root = folder / f"nullgate-{begun.name}"
    if root.exists():
        raise BadSetup(f"{root} is there already")
    for part in ("common", "hands" if begun.hands else "open"):
        for at, template in _walk(files("data") / "template" / part):
            target = root / begun.filled(at.removesuffix(_TEMPLATE))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(begun.filled(template.read_text(encoding="utf-8")), encoding="utf-8")
            say(f"  {target}")
    say(f"Install it:  pip install --editable {root}")
    say(f"Test it:     pytest {root}")
    say("Play it:     python -m bot play")
    return 0


def _walk(folder: Traversable, at: str = "") -> Iterator[tuple[str, Traversable]]:
    for x in sorted(folder.iterdir(), key=lambda x: x.name):
        if x.is_dir():
            yield from _walk(x, f"{at}{x.name}/")
        else:
            yield f"{at}{x.name}", x
