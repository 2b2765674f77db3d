"""Titles in packages of their own, installed for tests: as pip leaves them, but at once and offline."""

from __future__ import annotations

import atexit
import importlib
import os
import shutil
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path

from bot.play.model.title import Title

EXAMPLE = Path(__file__).parents[1] / "example"


def install(project: Path, site: Path) -> None:
    """Install a project: whoever has `site` on their path finds its packages and its entry points."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    name, version = about["project"]["name"], about["project"]["version"]
    info = site / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = about["project"]["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in named.items()) for group, named in groups]
    (info / "entry_points.txt").write_text("\n".join(lines))
    for package in about["tool"]["setuptools"]["packages"]:
        shutil.copytree(project / package, site / package, ignore=shutil.ignore_patterns("__pycache__"))


@cache
def site() -> Path:
    """Install the example for other processes, once for this one; returns what to put on their path."""
    folder = Path(tempfile.mkdtemp(prefix="nullgate-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    install(EXAMPLE, folder)
    return folder


def with_example() -> dict[str, str]:
    """Return the environment of a process that finds the example installed."""
    paths = [os.environ.get("PYTHONPATH", ""), str(site())]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


@cache
def example() -> Title:
    """Install the example in this process and return its title. The lists of titles stay as they are."""
    from bot.titles import TITLES
    from engine.core.places import places
    from render.core import text
    from render.titles import LOOKS

    assert "goofspiel" not in {*TITLES, *LOOKS}, "they are read before it is installed"
    sys.path.append(str(site()))
    importlib.invalidate_caches()
    for kept in (places, text.languages, text._words):
        kept.cache_clear()
    made: Title = importlib.import_module("nullgate_goofspiel.title").TITLE
    return made
