"""What we write about a game is in our own words: no run of eight words is also in the game's rule text.

The rule texts are not ours to hand on, so they are in no clone. They are looked for in `shared/seeds` beside
the checkout, or beside a folder that holds it. Where there are none, the comparison is skipped and says so.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUN = 8


def words(text: str) -> list[str]:
    """Return the words of a text, without regard to case, marks or a word divided at the end of a line.

    >>> words("The **Coali-\\n\\ntion** Player’s turn (5.8.1), once.")
    ['the', 'coalition', "player's", 'turn', '5', '8', '1', 'once']
    """
    joined = re.sub(r"(?<=[a-z])-\s*\n\s*(?=[a-z])", "", text)
    return re.findall(r"[a-z0-9]+(?:'[a-z]+)?", joined.lower().replace("’", "'"))


def runs(text: str) -> set[tuple[str, ...]]:
    """Return every run of eight words in a text."""
    said = words(text)
    return {tuple(said[i : i + RUN]) for i in range(len(said) - RUN + 1)}


def strings(value: object, path: str) -> Iterator[tuple[str, str]]:
    """Yield every text within a value that was read from TOML, with its place."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, f"{path} {value.get('id', '')} {key}")
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, path)


def passages() -> Iterator[tuple[str, str]]:
    """Yield every passage of English prose that we hand on: data, messages and documents, with its place."""
    for path in sorted((ROOT / "data").rglob("*.toml")):
        if not path.name.endswith(".de.toml") and "locale/de" not in path.as_posix():
            yield from strings(
                tomllib.loads(path.read_text(encoding="utf-8")), path.relative_to(ROOT).as_posix()
            )
    for path in sorted((ROOT / "data/locale/en").glob("*.ftl")):
        for message in re.split(r"\n(?=[a-z#])", path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(ROOT).as_posix()} {message.partition(' ')[0]}", message
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        for paragraph in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
            if not (paragraph.startswith("|") and "docs/rules" in path.as_posix()):  # numbers of a chart
                yield path.relative_to(ROOT).as_posix(), paragraph


@cache
def ours() -> list[tuple[str, set[tuple[str, ...]]]]:
    """Return the runs of every passage, with its place."""
    return [(where, runs(text)) for where, text in passages()]


def copied(theirs: set[tuple[str, ...]]) -> list[str]:
    """Return the places of our prose that share a run of words with the texts, and the run."""
    return [f"{where}: {' '.join(run)}" for where, mine in ours() for run in sorted(mine & theirs)]


def rule_texts() -> list[Path]:
    """Return the rule texts that lie beside the checkout or beside a folder that holds it, if any."""
    return next(
        (found for folder in ROOT.parents if (found := sorted((folder / "shared/seeds").glob("*.txt")))), []
    )


def test_our_prose_has_no_eight_words_running_from_a_rule_text():
    texts = rule_texts()
    if not texts:
        pytest.skip("the rule texts do not lie beside this checkout (shared/seeds)")
    theirs = set().union(*(runs(path.read_text(encoding="utf-8")) for path in texts))
    assert len(theirs) > 1000, "the rule texts are empty"
    assert not copied(theirs)


@pytest.mark.parametrize(
    "kind", ["data/stargate/cases.toml", "data/stargate/rulings.toml", "data/locale/en", "docs/", "README.md"]
)
def test_a_copied_sentence_is_found_wherever_it_stands(kind):
    where, text = next((w, t) for w, t in passages() if w.startswith(kind) and len(words(t)) > RUN)
    assert any(found.startswith(where) for found in copied(runs(text.upper().replace(" ", "\n"))))
    assert not copied(runs("Eight words that nobody would ever write here twice over."))
