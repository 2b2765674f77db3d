"""Every edge that takes text or files, as one try with something hostile: it is taken, or refused clearly.

| edge | where it is read | try |
|---|---|---|
| a table's own file | `engine.core.data.parse`, each game's `new` | `file <game> <name>` |
| a position file | `engine.core.data.fit`, each game's `lay_out` | `position <game>` |
| an answer by text: path, sheet, fleet | each game's `read`, `Title.path_orders` | `typed <game>` |
| an answer or act as data | `engine.core.codec.unpack_action` | `action <game>` |
| a saved state | `engine.core.codec.load` | `state <game>` |
| a record: import, replay, verify | `engine.core.record`, `bot.play.workers.records` | `record <game>` |
| JSON lines of `python -m engine serve` | `engine.tools.protocol`, `serve` | `line <game>` |
| JSON lines of a program that plays a seat | `engine.tools.seats.desk` | `seat <game>` |
| custom ids of buttons, selects and forms | `bot.play.model.custom_ids`, `modals` | `custom id` |
| what a page of a board asks | `bot.web.boards`, `bot.web.board_requests` | `board` |
| who says that they are there, inside Discord | `bot.web.activity` | `activity` |
| environment and settings file | `bot.settings` | `settings` |
| options, places, standing answers, queries | `bot.acts`, `bot.games` | `words` |
| names, words and reasons that come back | `bot.play.model.texts`, `refusals`, `reasons` | `names` |
| commands, autocompletes, uploads, presses, forms | `bot.app`, `bot.acts` | `test_discord.py` |
| command lines, files named there | `engine.__main__`, `bot.__main__` | `test_command_lines.py` |

`test_edges.py` proves that none is left out.
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from pydantic_core import from_json

from bot.games.skirmish.gm.acts import numbers
from bot.games.skirmish.lookups import a_table, place_in
from bot.games.stargate import standing
from bot.play.model.custom_ids import Verb
from bot.play.model.custom_ids import read as read_id
from bot.play.model.terms import Refused
from bot.play.model.texts import clean, escaped, escaped_text, plain, reason, worded
from bot.play.workers.records import check_record
from bot.settings import BadSettings, Settings, read_settings
from bot.titles import TITLES
from bot.ui.interactions.modals import typed_fields
from bot.ui.interactions.opening import read_options
from bot.ui.interactions.rules import search
from bot.web.activity import ActivityDoor
from bot.web.board_requests import FARTHEST, LONGEST_TEXT, BoardRequest
from bot.web.board_requests import MOST as MOST_VALUES
from bot.web.keys import Holder, Keys
from engine import verify
from engine.core.codec import load, pack_action, save, unpack_action
from engine.core.contract import Setup
from engine.core.data import adapter, convert
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BadSetup, BrokenRecord, EngineError, Refusal
from engine.core.flow import apply, faults, pending, sample
from engine.core.record import read_record, replay
from engine.titles import GAMES
from engine.tools.protocol import Answer
from engine.tools.seats.desk import Moment, SeatDesk, Unread, failed, ok
from engine.tools.serve import Desk
from engine.tools.session import Session
from render.core.look import Picture
from render.core.text import words
from tests.hostile.good import FILES, file_of, position_of
from tests.hostile.strange import JSON_NUMBERS, TEXTS, TOML_NUMBERS, Raw, spoilt, toml, twisted, written

#: A refusal is no longer than this: it must fit into a message.
LONGEST_REFUSAL = 4000
Try = Callable[[Random], None]
TRIES: dict[str, Try] = {}


def edge(name: str) -> Callable[[Try], Try]:
    """Declare a try."""

    def declare(work: Try) -> Try:
        TRIES[name] = work
        return work

    return declare


def every(kind: str, work: Callable[[Any, Random], None]) -> None:
    """Declare a try for every game."""
    for game in GAMES.values():
        TRIES[f"{kind} {game.id}"] = lambda rng, game=game: work(game, rng)


def clear(error: Exception, title: str = "") -> None:
    """See that an error tells the player something, in both languages, with nothing live in it."""
    look = TITLES[title].look if title else None
    for locale in ("en", "de"):
        if isinstance(error, Refusal | Refused):
            said = worded(error, words(locale), look)
        else:
            said = escaped_text(reason(str(error), locale))
        assert said.strip()
        assert harmless(said), said
    assert len(str(error)) <= LONGEST_REFUSAL or isinstance(error, Refusal), len(str(error))


def harmless(said: str) -> bool:
    """Return whether nothing that was planted would format, ping, link or turn the line round."""
    live = (
        "@everyone",
        "@here",
        "<@1>",
        "<@!1>",
        "<@&7>",
        "<#5>",
        "</game",
        "<t:0",
        "<:a:1>",
        "](https://evil",
        "](https://e.x",
        "://evil",
        "discord.gg/evil",
        "steam://",
        "**b**",
        "~~s~~",
        "||h||",
        "\u202e",
        "\u2066",
        "\x1b",
        "\x00",
    )
    return not any(x in re.sub(r"\\.", "", said) for x in live)


@cache
def states(game: str) -> tuple[tuple[Any, Any], ...]:
    """Return positions of real games, each with a question that is open in it: a few of every kind."""
    g, found = GAMES[game], dict[str, list[tuple[Any, Any]]]()
    ways = (
        [{}]
        if game != "skirmish"
        else [{"players": "2", "gm": "on", "team": "built"}, {"players": "1", "gm": "off"}]
    )
    for n, options in enumerate(ways * 2):
        rng = Random(n)
        s = g.new(Setup(game, g.scenarios[n % len(g.scenarios)], options), RandomDice(rng)).state
        for _ in range(140 if game != "stargate" else 700):
            if not pending(s):
                break
            d = rng.choice(pending(s))
            kept = found.setdefault(d.kind, [])
            if len(kept) < 3:
                kept.append((s, d))
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    return tuple(x for kept in found.values() for x in kept)


@cache
def record_of(game: str) -> dict[str, Any]:
    """Return a short record as plain data."""
    g, rng = GAMES[game], Random(4)
    t = Session.new(g, Setup(game), "00" * 32)
    while len(t.entries) < 12 and pending(t.s):
        d = rng.choice(pending(t.s))
        t.answer(d.seat, d.id, sample(t.s, d, rng))
    return json.loads(adapter(type(t.record())).dump_json(t.record()))


def looked_at(g: Any, s: Any, rng: Random) -> None:
    """Look at a position as people do, save it, and play on: what was taken must work."""
    for seat in (None, g.seats[0]):
        view = g.view(s, seat)
        if rng.random() < 0.15:
            TITLES[g.id].look.scene(Picture(view=view, words=words("de")))
        assert harmless(TITLES[g.id].look.headline(view, {}, words("en")))
    assert load(type(s), save(s)) == s
    for _ in range(3):
        if pending(s):
            d = pending(s)[0]
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state


# -- files -----------------------------------------------------------------------------------------------


def _file(game: str, name: str, rng: Random) -> None:
    g = GAMES[game]
    text = toml(spoilt(file_of(game, name), rng, TOML_NUMBERS, rng.choice((1, 1, 2))))
    if rng.random() < 0.1:
        text = twisted(text, rng)
    try:
        s = g.new(Setup(game, "standard", {}, {name: text}), RandomDice(Random(1))).state
    except (BadData, BadSetup) as why:
        clear(why)
    else:
        looked_at(g, s, rng)


for _g, _n in FILES:
    TRIES[f"file {_g} {_n}"] = lambda rng, g=_g, n=_n: _file(g, n, rng)


def _position(g: Any, rng: Random) -> None:
    text = written(spoilt(position_of(g.id), rng, JSON_NUMBERS, rng.choice((1, 1, 2))))
    try:
        s = g.lay_out(convert(from_json(text), g.position, "position"))
    except ValueError:  # what is no JSON does not come as far as this
        return
    except BadData as why:
        clear(why)
    else:
        looked_at(g, s, rng)


every("position", _position)


# -- answers ---------------------------------------------------------------------------------------------


def _typed(g: Any, rng: Random) -> None:
    s, d = rng.choice(states(g.id))
    text = twisted(g.write(sample(s, d, rng)), rng)[:20_000]
    typed = text[:4000] if text[:4000].strip() else "x"
    orders = TITLES[g.id].path_orders
    for read in (
        lambda: faults(s, d, g.read(s, d, text)),
        lambda: orders.split(g, s, d, typed) if orders else (),
        lambda: orders.complete(g, s, d, typed, words("de")) if orders else (),
    ):
        try:
            read()
        except Refusal as why:
            clear(why, g.id)


every("typed", _typed)


def _action(g: Any, rng: Random) -> None:
    s, d = rng.choice(states(g.id))
    k = s.rules.kinds[d.kind]
    data = spoilt({"a": pack_action(k.takes, sample(s, d, rng))}, rng, JSON_NUMBERS, rng.choice((1, 2, 3)))
    takes = [k.takes, *(x.takes for x in g.rules.frees.values())]
    for kind in takes:
        try:
            a = unpack_action(kind, from_json(written(data.get("a"))))
            if kind is k.takes:
                bad = faults(s, d, a)
                assert all(f.why for f in bad)
        except ValueError:
            return
        except Refusal as why:
            clear(why, g.id)


every("action", _action)


def _state(g: Any, rng: Random) -> None:
    s, _ = rng.choice(states(g.id))
    text = written(spoilt(json.loads(save(s)), rng, JSON_NUMBERS))
    try:
        load(type(s), twisted(text, rng) if rng.random() < 0.1 else text)
    except BrokenRecord as why:
        clear(why)


every("state", _state)


def _record(g: Any, rng: Random) -> None:
    text = written(spoilt(record_of(g.id), rng, JSON_NUMBERS, rng.choice((1, 1, 2))))
    text = twisted(text, rng) if rng.random() < 0.1 else text
    try:
        rec = read_record(text)
        check_record(rec, g.seats)
        if rec.setup.game == g.id:
            replay(g, rec, 5.0)
    except EngineError as why:
        clear(why)
    try:
        wrong = verify.check(json.loads(text))
    except (ValueError, RecursionError):  # as `verify.main` says in a line
        return
    assert all(x.strip() for x in wrong)


every("record", _record)


def _line(g: Any, rng: Random) -> None:
    desk, log = Desk(), io.StringIO()
    s, d = rng.choice(states(g.id))
    a = sample(s, d, rng)
    packed = pack_action(s.rules.kinds[d.kind].takes, a)
    asked = {"seat": d.seat, "decision": d.id}
    good = [
        {"do": "answer", **asked, "action": packed},
        {"do": "preview", **asked, "text": g.write(a)},
        {"do": "play", **asked, "policy": "random", "seed": 1},
        {"do": "options", **asked, "first": 0, "most": 5},
        {"do": "answer", **asked, "token": "8fc17646", "dice": [1]},
        {"do": "act", "seat": d.seat, "name": next(iter(g.rules.frees)), "action": {}},
        {"do": "back", **asked},
        {"do": "undo", "seat": d.seat, "to": 0},
        {"do": "view", "seat": d.seat},
        {"do": "events", "since": 0},
        {"do": "position", "game": g.id, "position": position_of(g.id)},
        {"do": "load", "record": record_of(g.id)},
        {"do": "new", "game": g.id, "words": {d.seat: "x"}, "seed": "00" * 32, "table": "t", "files": {}},
        *(
            {"do": x, "id": 7, "table": "main"}
            for x in ("hello", "games", "tables", "pending", "outcome", "record")
        ),
    ]
    t = Session(g, "00" * 32)
    t.states, t.told = [s], [()]
    desk.tables["main"] = t
    with redirect_stderr(log):
        for _ in range(3):
            line = written(spoilt(rng.choice(good), rng, JSON_NUMBERS, rng.choice((0, 1, 1, 2))))
            line = twisted(line, rng) if rng.random() < 0.1 else line
            reply = json.loads(desk.answer_line(line.encode("utf-8", "surrogatepass")))
            assert "ok" in reply or reply["error"]["message"]
            assert reply.get("error", {}).get("code") not in ("internal", "rules-bug"), (
                line[:500],
                log.getvalue(),
            )


every("line", _line)


def _seat_line(g: Any, rng: Random) -> None:
    """A program that plays a seat says something strange: it is told why, and nothing has changed."""
    s, d = rng.choice(states(g.id))
    asked = {"decision": d.id}
    packed = pack_action(s.rules.kinds[d.kind].takes, sample(s, d, rng))
    good = [
        {"do": "answer", **asked, "action": packed},
        {"do": "preview", **asked, "text": "all"},
        {"do": "options", **asked, "first": 0, "most": 5},
        {"do": "view", "seat": d.seat},
        {"do": "events", "since": 0},
        {"do": "wait", "seconds": 1},
        *({"do": x, "id": 7, "table": "main"} for x in ("hello", "pending", "outcome")),
    ]
    desk, before = SeatDesk(g, Setup(g.id), d.seat, rng), save(s)
    for _ in range(3):
        line = written(spoilt(rng.choice(good), rng, JSON_NUMBERS, rng.choice((0, 1, 1, 2))))
        line = twisted(line, rng) if rng.random() < 0.1 else line
        reply = json.loads(_seat_reply(desk, line.encode("utf-8", "surrogatepass"), s))
        assert "ok" in reply or reply["error"]["message"]
        assert reply.get("error", {}).get("code") not in ("internal", "rules-bug"), line[:500]
        assert save(s) == before


def _seat_reply(desk: SeatDesk, line: bytes, s: Any) -> bytes:
    """Answer a line as matches do; an answer is only looked at."""
    try:
        number, r = desk.read(line)
        if isinstance(r, Answer):
            desk.answer(r, s)
        return ok(number, desk.reply(r, Moment(s, 1)))
    except Unread as why:
        return failed(why.number, why.why)
    except EngineError as why:
        return failed(None, why)


every("seat", _seat_line)


# -- small texts -----------------------------------------------------------------------------------------


@edge("custom id")
def _custom_id(rng: Random) -> None:
    verb = rng.choice(list(Verb)).value
    parts = [
        "ng",
        verb,
        "abc000",
        *rng.choices(["blue", "1", "", "8fc17646", "a.b.c", *TEXTS], k=rng.randrange(6)),
    ]
    text = ":".join(parts)
    try:
        what = read_id(twisted(text, rng) if rng.random() < 0.5 else text)
        assert len(":".join(["ng", what.verb.value, what.game, *what.args])) <= 100
        assert all(set(x) <= set(ALPHABET) for x in (what.game, *what.args))
        what.prefix()
        what.number(1)
    except Refused as why:
        clear(why)
    forms = [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": rng.choice(TEXTS)}}]
    shape = from_json(written([*spoilt(forms, rng, ("0", "null", "1.5"), 2)]))
    assert all(isinstance(x, str) for pair in typed_fields(shape).items() for x in pair)


@edge("board")
def _board(rng: Random) -> None:
    good = {
        "id": "ng:do:abc000:blue:1:8fc17646",
        "values": ["a", "b"],
        "fields": {"text": rng.choice(TEXTS)},
        "points": [[12, 40.5]],
        "known": ["8fc1764600c0ffee"],
        "at": 3,
        "theme": "light",
        "begins": True,
    }
    text = written(spoilt(good, rng, ("0", "null", "1.5", "1e999", "-1e40"), 2))
    try:
        found = json.loads(twisted(text, rng) if rng.random() < 0.3 else text)
        asked = BoardRequest.read(found) if isinstance(found, dict) else BoardRequest()
    except (TypeError, ValueError, OverflowError, RecursionError):
        return  # which the door answers with 400
    texts = (asked.id, *asked.values, *asked.known, *asked.fields, *asked.fields.values())
    assert all(isinstance(x, str) and len(x) <= LONGEST_TEXT for x in texts)
    assert len(asked.values) <= MOST_VALUES >= len(asked.fields)
    assert isinstance(asked.at, int)
    assert asked.theme in ("dark", "light")
    assert len(asked.points) <= 2
    assert all(abs(x) <= FARTHEST for point in asked.points for x in point)


class Confiding:
    """Discord, as it believes every code and instance that is written as these are."""

    client_id = "1"

    async def holder(self, code: str, instance: str) -> Holder:
        assert all(x.isascii() and x.isprintable() and 0 < len(x) <= 200 for x in (code, instance))
        assert not set(code + instance) & set("/&?#% ")
        return Holder(1, "Ann", "en", "abc000")


@edge("activity")
def _activity(rng: Random) -> None:
    keys = Keys()
    door = ActivityDoor(Confiding(), keys)

    def sent(given: dict[str, Any]) -> Any:
        spoils = rng.random() < 0.5
        return json.loads(written(spoilt(given, rng, ("0", "null", "1e999")) if spoils else given))

    async def tried() -> None:
        begun = await door.begin(sent({"instance": rng.choice(("i-1", *TEXTS))}))
        assert set(begun) in (set(), {"client_id", "state"})
        given = {"code": rng.choice(("c0de", *TEXTS)), "state": begun.get("state", rng.choice(TEXTS))}
        entered = await door.enter(sent(given))
        assert not entered or (begun and keys.holder(str(entered["key"])))
        assert not entered or not await door.enter(given)

    asyncio.run(tried())


ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.+-"


@edge("settings")
def _settings(rng: Random) -> None:
    good = {
        k: str(f.default) if isinstance(f.default, Path) else f.default
        for k, f in Settings.model_fields.items()
    }
    good["token"] = "x"
    text = toml(spoilt(good, rng, TOML_NUMBERS))
    text = twisted(text, rng) if rng.random() < 0.2 else text
    names = [f"NULLGATE_{x}".upper() for x in good]
    fits = [x for x in TEXTS if "\x00" not in x and "\ud800" not in x]
    env = {rng.choice(names): rng.choice(fits)} if rng.random() < 0.5 else {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "nullgate.toml"
        file.write_text(text, encoding="utf-8")
        kept = {k: v for k, v in os.environ.items() if not k.startswith("NULLGATE_") and k != "DISCORD_TOKEN"}
        with patch.dict(os.environ, {**kept, **env, "NULLGATE_SETTINGS": str(file)}, clear=True):
            try:
                s = read_settings()
            except BadSettings as why:
                assert str(why).strip()  # noqa: PT017 - it may also be taken
                return
    assert "\x00" not in s.store
    int(s.patience * 3600)


@edge("words")
def _words(rng: Random) -> None:
    text = rng.choice(TEXTS) if rng.random() < 0.5 else twisted("homes = thrown, 1 2 3 charge 40; warp", rng)
    view = a_table(GAMES["skirmish"].view(states("skirmish")[-1][0], None))
    for read in (read_options, numbers, standing.read, lambda x: place_in(view, x, words("en"))):
        try:
            read(text)
        except Refused as why:
            clear(why)
    if "search" not in _tried or rng.random() < 0.05:
        _tried.add("search")
        search(rng.choice(list(GAMES)), text, 6, "de")


_tried: set[str] = set()


@edge("names")
def _names(rng: Random) -> None:
    name = "".join(rng.choice(TEXTS)[:40] for _ in range(rng.randrange(1, 4)))
    name = twisted(name, rng) if rng.random() < 0.5 else name
    for made, most in ((escaped(name), 140), (plain(name), 32), (clean(name, 60), 60)):
        assert len(made) <= most + 60
        assert "\n" not in made
        assert "\u202e" not in made
    assert harmless(escaped(name)), escaped(name)
    assert harmless(escaped_text(name))
    assert len(escaped_text(name * 50)) < LONGEST_REFUSAL
    assert reason(f"x{name * 50}", "de")


__all__ = ["TRIES", "Raw"]
