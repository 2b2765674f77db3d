"""Posts' controls and paragraphs: answers as buttons, what a game is about, and the lobby's card."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from bot.community.cups import met_in, table_of
from bot.community.pairings import NOBODY, rounds
from bot.community.pairings import Form as CupForm
from bot.play.clocks.bank import OWN, PRESETS, RELAXED, Terms, preset, times
from bot.play.clocks.booking import Word
from bot.play.model.custom_ids import AHEAD, CARD, NOWHERE, Verb, make, of_question
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
    Post,
    Rows,
    Section,
    Select,
    Take,
    Tone,
    Write,
)
from bot.play.model.terms import GameInfo, OpenQuestion, SeatInfo, Status
from bot.play.model.texts import escaped, level_name, tame
from bot.play.model.title import Narrowed, Title, gives_hints, narrow_down, opposed
from bot.store.models import Cup, CupStatus, Pairing
from bot.store.repositories.cups import CupState
from engine.core.codec import pack_action, token
from engine.core.contract import Briefing, Setup, View
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Packed, Seat, Secrecy, State
from render.bracket import Place, bracket_scene
from render.core.chart import Chart, chart_scene
from render.core.scene import Scene
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

#: A title in bold, if there is one, and a sentence.
FIRST = re.compile(r"(?:\*\*[^*]+\*\* )?.*?[.!?](?=\s|$)", re.DOTALL)

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

    def button(self, action: Action, view: View) -> str:
        """Name an action on a button."""
        return self.cut(self.title.look.button(action, view, self.say), LABEL)

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
        then = rung.last[0].then(rung.last[1], view, desk.say) if rung.last else ""
        question = then or desk.title.look.question(decision.kind, view, desk.say)
        return question, _leaves(desk, decision, rung.leaves, view, prefix, page)
    prompt = desk.say(rung.facet.prompt)
    steps = _steps(desk, rung, view, prefix, page, prompt)
    return prompt, (*steps, *_leaves(desk, decision, rung.leaves, view, prefix, 0, among=True))


def _steps(desk: Desk, rung: Narrowed, view: View, prefix: Sequence[str], page: int, prompt: str) -> Rows:
    assert rung.facet is not None
    facet, steps = rung.facet, rung.steps
    if sense := facet.sense:
        ranks = [sense(v, view) for _, v in steps]
        steps = tuple(x for _, x in sorted(zip(ranks, steps, strict=True), key=itemgetter(0)))
    labels = [facet.label(v, view, desk.say) for _, v in steps]
    emblems = [facet.emblem(v, view) for _, v in steps]
    texts, marks = [desk.cut(x, LABEL) for x in labels], [desk.emblem(x) for x in emblems]
    named = [*zip((t for t, _ in steps), texts, marks, strict=True)]
    if len(named) <= FEW:  # a select takes one press more, and clients go on showing the old choice
        return rows_of([Button(text, emblem=mark, does=Narrow((*prefix, t))) for t, text, mark in named])
    choices = [Choice(text, t, emblem=mark) for t, text, mark in named]
    return _select(desk, Narrow(tuple(prefix)), prompt, choices, prefix, page)


def _leaves(
    desk: Desk,
    decision: Decision,
    actions: Sequence[Action],
    view: View,
    prefix: Sequence[str],
    page: int,
    *,
    among: bool = False,
) -> Rows:
    """Lay out answers; a lone one is the main thing, unless it ends what steps beside it go on with."""
    if not actions:
        return ()
    tokens = [token(desk.packed(decision, a)) for a in actions]
    if len(actions) <= FEW:
        tone = Tone.MAIN if len(actions) == 1 and not among else Tone.PLAIN
        return rows_of(
            [
                Button(desk.button(a, view), tone=tone, does=Take(t))
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
        said.setdefault(look.detail(a, view, desk.say), []).append(desk.button(a, view))
    if len(leaves) > 1 and len(said) == 1:
        alike = next(iter(said))
        return alike[:1].upper() + alike[1:]
    return "\n".join(f"**{', '.join(labels)}**: {detail}" for detail, labels in said.items() if detail)


def rows_of(buttons: Sequence[Button]) -> Rows:
    """Put buttons into rows of five."""
    return tuple(tuple(buttons[i : i + MOST_BUTTONS]) for i in range(0, len(buttons), MOST_BUTTONS))


def shortcut_rows(desk: Desk, asked: Sequence[Decision], view: View) -> tuple[Rows, bool]:
    """Return buttons that lead from the table's post to pages of a form, and whether these are all ways.

    Then the first of them is the likely one. The post stays as it is.
    """
    found = list[Button]()
    for d in asked:
        ways = desk.title.questions.shortcuts.get(d.kind)
        for label, page, detail in ways(view, d, desk.say) if ways else ():
            to = desk.bind(d)(Form(page, detail, mark=BESIDE))
            found.append(Button(desk.cut(label, LABEL), to))
    whole = len(asked) == 1 and 0 < len(found) <= FEW
    if whole:
        found[0] = found[0]._replace(tone=Tone.MAIN)
    return rows_of(found[:FEW]), whole


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
    """Return the rows under every post of a game under way.

    "Look" is there even if the seat has no hand now, but not where hands come from an overseer and nobody is
    one. `beside` names the kind of question some of whose answers have buttons above: then it offers "more".
    The buttons of `features` stand before the (i), which is last; those about `seats` have their own row.
    """
    game, say, dealers = desk.info.id, desk.say, desk.title.seats.overseers
    hands = not dealers or any(x.user for x in desk.info.seats if x.seat in dealers)
    choice: tuple[Button, ...] = ()
    if choose:
        more = f"{desk.info.title}-more-{beside.replace('.', '-')}"
        key = (more if say.has(more) else "button-more") if beside else "button-choose"
        tone = Tone.PLAIN if beside else Tone.MAIN
        choice = (Button(desk.cut(say(key), LABEL), make(Verb.PICK, game, "", 0, ""), tone),)
    ways: list[tuple[str, Verb, tuple[str, ...]]] = []
    ways += [("button-look", Verb.SHOW, ("hand",))] if desk.title.secrets and hands else []
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


def look_row(desk: Desk) -> Rows:
    """Return the row that leads a player to their own page."""
    return ((Button(desk.say("button-look"), make(Verb.SHOW, desk.info.id, "hand"), Tone.MAIN),),)


#: Rows of notes on what failed: to a host whose channel cannot be reached, and in the place of a post.
FAILED: dict[str, Callable[[Desk], Rows]] = {
    "note-parked-gone": try_row,
    "note-parked-forbidden": try_row,
    "note-parked-post-failed": try_row,
    "note-unshown": unshown_row,
    "note-prepared-waits": look_row,
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
    names = list(dict.fromkeys(x.name for x in desk.info.seats if x.caretaker and x.name)) if named else []
    label = desk.say("button-return-named", name=names[0]) if len(names) == 1 else desk.say("button-return")
    return Button(desk.cut(label, LABEL), make(Verb.TABLE, desk.info.id, "return"), Tone.GOOD)


def yes_no(desk: Desk, verb: Verb, *args: str | int) -> Rows:
    """Return a row to agree or decline."""
    yes = Button(desk.say("button-agree"), make(verb, desk.info.id, *args, "yes"), Tone.GOOD)
    return ((yes, Button(desk.say("button-decline"), make(verb, desk.info.id, *args, "no"))),)


def standing_row(desk: Desk, asked: OpenQuestion) -> Rows:
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
    if decision.id == AHEAD or answers == 1 or not gives_hints(desk.title, desk.info):
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
    named = scenario_of(desk)
    lines = (f"**{named}**" if named else "", say.find(f"{title}-about", ""))
    return " ".join(x for x in lines if x)


def scenario_of(desk: Desk) -> str:
    """Say in a sentence which scenario of several is played; "" where there is one, or a table's own file."""
    several = len(desk.title.game.scenarios) > 1
    named = desk.say.find(f"{desk.info.title}-scenario-{desk.info.scenario}", "") if several else ""
    return f"{named}." if named else ""


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
    desk: Desk, setup: Setup, *, clock: str, awaited: str = "", to_agree: str = ""
) -> tuple[str, ...]:
    """Say in a sentence what is played, and how many rules are unusual; what was agreed is in the settings.

    `clock` words the clock's terms; `awaited` names those who have yet to say that they are there, `to_agree`
    those who have yet to agree to a coach.
    """
    say = desk.say
    spare = desk.title.seats.spare and startable(desk) and any(x.free for x in desk.info.seats)
    call = say("lobby-spare") if spare else ""
    call = say("lobby-muster", who=awaited) if awaited else call
    call = say("lobby-coach-waits", who=to_agree) if to_agree else call
    told = briefing(desk, setup)
    about = (not told.story and scenario_of(desk)) or first_sentence(story(desk, told))
    changed = len(unusual(desk)) + bool(setup.files)
    rules = say("lobby-rules", n=changed) if changed else ""
    return tuple(x for x in (about, rules, clock, *begun_so(desk), call) if x)


