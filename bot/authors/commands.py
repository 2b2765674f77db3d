"""The commands: begin a title, a small game in a package of its own that passes its test; and test one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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


def promises(name: str, games: int, say: Callable[[str], None]) -> int:
    """Run the contract test of a title, and give the exit status."""
    try:
        check_title(name, games=games, say=say)
    except EngineError as why:
        say(f"{name}: {why}")
        return 1
    return 0


def write_title(name: str, folder: Path, say: Callable[[str], None]) -> int:
    """Write a title of this id into a new folder `nullgate-<id>`, and say what to do with it.

    Raises:
        BadSetup: the id will not do or is taken, or the folder is there already.

    """
    if not _ID.fullmatch(name):
        raise BadSetup("an id is 2 to 20 small letters and digits, a letter first")
    if name in GAMES:
        raise BadSetup(f"there is a game {name!r} already")
    root = folder / f"nullgate-{name}"
    if root.exists():
        raise BadSetup(f"{root} is there already")
    for at, template in _walk(files("data") / "template"):
        target = root / _filled(at.removesuffix(_TEMPLATE), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(template.read_text(encoding="utf-8"), name), encoding="utf-8")
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


def _filled(text: str, name: str) -> str:
    return text.replace("__id__", name).replace("__Name__", name.capitalize())
