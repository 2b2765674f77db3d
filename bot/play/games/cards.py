"""Posts' controls and paragraphs: answers as buttons, what a game is about, and the lobby's card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.play.clocks.bank import OWN, PRESETS, RELAXED, Terms, preset, times
from bot.play.clocks.booking import Word
from bot.play.model.custom_ids import CARD, Verb, make, of_question
from bot.play.model.editors import BESIDE
from bot.play.model.ports import (
    Bind,
    Button,
    Choice,
    Control,
    Do,
    Form,
    Image,
    Narrow,
    Rows,
    Select,
    Take,
    Tone,
    Write,
)
from bot.play.model.terms import Asked, GameInfo, SeatInfo, Status
from bot.play.model.texts import escaped, level_about, level_name, tame
from bot.play.model.title import Narrowed, Title, gives_hints, narrow_down, opposed
from engine.core.codec import pack_action, token
from engine.core.contract import Briefing, Setup, View
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Packed, Seat, Secrecy, State
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut

MOST_CHOICES = 25

MOST_BUTTONS = 5

#: Maximum number of answers shown as buttons; more go into a select.
FEW = 10

#: Maximum length of a report in a post, in characters.
LONGEST_REPORT = 2900

#: Room kept below it, at the report's expense: a message has 4000 characters.
BELOW = 850

LABEL = 80

LINE = 100

#: Words to somebody for whom a machine player answers: the post has a button that ends it.
AWAY = frozenset({"note-away-late", "note-away-agreed", "note-away-offered"})

NO_ROWS: Rows = ()


@dataclass(frozen=True, slots=True)
class Desk:
    """What every card needs: which game, how it looks, in which language."""

    info: GameInfo
    title: Title
    say: Words

    def cut(self, text: str, most: int) -> str:
        """Shorten a text to what a control takes."""
        return text if len(text) <= most else cut(text, most - 1).rstrip() + "…"

    def label(self, action: Action, view: View) -> str:
        """Name an action on a control."""
        return self.cut(self.title.look.label(action, view, self.say), LABEL)

    def packed(self, decision: Decision, action: Action) -> Packed:
        """Return an action as plain data."""
        return pack_action(self.title.game.rules.kinds[decision.kind].takes, action)

    def bind(self, decision: Decision) -> Bind:
        """Return what binds controls to a question of this game."""
        return of_question(self.info.id, decision.seat, decision.id, decision.kind)

    def writes(self) -> Button:
        """Return the button with which an answer is typed."""
        return Button(self.say("button-write"), does=Write())

    def emblem(self, name: str) -> str:
        """Name an emblem of the title as controls do; "" for none."""
        return f"{self.title.game.id}_{name}" if name else ""

    def heading(self) -> str:
        """Name the game as posts do: its title, and the name its host gave it, escaped."""
        what = self.title.game.title
        return f"{what}: {escaped(self.info.name)}" if self.info.name else what


# -- choices ---------------------------------------------------------------------------------------------


def choice_rows(
    desk: Desk,
    decision: Decision,
    actions: Sequence[Action],
    view: View,
    prefix: Sequence[str] = (),
    page: int = 0,
) -> tuple[str, Rows] | None:
    """Lay out answers, narrowed by a prefix: the question, and controls to bind; None if nothing fits it."""
    rung = narrow_down(desk.title.ladders.get(decision.kind), actions, prefix)
    if rung is None:
        return None
    if rung.facet is None:
        question = desk.title.look.question(decision.kind, view, desk.say)
        return question, _leaves(desk, decision, rung.leaves, view, prefix, page)
    prompt = desk.say(rung.facet.prompt)
    steps = _steps(desk, rung, view, prefix, page, prompt)
    return prompt, (*steps, *_leaves(desk, decision, rung.leaves, view, prefix, 0))


def _steps(desk: Desk, rung: Narrowed, view: View, prefix: Sequence[str], page: int, prompt: str) -> Rows:
    assert rung.facet is not None
    facet, steps = rung.facet, rung.steps
    if sense := facet.sense:
        steps = tuple(sorted(steps, key=lambda step: sense(step[1], view)))
    named = [(t, facet.label(v, view, desk.say), desk.emblem(facet.emblem(v, view))) for t, v in steps]
    if len(named) <= FEW:  # a select takes one press more, and clients go on showing the old choice
        return rows_of(
            [
                Button(desk.cut(text, LABEL), tone=Tone.MAIN, emblem=emblem, does=Narrow((*prefix, t)))
                for t, text, emblem in named
            ]
        )
    choices = [Choice(desk.cut(text, LABEL), t, emblem=emblem) for t, text, emblem in named]
    return _select(desk, Narrow(tuple(prefix)), prompt, choices, prefix, page)


def _leaves(
    desk: Desk, decision: Decision, actions: Sequence[Action], view: View, prefix: Sequence[str], page: int
) -> Rows:
    if not actions:
        return ()
    tokens = [token(desk.packed(decision, a)) for a in actions]
    if len(actions) <= FEW:
        return rows_of(
            [
                Button(desk.label(a, view), tone=Tone.MAIN, does=Take(t))
                for a, t in zip(actions, tokens, strict=True)
            ]
        )
    look = desk.title.look
    choices = [
        Choice(desk.label(a, view), t, desk.cut(look.detail(a, view, desk.say), LINE))
        for a, t in zip(actions, tokens, strict=True)
    ]
    prompt = desk.cut(look.question(decision.kind, view, desk.say), LINE)
    return _select(desk, Take(), prompt, choices, prefix, page)


def _select(
    desk: Desk, does: Do, prompt: str, choices: list[Choice], prefix: Sequence[str], page: int
) -> Rows:
    """Lay out a select, in pages when it is longer than Discord allows."""
    pages = -(-len(choices) // MOST_CHOICES)
    page = min(max(page, 0), pages - 1)
    shown = tuple(choices[page * MOST_CHOICES : (page + 1) * MOST_CHOICES])
    rows: list[tuple[Control, ...]] = [(Select("", prompt, shown, does=does),)]
    if pages > 1:
        turn = [
            Button(desk.say(key, page=to + 1, pages=pages), does=Narrow(tuple(prefix), to))
            for key, to in (("button-page-back", page - 1), ("button-page-on", page + 1))
            if 0 <= to < pages
        ]
        rows.append(tuple(turn))
    return tuple(rows)


def left(
    desk: Desk, decision: Decision, actions: Sequence[Action], prefix: Sequence[str]
) -> Sequence[Action]:
    """Return the answers that a prefix leaves."""
    rung = narrow_down(desk.title.ladders.get(decision.kind), actions, prefix) if prefix else None
    return rung.leaves if rung is not None and rung.facet is None else actions


def details(
    desk: Desk, decision: Decision, actions: Sequence[Action], view: View, prefix: Sequence[str] = ()
) -> str:
    """Say what each of a few answers means, where buttons leave no room for it: once what all of them do."""
    rung = narrow_down(desk.title.ladders.get(decision.kind), actions, prefix)
    leaves = rung.leaves if rung is not None and len(rung.leaves) <= FEW else ()
    look = desk.title.look
    said = dict[str, list[str]]()
    for a in leaves:
        said.setdefault(look.detail(a, view, desk.say), []).append(desk.label(a, view))
    if len(leaves) > 1 and len(said) == 1:
        return next(iter(said))
    return "\n".join(f"**{', '.join(labels)}**: {detail}" for detail, labels in said.items() if detail)


def rows_of(buttons: Sequence[Button]) -> Rows:
    """Put buttons into rows of five."""
    return tuple(tuple(buttons[i : i + MOST_BUTTONS]) for i in range(0, len(buttons), MOST_BUTTONS))


def shortcut_rows(desk: Desk, asked: Sequence[Decision], view: View) -> Rows:
    """Return buttons that lead from the table's post to pages of a form; the post stays as it is."""
    found = list[Button]()
    for d in asked:
        ways = desk.title.questions.shortcuts.get(d.kind)
        for label, page, detail in ways(view, d, desk.say) if ways else ():
            to = desk.bind(d)(Form(page, detail, mark=BESIDE))
            found.append(Button(desk.cut(label, LABEL), to, Tone.MAIN))
    return rows_of(found[:FEW])


