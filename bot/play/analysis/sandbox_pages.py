"""The private pages of sandboxes: their list, a position with its dice and forms, and its game beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.play.analysis.sandbox_play import Die, Played, SandboxPlay
from bot.play.analysis.sandboxes import LASTS, LONGEST, MOST, Now, Sandboxes, Trial
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.commits import SILENT
from bot.play.games.live import Drawing, Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.editors import Editor
from bot.play.model.ports import Button, Choice, Control, Own, Post, Rows, Select, Tone, Write
from bot.play.model.rows import led_to
from bot.play.model.terms import Person, Refused, relative
from bot.play.model.texts import escaped, level_name, tame, worded
from bot.play.model.title import Title
from bot.play.surface.surfaces import AnswerForm, Extra, Leaf, Page, Position, Shot, Surface, Surfaces
from bot.store.models import Entry, Sandbox
from engine.core.codec import unpack_action
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.rules import EVERYONE, Event, Seat, State
from engine.policies.what_if import Tried, question_to
from render.core.text import Words
from render.core.texts.graphemes import cut

#: Colour beside a sandbox's posts and around its pictures.
COLOUR = 0xC39BFF
#: Dice with more sides are typed.
MOST_SIDES = 20
#: Value of a seat's select for "no machine player".
NOBODY = "-"
#: Kind of surface, in its keys; the field for numbers of dice.
SANDBOX, NUMBERS = "s", "text"


class SandboxPages:
    """Lays sandboxes out with the questions and pictures of a real game, marked as none."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        surfaces: Surfaces,
        drawing: Drawing,
        sandboxes: Sandboxes,
        play: SandboxPlay,
        games: GameLoader,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games
        self._surfaces, self._drawing, self._sandboxes = surfaces, drawing, sandboxes
        self._play = play

    async def list_all(self, user: Person, *more: Button) -> Post:
        """List all of the user's sandboxes."""
        say, rows = await self._wording.words_for(user), await self._sandboxes.of(user)
        titles = self._context.titles.titles
        names = [titles[x.title].game.title if x.title in titles else x.title for x in rows]
        labels = [await self._sandboxes.label(x.game, x.n) for x in rows]
        lines = [_line(i + 1, x, names[i], labels[i], say) for i, x in enumerate(rows)]
        opens = [
            Button(say("sandbox-go-on-with", i=i + 1), make(Verb.SANDBOX, NOWHERE, x.id), Tone.MAIN)
            for i, x in enumerate(rows)
        ]
        drops = [Choice(say("sandbox-drop-one", i=i + 1, game=x.game), x.id) for i, x in enumerate(rows)]
        drop = (Select(make(Verb.SANDBOX, NOWHERE, "", "drop"), say("sandbox-drop"), tuple(drops)),)
        return Post(
            title=say("sandbox-kept"),
            text=(say("sandbox-about", most=MOST, days=LASTS), "\n".join(lines) or say("sandbox-none")),
            rows=(*([more] if more else []), *cards.rows_of(opens), *([drop] if drops else [])),
            small=say("sandbox-private"),
            colour=COLOUR,
        )

    async def at(self, user: Person, key: str) -> tuple[Surface, bool]:
        """Return a sandbox as it is now, and whether the page with this key shows that.

        Raises:
            Refused: they have none with this name, or the rules have changed.

        """
        name, _, rest = key.partition(".")
        version, _, seat = rest.partition(".")
        trial = await self._sandboxes.get(user, name)
        return await self.surface(user, trial, seat), version == str(trial.row.version)

    async def surface(
        self, user: Person, trial: Trial, seat: Seat = "", played: Played | None = None
    ) -> SandboxSurface:
        """Return a sandbox for one of its sides, and what came of the last press."""
        now, die = await self._sandboxes.now(trial), await self._play.die(trial)
        return SandboxSurface(
            pages=self, play=self._play, user=user, line=now, die=die, wanted=seat, played=played
        )

    async def page(self, user: Person, trial: Trial) -> Post:
        """Lay out a sandbox: what has happened, which side is asked what, and the answers."""
        return await self._surfaces.lay_out(await self.surface(user, trial), user)

    async def kept_as(self, trial: Trial, seat: Seat, draft: str) -> Trial:
        """Save a draft of a seat's form."""
        if trial.drafts.get(seat) == draft:
            return trial
        return await self._sandboxes.change(trial, drafts={**trial.drafts, seat: draft})

    async def as_played(self, trial: Trial) -> Trial:
        """Make the move that was played next in the game, if the trial is the same so far."""
        move = await self.next(trial)
        return trial if move is None else await self._play.repeat(trial, move)

    async def machines(self, user: Person, trial: Trial) -> Post:
        """Lay out which seats machine players answer for."""
        now, say = await self._sandboxes.now(trial), await self._wording.words_for(user)
        look, game, rows = trial.title.look, trial.title.game, list[tuple[Control, ...]]()
        for seat in _seats(now):
            level = trial.machines.get(seat, "")
            side = look.side(seat, say)
            mine = Choice(say("sandbox-plays-self", side=side), NOBODY, chosen=not level)
            named = ((x, say("sandbox-plays", side=side, level=level_name(x, say))) for x in game.levels)
            levels = (mine, *(Choice(label, x, chosen=x == level) for x, label in named))
            rows.append((Select("", side, levels, does=Own("machine", seat)),))
        back = Button(say("sandbox-back"), tone=Tone.MAIN, does=Own("show"))
        small = await self.small(trial, say)
        rows.append((back,))
        return Post(
            title=say("sandbox-title", title=game.title),
            text=(say("sandbox-machines-about"),),
            rows=tuple(rows),
            small=small,
            colour=COLOUR,
        )

    async def comparison(self, user: Person, trial: Trial) -> Post:
        """Compare a sandbox with what happened; the picture shows the game, all open, after as many answers.

        Raises:
            Refused: it begins at no entry of an ended game.

        """
        say = await self._wording.words_for(user)
        found = await self.compared(trial, say)
        live, title = found.live, trial.title
        desk = Desk(live.info, title, say)
        same, parted = found.same, found.same < len(found.here)
        head = say("sandbox-parted" if parted else "sandbox-together", n=same)
        lines = (("sandbox-here", found.here), ("sandbox-there", found.there))
        labels = {
            x.n: await self._sandboxes.label(live.row.id, x.n) for x in around_parting(found.there, same)
        }
        view, stem = title.game.open_view(found.state), f"{title.game.id}-{live.row.id}-{found.n}"
        row = [Button(say("sandbox-back"), tone=Tone.MAIN, does=Own("show"))]
        if found.next is not None:
            row.append(Button(say("sandbox-as-played"), does=Own("played")))
        return Post(
            title=say("sandbox-compare-title", game=desk.heading()),
            text=(head, *(_listed(desk, say(key), made, same, say, labels) for key, made in lines)),
            image=await self._drawing.draw(live, view, say, stem, user, found.n, framing="action"),
            small=say("sandbox-compare-small", n=await self._sandboxes.label(live.row.id, found.n)),
            rows=(tuple(row),),
            colour=COLOUR,
        )

    async def compared(self, trial: Trial, say: Words) -> Compared:
        """Compare a sandbox with its ended game, from the entry at which it began.

        Raises:
            Refused: it begins at no entry, or the game cannot be shown any more.

        """
        live = await self._games.load(trial.row.game)
        if not _is_comparable(trial, live):
            raise Refused("refused-sandbox-compare")
        rows = await self._since(live, trial.row.n)
        played = _moves(rows)
        same = 0
        while same < min(len(played), len(trial.moves)) and _is_same(played[same], trial.moves[same]):
            same += 1
        states = await self._sandboxes.states(trial)
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
        return Compared(
            here=tuple(here),
            there=tuple(there),
            same=same,
            live=live,
            state=await self._games.state_at(live, at),
            n=at,
            next=on,
        )

    async def next(self, trial: Trial) -> Tried | None:
        """Return what was played next in the game, if the trial is the same so far; else None."""
        live = await self._games.load(trial.row.game)
        if not _is_comparable(trial, live):
            return None
        played = _moves(await self._since(live, trial.row.n))
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

    async def small(self, trial: Trial, say: Words) -> str:
        """Return the small print of a sandbox: how long it is, where it is from, when it is deleted."""
        label = await self._sandboxes.label(trial.row.game, trial.row.n) if trial.opened else ""
        named = {"title": trial.title.game.title, "game": trial.row.game, "n": label}
        where = say("sandbox-from-entry" if trial.opened else "sandbox-from-seat", **named)
        return " · ".join(
            (say("sandbox-small", n=len(trial.moves)), where, say("sandbox-lapses", days=LASTS))
        )


