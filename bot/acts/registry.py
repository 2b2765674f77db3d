"""The registry: each act with its handler, and its doors. Names and texts come from the catalogues.

Commands get the visit of the caller, and news of the games that they changed is posted
afterwards; the bot does the same around controls (`HANDLERS`) and forms (`fill_in`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import Parameter, Signature, signature
from typing import Any, TypeVar, get_args

import discord
from discord import app_commands

from bot.play.games.cards import rows_of
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
from bot.ui.interactions import modals, suggestions
from bot.ui.interactions.modals import Given
from bot.ui.locale import described
from bot.ui.reply import Interaction
from bot.ui.visit import LARGEST_FILE, Visit, read_file, uploaded
from engine.languages import FIRST
from render.core.text import Words, words

#: Carries an act out: takes the visit, the game where it is about one, and its options.
Handler = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)
#: Carries out a press: takes the visit, the control's id, and the values chosen.
Press = Callable[[Visit, CustomId, tuple[str, ...]], Awaitable[None]]
P = TypeVar("P", bound=Press)
#: Carries out a form that was filled in: takes the visit, its id, and its fields.
Fill = Callable[[Visit, CustomId, Given], Awaitable[None]]
F = TypeVar("F", bound=Fill)
#: What an option offers: fixed values, or suggestions for what has been typed.
Offer = Sequence[app_commands.Choice[str]] | suggestions.Complete
#: Bound of a number whose option names none.
LARGEST = 10**9
#: Buttons that a message has room for.
MOST_CONTROLS = 25
#: Options whose value is an id of Discord's, and the largest there is.
CHOSEN, LARGEST_ID = frozenset({"user", "channel", "role", "card"}), 2**63 - 1
GAME, SHARE = "game", "share"
ALWAYS: dict[str, Offer] = {GAME: suggestions.games, "seat": suggestions.seats}
#: What stands for yes, and for no, in a text or a control.
YES, NO = frozenset({"yes", "on", "true", "open"}), frozenset({"no", "off", "false", "shut", "swap"})


@dataclass(slots=True)
class Act:
    """Something that people can do. `options` are what its handler takes after the visit and the game."""

    run: Handler
    in_game: bool
    options: tuple[Parameter, ...]
    offers: dict[str, Offer] = field(default_factory=dict)
    doors: list[str] = field(default_factory=list)


ACTS: dict[Handler, Act] = {}
COMMANDS: dict[str, app_commands.Command[Any, ..., None]] = {}
#: What controls do, by verb and what is done; those that a text may name; and what becomes of forms.
HANDLERS: dict[tuple[Verb, str], Press] = {}
NAMED: dict[tuple[Verb, str], Act] = {}
FILLED: dict[str, Fill] = {}


def _act(handler: Handler, door: str, offered: Mapping[str, Offer]) -> Act:
    """Return the act of a handler, with one door more. Types are read where the handler was written."""
    if handler not in ACTS:
        every = list(signature(handler, eval_str=True).parameters.values())[1:]
        in_game = bool(every) and every[0].name == GAME and every[0].default is Parameter.empty
        ACTS[handler] = Act(handler, in_game, tuple(every[in_game:]))
    act = ACTS[handler]
    act.doors.append(door)
    names = {x.name for x in act.options} | {GAME}
    act.offers |= {x: y for x, y in {**ALWAYS, **offered}.items() if x in names}
    return act


# -- slash commands ----------------------------------------------------------------------------------------


def command(
    name: str,
    *,
    on_servers: bool = False,
    rights: discord.Permissions | None = None,
    **offered: Offer,
) -> Callable[[H], H]:
    """Make a slash command of a handler: it is described by `cmd-<name>`.

    With the option `share` others may see its answer. An option is described by `cmd-<name>-<option>`, or
    else by the text for all commands. `offered` maps an option to its choices.
    """

    def made(handler: H) -> H:
        act = _act(handler, f"/{name}", offered)
        begun, takes = _begun(act, name)
        offers = {x: act.offers[x] for x in takes if x in act.offers}
        app_commands.describe(**{x: described(_described(name, x)) for x in takes})(begun)
        app_commands.choices(**{x: [*y] for x, y in offers.items() if not callable(y)})(begun)
        app_commands.autocomplete(**{x: y for x, y in offers.items() if callable(y)})(begun)
        if on_servers:
            app_commands.guild_only()(begun)
        COMMANDS[name] = app_commands.command(name=name, description=described(f"cmd-{name}"))(begun)
        COMMANDS[name].default_permissions = rights
        return handler

    return made


def _begun(act: Act, name: str) -> tuple[Callable[..., Any], list[str]]:
    """Return what a command does: it begins a visit, finds the game that is meant, and does the act."""
    which = [Parameter(GAME, Parameter.POSITIONAL_OR_KEYWORD, default="", annotation=str)]
    takes = [*act.options, *(which if act.in_game else [])]

    async def begun(interaction: Interaction, /, **options: Any) -> None:
        async with Visit.begin(interaction, public=options.get(SHARE) is True) as visit:
            _check_numbers(options, act.options)
            if (
                act.in_game
                and not any(options.values())
                and (Verb.SHOW, name) in HANDLERS
                and await _which(visit, name)
            ):
                return
            game = (await visit.game(options.pop(GAME, "")),) if act.in_game else ()
            await act.run(visit, *game, **options)
            await visit.services.turns.drain_changed()

    begun.__name__ = begun.__qualname__ = name
    begun.__module__, begun.__doc__ = act.run.__module__, act.run.__doc__
    begun.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter("interaction", Parameter.POSITIONAL_ONLY), *takes]
    )
    return begun, [x.name for x in takes]


async def _which(visit: Visit, name: str) -> bool:
    """Offer each game that may be meant in a direct message; return whether there are several."""
    several = [] if visit.here else await visit.own()
    if len(several) < 2:
        return False
    buttons = [Button(f"{visit.called(x)} · {x.id}"[:80], make(Verb.SHOW, x.id, name)) for x in several]
    await visit.show(Post(text=(visit.words("bot-which"),), rows=rows_of(buttons[:MOST_CONTROLS])))
    return True


def _bounds(option: Parameter) -> tuple[float, float]:
    """Return the least and the largest number that an option may have."""
    kinds = (option.annotation, *get_args(option.annotation))  # a range stands for itself at run time
    marks = [x for x in kinds if isinstance(x, app_commands.Transformer)]
    low, high = (marks[0].min_value, marks[0].max_value) if marks else (None, None)
    most = LARGEST_ID if option.name in CHOSEN else LARGEST
    return -LARGEST if low is None else low, most if high is None else high


def _check_numbers(options: Mapping[str, object], takes: Sequence[Parameter]) -> None:
    """Check numbers that Discord should have checked: nothing else stands between them and the sender.

    Raises:
        Refused: one is out of its bounds.

    """
    for option in takes:
        x = options.get(option.name)
        if not isinstance(x, int | float) or isinstance(x, bool) or x == option.default:
            continue
        least, most = _bounds(option)
        if not least <= x <= most:
            raise Refused("refused-number", name=option.name, least=f"{least:g}", most=f"{most:g}")


def _described(name: str, option: str) -> str:
    """Return the key of an option's description: the command's own, or that for all commands."""
    own = f"cmd-{name}-{option}"
    return own if words(FIRST).has(own) else f"cmd-any-{option}"


# -- controls and texts ------------------------------------------------------------------------------------


def control(verb: Verb, what: str = "", /, **offered: Offer) -> Callable[[H], H]:
    """Lead a control to a handler: its arguments, and the value chosen in it, are the options in their order.

    One with a name of its own can be typed, too (`typed`).
    """

    def made(handler: H) -> H:
        act = _act(handler, f"{verb.value} {what}".strip(), offered)

        async def pressed(visit: Visit, id: CustomId, values: tuple[str, ...]) -> None:  # noqa: A002
            await _done(visit, act, id.game, (*id.args, *values))

        HANDLERS[verb, what] = pressed
        if what:
            NAMED[verb, what] = act
        return handler

    return made


def press(verb: Verb, *more: str | Verb) -> Callable[[P], P]:
    """Declare what controls do that mean something on their page alone."""

    def declare(handler: P) -> P:
        names = [x for x in more if not isinstance(x, Verb)]
        for x in [(verb, y) for y in names or [""]] + [(y, "") for y in more if isinstance(y, Verb)]:
            HANDLERS[x] = handler
        return handler

    return declare


async def typed(visit: Visit, verb: Verb, game: str, text: str, **beside: int) -> None:
    """Carry out what a control of a page does, typed: its name, then its options in their order.

    An option may be named (`seat=orange`); people, channels and roles are chosen `beside` the text.

    Raises:
        Refused: there is no such thing to do.

    """
    name, *rest = text.split() or [""]
    act = NAMED.get((verb, name.casefold()))
    if act is None:
        raise Refused("refused-no-deed", what=name[:40])
    await _done(visit, act, game, rest, **beside)


async def _done(visit: Visit, act: Act, game: str, texts: Sequence[str], **beside: int) -> None:
    if act.in_game and game == NOWHERE:
        raise Refused("refused-malformed")
    options = await _read(visit, act, list(texts), beside)
    _check_numbers(options, act.options)
    await act.run(visit, *((game,) if act.in_game else ()), **options)


async def _read(visit: Visit, act: Act, texts: list[str], beside: Mapping[str, int]) -> dict[str, Any]:
    """Read options as a control or a text gives them.

    Raises:
        Refused: one is none that the act could take.

    """
    named = {x.name: x for x in act.options}
    given = {x: str(y) for x, y in beside.items() if y and x in named}
    first = next((i for i, x in enumerate(texts) if "=" in x and x.partition("=")[0] in named), len(texts))
    last = ""
    for x in texts[first:]:
        name, sign, value = x.partition("=")
        last = name if sign and name in named else last
        given[last] = value if name == last and sign else f"{given[last]} {x}"
    del texts[first:]
    free = [x for x in named if x not in given]
    if len(texts) > len(free) and free and _kind(named[free[-1]]) is str:
        texts[len(free) - 1 :] = [" ".join(texts[len(free) - 1 :])]
    given |= dict(zip(free, texts, strict=False))
    read = {x: await _read_one(visit, named[x], y, act.offers.get(x)) for x, y in given.items()}
    for option in act.options:
        if option.name not in read and option.default is Parameter.empty:
            raise Refused("refused-lacking", what=option.name)
    return read


def _kind(option: Parameter) -> object:
    """Return the type of an option's values; a range's own, an optional one's without none."""
    kinds = [x for x in (option.annotation, *get_args(option.annotation)) if x is not type(None)]
    ranges = {discord.AppCommandOptionType.string: str, discord.AppCommandOptionType.integer: int}
    for x in kinds:
        if isinstance(x, app_commands.Transformer):
            return ranges.get(x.type, float)
        if isinstance(x, type):
            return x
    return str


