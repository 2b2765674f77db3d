"""The command line of the engine: `python -m engine fuzz`, `match`, `replay` and so on.

Each command imports what it needs, so that `verify` runs on the standard library alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def say(line: str) -> None:
    """Print a line."""
    print(line, flush=True)


def fuzz(args: argparse.Namespace) -> int:
    """Play at random and check every promise."""
    from engine.titles import get
    from engine.tools.fuzz import fuzz as fuzz_game

    return fuzz_game(
        get(args.game),
        say,
        games=args.games,
        seed=args.seed,
        out=args.out,
        seconds=args.seconds,
        closely=args.closely,
        wild=args.wild,
    )


def match(args: argparse.Namespace) -> int:
    """Have machine players play each other."""
    from engine.core.contract import Setup
    from engine.titles import get
    from engine.tools.match import match as play_match
    from engine.tools.match import seated

    game = get(args.game)
    setup = Setup(game.id, args.scenario, dict(x.partition("=")[::2] for x in args.option))
    game.chosen(setup)
    players = seated(game, args.rest, setup)
    play_match(
        game, say, players, games=args.games, seed=args.seed, swap=args.swap, jobs=args.jobs, setup=setup
    )
    return 0


def train(args: argparse.Namespace) -> int:
    """Learn a game's evaluation from games against itself."""
    from engine.titles import get
    from engine.tools.train import train as train_game

    train_game(get(args.game), say, games=args.games, seed=args.seed, out=args.out)
    return 0


def replay(args: argparse.Namespace) -> int:
    """Replay a record, or all games of a database."""
    from engine.tools.replay import replay_all, replay_file

    if args.all is None and not args.file:
        say("replay: name a record, or a database with --all")
        return 2
    results = [replay_file(path, say) for path in args.file]
    if args.all is not None:
        results.append(replay_all(args.all, say))
    return max(results)


def verify(args: argparse.Namespace) -> int:
    """Verify the dice and seals of a record."""
    from engine.verify import main as verify_file

    return verify_file([str(args.file)])


def lessons(args: argparse.Namespace) -> int:
    """List and check the lessons."""
    from engine.tools.lessons import lessons as check_lessons

    return check_lessons(args.game, args.lesson, say)


def words(args: argparse.Namespace) -> int:
    """Say how far each language has come, or what one lacks."""
    from engine.tools.translations import words as tell_words

    return tell_words(args.language, args.file, say)


def puzzles(args: argparse.Namespace) -> int:
    """List and check the puzzles, find new ones, or measure anew what other rules have changed."""
    from engine.titles import GAMES, get
    from engine.tools.puzzles import check, find, folder_of, renew

    verb = args.names[0] if args.names else ""
    if verb not in ("find", "renew"):
        return check(args.names or list(GAMES), say, deep=args.deep)
    if len(args.names) != 2:
        say(f"puzzles {verb}: name a title")
        return 2
    game = get(args.names[1])
    if game.puzzler() is None:
        say(f"puzzles {verb}: {game.id} makes none")
        return 2
    folder = args.out or folder_of(game.id)
    if verb == "renew":
        renew(game, say, folder)
    else:
        find(game, say, seconds=args.seconds, seed=args.seed, folder=folder)
    return 0


def serve(args: argparse.Namespace) -> int:
    """Serve another program."""
    from engine.tools.serve import serve as serve_lines

    return serve_lines(sys.stdin.buffer, sys.stdout.buffer)


