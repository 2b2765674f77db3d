"""A game whose title was uninstalled: nothing of it is lost, and nothing else is held up by it."""

from __future__ import annotations

import pytest

from bot.play.model.terms import Refused
from bot.play.model.title import Catalogue, Title
from bot.play.services import Services, build_services
from tests.play.conftest import ANN, BEN, HERE, Room, no_picture
from tests.play.plain_look import PlainLook
from tests.shared.plain_titles import plain_titles
from tests.toys.duel import DUEL


async def test_games_of_a_title_that_is_gone_stand_still_and_go_on_with_it(room: Room) -> None:
    def services(catalogue: Catalogue) -> Services:
        made = build_services(room.store, room.courier, catalogue=catalogue, now=room.clock)
        no_picture(made)
        return made

    there = services(Catalogue({"duel": Title(DUEL, PlainLook())}))
    game = await there.lobby.open_game(HERE, ANN, "duel")
    for who, seat in ((ANN, "red"), (BEN, "white")):
        await there.lobby.join(game, who, seat)
    await there.lobby.start(game, ANN)
    gone = services(plain_titles())
    await gone.sweeper.sweep()
    with pytest.raises(Refused) as why:
        await gone.player_views.look(game, ANN)
    assert (why.value.key, why.value.facts) == ("refused-not-installed", {"title": "duel"})
    (turn,) = await gone.game_lists.turns(ANN)
    assert turn.game.id == game
    assert [x.id for x in await gone.game_lists.games(HERE.guild)] == [game]
    await there.turns.drain(game)
    assert (await there.game_lists.info(game)).status == "playing"
    assert (await there.player_views.look(game, ANN)).asked
    await gone.privacy.forget(BEN)
    assert not (await there.game_lists.info(game)).seats_of(BEN.id)
