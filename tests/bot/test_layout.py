"""Posts laid out: what is long is cut, what is many is broken up, nothing passes Discord's limits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.play.model.ports import Button, Choice, Image, Post, Section, Select, Tone
from bot.ui.layout import files, lay_out, shorten, too_big
from tests.bot.limits import BUTTON, CONTAINER, FILE, GALLERY, TEXT, V2, check_message, walk


def body(post: Post) -> dict:
    return {"components": lay_out(post).to_components()}


def parts(post: Post, kind: int) -> list[dict]:
    return [x for x in walk(body(post)["components"]) if x["type"] == kind]


def said(post: Post) -> str:
    return "\n".join(x["content"] for x in parts(post, TEXT))


def long(most: int) -> st.SearchStrategy[str]:
    """Texts of up to so many characters, of a short one again and again: each drawn by itself takes long."""
    return st.builds(lambda piece, times: (piece * times)[:most], st.text(max_size=20), st.integers(1, most))


buttons = st.builds(
    Button,
    label=long(120),
    id=st.uuids().map(lambda u: f"ng:join:{u.hex[:8]}"),
    tone=st.sampled_from(list(Tone)),
    disabled=st.booleans(),
    url=st.just(""),
    emblem=st.just(""),
    does=st.none(),
)
selects = st.builds(
    Select,
    id=st.uuids().map(lambda u: f"ng:pick:{u.hex[:8]}"),
    prompt=long(200),
    choices=st.integers(1, 40).map(
        lambda n: tuple(Choice("x" * (i * 7 % 130), f"v{i}", "d" * (i * 5 % 130)) for i in range(n))
    ),
    least=st.just(1),
    most=st.just(1),
    does=st.none(),
)
posts = st.builds(
    Post,
    title=long(500),
    text=st.lists(long(3000), max_size=6).map(tuple),
    image=st.none() | st.just(Image("board.png", b"x", "alt " * 400)),
    small=long(2000),
    ping=st.lists(st.integers(1, 2**60), max_size=2, unique=True).map(tuple),
    rows=st.lists(st.lists(buttons | selects, min_size=1, max_size=8).map(tuple), max_size=9).map(tuple),
)


@settings(max_examples=120, deadline=None)
@given(posts)
def test_no_post_passes_a_limit(post):
    components = body(post)["components"]
    if components:
        check_message({"components": components, "flags": V2})


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
