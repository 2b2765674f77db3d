"""What a community has of its games: player cards, tables of ratings, and cups."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.acts.registry import command, control
from bot.community.cups import SIZES, CupState, goes_on
from bot.community.pairings import Form
from bot.play.clocks.bank import PRESETS, RELAXED
from bot.play.games.cards import cup_card, cup_scene
from bot.play.lobby import cups, hosting
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post, Section, Tone
from bot.play.model.terms import Refused
from bot.play.model.title import opposed
from bot.ui.interactions import opening, people, ratings, suggestions
from bot.ui.locale import fixed
from bot.ui.visit import Interaction, Visit, parent

PACES = tuple(x for x in PRESETS if x != RELAXED)


# -- ratings -----------------------------------------------------------------------------------------------


async def complete_rated(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the titles that have ratings."""
    titles = interaction.client.catalogue.titles.items()
    return suggestions.matching(((x.game.title, name) for name, x in titles if x.ranking), text)


@command("ratings", title=complete_rated)
async def rated(visit: Visit, title: str = "", user: discord.User | None = None) -> None:
    """Show a title's table, or somebody's card: this person's own, if nothing is named."""
    if title:
        await visit.show(await ratings.table(visit, title.casefold()))
    else:
        await visit.show(await ratings.card(visit, user.id if user else visit.person.id))


@control(Verb.SHOW, "card")
async def card(visit: Visit, user: str = "") -> None:
    """Show a person's card; this person's own, if nobody is named."""
    await visit.show(await ratings.card(visit, people.number_of(user) if user else visit.person.id))


@control(Verb.SHOW, ratings.TABLE)
async def table(visit: Visit, title: str, role: str = "", where: str = ratings.HERE) -> None:
    """Show the first page of a table."""
    await visit.show(await ratings.table(visit, title, role, where))


@control(Verb.SHOW, "curve")
async def curve(visit: Visit, title: str) -> None:
    """Draw how this person's rating has moved."""
    visit.host.pictures.step(visit.person.id)
    await visit.show(await ratings.curve(visit, title))


@control(Verb.ME, "profile")
async def profile(visit: Visit, shown: bool) -> None:
    """Show this person's card to others, or hide it."""
    await _changed(visit, profile=shown)


@control(Verb.ME, "everywhere")
async def everywhere(visit: Visit, counts: bool) -> None:
    """Let what this person plays from now on count for all servers together, or no longer."""
    await _changed(visit, everywhere=counts)


async def _changed(visit: Visit, **changes: bool) -> None:
    await hosting.set_preferences(visit.services.context, visit.person.id, **changes)
    visit = await Visit.of(visit.interaction)
    await visit.show(await ratings.card(visit, visit.person.id))


# -- cups --------------------------------------------------------------------------------------------------


