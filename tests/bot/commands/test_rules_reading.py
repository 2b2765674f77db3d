"""`/rules` reads from front to back: contents, next, previous; each case with its rulings, to the reader."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.play.model.custom_ids import read
from bot.play.model.ports import Button, Select
from bot.play.model.terms import Preferences, Refused
from bot.play.model.title import Catalogue, Title
from bot.settings import Settings
from bot.titles import catalogue
from bot.ui.interactions import rules
from bot.ui.layout import CHARACTERS, LINE, OPTIONS
from engine.core.rulebook import Case, Rulebook, rulebook
from engine.titles import GAMES
from render.core.text import words
from tests.bot.room import buttons, selects, texts
from tests.play.plain_look import PlainLook
from tests.toys.patrol import PATROL


async def undrawn(scene, stem):
    return None


def reader(language="en"):
    services = SimpleNamespace(drawing=SimpleNamespace(image=undrawn))
    host = SimpleNamespace(catalogue=catalogue(), settings=Settings())
    here = SimpleNamespace(guild_id=None)
    return SimpleNamespace(
        words=words(language), host=host, services=services, prefers=Preferences(), interaction=here
    )


def of_kind(post, kind):
    return [c for row in post.rows for c in row if isinstance(c, kind)]


def button(post, label):
    return next(c for c in of_kind(post, Button) if c.label == label)


async def turned(v, post, label):
    to = read(button(post, label).id)
    return await rules.read(v, to.arg(0), to.number(1))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", GAMES)
async def test_next_leads_through_every_case_with_its_rulings_folded_in_and_nothing_is_cut(title, language):
    v, book = reader(language), rulebook(title, language)
    page = await turned(v, rules.contents(v, title), v.words("bot-rules-begin"))
    for at, case in enumerate(book.cases.values()):
        said = "\n".join((page.title, *page.text))
        assert page.title == rules.named(case, v.words)
        assert case.text.strip() in said
        for ruling in book.readings(case.id):
            assert rules.named(ruling, v.words) in said
            assert ruling.text.strip() in said
        assert len(said) + len(page.small) + 50 < CHARACTERS
        last = at + 1 == len(book.cases)
        assert button(page, v.words("bot-next")).disabled == last
        if not last:
            page = await turned(v, page, v.words("bot-next"))
    for _ in range(len(book.cases) - 1):
        page = await turned(v, page, v.words("bot-back"))
    assert page.title == rules.named(next(iter(book.cases.values())), v.words)
    assert button(page, v.words("bot-back")).disabled


@pytest.mark.parametrize("title", GAMES)
async def test_the_selects_lead_to_every_chapter_and_every_case(title):
    v, book = reader(), rulebook(title)
    reached = []
    chapters = of_kind(rules.contents(v, title), Select)[0].choices
    for chapter in chapters:
        page = await rules.read(v, title, int(chapter.value))
        _, cases = of_kind(page, Select)
        reached += [(await rules.read(v, title, int(x.value))).title for x in cases.choices]
        ids = [c.id for row in page.rows for c in row]
        assert len(ids) == len(set(ids))
        for select in of_kind(page, Select):
            assert len(select.choices) <= OPTIONS
            assert all(len(x.label) <= LINE for x in select.choices)
            assert sum(x.chosen for x in select.choices) == 1
    assert reached == [rules.named(c, v.words) for c in book.cases.values()]


def test_many_chapters_or_cases_are_cut_into_parts_that_selects_can_hold():
    for ids in ([str(n) for n in range(60)], [f"A.{n}" for n in range(60)], ["1"]):
        parts = rules.chapters(tuple(ids))
        assert len(parts) <= OPTIONS
        assert all(0 < b - a <= OPTIONS for a, b in parts)
        assert [n for a, b in parts for n in range(a, b)] == list(range(len(ids)))


async def test_a_place_beyond_the_book_leads_to_the_contents_and_a_strange_title_is_refused():
    v = reader()
    assert (await rules.read(v, "starwars", 999)).title == rules.contents(v, "starwars").title
    with pytest.raises(Refused):
        rules.contents(v, "xyzzy")
    with pytest.raises(Refused):
        await rules.found(v, "xyzzy", "crt")


async def test_a_foreign_title_is_read_without_charts_and_one_without_rules_is_refused(monkeypatch):
    v = reader()
    v.host.catalogue = Catalogue({"patrol": Title(PATROL, PlainLook())})
    with pytest.raises(Refused):
        rules.contents(v, "patrol")
    cases = {f"{n}.{i}": Case(f"{n}.{i}", f"About {n}{i}", "So it is.") for n in range(30) for i in range(3)}
    for module in (rules, rules):
        monkeypatch.setattr(module, "rulebook", lambda *_: Rulebook("patrol", cases, {}))
    assert len(of_kind(rules.contents(v, "patrol"), Select)[0].choices) <= OPTIONS
    page = await rules.read(v, "patrol", 89)
    assert page.title == "Case 29.2 · About 292"
    assert page.image is None
    assert (await rules.found(v, "patrol", "about 71")).title == "Case 7.1 · About 71"


async def test_the_rules_are_read_alone_in_a_channel_by_buttons_and_selects(room):
    result = await room.slash(room.alice, "rules", title="stargate")
    page = room.private(result)
    assert "Stacking" in texts(page)
    await room.press(room.alice, page, "Read from")
    assert "Case 1.0 · The battle" in texts(page)
    await room.press(room.alice, page, "Next")
    assert "Case 2.0" in texts(page)
    await room.choose(room.alice, page, "9.0")
    assert "Case 9.0 · Combat" in texts(page)
    await room.choose(room.alice, page, "9.2")
    assert "Ruling 9.2-a" in texts(page)
    await room.press(room.alice, page, "Back")
    assert "Case 9.1" in texts(page)
    await room.press(room.alice, page, next(x for x in buttons(page) if "/" in x))
    await room.choose(room.alice, page, "Starwars")
    assert "WINNING.1" in texts(page)
    assert room.posts() == []


async def test_a_search_leads_into_the_book_and_a_page_shared_is_turned_by_each_alone(room):
    result = await room.slash(room.alice, "rules", query="stack limit", title="stargate", share=True)
    (shared,) = result.followups
    assert not shared.ephemeral
    assert "Case 8.0" in texts(shared)
    turned = room.private(await room.press(room.bob, shared, "Next"))
    assert "Case 8.1" in texts(turned)
    assert "Case 8.0" in texts(shared)


async def test_the_rules_are_read_in_direct_messages(room):
    result = await room.alice.user.slash("rules", title="armada")
    page = result.response
    await room.press(room.alice.user, page, "Read from")
    assert "START.1" in texts(page)
    assert any("START.2" in label for x in selects(page).values() for label, _ in x)


async def test_a_strange_title_is_refused_in_a_sentence(room):
    assert "no rules of “xyzzy”" in await room.said(room.alice, "rules", title="xyzzy")


async def test_a_chart_stands_in_its_case_as_text_and_as_a_picture(room):
    page = room.private(await room.slash(room.alice, "rules", query="crt", title="stargate"))
    assert "**Combat Results Table**" in texts(page)
    assert "- **1**: -2: Db" in texts(page)
    (picture,) = page.attachments
    assert picture.filename.endswith(".png")
    assert "Combat Results Table" in picture.description
    await room.press(room.alice, page, "Next")
    assert page.attachments == []


async def test_a_chart_is_drawn_in_the_theme_that_its_reader_has_chosen(room):
    dark = room.private(await room.slash(room.alice, "rules", query="crt", title="stargate"))
    await room.slash(room.alice, "settings", text="theme light")
    light = room.private(await room.slash(room.alice, "rules", query="crt", title="stargate"))
    assert dark.attachments[0].data != light.attachments[0].data
