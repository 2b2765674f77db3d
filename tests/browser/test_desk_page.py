"""The page of the local table, on a stage: every component, every kind of trouble, and nothing that moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser import stage as on
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WIDE, MIDDLE, PHONE = (1280, 900), (900, 800), (390, 844)
GAME_NEW = {
    "id": "1", "type": 1, "name": "game", "description": "Games", "options": [
        {"type": 1, "name": "new", "description": "Open a game", "options": [
            {"type": 4, "name": "seats", "description": "How many play", "min_value": 2},
            {"type": 3, "name": "title", "description": "Which game", "required": True, "autocomplete": True},
            {"type": 6, "name": "with", "description": "Against whom"},
        ]},
        {"type": 1, "name": "join", "description": "Take a seat"},
    ],
}  # fmt: skip
MENUS = [
    {"id": "2", "type": 3, "name": "Board as text", "description": ""},
    {"id": "3", "type": 2, "name": "Invite", "description": ""},
]


@pytest.fixture
def stage() -> Iterator[Stage]:
    with Stage().opened() as stage:
        yield stage


class Screen:
    """One person's screen."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.root = page, page.locator(f".seat[data-name={name}]")
        self.timeline = self.root.locator(".timeline")

    def message(self, of: dict[str, object]) -> Locator:
        return self.root.locator(f"[data-id='{of['id']}']").first

    def control(self, custom_id: str) -> Locator:
        return self.root.locator(f"[data-id='{custom_id}']")

    def gap(self) -> float:
        """How far the end is from being in view."""
        return float(self.timeline.evaluate("x => x.scrollHeight - x.scrollTop - x.clientHeight"))


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=_size(WIDE), color_scheme="dark")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: said.type == "error" and wrong.append(said.text))
    yield page
    context.close()
    assert not [x for x in wrong if "WebSocket" not in x and "ERR_CONNECTION" not in x], wrong


