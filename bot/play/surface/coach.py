"""Coaches: what one says of a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.games.cards import Desk
from bot.play.games.live import Added, Live, TableStand, called_here
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button
from bot.play.model.terms import Refused, SeatInfo
from bot.play.model.texts import words_button
from bot.play.model.title import Title
from bot.play.surface.surfaces import Page
from bot.store.models import Coach
from engine.core.contract import View
from engine.core.flow import pending
from engine.core.rules import Decision, Secrecy
from render.core.text import Words, words

#: What a press on the button of a coach may want: see `Verb.COACH`.
WANT, NONE, AGREE, SILENT, JOIN, BEGIN = "want", "none", "agree", "off", "join", "begin"
#: Number of answers to a kind of question after which a coach is brief about it.
OFTEN = 4
POINT = "- "


def key(title: Title, kind: str, occasion: str = "") -> str:
    """Return the key of what a title's coach says of a kind of question, on one of its occasions."""
    parts = (title.game.id, "coach", kind, occasion)
    return "-".join(x.replace(".", "-").replace("_", "-") for x in parts if x)


def has_coach(title: Title) -> bool:
    """Return whether a title has words for a coach."""
    say = words("en")
    return any(say.has(key(title, kind)) for kind in title.game.rules.kinds)


def advice(title: Title, view: View, kind: str, say: Words) -> str:
    """Say what a kind of question is for and what good players consider; "" where a title has no words.

    It is chosen by what the seat that is asked can see, and by nothing else.
    """
    at = title.coach.get(kind)
    for name in (key(title, kind, at.which(view)) if at else "", key(title, kind)):
        if name and say.has(name):
            return say(name)
    return ""


def speaks(live: Live, decision: Decision) -> bool:
    """Return whether the player asked has a coach with something to say about the question."""
    row = next((x for x in live.loaded.seats if x.seat == decision.seat), None)
    heard = row is not None and row.user != 0 and row.coach == Coach.SPEAKS
    return heard and decision.kind in live.title.game.rules.kinds and has_coach(live.title)


def reminder(text: str, n: int, *, usual: bool) -> str:
    """Pick one consideration of good players from an advice, the next one each time.

    It is preceded by what the occasion is about, which may be the first of its kind.
    """
    first, *points = text.split("\n" + POINT)
    if not points:
        return text
    point = points[n % len(points)].strip()
    return point if usual else f"{first}\n{POINT}{point}"


def coach_words(
    live: Live, decision: Decision, desk: Desk, view: View, *, whole: bool = False
) -> tuple[str, ...]:
    """Return a coach's words to the player asked; nothing if they have no coach, or a silent one.

    A player who has answered such questions a few times reads a single consideration; with `whole` they
    asked for all.
    """
    if not speaks(live, decision) or not (text := advice(live.title, view, decision.kind, desk.say)):
        return ()
    n = live.loaded.answered.get((decision.seat, decision.kind), 0)
    if n >= OFTEN and not whole:
        text = reminder(text, n, usual=text == desk.say(key(live.title, decision.kind)))
    first, *rest = text.split("\n")
    return ("\n".join((f"> {desk.say('coach-says', text=first)}", *(f"> {x}" for x in rest))),)


def on_post(live: Live, decision: Decision) -> bool:
    """Return whether a coach speaks in the game's own post: only if its sole reader is the one asked."""
    kind = live.title.game.rules.kinds.get(decision.kind)
    shut = kind is None or kind.secrecy is not Secrecy.OPEN
    return not shut and live.is_read_alone(decision.seat) and speaks(live, decision)


def on_posts(live: Live, desk: Desk) -> tuple[tuple[str, ...], tuple[Button, ...]]:
    """Return a coach's words in a game's post, and the buttons that silence it or repeat its words.

    Nothing if others read the post.
    """
    for d in pending(live.state):
        if on_post(live, d):
            told = coach_words(live, d, desk, live.title.game.view(live.state, d.seat))
            return told, (*silencer(live, d, desk), *words_button(live.row.title, told, desk.say))
    return (), ()


async def part(shown: TableStand) -> Added:
    """Have a coach speak in the post of a table."""
    advice, buttons = on_posts(shown.live, shown.desk)
    return Added(advice=advice, buttons=buttons)


def silencer(live: Live, decision: Decision, desk: Desk) -> tuple[Button, ...]:
    """Return the button that silences a person's coach; none if there is nothing to hear."""
    if not speaks(live, decision):
        return ()
    custom_id = make(Verb.COACH, live.info.id, SILENT, decision.seat, decision.id)
    return (Button(desk.say("button-coach-off"), custom_id),)


def is_news(live: Live, decision: Decision, last: str) -> bool:
    """Return whether a coach has something new to say of a question that follows one of the kind `last`."""
    occasions = live.title.coach.get(decision.kind)
    return decision.kind != last or (occasions is not None and occasions.again)


def heard(live: Live, decision: Decision, desk: Desk, page: Page, *, fresh: bool) -> Page:
    """Put what a coach says, and the button to silence them, on a page.

    `fresh`: it is the first page that its reader sees of the question; on others nothing is said again, nor
    where the game's post has said it.
    """
    fresh = fresh and not on_post(live, decision)
    told = coach_words(live, decision, desk, live.title.game.view(live.state, decision.seat)) if fresh else ()
    return replace(page, advice=told, more=silencer(live, decision, desk)) if told else page


def unasked(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """Return the seats of those who have not yet agreed that others at their table have a coach.

    A player with a coach agrees to those of others.
    """
    coached = {x.user for x in seats if x.coach}
    people = [x for x in seats if x.user and coached - {x.user}]
    return tuple(x for x in people if not x.allows_coach and x.user not in coached)


def check_agreed(live: Live, by: int, say: Words) -> None:
    """Refuse to start a game unless all agree to its coaches; the person who starts it thereby agrees.

    Raises:
        Refused: somebody has not agreed.

    """
    waits = [x for x in unasked(live.info.seats) if x.user != by]
    if waits:
        raise Refused("refused-coach-waits", who=", ".join(called_here(waits, live.title, say)))
