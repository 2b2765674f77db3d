"""Seats that nobody takes, several of one person, left and taken up again; looking things up. On a toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
import pytest_asyncio

from bot.play.model.editors import EditorPage
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.model.title import Catalogue, Lookup, Pages, Seats, Title
from bot.play.services import build_services
from bot.store import Store
from engine.core.rules import Event, Seat
from render.core.text import Words
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, FakeClock, FakeCourier, no_picture, said
from tests.play.plain_look import PlainLook
from tests.toys.patrol import PATROL, SEATS


def walked(events: Sequence[Event], n: int, names: Mapping[Seat, str], words: Words) -> tuple[str, str]:
    """Explain a walk: who, and how many things came of it."""
    who = names[events[n].facts["seat"]]
    return f"{who} walked to {events[n].facts['at']}", f"then {len(events) - n - 1} more"


def scouted(x: Lookup) -> EditorPage:
    return EditorPage((f"{x.seat} looks for {x.about}: goal {x.view.goal}",), pictured=x.about == "all")


USUAL = Seats(
    several=True,
    eyes=lambda seats: seats[-1],
    spare=True,
    gone=lambda s: [x for x in SEATS if x not in s.at],
    joins="return",
)


class Camp:
    """A patrol of four seats for Ann and Ben."""

    def __init__(self, store: Store, seats: Seats = USUAL) -> None:
        self.store, self.courier, self.clock = store, FakeCourier(), FakeClock()
        title = Title(
            PATROL,
            PlainLook(),
            seats=seats,
            pages=Pages(lookups={"scout": scouted}),
            explanations={"walked": walked},
        )
        self.services = build_services(
            store, self.courier, catalogue=Catalogue({"patrol": title}),
            now=self.clock, rng=Random(5),
        )  # fmt: skip
        no_picture(self.services)

    async def lobby(self, place: Place = HERE, **seats) -> str:
        game = await self.services.lobby.open_game(place, ANN, "patrol")
        for seat, who in seats.items():
            await self.services.lobby.join(game, who, seat)
        return game

    async def begin(self, place: Place = HERE, **seats) -> str:
        game = await self.lobby(place, **seats)
        await self.services.lobby.start(game, ANN)
        await self.services.turns.drain(game)
        return game

    async def standing(self, game: str) -> set[Seat]:
        return set((await self.services.player_views.look(game, EVE)).view.at)


@pytest_asyncio.fixture
async def camp():
    store = await Store.open()
    yield Camp(store)
    await store.close()


def refused(code: str):
    return pytest.raises(Refused, match=code)


# -- seats that nobody takes -----------------------------------------------------------------------------


async def test_seats_nobody_took_resign_as_the_first_acts_of_the_game(camp):
    game = await camp.begin(p1=ANN, p3=BEN)
    assert await camp.standing(game) == {"p1", "p3"}
    _, *rest = await camp.store.entries(game, 0, 9)
    assert [(x.kind, x.seat) for x in rest] == [("resign", "p2"), ("resign", "p4")]
    told = "\n".join(camp.courier.texts())
    assert told.count("removed [('seat', 'p2')]") == told.count("removed [('seat', 'p4')]") == 1


async def test_without_it_or_with_nobody_at_all_the_game_does_not_start(camp):
    with refused("seats-free"):
        await camp.begin()
    strict = Camp(camp.store, Seats(several=True))
    with refused("seats-free"):
        await strict.begin(place=Place(GUILD, 77), p1=ANN, p3=BEN)


async def test_a_game_that_empty_seats_end_ends_at_once(camp):
    game = await camp.begin(p2=ANN)
    now = await camp.services.player_views.look(game, ANN)
    assert (now.view.outcome.winner, now.view.outcome.reason) == ("p2", "last_one")


# -- several seats of one person -------------------------------------------------------------------------


async def test_one_person_holds_several_seats_and_sees_by_the_eyes_that_the_title_names(camp):
    game = await camp.begin(p1=ANN, p2=BEN, p3=ANN, p4=ANN)
    mine = await camp.services.player_views.look(game, ANN)
    assert mine.seat == mine.view.seat == "p4"
    assert {x.seat for x in mine.asked} == {"p1", "p3", "p4"}
    for x in mine.asked[:2]:
        await camp.services.answering.answer(game, ANN, text="stop", seat=x.seat)
    left = await camp.services.player_views.look(game, ANN)
    assert {x.seat for x in left.asked} == {"p4"}
    with refused("other-seat"):
        await camp.services.answering.answer(game, ANN, text="stop", seat="p2")


async def test_where_the_title_does_not_allow_it_one_seat_is_enough(camp):
    strict = Camp(camp.store, Seats(spare=True))
    game = await strict.lobby(p1=ANN)
    with refused("seated"):
        await strict.services.lobby.join(game, ANN, "p2")


async def test_who_resigns_leaves_with_all_his_seats(camp):
    game = await camp.begin(p1=ANN, p2=BEN, p3=ANN, p4=EVE)
    await camp.services.answering.resign(game, ANN)
    await camp.services.turns.drain(game)
    assert await camp.standing(game) == {"p2", "p4"}
    assert (await camp.services.player_views.look(game, ANN)).seat is None


async def test_a_seat_that_was_left_is_taken_up_again_by_the_act_that_the_title_names(camp):
    game = await camp.begin(p1=ANN, p2=BEN)
    await camp.services.seating.replace(game, ANN, "p3", EVE)
    await camp.services.turns.drain(game)
    assert await camp.standing(game) == {"p1", "p2", "p3"}
    assert (await camp.services.player_views.look(game, EVE)).seat == "p3"
    before = len(await camp.store.entries(game, 0, 99))
    await camp.services.seating.replace(
        game, BEN, "p2", EVE
    )  # nobody had left that one: nothing to come back from
    assert len(await camp.store.entries(game, 0, 99)) == before


# -- looking things up -----------------------------------------------------------------------------------


async def test_a_sketch_shows_what_a_seat_would_see_and_opens_nothing(camp):
    seat = await camp.services.boards.sketch("patrol", ANN, seat="p2")
    all_see = await camp.services.boards.sketch("patrol", ANN)
    assert seat.view.goal >= 0
    assert all_see.view.goal == -1
    assert seat.seats == SEATS
    assert not camp.courier.sent
    with refused("no-game"):
        await camp.services.player_views.look("game01", ANN)


async def test_a_sketch_that_cannot_be_played_says_why(camp):
    with pytest.raises(Refused) as why:
        await camp.services.boards.sketch("patrol", ANN, options={"moons": "3"})
    assert why.value.key == "refused-setup"
    assert "moons" in why.value.facts["why"]


async def test_a_page_is_laid_out_as_the_seat_of_whoever_asks_sees_it(camp):
    game = await camp.begin(p1=ANN, p2=BEN, p3=ANN)
    post = await camp.services.player_views.study(game, ANN, "scout", "foes")
    assert "p3 looks for foes: goal " in said(post)
    assert "None looks for all: goal -1" in said(
        await camp.services.player_views.study(game, EVE, "scout", "all")
    )
    waiting = await camp.lobby(Place(GUILD, 77), p1=ANN)
    with refused("lobby"):
        await camp.services.player_views.study(waiting, ANN, "scout")


async def test_what_was_told_in_a_line_is_unfolded_with_what_came_of_it(camp):
    game = await camp.begin(p1=ANN, p2=BEN)
    with refused("nothing-to-unfold"):
        await camp.services.log.unfold(game, ANN)
    for who, text in ((ANN, "go 1"), (BEN, "go -1"), (ANN, "stop")):
        await camp.services.answering.answer(game, who, text=text)
    post = await camp.services.log.unfold(game, EVE)
    assert post.text == ("Ann walked to 1\nthen 1 more", "Ben walked to 3\nthen 0 more")
