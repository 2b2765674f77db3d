"""Whether a title says why it refuses: illegal answers are drawn at random, in positions of random play."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import partial
from itertools import product
from random import Random
from typing import Any, get_args

from engine.core.codec import pack_action, save, unpack_action
from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.errors import RULING, AmbiguousAction, EngineError, Fault, IllegalAction, InvalidAction
from engine.core.flow import apply, faults, options, pending, sample
from engine.core.rulebook import rulebook
from engine.core.rules import Action, Decision, Packed, State
from engine.tools.invariants import setups

Say = Callable[[Fault], str]
#: Number of draws for each answer wanted, after which a question counts as one that refuses little.
TRIES = 12
#: Maximum number of positions kept for a question, of listed answers for a position, of answers in a game.
POSITIONS, LISTED, ANSWERS = 16, 12, 400
#: Number of accepted forms that are carried out, and of texts read per hundred answers.
CARRIED_OUT, TEXTS = 8, 20
#: The core's own refusals, used when a question has none.
GENERIC = ("not-open", "not-an-answer")
#: Not allowed in a sentence: unfilled blanks, and Python's way of writing values.
_PYTHON = re.compile(
    r"[{}$]|\w\(\w+=|\b(None|True|False|object at)\b|[\[(]['\"\])]|['\"],\)|\w+'>|\b(frozen)?set\(|\\x|^ "
)
_PLAIN = re.compile(r"[A-Za-z0-9.+-]{1,24}")
#: Minimum length of a sentence that can give a reason, in characters.
SHORTEST = 8
_STRANGE = ("", "?", "X9", "Z", "0000", "9999", "nobody", "-1", "3 3", "Ö", "x" * 90)
_NUMBERS = (-1000, -7, -1, 0, 1, 2, 3, 5, 8, 13, 21, 100, 999, 10**9)


class Unexplained(EngineError):
    """A refusal says too little, says it wrongly, or should not have been one."""


@dataclass(slots=True)
class Evidence:
    """What came up of a question: positions in which it was asked, and answers to it as plain data."""

    positions: list[tuple[State, Decision]] = field(default_factory=list)
    answers: list[Packed] = field(default_factory=list)
    met: int = 0


def look_around(
    game: Game[Any], rng: Random, *, games: int, more: Iterable[State] = (), length: int = ANSWERS
) -> dict[str, Evidence]:
    """Play at random over all scenarios and options, and keep positions and answers of every question.

    Some games begin from the positions `more`: for questions that random play rarely reaches.
    """
    seen = {name: Evidence() for name in game.rules.kinds}
    drawn = [x for _ in range(games) for x in setups(game, rng)]
    starts = [*(game.new(x, RandomDice(rng)).state for x in drawn), *more]
    for s in starts:
        for _ in range(length):
            if not pending(s):
                break
            for d in pending(s):
                _keep(seen[d.kind], s, d, rng)
            d = rng.choice(pending(s))
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    return seen


def _keep(seen: Evidence, s: State, d: Decision, rng: Random) -> None:
    """Keep a position, so that in the end each position of a question had the same chance."""
    seen.met += 1
    at = rng.randrange(seen.met)
    if at >= POSITIONS:
        return
    takes, listed = s.rules.kinds[d.kind].takes, options(s, d) or ()
    some = [sample(s, d, rng), *(rng.sample(listed, LISTED) if len(listed) > LISTED else listed)]
    seen.answers += [pack_action(takes, a) for a in some]
    if len(seen.positions) < POSITIONS:
        seen.positions.append((s, d))
    else:
        seen.positions[at] = (s, d)


# -- drawing answers -------------------------------------------------------------------------------------


class Answers:
    """Draws answers of one type: given elsewhere, about others' pieces, off the board, too many, none."""

    def __init__(self, takes: State, given: Iterable[Packed], states: Iterable[State], rng: Random) -> None:
        self.takes, self.rng = takes, rng
        self.given: dict[str, list[Packed]] = {}
        self.by_key: dict[str, list[Packed]] = {}
        for a in (*given, *_made_up(takes)):
            if self._read(a) is None:
                continue
            self.given.setdefault(a.get("do", ""), []).append(a)
            for key, value in _values(a, ""):
                self.by_key.setdefault(key, []).append(value)
        self.names = [*_STRANGE, *_names(states)]

    def draw(self) -> Action:
        """Return an answer of the type, often a changed one; None if what was drawn is no answer."""
        rng = self.rng
        if not self.given:
            return None
        data = rng.choice(self.given[rng.choice([*self.given])])
        for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
            data = self._changed(data, "")
        return self._read(data)

    def _read(self, data: Packed) -> Action:
        try:
            return unpack_action(self.takes, data)
        except InvalidAction:
            return None

    def _changed(self, data: Packed, key: str) -> Packed:
        """Return plain data with one value in it changed."""
        rng = self.rng
        inside = _inside(data)
        if inside and rng.random() < (0.6 if key else 1.0):
            at = rng.choice(inside)
            new = data.copy()
            new[at] = self._changed(data[at], at if isinstance(data, dict) else key)
            return new
        return self._other(data, key)

    def _other(self, data: Packed, key: str) -> Packed:
        """Return another value for a field: one seen elsewhere, or a random one of its type."""
        rng = self.rng
        if isinstance(data, list) and rng.random() < 0.6:
            return self._relisted(data, key)
        if key in self.by_key and rng.random() < 0.5:
            return rng.choice(self.by_key[key])
        if isinstance(data, dict):
            return {rng.choice(self.names): x for x in data.values()} if key else data
        if isinstance(data, bool):
            return not data
        if isinstance(data, int | float):
            return rng.choice(_NUMBERS) if rng.random() < 0.6 else data + rng.choice((-2, -1, 1, 2))
        return rng.choice(self.names)

    def _relisted(self, data: list[Packed], key: str) -> list[Packed]:
        """Return a list without an item, with one repeated or foreign, with far too many, or empty."""
        rng = self.rng
        more = [x for found in self.by_key.get(key, ()) if isinstance(found, list) for x in found]
        odd: Packed = rng.choice(more) if more and rng.random() < 0.7 else rng.choice(self.names)
        at = rng.randrange(len(data) + 1)
        return rng.choice(
            ([], data[:at] + data[at + 1 :], [*data, *data[:1]], [*data, odd], data * 30, data[::-1])
        )