@dataclass(frozen=True, slots=True)
class SandboxSurface(Surface):
    """A sandbox for one of its sides: for the first that is asked where none is named.

    Another page may be shown `instead`.
    """

    pages: SandboxPages
    play: SandboxPlay
    user: Person
    line: Now
    die: Die | None
    wanted: Seat = ""
    played: Played | None = None
    instead: Post | None = None
    unkept: str = "sandbox-not-kept"

    @property
    def trial(self) -> Trial:
        """Return the sandbox."""
        return self.line.trial

    @property
    def key(self) -> str:
        """Name the sandbox as it is after its last change, and the side."""
        return f"{SANDBOX}.{self.trial.row.id}.{self.trial.row.version}.{self.seat}"

    @property
    def seat(self) -> Seat:
        """Return the side that is asked; "" where none is."""
        d = self.now.asked
        return d.seat if d is not None else ""

    @property
    def now(self) -> Position:
        """Return the position as the side asked sees it; else as the person does."""
        d = self.line.question(self.wanted) if self.trial.waiting is None else None
        return Position(self.trial.title, self.line.state, d.seat if d else self.trial.row.seat, d)

    @property
    def editor(self) -> Editor | None:
        """Return the form of the question; None where its answers are listed."""
        d = self.now.asked
        return self.trial.title.forms.get(d.kind) if d is not None else None

    @property
    def draft(self) -> str | None:
        """Return the draft of the side's form."""
        return self.trial.drafts.get(self.seat)

    async def give(self, given: AnswerForm) -> Surface:
        """Answer for the side that is asked."""
        played = await self.play.answer(
            self.trial, self.seat, wanted=given.token, text=given.text, action=given.action
        )
        return await self.pages.surface(self.user, played.trial, self.seat, played)

    async def own(self, does: Own, extra: Extra) -> Surface:
        """Take back, give dice, seat machine players, look at the game beside it."""
        trial, play, pages = self.trial, self.play, self.pages
        match does:
            case Own("machines"):
                return replace(self, instead=await pages.machines(self.user, trial))
            case Own("machine", seat):
                level = "".join(x for x in extra.values if x != NOBODY)
                trial = await play.seat_machine(trial, seat, level)
                surface = await pages.surface(self.user, trial)
                return replace(surface, instead=await pages.machines(self.user, trial))
            case Own("compare"):
                return replace(self, instead=await pages.comparison(self.user, trial))
            case Own("show", seat):
                return await pages.surface(self.user, trial, seat)
            case Own("numbers"):
                trial = await play.roll(trial, _numbers(extra.fields.get(NUMBERS, "")))
            case _:
                trial = await self._tried(does)
        return await pages.surface(self.user, trial)

    async def _tried(self, does: Own) -> Trial:
        """Return what leads on or back from here."""
        trial, play = self.trial, self.play
        match does:
            case Own("back"):
                return await play.take_back(trial)
            case Own("again"):
                return await play.begin_again(trial)
            case Own("dice"):
                return await play.choose_dice(trial, on=not trial.row.chooses)
            case Own("die", n):
                return await play.roll(trial, _numbers(n))
            case Own("roll" | "rest" as how):
                return await play.roll(trial, rest=how == "rest")
            case Own("on"):
                return await play.go_on(trial)
            case Own("played"):
                return await self.pages.as_played(trial)
        return trial

    async def keep(self, draft: str) -> Surface:
        """Save a draft of the side's form."""
        trial = await self.pages.kept_as(self.trial, self.seat, draft)
        return await self.pages.surface(self.user, trial, self.seat)

    def refused(self, why: Refusal) -> Surface:
        """Say why an answer is not taken."""
        return replace(self, played=Played(self.trial, why))

    async def around(self, say: Words, leaf: Leaf) -> Page | Post:
        """Return what has happened, which side is asked, and all that can be done in a sandbox."""
        if self.instead is not None:
            return self.instead
        trial, asked = self.trial, self.now.asked is not None
        news, answers = ([], None) if asked else self._unasked(say)
        if asked and not leaf.op:
            news = _news(self.line, self.played, say)
        others = _others(self.line, self.seat, say) if asked else ()
        name = f"sandbox-{trial.row.title}-{trial.row.version}"
        return Page(
            say("sandbox-title", title=trial.title.game.title),
            news=tuple(news),
            question=(_lead(self.line, self.seat, say),) if asked else (),
            answers=answers,
            foot=(*others, *_foot(self.line, say)),
            small=await self.pages.small(trial, say),
            colour=COLOUR,
            shot=Shot(name, events=self.line.events, framed=say("sandbox-frame")),
        )

    def _unasked(self, say: Words) -> tuple[list[str], Rows]:
        """Return what is said and what leads on where no side is asked: dice, a machine player's turn."""
        if self.trial.waiting is None:
            stands = _stands(self.line, self.trial.row.seat, say)
            return [*_news(self.line, self.played, say), stands], _onward(self.line, say)
        if self.die is None:
            return [say("sandbox-stuck")], ()
        before = ", ".join(str(n) for _, n in self.die.before)
        key = "sandbox-die-after" if before else "sandbox-die"
        asks = say(key, sides=self.die.sides, before=before)
        return [_event_words(self.line, self.die.events, say), asks], _die_rows(self.die, say)


