"""Slash commands: names and texts come from the catalogues, and games and seats are autocompleted."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from inspect import signature
from itertools import accumulate
from typing import Any, Concatenate, ParamSpec, TypeVar, get_args

from discord import app_commands
from discord.app_commands.commands import CommandCallback

from bot.play.model.terms import Refused
from bot.ui.interactions import suggestions
from bot.ui.locale import told
from bot.ui.reply import Interaction
from bot.ui.visit import Visit
from engine.languages import FIRST
from render.core.text import words

T = TypeVar("T")
P = ParamSpec("P")
Method = Callable[Concatenate[Any, Visit, P], Coroutine[Any, Any, T]]
#: What an option offers: fixed values, or suggestions for what has been typed.
Offer = Sequence[app_commands.Choice[str]] | suggestions.Complete
#: Bound of a number whose option names none.
LARGEST = 10**9
ALWAYS: dict[str, Offer] = {"game": suggestions.games, "seat": suggestions.seats}


def command(
    key: str, group: app_commands.Group | None = None, /, **offered: Offer
) -> Callable[[Method[P, T]], app_commands.Command[Any, P, T]]:
    """Make a slash command of a method: `game-new` is `/game new`, and is described by `cmd-game-new`.

    The method gets the acknowledged visit of the caller; with the option `share` others may see its answer.
    News of the games that it has changed is posted afterwards. An option is described by
    `cmd-game-new-<option>`, or else by the text for all of `/game`, or for all commands. `offered` maps an
    option to its choices.
    """

    def made(method: Method[P, T]) -> app_commands.Command[Any, P, T]:
        begun = _begun(method)
        options = list(signature(begun).parameters)[2:]  # after the cog and the visit
        offers = {x: y for x, y in {**ALWAYS, **offered}.items() if x in options}
        app_commands.describe(**{x: told(_described(key, x)) for x in options})(begun)
        app_commands.choices(**{x: [*y] for x, y in offers.items() if not callable(y)})(begun)
        app_commands.autocomplete(**{x: y for x, y in offers.items() if callable(y)})(begun)
        make = group.command if group else app_commands.command
        return make(name=key.rpartition("-")[2], description=told(f"cmd-{key}"))(begun)

    return made


def _begun(method: Method[P, T]) -> CommandCallback[Any, P, T]:
    """Begin a visit before a method is called. Types of options are read where the method was written."""
    ranges = _ranges(method)

    @wraps(method)
    async def begun(cog: Any, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> T:
        visit = await Visit.begin(interaction, public=options.get("share") is True)
        _check_numbers(options, ranges)
        done = await method(cog, visit, *args, **options)
        await visit.services.turns.drain_changed()
        return done

    begun.__signature__ = signature(method, eval_str=True)  # type: ignore[attr-defined]
    return begun


def _ranges(method: Method[P, T]) -> dict[str, tuple[float, float, object]]:
    """Return the least and the largest number that each option may have, and what stands for none."""
    found = dict[str, tuple[float, float, object]]()
    for name, option in signature(method, eval_str=True).parameters.items():
        kinds = (option.annotation, *get_args(option.annotation))  # a range stands for itself at run time
        marks = [x for x in kinds if isinstance(x, app_commands.Transformer)]
        low, high = (marks[0].min_value, marks[0].max_value) if marks else (None, None)
        bounds = -LARGEST if low is None else low, LARGEST if high is None else high
        found[name] = (*bounds, option.default)
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
