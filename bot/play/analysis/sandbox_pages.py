"""The private pages of sandboxes: their list, a position with its dice and forms, and its game beside it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_urlsafe

from bot.play.analysis.sandbox_play import Die, Played, SandboxPlay
from bot.play.analysis.sandboxes import LASTS, LONGEST, MOST, EntryLabels, Lines, Now, Sandboxes, Trial
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.commits import SILENT
from bot.play.games.live import Drawing, Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.editors import LOCK, Blank, Editor, EditorContext, EditorPage, FormInput
from bot.play.model.glossary import with_words
from bot.play.model.ports import Button, Choice, Control, Image, Post, Select, Tone
from bot.play.model.rows import led_to
from bot.play.model.terms import Person, Refused, relative
from bot.play.model.texts import escaped, level_name, tame, worded
from bot.play.model.title import Title
from bot.play.surface.positions import Position, PositionPictures, Turned, choices, edited, leaf_of, next_page
from bot.store.models import Entry, Sandbox
from engine.core.codec import unpack_action
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.rules import EVERYONE, Action, Decision, Event, Seat, State
from engine.policies.what_if import Tried, asked
from render.core.look import Look
from render.core.text import Words
from render.core.texts.graphemes import cut


class SandboxForms:
    """Has forms filled in by a person trying things; drafts are kept with the sandbox."""

    def __init__(
        self, context: Context, wording: Wording, sandboxes: Sandboxes, lines: Lines, play: SandboxPlay
    ) -> None:
        self._context, self._wording, self._sandboxes = context, wording, sandboxes
        self._lines, self._play = lines, play

    async def leaf(self, user: Person, trial: Trial, to: Turned) -> tuple[EditorPage, Rows]:
        """Lay a page of a seat's form out, with controls that are named for the sandbox."""
        editor, b = await self.bench(user, trial, to.seat)
        return await leaf_of(self._context, editor, b, to, partial(_input_renamed, trial, to.seat))

    async def apply(
        self, user: Person, trial: Trial, seat: Seat, form_input: FormInput
    ) -> tuple[Trial, Turned | Played]:
        """Carry an input out: it leads to a page of the form, or is the answer."""
        editor, b = await self.bench(user, trial, seat)
        try:
            if form_input.op != LOCK:
                edit = await edited(self._context, editor, b, form_input)
                if edit.draft != b.draft or seat not in trial.drafts:
                    trial = await self._sandboxes.change(trial, drafts={**trial.drafts, seat: edit.draft})
                    b = replace(b, draft=edit.draft)
                if not edit.sure:
                    return trial, next_page(edit, b.say("sandbox-not-kept"), seat)
            action = await asyncio.to_thread(editor.answer, b)
        except Refusal as why:
            return trial, Played(trial, why)
        played = await self._play.answer(trial, seat, action=action)
        return played.trial, played

    async def blank(self, user: Person, trial: Trial, seat: Seat, form_input: FormInput) -> Blank:
        """Return the text fields that an input asks for.

        Raises:
            Refused: this seat has no form to fill in now.

        """
        editor, b = await self.bench(user, trial, seat)
        return editor.blank(b, form_input.op, form_input.detail)

    async def bench(self, user: Person, trial: Trial, seat: Seat) -> tuple[Editor, EditorContext]:
        """Return the form that a seat has to fill in, and all that it may use.

        Raises:
            Refused: it has none.

        """
        now = await self._lines.now(trial)
        d = now.question(seat)
        editor = self.editor(trial, d) if d is not None and d.seat == seat else None
        if editor is None or d is None:
            raise Refused("refused-gone")
        game, say = trial.title.game, await self._wording.words_for(user)
        view = game.view(now.state, seat)
        b = EditorContext(game, now.state, d, view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, trial.drafts.get(seat)))

    def editor(self, trial: Trial, d: Decision) -> Editor | None:
        """Return the form of a question; None where its answers are listed."""
        return trial.title.forms.get(d.kind)


def _input_renamed(trial: Trial, seat: Seat, fills: bool, what: str, detail: str) -> str:
    """Name a control of a form for its sandbox."""
    verb = Verb.SANDFORM if fills else Verb.SANDBOX
    return make(verb, NOWHERE, trial.row.id, trial.row.version, what, seat, detail)


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


#: Number of answers on either side.
MOST_SHOWN = 12
#: Characters shown of a form that was filled in.
LONGEST_FORM = 90


@dataclass(frozen=True, slots=True)
class Made:
    """An answer as told: its side, its content, the dice it rolled, and the entry of the game."""

    seat: str
    what: str
    dice: tuple[int, ...]
    n: int = -1


@dataclass(frozen=True, slots=True)
class Compared:
    """Both lines: what was tried here and played there, how many are the same, the position there.

    `next` is what was played after as many answers as have been tried, where all of these are the same.
    """

    here: tuple[Made, ...]
    there: tuple[Made, ...]
    same: int
    live: Live
    state: State
    n: int
    next: Tried | None


