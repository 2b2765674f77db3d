"""Whether a title says everything that can be shown of it, in one language."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.errors import EngineError
from engine.core.flow import apply, options, pending, sample
from engine.core.record import begin
from engine.core.rules import Decision, Event
from engine.tools.promises import setups

#: Number of answers in one game, and of options of one question, whose words are tried.
ANSWERS, SOME = 120, 12
LONGEST_LABEL, LONGEST_DETAIL = 80, 100


class Unsaid(EngineError):
    """A title has no words for something that can be shown."""


def check_said(game: Game[Any], look: Any, words: Any, standing: Collection[str] = ()) -> None:
    """Check that a language has words for what a game declares, and for what play drawn at random shows.

    The policies of questions in `standing` are named by the title itself.

    Raises:
        Unsaid: with the first thing that has no words, or too many.

    """
    for keys in _declared(game, words.locale, standing):
        if not any(map(words.has, keys)):
            raise Unsaid(f"{words.locale}: there are no words for {keys[0]}")
    try:
        names = {x: look.side(x, words) for x in game.seats}
        for reason in game.endings:
            for winner in (*game.seats, None):
                _some(
                    look.prose(Event("ended", "", {"winner": winner, "reason": reason}), names, words), reason
                )
        for seed in range(2):
            for setup in setups(game, Random(seed)):
                rng = Random(f"{seed}/{setup}")
                _play(game, look, words, begin(game, setup, RandomDice(rng)), rng)
    except (KeyError, TypeError) as why:
        raise Unsaid(f"{words.locale}: there are no words for {why}") from why


def _declared(game: Game[Any], locale: str, standing: Collection[str]) -> Iterator[tuple[str, ...]]:
    """Yield the keys of what is declared; of each tuple one must be there."""
    yield (f"{game.id}-about",)
    yield (f"help-title-{game.id}",)
    if len(game.scenarios) > 1:
        yield from ((f"{game.id}-scenario-{x}",) for x in game.scenarios)
    for o in game.options:
        yield (f"{game.id}-option-{o.name}",)
        yield from ((f"{game.id}-option-{o.name}-{x}",) for x in o.values)
    for kind in game.rules.kinds.values():
        if kind.name not in standing:
            yield from ((f"{game.id}-policy-{x}",) for x in kind.policies)
    if locale != "en":  # the engine itself says faults in English
        yield from ((f"{game.id}-fault-{code}", f"fault-{code}") for code in game.rules.faults)


def _play(game: Game[Any], look: Any, words: Any, done: Any, rng: Random) -> None:
    """Word everything that a game shows while it is played."""
    for _ in range(ANSWERS):
        s, names = done.state, {x: look.side(x, words) for x in game.seats}
        for seat in (*game.seats, None):
            view = game.view(s, seat)
            _some(look.headline(view, names, words), "the headline")
            look.hand(view, words)
            look.tell([e for e in done.events if e.reaches(seat)], names, words)
        for e in done.events:
            look.prose(e, names, words)
        if not pending(s):
            return
        d = rng.choice(pending(s))
        a = sample(s, d, rng)
        _word_answers(game, look, words, s, d, [a, *(options(s, d) or ())[:SOME]])
        done = apply(s, d.seat, d.id, a, RandomDice(rng))


def _word_answers(game: Game[Any], look: Any, words: Any, s: Any, d: Decision, answers: list[Any]) -> None:
    view = game.view(s, d.seat)
    _some(look.question(d.kind, view, words), d.kind)
    frees = [f.sample(s, d.seat, Random(d.id)) for f in game.rules.frees.values() if f.sample]
    for a in (*answers, *(x for x in frees if x is not None)):
        label, detail = look.label(a, view, words), look.detail(a, view, words)
        _some(label, repr(a))
        if len(label) > LONGEST_LABEL or len(detail) > LONGEST_DETAIL:
            raise Unsaid(f"{words.locale}: too many words for {a}")


def _some(said: str, of: str) -> None:
    if not said.strip():
        raise KeyError(of)
