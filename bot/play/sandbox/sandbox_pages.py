"""The private pages of sandboxes: the list of them, the current state, its dice and machine players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Rows
from bot.play.games.commits import SILENT
from bot.play.games.live import Wording
from bot.play.learning.position_forms import Turned
from bot.play.learning.positions import Position, PositionPictures, choices
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.names import level_name, tame
from bot.play.model.ports import Button, Choice, Control, Image, Post, Select, Tone
from bot.play.model.refusals import worded
from bot.play.model.terms import Person, relative
from bot.play.sandbox.entry_labels import EntryLabels
from bot.play.sandbox.lines import Lines, Now
from bot.play.sandbox.playing import Die, Played, SandboxPlay
from bot.play.sandbox.sandbox_forms import SandboxForms
from bot.play.sandbox.sandboxes import LASTS, MOST, Sandboxes, Trial
from bot.play.titles.glossary import with_words
from bot.store.models import Sandbox
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.rules import EVERYONE, Action, Event, Seat
from render.core.look import Look
from render.core.text import Words
from render.core.texts.graphemes import cut

#: Colour beside a sandbox's posts and around its pictures.
COLOUR = 0xC39BFF
#: Dice with more sides are typed.
MOST_SIDES = 20
#: Value of a seat's select for "no machine player".
NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Selection:
    """The choices on a page: for which seat, and how far an answer is narrowed."""

    seat: Seat = ""
    prefix: tuple[str, ...] = ()
    page: int = 0


FIRST = Selection()


class SandboxPages:
    """Lays sandboxes out with the questions and pictures of a real game, marked as none."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        pictures: PositionPictures,
        sandboxes: Sandboxes,
        lines: Lines,
        play: SandboxPlay,
        forms: SandboxForms,
        labels: EntryLabels,
    ) -> None:
        self._context, self._wording, self._labels = context, wording, labels
        self._pictures, self._sandboxes = pictures, sandboxes
        self._lines, self._play, self._forms = lines, play, forms

    async def kept(self, user: Person, *more: Button) -> Post:
        """List all of the user's sandboxes."""
        say, rows = await self._wording.words_for(user), await self._sandboxes.of(user)
        titles = self._context.titles.titles
        names = [titles[x.title].game.title if x.title in titles else x.title for x in rows]
        labels = [await self._labels.label(x.game, x.n) for x in rows]
        lines = [_line(i + 1, x, names[i], labels[i], say) for i, x in enumerate(rows)]
        opens = [
            Button(say("sandbox-go-on-with", i=i + 1), _own(x, "show"), Tone.MAIN) for i, x in enumerate(rows)
        ]
        drops = [Choice(say("sandbox-drop-one", i=i + 1, game=x.game), x.id) for i, x in enumerate(rows)]
        drop = (Select(make(Verb.SANDBOX, NOWHERE, "", 0, "drop"), say("sandbox-drop"), tuple(drops)),)
        return Post(
            title=say("sandbox-kept"),
            text=(say("sandbox-about", most=MOST, days=LASTS), "\n".join(lines) or say("sandbox-none")),
            rows=(*([more] if more else []), *cards.rows_of(opens), *([drop] if drops else [])),
            small=say("sandbox-private"),
            colour=COLOUR,
        )

    async def page(
        self, user: Person, trial: Trial, leaf: Selection = FIRST, played: Played | None = None
    ) -> Post:
        """Lay out a sandbox: what has happened, which side is asked what, and the answers."""
        now, say = await self._lines.now(trial), await self._wording.words_for(user)
        if trial.waiting is not None:
            return await self._dice(user, now, say)
        d = now.question(leaf.seat)
        if d is not None and self._forms.editor(trial, d) is not None:
            return await self.turned(user, trial, Turned(seat=d.seat), played)
        if d is None:
            text = [*_met(now, played, say), _stands(now, now.trial.row.seat, say)]
            return await self._laid(user, now, say, text, _onward(now, say))
        at = Position(trial.title, now.state, d.seat, d)
        if at.listed is None:
            question, rows = trial.title.look.question(d.kind, at.view, say), cards.NO_ROWS
        else:
            question, rows = choices(at, say, partial(_renamed, trial, d.seat), leaf.prefix, leaf.page)
        text = [*_met(now, played, say), _asks(now, d.seat, question, say)]
        again = ((Button(say("button-restart"), _id(trial, "show", d.seat)),),) if leaf.prefix else ()
        rows = (*rows, *again, *_others(now, d.seat, say))
        return await self._laid(user, now, say, text, rows, at, leaf.prefix, asked=question)

    async def turned(self, user: Person, trial: Trial, to: Turned, played: Played | None = None) -> Post:
        """Lay out a page of the form of a seat."""
        now, say = await self._lines.now(trial), await self._wording.words_for(user)
        leaf, rows = await self._forms.leaf(user, trial, to)
        at = Position(trial.title, now.state, to.seat, now.question(to.seat))
        question = "\n".join((*to.said, *leaf.lines))
        met = _met(now, played, say) if not to.op else []
        text = [*met, _asks(now, to.seat, question, say)]
        return await self._laid(
            user, now, say, text, (*rows, *_others(now, to.seat, say)), at, lit=leaf.lit, framing=leaf.framing
        )

    async def machines(self, user: Person, trial: Trial) -> Post:
        """Lay out which seats machine players answer for."""
        now, say = await self._lines.now(trial), await self._wording.words_for(user)
        look, game, rows = trial.title.look, trial.title.game, list[tuple[Control, ...]]()
        for seat in _seats(now):
            level = trial.machines.get(seat, "")
            side = look.side(seat, say)
            mine = Choice(say("sandbox-plays-self", side=side), NOBODY, chosen=not level)
            named = ((x, say("sandbox-plays", side=side, level=level_name(x, say))) for x in game.levels)
            levels = (mine, *(Choice(label, x, chosen=x == level) for x, label in named))
            rows.append((Select(_id(trial, "machine", seat), side, levels),))
        back = Button(say("sandbox-back"), _id(trial, "show"), Tone.MAIN)
        return await self._post(now, say, [say("sandbox-machines-about")], (*rows, (back,)))

    # -- parts -------------------------------------------------------------------------------------------

    async def _dice(self, user: Person, now: Now, say: Words) -> Post:
        """Ask for a die."""
        trial = now.trial
        die = await self._play.die(trial)
        if die is None:
            return await self._laid(user, now, say, [say("sandbox-stuck")], ())
        told = _told(now, die.events, say)
        before = ", ".join(str(n) for _, n in die.before)
        key = "sandbox-die-after" if before else "sandbox-die"
        asks = say(key, sides=die.sides, before=before)
        return await self._laid(user, now, say, [told, asks], _die_rows(trial, die, say))

    async def _laid(
        self,
        user: Person,
        now: Now,
        say: Words,
        text: Sequence[str],
        rows: Rows,
        at: Position | None = None,
        prefix: Sequence[str] = (),
        *,
        lit: Sequence[Action] = (),
        framing: str = "action",
        asked: str = "",
    ) -> Post:
        trial = now.trial
        view: View | None = None
        if at is None:
            game, mine = trial.title.game, trial.row.seat
            view = game.view(now.state, mine) if mine else game.open_view(now.state)
            at = Position(trial.title, now.state, mine, None)
        image, board = await self._pictures.for_person(
            user,
            at,
            f"sandbox-{trial.row.title}-{trial.row.version}",
            events=now.events,
            prefix=prefix,
            framing=framing,
            lit=lit,
            framed=say("sandbox-frame"),
            view=view,
        )
        post = await self._post(now, say, [*text, board], (*rows, *_foot(now, say)))
        return with_words(trial.row.title, _with(post, image), say, [asked] if asked else [])

    async def _post(self, now: Now, say: Words, text: Sequence[str], rows: Rows) -> Post:
        trial = now.trial
        label = await self._labels.label(trial.row.game, trial.row.n) if trial.opened else ""
        named = {"title": trial.title.game.title, "game": trial.row.game, "n": label}
        where = say("sandbox-from-entry" if trial.opened else "sandbox-from-seat", **named)
        small = (say("sandbox-small", n=len(trial.moves)), where, say("sandbox-lapses", days=LASTS))
        return Post(
            title=say("sandbox-title", title=trial.title.game.title),
            text=tuple(x for x in text if x),
            rows=rows,
            small=" · ".join(small),
            colour=COLOUR,
        )


