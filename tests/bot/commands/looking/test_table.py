"""The commands of a table: looking, answering by text, taking back; what is private stays private."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.play.model.custom_ids import stays
from bot.play.model.terms import Person, Preferences
from bot.play.queries import settings
from tests.bot.room import SMALL, buttons, controls, pictures, raw, selects, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")


def choices(message) -> list[str]:
    return [label for lines in selects(message).values() for label, _ in lines]


def person_of(who) -> Person:
    return Person(who.id, who.name)


async def test_looking_is_private_and_changes_nothing(room):
    game = await room.started()
    before, posts = (await room.bot.services.game_lists.info(game)).n, len(room.posts())
    for command in ("map", "board", "log", "who", "hand", "fair", "turns", "help", "settings", "replay"):
        result = await room.slash(room.alice, command)
        first = next(x for x in reversed(room.requests) if x.path.endswith("/callback"))
        assert first.json["type"] == 4, f"what /{command} shows acknowledges it"
        assert result.ephemeral, command
        assert texts(result.response) or pictures(result.response), command
        assert len(room.posts()) == posts, command
        assert (await room.bot.services.game_lists.info(game)).n == before, command


async def test_what_is_shared_is_seen_by_all(room):
    await room.started()
    for command in ("map", "board", "fair", "replay"):
        result = await room.slash(room.alice, command, share=True)
        assert result.response.ephemeral, command
        (shared,) = result.followups
        assert not shared.ephemeral, command
        assert texts(shared), command


async def test_the_map_is_a_picture_with_words_for_it(room):
    await room.started()
    shown = (await room.slash(room.alice, "board")).response
    assert pictures(shown)[0].endswith(".png")
    gallery = [x for x in raw(shown)[0]["components"] if x["type"] == 12]
    assert "SOL" in gallery[0]["items"][0]["description"]


async def test_who_prefers_text_gets_text(room):
    await room.started()
    await room.slash(room.alice, "settings", text="boards text")
    shown = (await room.slash(room.alice, "board")).response
    assert not pictures(shown)
    assert "SOL" in texts(shown)
    await room.slash(room.alice, "settings", text="boards both")
    shown = (await room.slash(room.alice, "board")).response
    assert pictures(shown)
    assert "```" in texts(shown)


async def test_the_log_is_paged(room):
    game = await room.started(file=("small.toml", SMALL))
    rng = Random(1)
    for _ in range(14):
        await room.by_buttons(await room.mover(game), rng)
    shown = (await room.slash(room.alice, "log")).response
    assert "goes first" in texts((await room.slash(room.alice, "log", page=1)).response)
    page = buttons(shown)
    if "◀" in page:
        result = await room.alice.click(shown, custom_id=page["◀"])
        assert texts(room.private(result)) != texts(shown)


async def test_who_names_whom_the_table_waits_for(room):
    game = await room.started()
    mover = await room.mover(game)
    said = await room.said(room.bob, "log", what="who")
    line = next(x for x in said.splitlines() if "waiting for" in x)
    assert mover.name in line


async def test_turns_lists_games_with_links_mine_first(room):
    game = await room.started(name="Sunday")
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    said = await room.said(mover, "games")
    assert "One game waits for you" in said
    assert "https://discord.com/channels/" in said
    assert "Sunday" in said
    assert "No game waits for you" in await room.said(other, "games")


async def test_turns_works_in_direct_messages(room):
    game = await room.started()
    mover = await room.mover(game)
    result = await mover.user.slash("games")
    assert "One game waits for you" in texts(result.response)


async def test_a_game_is_named_where_the_channel_has_none(room):
    game = await room.started(name="Sunday")
    other = room.guild.create_text_channel("other")
    refused = await room.alice.slash(other, "log", what="who")
    assert "no game in this channel" in texts(refused.response)
    found = await room.alice.autocomplete(other, "log", "game", "sun")
    assert found[0]["value"] == game
    shown = await room.alice.slash(other, "log", what="who", game=game)
    assert "Sunday" in texts(shown.response)


async def test_answers_are_typed_and_suggested_from_what_is_legal(room):
    game = await room.started()
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    offered = await mover.autocomplete(room.channel, "move", "text", "")
    assert [c["value"] for c in offered] == ["throw"]
    ahead = await other.autocomplete(room.channel, "move", "text", "")  # for a turn that is prepared
    assert [c["value"] for c in ahead] == ["throw"]
    await room.slash(mover, "move", text="throw")
    assert (await room.bot.services.game_lists.info(game)).n == 1
    moves = await mover.autocomplete(room.channel, "move", "text", "")
    assert 1 <= len(moves) <= 25
    shown = room.private(await room.slash(mover, "move", text=moves[0]["value"]))
    assert {"Confirm", "Cancel"} <= set(buttons(shown))
    assert pictures(shown)
    assert (await room.bot.services.game_lists.info(game)).n == 1
    await room.press(mover, shown, "Confirm")
    assert (await room.bot.services.game_lists.info(game)).n == 2


async def test_cancel_leads_back_to_the_choice_and_changes_nothing(room):
    game = await room.started()
    mover = await room.mover(game)
    await room.slash(mover, "move", text="throw")
    move = (await mover.autocomplete(room.channel, "move", "text", ""))[0]["value"]
    shown = room.private(await room.slash(mover, "move", text=move))
    back = room.private(await room.press(mover, shown, "Cancel"))
    assert selects(back) or buttons(back)
    assert "Confirm" not in buttons(back)
    assert (await room.bot.services.game_lists.info(game)).n == 1


async def test_the_form_takes_a_typed_answer(room):
    game = await room.started()
    mover = await room.mover(game)
    await room.slash(mover, "move", text="throw")
    move = (await mover.autocomplete(room.channel, "move", "text", ""))[0]["value"]
    shown = room.private(await room.press(mover, room.live(), "My hand"))
    form = await room.press(mover, shown, "Type it")
    got = room.private(await mover.submit_modal(form, {"text": move}))
    await room.press(mover, got, "Confirm")
    assert (await room.bot.services.game_lists.info(game)).n == 2


async def test_illegal_input_names_the_rule(room):
    mover = await room.mover(await room.started())
    assert "have not thrown" in await room.said(mover, "move", text="1 6")
    await room.slash(mover, "move", text="throw")
    assert "have thrown already; still to be used: " in await room.said(mover, "move", text="throw")
    assert "Case MOVES.1" in await room.said(mover, "move", text="1 9")
    assert "cannot read" in await room.said(mover, "move", text="engage")
    assert "cannot read" in await room.said(mover, "move", text="x" * 300)


async def test_undo_is_free_right_after_a_move_and_asks_after_a_throw(room):
    game = await room.started()
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    await room.slash(mover, "settings", text="confirm no")
    await room.slash(mover, "move", text="throw")
    assert "Undo" not in buttons(room.live())
    move = (await mover.autocomplete(room.channel, "move", "text", ""))[0]["value"]
    await room.slash(mover, "move", text=move)
    if "Undo" in buttons(room.live()):
        await room.press(mover, room.live(), "Undo")
        assert " took back the last move" in texts(room.live())
    asked = await room.said(mover, "undo")
    assert "asked" in asked
    assert room.pings()[-1] == other.id
    await room.press(other, room.live(), "Agree")
    assert "Throw the dice" in buttons(room.live())


async def test_a_replay_moves_and_may_not_be_asked_for_all_the_time(room):
    await room.started()
    for _ in range(2):
        shown = (await room.slash(room.alice, "replay", what="game")).response
        assert pictures(shown)[0].endswith((".gif", ".webp"))
    assert "Try again in" in await room.said(room.alice, "replay")
    assert pictures((await room.slash(room.bob, "replay")).response)


async def test_progress_is_shown_while_a_long_replay_is_drawn(room, monkeypatch):
    from bot.ui.interactions import pages

    monkeypatch.setattr(pages, "BEAT", 0.0)
    game = await room.started()
    for _ in range(4):
        await room.by_buttons(await room.mover(game), Random(3))
    await room.slash(room.alice, "replay", what="game")
    bodies = [x.json for x in room.requests if x.method == "PATCH" and "@original" in x.path]
    assert any("%" in str(b) for b in bodies)


async def test_only_the_newest_post_has_buttons_and_old_pictures_stay(room):
    game = await room.started()
    rng = Random(2)
    for _ in range(3):
        await room.by_buttons(await room.mover(game), rng)
    *old, last = room.messages()
    assert controls(last)
    assert [stays(x) for m in old for x in controls(m)] == [True]  # what it is about is never out of date
    _lobby, _begun, *pictured = old
    assert all(pictures(m) for m in pictured)


async def test_rules_are_looked_up(room):
    said = await room.said(room.alice, "rules", query="moves.3")
    assert "Case MOVES.3" in said
    assert "Ruling T8" in said
    assert "Ruling T8" in await room.said(room.alice, "rules", query="t8")
    assert "nothing about" in await room.said(room.alice, "rules", query="xyzzy")
    offered = await room.alice.autocomplete(room.channel, "rules", "query", "capture")
    assert any(c["value"] == "MOVES.4" for c in offered)


async def test_help_leads_through_a_first_game(room):
    shown = (await room.slash(room.alice, "help")).response
    seen = [texts(shown)]
    while "Next" in buttons(shown):
        shown = room.private(await room.press(room.alice, shown, "Next"))
        seen.append(texts(shown))
    assert len(seen) == 7
    assert "**Join** beside a seat" in seen[1]
    assert "**Confirm**" in seen[2]
    own = room.private(await room.press(room.alice, shown, "How Starwars is played"))
    assert "Two dice are thrown" in texts(own)


async def test_settings_are_kept(room):
    for text in ("language de", "theme light", "secrets look"):
        shown = (await room.slash(room.alice, "settings", text=text)).response
    assert "Sprache: Deutsch" in choices(shown)
    await room.restart()
    assert "Farben: Hell" in choices((await room.slash(room.alice, "settings")).response)


async def test_each_setting_is_changed_in_place(room):
    shown = (await room.slash(room.alice, "settings")).response
    chosen = {
        "Dark": "Colours: Dark",
        "Only when I press a button": "Secrets: Only when I press a button",
        "Both": "Boards: Both",
        "no": "Show what a move does before it counts: no",
        "Deutsch": "Sprache: Deutsch",
    }
    for label, says in chosen.items():
        result = await room.choose(room.alice, shown, label)
        shown = result.response or shown
        assert says in choices(shown), label
        assert label not in choices(shown)
    prefers = await settings.preferences(room.bot.services.context, room.alice.id)
    assert prefers == Preferences("de", "dark", "look", "both", confirm=False)
    assert (await settings.preferences(room.bot.services.context, room.bob.id)) == Preferences()


async def test_resuming_after_the_bot_was_away_the_health_file_is_fresh(room):
    pulse = room.settings.pulse
    await room.pass_time(6)
    assert pulse.exists()


async def test_the_bot_says_hello_once_where_it_may(room):
    me = room.bot.user
    harbour = room.bot.get_guild(room.guild.id)
    room.bot.dispatch("guild_join", harbour)
    await room.settled()
    assert len([m for m in room.posts() if "I am Nullgate" in texts(m)]) == 1
    other = room.server("Shut")
    other.dismiss()
    shut = other.create_text_channel(
        "shut", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    open_ = other.create_text_channel("open")
    other.invite()
    await room.settled()
    assert shut.history() == []
    assert len([m for m in open_.history() if "I am Nullgate" in texts(m)]) == 1


async def test_two_moves_are_typed_in_one_go(room):
    game = await room.started()
    mover = await room.mover(game)
    await room.slash(mover, "move", text="throw")
    sight = await room.bot.services.player_views.look(game, person_of(mover))
    one, two = sight.view.dice
    moves = [o.text.split() for o in sight.asked[0].options]
    first = next(m for m in moves if m[1] == str(one))
    second = next((m for m in moves if m[1] == str(two) and m[0] != first[0]), None)
    typed = f"{' '.join(first)}; {' '.join(second)}" if second else " ".join(first)
    shown = room.private(await room.slash(mover, "move", text=typed))
    assert (await room.bot.services.game_lists.info(game)).n == 1  # nothing is final before it is confirmed
    await room.press(mover, shown, "Confirm")
    assert (await room.bot.services.game_lists.info(game)).n >= 2


async def test_how_to_play_on_a_card_shows_that_game(room):
    await room.opened()
    about = room.private(await room.press(room.alice, room.live(), "ⓘ"))
    shown = room.private(await room.press(room.alice, about, "How to play"))
    assert "Two dice are thrown" in texts(shown)


async def test_memory_does_not_grow_with_every_post(room):
    game = await room.started(file=("small.toml", SMALL))
    rng = Random(5)
    for _ in range(6):
        await room.by_buttons(await room.mover(game), rng)
    kept = room.bot._connection._view_store
    assert sum(map(len, kept._views.values())) == 0
    assert kept._synced_message_views == {}


async def test_a_choice_shows_one_picture_at_a_time(room):
    game = await room.started()
    mover = await room.mover(game)
    await room.press(mover, room.live(), "Throw the dice")
    rng, message = Random(6), room.live()
    for _ in range(4):
        result = await room._one_more(mover, message, rng)
        if (await room.bot.services.game_lists.info(game)).n > 1:
            return
        message = room.private(result)
        assert len(pictures(message)) <= 1
        assert len([x for x in raw(message)[0]["components"] if x["type"] == 12]) == len(pictures(message))
    raise AssertionError("four presses and no answer")
