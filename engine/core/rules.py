"""How a game is declared: procedures of steps, questions, free actions and faults, each named once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from random import Random
from string import Formatter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.core.data import load
from engine.core.errors import Fault, RulesBug
from engine.core.types.values import value

if TYPE_CHECKING:
    from engine.core.execution import Execution

# What each title has of its own, by the names that code serving every title gives it. Only the title knows
# the types behind them, so each stands for `Any`; code about one title names that title's own type instead.
#: The position of some title: an instance of its `Game.state`.
State = Any
#: An answer to a question, or what is done unasked: an instance of what that takes.
Action = Any
#: What a question or free action takes: a class of actions, or a union of several, which no type can say.
Takes = Any
#: An action as plain data, as the codec packs it.
Packed = Any
#: What a frame on the stack holds for the steps of its procedure.
Held = Any
#: What a seat sees: a view of some title's own class, with more fields than `View` has.
OwnView = Any
#: Facts by their names, of an event or of a frame: plain data, and the kind says which there are.
Facts = dict[str, Any]

Seat = str
EVERYONE: tuple[Seat, ...] = ("*",)
END = "(end)"
#: A name of several words, as data and actions have it: "probe_scout".
_ID = re.compile(r"[a-z]+(_[a-z]+)+")


class Secrecy(StrEnum):
    """What other seats learn about an open question."""

    OPEN = "open"  # others see who is asked, and the answer
    SEALED = "sealed"  # others see that somebody is asked; the answer stays sealed
    HIDDEN = "hidden"  # others do not even see that there is a question


class Decision(NamedTuple):
    """An open question by its number and kind. What may be answered is asked of its kind each time.

    Each seat counts its own `id`s, so that a hidden question leaves no gap for others to see.
    """

    id: int
    seat: Seat
    kind: str


class Event(NamedTuple):
    """Something that happened, as facts without words. `to` is its audience."""

    kind: str
    case: str
    facts: Facts
    to: tuple[Seat, ...] = EVERYONE

    def reaches(self, seat: Seat | None) -> bool:
        """Return whether a seat (None for the channel) may know of the event."""
        return self.to == EVERYONE or (seat is not None and seat in self.to)


class Crumb(NamedTuple):
    """Part of the answer to "where are we": a procedure and the facts that a seat may know of it."""

    kind: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner, or None for a draw; the reason; the case."""

    winner: Seat | None
    reason: str
    case: str


@dataclass(slots=True)
class Frame:
    """A procedure under way: its name, step and data, and the seats it waits for."""

    proc: str
    step: str
    v: Held
    asks: tuple[Decision, ...] = ()
    got: dict[Seat, Action] = field(default_factory=dict)
    wait: str = ""  # "all": until every answer is in; "any": until one is, and the others stay open
    by: str = ""  # the step that asked: it runs again when its question has been overtaken

    def copy(self) -> Frame:
        """Return an independent copy."""
        return Frame(
            proc=self.proc,
            step=self.step,
            v=self.v,
            asks=self.asks,
            got=self.got.copy(),
            wait=self.wait,
            by=self.by,
        )

    def open(self) -> tuple[Decision, ...]:
        """List the questions that have no answer yet."""
        return tuple(d for d in self.asks if d.seat not in self.got) if self.got else self.asks


class Playing(Protocol):
    """What every game's state has in addition to its own board."""

    rules: ClassVar[Rules[Any]]
    stack: list[Frame]
    asked: dict[Seat, int]
    over: Outcome | None


@dataclass(slots=True, kw_only=True)
class BaseState:
    """The fields of `Playing`, and `draw` for the shared endings. A game's state may inherit from it."""

    draw: tuple[Seat, ...] = ()
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Nothing:
    """The data of a procedure whose steps keep nothing for each other."""