# -- rows that come with every post ----------------------------------------------------------------------


def foot(
    desk: Desk,
    *,
    undo: bool,
    choose: bool,
    beside: str = "",
    unfold: bool = False,
    features: Sequence[Button] = (),
    info: Button,
    seats: Sequence[Button] = (),
) -> Rows:
    """Return the rows under every post of a game under way. "Look" is there even if the seat has no hand.

    `beside` names the kind of question some of whose answers have buttons above: then it offers "more".
    The buttons of `features` stand before the (i), which is last; those about `seats` have their own row.
    """
    game, say = desk.info.id, desk.say
    choice: tuple[Button, ...] = ()
    if choose:
        more = f"{desk.info.title}-more-{beside.replace('.', '-')}"
        key = (more if say.has(more) else "button-more") if beside else "button-choose"
        tone = Tone.PLAIN if beside else Tone.MAIN
        choice = (Button(desk.cut(say(key), LABEL), make(Verb.PICK, game, "", 0, ""), tone),)
    ways: list[tuple[str, Verb, tuple[str, ...]]] = []
    ways += [("button-look", Verb.SHOW, ("hand",))] if desk.title.secrets else []
    ways += [("button-map", Verb.SHOW, ("map", "occupied"))]
    ways += [("button-unfold", Verb.SHOW, ("unfold",))] if unfold else []
    ways += [("button-undo", Verb.UNDO, ())] if undo else []
    labels, ids = [say(key) for key, _, _ in ways], [make(verb, game, *args) for _, verb, args in ways]
    row = (*choice, *map(Button, labels, ids), *features, info)
    return (*rows_of(row), *rows_of(seats))


