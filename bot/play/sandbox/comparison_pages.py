"""The page that shows a sandbox beside its game: both lines of answers, and the board as it was then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.games.cards import Desk
from bot.play.games.drawing import Drawing
from bot.play.games.live import Wording
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.names import escaped
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Person
from bot.play.sandbox.comparing import Comparing, Made, shown
from bot.play.sandbox.entry_labels import EntryLabels
from bot.play.sandbox.sandbox_pages import COLOUR
from bot.play.sandbox.sandboxes import Trial
from render.core.text import Words


class ComparisonPages:
    """Lays out a comparison of the moves tried with those of the game."""

    def __init__(self, wording: Wording, drawing: Drawing, comparing: Comparing, labels: EntryLabels) -> None:
        self._wording, self._drawing, self._comparing = wording, drawing, comparing
        self._labels = labels

    async def page(self, user: Person, trial: Trial) -> Post:
        """Compare a sandbox with what happened; the picture shows the game, all open, after as many answers.

        Raises:
            Refused: it begins at no entry of an ended game.

        """
        say = await self._wording.words_for(user)
        found = await self._comparing.compared(trial, say)
        live, title = found.live, trial.title
        desk = Desk(live.info, title, say)
        same, parted = found.same, found.same < len(found.here)
        head = say("sandbox-parted" if parted else "sandbox-together", n=same)
        lines = (("sandbox-here", found.here), ("sandbox-there", found.there))
        labels = {x.n: await self._labels.label(live.row.id, x.n) for x in shown(found.there, same)}
        text = (head, *(_listed(desk, say(key), made, same, say, labels) for key, made in lines))
        view = title.game.open_view(found.state)
        image = await self._drawing.drawn(
            live, view, say, f"{title.game.id}-{live.row.id}-{found.n}", user, found.n, framing="action"
        )
        args = (trial.row.id, trial.row.version)
        row = [Button(say("sandbox-back"), make(Verb.SANDBOX, NOWHERE, *args, "show"), Tone.MAIN)]
        if found.next is not None:
            row.append(Button(say("sandbox-as-played"), make(Verb.SANDBOX, NOWHERE, *args, "played")))
        small = say("sandbox-compare-small", n=await self._labels.label(live.row.id, found.n))
        post = Post(title=say("sandbox-compare-title", game=desk.heading()), text=text, rows=(tuple(row),))
        return replace(post, image=image, small=small, colour=COLOUR)


def _listed(
    desk: Desk, head: str, made: Sequence[Made], same: int, say: Words, labels: Mapping[int, str]
) -> str:
    """List answers, those after the two lines have parted marked."""
    few = shown(made, same)
    first = next((i for i, x in enumerate(made) if few and x is few[0]), 0)
    lines = [f"**{head}**"] + [_line(desk, x, say, labels, new=first + i >= same) for i, x in enumerate(few)]
    more = len(made) - first - len(few)
    lines += [say("sandbox-more", n=more)] if more > 0 else []
    return "\n".join(lines if few else [*lines, say("sandbox-nothing")])


def _line(desk: Desk, x: Made, say: Words, labels: Mapping[int, str], *, new: bool) -> str:
    dice = say("sandbox-fell", dice=", ".join(map(str, x.dice))) if x.dice else ""
    entry = f"{labels[x.n]} · " if x.n in labels else ""
    side = desk.title.look.side(x.seat, say)
    return f"{'▸ ' if new else '= '}{entry}{side}: {escaped(x.what)}{dice}"