def _line(index: int, x: Sandbox, title: str, label: str, say: Words) -> str:
    key = "sandbox-line-entry" if not x.seat else "sandbox-line-seat"
    return say(key, i=index, when=relative(x.at), title=title, game=x.game, n=label)


def _news(now: Now, played: Played | None, say: Words) -> list[str]:
    """Say what has happened since the last press, why nothing has, or what was left undone."""
    look, lines = now.trial.title.look, list[str]()
    if played is not None and played.why is not None:
        return [*lines, say("sandbox-refused", why=worded(played.why, say, look))]
    if played is not None and played.undone:
        lines.append(say("sandbox-undone", steps="; ".join(played.undone).replace("`", "'")))
    told = _event_words(now, now.events, say)
    return [*lines, told] if told else lines


def _event_words(now: Now, events: Sequence[Event], say: Words) -> str:
    """Tell what happened to a person who plays all sides: private events, too."""
    seen = [
        e._replace(to=EVERYONE, facts=tame(e.facts))
        for e in events
        if e.to == EVERYONE or e.kind not in SILENT
    ]
    return cards.in_short(now.trial.title.look.tell(seen, {}, say), say, "sandbox", newest=True)[0]


def _lead(now: Now, seat: Seat, say: Words) -> str:
    """Describe the state and which side is asked; at first also what can be done in it."""
    look, trial = now.trial.title.look, now.trial
    begins = [] if trial.moves else [say("sandbox-begin")]
    return "\n".join(
        (*begins, _stands(now, seat, say), f"**{say('sandbox-for', side=look.side(seat, say))}**")
    )