def _made_up(takes: State) -> Iterator[Packed]:
    """Yield answers of every form of a type, with fields of every kind."""
    for one in get_args(takes) or (takes,):
        tags = {x.name: x.default for x in fields(one) if x.name == "do"}
        must = [x for x in fields(one) if x.default is MISSING and x.default_factory is MISSING]
        odd: tuple[Packed, ...] = ("X9", 1, 2.5, True, [], {}, [[3, 4]], None)
        for values in product(odd, repeat=min(len(must), 4)):
            yield tags | {x.name: value for x, value in zip(must, values, strict=False)}


def _names(states: Iterable[State]) -> list[str]:
    """List the short strings in states: pieces, places, seats, of either side."""
    found = (x for s in states for _, x in _values(json.loads(save(s)), "") if isinstance(x, str))
    return list(dict.fromkeys(x for x in found if _PLAIN.fullmatch(x)))


def _inside(data: Packed) -> list[Packed]:
    """List the places of the values in plain data."""
    if isinstance(data, dict):
        return [k for k in data if k != "do"]
    return [*range(len(data))] if isinstance(data, list) else []


def _values(data: Packed, key: str) -> Iterator[tuple[str, Packed]]:
    """Yield every value in plain data under the name of its field."""
    if key:
        yield key, data
    if isinstance(data, dict):
        for k, x in data.items():
            if k != "do":
                yield from _values(x, k)
    elif isinstance(data, list):
        for x in data:
            yield from _values(x, key)


# -- checking --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Situation:
    """A position in which something may be answered or done: what is wrong with an answer, what is legal."""

    state: State
    wrong_with: Callable[[Action], Sequence[Fault]]
    legal: Sequence[Action] | None = None
    carry_out: Callable[[Action], None] | None = None


