"""Names and words: what players type never formats, pings, links or hides anything in our texts."""

import re

import pytest

from bot.play.model.names import clean, escaped, plain
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
    await t.sender.drain(game)
    await t.lobby.join(game, ANN)
    await t.lobby.add_machine(game, ANN)
    await t.lobby.start(game, ANN)
    await t.sender.drain(game)
    posts = [x.now for x in room.courier.channel()]
    assert len(posts) >= 2
    posts += [await t.choices.hand(game, ANN), await t.boards.map(game, ANN)]
    for post in posts:
        assert escaped(name) in post.title
        assert "<@777>" not in said(post)
        assert "](" not in post.title.replace(r"\]", "")


async def test_the_name_of_a_record_brought_in_is_cleaned_too(room: Room) -> None:
    t, game = room.services, await room.started(foe="greedy")
    await t.answering.resign(game, ANN)
    text = (await t.exports.export(game, ANN)).text
    copy = await t.records.import_record(HERE, ANN, text, "\u202eold\n \u200btimes")
    assert (await t.game_lists.info(copy)).name == "old times"


async def test_a_word_for_the_dice_keeps_its_whole_length_and_nothing_unseen(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue", "w" * 36 + "\u202e\u200b")
    await t.lobby.add_machine(game, ANN)
    await t.lobby.start(game, ANN)
    assert (await t.fairness.proof(game)).said == {"blue": "w" * 36}