async def _read_one(visit: Visit, option: Parameter, text: str, offer: Offer | None) -> object:
    kind = _kind(option)
    if not text and option.default is not Parameter.empty:
        return option.default
    if offer is not None and not callable(offer) and text not in {x.value for x in offer}:
        raise Refused("refused-not-offered", what=text[:40], offered=", ".join(x.value for x in offer))
    if kind is bool:
        return text.casefold() in YES | {option.name}
    if kind in (int, float):
        try:
            return int(text) if kind is int else float(text)
        except ValueError:
            raise Refused("refused-malformed") from None
    return await read_member(visit, text) if kind is discord.Member else text


async def read_member(visit: Visit, text: str) -> discord.Member:
    """Return the member of the server here who is named by mention or id.

    Raises:
        Refused: nobody is.

    """
    guild, user = visit.interaction.guild, text.strip("<@!>")
    if guild is None or not user.isdecimal() or len(user) > 20:
        raise Refused("refused-malformed")
    return await guild.fetch_member(int(user))


async def complete_deed(
    interaction: Interaction, text: str, verb: Verb, now: Sequence[str]
) -> suggestions.Choices:
    """Offer what may be typed: what can be done `now`, then the values of its next option."""
    w = await suggestions.words_for(interaction)
    name, *rest = text.casefold().split() if text.strip() else [""]
    act = NAMED.get((verb, name))
    if act is None or (not rest and not text.endswith(" ")):
        lines = ((w.find(f"{verb.value}-{x}", x), x) for x in now)
        return suggestions.matching(((f"{x}: {label}", x) for label, x in lines), text)
    done = rest[:-1] if rest and not text.endswith(" ") else rest
    last = "" if text.endswith(" ") else rest[-1]
    option = act.options[len(done)] if len(done) < len(act.options) else None
    offer = act.offers.get(option.name) if option else None
    if offer is None:
        return [suggestions.choice(text, text)]
    if callable(offer):
        found = [(x.name, x.value) for x in await offer(interaction, last)]
    else:
        found = [(_wording(x.name, w), x.value) for x in offer if last in x.value]
    before = " ".join([name, *done])
    made = [suggestions.choice(f"{before} {value}: {label}", f"{before} {value}") for label, value in found]
    return made[: suggestions.MOST]