def end_row(desk: Desk, info: Button | None = None) -> Rows:
    """Return the rows under the last post of a game: to look back, and to play once more."""
    game, say = desk.info.id, desk.say
    more = [Button(say("button-rematch"), make(Verb.REMATCH, game, ""), Tone.MAIN)]
    if opposed(desk.title, len(desk.info.seats)):
        more.append(Button(say("button-swap"), make(Verb.REMATCH, game, "swap")))
    more = more if any(x.user for x in desk.info.seats) else []
    if desk.title.game.reporter() is not None and desk.info.status is Status.OVER:
        more.append(Button(say("lookback-button"), make(Verb.LOOKBACK, game, "")))
    back = (
        Button(say("button-map"), make(Verb.SHOW, game, "map", "occupied")),
        Button(say("button-replay"), make(Verb.REPLAY, game, "game")),
        Button(say("button-replay-page"), make(Verb.REPLAY, game, "page")),
        info or info_button(desk),
    )
    return (tuple(more), back) if more else (back,)


def try_row(desk: Desk) -> Rows:
    """Return the row with which a host has failed posts sent again."""
    return ((Button(desk.say("button-try"), make(Verb.TRY, desk.info.id)),),)


def unshown_row(desk: Desk) -> Rows:
    """Return the row below a line that stands for a post: one's own page, and what happened."""
    look = Button(desk.say("button-look"), make(Verb.SHOW, desk.info.id, "hand"), Tone.MAIN)
    return ((look, Button(desk.say("bot-button-log"), make(Verb.SHOW, desk.info.id, "log"))),)


#: Rows of notes on what failed: to a host whose channel cannot be reached, and in the place of a post.
FAILED: dict[str, Callable[[Desk], Rows]] = {
    "note-parked-gone": try_row,
    "note-parked-forbidden": try_row,
    "note-parked-post-failed": try_row,
    "note-unshown": unshown_row,
}


def back_row(desk: Desk) -> Rows:
    """Return the row with which a player says that they are back."""
    return ((back_button(desk),),)


def overdue_row(desk: Desk, seat: str) -> Rows:
    """Return the row of what may be done about a seat without time."""
    tones = {"nudge": Tone.MAIN, "end": Tone.RISK}
    steps = ("nudge", "give", "care", "offer", "end")
    ids = {x: make(Verb.TABLE, desk.info.id, "overdue", seat, x) for x in steps}
    return (tuple(Button(desk.say(f"button-overdue-{x}"), ids[x], tones.get(x, Tone.PLAIN)) for x in steps),)


def take_button(desk: Desk, seat: str) -> Button:
    """Return the button that takes a seat on offer."""
    label = desk.say("button-take-seat", side=desk.title.look.side(seat, desk.say))
    return Button(desk.cut(label, LABEL), make(Verb.SEAT, desk.info.id, seat), Tone.MAIN)


