"""The lobby: opening, seats, words, invitations, machine players, starting."""

import pytest

from bot.play.lobby import hosting
from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Button, Place, Tone, Trouble
from bot.play.model.terms import Person, Refused
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, MOD, Room, controls, said, verbs

LOBBY = {"title": "starwars"}


async def opened(room: Room) -> str:
    return await room.services.lobby.open_game(HERE, ANN, "starwars")


async def refused(key: str, work) -> None:
    with pytest.raises(Refused) as why:
        await work
    assert why.value.key == key


async def test_the_card_shows_what_is_played(room: Room) -> None:
    game = await room.services.lobby.open_game(
        HERE, ANN, "starwars", options={"homes": "thrown"}, name=" A  *new* dawn "
    )
    await room.services.turns.drain(game)
    (card,) = room.courier.channel()
    info = await room.services.game_lists.info(game)
    assert info.name == "A *new* dawn"
    assert "One house rule: see Settings." in said(card.post)
    assert verbs(card.post).count(Verb.JOIN) == 2
    assert Verb.START not in verbs(card.post), "what is not possible now is not there"
    assert card.post.ping == ()
    assert (await room.services.game_lists.here(HERE)).id == game


async def test_joining_changes_the_card_in_place(room: Room) -> None:
    game = await opened(room)
    await room.services.turns.drain(game)
    assert await room.services.lobby.join(game, ANN) == "blue"
    assert await room.services.lobby.join(game, BEN, "orange", "pear") == "orange"
    await room.services.turns.drain(game)
    (card,) = room.courier.channel()
    assert len(card.edits) == 1  # two changes, one edit
    assert "**Blue** · Ann, host" in said(card.now)
    assert "**Orange** · Ben" in said(card.now)
    assert Verb.JOIN not in verbs(card.now)
    assert [len(room.courier.dms(p.id)) for p in (ANN, BEN)] == [1, 1]


async def test_a_card_that_was_deleted_is_posted_again(room: Room) -> None:
    game = await opened(room)
    await room.services.turns.drain(game)
    room.courier.troubles = lambda what, where: Trouble.GONE if what == "edit" else None
    await room.services.lobby.join(game, ANN)
    await room.services.turns.drain(game)
    assert len(room.courier.channel()) == 2
    assert (await room.services.game_lists.info(game)).parked == ""


async def test_who_may_take_which_seat(room: Room) -> None:
    t, game = room.services, await opened(room)
    await refused("refused-no-seat", t.lobby.join(game, ANN, "green"))
    await t.lobby.join(game, ANN, "orange")
    await refused("refused-seated", t.lobby.join(game, ANN, "blue"))
    await refused("refused-seat-taken", t.lobby.join(game, BEN, "orange"))
    await t.lobby.join(game, BEN)
    await refused("refused-full", t.lobby.join(game, EVE))
    await t.lobby.leave(game, BEN)
    await refused("refused-not-seated", t.lobby.leave(game, BEN))
    assert await t.lobby.join(game, EVE) == "blue"


async def test_an_invitation_keeps_the_seat(room: Room) -> None:
    t, game = room.services, await opened(room)
    await refused("refused-host-only", t.lobby.invite(game, EVE, BEN))
    assert await t.lobby.invite(game, ANN, BEN, "orange") == "orange"
    await t.turns.drain(game)
    note = room.courier.channel()[-1].post
    assert note.ping == (BEN.id,)
    assert "Ann invites you to play Orange" in said(note)
    assert note.small == ""
    await refused("refused-seat-taken", t.lobby.join(game, EVE, "orange"))
    assert await t.lobby.join(game, EVE) == "blue"
    await refused("refused-full", t.lobby.join(game, ANN))
    assert [w.mine for w in await t.game_lists.turns(BEN)] == [True]
    assert await t.lobby.join(game, BEN) == "orange"


