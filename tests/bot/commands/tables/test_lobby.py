"""The lobby: opening, filling, starting; who may; what is asked of the channel."""

from __future__ import annotations

import discord
import pytest

from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused, Status
from bot.ui.interactions.opening import read_options
from render.core.text import words
from tests.bot.room import SMALL, buttons, controls, raw, selects, texts


async def settings(room, who):
    """Open the settings of a table by the button below its seats."""
    return room.private(await room.press(who, room.live(), "Settings"))


async def test_game_new_posts_a_card_that_explains_what_is_played(room):
    said = await room.said(room.alice, "new", title="starwars", options="homes=thrown", name="Evening")
    assert room.channel.mention in said
    card = room.posts()[-1]
    assert "Evening" in texts(card)
    assert "One house rule: see Settings." in texts(card)
    assert set(buttons(card)) == {
        "Join", "Add machine", "Settings", "ⓘ"
    }  # fmt: skip
    assert room.pings() == []
    behind = await settings(room, room.alice)
    assert {"Invite", "Machine player", "Change the clock", "Change the rules", "End the game"} <= set(
        buttons(behind)
    )
    about = room.private(await room.press(room.alice, card, "ⓘ"))
    assert "How to play" in buttons(about)
    assert "Take" in texts(about)


async def test_title_scenario_and_options_are_offered_and_explained(room):
    titles = await room.alice.autocomplete(room.channel, "new", "title", "starw")
    assert [c["value"] for c in titles] == ["starwars"]
    assert "home star" in titles[0]["name"]
    scenarios = await room.alice.autocomplete(room.channel, "new", "scenario", "", title="starwars")
    assert [c["value"] for c in scenarios] == ["standard"]
    options = await room.alice.autocomplete(room.channel, "new", "options", "homes=t", title="starwars")
    assert [c["value"] for c in options] == ["homes=thrown"]
    assert "higher throw" in options[0]["name"]
    assert await room.alice.autocomplete(room.channel, "new", "options", "", title="nonsense") == []


async def test_everything_is_offered_before_a_letter_is_typed(room):
    async def offered(option, **chosen):
        found = await room.alice.autocomplete(room.channel, "new", option, "", **chosen)
        return [c["value"] for c in found]

    titles = room.bot.catalogue.titles
    assert await offered("title") == list(titles)
    for name, title in titles.items():
        for typed in (name, title.game.title):
            assert await offered("scenario", title=typed) == list(title.game.scenarios)[:25]
            assert bool(await offered("options", title=typed)) == bool(title.game.options)


async def test_a_wrong_option_is_named_and_nothing_is_opened(room):
    for options, says in (("homes", "homes"), ("homes=here", "homes"), ("colour=red", "colour"), ("=", "=")):
        assert says in await room.said(room.alice, "new", title="starwars", options=options), options
        assert await room.bot.services.game_lists.games(room.guild.id) == [], options


def test_options_are_read_as_people_type_them():
    assert read_options(" Homes = Thrown; pace=fast ") == {"homes": "thrown", "pace": "fast"}
    with pytest.raises(Refused):
        read_options("homes thrown")


async def test_an_unknown_title_is_refused(room):
    assert "no game called chess" in await room.said(room.alice, "new", title="chess")


async def test_a_table_may_bring_its_own_board(room):
    await room.opened(file=("small.toml", SMALL))
    assert (await room.info()).status is Status.LOBBY


async def test_a_wrong_board_is_refused_with_the_reason(room):
    for blob, says in (
        (SMALL.replace(b"EPEHHHE", b"EPEXHHE", 1), "'X' is no space"),
        (b"stars = 3", "board"),
        (b"\xff\xfe\x00\x01", "not a text file"),
        (b"x" * 70_000, "too large"),
    ):
        assert says in await room.said(room.alice, "new", title="starwars", file=("board.toml", blob)), says
        assert await room.bot.services.game_lists.games(room.guild.id) == [], says


