"""The registry: each act with its handler, and its doors. Names and texts come from the catalogues.

Commands get the acknowledged visit of the caller, and news of the games that they changed is posted
afterwards; controls and forms are carried out by the bot, which does the same around `HANDLERS` and `FILLED`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import Parameter, Signature, signature
from itertools import accumulate
from typing import Any, TypeVar, get_args

import discord
from discord import app_commands

from bot.play.model.custom_ids import CustomId, Verb
from bot.play.model.terms import Refused
from bot.ui.interactions import modals, suggestions
from bot.ui.locale import told
from bot.ui.reply import Interaction
from bot.ui.visit import Visit
from engine.languages import FIRST
from render.core.text import words

#: Carries an act out: takes the visit, the game where it is about one, and its options.
Handler = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handler)
#: Carries out a press: takes the visit, the control's id, and the values chosen.
Press = Callable[[Visit, CustomId, tuple[str, ...]], Awaitable[None]]
P = TypeVar("P", bound=Press)
#: Carries out a form that was filled in: takes the visit, its id, and its fields.
Fill = Callable[[Visit, CustomId, Mapping[str, str]], Awaitable[None]]
F = TypeVar("F", bound=Fill)
#: What an option offers: fixed values, or suggestions for what has been typed.
Offer = Sequence[app_commands.Choice[str]] | suggestions.Complete
#: Bound of a number whose option names none.
LARGEST = 10**9
GAME, SHARE = "game", "share"
ALWAYS: dict[str, Offer] = {GAME: suggestions.games, "seat": suggestions.seats}
#: What stands for yes where a text or a control says so.
YES = frozenset({"yes", "on", "true", "open"})


@dataclass(slots=True)
class Act:
    """Something that people can do. `options` are what its handler takes after the visit and the game."""

    run: Handler
    in_game: bool
    options: tuple[Parameter, ...]
    doors: list[str] = field(default_factory=list)


ACTS: dict[Handler, Act] = {}
#: The acts behind slash commands by the keys of their texts, behind controls, and behind forms.
COMMANDS: dict[str, app_commands.Command[Any, ..., None]] = {}
HANDLERS: dict[Verb, Press] = {}
FILLED: dict[Verb, Fill] = {}


def _act(handler: Handler, door: str) -> Act:
    """Return the act of a handler, with one door more. Types are read where the handler was written."""
    if handler not in ACTS:
        every = list(signature(handler, eval_str=True).parameters.values())[1:]
        in_game = bool(every) and every[0].name == GAME and every[0].default is Parameter.empty
        ACTS[handler] = Act(handler, in_game, tuple(every[in_game:]))
    ACTS[handler].doors.append(door)
    return ACTS[handler]


# -- slash commands ----------------------------------------------------------------------------------------


def command(
    key: str, group: app_commands.Group | None = None, *, on_servers: bool = False, **offered: Offer
) -> Callable[[H], H]:
    """Make a slash command of a handler: `game-new` is `/game new`, and is described by `cmd-game-new`.

    With the option `share` others may see its answer. An option is described by `cmd-game-new-<option>`, or
    else by the text for all of `/game`, or for all commands. `offered` maps an option to its choices.
    """

    def made(handler: H) -> H:
        act = _act(handler, f"/{key}")
        begun = _begun(act, f"{key}")
        _described_all(begun, key, offered, list(signature(begun).parameters.values())[1:])
        if on_servers:
            app_commands.guild_only()(begun)
        make = group.command if group else app_commands.command
        COMMANDS[key] = make(name=key.rpartition("-")[2], description=told(f"cmd-{key}"))(begun)
        return handler

    return made


def grouped(key: str, /, **offered: Offer) -> Callable[[Any], Any]:
    """Make a command of a method of a title's group, as `command` does of a handler."""

    def made(method: Any) -> Any:
        every = list(signature(method, eval_str=True).parameters.values())[2:]
        ranges = _ranges(every)

        async def begun(group: Any, interaction: Interaction, /, **options: Any) -> None:
            visit = await Visit.begin(interaction)
            _check_numbers(options, ranges)
            await method(group, visit, **options)
            await visit.services.turns.drain_changed()

        _dressed(begun, method, method.__name__, ("self", "interaction"), every)
        begun.__qualname__ = method.__qualname__
        return app_commands.command(name=key.rpartition("-")[2], description=told(f"cmd-{key}"))(
            _described_all(begun, key, offered, every)
        )

    return made


def _begun(act: Act, name: str) -> Callable[..., Any]:
    """Return what a command does: it begins a visit, finds the game that is meant, and does the act."""
    which = [Parameter(GAME, Parameter.POSITIONAL_OR_KEYWORD, default="", annotation=str)]
    takes = [*act.options, *(which if act.in_game else [])]
    ranges = _ranges(takes)

    async def begun(interaction: Interaction, /, **options: Any) -> None:
        visit = await Visit.begin(interaction, public=options.get(SHARE) is True)
        _check_numbers(options, ranges)
        game = (await visit.game(options.pop(GAME, "")),) if act.in_game else ()
        await act.run(visit, *game, **options)
        await visit.services.turns.drain_changed()

    return _dressed(begun, act.run, name, ("interaction",), takes)


