"""Finding games: what people look for, offers of seats, and links for spectators."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.clocks.bank import PACES
from bot.play.lobby.lobby import usual_setup
from bot.play.lobby.queue import LEVELS, titles_of
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import GameInfo, Refused, Status, relative
from bot.play.queries import inbox, settings
from bot.play.queries.inbox import Listing
from bot.store.models import QueueEntry
from bot.ui.interactions import opening, pages
from bot.ui.interactions.opening import YES, delivered
from bot.ui.interactions.pages import called
from bot.ui.locale import language_name
from bot.ui.visit import Visit
from render.core.text import languages
from render.core.texts.graphemes import cut

ANY = "any"
#: Number of lines that a select shows.
MOST = 25


async def page(visit: Visit, said: str = "") -> Post:
    """Lay out what a person is looking for: a select for each wish, and one press that joins."""
    row, there = (
        await visit.services.queue.entry(visit.person, visit.guild),
        await settings.guild_settings(visit.services.context, visit.guild),
    )
    w, can = visit.words, bool(there.play)
    lines = [said] if said else []
    if row.since:
        lines.append(w("play-waiting", since=relative(row.since), until=relative(row.until)))
    elif can:
        lines.append(w("play-how", channel=f"<#{there.play}>"))
    else:
        lines.append(w("refused-no-queue"))
    if can and (lacks := await visit.services.matchmaking.lacking(visit.guild)):
        lines.append(opening.lacking_said(visit, lacks, there.play))
    if row.game:
        lines.append(w("play-offered", when=relative(row.due)))
    offered = [_answers(visit, row)] if row.game else []
    wishes = [(x,) for x in (_selects(visit, row) if can else _games(visit, row))]
    rows: list[tuple[Control, ...]] = [
        *offered,
        *wishes,
        (*_buttons(visit, row, can=can), *await _coached(visit, row)),
    ]
    rows.append(
        (
            Button(w("play-tables"), make(Verb.LIST, NOWHERE, inbox.LIST, 1, str(Listing(inbox.HERE)))),
            Button(w("play-new"), make(Verb.SHOW, NOWHERE, "new")),
        )
    )
    small = w("play-small") if can else ""
    return Post(title=w("play-title"), text=("\n".join(lines),), small=small, rows=tuple(rows))


def _games(visit: Visit, row: QueueEntry) -> list[Select]:
    """Ask for titles (none chosen means any) and, if it is a single one, for a side."""
    w, titles = visit.words, titles_of(row)
    named = [(x.game.title, name) for name, x in sorted(visit.host.catalogue.titles.items())][:MOST]
    selects = [_select(w("play-anything"), "titles", named, titles, least=0, most=len(named))]
    if len(titles) == 1 and titles[0] in visit.host.catalogue.titles:
        title = visit.host.catalogue[titles[0]]
        sides = [
            (title.look.side(s, w), s)
            for s in title.game.seated(usual_setup(visit.services.context, titles[0]))
        ]
        lines = [(w("play-side-any"), ANY), *sides]
        selects.append(_select(w("play-side"), "side", lines, [row.side or ANY]))
    return selects


def _selects(visit: Visit, row: QueueEntry) -> list[Select]:
    w = visit.words
    paces = [(w(f"play-pace-{x}"), x) for x in PACES]
    spoken = [(w("play-language-any"), ANY), *((language_name(x), x) for x in languages())]
    levels = [(w(f"play-level-{x or ANY}"), x or ANY) for x in LEVELS]
    rated = [(w(f"play-rated-{x}"), x) for x in (ANY, YES)]
    return [
        *_games(visit, row),
        _select(w("play-pace"), "pace", paces, row.pace.split(","), most=len(PACES)),
        _select(w("play-language"), "language", spoken, [row.language or ANY]),
        _select(w("play-level"), "level", levels, [row.level or ANY]),
        _select(w("play-rated"), "rated", rated, [YES if row.rated else ANY]),
    ]


def _select(
    prompt: str,
    what: str,
    lines: Sequence[tuple[str, str]],
    now: Sequence[str],
    *,
    least: int = 1,
    most: int = 1,
) -> Select:
    choices = tuple(Choice(cut(label, 100), value, chosen=value in now) for label, value in lines)
    return Select(make(Verb.PLAY, NOWHERE, what), prompt, choices, least, min(most, len(choices)))


def _buttons(visit: Visit, row: QueueEntry, *, can: bool) -> tuple[Control, ...]:
    w = visit.words
    machine = make(Verb.PLAY, NOWHERE, "machine")
    if not can and not row.since:
        return (Button(w("button-play-machine-only"), machine, Tone.MAIN),)
    join = Button(w("button-play-join"), make(Verb.PLAY, NOWHERE, "join"), Tone.GOOD)
    leave = Button(w("button-play-leave"), make(Verb.PLAY, NOWHERE, "leave"), Tone.RISK)
    return (leave if row.since else join, Button(w("button-play-machine"), machine))


async def _coached(visit: Visit, row: QueueEntry) -> tuple[Control, ...]:
    """Return the button with which a newcomer plays a machine with a coach."""
    if not await visit.services.help.is_new(visit.person, _first(visit, row)):
        return ()
    return (Button(visit.words("button-play-coach"), make(Verb.PLAY, NOWHERE, "coach")),)


def _first(visit: Visit, row: QueueEntry) -> str:
    """Return the title that a person plays against a machine: the first they have chosen, or of all.

    Titles are ordered by how quickly they are learnt.
    """
    return (titles_of(row) or list(visit.host.catalogue.titles))[0]


def _answers(visit: Visit, row: QueueEntry) -> tuple[Control, ...]:
    tones = (("take", Tone.GOOD), ("later", Tone.PLAIN))
    return tuple(
        Button(visit.words(f"button-offer-{x}"), make(Verb.OFFERED, NOWHERE, row.game, row.seat, x), tone)
        for x, tone in tones
    )


async def pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out what was pressed or chosen on the page, or on the card."""
    do = what.arg(0)
    if not visit.guild:
        raise Refused("refused-no-channel")
    if not do:
        await visit.show(await page(visit))
    elif values or do == "titles":
        chosen = [x for x in values if x != ANY]
        one = chosen[0] if chosen else ""
        wish: dict[str, object] = {do: chosen} if do in ("titles", "pace") else {do: one}
        wish |= {"rated": one == YES} if do == "rated" else {}
        if do not in ("titles", "pace", "side", "language", "level", "rated"):
            raise Refused("refused-malformed")
        await visit.services.queue.choose(visit.person, visit.guild, **wish)
        await visit.show(await page(visit))
    elif do == "join":
        await join(visit)
    elif do == "leave":
        await visit.services.matchmaking.leave(visit.person, visit.guild)
        await visit.show(await page(visit, visit.words("play-left")))
        await visit.services.queue.refresh(visit.guild)
    elif do in ("machine", "coach"):
        await against_machine(visit, coached=do == "coach")
    else:
        raise Refused("refused-malformed")