def _size(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


def still(control: Locator, before: FloatRect | None) -> bool:
    """Return whether something is where it was; a fraction of a pixel cannot be scrolled by."""
    now = control.bounding_box()
    assert now
    assert before
    return all(abs(now[k] - before[k]) < 1 for k in ("x", "y", "width", "height"))


def opened(page: Page, stage: Stage, query: str = "") -> tuple[Screen, Screen]:
    page.goto(stage.address + query)
    page.locator(".composer").first.wait_for()
    return Screen(page, "Alice"), Screen(page, "Bob")


# -- every component ---------------------------------------------------------------------------------------


def test_a_text_is_drawn_as_discord_draws_it(stage: Stage, page: Page):
    stage.message(on.text(on.TEXT))
    alice, _ = opened(page, stage)
    said = alice.root.locator(".message .text")
    wanted = {
        "h3.h1": 1, "h3.h2": 1, "h3.h3": 1, "strong": 2, "em": 2, "u": 1, "s": 1, "blockquote": 1,
        "ul > li": 3, "ul ul > li": 1, "ol > li": 2, "pre code": 1, "p.small time": 2, "img.emoji": 1, "a": 2,
        ".mention.me": 1, ".spoiler": 1,
    }  # fmt: skip
    assert {tag: said.locator(tag).count() for tag in wanted} == wanted
    assert said.locator("script, b").count() == 0  # what looks like HTML is text
    expect(said).to_contain_text("<script>alert(1)</script> *plain*")
    expect(said.locator("pre code")).to_have_text('print("<b>never HTML</b>")')
    expect(said.locator("a").nth(1)).to_have_attribute("href", "https://example.org/x_y")
    expect(said.locator("time").first).to_have_text(re.compile("years ago"))
    expect(said.locator(".spoiler > span")).to_be_hidden()
    said.locator(".spoiler").press("Enter")
    expect(said.locator(".spoiler > span")).to_be_visible()
    said.get_by_role("button", name="#table").click()


def test_every_control_sends_what_discords_client_would_send(stage: Stage, page: Page):
    shown = on.everything(stage)
    alice, _ = opened(page, stage)
    for style in ("b1", "b2", "b3", "b4", "emblem", "dice", "join"):
        alice.control(style).click()
        told = stage.until(do="press", custom_id=style)
        assert (told["me"], told["message"], told["channel"]) == ("10", shown["id"], on.TABLE)
        stage.edit(shown, *shown["components"])
    expect(alice.control("off")).to_be_disabled()
    expect(alice.root.get_by_role("link", name="Elsewhere")).to_have_attribute("href", "https://example.org/")
    for custom_id, names, values in (
        ("one", ["Green"], ["green"]),
        ("who", ["Bob"], ["11"]),
        ("role", ["Admirals"], ["5000"]),
        ("channel", ["table"], [on.TABLE]),
    ):
        alice.control(custom_id).click()
        for name in names:
            page.get_by_role("option", name=name).click()
        assert stage.until(do="press", custom_id=custom_id)["values"] == values
        stage.edit(shown, *shown["components"])
    expect(alice.root.locator("a.file")).to_contain_text("report.txt2.3 KB")
    assert alice.root.locator(".gallery img").count() == 3
    assert alice.root.locator(".card").evaluate("x => x.style.getPropertyValue('--accent')") == "#8cc8ff"


def test_several_are_chosen_within_their_limits(stage: Stage, page: Page):
    on.everything(stage)
    alice, _ = opened(page, stage)
    alice.control("some").click()
    done = page.locator(".pop .foot button")
    page.get_by_role("option", name="Pink").click()
    expect(done).to_be_disabled()
    expect(done).to_have_text("Choose 2 to 3")
    page.get_by_role("option", name="Red").click()
    done.click()
    assert stage.until(do="press", custom_id="some")["values"] == ["red", "pink"]  # in their order
    alice.control("any").click()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    assert not stage.asked  # Escape chooses nothing
    alice.control("any").click()
    page.get_by_role("option", name="Nullgate").click()
    alice.root.locator("h2").click()  # pressed elsewhere: as on Discord, that sends it
    assert stage.until(do="press", custom_id="any")["values"] == [on.APP]


def test_a_list_is_used_by_keyboard(stage: Stage, page: Page):
    stage.message(on.row(on.select("one", *(f"Ship {n}" for n in range(25)))))
    alice, _ = opened(page, stage)
    alice.control("one").press("Enter")
    lines = page.get_by_role("listbox")
    expect(lines).to_be_focused()
    page.keyboard.type("ship 2")
    expect(lines.locator(".at .label")).to_have_text("Ship 2")
    page.keyboard.press("ArrowDown")
    expect(lines.locator(".at .label")).to_have_text("Ship 3")
    page.keyboard.press("Enter")
    expect(lines).to_be_hidden()
    assert stage.until(do="press")["values"] == ["ship 3"]
    expect(alice.control("one")).to_be_focused()


def test_a_form_with_every_kind_of_field(stage: Stage, page: Page):
    stage.message(on.row(on.button("Open")))
    alice, bob = opened(page, stage)
    alice.control("Open").click()
    stage.until(do="press")
    stage.tell({"t": "modal", "d": on.modal(), "token": "tok"}, only="10")
    form = alice.root.get_by_role("dialog", name="Every field")
    form.get_by_role("button", name="Submit").click()
    expect(form.locator(".wrong:visible")).to_have_text(["This is required."] * 3)
    expect(form.get_by_label("Name")).to_be_focused()
    form.get_by_label("Name").fill("N")
    expect(form.locator(".field").first.locator(".wrong")).to_have_text("At least 2 characters, please.")
    form.get_by_label("Name").fill("Nova")
    form.get_by_label("Story").fill("<b>Twice</b>")
    form.get_by_role("button", name="Side").click()
    page.get_by_role("option", name="Green").click()
    form.get_by_role("button", name="Who").click()
    page.get_by_role("option", name="Bob").click()
    form.get_by_role("radio", name="Pink").check()
    for name in ("Red", "Green"):
        form.get_by_role("checkbox", name=name).check()
    form.get_by_label("Sure").check()
    form.get_by_label("Map").set_input_files({"name": "map.txt", "mimeType": "text/plain", "buffer": b"abc"})
    expect(bob.root.locator(".text-box")).to_be_editable()  # a form is over one seat only
    stage.answers["submit"] = lambda _: {"why": "the sea is not free"}
    form.get_by_role("button", name="Submit").click()
    expect(form.get_by_role("alert")).to_have_text("The sea is not free.")
    stage.asked.clear()
    del stage.answers["submit"]
    form.get_by_role("button", name="Submit").click()
    told = stage.until(do="submit", token="tok")["fields"]
    assert told == {
        "name": "Nova", "story": "<b>Twice</b>", "side": ["green"], "who": ["11"], "rule": "pink",
        "ships": ["red", "green"], "sure": True, "map": [{"name": "map.txt", "data": "YWJj"}],
    }  # fmt: skip
    expect(form).to_have_count(0)


def test_a_form_that_was_closed_keeps_what_was_typed(stage: Stage, page: Page):
    alice, _ = opened(page, stage)
    stage.tell({"t": "modal", "d": on.modal(), "token": "tok"}, only="10")
    alice.root.get_by_label("Name").fill("Nova")
    page.keyboard.press("Escape")
    expect(alice.root.locator(".form")).to_have_count(0)
    stage.tell({"t": "modal", "d": on.modal(), "token": "tok"}, only="10")
    expect(alice.root.get_by_label("Name")).to_have_value("Nova")


def test_a_command_with_what_is_required_first_and_what_the_bot_completes(stage: Stage, page: Page):
    stage.commands = [GAME_NEW, *MENUS]
    stage.answers["complete"] = lambda asked: {
        "choices": [{"name": f"{asked['options']['title']['value']}wars", "value": "starwars"}]
    }
    alice, _ = opened(page, stage)
    alice.root.locator(".text-box").press_sequentially("/new")
    page.get_by_role("option", name="/game new").click()
    fields = alice.root.locator(".option")
    expect(fields).to_have_count(1)
    expect(fields.locator("label")).to_have_text("title")
    expect(alice.root.locator(".hint")).to_have_text("title: Which game")
    alice.root.get_by_role("button", name="Send", exact=True).click()
    expect(alice.root.locator(".composer .word")).to_have_text("“title” is required.")
    fields.locator("input").press_sequentially("Star")
    page.get_by_role("option", name="Starwars").click()
    alice.root.get_by_role("button", name="+ seats").click()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(alice.root.locator(".composer .word")).to_have_text("“seats” is at least 2.")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    alice.root.get_by_role("button", name="+ with").click()
    page.get_by_role("option", name="Bob").click()
    page.keyboard.press("Enter")
    assert stage.until(do="command")["options"] == {
        "title": {"type": 3, "value": "starwars"}, "seats": {"type": 4, "value": 3},
        "with": {"type": 6, "value": "11"},
    }  # fmt: skip
    expect(alice.root.locator(".text-box")).to_be_focused()


def test_a_command_opens_by_the_name_that_a_post_in_another_language_calls_it(stage: Stage, page: Page):
    learn = {"type": 1, "name": "learn", "name_localizations": {"de": "lernen"}, "description": "By playing"}
    stage.commands = [learn, GAME_NEW]
    alice, _ = opened(page, stage)
    alice.root.locator(".text-box").fill("/lern")
    expect(page.get_by_role("option")).to_have_text(["/learnBy playing"])
    alice.root.locator(".text-box").fill("/lernen ")
    expect(alice.root.locator(".command .slash")).to_have_text("/learn")


def test_a_command_that_requires_nothing_begins_with_what_the_bot_completes(stage: Stage, page: Page):
    """Its first field is open, with its list; which game is meant is not asked for unless one wants it."""
    game = {"type": 3, "name": "game", "description": "Which game", "autocomplete": True}
    text = {"type": 3, "name": "text", "description": "Your answers", "autocomplete": True}
    stage.commands = [
        {"id": "8", "type": 1, "name": "move", "description": "Answer", "options": [text, game]},
        {"id": "9", "type": 1, "name": "start", "description": "Begin", "options": [game]},
    ]
    stage.answers["complete"] = lambda asked: {"choices": [{"name": "Ship 1 by 2", "value": "1 2"}]}
    alice, _ = opened(page, stage)
    fields, box = alice.root.locator(".option"), alice.root.locator(".text-box")
    box.fill("/start ")
    expect(alice.root.locator(".command .slash")).to_have_text("/start")
    expect(fields).to_have_count(0)
    page.keyboard.press("Escape")
    box.fill("/move ")
    expect(fields.locator("label")).to_have_text("text")
    page.get_by_role("option", name="Ship 1 by 2").click()
    alice.root.get_by_role("button", name="Send", exact=True).click()
    assert stage.until(do="command")["options"] == {"text": {"type": 3, "value": "1 2"}}


def test_menus_on_messages_and_people(stage: Stage, page: Page):
    stage.commands = MENUS
    shown = stage.message(on.text("A board"))
    alice, _ = opened(page, stage)
    alice.message(shown).click(button="right")
    page.get_by_role("menuitem", name="Board as text").click()
    told = stage.until(do="menu")
    assert (told["name"], told["kind"], told["target"]) == ("Board as text", 3, shown["id"])
    alice.message(shown).get_by_role("button", name="Nullgate").click()
    page.get_by_role("menuitem", name="Invite").click()
    assert stage.until(do="menu")["target"] == on.APP


def test_a_text_is_written_and_replies_to_a_message(stage: Stage, page: Page):
    shown = stage.message(on.text("A board"), author="11")
    alice, _ = opened(page, stage)
    box = alice.root.locator(".text-box")
    box.fill("one\ntwo")
    box.press("Enter")
    told = stage.until(do="write")
    assert (told["text"], "reply" in told) == ("one\ntwo", False)
    alice.message(shown).get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Reply").click()
    expect(alice.root.locator(".replies")).to_have_text("Replying to Bob")
    page.keyboard.type("three")
    page.keyboard.press("Enter")
    assert stage.until(do="write")["reply"] == shown["id"]
    expect(alice.root.locator(".replies")).to_have_count(0)
    expect(box).to_have_value("")
    stage.answers["write"] = lambda _: {"why": "you may not write there yet"}
    box.fill("four")
    box.press("Enter")
    expect(alice.root.locator(".composer .word")).to_have_text("You may not write there yet.")
    expect(box).to_have_value("four")


def test_a_channel_that_goes_has_no_tab(stage: Stage, page: Page):
    stage.channels.append({"id": "2001", "type": 12, "name": "Secret"})
    stage.message(on.text("Psst"), channel="2001")
    alice, _ = opened(page, stage)
    alice.root.get_by_role("button", name="Secret").click()
    stage.tell({"t": "gone", "channel": "2001"}, only="10")
    expect(alice.root.get_by_role("button", name="Secret")).to_have_count(0)
    expect(alice.root.locator("[aria-current=page]")).to_have_text("table")


def test_what_one_person_sees_alone_is_dismissed(stage: Stage, page: Page):
    opened(page, stage)
    alice, bob = Screen(page, "Alice"), Screen(page, "Bob")
    secret = stage.post(on.text("Your hand"), flags=64, only="10")
    expect(alice.root.get_by_text("Only you can see this")).to_be_visible()
    expect(bob.message(secret)).to_have_count(0)
    alice.root.get_by_role("button", name="Dismiss").click()
    assert stage.until(do="dismiss")["message"] == secret["id"]
    stage.tell({"t": "delete", "channel": on.TABLE, "d": {"id": secret["id"]}, "token": ""}, only="10")
    expect(alice.message(secret)).to_have_count(0)


def test_answers_pins_threads_and_unread_marks(stage: Stage, page: Page):
    first = stage.message(on.text("The **board** is set"), pinned=True)
    stage.message(on.text("Done"), type=19, message_reference={"message_id": first["id"]})
    stage.message(type=6, message_reference={"message_id": first["id"]})
    stage.message(on.text("Opened"), type=20, interaction={"name": "game new", "user": {"id": "11"}})
    alice, bob = opened(page, stage)
    expect(alice.root.locator(".answers")).to_contain_text(["The board is set", "Bob used /game new"])
    expect(alice.root.locator(".message.system")).to_contain_text("Nullgate pinned a message")
    alice.root.get_by_role("button", name="Pinned messages").click()
    page.get_by_role("menuitem", name="The board is set").click()
    expect(alice.message(first)).to_have_class(re.compile("found"))
    stage.post(on.text("Psst"), channel="3010")
    dm = alice.root.get_by_role("button", name="DM")
    expect(dm).to_have_text("DM1 new for you")
    stage.channels.append({"id": "2001", "type": 11, "name": "Armada"})
    stage.tell({"t": "channel", "d": stage.channels[-1]})
    stage.post(on.text("<@11> It is your move"), channel="2001", mentions=[{"id": "11"}])
    expect(alice.root.locator(".tab.unread")).to_have_text(["DM1 new for you", "Armada 1 new"])
    expect(bob.root.locator(".tab.unread")).to_have_text(["Armada1 new for you"])
    expect(page).to_have_title("(2) Nullgate: local table")
    for tab in ("DM", "Armada"):
        alice.root.get_by_role("button", name=tab).click()
    bob.root.get_by_role("button", name="Armada").click()
    expect(bob.root.locator(".message.calls")).to_contain_text("@Bob It is your move")
    expect(page.locator(".tab.unread")).to_have_count(0)
    expect(page).to_have_title("Nullgate: local table")
    page.reload()
    expect(alice.root.locator("[aria-current=page]")).to_have_text("Armada")  # and it is still read
    expect(page.locator(".tab.unread")).to_have_count(0)


# -- nothing moves -----------------------------------------------------------------------------------------


def test_a_picture_that_loads_moves_nothing(stage: Stage, page: Page):
    stage.slow_pictures = 1.0
    stage.message(on.card(on.text("A board"), on.gallery(on.media(780, 620)), on.row(on.button("Press"))))
    alice, _ = opened(page, stage)
    press, picture = alice.control("Press"), alice.root.locator(".gallery img")
    assert not picture.evaluate("x => x.complete")
    before = press.bounding_box()
    page.wait_for_function("() => [...document.images].every(x => x.complete)")
    assert picture.evaluate("x => x.naturalWidth") == 780
    assert still(press, before)
    assert alice.gap() <= 1  # nor is the end cut


def test_a_list_that_opens_moves_nothing(stage: Stage, page: Page):
    for n in range(12):
        stage.message(on.text(f"Message {n}\n" * 4), author="11")
    stage.message(on.card(on.text("Choose"), on.row(on.select("one", *(f"Ship {n}" for n in range(25))))))
    alice, _ = opened(page, stage)
    one = alice.control("one")
    before, top = one.bounding_box(), alice.timeline.evaluate("x => x.scrollTop")
    assert top > 0
    one.click()
    box = page.locator(".pop").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= WIDE[1]
    assert still(one, before)
    assert alice.timeline.evaluate("x => x.scrollTop") == top


def test_an_edit_keeps_what_has_not_changed(stage: Stage, page: Page):
    same = on.gallery(on.media(300, 200)), on.row(on.button("Press")), on.row(on.select("one", "Red"))
    first = stage.message(on.card(on.text("Old"), *same))
    alice, _ = opened(page, stage)
    picture = alice.root.locator(".gallery img").element_handle()
    alice.control("Press").focus()
    alice.control("one").click()
    stage.edit(first, on.card(on.text("New"), *same, accent=0xFF0000))
    expect(alice.message(first)).to_contain_text("New")
    assert picture.evaluate("x => x.isConnected")
    expect(page.get_by_role("option", name="Red")).to_be_visible()
    stage.edit(first, on.card(on.text("Newer"), on.row(on.button("Press", "again"))))
    expect(page.locator(".pop")).to_have_count(0)  # what it belonged to has gone


def test_a_reader_keeps_their_place_and_is_told_of_what_is_new(stage: Stage, page: Page):
    posts = [stage.message(on.text(f"Message {n}\n" * 4), author="11") for n in range(30)]
    alice, bob = opened(page, stage)
    alice.timeline.hover()
    page.mouse.wheel(0, -900)
    page.wait_for_timeout(300)
    at = alice.message(posts[-9]).bounding_box()
    stage.post(on.card(on.text("A new one\n" * 20)))
    stage.edit(posts[2], on.text("Longer than it was\n" * 30))
    news = alice.root.get_by_role("button", name="1 new message")
    expect(news).to_be_visible()
    assert still(alice.message(posts[-9]), at)
    assert bob.gap() <= 1  # who is at the end follows
    alice.root.get_by_role("button", name="DM").click()
    alice.root.get_by_role("button", name="table").click()
    assert still(alice.message(posts[-9]), at)  # a tab is left and opened again
    alice.root.locator(".news").click()
    expect(news).to_be_hidden()
    for _ in range(50):
        page.wait_for_timeout(100)
        if alice.gap() <= 1:
            break
    assert alice.gap() <= 1


def test_older_messages_than_those_that_came_at_first_are_fetched(stage: Stage, page: Page):
    first = stage.message(on.text("The very first"), pinned=True)
    for n in range(70):
        stage.message(on.text(f"Line {n}" + "\nand more" * 4))
    answer = {"type": 19, "message_reference": {"message_id": first["id"]}}
    stage.message(content="so it was", **answer)
    stage.at_once = 20
    alice, _ = opened(page, stage)
    messages = alice.root.locator(".message")
    expect(messages.last).to_contain_text("so it was")
    expect(messages).to_have_count(20)
    stage.edit(first, on.text("The very first, changed"))
    page.wait_for_timeout(200)
    expect(messages).to_have_count(20)  # what is not here yet does not come as if it were new
    alice.timeline.evaluate("x => { x.scrollTop = 0; }")
    expect(messages).to_have_count(40)
    line = messages.filter(has_text="Line 52")
    at = line.bounding_box()
    assert at
    assert 0 <= at["y"] < 900, "the reader stays where they were"
    messages.last.get_by_role("button", name="an older message").click()
    expect(messages.first).to_contain_text("The very first, changed")
    expect(messages).to_have_count(72)
    order = [x for x in messages.all_inner_texts() if "Line" in x]
    assert [int(x.partition("Line ")[2].split()[0]) for x in order] == list(range(70))
    expect(alice.root.locator(".beginning")).not_to_contain_text("Older messages")


def test_older_messages_are_drawn_when_the_reader_comes_to_them(stage: Stage, page: Page):
    first = stage.message(on.text("The very first"), author="11")
    for n in range(120):
        stage.message(on.text(f"Message {n}"), author="11")
    alice, _ = opened(page, stage)
    assert alice.root.locator(".message").count() < 60
    expect(alice.message(first)).to_have_count(0)
    for _ in range(12):
        alice.timeline.hover()
        page.mouse.wheel(0, -4000)
        page.wait_for_timeout(60)
    expect(alice.message(first)).to_be_visible()
    assert alice.root.locator(".message").count() == 121


def test_what_answers_my_press_comes_into_view(stage: Stage, page: Page):
    stage.message(on.row(on.button("Hand")))
    for n in range(30):
        stage.message(on.text(f"Message {n}\n" * 3), author="11")
    alice, _ = opened(page, stage)
    alice.timeline.evaluate("x => { x.scrollTop = 0; }")
    alice.control("Hand").click()
    stage.until(do="press")
    mine = {"user": {"id": "10"}}
    secret = stage.post(on.text("Your hand"), flags=64, only="10", interaction_metadata=mine)
    expect(alice.message(secret)).to_be_in_viewport()


# -- never stuck -------------------------------------------------------------------------------------------


def test_a_press_says_that_it_waits_and_what_has_come_of_it(stage: Stage, page: Page):
    shown = stage.message(on.card(on.row(on.button("Press"), on.button("Other"))))
    alice, bob = opened(page, stage)
    press, word = alice.control("Press"), alice.root.locator(".message .word")
    stage.answers["press"] = lambda _: None
    press.click()
    expect(press).to_have_attribute("aria-busy", "true")
    expect(bob.control("Press")).not_to_have_attribute("aria-busy", "true")
    expect(word).to_have_text("Still waiting for Nullgate …")
    press.click()
    assert len([x for x in stage.asked if x["do"] == "press"]) == 1  # it is not pressed twice
    before = press.bounding_box()
    n = stage.until(do="press")["n"]
    stage.tell({"t": "done", "n": n, "failed": True}, only="10")
    expect(word).to_have_text("Nullgate did not answer. You may safely press again.")
    expect(press).to_have_attribute("aria-busy", "false")
    assert still(press, before)  # nor does a word move anything
    stage.answers["press"] = lambda _: {"why": "this button has changed; look again"}
    press.click()
    expect(word).to_have_text("This button has changed; look again.")
    stage.answers["press"] = lambda _: {}
    press.click()
    expect(word).to_have_text("")
    expect(press).to_have_attribute("aria-busy", "true")  # answered, but nothing has come of it yet
    stage.edit(shown, on.card(on.row(on.button("Press"), on.button("Next"))))
    expect(press).to_have_attribute("aria-busy", "false")


def test_a_press_while_the_bot_is_being_started(stage: Stage, page: Page):
    stage.message(on.row(on.button("Press")))
    alice, _ = opened(page, stage)
    state = page.locator("#state")
    expect(state).to_be_hidden()
    stage.tell({"t": "bot", "up": False})
    expect(state).to_have_text("The bot is being started. What you press now follows by itself.")
    stage.answers["press"] = lambda _: None
    alice.control("Press").click()
    word = alice.root.locator(".message .word")
    expect(word).to_have_text("The bot is being started. This is kept, and follows by itself.")
    stage.tell({"t": "bot", "up": True})
    expect(state).to_be_hidden()


def test_a_table_that_stops_says_so_and_comes_back(browser: Browser, page: Page):
    with Stage().opened() as stage:
        stage.message(on.row(on.button("Press")))
        alice, _ = opened(page, stage)
        alice.root.locator(".text-box").fill("half a thought")
        stage.answers["press"] = lambda _: None
        alice.control("Press").click()
        stage.until(do="press")
    expect(page.locator("#state")).to_contain_text("The table has stopped.")
    word = alice.root.locator(".message .word")
    expect(word).to_contain_text("When it is back, you may safely press again.")
    alice.control("Press").click()
    expect(word).to_have_text("The table has stopped, so this was not sent. Do it again when it is back.")
    port = int(stage.address.rstrip("/").rpartition(":")[2])
    again = Stage()
    again.message(on.text("It is back"))
    with again.opened(port):
        expect(page.locator("#state")).to_be_hidden(timeout=15_000)
        expect(alice.root.locator(".message")).to_contain_text("It is back")
        expect(alice.root.locator(".text-box")).to_have_value("half a thought")


def test_what_failed_in_the_bot_is_said_with_the_place_of_the_log(stage: Stage, page: Page):
    opened(page, stage)
    stage.tell({"t": "trouble", "what": "Something failed in the bot.", "log": "var/bot.log"})
    expect(page.locator("#failures li")).to_have_text("Something failed in the bot. Look into var/bot.log")
    page.get_by_role("button", name="Dismiss").click()
    expect(page.locator("#failures li")).to_have_count(0)
    late = {"t": "trouble", "what": "It failed while nobody looked.", "log": "var/desk.log"}
    stage.tell(late, only=stage.people[1]["id"])  # whichever window is there first is told
    expect(page.locator("#failures li")).to_contain_text("It failed while nobody looked.")


def test_a_command_that_is_pressed_before_the_bot_is_there_opens_when_it_comes(stage: Stage, page: Page):
    alice, _ = opened(page, stage)
    alice.root.get_by_role("button", name="/learn").click()
    expect(alice.root).to_contain_text("The bot is being started. /learn opens by itself.")
    learn = {"id": "7", "type": 1, "name": "learn", "description": "Learn a game", "options": []}
    stage.tell({"t": "commands", "d": [learn]})
    expect(alice.root.locator(".composer")).to_contain_text("/learn")
    expect(alice.root).not_to_contain_text("opens by itself")
    alice.root.get_by_role("button", name="/new").click()
    expect(alice.root).to_contain_text("/new cannot be used here.")


# -- every width, both themes ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, MIDDLE, PHONE])
def test_axe_finds_nothing(stage: Stage, page: Page, size: tuple[int, int], theme: str):
    stage.commands = [GAME_NEW, *MENUS]
    shown = on.everything(stage)
    answer = {"type": 19, "message_reference": {"message_id": shown["id"]}}
    stage.message(on.text("Your hand"), flags=64, only="10", **answer)
    stage.message(content="Hello <@10>", author="11", mentions=[{"id": "10"}])
    stage.message(flags=128)
    stage.message(on.text("Psst"), channel="3010")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    alice, _ = opened(page, stage)
    stage.tell({"t": "trouble", "what": "Something failed.", "log": "var/bot.log"})
    stage.tell({"t": "bot", "up": False})
    _clean(page, "at rest")
    alice.timeline.evaluate("x => { x.scrollTop = 0; }")
    alice.control("some").click()
    _clean(page, "with a list")
    page.keyboard.press("Escape")
    alice.root.locator(".text-box").fill("/game new ")
    _clean(page, "with a command")
    stage.tell({"t": "modal", "d": on.modal(), "token": "tok"}, only="10")
    alice.root.get_by_role("button", name="Submit").click()
    _clean(page, "with a form")


def _clean(page: Page, when: str) -> None:
    page.wait_for_timeout(250)
    found = Axe().run(page).response["violations"]
    told = [(x["id"], n["html"][:150], n.get("failureSummary", "")) for x in found for n in x["nodes"][:3]]
    assert not told, when
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{when}: it scrolls sideways"


def test_one_at_a_time_on_a_phone(stage: Stage, page: Page):
    on.everything(stage)
    page.set_viewport_size(_size(PHONE))
    alice, bob = opened(page, stage)
    expect(bob.root).to_be_hidden()
    rights = "x => Math.max(...[...x.querySelectorAll('*')].map(y => y.getBoundingClientRect().right))"
    assert alice.timeline.evaluate(rights) <= PHONE[0] + 0.5
    stage.post(on.text("Psst"), channel="3011")
    badge = page.locator("#people").get_by_role("button", name="Bob")
    expect(badge).to_contain_text("1")
    badge.click()
    expect(alice.root).to_be_hidden()
    expect(bob.root).to_be_visible()


def test_a_window_for_one_person(stage: Stage, page: Page):
    _, bob = opened(page, stage, "?as=bob")
    expect(page.locator(".seat")).to_have_count(1)
    expect(bob.root).to_be_visible()


def test_six_people_have_room(page: Page):
    with Stage(("Alice", "Bob", "Carol", "Dan", "Eve", "Frank")).opened() as stage:
        on.everything(stage)
        opened(page, stage)
        seats = page.locator(".seat")
        expect(seats).to_have_count(6)
        assert all(x.bounding_box()["width"] >= 340 for x in seats.all())
        page.locator("#people").get_by_role("button", name="Frank").click()
        expect(seats.last).to_be_in_viewport(ratio=0.9)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_light_and_dark_are_switched(stage: Stage, page: Page):
    alice, _ = opened(page, stage)
    back = "x => getComputedStyle(x).backgroundColor"
    dark = alice.root.evaluate(back)
    page.get_by_role("button", name="Light or dark").click()
    page.get_by_role("option", name="Light").click()
    assert alice.root.evaluate(back) == "rgb(255, 255, 255)" != dark
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
