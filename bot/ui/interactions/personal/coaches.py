"""Coaches: requested and agreed to in a lobby, silenced on a page, reactivated in the settings."""

from __future__ import annotations

from dataclasses import replace

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Refused
from bot.play.surface.coach import AGREE, BEGIN, JOIN, NONE, SILENT, WANT
from bot.play.titles.title import has_rivals
from bot.ui.interactions import pages
from bot.ui.visit import Visit, alone


async def pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Carry out a press that is about a coach.

    Raises:
        Refused: there is no such button.

    """
    do, game = what.arg(0), what.game
    if do == SILENT:
        await _silenced(v, what)
    elif do == BEGIN:
        await _begun(v, what.arg(1))
    elif do in (WANT, JOIN):
        seat = await v.services.lobby.join(game, v.person) if do == JOIN else ""
        await seated(v, game, seat)
    elif do in (AGREE, NONE):
        await v.services.coaching.agree(game, v.person, yes=do == AGREE)
    else:
        raise Refused("refused-malformed")


async def seated(v: Visit, game: str, seat: str = "") -> None:
    """Give a coach to a person who has just been seated, and say so."""
    await v.services.coaching.wish(game, v.person)
    info = await v.services.game_lists.info(game)
    mine = info.seat(seat) or info.seat_of(v.person.id)
    if mine is not None:
        await v.show(await pages.joined(v, game, mine.seat))


async def offer(v: Visit, game: str, title: str) -> tuple[Button, ...]:
    """Return the button with which a newcomer to a title takes a seat with a coach in a new lobby."""
    if not await v.services.coaching.is_new(v.person, title):
        return ()
    return (Button(v.words("button-coach-join"), make(Verb.COACH, game, JOIN), Tone.MAIN),)


async def _silenced(v: Visit, what: CustomId) -> None:
    """Have a coach say nothing more in a game, and show the question again without them."""
    await v.services.coaching.silence(what.game, v.person)
    page = await v.services.choices.picker(what.game, v.person, what.number(2), what.arg(1))
    await v.show(replace(page, text=(v.words("coach-silent"), *page.text)))


async def _begun(v: Visit, title: str) -> None:
    """Begin a person's first game of a title, against a machine player, in their direct messages."""
    v = replace(v, in_place=alone(v.interaction))
    game = await v.services.quick_games.against_machine(v.person, title, coached=True)
    await v.services.sender.drain_changed()
    info = await v.services.game_lists.info(game)
    back = Button(v.words("learn-back"), make(Verb.LEARN, NOWHERE, title))
    key = "coach-begun" if has_rivals(v.host.catalogue[title]) else "coach-begun-alone"
    said = v.words(key, where=info.link or f"<#{info.place.channel}>")
    lessons = bool(v.services.progress.lessons(title))
    await v.show(Post(text=(said,), rows=((back,),) if lessons else ()))