def back_button(desk: Desk, *, named: bool = False) -> Button:
    """Return the button with which a player says that they are back, `named` where others see it, too."""
    names = list(dict.fromkeys(x.name for x in desk.info.seats if x.caretaker)) if named else []
    label = desk.say("button-return-named", name=names[0]) if len(names) == 1 else desk.say("button-return")
    return Button(desk.cut(label, LABEL), make(Verb.TABLE, desk.info.id, "return"), Tone.GOOD)


def yes_no(desk: Desk, verb: Verb, *args: str | int) -> Rows:
    """Return a row to agree or decline."""
    yes = Button(desk.say("button-agree"), make(verb, desk.info.id, *args, "yes"), Tone.GOOD)
    return ((yes, Button(desk.say("button-decline"), make(verb, desk.info.id, *args, "no"), Tone.RISK)),)


def standing_row(desk: Desk, asked: Asked) -> Rows:
    """Return the select for leaving a standing answer; none if the game has no policy."""
    policies = [p for p in asked.policies if p]  # a select's value cannot be empty
    if not policies:
        return ()
    say, title = desk.say, desk.info.title

    def named(policy: str) -> str:
        key = f"{title}-policy-{policy}"
        return desk.cut(say.find(key, policy), LINE)

    usual = Choice(say("standing-none"), "-", chosen=not asked.policy)
    choices = [Choice(named(p), p, chosen=p == asked.policy) for p in policies]
    if asked.policy and asked.policy not in policies:
        choices.append(Choice(desk.cut(asked.left, LINE), asked.policy[:LINE], chosen=True))
    row = Select(
        make(Verb.STANDING, desk.info.id, asked.seat, asked.kind), say("standing-prompt"), (usual, *choices)
    )
    return ((row,),)


def hint_button(desk: Desk, decision: Decision, answers: int | None) -> tuple[Button, ...]:
    """Return the button that takes a hint on a question; none if this table has no hints."""
    if answers == 1 or not gives_hints(desk.title, desk.info):
        return ()
    return (Button(desk.say("button-hint"), make(Verb.HINT, desk.info.id, decision.seat, decision.id)),)


def openers(desk: Desk, seats: Sequence[str], op: str = "") -> Rows:
    """Return the buttons that open the panels of the user's seats."""
    mine = [(kind, x) for kind, x in desk.title.panels.items() if x.seat in seats]
    ids = [(x, make(Verb.SHEET, desk.info.id, x.seat, kind, *filter(None, [op]))) for kind, x in mine]
    return (tuple(Button(desk.say(x.label), custom_id) for x, custom_id in ids),) if ids else ()


def held_rows(desk: Desk, held: Sequence[tuple[Seat, int]]) -> Rows:
    """Return a button for each own answer that can still be taken back, by seat and question."""
    return rows_of([Button(desk.say("button-back"), make(Verb.BACK, desk.info.id, *x)) for x in held])


def info_button(
    desk: Desk, first: int | None = None, last: int | None = None, *, card: bool = False
) -> Button:
    """Return the (i) of a post about some entries, as all count them: by default the newest.

    Rules, log, dice, aims and numbers are behind it, so that the post need not bear them.
    """
    last = desk.info.n if last is None else last
    args = (max(0, last if first is None else first), max(0, last), *((CARD,) if card else ()))
    return Button(desk.say("button-info"), make(Verb.MORE, desk.info.id, *args))


def with_info(desk: Desk, rows: Rows, *of: int) -> Rows:
    """Put the (i) at the end of the last row, or below it where that is full or a select."""
    info = info_button(desk, *of)
    if desk.info.n < 0:
        return rows
    if rows and len(rows[-1]) < MOST_BUTTONS and not any(isinstance(x, Select) for x in rows[-1]):
        return (*rows[:-1], (*rows[-1], info))
    return (*rows, (info,))


# -- reports -----------------------------------------------------------------------------------------------


def taken(above: str, *below: str) -> int:
    """Return how much of a report's space the text above and below it takes."""
    return len(above) + max(0, sum(len(x) + 1 for x in below) - BELOW)


