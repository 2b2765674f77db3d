"""A title: one record with all that a game brings to be played here, and the titles that can be played.

What it may bring besides has a class each: ladders for long lists of answers, standing answers, a summary of
how a game went. At the end: what its rating says, in units that its players count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bot.play.model.editors import Editor, EditorPage, PathOrders, Planner
from bot.play.model.terms import GameInfo, Refused
from engine.core.codec import token
from engine.core.contract import Game, View
from engine.core.hidden import hidden
from engine.core.rules import (
    Action,
    Decision,
    Event,
    Facts,
    Held,
    Kind,
    OwnView,
    Playing,
    Seat,
    Secrecy,
    State,
)
from engine.core.types.explaining import WON
from engine.policies.hints import Gain, Hint
from engine.policies.worth import EVEN
from render.core.look import Look
from render.core.text import Words


class Value(Protocol):
    """Plain data in which answers differ: values of a facet can be compared for equality and order."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Any, /) -> bool: ...


V = TypeVar("V", bound=Value)


@dataclass(frozen=True, slots=True)
class Facet(Generic[V]):
    """One respect in which answers differ.

    `of` gives an action's value as sortable plain data, or None if the action has none and is offered as it
    is. `label` names a value in at most 80 characters; `prompt` is the catalogue key of the question. Values
    are sorted by `rank`, by default by the value itself; or by `sense`, which knows the view. `emblem` names
    the emblem of a value, or is ""; it tells no more than the label. `then` asks for the answers that a value
    leaves, or is "" where the game's own question still fits.
    """

    prompt: str
    of: Callable[[Action], V | None]
    label: Callable[[V, View, Words], str]
    rank: Callable[[V], Value] = lambda value: value
    emblem: Callable[[V, View], str] = lambda value, view: ""
    sense: Callable[[V, View], Value] | None = None
    then: Callable[[V, View, Words], str] = lambda value, view, words: ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The facets of a kind of question, in the order in which they are asked."""

    kind: str
    facets: tuple[Facet[Any], ...]


def by_fields(game: Game[Any], **kinds: Sequence[str]) -> dict[str, Ladder]:
    """Make ladders by fields of actions: `by_fields(GAME, bid=("count",))`.

    `<game>-prompt-<field>` asks for a field's value; `<game>-<field>-<value>` names one that is not shown as
    it is.
    """
    made = {kind: tuple(_field(game.id, name) for name in names) for kind, names in kinds.items()}
    return {kind: Ladder(kind, facets) for kind, facets in made.items()}


def _field(game: str, name: str) -> Facet[Any]:
    def label(value: object, view: View, words: Words) -> str:
        key = f"{game}-{name}-{value}".replace("_", "-")
        return words(key) if words.has(key) else str(value)

    return Facet(f"{game}-prompt-{name}".replace("_", "-"), lambda action: getattr(action, name, None), label)


class Narrowed(NamedTuple):
    """What the choices made so far lead to.

    `steps` are the (token, value) pairs to choose from by `facet`; `leaves` are actions to offer directly.
    Without a facet, `leaves` are all that remain. `last` is the facet narrowed by before, with its value.
    """

    facet: Facet[Any] | None
    steps: tuple[tuple[str, Value], ...]
    leaves: tuple[Action, ...]
    last: tuple[Facet[Any], Value] | None = None


def narrow_down(ladder: Ladder | None, actions: Sequence[Action], prefix: Sequence[str]) -> Narrowed | None:
    """Narrow actions by a prefix; None when the prefix fits none of them any more.

    A facet in which all that is left agree is passed over, and takes no token.
    """
    left, tokens = list(actions), list(prefix)
    last: tuple[Facet[Any], Value] | None = None
    for facet in ladder.facets if ladder else ():
        found = [*map(facet.of, left)]
        values = dict.fromkeys(found)
        if len(values) < 2:
            continue
        named = {token(v): v for v in values if v is not None}
        if not tokens:
            steps = tuple(sorted(named.items(), key=lambda pair: facet.rank(pair[1])))
            rest = tuple(a for a, v in zip(left, found, strict=True) if v is None)
            return Narrowed(facet, steps, rest, last)
        if (wanted := named.get(tokens.pop(0))) is None:
            return None
        last = facet, wanted
        left = [a for a, v in zip(left, found, strict=True) if v == wanted]
    if tokens or not left:
        return None
    return Narrowed(None, (), tuple(left), last)


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """How standing answers to a kind of question are read, worded and carried out.

    A title needs it for policies too varied to list: "one third each", "charge Humans". A list of policies
    belongs in the rules (`Kind.policies`). `read` returns a policy in the form in which it is stored, and
    raises `Refused` if it is not one. `answer` turns it into an action, or None to ask after all; it may
    choose at random. `label` words it for its owner. `samples` are offered beside the listed ones.
    """

    read: Callable[[str], str]
    answer: Callable[[State, Decision, str, Random], Action]
    label: Callable[[str, Words], str]
    samples: tuple[str, ...] = ()


def settled(
    own: Mapping[str, StandingAnswer],
    kind: Kind,
    playing: Playing,
    decision: Decision,
    policy: str,
    rng: Random,
) -> Action:
    """Return the answer that a standing policy leads to now; None to ask after all."""
    if decision.kind in own:
        return own[decision.kind].answer(playing, decision, policy, rng)
    return kind.follow(playing, playing.stack[-1].v, decision.seat, policy) if kind.follow else None


@dataclass(frozen=True, slots=True)
class Summary:
    """Which of a title's events are counted at the end. Without any, only entries and dice are.

    `turn` is a kind of event that names the turn in its facts. `losses` maps (event, last state) to the seat
    that lost a piece, once for each piece; or, if seats are not enough to tell sides apart, to the ends of
    keys `<title>-lost-…`. `dice` are kinds of events that show dice: a loss is attributed to the latest of
    them.
    """

    turn: str = ""
    losses: Mapping[str, Callable[[Event, State], Sequence[str]]] = field(default_factory=dict)
    dice: frozenset[str] = frozenset()


@dataclass(slots=True)
class Sums:
    """What a game came to: its last turn, who lost how many pieces, and the dice that cost most."""

    turn: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    dice: Event | None = None
    dice_turn: int = 0
    cost: int = 0


def sum_up(summary: Summary, events: Sequence[Event], state: State) -> Sums:
    """Sum up the events of a game, undone ones left out; the earliest of equal dice is named."""
    sums, thrown, turn_then, cost = Sums(), None, 0, 0
    for e in events:
        if e.kind == summary.turn:
            sums.turn = max(sums.turn, int(e.facts["turn"]))
        if e.kind in summary.dice:
            thrown, turn_then, cost = e, sums.turn, 0
        if e.kind in summary.losses:
            lost = summary.losses[e.kind](e, state)
            sums.lost.update(lost)
            cost += len(lost)
            if thrown is not None and cost > sums.cost:
                sums.dice, sums.dice_turn, sums.cost = thrown, turn_then, cost
    return sums


@dataclass(frozen=True, slots=True)
class Questions:
    """How questions are asked, by kind. A title needs it if a list of buttons is not enough.

    `pictured` kinds are asked with a picture of the choices; `briefs` say in a few lines what a seat should
    know to answer: (state, question, words) to lines. `posted` kinds appear in the channel's post even if
    nobody is pinged for them. Answers that are `certain` need no preview: (state, answer) to a boolean.
    `passes` returns the only answer that a question leaves, if everybody can see that it is the only one,
    else None: (state, frame data, seat) to action. Then nobody is asked. `shortcuts` are pages of a form to
    which buttons in the channel's post lead: (the channel's view, question, words) to (label, page, detail).
    Kinds in `steps` have no list of answers, yet one text may give several, parted by ";". What is `legal`
    where there is no list: (state, question, words) to pairs of label and text, for completion. `in_full`
    writes a typed text as `Game.read` takes it: (state, question, text, its author's words).
    """

    pictured: frozenset[str] = frozenset()
    briefs: Mapping[str, Callable[[State, Decision, Words], Sequence[str]]] = field(default_factory=dict)
    posted: frozenset[str] = frozenset()
    certain: Callable[[State, Action], bool] = lambda state, action: False
    passes: Mapping[str, Callable[[State, Held, Seat], Action]] = field(default_factory=dict)
    steps: frozenset[str] = frozenset()
    in_full: Mapping[str, Callable[[State, Decision, str, Words], str]] = field(default_factory=dict)
    legal: Mapping[str, Callable[[State, Decision, Words], Sequence[tuple[str, str]]]] = field(
        default_factory=dict
    )
    shortcuts: Mapping[str, Callable[[View, Decision, Words], Sequence[tuple[str, str, str]]]] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class Lookup:
    """What a user looks up: for which seat (None: they only watch), and what they named.

    `state` is for the engine's calculations: only what the seat knows of it may be shown.
    """

    state: State
    view: View
    seat: Seat | None
    about: str
    say: Words


@dataclass(frozen=True, slots=True)
class Pages:
    """Reference pages of a game, by name. A title needs it for charts, odds and the like.

    `public` pages are the same for everybody: (state, words) to paragraphs. `lookups` are made for one
    reader, with a picture as their seat sees it; `about` lists what each can be asked about, as pairs of
    label and value.
    """

    public: Mapping[str, Callable[[State, Words], Sequence[str]]] = field(default_factory=dict)
    lookups: Mapping[str, Callable[[Lookup], EditorPage]] = field(default_factory=dict)
    about: Mapping[str, Callable[[View, Seat | None, Words], Sequence[tuple[str, str]]]] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class Unasked:
    """A free action that is typed. `read` gives the seat and plain data: (game, view, user, words).

    `offers` are what can be typed now, as pairs of label and text: (game, view, user, words).
    """

    read: Callable[[GameInfo, View, int, Sequence[str]], tuple[Seat, Facts]]
    offers: Callable[[GameInfo, View, int, Words], Sequence[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Odds:
    """What a title's charts say: `read` answers a question that was typed, with whose paragraphs.

    `offers` are what may be asked, as pairs of label and text; `page` is the public page of a game that is
    shown where nothing is asked.
    """

    read: Callable[[str, Words], Sequence[str]]
    offers: Callable[[Words], Sequence[tuple[str, str]]]
    page: str = ""


@dataclass(frozen=True, slots=True)
class Seats:
    """How seats are shared. A title needs it unless each seat has one player and plays alone.

    With `several` a person may hold several seats; `eyes` returns the one whose view they are shown. With
    `spare` a game may start with empty seats: they resign at once, and the rules say what happens to their
    pieces. `gone` returns the seats that have left a game which continues without them: they are free, and a
    person who is given one performs the free action `joins`.

    `sides` names the side of a seat, by default one of its own: in a game with secrets nobody who has held a
    seat is given one of another side. Knowledge of `neutral` seats, such as a GM's, bars nobody, and nothing
    bars a person from them. Private news of `overseers` comes with a picture of all that they see. With
    `hands` a seat knows more than the channel even if nothing is answered in secret.
    """

    several: bool = False
    eyes: Callable[[Sequence[Seat]], Seat] = lambda seats: seats[0]
    spare: bool = False
    gone: Callable[[State], Sequence[Seat]] = lambda state: ()
    joins: str = ""
    sides: Callable[[Seat], str] = lambda seat: seat
    neutral: frozenset[Seat] = frozenset()
    overseers: frozenset[Seat] = frozenset()
    hands: bool = False


@dataclass(frozen=True, slots=True)
class Occasions:
    """On which of several occasions a kind of question is asked, so that a coach has words for each.

    `which` returns one of the `names` by what the seat that is asked sees, or "" for none of them. With
    `again`, each of several such questions in a row is a new occasion, so the coach speaks each time.
    """

    names: frozenset[str]
    which: Callable[[OwnView], str]
    again: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """Pages from which a seat's holder performs free actions, laid out and filled in like a form.

    `label` is the key of the text on the button that opens it, `refusal` of the text for everybody else.
    `typed` lists how its acts may be typed, as pairs of label and text.
    """

    seat: Seat
    editor: Editor
    label: str
    refusal: str
    case: str
    typed: Callable[[Words], Sequence[tuple[str, str]]] = lambda say: ()


@dataclass(frozen=True, slots=True)
class Ranking:
    """How games of a title are rated: by which roles people have ratings of their own, beside that for all.

    `role` names what a seat has played in a game that is over, one of `roles`, or "" where sides are alike.
    `machines` are the ratings of machine players, measured in games among them, by edition and level.
    """

    roles: tuple[str, ...] = ()
    role: Callable[[State, Seat], str] = lambda state, seat: ""
    machines: Mapping[tuple[int, str], int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Title:
    """A game, how it looks, and how it is played here; by kind of question where that is not said otherwise.

    - `ladders` narrow long lists of answers step by step; `forms` are filled in over several messages.
    - `planners` lay questions out whose answers are planned several at a time, and given by one Confirm.
    - `panels` are pages for what a seat does unasked; by names that no kind of question has.
    - `looks_at` shows a table's file before a table is opened with it: (visit, values of the options, file);
      `mission` shows a scenario so, or that of a lobby: (visit, scenario, the game or None).
    - `unasked` are free actions that are typed, by the word that they begin with. `odds` answers what
      somebody asks the charts.
    - `standing` are the questions that may have standing answers, by the names that players know.
    - `standing_answers` read policies that no list can hold; `lapses` return the answer that is taken, after
      a long wait, for a seat that gives none: (state, question, lots) to an answer.
    - `path_orders` are typed orders of several steps, previewed as a whole.
    - `summary` says which events count when a game is summed up at its end.
    - `explanations` are of kinds of event: (events, which of them, names, words) to lines that explain it at
      length; the events after it tell what came of it.
    - `coach` parts kinds of question by occasions, where a coach has more than one thing to say of them.
    - `ranking` says how its games are rated; without it they are not, as those of teams are not.
    """

    game: Game[Any]
    look: Look
    ladders: Mapping[str, Ladder] = field(default_factory=dict)
    questions: Questions = field(default_factory=Questions)
    forms: Mapping[str, Editor] = field(default_factory=dict)
    planners: Mapping[str, Planner] = field(default_factory=dict)
    panels: Mapping[str, Panel] = field(default_factory=dict)
    path_orders: PathOrders | None = None
    standing_answers: Mapping[str, StandingAnswer] = field(default_factory=dict)
    lapses: Mapping[str, Callable[[State, Decision, Random], Action]] = field(default_factory=dict)
    seats: Seats = field(default_factory=Seats)
    pages: Pages = field(default_factory=Pages)
    summary: Summary = field(default_factory=Summary)
    explanations: Mapping[str, Callable[[Sequence[Event], int, Mapping[Seat, str], Words], Sequence[str]]] = (
        field(default_factory=dict)
    )
    looks_at: Callable[[Any, str, Any], Awaitable[None]] | None = None
    mission: Callable[[Any, str, GameInfo | None], Awaitable[None]] | None = None
    unasked: Mapping[str, Unasked] = field(default_factory=dict)
    odds: Odds | None = None
    standing: Mapping[str, str] = field(default_factory=dict)
    coach: Mapping[str, Occasions] = field(default_factory=dict)
    ranking: Ranking | None = None

    def editor(self, kind: str) -> Editor | None:
        """Return the editor for a kind of question, laying answers out over several messages, or a panel."""
        panel = self.panels.get(kind)
        return panel.editor if panel else self.forms.get(kind) or self.planners.get(kind)

    def only_answer(self, state: State, decision: Decision) -> Action:
        """Return the only answer that a question leaves, as all can see: nobody is asked; else None."""
        passes = self.questions.passes.get(decision.kind)
        return passes(state, state.stack[-1].v, decision.seat) if passes else None

    @property
    def secrets(self) -> bool:
        """Return whether a seat can ever know something that others do not."""
        kinds = self.game.rules.kinds.values()
        hands = self.seats.hands or bool(hidden(self.game.state))
        return hands or any(k.public is not None or k.secrecy is not Secrecy.OPEN for k in kinds)


def opposed(title: Title, seats: int) -> bool:
    """Return whether the seats of a title play against each other, so that they can swap sides."""
    return seats > 1 and len({title.seats.sides(x) for x in title.game.seats}) == len(title.game.seats)


def has_rivals(title: Title) -> bool:
    """Return whether players of a title play against each other; otherwise the rules are their enemy."""
    sides = {title.seats.sides(x) for x in title.game.seats if x not in title.seats.neutral}
    return len(sides) > 1


def gives_hints(title: Title, info: GameInfo) -> bool:
    """Return whether players of a game may take hints: in practice, or where all people at it have agreed.

    Practice is one person among machine players, or alone where seats may stay empty. A title that explains
    nothing has no hints.
    """
    people = {x.user for x in info.seats if x.user}
    if not people or title.game.explainer() is None:
        return False
    begun = info.n >= 0 and title.seats.spare
    practice = len(people) == 1 and (begun or all(x.taken for x in info.seats))
    return practice or all(x.hints for x in info.seats if x.user)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All titles by the ids of their games."""

    titles: Mapping[str, Title]

    def __getitem__(self, name: str) -> Title:
        """Return a title.

        Raises:
            Refused: there is no such game.

        """
        if name not in self.titles:
            raise Refused("refused-no-title", title=name[:40])
        return self.titles[name]


def term_called(title: Title, term: str, say: Words) -> str:
    """Name a term of a title's rating, or what a reason is about."""
    return say(f"{title.game.id}-term-{term.replace('_', '-')}")


def gained(title: Title, x: Gain, say: Words) -> str:
    """Say what is better, or worse, about an answer, and by how much."""
    much = say("hint-all") if x.term == WON else _worth(title, abs(x.more), say)
    return say("hint-gain", term=better(title, x, say), more=much)


def better(title: Title, x: Gain, say: Words) -> str:
    """Say in a sentence what is better, or worse, about an answer."""
    return say(f"{title.game.id}-term-{x.term.replace('_', '-')}-{'more' if x.more > 0 else 'less'}")


def lead(title: Title, found: Hint, say: Words) -> str:
    """Say how far a hint's answer, the best, is ahead of the next; empty where this is not to be told.

    Nothing is told where others are as good, or where the game ends by it.
    """
    if len(found.best) < 2 or any(x.term == WON for x in found.gains):
        return ""
    ahead = found.best[0][0] - found.best[1][0]
    return say("hint-lead", worth=_worth(title, ahead, say)) if ahead > EVEN else say("hint-equal")


def behind(title: Title, answer: str, points: float, say: Words) -> str:
    """Name an answer, and how many points of the rating it is behind the best; none are not spoken of."""
    return say("hint-less", answer=answer, less=_worth(title, points, say)) if points > EVEN else answer


def measure(title: Title, say: Words) -> str:
    """Name the unit in which a value is counted."""
    return say(f"{title.game.id}-hint-measure")


def _worth(title: Title, points: float, say: Words) -> str:
    explains = title.game.explainer()
    value = round(points / explains.unit, 1) if explains else 0.0
    return say(f"{title.game.id}-hint-worth", value=value) if value else say("hint-little")