async def test_an_invitation_is_declined_or_taken_back(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.lobby.invite(game, ANN, BEN)
    await t.lobby.leave(game, BEN)
    assert await t.lobby.join(game, EVE, "blue") == "blue"
    await t.lobby.invite(game, ANN, BEN)
    await t.lobby.unseat(game, ANN, "orange")
    assert await t.lobby.join(game, ANN, "orange") == "orange"
    await refused("refused-seated-other", t.lobby.invite(game, ANN, EVE))


async def test_machine_players_are_the_hosts_affair(room: Room) -> None:
    t, game = room.services, await opened(room)
    await refused("refused-host-only", t.lobby.add_machine(game, BEN))
    await refused("refused-no-machine", t.lobby.add_machine(game, ANN, policy="genius"))
    assert await t.lobby.add_machine(game, ANN, "orange", "random") == "orange"
    await refused("refused-seat-taken", t.lobby.join(game, BEN, "orange"))
    await refused("refused-host-only", t.lobby.unseat(game, BEN, "orange"))
    await t.lobby.unseat(game, MOD, "orange")
    await refused("refused-no-machine-there", t.lobby.unseat(game, MOD, "orange"))
    assert await t.lobby.add_machine(game, MOD) == "blue"


async def test_words_are_frozen_at_the_start(room: Room) -> None:
    t, game = room.services, await opened(room)
    await refused("refused-word", t.lobby.join(game, ANN, "blue", "x" * 41))
    await t.lobby.join(game, ANN, "blue", "one")
    await refused("refused-not-seated", t.lobby.set_word(game, EVE, "mine"))
    await t.lobby.set_word(game, ANN, "  two\n words ")
    await t.lobby.add_machine(game, ANN)
    await t.lobby.start(game, ANN)
    assert (await t.log.proof(game)).said == {"blue": "two words"}
    await refused("refused-playing", t.lobby.set_word(game, ANN, "three"))


async def test_starting(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.turns.drain(game)
    await t.lobby.join(game, BEN)
    await refused("refused-seats-free", t.lobby.start(game, ANN))
    await t.lobby.add_machine(game, ANN)
    await refused("refused-host-only", t.lobby.start(game, EVE))
    await t.lobby.start(game, BEN)  # a player may
    await t.turns.drain(game)
    await refused("refused-playing", t.lobby.start(game, ANN))
    await refused("refused-playing", t.lobby.join(game, EVE))
    card, first, *_ = room.courier.channel()
    assert not card.buttons
    assert "SOL" in said(first.post)


async def test_what_cannot_be_played_is_refused_with_the_reason(room: Room) -> None:
    t = room.services
    await refused("refused-no-title", t.lobby.open_game(HERE, ANN, "whist"))
    await refused("refused-setup", t.lobby.open_game(HERE, ANN, "starwars", options={"homes": "stolen"}))
    await refused("refused-setup", t.lobby.open_game(HERE, ANN, "starwars", scenario="big"))
    await refused("refused-setup", t.lobby.open_game(HERE, ANN, "starwars", files={"board": "name = "}))
    await refused("refused-no-channel", t.lobby.open_game(Place(user=1), ANN, "starwars"))
    with pytest.raises(Refused) as why:
        await t.lobby.open_game(HERE, ANN, "starwars", files={"board": 'name = "x"\nfoo = 1'})
    assert "board.toml" in t.wording.refusal(why.value, "en")
    assert await t.game_lists.here(HERE) is None


async def test_one_game_a_channel_and_several_a_server(room: Room) -> None:
    t, game = room.services, await opened(room)
    await refused("refused-taken", t.lobby.open_game(HERE, BEN, "starwars"))
    thread = Place(GUILD, CHANNEL + 1)
    other = await t.lobby.open_game(thread, BEN, "starwars", parent=CHANNEL)
    assert (await t.game_lists.here(HERE)).id == game
    assert (await t.game_lists.here(thread)).id == other
    assert {x.id for x in await t.game_lists.games(GUILD)} == {game, other}
    assert await t.hosting.abandon(game, ANN)
    again = await t.lobby.open_game(HERE, BEN, "starwars")
    assert (await t.game_lists.here(HERE)).id == again
    assert [x.id for x in await t.game_lists.games(GUILD)][-1] == game  # those under way come first


async def test_names_cannot_format_ping_or_forge(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.lobby.join(game, ANN.__class__(1, "**@everyone** <@2> [x](http://y) \u202e`z`"))
    await t.turns.drain(game)
    text = said(room.courier.channel()[0].now)
    for forbidden in ("@everyone", "<@2>", "](http", "\u202e", "`z`"):
        assert forbidden not in text
    assert room.courier.channel()[0].now.ping == ()


async def test_where_direct_messages_are_closed_the_card_says_so(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.turns.drain(game)
    room.courier.troubles = lambda what, where: (
        Trouble.CLOSED if isinstance(where, Place) and where.user == BEN.id else None
    )
    await t.lobby.join(game, BEN)
    await t.turns.drain(game)
    await t.sweeper.sweep()
    assert (await t.game_lists.info(game)).seat_of(BEN.id).dm_closed
    assert "takes no direct messages" in said(room.courier.channel()[0].now)
    room.courier.troubles = lambda what, where: None
    await t.lobby.leave(game, BEN)
    await t.lobby.join(game, BEN)
    await t.turns.drain(game)
    assert not (await t.game_lists.info(game)).seat_of(BEN.id).dm_closed


async def test_a_lobby_is_called_off(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.lobby.join(game, BEN)
    await refused("refused-host-only", t.hosting.abandon(game, EVE))
    assert await t.hosting.abandon(game, ANN) is True
    await t.turns.drain(game)
    assert "has cancelled the game" in said(room.courier.channel()[-1].post)
    assert [x.buttons for x in room.courier.channel()][:-1] == [False] * (len(room.courier.channel()) - 1)
    await refused("refused-abandoned", t.lobby.join(game, EVE))


async def test_a_lobby_waits_for_players_and_then_for_its_host(room: Room) -> None:
    t, game = room.services, await opened(room)

    async def waits(who: Person) -> list[tuple[bool, tuple[str, ...]]]:
        return [(w.mine, w.for_whom) for w in await t.game_lists.turns(who)]

    assert await waits(ANN) == [(False, ("players",))]  # she opened it, and sits nowhere yet
    await t.lobby.join(game, BEN)
    assert await waits(BEN) == [(False, ("players",))]
    assert await waits(EVE) == []
    await t.lobby.add_machine(game, ANN)
    assert await waits(BEN) == [(False, ("its host to start it",))]
    assert (await t.game_lists.turns(ANN))[0].mine
    await t.lobby.unseat(game, ANN, "orange")
    await t.lobby.join(game, ANN)
    assert await waits(BEN) == [(False, ("Ann",))]
    assert (await t.game_lists.turns(ANN))[0].mine
    await hosting.set_preferences(t.context, BEN.id, locale="de")
    await t.lobby.leave(game, ANN)
    assert await waits(BEN) == [(False, ("Mitspieler",))]


async def test_one_button_leads_to_machine_players_while_a_seat_is_free(room: Room) -> None:
    t, game = room.services, await opened(room)
    await t.lobby.join(game, ANN)
    await t.turns.drain(game)
    (card,) = room.courier.channel()
    assert "free." not in said(card.now)
    press = next(c for c in controls(card.now) if isinstance(c, Button) and c.label == "Add machine")
    assert read(press.id).args == ("seats", "machine")
    await t.lobby.add_machine(game, ANN, "orange")
    await t.turns.drain(game)
    assert Verb.START in verbs(card.now)
    assert "Add machine" not in [c.label for c in controls(card.now) if isinstance(c, Button)]
    await t.lobby.unseat(game, ANN, "orange")
    await t.lobby.invite(game, ANN, BEN)
    await t.turns.drain(game)
    assert "Add machine" not in [c.label for c in controls(card.now) if isinstance(c, Button)]


async def test_what_stands_beside_public_answers_is_named_for_what_it_adds(room: Room) -> None:
    await room.started()
    more = next(c for c in controls(room.courier.channel()[-1].post) if ":pick:" in c.id)
    assert isinstance(more, Button)
    assert (more.label, more.tone) == ("Build…", Tone.PLAIN)
