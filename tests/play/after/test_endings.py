"""The end of a game: said once and in words, summed up, and followed by a rematch."""

import asyncio
import re
from random import Random
from types import SimpleNamespace

import pytest
from discord import ui

from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.model.title import sum_up
from bot.play.posts import table_posts
from bot.play.posts.table_posts import TablePosts
from bot.titles import TITLES
from bot.ui.layout import lay_out
from engine.core.rules import Event
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, ids, said, verbs


async def resigned(room: Room, *, options: dict[str, str] | None = None) -> str:
    """End a game by a resignation of Ann's."""
    game = await room.started(options=options)
    while not any('["thrown"' in x.events for x in await room.store.entries(game)):
        await room.step(game, Random(1))
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    return game


async def test_a_resignation_says_once_who_wins_and_cites_nothing(room: Room) -> None:
    game = await resigned(room)
    post = room.courier.channel()[-1].post
    told = said(post)
    assert "Ann resigns." in told
    assert (told.count("wins"), told.count("has won")) == (1, 0)
    assert "WINNING" not in told
    assert "Turns played: 1" not in told
    behind = "\n".join(await room.services.log.summary(game, ANN))
    assert "Turns played: 1" in behind
    assert " entries in the log, " in behind


async def test_how_a_game_ended_is_told_even_where_much_is_summed_up_below_a_long_report(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a message has no room for comes in a file; tables go first, and the end never."""
    lines = [*(f"{n:02} {'x' * 60}" for n in range(30)), f"```\n{'y' * 800}\n```", "Ann wins at last."]
    summed = ("z " * 750).strip()
    game = await room.started()

    async def sums(*_: object, **__: object) -> tuple[str, ...]:
        return (summed,)

    monkeypatch.setattr(table_posts, "summary", sums)
    monkeypatch.setattr(TablePosts, "_news", lambda *_: ("It is over", list(lines)))
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    post = room.courier.channel()[-1].post
    shown = "\n".join(x.content for x in lay_out(post).walk_children() if isinstance(x, ui.TextDisplay))
    assert [x in shown for x in (lines[0], lines[-2], lines[-1], summed)] == [True, False, True, True]
    assert "```" not in shown
    assert "\n".join(lines).replace("`", "") in [x.data.decode() for x in post.files if ".txt" in x.name]


async def test_the_end_sums_up_losses_and_the_dice_that_cost_most_without_what_was_undone(room: Room) -> None:
    """Against a count of the captures in the log, entry by entry."""
    t, game = room.services, await room.started()
    rng, undone = Random(4), False
    for _ in range(400):
        await room.step(game, rng, drain=False)
        last = (await room.store.entries(game))[-1]
        if "captured" in last.events and not undone:  # undo the capture, then repeat it
            who = ANN if last.seat == "blue" else BEN
            done = await t.answering.undo(game, who)
            if done.request:
                await t.consent.answer(game, BEN if who == ANN else ANN, done.request, yes=True)
            undone = True
        captures = sum(x.events.count('["captured"') for x in await room.store.entries(game))
        if undone and captures > 4:
            break
    assert undone
    if (await t.game_lists.info(game)).outcome is None:
        await t.answering.resign(game, ANN)
    await t.turns.drain(game)
    live = await t.games.load(game)
    gone, rows, n = [], {x.n: x for x in await room.store.entries(game)}, live.row.n
    while n >= 0:
        if rows[n].how != "undo":
            gone.append(rows[n].events.count('["captured"'))
        n = rows[n].prev
    assert 0 < sum(gone) < sum(x.events.count('["captured"') for x in rows.values())
    told = said(room.courier.channel()[-1].post)
    line = next(x for x in told.splitlines() if x.startswith("Losses: "))
    assert sum(map(int, re.findall(r"\b\d+\b", line))) == sum(gone)
    behind = "\n".join(await room.services.log.summary(game, ANN))
    assert line in behind
    assert "The costliest dice" in behind
    assert "throws" in behind
    assert "The costliest dice" not in told


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_title_says_who_lost_what(locale: str) -> None:
    """The loss counts for the dice before it, for its own side, and is worded."""
    forces = SimpleNamespace(seat={"H1": "coalition"})
    figures = {"J1": SimpleNamespace(side="jaffa"), "T1": SimpleNamespace(side="sgc")}
    state = SimpleNamespace(forces=forces, figures=figures)
    lost = {
        "starwars": ("thrown", "captured", {"seat": "blue"}, "blue"),
        "stargate": ("result", "eliminated", {"units": ["H1"]}, "coalition"),
        "armada": ("volley", "destroyed", {"seat": "red"}, "red"),
        "skirmish": ("shot", "killed", {"figure": "J1"}, "jaffa"),
    }
    for title, (dice, kind, facts, whose) in lost.items():
        offered = TITLES[title]
        begins = Event(offered.summary.turn, "", {"turn": 3, "dice": [1, 2]})
        events = [begins, Event(dice, "", {"turn": 3}), Event(kind, "", facts), Event(dice, "", {"turn": 3})]
        sums = sum_up(offered.summary, events, state)
        assert (sums.turn, dict(sums.lost), sums.dice, sums.cost) == (3, {whose: 1}, events[1], 1)
        assert whose in offered.game.seats or words(locale).has(f"{title}-lost-{whose}")


async def test_a_rematch_invites_the_same_people_to_the_same_game(room: Room) -> None:
    t, game = room.services, await resigned(room, options={"homes": "thrown"})
    post = room.courier.channel()[-1].post
    assert [x.args for x in ids(post) if x.verb is Verb.REMATCH] == [("",), ("swap",)]
    new = await t.matchmaking.rematch(game, BEN, HERE, None, swap=False)
    await t.turns.drain(new)
    info = await t.game_lists.info(new)
    assert info.options == {"homes": "thrown"}
    assert [(x.seat, x.user, x.invited) for x in info.seats] == [("blue", 0, ANN.id), ("orange", BEN.id, 0)]
    assert room.courier.channel()[-1].post.ping == (ANN.id,)
    with pytest.raises(Refused, match="seats-free"):  # nobody plays without having come
        await t.lobby.start(new, BEN)
    again = await asyncio.gather(
        *(t.matchmaking.rematch(game, x, HERE, None, swap=x is BEN) for x in (ANN, BEN, ANN))
    )
    assert again == [new] * 3
    assert await t.lobby.join(new, ANN) == "blue"
    await t.lobby.start(new, ANN)
    assert await t.matchmaking.rematch(game, ANN, HERE, None, swap=False) == new
    assert await room.store.check() == []


async def test_sides_are_swapped_and_machine_players_come_again(room: Room) -> None:
    t, game = room.services, await room.started(foe="random")
    await t.answering.resign(game, ANN)
    new = await t.matchmaking.rematch(game, ANN, HERE, None, swap=True)
    seats = (await t.game_lists.info(new)).seats
    assert [(x.seat, x.user, x.policy) for x in seats] == [("blue", 0, "random"), ("orange", ANN.id, "")]


async def test_a_rematch_is_for_those_who_have_played_and_once_it_is_over(room: Room) -> None:
    t, game = room.services, await room.started()
    with pytest.raises(Refused, match="not-over"):
        await t.matchmaking.rematch(game, ANN, HERE, None, swap=False)
    await t.answering.resign(game, ANN)
    with pytest.raises(Refused, match="not-seated"):
        await t.matchmaking.rematch(game, EVE, HERE, None, swap=False)
    first = await t.matchmaking.rematch(game, ANN, HERE, None, swap=False)
    await t.hosting.abandon(first, ANN)
    second = await t.matchmaking.rematch(game, BEN, HERE, None, swap=False)  # a lobby called off is none
    assert second != first


async def test_the_second_game_of_two_people_tells_how_they_stand(room: Room) -> None:
    await resigned(room)
    assert "Games played here" not in said(room.courier.channel()[-1].post)
    await resigned(room)
    assert "Games played here by these two: 2. Ann won 0 and Ben won 2." in said(
        room.courier.channel()[-1].post
    )
    await room.started(place=Place(HERE.guild + 1, 77))
    assert Verb.REMATCH in verbs(room.courier.channel()[-1].post)
