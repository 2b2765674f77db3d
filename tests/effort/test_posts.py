"""No post of the transcripts asks more of its readers than its kind may."""

from __future__ import annotations

import pytest

from tests.effort import posts
from tests.effort.posts import HELD, LIMITS, LONGEST, Measured, measured, pressed, worst, worst_buttons

POST = """## alice: presses **Throw**

**#table: new message, calls bob:**
> ### {title}
> {said}
> @bob Move a ship: 2 or 4.
> [picture 780x664 c3b8ef94: with its own words, which are not counted]
> -# small print is not counted
> ----
> [Ship 1] [Ship 2] [ⓘ]
"""


def test_every_post_is_within_the_limits_of_its_kind():
    found = list(measured())
    assert {x.kind for x in found} == set(LIMITS)
    assert len(found) > 200
    assert [(x.visit, x.title, *x.beyond()) for x in found if x.beyond()] == []


@pytest.mark.parametrize(
    ("title", "said", "beyond"),
    [
        ("bob goes first", "alice is at home.", []),
        ("bob goes first", "word " * 40, ["50 words > 40"]),
        ("who plays?", "word " * 28, ["37 words > 35"]),
        ("bob goes first", "\n> ".join(["a line"] * 6), ["8 lines > 6"]),
    ],
)
def test_what_is_beyond_a_limit_is_found(tmp_path, monkeypatch, title, said, beyond):
    monkeypatch.setattr(posts, "KEPT", tmp_path)
    (tmp_path / "visit.md").write_text(POST.format(title=title, said=said))
    (found,) = measured()
    assert isinstance(found, Measured)
    assert [*found.beyond()][:1] == beyond[:1]
    assert found.controls == 3


def test_the_table_shows_the_worst_of_each_kind():
    assert [row[0] for row in worst()] == list(LIMITS)
    assert all(int(row[1]) > 0 and row[-1] == HELD for row in worst())


@pytest.mark.parametrize(
    ("title", "line", "buttons", "kind", "beyond"),
    [
        ("Armada", "word " * 34, "[Lock]", "private", []),
        ("Armada", "word " * 36, "[Lock]", "private", ["37 words > 35"]),
        ("Hint", "word " * 36, "[Show me]", "hint", ["37 words > 35"]),
        ("M1 may be lost", "word " * 40, "[Confirm] [Cancel]", "preview", ["44 words > 40"]),
        ("Skirmish", "**GM's panel.** " + "word " * 60, "[Tell]", "panel", ["63 words > 60"]),
        ("Armada", "> " + "word " * 60, "[Lock]", "private", []),
    ],
)
def test_every_private_page_is_measured_by_its_kind(
    tmp_path, monkeypatch, title, line, buttons, kind, beyond
):
    monkeypatch.setattr(posts, "KEPT", tmp_path)
    page = (f"### {title}", line, "[picture 780x664 c3b8: x]", "----", buttons)
    lines = ("**alice's page becomes:**", *(f"> {x}" for x in page), "")
    (tmp_path / "visit.md").write_text("\n".join(lines))
    (found,) = measured()
    assert (found.kind, found.beyond()) == (kind, beyond)
    assert [x for x in worst_of(found) if x != HELD] == [f"beyond: visit, {title}"] * bool(beyond)


def worst_of(found):
    return [row[-1] for row in worst() if row[0] == found.kind]


def test_buttons_name_a_thing_and_at_most_one_stands_out():
    found = list(pressed())
    assert len(found) > 300
    assert [(x.visit, *x.beyond()) for x in found if x.beyond()] == []
    assert f"(≤ {LONGEST})" in worst_buttons()


PRIVATE = """**alice's page becomes:**
> ### StarGate
> [picture 780x664 c3b8ef94: with its own words]
> ----
> {buttons}
"""


@pytest.mark.parametrize(
    ("buttons", "beyond"),
    [
        ("[:starwars_blue: 2 → SOL-9] [*Confirm*] [ⓘ]", []),
        ("[*Confirm*] [+End step+] [*Chosen already* (off)]", ["2 stand out: ('*Confirm*', '+End step+')"]),
        ("[Ship 2 by 5, jump to RIGEL-10]", ["'Ship 2 by 5, jump to RIGEL-10': 29 > 22"]),
    ],
)
def test_a_sentence_for_a_button_is_found_and_a_second_that_stands_out(
    tmp_path, monkeypatch, buttons, beyond
):
    monkeypatch.setattr(posts, "KEPT", tmp_path)
    (tmp_path / "visit.md").write_text(PRIVATE.format(buttons=buttons))
    (found,) = pressed()
    assert found.beyond() == beyond
