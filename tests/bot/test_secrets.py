"""Cards and hands reach their owner and nobody else: by direct message, or by a button if they like."""

from __future__ import annotations

from random import Random

from tests.bot.room import SMALL, buttons, selects, shape, texts

#: Cards everywhere and all alike, and ships in reserve, so that one can soon build.
MIXED = SMALL.replace(b"EPHPHEP", b"EPPPPHP").replace(b"starships = 9", b"starships = 0")
MIXED = MIXED.replace(b"ships = 3", b"ships = 5")  # of these, three cards need be no set
RICH = MIXED.replace(b"weapons = 9", b"weapons = 0")


async def play_until(room, game, wanted, most=200):
    """Play by typing, which is quicker, until something holds."""
    rng = Random(21)
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="confirm no")
    for _ in range(most):
        if (await room.bot.services.game_lists.info(game)).status.ended:
            break
        found = await wanted()
        if found:
            return found
        await room.by_typing(await room.mover(game), rng)
    raise AssertionError("it never came to that")


async def card_drawn(room, game):
    """Play until the newest post tells of a card, and give its drawer."""
    before = {"alice": len(room.dms(room.alice)), "bob": len(room.dms(room.bob))}

    async def wanted():
        for who in (room.alice, room.bob):
            if any("You draw" in texts(m) for m in room.dms(who)[before[who.name] :]):
                return who
        return None

    return await play_until(room, game, wanted)


def public(room) -> str:
    """Return all that a spectator could read: posts, alt texts, everything."""
    return "\n".join(map(shape, room.posts()))


async def test_a_card_comes_by_direct_message_and_the_channel_sees_only_that_one_was_drawn(room):
    game = await room.started(file=("rich.toml", RICH))
    await card_drawn(room, game)
    assert "draws a planet card" in public(room) or "draws a card" in public(room)
    assert "You draw" not in public(room)
    assert "alien" not in public(room).casefold().replace("starwars", "")


async def test_who_prefers_to_look_gets_no_direct_message(room):
    await room.slash(room.alice, "settings", text="secrets look")
    await room.slash(room.bob, "settings", text="secrets look")
    game = await room.started(file=("rich.toml", RICH))

    async def hand():
        for who in (room.alice, room.bob):
            said = await room.said(who, "mine")
            if "alien" in said:
                return who, said
        return None

    who, _ = await play_until(room, game, hand)
    assert room.dms(room.alice) == room.dms(room.bob) == []
    seen = room.private(await room.press(who, room.live(), "My hand"))
    assert "alien" in texts(seen)
    assert seen.ephemeral


async def test_closed_direct_messages_do_not_stop_a_game(room):
    game = await room.opened(file=("rich.toml", RICH))
    for seat, who in (("blue", room.alice), ("orange", room.bob)):
        room.fault("POST", "/users/@me/channels", status=400, code=50007)
        room.fault("POST", f"/channels/{who.user.dm_channel.id}/messages", status=403, code=50007,
                              times=None)  # fmt: skip
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")

    async def hand():
        for who in (room.alice, room.bob):
            if "alien" in await room.said(who, "mine"):
                return who
        return None

    await play_until(room, game, hand)
    assert not (await room.bot.services.game_lists.info(game)).parked


async def test_building_is_private_until_it_is_done(room):
    game = await room.started(file=("rich.toml", RICH))

    async def ready():
        mover = await room.mover(game)
        offered = await mover.autocomplete(room.channel, "move", "text", "build")
        return (mover, offered) if offered else None

    mover, offered = await play_until(room, game, ready)
    other = room.bob if mover is room.alice else room.alice
    assert offered[0]["value"].startswith("build AAA ")
    assert await other.autocomplete(room.channel, "move", "text", "build") == []
    post = room.live()
    assert "Throw the dice" in buttons(post)
    assert [x for x in buttons(post) if "uild" in x] == ["Build…"]  # as always, whatever the hand holds
    before = public(room)
    await room.slash(mover, "settings", text="confirm yes")
    result = await room.slash(mover, "move", text=f"build {offered[0]['value']}")
    shown = room.private(result)
    assert shown.ephemeral
    assert public(room) == before
    await room.press(mover, shown, "Confirm")
    assert " built ship " in texts(room.posts()[-1])


async def test_the_same_buttons_hang_under_the_post_whatever_the_hand_holds(room):
    game = await room.started(file=("mixed.toml", MIXED))
    seen: dict[str, set] = {}

    async def ready():
        if "Throw the dice" in buttons(room.live()):
            mover = await room.mover(game)
            rich = bool(await mover.autocomplete(room.channel, "move", "text", "build"))
            labels = frozenset(x for x in buttons(room.live()) if x != "Undo")
            seen.setdefault("rich" if rich else "poor", set()).add((labels, len(selects(room.live()))))
        return len(seen) == 2

    await play_until(room, game, ready)
    assert seen["rich"] == seen["poor"]


async def test_secret_answers_never_appear_in_the_public_log(room):
    game = await room.started(file=("rich.toml", RICH))
    await card_drawn(room, game)
    for who in (room.alice, room.bob):
        assert "You draw" not in await room.said(who, "log")
