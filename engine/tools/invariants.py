"""What every game promises, checked while it is played at random. Fuzzing and the contract test use it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Generic

from engine.core.codec import canonical, load, pack_action, save, unpack_action
from engine.core.contract import Game, Setup
from engine.core.dice import CommittedDice, RandomDice, commitment
from engine.core.errors import EngineError, IllegalAction, Refusal
from engine.core.flow import (
    Result,
    act,
    apply,
    faults,
    options,
    parked,
    pending,
    pending_answers,
    public_options,
    sample,
    status,
    where,
)
from engine.core.record import (
    Entry,
    Move,
    Record,
    answer,
    begin,
    do_act,
    do_back,
    do_undo,
    read_record,
    replay,
    undo_floor,
    write_record,
)
from engine.core.rules import EVERYONE, Action, Decision, Event, S, Seat, Secrecy, State
from engine.policies.preview import preview
from engine.policies.worth import imagine
from engine.tools.differences import changed, difference
from engine.tools.leaks import WORLDS, Noting, Suspicion, world
from engine.verify import check as verify

#: Number of options of a long list that are checked in full.
SOME = 12
#: So often a game tries answers of one kind in other worlds, for what is told behind their rolls.
BEHIND = 10
#: Free actions are tried at least this often while an answer lies unread, as such moments are rare.
UNREAD = 0.2


def crash(why: Exception, module: str) -> str:
    """Say what went wrong, and where in the package of a module, if it was there."""
    package, steps = module.rpartition(".")[0].replace(".", "/") or module, extract_tb(why.__traceback__)
    step = next((x for x in reversed(steps) if f"/{package}/" in x.filename), None)
    where = f" (in {step.name}, line {step.lineno} of {Path(step.filename).name})" if step else ""
    return f"{type(why).__name__}: {why}{where}"


class BrokenPromise(EngineError):
    """A game broke a promise. `record` leads up to it."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


@dataclass(slots=True)
class Tally:
    """What came up while checking: which kinds, and how often."""

    answers: int = 0
    acts: int = 0
    backs: int = 0
    undos: int = 0
    refused: int = 0
    imagined: int = 0
    differed: int = 0
    compared: int = 0
    kinds: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    acted: set[str] = field(default_factory=set)
    cited: dict[str, str] = field(default_factory=dict)
    views: str = ""
    stands: int = 0
    suspicion: Suspicion = field(default_factory=Suspicion)


def setups(game: Game[Any], rng: Random) -> list[Setup]:
    """Draw as few set-ups as meet every scenario and option value, combined differently each time."""
    choices = {"": game.scenarios, **{o.name: o.values for o in game.options}}
    drawn = {name: rng.sample(values, len(values)) for name, values in choices.items()}
    rows = [
        {name: values[n % len(values)] for name, values in drawn.items()}
        for n in range(max(map(len, drawn.values())))
    ]
    return [Setup(game.id, row.pop(""), row) for row in rows]