class Inquiry:
    """Checks whether and why a title refuses answers to a kind of question, and free actions."""

    def __init__(self, game: Game[Any], seen: dict[str, Evidence], says: Sequence[Say], rng: Random) -> None:
        self.game, self.seen, self.says, self.rng = game, seen, says, rng
        book = rulebook(game.id)
        self.known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
        self.told: set[str] = set()

    def ask(self, kind: str, each: int = 1000) -> int:
        """Check a number of refused answers to a question, and return how many there were.

        Fewer are found where a question's type holds few that are illegal, or none.

        Raises:
            Unexplained: with the first refusal that is not as it must be.

        """
        places = [
            Situation(s, partial(faults, s, d), options(s, d), partial(self._carry_out, s, d))
            for s, d in self.seen[kind].positions
        ]
        given = [a for x in self.seen.values() for a in x.answers]
        return self._refused(kind, self.game.rules.kinds[kind].takes, given, places, each)

    def ask_unasked(self, name: str, each: int = 1000) -> int:
        """Check refused free actions in the same way; any number of them may be refused, even none.

        Raises:
            Unexplained: with the first refusal that is not as it must be.

        """
        free, rng, places, given = self.game.rules.frees[name], self.rng, list[Situation](), []
        for s, _ in [rng.choice(x.positions) for x in self.seen.values() if x.positions] * 2:
            seat = rng.choice(self.game.seats)
            places.append(Situation(s, partial(free.check, s, seat)))
            given.append(pack_action(free.takes, free.sample(s, seat, rng) if free.sample else free.takes()))
        return self._refused(name, free.takes, given, places, each)

    def _refused(
        self, name: str, takes: State, given: list[Packed], places: list[Situation], each: int
    ) -> int:
        refused = carried = 0
        answers = Answers(takes, given, [x.state for x in places], self.rng)
        before = [save(x.state) for x in places]
        for _ in range(each * TRIES if answers.given and places else 0):
            if refused == each:
                break
            x, a = self.rng.choice(places), answers.draw()
            if a is None:
                continue
            bad = x.wrong_with(a)
            refused += bool(bad)
            if x.legal is not None and (a in x.legal) == bool(bad):
                raise Unexplained(f"{name}: {a} is {'' if bad else 'not '}among the answers, and yet: {bad}")
            if x.carry_out and not bad and carried < CARRIED_OUT:
                carried += 1
                x.carry_out(a)
            self._all_said(name, a, bad)
        if [save(x.state) for x in places] != before:
            raise Unexplained(f"{name}: a refused answer changed the state")
        return refused

    def _carry_out(self, s: State, d: Decision, a: Action) -> None:
        apply(s, d.seat, d.id, a, RandomDice(self.rng))

    def ask_in_words(self, kind: str, texts: int) -> None:
        """Check that typed texts that are no answer are refused in words.

        Raises:
            Unexplained: with the first refusal that is not as it must be.

        """
        places, rng = self.seen[kind].positions, self.rng
        names = [*_STRANGE, *_names(s for s, _ in places[:3])]
        for _ in range(texts if places else 0):
            s, d = rng.choice(places)
            a = sample(s, d, rng)
            words = self.game.write(a).split(" ")
            if self.game.read(s, d, " ".join(words)) != a:
                raise Unexplained(f"{kind}: {a} is not read as it is written: {words}")
            at = rng.randrange(len(words) + 1)
            words[at : at + rng.choice((0, 1, 1, 9))] = rng.sample(names, rng.choice((0, 1, 1, 2)))
            self._read(s, d, " ".join(words))

    def _read(self, s: State, d: Decision, text: str) -> None:
        try:
            a = self.game.read(s, d, text)
        except AmbiguousAction as why:
            if len(why.candidates) < 2:
                raise Unexplained(f"{d.kind}: {text!r} may mean {why.candidates}") from why
        except IllegalAction as why:
            self._all_said(d.kind, text, why.faults)
        except InvalidAction as why:
            if len(why.why) < SHORTEST or _PYTHON.search(why.why):
                raise Unexplained(f"{d.kind}: {text!r} is not read: {why.why!r}") from why
        else:
            self._all_said(d.kind, a, [x for x in faults(s, d, a) if x.code != "not-an-answer"])

    def _all_said(self, name: str, a: Action, bad: Iterable[Fault]) -> None:
        for x in bad:
            told = f"{x.code} {x.case} {x.why}"
            if told not in self.told and (wrong := self._wrong(x)):
                raise Unexplained(f"{name}: {a} is refused, and {wrong}: {x}")
            self.told.add(told)

    def _wrong(self, x: Fault) -> str:
        """Say what is wrong with a fault, "" for nothing."""
        if x.code in GENERIC or x.code not in self.game.rules.faults:
            return f"the fault {x.code} is not the title's own"
        if x.case not in self.known:
            return f"no such case or ruling speaks of it: {x.case!r}"
        try:
            said = [x.why, *(say(x) for say in self.says)]
        except (KeyError, TypeError) as why:
            return f"there are no words for {why}"
        return next((f"it is said so: {y!r}" for y in said if len(y) < SHORTEST or _PYTHON.search(y)), "")


def check_refusals(
    game: Game[Any], says: Sequence[Say], *, seed: int = 1, games: int = 4, each: int = 1000
) -> dict[str, int]:
    """Check every question that random play reaches; return how many answers to each were refused.

    Raises:
        Unexplained: with the first refusal that is not as it must be.

    """
    rng = Random(seed)
    asking = Inquiry(game, look_around(game, rng, games=games), says, rng)
    found = {}
    for kind in game.rules.kinds:
        found[kind] = asking.ask(kind, each)
        asking.ask_in_words(kind, each * TEXTS // 100)
    for name in game.rules.frees:
        found[name] = asking.ask_unasked(name, each)
    return found