async def join(visit: Visit) -> None:
    """Put a person into the queue, and bring together players who match."""
    await visit.services.queue.enter(visit.person, visit.guild)
    found = await _seated(visit, await visit.services.matchmaking.match(visit.guild))
    await visit.show(found or await page(visit, visit.words("play-joined")))
    await visit.services.queue.refresh(visit.guild)


async def _seated(visit: Visit, games: Sequence[str]) -> Post | None:
    """Say where a person has just been seated, and what comes next; None if nowhere."""
    for game in games:
        info = await visit.services.game_lists.info(game)
        mine = info.seat_of(visit.person.id)
        if mine is None:
            continue
        w, side = visit.words, pages.side(visit, info, mine.seat)
        found = w("play-found", side=side, name=pages.called(visit, info), where=f"<#{info.place.channel}>")
        waits = [w(_till_it_begins(info))] if info.status is Status.LOBBY else []
        more = Button(w("button-play-more"), make(Verb.PLAY, NOWHERE))
        return Post(title=w("play-title"), text=(" ".join((found, *waits)),), rows=((more,),))
    return None


def _till_it_begins(info: GameInfo) -> str:
    """Return the key of what a lobby waits for."""
    if all(x.taken for x in info.seats):
        return "play-found-full"
    return "play-found-asked" if all(x.taken or x.invited for x in info.seats) else "play-found-more"


async def against_machine(visit: Visit, *, coached: bool = False) -> None:
    """Begin a game against a machine player, in their direct messages."""
    row = await visit.services.queue.entry(visit.person, visit.guild)
    begin = visit.services.lobby.against_machine
    game = await begin(visit.person, _first(visit, row), row.side, coached=coached)
    await visit.services.turns.drain_changed()
    info = await visit.services.game_lists.info(game)
    if info.parked:  # whether messages reach somebody shows when one is sent
        await visit.services.lobby.take_back(game)
        raise Refused("refused-no-dm")
    await visit.show(
        await page(visit, visit.words("play-machine", where=info.link or f"<#{info.place.channel}>"))
    )


async def answered(visit: Visit, game: str, seat: str, answer: str) -> None:
    """Answer an offer of a seat."""
    matching, person = visit.services.matchmaking, visit.person
    if answer == "take":
        status = await matching.take(person, game, seat)
        info = await visit.services.game_lists.info(game)
        waits = "play-taken-full" if all(x.taken for x in info.seats) else "play-taken"
        key = waits if status == Status.LOBBY else "play-taken-playing"
        await visit.tell(key, name=pages.called(visit, info), where=f"<#{info.place.channel}>")
    elif answer in ("later", "quit"):
        await matching.turn_down(person, game, seat, waits=answer == "later")
        name = pages.called(visit, await visit.services.game_lists.info(game))
        await visit.tell("play-later" if answer == "later" else "play-left", name=name)
    else:
        raise Refused("refused-malformed")


#: What a host can do with a game's link.
SHARE, POST, WITHDRAW = "share", "post", "withdraw"


async def watch_done(visit: Visit, game: str, what: str) -> None:
    """Share a game's link with its host alone, post it in the game's channel, or withdraw it.

    Raises:
        Refused: games are not watched here, or this person may not share this one.

    """
    links = visit.services.watching
    address = visit.host.settings.web_links
    if what == WITHDRAW:
        there_was = await links.withdraw(game, visit.person)
        await visit.tell("bot-watch-withdrawn" if there_was else "bot-watch-none")
    elif not address:
        raise Refused("bot-watch-off")
    else:
        token = await links.share(game, visit.person, address=address if what == POST else "")
        told = await delivered(visit, game)
        await visit.show(await _panel(visit, game, f"{address}{token}", posted=what == POST, told=told))


async def _panel(visit: Visit, game: str, link: str, *, posted: bool, told: bool) -> Post:
    info = await visit.services.game_lists.info(game)
    row = (
        Button(visit.words("button-watch"), url=link),
        Button(visit.words("button-watch-post"), make(Verb.TABLE, game, "watch", POST), disabled=posted),
        Button(visit.words("button-watch-withdraw"), make(Verb.TABLE, game, "watch", WITHDRAW), Tone.RISK),
    )
    title = visit.words("bot-watch-title", name=called(visit, info))
    text = [visit.words("bot-watch-link", link=link)]
    if posted:
        where = f"<#{info.place.channel}>"
        text.append(visit.words("bot-watch-posted") if told else visit.words("bot-waits", channel=where))
    return Post(title=title, text=tuple(text), rows=(row,))