def _wording(name: str | app_commands.locale_str, say: Words) -> str:
    return name if isinstance(name, str) else say.find(name.extras.get("key", ""), name.message)


# -- forms -------------------------------------------------------------------------------------------------


def fills(what: str) -> Callable[[F], F]:
    """Declare what becomes of a form that was filled in; `modals.BLANKS` says what it asks."""

    def declare(handler: F) -> F:
        FILLED[what] = handler
        return handler

    return declare


#: Forms whose text answers a question, or is kept for one: a file may take its place, and refusals keep it.
KEPT = frozenset({"word", "write", "fill", "paste", "report", "standing"})


async def form_of(what: CustomId, visit: Visit) -> modals.Form:
    """Return the form that a control opens."""
    return await (modals.ask_again if what.what == "correct" else modals.ask)(what, visit)


async def fill_in(visit: Visit, what: CustomId, given: dict[str, str]) -> None:
    """Carry out a form that was filled in. What was typed is kept if it is refused.

    Raises:
        Refused: there is no such form, or it was filled in with something too long.

    """
    called = what.what or what.verb.value
    if called not in FILLED:
        raise Refused("refused-malformed")
    if called in KEPT:
        visit.note_typed(what, given)
        if (file := uploaded(visit.interaction)) is not None:
            visit.host.uploads.step(visit.person.id)
            given = {**given, modals.TEXT: await read_file(file, LARGEST_FILE)}
            if len(given[modals.TEXT]) > modals.LONGEST_FIELD:
                raise Refused("refused-long", most=modals.LONGEST_FIELD)
            visit.note_typed(what, given)
    await FILLED[called](visit, what.inner, given)
