"""The contract test of a title: `python -m bot promises <id>`, or one line in its author's own tests."""

from __future__ import annotations

import ast
import copy
import pickle  # nosec B403
import re
import subprocess  # nosec B404
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, cast

from bot.authors.declarations import BrokenContract, check_cited, check_frames, check_occurs, must, unmet
from bot.authors.positions import check_lessons, check_positions
from bot.authors.refusals import Say, check_refusals
from bot.authors.unused_keys import Noted, check_asked_for, check_package_data, every_blank_filled
from bot.play.model.title import Ladder, Title
from engine.core.codec import pack_action, save, token
from engine.core.contract import PLAYERS, Game, Setup
from engine.core.data import adapter
from engine.core.dice import GivenDice, MissingDice, RandomDice
from engine.core.endings import CORE_EVENTS
from engine.core.errors import BadSetup, EngineError
from engine.core.execution import Execution
from engine.core.flow import act, apply, faults, options, pending, sample
from engine.core.places import GROUP, LAYERS, SKIPPED, Place, place_of, places, word_folders
from engine.core.record import begin
from engine.core.rules import Action, Decision, Event, State, Takes
from engine.languages import FIRST, listed
from engine.policies.policy import POLICIES
from engine.titles import get
from engine.tools.differences import changed
from engine.tools.invariants import Inspection, Tally, crash, setups
from engine.tools.translations import Part, entries, must_say, parts
from render.core.look import Look, Picture
from render.core.text import Words, languages, words

#: Maximum number of answers in a game, and of options of a question, whose words are checked; after how
#: many answers each free action is tried, and a picture made.
ANSWERS, SOME, FREE, DRAWN = 120, 12, 6, 7
NO_LADDERS: Mapping[str, Ladder] = {}
LONGEST_LABEL, LONGEST_DETAIL = 80, 100


class Unsaid(EngineError):
    """A title has no words for something that can be shown."""


def check_said(
    game: Game[Any],
    look: Look,
    words: Words,
    standing: Collection[str] = (),
    ladders: Mapping[str, Ladder] = NO_LADDERS,
) -> None:
    """Check that a language has words for what a game declares, and for what play drawn at random shows.

    The policies of questions in `standing` are named by the title itself; `ladders` are the title's.

    Raises:
        Unsaid: with the first thing that has no words, or too many.

    """
    prompts = [(facet.prompt,) for ladder in ladders.values() for facet in ladder.facets]
    told = [(_key(game, x),) for x in game.events - CORE_EVENTS] if _words_by_key(look) else []
    for keys in (*_declared(game, words.locale, standing), *prompts, *told):
        if not any(map(words.has, keys)):
            raise Unsaid(f"{words.locale}: there are no words for {keys[0]}")
        if keys[0].startswith((f"{game.id}-option-", f"{game.id}-scenario-")) or keys in prompts:
            words(keys[0])
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
                _play(game, look, words, setup, begin(game, setup, RandomDice(rng)), rng, ladders)
        for setup in every_setup(game):
            _word_briefing(game, look, words, setup, None)
    except (KeyError, TypeError) as why:
        raise Unsaid(f"{words.locale}: there are no words for {why}") from why


def _declared(game: Game[Any], locale: str, standing: Collection[str]) -> Iterator[tuple[str, ...]]:
    """Yield the keys of what is declared; of each tuple one must be there."""
    yield (f"{game.id}-about",)
    yield (f"help-title-{game.id}",)
    if len(game.scenarios) > 1:
        yield from ((f"{game.id}-scenario-{x}",) for x in game.scenarios)
    for o in game.options:
        if o.name == PLAYERS:  # numbers need no words
            continue
        yield (f"{game.id}-option-{o.name}",)
        yield from ((f"{game.id}-option-{o.name}-{x}",) for x in o.values)
    for kind in game.rules.kinds.values():
        if kind.name not in standing:
            yield from ((f"{game.id}-policy-{x}",) for x in kind.policies)
    if locale != FIRST and must_say(place_of(game.id), locale):  # the engine itself says faults in English
        yield from ((f"{game.id}-fault-{code}", f"fault-{code}") for code in game.rules.faults)