def _with(post: Post, image: Image | None) -> Post:
    return Post(post.title, post.text, image, post.small, rows=post.rows, colour=post.colour)


def _line(i: int, x: Sandbox, title: str, label: str, say: Words) -> str:
    key = "sandbox-line-entry" if not x.seat else "sandbox-line-seat"
    return say(key, i=i, when=relative(x.at), title=title, game=x.game, n=label)


def _met(now: Now, played: Played | None, say: Words) -> list[str]:
    """Say what has happened since the last press, why nothing has, or what was left undone."""
    look, lines = now.trial.title.look, list[str]()
    if played is not None and played.why is not None:
        return [*lines, say("sandbox-refused", why=_refusal(played.why, say, look))]
    if played is not None and played.undone:
        lines.append(say("sandbox-undone", steps="; ".join(played.undone).replace("`", "'")))
    told = _told(now, now.events, say)
    return [*lines, told] if told else lines


def _refusal(why: Refusal, say: Words, look: Look) -> str:
    return worded(why, say, look)


def _told(now: Now, events: Sequence[Event], say: Words) -> str:
    """Tell what happened to a person who plays all sides: private events, too."""
    seen = [
        e._replace(to=EVERYONE, facts=tame(e.facts))
        for e in events
        if e.to == EVERYONE or e.kind not in SILENT
    ]
    return cards.in_short(now.trial.title.look.tell(seen, {}, say), say, "sandbox", newest=True)[0]