async def test_a_channel_holds_one_game_and_a_thread_another(room):
    await room.opened()
    said = await room.said(room.bob, "new", title="starwars", where="thread", name="Second")
    games = await room.bot.services.game_lists.games(room.guild.id)
    assert len(games) == 2
    thread = next(g.place.channel for g in games if g.name == "Second")
    assert f"<#{thread}>" in said
    assert thread != room.channel.id


async def test_where_a_channel_has_a_game_the_next_one_opens_its_own_thread(room):
    await room.opened()
    said = await room.said(room.bob, "new", title="starwars", name="Second")
    found = [g for g in await room.bot.services.game_lists.games(room.guild.id) if g.name == "Second"]
    assert [f"<#{g.place.channel}>" in said for g in found] == [True]
    assert found[0].place.channel != room.channel.id
    shut = room.guild.create_text_channel(
        "shut", overwrites={room.bob: discord.PermissionOverwrite(create_public_threads=False)}
    )
    await room.alice.slash(shut, "new", title="starwars")
    refused = await room.bob.slash(shut, "new", title="starwars")
    assert "has a game already" in texts(refused.response)


async def test_where_a_game_is_over_the_next_one_opens_in_its_channel(room):
    first = await room.started()
    await room.press(room.bob, room.private(await room.slash(room.bob, "resign")), "Yes, I resign")
    await room.said(room.bob, "new", title="starwars", name="Second")
    found = [g for g in await room.bot.services.game_lists.games(room.guild.id) if g.id != first]
    assert [g.place.channel for g in found] == [room.channel.id]


async def test_missing_permissions_are_named_before_anything_is_opened(room):
    me = room.bot.user
    shut = room.guild.create_text_channel(
        "shut", overwrites={me: discord.PermissionOverwrite(attach_files=False, read_message_history=False)}
    )
    result = await room.alice.slash(shut, "new", title="starwars")
    said = texts(result.response)
    assert "Attach Files" in said
    assert "Read Message History" in said
    assert "Send Messages" not in said
    assert await room.bot.services.game_lists.games(room.guild.id) == []


async def test_seats_are_taken_and_left_by_buttons(room):
    game = await room.opened()
    welcome = room.private(await room.press(room.alice, room.live(), "Join"))
    assert "You are **Blue**" in texts(welcome)
    assert "direct message" in texts(welcome)
    again = room.private(await room.press(room.alice, room.live(), "Join"))  # the other seat
    assert "You have a seat already" in texts(again)
    assert "alice" in room.last()
    await room.press(room.alice, room.live(), "Leave")
    assert not (await room.bot.services.game_lists.info(game)).seat("blue").taken
    assert "Leave" not in buttons(room.live())


async def test_nobody_leaves_by_the_button_beside_somebody_else_s_seat(room):
    game = await room.opened()
    await room.press(room.alice, room.live(), "Join")
    refused = room.private(await room.press(room.bob, room.live(), "Leave"))
    assert "You have no seat" in texts(refused)
    await room.press(room.bob, room.live(), "Join")
    refused = room.private(await room.press(room.bob, room.live(), "Leave"))  # the first is Alice's
    assert "not yours" in texts(refused)
    info = await room.bot.services.game_lists.info(game)
    assert {x.user for x in info.seats} == {room.alice.id, room.bob.id}


async def test_the_card_is_edited_in_place(room):
    await room.opened()
    before = room.live().id
    await room.press(room.alice, room.live(), "Join")
    assert room.live().id == before
    assert len(room.posts()) == 1


async def test_an_invitation_pings_only_the_guest_and_keeps_the_seat(room):
    await room.opened()
    carol = room.guild.add_member(room.user("carol"))
    await room.slash(room.alice, "invite", user=room.bob, seat="orange")
    assert room.pings() == [room.bob.id]
    assert "kept" in texts(room.posts()[0]) or "bob" in texts(room.posts()[0])
    refused = room.private(await room.slash(carol, "join", seat="orange"))
    assert "taken" in texts(refused)
    await room.slash(room.bob, "join", seat="orange")
    assert (await room.info()).seat("orange").user == room.bob.id


