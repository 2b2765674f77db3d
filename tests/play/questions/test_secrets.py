"""Hidden stays hidden: two games that differ only in a hand look the same to everybody else."""

import shutil
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import pytest_asyncio

from bot.play.lobby import hosting
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Place, Post, Trouble
from bot.play.services import Services
from bot.store import Store
from engine.core.flow import fork, pending
from engine.starwars.state import State
from tests.play.conftest import (
    ANN,
    BEN,
    CHANNEL,
    EVE,
    GUILD,
    Room,
    room_on,
    said,
    verbs,
)


async def with_cards(room: Room, seat: str = "blue", least: int = 1) -> str:
    """Play games until a seat holds so many cards and is asked before its throw."""
    rng = Random(6)
    for channel in range(50):
        game = await room.started(place=Place(GUILD, CHANNEL + channel))
        while await room.step(game, rng, drain=False):
            state = (await room.services.games.load(game)).state
            asked = (await room.store.load(game)).asking
            asks = [(a.seat, a.kind) for a in asked]
            if asks == [(seat, "turn.start")] and len(state.hand[seat]) >= least:
                await room.services.turns.drain(game)
                return game
    raise AssertionError("nobody ever holds cards")


async def previews(tables: Services, game: str) -> list[Post]:
    """Return the previews of all that Ann may do now, none when she is not asked."""
    asked = (await tables.player_views.look(game, ANN)).asked
    return [
        await tables.drafts.preview(game, ANN, token=x.token) for x in (asked[0].options if asked else ())
    ]


async def about_to_draw(room: Room) -> tuple[str, State]:
    """Play until Ann may move, and lay one of her ships before a planet; the position is not put yet."""
    rng, game = Random(6), await room.started()
    while await room.step(game, rng, drain=False):
        state = (await room.services.games.load(game)).state
        if [(d.seat, d.kind) for d in pending(state)] == [("blue", "turn.move")]:
            await room.services.turns.drain(game)
            new = fork(state)
            new.stack = state.stack
            new.fleet["blue"] = (f"RIGEL-{7 - state.stack[-1].v.dice[0]}", *state.fleet["blue"][1:])
            return game, new
    raise AssertionError("Ann never moves")


class Played(NamedTuple):
    """A database in which Ann holds three cards or more before her throw, and two hands of as many."""

    file: Path
    game: str
    hands: tuple[str, str]

    async def copy(self, path: Path, *, pictures: bool = True) -> Room:
        """Play on in a copy."""
        return room_on(await Store.open(shutil.copy(self.file, path)), pictures=pictures)


#: Played once; the first of its hands may build, the other may not.
PLAYED: list[Played] = []


@pytest_asyncio.fixture
async def played(room: Room, tmp_path_factory: pytest.TempPathFactory) -> Played:
    if not PLAYED:
        game = await with_cards(room, least=3)
        more = len((await room.services.games.load(game)).state.hand["blue"]) - 3
        file = tmp_path_factory.mktemp("played") / "cards.db"
        await room.store.backup(file)
        PLAYED.append(Played(file, game, ("AWS" + "A" * more, "AAW" + "W" * more)))
    return PLAYED[0]


async def copy_of(room: Room, path: Path, *, pictures: bool = True) -> Room:
    """Copy the whole database and play on there."""
    await room.store.backup(path)
    return room_on(await Store.open(path), pictures=pictures)


async def deal(room: Room, game: str, **hands: str) -> None:
    """Give seats other hands; what is left over lies in the deck."""
    state = (await room.services.games.load(game)).state
    new = fork(state)
    new.stack = state.stack
    pool = sorted(state.deck + "".join(state.hand[x] for x in hands))
    for seat, hand in hands.items():
        for card in hand:
            pool.remove(card)
        new.hand[seat] = "".join(sorted(hand))
    new.deck = "".join(pool)
    await room.put(game, new)


async def seen_by_others(room: Room, game: str) -> list[object]:
    """Return all that the channel, the other player and a stranger get to see."""
    t, found = room.services, []
    for who in (BEN, EVE):
        sight = await t.player_views.look(game, who)
        found += [sight.headline, sight.hand, sight.asked, sight.undo, sight.view]
        found += [
            (await t.boards.map(game, who)).image,
            await t.boards.map(game, who, "since"),
            await t.boards.board(game, who),
            await t.log.page(game, who),
        ]
        found += [(await t.log.export(game, who)).text, await t.player_views.suggest(game, who, "")]
    found += [
        await t.choices.hand(game, BEN),
        await t.game_lists.who(game),
        (await t.log.proof(game)).rolls,
    ]
    found += [await t.boards.picture(game, None, x) for x in ("whole", "occupied", "action")]
    found += [(x.place, x.post, x.edits) for x in room.courier.sent if x.place.user != ANN.id]
    return found


