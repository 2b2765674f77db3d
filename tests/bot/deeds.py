"""Deeds as tests name them, and the door through which each is done: a command, and what is typed in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Options = dict[str, Any]
Door = tuple[str, Options]


def door(deed: str, options: Mapping[str, Any]) -> Door:
    """Return the command that does a deed, with its options; a command's own name is its own door."""
    left = {k: v for k, v in options.items() if v is not None}
    if deed in PLAIN:
        return PLAIN[deed], left
    if deed in SHOWN:
        return SHOWN[deed][0], {"what": SHOWN[deed][1], **left}
    first, _, rest = deed.rpartition(" ")
    for name, command, words in (
        ("game", "table", TABLE),
        ("server", "server", SERVER),
        ("skirmish", "move", FIGURES),
        ("skirmish gm", "gm", ACTS),
        ("skirmish gm", "move", RULINGS),
    ):
        if first == name and rest in words:
            return command, {"text": words[rest](left), **left}
    return deed, left


#: Deeds that have a command of their own, and what others show.
PLAIN = {
    "hand": "mine",
    "answer": "move",
    "turns": "games",
    "skirmish gm panel": "gm",
    "server show": "server",
}
SHOWN = {
    "map": ("board", "occupied"),
    "who": ("log", "who"),
    "fair": ("log", "dice"),
    "skirmish why": ("log", "why"),
    "game export": ("replay", "record"),
}
Worded = Callable[[Options], str]


def _words(name: str, *plain: str, named: tuple[str, ...] = ()) -> Worded:
    """Type a name, then options in their order, then others with their names."""

    def word(options: Options) -> str:
        said = [name, *(_word(options.pop(x)) for x in plain if x in options)]
        return " ".join([*said, *(f"{x}={_word(options.pop(x))}" for x in named if x in options)])

    return word


def _word(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


CLOCK = ("pace", "zero", "bank", "gain", "most", "patience", "weekends", "vacation", "steady")
TABLE: dict[str, Worded] = {
    "leave": _words("leave"),
    "machine": _words("machine", named=("seat", "policy")),
    "kick": _words("kick", "seat"),
    "clock": _words("clock", named=CLOCK),
    "back": _words("return"),
    "overdue": _words("overdue", "seat", "step"),
    "abandon": _words("abandon"),
    "replace": _words("replace", "seat", named=("policy",)),
    "offer": _words("offer", "seat", named=("withdraw",)),
    "consent": lambda o: _words("agree" if o.pop("answer") == "yes" else "decline", "seat")(o),
    "watch": _words("watch", "what"),
    "here": _words("here"),
    "thaw": _words("thaw"),
}
SERVER: dict[str, Worded] = {
    "channel": _words("channel", "allowed"),
    "limits": _words("limits", named=("lobbies", "hosted", "hourly", "imports", "megabytes")),
    "reports": _words("reports"),
    "puzzle": _words("puzzle"),
}


def _figure(*before: str) -> Worded:
    """Order a figure: with words, each an option's value or said as it is."""

    def word(options: Options) -> str:
        said = [str(options.pop("figure"))]
        said += [
            _word(options.pop(x)) if x in options else x.lstrip("=")
            for x in before
            if x in options or "=" in x
        ]
        return " ".join(said)

    return word


def _march(options: Options) -> str:
    to = options.get("to", "")
    ways = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    plain = not to or len(to) == 1 or to.split()[0].casefold() in ways
    return _figure("=charge" if options.pop("charge", False) else "=" if plain else "=to", "to")(options)


def _shot(options: Options) -> str:
    if "target" not in options:
        return f"{options.pop('figure')} shoot"
    aim, shots = options.pop("aim", "aimed"), options.pop("shots", 1)
    return f"{_figure('=shoot', 'target')(options)} {aim} x{shots}"


FIGURES: dict[str, Worded] = {
    "move": lambda o: " ".join(_march(o).split()),
    "shoot": _shot,
    "grenade": lambda o: _figure("=stun" if o.pop("stun", False) else "=throw", "at")(o),
    "lay": _figure("=lay", "kind", "fuse", "shape", "facing"),
    "do": _figure("deed", "what"),
    "done": _words("done"),
}


def _because(word: Worded) -> Worded:
    def said(options: Options) -> str:
        reason = options.pop("reason", "")
        return f"{word(options)} because {reason}" if reason else word(options)

    return said


def _status(options: Options) -> str:
    said = [f"status {options.pop('figure')}"]
    said += [f"{x} {options.pop(x)}" for x in ("suppressed", "wounds", "out") if x in options]
    said += [options.pop("health")] if "health" in options else []
    for x, yes, no in (("fleeing", "fleeing", "rallied"), ("seen", "seen", "hidden")):
        said += [yes if options.pop(x) else no] if x in options else []
    return " ".join(said)


def _spawn(options: Options) -> str:
    number, seen = options.pop("number", 1), options.pop("seen", False)
    said = f"spawn {options.pop('rank')} x{number} {options.pop('at')}"
    return f"{said} seen" if seen else said


def _rule(options: Options) -> str:
    said = _words("rule", "what", "by")(options)
    return said + "".join(
        f" {w} {options.pop(x)}" for w, x in (("on", "on"), ("for", "turns")) if x in options
    )


def _watch(options: Options) -> str:
    said = f"watch {'on' if options.pop('asked', True) else 'off'}"
    return f"{said} pause" if options.pop("pause", False) else said


def _terrain(options: Options) -> str:
    options.pop("id", None)
    return _words(options.pop("kind"), "shape", "size", "name")(options)


ACTS: dict[str, Worded] = {
    "place": _because(_words("place", "thing", "at")),
    "remove": _because(_words("remove", "thing")),
    "status": _because(_status),
    "spawn": _because(_spawn),
    "terrain": _because(_terrain),
    "reroll": _because(_words("reroll")),
    "modifier": _because(_rule),
    "end": _because(_words("end")),
    "watch": _watch,
    "gate": _because(_words("gate", "do")),
    "call": _because(_words("call", "how")),
}
#: What the GM answers when asked about the enemy's reactions.
RULINGS: dict[str, Worded] = {"veto": _because(_words("veto", "group"))}
