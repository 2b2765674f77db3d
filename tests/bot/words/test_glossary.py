"""Words of the rules stand in bold where a page first uses them, and **Words** explains them beside it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.authors import contract
from bot.authors.contract import BrokenContract, check_words
from bot.play.model.custom_ids import read
from bot.play.model.ports import Button, Select
from bot.play.model.texts import marked, used
from bot.play.model.title import Catalogue, Title
from bot.titles import catalogue
from bot.ui.interactions import rules
from bot.ui.layout import CHARACTERS
from engine.core import rulebook as books
from engine.core.data import parse
from engine.core.errors import BadData
from engine.core.rulebook import glossary, rulebook
from engine.languages import complete
from engine.titles import GAMES
from engine.tools import translations
from render.core.text import catalogue as texts_of
from render.core.text import languages, words
from tests.bot.room import buttons, texts
from tests.play.plain_look import PlainLook
from tests.toys.patrol import PATROL

EN, DE = words("en"), words("de")


@pytest.mark.parametrize(
    ("say", "title", "shown"),
    [
        (EN, "stargate", "Move, or end the **phase**. Then the phase ends."),
        (EN, "stargate", "Phase 2 begins. **Reveal** a counter."),
        (EN, "stargate", "Alice Phase **meets** Tri-Ship B."),
        (EN, "armada", "- **Retreat**?\n**Battle plan**, **battle**"),
        (DE, "stargate", "Wähle eine der **versprengten** Einheiten."),
        (DE, "starwars", "**Würfelst** du, oder **baust** du? Du baust."),
    ],
)
def test_a_word_stands_in_bold_where_it_is_first_used_in_any_of_its_forms(say, title, shown):
    assert marked(title, [shown.replace("**", "")], say) == (shown,)


@pytest.mark.parametrize(
    "text",
    [
        "phased, phase-in, \\phase",
        "`phase` and **phase**",
        "```\nphase\n```",
        "[phase](https://phase) <#phase> https://a.b/phase",
    ],
)
def test_names_code_links_and_what_is_bold_already_are_left_alone(text):
    assert marked("stargate", [text], EN) == (text,)


def test_a_page_bolds_a_word_once_and_names_its_words_in_the_order_of_their_use():
    said = ("Seekers fly.", "**Retreat** from seekers, or launch a probe.")
    shown = marked("armada", said, EN)
    assert shown == ("**Seekers** fly.", "**Retreat** from seekers, or **launch** a **probe**.")
    assert used("armada", "\n".join(shown), EN) == ("seekers", "retreat", "launch", "probe")
    assert marked("patrol", said, EN) == said
    assert used("patrol", said[0], EN) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_title_explains_its_words_in_every_language_in_a_sentence_or_two(game):
    assert 12 <= len(glossary(game)) <= 30
    for language in complete():
        book, files = rulebook(game, language), texts_of(language)
        said = "\n".join(text for name, text in files.items() if game in name)
        said += "\n".join(x.text for x in (*book.cases.values(), *book.rulings.values()))
        met = used(game, said.replace("{", " ").replace("`", " "), words(language))
        assert set(glossary(game, language)) <= set(met), "a word that nothing uses"
        for x in glossary(game, language).values():
            assert 30 <= len(x.saying.text) <= 210, x.id
            assert x.saying.text.endswith("."), x.id
            assert language == "en" or x.saying != glossary(game)[x.id].saying, x.id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_a_word_means_is_said_in_a_sentence_or_two(game, language):
    for x in glossary(game, language).values():
        assert 30 <= len(x.saying.text) <= 260, x.id
        assert x.saying.text.endswith("."), x.id


ENTRY = '[[meaning]]\ncase = "{case}"\nsaid.{language} = {{ word = "{word}", text = "So it is." }}\n'


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ([("MOVES.99", "en", "ship")], "no case"),
        ([("MOVES.1", "de", "Schiff")], "English"),
        ([("MOVES.1", "en", "ship"), ("MOVES.2", "en", "ship")], "twice"),
    ],
)
def test_a_glossary_that_is_wrong_says_where(monkeypatch, entries, why):
    text = "".join(ENTRY.format(case=c, language=x, word=w) for c, x, w in entries)
    monkeypatch.setattr(books, "load", lambda game, name, made: parse(text, made, "glossary.toml"))
    with pytest.raises(BadData, match=why):
        glossary.__wrapped__("starwars")


def test_the_contract_wants_every_word_in_every_language(monkeypatch):
    english = glossary("starwars")
    monkeypatch.setattr(translations, "glossary", lambda game, language="en": english)
    with pytest.raises(BrokenContract, match=r"in de for .*: starwars/glossary.toml"):
        check_words(contract.places()["starwars"])


# -- the pages -------------------------------------------------------------------------------------------


def reader(language="en"):
    return SimpleNamespace(words=words(language), host=SimpleNamespace(catalogue=catalogue()))


def headed(post):
    return [x.split("**")[1] for x in "\n".join(post.text).splitlines() if x.startswith("- ")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", GAMES)
def test_the_pages_explain_every_word_once_those_just_read_first_and_lead_to_their_cases(title, language):
    v, every = reader(language), glossary(title, language)
    first, met, page = list(every)[-2:], [], 0
    while True:
        post = rules.words_page(v, title, page, first)
        assert len(post.title) + sum(map(len, post.text)) + len(post.small) + 50 < CHARACTERS
        met += headed(post)
        select = next(c for row in post.rows for c in row if isinstance(c, Select))
        cases = list(rulebook(title).cases)
        assert all(x.label.startswith(cases[int(x.value)]) for x in select.choices)
        on = next(
            c for row in post.rows for c in row if isinstance(c, Button) and c.label == v.words("bot-next")
        )
        if on.disabled:
            break
        to = read(on.id)
        assert to.arg(3) == ".".join(str(list(every).index(x)) for x in first)
        page = to.number(2)
    assert met[:2] == [every[x].word for x in first]
    assert sorted(met) == sorted(x.word for x in every.values())
    assert met[2:] == sorted(met[2:], key=str.casefold)
    assert post.title != rules.contents(v, title).title
    assert rules.words_page(v, title, 99).title == rules.contents(v, title).title


def test_a_title_without_a_glossary_has_no_button_for_one():
    v = reader()
    assert rules.words_button(v, "starwars")
    v.host.catalogue = Catalogue({"patrol": Title(PATROL, PlainLook())})
    assert rules.words_button(v, "patrol") == ()


async def test_words_opens_beside_the_page_that_uses_them_and_turns_in_its_place(room):
    await room.started()
    hand = room.private(await room.press(room.alice, room.live(), "My hand"))
    before = texts(hand)
    assert "planet cards" in before
    page = room.private(await room.press(room.alice, hand, "Words"))
    assert page.id != hand.id
    assert texts(hand) == before
    said = texts(page)
    assert said.index("just reading") < said.index("- **planet card**") < said.index("All other words")
    await room.press(room.alice, page, "Next")
    assert "- **star track**" in texts(page)
    await room.choose(room.alice, page, "GAMEBOARD.1")
    assert "Case GAMEBOARD.1" in texts(page)
    assert "Words" not in buttons(room.live())


async def test_a_brief_has_its_words_beside_my_hand(room):
    await room.started()
    more = room.private(await room.press(room.alice, room.live(), "ⓘ"))
    assert list(buttons(more)) == ["Read", "Log", "Check", "Brief", "Show", "Note"]
    brief = room.private(await room.press(room.alice, more, "Brief"))
    assert list(buttons(brief)) == ["My hand", "Words"]
    page = room.private(await room.press(room.alice, brief, "Words"))
    assert page.id != brief.id, "it opens beside the brief"
    assert "just reading" in texts(page)


async def test_rules_and_help_lead_to_the_words_and_a_search_finds_one(room):
    page = room.private(await room.slash(room.alice, "rules", title="stargate"))
    await room.press(room.alice, page, "Words")
    assert "- **approach** (7.0)" in texts(page)
    found = await room.said(room.alice, "rules", query="Berserk", title="stargate")
    assert "Case 9.5" in found
    assert f"**berserk** (9.5): {glossary('stargate')['berserk'].saying.text}" in found
    offered = await room.alice.autocomplete(room.channel, "rules", "query", "appr", title="stargate")
    assert offered[0] == {"name": "Word · approach", "value": "approach"}
    helped = room.private(await room.slash(room.alice, "help"))
    await room.press(room.alice, helped, "How Skirmish")
    await room.press(room.alice, helped, "Words")
    assert "- **aimed**" in texts(helped)