S = TypeVar("S", bound=Playing)
Step = Callable[["Execution[Any]", Held], None]
Options = Callable[[State, Held, Seat], Iterable[Action]]
Check = Callable[[State, Held, Seat, Action], Sequence[Fault]]
Sample = Callable[[State, Held, Seat, Random], Action]
Follow = Callable[[State, Held, Seat, str], Action]
ToldOf = Callable[[State, Held, Seat | None], Facts | None]
FreeCheck = Callable[[State, Seat, Action], Sequence[Fault]]
Do = Callable[["Execution[Any]", Seat, Action], None]
FreeSample = Callable[[State, Seat, Random], Action]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question, as functions of (state, frame data, seat).

    `options` is None for a form, which has too many answers to list. `public` lists the answers that the
    channel may be shown; if it is None, these are all options of an open question and none of a secret one.
    `follow` turns a standing answer into an action, or None to ask after all; `policies` are the standing
    answers a seat may leave.
    """

    name: str
    case: str
    takes: Takes
    options: Options | None
    check: Check
    sample: Sample
    secrecy: Secrecy = Secrecy.OPEN
    public: Options | None = None
    follow: Follow | None = None
    policies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Free:
    """A free action: what a seat may do unasked, such as resigning, a draw or a GM's ruling.

    `sample` draws one worth trying, legal or not, for random play; without `sample`, `takes` must need no
    arguments.
    """

    name: str
    case: str
    takes: Takes
    check: FreeCheck
    do: Do
    secrecy: Secrecy = Secrecy.OPEN
    sample: FreeSample | None = None


@dataclass(frozen=True, slots=True)
class Procedure:
    """Steps in the rule book's order. `stands` is false once its subject is gone; keep it fast."""

    name: str
    steps: Mapping[str, Step]
    first: str
    after: Mapping[str, str]
    ids: Mapping[Step, str]
    holds: type
    stands: Callable[[State, Held], bool] | None
    crumb: ToldOf


class _Counting(Formatter):
    """Fills blanks, and chooses words by a number: "{n} {n:seeker|seekers}"."""

    def format_field(self, value: object, format_spec: str) -> str:
        one, either, many = format_spec.partition("|")
        return (one if value == 1 else many) if either else str(format(value, format_spec))


_COUNTING = _Counting()


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A way to break a rule: its code, case, and English sentence with blanks in braces.

    >>> FaultKind("A.1", "few", "{n} {n:seeker is|seekers are} out")(n=1).why
    '1 seeker is out'
    """

    code: str
    case: str
    english: str

    def __call__(self, at: str = "", **facts: object) -> Fault:
        """Make the fault with its blanks filled."""
        return self.filled(facts, at)

    def filled(self, facts: Facts, at: str = "") -> Fault:
        """Make the fault from facts that may include one named "at", as an answer's fields do."""
        named = {k: "–" if x == "" else x for k, x in facts.items()}  # no sentence may have a gap
        spoken = {
            k: x.replace("_", " ") if isinstance(x, str) and "_" in x and _ID.fullmatch(x) else x
            for k, x in named.items()
        }
        return Fault(self.case, self.code, _COUNTING.vformat(self.english, (), spoken), named, at)


@value
class _Fault:
    """A fault as written in `faults.toml`, by its code."""

    case: str
    english: str


def _no_crumb(s: State, v: Held, seat: Seat | None) -> None:
    """Leave a procedure out of "where are we"."""


def _named(names: tuple[str, ...], holds: type) -> ToldOf:
    """Tell these fields, from the frame's data or, if it lacks them, from the state."""
    own = {x.name for x in fields(holds)}
    theirs = {x: x in own or hasattr(holds, x) for x in names}
    return lambda s, v, seat: {x: getattr(v if held else s, x) for x, held in theirs.items()}


def _listed(given: Options | Iterable[Action] | None) -> Options | None:
    if given is None or callable(given):
        return given
    always = tuple(given)
    return lambda s, v, seat: always


def _among(listed: Options, why: FaultKind) -> Check:
    def check(s: State, v: Held, seat: Seat, a: Action) -> Sequence[Fault]:
        if a in tuple(listed(s, v, seat)):
            return ()
        return (why.filled({x.name: getattr(a, x.name) for x in fields(a) if x.name != "do"}),)

    return check


def _by_name(answers: Mapping[str, Action]) -> Follow:
    return lambda s, v, seat, policy: answers.get(policy)