async def test_a_bot_cannot_be_invited(room):
    await room.opened()
    other = room.guild.add_member(room.user("robot", bot=True))
    assert "Bots cannot" in await room.said(room.alice, "invite", user=other)


async def test_machine_players_are_added_and_taken_off(room):
    game = await room.opened()
    levels = room.private(await room.press(room.alice, room.live(), "Add machine"))
    await room.choose(room.alice, levels, "Orange · steady")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").policy == "steady"
    await room.press(room.alice, room.live(), "Remove")
    assert not (await room.bot.services.game_lists.info(game)).seat("orange").taken
    await room.slash(room.alice, "table", text="machine seat=blue policy=random")
    assert (await room.bot.services.game_lists.info(game)).seat("blue").policy == "random"
    refused = room.private(await room.slash(room.bob, "table", text="kick blue"))
    assert "Only the host or a moderator" in texts(refused)
    await room.slash(room.alice, "table", text="kick blue")
    assert not (await room.bot.services.game_lists.info(game)).seat("blue").taken


async def test_the_host_chooses_a_clock_on_the_card_or_by_numbers(room):
    await room.opened()
    await room.choose(room.alice, await settings(room, room.alice), "Brisk")
    assert "Brisk: 24 hours each" in room.last()
    own = "bank=5 gain=0.5 zero=lose weekends=yes vacation=no patience=2 steady=yes"
    said = await room.said(room.alice, "table", text=f"clock {own}")
    assert "5 hours each, 30 minutes more for an answer, 36 hours at most" in said
    for part in (
        "the game is lost",
        "weekends do not count",
        "vacations count",
        "gets it after 2 hours",
        "steady players only",
    ):
        assert part in said
    assert "5 hours each" in room.last()
    form = await room.press(room.alice, await settings(room, room.alice), "Change the clock")
    await room.alice.submit_modal(
        form, {"bank": "45 min", "increment": "", "zero": "machine", "rules": ["vacation"]}
    )
    assert "45 minutes each; out of time: a machine player plays on" in room.last()
    assert "steady players only" not in room.last()
    form = await room.press(room.alice, await settings(room, room.alice), "Change the clock")
    refused = await room.alice.submit_modal(form, {"bank": "soon", "zero": "act"})
    assert "Write it as 30 min" in texts(room.private(refused))
    assert "Only the host" in texts(room.private(await room.slash(room.bob, "table", text="clock pace=live")))
    too_much = await room.said(room.alice, "table", text="clock gain=6")
    assert "no more than a seat has" in too_much
    assert "time they need" in await room.said(room.alice, "table", text="clock pace=relaxed")


async def test_the_host_changes_the_rules_of_a_table_that_waits(room):
    await room.slash(room.alice, "new", title="armada")
    game = (await room.info()).id
    assert "We recommend" in texts(await settings(room, room.alice))
    form = await room.press(room.alice, await settings(room, room.alice), "Change the rules")
    asked = {x["component"]["custom_id"]: x for x in form.modal["components"]}
    assert asked["option-unspent"]["label"] == words("en")("armada-option-unspent-ask")
    answers = asked["option-unspent"]["component"]["options"]
    assert [x["value"] for x in answers if "recommended" in x["label"]] == ["none"]
    assert [x["value"] for x in answers if x.get("default")] == ["whole"]  # what is agreed
    await room.alice.submit_modal(form, {"option-unspent": "none", "option-regiment_defence": "8_or_more"})
    options = (await room.bot.services.game_lists.info(game)).options
    assert [options[x] for x in ("unspent", "regiment_defence", "defender")] == ["none", "8_or_more", "roll"]
    assert "We recommend" not in texts(await settings(room, room.alice))
    with pytest.raises(Refused, match="host-only"):
        await room.bot.services.hosting.set_options(game, Person(room.bob.id, "Bob"), {})
    other = await room.bot.services.lobby.open_game(Place(1, 2), Person(room.bob.id, "Bob"), "skirmish")
    await room.bot.services.hosting.set_options(other, Person(room.bob.id, "Bob"), {"players": "5"})
    info = await room.bot.services.game_lists.info(other)
    assert [x.seat for x in info.seats] == ["p1", "p2", "p3", "p4", "p5", "gm"]


