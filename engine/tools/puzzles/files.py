"""Writing puzzle files, and numbering what is new in them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from engine.core.places import place_of
from engine.puzzles.puzzle import Offer, Puzzle, read_puzzles

HEAD = (
    "# Found and measured by `python -m engine puzzles find {game}`, not written by hand (docs/puzzles.md).\n"
)


def folder_of(game: str) -> Path:
    """Return the folder of a title's puzzles."""
    return Path(str(place_of(game).data)) / "puzzles"


def written(game: str, folder: Path) -> list[Puzzle]:
    """Read the puzzles of a folder anew."""
    found: list[Puzzle] = []
    for file in sorted(folder.glob("*.toml")):
        found += read_puzzles(game, file.stem, file.read_text(encoding="utf-8"), file.name)
    return found


def write_theme(folder: Path, theme: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the puzzles of one theme, by number; without any its file goes."""
    some = sorted(puzzles, key=lambda x: x.number)
    file = folder / f"{theme}.toml"
    if not some:
        file.unlink()
        return
    folder.mkdir(parents=True, exist_ok=True)
    text = HEAD.format(game=some[0].game) + f'unit = "{some[0].unit}"\n' + "".join(map(_entry, some))
    file.write_text(text, encoding="utf-8")


def _entry(x: Puzzle) -> str:
    lines = [
        "\n[[puzzle]]",
        f"number = {x.number}",
        f"seat = {_text(x.seat)}",
        f"kind = {_text(x.kind)}",
        f"best = [{', '.join(map(_text, x.best))}]",
        f"missed = {x.missed}",
        f"sum = {x.sum}",
        f"found = {_text(x.found)}",
        f"position = '''{x.position}'''",
        "offer = [",
        *(f"    {_offer(o)}," for o in x.offers),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _offer(x: Offer) -> str:
    terms = f", terms = {_table(x.terms)}" if x.terms else ""
    return f"{{ answer = {_text(x.answer)}, value = {float(x.value)}, facts = {_table(x.facts)}{terms} }}"


def _table(numbers: Mapping[str, float]) -> str:
    return f"{{ {', '.join(f'{key} = {float(n)}' for key, n in numbers.items())} }}"


def _text(text: str) -> str:
    """Write a text as TOML does, which for these is as JSON does."""
    return json.dumps(text, ensure_ascii=False)


def next_number(puzzles: Sequence[Puzzle], theme: str) -> int:
    """Return the next number of a theme."""
    return max((x.number for x in puzzles if x.theme == theme), default=0) + 1