class Comparing:
    """Compares the moves tried in a sandbox with those of the game."""

    def __init__(self, context: Context, games: GameLoader, lines: Lines) -> None:
        self._context, self._games, self._lines = context, games, lines

    async def compared(self, trial: Trial, say: Words) -> Compared:
        """Compare a sandbox with its ended game, from the entry at which it began.

        Raises:
            Refused: it begins at no entry, or the game cannot be shown any more.

        """
        live = await self._games.load(trial.row.game)
        if not trial.opened or not live.info.status.ended:
            raise Refused("refused-sandbox-compare")
        rows = await self._since(live, trial.row.n)
        played = [Tried(x.seat, json.loads(x.action), _rolls(x)) for x in rows]
        same = 0
        while same < min(len(played), len(trial.moves)) and _is_same(played[same], trial.moves[same]):
            same += 1
        states = await self._lines.states(trial)
        here = [_made(trial.title, s, x, say) for s, x in zip(states, trial.moves, strict=False)]
        upto = rows[: max(1, len(trial.moves))]
        states_there = await self._games.states(live, upto[0].n - 1, upto[-1].n - 1) if upto else {}
        there = [
            _made(trial.title, states_there[row.n - 1], x, say, row.n)
            for row, x in zip(upto, played, strict=False)
        ]
        at = rows[len(trial.moves) - 1].n if 0 < len(trial.moves) <= len(rows) else trial.row.n
        at = live.row.n if len(trial.moves) > len(rows) else at
        on = played[same] if same == len(trial.moves) < len(played) else None
        return Compared(tuple(here), tuple(there), same, live, await self._games.state_at(live, at), at, on)

    async def next(self, trial: Trial) -> Tried | None:
        """Return what was played next in the game, if the trial is the same so far; else None."""
        live = await self._games.load(trial.row.game)
        if not trial.opened or not live.info.status.ended:
            return None
        rows = await self._since(live, trial.row.n)
        played = [Tried(x.seat, json.loads(x.action), _rolls(x)) for x in rows]
        done = len(trial.moves)
        same = all(map(_is_same, played, trial.moves)) and done < len(played)
        return played[done] if same else None

    async def _since(self, live: Live, n: int) -> list[Entry]:
        """Return the answers that led on from an entry, up to the first thing that is no answer."""
        rows = await self._context.store.entries(live.row.id, n, live.row.n)
        found = [x for x in led_to(live.row.n, rows) if x.n > n][::-1][:LONGEST]
        begun = int(json.loads(rows[0].action)["to"]) if rows[0].how == "undo" else n
        if not found or found[0].prev != begun:  # the moves after this entry have been taken back
            return []
        other = next((i for i, x in enumerate(found) if x.how != "answer"), len(found))
        return found[:other]


def _rolls(row: Entry) -> tuple[tuple[int, int], ...]:
    return tuple((int(a), int(b)) for a, b in json.loads(row.rolls))


def _is_same(one: Tried, other: Tried) -> bool:
    """Return whether two answers are the same, and fell to the same dice."""
    return (one.seat, one.action, one.rolls) == (other.seat, other.action, other.rolls)


def _made(title: Title, s: State, move: Tried, say: Words, n: int = -1) -> Made:
    """Word an answer as the position stood before it."""
    d = asked(s, move.seat)
    dice = tuple(x for _, x in move.rolls)
    if d is None:
        return Made(move.seat, "", dice, n)
    action = unpack_action(s.rules.kinds[d.kind].takes, move.action)
    if options(s, d) is not None:
        return Made(move.seat, title.look.label(action, title.game.view(s, move.seat), say), dice, n)
    form = " · ".join(title.game.write(action).replace("`", "'").split("\n"))
    return Made(move.seat, form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + "…", dice, n)


def shown(made: Sequence[Made], same: int) -> Sequence[Made]:
    """Return the answers that are shown: those around where both lines part."""
    first = max(0, min(same, len(made)) - 2)
    return made[first : first + MOST_SHOWN]


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
    lines = [f"**{head}**"] + [
        _made_line(desk, x, say, labels, new=first + i >= same) for i, x in enumerate(few)
    ]
    more = len(made) - first - len(few)
    lines += [say("sandbox-more", n=more)] if more > 0 else []
    return "\n".join(lines if few else [*lines, say("sandbox-nothing")])


def _made_line(desk: Desk, x: Made, say: Words, labels: Mapping[int, str], *, new: bool) -> str:
    dice = say("sandbox-fell", dice=", ".join(map(str, x.dice))) if x.dice else ""
    entry = f"{labels[x.n]} · " if x.n in labels else ""
    side = desk.title.look.side(x.seat, say)
    return f"{'▸ ' if new else '= '}{entry}{side}: {escaped(x.what)}{dice}"
