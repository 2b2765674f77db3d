"""Names and words: what players type never formats, pings, links or hides anything in our texts."""

import re

import pytest
from grapheme import graphemes

from bot.play.model.texts import clean, escaped, escaped_text, plain, tame
from bot.ui import layout
from render.core import text as texts
from render.core.texts.graphemes import cut, visible
from tests.play.conftest import ANN, HERE, Room, said

#: What could break out of a text: marks, mentions, links, text that runs backwards, nothing to be seen.
NASTY = "*b* <@777> \u202e\u2066x\u200b ](http://e) [y](z) @everyone"


@pytest.mark.parametrize(
    "name", ["\u202e", "\u200b\u200d", "\n\t", "\u3164", "\u2800\u115f", "\x00\x1b", "\u2028", ""]
)
def test_a_name_of_which_nothing_is_seen_is_a_question_mark(name: str) -> None:
    assert clean(name, 60) == ""
    assert plain(name) == "?"
    assert escaped(name) == "?"


def test_names_are_one_line_and_not_too_long() -> None:
    assert clean("a\nb\r\n c\u2028d", 60) == "a b c d"
    assert len(plain("x" * 100)) == 32
    assert len(clean("x" * 100, 60)) == 60
    assert escaped("y" * 60) == "y" * 60


#: Names as people write them, in which nothing may be left out.
WHOLE = {
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "a doctor's skin": "\U0001f469\U0001f3fd\u200d\u2695\ufe0f",
    "rainbow": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "heart on fire": "\u2764\ufe0f\u200d\U0001f525",
    "nodding": "\U0001f642\u200d\u2194\ufe0f",
    "Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "Spain": "\U0001f1ea\U0001f1f8",
    "keycap": "1\ufe0f\u20e3",
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hindi": "\u0936\u094d\u200d\u0930\u0940",
    "Bengali": "\u09b0\u200d\u09cd\u09af\u09be\u09ac",
    "Sinhala": "\u0dc1\u0dca\u200d\u0dbb\u0dd3",
    "Thai": "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07",
    "Vietnamese, taken apart": "Vie\u0323\u0302t",
    "Hebrew": "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "Tibetan": "\u0f66\u0f92\u0fb2\u0f74\u0f56",
    "Korean": "\u1112\u1161\u11ab",
    "Japanese": "\u8fbb\U000e0100\u3055\u3093",
}


@pytest.mark.parametrize("name", WHOLE.values(), ids=WHOLE)
def test_names_of_every_script_stay_whole(name: str) -> None:
    assert plain(name) == name
    assert clean(f"  {name}  {name} ", 100) == f"{name} {name}"
    assert escaped(name) == name
    assert escaped_text(f"{name} x") == f"{name} x"
    assert tame({"name": name}) == {"name": name}


@pytest.mark.parametrize("name", WHOLE.values(), ids=WHOLE)
def test_a_cut_leaves_no_half_of_a_sign(name: str) -> None:
    whole = list(graphemes(name))
    for most in range(1, 3 * len(name) + 2):
        for made in (cut(name * 3, most), clean(name * 3, most)):
            assert len(made) <= most
            assert [*graphemes(made)] == (whole * 3)[: len([*graphemes(made)])]
    for shorten in (layout.shorten, texts.shorten):
        for most in range(2, 2 * len(name)):
            *kept, last = graphemes(shorten(name * 2, most))
            assert last == "…"
            assert kept == (whole * 2)[: len(kept)]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("al\u200dice", "alice"),
        ("al\u200cice", "alice"),
        ("al\u034fice", "alice"),
        ("alice\ufe0f", "alice"),
        ("\u0645\u200c\u200c\u062e", "\u0645\u200c\u062e"),
        ("\u0645\u200c", "\u0645"),
        ("\U0001f468\u200d", "\U0001f468"),
        ("\U0001f468\u200d\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\U0001f468\u200dx", "\U0001f468x"),
        ("\u2764\ufe0f\ufe0f\ufe0f", "\u2764\ufe0f"),
        ("a\U000e0067\U000e007f", "a"),
        ("\U0001f3f4\U000e0067x", "\U0001f3f4x"),
        ("\u0301\u0301x", "x"),
    ],
)
def test_what_nobody_sees_makes_no_second_name_of_one_look(typed: str, shown: str) -> None:
    assert visible(typed) == shown


def test_marks_are_piled_up_only_so_high() -> None:
    pile = "Z" + "\u0300" * 40 + "a" + "\u0316\u0327\u20dd" * 30
    assert len(plain(pile)) <= 10
    assert plain(pile)[0] == "Z"
    assert "a" in plain(pile)


def test_an_escaped_name_cannot_leave_a_link_text() -> None:
    text = escaped(NASTY)
    for mark in "*[]()<>":
        assert not re.search(r"(?<!\\)" + re.escape(mark), text), mark
    assert "@everyone" not in text
    assert "<@777" not in text
    assert "://" not in text


async def test_a_games_own_name_is_cleaned_when_taken_and_escaped_when_shown(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars", name=NASTY + "z" * 100)
    name = (await t.game_lists.info(game)).name
    assert name.startswith("*b* <@777> x ](http://e) [y](z)")
    assert len(name) <= 60
    assert not re.search("[\u200b\u202e\u2066]", name)
    await t.turns.drain(game)
    await t.lobby.join(game, ANN)
    await t.lobby.add_machine(game, ANN)
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    posts = [x.now for x in room.courier.channel()]
    assert len(posts) >= 2
    posts += [await t.choices.hand(game, ANN), await t.boards.map(game, ANN)]
    assert escaped(name) in posts[0].title  # the lobby's; posts of play tell the news
    assert all(escaped(name) in x.title for x in posts[-2:])
    for post in posts:
        assert "<@777>" not in said(post)
        assert "](" not in post.title.replace(r"\]", "")


async def test_the_name_of_a_record_brought_in_is_cleaned_too(room: Room) -> None:
    t, game = room.services, await room.started(foe="greedy")
    await t.answering.resign(game, ANN)
    text = (await t.log.export(game, ANN)).text
    copy = await t.records.import_record(HERE, ANN, text, "\u202eold\n \u200btimes")
    assert (await t.game_lists.info(copy)).name == "old times"


async def test_a_word_for_the_dice_keeps_its_whole_length_and_nothing_unseen(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue", "w" * 36 + "\u202e\u200b")
    await t.lobby.add_machine(game, ANN)
    await t.lobby.start(game, ANN)
    assert (await t.log.proof(game)).said == {"blue": "w" * 36}
