"""The pages of help: a first game step by step, each game's own page, and all commands."""

from __future__ import annotations

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Control, Post, Tone
from bot.ui.interactions.personal import lessons
from bot.ui.interactions.rulebook.rules import words_button
from bot.ui.locale import language_name, unchosen_draft
from bot.ui.visit import Visit
from engine.languages import is_draft

FIRST = "start"
#: A first game, in this order. Titles' own pages are `help-title-<title>`.
WALK = ("start", "seat", "move", "secrets", "look", "watch", "commands")


def page(v: Visit, name: str) -> Post:
    """Lay a page out, with buttons to the others. An unknown name gives the first page."""
    titles = v.host.catalogue.titles
    if name in titles:
        own = tuple(v.words.find(f"help-title-{name}", v.words.find(f"{name}-about", name)).split("\n\n"))
        (turn,) = _rows(v, "move", back=True)
        rows = ((*lessons.button(v, name), *turn, *words_button(v, name)),)
        return Post(title=titles[name].game.title, text=("\n\n".join(own),), rows=rows)
    here = name if name in WALK else FIRST
    at = WALK.index(here) + 1
    title = v.words(f"help-{here}-title")
    text = (v.words(f"help-{here}"), *(_drafts(v) if here == FIRST else ()))
    return Post(
        title=title,
        text=text,
        small=v.words("help-step", at=str(at), of=str(len(WALK))),
        rows=_rows(v, here),
    )


def _drafts(v: Visit) -> tuple[str, ...]:
    """Say once that this language is a draft, or that there is a draft in the reader's own language."""
    if is_draft(v.words.locale):
        return (v.words("help-draft"),)
    there = unchosen_draft(v.interaction.locale.value) if not v.prefers.locale else ""
    return (v.words("help-draft-there", name=language_name(there)),) if there else ()


def _rows(v: Visit, here: str, *, back: bool = False) -> tuple[tuple[Control, ...], ...]:
    at = WALK.index(here)
    turn: list[Control] = []
    if back:
        turn.append(_to(v, here, "bot-back"))
    else:
        if at > 0:
            turn.append(_to(v, WALK[at - 1], "bot-back"))
        if at + 1 < len(WALK):
            turn.append(_to(v, WALK[at + 1], "bot-next", Tone.MAIN))
        if here == FIRST:
            turn.append(Button(v.words("learn-title"), make(Verb.LEARN, NOWHERE)))
    own = tuple(
        Button(v.words("bot-help-title", title=x.game.title), make(Verb.HELP, NOWHERE, name))
        for name, x in v.host.catalogue.titles.items()
    )
    return (tuple(turn), own[:5]) if not back else (tuple(turn),)


def _to(v: Visit, name: str, key: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(v.words(key), make(Verb.HELP, NOWHERE, name), tone)
