"""Posts laid out: what is long is cut, what is many is broken up, nothing passes Discord's limits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from bot.play.model.ports import Button, Choice, Image, Post, Section, Select, Tone
from bot.ui.layout import files, lay_out, shorten, too_big
from tests.bot.limits import BUTTON, CONTAINER, FILE, GALLERY, TEXT, V2, OverLimitError, check_message, walk

T = TypeVar("T")


def body(post: Post) -> dict:
    return {"components": lay_out(post).to_components()}


def parts(post: Post, kind: int) -> list[dict]:
    return [x for x in walk(body(post)["components"]) if x["type"] == kind]


def said(post: Post) -> str:
    return "\n".join(x["content"] for x in parts(post, TEXT))


#: Letters of one to four bytes and of two units, what breaks lines, marks that join, and Markdown.
LETTERS = "ab é字😀👩\u200d\u0301\u200f\n\t *_`~|[]()<>@#:-\x00\x7f"
#: How many posts are laid out, each made of its own number.
POSTS = 200


def text(rng: Random, most: int) -> str:
    """Return a text of any length up to `most`: nothing and the most are as likely as all between.

    It is never blank but for being empty: what we post never is.
    """
    letters = "".join(rng.choices(LETTERS + chr(rng.randrange(1, 0xD800)), k=rng.randint(1, 12)))
    return ("a" + letters * most)[: rng.choice((0, 1, rng.randint(0, most), most))]


def control(rng: Random) -> Button | Select:
    """Return a button, or a list of up to forty lines."""
    n = rng.getrandbits(32)
    if rng.random() < 0.5:
        disabled = rng.random() < 0.5
        return Button(text(rng, 120), f"ng:join:{n:08x}", rng.choice(list(Tone)), disabled=disabled)
    lines = range(rng.randint(1, 40))
    choices = tuple(Choice("x" * (i * 7 % 130), f"v{i}", "d" * (i * 5 % 130)) for i in lines)
    return Select(f"ng:pick:{n:08x}", text(rng, 200), choices)


def some(rng: Random, least: int, most: int, make: Callable[[], T]) -> tuple[T, ...]:
    """Return so many of what is made."""
    return tuple(make() for _ in range(rng.randint(least, most)))


def any_post(rng: Random) -> Post:
    """Return a post that may be too long in each of its parts."""
    return Post(
        title=text(rng, 500), text=some(rng, 0, 6, lambda: text(rng, 3000)), small=text(rng, 2000),
        image=rng.choice((None, Image("board.png", b"x", "alt " * 400))),
        ping=tuple(set(some(rng, 0, 2, lambda: rng.randint(1, 2**60)))),
        rows=some(rng, 0, 9, lambda: some(rng, 1, 8, lambda: control(rng))),
    )  # fmt: skip


def test_no_post_passes_a_limit():
    laid = 0
    for seed in range(POSTS):
        components = body(any_post(Random(seed)))["components"]
        laid += bool(components)
        if components:
            try:
                check_message({"components": components, "flags": V2})
            except OverLimitError as why:
                raise AssertionError(f"the post of seed {seed}") from why
    assert laid > POSTS // 2


def test_a_post_is_laid_out_in_order():
    post = Post(
        title="Game 1", text=("one", "two"), image=Image("b.png", b"", "the board"), small="Case MOVES.1",
        ping=(7,), rows=((Button("Throw", "ng:do:a:blue:1:x", Tone.MAIN),),),
    )  # fmt: skip
    call, box = body(post)["components"]
    assert call["content"] == "<@7>"
    assert box["type"] == CONTAINER
    assert [x["type"] for x in box["components"]] == [TEXT, GALLERY, TEXT, 14, 1]
    assert box["components"][0]["content"] == "### Game 1\none\ntwo"
    assert box["components"][1]["items"][0]["description"] == "the board"
    assert box["components"][2]["content"] == "-# Case MOVES.1"


def test_a_paragraph_of_blanks_is_left_out_for_discord_takes_no_empty_text():
    assert parts(Post("", (" \n\t", "  ")), TEXT) == []
    assert said(Post("Title", ("one", "   ", "two"))) == "### Title\none\ntwo"


@pytest.mark.parametrize(
    ("tones", "styles"),
    [
        ("main", "1"),
        ("main plain", "12"),
        ("main main plain", "222"),
        ("main good risk", "234"),
        ("good good", "22"),
        ("plain good", "23"),
    ],
)
def test_at_most_one_button_of_a_post_stands_out(tones, styles):
    every = [Button("b", f"ng:join:g{i}", Tone(x)) for i, x in enumerate(tones.split())]
    rows = Post(text=("x",), rows=(tuple(every),))
    assert "".join(str(x["style"]) for x in parts(rows, BUTTON)) == styles
    beside = Post(text=("x",), sections=tuple(Section("a seat", x) for x in every))
    assert "".join(str(x["style"]) for x in parts(beside, BUTTON)) == styles


def test_a_ping_that_stands_in_the_text_is_not_repeated():
    post = Post(text=("<@7>, your turn in Game 1",), ping=(7,))
    assert said(post) == "<@7>, your turn in Game 1"


def test_text_over_4000_characters_is_cut_at_the_longest_paragraph():
    post = Post(title="T", text=("short", "long " * 2000), small="small")
    text = said(post)
    assert len(text) <= 4001
    assert "short" in text
    assert text.endswith("…\n-# small")


def test_rows_of_more_than_five_are_broken_and_selects_stand_alone():
    many = tuple(Button(str(i), f"ng:join:g{i}") for i in range(7))
    post = Post(text=("x",), rows=((*many, Select("ng:pick:g", "p", (Choice("a", "a"),))),))
    rows = parts(post, 1)
    assert [len(r["components"]) for r in rows] == [5, 2, 1]


def test_what_does_not_fit_in_forty_components_is_left_out_from_the_end(caplog):
    rows = tuple(tuple(Button(f"{r}{i}", f"ng:join:g{r}{i}") for i in range(5)) for r in range(9))
    post = Post(title="T", text=("x",), rows=rows)
    check_message(body(post) | {"flags": V2})
    assert len(parts(post, BUTTON)) == 30
    assert "too many controls" in caplog.text


def test_a_picture_is_shown_and_any_other_file_is_offered():
    post = Post(text=("x",), files=(Image("a.gif", b"1", "alt"), Image("game.json", b"{}", "")))
    assert [x["items"][0]["media"]["url"] for x in parts(post, GALLERY)] == ["attachment://a.gif"]
    assert [x["file"]["url"] for x in parts(post, FILE)] == ["attachment://game.json"]
    assert [f.filename for f in files(post)] == ["a.gif", "game.json"]


def test_a_file_over_ten_mebibytes_is_noticed():
    assert too_big(Post(image=Image("a.png", b"x" * (10 * 1024 * 1024 + 1), "")))
    assert not too_big(Post(image=Image("a.png", b"x" * (10 * 1024 * 1024), "")))


def test_shorten_keeps_words_where_it_can():
    assert shorten("one two three", 9) == "one two…"
    assert shorten("unbroken" * 3, 9) == "unbroken…"
    assert shorten("fits", 4) == "fits"