def begun_so(desk: Desk) -> list[str]:
    """Say whether a lobby's game is rated, who decides about sides, and whether names are hidden."""
    said = ["lobby-rated"] if desk.info.rated else []
    said += [f"lobby-sides-{desk.info.sides}"] if desk.info.sides else []
    said += ["lobby-anonymous"] if desk.info.anonymous else []
    return [desk.say(x) for x in said]


def first_sentence(text: str) -> str:
    """Return a text's first sentence, after its title in bold if it has one."""
    found = FIRST.match(text)
    return found[0] if found else text


def hints_agreed(desk: Desk, names: Mapping[Seat, str]) -> str:
    """Say who agrees to hints, and whether the table therefore has them; "" if nobody does."""
    agreed = list(dict.fromkeys(names[x.seat] for x in desk.info.seats if x.hints))
    if not agreed:
        return ""
    full = all(x.taken for x in desk.info.seats)
    key = "lobby-hints-all" if full and gives_hints(desk.title, desk.info) else "lobby-hints"
    return desk.say(key, who=join_list(agreed, desk.say))


def advice(desk: Desk) -> list[str]:
    """Say which options we recommend for play, where the table has kept the default value."""
    info, say = desk.info, desk.say
    usual = (o.name for o in desk.title.game.options if info.options.get(o.name, o.usual) == o.usual)
    return [say(k) for name in usual if say.has(k := f"{info.title}-option-{name}-advice")]