async def test_the_host_changes_how_many_play_unless_somebody_would_lose_a_seat(room):
    await room.slash(room.alice, "new", title="skirmish", options="players=3")
    game = (await room.info()).id
    await room.slash(room.bob, "join", seat="p3")
    form = await room.press(room.alice, await settings(room, room.alice), "Change the rules")
    await room.alice.submit_modal(form, {"players": "2"})
    assert len((await room.info()).seats) == 4
    with pytest.raises(Refused, match="options-seats"):
        await room.bot.services.hosting.set_options(game, Person(room.alice.id, "Alice"), {"players": "2"})
    await room.slash(room.bob, "table", text="leave")
    form = await room.press(room.alice, await settings(room, room.alice), "Change the rules")
    await room.alice.submit_modal(form, {"players": "1"})
    assert [x.seat for x in (await room.bot.services.game_lists.info(game)).seats] == ["p1", "gm"]


async def test_the_host_kicks_a_person_and_others_may_not(room):
    game = await room.opened()
    await room.slash(room.bob, "join", seat="orange")
    carol = room.guild.add_member(room.user("carol"))
    await room.slash(carol, "table", text="kick orange")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == room.bob.id
    await room.slash(room.alice, "table", text="kick orange")
    assert not (await room.bot.services.game_lists.info(game)).seat("orange").taken


async def test_start_needs_every_seat(room):
    game = await room.opened()
    await room.slash(room.alice, "join")
    assert "Every seat needs a player" in await room.said(room.alice, "start")
    assert "Start" not in buttons(room.live())
    await room.slash(room.bob, "join")
    assert "Start" in buttons(room.live())
    await room.press(room.alice, room.live(), "Start")
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING
    first = await room.mover(game)
    assert room.pings() == [first.id]


async def test_a_word_for_the_dice_is_given_in_a_form(room):
    game = await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    shown = await room.press(room.alice, await settings(room, room.alice), "A word for the dice")
    said = room.private(await room.alice.submit_modal(shown, {"text": "betelgeuse"}))
    assert "Your word counts" in texts(said)
    assert (await room.bot.services.game_lists.info(game)).seat("blue").word
    assert "Your word is in the dice" in texts(await settings(room, room.alice))


