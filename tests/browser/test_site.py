"""The site that `make docs` has built, in Chromium: every page in every language, as a phone shows it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.languages import FIRST, offered
from render.core.text import words

pytestmark = pytest.mark.browser
PHONE, WIDE = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
#: What pictures of the pages are kept in, for somebody to look at.
KEEP = os.environ.get("NULLGATE_KEEP_PAGES", "")


@pytest.fixture(scope="module")
def folder() -> Path:
    if not (there := os.environ.get("NULLGATE_SITE", "")):
        pytest.skip("no site is built here: `make docs` builds it and runs this")
    return Path(there).resolve()


@pytest.fixture(scope="module")
def pages(folder: Path) -> list[str]:
    found = [x.relative_to(folder).as_posix() for x in sorted(folder.rglob("*.html"))]
    return [x for x in found if not x.endswith("404.html")]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Links(HTMLParser):
    """What a page points to, what it fetches, and the places on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.places: set[str] = {"", "__top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {k: v or "" for k, v in attrs}
        self.places |= {given[x] for x in ("id", "name") if given.get(x)}
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        elif tag == "link" and "href" in given:
            self.fetched.add(given["href"])
        elif "src" in given:
            self.fetched.add(given["src"])


def test_every_link_leads_somewhere_and_nothing_is_fetched_from_elsewhere(
    folder: Path, pages: list[str]
) -> None:
    read = {x: Links((folder / x).read_text(encoding="utf-8")) for x in pages}
    lost = []
    for page, found in read.items():
        assert not [x for x in found.fetched if urlsplit(x).netloc], page
        for link in (x for x in found.links | found.fetched if not urlsplit(x).scheme):
            at = urlsplit(link)
            target = (folder / page).parent / unquote(at.path) if at.path else folder / page
            target = target.resolve() / ("index.html" if target.is_dir() else "")
            name = target.relative_to(folder).as_posix()
            if not target.is_file() or (name in read and unquote(at.fragment) not in read[name].places):
                lost.append(f"{page}: {link}")
    assert lost == []


def test_there_is_a_page_of_each_in_every_language(pages: list[str]) -> None:
    there = {x: {y.removeprefix(f"{x}/") for y in pages if _home(y) == x} for x in offered()}
    assert there == dict.fromkeys(offered(), there[FIRST])
    assert {"index.html", "players.html", "rules/skirmish.html", "glossary.html"} <= there["de"]
    assert len(there["de"]) > 15


@pytest.mark.parametrize("home", [f"{x}/" for x, y in offered().items() if y.draft])
def test_a_draft_says_what_it_is_on_its_first_page_and_in_the_list_of_languages(
    page: Page, address: str, home: str
) -> None:
    page.goto(f"{address}{home}index.html")
    expect(page.locator(".admonition.info").first).to_contain_text(words(home.strip("/"))("site-draft"))
    page.goto(f"{address}index.html")
    page.locator(".md-header .md-select").hover()
    expect(page.locator(f".md-select__link[hreflang={home.strip('/')}]")).to_contain_text("machine-made")


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page that notes whatever it fetches from elsewhere, does not get or complains of."""
    context = browser.new_context(viewport=PHONE)
    shown, wrong = context.new_page(), list[str]()
    shown.on(
        "request", lambda x: None if x.url.startswith((address, "data:", "blob:")) else wrong.append(x.url)
    )
    shown.on("response", lambda x: wrong.append(f"{x.status} {x.url}") if x.status >= 400 else None)
    shown.on("console", lambda x: wrong.append(x.text) if x.type in ("error", "warning") else None)
    shown.on("pageerror", lambda x: wrong.append(str(x)))
    yield shown
    context.close()
    assert wrong == []


def _home(name: str) -> str:
    """Return the language in whose folder a page lies."""
    first = name.partition("/")[0]
    return first if first in offered() else FIRST


@pytest.mark.parametrize("language", offered())
def test_every_page_fits_a_phone_and_shows_its_pictures(
    page: Page, address: str, pages: list[str], language: str
) -> None:
    for name in (x for x in pages if _home(x) == language):
        page.goto(address + name)
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        images = page.locator("article img:visible")
        images.evaluate_all("all => Promise.all(all.map(x => (x.loading = 'eager', x.decode())))")
        assert all(images.evaluate_all("all => all.map(x => x.naturalWidth > 0 && x.alt.length > 5)")), name
        keep(page, f"phone-{name}")


def test_pages_are_kept_as_a_wide_screen_shows_them(page: Page, address: str) -> None:
    page.set_viewport_size(WIDE)
    for name in ("index.html", "rules/starwars.html", "de/rules/stargate.html", "de/glossary.html"):
        page.goto(address + name)
        expect(page.locator("h1").first).to_be_visible()
        keep(page, f"wide-{name}")


def keep(page: Page, name: str) -> None:
    if KEEP:
        page.screenshot(path=Path(KEEP) / f"{name.replace('/', '-')}.png")


@pytest.mark.parametrize(
    ("home", "word", "found"),
    [("", "hyperjump", "HYPERJUMPS.1 Landing on H"), ("de/", "Hypersprung", "HYPERJUMPS.1")],
)
def test_words_are_found(page: Page, address: str, home: str, word: str, found: str) -> None:
    page.set_viewport_size(WIDE)
    page.goto(f"{address}{home}index.html")
    page.locator("input[name=query]").fill(word)
    first = page.locator(".md-search-result__item").filter(has_text=found).first
    expect(first).to_be_visible()
    keep(page, f"search-{word}")
    first.locator("a").filter(has_text=found).first.click()
    page.wait_for_url(f"{address}{home}rules/starwars.html**")


def test_a_page_leads_to_itself_in_the_other_language_and_back(page: Page, address: str) -> None:
    page.set_viewport_size(WIDE)
    page.goto(f"{address}rules/starwars.html")
    for name, home in (("Deutsch", "de/"), ("English", "")):
        page.locator(".md-header .md-select").hover()
        page.get_by_role("link", name=name, exact=True).click()
        page.wait_for_url(f"{address}{home}rules/starwars.html")


def test_books_stand_there_in_both_languages_and_guides_say_when_they_do_not(
    page: Page, address: str
) -> None:
    page.goto(f"{address}de/rules/starwars.html")
    expect(page.get_by_role("heading", name="MOVES.3 Ein Schiff je Feld")).to_have_count(1)
    page.goto(f"{address}rules/starwars.html")
    expect(page.get_by_role("heading", name="MOVES.3 One ship to a space")).to_have_count(1)
    page.goto(f"{address}de/operating.html")
    expect(page.get_by_text("Diese Seite gibt es nur auf Englisch.")).to_be_visible()
    page.goto(f"{address}operating.html")
    expect(page.locator(".admonition.info")).to_have_count(0)
