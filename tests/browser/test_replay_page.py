"""The page of a game in Chromium: from a file, without a network, every step, and its proof."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bot.play.workers.films import ReplayPage
from engine.core.types.reporting import Award, Figure
from engine.report.compose import compose
from engine.report.report import (
    Estimate,
    Luck,
    Point,
    Report,
    TurningPoint,
    write_report,
)
from engine.titles import GAMES
from tests.shared.replay_pages import SHORT, USUAL, made, order, page_of, recorded

pytestmark = pytest.mark.browser
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
#: What pictures of the pages are kept in, for somebody to look at.
KEEP = os.environ.get("NULLGATE_KEEP_PAGES", "")
#: Goes through all eyes, languages and moments, and notes what does not show a moment as it should.
EVERY_STEP = """async () => {
  const by = (id) => document.getElementById(id), wrong = [];
  let steps = 0;
  for (const language of by("languages").children) {
    language.click();
    for (let eyes = 0; eyes < (language.lang === "en" ? by("eyes").options.length : 1); eyes++) {
      by("eyes").value = eyes;
      by("eyes").dispatchEvent(new Event("change"));
      while (!by("back").disabled) by("turn-back").click();
      for (const seen = new Set(); ; by("on").click()) {
        steps++;
        const here = by("here").getAttribute("href");
        const figures = [...document.querySelectorAll("#figures figure:not([hidden])")];
        const good = figures.length && !seen.has(here) && by("head").textContent && by("lines").textContent
          && figures.every((x) => x.querySelector("desc").textContent.length > 20 && x.querySelector("text")
            && x.querySelector("svg > g:nth-of-type(2)").children.length);
        if (!good) wrong.push([eyes, here]);
        seen.add(here);
        if (by("on").disabled) break;
      }
    }
  }
  return [steps, wrong];
}"""
AXE = """() => axe.run(document).then((x) => x.violations.map((v) => [v.id, v.help, v.nodes[0].html]))"""
#: Changes a record byte by byte, and tells which changes the proof does not notice.
CHANGED = """async (places) => {
  const by = (id) => document.getElementById(id);
  const digests = JSON.parse(by("digest").textContent), position = JSON.parse(by("position").textContent);
  const rest = [by("data").textContent, by("parts").innerHTML], record = by("record").textContent;
  const good = async (text, sums) => (await proved([text, ...rest], sums, position)).every((x) => x.good);
  if (!(await good(record, digests))) return ["the record itself"];
  const missed = [];
  for (const at of places) {
    const other = record[at] === "1" ? "2" : "1", text = record.slice(0, at) + other + record.slice(at + 1);
    if (await good(text, digests)) missed.push(at);
  }
  return missed;
}"""
FORGED = """async (texts) => {
  const by = (id) => document.getElementById(id);
  const digests = JSON.parse(by("digest").textContent), position = JSON.parse(by("position").textContent);
  const rest = [by("data").textContent, by("parts").innerHTML];
  return Promise.all(texts.map(async (text) => (await proved([text, ...rest],
    [await sha256(text), ...digests.slice(1)], position)).filter((x) => !x.good).map((x) => x.key)));
}"""
ARITHMETIC = """async () => {
  const wrong = [];
  for (let n = 0; n < 200; n += 7) {
    const text = "aé\u20ac".repeat(n).slice(0, n), bytes = utf8(text);
    if (hex(ownSha256(bytes)) !== (await sha256(text))) wrong.push(n);
    const key = bytes.slice(0, n % 90);
    if (key.length && hex(ownHmac(key, bytes)) !== hex(await (await keyed(key))(text))) wrong.push(-n);
  }
  return wrong;
}"""


def opened(browser: Browser, page: ReplayPage, folder: Path, at: str = "", **how: object) -> Iterator[Page]:
    """Open a page from a file, offline; it must load nothing and complain of nothing."""
    file = folder / page.name
    file.write_bytes(page.data)
    context = browser.new_context(offline=True, **({"viewport": DESK} | how))
    shown, wrong = context.new_page(), list[str]()
    shown.on("request", lambda x: None if x.url.startswith(("file:", "data:font")) else wrong.append(x.url))
    shown.on("console", lambda x: wrong.append(x.text) if x.type in ("error", "warning") else None)
    shown.on("pageerror", lambda x: wrong.append(str(x)))
    shown.on("dialog", lambda x: wrong.append(x.message))
    shown.goto(f"{file.as_uri()}{at}")
    yield shown
    context.close()
    assert wrong == []


@pytest.fixture
def show(browser: Browser, tmp_path: Path) -> Iterator[object]:
    """Open pages for one test."""
    open_ = []

    def show(page: ReplayPage, at: str = "", **how: object) -> Page:
        pages = opened(browser, page, tmp_path, at, **how)
        open_.append(pages)
        return next(pages)

    yield show
    for pages in open_:
        assert next(pages, None) is None


def keep(page: Page, name: str) -> None:
    if KEEP:
        page.screenshot(path=Path(KEEP) / f"{name}.png")


#: Steps through long games and many seats take their time.
STEPPED = [pytest.param(x, marks=[pytest.mark.long] if x in ("stargate", "skirmish") else []) for x in GAMES]


@pytest.mark.parametrize("game", STEPPED)
def test_every_step_of_a_game_is_shown_and_its_dice_are_proved(show, game: str) -> None:
    made_, record = page_of(game, SHORT[game]), recorded(game, SHORT[game])
    page = show(made_)
    expect(page.locator("#proof")).to_have_attribute("data-state", "good")
    rolls = sum(len(e.rolls) for e in record.entries)
    expect(page.locator("#checks")).to_contain_text(f"words: {rolls} of {rolls}.")
    expect(page.locator("#checks")).to_contain_text(made_.fingerprint)
    eyes = page.locator("#eyes option").count()
    assert page.evaluate(EVERY_STEP) == [len(record.entries) * (eyes + 1), []]
    assert eyes > 2


def test_a_page_is_read_by_keys_on_a_phone_and_in_both_themes_and_languages(show) -> None:
    page = show(page_of("armada", "undone"), "#e9", viewport=PHONE, color_scheme="light")
    here, labels = page.locator("#here"), _labels(page_of("armada", "undone"))
    first, last = labels[0], labels[-1]
    expect(here).to_have_text("Entry 9")
    for key, there in (("ArrowRight", "10"), ("ArrowLeft", "9"), ("Home", first), ("End", last)):
        page.keyboard.press(key)
        expect(here).to_have_text(f"Entry {there}")
        assert page.url.endswith(f"#e{there}")
    page.keyboard.press("Shift+ArrowLeft")
    assert here.inner_text().split()[1] in labels[:-2]
    page.evaluate("location.hash = '#e4'")
    expect(here).to_have_text("Entry 4")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    board = page.locator("figure svg").first
    assert board.bounding_box()["width"] > 1.5 * PHONE["width"], "large enough to be read"
    page.locator("#zoom").click()
    assert board.bounding_box()["width"] <= PHONE["width"]
    light = page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    page.locator("#theme").click()
    assert page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor") != light
    page.get_by_role("button", name="Deutsch").click()
    expect(here).to_have_text("Eintrag 4")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    board.locator("text").first.evaluate("x => getSelection().selectAllChildren(x)")
    assert page.evaluate("String(getSelection())").strip()


def test_a_linked_entry_shows_what_it_changed_where_a_board_is_larger_than_a_phone(show) -> None:
    page = show(page_of("starwars", "own_board"), "#e20", viewport=PHONE)
    expect(page.locator("#here")).to_have_text("Entry 20")
    frame = page.locator("#figures .frame").first
    page.wait_for_timeout(600)  # it scrolls smoothly
    assert frame.evaluate("x => x.scrollLeft") > 0, "the ship that moved is not in the upper left corner"
    shown = page.locator("#play").bounding_box()
    assert shown["y"] + shown["height"] <= PHONE["height"], "one can step without scrolling"


def test_the_proof_fails_when_a_byte_of_the_record_is_changed(show) -> None:
    page, text = show(page_of("armada", "undone")), _held(page_of("armada", "undone"), "record")
    places = range(3, len(text), len(text) // 60)
    assert page.evaluate(CHANGED, list(places)) == []
    record = json.loads(text)
    forged = []
    for field, n in (("rolls", 0), ("seal", 0), ("action", 0), ("k", 0), ("after", -1)):
        other = json.loads(text)
        e = [e for e in other["entries"] if e["rolls" if field == "k" else field]][n]
        if field == "rolls":
            e["rolls"][0][1] = e["rolls"][0][1] % e["rolls"][0][0] + 1
        elif field == "action":
            e = next(x for x in other["entries"] if x["seal"])
            e["action"]["forged"] = 1.50
        else:
            e[field] = "0" * 64 if field == "seal" else e[field] + 1
        forged.append(json.dumps(other))
    forged.append(json.dumps(record | {"seed": "0" * 64}))
    forged.append(json.dumps(record | {"words": {}}))
    forged.append("{")
    wrong = page.evaluate(FORGED, forged)
    seen = ("rolls", "seals", "seals", "count", "state", "seed", "rolls", "readable")
    assert [f"page-check-{x}" in found for x, found in zip(seen, wrong, strict=True)] == [True] * 8
    assert page.evaluate(FORGED, [text]) == [[]]


def _held(page: ReplayPage, name: str) -> str:
    return page.data.decode().partition(f'id="{name}">')[2].partition("</script>")[0]


def _labels(page: ReplayPage) -> list[str]:
    return json.loads(_held(page, "data"))["labels"]


def test_a_page_that_was_changed_says_so(show) -> None:
    was = page_of("starwars", "resigned")
    page = show(replace(was, data=was.data.replace(b'"labels":["0"', b'"labels":["7"')))
    expect(page.locator("#proof")).to_have_attribute("data-state", "bad")
    expect(page.locator("#badge")).to_have_text("Not proved")


def test_a_browser_without_web_crypto_uses_the_pages_own_arithmetic(browser: Browser, tmp_path: Path) -> None:
    made_ = page_of("starwars", "resigned")
    (tmp_path / made_.name).write_bytes(made_.data)
    with browser.new_context() as context:
        context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
        page = context.new_page()
        page.goto((tmp_path / made_.name).as_uri())
        expect(page.locator("#proof")).to_have_attribute("data-state", "good")
        expect(page.locator("#sums")).to_contain_text("own arithmetic")
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((tmp_path / made_.name).as_uri())
        assert page.evaluate(ARITHMETIC) == []


def test_what_players_write_is_shown_and_not_carried_out(show) -> None:
    name = "</script><img src=x onerror=alert(1)>"
    record = replace(recorded("starwars", "resigned"), words={"blue": name})
    page = show(made(order(record, name=name, names=(name, "\u202e'\"&amp;<b>"))))
    expect(page.locator("h1")).to_have_text(name)
    expect(page.locator("#players")).to_contain_text(f"{name} (Blue)")
    expect(page.locator("#players")).to_contain_text("'\"&amp;<b>")
    page.keyboard.press("End")
    expect(page.locator("#lines")).to_contain_text(name)


@pytest.mark.parametrize("game", STEPPED)
def test_the_accessibility_checker_finds_nothing(show, game: str) -> None:
    """With the curve and all that a report adds, at both ends and in the middle, with everybody's eyes."""
    axe = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    record = recorded(game, SHORT[game])
    report = write_report(compose(GAMES[game], record, seconds=0.2, each=2))
    made_, found = made(order(record, report=report)), 0
    labels = _labels(made_)
    for viewport, scheme, language in ((DESK, "dark", "en"), (PHONE, "light", "de")):
        how = {"viewport": viewport, "color_scheme": scheme, "bypass_csp": True}
        page = show(made_, **how)
        page.locator(f"#languages [lang={language}]").click()
        expect(page.locator("#proof")).to_have_attribute("data-state", "good")
        page.evaluate(axe)
        for eyes, label in ((0, labels[0]), (1, labels[len(labels) // 2]), (-1, labels[-1])):
            page.locator("#eyes").select_option(index=eyes % page.locator("#eyes option").count())
            page.evaluate(f"location.hash = '#e{label}'")
            expect(page.locator("#here")).to_contain_text(label)
            wrong = page.evaluate(AXE)
            print(f"{game}, {scheme}, entry {label}: axe finds {wrong or 'nothing'}")
            assert wrong == []
            found += 1
        keep(page, f"{game}-{scheme}")
    assert found == 6


def looked_back() -> tuple[ReplayPage, int]:
    """Make a page with a report; return it, and the entry of its second turning point."""
    even, ahead, lead = Estimate(0.5, 0.02), Estimate(0.75, 0.03), Estimate(0.11, 0.0)
    entries = recorded("starwars", "resigned").entries
    move = next(x for x in entries if x.kind == "turn.move" and x.n > 6)
    report = Report(
        game="starwars",
        side="blue",
        sides=("blue", "orange"),
        entries=14,
        points=(Point(0, even, {}), Point(5, ahead, {"orange": even}), Point(entries[-1].n, ahead, {})),
        turning=(
            TurningPoint(5, "blue", "throw", "luck", even, ahead, even),
            TurningPoint(move.n, "orange", move.kind, "choice", even, ahead, None, 3, move.action, lead),
        ),
        luck=(Luck("blue", "hit", 12, 42.0, 51, 0.031),),
        figures=(Figure("lost", "blue", 2), Figure("lost", "orange", 1)),
        awards=(Award("hunter", "blue", {"ship": 3, "n": 2}),),
        secrets=(),
        games=9,
    )
    record = recorded("starwars", "resigned")
    return made(order(record, report=write_report(report))), move.n


def test_the_accessibility_checker_finds_nothing_on_a_whole_report(show) -> None:
    axe = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    made_, _ = looked_back()
    for viewport, scheme in ((DESK, "dark"), (PHONE, "light")):
        page = show(made_, "#e5", viewport=viewport, color_scheme=scheme, bypass_csp=True)
        expect(page.locator("#proof")).to_have_attribute("data-state", "good")
        page.evaluate(axe)
        assert page.evaluate(AXE) == []
        keep(page, f"report-{scheme}")


def test_what_turned_a_game_leads_to_its_entries(show) -> None:
    looked, turned = looked_back()
    page = show(looked)
    curve = page.locator("#looked figure svg")
    assert "50 % at first, 75 % at the end" in curve.locator("desc").text_content()
    expect(curve.locator("text").first).to_have_text("Chance that Ada wins")
    expect(page.locator("#luck li")).to_contain_text(", 42 expected")
    expect(page.locator("#course")).to_have_text("Ada got ahead by entry 5 and stayed ahead.")
    expect(page.locator("#awards li")).to_contain_text("Ship 3 of Ada captured 2 ships")
    assert page.locator("#numbers tr").all_inner_texts() == ["\tAda\tGrace Hopper", "Ships lost\t2\t1"]
    why = page.locator("#turning > li").nth(1)
    expect(why).to_contain_text("would have been better by 11 percentage points (the best of 2 others tried)")
    expect(why.locator("strong").last).to_contain_text(re.compile(r"^Ship \d by \d"))
    here, marks = page.locator("#here"), page.locator("#marks button")
    for press, n in (
        (lambda: page.locator("#turning a").first.click(), 5),
        (lambda: marks.nth(1).click(), turned),
        (lambda: page.keyboard.press("Shift+T"), 5),
        (lambda: page.keyboard.press("t"), turned),
        (lambda: page.keyboard.press("t"), turned),
        (lambda: page.locator("#looked figure svg").click(position={"x": 120, "y": 200}), 0),
    ):
        press()
        expect(here).to_have_text(f"Entry {n}")
    page.keyboard.press("t")
    expect(marks.first).to_have_attribute("aria-pressed", "true")
    boxes = [x.bounding_box() for x in marks.all()]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    expect(page.locator("#result")).to_contain_text("has won")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("#turning a").first).to_contain_text("Wendepunkt 1")
    expect(page.locator("#proof")).to_have_attribute("data-state", "good")


def test_a_game_under_way_says_that_nothing_is_proved_yet(show) -> None:
    page = show(made(order(recorded("starwars", "resigned"), eyes=("blue",))))
    expect(page.locator("#proof")).to_have_attribute("data-state", "later")
    expect(page.locator("#save")).to_be_hidden()
    expect(page.locator("#seen-by")).to_be_hidden()
    expect(page.locator("#sums")).to_contain_text(recorded("starwars", "resigned").commitment)
    expect(page.locator("#result")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_usual_game_is_shown_in_less_than_two_megabytes(show, game: str) -> None:
    made_, record = page_of(game, USUAL[game]), recorded(game, USUAL[game])
    assert len(made_.data) < 2_000_000
    page = show(made_)
    expect(page.locator("#proof")).to_have_attribute("data-state", "good")
    eyes = page.locator("#eyes option").count()
    assert page.evaluate(EVERY_STEP) == [len(record.entries) * (eyes + 1), []]
    page.keyboard.press("End")
    keep(page, game)