def _word_briefing(game: Game[Any], look: Look, words: Words, setup: Setup, view: Any) -> None:
    """Word what each side plays for, and for how long."""
    told, names = game.briefing(setup, view), {x: look.side(x, words) for x in game.seats}
    for o in told.objectives:
        _some(look.objective(o, words), f"{game.id}-objective-{o.key}")
        _some(look.pursuers(o, names, words), f"{game.id}-objective-{o.key}-who")
        if view is not None:
            look.progress(o, words)
    if not told.turns:
        _some(words(f"{game.id}-objective-length"), f"{game.id}-objective-length")


def _key(game: Game[Any], event: str) -> str:
    return f"{game.id}-{event}".replace("_", "-").replace(".", "-")


def _words_by_key(look: Look) -> bool:
    """Return whether a look words its events by their keys alone."""
    return type(look).prose is Look.prose and type(look).sentence is Look.sentence


def _play(
    game: Game[Any],
    look: Look,
    words: Words,
    setup: Setup,
    done: Any,
    rng: Random,
    ladders: Mapping[str, Ladder],
) -> None:
    """Word everything that a game shows while it is played."""
    for n in range(ANSWERS):
        s, names = done.state, {x: look.side(x, words) for x in game.seats}
        _word_briefing(game, look, words, setup, game.view(s, None))
        for seat in (*game.seats, None):
            view = game.view(s, seat)
            _some(look.headline(view, names, words), "the headline")
            look.hand(view, words)
            look.tell([e for e in done.events if e.reaches(seat)], names, words)
        for e in done.events:
            look.prose(e, names, words)
        if not pending(s):
            return
        if n % FREE == 0:
            _word_free_actions(game, look, words, s, rng)
        d = rng.choice(pending(s))
        if n % DRAWN == 0:
            view = game.view(s, d.seat)
            scene = look.scene(Picture(view=view, words=words, events=done.events, names=names))
            _some(scene.alt and scene.board, "the picture: its alt text and board")
        a = sample(s, d, rng)
        if d.kind in ladders:
            _word_ladder(ladders[d.kind], words, game.view(s, d.seat), options(s, d) or ())
        _word_answers(game, look, words, s, d, [a, *(options(s, d) or ())[:SOME]])
        done = apply(s, d.seat, d.id, a, RandomDice(rng))


def _word_free_actions(game: Game[Any], look: Look, words: Words, s: State, rng: Random) -> None:
    """Word what each free action tells, where it is legal; play then goes on as if nothing had been done."""
    names = {x: look.side(x, words) for x in game.seats}
    for name, free in s.rules.frees.items():
        for seat in game.seats:
            a = free.sample(s, seat, rng) if free.sample else free.takes()
            if not isinstance(a, free.takes) or free.check(s, seat, a):
                continue
            events = act(s, seat, name, a, RandomDice(rng)).events
            for e in events:
                look.prose(e, names, words)
            for reader in (*game.seats, None):
                look.tell([e for e in events if e.reaches(reader)], names, words)


def _word_ladder(ladder: Ladder, words: Words, view: Any, answers: Sequence[Action]) -> None:
    """Word what a list of answers is narrowed down by."""
    for facet in ladder.facets:
        values = {token(v): v for a in answers if (v := facet.of(a)) is not None}
        for v in list(values.values())[:SOME]:
            _some(facet.label(v, view, words), facet.prompt)


def _word_answers(
    game: Game[Any], look: Look, words: Words, s: State, d: Decision, answers: list[Action]
) -> None:
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


#: Modules that the engine's part of a title must not load, and that no part may import.
NOT_IN_ENGINE = ("bot", "render", "discord", "PIL", "fluent")
NOT_IN_TITLES = (
    *("bot.store", "PIL", "aiohttp"),
    *("aiosqlite", "alembic", "psycopg", "sqlalchemy", "sqlite3", "sqlmodel"),
)
#: Functions that import a module by its name.
IMPORTERS = ("import_module", "__import__")


