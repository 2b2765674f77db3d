"""What every game must provide: a `Game` object, and the views it gives of its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, make_dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.codec import canonical, load, unpack_action
from engine.core.dice import Dice, GivenDice
from engine.core.errors import AmbiguousAction, BadSetup, BrokenRecord, InvalidAction
from engine.core.execution import Execution
from engine.core.flow import Result, fork, options, status, where
from engine.core.hidden import hidden, redrawn, visible, visible_fields
from engine.core.positions import position_of, run_on, taken, unplayable
from engine.core.rules import (
    Action,
    Crumb,
    Decision,
    Event,
    Facts,
    Frame,
    Outcome,
    OwnView,
    Playing,
    Rules,
    S,
    Seat,
    State,
)
from engine.core.types.explaining import Explains
from engine.core.types.foreseeing import Foresees
from engine.core.types.learning import Learner
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports
from engine.core.types.typed import typed, understood
from engine.core.types.values import value

#: Answers for a seat of an imagined state; None leaves the answer to the shared player.
Thinks = Callable[[State, Decision, Random], Action | None]

V = TypeVar("V", bound="View")


@value
class Setup:
    """How a game is started. `files` are data files of the table's own: name -> TOML text."""

    game: str
    scenario: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: its values, its default, and the case or ruling behind it.

    `advised` is what forms recommend where that is not the default.
    """

    name: str
    values: tuple[str, ...]
    usual: str
    case: str
    advised: str = ""

    @property
    def best(self) -> str:
        """Return the value that forms begin with."""
        return self.advised or self.usual


#: The option that says how many play.
PLAYERS = "players"


def players(least: int, most: int, usual: int, case: str) -> Option:
    """Return the option that says how many play: the first so many of a game's seats."""
    return Option(PLAYERS, tuple(map(str, range(least, most + 1))), str(usual), case)


def usual(options: Iterable[Option]) -> dict[str, Any]:
    """Return the default of every option: the one source of these."""
    return {x.name: x.usual for x in options}


@dataclass(frozen=True, slots=True)
class Objective:
    """What seats play for, in the title's words: `<id>-objective-<key>`, with `facts` for the blanks.

    With a view the facts also fill `<key>-now`, if that text exists, which tells how near the goal is.
    Without `seats` the objective belongs to a role given out later; `<key>-who` names it, possibly as
    several seats.
    """

    key: str
    seats: tuple[Seat, ...] = ()
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Briefing:
    """What a game is about. `turn` is the current turn out of `turns`; 0 before the start.

    If the number of turns is not fixed, or not yet, `<id>-objective-length` says how long the game lasts.
    `title` and `story` are those of a scenario that has them in a file of its own.
    """

    objectives: tuple[Objective, ...]
    turn: int = 0
    turns: int = 0
    title: str = ""
    story: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may see, or the channel if the seat is None. Built field by field, from nothing."""

    seat: Seat | None
    where: tuple[Crumb, ...] = ()
    waiting: tuple[Seat, ...] = ()
    sealed: tuple[int, int] = (0, 0)
    outcome: Outcome | None = None
    #: Fields that have, by seat, what only this seat may see.
    private: ClassVar[tuple[str, ...]] = ()
    #: Fields of a title's own that say whose turn it is and how far it has come, and not how things stand. A
    #: view that is made of the fields of a state takes them from there.
    flow: ClassVar[tuple[str, ...]] = ()

    def narrow(self, kind: type[V]) -> V:
        """Return this view as its title's own kind.

        Raises:
            TypeError: it is another title's.

        """
        if not isinstance(self, kind):
            raise TypeError(f"{type(self).__name__} is no {kind.__name__}")
        return self

    @property
    def sight(self) -> dict[str, object]:
        """Return all that is in sight but whose turn it is: two of them differ where things have changed."""
        told = {x.name for x in fields(View)} | set(self.flow)
        return {x.name: getattr(self, x.name) for x in fields(self) if x.name not in told}

    def stands(self) -> Mapping[str, str]:
        """Return where each piece stands that this viewer knows of, both as people type them: in one word.

        A turn that is prepared may depend on it.
        """
        return {}

    def places(self) -> Mapping[str, Collection[str]]:
        """Return the places of which one may ask whether anybody is there, each with what lies in it."""
        return {}

    @staticmethod
    def base(s: Playing, seat: Seat | None) -> dict[str, Any]:
        """Return the fields that every game's view begins with."""
        now = status(s)
        sealed = (now.got, now.wanted)
        return {
            "seat": seat,
            "where": where(s, seat),
            "waiting": now.seats,
            "sealed": sealed,
            "outcome": s.over,
        }