def lobby_seats(
    desk: Desk, names: Mapping[Seat, str], reliable: Mapping[Seat, Word] | None = None
) -> tuple[Section, ...]:
    """Return a lobby's seats, each with the button that takes or frees it; the first free one is called to.

    `reliable` says how reliable the seated players are, at a table with a clock.
    """
    known, free = reliable or {}, [x.seat for x in desk.info.seats if x.free]
    return tuple(
        Section(
            _seat_line(desk, x, names[x.seat], known.get(x.seat)), _seat_button(desk, x, x.seat in free[:1])
        )
        for x in desk.info.seats
    )


def _seat_line(desk: Desk, x: SeatInfo, name: str, word: Word | None) -> str:
    say, side = desk.say, desk.title.look.side(x.seat, desk.say)
    if x.policy:
        return say("lobby-machine", side=side, policy=level_name(x.policy, say))
    if x.user and desk.info.hidden:  # what else is known of them could tell who it is
        return say("lobby-taken-unnamed", side=side)
    if x.user:
        marks = [say("lobby-host")] if x.user == desk.info.host else []
        marks += [say(f"reliability-{word}")] if word else []
        marks += [say("lobby-no-dm")] if x.dm_closed else []
        marks += [say("lobby-coach")] if x.coach else []
        return ", ".join((say("lobby-taken", side=side, name=name), *marks))
    return say("lobby-kept", side=side, name=name) if x.invited else say("lobby-free", side=side)


def _seat_button(desk: Desk, x: SeatInfo, first: bool) -> Button:
    game, say = desk.info.id, desk.say
    if x.policy:
        return Button(say("button-unseat"), make(Verb.TABLE, game, "kick", x.seat))
    if x.user:
        return Button(say("button-leave"), make(Verb.LEAVE, game, x.seat))
    return Button(say("button-join"), make(Verb.JOIN, game, x.seat), Tone.MAIN if first else Tone.PLAIN)


def startable(desk: Desk) -> bool:
    """Return whether there are players enough to start."""
    taken = [x.taken for x in desk.info.seats]
    return any(taken) if desk.title.seats.spare else all(taken)


def coach_rows(desk: Desk) -> Rows:
    """Return the buttons for agreeing to a coach at the table, or playing without."""
    yes = Button(desk.say("button-coach-agree"), make(Verb.COACH, desk.info.id, "agree"), Tone.GOOD)
    return ((yes, Button(desk.say("button-coach-none"), make(Verb.COACH, desk.info.id, "none"))),)


def lobby_row(desk: Desk) -> tuple[Button, ...]:
    """Return the controls below a lobby's seats: the start once it is possible, a machine, the settings."""
    say, info, row = desk.say, desk.info, list[Button]()
    if startable(desk):
        row.append(Button(say("button-start"), make(Verb.START, info.id), Tone.GOOD))
    if any(x.free for x in info.seats):
        row.append(Button(say("button-machine"), make(Verb.SHOW, info.id, "seats", "machine")))
    row.append(Button(say("button-settings"), make(Verb.SHOW, info.id, "table")))
    return (*row, Button(say("button-info"), make(Verb.SHOW, info.id, "brief")))


def clock_row(desk: Desk, terms: Terms) -> tuple[Control, ...]:
    """Return the select of clocks for those who may choose one."""
    say, now = desk.say, terms.pace
    about = {RELAXED: say(f"clock-about-{RELAXED}")}
    choices = [
        Choice(say(f"clock-pace-{x}"), x, desk.cut(about.get(x) or times(preset(x), say), LINE), x == now)
        for x in PRESETS
    ]
    if now == OWN:  # listed because it is the present choice; only the form changes it
        choices.append(Choice(say(f"clock-pace-{OWN}"), OWN, desk.cut(times(terms, say), LINE), chosen=True))
    return (Select(make(Verb.TABLE, desk.info.id, "clock"), say("clock-prompt"), tuple(choices)),)