def check_title(name: str, *, games: int = 4, say: Callable[[str], None] = lambda line: None) -> None:
    """Check a title that is installed: its game, its words, and what it touches.

    Raises:
        BrokenContract: with the first thing that is wrong.
        BrokenPromise: a game played at random broke a promise.

    """
    must(name not in SKIPPED, f"{name} cannot be loaded: {SKIPPED.get(name)}")
    game = get(name)
    place = places()[name]
    title = _title(place)
    for check in (check_frames, check_declared, check_set_ups, check_answers, check_machine_players):
        _run(check, game, place, say)
    _run(check_quiet_play, game, place, say)
    tally = check_promises(title, games, say)
    for of_lessons in (check_positions, check_lessons):
        _run(of_lessons, game, place, say)
    for look in (check_imports, check_package_data, check_words, check_wording, check_parts, check_refused):
        _run(look, place, place, say)
    check_occurs(game, place, tally)
    check_cited(game, place, tally)
    say("check cited and declared")
    if rare := unmet(game, tally):
        say(f"declared, but not met in these games: {', '.join(rare)}")


def _run(check: Callable[[Any], None], of: object, place: Place, say: Callable[[str], None]) -> None:
    """Make a check, and say which; whatever a title raises in it is a fault of the title."""
    name = check.__name__.replace("_", " ")
    try:
        check(of)
    except EngineError:
        raise
    except Exception as why:
        raise BrokenContract(f"{name}: {crash(why, place.module('game'))}") from why
    say(name)


def check_promises(title: Title, games: int, say: Callable[[str], None] = lambda line: None) -> Tally:
    """Check every promise over games played at random, in some of them with many free actions."""
    game, tally = title.game, Tally()
    drawn = setups(game, Random(games))
    count = max(games, len(drawn))
    for seed in range(count):
        wild = (0.05, 0.2)[seed % 2]
        Inspection(game, Random(seed), tally=tally, closely=0.4, wild=wild).play(drawn[seed % len(drawn)])
    for part, made in (("game", game), ("look", title.look)):  # replays and thoughts run in other processes
        try:
            pickle.dumps(made)
        except (AttributeError, TypeError, pickle.PicklingError) as why:
            raise BrokenContract(f"the {part} cannot be sent to another process: {why}") from why
    secret = title.secrets or not tally.views
    must(secret, f"{tally.views}, but the title declares no secrets: Seats(hands=True)")
    say(f"check every promise over {count} games")
    return tally


# -- the game --------------------------------------------------------------------------------------------


def check_declared(game: Game[Any]) -> None:
    """Check that what a game declares is consistent, and that its rule book has every case."""
    must(re.fullmatch("[a-z][a-z0-9_]{1,31}", game.id), f"{game.id!r} is no id")
    must(len(set(game.seats)) == len(game.seats) >= 2, "a game has two seats or more")
    for seat in game.seats:
        must(seat.isidentifier() and seat.islower(), f"{seat!r} is no name of a seat")
    must(game.state.rules is game.rules, "the state and the game have different rules")
    must(game.events >= CORE_EVENTS, "`events` lacks those of the core")
    position: Any = game.position
    adapter(position).json_schema()
    for name, kind in game.rules.kinds.items():
        must(kind.case, f"{name} stands on no case")
        takes: Takes = kind.takes
        must(adapter(takes).json_schema(), f"{name} takes no answer")
        must(not kind.policies or kind.follow, f"{name} has policies, and nothing follows them")
    for name, free in game.rules.frees.items():
        must(free.case, f"{name} stands on no case")
    for option in game.options:
        for value in (option.usual, option.best):
            must(value in option.values, f"{value} is no value of {option.name}")
        must(option.case, f"{option.name} stands on no case")
        few = option.name != PLAYERS or all(1 <= int(x) <= len(game.seats) for x in option.values)
        must(few, f"{PLAYERS}: {option.values[-1]}, but there are {len(game.seats)} seats")


def every_setup(game: Game[Any]) -> Iterator[Setup]:
    """Yield every scenario with its default options, and the first one with every value of every option."""
    for scenario in game.scenarios:
        yield Setup(game.id, scenario)
    for option in game.options:
        for value in option.values:
            yield Setup(game.id, game.scenarios[0], {option.name: value})