@cache
def _view_of(state: type[object]) -> type[View]:
    """Make the view of a kind of state from the state's fields."""
    private = tuple(x for x in hidden(state) if x in visible_fields(state))
    made: type[View] = make_dataclass(
        f"{state.__name__}View",
        visible_fields(state).items(),
        bases=(View,),
        namespace={"private": private, "flow": getattr(state, "flow", ())},
        frozen=True,
        slots=True,
        kw_only=True,
    )
    return made


@value
class SavedPosition:
    """The position file of games that define none of their own: a saved game's content, as tables."""

    state: dict[str, Any]
    stack: list[Any]


class Game(ABC, Generic[S]):
    """One game: its seats, its rules, and how to look at it. Callers treat states as values.

    The first of its `scenarios` is the one for newcomers.
    """

    #: The name of the entry point, which begins all keys of words.
    id: ClassVar[str]
    #: The name that players read.
    title: ClassVar[str]
    #: All seats there can be, in the order in which they are taken: names of small letters.
    seats: ClassVar[tuple[Seat, ...]]
    scenarios: ClassVar[tuple[str, ...]] = ("standard",)
    options: ClassVar[tuple[Option, ...]] = ()
    #: The names of data files that a table may bring along (`Setup.files`).
    files: ClassVar[tuple[str, ...]] = ()
    #: Raised when a change of the rules makes old records replay differently.
    edition: ClassVar[int] = 1
    #: The player behind each level offered, from the weakest on (`engine.policies.policy`: LEVELS).
    #: A level that is measured to play no better than the one before it is left out. A name that
    #: `engine.policies.policy` does not know is one of the game's own `players`.
    levels: ClassVar[Mapping[str, str]] = {"first_steps": "modest", "steady": "greedy", "strong": "search"}
    #: The level that hints come from: a quick one.
    hints_from: ClassVar[str] = "steady"
    #: Kinds of question at which no seat knows more than everybody does. A machine player's reasons for such
    #: an answer may be told at once; all others are told after the game.
    shared_kinds: ClassVar[frozenset[str]] = frozenset()
    #: Seconds in which a slow level finds 999 of 1000 runs of eight answers.
    thinks: ClassVar[Mapping[str, float]] = {}
    #: The year in which the game was published; titles are listed in this order.
    published: ClassVar[int] = 0
    #: Every kind of event that the game can tell, the core's own included.
    events: ClassVar[frozenset[str]]
    #: Every reason for which a game can end.
    endings: ClassVar[frozenset[str]]
    #: The class of the state, usually a `BaseState`, which has the rules as a field of the class.
    state: type[S]
    rules: Rules[S]
    #: Where position files begin that hold the fields of the state: a procedure, and one of its steps that
    #: asks. They hold the fields of the procedure's data, too; what has a default may be left out.
    resumes: ClassVar[tuple[str, str]] = ("", "")
    #: The dataclass of a position file, and the key that is blamed when pieces cannot be where they are.
    position: ClassVar[type[Any]] = SavedPosition
    pieces: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Make the position file's dataclass, where a game says no more than where its positions begin."""
        if cls.resumes[0] and cls.position is SavedPosition:
            cls.position = position_of(cls.state, cls.rules.procedures[cls.resumes[0]].holds)

    # -- beginning ---------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup, dice: Dice) -> Result[S]:
        """Set a game up and run it until a seat must decide. `chosen` and `seated` refuse what cannot be.

        Raises:
            BadSetup: an unknown scenario, option or value.
            BadData: a table's own file is wrong.

        """

    def set_up(self, position: Any) -> Execution[S]:
        """Build an execution, yet to run, from a position file's content (an instance of `position`).

        Raises:
            BadData: the position is impossible; names the key and the reason.

        """
        if self.resumes[0]:
            proc, step = self.resumes
            begun, holds = self.state(**taken(position, self.state)), self.rules.procedures[proc].holds
            begun.stack = [Frame(proc, step, holds(**taken(position, holds)))]
            return Execution(fork(begun), GivenDice(), quiet=True)
        try:
            s = load(self.state, canonical({"state": position.state, "stack": position.stack}))
        except (BrokenRecord, RecursionError, TypeError, ValueError) as why:
            raise unplayable("", str(why)) from why
        return Execution(s, GivenDice(), quiet=True)

    # -- looking -----------------------------------------------------------------------------------------

    def view(self, s: S, seat: Seat | None) -> View:
        """Build the view of a seat, or with None the channel's.

        By default it has the fields of the state; of those marked as `Hidden` what lies by this seat.
        """
        told = {**View.base(s, seat), **visible(s, seat)}
        return _view_of(type(s))(**told)

    def open_view(self, s: S) -> View:
        """Build the view shown after the end, with all secrets open: it still says what was secret.

        By default this is the channel's view. Hands and unread answers are told separately.
        """
        return self.view(s, None)

    @abstractmethod
    def briefing(self, setup: Setup, view: OwnView = None) -> Briefing:
        """Say what each seat plays for, and how long. `view` adds how it is going; None before the start."""

    def problems(self, s: S) -> list[str]:
        """List every broken invariant: none if the state is sound, or if the game declares no invariants."""
        return []

    # -- reading and writing -----------------------------------------------------------------------------

    def write(self, action: Action) -> str:
        """Write an action as players type it: by its pattern, or its tag and fields ("bid 5")."""
        return typed(action)

    def read(self, s: S, d: Decision, text: str) -> Action:
        """Read what a player typed in answer to a question. Whether it is legal is judged later.

        Raises:
            InvalidAction: it cannot be read.
            AmbiguousAction: it fits more than one answer.

        """
        want = text.casefold().split()
        listed, takes = options(s, d) or (), s.rules.kinds[d.kind].takes
        texts = {self.write(a): a for a in listed}
        for exact, a in texts.items():
            if exact.casefold().split() == want:
                return a
        if (found := understood(takes, text, listed)) is not None:
            return unpack_action(takes, found)
        near = [t for t in texts if want and t.casefold().split()[: len(want)] == want]
        if len(near) == 1:
            return texts[near[0]]
        if near:
            raise AmbiguousAction(text, near)
        raise InvalidAction(text, f"one answer is '{next(iter(texts))}'" if texts else "see what is asked")

    # -- thinking ----------------------------------------------------------------------------------------

    def imagine(self, s: S, seat: Seat | None, rng: Random) -> S:
        """Redraw everything that this seat cannot know, at random, and leave the rest.

        The result must depend only on what the seat may know and on `rng`. Machine players think about it,
        and the contract test compares views of it. The core takes care of unread sealed answers: a game that
        hides nothing else, or only fields marked as `Hidden`, need not override this.
        """
        return redrawn(s, seat, rng) if hidden(type(s)) else s

    @abstractmethod
    def judge(self, s: S, seat: Seat) -> float:
        """Rate a position for a seat: more is better, 0 is even."""

    def agrees(self, s: S, seat: Seat, offer: str) -> bool:
        """Return whether a machine player takes an offer (`engine.core.endings.OFFERS`); `s` is imagined."""
        return self.judge(s, seat) <= 0

    def waits(self, s: S, d: Decision, action: Action, player: str) -> Event | None:
        """Return what tells everybody why a machine player did nothing where it could act, or None.

        It tells only what that player measured, `player` being one of the values of `levels`. It is asked
        only about `shared_kinds`. The event's kind is one of `events`.
        """
        return None

    def hunch(self, s: S, d: Decision, rng: Random) -> Action | None:
        """Return an answer that the game knows to be right, or None to let the machine player search.

        `s` is imagined for the seat that is asked. Meant for choices in secret, where no search helps: draw
        from a mix that nobody can exploit.
        """
        return None

    def players(self) -> Mapping[str, Thinks]:
        """Return the game's own machine players, under the names that `levels` uses for them.

        Each answers as a `hunch` does; if it returns None, the answer with the best immediate position is
        taken.
        """
        return {}

    def blunders(self, s: S, d: Decision, action: Action) -> bool:
        """Return whether people would laugh at an answer: quick players give another where there is one."""
        return False

    def proposals(self, s: S, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the answers worth considering; an empty list means all listed answers, or a sample of them.

        `s` is imagined for the seat that is asked. Meant for sheets of orders and the like, where a random
        one is hardly ever good, and for answers that take long to try. They must be legal.
        """
        return ()

    def learner(self) -> Learner | None:
        """Return what plays against itself for `python -m engine train`, or None if nothing is learnt."""
        return None

    def puzzler(self) -> Puzzler | None:
        """Return what finds puzzles for this game (docs/puzzles.md), or None if it has none."""
        return None

    def explainer(self) -> Explains | None:
        """Return what explains a machine player's answers, or None if this game has no hints."""
        return None

    def foresees(self) -> Foresees | None:
        """Return what leads previews on to the end of the turn, or None if they stop at the first roll."""
        return None

    def reporter(self) -> Reports | None:
        """Return what reports on an ended game, or None if its last post only names the winner."""
        return None

    # -- shared ------------------------------------------------------------------------------------------

    def lay_out(self, position: Any) -> S:
        """Set up a position from a position file's content, and run it until a seat is asked.

        Raises:
            BadData: the position is impossible; names the key and the reason.

        """
        t = self.set_up(position)
        if wrong := self.problems(t.s):
            raise unplayable(self.pieces, wrong[0])
        if t.s.over is None:
            run_on(t, self.pieces)
        return t.s

    def chosen(self, setup: Setup) -> dict[str, str]:
        """Return all options of a set-up, defaults filled in.

        Raises:
            BadSetup: an unknown scenario, option, value or file.

        """
        if setup.game != self.id:
            raise BadSetup(f"this is {self.id}, not {setup.game}")
        if setup.scenario not in self.scenarios:
            raise BadSetup(
                f"{self.title} has no scenario {setup.scenario!r}; it has {', '.join(self.scenarios)}"
            )
        known = {o.name: o for o in self.options}
        for name, chosen in setup.options.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}")
            if chosen not in known[name].values:
                raise BadSetup(f"{name} is one of {', '.join(known[name].values)}, not {chosen!r}")
        if strange := [name for name in setup.files if name not in self.files]:
            raise BadSetup(f"{self.title} takes no file {strange[0]!r}")
        return {**usual(self.options), **setup.options}

    def seated(self, setup: Setup) -> Sequence[Seat]:
        """Return the seats that a set-up needs, by the option `players` if there is one; others are empty.

        Raises:
            BadSetup: an unknown scenario, option, value or file.

        """
        return self.seats[: int(self.chosen(setup).get(PLAYERS, len(self.seats)))]

    def others(self, seat: Seat) -> Sequence[Seat]:
        """Return every seat but this one."""
        return [x for x in self.seats if x != seat]