def _stands(now: Now, seat: Seat, say: Words) -> str:
    """Describe the state, as the head of a post of the game would."""
    title = now.trial.title
    view = title.game.view(now.state, seat) if seat else title.game.open_view(now.state)
    return f"**{title.look.headline(view, {}, say)}**"


def _others(now: Now, seat: Seat, say: Words) -> Rows:
    """Return buttons that lead to the other sides which are asked as well."""
    look, others = now.trial.title.look, [d.seat for d in now.questions if d.seat != seat]
    return cards.rows_of(
        [
            Button(cut(say("sandbox-answer-for", side=look.side(x, say)), cards.LABEL), does=Own("show", x))
            for x in others[: cards.MOST_BUTTONS]
        ]
    )


def _onward(now: Now, say: Words) -> Rows:
    """Return the button that lets machine players continue, if it is their turn."""
    if now.machine is None:
        return ()
    return ((Button(say("sandbox-go-on"), tone=Tone.MAIN, does=Own("on")),),)


def _die_rows(die: Die, say: Words) -> Rows:
    """Return a button for each number of a die, and those to roll it or to type."""
    sides = range(1, die.sides + 1) if die.sides <= MOST_SIDES else ()
    numbers = [Button(str(n), tone=Tone.MAIN, does=Own("die", str(n))) for n in sides]
    roll = (
        Button(say("sandbox-roll-one"), does=Own("roll")),
        Button(say("sandbox-roll-rest"), does=Own("rest")),
        Button(say("sandbox-type-dice"), does=Own("numbers", asks=True)),
    )
    wide = next((x for x in (5, 4, 3) if len(numbers) % x == 0), 5)  # six numbers in two rows alike
    rows = [tuple(numbers[i : i + wide]) for i in range(0, len(numbers), wide)]
    return (*rows, roll)