def in_short(
    said: Sequence[str], say: Words, stem: str, *, newest: bool = False, taken: int = 0
) -> tuple[str, tuple[Image, ...]]:
    """Return a report as long as a post may be; a longer one comes whole as a file, too.

    Tables are left out first, then it ends early, or with `newest` begins late. `taken`: so much of its room.
    """
    whole = "\n".join(said)
    longest = room = max(0, LONGEST_REPORT - taken)
    if len(whole) <= longest:
        return whole, ()
    shown = list[str]()
    lines = [x for x in said if not x.startswith("```")]
    for line in reversed(lines) if newest else lines:
        room -= len(line) + 1
        if room < 0:
            break
        shown.append(line)
    file = Image(f"{stem}.txt", whole.replace("**", "").replace("`", "").encode(), "")
    if newest:
        shown.reverse()
    if newest and 0 < len(shown) < len(lines):
        return "\n".join((say("note-folded", n=len(said) - len(shown)), *shown)), (file,)
    shown = shown or [whole[:longest]]
    return "\n".join((*shown, say("note-whole"))), (file,)


def briefing(desk: Desk, setup: Setup, view: View | None = None) -> Briefing:
    """Return a game's briefing; text from a table's own file is made safe to show."""
    found = desk.title.game.briefing(setup, view)
    facts = [tame(dict(x.facts)) for x in found.objectives]
    title, story = tame(found.title), tame(found.story)
    own = [replace(x, facts=safe) for x, safe in zip(found.objectives, facts, strict=True)]
    return replace(found, objectives=tuple(own), title=title, story=story)


def story(desk: Desk, about: Briefing) -> str:
    """Say what is played: the scenario's own story, or else what its title is about."""
    say, look, title = desk.say, desk.title.look, desk.info.title
    if about.story:
        return f"**{look.own_text(about.title, say)}.** {look.own_text(about.story, say)}"
    several = len(desk.title.game.scenarios) > 1
    named = say.find(f"{title}-scenario-{desk.info.scenario}", "") if several else ""
    lines = (f"**{named}.**" if named else "", say.find(f"{title}-about", ""))
    return " ".join(x for x in lines if x)


def objectives(
    desk: Desk, about: Briefing, names: Mapping[Seat, str], *, progress: bool = False
) -> list[str]:
    """Say what each side plays for; with `progress` how far it has come."""
    look, say, lines = desk.title.look, desk.say, []
    for o in about.objectives:
        who, now = look.pursuers(o, names, say), look.progress(o, say) if progress else ""
        lines.append(" ".join((say("brief-objective", who=who, what=look.objective(o, say)), now)).strip())
    return lines


def length(desk: Desk, about: Briefing) -> str:
    """Say how long the game lasts, or how much of it is left."""
    if not about.turns:
        return desk.say(f"{desk.info.title}-objective-length")
    left = about.turns - about.turn
    return desk.say(
        "brief-turns" if about.turn else "brief-length", turn=about.turn, turns=about.turns, left=left
    )


def house_rules(desk: Desk, setup: Setup) -> str:
    """Name the rules that a table has chosen in place of the standard ones; "" for none."""
    changed = [option(desk, x, value) for x, value in unusual(desk).items()]
    changed += [desk.say("brief-own-table")] if setup.files else []
    return desk.say("brief-house", rules="; ".join(changed)) if changed else ""


def unusual(desk: Desk) -> dict[str, str]:
    """Return the options that differ from their defaults."""
    usual = {o.name: o.usual for o in desk.title.game.options}
    return {name: value for name, value in desk.info.options.items() if value != usual.get(name)}


def option(desk: Desk, name: str, value: str, key: str = "brief-option") -> str:
    """Word an option's value and its meaning, in the game's own words if it has them."""
    say, title = desk.say, desk.info.title
    meant = [k for k in (f"{title}-option-{name}-{value}", f"{title}-{name}-{value}") if say.has(k)]
    what = say.find(f"{title}-option-{name}", say.find(f"option-{name}", name))
    return say(key, name=what, value=say(meant[0]) if meant else value)


