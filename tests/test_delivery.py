"""What is delivered fits together: pins, image, guides, pictures. What the wheel holds: `test_package.py`."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from PIL import Image

from bot.__main__ import parser
from bot.settings import FILE, PREFIX, Settings
from engine import __version__

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


@pytest.mark.parametrize("kind", ["", "-dev"])
def test_every_requirement_is_pinned_with_hashes(kind: str):
    name = f"requirements{kind}.txt"
    lines = [line for line in text(name).splitlines() if line and not line.startswith((" ", "#"))]
    pins = PIN.findall(text(name))
    assert len(pins) == len(lines) > 20
    assert "://" not in text(name)


def chosen(left_out: list[str]) -> set[str]:
    """Name what `.ci/install` installs of the server's pins without these."""
    script = runpy.run_path(str(ROOT / ".ci/install"))
    return {name for name, _, _ in PIN.findall(script["without"](text("requirements.txt"), left_out))}


def test_the_local_table_has_what_the_server_has_but_for_its_other_database():
    makefile = text("Makefile")
    left_out = re.search(r"^\$\(TABLE\): WITHOUT = (.+)$", makefile, re.MULTILINE)
    assert left_out
    server, local = chosen([]), chosen(left_out[1].split())
    assert server == {name for name, _, _ in PIN.findall(text("requirements.txt"))}
    assert server - local == set(left_out[1].split()) == {"psycopg", "psycopg-binary"}
    assert {plain(d) for d in PROJECT["project"]["dependencies"]} <= local
    assert re.search(r"^\$\(TABLE\): requirements.txt$", makefile, re.MULTILINE)
    assert re.search(r"^\$\(STAMP\): requirements-dev.txt$", makefile, re.MULTILINE)
    assert re.search(r"^play: \$\(TABLE\)$", makefile, re.MULTILINE)
    assert re.search(r"^test: lint types unit$", makefile, re.MULTILINE)
    assert re.search(r"^unit: \$\(STAMP\)$", makefile, re.MULTILINE)


def test_the_pins_cover_what_the_project_names_and_agree():
    server, all_ = (
        {n: v for n, v, _ in PIN.findall(text(x))} for x in ("requirements.txt", "requirements-dev.txt")
    )
    assert server.items() <= all_.items()
    assert {plain(d) for d in PROJECT["project"]["dependencies"]} <= server.keys()
    extras = PROJECT["project"]["optional-dependencies"]
    by_hand = {"bench"}  # a yardstick that is measured beside us only where it is there
    pinned = {plain(d) for name, group in extras.items() if name not in by_hand for d in group}
    assert (
        pinned | {plain(d) for group in PROJECT["dependency-groups"].values() for d in group} <= all_.keys()
    )
    assert "pytest" not in server


def closure(wanted: list[str]) -> set[str]:
    """Name all that these requirements bring, on whatever system, as far as it is installed here."""
    found: set[str] = set()
    left = [(Requirement(x), "") for x in wanted]
    while left:
        requirement, extra = left.pop()
        marker = str(requirement.marker or "")
        if "extra ==" in marker and not (extra and f'extra == "{extra}"' in marker):
            continue
        for chosen in ("", *requirement.extras):
            if (key := f"{plain(requirement.name)}[{chosen}]") in found:
                continue
            found.add(key)
            try:
                left += [(Requirement(x), chosen) for x in requires(requirement.name) or ()]
            except PackageNotFoundError:  # for another system or another Python
                continue
    return {x.partition("[")[0] for x in found}


def test_the_image_gets_nothing_that_only_tests_need():
    server = {name for name, _, _ in PIN.findall(text("requirements.txt"))}
    extras = PROJECT["project"]["optional-dependencies"]
    meant = closure(PROJECT["project"]["dependencies"] + extras["postgres"])
    assert {"numpy", "babel", "psycopg-binary", "aiohttp", "greenlet"} <= meant
    assert server <= meant
    assert {"pytest", "mypy", "setuptools", "pyyaml", "hypothesis"} <= closure(extras["test"]) - meant


# -- package and image -----------------------------------------------------------------------------------