def _at_least_one(text: str) -> int:
    """Read a number of games, or of processes: with none, nothing would be found wrong."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("give a number from 1")
    return int(text)


def _add_fuzz(commands: Any) -> None:
    p = commands.add_parser("fuzz", help="random legal play; exit status 1 when a promise is broken")
    p.add_argument("game", metavar="GAME")
    p.add_argument("--games", type=_at_least_one, default=100, metavar="N")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="game i is played from S + i")
    p.add_argument("--seconds", type=float, default=0.0, metavar="T", help="play so long instead of N games")
    p.add_argument("--out", type=Path, default=Path("var/fuzz"), metavar="DIR", help="where failing games go")
    p.add_argument("--closely", type=float, default=0.1, help="share of answers looked at closely (0 to 1)")
    p.add_argument("--wild", type=float, default=0.01, help="share of free actions and undos (0 to 1)")
    p.set_defaults(run=fuzz)


def _add_match(commands: Any) -> None:
    p = commands.add_parser(
        "match",
        help="machine players against each other",
        epilog="Every seat may be given a player: --blue search --orange random. The others are greedy. "
        'A program plays too: --blue "cmd:python docs/random_bot.py" (docs/protocol.md).',
    )
    p.add_argument("game", metavar="GAME")
    p.add_argument("--games", type=int, default=10, metavar="N")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="game i is played from S + i")
    p.add_argument("--scenario", default="standard", metavar="NAME")
    p.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="may be given several times"
    )
    p.add_argument("--swap", action="store_true", help="change seats after every game")
    p.add_argument(
        "--jobs", type=_at_least_one, default=1, metavar="J", help="processes; the games stay the same"
    )
    p.set_defaults(run=match)


def _add_train(commands: Any) -> None:
    p = commands.add_parser("train", help="learn a game's evaluation from games against itself")
    p.add_argument("game", metavar="GAME")
    p.add_argument("--games", type=_at_least_one, default=3000, metavar="N")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed writes the same weights")
    p.add_argument("--out", type=Path, metavar="FILE", help="instead of the game's own file of weights")
    p.set_defaults(run=train)


def _add_puzzles(commands: Any) -> None:
    p = commands.add_parser("puzzles", help="list and check puzzles, or find new ones (docs/puzzles.md)")
    p.add_argument(
        "names",
        metavar="GAME",
        nargs="*",
        help='titles; "find GAME" looks for new ones, "renew GAME" measures anew what rules have changed',
    )
    p.add_argument("--deep", action="store_true", help="measure each anew, with other seeds")
    p.add_argument("--seconds", type=float, default=600.0, metavar="T", help="look for so long")
    p.add_argument("--seed", type=int, default=0, metavar="S", help="machine games from this seed on")
    p.add_argument("--out", type=Path, metavar="DIR", help="instead of the title's own folder")
    p.set_defaults(run=puzzles)


def parser() -> argparse.ArgumentParser:
    """Build the command-line parser."""
    top = argparse.ArgumentParser(prog="python -m engine", description="Nullgate's games without Discord.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    for add in (_add_fuzz, _add_match, _add_train):
        add(commands)
    p = commands.add_parser("replay", help="replay a record, or all games of a database")
    p.add_argument("file", type=Path, nargs="*", metavar="FILE")
    p.add_argument("--all", type=Path, metavar="DB", help="an SQLite database of the bot; it is only read")
    p.set_defaults(run=replay)

    p = commands.add_parser("verify", help="check the dice and seals of a finished game")
    p.add_argument("file", type=Path, metavar="FILE")
    p.set_defaults(run=verify)

    p = commands.add_parser(
        "lessons", help="list and check lessons, or tell one step by step (docs/lessons.md)"
    )
    p.add_argument("game", metavar="GAME", nargs="?", default="")
    p.add_argument("lesson", metavar="LESSON", nargs="?", default="")
    p.set_defaults(run=lessons)

    p = commands.add_parser(
        "words", help="how far each language has come, and what one lacks (docs/translating.md)"
    )
    p.add_argument("language", metavar="LANGUAGE", nargs="?", default="", help="such as fr")
    p.add_argument("file", metavar="FILE", nargs="?", default="", help="such as bot.ftl: what it lacks")
    p.set_defaults(run=words)

    _add_puzzles(commands)
    p = commands.add_parser("serve", help="JSON lines over standard input and output (docs/protocol.md)")
    p.set_defaults(run=serve)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give the exit status."""
    reader = parser()
    args, rest = reader.parse_known_args(arguments)
    args.rest = rest
    if rest and args.run is not match:
        reader.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        return int(args.run(args))
    except KeyboardInterrupt:
        return 130
    except Exception as why:
        if type(why).__name__ in ("BadSetup", "BadData", "BrokenRecord"):
            print(f"python -m engine: {why}", file=sys.stderr)
            return 2
        raise


if __name__ == "__main__":
    sys.exit(main())