def known_briefs(desk: Desk, state: State) -> list[str]:
    """Say what should be known to answer the open questions: as much as all may read."""
    briefs, kinds = desk.title.questions.briefs, state.rules.kinds
    return [
        line
        for d in pending(state)
        if d.kind in briefs and kinds[d.kind].secrecy is Secrecy.OPEN
        for line in briefs[d.kind](state, d, desk.say)
    ]


def lobby_text(
    desk: Desk,
    setup: Setup,
    names: dict[Seat, str],
    host: str,
    *,
    clock: str = "",
    awaited: str = "",
    to_agree: str = "",
    reliable: Mapping[Seat, Word] | None = None,
) -> tuple[str, ...]:
    """Describe what is played, the objectives, the options that are not standard, and the seats.

    `clock` words the clock's terms; `awaited` names those who have yet to say that they are there,
    `to_agree` those who have yet to agree to a coach; `reliable` says how reliable the seated players are,
    at a table with a clock.
    """
    say, about = desk.say, briefing(desk, setup)
    goals = (story(desk, about), *objectives(desk, about, {}), length(desk, about))
    known = reliable or {}
    seats = [_seat_line(desk, x, names[x.seat], known.get(x.seat)) for x in desk.info.seats]
    full = all(x.taken for x in desk.info.seats)
    call = "" if not startable(desk) else say("lobby-ready" if full else "lobby-spare")
    call = say("lobby-muster", who=awaited) if awaited else call
    call = say("lobby-coach-waits", who=to_agree) if to_agree else call
    rules = "\n".join(_rules(desk, setup))
    paragraphs = ("\n".join(goals), rules, "\n".join(seats), clock, _hints(desk, names), call, host)
    return tuple(x for x in paragraphs if x)


def _rules(desk: Desk, setup: Setup) -> list[str]:
    """Name the options that differ from the standard; of the others say how many there are."""
    changed = unusual(desk)
    lines = [desk.say("lobby-own-table")] if setup.files else []
    lines += [option(desk, x, value, "lobby-option") for x, value in changed.items()]
    left = len(desk.title.game.options) - len(changed)
    lines += [desk.say("lobby-standard", n=left, changed=len(changed))] if left else []
    return [*lines, *_advice(desk)]


def _advice(desk: Desk) -> list[str]:
    """Say which options we recommend for play, where the table has kept the default value."""
    info, say = desk.info, desk.say
    usual = (o.name for o in desk.title.game.options if info.options.get(o.name, o.usual) == o.usual)
    return [say(k) for name in usual if say.has(k := f"{info.title}-option-{name}-advice")]


def _hints(desk: Desk, names: Mapping[Seat, str]) -> str:
    """Say who agrees to hints, and whether the table therefore has them; "" if nobody does."""
    agreed = list(dict.fromkeys(names[x.seat] for x in desk.info.seats if x.hints))
    if not agreed or desk.title.game.explainer() is None:
        return ""
    full = all(x.taken for x in desk.info.seats)
    key = "lobby-hints-all" if full and gives_hints(desk.title, desk.info) else "lobby-hints"
    return desk.say(key, who=join_list(agreed, desk.say))


def _seat_line(desk: Desk, x: SeatInfo, name: str, word: Word | None) -> str:
    say, side = desk.say, desk.title.look.side(x.seat, desk.say)
    if x.policy:
        return say("lobby-machine", side=side, policy=level_name(x.policy, say))
    if x.user:
        marks = [say(f"reliability-{word}")] if word else []
        marks += [say("lobby-word")] if x.word else []
        marks += [say("lobby-no-dm")] if x.dm_closed else []
        marks += [say("lobby-coach")] if x.coach else []
        return say("lobby-taken", side=side, name=name) + "".join(f" ({m})" for m in marks)
    return say("lobby-kept", side=side, name=name) if x.invited else say("lobby-free", side=side)


def startable(desk: Desk) -> bool:
    """Return whether there are players enough to start."""
    taken = [x.taken for x in desk.info.seats]
    return any(taken) if desk.title.seats.spare else all(taken)


def door_rows(desk: Desk, door: int, free: bool) -> Rows:
    """Return the button with which a host opens the lobby to the queue or closes it; none if it is full."""
    if not free:
        return ()
    to = "shut" if door else "open"
    return ((Button(desk.say(f"button-door-{to}"), make(Verb.TABLE, desk.info.id, "door", to)),),)