# -- cups --------------------------------------------------------------------------------------------------


def cup_card(state: CupState, title: Title, best: GameInfo | None, say: Words) -> Post:
    """Return the card of a cup, without its picture: who has entered, who leads, and who has won."""
    cup, table, people = state.cup, table_of(state), [escaped(x.name) for x in state.entrants if x.name]
    pace, form = say(f"clock-pace-{cup.pace}"), say(f"choice-form-{cup.form}")
    lines = [say("cup-about", form=form, pace=pace, both="yes" if cup.both else "no")]
    if cup.status == CupStatus.OPEN:
        lines.append(say("cup-entered", n=len(people), all=cup.size, who=join_list(people, say) or "–"))
        lines += [say("lobby-rated")] if title.ranking else []
    elif cup.status == CupStatus.RUNNING:
        lines.append(
            say("cup-round", round=max(x.round for x in state.pairings), of=rounds(_form(cup), cup.size))
        )
        lines += [say("cup-leads", who=escaped(table[0][0].name))] if table[0][1].wins else []
    elif cup.status == CupStatus.OVER:
        lines.append(say("cup-won", who=escaped(table[0][0].name)))
        lines += [say("cup-best", where=best.link)] if best is not None else []
    else:
        lines.append(say("cup-closed"))
    heading = say("cup-title", name=title.game.title)
    return Post(title=heading, text=tuple(lines), rows=_cup_rows(cup, best, say))


def _cup_rows(cup: Cup, best: GameInfo | None, say: Words) -> Rows:
    """Return what can be done about a cup; at the end the way to its best game."""
    enter = Button(say("button-cup-enter"), make(Verb.CUP, NOWHERE, "enter", cup.id), Tone.GOOD)
    leave = Button(say("button-cup-leave"), make(Verb.CUP, NOWHERE, "leave", cup.id))
    stand = Button(say("button-cup-table"), make(Verb.CUP, NOWHERE, "table", cup.id))
    ended = [Button(say("button-cup-best"), make(Verb.LOOKBACK, best.id))] if best is not None else []
    shown = {
        CupStatus.OPEN: [enter, leave],
        CupStatus.RUNNING: [stand, leave],
        CupStatus.OVER: [stand, *ended],
    }
    return (tuple(shown[CupStatus(cup.status)]),) if cup.status in shown else ()


def _form(cup: Cup) -> CupForm:
    return CupForm(cup.form)


def cup_chart(state: CupState, title: Title, say: Words) -> Chart:
    """Return the table of a cup: places, points and tie-breaks."""
    form = _form(state.cup)
    head = ["cup-head-who", "cup-head-points"]
    head += {CupForm.SWISS: ["cup-head-buchholz"], CupForm.KNOCKOUT: ["cup-head-rounds"]}.get(form, [])
    head += [] if form is CupForm.KNOCKOUT else ["cup-head-berger"]
    rows = [
        (f"{n}. {x.name}", _number(y.points), *map(_number, y.ties))
        for n, (x, y) in enumerate(table_of(state), 1)
    ]
    return Chart("", say("cup-title", name=title.game.title), tuple(map(say, head)), tuple(rows))


def cup_scene(state: CupState, title: Title, say: Words, theme: str) -> Scene | None:
    """Return the picture of a cup under way: its bracket, or its table; None before the start."""
    if not state.pairings:
        return None
    if _form(state.cup) is not CupForm.KNOCKOUT:
        return chart_scene(cup_chart(state, title, say), theme)
    names = {x.number: x.name for x in state.entrants}
    columns = []
    for n in range(1, rounds(CupForm.KNOCKOUT, state.cup.size) + 1):
        known = [_places(x, names) for x in state.pairings if x.round == n]
        columns.append(known or [(Place(), Place())] * (state.cup.size >> n))
    return bracket_scene(columns, say, theme)


def _places(x: Pairing, names: Mapping[int, str]) -> tuple[Place, Place]:
    winner = met_in([x])[0].winner if x.decided else NOBODY
    points = (x.points_one, x.points_two)
    one, two = (
        Place(names.get(n, "–"), _number(own) if x.decided else "", winner == n != NOBODY)
        for n, own in zip((x.one, x.two), points, strict=True)
    )
    return one, two


def _number(x: float) -> str:
    """Write points as players do.

    >>> _number(1.5), _number(2), _number(0.5)
    ('1½', '2', '½')
    """
    whole, half = divmod(round(2 * x), 2)
    return f"{whole or (0 if not half else '')}{'½' if half else ''}"