async def complete_opposed(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the titles that two people play against each other."""
    titles = interaction.client.catalogue.titles.items()
    return suggestions.matching(
        ((x.game.title, name) for name, x in titles if opposed(x, len(x.game.seats))), text
    )


@command(
    "cup",
    on_servers=True,
    title=complete_opposed,
    form=fixed("form", Form),
    size=fixed("size", map(str, SIZES)),
    pace=fixed("pace", PACES),
)
async def cup(
    visit: Visit,
    title: str = "",
    form: str = Form.KNOCKOUT,
    size: str = "8",
    pace: str = PACES[0],
    both: bool = False,
) -> None:
    """Open a cup in this channel; where no game is named, list those there are."""
    if not title:
        await visit.show(await _listed(visit))
        return
    if not await opening.may_post(visit, opening.room_here(visit)):
        return
    number = int(size) if size.isdecimal() and len(size) < 3 else 0
    wanted = cups.NewCup(title.casefold(), form, number, pace, both)
    context = visit.services.context
    await cups.open_cup(context, visit.place, visit.person, wanted, parent(visit.interaction))
    await visit.tell("cup-opened")


@control(Verb.CUP, "enter")
async def enter(visit: Visit, name: str) -> None:
    """Enter a cup."""
    await _checked(visit, name)
    await cups.enter_cup(visit.services.context, name, visit.guild, visit.person)
    await visit.tell("cup-in")


@control(Verb.CUP, "leave")
async def leave(visit: Visit, name: str, sure: bool = False) -> None:
    """Leave a cup; from one under way there is no way back, so this is asked twice."""
    state = await cups.cup_here(visit.services.context, name, visit.guild)
    if state.pairings and goes_on(state) and not sure:
        await visit.show(_sure(visit, "leave", name))
        return
    await cups.leave_cup(visit.services.context, name, visit.guild, visit.person)
    await visit.tell("cup-out")


@control(Verb.CUP, "table")
async def cup_table(visit: Visit, name: str) -> None:
    """Show how a cup stands."""
    await visit.show(await _page(visit, name))


@control(Verb.CUP, "close")
async def close(visit: Visit, name: str, sure: bool = False) -> None:
    """Call a cup off, once that was asked twice."""
    if not sure:
        await visit.show(_sure(visit, "close", name))
        return
    await cups.close_cup(visit.services.context, name, visit.guild, visit.person)
    await visit.tell("cup-off")


def _sure(visit: Visit, what: str, cup: str) -> Post:
    """Ask whether somebody means what cannot be undone."""
    w, yes = visit.words, make(Verb.CUP, NOWHERE, what, cup, "yes")
    return Post(text=(w(f"cup-{what}-sure"),), rows=((Button(w(f"button-cup-{what}"), yes, Tone.RISK),),))


async def _known(visit: Visit, cup: str) -> CupState | None:
    """Return a cup that a person may know of: they see its channel, are its host, or have entered it."""
    context = visit.services.context
    state = await cups.cup_here(context, cup, visit.guild)
    if visit.person.id in (state.cup.host, *(x.user for x in state.entrants)):
        return state
    return state if (await cups.access_to(context, state.cup, visit.person)).sees else None


async def _checked(visit: Visit, cup: str) -> CupState:
    """Return a cup; one that a person may not know of is refused, as if there were none.

    Raises:
        Refused: they may not, or there is none of this id.

    """
    state = await _known(visit, cup)
    if state is None:
        raise Refused("refused-no-cup")
    return state


async def _listed(visit: Visit) -> Post:
    """List a server's latest cups that a person may know of, each with the way to it."""
    w, context = visit.words, visit.services.context
    lines = []
    for cup in await context.store.cups(visit.guild):
        if (state := await _known(visit, cup.id)) is None:
            continue
        title = visit.host.catalogue[cup.title].game.title
        facts = {"form": w(f"choice-form-{cup.form}"), "n": len(state.entrants), "all": cup.size}
        said = w("cup-line", name=title, status=w(f"cup-status-{cup.status}"), **facts)
        lines.append(Section(said, Button(w("button-cup-table"), make(Verb.CUP, NOWHERE, "table", cup.id))))
    return Post(title=w("cup-list"), text=() if lines else (w("cup-none"),), sections=tuple(lines))


async def _page(visit: Visit, cup: str, *said: str) -> Post:
    """Show how a cup stands, with what this person can do about it."""
    context, w = visit.services.context, visit.words
    state = await _checked(visit, cup)
    title = visit.host.catalogue[state.cup.title]
    card = cup_card(state, title, None, w)
    scene = cup_scene(state, title, w, visit.prefers.theme or context.theme)
    image = await visit.services.drawing.image(scene, f"cup-{cup}") if scene is not None else None
    rows = tuple(tuple(x for x in row if "table" not in getattr(x, "id", "")) for row in card.rows)
    moderates = (await cups.access_to(context, state.cup, visit.person)).moderates
    if goes_on(state) and (moderates or visit.person.id == state.cup.host):
        close = Button(w("button-cup-close"), make(Verb.CUP, NOWHERE, "close", cup), Tone.RISK)
        rows = (*rows, (close,))
    return replace(card, text=(*said, *card.text), image=image, rows=tuple(x for x in rows if x))