class Inspection(Generic[S]):
    """One game of a set-up drawn from all there are, played at random with every promise checked.

    `closely` is the share of answers (0 to 1) with the expensive checks; `wild` the share of turns at
    which a free action is tried; `saves` the share of entries after which the state is looked through, saved
    and loaded, and of games that are replayed; a game longer than `bound` entries has broken its promise to
    end.
    """

    def __init__(
        self,
        game: Game[S],
        rng: Random,
        *,
        tally: Tally | None = None,
        closely: float = 1.0,
        wild: float = 0.02,
        saves: float = 1.0,
        bound: int = 20_000,
    ) -> None:
        self.game, self.rng, self.closely, self.wild, self.bound = game, rng, closely, wild, bound
        self.tally = tally or Tally()
        self.entries: list[Entry] = []
        self.states: list[S] = []
        self.behind = Counter[str]()
        self.saved = b""
        self.seed = f"{rng.getrandbits(256):064x}"
        self.saves, self.looks = saves, Random(self.seed)  # separate draws, so that games stay the same
        self.dice = CommittedDice(self.seed, "game", {seat: seat[:1] for seat in game.seats})
        self.setup = setups(game, self.looks)[0]

    # -- playing -----------------------------------------------------------------------------------------

    def play(self, setup: Setup | None = None) -> Record:
        """Play a game to its end and return its record.

        Raises:
            BrokenPromise: with the record that leads up to it.

        """
        self.setup = setup or self.setup
        try:
            self._take(begin(self.game, self.setup, self.dice))
            if self.closely:
                self._check_the_beginning()
            while self.states[-1].over is None:
                if len(self.entries) > self.bound:
                    self._no(f"the game goes on after {self.bound} entries")
                self._turn()
            self._finished()
        except BrokenPromise:
            raise
        except Exception as why:
            raise BrokenPromise(crash(why, type(self.game).__module__), self.record()) from why
        return self.record()

    def record(self) -> Record:
        """Return the record so far."""
        over = self.states[-1].over if self.states else None
        d = self.dice
        return Record(
            id=d.game,
            setup=self.setup,
            entries=tuple(self.entries),
            words=d.words,
            commitment=commitment(d.seed),
            seed=d.seed,
            edition=self.game.edition,
            outcome=over,
        )

    def _no(self, why: str) -> None:
        raise BrokenPromise(f"after entry {len(self.entries) - 1}: {why}", self.record())

    def _must(self, claim: bool, why: object) -> None:
        if not claim:
            self._no(str(why))

    def _turn(self) -> None:
        s, rng = self.states[-1], self.rng
        share = max(self.wild, UNREAD) if self.wild and pending_answers(s) else self.wild
        if rng.random() < share and self._wild(s):
            return
        open_now = pending(s)
        self._must(bool(open_now), "nobody can answer and the game is not over")
        d = rng.choice(open_now)
        if close := rng.random() < self.closely:
            self._compare_views(s)
            self._check_what_stands(s)
            self._check_questions(s)
            self._check_secrets(s)
            self._check_refusals(s, d)
        listed = options(s, d)
        a = rng.choice(listed) if listed and rng.random() < 0.5 else sample(s, d, rng)
        self._must(not faults(s, d, a), f"{d.kind}: the sample {a} is refused: {faults(s, d, a)}")
        if close:
            self._check_what_is_told(s, d, a)
        self.tally.answers += 1
        self.tally.kinds.add(d.kind)
        self._take(answer(s, len(self.entries), d.seat, d.id, a, self.dice))

    def _wild(self, s: S) -> bool:
        """Do something unasked: a free action, taking back, an undo. Returns whether anything was done."""
        rng, n, k = self.rng, len(self.entries), self.dice.k
        what = rng.randrange(3)
        if (unread := pending_answers(s)) and rng.random() < 0.5:
            d = rng.choice(unread)
            self.tally.backs += 1
            self._take(do_back(s, n, d.seat, d.id, k=k))
            return True
        if what == 0 and n > 2:
            seat = self.entries[-1].seat
            to = undo_floor(self.entries, seat)
            if to == n - 1 and rng.random() < 0.1:
                to = max(0, n - 2 - rng.randrange(5))  # by consent
            if to < n - 1:
                self.tally.undos += 1
                self._take(do_undo(s, n, seat, self.states[to], to, k=k))
                return True
        return what > 0 and self._unasked(s)

    def _unasked(self, s: S) -> bool:
        name = self.rng.choice(sorted(s.rules.frees) or [""])
        if not name:
            return False
        free, seat = s.rules.frees[name], self.rng.choice(self.game.seats)
        a = free.sample(s, seat, self.rng) if free.sample else free.takes()
        self.dice.shown = []
        try:
            done = do_act(s, len(self.entries), seat, name, a, self.dice)
        except IllegalAction as why:
            self._must(bool(why.faults), f"{name}: refused without a fault")
            self._unchanged(self.saved, s, f"{name}, refused,")
            self.tally.refused += 1
            return False
        self.tally.acts += 1
        self.tally.acted.add(name)
        self._must(unpack_action(free.takes, pack_action(free.takes, a)) == a, f"{name}: {a} is not itself")
        self._take(done)
        return True

    # -- after each entry --------------------------------------------------------------------------------

    def _take(self, done: Move[S]) -> None:
        """Keep an entry, and make the cheap checks."""
        s, looked_at = done.state, self._due()
        if looked_at and self.states:
            self._unchanged(self.saved, self.states[-1], f"{done.entry.how} {done.entry.kind}".strip())
        self.entries.append(done.entry)
        self.states.append(s)
        self.saved = done.saved
        self.dice.shown = []
        if looked_at:
            again = load(type(s), done.saved)
            self._must(again == s, f"the saved state loads as another: {difference(s, again)}")
            wrong = self.game.problems(s)
            self._must(not wrong, wrong)
        self._check_events(done.events)
        if s.over:
            self.tally.endings.add(s.over.reason)
            self._must(s.over.reason in self.game.endings, f"the ending {s.over.reason} is not declared")
            self._must(
                not pending(s) and not parked(s) and not pending_answers(s), "the game is over, yet it asks"
            )
        for seat in self.game.seats:
            to = undo_floor(self.entries, seat)
            since = self.entries[to + 1 :]
            free = all(e.seat == seat and e.how == "answer" and not e.rolls and not e.final for e in since)
            self._must(free, f"an undo to {to} is on offer past a roll, a secret or another's answer")

    def _due(self) -> bool:
        return self.saves == 1.0 or self.looks.random() < self.saves

    def _check_events(self, events: Sequence[Event]) -> None:
        seats = set(self.game.seats)
        for e in events:
            self.tally.told.add(e.kind)
            self.tally.cited.setdefault(e.case, e.kind)
            self._must(e.kind in self.game.events, f"the event {e.kind} is not declared")
            self._must(e.to == EVERYONE or (bool(e.to) and set(e.to) <= seats), f"{e.kind} goes to {e.to}")
            self._must(json.loads(canonical(e.facts)) == e.facts, f"{e.kind}: {e.facts} is not plain JSON")

    # -- questions ---------------------------------------------------------------------------------------

    def _check_questions(self, s: S) -> None:
        for d in pending(s):
            takes = s.rules.kinds[d.kind].takes
            listed = options(s, d)
            drawn = sample(s, d, self.rng)
            if listed is not None:
                self._must(drawn in listed, f"{d.kind}: the sample {drawn} is not among the options")
                self._must(len(set(listed)) == len(listed), f"{d.kind}: an option stands twice")
                shown, _ = public_options(s, d)
                self._must(set(shown) <= set(listed), f"{d.kind}: the channel is shown what is not open")
            some = [drawn, *listed] if listed is not None else [drawn]
            for a in some if len(some) <= SOME else self.rng.sample(some, SOME):
                self._must(not faults(s, d, a), f"{d.kind}: {a} is refused: {faults(s, d, a)}")
                data = json.loads(canonical(pack_action(takes, a)))
                self._must(unpack_action(takes, data) == a, f"{d.kind}: {a} is not itself after JSON")
                text = self.game.write(a)
                self._must(self.game.read(s, d, text) == a, f"{d.kind}: {text!r} is not read as {a}")

    def _check_refusals(self, s: S, d: Decision) -> None:
        before = save(s)
        a = sample(s, d, self.rng)
        for seat, number, what in (
            (d.seat, d.id + 99, a),
            ("nobody", d.id, a),
            *((x, d.id, a) for x in self.game.others(d.seat) if not any(p.seat == x for p in pending(s))),
            (d.seat, d.id, object()),
        ):
            try:
                apply(s, seat, number, what, RandomDice(self.rng))
            except Refusal:
                self.tally.refused += 1
            else:
                self._no(f"{d.kind}: {seat} could answer {number} with {what}")
        self._unchanged(before, s, f"{d.kind}: a refused answer")

    # -- secrets -----------------------------------------------------------------------------------------

    def _check_secrets(self, s: S) -> None:
        """Redraw all that a viewer cannot know, and check that nothing they see has changed."""
        before, rng = save(s), self.rng
        for viewer in (*self.game.seats, None):
            other = imagine(self.game, s, viewer, rng)
            self.tally.imagined += 1
            after = save(other)
            self.tally.differed += after != before
            wrong = self.game.problems(other)
            self._must(not wrong, f"imagined for {viewer}: {wrong}")
            if after == before:
                continue
            again = rng.random()
            one, two = (save(imagine(self.game, x, viewer, Random(again))) for x in (s, other))
            self._same(viewer, "what is imagined", one, two)
            self._same(viewer, "view", self.game.view(s, viewer), self.game.view(other, viewer))
            self._same(viewer, "where", where(s, viewer), where(other, viewer))
            self._same(viewer, "status", status(s), status(other))
            for d in pending(s):
                if d.seat == viewer:
                    self._same(viewer, f"the options of {d.kind}", options(s, d), options(other, d))
                    self._same(viewer, f"a preview of {d.kind}", *self._previews(s, other, d))
                if s.rules.kinds[d.kind].secrecy is Secrecy.OPEN:
                    self._same(viewer, f"what is shown of {d.kind}", *_public(s, other, d))
        self._unchanged(before, s, "looking")

    def _previews(self, s: S, other: S, d: Decision) -> tuple[object, object]:
        a, luck = sample(s, d, self.rng), self.rng.random()
        one, two = (preview(self.game, x, d, a, Random(luck)) for x in (s, other))
        return (
            (one.events, one.sides, one.shut, self.game.view(one.state, d.seat)),
            (two.events, two.sides, two.shut, self.game.view(two.state, d.seat)),
        )

    def _same(self, viewer: Seat | None, what: str, one: object, two: object) -> None:
        if one != two:
            self._no(f"{what} betrays a secret to {viewer or 'the channel'}: {difference(one, two)}")

    def _unchanged(self, before: bytes, s: S, what: str) -> None:
        """Check that a state that was only looked at, or played on from, is as it was."""
        if (after := save(s)) != before:
            self._no(f"{what} changed the state it was given: {changed(before, after)}")

    def _compare_views(self, s: S) -> None:
        """Note the first field in which one seat sees what another, or the channel, does not."""
        if self.tally.views:
            return
        seats = (*self.game.seated(self.setup), None)
        first, *others = [replace(self.game.view(s, x), seat=None) for x in seats]
        for seat, other in zip(seats[1:], others, strict=True):
            if first != other:
                field = difference(first, other).partition(":")[0].strip("`").partition(".")[0]
                self.tally.views = f"the views of {seats[0]} and {seat or 'the channel'} differ in `{field}`"
                return

    def _check_what_stands(self, s: S) -> None:
        """Check that pieces and places, which prepared turns may depend on, are typed in one word each."""
        for viewer in (*self.game.seated(self.setup), None):
            view = self.game.view(s, viewer)
            pieces, places = view.stands(), view.places()
            for word in (*pieces, *pieces.values(), *places):
                self._must(bool(word) and not set(word) & set(" @"), f"for {viewer} {word!r} is not one word")
            both = {x.casefold() for x in pieces} & {x.casefold() for x in places}
            self._must(not both, f"for {viewer} these name a piece and a place: {sorted(both)}")
            self.tally.stands += len(pieces)

    def _check_behind_rolls(self, s: S, d: Decision, a: Action) -> None:
        """Check that nobody is told what `imagine` then redraws for them, as if they did not know it."""
        for viewer in (None, *self.game.seats):
            worlds = []
            for _ in range(WORLDS):
                t = Noting(imagine(self.game, s, viewer, self.looks), RandomDice(self.looks))
                if faults(t.s, d, a):
                    break
                t.answer(d, a)
                if t.s.over or not t.heard(viewer):
                    break
                redrawn = [imagine(self.game, t.s, viewer, self.looks) for _ in range(2)]
                worlds.append(world(t.heard(viewer), t.revealed, t.s, redrawn, self.game.seats))
                if not worlds[-1].hidden:
                    break
            else:
                self._must(not (said := self.tally.suspicion.weigh(viewer, worlds)), said)

    def _check_the_beginning(self) -> None:
        """Check the same of what is told when a game begins, such as hands that are dealt."""
        begun = [self.game.new(self.setup, RandomDice(self.looks)) for _ in range(WORLDS)]
        for viewer in (None, *self.game.seats):
            worlds = []
            for x in begun:
                redrawn = [imagine(self.game, x.state, viewer, self.looks) for _ in range(2)]
                heard = [e for e in x.events if e.reaches(viewer)]
                worlds.append(world(heard, (), x.state, redrawn, self.game.seats))
            self._must(not (said := self.tally.suspicion.weigh(viewer, worlds)), said)

    def _check_what_is_told(self, s: S, d: Decision, a: Action) -> None:
        """Check that an answer without rolls and reveals tells the same, whatever a viewer cannot know."""
        luck = self.rng.random()
        one = apply(s, d.seat, d.id, a, RandomDice(Random(luck)))
        if one.final:
            self.behind[d.kind] += 1
            if self.behind[d.kind] <= BEHIND:
                self._check_behind_rolls(s, d, a)
            return
        for viewer in (*self.game.seats, None):
            other = imagine(self.game, s, viewer, self.rng)
            if faults(other, d, a):
                continue
            two = apply(other, d.seat, d.id, a, RandomDice(Random(luck)))
            self.tally.compared += 1
            heard = _heard(one, viewer), _heard(two, viewer)
            if _hidden(one.state) or _hidden(two.state):  # appears as a pause and nothing else
                most = min(map(len, heard))
                heard = heard[0][:most], heard[1][:most]
            else:
                self._must(not two.final, f"{d.kind}: an undo would be free after a secret has played a part")
            self._same(viewer, f"what {d.kind} tells", *heard)

    # -- at the end --------------------------------------------------------------------------------------

    def _finished(self) -> None:
        """Replay the whole record, and verify its dice and seals."""
        record = self.record()
        self._must(read_record(write_record(record)) == record, "the record reads as another")
        if self._due():
            again = replay(self.game, record)
            self._must([r.state for r in again] == self.states, "the record replays to other states")
        wrong = verify(json.loads(write_record(record)))
        self._must(not wrong, wrong)
        last = self.states[-1]
        for name, free in last.rules.frees.items():
            try:
                act(last, self.game.seats[0], name, free.takes, self.dice)
            except Refusal:
                continue
            self._no(f"{name} is possible after the end")


def _public(s: State, other: State, d: Decision) -> tuple[object, object]:
    return public_options(s, d), public_options(other, d)


def _hidden(s: State) -> bool:
    return any(s.rules.kinds[d.kind].secrecy is Secrecy.HIDDEN for d in pending(s))


def _heard(done: Result[Any], viewer: Seat | None) -> list[Event]:
    return [e for e in done.events if e.reaches(viewer)]