class Rules(Generic[S]):
    """One game's procedures, questions, free actions and faults."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.procedures: dict[str, Procedure] = {}
        self.kinds: dict[str, Kind] = {}
        self.frees: dict[str, Free] = {}
        self.faults: dict[str, FaultKind] = {}
        self.at_end: list[Callable[[Execution[Any]], None]] = []  # called just before any end
        self.not_open = self.fault("not-open", "", "This is not open to you now")
        self.not_an_answer = self.fault("not-an-answer", "", "This does not answer what you are asked now")

    def procedure(
        self,
        name: str,
        steps: Mapping[str, Step],
        *,
        holds: type = Nothing,
        stands: Callable[[State, Held], bool] | None = None,
        crumb: ToldOf | tuple[str, ...] = _no_crumb,
    ) -> str:
        """Declare a procedure and return its name. `holds` is the dataclass of its frame's data.

        `crumb` returns the facts that a seat may know of it, or None to leave it out. If every seat may know
        them, it can simply name fields of the frame's data or of the state.

        Saved games name a step by its key in `steps`: functions may be renamed and moved, keys may not.

        Raises:
            RulesBug: the name is taken, or one function is used for two steps.

        """
        ids = {f: step for step, f in steps.items()}
        if name in self.procedures or len(ids) != len(steps):
            raise RulesBug(f"{self.game}: {name} is named twice")
        after = dict(zip(steps, [*list(steps)[1:], END], strict=True))
        told = crumb if callable(crumb) else _named(crumb, holds)
        self.procedures[name] = Procedure(
            name=name,
            steps=steps,
            first=next(iter(steps)),
            after=after,
            ids=ids,
            holds=holds,
            stands=stands,
            crumb=told,
        )
        return name

    def question(
        self,
        name: str,
        case: str,
        takes: Takes,
        options: Options | Iterable[Action] | None = None,
        *,
        refused: FaultKind | str = "",
        check: Check | None = None,
        sample: Sample | None = None,
        secrecy: Secrecy = Secrecy.OPEN,
        public: Options | Iterable[Action] | None = None,
        follow: Follow | None = None,
        policies: tuple[str, ...] | Mapping[str, Action] = (),
    ) -> str:
        """Declare a question. Listed: give options. Lazy: options, check, sample. A form: check, sample.

        Constants need no function: give fixed options as a list, and policies as a mapping to their answers.
        `refused` is the fault, or its code, of every answer that is not listed; the answer's fields fill its
        blanks. If answers can be wrong for different reasons, `check` tells them apart.

        Raises:
            RulesBug: the name is taken, or a form lacks its check or sample.

        """
        if name in self.kinds:
            raise RulesBug(f"{self.game}: {name} is named twice")
        listed, shown = _listed(options), _listed(public)
        if listed is not None:
            told = self.faults[refused] if refused and isinstance(refused, str) else refused
            check = check or _among(listed, told or replace(self.not_open, case=case))
            sample = sample or (lambda s, v, seat, rng: rng.choice(tuple(listed(s, v, seat))))
        if check is None or sample is None:
            raise RulesBug(f"{self.game}: the form {name} needs check and sample")
        if isinstance(policies, Mapping):
            follow = _by_name(policies)
        self.kinds[name] = Kind(
            name=name,
            case=case,
            takes=takes,
            options=listed,
            check=check,
            sample=sample,
            secrecy=secrecy,
            public=shown,
            follow=follow,
            policies=tuple(policies),
        )
        return name

    def free(
        self,
        name: str,
        case: str,
        takes: Takes,
        check: FreeCheck,
        do: Do,
        secrecy: Secrecy = Secrecy.OPEN,
        sample: FreeSample | None = None,
    ) -> str:
        """Declare a free action.

        Raises:
            RulesBug: the name is taken.

        """
        if name in self.frees:
            raise RulesBug(f"{self.game}: {name} is named twice")
        self.frees[name] = Free(
            name=name, case=case, takes=takes, check=check, do=do, secrecy=secrecy, sample=sample
        )
        return name

    def wrong(self, code: str, /, at: str = "", **facts: object) -> Fault:
        """Return the fault with this code, its blanks filled."""
        return self.faults[code](at, **facts)

    def read_faults(self) -> None:
        """Declare the faults written in the title's `faults.toml`.

        Raises:
            BadData: the file is missing or wrong. RulesBug: a code is taken.

        """
        for code, x in load(self.game, "faults", dict[str, _Fault]).items():
            self.fault(code, x.case, x.english)

    def fault(self, code: str, case: str, english: str) -> FaultKind:
        """Declare a way to break a rule.

        Raises:
            RulesBug: the code is taken.

        """
        if code in self.faults:
            raise RulesBug(f"{self.game}: the fault {code} is named twice")
        made = self.faults[code] = FaultKind(code, case, english)
        return made