def check_set_ups(game: Game[Any]) -> None:
    """Check that every declared set-up can be chosen, and no other."""
    for setup in every_setup(game):
        must(game.chosen(setup).keys() == {o.name for o in game.options}, f"{setup}: an option is missing")
        seated = game.seated(setup)
        must(seated and set(seated) <= set(game.seats), f"{setup}: seats {seated}")
        _check_briefing(game, setup, None)
        _check_briefing(game, setup, game.view(game.new(setup, RandomDice(Random(1))).state, None))
    for wrong in (
        Setup("no such game"),
        Setup(game.id, "no such scenario"),
        Setup(game.id, options={"no such option": "x"}),
        Setup(game.id, files={"no such file": "x"}),
        *(Setup(game.id, options={o.name: "no such value"}) for o in game.options),
    ):
        try:
            game.new(wrong, GivenDice())
        except BadSetup:
            continue
        except MissingDice:  # it has begun to roll
            pass
        raise BrokenContract(f"{wrong} is taken: `new` begins with `chosen` or `seated`, which refuse it")


def _check_briefing(game: Game[Any], setup: Setup, view: Any) -> None:
    """Check that every seat knows what it plays for, or that roles are still to be given."""
    told, seated = game.briefing(setup, view), set(game.seated(setup))
    named = [x for o in told.objectives for x in o.seats]
    must(told.objectives, f"{setup}: nobody plays for anything")
    must(set(named) <= seated, f"{setup}: {sorted(set(named) - seated)} play for something, but not in it")
    must(len(set(named)) == len(named), f"{setup}: a seat plays for two things")
    given = all(o.seats for o in told.objectives)
    must(not given or set(named) == seated, f"{setup}: {sorted(seated - set(named))} play for nothing")
    must(told.turn >= 0 and (not told.turns or told.turn <= told.turns), f"{setup}: turn {told.turn}")


def check_answers(game: Game[Any]) -> None:
    """Check that all listed answers have different tokens, which stand on buttons."""
    rng = Random(5)
    s = game.new(Setup(game.id), RandomDice(rng)).state
    for _ in range(150):
        if not pending(s):
            return
        for d in pending(s):
            listed, takes = options(s, d) or (), game.rules.kinds[d.kind].takes
            tokens = {token(pack_action(takes, a)) for a in listed}
            must(len(tokens) == len(listed), f"{d.kind}: two answers have the same token")
        d = rng.choice(pending(s))
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state


def check_machine_players(game: Game[Any], names: tuple[str, ...] = ()) -> None:
    """Check that machine players answer legally, on a set-up of every option and against random play."""
    setups = list(every_setup(game))
    own = (x for x, y in game.levels.items() if y not in POLICIES)
    for name in names or ("random", "greedy", "search", *own):
        rng = Random(name)
        for setup in setups:
            s = game.new(setup, RandomDice(rng)).state
            for _ in range(8 if setup.options else 60 if len(setups) <= 12 else 15):
                if not pending(s):
                    break
                d = rng.choice(pending(s))
                before = save(s)
                a = POLICIES[name if d.seat == game.seats[0] else "random"](game, s, d, rng)
                after = save(s)
                must(after == before, f"{name}: thinking about {d.kind} changed {changed(before, after)}")
                must(not faults(s, d, a), f"{name}: {d.kind} was answered with {a}")
                s = apply(s, d.seat, d.id, a, RandomDice(rng)).state


def check_quiet_play(game: Game[Any]) -> None:
    """Check that playouts, which keep one table and tell nothing, play the game that `apply` plays."""
    for seed in range(3):
        rng = Random(seed)
        s = game.new(Setup(game.id), RandomDice(rng)).state
        table = Execution(copy.deepcopy(s), RandomDice(Random(seed)), quiet=True)
        dice = RandomDice(Random(seed))
        for _ in range(200):
            if not pending(s):
                break
            d = rng.choice(pending(s))
            a = sample(s, d, rng)
            s = apply(s, d.seat, d.id, a, dice).state
            table.answer(d, a)
            must(not table.events, f"{d.kind}: quiet play tells of {table.events}")
            must(save(table.s) == save(s), f"{d.kind}: quiet play leads to another state")


# -- the package -----------------------------------------------------------------------------------------


def check_imports(place: Place) -> None:
    """Check that a title imports no other one, touches no database, and that its engine stands alone."""
    own = _packages(place)
    others = {x.value for x in entry_points(group=GROUP)}.union(*map(_packages, places().values()))
    for package in own:
        for file, module in _imports(files(package)):
            for banned in (*sorted(others - own), *NOT_IN_TITLES):
                must(module != banned and not module.startswith(f"{banned}."), f"{file} imports {module}")
    look = f"import sys, {place.module('game')}; print(*(x for x in {NOT_IN_ENGINE} if x in sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)  # noqa: S603  # nosec B603
    must(not done.stdout.strip(), f"{place.module('game')} loads {done.stdout.strip()}")