async def test_only_those_may_host_whom_the_moderators_allow(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    await room.slash(boss, "server", text="hosts moderators")
    assert "may not open games" in await room.said(room.bob, "new", title="starwars")
    players = room.guild.create_role("Players")
    await room.slash(boss, "server", text="hosts roles", role=players)
    dora = room.guild.add_member(room.user("dora"), roles=[players])
    await room.slash(dora, "new", title="starwars")
    assert len(await room.bot.services.game_lists.games(room.guild.id)) == 1


async def test_games_keep_to_the_channels_that_are_allowed(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    games = room.guild.create_text_channel("games")
    shown = await room.said(boss, "server", text="channel yes", channel=games)
    assert games.mention in shown
    assert "not allowed in this channel" in await room.said(room.alice, "new", title="starwars")
    await room.alice.slash(games, "new", title="starwars")
    assert len(await room.bot.services.game_lists.games(room.guild.id)) == 1


async def test_server_settings_are_hidden_from_players(room):
    assert "server" not in room.alice.available_commands(room.channel)


async def test_games_are_listed(room):
    assert "none yet" in await room.listed(room.alice)
    await room.opened(name="Friday")
    said = await room.listed(room.bob)
    assert "Friday" in said
    assert "in the lobby" in said


async def test_a_listed_game_names_its_players_and_leads_to_its_newest_post(room):
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    said = await room.listed(room.bob)
    assert "Blue: alice, Orange: free" in said
    card = room.posts()[-1]
    assert f"(https://discord.com/channels/{room.guild.id}/{room.channel.id}/{card.id})" in said
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    said = await room.listed(room.bob)
    assert "Blue: alice, Orange: machine player" in said
    assert f"/{room.posts()[-1].id})" in said
    assert f"/{card.id})" not in said


async def test_resigning_asks_once_more(room):
    game = await room.started()
    asked = await room.slash(room.bob, "resign")
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING
    await room.press(room.bob, room.private(asked), "Yes, I resign")
    info = await room.bot.services.game_lists.info(game)
    assert info.outcome.winner == "blue"
    assert "resigns" in texts(room.posts()[-1])


async def test_a_draw_is_offered_and_agreed(room):
    game = await room.started()
    await room.slash(room.alice, "draw")
    assert room.pings()[-1] == room.bob.id
    assert "(Ruling T34)" in await room.said(room.alice, "draw")  # a second offer is refused
    await room.press(room.bob, room.live(), "Agree")
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert info.outcome.winner is None


async def test_abandoning_needs_consent_unless_one_is_host(room):
    game = await room.started()
    asked = await room.slash(room.bob, "table", text="abandon")
    await room.press(room.bob, room.private(asked), "Yes, end it")
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING
    await room.press(room.alice, room.live(), "Agree")
    assert (await room.bot.services.game_lists.info(game)).status is Status.ABANDONED


async def test_the_host_abandons_at_once(room):
    game = await room.started()
    asked = await room.slash(room.alice, "table", text="abandon")
    await room.press(room.alice, room.private(asked), "Yes, end it")
    assert (await room.bot.services.game_lists.info(game)).status is Status.ABANDONED


async def test_a_player_is_replaced_by_a_person_or_a_machine(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    refused = room.private(await room.slash(carol, "table", text="replace orange", user=carol))
    assert "Only the host" in texts(refused)
    said = await room.said(room.alice, "table", text="replace orange", user=carol)
    assert carol.mention in said
    assert "is asked first" in said
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == room.bob.id
    assert "would see everything that Orange sees" in room.last()
    await room.press(room.bob, room.live(), "Agree")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == carol.id
    await room.slash(room.alice, "table", text="replace orange")
    await room.slash(carol, "table", text="agree")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").policy == "steady"


async def test_a_game_is_exported_and_brought_in_again(room):
    game = await room.started()
    await room.press(room.bob, room.private(await room.slash(room.bob, "resign")), "Yes, I resign")
    result = await room.slash(room.alice, "replay", what="record")
    file = result.response.attachments[0]
    record = file.data
    other = room.guild.create_text_channel("archive")
    await room.alice.slash(other, "new", file=("game.json", record), name="Old one")
    info = next(g for g in await room.bot.services.game_lists.games(room.guild.id) if g.id != game)
    assert info.imported
    assert info.outcome.winner == "blue"


async def test_seats_are_offered_by_name(room):
    await room.opened()
    offered = await room.alice.autocomplete(room.channel, "join", "seat", "or")
    assert [(c["name"], c["value"]) for c in offered] == [("Orange", "orange")]


async def test_the_card_keeps_its_controls_within_one_message(room):
    await room.opened()
    card = room.live()
    assert not selects(card), "one that was chosen stays in view for all"
    assert len(controls(card)) == len(set(controls(card))) == 5
    assert raw(card)


async def test_who_may_not_end_a_game_is_refused_without_a_question(room):
    await room.started()
    carol = room.guild.add_member(room.user("carol"))
    refused = {"game abandon": "Only the host or a moderator", "resign": "You have no seat in this game"}
    for command, says in refused.items():
        asked = room.private(await room.slash(carol, command))
        assert says in texts(asked), command
        assert "really" not in texts(asked), command
        assert not controls(asked), command


async def test_a_game_that_has_ended_is_not_ended_again(room):
    game = await room.started()
    await room.bot.services.hosting.abandon(game, Person(room.alice.id, "alice"))
    for command in ("game abandon", "resign"):
        asked = await room.slash(room.alice, command, game=game)
        assert not controls(room.private(asked)), command


async def test_a_moderator_without_a_seat_may_end_a_game(room):
    game = await room.started()
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    asked = await room.slash(boss, "table", text="abandon")
    await room.press(boss, room.private(asked), "Yes, end it")
    assert (await room.bot.services.game_lists.info(game)).status is Status.ABANDONED


async def test_a_word_is_offered_once_and_then_may_be_changed(room):
    game = await room.opened()
    without = room.private(await room.slash(room.bob, "join", seat="orange"))
    assert "add a word of your own" in texts(without)
    given = room.private(await room.slash(room.alice, "join", seat="blue", word="rigel"))
    assert "add a word" not in texts(given)
    assert "Your word is mixed into the dice" in texts(given)
    assert "Your word for the dice" not in buttons(given)
    form = await room.press(room.alice, given, "Change your word")
    await room.alice.submit_modal(form, {"text": "betelgeuse"})
    await room.slash(room.alice, "start")
    assert (await room.bot.services.log.proof(game)).said["blue"] == "betelgeuse"


async def test_a_game_in_the_lobby_is_not_said_to_wait_for_anybody(room):
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    said = await room.said(room.alice, "games")
    assert "Not started yet" in said
    assert "Others are to move" not in said
    assert "asked" not in said
    await room.slash(room.bob, "join", seat="orange")
    await room.slash(room.alice, "start")
    said = await room.said(room.alice, "games")
    assert "Not started yet" not in said
    assert "asked" in said


async def test_the_question_can_be_answered_from_a_direct_message_and_by_command(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    page = room.private(await room.slash(room.alice, "table", text="replace orange", user=carol))
    assert "Take the request back" in buttons(page)
    private = room.dms(room.bob)[-1]
    assert "bob, alice would like to give your seat" in texts(private)
    await room.press(room.bob.user, private, "Decline")
    assert "That settles it" in texts(room.dms(room.bob)[-1])
    assert "bob declines. Orange keeps its player." in room.last()
    again = room.private(await room.slash(room.alice, "table", text="replace orange"))
    assert "less than a day ago" in texts(again)
    said = await room.said(room.bob, "table", text="agree")
    assert "There is nothing here for you to agree to" in said
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == room.bob.id


async def test_whoever_asked_takes_the_request_back_by_its_button(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    page = room.private(await room.slash(room.alice, "table", text="replace orange", user=carol))
    await room.press(room.alice, page, "Take the request back")
    assert "alice takes the request back" in room.last()
    assert await room.bot.store.open_requests(game) == []


async def test_who_has_played_one_side_reads_why_they_may_not_have_the_other(room):
    await room.started()
    await room.slash(room.alice, "table", text="replace blue")
    await room.slash(room.bob, "table", text="replace orange")
    refused = await room.said(room.alice, "table", text="replace orange", user=room.alice)
    assert "You have played Blue in this game and know its secrets, so you cannot play Orange." in refused


async def test_whoever_has_left_the_server_is_replaced_without_being_asked(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    room.guild.remove_member(room.bob)
    await room.pass_time(61)  # what Discord said is believed for a minute
    said = await room.said(room.alice, "table", text="replace orange", user=carol)
    assert f"New player for Orange: {carol.mention}" in said
    assert "They see everything that Orange sees" in said
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == carol.id


async def test_a_host_who_plays_has_every_button_of_their_table(room):
    """A message takes forty parts: what is too much for it would come without any button."""
    await room.slash(room.alice, "new", title="starwars")
    await room.slash(room.alice, "join")
    await room.slash(room.alice, "table", text="door open")
    shown = await settings(room, room.alice)
    labels = set(buttons(shown))
    assert len(labels) >= 12
    assert labels >= {"Change the clock", "Rated or not", "A word for the dice", "Invite", "End the game"}
    assert words("en")("table-rated-about") in texts(shown)
