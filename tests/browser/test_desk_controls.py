"""Every control and every text of the transcripts, once on the page of the local table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import stage as on
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.slow]
KEPT = sorted((Path(__file__).parents[1] / "transcripts" / "kept").glob("*.md"))
BUTTON = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])+?)\](?= \[|$)")
STYLES = {"*": 1, "+": 3, "!": 4}


Each = TypeVar("Each")


def batched(every: Sequence[Each], n: int) -> Iterator[Sequence[Each]]:
    return (every[at : at + n] for at in range(0, len(every), n))


def posts() -> tuple[list[str], list[on.Json]]:
    """Return all texts that the bot has sent there, and all controls under them, each once."""
    texts: dict[str, None] = {}
    controls: dict[tuple[str, ...], on.Json] = {}
    for file in KEPT:
        for block in re.findall(r"(?:^>.*\n?)+", file.read_text("utf-8"), re.MULTILINE):
            said, _, under = re.sub(r"^> ?", "", block, flags=re.MULTILINE).rpartition("----\n")
            texts[said or under] = None
            for x in _controls(under if said else ""):
                controls[x["type"], x.get("label") or x["placeholder"], str(x.get("options"))] = x
    return list(texts), list(controls.values())


def _controls(under: str) -> list[on.Json]:
    found: list[on.Json] = []
    for line in under.splitlines():
        if line.startswith("  - ") and found and "options" in found[-1]:
            label = line.removeprefix("  - ").removesuffix(" ✓")
            found[-1]["options"].append({"label": label, "value": label})
        elif line.startswith("[▾ "):
            found.append({"type": 3, "custom_id": "", "placeholder": line[3:-1], "options": []})
        elif line.startswith("["):
            found += [_button(x) for x in BUTTON.findall(line) if not x.endswith((" (off)", "↗"))]
    return [x for x in found if x["type"] == 2 or x["options"]]


def _button(told: str) -> on.Json:
    style = STYLES.get(told[0], 2)
    return on.button(told if style == 2 else told[1:-1], style=style)


def shape(x: on.Json) -> tuple[Any, ...]:
    return x["type"], x.get("style"), len(x.get("options", ()))


def test_every_control_of_every_transcript_is_drawn_and_the_longest_of_each_kind_is_pressed(browser: Browser):
    _, controls = posts()
    assert len(controls) > 500
    longest = {shape(x): x for x in sorted(controls, key=lambda x: len(str(x)))}
    assert len(longest) > 20
    wrong: list[str] = []
    with Stage(("Alice",)).opened() as stage:
        shown = stage.message(on.text("Begin"))
        page = browser.new_page(viewport={"width": 900, "height": 1200})
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(stage.address)
        for n, some in enumerate(batched(controls, 100)):
            named: list[dict[str, Any]] = [{**x, "custom_id": f"{n}:{i}"} for i, x in enumerate(some)]
            stage.edit(shown, on.card(*(on.row(x) for x in named)))
            drawn = page.locator(f"[data-id^='{n}:']")
            expect(drawn).to_have_text([x.get("label") or x["placeholder"] for x in named])
            for x in (x for x, plain in zip(named, some, strict=True) if plain is longest[shape(plain)]):
                page.locator(f"[data-id='{x['custom_id']}']").click()
                if x["type"] == 3:
                    page.get_by_role("option").last.click()
                told = stage.until(do="press", custom_id=x["custom_id"])
                assert told.get("values") == ([x["options"][-1]["value"]] if x["type"] == 3 else None)
        page.close()
    assert wrong == []


def test_every_text_of_every_transcript_is_drawn(browser: Browser):
    texts, _ = posts()
    assert len(texts) > 300
    wrong: list[str] = []
    with Stage(("Alice",)).opened() as stage:
        page = browser.new_page(viewport={"width": 900, "height": 1200})
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(stage.address)
        page.locator(".composer").wait_for()
        for some in batched(texts, 40):
            shown = stage.post(*(on.text(x) for x in some))
            drawn = page.locator(f"[data-id='{shown['id']}'] .text")
            expect(drawn).to_have_count(len(some))
            for said, found in zip(some, drawn.all_inner_texts(), strict=True):
                assert "**" not in found, said
                assert not re.search(r"^(#|-#|> )", found, re.MULTILINE), said
        page.close()
    assert wrong == []