def _packages(place: Place) -> set[str]:
    return {place.module(layer).rpartition(".")[0] for layer in LAYERS}


def _imports(folder: Traversable) -> Iterator[tuple[str, str]]:
    for x in folder.iterdir():
        if x.is_dir():
            yield from _imports(x)
        elif x.name.endswith(".py"):
            for node in ast.walk(ast.parse(x.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    yield from ((x.name, alias.name) for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    yield from ((x.name, f"{node.module}.{alias.name}") for alias in node.names)
                elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(IMPORTERS):
                    yield from ((x.name, str(a.value)) for a in node.args if isinstance(a, ast.Constant))


def check_words(place: Place) -> None:
    """Check that a title's words are its own in each language, and agree with the English ones.

    Where it must say all, catalogue and glossary do; what else is not said is said in English.
    """
    for language in listed():
        found = [x for x in parts(language, place.package) if _of_title(x, place)]
        mine = {key for x in found if x.file.endswith(".ftl") for key in x.said}
        must(mine or not must_say(place, language), f"there are no words in {language}: {place.id}.ftl")
        taken = mine & _others(place, language)
        must(not taken, f"{language}: others say {sorted(taken)} too")
        for part in found:
            wrong = next(part.faults(), "")
            must(not wrong, f"{language}: {part.file}: {wrong}")
            whole = must_say(place, language) and not part.file.endswith(f".{language}.toml")
            lacks = part.lacks if whole else []
            must(not lacks, f"there are no words in {language} for {lacks}: {part.file}")


def _of_title(part: Part, place: Place) -> bool:
    return part.file == f"{place.id}.ftl" or part.file.startswith(f"{place.id}/")


def _others(place: Place, language: str) -> set[str]:
    """Return all keys of a language but those of one title's own file."""
    found = (x for folder in word_folders(language) for x in folder.iterdir() if x.name.endswith(".ftl"))
    return {
        key for x in found if x.name != f"{place.id}.ftl" for key in entries(x.read_text(encoding="utf-8"))
    }


def _title(place: Place) -> Title:
    try:
        found = import_module(place.module("title")).TITLE
    except (Exception, SystemExit) as why:
        raise BrokenContract(f"{place.id} cannot be loaded: {type(why).__name__}: {why}") from why
    must(isinstance(found, Title), f"{place.module('title')}.TITLE is no title")
    return cast("Title", found)


def check_wording(place: Place) -> None:
    """Check that everything that can be shown of a title has words in every language."""
    title = _title(place)
    for language in languages():
        noted = Noted(words(language))
        with every_blank_filled():
            check_said(title.game, title.look, noted, title.standing_answers, title.ladders)
        check_asked_for(title, place, noted)


def sayings(look: Look) -> list[Say]:
    """Return how a title words its faults, in every language."""
    return [partial(look.refusal, words=words(language)) for language in languages()]


def check_refused(place: Place) -> None:
    """Check that every refusal gives a reason, in every language."""
    title = _title(place)
    check_refusals(title.game, sayings(title.look))


def check_parts(place: Place) -> None:
    """Check that the parts belong to one title, and that what it adds to Discord fits its questions."""
    title = _title(place)
    must(title.game is get(place.id), f"{place.module('title')} is of another game")
    must(title.look is import_module(place.module("look")).LOOK, f"{place.module('title')} has another look")
    named = {*title.ladders, *title.forms, *title.standing_answers, *title.lapses, *title.questions.briefs}
    strange = sorted((named | title.questions.pictured | title.questions.posted) - {*title.game.rules.kinds})
    must(not strange, f"there is no question {strange}")
    must(set(title.explanations) <= title.game.events, "an explanation is of no event")
    must(not title.seats.joins or title.seats.joins in title.game.rules.frees, "`joins` is no free action")
    must(set(title.unasked) <= set(title.game.rules.frees), "what is typed unasked is no free action")
    must(set(title.standing.values()) <= set(title.game.rules.kinds), "a standing answer is to no question")
