"""What every game must provide: a `Game` object, and the views it gives of its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, make_dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.codec import canonical, load
from engine.core.dice import Dice, GivenDice
from engine.core.errors import AmbiguousAction, BadSetup, BrokenRecord, InvalidAction
from engine.core.execution import Execution
from engine.core.flow import Result, options, status, where
from engine.core.hidden import hidden, redrawn, seen, shown
from engine.core.positions import run_on, unplayable
from engine.core.rules import (
    Action,
    Crumb,
    Decision,
    Event,
    Facts,
    Outcome,
    OwnView,
    Playing,
    Rules,
    S,
    Seat,
    State,
)
from engine.core.types.explaining import Explains
from engine.core.types.learning import Learner
from engine.core.types.puzzling import Puzzler
from engine.core.types.reporting import Reports
from engine.core.types.values import tag, value

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
    """A choice made before the game: its values, its default, and the case or ruling behind it."""

    name: str
    values: tuple[str, ...]
    usual: str
    case: str


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

    def narrow(self, kind: type[V]) -> V:
        """Return this view as its title's own kind.

        Raises:
            TypeError: it is another title's.

        """
        if not isinstance(self, kind):
            raise TypeError(f"{type(self).__name__} is no {kind.__name__}")
        return self

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
    private = tuple(x for x in hidden(state) if x in shown(state))
    made: type[View] = make_dataclass(
        f"{state.__name__}View",
        shown(state).items(),
        bases=(View,),
        namespace={"private": private},
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

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[Seat, ...]]
    scenarios: ClassVar[tuple[str, ...]] = ("standard",)
    options: ClassVar[tuple[Option, ...]] = ()
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
    state: type[S]
    rules: Rules[S]
    #: The dataclass of a position file, and the key that is blamed when pieces cannot be where they are.
    position: ClassVar[type[Any]] = SavedPosition
    pieces: ClassVar[str] = ""

    # -- beginning ---------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup, dice: Dice) -> Result[S]:
        """Set a game up and run it until a seat must decide.

        Raises:
            BadSetup: an unknown scenario, option or value.
            BadData: a table's own file is wrong.

        """

    def set_up(self, position: Any) -> Execution[S]:
        """Build an execution, yet to run, from a position file's content (an instance of `position`).

        Raises:
            BadData: the position is impossible; names the key and the reason.

        """
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
        told = {**View.base(s, seat), **seen(s, seat)}
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
        """Write an action as players type it, usually its tag and fields ("bid 5"). `read` understands it."""
        told = [str(getattr(action, x.name)) for x in fields(action) if x.name != "do"]
        return " ".join([tag(action), *told])

    def read(self, s: S, d: Decision, text: str) -> Action:
        """Read what a player typed in answer to a question. Whether it is legal is judged later.

        Raises:
            InvalidAction: it cannot be read.
            AmbiguousAction: it fits more than one answer.

        """
        want = text.casefold().split()
        listed = options(s, d) or ()
        texts = {self.write(a): a for a in listed}
        for exact, a in texts.items():
            if exact.casefold().split() == want:
                return a
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
        """Return the seats that a set-up needs, by the option `players` if there is one; others are empty."""
        if all(o.name != PLAYERS for o in self.options):
            return self.seats
        return self.seats[: int(self.chosen(setup)[PLAYERS])]

    def others(self, seat: Seat) -> Sequence[Seat]:
        """Return every seat but this one."""
        return [x for x in self.seats if x != seat]