def coach_rows(desk: Desk) -> Rows:
    """Return the buttons for agreeing to a coach at the table, or playing without."""
    yes = Button(desk.say("button-coach-agree"), make(Verb.COACH, desk.info.id, "agree"), Tone.GOOD)
    return ((yes, Button(desk.say("button-coach-none"), make(Verb.COACH, desk.info.id, "none"))),)


def lobby_rows(desk: Desk, terms: Terms) -> Rows:
    """Return the lobby's controls: each seat, machine players, the clock, the dice word, the start.

    A single button puts the default machine player on the next free seat.
    """
    say, info = desk.say, desk.info
    free = [x for x in info.seats if not x.taken]
    off = [x for x in info.seats if x.policy or (x.invited and not x.user)]
    last = [
        Button(say("button-start"), make(Verb.START, info.id), Tone.GOOD, disabled=not startable(desk)),
        Button(say("button-word"), make(Verb.FORM, info.id, "word")),
        Button(say("button-leave"), make(Verb.LEAVE, info.id)),
        Button(say("button-help"), make(Verb.SHOW, info.id, "help")),
        Button(say("button-brief"), make(Verb.SHOW, info.id, "brief")),
        Button(say("button-abandon"), make(Verb.TABLE, info.id, "abandon"), Tone.RISK),
    ]
    return (
        *rows_of([_seat_button(desk, x, (Verb.JOIN,), "button-join", Tone.MAIN) for x in free[:FEW]]),
        *rows_of(
            [
                Button(say("button-machine"), make(Verb.TABLE, info.id, "machine", x.seat))
                for x in [x for x in free if not x.invited][:1]
            ]
        ),
        *_machine_row(desk, free),
        *rows_of([_seat_button(desk, x, (Verb.TABLE, "kick"), "button-unseat") for x in off[:FEW]]),
        *_clock_rows(desk, terms),
        *rows_of(last),
    )


def _seat_button(
    desk: Desk, x: SeatInfo, does: tuple[Verb, *tuple[str, ...]], key: str, tone: Tone = Tone.PLAIN
) -> Button:
    label = desk.say(key, side=desk.title.look.side(x.seat, desk.say))
    verb, *what = does
    return Button(desk.cut(label, LABEL), make(verb, desk.info.id, *what, x.seat), tone)


def _clock_rows(desk: Desk, terms: Terms) -> Rows:
    """Return the select of clocks for the host, and the buttons for changing clock and options in a form."""
    say, now = desk.say, terms.pace
    about = {RELAXED: say(f"clock-about-{RELAXED}")}
    choices = [
        Choice(say(f"clock-pace-{x}"), x, desk.cut(about.get(x) or times(preset(x), say), LINE), x == now)
        for x in PRESETS
    ]
    if now == OWN:  # listed because it is the present choice; only the form changes it
        choices.append(Choice(say(f"clock-pace-{OWN}"), OWN, desk.cut(times(terms, say), LINE), chosen=True))
    kinds = ("clock", *(["options"] if desk.title.game.options else []))
    forms = [Button(say(f"button-terms-{x}"), make(Verb.FORM, desk.info.id, "terms", x)) for x in kinds]
    if desk.title.game.explainer() is not None and sum(not x.policy for x in desk.info.seats) > 1:
        forms.append(Button(say("button-hints"), make(Verb.TABLE, desk.info.id, "hints")))
    return (
        (Select(make(Verb.TABLE, desk.info.id, "clock"), say("clock-prompt"), tuple(choices)),),
        tuple(forms),
    )


def _machine_row(desk: Desk, free: Sequence[SeatInfo]) -> Rows:
    """Return the select that puts machine players on free seats; none if no seat is free."""
    say, look = desk.say, desk.title.look
    choices = [
        Choice(
            desk.cut(say("choice-machine", side=look.side(x.seat, say), policy=level_name(p, say)), LINE),
            f"{x.seat}.{p}",
            desk.cut(level_about(desk.title.game.id, p, say), LINE),
        )
        for x in free
        for p in desk.title.game.levels
    ]
    shown = tuple(choices[:MOST_CHOICES])
    return (
        ((Select(make(Verb.TABLE, desk.info.id, "machine"), say("prompt-machine"), shown),),) if shown else ()
    )
