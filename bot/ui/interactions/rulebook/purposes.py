"""What each thing that players choose is for: a line a thing, to read in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.titles.title import Title
from engine.core.contract import Game
from engine.core.types.values import tags
from render.core.text import Words

#: What leads to this page, where a place in a title's book would lead to a case.
PURPOSES = "purposes"
#: Number of lines on a page.
PAGE = 14


def actions(game: Game[Any]) -> Iterator[str]:
    """Yield the names of the answers to a game's questions, each once, as it asks for them."""
    yield from dict.fromkeys(x for kind in game.rules.kinds.values() for x in tags(kind.takes))


def explained(title: Title, say: Words) -> Iterator[tuple[str, str]]:
    """Yield what players of a title choose, as (kind, line): units and the like, actions, options."""
    game, look = title.game, title.look
    things = look.things()
    every = [(kind, x, key) for kind, of in things.items() for x, key in of.items()]
    known = {x for _, x, _ in every}
    every += [("action", x, f"{game.id}-called-{_dashed(x)}") for x in actions(game) if x not in known]
    every += [("option", f"option-{o.name}", f"{game.id}-option-{o.name}") for o in game.options]
    for kind, thing, called in every:
        if (what := look.purpose(thing, say)) and say.has(called):
            yield kind, say("bot-purpose", name=_capital(say(called, n=1)), what=what)


def purposes_page(title: Title, say: Words, small: str, page: int = 0) -> Post:
    """Lay out a page of what things are for, with its ways on and back to the contents."""
    lines = list(explained(title, say))
    pages = max(1, -(-len(lines) // PAGE))
    page = min(max(page, 0), pages - 1)
    text, before = list[str](), ""
    for kind, line in lines[page * PAGE : (page + 1) * PAGE]:
        text += [line] if kind == before else [f"**{say(f'bot-kind-{kind}')}**", line]
        before = kind

    def to(key: str, at: int, *, disabled: bool) -> Button:
        return Button(say(key), make(Verb.RULES, NOWHERE, title.game.id, PURPOSES, at), disabled=disabled)

    turn = (
        to("bot-back", page - 1, disabled=page == 0),
        Button(f"{page + 1}/{pages}", make(Verb.RULES, NOWHERE, title.game.id)),
        to("bot-next", page + 1, disabled=page + 1 == pages),
    )
    heading = say("bot-purposes-title", title=title.game.title)
    return Post(title=heading, text=("\n".join(text),), rows=(turn,), small=small)


def purposes_button(title: Title, say: Words) -> tuple[Button, ...]:
    """Return the button that leads to these pages; none where nothing is explained."""
    if next(explained(title, say), None) is None:
        return ()
    return (Button(say("bot-purposes-open"), make(Verb.RULES, NOWHERE, title.game.id, PURPOSES, 0)),)


def _dashed(x: str) -> str:
    return x.replace("_", "-")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