def stages() -> list[list[str]]:
    """The Dockerfile's stages: each a list of instructions, lines that go on joined."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text("Dockerfile"), flags=re.MULTILINE))
    return [part.strip().splitlines() for part in re.split(r"^(?=FROM )", joined, flags=re.MULTILINE) if part]


def said(stage: list[str], instruction: str) -> list[str]:
    return [x.removeprefix(f"{instruction} ") for x in stage if x.startswith(f"{instruction} ")]


def test_the_image_is_made_of_what_there_is():
    base, build, image = stages()
    assert said(base, "FROM") == ["debian:trixie-slim AS python"]
    assert said(build, "FROM") == ["python AS build"]
    assert said(image, "FROM") == ["python"]
    copied = {x for line in said(build, "COPY") for x in line.split()[:-1]}
    assert copied == {
        "requirements.txt",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "bot",
        "data",
        "engine",
        "render",
    }
    assert said(image, "COPY") == ["--from=build /opt/nullgate /opt/nullgate"]
    allowed = {x[1:] for x in text(".dockerignore").splitlines() if x.startswith("!")}
    assert copied == allowed
    assert all((ROOT / name).exists() for name in copied)


@pytest.mark.parametrize("name", [".ci/install", "Dockerfile", "docs/operating.md"])
def test_complete_pins_are_installed_without_resolving_anything(name):
    """An extra asks for its library by another name: pip would fetch a release that came after the pins."""
    hashed = [x for x in text(name).splitlines() if "--require-hashes" in x and "pip-audit" not in x]
    assert hashed
    assert [x for x in hashed if "--no-deps" not in x] == []


def test_the_image_has_pinned_libraries_and_no_pip():
    base, build, image = stages()
    (pins,) = (x for x in said(build, "RUN") if "requirements.txt" in x)
    assert "--require-hashes" in pins
    assert "--only-binary :all:" in pins
    assert [x for x in said(build, "RUN") if "venv --without-pip /opt/nullgate" in x]
    runs = said(base, "RUN") + said(image, "RUN")
    assert not any(re.search(r"\bpip\b|-venv", x) for x in runs)
    assert all("rm -rf /var/lib/apt/lists/*" in x for x in runs if "apt-get" in x)


def test_the_image_serves_unprivileged_and_is_told_to_stop_and_asked_how_it_is():
    image = stages()[2]
    assert image.index("USER nullgate") > max(i for i, x in enumerate(image) if x.startswith(("COPY", "RUN")))
    ((volume,),) = (json.loads(x) for x in said(image, "VOLUME"))
    assert f"{PREFIX}DATA={volume}" in " ".join(said(image, "ENV"))
    assert said(image, "WORKDIR") != [volume]
    assert said(image, "STOPSIGNAL") == ["SIGTERM"]
    (first,), (usual,) = said(image, "ENTRYPOINT"), said(image, "CMD")
    assert json.loads(first) == ["tini", "-s", "--", "nullgate"]
    assert PROJECT["project"]["scripts"] == {"nullgate": "bot.__main__:main"}
    assert callable(parser().parse_args(json.loads(usual)).work)
    (health,) = said(image, "HEALTHCHECK")
    assert json.loads(health.partition("CMD ")[2]) == ["nullgate", "health"]
    assert callable(parser().parse_args(["health"]).work)


def test_the_version_stands_in_one_place_and_the_rest_agrees():
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.__version__"}
    named = re.findall(r"nullgate_bot-(\d[\w.]*)-py3", text("docs/operating.md"))
    assert set(named) == {__version__}
    first = re.search(r"^## (.+)$", text("CHANGELOG.md"), re.MULTILINE)
    assert first
    assert first[1].split()[0] == __version__


def test_the_image_says_what_it_is():
    (labels,) = said(stages()[2], "LABEL")
    there = dict(re.findall(r'org\.opencontainers\.image\.([a-z.]+)="([^"]*)"', labels))
    project = PROJECT["project"]
    assert there["version"] == __version__
    assert there["description"] == project["description"]
    assert there["licenses"] == project["license"]
    assert there.keys() >= {"title", "revision", "base.name"}


def test_the_compose_file_names_settings_that_there_are():
    services = yaml.safe_load(text("docs/compose.yaml"))["services"]
    database, bot = services["database"], services["bot"]
    assert re.fullmatch(r"postgres:\d+", database["image"])
    assert (ROOT / "docs" / bot["build"] / "Dockerfile").exists()
    for name in bot["environment"]:
        field = name.removeprefix(PREFIX).lower()
        assert name in ("DISCORD_TOKEN", "PGPASSWORD") or field in Settings.model_fields, name
    given = {k: "x" if "$" in v else v for k, v in bot["environment"].items()}
    settings = Settings(
        **{k.removeprefix(PREFIX).lower(): v for k, v in given.items() if k.startswith(PREFIX)}
    )
    assert settings.store.startswith("postgresql://nullgate@database/")
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert bot["healthcheck"]["test"] == ["CMD", "nullgate", "health"]
    assert "pg_isready" in database["healthcheck"]["test"]
    assert int(bot["stop_grace_period"].removesuffix("s")) > Settings(token="x").stop
    assert bot["read_only"] is True
    assert "/var/lib/nullgate" in [x.partition(":")[2] for x in bot["volumes"]]
    secrets = [
        v for s in services.values() for k, v in s["environment"].items() if "PASS" in k or "TOKEN" in k
    ]
    assert all(re.fullmatch(r"\$\{[A-Z_]+:\?[^}]+\}", x) for x in secrets)
    assert ".env" in text(".gitignore").splitlines()


def test_every_python_that_is_named_is_named_everywhere():
    project = PROJECT["project"]
    known = [x.rpartition(" ")[2] for x in project["classifiers"] if re.search(r":: 3\.\d+$", x)]
    assert project["requires-python"] == f">={known[0]}"
    for guide in ("README.md", "docs/operating.md"):
        assert f"Python {known[0]} to {known[-1]}" in text(guide)
    assert set(re.findall(r"python(3\.\d+)", text("Makefile"))) == set(known)
    assert PROJECT["tool"]["mypy"]["python_version"] == known[0]
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + known[0].replace(".", "")


#: On PyPI `nullgate` is somebody else's package; ours is `nullgate-bot`.
INSTALLS = re.compile(
    r"(?:pip[x3]?|uvx?|uv tool) (?:install|add|run|download)[^\n`]*?(?<![/\w-])nullgate(?![\w-])"
)


@pytest.mark.parametrize(
    ("line", "strange"),
    [
        ("pip install nullgate", True),
        ("pip install 'nullgate" + "[local]'", True),
        ("pipx install --quiet nullgate", True),
        ("uv tool install nullgate", True),
        ("pip install './nullgate_bot-1.0.0-py3-none-any.whl[postgres]'", False),
        ("pip install nullgate-bot", False),
        ("pip install -r requirements.txt", False),
    ],
)
def test_a_line_that_installs_a_strangers_package_is_known(line: str, strange: bool):
    assert bool(INSTALLS.search(line)) is strange


def test_nothing_tells_people_to_install_a_strangers_package():
    own = Path(__file__).name
    for name in tracked():
        if not name.endswith((".png", ".gif", ".gz", ".xz", ".woff", own)):
            assert not (there := INSTALLS.search(text(name))), f"{name}: {there[0]}"
    assert PROJECT["project"]["name"] == "nullgate-bot"


# -- guides ----------------------------------------------------------------------------------------------


def test_the_guide_lists_every_setting_and_no_other():
    name = "docs/operating.md"
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
            needs = ["x"] if command in ("backup", "restore", "new", "promises") else []
            assert callable(parser().parse_args([command, *needs]).work)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_file_that_a_guide_points_to_is_there(guide: str):
    said = text(guide)
    links = re.findall(r"\]\((?!https?:|#)([^)]+)\)", said)
    named = re.findall(r"`((?:docs|engine|render|bot|tests|data)/[A-Za-z_./-]+\.(?:md|py|toml|ftl))`", said)
    for link in (x.partition("#")[0] for x in links):
        assert (ROOT / guide).parent.joinpath(link).exists() or (ROOT / link).exists(), link
    for name in named:
        assert (ROOT / name).exists(), name


def test_pictures_of_the_readme_and_of_the_first_pages_are_pictures_and_small():
    shown = re.findall(r"!\[([^\]]+)\]\((docs/pictures/[^)]+)\)", text("README.md"))
    assert 3 <= len(shown) <= 5
    for page in ("docs/index.md", "docs/index.de.md"):
        own = re.findall(r"!\[([^\]]+)\]\((pictures/[^)]+)\)", text(page))
        assert len(own) >= 6
        shown += [(description, f"docs/{name}") for description, name in own]
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
        if not name.endswith((".png", ".gif", ".gz", ".xz", ".woff")):
            may = outside[1] if name == ".ci/run" else ""  # Discord's schema may lie there
            found = [x for x in outside if x != may and x in text(name)]
            assert not found, f"{name} names {found}"
