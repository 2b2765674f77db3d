"""One seat for another program: what it is told, what it is refused, and a program that plays a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.policies.policy import random_answer
from engine.policies.worth import imagine
from engine.titles import GAMES
from engine.tools import protocol
from engine.tools.match import match, play, seated
from engine.tools.seats import programs
from engine.tools.seats.desk import SEAT_PROTOCOL, SEAT_REQUESTS, Moment, SeatDesk, Unread, failed, ok
from tests.bench import strength

DOCS = Path(__file__).parents[2] / "docs"
BOT = f"cmd:{sys.executable} {DOCS / 'random_bot.py'} 7"


def served(desk, now, **asked):
    """Return the reply to a request, as the line that is sent."""
    try:
        number, r = desk.read(json.dumps(asked).encode())
        if isinstance(r, protocol.Answer):
            desk.answer(r, now.state)
        return ok(number, desk.reply(r, now))
    except Unread as why:
        return failed(why.number, why.why)
    except Exception as why:
        return failed(None, why)


def moment(game, answers, seed=1):
    """Play some answers at random; return how the game stands then."""
    rng, told = Random(seed), []
    t = Execution(
        fork(game.new(Setup(game.id), RandomDice(rng, keep=False)).state), RandomDice(rng, keep=False)
    )
    for n in range(answers):
        if not pending(t.s):
            break
        t.answer(d := pending(t.s)[0], random_answer(game, t.s, d, rng))
        told += [(n, e) for e in t.events]
        t.events.clear()
    return Moment(t.s, answers, told)


def everything(game, seat, now):
    """Ask all that a seat can ask; the same random numbers are drawn each time."""
    desk = SeatDesk(game, Setup(game.id), seat, Random(5))
    lines = [served(desk, now, do=x) for x in ("hello", "wait", "pending", "view", "events", "outcome")]
    for d in (d for d in pending(now.state) if d.seat == seat):
        offered = served(desk, now, do="options", decision=d.id)
        found = json.loads(offered)["ok"]
        choice = found["options"][0] if found["options"] else found["sample"]
        lines += [offered, served(desk, now, do="answer", decision=d.id, token=choice["token"])]
    return lines


@pytest.mark.parametrize("name", [x for x in GAMES if x != "stargate"])  # which hides nothing
def test_no_byte_depends_on_what_another_seat_hides(name: str) -> None:
    game, changed = GAMES[name], 0
    for answers in (6, 14, 40):
        now = moment(game, answers)
        for seat in game.seated(Setup(name)):
            other = Moment(imagine(game, now.state, seat, Random(9)), now.n, now.told)
            changed += other.state != now.state
            assert everything(game, seat, now) == everything(game, seat, other)
    assert changed


def test_events_are_those_that_the_seat_may_know() -> None:
    game = GAMES["starwars"]
    now = moment(game, 80)
    secret = {(n, e.kind) for n, e in now.told if not e.reaches("blue")}
    assert secret
    lines = json.loads(served(SeatDesk(game, Setup(game.id), "blue", Random(1)), now, do="events"))["ok"][
        "events"
    ]
    assert lines
    assert len(lines) == len([e for _, e in now.told if e.reaches("blue")])
    assert all("to" not in x for x in lines)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"do": "record"}, "unknown-request"),
        ({"do": "act", "name": "resign"}, "unknown-request"),
        ({"do": "new", "game": "starwars"}, "unknown-request"),
        ({"do": "view", "seat": "orange"}, "not-yours"),
        ({"do": "events", "seat": "all"}, "not-yours"),
        ({"do": "options", "seat": "orange", "decision": 1}, "not-yours"),
        ({"do": "view", "table": "other"}, "no-table"),
        ({"do": "answer", "decision": 1, "text": "throw", "dice": [1]}, "bad-request"),
        ({"do": "answer", "decision": 1, "text": "fly away"}, "invalid"),
        ({"do": "answer", "decision": 1, "token": "0" * 8}, "stale"),
        ({"do": "answer", "decision": 9, "text": "throw"}, "stale"),
        ({"do": "wait", "seconds": 61}, "bad-request"),
    ],
)
def test_what_a_seat_cannot_do_is_refused(asked, code) -> None:
    game = GAMES["starwars"]
    s = game.new(Setup(game.id), RandomDice(Random(2), keep=False)).state
    seat = pending(s)[0].seat
    swapped = {"orange": next(x for x in game.seats if x != seat)}
    asked = {key: swapped.get(x, x) if isinstance(x, str) else x for key, x in asked.items()}
    reply = json.loads(served(SeatDesk(game, Setup(game.id), seat, Random(1)), Moment(s, 1), **asked))
    assert reply["error"]["code"] == code


def test_requests_of_a_seat_are_documented() -> None:
    part = (DOCS / "protocol.md").read_text().partition("## One seat")[2].partition("\n## ")[0]
    assert SEAT_PROTOCOL in part
    assert all(f"`{name}`" in part for name in SEAT_REQUESTS)
    assert len((DOCS / "random_bot.py").read_text().splitlines()) <= 60


def test_a_program_plays_a_whole_game(capfd) -> None:
    step = strength.step(GAMES["starwars"], strength.player(BOT), "random", 1, 3)
    assert (step.counted, step.games) == (1, 1)
    assert BOT in strength.line(step, 3)
    assert capfd.readouterr().err == ""


def test_without_a_player_each_level_meets_the_one_below(capsys) -> None:
    assert strength.main(["--title", "starwars", "--games", "0"]) == 0
    said = capsys.readouterr().out
    assert "steady against first_steps" in said
    assert "strong against steady" in said


def test_a_bad_answer_is_refused_and_the_next_one_counts(tmp_path) -> None:
    bot = tmp_path / "stubborn.py"
    bot.write_text(
        "import json\n"
        "def ask(**x):\n"
        "    print(json.dumps(x), flush=True)\n"
        "    return json.loads(input())\n"
        "print('no json', flush=True); assert json.loads(input())['error']['code'] == 'bad-json'\n"
        "d = ask(do='wait')['ok']['pending'][0]['decision']\n"
        "bad = ask(id='x', do='answer', decision=d, text='fly away')\n"
        "assert bad['id'] == 'x' and bad['error']['code'] == 'invalid', bad\n"
        "assert ask(do='answer', decision=d, text='throw') == {'id': None, 'ok': {}}\n"
    )
    players = dict.fromkeys(GAMES["starwars"].seats, "random") | {"blue": f"cmd:{sys.executable} {bot}"}
    with pytest.raises(programs.ProgramFailed, match="has ended"):  # it plays one answer and no more
        play(GAMES["starwars"], players, 2)


@pytest.mark.parametrize("command", ["cmd:true", "cmd:no-such-program-here", "cmd:", "cmd:yes {}"])
def test_a_program_that_cannot_play_ends_the_match(command: str, monkeypatch) -> None:
    monkeypatch.setattr(programs, "MOST_REQUESTS", 20)
    players = seated(GAMES["starwars"], ["--blue", command, "--orange", command])
    with pytest.raises(programs.ProgramFailed):
        match(GAMES["starwars"], lambda line: None, players, games=1, seed=1)
