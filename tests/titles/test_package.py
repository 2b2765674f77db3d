"""The wheel holds the whole program and runs where nothing else of this project lies."""

from __future__ import annotations

import lzma
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import threading
import urllib.request
import venv
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from engine import __version__

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "data", "engine", "render")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
#: Settings of whoever runs the tests are not meant.
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


#: A database of version 1.0.0, with games of every title.
OLD = Path(__file__).parents[1] / "store/old/1.0.0.sql.xz"


def sources() -> list[str]:
    """Name what belongs to the product: everything but what Python compiled."""
    files = (x for name in PACKAGES for x in (ROOT / name).rglob("*") if x.is_file())
    return sorted(str(x.relative_to(ROOT)) for x in files if "__pycache__" not in x.parts)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy, for a build leaves folders beside what it builds."""
    top = tmp_path_factory.mktemp("wheel")
    tree, there = top / "tree", top / "built"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    there.mkdir()
    subprocess.run([sys.executable, "-c", BUILD, there], cwd=tree, check=True, capture_output=True)
    (wheel,) = there.glob("*.whl")
    return wheel


def installed(wheel: Path, home: Path) -> Path:
    """Install the wheel into an environment that shares our libraries alone; return its programs' folder."""
    venv.create(home, symlinks=True)
    inside = {"base": str(home), "platbase": str(home)}
    install = ["install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-compile"]
    pip = [sys.executable, "-m", "pip", "--python", home / "bin/python"]
    subprocess.run([*pip, *install, wheel], check=True, capture_output=True)
    libraries = sorted({sysconfig.get_path(x) for x in ("purelib", "platlib")})
    site = Path(sysconfig.get_path("purelib", vars=inside))
    (site / "libraries.pth").write_text("".join(f"{x}\n" for x in libraries), encoding="utf-8")
    return home / "bin"


def test_the_wheel_holds_every_file_of_the_product_and_nothing_else(built: Path):
    assert built.name == f"nullgate_bot-{__version__}-py3-none-any.whl"
    with ZipFile(built) as wheel:
        names = wheel.namelist()
        (about,) = (wheel.read(x).decode() for x in names if x.endswith(".dist-info/METADATA"))
        (entries,) = (wheel.read(x).decode() for x in names if x.endswith(".dist-info/entry_points.txt"))
    assert {x for x in names if ".dist-info/" not in x} == set(sources())
    assert {"bot/py.typed", "bot/desk/page/desk.html", "data/locale/de/armada.ftl"} <= set(names)
    assert "nullgate = bot.__main__:main" in entries
    assert {"postgres", "test"} <= set(re.findall(r"^Provides-Extra: (\S+)", about, re.MULTILINE))


@pytest.mark.slow
def test_an_installed_wheel_plays_and_checks_games_in_another_folder(built: Path, tmp_path: Path):
    programs, elsewhere = installed(built, tmp_path / "home"), tmp_path / "elsewhere"
    elsewhere.mkdir()

    def run(*argv: str) -> str:
        argv = (str(programs / argv[0]), *argv[1:])
        done = subprocess.run(
            argv, cwd=elsewhere, env=ENVIRONMENT, capture_output=True, text=True, timeout=90
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    place = run("python", "-c", "import bot; print(bot.__file__)")
    assert Path(place.strip()).is_relative_to(programs.parent)
    (elsewhere / "var").mkdir()
    with closing(sqlite3.connect(elsewhere / "var/nullgate.db")) as db:
        db.executescript(lzma.decompress(OLD.read_bytes()).decode())
    assert "up to date" in run("nullgate", "migrate")
    assert "Every game replays." in run("nullgate", "check")
    plays(programs / "nullgate", elsewhere)


def plays(nullgate: Path, where: Path) -> None:
    """Open the local table, read its page, and stop it as Ctrl-C does."""
    argv = [nullgate, "play", "--no-browser"]
    pipe = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    table = subprocess.Popen(argv, cwd=where, env=ENVIRONMENT, text=True, **pipe)
    clock = threading.Timer(90, table.kill)
    clock.start()
    try:
        assert table.stdout is not None
        said = ""
        while not (address := ADDRESS.search(said)):
            line = table.stdout.readline()
            assert line, f"it ended with {table.wait()}: {said}"
            said += line
        with urllib.request.urlopen(address[0], timeout=20) as page:
            assert "Nullgate" in page.read().decode()
        table.send_signal(signal.SIGINT)
        rest = table.communicate(timeout=30)[0]
        assert table.returncode == 0, rest
        assert "Traceback" not in rest
    finally:
        clock.cancel()
        table.kill()
        table.wait()
