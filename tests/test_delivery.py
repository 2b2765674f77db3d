"""What is delivered fits together: pins, package data, image, guides, pictures."""

from __future__ import annotations

import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import parser
from bot.settings import FILE, PREFIX, Settings

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GUIDES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    *sorted(f"docs/{x.name}" for x in ROOT.glob("docs/*.md")),
]
PIN = re.compile(
    r"^([a-z0-9-]+)==([^ ;\\]+)(?: ;[^\\]*)? \\$((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)", re.MULTILINE
)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tracked() -> list[str]:
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def plain(name: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", name)[0].replace(".", "-").lower()


# -- pins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_every_requirement_is_pinned_with_hashes(name: str):
    lines = [line for line in text(name).splitlines() if line and not line.startswith((" ", "#"))]
    pins = PIN.findall(text(name))
    assert len(pins) == len(lines) > 20
    assert "://" not in text(name)


def test_the_pins_cover_what_the_project_names_and_agree():
    server, all_ = (
        {n: v for n, v, _ in PIN.findall(text(x))} for x in ("requirements.txt", "requirements-dev.txt")
    )
    assert server.items() <= all_.items()
    assert {plain(d) for d in PROJECT["project"]["dependencies"]} <= server.keys()
    extras = PROJECT["project"]["optional-dependencies"]
    by_hand = {"bench"}  # a yardstick that is measured beside us only where it is there
    pinned = {plain(d) for name, group in extras.items() if name not in by_hand for d in group}
    assert pinned <= all_.keys()
    assert "simcord" not in server
    assert "pytest" not in server
    assert all_["simcord"] == "3.2.1"  # the local table leans on its private names


# -- package and image -----------------------------------------------------------------------------------


def test_every_data_file_goes_into_the_package():
    globs = PROJECT["tool"]["setuptools"]["package-data"]
    packages = ("bot", "data", "engine", "render")
    for name in tracked():
        top, _, rest = name.partition("/")
        if top in packages and not name.endswith(".py"):
            assert any(fnmatch(rest, g) or fnmatch(f"x/{rest}", g) for g in globs[top]), name


def test_the_image_is_made_of_what_there_is_and_runs_commands_that_there_are():
    docker, ignored = text("Dockerfile"), text(".dockerignore")
    stages = re.findall(r"^FROM python:3\.(\d+)-slim", docker, re.MULTILINE)
    assert len(stages) == 2
    assert min(map(int, stages)) >= 11
    copied = re.findall(r"^COPY (?!--from)(\S+)", docker, re.MULTILINE)
    assert {"requirements.txt", "bot", "data", "engine", "render"} == set(copied)
    for name in copied:
        assert (ROOT / name).exists()
        assert f"!{name}\n" in ignored
    lines = docker.splitlines()
    assert lines.index("USER nullgate") > max(i for i, x in enumerate(lines) if x.startswith("COPY"))
    assert "--require-hashes" in docker
    volume = re.search(r'VOLUME \["([^"]+)"\]', docker)
    assert volume
    assert f"{PREFIX}DATA={volume[1]}" in docker
    for command in re.findall(r'"-m", "bot", "(\w+)"', docker) + re.findall(
        r'^CMD \["(\w+)"\]', docker, re.MULTILINE
    ):
        assert callable(parser().parse_args([command]).work)
    assert '"-m", "bot", "health"' in docker


# -- guides ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["README.md", "docs/operating.md"])
def test_the_guides_list_every_setting_and_no_other(name: str):
    listed = set(re.findall(r"^\| `((?:NULLGATE|DISCORD)_[A-Z_]+)`", text(name), re.MULTILINE))
    there = {"DISCORD_TOKEN" if f == "token" else f"{PREFIX}{f}".upper() for f in Settings.model_fields}
    assert listed - {f"{PREFIX}SETTINGS"} == there
    assert f"{PREFIX}SETTINGS" in text(name)
    assert FILE in text(name)


def test_the_guides_name_commands_and_targets_that_there_are():
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    for guide in GUIDES:
        said = text(guide)
        assert set(re.findall(r"^make ([a-z]+)|`make ([a-z]+)", said, re.MULTILINE)) <= {
            pair for t in targets for pair in ((t, ""), ("", t))
        }, guide
        for command in re.findall(r"python -m bot ([a-z]+)", said):
            needs = ["x"] if command in ("backup", "restore") else []
            assert callable(parser().parse_args([command, *needs]).work)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_a_guide_points_to_is_there(guide: str):
    said = text(guide)
    links = re.findall(r"\]\((?!https?:|#)([^)]+)\)", said)
    named = re.findall(r"`((?:docs|engine|render|bot|tests|data)/[A-Za-z_./-]+\.(?:md|py|toml|ftl))`", said)
    for link in links:
        assert (ROOT / guide).parent.joinpath(link).exists() or (ROOT / link).exists(), link
    for name in named:
        assert (ROOT / name).exists(), name


def test_pictures_in_the_readme_are_pictures_and_small():
    shown = re.findall(r"!\[([^\]]+)\]\((docs/pictures/[^)]+)\)", text("README.md"))
    assert len(shown) >= 6
    for description, name in shown:
        assert len(description) > 10
        assert (ROOT / name).stat().st_size < 250_000
        with Image.open(ROOT / name) as picture:
            picture.verify()
    assert {name for _, name in shown} == {
        f"docs/pictures/{x.name}" for x in (ROOT / "docs/pictures").iterdir()
    }


def test_the_licence_and_its_word_on_the_owners_are_there():
    assert text("LICENSE").startswith("MIT License")
    assert "Nullgate contributors" in text("LICENSE")
    assert "not affiliated" in text("README.md")
    assert re.search(r"^### Rules$", text("CHANGELOG.md"), re.MULTILINE)


def test_nothing_names_a_place_outside():
    outside = ("/wo" + "rk/", "../sha" + "red", "py" + "pi.org", "pythonho" + "sted", "/o" + "pt/wheels")
    for name in tracked():
        if not name.endswith((".png", ".gif")):
            may = outside[1] if name == ".ci/run" else ""  # Discord's schema may lie there
            found = [x for x in outside if x != may and x in text(name)]
            assert not found, f"{name} names {found}"