def _foot(now: Now, say: Words) -> Rows:
    """Return the controls that are always available in a sandbox."""
    trial = now.trial
    begun = bool(trial.moves) or trial.waiting is not None
    back = [Button(say("sandbox-take-back"), does=Own("back"))] if begun else []
    dice = Button(say("sandbox-roll-dice" if trial.row.chooses else "sandbox-choose-dice"), does=Own("dice"))
    machines = Button(say("sandbox-machines"), does=Own("machines"))
    plan = [Button(say("sandbox-plan"), tone=Tone.GOOD, does=Own("plan"))] if begun else []
    last = [Button(say("sandbox-compare"), does=Own("compare"))] if trial.opened else plan
    d = now.question("") if trial.waiting is None else None
    typed = d is not None and d.kind not in trial.title.forms  # a form has its own way to type
    write = [Button(say("learn-write"), does=Write())] if d is not None and typed else []
    again = [Button(say("sandbox-again"), does=Own("again"))] if begun else []
    return (
        (*back, dice, machines, *last),
        (*write, *again, Button(say("sandbox-all"), make(Verb.SANDBOX, NOWHERE))),
    )


def _seats(now: Now) -> list[Seat]:
    """Return the seats that a machine player can answer for: those that have ever been asked anything."""
    game = now.trial.title.game
    return [x for x in game.seats if now.state.asked.get(x)] or list(game.seats)


def _numbers(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    if not words or not all(x.isdecimal() and len(x) < 4 for x in words):
        raise Refused("bot-sandbox-numbers")
    return [int(x) for x in words]


#: Number of answers on either side.
MOST_SHOWN = 12
#: Characters shown of a form that was filled in.
LONGEST_FORM = 90


@dataclass(frozen=True, slots=True)
class AnswerLine:
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

    here: tuple[AnswerLine, ...]
    there: tuple[AnswerLine, ...]
    same: int
    live: Live
    state: State
    n: int
    next: Tried | None


def _is_comparable(trial: Trial, live: Live) -> bool:
    """Return whether a sandbox began in an ended game that all may see."""
    return trial.opened and live.info.status.ended


def _moves(rows: Sequence[Entry]) -> list[Tried]:
    return [Tried(x.seat, json.loads(x.action), _rolls(x)) for x in rows]


def _rolls(row: Entry) -> tuple[tuple[int, int], ...]:
    return tuple((int(a), int(b)) for a, b in json.loads(row.rolls))


def _is_same(one: Tried, other: Tried) -> bool:
    """Return whether two answers are the same, and fell to the same dice."""
    return (one.seat, one.action, one.rolls) == (other.seat, other.action, other.rolls)


def _made(title: Title, state: State, move: Tried, say: Words, n: int = -1) -> AnswerLine:
    """Word an answer as the position stood before it."""
    d = question_to(state, move.seat)
    dice = tuple(x for _, x in move.rolls)
    if d is None:
        return AnswerLine(move.seat, "", dice, n)
    action = unpack_action(state.rules.kinds[d.kind].takes, move.action)
    if options(state, d) is not None:
        return AnswerLine(
            move.seat, title.look.label(action, title.game.view(state, move.seat), say), dice, n
        )
    form = " · ".join(title.game.write(action).replace("`", "'").split("\n"))
    return AnswerLine(move.seat, form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + "…", dice, n)


def around_parting(made: Sequence[AnswerLine], same: int) -> Sequence[AnswerLine]:
    """Return the answers that are shown: those around where both lines part."""
    first = max(0, min(same, len(made)) - 2)
    return made[first : first + MOST_SHOWN]


def _listed(
    desk: Desk, head: str, made: Sequence[AnswerLine], same: int, say: Words, labels: Mapping[int, str]
) -> str:
    """List answers, those after the two lines have parted marked."""
    few = around_parting(made, same)
    first = next((i for i, x in enumerate(made) if few and x is few[0]), 0)
    lines = [f"**{head}**"] + [
        _made_line(desk, x, say, labels, new=first + i >= same) for i, x in enumerate(few)
    ]
    more = len(made) - first - len(few)
    lines += [say("sandbox-more", n=more)] if more > 0 else []
    return "\n".join(lines if few else [*lines, say("sandbox-nothing")])


def _made_line(desk: Desk, x: AnswerLine, say: Words, labels: Mapping[int, str], *, new: bool) -> str:
    dice = say("sandbox-fell", dice=", ".join(map(str, x.dice))) if x.dice else ""
    entry = f"{labels[x.n]} · " if x.n in labels else ""
    side = desk.title.look.side(x.seat, say)
    return f"{'▸ ' if new else '= '}{entry}{side}: {escaped(x.what)}{dice}"