def _dressed(
    begun: Any, wrapped: Handler, name: str, first: Sequence[str], takes: Sequence[Parameter]
) -> Callable[..., Any]:
    """Give what a command does the options that discord.py reads from a signature."""
    ahead = [Parameter(x, Parameter.POSITIONAL_ONLY) for x in first]
    begun.__name__, begun.__qualname__, begun.__module__ = name, name, wrapped.__module__
    begun.__doc__ = wrapped.__doc__
    begun.__signature__ = Signature(
        [*ahead, *(x.replace(kind=Parameter.POSITIONAL_OR_KEYWORD) for x in takes)]
    )
    return begun  # type: ignore[no-any-return]


def _described_all(
    begun: Callable[..., Any], key: str, offered: Mapping[str, Offer], takes: Sequence[Parameter]
) -> Callable[..., Any]:
    """Describe a command's options, and say what they offer."""
    names = [x.name for x in takes]
    offers = {x: y for x, y in {**ALWAYS, **offered}.items() if x in names}
    app_commands.describe(**{x: told(_described(key, x)) for x in names})(begun)
    app_commands.choices(**{x: [*y] for x, y in offers.items() if not callable(y)})(begun)
    app_commands.autocomplete(**{x: y for x, y in offers.items() if callable(y)})(begun)
    return begun


def _ranges(takes: Sequence[Parameter]) -> dict[str, tuple[float, float, object]]:
    """Return the least and the largest number that each option may have, and what stands for none."""
    found = dict[str, tuple[float, float, object]]()
    for option in takes:
        kinds = (option.annotation, *get_args(option.annotation))  # a range stands for itself at run time
        marks = [x for x in kinds if isinstance(x, app_commands.Transformer)]
        low, high = (marks[0].min_value, marks[0].max_value) if marks else (None, None)
        bounds = -LARGEST if low is None else low, LARGEST if high is None else high
        found[option.name] = (*bounds, option.default)
    return found


def _check_numbers(options: Mapping[str, object], ranges: Mapping[str, tuple[float, float, object]]) -> None:
    """Check numbers that Discord should have checked: nothing else stands between them and the sender.

    Raises:
        Refused: one is out of its bounds.

    """
    for name, x in options.items():
        least, most, left_out = ranges.get(name, (-LARGEST, LARGEST, None))
        if not isinstance(x, int | float) or isinstance(x, bool) or x == left_out:
            continue
        if not least <= x <= most:
            raise Refused("refused-number", name=name, least=f"{least:g}", most=f"{most:g}")


def _described(key: str, option: str) -> str:
    """Return the key of an option's description: the command's own, or the nearest above it."""
    has = words(FIRST).has
    above = accumulate(key.split("-"), "{}-{}".format)
    return next((k for x in [*above][::-1] if has(k := f"cmd-{x}-{option}")), f"cmd-any-{option}")


def tree() -> list[app_commands.Command[Any, ..., None] | app_commands.Group]:
    """Return all slash commands that belong to no title, groups as a whole."""
    return list(dict.fromkeys(x.parent or x for x in COMMANDS.values()))


# -- controls ----------------------------------------------------------------------------------------------


def control(verb: Verb, *given: str) -> Callable[[H], H]:
    """Lead a control to a handler: its arguments, and the value chosen in it, are the options in their order.

    `given` come before them.
    """

    def made(handler: H) -> H:
        act = _act(handler, verb.value)

        async def pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
            game = (what.game,) if act.in_game else ()
            await act.run(visit, *game, *await _read(visit, act, (*given, *what.args, *values)))

        HANDLERS[verb] = pressed
        return handler

    return made


async def _read(visit: Visit, act: Act, texts: Sequence[str]) -> list[object]:
    """Read options as a control or a text gives them.

    Raises:
        Refused: one is none that the act could take.

    """
    return [await _read_one(visit, x, text) for x, text in zip(act.options, texts, strict=False)]


async def _read_one(visit: Visit, option: Parameter, text: str) -> object:
    kinds = (option.annotation, *get_args(option.annotation))
    if not text and option.default is not Parameter.empty:
        return option.default
    if bool in kinds:
        return text in YES
    if int in kinds or any(
        isinstance(x, app_commands.Transformer) and x.type is discord.AppCommandOptionType.integer
        for x in kinds
    ):
        return CustomId(Verb.LIST, "", (text,)).number(0)
    if discord.Member in kinds:
        guild, user = visit.interaction.guild, text.strip("<@!>")
        if guild is None or not user.isdecimal() or len(user) > 20:
            raise Refused("refused-malformed")
        return await guild.fetch_member(int(user))
    return text


def press(verb: Verb, *more: Verb) -> Callable[[P], P]:
    """Declare what controls do that mean something on their page alone."""

    def declare(handler: P) -> P:
        for x in (verb, *more):
            HANDLERS[x] = handler
        return handler

    return declare


def fills(verb: Verb) -> Callable[[F], F]:
    """Declare what becomes of a form that was filled in; `modals.BLANKS` says what it asks."""

    def declare(handler: F) -> F:
        FILLED[verb] = handler
        return handler

    return declare


#: Verbs that open a form, which must be the first answer: they are not acknowledged before.
FORMS: dict[Verb, Callable[[CustomId, Visit], Awaitable[modals.Form]]] = {
    **dict.fromkeys(set(modals.BLANKS) - {Verb.STANDING}, modals.ask),
    Verb.CORRECT: modals.ask_again,
}
