"""The words of the tables: every key used is there, in every language, with the same blanks."""

import re
from pathlib import Path

import pytest

from bot.play.clocks.bank import PRESETS, AtZero
from bot.play.clocks.booking import Word
from bot.play.lobby import lobby
from bot.play.model.texts import level_key
from engine.core.errors import Refusal
from engine.languages import is_draft
from engine.policies.policy import LEVELS
from render.core.text import catalogue, languages, words

PLAY = Path(lobby.__file__).parents[1]
KEY = re.compile(r'"((?:book|refused|note|button|lobby|dm|ask|small|preview|standing|look|headline|prompt'
                 r'|hint|brief|choice|clock|date|policy|machine|export|turns|summary'
                 r'|begun)-[a-z-]+)"')  # fmt: skip


def keys(language: str) -> dict[str, set[str]]:
    text = "\n".join(
        catalogue(language).get(name, "")
        for name in (
            "table.ftl",
            "matching.ftl",
            "clocks.ftl",
            "absence.ftl",
            "coach.ftl",
            "hints.ftl",
            "sandbox.ftl",
        )
    )
    text = re.sub(
        r"(?m)^(?:bot|cmd|name|arg|menu|play|pace|looking|offer|report|choice-overdue|coach|learn|sandbox"
        r"|button-(?:play|offer|door|looking|report|overdue|coach-(?:want|join|yes|no(?!ne))))\b"
        r".*(?:\n[ }].*)*$",
        "",
        text,
    )
    parts = re.split(r"^(?=[a-z][a-z-]* =)", text, flags=re.MULTILINE)
    return {p.split(" =")[0]: set(re.findall(r"\$([a-z]+)", p)) for p in parts if " =" in p}


def used() -> set[str]:
    text = "".join(p.read_text(encoding="utf-8") for p in PLAY.rglob("*.py"))
    found = set(KEY.findall(text))
    found |= set(re.findall(r'"(post-(?:asked|told|board|away)[a-z-]*)"', text))
    found |= {"policy-random"} | {f"{level_key(p)}{about}" for p in LEVELS for about in ("", "-about")}
    found |= {f"refused-{x}" for x in ("lobby", "playing", "over", "abandoned", "frozen")}
    found |= {f"note-parked-{x}" for x in ("gone", "deleted", "forbidden", "post-failed", "closed")}
    found |= {
        "refused-number",  # of a command's numbers
        "ask-undo",
        "ask-abandon",
        "ask-offer",
        "ask-give",
        "ask-care",
        "ask-care-offer",
        "ask-care-end",
    }
    found |= {f"note-{x}" for x in ("withdrawn", "declined", "moot")}
    found |= {f"clock-{x}" for x in ("days", "hours", "minutes", "about-relaxed", "pace-own")}
    found |= {f"reliability-{x}" for x in Word}
    found |= {"button-terms-clock", "button-terms-options"}
    found |= {f"clock-pace-{x}" for x in PRESETS} | {f"clock-zero-{x}" for x in AtZero}
    found |= {f"note-replace-{x}" for x in ("withdrawn", "declined", "lapsed", "moot")}
    found |= {f"refused-{kind.code}" for kind in Refusal.__subclasses__() if kind.code != "illegal"}
    return {x for x in found if not re.match(r"button-(?:play|offer|door|looking|report)\b", x)}


def test_every_key_used_is_there_and_every_key_is_used() -> None:
    assert used() == set(keys("en"))


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_every_key_with_the_same_blanks(language: str) -> None:
    english, theirs = keys("en"), keys(language)
    lacks = set() if is_draft(language) else english.keys() - theirs.keys()
    assert (theirs, lacks) == ({k: english.get(k) for k in theirs}, set())


#: Blanks that are filled with numbers.
NUMBERS = ("n", "page", "pages", "most", "sides", "when")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", sorted(keys("en")))
def test_every_sentence_can_be_said(language: str, key: str) -> None:
    facts = {name: 2 if name in NUMBERS else "x" for name in keys("en")[key]}
    said = words(language)(key, **facts)
    assert "{" not in said
    assert said.strip()
    most = 80 if key.startswith("button-") else 600
    assert len(said) <= most


@pytest.mark.parametrize(("language", "step"), [("en", "entries in all"), ("de", "Einträge")])
def test_a_request_to_undo_says_how_far_back_it_goes(language: str, step: str) -> None:
    say = words(language)
    assert f"3 {step}" in say("ask-undo", name="Ann", what="a throw", n=3)
    for n in (0, 1):
        assert step not in say("ask-undo", name="Ann", what="a throw", n=n)