def _asks(now: Now, seat: Seat, question: str, say: Words) -> str:
    """Describe the state and which side is asked; at first also what can be done in it."""
    look, trial = now.trial.title.look, now.trial
    begins = [] if trial.moves else [say("sandbox-begin")]
    asks = f"**{say('sandbox-for', side=look.side(seat, say))}** {question}"
    return "\n".join((*begins, _stands(now, seat, say), asks))


def _stands(now: Now, seat: Seat, say: Words) -> str:
    """Describe the state, as the head of a post of the game would."""
    title = now.trial.title
    view = title.game.view(now.state, seat) if seat else title.game.open_view(now.state)
    return f"**{title.look.headline(view, {}, say)}**"


def _others(now: Now, seat: Seat, say: Words) -> Rows:
    """Return buttons that lead to the other sides which are asked as well."""
    look, others = now.trial.title.look, [d.seat for d in now.asked if d.seat != seat]
    return cards.rows_of(
        [
            Button(
                cut(say("sandbox-answer-for", side=look.side(x, say)), cards.LABEL), _id(now.trial, "show", x)
            )
            for x in others[: cards.MOST_BUTTONS]
        ]
    )


def _onward(now: Now, say: Words) -> Rows:
    """Return the button that lets machine players continue, if it is their turn."""
    if now.machine is None:
        return ()
    return ((Button(say("sandbox-go-on"), _id(now.trial, "on"), Tone.MAIN),),)


def _die_rows(trial: Trial, die: Die, say: Words) -> Rows:
    """Return a button for each number of a die, and those to roll it or to type."""
    sides = range(1, die.sides + 1) if die.sides <= MOST_SIDES else ()
    numbers = [Button(str(n), _id(trial, "die", detail=str(n)), Tone.MAIN) for n in sides]
    roll = (
        Button(say("sandbox-roll-one"), _id(trial, "roll")),
        Button(say("sandbox-roll-rest"), _id(trial, "rest")),
        Button(say("sandbox-type-dice"), _form(trial, "dice")),
    )
    wide = next((x for x in (5, 4, 3) if len(numbers) % x == 0), 5)  # six numbers in two rows alike
    rows = [tuple(numbers[i : i + wide]) for i in range(0, len(numbers), wide)]
    return (*rows, roll)


def _foot(now: Now, say: Words) -> Rows:
    """Return the controls that are always available in a sandbox."""
    trial = now.trial
    begun = bool(trial.moves) or trial.waiting is not None
    back = Button(say("sandbox-take-back"), _id(trial, "back"), disabled=not begun)
    dice = Button(
        say("sandbox-roll-dice" if trial.row.chooses else "sandbox-choose-dice"), _id(trial, "dice")
    )
    machines = Button(say("sandbox-machines"), _id(trial, "machines"))
    if trial.opened:
        last = Button(say("sandbox-compare"), _id(trial, "compare"))
    else:
        last = Button(say("sandbox-plan"), _id(trial, "plan"), Tone.GOOD, disabled=not begun)
    d = now.question("") if trial.waiting is None else None
    typed = d is not None and d.kind not in trial.title.forms  # a form has its own way to type
    write = [Button(say("learn-write"), _form(trial, "write", d.seat))] if d is not None and typed else []
    again = Button(say("sandbox-again"), _id(trial, "again"), disabled=not begun)
    return (
        (back, dice, machines, last),
        (*write, again, Button(say("sandbox-all"), make(Verb.SANDBOX, NOWHERE))),
    )


def _seats(now: Now) -> list[Seat]:
    """Return the seats that a machine player can answer for: those that have ever been asked anything."""
    game = now.trial.title.game
    return [x for x in game.seats if now.state.asked.get(x)] or list(game.seats)


def _own(row: Sandbox, what: str) -> str:
    return make(Verb.SANDBOX, NOWHERE, row.id, row.version, what)


def _id(trial: Trial, what: str, seat: Seat = "", detail: str = "") -> str:
    return make(Verb.SANDBOX, NOWHERE, trial.row.id, trial.row.version, what, seat, detail)


def _form(trial: Trial, what: str, seat: Seat = "") -> str:
    return make(Verb.SANDFORM, NOWHERE, trial.row.id, trial.row.version, what, seat)


def _renamed(trial: Trial, seat: Seat, what: str, detail: str) -> str:
    return _id(trial, what, seat, detail)
