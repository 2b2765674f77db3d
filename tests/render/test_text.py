"""Catalogues: every sentence in every language, with the same blanks."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast, visitor

from engine.languages import complete, is_draft
from engine.titles import GAMES
from render.core.text import FILLED, LONGEST_LABEL, Words, catalogue, languages, words


class Blanks(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


@cache
def messages(text: str) -> tuple[tuple[str, set[str]], ...]:
    """Read each catalogue once: reading takes longer than all that is asked of it."""
    return tuple(read(text))


def read(text: str) -> Iterator[tuple[str, set[str]]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            blanks = Blanks()
            blanks.visit(entry)
            yield entry.id.name, blanks.found


def all_of(language: str) -> dict[str, set[str]]:
    return {key: found for text in catalogue(language).values() for key, found in messages(text)}


def test_no_key_is_written_twice() -> None:
    for language in languages():
        keys = [key for text in catalogue(language).values() for key, _ in messages(text)]
        assert len(keys) == len(set(keys)), {k for k in keys if keys.count(k) > 1}


@pytest.mark.parametrize("language", complete()[1:])
def test_a_complete_language_has_every_key(language: str) -> None:
    assert all_of("en").keys() - all_of(language).keys() == set()


@pytest.mark.parametrize("language", languages()[1:])
def test_what_is_said_has_the_same_blanks(language: str) -> None:
    english, theirs = all_of("en"), all_of(language)
    extra = theirs.keys() - english.keys()
    assert {k: (v, english[k]) for k, v in theirs.items() if k in english and english[k] != v} == {}
    own = ("fault-", "-why-")
    assert all(any(x in k for x in own) for k in extra), (
        "only refusals are worded in English by the engine itself"
    )


@pytest.mark.parametrize("language", languages()[1:])
def test_every_refusal_has_its_sentence_with_known_blanks(language: str) -> None:
    said = all_of(language)
    for game in GAMES.values():
        for code, kind in game.rules.faults.items():
            key = next((x for x in (f"{game.id}-fault-{code}", f"fault-{code}") if x in said), "")
            assert key or is_draft(language), code
            blanks = said.get(key, set())
            assert all(f"{{{x}}}" in kind.english for x in blanks), (code, blanks, kind.english)


def test_what_a_language_lacks_is_said_in_english_sentence_by_sentence() -> None:
    english = Words(
        "en", ["hi = Hello { name }\nname = friend\nbye = { $n ->\n    [one] One\n   *[other] Many\n  }"]
    )
    french = Words("fr", ["hi = Bonjour { name }"], english)
    assert (french("hi"), french("name"), french("bye", n=1)) == ("Bonjour friend", "friend", "One")
    assert french("bye", n=0) == "Many", "English counts as English does"
    assert french.has("bye")
    with pytest.raises(KeyError):
        french("no-such-key")


@pytest.mark.parametrize("language", complete())
def test_every_sentence_can_be_said(language: str) -> None:
    bundle = bundled(language, *catalogue(language).values())
    every = all_of(language)
    blanks = set().union(*every.values())  # a sentence may be part of another
    facts, two = dict.fromkeys(blanks, 2), dict.fromkeys(blanks, fluent_number(2))
    for key in every:
        message = bundle.get_message(key)
        if message.value is not None:
            said, errors = bundle.format_pattern(message.value, two)
            assert not errors, (key, errors)
            assert str(said).strip() or f"{{ {key} }}" in " ".join(catalogue(language).values())
            assert words(language)(key, **facts) == said, "as we read it"


@pytest.mark.parametrize("language", languages())
def test_a_text_on_a_button_fits(language: str) -> None:
    say = words(language)
    buttons = {key: found for key, found in all_of("en").items() if key.startswith("button-")}
    assert [x for x, found in buttons.items() if len(say(x, **dict.fromkeys(found, 2))) > LONGEST_LABEL] == []
    assert len(buttons) > 50


@pytest.mark.parametrize(("language", "step"), [("en", "entries in all"), ("de", "Einträge")])
def test_a_request_to_undo_says_how_far_back_it_goes(language: str, step: str) -> None:
    say = words(language)
    assert f"3 {step}" in say("ask-undo", name="Ann", what="a throw", n=3)
    for n in (0, 1):
        assert step not in say("ask-undo", name="Ann", what="a throw", n=n)


def bundled(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


#: Plain sentences that a quick reader could get wrong, and what stands around them.
AWKWARD = (
    "blanks-before =    Bonjour",
    "blanks-after = Bonjour   ",
    "no-break-after = Bonjour\u00a0",
    "thin-after = Bonjour\u202f !\u202f",
    "tab-after = Bonjour\t",
    "tab-before = \tBonjour",
    "no-break-before = \u00a0Bonjour",
    "no-blank=Bonjour",
    "equals = a = b",
    'mark = .a *b [c] #d \\ "e" -f $g',
    "line-separator = a\u2028b\u0085c",
    "commented = Bonjour\n# of the next",
    "grouped = Bonjour\n\n\n## a group\n",
    "below =\n    Bonjour",
    "below-and-blank =   \n    Bonjour\n\n    Annie",
    "two-lines = Bonjour\n    Annie",
    "attributed = Bonjour\n    .of = Annie",
    "called = { blanks-after }",
    'quoted = Bonjour { " " }',
    "last = Bonjour",
)


def test_what_is_read_without_fluent_is_read_as_fluent_reads_it() -> None:
    text = "\n".join(AWKWARD)
    bundle, ours = bundled("fr", text), Words("fr", [text])
    for line in AWKWARD:
        key = line.partition("=")[0].strip()
        message = bundle.get_message(key)
        said, errors = bundle.format_pattern(message.value, {})
        assert not errors, key
        assert ours(key) == said, key


def test_languages_as_discord_names_them() -> None:
    assert [words(x).locale for x in ("en-GB", "en-US", "de", "pt-BR", "")] == ["en", "en", "de", "en", "en"]
    assert words("de") is words("de")


def test_an_unknown_key_is_an_error_not_a_blank() -> None:
    with pytest.raises(KeyError):
        words("de")("no-such-key")
    assert not words("de").has("no-such-key")
    assert words("de").has("refusal")


def test_names_are_put_in_as_they_are() -> None:
    assert words("en")("event-resigned", name="{ $x } \u2068a") == "{ $x } \u2068a resigns."


def test_numbers_choose_the_plural() -> None:
    w = words("en")
    assert w("starwars-cards-A", n=1) == "1 alien"
    assert w("starwars-cards-A", n=3) == "3 aliens"


@pytest.mark.parametrize("locale", languages())
def test_what_is_put_together_without_fluent_reads_as_with_it(locale: str, monkeypatch) -> None:
    ours, fluents = words(locale), Words(locale, catalogue(locale).values())
    monkeypatch.setattr(fluents, "_fill", lambda key, given: None)
    filled = 0
    for key, entry in ours._entries.items():
        blanks = [*dict.fromkeys(re.findall(r"\$([\w-]+)", entry))]
        if blanks and FILLED.fullmatch(entry):
            filled += 1
            for n, said in enumerate(("a {b} \\ c", 7, 999, "")):
                facts = {x: said if isinstance(said, int) else f"{said}{n}{x}" for x in blanks}
                assert ours._say(key, **facts) == fluents._say(key, **facts), key
    assert filled > 300


def test_a_number_that_languages_write_differently_is_left_to_fluent() -> None:
    de = Words("de", ["n = { $n } Schiffe\n"])
    assert [de("n", n=x) for x in (999, 1000, -1, 1.5, True)] == [
        "999 Schiffe",
        "1.000 Schiffe",
        "-1 Schiffe",
        "1,5 Schiffe",
        "True Schiffe",
    ]
