"""Where titles are found: ours in this tree, others by entry points of the group `nullgate.titles`.

A title has a part in each layer, under an agreed name: `GAME` in a module `game`, `LOOK` in `look`, `TITLE`
in `title`. Ours keep them in `engine/<id>`, `render/<id>` and `bot/games/<id>`; a package of its own keeps
all three, its data files in a folder `data` and its words in `locale/<language>`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

Layer = Literal["game", "look", "title"]

GROUP = "nullgate.titles"
#: The package that holds our titles' part of each layer.
LAYERS: dict[Layer, str] = {"game": "engine", "look": "render", "title": "bot.games"}
#: Foreign titles that could not be loaded, and why; the program says so once when it starts.
SKIPPED: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a title's modules, data files and words are. `package` is "" for ours."""

    id: str
    package: str = ""

    def module(self, layer: Layer) -> str:
        """Return the name of the module that holds the title's part in a layer."""
        return f"{self.package or f'{LAYERS[layer]}.{self.id}'}.{layer}"

    @property
    def data(self) -> Traversable:
        """Return the folder of the title's cases, rulings and other data files."""
        return files(self.package) / "data" if self.package else files("data") / self.id


@cache
def places() -> dict[str, Place]:
    """Find all installed titles, ours first. If two have the same id, the first is taken."""
    found = {
        x.name: Place(x.name)
        for x in sorted(files("engine").iterdir(), key=lambda x: x.name)
        if (x / "game.py").is_file()
    }
    for entry in sorted(entry_points(group=GROUP), key=lambda x: (x.name, x.value)):
        if entry.name in found:
            SKIPPED[entry.value] = f"there is already a title {entry.name}"
            continue
        try:
            import_module(entry.value)
        except (Exception, SystemExit) as why:
            _skip(entry.name, why)
        else:
            found[entry.name] = Place(entry.name, entry.value)
    return found


def place_of(title: str) -> Place:
    """Return a title's place; a title that is not installed is assumed to be one of ours."""
    return places().get(title) or Place(title)


def word_folders(language: str) -> list[Traversable]:
    """List the folders of a language's catalogues. Ours come last: foreign titles cannot override them."""
    packages = [x.package for x in places().values() if x.package]
    folders = [files(x) / "locale" / language for x in (*packages, "data")]
    return [x for x in folders if x.is_dir()]


def load_parts(layer: Layer, kind: type[Any], id_of: Callable[[Any], str]) -> dict[str, Any]:
    """Load the titles' parts in a layer, by id. Foreign ones that fail to load are left out and logged."""
    parts = {}
    for place in places().values():
        try:
            parts[place.id] = _load_part(place, layer, kind, id_of)
        except (Exception, SystemExit) as why:
            if not place.package:
                raise
            _skip(place.id, why)
    return parts


def _load_part(place: Place, layer: Layer, kind: type[Any], id_of: Callable[[Any], str]) -> Any:
    name = place.module(layer)
    part = getattr(import_module(name), layer.upper())
    if not isinstance(part, kind):
        raise TypeError(f"{name}.{layer.upper()} is no {kind.__name__}")
    if id_of(part) != place.id:
        raise ImportError(f"{name} calls itself {id_of(part)!r}, its entry point {place.id!r}")
    return part


def _skip(title: str, why: BaseException) -> None:
    SKIPPED.setdefault(title, " ".join(f"{type(why).__name__}: {why}".split()))