async def test_two_games_that_differ_in_a_hand_look_the_same_to_others(
    played: Played, tmp_path: Path
) -> None:
    game, (one, two) = played.game, [await played.copy(tmp_path / x) for x in ("one.db", "two.db")]
    for x, hand in zip((one, two), played.hands, strict=True):
        await deal(x, game, blue=hand)
    hands = [await x.services.choices.hand(game, ANN) for x in (one, two)]
    assert hands[0].text != hands[1].text  # the one may build, the other may not
    assert hands[0].rows != hands[1].rows
    assert await seen_by_others(one, game) == await seen_by_others(two, game)
    for text in ("throw", "", ""):
        asked = (await one.services.player_views.look(game, ANN)).asked
        if not asked:
            break
        for x in (one, two):
            await x.services.answering.answer(game, ANN, text=text or asked[0].options[0].text)
            await x.services.turns.drain(game)
        assert await seen_by_others(one, game) == await seen_by_others(two, game)
    for x in (one, two):
        await x.store.close()


async def test_the_post_before_a_throw_shows_nothing_of_the_hand(played: Played, tmp_path: Path) -> None:
    """Ruling T21: the channel's buttons are the same whether a set is held or not."""
    game, posts = played.game, []
    for hand in played.hands:
        twin = await played.copy(tmp_path / f"{hand}.db", pictures=False)
        await deal(twin, game, blue=hand)
        await twin.services.hosting.take_here(game, ANN, Place(GUILD, 77))
        await twin.services.turns.drain(game)
        posts.append(twin.courier.channel(Place(GUILD, 77))[-1].post)
        options = [
            v for v in verbs(await twin.services.choices.picker(game, ANN)) if v in (Verb.TAKE, Verb.PICK)
        ]
        assert (len(options) > 1) == (hand.startswith("AWS"))
        await twin.store.close()
    assert posts[0] == posts[1]
    assert "hand" in verbs(posts[0])


async def test_a_card_goes_to_its_owner_alone(room: Room) -> None:
    rng, game = Random(6), await room.started()
    while True:
        who = await room.turn(game)
        sight = await room.services.player_views.look(game, who)
        choice = rng.choice(sight.asked[0].options)
        done = await room.services.answering.answer(game, who, token=choice.token)
        await room.services.turns.drain(game)
        if done.private:
            break
    other = BEN if who == ANN else ANN
    assert any("You draw" in line for line in done.private)
    mine, theirs = room.courier.dms(who.id), room.courier.dms(other.id)
    assert "You draw" in said(mine[-1].post)
    assert "Your cards" in said(mine[-1].post)
    assert len(theirs) == 1  # only the greeting
    assert "You draw" not in "".join(said(x.post) for x in room.courier.channel())
    assert "drew a card" in said(room.courier.channel()[-1].post)


async def test_who_prefers_to_look_gets_no_message(room: Room) -> None:
    await hosting.set_preferences(room.services.context, ANN.id, secrets="look")
    game = await with_cards(room)
    assert room.courier.dms(ANN.id) == []
    assert "Your cards" in said(await room.services.choices.hand(game, ANN))


async def test_where_messages_do_not_arrive_the_look_button_remains(room: Room) -> None:
    room.courier.troubles = lambda what, where: (
        Trouble.CLOSED if isinstance(where, Place) and where.user == ANN.id else None
    )
    game = await with_cards(room)
    info = await room.services.game_lists.info(game)
    assert info.seat_of(ANN.id).dm_closed
    assert info.parked == ""
    assert "hand" in verbs(room.courier.channel()[-1].post)
    assert "Your cards" in said(await room.services.choices.hand(game, ANN))
    assert await room.store.unsent(game) == []


async def test_the_seed_stays_secret_to_the_end(room: Room) -> None:
    game = await with_cards(room)
    seed = await room.store.seed(game)
    fair = await room.services.log.proof(game)
    assert (fair.seed, fair.proved) == ("", None)
    log = (await room.services.log.export(game, ANN)).text
    listing = repr(await room.store.find(guild=900)) + repr(await room.store.load(game))
    for text in (*room.courier.texts(), log, listing, repr(await room.services.player_views.look(game, ANN))):
        assert seed not in text
    await room.services.answering.resign(game, BEN)
    assert (await room.services.log.proof(game)).seed == seed


async def test_a_preview_does_not_betray_the_last_card(room: Room, tmp_path: Path) -> None:
    """With one card left in the deck the draw needs no die; looking ahead must not show it."""
    game, state = await about_to_draw(room)
    seen = set()
    for card in "AWS":
        twin = await copy_of(room, tmp_path / f"{card}.db", pictures=False)
        new = fork(state)
        new.stack = state.stack
        pool = sorted(state.deck + state.hand["orange"] + state.discards)
        pool.remove(card)
        new.deck, new.hand["orange"], new.discards = card, "".join(pool), ""
        await twin.put(game, new)
        posts = await previews(twin.services, game)
        seen.add(repr([(p.title, p.text, p.small, p.rows) for p in posts]))
        assert any("planet card" in said(p) for p in posts)
        await twin.store.close()
    assert len(seen) == 1
